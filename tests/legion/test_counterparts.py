"""Counterparts: miniatures that join another unit with a card of their own."""

from __future__ import annotations

from typing import Any

import pytest

from legion.playing import battle, card, run, weapon
from legion.surroundings import Around
from tablero.games.legion import cards, keywords
from tablero.games.legion.armies import Entry
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.weapons import arms, visible
from tablero.games.legion.winning import cost
from tablero.games.legion.wounds import candidates, suffer

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
RIFLE = weapon("rifle")
SHOCK = weapon("shock")


def droid() -> cards.Unit:
    return card("ID10", "small", "nimble", minis=1, wounds=2, kind="counterpart", rank="", weapons=[SHOCK])


def joined(edition: str, **given: Any) -> tuple[Battle, Unit]:
    """A unit of one miniature with three wounds, and a counterpart with two."""
    values = {"minis": 1, "wounds": 3, "courage": 2, "weapons": [RIFLE], **given}
    field = battle(edition, [Entry(card("Iden", **values), (), counterpart=Entry(droid()))], [card("Enemy")])
    return field, field.units[0]


def wounds(field: Battle, unit: Unit) -> list[int]:
    return [miniature.wounds for miniature in field.miniatures_of(unit)]


@BOTH
@pytest.mark.rule("legion26:kw.counterpart", "legion23:kw.counterpart", "legion26:kw.counterpart.3")
@pytest.mark.rule("legion23:kw.counterpart.5", "legion23:kw.counterpart.8")
def test_a_counterpart_joins_a_unit_with_its_keywords_and_its_own_threshold(edition: str) -> None:
    field, unit = joined(edition)
    assert [miniature.threshold for miniature in field.miniatures_of(unit)] == [3, 2]
    assert unit.leader == 0
    assert keywords.has(unit, "nimble")
    assert unit.card.name == "Iden"


@BOTH
@pytest.mark.rule("legion26:kw.counterpart.4", "legion23:kw.counterpart.7")
def test_with_the_counterpart_its_keywords_are_gone(edition: str) -> None:
    field, unit = joined(edition)
    several, others = joined(edition, minis=3, wounds=2)
    run(suffer(several, others, 1), answers=[("miniature", 1)])
    assert keywords.has(others, "nimble")
    if edition == "2026":
        run(suffer(several, others, 1), answers=[("miniature", 1)])
        assert others.miniatures == [0, 2, 3]
        assert keywords.has(others, "nimble")
    run(suffer(field, unit, 2), answers=[("miniature", 1), ("miniature", 1)])
    assert unit.miniatures == [0]
    assert not keywords.has(unit, "nimble")


@BOTH
@pytest.mark.rule("legion26:kw.counterpart.4", "legion23:kw.counterpart.6", "legion23:kw.counterpart.9")
def test_each_uses_the_weapons_of_its_own_card(edition: str) -> None:
    field, unit = joined(edition)
    order = weapon("order")
    names = [[arm.weapon.name for arm in arms(field, unit, each, [order])] for each in field.miniatures_of(unit)]
    assert names == [["rifle", "order"], ["shock"]]


@BOTH
@pytest.mark.rule("legion26:kw.counterpart.3", "legion26:kw.counterpart.5", "legion23:kw.counterpart.3")
def test_each_wound_may_go_to_either(edition: str) -> None:
    field, unit = joined(edition)
    run(suffer(field, unit, 3), answers=[("miniature", 0), ("miniature", 1), ("miniature", 0)])
    assert wounds(field, unit) == [2, 1]


@BOTH
@pytest.mark.rule("legion26:kw.counterpart.6", "legion23:kw.counterpart.3")
def test_the_counterpart_takes_the_wound_that_would_defeat_the_last_other(edition: str) -> None:
    field, unit = joined(edition)
    field.miniatures[0].wounds = 2
    assert run(suffer(field, unit, 1)).asked == []
    assert wounds(field, unit) == [2, 1]
    run(suffer(field, unit, 2))
    assert unit.miniatures == []


@pytest.mark.rule("legion26:kw.counterpart.6", "legion23:kw.counterpart.3")
def test_in_2026_others_than_the_last_may_fall_before_the_counterpart() -> None:
    for edition, legal in (("2026", True), ("2023", False)):
        field, unit = joined(edition, minis=2, wounds=1)
        if legal:
            run(suffer(field, unit, 1), answers=[("miniature", 1)])
            assert unit.miniatures == [0, 2]
        else:
            run(suffer(field, unit, 1))
            assert wounds(field, unit) == [0, 0, 1]


@BOTH
@pytest.mark.rule("legion26:wound.04", "legion23:wounds.04", "legion26:kw.counterpart.3")
def test_a_leader_alone_with_a_counterpart_can_be_wounded(edition: str) -> None:
    field, unit = joined(edition)
    assert [miniature.id for miniature in candidates(field, unit)] == [0]


@BOTH
@pytest.mark.rule("legion26:cardkw.small", "legion23:cardkw.small")
def test_a_unit_is_not_attacked_for_its_small_counterpart_alone(edition: str) -> None:
    field, unit = joined(edition)
    around = Around()
    assert visible(field, around, field.units[1], unit) == [0]
    around.unseen.add(0)
    assert visible(field, around, field.units[1], unit) == []


@BOTH
@pytest.mark.rule("legion26:win.04", "legion23:win.05")
def test_the_points_of_a_counterpart_count_with_those_of_its_unit_defeated_or_not(edition: str) -> None:
    field, unit = joined(edition)
    assert cost(unit) == 80
    run(suffer(field, unit, 2), answers=[("miniature", 1), ("miniature", 1)])
    assert unit.counterpart is None
    assert cost(unit.copy()) == 80
