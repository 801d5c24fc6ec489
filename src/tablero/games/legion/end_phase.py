"""The End Phase: scoring, cards and tokens that go, promotion, and the next round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tablero.games.legion import keywords, suppression, tokens
from tablero.games.legion.asking import whether
from tablero.games.legion.card_effects import happen
from tablero.games.legion.command import card_of
from tablero.games.legion.effects import TIRES
from tablero.games.legion.flaws import discard_flaws
from tablero.games.legion.following import move_at
from tablero.games.legion.missions import in_play
from tablero.games.legion.orders import field_commanders
from tablero.games.legion.state import (
    AIM,
    DEFEATED,
    DODGE,
    IMMOBILIZE,
    NO_ORDER,
    NOBODY,
    OBSERVATION,
    ON_BATTLEFIELD,
    ROUND,
    STANDBY,
    SUPPRESSION,
    SURGE,
    WHEEL_MODE,
    WHILE_ORDERED,
    WHILE_RIDDEN,
    Battle,
    Unit,
)
from tablero.games.legion.terrain import in_contact
from tablero.games.legion.tokens import KEEPS_DODGE
from tablero.games.legion.windows import END_BEGINS
from tablero.games.legion.winning import wiped_out
from tablero.kernel import CHECKPOINT, Choose, Play

Step: TypeAlias = Callable[[Battle], Play[None]]

REMOVED: Final = (AIM, DODGE, OBSERVATION, SURGE, STANDBY)


def end_phase(battle: Battle) -> Play[None]:
    """Take the steps of the phase (legion26:end.01, legion23:end.01)."""
    steps = battle.edition.ending.steps
    while battle.step < len(steps) and not wiped_out(battle):
        yield CHECKPOINT
        yield from steps[battle.step](battle)
        yield from battle.edition.mission.settle(battle)
        battle.step += 1


def start_of_end_phase(battle: Battle) -> Play[None]:
    """Let happen what happens when the phase begins: generators flip Shield tokens, reinforcements move, bombs go off."""
    for unit in battle.units:
        if unit.place != DEFEATED:
            tokens.restore_shields(
                unit, keywords.value(unit, "generator")
            )  # legion26:kw.generator-x, legion23:kw.generator-x
    yield from battle.edition.ending.reinforce(battle)
    yield from battle.edition.mission.end_phase_begins(battle)
    first = battle.edition.commanding.first(battle)
    for seat in (first, 1 - first):
        yield from happen(battle, seat, END_BEGINS)


def score(battle: Battle) -> Play[None]:
    """Score the objective, then the secondary objective (legion26:end.02)."""
    yield from battle.edition.scoring.score_round(battle)


def discard_cards(battle: Battle) -> Play[None]:
    """Discard the revealed command cards, but for those that return or stay, and the flaw cards in play."""
    discard_flaws(battle)
    for seat in (0, 1):
        card = card_of(battle, seat)
        battle.played[seat] = ""
        if card is None or card.returns:
            continue
        if card.permanent:
            battle.permanents[seat].append(card.id)  # legion26:cardkw.permanent, legion23:cardkw.permanent
            continue
        battle.discarded[seat].append(card.id)  # legion26:end.03, legion23:end.02
    return
    yield


def remove_tokens(battle: Battle) -> Play[None]:
    """Remove tokens that last a round, then a Suppression from each unit, then those of the Pass Pools."""
    for unit in battle.units:
        kept = min(unit.has(DODGE), keywords.value(unit, KEEPS_DODGE))
        for token in REMOVED:
            unit.tokens.pop(token, None)  # legion26:end.04, legion26:end.10, legion23:end.03, legion23:end.04
        if kept:
            unit.tokens[DODGE] = kept
        unit.tokens.pop(WHEEL_MODE, None)
    for unit in battle.units:
        if (
            unit.place != DEFEATED
            and unit.has(SUPPRESSION)
            and not battle.edition.ending.keeps_suppression(battle, unit)
        ):
            yield from suppression.calm_by_choice(battle, unit, 1)  # legion26:end.08, legion23:end.08
    # legion26:kw.smoke-x.5, legion23:kw.smoke-x.4
    battle.tokens = [token for token in battle.tokens if token.kind != "smoke"]
    battle.pass_pools = [0, 0]  # legion26:end.09


def promote(battle: Battle) -> Play[None]:
    """Take back the Order tokens, and let players without a commander promote a Trooper, priority first."""
    for unit in battle.units:
        unit.order, unit.ordered, unit.activated, unit.activations = NO_ORDER, False, False, 0  # legion26:end.11
    battle.order_pools, battle.reserves = [[], []], [[], []]
    battle.dictated, battle.order_limits = [False, False], [None, None]
    for seat in (battle.priority, 1 - battle.priority):
        if not must_promote(battle, seat):
            continue
        troopers = [unit for unit in battle.undefeated(seat) if keywords.trooper(unit)]
        if not troopers:
            battle.log.tell("legion-no-promotion", seat=seat + 1)
            continue  # legion26:end.06, legion23:end.06
        chosen = yield Choose(seat, [("unit", unit.id) for unit in troopers], "legion-ask-promote")
        unit = battle.units[chosen[1]]
        # legion26:end.05, legion23:end.05, legion23:end.09, legion26:token.commander, legion23:token.12
        unit.rank = "commander"
        battle.log.tell("legion-promoted", unit=battle.name(unit))


def must_promote(battle: Battle, seat: int) -> bool:
    """Tell whether a seat has neither a commander left nor a Field Commander with a token."""
    # legion26:end.05, legion23:end.05, legion23:kw.field-commander.4
    left = any(unit.rank == "commander" for unit in battle.undefeated(seat))
    return not left and not field_commanders(battle, seat)


def end_of_end_phase(battle: Battle) -> Play[None]:
    """Let end what holds until the end of the round."""
    for unit in battle.units:
        tokens.give(battle, unit, IMMOBILIZE, keywords.value(unit, TIRES))  # legion23:sample.burst-of-speed
        unit.granted = [each for each in unit.granted if each.until not in (ROUND, WHILE_ORDERED, WHILE_RIDDEN)]
        unit.fallen.clear()  # legion26:cardkw.restore.2, legion23:cardkw.restore
        unit.distracted = NOBODY  # legion26:kw.distract, legion23:kw.distract
        unit.travelled.clear()
        unit.used.clear()
    return
    yield


def advance_round(battle: Battle) -> Play[None]:
    """Advance the counter (legion26:end.07, legion23:end.07); what is scored at the end of a round is scored now."""
    ended = battle.round
    battle.round += 1  # legion26:token.round-tracker
    battle.nominated = [NOBODY, NOBODY]
    battle.passed = [False, False]
    yield from battle.edition.scoring.score_after(battle, ended)  # legion23:win.04


STEPS: Final[tuple[Step, ...]] = (
    start_of_end_phase,
    score,
    discard_cards,
    remove_tokens,
    promote,
    end_of_end_phase,
    advance_round,
)


class Ending:
    """What the newer book has of its own about the End Phase."""

    steps = STEPS

    def reinforce(self, battle: Battle) -> Play[None]:
        """Let units with Reinforcements move at Speed 1 in the first round (legion26:kw.reinforcements)."""
        if battle.round != 1:
            return
        for seat in (battle.priority, 1 - battle.priority):
            for unit in [unit for unit in battle.units_of(seat) if keywords.has(unit, "reinforcements")]:
                ask = whether("legion-ask-reinforce", unit=battle.name(unit))
                if (yield Choose(seat, ["no", "yes"], ask)) == "yes":
                    yield from move_at(battle, unit, 1)

    def keeps_suppression(self, battle: Battle, unit: Unit) -> bool:
        """Say no: every unit loses a Suppression (legion26:end.08)."""
        return False


class Ending2023(Ending):
    """What the older book has of its own about the End Phase."""

    steps = tuple(step for step in STEPS if step is not score)  # legion23:end.01

    def reinforce(self, battle: Battle) -> Play[None]:
        """Do nothing: Reinforcements is about deployment."""
        yield from ()

    def keeps_suppression(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a Trooper unit keeps its Suppression: its leader touches no terrain in a Hostile Environment."""
        if in_play(battle, "condition") != "Hostile Environment" or not keywords.trooper(unit):
            return False
        if unit.place != ON_BATTLEFIELD:
            return False
        pieces = [piece for piece in battle.terrain if piece.bodies]
        # legion23:battlecard.hostile
        return not any(in_contact(battle.field, unit.leader, piece) for piece in pieces)
