"""Before and between the games of a match: which cards are drafted, which deck is built and kept."""

from __future__ import annotations

from typing import Final

from tablero.games.swu.building import KEEP, SUGGESTED
from tablero.games.swu.habits import SLIPS
from tablero.games.swu.match_state import Match
from tablero.games.swu.suggest import worth
from tablero.kernel import Care, Choose, Decision, Option, Rng

GAME_WON: Final = 0.25
"""How much likelier a match is won for each game that is won more than lost."""


def habit(match: Match, decision: Decision, level: str, rng: Rng) -> Option | None:
    """Take the card that is best by itself, the deck that is suggested, and keep it; else anything."""
    if level not in SLIPS:
        return None
    if isinstance(decision, Choose):
        if decision.message.id in ("swu-ask-draft-card", "swu-ask-draft-leader") and match.boosters is not None:
            keys = match.boosters.keys
            return Care(rng, SLIPS[level]).best(decision.options, lambda option: 10.0 + worth(keys[option[1]]))
        for usual in (SUGGESTED, KEEP):
            if usual in decision.options:
                return usual
    return decision.sample(rng)


def chance(match: Match, seat: int, this_game: float) -> float:
    """Return how likely a match is won, by the games that are over and the one that is played, a half where none is."""
    lead = match.wins[seat] - max(wins for other, wins in enumerate(match.wins) if other != seat)
    return 0.5 + GAME_WON * (lead + 2 * this_game - 1)
