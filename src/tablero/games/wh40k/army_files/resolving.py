"""From a list to an army: every unit, model and item is found among the datasheets that are known, or named as a problem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches

from tablero.games.wh40k import catalogues
from tablero.games.wh40k.armies import MOST_MODELS, MOST_UNITS, army_of, army_to_json
from tablero.games.wh40k.army_files.roster import Models, Roster, Unit
from tablero.games.wh40k.catalogues import MODEL, Catalogue, Option, Sheet, folded
from tablero.games.wh40k.datasheets import CORE_ABILITIES, Ability, Army, Datasheet, Entry, Equipped, Profile, copies
from tablero.games.wh40k.loadouts import Items, divided, items_of, key, usually
from tablero.games.wh40k.mustering import BATTLE_SIZES
from tablero.kernel import BadSetup, Message, say
from tablero.lists import BadList, Place, Problem, Reading

SUGGESTED = 20
"""For how many problems of a list it is worked out what may be meant."""


def resolve(roster: Roster) -> Army:
    """Return the army of a list; raise `BadList` with everything that isn't known, or that no battle could take."""
    army = _Resolving(roster).army()
    try:
        return army_of(army_to_json(army), "army")
    except BadSetup as error:
        raise BadList([Problem(error.place, "told", error.expected)]) from error


class _Chosen:
    """So many models of a unit that carry the same."""

    def __init__(self, option: Option, number: int, items: list[tuple[Option, int]]) -> None:
        self.option = option
        self.number = number
        self.items = items


class _Resolving(Reading):
    """A list on its way to an army."""

    def __init__(self, roster: Roster) -> None:
        super().__init__()
        self.roster = roster
        self.known = catalogues.known()

    def army(self) -> Army:
        roster = self.roster
        catalogue = self._catalogue()
        if not roster.units:
            self.trouble("", "empty")
        for unit in roster.units[MOST_UNITS:]:
            self.trouble(unit.place, "too-many", str(MOST_UNITS))
        for unit in roster.units:
            if sum(each.number for each in unit.models) > MOST_MODELS:
                self.trouble(unit.place, "too-many", str(MOST_MODELS))
        if catalogue is None or self.problems:
            raise BadList(self.problems)
        around = catalogues.related(catalogue, self.known)
        found = [
            (unit, sheet, self._models(unit, sheet)) for unit in roster.units if (sheet := self._sheet(unit, around))
        ]
        enhanced = {unit: self._enhancement(unit, catalogue) for unit in roster.units if unit.enhancements}
        self.refuse()
        builder = _Building([(sheet, chosen) for _, sheet, chosen in found])
        entries = []
        for number, (unit, sheet, _) in enumerate(found):
            name, cost = enhanced.get(unit, ("", 0))
            entry = builder.entry(number, cost)
            points = entry.points if unit.points is None else unit.points
            entries.append(entry._replace(points=points, warlord=unit.warlord, enhancement=name))
            assert sheet.name == entry.datasheet.name
        return Army(
            name=roster.name,
            faction=catalogue.faction,
            detachment=self._detachment(catalogue),
            limit=roster.limit or _size(sum(entry.points for entry in entries)),
            entries=tuple(entries),
        )

    # What the list names.

    def _catalogue(self) -> Catalogue | None:
        roster = self.roster
        for one in self.known:
            if roster.catalogue and one.id == roster.catalogue:
                return one
        wanted = folded(roster.faction.rpartition(" - ")[2])
        for one in self.known:
            if wanted in (folded(one.name.rpartition(" - ")[2]), folded(one.faction)):
                return one
        names = [one.name.rpartition(" - ")[2] for one in self.known]
        self.trouble(roster.faction_place, "unknown-faction", roster.faction, tuple(names[:12]))
        return None

    def _sheet(self, unit: Unit, around: list[Catalogue]) -> Sheet | None:
        for catalogue in around if unit.id else ():
            for sheet in catalogue.sheets:
                if unit.id == sheet.id:
                    return sheet
        found = catalogues.sheet_named(unit.name, around)
        if found is None:
            names = [sheet.name for catalogue in around for sheet in catalogue.sheets]
            self.trouble(unit.place, "unknown-unit", unit.name, self._near(unit.name, names))
        return found

    def _near(self, name: str, names: list[str]) -> tuple[str, ...]:
        return tuple(get_close_matches(name, names, n=3)) if len(self.problems) < SUGGESTED else ()

    def _enhancement(self, unit: Unit, catalogue: Catalogue) -> tuple[str, int]:
        wanted = unit.enhancements[0]
        if len(unit.enhancements) > 1:
            self.trouble(unit.place, "several-enhancements", unit.name)  # wh40k:muster.13
        for detachment in catalogue.detachments:
            for name, points in detachment.enhancements.items():
                if folded(name) == folded(wanted):
                    return name, points
        names = [name for detachment in catalogue.detachments for name in detachment.enhancements]
        self.trouble(unit.place, "unknown-enhancement", wanted, self._near(wanted, names))
        return wanted, 0

    def _detachment(self, catalogue: Catalogue) -> str:
        named = [folded(name) for name in self.roster.detachments]
        known = (one.name for one in catalogue.detachments if folded(one.name) in named)
        return next(known, self.roster.detachments[-1] if self.roster.detachments else "")

    # Models and what they carry.

    def _models(self, unit: Unit, sheet: Sheet) -> list[_Chosen]:
        models = [option for option in sheet.all() if option.kind == MODEL]
        size = sum(each.number for each in unit.models)
        taken = [name for each in unit.models if (name := _exact(each.name, models))]
        chosen: list[_Chosen] = []
        for each in unit.models:
            each.items = _joined(each.items, sheet)
            if [name for name in each.items if not self._is_item(name, sheet, each)]:
                continue
            able = _called(each.name, models, taken, unit.name)
            if not able:
                names = list(dict.fromkeys(option.name for option in models))
                self._unknown(each.place, "unknown-model", each.name, names)
                continue
            chosen += self._split(each, able, sheet, size)
        return chosen

    def _is_item(self, name: str, sheet: Sheet, each: Models) -> bool:
        if any(key(option.name) == key(name) for option in _items(sheet.options)):
            return True
        names = list(dict.fromkeys(option.name for option in _items(sheet.options)))
        self._unknown(each.places.get(name, each.place), "unknown-item", name, names)
        return False

    def _unknown(self, place: Place, kind: str, name: str, able: list[str]) -> None:
        """Note a name that nothing of a unit has, with those that it may be."""
        near = self._near(name, able)
        expected = None if near or not able else say("wh40k-expect-one-of", names=_told(able[:SUGGESTED]))
        self.trouble(place, kind, name, near, expected)

    def _split(self, each: Models, able: list[Option], sheet: Sheet, size: int) -> Iterator[_Chosen]:
        items = items_of(each.items)
        totals = items if each.together else tuple((name, count * each.number) for name, count in items)
        found = divided(able, each.number, totals, size) if each.together else None
        if found is None and not each.together:
            alike = [option for option in able if divided([option], 1, items, size)] or able
            yield _Chosen(alike[0], each.number, _named(alike[0], sheet, items))
            return
        if found is None and all(count % each.number == 0 for _, count in totals):
            one = tuple((name, count // each.number) for name, count in totals)
            yield _Chosen(able[0], each.number, _named(able[0], sheet, one))
            return
        if found is None:
            usual = _usual(able[0], each.number)
            expected = say("wh40k-expect-usual", items=_told(usual)) if usual else None
            self.trouble(each.place, "cannot-divide", each.name, (), expected)
            return
        for division in found:
            yield _Chosen(division.option, division.number, _named(division.option, sheet, division.items))


def _told(names: list[str]) -> tuple[Message, ...]:
    return tuple(say("lists-name", name=name) for name in names)


def _usual(model: Option, number: int) -> list[str]:
    """Return what so many models carry if nobody selects otherwise."""
    counts = usually(model)
    return [f"{number * count}x {one.name}" for one in _items([model]) if (count := counts.pop(key(one.name), 0))]


def _joined(items: Counter[str], sheet: Sheet) -> Counter[str]:
    """Return items with those put together again that a comma in their name had taken apart."""
    known = {key(option.name) for option in _items(sheet.options)}
    found: Counter[str] = Counter()
    names = list(items)
    while names:
        ends = [end for end in range(1, len(names) + 1) if key(" ".join(names[:end])) in known]
        end = ends[0] if ends else 1
        found[", ".join(names[:end])] += items[names[0]]
        names = names[end:]
    return found


def _items(options: list[Option]) -> Iterator[Option]:
    """Yield what is named on lists: weapons and other items."""
    return (option for one in options for option in one.all() if option.weapons or option.gear)


def _named(model: Option, sheet: Sheet, items: Items) -> list[tuple[Option, int]]:
    """Return items by name, those of the model before others of the datasheet."""
    able = [*_items([model]), *_items(sheet.options)]
    return [(next(option for option in able if key(option.name) == name), count) for name, count in items]


def _singular(name: str) -> str:
    return folded(name).rstrip("sz")


def _exact(name: str, models: list[Option]) -> str:
    return next((option.id for option in models if name and _singular(option.name) == _singular(name)), "")


def _called(name: str, models: list[Option], taken: list[str], unit: str) -> list[Option]:
    """Return the models that a list may mean by a name: one for each loadout, where lists have one name for all."""
    wanted = _singular(name)
    exact = [option for option in models if _singular(option.name) == wanted]
    begins = [option for option in models if folded(option.name).startswith(f"{folded(name)} w")]
    begins += [option for option in models if option not in begins and _singular(option.name).startswith(f"{wanted} w")]
    found = [*exact, *(option for option in begins if option not in exact)]
    if found:
        return found
    others = [option for option in models if option.id not in taken]
    return others if not name or _singular(unit) == wanted else _related(wanted, others)


def _related(wanted: str, others: list[Option]) -> list[Option]:
    """Return the models that have every word of a name, as a Loota and `Loota w/ deffgun`."""
    return [option for option in others if _words(wanted) <= _words(folded(option.name))]


def _words(name: str) -> set[str]:
    return {word.rstrip("sz") for word in name.split()}


def _size(points: int) -> int:
    """Return the limit of the smallest battle size for so many points."""
    return next((limit for limit in BATTLE_SIZES.values() if points <= limit), points)


# Building.


class _Building:
    """The datasheets of an army, each once, with the profiles that its models need."""

    def __init__(self, units: list[tuple[Sheet, list[_Chosen]]]) -> None:
        self.units = units
        self.sheets: dict[int, Datasheet] = {}
        for sheet, _ in units:
            self.sheets.setdefault(id(sheet), sheet.printed())
        self.armouries = {id(sheet): sheet.armoury() for sheet, _ in units}

    def entry(self, number: int, enhancement: int) -> Entry:
        """Return a unit, with the points that its datasheet gives."""
        sheet, chosen = self.units[number]
        models = tuple(self._equipped(sheet, one) for one in chosen)
        cost = sheet.cost(sum(one.number for one in chosen)) + enhancement
        for one in chosen:
            each = one.option.points + sum(option.points * count for option, count in one.items)
            cost += one.number * each
        return Entry(self.sheets[id(sheet)], models, cost)

    def _equipped(self, sheet: Sheet, chosen: _Chosen) -> Equipped:
        armoury = self.armouries[id(sheet)]
        weapons = [
            weapon
            for option, count in chosen.items
            for weapon in copies(tuple(armoury[one] for one in option.weapons), count)
        ]
        gear = [option for option, count in chosen.items if option.gear for _ in range(count)]
        texts = (*chosen.option.abilities, *(text for option, _ in chosen.items for text in option.abilities))
        abilities = [ability for text in dict.fromkeys(texts) if (ability := Ability.parse(text, CORE_ABILITIES))]
        saves = [option.invulnerable for option, _ in chosen.items if option.invulnerable]
        profile = self._profile(sheet, chosen.option.profile, saves)
        name = "" if chosen.option.name == profile.name else chosen.option.name
        names = tuple(option.name for option in gear)
        return Equipped(chosen.number, profile, tuple(weapons), tuple(abilities), names, name)

    def _profile(self, sheet: Sheet, number: int, saves: list[int]) -> Profile:
        """Return a profile of the datasheet, with the invulnerable saves that wargear adds (wh40k:datasheet.07)."""
        printed = self.sheets[id(sheet)]
        base = printed.profiles[number]
        wanted = tuple(sorted({*base.invulnerable, *saves}))
        if wanted == base.invulnerable:
            return base
        words = (base.name, base.move, base.toughness, base.save, base.wounds, base.leadership, base.oc, base.base)
        profile = Profile(*words, base.height, wanted)
        known = [one for one in printed.profiles if one.content_key == profile.content_key]
        if known:
            return known[0]
        printed.profiles = (*printed.profiles, profile)
        return profile
