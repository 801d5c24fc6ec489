# The words on the cards are said in pieces. Effects are told to somebody and begin with a small letter (“draw a card”); what
# is said of a unit is in the third person (“gets +1/+0”); the sentences here put capital and full stop around them.

# Putting sentences together.
swu-if-not = it is not true that { $condition }
swu-if-there-was-one = you do
swu-sentence = { CAPITAL($text) }.
swu-headed = { $head }: { CAPITAL($text) }
swu-quoted = “{ CAPITAL($text) }”
swu-list = { $items }
swu-and = { $first } and { $second }
swu-or = { $first } or { $second }
swu-comma = { $first }, { $second }
swu-slash = { $first }/{ $second }
swu-then = { $first }. { CAPITAL($second) }
swu-may = you may { $effect }
swu-may-let = if you wish, { $effect }
swu-may-they = they may { $effect }
swu-if = if { $condition }, { $effect }
swu-if-may = if { $condition }, you may { $effect }
swu-if-may-let = if { $condition }, you may do this: { $effect }
swu-if-else = { $other }. If { $condition }, { $effect } instead
swu-if-else-may = { $other }. If { $condition }, you may { $effect } instead
swu-if-done = { $first }. If you do, { $second }
swu-if-done-may = { $first }. If you do, you may { $second }
swu-if-done-may-let = { $first }. If you do, you may also do this: { $second }
swu-if-done-and = { $first }. If you do and { $condition }, { $second }
swu-if-done-and-may = { $first }. If you do and { $condition }, you may { $second }
swu-if-done-and-may-let = { $first }. If you do and { $condition }, you may also do this: { $second }
swu-if-they-do = { $first }. If they do, { $second }
swu-unless = unless { $condition }, { $effect }
swu-while = while { $condition }, { $text }
swu-choose-then = choose { $what }. { CAPITAL($effect) }
swu-price = { $price }, { $aspect }
swu-for-each = for each { $what }, { $effect }
swu-if-not-done = { $first }. If you don’t, { $second }
swu-if-they-do-not = { $first }. If they don’t, { $second }
