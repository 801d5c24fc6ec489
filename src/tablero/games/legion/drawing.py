"""Armies drawn at random, legal by all the rules of building: for simulations, bots and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from tablero.games.legion import cards
from tablero.games.legion.armies import SKIRMISH, STANDARD, Army, Entry
from tablero.games.legion.building import violations
from tablero.games.legion.decks import DECKS, PIPS, STANDING_ORDERS, contingencies
from tablero.games.legion.equipping import EQUIPPING, HEAVY_WEAPON, PROGRAMMING, in_order, slots
from tablero.games.legion.mustering import MUSTERING, points, rank
from tablero.kernel import Rng

STILL_WANTING: Final = frozenset(
    {
        "legion-army-empty",
        "legion-army-rank-least",
        "legion-army-at-least",
        "legion-army-one-of-each",
        "legion-army-all-mercenaries",
        "legion-army-unit-least",
        "legion-hand-pips",
        "legion-deck-kind",
    }
)
"""What is wrong with an army only as long as it is not complete."""
TRIES: Final = 60
"""Additions that are tried for an army; and armies that are tried."""
NO_FORCE: Final = ""


class NothingDrawn(ValueError):
    """No legal army was found; with the cards of the project that is a fault of the drawing."""


def drawn(edition: str, rng: Rng, faction: str | None = None, format: str = STANDARD) -> Army:
    """Return a legal army of a faction, or of any, drawn at random; battle forces are drawn too.

    >>> from tablero.games.legion import building
    >>> building.violations(drawn("2026", Rng(5), "rebels"))
    ()
    """
    for _ in range(TRIES):
        chosen = faction or rng.choice(factions(edition))
        army = _drawn_once(edition, rng, chosen, format)
        if not violations(army):
            return army
    raise NothingDrawn(f"no legal army of {faction} in {edition}, {format}")


def factions(edition: str) -> tuple[str, ...]:
    """Return the factions that armies of an edition are of."""
    others = dict.fromkeys(force.faction for force in cards.battle_forces(edition).values())
    return tuple(dict.fromkeys((*cards.FACTIONS, *others)))


def completed(army: Army, rng: Rng) -> Army:
    """Return an army with a command hand and a battle deck drawn for it, where it has none."""
    hand = army.command_hand or _hand(army, rng)
    army = replace(army, command_hand=hand)
    aside = army.contingencies or tuple(_contingencies(army, rng))
    return replace(army, contingencies=aside, battle_deck=army.battle_deck or _battle_deck(army, rng))


def _drawn_once(edition: str, rng: Rng, faction: str, format: str) -> Army:
    army = Army(faction, (), edition=edition, format=format, battle_force=_force(edition, rng, faction))
    able = _units(army)
    for name, (least, _) in MUSTERING[edition].rank_limits(army).ranks.items():
        own = [card for card in able if MUSTERING[edition].counts_for_minimum(army, Entry(card))]
        of_rank = [card for card in own if _rank(army, card) == name]
        for _ in range(least * 4):
            counted = sum(rank(army, entry) == name for entry in army.entries)
            if counted < least and of_rank:
                army = _with(army, rng.choice(of_rank), rng, plain=format == SKIRMISH)
    for _ in range(TRIES // 2 if able else 0):
        if points(army) < army.limits.points - 20:
            army = _with(army, rng.choice(able), rng, plain=False)
    army = replace(army, entries=tuple(in_order(army, entry) for entry in army.entries))
    return completed(army, rng)


def _force(edition: str, rng: Rng, faction: str) -> str:
    forces = [force.name for force in cards.battle_forces(edition).values() if force.faction == faction]
    free = [NO_FORCE] * (2 * len(forces) + 1) if faction in cards.FACTIONS else []
    return rng.choice([*free, *forces])


def _units(army: Army) -> list[cards.Unit]:
    """Return the unit cards that an army may have; those whose values nobody knows yet are left out."""
    known = [card for card in cards.units(army.edition).values() if card.kind == "unit" and card.points and card.wounds]
    if army.force is not None:
        return [card for card in known if card.id in army.force.units]
    own = [card for card in known if card.faction == army.faction or army.faction in card.mercenary_for]
    return [card for card in own if not card.battle_force]


def _rank(army: Army, card: cards.Unit) -> str:
    return rank(army, Entry(card))


def _with(army: Army, card: cards.Unit, rng: Rng, plain: bool) -> Army:
    """Return the army with one more unit, drawn upgrades and all; without it, if the rules won't have it."""
    more = replace(army, entries=(*army.entries, drawn_entry(army, card, rng, plain)))
    return more if _growing(more) else army


def drawn_entry(army: Army, card: cards.Unit, rng: Rng, plain: bool) -> Entry:
    """Return a unit for an army with drawn upgrades, and its counterpart where it has one, always or sometimes."""
    entry = _equipped(army, Entry(card), rng, plain)
    if entry.card.counterpart and (entry.card.counterpart_included or not rng.below(2)):
        counterpart = Entry(cards.units(army.edition)[entry.card.counterpart])
        entry = replace(entry, counterpart=_equipped(army, counterpart, rng, plain))
    return entry


def _growing(army: Army) -> bool:
    """Tell whether nothing is wrong with an army but that it isn't complete."""
    return all(reason.message.id in STILL_WANTING for reason in violations(army))


def _equipped(army: Army, entry: Entry, rng: Rng, plain: bool) -> Entry:
    """Return a unit with the upgrades it must have, and some that it may."""
    known = cards.upgrades(army.edition)
    for id in entry.card.must_equip:
        entry = replace(entry, upgrades=(*entry.upgrades, known[id]))
    for type in (*entry.card.must_fill, *_needed(entry.card)):
        if type in _free(army, entry):
            entry = _with_upgrade(army, entry, type, rng)
    for _ in range(0 if plain else 4):
        if free := list(_free(army, entry)):
            entry = _with_upgrade(army, entry, rng.choice(free), rng) if not rng.below(2) else entry
    for card in entry.upgrades:
        for type in card.slots if card.must_fill else ():
            entry = _with_upgrade(army, entry, type, rng)
    return entry


def _needed(card: cards.Unit) -> Iterator[str]:
    """Yield the types of the upgrades that a unit's keywords demand, as often as they do, or that bring all who fight in it."""
    if not card.minis and not card.must_equip:
        yield from [type for type in card.upgrade_slots if type == HEAVY_WEAPON]
    for keyword in card.keywords:
        if keyword.name == "heavy-weapon-team" and not card.must_equip:
            yield HEAVY_WEAPON
        elif keyword.name == "flexible-response":
            yield from [HEAVY_WEAPON] * (keyword.value or 0)
        elif keyword.name == "programmed":
            yield PROGRAMMING


def _free(army: Army, entry: Entry) -> Iterator[str]:
    taken = [card.type for card in entry.upgrades]
    for type in slots(army, entry):
        if type in taken:
            taken.remove(type)
        else:
            yield type


def _with_upgrade(army: Army, entry: Entry, type: str, rng: Rng) -> Entry:
    rules = EQUIPPING[army.edition]
    able = [
        card
        for card in cards.upgrades(army.edition).values()
        if card.type == type and card not in entry.upgrades and rules.allowed(army, entry, card) is None
    ]
    return replace(entry, upgrades=(*entry.upgrades, rng.choice(able))) if able else entry


# Cards.


def _hand(army: Army, rng: Rng) -> tuple[str, ...]:
    able = _commands(army)
    found = [
        id
        for pips, count in PIPS.items()
        if pips < 4
        for id in _some([card for card in able if card.pips == pips], count, rng)
    ]
    return (*found, STANDING_ORDERS)


def _contingencies(army: Army, rng: Rng) -> list[str]:
    most = contingencies(army)
    names = {cards.command_cards(army.edition)[id].name for id in army.command_hand}
    able = [card for card in _commands(army) if card.name not in names and card.pips < 4]
    return _some(able, rng.below(most + 1), rng) if most else []


def _commands(army: Army) -> list[cards.CommandCard]:
    rules = DECKS[army.edition]
    return [card for card in cards.command_cards(army.edition).values() if rules.command_allowed(army, card) is None]


def _battle_deck(army: Army, rng: Rng) -> tuple[str, ...]:
    known = cards.battle_cards(army.edition).values()
    able = [card for card in known if card.format == STANDARD and card.faction in ("", army.faction)]
    able = [card for card in able if card.text != "unknown" and not card.missing] or able
    kinds = DECKS[army.edition].battle_deck.items()
    return tuple(id for kind, count in kinds for id in _some([card for card in able if card.kind == kind], count, rng))


def _some(able: Sequence[cards.CommandCard | cards.BattleCard], count: int, rng: Rng) -> list[str]:
    """Return the ids of so many cards of different names, as far as there are so many."""
    shuffled = list(able)
    rng.shuffle(shuffled)
    by_name = {card.name: card.id for card in shuffled}
    return list(by_name.values())[:count]
