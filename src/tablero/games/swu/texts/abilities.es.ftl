# Encabezados de las capacidades.
swu-anybody = { $text }. Cualquier jugador puede usar esta capacidad
swu-once-each-round = { $text }. Esta capacidad solo se puede usar una vez por ronda
swu-once-each-phase = { $text }. Esta capacidad solo se puede usar una vez por fase
swu-once-each-game = { $text }. Esta capacidad solo se puede usar una vez por partida
swu-head-action = Acción [{ $costs }]
swu-head-action-free = Acción
swu-head-epic = Acción épica
swu-head-when-played = Cuando se juegue
swu-head-when-defeated = Cuando se derrote
swu-head-when-deployed = Cuando se despliegue
swu-head-attack = Al atacar
swu-head-defense = Al defender
swu-head-attack-ends = Cuando termine un ataque
swu-head-attack-completed = Cuando esta unidad complete un ataque
swu-head-attack-defeats = Cuando esta unidad ataque y derrote a una unidad
swu-head-combat-damage = Cuando esta unidad inflija daño de combate
swu-head-created = Cuando se cree
swu-head-damaged = Cuando se inflija daño a esta unidad
swu-head-healed = Cuando se cure daño de esta unidad
swu-head-attached = Cuando se vincule esta mejora
swu-head-detached = Cuando se desvincule esta mejora
swu-head-left = Cuando esta unidad abandone el juego
swu-head-of-when-played = Cuando se juegue { $what }
swu-head-of-when-deployed = Cuando se despliegue { $what }
swu-head-of-when-defeated = Cuando se derrote { $what }
swu-head-of-defeated = Cuando se derrote { $what }
swu-head-of-left = Cuando abandone el juego { $what }
swu-head-of-returned = Cuando vuelva a una mano { $what }
swu-head-of-attack = Cuando ataque { $what }
swu-head-of-defense = Cuando sea atacada { $what }
swu-head-of-attack-ends = Cuando termine un ataque de { $what }
swu-head-of-attack-completed = Cuando complete un ataque { $what }
swu-head-of-attack-defeats = Cuando { $what } ataque y derrote a una unidad
swu-head-of-combat-damage = Cuando { $what } inflija daño de combate
swu-head-of-damaged = Cuando se inflija daño a { $what }
swu-dealt-by = { $what } por obra de { $by }
swu-head-of-healed = Cuando se cure daño de { $what }
swu-head-of-readied = Cuando se prepare { $what }
swu-head-of-exhausted = Cuando se agote { $what }
swu-head-of-attached = Cuando se vincule a una unidad { $what }
swu-head-of-detached = Cuando se desvincule { $what }
swu-head-of-base-damaged = Cuando se inflija daño a { $what }
swu-head-played-you = Cuando juegues { $what }
swu-head-played-opponent = Cuando un adversario juegue { $what }
swu-head-played-any = Cuando se juegue { $what }
swu-head-drawn-you = Cuando robes cartas
swu-head-drawn-opponent = Cuando un adversario robe cartas
swu-head-drawn-any = Cuando un jugador robe cartas
swu-head-discarded-you = Cuando descartes { $what }
swu-head-discarded-opponent = Cuando un adversario descarte { $what }
swu-head-discarded-any = Cuando un jugador descarte { $what }
swu-head-action-phase-you = Cuando empiece la fase de acción
swu-head-action-phase-any = Cuando empiece la fase de acción
swu-head-regroup-phase-you = Cuando empiece la fase de reagrupamiento
swu-head-regroup-phase-any = Cuando empiece la fase de reagrupamiento
swu-head-regroup-ready-you = Cuando se preparen las cartas en la fase de reagrupamiento
swu-head-regroup-ready-any = Cuando se preparen las cartas en la fase de reagrupamiento
swu-head-initiative-you = Cuando tomes la iniciativa
swu-head-initiative-opponent = Cuando un adversario tome la iniciativa
swu-head-initiative-any = Cuando un jugador tome la iniciativa
swu-head-deployed-you = Cuando despliegues un líder
swu-head-deployed-opponent = Cuando un adversario despliegue un líder
swu-head-deployed-any = Cuando se despliegue un líder
swu-head-epic-costs = Acción épica [{ $costs }]
swu-times-each-game = { $text }. Usa esta capacidad como máximo { $count } veces por partida
swu-head-combat-damage-base = Cuando esta unidad inflija daño de combate a una base
swu-head-combat-damaged = Cuando esta unidad sufra daño de combate
swu-head-of-combat-damaged = Cuando { $what } sufra daño de combate
swu-head-discarded-hand-any = Cuando un jugador descarte { $what } de su mano
swu-head-of-base-attacked = Cuando { $what } ataque tu base
swu-head-ability-damage-you = Cuando inflijas daño que no sea de combate
swu-head-used-when-defeated-you = Cuando uses una capacidad «Cuando se derrote»
swu-head-used-when-played-you = Cuando uses una capacidad «Cuando se juegue»
swu-head-when-drawn = Cuando robes esta carta
swu-head-of-combat-damage-base = Cuando { $what } inflija daño de combate a una base
swu-head-revealed-hand-you = Cuando muestres cartas de tu mano
swu-head-discards-you = Cuando descartes cartas de tu mano
swu-head-used-attack-you = Cuando uses una capacidad «Al atacar»
swu-head-discarded-deck-you = Cuando descartes { $what } de tu mazo
swu-head-when-discarded = Cuando esta carta se descarte de tu mano o de tu mazo

# Palabras clave; number es 0 donde no importa.
swu-keyword-for-each = { $keyword } por cada { $what }
swu-keyword-sentinel = Centinela
swu-keyword-ambush = Emboscada
swu-keyword-shielded = Escudado
swu-keyword-overwhelm = Formidable
swu-keyword-saboteur = Sabotaje
swu-keyword-grit = Tesón
swu-keyword-hidden = Ocultación
swu-keyword-raid = { $number ->
    [0] Incursión
   *[other] Incursión { $number }
}
swu-keyword-restore = { $number ->
    [0] Recuperación
   *[other] Recuperación { $number }
}
swu-keyword-name-sentinel = Centinela
swu-keyword-name-ambush = Emboscada
swu-keyword-name-shielded = Escudado
swu-keyword-name-overwhelm = Formidable
swu-keyword-name-saboteur = Sabotaje
swu-keyword-name-grit = Tesón
swu-keyword-name-hidden = Ocultación
swu-keyword-name-raid = Incursión
swu-keyword-name-restore = Recuperación
swu-keyword-name-support = Apoyo
swu-keyword-name-fortify = Fortificar
swu-effect-ambush = ataca a una unidad enemiga con esta unidad, aunque esté agotada
swu-effect-shielded = da una ficha de Escudo a esta unidad
swu-effect-restore = cura tanto daño de tu base como la Recuperación de esta unidad
swu-effect-saboteur = derrota todas las fichas de Escudo de la unidad defensora

# Lo que una unidad recibe, pierde, no puede y puede hacer.
swu-plus = { $value } más { $number }
swu-minus = { $value } menos { $number }
swu-values = { $power }/{ $hp }
swu-values-each = { $values } por cada { $what }
swu-gets = recibe { $values }
swu-gains = gana { $what }
swu-the-trait = el rasgo { $trait }
swu-loses = pierde { $what }
swu-loses-all = pierde todas sus capacidades
swu-has = { $who } { $what }
swu-it-has = { $what }
swu-has-until = { $who } { $what } { $until }
swu-give = da { $what } a { $who } { $until }
swu-give-each = da a { $who }, { $until }, { $what }
swu-until-attack = para este ataque
swu-until-phase = para esta fase
swu-until-round = para esta ronda
swu-until-in-play = mientras esté en juego
swu-until-next-regroup = hasta que termine la próxima fase de reagrupamiento
swu-limit-no-base-attacks = no puede atacar bases
swu-limit-not-attacked = no puede ser atacada
swu-limit-strikes-first = inflige su daño de combate antes que la unidad defensora
swu-limit-reaches-ground = puede atacar a unidades del campo de batalla terrestre
swu-limit-no-readying = no se puede preparar
swu-limit-no-attacks = no puede atacar
swu-limit-no-damage = no puede sufrir daño
swu-limit-lasts-at-zero = no es derrotada por quedarse sin PG durante la fase de acción
swu-limit-lasts-at-zero-lasting = no es derrotada por quedarse sin PG
swu-limit-reaches-space = puede atacar a unidades del campo de batalla espacial
swu-limit-not-captured = no puede ser capturada
swu-limit-no-enemy-defeat = no puede ser derrotada ni devuelta a una mano por capacidades enemigas
swu-limit-must-attack-base = debe atacar una base
swu-limit-no-enemy-harm = no puede ser dañada ni derrotada por capacidades enemigas
swu-limit-attacks-two = puede atacar a 2 unidades en vez de a 1
swu-limit-no-enemy-exhaust = no puede ser agotada por capacidades de cartas enemigas
swu-limit-no-enemy-return = no puede ser devuelta a una mano por capacidades de cartas enemigas
swu-limit-double-raid = tiene su Incursión duplicada
swu-limit-hp-for-power = inflige daño de combate igual a sus PG restantes en vez de a su Poder
swu-limit-no-regroup-readying = no se prepara durante la fase de reagrupamiento
swu-printed-as = el Poder impreso de la unidad vinculada se considera { $power } y sus PG impresos se consideran { $hp }
swu-loses-trait = pierde el rasgo { $trait }
swu-loses-all-other = pierde todas las demás capacidades
swu-limit-endures = no es derrotada por quedarse sin PG
swu-limit-no-enemy-kill = no puede ser derrotada por capacidades de cartas enemigas
swu-loses-keywords = pierde sus palabras clave
swu-limit-may-strike-last = puede infligir daño de combate después que la unidad defensora
swu-limit-no-combat-damage = no puede infligir daño de combate
swu-limit-not-taken = no puede pasar a estar bajo el control de un adversario
swu-counts-as = { $power ->
    [none] tiene unos PG impresos que se consideran { $hp }
   *[other] tiene un Poder impreso que se considera { $power } y unos PG impresos que se consideran { $hp }
}

# Reglas que cambian.
swu-permission = una carta se puede jugar de la pila de descartes en esta fase
swu-played-from-hand = si juegas esta unidad de tu mano, { $what }
swu-first-action-only = esta carta solo se puede jugar como tu primera acción de la fase de acción
swu-not-first-action = { NAME($card) } solo se puede jugar como tu primera acción de la fase.
swu-not-from-hand = esta carta no se puede jugar desde tu mano
swu-not-out-of-hand = { NAME($card) } no se puede jugar desde la mano.
swu-enters-ready = Esta unidad entra en juego preparada.
swu-comes-ready = esta unidad entra en juego preparada
swu-enters-as-copy = esta unidad puede entrar en juego como copia de { $what } que esté en juego: solo se copia lo impreso, gana el rasgo Clon y no es única
swu-rule-tokens-enter-ready = cada ficha de unidad que crees entra en juego preparada
swu-rule-firm = esta mejora no puede ser derrotada por capacidades de cartas enemigas
swu-guards-upgrade = mientras haya exactamente 1 mejora aliada en esta unidad, las capacidades de cartas enemigas no pueden derrotar esa mejora ni devolverla a la mano
swu-no-healing-bases = no se puede curar daño de las bases
swu-rule-mute-leaders = cada líder pierde todas sus capacidades salvo las acciones épicas y no puede ganar capacidades
swu-first-event-blank = El primer evento que juega cada adversario en cada ronda pierde todas sus capacidades.
swu-rule-half-payments = al pagar costes, pagas la mitad de los recursos, redondeando hacia arriba
swu-rule-sees-top = puedes mirar la primera carta de tu mazo en cualquier momento
swu-cant-play-any = no pueden jugarse { $what }
swu-cant-play-opponent = los adversarios no pueden jugar { $what }
swu-cant-play-you = no puedes jugar { $what }
swu-cant-play-that-player = ese jugador no puede jugar { $what }
swu-rule-extra-regroup = en cada ronda, tras la primera fase de reagrupamiento hay una más
swu-leaders-gain-trait = los líderes aliados ganan el rasgo { $trait }
swu-lends-trait = cada { $of } de tu propiedad que no esté en juego gana el rasgo { $trait }
swu-noted-shield = El daño que vaya a sufrir la unidad vinculada se evita, y a cambio se derrota una ficha de Escudo suya.
swu-starting-hand-more = Roba { $count ->
    [one] 1 carta más
   *[other] { $count } cartas más
} en tu mano inicial.
swu-starting-hand-less = Roba { $count ->
    [one] 1 carta menos
   *[other] { $count } cartas menos
} en tu mano inicial.
swu-no-mulligan = { $text } No puedes renovar tu mano.
swu-deck-size-more = Tu mazo debe tener { $count } cartas más.
swu-deck-size-less = Tu mazo puede tener { $count } cartas menos.

# Daño que se previene o cambia.
swu-prevents-all-combat = si va a infligirse daño de combate a { $to }, evita ese daño
swu-prevents-some-combat = si va a infligirse daño de combate a { $to }, evita { $amount } de ese daño
swu-prevents-all-abilities = si la capacidad de una carta enemiga va a infligir daño a { $to }, evita ese daño
swu-prevents-all = si va a infligirse daño a { $to }, evita ese daño
swu-prevents-all-by = si { $by } va a infligir daño a { $to }, evita ese daño
swu-prevents-some = si va a infligirse daño a { $to }, evita { $amount } de ese daño
swu-prevents-some-by = si { $by } va a infligir daño a { $to }, evita { $amount } de ese daño
swu-prevents-all-once = la próxima vez que vaya a infligirse daño a { $to }, evita ese daño
swu-prevents-some-once = la próxima vez que vaya a infligirse daño a { $to }, evita { $amount } de ese daño
swu-spares-base = evita el próximo daño que vaya a infligirse a esa base
swu-prevents-some-abilities = si la capacidad de una carta enemiga va a infligir daño a { $to }, evita { $amount } de ese daño
swu-prevents-all-first = la primera vez de cada fase que vaya a infligirse daño a { $to }, evita ese daño
swu-more-damage = si otra carta va a infligir daño a esta unidad, inflige en su lugar esa cantidad más { $amount }
swu-decoy-dies = si va a infligirse daño a esta unidad, puedes derrotar otra unidad aliada que comparta un rasgo con ella. Si lo haces, evita ese daño
swu-ask-instead = Va a derrotarse { NAME($card) }. ¿Prefieres hacer esto? { CAPITAL($effect) }.
swu-instead-of-defeat = si esta carta va a ser derrotada, en vez de eso puedes hacer esto: { $effect }
