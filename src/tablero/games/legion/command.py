"""The Command Phase: command cards, priority, Orders, and the pools of Order and Pass tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tablero.games.legion import cards, dice, doing, flaws, keywords
from tablero.games.legion.bane import reveal_by_choice
from tablero.games.legion.card_effects import happen
from tablero.games.legion.kinds import is_a
from tablero.games.legion.orders import (
    DONE,
    commanders,
    field_commanders,
    issue,
    other_orders,
    why_not_card_order,
)
from tablero.games.legion.revealing import change_plans, set_moods, step_ahead
from tablero.games.legion.secrets import gain_secret_missions
from tablero.games.legion.state import COMMANDER, NO_ORDER, NOBODY, SET_ASIDE, Battle, Unit
from tablero.games.legion.windows import COMMAND_ENDS, ENEMY_ORDERED, ISSUING, ORDERED, REVEALED, UNTIMED
from tablero.kernel import CHECKPOINT, Choose, Option, Play, Reason, Together, because, say

Step: TypeAlias = Callable[[Battle], Play[None]]

INTERROGATE_RANGE: Final = 1


def command_phase(battle: Battle) -> Play[None]:
    """Take the steps of the phase (legion26:command.01, legion23:command.01); `battle.step` counts what is done."""
    steps = battle.edition.commanding.steps
    while battle.step < len(steps):
        yield CHECKPOINT
        yield from steps[battle.step](battle)
        yield from battle.edition.mission.settle(battle)
        battle.step += 1


def card_of(battle: Battle, seat: int) -> cards.CommandCard | None:
    """Return the command card that a seat has revealed this round."""
    return command_card(battle, battle.played[seat]) if battle.played[seat] else None


def command_card(battle: Battle, id: str) -> cards.CommandCard:
    """Return a command card of the edition that is played."""
    return cards.command_cards(battle.edition.name)[id]


# Select and play command cards.


def may_play(battle: Battle, seat: int) -> bool:
    """Tell whether a seat may play command cards: it has a commander, an operative, or a Commander token."""
    present = battle.edition.orders.present
    own = (unit for unit in battle.units if unit.seat == seat and present(unit))
    # legion26:command.03, legion23:command.03
    return any(unit.rank in ("commander", "operative") or unit.has(COMMANDER) for unit in own)


def why_not_card(battle: Battle, seat: int, id: str) -> Reason | None:
    """Return why a seat can't play a card of its hand."""
    if not may_play(battle, seat):
        rule = battle.edition.rule("legion26:command.03", "legion23:command.03")
        return because(rule, "legion-card-no-commander")
    card = command_card(battle, id)
    if of_units(card) and not owners(battle, seat, card):
        rule = battle.edition.rule("legion26:command.04", "legion23:command.04")
        return because(rule, "legion-card-unit-missing", card=card.name)
    if id == battle.barred[seat]:
        rule = battle.edition.rule("legion26:command.06", "legion23:command.06")
        return because(rule, "legion-card-barred", card=card.name)
    if (flaw := flaws.why_not_card(battle, seat, card)) is not None:
        return flaw
    due = due_first(battle, seat)
    if due and id not in due:
        rule = battle.edition.rule("legion26:cardkw.divulge", "legion23:cardkw.divulge")
        return because(rule, "legion-card-divulged-first", card=command_card(battle, due[0]).name)
    return None


def due_first(battle: Battle, seat: int) -> list[str]:
    """Return the cards of a hand that were divulged and must be played in the first round."""
    shown = [id for id in battle.hands[seat] if id in battle.divulged[seat]] if battle.round == 1 else []
    return [id for id in shown if command_card(battle, id).first]


def title_of(card: cards.CommandCard) -> str:
    """Return the subtitle of the units that a card is restricted to, where it names one."""
    return card.requirements.title if card.requirements is not None else ""


def of_units(card: cards.CommandCard) -> bool:
    """Tell whether a card belongs to units: it names them, or their subtitle."""
    return bool(card.units or title_of(card))


def owners(battle: Battle, seat: int, card: cards.CommandCard) -> list[Unit]:
    """Return the units that a card belongs to, none unless as many of them are undefeated as the card needs."""
    if not of_units(card):
        return []
    own = battle.undefeated(seat)  # legion26:command.05
    own = [unit for unit in own if title_of(card) in ("", unit.card.title)]  # legion26:command.04
    found = [unit for unit in own if not card.units or unit.card.name in card.units]
    names = {unit.card.name for unit in found}
    needed = len(card.units) if card.all_units else 1  # legion26:command.04
    return found if len(names) >= needed else []


def playable(battle: Battle, seat: int) -> list[str]:
    """Return the cards of a hand that its seat may play now."""
    return [id for id in battle.hands[seat] if why_not_card(battle, seat, id) is None]


def select_cards(battle: Battle) -> Play[None]:
    """Let both players choose a card in secret, and reveal them together."""

    def question() -> Together:
        return Together(
            [
                Choose(seat, [("command", id) for id in playable(battle, seat)], "legion-ask-card", hidden=True)
                for seat in seats
            ]
        )

    seats = [seat for seat in (0, 1) if playable(battle, seat)]
    answers = (yield question) if seats else ()  # legion26:command.02, legion23:command.02
    for seat, (_, id) in zip(seats, answers, strict=True):
        battle.hands[seat].remove(id)
        battle.played[seat] = id  # legion26:command.07, legion23:command.05
        battle.log.tell("legion-reveals", seat=seat + 1, card=command_card(battle, id).name)
    battle.barred = ["", ""]
    if seats:
        battle.log.reveal()


def resolve_cards(battle: Battle) -> Play[None]:
    """Resolve what cards do when they are revealed, then what has no time of its own, blue first."""
    yield from battle.edition.commanding.revealed(battle)
    for window in (REVEALED, UNTIMED):  # legion26:command.06, legion23:command.06
        for seat in (battle.blue, 1 - battle.blue):  # legion26:command.07, legion23:command.05
            yield from happen(battle, seat, window)
            if any(battle.barred):
                battle.step -= 2  # the cards are chosen again
                return


# Determine priority.


def determine_priority(battle: Battle) -> Play[None]:
    """See who has priority this round: whose card has fewer pips."""
    played = [card_of(battle, seat) for seat in (0, 1)]
    if played[0] is None or played[1] is None:
        one = [seat for seat in (0, 1) if played[seat] is not None]
        # legion26:command.10, legion23:command.09
        battle.priority = one[0] if one else (yield from roll_for_priority(battle))
    else:
        pips = [card.pips for card in (played[0], played[1])]
        if pips[0] == pips[1]:
            pips = [pips[seat] + battle.edition.commanding.tie_breaker(battle, seat) for seat in (0, 1)]
        if pips[0] == pips[1]:
            battle.priority = yield from roll_for_priority(battle)
        else:
            battle.priority = pips.index(min(pips))  # legion26:command.08, legion23:command.07
    battle.active = battle.priority
    battle.log.tell("legion-priority", seat=battle.priority + 1)


def roll_for_priority(battle: Battle) -> Play[int]:
    """Let the blue player roll a red defence die: on a block that player has priority, else the other."""
    (face,) = yield from dice.roll_defence([dice.RED])
    # legion26:command.09, legion23:command.08
    return battle.blue if face == dice.BLOCK else 1 - battle.blue


def cunning(battle: Battle, seat: int) -> int:
    """Return -1 if the card of a seat belongs to a unit with Cunning (legion26:kw.cunning, legion23:kw.cunning)."""
    card = card_of(battle, seat)
    assert card is not None, "both have played"
    found = owners(battle, seat, card) if card.pips else []
    return -1 if any(keywords.has(unit, "cunning") for unit in found) else 0


def interrogation(battle: Battle, seat: int) -> int:
    """Return 1 if the card of a seat belongs to a unit near an enemy with Interrogate (legion26:kw.interrogate)."""
    card = card_of(battle, seat)
    assert card is not None, "both have played"
    near = any(
        keywords.has(enemy, "interrogate") and doing.within(battle, enemy, unit, INTERROGATE_RANGE)
        for unit in owners(battle, seat, card)
        for enemy in battle.units_of(1 - seat)
    )
    return int(near)


# Nominate commanders and issue Orders.


def may_nominate(battle: Battle, seat: int) -> list[Unit]:
    """Return the units that a seat may nominate for the card it has played."""
    card = card_of(battle, seat)
    if card is None:
        return []  # legion26:command.20
    if of_units(card):
        present = battle.edition.orders.present
        # legion26:command.11, legion23:command.10
        return [unit for unit in owners(battle, seat, card) if present(unit)]
    # legion26:kw.field-commander.2, legion23:kw.field-commander.2
    able = list(dict.fromkeys([*commanders(battle, seat), *field_commanders(battle, seat)]))
    return [unit for unit in able if not card.nominates or is_a(unit, card.nominates)]


def nominate(battle: Battle) -> Play[None]:
    """Let both players nominate a commander, before any Order is issued (legion26:command.12, legion23:command.11)."""
    for seat in (battle.priority, 1 - battle.priority):
        options: list[Option] = [("unit", unit.id) for unit in may_nominate(battle, seat)]
        if options:
            chosen = yield Choose(seat, options, "legion-ask-nominate")
            battle.nominated[seat] = chosen[1]  # legion26:token.commander, legion23:token.12
            battle.log.tell("legion-nominates", seat=seat + 1, unit=battle.name(battle.units[chosen[1]]))


def issue_first(battle: Battle) -> Play[None]:
    """Let the player with priority issue Orders."""
    yield from issue_orders(battle, battle.priority)  # legion26:command.12, legion23:command.11


def issue_second(battle: Battle) -> Play[None]:
    """Let the other player issue Orders."""
    yield from issue_orders(battle, 1 - battle.priority)


def issue_orders(battle: Battle, seat: int) -> Play[None]:
    """Let a player issue the Orders of the card, then those that abilities give."""
    card = card_of(battle, seat)
    if card is not None and card.orders is not None and battle.nominated[seat] != NOBODY:
        commander = battle.units[battle.nominated[seat]]
        names = [card.orders.named] if card.orders.one_named else [(name,) for name in card.orders.named]
        for named in names:
            yield from issue_some(battle, commander, named, 1)
        for group in card.orders.groups:
            yield from issue_some(battle, commander, group.of, group.count)
    yield from battle.edition.mission.order(battle, seat)
    yield from happen(battle, seat, ISSUING)
    yield from other_orders(battle, seat)


def issue_some(battle: Battle, commander: Unit, kinds: tuple[str, ...], count: int) -> Play[None]:
    """Let a commander issue so many Orders to units of these kinds; those that can't be issued are lost."""
    stop: list[Option] = [] if battle.edition.orders.compulsory else [DONE]  # legion26:command.15
    for left in range(count, 0, -1):
        if battle.order_limits[commander.seat] == 0:
            return
        options: list[Option] = [
            ("unit", unit.id) for unit in battle.units if why_not_card_order(battle, commander, unit, kinds) is None
        ]
        if not options:
            return  # legion26:command.15, legion23:command.18
        chosen = yield Choose(commander.seat, [*options, *stop], say("legion-ask-order", count=left))
        if chosen == DONE:
            return
        limit = battle.order_limits[commander.seat]
        battle.order_limits[commander.seat] = None if limit is None else limit - 1
        ordered = yield from issue(battle, battle.units[chosen[1]])
        yield from happen(battle, commander.seat, ORDERED, ordered)
        yield from happen(battle, 1 - commander.seat, ENEMY_ORDERED, ordered)


# The pools.


def create_order_pools(battle: Battle) -> Play[None]:
    """Put a token of the rank of each unit without an Order into its player's pool."""
    for seat in (0, 1):
        # legion26:command.18, legion23:command.17, legion26:command.21
        waiting = [unit for unit in battle.undefeated(seat) if pooled(battle, unit)]
        extra = [unit for unit in battle.undefeated(seat) if keywords.has(unit, "unstoppable")]
        # legion26:kw.unstoppable, legion23:kw.unstoppable, legion26:token.order, legion23:token.11
        battle.order_pools[seat] = sorted(unit.rank for unit in [*waiting, *extra])
    return
    yield


def pooled(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit has its token in the Order Pool: those that are set aside come later."""
    if unit.place == SET_ASIDE:
        return battle.edition.mission.pooled(battle, unit)
    return unit.order == NO_ORDER


def create_pass_pools(battle: Battle) -> Play[None]:
    """Give the player with fewer units one token less than the difference (legion26:command.19)."""
    counts = [len(battle.undefeated(seat)) for seat in (0, 1)]
    for seat in (0, 1):
        battle.pass_pools[seat] += max(0, counts[1 - seat] - counts[seat] - 1)
    return
    yield


def end_of_command_phase(battle: Battle) -> Play[None]:
    """Let happen what cards do when the phase ends."""
    first = battle.edition.commanding.first(battle)
    for seat in (first, 1 - first):
        yield from happen(battle, seat, COMMAND_ENDS)


def return_cards(battle: Battle) -> Play[None]:
    """Take cards back to the hand that return at the end of the phase (legion23:cmdcard.standing-orders)."""
    for seat in (0, 1):
        card = card_of(battle, seat)
        if card is not None and card.returns:
            battle.hands[seat].append(card.id)
    return
    yield


def command_phase_ends(battle: Battle) -> Play[None]:
    """Let happen what battle cards do when the phase ends."""
    yield from battle.edition.mission.command_phase_ends(battle)


STEPS: Final[tuple[Step, ...]] = (
    reveal_by_choice,
    gain_secret_missions,
    select_cards,
    resolve_cards,
    determine_priority,
    nominate,
    issue_first,
    issue_second,
    create_order_pools,
    create_pass_pools,
    end_of_command_phase,
    return_cards,
    command_phase_ends,
)


class Commanding:
    """What the newer book has of its own about the Command Phase."""

    steps = STEPS

    def revealed(self, battle: Battle) -> Play[None]:
        """Let happen what comes before the effects of cards: moods change, and units are a step ahead."""
        set_moods(battle)
        yield from step_ahead(battle)

    def first(self, battle: Battle) -> int:
        """Return whose effects come first once priority is known: the player's who has it (legion26:command.06)."""
        return battle.priority

    def tie_breaker(self, battle: Battle, seat: int) -> int:
        """Return what abilities add to the pips of a seat's card when both cards have the same."""
        return cunning(battle, seat) + interrogation(battle, seat)


class Commanding2023(Commanding):
    """What the older book has of its own about the Command Phase."""

    # legion23:command.01
    steps = (flaws.play_flaws, *(step for step in STEPS if step not in (gain_secret_missions, create_pass_pools)))

    def revealed(self, battle: Battle) -> Play[None]:
        """Let happen what comes before the effects of cards: contingencies take their place."""
        yield from change_plans(battle)

    def first(self, battle: Battle) -> int:
        """Return whose effects always come first: the blue player's (legion23:command.06)."""
        return battle.blue

    def tie_breaker(self, battle: Battle, seat: int) -> int:
        """Return what abilities add to the pips of a seat's card when both cards have the same."""
        return cunning(battle, seat)
