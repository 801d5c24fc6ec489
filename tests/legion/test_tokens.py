"""Tokens and keywords: gaining, sharing, limits."""

from __future__ import annotations

import pytest

from legion.playing import battle, card, run, upgrade, vehicle
from legion.surroundings import Around
from tablero.games.legion import keywords, tokens
from tablero.games.legion.armies import Entry
from tablero.games.legion.state import (
    AIM,
    DODGE,
    GREEN,
    INACTIVE_SHIELD,
    ION,
    POISON,
    SHIELD,
    STANDBY,
    SUPPRESSION,
    SURGE,
    WHEEL_MODE,
    Battle,
)

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def lenders(field: Battle, around: Around, kind: str = AIM, *, borrowed: bool = False) -> list[int]:
    """The units from which the first may take a token."""
    return [source.unit for source in tokens.sources(field, around, field.units[0], kind, borrowed)]


@pytest.mark.rule("legion26:token.green")
def test_aim_dodge_and_surge_are_the_green_tokens() -> None:
    assert GREEN == (AIM, DODGE, SURGE)


# Keywords.


@BOTH
@pytest.mark.rule("legion26:core.22", "legion23:card.13")
@pytest.mark.example("legion26:ex.01", "legion23:ex.01")
def test_numbers_of_a_keyword_add_up(edition: str) -> None:
    field = battle(edition, [Entry(card("Stormtroopers", "precise 1"), (upgrade("Scopes", "precise 1"),))])
    assert keywords.value(field.units[0], "precise") == 2


@pytest.mark.rule("legion26:core.27")
def test_a_second_copy_of_a_keyword_without_a_number_changes_nothing() -> None:
    field = battle("2026", [Entry(card("Jedi", "deflect"), (upgrade("Saber", "deflect"),))])
    assert keywords.has(field.units[0], "deflect")
    assert keywords.value(field.units[0], "deflect") == 0
    assert not keywords.has(field.units[0], "block")


@BOTH
@pytest.mark.rule("legion26:upgrade.16", "legion26:upgrade.17", "legion23:upgrade.14", "legion23:upgrade.15")
def test_the_keywords_of_a_lost_upgrade_are_lost(edition: str) -> None:
    field = battle(edition, [Entry(card(), (upgrade("Medic", "nimble", minis=1),))])
    unit = field.units[0]
    assert keywords.has(unit, "nimble")
    unit.upgrades[0] = unit.upgrades[0]._replace(lost=True)
    assert not keywords.has(unit, "nimble")


@BOTH
@pytest.mark.rule("legion26:kw.wheel-mode.2", "legion23:kw.wheel-mode.2")
@pytest.mark.rule("legion23:token.20")
def test_wheel_mode_gives_cover_two(edition: str) -> None:
    field = battle(edition, [card("Droidekas", "wheel-mode")])
    assert keywords.value(field.units[0], "cover") == 0
    field.units[0].tokens[WHEEL_MODE] = 1
    assert keywords.value(field.units[0], "cover") == 2


@pytest.mark.rule("legion26:apxb.01", "legion26:apxb.07", "legion26:apxb.09", "legion23:type.01")
def test_a_type_is_all_its_subtypes() -> None:
    kinds = ["trooper", "clone trooper", "heavy droid trooper", "ground vehicle", "repulsor vehicle"]
    units = battle("2026", [card(kind, unit_type=kind) for kind in kinds]).units
    assert [keywords.trooper(unit) for unit in units] == [True, True, True, False, False]
    assert [keywords.vehicle(unit) for unit in units] == [False, False, False, True, True]
    assert [keywords.droid(unit) for unit in units] == [False, False, True, False, False]
    assert [keywords.of_type(unit, "heavy trooper") for unit in units] == [False, False, True, False, False]


# Limits.


@BOTH
@pytest.mark.rule("legion26:standby.01", "legion23:standby.01")
def test_a_unit_has_one_standby_token_at_most(edition: str) -> None:
    field = battle(edition, [card()])
    tokens.give(field, field.units[0], STANDBY)
    assert field.units[0].has(STANDBY) == 1
    reason = tokens.why_not_gain(field, field.units[0], STANDBY)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:standby.01", "legion23:standby.01")
    tokens.give(field, field.units[0], STANDBY)
    assert field.units[0].has(STANDBY) == 1


@BOTH
@pytest.mark.rule("legion26:apxb.18", "legion23:vehicle.repulsor.2", "legion23:kw.hover")
def test_a_repulsor_has_no_standby_token_unless_it_hovers(edition: str) -> None:
    bike = vehicle("Bike", unit_type="repulsor vehicle")
    field = battle(edition, [bike, vehicle("Tank"), vehicle("LAAT", "hover", unit_type="repulsor vehicle")])
    for unit in field.units:
        tokens.give(field, unit, STANDBY)
    assert [unit.has(STANDBY) for unit in field.units] == [0, 1, 1]
    reason = tokens.why_not_gain(field, field.units[0], STANDBY)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:apxb.18", "legion23:vehicle.repulsor.2")


@BOTH
@pytest.mark.rule("legion26:apxb.25", "legion23:type.droid.3")
def test_droids_are_not_poisoned(edition: str) -> None:
    field = battle(edition, [card(unit_type="droid trooper"), card(), vehicle()])
    for unit in field.units:
        tokens.give(field, unit, POISON, 2)
    assert [unit.has(POISON) for unit in field.units] == [0, 2, 0]


@BOTH
@pytest.mark.rule("legion26:weaponkw.ion-x", "legion23:weaponkw.ion-x", "legion23:type.droid.4")
def test_ion_is_for_vehicles_and_droids(edition: str) -> None:
    field = battle(edition, [card(unit_type="droid trooper"), card(), vehicle()])
    for unit in field.units:
        tokens.give(field, unit, ION)
    assert [unit.has(ION) for unit in field.units] == [1, 0, 1]


# Aid and Teamwork.


@pytest.mark.rule("legion26:kw.aid-affiliation-unit-type", "legion23:kw.aid")
@BOTH
def test_aid_gives_a_token_away_for_suppression(edition: str) -> None:
    ewoks = card("Skirmishers", affiliation="Ewoks")
    field = battle(edition, [card("Logray", "aid Ewoks", affiliation="Ewoks", courage=2), ewoks, card("Others")])
    around = Around()
    played = run(tokens.gain(field, around, field.units[0], AIM, 2), answers=[("unit", 1), "keep"])
    assert getattr(played.asked[0], "options", None) == ["keep", ("unit", 1)]
    assert [unit.tokens for unit in field.units] == [{AIM: 1, SUPPRESSION: 1}, {AIM: 1}, {}]
    around.apart.add((0, 1))
    assert run(tokens.gain(field, around, field.units[0], AIM)).asked == []


@pytest.mark.rule("legion26:kw.aid-affiliation-unit-type", "legion23:kw.aid", "legion26:apxb.02", "legion23:type.clone")
def test_how_near_one_must_be_to_be_aided_or_to_share() -> None:
    for edition, reach in (("2026", 2), ("2023", 1)):
        rules = battle(edition).edition.tokens
        assert (rules.aid_range(), rules.clone_range()) == (reach, reach)


@pytest.mark.example("legion26:ex.52")
def test_two_tokens_passed_on_cost_two_suppression() -> None:
    skirmishers, slingers = card("Skirmishers", affiliation="Ewoks"), card("Slingers", affiliation="Ewoks")
    field = battle("2026", [card("Logray", "aid Ewoks", affiliation="Ewoks", courage=2), skirmishers, slingers])
    run(tokens.gain(field, Around(), field.units[0], AIM, 2), answers=[("unit", 1), ("unit", 2)])
    run(tokens.gain(field, Around(), field.units[0], DODGE), answers=["keep"])
    assert [unit.tokens for unit in field.units] == [{SUPPRESSION: 2, DODGE: 1}, {AIM: 1}, {AIM: 1}]


@pytest.mark.rule("legion26:kw.teamwork-unit-name", "legion26:kw.teamwork-unit-name.2", "legion23:kw.teamwork")
@pytest.mark.parametrize(("edition", "given"), [("2026", 1), ("2023", 2)])
def test_a_team_gains_aim_and_dodge_together(edition: str, given: int) -> None:
    field = battle(edition, [card("Chewbacca", "teamwork Han Solo"), card("Han Solo", "teamwork Chewbacca"), card()])
    chewie, han, others = field.units
    run(tokens.gain(field, Around(), chewie, AIM, 2))
    assert (chewie.tokens, han.tokens, others.tokens) == ({AIM: 2}, {AIM: given}, {})
    run(tokens.gain(field, Around(), han, DODGE))
    assert chewie.has(DODGE) == 1
    run(tokens.gain(field, Around(), han, SURGE))
    assert not chewie.has(SURGE)
    apart = Around()
    apart.apart.add((chewie.id, han.id))
    run(tokens.gain(field, apart, han, DODGE))
    assert chewie.has(DODGE) == 1
    pair = battle(edition, [card("Ewoks", "teamwork Ewoks"), card("Ewoks", "teamwork Ewoks")])
    run(tokens.gain(pair, Around(), pair.units[0], AIM, 2))
    assert [unit.has(AIM) for unit in pair.units] == [2, given]


# Whose tokens may be spent.


@BOTH
@pytest.mark.rule("legion26:apxb.02", "legion23:type.clone")
def test_clones_share_one_token_an_attack(edition: str) -> None:
    clone, other = card("Clones", unit_type="clone trooper"), card("More Clones", unit_type="clone trooper")
    field, around = battle(edition, [clone, other, card()]), Around()
    for unit in field.units:
        unit.tokens[AIM] = 1
    assert lenders(field, around) == [0, 1]
    assert lenders(field, around, DODGE) == []
    assert lenders(field, around, borrowed=True) == [0]
    around.unseen.update(field.units[1].miniatures)
    assert lenders(field, around) == [0]
    around = Around()
    around.apart.add((0, 1))
    assert lenders(field, around) == [0]
    mixed = battle(edition, [card(), clone])
    mixed.units[1].tokens[AIM] = 1
    assert lenders(mixed, Around()) == []


@pytest.mark.rule("legion26:kw.were-not-regs")
def test_those_who_are_not_regs_share_nothing() -> None:
    clone, bad = card("Clones", unit_type="clone trooper"), card("Hunter", "were-not-regs", unit_type="clone trooper")
    field = battle("2026", [clone, bad])
    field.units[1].tokens[AIM] = 1
    assert lenders(field, Around()) == []
    field = battle("2026", [bad, clone])
    field.units[1].tokens[AIM] = 1
    assert lenders(field, Around()) == []


@BOTH
@pytest.mark.rule("legion26:kw.exemplar", "legion23:kw.exemplar")
def test_an_exemplar_lends_tokens_to_its_own(edition: str) -> None:
    mercenary = card("Cad Bane", "exemplar", faction="mercenary")
    field, around = battle(edition, [card(), card("Leia", "exemplar"), mercenary]), Around()
    for unit in field.units[1:]:
        unit.tokens[DODGE] = 2
    hired = [2] if edition == "2023" else []  # only the newer book asks for the same faction or affiliation
    assert lenders(field, around, DODGE) == [1, *hired]
    assert lenders(field, around, DODGE, borrowed=True) == [1, *hired]
    around.apart.add((0, 1))
    assert lenders(field, around, DODGE) == hired
    blind = Around()
    blind.blind.add(field.units[1].leader)
    assert lenders(field, blind, DODGE) == hired
    plain = battle(edition, [card(), card("Luke")])
    plain.units[1].tokens[DODGE] = 1
    assert lenders(plain, Around(), DODGE) == []


@BOTH
@pytest.mark.rule("legion26:kw.cache", "legion26:kw.cache.2", "legion23:kw.cache")
def test_tokens_on_a_cache_card_are_spent_like_others(edition: str) -> None:
    field = battle(edition, [card()])
    unit = field.units[0]
    unit.tokens[tokens.CACHED + AIM] = 1
    assert unit.has(AIM) == 0
    (source,) = tokens.sources(field, Around(), unit, AIM, False)
    tokens.spend(field, source, unit)
    assert unit.tokens == {}
    assert lenders(field, Around()) == []


@pytest.mark.rule("legion26:kw.mandalorians-are-stronger-together")
def test_mandalorians_are_stronger_together() -> None:
    word = "mandalorians-are-stronger-together"
    field, around = battle("2026", [card("Bo-Katan", word), card("Kryze", word)]), Around()
    unit = field.units[0]
    tokens.stronger_together(field, around, unit, AIM)
    assert unit.tokens == {DODGE: 1}
    tokens.stronger_together(field, around, unit, DODGE)
    assert unit.tokens == {DODGE: 1, AIM: 1}
    around.apart.add((0, 1))
    tokens.stronger_together(field, around, unit, DODGE)
    assert unit.has(AIM) == 1


# Shields.


@BOTH
@pytest.mark.rule("legion26:kw.shielded-x", "legion23:kw.shielded-x")
@pytest.mark.rule("legion26:token.shield", "legion23:token.18")
def test_shields_come_active_and_are_turned_over(edition: str) -> None:
    unit = battle(edition, [card("Droidekas", "shielded 3")]).units[0]
    tokens.raise_shields(unit)
    assert unit.tokens == {SHIELD: 3}
    tokens.flip_shields(unit, 2)
    assert unit.tokens == {SHIELD: 1, INACTIVE_SHIELD: 2}
    tokens.restore_shields(unit, 5)
    assert unit.tokens == {SHIELD: 3}
    plain = battle(edition, [card()]).units[0]
    tokens.raise_shields(plain)
    tokens.restore_shields(plain, 1)
    assert plain.tokens == {}
