"""Messages of every shape: whatever stands where a number, a name or a deck is expected, it is refused in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as some

from server.serving import Client, Server, play, serving
from tablero.kernel import Rng
from tablero.server.limits import DEPTH

NUMBERS = some.sampled_from(
    [
        0,
        -1,
        1,
        2**31,
        2**63,
        2**64,
        -(2**64),
        10**30,
        1.5,
        -0.0,
        1e308,
        True,
        False,
        None,
        "1",
        "",
        "²",
        [1],
        {},
        {"a": 1},
    ]
)
NAMES = some.sampled_from(["seats", "self", "clock", "settings", "format", "decks", "", "__class__", "\u0000", "a.b"])
VALUES = some.recursive(
    NUMBERS | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(NAMES | some.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
WITHOUT_END = settings(max_examples=40, deadline=None, database=None, suppress_health_check=[*HealthCheck])


def deep(levels: int) -> Any:
    value: Any = "end"
    for _ in range(levels):
        value = [value]
    return value


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("shapes")) as running:
        yield running


def posted(server: Server, path: str, body: Any) -> Any:
    """Post something as JSON, and check that what is said about it is what an API says."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = server.http.post(path, content=data)
    assert answer.status_code < 500, (body, answer.text)
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert {"code", "message"} <= {*error}
        return error["code"]
    return answer.json()


def table(server: Server, given: Any) -> Any:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return posted(server, "/api/tables", {"game": "swu", "seats": seats, "settings": given})


DECK: Any = {
    "leaders": ["darth-vader#dark-lord-of-the-sith"],
    "base": "kestro-city",
    "deck": {"battlefield-marine": 50},
    "sideboard": {"battlefield-marine": 2},
}


@WITHOUT_END
@given(given=some.dictionaries(NAMES | some.text(max_size=8), VALUES, max_size=3))
@example(given={"seats": 2})
@example(given={"self": 2})
@example(given={"clock": None})
@example(given={"decks": deep(800)})
def test_settings_of_any_shape(server: Server, given: Any) -> None:
    table(server, given)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to everything in a value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


def changed(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    """Return a copy of a value with something else at a place."""
    if not path:
        return other
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], other)
    return copy


@WITHOUT_END
@given(data=some.data(), other=VALUES)
def test_decks_of_any_shape(server: Server, data: Any, other: Any) -> None:
    where = data.draw(some.sampled_from([*places(DECK)]))
    wrong = changed(DECK, where, other)
    table(server, {"decks": [wrong, DECK]})
    made = table(server, {})
    posted(server, f"/api/tables/{made['table']}/join", {"brings": wrong})


def test_the_deck_is_one(server: Server) -> None:
    """Otherwise the test above would only see refusals."""
    assert "table" in table(server, {"decks": [DECK, DECK]})


def test_what_is_too_deep_is_refused_as_that(server: Server) -> None:
    made = table(server, {})
    for levels in (DEPTH + 1, 800, 50_000):
        value = b"[" * levels + b"]" * levels
        body = b'{"game": "swu", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"decks": %s}}' % value
        assert posted(server, "/api/tables", body) == "too-deep"
        assert posted(server, f"/api/tables/{made['table']}/join", b'{"brings": %s}' % value) == "too-deep"


def test_names_of_settings_that_python_knows_are_no_settings(server: Server) -> None:
    for name in ("seats", "self", "clock", "nonsense"):
        assert table(server, {name: 2}) == "bad-setup"


@pytest.mark.parametrize("game", ["swu", "rebellion", "duel", "islands"])
def test_answers_of_any_shape(server: Server, game: str) -> None:
    """At several questions: anything, and what is offered with something else at one place in it."""
    table, tokens = server.pair(game)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        for number in range(6):
            play(server, table, [ana, berta], Rng(number), 9)
            if ana.state["outcome"] is not None:
                break
            client = (ana, berta)[ana.state["waiting"][0]]
            for value in OBJECTS:
                asked_about(client, value)
            ask_on(client)


OBJECTS: list[Any] = [{}, [{}], [[{}]], [{"a": 1}], deep(30), deep(800)]


def ask_on(client: Client) -> None:
    offered = client.state["decision"].get("options", [0])

    @settings(parent=WITHOUT_END, max_examples=25)
    @given(data=some.data(), other=VALUES)
    def ask(data: Any, other: Any) -> None:
        option = data.draw(some.sampled_from(offered))
        value = changed(option, data.draw(some.sampled_from([*places(option)])), other)
        asked_about(client, data.draw(some.sampled_from([value, [value], other])))

    ask()


def asked_about(client: Client, value: Any) -> None:
    """Ask about something in every way that a table knows, and answer with it, to a question that is not open."""
    for told in (
        client.ask("why", answer=value),
        client.ask("part", part=value),
        client.ask("complete", part=value),
        client.ask("nearest", point=value),
        client.ask("inspect", about=value),
        client.ask("choose", question=client.state["question"] + 1, answer=value),
    ):
        assert told.get("code") not in ("failed", "rule-failure"), (value, told)
