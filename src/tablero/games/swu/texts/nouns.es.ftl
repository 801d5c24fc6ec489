# Nombres, n es 1 o 2; artículos y números delante de ellos.
swu-noun-unit = { $n ->
    [one] unidad
   *[other] unidades
}
swu-noun-base = { $n ->
    [one] base
   *[other] bases
}
swu-noun-unit-or-base = { $n ->
    [one] unidad o base
   *[other] unidades y bases
}
swu-noun-upgrade = { $n ->
    [one] mejora
   *[other] mejoras
}
swu-noun-card = { $n ->
    [one] carta
   *[other] cartas
}
swu-noun-event = { $n ->
    [one] evento
   *[other] eventos
}
swu-noun-leader = { $n ->
    [one] líder
   *[other] líderes
}
swu-noun-resource = { $n ->
    [one] recurso
   *[other] recursos
}
swu-noun-experience-token = { $n ->
    [one] ficha
   *[other] fichas
} de Experiencia
swu-noun-shield-token = { $n ->
    [one] ficha
   *[other] fichas
} de Escudo
swu-noun-advantage-token = { $n ->
    [one] ficha
   *[other] fichas
} de Ventaja
swu-noun-weakness-token = { $n ->
    [one] ficha
   *[other] fichas
} de Debilidad
swu-noun-token = { $n ->
    [one] ficha
   *[other] fichas
}
swu-each = cada { $noun }
swu-any-number = cualquier número de { $noun }
swu-up-to = hasta { $number } { $noun }
swu-or-more = { $number } o más { $noun }
swu-random = { $what } al azar
swu-each-of = cada una de { $what }
swu-number-of = el número de { $what }
swu-number = { $number }
swu-another = { $kind ->
    [event] otro
    [leader] otro
    [resource] otro
   *[other] otra
} { $noun }
swu-a = { $kind ->
    [event] un
    [leader] un
    [resource] un
   *[other] una
} { $noun }
swu-an = { $kind ->
    [event] un
    [leader] un
    [resource] un
   *[other] una
} { $noun }
swu-exactly = { $number } { $noun }

# Aquello de lo que se ha hablado, y grupos que se eligen.
swu-this = esta unidad
swu-this-unit = esta unidad
swu-this-leader = este líder
swu-this-upgrade = esta mejora
swu-this-base = esta base
swu-this-card = esta carta
swu-it = esa unidad
swu-it-does = esa unidad
swu-them = esas unidades
swu-defender = la unidad defensora
swu-attacker = la unidad atacante
swu-attached = la unidad vinculada
swu-subject = esa unidad
swu-other = la otra unidad
swu-who-if = { $who } (si es { $what })
swu-was-attached = la unidad a la que estaba vinculada
swu-your-base = tu base
swu-their-base = su base
swu-defending-base = la base del jugador defensor
swu-chosen-base = la base de ese jugador
swu-that-unit = esa unidad
swu-each-of-them = cada una de ellas
swu-with-namesakes = { $first } y cada otra { $others } con su nombre
swu-not-kin = Deben compartir un rasgo.
swu-kin = hasta { $number } unidades que compartan un rasgo
swu-card-named = { NAME($name) }
swu-not-combined-cost = Juntas cuestan más de { $most }.
swu-not-combined-power = Juntas tienen más de { $most } de Poder.
swu-not-combined-remaining = Entre todas pueden tener { $most } PG restantes como máximo.
swu-not-one-arena = Deben estar en el mismo campo de batalla.
swu-in-one-arena = { $who } del mismo campo de batalla
swu-combined-cost-units = { $what } con un coste combinado de { $most } o menos
swu-combined-power = { $what } con un Poder combinado de { $most } o menos
swu-combined-remaining = { $what } con un total de { $most } PG restantes o menos
swu-so-many = ese número de { $noun }
swu-one-for-each = una { $what } distinta por cada { $each }
swu-each-affected = cada { $noun } dañada así
