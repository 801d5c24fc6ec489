"""Whatever is sent: a typed error, and the game goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis import checks

from server.serving import Client, Server, play
from tablero.kernel import Rng, digest
from tablero.server.app import ROUTES

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KINDS = (
    "hello",
    "choose",
    "undo",
    "draw",
    "consent",
    "claim",
    "chat",
    "why",
    "part",
    "complete",
    "explain",
    "earlier",
    "look",
    "ping",
    "nonsense",
)
NOW = "the question that is open"
FIELDS = {
    "t": some.sampled_from(KINDS),
    "id": some.text(max_size=80) | JSON,
    "question": some.just(NOW) | some.integers(-2, 3) | JSON,
    "answer": JSON,
    "part": JSON,
    "seat": some.integers(-3, 5) | JSON,
    "yes": some.booleans() | JSON,
    "offer": some.sampled_from(("undo", "draw")) | JSON,
    "what": some.sampled_from(("win", "bot")) | JSON,
    "text": some.text() | JSON,
    "options": some.lists(some.integers(-5, 500)) | JSON,
    "token": some.text() | JSON,
    "after": some.integers() | JSON,
    "before": some.integers(-2, 40) | JSON,
}
MESSAGES = (
    some.fixed_dictionaries({"t": FIELDS["t"]}, optional={key: FIELDS[key] for key in FIELDS if key != "t"}).map(
        lambda message: json.dumps(message).encode()
    )
    | JSON.map(lambda value: json.dumps(value).encode())
    | some.binary(max_size=60)
)
ANSWERS = ("ack", "error", "why", "explained", "earlier", "pong")


@pytest.fixture(scope="module")
def seat(server: Server) -> Iterator[Client]:
    table, tokens = server.pair("duel")
    game = server.table(table).game
    assert game is not None
    assert game.decision is not None
    with server.at(table, tokens[game.decision.seat]) as client:
        yield client


@pytest.mark.long
@pytest.mark.parametrize("game", ["swu", "duel"])
def test_any_message_is_answered_and_afterwards_the_game_is_played_to_its_end(server: Server, game: str) -> None:
    table, tokens = server.pair(game)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta, server.at(table, None) as eva:

        @settings(max_examples=60, deadline=None, database=None, suppress_health_check=[*HealthCheck])
        @given(messages=some.lists(MESSAGES, min_size=1, max_size=8), text=some.booleans(), sits=some.booleans())
        def nonsense(messages: list[bytes], text: bool, sits: bool) -> None:
            client = ana if sits else eva
            question = json.dumps(client.state["question"]).encode()
            start = len(client.frames)
            for message in messages:
                message = message.replace(json.dumps(NOW).encode(), question)
                client.socket.send(message.decode("utf-8", "replace") if text else message)
            client.ask("why", "last", answer="no such option")
            told = [one for one in map(json.loads, client.frames[start:]) if one["t"] in ANSWERS]
            assert len(told) == len(messages) + 1
            assert "failed" not in [one.get("code") for one in told]

        nonsense()
        seq = server.table(table).seq
        for client in (ana, berta):
            client.seen(seq)
        play(server, table, [ana, berta], Rng(2), 10_000)
        assert ana.state["outcome"] is not None
        assert server.get(f"/api/tables/{table}/record").status_code == 200


@settings(max_examples=40, deadline=None, suppress_health_check=[*HealthCheck])
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


class Known(NamedTuple):
    """Things that are really there, so that not everything ends with "not found"."""

    tables: list[str]
    token: str


@pytest.fixture(scope="module")
def known(server: Server) -> Known:
    playing, tokens = server.pair("duel")
    over, _ = server.pair("swu")
    waiting = server.new("duel", "me", "open")["table"]
    table = server.table(over)
    server.wait(table.resign(0, "r"))
    return Known([playing, over, waiting], tokens[0])


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    document = server.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=f"http://127.0.0.1:{server.port}")
    return schema


P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
DEVICE = {"endpoint": "https://push.example.org/1", "keys": {"p256dh": P256DH, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
api = schemathesis.pytest.from_fixture("described")


def brought_nearer(case: Any, known: Known) -> None:
    """Let half of what is made up be about something that is there, asked by somebody who is known."""
    parameters, body = case.path_parameters or {}, case.body
    if "/tables/" in case.path or "/replays/" in case.path:
        made_up = str(parameters.get("id", ""))
        if "id" in parameters and len(made_up) % 2:
            parameters["id"] = known.tables[len(made_up) % 3]
    if isinstance(body, dict) and isinstance(body.get("game"), str) and len(body["game"]) % 2:
        body["game"] = "duel"
    if (len(str(parameters)) + len(str(body))) % 2:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {known.token}"}


@pytest.mark.long
@api.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=[*HealthCheck])  # a busy machine is no defect of the API
def test_the_http_api_keeps_to_its_description(case: Any, known: Known) -> None:
    brought_nearer(case, known)
    response = case.call(timeout=60)
    assert response.status_code < 500
    case.validate_response(
        response,
        checks=[
            checks.not_a_server_error,
            checks.CHECKS.get_one("status_code_conformance"),
            checks.CHECKS.get_one("content_type_conformance"),
            checks.CHECKS.get_one("response_schema_conformance"),
        ],
    )


def _ask_about_oneself(server: Server, ask: Any, session: str, entry: Any) -> None:
    """Ask for everything about an account, whose password is changed twice."""
    ask("GET", "/api/me/export", token=session)
    ask("POST", "/api/me/mail", {"password": entry["password"], "mail": "gloria@example.org"}, session)
    ask("POST", "/api/me/password", {"old": entry["password"], "new": "another long one"}, session)
    sessions = ask("GET", "/api/me/sessions", token=session).json()
    ask("DELETE", "/api/me/sessions/{session}", token=session, session=sessions[0]["id"])
    ask("POST", "/api/codes", {"name": entry["name"]})
    server.time[0] += 11 * 60_000
    made = server.wait(server.service.accounts.code_for(entry["name"]))
    assert made is not None
    renewed = {"name": entry["name"], "code": made[1], "password": "the third one"}
    session = ask("POST", "/api/codes/use", renewed).json()["token"]
    ask("DELETE", "/api/me/sessions", token=session)


def _ask_about_a_guide(ask: Any) -> None:
    steps = ask("GET", "/api/guides/{game}", game="swu").json()["steps"]
    number = next(number for number, step in enumerate(steps) if step["want"] == "this")
    ask("GET", "/api/guides/{game}/{step}", game="swu", step=number)
    wanted = steps[number]["wanted"]
    ask("POST", "/api/guides/{game}/{step}/answer", {"answer": wanted}, game="swu", step=number)
    ask("POST", "/api/guides/{game}/{step}/look", {"t": "why", "about": wanted}, game="swu", step=number)


def _ask_about_friends(ask: Any, session: str) -> None:
    """Ask and invite somebody, and be asked."""
    other = ask("POST", "/api/accounts", {"name": "Hortensia", "password": "a long one"}).json()["token"]
    ask("POST", "/api/me/friends", {"name": "Gloria"}, other)
    asking = ask("GET", "/api/me/friends", token=session).json()["asking"][0]["id"]
    ask("POST", "/api/me/friends/{other}", {"yes": True}, session, other=asking)
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = ask("POST", "/api/tables", {"game": "duel", "seats": seats}, session).json()["table"]
    ask("POST", "/api/tables/{id}/invite", {"friend": asking}, session, id=table)
    called = ask("GET", "/api/me", token=other).json()["invitations"][0]["id"]
    ask("GET", "/api/me/friends", token=session)
    ask("DELETE", "/api/me/invitations/{id}", token=other, id=called)
    ask("DELETE", "/api/me/friends/{other}", token=session, other=asking)


@pytest.mark.long
def test_what_is_answered_when_all_is_well_is_as_described(server: Server, described: Any) -> None:
    """Every operation once, with what it asks for."""
    made = server.new("swu", "me", "link", settings={"format": "premier"}, clock={"start": 60_000})
    table, token = made["table"], made["token"]
    secret = made["links"][1].partition("secret=")[2]
    entry = {"name": "Gloria", "password": "a long one"}
    deck = {"text": "not a deck", "format": "premier"}
    results: list[tuple[str, str, Any]] = []

    def ask(
        method: str, path: str, body: Any = None, token: str | None = None, data: bytes | None = None, **ids: str
    ) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        query = ids.pop("query", "")
        response = server.http.request(method, path.format(**ids) + query, json=body, content=data, headers=headers)
        assert response.status_code in (200, 201, 204), (method, path, response.text)
        results.append((method, path, response))
        return response

    for path in ("/api/games", "/api/languages", "/api/tables", "/healthz", "/metrics"):
        ask("GET", path)
    ask("GET", "/api/texts/{lang}", lang="es")
    ask("GET", "/api/texts/{game}/{lang}", game="swu", lang="es")
    ready = ask("GET", "/api/lists/{game}", game="swu").json()
    ask("GET", "/api/cards/{game}/{key}", game="swu", key=ready[0]["about"]["base"])
    ask("POST", "/api/lists/{game}/check", deck, game="swu")
    ask("GET", "/api/cards/{game}", game="swu", query="?q=vader&lang=es&count=2")
    text = ask("GET", "/api/lists/{game}/{name}", game="swu", name=ready[0]["name"]).json()["text"]
    ask("POST", "/api/lists/{game}/write", {"text": text, "kind": "text", "lang": "es"}, game="swu")
    ask("POST", "/api/settings/{game}/preview", {"setting": "layout", "value": None}, game="wh40k")
    ask("GET", "/api/odds/{game}", game="wh40k")
    ask("GET", "/api/odds/{game}/answer", game="wh40k", query="?q=attackers=5+models=5+vs+lethal-hits")
    _ask_about_a_guide(ask)
    ask("POST", "/api/accounts", entry)
    session = ask("POST", "/api/sessions", entry).json()["token"]
    _ask_about_friends(ask, session)
    ask("GET", "/api/me/notices", token=session)
    ask("POST", "/api/me/notices", {"mail": False}, session)
    added = ask("POST", "/api/me/notices/devices", DEVICE, session).json()["id"]
    ask("DELETE", "/api/me/notices/devices/{id}", token=session, id=added)
    both = {"game": "swu", "seats": [{"kind": "hotseat"}] * 2, "hints": True}
    shared = ask("POST", "/api/tables", both, session).json()["table"]
    asked = server.table(shared).playing().decisions[0].seat
    ask("POST", "/api/tables/{id}/hint", {"seat": asked}, session, id=shared)
    ask("GET", "/api/me", token=session)
    own = {"game": "swu", "name": "Mine", "text": text}
    kept = ask("POST", "/api/me/lists", own, session).json()["id"]
    ask("GET", "/api/me/lists", token=session)
    ask("GET", "/api/me/lists/{id}", token=session, id=kept)
    ask("POST", "/api/me/lists/{id}", {**own, "name": "Ours"}, session, id=kept)
    ask("DELETE", "/api/me/lists/{id}", token=session, id=kept)
    _ask_about_oneself(server, ask, session, entry)
    session = ask("POST", "/api/sessions", {**entry, "password": "the third one"}).json()["token"]
    ask("DELETE", "/api/sessions", token=session)
    ask("POST", "/api/tables/{id}/join", {"seat": 1, "secret": secret, "name": "Eva"}, id=table)
    ask("GET", "/api/tables", query="?open=0")
    ask("GET", "/api/me", token=token)
    ask("GET", "/api/tables/{id}/record", token=token, id=table)
    ask("GET", "/api/replays/{id}", token=token, id=table, query="?seat=0")
    game = server.table(table).playing()
    step, asked = game.step, game.decisions[0].seat
    with server.at(table, token) as ana:
        ana.done("resign")
    for path in ("/api/tables/{id}", "/api/replays/{id}", "/api/replays/{id}/moments"):
        ask("GET", path, id=table)
    ask("GET", "/api/me/games", token=token)
    ask("GET", "/api/tables/{id}/ratings", id=table)
    ask("GET", "/api/ratings/{game}", game="swu", query="?format=premier&from=0&count=10")
    ask("GET", "/api/me/ratings", token=token)
    ask("GET", "/api/pairing/{game}", game="swu")
    ask("POST", "/api/pairing", {"game": "swu", "clock": {"start": 60_000}}, token)
    ask("GET", "/api/pairing", token=token)
    ask("DELETE", "/api/pairing", token=token)
    ask("POST", "/api/replays/{id}/analysis", None, token, id=table)
    ask("GET", "/api/replays/{id}/analysis", token=token, id=table)
    ask("GET", "/api/replays/{id}/advice", token=token, id=table, query=f"?step={step}&seat={asked}")
    data = ask("GET", "/api/tables/{id}/record", id=table).content
    ask("POST", "/api/replays", data=data)
    ask("POST", "/api/replays/moments", data=data, query="?seat=1&count=2")
    ask("POST", "/api/tables/{id}/report", {"seat": 1, "why": "rude"}, token, id=table)
    ask("POST", "/api/tables/{id}/block", {"seat": 1}, token, id=table)
    blocked = ask("GET", "/api/me/blocked", token=token).json()
    ask("DELETE", "/api/me/blocked/{other}", token=token, other=blocked[0]["id"])
    last = ask("POST", "/api/accounts", {"name": "Gisela", "password": "a long one"}).json()["token"]
    ask("POST", "/api/me/delete", {"password": "a long one"}, last)
    ask("GET", "/api/rules", query="?q=carta&lang=es")
    ask("GET", "/api/rules/{id}", id="swu:1.2.1")
    ask("GET", "/api/rulebooks/{book}/{lang}", book="wh40k", lang="es")
    for method, path, response in results:
        described[path][method].validate_response(response)
    routes = {(method, path) for method, path, _ in ROUTES} - {("GET", "/api/openapi.json")}
    assert {(method, path) for method, path, _ in results} == routes
    document = server.get("/api/openapi.json").json()["paths"]
    assert {(method.upper(), path) for path, methods in document.items() for method in methods} == routes
