"""Why a unit that was not offered can't be selected: the rule that is told."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.refusing import why_not
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, FIGHT, NORMAL, RESERVES, STATIONARY, UNDEPLOYED, Battle
from tablero.kernel import Choose, Decision, Message, Pick, say
from tablero.tabletop import INCH
from wh40k.playing import battle, entry, profile, stand, weapon

GUN, BLADE = weapon(), weapon("blade", range=0)


def armed(name: str, *, keywords: tuple[str, ...] = ("INFANTRY",)) -> Any:
    return entry(name, (1, profile(), [GUN, BLADE]), keywords=keywords)


@pytest.fixture
def field() -> Battle:
    """Two units of each side, the first ones 0.5 inches apart, the others far away from everybody."""
    found = battle([armed("Near"), armed("Far")], [armed("Foe"), armed("Other")])
    for model, x in enumerate((10, 10, 12, 40)):
        stand(found, model, x * INCH, (30 if model == 1 else 10) * INCH)
    return found


def asked(id: str, seat: int = 0, **args: Message) -> Decision:
    return Choose(seat, ["done"], say(f"wh40k-ask-{id}", **args))


def rule(field: Battle, decision: Decision, value: Any) -> str | None:
    reason = why_not(field, decision, value)
    return None if reason is None else reason.rule


def told(field: Battle, decision: Decision, value: Any) -> str | None:
    reason = why_not(field, decision, value)
    return None if reason is None else reason.message.id


@pytest.mark.rule("wh40k:core.02")
@pytest.mark.parametrize("question", ["move", "shoot", "charge", "fight", "deploy", "reinforcements"])
def test_a_unit_of_the_other_army_is_not_yours(field: Battle, question: str) -> None:
    assert rule(field, asked(question), ("unit", 2)) == "wh40k:core.02"
    assert rule(field, asked(question, seat=1), ("unit", 0)) == "wh40k:core.02"


@pytest.mark.rule("wh40k:core.02")
@pytest.mark.parametrize("question", ["move", "shoot", "charge"])
def test_a_unit_that_is_not_there_can_not_be_selected(field: Battle, question: str) -> None:
    field.units[1].place = RESERVES
    assert rule(field, asked(question), ("unit", 1)) == "wh40k:core.02"


@pytest.mark.rule(
    "wh40k:movement.02", "wh40k:movement.03", "wh40k:movement.04", "wh40k:transport.09", "wh40k:aircraft.04"
)
def test_moves(field: Battle) -> None:
    assert rule(field, asked("move"), (NORMAL, 0)) == "wh40k:movement.03"
    assert rule(field, asked("move"), (ADVANCE, 0)) == "wh40k:movement.03"
    assert rule(field, asked("move"), (FALL_BACK, 1)) == "wh40k:movement.02"
    assert rule(field, asked("move"), (STATIONARY, 1)) == "wh40k:transport.09"
    assert rule(field, asked("move"), (NORMAL, 1)) is None
    assert rule(field, asked("move"), (FALL_BACK, 0)) is None
    assert rule(field, asked("move"), ("disembark", 0)) is None
    assert rule(field, asked("move"), ("disembark", 1)) is None
    field.units[1].moved = NORMAL
    assert rule(field, asked("move"), (NORMAL, 1)) == "wh40k:movement.04"


@pytest.mark.rule("wh40k:aircraft.04")
def test_aircraft_only_make_normal_moves() -> None:
    field = battle([armed("Flyer", keywords=("AIRCRAFT", "FLY"))], [armed("Foe")])
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 40 * INCH, 10 * INCH)
    assert rule(field, asked("move"), (ADVANCE, 0)) == "wh40k:aircraft.04"
    assert rule(field, asked("move"), (NORMAL, 0)) is None


@pytest.mark.rule("wh40k:shooting.01", "wh40k:shooting.14", "wh40k:movement.16", "wh40k:stratagem.grenade")
def test_shooting(field: Battle) -> None:
    assert rule(field, asked("shoot"), ("shoot", 0)) == "wh40k:shooting.14"
    field.units[1].shot = True
    assert rule(field, asked("shoot"), ("shoot", 1)) == "wh40k:shooting.01"
    field.units[1].shot = False
    field.units[1].moved = FALL_BACK
    assert rule(field, asked("shoot"), ("shoot", 1)) == "wh40k:movement.16"
    assert rule(field, asked("shoot"), ("grenade", 1)) == "wh40k:stratagem.general.01"
    field.command_points[0] = 1
    field.phase = "shooting"
    assert rule(field, asked("shoot"), ("grenade", 1)) == "wh40k:stratagem.grenade"


@pytest.mark.rule("wh40k:charge.02", "wh40k:charge.03", "wh40k:charge.05", "wh40k:core.02")
def test_charging(field: Battle) -> None:
    assert rule(field, asked("charge"), ("unit", 1)) == "wh40k:charge.02"
    field.near_enemies = [0, 1]
    assert rule(field, asked("charge"), ("unit", 0)) == "wh40k:charge.03"
    assert rule(field, asked("charge"), ("unit", 1)) == "wh40k:charge.05", "nobody is near any more"
    stand(field, 1, 10 * INCH, 20 * INCH)
    assert rule(field, asked("charge"), ("unit", 1)) is None
    picked = Pick(0, [("unit", 2)], 1, 1, say("wh40k-ask-charge-targets", unit=field.name(field.units[1])))
    assert rule(field, picked, (("unit", 3),)) == "wh40k:charge.05"
    assert rule(field, picked, (("unit", 0),)) == "wh40k:core.02"


@pytest.mark.rule("wh40k:fight.05", "wh40k:fight.08", "wh40k:fight.09")
def test_fighting(field: Battle) -> None:
    field.phase, field.step = FIGHT, 1
    assert rule(field, asked("fight"), ("unit", 1)) == "wh40k:fight.08"
    assert rule(field, asked("fight"), ("unit", 0)) == "wh40k:fight.09"
    field.step = 2
    assert rule(field, asked("fight"), ("unit", 0)) is None
    field.units[0].fought = True
    assert rule(field, asked("fight"), ("unit", 0)) == "wh40k:fight.05"


@pytest.mark.rule("wh40k:mission.only-war.07", "wh40k:reserves.03", "wh40k:transport.01")
def test_deploying_arriving_and_embarking(field: Battle) -> None:
    assert rule(field, asked("deploy"), ("unit", 1)) == "wh40k:mission.only-war.07"
    assert rule(field, asked("reinforcements"), ("unit", 1)) == "wh40k:reserves.03"
    field.units[1].place = UNDEPLOYED
    assert rule(field, asked("reinforcements"), ("unit", 1)) == "wh40k:reserves.03"
    assert told(field, asked("reinforcements"), ("unit", 0)) == "wh40k-there-already"
    assert told(field, asked("reinforcements"), ("unit", 1)) == "wh40k-not-now"
    field.units[1].place, field.attacker = RESERVES, 0
    assert rule(field, asked("reinforcements"), ("unit", 1)) is None
    embark = asked("embark", unit=field.name(field.units[0]))
    assert rule(field, embark, ("transport", 1)) == "wh40k:transport.01"


@pytest.mark.parametrize("value", [("unit", 99), ("unit", -1), "unit", ("unit",), ("unit", "x"), 7, ()])
def test_what_names_no_unit_has_no_rule_against_it(field: Battle, value: Any) -> None:
    assert why_not(field, asked("shoot"), value) is None
