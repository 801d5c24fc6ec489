# The usual adjectives, each put to the noun with those that stand nearer.
swu-is-friendly = friendly { $noun }
swu-is-theirs = { $noun } they control
swu-and-that = { $noun } and
swu-is-ground = ground { $noun }
swu-is-space = space { $noun }
swu-is-cost-most = { $noun } that { $n ->
    [one] costs
   *[other] cost
} { $number } or less
swu-is-cost-least = { $noun } that { $n ->
    [one] costs
   *[other] cost
} { $number } or more
swu-is-cost-exactly = { $noun } that { $n ->
    [one] costs
   *[other] cost
} { $number }
swu-is-power-most = { $noun } with { $number } or less power
swu-is-power-least = { $noun } with { $number } or more power
swu-is-power-exactly = { $noun } with { $number } power
swu-is-hp-most = { $noun } with { $number } or less HP
swu-is-hp-least = { $noun } with { $number } or more HP
swu-is-hp-exactly = { $noun } with { $number } HP
swu-is-remaining-most = { $noun } with { $number } or less remaining HP
swu-is-remaining-least = { $noun } with { $number } or more remaining HP
swu-is-remaining-exactly = { $noun } with { $number } remaining HP
swu-is-damage-most = { $noun } with { $number } or less damage on it
swu-is-damage-least = { $noun } with { $number } or more damage on it
swu-is-damage-exactly = { $noun } with { $number } damage on it
swu-is-attacked-this-phase = { $noun } that attacked this phase
swu-is-arena-of-it = { $noun } in the same arena
swu-is-arena-of-defender = { $noun } in the defender’s arena
swu-is-on-it = { $noun } on it
swu-is-arena-of-chosen = { $noun } in that arena
swu-is-attacking-your-base = { $noun } attacking your base
swu-is-arena-of-attacker = { $noun } in the arena of the attacker
swu-is-cost-most-than = { $noun } that { $n ->
    [one] costs
   *[other] cost
} no more than { $than }
swu-is-cost-less-than = { $noun } that { $n ->
    [one] costs
   *[other] cost
} less than { $than }
swu-is-cost-exactly-than = { $noun } whose cost equals { $than }
swu-is-power-most-than = { $noun } with power no greater than { $than }
swu-is-power-less-than = { $noun } with less power than { $than }
swu-is-power-exactly-than = { $noun } with power equal to { $than }
swu-is-aspect-of-base = { $noun } that shares an aspect with your base
swu-is-healed-this-phase = { $noun } that was healed this phase
swu-is-on-this = { $noun } on this unit
swu-is-arena-of-this = { $noun } in this arena
swu-is-remaining-exactly-than = { $noun } with remaining HP equal to { $than }
swu-is-remaining-less-than = { $noun } with less remaining HP than { $than }
swu-is-remaining-most-than = { $noun } with remaining HP equal to or less than { $than }
swu-is-on-defender = { $noun } on the defender
swu-is-base-damaged-this-phase = { $noun } that dealt damage to a base this phase
swu-is-played-this-phase = { $noun } that was played this phase
swu-is-aspect-of-yours = { $noun } that shares an aspect with a friendly unit
swu-is-aspect-of-card = { $noun } that shares an aspect with that card
swu-is-trait-of-it = { $noun } that shares a trait with it
swu-is-trait-of-base = { $noun } that shares a trait with your base
swu-is-aspect-of-leader = { $noun } that shares an aspect with a friendly leader
swu-is-aspect-of-cards = { $noun } that shares an aspect with one of those cards
swu-is-keyword-of-yours = { $noun } that shares a keyword with a unit you control
swu-is-name-of-it = { $noun } with its name
swu-is-name-of-yours = { $noun } with the name of a unit you control
swu-is-aspect-of-it = { $noun } that shares an aspect with that unit
swu-is-enemy = enemy { $noun }
swu-is-other = other { $noun }
swu-is-trait = { $trait } { $noun }
swu-is-aspect = { $aspect } { $noun }
swu-is-damaged = damaged { $noun }
swu-is-not-damaged = undamaged { $noun }
swu-is-exhausted = exhausted { $noun }
swu-is-not-exhausted = ready { $noun }
swu-is-leader = leader { $noun }
swu-is-not-leader = non-leader { $noun }
swu-is-unique = unique { $noun }
swu-is-not-unique = non-unique { $noun }
swu-is-token = token { $noun }
swu-is-not-token = non-token { $noun }
swu-is-upgraded = upgraded { $noun }
swu-is-not-upgraded = { $noun } without upgrades
swu-is-not-trait = non-{ $trait } { $noun }
swu-is-not-aspect = non-{ $aspect } { $noun }
swu-is-not-named = { $noun } not named { $name }
swu-is-not-type-unit = non-unit { $noun }
swu-is-not-type-event = non-event { $noun }
swu-is-not-type-upgrade = non-upgrade { $noun }
swu-is-not-type-base = non-base { $noun }
swu-is-not-type-leader = non-leader { $noun }
swu-is-not-type-token = non-token { $noun }
swu-is-not-attacked-this-phase = { $noun } that did not attack this phase
swu-is-not-arena-of-it = { $noun } in the other arena
swu-is-not-arena-of-defender = { $noun } outside the defender’s arena
swu-is-not-aspect-of-base = { $noun } that shares no aspect with your base
swu-is-not-arena-of-this = { $noun } in a different arena
swu-is-or = { $first } or { $second }
swu-is-type-unit = unit { $noun }
swu-is-type-event = event { $noun }
swu-is-type-upgrade = upgrade { $noun }
swu-is-type-base = base { $noun }
swu-is-type-leader = leader { $noun }
swu-is-type-token = token { $noun }
swu-is-named = { $noun } named { $name }
swu-is-keyword = { $noun } with { $keyword }

# Compared with a number.
swu-is-odd = { $noun } with an odd cost
swu-is-not-odd = { $noun } with an even cost
swu-is-matches-ready = { $noun } whose power and remaining HP are both equal to the number of ready resources you control
swu-is-utmost-power = { $noun } with the most power among { $what }
swu-is-utmost-remaining = { $noun } with the least remaining HP among { $what }
swu-is-utmost-cost = { $noun } with the highest cost among { $what }

# In an attack.
swu-is-attacker = attacking { $noun }
swu-is-not-attacker = { $noun } that { $n ->
    [one] isn’t
   *[other] aren’t
} attacking
swu-is-attacking-base = { $noun } that { $n ->
    [one] is
   *[other] are
} attacking a base
swu-is-defender = defending { $noun }
swu-is-not-defender = { $noun } that { $n ->
    [one] isn’t
   *[other] aren’t
} defending
swu-is-attacking-unit = { $noun } attacking a unit
swu-is-attacking = attacking { $noun }
swu-is-attacking-a = { $noun } that is attacking { $what }
swu-is-attacking-that = { $noun } attacking that unit
swu-defender-of-this = the defender in an attack by this unit

# What it did, what happened to it.
swu-is-you-played-this-phase = { $noun } that you played this phase
swu-is-not-you-played-this-phase = { $noun } that you did not play this phase
swu-is-entered-this-round = { $noun } that entered play this round
swu-is-not-entered-this-round = { $noun } that did not enter play this round
swu-is-entered-this-phase = { $noun } that entered play this phase
swu-is-not-entered-this-phase = { $noun } that did not enter play this phase
swu-is-hurt-enemy-base-this-phase = { $noun } that dealt damage to an enemy base this phase
swu-is-attacked-your-base-this-phase = { $noun } that attacked your base this phase

# Whose it is.
swu-is-of-defending = { $noun } that the defending player controls
swu-is-of-its-controller = { $noun } controlled by the same player
swu-is-of-chosen = { $noun } controlled by that player
swu-is-of-that-opponent = { $noun } controlled by that opponent
swu-is-owned = { $noun } you own
swu-is-of-that-player = { $noun } of that player
swu-is-outnumbered = { $noun } of an opponent who controls fewer { $what } than you

# Where it is, which one it is.
swu-is-this-unit = { $noun } that is this one
swu-is-facing = { $noun } in an arena with { $what }
swu-is-marked = { $noun } that was chosen

# In common with others.
swu-is-named-like-unit = { $noun } that shares a name with { $what } you control
swu-is-name-of-card = { $noun } with the name of that card
swu-is-that-name = { $noun } with that name
swu-is-copy = { $noun } that is a copy of it
swu-is-trait-of-card = { $noun } that shares a trait with it
swu-is-trait-of-leader = { $noun } that shares a trait with a friendly leader
swu-is-trait-of-yours = { $noun } that shares a trait with a unit you control
swu-is-trait-of-cards = { $noun } that shares a trait with one of those cards
swu-is-that-aspect = { $noun } with the chosen aspect
swu-is-keyword-of-it = { $noun } that shares a keyword with it

# Keywords and abilities.
swu-is-with-keywords = { $noun } with 1 or more keywords
swu-is-triggering = { $noun } with a “{ $on }” ability

# Upgrades.
swu-is-carrying = { $noun } with { $what } on { $n ->
    [one] it
   *[other] them
}
swu-is-not-carrying = { $noun } without { $what } on { $n ->
    [one] it
   *[other] them
}
swu-is-on = { $noun } on { $what }
