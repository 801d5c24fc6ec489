language-name = English
# What the client says of its own. Games say their part themselves.
app-skip = Skip to the table
app-menu = Navigation
app-settings = Settings
app-home = tablero: to the games
nav-lobby = Games
nav-rules = Rules
nav-language = Language
nav-theme-dark = Dark
nav-theme-light = Light
nav-theme = Colours
nav-motion = Motion
nav-text = Text mode
nav-on = on
nav-off = off
nav-account = Account
nav-theme-system = System
nav-text-why = For screen readers: the table told in words.
nowhere = There is nothing here.
loading = One moment…
close = Close
back = Back

game-rebellion = Star Wars: Rebellion
game-swu = Star Wars: Unlimited
game-swu-match = Star Wars: Unlimited, matches and limited
game-wh40k = Warhammer 40,000
game-legion = Star Wars: Legion
game-rebellion-about = The Empire searches the galaxy for a hidden base; the Rebels hold out until the galaxy believes in them.
game-swu-about = Two decks, two arenas, one base to defend. Units attack, leaders deploy, every round brings more resources.
game-swu-match-about = Open boosters, pick cards and build the deck at the table, or play several games in a row with decks of your own.
game-wh40k-about = Two armies, ruins and woods between them, objectives to hold. Units move, shoot, charge and fight for five rounds.
game-legion-about = Two armies of the Galactic Civil War or the Clone Wars. Orders, suppression and cover decide who takes the objectives.
game-other-about = Played by its rulebook.
game-swu-tags = One game · 2 to 4 players
game-rebellion-tags = Rebels against the Empire · 2 to 4 players
game-swu-match-tags = Draft · Sealed · Best of three
game-wh40k-tags = 10th edition core rules · 2 players
game-legion-tags = Editions of 2026 and 2023 · 2 players

lobby-title = What shall we play?
lobby-play-bot = Play against a bot
lobby-more = More choices
lobby-new = New table
lobby-game = Game
lobby-seats = Who plays
lobby-seat = Seat { $seat }
lobby-kind-me = Me
lobby-kind-link = Somebody by link
lobby-kind-open = Open seat
lobby-kind-bot = Bot
lobby-kind-hotseat = On this device
lobby-level-random = at random
lobby-level-random-about = Gives any legal answer.
lobby-level-easy = easy
lobby-level-easy-about = Plays by a plan, but often strays from it.
lobby-level-medium = medium
lobby-level-medium-about = Plays by a plan and takes the best move it sees.
lobby-level-hard = hard
lobby-level-hard-about = Tries out whole plans in imagined games before it chooses. May take a few seconds.
lobby-level-greedy = one step ahead
lobby-level-greedy-about = Knows no plans: it tries every answer and looks one action ahead.
lobby-level = Level
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-live = Live
lobby-clock-days = Days per move
lobby-spectators = Others may watch
lobby-chat = Chat
lobby-create = Set up the table
lobby-created = The table is ready.
lobby-links = Send each of these links to one person. Whoever opens it takes that seat.
lobby-copy = Copy
lobby-copied = Copied
lobby-sit = Sit down
lobby-open = Open tables
lobby-none = No table is waiting for players.
lobby-mine = Your tables
lobby-join = Join
lobby-watch = Watch
lobby-continue = Continue
lobby-rematch = They want to play again
lobby-answer = Answer
lobby-name = Your name
lobby-guest = Guest
lobby-password = Password
lobby-register = Create an account
lobby-enter = Sign in
lobby-leave = Sign out
lobby-account-why = Not needed to play. With an account your seats follow you to other devices.
lobby-entered = Signed in as { $name }.
lobby-setting-decks = Decks
lobby-setting-armies = Armies
lobby-setting-format = Format
lobby-setting-games = Games
lobby-setting-set = Set
lobby-setting-first_game = Set-up for a first game
lobby-setting-edition = Edition
lobby-setting-terrain = Terrain
lobby-setting-devastating_errata = Devastating Wounds by the errata
lobby-setting-errata = With the publisher’s errata
lobby-value-open = open
lobby-value-premier = Premier
lobby-value-trilogy = Trilogy
lobby-value-sealed = Sealed
lobby-value-draft = Draft
lobby-value-twin-suns = Twin Suns
lobby-value-multiplayer = three or four players
lobby-value-agreed = points as agreed
lobby-value-onslaught = Onslaught (3,000 points)
lobby-value-strike-force = Strike Force (2,000 points)
lobby-value-incursion = Incursion (1,000 points)
lobby-value-standard = standard
lobby-value-skirmish = Skirmish (Recon in 2026)
lobby-value-escalation = Escalation
lobby-value-grand-army = Grand Army
lobby-setting-layout = Own terrain layout
lobby-value-city = ruined city
lobby-value-woodland = woodland
lobby-value-outpost = outpost
lobby-value-plain = none
lobby-value-scattered = scattered over the battlefield
lobby-play-bot-swu-match = Draft against a bot
session-ended = Your session has ended: you’re a guest now.
lobby-lost = The server isn’t responding. We’ll keep trying.
lobby-playing = Games being played
lobby-none-playing = Nobody is playing a game that can be watched.
lobby-over = Your finished games
lobby-replay = Watch the replay
lobby-all = Show all { $count }
lobby-fewer = Show fewer
lobby-you = You
lobby-against = Against whom
lobby-against-link = Friends, by link
lobby-against-bot = Bots
lobby-against-open = Whoever comes
lobby-against-hotseat = On this device
lobby-count = Seats
lobby-options = Options
lobby-around = At the table
list-choice = List
list-choice-decks = Deck
list-any = A ready-made one
list-any-decks = A ready-made one
list-own = My own list…
list-own-decks = My own deck…
list-paste = Paste a list, as other tools write it
list-paste-decks = Paste a deck: JSON from swudb.com, or a list with one card per line
list-fine = This can be played.
list-fine-decks = This deck can be played.
list-wrong = { $count ->
    [one] This can't be played like this:
   *[other] This can't be played like this, for { $count } reasons:
}
list-wrong-decks = { $count ->
    [one] This deck can't be played like this:
   *[other] This deck can't be played like this, for { $count } reasons:
}
list-file = Open a file…
list-reading = Reading…
list-unread = { $count ->
    [one] This can't be read:
   *[other] This can't be read, at { $count } places:
}
list-several = This format needs { $count } lists that can be played, or none.
list-several-decks = This format needs { $count } decks that can be played, or none.
list-example-swu =
    Leader
    1 Luke Skywalker, Faithful Friend
    Base
    1 Echo Base
    Deck
    3 Battlefield Marine
    …
lobby-list = What you bring
lobby-list-decks = Your deck
lobby-list-of = List ({ $seat })
lobby-list-of-decks = Deck ({ $seat })
lobby-clock-none-about = Nobody is in a hurry.
lobby-clock-live-about = Everybody has their own time and gains a few seconds with each move. When it runs out, the opponent may claim the win or let a bot take over.
lobby-clock-days-about = For playing now and then. If somebody doesn’t answer in time, the opponent may claim the win or let a bot take over.
lobby-clock-minutes = Minutes each
lobby-clock-increment = Extra seconds per move
lobby-clock-per-move = Days per move
lobby-chat-seats = players only
lobby-chat-all = spectators too
lobby-chat-off = no chat
lobby-value-games-1 = a single game
lobby-value-games-3 = best of three
lobby-value-set-SOR = Spark of Rebellion (SOR)
lobby-value-set-SHD = Shadows of the Galaxy (SHD)
lobby-value-set-TWI = Twilight of the Republic (TWI)
lobby-value-set-JTL = Jump to Lightspeed (JTL)
lobby-value-set-LOF = Legends of the Force (LOF)
lobby-value-set-SEC = Secrets of Power (SEC)
lobby-value-set-LAW = A Lawless Time (LAW)
lobby-value-set-ASH = Ashes of the Empire (ASH)
lobby-about-wh40k-format-open = Any army that can be read; the rules for mustering don’t apply.
lobby-about-legion-format-open = { lobby-about-wh40k-format-open }
lobby-about-format-open = Any deck with a leader and a base.
lobby-about-format-premier = Two players with decks of at least 50 cards.
lobby-about-format-trilogy = Everybody brings three decks; a deck that wins is out.
lobby-about-format-sealed = Everybody opens boosters and builds with what is in them.
lobby-about-format-draft = Boosters go round the table: pick a card, pass the rest.
lobby-about-format-twin-suns = Three or four players with two leaders each, all against all.
lobby-about-format-multiplayer = Three or four players with ordinary decks, all against all.
status-open = waiting for players
status-playing = being played
status-over = over

join-title = You are invited
join-as = Take seat { $seat }
join-watch = Just watch
join-by = { $name } invites you to play { $game }.
join-side = You would play: { $side }.
join-account = You don’t need an account to play.

table-yours = Your decision
table-waiting = Waiting for { $seats }
table-seat = Seat { $seat }
table-you = you
table-bot = bot
table-watching = You are watching.
table-options = Options
table-option-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-moment = See moment { $at }
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything.
table-chat-earlier = Show earlier lines
table-players = Players
table-board = Table
table-undo = Take back
table-resign = Resign
table-resign-sure = Resign this game?
table-draw = Offer a draw
table-record = Download record
table-rematch = Play again
table-replay = Watch the replay
table-yes = Yes
table-no = No
table-consent-undo = { $seat } asks to take back a move. Do you agree?
table-consent-draw = { $seat } offers a draw. Do you agree?
table-claim = { $seat } has run out of time.
table-claim-win = Claim the win
table-claim-bot = Let a bot go on
table-confirm = Done
table-confirm-count = Done ({ $count } of { $most })
table-confirm-none = Choose none
table-pick = { $least ->
    [0] Choose up to { $most }.
   *[other] Choose { $least } to { $most }.
}
table-pick-exact = { $count ->
    [one] Choose 1.
   *[other] Choose { $count }.
}
table-distribute = { $least ->
    [0] { $total ->
        [1] Choose 1 or none.
       *[other] Choose up to { $total }: { $left } left.
    }
   *[other] Share out { $least } to { $total }: { $left } left.
}
table-distribute-exact = Share out { $total }: { $left } left.
table-more = One more: { $what }
table-less = One less: { $what }
table-cap = at most { $cap }
table-place = Something has to be placed, but this table can’t show where.
place-ask = Point at a place, or type it, then confirm.
place-plane = The table: arrow keys move what is to be placed, with Shift by tenths
place-how = Drag it, tap where it goes, type coordinates, or use the arrow keys (with Shift in tenths). Enter confirms.
place-which = What to move
place-number = Number { $number }
place-turn = Add a corner here
place-back = Back to where it was
place-fine = { $where }: that’s fine.
place-fine-alone = { $where }: by itself, that’s fine.
place-nowhere = Not placed yet.
place-together = All at once, wherever there is room
table-why = Why not?
table-why-none = There’s no rule to point to; this just isn’t being asked now.
table-rule = Rule { $rule }
table-error = That was not possible.
table-lost = Connection lost. Trying again…
table-connecting = Connecting…
table-refused = This table doesn’t exist, or isn’t open to you.
table-over = The game is over
table-won = Won by { $seats }
table-you-won = You won!
table-you-lost = You lost.
table-nobody = A draw.
table-score = { $seat }: { $score }
table-keys = Keys
table-number = Number typed: { $number }
table-card = Card
table-menu = What do you do with it?
table-clock-left = Time left
table-hide-list = Hide
table-details = Details
table-sending = Sending…
table-share = Copy link
table-hotseat = { $seat }, it’s your turn
table-not-here = This table can’t be opened
table-prompt = What is asked
table-panel = Decisions, log and chat
table-table = Table…
table-undo-ask = Ask to take back
table-asked = has to decide
table-asked-undo = You asked to take a move back. Still to agree: { $seats }.
table-asked-draw = You offered a draw. Still to agree: { $seats }.
table-declined-undo = They don’t agree to take it back.
table-declined-draw = They don’t want a draw.
table-withdraw = Withdraw
table-consent-end = { $seat } wants to end the game without a winner, because somebody isn’t answering. Do you agree?
table-consent-rematch = { $seat } wants to play again. Do you?
table-consent-share = { $seat } wants to let anybody see the record of this game. Do you agree?
table-asked-end = You want to end the game. Still to agree: { $seats }.
table-asked-rematch = You asked for another game. Still to agree: { $seats }.
table-asked-share = You want to share the record. Still to agree: { $seats }.
table-declined-end = They don’t want to end the game.
table-declined-rematch = They don’t want to play again.
table-declined-share = They don’t want to share the record.
table-share-record = Share the record
table-claim-end = End the game
table-silent = { $seat } has not answered for a day.
table-nudge = Nudge { $seat }
table-nudge-done = { $seat } has been nudged.
table-nudged = The others are waiting for you.
chat-about = About { $name }
chat-mute = Mute here
chat-unmute = Unmute
chat-muted = muted
chat-block = Block
chat-blocked = Blocked: you won’t sit at the same table again. You can undo that on your account’s page.
chat-report = Report
chat-report-why = What happened?
chat-report-send = Send
chat-reported = Thank you. Whoever runs this server will read it.
table-gone = { $seat } has been away for a while, and the table is waiting.
table-away = away
table-spectators = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
table-clock-low = Time is running out.
table-clock-over = out of time
table-clock-days = { $days } d { $hours } h
table-unread = Unread: { $count }
table-rematch-join = Go to the rematch
table-rematch-watch = Watch the rematch
table-open = Waiting for players. The game begins when everybody has sat down.
table-open-why = You may close this page and come back: the table waits for you under “Games”.
table-hotseat-why = Hand over the device; the rest stays hidden until then.
table-log-filter = Search the log
table-log-found = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
table-log-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
table-log-start = Before the game

nowhere-why = This address leads nowhere. Perhaps a part of it is missing.

retry = Try again

account-have = I have an account
account-new = New account
account-password-how = At least 8 characters.
account-sessions = Where you are signed in
account-used = Last used { $when }
account-made = Since { $when }
account-here = This device
account-end = End
account-everywhere = Sign out everywhere
account-change = Change your password
account-change-do = Change it
account-changed = Password changed. All other devices have been signed out.
account-old = Current password
account-next = New password
account-mail = Email address
account-mail-why = Only in case you forget your password: a code can be sent there.
account-mail-kept = Email address saved.
account-keep = Save
account-blocked = Blocked
account-unblock = Unblock
account-data = What we keep about you
account-data-why = Your name, your sessions, your tables and what you said there.
account-export = Download it all
account-delete-why = If you delete your account, your name and what you said are gone for good, and bots take over at your tables.
account-delete = Delete your account
account-forgotten = I forgot my password
account-remembered = I know my password
account-forgotten-why = With a code you can choose another password. It comes by email, or from whoever runs this server.
account-send = Send me a code
account-sent = If there is such an account, a code is on its way.
account-code = Code
account-renew = Set the password
account-tables = Games begun: { $running }. Finished: { $over }.
account-guest = You are playing as the guest { $name }. If you make an account or sign in, your games come with you.
account-left =
    { $count ->
        [one] At one table your account had a seat already. There you stay a guest in this browser, with the seat you had.
       *[other] At { $count } tables your account had a seat already. There you stay a guest in this browser, with the seats you had.
    }

key-enter = Enter
key-numbers = choose the option with that number
key-arrows = go to what can be chosen
key-take = accepts
key-escape = closes what is open
key-undo = takes back
key-log = shows the log
key-text = switches to text mode and back
key-rules = opens the rules

file-open = Open a record…
file-title = Open a record
file-why = A game that was downloaded as a file is shown here, moment by moment. The file is not kept on the server.
file-choose = Choose a .jsonl or .json file, or drop it here.
file-other = Open another
file-too-large = This file is too large to be a record; the limit is { $most } kB.

rules-title = Rules
rules-search = Search the rules
rules-book = Rulebook
rules-all = all
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 rule
   *[other] { $count } rules
}
rules-hints = turn, attack, retreat, tie
rules-hints-swu = sentinel, upgrade, initiative, resources, ambush, shield
rules-hints-rebellion = mission, combat, retreat, probe, reputation, recruit
rules-hint = Type a word; Spanish and English are both searched.
rules-open = Rules
rules-link = Link to this rule
rules-loading = Searching…
rules-kept = You are offline: this is from the rulebooks on this device.
rules-not-kept = You are offline, and this rulebook is not on this device yet.

replay-page = Replay
replay-step = Moment { $step } of { $count }
replay-first = To the beginning
replay-previous = Step back
replay-next = Step forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-view = Seen by
replay-spectator = a spectator
replay-round = Jump to
replay-back-title = What has happened
replay-round-before = Previous round
replay-round-after = Next round
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-more = View, rounds and log
replay-share = Copy link to this moment
replay-table = To the table
replay-keys = Keys: ← and → step, Page Up and Page Down go by rounds, Home and End to the beginning and the end; the space bar plays.

table-look = Type to search
table-look-found = { $count ->
    [0] none
    [one] 1 found
   *[other] { $count } found
}
table-look-more = { $count ->
    [one] And 1 more: type to find it.
   *[other] And { $count } more: type to find them.
}
swu-ui-hand = Your hand
swu-ui-resources = { $ready } of { $total } resources ready
swu-ui-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
swu-ui-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
swu-ui-discard = { $count ->
    [0] Empty discard pile
    [one] 1 card in the discard pile
   *[other] { $count } cards in the discard pile
}
swu-ui-base-left = { $left } of { $hp } HP left
swu-ui-power = Power
swu-ui-hp = HP
swu-ui-cost = Cost
swu-ui-damage = { $count } damage
swu-ui-ready = ready
swu-ui-exhausted = exhausted
swu-ui-attacks = attacks
swu-ui-defends = is attacked
swu-ui-initiative = Initiative
swu-ui-empty = no units
swu-ui-cards-back = cards face down
swu-ui-seen = Cards to look at
swu-ui-no-text = No abilities.
swu-ui-captives = Guards
swu-ui-now = Now on it
swu-ui-unit-side = As a unit
swu-ui-other-side = Other side
swu-ui-pilot-side = As a Pilot
swu-ui-see-discard = Discard pile
swu-ui-legal = can be chosen
swu-ui-passed = passed
swu-ui-upgrades = Upgrades
swu-ui-draft-hand = Choose from this booster
swu-ui-draft-pool = Taken so far ({ $count })
swu-ui-your-deck = Your deck ({ $count })
swu-ui-suggest = Take the suggestion
swu-ui-clear = Clear
swu-ui-thinks = has to decide
swu-ui-blast = Blast
swu-ui-plan = Plan
swu-ui-nobody = nobody
swu-ui-force = Force
swu-ui-see-resources = Look at these resources
swu-ui-removed = Set aside
swu-ui-none = There are no cards here.
swu-ui-face-down = { $count ->
    [one] 1 card is face down.
   *[other] { $count } cards are face down.
}
swu-ui-from-top = Number { $place } from the top
swu-ui-zone-hand = Hand
swu-ui-zone-resources = Resources
swu-ui-zone-deck = Deck
swu-ui-zone-discard = Discard pile
swu-ui-zone-removed = Set aside
swu-ui-zone-captives = Captured
swu-ui-zone-playing = Being played
swu-ui-zone-shown = Shown
swu-ui-controller = Controlled by { $player }
swu-ui-owner = Owned by { $player }
swu-ui-named = Named card
swu-ui-hp-left = HP left
swu-ui-damage-word = damage
swu-ui-terms = Look it up in the rules
swu-term-shield = Shield
swu-term-experience = Experience
swu-term-weakness = Weakness
swu-term-advantage = Advantage
swu-term-credit = Credit
swu-ui-game = Game { $game }
swu-ui-curve = Cards by cost
swu-ui-booster = Booster { $round }
swu-ui-waiting-pack = The next cards come as soon as the others have taken theirs.
swu-ui-as-before = Undo changes
swu-ui-all-in = All into the deck
swu-ui-put-in = Choose this card
swu-ui-take-out = Don't choose this card
swu-ui-deck-enough = { $count } cards: enough to play
swu-ui-deck-least = { $count } cards: at least { $least } are needed
swu-ui-side-most = At most { $most } cards may stay beside the deck
swu-ui-left-out = Left out ({ $count })
swu-ui-sideboard = Sideboard ({ $count })
swu-ui-leaders-of = Leaders of { $player }
swu-ui-deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
swu-ui-score = Games won: { $score }

reb-ui-galaxy = The galaxy
reb-ui-time = Time
reb-ui-reputation = Reputation
reb-ui-queue = Build queue
reb-ui-space = Space { $space }
reb-ui-pool = Leader pool
reb-ui-missions = Missions
reb-ui-assigned = On missions
reb-ui-hand = Your cards
reb-ui-objectives = Objectives
reb-ui-actions = Actions
reb-ui-tactics = Tactics
reb-ui-probes = Probes
reb-ui-probed = searched: { $count }
reb-ui-base-hidden = The base is hidden.
reb-ui-base-here = The base is in { $place }.
reb-ui-base-found = The base has been found in { $place }.
reb-ui-combat = Combat: { $place }
reb-ui-combat-round = Round { $round }
reb-ui-attacker = attacks
reb-ui-defender = defends
reb-ui-units = Units
reb-ui-nothing = nothing
reb-ui-remote = remote
reb-ui-builds = Builds
reb-ui-near = Adjacent systems
reb-ui-zoom-in = Larger
reb-ui-zoom-out = Smaller
reb-ui-damage = damage { $count }
reb-ui-turn = Turn: { $side }
reb-ui-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
reb-ui-objective-tier = Objective { $tier }
reb-ui-mission-now = Mission: { $card }
reb-ui-track = Time and Reputation
reb-ui-recruit = recruit
reb-ui-build = build
reb-ui-supply = Supply
reb-ui-leaders-here = Leaders
reb-ui-region = Region { $number }
reb-ui-face-down = face down
reb-ui-dice = Dice
reb-ui-legal = can be chosen
reb-ui-chosen = chosen: { $count }
reb-ui-card-mission = Mission
reb-ui-card-action = Action
reb-ui-card-objective = Objective
reb-ui-card-probe = Probe
reb-ui-card-tactic = Tactic
reb-ui-probe-seen = probe card seen: the base is not here
reb-ui-passed = passed
reb-ui-doomed = destroyed
reb-ui-retreated = has retreated
reb-ui-offered = To choose from
reb-ui-look = Point at a system, a leader or a card to read about it.
reb-ui-kind-starting = starting mission
reb-ui-kind-project = project
reb-ui-costs-special = costs a special die
reb-ui-blocks = blocks damage
reb-ui-base-space = no system; the units here are hidden with the base
reb-ui-no-skills = no skill icons
reb-ui-no-tactics = no tactic values: can’t activate systems
reb-ui-attack = Attack: { $red } red, { $black } black dice
reb-ui-health-red = Health: { $count }, red
reb-ui-health-black = Health: { $count }, black
reb-ui-health-none = No health: takes no damage
reb-ui-carries = Carries { $count ->
    [one] 1 unit.
   *[other] { $count } units.
}
reb-ui-cargo = Has to be carried by ships that leave from the same place.
reb-ui-immobile = Does not move.
reb-ui-built-by = Built by: { $icon }
reb-ui-in-supply = In the supply: { $count }
reb-ui-queue-first = Units here are deployed the next time units are built, in the Refresh phase.
reb-ui-queue-later = Units here move one space on each time units are built.
reb-ui-die-hit = Hit: 1 damage to a unit with health of the same colour; in a mission 1 success.
reb-ui-die-direct = Direct hit: 1 damage to any unit; in a mission 2 successes.
reb-ui-die-special = Special: in combat it draws a tactic card or pays for one.
reb-ui-tracks-meet = When the Time marker reaches the Reputation marker, the Rebels win.
reb-ui-not-asked = You have nothing to decide right now.
reb-ui-pin = Click for the rules and the reason.
reb-ui-at-pool = in the leader pool
reb-ui-at-mission = on a mission
reb-ui-at-supply = not in play yet
reb-ui-at-eliminated = eliminated
reb-ui-lasting-detained = stays away in the coming Refresh phase
reb-ui-lasting-protected = can’t be opposed from the pool this round
reb-ui-lasting-unpinning = does not keep units from leaving this round
reb-ui-lasting-bonus = 2 more successes in the next mission
reb-ui-lasting-locked = no Rebel missions or action cards here this phase
reb-ui-in-turn = takes the turn
reb-ui-holds = { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}, { $actions ->
    [one] 1 action card
   *[other] { $actions } action cards
}
reb-ui-holds-probes = { $count ->
    [one] 1 probe
   *[other] { $count } probes
}
reb-ui-holds-objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
reb-ui-nobody-opposes = nobody opposes yet
reb-ui-opposing = Opposed by { $leaders }.
reb-ui-rolls = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
reb-ui-dice-red = { $count ->
    [one] 1 red die
   *[other] { $count } red dice
}
reb-ui-dice-black = { $count ->
    [one] 1 black die
   *[other] { $count } black dice
}
reb-ui-no-retreat = can’t retreat
reb-ui-silenced = no { $theater } tactic cards this round
reb-ui-no-leader = no leader
reb-ui-tactics-held = Tactic cards: ✦ space { $space }, ▲ ground { $ground }
reb-ui-last-rolls = Last rolls
reb-ui-activate = Activate this system with:
reb-ui-leads = can be activated
reb-ui-load = Room in the ships that leave: { $room }. Units that need to be carried: { $cargo }.
reb-ui-load-short = Carried: { $cargo } of { $room }
reb-ui-load-heavy = Room in the ships that leave: { $room }. Units that need to be carried: { $cargo }, too many.
reb-ui-topic-leader = Leaders
reb-ui-topic-skill = Skills
reb-ui-topic-mission = Missions
reb-ui-topic-assign = Assigning
reb-ui-topic-action = Action cards
reb-ui-topic-objective = Objectives
reb-ui-topic-attack = Attacks
reb-ui-topic-base = The Rebel Base
reb-ui-topic-build = Building
reb-ui-topic-deploy = Deploying
reb-ui-topic-dice = Dice
reb-ui-topic-time = Time
reb-ui-topic-refresh = Refresh phase
reb-ui-topic-reputation = Reputation
reb-ui-topic-win = Winning
reb-ui-topic-project = Projects
reb-ui-topic-startmission = Starting missions
reb-ui-topic-captive = Captured leaders
reb-ui-topic-ring = Rings
reb-ui-topic-system = Systems
reb-ui-topic-loyalty = Loyalty
reb-ui-topic-move = Movement
reb-ui-topic-sabotage = Sabotage
reb-ui-topic-subjugate = Subjugation
reb-ui-topic-destroyed = Destroyed systems
reb-ui-topic-unit = Units
reb-ui-topic-transport = Transport
reb-ui-topic-structure = Structures
reb-ui-topic-deathstar = The Death Star
reb-ui-fold = Fold away to see the map
reb-ui-notes = Notes: where the base can still be
reb-ui-left = { $count ->
    [one] 1 unit is still to be placed.
   *[other] { $count } units are still to be placed.
}
reb-ui-opening = Your starting units
reb-ui-recommended = Recommended
reb-ui-take-back = Take the last one back
reb-ui-waiting = { $unit }: { $count } to place

# Warhammer 40,000.

field-plane = Battlefield, { $wide }″ by { $deep }″
field-plane-placing = Battlefield, { $wide }″ by { $deep }″: arrow keys move what is to be placed, with Shift by tenths of an inch
w40-phase-setup = Before the battle
w40-phase-command = Command
w40-phase-movement = Movement
w40-phase-shooting = Shooting
w40-phase-charge = Charge
w40-phase-fight = Fight
w40-phases = Phases of the turn
w40-before = Before the battle
w40-round = Battle round { $round } of { $last }
w40-turn = has the turn
w40-turn-of = it is the turn of { $player }
w40-vp = VP
w40-vp-long = victory points
w40-cp = CP
w40-cp-long = command points
field-zone = Deployment: { $player }
field-legal = can be chosen
field-chosen = { $count ->
    [one] chosen
   *[other] chosen { $count } times
}
field-model-of = { $model } { $number } of { $unit }, { $wounds ->
    [one] 1 wound left
   *[other] { $wounds } wounds left
}
field-wounds-left = { $left } of { $most } wounds left
w40-models-left = { $models } of { $strength } models, { $left } of { $most } wounds
w40-markers = Objective markers
w40-marker = Objective marker { $number }
w40-control = Level of Control: { $one } { $first }, { $other } { $second }
field-kind-ruins = Ruins
field-kind-woods = Woods
field-kind-hill = Hill
field-kind-crater = Crater
field-kind-barricade = Barricade
field-kind-debris = Debris
w40-terrain = Terrain
field-high = { $height } high
field-at = at { $x }, { $y }
w40-datasheet = Datasheet
w40-abilities = Abilities
field-unenforced = Not enforced: { $what }
w40-ranged = Ranged weapons
w40-melee = Melee weapons
w40-m = M
w40-m-long = Move
w40-t = T
w40-t-long = Toughness
w40-sv = Sv
w40-sv-long = Save
w40-inv-long = Invulnerable save
w40-w = W
w40-w-long = Wounds
w40-ld = Ld
w40-ld-long = Leadership
w40-oc = OC
w40-oc-long = Objective Control
w40-range = Range
w40-range-long = Range
w40-a = A
w40-a-long = Attacks
w40-bs = BS
w40-bs-long = Ballistic Skill
w40-ws = WS
w40-ws-long = Weapon Skill
w40-s = S
w40-s-long = Strength
w40-ap = AP
w40-ap-long = Armour Penetration
w40-d = D
w40-d-long = Damage
field-placing = Placing models
field-what-moves = What is moved
field-whole-unit = Whole unit
field-one-model = One model
field-aims = Must end closer to { $units }.
field-toward = Toward…
field-model = Model
field-level = Level
field-ground = Ground
field-turn-left = Turn to the left
field-turn-right = Turn to the right
field-looking = Looking for places…
field-stuck = The unit finds no room there. Try somewhere else.
field-wrong = Models that can’t stand like this: { $models }
field-point-where = Point at the battlefield: the whole unit will be set up there.
field-nobody-moves = Nothing has moved yet. Drag the unit, or point to where it goes.
field-ready = { $count ->
    [one] 1 model of { $total } placed
   *[other] { $count } models of { $total } placed
}: confirm, or go on.
field-how-point = Click where it goes. Arrow keys move it by an inch, with Shift by tenths. Enter confirms.
field-how = Drag the unit, or click where it goes. G: whole unit or one model. N: next model. Arrow keys move it by an inch, with Shift by tenths. Enter confirms.
w40-field-flight = Battlefield, { $wide }″ by { $deep }″: the arrow keys up and down change how far it flies, left and right how it turns
w40-flight = The flight
w40-flight-far = Distance
w40-flight-turn = Turn
w40-flight-straight = straight on
w40-flight-left = { $degrees }° to the left
w40-flight-right = { $degrees }° to the right
w40-flight-ready = Straight on, then turned: confirm.
w40-flight-leaves = It crosses the edge: it leaves the battlefield and will come back from Strategic Reserves.
w40-flight-how = Drag it along its line, and turn it by its nose. Arrow keys: up and down by an inch, left and right by 5°; with Shift finely. Enter confirms.
w40-ask = What I want to be asked
w40-ask-always = Ask me
w40-ask-alone = Only for single rolls
w40-ask-never = Don’t ask
w40-ask-about = What you don’t want to be asked about is declined for you. It applies to your seat at this table, and your next table starts out the same way.
w40-ask-no-more = No, and don’t ask about { $stratagem } again
w40-layout-pieces = Pieces to put on the battlefield
w40-layout-piece = { $number }, { $name }, at { $x }″, { $y }″, turned by { $turn }°
w40-layout-size = Battlefield
w40-layout-mirror = One like it opposite
w40-layout-remove = Remove
w40-layout-random = Random layout
w40-layout-clear = Remove all
w40-layout-fine = { $count ->
    [one] 1 piece: the battle is fought on this layout.
   *[other] { $count } pieces: the battle is fought on this layout.
}
w40-layout-empty = As long as there is nothing here, the choice above applies.
w40-layout-text = The layout as text, to be copied or pasted
w40-layout-no-text = This isn’t a layout: it can’t be read as JSON.
w40-layout-save = Save as a file
w40-layout-open = Open a file
w40-piece-ruin = Ruin
w40-piece-high-ruin = High ruin
w40-piece-small-ruin = Small ruin
w40-piece-woods = Woods
w40-piece-small-woods = Small woods
w40-piece-hill = Hill
w40-piece-building = Building
w40-piece-container = Container
w40-piece-barricade = Barricade
w40-piece-debris = Debris
w40-piece-crater = Crater
field-latest = Latest
w40-rolls = { PLAYER($seat) }, { $purpose }:
field-sees = { $all ->
    [1] its only model sees it
   *[other] { $seen } of { $all } models see it
}
field-blocked = blocked by { $what }
w40-covered = { $count ->
    [one] 1 of its { $all } models has the Benefit of Cover
   *[other] { $count } of its { $all } models have the Benefit of Cover
}
field-tools = View
field-larger = Larger
field-smaller = Smaller
field-whole = The whole battlefield
field-ruler = Ruler
w40-ability-anti = Anti
w40-ability-assault = Assault
w40-ability-blast = Blast
w40-ability-devastating-wounds = Devastating Wounds
w40-ability-extra-attacks = Extra Attacks
w40-ability-hazardous = Hazardous
w40-ability-heavy = Heavy
w40-ability-ignores-cover = Ignores Cover
w40-ability-indirect-fire = Indirect Fire
w40-ability-lance = Lance
w40-ability-lethal-hits = Lethal Hits
w40-ability-melta = Melta
w40-ability-pistol = Pistol
w40-ability-precision = Precision
w40-ability-psychic = Psychic
w40-ability-rapid-fire = Rapid Fire
w40-ability-sustained-hits = Sustained Hits
w40-ability-torrent = Torrent
w40-ability-twin-linked = Twin-linked
w40-ability-damaged = Damaged
w40-ability-deadly-demise = Deadly Demise
w40-ability-deep-strike = Deep Strike
w40-ability-deploys-last = Deployed last
w40-ability-feel-no-pain = Feel No Pain
w40-ability-fights-first = Fights First
w40-ability-firing-deck = Firing Deck
w40-ability-hover = Hover
w40-ability-infiltrators = Infiltrators
w40-ability-leader = Leader
w40-ability-lone-operative = Lone Operative
w40-ability-scouts = Scouts
w40-ability-stealth = Stealth

# Star Wars: Legion.
leg-round = Round { $round } of { $rounds }
leg-before = Before the battle
leg-edition = { $edition } edition
leg-phases = Phases of the round
leg-phase-setup = Before the battle
leg-phase-command = Command
leg-phase-activation = Activation
leg-phase-end = End
leg-mission = Mission
leg-mission-kind = { $kind ->
    [objective] Objective
    [secondary] Secondary objective
    [secondary_objective] Secondary objective
    [advantage] Advantage
    [deployment] Deployment
   *[condition] Condition
}:
leg-no-colour = no colour yet
leg-turn-now = has the turn
leg-turn-of = it is the turn of { $player }
leg-vp = VP
leg-vp-long = victory points
leg-vp-count = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
leg-pool = orders
leg-pool-long = order tokens in the pool
leg-hand = cards
leg-hand-long = command cards in hand
leg-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
leg-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
leg-cards = Command cards
leg-flaw-played = Flaw card in play
leg-flaw-held = Flaw card, not played yet
leg-in-hand = In hand
leg-revealed = revealed this round
leg-discarded = discarded
leg-orders = orders: { $to }
leg-not-enforced = (not all of it is enforced)
leg-text = What it does
leg-text-other = Setup and special rules
leg-zone = Territory: { $player }
leg-suppressed = suppressed
leg-panicked = panicked
leg-holds = { $count ->
    [one] carries a token
   *[other] carries { $count } tokens
}
leg-card = Unit card
leg-points = { $points } points
leg-left = { $miniatures } of { $strength } miniatures, { $left } of { $most } wounds left
leg-wounds = Wounds
leg-courage = Courage
leg-resilience = Resilience
leg-speed = Speed
leg-speed-is = Speed { $speed }
leg-defence = Defence
leg-surges = Surges
leg-silhouette = Silhouette
leg-silhouette-is = { $wide } wide, { $high } high
leg-weapons = Weapons
leg-upgrades = Upgrades
leg-granted = For now
leg-exhausted = exhausted
leg-expended = used up
leg-lost = lost
leg-melee = melee
leg-range = { $n ->
    [1] range { $most }
   *[other] range { $least }–{ $most }
}
leg-range-beyond = range { $least } and beyond
leg-surge-to = surge: { $face }
leg-range-at = range { $band } ({ $far })
leg-sees = { $all ->
    [1] its only miniature sees it
   *[other] { $seen } of { $all } miniatures see it
}
leg-cover = { $cover ->
    [0] no cover
    [1] light cover
   *[other] heavy cover
}
leg-nobody = nobody
leg-tokens = Tokens
leg-lying-point-of-interest = Point of interest { $number }
leg-lying-asset = Asset { $number }
leg-lying-objective = Objective token { $number }
leg-lying-smoke = Smoke
leg-lying-charge = Charge
leg-terrain = Terrain
leg-tool = The movement tool
leg-turn-straight = 0°
leg-turn-left = { $degrees }° left
leg-turn-right = { $degrees }° right
leg-along = Along the edge
leg-first-turn = Turn first
leg-bend = Bend
leg-travel = Slide
leg-turn = Turn
leg-tool-ready = It can go there: confirm.
leg-tool-how = Drag the base, or the end of the tool to bend it. Arrow keys: up and down slide by an inch, left and right bend by 5°; with Shift finely. Enter confirms.
leg-pivot-how = Drag the handle to turn the base. Arrow keys turn by 5°, with Shift finely. Enter confirms.
leg-field-tool = Battlefield, { $wide }″ by { $deep }″: the arrow keys up and down slide the base along the tool, left and right bend the tool
leg-field-pivot = Battlefield, { $wide }″ by { $deep }″: the arrow keys turn the base
leg-attack-roll = { PLAYER($seat) } attacks:
leg-defence-roll = { $unit } defends:
leg-model-of = { $model }, miniature { $number } of { $unit }, { $wounds ->
    [one] 1 wound left
   *[other] { $wounds } wounds left
}
leg-one-model = One miniature
leg-model = Miniature
leg-wrong = Miniatures that can’t stand like this: { $models }
leg-placing = Placing miniatures
leg-point-where = Point at the battlefield: the leader comes there, the others around it.
leg-nobody-moves = Drag the leader, or point where it goes.
leg-ready = { $count ->
    [one] 1 of { $total } miniatures placed: confirm.
   *[other] { $count } of { $total } miniatures placed: confirm.
}
leg-how = Drag the unit, or click where its leader goes. G: whole unit or one miniature. N: next miniature. Arrow keys move it by an inch, with Shift by tenths. Enter confirms.
lobby-play-legion-2026 = Skirmish, 2026 edition
lobby-play-legion-2023 = Skirmish, 2023 edition

# Cards and decks.
lobby-cards = Cards
lobby-decks = Decks
lobby-odds = Odds
odds-title = Exact odds
odds-question = Question
odds-answer = Result
odds-options = Options side by side
odds-option = Option { $number }
odds-compare = + Compare with another
odds-remove = Remove option { $number }
odds-as-first = Like option 1, except for what you change here.
odds-without = not: { $what }
odds-same = the same as option 1
odds-usual = nothing filled in: the values shown in grey
odds-add = + Add: { $what }
odds-less = Remove: { $what }
odds-copy = Copy the link
odds-copied = Copied
odds-fill-in = Fill in what you want to know: the odds are worked out exactly, nothing is rolled.
odds-chance = Chance
odds-at-least = At least
odds-mean = Average
odds-section-weapon = Weapon
odds-section-target = Target
odds-section-situation = Situation
odds-section-attacker = Attacker
odds-section-defender = Defender
odds-section-mission = Mission
odds-section-battle = Battle
odds-section-card = Card
odds-section-deck = Deck
odds-choice-none = none
odds-choice-ones = ones
odds-choice-failures = failures
odds-choice-non-critical = all but critical ones
odds-choice-never = never
odds-choice-missing = without all that is wanted
odds-choice-hit = to hits
odds-choice-critical = to criticals
odds-choice-white = white
odds-choice-red = red
odds-choice-light = light
odds-choice-heavy = heavy
odds-choice-rebel = Rebels
odds-choice-imperial = Empire
odds-choice-space = space
odds-choice-ground = ground
list-kept = Saved in your account
list-kept-decks = Your decks
cards-title = Cards
cards-search = Name, text, trait…
cards-filters = Filters
cards-aspect = Aspects
cards-set = Set
cards-type = Type
cards-trait = Trait
cards-keyword = Keyword
cards-cost = Cost
cards-rarity = Rarity
cards-any = Any
cards-found = { $count ->
    [0] No card matches.
    [one] 1 card
   *[other] { $count } cards
}
cards-clear = Clear the search
cards-spared = Only cards without an aspect penalty
cards-results = Found
cards-more = Show more ({ $count } left)
swu-ui-rarity-common = common
swu-ui-rarity-uncommon = uncommon
swu-ui-rarity-rare = rare
swu-ui-rarity-legendary = legendary
swu-ui-rarity-special = special
decks-title = Decks
decks-builder = Deck builder
decks-all = All decks
decks-new = New deck
decks-own = Your decks
decks-ready = Ready-made decks
decks-draft = not saved yet, only in this browser
decks-go-on = Keep building
decks-open = Open
decks-delete = Delete
decks-really-delete = Delete it for good?
decks-none = You haven’t saved any decks yet.
decks-sign-in = With an account your decks are saved, on every device.
decks-name = Name
decks-format = Format
decks-begin = Start with a leader and a base, then add cards.
decks-command = Leader and base
decks-no-command = No leader or base yet.
decks-no-cards = No cards yet.
decks-no-token = Tokens are not part of a deck.
decks-deck = Deck ({ $count })
decks-copies = { $count } in the deck
decks-add = Add
decks-take-leader = Use as leader
decks-take-base = Use as base
decks-remove = Take one out
decks-to-side = Move one to the sideboard
decks-to-main = Move one to the deck
decks-play = Play against a bot
decks-invite = Choose opponents…
decks-keep = Save to your account
decks-keep-another = Save as a new deck
decks-keep-account = Sign in to save it
decks-kept = “{ $name }” is saved.
decks-hand = Test hand
decks-hand-draw = Draw a hand
decks-hand-again = Draw another
decks-import = Import a deck
decks-import-about = Paste a deck: JSON from swudb.com, a list with one card per line in English or Spanish, or a tablero file. If you have a link, open it and paste what the page exports.
decks-read = Read
decks-imported = Deck imported.
decks-export = Export the deck
decks-kind-text = Text
decks-kind-swudb = JSON (swudb.com)
decks-kind-tablero = JSON (tablero)
decks-write = Write it out
decks-copy = Copy
decks-save-file = Save as a file

nav-pace = Other players’ moves
nav-pace-off = At once
nav-pace-fast = Fast
nav-pace-normal = Normal
nav-pace-slow = Slow
nav-forced = Skip when there is no choice
table-telling = What is happening
table-skip = Skip
table-since = Since your last choice
table-pointed = This is about: { $what }
table-source = Where this question comes from
table-latest = Latest moves
table-latest-open = Open the log
table-sure = “{ $what }”: this can’t be taken back. Are you sure?
table-sure-yes = Yes, do it
table-sure-no = No, go back
table-pick-all = Take all
table-pick-none = Take none
table-again = Same as last time
table-asked-over = The game is over: there’s nothing left to decide.
table-asked-nothing = You have nothing to decide right now.
table-meanwhile = What has happened lately
key-space = Space
key-skip = skips the moves being shown; so does a click on the table
key-pass = passes, declines or finishes
key-yes-no = yes, no
key-all = takes all, or none
key-again = repeats your last answer
key-initiative = takes the initiative
key-aim = aims
key-dodge = dodges
key-recover = recovers
key-standby = stands by
key-normal = the unit pointed at makes a Normal move
key-advance = it Advances
key-fall-back = it Falls Back
key-stationary = it remains stationary
key-disembark = it disembarks
key-shoot = it shoots
key-grenade = it throws grenades
field-acting = { $count ->
    [one] 1 model
   *[other] { $count } models
} · { $left ->
    [one] 1 wound
   *[other] { $left } wounds
} left of { $most }

## Asking a bot, and looking back

hint-ask = What would the bot do?
hint-thinking = The bot is thinking…
hint-answer = The bot would choose: { $answer }
hint-take = Do that
hint-plans = Plans it weighed, with their chances of winning
hint-tries = { $count ->
    [one] tried in one imagined game
   *[other] tried in { $count } imagined games
  }
hint-untried = only at first glance
hint-expects = then it expects: { $answers }
hint-habit = It answers this at once, without weighing plans.
hint-cut = Its time ran out before everything was tried.
hint-all = All { $count } plans
hint-fewer = Fewer plans
advice-ask = What would the bot have done?
advice-asked = { PLAYER($seat, form: "title") }: { $question }
advice-same = The bot would have done the same: { $answer }
advice-chosen = Chosen: { $answer }
advice-other = The bot would have chosen: { $answer }

after-title = How it went
after-open-it = How it went
after-open = This game is not over yet.
after-beginning = Looking back at the game…
after-working = Looking back at the game: { $done } of { $total } choices
after-progress = How far the review has got
after-stopped = The game hasn’t been reviewed to the end.
after-again = Look back at it
after-curve = Chances of winning
after-curve-about = A curve of the chances of { $names } at { $count } choices
after-curve-slide = Go along the curve, choice by choice
after-look = Look at this moment
after-turned = Where the game turned
after-never-turned = No single choice changed much.
after-mistakes = Costliest choices
after-chosen = Chosen: { $answer } ({ $chance } to win)
after-better = Better: { $answer } ({ $chance } to win)
after-line = How it might have gone on
after-no-mistakes = The bot found nothing better.
after-looking = Nothing so far.
after-some = { $done } of { $total } choices were looked at, starting with the costliest.
after-no-curve = Positions of this game can’t be judged yet, so there is nothing to look back at.

lobby-hints = Players may ask what a bot would do
join-hints = At this table everybody may ask what a bot would do.

mine-title = My games
mine-none = You haven’t finished any games yet.
mine-by-game = By game
mine-by-brought = By deck, army or side
mine-played = Games
mine-record = W–L–D
mine-record-long = won – lost – drawn
mine-games = { $count ->
    [one] One game
   *[other] { $count } games
  }
mine-against = against { $names }
mine-result-won = Won
mine-result-lost = Lost
mine-result-drawn = Draw
mine-result-unknown = Over

## Ratings

rated = rated
rating = Rating
rated-table = Rated: the result counts for both players’ ratings
rated-why = Between two people with accounts, without hints and without agreed take-backs. Ratings are computed with Glicko-2.
rated-account = For a rated game you both need an account.
rated-needs-clock = A rated game needs a clock: choose one above.
rated-uncounted-early = Not rated: it ended before both had made a choice.
rated-uncounted-gone = Not rated: one of the two has deleted their account.
rating-guess = A question mark means that a rating is provisional: there are too few games so far, or they are too long ago.
rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
rating-curve = From { $first } to { $last } in { $count } games
ratings-own = My ratings
ratings-title = Ratings
ratings-none = Nobody has played a rated game of this yet.
ratings-place = Place
ratings-name = Player
ratings-more = Show more

## Quick pairing

pairing-now = Play now
pairing-about = You’ll be seated with the first person who wants to play the same. For a rated game, somebody of about your strength comes first.
pairing-minutes = { $minutes } minutes, { $seconds } s more per move
pairing-days = { $days } days per move
pairing-waiting = Waiting for somebody to play with
pairing-since = You’ve been waiting for { $seconds } s.
pairing-stay = Stay on this page: if you leave it, you stop waiting.
pairing-widens = Stay on this page. The longer you wait, the further the other player’s rating may be from yours; after a minute anybody will do.
pairing-leave = Stop waiting

## Friends and invitations

friends-title = Friends
friends-here = Your friends
friends-asking = Friend requests
friends-none = None yet. Send a request to somebody by the name of their account.
friends-how = When one of your tables is waiting for players, you can invite them.
friends-asked = Requests without an answer: { $names }
friends-account = To have friends here you need an account.
friend-name = Account name
friend-ask = Send a request
friend-sent = If there is an account with that name, it will get the request.
friend-online = online
friend-playing = at a table
friend-away = away
friend-remove = Remove
invite-title = Invite a friend
invite = Invite
invite-done = invited
invited-by = { $name } invites you to { $game }.
invited-accept = Accept
invited-decline = Decline

## Notices

notices-title = Tell me when it’s my turn
notices-why = At tables without a clock, or with days per move, when you aren’t here; once a turn.
notices-mail = By email
notices-mail-why = To the address of your account.
notices-mail-none = Your account has no email address yet.
notices-mail-off = This server sends no email.
notices-push = Notify this browser
notices-push-stop = Stop notifying this browser
notices-push-why = Even when this page is closed. The browser will ask whether it may.
notices-push-unable = This browser can’t be notified while the page is closed.
notices-push-off = This server sends no push notifications.
notices-push-denied = The browser didn’t allow it.

## Without a network, and sounds

offline-title = You are offline.
offline-what = You can look things up in the rulebooks and watch replays you have seen or saved. Playing, new tables and your account need a connection.
offline-kept = Replays on this device:
offline-keep = Save for offline
offline-keeping = Saving…
offline-kept-here = Saved on this device
nav-sound = Sounds

# Guided first games.

lobby-learn = Learn to play
learn-title = Learn to play { $game }
learn-not-here = There’s no such lesson
learn-step = Step { $step } of { $count }
learn-progress = Progress
learn-leave = Leave
learn-todo = Do this:
learn-any = Do it as you like: anything the rules allow will do. The lesson then goes on from its own position.
learn-other = The rules allow that too, but this step is about something else, so nothing has changed. Try again, or skip the step.
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-finish = Finish
learn-rules = { $count ->
    [one] Rule:
   *[other] Rules:
}
learn-over = That’s the end of your guided first game of { $game }. Now play a whole one: the easy bot makes mistakes, you can take back your moves, and whenever something isn’t allowed you’re told which rule says so.
learn-play = Play against the easy bot
learn-again = Once more from the beginning
