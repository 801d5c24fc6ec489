# Lo que dice el cliente por su cuenta. Cada juego dice lo suyo.
app-name = tablero
app-skip = Ir a la mesa
app-menu = Navegación
app-settings = Ajustes
nav-lobby = Partidas
nav-rules = Reglas
nav-language = Idioma
nav-theme-dark = Oscuro
nav-theme-light = Claro
nav-theme = Colores
nav-motion = Movimiento
nav-text = Modo texto
nav-on = sí
nav-off = no
nowhere = Aquí no hay nada.
loading = Un momento…
close = Cerrar
back = Volver

game-rebellion = Star Wars: Rebellion
game-swu = Star Wars: Unlimited
game-swu-match = Star Wars: Unlimited, encuentro
game-rebellion-about = El Imperio busca por la galaxia una base oculta; los rebeldes resisten hasta que la galaxia crea en ellos.
game-swu-about = Dos mazos, dos arenas, una base que defender. Las unidades atacan, los líderes se despliegan y cada ronda trae más recursos.
game-swu-match-about = Al mejor de tres, draft, sellado y Trilogía, con mazos construidos en la mesa.
game-other-about = Se juega según su reglamento.

lobby-title = ¿A qué jugamos?
lobby-play-bot = Jugar contra un bot
lobby-more = Más opciones
lobby-new = Mesa nueva
lobby-game = Juego
lobby-seats = Asientos
lobby-seat = Asiento { $seat }
lobby-kind-me = Yo
lobby-kind-link = Alguien por enlace
lobby-kind-open = Asiento libre
lobby-kind-bot = Bot
lobby-kind-hotseat = En este dispositivo
lobby-level-random = fácil
lobby-level-greedy = difícil
lobby-level = Nivel
lobby-clock = Reloj
lobby-clock-none = ninguno
lobby-clock-live = en vivo: { $minutes } minutos cada uno, { $seconds } segundos por jugada
lobby-clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
lobby-spectators = Otros pueden mirar
lobby-chat = Chat
lobby-create = Preparar la mesa
lobby-created = La mesa está lista.
lobby-links = Envía cada enlace a una persona. Quien lo abra ocupa ese asiento.
lobby-copy = Copiar
lobby-copied = Copiado
lobby-sit = Sentarse
lobby-open = Mesas abiertas
lobby-none = Ninguna mesa espera jugadores.
lobby-mine = Tus mesas
lobby-join = Unirse
lobby-watch = Mirar
lobby-continue = Seguir
lobby-forget = Quitar de la lista
lobby-name = Tu nombre
lobby-guest = Invitado
lobby-account = Cuenta
lobby-password = Contraseña
lobby-register = Crear una cuenta
lobby-enter = Entrar
lobby-leave = Salir
lobby-account-why = No hace falta para jugar. Con una cuenta, tus asientos te siguen a otros dispositivos.
lobby-entered = Has entrado como { $name }.
lobby-setting-decks = Mazos
lobby-setting-format = Formato
lobby-setting-games = Juegos
lobby-setting-set = Colección
lobby-setting-first_game = Preparación para la primera partida
lobby-setting-errata = Con la fe de erratas del editor
lobby-value-open = libre
lobby-value-premier = Premier
lobby-value-trilogy = Trilogía
lobby-value-sealed = sellado
lobby-value-draft = draft
lobby-value-twin-suns = Twin Suns
lobby-value-multiplayer = tres o cuatro jugadores
lobby-default = lo habitual
lobby-free = asientos: { $count }
status-open = espera jugadores
status-playing = en juego
status-over = terminada

join-title = Te han invitado
join-as = Ocupar el asiento { $seat }
join-watch = Solo mirar

table-yours = Tú decides
table-waiting = { $count ->
    [one] Decide { $seats }
   *[other] Deciden { $seats }
}
table-seat = Asiento { $seat }
table-you = tú
table-bot = bot
table-watching = Estás mirando.
table-options = Opciones
table-all-options = Todas las opciones ({ $count })
table-option-count = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
table-log = Registro
table-log-empty = Aún no ha pasado nada.
table-log-moment = Momento { $at }
table-chat = Chat
table-chat-say = Di algo
table-chat-send = Enviar
table-chat-empty = Nadie ha dicho nada.
table-players = Jugadores
table-board = Mesa
table-undo = Deshacer
table-resign = Rendirse
table-resign-sure = ¿Te rindes en esta partida?
table-draw = Ofrecer tablas
table-record = Descargar registro
table-rematch = Jugar otra vez
table-replay = Volver a ver la partida
table-yes = Sí
table-no = No
table-consent-undo = { $seat } pide deshacer una jugada. ¿Estás de acuerdo?
table-consent-draw = { $seat } ofrece tablas. ¿Estás de acuerdo?
table-claim = Se ha acabado el tiempo de { $seat }.
table-claim-win = Reclamar la victoria
table-claim-bot = Que siga un bot
table-confirm = Listo
table-confirm-count = Listo ({ $count } de { $most })
table-pick = { $least ->
    [0] Elige hasta { $most }.
   *[other] Elige de { $least } a { $most }.
}
table-pick-exact = { $count ->
    [one] Elige 1.
   *[other] Elige { $count }.
}
table-distribute = De { $least } a { $total } en total; quedan { $left }.
table-distribute-exact = { $total } en total; quedan { $left }.
table-more = Uno más: { $what }
table-less = Uno menos: { $what }
table-cap = como mucho { $cap }
table-place = Hay que colocarlo en el mapa, y este cliente aún no puede mostrarlo.
table-why = ¿Por qué no?
table-why-none = No hay una regla que citar; ahora no se pregunta por eso.
table-rule = Regla { $rule }
table-error = No ha sido posible.
table-lost = Se ha perdido la conexión. Intentándolo de nuevo…
table-connecting = Conectando…
table-refused = Esta mesa no existe o no es para ti.
table-over = La partida ha terminado
table-won = { $count ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
table-you-won = ¡Has ganado!
table-you-lost = Has perdido.
table-nobody = Empate.
table-score = { $seat }: { $score }
table-keys = Teclas: los números eligen, las flechas mueven, Intro acepta, U deshace, L muestra el registro, T el modo texto, ? las reglas.
table-number = Número escrito: { $number }
table-card = Carta
table-menu = ¿Qué haces con ella?
table-clock-left = Tiempo restante
table-show-list = Ver todas las opciones
table-hide-list = Ocultar
table-details = Detalles
table-sending = Enviando…
table-share = Copiar enlace
table-hotseat = Ahora: { $seat }
table-new = Nuevo: { $text }

rules-title = Reglas
rules-search = Buscar en las reglas
rules-book = Reglamento
rules-all = todos
rules-nothing = No se ha encontrado nada.
rules-open = Reglas
rules-hint = Escribe una palabra: «centinela», «retirada», «mejora». Se busca en español y en inglés.

replay-title = Repetición
replay-step = Momento { $step } de { $count }
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-view = Visto por
replay-spectator = un espectador
replay-round = Ir a
replay-missing = No hay tal partida que ver, o aún no ha terminado.

swu-ui-hand = Tu mano
swu-ui-resources = { $ready } de { $total } recursos preparados
swu-ui-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
swu-ui-hand-count = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
swu-ui-discard = { $count ->
    [0] Pila de descartes vacía
    [one] 1 carta en la pila de descartes
   *[other] { $count } cartas en la pila de descartes
}
swu-ui-base-left = Quedan { $left } de { $hp } PV
swu-ui-power = Poder
swu-ui-hp = PV
swu-ui-cost = Coste
swu-ui-damage = { $count } de daño
swu-ui-exhausted = agotada
swu-ui-attacks = ataca
swu-ui-defends = es atacada
swu-ui-initiative = Iniciativa
swu-ui-empty = sin unidades
swu-ui-active = activo
swu-ui-cards-back = cartas boca abajo
swu-ui-seen = Cartas a la vista
swu-ui-no-text = Sin habilidades.
swu-ui-captives = Custodia
swu-ui-now = Ahora lleva
swu-ui-unit-side = Como unidad
swu-ui-pilot-side = Como piloto
swu-ui-see-discard = Pila de descartes
swu-ui-legal = se puede elegir
swu-ui-passed = ha pasado
swu-ui-upgrades = Mejoras
swu-ui-draft-hand = Elige de este sobre
swu-ui-draft-pool = Elegidas hasta ahora ({ $count })
swu-ui-your-deck = Tu mazo ({ $count })
swu-ui-suggest = Aceptar la sugerencia
swu-ui-clear = Vaciar
swu-ui-score = Juegos ganados: { $score }

reb-ui-galaxy = La galaxia
reb-ui-time = Tiempo
reb-ui-reputation = Reputación
reb-ui-queue = Cola de construcción
reb-ui-space = Casilla { $space }
reb-ui-pool = Reserva de líderes
reb-ui-missions = Misiones
reb-ui-assigned = En misiones
reb-ui-hand = Tus cartas
reb-ui-objectives = Objetivos
reb-ui-actions = Acciones
reb-ui-tactics = Tácticas
reb-ui-probes = Sondas
reb-ui-probed = registrados: { $count }
reb-ui-base-hidden = La base está oculta.
reb-ui-base-here = La base está en { $place }.
reb-ui-base-found = Han encontrado la base en { $place }.
reb-ui-combat = Combate: { $place }
reb-ui-combat-round = Asalto { $round }
reb-ui-attacker = ataca
reb-ui-defender = defiende
reb-ui-units = Unidades
reb-ui-nothing = nada
reb-ui-loyal = leal a { $side }
reb-ui-neutral = neutral
reb-ui-remote = remoto
reb-ui-builds = Construye
reb-ui-near = Linda con
reb-ui-zoom-in = Más grande
reb-ui-zoom-out = Más pequeño
reb-ui-damage = daño { $count }
reb-ui-turn = Turno: { $side }
reb-ui-held = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
reb-ui-objective-tier = Objetivo { $tier }
reb-ui-mission-now = Misión: { $card }
reb-ui-track = Tiempo y Reputación
reb-ui-recruit = reclutar
reb-ui-build = construir
reb-ui-supply = Reserva de unidades
reb-ui-leaders-here = Líderes
reb-ui-region = Región { $number }
reb-ui-face-down = boca abajo
reb-ui-dice = Dados
reb-ui-legal = se puede elegir
reb-ui-chosen = elegido: { $count }
reb-ui-card-mission = Misión
reb-ui-card-action = Acción
reb-ui-card-objective = Objetivo
reb-ui-card-probe = Sonda
reb-ui-card-tactic = Táctica
reb-ui-probe-seen = carta de sonda vista: la base no está aquí
reb-ui-passed = ha pasado
reb-ui-doomed = destruida
reb-ui-retreated = se ha retirado
reb-ui-offered = Para elegir
reb-ui-look = Señala un sistema, un líder o una carta para leer sobre ellos.
reb-ui-kind-starting = misión inicial
reb-ui-kind-project = proyecto
reb-ui-costs-special = cuesta un dado especial
reb-ui-blocks = bloquea daño
reb-ui-base-space = no es un sistema; las unidades de aquí están ocultas con la base
reb-ui-no-skills = sin iconos de habilidad
reb-ui-no-tactics = sin valores de táctica: no puede activar sistemas
reb-ui-attack = Ataque: dados rojos { $red }, negros { $black }
reb-ui-health-red = Salud: { $count }, roja
reb-ui-health-black = Salud: { $count }, negra
reb-ui-health-none = Sin salud: no recibe daño
reb-ui-carries = Transporta { $count ->
    [one] 1 unidad.
   *[other] { $count } unidades.
}
reb-ui-cargo = Necesita que la transporten naves que salgan del mismo lugar.
reb-ui-immobile = No se mueve.
reb-ui-built-by = La construye: { $icon }
reb-ui-in-supply = En la reserva: { $count }
reb-ui-queue-first = Las unidades de aquí se despliegan en la próxima fase de Recuperación en que se construya.
reb-ui-queue-later = Las unidades de aquí avanzan una casilla cada vez que se construye.
reb-ui-die-hit = Impacto: 1 daño a una unidad con salud del mismo color; en una misión, 1 éxito.
reb-ui-die-direct = Impacto directo: 1 daño a cualquier unidad; en una misión, 2 éxitos.
reb-ui-die-special = Especial: en combate roba una carta de Táctica o paga su coste.
reb-ui-tracks-meet = Cuando el marcador de Tiempo alcanza al de Reputación, ganan los Rebeldes.
reb-ui-not-asked = Ahora no se te pregunta nada.
reb-ui-pin = Haz clic para ver las reglas y el motivo.
reb-ui-at-pool = en la reserva de líderes
reb-ui-at-mission = en una misión
reb-ui-at-supply = aún no está en juego
reb-ui-at-eliminated = eliminado
reb-ui-lasting-detained = no vuelve en la próxima fase de Recuperación
reb-ui-lasting-protected = nadie de la reserva puede oponerse a sus misiones esta ronda
reb-ui-lasting-unpinning = no impide salir a las unidades esta ronda
reb-ui-lasting-bonus = 2 éxitos más en su próxima misión
reb-ui-lasting-locked = sin misiones ni cartas de Acción rebeldes aquí en esta fase
reb-ui-in-turn = tiene el turno
reb-ui-holds = { $missions ->
    [one] 1 misión
   *[other] { $missions } misiones
}, { $actions ->
    [one] 1 carta de Acción
   *[other] { $actions } cartas de Acción
}
reb-ui-holds-probes = { $count ->
    [one] 1 sonda
   *[other] { $count } sondas
}
reb-ui-holds-objectives = { $count ->
    [one] 1 objetivo
   *[other] { $count } objetivos
}
reb-ui-nobody-opposes = nadie se opone todavía
reb-ui-opposing = Se oponen: { $leaders }.
reb-ui-rolls = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
reb-ui-dice-red = { $count ->
    [one] 1 dado rojo
   *[other] { $count } dados rojos
}
reb-ui-dice-black = { $count ->
    [one] 1 dado negro
   *[other] { $count } dados negros
}
reb-ui-no-retreat = no puede retirarse
reb-ui-silenced = sin cartas de Táctica ({ $theater }) en este asalto
reb-ui-no-leader = sin líder
reb-ui-tactics-held = Cartas de Táctica: ✦ espaciales { $space }, ▲ terrestres { $ground }
reb-ui-news = Desde tu última decisión
reb-ui-load = Capacidad de las naves que salen: { $room }. Unidades que necesitan transporte: { $cargo }.
reb-ui-topic-leader = Líderes
reb-ui-topic-skill = Habilidades
reb-ui-topic-mission = Misiones
reb-ui-topic-assign = Asignación
reb-ui-topic-action = Cartas de Acción
reb-ui-topic-objective = Objetivos
reb-ui-topic-attack = Ataques
reb-ui-topic-base = La Base Rebelde
reb-ui-topic-build = Construcción
reb-ui-topic-deploy = Despliegue
reb-ui-topic-dice = Dados
reb-ui-topic-time = Tiempo
reb-ui-topic-refresh = Fase de Recuperación
reb-ui-topic-reputation = Reputación
reb-ui-topic-win = Victoria
reb-ui-topic-project = Proyectos
reb-ui-topic-startmission = Misiones iniciales
reb-ui-topic-captive = Líderes capturados
reb-ui-topic-ring = Anillos
reb-ui-topic-system = Sistemas
reb-ui-topic-loyalty = Lealtad
reb-ui-topic-move = Movimiento
reb-ui-topic-sabotage = Sabotaje
reb-ui-topic-subjugate = Subyugación
reb-ui-topic-destroyed = Sistemas destruidos
reb-ui-topic-unit = Unidades
reb-ui-topic-transport = Transporte
reb-ui-topic-structure = Estructuras
reb-ui-topic-deathstar = La Estrella de la Muerte
reb-ui-fold = Plegar las cartas
reb-ui-unfold = Leer las cartas
