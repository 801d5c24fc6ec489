# What the first half of Spark of Rebellion says.

# Damage and healing.
swu-deal-each = deal { $parts }
swu-damage-to = { $amount } damage to { $to }
swu-damage-equal-to = damage equal to { $amount } to { $to }
swu-heal-up-to = heal up to { $amount } damage from { $to }
swu-not-divided = Deal all { $amount } damage, or none.

# Looking, revealing, naming.
swu-look-top = look at the top card of your deck. { CAPITAL($effect) }
swu-look-each-top = look at the top card of each player’s deck
swu-arrange = look at the top { $count } cards of your deck. Put any number of them on the bottom and the rest on top in any order
swu-reveal-top = reveal the top card of a player’s deck
swu-reveal-hand = reveal { $what } from your hand
swu-each-revealed = card revealed this way
swu-those-revealed = cards revealed this way
swu-aspect-among = different aspect among those cards
swu-aspects-among = different aspects among those cards
swu-name-card = name a card. While this unit is in play, { $effect }
swu-named-not-played = opponents can’t play cards with that name
swu-ask-arrange = { $card }: put each card on the bottom of your deck, or on top of it and of those put there before.
swu-ask-name = { $card }: name a card.
swu-log-names = { PLAYER($seat) } names { $name }.
swu-not-named = { $card } has been named and can’t be played.

# Choosing.
swu-opponent-chooses = an opponent chooses { $what } they control
swu-any-players = choose any number of players. { CAPITAL($effect) }

# Cards and resources.
swu-return-defeated = return each unit in your discard pile that was defeated this phase to your hand
swu-mill-from = discard { $count ->
    [one] a card
   *[other] { $count } cards
} from { $deck }
swu-mill-from-for-each = discard a card from { $deck } for each { $what }
swu-deck-of-defending = the defending player’s deck
swu-deck-of-chosen = that player’s deck
swu-deck-of-opponents = each opponent’s deck
swu-deck-of-each = each player’s deck
swu-next-card = the next { $what } you play this phase costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-next-card-if = the next { $what } you play this phase costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less if { $condition }
swu-first-event-blank = The first event each opponent plays each round loses all abilities.

# Attacks.
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
swu-is-arena-of-defender = { $noun } in the defender’s arena
swu-is-not-arena-of-defender = { $noun } outside the defender’s arena
swu-is-cost-most-that = { $noun } that { $n ->
    [one] costs
   *[other] cost
} as much as that card or less
swu-is-not-cost-most-that = { $noun } that { $n ->
    [one] costs
   *[other] cost
} more than that card

# Conditions.
swu-if-more = { $mood ->
   *[any] { $first } is greater than { $second }
}
swu-if-other-is = { $mood ->
   *[any] the other unit is { $what }
}
swu-if-unit-attacks = { $mood ->
   *[any] { $what } is attacking
}

# Bases.
swu-starting-hand-more = Draw { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} in your starting hand.
swu-starting-hand-less = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} less in your starting hand.
swu-no-mulligan = { $text } You can’t take a mulligan.
swu-deck-size-more = Your deck must have { $count } more cards.
swu-deck-size-less = Your deck may have { $count } fewer cards.
swu-if-first-round = { $mood ->
   *[any] it is the first round
}
swu-bottom-from-hand = put { $count } cards from your hand on the bottom of your deck in any order
swu-ask-order = In which order, from the top down?
swu-option-order = { $cards }
swu-defeat-friendly-token = defeat a friendly token
swu-if-hits-enemy-base = { $mood ->
   *[any] it is { $number } or more damage to an enemy base
}
swu-for-each = for each { $what }, { $effect }
swu-borrow-for-each = for each { $what }, you may put a card from your hand into play as a ready resource. When the regroup phase starts, defeat that many friendly resources
swu-back-on-top = put one of those cards on top of your deck
swu-head-epic-costs = Epic Action [{ $costs }]
swu-times-each-game = { $text }. Use this ability no more than { $count } times in the game
swu-play-ignore-one = { $play }, ignoring 1 of its Vigilance, Command, Aggression or Cunning aspect penalties
swu-play-discount-each = it costs 1 resource less for each { $what }

swu-log-credits = { PLAYER($seat) } creates { $count ->
    [one] a Credit token
   *[other] { $count } Credit tokens
}.
