# Put together, compared; mood is “if” or “while”.
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
swu-if-captives-least = { $of } guards { $number ->
    [one] a captured card
   *[other] { $number } or more captured cards
}
swu-if-attacking-any = this unit is attacking
swu-if-attacking-base = this unit is attacking a base
swu-if-defending = this unit is defending
swu-if-attached-attacking = the attached unit is attacking { $what }
swu-if-attached-attacking-any = the attached unit is attacking
swu-if-attached-attacking-base = the attached unit is attacking a base
swu-if-attached-defending = the attached unit is defending
swu-if-played-you = you played { $what } this phase
swu-if-played-opponent = an opponent played { $what } this phase
swu-if-played-any = { $what } was played this phase
swu-if-defeated-you = a friendly unit was defeated this phase
swu-if-defeated-opponent = an enemy unit was defeated this phase
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
swu-if-unit-aspects = { $mood ->
   *[any] there are { $number } or more aspects among { $what }
}
swu-if-unit-names = { $mood ->
   *[any] there are { $number } or more different names among { $what }
}
swu-if-base-damage = your base has { $number } or more damage on it
swu-if-fell-attacking-you = a friendly unit was defeated while attacking this phase
swu-if-token-you = you created a token this phase
swu-if-either = { $first } or { $second }
swu-if-both = { $first } and { $second }
swu-if-more = { $mood ->
   *[any] { $first } is greater than { $second }
}

# What players control and have.
swu-if-control = you control { $what }
swu-if-control-many = you control { $number } or more { $what }
swu-if-control-exactly = you control exactly { $number } { $what }
swu-if-control-named = you control { $name }
swu-if-control-card = you control another { $what }, be it a unit, upgrade or leader
swu-if-there-is = { $mood ->
   *[any] there is { $what }
}
swu-if-opponent-none = an opponent controls no { $what }
swu-if-opponent-controls = an opponent controls { $what }
swu-if-opponent-many = an opponent controls { $number } or more { $what }
swu-if-opponent-more = { $opponent } controls more { $what } than you
swu-if-you-more = you control more { $what } than { $opponent }
swu-if-initiative = you have the initiative
swu-if-initiative-free = no player has taken the initiative this phase
swu-if-no-ready-resources = the defending player controls no ready resources
swu-if-opponent-more-hand = you have fewer cards in hand than { $opponent }
swu-if-you-more-hand = you have more cards in hand than { $opponent }
swu-if-you-more-base-damage = your base has more damage on it than an enemy base
swu-if-opponent-more-base-damage = your base has less damage on it than an enemy base
swu-if-aspect-provided = you control a leader or base with { $aspect }

# What something is.
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
swu-being-damaged = is damaged
swu-being-not-damaged = is undamaged
swu-being-exhausted = is exhausted
swu-being-not-exhausted = is ready
swu-being-upgraded = is upgraded
swu-being-not-upgraded = has no upgrades
swu-being-not-unique = is not unique
swu-being-unique = is unique
swu-being-owned = is owned by you
swu-being-with = has { $what }
swu-being-named = is { $name }
swu-being = is { $what }
swu-if-is = { $who } { $what }
swu-if-it-is = it { $what }
swu-if-other-is = { $mood ->
   *[any] the other unit is { $what }
}
swu-if-affected = { $what } is damaged this way
swu-if-card-is = it is { $what }
swu-if-this-in-play = this unit is in play
swu-if-it-in-play = it survives
swu-if-it-fell = it is defeated this way
swu-if-came-from-hand = you played it from your hand
swu-if-came-from-resources = you played it from your resources
swu-if-in-discard = there { $n ->
    [one] is
   *[other] are
} { $what } in your discard pile
swu-if-different-odd = the revealed card and the attacker have different odd costs

# Attacks.
swu-if-attacking = this unit is attacking { $what }
swu-if-unit-attacks = { $mood ->
   *[any] { $what } is attacking
}
swu-if-ambush-attacks = { $what } is attacking using Ambush
swu-if-attack-on = it is attacking { $what }
swu-if-defender-defeated = { $mood ->
   *[any] the defender was defeated
}
swu-if-survived = this unit survived
swu-if-this-hit-base = this unit dealt combat damage to a base
swu-if-it-hit-base = that unit damaged a base
swu-if-no-other-attacked = no other units have attacked this phase
swu-if-attacked-last = an opponent attacked your base during their previous action this phase

# What has happened.
swu-if-defeated-any = { $what } was defeated this phase
swu-if-defeated-many-you = { $number } or more friendly units were defeated this phase
swu-if-defeated-many-opponent = { $number } or more enemy units were defeated this phase
swu-if-defeated-many-any = { $number } or more units were defeated this phase
swu-if-you-defeated = you have defeated an enemy unit this phase
swu-if-card-defeated = it was defeated this phase
swu-if-this-discarded = this card was discarded from your hand or deck this phase
swu-if-nth-card = it is their { $number ->
    [2] second card
   *[other] card number { $number }
} this phase
swu-if-paid-less = they paid less than its cost
swu-if-paid-nothing = no resources were paid to play this unit
swu-if-first-round = { $mood ->
   *[any] it is the first round
}
swu-if-hits-your-base = { $number ->
    [one] it is your base
   *[other] it is { $number } or more damage to your base
}
swu-if-hits-enemy-base = { $number ->
    [one] it is an enemy base
   *[other] it is { $number } or more damage to an enemy base
}
swu-if-action-phase = it is the action phase
