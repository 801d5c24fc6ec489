"""What every game has: settings that are checked, and defaults for the rest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kernel.tiny import Tiny, TinyGame, ask, asking
from tablero.kernel import BadSetup, Clock, Definition, Rng, Setting, Setup
from tablero.text import Texts
from telling import english, refused


def game() -> TinyGame:
    made = TinyGame(asking(ask(0)))
    made.settings = (Setting("life", (10, 20), 20), Setting("names", (), ("Luke", "Leia")))
    return made


def test_what_is_not_given_is_usual() -> None:
    assert game().setup() == Setup(2, {"life": 20, "names": ("Luke", "Leia")}, None)


def test_what_is_given_is_taken() -> None:
    clock = Clock(5)
    assert game().setup(3, clock, life=10, names="anything") == Setup(3, {"life": 10, "names": "anything"}, clock)


@pytest.mark.parametrize("seats", [0, 1, 4, -2, "2", 2.5])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSetup) as raised:
        game().setup(seats)
    assert raised.value.place == "seats"
    assert english(raised.value.expected) == f"expected one of 2, 3, not {json.dumps(seats)}"


@pytest.mark.parametrize("value", [0, 15, "20", 20.0, True, None, [], {}])
def test_a_value_that_a_setting_cannot_have_is_refused(value: Any) -> None:
    with pytest.raises(BadSetup) as raised:
        game().setup(life=value)
    assert raised.value.place == "life"
    assert english(raised.value) == f"life: expected one of 10, 20, not {json.dumps(value)}"


def test_an_unknown_setting_is_refused_with_those_there_are() -> None:
    with refused(BadSetup, r"^lives: tiny has no such setting; it has life, names$") as raised:
        game().setup(lives=3)
    assert raised.value.place == "lives"
    with refused(BadSetup, r"it has none$"):
        TinyGame(asking()).setup(lives=3)


def test_a_sampled_setup_has_some_value_of_each_setting_and_what_is_given() -> None:
    rng = Rng(1)
    setups = [game().sample_setup(rng, 3, names="given") for _ in range(20)]
    assert {setup.settings["life"] for setup in setups} == {10, 20}
    assert {(setup.seats, setup.settings["names"]) for setup in setups} == {(3, "given")}
    assert game().sample_setup(rng, life=10).settings == {"life": 10, "names": ("Luke", "Leia")}
    with pytest.raises(BadSetup):
        game().sample_setup(rng, life=11)


def test_a_game_is_for_two_and_of_its_first_version_unless_it_says_otherwise() -> None:
    assert (Definition.seats, Definition.version, Definition.reads) == ((2,), 1, ())


def test_everybody_plays_alone_unless_the_game_says_otherwise() -> None:
    assert game().teams(game().setup(3)) == (0, 1, 2)


def test_the_terminal_shows_the_view_unless_the_game_says_otherwise() -> None:
    players = [{"hand": [], "life": 12}, {"hand": ["spy", 3, None]}]
    view = {"round": 2, "players": players, "map": [[1, 2], [3]], "end": None, "night": True, "open": False}
    assert game().terminal(view, Texts("es")).splitlines() == [
        "round: 2",
        "players",
        "  1",
        "    hand: ",
        "    life: 12",
        "  2",
        "    hand: spy, 3, –",
        "map",
        "  1: 1, 2",
        "  2: 3",
        "end: –",
        "night: ✓",
        "open: –",
    ]


def test_a_game_need_not_explain_evaluate_or_name_anything() -> None:
    state = Tiny()
    assert Definition[Tiny]().why_not(state, ask(0), "c") is None
    assert Definition[Tiny]().explain(state, "a") == ()
    assert Definition[Tiny]().evaluate(state, 0) == 0.0
    assert Definition[Tiny]().explore(state, ask(0), Rng(3)) == ask(0).sample(Rng(3))
    assert not [*game().components(state), *game().counters(state), *game().secrets(state, 0)]
