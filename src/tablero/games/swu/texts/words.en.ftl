# The words on the cards: what abilities say of themselves. Effects are told to somebody and begin with a small letter
# ("draw a card"); what is said of a unit is in the third person ("gets +1/+0"); the sentence around them adds capital
# and full stop.

# Nouns; n is 1 or 2.
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

# Articles and numbers before a noun.
swu-a = a { $noun }
swu-an = an { $noun }
swu-another = another { $noun }
swu-each = each { $noun }
swu-any-number = any number of { $noun }
swu-up-to = up to { $number } { $noun }
swu-exactly = { $number } { $noun }
swu-or-more = { $number } or more { $noun }
swu-random = { $what } at random
swu-each-of = each of { $what }
swu-number-of = the number of { $what }

# Adjectives, each put to the noun with those that stand nearer.
swu-is-friendly = friendly { $noun }
swu-is-theirs = { $noun } they control
swu-is-enemy = enemy { $noun }
swu-is-other = other { $noun }
swu-is-ground = ground { $noun }
swu-is-space = space { $noun }
swu-is-trait = { $trait } { $noun }
swu-is-not-trait = non-{ $trait } { $noun }
swu-is-aspect = { $aspect } { $noun }
swu-is-not-aspect = non-{ $aspect } { $noun }
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
swu-is-type-unit = unit { $noun }
swu-is-type-event = event { $noun }
swu-is-type-upgrade = upgrade { $noun }
swu-is-type-base = base { $noun }
swu-is-type-leader = leader { $noun }
swu-is-type-token = token { $noun }
swu-is-not-type-unit = non-unit { $noun }
swu-is-not-type-event = non-event { $noun }
swu-is-not-type-upgrade = non-upgrade { $noun }
swu-is-not-type-base = non-base { $noun }
swu-is-not-type-leader = non-leader { $noun }
swu-is-not-type-token = non-token { $noun }
swu-is-or = { $first } or { $second }

# What follows the noun.
swu-and-that = { $noun } and
swu-is-named = { $noun } named { $name }
swu-is-not-named = { $noun } not named { $name }
swu-is-keyword = { $noun } with { $keyword }
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
swu-is-you-played-this-phase = { $noun } that you played this phase
swu-is-not-you-played-this-phase = { $noun } that you did not play this phase
swu-is-attacked-this-phase = { $noun } that attacked this phase
swu-is-not-attacked-this-phase = { $noun } that did not attack this phase
swu-is-entered-this-round = { $noun } that entered play this round
swu-is-not-entered-this-round = { $noun } that did not enter play this round
swu-is-of-defending = { $noun } that the defending player controls
swu-is-of-its-controller = { $noun } that its controller controls
swu-is-of-chosen = { $noun } controlled by that player
swu-is-arena-of-it = { $noun } in the same arena
swu-is-not-arena-of-it = { $noun } in the other arena

# What was spoken of.
swu-this = this unit
swu-this-unit = this unit
swu-this-leader = this leader
swu-this-upgrade = this upgrade
swu-this-base = this base
swu-this-card = this card
swu-it = it
swu-it-does = it
swu-them = them
swu-each-of-them = each of them
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
swu-who-each = each player
swu-who-opponents = each opponent
swu-who-defending = the defending player
swu-who-its-controller = its controller
swu-who-chosen = that player
swu-who-owner = its owner
swu-who-those = each of those players

# Numbers that depend on the table; who is “it” or something longer.
swu-value-power = { $who ->
    [it] its power
   *[other] the power of { $of }
}
swu-value-hp = { $who ->
    [it] its HP
   *[other] the HP of { $of }
}
swu-value-remaining = { $who ->
    [it] its remaining HP
   *[other] the remaining HP of { $of }
}
swu-value-damage = { $who ->
    [it] the damage on it
   *[other] the damage on { $of }
}
swu-value-cost = { $who ->
    [it] its cost
   *[other] the cost of { $of }
}
swu-value-upgrades = { $who ->
    [it] the number of upgrades on it
   *[other] the number of upgrades on { $of }
}
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
swu-each-damage = { $who ->
    [it] damage on it
   *[other] damage on { $of }
}
swu-each-cost = { $who ->
    [it] resource in its cost
   *[other] resource in the cost of { $of }
}
swu-each-upgrades = { $who ->
    [it] upgrade on it
   *[other] upgrade on { $of }
}
swu-plus = { $value } plus { $number }
swu-minus = { $value } minus { $number }
swu-that-much = that much
swu-each-of-those = one of them
swu-excess = the excess damage
swu-resources-of-you = { $n ->
    [one] resource
   *[other] resources
} you control
swu-played-by-you = { $what } you played this phase

# Conditions; mood is “if” or “while”.
swu-if-control = you control { $what }
swu-if-control-many = you control { $number } or more { $what }
swu-if-control-named = you control { $name }
swu-if-initiative = you have the initiative
swu-if-at-least = { $what } is { $number } or more
swu-if-there-are = there are { $number } or more { $what }
swu-if-resources-you = you control { $number } or more resources
swu-if-power-least = { $of } { $who ->
    [them] have
   *[other] has
} { $number } or more power
swu-if-hp-least = { $of } { $who ->
    [them] have
   *[other] has
} { $number } or more HP
swu-if-remaining-least = { $of } { $who ->
    [them] have
   *[other] has
} { $number } or more remaining HP
swu-if-damage-least = { $of } { $who ->
    [them] have
   *[other] has
} { $number } or more damage
swu-if-cost-least = { $of } { $who ->
    [them] cost
   *[other] costs
} { $number } or more
swu-if-upgrades-least = { $of } { $who ->
    [them] have
   *[other] has
} { $number } or more upgrades
swu-if-it-is = it { $what }
swu-if-is = { $who } { $what }
swu-being = is { $what }
swu-being-with = has { $what }
swu-being-power-least = has { $number } or more power
swu-being-power-most = has { $number } or less power
swu-being-hp-least = has { $number } or more HP
swu-being-hp-most = has { $number } or less HP
swu-being-remaining-least = has { $number } or more remaining HP
swu-being-remaining-most = has { $number } or less remaining HP
swu-being-damage-least = has { $number } or more damage on it
swu-being-damage-most = has { $number } or less damage on it
swu-being-cost-least = costs { $number } or more
swu-being-cost-most = costs { $number } or less
swu-being-named = is { $name }
swu-being-damaged = is damaged
swu-being-not-damaged = is undamaged
swu-being-exhausted = is exhausted
swu-being-not-exhausted = is ready
swu-being-upgraded = is upgraded
swu-being-not-upgraded = has no upgrades
swu-being-not-unique = is not unique
swu-being-unique = is unique
swu-if-attacking = this unit is attacking { $what }
swu-if-attacking-any = this unit is attacking
swu-if-attacking-base = this unit is attacking a base
swu-if-defending = this unit is defending
swu-if-attached-attacking = the attached unit is attacking { $what }
swu-if-attached-attacking-any = the attached unit is attacking
swu-if-attached-attacking-base = the attached unit is attacking a base
swu-if-attached-defending = the attached unit is defending
swu-if-not = it is not so that { $condition }
swu-if-there-was-one = you do
swu-if-both = { $first } and { $second }

# What happened this phase.
swu-if-played-you = you played { $what } this phase
swu-if-played-opponent = an opponent played { $what } this phase
swu-if-played-any = { $what } was played this phase
swu-if-defeated-you = a friendly unit was defeated this phase
swu-if-defeated-opponent = an enemy unit was defeated this phase
swu-if-defeated-any = { $what } was defeated this phase
swu-if-left-you = a friendly unit left play this phase
swu-if-left-opponent = an enemy unit left play this phase
swu-if-left-any = { $what } left play this phase
swu-if-attacked-you = you attacked with { $what } this phase
swu-if-attacked-opponent = an opponent attacked with { $what } this phase
swu-if-attacked-any = { $what } attacked this phase
swu-if-attacked-base-you = you attacked a base with { $what } this phase
swu-if-attacked-base-opponent = an opponent attacked a base with { $what } this phase
swu-if-attacked-base-any = { $what } attacked a base this phase
swu-if-base-damaged-you = you dealt { $number } or more damage to enemy bases this phase
swu-if-base-damaged-opponent = an opponent dealt { $number } or more damage to your base this phase
swu-if-base-damaged-any = a base was dealt { $number } or more damage this phase
swu-if-discarded-you = you discarded { $what } this phase
swu-if-discarded-opponent = an opponent discarded { $what } this phase
swu-if-discarded-any = { $what } was discarded this phase
swu-if-drawn-you = you drew { $what } this phase
swu-if-drawn-opponent = an opponent drew { $what } this phase
swu-if-drawn-any = { $what } was drawn this phase

# Putting things together.
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
swu-if-may-let = if { $condition } and you wish, { $effect }
swu-if-else = { $other }. If { $condition }, { $effect } instead
swu-if-else-may = { $other }. If { $condition }, you may { $effect } instead
swu-if-done = { $first }. If you do, { $second }
swu-if-done-may = { $first }. If you do, you may { $second }
swu-if-done-may-let = { $first }. If you do and wish so, { $second }
swu-if-done-and = { $first }. If you do and { $condition }, { $second }
swu-if-done-and-may = { $first }. If you do and { $condition }, you may { $second }
swu-if-done-and-may-let = { $first }. If you do, { $condition } and you wish, { $second }
swu-if-they-do = { $first }. If they do, { $second }
swu-unless = unless { $condition }, { $effect }
swu-while = while { $condition }, { $text }
swu-modes = choose { $number ->
    [1] one
    [2] two
    [3] three
   *[other] { $number }
}: (a) { $mode }
swu-mode = { $modes }; ({ $letter }) { $mode }
swu-by-opponent-one = an opponent must { $effect }
swu-by-opponent-each = each opponent must { $effect }
swu-by-opponent-one-may = an opponent may { $effect }
swu-by-opponent-each-may = each opponent may { $effect }
swu-choose-player = choose a player. { CAPITAL($effect) }
swu-choose-opponent = choose an opponent. { CAPITAL($effect) }
swu-choose-then = choose { $what }. { CAPITAL($effect) }
swu-later-action-phase = when the next action phase starts, { $effect }
swu-later-regroup-phase = when the regroup phase starts, { $effect }
swu-anybody = { $text }. Any player can use this ability
swu-once-each-round = { $text }. Use this ability only once each round
swu-once-each-phase = { $text }. Use this ability only once each phase
swu-once-each-game = { $text }. Use this ability only once in the game

# Heads of abilities.
swu-head-action = Action [{ $costs }]
swu-head-action-free = Action
swu-head-epic = Epic Action
swu-head-bounty = Bounty
swu-head-when-played = When Played
swu-head-when-played-smuggle = When Played using Smuggle
swu-head-when-played-piloting = When Played as an upgrade
swu-head-when-played-plot = When Played using Plot
swu-head-when-defeated = When Defeated
swu-head-when-deployed = When Deployed
swu-head-attack = On Attack
swu-head-defense = On Defense
swu-head-attack-ends = When Attack Ends
swu-head-attack-completed = When this unit completes an attack
swu-head-attack-defeats = When this unit attacks and defeats a unit
swu-head-combat-damage = When this unit deals combat damage
swu-head-created = When Created
swu-head-captured = When Captured
swu-head-damaged = When this unit is dealt damage
swu-head-healed = When damage is healed from this unit
swu-head-attached = When this upgrade is attached
swu-head-detached = When this upgrade is no longer attached
swu-head-left = When this unit leaves play
swu-head-of-when-played = When { $what } is played
swu-head-of-when-deployed = When { $what } is deployed
swu-head-of-when-defeated = When { $what } is defeated
swu-head-of-defeated = When { $what } is defeated
swu-head-of-left = When { $what } leaves play
swu-head-of-returned = When { $what } is returned to a hand
swu-head-of-attack = When { $what } attacks
swu-head-of-defense = When { $what } is attacked
swu-head-of-attack-ends = When an attack of { $what } ends
swu-head-of-attack-completed = When { $what } completes an attack
swu-head-of-attack-defeats = When { $what } attacks and defeats a unit
swu-head-of-combat-damage = When { $what } deals combat damage
swu-head-of-damaged = When { $what } is dealt damage
swu-head-by-friend = { $head } by a friendly unit
swu-head-of-healed = When damage is healed from { $what }
swu-head-of-captured = When { $what } is captured
swu-head-of-rescued = When { $what } is rescued
swu-head-of-readied = When { $what } is readied
swu-head-of-exhausted = When { $what } is exhausted
swu-head-of-attached = When { $what } is attached to a unit
swu-head-of-detached = When { $what } is no longer attached
swu-head-of-base-damaged = When { $what } is dealt damage
swu-head-played-you = When you play { $what }
swu-head-played-opponent = When an opponent plays { $what }
swu-head-played-any = When { $what } is played
swu-head-drawn-you = When you draw cards
swu-head-drawn-opponent = When an opponent draws cards
swu-head-drawn-any = When a player draws cards
swu-head-discarded-you = When you discard { $what }
swu-head-discarded-opponent = When an opponent discards { $what }
swu-head-discarded-any = When a player discards { $what }
swu-head-action-phase-you = When the action phase starts
swu-head-action-phase-any = When the action phase starts
swu-head-regroup-phase-you = When the regroup phase starts
swu-head-regroup-phase-any = When the regroup phase starts
swu-head-regroup-ready-you = When cards are readied in the regroup phase
swu-head-regroup-ready-any = When cards are readied in the regroup phase
swu-head-initiative-you = When you take the initiative
swu-head-initiative-opponent = When an opponent takes the initiative
swu-head-initiative-any = When a player takes the initiative
swu-head-force-used-you = When you use the Force
swu-head-force-used-opponent = When an opponent uses the Force
swu-head-force-used-any = When a player uses the Force
swu-head-bounty-you = When you collect a Bounty
swu-head-bounty-opponent = When an opponent collects a Bounty
swu-head-bounty-any = When a player collects a Bounty
swu-head-deployed-you = When you deploy a leader
swu-head-deployed-opponent = When an opponent deploys a leader
swu-head-deployed-any = When a leader is deployed
swu-head-disclosed-you = When you disclose aspects
swu-head-disclosed-opponent = When an opponent discloses aspects
swu-head-disclosed-any = When a player discloses aspects

# Costs.
swu-cost-exhaust = exhaust
swu-cost-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-price = { $price }, { $aspect }
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

# What a unit gets.
swu-values = { $power }/{ $hp }
swu-values-each = { $values } for each { $what }
swu-gets = gets { $values }
swu-gains = gains { $what }
swu-the-trait = the { $trait } trait
swu-keyword-for-each = { $keyword } for each { $what }
swu-loses = loses { $what }
swu-loses-all = loses all abilities
swu-has = { $who } { $what }
swu-it-has = it { $what }
swu-impose-ability = you have { $ability } { $until }
swu-has-until = { $who } { $what } { $until }
swu-give = give { $who } { $what } { $until }
swu-give-each = give { $who }, { $until }, { $what }
swu-until-1 = for this attack
swu-until-2 = for this phase
swu-until-3 = for this round
swu-until-4 = as long as it is in play
swu-until-5 = until the next regroup phase ends
swu-limit-1 = can’t attack bases
swu-limit-2 = can’t be attacked
swu-limit-4 = deals combat damage before the defender
swu-limit-8 = can attack units in the ground arena
swu-limit-16 = can’t be readied
swu-limit-32 = can’t attack
swu-limit-64 = can’t be dealt damage
swu-limit-128 = isn’t defeated for having no remaining HP during the action phase
swu-limit-128-lasting = isn’t defeated for having no remaining HP
swu-limit-256 = can attack units in the space arena
swu-limit-512 = deals combat damage after the defender
swu-limit-1024 = can’t attack units
swu-limit-2048 = can’t be captured
swu-limit-4096 = can’t be defeated or returned to a hand by enemy abilities
swu-limit-8192 = can’t have upgrades attached
swu-attach-to = Attach this card to { $what }.

# Damage and healing.
swu-deal = deal { $amount } damage to { $to }
swu-deal-equal = deal damage equal to { $amount } to { $to }
swu-deal-for-each = deal 1 damage to { $to } for each { $what }
swu-deal-divided = deal { $amount } damage divided as you choose among { $among }
swu-deal-divided-equal = deal damage equal to { $amount }, divided as you choose among { $among }
swu-deal-divided-for-each = deal 1 damage for each { $what }, divided as you choose among { $among }
swu-it-deals-divided = it deals { $amount } damage divided as you choose among { $among }
swu-it-deals-divided-equal = it deals damage equal to { $amount }, divided as you choose among { $among }
swu-it-deals-divided-for-each = it deals 1 damage for each { $what }, divided as you choose among { $among }
swu-unit-deals = choose { $who }. It deals { $amount } damage to { $to }
swu-unit-deals-equal = choose { $who }. It deals damage equal to { $amount } to { $to }
swu-unit-deals-for-each = choose { $who }. It deals 1 damage to { $to } for each { $what }
swu-spoken-deals = { $who } deals { $amount } damage to { $to }
swu-spoken-deals-equal = { $who } deals damage equal to { $amount } to { $to }
swu-spoken-deals-for-each = { $who } deals 1 damage to { $to } for each { $what }
swu-heal = heal { $amount } damage from { $to }
swu-heal-all = heal all damage from { $to }
swu-heal-equal = heal damage equal to { $amount } from { $to }
swu-heal-for-each = heal 1 damage from { $to } for each { $what }
swu-heal-divided = heal up to { $amount } damage divided as you choose among { $among }

# What is done to units and upgrades.
swu-defeat = defeat { $to }
swu-exhaust = exhaust { $to }
swu-readies = ready { $to }
swu-return = return { $to } to the hand of its owner
swu-return-several = return { $to } to the hands of their owners
swu-take-control = take control of { $to }
swu-owner-takes-control = its owner takes control of { $to }
swu-capture = { $who } captures { $to }
swu-unit-captures = choose { $who } to capture { $to }
swu-rescue-any = rescue a captured card
swu-rescue-it = rescue a card it guards
swu-rescue-its-all = rescue all cards it guards
swu-deploy = deploy this leader

# Tokens; n is how many.
swu-token-experience = { $n ->
    [0] Experience tokens
    [one] an Experience token
   *[other] { $n } Experience tokens
}
swu-token-shield = { $n ->
    [0] Shield tokens
    [one] a Shield token
   *[other] { $n } Shield tokens
}
swu-token-advantage = { $n ->
    [0] Advantage tokens
    [one] an Advantage token
   *[other] { $n } Advantage tokens
}
swu-token-weakness = { $n ->
    [0] Weakness tokens
    [one] a Weakness token
   *[other] { $n } Weakness tokens
}
swu-token-battle-droid = { $n ->
    [0] Battle Droid tokens
    [one] a Battle Droid token
   *[other] { $n } Battle Droid tokens
}
swu-token-clone-trooper = { $n ->
    [0] Clone Trooper tokens
    [one] a Clone Trooper token
   *[other] { $n } Clone Trooper tokens
}
swu-token-tie-fighter = { $n ->
    [0] TIE Fighter tokens
    [one] a TIE Fighter token
   *[other] { $n } TIE Fighter tokens
}
swu-token-xwing = { $n ->
    [0] X-Wing tokens
    [one] an X-Wing token
   *[other] { $n } X-Wing tokens
}
swu-token-spy = { $n ->
    [0] Spy tokens
    [one] a Spy token
   *[other] { $n } Spy tokens
}
swu-token-credit = { $n ->
    [0] Credit tokens
    [one] a Credit token
   *[other] { $n } Credit tokens
}
swu-token-mandalorian = { $n ->
    [0] Mandalorian tokens
    [one] a Mandalorian token
   *[other] { $n } Mandalorian tokens
}
swu-token-beast = { $n ->
    [0] Beast tokens
    [one] a Beast token
   *[other] { $n } Beast tokens
}
swu-give-token = give { $token } to { $to }
swu-give-token-that-many = give that many { $token } to { $to }
swu-give-token-times = give as many { $token } to { $to } as { $times }
swu-give-token-for-each = give { $token } to { $to } for each { $what }
swu-create = create { $token }
swu-create-ready = create { $token }. { $count ->
    [one] It enters
   *[other] They enter
} play ready
swu-create-that-many = create that many { $token }
swu-create-times = create as many { $token } as { $times }
swu-create-for-each = create { $token } for each { $what }

# Attacks and cards to be played.
swu-attack-with = attack with { $who }
swu-attack-even-exhausted = attack with { $who }, even if it is exhausted
swu-attack-gets = { $attack }. It { $what } for this attack
swu-attack-if-gets = { $attack }. If it is { $sort }, it { $what } for this attack
swu-attack-given = { $attack }. If { $condition }, it { $what } for this attack
swu-attack-defender = { $attack }. The defender { $what } for this attack
swu-attack-no-bases = { $attack }. It can’t attack bases for this attack
swu-play-hand = play { $what } from your hand
swu-play-hand-theirs = play { $what } from their hand
swu-play-discard = play { $what } from your discard pile
swu-play-discard-theirs = play { $what } from their discard pile
swu-play-looked = play { $what } from among those cards
swu-play-resources = play { $what } from your resources
swu-play-deck = play { $what } from your deck
swu-play-piloting = { $play } with Piloting
swu-play-on-this = { $play } on this unit
swu-play-ignore-aspects = { $play }, ignoring its aspect penalties
swu-play-free = { $play } for free
swu-play-discount = it costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-play-ready = it enters play ready
swu-play-gets = it { $what } for this phase

# Hands, decks, discard piles, resources.
swu-draw-you = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
swu-draw-who = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
swu-draw-that-many-you = draw that many cards
swu-draw-that-many-who = { $who } draws that many cards
swu-draw-equal-you = draw as many cards as { $amount }
swu-draw-equal-who = { $who } draws as many cards as { $amount }
swu-draw-for-each-you = draw a card for each { $what }
swu-draw-for-each-who = { $who } draws a card for each { $what }
swu-discard-you = discard { $what } from your hand
swu-discard-theirs = discard { $what } from their hand
swu-discard-who = { $who } discards { $what } from their hand
swu-discard-hand = discard your hand
swu-mill-you = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
} from your deck
swu-mill-theirs = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
} from their deck
swu-mill-who = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
} from their deck
swu-mill-that-many-you = discard that many cards from your deck
swu-mill-that-many-who = { $who } discards that many cards from their deck
swu-mill-equal-you = discard as many cards from your deck as { $amount }
swu-mill-equal-who = { $who } discards as many cards from their deck as { $amount }
swu-mill-for-each-you = discard a card from your deck for each { $what }
swu-mill-for-each-who = { $who } discards a card from their deck for each { $what }
swu-look-hand = look at the hand of an opponent
swu-look-hand-discard = look at the hand of an opponent and discard { $what } from it
swu-top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of your deck
swu-whole-deck = your deck
swu-combined-cost = { $what } that together cost { $cost } or less
swu-search-draw = search { $where } for { $what } and draw { $n ->
    [one] it
   *[other] them
}
swu-search-revealed-draw = search { $where } for { $what }, reveal { $n ->
    [one] it and draw it
   *[other] them and draw them
}
swu-search-discard = search { $where } for { $what } and discard { $n ->
    [one] it
   *[other] them
}
swu-search-free = search { $where } for { $what } and play { $n ->
    [one] it
   *[other] each of them
} for free
swu-resource-top = put the top card of your deck into play as a resource
swu-resource-top-ready = put the top card of your deck into play as a ready resource
swu-resource-top-theirs = put the top card of their deck into play as a resource
swu-resource-top-ready-theirs = put the top card of their deck into play as a ready resource
swu-resource-hand = put a card from your hand into play as a resource
swu-resource-hand-ready = put a card from your hand into play as a ready resource
swu-resource-hand-theirs = put a card from their hand into play as a resource
swu-resource-hand-ready-theirs = put a card from their hand into play as a ready resource
swu-resource-this = put this card into play as a resource
swu-resource-this-ready = put this card into play as a ready resource
swu-ready-resources = ready { $count ->
    [one] a resource
   *[other] { $count } resources
}
swu-ready-up-to = ready up to { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-exhaust-resources-theirs = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} they control
swu-defeat-resource = defeat a friendly resource
swu-pay = pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-from-discard-you-hand = return { $what } from your discard pile to your hand
swu-from-discard-theirs-hand = return { $what } from their discard pile to their hand
swu-from-discard-any-hand = return { $what } from a discard pile to the hand of its owner
swu-from-discard-you-bottom = put { $what } from your discard pile on the bottom of your deck in random order
swu-from-discard-any-bottom = put { $what } from a discard pile on the bottom of the deck of its owner in random order

# Keywords; number is 0 where it doesn’t matter.
swu-keyword-sentinel = Sentinel
swu-keyword-ambush = Ambush
swu-keyword-shielded = Shielded
swu-keyword-overwhelm = Overwhelm
swu-keyword-saboteur = Saboteur
swu-keyword-grit = Grit
swu-keyword-hidden = Hidden
swu-keyword-raid = { $number ->
    [0] Raid
   *[other] Raid { $number }
}
swu-keyword-restore = { $number ->
    [0] Restore
   *[other] Restore { $number }
}
swu-keyword-exploit = { $number ->
    [0] Exploit
   *[other] Exploit { $number }
}
swu-keyword-smuggle = Smuggle [{ $price }]
swu-keyword-piloting = Piloting [{ $price }]
swu-keyword-plot = Plot
swu-keyword-bounty = Bounty
swu-keyword-name-sentinel = Sentinel
swu-keyword-name-ambush = Ambush
swu-keyword-name-shielded = Shielded
swu-keyword-name-overwhelm = Overwhelm
swu-keyword-name-saboteur = Saboteur
swu-keyword-name-grit = Grit
swu-keyword-name-hidden = Hidden
swu-keyword-name-raid = Raid
swu-keyword-name-restore = Restore
swu-keyword-name-exploit = Exploit
swu-keyword-name-smuggle = Smuggle
swu-keyword-name-piloting = Piloting
swu-keyword-name-plot = Plot
swu-keyword-name-bounty = Bounty
swu-keyword-name-coordinate = Coordinate
swu-keyword-name-support = Support
swu-keyword-name-fortify = Fortify
swu-effect-ambush = attack an enemy unit with this unit, even if it is exhausted
swu-effect-shielded = give a Shield token to this unit
swu-effect-restore = heal as much damage from your base as this unit’s Restore
swu-effect-saboteur = defeat all Shield tokens on the defender
swu-noted-shield = If the attached unit would be dealt damage, that damage is prevented and a Shield token on it is defeated.
swu-noted-credit = While you pay resources you may defeat this token to pay 1 less.
