# A Lawless Time and Intro Battle: Hoth: Credits, ends of attacks, aspects that are chosen.

# Questions, options, and what is told of the game.
swu-ask-strike-last = { $unit }: does the defender deal combat damage first?
swu-ask-aspect = { $card }: choose an aspect.
swu-option-aspect = { $aspect }
swu-option-credit = A Credit token of { PLAYER($seat) }’s
swu-option-force = { PLAYER($seat) }’s Force token
swu-log-aspect = { PLAYER($seat) } chooses { $aspect }.
swu-log-credits-lost = { $count ->
    [one] A Credit token
   *[other] { $count } Credit tokens
} of { PLAYER($seat) }’s { $count ->
    [one] is
   *[other] are
} defeated.
swu-log-credit-taken = { PLAYER($seat) } takes control of a Credit token of { PLAYER($other) }’s.

# Credits and other tokens.
swu-create-credits-equal = create Credit tokens equal to { $amount }
swu-defeat-credit-any = defeat a Credit token
swu-defeat-credit-friendly = defeat a friendly Credit token
swu-defeat-credit-enemy = defeat an enemy Credit token
swu-defeat-any-credits = defeat any number of friendly Credit tokens
swu-defeat-any-tokens = defeat any number of friendly tokens
swu-those-tokens = tokens defeated this way
swu-each-tokens = token defeated this way
swu-those-credits = Credit tokens defeated this way
swu-each-credits = Credit token defeated this way
swu-those-returned = resources returned this way
swu-each-returned = resource returned this way
swu-those-defeated = { $n ->
    [one] unit
   *[other] units
} defeated this way
swu-steal-credit = take control of an enemy Credit token
swu-friendly-credits = friendly Credit { $n ->
    [one] token
   *[other] tokens
}
swu-credits-blank = enemy Credit tokens lose all abilities
swu-with-credit-gets = if you defeated a Credit token while paying its cost, that unit { $what } for this phase
swu-settle-difference = the player who takes control of the unit with the lower cost creates Credit tokens equal to the difference between their costs
swu-if-nothing-paid = no resources were paid to play this unit
swu-if-token-you = you created a token this phase

# Attacks.
swu-if-survived = this unit survived
swu-if-hit-base = this unit dealt combat damage to a base
swu-if-it-hit-base = that unit damaged a base
swu-if-no-other-attacked = no other units have attacked this phase
swu-after-attack = after completing this attack, { $effect }
swu-limit-33554432 = may deal combat damage after the defender
swu-limit-67108864 = can’t deal combat damage
swu-limit-134217728 = can’t be taken control of by opponents
swu-head-used-attack-you = When you use an “On Attack” ability

# Aspects.
swu-its-aspects = different { $n ->
    [one] aspect
   *[other] aspects
} it has
swu-choose-aspect = choose an aspect. { CAPITAL($effect) }
swu-is-that-aspect = { $noun } with the chosen aspect
swu-is-aspect-of-yours = { $noun } that shares an aspect with a friendly unit
swu-is-aspect-of-it = { $noun } that shares an aspect with that unit

# Decks, discard piles, resources.
swu-mill-any-deck = discard a card from a deck
swu-peek-at-deck = choose a deck and see its top card, which you may move to the bottom
swu-sift-top = look at the top { $count } cards of your deck. You may discard 1 of them. Put the rest back on top in any order
swu-reveal-and-draw = reveal the top { $count } cards of your deck. Draw { $what } revealed this way, then discard the other revealed cards
swu-play-top = play the top card of your deck
swu-sees-top = your deck’s top card is always open to you
swu-auction = choose a player. They may play the revealed card for free. If they do, a different player creates Credit tokens equal to its cost
swu-take-back = return { $what } discarded this way to your hand
swu-controllers-resource = its controller resources it from the discard pile of its owner
swu-play-their-resource = see every resource of an opponent and play up to 1 of them, paying nothing. If you play one, the top card of their deck becomes a resource of theirs
swu-return-any-resources = return any number of friendly resources to the hands of their owners
swu-look-hand-discard-its-controller = look at the hand of its controller and discard { $what } from it
swu-head-discarded-deck-you = When you discard { $what } from your deck
swu-head-when-discarded = When this card is discarded from your hand or deck
swu-count-discarded-from-hand = the number of cards discarded from your hand this phase
swu-each-discarded-from-hand = card discarded from your hand this phase
swu-card-power = the power of that unit
swu-name-and-ban = say the name of a card: until the phase ends nobody can play a card so named
swu-title-not-played = cards named { $title } can’t be played

# Units, leaders, players.
swu-is-utmost-cost = { $noun } with the highest cost among { $what }
swu-is-owned-elsewhere = { $noun } you own but don’t control
swu-is-trait-of-leader = { $noun } that shares a trait with a friendly leader
swu-lends-trait = outside play, each { $of } of yours has the trait { $trait } as well
swu-if-it-survives = it survives
swu-if-fewer-cards = you have fewer cards in hand than an opponent
swu-if-base-more-hurt = your base has more damage on it than an enemy base
swu-deal-up-to = deal up to { $amount } damage to { $to }
swu-hit-their-bases = for each enemy unit defeated this way, deal { $amount } damage to the base of its controller
swu-extra-regroup = every round has a second regroup phase, right after the usual one
swu-use-any = use any number of “{ $on }” abilities on { $what }
swu-choose-players = choose { $count } players. { CAPITAL($effect) }
swu-counts-as = { $power ->
    [none] has a printed HP that counts as { $hp }
   *[other] has a printed power that counts as { $power } and a printed HP that counts as { $hp }
}
swu-those-discarded = cards discarded this way
swu-each-discarded = card discarded this way
