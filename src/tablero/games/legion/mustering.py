"""Army building: points, factions, ranks, mercenaries, copies of a card, and what units need of each other.

Every test yields the reasons why an army may not be fielded, each with its rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from tablero.games.legion import cards
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.editions import EDITIONS, Edition
from tablero.games.legion.equipping import affiliation, cost, has, keywords
from tablero.games.legion.matching import Candidate, fits, meets
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, because

COMMANDER: Final = "commander"
OPERATIVE: Final = "operative"
CORPS: Final = "corps"
MERCENARY: Final = "mercenary"
MANDALORIANS: Final = "mandalorians"

RANK_RULES: Final[Mapping[str, tuple[str, str]]] = {
    "commander": ("legion26:army.05", "legion23:army.04"),
    "operative": ("legion26:army.06", "legion23:army.05"),
    "corps": ("legion26:army.07", "legion23:army.06"),
    "special_forces": ("legion26:army.08", "legion23:army.07"),
    "support": ("legion26:army.09", "legion23:army.08"),
    "heavy": ("legion26:army.10", "legion23:army.09"),
}
FORCES: Final = ("legion26:apxc.08", "legion23:force.01")


def points(army: Army) -> int:
    """Return what an army costs: its units, their upgrades and counterparts."""
    return sum(entry_points(army, entry) for entry in army.entries)


def entry_points(army: Army, entry: Entry) -> int:
    """Return what a unit costs with everything it has (legion26:upgrade.05, legion23:upgrade.02)."""
    return sum(part.card.points + sum(cost(army, card, part.card) for card in part.upgrades) for part in entry.parts())


def rank(army: Army, entry: Entry) -> str:
    """Return the rank that a unit has in an army: by an upgrade, by the battle force, or by its card."""
    given = next((card.rank for card in entry.upgrades if card.rank), "")
    if given:
        return given
    return army.force.units_as.get(entry.card.id, entry.card.rank) if army.force is not None else entry.card.rank


def is_mercenary(army: Army, entry: Entry) -> bool:
    """Tell whether a unit is a mercenary in an army (legion26:kw.mercenary-faction, legion23:merc.01)."""
    return entry.card.faction == MERCENARY != army.faction


class Mustering:
    """The rules of army building."""

    edition: Edition = EDITIONS["2026"]

    def violations(self, army: Army) -> Iterator[Reason]:
        """Yield everything that is wrong with the units of an army."""
        yield from self._contents(army)
        yield from self._points(army)
        yield from self._factions(army)
        yield from self._ranks(army)
        yield from self._mercenaries(army)
        yield from self._copies(army)
        yield from self._detachments(army)
        yield from self._special_issue(army)
        yield from self._force(army)

    def beside_the_maximum(self, army: Army, entry: Entry) -> bool:
        """Tell whether a unit doesn't count to the maximum of its rank."""
        if has(entry, "detachment"):
            return True  # legion26:kw.detachment-unit-name-type
        names = [keyword.about for keyword in entry.card.keywords if keyword.name == "associate"]
        return any(one.card.name in names for one in army.entries)  # legion26:kw.associate-unit-name

    # Each rule.

    def _contents(self, army: Army) -> Iterator[Reason]:
        if not army.entries:
            yield because(self.edition.rule("legion26:army.01", "legion23:setup.02"), "legion-army-empty")

    def _points(self, army: Army) -> Iterator[Reason]:
        if (cost := points(army)) > (limit := army.limits.points):
            rule = self.edition.rule("legion26:army.04", "legion23:army.03")
            yield because(rule, "legion-army-points", points=cost, limit=limit)

    def _factions(self, army: Army) -> Iterator[Reason]:
        force = army.force
        if force is not None:
            if force.faction != army.faction:
                rule = self.edition.rule("legion26:apxc.08", "legion23:force.01")
                yield because(rule, "legion-army-force-faction", force=force.name, faction=faction(force.faction))
            return
        if army.faction not in cards.FACTIONS:
            rule = self.edition.rule("legion26:army.11", "legion23:merc.04")
            yield because(rule, "legion-army-needs-force", faction=faction(army.faction))
            return
        for entry in army.entries:
            card = entry.card
            if card.faction == army.faction:
                continue
            if card.faction != MERCENARY:
                rule = self.edition.rule("legion26:army.02", "legion23:army.01")
                yield because(rule, "legion-army-faction", unit=card.full_name, faction=faction(army.faction))
            elif army.faction not in card.mercenary_for:  # legion26:apxd.02: as older cards show it, too
                rule = self.edition.rule("legion26:apxc.01", "legion23:merc.01")
                yield because(rule, "legion-army-not-for-hire", unit=card.full_name, faction=faction(army.faction))
        if army.entries and all(is_mercenary(army, entry) for entry in army.entries):
            yield because(self.edition.rule("legion26:apxc.04", "legion23:merc.04"), "legion-army-all-mercenaries")

    def _ranks(self, army: Army) -> Iterator[Reason]:
        for name, (least, most) in self.rank_limits(army).ranks.items():
            of_rank = [entry for entry in army.entries if rank(army, entry) == name]
            # legion26:apxc.08, legion23:force.01: the limits of a battle force are its own
            rule = self.edition.rule(*(RANK_RULES[name] if army.force is None else FORCES))
            counted = sum(self.counts_for_minimum(army, entry) for entry in of_rank)
            if counted < least and not (name == COMMANDER and self._field_commander(army)):
                yield because(rule, "legion-army-rank-least", rank=rank_name(name), count=counted, least=least)
            counted = self.counted_for_maximum(army, name)
            if counted > most:
                yield because(rule, "legion-army-rank-most", rank=rank_name(name), count=counted, most=most)
        leaders = sum(self.counted_for_maximum(army, name) for name in (COMMANDER, OPERATIVE))
        if leaders > (most := self.rank_limits(army).leaders) > 0:
            yield because(self.edition.rule(*FORCES), "legion-army-leaders", count=leaders, most=most)

    def rank_limits(self, army: Army) -> cards.Ranks:
        """Return how many units of each rank an army has: a battle force has its own (legion26:apxc.08, legion23:force.01)."""
        force = army.force
        if force is None:
            return cards.Ranks(army.limits.ranks)
        return force.limits.get(army.format, force.limits["standard"])

    def counts_for_minimum(self, army: Army, entry: Entry) -> bool:
        """Tell whether a unit counts to the minimum of its rank: mercenaries don't (legion26:apxc.02, legion23:merc.02)."""
        return not is_mercenary(army, entry) or (army.force is not None and army.force.mercenaries_free)

    def counted_for_maximum(self, army: Army, name: str) -> int:
        """Return how many units count to the maximum of a rank: an entourage frees one place for each unit that has it."""
        of_rank = [
            entry for entry in army.entries if rank(army, entry) == name and not self.beside_the_maximum(army, entry)
        ]
        free = 0
        for about, places in self._entourages(army).items():
            named = sum(fits(about, entry.card) for entry in of_rank)
            free += min(named, places)  # legion26:kw.entourage-unit-name, legion23:kw.entourage
        return len(of_rank) - free

    def _entourages(self, army: Army) -> Counter[str]:
        found = (keyword for entry in army.entries for keyword in keywords(entry) if keyword.name == "entourage")
        return Counter(keyword.about for keyword in found)

    def _field_commander(self, army: Army) -> bool:
        """Tell whether a Field Commander makes up for a commander (legion26:kw.field-commander, legion23:kw.field-commander)."""
        if army.force is not None and army.force.no_field_commander:
            return False
        return any(has(entry, "field-commander") for entry in army.entries)

    def _mercenaries(self, army: Army) -> Iterator[Reason]:
        if army.force is not None:
            return
        ranks = (rank(army, entry) for entry in army.entries if is_mercenary(army, entry))
        hired = Counter(name for name in ranks if name)  # a counterpart alone has none, and is refused for that
        most = {name: 2 if name == CORPS else 1 for name in cards.RANKS}  # legion26:apxc.03, legion23:merc.03
        beyond = sum(max(0, count - most[name]) for name, count in hired.items())
        if beyond > self._more_mercenaries(army):
            names = [name for name, count in hired.items() if count > most[name]]
            rule = self.edition.rule("legion26:apxc.03", "legion23:merc.03")
            yield because(rule, "legion-army-mercenaries", rank=rank_name(names[0]), most=most[names[0]])

    def _more_mercenaries(self, army: Army) -> int:
        """Return how many mercenaries there may be beyond the usual: one, however many units allow it."""
        allies = any(has(entry, "allies-of-convenience") for entry in army.entries)
        return int(allies)  # legion26:kw.allies-of-convenience.2, legion23:kw.allies-of-convenience.2

    def _copies(self, army: Army) -> Iterator[Reason]:
        """Yield the names that stand on more cards than their bullets allow, units and upgrades counted together."""
        counted: Counter[str] = Counter()
        most: dict[str, int] = {}
        for part in (part for entry in army.entries for part in entry.parts()):
            own = 1 if part.card.unique else part.card.limited
            bullets = [(part.card.name, own)] if own else []
            bullets += [(part.card.title, 1)] if part.card.unique_title else []
            bullets += [
                (one.name, 1 if one.unique else one.limited) for one in part.upgrades if one.unique or one.limited
            ]
            for name, copies in bullets:
                counted[name] += 1
                most[name] = min(copies, most.get(name, copies))
        for name, count in counted.items():
            if count > most[name]:
                rule = self.edition.rule("legion26:upgrade.15", "legion23:upgrade.13")
                yield because(rule, "legion-army-copies", name=name, count=count, most=most[name])

    def _detachments(self, army: Army) -> Iterator[Reason]:
        """Yield the detachments that have no unit of their own to belong to."""
        free = [entry.card for entry in army.entries if not has(entry, "detachment")]
        exempt = army.force.without_detachment if army.force is not None else ()
        for entry in army.entries:
            for keyword in entry.card.keywords:
                if keyword.name != "detachment" or not keyword.about or entry.card.id in exempt:
                    continue
                partner = next((card for card in free if fits(keyword.about, card)), None)
                if partner is None:
                    rule = self.edition.rule("legion26:kw.detachment-unit-name-type", "legion23:kw.detachment")
                    yield because(rule, "legion-army-detachment", unit=entry.card.full_name, needed=keyword.about)
                else:
                    free.remove(partner)

    def _special_issue(self, army: Army) -> Iterator[Reason]:
        for entry in army.entries:
            if entry.card.battle_force and entry.card.battle_force != army.battle_force:
                rule = self.edition.rule("legion26:kw.special-issue-battle-force", "legion23:force.01")
                named = {"unit": entry.card.full_name, "force": entry.card.battle_force}
                yield because(rule, "legion-army-special-issue", **named)

    # Battle forces.

    def _force(self, army: Army) -> Iterator[Reason]:
        """Yield what a battle force has against the units of an army (legion26:apxc.08, legion23:force.01)."""
        force = army.force
        if force is None:
            return
        rule = self.edition.rule(*FORCES)
        counted = Counter(entry.card.id for entry in army.entries)
        known = cards.units(army.edition)
        for id in counted:
            if id not in force.units:
                yield because(rule, "legion-army-not-in-force", unit=known[id].full_name, force=force.name)
        for limit in force.unit_limits:
            count = sum(counted[id] for id in limit.units)
            names = ", ".join(known[id].full_name for id in limit.units)
            if count < limit.least:
                yield because(rule, "legion-army-unit-least", units=names, count=count, least=limit.least)
            if count > limit.most:
                yield because(rule, "legion-army-unit-most", units=names, count=count, most=limit.most)
        yield from self._force_needs(army, force, rule)

    def _force_needs(self, army: Army, force: cards.BattleForce, rule: str) -> Iterator[Reason]:
        for needed in force.at_least:
            candidates = (Candidate(entry.card, affiliation(entry)) for entry in army.entries)
            count = sum(meets(needed.requirements, one) for one in candidates)
            if count < needed.count:
                yield because(rule, "legion-army-at-least", force=force.name, count=count, least=needed.count)
        for pair in force.pairs:
            wanting = sum(entry.card.id == pair.unit for entry in army.entries)
            having = sum(entry.card.name == pair.needs for entry in army.entries)
            if wanting > having:
                unit = cards.units(army.edition)[pair.unit].full_name
                yield because(rule, "legion-army-pair", unit=unit, needed=pair.needs)
        if force.one_of_each_corps:
            corps = Counter(entry.card.id for entry in army.entries if rank(army, entry) == CORPS)
            able = {id for id in force.units if _force_rank(army.edition, force, id) == CORPS}
            if any(count > 1 for count in corps.values()) and any(not corps[id] for id in able):
                yield because(rule, "legion-army-one-of-each", force=force.name)
        for entry in army.entries:
            if force.affiliation and affiliation(entry) != force.affiliation:
                named = {"unit": entry.card.full_name, "affiliation": force.affiliation}
                yield because(rule, "legion-army-affiliation", **named)


class Mustering2023(Mustering):
    """The rules of army building in 2023."""

    edition = EDITIONS["2023"]

    def beside_the_maximum(self, army: Army, entry: Entry) -> bool:
        """Tell whether a unit doesn't count to the maximum of its rank: in this edition all do but an entourage."""
        return False


def faction(name: str) -> Message:
    """Return what a faction is called."""
    return say(f"legion-faction-{name}")


def rank_name(name: str) -> Message:
    """Return what a rank is called."""
    return say(f"legion-rank-{name.replace('_', '-')}")


def _force_rank(edition: str, force: cards.BattleForce, id: str) -> str:
    return force.units_as.get(id, cards.units(edition)[id].rank)


MUSTERING: Final = {rules.edition.name: rules for rules in (Mustering(), Mustering2023())}
