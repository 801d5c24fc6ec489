"""Edges of rules about damage and costs: the nearest case in which each does the opposite."""

from __future__ import annotations

from typing import Any

import pytest

from swu.giving import printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import NO_DAMAGE, PHASE
from tablero.games.swu.costs import AdditionalCost, additional_costs
from tablero.games.swu.damage import Hurt, deal, strike
from tablero.games.swu.state import InForce
from tablero.games.swu.vocabulary import YOUR_BASE, Doing, Is, Prevents, cost_at_most
from tablero.games.swu.vocabulary import deal as dealing


def run(play: Any) -> Any:
    """Let a procedure run that asks nothing; return what came of it."""
    try:
        request = next(play)
    except StopIteration as end:
        return end.value
    raise AssertionError(request)


@pytest.mark.rule("swu:1.9.9", "swu:1.9.13")
@pytest.mark.parametrize("unpreventable", [False, True])
def test_only_what_cannot_be_damaged_is_spared_and_not_by_damage_that_cannot_be_prevented(unpreventable: bool) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}})
    table, wampa, atst = scene.table, scene.unit("wampa"), scene.unit("atst")
    give(table, wampa, PHASE, Grant(limits=NO_DAMAGE), Act(0, wampa))
    base = scene.base("player1")
    hurts: list[Hurt] = [(wampa, 1), (atst, 2), (base, 3)]
    dealt = run(deal(table, hurts, Act(1, scene.base("player2")), unpreventable=unpreventable))
    spared = 0 if unpreventable else 1
    assert (wampa.damage, atst.damage, base.damage) == (1 - spared, 2, 3)
    assert dealt == 6 - spared


@pytest.mark.rule("swu:1.9.13")
@pytest.mark.parametrize("unpreventable", [False, True])
def test_what_would_prevent_the_next_damage_is_used_up_by_damage_that_cannot_be_prevented(unpreventable: bool) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    table, wampa = scene.table, scene.unit("wampa")
    table.in_force.append(InForce(PHASE, Prevents(once=True), wampa.face, 0, wampa.id))
    table.dirty = True
    blow = (scene.base("player2"), wampa, 2)
    assert run(strike(table, [blow], 1, unpreventable=unpreventable)) == [2 if unpreventable else 0]
    assert table.in_force == []


@pytest.mark.rule("swu:1.18.1.a", "swu:1.18.1.b", "swu:12.6.2")
@pytest.mark.parametrize(("source", "blamed"), [("wampa", 0), ("base", 1)])
def test_who_controls_the_unit_that_deals_damage_answers_for_it_and_else_who_resolves_it(
    source: str, blamed: int
) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    piece = scene.unit("wampa") if source == "wampa" else scene.base("player1")
    atst, base = scene.unit("atst"), scene.base("player2")
    run(strike(scene.table, [(piece, atst, 1), (piece, base, 1)], 1))
    assert (atst.hurt_by, base.hurt_by) == (blamed, blamed)


@pytest.mark.rule("swu:6.2.3.c")
@pytest.mark.parametrize(
    ("card", "costs"), [("daring-raid", 1), ("superlaser-blast", 0), ("battlefield-marine", 0), ("wampa", 0)]
)
def test_an_additional_cost_is_for_cards_that_are_all_it_speaks_of(
    monkeypatch: pytest.MonkeyPatch, card: str, costs: int
) -> None:
    printed(monkeypatch, "atst", AdditionalCost(Doing(dealing(2, YOUR_BASE)), (Is("event"), cost_at_most(2))))
    scene = Scene({"player1": {"groundArena": ["atst"]}})
    assert len(additional_costs(scene.table, 1, face(card))) == costs
    assert additional_costs(scene.table, 0, face(card)) == []
