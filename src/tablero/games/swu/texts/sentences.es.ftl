# Las palabras de las cartas se dicen por partes. Los efectos se dirigen a alguien y empiezan con minúscula («roba una
# carta»), con verbos cuyo imperativo suena igual que la tercera persona («un adversario roba»); lo que se dice de una
# unidad va en tercera persona («recibe +1/+0»); las frases de aquí ponen la mayúscula y el punto.

# Cómo se unen las frases.
swu-if-not = no { $mood ->
    [while] sea
   *[if] es
} cierto que { $condition }
swu-if-there-was-one = lo haces
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
swu-if-may = si { $condition }, puedes hacer esto: { $effect }
swu-if-may-let = si { $condition }, puedes hacer esto: { $effect }
swu-if-else = { $other }. Si { $condition }, en vez de eso { $effect }
swu-if-else-may = { $other }. Si { $condition }, en vez de eso puedes hacer esto: { $effect }
swu-if-done = { $first }. Si lo haces, { $second }
swu-if-done-may = { $first }. Si lo haces, también puedes hacer esto: { $second }
swu-if-done-may-let = { $first }. Si lo haces, también puedes hacer esto: { $second }
swu-if-done-and = { $first }. Si lo haces y { $condition }, { $second }
swu-if-done-and-may = { $first }. Si lo haces y { $condition }, también puedes hacer esto: { $second }
swu-if-done-and-may-let = { $first }. Si lo haces y { $condition }, también puedes hacer esto: { $second }
swu-if-they-do = { $first }. Si lo hace, { $second }
swu-unless = salvo que { $condition }, { $effect }
swu-while = mientras { $condition }, { $text }
swu-choose-then = elige { $what }. { CAPITAL($effect) }
swu-price = { $price }, { $aspect }
swu-for-each = por cada { $what }, { $effect }
swu-if-not-done = { $first }. Si no lo haces, { $second }
swu-if-they-do-not = { $first }. Si no lo hace, { $second }
