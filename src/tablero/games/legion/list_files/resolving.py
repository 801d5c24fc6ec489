"""From names to an army: every card is found, or named as a problem, and where two could be meant nothing is guessed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tablero.games.legion import cards
from tablero.games.legion.armies import MOST_UNITS, STANDARD, Army, Entry
from tablero.games.legion.decks import DECKS, STANDING_ORDERS
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.equipping import EQUIPPING, in_order, slots
from tablero.games.legion.list_files import naming
from tablero.games.legion.list_files.draft import Draft, DraftUnit, Named
from tablero.games.legion.list_files.naming import folded
from tablero.games.legion.mustering import MERCENARY, entry_points, points
from tablero.kernel import say
from tablero.lists import BadList, Place, Problem

FORCE_OF = {"mercenary": "Shadow Collective", "mandalorians": "Mandalorian Clans"}
"""The battle force of an army that has to have one, where a list names none."""
NO_CARD = "none"
"""What stands for no card in lists of upgrades set aside."""


def resolve(draft: Draft) -> Army:
    """Return the army of a list, in the edition that it names or that it can only be of."""
    editions = [draft.edition] if draft.edition else list(_able(draft))
    found: list[Army] = []
    refused: list[BadList] = []
    for edition in editions:
        try:
            found.append(_Resolving(draft, edition).army())
        except BadList as error:
            refused.append(error)
    exact = [army for army in found if draft.points is None or points(army) == draft.points]
    for armies in (found, exact):
        if len(armies) == 1:
            return armies[0]
    if found:
        raise BadList([Problem("", "told", say("legion-list-which-edition", editions=", ".join(editions)))])
    raise min(refused, key=lambda error: len(error.problems))


def _able(draft: Draft) -> Iterator[str]:
    """Yield the editions that have a format with the list's limit; all, where it states none."""
    able = [
        edition
        for edition in EDITIONS
        if draft.limit is None or any(one.points == draft.limit for one in cards.formats(edition).values())
    ]
    yield from able or EDITIONS


class _Resolving:
    """A list on its way to an army of an edition."""

    def __init__(self, draft: Draft, edition: str) -> None:
        self.draft = draft
        self.edition = edition
        self.problems: list[Problem] = []

    def army(self) -> Army:
        draft = self.draft
        if not draft.units:
            self._trouble("", "legion-list-no-units")
        if sum(max(unit.count, 1) for unit in draft.units) > MOST_UNITS:
            raise BadList([Problem("", "too-many", str(MOST_UNITS))])
        faction = draft.faction or self._faction()
        force = self._force(faction)
        army = Army(faction, (), edition=self.edition, format=self._format(), battle_force=force, name=draft.name)
        entries = list(self._entries(army))
        if self.problems:
            raise BadList(self.problems)
        army = replace(army, entries=tuple(in_order(army, entry) for entry in entries))
        hand = self._commands(army, draft.commands)
        army = replace(
            army,
            command_hand=(*(id for id in hand if id != STANDING_ORDERS), *([STANDING_ORDERS] if hand else [])),
            contingencies=tuple(self._commands(army, draft.contingencies)),
            battle_deck=tuple(self._battle_deck(army)),
        )
        if self.problems:
            raise BadList(self.problems)
        return army

    def _trouble(self, place: Place, id: str, near: tuple[str, ...] = (), **args: str) -> None:
        self.problems.append(Problem(place, "told", say(id, **args), near))

    # The army as a whole.

    def _format(self) -> str:
        formats = cards.formats(self.edition)
        limit = self.draft.limit
        if self.draft.format or limit is None:
            return self.draft.format or STANDARD
        found = next((name for name, one in formats.items() if one.points == limit), "")
        if not found:
            limits = ", ".join(str(one.points) for one in formats.values())
            self._trouble(self.draft.limited, "legion-list-no-limit", name=str(limit), names=limits)
        return found or STANDARD

    def _faction(self) -> str:
        """Return the faction of the battle force, or of the units: mercenaries may be in armies of others."""
        for force in cards.battle_forces(self.edition).values():
            if self.draft.force is not None and folded(self.draft.force.name) in (folded(force.name), folded(force.id)):
                return force.faction
        able: list[str] = []
        for unit in self.draft.units:
            of = {card.faction for card in naming.units(self.edition).get(folded(unit.name), ())}
            able += of if len(of) == 1 and MERCENARY not in of else []
        return max(dict.fromkeys(able), key=able.count) if able else MERCENARY

    def _force(self, faction: str) -> str:
        forces = cards.battle_forces(self.edition)
        given = self.draft.force
        if given is None:
            default = FORCE_OF.get(faction, "")
            return default if default in forces else ""
        for force in forces.values():
            if folded(given.name) in (folded(force.name), folded(force.id)):
                return force.name
        self._trouble(given.place, "legion-list-no-force", naming.near(given.name, list(forces)), name=given.name)
        return ""

    # Units.

    def _entries(self, army: Army) -> Iterator[Entry]:
        entries: list[Entry] = []
        for unit in self.draft.units:
            if not unit.count:
                self.problems.append(Problem(unit.place, "bad-count", str(unit.count)))
            entry = self._entry(army, unit)
            if entry is None:
                continue
            if entry.card.kind == "counterpart":
                self._join(entries, entry, unit)
            else:
                entries += [entry] * unit.count
        yield from entries

    def _join(self, entries: list[Entry], counterpart: Entry, unit: DraftUnit) -> None:
        for place in reversed(range(len(entries))):
            one = entries[place]
            able = [one.card.counterpart, *(card.counterpart for card in one.upgrades)]
            if counterpart.card.id in able and one.counterpart is None:
                entries[place] = replace(one, counterpart=counterpart)
                return
        self._trouble(unit.place, "legion-list-lone-counterpart", name=unit.name)

    def _entry(self, army: Army, unit: DraftUnit) -> Entry | None:
        named = naming.units(self.edition).get(folded(unit.name), ())
        if not named:
            names = [name for card in cards.units(self.edition).values() for name in (card.name, card.display) if name]
            self._trouble(unit.place, "legion-list-no-unit", naming.near(unit.name, names), name=unit.name)
            return None
        able = [(card, self._equipped(army, unit, card)) for card in self._fielded(army, unit, named)]
        whole = [(card, entry) for card, entry in able if entry is not None]
        whole = self._fitting(army, unit, whole)
        if len(whole) > 1:
            titled = tuple(f"{card.name} {card.title}".strip() for card, _ in whole)
            self._trouble(unit.place, "legion-list-several", titled[:6], name=unit.name)
            return None
        if not whole:
            self._unknown_upgrades(army, unit, named)
            return None
        return self._with_loadout(army, unit, whole[0][1])

    def _fielded(self, army: Army, unit: DraftUnit, named: Sequence[cards.Unit]) -> list[cards.Unit]:
        """Return the cards that this army would have of those of a name, all if it would have none."""
        force = army.force
        own = [
            card
            for card in named
            if (card.id in force.units if force else army.faction in (card.faction, *card.mercenary_for))
        ]
        return [card for card in own if not card.battle_force or force] or own or list(named)

    def _fitting(
        self, army: Army, unit: DraftUnit, able: list[tuple[cards.Unit, Entry]]
    ) -> list[tuple[cards.Unit, Entry]]:
        """Return those of several units that a list can mean, by all that it says of it."""
        for test in (self._titled, self._ranked, self._costing, self._able_to_have, self._called):
            able = [(card, entry) for card, entry in able if test(army, unit, entry)] or able
        return able

    def _titled(self, army: Army, unit: DraftUnit, entry: Entry) -> bool:
        card = entry.card
        return folded(unit.name) in (folded(f"{card.name} {card.title}"), folded(card.tts))

    def _ranked(self, army: Army, unit: DraftUnit, entry: Entry) -> bool:
        return unit.rank in ("", entry.card.rank, entry.card.kind)

    def _costing(self, army: Army, unit: DraftUnit, entry: Entry) -> bool:
        alone = Entry(entry.card, entry.upgrades)
        return unit.points in (None, entry.card.points) and (
            unit.total is None or unit.total == unit.count * entry_points(army, alone)
        )

    def _able_to_have(self, army: Army, unit: DraftUnit, entry: Entry) -> bool:
        rules, bar = EQUIPPING[army.edition], slots(army, entry)
        return all(rules.allowed(army, entry, card) is None and card.type in bar for card in entry.upgrades)

    def _called(self, army: Army, unit: DraftUnit, entry: Entry) -> bool:
        return folded(unit.name) == folded(entry.card.display or entry.card.name)

    def _equipped(self, army: Army, unit: DraftUnit, card: cards.Unit) -> Entry | None:
        """Return the unit with its upgrades, and what stands among them as a counterpart; nothing if one isn't known."""
        entry = Entry(card)
        for name in naming.joined(list(unit.upgrades), self._upgrade_names()):
            joined = [one for one in naming.units(self.edition).get(folded(name.name), ()) if one.kind == "counterpart"]
            joined = [
                one for one in joined if one.id in (card.counterpart, *(one.counterpart for one in entry.upgrades))
            ]
            chosen = self._upgrade(army, entry, name)
            if joined and entry.counterpart is None and (chosen is None or chosen.type not in slots(army, entry)):
                entry = replace(entry, counterpart=Entry(joined[0]))
            elif folded(name.name) in self._flaws():
                continue
            elif chosen is None:
                return None
            elif entry.counterpart is not None:
                upgrades = (*entry.counterpart.upgrades, chosen)
                entry = replace(entry, counterpart=replace(entry.counterpart, upgrades=upgrades))
            else:
                entry = replace(entry, upgrades=(*entry.upgrades, chosen))
        return entry

    def _flaws(self) -> set[str]:
        return {folded(card.name) for card in cards.flaws(self.edition).values()}

    def _upgrade_names(self) -> dict[str, object]:
        counterparts = {name: one for name, one in naming.units(self.edition).items() if one[0].kind == "counterpart"}
        return {**naming.upgrades(self.edition), **counterparts}

    def _upgrade(self, army: Army, entry: Entry, name: Named) -> cards.Upgrade | None:
        """Return the upgrade of a name that the unit can have; of several alike the one with the stated points."""
        able = list(naming.upgrades(self.edition).get(folded(name.name), ()))
        rules, bar = EQUIPPING[army.edition], slots(army, entry)
        able = [card for card in able if rules.allowed(army, entry, card) is None] or able
        able = [card for card in able if card.type in bar or card.without_slot == entry.card.name] or able
        able = [card for card in able if name.points in (None, card.points)] or able
        able = [card for card in able if card not in entry.upgrades] or able
        return able[0] if able else None

    def _with_loadout(self, army: Army, unit: DraftUnit, entry: Entry) -> Entry:
        found = []
        for name in naming.joined(list(unit.loadout), self._upgrade_names()):
            if folded(name.name) == NO_CARD:
                continue
            card = self._upgrade(army, replace(entry, upgrades=()), name)
            if card is None:
                self._no_upgrade(name)
            else:
                found.append(card)
        return replace(entry, loadout=tuple(found))

    def _unknown_upgrades(self, army: Army, unit: DraftUnit, named: Sequence[cards.Unit]) -> None:
        for name in naming.joined(list(unit.upgrades), self._upgrade_names()):
            if all(self._upgrade(army, Entry(card), name) is None for card in named):
                self._no_upgrade(name)

    def _no_upgrade(self, name: Named) -> None:
        names = [one.name for one in cards.upgrades(self.edition).values()]
        self._trouble(name.place, "legion-list-no-upgrade", naming.near(name.name, names), name=name.name)

    # Cards.

    def _commands(self, army: Army, names: list[Named]) -> list[str]:
        known = naming.commands(self.edition)
        found = []
        for name in naming.joined(list(names), known):
            able = list(known.get(folded(name.name), ()))
            allowed = [card for card in able if DECKS[army.edition].command_allowed(army, card) is None]
            if able:
                found.append((allowed or able)[0].id)
            else:
                all_names = [card.name for card in cards.command_cards(self.edition).values()]
                self._trouble(name.place, "legion-list-no-command", naming.near(name.name, all_names), name=name.name)
        return found

    def _battle_deck(self, army: Army) -> list[str]:
        known = naming.battle_cards(self.edition)
        kinds = list(DECKS[army.edition].battle_deck)
        found: list[cards.BattleCard] = []
        for name in naming.joined(list(self.draft.battle_deck), known):
            able = list(known.get(folded(name.name), ()))
            if able:
                linked = [card for card in able if card.id in self.draft.linked]
                usual = [card for card in able if card.format == STANDARD]
                found.append((linked or usual or able)[0])
            else:
                names = [card.name for card in cards.battle_cards(self.edition).values()]
                self._trouble(name.place, "legion-list-no-battle-card", naming.near(name.name, names), name=name.name)
        return [card.id for card in sorted(found, key=lambda card: kinds.index(card.kind))]
