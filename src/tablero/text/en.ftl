# What the kernel says.
kernel-and = { $head } and { $last }
kernel-nothing = nothing
kernel-value = { $base }
kernel-modified = { $base } { $parts }
kernel-modifier-plus = +{ $amount } ({ $label })
kernel-modifier-minus = −{ $amount } ({ $label })

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
