"""Moving (rulebook: "Movement"): which moves a unit may make, and making them, with everything that they bring about."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.asking import whether
from tablero.games.legion.displacement import displace
from tablero.games.legion.measuring import engaged_with
from tablero.games.legion.melee import answer_melee
from tablero.games.legion.moving import Move, Moved, Terms
from tablero.games.legion.moving_rules import (
    CLIMB,
    JUMP,
    PIVOT,
    REVERSE,
    STANDARD,
    STRAFES,
)
from tablero.games.legion.notched import Pivot, move_for
from tablero.games.legion.riding import RIDES, carry_along
from tablero.games.legion.speed import own_speed, speed_of
from tablero.games.legion.state import (
    IMMOBILIZE,
    MOVED,
    MOVED_FULLY,
    NOBODY,
    ON_BATTLEFIELD,
    PIVOTED,
    Battle,
    Unit,
)
from tablero.games.legion.suppression import can_gain, suppress
from tablero.games.legion.tools import FASTEST
from tablero.kernel import Choose, Message, Play, Reason, because, say, worked_out

YES: Final = "yes"
NO: Final = "no"
WITHDRAW: Final = "withdraw"
"""What `Unit.done` says of a Withdraw."""
WITHDRAW_SPEED: Final = 1


# Which moves a unit may make.


def can_pivot(unit: Unit) -> bool:
    """Tell whether a unit can Pivot: creatures, emplacements, Heavy Troopers and all Vehicles, on notched bases."""
    # legion26:apxb.03, legion26:apxb.05, legion26:apxb.06, legion26:apxb.13, legion26:apxb.17, legion26:apxb.27
    # legion23:type.creature, legion23:type.emplacement, legion23:vehicle.ground, legion23:vehicle.repulsor
    return unit.card.base.notched


def can_reverse(unit: Unit) -> bool:
    """Tell whether a unit can make Reverse Moves: all with notched bases but Repulsor Vehicles that don't hover."""
    if not unit.card.base.notched or keywords.has(unit, "mobile"):
        return False  # legion26:kw.mobile, legion26:kw.mobile.4
    # legion26:apxb.17, legion26:kw.hover-ground-air-x, legion23:vehicle.repulsor, legion23:kw.hover
    return not keywords.of_type(unit, "repulsor vehicle") or keywords.has(unit, "hover")


def can_strafe(unit: Unit) -> bool:
    """Tell whether a unit can make Strafe Moves: one that hovers (legion26:kw.strafe-move, legion23:kw.hover.4)."""
    return unit.card.base.notched and keywords.has(unit, "hover")


def can_climb(unit: Unit) -> bool:
    """Tell whether a unit can Climb: not with a notched base, unless it is a vehicle that climbs."""
    if keywords.has(unit, "grounded"):
        return False  # legion23:kw.grounded
    # legion26:climb.01, legion26:kw.climbing-vehicle, legion23:notched.07, legion23:kw.climbing-vehicle
    return not unit.card.base.notched or keywords.has(unit, "climbing-vehicle")


def held(battle: Battle, unit: Unit) -> bool:
    """Tell whether enemies keep a unit from moving: it is Engaged, and doesn't get away from a single unit."""
    around = engaged_with(battle, unit)
    if len(around) == 1 and keywords.has(unit, "disengage"):
        return False  # legion26:kw.disengage, legion23:kw.disengage
    return bool(around)


def why_not_kind(battle: Battle, unit: Unit, kind: str) -> Reason | None:
    """Return why a unit can't make a kind of move with a Move action, or None."""
    rule = battle.edition.rule
    if unit.has(IMMOBILIZE) and speed_of(unit) == 0:
        # legion26:weaponkw.immobilize-x.2, legion23:weaponkw.immobilize-x.2
        immobile = rule("legion26:weaponkw.immobilize-x.2", "legion23:weaponkw.immobilize-x.2")
        return because(immobile, "legion-immobilized", unit=battle.name(unit))
    if held(battle, unit) and not (kind == PIVOT and battle.edition.moving.pivots_when_engaged):
        # legion26:melee.09, legion26:apxb.22, legion26:apxb.26, legion23:melee.07
        return because(rule("legion26:melee.09", "legion23:melee.07"), "legion-engaged", unit=battle.name(unit))
    if keywords.has(unit, RIDES) and kind != PIVOT:
        return because(rule("legion26:move.08", "legion23:move.14"), "legion-rides", unit=battle.name(unit))
    if keywords.has(unit, "stationary") and kind != PIVOT:
        stationary = rule("legion26:kw.stationary", "legion23:kw.stationary")
        return because(stationary, "legion-stationary", unit=battle.name(unit))
    if not _able(unit, kind):
        other = rule("legion26:move.08", "legion23:move.14")
        return because(other, "legion-not-its-move", unit=battle.name(unit), kind=kind)
    return None


def _able(unit: Unit, kind: str) -> bool:
    """Tell whether a unit makes moves of a kind, and is fast enough for one."""
    if kind == PIVOT:
        return can_pivot(unit)
    if kind == CLIMB:
        return can_climb(unit) and speed_of(unit, 1) > 0  # legion26:climb.04
    if kind == REVERSE:
        return can_reverse(unit) and speed_of(unit) > 0
    if kind in STRAFES:
        return can_strafe(unit) and speed_of(unit) > 0
    return speed_of(unit) > 0


def kinds_of_move(battle: Battle, unit: Unit) -> list[str]:
    """Return the kinds of moves that a unit may make with a Move action."""
    # legion26:move.01, legion26:move.08, legion23:move.01, legion23:move.14
    if unit.place != ON_BATTLEFIELD:
        return []
    kinds = [kind for kind in (STANDARD, CLIMB, REVERSE, *STRAFES, PIVOT) if _able(unit, kind)]
    return [kind for kind in kinds if why_not_kind(battle, unit, kind) is None]


def can_move(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit on the battlefield can make any kind of move with a Move action, but for a Withdraw."""
    return bool(kinds_of_move(battle, unit))


def can_withdraw(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Engaged and fast enough to Withdraw."""
    able = not (keywords.has(unit, "stationary") or keywords.has(unit, RIDES)) and own_speed(unit) > 0
    # legion26:melee.10, legion23:melee.08, legion23:melee.09: not at Speed 0
    return able and bool(engaged_with(battle, unit)) and speed_of(unit, WITHDRAW_SPEED) > 0


def can_jump(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can Jump: it has the keyword, and could make a Move action."""
    if keywords.has(unit, "weighed-down") and unit.held:
        return False  # legion26:kw.weighed-down
    return keywords.has(unit, "jump") and STANDARD in kinds_of_move(battle, unit)


# Making moves.


def move(battle: Battle, unit: Unit, speed: int | None = None, *, heeds_terrain: bool = True) -> Play[Moved | None]:
    """Let a unit make a move of any kind it can: with a Move action, or one that a rule grants, at a Speed if it names one.

    Nothing comes of it if there is no room for any.
    """
    kinds = [kind for kind in kinds_of_move(battle, unit) if speed is None or kind != PIVOT]
    # legion26:melee.11: into no Melee in an activation in which it has withdrawn
    terms = [Terms(kind, _speed(unit, kind, speed), heeds_terrain, WITHDRAW not in unit.done) for kind in kinds]
    return (yield from _one_of(battle, unit, terms))


def standard_move(battle: Battle, unit: Unit, speed: int, *, heeds_terrain: bool = True) -> Play[Moved | None]:
    """Let a unit make a Standard Move that an ability grants: no Move action (legion26:move.11, legion23:move.08)."""
    if why_not_kind(battle, unit, STANDARD) is not None:
        return None
    return (yield from _one_of(battle, unit, [Terms(STANDARD, speed_of(unit, speed), heeds_terrain)]))


def push(battle: Battle, unit: Unit, speed: int, seat: int) -> Play[Moved | None]:
    """Let a player move a unit, whosever it is, at a speed that an effect names, even if it is Engaged."""
    moving = move_for(battle, unit, Terms(STANDARD, speed_of(unit, speed)))
    if speed_of(unit, speed) == 0 or not moving.possible():
        battle.log.tell("legion-no-room", unit=battle.name(unit))
        return None
    question = say("legion-ask-move", unit=battle.name(unit), kind=STANDARD)
    return (yield from made(battle, unit, moving, question, seat))


def scout(battle: Battle, unit: Unit, speed: int) -> Play[Moved | None]:
    """Let a unit that was just deployed scout: a Standard Move at a Speed of its own, into no melee."""
    # legion23:kw.scout-x, legion23:kw.scouting-party-x, legion23:deploy.07
    terms = Terms(STANDARD, speed_of(unit, speed), heeds_terrain=False, into_melee=False)
    return (yield from _one_of(battle, unit, [terms]))


def withdraw(battle: Battle, unit: Unit) -> Play[Moved | None]:
    """Let an Engaged unit leave its Melee (legion26:melee.10, legion23:melee.08)."""
    kinds = [STANDARD, *([CLIMB] if can_climb(unit) else []), *([REVERSE] if can_reverse(unit) else [])]
    speed = speed_of(unit, WITHDRAW_SPEED)
    # legion26:melee.11, legion23:melee.09: it ends in no Melee
    return (yield from _one_of(battle, unit, [Terms(kind, speed, into_melee=False) for kind in kinds]))


def jump(battle: Battle, unit: Unit) -> Play[Moved | None]:
    """Let a unit Jump: a move over things that are not too high (legion26:kw.jump-x, legion23:kw.jump-x)."""
    return (yield from _one_of(battle, unit, [Terms(JUMP, speed_of(unit))]))


def compulsory_move(battle: Battle, unit: Unit) -> Play[Moved | None]:
    """Have a unit make its compulsory move (legion26:kw.compulsory-move, legion23:kw.speeder-x.3)."""
    if speed_of(unit) == 0:
        return None
    return (yield from _one_of(battle, unit, [Terms(STANDARD, speed_of(unit), compulsory=True)]))


def _speed(unit: Unit, kind: str, speed: int | None) -> int:
    # legion26:climb.02, legion26:climb.04, legion23:climb.02: a Climb is at Speed 1
    return speed_of(unit, 1 if kind == CLIMB else speed)


def _one_of(battle: Battle, unit: Unit, terms: list[Terms]) -> Play[Moved | None]:
    """Have a player choose one of these moves and make it; nothing if there is no room for any of them."""
    options = yield from worked_out(lambda: tuple([each.kind for each in terms if _has_room(battle, unit, each)]))
    if not options:
        battle.log.tell("legion-no-room", unit=battle.name(unit))
        return None
    kind = yield Choose(unit.seat, [*options], say("legion-ask-kind-of-move", unit=battle.name(unit)))
    chosen = next(each for each in terms if each.kind == kind)
    # legion23:type.creature.7, legion23:type.emplacement.4: also when it withdraws
    pivots = chosen.kind in battle.edition.moving.standard and keywords.has(unit, "reposition") and can_pivot(unit)
    pivoted = (yield from _offer_pivot(battle, unit, "before")) if pivots else False
    chosen = yield from _spur_on(battle, unit, chosen)
    moved = yield from carry_out(battle, unit, chosen)
    if pivots and not pivoted:
        yield from _offer_pivot(battle, unit, "after")
    return moved


def _has_room(battle: Battle, unit: Unit, terms: Terms) -> bool:
    return terms.kind == PIVOT or move_for(battle, unit, terms).possible()


def _offer_pivot(battle: Battle, unit: Unit, when: str) -> Play[bool]:
    """Let a unit with Reposition Pivot before or after its move (legion26:kw.reposition, legion23:kw.reposition)."""
    question = whether("legion-ask-reposition", unit=battle.name(unit), when=when)
    answer = yield Choose(unit.seat, [YES, NO], question)
    if answer == YES:
        yield from pivot(battle, unit)
    return bool(answer == YES)


def _spur_on(battle: Battle, unit: Unit, terms: Terms) -> Play[Terms]:
    """Let a unit with Spur gain a Suppression token to be faster (legion26:kw.spur, legion23:kw.spur)."""
    rides = keywords.has(unit, "spur") and terms.kind in (STANDARD, REVERSE) and not terms.compulsory
    if not rides or terms.speed >= FASTEST or not can_gain(battle, unit):
        return terms
    answer = yield Choose(unit.seat, [YES, NO], whether("legion-ask-spur", unit=battle.name(unit)))
    if answer == NO:
        return terms
    suppress(battle, unit)
    return terms._replace(speed=min(FASTEST, terms.speed + 1))


def pivot(battle: Battle, unit: Unit, seat: int | None = None) -> Play[Moved]:
    """Have a player Pivot a unit, its own unless somebody else does it."""
    question = say("legion-ask-move", unit=battle.name(unit), kind=PIVOT)
    return (yield from made(battle, unit, Pivot(battle, unit), question, seat))


def carry_out(battle: Battle, unit: Unit, terms: Terms) -> Play[Moved]:
    """Move a unit on these terms."""
    question = say("legion-ask-move", unit=battle.name(unit), kind=terms.kind)
    return (yield from made(battle, unit, move_for(battle, unit, terms), question))


def made(battle: Battle, unit: Unit, moving: Move, question: Message, seat: int | None = None) -> Play[Moved]:
    """Move a unit, displace whom it moves over, and let the enemy answer a Melee."""
    before = {each.id: each.pose for each in battle.miniatures if each.pose is not None}
    moved = yield from moving.make(question, seat)
    _note(battle, unit, moved)
    if moved.displaced:
        yield from displace(battle, unit.seat, battle.name(unit), moved.displaced, before)
    if moved.melee != NOBODY:
        enemy = battle.units[moved.melee]
        battle.log.tell("legion-moves-into-melee", unit=battle.name(unit), enemy=battle.name(enemy))
        yield from answer_melee(battle, enemy, unit)
    yield from carry_along(battle, unit)
    return moved


def _note(battle: Battle, unit: Unit, moved: Moved) -> None:
    """Note and tell how a unit has moved."""
    if moved.kind == PIVOT:
        unit.moved = max(unit.moved, PIVOTED)
        battle.log.tell("legion-pivots", unit=battle.name(unit))
        return
    unit.travelled.append(moved.kind)
    full = moved.full and moved.kind == STANDARD and moved.speed == speed_of(unit)
    unit.moved = max(unit.moved, MOVED_FULLY if full else MOVED)
    battle.log.tell("legion-moves", unit=battle.name(unit), kind=moved.kind, speed=moved.speed)
