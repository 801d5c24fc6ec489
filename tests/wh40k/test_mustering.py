"""Mustering: what a roster may be, with the rule that each refusal cites."""

from __future__ import annotations

import pytest

from tablero.games.wh40k import armies, mustering
from tablero.games.wh40k.datasheets import Army
from tablero.text import ExactTexts
from wh40k.mustered import CAPTAIN, army, unit

FOLDER = armies.FOLDER.parents[1] / "texts"


def rules(found: Army, size: str = mustering.INCURSION) -> list[str]:
    """The rules that an army breaks; every reason can be told in both languages."""
    reasons = mustering.violations(found, size)
    for reason in reasons:
        assert all(ExactTexts(lang, FOLDER).reason(reason) for lang in ("en", "es"))
    return [reason.rule for reason in reasons]


@pytest.mark.parametrize("name", armies.names())
def test_ready_made_armies_obey_every_rule(name: str) -> None:
    assert rules(armies.ready_made(name), mustering.AGREED) == []


@pytest.mark.rule("wh40k:muster.02")
@pytest.mark.parametrize(("size", "limit"), [("incursion", 1000), ("strike-force", 2000), ("onslaught", 3000)])
def test_a_battle_size_sets_the_limit(size: str, limit: int) -> None:
    assert rules(army(limit=limit), size) == []
    assert rules(army(limit=limit - 1), size) == ["wh40k:muster.02"]
    assert rules(army(limit=limit - 1), mustering.AGREED) == []


@pytest.mark.rule("wh40k:muster.01")
def test_what_is_wrong_is_told_in_the_order_of_mustering() -> None:
    wrong = army(unit(points=2000, faction="WILDS", enhancement="Crown", warlord=True), limit=999, detachment="")
    wrong = wrong._replace(entries=(wrong.entries[1], *[unit("Guards")] * 4))
    assert rules(wrong) == [
        "wh40k:muster.02",
        "wh40k:muster.10",
        "wh40k:muster.06",
        "wh40k:muster.09",
        "wh40k:muster.07",
        "wh40k:muster.11",
        "wh40k:muster.12",
        "wh40k:muster.16",
    ]


@pytest.mark.rule("wh40k:muster.10", "wh40k:muster.08")
def test_units_cost_no_more_than_the_limit() -> None:
    assert rules(army(unit(points=950))) == []
    assert rules(army(unit(points=951))) == ["wh40k:muster.10"]
    assert mustering.points(army(unit(points=951)).entries) == 1001


@pytest.mark.rule("wh40k:muster.05", "wh40k:muster.09")
def test_every_unit_has_the_faction_keyword() -> None:
    assert rules(army(unit(faction="CITY"))) == []
    assert rules(army(unit(faction="WILDS"))) == ["wh40k:muster.09"]
    assert rules(army(unit(), faction="GUARDS")) == ["wh40k:muster.05"]


@pytest.mark.rule("wh40k:muster.06")
def test_a_detachment_is_chosen() -> None:
    assert rules(army(detachment="")) == ["wh40k:muster.06"]


@pytest.mark.rule("wh40k:muster.07")
def test_there_is_a_character() -> None:
    without = army()._replace(entries=(unit(warlord=True),))
    assert rules(without) == ["wh40k:muster.07", "wh40k:muster.16"]
    assert rules(army(unit())) == []


@pytest.mark.rule("wh40k:muster.11")
@pytest.mark.parametrize(("keyword", "most"), [("INFANTRY", 3), ("BATTLELINE", 6), ("DEDICATED TRANSPORT", 6)])
def test_so_many_units_of_a_datasheet(keyword: str, most: int) -> None:
    assert rules(army(*[unit("Guards", keyword)] * most)) == []
    assert rules(army(*[unit("Guards", keyword)] * (most + 1))) == ["wh40k:muster.11"]
    assert rules(army(*[unit("Guards", keyword)] * most, unit("Scouts", keyword))) == []


@pytest.mark.rule("wh40k:muster.12")
def test_only_characters_have_enhancements_three_at_most() -> None:
    heroes = [unit(f"Hero {letter}", "CHARACTER", enhancement=letter) for letter in "abcd"]
    assert rules(army(*heroes[:3])) == []
    assert rules(army(*heroes)) == ["wh40k:muster.12"]
    assert rules(army(unit("Guards", "INFANTRY", enhancement="a"))) == ["wh40k:muster.12"]


@pytest.mark.rule("wh40k:muster.17")
def test_an_enhancement_is_there_once() -> None:
    twice = [unit(f"Hero {number}", "CHARACTER", enhancement="Crown") for number in (1, 2)]
    assert rules(army(*twice)) == ["wh40k:muster.17"]
    assert rules(army(twice[0])) == []


@pytest.mark.rule("wh40k:muster.14", "wh40k:muster.18")
def test_epic_heroes_are_there_once_and_have_no_enhancement() -> None:
    hero = unit("Saint", "CHARACTER", "EPIC HERO")
    assert rules(army(hero)) == []
    assert rules(army(hero, hero)) == ["wh40k:muster.18"]
    assert rules(army(hero._replace(enhancement="Crown"))) == ["wh40k:muster.14"]


@pytest.mark.rule("wh40k:muster.16")
def test_one_character_is_the_warlord() -> None:
    assert rules(army()._replace(entries=(CAPTAIN._replace(warlord=False),))) == ["wh40k:muster.16"]
    assert rules(army(CAPTAIN)) == ["wh40k:muster.16"]
    assert "WARLORD" in mustering.keywords(CAPTAIN)
    assert "WARLORD" not in mustering.keywords(unit())


@pytest.mark.rule("wh40k:datasheet.09")
def test_faction_keywords_are_keywords_too() -> None:
    assert mustering.keywords(unit("Guards", "INFANTRY")) == ("INFANTRY", "CITY")


@pytest.mark.rule("wh40k:strategic.03")
@pytest.mark.parametrize(("limit", "most"), [(1000, 250), (2000, 500), (3000, 750)])
def test_a_quarter_of_the_limit_may_be_in_strategic_reserves(limit: int, most: int) -> None:
    placed = (unit(points=most - 50), unit(points=50))
    assert mustering.too_many_in_reserves(army(*placed, limit=limit), placed) is None
    more = (*placed, unit(points=1))
    reason = mustering.too_many_in_reserves(army(*more, limit=limit), more)
    assert reason is not None
    assert reason.rule == "wh40k:strategic.03"
