"""Refusals of where models move or are set up name the model that is at fault, not only the unit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablero.games.wh40k.datasheets import Transport
from tablero.games.wh40k.deployment import deployment
from tablero.games.wh40k.movement import FallBack
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.reserves import arrival
from tablero.games.wh40k.scouts import ScoutMove
from tablero.games.wh40k.state import EMBARKED, RESERVES, STRATEGIC_RESERVES, UNDEPLOYED, Battle
from tablero.games.wh40k.transports import REACH, beside
from tablero.kernel import Reason
from tablero.tabletop import INCH, Piece, barricade, hill, ruin
from wh40k.laid import BASE, lay
from wh40k.playing import battle, entry, profile, stand

X, Y = 30 * INCH, 22 * INCH
TRUCK = 2


def squad(keywords: tuple[str, ...] = ("INFANTRY",), abilities: tuple[str, ...] = ()) -> Battle:
    """A trooper and a sergeant, a transport, and an enemy at the right."""
    unit = entry("Squad", (1, profile(), []), (1, profile("Sergeant"), []), keywords=keywords, abilities=abilities)
    truck = entry("Truck", (1, profile("Truck"), []), keywords=("VEHICLE", "TRANSPORT"), transport=Transport(5))
    field = battle([unit, truck], [entry("Foe", (1, profile(), []))])
    field.attacker, field.round = 0, 2
    stand(field, TRUCK, 5 * INCH, 5 * INCH)
    stand(field, 3, 50 * INCH, 22 * INCH)
    return field


def on_terrain(piece: Piece, spot: tuple[int, ...], *keywords: str) -> Reason | None:
    """Why the sergeant can't be set up there, the trooper beside the piece."""
    field = squad(keywords or ("INFANTRY",))
    lay(field, piece, X, Y)
    where = SetUp(field, field.units[0], lambda table, model: None, ((0, 0), (X, Y)))
    return where.why_not(((X - 10 * INCH, Y), spot))


def arrives(place: str, x: int, y: int) -> Reason | None:
    """Why they can't arrive so, the sergeant to the right of the trooper."""
    field = squad()
    field.units[0].place = place
    return arrival(field, field.units[0]).why_not(((x - BASE, y), (x, y)))


def infiltrates(x: int) -> Reason | None:
    field = squad(abilities=("infiltrators",))
    field.units[0].place = UNDEPLOYED
    return deployment(field, field.units[0]).why_not(((x - BASE, 40 * INCH), (x, 40 * INCH)))


def disembarks() -> Reason | None:
    field = squad()
    field.units[0].place, field.units[0].carrier = EMBARKED, 1
    return beside(field, field.units[0], REACH).why_not(((5 * INCH + BASE, 5 * INCH), (5 * INCH + 3 * BASE, 5 * INCH)))


def moves(kind: type[FallBack] | type[ScoutMove], foe: int) -> Reason | None:
    """Why they can't both go 1″ up with an enemy so far to the right of the sergeant."""
    field = squad()
    stand(field, 0, X - BASE, Y)
    stand(field, 1, X, Y)
    stand(field, 3, X + BASE + foe, Y)
    made = kind(field, field.units[0], lambda model: 6 * INCH, "wh40k:movement.15")
    return made.why_not((((X - BASE, Y + INCH),), ((X, Y + INCH),) if kind is ScoutMove else ()))


REFUSALS: dict[str, Callable[[], Reason | None]] = {
    "not-on-obstacle": lambda: on_terrain(barricade(6 * INCH), (X, Y)),
    "inside-terrain": lambda: on_terrain(hill(9 * INCH, 6 * INCH), (X, Y)),
    "no-floor": lambda: on_terrain(hill(9 * INCH, 6 * INCH), (X, Y, INCH // 2 + 3 * INCH)),
    "overhangs": lambda: on_terrain(hill(9 * INCH, 6 * INCH), (X - 9 * INCH // 2, Y, 2 * INCH)),
    "ground-floor-only": lambda: on_terrain(ruin(8 * INCH, 6 * INCH), (X - INCH, Y - INCH, 3 * INCH), "VEHICLE"),
    "too-near-enemies": lambda: arrives(RESERVES, 50 * INCH - BASE - 9 * INCH, 22 * INCH),
    "near-an-edge": lambda: arrives(STRATEGIC_RESERVES, 6 * INCH, 22 * INCH),
    "not-in-enemy-zone": lambda: arrives(STRATEGIC_RESERVES, 42 * INCH, 2 * INCH),
    "too-near-enemy-zone": lambda: infiltrates(33 * INCH - BASE // 2),
    "too-far-from-transport": disembarks,
    "still-engaged": lambda: moves(FallBack, INCH),
}


@pytest.mark.parametrize("id", REFUSALS)
def test_a_refusal_names_the_model(id: str) -> None:
    reason = REFUSALS[id]()
    assert reason is not None
    assert (reason.message.id, dict(reason.message.args).get("model")) == (f"wh40k-{id}", "Sergeant")


def test_so_does_that_of_a_scouts_move() -> None:
    reason = moves(ScoutMove, 9 * INCH)
    assert reason is None
    reason = moves(ScoutMove, 9 * INCH - INCH // 2)
    assert reason is not None
    assert (reason.message.id, dict(reason.message.args)["model"]) == ("wh40k-too-near-enemies", "Sergeant")
