# Spark of Rebellion, Aggression, Cunning and neutral cards: what is asked.
swu-ask-arena = { $card }: choose an arena.
swu-ask-refuse = { $card }: do you let the opponent { $effect }?
swu-ask-number = { $card }: choose a number.
swu-ask-pay = { $card }: how many resources do you pay?
swu-ask-top-or-discard = { $card }: put each card back on top, the last one topmost, or discard it.
swu-ask-more = { $card }: do you reveal another card?
swu-option-instead = Play { $name } without paying its cost
swu-choice-instead = Play it without paying its cost

# Why not.
swu-not-one-pile = The cards must lie in the same discard pile.

# Choices.
swu-choose = choose { $to }
swu-choose-arena = choose an arena. { CAPITAL($effect) }
swu-choose-number = choose a number
swu-is-on-it = { $noun } on it
swu-is-arena-of-chosen = { $noun } in that arena
swu-either-or = either { $first } or { $second }
swu-unless-refused = { $effect } unless its controller says no. If they do, { $other }
swu-for-each-opponent = for each opponent, { $effect }
swu-opponent-splits = an opponent chooses one of them. { CAPITAL($first) }. As for the other one, { $second }
swu-chosen-base = the base of that player
swu-is-of-that-opponent = { $noun } controlled by that opponent
swu-who-hurt-opponents = each opponent whose base you have damaged this phase

# The top of the deck.
swu-with-top-play = you may play it
swu-with-top-play-discard = you may play it, discard it, or leave it on top of your deck
swu-with-top-bottom = you may put it on the bottom of your deck
swu-with-top-draw = if that is its cost, you may reveal it and draw it
swu-with-top-less = { $effect }. It costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-with-top-free = { $effect }. If { $condition }, you may play it for free instead
swu-reveal-for-damage = reveal the top { $count } cards of your deck. Deal { $damage } damage to { $to } for each { $what } revealed. You may discard any of the revealed cards. Put the others back on top of your deck in any order
swu-push-luck = reveal cards from your deck one at a time, until you stop or have revealed { $most }. If they cost { $most } or less together, deal that much damage to the chosen unit. Put the revealed cards on the bottom of your deck in a random order

# Hands and resources.
swu-discard-down-to = each player discards all but { $keep } cards from their hand
swu-name-and-discard = name a card. An opponent reveals their hand and discards a card with that name from it
swu-return-resources = return up to { $most } friendly resources to the hands of their owners
swu-exhaust-resources-defending = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} that the defending player controls
swu-pay-any-number = pay any number of resources
swu-instead-of-cost = Instead of paying the cost of this card, you may { $cost }.
swu-if-card-is = it is { $what }
swu-its-cost = its cost
swu-additional-opponent = To play { $what }, opponents must also { $cost }.
swu-from-discard-one-bottom = put { $what } from one discard pile on the bottom of the deck of their owner in a random order

# Numbers and conditions.
swu-times = { $factor } times { $number }
swu-unit-aspects = { $n ->
    [one] aspect
   *[other] aspects
} among { $what }
swu-if-unit-aspects = { $mood ->
   *[any] there are { $number } or more aspects among { $what }
}
swu-if-either = { $first } or { $second }
swu-if-there-is = { $mood ->
   *[any] there is { $what }
}
swu-if-defender-defeated = { $mood ->
   *[any] the defender was defeated
}
swu-head-combat-damage-base = When this unit deals combat damage to a base

# Rules that change, units that move and strike.
swu-no-healing-bases = bases can’t be healed
swu-impose-until-2 = { $rule } for this phase
swu-impose-until-3 = { $rule } for this round
swu-enters-ready = This unit enters play ready.
swu-put-on-bottom = put { $to } on the bottom of the deck of its owner
swu-in-turn-deal = choose { $who }. It deals damage equal to its power to { $to }. Then choose another such unit, which deals damage equal to its power to the same unit
