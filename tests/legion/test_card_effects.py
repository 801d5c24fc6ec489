"""What command cards do besides giving Orders, each at its time."""

from __future__ import annotations

from typing import Any

import pytest

from legion import playing
from legion.fielded import words
from legion.playing import card, run
from tablero.games.legion import card_effects, cards, doing, keywords
from tablero.games.legion.card_effects import happen
from tablero.games.legion.command import issue_some
from tablero.games.legion.command_texts import EFFECTS
from tablero.games.legion.effects import NO, YES
from tablero.games.legion.state import (
    AIM,
    DEFEATED,
    DODGE,
    FACEUP,
    NO_ORDER,
    STANDBY,
    SUPPRESSION,
    SURGE,
    Battle,
)
from tablero.games.legion.windows import ACTIVATES, ANY_ORDER, ORDERED, UNTIMED


def played(id: str, *units: cards.Unit, edition: str = "2026") -> Battle:
    """A battle in which the first player has played a card, and has these units besides a Trooper unit."""
    field = playing.battle(edition, [*units, card("Troopers")], [card("Enemies"), card("Others")])
    field.played[0] = id
    return field


def test_every_card_with_effects_is_one_that_has_a_text() -> None:
    for edition, effects in EFFECTS.items():
        known = [one for one in cards.command_cards(edition).values() if one.text == "known"]
        assert set(effects) <= {one.name for one in known if card_effects.enforced(one)}


@pytest.mark.rule("legion23:cmdcard.ambush", "legion23:cmdcard.push", "legion23:cmdcard.assault")
@pytest.mark.parametrize(("id", "pips"), [("bl", 1), ("bk", 2), ("bj", 3)])
@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_plain_cards_order_as_many_units_as_they_have_pips(edition: str, id: str, pips: int) -> None:
    plain = cards.command_cards(edition)[id]
    assert (plain.pips, plain.orders) == (pips, cards.Orders(groups=(cards.Ordered(pips),)))
    assert card_effects.enforced(plain)
    assert not card_effects.enforced(cards.command_cards(edition)["bm"])


@pytest.mark.parametrize(
    ("id", "tokens"), [("ck", {DODGE: 1}), ("um", {STANDBY: 1}), ("mv", {AIM: 1}), ("cs", {AIM: 1, DODGE: 1})]
)
def test_ordered_units_gain_tokens(id: str, tokens: dict[str, int]) -> None:
    field = played(id)
    run(happen(field, 0, ORDERED, field.units[0]))
    assert field.units[0].tokens == tokens
    run(happen(field, 1, ORDERED, field.units[1]))
    run(happen(field, 0, ANY_ORDER, field.units[1]))
    assert field.units[1].tokens == {}


def test_a_unit_gains_a_surge_for_each_defeated_enemy_unit() -> None:
    field = played("hl")
    run(happen(field, 0, ORDERED, field.units[0]))
    assert field.units[0].tokens == {}
    field.units[1].place = field.units[2].place = DEFEATED
    run(happen(field, 0, ORDERED, field.units[0]))
    assert field.units[0].tokens == {SURGE: 2}


def test_the_named_unit_has_a_keyword_for_the_round() -> None:
    field = played("uk", card("Moff Gideon"))
    run(happen(field, 0, UNTIMED))
    gideon, troopers = field.units[:2]
    assert gideon.tokens == {AIM: 1, DODGE: 1}
    assert keywords.has(gideon, "relentless")
    assert not keywords.has(troopers, "relentless")
    assert troopers.tokens == {}


@pytest.mark.parametrize(("round", "count"), [(3, 2), (4, 3)])
def test_all_troopers_are_suppressed_and_more_in_late_rounds(round: int, count: int) -> None:
    field = played("gd", playing.vehicle())
    field.round = round
    run(happen(field, 0, UNTIMED))
    assert [unit.has(SUPPRESSION) for unit in field.units] == [0, count, count, count]


@pytest.mark.parametrize(("answer", "left"), [(YES, 0), (NO, 2)])
def test_an_ordered_unit_may_recover(answer: str, left: int) -> None:
    field = played("bn")
    unit = field.units[0]
    unit.tokens[SUPPRESSION] = 2
    answers = [answer, ("remove", 2)] if answer == YES else [answer]
    run(happen(field, 0, ORDERED, unit), answers=answers)
    assert unit.has(SUPPRESSION) == left


@pytest.mark.rule("legion23:cmdcard.new-ways")
@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_a_trooper_suffers_a_wound_for_an_action(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    suffered = []

    def suffer(battle: Battle, unit: Any, count: int, by: Any = None) -> Any:
        suffered.append((unit.id, count))
        return
        yield

    monkeypatch.setattr(doing, "suffer_wounds", suffer)
    field = played("br", card("Darth Vader"), playing.vehicle(), edition=edition)
    for unit in field.units[:3]:
        unit.order = FACEUP
    vader, tank, troopers = field.units[:3]
    for unit in (vader, tank):
        assert run(happen(field, 0, ACTIVATES, unit)).questions == []
    run(happen(field, 0, ACTIVATES, troopers), answers=[NO])
    assert (suffered, troopers.granted) == ([], [])
    run(happen(field, 0, ACTIVATES, troopers), answers=[YES])
    assert suffered == [(troopers.id, 1)]
    assert keywords.value(troopers, "extra-action") == 1
    troopers.order = NO_ORDER
    assert run(happen(field, 0, ACTIVATES, troopers)).questions == []


@pytest.mark.rule("legion23:cmdcard.sorrows")
def test_a_trooper_that_is_ordered_may_move_at_speed_1(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = []

    def move(battle: Battle, unit: Any, speed: int, heeds_terrain: bool) -> Any:
        moved.append((unit.id, speed))
        return
        yield

    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    monkeypatch.setattr(doing, "move_at", move)
    field = played("cl", playing.vehicle(), edition="2023")
    assert run(happen(field, 0, ANY_ORDER, field.units[0])).questions == []
    run(happen(field, 0, ANY_ORDER, field.units[1]), answers=[NO])
    assert moved == []
    run(happen(field, 0, ANY_ORDER, field.units[1]), answers=[YES])
    assert moved == [(1, 1)]


def test_the_cards_own_orders_bring_its_effect() -> None:
    field = played("ck", card("Luke Skywalker", rank="commander"))
    run(issue_some(field, field.units[0], ("trooper",), 1), answers=[("unit", 1)])
    assert (field.units[0].has(DODGE), field.units[1].has(DODGE)) == (0, 1)


def test_what_cards_ask_can_be_told() -> None:
    from tablero.kernel import say

    for id in ("legion-ask-may", "legion-ask-use-upgrade"):
        told = say(id, unit="Ana", card="Card", what="x")
        assert all("Ana" in words(lang).render(told) for lang in ("en", "es"))
