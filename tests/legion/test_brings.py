"""What players bring to a table: armies as settings hold them, told line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from legion.fielded import entry, small, with_units, words
from tablero.games.legion import armies
from tablero.games.legion.brings import ARMIES, OPEN
from tablero.kernel import BadSetup, Rng


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", armies.names())
def test_an_army_is_told_in_both_languages(name: str, lang: str) -> None:
    army, texts = armies.ready_made(name), words(lang)
    lines = [texts.render(line) for line in (ARMIES.title(army), *ARMIES.lines(army))]
    assert lines[0] == army.name
    assert all(any(one.card.full_name in line for line in lines) for one in army.entries)
    assert ARMIES.of(ARMIES.value(army), "army") == army


def test_contingencies_counterparts_and_loadouts_are_told() -> None:
    army = with_units(small("2023"), entry("2023", "nm"), entry("2023", "kg", "gj", counterpart="lw", loadout=("li",)))
    army = replace(army, contingencies=("ca",), name="", battle_force="")
    told = "\n".join(words("en").render(line) for line in (ARMIES.title(army), *ARMIES.lines(army)))
    for part in ("Army without a name", "Contingencies: Covert", "with Iden's ID10", "Set aside: Situational"):
        assert part in told


def test_ready_made_armies_are_legal_in_their_format_alone() -> None:
    for one in ARMIES.ready():
        assert one.formats == (armies.ready_made(one.name).format, OPEN)


@pytest.mark.rule("legion26:army.04", "legion23:army.03")
@pytest.mark.parametrize(("edition", "rule"), [("2026", "legion26:army.04"), ("2023", "legion23:army.03")])
def test_an_army_of_another_format_is_refused(edition: str, rule: str) -> None:
    report = ARMIES.check([small(edition)], "skirmish")
    assert [reason.rule for reason in report.each[0]] == [rule]
    assert ARMIES.check([small(edition)], "standard").legal
    assert ARMIES.check([replace(small(edition), entries=())], OPEN).legal


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_drawn_armies_are_of_the_edition_that_is_played_and_legal(edition: str) -> None:
    values = ARMIES.draw(Rng(1), 2, {"edition": edition, "format": "standard"})
    drawn = [ARMIES.of(value, "army") for value in values]
    assert [army.edition for army in drawn] == [edition, edition]
    assert ARMIES.check(drawn, "standard").legal


def test_the_setting_gives_each_seat_an_army() -> None:
    for edition in ("2026", "2023"):
        found = armies.armies_of({"armies": [], "edition": edition, "format": "skirmish"})
        assert [army.name for army in found] == [armies.ready_made(name).name for name in armies.FIRST[edition]]
        found = armies.armies_of({"armies": [None, f"{edition}-republic"], "edition": edition, "format": "standard"})
        assert [army.faction for army in found] == ["rebels", "republic"]


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ([None], "armies"),
        ("2026-empire", "armies"),
        (["nobody", None], "armies[0]"),
        (["2023-empire", None], "armies[0]"),
        ([None, 7], "armies[1]"),
        ([None, {"edition": "2026"}], "armies[1]"),
        ([{"mood": 1}, None], "armies[0].mood"),
    ],
)
def test_what_is_wrong_with_the_setting_is_named(given: object, place: str) -> None:
    with pytest.raises(BadSetup) as caught:
        armies.armies_of({"armies": given, "edition": "2026", "format": "standard"})
    assert caught.value.place == place
    assert all(words(lang).reason(caught.value.reason) for lang in ("en", "es"))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"edition": "1999"}, "army.edition"),
        ({"format": "epic"}, "army.format"),
        ({"faction": "hutts"}, "army.faction"),
        ({"battle_force": "Nobody"}, "army.battle_force"),
        ({"units": [{"unit": "xi"}]}, "army.units[0]"),  # all its miniatures come with upgrades
        ({"units": []}, "army.units"),
        ({"units": [{"unit": "gx", "upgrades": ["yn"] * 40} for _ in range(60)]}, "army.units"),  # 16,000 miniatures
        ({"units": [{"unit": "at", "upgrades": ["zz"]}]}, "army.units[0].upgrades[0]"),
        ({"commands": "bl"}, "army.commands"),
        ({"battle_deck": ["zz"]}, "army.battle_deck[0]"),
        ({"name": "two\nlines"}, "army.name"),
    ],
)
def test_what_is_wrong_with_an_army_is_named(change: dict[str, object], place: str) -> None:
    value = ARMIES.value(armies.ready_made("2026-empire"))
    assert isinstance(value, dict)
    with pytest.raises(BadSetup) as caught:
        ARMIES.of({**value, **change}, "army")
    assert caught.value.place == place
