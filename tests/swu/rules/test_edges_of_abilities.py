"""Edges of rules about abilities and modifiers: the nearest case in which each does the opposite."""

from __future__ import annotations

from dataclasses import replace

import pytest

from swu.giving import printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Constant, Grant
from tablero.games.swu.cards import face
from tablero.games.swu.checks import defeat_upgrades
from tablero.games.swu.constant_abilities import actions_of, current, give
from tablero.games.swu.constants import HEADED, PHASE, SENTINEL
from tablero.games.swu.entering import attach, create_upgrade, enter
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import NOBODY
from tablero.games.swu.vocabulary import (
    EXHAUST,
    DrawCards,
    action,
    constant,
    friendly,
    gaining,
    raid,
    restore,
    sentinel,
)
from tablero.games.swu.vocabulary.mechanics.coordinate import COORDINATED


def alone(key: str = "wampa", *upgrades: str) -> Scene:
    """A unit of the first player's."""
    return Scene({"player1": {"groundArena": [{"card": key, "upgrades": list(upgrades)}]}})


@pytest.mark.rule("swu:8.16.2", "swu:1.10.3", "swu:1.11.3")
def test_a_value_is_what_is_printed_and_all_that_is_added_less_all_that_is_taken() -> None:
    scene = alone("wampa", "experience", "experience")
    wampa = scene.unit("wampa")
    give(scene.table, wampa, PHASE, Grant(power=-1, hp=-3), Act(1, wampa))
    give(scene.table, wampa, PHASE, Grant(power=5), Act(0, wampa))
    current(scene.table)
    assert (wampa.power, wampa.hp) == (4 + 2 + 5 - 1, 5 + 2 - 3)


@pytest.mark.rule("swu:1.10.2.a", "swu:1.11.2.a")
@pytest.mark.parametrize(
    ("counts", "power", "hp"), [((7, 3), 8, 4), ((None, 3), 5, 4), ((7, None), 8, 6), ((None, None), 5, 6)]
)
def test_modifiers_build_on_the_power_and_the_hp_that_count_as_printed(
    counts: tuple[int | None, int | None], power: int, hp: int
) -> None:
    scene = alone("wampa", "experience")
    wampa = scene.unit("wampa")
    give(scene.table, wampa, PHASE, Grant(printed=counts), Act(0, wampa))
    current(scene.table)
    assert (wampa.power, wampa.hp) == (power, hp)


@pytest.mark.rule("swu:7.7.3.c")
@pytest.mark.parametrize(
    ("order", "power", "hp"),
    [
        (("upgrade", "unit", "token"), 8, 9),
        (("unit", "upgrade", "token"), 6, 6),
        (("upgrade", "token", "unit"), 8, 9),
        (("unit", "token", "upgrade"), 6, 6),
    ],
)
def test_the_later_of_two_cards_says_what_counts_as_printed(
    monkeypatch: pytest.MonkeyPatch, order: tuple[str, ...], power: int, hp: int
) -> None:
    printed(monkeypatch, "atst", Constant(friendly, Grant(printed=(7, 8))))
    scene = alone()
    table, wampa, player = scene.table, scene.unit("wampa"), scene.player("player1")
    for piece in order:
        if piece == "unit":
            enter(table, new_card(table, "atst", player), face("atst"), 0)
        elif piece == "upgrade":
            attach(table, new_card(table, "size-matters-not", player), face("size-matters-not"), 0, wampa)
        else:
            create_upgrade(table, "experience", wampa)
    current(table)
    assert (wampa.power, wampa.hp) == (power, hp)


@pytest.mark.rule("swu:1.18.1.d")
@pytest.mark.parametrize(
    ("grant", "blamed"),
    [
        (Grant(hp=-1), 1),
        (Grant(hp=1), 1),
        (Grant(printed=(None, 3)), 1),
        (Grant(power=-1), NOBODY),
        (Grant(printed=(3, None)), NOBODY),
    ],
)
def test_who_changes_the_hp_of_a_unit_answers_for_it(grant: Grant, blamed: int) -> None:
    scene = alone()
    wampa = scene.unit("wampa")
    give(scene.table, wampa, PHASE, grant, Act(1, scene.base("player2")))
    assert wampa.hurt_by == blamed


# Losing abilities.


@pytest.mark.rule("swu:8.15.2")
@pytest.mark.parametrize(("upgrade", "kept"), [("imprisoned", False), ("experience", True)])
def test_who_loses_all_abilities_loses_the_keywords_that_are_printed_too(
    monkeypatch: pytest.MonkeyPatch, upgrade: str, kept: bool
) -> None:
    printed(monkeypatch, "wampa", sentinel, raid(2), restore(1))
    wampa = alone("wampa", upgrade).unit("wampa")
    assert (bool(wampa.flags & SENTINEL), wampa.raid, wampa.restore) == ((True, 2, 1) if kept else (False, 0, 0))


@pytest.mark.rule("swu:8.15.2")
@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize(("upgrade", "gains"), [("imprisoned", False), ("experience", True)])
def test_who_has_lost_all_abilities_gains_none_now_or_later(
    monkeypatch: pytest.MonkeyPatch, lasting: bool, upgrade: str, gains: bool
) -> None:
    if not lasting:
        printed(monkeypatch, "atst", constant(gaining(sentinel), friendly))
    mine = [{"card": "wampa", "upgrades": [upgrade]}, "atst"]
    scene = Scene({"player1": {"groundArena": mine}})
    table, wampa = scene.table, scene.unit("wampa")
    if lasting:
        for unit in scene.units():
            give(table, unit, PHASE, gaining(sentinel), Act(0, unit))
    current(table)
    assert [bool(unit.flags & SENTINEL) for unit in scene.units()] == [gains, True]
    defeat_upgrades(table, list(wampa.upgrades), 0)
    current(table)
    assert bool(wampa.flags & SENTINEL) == (gains or not lasting)


@pytest.mark.rule("swu:8.15.2")
def test_what_takes_all_other_abilities_can_give_one() -> None:
    scene = alone()
    wampa = scene.unit("wampa")
    wampa_act = Act(1, scene.base("player2"))
    give(scene.table, wampa, PHASE, Grant(keywords=SENTINEL, blank=True), wampa_act)
    current(scene.table)
    assert (wampa.blank, bool(wampa.flags & SENTINEL)) == (True, True)


@pytest.mark.rule("swu:7.2.1", "swu:8.15.1")
def test_an_action_that_a_keyword_heads_is_lost_with_it_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = action(EXHAUST, DrawCards(1))
    headed = replace(action(EXHAUST, DrawCards(2)), condition=COORDINATED)
    printed(monkeypatch, "wampa", plain, headed)
    scene = alone()
    wampa = scene.unit("wampa")
    assert list(actions_of(wampa)) == [plain, headed]
    gained = action(EXHAUST, DrawCards(3))
    give(scene.table, wampa, PHASE, gaining(gained), Act(0, wampa))
    current(scene.table)
    assert list(actions_of(wampa)) == [plain, headed, gained]
    wampa.lost |= HEADED
    assert list(actions_of(wampa)) == [plain, gained]
