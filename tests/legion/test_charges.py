"""Charges and Smoke: where units put them, and units that destroy themselves."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps
from legion.playing import run, upgrade, vehicle, weapon, wound
from tablero.games.legion.actions import make_actions, menu, why_not
from tablero.games.legion.activation import begin_activation
from tablero.games.legion.charges import THICK, can_lay, lay, lying, why_not_lay
from tablero.games.legion.state import ACTING, EMBARKED, Battle, Token, Unit
from tablero.games.legion.terrain import AREA, BARRICADE, OBSTACLE
from tablero.kernel import Reason, Rng
from tablero.tabletop import INCH, Shape

BASE = 1350
CHARGE = 1255
SMOKE = 940
RANGE = 6 * INCH

SMOKES = {"2026": ("legion26:kw.smoke-x"), "2023": ("legion23:kw.smoke-x")}
ARMS = {"2026": "legion26:weaponkw.arm-x-charge-type", "2023": "legion23:weaponkw.arm-x"}


def saboteurs(edition: str, *cards: Any, terrain: Any = None, **given: Any) -> tuple[Battle, Unit]:
    """A unit that acts, with these upgrades, its leader at (20, 18)."""
    battle = laid.battle(edition)
    unit = laid.add(battle, 0, corps("Saboteurs", **given), (20, 18), upgrades=cards)
    laid.add(battle, 1, commander(), (60, 30))
    if terrain is not None:
        terrain(battle)
    begin_activation(battle, unit)
    battle.phase, battle.stage, battle.actions = "activation", ACTING, 2
    return battle, unit


def at(x: float, y: float, kind: str = "mine", off: int = 0) -> Token:
    return Token(kind, round(x * INCH) + off, round(y * INCH), seat=0)


def rule(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


MINES = upgrade("Mines", "arm 2: mine", "detonate 1: mine", weapons=(weapon("boom", most=1),))
GRENADES = upgrade("Smoke Grenades", "smoke 1", type="grenades", expend=True)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_arming_puts_charges_near_the_leader(edition: str) -> None:
    battle, unit = saboteurs(edition, MINES)
    assert ("card", "arm") in menu(battle, unit)
    outcome = run(
        make_actions(battle, unit), answers=[("card", "arm"), (22 * INCH, 18 * INCH), (18 * INCH, 18 * INCH), "done"]
    )
    assert outcome.questions[1:3] == [(0, "legion-ask-lay")] * 2
    assert battle.tokens == [at(22, 18), at(18, 18)]
    assert battle.actions == 1
    assert why_not(battle, unit, ("card", "arm")) is not None
    battle, unit = saboteurs(edition)
    assert ("card", "arm") not in menu(battle, unit)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_how_far_from_the_leader_charges_lie(edition: str) -> None:
    battle, unit = saboteurs(edition, MINES)
    inside = BASE + RANGE - CHARGE
    assert why_not_lay(battle, unit, at(20, 18, off=inside), "arm") is None
    partly = rule(why_not_lay(battle, unit, at(20, 18, off=inside + 10), "arm"))
    assert partly == (ARMS["2026"] if edition == "2026" else None)
    assert rule(why_not_lay(battle, unit, at(20, 18, off=BASE + RANGE + CHARGE + 10), "arm")) == ARMS[edition]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x", "legion23:weaponkw.arm-x")
def test_smoke_lies_wholly_inside_of_range_one(edition: str) -> None:
    battle, unit = saboteurs(edition, GRENADES)
    inside = BASE + RANGE - SMOKE
    assert why_not_lay(battle, unit, at(20, 18, "smoke", inside), "smoke") is None
    assert rule(why_not_lay(battle, unit, at(20, 18, "smoke", inside + 10), "smoke")) == SMOKES[edition]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
def test_smoke_grenades_are_used_up(edition: str) -> None:
    battle, unit = saboteurs(edition, GRENADES)
    action = ("free" if edition == "2026" else "card", "smoke")
    assert action in menu(battle, unit)
    run(make_actions(battle, unit), answers=[action, (22 * INCH, 18 * INCH)])
    assert battle.tokens == [at(22, 18, "smoke")]
    assert unit.upgrades[0].expended
    assert battle.actions == (2 if edition == "2026" else 1)
    unit.done = []
    assert action not in menu(battle, unit)
    ready = unit.upgrades[0]._replace(expended=False)
    for gone in (ready._replace(exhausted=True), ready._replace(lost=True)):
        unit.upgrades[0] = gone
        assert not can_lay(battle, unit, "smoke")
    unit.upgrades[0] = ready
    assert can_lay(battle, unit, "smoke")
    unit.place = EMBARKED
    assert not can_lay(battle, unit, "smoke")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_what_tokens_do_not_overlap(edition: str) -> None:
    battle, unit = saboteurs(edition, MINES, GRENADES)
    for other in ("objective", "asset", "condition", "mine"):
        battle.tokens = [at(22, 18, other)]
        assert rule(why_not_lay(battle, unit, at(22, 18.5, "smoke"), "smoke")) == SMOKES[edition]
        assert rule(why_not_lay(battle, unit, at(22, 18.5), "arm")) == ARMS[edition]
        assert why_not_lay(battle, unit, at(24, 18), "arm") is None
    battle.tokens = [at(22, 18, "smoke")]
    assert rule(why_not_lay(battle, unit, at(22, 18.5, "smoke"), "smoke")) == SMOKES[edition]
    assert why_not_lay(battle, unit, at(22, 18.5), "arm") is None


def crate(kind: str, high: float = 1) -> Any:
    """A piece of terrain of two inches by two, its middle at (23, 18)."""
    return lambda battle: laid.lay(battle, Shape.rectangle(2 * INCH, 2 * INCH), 23, 18, high=high, kind=kind)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_tokens_lie_flat(edition: str) -> None:
    battle, unit = saboteurs(edition, MINES, terrain=crate(OBSTACLE))
    assert rule(why_not_lay(battle, unit, at(22, 18), "arm")) == ARMS[edition]
    assert why_not_lay(battle, unit, at(23, 18), "arm") is None
    assert lying(battle, at(23, 18)) == at(23, 18)._replace(z=INCH + THICK)
    assert lying(battle, at(20, 16)) == at(20, 16)
    battle, unit = saboteurs(edition, MINES, terrain=crate(BARRICADE))
    assert rule(why_not_lay(battle, unit, at(23, 18), "arm")) == ARMS[edition]
    battle, unit = saboteurs(edition, MINES, terrain=crate(AREA))
    assert lying(battle, at(22, 18)) == at(22, 18)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_tokens_are_put_where_the_leader_sees(edition: str) -> None:
    battle, unit = saboteurs(edition, MINES, terrain=crate(OBSTACLE, high=4))
    assert rule(why_not_lay(battle, unit, at(25, 18), "arm")) == ARMS[edition]
    assert rule(why_not_lay(battle, unit, at(25, 18, "smoke"), "smoke")) == SMOKES[edition]
    assert why_not_lay(battle, unit, at(16, 18), "arm") is None
    assert rule(why_not_lay(battle, unit, at(20, 18, off=-20 * INCH), "arm")) == ARMS[edition]


@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_one_of_several_kinds_is_put_down_as_long_as_there_is_room() -> None:
    other = upgrade("Charges", "arm 1: proton charge")
    battle, unit = saboteurs("2023", MINES, other)
    spots = [lambda question: question.sample(Rng(1))] * 2
    run(lay(battle, unit, "arm"), answers=[("supply", "proton charge", 1), spots[0]])
    assert [token.kind for token in battle.tokens] == ["proton charge"]
    run(lay(battle, unit, "arm"), answers=[("supply", "mine", 0), *spots])
    assert [token.kind for token in battle.tokens] == ["proton charge", "mine", "mine"]
    assert all(why_not_lay(battle, unit, token, "arm") is not None for token in battle.tokens)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_a_keyword_without_a_number_puts_one_token_down(edition: str) -> None:
    battle, unit = saboteurs(edition, upgrade("Smoke Grenades", "smoke"))
    run(lay(battle, unit, "smoke"), answers=[(22 * INCH, 18 * INCH)])
    assert battle.tokens == [at(22, 18, "smoke")]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
@pytest.mark.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")
def test_where_there_is_no_room_no_more_tokens_are_put_down(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    battle, unit = saboteurs(edition, MINES)
    monkeypatch.setattr("tablero.games.legion.charges.spots", lambda battle, unit: [(22 * INCH, 18 * INCH)])
    run(lay(battle, unit, "arm"), answers=[(22 * INCH, 18 * INCH)])
    assert battle.tokens == [at(22, 18)]
    assert not can_lay(battle, unit, "arm")


# Self-destruction.


@pytest.mark.rule("legion26:kw.self-destruct-x")
def test_a_droid_destroys_itself_as_a_card_action() -> None:
    battle = laid.battle("2026")
    droid = laid.add(battle, 0, vehicle("Droid", "self-destruct 1", wounds=5, base=laid.SMALL), (20, 18))
    near = laid.add(battle, 1, corps("Near", wounds=3), (23, 18))
    laid.add(battle, 0, corps("Own"), (60, 30))
    begin_activation(battle, droid)
    battle.phase, battle.actions = "activation", 2
    wound(battle, droid, 2)
    reason = why_not(battle, droid, ("card", "self-destruct"))
    assert rule(reason) == "legion26:kw.self-destruct-x"
    wound(battle, droid, 3)
    assert ("free", "self-destruct") not in menu(battle, droid)
    run(make_actions(battle, droid), dice=[5], answers=[("card", "self-destruct")])
    assert droid.place == "defeated"
    assert near.place == "battlefield"


@pytest.mark.rule("legion23:weaponkw.self-destruct-x", "legion23:weaponkw.self-destruct-x.2")
def test_in_2023_it_is_a_free_action_with_a_weapon() -> None:
    battle = laid.battle("2023")
    bomb = weapon("bomb", black=1, most=1, keywords=["self-destruct 2"])
    droid = laid.add(battle, 0, vehicle("Droid", wounds=5, base=laid.SMALL, weapons=[bomb]), (20, 18))
    plain = laid.add(battle, 0, vehicle("Plain", base=laid.SMALL), (60, 30))
    laid.add(battle, 1, corps("Near", wounds=3), (23, 18))
    begin_activation(battle, droid)
    battle.phase, battle.actions = "activation", 2
    assert ("free", "self-destruct") not in menu(battle, droid)
    wound(battle, droid, 2)
    battle.activating = plain.id
    assert rule(why_not(battle, plain, ("free", "self-destruct"))) == "legion23:action.03"
    battle.activating = droid.id
    run(make_actions(battle, droid), dice=[8], answers=[("free", "self-destruct")])
    assert droid.place == "defeated"
    assert battle.actions == 2
