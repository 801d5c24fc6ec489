"""Edges of rules about attacks: the nearest case in which each does the opposite."""

from __future__ import annotations

from typing import Any

import pytest

from swu.giving import printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant, Manner
from tablero.games.swu.attacking import attack, why_not_attack, why_not_target
from tablero.games.swu.constant_abilities import current, give
from tablero.games.swu.constants import (
    ATTACKS_TWO,
    HIDDEN,
    MUST_ATTACK_BASE,
    NO_ATTACKS,
    NO_BASE_ATTACKS,
    NO_ENEMY_HARM,
    NOT_ATTACKED,
    PHASE,
    REACHES_SPACE,
    SABOTEUR,
    SENTINEL,
    STRIKES_FIRST,
)
from tablero.games.swu.state import Base, Table, Unit
from tablero.games.swu.vocabulary import Initiative, Unless, a, constant, defeat, enemy, gaining, on_attack

MAUL = "darth-maul#revenge-at-last"
ZEB = "zeb-orrelios#headstrong-warrior"


def get(table: Table, unit: Unit, limits: int = 0, keywords: int = 0) -> None:
    """Give a unit something for this phase."""
    give(table, unit, PHASE, Grant(limits=limits, keywords=keywords), Act(unit.controller, unit))


@pytest.mark.rule("swu:1.5.4.d", "swu:8.4.2", "swu:6.3.0.b", "swu:6.3.2.a", "swu:6.3.2.b")
@pytest.mark.rule("swu:7.5.18.a", "swu:1.3.3", "swu:8.17.2", "swu:8.17.3")
@pytest.mark.parametrize(
    ("attacker", "target", "of_target", "rule"),
    [
        (0, "battlefield-marine", (0, 0), ""),
        (0, "base", (0, 0), ""),
        (NO_ATTACKS, "battlefield-marine", (0, 0), "swu:8.4.2"),
        (0, "atst", (0, 0), "swu:6.3.0.b"),
        (0, "alliance-xwing", (0, 0), "swu:6.3.2.a"),
        (REACHES_SPACE, "alliance-xwing", (0, 0), ""),
        (REACHES_SPACE, "alliance-xwing", (NOT_ATTACKED, 0), "swu:8.4.2"),
        (0, "battlefield-marine", (NOT_ATTACKED, HIDDEN), "swu:7.5.18.a"),
        (0, "battlefield-marine", (NOT_ATTACKED, SENTINEL), ""),
        (NO_BASE_ATTACKS, "base", (0, 0), "swu:1.3.3"),
        (NO_BASE_ATTACKS | MUST_ATTACK_BASE, "base", (0, 0), "swu:8.17.3"),
        (MUST_ATTACK_BASE, "battlefield-marine", (0, 0), "swu:8.17.2"),
        (MUST_ATTACK_BASE, "base", (0, 0), ""),
        (MUST_ATTACK_BASE, "base", (0, SENTINEL), "swu:6.3.2.b"),
        (0, "base", (0, SENTINEL), "swu:6.3.2.b"),
    ],
)
@pytest.mark.parametrize("exhausted", [False, True])
def test_why_an_attack_is_refused(
    attacker: int, target: str, of_target: tuple[int, int], rule: str, exhausted: bool
) -> None:
    theirs = {"groundArena": ["battlefield-marine"], "spaceArena": ["alliance-xwing"]}
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}, "player2": theirs})
    table, wampa = scene.table, scene.unit("wampa")
    get(table, wampa, attacker)
    get(table, scene.unit("battlefield-marine" if target == "base" else target), *of_target)
    wampa.exhausted = exhausted
    current(table)
    at: Unit | Base = scene.base("player2") if target == "base" else scene.unit(target)
    reason = why_not_attack(table, wampa, at)
    assert (reason.rule if reason else "") == ("swu:1.5.4.d" if exhausted else rule)


@pytest.mark.rule("swu:6.3.2.b", "swu:7.1.6.c", "swu:7.5.11.b")
@pytest.mark.parametrize(
    ("keywords", "guards", "rule"),
    [(0, 0, "swu:7.1.6.c"), (0, SENTINEL, "swu:6.3.2.b"), (SABOTEUR, SENTINEL, "swu:7.1.6.c")],
)
def test_a_sentinel_is_only_a_reason_for_who_does_not_ignore_it(keywords: int, guards: int, rule: str) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["battlefield-marine"]}})
    table, wampa = scene.table, scene.unit("wampa")
    get(table, wampa, 0, keywords)
    get(table, scene.unit("battlefield-marine"), 0, guards)
    current(table)
    assert why_not_target(table, wampa, scene.base("player2")).rule == rule


@pytest.mark.rule("swu:6.3.1")
@pytest.mark.parametrize("initiative", [0, 1])
def test_what_a_modified_attack_gives_is_there_from_its_declaration_on(initiative: int) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["mercenary-company"]}})
    table, wampa, defender = scene.table, scene.unit("wampa"), scene.unit("mercenary-company")
    table.initiative = initiative
    plus, minus = Grant(power=10), Grant(power=-1)
    manner = Manner(
        grant=Grant(power=1),
        defender=minus,
        given=((Initiative(), plus),),
        taken=((Unless(Initiative()), minus),),
    )
    before = (wampa.power, defender.power)
    going = attack(table, wampa, Act(0, wampa), manner)
    question: Any = next(going)()  # type: ignore[operator]
    current(table)
    assert (wampa.power, defender.power) == (before[0] + 1, before[1])
    assert defender.ref in question.options
    with pytest.raises(StopIteration):
        going.send(defender.ref)
    assert defender.damage == before[0] + 1 + (10 if initiative == 0 else 0)
    assert wampa.damage == before[1] - 1 - (0 if initiative == 0 else 1)
    assert wampa.lasting == []


@pytest.mark.rule("swu:6.3.1")
def test_an_attack_that_nothing_modifies_gives_nothing() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    scene.act("player1", "attack", "wampa")
    assert scene.unit("wampa").lasting == []


@pytest.mark.rule("swu:6.3.4.b", "swu:1.10.1", "swu:6.3.4.a")
def test_an_attacker_that_is_still_there_deals_damage_equal_to_its_power_not_to_its_hp() -> None:
    wampa = {"card": "wampa", "damage": 1}
    scene = Scene({"player1": {"groundArena": [wampa]}, "player2": {"groundArena": ["consular-security-force"]}})
    scene.act("player1", "attack", "wampa", "consular-security-force")
    assert (scene.unit("wampa").power, scene.unit("wampa").remaining) == (4, 1)
    assert scene.unit("consular-security-force").damage == 4


@pytest.mark.rule("swu:13.1.5", "swu:6.3.5.a", "swu:8.2.1")
@pytest.mark.parametrize(("defender", "asked"), [("battlefield-marine", "swu-ask-effect"), ("atst", "swu-ask-action")])
def test_who_survives_has_completed_the_attack_and_whom_it_defeats_is_gone_by_then(defender: str, asked: str) -> None:
    scene = Scene({"player1": {"groundArena": [ZEB]}, "player2": {"groundArena": [defender, "wampa"]}})
    scene.act("player1", "attack", ZEB, defender)
    assert scene.asked == asked
    assert bool(scene.units(defender)) == (asked == "swu-ask-action")


@pytest.mark.rule("swu:6.3.5.c", "swu:6.3.5.a")
@pytest.mark.parametrize(("damage", "back"), [(0, 3), (5, 0)])
def test_who_is_struck_first_strikes_back_in_combat_if_it_is_still_there(damage: int, back: int) -> None:
    theirs = {"card": "consular-security-force", "damage": damage}
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": [theirs]}})
    wampa = scene.unit("wampa")
    get(scene.table, wampa, STRIKES_FIRST | NO_ENEMY_HARM)  # no ability harms it, combat does
    scene.act("player1", "attack", "wampa", "consular-security-force")
    assert wampa.damage == back


@pytest.mark.rule("swu:7.5.8.f", "swu:6.3.4.c")
@pytest.mark.parametrize("gone", [1, 2])
def test_without_overwhelm_the_base_suffers_nothing_for_a_defender_that_is_gone(
    monkeypatch: pytest.MonkeyPatch, gone: int
) -> None:
    printed(monkeypatch, MAUL, constant(gaining(limits=ATTACKS_TWO)), *[on_attack(defeat(a(enemy)))] * gone)
    theirs = ["battlefield-marine", "battlefield-marine"]
    scene = Scene({"player1": {"groundArena": [MAUL]}, "player2": {"groundArena": theirs}})
    scene.choose(("attack", scene.unit(MAUL).id))
    scene.choose(tuple(option for option in scene.options if option[0] == "unit"))
    while scene.asked != "swu-ask-action":
        scene.choose(scene.options[0])
    assert scene.discard("player2") == theirs
    assert scene.base("player2").damage == 0
