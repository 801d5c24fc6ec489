# Lo que hacen las capacidades, dirigido a alguien y con minúscula: «inflige 2 de daño a una unidad».

# Unidos.
swu-done-or-not-they = { $first }. Si lo hace, { $second }. Si no, { $other }
swu-done-or-not = { $first }. Si lo haces, { $second }. Si no, { $other }
swu-modes = elige { $number ->
    [1] una
    [2] dos
    [3] tres
   *[other] { $number }
}: (a) { $mode }
swu-modes-for-each = por cada { $what }, elige una opción distinta: (a) { $mode }
swu-mode = { $modes }; ({ $letter }) { $mode }
swu-either-or = elige: { $first } { O($second) } { $second }
swu-as-often = haz esto cualquier número de veces, una tras otra: { $effect }
swu-later-action-phase = cuando empiece la próxima fase de acción, { $effect }
swu-later-regroup-phase = cuando empiece la fase de reagrupamiento, { $effect }
swu-later-phase-end = al final de la fase, { $effect }
swu-for-once = solo la próxima vez, { $effect }

# Elegir primero.
swu-its-keywords = las palabras clave de esta unidad
swu-choose = elige { $to }
swu-choose-exactly = elige { $number } { $what }
swu-ask-arena = { NAME($card) }: elige un campo de batalla.
swu-choose-arena = elige un campo de batalla. { CAPITAL($effect) }
swu-ask-aspect = { NAME($card) }: elige un aspecto.
swu-log-aspect = { PLAYER($seat) } elige { $aspect }.
swu-choose-aspect = elige un aspecto. { CAPITAL($effect) }
swu-choose-number = elige un número
swu-ask-number = { NAME($card) }: elige un número.
swu-choose-keyword = elige una palabra clave: { $keywords }. Mientras esta unidad esté en juego, cada unidad Vehículo aliada gana esa palabra clave
swu-mark = elige { $to }. Mientras esta unidad esté en juego, { $effect }
swu-mark-it = mientras esta unidad esté en juego, { $effect }
swu-chosen-unit = la unidad elegida
swu-chosen-units = las unidades elegidas

# Quién lo hace.
swu-by-opponent-one = un adversario { $effect }
swu-by-opponent-one-may = un adversario, si quiere, { $effect }
swu-every-player-may = cada jugador puede hacer esto: { $effect }
swu-by-defending-may = el jugador defensor, si quiere, { $effect }
swu-choose-player = elige un jugador. { CAPITAL($effect) }
swu-choose-opponent = elige un adversario. { CAPITAL($effect) }
swu-choose-players = elige { $count } jugadores. { CAPITAL($effect) }
swu-any-players = elige cualquier número de jugadores. { CAPITAL($effect) }
swu-every-player = cada jugador { $effect }
swu-for-each-opponent = por cada adversario, { $effect }
swu-by-opponent-each = cada adversario { $effect }
swu-by-opponent-each-may = cada adversario, si quiere, { $effect }
swu-by-its-controller = el jugador que la controla { $effect }
swu-by-its-controller-may = el jugador que la controla, si quiere, { $effect }
swu-by-chosen = ese jugador { $effect }
swu-by-chosen-may = ese jugador, si quiere, { $effect }
swu-by-defending = el jugador defensor debe hacer esto: { $effect }
swu-opponent-chooses = un adversario elige { $what } que controle
swu-opponent-picks = un adversario elige una opción para que la lleves a cabo: (a) { $mode }
swu-opponent-splits = un adversario elige una de ellas. { CAPITAL($first) }. En cuanto a la otra, { $second }
swu-ask-refuse = { NAME($card) }: ¿dejas que ocurra esto? { PLAYER($seat) } { $effect }.
swu-unless-refused = { $effect }, salvo que quien la controla diga que no. Si lo dice, { $other }
swu-ask-pay-to-avoid = { NAME($card) }: ¿pagas { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
} para que esto no ocurra? { CAPITAL($effect) }.
swu-unless-paid = { $effect } salvo que el jugador que la controla pague { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-ask-discard-to-avoid = { NAME($card) }: ¿descartas una carta? Si no: { $effect }.
swu-unless-discards = salvo que el jugador que la controla descarte una carta de su mano, { $effect }

# Daño.
swu-deal-for-each = inflige { $amount } de daño a { $to } por cada { $what }
swu-deal-divided-equal = inflige tanto daño como { $amount }, repartido como quieras entre { $among }
swu-deal-divided-for-each = inflige { $amount } de daño por cada { $what }, repartido como quieras entre { $among }
swu-it-deals-divided-equal = esa unidad inflige tanto daño como { $amount }, repartido como quieras entre { $among }
swu-it-deals-divided-for-each = esa unidad inflige { $amount } de daño por cada { $what }, repartido como quieras entre { $among }
swu-deal = inflige { $amount } de daño a { $to }
swu-unpreventable = { $effect }. Ese daño es inevitable
swu-deal-divided = inflige { $amount } de daño repartido como quieras entre { $among }
swu-it-deals-divided = esa unidad inflige { $amount } de daño repartido como quieras entre { $among }
swu-deal-divided-up-to = inflige hasta { $amount } de daño repartido como quieras entre { $among }
swu-not-divided = Inflige los { $amount } puntos de daño o ninguno.
swu-deal-each = inflige { $parts }
swu-damage-to = { $amount } de daño a { $to }
swu-damage-to-next = { $amount } a { $number ->
    [2] otra
    [3] una tercera
   *[other] una cuarta
}
swu-damage-equal-to = tanto daño como { $amount } a { $to }
swu-deal-up-to = inflige hasta { $amount } de daño a { $to }
swu-deal-equal = inflige tanto daño como { $amount } a { $to }
swu-ask-deal-next = { NAME($card) }: ¿qué unidad recibe { $amount } de daño?
swu-deal-random = inflige { $amount } de daño a una unidad o base al azar
swu-hit-their-bases = por cada unidad enemiga derrotada así, la base de quien la controlaba sufre { $amount } de daño

# Unidades que infligen daño.
swu-unit-deals-equal = elige { $who }. Esa unidad inflige tanto daño como { $amount } a { $to }
swu-unit-deals-for-each = elige { $who }. Esa unidad inflige { $amount } de daño a { $to } por cada { $what }
swu-spoken-deals-equal = { $who } inflige tanto daño como { $amount } a { $to }
swu-spoken-deals-for-each = { $who } inflige { $amount } de daño a { $to } por cada { $what }
swu-unit-deals = elige { $who }. Esa unidad inflige { $amount } de daño a { $to }
swu-spoken-deals = { $who } inflige { $amount } de daño a { $to }
swu-each-deals = elige { $to }. Cada { $who } de ese campo de batalla le inflige tanto daño como su Poder
swu-ram = derrota { $who } e inflige tanto daño como su Poder a { $to }
swu-in-turn-deal = elige { $who }. Esa unidad inflige tanto daño como su Poder a { $to }. Después elige otra unidad igual, que inflige tanto daño como su Poder a la misma unidad
swu-crossfire = elige 2 { $what } del mismo campo de batalla. Cada una de ellas inflige a la otra daño igual a su Poder

# Curar.
swu-heal-equal = cura tanto daño como { $amount } de { $to }
swu-heal-for-each = cura { $amount } de daño de { $to } por cada { $what }
swu-heal-all = cura todo el daño de { $to }
swu-heal = cura { $amount } de daño de { $to }
swu-heal-up-to = cura hasta { $amount } de daño de { $to }
swu-not-so-many = Se pueden elegir { $most } como máximo.
swu-heal-divided = cura hasta { $amount } de daño repartido como quieras entre { $among }

# Derrotar.
swu-defeat = derrota { $to }
swu-each-player-chooses = cada jugador elige { $what } que controle
swu-replace-fallen = por cada unidad derrotada así, el jugador que la controlaba crea { $token }

# Agotar y preparar.
swu-exhaust = agota { $to }
swu-readies = prepara { $to }
swu-ready-leader = prepara un líder que no sea una unidad
swu-toll-on-enemies = por cada unidad enemiga, el jugador que la controla debe pagar 1 recurso o agotar esa unidad
swu-ask-toll = { NAME($card) }: ¿por qué unidades pagas 1 recurso por cada una? Las demás se agotan.

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
swu-give-token-that-many = da ese número de { $token } a { $to }
swu-give-token-times = da tantas { $token } a { $to } como { $times }
swu-give-token-for-each = da { $token } a { $to } por cada { $what }
swu-create-that-many = crea ese número de { $token }
swu-create-times = crea tantas { $token } como { $times }
swu-create-for-each = crea { $token } por cada { $what }
swu-give-token = da { $token } a { $to }
swu-create = crea { $token }
swu-create-ready = crea { $token }. { $count ->
    [one] Entra en juego preparada
   *[other] Entran en juego preparadas
}
swu-spread-tokens = por cada { $what }, da { $token } a { $to }
swu-lend-token = da { $token } a { $to }. Cuando empiece la fase de reagrupamiento, derrota esa ficha
swu-defeat-any-tokens = derrota cualquier número de fichas aliadas

# Durante un tiempo.
swu-stand-in = todo el daño de combate que vaya a infligirse a esta unidad en este ataque se inflige en su lugar a la unidad elegida
swu-provoke = la próxima acción en esta fase del jugador que la controla debe ser un ataque con esa unidad, si es posible, y debe atacar a una unidad, si es posible
swu-impose-ability = tienes { $ability } { $until }
swu-impose-until-phase = { $rule } en esta fase
swu-impose-until-round = { $rule } en esta ronda
swu-impose-until-in-play = mientras esta unidad esté en juego, { $rule }
swu-cover = elige { $to }. Para esta fase, { $effect }
swu-cover-it = para esta fase, { $effect }
swu-next-card-if = la próxima { $what } que juegues en esta fase cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos si { $condition }

# Control.
swu-take-control = toma el control de { $to }
swu-owner-takes-control = su propietario toma el control de { $to }
swu-take-while-here = toma el control de { $to }. Cuando esta unidad abandone el juego, el propietario de esa unidad toma el control de ella
swu-owner-takes-back = su propietario toma el control de ella
swu-give-away = un adversario toma el control de { $to }
swu-exchange-control = elige { $what } que sea aliada y otra que sea enemiga. Intercambia el control de esas unidades
swu-pass-around = elige { $what } de cada jugador. Si lo haces, cada jugador toma el control de la unidad elegida del jugador a su derecha. Cuando empiece la fase de reagrupamiento, cada jugador toma el control de las unidades elegidas de las que sea propietario

# Ataques.
swu-attack-with = ataca con { $who }
swu-attack-even-exhausted = ataca con { $who }, aunque esté agotada
swu-attack-gets = { $attack }. Para este ataque, { $what }
swu-attack-if-gets = { $attack }. Si es { $sort }, para este ataque { $what }
swu-attack-given = { $attack }. Si { $condition }, para este ataque { $what }
swu-attack-defender = { $attack }. Para este ataque, la unidad defensora { $what }
swu-attack-no-bases = { $attack }. Para este ataque, no puede atacar bases
swu-attack-taken = { $attack }. Si { $condition }, para este ataque la unidad defensora { $what }
swu-later-after-attack = después de completar este ataque, { $effect }

# Devolver y mover.
swu-return = devuelve { $to } a la mano de su propietario
swu-return-several = devuelve { $to } a las manos de sus propietarios
swu-return-with-upgrades = devuelve { $to } y cada mejora suya a las manos de sus propietarios
swu-ask-jump-upgrades = { NAME($card) }: ¿qué mejoras de { NAME($unit) } vuelven también a la mano?
swu-jump-away = devuelve { $to } y cualquier número de sus mejoras no líder a las manos de sus propietarios. La próxima copia de esa unidad que juegues en esta fase es gratis
swu-put-in-deck-bottom = coloca { $to } en la parte inferior del mazo de su propietario
swu-put-in-deck-either = elige { $to }. Su propietario la coloca en la parte superior o inferior de su mazo
swu-move-ground = mueve { $to } al campo de batalla terrestre
swu-move-space = mueve { $to } al campo de batalla espacial

# Mejoras.
swu-attach-to = Vincula esta carta a { $what }.
swu-attach = vincula { $what } como mejora a { $to }
swu-attach-this = vincula esta unidad como mejora a { $to }
swu-takes-and-attaches-any = toma el control de { $what } y vincula esa mejora a una unidad válida
swu-takes-and-attaches = toma el control de { $what } y vincula esa mejora a otra unidad válida
swu-attach-eligible = vincula { $what } a { $to } que sea válida
swu-attach-different = vincula { $what } a otra unidad válida
swu-attach-same-side = vincula { $what } a otra unidad válida del mismo jugador
swu-attach-this-upgrade = vincula esta mejora a { $to }
swu-attacker-takes = el jugador atacante toma el control de esta mejora y la vincula a una unidad que controle
swu-buy-upgrade = paga el coste de una mejora de { $on }. Si lo haces, toma el control de esa mejora y vincúlala a esta unidad, o derrótala si no es posible

# Capacidades que se usan otra vez.
swu-use-again = usa esa capacidad otra vez
swu-use-all-again = usa otra vez todas sus capacidades «{ $on }»
swu-use-ability-of = usa una capacidad «{ $on }» de { $what }
swu-use-any = usa cualquier número de capacidades «{ $on }» de { $what }

# Turnos y final de la partida.
swu-lose-game = pierdes la partida
swu-extra-action = después de esta acción, lleva a cabo otra
swu-win-in-arena = elige un campo de batalla. Cuando empiece la fase de reagrupamiento, si eres el único jugador que controla unidades en él, ganas la partida
swu-alone-wins = si eres el único jugador que controla unidades en { $arena ->
    [ground] el campo de batalla terrestre
   *[space] el campo de batalla espacial
}, ganas la partida

# Quién, y el mazo de quién.
swu-hand-of-an-opponent = la mano de un adversario
swu-hand-of-defending = la mano del jugador defensor
swu-hand-of-its-controller = la mano del jugador que la controla
swu-who-each = cada jugador
swu-who-opponents = cada adversario
swu-who-defending = el jugador defensor
swu-who-its-controller = el jugador que la controla
swu-who-chosen = ese jugador
swu-who-both = cada uno de los dos
swu-who-an-opponent = un adversario
swu-who-that-opponent = ese adversario
swu-who-owner = su propietario
swu-who-those = cada uno de esos jugadores
swu-who-hurt-opponents = cada adversario a cuya base hayas infligido daño en esta fase
swu-who-its-owner = su propietario

# Robar y buscar.
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
swu-draw-that = roba esa carta
swu-search-play = busca en { $where } { $what } y { $n ->
    [one] juégala
   *[other] juega cada una
}
swu-ask-arrange = { NAME($card) }: coloca cada carta en la parte inferior de tu mazo, o en la superior, encima de las que ya has dejado allí.
swu-search-top = busca en { $where } { $what }, { $n ->
    [one] muéstrala y colócala en la parte superior de tu mazo
   *[other] muéstralas y colócalas en la parte superior de tu mazo en cualquier orden
}
swu-take-one = mira tantas cartas de la parte superior de tu mazo como { $count }. Roba 1 y coloca las demás en la parte inferior de tu mazo en orden aleatorio
swu-reveal-and-draw = muestra las { $count } primeras cartas de tu mazo. Roba { $what } mostrada así y descarta las demás cartas mostradas
swu-reveal-and-split = muestra las primeras { $count } cartas de tu mazo. Un adversario descarta { $theirs } de ellas. Roba una de las demás y descarta el resto

# Mirar y mostrar.
swu-look-top = mira la primera carta de tu mazo. { CAPITAL($effect) }
swu-look-each-top = mira la primera carta del mazo de cada jugador
swu-arrange = mira las { $count } primeras cartas de tu mazo. Coloca las que quieras en la parte inferior y el resto en la superior, en cualquier orden
swu-reveal-top-any = muestra la primera carta del mazo de un jugador
swu-reveal-top-you = muestra la primera carta de tu mazo
swu-with-top-play = si quieres, juégala
swu-with-top-play-discard = si quieres, juégala o descártala; si no, déjala en la parte superior de tu mazo
swu-with-top-bottom = si quieres, colócala en la parte inferior de tu mazo
swu-with-top-draw = si es { $what }, puedes mostrarla y robarla
swu-with-top-less = { $effect }. Cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-with-top-free = { $effect }. Si { $condition }, en vez de eso puedes jugarla gratis
swu-reveal-top-cards = muestra las primeras { $count } cartas de un mazo. { CAPITAL($effect) }. Coloca esas cartas en la parte inferior de ese mazo en orden aleatorio
swu-ask-top-or-discard = { NAME($card) }: devuelve cada carta a la parte superior, la última encima de todas, o descártala.
swu-reveal-for-damage = muestra las primeras { $count } cartas de tu mazo. Inflige { $damage } de daño a { $to } por cada { $what } mostrada. Si quieres, descarta cartas mostradas. Devuelve las demás a la parte superior de tu mazo en cualquier orden
swu-ask-more = { NAME($card) }: ¿muestras otra carta?
swu-push-luck = muestra cartas de tu mazo de una en una, hasta que pares o hayas mostrado { $most }. Si juntas cuestan { $most } o menos, inflige esa cantidad de daño a la unidad elegida. Coloca las cartas mostradas en la parte inferior de tu mazo en orden aleatorio
swu-peek-at-deck = mira la primera carta de un mazo. Si quieres, colócala en la parte inferior de ese mazo
swu-sift-top = mira las { $count } primeras cartas de tu mazo. Puedes descartar 1 de ellas. Devuelve las demás a la parte superior en cualquier orden
swu-reveal-hand = muestra { $what } de tu mano
swu-reveal-this = muestra esta carta de tu mano

# Nombrar una carta.
swu-ask-name = { NAME($card) }: nombra una carta.
swu-log-names = { PLAYER($seat) } nombra { NAME($name) }.
swu-name-a-card = nombra una carta
swu-not-allowed = Una capacidad no deja jugar { NAME($card) } por ahora.

# Descartar.
swu-discard-you = descarta { $what } de tu mano
swu-discard-theirs = descarta { $what } de su mano
swu-discard-who = { $who } descarta { $what } de su mano
swu-discard-all-but-you = descarta todas las cartas de tu mano salvo { $keep }
swu-discard-all-but-who = { $who } descarta todas las cartas de su mano salvo { $keep }
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
swu-discard-hand = descarta tu mano
swu-look-hand-discard = mira { $hand } y descarta de ella { $what }
swu-look-hand-may-discard = mira { $hand }. Si quieres, descarta de ella { $what }
swu-look-hand = mira { $hand }
swu-reveal-hand-of-an-opponent = un adversario muestra su mano
swu-reveal-hand-of-defending = el jugador defensor muestra su mano
swu-reveal-hand-of-an-opponent-discard = un adversario muestra su mano y descarta de ella { $what }
swu-reveal-hand-of-defending-discard = el jugador defensor muestra su mano y descarta de ella { $what }
swu-discard-namesakes = busca en el mazo y la mano del jugador que la controla cada carta con su nombre y descarta esas cartas. Luego ese jugador baraja su mazo
swu-discard-one-of-top = mira las primeras { $count } cartas del mazo del jugador defensor y descarta 1 de ellas. Las demás vuelven a la parte superior

# Pilas de descartes.
swu-from-discard-you-hand = devuelve { $what } de tu pila de descartes a tu mano
swu-from-discard-theirs-hand = devuelve { $what } de su pila de descartes a su mano
swu-not-one-pile = Las cartas deben estar en la misma pila de descartes.
swu-shuffle-away = ese jugador baraja su pila de descartes y la coloca en la parte inferior de su mazo
swu-pick-discard = elige { $what } de tu pila de descartes
swu-pick-discard-defeated = elige { $what } de tu pila de descartes { $n ->
    [one] que haya sido derrotada
   *[other] que hayan sido derrotadas
} en esta fase
swu-from-discard-any-hand = devuelve { $what } de una pila de descartes a la mano de su propietario
swu-from-discard-you-bottom = coloca { $what } de tu pila de descartes en la parte inferior de tu mazo{ $n ->
    [one] { "" }
   *[other] { " " }en orden aleatorio
}
swu-from-discard-one-hand = devuelve { $what } de una sola pila de descartes a la mano de su propietario
swu-from-discard-any-bottom = coloca { $what } de una pila de descartes en la parte inferior del mazo de su propietario{ $n ->
    [one] { "" }
   *[other] { " " }en orden aleatorio
}
swu-from-discard-one-bottom = coloca { $what } de una sola pila de descartes en la parte inferior del mazo de su propietario en orden aleatorio
swu-cards-to-hand = devuelve a tu mano { $n ->
    [one] esa carta
   *[other] esas cartas
}
swu-cards-to-bottom = coloca { $n ->
    [one] esa carta
   *[other] esas cartas
} en la parte inferior de tu mazo en orden aleatorio
swu-cards-to-hand-of-kind = devuelve a tu mano las { $what } entre ellas
swu-return-defeated = devuelve a tu mano cada unidad de tu pila de descartes que haya sido derrotada en esta fase
swu-return-fallen = devuelve esta unidad a la mano de su propietario
swu-return-lost-upgrade = devuelve a la mano de su propietario una mejora que estuviera vinculada a esta unidad
swu-take-back-hand = devuelve a tu mano { $what } descartada así
swu-not-different-names = Todas deben tener nombres distintos.
swu-one-at-random = elige { $count } cartas con nombres distintos de tu pila de descartes. Si lo haces, devuelve a tu mano 1 de ellas al azar
swu-take-back-top = coloca en la parte superior de tu mazo { $what } descartada así

# De la mano al mazo.
swu-hand-to-deck-either = coloca una carta de tu mano en la parte superior o inferior de tu mazo
swu-hand-to-deck-top = coloca una carta de tu mano en la parte superior de tu mazo
swu-hand-to-deck-bottom = coloca una carta de tu mano en la parte inferior de tu mazo
swu-ask-order = { NAME($card) }: ¿en qué orden, de arriba abajo?
swu-bottom-from-hand = coloca { $count } cartas de tu mano en la parte inferior de tu mazo en cualquier orden

# Jugar cartas.
swu-play-hand = juega de tu mano { $what }
swu-play-hand-theirs = juega de su mano { $what }
swu-play-discard = juega de tu pila de descartes { $what }
swu-play-discard-theirs = juega de su pila de descartes { $what }
swu-play-looked = juega { $what } de entre esas cartas
swu-play-resources = juega de tus recursos { $what }
swu-play-deck = juega de tu mazo { $what }
swu-play-on-this = { $play } sobre esta unidad
swu-play-ignore-aspects = { $play }, ignorando su penalización por aspecto
swu-play-ignore-one = { $play }, ignorando 1 de sus penalizaciones por aspecto de Vigilancia, Mando, Agresividad o Astucia
swu-play-discount-each = cuesta 1 recurso menos por cada { $what }
swu-play-defeated = { $play } que haya sido derrotada en esta fase
swu-play-discount-kind = si es { $sort }, cuesta { $amount } recursos menos en vez de eso
swu-next-gets = la próxima unidad que juegues { $what }
swu-play-onto = { $play } en { $what }
swu-play-hand-or-discard = juega de tu mano o de tu pila de descartes { $what }
swu-play-hand-or-any-discard = juega de tu mano o de cualquier pila de descartes { $what }
swu-play-ignoring = { $play }, ignorando su penalización por aspecto
swu-play-free = { $play }, gratis
swu-play-this = juega esta unidad bajo tu control
swu-play-this-discard = juega esta carta de tu pila de descartes
swu-play-ready = entra en juego preparada
swu-play-it = juega esa carta
swu-play-it-free = juega esa carta gratis
swu-play-discount = cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-play-hand-or-resources = juega de tu mano o tus recursos { $what }
swu-play-top = juega la primera carta de tu mazo
swu-owner-plays = su propietario puede jugarla gratis
swu-play-gets = para esta fase, { $what }
swu-permit-ignoring = en esta fase, puedes jugarla desde la pila de descartes donde esté, ignorando su penalización por aspecto
swu-permit = para esta fase, puedes jugar { $free ->
    [True] gratis de tu pila de descartes cualquier carta descartada así
   *[other] esas cartas de tu pila de descartes, y cada una de ellas cuesta { $amount ->
        [one] 1 recurso
       *[other] { $amount } recursos
    } menos
}
swu-permit-this-to-owner = para esta fase, el propietario de esta unidad puede jugarla gratis de su pila de descartes
swu-permit-this-to-chosen = en esta fase, ese jugador puede jugar esta unidad gratis de la pila de descartes de su propietario

# Recursos.
swu-resource-top-theirs = coloca en juego la primera carta de su mazo como recurso
swu-resource-top-ready-theirs = coloca en juego la primera carta de su mazo como recurso preparado
swu-resource-hand-theirs = coloca en juego una carta de su mano como recurso
swu-resource-hand-ready-theirs = coloca en juego una carta de su mano como recurso preparado
swu-exhaust-resources-theirs = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controle
swu-exhaust-resources-you = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controles
swu-resource-top = coloca en juego la primera carta de tu mazo como recurso
swu-resource-top-ready = coloca en juego la primera carta de tu mazo como recurso preparado
swu-resource-hand = coloca en juego una carta de tu mano como recurso
swu-resource-hand-ready = coloca en juego una carta de tu mano como recurso preparado
swu-resource-this = coloca en juego esta carta como recurso
swu-resource-this-ready = coloca en juego esta carta como recurso preparado
swu-cards-to-resources = coloca en juego { $n ->
    [one] esa carta como recurso
   *[other] esas cartas como recursos
}
swu-borrow-for-each = por cada { $what }, si quieres, coloca en juego una carta de tu mano como recurso preparado. Cuando empiece la fase de reagrupamiento, derrota ese número de recursos aliados
swu-ready-resources-for-each = por cada { $what }, prepara un recurso
swu-ready-resources = prepara { $count ->
    [one] un recurso
   *[other] { $count } recursos
}
swu-ready-up-to = prepara hasta { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-exhaust-resources-defending = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controle el jugador defensor
swu-exhaust-resources-chosen = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controle ese jugador
swu-defeat-resource = derrota un recurso aliado
swu-defeat-resource-owned = derrota un recurso que controles y del que seas propietario
swu-pay = paga { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-ask-pay = { NAME($card) }: ¿cuántos recursos pagas?
swu-pay-any-number = paga cualquier número de recursos
swu-pay-up-to = paga hasta { $count } recursos
swu-return-resource = devuelve a la mano de su propietario un recurso que controles
swu-return-any-resources = devuelve cualquier número de recursos aliados a las manos de sus propietarios
swu-return-resources = devuelve hasta { $most } recursos aliados a las manos de sus propietarios
swu-reveal-resource = muestra un recurso que controles. Si es { $what }, devuelve ese recurso a la mano de su propietario y coloca en juego la primera carta de tu mazo como recurso
swu-play-revealed-resources = muestra cualquier número de recursos que controles. Juega gratis cada unidad mostrada así, de una en una

# Recursos de los adversarios.
swu-inspect-resources = muestra { $count } recursos enemigos. Derrota cada uno de ellos que sea { $what }. Por cada recurso derrotado así, el jugador que lo controlaba coloca en juego la primera carta de su mazo como recurso
swu-spy-on-resources = mira { $count } recursos de un adversario. Si quieres, derrota 1 de ellos. Si lo haces, el jugador que lo controlaba coloca en juego la primera carta de su mazo como recurso preparado
swu-play-their-resource = mira todos los recursos de un adversario. Puedes jugar gratis 1 de esas cartas. Si lo haces, ese adversario coloca en juego la primera carta de su mazo como recurso
swu-steal-resource = toma el control de un recurso enemigo. Cuando esta unidad abandone el juego, el propietario de ese recurso toma su control
swu-ask-steal = { NAME($card) }: ¿de qué recurso tomas el control?
swu-log-steals = { PLAYER($seat) } toma el control de un recurso { PLAYER($other, form: "of") }.
swu-give-back = su propietario toma el control de ese recurso
