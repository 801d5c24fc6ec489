# What can be chosen.

# Options.

wh40k-option-done = Done
wh40k-option-decline = No
wh40k-decline-reroll = No: keep the roll and the Command points
wh40k-decline-stratagem = No: { $window ->
    [counter-offensive] the order of fighting stays as it is, and you keep { $cost } CP
    [epic-challenge] { $unit } attacks as always, and you keep { $cost } CP
    [go-to-ground] its targets stay as they are, and you keep { $cost } CP
    [heroic-intervention] nobody charges { $enemy }, and you keep { $cost } CP
    [insane-bravery] { $unit } is Battle-shocked, and you keep { $cost } CP
    [overwatch] nobody shoots at { $enemy } now, and you keep { $cost } CP
    [rapid-ingress] nobody arrives now, and you keep { $cost } CP
    [smokescreen] its targets stay as they are, and you keep { $cost } CP
    [tank-shock] { $unit } rams nobody, and you keep { $cost } CP
   *[other] you keep { $cost } CP
}
wh40k-option-stay = Stay outside
wh40k-option-normally = The other player allocates it
wh40k-option-shoot = { $unit } shoots
wh40k-option-grenade = { $unit } throws grenades (Grenade, 1 CP)
wh40k-option-stationary = { $unit } remains stationary
wh40k-option-normal = { $unit } makes a Normal move
wh40k-option-advance = { $unit } Advances
wh40k-option-fall-back = { $unit } Falls Back
wh40k-option-disembark = { $unit } disembarks
wh40k-option-attach = { $unit } leads { $other }
wh40k-option-embark = { $unit } starts in { $other }
wh40k-option-reserves = { $unit } starts in Reserves (Deep Strike)
wh40k-option-strategic = { $unit } starts in Strategic Reserves
wh40k-option-hover = { $unit } hovers in this battle
wh40k-option-weapon = { $weapon }, { $model }
wh40k-option-profile = { $name }
wh40k-option-unit-profile = { $unit }, { $name }
wh40k-option-roll = The { $result } of die { $number }
wh40k-option-reroll = Re-roll a { $result }
wh40k-option-places = { $count ->
    [0] Nobody moves
    [one] 1 model of { $total } to ({ $x }″; { $y }″)
   *[other] { $count } models of { $total } to around ({ $x }″; { $y }″)
}
wh40k-option-flight = { $way ->
    [left] { $inches }″ straight on, then { $degrees }° to the left
    [right] { $inches }″ straight on, then { $degrees }° to the right
   *[straight] { $inches }″ straight on
}
wh40k-option-spot = ({ $x }″; { $y }″)
wh40k-model = { $name } ({ $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
})
wh40k-model-numbered = { $name }, model { $number } ({ $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
})

# The table in a terminal.

wh40k-shown-before = Before the battle.
wh40k-shown-turn = Round { $round }, { PLAYER($seat) }, { $phase ->
    [command] Command phase
    [movement] Movement phase
    [shooting] Shooting phase
    [charge] Charge phase
   *[fight] Fight phase
}.
wh40k-shown-player = { PLAYER($seat) } ({ $army }): { $cp } CP, { $vp } VP
wh40k-shown-marker = Objective marker { $number } at { $x }″, { $y }″: { $whose }
wh40k-shown-nobody = nobody
wh40k-shown-holds = { PLAYER($seat) }
wh40k-shown-army = Units of { PLAYER($seat) }:
wh40k-shown-unit = { $name } ({ $models } of { $strength } models, { $wounds } of { $most } wounds)
wh40k-shown-at = at { $x }″, { $y }″
wh40k-place-undeployed = not deployed
wh40k-place-embarked = embarked
wh40k-place-reserves = in Reserves
wh40k-place-strategic-reserves = in Strategic Reserves
wh40k-did-stationary = remained stationary
wh40k-did-normal = moved
wh40k-did-advance = Advanced
wh40k-did-fall-back = Fell Back
wh40k-did-shot = has shot
wh40k-did-charged = charged
wh40k-did-fought = has fought
wh40k-did-battle-shocked = Battle-shocked
wh40k-did-hovering = hovering
wh40k-did-below-half = Below Half-strength
wh40k-terrain-ruins = Ruins
wh40k-terrain-woods = Woods
wh40k-terrain-hill = hill or building
wh40k-terrain-crater = crater
wh40k-terrain-barricade = barricade
wh40k-terrain-debris = debris

# Why a unit cannot be selected.

wh40k-not-yours = { $unit } is not in your army.
wh40k-not-there = { $unit } is not on the battlefield.
wh40k-deployed-already = { $unit } is not waiting to be deployed.
wh40k-moved-already = { $unit } has already been selected to move this phase.
wh40k-aircraft-must-move = Aircraft only make Normal moves.
wh40k-not-engaged = This unit is not within Engagement Range of an enemy.
wh40k-must-move-on = This unit has disembarked and cannot remain stationary.
wh40k-no-grenades = { $unit } cannot throw grenades now.
wh40k-fought-already = This unit has already fought this phase.
wh40k-nobody-to-fight = This unit has no enemy to fight.
wh40k-fights-later = Only units with Fights First fight in this step.
wh40k-there-already = { $unit } is already on the battlefield.
wh40k-not-now = { $unit } cannot arrive now.
