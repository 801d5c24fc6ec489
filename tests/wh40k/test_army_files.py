"""Lists of other tools: every kind gives the same army, and what is not known is named with its line."""

from __future__ import annotations

import json
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.games.wh40k import armies
from tablero.games.wh40k.army_files import read, write
from tablero.games.wh40k.datasheets import Army, Entry, carried
from tablero.lists import BadList, text_of
from tablero.text import ExactTexts

TEXTS = [ExactTexts(lang, armies.FOLDER.parents[1] / "texts") for lang in ("en", "es")]

APP_A = """Rust (345 Points)

Orks
War Horde
Incursion (1,000 Points)

CHARACTERS

Warboss (100 Points)
  • Warlord
  • 1x Attack squig
  • 1x Kombi-weapon
  • 1x Power klaw
  • 1x Twin slugga
  • Enhancements: Follow Me Ladz

BATTLELINE

Boyz (80 Points)
  • 1x Boss Nob
     ◦ 1x Power klaw
     ◦ 1x Slugga
  • 9x Boy
     ◦ 8x Choppa
     ◦ 1x Close combat weapon
     ◦ 1x Rokkit launcha
     ◦ 8x Slugga

OTHER DATASHEETS

Trukk (70 Points)
  • 1x Big shoota
  • 1x Spiked wheel
  • 1x Wreckin’ ball

Meganobz (95 Points)
  • 3x Meganob
     ◦ 2x Kustom shoota
     ◦ 2x Power klaw
     ◦ 1x Twin killsaw

Exported with App Version: v1.48.0 (1), Data Version: v750
"""

APP_B = """Rust (345 points)

Orks
Incursion (1000 points)
War Horde

CHARACTERS

Warboss (100 points)
  • Warlord
  • 1x Attack squig
    1x Kombi-weapon
    1x Power klaw
    1x Twin slugga
  • Enhancement: Follow Me Ladz

BATTLELINE

Boyz (80 points)
  • 1x Boss Nob
    • 1x Power klaw
      1x Slugga
  • 9x Boy
    • 8x Choppa
      1x Close combat weapon
      1x Rokkit launcha
      8x Slugga

OTHER DATASHEETS

Trukk (70 points)
  • 1x Big shoota
    1x Spiked wheel
    1x Wreckin' ball

Meganobz (95 points)
  • 3x Meganob
    • 2x Kustom shoota
      2x Power klaw
      1x Twin killsaw
"""

SIMPLE = """Xenos - Orks - Rust - [345 pts]

# ++ Army Roster ++ [345 pts]
## Configuration
Battle Size: 1. Incursion (1000 Point limit)
Detachment: War Horde
Show/Hide Options: Legends are visible

## Character [100 pts]
Warboss [100 pts]: Warlord, Follow Me Ladz [25 pts], Attack squig, Kombi-weapon, Power klaw, Twin slugga

## Battleline [80 pts]
Boyz [80 pts]:
• 1x Boss Nob: Power klaw, Slugga
• 8x Boy w/ Slugga and choppa: Choppa, Slugga
• 1x Boy w/ Rokkit launcha and close combat weapon: Rokkit launcha, Close combat weapon

## Vehicle [70 pts]
Trukk [70 pts]: Big shoota, Spiked wheel, Wreckin' ball

## Infantry [95 pts]
Meganobz [95 pts]:
• 3x Meganob: 2 with Kustom shoota, Power klaw, 1 with Twin killsaw

Created with newrecruit.eu v35.66
"""

WTC = """+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Xenos - Orks
+ DETACHMENT: War Horde
+ TOTAL ARMY POINTS: 345pts
+
+ WARLORD: Char1: Warboss
+ ENHANCEMENT: Follow Me Ladz (on Char1: Warboss)
+ NUMBER OF UNITS: 4
+++++++++++++++++++++++++++++++++++++++++++++++

Char1: 1x Warboss (100 pts): Warlord, Attack squig, Kombi-weapon, Power klaw, Twin slugga
Enhancement: Follow Me Ladz (+25 pts)

10x Boyz (80 pts)
• 1x Boss Nob: Power klaw, Slugga
• 8x Boy w/ Slugga and choppa: 8 with Choppa, Slugga
• 1x Boy w/ Rokkit launcha and close combat weapon: Rokkit launcha, Close combat weapon

1x Trukk (70 pts): Big shoota, Spiked wheel, Wreckin' ball

3x Meganobz (95 pts)
• 2x Meganob: Kustom shoota, Power klaw
• 1x Meganob: Twin killsaw
"""


def selection(name: str, type: str, number: int = 1, *inside: Any, points: int = 0, group: str = "") -> dict[str, Any]:
    told: dict[str, Any] = {"name": name, "entryId": "a::b", "number": number, "type": type, "selections": list(inside)}
    told["costs"] = [{"name": "pts", "typeId": "51b2-306e-1021-d207", "value": points}]
    return {**told, "group": group} if group else told


def tree() -> list[dict[str, Any]]:
    def items(*names: str, number: int = 1) -> list[dict[str, Any]]:
        return [selection(name, "upgrade", number) for name in names]

    return [
        selection("Detachment", "upgrade", 1, selection("War Horde", "upgrade")),
        selection(
            "Warboss",
            "model",
            1,
            selection("Warlord", "upgrade"),
            selection("Follow Me Ladz", "upgrade", points=25, group="Enhancements::War Horde Enhancements"),
            *items("Attack squig", "Kombi-weapon", "Power klaw", "Twin slugga"),
            points=75,
        ),
        selection(
            "Boyz",
            "unit",
            1,
            selection(
                "Boss Nob", "model", 1, selection("Power klaw and slugga", "upgrade", 1, *items("Power klaw", "Slugga"))
            ),
            selection("Boy w/ Slugga and choppa", "model", 8, *items("Choppa", "Slugga", number=8)),
            selection(
                "Boy w/ Rokkit launcha and close combat weapon",
                "model",
                1,
                *items("Rokkit launcha", "Close combat weapon"),
            ),
            points=80,
        ),
        selection("Trukk", "model", 1, *items("Big shoota", "Spiked wheel", "Wreckin' ball"), points=70),
        selection(
            "Meganobz",
            "unit",
            1,
            selection("Meganob", "model", 2, *items("Kustom shoota", "Power klaw", number=2)),
            selection("Meganob", "model", 1, *items("Twin killsaw")),
            points=95,
        ),
    ]


LIMITS = [{"name": "pts", "typeId": "51b2-306e-1021-d207", "value": 1000}]
JSON = json.dumps(
    {
        "name": "Rust",
        "roster": {"costLimits": LIMITS, "forces": [{"catalogueName": "Xenos - Orks", "selections": tree()}]},
    }
)


def element(one: dict[str, Any]) -> str:
    inside = "".join(map(element, one["selections"]))
    cost = f'<costs><cost typeId="51b2-306e-1021-d207" value="{one["costs"][0]["value"]}.0"/></costs>'
    name = one["name"].replace("'", "&apos;")
    return (
        f'<selection name="{name}" entryId="a::b" number="{one["number"]}" type="{one["type"]}">'
        f"<selections>{inside}</selections>{cost}</selection>"
    )


ROS = (
    '<?xml version="1.0"?><roster xmlns="http://www.battlescribe.net/schema/rosterSchema" name="Rust">'
    '<costLimits><costLimit typeId="51b2-306e-1021-d207" value="1000.0"/></costLimits>'
    '<forces><force catalogueName="Xenos - Orks" catalogueId=""><selections>'
    + "".join(map(element, tree()))
    + "</selections></force></forces></roster>"
)


def told(army: Army) -> Counter[Any]:
    """What is in an army, however it is sorted."""
    return Counter(map(_unit, army.entries))


def _unit(entry: Entry) -> Any:
    models = sorted(
        (each.name or each.profile.name, each.number, tuple(sorted((*carried(each.weapons), *each.wargear))))
        for each in entry.models
    )
    return entry.datasheet.name, entry.points, entry.warlord, entry.enhancement, tuple(models)


EXPECTED = Counter(
    [
        ("Warboss", 100, True, "Follow Me Ladz",
         (("Warboss", 1, ("Attack Squig", "Kombi-weapon", "Power klaw", "Twin slugga")),)),
        ("Boyz", 80, False, "",
         (("Boss Nob", 1, ("Power klaw", "Slugga")),
          ("Boy w/ Rokkit launcha and close combat weapon", 1, ("Close combat weapon", "Rokkit launcha")),
          ("Boy w/ Slugga and choppa", 8, ("Choppa", "Slugga")))),
        ("Trukk", 70, False, "", (("Trukk", 1, ("Big shoota", "Spiked wheel", "Wreckin' ball")),)),
        ("Meganobz", 95, False, "",
         (("Meganob w/ Kustom shoota and power klaw", 2, ("Kustom shoota", "Power klaw")),
          ("Meganob w/ Twin killsaw", 1, ("Twin killsaw",)))),
    ]
)  # fmt: skip


@pytest.mark.parametrize("text", [APP_A, APP_B, SIMPLE, WTC, JSON, ROS], ids=["a", "b", "simple", "wtc", "json", "ros"])
def test_every_kind_of_list_gives_the_same_army(text: str) -> None:
    army = read(text)
    assert told(army) == EXPECTED
    assert (army.faction, army.detachment, army.limit) == ("ORKS", "War Horde", 1000)
    assert army.name == ("" if text is WTC else "Rust")


def test_a_roster_may_be_zipped(tmp_path: Path) -> None:
    path = tmp_path / "list.rosz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("list.ros", ROS)
    assert told(read(text_of(path))) == EXPECTED
    path.write_bytes(b"PK\x03\x04")
    with pytest.raises(BadList):
        text_of(path)


def test_what_is_written_is_read_again() -> None:
    army = read(APP_A)
    for kind in ("tablero", "newrecruit"):
        assert armies.army_to_json(read(write(army, kind))) == armies.army_to_json(army)


def problems(text: str) -> list[tuple[Any, str, str]]:
    with pytest.raises(BadList) as raised:
        read(text)
    found = raised.value.problems
    assert all(texts.render(problem.message()) for texts in TEXTS for problem in found)
    return [(problem.place, problem.kind, str(problem.text)) for problem in found]


@pytest.mark.rule("wh40k:muster.13")
def test_a_unit_has_one_enhancement() -> None:
    line = "  • Enhancements: Follow Me Ladz\n"
    assert line in APP_A
    assert problems(APP_A.replace(line, 2 * line)) == [(9, "several-enhancements", "Warboss")]
    wtc = "Enhancement: Follow Me Ladz (+25 pts)\n"
    assert [kind for _, kind, _ in problems(WTC.replace(wtc, 2 * wtc))] == ["several-enhancements"]
    assert [entry.enhancement for entry in read(APP_A).entries][:2] == ["Follow Me Ladz", ""]


def test_what_is_not_known_is_named_with_its_line() -> None:
    assert problems(APP_A.replace("Trukk", "Truck")) == [(31, "unknown-unit", "Truck")]
    assert problems(APP_A.replace("1x Big shoota", "1x Death ray")) == [(32, "unknown-item", "Death ray")]
    assert problems(APP_A.replace("8x Choppa", "8x Axe")) == [(24, "unknown-item", "Axe")]
    assert problems(APP_A.replace("Orks", "Elves")) == [(3, "unknown-faction", "Elves")]
    assert problems(APP_A.replace("Follow Me", "Leave Me")) == [(9, "unknown-enhancement", "Leave Me Ladz")]
    assert problems(APP_A.replace("9x Boy", "9x Archer")) == [(23, "unknown-model", "Archer")]
    assert problems(APP_B.replace("1x Twin killsaw", "5x Twin killsaw")) == [(37, "cannot-divide", "Meganob")]
    assert problems(SIMPLE.replace("Trukk [", "Truck [")) == [(19, "unknown-unit", "Truck")]
    assert problems(SIMPLE.replace("Boss Nob: Power klaw", "Boss Nob: Claw")) == [(14, "unknown-item", "Claw")]
    assert problems(WTC.replace("1x Trukk", "1x Truck")) == [(19, "unknown-unit", "Truck")]
    assert problems(WTC.replace("10x Boyz", "9x Boyz")) == [(14, "other-number", "Boyz")]
    assert problems(SIMPLE.replace("3x Meganob:", "3x Megaknob:"))[0] == (23, "unknown-model", "Megaknob")
    assert problems(SIMPLE.replace("8x Boy w/ Slugga", "8x Boy w/ Lance")) == [
        (15, "unknown-model", "Boy w/ Lance and choppa")
    ]
    assert problems(JSON.replace("Trukk", "Truck")) == [("roster.forces[0].selections[3]", "unknown-unit", "Truck")]
    assert problems(ROS.replace("Trukk", "Truck")) == [(1, "unknown-unit", "Truck")]


def test_all_problems_of_a_list_are_found() -> None:
    assert [kind for _, kind, _ in problems(APP_A.replace("Trukk", "Truck").replace("8x Choppa", "8x Axe"))] == [
        "unknown-item",
        "unknown-unit",
    ]


def test_a_list_may_not_be_too_long() -> None:
    trukk = "Trukk (70 points)\n  • 1x Big shoota\n"
    assert problems(APP_B + trukk * 97) == [(233, "too-many", "100")]
    assert problems(APP_A.replace("9x Boy", "61x Boy"))[0][1:] == ("too-many", "60")
    assert problems(APP_A.replace("Rust (345", f"{'Rust' * 30} (345"))[0][:2] == ("army.name", "told")


def test_near_names_are_suggested() -> None:
    with pytest.raises(BadList) as raised:
        read(APP_A.replace("Meganobz", "Meganobs"))
    assert "Meganobz" in TEXTS[0].render(raised.value.problems[0].message())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Orks", "a list of the official app, which begins with its name and points"),
        (APP_A.replace("Trukk (70 Points)", "Trukk"), "a unit with its points, as “Captain (90 Points)”"),
        (APP_A.replace("9x Boy", "0x Boy"), "models or weapons with their number, as “1x Bolt pistol”"),
        (APP_A.replace("1x Big shoota", "1x Death ray"), "one of these: Big shoota, Wreckin' ball and Spiked wheel"),
        (
            APP_A.replace("2x Power klaw", "5x Power klaw"),
            "what they have unless they take options, 3x Kustom shoota",
        ),
        (SIMPLE.replace("Trukk [70 pts]:", "Trukk:"), "a unit with its points, as “Captain [90 pts]"),
        (
            SIMPLE.replace("1x Boss Nob", "0x Boss Nob"),
            "a unit with its points, as “Captain [90 pts]: Bolt pistol”, or its models",
        ),
        (WTC.replace("3x Meganobz", "0x Meganobz"), "a unit with its points, as “5x Intercessor Squad (80 pts)”"),
        (WTC.replace("10x Boyz", "9x Boyz"), "9, not 10"),
    ],
)
def test_what_is_expected_is_told(text: str, words: str) -> None:
    with pytest.raises(BadList) as raised:
        read(text)
    (first, *_) = raised.value.problems
    assert f"Expected {words}" in TEXTS[0].render(first.message())


def test_numbers_of_a_roster_are_there_and_are_no_zeros() -> None:
    assert problems(ROS.replace('number="8"', 'number="0"'))[0] == (1, "told", "lists-bad-count(text=0)")
    assert problems(ROS.replace('number="8"', ""))[0][:2] == (1, "told")
    assert problems(JSON.replace('"number": 8', '"amount": 8'))[0][1] == "bad-count"


def test_the_detachment_is_that_of_the_first_lines_which_is_known() -> None:
    assert read(APP_A.replace("War Horde\n", "War Horde\nGoffs\n")).detachment == "War Horde"
    assert read(APP_A.replace("War Horde\n", "Goffs\nWar Horde\n")).detachment == "War Horde"
    assert read(APP_A.replace("War Horde\n", "War Hoard\n")).detachment == "War Hoard"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "unknown-kind"),
        ("3 Battlefield Marine", "unknown-kind"),
        ("<roster", "told"),
        ("<catalogue/>", "unknown-kind"),
        ('<!DOCTYPE a><roster name="x"/>', "told"),
        ("{", "not-json"),
        ('{"roster": 3}', "expected-object"),
        ('{"roster": {"forces": 3}}', "expected-list"),
        ('{"roster": {"forces": [{"selections": [{"name": 3}]}]}}', "expected-text"),
        ('{"roster": {"forces": [{"selections": [{"number": -1}]}]}}', "bad-count"),
        (APP_A.replace("  • Warlord", "  • Something else"), "unknown-line"),
        (SIMPLE.replace("Detachment: War Horde", "whatever"), "unknown-line"),
        (WTC.replace("1x Trukk (70 pts)", "Trukk"), "unknown-line"),
        ("Rust (0 Points)\n\nOrks\n", "empty"),
    ],
)
def test_what_is_no_list_is_refused(text: str, kind: str) -> None:
    assert kind in [found for _, found, _ in problems(text)]


def test_weapons_are_divided_as_options_allow() -> None:
    """Who may have a heavy weapon may have a chainfist too; but usually that is not so, and another has the chainfist."""
    text = """Aurel (170 points)

Space Marines
Incursion (1000 points)
Gladius Task Force

OTHER DATASHEETS

Terminator Squad (170 points)
  • 1x Terminator Sergeant
     ◦ 1x Power weapon
     ◦ 1x Storm bolter
  • 4x Terminator
     ◦ 1x Assault cannon
     ◦ 1x Chainfist
     ◦ 3x Power fist
     ◦ 3x Storm bolter
"""
    (entry,) = read(text).entries
    assert [(each.name, each.number) for each in entry.models] == [
        ("", 1),
        ("Terminator w/ Power Fist", 2),
        ("Terminator w/ Chain Fist", 1),
        ("Terminator w/ Heavy Weapon", 1),
    ]


@pytest.mark.rule("wh40k:datasheet.07")
def test_wargear_gives_its_save_only_to_whom_carries_it() -> None:
    army = armies.ready_made("space-marines-500")
    text = write(army, "newrecruit")
    with_dome, without = (
        next(entry for entry in read(one).entries if entry.datasheet.name == "Impulsor")
        for one in (text, text.replace(", Shield Dome", ""))
    )
    assert (with_dome.models[0].profile.invulnerable, with_dome.models[0].wargear) == ((5,), ("Shield Dome",))
    assert (without.models[0].profile.invulnerable, without.models[0].wargear) == ((), ())


@settings(deadline=None)
@given(st.sampled_from([APP_A, APP_B, SIMPLE, WTC, JSON, ROS]), st.data())
def test_a_damaged_list_is_read_or_refused(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + data.draw(st.text(max_size=4)) + text[at + data.draw(st.integers(0, 40)) :]
    said = ["read"]
    try:
        read(changed)
    except BadList as error:
        said = [texts.render(problem.message()) for texts in TEXTS for problem in error.problems]
    assert said
    assert all(said)


@settings(deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadList):
        read(text)
