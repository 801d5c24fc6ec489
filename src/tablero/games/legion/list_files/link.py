"""Links to lists of Legion HQ: every card by two letters. Links with a limit of points are of 2026, those without of 2023."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from urllib.parse import unquote

from tablero.games.legion import cards
from tablero.games.legion.armies import MOST_UNITS, SKIRMISH, STANDARD, Army, Entry
from tablero.games.legion.decks import DECKS, STANDING_ORDERS
from tablero.games.legion.equipping import in_order, slots
from tablero.games.legion.list_files.resolving import FORCE_OF
from tablero.kernel import say
from tablero.lists import BadList, CantWrite, Problem

HOST = "https://legionhq2.com"
FACTIONS = ("rebels", "empire", "republic", "separatists", "mandalorians", "mercenary")
EMPTY = "0"
"""An icon of the upgrade bar without a card."""
HAND = 6
"""The places of the command hand that older links always have."""
MOST = 9
"""Of equal units in one segment: the number has one digit."""

_LINK = re.compile(r"(?:https?://)?(?:www\.)?[\w.-]+/list/(?P<faction>\w+)/(?P<list>\S+)")
_UNIT = re.compile(r"(?P<count>\d)(?P<id>\w\w)(?P<rest>\w*)")
_OLD_COUNTERPARTS = ("1lw", "1ji", "1jj")
"""How links once told of counterparts: the list builder itself leaves them out."""


def find(text: str) -> str | None:
    """Return the link in a text that is nothing else."""
    words = text.split()
    return words[0] if len(words) == 1 and _LINK.fullmatch(words[0]) else None


def read(link: str) -> Army:
    """Return the army of a link; raise `BadList` naming the segments that can't be read."""
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise BadList([Problem("", "told", say("legion-list-no-link"))])
    parts = unquote(found["list"]).split(":")
    points = int(parts[0]) if len(parts) > 1 and parts[0].isdecimal() and len(parts[0]) < 6 else None
    edition = "2023" if points is None else "2026"
    return _Link(edition, found["faction"], parts[1:-1] if points is not None else parts[:-1], points, parts[-1]).army()


class _Link:
    """A link that is being read."""

    def __init__(self, edition: str, faction: str, force: list[str], points: int | None, written: str) -> None:
        self.edition = edition
        self.faction = faction
        self.force = force
        self.points = points
        self.segments = written.split(",")
        self.problems: list[Problem] = []

    def army(self) -> Army:
        if self.faction not in FACTIONS:
            self._trouble("", "legion-list-no-faction", name=self.faction, names=", ".join(FACTIONS))
        army = Army(self.faction, (), edition=self.edition, format=self._format(), battle_force=self._force())
        numbered = [(number, one) for number, one in enumerate(self.segments, 1) if one not in _OLD_COUNTERPARTS]
        units = [(number, segment) for number, segment in numbered if len(segment) > 2]
        others = [(number, segment) for number, segment in numbered if len(segment) <= 2]
        entries = [entry for number, segment in units for entry in self._units(number, segment)]
        if len(entries) > MOST_UNITS:
            raise BadList([Problem("", "too-many", str(MOST_UNITS))])
        if not units:
            self._trouble("", "legion-list-no-units")
        last = max((number for number, _ in units), default=0)
        hand, aside, deck = self._cards(
            [(number, id) for number, id in others if id or (self.points is None and number > last)]
        )
        if self.problems:
            raise BadList(self.problems)
        army = replace(army, entries=tuple(in_order(army, entry) for entry in entries), battle_deck=tuple(deck))
        if any(cards.battle_cards(self.edition)[id].format == SKIRMISH for id in deck) and self.points is None:
            army = replace(army, format=SKIRMISH)
        standing = [STANDING_ORDERS] if hand else []
        return replace(army, command_hand=(*hand, *standing), contingencies=tuple(aside))

    def _trouble(self, place: str, id: str, **args: str) -> None:
        self.problems.append(Problem(place, "told", say(id, **args)))

    def _format(self) -> str:
        formats = cards.formats(self.edition)
        found = next((name for name, one in formats.items() if one.points == self.points), "")
        if self.points is not None and not found:
            limits = ", ".join(str(one.points) for one in formats.values())
            self._trouble("", "legion-list-no-limit", name=str(self.points), names=limits)
        return found or STANDARD

    def _force(self) -> str:
        forces = cards.battle_forces(self.edition)
        if not self.force:
            default = FORCE_OF.get(self.faction, "")
            return default if default in forces else ""
        for force in forces.values():
            if self.force == [force.id]:
                return force.name
        self._trouble("", "legion-list-no-force", name=":".join(self.force))
        return ""

    def _units(self, number: int, segment: str) -> Iterator[Entry]:
        place = _place(number, segment)
        written, plus, joined = segment.partition("+")
        count, entry = self._unit(place, written)
        if entry is None:
            return
        if plus:
            _, counterpart = self._unit(place, joined)
            entry = replace(entry, counterpart=counterpart)
        yield from [entry] * count

    def _unit(self, place: str, written: str) -> tuple[int, Entry | None]:
        main, _, aside = written.partition("_")
        found = _UNIT.fullmatch(main)
        if found is None or found["count"] == "0":
            self._trouble(place, "legion-list-segment", name=written)
            return 0, None
        card = cards.units(self.edition).get(found["id"])
        if card is None:
            self._trouble(place, "legion-list-no-id", name=found["id"])
        upgrades, loadout = self._upgrades(place, found["rest"]), self._upgrades(place, aside)
        return int(found["count"]), None if card is None else Entry(card, upgrades, loadout=loadout)

    def _upgrades(self, place: str, written: str) -> tuple[cards.Upgrade, ...]:
        found = []
        while written:
            if written[0] == EMPTY:
                written = written[1:]
                continue
            id, written = written[:2], written[2:]
            card = cards.upgrades(self.edition).get(id)
            if card is None:
                self._trouble(place, "legion-list-no-id", name=id)
            else:
                found.append(card)
        return tuple(found)

    def _cards(self, segments: list[tuple[int, str]]) -> tuple[list[str], list[str], list[str]]:
        """Return the command hand, the cards set aside behind its places, which may be empty, and the battle cards."""
        hand: list[str] = []
        aside: list[str] = []
        deck: list[str] = []
        for place, (number, id) in enumerate(segments):
            if id in cards.command_cards(self.edition):
                (hand if place < HAND else aside).append(id)
            elif id in cards.battle_cards(self.edition):
                deck.append(id)
            elif id:
                self._trouble(_place(number, id), "legion-list-no-id", name=id)
        kinds = list(DECKS[self.edition].battle_deck)
        return hand, aside, sorted(deck, key=lambda id: kinds.index(cards.battle_cards(self.edition)[id].kind))


def _place(number: int, segment: str) -> str:
    return f"[{number}] {segment}"


# Writing.


def write(army: Army) -> str:
    """Return the link of an army."""
    if army.edition == "2023":
        return _older(army)
    force = army.force
    parts = [str(army.limits.points), *([force.id] if force is not None else [])]
    hand = [id for id in army.command_hand if id != STANDING_ORDERS]
    segments = [*_segments(army), *hand, *army.battle_deck]
    return f"{HOST}/list/{army.faction}/{':'.join(parts)}:{','.join(segments)}"


def _older(army: Army) -> str:
    skirmish = any(cards.battle_cards("2023")[id].format == SKIRMISH for id in army.battle_deck)
    if army.format != (SKIRMISH if skirmish else STANDARD):
        raise CantWrite(say("legion-list-link-format"))
    force = army.force
    hand = [id for id in army.command_hand if id != STANDING_ORDERS]
    if len(hand) > HAND:
        raise CantWrite(say("legion-list-link-hand"))
    places = [*hand, *[""] * (HAND - len(hand))]
    segments = ",".join([*_segments(army), *places, *army.contingencies, *army.battle_deck])
    return f"{HOST}/list/{army.faction}/{force.id + ':' if force is not None else ''}{segments}"


def _segments(army: Army) -> Iterator[str]:
    for segment, same in groupby(_unit_of(army, entry) for entry in army.entries):
        left = len(list(same))
        most = 1 if "+" in segment else MOST
        while left:
            yield f"{min(left, most)}{segment}"
            left -= min(left, most)


def _unit_of(army: Army, entry: Entry) -> str:
    written = entry.card.id + _bar(army, entry, entry.upgrades)
    if entry.loadout:
        written += "_" + _bar(army, entry, entry.loadout)
    if entry.counterpart is not None:
        written += f"+1{_unit_of(army, entry.counterpart)}"
    return written


def _bar(army: Army, entry: Entry, upgrades: tuple[cards.Upgrade, ...]) -> str:
    left = list(upgrades)
    written = ""
    for type in slots(army, entry):
        card = next((card for card in left if card.type == type), None)
        if card is None:
            written += EMPTY
        else:
            left.remove(card)
            written += card.id
    return written + "".join(card.id for card in left)
