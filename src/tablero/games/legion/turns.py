"""The Activation Phase: players take turns, each activating a unit or passing, until all units have been activated."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion import keywords
from tablero.games.legion.activation import activate, begin_activation
from tablero.games.legion.card_effects import happen
from tablero.games.legion.phase_effects import activation_phase_begins, activation_phase_ends
from tablero.games.legion.state import (
    DEFEATED,
    FACEDOWN,
    FACEUP,
    NO_ORDER,
    NOBODY,
    SET_ASIDE,
    Battle,
    Unit,
)
from tablero.games.legion.windows import PHASE_BEGINS, PHASE_ENDS, TOKEN_DRAWN
from tablero.games.legion.winning import wiped_out
from tablero.kernel import CHECKPOINT, NEW_TURN, Choose, Draw, Option, Play, Reason, because, say

DRAW: Final = "draw"
RESERVE: Final = "reserve"
PASS: Final = "pass"

ARRIVED: Final = "arrived"
"""What came of a token for which reinforcements arrive."""

BEGINNING, TURNS, FINISHING = range(3)
"""The steps of the phase."""


class Passing:
    """Turns and passing, by the newer book."""

    def why_not(self, battle: Battle, seat: int) -> Reason | None:
        """Return why a player can't pass."""
        if battle.passed[seat]:
            return because("legion26:activ.06", "legion-pass-twice")  # legion26:activ.11
        if not battle.pass_pools[seat]:
            return because("legion26:activ.06", "legion-pass-no-token")
        return None

    def pay(self, battle: Battle, seat: int) -> None:
        """Spend a token of the Pass Pool (legion26:activ.06)."""
        battle.pass_pools[seat] -= 1

    def turn_taken(self, battle: Battle, seat: int) -> None:
        """Note that a player did not pass this turn."""
        battle.passed[seat] = False  # legion26:activ.06

    def after_useless_token(self, battle: Battle, seat: int) -> list[Option]:
        """Return what a player may do whose token fits no unit: whatever could be done before, or pass."""
        return [*choices(battle, seat), PASS]  # legion26:activ.05

    def unstoppable_with_faceup(self, unit: Unit) -> bool:
        """Tell whether an Unstoppable unit may be drawn that has a faceup Order token and no other."""
        return unit.order == FACEUP and unit.activations == 0  # legion26:kw.unstoppable


class Passing2023(Passing):
    """Turns and passing, by the older book."""

    def why_not(self, battle: Battle, seat: int) -> Reason | None:
        """Return why a player can't pass."""
        if battle.passed[seat]:
            return because("legion23:activation.06", "legion-pass-once")
        if orders_left(battle, seat) >= orders_left(battle, 1 - seat):
            return because("legion23:activation.05", "legion-pass-orders")
        return None

    def pay(self, battle: Battle, seat: int) -> None:
        """Pay nothing."""

    def turn_taken(self, battle: Battle, seat: int) -> None:
        """Keep in mind whether the player has passed this round (legion23:activation.06)."""

    def after_useless_token(self, battle: Battle, seat: int) -> list[Option]:
        """Return what a player must do whose token fits no unit: draw again (legion23:activation.04)."""
        return [DRAW] if battle.order_pools[seat] else choices(battle, seat)

    def unstoppable_with_faceup(self, unit: Unit) -> bool:
        """Say no: an Unstoppable unit may have one facedown token (legion23:kw.unstoppable)."""
        return False


def orders_left(battle: Battle, seat: int) -> int:
    """Return how many Orders a player has left: faceup tokens and those in the pool (legion23:activation.05)."""
    faceup = sum(unit.order == FACEUP for unit in battle.undefeated(seat))
    return faceup + len(battle.order_pools[seat]) + len(battle.reserves[seat])


# The phase.


def activation_phase(battle: Battle) -> Play[None]:
    """Play the phase from wherever it is (legion26:activ.01, legion23:activation.01)."""
    if battle.step == BEGINNING:
        yield CHECKPOINT
        for seat in (first_of(battle), 1 - first_of(battle)):
            yield from happen(battle, seat, PHASE_BEGINS)  # legion26:command.06, legion23:command.06
            yield from activation_phase_begins(battle, seat)
        yield from battle.edition.mission.activation_phase_begins(battle)
        yield from battle.edition.mission.settle(battle)
        # legion26:activ.02, legion23:activation.02, legion26:core.18, legion23:timing.01
        battle.active = battle.priority
        battle.step = TURNS
    while battle.step == TURNS:
        if battle.activating != NOBODY:
            yield from activate(battle)
            if not wiped_out(battle):
                yield from next_turn(battle)
        elif nothing_left(battle):
            battle.step = FINISHING  # legion26:activ.10, legion23:activation.09
        else:
            yield CHECKPOINT
            yield from take_turn(battle)
        if wiped_out(battle):
            return
    for seat in (first_of(battle), 1 - first_of(battle)):
        yield from happen(battle, seat, PHASE_ENDS)
    yield from activation_phase_ends(battle)


def first_of(battle: Battle) -> int:
    """Return whose effects come first."""
    return battle.edition.commanding.first(battle)


def next_turn(battle: Battle) -> Play[None]:
    """Activate the unit that an effect has activated at once, or let the other player have the turn."""
    following = [battle.units[id] for id in battle.follows if battle.units[id].place != DEFEATED]
    battle.follows.clear()
    if following:
        begin_activation(battle, following[0])  # legion23:cmdcard.common-cause
    else:
        yield from end_turn(battle)


def end_turn(battle: Battle) -> Play[None]:
    """Let the other player have the turn."""
    # legion26:activ.02, legion23:activation.08, legion26:core.18, legion23:timing.01
    battle.active = 1 - battle.active
    yield NEW_TURN


def nothing_left(battle: Battle) -> bool:
    """Tell whether nobody has anything left to activate (legion26:activ.10, legion23:activation.09)."""
    return not any(choices(battle, seat) for seat in (0, 1))


# A turn.


def choices(battle: Battle, seat: int) -> list[Option]:
    """Return how a player can activate a unit: one with a faceup Order, or one that fits a token drawn from the pool."""
    # legion26:activ.03, legion26:activ.12, legion23:activation.03
    found: list[Option] = [("activate", unit.id) for unit in battle.undefeated(seat) if unit.order == FACEUP]
    found += [(RESERVE, rank) for rank in dict.fromkeys(battle.reserves[seat])]
    return [*found, DRAW] if battle.order_pools[seat] else found


def why_not_pass(battle: Battle, seat: int) -> Reason | None:
    """Return why a player can't pass now."""
    return battle.edition.passing.why_not(battle, seat)


def take_turn(battle: Battle) -> Play[None]:
    """Let the active player choose a unit to activate, or pass."""
    seat = battle.active
    if not choices(battle, seat):
        battle.log.tell("legion-nothing-to-activate", seat=seat + 1)
        yield from end_turn(battle)  # legion26:activ.07
        return
    unit: Unit | None = None
    useless = False

    def offered() -> list[Option]:
        if useless:
            return battle.edition.passing.after_useless_token(battle, seat)
        able = choices(battle, seat)
        return [*able, PASS] if why_not_pass(battle, seat) is None else able

    def question() -> Choose:
        # of which ranks the tokens in the reserve are, only their player knows: more than one may be one choice or several
        return Choose(seat, offered(), "legion-ask-turn", hidden=len(battle.reserves[seat]) > 1)

    while unit is None:
        chosen: Any = (yield question) if offered() else PASS
        if chosen == PASS:
            yield from pass_turn(battle, useless)
            return
        if chosen == DRAW or chosen[0] == RESERVE:
            drawn = yield from draw(battle, seat, "" if chosen == DRAW else chosen[1])
            if drawn == ARRIVED:
                yield from end_turn(battle)  # legion23:battlecard.rapid.2
                return
            unit, useless = drawn, True
        else:
            unit = battle.units[chosen[1]]
    battle.edition.passing.turn_taken(battle, seat)
    begin_activation(battle, unit)


def pass_turn(battle: Battle, free: bool) -> Play[None]:
    """End the turn of the active player without an activation; it costs nothing after a token that fits no unit."""
    seat = battle.active
    if not free:
        battle.edition.passing.pay(battle, seat)
    battle.passed[seat] = True
    battle.log.tell("legion-passes", seat=seat + 1)
    yield from end_turn(battle)  # legion26:activ.04, legion23:activation.06


def draw(battle: Battle, seat: int, reserve: str = "") -> Play[Any]:
    """Draw a token from the pool and choose a unit of its rank; None if there is none, and the token is gone.

    A token of the reserve may be taken instead. Where reinforcements wait, one of them may have arrived instead of a unit.
    """
    battle.token_drawn = yield from draw_token(battle, seat, reserve)
    yield from happen(battle, seat, TOKEN_DRAWN)
    rank = battle.token_drawn
    fitting = [unit for unit in battle.undefeated(seat) if unit.rank == rank and may_be_drawn(battle, unit)]
    battle.log.tell("legion-draws", seat=seat + 1, rank=rank)
    if not fitting and (yield from battle.edition.mission.arrive(battle, seat, rank)):
        return ARRIVED
    if not fitting:
        battle.log.tell("legion-token-useless", seat=seat + 1)
        return None  # legion26:activ.05, legion23:activation.04
    chosen = yield Choose(seat, [("unit", unit.id) for unit in fitting], "legion-ask-drawn")
    unit: Unit = battle.units[chosen[1]]
    unit.drawn = True
    return unit


def draw_token(battle: Battle, seat: int, reserve: str) -> Play[str]:
    """Take the token of a rank from the reserve, or one from the pool: at random, or of a rank that the opponent names."""
    if reserve:
        battle.reserves[seat].remove(reserve)
        return reserve
    pool = battle.order_pools[seat]
    if battle.dictated[seat]:
        battle.dictated[seat] = False
        # the opponent can't tell what is in the pool from what lies facedown on a card: naming that changes nothing
        may_be = sorted({*pool, *battle.reserves[seat]})
        ranks: list[Option] = [("rank", rank) for rank in may_be]
        ask = say("legion-ask-rank", if_no=say("legion-option-by-chance"))
        named = yield Choose(1 - seat, ["no", *ranks], ask)
        if named != "no" and named[1] in pool:
            if battle.reserves[seat]:
                battle.log.reveal()  # that it could be drawn tells what does not lie on a card
            pool.remove(named[1])
            return str(named[1])
    (number,) = yield Draw(len(pool))
    return pool.pop(number)


def may_be_drawn(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can be activated with a token from the pool: it has no Order token, or is Unstoppable."""
    if unit.place in (DEFEATED, SET_ASIDE):
        return False
    if unit.order == NO_ORDER:
        return True  # legion26:activ.03, legion23:activation.03
    # legion26:kw.unstoppable, legion23:kw.unstoppable
    enough = unit.order == FACEDOWN and unit.activations == 1
    return keywords.has(unit, "unstoppable") and (enough or battle.edition.passing.unstoppable_with_faceup(unit))
