"""Resolving an attack (rulebook: "Resolución de ataques"): dice, combat actions, damage, blocks, losses."""

from __future__ import annotations

from tablero.games.rebellion.board import acting, unit_name
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.damage import (
    ANY_COLOUR,
    HEALTH,
    POINT_BLANK_HEALTH,
    Attack,
    Wound,
    attack_of,
    combat_of,
    deal,
    has_target,
    members,
    target_options,
)
from tablero.games.rebellion.dice import roll
from tablero.games.rebellion.facts import (
    BLACK,
    COLOUR_KEYS,
    DIRECT_HIT,
    EMPIRE,
    GROUND,
    HIT,
    ION_CANNON,
    REBEL,
    RED,
    SIDES,
    SPACE,
    SPECIAL,
    THEATER_OF,
    UNIT_COUNT,
    UNITS,
)
from tablero.games.rebellion.hands import can_draw, discard, draw, held, kinds, tactic_name, take_from_hand
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Distribute, Modified, Option, Play, Reason, because, say


def _attacks(theater: int, side: int, colour: int) -> tuple[tuple[int, int], ...]:
    units = THEATER_OF[theater][side]
    dice = [(unit, UNITS[unit].black if colour else UNITS[unit].red) for unit in units]  # rebellion:deathstar.01
    return tuple((unit, count) for unit, count in dice if count)


COLOURS = (RED, BLACK)
ATTACKS = tuple(tuple(tuple(_attacks(t, side, c) for c in COLOURS) for side in SIDES) for t in (SPACE, GROUND))
"""The types that roll dice of a colour, and how many, by theater and side (rebellion:unit.05)."""

MOST_DICE = 5
"""Of a colour in an attack (rebellion:attack.02)."""
ION_CANNON_DICE = 2
NO_DIE = -1
"""The colour of the die spent on a card that costs none."""

ION_CANNON_LABEL = unit_name(ION_CANNON)
DESIGN_LABEL = say("rebellion-action-according_to_my_design")
NONE_LABEL = say("rebellion-dice-none")
MOST_LABEL = say("rebellion-dice-most")


def attack(table: Table, side: int) -> Play[None]:
    """Attack with all of a side's units in the theater of the battle; those doomed in this step too."""
    combat = combat_of(table)
    theater = combat.theater
    red, black = (attack_dice(table, side, theater, colour) for colour in COLOURS)
    _tell_dice(table, side, red, black)
    dice = []
    if red.total or black.total:
        dice = yield from roll(table, side, combat.system, red.total, black.total)
    enemies = THEATER_OF[theater][1 - side]
    hurt = [Wound(unit, marker) for unit in enemies for marker in combat.damage[unit]]
    combat.attack = Attack(side, theater, dice, hurt)
    yield from combat_actions(table)
    yield from assign_damage(table)
    yield from block_damage(table)
    take_damage(table)
    combat.attack = None


# 1. Rolling.


def attack_dice(table: Table, side: int, theater: int, colour: int) -> Modified:
    """Return how many dice of a colour a side rolls, and why."""
    combat = combat_of(table)
    start = combat.system * UNIT_COUNT
    units = table.units
    total = 0
    for unit, dice in ATTACKS[theater][side][colour]:
        total += dice * units[start + unit]  # rebellion:attack.01
    value = Modified(total)
    cannons = units[start + ION_CANNON]  # rebellion:structure.03
    if side == EMPIRE and theater == SPACE and colour == RED:
        value.add(-ION_CANNON_DICE * cannons, ION_CANNON_LABEL)  # rebellion:gap.13, rebellion:structure.02
    value.add(-combat.fewer_dice[side][colour], DESIGN_LABEL)
    value.at_least(0, NONE_LABEL)
    return value.at_most(MOST_DICE, MOST_LABEL)  # rebellion:attack.02, rebellion:attack.03


def _tell_dice(table: Table, side: int, red: Modified, black: Modified) -> None:
    """Tell how the number of dice came about, where something changed it."""
    for colour, value in zip(COLOURS, (red, black), strict=True):
        if value.parts:
            ask = f"rebellion-dice-{COLOUR_KEYS[colour]}"
            table.log.tell(ask, **acting(side), count=value.total, value=value.message())


# 2. Combat actions.


def combat_actions(table: Table) -> Play[None]:
    """Let the attacker draw and play tactic cards, in any order and number."""
    attack = attack_of(table)
    side, theater = attack.side, attack.theater
    seat = table.seat(side, theater)  # rebellion:gap.07: the Admiral in space, the General on the ground
    while True:  # rebellion:attack.04
        cards = held(table, side, theater) and not silenced(table, side, theater)
        special = any(die.face == SPECIAL for die in attack.dice)
        if not cards and not (special and can_draw(table, theater)):
            return
        choice = yield (lambda: _action_choice(table, seat)) if cards else _action_choice(table, seat)
        if choice == "done":
            return
        if choice[0] == "draw":
            _spend(attack, choice[1])  # rebellion:attack.05
            yield from draw(table, side, theater, 1)  # rebellion:attack.07: to be played at once or kept
        else:
            if choice[2] != NO_DIE:  # rebellion:attack.10
                _spend(attack, choice[2])  # rebellion:attack.06, rebellion:attack.10
            yield from play_tactic(table, side, choice[1])


def _action_choice(table: Table, seat: int) -> Choose:
    """Return what the attacker may do: spend a special die on a card, play one, or be done."""
    attack = attack_of(table)
    dice = [colour for colour in COLOURS if (colour, SPECIAL) in attack.dice]
    options: list[Option] = ["done"]
    if can_draw(table, attack.theater):
        options += [("draw", colour) for colour in dice]
    cards = held(table, attack.side, attack.theater)
    for kind in kinds(cards):
        if why_not_tactic(table, attack.side, kind, "attack") is None:
            options += [("play", kind, colour) for colour in (dice if TACTICS[kind].special else (NO_DIE,))]
    return Choose(seat, options, "rebellion-combat-action", bool(cards))


def _spend(attack: Attack, colour: int) -> None:
    """Set a special die aside; it is lost to this attack (rebellion:attack.06)."""
    attack.dice.remove(next(die for die in attack.dice if die == (colour, SPECIAL)))


def silenced(table: Table, side: int, theater: int) -> bool:
    """Tell whether a card forbids a side tactic cards of a theater in this round."""
    return combat_of(table).silenced[side] == theater


OTHER_THEATER = because("rebellion:attack.09", "rebellion-other-theater")
NOT_TO_BLOCK = because("rebellion:attack.22", "rebellion-not-to-block")
NOT_TO_ATTACK = because("rebellion:attack.20", "rebellion-not-to-attack")
SILENCED = because("rebellion:golden.03", "rebellion-silenced")
NO_SPECIAL_DIE = because("rebellion:attack.10", "rebellion-no-special-die")
USELESS = because("rebellion:attack.12", "rebellion-tactic-useless")


def why_not_tactic(table: Table, side: int, kind: int, use: str) -> Reason | None:
    """Return why a kind of tactic card can't be played now, whoever holds it."""
    tactic = TACTICS[kind]
    attack = attack_of(table)
    if tactic.theater != attack.theater:
        return OTHER_THEATER
    if tactic.use != use:
        return NOT_TO_BLOCK if use == "block" else NOT_TO_ATTACK
    if silenced(table, side, tactic.theater):
        return SILENCED
    if tactic.special and not any(die.face == SPECIAL for die in attack.dice):
        return NO_SPECIAL_DIE
    if not all(effect.possible(table, side) for effect in tactic.effects):
        return USELESS
    return None


def play_tactic(table: Table, side: int, kind: int) -> Play[None]:
    """Resolve a card, then discard it (rebellion:attack.08)."""
    combat = combat_of(table)
    combat.played = take_from_hand(table, side, kind)
    discard(table, combat.played)
    table.log.tell("rebellion-plays-tactic", **acting(side), card=tactic_name(kind))
    act = Act(side, table.seat(side, TACTICS[kind].theater), combat.system)
    act.source = tactic_name(kind).id
    for effect in TACTICS[kind].effects:
        yield from effect.run(table, act)
    combat.played = NO_CARD


NO_CARD = -1


# 3. Damage.


def assign_damage(table: Table) -> Play[None]:
    """Let the attacker divide hits and direct hits among enemy units."""
    attack = attack_of(table)
    hits = [0, 0, 0]
    for colour, face in attack.dice:
        if face == HIT:
            hits[colour] += 1  # rebellion:attack.15, rebellion:dice.01
        elif face == DIRECT_HIT:
            hits[ANY_COLOUR] += 1  # rebellion:attack.16, rebellion:dice.01
    if hits[BLACK]:
        yield from _recolour(table, hits)
    for colour in (RED, BLACK, ANY_COLOUR):
        if hits[colour]:
            yield from _divide(table, colour, hits[colour])  # rebellion:attack.14


def _recolour(table: Table, hits: list[int]) -> Play[None]:
    """Let black hits count as red where a card allows it (Target the Star Destroyers)."""
    attack = attack_of(table)
    most = min(combat_of(table).recolour, hits[BLACK])
    if attack.side != REBEL or attack.theater != SPACE or not most or not has_target(table, RED):
        return
    options: list[Option] = [("as_red", count) for count in range(most + 1)]
    choice = yield Choose(table.seat(attack.side, SPACE), options, "rebellion-recolour")
    hits[BLACK] -= choice[1]
    hits[RED] += choice[1]


def _divide(table: Table, colour: int, count: int) -> Play[None]:
    """Divide dice of a colour among the units they can go to; all of them must be."""
    wounds = members(table, colour, count)
    if not wounds:
        return
    amounts: tuple[int, ...] = (count,)
    if len(wounds) > 1:
        attack = attack_of(table)
        seat = table.seat(attack.side, attack.theater)
        # rebellion:attack.14, rebellion:attack.19
        amounts = yield Distribute(seat, target_options(wounds), count, say(ASK_DIVIDE[colour], count=count))
    for wound, amount in zip(wounds, amounts, strict=True):
        if amount:
            deal(table, wound, amount)


ASK_DIVIDE = ("rebellion-assign-red", "rebellion-assign-black", "rebellion-assign-direct")


# 4. Blocks.


def block_damage(table: Table) -> Play[None]:
    """Let the defender play cards that block what was just assigned."""
    combat, attack = combat_of(table), attack_of(table)
    side, theater = 1 - attack.side, attack.theater
    seat = table.seat(side, theater)
    while any(wound.dealt for wound in attack.hurt):
        if combat.no_blocks[side] or silenced(table, side, theater) or not held(table, side, theater):
            return
        choice = yield lambda: _block_choice(table, seat)  # rebellion:attack.20
        if choice == "done":
            return
        yield from play_tactic(table, side, choice[1])  # rebellion:attack.20


def _block_choice(table: Table, seat: int) -> Choose:
    """Return the cards that block and are of this theater."""
    attack = attack_of(table)
    side = 1 - attack.side
    # rebellion:attack.22
    fit = [k for k in kinds(held(table, side, attack.theater)) if why_not_tactic(table, side, k, "block") is None]
    options: list[Option] = ["done", *(("play", kind, NO_DIE) for kind in fit)]
    return Choose(seat, options, "rebellion-block-action", hidden=True)


# 5. Losses.


def take_damage(table: Table) -> None:
    """Doom what has taken its health in damage, and put markers on the rest."""
    combat, attack = combat_of(table), attack_of(table)
    health = POINT_BLANK_HEALTH if combat.point_blank else HEALTH
    for unit in THEATER_OF[attack.theater][1 - attack.side]:
        combat.damage[unit] = []  # rebellion:attack.25
    told = []
    for wound in attack.hurt:
        unit, damage = wound.unit, wound.marker + wound.dealt
        if wound.dealt:
            told.append(say("rebellion-damaged", unit=unit_name(unit), damage=wound.dealt))
        if damage >= health[unit]:
            combat.doomed[unit] += 1  # rebellion:attack.24
        elif damage:
            combat.damage[unit].append(damage)  # rebellion:attack.25
    if told:
        table.log.tell("rebellion-damage", units=tuple(told))
