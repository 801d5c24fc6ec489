"""Unit composition and wargear options, by datasheets with options: what may be in a unit, and what models may carry."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k import armies, composition
from tablero.games.wh40k.catalogues import GROUP, ITEM, MODEL, Detachment, Option, Sheet, Steps
from tablero.games.wh40k.datasheets import Entry, Equipped, Weapon, fixed
from tablero.games.wh40k.printed import datasheet_to_json, weapon_to_json
from tablero.text import ExactTexts
from wh40k.mustered import army, sheet, unit

TEXTS = [ExactTexts(lang, armies.FOLDER.parents[1] / "texts") for lang in ("en", "es")]
NAMES = ("Boltgun", "Bolt pistol", "Special weapon", "Heavy weapon", "Combi-weapon", "Sword")
WEAPONS = [Weapon(name, 24, fixed(2), 3, fixed(4), 0, fixed(1)) for name in NAMES]


def item(name: str, least: int = 1, most: int = 1) -> Option:
    return Option(ITEM, f"i-{name}", name, [(1, least)], [(1, most)], weapons=[NAMES.index(name)])


def one_of(*names: str) -> Option:
    """A group of which one is taken: an option that can be used once."""
    return Option(GROUP, "g", "one of", [(1, 1)], [(1, 1)], options=[item(name, 0) for name in names])


def model(name: str, *options: Option, most: Steps) -> Option:
    return Option(MODEL, f"m-{name}", name, [], most, profile=0, options=list(options))


def squad() -> Sheet:
    """The sample: a Sergeant and 4 to 9 Marines; a heavy or special weapon, and both in units of ten."""
    pistol = item("Bolt pistol")
    sergeant = model(
        "Sergeant",
        one_of("Bolt pistol", "Sword"),
        one_of("Boltgun", "Combi-weapon", "Sword"),
        most=[(1, 1)],
    )
    sergeant.least = [(1, 1)]
    special = Option(GROUP, "g-special", "Special or heavy", [], [(1, 1), (10, 2)])
    special.options = [
        model("Marine w/ special weapon", item("Special weapon"), pistol, most=[(1, 1)]),
        model("Marine w/ heavy weapon", item("Heavy weapon"), pistol, most=[(1, 1)]),
    ]
    marines = Option(GROUP, "g-marines", "4-9 Marines", [(1, 4)], [(1, 9)])
    marines.options = [model("Marine", item("Boltgun"), pistol, most=[]), special]
    printed = datasheet_to_json(sheet("Squad", "INFANTRY"))
    return Sheet("squad", printed, [weapon_to_json(one) for one in WEAPONS], [(1, 80), (6, 160)], [sergeant, marines])


SQUAD = squad()
PROFILE = SQUAD.printed().profiles[0]


def models(number: int, name: str, *carried: str) -> Equipped:
    return Equipped(number, PROFILE, tuple(WEAPONS[NAMES.index(one)] for one in carried), name=name)


SERGEANT = models(1, "Sergeant", "Bolt pistol", "Boltgun")


def marines(number: int) -> Equipped:
    return models(number, "Marine", "Boltgun", "Bolt pistol")


SPECIAL = models(1, "Marine w/ special weapon", "Special weapon", "Bolt pistol")
HEAVY = models(1, "Marine w/ heavy weapon", "Heavy weapon", "Bolt pistol")


def rules(*found: Equipped, points: int | None = None, by: Sheet = SQUAD) -> list[str]:
    """The rules that a unit breaks; every reason can be told in both languages."""
    size = sum(each.number for each in found)
    entry = Entry(by.printed(), found, by.cost(size) if points is None else points)
    reasons = list(composition.unit_violations(entry, by))
    assert all(texts.reason(reason) for texts in TEXTS for reason in reasons)
    return [reason.rule for reason in reasons]


@pytest.mark.rule("wh40k:datasheet.10")
def test_a_unit_has_the_models_of_its_composition() -> None:
    assert rules(SERGEANT, marines(4)) == []
    assert rules(SERGEANT, marines(9)) == []
    assert rules(SERGEANT, marines(3)) == ["wh40k:datasheet.10"]
    assert rules(SERGEANT, marines(10)) == ["wh40k:datasheet.10"]
    assert rules(marines(5)) == ["wh40k:datasheet.10"]
    assert rules(SERGEANT, SERGEANT, marines(4)) == ["wh40k:datasheet.10"]
    assert rules(SERGEANT, marines(4), models(1, "Herald", "Sword")) == ["wh40k:datasheet.10"]


@pytest.mark.rule("wh40k:datasheet.10")
def test_models_of_one_composition_are_not_mixed_with_those_of_another() -> None:
    both = squad()
    of_marines, of_veterans = (
        Option(ITEM, f"c-{name}", name, options=[model(name, item("Boltgun"), item("Bolt pistol"), most=[(1, 5)])])
        for name in ("Marine", "Veteran")
    )
    both.options = [Option(GROUP, "c", "either", [(1, 1)], [(1, 1)], options=[of_marines, of_veterans])]
    veterans = models(2, "Veteran", "Boltgun", "Bolt pistol")
    assert rules(marines(5), by=both) == []
    assert rules(veterans, by=both) == []
    assert rules(marines(3), veterans, by=both) == ["wh40k:datasheet.10"]


@pytest.mark.rule("wh40k:datasheet.11")
def test_models_carry_what_the_options_give() -> None:
    assert rules(models(1, "Sergeant", "Sword", "Combi-weapon"), marines(4)) == []
    assert rules(models(1, "Sergeant", "Sword"), marines(4)) == ["wh40k:datasheet.11"]
    assert rules(SERGEANT, marines(3), models(1, "Marine", "Heavy weapon", "Bolt pistol")) == ["wh40k:datasheet.11"]
    assert rules(SERGEANT, marines(3), models(1, "Marine", "Boltgun", "Boltgun", "Bolt pistol")) == [
        "wh40k:datasheet.11"
    ]


@pytest.mark.rule("wh40k:datasheet.11", "wh40k:datasheet.10")
@pytest.mark.example("wh40k:ex.43")
def test_only_a_unit_of_ten_has_both_a_special_and_a_heavy_weapon() -> None:
    assert rules(SERGEANT, marines(3), SPECIAL) == []
    assert rules(SERGEANT, marines(3), HEAVY) == []
    assert rules(SERGEANT, marines(2), SPECIAL, HEAVY) == ["wh40k:datasheet.10"]
    assert rules(SERGEANT, marines(7), SPECIAL, HEAVY) == []


@pytest.mark.rule("wh40k:datasheet.11")
@pytest.mark.example("wh40k:ex.57")
def test_options_are_used_in_any_order_and_each_once() -> None:
    for both in (("Sword", "Combi-weapon"), ("Combi-weapon", "Sword")):
        assert rules(models(1, "Sergeant", *both), marines(4)) == []
    assert rules(models(1, "Sergeant", "Combi-weapon", "Combi-weapon"), marines(4)) == ["wh40k:datasheet.11"]
    assert rules(models(1, "Sergeant", "Bolt pistol", "Combi-weapon", "Sword"), marines(4)) == ["wh40k:datasheet.11"]


@pytest.mark.rule("wh40k:datasheet.11")
def test_an_item_may_be_limited_in_the_whole_unit() -> None:
    limited = squad()
    heavy = next(option for option in limited.all() if option.name == "Heavy weapon")
    heavy.most_in_unit = [(1, 0), (10, 1)]
    for count, expected in ((3, ["wh40k:datasheet.11"]), (8, [])):
        entry = Entry(limited.printed(), (SERGEANT, marines(count), HEAVY), limited.cost(count + 2))
        assert [reason.rule for reason in composition.unit_violations(entry, limited)] == expected


@pytest.mark.rule("wh40k:muster.03")
def test_points_are_those_of_the_datasheet() -> None:
    assert rules(SERGEANT, marines(4), points=80) == []
    assert rules(SERGEANT, marines(4), points=79) == ["wh40k:muster.03"]
    assert rules(SERGEANT, marines(5), points=80) == ["wh40k:muster.03"]


@pytest.mark.rule("wh40k:datasheet.02")
def test_numbers_are_those_of_the_datasheet() -> None:
    assert rules(SERGEANT, marines(4)) == []
    strong = sheet("Squad").profiles[0]
    strong.wounds = 9
    assert rules(SERGEANT._replace(profile=strong), marines(4)) == ["wh40k:datasheet.02"]
    saved = sheet("Squad").profiles[0]
    saved.invulnerable = (4,)
    assert rules(SERGEANT._replace(profile=saved), marines(4)) == ["wh40k:datasheet.02"]
    gun = Weapon("Boltgun", 24, fixed(3), 3, fixed(4), 0, fixed(1))
    assert rules(SERGEANT._replace(weapons=(WEAPONS[1], gun)), marines(4)) == ["wh40k:datasheet.02"]


@pytest.mark.rule("wh40k:datasheet.02")
def test_a_save_may_come_from_what_a_model_carries() -> None:
    shields = squad()
    for option in shields.all():
        option.invulnerable = 4 if option.name == "Sword" else 0
    saved = sheet("Squad").profiles[0]
    saved.invulnerable = (4,)
    armed = models(1, "Sergeant", "Bolt pistol", "Sword")._replace(profile=saved)
    assert rules(armed, marines(4), by=shields) == []
    assert rules(SERGEANT._replace(profile=saved), marines(4), by=shields) == ["wh40k:datasheet.02"]


@pytest.mark.parametrize("name", armies.names())
def test_ready_made_armies_are_as_their_datasheets_allow(name: str) -> None:
    assert list(composition.violations(armies.ready_made(name))) == []


@pytest.mark.rule("wh40k:datasheet.10")
def test_what_is_not_known_can_not_be_checked() -> None:
    reasons = list(composition.violations(army(unit())))
    assert [reason.rule for reason in reasons] == ["wh40k:datasheet.10"] * 2
    assert "can't be checked" in TEXTS[0].reason(reasons[0])


@pytest.mark.rule("wh40k:muster.06")
def test_a_detachment_is_one_that_is_known() -> None:
    own = armies.ready_made("orks-500")
    for name, near in (("Waar Horde", True), ("Dread Mob", False)):
        (reason,) = composition.violations(own._replace(detachment=name))
        assert reason.rule == "wh40k:muster.06"
        assert name in TEXTS[0].reason(reason)
        assert ("War Horde" in TEXTS[1].reason(reason)) == near


@pytest.mark.rule("wh40k:muster.08")
def test_enhancements_are_those_of_the_detachment() -> None:
    known = [Detachment("Watch", {"Crown": 20}), Detachment("Wall", {"Shield": 10, "Crown": 20})]
    enhanced = army(unit(enhancement="Shield"), unit(enhancement="Crown"), unit(enhancement="Ring"))
    (reason,) = composition.detachment_violations(enhanced, known)
    assert reason.rule == "wh40k:muster.08"
    assert "Shield, which belongs to Wall and not to Watch" in TEXTS[0].reason(reason)
    assert TEXTS[1].reason(reason)
    assert list(composition.detachment_violations(enhanced._replace(detachment="Wall"), known)) == []
    assert list(composition.detachment_violations(enhanced, [])) == []


def test_a_list_is_checked_on_the_command_line(run: Any, tmp_path: Any) -> None:
    from tablero.games.wh40k.brings import ARMIES

    path = tmp_path / "army.txt"
    path.write_text(ARMIES.write(armies.ready_made("orks-1000"), "newrecruit"), encoding="utf-8")
    assert run("list", "check", path, "--game", "wh40k").out == "Da Big Rust Mob: legal in Incursion.\n"
    assert run("list", "check", path).out == "Da Big Rust Mob: legal in Incursion.\n"
    path.write_text(path.read_text(encoding="utf-8").replace("• 10x Gretchin:", "• 11x Gretchin:"), encoding="utf-8")
    done = run("list", "check", path, "--game", "wh40k")
    assert done.code == 1
    assert "[wh40k:datasheet.10]" in done.out
    assert run("list", "check", path, "--game", "wh40k", "--format", "strike-force").out.count("[wh40k:muster.02]") == 1
    assert "Warboss, 1 miniatura, 75 puntos" in run("list", "show", path, "--game", "wh40k", "--lang", "es").out
    assert '"wh40k-army"' in run("list", "convert", path, "--to", "tablero", "--game", "wh40k").out
    assert "orks-500" in run("list", "ready", "wh40k").out
