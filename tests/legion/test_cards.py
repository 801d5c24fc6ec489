"""The cards as data: complete, consistent, and what the rulebooks themselves print of them."""

from __future__ import annotations

import pytest

from legion import playing
from tablero.games.legion import cards
from tablero.games.legion.armies import Entry
from tablero.games.legion.cards import Base, Keyword, Unit
from tablero.games.legion.decks import DECKS
from tablero.games.legion.matching import fits

EDITIONS = ("2026", "2023")
TYPES_2023 = {
    *(
        "heavy weapon",
        "personnel",
        "force",
        "command",
        "hardpoint",
        "gear",
        "grenades",
        "programming",
        "comms",
        "pilot",
    ),
    *("training", "generator", "armament", "crew", "ordnance"),
}
TROOPERS = {"trooper", "clone trooper", "creature trooper", "droid trooper", "emplacement trooper", "wookiee trooper"}


def keyword(card: Unit, name: str) -> Keyword:
    return next(one for one in card.keywords if one.name == name)


@pytest.mark.parametrize(("edition", "counts"), [("2026", (183, 434, 236, 43, 20)), ("2023", (139, 283, 184, 38, 10))])
def test_every_card_is_there(edition: str, counts: tuple[int, ...]) -> None:
    kinds = (cards.units, cards.upgrades, cards.command_cards, cards.battle_cards, cards.battle_forces)
    assert tuple(len(kind(edition)) for kind in kinds) == counts


@pytest.mark.rule("legion26:cards.09", "legion23:card.07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_unit_card_has_what_is_printed(edition: str) -> None:
    for card in cards.units(edition).values():
        if card.kind == "counterpart":
            assert not card.rank
            assert card.wounds > 0
            continue
        assert card.rank in cards.RANKS
        assert card.defence_die in ("red", "white")
        assert card.courage is None or "vehicle" not in card.unit_type
        assert card.resilience is None or "vehicle" in card.unit_type
        assert 0 <= card.speed <= 3
        assert card.wounds > 0 or "wounds" in card.missing
        assert card.minis > 0 or card.must_equip or any(one.name == "equip" for one in card.keywords)


@pytest.mark.rule("legion26:cards.15", "legion26:kw.counterpart.2", "legion23:kw.counterpart.2")
def test_a_counterpart_card_may_have_a_type_and_a_bar_of_its_own() -> None:
    droid = cards.units("2026")["lw"]
    assert (droid.kind, droid.wounds, droid.unit_type, droid.upgrade_slots) == (
        "counterpart",
        1,
        "droid trooper",
        ("comms",),
    )
    assert cards.units("2026")["kg"].unit_type == "trooper"


@pytest.mark.rule("legion26:core.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bases_are_of_the_published_sizes(edition: str) -> None:
    small = Base("round", 2700, 2700)
    notched = {Base("round", size, size, notched=True) for size in (5000, 7000, 10000, 12000, 15000)}
    notched |= {Base("oblong", 17500, 10000, notched=True), Base("oblong", 20000, 10000, notched=True)}
    assert {card.base for card in cards.units(edition).values()} == {small, *notched}
    assert all(card.silhouette > 0 for card in cards.units(edition).values())


@pytest.mark.rule("legion26:los.04")
def test_a_heavy_trooper_has_the_large_silhouette() -> None:
    heavy = [card for card in cards.units("2026").values() if card.unit_type == "heavy droid trooper"]
    assert [card.silhouette for card in heavy] == [6880, 6880]


@pytest.mark.rule("legion26:apxb.01", "legion26:apxb.09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_unit_is_a_trooper_or_a_vehicle(edition: str) -> None:
    known = TROOPERS | {"heavy droid trooper", "mandalorian trooper", "ground vehicle", "repulsor vehicle"}
    for card in cards.units(edition).values():
        assert card.unit_type in known
        assert fits("trooper", card) != fits("vehicle", card)


@pytest.mark.rule("legion26:upgrade.01", "legion23:upgrade.01")
def test_the_types_of_upgrades() -> None:
    newer = {card.type for card in cards.upgrades("2026").values()}
    assert newer == set(cards.UPGRADE_TYPES)
    assert newer == TYPES_2023 | {"squad leader", "doctrine", "clan"}
    assert {card.type for card in cards.upgrades("2023").values()} == TYPES_2023
    for edition in EDITIONS:
        bars = {slot for card in cards.units(edition).values() for slot in card.upgrade_slots}
        assert bars <= {card.type for card in cards.upgrades(edition).values()}


@pytest.mark.rule("legion26:upgrade.06", "legion23:upgrade.05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_some_types_add_miniatures(edition: str) -> None:
    adding = {card.type for card in cards.upgrades(edition).values() if card.minis}
    assert adding == {"heavy weapon", "personnel"} | ({"squad leader"} if edition == "2026" else set())


@pytest.mark.rule("legion26:cards.12", "legion23:card.09")
def test_an_upgrade_may_print_a_wound_threshold() -> None:
    assert {card.wounds for card in cards.upgrades("2023").values()} == {0, 1, 2}
    assert all(card.minis for card in cards.upgrades("2023").values() if card.wounds)
    for edition in ("2026", "2023"):
        tough, plain = playing.upgrade("Captain", minis=1, wounds=2), playing.upgrade("Trooper", minis=2)
        weak, strong = playing.card(minis=1, wounds=1), playing.card(minis=1, wounds=3)
        field = playing.battle(edition, [Entry(weak, (tough, plain)), Entry(strong, (plain,))])
        thresholds = [[one.threshold for one in field.miniatures_of(unit)] for unit in field.units]
        assert thresholds == [[1, 2, 1, 1], [3, 3, 3]]


@pytest.mark.rule("legion26:cards.11", "legion23:card.08")
def test_an_upgrade_card_has_what_is_printed() -> None:
    gunner = cards.upgrades("2023")["ej"]
    assert (gunner.name, gunner.type, gunner.minis) == ("DLT-19 Stormtrooper", "heavy weapon", 1)
    assert gunner.requirements == cards.Requirement(name="Stormtroopers")
    assert [one.name for one in gunner.weapons[0].keywords] == ["impact"]
    choke = cards.upgrades("2026")["dy"]
    assert (choke.points, choke.exhaust, choke.expend, choke.action) == (10, True, False, "free action")
    assert choke.requirements == cards.Requirement(side="dark")


@pytest.mark.rule("legion26:cards.13", "legion23:card.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_command_cards_name_units_that_there_are(edition: str) -> None:
    names = {card.name for card in cards.units(edition).values()} | {
        card.name for card in cards.upgrades(edition).values()
    }
    unknown = set()
    for card in cards.command_cards(edition).values():
        assert card.pips in (1, 2, 3, 4)
        assert (card.pips == 4) == (card.id == "aa")
        assert card.orders is not None or "orders" in card.missing
        unknown |= {name for name in card.units if name not in names}
    assert unknown == ({"Admiral Trench"} if edition == "2026" else set())


@pytest.mark.rule("legion26:apxc.07", "legion23:merc.07")
def test_the_affiliations() -> None:
    printed = {card.affiliation for card in cards.units("2023").values()} - {""}
    assert printed == {"Black Sun", "Pyke Syndicate", "Raiders", "Rogues", "Maul Loyalists", "Ewoks"}
    newer = {card.affiliation for card in cards.units("2026").values()} - {""}
    assert newer - printed == {"Mandalorians", "Clan Kryze", "Clan Saxon", "Clan Wren", "Children of the Watch"}
    assert set(cards.AFFILIATIONS) == printed | newer


@pytest.mark.rule("legion26:cards.01", "legion23:card.03")
def test_the_kinds_of_battle_cards() -> None:
    assert set(DECKS["2026"].battle_deck) == {"objective", "secondary_objective", "advantage"}
    assert set(DECKS["2023"].battle_deck) == {"objective", "deployment", "condition"}
    newer = {card.kind for card in cards.battle_cards("2026").values()}
    assert newer == {"objective", "secondary_objective", "advantage"}
    assert {card.kind for card in cards.battle_cards("2023").values()} == {"objective", "deployment", "condition"}


@pytest.mark.rule("legion26:cards.03", "legion26:cards.04", "legion26:cards.05")
def test_an_objective_has_a_map_with_two_territories() -> None:
    maps = [card for card in cards.battle_cards("2026").values() if card.grid]
    assert len(maps) == 6
    for card in maps:
        assert card.kind == "objective"
        assert [len(row) * cards.GRID_SQUARE for row in card.grid] == [72 * 2540] * 12
        assert len(card.grid) * cards.GRID_SQUARE == 36 * 2540
        red, blue = (sum(row.count(letter) for row in card.grid) for letter in "RB")
        assert red == blue > 0
        assert card.points_of_interest
        assert all(0 <= x <= 72 * 2540 and 0 <= y <= 36 * 2540 for x, y in card.points_of_interest)


@pytest.mark.rule("legion23:card.05")
def test_a_deployment_card_has_zones() -> None:
    zones = [card for card in cards.battle_cards("2023").values() if card.kind == "deployment" and card.grid]
    assert len(zones) == 11
    assert all(set("".join(card.grid)) == set("RB.") for card in zones)


@pytest.mark.rule("legion23:sample.vader")
def test_darth_vader_of_2023() -> None:
    vader = cards.units("2023")["at"]
    assert (vader.title, vader.minis, vader.courage, vader.wounds) == ("Dark Lord of the Sith", 1, None, 8)
    assert {one.name for one in vader.keywords} >= {"deflect", "relentless", "immune-pierce", "master-of-the-force"}
    assert keyword(vader, "master-of-the-force").value == 1
    assert {one.name: one.value for one in vader.weapons[0].keywords} == {"impact": 3, "pierce": 3}


SAMPLES = [
    pytest.param("ad", 1, 3, None, 6, {"jump", "charge", "deflect", "immune-pierce"}, id="luke"),
    pytest.param("ay", 4, 1, None, 1, {"precise"}, id="stormtroopers"),
    pytest.param("ah", 4, 1, None, 1, {"nimble"}, id="rebel-troopers"),
    pytest.param("ao", 1, None, 4, 6, {"armor", "expert-climber", "climbing-vehicle"}, id="at-rt"),
    pytest.param("ji", 1, None, None, 2, {"calculate-odds", "distract", "counterpart"}, id="c3po"),
]


@pytest.mark.rule("legion23:sample.luke", "legion23:sample.stormtroopers", "legion23:sample.rebel-troopers")
@pytest.mark.rule("legion23:sample.at-rt", "legion23:sample.c3po")
@pytest.mark.parametrize(("id", "minis", "courage", "resilience", "wounds", "names"), SAMPLES)
def test_the_cards_that_the_rulebook_shows(
    id: str, minis: int, courage: int | None, resilience: int | None, wounds: int, names: set[str]
) -> None:
    card = cards.units("2023")[id]
    assert (card.minis, card.courage, card.resilience, card.wounds) == (minis, courage, resilience, wounds)
    assert {one.name for one in card.keywords} == names


@pytest.mark.rule("legion23:sample.upgrades")
def test_the_upgrades_that_the_rulebook_shows() -> None:
    gunner, launcher, trooper = (cards.upgrades("2023")[id] for id in ("ej", "ek", "ex"))
    for card in (gunner, launcher, trooper):
        assert (card.minis, card.requirements) == (1, cards.Requirement(name="Stormtroopers"))
    assert {one.name: one.value for one in gunner.weapons[0].keywords} == {"impact": 1}
    assert {one.name: one.value for one in launcher.weapons[0].keywords} == {"impact": 3, "cumbersome": None}
    assert (gunner.exhaust, launcher.exhaust) == (False, True)


@pytest.mark.rule("legion26:core.21", "legion23:card.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_keywords_have_names_in_small_letters(edition: str) -> None:
    found = [one for card in cards.units(edition).values() for one in card.keywords]
    found += [one for card in cards.upgrades(edition).values() for one in card.keywords]
    assert all(one.name == one.name.lower() and " " not in one.name for one in found)
    assert all(one.value is None or one.value > 0 for one in found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_keyword_that_names_something_says_what(edition: str) -> None:
    naming = {"ai", "aid", "cache", "coordinate", "direct", "entourage", "independent", "retinue", "sidearm", "fixed"}
    for card in cards.upgrades(edition).values():
        assert all(one.about for one in card.keywords if one.name in naming)
    for unit in cards.units(edition).values():
        assert all(one.about for one in unit.keywords if one.name in naming)


def test_states_and_images_know_cards_by_their_keys() -> None:
    for edition in EDITIONS:
        for card in cards.units(edition).values():
            assert cards.printed()[card.content_key] is card
    backs = 4 + 4
    assert len(cards.printed()) == 183 + 434 + 139 + 283 + backs
