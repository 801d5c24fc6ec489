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
swu-log-names = Player { $seat } names { $name }.
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
swu-first-event-blank = The first event each opponent plays each round loses all abilities.

# Attacks.
swu-is-attacker = attacking { $noun }
swu-is-not-attacker = { $noun } that { $n ->
    [one] isn’t
   *[other] aren’t
} attacking
swu-is-defender = defending { $noun }
swu-is-not-defender = { $noun } that { $n ->
    [one] isn’t
   *[other] aren’t
} defending
swu-is-defenders-arena = { $noun } in the defender’s arena
swu-is-not-defenders-arena = { $noun } outside the defender’s arena
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
