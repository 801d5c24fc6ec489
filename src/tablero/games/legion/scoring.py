"""Scoring victory points: when the cards in play are scored, and what keywords score with them."""

from __future__ import annotations

from tablero.games.legion.battle_parts import award
from tablero.games.legion.secrets import can_take_token, score_secret_missions, secret_missions_at_end
from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Play, say


class Scoring:
    """When points are scored by the newer book."""

    def score_round(self, battle: Battle) -> Play[None]:
        """Score the objective, then the secondary objective, in the End Phase (legion26:end.02)."""
        mission = battle.edition.mission
        for space, seats in mission.spaces(battle):
            parts = list(mission.parts(battle, space, seats))
            for seat in seats:
                for at, part in parts:
                    award(battle, seat, part.points(battle, seat), at.card)  # legion26:obj.01
            for at, part in parts:
                yield from part.score(battle, at)
        yield from score_secret_missions(battle)

    def score_after(self, battle: Battle, ended: int) -> Play[None]:
        """Score nothing after the End Phase."""
        yield from ()

    def may_go_on_mission(self, battle: Battle, unit: Unit) -> bool:
        """Say no: units gain their Secret Mission tokens in the Command Phase."""
        return False


class Scoring2023(Scoring):
    """When points are scored by the older book."""

    def score_round(self, battle: Battle) -> Play[None]:
        """Score nothing in the End Phase."""
        yield from ()

    def score_after(self, battle: Battle, ended: int) -> Play[None]:
        """Score what is scored at the end of a round, or of the game (legion23:win.04, legion23:win.08)."""
        for at, part in battle.edition.mission.in_play(battle):
            for seat in at.seats:
                award(battle, seat, part.points_after(battle, seat, ended), at.card)
        if ended == battle.edition.rounds:
            secret_missions_at_end(battle)
            for seat in (0, 1):
                # legion23:kw.bounty.2, legion23:kw.wanted.2
                award(battle, seat, battle.edition.bounties.at_the_end(battle, seat), say("legion-keyword-bounty"))
        yield from ()

    def may_go_on_mission(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit can put a token on its card now."""
        return can_take_token(battle, unit)
