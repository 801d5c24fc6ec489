"""Lists of other tools: read, written, read again; and what is wrong with them, by line."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from legion.fielded import entry, rules, small, with_units, words
from tablero.games.legion import armies, cards, drawing, mustering
from tablero.games.legion.armies import Army
from tablero.games.legion.list_files import KINDS, naming, read, write
from tablero.games.legion.list_files.draft import Named
from tablero.kernel import Rng, UserError
from tablero.lists import BadList, CantWrite

LINK = (
    "https://legionhq2.com/list/empire/1000:1at0dydv0,1aucwcz0,3ayej000,2ayekex00,1hg00000,1ft0,1be00,1bgfl0000,"
    "bw,bv,br,bs,bm,bn,Ag,Ah,Ai,Aa,Ac,Af,yu,yv,yx"
)
STANDARD = """Iron Fist
901/1000 (11 activations)
Commanders:
 - Darth Vader (170): Force Choke (10), Saber Throw (10) = 190
 - General Veers (75): Improvised Orders (5), Strict Orders (5) = 85
Corps:
 - 3× Stormtroopers (42): DLT-19 Stormtrooper (20) = 186
 - 2× Stormtroopers (42): HH-12 Stormtrooper (22), Stormtrooper (8) = 144
 - Shoretroopers = 46
 - DF-90 Mortar Trooper = 40
Support:
 - E-Web Team = 60
Heavy:
 - AT-ST (145): General Weiss (5) = 150

Commands: • Implacable, • Maximum Firepower, •• New Ways to Motivate Them, •• Evasive Maneuvers, ••• Master of Evil, \
••• Imperial Discipline, •••• Standing Orders
"""
TOURNAMENT = """Astromechs
190/1000 (3 activations)
Leia Organa (85)
 - Improvised Orders (5)
 - Inspiring Presence (5)
R2-D2 (55)
C-3PO (15)
Mark 2 (40)

Commands:
•Coordinated Bombardment
••••Standing Orders

Battle Deck
Objectives:
 - Intercept Signals
Secondaries:
 - Recon Mission
Advantages:
 - Fortified Position
"""
MINIMAL = """325/1000 (4 activations)
Captain Rex\x20
2× Clone Trooper Infantry (Z-6 Trooper)
AT-RT\x20
Commands: • Ambush, • Call Me Captain, •••• Standing Orders
"""
ADMIRAL = """Few and far
233/1000
4 Activations
Han Solo 100 + 13 = 113
--Lead By Example (8), Prepared Supplies (5)
2x Rebel Troopers 40 x 2 = 80
Fleet Troopers 40 + 0 = 40
Ambush •, Standing Orders ••••
Objectives: Breakthrough, Bunker Assault
"""
TTS = {
    "author": "Legion HQ",
    "title": "Loud and far",
    "points": 70,
    "armyFaction": "rebel",
    "commandCards": ["Standing Orders"],
    "units": [{"name": "r2-d2 hero of a thousand devices", "upgrades": ["C-3PO, Human-Cyborg Relations"]}],
    "battleFieldDeck": {"deployment": ["Breakthrough"], "objective": [], "conditions": [], "scenario": "recon"},
}


def problems(text: str) -> list[tuple[int | str, str]]:
    """The places and kinds of what is wrong with a text, each of which can be told in both languages."""
    with pytest.raises(BadList) as caught:
        read(text)
    for problem in caught.value.problems:
        assert all(words(lang).render(problem.message()) for lang in ("en", "es"))
    return [(one.place, getattr(one.text, "id", one.kind)) for one in caught.value.problems]


def test_a_link() -> None:
    army = read(LINK)
    assert rules(army) == []
    assert (army.edition, army.format, army.faction, len(army.entries)) == ("2026", "standard", "empire", 11)
    assert [card.name for card in army.entries[0].upgrades] == ["Force Choke", "Saber Throw"]
    assert army.command_hand == ("bw", "bv", "br", "bs", "bm", "bn", "aa")
    assert army.battle_deck == ("Ag", "Ah", "Ai", "Aa", "Ac", "Af", "yu", "yv", "yx")
    assert write(army, "link").strip() == LINK


def test_a_link_with_a_battle_force_and_a_counterpart() -> None:
    army = read("https://legionhq2.com/list/republic/600:5t:1fy00000,2fz0hp0000,bl")
    assert (army.battle_force, army.format, len(army.entries)) == ("501st Legion", "skirmish", 3)
    joined = read("legionhq2.com/list/rebels/1000:1jg0+1ji")
    assert joined.entries[0].counterpart is not None
    assert joined.entries[0].counterpart.card.name == "C-3PO"
    assert write(joined, "link").strip().endswith("/rebels/1000:1jg0+1ji")
    assert read("https://legionhq2.com/list/mercenary/1000:1ra000").battle_force == "Shadow Collective"
    assert len(read("https://legionhq2.com/list/rebels/1000:1jg0,1ji,,bl").entries) == 1  # as counterparts once were


def test_an_older_link() -> None:
    army = with_units(small("2023"), entry("2023", "nm"), entry("2023", "kg", "gj", counterpart="lw", loadout=("li",)))
    army = replace(army, contingencies=("ca", "cb"), name="")
    link = write(army, "link").strip()
    assert link.partition("/list/")[2].startswith("empire/1au000,3ay0000,")
    assert "gj000_li000" in link
    assert read(link) == army
    bare = replace(army, command_hand=("bl", "aa"), contingencies=())
    assert ",bl,,,,,," in write(bare, "link")
    assert read(write(bare, "link")) == bare
    few = replace(bare, contingencies=("ca", "cb"))
    assert ",bl,,,,,,ca,cb," in write(few, "link")
    assert read(write(few, "link")) == few
    with pytest.raises(CantWrite):
        write(replace(army, format="skirmish"), "link")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("nowhere/1000:1at0000", [("", "legion-list-no-faction")]),
        ("empire/999:1at0000", [("", "legion-list-no-limit")]),
        ("empire/1000:zz:1at0000", [("", "legion-list-no-force")]),
        ("empire/1000:bl", [("", "legion-list-no-units")]),
        ("empire/1000:1!!00", [("[1] 1!!00", "legion-list-segment")]),
        ("empire/1000:0at00", [("[1] 0at00", "legion-list-segment")]),
        ("empire/1000:1??,1at0,zz", [("[1] 1??", "legion-list-segment"), ("[3] zz", "legion-list-no-id")]),
        ("empire/1000:1zz0,1atzz", [("[1] 1zz0", "legion-list-no-id"), ("[2] 1atzz", "legion-list-no-id")]),
    ],
)
def test_what_is_wrong_with_a_link_is_named(written: str, expected: list[tuple[str, str]]) -> None:
    assert problems(f"https://legionhq2.com/list/{written}") == expected


def test_the_standard_text() -> None:
    army = read(STANDARD)
    assert replace(army, name="", battle_deck=read(LINK).battle_deck) == read(LINK)
    assert write(army, "text") == STANDARD
    assert write(read(LINK), "text").splitlines()[1:] == STANDARD.splitlines()[1:]
    careless = STANDARD.replace("×", "x").replace(" (20)", "").replace("Stormtroopers", "STORMTROOPERS")
    assert read(careless) == army


def test_points_may_be_missing() -> None:
    army = read(STANDARD)
    for left_out in (r" \(\d+\)", r" = \d+", r" \(\d+\)| = \d+"):
        assert read(re.sub(left_out, "", STANDARD)) == army
    assert read(re.sub(r" \(\d+\)", "", TOURNAMENT)) == read(TOURNAMENT)
    assert problems(re.sub(r" \(\d+\)| = \d+", "", STANDARD).replace("Vader", "Wader")) == [(4, "legion-list-no-unit")]


def test_the_tournament_text() -> None:
    army = read(TOURNAMENT)
    assert [one.card.id for one in army.entries] == ["ab", "jg", "if"]
    assert army.entries[1].counterpart is not None
    assert army.battle_deck == ("Aj", "Ad", "yw")
    assert write(army, "tournament").replace("195/", "190/") == TOURNAMENT


def test_the_minimal_text() -> None:
    army = read(MINIMAL)
    assert [one.card.id for one in army.entries] == ["fy", "fz", "fz", "mb"]
    assert write(army, "minimal").replace("311/", "325/") == MINIMAL


def test_the_text_of_tabletop_admiral() -> None:
    army = read(ADMIRAL)
    assert (army.name, army.faction, army.edition) == ("Few and far", "rebels", "2026")
    assert [one.card.id for one in army.entries] == ["ac", "ah", "ah", "ai"]
    assert [card.id for card in army.entries[0].upgrades] == ["rv", "ro"]
    assert army.command_hand == ("bl", "aa")
    assert army.battle_deck == ("Ag", "Ah")
    assert write(army, "admiral") == ADMIRAL


def test_the_json_of_the_table_simulator_in_both_spellings() -> None:
    army = read(json.dumps({**TTS, "listlink": "https://legionhq2.com/list/rebels/600:1jg0+1ji,An"}))
    assert (army.name, army.format, army.edition) == ("Loud and far", "skirmish", "2026")
    assert army.entries[0].counterpart is not None
    assert army.battle_deck == ("Ag",)
    written = json.loads(write(army, "tts"))
    assert written["units"] == [
        {"name": "R2-D2 Hero of a Thousand Devices", "upgrades": ["C-3PO Human-Cyborg Relations"]}
    ]
    assert (written["listname"], written["points"], written["numActivations"]) == ("Loud and far", 70, 1)
    assert list(written["battlefieldDeck"]) == ["conditions", "deployment", "objective", "scenario"]
    assert written["battlefieldDeck"]["deployment"] == ["Breakthrough"]
    assert read(json.dumps(written)) == army


def test_the_json_of_2023_says_imperial_and_adds_flaws() -> None:
    army = with_units(small("2023"), entry("2023", "nm"))
    written = json.loads(write(army, "tts"))
    assert written["armyFaction"] == "imperial"
    assert written["units"][-1] == {
        "name": "Agent Kallus Hunter of Spectres",
        "upgrades": ["Developing Sympathies"],
        "loadout": [],
    }
    assert read(json.dumps(written)) == army


def test_of_which_edition_a_text_is_follows_from_its_limit_or_its_points() -> None:
    older = write(replace(small("2023"), battle_deck=()), "text")
    assert "Edition: 2023" in older
    assert read(older).edition == "2023"
    plain = older.replace("Edition: 2023\n", "")
    assert read(plain).edition == "2023"  # the points are those of 2023
    assert problems(plain.replace("202/800", "1/800")) == [("", "legion-list-which-edition")]
    assert problems("Edition: 1999\n" + plain) == [(1, "legion-json-word")]


@pytest.mark.parametrize(
    ("change", "place", "kind"),
    [
        (("Darth Vader (170)", "Darth Wader (170)"), 4, "legion-list-no-unit"),
        (("Force Choke", "Force Joke"), 4, "legion-list-no-upgrade"),
        (("• Implacable", "• Placable"), 16, "legion-list-no-command"),
        (("Iron Fist\n", "Iron Fist\nBattle Force: Nobody\n"), 2, "legion-list-no-force"),
        (("3× Storm", "0× Storm"), 7, "bad-count"),
        (("Shoretroopers = 46", "0× Shoretroopers = 46"), 9, "bad-count"),
        (("901/1000", "901/0"), 2, "legion-list-no-limit"),
        (("901/1000", "901/999"), 2, "legion-list-no-limit"),
        (("Iron Fist\n", "Iron Fist\nEdition: 2023\n"), 3, "legion-list-no-limit"),
    ],
)
def test_an_error_names_the_line_and_what_may_be_meant(change: tuple[str, str], place: int, kind: str) -> None:
    assert problems(STANDARD.replace(*change)) == [(place, kind)]


def test_no_unit_is_there_nought_times_in_the_text_of_tabletop_admiral() -> None:
    assert problems(ADMIRAL.replace("2x Rebel", "0x Rebel")) == [(6, "bad-count")]
    assert problems(ADMIRAL.replace("233/1000", "233/1")) == [(2, "legion-list-no-limit")]


def test_the_text_of_tabletop_admiral_is_of_an_edition_that_there_is() -> None:
    assert read(ADMIRAL + "Edition: 2026\n") == read(ADMIRAL)
    for given in ("1999", "x" * 300, "../2026"):
        assert problems(f"{ADMIRAL}Edition: {given}\n") == [(10, "legion-json-word")]


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_commas_part_a_name_into_few_parts(edition: str) -> None:
    known = (naming.units, naming.upgrades, naming.commands, naming.battle_cards)
    found = [card for each in known for able in each(edition).values() for card in able]
    names = [f"{card.name}, {getattr(card, 'title', '')}".removesuffix(", ") for card in found]
    assert max(name.count(",") + 1 for name in names) < naming.MOST_PARTS
    for name in names:
        parts = [Named(1, part) for part in name.split(", ")]
        assert len(naming.joined(parts, {naming.folded(name): 1})) == 1


def test_lists_that_never_end_are_refused_at_once() -> None:
    assert ("commandCards[60]", "too-many") in problems(json.dumps({**TTS, "commandCards": ["Nothing"] * 5000}))
    assert problems(STANDARD + "• Nothing\n" * 5000) == [(70, "too-many")]
    assert problems(STANDARD + " " * 1000 + "(\n") == [(17, "unknown-line")]
    units = "".join(f" - 0× Nobody {number} = 0\n" for number in range(5000))
    assert problems(STANDARD.partition("Commanders:")[0] + "Commanders:\n" + units) == [("", "too-many")]


def test_where_two_units_may_be_meant_nothing_is_guessed() -> None:
    text = "62/1000 (1 activation)\nWookiee Warriors \nCommands: • Ambush\nEdition: 2026\n"
    assert problems(text + "Battle Force: Wookiee Defenders\n") == [(2, "legion-list-several")]
    army = read(text.replace("Warriors ", "Warriors Noble Fighters") + "Battle Force: Wookiee Defenders\n")
    assert army.entries[0].card.id == "pm"
    assert "Noble Fighters" in write(army, "minimal")


def test_what_is_wrong_with_json_is_named() -> None:
    assert problems(json.dumps({**TTS, "armyFaction": "hutts"})) == [("armyFaction", "legion-list-no-faction")]
    for points in (-5, "70", 1.5, True, 10**30):
        assert problems(json.dumps({**TTS, "points": points})) == [("points", "legion-list-no-points")]
    assert problems(json.dumps({**TTS, "mood": 1}))[0] == ("mood", "unknown-field")
    assert problems(json.dumps({**TTS, "units": [{"name": 3}]}))[0] == ("units[0].name", "expected-text")
    nonsense: tuple[object, ...] = ("epic", ["recon"], {}, None, 5)
    for scenario in nonsense:
        assert problems(json.dumps({**TTS, "battleFieldDeck": {"scenario": scenario}})) == [
            ("battleFieldDeck.scenario", "legion-json-word")
        ]
    assert problems('{"mood": 1}') == [("", "unknown-kind")]
    assert problems("Nothing of the kind") == [("", "unknown-kind")]
    own = json.loads(write(small("2026"), "tablero"))
    own["army"]["units"][0]["unit"] = "zz"
    assert problems(json.dumps(own)) == [("army.units[0].unit", "legion-json-card")]


@pytest.mark.parametrize("edition", ["2026", "2023"])
@pytest.mark.parametrize("seed", range(2))
def test_random_armies_are_the_same_after_a_round_trip(edition: str, seed: int) -> None:
    for faction in drawing.factions(edition):
        army = replace(armies.random(edition, Rng(seed), faction), name="Drawn")
        for kind in KINDS:
            found = read(write(army, kind))
            assert _facts(found, kind) == _facts(army, kind)


def _facts(army: Army, kind: str) -> list[object]:
    """What a kind of file keeps: texts sort units by rank, and some have no place for the name or the battle deck."""
    units = sorted(str(one) for one in army.entries)
    known = cards.command_cards(army.edition)
    hand = [known[id].name for id in (*army.command_hand, *army.contingencies)]
    name = army.name if kind not in ("link", "minimal") else ""
    deck = army.battle_deck if kind not in ("text", "minimal") else ()
    return [army.edition, army.format, army.faction, army.battle_force, mustering.points(army), units, hand, name, deck]


@pytest.mark.parametrize("name", armies.names())
def test_ready_made_armies_are_the_same_after_a_round_trip(name: str) -> None:
    army = armies.ready_made(name)
    for kind in KINDS:
        if kind == "link" and name.startswith("2023") and army.format != "standard":
            continue
        assert _facts(read(write(army, kind)), kind) == _facts(army, kind)


@pytest.mark.parametrize(
    "text", ["", "\x00", "{", "[]", "1/1000", " - - -", "Commands:", "•", "https://a/list//", "a" * 5000]
)
def test_whatever_is_given_is_refused_in_words(text: str) -> None:
    with pytest.raises(UserError):
        read(text)


@pytest.mark.shared
def test_the_published_examples(shared: Path) -> None:
    """All examples of formats.md: links, texts and JSON, which are written as they were read."""
    told = (shared / "data" / "legion" / "formats.md").read_text(encoding="utf-8")
    links = re.findall(r"`(https://legionhq2\.com/list/[^<`]+)`", told)
    assert len(links) == 3
    for link in links:
        assert write(read(link), "link").strip() == link
        assert rules(read(link)) == []
    kinds = ("text", "tournament", "minimal", "tts", "tts", "tts")
    blocks = re.findall(r"```(?:json)?\n(.*?)```", told, re.S)
    for block, kind in zip(blocks, kinds, strict=True):
        assert write(read(block), kind).strip() == block.strip()
