"""Upgrades in army building: which a unit may have, which it must have, and what a unit is with them.

A counterpart's card has an upgrade bar of its own, so it is equipped like a unit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from tablero.games.legion import cards
from tablero.games.legion.armies import COUNTERPART, Army, Entry
from tablero.games.legion.editions import EDITIONS, Edition
from tablero.games.legion.matching import SIDES, Candidate, meets
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, because

HEAVY_WEAPON: Final = "heavy weapon"
PROGRAMMING: Final = "programming"


def has(entry: Entry, keyword: str) -> bool:
    """Tell whether a unit has a keyword, by its card or by an upgrade."""
    return any(one.name == keyword for one in keywords(entry))


def keywords(entry: Entry) -> Iterator[cards.Keyword]:
    """Yield the keywords of a unit's card and of its upgrades."""
    removed = {name for card in entry.upgrades for name in card.removes}
    for keyword in (*entry.card.keywords, *(one for card in entry.upgrades for one in card.keywords)):
        if keyword.name not in removed:
            yield keyword


def affiliation(entry: Entry) -> str:
    """Return the affiliation of a unit: an upgrade's before its own."""
    return next((card.affiliation for card in entry.upgrades if card.affiliation), entry.card.affiliation)


def side(army: Army) -> str:
    """Return the side of an army: its battle force's, where that states one (legion26:army.03, legion23:army.02)."""
    if army.force is not None and army.force.side:
        return army.force.side
    return SIDES.get(army.faction, "")


def slots(army: Army, entry: Entry) -> tuple[str, ...]:
    """Return the icons of a unit's upgrade bar, with those that its cards and its battle force add."""
    granted = (slot for card in entry.upgrades for slot in card.slots)  # legion26:upgrade.21, legion23:upgrade.14
    extra = army.force.extra_slots.get(entry.card.id, ()) if army.force is not None else ()
    return (*entry.card.upgrade_slots, *extra, *granted)


def in_order(army: Army, entry: Entry) -> Entry:
    """Return a unit with its upgrades in the order of its upgrade bar, as list builders write them."""
    bar = list(dict.fromkeys(slots(army, entry)))
    places = {type: place for place, type in enumerate(bar)}
    ordered = tuple(sorted(entry.upgrades, key=lambda card: places.get(card.type, len(bar))))
    counterpart = None if entry.counterpart is None else in_order(army, entry.counterpart)
    return replace(entry, upgrades=ordered, counterpart=counterpart)


def cost(army: Army, card: cards.Upgrade, unit: cards.Unit) -> int:
    """Return the points of an upgrade on a unit; they are printed once for both sides of a card that has two."""
    more = card.surcharge
    if more is None:
        return card.points
    with_unit = any(entry.card.name == more.with_unit for entry in army.entries)
    return card.points + (more.points if with_unit or more.rank == unit.rank else 0)


class Equipping:
    """The rules of equipping units."""

    edition: Edition = EDITIONS["2026"]

    def violations(self, army: Army) -> Iterator[Reason]:
        """Yield everything that is wrong with the upgrades of an army."""
        for entry in army.entries:
            for part in entry.parts():  # legion26:kw.counterpart.2, legion23:kw.counterpart.2
                yield from self._bar(army, part)
                yield from self._restrictions(army, part)
                yield from self._must(part)
                yield from self.set_aside(army, part)
            yield from self._counterpart(entry)

    def both_sides(self, unit: cards.Unit) -> bool:
        """Tell whether a unit may have cards of the light and of the dark side; none may in this edition."""
        return False

    def set_aside(self, army: Army, entry: Entry) -> Iterator[Reason]:
        """Yield what is wrong with upgrades that are set aside; there is no Loadout in this edition."""
        if entry.loadout:
            yield because("legion26:upgrade.02", "legion-equip-loadout", unit=entry.card.full_name)

    def allowed(self, army: Army, entry: Entry, card: cards.Upgrade) -> Reason | None:
        """Return why a unit may not have an upgrade, whatever else it has."""
        rule = self.edition.rule("legion26:upgrade.04", "legion23:upgrade.04")
        named = {"unit": entry.card.full_name, "upgrade": card.full_name}
        if card.requirements is not None and not meets(card.requirements, self._candidate(army, entry)):
            return because(rule, "legion-equip-restricted", **named)
        if card.faction and card.faction not in (army.faction, entry.card.faction):
            return because(rule, "legion-equip-restricted", **named)
        force = army.force
        if force is not None and card.unique and card.id not in force.unique_upgrades:
            rule = self.edition.rule("legion26:apxc.08", "legion23:force.01")
            return because(rule, "legion-equip-not-in-force", **named, force=force.name)
        if force is not None and card.id in force.barred_upgrades:
            rule = self.edition.rule("legion26:apxc.08", "legion23:force.01")
            return because(rule, "legion-equip-not-in-force", **named, force=force.name)
        return None

    def _candidate(self, army: Army, entry: Entry) -> Candidate:
        return Candidate(
            entry.card,
            affiliation(entry),
            side(army),
            slots(army, entry),
            [keyword.name for keyword in keywords(entry)],
            self.both_sides(entry.card),
        )

    def _bar(self, army: Army, entry: Entry) -> Iterator[Reason]:
        """Yield what doesn't fit on the upgrade bar: one card for each icon, and none twice."""
        unit = entry.card.full_name
        counted = [card for card in entry.upgrades if not card.without_slot or card.without_slot != entry.card.name]
        room = Counter(slots(army, entry))
        for type, count in Counter(card.type for card in counted).items():
            if count > room[type]:
                rule = self.edition.rule("legion26:upgrade.02", "legion23:upgrade.02")
                yield because(rule, "legion-equip-slots", unit=unit, type=type_name(type), count=count, room=room[type])
        for id, count in Counter(card.id for card in entry.upgrades).items():
            if count > 1:
                rule = self.edition.rule("legion26:upgrade.03", "legion23:upgrade.03")
                name = cards.upgrades(army.edition)[id].full_name
                yield because(rule, "legion-equip-twice", unit=unit, upgrade=name)
        leaders = [card.name for card in entry.upgrades if any(one.name == "leader" for one in card.keywords)]
        if len(leaders) > 1:
            rule = self.edition.rule("legion26:cardkw.leader.3", "legion23:cardkw.leader.3")
            yield because(rule, "legion-equip-leaders", unit=unit, names=", ".join(leaders))

    def _restrictions(self, army: Army, entry: Entry) -> Iterator[Reason]:
        for card in entry.upgrades:
            if (reason := self.allowed(army, entry, card)) is not None:
                yield reason

    def _must(self, entry: Entry) -> Iterator[Reason]:
        """Yield the upgrades that a unit lacks though it must have them."""
        unit = entry.card.full_name
        known = cards.upgrades(self.edition.name)
        types = Counter(card.type for card in entry.upgrades)
        equip = self.edition.rule("legion26:kw.equip", "legion23:kw.equip")
        for id in entry.card.must_equip:
            if all(card.id != id for card in entry.upgrades):
                yield because(equip, "legion-equip-must", unit=unit, upgrade=known[id].full_name)
        for type in entry.card.must_fill:
            if not types[type]:
                yield because(equip, "legion-equip-must-fill", unit=unit, type=type_name(type))
        yield from self._must_by_keywords(entry, types)
        for card in entry.upgrades:
            for type in card.slots if card.must_fill else ():
                if not types[type]:
                    rule = self.edition.rule("legion26:upgrade.04", "legion23:upgrade.04")
                    yield because(rule, "legion-equip-must-fill", unit=unit, type=type_name(type))

    def _must_by_keywords(self, entry: Entry, types: Counter[str]) -> Iterator[Reason]:
        unit, heavy = entry.card.full_name, type_name(HEAVY_WEAPON)
        if has(entry, "heavy-weapon-team") and not types[HEAVY_WEAPON]:
            rule = self.edition.rule("legion26:kw.heavy-weapon-team", "legion23:kw.heavy-weapon-team")
            yield because(rule, "legion-equip-must-fill", unit=unit, type=heavy)
        for keyword in keywords(entry):
            count = keyword.value or 0
            if keyword.name == "flexible-response" and types[HEAVY_WEAPON] < count:
                rule = "legion26:kw.flexible-response-x"
                yield because(rule, "legion-equip-must-have", unit=unit, type=heavy, count=count)
        if has(entry, "programmed") and not types[PROGRAMMING]:
            rule = self.edition.rule("legion26:kw.programmed", "legion23:kw.programmed")
            yield because(rule, "legion-equip-must-fill", unit=unit, type=type_name(PROGRAMMING))

    def _counterpart(self, entry: Entry) -> Iterator[Reason]:
        rule = self.edition.rule("legion26:kw.counterpart", "legion23:kw.counterpart")
        given = entry.counterpart
        if entry.card.kind == COUNTERPART:
            yield because(rule, "legion-equip-counterpart-alone", unit=entry.card.full_name)
        if given is not None and given.counterpart is not None:
            further = {"unit": given.card.full_name, "counterpart": given.counterpart.card.full_name}
            yield because(rule, "legion-equip-counterpart", **further)
        if given is None:
            if entry.card.counterpart_included:
                yield because(rule, "legion-equip-counterpart-missing", unit=entry.card.full_name)
        elif given.card.id not in joining(entry):
            yield because(rule, "legion-equip-counterpart", unit=entry.card.full_name, counterpart=given.card.full_name)


class Equipping2023(Equipping):
    """The rules of equipping units in 2023."""

    edition = EDITIONS["2023"]

    def both_sides(self, unit: cards.Unit) -> bool:
        """Tell whether a unit may have cards of both sides: one that is tempted may."""
        return any(keyword.name == "tempted" for keyword in unit.keywords)  # legion23:kw.tempted

    def set_aside(self, army: Army, entry: Entry) -> Iterator[Reason]:
        """Yield what is wrong with the upgrades set aside for Loadout."""
        unit = entry.card.full_name
        if entry.loadout and not self._may_set_aside(army, entry):
            yield because("legion23:kw.loadout", "legion-equip-loadout", unit=unit)
            return
        free = list(entry.upgrades)
        for card in entry.loadout:
            swapped = next((one for one in free if one.type == card.type and one.points >= card.points), None)
            if swapped is None:
                yield because("legion23:kw.loadout", "legion-equip-loadout-swap", unit=unit, upgrade=card.full_name)
            else:
                free.remove(swapped)
            if card.name in (one.name for one in entry.upgrades):
                yield because("legion23:kw.loadout.2", "legion-equip-twice", unit=unit, upgrade=card.full_name)
            if (reason := self.allowed(army, entry, card)) is not None:
                yield reason

    def _may_set_aside(self, army: Army, entry: Entry) -> bool:
        """Tell whether a unit has Loadout; a counterpart has it with the unit that it has joined."""
        joined = [one for one in army.entries if entry in one.parts()]
        return any(has(one, "loadout") for one in joined)  # legion23:kw.loadout, legion23:kw.loadout.3


def joining(entry: Entry) -> Sequence[str]:
    """Return the ids of the counterparts that may join a unit; some only with an upgrade."""
    by_card = [card.counterpart for card in entry.upgrades if card.counterpart]
    needs_card = any(
        card.counterpart == entry.card.counterpart for card in _all_upgrades(entry) if _for(card, entry.card)
    )
    own = [entry.card.counterpart] if entry.card.counterpart and not needs_card else []
    return [*own, *by_card]


def _all_upgrades(entry: Entry) -> Iterator[cards.Upgrade]:
    return (card for card in cards.upgrades(entry.card.edition).values() if card.counterpart)


def _for(card: cards.Upgrade, unit: cards.Unit) -> bool:
    return card.requirements is not None and card.requirements.name == unit.name


def type_name(type: str) -> Message:
    """Return what a type of upgrades is called."""
    return say(f"legion-upgrade-type-{type.replace(' ', '-')}")


EQUIPPING: Final = {rules.edition.name: rules for rules in (Equipping(), Equipping2023())}
