"""Between revealing command cards and resolving them: One Step Ahead, Contingencies, and the mood of a unit."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import cards, flaws, keywords, movement
from tablero.games.legion.following import move_at
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Choose, Option, Play, say

NO: Final = "no"
AHEAD: Final = "one-step-ahead"
AHEAD_SPEED: Final = 1


def pips(battle: Battle, seat: int) -> int | None:
    """Return the pips of the command card that a seat has revealed this round; None if it has none."""
    id = battle.played[seat]
    return cards.command_cards(battle.edition.name)[id].pips if id else None


# The newer book.


def set_moods(battle: Battle) -> None:
    """Let the X of units that are in it for profit be the pips of the card that was revealed, 1 at the least."""
    for seat in (0, 1):
        value = pips(battle, seat)
        for unit in battle.undefeated(seat) if value is not None else ():
            unit.mood = max(1, value or 0)  # legion26:kw.my-mood-is-based-on-profit


def step_ahead(battle: Battle) -> Play[None]:
    """Let a unit of each player who has one that is a step ahead make a Speed-1 move, blue first."""
    even = pips(battle, 0) == pips(battle, 1)
    for seat in (battle.blue, 1 - battle.blue):
        options: list[Option] = [("unit", unit.id) for unit in who_steps(battle, seat, even)]
        if options:
            chosen = yield Choose(seat, [*options, NO], "legion-ask-step-ahead")
            if chosen != NO:
                yield from move_at(battle, battle.units[chosen[1]], AHEAD_SPEED)


def who_steps(battle: Battle, seat: int, even: bool) -> list[Unit]:
    """Return the units that may move: those with One Step Ahead, or with equal pips any while one of them is there."""
    own = list(battle.units_of(seat))
    ahead = [unit for unit in own if keywords.has(unit, AHEAD)]
    # legion26:kw.one-step-ahead, legion26:kw.one-step-ahead.2
    able = own if even and ahead else ahead
    return [unit for unit in able if STANDARD in movement.kinds_of_move(battle, unit)]


# The older book.


def change_plans(battle: Battle) -> Play[None]:
    """Let the players put a contingency in the place of the card that they have revealed, blue first."""
    for seat in (battle.blue, 1 - battle.blue):  # legion23:kw.contingencies-x.2
        if not has_contingencies(battle, seat):
            continue

        def question(seat: int = seat) -> Choose:
            fitting: list[Option] = [("command", id) for id in replacements(battle, seat)]
            ask = say("legion-ask-contingency", if_no=say("legion-option-keep-card"))
            return Choose(seat, [NO, *fitting], ask, hidden=True)

        chosen = yield question
        if chosen != NO:
            replace_card(battle, seat, chosen[1])


def has_contingencies(battle: Battle, seat: int) -> bool:
    """Tell whether a seat has cards set aside that it may still use: a unit with Contingencies is left."""
    if not battle.contingencies[seat] or not battle.played[seat] or flaws.bars_contingencies(battle, seat):
        return False
    # legion23:kw.contingencies-x.3
    return any(keywords.has(unit, "contingencies") for unit in battle.undefeated(seat))


def replacements(battle: Battle, seat: int) -> list[str]:
    """Return the contingencies of a seat that may replace its card: with as many pips, for units that are there."""
    known = cards.command_cards(battle.edition.name)
    names = {unit.card.name for unit in battle.undefeated(seat)}
    # legion23:kw.contingencies-x.2
    equal = [id for id in battle.contingencies[seat] if known[id].pips == pips(battle, seat)]
    return [id for id in equal if not known[id].units or names & set(known[id].units)]


def replace_card(battle: Battle, seat: int, id: str) -> None:
    """Discard the card that a seat has revealed, and reveal a contingency, which counts as the card it has played."""
    battle.discarded[seat].append(battle.played[seat])  # legion23:kw.contingencies-x.2
    battle.contingencies[seat].remove(id)
    battle.played[seat] = id  # legion23:kw.contingencies-x.2
    battle.log.tell("legion-contingency", seat=seat + 1, card=cards.command_cards(battle.edition.name)[id].name)
    battle.log.reveal()
