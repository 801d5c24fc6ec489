# What cards do, in words that are put together from what they are made of.
legion-ask-may = { $unit } may { $what }. Does it?
legion-ask-way = What happens to { $unit }?
legion-ask-who = Which units? { CAPITAL($what) }.
legion-ask-use-upgrade = Does { $unit } use { $card }? { CAPITAL($what) }.
legion-ask-order-back = Which unit gives its Order token back?
legion-ask-activate-next = Which unit is activated at once?
legion-ask-take-back = Which card comes back to the hand?
legion-option-way = { CAPITAL($what) }
legion-order-back = The Order token of { $unit } goes back to the pool.
legion-takes-back = { PLAYER($seat) } takes { $card } back.

legion-text-and = { $first } and { $second }
legion-text-comma = { $first }, { $second }
legion-text-or = { $first } or { $second }
legion-text-else = { $first }; if there is none, { $second }
legion-text-later = { $first }; from round { $round } on, { $second }
legion-text-in-round = in round { $round } { $what }
legion-text-if = if it is { $who }, { $what }
legion-text-may = may { $what }
legion-text-each = { $who } { $what }
legion-text-choose = { $least ->
    [0] you may choose
   *[other] choose
} { $who }: it { $what }
legion-text-up-to = choose up to { $count } { $who }: each of them { $what }
legion-text-token = { $count } { $token }
legion-text-gain = { $mood ->
    [may] gain
   *[does] gains
} { $tokens }
legion-text-gain-for = { $mood ->
    [may] gain
   *[does] gains
} { $token } for { $who }
legion-text-gain-defeated = { $mood ->
    [may] gain
   *[does] gains
} { $token } for each defeated enemy unit
legion-text-calm = { $mood ->
    [may] lose
   *[does] loses
} { $count } Suppression
legion-text-suffer = { $mood ->
    [may] suffer
   *[does] suffers
} { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
legion-text-has = { $mood ->
    [may] have
   *[does] has
} { $what } { $until }
legion-has-weapons = { $keyword } on all its weapons
legion-has-extra-action = { $mood ->
    [may] have
   *[does] has
} { $x ->
    [one] one more action
   *[other] { $x } more actions
} { $until }
legion-has-fewer-actions = { $mood ->
    [may] have
   *[does] has
} { $x ->
    [one] one action
   *[other] { $x } actions
} fewer { $until }
legion-has-second-attack = { $mood ->
    [may] make
   *[does] may make
} a second Attack action { $until }
legion-has-no-attack = can't attack { $until }
legion-has-steadfast = can be neither Suppressed nor Panicked { $until }
legion-has-card-weapon = { $mood ->
    [may] have
   *[does] has
} the weapon of this card { $until }
legion-has-speed = { $mood ->
    [may] have
   *[does] has
} a maximum Speed of { $x } { $until }
legion-has-faster = { $mood ->
    [may] have
   *[does] has
} { $x ->
    [-1] 1 less
    [1] 1 more
   *[other] { $x } more
} maximum Speed { $until }
legion-has-tires = { $mood ->
    [may] gain
   *[does] gains
} { $x } Immobilize when the round ends
legion-has-extra-dice = { $mood ->
    [may] add
   *[does] adds
} { $x } { $about ->
   *[white-against-facedown] white dice to attacks against units with a facedown Order
} { $until }
legion-text-ignore-ai = { $mood ->
    [may] ignore
   *[does] ignores
} AI in this activation
legion-text-recover = { $mood ->
    [may] recover
   *[does] recovers
}
legion-text-move = { $mood ->
    [may] make
   *[does] makes
} a Speed-{ $speed } move
legion-text-pushed = is moved at Speed { $speed } by you, even if it is engaged
legion-text-act = { $mood ->
    [may] make
   *[does] makes
} a free action ({ $action })
legion-text-beyond = { $what }, even beyond its limit of attacks
legion-text-pivot = { $mood ->
    [may] pivot
   *[does] pivots
}
legion-text-turn-over = { $mood ->
    [may] turn
   *[does] turns
} this card over
legion-text-drawn = if its Order token was drawn: { $what }
legion-text-order-itself = { $mood ->
    [may] issue
   *[does] issues
} itself an Order
legion-text-order-back = { $mood ->
    [may] put
   *[does] puts
} its faceup Order token back into the pool
legion-text-order-returns = { $mood ->
    [may] put
   *[does] puts
} the Order token of this activation back into the pool
legion-text-opponent-gives-back = your opponent puts the Order token of { $who } back into the pool
legion-text-activate-next = { $who } may be activated at once
legion-text-take-back = a discarded card ({ $name }) comes back to your hand
legion-text-roll = has an attack die ({ $die }) rolled against it; on { $faces } it { $what }
legion-text-roll-defence = you roll { $count } defense dice ({ $die }); for each block or surge, { $what }

legion-who = { $form ->
    [some] { $side ->
        [any] units
        [enemy] enemy units
        [other] other allied units
       *[allied] allied units
    }
    [each] each { $side ->
        [any] unit
        [enemy] enemy unit
        [other] other allied unit
       *[allied] allied unit
    }
   *[one] { $side ->
        [any] a unit
        [enemy] an enemy unit
        [other] another allied unit
       *[allied] an allied unit
    }
}
legion-who-named = { $name }
legion-who-it = it
legion-who-this = { $window ->
    [ordered] a unit
   *[other] its unit
}
legion-who-kind = { $who } ({ $kind })
legion-who-but = { $who }, but not { $name },
legion-who-order = { $who } with a { $order ->
    [facedown] facedown
   *[faceup] faceup
} Order
legion-who-within = { $who } within { $count } of { $of }
legion-who-seen = { $who } in sight
legion-who-small = { $who } on small bases
legion-who-free = { $who } not engaged

legion-when-untimed = { CAPITAL($what) }.
legion-when-divulged = Divulge (Setup): { $what }.
legion-when-issuing = When you have issued the Orders of your card: { $what }.
legion-when-ordered = When { $who } is issued an Order of this card: { $what }.
legion-when-any-order = When { $who } is issued an Order: { $what }.
legion-when-enemy-ordered = When { $who } is issued an Order of a command card: { $what }.
legion-when-enemy-any-order = When { $who } is issued an Order: { $what }.
legion-when-command-ends = When the Command Phase ends: { $what }.
legion-when-phase-begins = When the Activation Phase begins: { $what }.
legion-when-phase-ends = When the Activation Phase ends: { $what }.
legion-when-activates = When { $who } is activated: { $what }.
legion-when-activated = When the activation of { $who } ends: { $what }.
legion-when-enemy-activates = When { $who } is activated: { $what }.
legion-when-enemy-activated = When the activation of { $who } ends: { $what }.
legion-when-recovered = When { $who } has made a Recover action: { $what }.
legion-when-end-begins = When the End Phase begins: { $what }.
legion-when-action = As an action: { $what }.

legion-about-operative = Operative
legion-about-special-forces = Special Forces
legion-about-support = Support
legion-about-heavy = Heavy
legion-about-non-commander = not a Commander
legion-about-non-commander-non-operative-trooper = Trooper, neither Commander nor Operative
legion-until-round = this round
legion-until-activation = until its activation ends
legion-until-ordered = as long as it has a faceup Order
legion-until-game = for the rest of the game
legion-text-divulged = if this card was divulged, { $first }; if not, { $second }
legion-text-not-divulged = if this card was not divulged, { $what }
legion-text-from-round = from round { $round } on, { $what }
legion-text-relocate = { $mood ->
    [may] be
   *[does] is
} set down again anywhere beyond { $count } of all enemies
legion-text-order-down = { $mood ->
    [may] turn
   *[does] turns
} its faceup Order token over
legion-has-graffiti-tokens = may put a Graffiti token down as a free action, within 1, in sight and touching terrain that isn’t area terrain, { $until }
legion-ask-divulge = Which card do you divulge?
legion-divulges = { PLAYER($seat) } divulges { $card }.
legion-card-divulged-first = { $card } was divulged and has to be played in the first round.
legion-ask-graffiti-die = Does { $unit } roll one more die for the Graffiti that it sees?
legion-token-not-at-terrain = The token has to touch terrain that isn’t area terrain.
legion-token-graffiti = Graffiti
legion-text-bane-tokens = put three Bane tokens facedown outside of enemy territory; Cad Bane waits off the table until Here I Am is turned up
legion-ask-bane-token = Where does the Bane token lie?
legion-ask-bane-faces = Which Bane token is which?
legion-option-faces = { $first }, { $second }, { $third }
legion-bane-here-i-am = Here I Am
legion-bane-smoke-and-mirrors = Smoke and Mirrors
legion-bane-kablamo = Kablamo!
legion-bane-revealed = A Bane token of { PLAYER($seat) } is turned up: { $face ->
    [here-i-am] Here I Am
    [kablamo] Kablamo!
   *[smoke-and-mirrors] Smoke and Mirrors
}.
legion-bane-no-weapon = The weapon that the token detonates with is in no source: it does nothing.
legion-ask-here-i-am = Do you turn up Here I Am?
legion-option-bane = Turn up Here I Am
legion-token-enemy-territory = The token can't lie in enemy territory.
legion-not-at-token = { $unit } has to stand where the token lay.
legion-text-once = this only once
legion-has-once-more = may react once { $until }
legion-text-shoot = may attack { $count ->
    [0] any number of enemy units, each once,
    [one] an enemy unit
   *[other] up to { $count } enemy units, each once,
} with the weapon of this card
legion-ask-shoot = Whom does { $unit } attack with { $weapon }?

# Attacks.
legion-text-provided = if { $terms }, { $what }
legion-if-ranged = it is a ranged attack
legion-if-melee = it is a melee attack
legion-if-aimed = Aim was spent in it
legion-if-against-trooper = the defender is a Trooper unit
legion-if-wounded = it caused wounds
legion-if-within-2 = the defender is within 2
legion-if-fixed = a weapon with Fixed is used
legion-if-card-used = the weapon of this card is used
legion-if-hurt = the unit has wounds or has lost miniatures
legion-if-first-activation = this was its first activation in the round
legion-text-against = against { $who }, { $what }
legion-text-while-ordered = while { $name } has a faceup Order, { $what }
legion-text-while-ordered-else = if { $name } has a faceup Order, { $what }; if not, { $other }
legion-text-once-in-activation = once in each activation, { $what }
legion-text-first-in-round = only the first time in a round, { $what }
legion-side-attacker = the attacker
legion-side-defender = the defender
legion-who-that = that unit
legion-text-suffer-as-many = { $mood ->
    [may] suffer
   *[does] suffers
} as many wounds
legion-text-add-dice = { $mood ->
    [may] add
   *[does] adds
} { $count ->
    [one] { $colour ->
        [red] 1 red die
        [black] 1 black die
       *[white] 1 white die
    }
   *[other] { $colour ->
        [red] { $count } red dice
        [black] { $count } black dice
       *[white] { $count } white dice
    }
}
legion-text-add-defence = { $mood ->
    [may] roll
   *[does] rolls
} { $count ->
    [one] 1 more defense die
   *[other] { $count } more defense dice
}
legion-text-add-defence-courage = { $mood ->
    [may] roll
   *[does] rolls
} additional white defense dice, as many as its courage exceeds its Suppression
legion-text-add-weapon = { $mood ->
    [may] add
   *[does] adds
} the dice and keywords of this card
legion-text-roll-for-die = { $mood ->
    [may] roll
   *[does] rolls
} a red defense die and { $mood ->
    [may] add
   *[does] adds
} a white die for a blank, a black one for a block, a red one for a surge
legion-text-convert = { $mood ->
    [may] turn
   *[does] turns
} all surges of the attack into { $face ->
    [hit] hits
   *[critical] criticals
}
legion-text-cancel = { $mood ->
    [may] cancel
   *[does] cancels
} { $face ->
    [hit] { $count ->
        [one] 1 hit
       *[other] up to { $count } hits
    }
   *[critical] { $count ->
        [one] 1 critical
       *[other] up to { $count } criticals
    }
}
legion-text-heal = { $mood ->
    [may] lose
   *[does] loses
} up to { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
legion-text-shed = { $mood ->
    [may] lose
   *[does] loses
} all its { $tokens } tokens
legion-text-loses = { $mood ->
    [may] lose
   *[does] loses
} { $keyword } this round
legion-text-commanded-by = by order of a { $kind }, { $what }
legion-has-farther = { $mood ->
    [may] add
   *[does] adds
} { $x } to the maximum range of its ranged weapons, up to { $about }, { $until }
legion-has-diversion = must be attacked rather than others while it has a faceup Order, and gets no Backup then, { $until }
legion-has-no-rally = { $mood ->
    [may] not rally
   *[does] does not rally
}
legion-has-unsuppressed = can't be Suppressed { $until }
legion-has-rally-limit = { $mood ->
    [may] lose
   *[does] loses
} at most { $x } Suppression when it rallies, { $until }
legion-has-braver = { $mood ->
    [may] have
   *[does] has
} { $x } more courage { $until }
legion-has-red-vaapad = { $mood ->
    [may] add
   *[does] adds
} red dice for Vaapad Mastery while engaged, not white ones, { $until }

# Orders and plans.
legion-text-reserve = put { $count } random Order tokens of your pool facedown on this card; you may look at them and use one instead of drawing
legion-text-reserve-one = put an Order token of your pool, of your choice, facedown on this card; you may use it instead of drawing
legion-text-dictate = you may name the rank of the first Order token that your opponent draws
legion-text-limit-orders = your opponent may issue only { $count ->
    [one] 1 Order
   *[other] { $count } Orders
} of their command card
legion-text-change-plans = you may discard this card; then your opponent takes the revealed card back, and both choose again, but not that card
legion-ask-change-plans = Do you discard this card, so that { $card } goes back and both choose again?
legion-changes-plans = { PLAYER($seat) } changes plans: { $card } goes back to the hand, and both choose again.
legion-card-barred = { $card } has just gone back to the hand and can't be chosen now.
legion-ask-reserve = Which Order token do you put on the card?
legion-ask-rank = Which rank is the Order token that your opponent draws?
legion-option-reserve = Use the token from the card: { $rank }
legion-when-revealed = When this card is revealed: { $what }.
legion-when-rallies = When { $who } is about to rally: { $what }.
legion-when-aimed = When { $who } has made an Aim action: { $what }.
legion-when-moved = When { $who } has made a standard move: { $what }.
legion-when-attacks = When { $who } attacks: { $what }.
legion-when-defends = When { $who } is attacked: { $what }.
legion-when-rolled-at = When { $who } is attacked and the attack dice are rolled: { $what }.
legion-when-attacked = When { $who } has attacked: { $what }.
legion-when-defended = When { $who } has been attacked: { $what }.
legion-when-attack-made = When { $who } has made all its attacks: { $what }.
legion-when-wounded = When { $who } has suffered wounds: { $what }.
legion-about-wookiee-trooper = Wookiee Trooper
legion-about-commander-wookiee-trooper = Wookiee Trooper Commander
legion-about-ewok = Ewok
legion-about-rebels-commander = Rebel Commander
legion-about-ewok-commander = Ewok Commander
legion-listing-nominates = The commander has to be: { $kind }
legion-listing-coordinate-range = Its Coordinate reaches { $count }
legion-has-sheltered = can't be shot at { $until }
legion-sheltered = Nobody can shoot at { $unit } this round.
legion-text-perish = { $mood ->
    [may] be
   *[does] is
} defeated
legion-text-ride = { $mood ->
    [may] ride
   *[does] rides
} with { $name } this round: it can't move, and is placed in contact after each move of { $name }; while they touch, { $name } has Deflect, rolls red defense dice, also for Guardian, and may spend its Dodge
legion-ask-ride = Where is { $unit } placed, in contact with { $mount }?
legion-not-at-mount = { $unit } has to touch { $mount }.
legion-rides = { $unit } rides with another unit and can't move on its own.
legion-until-ridden = while the rider touches it
legion-if-several-wounds = it would suffer more than 1 wound
legion-if-observed = the defender has an Observation token
legion-text-pool-has = { $mood ->
    [may] give
   *[does] gives
} the attack { $keyword }
legion-text-spend-observation = { $mood ->
    [may] spend
   *[does] spends
} an Observation of the defender
legion-text-limit-wounds = { $mood ->
    [may] suffer
   *[does] suffers
} only { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
legion-text-delay-wounds = { $mood ->
    [may] put
   *[does] puts
} up to { $count ->
    [one] 1 of the wounds
   *[other] { $count } of the wounds
} on this card instead
legion-text-suffer-delayed = { $mood ->
    [may] suffer
   *[does] suffers
} the wounds on this card
legion-text-draw-another = you draw a second one, use one of the two and put the other back
legion-ask-drawn-token = Which of the two Order tokens do you use?
legion-text-only-ordered-by = only { $who ->
    [itself] it itself
   *[commander] a Commander
} may issue them
legion-order-forbidden = A card forbids this unit to issue { $unit } Orders.
legion-has-keeps-dodge = { $mood ->
    [may] keep
   *[does] keeps
} { $x } Dodge in the End Phase
legion-when-token-drawn = When you have drawn an Order token: { $what }.
legion-when-order-to = As for Orders to { $who }: { $what }.
legion-when-wounds-due = When { $who } is about to suffer wounds of an attack: { $what }.
legion-text-roll-several = rolls { $count } attack dice ({ $die }); for each { $faces } it { $what }
legion-text-throw = { $mood ->
    [may] make
   *[does] makes
} an Attack action: its leader throws a melee weapon at an enemy unit within { $count }, with half its dice, rounded up
legion-ask-throw = At whom does { $unit } throw its weapon?
legion-if-bounty-commander = an enemy Commander has a Bounty token
legion-if-bounty-operative = an enemy Operative has a Bounty token
legion-text-one-wound = 1 Wound
legion-text-mended = { $mood ->
    [may] lose
   *[does] loses
} { $what }, or a miniature that fell this round comes back
legion-about-non-droid-trooper = Trooper that isn’t a Droid
legion-keyword-farther = longer range
legion-keyword-diversion = draws attacks
legion-keyword-no-rally = does not rally
legion-keyword-fewer-actions = fewer actions
legion-keyword-unsuppressed = can't be Suppressed
legion-keyword-red-vaapad = red dice for Vaapad Mastery
legion-keyword-rally-limit = most Suppression lost on rallying
legion-keyword-braver = more courage
legion-keyword-sheltered = can't be shot at
legion-keyword-keeps-dodge = Dodge kept in the End Phase
legion-keyword-rides = rides along
legion-keyword-carries = carries a rider
legion-keyword-red-defence = red defense dice
legion-keyword-second-attack = a second Attack action
legion-keyword-steadfast = neither Suppressed nor Panicked
legion-keyword-card-weapon = the weapon of a command card
legion-keyword-tires = Immobilize when the round ends
legion-keyword-extra-dice = more dice
legion-keyword-once-more = may react once
