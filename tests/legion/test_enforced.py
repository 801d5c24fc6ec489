"""Which cards are enforced completely, as `tablero content legion` lists them: whose command cards, and which upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from docs.blocks import ROOT, blocks
from tablero.games.legion import cards
from tablero.games.legion.listing import CARDS, unenforced

LEIA = "Leia Organa, Fearless and Inventive"
KRENNIC, GIDEON = "Director Orson Krennic, Architect of Terror", "Moff Gideon, Long Live the Empire"
HAN, REX = "Han Solo, Unorthodox General", "Clone Captain Rex, Honorable Soldier"
CHEWBACCA = "Chewbacca, Hero of Kashyyyk"
COMPLETE = {
    ("2026", "empire"): {KRENNIC, GIDEON},
    ("2026", "rebels"): {HAN, LEIA, "Jyn Erso, Stardust", "K-2SO, Sardonic Security Droid"},
    ("2026", "republic"): {REX, CHEWBACCA, "Anakin Skywalker, The Chosen One"},
    ("2026", "separatists"): {"Kalani, Super Tactical Droid", "Kraken, Super Tactical Droid"},
    ("2023", "empire"): {KRENNIC, GIDEON},
    ("2023", "rebels"): {HAN, LEIA, "K-2SO, Sardonic Security Droid"},
    ("2023", "republic"): {REX, CHEWBACCA},
    ("2023", "separatists"): {"Super Tactical Droid, Kalani", "Super Tactical Droid, Kraken"},
}
"""Of each faction, commanders and operatives all of whose own command cards are enforced completely."""
ONE_SET = ("separatists",)
"""Factions of whose commanders only one set of cards is known: docs/legion.md says what the sources lack of the others."""
USES = ("reconfigure", "cycle")
"""Keywords that tell how a card is used and give its unit nothing."""
MENDS = ("repair", "treat")


def whole(edition: str, kind: str) -> dict[str, bool]:
    """Whether each card of a kind is enforced completely, by id."""
    return {one.key.rpartition("/")[2]: one.known for one in CARDS.listed(f"{edition}-{kind}")}


def own_cards(unit: cards.Unit) -> list[cards.CommandCard]:
    """The command cards that belong to a unit: its name is on them, and its faction and title are right."""
    found = []
    for card in cards.command_cards(unit.edition).values():
        title = "" if card.requirements is None else card.requirements.title
        named = unit.name in card.units or (not card.units and title)
        if named and card.faction in ("", unit.faction) and title in ("", unit.title):
            found.append(card)
    return found


def test_two_leaders_of_each_faction_of_the_rulebooks_are_complete() -> None:
    assert set(COMPLETE) == {(edition, faction) for edition in ("2026", "2023") for faction in cards.FACTIONS}
    assert all(len(names) >= 2 for names in COMPLETE.values())


@pytest.mark.parametrize(("edition", "faction"), COMPLETE)
def test_two_commanders_of_each_faction_have_cards_of_their_own_that_are_complete(edition: str, faction: str) -> None:
    named = COMPLETE[edition, faction]
    commanders = [one for one in cards.units(edition).values() if one.full_name in named and one.rank == "commander"]
    sets = {tuple(card.id for card in own_cards(one)) for one in commanders if one.faction == faction}
    assert len(sets) >= (1 if faction in ONE_SET else 2)


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_what_is_lacking_of_separatist_commanders_is_named(edition: str) -> None:
    done = whole(edition, "commands")
    page = (ROOT / "docs" / "legion.md").read_text(encoding="utf-8")
    others = [one for one in cards.units(edition).values() if one.rank == "commander" and one.faction in ONE_SET]
    for commander in others:
        open_cards = [card.name for card in own_cards(commander) if not done[card.id]]
        assert not open_cards or any(name in page for name in open_cards), commander.full_name


@pytest.mark.parametrize(("edition", "faction"), COMPLETE)
def test_whose_command_cards_are_enforced_completely(edition: str, faction: str) -> None:
    done = whole(edition, "commands")
    leaders = [one for one in cards.units(edition).values() if one.rank in ("commander", "operative")]
    found = {
        one.full_name
        for one in leaders
        if one.faction == faction and own_cards(one) and all(done[card.id] for card in own_cards(one))
    }
    assert found >= COMPLETE[edition, faction]


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_all_generic_command_cards_are_enforced(edition: str) -> None:
    done = whole(edition, "commands")
    generic = [
        card
        for card in cards.command_cards(edition).values()
        if not (card.units or card.faction or card.battle_force or card.requirements)
    ]
    assert {card.name for card in generic} == {"Standing Orders", "Ambush", "Push", "Assault"}
    assert all(done[card.id] for card in generic)


def only_grants(card: cards.Upgrade) -> bool:
    """Whether all that is known of a card is what it gives: keywords with their numbers, weapons, miniatures, slots, values."""
    given = [keyword for keyword in card.keywords if keyword.name not in USES]
    values = (card.courage, card.speed, card.courage_range, card.coordinate_range, card.surge_attack, card.rank)
    mends = any(keyword.name in MENDS for keyword in given)
    used = (card.exhaust or card.expend) and not (card.weapons or mends)
    acts = bool(card.action) and not mends
    guessed = any(keyword.name in card.assumed for keyword in given if keyword.name not in MENDS)
    one_side = card.double_sided and card.back is None
    lends = bool(given or card.weapons or card.minis or card.slots or any(values))
    return lends and not (used or acts or guessed or one_side or card.missing or card.text == "known")


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_no_upgrade_that_only_grants_is_told_to_be_not_enforced(edition: str) -> None:
    done = whole(edition, "upgrades")
    granting = [card for card in cards.upgrades(edition).values() if only_grants(card)]
    assert len(granting) > 100
    assert [card.full_name for card in granting if not done[card.id]] == []


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_where_nobody_knows_what_an_upgrade_does_that_is_told(edition: str) -> None:
    riddles = [card for card in cards.upgrades(edition).values() if card.text == "unknown"]
    assert riddles
    for card in riddles:
        assert "legion-listing-text-unknown" in [what.id for what in unenforced(card)]
        assert not only_grants(card)


def test_the_page_tells_how_many_are_enforced_completely(run: Any) -> None:
    listed = run("content", "legion").out.splitlines()
    [told] = [one.code for one in blocks(ROOT / "docs" / "legion.md") if one.language == "text"]
    assert [line for line in told.splitlines() if line not in listed] == []
