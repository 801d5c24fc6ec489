# Dice, attacks, saves and damage.

wh40k-roll-hit = hit rolls
wh40k-roll-wound = wound rolls
wh40k-roll-save = saving throws
wh40k-roll-damage = Damage
wh40k-roll-attacks = number of attacks
wh40k-roll-strength = Strength
wh40k-roll-sustained-hits = Sustained Hits
wh40k-roll-feel-no-pain = Feel No Pain
wh40k-roll-deadly-demise = Deadly Demise
wh40k-roll-mortal-wounds = mortal wounds
wh40k-roll-hazardous = Hazardous tests
wh40k-roll-move = Move
wh40k-roll-advance = Advance roll
wh40k-roll-charge = charge roll
wh40k-roll-desperate-escape = Desperate Escape tests
wh40k-roll-leadership = Leadership test

wh40k-rolls = { PLAYER($seat) }, { $purpose }: { $dice }.
wh40k-rerolls = { PLAYER($seat) } re-rolls, { $purpose }: { $before } becomes { $dice }.
wh40k-passed = { CAPITAL($purpose) }, { $needed }+: { $count ->
    [one] 1 success
   *[other] { $count } successes
}.
wh40k-passed-modified = { CAPITAL($purpose) }, { $needed }+: with { $modifiers } they are { $values }, { $count ->
    [one] 1 success
   *[other] { $count } successes
}.
wh40k-modifier-plus = +{ $amount } ({ $label })
wh40k-modifier-minus = −{ $amount } ({ $label })
wh40k-roll-off = Roll-off: { PLAYER(1) } has { $first }, { PLAYER(2) } has { $second }.

wh40k-ask-rerolls = { $unit }, { $purpose }: { $dice }{ $needed ->
    [0] .
   *[other] , with { $needed } or more needed.
} Which of these do you roll again?
wh40k-ask-command-reroll = Do you use Command Re-roll ({ $cost } CP)? { $unit }, { $purpose }: { $dice }{ $needed ->
    [0] .
   *[other] , with { $needed } or more needed.
}
wh40k-rerolled-already = A die can be re-rolled only once.
wh40k-reroll-all = These { $count } dice are added up: re-roll all of them, or none.
wh40k-no-command-reroll = Command Re-roll can’t be used for this: { $purpose }.

wh40k-attacks = { $unit } attacks { $target } with { $weapon }, { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}: { $value }.
wh40k-more-hits = { $count ->
    [one] 1 more hit
   *[other] { $count } more hits
} by Sustained Hits.
wh40k-damage = Damage: { $value }.
wh40k-loses-wounds = { $unit }: { $model } loses { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
} and has { $left } left.
wh40k-suffers-mortal-wounds = { $unit } suffers { $count ->
    [one] 1 mortal wound
   *[other] { $count } mortal wounds
}.
wh40k-model-destroyed = { $unit }: { $model } is destroyed.
wh40k-unit-destroyed = The unit { $name } is destroyed.
wh40k-hazardous-failed = { $unit }: { $model } pays for a failed Hazardous test.

wh40k-ask-allocate = { $by ->
    [attack] { $unit } is wounded: { $weapon }, AP { $ap }, Damage { $damage }. To which model do you allocate the attack?
   *[mortal] { $unit } suffers mortal wounds. Which model suffers the next one?
}
wh40k-ask-precision = Precision: do you allocate the attack on { $unit } to a CHARACTER?
wh40k-ask-next-target = { $unit }: which target do you resolve attacks against next?
wh40k-ask-next-weapons = { $unit }: which weapons do you resolve attacks with next?
wh40k-ask-hazardous = { $unit }: a Hazardous test failed. Which model pays for it?

wh40k-because-ap = AP
wh40k-because-cover = cover
wh40k-because-melta = Melta
wh40k-because-limit = the cap on modifiers
wh40k-because-rapid-fire = Rapid Fire
wh40k-because-blast = Blast
wh40k-because-heavy = Heavy
wh40k-because-lance = Lance
wh40k-because-stealth = Stealth
wh40k-because-indirect-fire = Indirect Fire, target not visible
wh40k-because-engaged = shooting while engaged
wh40k-because-target-engaged = target is engaged

wh40k-only-assault = { $weapon } isn’t an Assault weapon, and the unit has Advanced.
wh40k-only-pistols = { $weapon } isn’t a Pistol, and the unit is within Engagement Range of enemies.
wh40k-only-engaged-targets = { $weapon } is fired while engaged: its target must be in Engagement Range.
wh40k-no-blast-engaged = { $weapon } has Blast: not against a unit that yours are in Engagement Range of.
wh40k-only-psykers = { $weapon } is Psychic: only a PSYKER can use it.
wh40k-because-other = other rules
wh40k-roll-disembark = dice for those who disembark
wh40k-because-damaged = Damaged
