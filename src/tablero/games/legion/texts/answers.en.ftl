# What comes of yes and of no.
legion-ask-may-yes = Yes: { $what }
legion-ask-may-no = No: nothing happens
legion-ask-use-upgrade-yes = Yes: { $what }
legion-ask-use-upgrade-no = No: { $card } is kept for later
legion-ask-change-plans-yes = Yes: this card is discarded, { $card } goes back to hand and both choose again
legion-ask-change-plans-no = No: both cards stay
legion-ask-makashi-yes = Yes: one Pierce less, but nothing protects from the rest
legion-ask-makashi-no = No: all of its Pierce, against whatever protects from it
legion-ask-advanced-targeting-yes = Yes: { $count ->
        [one] 1 Aim token
       *[other] { $count } Aim tokens
    }, and it attacks nobody else
legion-ask-advanced-targeting-no = No: no Aim tokens, and it may attack others too
legion-ask-graffiti-die-yes = Yes: one more die to rally
legion-ask-graffiti-die-no = No: as many dice as usual
legion-ask-turn-over-yes = Yes: the other side of { $card } is up
legion-ask-turn-over-no = No: { $card } stays as it lies
legion-ask-scout-yes = Yes: a free move at speed { $speed } now
legion-ask-scout-no = No: no move now
legion-ask-infiltrate-yes = Yes: { $unit } is placed in your territory now
legion-ask-infiltrate-no = No: { $unit } is deployed later, as the others are
legion-ask-covert-ops-yes = Yes: { $unit } is an operative and can infiltrate
legion-ask-covert-ops-no = No: { $unit } stays a commander
legion-ask-reinforce-yes = Yes: a move at speed 1 now
legion-ask-reinforce-no = No: { $unit } stays where it is
legion-ask-reposition-yes = Yes: { $unit } pivots
legion-ask-reposition-no = No: { $unit } keeps facing the same way
legion-ask-spur-yes = Yes: 1 Suppression token, and one speed more for this move
legion-ask-spur-no = No: its usual speed
legion-ask-ruthless-yes = Yes: 1 wound, and one more action
legion-ask-ruthless-no = No: neither wound nor action
legion-ask-incognito-yes = Yes: { $unit } is no longer incognito, for the rest of the game
legion-ask-incognito-no = No: { $unit } stays incognito
legion-ask-wheel-mode-yes = Yes: faster in this activation, but no attacks until the end of the round
legion-ask-wheel-mode-no = No: speed and attacks as usual
legion-ask-dauntless-yes = Yes: 1 Suppression token, and a free move
legion-ask-dauntless-no = No: neither token nor move
legion-ask-latent-power-yes = Yes: 1 Suppression token, and a red die that may harm an enemy or help an ally
legion-ask-latent-power-no = No: nothing happens
legion-ask-strike-now-yes = Yes: { $card } is used in this round, and not again
legion-ask-strike-now-no = No: { $card } is kept for a later round
legion-ask-discipline-yes = Yes: { $unit } loses its Suppression and suffers a wound
legion-ask-discipline-no = No: { $unit } keeps its Suppression
legion-ask-deliver-yes = Yes: { $points } VP, and { $unit } no longer has its { $token }
legion-ask-deliver-no = No: { $unit } keeps its { $token }
legion-option-none-of-these = None of these
legion-option-no-attack = Don’t attack
