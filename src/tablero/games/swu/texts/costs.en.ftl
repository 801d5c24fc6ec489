# What something costs.
swu-costs-less = { $what } costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-costs-more = { $what } costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} more
swu-cards-of-you = each { $what } you play
swu-cards-of-you-first-round = the first { $what } you play each round
swu-cards-of-you-first-phase = the first { $what } you play each phase
swu-cards-of-opponent = each { $what } an opponent plays
swu-cards-of-opponent-first-round = the first { $what } an opponent plays each round
swu-cards-of-opponent-first-phase = the first { $what } an opponent plays each phase
swu-cards-of-on-this = each { $what } you play on this unit
swu-cards-of-on-this-first-round = the first { $what } you play on this unit each round
swu-cards-of-on-this-first-phase = the first { $what } you play on this unit each phase
swu-cards-of-that-player = each { $what } that player plays
swu-cards-of-next = the next { $what } you play this phase
swu-costs-each = { $costs } for each { $what }
swu-costs-on = { $costs } if you play it on { $what }
swu-ignore-aspects-in = ignore the aspect penalties of { $what }
swu-ignore-own-aspects = ignore the aspect penalties of this card
swu-ignore-aspect = ignore the { $aspect } aspect penalty of { $what }
swu-ignore-aspects = ignore the aspect penalties of { $what } you play
swu-next-card = the next { $what } you play this phase costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-instead-of-cost = Instead of paying the cost of this card, you may { $cost }.
swu-next-cards = each of the next { $times } { $what } you play this phase costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-ignore-aspects-on-this = ignore the aspect penalties of { $what } you play on this unit
swu-cost-exhaust = exhaust
swu-cost-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-additional-opponent = To play { $what }, opponents must also { $cost }.
swu-defeat-friendly-token = defeat a friendly token
