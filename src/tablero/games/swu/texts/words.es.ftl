# Las palabras de las cartas: lo que cada capacidad dice de sí misma. Los efectos se dirigen a alguien y empiezan con
# minúscula («roba una carta»), con verbos cuyo imperativo suena igual que la tercera persona («un adversario roba»); lo
# que se dice de una unidad va en tercera persona («recibe +1/+0»); la frase que los rodea pone la mayúscula y el punto.

# Nombres; n es 1 o 2.
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

# Artículos y números delante del nombre.
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
swu-another = { $kind ->
    [event] otro
    [leader] otro
    [resource] otro
   *[other] otra
} { $noun }
swu-each = cada { $noun }
swu-any-number = cualquier número de { $noun }
swu-up-to = hasta { $number } { $noun }
swu-exactly = { $number } { $noun }
swu-or-more = { $number } o más { $noun }
swu-random = { $what } al azar
swu-each-of = cada una de { $what }
swu-number-of = el número de { $what }

# Adjetivos; cada uno se pone al nombre con los que ya lleva.
swu-is-friendly = { $noun } { $n ->
    [one] aliada
   *[other] aliadas
}
swu-is-theirs = { $noun } que controle
swu-is-enemy = { $noun } { $n ->
    [one] enemiga
   *[other] enemigas
}
swu-is-other = { $n ->
    [one] otra
   *[other] otras
} { $noun }
swu-is-ground = { $noun } { $n ->
    [one] terrestre
   *[other] terrestres
}
swu-is-space = { $noun } { $n ->
    [one] espacial
   *[other] espaciales
}
swu-is-trait = { $noun } { $trait }
swu-is-not-trait = { $noun } no { $trait }
swu-is-aspect = { $noun } de { $aspect }
swu-is-not-aspect = { $noun } sin { $aspect }
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
swu-is-type-unit = { $noun } de unidad
swu-is-type-event = { $noun } de evento
swu-is-type-upgrade = { $noun } de mejora
swu-is-type-base = { $noun } de base
swu-is-type-leader = { $noun } de líder
swu-is-type-token = { $noun } de ficha
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
swu-is-or = { $first } { O($second) } { $second }

# Lo que sigue al nombre.
swu-and-that = { $noun } y
swu-is-named = { $noun } con el nombre { $name }
swu-is-not-named = { $noun } cuyo nombre no sea { $name }
swu-is-keyword = { $noun } con { $keyword }
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
swu-is-you-played-this-phase = { $noun } que hayas jugado en esta fase
swu-is-not-you-played-this-phase = { $noun } que no hayas jugado en esta fase
swu-is-attacked-this-phase = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} atacado en esta fase
swu-is-not-attacked-this-phase = { $noun } que no { $n ->
    [one] haya
   *[other] hayan
} atacado en esta fase
swu-is-entered-this-round = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta ronda
swu-is-not-entered-this-round = { $noun } que no { $n ->
    [one] haya
   *[other] hayan
} entrado en juego en esta ronda
swu-is-of-defending = { $noun } que controle el jugador defensor
swu-is-of-its-controller = { $noun } que controle el mismo jugador
swu-is-of-chosen = { $noun } que controle ese jugador
swu-is-arena-of-it = { $noun } del mismo campo de batalla
swu-is-not-arena-of-it = { $noun } del otro campo de batalla

# Aquello de lo que ya se habló.
swu-this = esta unidad
swu-this-unit = esta unidad
swu-this-leader = este líder
swu-this-upgrade = esta mejora
swu-this-base = esta base
swu-this-card = esta carta
swu-it = esa unidad
swu-it-does = esa unidad
swu-them = esas unidades
swu-each-of-them = cada una de ellas
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
swu-who-each = cada jugador
swu-who-opponents = cada adversario
swu-who-defending = el jugador defensor
swu-who-its-controller = el jugador que la controla
swu-who-chosen = ese jugador
swu-who-owner = su propietario
swu-who-those = cada uno de esos jugadores

# Números que dependen de la mesa; who es «it» o algo más largo.
swu-value-power = { $who ->
    [it] su Poder
   *[other] el Poder de { $of }
}
swu-value-hp = { $who ->
    [it] sus PG
   *[other] los PG de { $of }
}
swu-value-remaining = { $who ->
    [it] sus PG restantes
   *[other] los PG restantes de { $of }
}
swu-value-damage = { $who ->
    [it] el daño que tiene
   *[other] el daño que tiene { $of }
}
swu-value-cost = { $who ->
    [it] su coste
   *[other] el coste de { $of }
}
swu-value-upgrades = { $who ->
    [it] el número de mejoras que tiene
   *[other] el número de mejoras que tiene { $of }
}
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
swu-each-damage = { $who ->
    [it] punto de daño que tenga
   *[other] punto de daño que tenga { $of }
}
swu-each-cost = { $who ->
    [it] recurso de su coste
   *[other] recurso del coste de { $of }
}
swu-each-upgrades = { $who ->
    [it] mejora que tenga
   *[other] mejora que tenga { $of }
}
swu-plus = { $value } más { $number }
swu-minus = { $value } menos { $number }
swu-that-much = esa cantidad
swu-each-of-those = una de ellas
swu-excess = el daño sobrante
swu-resources-of-you = { $n ->
    [one] recurso
   *[other] recursos
} que controles
swu-played-by-you = { $what } que hayas jugado en esta fase

# Condiciones; mood es «if» o «while», que en español lleva subjuntivo.
swu-if-control = { $mood ->
    [while] controles
   *[if] controlas
} { $what }
swu-if-control-many = { $mood ->
    [while] controles
   *[if] controlas
} { $number } o más { $what }
swu-if-control-named = { $mood ->
    [while] controles
   *[if] controlas
} a { $name }
swu-if-initiative = { $mood ->
    [while] tengas
   *[if] tienes
} la iniciativa
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
swu-if-it-is = { $what }
swu-if-is = { $who } { $what }
swu-being = { $mood ->
    [while] sea
   *[if] es
} { $what }
swu-being-with = { $mood ->
    [while] tenga
   *[if] tiene
} { $what }
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
swu-being-named = { $mood ->
    [while] sea
   *[if] es
} { $name }
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
swu-if-attacking = esta unidad { $mood ->
    [while] esté
   *[if] está
} atacando a { $what }
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
swu-if-not = no { $mood ->
    [while] sea
   *[if] es
} cierto que { $condition }
swu-if-there-was-one = lo haces
swu-if-both = { $first } { Y($second) } { $second }

# Lo que ha ocurrido en esta fase.
swu-if-played-you = has jugado { $what } en esta fase
swu-if-played-opponent = un adversario ha jugado { $what } en esta fase
swu-if-played-any = se ha jugado { $what } en esta fase
swu-if-defeated-you = una unidad aliada ha sido derrotada en esta fase
swu-if-defeated-opponent = una unidad enemiga ha sido derrotada en esta fase
swu-if-defeated-any = { $what } ha sido derrotada en esta fase
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

# Cómo se unen las partes.
swu-sentence = { CAPITAL($text) }.
swu-headed = { $head }: { $text }
swu-quoted = «{ CAPITAL($text) }»
swu-list = { $items }
swu-and = { $first } { Y($second) } { $second }
swu-or = { $first } { O($second) } { $second }
swu-comma = { $first }, { $second }
swu-slash = { $first }/{ $second }
swu-then = { $first }. { CAPITAL($second) }
swu-may = si quieres, { $effect }
swu-may-let = si quieres, { $effect }
swu-may-they = si quiere, { $effect }
swu-if = si { $condition }, { $effect }
swu-if-may = si { $condition } y quieres, { $effect }
swu-if-may-let = si { $condition } y quieres, { $effect }
swu-if-else = { $other }. Si { $condition }, en vez de eso { $effect }
swu-if-else-may = { $other }. Si { $condition } y quieres, en vez de eso { $effect }
swu-if-done = { $first }. Si lo haces, { $second }
swu-if-done-may = { $first }. Si lo haces y quieres, { $second }
swu-if-done-may-let = { $first }. Si lo haces y quieres, { $second }
swu-if-done-and = { $first }. Si lo haces y { $condition }, { $second }
swu-if-done-and-may = { $first }. Si lo haces, { $condition } y quieres, { $second }
swu-if-done-and-may-let = { $first }. Si lo haces, { $condition } y quieres, { $second }
swu-if-they-do = { $first }. Si lo hace, { $second }
swu-unless = salvo que { $condition }, { $effect }
swu-while = mientras { $condition }, { $text }
swu-modes = elige { $number ->
    [1] una
    [2] dos
    [3] tres
   *[other] { $number }
}: (a) { $mode }
swu-mode = { $modes }; ({ $letter }) { $mode }
swu-by-opponent-one = un adversario { $effect }
swu-by-opponent-each = cada adversario { $effect }
swu-by-opponent-one-may = un adversario, si quiere, { $effect }
swu-by-opponent-each-may = cada adversario, si quiere, { $effect }
swu-choose-player = elige un jugador. { CAPITAL($effect) }
swu-choose-opponent = elige un adversario. { CAPITAL($effect) }
swu-choose-then = elige { $what }. { CAPITAL($effect) }
swu-later-action-phase = cuando empiece la próxima fase de acción, { $effect }
swu-later-regroup-phase = cuando empiece la fase de reagrupamiento, { $effect }
swu-anybody = { $text }. Cualquier jugador puede usar esta capacidad
swu-once-each-round = { $text }. Esta capacidad solo se puede usar una vez por ronda
swu-once-each-phase = { $text }. Esta capacidad solo se puede usar una vez por fase
swu-once-each-game = { $text }. Esta capacidad solo se puede usar una vez por partida

# Encabezados de las capacidades.
swu-head-action = Acción [{ $costs }]
swu-head-action-free = Acción
swu-head-epic = Acción épica
swu-head-bounty = Recompensa
swu-head-when-played = Cuando se juegue
swu-head-when-played-smuggle = Cuando se juegue usando Contrabando
swu-head-when-played-piloting = Cuando se juegue como mejora
swu-head-when-played-plot = Cuando se juegue usando Treta
swu-head-when-defeated = Cuando se derrote
swu-head-when-deployed = Cuando se despliegue
swu-head-attack = Al atacar
swu-head-defense = Al defender
swu-head-attack-ends = Cuando termine un ataque
swu-head-attack-completed = Cuando esta unidad complete un ataque
swu-head-attack-defeats = Cuando esta unidad ataque y derrote a una unidad
swu-head-combat-damage = Cuando esta unidad inflija daño de combate
swu-head-created = Cuando se cree
swu-head-captured = Cuando se capture
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
swu-head-by-friend = { $head } por obra de una unidad aliada
swu-head-of-healed = Cuando se cure daño de { $what }
swu-head-of-captured = Cuando se capture { $what }
swu-head-of-rescued = Cuando se rescate { $what }
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
swu-head-force-used-you = Cuando utilices la Fuerza
swu-head-force-used-opponent = Cuando un adversario utilice la Fuerza
swu-head-force-used-any = Cuando un jugador utilice la Fuerza
swu-head-bounty-you = Cuando cobres una Recompensa
swu-head-bounty-opponent = Cuando un adversario cobre una Recompensa
swu-head-bounty-any = Cuando un jugador cobre una Recompensa
swu-head-deployed-you = Cuando despliegues un líder
swu-head-deployed-opponent = Cuando un adversario despliegue un líder
swu-head-deployed-any = Cuando se despliegue un líder
swu-head-disclosed-you = Cuando reveles aspectos
swu-head-disclosed-opponent = Cuando un adversario revele aspectos
swu-head-disclosed-any = Cuando un jugador revele aspectos

# Costes.
swu-cost-exhaust = agota
swu-cost-resources = { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-price = { $price }, { $aspect }
swu-costs-less = { $what } cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-costs-more = { $what } cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} más
swu-cards-of-you = cada { $what } que juegues
swu-cards-of-you-first-round = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegues en cada ronda
swu-cards-of-you-first-phase = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegues en cada fase
swu-cards-of-opponent = cada { $what } que juegue un adversario
swu-cards-of-opponent-first-round = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegue un adversario en cada ronda
swu-cards-of-opponent-first-phase = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegue un adversario en cada fase
swu-cards-of-on-this = cada { $what } que juegues sobre esta unidad
swu-cards-of-on-this-first-round = la primera { $what } que juegues sobre esta unidad en cada ronda
swu-cards-of-on-this-first-phase = la primera { $what } que juegues sobre esta unidad en cada fase
swu-cards-of-that-player = cada { $what } que juegue ese jugador
swu-cards-of-next = { $kind ->
    [event] el próximo
   *[other] la próxima
} { $what } que juegues en esta fase
swu-costs-each = { $costs } por cada { $what }
swu-costs-on = { $costs } si la juegas sobre { $what }
swu-ignore-aspects-in = ignora la penalización por aspecto en { $what }
swu-ignore-own-aspects = ignora la penalización por aspecto de esta carta
swu-ignore-aspect = ignora la penalización por el aspecto { $aspect } de { $what }
swu-ignore-aspects = ignora la penalización por aspecto de las { $what } que juegues

# Lo que recibe una unidad.
swu-values = { $power }/{ $hp }
swu-values-each = { $values } por cada { $what }
swu-gets = recibe { $values }
swu-gains = gana { $what }
swu-the-trait = el rasgo { $trait }
swu-keyword-for-each = { $keyword } por cada { $what }
swu-loses = pierde { $what }
swu-loses-all = pierde todas sus capacidades
swu-has = { $who } { $what }
swu-it-has = { $what }
swu-impose-ability = tienes { $ability } { $until }
swu-has-until = { $who } { $what } { $until }
swu-give = da { $what } a { $who } { $until }
swu-give-each = da a { $who }, { $until }, { $what }
swu-until-1 = para este ataque
swu-until-2 = para esta fase
swu-until-3 = para esta ronda
swu-until-4 = mientras esté en juego
swu-until-5 = hasta que termine la próxima fase de reagrupamiento
swu-limit-1 = no puede atacar bases
swu-limit-2 = no puede ser atacada
swu-limit-4 = inflige su daño de combate antes que la unidad defensora
swu-limit-8 = puede atacar a unidades del campo de batalla terrestre
swu-limit-16 = no se puede preparar
swu-limit-32 = no puede atacar
swu-limit-64 = no puede sufrir daño
swu-limit-128 = no es derrotada por quedarse sin PG durante la fase de acción
swu-limit-128-lasting = no es derrotada por quedarse sin PG
swu-limit-256 = puede atacar a unidades del campo de batalla espacial
swu-limit-512 = inflige su daño de combate después que la unidad defensora
swu-limit-1024 = no puede atacar a unidades
swu-limit-2048 = no puede ser capturada
swu-limit-4096 = no puede ser derrotada ni devuelta a una mano por capacidades enemigas
swu-limit-8192 = no puede tener mejoras vinculadas
swu-attach-to = Vincula esta carta a { $what }.

# Daño y curación.
swu-deal = inflige { $amount } de daño a { $to }
swu-deal-equal = inflige tanto daño como { $amount } a { $to }
swu-deal-for-each = inflige 1 de daño a { $to } por cada { $what }
swu-deal-divided = inflige { $amount } de daño repartido como quieras entre { $among }
swu-deal-divided-equal = inflige tanto daño como { $amount }, repartido como quieras entre { $among }
swu-deal-divided-for-each = inflige 1 de daño por cada { $what }, repartido como quieras entre { $among }
swu-it-deals-divided = esa unidad inflige { $amount } de daño repartido como quieras entre { $among }
swu-it-deals-divided-equal = esa unidad inflige tanto daño como { $amount }, repartido como quieras entre { $among }
swu-it-deals-divided-for-each = esa unidad inflige 1 de daño por cada { $what }, repartido como quieras entre { $among }
swu-unit-deals = elige { $who }. Esa unidad inflige { $amount } de daño a { $to }
swu-unit-deals-equal = elige { $who }. Esa unidad inflige tanto daño como { $amount } a { $to }
swu-unit-deals-for-each = elige { $who }. Esa unidad inflige 1 de daño a { $to } por cada { $what }
swu-spoken-deals = { $who } inflige { $amount } de daño a { $to }
swu-spoken-deals-equal = { $who } inflige tanto daño como { $amount } a { $to }
swu-spoken-deals-for-each = { $who } inflige 1 de daño a { $to } por cada { $what }
swu-heal = cura { $amount } de daño de { $to }
swu-heal-all = cura todo el daño de { $to }
swu-heal-equal = cura tanto daño como { $amount } de { $to }
swu-heal-for-each = cura 1 de daño de { $to } por cada { $what }
swu-heal-divided = cura hasta { $amount } de daño repartido como quieras entre { $among }

# Lo que se hace a unidades y mejoras.
swu-defeat = derrota { $to }
swu-exhaust = agota { $to }
swu-readies = prepara { $to }
swu-return = devuelve { $to } a la mano de su propietario
swu-return-several = devuelve { $to } a las manos de sus propietarios
swu-take-control = toma el control de { $to }
swu-owner-takes-control = su propietario toma el control de { $to }
swu-capture = { $who } captura { $to }
swu-unit-captures = elige { $who } para que capture { $to }
swu-rescue-any = rescata una carta capturada
swu-rescue-it = rescata una carta que custodie
swu-rescue-its-all = rescata todas las cartas que custodie
swu-deploy = despliega este líder

# Fichas; n es cuántas.
swu-token-experience = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Experiencia
swu-token-shield = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Escudo
swu-token-advantage = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Ventaja
swu-token-weakness = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Debilidad
swu-token-battle-droid = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Droide de combate
swu-token-clone-trooper = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Soldado clon
swu-token-tie-fighter = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Caza TIE
swu-token-xwing = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Ala-X
swu-token-spy = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Espía
swu-token-credit = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Crédito
swu-token-mandalorian = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Mandaloriano
swu-token-beast = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Bestia
swu-give-token = da { $token } a { $to }
swu-give-token-that-many = da ese número de { $token } a { $to }
swu-give-token-times = da tantas { $token } a { $to } como { $times }
swu-give-token-for-each = da { $token } a { $to } por cada { $what }
swu-create = crea { $token }
swu-create-ready = crea { $token }. { $count ->
    [one] Entra en juego preparada
   *[other] Entran en juego preparadas
}
swu-create-that-many = crea ese número de { $token }
swu-create-times = crea tantas { $token } como { $times }
swu-create-for-each = crea { $token } por cada { $what }

# Ataques y cartas que se juegan.
swu-attack-with = ataca con { $who }
swu-attack-even-exhausted = ataca con { $who }, aunque esté agotada
swu-attack-gets = { $attack }. Para este ataque, { $what }
swu-attack-if-gets = { $attack }. Si es { $sort }, para este ataque { $what }
swu-attack-given = { $attack }. Si { $condition }, para este ataque { $what }
swu-attack-defender = { $attack }. Para este ataque, la unidad defensora { $what }
swu-attack-no-bases = { $attack }. Para este ataque, no puede atacar bases
swu-play-hand = juega de tu mano { $what }
swu-play-hand-theirs = juega de su mano { $what }
swu-play-discard = juega de tu pila de descartes { $what }
swu-play-discard-theirs = juega de su pila de descartes { $what }
swu-play-looked = juega { $what } de entre esas cartas
swu-play-resources = juega de tus recursos { $what }
swu-play-deck = juega de tu mazo { $what }
swu-play-piloting = { $play } con Pilotaje
swu-play-on-this = { $play } sobre esta unidad
swu-play-ignore-aspects = { $play }, ignorando su penalización por aspecto
swu-play-free = { $play } gratis
swu-play-discount = cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-play-ready = entra en juego preparada
swu-play-gets = para esta fase, { $what }

# Manos, mazos, pilas de descartes, recursos.
swu-draw-you = { $count ->
    [one] roba una carta
   *[other] roba { $count } cartas
}
swu-draw-who = { $who } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}
swu-draw-that-many-you = roba ese número de cartas
swu-draw-that-many-who = { $who } roba ese número de cartas
swu-draw-equal-you = roba tantas cartas como { $amount }
swu-draw-equal-who = { $who } roba tantas cartas como { $amount }
swu-draw-for-each-you = roba una carta por cada { $what }
swu-draw-for-each-who = { $who } roba una carta por cada { $what }
swu-discard-you = descarta { $what } de tu mano
swu-discard-theirs = descarta { $what } de su mano
swu-discard-who = { $who } descarta { $what } de su mano
swu-discard-hand = descarta tu mano
swu-mill-you = { $count ->
    [one] descarta una carta
   *[other] descarta { $count } cartas
} de tu mazo
swu-mill-theirs = { $count ->
    [one] descarta una carta
   *[other] descarta { $count } cartas
} de su mazo
swu-mill-who = { $who } descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
} de su mazo
swu-mill-that-many-you = descarta ese número de cartas de tu mazo
swu-mill-that-many-who = { $who } descarta ese número de cartas de su mazo
swu-mill-equal-you = descarta de tu mazo tantas cartas como { $amount }
swu-mill-equal-who = { $who } descarta de su mazo tantas cartas como { $amount }
swu-mill-for-each-you = descarta una carta de tu mazo por cada { $what }
swu-mill-for-each-who = { $who } descarta una carta de su mazo por cada { $what }
swu-look-hand = mira la mano de un adversario
swu-look-hand-discard = mira la mano de un adversario y descarta de ella { $what }
swu-top-cards = { $count ->
    [one] la primera carta
   *[other] las primeras { $count } cartas
} de tu mazo
swu-whole-deck = tu mazo
swu-combined-cost = { $what } que juntas cuesten { $cost } o menos
swu-search-draw = busca en { $where } { $what } y { $n ->
    [one] { $kind ->
        [event] róbalo
       *[other] róbala
    }
   *[other] { $kind ->
        [event] róbalos
       *[other] róbalas
    }
}
swu-search-revealed-draw = busca en { $where } { $what }, { $n ->
    [one] { $kind ->
        [event] muéstralo y róbalo
       *[other] muéstrala y róbala
    }
   *[other] { $kind ->
        [event] muéstralos y róbalos
       *[other] muéstralas y róbalas
    }
}
swu-search-discard = busca en { $where } { $what } y { $n ->
    [one] descártala
   *[other] descártalas
}
swu-search-free = busca en { $where } { $what } y { $n ->
    [one] juégala
   *[other] juega cada una
} gratis
swu-resource-top = coloca en juego la primera carta de tu mazo como recurso
swu-resource-top-ready = coloca en juego la primera carta de tu mazo como recurso preparado
swu-resource-top-theirs = coloca en juego la primera carta de su mazo como recurso
swu-resource-top-ready-theirs = coloca en juego la primera carta de su mazo como recurso preparado
swu-resource-hand = coloca en juego una carta de tu mano como recurso
swu-resource-hand-ready = coloca en juego una carta de tu mano como recurso preparado
swu-resource-hand-theirs = coloca en juego una carta de su mano como recurso
swu-resource-hand-ready-theirs = coloca en juego una carta de su mano como recurso preparado
swu-resource-this = coloca en juego esta carta como recurso
swu-resource-this-ready = coloca en juego esta carta como recurso preparado
swu-ready-resources = prepara { $count ->
    [one] un recurso
   *[other] { $count } recursos
}
swu-ready-up-to = prepara hasta { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-exhaust-resources-theirs = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controle
swu-defeat-resource = derrota un recurso aliado
swu-pay = paga { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-from-discard-you-hand = devuelve { $what } de tu pila de descartes a tu mano
swu-from-discard-theirs-hand = devuelve { $what } de su pila de descartes a su mano
swu-from-discard-any-hand = devuelve { $what } de una pila de descartes a la mano de su propietario
swu-from-discard-you-bottom = coloca { $what } de tu pila de descartes en la parte inferior de tu mazo en orden aleatorio
swu-from-discard-any-bottom = coloca { $what } de una pila de descartes en la parte inferior del mazo de su propietario en orden aleatorio

# Palabras clave; number es 0 donde no importa.
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
swu-keyword-exploit = { $number ->
    [0] Sacrificio
   *[other] Sacrificio { $number }
}
swu-keyword-smuggle = Contrabando [{ $price }]
swu-keyword-piloting = Pilotaje [{ $price }]
swu-keyword-plot = Treta
swu-keyword-bounty = Recompensa
swu-keyword-name-sentinel = Centinela
swu-keyword-name-ambush = Emboscada
swu-keyword-name-shielded = Escudado
swu-keyword-name-overwhelm = Formidable
swu-keyword-name-saboteur = Sabotaje
swu-keyword-name-grit = Tesón
swu-keyword-name-hidden = Ocultación
swu-keyword-name-raid = Incursión
swu-keyword-name-restore = Recuperación
swu-keyword-name-exploit = Sacrificio
swu-keyword-name-smuggle = Contrabando
swu-keyword-name-piloting = Pilotaje
swu-keyword-name-plot = Treta
swu-keyword-name-bounty = Recompensa
swu-keyword-name-coordinate = Coordinación
swu-keyword-name-support = Apoyo
swu-keyword-name-fortify = Fortificación
swu-effect-ambush = ataca a una unidad enemiga con esta unidad, aunque esté agotada
swu-effect-shielded = da una ficha de Escudo a esta unidad
swu-effect-restore = cura tanto daño de tu base como la Recuperación de esta unidad
swu-effect-saboteur = derrota todas las fichas de Escudo de la unidad defensora
swu-noted-shield = El daño que vaya a sufrir la unidad vinculada se evita, y a cambio se derrota una ficha de Escudo suya.
swu-noted-credit = Al pagar recursos puedes derrotar esta ficha para pagar 1 menos.
