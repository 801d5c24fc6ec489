# Setup, the mission, objectives, and the battle as it is shown.

legion-blue = { PLAYER($seat) } is the blue player.
legion-ask-colour = Do you play blue or red?
legion-ask-reveal = Which card do you reveal?
legion-ask-modify = How do you change the mission?
legion-ask-edge = Which long edge is yours?
legion-ask-strike = From which row do you remove the leftmost card?
legion-ask-field-commander = Which Field Commander has the Commander token?
legion-ask-bounty = Who does { $unit } put a bounty on?
legion-ask-deploy = Which unit is deployed?
legion-ask-set-up = Where is { $unit } deployed?
legion-ask-enter = Where does { $unit } enter the battlefield?
legion-ask-withdraw = Does { $unit } withdraw?
legion-ask-position = { $card }: which piece of terrain is key position { $number } of { $count }?
legion-ask-set-aside = { $card }: which units come later, as reinforcements?
legion-ask-drop = { $unit } drops its { $token }: where does it lie?
legion-ask-scatter = Where do the miniatures of { $unit } go?
legion-mission-card = { PLAYER($seat) } reveals { $card } ({ $kind ->
    [objective] objective
    [secondary_objective] secondary objective
   *[advantage] advantage
}).
legion-mission-pass = { PLAYER($seat) } leaves the mission as it is.
legion-mission-kind = { $kind ->
    [objective] Objective
    [deployment] Deployment
   *[condition] Condition
}: { $card }.
legion-row = { $kind ->
    [objective] Objectives
    [deployment] Deployments
   *[condition] Conditions
}: { $cards }.
legion-strikes = { PLAYER($seat) } removes { $card }.
legion-deploys = { $unit } is deployed.
legion-claims = { $unit } claims a token: { $token }.
legion-scores = { PLAYER($seat) } scores { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} ({ $card }) and has { $total }.
legion-last-card = The last card of a row stays.
legion-withdrawn = { $unit } has withdrawn and can't do that again in this activation.
legion-not-yours = { $unit } is not yours.
legion-no-faceup-order = { $unit } has no faceup order.
legion-a-point = A point is two whole numbers.
legion-token-off-table = The token would lie over the edge of the table.
legion-token-on-token = Objective tokens can’t overlap here.
legion-token-impassable = An objective token can’t lie on impassable terrain.
legion-token-on-miniature = A token can’t rest on a miniature.
legion-token-too-high = An objective token can’t lie on an obstacle of height 2.
legion-token-partly = An objective token can’t lie only partly on a piece of terrain.
legion-supply-near-zone = The token has to be beyond range 1 of every deployment zone.
legion-supply-near-token = The token has to be beyond range 1 of the others.
legion-claim-no-asset = There is nothing to claim.
legion-claim-too-far = { $unit } is not close enough to claim it, or can't.
legion-drop-too-far = The token has to lie within half range of the leader.

legion-miniature = { $unit }, miniature { $number } ({ $wounds ->
    [0] unharmed
    [one] 1 wound
   *[other] { $wounds } wounds
})
legion-option-blue = Blue
legion-option-red = Red
legion-option-withdraw = Withdraw
legion-option-command = { $card } ({ $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}{ $whole ->
    [no] ; text not enforced
   *[yes] {""}
})
legion-option-card = { $keyword }
legion-option-upgrade = Use { $card }
legion-option-claim = Claim { $token } at { $x }″, { $y }″
legion-option-piece = Piece of terrain { $number }
legion-option-edge = { $count ->
    [0] The edge at 0″
   *[other] The opposite edge
}
legion-option-reveal = { $kind ->
    [objective] An objective
   *[secondary_objective] A secondary objective
}
legion-option-replace = { $kind ->
    [objective] Replace the objective, { $card }
    [secondary_objective] Replace the secondary objective, { $card }
    [own-advantage] Replace your advantage, { $card }
   *[enemy-advantage] Let the opponent's advantage, { $card }, be replaced
}
legion-option-strike = { $kind ->
    [objective] Objectives
    [deployment] Deployments
   *[condition] Conditions
}: { $card }
legion-option-kept = { $count ->
    [0] None
    [one] 1 token
   *[other] { $count } tokens
}
legion-option-spot = { $x }″, { $y }″
legion-option-places = { $count ->
    [one] 1 miniature placed
   *[other] { $count } miniatures placed
}

legion-shown-setup = Before the battle
legion-shown-round = Round { $round } of { $rounds }: { $phase ->
    [command] Command Phase
    [activation] Activation Phase
   *[end] End Phase
}
legion-shown-mission = { $kind ->
    [objective] Objective
    [secondary] Secondary objective
    [advantage] Advantage
    [deployment] Deployment
   *[condition] Condition
}{ $seat ->
    [0] {""}
   *[other] {" "}({ PLAYER($seat) })
}: { $card }
legion-shown-player = { PLAYER($seat) }{ $colour ->
    [blue] , blue
    [red] , red
   *[none] {""}
}: { $army }, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
legion-shown-hand = In hand: { $cards }
legion-shown-army = { PLAYER($seat) }:
legion-shown-unit = { $name } ({ $miniatures ->
    [one] 1 miniature
   *[other] { $miniatures } miniatures
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
})
legion-shown-undeployed = not deployed
legion-shown-embarked = embarked
legion-shown-set-aside = set aside
legion-shown-order-faceup = ordered
legion-shown-order-facedown = activated

# Options of moves and attacks.

legion-option-standard = Standard move
legion-option-stay = It stays
legion-option-climb = Climb
legion-option-jump = Jump
legion-option-reverse = Reverse
legion-option-strafe-left = Strafe to the left
legion-option-strafe-right = Strafe to the right
legion-option-pivot = Pivot
legion-option-melee = In melee
legion-option-ranged = At range
legion-option-keep = Keep
legion-option-reroll = Reroll
legion-option-snipe = Snipe
legion-option-aims = { $count ->
    [0] No Aim token
    [one] 1 Aim token
   *[other] { $count } Aim tokens
}
legion-option-die = { $what }
legion-option-die-shows = { $colour } die: { $face }
legion-die-red = red
legion-die-black = black
legion-die-white = white
legion-die-hit = hit
legion-die-critical = critical
legion-die-surge = surge
legion-die-blank = blank
legion-die-block = block
legion-option-spend = { $token } of { $unit }: { $purpose ->
    [reroll] reroll
    [hit] for a hit
    [block] for a block
    [on-blank] on a blank
    [on-hit] on a hit
    [on-critical] on a critical
    [nothing] with no hit to cancel
   *[pierce] for Pierce
}
legion-option-shield = A shield against a { $result ->
    [hit] hit
   *[critical] critical
}
legion-option-guardian = { $unit } guards
legion-option-cancel = Cancel { $count } × { $result ->
    [hit] hit
   *[critical] critical
}
legion-option-pierce = Pierce { $count }
legion-option-gunslinger = { $unit }, once more with { $weapon }
legion-option-beam = { $unit }, with the beam of { $weapon }

legion-token-bounty = Bounty
legion-token-incognito = Incognito
legion-token-commander = Commander
legion-token-inactive-shield = Inactive shield
legion-token-secret-mission = Secret Mission
legion-token-wheel-mode = Wheel Mode
legion-token-damaged = Damaged
legion-token-disabled = Disabled
legion-token-weapon-disrupted = Weapon Disrupted
legion-token-bounty-collected = Bounty collected
legion-token-cached-aim = Aim (on a card)
legion-token-cached-dodge = Dodge (on a card)
legion-token-cached-surge = Surge (on a card)
legion-ask-scout = Does { $unit } scout ahead at speed { $speed }?
legion-ask-infiltrate = Does { $unit } infiltrate?

legion-shown-at = at { $x }″, { $y }″
legion-shown-objective = Objective { $number } at { $x }″, { $y }″: { $seat ->
    [-1] nobody's
   *[other] { PLAYER($seat) }
}
legion-terrain-building = building
legion-terrain-tower = tower
legion-terrain-container = container
legion-terrain-hill = hill
legion-terrain-woods = woods
legion-terrain-ruins = ruins
legion-terrain-crater = crater
legion-terrain-crates = crates
legion-terrain-barricade = barricade
legion-terrain-kind-area = area terrain
legion-terrain-kind-obstacle = obstacle
legion-terrain-kind-scatter = scatter terrain
legion-terrain-kind-barricade = barricade
legion-terrain-about = { $name } ({ $movement ->
    [difficult] difficult
    [impassable] impassable
   *[open] open
}, { $cover ->
    [0] no cover
    [1] light cover
   *[other] heavy cover
})
