# Juntas, comparadas; mood es «if» (si) o «while» (mientras, con subjuntivo).
swu-if-at-least = { $what } { $mood ->
    [while] sea
   *[if] es
} { $number } o más
swu-if-there-are = { $mood ->
    [while] haya
   *[if] hay
} { $number } o más { $what }
swu-if-resources-you = { $mood ->
    [while] controles
   *[if] controlas
} { $number } recursos o más
swu-if-power-least = { $of } { $mood ->
    [while] { $who ->
        [them] tengan
       *[other] tenga
    }
   *[if] { $who ->
        [them] tienen
       *[other] tiene
    }
} { $number } o más de Poder
swu-if-hp-least = { $of } { $mood ->
    [while] { $who ->
        [them] tengan
       *[other] tenga
    }
   *[if] { $who ->
        [them] tienen
       *[other] tiene
    }
} { $number } PG o más
swu-if-remaining-least = { $of } { $mood ->
    [while] { $who ->
        [them] tengan
       *[other] tenga
    }
   *[if] { $who ->
        [them] tienen
       *[other] tiene
    }
} { $number } PG restantes o más
swu-if-damage-least = { $of } { $mood ->
    [while] { $who ->
        [them] tengan
       *[other] tenga
    }
   *[if] { $who ->
        [them] tienen
       *[other] tiene
    }
} { $number } o más de daño
swu-if-cost-least = { $of } { $mood ->
    [while] { $who ->
        [them] cuesten
       *[other] cueste
    }
   *[if] { $who ->
        [them] cuestan
       *[other] cuesta
    }
} { $number } o más
swu-if-upgrades-least = { $of } { $mood ->
    [while] { $who ->
        [them] tengan
       *[other] tenga
    }
   *[if] { $who ->
        [them] tienen
       *[other] tiene
    }
} { $number } mejoras o más
swu-if-captives-least = { $of } { $mood ->
    [while] custodie
   *[if] custodia
} { $number ->
    [one] una carta capturada
   *[other] { $number } o más cartas capturadas
}
swu-if-attacking-any = esta unidad { $mood ->
    [while] esté
   *[if] está
} atacando
swu-if-attacking-base = esta unidad { $mood ->
    [while] esté
   *[if] está
} atacando una base
swu-if-defending = esta unidad { $mood ->
    [while] esté
   *[if] está
} defendiendo
swu-if-attached-attacking = la unidad vinculada { $mood ->
    [while] esté
   *[if] está
} atacando a { $what }
swu-if-attached-attacking-any = la unidad vinculada { $mood ->
    [while] esté
   *[if] está
} atacando
swu-if-attached-attacking-base = la unidad vinculada { $mood ->
    [while] esté
   *[if] está
} atacando una base
swu-if-attached-defending = la unidad vinculada { $mood ->
    [while] esté
   *[if] está
} defendiendo
swu-if-played-you = has jugado { $what } en esta fase
swu-if-played-opponent = un adversario ha jugado { $what } en esta fase
swu-if-played-any = se ha jugado { $what } en esta fase
swu-if-defeated-you = una unidad aliada ha sido derrotada en esta fase
swu-if-defeated-opponent = una unidad enemiga ha sido derrotada en esta fase
swu-if-left-you = una unidad aliada ha abandonado el juego en esta fase
swu-if-left-opponent = una unidad enemiga ha abandonado el juego en esta fase
swu-if-left-any = { $what } ha abandonado el juego en esta fase
swu-if-attacked-you = has atacado con { $what } en esta fase
swu-if-attacked-opponent = un adversario ha atacado con { $what } en esta fase
swu-if-attacked-any = { $what } ha atacado en esta fase
swu-if-attacked-base-you = has atacado una base con { $what } en esta fase
swu-if-attacked-base-opponent = un adversario ha atacado una base con { $what } en esta fase
swu-if-attacked-base-any = { $what } ha atacado una base en esta fase
swu-if-base-damaged-you = has infligido { $number } o más de daño a bases enemigas en esta fase
swu-if-base-damaged-opponent = un adversario ha infligido { $number } o más de daño a tu base en esta fase
swu-if-base-damaged-any = una base ha sufrido { $number } o más de daño en esta fase
swu-if-discarded-you = has descartado { $what } en esta fase
swu-if-discarded-opponent = un adversario ha descartado { $what } en esta fase
swu-if-discarded-any = se ha descartado { $what } en esta fase
swu-if-drawn-you = has robado { $what } en esta fase
swu-if-drawn-opponent = un adversario ha robado { $what } en esta fase
swu-if-drawn-any = se ha robado { $what } en esta fase
swu-if-unit-aspects = { $mood ->
    [while] haya
   *[if] hay
} { $number } o más aspectos entre { $what }
swu-if-unit-names = { $mood ->
    [while] haya
   *[if] hay
} { $number } o más nombres distintos entre { $what }
swu-if-base-damage = tu base { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o más de daño
swu-if-fell-attacking-you = una unidad aliada ha sido derrotada mientras atacaba en esta fase
swu-if-token-you = has creado una ficha en esta fase
swu-if-either = { $first } { O($second) } { $second }
swu-if-both = { $first } { Y($second) } { $second }
swu-if-more = { $first } { $mood ->
    [while] sea
   *[if] es
} mayor que { $second }

# Lo que los jugadores controlan y tienen.
swu-if-control = { $mood ->
    [while] controles
   *[if] controlas
} { $what }
swu-if-control-many = { $mood ->
    [while] controles
   *[if] controlas
} { $number } o más { $what }
swu-if-control-exactly = { $mood ->
    [while] controles
   *[if] controlas
} exactamente { $number } { $what }
swu-if-control-named = { $mood ->
    [while] controles
   *[if] controlas
} a { NAME($name) }
swu-if-control-card = { $mood ->
    [while] controles
   *[if] controlas
} otra { $what }, sea unidad, mejora o líder
swu-if-there-is = { $mood ->
    [while] haya
   *[if] hay
} { $what }
swu-if-opponent-none = un adversario no { $mood ->
    [while] controle
   *[if] controla
} { $what }
swu-if-opponent-controls = un adversario { $mood ->
    [while] controle
   *[if] controla
} { $what }
swu-if-opponent-many = un adversario { $mood ->
    [while] controle
   *[if] controla
} { $number } o más { $what }
swu-if-opponent-more = { $opponent } { $mood ->
    [while] controle
   *[if] controla
} más { $what } que tú
swu-if-you-more = { $mood ->
    [while] controles
   *[if] controlas
} más { $what } que { $opponent }
swu-if-initiative = { $mood ->
    [while] tengas
   *[if] tienes
} la iniciativa
swu-if-initiative-free = nadie { $mood ->
    [while] haya
   *[if] ha
} tomado la iniciativa en esta fase
swu-if-no-ready-resources = el jugador defensor no { $mood ->
    [while] controle
   *[if] controla
} recursos preparados
swu-if-opponent-more-hand = { $mood ->
    [while] tengas
   *[if] tienes
} menos cartas en la mano que { $opponent }
swu-if-you-more-hand = { $mood ->
    [while] tengas
   *[if] tienes
} más cartas en la mano que { $opponent }
swu-if-you-more-base-damage = tu base { $mood ->
    [while] tenga
   *[if] tiene
} más daño que una base enemiga
swu-if-opponent-more-base-damage = tu base { $mood ->
    [while] tenga
   *[if] tiene
} menos daño que una base enemiga
swu-if-aspect-provided = controlas un líder o una base de { $aspect }

# Lo que algo es.
swu-being-power-least = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o más de Poder
swu-being-power-most = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o menos de Poder
swu-being-hp-least = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o más PG
swu-being-hp-most = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o menos PG
swu-being-remaining-least = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o más PG restantes
swu-being-remaining-most = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o menos PG restantes
swu-being-damage-least = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o más de daño
swu-being-damage-most = { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o menos de daño
swu-being-cost-least = { $mood ->
    [while] cueste
   *[if] cuesta
} { $number } o más
swu-being-cost-most = { $mood ->
    [while] cueste
   *[if] cuesta
} { $number } o menos
swu-being-damaged = { $mood ->
    [while] esté
   *[if] está
} dañada
swu-being-not-damaged = { $mood ->
    [while] no tenga
   *[if] no tiene
} daño
swu-being-exhausted = { $mood ->
    [while] esté
   *[if] está
} agotada
swu-being-not-exhausted = { $mood ->
    [while] esté
   *[if] está
} preparada
swu-being-upgraded = { $mood ->
    [while] esté
   *[if] está
} mejorada
swu-being-not-upgraded = { $mood ->
    [while] no tenga
   *[if] no tiene
} mejoras
swu-being-not-unique = no { $mood ->
    [while] sea
   *[if] es
} única
swu-being-unique = { $mood ->
    [while] sea
   *[if] es
} única
swu-being-owned = { $mood ->
    [while] sea
   *[if] es
} de tu propiedad
swu-being-with = { $mood ->
    [while] tenga
   *[if] tiene
} { $what }
swu-being-named = { $mood ->
    [while] sea
   *[if] es
} { NAME($name) }
swu-being = { $mood ->
    [while] sea
   *[if] es
} { $what }
swu-if-is = { $who } { $what }
swu-if-it-is = { $what }
swu-if-other-is = la otra unidad { $mood ->
    [while] sea
   *[if] es
} { $what }
swu-if-affected = así se { $mood ->
    [while] dañe
   *[if] daña
} { $what }
swu-if-card-is = { $mood ->
    [while] sea
   *[if] es
} { $what }
swu-if-this-in-play = esta unidad { $mood ->
    [while] esté
   *[if] está
} en juego
swu-if-it-in-play = sobrevive
swu-if-it-fell = así { $mood ->
    [while] sea
   *[if] es
} derrotada
swu-if-came-from-hand = la { $mood ->
    [while] hayas
   *[if] has
} jugado de tu mano
swu-if-came-from-resources = la has jugado desde tus recursos
swu-if-in-discard = { $mood ->
    [while] haya
   *[if] hay
} { $what } en tu pila de descartes
swu-if-different-odd = la carta mostrada y la unidad atacante { $mood ->
    [while] tengan
   *[if] tienen
} costes impares distintos

# Ataques.
swu-if-attacking = esta unidad { $mood ->
    [while] esté
   *[if] está
} atacando a { $what }
swu-if-unit-attacks = { $what } { $mood ->
    [while] esté
   *[if] está
} atacando
swu-if-ambush-attacks = { $what } { $mood ->
    [while] esté
   *[if] está
} atacando por Emboscada
swu-if-attack-on = { $mood ->
    [while] esté
   *[if] está
} atacando a { $what }
swu-if-defender-defeated = la unidad defensora { $mood ->
    [while] haya
   *[if] ha
} sido derrotada
swu-if-survived = esta unidad ha sobrevivido
swu-if-this-hit-base = esta unidad ha infligido daño de combate a una base
swu-if-it-hit-base = esa unidad ha infligido daño a una base
swu-if-no-other-attacked = no ha atacado ninguna otra unidad en esta fase
swu-if-attacked-last = un adversario ha atacado tu base en su acción anterior de esta fase

# Lo que ha sucedido.
swu-if-defeated-any = { $what } ha sido derrotada en esta fase
swu-if-defeated-many-you = { $number } o más unidades aliadas han sido derrotadas en esta fase
swu-if-defeated-many-opponent = { $number } o más unidades enemigas han sido derrotadas en esta fase
swu-if-defeated-many-any = { $number } o más unidades han sido derrotadas en esta fase
swu-if-you-defeated = has derrotado a una unidad enemiga en esta fase
swu-if-card-defeated = ha sido derrotada en esta fase
swu-if-this-discarded = esta carta ha sido descartada de tu mano o tu mazo en esta fase
swu-if-nth-card = es su { $number ->
    [2] segunda carta
   *[other] carta número { $number }
} de esta fase
swu-if-paid-less = ha pagado menos que su coste
swu-if-paid-nothing = no se ha pagado ningún recurso por jugar esta unidad
swu-if-first-round = { $mood ->
    [while] sea
   *[if] es
} la primera ronda
swu-if-hits-your-base = { $number ->
    [one] { $mood ->
        [while] sea
       *[if] es
    } tu base
   *[other] { $mood ->
        [while] sean
       *[if] son
    } { $number } o más puntos de daño a tu base
}
swu-if-hits-enemy-base = { $number ->
    [one] { $mood ->
        [while] sea
       *[if] es
    } una base enemiga
   *[other] { $mood ->
        [while] sean
       *[if] son
    } { $number } o más puntos de daño a una base enemiga
}
swu-if-action-phase = es la fase de acción
