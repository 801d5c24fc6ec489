# Jump to Lightspeed: Pilots, upgrades that move, indirect damage.
swu-attached-is-leader = the attached unit is a leader unit
swu-extra-pilot = one additional Pilot can be played or deployed on this unit
swu-squeezes-in = this upgrade can be played on a friendly Vehicle that has a Pilot on it
swu-firm = this upgrade can’t be defeated by enemy card abilities
swu-deploy-on = deploy this leader as an upgrade on a friendly Vehicle unit without a Pilot on it
swu-flip-onto = flip this leader and attach it as an upgrade to a friendly Vehicle unit without a Pilot on it
swu-log-deployed-on = { PLAYER($seat) } deploys { $leader } on { $unit }.
swu-log-attached = { $upgrade } is attached to { $unit }.
swu-log-moved = { $unit } moves to another arena.
swu-ask-instead = { $card } would be defeated. Do you want to do this instead? { CAPITAL($effect) }.
swu-ask-indirect = { $card }: divide { $amount } indirect damage among units and base.
swu-is-piloted = { $noun } with a Pilot on { $n ->
    [one] it
   *[other] them
}
swu-is-not-piloted = { $noun } without a Pilot on { $n ->
    [one] it
   *[other] them
}
swu-being-piloted = has a Pilot on it
swu-being-not-piloted = has no Pilot on it
swu-is-carrying = { $noun } with { $what } on { $n ->
    [one] it
   *[other] them
}
swu-is-not-carrying = { $noun } without { $what } on { $n ->
    [one] it
   *[other] them
}
swu-is-on = { $noun } on { $what }
swu-is-on-this = { $noun } on this unit
swu-is-this-unit = { $noun } that is this one
swu-is-arena-of-this = { $noun } in this arena
swu-is-not-arena-of-this = { $noun } in a different arena
swu-is-entered-this-phase = { $noun } that entered play this phase
swu-is-not-entered-this-phase = { $noun } that did not enter play this phase
swu-is-facing = { $noun } in an arena with { $what }
swu-is-outnumbered = { $noun } of an opponent who controls fewer { $what } than you
swu-is-odd = { $noun } with an odd cost
swu-is-not-odd = { $noun } with an even cost
swu-is-triggering = { $noun } with a “{ $on }” ability
swu-attach = attach { $what } as an upgrade to { $to }
swu-attach-this-upgrade = attach this upgrade to { $to }
swu-attach-this = attach this unit as an upgrade to { $to }
swu-attach-different = attach { $what } to a different eligible unit
swu-attach-same-side = attach { $what } to another eligible unit of the same controller
swu-attach-eligible = attach { $what } to { $to } for which it is eligible
swu-attach-pilot-to-this = attach a friendly Pilot unit or upgrade to this unit
swu-takes-and-attaches = take control of { $what } and attach it to a different eligible unit
swu-instead-of-defeat = if this card would be defeated, you may { $effect } instead
swu-eject = detach { $to }, move it to the ground arena as a unit and exhaust it
swu-eject-this = move this upgrade to the ground arena as a unit and exhaust it
swu-move-ground = move { $to } to the ground arena
swu-move-space = move { $to } to the space arena
swu-deal-divided-up-to = deal up to { $amount } damage divided as you choose among { $among }
swu-unpreventable = { $effect }. That damage can’t be prevented

# Indirect damage.
swu-indirect-player = deal { $amount } indirect damage to a player
swu-indirect-defending = deal { $amount } indirect damage to the defending player
swu-indirect-opponents = deal { $amount } indirect damage to each opponent
swu-indirect-its-controller = deal { $amount } indirect damage to its controller
swu-indirect-equal-player = deal indirect damage equal to { $amount } to a player
swu-indirect-equal-defending = deal indirect damage equal to { $amount } to the defending player
swu-indirect-equal-opponents = deal indirect damage equal to { $amount } to each opponent
swu-indirect-equal-its-controller = deal indirect damage equal to { $amount } to its controller
swu-more-indirect = indirect damage that you deal to opponents is increased by { $amount }
swu-assigns-indirect = you assign all indirect damage that you deal to opponents
swu-assigns-indirect-own = you assign all indirect damage that this unit deals
swu-if-affected = { $what } is damaged this way
swu-each-affected = each { $noun } damaged this way
swu-if-indirect-you = you dealt indirect damage this phase
swu-head-indirect-any = When indirect damage is dealt to a unit
swu-head-ability-damage-you = When you deal damage other than combat damage

# What others have, what has become of things.
swu-if-opponent-more = an opponent controls more { $what } than you
swu-if-opponent-controls = an opponent controls { $what }
swu-if-opponent-many = an opponent controls { $number } or more { $what }
swu-if-opponent-none = an opponent controls no { $what }
swu-if-control-card = you control another { $what }, be it a unit, upgrade or leader
swu-if-it-fell = it is defeated this way
swu-if-by-this = this unit deals it
swu-if-initiative-free = no player has taken the initiative this phase
swu-by-controller = its controller must { $effect }
swu-each-deals = choose { $to }. Each { $who } in that arena deals damage equal to its power to it
swu-ram = defeat { $who } and deal damage equal to its power to { $to }
swu-sum = { $first } plus { $second }
swu-different-names = the number of different names among { $what }
swu-different-name = different name among { $what }
swu-among-those = { $what } among them
swu-cost-difference = the difference between their costs
swu-return-those = return the { $what } among them to your hand
swu-play-it = play it
swu-play-it-free = play it for free
swu-ready-resources-for-each = for each { $what }, ready a resource
swu-exhaust-resources-you = exhaust { $count ->
    [one] a resource
   *[other] { $count } resources
} you control

# Preventing damage.
swu-prevents-all = if damage would be dealt to { $to }, prevent that damage
swu-prevents-all-by = if { $by } would deal damage to { $to }, prevent that damage
swu-prevents-some = if damage would be dealt to { $to }, prevent { $amount } of it
swu-prevents-some-by = if { $by } would deal damage to { $to }, prevent { $amount } of it
swu-prevents-all-once = the next time damage would be dealt to { $to }, prevent that damage
swu-prevents-some-once = the next time damage would be dealt to { $to }, prevent { $amount } of it
swu-spares-base = the next time damage would be dealt to that base, prevent that damage
swu-spare-base = choose { $to }. The next time damage would be dealt to it this phase, prevent that damage
swu-count-hand-chosen = the number of cards in the hand of that player
swu-each-hand-chosen = card in the hand of that player
swu-resources-of-chosen = { $n ->
    [one] resource
   *[other] resources
} that player controls
swu-is-remaining-less-than = { $noun } with less remaining HP than { $than }
swu-is-remaining-most-than = { $noun } with remaining HP equal to or less than { $than }

# Abilities used again, turns, payments.
swu-use-again = use that ability again
swu-use-ability-of = use a “{ $on }” ability of { $what }
swu-use-all-again = use all of its “{ $on }” abilities again
swu-head-used-when-defeated-you = When you use a “When Defeated” ability
swu-head-used-when-played-you = When you use a “When Played” ability
swu-for-once = the next time only, { $effect }
swu-its-abilities = “{ $on }” { $n ->
    [one] ability
   *[other] abilities
} it has
swu-deal-to-different = for each { $what }, deal { $amount } damage to a different { $to }
swu-extra-action = take an extra action after this one
swu-halves-payments = while paying costs, you pay half as many resources, rounded up
swu-unless-pays = { $effect } unless its controller pays { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
swu-ask-unless-pays = { $card }: do you pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
}? Otherwise: { CAPITAL($effect) }.
swu-impose-on-base = { $rule } this phase
swu-by-chosen = that player must { $effect }
swu-if-in-play = this unit is in play
swu-if-different-odd = the revealed card and the attacker have different odd costs

# Cards that come and go.
swu-discard-namesakes = search the deck and hand of its controller for each card with its name and discard them. Then they shuffle their deck
swu-reveal-and-split = reveal the top { $count } cards of your deck. An opponent discards { $theirs } of them. Draw one of the others and discard the rest
swu-search-to-top = search the top { $top } cards of your deck for { $what }, reveal them and put them on top of your deck in any order. Put the others on the bottom in a random order
swu-permit-this-to = for this phase, that player may play this unit for free from the discard pile of its owner
swu-play-own = play { $what } for free from your hand or resources
swu-is-copy = { $noun } that is a copy of it
swu-jump-away = return { $to } and any number of non-leader upgrades on it to the hands of their owners. The next copy of that unit that you play this phase is free
swu-ask-jump-upgrades = { $card }: which upgrades on { $unit } return to hand, too?
swu-attacker-takes = the attacking player takes control of this upgrade and attaches it to a unit they control
swu-choose-keyword = choose a keyword: { $keywords }. As long as this unit is in play, each friendly Vehicle unit gains it
swu-option-keyword = { $keyword }
swu-leaders-gain-trait = friendly leaders gain the { $trait } trait
swu-its-keywords = the keywords of this unit
swu-so-many = that many { $noun }
swu-who-its-owner = its owner
