"""What has changed is sent instead of all there is; whoever puts it in sees the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import play_random
from server.serving import Client, Server, play
from tablero.kernel import Definition, Game, Rng
from tablero.kernel.codec import decode, encode
from tablero.registry import find
from tablero.server.changes import changed, difference, other_values

FIXTURE = Path(__file__).parents[2] / "web" / "fixtures" / "changes.json"

leaves = st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from([0.0, 1.0, 2.5]) | st.text("ab", max_size=2)
keys = st.sampled_from("abcd")
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner), max_leaves=25)


@given(values, values)
def test_a_value_with_what_is_different_is_the_other(before: Any, after: Any) -> None:
    kept = encode(before)
    changes = decode(encode(difference(before, after)))
    assert encode(changed(before, changes)) == encode(after)
    assert encode(before) == kept


@given(values)
def test_nothing_is_different_from_itself(value: Any) -> None:
    assert difference(value, decode(encode(value))) == []


def test_only_what_is_different_is_said() -> None:
    before = {"a": [1, 2, 3], "b": {"c": 4, "d": 5}, "e": [1, {"f": 2}]}
    after = {"a": [1, 7, 8, 3], "b": {"c": 6}, "e": [1, {"f": 3}]}
    expected = [[["a"], 1, 1, [7, 8]], [["b", "d"]], [["b", "c"], 6], [["e", 1, "f"], 3]]
    assert difference(before, after) == expected
    assert difference([], 1) == [[[], 1]]


@pytest.mark.parametrize(("before", "after"), [(True, 1), (0, False), (1, 1.0), (2.0, 2)])
def test_what_python_takes_for_equal_is_told_apart(before: Any, after: Any) -> None:
    assert encode(difference(before, after)) == encode([[[], after]])
    deep = difference({"a": [5, {"b": before}]}, {"a": [5, {"b": after}]})
    assert encode(deep) == encode([[["a", 1, "b"], after]])
    assert encode(difference([before, 7], [after, 8, 7])) == encode([[[], 0, 1, [after, 8]]])
    assert difference({"a": [after]}, {"a": [after]}) == []


def test_what_is_looked_into_is_told_in_part_and_the_rest_whole() -> None:
    before = {"view": {"units": [1, 2, {"x": 1}]}, "ask": {"id": "a", "of": [1, 2]}, "step": 1, "waiting": [True]}
    after = {"view": {"units": [1, 2, {"x": 2}]}, "ask": {"id": "b", "of": [1, 2]}, "step": 1, "waiting": [1]}
    expected = [[["view", "units", 2, "x"], 2], [["ask"], after["ask"]], [["waiting"], [1]]]
    assert encode(other_values(before, after, "view")) == encode(expected)
    assert other_values(after, decode(encode(after)), "view") == []


def drawn(rng: Rng, depth: int) -> Any:
    """A value at random."""
    kind = rng.below(5) if depth else rng.below(3)
    if kind < 3:
        return (None, rng.between(2, 5), "abc"[: rng.below(4)])[kind]
    if kind == 3:
        return [drawn(rng, depth - 1) for _ in range(rng.below(5))]
    return {key: drawn(rng, depth - 1) for key in "abcd" if rng.below(2)}


def test_the_browser_is_tested_with_what_is_made_here() -> None:
    rng = Rng(12)
    cases = []
    for _ in range(200):
        before, after = drawn(rng, 4), drawn(rng, 4)
        cases.append({"before": before, "changes": difference(before, after), "after": after})
    assert json.loads(FIXTURE.read_text()) == cases


def changes_of(client: Client) -> Any:
    """Read on until something is shown; return it, put into what was shown before."""
    while True:
        message = client.next()
        if message["t"] == "state":
            return message
        if message["t"] == "change":
            assert message["since"] == client.state["seq"]
            whole = changed(client.state, message["changes"])
            client.state = {**whole, "seq": message["seq"], "kept": message["kept"], "log": message["log"]}
            return client.state


@pytest.mark.parametrize("game", ["duel", "rebellion", "swu"])
def test_who_is_sent_changes_sees_what_others_see(server: Server, game: str) -> None:
    table, tokens = server.pair(game)
    whole = [server.at(table, token) for token in (*tokens, None)]
    parts = [server.at(table, token, changes=1) for token in (*tokens, None)]
    for one in whole:
        one.until("state")
    for one in parts:
        changes_of(one)
    rng = Rng(3)
    sizes = [0, 0]
    for _ in range(30):
        play(server, table, whole[:2], rng, 1)
        whole[2].seen(whole[0].state["seq"])
        for seen, made in zip(whole, parts, strict=True):
            while made.state["seq"] < seen.state["seq"]:
                changes_of(made)
            assert made.state == seen.state
    for seen, made in zip(whole, parts, strict=True):
        sizes[0] += sum(len(frame) for frame in seen.frames[3:])
        sizes[1] += sum(len(frame) for frame in made.frames[3:])
        assert sum('"t":"state"' in frame for frame in made.frames) == 1
        seen.socket.close()
        made.socket.close()
    assert game == "duel" or sizes[1] < sizes[0] / 3


def test_who_looks_from_another_seat_is_sent_all_of_it(server: Server) -> None:
    made = server.new("duel", "hotseat", "hotseat")
    with server.at(made["table"], made["token"], changes=1) as both:
        other = 1 - both.state["seat"]
        both.ask("look", seat=other)
        while both.state["seat"] != other:
            assert both.until("state")["view"]


@pytest.mark.parametrize("name", ["rebellion", "swu", "swu-match"])
def test_what_everybody_sees_is_made_once_and_is_what_each_of_them_sees(name: str) -> None:
    definition: Definition[Any] = find(name)
    game = Game(definition, definition.setup(), Rng(4))
    while game.step < 250 and game.outcome is None:
        play_random(game, Rng(game.step), 5)
        seats = [*range(game.setup.seats), None]
        views = definition.views(game.state, seats)
        assert views == [definition.view(game.state, seat) for seat in seats]
        before = encode(views)
        play_random(game, Rng(game.step), 2)
        assert encode(views) == before  # a view is of its moment, whatever comes


def test_a_table_that_begins_has_what_a_waiting_one_has_not() -> None:
    waiting = {"view": None, "question": 0}
    begun = {"view": {"round": 1}, "question": 1, "step": 3}
    for before, after in ((waiting, begun), (begun, waiting)):
        assert changed(before, other_values(before, after, "view")) == after
