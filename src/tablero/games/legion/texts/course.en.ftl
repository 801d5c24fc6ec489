# The course of a battle: phases, orders, activations, and what is asked.

legion-round = Round { $round } begins.
legion-phase = { $phase ->
    [command] Command Phase.
    [activation] Activation Phase.
   *[end] End Phase.
}

# The Command Phase.

legion-ask-card = Choose the command card you play this round.
legion-reveals = { PLAYER($seat) } reveals { $card }.
legion-priority = { PLAYER($seat) } has priority this round.
legion-ask-nominate = Which unit do you nominate as commander?
legion-nominates = { PLAYER($seat) } nominates { $unit }.
legion-ask-order = Which unit is issued an order? ({ $count ->
    [one] 1 order left
   *[other] { $count } orders left
})
legion-ask-direct = Which order does an ability issue?
legion-ask-coordinate = Which unit is the order passed on to?
legion-ask-next-effect = Several effects are waiting: which one do you resolve next?
legion-ask-disciplined = How many Suppression tokens does the unit that was issued an order lose?
legion-ordered = { $unit } is issued an order.
legion-card-no-commander = Without a commander or an operative no command card can be played.
legion-card-unit-missing = { $card } can be played only while the unit it belongs to is undefeated.
legion-order-not-yours = { $unit } can’t be given orders by this player.
legion-order-already = { $unit } already has an order this round.
legion-order-affiliation = { $unit } takes orders only from units of its own affiliation.
legion-order-kind = { $unit } isn’t the kind of unit the card gives orders to.
legion-order-too-far = { $unit } is beyond range 3 of the nominated commander.

# Turns.

legion-ask-turn = What do you do: activate a unit with a faceup order, draw an order token, or pass?
legion-ask-drawn = Which unit of that rank is activated?
legion-draws = { PLAYER($seat) } draws an order token: { $rank ->
    [commander] commander
    [operative] operative
    [corps] corps
    [special_forces] special forces
    [support] support
   *[heavy] heavy
}.
legion-token-useless = No unit fits the token, which is removed from the game.
legion-passes = { PLAYER($seat) } passes.
legion-nothing-to-activate = { PLAYER($seat) } has nothing to activate.
legion-pass-twice = You can’t pass on two turns in a row.
legion-pass-no-token = There is no token in the Pass Pool.
legion-pass-once = Each player may pass once in a round.
legion-pass-orders = Only a player with fewer orders left than the opponent may pass.

# Activations.

legion-activates = { $unit } is activated.
legion-ask-action = What does { $unit } do? ({ $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
})
legion-card-action = { $unit } uses { $keyword }.
legion-uses-upgrade = { $unit } uses { $card }.
legion-free-action = { $unit } makes a free action.
legion-reacts = { $unit } spends its Standby token.
legion-ask-recover = How many Suppression tokens does { $unit } lose?
legion-ask-standby = Which unit reacts to { $unit }?
legion-ask-reaction = How does { $unit } react?
legion-ask-free-attack = Does { $unit } attack after its move?
legion-ask-free-action = Which free action does { $unit } make?
legion-ask-hand-out = Which units gain a token? ({ $token })
legion-ask-strategize = Which units gain an Aim and a Dodge token?
legion-ask-calculate-odds = Which unit gains an Aim, a Dodge and a Suppression token?
legion-ask-observe = Which enemy do you observe?
legion-ask-distract = Which enemy do you distract?
legion-ask-strings = Which unit makes a free attack or a free move?
legion-ask-guidance = Which unit makes a free action?
legion-ask-independent = What does { $unit } do on its own?
legion-ask-aim-or-dodge = Which token does { $unit } gain?
legion-ask-mechanized = Which vehicle goes along with { $unit }?
legion-ask-ruthless = Does { $unit } suffer a wound for a free action?
legion-ask-override = Which unit takes a Suppression token so that { $unit } ignores AI?
legion-ask-incognito = Does { $unit } stop being incognito?
legion-ask-dauntless = Does { $unit } take a Suppression token for a free move?
legion-ask-demoralize = Which enemy gains Suppression? ({ $count ->
    [one] 1 token left
   *[other] { $count } tokens left
})
legion-ask-inspire = Which unit loses Suppression? ({ $count ->
    [one] 1 token left
   *[other] { $count } tokens left
})
legion-ask-latent-power = Does { $unit } use Latent Power?
legion-ask-latent-target = Which unit is affected?

legion-action-not-now = { $unit } can’t make a free action now: only in its own activation.
legion-action-none-left = { $unit } doesn’t have enough actions left.
legion-action-again = Each action can be made once in an activation, except moves.
legion-action-undeployed = { $unit } is not deployed yet and can only move.
legion-action-no-card = { $unit } has no such action now.
legion-action-attack-or-standby = A unit can’t both attack and stand by in the same activation.
legion-action-no-standby = { $unit } can't stand by.
legion-action-no-move = { $unit } can't move now.
legion-action-no-attack = { $unit } has no enemy to attack now.
legion-upgrade-exhausted = { $card } is exhausted.
legion-upgrade-expended = { $card } has been used up.
legion-standby-no-token = { $unit } has no Standby token.
legion-standby-not-now = { $unit } can't react now.
legion-standby-too-far = { $unit } is too far away to react.
legion-standby-own-doing = { $unit } can’t react to something its own side’s effect has caused.
legion-standby-unseen = { $unit } doesn’t see it.

# The End Phase, and the end.

legion-ask-promote = Which unit is promoted to commander?
legion-promoted = { $unit } is promoted to commander.
legion-no-promotion = { PLAYER($seat) } has no unit to promote, and plays no more command cards.
legion-won-standing = The opponent has no units left.
legion-won-points = Victory points decide it.
legion-won-tie = Victory points are tied, so losses decide.
legion-draw = Victory points and losses are tied.

# Options.

legion-option-done = Nothing more
legion-option-no = No
legion-option-yes = Yes
legion-option-draw = Draw an order token
legion-option-pass = Pass
legion-option-move = Move
legion-option-attack = Attack
legion-option-aim = Aim
legion-option-dodge = Dodge
legion-option-recover = Recover
legion-option-standby = Stand by
legion-option-activate = Activate { $unit }
legion-option-card-effect = The command card { $card }
legion-option-effect = { $unit }: { $keyword }
legion-option-order = { $by } orders { $unit }
legion-option-remove = { $count ->
    [0] None
    [one] 1 token
   *[other] { $count } tokens
}
legion-option-unit-attacks = { $unit } attacks
legion-option-unit-moves = { $unit } moves
legion-option-now = Now
legion-option-later = Later
