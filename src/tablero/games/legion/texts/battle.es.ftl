# Las cartas de Batalla: lo que dicen, lo que preguntan y sus fichas.

legion-battle-line = { $kind ->
    [setup] Preparación
    [scoring] Puntuación
   *[special] Reglas especiales
}: { $text }

# Fichas.
legion-objective-checkpoint = Punto de control
legion-objective-bunker = Búnker
legion-objective-stockpile = Depósito
legion-objective-lab = Laboratorio
legion-objective-priority-target = Blanco prioritario
legion-objective-comms-relay = Repetidor de comunicaciones
legion-objective-base = Base
legion-objective-bomb = Bomba
legion-objective-exchange = Lugar de intercambio
legion-objective-prisoner = Prisionero
legion-objective-scanner = Escáner
legion-objective-data-core = Núcleo de datos
legion-objective-supply-cache = Alijo de suministros
legion-objective-ordnance = Ficha de Artillería
legion-objective-air-support = Ficha de Apoyo aéreo
legion-objective-comms-scrambler = Inhibidor de comunicaciones
legion-objective-priority-mission = Ficha de Misión prioritaria
legion-objective-transmission = Transmisión
legion-objective-position = Posición estratégica
legion-objective-supplies = Suministros
legion-objective-hostage = Rehén
legion-objective-objective = Ficha de Objetivo
legion-objective-asset = Recurso
legion-objective-point-of-interest = Punto de interés
legion-objective-charge = Ficha de Carga
legion-objective-smoke = Ficha de Humo
legion-objective-bane = Ficha de Bane
legion-objective-advantage = Ficha de Ventaja
legion-token-marked = Blanco señalado
legion-token-condition = Condición

# Clases de unidades.
legion-units-any = cualquier unidad
legion-units-trooper = infantería
legion-units-vehicle = vehículo
legion-units-corps = unidad de tropa
legion-units-ai = unidad con IA
legion-units-republic = unidad de la República Galáctica
legion-units-corps-clone-trooper = soldados clon de tropa
legion-units-corps-trooper-or-special-forces-trooper = infantería de tropa o de fuerzas especiales
legion-units-non-commander-trooper = infantería que no sea de comandantes
legion-about-republic-vehicle = vehículo de la República

# Preparación.
legion-part-map = { $count } × { $token }, donde los muestra el mapa{ $form ->
    [owned] ; cada uno es del jugador de cuyo lado queda
   *[plain] {""}
}.
legion-part-middle = { $token } en el centro del campo de batalla, aunque quede sobre otra ficha.
legion-spot = { $form ->
    [contested] en territorio en disputa{ $edges ->
        [0] {""}
       *[other] , más allá de alcance { $edges } de todos los bordes
    }{ $apart ->
        [0] {""}
       *[other] {" "}y más allá de alcance { $apart } entre sí
    }
    [edges] más allá de alcance { $edges } de todos los bordes
   *[strip] a alcance { $long } de ambos bordes largos, más allá de alcance { $short } de los cortos y más allá de alcance { $apart } entre sí
}
legion-part-places = Empezando por el azul, cada jugador coloca { $count } × { $token }, { $where }.
legion-part-hands-out = Empezando por el azul, cada jugador da a { $count ->
    [one] una unidad propia
   *[other] { $count } unidades propias
} ({ $units }) una ficha: { $token }.
legion-part-claims = Las unidades pueden capturar fichas ({ $token }){ $side ->
    [own] {" "}de su propio bando
   *[all] {""}
} ({ $units }){ $most ->
    [one] , y llevar solo una
   *[any] {""}
}.
legion-part-escorted = Una unidad que lleva la ficha ({ $token }) tiene 1 más de aplomo; las que empiezan con ella están de incógnito en la primera ronda.
legion-part-marks = Empezando por el azul, cada jugador señala { $own } unidades propias y { $enemy } enemigas, ninguna dos veces.
legion-part-grants = Una de tus unidades ({ $units }) que no tenga { $keyword } lo tiene durante el resto de la partida.
legion-part-beacon = Coloca esta ficha tuya en cualquier lugar del campo de batalla: { $token }.
legion-part-barricades = Puedes colocar hasta { $count } barricadas fuera del territorio enemigo, más allá de alcance { $apart } entre sí.

# Puntuación.
legion-part-secured = A partir de la ronda 2, { $points } PV en cada fase Final por cada ficha ({ $token }) que asegures{ $where ->
    [anywhere] {""}
    [home] {" "}en tu propio territorio
    [enemy] {" "}en territorio enemigo
    [middle] {" "}en el centro
    [elsewhere] {" "}fuera del centro
   *[theirs] {" "}de las del enemigo
}.
legion-part-uncontested = A partir de la ronda 2, { $points } PV en cada fase Final por cada ficha ({ $token }) de tu propio territorio que ningún enemigo dispute.
legion-part-row = { $count } o más: { $points } PV
legion-part-contested = A partir de la ronda 2, en cada fase Final por disputar a la vez tantas fichas ({ $token }): { $table }.
legion-part-controlled = A partir de la ronda 2, en cada fase Final por controlar tantas fichas ({ $token }): { $table }.
legion-part-recovered = A partir de la ronda 2, { $points } PV en cada fase Final por cada ficha ({ $token }) con { $count } o más fichas de Acobardamiento que asegures; después se retira.
legion-part-action = { $verb ->
    [recover-data] Las unidades tienen la acción Recuperar datos: ponen 1 ficha de Acobardamiento sobre una ficha ({ $token }) que disputen.
   *[align-relay] Las unidades tienen la acción Alinear el repetidor: toman el control de una ficha ({ $token }) que disputen, hasta que lo tome el otro bando.
}
legion-part-bunkers = En cada fase Final una ficha enemiga ({ $token }) que asegures recibe 1 herida, o 2 si la disputa alguna unidad de comandantes, agentes o fuerzas especiales. Con { $count } heridas queda destruida, por { $points } PV.
legion-part-demolition = Si al empezar la fase Final aseguras la ficha enemiga ({ $base }) y una unidad tuya que la disputa lleva otra ({ $bomb }), se retiran ambas y ganas { $points } PV en esta fase Final.
legion-part-shifting = Después de puntuar, empezando por el azul, cada jugador mueve hasta medio alcance cada ficha ({ $token }) que asegure su adversario, cada una solo una vez por ronda.
legion-part-exchanged = A partir de la ronda 2, { $points } PV en cada fase Final por cada unidad tuya con la ficha ({ $token }) a alcance 1 de esta otra: { $place }.
legion-part-scanned = A partir de la ronda 2, { $points } PV en cada fase Final si { $count } unidades tuyas con la ficha ({ $token }) están fuera de tu territorio y no disputan ningún punto de interés en él; una vez por partida, { $find } PV si alguna de ellas disputa una ficha enemiga ({ $token }) que nadie lleve.
legion-part-reported = Cuando una unidad que lleva la ficha ({ $token }) termina su activación, cada enemigo a alcance 1 de su líder y a su vista gana 1 ficha de Observación. A partir de la ronda 2, si son { $count } o más y la ficha es tuya, ganas { $points } PV, una vez por ronda.
legion-part-delivered = A partir de la ronda 2, una unidad que dispute un punto de interés al empezar su activación puede entregar una ficha que lleve ({ $token }) por { $points } PV, y a partir de la ronda { $round } por { $later }.
legion-part-targets = Cuando una unidad señalada es derrotada, su adversario gana { $points } PV.
legion-part-shaken = A partir de la ronda 2, { $points } PV en cada fase Final para quien tenga más enemigos acobardados que unidades propias acobardadas.
legion-part-table-heel = Una vez por ronda, cuando una unidad gana Acobardamiento, cada jugador puede marcar una de estas casillas, cada una una vez por partida: { $boxes }.
legion-part-table-sweep = Una vez por ronda, cuando un ataque tuyo derrota a una unidad enemiga, puedes marcar una de estas casillas según dónde esté el líder atacante, cada una una vez por partida: { $boxes }.
legion-box-panicked = una unidad enemiga presa del pánico ({ $points } PV)
legion-box-all-suppressed = todos los enemigos que pueden ganar Acobardamiento tienen alguno ({ $points } PV)
legion-box-anywhere = en cualquier lugar ({ $points } PV)
legion-box-home = en tu propio territorio ({ $points } PV)
legion-box-contested = en territorio en disputa ({ $points } PV)
legion-box-enemy = en territorio enemigo ({ $points } PV)

# Ventajas.
legion-part-passes = { $count ->
    [one] Una ficha más
   *[other] { $count } fichas más
} en tu reserva de pases cuando empieza la primera fase de Activación.
legion-part-at-first = Cuando empieza la primera fase de Activación, { $form ->
    [all] { $count } unidades tuyas
   *[up-to] hasta { $count } unidades tuyas
} ({ $units }) ganan: { $gains }.
legion-part-sneaks = Cuando empieza la primera fase de Activación, una de tus unidades ({ $units }) de { $count } miniaturas como mucho tiene Infiltración; si ya la tenía, gana 1 Ataque apuntado y 1 Esquiva.
legion-part-ordnance = Una vez por partida, al final de una fase de Mando, puedes colocar en cualquier lugar tu { $token }. Cuando empieza la fase Final tira { $dice } dados negros de ataque: los vehículos y las unidades con Blindaje a alcance 1 sufren 2 heridas por cada crítico y 1 por cada impacto, y las demás ganan 1 Acobardamiento por cada uno. Después se retira la ficha.
legion-part-air-support = Una vez por partida, al final de una fase de Mando, puedes colocar en cualquier lugar tu { $token }. Cuando empieza la fase Final extiende desde ella un tramo de la regla de alcance en cualquier dirección y tira { $dice } dados negros de ataque: cada unidad bajo la regla o la ficha gana 1 Acobardamiento por cada impacto y crítico. Después se retira la ficha.
legion-part-coordinates = { $uses } × por partida, mientras impartes órdenes, hasta { $count } unidades ({ $units }) tienen una de estas durante la ronda: { $ways }.
legion-part-orders-itself = { $uses } × por partida, una por ronda, mientras impartes órdenes, una de tus unidades ({ $units }) recibe una orden.
legion-part-scrambles = Los enemigos a alcance 1 de tu ficha ({ $token }) no pueden recibir órdenes. Una unidad en contacto con una enemiga puede retirarla como acción.
legion-part-hurries = Cuando se activa una de tus unidades, puedes gastar una ficha de tu reserva de pases: gana 1 Ataque apuntado y 1 Esquiva, o se recupera gratis.
legion-part-disciplined = { $uses } × por partida, después de que una de tus unidades gane Acobardamiento, puede perderlo todo y sufrir 1 herida.

# La edición anterior.
legion-part-leaders-beyond = 1 ficha de Victoria al final de la partida por cada líder tuyo en una zona de despliegue enemiga.
legion-part-three-in-a-line = Tres fichas de Objetivo en línea: la del centro de la mesa y, hacia cada borde corto, una a mitad de camino.
legion-part-controlled-by-troopers = 1 ficha de Victoria al final de las rondas 2 y 4, y 2 al final de la partida, por cada ficha de Objetivo con más líderes de infantería tuyos a alcance 1 que del enemigo.
legion-part-marks-terrain = Empezando por el azul, los jugadores señalan por turnos hasta { $count } piezas de terreno que estén del todo fuera de las zonas de despliegue.
legion-part-holds-terrain = 1 ficha de Victoria al final de la partida por cada pieza señalada que toquen más líderes tuyos que del enemigo.
legion-part-supplies = Una ficha de Objetivo en el centro; después, empezando por el azul, los jugadores colocan por turnos { $count } más, cada una más allá de alcance 1 de toda zona de despliegue y de las demás.
legion-part-troopers-claim = La infantería, salvo las criaturas y la infantería de dotación, puede capturar una ficha que toque su líder.
legion-part-supplies-claimed = 1 ficha de Victoria al final de la partida por cada ficha de Objetivo capturada por tus unidades.
legion-part-each-zone = Ninguna zona de despliegue se queda vacía: cada jugador pone en cada una de las suyas una unidad o más.
legion-part-hostile = La infantería cuyo líder no toque terreno conserva su Acobardamiento en la fase Final.
legion-part-limited-visibility = Nadie ve más allá de alcance 2 en la ronda 1 ni más allá de alcance 3 en la ronda 2.
legion-part-sets-aside = Empezando por el azul, cada jugador puede apartar hasta { $count } unidades ({ $units }). Desde la ronda { $round } sus fichas de orden están en las reservas; una de una categoría de la que no quede otra unidad por activar trae a una de ellas, más allá de alcance 2 de todos los enemigos y ya activada.

# Preguntas.
legion-ask-place-token = { $card }: ¿dónde colocas la ficha ({ $token })?
legion-ask-hand-asset = { $card }: ¿qué unidades empiezan con la ficha ({ $token })?
legion-ask-mark = { $card }: ¿qué { $count } unidades { $whose ->
    [own] propias
   *[enemy] enemigas
} quedan señaladas?
legion-ask-grant = { $card }: ¿qué unidad tiene { $keyword }?
legion-ask-barricade = { $card }: ¿cómo se gira la siguiente barricada? (quedan { $count })
legion-ask-place-barricade = { $card }: ¿dónde colocas la barricada?
legion-ask-shift = { $card }: ¿adónde mueves la ficha ({ $token })?
legion-ask-deliver = ¿Entrega { $unit } su ficha ({ $token }) por { $points } PV?
legion-ask-box = { $card }: ¿qué casilla marcas?
legion-ask-at-first = { $card }: ¿qué unidades? ({ $count } como mucho)
legion-ask-sneak = { $card }: ¿qué unidad?
legion-ask-strike-now = { $card }: ¿la usas en la ronda { $round }?
legion-ask-strafe = { $card }: ¿en qué dirección se extiende la regla de alcance?
legion-ask-coordinated = { $card }: ¿qué unidades coordinan? ({ $count } como mucho)
legion-ask-coordinate-whom = ¿Con quién coordina { $unit }?
legion-ask-orders-itself = { $card }: ¿qué unidad recibe una orden?
legion-ask-hurry = { $card }: ¿gastas una ficha de tu reserva de pases por { $unit }?
legion-ask-discipline = { $card }: ¿pierde { $unit } su Acobardamiento y sufre una herida? (quedan { $count })
legion-ask-secret-mission = ¿Qué unidades entregan su ficha de Misión secreta por 1 PV?
legion-ask-reinforce = ¿Se mueve { $unit } a velocidad 1, con Refuerzos?
legion-ask-priority-mission = ¿Dónde queda la ficha de Misión prioritaria de { $unit }?
legion-ask-scouting-party = ¿Qué { $count } unidades como mucho exploran a velocidad { $speed } con { $unit }?
legion-ask-arrives = { $card }: ¿qué unidad llega?
legion-ask-covert-ops = ¿Se convierte { $unit } en agente durante esta partida para infiltrarse?
legion-option-ready = 1 Ataque apuntado y 1 Esquiva
legion-option-wait = Esperar
legion-option-turned = Girada { $count }°
legion-option-token-action = { $verb ->
    [recover-data] Recuperar datos
    [align-relay] Alinear el repetidor
    [disable] Retirar
    [sabotage] Sabotear
    [repair] Reparar
    [resupply] Reabastecerse
   *[other] { $verb }
}: { $token } en { $x }″, { $y }″

# Lo que se cuenta.
legion-holds = { $unit } lleva una ficha: { $token }.
legion-marked = { $unit } queda como blanco señalado.
legion-destroyed = { PLAYER($seat) } destruye una ficha: { $token }.
legion-strike-roll = { $token }: { $dice }.
legion-acts-on-token = { $unit }: { $verb ->
    [recover-data] Recuperar datos
    [align-relay] Alinear el repetidor
    [disable] retirada
    [sabotage] Sabotaje
   *[repair] Reparación
} ({ $token }).
legion-secret-mission = { $unit } gana una ficha de Misión secreta.
legion-arrives = Llega { $unit } como refuerzo.

# Por qué no.
legion-token-under-miniature = La ficha quedaría bajo una miniatura.
legion-token-on-barricade = La ficha quedaría sobre una barricada.
legion-spot-contested = La ficha ({ $token }) tiene que quedar en territorio en disputa.
legion-spot-edges = La ficha ({ $token }) tiene que quedar más allá de alcance { $count } de todos los bordes.
legion-spot-short = La ficha ({ $token }) tiene que quedar más allá de alcance { $count } de los bordes cortos.
legion-spot-long = La ficha ({ $token }) tiene que quedar a alcance { $count } de ambos bordes largos.
legion-spot-apart = La ficha ({ $token }) tiene que quedar más allá de alcance { $count } de las demás.
legion-barricade-enemy = No se colocan barricadas en territorio enemigo.
legion-barricade-overlaps = La barricada se solaparía con algo.
legion-barricade-near = La barricada tiene que quedar más allá de alcance { $count } de las demás.
legion-shift-too-far = La ficha ({ $token }) se mueve medio alcance como mucho.
legion-a-direction = Señala un lugar fuera de la ficha.
legion-not-that-token = Eso no puede hacerse con esta ficha: { $token }.
legion-contests-not = { $unit } no disputa la ficha ({ $token }).
legion-touches-not = { $unit } no toca la ficha ({ $token }).
legion-relay-already = Ya controlas la ficha ({ $token }).
legion-order-scrambled = { $unit } no puede recibir órdenes ahí ({ $card }).
legion-action-regroup = { $unit } está fuera de formación: primero tiene que moverse.
legion-beside-a-token = En la preparación ninguna miniatura de { $unit } puede tocar una ficha de objetivo que nadie haya capturado.
legion-part-lets-go = Una unidad puede soltar como acción gratuita una ficha que haya capturado; vuelve a quedar junto a su líder.
legion-part-tampers = Una unidad cuyo líder toque una ficha puede, como acción, { $verb ->
    [sabotage] ponerle 1 herida
   *[repair] quitarle 1 herida
}.
legion-part-hostage = Quien lleva al rehén tiene 1 más de aplomo y 1 menos de velocidad (como mínimo 1), y no inicia combates cuerpo a cuerpo. En la primera ronda ningún enemigo lo ataca ni traba combate con él, y los efectos enemigos no le hacen nada.
legion-objective-vaporator = Evaporador de humedad
legion-option-let-go = Soltar: { $token }
legion-nothing-to-repair = La ficha ({ $token }) no tiene heridas.
legion-cant-tamper = { $unit } no puede sabotear ni reparar: ni las criaturas ni la infantería de dotación pueden.
legion-has-hostage = { $unit } lleva un rehén y no inicia combates cuerpo a cuerpo.
legion-hostage-safe = Nadie ataca a { $unit } en la primera ronda: lleva un rehén.
legion-part-troopers-scout = La infantería explora a velocidad { $speed } después de desplegarse, también la que no puede moverse de otro modo.
legion-part-roll-out = Los vehículos pueden desplegarse en cualquier lugar a alcance 1 de una zona de despliegue propia.
legion-part-half-circles = Cada zona de despliegue es el semicírculo a alcance 2 del centro del borde de su jugador.
legion-part-resupplies = Si el líder de una unidad de infantería (no de criatura) toca una ficha, la unidad puede ponerla boca arriba, o retirar una que lo esté, como acción gratuita: su jugador roba dos de las { $count } cartas de suministro que comparten ambos, y la unidad se queda una.
legion-cant-resupply = { $unit } no puede reabastecerse: solo puede la infantería que no sea de criatura.
legion-no-supplies = No quedan cartas de suministro.
legion-ask-supply = ¿Con qué carta de suministro se queda { $unit }?
legion-resupplies = { $unit } toma una carta de suministro: { $card }.
legion-objective-supply-drop = Suministros (boca abajo)
legion-objective-supply-drop-opened = Suministros (boca arriba)
legion-part-bomb-carts = Las plataformas móviles no son unidades. Dan cobertura densa a la infantería que ocultan, salvo a las criaturas, y no bloquean la línea de visión; las unidades se mueven a través de ellas, pero no terminan encima.
legion-part-carts-move = Cuando empieza la fase Final, cada jugador puede pivotar una Plataforma móvil suya y moverla a velocidad { $speed }, hacia delante o marcha atrás, si tiene a alcance 1 de ella más líderes de Infantería que el enemigo. Desplaza a la Infantería sobre la que acaba. (Es una interpretación nuestra: quién mueve una Plataforma, cuándo y cuánto figura en una carta que ninguna fuente da.)
legion-objective-bomb-cart = Plataforma móvil
