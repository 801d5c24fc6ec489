# Una época sin ley y Batalla introductoria: Hoth: Créditos, finales de ataques, aspectos que se eligen.

# Preguntas, opciones y lo que se cuenta de la partida.
swu-ask-strike-last = { $unit }: ¿inflige antes el daño de combate la unidad defensora?
swu-ask-aspect = { $card }: elige un aspecto.
swu-option-aspect = { $aspect }
swu-option-credit = Una ficha de Crédito { PLAYER($seat, form: "of") }
swu-option-force = La ficha de La Fuerza { PLAYER($seat, form: "of") }
swu-log-aspect = { PLAYER($seat) } elige { $aspect }.
swu-log-credits-lost = { $count ->
    [one] Se derrota una ficha
   *[other] Se derrotan { $count } fichas
} de Crédito { PLAYER($seat, form: "of") }.
swu-log-credit-taken = { PLAYER($seat) } toma el control de una ficha de Crédito { PLAYER($other, form: "of") }.

# Créditos y otras fichas.
swu-create-credits-equal = crea tantas fichas de Crédito como { $amount }
swu-defeat-credit-any = derrota una ficha de Crédito
swu-defeat-credit-friendly = derrota una ficha de Crédito aliada
swu-defeat-credit-enemy = derrota una ficha de Crédito enemiga
swu-defeat-any-credits = derrota cualquier número de fichas de Crédito aliadas
swu-defeat-any-tokens = derrota cualquier número de fichas aliadas
swu-those-tokens = fichas derrotadas así
swu-each-tokens = ficha derrotada así
swu-those-credits = fichas de Crédito derrotadas así
swu-each-credits = ficha de Crédito derrotada así
swu-those-returned = recursos devueltos así
swu-each-returned = recurso devuelto así
swu-those-defeated = { $n ->
    [one] unidad derrotada
   *[other] unidades derrotadas
} así
swu-steal-credit = toma el control de una ficha de Crédito enemiga
swu-friendly-credits = { $n ->
    [one] ficha de Crédito aliada
   *[other] fichas de Crédito aliadas
}
swu-credits-blank = las fichas de Crédito enemigas pierden todas sus capacidades
swu-with-credit-gets = si has derrotado una ficha de Crédito al pagar su coste, esa unidad { $what } durante esta fase
swu-settle-difference = el jugador que tome el control de la unidad de menor coste crea tantas fichas de Crédito como la diferencia entre los costes de ambas
swu-if-nothing-paid = no se ha pagado ningún recurso por jugar esta unidad
swu-if-token-you = has creado una ficha en esta fase

# Ataques.
swu-if-survived = esta unidad ha sobrevivido
swu-if-hit-base = esta unidad ha infligido daño de combate a una base
swu-if-it-hit-base = esa unidad ha infligido daño a una base
swu-if-no-other-attacked = no ha atacado ninguna otra unidad en esta fase
swu-after-attack = después de completar este ataque, { $effect }
swu-limit-33554432 = puede infligir daño de combate después que la unidad defensora
swu-limit-67108864 = no puede infligir daño de combate
swu-limit-134217728 = no puede pasar a estar bajo el control de un adversario
swu-head-used-attack-you = Cuando uses una capacidad «Al atacar»

# Aspectos.
swu-its-aspects = { $n ->
    [one] aspecto distinto
   *[other] aspectos distintos
} que tenga
swu-choose-aspect = elige un aspecto. { CAPITAL($effect) }
swu-is-that-aspect = { $noun } con el aspecto elegido
swu-is-aspect-of-yours = { $noun } que comparta un aspecto con una unidad aliada
swu-is-aspect-of-it = { $noun } que comparta un aspecto con esa unidad

# Mazos, pilas de descartes, recursos.
swu-mill-any-deck = descarta una carta de un mazo
swu-peek-at-deck = mira la primera carta de un mazo. Si quieres, colócala en la parte inferior de ese mazo
swu-sift-top = mira las { $count } primeras cartas de tu mazo. Puedes descartar 1 de ellas. Devuelve las demás a la parte superior en cualquier orden
swu-reveal-and-draw = muestra las { $count } primeras cartas de tu mazo. Roba { $what } mostrada así y descarta las demás cartas mostradas
swu-play-top = juega la primera carta de tu mazo
swu-sees-top = puedes mirar la primera carta de tu mazo en cualquier momento
swu-auction = elige un jugador. Puede jugar gratis la carta mostrada. Si lo hace, otro jugador crea tantas fichas de Crédito como el coste de esa carta
swu-take-back = devuelve a tu mano { $what } descartada así
swu-controllers-resource = el jugador que la controla la coloca en juego como recurso desde la pila de descartes de su propietario
swu-play-their-resource = mira todos los recursos de un adversario. Puedes jugar gratis 1 de esas cartas. Si lo haces, ese adversario coloca en juego la primera carta de su mazo como recurso
swu-return-any-resources = devuelve cualquier número de recursos aliados a las manos de sus propietarios
swu-look-hand-discard-its-controller = mira la mano del jugador que la controla y descarta de ella { $what }
swu-head-discarded-deck-you = Cuando descartes { $what } de tu mazo
swu-head-when-discarded = Cuando esta carta se descarte de tu mano o de tu mazo
swu-count-discarded-from-hand = el número de cartas descartadas de tu mano en esta fase
swu-each-discarded-from-hand = carta descartada de tu mano en esta fase
swu-card-power = el Poder de esa unidad
swu-name-and-ban = nombra una carta. Las cartas con ese nombre no pueden jugarse en esta fase
swu-title-not-played = no pueden jugarse cartas con el nombre { $title }

# Unidades, líderes, jugadores.
swu-is-utmost-cost = { $noun } con el coste más alto entre { $what }
swu-is-owned-elsewhere = { $noun } de tu propiedad que no controles
swu-is-trait-of-leader = { $noun } que comparta un rasgo con un líder aliado
swu-lends-trait = cada { $of } de tu propiedad que no esté en juego gana el rasgo { $trait }
swu-if-it-survives = sobrevive
swu-if-fewer-cards = { $mood ->
    [while] tengas
   *[if] tienes
} menos cartas en la mano que un adversario
swu-if-base-more-hurt = tu base { $mood ->
    [while] tenga
   *[if] tiene
} más daño que una base enemiga
swu-deal-up-to = inflige hasta { $amount } de daño a { $to }
swu-hit-their-bases = por cada unidad enemiga derrotada así, la base de quien la controlaba sufre { $amount } de daño
swu-extra-regroup = hay una fase de reagrupamiento adicional después de la primera fase de reagrupamiento de cada ronda
swu-use-any = usa cualquier número de capacidades «{ $on }» de { $what }
swu-choose-players = elige { $count } jugadores. { CAPITAL($effect) }
swu-counts-as = { $power ->
    [none] tiene unos PG impresos que se consideran { $hp }
   *[other] tiene un Poder impreso que se considera { $power } y unos PG impresos que se consideran { $hp }
}
swu-those-discarded = cartas descartadas así
swu-each-discarded = carta descartada así
