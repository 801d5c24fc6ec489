"""What a player can be told while setting up: where an experienced player would put the starting units, or why not so."""

from __future__ import annotations

from contextlib import suppress

from tablero.games.rebellion.facts import BASE, EMPIRE, PLACE_KEYS, PLACES, REBEL, UNITS, UNITS_OF
from tablero.games.rebellion.habits import habit
from tablero.games.rebellion.setup import FULL_STEPS, IMPERIAL_FORCE, Step, draw_loyalty
from tablero.games.rebellion.state import SETUP, Table
from tablero.kernel import Decision, Distribute, Json, Option, Play, Rng, message_to_json

LEVEL = "medium"
IMPERIAL_STEP = FULL_STEPS.index(draw_loyalty) + 1
REBEL_STEP = IMPERIAL_STEP + len(IMPERIAL_FORCE)


def opening(table: Table, seat: int | None) -> Json:
    """Return where all units that a seat is about to place would stand well, by place; None at any other time.

    It is what a bot would answer to the questions that follow, asked of a copy of the table.
    """
    side = _placing(table)
    if side is None or seat != table.admiral(side):
        return None
    here = table.copy()
    for step in range(here.step, REBEL_STEP + (side == REBEL)):
        _answer(here, FULL_STEPS[step])
    return {
        PLACE_KEYS[place]: units
        for place in range(PLACES)
        if (
            units := {
                UNITS[n].key: more for n in UNITS_OF[side] if (more := here.count(place, n) - table.count(place, n))
            }
        )
    }


def against(table: Table, seat: int | None, plan: Json) -> Json:
    """Return why all units that a seat is about to place may not stand so, by place; None if they may, or nothing is placed.

    The rules are asked about each type in turn, on a copy of the table, before any of it is answered.
    """
    if not isinstance(plan, dict) or not all(isinstance(units, dict) for units in plan.values()):
        return None
    if _placing(table) != EMPIRE or seat != table.admiral(EMPIRE):
        return None  # Rebels may split theirs as they like
    here = table.copy()
    for step in range(here.step, REBEL_STEP):
        play, unit = FULL_STEPS[step](here), UNITS[IMPERIAL_FORCE[step - IMPERIAL_STEP]].key
        asked = next(play)
        assert isinstance(asked, Distribute)
        amounts = tuple(plan.get(PLACE_KEYS[int(option[1])], {}).get(unit, 0) for option in asked.options)
        if reason := asked.check(amounts):
            return {"message": message_to_json(reason.message), "rule": reason.rule or None}
        _end(play, amounts)
    return None


def _end(play: Play[None], answer: Option) -> None:
    """Send the last answer that a step waits for."""
    with suppress(StopIteration):
        play.send(answer)


def _placing(table: Table) -> int | None:
    """Return the side that is about to place its units; Rebels who have begun have chosen their system already."""
    if table.phase != SETUP or table.first_game:
        return None
    if IMPERIAL_STEP <= table.step < REBEL_STEP:
        return EMPIRE
    begun = any(table.count(BASE, unit) for unit in UNITS_OF[REBEL])
    return REBEL if table.step == REBEL_STEP and not begun else None


def _answer(here: Table, step: Step) -> None:
    """Go through a step of the setup as a bot would."""
    play, rng = step(here), Rng.of(0)
    answer: Option | None = None
    while True:
        try:
            asked = play.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Decision)
        answer = habit(here, asked, LEVEL, rng)
