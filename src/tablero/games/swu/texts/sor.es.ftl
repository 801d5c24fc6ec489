# Lo que dice la primera mitad de Chispa de Rebelión.

# Daño y curación.
swu-deal-each = inflige { $parts }
swu-damage-to = { $amount } de daño a { $to }
swu-damage-equal-to = tanto daño como { $amount } a { $to }
swu-heal-up-to = cura hasta { $amount } de daño de { $to }
swu-not-divided = Inflige los { $amount } puntos de daño o ninguno.

# Mirar, revelar, nombrar.
swu-look-top = mira la primera carta de tu mazo. { CAPITAL($effect) }
swu-look-each-top = mira la primera carta del mazo de cada jugador
swu-arrange = mira las { $count } primeras cartas de tu mazo. Coloca las que quieras en la parte inferior y el resto en la superior, en cualquier orden
swu-reveal-top = muestra la primera carta del mazo de un jugador
swu-reveal-hand = muestra { $what } de tu mano
swu-each-revealed = carta mostrada así
swu-those-revealed = cartas mostradas así
swu-aspect-among = aspecto distinto entre esas cartas
swu-aspects-among = aspectos distintos entre esas cartas
swu-name-card = nombra una carta. Mientras esta unidad esté en juego, { $effect }
swu-named-not-played = los adversarios no pueden jugar cartas con ese nombre
swu-ask-arrange = { $card }: coloca cada carta en la parte inferior de tu mazo, o en la superior, encima de las que ya has dejado allí.
swu-ask-name = { $card }: nombra una carta.
swu-log-names = { PLAYER($seat) } nombra { $name }.
swu-not-named = Se ha nombrado { $card }: no se puede jugar.

# Elegir.
swu-opponent-chooses = un adversario elige { $what } que controle
swu-any-players = elige cualquier número de jugadores. { CAPITAL($effect) }

# Cartas y recursos.
swu-return-defeated = devuelve a tu mano cada unidad de tu pila de descartes que haya sido derrotada en esta fase
swu-mill-from = descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $deck }
swu-mill-from-for-each = descarta una carta { $deck } por cada { $what }
swu-deck-of-defending = del mazo del jugador defensor
swu-deck-of-chosen = del mazo de ese jugador
swu-deck-of-opponents = del mazo de cada adversario
swu-deck-of-each = del mazo de cada jugador
swu-next-card = la próxima { $what } que juegues en esta fase cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-next-card-if = la próxima { $what } que juegues en esta fase cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos si { $condition }
swu-first-event-blank = El primer evento que juega cada adversario en cada ronda pierde todas sus capacidades.

# Ataques.
swu-is-attacker = { $noun } { $n ->
    [one] atacante
   *[other] atacantes
}
swu-is-not-attacker = { $noun } que no { $n ->
    [one] ataque
   *[other] ataquen
}
swu-is-attacking-base = { $noun } que { $n ->
    [one] esté atacando
   *[other] estén atacando
} una base
swu-is-defender = { $noun } { $n ->
    [one] defensora
   *[other] defensoras
}
swu-is-not-defender = { $noun } que no { $n ->
    [one] defienda
   *[other] defiendan
}
swu-is-arena-of-defender = { $noun } del campo de batalla de la unidad defensora
swu-is-not-arena-of-defender = { $noun } de un campo de batalla distinto del de la unidad defensora
swu-is-cost-most-that = { $noun } que { $n ->
    [one] cueste
   *[other] cuesten
} lo mismo que esa carta o menos
swu-is-not-cost-most-that = { $noun } que { $n ->
    [one] cueste
   *[other] cuesten
} más que esa carta

# Condiciones.
swu-if-more = { $first } { $mood ->
    [while] sea
   *[if] es
} mayor que { $second }
swu-if-other-is = la otra unidad { $mood ->
    [while] sea
   *[if] es
} { $what }
swu-if-unit-attacks = { $what } { $mood ->
    [while] esté
   *[if] está
} atacando

# Bases.
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
swu-if-first-round = { $mood ->
    [while] sea
   *[if] es
} la primera ronda
swu-bottom-from-hand = coloca { $count } cartas de tu mano en la parte inferior de tu mazo en cualquier orden
swu-ask-order = ¿En qué orden, de arriba abajo?
swu-option-order = { $cards }
swu-defeat-friendly-token = derrota una ficha aliada
swu-if-hits-enemy-base = { $mood ->
    [while] sean
   *[if] son
} { $number } o más puntos de daño a una base enemiga
swu-for-each = por cada { $what }, { $effect }
swu-borrow-for-each = por cada { $what }, si quieres, coloca en juego una carta de tu mano como recurso preparado. Cuando empiece la fase de reagrupamiento, derrota ese número de recursos aliados
swu-back-on-top = coloca una de esas cartas en la parte superior de tu mazo
swu-head-epic-costs = Acción épica [{ $costs }]
swu-times-each-game = { $text }. Usa esta capacidad como máximo { $count } veces por partida
swu-play-ignore-one = { $play }, ignorando 1 de sus penalizaciones por aspecto de Vigilancia, Mando, Agresividad o Astucia
swu-play-discount-each = cuesta 1 recurso menos por cada { $what }

swu-log-credits = { PLAYER($seat) } crea { $count ->
    [one] una ficha de Crédito
   *[other] { $count } fichas de Crédito
}.
