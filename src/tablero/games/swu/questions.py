"""What `tablero odds swu` can be asked: whether certain cards of a deck are drawn by a round."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablero.games.swu.exact import Draws, Keeps, Kind, all_wanted, always, any_wanted, chance_of_all, drawn
from tablero.kernel import say
from tablero.odds import Answer, CantAnswer, Figure, Form, Measure, Section, Words, choice, number

TEXTS: Final = Path(__file__).parent / "texts"
MOST_KINDS: Final = 4
MOST_ROUNDS: Final = 30
EACH_ROUND: Final = 2
NEVER, NONE, MISSING = "never", "none", "missing"
"""When a starting hand is drawn again: never, if it has none of the cards, or if it has not all that is wanted."""

FORM: Final = Form(
    "swu-odds",
    Section("card", (number("copies", 3, 0, 100), number("wanted", 1, 0, 100)), MOST_KINDS),
    Section(
        "deck",
        (
            number("cards", 50, 1, 500),
            number("hand", 6, 1, 20),
            number("round", 1, 1, MOST_ROUNDS),
            number("more", 0, 0, 100),
            choice("mulligan", NEVER, NONE, MISSING),
        ),
    ),
)


def answer(words: Words) -> Answer:
    """Return how likely the cards that somebody asks about are drawn."""
    told = words.one("deck")
    kinds = [Kind(one["copies"], one["wanted"]) for one in words.sections["card"]]
    last = Draws(told["cards"], told["hand"], EACH_ROUND * (told["round"] - 1) + told["more"])
    _check(last, kinds)
    keeps: Keeps = {NEVER: always, NONE: any_wanted, MISSING: all_wanted(kinds)}[told["mulligan"]]
    measures = [
        Measure(f"card{number}", say("swu-odds-drawn", number=number), drawn(last, kinds, number - 1, keeps))
        for number in range(1, len(kinds) + 1)
    ]
    figures = [
        Figure(
            f"round-{one}",
            say("swu-odds-by-round", round=one),
            chance_of_all(last._replace(more=EACH_ROUND * (one - 1) + told["more"]), kinds, keeps),
        )
        for one in range(1, told["round"] + 1)
    ]
    return Answer(tuple(measures), tuple(figures), (say("swu-odds-note"),))


def _check(draws: Draws, kinds: list[Kind]) -> None:
    """Refuse what no deck can be."""
    copies, taken = sum(kind.copies for kind in kinds), draws.hand + draws.more
    if copies > draws.cards:
        raise CantAnswer(say("swu-odds-too-many-copies", copies=copies, cards=draws.cards))
    if taken > draws.cards:
        raise CantAnswer(say("swu-odds-too-many-drawn", drawn=taken, cards=draws.cards))
