"""Adding up what many games gave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablero.kernel import Json, Message
from tablero.sim.series import Played
from tablero.sim.shares import Share


class Length(NamedTuple):
    """How long games were: on average, at least, at most."""

    mean: float
    least: int
    most: int

    @classmethod
    def of(cls, counts: Sequence[int]) -> Length:
        """Return the length of games with these counts.

        >>> Length.of([3, 4, 8])
        Length(mean=5.0, least=3, most=8)
        """
        return cls(round(sum(counts) / len(counts), 2), min(counts), max(counts)) if counts else cls(0.0, 0, 0)


class Summary(NamedTuple):
    """What many games gave."""

    games: int
    decisions: int
    seconds: float
    wins_by_seat: tuple[int, ...]
    wins_by_bot: Mapping[str, int]
    entries: tuple[Share, ...]
    """The wins of each entry of the series."""
    draws: int
    length: Length
    """In decisions."""
    rounds: Length
    reasons: Mapping[str, int]
    """How often games ended for each reason, by the id of its message."""
    endings: Mapping[Message, int]
    """The same by the whole message, which can be told in words."""

    def to_json(self) -> Json:
        """Return the figures with their rates."""
        figures = self._asdict()
        del figures["endings"]
        return {
            **figures,
            "entries": [share.to_json() for share in self.entries],
            "length": self.length._asdict(),
            "rounds": self.rounds._asdict(),
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0.0,
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
        }


def summarise(played: Sequence[Played], seats: int, seconds: float) -> Summary:
    """Add up what came out; the order of the games makes no difference."""
    seat_wins = Counter(seat for game in played for seat in game.outcome.winners)
    bot_wins = Counter(name for game in played for name in sorted({game.bots[s] for s in game.outcome.winners}))
    entry_wins = Counter(entry for game in played for entry in game.won_by)
    reasons = Counter(game.why.id for game in played)
    return Summary(
        games=len(played),
        decisions=sum(game.decisions for game in played),
        seconds=round(seconds, 3),
        wins_by_seat=tuple(seat_wins[seat] for seat in range(seats)),
        wins_by_bot=dict(sorted(bot_wins.items())),
        entries=tuple(Share(entry_wins[entry], len(played)) for entry in range(seats)),
        draws=sum(not game.outcome.winners for game in played),
        length=Length.of([game.decisions for game in played]),
        rounds=Length.of([game.rounds for game in played]),
        reasons=dict(sorted(reasons.items())),
        endings=Counter(game.why for game in played),
    )
