"""A card duel: hidden hands, and a window in which the other player may interrupt.

Each player has forty cards. In a turn the player draws one, then plays cards until passing. A strike opens a
window: whoever is struck may answer with a ward. Whoever has no life left, or must draw from an empty deck, loses.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Json,
    Log,
    Message,
    Option,
    Outcome,
    Play,
    Reason,
    Rng,
    Setting,
    Setup,
    Shuffle,
    because,
    resample_cards,
    say,
)

EMBER, BLADE, WARD, SALVE, SPY = range(5)
NAMES = ("ember", "blade", "ward", "salve", "spy")
DAMAGE = {EMBER: 1, BLADE: 2}
DECK = (EMBER,) * 12 + (BLADE,) * 8 + (WARD,) * 10 + (SALVE,) * 6 + (SPY,) * 4
CARD_NAMES = tuple(say(f"duel-card-{name}") for name in NAMES)
SIZE = len(DECK)
KIND = DECK * 2
"""The kind of each card by its number: the first player's deck, then the second's."""

PLAY = tuple(("play", card) for card in range(2 * SIZE))
ANSWER = tuple(("ward", card) for card in range(2 * SIZE))
HAND = 4
LIFE = 12
MOST_IN_HAND = 6


class Player:
    """One side of the table."""

    __slots__ = ("deck", "discard", "hand", "life", "seen")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.life = LIFE
        self.seen: list[int] = []
        """Cards of this hand that the opponent knows."""

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.life = self.life
        twin.seen = self.seen.copy()
        return twin


class Duel:
    """The state of a duel."""

    __slots__ = ("active", "drawn", "log", "players", "started")

    def __init__(self) -> None:
        self.players = [Player(), Player()]
        self.active = 0
        self.drawn = False
        self.started = False
        self.log = Log()

    def copy(self) -> Duel:
        twin = Duel.__new__(Duel)
        first, second = self.players
        twin.players = [first.copy(), second.copy()]
        twin.active = self.active
        twin.drawn = self.drawn
        twin.started = self.started
        twin.log = Log()
        return twin


def flow(state: Duel) -> Play[Outcome]:
    if not state.started:
        yield from deal(state)
    while True:
        if not state.drawn:
            if not state.players[state.active].deck:
                return Outcome((1 - state.active,), say("duel-won-by-exhaustion"))
            draw(state, state.active)
            state.drawn = True
        yield CHECKPOINT
        seat = state.active
        player = state.players[seat]
        choice = yield lambda: main_choice(state)
        if choice == "pass":
            if len(player.hand) > MOST_IN_HAND:
                yield from discard_down(state)
            state.active = 1 - seat
            state.drawn = False
            continue
        yield from play_card(state, choice[1])
        if state.players[1 - seat].life <= 0:
            return Outcome((seat,), say("duel-won-by-life"), tuple(max(0, p.life) for p in state.players))


def deal(state: Duel) -> Play[None]:
    for seat, player in enumerate(state.players):
        order = yield Shuffle(SIZE)
        player.deck = [seat * SIZE + i for i in order]
        player.hand = [player.deck.pop() for _ in range(HAND)]
    state.started = True


def main_choice(state: Duel) -> Choose:
    options: list[Option] = [PLAY[card] for card in state.players[state.active].hand if KIND[card] != WARD]
    options.append("pass")
    return Choose(state.active, options, "duel-act", True)


def draw(state: Duel, seat: int) -> None:
    player = state.players[seat]
    player.hand.append(player.deck.pop())
    state.log.reveal()


def play_card(state: Duel, card: int) -> Play[None]:
    seat = state.active
    player, other = state.players[seat], state.players[1 - seat]
    leave_hand(player, card)
    kind = KIND[card]
    state.log.tell("duel-plays", seat=seat + 1, card=CARD_NAMES[kind])
    if kind == SALVE:
        player.life = min(LIFE, player.life + 1)
    elif kind == SPY:
        other.seen = other.hand.copy()
        state.log.reveal()
        state.log.tell_seats((seat,), "duel-sees", cards=tuple(card_name(c) for c in other.hand))
    else:
        answer = yield lambda: ward_choice(state)
        if answer == "decline":
            other.life -= DAMAGE[kind]
        else:
            leave_hand(other, answer[1])
            state.log.tell("duel-wards", seat=2 - seat)


def ward_choice(state: Duel) -> Choose:
    seat = 1 - state.active
    options: list[Option] = [ANSWER[card] for card in state.players[seat].hand if KIND[card] == WARD]
    options.append("decline")
    return Choose(seat, options, "duel-ward", True)


def discard_down(state: Duel) -> Play[None]:
    seat = state.active
    player = state.players[seat]
    while len(player.hand) > MOST_IN_HAND:
        choice = yield lambda: Choose(seat, [("discard", card) for card in player.hand], "duel-discard", True)
        leave_hand(player, choice[1])


def leave_hand(player: Player, card: int) -> None:
    player.hand.remove(card)
    if card in player.seen:
        player.seen.remove(card)
    player.discard.append(card)


def card_name(card: int) -> Message:
    return say(f"duel-card-{NAMES[KIND[card]]}")


def label(card: int) -> str:
    """A word that names one card and nothing else."""
    return f"{NAMES[KIND[card]]}#{card}"


class DuelGame(Definition[Duel]):
    name = "duel"
    settings = (Setting("life", (LIFE,), LIFE),)
    texts = Path(__file__).parent / "texts" / "duel"

    def begin(self, setup: Setup) -> Duel:
        return Duel()

    def flow(self, state: Duel) -> Play[Outcome]:
        return flow(state)

    def view(self, state: Duel, seat: int | None) -> Json:
        return {"active": state.active, "players": [self._side(state, side, seat) for side in (0, 1)]}

    def _side(self, state: Duel, side: int, seat: int | None) -> Json:
        player = state.players[side]
        known = player.hand if side == seat else player.seen if seat is not None else []
        return {
            "life": player.life,
            "deck": len(player.deck),
            "hand": len(player.hand),
            "known": sorted(label(card) for card in known),
            "discard": [label(card) for card in player.discard],
        }

    def resample(self, state: Duel, seat: int | None, rng: Rng) -> None:
        for side, player in enumerate(state.players):
            if side == seat:
                rng.shuffle(player.deck)
                continue
            known = player.seen if seat is not None else []
            hidden = [card for card in player.hand if card not in known] + player.deck
            resample_cards([player.hand, player.deck], hidden, rng)
            if seat is None:  # what the other player has seen is unknown to a spectator too
                player.seen = player.hand[: len(player.seen)]

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        if isinstance(option, str):
            return say(f"duel-option-{option}")
        return say(f"duel-option-{option[0]}", card=card_name(option[1]))

    def why_not(self, state: Duel, decision: Decision, value: Any) -> Reason | None:
        match value:
            case ["play", int(card)] if card in state.players[decision.seat].hand and KIND[card] == WARD:
                return because("duel:ward.1", "duel-ward-only-answers")
        return None

    def components(self, state: Duel) -> Iterable[tuple[str, str]]:
        for seat, player in enumerate(state.players):
            for zone in ("deck", "hand", "discard"):
                for card in getattr(player, zone):
                    yield label(card), f"{zone} of {seat + 1}"

    def counters(self, state: Duel) -> Iterable[tuple[str, int]]:
        for seat, player in enumerate(state.players):
            yield f"life of {seat + 1}", max(player.life, 0)
            yield f"hand of {seat + 1}", len(player.hand)

    def secrets(self, state: Duel, seat: int | None) -> list[str]:
        hidden: list[int] = []
        for side, player in enumerate(state.players):
            hidden += player.deck
            if side != seat:
                hidden += [card for card in player.hand if seat is None or card not in player.seen]
        return [label(card) for card in hidden]


GAME = DuelGame()
