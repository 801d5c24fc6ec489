language-name = Español
# Lo que dice el cliente por su cuenta. Cada juego dice lo suyo.
app-skip = Ir a la mesa
app-menu = Navegación
app-settings = Ajustes
app-home = tablero: ir a las partidas
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
nav-account = Cuenta
nav-theme-system = Sistema
nav-text-why = Para lectores de pantalla: la mesa contada con palabras.
nowhere = Aquí no hay nada.
loading = Un momento…
close = Cerrar
back = Volver

game-rebellion = Star Wars: Rebellion
game-swu = Star Wars: Unlimited
game-swu-match = Star Wars: Unlimited, enfrentamientos y limitado
game-wh40k = Warhammer 40,000
game-legion = Star Wars: Legion
game-rebellion-about = El Imperio busca por la galaxia una base oculta; los rebeldes resisten hasta que la galaxia crea en ellos.
game-swu-about = Dos mazos, dos campos de batalla, una base que defender. Las unidades atacan, los líderes se despliegan y cada ronda trae más recursos.
game-swu-match-about = Abrir sobres, elegir cartas y crear el mazo en la mesa, o jugar varias partidas seguidas con mazos propios.
game-wh40k-about = Dos ejércitos, ruinas y bosques entre ellos, objetivos que mantener. Las unidades se mueven, disparan, cargan y combaten durante cinco rondas.
game-legion-about = Dos ejércitos de la Guerra Civil Galáctica o de las Guerras Clon. Órdenes, acobardamiento y cobertura deciden quién se hace con los objetivos.
game-other-about = Se juega según su reglamento.
game-swu-tags = Una partida · 2 a 4 jugadores
game-rebellion-tags = Rebeldes contra Imperio · 2 a 4 jugadores
game-swu-match-tags = Preselección · Mazo cerrado · Al mejor de tres
game-wh40k-tags = Reglas básicas, 10.ª edición · 2 jugadores
game-legion-tags = Ediciones de 2026 y de 2023 · 2 jugadores

lobby-title = ¿A qué jugamos?
lobby-play-bot = Jugar contra un bot
lobby-more = Más opciones
lobby-new = Mesa nueva
lobby-game = Juego
lobby-seats = Quién juega
lobby-seat = Asiento { $seat }
lobby-kind-me = Yo
lobby-kind-link = Alguien por enlace
lobby-kind-open = Asiento libre
lobby-kind-bot = Bot
lobby-kind-hotseat = En este dispositivo
lobby-level-random = al azar
lobby-level-random-about = Da cualquier respuesta legal.
lobby-level-easy = fácil
lobby-level-easy-about = Juega con un plan, pero a menudo se aparta de él.
lobby-level-medium = medio
lobby-level-medium-about = Juega con un plan y elige la mejor jugada que ve.
lobby-level-hard = difícil
lobby-level-hard-about = Antes de elegir, prueba planes enteros en partidas imaginadas. Puede tardar unos segundos.
lobby-level-greedy = un paso por delante
lobby-level-greedy-about = No tiene planes: prueba todas las respuestas y solo mira una acción por delante.
lobby-level = Nivel
lobby-clock = Reloj
lobby-clock-none = Sin reloj
lobby-clock-live = En vivo
lobby-clock-days = Días por jugada
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
lobby-rematch = Quieren jugar otra vez
lobby-answer = Responder
lobby-name = Tu nombre
lobby-guest = Visitante
lobby-password = Contraseña
lobby-register = Crear una cuenta
lobby-enter = Entrar
lobby-leave = Salir
lobby-account-why = No hace falta para jugar. Con una cuenta, tus asientos te siguen a otros dispositivos.
lobby-entered = Has entrado como { $name }.
lobby-setting-decks = Mazos
lobby-setting-armies = Ejércitos
lobby-setting-format = Formato
lobby-setting-games = Partidas
lobby-setting-set = Colección
lobby-setting-first_game = Preparación para la primera partida
lobby-setting-edition = Edición
lobby-setting-terrain = Terreno
lobby-setting-devastating_errata = Heridas devastadoras según la fe de erratas
lobby-setting-errata = Con la fe de erratas del editor
lobby-value-open = libre
lobby-value-premier = Premier
lobby-value-trilogy = Trilogy
lobby-value-sealed = mazo cerrado
lobby-value-draft = preselección
lobby-value-twin-suns = Twin Suns
lobby-value-multiplayer = tres o cuatro jugadores
lobby-value-agreed = puntos acordados
lobby-value-onslaught = Conquista (3000 puntos)
lobby-value-strike-force = Fuerza de choque (2000 puntos)
lobby-value-incursion = Incursión (1000 puntos)
lobby-value-standard = normal
lobby-value-skirmish = Escaramuza (Reconocimiento en 2026)
lobby-value-escalation = Escalada
lobby-value-grand-army = Gran ejército
lobby-setting-layout = Disposición de terreno propia
lobby-value-city = ciudad en ruinas
lobby-value-woodland = bosque y colinas
lobby-value-outpost = puesto avanzado
lobby-value-plain = ninguno
lobby-value-scattered = repartido por el campo de batalla
lobby-play-bot-swu-match = Preselección contra un bot
session-ended = Tu sesión ha terminado: ahora juegas sin cuenta.
lobby-lost = El servidor no responde. Seguimos intentándolo.
lobby-playing = Partidas en juego
lobby-none-playing = Nadie está jugando una partida que se pueda mirar.
lobby-over = Tus partidas terminadas
lobby-replay = Volver a ver
lobby-all = Ver las { $count }
lobby-fewer = Ver menos
lobby-you = Tú
lobby-against = Contra quién
lobby-against-link = Con amigos, por enlace
lobby-against-bot = Contra bots
lobby-against-open = Con quien venga
lobby-against-hotseat = En este dispositivo
lobby-count = Asientos
lobby-options = Opciones
lobby-around = En la mesa
list-choice = Lista
list-choice-decks = Mazo
list-any = Una ya preparada
list-any-decks = Uno ya preparado
list-own = Mi propia lista…
list-own-decks = Mi propio mazo…
list-paste = Pega una lista, como la escriben otras herramientas
list-paste-decks = Pega un mazo: JSON de swudb.com, o una lista con una carta por línea
list-fine = Se puede jugar con esto.
list-fine-decks = Se puede jugar con este mazo.
list-wrong = { $count ->
    [one] Así no se puede jugar con esto:
   *[other] Así no se puede jugar con esto, por { $count } motivos:
}
list-wrong-decks = { $count ->
    [one] Así no se puede jugar con este mazo:
   *[other] Así no se puede jugar con este mazo, por { $count } motivos:
}
list-file = Abrir un archivo…
list-reading = Leyendo…
list-unread = { $count ->
    [one] Esto no se puede leer:
   *[other] Esto no se puede leer, en { $count } sitios:
}
list-several = En este formato hay que traer { $count } listas con las que se pueda jugar, o ninguna.
list-several-decks = En este formato hay que traer { $count } mazos con los que se pueda jugar, o ninguno.
list-example-swu =
    Líder
    1 Luke Skywalker, Amigo leal
    Base
    1 Base Eco
    Mazo
    3 Marine combatiente
    …
lobby-list = Lo que traes
lobby-list-decks = Tu mazo
lobby-list-of = Lista ({ $seat })
lobby-list-of-decks = Mazo ({ $seat })
lobby-clock-none-about = Nadie tiene prisa.
lobby-clock-live-about = Cada uno tiene su tiempo y gana unos segundos con cada jugada. Si se agota, el rival puede reclamar la victoria o pedir que siga un bot.
lobby-clock-days-about = Para jugar a ratos. Si alguien no responde a tiempo, el rival puede reclamar la victoria o pedir que siga un bot.
lobby-clock-minutes = Minutos para cada uno
lobby-clock-increment = Segundos más por jugada
lobby-clock-per-move = Días para cada jugada
lobby-chat-seats = solo quienes juegan
lobby-chat-all = también quienes miran
lobby-chat-off = sin chat
lobby-value-games-1 = una partida
lobby-value-games-3 = al mejor de tres
lobby-value-set-SOR = La chispa de la rebelión (SOR)
lobby-value-set-SHD = Sombras de la galaxia (SHD)
lobby-value-set-TWI = El ocaso de la República (TWI)
lobby-value-set-JTL = Salto a la velocidad de la luz (JTL)
lobby-value-set-LOF = Leyendas de la Fuerza (LOF)
lobby-value-set-SEC = Secretos del poder (SEC)
lobby-value-set-LAW = Una época sin ley (LAW)
lobby-value-set-ASH = Cenizas del Imperio (ASH)
lobby-about-wh40k-format-open = Cualquier ejército que se pueda leer, sin las reglas de creación de ejércitos.
lobby-about-legion-format-open = { lobby-about-wh40k-format-open }
lobby-about-format-open = Cualquier mazo con líder y base.
lobby-about-format-premier = Dos jugadores con mazos de al menos 50 cartas.
lobby-about-format-trilogy = Cada uno trae tres mazos; el que gana se retira.
lobby-about-format-sealed = Cada uno abre sus sobres y crea un mazo con lo que le toca.
lobby-about-format-draft = Los sobres dan la vuelta a la mesa: se elige una carta y se pasa el resto.
lobby-about-format-twin-suns = Tres o cuatro jugadores con dos líderes cada uno, todos contra todos.
lobby-about-format-multiplayer = Tres o cuatro jugadores con mazos corrientes, todos contra todos.
status-open = espera jugadores
status-playing = en juego
status-over = terminada

join-title = Te han invitado
join-as = Ocupar el asiento { $seat }
join-watch = Solo mirar
join-by = { $name } te invita a jugar a { $game }.
join-side = Jugarías con: { $side }.
join-account = Puedes jugar sin cuenta.

table-yours = Tú decides
table-waiting = { $n ->
    [one] Decide { $seats }
   *[other] Deciden { $seats }
}
table-seat = Asiento { $seat }
table-you = tú
table-bot = bot
table-watching = Estás mirando.
table-options = Opciones
table-option-count = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
table-log = Historial
table-log-empty = Aún no ha pasado nada.
table-log-moment = Ver el momento { $at }
table-chat = Chat
table-chat-say = Di algo
table-chat-send = Enviar
table-chat-empty = Nadie ha dicho nada.
table-chat-earlier = Mostrar mensajes anteriores
table-players = Jugadores
table-board = Mesa
table-undo = Deshacer
table-resign = Rendirse
table-resign-sure = ¿Te rindes en esta partida?
table-draw = Ofrecer un empate
table-record = Descargar registro
table-rematch = Jugar otra vez
table-replay = Volver a ver la partida
table-yes = Sí
table-no = No
table-consent-undo = { $seat } pide deshacer una jugada. ¿Estás de acuerdo?
table-consent-draw = { $seat } ofrece un empate. ¿Estás de acuerdo?
table-claim = Se ha acabado el tiempo de { $seat }.
table-claim-win = Reclamar la victoria
table-claim-bot = Que siga un bot
table-confirm = Listo
table-confirm-count = Listo ({ $count } de { $most })
table-confirm-none = No elegir nada
table-pick = { $least ->
    [0] Elige hasta { $most }.
   *[other] Elige de { $least } a { $most }.
}
table-pick-exact = { $count ->
    [one] Elige 1.
   *[other] Elige { $count }.
}
table-distribute = { $least ->
    [0] { $total ->
        [1] Elige 1 o nada.
       *[other] Elige hasta { $total }: { $left ->
            [one] queda
           *[other] quedan
        } { $left }.
    }
   *[other] Reparte de { $least } a { $total }: { $left ->
        [one] queda
       *[other] quedan
    } { $left }.
}
table-distribute-exact = Reparte { $total }: { $left ->
    [one] queda
   *[other] quedan
} { $left }.
table-more = Uno más: { $what }
table-less = Uno menos: { $what }
table-cap = como mucho { $cap }
table-place = Hay que colocar algo, pero esta mesa no puede mostrar dónde.
place-ask = Señala un sitio, o escríbelo, y confirma.
place-plane = La mesa: las flechas mueven lo que se coloca; con Mayús, por décimas
place-how = Arrástralo, toca donde deba ir, escribe las coordenadas o usa las flechas (con Mayús, por décimas). Intro confirma.
place-which = Qué mover
place-number = Número { $number }
place-turn = Poner aquí un giro del recorrido
place-back = Volver a su sitio
place-fine = { $where }: nada lo impide.
place-fine-alone = { $where }: por sí solo, nada lo impide.
place-nowhere = Aún sin colocar.
place-together = Todo a la vez, donde haya sitio
table-why = ¿Por qué no?
table-why-none = No hay ninguna regla que citar: ahora no se pregunta por eso.
table-rule = Regla { $rule }
table-error = No ha sido posible.
table-lost = Se ha perdido la conexión. Intentándolo de nuevo…
table-connecting = Conectando…
table-refused = Esta mesa no existe o no es para ti.
table-over = La partida ha terminado
table-won = { $n ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
table-you-won = ¡Has ganado!
table-you-lost = Has perdido.
table-nobody = Empate.
table-score = { $seat }: { $score }
table-keys = Teclas
table-number = Número escrito: { $number }
table-card = Carta
table-menu = ¿Qué haces?
table-clock-left = Tiempo restante
table-hide-list = Ocultar
table-details = Detalles
table-sending = Enviando…
table-share = Copiar enlace
table-hotseat = { $seat }, te toca
table-not-here = No se puede abrir esta mesa
table-prompt = Lo que se pide
table-panel = Decisiones, historial y chat
table-table = Mesa…
table-undo-ask = Pedir deshacer
table-asked = tiene que decidir
table-asked-undo = Has pedido deshacer. Falta que acepten: { $seats }.
table-asked-draw = Has ofrecido un empate. Falta que acepten: { $seats }.
table-declined-undo = No quieren deshacer la jugada.
table-declined-draw = No aceptan el empate.
table-withdraw = Retirar
table-consent-end = { $seat } quiere terminar la partida sin ganador, porque alguien no responde. ¿Estás de acuerdo?
table-consent-rematch = { $seat } quiere jugar otra vez. ¿Y tú?
table-consent-share = { $seat } quiere que cualquiera pueda ver el registro de esta partida. ¿Estás de acuerdo?
table-asked-end = Quieres terminar la partida. Falta que acepten: { $seats }.
table-asked-rematch = Has pedido otra partida. Falta que acepten: { $seats }.
table-asked-share = Quieres compartir el registro. Falta que acepten: { $seats }.
table-declined-end = No quieren terminar la partida.
table-declined-rematch = No quieren jugar otra vez.
table-declined-share = No quieren compartir el registro.
table-share-record = Compartir el registro
table-claim-end = Terminar la partida
table-silent = { $seat } lleva un día sin responder.
table-nudge = Avisar a { $seat }
table-nudge-done = Aviso enviado a { $seat }.
table-nudged = Los demás esperan tu decisión.
chat-about = Sobre { $name }
chat-mute = Silenciar aquí
chat-unmute = Dejar de silenciar
chat-muted = silenciado
chat-block = Bloquear
chat-blocked = Hecho: no volveréis a sentaros a la misma mesa. Puedes deshacerlo en la página de tu cuenta.
chat-report = Denunciar
chat-report-why = ¿Qué ha pasado?
chat-report-send = Enviar
chat-reported = Gracias. Lo leerá quien lleva este servidor.
table-gone = { $seat } lleva un rato ausente, y le toca decidir.
table-away = ausente
table-spectators = { $count ->
    [one] Mira 1 persona.
   *[other] Miran { $count } personas.
}
table-clock-low = Queda poco tiempo.
table-clock-over = sin tiempo
table-clock-days = { $days } d { $hours } h
table-unread = Sin leer: { $count }
table-rematch-join = Ir a la revancha
table-rematch-watch = Mirar la revancha
table-open = Esperando jugadores. La partida empieza cuando todos se hayan sentado.
table-open-why = Puedes cerrar esta página y volver: la mesa te espera en «Partidas».
table-hotseat-why = Pasa el dispositivo; lo demás queda oculto hasta entonces.
table-log-filter = Buscar en el historial
table-log-found = { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}
table-log-lines = { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}
table-log-start = Antes de empezar

nowhere-why = La dirección no lleva a ninguna parte. Puede que esté incompleta.

retry = Probar otra vez

account-have = Ya tengo cuenta
account-new = Cuenta nueva
account-password-how = Al menos 8 caracteres.
account-sessions = Dónde tienes la sesión abierta
account-used = Último uso: { $when }
account-made = Desde el { $when }
account-here = Este dispositivo
account-end = Cerrar
account-everywhere = Cerrar sesión en todas partes
account-change = Cambiar la contraseña
account-change-do = Cambiarla
account-changed = Contraseña cambiada. La sesión se ha cerrado en los demás dispositivos.
account-old = Contraseña actual
account-next = Contraseña nueva
account-mail = Correo electrónico
account-mail-why = Solo por si un día olvidas la contraseña: ahí se puede enviar un código.
account-mail-kept = Correo guardado.
account-keep = Guardar
account-blocked = Personas bloqueadas
account-unblock = Desbloquear
account-data = Lo que se guarda de ti
account-data-why = Tu nombre, tus sesiones, tus mesas y lo que has dicho en ellas.
account-export = Descargarlo todo
account-delete-why = Si borras la cuenta, tu nombre y lo que has dicho desaparecen para siempre, y en tus mesas siguen bots.
account-delete = Borrar la cuenta
account-forgotten = He olvidado la contraseña
account-remembered = Sé la contraseña
account-forgotten-why = Con un código puedes elegir otra contraseña. Llega por correo o lo da quien lleva este servidor.
account-send = Envíame un código
account-sent = Si esa cuenta existe, el código está en camino.
account-code = Código
account-renew = Elegir contraseña
account-tables = Partidas empezadas: { $running }. Terminadas: { $over }.
account-guest = Ahora juegas sin cuenta, con el nombre { $name }. Si creas una o entras en la tuya, tus partidas pasan a ella.
account-left =
    { $count ->
        [one] En una mesa tu cuenta ya tenía asiento. Allí, en este navegador, sigues sin cuenta, con el asiento que tenías.
       *[other] En { $count } mesas tu cuenta ya tenía asiento. Allí, en este navegador, sigues sin cuenta, con los asientos que tenías.
    }

key-enter = Intro
key-numbers = eligen la opción con ese número
key-arrows = van a lo que se puede elegir
key-take = acepta
key-escape = cierra lo que está abierto
key-undo = deshace
key-log = muestra el historial
key-text = cambia al modo texto y vuelve
key-rules = abre las reglas

file-open = Abrir un registro…
file-title = Abrir un registro
file-why = Aquí se ve una partida descargada como archivo, momento a momento. El archivo no se guarda en el servidor.
file-choose = Elige un archivo .jsonl o .json, o suéltalo aquí.
file-other = Abrir otro
file-too-large = Este archivo es demasiado grande para ser un registro; lo máximo son { $most } kB.

rules-title = Reglas
rules-search = Buscar en las reglas
rules-book = Reglamento
rules-all = todos
rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] 1 regla
   *[other] { $count } reglas
}
rules-hints = turno, ataque, retirada, empate
rules-hints-swu = centinela, mejora, iniciativa, recursos, emboscada, escudo
rules-hints-rebellion = misión, combate, retirada, sonda, reputación, reclutar
rules-hint = Escribe una palabra; se busca en español y en inglés.
rules-open = Reglas
rules-link = Enlace a esta regla
rules-loading = Buscando…
rules-kept = Sin conexión: esto es de los reglamentos guardados en este dispositivo.
rules-not-kept = Sin conexión, y este reglamento aún no está guardado en este dispositivo.

replay-page = Repetición
replay-step = Momento { $step } de { $count }
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-view = Visto por
replay-spectator = quien solo mira
replay-round = Ir a
replay-back-title = Lo que ha pasado
replay-round-before = Ronda anterior
replay-round-after = Ronda siguiente
replay-speed = Velocidad
replay-speed-slow = despacio
replay-speed-normal = normal
replay-speed-fast = deprisa
replay-more = Vista, rondas e historial
replay-share = Copiar enlace a este momento
replay-table = Ir a la mesa
replay-keys = Teclas: ← y → van paso a paso, Re Pág y Av Pág por rondas, Inicio y Fin al principio y al final; el espacio reproduce.

table-look = Escribe para buscar
table-look-found = { $count ->
    [0] ninguna
    [one] 1 encontrada
   *[other] { $count } encontradas
}
table-look-more = { $count ->
    [one] Y 1 más: escribe para encontrarla.
   *[other] Y { $count } más: escribe para encontrarlas.
}
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
swu-ui-base-left = Quedan { $left } de { $hp } PG
swu-ui-power = Poder
swu-ui-hp = PG
swu-ui-cost = Coste
swu-ui-damage = { $count } de daño
swu-ui-ready = preparada
swu-ui-exhausted = agotada
swu-ui-attacks = ataca
swu-ui-defends = recibe un ataque
swu-ui-initiative = Iniciativa
swu-ui-empty = sin unidades
swu-ui-cards-back = cartas boca abajo
swu-ui-seen = Cartas a la vista
swu-ui-no-text = Sin capacidades.
swu-ui-captives = Custodia
swu-ui-now = Ahora lleva
swu-ui-unit-side = Como unidad
swu-ui-other-side = Por el otro lado
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
swu-ui-thinks = le toca decidir
swu-ui-blast = Explosión
swu-ui-plan = Plan
swu-ui-nobody = nadie
swu-ui-force = La Fuerza
swu-ui-see-resources = Mirar estos recursos
swu-ui-removed = Apartadas
swu-ui-none = Aquí no hay cartas.
swu-ui-face-down = { $count ->
    [one] 1 carta está boca abajo.
   *[other] { $count } cartas están boca abajo.
}
swu-ui-from-top = { $place }.ª desde arriba
swu-ui-zone-hand = Mano
swu-ui-zone-resources = Recursos
swu-ui-zone-deck = Mazo
swu-ui-zone-discard = Pila de descartes
swu-ui-zone-removed = Apartadas
swu-ui-zone-captives = Capturada
swu-ui-zone-playing = Se está jugando
swu-ui-zone-shown = A la vista
swu-ui-controller = La controla { $player }
swu-ui-owner = Pertenece a { $player }
swu-ui-named = Carta nombrada
swu-ui-hp-left = PG restantes
swu-ui-damage-word = daño
swu-ui-terms = Buscar en las reglas
swu-term-shield = Escudo
swu-term-experience = Experiencia
swu-term-weakness = Debilidad
swu-term-advantage = Ventaja
swu-term-credit = Crédito
swu-ui-game = Partida { $game }
swu-ui-curve = Cartas por coste
swu-ui-booster = Sobre { $round }
swu-ui-waiting-pack = Las siguientes cartas llegan en cuanto los demás hayan elegido las suyas.
swu-ui-as-before = Deshacer los cambios
swu-ui-all-in = Todas al mazo
swu-ui-put-in = Elegir esta carta
swu-ui-take-out = No elegir esta carta
swu-ui-deck-enough = { $count } cartas: suficientes para jugar
swu-ui-deck-least = { $count } cartas: hacen falta al menos { $least }
swu-ui-side-most = Como mucho { $most } cartas pueden quedar fuera del mazo
swu-ui-left-out = Fuera ({ $count })
swu-ui-sideboard = Banquillo ({ $count })
swu-ui-leaders-of = Líderes de { $player }
swu-ui-deck-size = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
swu-ui-score = Partidas ganadas: { $score }

reb-ui-galaxy = La galaxia
reb-ui-time = Tiempo
reb-ui-reputation = Reputación
reb-ui-queue = Cola de construcción
reb-ui-space = Casilla { $space }
reb-ui-pool = Reserva de Líderes
reb-ui-missions = Misiones
reb-ui-assigned = En Misiones
reb-ui-hand = Tus cartas
reb-ui-objectives = Objetivos
reb-ui-actions = Acciones
reb-ui-tactics = Tácticas
reb-ui-probes = Sondas
reb-ui-probed = registrados: { $count }
reb-ui-base-hidden = La Base está oculta.
reb-ui-base-here = La Base está en { $place }.
reb-ui-base-found = Han encontrado la Base en { $place }.
reb-ui-combat = Combate: { $place }
reb-ui-combat-round = Ronda de combate { $round }
reb-ui-attacker = ataca
reb-ui-defender = defiende
reb-ui-units = Unidades
reb-ui-nothing = nada
reb-ui-remote = lejano
reb-ui-builds = Construye
reb-ui-near = Sistemas adyacentes
reb-ui-zoom-in = Más grande
reb-ui-zoom-out = Más pequeño
reb-ui-damage = { $count } de daño
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
reb-ui-supply = Suministro de unidades
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
reb-ui-probe-seen = carta de Sonda vista: la Base no está aquí
reb-ui-passed = ha renunciado al turno
reb-ui-doomed = destruida
reb-ui-retreated = se ha retirado
reb-ui-offered = Para elegir
reb-ui-look = Señala un sistema, un Líder o una carta para leer sobre ellos.
reb-ui-kind-starting = Misión inicial
reb-ui-kind-project = proyecto
reb-ui-costs-special = cuesta un dado especial
reb-ui-blocks = bloquea daño
reb-ui-base-space = no es un sistema; las unidades de aquí están ocultas con la Base
reb-ui-no-skills = sin iconos de habilidad
reb-ui-no-tactics = sin valores de Táctica: no puede activar sistemas
reb-ui-attack = Ataque: dados rojos { $red }, negros { $black }
reb-ui-health-red = Resistencia: { $count }, roja
reb-ui-health-black = Resistencia: { $count }, negra
reb-ui-health-none = Sin Resistencia: no recibe daño
reb-ui-carries = Transporta { $count ->
    [one] 1 unidad.
   *[other] { $count } unidades.
}
reb-ui-cargo = Necesita que la transporten naves que salgan del mismo lugar.
reb-ui-immobile = No se mueve.
reb-ui-built-by = La construye: { $icon }
reb-ui-in-supply = En el suministro: { $count }
reb-ui-queue-first = Las unidades de aquí se despliegan la próxima vez que se construya, en la fase de Recuperación.
reb-ui-queue-later = Las unidades de aquí avanzan una casilla cada vez que se construye.
reb-ui-die-hit = Impacto: 1 daño a una unidad con Resistencia del mismo color; en una Misión, 1 éxito.
reb-ui-die-direct = Impacto directo: 1 daño a cualquier unidad; en una Misión, 2 éxitos.
reb-ui-die-special = Especial: en combate roba una carta de Táctica o paga su coste.
reb-ui-tracks-meet = Cuando el indicador de Tiempo alcanza al de Reputación, ganan los Rebeldes.
reb-ui-not-asked = Ahora no tienes nada que decidir.
reb-ui-pin = Haz clic para ver las reglas y el motivo.
reb-ui-at-pool = en la reserva de Líderes
reb-ui-at-mission = en una Misión
reb-ui-at-supply = aún no está en juego
reb-ui-at-eliminated = fuera de la partida
reb-ui-lasting-detained = no vuelve en la próxima fase de Recuperación
reb-ui-lasting-protected = nadie de la reserva puede oponerse a sus Misiones esta ronda
reb-ui-lasting-unpinning = no impide salir a las unidades esta ronda
reb-ui-lasting-bonus = 2 éxitos más en su próxima Misión
reb-ui-lasting-locked = sin Misiones ni cartas de Acción rebeldes aquí en esta fase
reb-ui-in-turn = tiene el turno
reb-ui-holds = { $missions ->
    [one] 1 Misión
   *[other] { $missions } Misiones
}, { $actions ->
    [one] 1 carta de Acción
   *[other] { $actions } cartas de Acción
}
reb-ui-holds-probes = { $count ->
    [one] 1 Sonda
   *[other] { $count } Sondas
}
reb-ui-holds-objectives = { $count ->
    [one] 1 Objetivo
   *[other] { $count } Objetivos
}
reb-ui-nobody-opposes = nadie se opone todavía
reb-ui-opposing = Oposición: { $leaders }.
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
reb-ui-silenced = sin cartas de Táctica ({ $theater }) en esta ronda de combate
reb-ui-no-leader = sin Líder
reb-ui-tactics-held = Cartas de Táctica: ✦ espaciales { $space }, ▲ terrestres { $ground }
reb-ui-last-rolls = Últimas tiradas
reb-ui-activate = Activar este sistema con:
reb-ui-leads = se puede activar
reb-ui-load = Capacidad de las naves que salen: { $room }. Unidades que necesitan transporte: { $cargo }.
reb-ui-load-short = Carga: { $cargo } de { $room }
reb-ui-load-heavy = Capacidad de las naves que salen: { $room }. Unidades que necesitan transporte: { $cargo }, demasiadas.
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
reb-ui-topic-ring = Modificadores de estado
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
reb-ui-fold = Plegar y ver el mapa
reb-ui-notes = Notas: dónde puede estar aún la Base
reb-ui-left = { $count ->
    [one] Queda 1 unidad por colocar.
   *[other] Quedan { $count } unidades por colocar.
}
reb-ui-opening = Tus unidades iniciales
reb-ui-recommended = Recomendado
reb-ui-take-back = Retirar la última colocada
reb-ui-waiting = { $unit }: por colocar { $count }

# Warhammer 40,000.

field-plane = Campo de batalla, { $wide }″ por { $deep }″
field-plane-placing = Campo de batalla, { $wide }″ por { $deep }″: las flechas mueven lo que se coloca; con Mayús, por décimas de pulgada
w40-phase-setup = Antes de la batalla
w40-phase-command = Mando
w40-phase-movement = Movimiento
w40-phase-shooting = Disparo
w40-phase-charge = Carga
w40-phase-fight = Combate
w40-phases = Fases del turno
w40-before = Antes de la batalla
w40-round = Ronda de batalla { $round } de { $last }
w40-turn = tiene el turno
w40-turn-of = es el turno de { $player }
w40-vp = PV
w40-vp-long = puntos de victoria
w40-cp = PM
w40-cp-long = puntos de mando
field-zone = Despliegue: { $player }
field-legal = se puede elegir
field-chosen = { $count ->
    [one] elegida
   *[other] elegida { $count } veces
}
field-model-of = { $model } { $number } de { $unit }, { $wounds ->
    [one] le queda 1 herida
   *[other] le quedan { $wounds } heridas
}
field-wounds-left = quedan { $left } de { $most } heridas
w40-models-left = { $models } de { $strength } miniaturas, { $left } de { $most } heridas
w40-markers = Marcadores de objetivo
w40-marker = Marcador de objetivo { $number }
w40-control = Nivel de control: { $one } { $first }, { $other } { $second }
field-kind-ruins = Ruinas
field-kind-woods = Bosque
field-kind-hill = Colina
field-kind-crater = Cráter
field-kind-barricade = Barricada
field-kind-debris = Escombros
w40-terrain = Terreno
field-high = { $height } de alto
field-at = en { $x }, { $y }
w40-datasheet = Hoja de datos
w40-abilities = Habilidades
field-unenforced = No se aplica: { $what }
w40-ranged = Armas a distancia
w40-melee = Armas de combate
w40-m = M
w40-m-long = Movimiento
w40-t = R
w40-t-long = Resistencia
w40-sv = S
w40-sv-long = Salvación
w40-inv-long = Salvación invulnerable
w40-w = H
w40-w-long = Heridas
w40-ld = L
w40-ld-long = Liderazgo
w40-oc = CO
w40-oc-long = Control de objetivos
w40-range = Alc.
w40-range-long = Alcance
w40-a = A
w40-a-long = Ataques
w40-bs = HP
w40-bs-long = Habilidad de proyectiles
w40-ws = HA
w40-ws-long = Habilidad de armas
w40-s = F
w40-s-long = Fuerza
w40-ap = FP
w40-ap-long = Factor de penetración
w40-d = D
w40-d-long = Daño
field-placing = Colocar miniaturas
field-what-moves = Qué se mueve
field-whole-unit = Toda la unidad
field-one-model = Una miniatura
field-aims = Tiene que acabar más cerca de { $units }.
field-toward = Hacia…
field-model = Miniatura
field-level = Nivel
field-ground = Suelo
field-turn-left = Girar a la izquierda
field-turn-right = Girar a la derecha
field-looking = Buscando sitio…
field-stuck = La unidad no encuentra sitio ahí. Prueba en otro lugar.
field-wrong = Miniaturas que no pueden estar así: { $models }
field-point-where = Señala el campo de batalla: toda la unidad se despliega allí.
field-nobody-moves = Aún no se mueve nadie. Arrastra la unidad o señala adónde va.
field-ready = { $count ->
    [one] 1 miniatura de { $total } colocada
   *[other] { $count } miniaturas de { $total } colocadas
}: confirma, o sigue.
field-how-point = Haz clic donde deba ir. Las flechas lo mueven una pulgada; con Mayús, una décima. Intro confirma.
field-how = Arrastra la unidad, o haz clic donde deba ir. G: toda la unidad o una miniatura. N: la siguiente miniatura. Las flechas la mueven una pulgada; con Mayús, una décima. Intro confirma.
w40-field-flight = Campo de batalla de { $wide }″ por { $deep }″: las flechas arriba y abajo cambian la distancia del vuelo; izquierda y derecha, el giro
w40-flight = El vuelo
w40-flight-far = Distancia
w40-flight-turn = Giro
w40-flight-straight = sin girar
w40-flight-left = { $degrees }° a la izquierda
w40-flight-right = { $degrees }° a la derecha
w40-flight-ready = En línea recta y con ese giro: confirma.
w40-flight-leaves = Cruza el borde: abandona el campo de batalla y volverá de las Reservas Estratégicas.
w40-flight-how = Arrástrala por su línea y gírala por el morro. Flechas: arriba y abajo, una pulgada; a los lados, 5°; con Mayús, poco a poco. Intro confirma.
w40-ask = Sobre qué quiero que me pregunten
w40-ask-always = Preguntar
w40-ask-alone = Solo si es una única tirada
w40-ask-never = No preguntar
w40-ask-about = Lo que no quieras que te pregunten se rechaza por ti. Vale para tu asiento en esta mesa, y tu próxima mesa empezará igual.
w40-ask-no-more = No, y no volver a preguntar por { $stratagem }
w40-layout-pieces = Piezas para el campo de batalla
w40-layout-piece = { $number }, { $name }, en { $x }″, { $y }″, giro de { $turn }°
w40-layout-size = Campo de batalla
w40-layout-mirror = Otra igual enfrente
w40-layout-remove = Quitar
w40-layout-random = Disposición al azar
w40-layout-clear = Quitar todo
w40-layout-fine = { $count ->
    [one] 1 pieza: se jugará con esta disposición.
   *[other] { $count } piezas: se jugará con esta disposición.
}
w40-layout-empty = Mientras no haya nada aquí, vale lo elegido arriba.
w40-layout-text = La disposición como texto, para copiar o pegar
w40-layout-no-text = Esto no es una disposición: no se puede leer como JSON.
w40-layout-save = Guardar como archivo
w40-layout-open = Abrir un archivo
w40-piece-ruin = Ruinas
w40-piece-high-ruin = Ruinas altas
w40-piece-small-ruin = Ruinas pequeñas
w40-piece-woods = Bosque
w40-piece-small-woods = Bosque pequeño
w40-piece-hill = Colina
w40-piece-building = Edificio
w40-piece-container = Contenedor
w40-piece-barricade = Barricada
w40-piece-debris = Escombros
w40-piece-crater = Cráter
field-latest = Lo último
w40-rolls = { PLAYER($seat) }, { $purpose }:
field-sees = { $all ->
    [1] la ve su única miniatura
   *[other] { $seen ->
        [1] la ve 1 de { $all } miniaturas
       *[other] la ven { $seen } de { $all } miniaturas
    }
}
field-blocked = lo impide { $what }
w40-covered = { $count ->
    [one] 1 de sus { $all } miniaturas tiene el Beneficio de cobertura
   *[other] { $count } de sus { $all } miniaturas tienen el Beneficio de cobertura
}
field-tools = Vista
field-larger = Más grande
field-smaller = Más pequeño
field-whole = Todo el campo de batalla
field-ruler = Regla de medir
w40-ability-anti = Anti
w40-ability-assault = Asalto
w40-ability-blast = Área
w40-ability-devastating-wounds = Heridas devastadoras
w40-ability-extra-attacks = Ataques adicionales
w40-ability-hazardous = De riesgo
w40-ability-heavy = Pesada
w40-ability-ignores-cover = Ignora cobertura
w40-ability-indirect-fire = Indirecta
w40-ability-lance = Lanza
w40-ability-lethal-hits = Impactos letales
w40-ability-melta = Fusión
w40-ability-pistol = Pistola
w40-ability-precision = Precisión
w40-ability-psychic = Psíquica
w40-ability-rapid-fire = Fuego rápido
w40-ability-sustained-hits = Golpes sostenidos
w40-ability-torrent = Ráfaga
w40-ability-twin-linked = Acoplada
w40-ability-damaged = Dañado
w40-ability-deadly-demise = Final violento
w40-ability-deep-strike = Despliegue rápido
w40-ability-deploys-last = Se despliega al final
w40-ability-feel-no-pain = No hay dolor
w40-ability-fights-first = Combatir primero
w40-ability-firing-deck = Cubierta de disparo
w40-ability-hover = Planeador
w40-ability-infiltrators = Infiltradores
w40-ability-leader = Líder
w40-ability-lone-operative = Agente solitario
w40-ability-scouts = Avanzadilla
w40-ability-stealth = Sigilo

# Star Wars: Legion.
leg-round = Ronda { $round } de { $rounds }
leg-before = Antes de la batalla
leg-edition = edición { $edition }
leg-phases = Fases de la ronda
leg-phase-setup = Antes de la batalla
leg-phase-command = Mando
leg-phase-activation = Activación
leg-phase-end = Final
leg-mission = Misión
leg-mission-kind = { $kind ->
    [objective] Objetivo
    [secondary] Objetivo secundario
    [secondary_objective] Objetivo secundario
    [advantage] Ventaja
    [deployment] Despliegue
   *[condition] Condición
}:
leg-no-colour = aún sin color
leg-turn-now = tiene el turno
leg-turn-of = es el turno de { $player }
leg-vp = PV
leg-vp-long = puntos de victoria
leg-vp-count = { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
}
leg-pool = órdenes
leg-pool-long = fichas de orden en la reserva
leg-hand = cartas
leg-hand-long = cartas de mando en la mano
leg-hand-count = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
leg-pips = { $pips ->
    [one] 1 puntito
   *[other] { $pips } puntitos
}
leg-cards = Cartas de mando
leg-flaw-played = Carta de Defecto en juego
leg-flaw-held = Carta de Defecto sin jugar
leg-in-hand = En la mano
leg-revealed = revelada esta ronda
leg-discarded = descartada
leg-orders = órdenes: { $to }
leg-not-enforced = (no todo se aplica)
leg-text = Qué hace
leg-text-other = Preparación y reglas especiales
leg-zone = Territorio: { $player }
leg-suppressed = acobardada
leg-panicked = presa del pánico
leg-holds = { $count ->
    [one] lleva una ficha
   *[other] lleva { $count } fichas
}
leg-card = Carta de unidad
leg-points = { $points } puntos
leg-left = { $miniatures } de { $strength } miniaturas, quedan { $left } de { $most } heridas
leg-wounds = Heridas
leg-courage = Aplomo
leg-resilience = Resistencia
leg-speed = Velocidad
leg-speed-is = Velocidad { $speed }
leg-defence = Defensa
leg-surges = Incrementos
leg-silhouette = Silueta
leg-silhouette-is = { $wide } de ancho, { $high } de alto
leg-weapons = Armas
leg-upgrades = Mejoras
leg-granted = Por ahora
leg-exhausted = agotada
leg-expended = gastada
leg-lost = perdida
leg-melee = cuerpo a cuerpo
leg-range = { $n ->
    [1] alcance { $most }
   *[other] alcance { $least }–{ $most }
}
leg-range-beyond = alcance { $least } o más
leg-surge-to = incremento: { $face }
leg-range-at = alcance { $band } ({ $far })
leg-sees = { $all ->
    [1] la ve su única miniatura
   *[other] { $seen ->
        [1] 1 de { $all } miniaturas la ve
       *[other] { $seen } de { $all } miniaturas la ven
    }
}
leg-cover = { $cover ->
    [0] sin cobertura
    [1] cobertura ligera
   *[other] cobertura densa
}
leg-nobody = nadie
leg-tokens = Fichas
leg-lying-point-of-interest = Punto de interés { $number }
leg-lying-asset = Recurso { $number }
leg-lying-objective = Ficha de objetivo { $number }
leg-lying-smoke = Humo
leg-lying-charge = Carga
leg-terrain = Escenografía
leg-tool = La plantilla de movimiento
leg-turn-straight = 0°
leg-turn-left = { $degrees }° izq.
leg-turn-right = { $degrees }° der.
leg-along = Por el borde
leg-first-turn = Giro previo
leg-bend = Curva
leg-travel = Avance
leg-turn = Giro
leg-tool-ready = Puede llegar ahí: confirma.
leg-tool-how = Arrastra la peana, o el extremo de la plantilla para doblarla. Flechas: arriba y abajo avanzan una pulgada, izquierda y derecha doblan 5°; con Mayús, poco a poco. Intro confirma.
leg-pivot-how = Arrastra el tirador para girar la peana. Las flechas giran 5°, con Mayús poco a poco. Intro confirma.
leg-field-tool = Campo de batalla, { $wide }″ por { $deep }″: las flechas arriba y abajo deslizan la peana por la plantilla, izquierda y derecha la doblan
leg-field-pivot = Campo de batalla, { $wide }″ por { $deep }″: las flechas giran la peana
leg-attack-roll = Ataca { PLAYER($seat) }:
leg-defence-roll = Se defiende { $unit }:
leg-model-of = { $model }, miniatura { $number } de { $unit }, { $wounds ->
    [one] le queda 1 herida
   *[other] le quedan { $wounds } heridas
}
leg-one-model = Una miniatura
leg-model = Miniatura
leg-wrong = Miniaturas que no pueden quedar así: { $models }
leg-placing = Colocar miniaturas
leg-point-where = Señala el campo de batalla: allí va el líder y los demás a su alrededor.
leg-nobody-moves = Arrastra al líder, o señala adónde va.
leg-ready = { $count ->
    [one] Colocada 1 de { $total } miniaturas: confirma.
   *[other] Colocadas { $count } de { $total } miniaturas: confirma.
}
leg-how = Arrastra la unidad, o haz clic donde deba ir su líder. G: toda la unidad o una miniatura. N: la siguiente. Las flechas la mueven una pulgada; con Mayús, una décima. Intro confirma.
lobby-play-legion-2026 = Escaramuza, edición 2026
lobby-play-legion-2023 = Escaramuza, edición 2023

# Cartas y mazos.
lobby-cards = Cartas
lobby-decks = Mazos
lobby-odds = Probabilidades
odds-title = Probabilidades exactas
odds-question = Pregunta
odds-answer = Resultado
odds-options = Opciones, una junto a otra
odds-option = Opción { $number }
odds-compare = + Comparar con otra
odds-remove = Quitar la opción { $number }
odds-as-first = Igual que la opción 1, salvo lo que cambies aquí.
odds-without = no: { $what }
odds-same = igual que la opción 1
odds-usual = sin rellenar nada: los valores que se ven en gris
odds-add = + Añadir: { $what }
odds-less = Quitar: { $what }
odds-copy = Copiar el enlace
odds-copied = Copiado
odds-fill-in = Rellena lo que quieras saber: las probabilidades se calculan con exactitud, sin tirar ningún dado.
odds-chance = Probabilidad
odds-at-least = Al menos
odds-mean = Media
odds-section-weapon = Arma
odds-section-target = Blanco
odds-section-situation = Situación
odds-section-attacker = Atacante
odds-section-defender = Defensor
odds-section-mission = Misión
odds-section-battle = Batalla
odds-section-card = Carta
odds-section-deck = Mazo
odds-choice-none = ninguno
odds-choice-ones = los unos
odds-choice-failures = los fallos
odds-choice-non-critical = todos menos los críticos
odds-choice-never = nunca
odds-choice-missing = si falta algo de lo buscado
odds-choice-hit = en impactos
odds-choice-critical = en críticos
odds-choice-white = blanco
odds-choice-red = rojo
odds-choice-light = ligera
odds-choice-heavy = densa
odds-choice-rebel = Rebeldes
odds-choice-imperial = Imperio
odds-choice-space = espacio
odds-choice-ground = superficie
list-kept = Guardadas en tu cuenta
list-kept-decks = Tus mazos
cards-title = Cartas
cards-search = Nombre, texto, rasgo…
cards-filters = Filtros
cards-aspect = Aspectos
cards-set = Colección
cards-type = Tipo
cards-trait = Rasgo
cards-keyword = Palabra clave
cards-cost = Coste
cards-rarity = Rareza
cards-any = Cualquiera
cards-found = { $count ->
    [0] Ninguna carta coincide.
    [one] 1 carta
   *[other] { $count } cartas
}
cards-clear = Borrar la búsqueda
cards-spared = Solo cartas sin penalización por aspecto
cards-results = Resultados
cards-more = Mostrar más (quedan { $count })
swu-ui-rarity-common = común
swu-ui-rarity-uncommon = infrecuente
swu-ui-rarity-rare = rara
swu-ui-rarity-legendary = legendaria
swu-ui-rarity-special = especial
decks-title = Mazos
decks-builder = Constructor de mazos
decks-all = Todos los mazos
decks-new = Mazo nuevo
decks-own = Tus mazos
decks-ready = Mazos listos para jugar
decks-draft = sin guardar, solo en este navegador
decks-go-on = Seguir construyendo
decks-open = Abrir
decks-delete = Borrar
decks-really-delete = ¿Borrarlo del todo?
decks-none = Aún no has guardado ningún mazo.
decks-sign-in = Con una cuenta tus mazos se guardan y los tienes en todos tus dispositivos.
decks-name = Nombre
decks-format = Formato
decks-begin = Empieza por un líder y una base y añade luego las cartas.
decks-command = Líder y base
decks-no-command = Aún no hay líder ni base.
decks-no-cards = Aún no hay cartas.
decks-no-token = Las fichas no forman parte del mazo.
decks-deck = Mazo ({ $count })
decks-copies = { $count } en el mazo
decks-add = Añadir
decks-take-leader = Elegir como líder
decks-take-base = Elegir como base
decks-remove = Quitar una copia
decks-to-side = Pasar una copia al banquillo
decks-to-main = Pasar una copia al mazo
decks-play = Jugar contra un bot
decks-invite = Elegir adversarios…
decks-keep = Guardar en tu cuenta
decks-keep-another = Guardar como mazo nuevo
decks-keep-account = Entra para guardarlo
decks-kept = «{ $name }» está guardado.
decks-hand = Mano de prueba
decks-hand-draw = Robar una mano
decks-hand-again = Robar otra
decks-import = Importar un mazo
decks-import-about = Pega un mazo: JSON de swudb.com, una lista con una carta por línea en español o en inglés, o un archivo de tablero. Si tienes un enlace, ábrelo y pega lo que exporte la página.
decks-read = Leer
decks-imported = Mazo importado.
decks-export = Exportar el mazo
decks-kind-text = Texto
decks-kind-swudb = JSON (swudb.com)
decks-kind-tablero = JSON (tablero)
decks-write = Escribir el archivo
decks-copy = Copiar
decks-save-file = Guardar como archivo

nav-pace = Jugadas de los demás
nav-pace-off = Sin pausa
nav-pace-fast = Rápido
nav-pace-normal = Normal
nav-pace-slow = Lento
nav-forced = Saltar cuando no haya elección
table-telling = Lo que está pasando
table-skip = Saltar
table-since = Desde tu última decisión
table-pointed = Se trata de: { $what }
table-source = De dónde viene la pregunta
table-latest = Últimas jugadas
table-latest-open = Abrir el historial
table-sure = «{ $what }»: no se puede deshacer. ¿Seguro?
table-sure-yes = Sí, adelante
table-sure-no = No, volver
table-pick-all = Elegir todo
table-pick-none = No elegir nada
table-again = Igual que la última vez
table-asked-over = La partida ha terminado: ya no hay nada que decidir.
table-asked-nothing = Ahora no tienes nada que decidir.
table-meanwhile = Lo último que ha pasado
key-space = Espacio
key-skip = salta las jugadas que se muestran; un clic en la mesa también
key-pass = pasa, declina o termina
key-yes-no = sí, no
key-all = elige todo, o nada
key-again = repite tu última respuesta
key-initiative = toma la iniciativa
key-aim = apunta
key-dodge = esquiva
key-recover = se recupera
key-standby = se pone en alerta
key-normal = la unidad señalada hace un movimiento normal
key-advance = avanza
key-fall-back = retrocede
key-stationary = permanece inmóvil
key-disembark = desembarca
key-shoot = dispara
key-grenade = lanza granadas
field-acting = { $count ->
    [one] 1 miniatura
   *[other] { $count } miniaturas
} · { $left ->
    [one] queda 1 herida
   *[other] quedan { $left } heridas
} de { $most }

## Preguntar a un bot y repasar la partida

hint-ask = ¿Qué haría el bot?
hint-thinking = El bot está pensando…
hint-answer = El bot elegiría: { $answer }
hint-take = Hacer lo que dice el bot
hint-plans = Planes que ha sopesado, con su probabilidad de ganar
hint-tries = { $count ->
    [one] probado en una partida imaginada
   *[other] probado en { $count } partidas imaginadas
  }
hint-untried = solo a primera vista
hint-expects = después espera: { $answers }
hint-habit = A esto responde al momento, sin sopesar planes.
hint-cut = Se le acabó el tiempo antes de probarlo todo.
hint-all = Los { $count } planes
hint-fewer = Menos planes
advice-ask = ¿Qué habría hecho el bot?
advice-asked = { PLAYER($seat, form: "title") }: { $question }
advice-same = El bot habría hecho lo mismo: { $answer }
advice-chosen = Elegido: { $answer }
advice-other = El bot habría elegido: { $answer }

after-title = Así fue la partida
after-open-it = Así fue la partida
after-open = Esta partida aún no ha terminado.
after-beginning = Repasando la partida…
after-working = Repasando la partida: { $done } de { $total } decisiones
after-progress = Progreso del repaso
after-stopped = La partida no se ha repasado hasta el final.
after-again = Repasarla
after-curve = Probabilidad de ganar
after-curve-about = Curva de la probabilidad de ganar de { $names } en { $count } decisiones
after-curve-slide = Recorrer la curva, decisión a decisión
after-look = Ver este momento
after-turned = Dónde cambió la partida
after-never-turned = Ninguna decisión cambió el rumbo por sí sola.
after-mistakes = Las decisiones más caras
after-chosen = Elegido: { $answer } ({ $chance } de ganar)
after-better = Mejor: { $answer } ({ $chance } de ganar)
after-line = Cómo podría haber seguido
after-no-mistakes = El bot no ha encontrado nada mejor.
after-looking = De momento, nada.
after-some = Se han repasado { $done } de { $total } decisiones, empezando por las que más costaron.
after-no-curve = Las posiciones de este juego aún no se pueden valorar, así que no hay nada que repasar.

lobby-hints = Los jugadores pueden preguntar qué haría un bot
join-hints = En esta mesa todos pueden preguntar qué haría un bot.

mine-title = Mis partidas
mine-none = Aún no ha terminado ninguna de tus partidas.
mine-by-game = Por juego
mine-by-brought = Por mazo, ejército o bando
mine-played = Partidas
mine-record = G–P–E
mine-record-long = ganadas – perdidas – empatadas
mine-games = { $count ->
    [one] Una partida
   *[other] { $count } partidas
  }
mine-against = contra { $names }
mine-result-won = Ganada
mine-result-lost = Perdida
mine-result-drawn = Empate
mine-result-unknown = Terminada

## Puntuaciones

rated = puntuada
rating = Puntuación
rated-table = Puntuada: el resultado cuenta para la puntuación de ambos
rated-why = Entre dos personas con cuenta, sin pistas y sin deshacer jugadas por acuerdo. Las puntuaciones se calculan con Glicko-2.
rated-account = Para una partida puntuada ambos necesitáis una cuenta.
rated-needs-clock = Una partida puntuada necesita reloj: elige uno arriba.
rated-uncounted-early = No puntúa: terminó antes de que ambos eligieran al menos una vez.
rated-uncounted-gone = No puntúa: uno de los dos ha borrado su cuenta.
rating-guess = El signo de interrogación indica que la puntuación es provisional: aún hay pocas partidas, o son demasiado antiguas.
rating-games = { $count ->
    [one] una partida puntuada
   *[other] { $count } partidas puntuadas
}
rating-curve = De { $first } a { $last } en { $count } partidas
ratings-own = Mis puntuaciones
ratings-title = Clasificación
ratings-none = Nadie ha jugado todavía una partida puntuada de este juego.
ratings-place = Puesto
ratings-name = Jugador
ratings-more = Ver más

## Emparejamiento rápido

pairing-now = Jugar ya
pairing-about = Te sentamos con el primero que quiera jugar a lo mismo. En una partida puntuada tiene preferencia alguien de tu nivel.
pairing-minutes = { $minutes } minutos, { $seconds } s más por jugada
pairing-days = { $days } días por jugada
pairing-waiting = Buscando a alguien con quien jugar
pairing-since = Llevas { $seconds } s esperando.
pairing-stay = No salgas de esta página: si la dejas, dejas de esperar.
pairing-widens = No salgas de esta página. Cuanto más esperas, más puede alejarse de la tuya la puntuación del rival; al cabo de un minuto vale cualquiera.
pairing-leave = Dejar de esperar

## Amigos e invitaciones

friends-title = Amigos
friends-here = Tus amigos
friends-asking = Solicitudes de amistad
friends-none = Aún ninguno. Envía una solicitud a alguien con el nombre de su cuenta.
friends-how = Cuando una mesa tuya espere jugadores, podrás invitarlos.
friends-asked = Solicitudes sin respuesta: { $names }
friends-account = Para tener amigos aquí necesitas una cuenta.
friend-name = Nombre de la cuenta
friend-ask = Enviar solicitud
friend-sent = Si hay una cuenta con ese nombre, recibirá la solicitud.
friend-online = en línea
friend-playing = en una mesa
friend-away = ausente
friend-remove = Quitar
invite-title = Invitar a un amigo
invite = Invitar
invite-done = invitado
invited-by = { $name } te invita a { $game }.
invited-accept = Aceptar
invited-decline = Rechazar

## Avisos

notices-title = Avisarme cuando me toque
notices-why = En mesas sin reloj, o con días por jugada, cuando no estás aquí; una vez por turno.
notices-mail = Por correo
notices-mail-why = A la dirección de tu cuenta.
notices-mail-none = Tu cuenta aún no tiene dirección de correo.
notices-mail-off = Este servidor no envía correo.
notices-push = Avisar en este navegador
notices-push-stop = No avisar más en este navegador
notices-push-why = También con esta página cerrada. El navegador preguntará si lo permites.
notices-push-unable = A este navegador no se le puede avisar con la página cerrada.
notices-push-off = Este servidor no envía notificaciones.
notices-push-denied = El navegador no lo ha permitido.

## Sin conexión, y sonidos

offline-title = Sin conexión.
offline-what = Puedes consultar los reglamentos y ver las repeticiones que hayas visto o guardado. Para jugar, crear mesas o entrar en tu cuenta necesitas conexión.
offline-kept = Repeticiones en este dispositivo:
offline-keep = Guardar para ver sin conexión
offline-keeping = Guardando…
offline-kept-here = Guardada en este dispositivo
nav-sound = Sonidos

# Primeras partidas guiadas.

lobby-learn = Aprende a jugar
learn-title = Aprende a jugar a { $game }
learn-not-here = Esta lección no existe
learn-step = Paso { $step } de { $count }
learn-progress = Progreso
learn-leave = Salir
learn-todo = Haz esto:
learn-any = Hazlo como quieras: vale todo lo que permitan las reglas. Después la lección sigue desde su propia posición.
learn-other = Las reglas también lo permiten, pero este paso trata de otra cosa, así que no ha cambiado nada. Inténtalo otra vez o salta el paso.
learn-back = Atrás
learn-skip = Saltar
learn-next = Siguiente
learn-finish = Terminar
learn-rules = { $count ->
    [one] Regla:
   *[other] Reglas:
}
learn-over = Y hasta aquí tu primera partida guiada de { $game }. Ahora juega una entera: el bot fácil se equivoca, puedes deshacer tus jugadas y, si algo no se puede hacer, se te dice qué regla lo impide.
learn-play = Jugar contra el bot fácil
learn-again = Otra vez desde el principio
