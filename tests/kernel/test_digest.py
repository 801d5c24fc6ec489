"""The digest: equal for equal states in any process, different for anything else."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable
from enum import Enum, IntEnum
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from kernel.tiny import END, ask, play
from samples.duel import GAME, Duel, Player
from tablero.kernel import Choose, Game, Log, Rng, Roll, digest
from tablero.kernel.digest import freeze, freeze_game


class Base:
    __slots__ = ("low",)

    def __init__(self) -> None:
        self.low: Any = 0


class Derived(Base):
    __slots__ = ("high", "unset")

    unset: int

    def __init__(self) -> None:
        super().__init__()
        self.high: Any = 0


class Counted(Base):
    """Computes its sum, and knows what holds it."""

    __slots__ = ("owner", "sum")

    not_state = ("owner", "sum")

    def __init__(self) -> None:
        super().__init__()
        self.sum = 0
        self.owner: Any = None


class Single:
    __slots__ = "one"

    def __init__(self) -> None:
        self.one: Any = 0


T = TypeVar("T")


class Box(Generic[T]):
    __slots__ = ("item",)

    def __init__(self, item: T) -> None:
        self.item = item


class Loose:
    def __init__(self) -> None:
        self.anything = 1


class HalfLoose(Base):
    pass


class Card:
    """Content, not state: it stands for itself by its key."""

    def __init__(self, key: str) -> None:
        self.content_key = key
        self.text = object()


class Colour(Enum):
    RED = 1
    BLUE = 2


class Level(IntEnum):
    LOW = 1


class Point(NamedTuple):
    x: int
    y: Base


# Freezing


@pytest.mark.parametrize("value", [0, -7, 10**30, "", "ñ", 1.5, True, None])
def test_plain_values_stand_for_themselves(value: Any) -> None:
    assert freeze(value) is value


@pytest.mark.parametrize(
    ("one", "other"),
    [(1, 2), (1, True), (1, 1.0), (1, "1"), (0, None), ("", ()), ([1], 1), ([[1], 2], [[1, 2]]), (0.0, -0.0)],
)
def test_different_values_freeze_differently(one: Any, other: Any) -> None:
    assert repr(freeze(one)) != repr(freeze(other))


def test_order_counts_in_lists_but_not_in_sets_and_dicts() -> None:
    assert freeze([1, 2]) != freeze([2, 1])
    words = ["ember", "blade", "ward", "salve", "spy"]
    assert freeze(set(words)) == freeze({*words[3:], *words[:3]}) == freeze(frozenset(words))
    forwards = {word: i for i, word in enumerate(words)}
    backwards = dict(reversed(forwards.items()))
    assert list(forwards) != list(backwards)
    assert freeze(forwards) == freeze(backwards)


def test_sets_and_dicts_of_mixed_things_can_be_frozen() -> None:
    assert freeze({1, "a", None, (1, 2)}) == freeze({(1, 2), None, "a", 1})
    assert freeze({1: "x", "1": "y", Colour.RED: {2}}) == freeze({Colour.RED: {2}, "1": "y", 1: "x"})


def test_sets_and_dicts_are_sensitive_to_what_they_hold() -> None:
    assert freeze({1, 2}) != freeze({1, 3})
    assert freeze({"a": 1}) != freeze({"a": 2})
    assert freeze({"a": 1}) != freeze({"b": 1})
    assert freeze({}) != freeze(set())
    assert freeze({"a": [Base()]}) == freeze({"a": [Base()]})


@pytest.mark.parametrize("slot", ["low", "high", "unset"])
def test_every_slot_counts_those_of_base_classes_too(slot: str) -> None:
    plain, changed = Derived(), Derived()
    assert freeze(plain) == freeze(changed)
    setattr(changed, slot, 5)
    assert freeze(plain) != freeze(changed)


def test_slots_that_a_class_says_are_not_state_do_not_count() -> None:
    plain, changed = Counted(), Counted()
    changed.sum, changed.owner = 7, changed
    assert freeze(plain) == freeze(changed)
    changed.low = 1
    assert freeze(plain) != freeze(changed)


def test_a_single_slot_given_as_a_word_counts() -> None:
    plain, changed = Single(), Single()
    changed.one = 5
    assert freeze(plain) != freeze(changed)


def test_objects_of_different_classes_differ() -> None:
    assert freeze(Base()) != freeze(Single())


def test_objects_deep_inside_count() -> None:
    def nested(value: int) -> Any:
        inner = Base()
        inner.low = value
        return {"a": [Point(1, inner), Box((inner,))]}

    assert freeze(nested(1)) == freeze(nested(1))
    assert freeze(nested(1)) != freeze(nested(2))


@pytest.mark.parametrize("value", [Loose(), HalfLoose(), lambda: 1, defaultdict(int), OrderedDict(), 1j, Base])
def test_what_may_hold_things_unseen_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="a state is made of classes with __slots__"):
        freeze([value])


def test_what_was_refused_once_is_refused_again() -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match=r"^Loose: "):
            freeze(Loose())


def test_content_stands_for_itself_by_its_key() -> None:
    assert freeze([Card("spy")]) == ("spy",)
    assert freeze(Card("spy")) != freeze(Card("ward"))


def test_enums_bytes_and_journals_have_their_forms() -> None:
    assert freeze([Colour.RED, Level.LOW]) == ("RED", "LOW")
    assert freeze(Colour.RED) != freeze(Colour.BLUE)
    assert freeze(bytearray(b"ab")) == freeze(b"ab") == b"ab"
    log = Log()
    log.tell("x")
    assert freeze(log) == freeze(Log())


# Digests of games


def duel() -> Game[Duel]:
    return Game(GAME, GAME.setup(), Rng(1))


CHANGES: dict[str, Callable[[Duel], object]] = {
    "active": lambda state: setattr(state, "active", 1),
    "drawn": lambda state: setattr(state, "drawn", False),
    "started": lambda state: setattr(state, "started", False),
    "players": lambda state: state.players.reverse(),
    "life": lambda state: setattr(state.players[1], "life", 3),
    "deck": lambda state: state.players[0].deck.reverse(),
    "hand": lambda state: state.players[0].hand.pop(),
    "discard": lambda state: state.players[0].discard.append(99),
    "seen": lambda state: state.players[1].seen.append(50),
}


def test_the_list_of_changes_has_every_slot() -> None:
    assert {*Duel.__slots__, *Player.__slots__} - {"log"} == set(CHANGES)


@pytest.mark.parametrize("slot", sorted(CHANGES))
def test_any_change_of_a_state_changes_the_digest(slot: str) -> None:
    game = duel()
    before = digest(game)
    assert digest(duel()) == before
    CHANGES[slot](game.state)
    assert digest(game) != before


def test_what_is_asked_counts() -> None:
    questions = [
        ask(0),
        ask(1),
        ask(0, "a", "c"),
        Choose(0, ["a", "b"], "tiny-else"),
        Choose(0, ["b", "a"], "tiny-ask"),
    ]
    assert len({digest(play(question)) for question in questions}) == 5


def test_how_the_game_ended_counts() -> None:
    digests = set()
    for winners in ((), (0,), (1,)):
        game = play(ask(0))
        game.conclude(END._replace(winners=winners))
        digests.add(digest(game))
    assert len(digests) == 3


def test_the_chance_to_come_the_log_and_the_question_number_do_not_count() -> None:
    game = play(ask(0), Roll(6))
    before = digest(game)
    game.rng = Rng(99)
    game.question += 5
    game.state.log.tell("tiny-heard")
    assert digest(game) == before


def test_a_digest_can_be_taken_of_something_else() -> None:
    game, other = play(ask(0)), play(ask(1))
    assert digest(game) == digest(game, freeze_game)
    assert digest(game, lambda it: it.step) == digest(other, lambda it: it.step)
    assert len(digest(game)) == 32


class Spot(NamedTuple):
    """Nothing in it can change."""

    at: tuple[int, int]
    name: str

    @property
    def never_changes(self) -> bool:
        return True


def test_what_never_changes_is_frozen_once_and_as_any_other() -> None:
    spot = Spot((1, 2), "a")
    assert freeze(spot) == ((1, 2), "a")
    assert freeze([spot])[0] is freeze(spot)
    assert freeze(Spot((1, 2), "a")) == freeze(spot)
    assert freeze(Spot((1, 3), "a")) != freeze(spot)


def test_content_that_is_met_again_in_another_state_is_asked_for_its_key_again() -> None:
    card = Card("ace")
    assert freeze([card, card]) == ("ace", "ace")
    card.content_key = "king"
    assert freeze([card]) == ("king",)
