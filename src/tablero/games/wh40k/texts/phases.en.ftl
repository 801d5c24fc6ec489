# The course of a battle: phases, moves, and what is asked.

wh40k-unit = { $name }
wh40k-unit-numbered = { $name } { $number }

wh40k-stratagem-command-reroll = Command Re-roll
wh40k-stratagem-counter-offensive = Counter-offensive
wh40k-stratagem-epic-challenge = Epic Challenge
wh40k-stratagem-insane-bravery = Insane Bravery
wh40k-stratagem-grenade = Grenade
wh40k-stratagem-tank-shock = Tank Shock
wh40k-stratagem-overwatch = Fire Overwatch
wh40k-stratagem-rapid-ingress = Rapid Ingress
wh40k-stratagem-go-to-ground = Go to Ground
wh40k-stratagem-smokescreen = Smokescreen
wh40k-stratagem-heroic-intervention = Heroic Intervention

# What happens.

wh40k-round = Battle round { $round } begins.
wh40k-turn = It is the turn of { PLAYER($seat) }.
wh40k-phase = { $phase ->
    [command] Command phase.
    [movement] Movement phase.
    [shooting] Shooting phase.
    [charge] Charge phase.
   *[fight] Fight phase.
}
wh40k-advice-little-terrain = Advice: there is little terrain, which favours armies that shoot.
wh40k-advice-open-centre = Advice: nothing in the centre keeps the armies from seeing each other.
wh40k-advice-uneven = Advice: one half of the battlefield has more terrain than the other, which suits a story more than an even battle.
wh40k-advice-marker = Advice: walls leave little room round this marker.
wh40k-attacker = { PLAYER($seat) } is the Attacker.
wh40k-first-turn = { PLAYER($seat) } takes the first turn.
wh40k-formations = { PLAYER($seat) } has declared battle formations ({ $count }).
wh40k-deploys = { $unit } is deployed.
wh40k-gain-command-points = Both players gain { $points ->
    [one] 1 command point
   *[other] { $points } command points
}.
wh40k-uses-stratagem = { PLAYER($seat) } uses { $stratagem } ({ $cost } CP).
wh40k-leadership-test = { $unit }: Leadership test, { $total } against { $needed }, { $passed ->
    [True] passed
   *[other] failed
}.
wh40k-battle-shocked = { $unit } is Battle-shocked.
wh40k-scores = { PLAYER($seat) } scores { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} and has { $total }.
wh40k-remains-stationary = { $unit } remains stationary.
wh40k-moves = { $kind ->
    [fall-back] { $unit } falls back.
   *[normal] { $unit } moves.
}
wh40k-advances = { $unit } advances: { $more }″ more.
wh40k-embarks = { $unit } embarks in { $transport }.
wh40k-disembarks = { $unit } disembarks from { $transport }.
wh40k-arrives = { $unit } arrives from Reserves.
wh40k-leaves = { $unit } leaves the battlefield and goes into Strategic Reserves.
wh40k-shoots-at-nobody = { $unit } does not shoot.
wh40k-charges = { $unit } charges ({ $total }″).
wh40k-charge-fails = { $unit } fails to charge: { $total }″ is not enough.
wh40k-fights = { $unit } fights.
wh40k-removed-for-coherency = { $unit } is out of coherency: { $model } is removed.

wh40k-more-points = Victory points decide it.
wh40k-equal-points = Victory points are equal.
wh40k-wiped-out = The enemy army was wiped out.
wh40k-both-wiped-out = Both armies were wiped out.

# What is asked.

wh40k-ask-marker = Where do you put objective marker { $number } of { $count }?
wh40k-ask-formations = Which battle formations do you declare? The other player sees them when both are done.
wh40k-ask-deploy = Which unit do you deploy next?
wh40k-ask-set-up = Where do you set up { $unit }?
wh40k-ask-scouts = Which unit makes its Scouts move?
wh40k-ask-scout-move = Where does { $unit } move with Scouts?
wh40k-ask-battle-shock = Which unit takes its Battle-shock test next?
wh40k-ask-stratagem = { $window ->
    [counter-offensive] { $enemy } has fought. Do you use { $stratagem } ({ $cost } CP) to fight next, and with which unit?
    [epic-challenge] { $unit } fights. Do you use { $stratagem } ({ $cost } CP)?
    [go-to-ground] { $enemy } is about to shoot. Do you use { $stratagem } ({ $cost } CP), and on which of its targets?
    [heroic-intervention] { $enemy } has charged. Do you use { $stratagem } ({ $cost } CP) to charge it, and with which unit?
    [insane-bravery] { $unit } has failed its Battle-shock test. Do you use { $stratagem } ({ $cost } CP)?
    [overwatch] { $enemy } moves or is set up nearby. Do you use { $stratagem } ({ $cost } CP) against it, and with which unit?
    [rapid-ingress] The opponent’s Movement phase ends. Do you use { $stratagem } ({ $cost } CP), and for which unit?
    [smokescreen] { $enemy } is about to shoot. Do you use { $stratagem } ({ $cost } CP), and on which of its targets?
    [tank-shock] { $unit } charges. Do you use { $stratagem } ({ $cost } CP)?
   *[other] Do you use { $stratagem } for { $cost } CP, and on which unit?
}
wh40k-ask-move = Which unit moves, and how?
wh40k-ask-normal-move = Where does { $unit } move?
wh40k-ask-advance = Where does { $unit } advance to, { $more }″ farther than its Move?
wh40k-ask-fall-back = Where does { $unit } fall back to?
wh40k-ask-desperate-escape = Which models of { $unit } move through enemy models? Each of them tests first.
wh40k-ask-lost-in-escape = Which model of { $unit } is lost in the escape?
wh40k-ask-aircraft = How far does { $unit } fly straight on, and which way does it then face?
wh40k-ask-embark = Does { $unit } embark?
wh40k-ask-disembark = Where does { $unit } disembark?
wh40k-ask-reinforcements = Which unit arrives from Reserves?
wh40k-ask-no-room = There is no room for all of { $unit }. Which model is lost?
wh40k-ask-abandon = Which unit leaves the destroyed transport next?
wh40k-ask-arrive = Where does { $unit } arrive?
wh40k-ask-shoot = Which unit shoots?
wh40k-ask-target = { $unit }: which unit { $count ->
    [one] does the { $weapon } shoot at
   *[other] do the { $count } × { $weapon } shoot at
}?
wh40k-ask-pistols = { $unit }: which models shoot with Pistols instead of their other weapons?
wh40k-ask-firing-deck = Which of its passengers’ weapons does { $unit } shoot with?
wh40k-ask-grenade = Which unit does { $unit } throw grenades at?
wh40k-ask-charge = Which unit charges?
wh40k-ask-charge-targets = Which units does { $unit } charge?
wh40k-ask-charge-move = Where does { $unit } charge to, up to { $inches }″?
wh40k-ask-tank-shock = Which unit does { $unit } ram?
wh40k-ask-ram-with = Which weapon does { $unit } ram with?
wh40k-ask-fight = Which unit fights next?
wh40k-ask-epic-challenge = Which CHARACTER of { $unit } issues the challenge?
wh40k-ask-pile-in = Where does { $unit } pile in, toward the closest enemy?
wh40k-ask-melee-weapon = { $unit }: which weapon { $count ->
    [one] does the { $model } fight with
   *[other] do { $count } models ({ $model }) fight with
}?
wh40k-ask-melee-target = { $unit }: which unit { $count ->
    [one] is the attack with { $weapon } against
   *[other] are the { $count } attacks with { $weapon } against
}?
wh40k-ask-consolidate = { $to ->
    [marker] Where does { $unit } consolidate, toward the nearest objective marker?
   *[enemy] Where does { $unit } consolidate, toward the closest enemy?
}
wh40k-ask-coherency = { $unit } is out of coherency. Which model do you remove?

# Why not.

wh40k-a-path-for-each = A path is needed for each of the { $count } models.
wh40k-a-place-for-each = A place is needed for each of the { $count } models.
wh40k-a-point = A point on the battlefield is needed.
wh40k-how-far-and-which-way = Say how far it flies and which way it then faces.
wh40k-no-path = A path has at most { $most } corners, each with its place.
wh40k-too-far = { $model } moves { $far }″, but may move { $most }″ at most.
wh40k-cannot-move = { $model } cannot move at all.
wh40k-off-the-battlefield = { $model } would leave the battlefield.
wh40k-enemy-in-the-way = { $model } would come too near to { $unit } on its way.
wh40k-friend-in-the-way = { $model } cannot move through other large models of its army.
wh40k-ends-on-a-model = { $model } would end on another model.
wh40k-ends-on-a-marker = { $model } would end on an objective marker.
wh40k-ends-engaged = { $model } would end within Engagement Range of an enemy.
wh40k-still-engaged = { $model } would stay within Engagement Range of an enemy.
wh40k-incoherent = { $unit } would not be in Unit Coherency.
wh40k-not-on-obstacle = { $model } would end on top of an obstacle, where no model can stand.
wh40k-inside-terrain = { $model } would end inside terrain.
wh40k-no-floor = { $model } would have no floor under it at this height.
wh40k-ground-floor-only = { $model } can stand only on the ground floor of Ruins.
wh40k-overhangs = The base of { $model } would hang over the edge.
wh40k-marker-near-edge = A marker must be more than { $inches }″ from every edge.
wh40k-marker-near-marker = A marker must be more than { $inches }″ from every other.
wh40k-not-in-zone = { $model } would not be wholly within its deployment zone.
wh40k-too-near-enemy-zone = { $model } would be within 9″ of the enemy deployment zone.
wh40k-too-near-enemies = { $model } would be within 9″ of an enemy model.
wh40k-near-an-edge = { $model } would not be wholly within 6″ of an edge, where units from Strategic Reserves are set up.
wh40k-not-in-enemy-zone = { $model } would be in the enemy deployment zone, where nobody arrives before round 3.
wh40k-no-transport = { $unit } carries nobody.
wh40k-may-not-embark = { $model } can’t embark there.
wh40k-no-room = There is room for { $capacity }, not for { $taken }.
wh40k-too-far-to-embark = Not every model of { $unit } is within 3″.
wh40k-too-far-from-transport = { $model } would not be wholly within { $inches }″ of the transport.
wh40k-leads-one = A Leader can be attached to only one unit, and never to another Leader.
wh40k-one-leader = A unit can have one Leader.
wh40k-attached-go-along = A Leader that is attached goes where its unit goes.
wh40k-one-place = { $unit } can be in only one place.
wh40k-every-model = Not every model of { $unit } has this ability.
wh40k-aircraft-passengers = Only units in Reserves can start in an Aircraft, and { $unit } is not in Reserves.
wh40k-aircraft-in-reserves = { $unit } starts in Reserves anyway.
wh40k-aircraft-at-least = An Aircraft must move at least { $inches }″.
wh40k-aircraft-turns-at-most = An Aircraft can turn by a quarter of a turn at most.
wh40k-aircraft-do-not-charge = Aircraft can’t charge.
wh40k-only-flyers-charge-aircraft = Only units that can Fly can charge Aircraft.
wh40k-too-few-command-points = { $stratagem } costs { $cost } CP.
wh40k-stratagem-once-a-phase = { $stratagem } can be used once a phase.
wh40k-stratagem-once-a-turn = { $stratagem } can be used once a turn.
wh40k-stratagem-turn = { $turn ->
    [own] { $stratagem } is for your own turn.
   *[opponent] { $stratagem } is for your opponent’s turn.
}
wh40k-stratagem-battle-shocked = Stratagems cannot be used on your own Battle-shocked units.
wh40k-shot-already = This unit has already been selected to shoot this phase.
wh40k-nothing-to-shoot = This unit has no ranged weapons.
wh40k-advanced = This unit has Advanced this turn.
wh40k-fell-back = This unit has Fallen Back this turn.
wh40k-locked-in-combat = This unit is within Engagement Range of an enemy.
wh40k-engaged = This unit is within Engagement Range of an enemy.
wh40k-target-engaged = { $unit } is within Engagement Range of your army.
wh40k-out-of-range = { $unit } is out of range of { $weapon }.
wh40k-not-visible = No model of { $unit } in range is visible.
wh40k-lone-operative = { $unit } can be shot only from within 12″.
wh40k-one-weapon-each = Choose one weapon for each passenger.
wh40k-charged-already = This unit has already declared a charge this phase.
wh40k-nobody-to-charge = No enemy unit is within { $inches }″.
wh40k-just-disembarked = A unit that has disembarked like this cannot charge this turn.
wh40k-near-non-target = { $model } would end within Engagement Range of a unit that is not a target of the charge.
wh40k-target-not-reached = The charge does not reach { $unit }.
wh40k-not-closer = { $model } would not end closer to the enemy.
wh40k-not-at-barricade = { $model } charges across a barricade, and could end closer to it.
wh40k-must-touch = { $model } can reach base contact with an enemy, so it must.
wh40k-nobody-reached = The unit would not end within Engagement Range of an enemy.
wh40k-not-closer-to-marker = { $model } would not end closer to the nearest objective marker.
wh40k-marker-not-reached = The unit would not end within range of an objective marker.
