"""Exact odds: distributions as whole numbers over a common total, never sampled. Names no game.

A `Distribution` is of one number, a `Step` takes a state to others, a `Form` is what can be asked of a game's odds. What is asked
and what comes of it each game knows for itself: its `game.toml` names the module (`odds`), and `tablero odds` asks it.
"""

from tablero.odds.asking import (
    MOST_OPTIONS,
    BadQuestion,
    CantAnswer,
    Field,
    Form,
    Section,
    Values,
    Words,
    choice,
    flag,
    number,
)
from tablero.odds.distribution import CERTAIN_0, Distribution, binomial, certain, die, mixed, pooled
from tablero.odds.draws import all_at_least, hypergeometric
from tablero.odds.knowing import Questions, knowing, questions
from tablero.odds.polynomials import Polynomial
from tablero.odds.steps import Changes, Repeated, Step, combined, folded, repeated
from tablero.odds.telling import Answer, Figure, Measure

__all__ = [
    "CERTAIN_0",
    "MOST_OPTIONS",
    "Answer",
    "BadQuestion",
    "CantAnswer",
    "Changes",
    "Distribution",
    "Field",
    "Figure",
    "Form",
    "Measure",
    "Polynomial",
    "Questions",
    "Repeated",
    "Section",
    "Step",
    "Values",
    "Words",
    "all_at_least",
    "binomial",
    "certain",
    "choice",
    "combined",
    "die",
    "flag",
    "folded",
    "hypergeometric",
    "knowing",
    "mixed",
    "number",
    "pooled",
    "questions",
    "repeated",
]
