"""Armies as they are brought to a table, and as settings and records hold them: by the ids of their cards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from tablero.games.legion import cards
from tablero.games.legion.editions import EDITIONS
from tablero.kernel import BadSetup, Json, Message, Rng, say
from tablero.kernel.messages import shown

FOLDER = Path(__file__).parent / "content"
STANDARD = "standard"
SKIRMISH = "skirmish"
FIRST: Mapping[str, tuple[str, str]] = {
    "2026": ("2026-rebels-skirmish", "2026-empire-skirmish"),
    "2023": ("2023-rebels-skirmish", "2023-empire-skirmish"),
}
"""What is played with if nobody says otherwise, by seat: a small game."""
FIRST_STANDARD: Mapping[str, tuple[str, str]] = {
    "2026": ("2026-rebels", "2026-empire"),
    "2023": ("2023-rebels", "2023-empire"),
}
"""And in any other format."""

UNIT = "unit"
COUNTERPART = "counterpart"
"""What a card is that a unit of an army has: one that stands alone, or one that joins another."""

MOST_UNITS = 60
MOST_MINIS = 400
"""Miniatures of an army."""
MOST_CARDS = 40
"""Upgrades of a unit, cards of a hand or a deck."""
LONGEST = 100
"""No name has more letters."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A unit of an army, with its upgrades, and the counterpart that has joined it."""

    card: cards.Unit
    upgrades: tuple[cards.Upgrade, ...] = ()
    counterpart: Entry | None = None
    loadout: tuple[cards.Upgrade, ...] = ()
    """The upgrades set aside for Loadout, in 2023."""

    @property
    def minis(self) -> int:
        """How many miniatures it has with those that its upgrades add, a counterpart left aside."""
        return self.card.minis + sum(card.minis for card in self.upgrades)

    def parts(self) -> Iterator[Entry]:
        """Yield it, and the counterpart."""
        yield self
        if self.counterpart is not None:
            yield self.counterpart


@dataclass(frozen=True, slots=True)
class Army:
    """An army: its units, the command hand and the battle deck, by the ids of their cards."""

    faction: str
    entries: tuple[Entry, ...]
    command_hand: tuple[str, ...] = ()
    battle_deck: tuple[str, ...] = ()
    battle_force: str = ""
    name: str = ""
    edition: str = "2026"
    format: str = STANDARD
    contingencies: tuple[str, ...] = ()
    """Command cards set aside for Contingencies, in 2023."""

    @property
    def force(self) -> cards.BattleForce | None:
        """The battle force that it is built by."""
        return cards.battle_forces(self.edition)[self.battle_force] if self.battle_force else None

    @property
    def limits(self) -> cards.Format:
        """The points and ranks of its format."""
        return cards.formats(self.edition)[self.format]


# Writing.


def army_to_json(army: Army) -> Json:
    """Return an army as the setting holds it."""
    told: dict[str, Json] = {"edition": army.edition, "format": army.format, "name": army.name, "faction": army.faction}
    if army.battle_force:
        told["battle_force"] = army.battle_force
    told["units"] = [_entry_to_json(entry) for entry in army.entries]
    told["commands"] = list(army.command_hand)
    if army.contingencies:
        told["contingencies"] = list(army.contingencies)
    told["battle_deck"] = list(army.battle_deck)
    return told


def _entry_to_json(entry: Entry) -> Json:
    told: dict[str, Json] = {"unit": entry.card.id}
    if entry.upgrades:
        told["upgrades"] = [card.id for card in entry.upgrades]
    if entry.loadout:
        told["loadout"] = [card.id for card in entry.loadout]
    if entry.counterpart is not None:
        told["counterpart"] = _entry_to_json(entry.counterpart)
    return told


# Reading.

_T = TypeVar("_T")


class _Given:
    """A value and its place, as `armies[0].units[2].unit`."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: str) -> None:
        self.value = value
        self.place = place

    def refuse(self, expected: Message) -> NoReturn:
        raise BadSetup(self.place, expected)

    def fields(self, needed: Sequence[str], others: Sequence[str] = ()) -> dict[str, _Given]:
        if not isinstance(self.value, dict):
            self.refuse(say("legion-json-object", given=shown(self.value)))
        for name in self.value:
            if name not in needed and name not in others:
                known = ", ".join((*needed, *others))
                _Given(None, f"{self.place}.{str(name)[:LONGEST]}").refuse(say("legion-json-fields", fields=known))
        for name in needed:
            if name not in self.value:
                self.refuse(say("legion-json-missing", field=name))
        return {name: _Given(value, f"{self.place}.{name}") for name, value in self.value.items()}

    def items(self, most: int, least: int = 0) -> list[_Given]:
        if not isinstance(self.value, list | tuple) or not least <= len(self.value) <= most:
            self.refuse(say("legion-json-list", least=least, most=most))
        return [_Given(value, f"{self.place}[{number}]") for number, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or len(self.value) > LONGEST or not self.value.isprintable():
            self.refuse(say("legion-json-text", most=LONGEST, given=shown(self.value)))
        return self.value

    def one_of(self, known: Mapping[str, _T]) -> _T:
        if not isinstance(self.value, str) or self.value not in known:
            self.refuse(say("legion-json-card", given=shown(self.value)))
        return known[self.value]

    def word(self, known: Sequence[str]) -> str:
        if self.value not in known:
            self.refuse(say("legion-json-word", words=", ".join(known), given=shown(self.value)))
        return str(self.value)


def army_of(value: Any, place: str) -> Army:
    """Return the army that a name or plain JSON stands for; raise `BadSetup` naming what is wrong, and where."""
    if isinstance(value, str):
        if value not in names():
            raise BadSetup(place, say("legion-army-no-such", name=value[:LONGEST], names=", ".join(names())))
        return ready_made(value)
    needed = ("edition", "format", "name", "faction", "units", "commands", "battle_deck")
    fields = _Given(value, place).fields(needed, ("battle_force", "contingencies"))
    edition = fields["edition"].word(tuple(EDITIONS))
    force = fields["battle_force"].one_of(cards.battle_forces(edition)).name if "battle_force" in fields else ""
    army = Army(
        edition=edition,
        format=fields["format"].word(tuple(cards.formats(edition))),
        name=fields["name"].text(),
        faction=fields["faction"].word((*cards.FACTIONS, *_BY_FORCE)),
        battle_force=force,
        entries=tuple(_entry(one, edition) for one in fields["units"].items(MOST_UNITS, 1)),
        command_hand=_ids(fields["commands"], cards.command_cards(edition)),
        contingencies=_ids(fields["contingencies"], cards.command_cards(edition)) if "contingencies" in fields else (),
        battle_deck=_ids(fields["battle_deck"], cards.battle_cards(edition)),
    )
    if (count := sum(part.minis for entry in army.entries for part in entry.parts())) > MOST_MINIS:
        fields["units"].refuse(say("legion-json-minis", count=count, most=MOST_MINIS))
    return army


_BY_FORCE = ("mercenary", "mandalorians")
"""The factions of armies that only a battle force makes."""


def _entry(given: _Given, edition: str, kind: str = UNIT) -> Entry:
    """Return a unit, or a counterpart that has joined one: whatever the format, neither stands in the place of the other."""
    fields = given.fields(
        ("unit",), ("upgrades", "loadout", "counterpart") if kind == UNIT else ("upgrades", "loadout")
    )
    known = cards.upgrades(edition)
    entry = Entry(
        card=fields["unit"].one_of(cards.units(edition)),
        upgrades=tuple(one.one_of(known) for one in fields["upgrades"].items(MOST_CARDS))
        if "upgrades" in fields
        else (),
        loadout=tuple(one.one_of(known) for one in fields["loadout"].items(MOST_CARDS)) if "loadout" in fields else (),
        counterpart=_entry(fields["counterpart"], edition, COUNTERPART) if "counterpart" in fields else None,
    )
    if entry.card.kind != kind:
        rule = EDITIONS[edition].rule("legion26:kw.counterpart", "legion23:kw.counterpart")
        told = "legion-equip-counterpart-alone" if kind == UNIT else "legion-equip-no-counterpart"
        raise BadSetup(given.place, say(told, unit=entry.card.full_name), rule)
    if not entry.minis:
        given.refuse(say("legion-json-nobody", unit=entry.card.full_name))
    return entry


def _ids(given: _Given, known: Mapping[str, object]) -> tuple[str, ...]:
    found = given.items(MOST_CARDS)
    for one in found:
        one.one_of(known)
    return tuple(str(one.value) for one in found)


# Ready-made armies, and those of the settings.


@cache
def names(edition: str | None = None) -> tuple[str, ...]:
    """Return the names of the ready-made armies, of one edition or of all."""
    pattern = f"{edition or '*'}/armies/*.json"
    return tuple(sorted(f"{path.parents[1].name}-{path.stem}" for path in FOLDER.glob(pattern)))


@cache
def ready_made(name: str) -> Army:
    """Return a ready-made army."""
    edition, _, file = name.partition("-")
    return army_of(json.loads((FOLDER / edition / "armies" / f"{file}.json").read_text(encoding="utf-8")), name)


def ready(edition: str) -> tuple[Army, ...]:
    """Return the ready-made armies of an edition."""
    return tuple(ready_made(name) for name in names(edition))


def random(edition: str, rng: Rng, faction: str | None = None, format: str = STANDARD) -> Army:
    """Return a legal army drawn at random: see `drawing`."""
    from tablero.games.legion.drawing import drawn

    return drawn(edition, rng, faction, format)


def armies_of(settings: Mapping[str, Any], seats: int = 2) -> tuple[Army, ...]:
    """Return each seat's army by the setting; a seat that brings none gets a ready-made one of the edition."""
    value, edition = settings["armies"], settings["edition"]
    if not isinstance(value, list | tuple) or len(value) not in (0, seats):
        raise BadSetup("armies", say("legion-setup-armies", seats=seats))
    small = settings.get("format", SKIRMISH) == SKIRMISH
    first = (FIRST if small else FIRST_STANDARD)[edition]
    found = []
    for seat, one in enumerate(value or [None] * seats):
        place = f"armies[{seat}]"
        army = army_of(first[seat % len(first)] if one is None else one, place)
        if army.edition != edition:
            raise BadSetup(place, say("legion-setup-edition", edition=edition, given=army.edition))
        found.append(army)
    return tuple(found)
