"""The duel with one thing wrong each time: what the conformance kit is there to find."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from samples import duel
from samples.duel import Duel, DuelGame, Player, label
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Disc,
    Json,
    Log,
    Message,
    Mover,
    Option,
    Outcome,
    Place,
    Play,
    Reason,
    Region,
    Rng,
    Roll,
    because,
    say,
)


class Raises(DuelGame):
    """A rule that fails on a card."""

    def flow(self, state: Duel) -> Play[Outcome]:
        answer = None
        play = duel.flow(state)
        while True:
            request = play.send(answer)
            if state.players[0].life < 10:
                raise ZeroDivisionError("no rule for this")
            answer = yield request


class RaisesInSetup(DuelGame):
    def flow(self, state: Duel) -> Play[Outcome]:
        yield Roll(6)
        raise KeyError("no such deck")


class DeadEnd(DuelGame):
    def flow(self, state: Duel) -> Play[Outcome]:
        yield Choose(0, ["go"], "duel-act", True)
        yield Choose(0, [], "duel-act")
        return Outcome((), say("duel-won-by-life"))


class NeverEnds(DuelGame):
    def flow(self, state: Duel) -> Play[Outcome]:
        while True:
            yield CHECKPOINT
            yield Choose(0, ["pass"], "duel-act", True)


class TwiceListed(DuelGame):
    def flow(self, state: Duel) -> Play[Outcome]:
        yield Choose(0, ["pass", "pass"], "duel-act")
        return Outcome((), say("duel-won-by-life"))


class BareNumbers(DuelGame):
    def flow(self, state: Duel) -> Play[Outcome]:
        numbers: Any = [1, 2]
        yield Choose(0, numbers, "duel-act")
        return Outcome((), say("duel-won-by-life"))

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class HashOrder(DuelGame):
    """Options in the order of a set of words: another in every process."""

    def flow(self, state: Duel) -> Play[Outcome]:
        yield Choose(0, list({f"word {number}" for number in range(40)}), "duel-act")
        return Outcome((), say("duel-won-by-life"))

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class BadSample(DuelGame):
    """A placement whose own samples are not legal."""

    def flow(self, state: Duel) -> Play[Outcome]:
        yield Place(0, "duel-act", self.legal, None, lambda rng: (9, 9))
        return Outcome((), say("duel-won-by-life"))

    def legal(self, value: Any) -> Reason | None:
        return because("duel:x", "duel-ward-only-answers") if value[0] > 5 else None

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class TakesAnything(DuelGame):
    """A placement that takes what lies outside."""

    def flow(self, state: Duel) -> Play[Outcome]:
        yield Place(0, "duel-act", lambda value: None, None, lambda rng: (1, 1))
        return Outcome((), say("duel-won-by-life"))

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class BadCandidates(DuelGame):
    """A placement that suggests to bots what is not legal."""

    def flow(self, state: Duel) -> Play[Outcome]:
        legal = BadSample().legal
        yield Place(0, "duel-act", legal, None, lambda rng: (1, 1), suggest=lambda rng, most: [(9, 9)])
        return Outcome((), say("duel-won-by-life"))

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class HalfARegion(DuelGame):
    """A placement whose drawing is in fractions."""

    def flow(self, state: Duel) -> Play[Outcome]:
        bounds: Any = (0, 0, 2.5, 2.5)
        yield Place(0, "duel-act", BadSample().legal, lambda: Region(bounds, ()), lambda rng: (1, 1))
        return Outcome((), say("duel-won-by-life"))

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class HalfALife(DuelGame):
    """A state that counts in fractions."""

    def begin(self, setup: Any) -> Duel:
        state = super().begin(setup)
        state.players[0].life = 11.5  # type: ignore[assignment]
        return state


class PartRefused(DuelGame):
    """A placement that is legal, and yet refused while it is put together."""

    def flow(self, state: Duel) -> Play[Outcome]:
        legal = BadSample().legal
        region = Region((0, 0, 9, 9), (Mover(Disc(0, 0, 1)),))
        never = because("duel:x", "duel-ward-only-answers")
        yield Place(0, "duel-act", legal, lambda: region, lambda rng: (1, 1), part=lambda value: never)
        return Outcome((), say("duel-won-by-life"))

    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-pass")


class RefusalChanges(DuelGame):
    """Asking why something is not legal changes the game."""

    def why_not(self, state: Duel, decision: Decision, value: Any) -> Reason | None:
        state.players[0].life += 1
        return None


class RefusalUntold(DuelGame):
    """A reason without words."""

    def why_not(self, state: Duel, decision: Decision, value: Any) -> Reason | None:
        return because("duel:x", "duel-no-such-text")


class RefusalTells(DuelGame):
    """A reason that gives away the opponent's hand."""

    def why_not(self, state: Duel, decision: Decision, value: Any) -> Reason | None:
        other = state.players[1 - decision.seat].hand
        return because("duel:x", "duel-option-play", card=label(other[0]) if other else "-")


class SharingPlayer(Player):
    """A copy that shares a list."""

    __slots__ = ()

    def copy(self) -> Player:
        twin = super().copy()
        twin.__class__ = type(self)
        twin.discard = self.discard
        return twin


class ForgetfulPlayer(Player):
    """A copy that forgets a number."""

    __slots__ = ()

    def copy(self) -> Player:
        twin = super().copy()
        twin.__class__ = type(self)
        twin.life = 12
        return twin


class ForgottenCopy(DuelGame):
    def begin(self, setup: Any) -> Duel:
        state = super().begin(setup)
        state.players[0].__class__ = SharingPlayer
        return state


class ForgottenField(DuelGame):
    def begin(self, setup: Any) -> Duel:
        state = super().begin(setup)
        state.players[0].__class__ = ForgetfulPlayer
        return state


class LocalAcrossCheckpoint(DuelGame):
    """A flow that keeps in a local what a fresh start would not know."""

    def flow(self, state: Duel) -> Play[Outcome]:
        asked = 0
        while asked < 9:
            yield CHECKPOINT
            asked += 1
            yield Choose(asked % 2, ["pass", "decline"], "duel-act")
        return Outcome((), say("duel-won-by-life"))


class UnmarkedReveal(DuelGame):
    """The spy shows a hand, and nobody notes that something was revealed."""

    def flow(self, state: Duel) -> Play[Outcome]:
        state.log = _Mute()
        return duel.flow(state)


class _Mute(Log):
    __slots__ = ()

    def reveal(self) -> None:
        """Keep quiet."""


class LostCard(DuelGame):
    """Discards vanish."""

    def components(self, state: Duel) -> Iterator[tuple[str, str]]:
        for name, place in super().components(state):
            if not place.startswith("discard"):
                yield name, place


class CardFromNowhere(DuelGame):
    def components(self, state: Duel) -> Iterator[tuple[str, str]]:
        yield from super().components(state)
        if state.players[1].life < 12:
            yield "joker", "hand of 1"


class CardInTwoPlaces(DuelGame):
    def components(self, state: Duel) -> Iterator[tuple[str, str]]:
        yield from super().components(state)
        for card in state.players[0].discard[:1]:
            yield label(card), "hand of 2"


class NegativeCounter(DuelGame):
    def counters(self, state: Duel) -> Iterator[tuple[str, int]]:
        yield "life", state.players[0].life - 11


class LeakingView(DuelGame):
    """Everybody sees everybody's hand."""

    def view(self, state: Duel, seat: int | None) -> Json:
        view = super().view(state, seat)
        view["hands"] = [sorted(label(card) for card in player.hand) for player in state.players]
        return view


class LeakingOrder(DuelGame):
    """The options come in an order that depends on the opponent's hand."""

    def flow(self, state: Duel) -> Play[Outcome]:
        answer = None
        play = duel.flow(state)
        while True:
            try:
                request = play.send(answer)
            except StopIteration as stop:
                return stop.value  # type: ignore[no-any-return]
            answer = yield self.turned(state, request) if callable(request) else request

    def turned(self, state: Duel, make: Any) -> Any:
        def again() -> Choose:
            choice: Choose = make()
            other = state.players[1 - choice.seat].hand
            turn = sum(other) % 2 == 0
            return Choose(choice.seat, list(choice.options)[:: -1 if turn else 1], choice.ask, choice.hidden)

        return again


class LeakingLog(DuelGame):
    """Everybody reads which card lies on top of a deck."""

    def flow(self, state: Duel) -> Play[Outcome]:
        outcome = duel.flow(state)
        answer = None
        while True:
            try:
                request = outcome.send(answer)
            except StopIteration as stop:
                return stop.value  # type: ignore[no-any-return]
            if answer is not None and state.players[1].deck:
                state.log.tell("duel-option-play", card=label(state.players[1].deck[-1]))
            answer = yield request


class RedrawOwnHand(DuelGame):
    """A resample that takes from a player what the player knows."""

    def resample(self, state: Duel, seat: int | None, rng: Rng) -> None:
        super().resample(state, seat, rng)
        for player in state.players:
            mixed = player.hand + player.deck
            rng.shuffle(mixed)
            player.hand, player.deck = mixed[: len(player.hand)], mixed[len(player.hand) :]


class ForgottenHidden(DuelGame):
    """What a resampling drew is kept without the decks."""

    def hidden(self, state: Duel) -> Any:
        return [player.hand.copy() for player in state.players]

    def restore_hidden(self, state: Duel, hidden: Any) -> None:
        for player, hand in zip(state.players, hidden, strict=True):
            player.hand = hand.copy()


class TidiesUp(DuelGame):
    """A rule that clears something away in `finally`, which also runs when a game is dropped."""

    def flow(self, state: Duel) -> Play[Outcome]:
        try:
            return (yield from duel.flow(state))
        finally:
            state.players[0].life = -1


class PeekingHabit(DuelGame):
    """A habit that looks into the opponent's hand."""

    def habit(self, state: Duel, decision: Decision, level: str, rng: Rng) -> Option | None:
        theirs = sum(state.players[1 - decision.seat].hand)
        return decision.options[theirs % len(decision.options)] if isinstance(decision, Choose) else None


class IllegalHabit(DuelGame):
    """A habit that nobody is allowed."""

    def habit(self, state: Duel, decision: Decision, level: str, rng: Rng) -> Option | None:
        return "win"


class NoHabit(DuelGame):
    """A level that does not know what to do."""

    levels = ("easy",)

    def habit(self, state: Duel, decision: Decision, level: str, rng: Rng) -> Option | None:
        return None


class SecretInView(DuelGame):
    """The next card is named in a corner of the view, the same for every resample."""

    def view(self, state: Duel, seat: int | None) -> Json:
        view = super().view(state, seat)
        view["note"] = "of 80 cards, ember#1"
        return view

    def secrets(self, state: Duel, seat: int | None) -> list[str]:
        return ["ember#1"]


class Badge:
    """Content: something printed that a player has."""

    __slots__ = ("content_key",)

    def __init__(self) -> None:
        self.content_key = "badge"


class BadgedPlayer(Player):
    __slots__ = ("badge",)
    badge: Badge

    def copy(self) -> Player:
        plain = super().copy()
        twin = BadgedPlayer.__new__(BadgedPlayer)
        for name in Player.__slots__:
            setattr(twin, name, getattr(plain, name))
        twin.badge = self.badge
        return twin


class ContentChanged(DuelGame):
    """A rule that writes on what is printed, which all games share."""

    def begin(self, setup: Any) -> Duel:
        state = super().begin(setup)
        player = BadgedPlayer()
        player.badge = Badge()
        for name in Player.__slots__:
            setattr(player, name, getattr(state.players[0], name))
        state.players[0] = player
        return state

    def flow(self, state: Duel) -> Play[Outcome]:
        answer = None
        play = duel.flow(state)
        while True:
            try:
                request = play.send(answer)
            except StopIteration as stop:
                return stop.value  # type: ignore[no-any-return]
            if answer is not None and isinstance(state.players[0], BadgedPlayer):
                state.players[0].badge.content_key += "!"
            answer = yield request


class NoSpanish(DuelGame):
    """A question that reads only in one language."""

    texts = Path(__file__).parent / "half"


class NoOptionText(DuelGame):
    def describe(self, state: Duel, decision: Decision, option: Option) -> Message:
        return say("duel-option-nobody-wrote")


class NoLogText(DuelGame):
    def flow(self, state: Duel) -> Play[Outcome]:
        yield Choose(0, ["pass", "decline"], "duel-act")
        state.log.tell("duel-log-nobody-wrote")
        return Outcome((), say("duel-won-by-life"))


DEFECTS: dict[str, tuple[str, DuelGame]] = {
    "Raises": ("raises", Raises()),
    "RaisesInSetup": ("raises", RaisesInSetup()),
    "DeadEnd": ("raises", DeadEnd()),
    "NeverEnds": ("ends", NeverEnds()),
    "TwiceListed": ("options", TwiceListed()),
    "BareNumbers": ("options", BareNumbers()),
    "BadSample": ("listed", BadSample()),
    "TakesAnything": ("refused", TakesAnything()),
    "BadCandidates": ("listed", BadCandidates()),
    "HalfARegion": ("whole", HalfARegion()),
    "HalfALife": ("whole", HalfALife()),
    "PartRefused": ("parts", PartRefused()),
    "RefusalChanges": ("refused", RefusalChanges()),
    "RefusalUntold": ("refused", RefusalUntold()),
    "RefusalTells": ("resample", RefusalTells()),
    "ForgottenCopy": ("fork", ForgottenCopy()),
    "ForgottenField": ("fork", ForgottenField()),
    "LocalAcrossCheckpoint": ("fork", LocalAcrossCheckpoint()),
    "UnmarkedReveal": ("undo", UnmarkedReveal()),
    "LostCard": ("components", LostCard()),
    "CardFromNowhere": ("components", CardFromNowhere()),
    "CardInTwoPlaces": ("components", CardInTwoPlaces()),
    "NegativeCounter": ("components", NegativeCounter()),
    "LeakingView": ("resample", LeakingView()),
    "LeakingOrder": ("resample", LeakingOrder()),
    "LeakingLog": ("secrets", LeakingLog()),
    "RedrawOwnHand": ("resample", RedrawOwnHand()),
    "ForgottenHidden": ("resample", ForgottenHidden()),
    "TidiesUp": ("fork", TidiesUp()),
    "PeekingHabit": ("habits", PeekingHabit()),
    "IllegalHabit": ("habits", IllegalHabit()),
    "NoHabit": ("habits", NoHabit()),
    "SecretInView": ("secrets", SecretInView()),
    "ContentChanged": ("content", ContentChanged()),
    "NoSpanish": ("texts", NoSpanish()),
    "NoOptionText": ("texts", NoOptionText()),
    "NoLogText": ("texts", NoLogText()),
}
"""What is wrong, and the check that must find it."""

HASH_ORDER = HashOrder()
