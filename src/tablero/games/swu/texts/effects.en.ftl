# What abilities do, told to somebody and with a small letter: “deal 2 damage to a unit”.

# Put together.
swu-done-or-not-they = { $first }. If they do, { $second }. If they do not, { $other }
swu-done-or-not = { $first }. If you do, { $second }. If you do not, { $other }
swu-modes = choose { $number ->
    [1] one
    [2] two
    [3] three
   *[other] { $number }
}: (a) { $mode }
swu-modes-for-each = for each { $what }, choose a different one: (a) { $mode }
swu-mode = { $modes }; ({ $letter }) { $mode }
swu-either-or = either { $first } or { $second }
swu-as-often = do this any number of times, one after the other: { $effect }
swu-later-action-phase = when the next action phase starts, { $effect }
swu-later-regroup-phase = when the regroup phase starts, { $effect }
swu-later-phase-end = at the end of the phase, { $effect }
swu-for-once = the next time only, { $effect }

# Choosing first.
swu-its-keywords = the keywords of this unit
swu-choose = choose { $to }
swu-choose-exactly = choose { $number } { $what }
swu-ask-arena = { $card }: choose an arena.
swu-choose-arena = choose an arena. { CAPITAL($effect) }
swu-ask-aspect = { $card }: choose an aspect.
swu-log-aspect = { PLAYER($seat) } chooses { $aspect }.
swu-choose-aspect = choose an aspect. { CAPITAL($effect) }
swu-choose-number = choose a number
swu-ask-number = { $card }: choose a number.
swu-choose-keyword = choose a keyword: { $keywords }. As long as this unit is in play, each friendly Vehicle unit gains it
swu-mark = choose { $to }. As long as this unit is in play, { $effect }
swu-mark-it = as long as this unit is in play, { $effect }
swu-chosen-unit = the chosen unit
swu-chosen-units = the chosen units

# Who does it.
swu-by-opponent-one = an opponent must { $effect }
swu-by-opponent-one-may = an opponent may { $effect }
swu-every-player-may = each player may { $effect }
swu-by-defending-may = the defending player may { $effect }
swu-choose-player = choose a player. { CAPITAL($effect) }
swu-choose-opponent = choose an opponent. { CAPITAL($effect) }
swu-choose-players = choose { $count } players. { CAPITAL($effect) }
swu-any-players = choose any number of players. { CAPITAL($effect) }
swu-every-player = each player must { $effect }
swu-for-each-opponent = for each opponent, { $effect }
swu-by-opponent-each = each opponent must { $effect }
swu-by-opponent-each-may = each opponent may { $effect }
swu-by-its-controller = its controller must { $effect }
swu-by-its-controller-may = its controller may { $effect }
swu-by-chosen = that player must { $effect }
swu-by-chosen-may = that player may { $effect }
swu-by-defending = the defending player must { $effect }
swu-opponent-chooses = an opponent chooses { $what } they control
swu-opponent-picks = an opponent chooses one for you to do: (a) { $mode }
swu-opponent-splits = an opponent chooses one of them. { CAPITAL($first) }. As for the other one, { $second }
swu-ask-refuse = { $card }: do you let { PLAYER($seat) } { $effect }?
swu-unless-refused = { $effect } unless its controller says no. If they do, { $other }
swu-ask-pay-to-avoid = { $card }: do you pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
} so that this does not happen? { CAPITAL($effect) }.
swu-unless-paid = { $effect } unless its controller pays { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-ask-discard-to-avoid = { $card }: do you discard a card? Otherwise: { $effect }.
swu-unless-discards = unless its controller discards a card from their hand, { $effect }

# Damage.
swu-deal-for-each = deal { $amount } damage to { $to } for each { $what }
swu-deal-divided-equal = deal damage equal to { $amount }, divided as you choose among { $among }
swu-deal-divided-for-each = deal { $amount } damage for each { $what }, divided as you choose among { $among }
swu-it-deals-divided-equal = it deals damage equal to { $amount }, divided as you choose among { $among }
swu-it-deals-divided-for-each = it deals { $amount } damage for each { $what }, divided as you choose among { $among }
swu-deal = deal { $amount } damage to { $to }
swu-unpreventable = { $effect }. That damage can’t be prevented
swu-deal-divided = deal { $amount } damage divided as you choose among { $among }
swu-it-deals-divided = it deals { $amount } damage divided as you choose among { $among }
swu-deal-divided-up-to = deal up to { $amount } damage divided as you choose among { $among }
swu-not-divided = Deal all { $amount } damage, or none.
swu-deal-each = deal { $parts }
swu-damage-to = { $amount } damage to { $to }
swu-damage-to-next = { $amount } to { $number ->
    [2] another
    [3] a third
   *[other] a fourth
}
swu-damage-equal-to = damage equal to { $amount } to { $to }
swu-deal-up-to = deal up to { $amount } damage to { $to }
swu-deal-equal = deal damage equal to { $amount } to { $to }
swu-ask-deal-next = { $card }: which unit is dealt { $amount } damage?
swu-deal-random = deal { $amount } damage to a random unit or base
swu-hit-their-bases = for each enemy unit defeated this way, deal { $amount } damage to the base of its controller

# Units that deal damage.
swu-unit-deals-equal = choose { $who }. It deals damage equal to { $amount } to { $to }
swu-unit-deals-for-each = choose { $who }. It deals { $amount } damage to { $to } for each { $what }
swu-spoken-deals-equal = { $who } deals damage equal to { $amount } to { $to }
swu-spoken-deals-for-each = { $who } deals { $amount } damage to { $to } for each { $what }
swu-unit-deals = choose { $who }. It deals { $amount } damage to { $to }
swu-spoken-deals = { $who } deals { $amount } damage to { $to }
swu-each-deals = choose { $to }. Each { $who } in that arena deals damage equal to its power to it
swu-ram = defeat { $who } and deal damage equal to its power to { $to }
swu-in-turn-deal = choose { $who }. It deals damage equal to its power to { $to }. Then choose another such unit, which deals damage equal to its power to the same unit
swu-crossfire = choose 2 { $what } in the same arena. Each of them deals damage equal to its power to the other

# Healing.
swu-heal-equal = heal damage equal to { $amount } from { $to }
swu-heal-for-each = heal { $amount } damage from { $to } for each { $what }
swu-heal-all = heal all damage from { $to }
swu-heal = heal { $amount } damage from { $to }
swu-heal-up-to = heal up to { $amount } damage from { $to }
swu-not-so-many = At most { $most } may be chosen.
swu-heal-divided = heal up to { $amount } damage divided as you choose among { $among }

# Defeat.
swu-defeat = defeat { $to }
swu-each-player-chooses = each player chooses { $what } they control
swu-replace-fallen = for each unit defeated this way, its controller creates { $token }

# Exhausting and readying.
swu-exhaust = exhaust { $to }
swu-readies = ready { $to }
swu-ready-leader = ready a leader that is not a unit
swu-toll-on-enemies = opponents pay 1 resource for each unit of theirs, or exhaust it
swu-ask-toll = { $card }: which units do you pay 1 resource each for? The others are exhausted.

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
swu-give-token-that-many = give that many { $token } to { $to }
swu-give-token-times = give as many { $token } to { $to } as { $times }
swu-give-token-for-each = give { $token } to { $to } for each { $what }
swu-create-that-many = create that many { $token }
swu-create-times = create as many { $token } as { $times }
swu-create-for-each = create { $token } for each { $what }
swu-give-token = give { $token } to { $to }
swu-create = create { $token }
swu-create-ready = create { $token }. { $count ->
    [one] It enters
   *[other] They enter
} play ready
swu-spread-tokens = for each { $what }, give { $token } to { $to }
swu-lend-token = give { $token } to { $to }. When the regroup phase starts, defeat that token
swu-defeat-any-tokens = defeat any number of friendly tokens

# For a while.
swu-stand-in = all combat damage that would be dealt to this unit during this attack is dealt to the chosen unit instead
swu-provoke = the next action of its controller this phase must be an attack with that unit, if able, and it must attack a unit, if able
swu-impose-ability = you have { $ability } { $until }
swu-impose-until-phase = { $rule } for this phase
swu-impose-until-round = { $rule } for this round
swu-impose-until-in-play = while this unit is in play, { $rule }
swu-cover = choose { $to }. For this phase, { $effect }
swu-cover-it = for this phase, { $effect }
swu-next-card-if = the next { $what } you play this phase costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less if { $condition }

# Control.
swu-take-control = take control of { $to }
swu-owner-takes-control = its owner takes control of { $to }
swu-take-while-here = take control of { $to }. When this unit leaves play, the owner of that unit takes control of it
swu-owner-takes-back = its owner takes control of it
swu-give-away = an opponent takes control of { $to }
swu-exchange-control = choose { $what } that is friendly and one that is an enemy. Exchange control of those units
swu-pass-around = choose { $what } controlled by each player. If you do, each player takes control of the chosen unit of the player to their right. When the regroup phase starts, each player takes control of each of those units that they own

# Attacks.
swu-attack-with = attack with { $who }
swu-attack-even-exhausted = attack with { $who }, even if it is exhausted
swu-attack-gets = { $attack }. It { $what } for this attack
swu-attack-if-gets = { $attack }. If it is { $sort }, it { $what } for this attack
swu-attack-given = { $attack }. If { $condition }, it { $what } for this attack
swu-attack-defender = { $attack }. The defender { $what } for this attack
swu-attack-no-bases = { $attack }. It can’t attack bases for this attack
swu-attack-taken = { $attack }. If { $condition }, the defender { $what } for this attack
swu-later-after-attack = after completing this attack, { $effect }

# Returning and moving.
swu-return = return { $to } to the hand of its owner
swu-return-several = return { $to } to the hands of their owners
swu-return-with-upgrades = return { $to } and each upgrade on it to the hands of their owners
swu-ask-jump-upgrades = { $card }: which upgrades on { $unit } return to hand, too?
swu-jump-away = return { $to } and any number of non-leader upgrades on it to the hands of their owners. The next copy of that unit that you play this phase is free
swu-put-in-deck-bottom = put { $to } on the bottom of the deck of its owner
swu-put-in-deck-either = choose { $to }. Its owner puts it into their deck, at the top or at the bottom
swu-move-ground = move { $to } to the ground arena
swu-move-space = move { $to } to the space arena

# Upgrades.
swu-attach-to = Attach this card to { $what }.
swu-attach = attach { $what } as an upgrade to { $to }
swu-attach-this = attach this unit as an upgrade to { $to }
swu-takes-and-attaches-any = take control of { $what } and attach it to an eligible unit
swu-takes-and-attaches = take control of { $what } and attach it to a different eligible unit
swu-attach-eligible = attach { $what } to { $to } for which it is eligible
swu-attach-different = attach { $what } to a different eligible unit
swu-attach-same-side = attach { $what } to another eligible unit of the same controller
swu-attach-this-upgrade = attach this upgrade to { $to }
swu-attacker-takes = the attacking player takes control of this upgrade and attaches it to a unit they control
swu-buy-upgrade = pay the cost of an upgrade on { $on }. If you do, take control of that upgrade and attach it to this unit, or defeat it if that is not possible

# Abilities used again.
swu-use-again = use that ability again
swu-use-all-again = use all of its “{ $on }” abilities again
swu-use-ability-of = use a “{ $on }” ability of { $what }
swu-use-any = use any number of “{ $on }” abilities on { $what }

# Turns and the end of the game.
swu-lose-game = you lose the game
swu-extra-action = take an extra action after this one
swu-win-in-arena = choose an arena. When the regroup phase starts, if you are the only player who controls units in it, you win the game
swu-alone-wins = if you are the only player who controls units in { $arena ->
    [ground] the ground arena
   *[space] the space arena
}, you win the game

# Who, and whose deck.
swu-hand-of-an-opponent = the hand of an opponent
swu-hand-of-defending = the hand of the defending player
swu-hand-of-its-controller = the hand of its controller
swu-who-each = each player
swu-who-opponents = each opponent
swu-who-defending = the defending player
swu-who-its-controller = its controller
swu-who-chosen = that player
swu-who-both = each of the two of you
swu-who-an-opponent = an opponent
swu-who-that-opponent = that opponent
swu-who-owner = its owner
swu-who-those = each of those players
swu-who-hurt-opponents = each opponent whose base you have damaged this phase
swu-who-its-owner = its owner

# Drawing and searching.
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
swu-draw-that = draw that card
swu-search-play = search { $where } for { $what } and play { $n ->
    [one] it
   *[other] each of them
}
swu-ask-arrange = { $card }: put each card on the bottom of your deck, or on top of it and of those put there before.
swu-search-top = search { $where } for { $what }, reveal { $n ->
    [one] it
   *[other] them
} and put { $n ->
    [one] it on top of your deck
   *[other] them on top of your deck, in the order you like
}
swu-take-one = look at cards from the top of your deck equal to { $count }. Draw 1 and put the others on the bottom of your deck in random order
swu-reveal-and-draw = reveal the top { $count } cards of your deck. Draw { $what } revealed this way, then discard the other revealed cards
swu-reveal-and-split = reveal the top { $count } cards of your deck. An opponent discards { $theirs } of them. Draw one of the others and discard the rest

# Looking and revealing.
swu-look-top = look at the top card of your deck. { CAPITAL($effect) }
swu-look-each-top = look at the top card of each player’s deck
swu-arrange = look at the top { $count } cards of your deck. Put any number of them on the bottom and the rest on top in any order
swu-reveal-top-any = reveal the top card of a player’s deck
swu-reveal-top-you = reveal the top card of your deck
swu-with-top-play = you may play it
swu-with-top-play-discard = you may play it, discard it, or leave it on top of your deck
swu-with-top-bottom = you may put it on the bottom of your deck
swu-with-top-draw = if it is { $what }, you may reveal it and draw it
swu-with-top-less = { $effect }. It costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-with-top-free = { $effect }. If { $condition }, you may play it for free instead
swu-reveal-top-cards = reveal the top { $count } cards of a deck. { CAPITAL($effect) }. Put those cards on the bottom of that deck in random order
swu-ask-top-or-discard = { $card }: put each card back on top, the last one topmost, or discard it.
swu-reveal-for-damage = reveal the top { $count } cards of your deck. Deal { $damage } damage to { $to } for each { $what } revealed. You may discard any of the revealed cards. Put the others back on top of your deck in any order
swu-ask-more = { $card }: reveal another card?
swu-push-luck = reveal cards from your deck one at a time, until you stop or have revealed { $most }. If they cost { $most } or less together, deal that much damage to the chosen unit. Put the revealed cards on the bottom of your deck in a random order
swu-peek-at-deck = choose a deck and see its top card, which you may move to the bottom
swu-sift-top = look at the top { $count } cards of your deck. You may discard 1 of them. Put the rest back on top in any order
swu-reveal-hand = reveal { $what } from your hand
swu-reveal-this = reveal this card from your hand

# Naming a card.
swu-ask-name = { $card }: name a card.
swu-log-names = { PLAYER($seat) } names { $name }.
swu-name-a-card = name a card
swu-not-allowed = An ability keeps you from playing { $card } for now.

# Discarding.
swu-discard-you = discard { $what } from your hand
swu-discard-theirs = discard { $what } from their hand
swu-discard-who = { $who } discards { $what } from their hand
swu-discard-all-but-you = discard all but { $keep } cards from your hand
swu-discard-all-but-who = { $who } discards all but { $keep } cards from their hand
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
swu-discard-hand = discard your hand
swu-look-hand-discard = look at { $hand } and discard { $what } from it
swu-look-hand-may-discard = look at { $hand }. You may discard { $what } from it
swu-look-hand = look at { $hand }
swu-reveal-hand-of-an-opponent = an opponent reveals their hand
swu-reveal-hand-of-defending = the defending player reveals their hand
swu-reveal-hand-of-an-opponent-discard = an opponent reveals their hand and discards { $what } from it
swu-reveal-hand-of-defending-discard = the defending player reveals their hand and discards { $what } from it
swu-discard-namesakes = search the deck and hand of its controller for each card with its name and discard them. Then they shuffle their deck
swu-discard-one-of-top = look at the top { $count } cards of the deck of the defending player and discard 1 of them. The others go back on top

# Discard piles.
swu-from-discard-you-hand = return { $what } from your discard pile to your hand
swu-from-discard-theirs-hand = return { $what } from their discard pile to their hand
swu-not-one-pile = The cards must lie in the same discard pile.
swu-shuffle-away = that player shuffles their discard pile and puts it on the bottom of their deck
swu-pick-discard = choose { $what } in your discard pile
swu-pick-discard-defeated = choose { $what } in your discard pile that { $n ->
    [one] was
   *[other] were
} defeated this phase
swu-from-discard-any-hand = return { $what } from a discard pile to the hand of its owner
swu-from-discard-you-bottom = put { $what } from your discard pile on the bottom of your deck{ $n ->
    [one] { "" }
   *[other] { " " }in random order
}
swu-from-discard-one-hand = return { $what } from one discard pile to the hand of their owner
swu-from-discard-any-bottom = put { $what } from a discard pile on the bottom of the deck of its owner{ $n ->
    [one] { "" }
   *[other] { " " }in random order
}
swu-from-discard-one-bottom = put { $what } from one discard pile on the bottom of the deck of their owner in a random order
swu-cards-to-hand = return { $n ->
    [one] it
   *[other] them
} to your hand
swu-cards-to-bottom = put { $n ->
    [one] it
   *[other] them
} on the bottom of your deck in random order
swu-cards-to-hand-of-kind = return the { $what } among them to your hand
swu-return-defeated = return each unit in your discard pile that was defeated this phase to your hand
swu-return-fallen = return this unit to the hand of its owner
swu-return-lost-upgrade = return an upgrade that was attached to this unit to the hand of its owner
swu-take-back-hand = return { $what } discarded this way to your hand
swu-not-different-names = All of them must have different names.
swu-one-at-random = choose { $count } cards with different names in your discard pile. If you do, return 1 of them at random to your hand
swu-take-back-top = put { $what } discarded this way on top of your deck

# From hand to deck.
swu-hand-to-deck-either = from your hand, put a card at the top or at the bottom of your deck
swu-hand-to-deck-top = from your hand, put a card on top of your deck
swu-hand-to-deck-bottom = from your hand, put a card at the bottom of your deck
swu-ask-order = { $card }: in which order, from the top down?
swu-bottom-from-hand = put { $count } cards from your hand on the bottom of your deck in any order

# Playing cards.
swu-play-hand = play { $what } from your hand
swu-play-hand-theirs = play { $what } from their hand
swu-play-discard = play { $what } from your discard pile
swu-play-discard-theirs = play { $what } from their discard pile
swu-play-looked = play { $what } from among those cards
swu-play-resources = play { $what } from your resources
swu-play-deck = play { $what } from your deck
swu-play-on-this = { $play } on this unit
swu-play-ignore-aspects = { $play }, ignoring its aspect penalties
swu-play-ignore-one = { $play }, ignoring 1 of its Vigilance, Command, Aggression or Cunning aspect penalties
swu-play-discount-each = it costs 1 resource less for each { $what }
swu-play-defeated = { $play } that was defeated this phase
swu-play-discount-kind = if it is { $sort }, it costs { $amount } resources less instead
swu-next-gets = the next unit you play { $what }
swu-play-onto = { $play } on { $what }
swu-play-hand-or-discard = play { $what } from your hand or discard pile
swu-play-hand-or-any-discard = play { $what } from your hand or from any discard pile
swu-play-ignoring = { $play }, ignoring its aspect penalty
swu-play-free = { $play } for free
swu-play-this = play this unit under your control
swu-play-this-discard = play this card from your discard pile
swu-play-ready = it enters play ready
swu-play-it = play it
swu-play-it-free = play it for free
swu-play-discount = it costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
swu-play-hand-or-resources = play { $what } from your hand or resources
swu-play-top = play the top card of your deck
swu-owner-plays = its owner may play it for free
swu-play-gets = it { $what } for this phase
swu-permit-ignoring = for this phase, you may play it from the discard pile where it lies, ignoring its aspect penalty
swu-permit = for this phase, you may play { $free ->
    [True] any card discarded this way from your discard pile for free
   *[other] those cards from your discard pile, and each of them costs { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } less
}
swu-permit-this-to-owner = for this phase, the owner of this unit may play it from their discard pile for free
swu-permit-this-to-chosen = for this phase, that player may play this unit for free from the discard pile of its owner

# Resources.
swu-resource-top-theirs = put the top card of their deck into play as a resource
swu-resource-top-ready-theirs = put the top card of their deck into play as a ready resource
swu-resource-hand-theirs = put a card from their hand into play as a resource
swu-resource-hand-ready-theirs = put a card from their hand into play as a ready resource
swu-exhaust-resources-theirs = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} they control
swu-exhaust-resources-you = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} you control
swu-resource-top = put the top card of your deck into play as a resource
swu-resource-top-ready = put the top card of your deck into play as a ready resource
swu-resource-hand = put a card from your hand into play as a resource
swu-resource-hand-ready = put a card from your hand into play as a ready resource
swu-resource-this = put this card into play as a resource
swu-resource-this-ready = put this card into play as a ready resource
swu-cards-to-resources = put { $n ->
    [one] it into play as a resource
   *[other] them into play as resources
}
swu-borrow-for-each = for each { $what }, you may put a card from your hand into play as a ready resource. When the regroup phase starts, defeat that many friendly resources
swu-ready-resources-for-each = for each { $what }, ready a resource
swu-ready-resources = ready { $count ->
    [one] a resource
   *[other] { $count } resources
}
swu-ready-up-to = ready up to { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-exhaust-resources-defending = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} that the defending player controls
swu-exhaust-resources-chosen = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} that player controls
swu-defeat-resource = defeat a friendly resource
swu-defeat-resource-owned = defeat a resource you own and control
swu-pay = pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-ask-pay = { $card }: how many resources do you pay?
swu-pay-any-number = pay any number of resources
swu-pay-up-to = pay up to { $count } resources
swu-return-resource = return a resource you control to the hand of its owner
swu-return-any-resources = return any number of friendly resources to the hands of their owners
swu-return-resources = return up to { $most } friendly resources to the hands of their owners
swu-reveal-resource = reveal a resource you control. If it is { $what }, return it to the hand of its owner and put the top card of your deck into play as a resource
swu-play-revealed-resources = reveal any number of resources you control. Play each unit revealed this way for free, one at a time

# Resources of opponents.
swu-inspect-resources = reveal { $count } enemy resources. Defeat each one revealed this way that is { $what }. For each resource defeated this way, its controller puts the top card of their deck into play as a resource
swu-spy-on-resources = look at { $count } resources of an opponent. You may defeat 1 of them. If you do, its controller puts the top card of their deck into play as a ready resource
swu-play-their-resource = see every resource of an opponent. You may play 1 of them, paying nothing. If you do, the top card of their deck becomes a resource of theirs
swu-steal-resource = take control of an enemy resource. When this unit leaves play, the owner of that resource takes control of it
swu-ask-steal = { $card }: which resource do you take control of?
swu-log-steals = { PLAYER($seat) } takes control of a resource of { PLAYER($other) }’s.
swu-give-back = its owner takes control of that resource
