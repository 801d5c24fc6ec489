# Heads of abilities.
swu-anybody = { $text }. Any player can use this ability
swu-once-each-round = { $text }. Use this ability only once each round
swu-once-each-phase = { $text }. Use this ability only once each phase
swu-once-each-game = { $text }. Use this ability only once in the game
swu-head-action = Action [{ $costs }]
swu-head-action-free = Action
swu-head-epic = Epic Action
swu-head-when-played = When Played
swu-head-when-defeated = When Defeated
swu-head-when-deployed = When Deployed
swu-head-attack = On Attack
swu-head-defense = On Defense
swu-head-attack-ends = When Attack Ends
swu-head-attack-completed = When this unit completes an attack
swu-head-attack-defeats = When this unit attacks and defeats a unit
swu-head-combat-damage = When this unit deals combat damage
swu-head-created = When Created
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
swu-head-of-attack-ends = When an attack by { $what } ends
swu-head-of-attack-completed = When { $what } completes an attack
swu-head-of-attack-defeats = When { $what } attacks and defeats a unit
swu-head-of-combat-damage = When { $what } deals combat damage
swu-head-of-damaged = When { $what } is dealt damage
swu-dealt-by = { $what } by { $by }
swu-head-of-healed = When damage is healed from { $what }
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
swu-head-deployed-you = When you deploy a leader
swu-head-deployed-opponent = When an opponent deploys a leader
swu-head-deployed-any = When a leader is deployed
swu-head-epic-costs = Epic Action [{ $costs }]
swu-times-each-game = { $text }. Use this ability no more than { $count } times in the game
swu-head-combat-damage-base = When this unit deals combat damage to a base
swu-head-combat-damaged = When this unit is dealt combat damage
swu-head-of-combat-damaged = When { $what } is dealt combat damage
swu-head-discarded-hand-any = When a player discards { $what } from their hand
swu-head-of-base-attacked = When { $what } attacks your base
swu-head-ability-damage-you = When you deal damage other than combat damage
swu-head-used-when-defeated-you = When you use a “When Defeated” ability
swu-head-used-when-played-you = When you use a “When Played” ability
swu-head-when-drawn = When you draw this card
swu-head-of-combat-damage-base = When { $what } deals combat damage to a base
swu-head-revealed-hand-you = When you reveal cards from your hand
swu-head-discards-you = When you discard cards from your hand
swu-head-used-attack-you = When you use an “On Attack” ability
swu-head-discarded-deck-you = When you discard { $what } from your deck
swu-head-when-discarded = When this card is discarded from your hand or deck

# Keywords; number is 0 where it doesn’t matter.
swu-keyword-for-each = { $keyword } for each { $what }
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
swu-keyword-name-sentinel = Sentinel
swu-keyword-name-ambush = Ambush
swu-keyword-name-shielded = Shielded
swu-keyword-name-overwhelm = Overwhelm
swu-keyword-name-saboteur = Saboteur
swu-keyword-name-grit = Grit
swu-keyword-name-hidden = Hidden
swu-keyword-name-raid = Raid
swu-keyword-name-restore = Restore
swu-keyword-name-support = Support
swu-keyword-name-fortify = Fortify
swu-effect-ambush = attack an enemy unit with this unit, even if it is exhausted
swu-effect-shielded = give a Shield token to this unit
swu-effect-restore = heal as much damage from your base as this unit’s Restore
swu-effect-saboteur = defeat all Shield tokens on the defender

# What a unit gets, loses, can't and may do.
swu-plus = { $value } plus { $number }
swu-minus = { $value } minus { $number }
swu-values = { $power }/{ $hp }
swu-values-each = { $values } for each { $what }
swu-gets = gets { $values }
swu-gains = gains { $what }
swu-the-trait = the { $trait } trait
swu-loses = loses { $what }
swu-loses-all = loses all abilities
swu-has = { $who } { $what }
swu-it-has = it { $what }
swu-has-until = { $who } { $what } { $until }
swu-give = give { $who } { $what } { $until }
swu-give-each = give { $who }, { $until }, { $what }
swu-until-attack = for this attack
swu-until-phase = for this phase
swu-until-round = for this round
swu-until-in-play = as long as it is in play
swu-until-next-regroup = until the next regroup phase ends
swu-limit-no-base-attacks = can’t attack bases
swu-limit-not-attacked = can’t be attacked
swu-limit-strikes-first = deals combat damage before the defender
swu-limit-reaches-ground = can attack units in the ground arena
swu-limit-no-readying = can’t be readied
swu-limit-no-attacks = can’t attack
swu-limit-no-damage = can’t be dealt damage
swu-limit-lasts-at-zero = isn’t defeated for having no remaining HP during the action phase
swu-limit-lasts-at-zero-lasting = isn’t defeated for having no remaining HP
swu-limit-reaches-space = can attack units in the space arena
swu-limit-not-captured = can’t be captured
swu-limit-no-enemy-defeat = can’t be defeated or returned to a hand by enemy abilities
swu-limit-must-attack-base = must attack a base
swu-limit-no-enemy-harm = can’t be damaged or defeated by enemy abilities
swu-limit-attacks-two = can attack 2 units instead of 1
swu-limit-no-enemy-exhaust = can’t be exhausted by enemy card abilities
swu-limit-no-enemy-return = can’t be returned to a hand by enemy card abilities
swu-limit-double-raid = has its Raid doubled
swu-limit-hp-for-power = deals combat damage equal to its remaining HP instead of its power
swu-limit-no-regroup-readying = doesn’t ready during the regroup phase
swu-printed-as = the printed power of the attached unit counts as { $power } and its printed HP as { $hp }
swu-loses-trait = loses the { $trait } trait
swu-loses-all-other = loses all other abilities
swu-limit-endures = isn’t defeated for having no remaining HP
swu-limit-no-enemy-kill = can’t be defeated by enemy card abilities
swu-loses-keywords = loses its keywords
swu-limit-may-strike-last = may deal combat damage after the defender
swu-limit-no-combat-damage = can’t deal combat damage
swu-limit-not-taken = can’t be taken control of by opponents
swu-counts-as = { $power ->
    [none] has a printed HP that counts as { $hp }
   *[other] has a printed power that counts as { $power } and a printed HP that counts as { $hp }
}

# Rules that change.
swu-permission = a card can be played from the discard pile this phase
swu-played-from-hand = if you play this unit from your hand, it { $what }
swu-first-action-only = this card can only be played as your first action of the action phase
swu-not-first-action = { $card } can only be played as your first action of the phase.
swu-not-from-hand = this card can’t be played from your hand
swu-not-out-of-hand = { $card } can’t be played from the hand.
swu-enters-ready = This unit enters play ready.
swu-comes-ready = this unit enters play ready
swu-enters-as-copy = you may have this unit enter play as a copy of { $what } in play: only what is printed is copied, it gains the Clone trait and is not unique
swu-rule-tokens-enter-ready = each token unit you create enters play ready
swu-rule-firm = this upgrade can’t be defeated by enemy card abilities
swu-guards-upgrade = while there is exactly 1 friendly upgrade on this unit, enemy card abilities can’t defeat that upgrade or return it to a hand
swu-no-healing-bases = bases can’t be healed
swu-rule-mute-leaders = each leader loses all abilities except for epic actions and can’t gain abilities
swu-first-event-blank = The first event each opponent plays each round loses all abilities.
swu-rule-half-payments = while paying costs, you pay half as many resources, rounded up
swu-rule-sees-top = your deck’s top card is always open to you
swu-cant-play-any = { $what } can’t be played
swu-cant-play-opponent = opponents can’t play { $what }
swu-cant-play-you = you can’t play { $what }
swu-cant-play-that-player = that player can’t play { $what }
swu-rule-extra-regroup = each round, one more regroup phase follows the first
swu-leaders-gain-trait = friendly leaders gain the { $trait } trait
swu-lends-trait = outside play, each { $of } of yours has the trait { $trait } as well
swu-noted-shield = If the attached unit would be dealt damage, that damage is prevented and a Shield token on it is defeated.
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

# Damage that is prevented or changed.
swu-prevents-all-combat = if combat damage would be dealt to { $to }, prevent that damage
swu-prevents-some-combat = if combat damage would be dealt to { $to }, prevent { $amount } of it
swu-prevents-all-abilities = if an enemy card ability would deal damage to { $to }, prevent that damage
swu-prevents-all = if damage would be dealt to { $to }, prevent that damage
swu-prevents-all-by = if { $by } would deal damage to { $to }, prevent that damage
swu-prevents-some = if damage would be dealt to { $to }, prevent { $amount } of it
swu-prevents-some-by = if { $by } would deal damage to { $to }, prevent { $amount } of it
swu-prevents-all-once = the next time damage would be dealt to { $to }, prevent that damage
swu-prevents-some-once = the next time damage would be dealt to { $to }, prevent { $amount } of it
swu-spares-base = prevent the next damage that would be dealt to that base
swu-prevents-some-abilities = if an enemy card ability would deal damage to { $to }, prevent { $amount } of that damage
swu-prevents-all-first = the first time { $to } would be dealt damage each phase, prevent that damage
swu-more-damage = if another card would deal damage to this unit, it deals that much plus { $amount } instead
swu-decoy-dies = if damage would be dealt to this unit, you may defeat another friendly unit that shares a trait with it. If you do, prevent that damage
swu-ask-instead = { $card } would be defeated. Do you want to do this instead? { CAPITAL($effect) }.
swu-instead-of-defeat = if this card would be defeated, you may { $effect } instead
