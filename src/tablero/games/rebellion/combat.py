"""Combat (rulebook: "Combate"): leaders, cards, rounds of space battle, ground battle and retreat, and who has won.

Leaders have no place of their own in a system: those who are there take part in every battle (rebellion:combat.05).
"""

from __future__ import annotations

from tablero.games.rebellion.actions import leaders_for, offer, windows
from tablero.games.rebellion.attack import NO_CARD, attack, attack_dice
from tablero.games.rebellion.board import acting, place_name, remove_unit, unit_name, units_named
from tablero.games.rebellion.cards import Act, ActionCard, CombatEffect
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.damage import ANY_COLOUR, TARGETS, Attack, combat_of
from tablero.games.rebellion.facts import (
    BLACK,
    CAPTURED,
    CARBONITE,
    DEATH_STAR_UNDER_CONSTRUCTION,
    EMPIRE,
    GROUND,
    GROUND_OF,
    LEADERS,
    PLACE_KEYS,
    REBEL,
    RED,
    SHIELD_GENERATOR,
    SHIPS_OF,
    SIDE_KEYS,
    SIDES,
    SPACE,
    STRUCTURES,
    THEATER_KEYS,
    UNIT_COUNT,
    UNITS,
)
from tablero.games.rebellion.hands import draw, put_back
from tablero.games.rebellion.leaders import leader_name, present
from tablero.games.rebellion.objectives import offer_combat_objective, offer_death_star_plans
from tablero.games.rebellion.retreat import retreat_step
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import POOL, Table
from tablero.kernel import Choose, Json, Option, Play, say

NOBODY = -1
THEATERS = (SPACE, GROUND)
NO_THEATER = -1


class Combat:
    """A combat that is going on. It lies between two checkpoints, so it is never copied."""

    __slots__ = (
        "attack",
        "attacker",
        "damage",
        "destroyed",
        "doomed",
        "fewer_dice",
        "free_retreat",
        "no_blocks",
        "no_retreat",
        "objective_played",
        "offered",
        "open_hand",
        "origins",
        "over",
        "plans_tried",
        "played",
        "point_blank",
        "recolour",
        "retreated",
        "round",
        "silenced",
        "started",
        "system",
        "theater",
        "visitors",
        "was_subjugated",
        "won",
    )

    def __init__(self, table: Table, system: int, attacker: int, origins: list[int]) -> None:
        self.system = system
        self.attacker = attacker
        """The side whose turn it is; it comes first in everything."""
        self.origins = origins
        """The places that it moved units from (rebellion:retreat.05)."""
        self.round = 0
        """Of this combat, not of the game (rebellion:round.02)."""
        self.theater = NO_THEATER
        """Of the battle that is being fought, or -1."""
        self.attack: Attack | None = None
        self.started = [tuple(is_there(table, system, side, theater) for theater in THEATERS) for side in SIDES]
        """In which theaters each side was when the combat began (rebellion:battle.05)."""
        self.was_subjugated = table.subjugated[system]
        self.over = False
        """The last round is over; only what comes at the end of a combat is left."""
        # Damage and losses.
        self.damage: list[list[int]] = [[] for _ in UNITS]
        """By unit type, the markers on each damaged unit (rebellion:attack.25)."""
        self.doomed = [0] * UNIT_COUNT
        """Units on the faction sheet: lost at the end of the battle step (rebellion:attack.24)."""
        self.destroyed: list[tuple[int, int]] = []
        """What was destroyed in this combat: side and unit type."""
        self.won = [NOBODY, NOBODY]
        """Who has won the battle of each theater."""
        self.retreated = [False, False]
        # What cards did.
        self.played = NO_CARD
        """The tactic card that is being resolved: it lies on its pile, but is not shuffled into a new deck."""
        self.objective_played = False
        self.offered: list[int] = []
        """Objectives that this combat has fulfilled: each can be played at that moment only (rebellion:objective.05)."""
        self.plans_tried = False
        """In this round."""
        self.fewer_dice = [[0, 0], [0, 0]]
        """By side and colour, in the first round."""
        self.silenced = [NO_THEATER, NO_THEATER]
        """The theater whose tactic cards a side can't play in the first round."""
        self.no_blocks = [False, False]
        """Until the end of the battle step."""
        self.no_retreat = [0, 0]
        """The last round in which a card forbids a side to retreat."""
        self.free_retreat = [0, 0]
        """The round in which a side's retreat needs no transport."""
        self.point_blank = False
        self.recolour = 0
        """Black hits that the Rebels may use as red in each space battle."""
        self.open_hand = NOBODY
        """The side that plays with its tactic cards open."""
        self.visitors: list[int] = []
        """Leaders who lead no retreat and go back to the pool at the end."""

    def to_json(self) -> Json:
        """Return the combat as everybody sees it."""
        attack = self.attack
        return {
            "system": PLACE_KEYS[self.system],
            "attacker": SIDE_KEYS[self.attacker],
            "round": self.round,
            "theater": THEATER_KEYS[self.theater] if self.theater != NO_THEATER else None,
            "damage": {UNITS[unit].key: markers.copy() for unit, markers in enumerate(self.damage) if markers},
            "doomed": {UNITS[unit].key: count for unit, count in enumerate(self.doomed) if count},
            "attack": attack.to_json() if attack is not None else None,
            "won": [SIDE_KEYS[side] if side != NOBODY else None for side in self.won],
            "retreated": [SIDE_KEYS[side] for side in SIDES if self.retreated[side]],
        }


def fight(table: Table, system: int, side: int, origins: list[int]) -> Play[None]:
    """Fight a combat if both sides have units in the same theater of a system."""
    if not shared(table, system):
        return  # rebellion:activate.08
    combat = table.combat = Combat(table, system, side, origins)
    table.log.tell("rebellion-combat", place=place_name(system))
    yield from add_leaders(table)
    yield from use_cards(table)
    yield from draw_tactics(table)
    going = True
    while going:
        yield from fight_round(table)
        going = bool(shared(table, system))  # rebellion:combat.06, rebellion:combat.09, rebellion:retreat.10
        if going and deadlock(table):
            going = yield from _ask_on(table)
    combat.over = True
    yield from offer_combat_objective(table)
    yield from clear_up(table)
    yield from settle(table)
    table.combat = None  # rebellion:combat.11: the damage goes with it


def is_there(table: Table, system: int, side: int, theater: int) -> bool:
    """Tell whether a side has units that fight in a theater; on the ground of a destroyed system nobody does."""
    if theater == GROUND and table.destroyed[system]:
        return False  # rebellion:destroyed.04; space battles go on: rebellion:destroyed.06
    return table.has_theater(system, side, theater)


def shared(table: Table, system: int) -> list[int]:
    """Return the theaters in which both sides have units (rebellion:combat.01)."""
    return [theater for theater in THEATERS if all(is_there(table, system, side, theater) for side in SIDES)]


# 1. Leaders.


def add_leaders(table: Table) -> Play[None]:
    """Let each side without a commander there add one from its pool, current player first.

    A player who has passed may do so too.
    """
    combat = combat_of(table)
    for side in (combat.attacker, 1 - combat.attacker):  # rebellion:gap.02, rebellion:round.03
        if not any(LEADERS[leader].commands for leader in present(table, combat.system, side)):
            yield from _add_leader(table, side)  # rebellion:combat.02, rebellion:gap.02, rebellion:command.05


def _add_leader(table: Table, side: int) -> Play[None]:
    """Ask the players of a side in turn; one leader for all of them."""
    combat = combat_of(table)
    pool = [leader for leader in table.pool(side) if LEADERS[leader].commands]
    for seat in table.seats_of(side):
        # rebellion:gap.07
        options: list[Option] = [("leader", leader) for leader in pool if table.leader_seat(leader) == seat]
        if not options:
            continue
        choice = yield Choose(seat, ["nobody", *options], say("rebellion-add-leader", place=place_name(combat.system)))
        if choice != "nobody":
            table.leader_at[choice[1]] = combat.system  # rebellion:combat.02
            table.log.tell("rebellion-joins-combat", leader=leader_name(choice[1]))
            return


# Action cards.


def use_cards(table: Table) -> Play[None]:
    """Let both sides use start-of-combat cards, the current player's first."""
    combat = combat_of(table)
    sides = windows(table, combat.attacker)  # rebellion:action.10
    going = True
    while going:
        going = False
        for side in sides:
            # rebellion:action.04
            used = yield from offer(table, side, "start_of_combat", lambda card: usable(table, card))
            if used is not None:
                yield from _resolve(table, ACTIONS[used.card], used.seat)
                going = True
                break


def usable(table: Table, card: ActionCard) -> bool:
    """Tell whether a card could be used for all that everybody sees."""
    system = combat_of(table).system
    if not card.moves_leader and not leaders_for(table, card, system):
        return False  # rebellion:action.02
    return all(effect.possible(table, card.side) for effect in card.effects if isinstance(effect, CombatEffect))


def _resolve(table: Table, card: ActionCard, seat: int) -> Play[None]:
    """Carry a card out; the player who used it decides, whichever leader is there."""
    system = combat_of(table).system
    leaders = leaders_for(table, card, system)
    act = Act(card.side, seat, system)
    act.source = f"rebellion-action-{card.key}"
    act.card_leader = leaders[0] if leaders else -1
    for effect in card.effects:
        yield from effect.run(table, act)


# 2. Tactic cards.


def draw_tactics(table: Table) -> Play[None]:
    """Draw by the best tactic values there, for theaters with both sides."""
    combat = combat_of(table)
    theaters = shared(table, combat.system)  # rebellion:gap.03
    for side in (combat.attacker, 1 - combat.attacker):
        leaders = present(table, combat.system, side)  # rebellion:combat.05
        for theater in theaters:
            # rebellion:combat.03, rebellion:gap.03
            best = max((LEADERS[leader].tactics[theater] for leader in leaders), default=0)
            yield from draw(table, side, theater, best)  # rebellion:combat.03


# 3. Rounds.


def fight_round(table: Table) -> Play[None]:
    """Fight one round: space, ground, retreat, and what can't fight on."""
    combat = combat_of(table)
    combat.round += 1
    combat.plans_tried = False
    for theater in THEATERS:
        if theater in shared(table, combat.system):  # rebellion:gap.04, rebellion:gap.05
            yield from battle(table, theater)  # rebellion:combat.04
    yield from retreat_step(table)  # rebellion:combat.04
    judge(table)
    lose_defenceless(table)
    judge(table)
    combat.fewer_dice = [[0, 0], [0, 0]]
    combat.silenced = [NO_THEATER, NO_THEATER]


def battle(table: Table, theater: int) -> Play[None]:
    """Fight a battle step: both attack, the current player first, then the losses."""
    combat = combat_of(table)
    combat.theater = theater
    if theater == GROUND:
        generators = table.count(combat.system, SHIELD_GENERATOR)  # rebellion:structure.03
        yield from draw(table, REBEL, GROUND, generators)  # rebellion:gap.13, rebellion:structure.02
    for side in (combat.attacker, 1 - combat.attacker):  # rebellion:gap.04, rebellion:gap.05
        yield from attack(table, side)  # rebellion:gap.04, rebellion:gap.05
    yield from bury(table)
    combat.no_blocks = [False, False]
    if theater == SPACE:
        before = len(combat.destroyed)
        yield from offer_death_star_plans(table)  # rebellion:deathstar.07
        if len(combat.destroyed) > before:
            yield from _after_losses(table)
    yield from offer_combat_objective(table)
    combat.theater = NO_THEATER


def bury(table: Table) -> Play[None]:
    """Destroy what lies on the faction sheets."""
    combat = combat_of(table)
    lost = {unit: count for unit, count in enumerate(combat.doomed) if count}
    if not lost:
        return
    for unit, count in lost.items():
        remove_unit(table, combat.system, unit, count)  # rebellion:attack.24
        combat.destroyed += [(UNITS[unit].side, unit)] * count
        combat.doomed[unit] = 0  # rebellion:attack.24
    table.log.tell("rebellion-combat-losses", units=units_named(lost))
    yield from _after_losses(table)


def _after_losses(table: Table) -> Play[None]:
    """Judge the battles, and bring the board in order at once where something may follow from losses."""
    judge(table)
    combat = combat_of(table)
    system = combat.system
    prisoners = CAPTURED in table.ring or CARBONITE in table.ring
    if not (prisoners or table.destroyed[system] or table.base_revealed):
        return
    start = system * UNIT_COUNT
    before = table.units[start : start + UNIT_COUNT]
    yield from settle(table)
    for unit, count in enumerate(before):  # what ships can't carry any more is lost in this combat, too
        combat.destroyed += [(UNITS[unit].side, unit)] * (count - table.units[start + unit])  # rebellion:destroyed.05
    judge(table)


def destroy_station(table: Table, unit: int) -> None:
    """Destroy a Death Star, finished or not, in the combat (Death Star Plans)."""
    combat = combat_of(table)
    remove_unit(table, combat.system, unit)
    combat.destroyed.append((EMPIRE, unit))
    combat.damage[unit].clear()
    table.log.tell("rebellion-destroyed", unit=unit_name(unit), place=place_name(combat.system))


def lose_defenceless(table: Table) -> None:
    """Destroy structures, or an unfinished Death Star, left alone with enemies."""
    combat = combat_of(table)
    # rebellion:combat.07
    if GROUND in shared(table, combat.system):
        _lose_all(table, [unit for unit in GROUND_OF[REBEL] if table.count(combat.system, unit)], STRUCTURES)
    # rebellion:combat.08
    if SPACE in shared(table, combat.system):
        ships = [unit for unit in SHIPS_OF[EMPIRE] if table.count(combat.system, unit)]
        _lose_all(table, ships, (DEATH_STAR_UNDER_CONSTRUCTION,))


def _lose_all(table: Table, there: list[int], defenceless: tuple[int, ...]) -> None:
    combat = combat_of(table)
    if not all(unit in defenceless for unit in there):
        return
    lost = {unit: table.count(combat.system, unit) for unit in there}
    for unit, count in lost.items():
        remove_unit(table, combat.system, unit, count)
        combat.destroyed += [(UNITS[unit].side, unit)] * count
        combat.damage[unit] = []
    table.log.tell("rebellion-combat-losses", units=units_named(lost))


def judge(table: Table) -> None:
    """Note who has won a battle: the side left alone there, also by retreat.

    Each theater has its own. Both sides must have been there when the combat began; once won, a
    battle stays won.
    """
    combat = combat_of(table)
    for theater in THEATERS:
        if combat.won[theater] != NOBODY or not all(there[theater] for there in combat.started):
            continue  # rebellion:battle.05, rebellion:battle.06
        left = [side for side in SIDES if table.has_theater(combat.system, side, theater)]
        if len(left) == 1:  # rebellion:battle.04
            combat.won[theater] = left[0]  # rebellion:battle.01, rebellion:battle.02, rebellion:battle.03
            table.log.tell(f"rebellion-battle-won-{theater}", **acting(left[0]))


def deadlock(table: Table) -> bool:
    """Tell whether nobody can harm anybody any more: a Death Star held down by Ion Cannons, and ships it can't hit."""
    combat = combat_of(table)
    return not any(_harms(table, side, theater) for theater in shared(table, combat.system) for side in SIDES)


def _harms(table: Table, side: int, theater: int) -> bool:
    system = combat_of(table).system
    if not any(table.count(system, unit) for unit in TARGETS[theater][1 - side][ANY_COLOUR]):
        return False
    return any(attack_dice(table, side, theater, colour).total for colour in (RED, BLACK))


def _ask_on(table: Table) -> Play[bool]:
    """Let the Rebels, who alone may still have a way to win, choose whether to fight on."""
    choice = yield Choose(table.admiral(REBEL), ["break_off", "fight_on"], "rebellion-deadlock")
    return bool(choice == "fight_on")


# The end.


def clear_up(table: Table) -> Play[None]:
    """Put the tactic cards back, and send home who was there for this combat only."""
    combat = combat_of(table)
    for theater in THEATERS:
        yield from put_back(table, theater)  # rebellion:combat.10
    for leader in combat.visitors:
        if table.leader_at[leader] == combat.system:
            table.leader_at[leader] = POOL
    table.log.tell("rebellion-combat-over", place=place_name(combat.system))
