"""Tokens (rulebook: "Tokens"): gaining them, spending one's own or another unit's, and their limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablero.games.legion import keywords, suppression
from tablero.games.legion.matching import fits
from tablero.games.legion.passengers import shut_in
from tablero.games.legion.situation import Surroundings
from tablero.games.legion.state import (
    AIM,
    DODGE,
    GREEN,
    INACTIVE_SHIELD,
    ION,
    POISON,
    SHIELD,
    STANDBY,
    Battle,
    Unit,
)
from tablero.kernel import Choose, Option, Play, Reason, because, say

CACHED: Final = "cached-"
"""Before the name of a token that lies on an upgrade with Cache, not on the unit: legion26:kw.cache.2"""
KEEPS_DODGE: Final = "keeps-dodge"
"""How effects write that a unit keeps so many Dodge tokens in the End Phase."""
TEAMWORK_RANGE: Final = 2
EXEMPLAR_RANGE: Final = 2
STRONGER_TOGETHER_RANGE: Final = 2


class Tokens:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def aid_range(self) -> int:
        """Return how near a unit has to be to be aided."""
        return 2  # legion26:kw.aid-affiliation-unit-type

    def clone_range(self) -> int:
        """Return how near Clone Troopers have to be to share tokens."""
        return 2  # legion26:apxb.02

    def follows_example(self, unit: Unit, other: Unit) -> bool:
        """Tell whether a unit is of those who may use the tokens of another with Exemplar: its kin."""
        return kin(unit, other)  # legion26:kw.exemplar

    def teamwork_gains(self, count: int) -> int:
        """Return how many tokens Teamwork gives when so many were gained: one."""
        return 1  # legion26:kw.teamwork-unit-name


class Tokens2023(Tokens):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def aid_range(self) -> int:
        """Return how near a unit has to be to be aided."""
        return 1  # legion23:kw.aid

    def clone_range(self) -> int:
        """Return how near Clone Troopers have to be to share tokens."""
        return 1  # legion23:type.clone

    def follows_example(self, unit: Unit, other: Unit) -> bool:
        """Tell whether a unit is of those who may use the tokens of another with Exemplar: every ally is."""
        return True  # legion23:kw.exemplar

    def teamwork_gains(self, count: int) -> int:
        """Return how many tokens Teamwork gives when so many were gained: as many."""
        return count  # legion23:kw.teamwork


# Gaining.


def why_not_gain(battle: Battle, unit: Unit, kind: str) -> Reason | None:
    """Return why a unit can't gain a token of this kind."""
    rule = battle.edition.rule
    if kind == STANDBY:
        hover = keywords.has(unit, "hover")
        if keywords.of_type(unit, "repulsor vehicle") and not hover:
            return because(rule("legion26:apxb.18", "legion23:vehicle.repulsor.2"), "legion-no-standby-repulsor")
        if unit.has(STANDBY):
            return because(rule("legion26:standby.01", "legion23:standby.01"), "legion-one-standby")
    if kind == POISON and (keywords.droid(unit) or keywords.vehicle(unit)):
        return because(rule("legion26:apxb.25", "legion23:type.droid.3"), "legion-no-poison")
    if kind == ION and not (keywords.droid(unit) or keywords.vehicle(unit)):
        # legion23:type.droid.4
        return because(rule("legion26:weaponkw.ion-x", "legion23:weaponkw.ion-x"), "legion-no-ion")
    return None


def give(battle: Battle, unit: Unit, kind: str, count: int = 1) -> None:
    """Give a unit tokens, if it can have them."""
    if not count or not unit.miniatures or why_not_gain(battle, unit, kind) is not None:
        return
    unit.tokens[kind] = unit.has(kind) + count
    battle.log.tell("legion-gains", unit=battle.name(unit), token=say(f"legion-token-{kind}"), count=count)


def take(unit: Unit, kind: str, count: int = 1) -> None:
    """Take tokens off a unit, which has so many."""
    left = unit.has(kind) - count
    assert left >= 0
    if left:
        unit.tokens[kind] = left
    else:
        unit.tokens.pop(kind, None)


def gain(battle: Battle, around: Surroundings, unit: Unit, kind: str, count: int = 1) -> Play[None]:
    """Let a unit gain green tokens: it may aid another with each of them, and teams gain together."""
    for _ in range(count):
        other = yield from aided(battle, around, unit, kind)
        if other is None:
            continue
        count -= 1
        give(battle, other, kind)
        suppression.suppress(battle, unit)  # legion26:kw.aid-affiliation-unit-type, legion23:kw.aid
        work_together(battle, around, other, kind, 1)
    give(battle, unit, kind, count)
    if count:
        work_together(battle, around, unit, kind, count)


def aided(battle: Battle, around: Surroundings, unit: Unit, kind: str) -> Play[Unit | None]:
    """Ask which unit gains a token in place of one with Aid, if any."""
    wanted = keywords.named(unit, "aid")
    if not wanted or kind not in GREEN:
        return None
    reach = battle.edition.tokens.aid_range()
    options: list[Option] = [
        ("unit", other.id)
        for other in battle.units_of(unit.seat)
        if other is not unit
        and any(fits(keyword.about, other.card) for keyword in wanted)
        and around.near(unit, other, reach)
        and around.seen(unit.leader, other)
    ]
    if not options:
        return None
    ask = say("legion-ask-aid", unit=battle.name(unit), token=say(f"legion-token-{kind}"))
    chosen = yield Choose(unit.seat, ["keep", *options], ask)
    return None if chosen == "keep" else battle.units[chosen[1]]


def work_together(battle: Battle, around: Surroundings, unit: Unit, kind: str, count: int) -> None:
    """Let the partner of a unit that gained Aim or Dodge tokens gain some too; those set off nothing more."""
    if kind not in (AIM, DODGE):
        return
    for other in battle.units_of(unit.seat):
        partners = _names(other, unit.card.name) or _names(unit, other.card.name)
        if other is not unit and partners and around.near(unit, other, TEAMWORK_RANGE):
            # legion26:kw.teamwork-unit-name.2, legion23:kw.teamwork: no echo
            give(battle, other, kind, battle.edition.tokens.teamwork_gains(count))


def _names(unit: Unit, name: str) -> bool:
    return any(keyword.about == name for keyword in keywords.named(unit, "teamwork"))


# Spending.


class Source(NamedTuple):
    """Where a token that a unit spends may come from."""

    unit: int
    kind: str
    """The name that it has there: tokens on a Cache card have their own."""
    clone: bool = False
    """Whether it is borrowed from other Clone Troopers."""


def sources(battle: Battle, around: Surroundings, unit: Unit, kind: str, borrowed: bool) -> Iterator[Source]:
    """Yield where a unit that attacks or defends may take a token from; `borrowed` if it has borrowed one in this attack."""
    if shut_in(battle, unit):
        return  # legion23:kw.transport-closed
    if unit.has(kind):
        yield Source(unit.id, kind)  # legion23:kw.transport-open
    if unit.has(CACHED + kind):
        yield Source(unit.id, CACHED + kind)  # legion26:kw.cache, legion23:kw.cache
    for other in battle.units_of(unit.seat):
        if other is unit or not other.has(kind):
            continue
        if not borrowed and _shares_as_clones(battle, around, unit, other):
            yield Source(other.id, kind, clone=True)
        elif _is_example(battle, around, other, unit) or (kind == DODGE and _carries(unit, other)):
            yield Source(other.id, kind)


def _shares_as_clones(battle: Battle, around: Surroundings, unit: Unit, other: Unit) -> bool:
    """Tell whether Clone Troopers may use a token of other Clone Troopers (legion26:apxb.02, legion23:type.clone)."""
    if not (keywords.of_type(unit, "clone trooper") and keywords.of_type(other, "clone trooper")):
        return False
    if keywords.has(unit, "were-not-regs") or keywords.has(other, "were-not-regs"):
        return False  # legion26:kw.were-not-regs
    reach = battle.edition.tokens.clone_range()
    return around.near(unit, other, reach) and bool(around.seen(unit.leader, other))


def _is_example(battle: Battle, around: Surroundings, other: Unit, unit: Unit) -> bool:
    """Tell whether a unit may use the tokens of another with Exemplar (legion26:kw.exemplar, legion23:kw.exemplar)."""
    if not keywords.has(other, "exemplar") or not around.near(other, unit, EXEMPLAR_RANGE):
        return False
    return battle.edition.tokens.follows_example(unit, other) and bool(around.seen(other.leader, unit))


def _carries(unit: Unit, other: Unit) -> bool:
    """Tell whether a unit touches another that rides with it."""
    return any(each.about == str(other.id) for each in keywords.named(unit, "carries"))


def kin(unit: Unit, other: Unit) -> bool:
    """Tell whether two units are of the same faction or affiliation."""
    same = unit.card.affiliation != "" and unit.card.affiliation == other.card.affiliation
    return same or unit.card.faction == other.card.faction  # legion26:apxc.05, legion23:merc.05


def spend(battle: Battle, source: Source, spender: Unit) -> None:
    """Spend a token."""
    owner = battle.units[source.unit]
    take(owner, source.kind)
    kind = source.kind.removeprefix(CACHED)
    battle.log.tell("legion-spends", unit=battle.name(spender), token=say(f"legion-token-{kind}"))


def stronger_together(battle: Battle, around: Surroundings, unit: Unit, kind: str) -> None:
    """Give a Mandalorian that has spent an Aim token a Dodge token, or the other way round, if another is near."""
    if not keywords.has(unit, "mandalorians-are-stronger-together"):
        return
    for other in battle.units_of(unit.seat):
        if other is unit or not keywords.has(other, "mandalorians-are-stronger-together"):
            continue
        if around.near(unit, other, STRONGER_TOGETHER_RANGE):
            give(battle, unit, DODGE if kind == AIM else AIM)  # legion26:kw.mandalorians-are-stronger-together
            return


def fill_caches(unit: Unit) -> None:
    """Put the tokens on a unit's upgrades that their Cache lists (legion26:kw.cache, legion23:kw.cache)."""
    for keyword in keywords.named(unit, "cache"):
        for listed in keyword.about.split(","):
            kind, _, count = listed.strip().partition(" ")
            unit.tokens[CACHED + kind] = unit.has(CACHED + kind) + int(count)


# Shields.


def raise_shields(unit: Unit) -> None:
    """Give a unit the shields of its card, active (legion26:kw.shielded-x, legion23:kw.shielded-x)."""
    count = keywords.value(unit, "shielded")
    if count:
        unit.tokens[SHIELD] = count


def flip_shields(unit: Unit, count: int) -> None:
    """Turn active shields over; they protect no more until they are turned back."""
    take(unit, SHIELD, count)  # legion26:token.shield, legion23:token.18
    unit.tokens[INACTIVE_SHIELD] = unit.has(INACTIVE_SHIELD) + count  # legion26:token.shield, legion23:token.18


def restore_shields(unit: Unit, count: int) -> None:
    """Turn inactive shields over again, as many as there are (legion26:kw.generator-x, legion26:kw.recharge-x)."""
    count = min(count, unit.has(INACTIVE_SHIELD))
    if count:
        take(unit, INACTIVE_SHIELD, count)
        unit.tokens[SHIELD] = unit.has(SHIELD) + count
