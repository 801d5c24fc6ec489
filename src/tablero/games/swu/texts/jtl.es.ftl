# Salto a la velocidad de la luz: pilotos, mejoras que se mueven, daño indirecto.
swu-attached-is-leader = la unidad vinculada es una unidad líder
swu-extra-pilot = se puede jugar o desplegar 1 Piloto adicional sobre esta unidad
swu-squeezes-in = esta mejora se puede jugar sobre un Vehículo aliado que ya tenga un Piloto
swu-firm = esta mejora no puede ser derrotada por capacidades de cartas enemigas
swu-deploy-on = despliega este líder como mejora sobre una unidad Vehículo aliada que no tenga un Piloto
swu-flip-onto = voltea este líder y vincula su carta como mejora a una unidad Vehículo aliada que no tenga un Piloto
swu-log-deployed-on = { PLAYER($seat) } despliega { $leader } sobre { $unit }.
swu-log-attached = La mejora { $upgrade } queda vinculada a { $unit }.
swu-log-moved = { $unit } se mueve a otro campo de batalla.
swu-ask-instead = Va a derrotarse { $card }. ¿Prefieres hacer esto? { CAPITAL($effect) }.
swu-ask-indirect = { $card }: reparte { $amount } de daño indirecto entre unidades y base.
swu-is-piloted = { $noun } con un Piloto
swu-is-not-piloted = { $noun } sin Piloto
swu-being-piloted = { $mood ->
    [while] tenga
   *[if] tiene
} un Piloto
swu-being-not-piloted = { $mood ->
    [while] no tenga
   *[if] no tiene
} un Piloto
swu-is-carrying = { $noun } que { $n ->
    [one] tenga
   *[other] tengan
} { $what }
swu-is-not-carrying = { $noun } que no { $n ->
    [one] tenga
   *[other] tengan
} { $what }
swu-is-on = { $noun } de { $what }
swu-is-on-this = { $noun } { $n ->
    [one] vinculada
   *[other] vinculadas
} a esta unidad
swu-is-this-unit = { $noun } que es esta misma
swu-is-arena-of-this = { $noun } de este campo de batalla
swu-is-not-arena-of-this = { $noun } de otro campo de batalla
swu-is-entered-this-phase = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta fase
swu-is-not-entered-this-phase = { $noun } que no { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta fase
swu-is-facing = { $noun } de un campo de batalla donde haya { $what }
swu-is-outnumbered = { $noun } de un adversario que controle menos { $what } que tú
swu-is-odd = { $noun } de coste impar
swu-is-not-odd = { $noun } de coste par
swu-is-triggering = { $noun } con una capacidad «{ $on }»
swu-attach = vincula { $what } como mejora a { $to }
swu-attach-this-upgrade = vincula esta mejora a { $to }
swu-attach-this = vincula esta unidad como mejora a { $to }
swu-attach-different = vincula { $what } a otra unidad válida
swu-attach-same-side = vincula { $what } a otra unidad válida del mismo jugador
swu-attach-eligible = vincula { $what } a { $to } que sea válida
swu-attach-pilot-to-this = vincula a esta unidad una unidad o mejora Piloto aliada
swu-takes-and-attaches = toma el control de { $what } y vincula esa mejora a otra unidad válida
swu-instead-of-defeat = si esta carta va a ser derrotada, en vez de eso puedes hacer esto: { $effect }
swu-eject = desvincula { $to }, muévela al campo de batalla terrestre como unidad y agota esa unidad
swu-eject-this = mueve esta mejora al campo de batalla terrestre como unidad y agota esa unidad
swu-move-ground = mueve { $to } al campo de batalla terrestre
swu-move-space = mueve { $to } al campo de batalla espacial
swu-deal-divided-up-to = inflige hasta { $amount } de daño repartido como quieras entre { $among }
swu-unpreventable = { $effect }. Ese daño es inevitable

# Daño indirecto.
swu-indirect-player = inflige { $amount } de daño indirecto a un jugador
swu-indirect-defending = inflige { $amount } de daño indirecto al jugador defensor
swu-indirect-opponents = inflige { $amount } de daño indirecto a cada adversario
swu-indirect-its-controller = inflige { $amount } de daño indirecto al jugador que la controla
swu-indirect-equal-player = inflige a un jugador tanto daño indirecto como { $amount }
swu-indirect-equal-defending = inflige al jugador defensor tanto daño indirecto como { $amount }
swu-indirect-equal-opponents = inflige a cada adversario tanto daño indirecto como { $amount }
swu-indirect-equal-its-controller = inflige al jugador que la controla tanto daño indirecto como { $amount }
swu-more-indirect = el daño indirecto que inflijas a los adversarios aumenta en { $amount }
swu-assigns-indirect = asignas todo el daño indirecto que inflijas a los adversarios
swu-assigns-indirect-own = asignas todo el daño indirecto que inflija esta unidad
swu-if-affected = así se { $mood ->
    [while] dañe
   *[if] daña
} { $what }
swu-each-affected = cada { $noun } dañada así
swu-if-indirect-you = has infligido daño indirecto en esta fase
swu-head-indirect-any = Cuando se inflija daño indirecto a una unidad
swu-head-ability-damage-you = Cuando inflijas daño que no sea de combate

# Lo que tienen los demás, lo que ha sido de las cosas.
swu-if-opponent-more = un adversario { $mood ->
    [while] controle
   *[if] controla
} más { $what } que tú
swu-if-opponent-controls = un adversario { $mood ->
    [while] controle
   *[if] controla
} { $what }
swu-if-opponent-many = un adversario { $mood ->
    [while] controle
   *[if] controla
} { $number } o más { $what }
swu-if-opponent-none = un adversario no { $mood ->
    [while] controle
   *[if] controla
} { $what }
swu-if-control-card = { $mood ->
    [while] controles
   *[if] controlas
} otra { $what }, sea unidad, mejora o líder
swu-if-it-fell = así { $mood ->
    [while] sea
   *[if] es
} derrotada
swu-if-by-this = lo { $mood ->
    [while] inflija
   *[if] inflige
} esta unidad
swu-if-initiative-free = nadie { $mood ->
    [while] haya
   *[if] ha
} tomado la iniciativa en esta fase
swu-by-controller = el jugador que la controla { $effect }
swu-each-deals = elige { $to }. Cada { $who } de ese campo de batalla le inflige tanto daño como su Poder
swu-ram = derrota { $who } e inflige tanto daño como su Poder a { $to }
swu-sum = { $first } más { $second }
swu-different-names = el número de nombres distintos entre { $what }
swu-different-name = nombre distinto entre { $what }
swu-among-those = { $what } entre ellas
swu-cost-difference = la diferencia entre sus costes
swu-return-those = devuelve a tu mano las { $what } entre ellas
swu-play-it = juega esa carta
swu-play-it-free = juega esa carta gratis
swu-ready-resources-for-each = por cada { $what }, prepara un recurso
swu-exhaust-resources-you = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controles

# Evitar daño.
swu-prevents-all = si va a infligirse daño a { $to }, evita ese daño
swu-prevents-all-by = si { $by } va a infligir daño a { $to }, evita ese daño
swu-prevents-some = si va a infligirse daño a { $to }, evita { $amount } de ese daño
swu-prevents-some-by = si { $by } va a infligir daño a { $to }, evita { $amount } de ese daño
swu-prevents-all-once = la próxima vez que vaya a infligirse daño a { $to }, evita ese daño
swu-prevents-some-once = la próxima vez que vaya a infligirse daño a { $to }, evita { $amount } de ese daño
swu-spares-base = la próxima vez que vaya a infligirse daño a esa base, evita ese daño
swu-spare-base = elige { $to }. La próxima vez que vaya a infligirse daño a esa base en esta fase, evita ese daño
swu-count-hand-chosen = el número de cartas de la mano de ese jugador
swu-each-hand-chosen = carta de la mano de ese jugador
swu-resources-of-chosen = { $n ->
    [one] recurso
   *[other] recursos
} que controle ese jugador
swu-is-remaining-less-than = { $noun } con menos PG restantes que { $than }
swu-is-remaining-most-than = { $noun } con tantos PG restantes como { $than } o menos

# Capacidades usadas otra vez, turnos, pagos.
swu-use-again = usa esa capacidad otra vez
swu-use-ability-of = usa una capacidad «{ $on }» de { $what }
swu-use-all-again = usa otra vez todas sus capacidades «{ $on }»
swu-head-used-when-defeated-you = Cuando uses una capacidad «Cuando se derrote»
swu-head-used-when-played-you = Cuando uses una capacidad «Cuando se juegue»
swu-for-once = solo la próxima vez, { $effect }
swu-its-abilities = { $n ->
    [one] capacidad
   *[other] capacidades
} «{ $on }» que tenga
swu-deal-to-different = por cada { $what }, inflige { $amount } de daño a una { $to } distinta
swu-extra-action = después de esta acción, lleva a cabo otra
swu-halves-payments = al pagar costes, pagas la mitad de los recursos, redondeando hacia arriba
swu-unless-pays = { $effect }, salvo que el jugador que la controla pague { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-ask-unless-pays = { $card }: ¿pagas { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}? Si no: { CAPITAL($effect) }.
swu-impose-on-base = { $rule } en esta fase
swu-by-chosen = ese jugador { $effect }
swu-if-in-play = esta unidad { $mood ->
    [while] esté
   *[if] está
} en juego
swu-if-different-odd = la carta mostrada y la unidad atacante { $mood ->
    [while] tengan
   *[if] tienen
} costes impares distintos

# Cartas que van y vienen.
swu-discard-namesakes = busca en el mazo y la mano del jugador que la controla cada carta con su nombre y descarta esas cartas. Luego ese jugador baraja su mazo
swu-reveal-and-split = muestra las primeras { $count } cartas de tu mazo. Un adversario descarta { $theirs } de ellas. Roba una de las demás y descarta el resto
swu-search-to-top = busca entre las primeras { $top } cartas de tu mazo { $what }, muéstralas y colócalas en la parte superior de tu mazo en cualquier orden. Coloca las demás en la parte inferior en orden aleatorio
swu-permit-this-to = en esta fase, ese jugador puede jugar esta unidad gratis de la pila de descartes de su propietario
swu-play-own = juega gratis de tu mano o tus recursos { $what }
swu-is-copy = { $noun } que sea una copia de ella
swu-jump-away = devuelve { $to } y cualquier número de sus mejoras no líder a las manos de sus propietarios. La próxima copia de esa unidad que juegues en esta fase es gratis
swu-ask-jump-upgrades = { $card }: ¿qué mejoras de { $unit } vuelven también a la mano?
swu-attacker-takes = el jugador atacante toma el control de esta mejora y la vincula a una unidad que controle
swu-choose-keyword = elige una palabra clave: { $keywords }. Mientras esta unidad esté en juego, cada unidad Vehículo aliada gana esa palabra clave
swu-option-keyword = { $keyword }
swu-leaders-gain-trait = los líderes aliados ganan el rasgo { $trait }
swu-its-keywords = las palabras clave de esta unidad
swu-so-many = ese número de { $noun }
swu-who-its-owner = su propietario
