# Los adjetivos corrientes; cada uno se añade al nombre con los que están más cerca.
swu-is-friendly = { $noun } { $n ->
    [one] aliada
   *[other] aliadas
}
swu-is-theirs = { $noun } que controle
swu-and-that = { $noun } y
swu-is-ground = { $noun } { $n ->
    [one] terrestre
   *[other] terrestres
}
swu-is-space = { $noun } { $n ->
    [one] espacial
   *[other] espaciales
}
swu-is-cost-most = { $noun } que { $n ->
    [one] cueste
   *[other] cuesten
} { $number } o menos
swu-is-cost-least = { $noun } que { $n ->
    [one] cueste
   *[other] cuesten
} { $number } o más
swu-is-cost-exactly = { $noun } que { $n ->
    [one] cueste
   *[other] cuesten
} { $number }
swu-is-power-most = { $noun } con { $number } o menos de Poder
swu-is-power-least = { $noun } con { $number } o más de Poder
swu-is-power-exactly = { $noun } con { $number } de Poder
swu-is-hp-most = { $noun } con { $number } PG o menos
swu-is-hp-least = { $noun } con { $number } PG o más
swu-is-hp-exactly = { $noun } con { $number } PG
swu-is-remaining-most = { $noun } con { $number } PG restantes o menos
swu-is-remaining-least = { $noun } con { $number } PG restantes o más
swu-is-remaining-exactly = { $noun } con { $number } PG restantes
swu-is-damage-most = { $noun } con { $number } o menos de daño
swu-is-damage-least = { $noun } con { $number } o más de daño
swu-is-damage-exactly = { $noun } con { $number } de daño
swu-is-attacked-this-phase = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} atacado en esta fase
swu-is-arena-of-it = { $noun } del mismo campo de batalla
swu-is-arena-of-defender = { $noun } del campo de batalla de la unidad defensora
swu-is-on-it = { $noun } de esa unidad
swu-is-arena-of-chosen = { $noun } de ese campo de batalla
swu-is-attacking-your-base = { $noun } que { $n ->
    [one] esté
   *[other] estén
} atacando tu base
swu-is-arena-of-attacker = { $noun } del campo de batalla de la unidad atacante
swu-is-cost-most-than = { $noun } cuyo coste no supere { $than }
swu-is-cost-less-than = { $noun } cuyo coste sea menor que { $than }
swu-is-cost-exactly-than = { $noun } cuyo coste coincida con { $than }
swu-is-power-most-than = { $noun } con un Poder que no supere { $than }
swu-is-power-less-than = { $noun } con menos Poder que { $than }
swu-is-power-exactly-than = { $noun } con un Poder igual a { $than }
swu-is-aspect-of-base = { $noun } que comparta un aspecto con tu base
swu-is-healed-this-phase = { $noun } que { $n ->
    [one] haya sido curada
   *[other] hayan sido curadas
} en esta fase
swu-is-on-this = { $noun } { $n ->
    [one] vinculada
   *[other] vinculadas
} a esta unidad
swu-is-arena-of-this = { $noun } de este campo de batalla
swu-is-remaining-exactly-than = { $noun } con tantos PG restantes como { $than }
swu-is-remaining-less-than = { $noun } con menos PG restantes que { $than }
swu-is-remaining-most-than = { $noun } con tantos PG restantes como { $than } o menos
swu-is-on-defender = { $noun } de la unidad defensora
swu-is-base-damaged-this-phase = { $noun } que haya infligido daño a una base en esta fase
swu-is-played-this-phase = { $noun } que se haya jugado en esta fase
swu-is-aspect-of-yours = { $noun } que comparta un aspecto con una unidad aliada
swu-is-aspect-of-card = { $noun } que comparta un aspecto con esa carta
swu-is-trait-of-it = { $noun } que comparta un rasgo con ella
swu-is-trait-of-base = { $noun } que comparta un rasgo con tu base
swu-is-aspect-of-leader = { $noun } que comparta un aspecto con un líder aliado
swu-is-aspect-of-cards = { $noun } que comparta un aspecto con una de esas cartas
swu-is-keyword-of-yours = { $noun } que comparta una palabra clave con una unidad que controles
swu-is-name-of-it = { $noun } con su nombre
swu-is-name-of-yours = { $noun } con el nombre de una unidad que controles
swu-is-aspect-of-it = { $noun } que comparta un aspecto con esa unidad
swu-is-enemy = { $noun } { $n ->
    [one] enemiga
   *[other] enemigas
}
swu-is-other = { $n ->
    [one] otra
   *[other] otras
} { $noun }
swu-is-trait = { $noun } { $trait }
swu-is-aspect = { $noun } de { $aspect }
swu-is-damaged = { $noun } { $n ->
    [one] dañada
   *[other] dañadas
}
swu-is-not-damaged = { $noun } sin daño
swu-is-exhausted = { $noun } { $n ->
    [one] agotada
   *[other] agotadas
}
swu-is-not-exhausted = { $noun } { $n ->
    [one] preparada
   *[other] preparadas
}
swu-is-leader = { $noun } líder
swu-is-not-leader = { $noun } no líder
swu-is-unique = { $noun } { $n ->
    [one] única
   *[other] únicas
}
swu-is-not-unique = { $noun } no { $n ->
    [one] única
   *[other] únicas
}
swu-is-token = { $n ->
    [one] ficha
   *[other] fichas
} de { $noun }
swu-is-not-token = { $noun } no ficha
swu-is-upgraded = { $noun } { $n ->
    [one] mejorada
   *[other] mejoradas
}
swu-is-not-upgraded = { $noun } sin mejoras
swu-is-not-trait = { $noun } no { $trait }
swu-is-not-aspect = { $noun } sin { $aspect }
swu-is-not-named = { $noun } cuyo nombre no sea { NAME($name) }
swu-is-not-type-unit = { $noun } que no { $n ->
    [one] sea unidad
   *[other] sean unidades
}
swu-is-not-type-event = { $noun } que no { $n ->
    [one] sea evento
   *[other] sean eventos
}
swu-is-not-type-upgrade = { $noun } que no { $n ->
    [one] sea mejora
   *[other] sean mejoras
}
swu-is-not-type-base = { $noun } que no { $n ->
    [one] sea base
   *[other] sean bases
}
swu-is-not-type-leader = { $noun } que no { $n ->
    [one] sea líder
   *[other] sean líderes
}
swu-is-not-type-token = { $noun } que no { $n ->
    [one] sea ficha
   *[other] sean fichas
}
swu-is-not-attacked-this-phase = { $noun } que no { $n ->
    [one] haya
   *[other] hayan
} atacado en esta fase
swu-is-not-arena-of-it = { $noun } del otro campo de batalla
swu-is-not-arena-of-defender = { $noun } de un campo de batalla distinto del de la unidad defensora
swu-is-not-aspect-of-base = { $noun } que no comparta ningún aspecto con tu base
swu-is-not-arena-of-this = { $noun } de otro campo de batalla
swu-is-or = { $first } { O($second) } { $second }
swu-is-type-unit = { $noun } de unidad
swu-is-type-event = { $noun } de evento
swu-is-type-upgrade = { $noun } de mejora
swu-is-type-base = { $noun } de base
swu-is-type-leader = { $noun } de líder
swu-is-type-token = { $noun } de ficha
swu-is-named = { $noun } con el nombre { NAME($name) }
swu-is-keyword = { $noun } con { $keyword }

# En comparación con un número.
swu-is-odd = { $noun } de coste impar
swu-is-not-odd = { $noun } de coste par
swu-is-matches-ready = { $noun } cuyo Poder y cuyos PG restantes sean ambos iguales al número de recursos preparados que controles
swu-is-utmost-power = { $noun } con más Poder entre las { $what }
swu-is-utmost-remaining = { $noun } con menos PG restantes entre las { $what }
swu-is-utmost-cost = { $noun } con el coste más alto entre las { $what }

# En un ataque.
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
swu-is-attacking-unit = { $noun } que { $n ->
    [one] esté
   *[other] estén
} atacando a una unidad
swu-is-attacking = { $noun } atacante
swu-is-attacking-a = { $noun } que esté atacando a { $what }
swu-is-attacking-that = { $noun } que { $n ->
    [one] esté
   *[other] estén
} atacando a esa unidad
swu-defender-of-this = la unidad defensora en un ataque de esta unidad

# Lo que hizo, lo que le sucedió.
swu-is-you-played-this-phase = { $noun } que hayas jugado en esta fase
swu-is-not-you-played-this-phase = { $noun } que no hayas jugado en esta fase
swu-is-entered-this-round = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta ronda
swu-is-not-entered-this-round = { $noun } que no { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta ronda
swu-is-entered-this-phase = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta fase
swu-is-not-entered-this-phase = { $noun } que no { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta fase
swu-is-hurt-enemy-base-this-phase = { $noun } que haya infligido daño a una base enemiga en esta fase
swu-is-attacked-your-base-this-phase = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} atacado tu base en esta fase

# De quién es.
swu-is-of-defending = { $noun } que controle el jugador defensor
swu-is-of-its-controller = { $noun } que controle el mismo jugador
swu-is-of-chosen = { $noun } que controle ese jugador
swu-is-of-that-opponent = { $noun } que controle ese adversario
swu-is-owned = { $noun } de tu propiedad
swu-is-of-that-player = { $noun } de ese jugador
swu-is-outnumbered = { $noun } de un adversario que controle menos { $what } que tú

# Dónde está, cuál es.
swu-is-this-unit = { $noun } que es esta misma
swu-is-facing = { $noun } de un campo de batalla donde haya { $what }
swu-is-marked = { $noun } elegida así

# En común con otras.
swu-is-named-like-unit = { $noun } que comparta el nombre con { $what } que controles
swu-is-name-of-card = { $noun } con el nombre de esa carta
swu-is-that-name = { $noun } con ese nombre
swu-is-copy = { $noun } que sea una copia de ella
swu-is-trait-of-card = { $noun } que comparta un rasgo con ella
swu-is-trait-of-leader = { $noun } que comparta un rasgo con un líder aliado
swu-is-trait-of-yours = { $noun } que comparta un rasgo con una unidad que controles
swu-is-trait-of-cards = { $noun } que comparta un rasgo con una de esas cartas
swu-is-that-aspect = { $noun } con el aspecto elegido
swu-is-keyword-of-it = { $noun } que comparta una palabra clave con ella

# Palabras clave y capacidades.
swu-is-with-keywords = { $noun } con 1 o más palabras clave
swu-is-triggering = { $noun } con una capacidad «{ $on }»

# Mejoras.
swu-is-carrying = { $noun } que { $n ->
    [one] tenga
   *[other] tengan
} { $what }
swu-is-not-carrying = { $noun } que no { $n ->
    [one] tenga
   *[other] tengan
} { $what }
swu-is-on = { $noun } de { $what }
