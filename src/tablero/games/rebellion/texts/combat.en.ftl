# Combat, tactic cards and retreat.

rebellion-combat = Combat in { $place }.
rebellion-combat-over = The combat in { $place } is over.
rebellion-add-leader = No leader of yours commands in { $place }. Whom do you send from your pool?
rebellion-joins-combat = { $leader } joins the combat.
rebellion-window-start_of_combat = The combat begins. Do you use an action card?
rebellion-draw-from = From which deck do you draw?
rebellion-destroy-ship = Choose the Rebel ship that the Death Star destroys.
rebellion-destroy-structure = Choose the structure that is destroyed.
rebellion-bring-leader = Which leader joins the combat from the pool?
rebellion-deadlock = Neither side can harm the other any more. Do you fight on?

rebellion-draws-tactics = { rebellion-acting } { $n ->
    [one] draws
   *[other] draw
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the { $theater } tactics.
rebellion-tactics-drawn = You drew { $cards }.
rebellion-tactics-shown = Drawn for all to see: { $cards }.
rebellion-plays-tactic = { rebellion-acting } { $n ->
    [one] plays
   *[other] play
} “{ $card }”.
rebellion-discards-tactic = { rebellion-acting } { $n ->
    [one] discards
   *[other] discard
} “{ $card }” as the price.

rebellion-dice-red = { rebellion-acting } { $n ->
    [one] rolls
   *[other] roll
} { $count ->
    [one] 1 red die
   *[other] { $count } red dice
}: { $value }.
rebellion-dice-black = { rebellion-acting } { $n ->
    [one] rolls
   *[other] roll
} { $count ->
    [one] 1 black die
   *[other] { $count } black dice
}: { $value }.
rebellion-dice-none = never below 0
rebellion-dice-most = at most 5 of a colour

rebellion-combat-action = Your attack: spend special dice, play tactic cards, or go on to the damage.
rebellion-block-action = Your units are being hit. Do you block damage?
rebellion-strike = Choose a unit: it takes { $amount } damage.
rebellion-bombard-with = Which of your ships bombards?
rebellion-bombard = Divide { $amount } damage among the enemy ground units.
rebellion-reroll = Choose up to { $most } dice to roll again.
rebellion-recolour = How many black hits do you use as red ones?
rebellion-assign-red = Divide the red hits: { $count }.
rebellion-assign-black = Divide the black hits: { $count }.
rebellion-assign-direct = Divide the direct hits: { $count }.
rebellion-block = Take 1 damage off which of your units?
rebellion-pay-tactic = Which other card do you discard for it?

rebellion-damage = Damage: { $units }.
rebellion-damaged = { $unit } { $damage }
rebellion-combat-losses = Destroyed: { $units }.
rebellion-battle-won-0 = { rebellion-acting } { $n ->
    [one] wins
   *[other] win
} the space battle.
rebellion-battle-won-1 = { rebellion-acting } { $n ->
    [one] wins
   *[other] win
} the ground battle.

rebellion-retreat = Do you retreat from { $place }? Choose the leader who leads the way.
rebellion-retreat-to = Where does { $leader } retreat to?
rebellion-retreat-cargo = Who goes along to { $target }? There is room for { $room }.
rebellion-retreats = { $leader } retreats to { $place } with { $units }.
rebellion-transports-lost = The Rebel Transports left alone in { $place } are destroyed.

# Why not.

rebellion-other-theater = That card belongs to the other theater.
rebellion-not-to-block = That card blocks no damage.
rebellion-not-to-attack = That card only blocks damage.
rebellion-silenced = A card forbids you tactic cards of this theater in the first round.
rebellion-no-special-die = That card costs a die with the special icon, and you have none left.
rebellion-tactic-useless = That card would do nothing now.
rebellion-target-absent = There is no enemy { $unit } in this combat.
rebellion-target-theater = { $unit } does not fight in this theater.
rebellion-target-health = { $unit } has no health and takes no damage.
rebellion-target-colour = The health of { $unit } has another colour.
rebellion-retreat-once = You have already retreated from this combat.
rebellion-retreat-forbidden = A card forbids you to retreat.
rebellion-retreat-no-enemy = There is no enemy left to retreat from.
rebellion-retreat-station = With a Death Star in the combat nobody retreats.
rebellion-retreat-no-leader = You have no leader there who could lead a retreat.
rebellion-retreat-no-units = None of your units could leave, and a leader does not retreat alone.
rebellion-retreat-nowhere = There is no system that you could retreat to.
rebellion-retreat-adjacent = You retreat only to an adjacent system.
rebellion-retreat-to-own = You must retreat to a system with units or loyalty of yours while you can.
rebellion-retreat-enemies = There are enemy units in { $place }.
rebellion-retreat-origin = Your opponent came to this combat from { $place }.

# What the cards do.

rebellion-combat-enemy-space = an enemy ship
rebellion-combat-enemy-ground = an enemy ground unit
rebellion-combat-does-strike = Assign { $amount } damage to { $target }.
rebellion-combat-does-onslaught = Assign 1 damage to { $target }, and 1 to another if you like.
rebellion-combat-does-bombard = Choose a ship of yours in the system: divide as much damage among enemy ground units as it has red attack.
rebellion-combat-does-reroll = Roll up to { $most } of your dice again, all at once.
rebellion-combat-does-draw-either = Draw { $count } tactic cards, each from the deck you like.
rebellion-combat-does-no-retreat = Your opponent can’t retreat in this combat round.
rebellion-combat-does-free-retreat = If you retreat in this combat round, your units need no transport.
rebellion-combat-does-no-blocks = Your opponent can block no more damage in this battle step.
rebellion-combat-does-discard = Discard another { $theater } tactic card.
rebellion-combat-does-block = Block up to { $amount } damage.
rebellion-combat-does-silence = { rebellion-acting } can play no { $theater } tactic cards in the first combat round.
rebellion-combat-does-point-blank = All units in this combat, of both sides, have 1 health less, but at least 1.
rebellion-combat-does-recolour = In each space battle of this combat you may use up to { $most } black hits as red ones.
rebellion-combat-does-fewer-dice = { rebellion-acting } { $n ->
    [one] rolls
   *[other] roll
} { $red } fewer red and { $black } fewer black dice in each battle of the first combat round.
rebellion-combat-does-draw-one-deck = Draw { $count } tactic cards, all of them from one deck.
rebellion-combat-does-destroy-ship = If a Death Star, finished or not, is in the combat: destroy a Rebel ship there.
rebellion-combat-does-destroy-structure = Destroy a structure in the combat.
rebellion-combat-does-open-hand = The tactic cards of the { $side } lie open in this combat.
rebellion-combat-does-no-escape = { rebellion-acting } can’t retreat from this combat.
rebellion-combat-does-bring = Put a leader shown here from your pool into the combat ({ $leaders }): it leads no retreat and goes back to the pool afterwards.

# Options.

rebellion-option-nobody = Nobody
rebellion-option-break_off = Break off the combat
rebellion-option-fight_on = Fight on
rebellion-option-draw-tactic = Draw a tactic card for this die: { $die }
rebellion-option-play = Play “{ $card }”
rebellion-option-play-with = Play “{ $card }” for this die: { $die }
rebellion-option-deck = The { $theater } tactics
rebellion-option-discard = Discard “{ $card }”
rebellion-option-as_red = { $count }
rebellion-option-target = { $unit } { $number }{ $marker ->
    [0] { "" }
   *[other] , damaged { $marker }
}{ $dealt ->
    [0] { "" }
   *[other] , dealt { $dealt } now
}
rebellion-option-cargo = { $unit }{ $marker ->
    [0] { "" }
   *[other] , damaged { $marker }
}

# Names.

rebellion-tactic-space_brilliant_strategy = Brilliant Strategy
rebellion-tactic-space_concentrate_fire = Concentrate Fire
rebellion-tactic-space_critical_hit = Critical Hit
rebellion-tactic-space_defensive_formation = Defensive Formation
rebellion-tactic-space_no_escape = No Escape
rebellion-tactic-space_onslaught = Onslaught
rebellion-tactic-space_outmaneuver = Outmaneuver
rebellion-tactic-space_take_it_down = Take It Down
rebellion-tactic-space_unstoppable_assault = Unstoppable Assault
rebellion-tactic-ground_bombardment = Bombardment
rebellion-tactic-ground_brilliant_strategy = Brilliant Strategy
rebellion-tactic-ground_concentrate_fire = Concentrate Fire
rebellion-tactic-ground_critical_hit = Critical Hit
rebellion-tactic-ground_defensive_formation = Defensive Formation
rebellion-tactic-ground_dig_in = Dig In
rebellion-tactic-ground_escape_plan = Escape Plan
rebellion-tactic-ground_onslaught = Onslaught
rebellion-tactic-ground_take_it_down = Take It Down
rebellion-tactic-ground_unstoppable_assault = Unstoppable Assault

rebellion-action-its_a_trap = It’s a Trap
rebellion-action-point_blank_assault = Point-Blank Assault
rebellion-action-target_the_star_destroyers = Target the Star Destroyers
rebellion-action-according_to_my_design = According to My Design
rebellion-action-more_dangerous_than_you_realize = More Dangerous Than You Realize
rebellion-action-fully_operational = Fully Operational
rebellion-action-good_intel = Good Intel
rebellion-action-keep_them_from_escaping = Keep Them from Escaping
rebellion-action-ready_for_action = Ready for Action
rebellion-action-target_the_generator = Target the Generator
