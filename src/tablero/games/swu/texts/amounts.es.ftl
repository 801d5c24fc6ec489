# Cuántos hay.
swu-each-of-those = una de ellas
swu-count-hand-you = el número de cartas de tu mano
swu-count-hand-its-controller = el número de cartas de la mano del jugador que la controla
swu-count-hand-chosen = el número de cartas de la mano de ese jugador
swu-each-revealed = carta mostrada así
swu-each-hand-you = carta de tu mano
swu-each-hand-its-controller = carta de la mano del jugador que la controla
swu-each-hand-chosen = carta de la mano de ese jugador
swu-each-paid-so = recurso pagado así
swu-each-tokens = ficha derrotada así
swu-each-returned = recurso devuelto así
swu-each-discarded = carta descartada así
swu-each-defeated-so = unidad derrotada así
swu-resources-of-you = { $n ->
    [one] recurso
   *[other] recursos
} que controles
swu-resources-of-defending = { $n ->
    [one] recurso
   *[other] recursos
} que controle el jugador defensor
swu-resources-of-chosen = { $n ->
    [one] recurso
   *[other] recursos
} que controle ese jugador
swu-count-most-units = el número de unidades del adversario que controle más unidades
swu-each-most-units = unidad del adversario que controle más unidades
swu-unit-aspects = { $n ->
    [one] aspecto
   *[other] aspectos
} entre { $what }
swu-aspects-of-it = { $n ->
    [one] aspecto distinto
   *[other] aspectos distintos
} que tenga
swu-aspects-of-cards = { $n ->
    [one] aspecto distinto
   *[other] aspectos distintos
} entre esas cartas
swu-unit-names = { $n ->
    [one] nombre distinto
   *[other] nombres distintos
} entre { $what }
swu-costs-of-discard = { $n ->
    [one] coste distinto
   *[other] costes distintos
} entre las cartas de tu pila de descartes
swu-in-your-discard = { $what } de tu pila de descartes
swu-among-those = { $what } entre ellas
swu-that-much = esa cantidad
swu-those-revealed = cartas mostradas así
swu-those-paid-so = recursos pagados así
swu-those-tokens = fichas derrotadas así
swu-those-returned = recursos devueltos así
swu-those-discarded = cartas descartadas así
swu-those-defeated-so = unidades derrotadas así
swu-icons-among = { $n ->
    [one] icono
   *[other] iconos
} de { $aspect } entre las { $what }
swu-its-abilities = { $n ->
    [one] capacidad
   *[other] capacidades
} «{ $on }» que tenga

# Valores; who es «ella» o algo más largo.
swu-each-power = { $who ->
    [it] punto de su Poder
   *[other] punto de Poder de { $of }
}
swu-each-hp = { $who ->
    [it] PG que tenga
   *[other] PG que tenga { $of }
}
swu-each-remaining = { $who ->
    [it] PG restante
   *[other] PG restante de { $of }
}
swu-each-cost = { $who ->
    [it] recurso de su coste
   *[other] recurso del coste de { $of }
}
swu-each-upgrades = { $who ->
    [it] mejora que tenga
   *[other] mejora que tenga { $of }
}
swu-value-power = { $who ->
    [it] su Poder
    [them] su Poder combinado
   *[other] el Poder de { $of }
}
swu-value-hp = { $who ->
    [it] sus PG
    [them] sus PG combinados
   *[other] los PG de { $of }
}
swu-value-remaining = { $who ->
    [it] sus PG restantes
    [them] sus PG restantes combinados
   *[other] los PG restantes de { $of }
}
swu-value-cost = { $who ->
    [it] su coste
    [them] su coste combinado
   *[other] el coste de { $of }
}
swu-value-upgrades = { $who ->
    [it] el número de mejoras que tiene
   *[other] el número de mejoras que tiene { $of }
}
swu-count-damage-excess = el daño sobrante
swu-each-damage-excess = punto de daño sobrante
swu-count-base-damage = { $per ->
    [1] el daño de tu base
   *[other] el número de veces que hay { $per } de daño en tu base
}
swu-each-base-damage = { $per ->
    [1] punto de daño de tu base
   *[other] { $per } de daño de tu base
}
swu-value-damage = { $who ->
    [it] el daño que tiene
   *[other] el daño que tiene { $of }
}
swu-each-damage = { $who ->
    [it] punto de daño que tenga
   *[other] punto de daño que tenga { $of }
}
swu-count-damage-dealt = el daño infligido
swu-each-damage-dealt = punto de daño infligido
swu-count-damage-healed = el daño curado
swu-each-damage-healed = punto de daño curado
swu-card-value-power = el Poder de esa unidad
swu-card-value-cost = su coste
swu-cost-difference = la diferencia entre sus costes
swu-count-played-cost = el coste de la carta jugada
swu-each-played-cost = recurso del coste de la carta jugada
swu-count-paid = el número de recursos pagados para jugar esta unidad
swu-each-paid = recurso pagado para jugar esta unidad

# Números hechos de números.
swu-times = { $factor } veces { $number }
swu-sum = { $first } más { $second }
swu-half-down = { $number } entre 2 (redondeando hacia abajo)
swu-half-up = { $number } entre 2 (redondeando hacia arriba)

# Lo que ha sucedido en esta fase.
swu-count-drawn = el número de cartas que hayas robado en esta fase
swu-each-drawn = carta que hayas robado en esta fase
swu-count-played-others = el número de otras cartas que hayas jugado en esta fase
swu-each-played-others = otra carta que hayas jugado en esta fase
swu-count-defeated = el número de unidades derrotadas en esta fase
swu-count-defeated-friendly = el número de unidades aliadas derrotadas en esta fase
swu-count-defeated-enemy = el número de unidades enemigas derrotadas en esta fase
swu-each-defeated = unidad derrotada en esta fase
swu-each-defeated-friendly = unidad aliada derrotada en esta fase
swu-each-defeated-enemy = unidad enemiga que se haya derrotado en esta fase
swu-count-discarded-from-hand = el número de cartas descartadas de tu mano en esta fase
swu-each-discarded-from-hand = carta descartada de tu mano en esta fase
