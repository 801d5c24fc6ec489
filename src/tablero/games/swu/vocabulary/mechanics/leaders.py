"""Leaders: deploying them and turning them over (chapter 3.4)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Ability, Act, Action, Effect
from tablero.games.swu.card_text import Text
from tablero.games.swu.checks import settle
from tablero.games.swu.entering import deploy
from tablero.games.swu.keywords import keyword_triggers
from tablero.games.swu.state import Leader, Table
from tablero.games.swu.vocabulary.abilities.kinds import epic
from tablero.games.swu.vocabulary.amounts.counting import Resources
from tablero.games.swu.vocabulary.conditions.combining import AtLeast
from tablero.games.swu.vocabulary.mechanics.plot import plots
from tablero.kernel import Play

__all__ = [
    "Deploy",
    "FlipLeader",
    "deploys",
    "leader",
]


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Deploy this leader (swu:3.4.4)."""

    word = "deploy"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn it over into the ground arena."""
        leader = act.source
        if not isinstance(leader, Leader) or leader.deployed:
            return False
        unit = deploy(table, leader)
        keyword_triggers(table, "when-deployed", unit)
        yield from settle(table)
        yield from plots(table, leader)
        return True


def deploys(resources: int) -> Action:
    """Return a leader's epic action: deploy it, with so many resources (swu:3.4.4)."""
    return epic(Deploy(), condition=AtLeast(Resources(), resources))


def leader(resources: int, front: tuple[Ability, ...], deployed: tuple[Ability, ...]) -> Text:
    """Return the two sides of a leader that is deployed with so many resources."""
    return Text((*front, deploys(resources)), deployed)


@dataclass(frozen=True, slots=True)
class FlipLeader(Effect):
    """Turn this leader over, which has two sides that are no units: other aspects, other abilities."""

    word = "flip-leader"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn it over; it is neither deployed nor played."""
        leader = act.source
        if not isinstance(leader, Leader):
            return False
        main = table.faces[leader.card]
        other = main.unit_side if leader.face is main else main
        if other is None:
            return False
        leader.face = other  # swu:3.4.4.b
        table.players[leader.owner].penalties = {}
        table.dirty = True
        table.log.tell("swu-log-flips", seat=leader.owner + 1, leader=other.name, by=leader.thing)
        yield from ()
        return True
