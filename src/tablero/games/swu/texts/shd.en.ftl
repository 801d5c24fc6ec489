# Shadows of the Galaxy and Twilight of the Republic: captives, Bounty, Smuggle, Coordinate, Exploit.

# Questions and what is told of the game.
swu-ask-collector = { $unit }: which opponent may collect its Bounty?
swu-ask-smuggle = { $card }: for how many resources?
swu-ask-captive = { $card }: whom does { $unit } capture?
swu-ask-pay-to-avoid = { $card }: pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
} so that this does not happen? { CAPITAL($effect) }.
swu-ask-steal = { $card }: take control of which resource?
swu-ask-deal-next = { $card }: which unit is dealt { $amount } damage?
swu-option-ready = A ready resource of { PLAYER($seat) }’s
swu-option-spent = An exhausted resource of { PLAYER($seat) }’s
swu-log-steals = { PLAYER($seat) } takes control of a resource of { PLAYER($other) }’s.
swu-won-effect = The effect of a card decides it.
swu-not-so-much-hp = They may have { $most } remaining HP together.
swu-not-so-many = At most { $most } may be chosen.
swu-not-different-names = All of them must have different names.
swu-not-kin = They must share a trait.

# Captives.
swu-captured-by = { $who } captures it
swu-each-captures = choose any number of friendly units. Each of them captures { $what } in the same arena
swu-capture-several = this unit captures up to { $number } { $what } with { $remaining } or less remaining HP together
swu-captured-instead = if this unit would be captured, instead it is defeated and { $damage } damage is dealt to each { $what }
swu-discard-captive = discard a captured card guarded by a friendly unit
swu-play-captive = play a captured card guarded by a unit you control for free, under your control
swu-defender-rescues = the defending player may rescue a card they own that this unit guards
swu-is-guarding = { $noun } guarding a captured card
swu-is-not-guarding = { $noun } guarding no captured card
swu-is-attacked-your-base = { $noun } that attacked your base this phase

# Bounty, Smuggle, Coordinate, Exploit.
swu-is-bountied = { $noun } with a Bounty
swu-is-not-bountied = { $noun } without a Bounty
swu-is-with-keywords = { $noun } with 1 or more keywords
swu-is-with-smuggle = { $noun } with Smuggle
swu-collect-again = you may collect that Bounty again
swu-collect-bounties = collect the Bounties of that unit
swu-resources-smuggle = each friendly resource gains Smuggle, at its cost plus { $more ->
    [one] 1 resource
   *[other] { $more } resources
} and with its aspect icons
swu-coordinate = Coordinate — { CAPITAL($text) }
swu-if-coordinated = you control 3 or more units
swu-head-when-played-smuggle-you = When you play { $what } using Smuggle
swu-play-by-smuggle = play a card using Smuggle. It costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-next-card-exploit = the next { $what } you play this phase gains Exploit { $number }
swu-next-cards = each of the next { $times } { $what } you play this phase costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-play-exploit = it gains { $keyword }
swu-deal-for-exploited = for each unit you exploited while playing this card, you may deal damage equal to its power to an enemy unit

# Attacks.
swu-attack-taken = { $attack }. If { $condition }, the defender { $what } for this attack
swu-if-attack-on = it is attacking { $what }
swu-if-ambush-attacks = a friendly unit is attacking using Ambush
swu-is-attacking-unit = { $noun } attacking a unit
swu-is-attacking-your-base = { $noun } attacking your base
swu-is-attacking-that = { $noun } attacking that unit
swu-is-arena-of-attacker = { $noun } in the arena of the attacker
swu-stand-in = all combat damage that would be dealt to this unit during this attack is dealt to the chosen unit instead
swu-head-combat-damaged = When this unit is dealt combat damage
swu-head-of-combat-damaged = When { $what } is dealt combat damage
swu-prevents-all-combat = if combat damage would be dealt to { $to }, prevent that damage
swu-limit-16384 = can’t be damaged or defeated by enemy abilities

# Numbers.
swu-number = { $number }
swu-count-hand-you = the number of cards in your hand
swu-each-hand-you = card in your hand
swu-count-hand-its-controller = the number of cards in the hand of that player
swu-each-hand-its-controller = card in the hand of that player
swu-count-different-costs = the number of different costs among cards in your discard pile
swu-each-different-costs = different cost among cards in your discard pile
swu-count-base-damage = { $per ->
    [1] the damage on your base
   *[other] the number of times there are { $per } damage on your base
}
swu-each-base-damage = { $per ->
    [1] damage on your base
   *[other] { $per } damage on your base
}
swu-if-base-damage = your base has { $number } or more damage on it
swu-count-hurt-players = the number of players with { $damage } or more damage on their base
swu-each-hurt-player = player with { $damage } or more damage on their base
swu-count-played-cost = the cost of the card played
swu-each-played-cost = resource in the cost of the card played
swu-count-drawn = the number of cards you have drawn this phase
swu-each-drawn = card you have drawn this phase
swu-count-defeated-any = the number of units defeated this phase
swu-each-defeated-any = unit defeated this phase
swu-count-defeated-yours = the number of friendly units defeated this phase
swu-each-defeated-yours = friendly unit defeated this phase
swu-count-paid = the number of resources paid to play this unit
swu-each-paid = resource paid to play this unit
swu-count-most-units = the number of units controlled by the opponent who controls the most
swu-each-most-units = unit controlled by the opponent who controls the most units
swu-count-friends-in-arena = the number of units you control in its arena
swu-each-friend-in-arena = unit you control in its arena
swu-count-how-much = the damage dealt
swu-each-how-much = damage dealt
swu-half-down = half of { $number } (rounded down)
swu-half-up = half of { $number } (rounded up)
swu-is-cost-most-than = { $noun } that { $n ->
    [one] costs
   *[other] cost
} no more than { $than }
swu-is-cost-less-than = { $noun } that { $n ->
    [one] costs
   *[other] cost
} less than { $than }
swu-is-cost-exactly-than = { $noun } that { $n ->
    [one] costs
   *[other] cost
} as much as { $than }
swu-is-power-most-than = { $noun } with power no greater than { $than }
swu-is-power-less-than = { $noun } with less power than { $than }
swu-is-power-exactly-than = { $noun } with power equal to { $than }
swu-resources-of-defending = { $n ->
    [one] resource
   *[other] resources
} the defending player controls

# What things are like.
swu-that-unit = that unit
swu-card-named = { $name }
swu-is-of-that-player = { $noun } that player controls
swu-is-aspect-of-base = { $noun } that shares an aspect with your base
swu-is-named-like-card = { $noun } with the name of that card
swu-is-named-like-unit = { $noun } that shares a name with { $what } you control
swu-is-that-name = { $noun } with that name
swu-is-trait-of-yours = { $noun } that shares a trait with a unit you control
swu-is-healed-this-phase = { $noun } that was healed this phase
swu-is-hurt-by-friend = { $noun } (by a friendly unit)
swu-with-namesakes = { $first } and each other { $others } with its name
swu-kin = up to { $number } units that share a trait

# Conditions.
swu-if-came-from-hand = you played it from your hand
swu-if-you-own-this = you own this unit
swu-if-you-defeated = you have defeated an enemy unit this phase
swu-if-this-discarded = this card was discarded from your hand or deck this phase
swu-if-card-defeated = it was defeated this phase
swu-if-nth-card = it is { $number ->
    [2] their second
   *[other] their card number { $number }
} card this phase
swu-if-paid-less = they paid less than its cost
swu-if-no-ready-resources = the defending player controls no ready resources
swu-if-not-done = { $first }. If you don’t, { $second }

# Piles, decks, resources.
swu-head-discarded-hand-any = When a player discards { $what } from their hand
swu-cards-to-resources = put it into play as a resource
swu-cards-to-hand = return { $n ->
    [one] it
   *[other] them
} to your hand
swu-cards-to-bottom = put them on the bottom of your deck in random order
swu-one-at-random = choose { $count } cards with different names in your discard pile. If you do, return 1 of them at random to your hand
swu-return-lost-upgrade = return an upgrade that was attached to this unit to the hand of its owner
swu-resource-defeated = put the defeated unit into play as a resource under your control
swu-reveal-resource = reveal a resource you control. If it is { $what }, return it to the hand of its owner and put the top card of your deck into play as a resource
swu-return-resource = return a resource you control to the hand of its owner
swu-play-revealed-resources = reveal any number of resources you control. Play each unit revealed this way for free, one at a time
swu-inspect-resources = reveal { $count } enemy resources. Defeat each one revealed this way that is { $what }. For each resource defeated this way, its controller puts the top card of their deck into play as a resource
swu-defeat-resource-owned = defeat a resource you own and control
swu-steal-resource = take control of an enemy resource. When this unit leaves play, the owner of that resource takes control of it
swu-give-back = its owner takes control of that resource
swu-show-top = reveal the top card of your deck
swu-draw-that = draw that card
swu-look-hand-may-discard = look at the hand of an opponent. You may discard { $what } from it
swu-hand-to-deck = put a card from your hand on the top or bottom of your deck
swu-shuffle-away = that player shuffles their discard pile and puts it on the bottom of their deck
swu-take-one = look at cards from the top of your deck equal to { $count }. Draw 1 and put the others on the bottom of your deck in random order
swu-guess-name = name a card, then look at the top card of your deck. If it has that name, you may reveal and draw it
swu-search-play = search { $where } for { $what } and play { $n ->
    [one] it
   *[other] each of them
}
swu-later-phase-end = at the end of the phase, { $effect }

# Playing cards.
swu-permission = a card can be played from the discard pile this phase
swu-permit = for this phase, you may play { $free ->
    [True] that card from your discard pile for free
   *[other] those cards from your discard pile, and each of them costs { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } less
}
swu-permit-this = for this phase, the owner of this unit may play it from their discard pile for free
swu-owner-plays = its owner may play it for free
swu-played-from-hand = if you play this unit from your hand, it { $what }
swu-play-hand-or-yours = play { $what } from your hand or discard pile
swu-play-hand-or-any = play { $what } from your hand or from any discard pile
swu-play-ignoring = { $play }, ignoring its aspect penalty
swu-play-this = play this unit under your control
swu-play-this-discard = play this card from your discard pile
swu-play-defeated = { $play } that was defeated this phase
swu-play-discount-kind = if it is { $sort }, it costs { $amount } resources less instead
swu-consolidate = choose any number of friendly units. You may play a unit from your hand for free if its cost is no more than the power of those units together. Then, defeat those units

# Bargains, control, groups.
swu-unless-paid = { $effect } unless its controller pays { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-modes-for-each = for each { $what }, choose a different one: (a) { $mode }
swu-give-away = an opponent takes control of { $to }
swu-lend-token = give { $token } to { $to }. When the regroup phase starts, defeat that token
swu-buy-upgrade = pay the cost of an upgrade on { $on }. If you do, take control of that upgrade and attach it to this unit, or defeat it if that is not possible
swu-lose-game = you lose the game
swu-exchange-control = choose { $what } that is friendly and one that is an enemy. Exchange control of those units
swu-spread-tokens = for each { $what }, give { $token } to { $to }
swu-cover = choose { $to }. For this phase, { $effect }
swu-cover-it = for this phase, { $effect }
swu-deal-descending = deal { $amounts } damage to different units, in this order
swu-crossfire = choose 2 { $what } in the same arena. Each of them deals damage equal to its power to the other
swu-each-loses-one = each player chooses { $what } they control. Defeat those units
swu-every-player = each player must { $effect }
swu-every-player-may = each player may { $effect }
swu-replace-fallen = for each unit defeated this way, its controller creates { $token }
swu-return-with-upgrades = return this unit and each upgrade on it to the hands of their owners
swu-deal-random = deal { $amount } damage to a random unit or base
swu-ready-tokens = each token unit you create enters play ready
swu-pick-discard = choose { $what } in your discard pile
swu-pick-discard-defeated = choose { $what } in your discard pile that { $n ->
    [one] was
   *[other] were
} defeated this phase
swu-exhaust-resources-chosen = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} that player controls
swu-defender-of-this = the defender in an attack of this unit
swu-ignore-aspects-on-this = ignore the aspect penalties of { $what } you play on this unit
swu-if-defeated-many-you = { $number } or more friendly units were defeated this phase
swu-if-defeated-many-opponent = { $number } or more enemy units were defeated this phase
swu-if-defeated-many-any = { $number } or more units were defeated this phase
swu-if-they-do-not = { $first }. If they don’t, { $second }
swu-if-control-exactly = you control exactly { $number ->
    [one] 1 unit
   *[other] { $number } units
}
swu-if-captive-cheaper = the captured unit costs less than its captor
swu-is-not-aspect-of-base = { $noun } that shares no aspect with your base
swu-head-of-base-attacked = When { $what } attacks your base
swu-takes-and-attaches-any = take control of { $what } and attach it to an eligible unit
swu-limit-2097152 = can attack 2 units instead of 1
swu-not-unit-and-base = Only units can be attacked together.
swu-enters-as-copy = you may have this unit enter play as a copy of { $what } in play: only what is printed is copied, it gains the Clone trait and is not unique
swu-ask-copy = { $card }: as a copy of which unit does it enter play?
swu-mute-leaders = each leader loses all abilities except for epic actions and can’t gain abilities
swu-not-muted = { $card } has no abilities now.
swu-flip-leader = flip this leader
swu-log-flips = { PLAYER($seat) } turns a leader over: { $leader }.
swu-pass-around = choose { $what } controlled by each player. If you do, each player takes control of the chosen unit of the player to their right. When the regroup phase starts, each player takes control of each of those units that they own
swu-provoke = the next action of its controller this phase must be an attack with that unit, if able, and it must attack a unit, if able
