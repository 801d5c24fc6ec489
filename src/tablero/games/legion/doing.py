"""What the course of a battle asks of the other chapters: distances, tokens, moves, attacks. It alone knows where they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tablero.games.legion import cards, keywords, movement, suppression, tokens, upgrades, wounds
from tablero.games.legion.asking import whether
from tablero.games.legion.attacking import attack, shoot
from tablero.games.legion.bane import spring
from tablero.games.legion.bounties import collect_bounty
from tablero.games.legion.cards import Keyword
from tablero.games.legion.deploying import (
    deployment,
    detached,
    entering,
    far_from_enemies,
    infiltration,
    prepared,
    rolling_out,
    scout_value,
)
from tablero.games.legion.detachments import TAKEN
from tablero.games.legion.loadout import choose_loadout
from tablero.games.legion.measuring import RANGE, units_partly_in
from tablero.games.legion.missions import in_play
from tablero.games.legion.movement import WITHDRAW
from tablero.games.legion.moving import Moved
from tablero.games.legion.passengers import exposed
from tablero.games.legion.placing import SetUp
from tablero.games.legion.pools import RANGED
from tablero.games.legion.resolving import nobody_reacts
from tablero.games.legion.sight import units_see
from tablero.games.legion.state import (
    DODGE,
    EMBARKED,
    GAME,
    GREEN,
    ON_BATTLEFIELD,
    SET_ASIDE,
    SUPPRESSION,
    UNDEPLOYED,
    Battle,
    Granted,
    Unit,
)
from tablero.games.legion.surroundings import Table
from tablero.games.legion.transports import (
    EMBARK,
    can_disembark,
    deploy_from,
    disembark,
    embark,
    embarkable,
    go_aboard,
)
from tablero.games.legion.weapons import (
    KINDS,
    Arm,
    Limits,
    aim_at,
    targets,
    visible,
    why_not_bear,
    why_not_use,
)
from tablero.games.legion.zones import Box, boxes, others
from tablero.kernel import Choose, Option, Play, say
from tablero.tabletop import QUARTER

MOVE: Final = "move"
ATTACK: Final = "attack"


def note(battle: Battle, unit: Unit, what: str) -> None:
    """Note what a unit does in its activation; outside of it only its Attack action counts, as long as the turn lasts."""
    if battle.activating == unit.id or what == ATTACK:  # legion26:attack.01, legion23:attack.01
        unit.done.append(what)


# Distances.


def within(battle: Battle, unit: Unit, other: Unit, bands: int) -> bool:
    """Tell whether any miniature of a unit is within so many bands of any of another; a unit is of itself."""
    return units_partly_in(battle, unit, other, bands * RANGE)


def sees(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Tell whether any miniature of a unit has line of sight to one of another."""
    return unit is other or units_see(battle, unit, other)


def near_leader(battle: Battle, unit: Unit, other: Unit, bands: int) -> bool:
    """Tell whether a unit is within so many bands of another's leader."""
    return Table(battle).within(unit.leader, other, bands)


def engaged(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is engaged."""
    return Table(battle).engaged(unit)


def command_cards(battle: Battle) -> Mapping[str, cards.CommandCard]:
    """Return the command cards of the edition that is played, by id."""
    return cards.command_cards(battle.edition.name)


def panicked(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Panicked."""
    return suppression.is_panicked(battle, Table(battle), unit)


# Tokens.


def gain(battle: Battle, unit: Unit, kind: str, count: int = 1) -> Play[None]:
    """Let a unit gain tokens of any kind."""
    if kind == SUPPRESSION:
        suppression.suppress(battle, unit, count)
    elif kind in GREEN:
        yield from tokens.gain(battle, Table(battle), unit, kind, count)
    else:
        tokens.give(battle, unit, kind, count)


# Moving and attacking.


def can_move(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can make a Move action: deploy, withdraw, or any other kind of move."""
    if unit.place == UNDEPLOYED:
        return entering(battle, unit, boxes(battle, unit.seat)).possible()
    if unit.place == EMBARKED:
        return can_disembark(battle, unit)  # legion23:kw.transport-open.2, legion23:kw.transport-closed.2
    return movement.can_move(battle, unit) or can_withdraw(battle, unit)


def can_withdraw(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can Withdraw, after what it has done in its activation."""
    return battle.edition.acting.may_withdraw(unit) and movement.can_withdraw(battle, unit)


def perform_move(battle: Battle, unit: Unit) -> Play[Moved | None]:
    """Let a unit make the move of a Move action."""
    if unit.place == UNDEPLOYED:
        return (yield from enter(battle, unit))
    if unit.place == EMBARKED:
        return (yield from disembark(battle, unit))  # legion23:kw.transport-open.2, legion23:kw.transport-closed.2
    vehicles: list[Option] = [(EMBARK, vehicle.id) for vehicle in embarkable(battle, unit)]
    if vehicles:
        # legion23:kw.transport-x, legion23:kw.transport-x.3
        boards = yield Choose(unit.seat, [MOVE, *vehicles], say("legion-ask-board", unit=battle.name(unit)))
        if boards != MOVE:
            return (yield from embark(battle, unit, battle.units[boards[1]]))
    if not can_withdraw(battle, unit):
        return (yield from movement.move(battle, unit))
    pivots = movement.can_move(battle, unit)
    options: list[Option] = [WITHDRAW, *([MOVE] if pivots else [])]
    chosen = yield Choose(unit.seat, options, say("legion-ask-withdraw", unit=battle.name(unit)))
    if chosen == MOVE:
        return (yield from movement.move(battle, unit))
    unit.done.append(WITHDRAW)
    return (yield from movement.withdraw(battle, unit))


def enter(battle: Battle, unit: Unit, speed: int | None = None) -> Play[Moved]:
    """Let an undeployed unit move onto the battlefield from its player's edge (legion26:deploy.01, legion26:deploy.04)."""
    moving = entering(battle, unit, boxes(battle, unit.seat), speed)
    moved = yield from movement.made(battle, unit, moving, say("legion-ask-enter", unit=battle.name(unit)))
    yield from deployed(battle, unit)
    return moved


def scout(battle: Battle, unit: Unit) -> Play[None]:
    """Let an undeployed unit with Scout deploy with a free Move action (legion26:kw.scout-x)."""
    speed = scout_value(unit)
    if unit.place != UNDEPLOYED or not speed:
        return
    if not entering(battle, unit, boxes(battle, unit.seat), speed).possible():
        return
    chosen = yield Choose(unit.seat, ["yes", "no"], whether("legion-ask-scout", unit=battle.name(unit), speed=speed))
    if chosen == "yes":
        yield from enter(battle, unit, speed)


def infiltrate(battle: Battle, unit: Unit) -> Play[None]:
    """Let an undeployed unit with Infiltrate be placed in its player's territory (legion26:kw.infiltrate)."""
    if unit.place != UNDEPLOYED or not keywords.has(unit, "infiltrate"):
        return
    placing = prepared(battle, unit, boxes(battle, unit.seat), others(battle, unit.seat))
    if not (yield from placing.has_room()):
        return
    chosen = yield Choose(unit.seat, ["yes", "no"], whether("legion-ask-infiltrate", unit=battle.name(unit)))
    if chosen == "yes":
        yield from placing.make(say("legion-ask-set-up", unit=battle.name(unit)))
        yield from deployed(battle, unit)


def move_at(battle: Battle, unit: Unit, speed: int, heeds_terrain: bool = True) -> Play[Moved | None]:
    """Let a unit make a move at a speed that an effect names, which is no Move action."""
    if unit.place != ON_BATTLEFIELD:
        return None
    return (yield from movement.standard_move(battle, unit, speed, heeds_terrain=heeds_terrain))


def push(battle: Battle, unit: Unit, speed: int, seat: int) -> Play[Moved | None]:
    """Let a player move a unit that may be another's, at a speed, even out of a melee."""
    if unit.place != ON_BATTLEFIELD:
        return None
    return (yield from movement.push(battle, unit, speed, seat))


def can_relocate(battle: Battle, unit: Unit, bands: int) -> bool:
    """Tell whether a unit can be set down again anywhere beyond so many bands of all enemies."""
    return unit.place == ON_BATTLEFIELD and _relocation(battle, unit, bands).found() is not None


def relocate(battle: Battle, unit: Unit, bands: int) -> Play[None]:
    """Let a unit be set down again there; it keeps its tokens."""
    yield from _relocation(battle, unit, bands).make(say("legion-ask-set-up", unit=battle.name(unit)))
    yield from spring(battle, unit)


def _relocation(battle: Battle, unit: Unit, bands: int) -> SetUp:
    rule = battle.edition.rule("legion26:measure.14", "legion23:measure.11")
    return far_from_enemies(battle, unit, bands, rule, facing_of(battle, unit))


def can_pivot(unit: Unit) -> bool:
    """Tell whether a unit on the battlefield can pivot."""
    return unit.place == ON_BATTLEFIELD and movement.can_pivot(unit)


def pivot(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit pivot."""
    yield from movement.pivot(battle, unit)


def facing_of(battle: Battle, unit: Unit) -> int:
    """Return the facing toward the enemy's edge."""
    edge = battle.blue_edge if unit.seat == battle.blue else 1 - battle.blue_edge
    return 3 * QUARTER if edge else QUARTER


def can_attack(battle: Battle, unit: Unit, only: Unit | None = None, kinds: tuple[str, ...] = KINDS) -> bool:
    """Tell whether a unit can attack, that unit where one is given, with weapons of these kinds."""
    if not exposed(battle, unit) or keywords.has(unit, "no-attack"):
        return False
    return bool(targets(battle, Table(battle), unit, _limits(battle, unit, only, kinds)))


def perform_attack(
    battle: Battle,
    unit: Unit,
    only: Unit | None = None,
    kinds: tuple[str, ...] = KINDS,
    reactions: Callable[[], Play[None]] = nobody_reacts,
) -> Play[None]:
    """Let a unit attack, that unit only where one is given, with weapons of these kinds; `reactions` follow first."""
    limits, own_turn = _limits(battle, unit, only, kinds), battle.activating == unit.id
    yield from attack(battle, Table(battle), unit, limits, own_turn=own_turn, reactions=reactions)


def _limits(battle: Battle, unit: Unit, only: Unit | None, kinds: tuple[str, ...]) -> Limits:
    return Limits(None if only is None else (only.id,), kinds, weapons_of_cards(battle, unit))


def in_reach(battle: Battle, unit: Unit, weapon: cards.Weapon) -> list[Unit]:
    """Return the enemies that the leader of a unit could shoot with a weapon that a card lends for one attack."""
    around, leader, arm = Table(battle), battle.miniatures[unit.leader], Arm(weapon)
    found = []
    for enemy in battle.units_of(1 - unit.seat) if exposed(battle, unit) else ():
        aiming = aim_at(around, unit, enemy)
        reason = why_not_use(battle, around, aiming, arm, RANGED)
        reason = reason or why_not_bear(battle, around, aiming, leader, arm, RANGED)
        if reason is None and visible(battle, around, unit, enemy):
            found.append(enemy)
    return found


def perform_shot(
    battle: Battle,
    unit: Unit,
    enemy: Unit,
    weapon: cards.Weapon,
    as_action: bool,
    reactions: Callable[[], Play[None]] = nobody_reacts,
) -> Play[None]:
    """Let the leader of a unit shoot an enemy with such a weapon, and nothing else; `reactions` follow first."""
    own_turn, around = battle.activating == unit.id, Table(battle)
    yield from shoot(battle, around, unit, enemy, weapon, own_turn=own_turn, as_action=as_action, reactions=reactions)


def weapons_of_cards(battle: Battle, unit: Unit) -> tuple[cards.Weapon, ...]:
    """Return the weapons that command cards lend a unit now."""
    known = command_cards(battle)
    lent = [known[keyword.about].weapon for keyword in keywords.named(unit, "card-weapon")]
    return tuple(weapon for weapon in lent if weapon is not None)


def suffer_wounds(battle: Battle, unit: Unit, count: int, by: Unit | None = None) -> Play[None]:
    """Let a unit suffer wounds that no attack deals; `by` is the unit whose effect deals them, where it is one's."""
    yield from wounds.suffer(battle, unit, count)
    yield from wounds.check_resilience(battle, unit)
    collect_bounty(battle, by, unit)  # legion26:kw.bounty.2, legion23:kw.bounty


def actions_lost(battle: Battle, unit: Unit) -> Play[int]:
    """Return how many actions Vehicle Damage and tokens on a unit cost it."""
    return (yield from wounds.actions_lost_to_damage(battle, unit))


def activation_ends(battle: Battle, unit: Unit) -> Play[None]:
    """Let happen what tokens on a unit do when its activation ends."""
    yield from wounds.end_of_activation(battle, unit)


# Deployment.


def deployed(battle: Battle, unit: Unit) -> Play[None]:
    """Tell that a unit has deployed; its player chooses the sides of its cards, and whom it carries deploys from it."""
    battle.log.tell("legion-deploys", unit=battle.name(unit))
    yield from upgrades.choose_sides(battle, unit)
    yield from spring(battle, unit)  # legion26:cardkw.bane-tokens.2, legion23:cardkw.bane-tokens.2
    # legion26:kw.wound-x, legion23:kw.wound-x
    yield from suffer_wounds(battle, unit, keywords.value(unit, "wound"))
    for waiting in battle.edition.carrying.waiting(battle, unit):
        yield from deploy_from(battle, waiting, unit)  # legion26:kw.transport.2
        yield from deployed(battle, waiting)


def deploy(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit be deployed in its player's zone, aboard a transport, or infiltrate, and then scout ahead."""
    yield from choose_loadout(battle, unit)
    vehicles: list[Option] = [(EMBARK, each.id) for each in battle.edition.carrying.boarded(battle, unit)]
    if vehicles:
        # legion23:kw.transport-x.2
        chosen = yield Choose(unit.seat, ["deploy", *vehicles], say("legion-ask-board", unit=battle.name(unit)))
        if chosen != "deploy":
            go_aboard(battle, unit, battle.units[chosen[1]])
            yield from deployed(battle, unit)
            return
    yield from go_undercover(battle, unit)
    zones, outside = zones_for(battle, unit)
    placing = deployment(battle, unit, zones, outside, facing_of(battle, unit))
    if in_play(battle, "deployment") == "Roll Out" and keywords.vehicle(unit):
        placing = rolling_out(battle, unit, zones, facing_of(battle, unit))
    if keywords.has(unit, "infiltrate"):
        placing = infiltration(battle, unit, facing_of(battle, unit))  # legion23:kw.infiltrate
    partner = yield from choose_partner(battle, unit)
    if partner is not None:
        placing = detached(battle, unit, partner, facing_of(battle, unit))  # legion23:kw.detachment.2
        partner.used.append(TAKEN)
    if not (yield from placing.has_room()):
        battle.log.tell("legion-no-room", unit=battle.name(unit))
        unit.place = SET_ASIDE
        return
    yield from placing.make(say("legion-ask-set-up", unit=battle.name(unit)))
    yield from deployed(battle, unit)
    speed = scout_value(unit)
    if speed:
        chosen = yield Choose(
            unit.seat, ["yes", "no"], whether("legion-ask-scout", unit=battle.name(unit), speed=speed)
        )
        if chosen == "yes":
            # legion23:kw.scout-x
            yield from movement.scout(battle, unit, speed)


def zones_for(battle: Battle, unit: Unit) -> tuple[list[Box], list[Box]]:
    """Return where a unit may be deployed, and what is outside of that: where each zone needs a unit, the empty ones."""
    own = list(boxes(battle, unit.seat))
    left = [each for each in battle.undefeated(unit.seat) if each.place == UNDEPLOYED]
    left = [each for each in left if not keywords.has(each, "infiltrate")]
    empty = [box for box in own if not any(stands_in(battle, each, box) for each in battle.units_of(unit.seat))]
    if in_play(battle, "deployment") == "Disarray" and len(left) <= len(empty):
        own = empty  # legion23:battlecard.disarray
    return own, [*others(battle, unit.seat), *(box for box in boxes(battle, unit.seat) if box not in own)]


def stands_in(battle: Battle, unit: Unit, box: Box) -> bool:
    """Tell whether the leader of a unit stands in a rectangle."""
    pose = battle.miniatures[unit.leader].pose
    return pose is not None and box[0] <= pose.x <= box[2] and box[1] <= pose.y <= box[3]


def go_undercover(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit with Covert Ops become an operative that infiltrates, if the army has another commander."""
    others = [ally for ally in battle.undefeated(unit.seat) if ally is not unit and ally.rank == "commander"]
    if not keywords.has(unit, "covert-ops") or not others:
        return  # legion23:kw.covert-ops
    chosen = yield Choose(unit.seat, ["no", "yes"], whether("legion-ask-covert-ops", unit=battle.name(unit)))
    if chosen == "yes":
        unit.rank = "operative"
        unit.granted.append(Granted(Keyword("infiltrate"), GAME))


def reinforcement(battle: Battle, unit: Unit) -> SetUp:
    """Return how a unit arrives that was set aside: anywhere beyond range 2 of all enemies."""
    return far_from_enemies(battle, unit, 2, "legion23:battlecard.rapid.2", facing_of(battle, unit))


def choose_partner(battle: Battle, unit: Unit) -> Play[Unit | None]:
    """Have a player choose beside whose leader a Detachment deploys; None if there is room beside nobody's."""
    facing = facing_of(battle, unit)
    able = [
        partner
        for partner in battle.edition.detaching.partners(battle, unit)
        if detached(battle, unit, partner, facing).found() is not None  # legion23:kw.detachment.3
    ]
    if not able:
        return None
    options: list[Option] = [("unit", partner.id) for partner in able]
    chosen = yield Choose(unit.seat, options, say("legion-ask-partner", unit=battle.name(unit)))
    found: Unit = battle.units[chosen[1]]
    return found


def deploy_prepared(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit with Prepared Position be deployed; it gains a Dodge token (legion26:kw.prepared-position)."""
    placing = prepared(battle, unit, boxes(battle, unit.seat), others(battle, unit.seat))
    if (yield from placing.has_room()):
        yield from placing.make(say("legion-ask-set-up", unit=battle.name(unit)))
        yield from deployed(battle, unit)
        yield from gain(battle, unit, DODGE)
