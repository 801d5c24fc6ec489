"""Repair, Treat and Restore: taking tokens off allied units, and bringing back miniatures that fell in this round."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from tablero.games.legion import doing, keywords, tokens
from tablero.games.legion.cards import Keyword
from tablero.games.legion.placing import Placing
from tablero.games.legion.state import ION, NOBODY, ON_BATTLEFIELD, POISON, VEHICLE_DAMAGE, Battle, Unit
from tablero.games.legion.wounds import DAMAGED, DISABLED, WEAPON_DISRUPTED
from tablero.kernel import Choose, Option, Play, Reason, because, say

REPAIR: Final = "repair"
TREAT: Final = "treat"
MENDING: Final = (REPAIR, TREAT)
RANGE: Final = 1
RESTORE: Final = "restore"
DONE: Final = "done"

REMOVED: Final = {
    REPAIR: (ION, VEHICLE_DAMAGE, DAMAGED, DISABLED, WEAPON_DISRUPTED),
    TREAT: (POISON,),
}
"""The tokens besides wounds that each of them removes."""


def may_be_mended(keyword: str, unit: Unit) -> bool:
    """Tell whether a unit is one that Repair or Treat is for: droids and Vehicles, or all other Troopers."""
    if keyword == REPAIR and keywords.has(unit, "unconcerned"):
        return False  # legion26:kw.unconcerned.2, legion23:kw.unconcerned.2
    machine = keywords.droid(unit) or keywords.vehicle(unit)
    # legion26:cardkw.repair-x-capacity-y, legion23:cardkw.repair-x
    # legion26:cardkw.treat-x-capacity-y, legion23:cardkw.treat-x
    return machine if keyword == REPAIR else keywords.trooper(unit) and not machine


def patients(battle: Battle, unit: Unit, keyword: str) -> list[Unit]:
    """Return the allied units, the unit itself included, that are near enough, in sight, and of the right kind."""
    able = [ally for ally in battle.units_of(unit.seat) if may_be_mended(keyword, ally)]
    return [ally for ally in able if doing.within(battle, unit, ally, RANGE) and doing.sees(battle, unit, ally)]


def why_not_mend(battle: Battle, unit: Unit, keyword: Keyword, marks: int) -> Reason | None:
    """Return why a unit can't use Repair or Treat of a card with so many tokens on it."""
    which = "repair" if keyword.name == REPAIR else "treat"
    rule = battle.edition.rule(f"legion26:cardkw.{which}-x-capacity-y", f"legion23:cardkw.{which}-x")
    if marks >= keyword.capacity:
        return because(rule, "legion-mend-used-up", count=keyword.capacity)
    if not patients(battle, unit, keyword.name):
        return because(rule, "legion-mend-nobody", unit=battle.name(unit))
    return None


def mend(battle: Battle, unit: Unit, keyword: Keyword) -> Play[None]:
    """Choose a unit, and take up to X tokens off it or restore up to X of its miniatures."""
    near: list[Option] = [("unit", ally.id) for ally in patients(battle, unit, keyword.name)]
    told = say(f"legion-keyword-{keyword.name}")
    _, id = yield Choose(unit.seat, near, say("legion-ask-mend", keyword=told))
    ally = battle.units[id]
    restores = False
    for left in range(keyword.value or 0, 0, -1):
        options = ailments(battle, ally, keyword.name) if not restores else []
        if restorable(battle, ally) and (restores or left == keyword.value):
            options.append(RESTORE)
        if not options:
            return
        ask = say("legion-ask-mended", unit=battle.name(ally), count=left, keyword=told)
        chosen = yield Choose(unit.seat, [*options, DONE], ask)
        if chosen == DONE:
            return
        restores = chosen == RESTORE
        if restores:
            yield from restore(battle, ally)
        else:
            heal(battle, ally, chosen)


def ailments(battle: Battle, unit: Unit, keyword: str) -> list[Option]:
    """Return what Repair or Treat can take off a unit: a wound of a miniature, or a token."""
    wounded: list[Option] = [("miniature", one.id) for one in battle.miniatures_of(unit) if one.wounds]
    return [*wounded, *(("token-of", kind) for kind in REMOVED[keyword] if unit.has(kind))]


def heal(battle: Battle, unit: Unit, what: Any) -> None:
    """Take a wound off a miniature, or a token off a unit."""
    if what[0] == "miniature":
        battle.miniatures[what[1]].wounds -= 1
    else:
        tokens.take(unit, what[1])
        if what[1] == WEAPON_DISRUPTED:
            unit.disrupted = ""
    battle.log.tell("legion-mended", unit=battle.name(unit))


# Restoring.


def restorable(battle: Battle, unit: Unit) -> list[int]:
    """Return the miniatures that can come back: they fell in this round, and there is room beside their leader."""
    if keywords.has(unit, "unconcerned"):
        return []  # legion26:kw.unconcerned.2, legion23:kw.unconcerned.2
    if unit.place != ON_BATTLEFIELD:
        return []  # legion26:cardkw.restore.3, legion23:cardkw.restore
    fallen = [id for id in unit.fallen if not battle.miniatures[id].counterpart]
    # legion26:cardkw.restore, legion26:cardkw.restore.2, legion23:cardkw.restore
    return [id for id in fallen if Placing(battle, unit, [id]).found() is not None]


def restore(battle: Battle, unit: Unit) -> Play[None]:
    """Bring back a miniature of a unit that fell in this round, in Cohesion, with all wounds but one."""
    options: list[Option] = [("fallen", id) for id in restorable(battle, unit)]
    _, id = yield Choose(unit.seat, options, say("legion-ask-restore", unit=battle.name(unit)))
    miniature = battle.miniatures[id]
    yield from Placing(battle, unit, [id]).make(say("legion-ask-restored-place", unit=battle.name(unit)))
    unit.fallen.remove(id)
    insort(unit.miniatures, id)
    miniature.wounds = battle.edition.damage.wounds_when_restored(unit, miniature)
    if miniature.upgrade != NOBODY:
        unit.upgrades[miniature.upgrade] = unit.upgrades[miniature.upgrade]._replace(lost=False)
    battle.log.tell("legion-restored", unit=battle.name(unit))
