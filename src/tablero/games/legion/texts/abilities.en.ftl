# What keywords ask and tell in the course of a battle.

legion-ask-wheel-mode = Does { $unit } go into Wheel Mode this activation?
legion-ask-attack-run = Does { $unit } change its speed this activation?
legion-option-faster = 1 more speed
legion-option-slower = 1 less speed
legion-plodding = { $unit } plods: it makes one move action in its activation.
legion-moved-twice = { $unit } makes no more than two move actions in its activation.
legion-moves-laden = { $unit } holds a token and has moved besides its compulsory move.
legion-claim-racing = { $unit } has moved too often in this activation to claim anything.

# Charges and smoke.

legion-charge = { $kind ->
    [graffiti] Graffiti
    [smoke] Smoke
    [proton-charge] Proton Charge
    [sonic-charge] Sonic Charge
    [dioxis-mine] Dioxis Mine
   *[other] { $kind }
}
legion-ask-supply = Which tokens does { $unit } put down?
legion-ask-lay = Where does { $unit } put down the token: { legion-charge }?
legion-lays = { $unit } puts down a token: { legion-charge }.
legion-option-supply = { legion-charge }
legion-option-token = { legion-charge } at { $x }″, { $y }″
legion-token-too-far = The token is not near enough to the leader of { $unit }.
legion-token-unseen = The leader of { $unit } doesn't see that place.
legion-token-overlaps = The token would overlap another.

# Transports.

legion-ask-transport = Which unit does { $unit } carry to the battlefield?
legion-ask-deploy-from = How does { $unit } deploy from { $vehicle }?
legion-ask-board = Does { $unit } go aboard a transport?
legion-option-embark = Go aboard { $unit }
legion-option-deploy = Deploy on the battlefield
legion-action-shut-in = { $unit } is in a closed transport: all it can do is move out of it.
legion-action-at-edge = { $unit } makes no free actions now: the edge of the battlefield has stopped it.
legion-action-shaken = { $unit } makes no free actions now: its transport has moved too much this round.

# Command cards and orders.

legion-ask-step-ahead = Which unit is a step ahead and moves at speed 1?
legion-ask-contingency = Do you replace the card you’ve revealed with a contingency?
legion-contingency = { PLAYER($seat) } discards that card and reveals a contingency: { $card }.
legion-ask-authoritative = Does { $unit } issue this order to another unit instead?
legion-ask-the-way = Which action do others make because { $unit } was issued an order?
legion-ask-the-way-units = Which units make it for free?
legion-ask-tempted = Does { $unit } attack or move because one of its side has fallen?
legion-ask-partner = Beside which unit does { $unit } deploy?
legion-no-contact = Enemies can't be put in contact with { $unit }.

# Loadout.

legion-ask-loadout = Which upgrade that was set aside does { $unit } take?
legion-option-swap = { $card } in place of { $old }
legion-swaps = { $unit } takes { $card }.

# What proves keywords.

legion-proof = { $name } ({ $edition }): { $standing ->
    [proved] enforced and tested
    [enforced] enforced, not all of it tested
    [partly] partly enforced
   *[not] not enforced
}{ $tests ->
    [0] .
    [one] , 1 test.
   *[other] , { $tests } tests.
}

# What units have for a while that is no keyword of a card.

legion-keyword-extra-action = Extra action
legion-keyword-speed = Speed
legion-keyword-faster = Speed changed by
legion-keyword-no-attack = No attack

legion-ask-flaw = Do you play the flaw card { $card }?
legion-ask-flaw-yes = Yes: this round { $does }
legion-ask-flaw-no = No: keep the card
legion-plays-flaw = { PLAYER($seat) } plays a flaw card: { $card }.
legion-flaw-text = As a Command Phase starts, if { $when }, you may play this card: until the End Phase { $does }.
legion-flaw-when-suppressed = the enemy { $unit } has Suppression
legion-flaw-when-wounded = the enemy { $unit } is wounded
legion-flaw-when-discarded = your opponent has discarded 3 or more command cards
legion-flaw-no-orders = { $unit } can't be issued Orders
legion-flaw-no-plans = the opponent can use neither Contingencies nor the command cards of { $unit }
legion-flaw-regrets = { $unit } gains 4 Suppression at the end of an activation in which it attacks
legion-order-flaw = { $card } is in play: { $unit } can't be issued Orders this round.
legion-card-flaw = { $flaw } is in play: { $card } can't be played this round.
