"""Upgrades in army building, with the rule that each refusal cites."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion.fielded import entry, rules, small, with_units, words
from tablero.games.legion import armies, cards, mustering
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.equipping import cost, slots
from tablero.games.legion.list_files import read, write
from tablero.kernel import BadSetup

both = pytest.mark.parametrize("edition", ["2026", "2023"])


def by(edition: str, newer: str, older: str) -> str:
    """The id of an edition."""
    return newer if edition == "2026" else older


def equipped(edition: str, unit: str, *upgrades: str) -> Army:
    """A small army with one more unit."""
    return with_units(small(edition), entry(edition, unit, *upgrades))


@pytest.mark.rule("legion26:upgrade.02", "legion23:upgrade.02")
@both
def test_one_upgrade_for_each_icon(edition: str) -> None:
    assert rules(equipped(edition, "ay", "ej")) == []
    assert rules(equipped(edition, "ay", "ej", "ek")) == ["upgrade.02"]
    assert rules(equipped(edition, "ba", "ex")) == ["upgrade.02", "upgrade.04"]


@pytest.mark.rule("legion26:upgrade.21", "legion23:upgrade.14")
@both
def test_a_card_adds_icons_to_the_bar(edition: str) -> None:
    squad = entry(edition, "ay", "jn")
    assert slots(small(edition), squad) == (*squad.card.upgrade_slots, "training")
    assert rules(equipped(edition, "ay", "jn", "gj")) == []
    assert rules(equipped(edition, "ay", "ex", "gj")) == ["upgrade.02"]


@pytest.mark.rule("legion26:upgrade.03", "legion23:upgrade.03")
@both
def test_no_upgrade_twice_on_a_unit(edition: str) -> None:
    assert rules(equipped(edition, "mx", "gj", "li")) == []
    assert rules(equipped(edition, "mx", "gj", "gj")) == ["upgrade.03"]


@pytest.mark.rule("legion26:upgrade.04", "legion23:upgrade.04")
@both
def test_a_restriction_binds(edition: str) -> None:
    assert rules(equipped(edition, "az", "ep")) == []
    assert rules(equipped(edition, "ay", "ep")) == ["upgrade.04"]
    vader = entry(edition, "at", "dy")
    assert rules(with_units(small(edition), vader)) == []
    luke = entry(edition, "ad", "dy")
    assert rules(with_units(small(edition, "rebels"), luke)) == ["upgrade.04"]


@pytest.mark.rule("legion26:upgrade.04", "legion23:upgrade.04")
@both
def test_an_icon_that_must_be_filled(edition: str) -> None:
    assert rules(equipped(edition, "ay", "ey", "dm")) == []
    assert rules(equipped(edition, "ay", "ey")) == ["upgrade.04"]


@pytest.mark.rule("legion26:kw.equip", "legion23:kw.equip")
@both
def test_what_must_be_equipped(edition: str) -> None:
    squad = {"2026": ("mf", "me"), "2023": ("me", "mf")}[edition]
    assert rules(equipped(edition, "my", *squad)) == []
    assert rules(equipped(edition, "my", squad[0])) == ["kw.equip"]


@pytest.mark.rule("legion26:kw.equip")
def test_a_type_that_must_be_equipped() -> None:
    assert rules(equipped("2026", "Ca")) == ["kw.equip"]
    doctrine = next(
        card.id for card in cards.upgrades("2026").values() if card.type == "doctrine" and _for_agents(card)
    )
    assert rules(equipped("2026", "Ca", doctrine)) == []


def _for_agents(card: cards.Upgrade) -> bool:
    needed = card.requirements
    return needed is not None and "Imperial Agent" in (needed.name, *(one.name for one in needed.any))


@pytest.mark.rule("legion26:kw.heavy-weapon-team", "legion23:kw.heavy-weapon-team")
def test_a_heavy_weapon_team_has_a_heavy_weapon() -> None:
    scouts = entry("2026", "ba")
    team = with_units(small("2026"), scouts, entry("2026", "bb"))
    assert rules(team) == ["kw.heavy-weapon-team"]
    sniper = next(
        card for card in cards.upgrades("2026").values() if card.type == "heavy weapon" and "Sniper" in card.name
    )
    assert sniper.minis == 1
    older = Army("republic", (entry("2023", "ky"),), edition="2023")
    assert "kw.heavy-weapon-team" in rules(older)
    assert "kw.heavy-weapon-team" not in rules(replace(older, entries=(entry("2023", "ky", "lf"),)))


@pytest.mark.rule("legion26:kw.flexible-response-x")
def test_a_flexible_response_has_so_many_heavy_weapons() -> None:
    def broken(*upgrades: str) -> list[str]:
        army = Army("empire", (entry("2026", "sr", *upgrades),), battle_force="Blizzard Force")
        return [rule for rule in rules(army) if rule == "kw.flexible-response-x"]

    assert broken("ej") == ["kw.flexible-response-x"]
    assert broken("ej", "ek") == []


@pytest.mark.rule("legion26:kw.programmed", "legion23:kw.programmed")
@both
def test_who_is_programmed_has_a_programming(edition: str) -> None:
    def broken(*upgrades: str) -> list[str]:
        army = Army("separatists", (entry(edition, "qk", *upgrades),), edition=edition)
        return [rule for rule in rules(army) if rule == "kw.programmed"]

    assert broken() == ["kw.programmed"]
    assert broken("ql") == []


@pytest.mark.rule("legion26:cardkw.leader.3", "legion23:cardkw.leader.3")
@both
def test_one_leader_upgrade(edition: str) -> None:
    leader = next(card for card in cards.upgrades(edition)["jn"].keywords)
    assert leader.name == "leader"
    heavy = replace(cards.upgrades(edition)["ej"], keywords=(leader,))
    squad = Entry(cards.units(edition)["ay"], (cards.upgrades(edition)["jn"],))
    assert rules(with_units(small(edition), squad)) == []
    assert rules(with_units(small(edition), replace(squad, upgrades=(*squad.upgrades, heavy)))) == ["cardkw.leader.3"]


@pytest.mark.rule("legion26:kw.counterpart", "legion23:kw.counterpart")
@both
def test_a_counterpart_joins_its_own_unit(edition: str) -> None:
    army = small(edition, "rebels")
    assert rules(with_units(army, entry(edition, "jg", counterpart="ji"))) == []
    assert rules(with_units(army, entry(edition, "jg", counterpart="jj"))) == ["kw.counterpart"]
    droid = with_units(army, entry(edition, "jg", counterpart="ji"))
    assert mustering.points(droid) == mustering.points(army) + 55 + 15
    assert rules(with_units(small(edition), entry(edition, "kg"))) == ["kw.counterpart"]
    assert rules(with_units(small(edition), entry(edition, "kg", counterpart="lw"))) == []


@pytest.mark.rule("legion26:kw.counterpart", "legion23:kw.counterpart")
@both
def test_a_counterpart_is_no_unit_and_nobody_joins_it(edition: str) -> None:
    army = small(edition, "rebels")
    alone = with_units(army, entry(edition, "ji"))
    assert rules(alone) == ["kw.counterpart"]
    link = write(replace(army, name=""), "link").strip().replace(",", ",1tn0,", 1)
    assert "kw.counterpart" in rules(read(link))
    droid = entry(edition, "ji")
    pair = with_units(army, replace(entry(edition, "jg"), counterpart=replace(droid, counterpart=droid)))
    assert rules(pair) == ["kw.counterpart"]


@pytest.mark.rule("legion26:kw.counterpart", "legion23:kw.counterpart")
@both
@pytest.mark.parametrize(
    ("unit", "place"),
    [
        ({"unit": "ji"}, "armies[0].units[4]"),
        ({"unit": "jg", "counterpart": {"unit": "jg"}}, "armies[0].units[4].counterpart"),
        (
            {"unit": "jg", "counterpart": {"unit": "ji", "counterpart": {}}},
            "armies[0].units[4].counterpart.counterpart",
        ),
    ],
)
def test_open_play_too_knows_what_is_a_counterpart(edition: str, unit: Any, place: str) -> None:
    told: Any = armies.army_to_json(small(edition, "rebels"))
    told["units"].append(unit)
    with pytest.raises(BadSetup) as refused:
        armies.army_of(told, "armies[0]")
    assert refused.value.place == place
    if not place.endswith("counterpart.counterpart"):
        assert refused.value.reason.rule.endswith(":kw.counterpart")
        assert all(words(lang).reason(refused.value.reason) for lang in ("en", "es"))


@pytest.mark.rule("legion26:kw.counterpart.2", "legion23:kw.counterpart.2")
@both
def test_a_counterpart_is_equipped_by_its_own_type(edition: str) -> None:
    versio = entry(edition, "kg", counterpart="lw")
    assert versio.counterpart is not None
    uplink = cards.upgrades(edition)["dm"]
    droids = replace(uplink, requirements=cards.Requirement(unit_type="droid trooper"))
    joined = replace(versio, counterpart=replace(versio.counterpart, upgrades=(droids,)))
    assert rules(with_units(small(edition), joined)) == []
    others = replace(uplink, requirements=cards.Requirement(unit_type="trooper"))
    joined = replace(versio, counterpart=replace(versio.counterpart, upgrades=(others,)))
    assert rules(with_units(small(edition), joined)) == ["upgrade.04"]


def test_some_upgrades_cost_more_or_less() -> None:
    army = small("2026")
    aware = cards.upgrades("2026")["li"]
    assert cost(army, aware, cards.units("2026")["ba"]) == aware.points
    assert cost(army, aware, cards.units("2026")["bb"]) == aware.points + 4
    blaster, jyn = cards.upgrades("2026")["lu"], entry("2026", "ae")
    rebels = small("2026", "rebels")
    assert cost(rebels, blaster, jyn.card) == blaster.points
    assert cost(with_units(rebels, jyn), blaster, jyn.card) == blaster.points - 5


def test_grogu_joins_the_droid_only_with_its_programming() -> None:
    army = small("2026", "rebels")
    assert rules(with_units(army, entry("2026", "tj", "ub", counterpart="tn"))) == ["kw.counterpart"]
    assert rules(with_units(army, entry("2026", "tj", "tp", counterpart="tn"))) == []
    assert rules(with_units(army, entry("2026", "tk", counterpart="tn"))) == []


@pytest.mark.rule("legion23:kw.tempted")
def test_whoever_is_tempted_has_cards_of_both_sides() -> None:
    anakin = entry("2023", "na", "dy", "dw")
    army = Army("republic", (anakin,), edition="2023")
    assert "upgrade.04" not in rules(army)
    words = tuple(each for each in anakin.card.keywords if each.name != "tempted")
    assert words
    other = replace(anakin, card=replace(anakin.card, keywords=words))
    assert "upgrade.04" in rules(replace(army, entries=(other,)))


@pytest.mark.rule("legion23:kw.loadout")
def test_loadout_sets_aside_one_of_the_same_type_for_each_upgrade() -> None:
    def versio(*loadout: str) -> list[str]:
        unit = entry("2023", "kg", "gj", "dc", counterpart="lw", loadout=loadout)
        return rules(with_units(small("2023"), unit))

    assert versio("li") == []
    assert versio("li", "dd") == []
    assert versio("li", "df") == ["kw.loadout"]  # only one training upgrade
    assert versio("hy") == ["kw.loadout"]  # more points than the gear it has
    plain = entry("2023", "ba", "gj", loadout=("li",))
    assert rules(with_units(small("2023"), plain)) == ["kw.loadout"]


@pytest.mark.rule("legion23:kw.loadout.2")
def test_loadout_has_no_name_that_the_unit_has_already() -> None:
    unit = entry("2023", "kg", "gj", counterpart="lw", loadout=("gj",))
    assert rules(with_units(small("2023"), unit)) == ["kw.loadout.2"]


@pytest.mark.rule("legion23:kw.loadout.3")
def test_a_counterpart_shares_loadout() -> None:
    known = cards.upgrades("2023")
    uplink, jammer = known["dm"], replace(known["dn"], points=known["dm"].points)
    droid = Entry(cards.units("2023")["lw"], (uplink,), loadout=(jammer,))
    versio = replace(entry("2023", "kg"), counterpart=droid)
    assert rules(with_units(small("2023"), versio)) == []
    without_loadout = replace(versio.card, keywords=())
    assert rules(with_units(small("2023"), replace(versio, card=without_loadout))) == ["kw.loadout"]


@pytest.mark.rule("legion26:upgrade.02")
def test_there_is_no_loadout_in_2026() -> None:
    unit = entry("2026", "ba", "gj", loadout=("li",))
    assert rules(with_units(small("2026"), unit)) == ["upgrade.02"]
