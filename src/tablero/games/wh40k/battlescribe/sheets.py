"""Datasheets of a catalogue: profiles, keywords, abilities, points, options, and what tables add."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from tablero.games.wh40k.battlescribe import wording
from tablero.games.wh40k.battlescribe.conditions import Conditions, modifiers
from tablero.games.wh40k.battlescribe.entries import DEEPEST, Entry, children, followed, profiles, rules
from tablero.games.wh40k.battlescribe.options import Options, is_option
from tablero.games.wh40k.battlescribe.system import System
from tablero.games.wh40k.battlescribe.tables import Tables, told, transport
from tablero.games.wh40k.battlescribe.xml import Element
from tablero.games.wh40k.catalogues import VERSION, Catalogue, Detachment, Sheet, folded
from tablero.games.wh40k.datasheets import Ability, Amount, Datasheet, Profile, Transport
from tablero.games.wh40k.printed import datasheet_to_json, weapon_to_json
from tablero.kernel import BadSetup, say

FACTION = "Faction: "
OTHERWISE_READ = (wording.UNIT, wording.RANGED, wording.MELEE, wording.TRANSPORT)
"""The kinds of profile that are no abilities."""
_BULLET = re.compile(r"[■▪•\-–*]\s*(.+)")
_ENHANCEMENTS = re.compile(r"(?:(?P<detachment>.+) )?enhancements", re.IGNORECASE)


class Catalogues:
    """All catalogues of a system on their way to ours."""

    def __init__(self, system: System, tables: Tables) -> None:
        self.system = system
        self.tables = tables
        self.unplaced: list[str] = []
        """Models of which no table has the base."""
        self.bare: list[str] = []
        """What is listed with the units and has no characteristics, as pieces of terrain."""

    @cached_property
    def keywords(self) -> frozenset[str]:
        """All keywords that there are, without what marks those of factions."""
        names = (one.name for root in self.system.roots for one in root.all() if one.tag == "categoryEntry")
        return frozenset(name.removeprefix(FACTION).upper() for name in names)

    @cached_property
    def names(self) -> dict[str, str]:
        """The names of all datasheets, as they are compared."""
        return {
            folded(entry.name): entry.name
            for root in self.system.catalogues
            for entry in self._roots(root)
            if entry.name
        }

    def made(self) -> Iterator[Catalogue]:
        """Yield each catalogue that has datasheets."""
        for root in self.system.catalogues:
            sheets = [sheet for entry in self._roots(root) if (sheet := self._sheet(root, entry))]
            if sheets:
                faction = Counter(word for sheet in sheets for word in sheet.datasheet["faction"])
                named = root.name.rpartition(" - ")[2].upper()
                yield Catalogue(
                    version=VERSION,
                    id=root.id,
                    name=root.name,
                    faction=max(faction, key=lambda word: (faction[word], word == named, word), default=named),
                    sheets=sheets,
                    detachments=list(self._detachments(root)),
                    links=[link.get("targetId") for link in root.under("catalogueLinks")],
                )

    def _roots(self, root: Element) -> Iterator[Entry]:
        """Yield the units that a roster of this catalogue may have of its own."""
        for element in root.under("selectionEntries", "entryLinks"):
            entry = followed(self.system, element)
            if entry.type in ("unit", "model"):
                yield entry

    # A datasheet.

    def _sheet(self, root: Element, entry: Entry) -> Sheet | None:
        if not any(one.get("typeName") == wording.UNIT for one in _below(self.system, entry, 0)):
            self.bare.append(entry.name)
            return None
        sheet = _Sheet(self, Options(self.system, Conditions(self.system, root), entry), entry).made()
        try:  # what is kept can be read again: its names may hold what no name of ours may
            sheet.printed()
            sheet.armoury()
        except BadSetup as error:
            entry.element.refuse(error.reason.message)
        return sheet

    # Detachments.

    def _detachments(self, root: Element) -> Iterator[Detachment]:
        """Yield the Detachments of a catalogue and of those that it links, with their Enhancements."""
        found: dict[str, Detachment] = {}
        linked = [self.system.target(link) for link in root.under("catalogueLinks")]
        libraries = [one for one in linked if one.get("library") == "true"]
        for element in root.under("entryLinks", "selectionEntries"):
            entry = followed(self.system, element)
            if entry.name.lower() in ("detachment", "detachments"):
                for name in self._selectable(entry):
                    found.setdefault(folded(name), Detachment(name))
        for part in (root, *libraries):
            for group in part.under("sharedSelectionEntryGroups"):
                self._enhancements(Entry(group), "", found)
        yield from (one for key, one in found.items() if key)
        if "" in found:
            yield found[""]

    def _selectable(self, entry: Entry) -> Iterator[str]:
        for child in children(self.system, entry):
            if child.group:
                yield from self._selectable(child)
            elif child.type == "upgrade":
                yield child.name

    def _enhancements(self, group: Entry, detachment: str, found: dict[str, Detachment]) -> None:
        named = _ENHANCEMENTS.fullmatch(group.name)
        if named is None:
            return
        if named["detachment"]:
            detachment = named["detachment"]
        for child in children(self.system, group):
            if child.group:
                self._enhancements(child, detachment, found)
            elif child.type == "upgrade":
                for name in [detachment] if detachment else self._shown_with(child, found) or [""]:
                    told = found.setdefault(folded(name), Detachment(name))
                    told.enhancements[child.name] = child.points()

    def _shown_with(self, entry: Entry, found: dict[str, Detachment]) -> list[str]:
        """Return the Detachments that conditions name which hide an entry."""
        holders = [one for part in entry.parts for modifier, all in modifiers(part) for one in all]
        named = (self.system.ids.get(one.get("childId")) for holder in holders for one in holder.all())
        return list(dict.fromkeys(one.name for one in named if one is not None and folded(one.name) in found))


class _Sheet:
    """One datasheet on its way to ours."""

    def __init__(self, all: Catalogues, options: Options, entry: Entry) -> None:
        self.all = all
        self.options = options
        self.entry = entry
        self.found = list(profiles(all.system, *entry.parts))
        self.profiles: list[Profile] = []
        self.unenforced: list[str] = []
        self.abilities: list[Ability] = []
        self.saves: list[int] = []
        self._abilities()

    @cached_property
    def categories(self) -> list[str]:
        """Its keywords, those of its only model too."""
        names = [link.name for part in self.entry.parts for link in part.under("categoryLinks")]
        return list(dict.fromkeys(names))

    @cached_property
    def factions(self) -> tuple[str, ...]:
        """Its faction keywords."""
        return tuple(name[len(FACTION) :].upper() for name in self.categories if name.startswith(FACTION))

    def made(self) -> Sheet:
        """Return the datasheet."""
        entry, options = self.entry, self.options
        if entry.type == "model":
            model = options.option(entry, self.profile_of)
            model.least, model.most, model.most_in_unit, model.usual = [(1, 1)], [(1, 1)], [], 1
            tree = [model]
        else:
            tree = options.below(entry, self.profile_of)
        sheet = Datasheet(
            name=entry.name,
            profiles=tuple(self.profiles),
            keywords=tuple(name.upper() for name in self.categories if not name.startswith(FACTION)),
            faction_keywords=self.factions,
            abilities=tuple(dict.fromkeys(self.abilities)),
            leads=self._leads(),
            transport=self._transport(),
        )
        sheet.unenforced = tuple(dict.fromkeys(self.unenforced))
        role = [
            link.name for part in entry.parts for link in part.under("categoryLinks") if link.get("primary") == "true"
        ]
        return Sheet(
            id=entry.id,
            datasheet=datasheet_to_json(sheet),
            weapons=[weapon_to_json(weapon) for weapon in options.weapons],
            points=options.points(entry),
            options=tree,
            role=role[0] if role else "",
            links=[link.id for link in entry.links],
            open_points=options.open_points(entry),
        )

    def _abilities(self) -> None:
        for name in rules(self.all.system, self.options.shown, *self.entry.parts):
            ability = wording.core_ability(name)
            if ability is None:
                self.unenforced.append(name)
            else:
                self.abilities.append(ability)
        for profile in self.found:
            if profile.get("typeName") in OTHERWISE_READ:
                continue
            save = wording.invulnerable(profile)
            if save:
                self.saves.append(save)
            elif ability := wording.damaged(profile):
                self.abilities.append(ability)
            elif folded(profile.name) not in ("leader", "transport"):
                self.unenforced.append(profile.name)

    # Profiles.

    def profile_of(self, model: Entry) -> int:
        """Return the number of a model's profile: its own, the unit's of the same name, or the unit's only one."""
        own = list(profiles(self.all.system, *model.parts))
        units = [one for one in own if one.get("typeName") == wording.UNIT]
        shared = [one for one in self.found if one.get("typeName") == wording.UNIT]
        found = units[0] if units else _fitting(model.name, shared) or _fitting(model.name, self._anywhere)
        if found is None:
            model.element.refuse(say("wh40k-data-no-profile", model=model.name[:60], unit=self.entry.name[:60]))
        saves = self._own_saves(model, own) if model.id != self.entry.id else []
        profile = self._profile(found, model.name, tuple(sorted({*self.saves, *saves})))
        for number, known in enumerate(self.profiles):
            if known.content_key == profile.content_key:
                return number
        self.profiles.append(profile)
        return len(self.profiles) - 1

    def _own_saves(self, model: Entry, own: list[Element]) -> list[int]:
        """Return the invulnerable saves of a model in a unit; what else it alone has is noted as not enforced."""
        names = rules(self.all.system, self.options.shown, *model.parts)
        self.unenforced += [name for name in names if not wording.explains_weapons(name)]
        saves = []
        for one in own:
            if one.get("typeName") in OTHERWISE_READ:
                continue
            if save := wording.invulnerable(one, model.name):
                saves.append(save)
            else:
                self.unenforced.append(one.name)
        return saves

    @cached_property
    def _anywhere(self) -> list[Element]:
        """The profiles of all models: one may have the profile of another of its name, and say nothing itself."""
        return [one for one in _below(self.all.system, self.entry, 0) if one.get("typeName") == wording.UNIT]

    def _profile(self, found: Element, model: str, saves: tuple[int, ...]) -> Profile:
        said = wording.characteristics(found)
        wounds = wording.whole(found, said, "W")
        known, base = self.all.tables.base(self.entry.name, model)
        if not known:
            self.all.unplaced.append(f"{self.entry.name}: {model}")
        keywords = [name.upper() for name in self.categories]
        base, height = self.all.tables.sizes.of(base, keywords, wounds, known)
        return Profile(
            name=found.name,
            move=None if wording.dash(said.get("M", "")) else Amount(plus=wording.whole(found, said, "M")),
            toughness=wording.whole(found, said, "T"),
            save=wording.whole(found, said, "SV"),
            wounds=wounds,
            leadership=wording.whole(found, said, "LD"),
            oc=wording.whole(found, said, "OC"),
            base=base,
            height=height,
            invulnerable=saves,
        )

    # Leaders and transports.

    def _leads(self) -> tuple[str, ...]:
        if not any(ability.name == "leader" for ability in self.abilities):
            return ()
        names = self.all.tables.leaders.get(folded(self.entry.name))
        if names is None:
            names = [line[1] for one in self.found if folded(one.name) == "leader" for line in _bullets(one)]
            if not names:
                self.unenforced.append("Leader")
        known = self.all.names
        return tuple(dict.fromkeys(known[folded(name)] for name in names if folded(name) in known))

    def _transport(self) -> Transport | None:
        """Return what it carries: by its own text if all of that is understood, else by the table, else by what is."""
        texts = [
            one for one in self.found if folded(one.name) == "transport" or one.get("typeName") == wording.TRANSPORT
        ]
        found, complete = self._told_transport(texts)
        row = None if complete else self.all.tables.transport(self.entry.name, self.factions)
        if row is not None:
            found, complete = transport(row, self.all.keywords)
        if not complete and (texts or row is not None):
            self.unenforced.append("Transport")
        return found

    def _told_transport(self, texts: list[Element]) -> tuple[Transport | None, bool]:
        """Return what the catalogue's own text says, and whether that is all; nobody is let in by one that is not understood."""
        said = [text for one in texts for text in wording.characteristics(one).values()]
        row = told(said[0]) if len(said) == 1 else None
        if row is None:
            return None, False
        found, complete = transport(row, self.all.keywords)
        return (found, complete) if found is not None and found.allowed else (None, False)


def _below(system: System, entry: Entry, deep: int) -> Iterator[Element]:
    """Yield the profiles of everything in an entry."""
    yield from profiles(system, *entry.parts)
    if deep < DEEPEST:
        for child in children(system, entry):
            if is_option(child):
                yield from _below(system, child, deep + 1)


def _bullets(profile: Element) -> Iterator[re.Match[str]]:
    for one in profile.under("characteristics"):
        for line in one.text.splitlines():
            if found := _BULLET.fullmatch(line.replace("**", "").replace("^^", "").strip()):
                yield found


def _fitting(name: str, shared: list[Element]) -> Element | None:
    """Return the profile of a unit that is a model's: of its name, or the only one."""
    same = [one for one in shared if folded(one.name).rstrip("sz") == folded(name).rstrip("sz")]
    begins = [one for one in shared if folded(name).startswith(folded(one.name).rstrip("sz"))]
    return next(iter((*same, *begins, *(shared if len(shared) == 1 else ()))), None)
