# How many there are.
swu-each-of-those = one of them
swu-count-hand-you = the number of cards in your hand
swu-count-hand-its-controller = the number of cards in the hand of that player
swu-count-hand-chosen = the number of cards in the hand of that player
swu-each-revealed = card revealed this way
swu-each-hand-you = card in your hand
swu-each-hand-its-controller = card in the hand of that player
swu-each-hand-chosen = card in the hand of that player
swu-each-paid-so = resource paid this way
swu-each-tokens = token defeated this way
swu-each-returned = resource returned this way
swu-each-discarded = card discarded this way
swu-each-defeated-so = unit defeated this way
swu-resources-of-you = { $n ->
    [one] resource
   *[other] resources
} you control
swu-resources-of-defending = { $n ->
    [one] resource
   *[other] resources
} the defending player controls
swu-resources-of-chosen = { $n ->
    [one] resource
   *[other] resources
} that player controls
swu-count-most-units = the number of units controlled by the opponent who controls the most
swu-each-most-units = unit controlled by the opponent who controls the most units
swu-unit-aspects = { $n ->
    [one] aspect
   *[other] aspects
} among { $what }
swu-aspects-of-it = different { $n ->
    [one] aspect
   *[other] aspects
} it has
swu-aspects-of-cards = different { $n ->
    [one] aspect
   *[other] aspects
} among those cards
swu-unit-names = different { $n ->
    [one] name
   *[other] names
} among { $what }
swu-costs-of-discard = different { $n ->
    [one] cost
   *[other] costs
} among cards in your discard pile
swu-in-your-discard = { $what } in your discard pile
swu-among-those = { $what } among them
swu-that-much = that much
swu-those-revealed = cards revealed this way
swu-those-paid-so = resources paid this way
swu-those-tokens = tokens defeated this way
swu-those-returned = resources returned this way
swu-those-discarded = cards discarded this way
swu-those-defeated-so = units defeated this way
swu-icons-among = { $aspect } { $n ->
    [one] icon
   *[other] icons
} among { $what }
swu-its-abilities = “{ $on }” { $n ->
    [one] ability
   *[other] abilities
} it has

# Values; who is “it” or something longer.
swu-each-power = { $who ->
    [it] point of its power
   *[other] point of power of { $of }
}
swu-each-hp = { $who ->
    [it] point of its HP
   *[other] HP of { $of }
}
swu-each-remaining = { $who ->
    [it] point of its remaining HP
   *[other] remaining HP of { $of }
}
swu-each-cost = { $who ->
    [it] resource in its cost
   *[other] resource in the cost of { $of }
}
swu-each-upgrades = { $who ->
    [it] upgrade on it
   *[other] upgrade on { $of }
}
swu-value-power = { $who ->
    [it] its power
    [them] their combined power
   *[other] the power of { $of }
}
swu-value-hp = { $who ->
    [it] its HP
    [them] their combined HP
   *[other] the HP of { $of }
}
swu-value-remaining = { $who ->
    [it] its remaining HP
    [them] their combined remaining HP
   *[other] the remaining HP of { $of }
}
swu-value-cost = { $who ->
    [it] its cost
    [them] their combined cost
   *[other] the cost of { $of }
}
swu-value-upgrades = { $who ->
    [it] the number of upgrades on it
   *[other] the number of upgrades on { $of }
}
swu-count-damage-excess = the excess damage
swu-each-damage-excess = excess damage
swu-count-base-damage = { $per ->
    [1] the damage on your base
   *[other] the number of times there are { $per } damage on your base
}
swu-each-base-damage = { $per ->
    [1] damage on your base
   *[other] { $per } damage on your base
}
swu-value-damage = { $who ->
    [it] the damage on it
   *[other] the damage on { $of }
}
swu-each-damage = { $who ->
    [it] damage on it
   *[other] damage on { $of }
}
swu-count-damage-dealt = the damage dealt
swu-each-damage-dealt = damage dealt
swu-count-damage-healed = the damage healed
swu-each-damage-healed = damage healed
swu-card-value-power = the power of that unit
swu-card-value-cost = its cost
swu-cost-difference = the difference between their costs
swu-count-played-cost = the cost of the card played
swu-each-played-cost = resource in the cost of the card played
swu-count-paid = the number of resources paid to play this unit
swu-each-paid = resource paid to play this unit

# Numbers made of numbers.
swu-times = { $factor } times { $number }
swu-sum = { $first } plus { $second }
swu-half-down = half { $number } (rounded down)
swu-half-up = half { $number } (rounded up)

# What happened in this phase.
swu-count-drawn = the number of cards you have drawn this phase
swu-each-drawn = card you have drawn this phase
swu-count-played-others = the number of other cards you played this phase
swu-each-played-others = other card you played this phase
swu-count-defeated = the number of units defeated this phase
swu-count-defeated-friendly = the number of friendly units defeated this phase
swu-count-defeated-enemy = the number of enemy units defeated this phase
swu-each-defeated = unit defeated this phase
swu-each-defeated-friendly = friendly unit defeated this phase
swu-each-defeated-enemy = enemy unit that was defeated this phase
swu-count-discarded-from-hand = the number of cards discarded from your hand this phase
swu-each-discarded-from-hand = card discarded from your hand this phase
