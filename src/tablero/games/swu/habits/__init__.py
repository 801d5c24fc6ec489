"""What a player of Star Wars: Unlimited answers, question by question, in words and numbers that a player can read and change.

`hand` starts, keeps hands and gives up cards for resources; `acting` chooses actions; `fighting` what is attacked;
`effects` whom the effects of cards are done to, and which cards are taken or given up. What things are worth is counted in
HP of a base, as in `evaluate`. Nothing is remembered from one answer to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablero.games.swu.habits import acting, effects, fighting, hand
from tablero.games.swu.habits.asked import Habit, first, least, most, no, yes
from tablero.games.swu.state import Table
from tablero.kernel import Care, Choose, Decision, Option, Rng

HABITS: Final[Mapping[str, Habit]] = {
    **hand.HABITS,
    **acting.HABITS,
    **fighting.HABITS,
    **effects.HABITS,
    "swu-ask-ambush": yes,
    "swu-ask-strike-last": no,
    "swu-ask-refuse": no,
    "swu-ask-pay-to-avoid": yes,
    "swu-ask-credits": least,
    "swu-ask-pay": most,
    "swu-ask-next-trigger": first,
}
"""By the id of what is asked; where nothing is written here, `effects.choose` does what it can."""

SLIPS: Final[Mapping[str, int]] = {"easy": 35, "medium": 0, "hard": 0}
"""How often in a hundred choices a player of each level takes the next best idea."""

SETTLED: Final = (
    *hand.HABITS,
    "swu-ask-name",
    "swu-ask-number",
    "swu-ask-order",
    "swu-ask-arrange",
    "swu-ask-next-trigger",
)
"""What nobody thinks about: habit is better at it than looking to the end of the round, or it makes little difference."""
WIDE: Final = 24
"""How many actions are looked at, at most."""
NARROW: Final = 8
"""And so many answers to what is asked in the course of one."""


def habit(table: Table, decision: Decision, level: str, rng: Rng) -> Option | None:
    """Return what a player of a level answers; None for a level that is not known."""
    slips = SLIPS.get(level)
    if slips is None:
        return None
    return HABITS.get(decision.message.id, effects.choose)(table, decision, Care(rng, slips))


def plans(table: Table, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
    """Return the answers worth thinking about, of those that come to the same but one: each action, then each of its targets."""
    from tablero.games.swu.alike import option_key

    ask = decision.message.id
    if ask in SETTLED:
        return ()
    answers = decision.answers(rng, WIDE if ask == "swu-ask-action" else NARROW)
    if isinstance(decision, Choose):
        answers = list({option_key(table, decision, answer): answer for answer in reversed(answers)}.values())[::-1]
    return [(answer,) for answer in answers]
