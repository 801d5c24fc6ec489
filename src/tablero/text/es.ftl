# Cómo se llama este idioma, y sus funciones: «y» y «o» como suenan ante la palabra que sigue.
language-name = Español
function-Y = y
    .before = h?[ií](?![aeiouáéíóú])
    .becomes = e
function-O = o
    .before = h?[oó]
    .becomes = u

# Lo que dice el núcleo.
kernel-and = { $head } { Y($last) } { $last }
kernel-nothing = nada
kernel-several = { $items }
# Quien ocupa un asiento, como lo dice PLAYER: por su número o por su nombre. Las formas son el comienzo de una frase,
# dentro de ella, con «de», con «a» y sin artículo.
kernel-player = { $form ->
   *[begins] El jugador { $seat }
    [inside] el jugador { $seat }
    [of] del jugador { $seat }
    [to] al jugador { $seat }
    [title] Jugador { $seat }
}
kernel-named = { $form ->
   *[begins] { $name }
    [of] de { $name }
    [to] a { $name }
}
kernel-value = { $base }
kernel-modifier-plus = { $value } +{ $amount } ({ $label })
kernel-modifier-minus = { $value } −{ $amount } ({ $label })

kernel-not-asked = Ahora no se le pregunta nada { PLAYER($seat, form: "to") }.
kernel-no-past = Esta partida es una copia para buscar jugadas: no cuenta nada de lo anterior ni puede volver a ello.
kernel-no-seat = { $seat } no es un asiento de esta mesa: se numeran del 0 al { $last }.
kernel-stale = La respuesta es a la pregunta { $at }, pero la pregunta es ahora la número { $now }.
kernel-game-over = La partida ha terminado.
kernel-not-an-option = { $value } no es una de las opciones.
kernel-no-such-index = No hay opción número { $index }; hay { $count }.
kernel-pick-wants-list = Se esperaba una lista de opciones, no { $value }.
kernel-pick-twice = La opción { $number } se ha elegido dos veces.
kernel-pick-count = Se esperaban de { $least } a { $most } opciones, no { $count }.
kernel-distribute-length = Se esperaba una cantidad para cada una de las { $count } opciones.
kernel-distribute-cap = La opción { $number } admite de 0 a { $cap }, no { $value }.
kernel-distribute-total = Las cantidades deben sumar de { $least } a { $total }, no { $given }.
kernel-place-wants-numbers = Se esperaba una lista de números enteros, no { $value }.

kernel-too-deep = La respuesta está anidada a demasiada profundidad.
kernel-undo-nothing = No hay nada que deshacer.
kernel-undo-chance = Desde entonces ha intervenido el azar: para deshacerlo hace falta el acuerdo de los demás.
kernel-undo-reveal = Desde entonces ha salido a la luz algo oculto: para deshacerlo hace falta el acuerdo de los demás.
kernel-undo-other = { PLAYER($seat) } ha decidido desde entonces: para deshacerlo hace falta el acuerdo de los demás.
kernel-rewind-range = No existe el momento { $step }; ha habido { $count } sucesos.

kernel-resigned = { PLAYER($seat) } se rinde.
kernel-draw-agreed = Se ha acordado un empate.
kernel-time-over = Se acaba el tiempo { PLAYER($seat, form: "of") }.
kernel-unanswered = { PLAYER($seat) } lleva un día sin responder: la partida termina sin ganador.

# Preparaciones y registros que no sirven.
kernel-bad-setup = { $place }: { $expected }
kernel-setup-unknown = { $game } no tiene ese ajuste; { $count ->
    [0] no tiene ninguno
   *[other] tiene { $names }
}
kernel-setup-settings = { $count ->
    [0] no se esperaba ningún ajuste
   *[other] se esperaban los ajustes { $names }, todos ellos y ningún otro
}
kernel-setup-values = se esperaba uno de { $values }, no { $given }
kernel-rule-failure = Ha fallado una regla en el suceso { $step }: { $error }
kernel-bad-record = línea { $line }: { $expected }
kernel-record-illegal = la elección no es legal: { $why }
kernel-record-chance = un resultado del azar donde no se pedía ninguno
kernel-record-after-end = no se esperaba nada tras el final de la partida
kernel-record-result = se esperaba el resultado de { $name ->
    [roll] una tirada
    [draw] un robo
    [shuffle] un barajado
   *[other] «{ $name }»
}
kernel-record-truncated = el registro acaba aquí sin su línea de cierre; lo que hay antes se puede recuperar
kernel-record-too-deep = se esperaba un valor con menos niveles de anidamiento
kernel-record-game = es un registro de { $game }; se esperaba uno de { $expected }
kernel-record-rules = necesita la versión { $needed } de las reglas de { $game }; esta es la versión { $version }
kernel-record-message = se esperaba un mensaje con argumentos con nombre
kernel-record-event = se esperaba una elección {"{"}"seat", "choose"{"}"} o un resultado {"{"}"roll" | "draw" | "shuffle"{"}"}
kernel-record-json = se esperaba un objeto JSON
kernel-record-first = se esperaba la primera línea de un registro de tablero
kernel-record-format = necesita el formato de registro { $needed }; este tablero lee el formato { $format }
kernel-record-header = se esperaban "game", "rules", "seats" y "settings"
kernel-record-clock = se esperaba un reloj con "start", "increment" y "renews"
kernel-record-edited = la línea de cierre no encaja con lo que hay antes: el registro se ha modificado
kernel-record-after-close = no se esperaba nada tras la línea de cierre

# Por qué no se puede usar un archivo o una dirección.
system-at = { $place }: { $why }
system-not-there = no está ahí
system-not-allowed = el sistema no lo permite
system-a-folder = es una carpeta
system-no-folder = no es una carpeta
system-too-large = ocupa más de { $most } MB
system-there-already = ya está ahí
system-full = no queda sitio
system-read-only = ahí no se puede escribir
system-address-in-use = otro programa escucha ya ahí
system-no-address = este ordenador no tiene esa dirección
system-error = el sistema responde { $name }

# Juegos, bots y asientos que no hay.
game-unknown = No hay ningún juego «{ $name }»; hay: { $names }
game-unknown-near = No hay ningún juego «{ $name }»; ¿será { $near }?
game-not-importable = { $name } no se puede cargar: { $error }
game-not-one = { $name }: se esperaba un tablero.kernel.Definition, y es { $kind }
bot-unknown = No hay ningún bot «{ $name }»; hay: { $names }
bot-about-random = da cualquier respuesta legal.
bot-about-easy = sigue los planes del juego, pero a menudo hace otra cosa.
bot-about-medium = sigue los planes del juego y elige siempre lo mejor que ve.
bot-about-hard = piensa en planes enteros y los prueba en partidas que podrían ser esta antes de elegir.
bot-about-greedy = no tiene planes: prueba todas las respuestas y mira una acción por delante.
player-no-program = { $command }: se esperaba una orden que se pueda ejecutar
player-bad-name = se esperaba un nombre de minúsculas, cifras y guiones que no tenga otro bot, no «{ $given }»
player-no-command = se esperaba una orden
player-not-started = no se puede ejecutar { $command }: { $why }
player-not-ready = no ha dicho que esté listo para el protocolo { $protocol }
player-language = se esperaba uno de los idiomas { $languages }, no { $given }
player-too-late = se le ha acabado el tiempo
player-ended = ha terminado, o ha cerrado su entrada o su salida
player-too-much = ha escrito más de { $most } MB de una vez
player-wants-answer = se esperaba una línea como {"{"}"number": 7, "answer": 0{"}"}, no { $given }
player-forfeits = { PLAYER($seat) } pierde la partida; su programa ha fallado: { $why }
setup-bots = { $game } es para { $seats } asientos, no { $count }
setup-pair = se esperaba NOMBRE=VALOR, no «{ $given }»
setup-names = { $seats ->
    [one] se esperaba 1 nombre
   *[other] se esperaban { $seats } nombres
}, no { $count }
setup-same-names = se esperaban nombres distintos, no { $given }

# Lo que dicen las órdenes.
cli-unknown-command = No existe la orden «{ $name }»; existen: { $names }.
cli-unknown-option = Aquí no existe la opción { $name }.
cli-near = { $about } ¿Será { $near }?
cli-missing = Falta { $name }.
cli-no-value = Tras { $name } falta un valor.
cli-repeated = { $name } aparece más de una vez.
cli-unused = «{ $text }» está de más.
cli-wrong-choice = { $name }: se esperaba uno de { $choices }, no «{ $value }»
cli-wrong-number = { $name }: se esperaba un número entero de { $least } a { $most }, no «{ $value }»
cli-wrong-value = { $name } no puede ser «{ $value }».
cli-wrong-use = { $said }
cli-no-games = Todavía no se puede jugar a nada.
cli-game-line = { $name }: { $seats } asientos; bots: { $bots }
cli-no-content = { $game } no lista cartas ni piezas; sí lo hacen: { $games }
cli-sim-progress = Jugando
cli-sim-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $game }
cli-sim-speed = Velocidad
cli-sim-speed-value = { $games } partidas/s, { $decisions } decisiones/s
cli-sim-wins-seat = Victorias por asiento
cli-sim-draws = Empates
cli-sim-share = Gana { $name }
cli-sim-share-value = { $wins }: { NUMBER($share, style: "percent") } (95 %: de { NUMBER($low, style: "percent") } a { NUMBER($high, style: "percent") })
cli-sim-rounds = Rondas
cli-sim-decisions = Decisiones por partida
cli-sim-length = { $mean } de media, de { $least } a { $most }
cli-sim-total = Contra todos
cli-train-title = { $game }: lo aprendido en { $games } partidas, según { $positions } posiciones de partidas apartadas
cli-train-judge = Quién juzga
cli-train-auc = Área bajo la curva
cli-train-loss = Pérdida logarítmica
cli-train-learned = lo aprendido
cli-train-written = lo escrito a mano
cli-train-file = Guardado en { $path }. Si los bots juegan mejor con ello, solo lo dicen las partidas: tablero sim --evaluation.
train-few-games = para aprender hacen falta al menos { $least } partidas, no { $count }
train-no-features = { $game } no nombra rasgos de los que aprender
train-one-sided = en lo que enseñaron { $count } partidas, o en lo apartado, nadie ganó o nadie perdió; juega más partidas
evaluation-bad-file = esto no es una evaluación escrita por tablero train
evaluation-other-game = Esta evaluación se aprendió para { $learned }, y se juega a { $game }.
evaluation-no-search = { $bot } no busca, así que no juzga posiciones
evaluation-no-matrix = con --matrix nadie es el primer bot
sim-not-installed = Esto necesita el paquete { $package }, que no está instalado: pip install '{ $extra }'
sim-no-lists = A { $game } no se lleva nada.
sim-lists-count = { $count ->
    [one] 1 lista
   *[other] { $count } listas
} para { $seats } asientos
sim-bots-for-lists = { $bots } bots distintos no pueden jugar { $lists } listas: nombra uno para todas o uno para cada una
sim-other-series = { $folder } tiene partidas de otra serie o con otras reglas; da otra carpeta o las mismas opciones
sim-bad-line = la línea { $line } no es una partida
sim-clear-two = quién es más fuerte se pregunta entre dos: hacen falta dos bots
sim-matrix-entries = para jugar todos contra todos hacen falta al menos dos listas o dos bots
sim-plot-wins = Proporción de victorias, con intervalos del 95 %
sim-plot-rounds = Rondas
sim-plot-decisions = Decisiones
sim-plot-games = Partidas
sim-plot-matrix = Cuánto gana cada fila a cada columna
cli-scenario-progress = Escenarios
cli-no-scenarios = No hay escenarios de «{ $game }»; los hay de { $games }.
cli-conform-progress = Comprobando
cli-conform-good = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $game }, { $decisions } decisiones: nada que objetar.
cli-conform-bad = { $game }: { $games ->
    [one] la única partida no cumple
   *[other] { $count } de { $games } partidas no cumplen
}.
cli-conform-finding = { $check }: { $detail } (partida { $number }, tras { $step } sucesos)
cli-conform-record = El registro que lo muestra: { $path }

play-amount = { $amount } × { $text }
play-seat = { PLAYER($seat, form: "title") }
play-question = { PLAYER($seat, form: "title") }: { $question }
play-prompt = Tu elección (h: ayuda): 
play-prompt-pick = Números de lo que eliges, de { $least } a { $most }, con espacios (h: ayuda): 
play-prompt-pick-all = Números de lo que eliges, { $most } en total, con espacios (h: ayuda): 
play-prompt-distribute-all = Una cantidad para cada uno, con espacios, { $total } en total (h: ayuda): 
play-prompt-distribute = Una cantidad para cada uno, con espacios, de { $least } a { $total } en total (h: ayuda): 
play-prompt-place = Dónde: coordenadas con espacios, varios con «;», esquinas con «>», el número de una sugerencia, o con palabras (h: ayuda): 
play-option = { $number }. { $text }
play-option-cap = { $number }. { $text } (como mucho { $cap })
play-help =
    Un número elige, r deja que elija el azar. u deshace tu última elección, l muestra el historial, i NÚMERO lee una carta, w NÚMERO… dice por qué algo no es legal,
    s ARCHIVO guarda, v muestra otra vez la mesa, q termina sin guardar. Un lugar también se puede decir con palabras donde el juego las entiende: hacia el objetivo 2, a cubierto.
    n deja pasar una Estratagema o algo parecido y no vuelve a preguntar por ello, a vuelve a preguntar por todo. Contra bots, hint dice qué haría un bot en tu lugar.
play-hint = El bot { $bot } elegiría: { $answer }
play-hint-plan = { NUMBER($chance, style: "percent") } de ganar: { $answers }
play-hint-expects = después espera: { $answers }
play-hint-habit = A esto responde al momento, sin sopesar planes.
play-no-hints = Las pistas son para quien juega solo contra bots.
play-unasked = Ya no se te preguntará por { $what }; con a vuelven las preguntas.
play-always-asked = Esta pregunta se hace siempre.
play-asked-everything = Se te vuelve a preguntar por todo.
play-bad-input = No entiendo «{ $text }».
play-refused = No es legal: { $reason }
play-legal = Eso es legal.
play-undone = Deshecho.
play-saved = Guardado en { $path }. Para seguir más tarde: { $command }
play-resume-seats = di quién se sienta dónde, como cuando se guardó la partida, por ejemplo --seats { $example }
play-not-saved = No se ha guardado. { $why }
play-handover = Le toca { PLAYER($seat, form: "to") }. Pulsa Intro cuando solo esa persona esté mirando.
play-bot-chooses = { PLAYER($seat) } ({ $bot }) ha elegido.
play-over = La partida ha terminado. { $why }
play-winners = Victoria: { $winners }
play-draw = No gana nadie.
play-left = Has dejado la mesa. (s ARCHIVO habría guardado la partida.)
play-resumed = Se continúa con { $path }.

replay-title = { $game }: { $events } sucesos, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
replay-choice = { $step }. { PLAYER($seat, form: "title") }: { $question } → { $text }
replay-chance = { $step }. { $name ->
    [roll] Tirada
    [draw] Robo
    [shuffle] Barajado
   *[other] { $name }
}: { $result }
replay-conclude = { $step }. Terminada desde fuera: { $text }
replay-resample = { $step }. Lo oculto se ha sorteado de nuevo.
replay-open = El registro es de una partida sin terminar; se reproduce hasta donde llega.
analyse-progress = Repasando
analyse-open = se esperaba una partida terminada
analyse-choice = { $step }. { PLAYER($seat) }: { $answer }
analyse-decision = { $step }. { PLAYER($seat) } ({ NUMBER($chance, style: "percent") }): { $answer }
analyse-no-mistakes = El bot { $bot } no habría encontrado nada mejor.
analyse-mistake = { $step }. { PLAYER($seat) }: { $answer }. La probabilidad de ganar era entonces del { NUMBER($chance, style: "percent") } y podría haber sido del { NUMBER($better, style: "percent") }. La pregunta: { $question }
analyse-better = El bot { $bot } responde: { $answer }
analyse-line = { PLAYER($seat) }: { $answer }
replay-fails = En el suceso { $step } falla una regla: { $text }
replay-recovered = { $text }. Se muestra lo que hay ({ $events } sucesos).

# Lo que dice `tablero rules`.
rules-book-rebellion = Star Wars: Rebellion
rules-book-swu = Star Wars: Unlimited
rules-book-wh40k = Warhammer 40.000, 10.ª edición
rules-book-legion2026 = Star Wars: Legion, edición de 2026
rules-book-legion2023 = Star Wars: Legion, edición de 2023

rules-nothing-found = No se ha encontrado nada para «{ $text }».
rules-unknown-id = No existe la regla «{ $id }».
rules-did-you-mean = Quizá buscabas:
rules-unknown-book = No hay reglamento «{ $name }»; hay { $names }.
rules-several-books = «{ $name }» tiene varios reglamentos: indica { $names }.

rules-status-tested = Se aplica y está probada
rules-status-enforced = Se aplica, aún sin pruebas
rules-status-missing = Aún no se aplica
rules-status-unenforceable = No aplicable por el programa: { $why }
rules-why-manners = trato entre personas
rules-why-physical = manejo de piezas físicas
rules-why-advice = consejo
rules-why-booklet = sobre el propio reglamento

rules-source = Reglamento, líneas { $lines }
rules-source-none = No está en el reglamento
rules-example = Ejemplo { $id }
rules-example-setup = Situación
rules-example-action = Acción
rules-example-expected = Resultado
rules-example-rules = Reglas: { $ids }

rules-column-id = Regla
rules-column-text = Texto
rules-column-book = Reglamento
rules-column-total = Reglas
rules-column-tested = Aplicadas y probadas
rules-column-enforced = Solo aplicadas
rules-column-missing = Aún no
rules-column-unenforceable = No aplicables
rules-column-examples = Ejemplos superados

# Listas de lo que traen los jugadores, como mazos y ejércitos: lo que no se puede leer.
lists-name = { $name }
lists-near = { NAME($name) }
lists-with-near = { $about } Quizá { $near }.
lists-with-expected = { $about } Se esperaba { $expected }.
lists-at-line = Línea { $line }: { $about }
lists-at-path = { $path }: { $about }

lists-and-more = { $first } { $more ->
    [one] Hay 1 problema más.
   *[other] Hay { $more } problemas más.
}

lists-unknown-card = no hay ninguna carta «{ $text }».
lists-ambiguous-card = «{ $text }» puede ser varias cartas.
lists-name-and-number = el nombre y el número de «{ $text }» son de cartas distintas.
lists-bad-count = «{ $text }» no es un número de copias, de 1 a 999.
lists-not-json = no es JSON a partir del carácter { $text }.
lists-json-too-much = este JSON no se puede leer: está anidado a demasiada profundidad, o tiene números demasiado largos o que no lo son.
lists-not-text = no es un texto en UTF-8: el byte { $text } no se puede leer.
lists-no-file = no se puede leer el archivo: { $text }.
lists-empty = no hay nada.
lists-link = esto es un enlace a { $text }, y los enlaces no se siguen: ábrelo, copia allí la lista («Exportar», como texto o JSON) y pégala.
lists-field-twice = el campo «{ $text }» aparece dos veces.
lists-expected-text = se esperaba un texto, no «{ $text }».
lists-expected-list = se esperaba una lista, no «{ $text }».
lists-expected-object = se esperaba un objeto, no «{ $text }».
lists-unknown-field = no existe el campo «{ $text }».
lists-unknown-format = no existe el formato «{ $text }».
lists-unknown-kind = «{ $text }» no es una clase de archivo que se pueda leer aquí.
lists-unknown-version = la versión «{ $text }» no se puede leer; se esperaba 1.
lists-told = { $text }
lists-too-many = puede haber { $text } como mucho.
lists-bad-zip = el archivo comprimido no se puede leer: se esperaba un solo fichero dentro, de 32 MB como mucho.
lists-unknown-unit = no hay ninguna hoja de datos «{ $text }» entre las conocidas.
lists-unknown-model = no hay ninguna miniatura «{ $text }» en esta unidad.
lists-unknown-item = ninguna miniatura de esta unidad tiene «{ $text }».
lists-unknown-faction = no hay ninguna facción «{ $text }» entre las conocidas.
lists-several-enhancements = { $text } tiene más de una mejora; una unidad puede tener una.
lists-unknown-enhancement = no hay ninguna mejora «{ $text }» entre las conocidas.
lists-cannot-divide = las armas de «{ $text }» no se pueden repartir entre sus miniaturas según las opciones de la hoja de datos.
lists-unknown-line = «{ $text }» no se puede leer.
lists-other-number = «{ $text }» tiene otro número de miniaturas que las que se enumeran.

# Lo que dice `tablero list`.

list-legal = { $name }: válido en { $format }.
list-illegal = { $name }: no válido en { $format }.
list-together = Todos juntos:
list-ready = { $name }: { NAME($title) } ({ $formats })
list-none = A { $game } no se trae nada; sí a: { $games }
list-which = No queda claro para qué juego es esta lista: indícalo con --game. Hay: { $games }
list-unreadable = { $file } no se puede leer:

# Lo que dice `tablero data`.

data-none = No se ha añadido nada a { $game }.
data-no-such = No se ha añadido nada de nombre «{ $name }»; hay: { $names }
data-no-game = A { $game } no se le pueden añadir datos; sí a: { $games }

# Lo que dice `tablero odds`.

odds-bad-question = { $place }: { $wrong }
odds-expected = se esperaba { $expected }
odds-expected-number = un número entero de { $least } a { $most }
odds-expected-flag = sí o no
odds-expected-choice = uno de { $choices }
odds-expected-word = se esperaba una palabra como NOMBRE=VALOR o NOMBRE
odds-expected-value = se esperaba { $name }=VALOR, donde el valor es { $expected }
odds-expected-field = { $known } Hay: { $fields }
odds-unknown-field = no se puede preguntar nada con este nombre.
odds-unknown-field-near = no se puede preguntar nada con este nombre; ¿quizá { $near }?
odds-other-section = se esperaba { $section } antes del punto: es de eso de lo que se dice
odds-expected-section = se esperaba un número de 1 a { $most } tras { $section }
odds-too-many-words = se esperaban { $most } palabras como mucho
odds-too-many-options = se esperaban { $most } opciones como mucho
cli-no-odds = No se conocen probabilidades de «{ $game }»; sí de { $games }.
cli-odds-section = { $most ->
    [1] { $section }
   *[other] { $section }, hasta { $most }: { $section }2.NOMBRE=VALOR trata del segundo
}
cli-odds-how = Pregunta con NOMBRE=VALOR, o solo NOMBRE para decir que sí; vs empieza otra opción, igual que la primera salvo en lo que diga.
cli-odds-chance = exactamente
cli-odds-at-least = al menos
cli-odds-mean = media
cli-odds-deviation = desviación
cli-odds-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-odds-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-odds-plot = se esperaba un fichero que acabe en uno de { $endings }
cli-odds-plot-chance = probabilidad en %

# Primeras partidas guiadas.
guide-none = { $game } no tiene primera partida guiada; la tienen: { $names }.
guide-nothing-asked = Aquí no hay nada que responder, solo algo que leer.
guide-step = Paso { $step } de { $count }: { $text }
guide-keys = (Intro sigue leyendo donde no se pregunta nada; s salta el paso, b vuelve atrás, q sale.)
guide-other = Las reglas también lo permiten, pero este paso trata de otra cosa, así que no ha cambiado nada. Inténtalo otra vez, o salta el paso con s.
guide-ended = Hasta aquí tu primera partida. Ahora juega una entera: tablero play { $game } --seats human,easy

# Palabras que se escriben para decir adónde va algo; se entiende cualquiera.
wish-toward = hacia | a | al
wish-the = el | la
wish-marker = objetivo | marcador | ficha
wish-unit = unidad
wish-cover = a cubierto
wish-fly = vuela | volar
wish-left = izquierda
wish-right = derecha
