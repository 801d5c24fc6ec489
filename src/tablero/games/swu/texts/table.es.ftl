# Lo que se pregunta.
swu-ask-starter = ¿Quién empieza, con la iniciativa?
swu-ask-mulligan = ¿Te quedas con esta mano?
swu-ask-first-resources = Elige dos cartas como tus primeros recursos.
swu-ask-action = Tu turno: elige una acción.
swu-ask-resource = ¿Conviertes una carta de tu mano en recurso?
swu-ask-bottom = ¿Qué carta va a la parte inferior de tu mazo?
swu-ask-attack-target = ¿A qué ataca { NAME($unit) }?
swu-ask-attach = ¿A qué unidad vinculas { NAME($card) }?
swu-ask-credits = ¿Cuántas fichas de Crédito usas?
swu-ask-exploit = { NAME($card) }: ¿qué unidades tuyas derrotas para pagar menos?
swu-ask-ambush = { NAME($unit) }: ¿usas Emboscada para atacar ya a una unidad enemiga?
swu-ask-first-triggers = Varios jugadores tienen capacidades por resolver: ¿quién empieza?
swu-ask-next-trigger = ¿Cuál de tus capacidades resuelves ahora?
swu-ask-replacement = Varios efectos cambiarían el daño: ¿cuál aplicas primero?
swu-ask-unique = Controlas más de una copia de { NAME($name) }: ¿cuál derrotas?
swu-ask-may = { NAME($card) }: ¿quieres hacer esto?
swu-ask-effect = { NAME($card) }: { $effect }.{ $more }
swu-ask-mode = { NAME($card) }: elige lo que hace.
swu-ask-opponent = { NAME($card) }: ¿qué adversario? { CAPITAL($effect) }.
swu-ask-player = { NAME($card) }: ¿qué jugador?
swu-ask-next-play = { NAME($card) }: ¿qué carta juegas ahora?
swu-ask-strike-last = { NAME($unit) }: ¿dejas que la unidad defensora inflija antes su daño de combate?
swu-ask-copy = { NAME($card) }: ¿de qué unidad entra en juego como copia?

# Opciones.
swu-option-play = Jugar { NAME($name) } por { $cost }
swu-option-pilot = Jugar { NAME($name) } como Piloto por { $cost }
swu-option-smuggle = Jugar { NAME($name) } desde tus recursos con Contrabando por { $cost }
swu-option-attack = Atacar con { NAME($name) } ({ $power }/{ $remaining })
swu-option-use = Usar { NAME($name) }: { $text }
swu-choice-initiative = Tomar la iniciativa
swu-choice-blast = Tomar el indicador de explosión
swu-choice-plan = Tomar el indicador de plan
swu-choice-pass = Pasar
swu-option-unit = { NAME($name) } ({ $power }/{ $remaining }), { PLAYER($seat, form: "of") }
swu-option-base = { NAME($name) } (quedan { $remaining } PG), base { PLAYER($seat, form: "of") }
swu-option-leader = { NAME($name) }, líder { PLAYER($seat, form: "of") }
swu-option-upgrade = { NAME($name) } en { NAME($unit) }
swu-option-card = { NAME($name) }
swu-option-resource = { NAME($name) }
swu-option-top = Dejar { NAME($name) } en la parte superior
swu-option-bottom = Poner { NAME($name) } en la parte inferior
swu-option-discard = Descartar { NAME($name) }
swu-option-number = { $number }
swu-option-arena = { $arena }
swu-option-name = { NAME($name) }
swu-option-player = { PLAYER($seat, form: "title") }
swu-option-credits = { $count ->
    [0] Ninguna
    [one] 1 ficha de Crédito
   *[other] { $count } fichas de Crédito
}
swu-option-trigger = { NAME($name) }: { $text }
swu-option-mode = { $text }
swu-option-delayed = { NAME($name) }
swu-option-replace = { NAME($name) }
swu-choice-keep = Dejarla ahí
swu-choice-keep-hand = Quedarme con esta mano
swu-choice-mulligan = Barajarla en el mazo y robar seis cartas nuevas
swu-choice-play = Jugarla
swu-choice-pilot = Jugarla como Piloto
swu-choice-draw = Robarla
swu-choice-discard = Descartarla
swu-choice-bottom = Ponerla en la parte inferior del mazo
swu-choice-top = Dejarla en la parte superior
swu-choice-more = Mostrar otra carta
swu-choice-yes = Sí
swu-choice-no = No
swu-choice-done = Listo
swu-option-order = { $cards }
swu-option-instead = Jugar { NAME($name) } sin pagar su coste
swu-choice-instead = Jugarla sin pagar su coste
swu-option-ready = Un recurso preparado { PLAYER($seat, form: "of") }
swu-option-spent = Un recurso agotado { PLAYER($seat, form: "of") }
swu-option-keyword = { $keyword }
swu-option-aspect = { $aspect }
swu-option-force = La ficha de La Fuerza { PLAYER($seat, form: "of") }

# Lo que sucede.
swu-log-starts = Empieza { PLAYER($seat, form: "inside") }.
swu-log-mulligan = { PLAYER($seat) } renueva su mano.
swu-log-round = Ronda { $round }.
swu-log-passes = { PLAYER($seat) } pasa.
swu-log-takes-initiative = { PLAYER($seat) } toma la iniciativa.
swu-log-takes-blast = { PLAYER($seat) } toma el indicador de explosión.
swu-log-takes-plan = { PLAYER($seat) } toma el indicador de plan.
swu-log-resources = { PLAYER($seat) } convierte una carta en recurso.
swu-log-plays = { PLAYER($seat) } juega { NAME($card) }.
swu-log-uses = { PLAYER($seat) } usa { NAME($card) }.
swu-log-attacks = { NAME($unit) } ataca a { NAME($target) }.
swu-log-damaged = { NAME($source) } inflige { $amount } de daño a { NAME($target) }.
swu-log-healed = { NAME($target) }: { $amount } de daño curado.
swu-log-defeated = La unidad { NAME($unit) } es derrotada.
swu-log-shield = Un Escudo protege a { NAME($unit) } y es derrotado.
swu-log-blank = { NAME($card) } no tiene efecto.
swu-log-created = { PLAYER($seat) } crea { NAME($unit) }.
swu-log-given = { NAME($unit) } recibe { NAME($token) }.
swu-log-deployed = { PLAYER($seat) } despliega { NAME($unit) }.
swu-log-drawn = { PLAYER($seat) } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
swu-log-empty-deck = El mazo { PLAYER($seat, form: "of") } está vacío: { $amount } de daño a la base.
swu-log-discarded = { PLAYER($seat) } descarta { NAME($card) }.
swu-log-discarded-deck = { NAME($card) } se descarta del mazo { PLAYER($seat, form: "of") }.
swu-log-finds = { PLAYER($seat) } toma { NAME($card) }.
swu-log-looks = Cartas vistas: { $cards }.
swu-log-control = { PLAYER($seat) } toma el control de { NAME($unit) }.
swu-log-captured = { NAME($captor) } captura a { NAME($unit) }.
swu-log-eliminated = { PLAYER($seat) } queda fuera de la partida.
swu-name = «{ NAME($name) }»
swu-log-deployed-on = { PLAYER($seat) } despliega { NAME($leader) } sobre { NAME($unit) }.
swu-log-attached = La mejora { NAME($upgrade) } queda vinculada a { NAME($unit) }.
swu-log-moved = { NAME($unit) } se mueve a otro campo de batalla.
swu-log-shows = { PLAYER($seat) } enseña { NAME($card) }.
swu-log-reveals = { PLAYER($seat) } muestra { NAME($card) }.

# Por qué algo no es posible.
swu-not-paid = No puedes pagar { NAME($card) }.
swu-not-attachable = No hay ninguna unidad a la que vincular { NAME($card) }.
swu-not-in-hand = Esa carta no está en tu mano.
swu-not-resource = Esa carta no es uno de tus recursos.
swu-not-smuggle = { NAME($card) } no tiene Contrabando.
swu-not-pilot = { NAME($card) } no se puede jugar como Piloto.
swu-not-exhausted = La unidad { NAME($unit) } está agotada.
swu-not-attack = { NAME($unit) } no puede atacar.
swu-not-yours = No controlas { NAME($unit) }.
swu-not-own = No puedes atacar lo que es tuyo.
swu-not-arena = { NAME($unit) } está en el otro campo de batalla.
swu-not-attackable = Ahora no se puede atacar a { NAME($unit) }.
swu-not-bases = { NAME($unit) } no puede atacar bases.
swu-not-sentinel = Primero hay que atacar a un Centinela de ese campo de batalla.
swu-not-in-play = { NAME($card) } no está en juego.
swu-not-epic = La acción épica de { NAME($card) } ya se ha usado.
swu-not-again = { NAME($card) }: esta capacidad no se puede volver a usar ahora.
swu-not-condition = Solo si { $condition }.
swu-not-cost = No se puede pagar su coste: { $cost }.
swu-not-change = { NAME($card) }: usarla ahora no cambiaría nada.
swu-not-initiative = En esta ronda ya se ha tomado la iniciativa.
swu-not-taken = En esta ronda ya se ha tomado ese indicador.
swu-not-counter = Este formato no tiene ese indicador.
swu-not-pass = No puedes pasar mientras quede un indicador por tomar.
swu-not-combined = Juntas cuestan { $cost }, que es más de { $most }.
swu-not-there = Eso no está en juego.
swu-not-meant = La capacidad no se refiere a { NAME($card) }.
swu-not-but-base = { NAME($unit) } solo puede atacar una base.
swu-not-this-attack = Este ataque no puede dirigirse a { NAME($target) }.
swu-not-unit-and-base = Solo se puede atacar a la vez a unidades.
swu-not-muted = { NAME($card) } no tiene capacidades ahora.

# El final.
swu-won-base = Una base ha sido derrotada.
swu-won-last = Solo queda un jugador.
swu-won-twin-suns = Gana la base con más PG restantes.
swu-drawn-bases = Todas las bases son derrotadas a la vez.

# Etiquetas de los modificadores.
swu-label-card = { NAME($card) }
swu-label-least = nunca menos de 0
swu-label-other = otros efectos

# La mesa en un terminal.
swu-player = { PLAYER($seat, form: "title") }
swu-you = tú
swu-out = fuera de la partida
swu-round = Ronda { $round }
swu-phase-setup = Preparación
swu-phase-action = Fase de acción
swu-phase-regroup = Fase de reagrupamiento
swu-turn-of = Turno: { $player }
swu-initiative = Iniciativa: { $player }
swu-initiative-taken = Iniciativa: { $player } (tomada)
swu-counter-blast = Explosión: { $player }
swu-counter-plan = Plan: { $player }
swu-epic-used = acción épica usada
swu-deployed = desplegado
swu-ready = preparado
swu-exhausted = agotado
swu-blank = sin capacidades
swu-resources = Recursos { $ready }/{ $total }
swu-in-hand = Mano { $count }
swu-in-deck = Mazo { $count }
swu-in-discard = Descartes { $count }
swu-credits = Créditos { $count }
swu-force = Con la Fuerza
swu-discard-top = Últimos descartes: { $cards }
swu-known-hand = Cartas conocidas de su mano: { $cards }
swu-arena-ground = Campo de batalla terrestre
swu-arena-space = Campo de batalla espacial
swu-in-ground = terrestre
swu-in-space = espacial
swu-damage = { $count } de daño
swu-guards = custodia { $cards }
swu-playing = Se está jugando: { $cards }
swu-shown = A la vista: { $cards }
swu-your-hand = Tu mano
swu-your-resources = Tus recursos: { $cards }
swu-side-unit = Como unidad:
swu-side-pilot = Como mejora:
swu-type-unit = unidad
swu-type-event = evento
swu-type-upgrade = mejora
swu-type-leader = líder
swu-type-base = base
swu-type-token = ficha

# Qué pasa con cada respuesta.
swu-answer-yes = Sí: { $does }
swu-answer-no = No: { $does }
swu-answer-nothing = No: no pasa nada
swu-choice-decline = No hacerlo
swu-declined = No hacerlo: { $does }
swu-lets = { PLAYER($seat, form: "inside") } { $effect }
swu-it-named = esa unidad ({ NAME($name) })
swu-pointed = { NAME($name) }
swu-pay-resources = paga { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
} y no ocurre
swu-play-named-free = juega { NAME($name) } gratis
swu-takes-damage = sufre { $amount } de daño
swu-is-defeated = se derrota { NAME($name) }
swu-ambush-yes = Sí: { NAME($unit) } ataca ya a una unidad enemiga
swu-ambush-no = No: { NAME($unit) } no ataca por ahora
swu-strike-last = la unidad defensora inflige antes su daño y { NAME($unit) } inflige el suyo solo si sobrevive
swu-strike-first = { NAME($unit) } inflige antes su daño y la unidad defensora inflige el suyo solo si sobrevive
swu-strike-together = ambas infligen su daño a la vez
swu-copy-none = Tal cual, sin copiar nada
swu-choice-no-resource = Ningún recurso esta ronda
swu-ask-if-done = { " " }Si lo haces: { $then }.
swu-ask-no-more = { "" }
