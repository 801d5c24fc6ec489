# Credit tokens (swu:3.7.13).
swu-noted-credit = While you pay resources you may defeat this token to pay 1 less.
swu-option-credit = A Credit token of { PLAYER($seat) }’s
swu-those-credits = Credit tokens defeated this way
swu-each-credits = Credit token defeated this way
swu-settle-difference = the player who takes control of the unit with the lower cost creates Credit tokens equal to the difference between their costs
swu-log-credits = { PLAYER($seat) } creates { $count ->
    [one] a Credit token
   *[other] { $count } Credit tokens
}.
swu-log-credits-lost = { $count ->
    [one] A Credit token
   *[other] { $count } Credit tokens
} of { PLAYER($seat) }’s { $count ->
    [one] is
   *[other] are
} defeated.
swu-token-credit = { $n ->
    [0] Credit tokens
    [one] a Credit token
   *[other] { $n } Credit tokens
}
swu-create-credits-equal = create Credit tokens equal to { $amount }
swu-defeat-credit-any = defeat a Credit token
swu-defeat-credit-enemy = defeat an enemy Credit token
swu-defeat-any-credits = defeat any number of friendly Credit tokens
swu-defeat-credit-friendly = defeat a friendly Credit token
swu-steal-credit = take control of an enemy Credit token
swu-log-credit-taken = { PLAYER($seat) } takes control of a Credit token of { PLAYER($other) }’s.
swu-friendly-credits = friendly Credit { $n ->
    [one] token
   *[other] tokens
}
swu-rule-blank-credits = enemy Credit tokens lose all abilities
swu-with-credit-gets = if you defeated a Credit token while paying its cost, that unit { $what } for this phase
swu-auction = choose a player. They may play the revealed card for free. If they do, a different player creates Credit tokens equal to its cost
