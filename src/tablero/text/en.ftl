# What this language calls itself.
language-name = English

# What the kernel says.
kernel-and = { $head } and { $last }
kernel-nothing = nothing
kernel-several = { $items }
# Whoever sits at a seat, as PLAYER says it: by number, or by name. Spanish needs forms of it.
kernel-player = Player { $seat }
kernel-named = { $name }
kernel-value = { $base }
kernel-modifier-plus = { $value } +{ $amount } ({ $label })
kernel-modifier-minus = { $value } −{ $amount } ({ $label })

kernel-not-asked = { PLAYER($seat) } is not asked anything now.
kernel-no-past = This game has been resampled or forked for a search: it tells nothing of what was before, and cannot go back there.
kernel-no-seat = { $seat } is no seat of this table: seats are numbered from 0 to { $last }.
kernel-stale = The answer is to question { $at }, but the question now is number { $now }.
kernel-game-over = The game is over.
kernel-not-an-option = { $value } is not one of the options.
kernel-no-such-index = There is no option number { $index }; there are { $count }.
kernel-pick-wants-list = Expected a list of options, not { $value }.
kernel-pick-twice = Option { $number } was picked twice.
kernel-pick-count = Expected { $least } to { $most } options, not { $count }.
kernel-distribute-length = Expected one amount for each of the { $count } options.
kernel-distribute-cap = Option { $number } can take 0 to { $cap }, not { $value }.
kernel-distribute-total = The amounts must add up to { $least } to { $total }, not { $given }.
kernel-place-wants-numbers = Expected a list of whole numbers, not { $value }.

kernel-too-deep = The answer is nested too deep.
kernel-undo-nothing = There is nothing to take back.
kernel-undo-chance = Something random has come out since: taking it back needs the agreement of the others.
kernel-undo-reveal = Something hidden has come out since: taking it back needs the agreement of the others.
kernel-undo-other = { PLAYER($seat) } has decided since: taking it back needs the agreement of the others.
kernel-rewind-range = There is no moment { $step }; there have been { $count } events.

kernel-resigned = { PLAYER($seat) } resigns.
kernel-draw-agreed = A draw was agreed.
kernel-time-over = { PLAYER($seat) } runs out of time.
kernel-unanswered = { PLAYER($seat) } has not answered for a day: the game ends without a winner.

# Setups and records that can't be used.
kernel-bad-setup = { $place }: { $expected }
kernel-setup-unknown = { $game } has no such setting; { $count ->
    [0] it has none
   *[other] it has { $names }
}
kernel-setup-settings = { $count ->
    [0] expected no settings
   *[other] expected the settings { $names }, all of them and no others
}
kernel-setup-values = expected one of { $values }, not { $given }
kernel-rule-failure = A rule failed at event { $step }: { $error }
kernel-bad-record = line { $line }: { $expected }
kernel-record-illegal = the choice is not legal: { $why }
kernel-record-chance = a random result where none was asked for
kernel-record-after-end = expected nothing after the end of the game
kernel-record-result = expected the result of a { $name ->
    [roll] roll
    [draw] draw
    [shuffle] shuffle
   *[other] { $name }
}
kernel-record-truncated = the record ends here without its closing line; what stands before it can be recovered
kernel-record-too-deep = expected a value that is not nested so deep
kernel-record-game = a record of { $game }; expected one of { $expected }
kernel-record-rules = needs rules version { $needed } of { $game }; this is version { $version }
kernel-record-message = expected a message with named arguments
kernel-record-event = expected a choice {"{"}"seat", "choose"{"}"} or a result {"{"}"roll" | "draw" | "shuffle"{"}"}
kernel-record-json = expected a JSON object
kernel-record-first = expected the first line of a tablero record
kernel-record-format = needs record format { $needed }; this tablero reads format { $format }
kernel-record-header = expected "game", "rules", "seats" and "settings"
kernel-record-clock = expected a clock with "start", "increment" and "renews"
kernel-record-edited = the closing line doesn't fit what stands before it: the record was changed
kernel-record-after-close = expected nothing after the closing line

# Why a file or an address can't be had.
system-at = { $place }: { $why }
system-not-there = it is not there
system-not-allowed = the system doesn't allow it
system-a-folder = it is a folder
system-no-folder = it is not a folder
system-too-large = it is larger than { $most } MB
system-there-already = it is there already
system-full = there is no room left
system-read-only = nothing can be written there
system-address-in-use = another program listens there already
system-no-address = this computer has no such address
system-error = the system answers { $name }

# Games, bots and seats that are not there.
game-unknown = There is no game “{ $name }”; there are: { $names }
game-unknown-near = There is no game “{ $name }”; did you mean { $near }?
game-not-importable = { $name } can't be loaded: { $error }
game-not-one = { $name }: expected a tablero.kernel.Definition, found { $kind }
bot-unknown = There is no bot “{ $name }”; there are: { $names }
bot-about-random = takes any legal answer.
bot-about-easy = plays by the plans of the game, but often does something else.
bot-about-medium = plays by the plans of the game, and always takes the best it sees.
bot-about-hard = thinks in whole plans, and tries them in games that may be this one before it chooses.
bot-about-greedy = knows no plans: it tries every answer and looks one action ahead.
player-no-program = { $command }: expected a command that can be run
player-bad-name = expected a name of small letters, digits and hyphens that no other bot has, not “{ $given }”
player-no-command = expected a command
player-not-started = { $command } can't be started: { $why }
player-not-ready = it did not say that it is ready for protocol { $protocol }
player-language = expected one of the languages { $languages }, not { $given }
player-too-late = its time was over
player-ended = it has ended, or closed its input or output
player-too-much = it wrote more than { $most } MB at once
player-wants-answer = expected a line like {"{"}"number": 7, "answer": 0{"}"}, not { $given }
player-forfeits = { PLAYER($seat) } forfeits the game; the program failed: { $why }
setup-bots = { $game } is for { $seats } seats, not { $count }
setup-pair = expected NAME=VALUE, not “{ $given }”
setup-names = { $seats ->
    [one] expected 1 name
   *[other] expected { $seats } names
}, not { $count }
setup-same-names = expected different names, not { $given }

# What the commands say.
cli-unknown-command = There is no command “{ $name }”; there are: { $names }.
cli-unknown-option = There is no option { $name } here.
cli-near = { $about } Did you mean { $near }?
cli-missing = { $name } is missing.
cli-no-value = After { $name } a value is missing.
cli-repeated = { $name } is there more than once.
cli-unused = “{ $text }” is too much.
cli-wrong-choice = { $name }: expected one of { $choices }, not “{ $value }”
cli-wrong-number = { $name }: expected a whole number from { $least } to { $most }, not “{ $value }”
cli-wrong-value = { $name } can't be “{ $value }”.
cli-wrong-use = { $said }
cli-no-games = No game can be played yet.
cli-game-line = { $name }: { $seats } seats; bots: { $bots }
cli-no-content = { $game } lists no cards or pieces; games that do: { $games }
cli-sim-progress = Playing
cli-sim-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }
cli-sim-speed = Speed
cli-sim-speed-value = { $games } games/s, { $decisions } decisions/s
cli-sim-wins-seat = Wins by seat
cli-sim-draws = Draws
cli-sim-share = Won by { $name }
cli-sim-share-value = { $wins }: { NUMBER($share, style: "percent") } (95 %: { NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
cli-sim-rounds = Rounds
cli-sim-decisions = Decisions a game
cli-sim-length = { $mean } on average, { $least } to { $most }
cli-sim-total = Against all
cli-train-title = { $game }: what { $games } games taught, by { $positions } positions of games held out
cli-train-judge = Judged by
cli-train-auc = Area under the curve
cli-train-loss = Log loss
cli-train-learned = what was learned
cli-train-written = what is written by hand
cli-train-file = Written to { $path }. Whether bots play better by it, only games tell: tablero sim --evaluation.
train-few-games = at least { $least } games are needed to learn from, not { $count }
train-no-features = { $game } names no features to learn from
train-one-sided = in what { $count } games taught, or in what was held out, nobody won or nobody lost; play more games
evaluation-bad-file = this is no evaluation that tablero train has written
evaluation-other-game = This evaluation was learned for { $learned }, and { $game } is played.
evaluation-no-search = { $bot } doesn't search, and so judges no positions
evaluation-no-matrix = with --matrix nobody is the first bot
sim-not-installed = This needs the package { $package }, which is not installed: pip install '{ $extra }'
sim-no-lists = Players bring nothing to { $game }.
sim-lists-count = { $count ->
    [one] 1 list
   *[other] { $count } lists
} for { $seats } seats
sim-bots-for-lists = { $bots } different bots can't play { $lists } lists: name one bot for all, or one for each
sim-other-series = { $folder } has games of another series, or by other rules; give another folder, or the same options
sim-bad-line = line { $line } is no game
sim-clear-two = who is stronger is a question of two, so it needs two bots
sim-matrix-entries = everybody against everybody needs at least two lists or two bots
sim-plot-wins = Share of wins, with 95 % intervals
sim-plot-rounds = Rounds
sim-plot-decisions = Decisions
sim-plot-games = Games
sim-plot-matrix = How often each row beat each column
cli-scenario-progress = Scenarios
cli-no-scenarios = There are no scenarios of “{ $game }”; there are of { $games }.
cli-conform-progress = Checking
cli-conform-good = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $decisions } decisions: nothing found.
cli-conform-bad = { $game }: { $games ->
    [one] the only game does not conform
   *[other] { $count } of { $games } games do not conform
}.
cli-conform-finding = { $check }: { $detail } (game { $number }, after { $step } events)
cli-conform-record = The record that shows it: { $path }

play-amount = { $amount } × { $text }
play-seat = { PLAYER($seat) }
play-question = { PLAYER($seat) }: { $question }
play-prompt = Your choice (h for help): 
play-prompt-pick = Numbers of your choices, { $least } to { $most }, with spaces (h for help): 
play-prompt-pick-all = Numbers of your choices, { $most } of them, with spaces (h for help): 
play-prompt-distribute-all = An amount for each, with spaces, { $total } in all (h for help): 
play-prompt-distribute = An amount for each, with spaces, { $least } to { $total } in all (h for help): 
play-prompt-place = Where: coordinates with spaces, several with “;”, corners with “>”, the number of a suggestion, or in words (h for help): 
play-option = { $number }. { $text }
play-option-cap = { $number }. { $text } (at most { $cap })
play-help =
    A number chooses, r lets chance choose. u takes back your last choice, l shows the log, i NUMBER reads out a card, w NUMBER… tells why something is not legal,
    s FILE saves, v shows the table again, q ends without saving. A place can also be told in words where the game understands them: toward objective 2, in cover.
    n lets a Stratagem or the like pass and doesn’t ask about it again, a asks about everything again. Against bots, hint tells what a bot would do in your place.
play-hint = The bot { $bot } would choose: { $answer }
play-hint-plan = { NUMBER($chance, style: "percent") } to win: { $answers }
play-hint-expects = then it expects: { $answers }
play-hint-habit = It answers this at once, without weighing plans.
play-no-hints = Hints are for whoever plays against bots alone.
play-unasked = You are not asked about { $what } any more; a brings the questions back.
play-always-asked = This question is always asked.
play-asked-everything = You are asked about everything again.
play-bad-input = I do not understand “{ $text }”.
play-refused = Not legal: { $reason }
play-legal = That is legal.
play-undone = Taken back.
play-saved = Saved to { $path }. Go on later with: { $command }
play-resume-seats = say who sits where, as when the game was saved, like --seats { $example }
play-not-saved = Not saved. { $why }
play-handover = { PLAYER($seat) } is next. Press Enter when only they are looking.
play-bot-chooses = { PLAYER($seat) } ({ $bot }) has chosen.
play-over = The game is over. { $why }
play-winners = Won by: { $winners }
play-draw = Nobody won.
play-left = Left the table. (s FILE would have saved the game.)
play-resumed = Going on with { $path }.

replay-title = { $game }: { $events } events, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
replay-choice = { $step }. { PLAYER($seat) }: { $question } → { $text }
replay-chance = { $step }. { $name ->
    [roll] Roll
    [draw] Draw
    [shuffle] Shuffle
   *[other] { $name }
}: { $result }
replay-conclude = { $step }. Ended from outside: { $text }
replay-resample = { $step }. Hidden things were drawn again.
replay-open = The record is of a game that is not over; it plays as far as it goes.
analyse-progress = Looking back
analyse-open = expected a game that is over
analyse-choice = { $step }. { PLAYER($seat) }: { $answer }
analyse-decision = { $step }. { PLAYER($seat) } ({ NUMBER($chance, style: "percent") }): { $answer }
analyse-no-mistakes = The bot { $bot } would have found nothing better.
analyse-mistake = { $step }. { PLAYER($seat) }: { $answer }. The chance of winning was then { NUMBER($chance, style: "percent") }, and could have been { NUMBER($better, style: "percent") }. The question: { $question }
analyse-better = The bot { $bot } answers: { $answer }
analyse-line = { PLAYER($seat) }: { $answer }
replay-fails = At event { $step } a rule fails: { $text }
replay-recovered = { $text }. What is there ({ $events } events) is shown.

# What `tablero rules` says.
rules-book-rebellion = Star Wars: Rebellion
rules-book-swu = Star Wars: Unlimited
rules-book-wh40k = Warhammer 40,000, 10th edition
rules-book-legion2026 = Star Wars: Legion, 2026 edition
rules-book-legion2023 = Star Wars: Legion, 2023 edition

rules-nothing-found = Nothing found for “{ $text }”.
rules-unknown-id = There is no rule “{ $id }”.
rules-did-you-mean = Did you mean:
rules-unknown-book = There is no rulebook “{ $name }”; there are { $names }.
rules-several-books = “{ $name }” has several rulebooks: say { $names }.

rules-status-tested = Enforced and tested
rules-status-enforced = Enforced, not yet tested
rules-status-missing = Not enforced yet
rules-status-unenforceable = Not enforceable: { $why }
rules-why-manners = behaviour between people
rules-why-physical = handling of physical pieces
rules-why-advice = advice
rules-why-booklet = about the booklet itself

rules-source = Rulebook, lines { $lines }
rules-source-none = Not in the rulebook
rules-example = Example { $id }
rules-example-setup = Situation
rules-example-action = Action
rules-example-expected = Result
rules-example-rules = Rules: { $ids }

rules-column-id = Rule
rules-column-text = Text
rules-column-book = Rulebook
rules-column-total = Rules
rules-column-tested = Enforced and tested
rules-column-enforced = Enforced only
rules-column-missing = Not yet
rules-column-unenforceable = Not enforceable
rules-column-examples = Examples passing

# Lists of what players bring, as decks and armies: what can't be read.
lists-name = { $name }
lists-near = { $name }
lists-with-near = { $about } Perhaps { $near }.
lists-with-expected = { $about } Expected { $expected }.
lists-at-line = Line { $line }: { $about }
lists-at-path = { $path }: { $about }

lists-and-more = { $first } { $more ->
    [one] There is 1 more problem.
   *[other] There are { $more } more problems.
}

lists-unknown-card = there is no card “{ $text }”.
lists-ambiguous-card = “{ $text }” may be several cards.
lists-name-and-number = name and number of “{ $text }” are of different cards.
lists-bad-count = “{ $text }” is not a number of copies, from 1 to 999.
lists-not-json = this is not JSON, from character { $text } on.
lists-json-too-much = this JSON can't be read: it is nested too deep, or has numbers that are too long or none.
lists-not-text = this is not a text in UTF-8: byte { $text } can't be read.
lists-no-file = the file can't be read: { $text }.
lists-empty = there is nothing in it.
lists-link = this is a link to { $text }, and links are not followed: open it, copy the list there (“Export”, then text or JSON), and paste that.
lists-field-twice = the field “{ $text }” is there twice.
lists-expected-text = expected a text, not “{ $text }”.
lists-expected-list = expected a list, not “{ $text }”.
lists-expected-object = expected an object, not “{ $text }”.
lists-unknown-field = there is no field “{ $text }”.
lists-unknown-format = there is no format “{ $text }”.
lists-unknown-kind = “{ $text }” is not a kind of file that can be read here.
lists-unknown-version = version “{ $text }” can't be read; expected 1.
lists-told = { $text }
lists-too-many = there may be { $text } at most.
lists-bad-zip = the archive can't be read: expected one file in it, of at most 32 MB.
lists-unknown-unit = there is no datasheet “{ $text }” among those that are known.
lists-unknown-model = there is no model “{ $text }” in this unit.
lists-unknown-item = no model of this unit has “{ $text }”.
lists-unknown-faction = there is no faction “{ $text }” among those that are known.
lists-several-enhancements = { $text } has more than one Enhancement; a unit may have one.
lists-unknown-enhancement = there is no Enhancement “{ $text }” among those that are known.
lists-cannot-divide = the weapons of “{ $text }” can't be divided among its models by the options of the datasheet.
lists-unknown-line = “{ $text }” can't be read.
lists-other-number = “{ $text }” has another number of models than are listed.

# What `tablero list` says.

list-legal = { $name }: legal in { $format }.
list-illegal = { $name }: not legal in { $format }.
list-together = All together:
list-ready = { $name }: { $title } ({ $formats })
list-none = Players bring nothing to { $game }; they do to: { $games }
list-which = It is not clear for which game this list is: name one with --game. There are: { $games }
list-unreadable = { $file } can't be read:

# What `tablero data` says.

data-none = Nothing was added to { $game }.
data-no-such = Nothing of the name “{ $name }” was added; there is: { $names }
data-no-game = No data can be added to { $game }; it can to: { $games }

# What `tablero odds` says.

odds-bad-question = { $place }: { $wrong }
odds-expected = expected { $expected }
odds-expected-number = a whole number from { $least } to { $most }
odds-expected-flag = yes or no
odds-expected-choice = one of { $choices }
odds-expected-word = expected a word like NAME=VALUE or NAME
odds-expected-value = expected { $name }=VALUE, where the value is { $expected }
odds-expected-field = { $known } There are: { $fields }
odds-unknown-field = nothing of this name can be asked.
odds-unknown-field-near = nothing of this name can be asked; did you mean { $near }?
odds-other-section = expected { $section } before the dot: this is told of it
odds-expected-section = expected a number from 1 to { $most } after { $section }
odds-too-many-words = expected { $most } words at most
odds-too-many-options = expected { $most } options at most
cli-no-odds = No odds are known of “{ $game }”; they are of { $games }.
cli-odds-section = { $most ->
    [1] { $section }
   *[other] { $section }, up to { $most } of them: { $section }2.NAME=VALUE is about the second
}
cli-odds-how = Ask with NAME=VALUE, or NAME alone for yes; vs begins another option, which is as the first but for what it says.
cli-odds-chance = exactly
cli-odds-at-least = at least
cli-odds-mean = average
cli-odds-deviation = deviation
cli-odds-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-odds-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-odds-plot = expected a file that ends in one of { $endings }
cli-odds-plot-chance = chance in %

# Guided first games.
guide-none = { $game } has no guided first game; these have one: { $names }.
guide-nothing-asked = There is nothing to answer here, only something to read.
guide-step = Step { $step } of { $count }: { $text }
guide-keys = (Enter reads on where nothing is asked; s skips the step, b goes back, q leaves.)
guide-other = The rules allow that too, but this step is about something else, so nothing has changed. Try again, or skip the step with s.
guide-ended = That was your first game. Now play a whole one: tablero play { $game } --seats human,easy

# Words that people type to say where something goes; any of them is understood.
wish-toward = toward | towards | to
wish-the = the
wish-marker = objective | marker | token
wish-unit = unit
wish-cover = in cover
wish-fly = fly
wish-left = left
wish-right = right
