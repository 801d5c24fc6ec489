swu-disclose = disclose { $aspects }
swu-not-disclosed = These cards don’t show all the aspects that are to be disclosed.
swu-ask-plot = Which cards with Plot do you play from your resources?
swu-log-shows = { PLAYER($seat) } shows { $card }.
swu-log-reveals = { PLAYER($seat) } reveals { $card }.
swu-is-utmost-remaining = { $noun } with the least remaining HP among { $what }
swu-if-action-phase = it is the action phase
swu-if-aspect-provided = you control a leader or base with { $aspect }
swu-reveal-this = reveal this card from your hand
swu-head-when-drawn = When you draw this card
swu-one-for-each = { $what } for each { $each }
swu-ask-disclose = { $card }: which cards do you show to { $effect }?
swu-disclose-any = disclose { $aspects }, or both
swu-disclose-one = disclose one of { $aspects }
swu-if-disclosed = you disclosed { $aspect }
swu-is-shares-no-aspect = { $noun } that { $n ->
    [one] shares
   *[other] share
} no aspect with the disclosed card
swu-is-with-plot = { $noun } with Plot
swu-is-base-damaged-this-phase = { $noun } that dealt damage to a base this phase
swu-is-hurt-enemy-base = { $noun } that dealt damage to an enemy base this phase
swu-is-attacking = attacking { $noun }
swu-is-attacking-a = { $noun } that is attacking { $what }
swu-is-played-this-phase = { $noun } that was played this phase
swu-is-shares-trait-cards = { $noun } that shares a trait with one of those cards
swu-if-outnumber = you control more { $what } than an opponent
swu-if-bigger-hand = you have more cards in hand than an opponent
swu-if-your-base-hit = it is your base
swu-if-attacked-last = an opponent attacked your base during their previous action this phase
swu-count-guarded = the number of captured cards this unit guards
swu-each-guarded = captured card this unit guards
swu-icons-among = { $aspect } { $n ->
    [one] icon
   *[other] icons
} among { $what }
swu-comes-ready = this unit enters play ready
swu-rescued-ready = friendly units that are rescued enter play ready
swu-guards-upgrade = while there is exactly 1 friendly upgrade on this unit, enemy card abilities can’t defeat that upgrade or return it to a hand
swu-prevents-abilities = if an enemy card ability would deal damage to this unit, prevent { $amount } of that damage
swu-prevents-first = the first time this unit would be dealt damage each phase, prevent that damage
swu-more-damage = if another card would deal damage to this unit, it deals that much plus { $amount } instead
swu-decoy-dies = if damage would be dealt to this unit, you may defeat another friendly unit that shares a trait with it. If you do, prevent that damage
swu-name-and-reveal-an-opponent = name a card. An opponent reveals their hand. Count the cards with that name
swu-name-and-reveal-defending = name a card. The defending player reveals their hand. Count the cards with that name
swu-name-and-take = name a card. Look at the hand of an opponent and discard a card with that name from it
swu-discard-one-of-top = look at the top { $count } cards of the deck of the defending player and discard 1 of them. The others go back on top
swu-reveal-top-cards = reveal the top { $count } cards of a deck. { CAPITAL($effect) }. Put those cards on the bottom of that deck in random order
swu-top-and-bottom = put a card from your hand on the top of your deck and another card from your hand on the bottom
swu-ask-to-top = { $card }: which card goes on the top of your deck?
swu-ask-to-bottom = { $card }: which card goes on the bottom of your deck?
swu-spy-on-resources = look at { $count } resources of an opponent. You may defeat 1 of them. If you do, its controller puts the top card of their deck into play as a ready resource
swu-ready-leader = ready a leader that is not a unit
swu-return-fallen = return this unit to the hand of its owner
swu-take-while-here = take control of { $to }. When this unit leaves play, the owner of that unit takes control of it
swu-owner-takes-back = its owner takes control of it
swu-opponent-offers = an opponent may choose { $what } they control
swu-chosen-captures = the chosen unit captures it
swu-everyone-captures = each friendly unit captures { $what } in the same arena
swu-by-defending = the defending player must { $effect }
swu-by-defending-may = the defending player may { $effect }
swu-unless-discards = unless its controller discards a card from their hand, { $effect }
swu-ask-discard-to-avoid = { $card }: do you discard a card? Otherwise: { $effect }.
swu-controller-may = its controller may { $effect }. If they don’t, { $other }
swu-not-events = You can’t play events in this phase.
swu-no-events = that player can’t play events
swu-forbid-events = choose an opponent. If you control more units than that opponent, they can’t play events for this phase
swu-first-action-only = this card can only be played as your first action of the action phase
swu-not-first-action = { $card } can only be played as your first action of the phase.
swu-win-in-arena = choose an arena. When the regroup phase starts, if you are the only player who controls units in it, you win the game
swu-alone-wins = if you are the only player who controls units in { $arena ->
    [ground] the ground arena
   *[space] the space arena
}, you win the game
swu-not-from-hand = this card can’t be played from your hand
swu-not-out-of-hand = { $card } can’t be played from the hand.
swu-permit-ignoring = for this phase, you may play it from the discard pile where it lies, ignoring its aspect penalty
swu-play-onto = { $play } on { $what }
swu-loses-all-other = loses all other abilities
swu-next-card-by-plot = the next card you play using Plot this phase costs { $amount } { $amount ->
    [one] resource
   *[other] resources
} less
swu-look-hand-may-discard-defending = look at the hand of the defending player. You may discard { $what } from it
swu-combined-remaining = { $what } with a total of { $most } or less remaining HP
swu-not-combined-remaining = Together they may have { $most } remaining HP at most.
swu-count-defeated-enemy = the number of enemy units defeated this phase
swu-each-defeated-enemy = enemy unit that was defeated this phase
swu-if-fell-attacking-you = a friendly unit was defeated while attacking this phase
swu-limit-8388608 = isn’t defeated for having no remaining HP
swu-limit-16777216 = can’t be defeated by enemy card abilities
swu-head-of-combat-damage-base = When { $what } deals combat damage to a base
swu-head-revealed-hand-you = When you reveal cards from your hand
swu-head-discards-you = When you discard cards from your hand
swu-if-came-from-resources = you played it from your resources
swu-is-matches-ready = { $noun } whose power and remaining HP are both equal to the number of ready resources you control
swu-not-all-capture = As many units as can must capture another, in each arena.
swu-ask-toll = { $card }: for which units do you pay 1 resource each? The others are exhausted.
swu-toll-on-enemies = opponents pay 1 resource for each unit of theirs, or exhaust it
swu-base-captures = your base captures { $to }. When the regroup phase starts, its owner rescues it
swu-let-go = its owner rescues it
swu-loses-keywords = loses its keywords
