"""Army building: what an army may be, with the rule that each refusal cites."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legion import missions
from legion.fielded import entry, rules, small, with_units, without, words
from tablero.games.legion import armies, building, cards, drawing, mustering, zones
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.decks import DECKS
from tablero.games.legion.equipping import side, slots
from tablero.kernel import Message, Rng, say

both = pytest.mark.parametrize("edition", ["2026", "2023"])


def by(edition: str, newer: str, older: str) -> str:
    """The id of an edition."""
    return newer if edition == "2026" else older


@pytest.mark.parametrize("name", armies.names())
def test_ready_made_armies_obey_every_rule(name: str) -> None:
    assert rules(armies.ready_made(name)) == []


def test_there_are_ready_made_armies_of_two_sizes_for_two_factions() -> None:
    for edition in ("2026", "2023"):
        found = {(army.faction, army.format) for army in armies.ready(edition)}
        assert found >= {(faction, size) for faction in ("empire", "rebels") for size in ("standard", "skirmish")}


@both
@pytest.mark.parametrize("format", ["standard", "skirmish"])
def test_drawn_armies_obey_every_rule(edition: str, format: str) -> None:
    for faction in drawing.factions(edition):
        army = armies.random(edition, Rng(3), faction, format)
        assert (army.faction, rules(army)) == (faction, [])
        assert army == armies.random(edition, Rng(3), faction, format)


@pytest.mark.rule("legion26:army.01", "legion23:setup.02")
@both
def test_an_army_has_units_a_hand_and_a_deck(edition: str) -> None:
    empty = replace(small(edition), entries=(), command_hand=(), battle_deck=())
    found = rules(empty)
    assert found[0] == by(edition, "army.01", "setup.02")
    assert by(edition, "hand.05", "deck.01") in found
    assert "hand.01" in found


@pytest.mark.rule("legion26:army.02", "legion23:army.01")
@both
def test_all_units_share_a_faction(edition: str) -> None:
    wrong = with_units(small(edition), entry(edition, "ah"))
    assert rules(wrong) == [by(edition, "army.02", "army.01")]


@pytest.mark.rule("legion26:army.04", "legion23:army.03", "legion26:upgrade.05", "legion23:upgrade.02")
@both
def test_units_and_upgrades_cost_no_more_than_the_limit(edition: str) -> None:
    limit = by(edition, "1000", "800")
    army = armies.ready_made(f"{edition}-empire")
    assert mustering.points(army) <= int(limit) == army.limits.points
    worth = {card.id: card.points for card in cards.upgrades(edition).values()}
    dear = army.entries[0]
    assert mustering.entry_points(army, dear) == dear.card.points + sum(worth[card.id] for card in dear.upgrades)
    left = army.limits.points - mustering.points(army)
    cheap = replace(dear.card, points=dear.card.points + left)
    assert rules(replace(army, entries=(replace(dear, card=cheap), *army.entries[1:]))) == []
    cheap = replace(cheap, points=cheap.points + 1)
    assert rules(replace(army, entries=(replace(dear, card=cheap), *army.entries[1:]))) == [
        by(edition, "army.04", "army.03")
    ]


RANKS = [
    ("commander", 1, 2, "army.05", "army.04"),
    ("operative", 0, 2, "army.06", "army.05"),
    ("corps", 3, 6, "army.07", "army.06"),
    ("special_forces", 0, 3, "army.08", "army.07"),
    ("support", 0, 3, "army.09", "army.08"),
    ("heavy", 0, 2, "army.10", "army.09"),
]


@pytest.mark.rule(
    *(f"legion26:{newer}" for *_, newer, _ in RANKS),
    *(f"legion23:{older}" for *_, older in RANKS),
)
@both
@pytest.mark.parametrize(("rank", "least", "most", "newer", "older"), RANKS)
def test_each_rank_has_a_least_and_a_most(
    edition: str, rank: str, least: int, most: int, newer: str, older: str
) -> None:
    plain = replace(cards.units(edition)["ay"], rank=rank, points=1, unique=False, id="ay")
    others = [one for one in small(edition).entries if one.card.rank != rank]
    for count, wrong in ((least - 1, True), (least, False), (most, False), (most + 1, True)):
        if count >= 0:
            army = replace(small(edition), entries=(*others, *[Entry(plain)] * count))
            hand = [] if rank != "commander" else ["hand.02"] * 3  # the cards of Veers, who is gone
            assert rules(army) == [by(edition, newer, older)] * wrong + hand


@pytest.mark.rule("legion26:kw.field-commander", "legion23:kw.field-commander")
@both
def test_a_field_commander_makes_up_for_a_commander(edition: str) -> None:
    army = replace(without(small(edition), 0), command_hand=("bl", "ca", "bk", "cb", "bj", "cc", "aa"))
    assert rules(army) == [by(edition, "army.05", "army.04")]
    pilot = entry(edition, "bg", "fl")
    assert any(one.name == "field-commander" for one in pilot.upgrades[0].keywords)
    assert rules(with_units(army, pilot)) == []


@pytest.mark.rule("legion26:apxc.01", "legion23:merc.01", "legion26:kw.mercenary-faction", "legion26:apxd.02")
@both
def test_only_listed_factions_hire_a_mercenary(edition: str) -> None:
    assert rules(with_units(small(edition), entry(edition, "ax"))) == []
    assert rules(with_units(small(edition, "rebels"), entry(edition, "ax"))) == [by(edition, "apxc.01", "merc.01")]


@pytest.mark.example("legion26:ex.50", "legion23:ex.50")
@pytest.mark.rule("legion26:apxc.02", "legion23:merc.02")
@both
@pytest.mark.rule("legion26:kw.mercenary-faction", "legion23:merc.01")
def test_mercenaries_count_to_the_most_but_not_to_the_least(edition: str) -> None:
    hired = [entry(edition, "rb")] * 2
    assert rules(with_units(without(small(edition), 1), *hired)) == [by(edition, "army.07", "army.06")]
    full = with_units(small(edition), entry(edition, "ay"), entry(edition, "ay"), hired[0])
    assert rules(full) == []
    assert rules(with_units(full, hired[0])) == [by(edition, "army.07", "army.06")]


@pytest.mark.rule("legion26:apxc.03", "legion23:merc.03")
@both
def test_two_corps_mercenaries_and_one_of_each_other_rank(edition: str) -> None:
    army = with_units(small(edition), entry(edition, "rb"), entry(edition, "rb"), entry(edition, "ax"))
    assert rules(army) == []
    assert rules(with_units(army, entry(edition, "kx"))) == [by(edition, "apxc.03", "merc.03")]
    assert rules(with_units(army, entry(edition, "rb"))) == [by(edition, "apxc.03", "merc.03")]


@pytest.mark.rule("legion26:kw.allies-of-convenience.2", "legion23:kw.allies-of-convenience.2")
@both
def test_allies_of_convenience_let_one_more_mercenary_in(edition: str) -> None:
    connected = entry(edition, "au", "rf")
    assert any(one.name == "allies-of-convenience" for one in connected.upgrades[0].keywords)
    army = replace(small(edition), entries=(connected, *small(edition).entries[1:]))
    army = with_units(army, entry(edition, "ax"), entry(edition, "kx"))
    assert rules(army) == []
    assert rules(with_units(army, *[entry(edition, "rb")] * 3)) == [by(edition, "apxc.03", "merc.03")]
    twice = with_units(army, replace(connected, card=replace(connected.card, name="Twin", points=1)))
    assert rules(with_units(twice, *[entry(edition, "rb")] * 3)) == [by(edition, "apxc.03", "merc.03")]
    assert rules(with_units(army, entry(edition, "aw"))) == [
        by(edition, "army.06", "army.05"),
        by(edition, "apxc.03", "merc.03"),
    ]


@pytest.mark.rule("legion26:apxc.04", "legion23:merc.04")
@both
def test_an_army_is_not_made_of_mercenaries_alone(edition: str) -> None:
    army = replace(small(edition), entries=(entry(edition, "ra"),))
    assert by(edition, "apxc.04", "merc.04") in rules(army)
    assert by(edition, "apxc.04", "merc.04") not in rules(with_units(army, entry(edition, "ay")))


@pytest.mark.rule("legion26:army.11", "legion23:merc.04")
@both
def test_an_army_of_mercenaries_needs_a_battle_force(edition: str) -> None:
    army = armies.random(edition, Rng(1), "mercenary")
    assert rules(army) == []
    assert by(edition, "army.11", "merc.04") in rules(replace(army, battle_force=""))


@pytest.mark.rule("legion26:upgrade.15", "legion23:upgrade.13")
@both
def test_bullets_count_over_units_and_upgrades(edition: str) -> None:
    army = with_units(small(edition), entry(edition, "at"))
    assert rules(army) == []
    other = replace(cards.units(edition)["ay"], name="Darth Vader", unique=True, rank="operative")
    assert rules(with_units(army, Entry(other))) == [by(edition, "upgrade.15", "upgrade.13")]
    named = replace(cards.upgrades(edition)["ex"], name="Darth Vader", unique=True)
    squad = Entry(cards.units(edition)["ay"], (named,))
    assert rules(with_units(army, squad)) == [by(edition, "upgrade.15", "upgrade.13")]
    limited = replace(named, name="Rare", unique=False, limited=2)
    squads = [Entry(cards.units(edition)["ay"], (limited,))] * 3
    assert rules(with_units(small(edition), *squads[:2])) == []
    assert rules(with_units(small(edition), *squads)) == [by(edition, "upgrade.15", "upgrade.13")]


@pytest.mark.example("legion26:ex.13", "legion23:ex.16")
@pytest.mark.rule("legion26:upgrade.15", "legion23:upgrade.13")
@both
def test_a_name_with_two_bullets_is_fielded_twice_as_unit_or_as_upgrade(edition: str) -> None:
    troops, gear = cards.units(edition)["ay"], cards.upgrades(edition)["ex"]
    unit = Entry(replace(troops, name="Rare", limited=2))
    squad = Entry(troops, (replace(gear, name="Rare", unique=False, limited=2),))
    for pair in ((unit, unit), (squad, squad), (unit, squad)):
        assert rules(with_units(small(edition), *pair)) == []
    for three in ((unit, unit, unit), (squad, squad, squad), (unit, unit, squad), (unit, squad, squad)):
        assert rules(with_units(small(edition), *three)) == [by(edition, "upgrade.15", "upgrade.13")]


@pytest.mark.rule("legion26:upgrade.15")
def test_a_title_can_be_unique() -> None:
    squad = entry("2026", "my", "mf", "me")
    assert rules(with_units(small("2026"), squad, entry("2026", "mx"))) == []
    named = [reason.message for reason in building.violations(with_units(small("2026"), squad, squad))]
    assert any(dict(message.args)["name"] == "Inferno Squad" for message in named)


@pytest.mark.rule("legion26:kw.detachment-unit-name-type", "legion23:kw.detachment")
@pytest.mark.example("legion26:ex.53", "legion23:ex.52")
@both
def test_each_detachment_needs_a_unit_of_its_own(edition: str) -> None:
    mortar, shore = entry(edition, "ft"), entry(edition, "hg")
    rule = by(edition, "kw.detachment-unit-name-type", "kw.detachment")
    assert rules(with_units(small(edition), mortar)) == [rule]
    assert rules(with_units(small(edition), mortar, shore)) == []
    assert rules(with_units(without(small(edition), 1), mortar, mortar, shore)) == [rule]


@pytest.mark.rule("legion26:kw.detachment-unit-name-type", "legion23:army.06")
@both
def test_a_detachment_counts_to_the_most_only_in_2023(edition: str) -> None:
    shore = [entry(edition, "hg")] * 3
    army = with_units(small(edition), *shore, entry(edition, "ft"))
    assert rules(army) == ([] if edition == "2026" else ["army.06"])


@pytest.mark.rule("legion26:kw.entourage-unit-name", "legion23:kw.entourage")
@both
def test_an_entourage_frees_one_place(edition: str) -> None:
    death = entry(edition, "bd")
    krennic = replace(small(edition), entries=(entry(edition, "av"), *small(edition).entries[1:]))
    krennic = replace(krennic, command_hand=("bl", "ca", "bk", "cb", "bj", "cc", "aa"))
    assert rules(with_units(krennic, *[death] * 4)) == []
    assert rules(with_units(krennic, *[death] * 5)) == [by(edition, "army.08", "army.07")]
    scouts = [entry(edition, "ba")] * 4
    assert rules(with_units(krennic, *scouts)) == [by(edition, "army.08", "army.07")]


@pytest.mark.rule("legion26:kw.associate-unit-name")
def test_an_associate_is_beside_the_most_of_its_rank() -> None:
    army = with_units(small("2026"), entry("2026", "fn"), entry("2026", "nm"))
    sister = entry("2026", "wm")
    assert rules(with_units(army, sister)) == ["army.06"]
    brother = entry("2026", "wl")
    army = with_units(small("2026"), entry("2026", "nm"), brother)
    assert rules(with_units(army, sister)) == []


@pytest.mark.rule("legion26:kw.special-issue-battle-force", "legion23:force.01")
@both
def test_a_special_issue_belongs_to_its_battle_force(edition: str) -> None:
    army = with_units(small(edition), entry(edition, "sr", "ej", "ek"))
    assert rules(army) == [by(edition, "kw.special-issue-battle-force", "force.01")]


@pytest.mark.rule("legion26:apxc.08", "legion23:force.01")
@both
def test_a_battle_force_has_its_own_units_and_ranks(edition: str) -> None:
    force = replace(small(edition), battle_force="Blizzard Force")
    limited = [str(reason.message.id) for reason in building.violations(force)]
    assert limited == ["legion-army-rank-least"] + (["legion-army-unit-most"] if edition == "2026" else [])
    assert set(rules(force)) == {by(edition, "apxc.08", "force.01")}
    assert rules(replace(force, battle_force="")) == []
    snow = [entry(edition, "az") for _ in range(3)]
    force = replace(force, entries=(force.entries[0], *snow, entry(edition, "be")))
    assert rules(force) == []
    outside = rules(with_units(force, entry(edition, "ba")))
    assert outside == (["apxc.08"] if edition == "2026" else ["force.01", "force.01"])
    tank = entry(edition, "bg", "go")
    assert rules(with_units(force, tank)) == []
    assert by(edition, "apxc.08", "force.01") in rules(replace(force, faction="rebels"))


@pytest.mark.rule("legion26:apxc.08")
def test_what_a_battle_force_asks_for() -> None:
    force = Army("empire", (), edition="2026", battle_force="Imperial Remnant")
    officer = entry("2026", "ui")

    def broken(*units: str) -> list[str]:
        army = replace(force, entries=(officer, *(entry("2026", unit) for unit in units)))
        return [str(reason.message.id) for reason in building.violations(army) if reason.rule == "legion26:apxc.08"]

    assert broken("ay", "hg", "ba", "bd") == []
    assert broken("ay", "hg", "ba", "bd", "bd") == []
    assert broken("ay", "hg", "ba", "ba") == ["legion-army-one-of-each"]
    assert broken("ay", "ba", "bd") == ["legion-army-unit-least"]
    assert broken("ay", "ay", "ay", "hg", "ba", "bd") == ["legion-army-unit-most"]
    gang = Army(
        "mercenary", (entry("2026", "Bj"), entry("2026", "Fe"), entry("2026", "Fd")), battle_force="The Ohnaka Gang"
    )
    assert "legion-army-pair" not in [reason.message.id for reason in building.violations(gang)]
    gang = without(gang, 2)
    assert "legion-army-pair" in [reason.message.id for reason in building.violations(gang)]


@pytest.mark.rule("legion26:army.03", "legion23:army.02")
@both
def test_every_army_has_a_side(edition: str) -> None:
    sides = {faction: side(Army(faction, (), edition=edition)) for faction in cards.FACTIONS}
    assert sides == {"empire": "dark", "rebels": "light", "republic": "light", "separatists": "dark"}
    if edition == "2026":
        assert side(Army("mercenary", (), battle_force="Shadow Collective")) == "dark"


@pytest.mark.rule("legion26:hand.06")
def test_the_map_cards_come_with_the_objectives() -> None:
    army = armies.ready_made("2026-empire")
    for id in army.battle_deck[:3]:
        battle = missions.battle_with(objective=cards.battle_cards("2026")[id].name)
        assert battle.mission["objective"] == id
        assert zones.grid(battle) == cards.battle_cards("2026")[id].grid != ()


# Drawn armies that are broken.


def too_dear(army: Army, rng: Rng) -> tuple[Army, str]:
    """One unit costs so much that the army is a few points beyond its limit."""
    place = rng.below(len(army.entries))
    beyond = army.limits.points - mustering.points(army) + 1 + rng.below(50)
    card = army.entries[place].card
    dear = replace(army.entries[place], card=replace(card, points=card.points + beyond))
    return replaced(army, place, dear), by(army.edition, "army.04", "army.03")


def too_many(army: Army, rng: Rng) -> tuple[Army, str]:
    """A unit comes so often that there are more of its rank than any army has."""
    card = replace(rng.choice(army.entries).card, keywords=(), unique=False)
    rank = army.force.units_as.get(card.id, card.rank) if army.force is not None else card.rank
    _, _, _, newer, older = next(row for row in RANKS if row[0] == rank)
    more = with_units(army, *[Entry(card)] * (20 + rng.below(3)))
    return more, by(army.edition, newer, older) if army.force is None else by(army.edition, "apxc.08", "force.01")


def too_few(army: Army, rng: Rng) -> tuple[Army, str]:
    """All corps units are gone."""
    force = army.force.units_as if army.force is not None else {}
    left = tuple(one for one in army.entries if force.get(one.card.id, one.card.rank) != "corps")
    rule = by(army.edition, "army.07", "army.06") if army.force is None else by(army.edition, "apxc.08", "force.01")
    return replace(army, entries=left), rule


def no_icon(army: Army, rng: Rng) -> tuple[Army, str]:
    """A unit has an upgrade for which its bar has no icon."""
    place = rng.below(len(army.entries))
    unit = army.entries[place]
    bar = slots(army, unit)
    known = cards.upgrades(army.edition).values()
    wrong = [card for card in known if card.type not in bar and not card.slots and not card.without_slot]
    return replaced(army, place, replace(unit, upgrades=(*unit.upgrades, rng.choice(wrong)))), "upgrade.02"


def wrong_pips(army: Army, rng: Rng) -> tuple[Army, str]:
    """A card of the hand makes room for one with other pips, or for none."""
    known = cards.command_cards(army.edition)
    place = rng.below(len(army.command_hand))
    gone = known[army.command_hand[place]]
    rest = [id for id in army.command_hand if id != gone.id]
    able = [id for id, card in known.items() if DECKS[army.edition].command_allowed(army, card) is None]
    others = [id for id in able if known[id].pips != gone.pips and id not in rest]
    more = [rng.choice(others)] if others and rng.below(2) else []
    return replace(army, command_hand=(*rest, *more)), "hand.01"


def stranger(army: Army, rng: Rng) -> tuple[Army, str]:
    """A unit of another faction, which nobody can hire, is there."""
    known = cards.units(army.edition).values()
    others = [card for card in known if card.rank and card.faction in cards.FACTIONS and card.faction != army.faction]
    barred = [card for card in others if army.force is None or card.id not in army.force.units]
    rule = by(army.edition, "army.02", "army.01") if army.force is None else by(army.edition, "apxc.08", "force.01")
    return with_units(army, Entry(replace(rng.choice(barred), keywords=()))), rule


def replaced(army: Army, place: int, unit: Entry) -> Army:
    """The army with another unit in a place."""
    return replace(army, entries=(*army.entries[:place], unit, *army.entries[place + 1 :]))


BREAKS = (too_dear, too_many, too_few, no_icon, wrong_pips, stranger)


@both
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), format=st.sampled_from(["standard", "skirmish"]), data=st.data())
def test_a_drawn_army_that_is_broken_is_refused_with_the_rule(
    edition: str, seed: int, format: str, data: st.DataObject
) -> None:
    rng = Rng(seed)
    army = armies.random(edition, rng, data.draw(st.sampled_from(drawing.factions(edition))), format)
    assert rules(army) == []
    for breaking in BREAKS:
        broken, rule = breaking(army, rng)
        assert rule in rules(broken), breaking.__name__


@pytest.mark.parametrize(
    ("message", "english", "spanish"),
    [
        (say("legion-hand-pips", pips=2, count=1, wanted=2), "has 1 card with 2 pips", "tiene 1 carta de 2 puntitos"),
        (say("legion-hand-pips", pips=1, count=0, wanted=2), "has no card with 1 pip", "no tiene ninguna carta de 1"),
        (say("legion-hand-pips", pips=3, count=4, wanted=2), "has 4 cards with 3 pips", "tiene 4 cartas de 3"),
        (
            say("legion-equip-slots", unit="X", type="Force", count=1, room=0),
            "has 1 upgrade of the type Force; its upgrade bar has room for none",
            "tiene 1 mejora de este tipo: Force; en su barra de mejoras no cabe ninguna",
        ),
        (
            say("legion-equip-slots", unit="X", type="Gear", count=3, room=1),
            "has 3 upgrades of the type Gear; its upgrade bar has room for 1",
            "tiene 3 mejoras de este tipo: Gear; en su barra de mejoras cabe 1",
        ),
        (
            say("legion-hand-contingencies", count=1, most=0),
            "1 contingency is set aside; there may be none",
            "Se ha apartado 1 contingencia; no puede haber ninguna",
        ),
        (
            say("legion-hand-contingencies", count=3, most=2),
            "3 contingencies are set aside; there may be 2 at most",
            "Se han apartado 3 contingencias; puede haber 2 como máximo",
        ),
        (
            say("legion-deck-kind", kind="Objective", count=0, wanted=3),
            "has none of these cards; it must have 3",
            "no tiene ninguna de estas cartas; tiene que tener 3",
        ),
    ],
)
def test_what_is_wrong_is_said_of_one_none_and_several(message: Message, english: str, spanish: str) -> None:
    assert english in words("en").render(message)
    assert spanish in words("es").render(message)
