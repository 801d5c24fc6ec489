# What the kernel says.
kernel-and = { $head } and { $last }
kernel-nothing = nothing
kernel-value = { $base }
kernel-modifier-plus = { $value } +{ $amount } ({ $label })
kernel-modifier-minus = { $value } −{ $amount } ({ $label })

kernel-not-asked = Seat { $seat } is not asked anything now.
kernel-stale = The answer is to question { $at }, but the question now is number { $now }.
kernel-game-over = The game is over.
kernel-not-an-option = { $value } is not one of the options.
kernel-no-such-index = There is no option number { $index }; there are { $count }.
kernel-pick-wants-list = Expected a list of options, not { $value }.
kernel-pick-twice = { $value } was picked twice.
kernel-pick-count = Expected { $least } to { $most } options, not { $count }.
kernel-distribute-length = Expected one amount for each of the { $count } options.
kernel-distribute-cap = { $option } can take 0 to { $cap }, not { $value }.
kernel-distribute-total = The amounts must add up to { $least } to { $total }, not { $given }.
kernel-place-wants-numbers = Expected a list of numbers, not { $value }.

kernel-undo-nothing = There is nothing to take back.
kernel-undo-chance = Something random has come out since: taking it back needs the agreement of the others.
kernel-undo-reveal = Something hidden has come out since: taking it back needs the agreement of the others.
kernel-undo-other = Seat { $seat } has decided since: taking it back needs the agreement of the others.
kernel-rewind-range = There is no moment { $step }; there have been { $count } events.

kernel-resigned = Seat { $seat } resigned.
kernel-draw-agreed = A draw was agreed.
kernel-time-over = Seat { $seat } ran out of time.

# What the commands say.
cli-error = tablero: { $text }
cli-no-games = No game can be played yet.
cli-game-line = { $name }: { $seats } seats
cli-game-planned = not playable yet; its rules can be searched
cli-sim-progress = Playing
cli-sim-title = { $games } games of { $game }
cli-sim-speed = Speed
cli-sim-speed-value = { $games } games/s, { $decisions } decisions/s
cli-sim-wins-seat = Wins by seat
cli-sim-wins-bot = Wins by bot
cli-sim-draws = Draws
cli-conform-progress = Checking
cli-conform-good = { $games } games of { $game }, { $decisions } decisions: nothing found.
cli-conform-bad = { $game }: { $count } of { $games } games do not conform.
cli-conform-finding = { $check }: { $detail } (game { $number }, after { $step } events)
cli-conform-record = The record that shows it: { $path }

play-seat = Seat { $seat }
play-question = { $seat }: { $question }
play-prompt = Your choice (h for help): 
play-prompt-pick = Numbers of your choices, { $least } to { $most }, with spaces (h for help): 
play-prompt-distribute = An amount for each, { $least } to { $total } in all (h for help): 
play-prompt-place = Where: numbers with spaces (h for help): 
play-option = { $number }. { $text }
play-option-cap = { $number }. { $text } (at most { $cap })
play-help =
    A number chooses, r lets chance choose. u takes back your last choice, l shows the log, i NUMBER reads out a card, w NUMBER… tells why something is not legal,
    s FILE saves, v shows the table again, q ends without saving.
play-bad-input = I do not understand “{ $text }”.
play-refused = Not legal: { $reason }
play-legal = That is legal.
play-undone = Taken back.
play-saved = Saved to { $path }. Go on later with: tablero play { $game } --terminal --resume { $path }
play-handover = { $seat } is next. Press Enter when only they are looking.
play-bot-chooses = { $seat } ({ $bot }) has chosen.
play-over = The game is over. { $why }
play-winners = Won by: { $winners }
play-draw = Nobody won.
play-left = Left the table. (s FILE would have saved the game.)
play-resumed = Going on with { $path }.

replay-title = { $game }: { $events } events, { $seats } seats
replay-choice = { $step }. { $seat } chooses: { $text }
replay-answer = { $step }. { $seat } answers: { $text }
replay-chance = { $step }. { $name }: { $result }
replay-conclude = { $step }. Ended from outside: { $text }
replay-redraw = { $step }. Hidden things were drawn anew.
replay-good = The record plays to its end.
replay-open = The record is of a game that is not over; it plays as far as it goes.
replay-fails = At event { $step } a rule fails: { $text }
replay-recovered = { $text } What is there ({ $events } events) is shown.

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
