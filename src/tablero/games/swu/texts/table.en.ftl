# What is asked.
swu-ask-starter = Who goes first, with the initiative?
swu-ask-mulligan = Keep this hand?
swu-ask-first-resources = Choose two cards as your starting resources.
swu-ask-action = Your turn: choose an action.
swu-ask-resource = Resource a card from your hand?
swu-ask-bottom = Which card goes on the bottom of your deck?
swu-ask-attack-target = What does { $unit } attack?
swu-ask-attach = Which unit do you attach { $card } to?
swu-ask-credits = How many Credit tokens do you use?
swu-ask-exploit = { $card }: which of your units do you defeat to pay less for it?
swu-ask-ambush = { $unit }: use Ambush to attack an enemy unit at once?
swu-ask-first-triggers = Several players have abilities to resolve: who goes first?
swu-ask-next-trigger = Which of your abilities do you resolve next?
swu-ask-replacement = Several effects would change the damage: which one do you apply first?
swu-ask-unique = You control more than one { $name }: which one do you defeat?
swu-ask-may = { $card }: do you want to do this?
swu-ask-effect = { $card }: { CAPITAL($effect) }.{ $more }
swu-ask-mode = { $card }: choose what it does.
swu-ask-opponent = { $card }: which opponent? { CAPITAL($effect) }.
swu-ask-player = { $card }: which player?
swu-ask-next-play = { $card }: which card do you play next?
swu-ask-strike-last = { $unit }: let the defender deal combat damage first?
swu-ask-copy = { $card }: which unit does it enter play as a copy of?

# Options.
swu-option-play = Play { $name } for { $cost }
swu-option-pilot = Play { $name } as a Pilot for { $cost }
swu-option-smuggle = Play { $name } from your resources with Smuggle for { $cost }
swu-option-attack = Attack with { $name } ({ $power }/{ $remaining })
swu-option-use = Use { $name }: { $text }
swu-choice-initiative = Take the initiative
swu-choice-blast = Take the blast counter
swu-choice-plan = Take the plan counter
swu-choice-pass = Pass
swu-option-unit = { $name } ({ $power }/{ $remaining }), { PLAYER($seat) }
swu-option-base = { $name } ({ $remaining } HP left), { PLAYER($seat) }’s base
swu-option-leader = { $name }, { PLAYER($seat) }’s leader
swu-option-upgrade = { $name } on { $unit }
swu-option-card = { $name }
swu-option-resource = { $name }
swu-option-top = Leave { $name } on top
swu-option-bottom = Put { $name } on the bottom
swu-option-discard = Discard { $name }
swu-option-number = { $number }
swu-option-arena = { $arena }
swu-option-name = { $name }
swu-option-player = { PLAYER($seat) }
swu-option-credits = { $count ->
    [0] None
    [one] 1 Credit token
   *[other] { $count } Credit tokens
}
swu-option-trigger = { $name }: { $text }
swu-option-mode = { $text }
swu-option-delayed = { $name }
swu-option-replace = { $name }
swu-choice-keep = Leave it there
swu-choice-keep-hand = Keep this hand
swu-choice-mulligan = Shuffle it back and draw six new cards
swu-choice-play = Play it
swu-choice-pilot = Play it as a Pilot
swu-choice-draw = Draw it
swu-choice-discard = Discard it
swu-choice-bottom = Put it on the bottom of the deck
swu-choice-top = Leave it on top
swu-choice-more = Reveal another card
swu-choice-yes = Yes
swu-choice-no = No
swu-choice-done = Done
swu-option-order = { $cards }
swu-option-instead = Play { $name } without paying its cost
swu-choice-instead = Play it without paying its cost
swu-option-ready = A ready resource of { PLAYER($seat) }’s
swu-option-spent = An exhausted resource of { PLAYER($seat) }’s
swu-option-keyword = { $keyword }
swu-option-aspect = { $aspect }
swu-option-force = { PLAYER($seat) }’s Force token

# What happens.
swu-log-starts = { PLAYER($seat) } goes first.
swu-log-mulligan = { PLAYER($seat) } takes a mulligan.
swu-log-round = Round { $round }.
swu-log-passes = { PLAYER($seat) } passes.
swu-log-takes-initiative = { PLAYER($seat) } takes the initiative.
swu-log-takes-blast = { PLAYER($seat) } takes the blast counter.
swu-log-takes-plan = { PLAYER($seat) } takes the plan counter.
swu-log-resources = { PLAYER($seat) } resources a card.
swu-log-plays = { PLAYER($seat) } plays { $card }.
swu-log-uses = { PLAYER($seat) } uses { $card }.
swu-log-attacks = { $unit } attacks { $target }.
swu-log-damaged = { $source } deals { $amount } damage to { $target }.
swu-log-healed = { $amount } damage is healed from { $target }.
swu-log-defeated = { $unit } is defeated.
swu-log-shield = A Shield protects { $unit } and is defeated.
swu-log-blank = { $card } has no effect.
swu-log-created = { PLAYER($seat) } creates { $unit }.
swu-log-given = { $unit } gets { $token }.
swu-log-deployed = { PLAYER($seat) } deploys { $unit }.
swu-log-drawn = { PLAYER($seat) } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
swu-log-empty-deck = { PLAYER($seat) }’s deck is empty: { $amount } damage to the base.
swu-log-discarded = { PLAYER($seat) } discards { $card }.
swu-log-discarded-deck = { $card } is discarded from { PLAYER($seat) }’s deck.
swu-log-finds = { PLAYER($seat) } takes { $card }.
swu-log-looks = Cards seen: { $cards }.
swu-log-control = { PLAYER($seat) } takes control of { $unit }.
swu-log-captured = { $captor } captures { $unit }.
swu-log-eliminated = { PLAYER($seat) } is eliminated.
swu-name = “{ $name }”
swu-log-deployed-on = { PLAYER($seat) } deploys { $leader } on { $unit }.
swu-log-attached = { $upgrade } is attached to { $unit }.
swu-log-moved = { $unit } moves to another arena.
swu-log-shows = { PLAYER($seat) } shows { $card }.
swu-log-reveals = { PLAYER($seat) } reveals { $card }.

# Why something is not possible.
swu-not-paid = You can’t pay for { $card }.
swu-not-attachable = There is no unit to attach { $card } to.
swu-not-in-hand = That card is not in your hand.
swu-not-resource = That card is not one of your resources.
swu-not-smuggle = { $card } has no Smuggle.
swu-not-pilot = { $card } can’t be played as a Pilot.
swu-not-exhausted = { $unit } is exhausted.
swu-not-attack = { $unit } can’t attack.
swu-not-yours = { $unit } is not yours.
swu-not-own = You can’t attack your own cards.
swu-not-arena = { $unit } is in the other arena.
swu-not-attackable = { $unit } can’t be attacked now.
swu-not-bases = { $unit } can’t attack bases.
swu-not-sentinel = A Sentinel in that arena must be attacked first.
swu-not-in-play = { $card } is not in play.
swu-not-epic = The epic action of { $card } has already been used.
swu-not-again = { $card }: this ability can’t be used again now.
swu-not-condition = Only if { $condition }.
swu-not-cost = Its cost can’t be paid: { $cost }.
swu-not-change = { $card }: using it would change nothing.
swu-not-initiative = The initiative has already been taken this round.
swu-not-taken = That counter has already been taken this round.
swu-not-counter = This format has no such counter.
swu-not-pass = You can’t pass while there is a counter left to take.
swu-not-combined = Together they cost { $cost }, which is more than { $most }.
swu-not-there = That is not in play.
swu-not-meant = The ability doesn’t apply to { $card }.
swu-not-but-base = { $unit } can only attack a base.
swu-not-this-attack = This attack can’t be made on { $target }.
swu-not-unit-and-base = Only units can be attacked at the same time.
swu-not-muted = { $card } has no abilities right now.

# The end.
swu-won-base = A base has been defeated.
swu-won-last = Only one player is left.
swu-won-twin-suns = The base with the most HP left wins.
swu-drawn-bases = All bases are defeated at once.

# Labels of modifiers.
swu-label-card = { $card }
swu-label-least = never below 0
swu-label-other = other effects

# The table in a terminal.
swu-player = { PLAYER($seat) }
swu-you = you
swu-out = eliminated
swu-round = Round { $round }
swu-phase-setup = Setup
swu-phase-action = Action phase
swu-phase-regroup = Regroup phase
swu-turn-of = Turn: { $player }
swu-initiative = Initiative: { $player }
swu-initiative-taken = Initiative: { $player } (taken)
swu-counter-blast = Blast: { $player }
swu-counter-plan = Plan: { $player }
swu-epic-used = epic action used
swu-deployed = deployed
swu-ready = ready
swu-exhausted = exhausted
swu-blank = no abilities
swu-resources = Resources { $ready }/{ $total }
swu-in-hand = Hand { $count }
swu-in-deck = Deck { $count }
swu-in-discard = Discard { $count }
swu-credits = Credits { $count }
swu-force = The Force is with them
swu-discard-top = Last discarded: { $cards }
swu-known-hand = Known cards in hand: { $cards }
swu-arena-ground = Ground arena
swu-arena-space = Space arena
swu-in-ground = ground
swu-in-space = space
swu-damage = { $count } damage
swu-guards = guards { $cards }
swu-playing = Being played: { $cards }
swu-shown = Seen now: { $cards }
swu-your-hand = Your hand
swu-your-resources = Your resources: { $cards }
swu-side-unit = As a unit:
swu-side-pilot = As an upgrade:
swu-type-unit = unit
swu-type-event = event
swu-type-upgrade = upgrade
swu-type-leader = leader
swu-type-base = base
swu-type-token = token

# What comes of an answer.
swu-answer-yes = Yes: { $does }
swu-answer-no = No: { $does }
swu-answer-nothing = No: nothing happens
swu-choice-decline = Don’t do it
swu-declined = Don’t do it: { $does }
swu-lets = let { PLAYER($seat) } { $effect }
swu-it-named = { $name }
swu-pointed = { $name }
swu-pay-resources = pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
}, and it does not happen
swu-play-named-free = play { $name } for free
swu-takes-damage = it takes { $amount } damage
swu-is-defeated = { $name } is defeated
swu-ambush-yes = Yes: { $unit } attacks an enemy unit now
swu-ambush-no = No: { $unit } does not attack now
swu-strike-last = the defender’s damage is dealt first, and { $unit } deals its own only if it survives
swu-strike-first = { $unit } deals its damage first, and the defender only if it survives
swu-strike-together = both deal their damage at the same time
swu-copy-none = As itself, copying nothing
swu-choice-no-resource = No resource this round
swu-ask-if-done = { " " }If you do: { $then }.
swu-ask-no-more = { "" }
