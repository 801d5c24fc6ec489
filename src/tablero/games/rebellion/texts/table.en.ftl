# The table in a terminal.
rebellion-map-key = [R] loyal to the Rebels, [I] to the Empire, (…) subjugated, [#] destroyed; builds ✦ ships ■ ground units, t triangle c circle s square, → queue space; ~ borders on
rebellion-leader-key = Leaders and missions: { rebellion-letter-diplomacy } { rebellion-skill-diplomacy }, { rebellion-letter-intel } { rebellion-skill-intel }, { rebellion-letter-spec_ops } { rebellion-skill-spec_ops }, { rebellion-letter-logistics } { rebellion-skill-logistics }; tactic values ✦ in space ■ on the ground
rebellion-letter-diplomacy = D
rebellion-letter-intel = I
rebellion-letter-spec_ops = S
rebellion-letter-logistics = L
rebellion-mission-rolls = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
rebellion-region = Region { $number }
rebellion-base-known-hidden = The base is hidden in { $place }.
rebellion-base-known-revealed = The base has been found in { $place }.
rebellion-mark-subjugated = subjugated
rebellion-mark-sabotaged = sabotaged
rebellion-mark-destroyed = destroyed
rebellion-track = Time (T) and Reputation (R); + recruit, b build
rebellion-queue = Build queue, space { $space }
rebellion-pool = leader pool
rebellion-face-down = mission face down
rebellion-holds = { $missions } mission cards and { $actions } action cards in hand
rebellion-hand-missions = Your missions
rebellion-hand-actions = Your action cards
rebellion-hand-objectives = Your objectives
rebellion-hand-probes = Your probe cards
rebellion-hand-tactics = Your tactic cards

# Assignment.
rebellion-assign = Assign leaders to a mission, use an action card, or finish assigning.
rebellion-assign-first = Choose a leader for “{ $card }”.
rebellion-assign-second = Choose a second leader for “{ $card }”, or none.
rebellion-veto = The Admiral wants to assign this mission: accept or veto it.
rebellion-assigns = { rebellion-acting } { $n ->
    [one] assigns
   *[other] assign
} { $leaders } to a mission.
rebellion-option-assign = Assign leaders to “{ $card }”
rebellion-option-join = Add a leader to the mission of { $leaders }
rebellion-option-use = Use “{ $card }”
rebellion-option-use-with = Use “{ $card }” with { $leader }
rebellion-option-accept = Accept “{ $card }”
rebellion-option-veto = Veto “{ $card }”
rebellion-option-alone = No second leader
rebellion-option-done = Done

# Command.
rebellion-turn = Activate a system, reveal a mission, or pass.
rebellion-activate-where = Where does { $leader } go?
rebellion-activates = { $leader } activates { $place }.
rebellion-passes = { rebellion-acting } { $n ->
    [one] passes
   *[other] pass
}.
rebellion-no-base-here = The Rebels declare that their base is not in { $place }.
rebellion-option-activate = Activate a system with { $leader }
rebellion-option-reveal = Reveal the mission “{ $card }” of { $leaders }
rebellion-option-reveal_base = Reveal the Rebel Base
rebellion-option-pass = Pass

# Why not.
rebellion-why-not-asked = That can’t be chosen for what is asked now.
rebellion-why-no-tactics = { $leader } has no tactic values and can't activate a system.
rebellion-why-not-in-pool = { $leader } is not in the leader pool.
rebellion-why-not-yours = { $leader } is in your team mate’s pool.
rebellion-why-not-your-mission = That mission is not yours.
rebellion-why-none-of-yours = None of your leaders is on that mission.
rebellion-why-no-system = The Rebel Base space is not a system.
rebellion-why-base-closed = While the base is revealed, nothing moves to its space.
rebellion-why-not-adjacent = Units can’t move from { $origin } to { $target } in one step.
rebellion-why-pinned = A leader of yours keeps your units in { $origin }.
rebellion-why-nothing-moves = Nothing in { $origin } can move: there are no units, or no ships to carry them.

rebellion-objective-worth = Reputation: { $count }
rebellion-objective-returns = The card then goes back to your hand.
