# La chispa de la Rebelión, cartas de Agresividad, Astucia y neutrales: lo que se pregunta.
swu-ask-arena = { $card }: elige un campo de batalla.
swu-ask-refuse = { $card }: «{ $effect }». ¿Lo permites?
swu-ask-number = { $card }: elige un número.
swu-ask-pay = { $card }: ¿cuántos recursos pagas?
swu-ask-top-or-discard = { $card }: devuelve cada carta a la parte superior, la última encima de todas, o descártala.
swu-ask-more = { $card }: ¿muestras otra carta?
swu-option-instead = Jugar { $name } sin pagar su coste
swu-choice-instead = Jugarla sin pagar su coste

# Por qué no.
swu-not-one-pile = Las cartas deben estar en la misma pila de descartes.

# Elecciones.
swu-choose = elige { $to }
swu-choose-arena = elige un campo de batalla. { CAPITAL($effect) }
swu-choose-number = elige un número
swu-is-on-it = { $noun } de esa unidad
swu-is-arena-of-chosen = { $noun } de ese campo de batalla
swu-either-or = elige: { $first } { O($second) } { $second }
swu-unless-refused = { $effect }, salvo que quien la controla diga que no. Si lo dice, { $other }
swu-for-each-opponent = por cada adversario, { $effect }
swu-opponent-splits = un adversario elige una de ellas. { CAPITAL($first) }. En cuanto a la otra, { $second }
swu-chosen-base = la base de ese jugador
swu-is-of-that-opponent = { $noun } que controle ese adversario
swu-who-hurt-opponents = cada adversario a cuya base hayas infligido daño en esta fase

# La parte superior del mazo.
swu-with-top-play = si quieres, juégala
swu-with-top-play-discard = si quieres, juégala o descártala; si no, déjala en la parte superior de tu mazo
swu-with-top-bottom = si quieres, colócala en la parte inferior de tu mazo
swu-with-top-draw = si ese es su coste, puedes mostrarla y robarla
swu-with-top-less = { $effect }. Cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-with-top-free = { $effect }. Si { $condition }, en vez de eso puedes jugarla gratis
swu-reveal-for-damage = muestra las primeras { $count } cartas de tu mazo. Inflige { $damage } de daño a { $to } por cada { $what } mostrada. Si quieres, descarta cartas mostradas. Devuelve las demás a la parte superior de tu mazo en cualquier orden
swu-push-luck = muestra cartas de tu mazo de una en una, hasta que pares o hayas mostrado { $most }. Si juntas cuestan { $most } o menos, inflige esa cantidad de daño a la unidad elegida. Coloca las cartas mostradas en la parte inferior de tu mazo en orden aleatorio

# Manos y recursos.
swu-discard-down-to = cada jugador descarta todas las cartas de su mano salvo { $keep }
swu-name-and-discard = nombra una carta. Un adversario muestra su mano y descarta de ella una carta con ese nombre
swu-return-resources = devuelve hasta { $most } recursos aliados a las manos de sus propietarios
swu-exhaust-resources-defending = agota { $count ->
    [one] un recurso
   *[other] { $count } recursos
} que controle el jugador defensor
swu-pay-any-number = paga cualquier número de recursos
swu-instead-of-cost = En vez de pagar el coste de esta carta, puedes hacer esto: { $cost }.
swu-if-card-is = { $mood ->
    [while] sea
   *[if] es
} { $what }
swu-its-cost = su coste
swu-additional-opponent = Para jugar { $what }, cada adversario además { $cost }.
swu-from-discard-one-bottom = coloca { $what } de una sola pila de descartes en la parte inferior del mazo de su propietario en orden aleatorio

# Números y condiciones.
swu-times = { $factor } veces { $number }
swu-unit-aspects = { $n ->
    [one] aspecto
   *[other] aspectos
} entre { $what }
swu-if-unit-aspects = { $mood ->
    [while] haya
   *[if] hay
} { $number } o más aspectos entre { $what }
swu-if-either = { $first } { O($second) } { $second }
swu-if-there-is = { $mood ->
    [while] haya
   *[if] hay
} { $what }
swu-if-defender-defeated = la unidad defensora { $mood ->
    [while] haya
   *[if] ha
} sido derrotada
swu-head-combat-damage-base = Cuando esta unidad inflija daño de combate a una base

# Reglas que cambian, unidades que se mueven y golpean.
swu-no-healing-bases = no se puede curar daño de las bases
swu-impose-until-2 = { $rule } en esta fase
swu-impose-until-3 = { $rule } en esta ronda
swu-enters-ready = Esta unidad entra en juego preparada.
swu-put-on-bottom = coloca { $to } en la parte inferior del mazo de su propietario
swu-in-turn-deal = elige { $who }. Esa unidad inflige tanto daño como su Poder a { $to }. Después elige otra unidad igual, que inflige tanto daño como su Poder a la misma unidad
