# Nouns, n is 1 or 2; articles and numbers before them.
swu-noun-unit = { $n ->
    [one] unit
   *[other] units
}
swu-noun-base = { $n ->
    [one] base
   *[other] bases
}
swu-noun-unit-or-base = { $n ->
    [one] unit or base
   *[other] units and bases
}
swu-noun-upgrade = { $n ->
    [one] upgrade
   *[other] upgrades
}
swu-noun-card = { $n ->
    [one] card
   *[other] cards
}
swu-noun-event = { $n ->
    [one] event
   *[other] events
}
swu-noun-leader = { $n ->
    [one] leader
   *[other] leaders
}
swu-noun-resource = { $n ->
    [one] resource
   *[other] resources
}
swu-noun-experience-token = Experience { $n ->
    [one] token
   *[other] tokens
}
swu-noun-shield-token = Shield { $n ->
    [one] token
   *[other] tokens
}
swu-noun-advantage-token = Advantage { $n ->
    [one] token
   *[other] tokens
}
swu-noun-weakness-token = Weakness { $n ->
    [one] token
   *[other] tokens
}
swu-noun-token = { $n ->
    [one] token
   *[other] tokens
}
swu-each = each { $noun }
swu-any-number = any number of { $noun }
swu-up-to = up to { $number } { $noun }
swu-or-more = { $number } or more { $noun }
swu-random = { $what } at random
swu-each-of = each of { $what }
swu-number-of = the number of { $what }
swu-number = { $number }
swu-another = another { $noun }
swu-a = a { $noun }
swu-an = an { $noun }
swu-exactly = { $number } { $noun }

# What was spoken of, and groups that are chosen.
swu-this = this unit
swu-this-unit = this unit
swu-this-leader = this leader
swu-this-upgrade = this upgrade
swu-this-base = this base
swu-this-card = this card
swu-it = it
swu-it-does = it
swu-them = them
swu-defender = the defender
swu-attacker = the attacker
swu-attached = the attached unit
swu-subject = that unit
swu-other = the other unit
swu-who-if = { $who } (if it is { $what })
swu-was-attached = the unit it was attached to
swu-your-base = your base
swu-their-base = their base
swu-defending-base = the base of the defending player
swu-chosen-base = the base of that player
swu-that-unit = that unit
swu-each-of-them = each of them
swu-with-namesakes = { $first } and each other { $others } with its name
swu-not-kin = They must share a trait.
swu-kin = up to { $number } units that share a trait
swu-card-named = { $name }
swu-not-combined-cost = Together they cost more than { $most }.
swu-not-combined-power = Together they have more than { $most } power.
swu-not-combined-remaining = Together they may have { $most } remaining HP at most.
swu-not-one-arena = They must be in the same arena.
swu-in-one-arena = { $who } in the same arena
swu-combined-cost-units = { $what } with a combined cost of { $most } or less
swu-combined-power = { $what } with a combined power of { $most } or less
swu-combined-remaining = { $what } with a total of { $most } or less remaining HP
swu-so-many = that many { $noun }
swu-one-for-each = a different { $what } for each { $each }
swu-each-affected = each { $noun } damaged this way
