"""The JSON that Legion HQ writes for the mod of Tabletop Simulator, and that Tabletop Admiral writes alike."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from tablero.games.legion import cards
from tablero.games.legion.armies import SKIRMISH, STANDARD, Army, Entry
from tablero.games.legion.decks import STANDING_ORDERS
from tablero.games.legion.list_files import link
from tablero.games.legion.list_files.draft import Draft, DraftUnit, Named
from tablero.games.legion.list_files.resolving import resolve
from tablero.games.legion.mustering import points
from tablero.kernel import say
from tablero.lists import BadList, CantWrite, Problem, Reading

FACTIONS = {
    "rebel": "rebels",
    "rebels": "rebels",
    "empire": "empire",
    "imperial": "empire",
    "republic": "republic",
    "separatist": "separatists",
    "separatists": "separatists",
    "mandalorian": "mandalorians",
    "mandalorians": "mandalorians",
    "mercenary": "mercenary",
    "": "",
}
"""The factions as the file calls them; a file of mercenaries names none."""
SCENARIOS = {"standard": STANDARD, "recon": SKIRMISH, "skirmish": SKIRMISH, "community": STANDARD}
DECKS = ("battlefieldDeck", "battleFieldDeck")
TITLES = ("listname", "title")
MOST_POINTS = 99_999
"""More points than any army has."""
KINDS = ("objective", "deployment", "conditions", "primary", "secondary", "advantages")
"""The lists of a battle deck: the words have changed their meaning, so the cards themselves tell what they are."""
_FIELDS = (
    *("author", *TITLES, "points", "numActivations", "armyFaction", "battleForce", "commandCards", "contingencies"),
    *("units", *DECKS, "listlink"),
)


def fits(data: dict[str, Any]) -> bool:
    """Tell whether JSON is of this kind."""
    return isinstance(data.get("units"), list) and ("armyFaction" in data or "commandCards" in data)


def read(data: dict[str, Any]) -> Army:
    """Return the army; raise `BadList` with everything that isn't as expected."""
    return resolve(_Reading().draft(data))


class _Reading(Reading):
    """The file on its way to a draft."""

    def draft(self, data: dict[str, Any]) -> Draft:
        for field in data:
            if field not in _FIELDS:
                self.trouble(field, "unknown-field", field)
        draft = Draft(name=next((self.text(title, data[title]) for title in TITLES if data.get(title)), ""))
        draft.points = self._points(data.get("points"))
        draft.faction = self._faction(data.get("armyFaction", ""))
        if data.get("battleForce"):
            draft.force = Named("battleForce", self.text("battleForce", data["battleForce"]))
        draft.commands = self._names("commandCards", data.get("commandCards", []))
        draft.contingencies = self._names("contingencies", data.get("contingencies") or [])
        for place, unit in self.entries("units", data.get("units")):
            draft.units.append(self._unit(place, unit))
        for name in DECKS:
            if name in data:
                self._deck(draft, name, data[name])
        self._of_link(draft, data.get("listlink"))
        self.refuse()
        return draft

    def _points(self, given: object) -> int | None:
        if given is None or (type(given) is int and 0 <= given <= MOST_POINTS):
            return given
        self.problems.append(Problem("points", "told", say("legion-list-no-points", given=str(given)[:40])))
        return None

    def _faction(self, given: object) -> str:
        if isinstance(given, str) and given.lower() in FACTIONS:
            return FACTIONS[given.lower()]
        expected = say("legion-list-no-faction", name=str(given)[:40], names=", ".join(filter(None, FACTIONS)))
        self.problems.append(Problem("armyFaction", "told", expected))
        return ""

    def _names(self, place: str, given: object) -> list[Named]:
        if not isinstance(given, list):
            self.trouble(place, "expected-list", str(given))
            return []
        return [Named(f"{place}[{number}]", self.text(f"{place}[{number}]", one)) for number, one in enumerate(given)]

    def _unit(self, place: str, unit: dict[str, Any]) -> DraftUnit:
        for field in unit:
            if field not in ("name", "upgrades", "loadout"):
                self.trouble(f"{place}.{field}", "unknown-field", field)
        return DraftUnit(
            place,
            self.text(f"{place}.name", unit.get("name")),
            upgrades=self._names(f"{place}.upgrades", unit.get("upgrades") or []),
            loadout=self._names(f"{place}.loadout", unit.get("loadout") or []),
        )

    def _deck(self, draft: Draft, place: str, deck: object) -> None:
        if not isinstance(deck, dict):
            self.trouble(place, "expected-object", str(deck))
            return
        scenario = deck.get("scenario", "standard")
        if not isinstance(scenario, str) or scenario not in SCENARIOS:
            expected = say("legion-json-word", words=", ".join(SCENARIOS), given=str(scenario)[:40])
            self.problems.append(Problem(f"{place}.scenario", "told", expected))
        else:
            draft.format = SCENARIOS[scenario]
        for kind, names in deck.items():
            if kind in KINDS:
                draft.battle_deck += self._names(f"{place}.{kind}", names)
            elif kind != "scenario":
                self.trouble(f"{place}.{kind}", "unknown-field", kind)

    def _of_link(self, draft: Draft, given: object) -> None:
        """Take from the link what the file itself doesn't say: edition, format, and which of two cards of a name."""
        if not isinstance(given, str) or link.find(given) is None:
            return
        try:
            army = link.read(given)
        except BadList:
            return  # the file says all the rest itself
        draft.edition, draft.format, draft.linked = army.edition, army.format, army.battle_deck


# Writing.


def write(army: Army) -> str:
    """Return the army as the JSON of its edition."""
    older = army.edition == "2023"
    faction = {name: word for word, name in reversed(FACTIONS.items())}[army.faction]
    if army.faction == "mercenary":
        faction = ""
    elif army.faction == "empire":
        faction = "imperial" if older else "empire"
    known = cards.command_cards(army.edition)
    hand = [known[id].name for id in army.command_hand if id != STANDING_ORDERS]
    told: dict[str, Any] = {
        "author": "Legion HQ",
        "listname": army.name,
        "points": points(army),
        "numActivations": len(army.entries),
        "armyFaction": faction,
    }
    if army.battle_force:
        told["battleForce"] = army.battle_force
    told["commandCards"] = [*hand, *([known[STANDING_ORDERS].name] if STANDING_ORDERS in army.command_hand else [])]
    told["contingencies"] = [known[id].name for id in army.contingencies]
    told["units"] = [_unit(entry, older) for entry in army.entries]
    told["battlefieldDeck"] = _deck(army, older)
    with suppress(CantWrite):  # older links have no place for some armies; the file has
        told["listlink"] = link.write(army)
    return json.dumps(told, indent=4, ensure_ascii=False) + "\n"


def _unit(entry: Entry, older: bool) -> dict[str, Any]:
    told: dict[str, Any] = {"name": unit_name(entry.card), "upgrades": [_upgrade(card) for card in entry.upgrades]}
    if older:
        told["loadout"] = [_upgrade(card) for card in entry.loadout]
    if entry.counterpart is not None:
        told["upgrades"].append(unit_name(entry.counterpart.card))
        told["upgrades"] += [_upgrade(card) for card in entry.counterpart.upgrades]
    if entry.card.flaw:
        told["upgrades"].append(cards.flaws(entry.card.edition)[entry.card.flaw].name)
    return told


def unit_name(card: cards.Unit) -> str:
    """Return what the mod calls a unit."""
    return card.tts or f"{card.name} {card.title}".strip()


def _upgrade(card: cards.Upgrade) -> str:
    return card.tts or card.full_name


def _deck(army: Army, older: bool) -> dict[str, Any]:
    known = cards.battle_cards(army.edition)
    small = "skirmish" if older else "recon"

    def names(kind: str) -> list[str]:
        return [known[id].name for id in army.battle_deck if known[id].kind == kind]

    kinds = ("condition", "deployment", "objective") if older else ("advantage", "objective", "secondary_objective")
    told: dict[str, Any] = dict(zip(("conditions", "deployment", "objective"), map(names, kinds), strict=True))
    return {**told, "scenario": small if army.format == SKIRMISH else "standard"}
