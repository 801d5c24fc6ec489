# Units, tokens and suppression.

legion-unit = { $name }
legion-unit-numbered = { $name } { $number }

legion-token-aim = Aim
legion-token-dodge = Dodge
legion-token-surge = Surge
legion-token-standby = Standby
legion-token-observation = Observation
legion-token-suppression = Suppression
legion-token-ion = Ion
legion-token-poison = Poison
legion-token-immobilize = Immobilize
legion-token-shield = Shield
legion-token-vehicle-damage = Vehicle Damage

legion-gains = { $unit } gains { $count ->
    [one] a token
   *[other] { $count } tokens
}: { $token }.
legion-spends = { $unit } spends a token: { $token }.
legion-suppressed-by = { $unit } gains { $count ->
    [one] 1 Suppression token
   *[other] { $count } Suppression tokens
}, and has { $total } now.
legion-calmed = { $unit } loses { $count ->
    [one] 1 Suppression token
   *[other] { $count } Suppression tokens
}, and has { $total } left.
legion-rallies = { $unit } rallies: { $dice } ({ $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}).

legion-ask-keep-suppression = How many of the Suppression tokens that it would lose does { $unit } keep?
legion-ask-aid = Who gains this token in place of { $unit }? ({ $token })

legion-no-standby-repulsor = A Repulsor Vehicle can’t have a Standby token.
legion-one-standby = A unit has one Standby token at most.
legion-no-poison = Only Troopers that aren’t Droids can be poisoned.
legion-no-ion = Ion tokens are for Vehicles and Droid Troopers only.
