# Battle cards: what they say, what they ask, and their tokens.

legion-battle-line = { $kind ->
    [setup] Setup
    [scoring] Scoring
   *[special] Special rules
}: { $text }

# Tokens.
legion-objective-checkpoint = Checkpoint
legion-objective-bunker = Bunker
legion-objective-stockpile = Stockpile
legion-objective-lab = Lab
legion-objective-priority-target = Priority Target
legion-objective-comms-relay = Comms Relay
legion-objective-base = Base
legion-objective-bomb = Bomb
legion-objective-exchange = Exchange
legion-objective-prisoner = Prisoner
legion-objective-scanner = Scanner
legion-objective-data-core = Data Core
legion-objective-supply-cache = Supply Cache
legion-objective-ordnance = Ordnance token
legion-objective-air-support = Air Support token
legion-objective-comms-scrambler = Comms Scrambler
legion-objective-priority-mission = Priority Mission token
legion-objective-transmission = Transmission
legion-objective-position = Key Position
legion-objective-supplies = Supplies
legion-objective-hostage = Hostage
legion-objective-objective = Objective token
legion-objective-asset = Asset
legion-objective-point-of-interest = Point of Interest
legion-objective-charge = Charge token
legion-objective-smoke = Smoke token
legion-objective-bane = Bane token
legion-objective-advantage = Advantage token
legion-token-marked = Marked target
legion-token-condition = Condition

# Kinds of units.
legion-units-any = any unit
legion-units-trooper = Trooper
legion-units-vehicle = Vehicle
legion-units-corps = Corps unit
legion-units-ai = unit with AI
legion-units-republic = Galactic Republic unit
legion-units-corps-clone-trooper = Corps Clone Trooper
legion-units-corps-trooper-or-special-forces-trooper = Corps or Special Forces Trooper
legion-units-non-commander-trooper = Trooper that isn’t a commander
legion-about-republic-vehicle = Republic vehicle

# Setup.
legion-part-map = { $count } × { $token }, where the map shows them{ $form ->
    [owned] ; each belongs to the player on whose side it lies
   *[plain] {""}
}.
legion-part-middle = { $token } at the centre of the battlefield, even on top of another token.
legion-spot = { $form ->
    [contested] in contested territory{ $edges ->
        [0] {""}
       *[other] , beyond range { $edges } of every edge
    }{ $apart ->
        [0] {""}
       *[other] {" "}and beyond range { $apart } of each other
    }
    [edges] beyond range { $edges } of every edge
   *[strip] within range { $long } of both long edges, beyond range { $short } of the short ones and beyond range { $apart } of each other
}
legion-part-places = Starting with the blue player, each player places { $count } × { $token }, { $where }.
legion-part-hands-out = Starting with the blue player, each player gives { $count ->
    [one] one of their own units
   *[other] { $count } of their own units
} ({ $units }) one { $token } each.
legion-part-claims = Units may claim { $side ->
    [own] { $token } tokens of their own side
   *[all] { $token } tokens
} ({ $units }){ $most ->
    [one] , and hold no more than one
   *[any] {""}
}.
legion-part-escorted = A unit that holds a { $token } has 1 more courage; those that begin with one are incognito in the first round.
legion-part-marks = Starting with the blue player, each player marks { $own } of their own and { $enemy } enemy units, none of them twice.
legion-part-grants = One of your units ({ $units }) that lacks { $keyword } has it for the rest of the game.
legion-part-beacon = Place your { $token } anywhere on the battlefield.
legion-part-barricades = You may place up to { $count } barricades outside of enemy territory, beyond range { $apart } of each other.

# Scoring.
legion-part-secured = From round 2 on, { $points } VP in each End Phase for every { $token } that you secure{ $where ->
    [anywhere] {""}
    [home] {" "}in your own territory
    [enemy] {" "}in enemy territory
    [middle] {" "}at the centre
    [elsewhere] {" "}anywhere but at the centre
   *[theirs] {" "}of those that are the enemy's
}.
legion-part-uncontested = From round 2 on, { $points } VP in each End Phase for every { $token } in your own territory that no enemy contests.
legion-part-row = { $count } or more: { $points } VP
legion-part-contested = From round 2 on, in each End Phase for contesting so many of { $token } at once: { $table }.
legion-part-controlled = From round 2 on, in each End Phase for controlling so many of { $token }: { $table }.
legion-part-recovered = From round 2 on, { $points } VP in each End Phase for every { $token } with { $count } or more Suppression tokens that you secure; it is then removed.
legion-part-action = { $verb ->
    [recover-data] Units have the action Data Recovery: put 1 Suppression token on a { $token } that they contest.
   *[align-relay] Units have the action Align Relay: take control of a { $token } that they contest, until the other side takes it.
}
legion-part-bunkers = In each End Phase an enemy { $token } that you secure takes 1 wound, or 2 if a commander, operative or Special Forces unit is among the units that contest it. With { $count } wounds it is destroyed, for { $points } VP.
legion-part-demolition = If you secure the enemy { $base } when the End Phase begins and a unit of yours that contests it holds a { $bomb }, the { $base } and your { $bomb } tokens there are removed, and you score { $points } VP in this End Phase.
legion-part-shifting = After scoring, starting with the blue player, each player moves every { $token } that the opponent secures by up to half range, each of them once a round.
legion-part-exchanged = From round 2 on, { $points } VP in each End Phase for each of your units with a { $token } within range 1 of the { $place }.
legion-part-scanned = From round 2 on, { $points } VP in each End Phase if { $count } of your units with a { $token } are outside your own territory and contest no point of interest there; once in the game { $find } VP if one of them contests an unclaimed { $token } of the enemy.
legion-part-reported = When a unit that holds a { $token } ends its activation, each enemy within range 1 of its leader and in its sight gains 1 Observation token. From round 2 on, if there are { $count } or more and the { $token } is yours, you score { $points } VP, once a round.
legion-part-delivered = From round 2 on, a unit that contests a point of interest when its activation begins may give up a { $token } that it holds for { $points } VP, from round { $round } on for { $later }.
legion-part-targets = When a marked unit is defeated, its opponent scores { $points } VP.
legion-part-shaken = From round 2 on, { $points } VP in each End Phase for whoever has more suppressed enemies than suppressed units of their own.
legion-part-table-heel = Once a round, when a unit gains Suppression, each player may tick one of these, each once in the game: { $boxes }.
legion-part-table-sweep = Once a round, when an attack of yours defeats an enemy unit, you may tick one of these by where the attacking leader stands, each once in the game: { $boxes }.
legion-box-panicked = an enemy unit is panicked ({ $points } VP)
legion-box-all-suppressed = every enemy that can gain Suppression has some ({ $points } VP)
legion-box-anywhere = anywhere ({ $points } VP)
legion-box-home = in your own territory ({ $points } VP)
legion-box-contested = in contested territory ({ $points } VP)
legion-box-enemy = in enemy territory ({ $points } VP)

# Advantages.
legion-part-passes = { $count ->
    [one] One more token
   *[other] { $count } more tokens
} in your Pass Pool as the first Activation Phase begins.
legion-part-at-first = As the first Activation Phase begins, { $form ->
    [all] { $count } of your units
   *[up-to] up to { $count } of your units
} ({ $units }) gain: { $gains }.
legion-part-sneaks = As the first Activation Phase begins, one of your units ({ $units }) of at most { $count } miniatures has Infiltrate; if it had that already, it gains 1 Aim and 1 Dodge.
legion-part-ordnance = Once in the game, when a Command Phase ends, you may place your { $token } anywhere. When the End Phase begins, roll { $dice } black attack dice: vehicles and units with Armor within range 1 suffer 2 wounds for each critical and 1 for each hit, other units gain 1 Suppression for each. Then remove the token.
legion-part-air-support = Once in the game, when a Command Phase ends, you may place your { $token } anywhere. When the End Phase begins, lay one band of the range tool from it in any direction and roll { $dice } black attack dice: every unit under the tool or the token gains 1 Suppression for each hit and critical. Then remove the token.
legion-part-coordinates = { $uses } × in the game, while you issue orders, up to { $count } units ({ $units }) have one of these for the round: { $ways }.
legion-part-orders-itself = { $uses } × in the game, one a round, while you issue orders, one of your units ({ $units }) is issued an order.
legion-part-scrambles = Enemies within range 1 of your { $token } can't be issued orders. A unit that touches an enemy one may take it off as an action.
legion-part-hurries = When one of your units activates, you may spend a token of your Pass Pool: it gains 1 Aim and 1 Dodge, or recovers for free.
legion-part-disciplined = { $uses } × in the game, after one of your units gains Suppression, it may lose all of it and suffer 1 wound.

# The older edition.
legion-part-leaders-beyond = 1 victory token at the end of the game for each of your unit leaders in an enemy deployment zone.
legion-part-three-in-a-line = One objective token at the centre of the battlefield, and one halfway from it to each short edge.
legion-part-controlled-by-troopers = 1 victory token at the end of rounds 2 and 4, and 2 at the end of the game, for each objective token with more of your trooper leaders at range 1 than the enemy has.
legion-part-marks-terrain = Starting with the blue player, the players take turns to mark up to { $count } pieces of terrain that lie wholly outside all deployment zones.
legion-part-holds-terrain = 1 victory token at the end of the game for each marked piece that more of your unit leaders touch than of the enemy's.
legion-part-supplies = One objective token at the centre; then, starting with the blue player, the players take turns to place { $count } more, each beyond range 1 of every deployment zone and of the others.
legion-part-troopers-claim = Troopers, but for creatures and emplacements, may claim a token that their leader touches.
legion-part-supplies-claimed = 1 victory token at the end of the game for each objective token that your units have claimed.
legion-part-each-zone = Each player deploys at least one unit in each of their own deployment zones.
legion-part-hostile = Troopers whose leader touches no terrain keep their Suppression in the End Phase.
legion-part-limited-visibility = Nobody sees beyond range 2 in round 1, and beyond range 3 in round 2.
legion-part-sets-aside = The blue player first, each player may set aside up to { $count } units ({ $units }). From round { $round } on their order tokens are in the pools; one of a rank of which no other unit is left to activate brings such a unit in, beyond range 2 of all enemies, as activated.

# What is asked.
legion-ask-place-token = { $card }: where do you place the { $token }?
legion-ask-hand-asset = { $card }: which units begin with a { $token }?
legion-ask-mark = { $card }: which { $count } { $whose ->
    [own] of your own units
   *[enemy] of the enemy units
} are marked?
legion-ask-grant = { $card }: which unit has { $keyword }?
legion-ask-barricade = { $card }: how is the next barricade turned? ({ $count } left)
legion-ask-place-barricade = { $card }: where do you place the barricade?
legion-ask-shift = { $card }: where do you move the { $token }?
legion-ask-deliver = Does { $unit } give up its { $token } for { $points } VP?
legion-ask-box = { $card }: which box do you tick?
legion-ask-at-first = { $card }: which units? ({ $count } at most)
legion-ask-sneak = { $card }: which unit?
legion-ask-strike-now = { $card }: do you use it in round { $round }?
legion-ask-strafe = { $card }: in which direction is the range tool laid?
legion-ask-coordinated = { $card }: which units coordinate? ({ $count } at most)
legion-ask-coordinate-whom = Which unit does { $unit } coordinate with?
legion-ask-orders-itself = { $card }: which unit is issued an order?
legion-ask-hurry = { $card }: do you spend a token of your Pass Pool for { $unit }?
legion-ask-discipline = { $card }: does { $unit } lose its Suppression and suffer a wound? ({ $count } left)
legion-ask-secret-mission = Which units give up their Secret Mission token for 1 VP?
legion-ask-reinforce = Does { $unit } move at speed 1, with Reinforcements?
legion-ask-priority-mission = Where does the Priority Mission token of { $unit } lie?
legion-ask-scouting-party = Which { $count } units at most scout at speed { $speed } with { $unit }?
legion-ask-arrives = { $card }: which unit arrives?
legion-ask-covert-ops = Does { $unit } become an operative for this game, to infiltrate?
legion-option-ready = 1 Aim and 1 Dodge
legion-option-wait = Wait
legion-option-turned = Turned by { $count }°
legion-option-token-action = { $verb ->
    [recover-data] Data Recovery
    [align-relay] Align Relay
    [disable] Take off
    [sabotage] Sabotage
    [repair] Repair
    [resupply] Resupply
   *[other] { $verb }
}: { $token } at { $x }″, { $y }″

# What is told.
legion-holds = { $unit } holds a { $token }.
legion-marked = { $unit } is marked.
legion-destroyed = { PLAYER($seat) } destroys a { $token }.
legion-strike-roll = { $token }: { $dice }.
legion-acts-on-token = { $unit }: { $verb ->
    [recover-data] Data Recovery
    [align-relay] Align Relay
    [disable] takes off
    [sabotage] Sabotage
   *[repair] Repair
} ({ $token }).
legion-secret-mission = { $unit } gains a Secret Mission token.
legion-arrives = { $unit } arrives as reinforcement.

# Why not.
legion-token-under-miniature = The token would lie under a miniature.
legion-token-on-barricade = The token would lie on a barricade.
legion-spot-contested = The { $token } has to lie in contested territory.
legion-spot-edges = The { $token } has to lie beyond range { $count } of every edge.
legion-spot-short = The { $token } has to lie beyond range { $count } of the short edges.
legion-spot-long = The { $token } has to lie within range { $count } of both long edges.
legion-spot-apart = The { $token } has to lie beyond range { $count } of the others.
legion-barricade-enemy = No barricade is placed in enemy territory.
legion-barricade-overlaps = The barricade would overlap something.
legion-barricade-near = The barricade has to be beyond range { $count } of the others.
legion-shift-too-far = The { $token } moves by half range at most.
legion-a-direction = Point away from the token.
legion-not-that-token = That can't be done with the { $token }.
legion-contests-not = { $unit } doesn't contest the { $token }.
legion-touches-not = { $unit } doesn't touch the { $token }.
legion-relay-already = The { $token } is yours already.
legion-order-scrambled = { $unit } can't be issued orders there ({ $card }).
legion-action-regroup = { $unit } is out of cohesion: it has to move first.
legion-beside-a-token = In setup no miniature of { $unit } may touch an objective token that nobody has claimed.
legion-part-lets-go = A unit may let go of a token that it has claimed, as a free action; it lies beside its leader again.
legion-part-tampers = A unit whose leader touches a token may { $verb ->
    [sabotage] put 1 wound on it
   *[repair] take 1 wound off it
} as an action.
legion-part-hostage = Whoever holds the hostage has 1 more courage and 1 less speed (at least 1), and can’t start a melee. In the first round no enemy can attack it or start a melee with it, and enemy effects do nothing to it.
legion-objective-vaporator = Moisture Vaporator
legion-option-let-go = Let go: { $token }
legion-nothing-to-repair = The { $token } has no wounds.
legion-cant-tamper = { $unit } can neither sabotage nor repair: creatures and emplacements don't.
legion-has-hostage = { $unit } holds a hostage and can’t start a melee.
legion-hostage-safe = { $unit } can’t be attacked in the first round: it holds a hostage.
legion-part-troopers-scout = Troopers scout at speed { $speed } after they are deployed, even those that can’t otherwise move.
legion-part-roll-out = Vehicles may be deployed anywhere within range 1 of one of their own deployment zones.
legion-part-half-circles = Each deployment zone is the half circle within range 2 of the middle of its player's edge.
legion-part-resupplies = A Trooper whose leader touches a token, creatures left aside, may turn it up or take off one that is faceup, as a free action: its player draws two of the { $count } supply cards that both share, and it keeps one of them.
legion-cant-resupply = { $unit } can't resupply: only Troopers that are no creatures do.
legion-no-supplies = No supply cards are left.
legion-ask-supply = Which supply card does { $unit } keep?
legion-resupplies = { $unit } takes a supply card: { $card }.
legion-objective-supply-drop = Supplies (facedown)
legion-objective-supply-drop-opened = Supplies (faceup)
legion-part-bomb-carts = Bomb carts are no units. They give heavy cover to Troopers that they obscure, creatures left aside, and block no line of sight; units move through them, but end on none.
legion-part-carts-move = When the End Phase begins, each player may pivot a Bomb Cart of theirs and move it at speed { $speed }, forward or in reverse, if more of their Trooper leaders than enemy ones are at range 1 of it. It displaces the Troopers on which it ends. (A reading of ours: who moves a cart, when and how far stands on a card that no source gives.)
legion-objective-bomb-cart = Bomb Cart
