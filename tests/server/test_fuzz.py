"""Whatever is sent: a typed error, and the game goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis import checks
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig

from server.serving import Client, Server
from tablero.kernel import digest

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KINDS = ("hello", "choose", "consent", "claim", "chat", "why", "explain", "look", "ping", "nonsense")
FIELDS = {
    "t": some.sampled_from(KINDS),
    "id": some.text(max_size=80) | JSON,
    "question": some.integers(-2, 3) | JSON,
    "answer": JSON,
    "seat": some.integers(-3, 5) | JSON,
    "yes": some.booleans() | JSON,
    "offer": some.sampled_from(("undo", "draw")) | JSON,
    "what": some.sampled_from(("win", "bot")) | JSON,
    "text": some.text() | JSON,
    "options": some.lists(some.integers(-5, 500)) | JSON,
    "token": some.text() | JSON,
    "after": some.integers() | JSON,
}
MESSAGES = (
    some.fixed_dictionaries({"t": FIELDS["t"]}, optional={key: FIELDS[key] for key in FIELDS if key != "t"}).map(
        lambda message: json.dumps(message).encode()
    )
    | JSON.map(lambda value: json.dumps(value).encode())
    | some.binary(max_size=60)
)


@pytest.fixture(scope="module")
def seat(server: Server) -> Iterator[Client]:
    table, tokens = server.pair("duel")
    game = server.table(table).game
    assert game is not None
    assert game.decision is not None
    with server.at(table, tokens[game.decision.seat]) as client:
        yield client


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=some.lists(MESSAGES, min_size=1, max_size=6), text=some.booleans())
def test_any_message_is_answered_and_the_table_stays_playable(
    server: Server, seat: Client, messages: list[bytes], text: bool
) -> None:
    start = len(seat.frames)
    for message in messages:
        seat.socket.send(message.decode("utf-8", "replace") if text else message)
    seat.say(t="ping")
    seat.until("pong")
    codes = [one["code"] for one in map(json.loads, seat.frames[start:]) if one["t"] == "error"]
    assert "failed" not in codes
    assert seat.ask("why", answer="no such option")["message"] is not None


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=MESSAGES)
def test_a_socket_that_does_not_say_who_it_is_changes_nothing(server: Server, seat: Client, message: bytes) -> None:
    game = server.table(seat.socket.request.path.rpartition("/")[2]).game  # type: ignore[union-attr]
    assert game is not None
    before = digest(game)
    with Client.raw(server.port, seat.socket.request.path.rpartition("/")[2]) as stranger:  # type: ignore[union-attr]
        stranger.socket.send(message)
        answer = stranger.next()
        assert answer["t"] in ("error", "welcome")
    assert digest(game) == before


CONFIG = SchemathesisConfig(projects=ProjectsConfig(default=ProjectConfig(generation=GenerationConfig(max_examples=8))))


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    document = server.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document, config=CONFIG)
    schema.config.update(base_url=f"http://127.0.0.1:{server.port}")
    return schema


api = schemathesis.pytest.from_fixture("described")


@api.parametrize()
def test_the_http_api_keeps_to_its_description(case: Any, server: Server) -> None:
    response = case.call()
    assert response.status_code < 500 or response.status_code == 503
    case.validate_response(
        response,
        checks=[
            checks.not_a_server_error,
            checks.CHECKS.get_one("status_code_conformance"),
            checks.CHECKS.get_one("content_type_conformance"),
            checks.CHECKS.get_one("response_schema_conformance"),
        ],
    )
