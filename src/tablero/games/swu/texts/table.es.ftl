# Lo que se pregunta.
swu-ask-starter = ¿Quién juega el primer turno y tiene la iniciativa?
swu-ask-mulligan = ¿Te quedas con tu mano?
swu-ask-first-resources = Elige dos cartas como tus primeros recursos.
swu-ask-action = Tu turno: elige una acción.
swu-ask-resource = ¿Pones en juego una carta de tu mano como recurso?
swu-ask-bottom = ¿Qué carta va a la parte inferior de tu mazo?
swu-ask-attack-target = ¿A qué ataca { $unit }?
swu-ask-attach = ¿Qué unidad recibe { $card }?
swu-ask-credits = ¿Cuántas fichas de Crédito usas?
swu-ask-exploit = { $card }: ¿qué unidades tuyas derrotas para que cueste menos?
swu-ask-ambush = { $unit }: ¿usas Emboscada para atacar ya a una unidad enemiga?
swu-ask-first-triggers = Esperan capacidades de varios jugadores: ¿las de quién se resuelven primero?
swu-ask-next-trigger = ¿Cuál de tus capacidades se resuelve ahora?
swu-ask-replacement = Varios efectos cambiarían el daño: ¿cuál se aplica primero?
swu-ask-unique = Controlas más de una copia de { $name }: ¿cuál es derrotada?
swu-ask-may = { $card }: ¿quieres hacerlo? { CAPITAL($effect) }.
swu-ask-effect = { $card }: { $effect }.
swu-ask-mode = { $card }: elige lo que hace.
swu-ask-opponent = ¿Qué adversario?
swu-ask-player = { $card }: ¿qué jugador?
swu-ask-next-play = ¿Qué carta juegas ahora?
swu-ask-strike-last = { $unit }: ¿inflige antes el daño de combate la unidad defensora?
swu-ask-copy = { $card }: ¿como copia de qué unidad entra en juego?

# Opciones.
swu-option-play = Jugar { $name } por { $cost }
swu-option-pilot = Jugar { $name } como Piloto por { $cost }
swu-option-smuggle = Jugar { $name } desde tus recursos con Contrabando por { $cost }
swu-option-attack = Atacar con { $name } ({ $power }/{ $remaining })
swu-option-use = Usar { $name }: { $text }
swu-choice-initiative = Tomar la iniciativa
swu-choice-blast = Tomar el indicador de explosión
swu-choice-plan = Tomar el indicador de plan
swu-choice-pass = Pasar
swu-option-unit = { $name } ({ $power }/{ $remaining }), { PLAYER($seat, form: "of") }
swu-option-base = { $name } (quedan { $remaining } PG), base { PLAYER($seat, form: "of") }
swu-option-leader = { $name }, líder { PLAYER($seat, form: "of") }
swu-option-upgrade = { $name } en { $unit }
swu-option-card = { $name }
swu-option-resource = { $name }
swu-option-top = Dejar { $name } en la parte superior
swu-option-bottom = Poner { $name } en la parte inferior
swu-option-discard = Descartar { $name }
swu-option-number = { $number }
swu-option-arena = { $arena }
swu-option-name = { $name }
swu-option-player = { PLAYER($seat, form: "title") }
swu-option-credits = { $count ->
    [0] Ninguna
    [one] 1 ficha de Crédito
   *[other] { $count } fichas de Crédito
}
swu-option-trigger = { $name }: { $text }
swu-option-mode = { $text }
swu-option-delayed = { $name }
swu-option-replace = { $name }
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
swu-choice-done = Hecho
swu-option-order = { $cards }
swu-option-instead = Jugar { $name } sin pagar su coste
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
swu-log-resources = { PLAYER($seat) } pone en juego una carta como recurso.
swu-log-plays = { PLAYER($seat) } juega { $card }.
swu-log-uses = { PLAYER($seat) } usa { $card }.
swu-log-attacks = { $unit } ataca a { $target }.
swu-log-damaged = { $source } inflige { $amount } de daño a { $target }.
swu-log-healed = { $target }: { $amount } de daño curado.
swu-log-defeated = La unidad { $unit } es derrotada.
swu-log-shield = Un Escudo protege a { $unit } y es derrotado.
swu-log-blank = { $card } no tiene efecto.
swu-log-created = { PLAYER($seat) } crea { $unit }.
swu-log-given = { $unit } recibe { $token }.
swu-log-deployed = { PLAYER($seat) } despliega { $unit }.
swu-log-drawn = { PLAYER($seat) } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
swu-log-empty-deck = El mazo { PLAYER($seat, form: "of") } está vacío: { $amount } de daño a la base.
swu-log-discarded = { PLAYER($seat) } descarta { $card }.
swu-log-discarded-deck = { $card } se descarta del mazo { PLAYER($seat, form: "of") }.
swu-log-finds = { PLAYER($seat) } toma { $card }.
swu-log-looks = Cartas vistas: { $cards }.
swu-log-control = { PLAYER($seat) } toma el control de { $unit }.
swu-log-captured = { $captor } captura a { $unit }.
swu-log-eliminated = { PLAYER($seat) } queda fuera de la partida.
swu-name = «{ $name }»
swu-log-deployed-on = { PLAYER($seat) } despliega { $leader } sobre { $unit }.
swu-log-attached = La mejora { $upgrade } queda vinculada a { $unit }.
swu-log-moved = { $unit } se mueve a otro campo de batalla.
swu-log-shows = { PLAYER($seat) } enseña { $card }.
swu-log-reveals = { PLAYER($seat) } muestra { $card }.

# Por qué algo no es posible.
swu-not-paid = No hay con qué pagar { $card }.
swu-not-attachable = No hay ninguna unidad a la que se pueda vincular { $card }.
swu-not-in-hand = Esa carta no está en tu mano.
swu-not-resource = Esa carta no es uno de tus recursos.
swu-not-smuggle = { $card } no tiene Contrabando.
swu-not-pilot = { $card } no se puede jugar como Piloto.
swu-not-exhausted = La unidad { $unit } está agotada.
swu-not-attack = { $unit } no puede atacar.
swu-not-yours = No controlas { $unit }.
swu-not-own = No puedes atacar lo que es tuyo.
swu-not-arena = { $unit } está en el otro campo de batalla.
swu-not-attackable = Ahora no se puede atacar a { $unit }.
swu-not-bases = { $unit } no puede atacar bases.
swu-not-sentinel = Primero hay que atacar a un Centinela de ese campo de batalla.
swu-not-in-play = { $card } no está en juego.
swu-not-epic = La acción épica de { $card } ya se ha usado.
swu-not-again = { $card }: esta capacidad no se puede volver a usar ahora.
swu-not-condition = Solo si { $condition }.
swu-not-cost = No se puede pagar su coste: { $cost }.
swu-not-change = { $card }: usarla no cambiaría nada.
swu-not-initiative = La iniciativa ya se ha tomado en esta ronda.
swu-not-taken = Ese indicador ya se ha tomado en esta ronda.
swu-not-counter = En este formato no existe ese indicador.
swu-not-pass = Mientras quede un indicador por tomar no puedes pasar.
swu-not-combined = Juntas cuestan { $cost }, que es más de { $most }.
swu-not-there = Eso no está en juego.
swu-not-meant = La capacidad no se refiere a { $card }.
swu-not-but-base = { $unit } debe atacar una base.
swu-not-this-attack = La capacidad que provoca este ataque no permite atacar a { $target }.
swu-not-unit-and-base = Solo se puede atacar a la vez a unidades.
swu-not-muted = { $card } no tiene capacidades ahora.

# El final.
swu-won-base = Una base ha sido derrotada.
swu-won-last = Queda un solo jugador.
swu-won-twin-suns = Gana la base con más PG restantes.
swu-drawn-bases = Todas las bases son derrotadas a la vez.

# Etiquetas de los modificadores.
swu-label-card = { $card }
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
swu-known-hand = Se sabe de su mano: { $cards }
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
