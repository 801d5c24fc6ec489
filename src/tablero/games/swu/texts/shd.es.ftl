# Sombras de la galaxia y El ocaso de la República: prisioneros, Recompensa, Contrabando, Coordinación, Sacrificio.

# Preguntas y lo que se cuenta de la partida.
swu-ask-collector = { $unit }: ¿qué adversario puede cobrar su Recompensa?
swu-ask-smuggle = { $card }: ¿por cuántos recursos?
swu-ask-captive = { $card }: ¿a quién captura { $unit }?
swu-ask-pay-to-avoid = { $card }: ¿pagas { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
} para que esto no ocurra? { CAPITAL($effect) }.
swu-ask-steal = { $card }: ¿de qué recurso tomas el control?
swu-ask-deal-next = { $card }: ¿qué unidad recibe { $amount } de daño?
swu-option-ready = Un recurso preparado { PLAYER($seat, form: "of") }
swu-option-spent = Un recurso agotado { PLAYER($seat, form: "of") }
swu-log-steals = { PLAYER($seat) } toma el control de un recurso { PLAYER($other, form: "of") }.
swu-won-effect = Lo decide el efecto de una carta.
swu-not-so-much-hp = Pueden tener { $most } PG restantes entre todas.
swu-not-so-many = Se pueden elegir { $most } como máximo.
swu-not-different-names = Todas deben tener nombres distintos.
swu-not-kin = Deben compartir un rasgo.

# Prisioneros.
swu-captured-by = { $who } la captura
swu-each-captures = elige cualquier número de unidades aliadas. Cada una de ellas captura { $what } del mismo campo de batalla
swu-capture-several = esta unidad captura hasta { $number } { $what } con { $remaining } PG restantes o menos entre todas
swu-captured-instead = si alguien va a capturar esta unidad, derrótala en su lugar e inflige { $damage } de daño a cada { $what }
swu-discard-captive = descarta una carta capturada que custodie una unidad aliada
swu-play-captive = juega gratis y bajo tu control una carta capturada que custodie una unidad que controles
swu-defender-rescues = el jugador defensor puede rescatar una carta propia que custodie esta unidad
swu-is-guarding = { $noun } que { $n ->
    [one] custodie
   *[other] custodien
} una carta capturada
swu-is-not-guarding = { $noun } que no { $n ->
    [one] custodie
   *[other] custodien
} cartas capturadas
swu-is-attacked-your-base = { $noun } que { $n ->
    [one] haya
   *[other] hayan
} atacado tu base en esta fase

# Recompensa, Contrabando, Coordinación, Sacrificio.
swu-is-bountied = { $noun } con Recompensa
swu-is-not-bountied = { $noun } sin Recompensa
swu-is-with-keywords = { $noun } con 1 o más palabras clave
swu-is-with-smuggle = { $noun } con Contrabando
swu-collect-again = si quieres, cobra esa Recompensa otra vez
swu-collect-bounties = cobra las Recompensas de esa unidad
swu-resources-smuggle = cada recurso aliado gana Contrabando, por su coste más { $more ->
    [one] 1 recurso
   *[other] { $more } recursos
} y con sus iconos de aspecto
swu-coordinate = Coordinación — { CAPITAL($text) }
swu-if-coordinated = { $mood ->
    [while] controles
   *[if] controlas
} 3 o más unidades
swu-head-when-played-smuggle-you = Cuando juegues { $what } usando Contrabando
swu-play-by-smuggle = juega una carta usando Contrabando. Cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-next-card-exploit = la próxima { $what } que juegues en esta fase gana Sacrificio { $number }
swu-next-cards = cada una de las próximas { $times } { $what } que juegues en esta fase cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-play-exploit = gana { $keyword }
swu-deal-for-exploited = por cada unidad que hayas sacrificado al jugar esta carta, puedes infligir daño igual a su Poder a una unidad enemiga

# Ataques.
swu-attack-taken = { $attack }. Si { $condition }, para este ataque la unidad defensora { $what }
swu-if-attack-on = { $mood ->
    [while] esté
   *[if] está
} atacando a { $what }
swu-if-ambush-attacks = una unidad aliada { $mood ->
    [while] esté
   *[if] está
} atacando por Emboscada
swu-is-attacking-unit = { $noun } que { $n ->
    [one] esté
   *[other] estén
} atacando a una unidad
swu-is-attacking-your-base = { $noun } que { $n ->
    [one] esté
   *[other] estén
} atacando tu base
swu-is-attacking-that = { $noun } que { $n ->
    [one] esté
   *[other] estén
} atacando a esa unidad
swu-is-arena-of-attacker = { $noun } del campo de batalla de la unidad atacante
swu-stand-in = todo el daño de combate que vaya a infligirse a esta unidad en este ataque se inflige en su lugar a la unidad elegida
swu-head-combat-damaged = Cuando esta unidad sufra daño de combate
swu-head-of-combat-damaged = Cuando { $what } sufra daño de combate
swu-prevents-all-combat = si va a infligirse daño de combate a { $to }, evita ese daño
swu-limit-16384 = no puede ser dañada ni derrotada por capacidades enemigas

# Números.
swu-number = { $number }
swu-count-hand-you = el número de cartas de tu mano
swu-each-hand-you = carta de tu mano
swu-count-hand-its-controller = el número de cartas de la mano del jugador que la controla
swu-each-hand-its-controller = carta de la mano del jugador que la controla
swu-count-different-costs = el número de costes distintos entre las cartas de tu pila de descartes
swu-each-different-costs = coste distinto entre las cartas de tu pila de descartes
swu-count-base-damage = { $per ->
    [1] el daño de tu base
   *[other] el número de veces que hay { $per } de daño en tu base
}
swu-each-base-damage = { $per ->
    [1] punto de daño de tu base
   *[other] { $per } de daño de tu base
}
swu-if-base-damage = tu base { $mood ->
    [while] tenga
   *[if] tiene
} { $number } o más de daño
swu-count-hurt-players = el número de jugadores cuya base tenga { $damage } o más de daño
swu-each-hurt-player = jugador cuya base tenga { $damage } o más de daño
swu-count-played-cost = el coste de la carta jugada
swu-each-played-cost = recurso del coste de la carta jugada
swu-count-drawn = el número de cartas que hayas robado en esta fase
swu-each-drawn = carta que hayas robado en esta fase
swu-count-defeated-any = el número de unidades derrotadas en esta fase
swu-each-defeated-any = unidad derrotada en esta fase
swu-count-defeated-yours = el número de unidades aliadas derrotadas en esta fase
swu-each-defeated-yours = unidad aliada derrotada en esta fase
swu-count-paid = el número de recursos pagados para jugar esta unidad
swu-each-paid = recurso pagado para jugar esta unidad
swu-count-most-units = el número de unidades del adversario que controle más unidades
swu-each-most-units = unidad del adversario que controle más unidades
swu-count-friends-in-arena = el número de unidades que controles en su campo de batalla
swu-each-friend-in-arena = unidad que controles en su campo de batalla
swu-count-how-much = el daño infligido
swu-each-how-much = punto de daño infligido
swu-half-down = { $number } dividido entre 2 y redondeado hacia abajo
swu-half-up = { $number } dividido entre 2 y redondeado hacia arriba
swu-is-cost-most-than = { $noun } cuyo coste no supere { $than }
swu-is-cost-less-than = { $noun } cuyo coste sea menor que { $than }
swu-is-cost-exactly-than = { $noun } cuyo coste coincida con { $than }
swu-is-power-most-than = { $noun } con un Poder que no supere { $than }
swu-is-power-less-than = { $noun } con menos Poder que { $than }
swu-is-power-exactly-than = { $noun } con un Poder igual a { $than }
swu-resources-of-defending = { $n ->
    [one] recurso
   *[other] recursos
} que controle el jugador defensor

# Cómo son las cosas.
swu-that-unit = esa unidad
swu-card-named = { $name }
swu-is-of-that-player = { $noun } que controle ese jugador
swu-is-aspect-of-base = { $noun } que comparta un aspecto con tu base
swu-is-named-like-card = { $noun } con el nombre de esa carta
swu-is-named-like-unit = { $noun } que comparta el nombre con { $what } que controles
swu-is-that-name = { $noun } con ese nombre
swu-is-trait-of-yours = { $noun } que comparta un rasgo con una unidad que controles
swu-is-healed-this-phase = { $noun } que { $n ->
    [one] haya sido curada
   *[other] hayan sido curadas
} en esta fase
swu-is-hurt-by-friend = { $noun } (por una unidad aliada)
swu-with-namesakes = { $first } y cada otra { $others } con su nombre
swu-kin = hasta { $number } unidades que compartan un rasgo

# Condiciones.
swu-if-came-from-hand = la { $mood ->
    [while] hayas
   *[if] has
} jugado de tu mano
swu-if-you-own-this = { $mood ->
    [while] seas
   *[if] eres
} propietario de esta unidad
swu-if-you-defeated = has derrotado a una unidad enemiga en esta fase
swu-if-this-discarded = esta carta ha sido descartada de tu mano o tu mazo en esta fase
swu-if-card-defeated = ha sido derrotada en esta fase
swu-if-nth-card = es su { $number ->
    [2] segunda carta
   *[other] carta número { $number }
} de esta fase
swu-if-paid-less = ha pagado menos que su coste
swu-if-no-ready-resources = el jugador defensor no { $mood ->
    [while] controle
   *[if] controla
} recursos preparados
swu-if-not-done = { $first }. Si no lo haces, { $second }

# Pilas, mazos, recursos.
swu-head-discarded-hand-any = Cuando un jugador descarte { $what } de su mano
swu-cards-to-resources = coloca en juego esa carta como recurso
swu-cards-to-hand = devuelve a tu mano { $n ->
    [one] esa carta
   *[other] esas cartas
}
swu-cards-to-bottom = coloca esas cartas en la parte inferior de tu mazo en orden aleatorio
swu-one-at-random = elige { $count } cartas con nombres distintos de tu pila de descartes. Si lo haces, devuelve a tu mano 1 de ellas al azar
swu-return-lost-upgrade = devuelve a la mano de su propietario una mejora que estuviera vinculada a esta unidad
swu-resource-defeated = coloca en juego la unidad derrotada como recurso bajo tu control
swu-reveal-resource = muestra un recurso que controles. Si es { $what }, devuelve ese recurso a la mano de su propietario y coloca en juego la primera carta de tu mazo como recurso
swu-return-resource = devuelve a la mano de su propietario un recurso que controles
swu-play-revealed-resources = muestra cualquier número de recursos que controles. Juega gratis cada unidad mostrada así, de una en una
swu-inspect-resources = muestra { $count } recursos enemigos. Derrota cada uno de ellos que sea { $what }. Por cada recurso derrotado así, el jugador que lo controlaba coloca en juego la primera carta de su mazo como recurso
swu-defeat-resource-owned = derrota un recurso que controles y del que seas propietario
swu-steal-resource = toma el control de un recurso enemigo. Cuando esta unidad abandone el juego, el propietario de ese recurso toma su control
swu-give-back = su propietario toma el control de ese recurso
swu-show-top = muestra la primera carta de tu mazo
swu-draw-that = roba esa carta
swu-look-hand-may-discard = mira la mano de un adversario. Si quieres, descarta de ella { $what }
swu-hand-to-deck = coloca una carta de tu mano en la parte superior o inferior de tu mazo
swu-shuffle-away = ese jugador baraja su pila de descartes y la coloca en la parte inferior de su mazo
swu-take-one = mira tantas cartas de la parte superior de tu mazo como { $count }. Roba 1 y coloca las demás en la parte inferior de tu mazo en orden aleatorio
swu-guess-name = nombra una carta y mira la primera carta de tu mazo. Si tiene ese nombre, puedes mostrarla y robarla
swu-search-play = busca en { $where } { $what } y { $n ->
    [one] juégala
   *[other] juega cada una
}
swu-later-phase-end = al final de la fase, { $effect }

# Jugar cartas.
swu-permission = una carta se puede jugar de la pila de descartes en esta fase
swu-permit = para esta fase, puedes jugar { $free ->
    [True] gratis esa carta de tu pila de descartes
   *[other] esas cartas de tu pila de descartes, y cada una de ellas cuesta { $amount ->
        [one] 1 recurso
       *[other] { $amount } recursos
    } menos
}
swu-permit-this = para esta fase, el propietario de esta unidad puede jugarla gratis de su pila de descartes
swu-owner-plays = su propietario puede jugarla gratis
swu-played-from-hand = si juegas esta unidad de tu mano, { $what }
swu-play-hand-or-yours = juega de tu mano o de tu pila de descartes { $what }
swu-play-hand-or-any = juega de tu mano o de cualquier pila de descartes { $what }
swu-play-ignoring = { $play }, ignorando su penalización por aspecto
swu-play-this = juega esta unidad bajo tu control
swu-play-this-discard = juega esta carta de tu pila de descartes
swu-play-defeated = { $play } que haya sido derrotada en esta fase
swu-play-discount-kind = si es { $sort }, cuesta { $amount } recursos menos en vez de eso
swu-consolidate = elige cualquier número de unidades aliadas. Si quieres, juega gratis una unidad de tu mano cuyo coste no supere el Poder de todas ellas juntas. Luego, derrota esas unidades

# Tratos, control, grupos.
swu-unless-paid = { $effect } salvo que el jugador que la controla pague { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-modes-for-each = por cada { $what }, elige una opción distinta: (a) { $mode }
swu-give-away = un adversario toma el control de { $to }
swu-lend-token = da { $token } a { $to }. Cuando empiece la fase de reagrupamiento, derrota esa ficha
swu-buy-upgrade = paga el coste de una mejora de { $on }. Si lo haces, toma el control de esa mejora y vincúlala a esta unidad, o derrótala si no es posible
swu-lose-game = pierdes la partida
swu-exchange-control = elige { $what } que sea aliada y otra que sea enemiga. Intercambia el control de esas unidades
swu-spread-tokens = por cada { $what }, da { $token } a { $to }
swu-cover = elige { $to }. Para esta fase, { $effect }
swu-cover-it = para esta fase, { $effect }
swu-deal-descending = inflige { $amounts } de daño a unidades distintas, en este orden
swu-crossfire = elige 2 { $what } del mismo campo de batalla. Cada una de ellas inflige a la otra daño igual a su Poder
swu-each-loses-one = cada jugador elige { $what } que controle. Derrota esas unidades
swu-every-player = cada jugador { $effect }
swu-every-player-may = cada jugador puede hacer esto: { $effect }
swu-replace-fallen = por cada unidad derrotada así, el jugador que la controlaba crea { $token }
swu-return-with-upgrades = devuelve esta unidad y cada mejora suya a las manos de sus propietarios
swu-deal-random = inflige { $amount } de daño a una unidad o base al azar
swu-ready-tokens = cada ficha de unidad que crees entra en juego preparada
swu-pick-discard = elige { $what } de tu pila de descartes
swu-pick-discard-defeated = elige { $what } de tu pila de descartes { $n ->
    [one] que haya sido derrotada
   *[other] que hayan sido derrotadas
} en esta fase
swu-exhaust-resources-chosen = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controle ese jugador
swu-defender-of-this = la unidad defensora en un ataque de esta unidad
swu-ignore-aspects-on-this = ignora la penalización por aspecto de las { $what } que juegues sobre esta unidad
swu-if-defeated-many-you = { $number } o más unidades aliadas han sido derrotadas en esta fase
swu-if-defeated-many-opponent = { $number } o más unidades enemigas han sido derrotadas en esta fase
swu-if-defeated-many-any = { $number } o más unidades han sido derrotadas en esta fase
swu-if-they-do-not = { $first }. Si no lo hace, { $second }
swu-if-control-exactly = { $mood ->
    [while] controles
   *[if] controlas
} exactamente { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}
swu-if-captive-cheaper = la unidad capturada { $mood ->
    [while] cueste
   *[if] cuesta
} menos que su captora
swu-is-not-aspect-of-base = { $noun } que no comparta ningún aspecto con tu base
swu-head-of-base-attacked = Cuando { $what } ataque tu base
swu-takes-and-attaches-any = toma el control de { $what } y vincula esa mejora a una unidad válida
swu-limit-2097152 = puede atacar a 2 unidades en vez de a 1
swu-not-unit-and-base = Solo se puede atacar a la vez a unidades.
swu-enters-as-copy = esta unidad puede entrar en juego como copia de { $what } que esté en juego: solo se copia lo impreso, gana el rasgo Clon y no es única
swu-ask-copy = { $card }: ¿como copia de qué unidad entra en juego?
swu-mute-leaders = cada líder pierde todas sus capacidades salvo las acciones épicas y no puede ganar capacidades
swu-not-muted = { $card } no tiene capacidades ahora.
swu-flip-leader = voltea este líder
swu-log-flips = { PLAYER($seat) } voltea un líder: { $leader }.
swu-pass-around = elige { $what } de cada jugador. Si lo haces, cada jugador toma el control de la unidad elegida del jugador a su derecha. Cuando empiece la fase de reagrupamiento, cada jugador toma el control de las unidades elegidas de las que sea propietario
swu-provoke = la próxima acción en esta fase del jugador que la controla debe ser un ataque con esa unidad, si es posible, y debe atacar a una unidad, si es posible
