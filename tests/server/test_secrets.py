"""Nothing hidden leaves the process: the bytes that really went over the sockets are searched.

A word for a hidden thing must never have been sent: not in a state, a refusal, a record or a list, and not in the server's own
log. And what was sent must be the same, byte for byte, had everything that the receiver can't know been dealt otherwise.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from server.serving import Client, Server, sample, words
from tablero.games.swu.state import Table as State
from tablero.games.swu.view import seen_by
from tablero.kernel import Game, Perspective, Rng, message_to_json
from tablero.kernel.codec import decode, encode
from tablero.kernel.events import RESAMPLED
from tablero.server import logs
from tablero.server.seen import state as shown
from tablero.server.tables import Table
from tablero.server.watching import encoded

HIDDEN = "the-hidden-card"

NONSENSE: tuple[Any, ...] = (
    "no such option",
    ["no", -1],
    None,
    -1,
    10**6,
    2.5,
    [],
    {"a": 1},
    ["card", 3],
    ["play", 70],
)


def live(server: Server, table: str) -> Game[Any]:
    game = server.table(table).game
    assert game is not None
    return game


def mingle(server: Server, table: str, clients: list[Client], rng: Rng, choices: int) -> Iterator[None]:
    """Play, refuse, take back, talk and come back, and after each step look at what everybody was sent."""
    for number in range(choices):
        game = live(server, table)
        if game.outcome is not None:
            return
        part = rng.choice(game.decisions)
        asked = clients[part.seat]
        for client in clients:
            assert_knows_no_more(server, table, client, rng)
            refused(server, table, client, rng)
        answer = asked.choose(sample(server, table, part.seat, rng))
        assert answer["t"] == "ack", answer
        for client in clients:
            client.seen(answer["seq"])
        yield
        if number % 5 == 4:
            take_back(clients, rng)
        seq = server.table(table).seq
        for client in clients:
            client.seen(seq)
        yield


def take_back(clients: list[Client], rng: Rng) -> None:
    """Somebody wants to take something back, and the others agree or don't."""
    seated = [client for client in clients if client.state["seat"] is not None]
    back = rng.choice(seated)
    answer = back.ask("undo")
    if answer["t"] != "ack" or not back.seen(answer["seq"])["offers"]:
        return
    agreed = rng.below(4) > 0
    for other in seated:
        if other is not back:
            other.seen(answer["seq"])
            answer = other.ask("consent", yes=agreed)
            if not agreed:
                return


def resampled(game: Game[Any], seat: int | None, rng: Rng) -> Game[Any]:
    """Return the game with all drawn again that the seat can't know, and its past: a table tells some of that."""
    twin = game.fork()
    if twin.outcome is None:
        twin.follow([(RESAMPLED, (seat, rng.bits()))])
    return twin


def refused(server: Server, table: str, client: Client, rng: Rng) -> None:
    """Ask for something that can't be, and see that the refusal tells nothing."""
    seat = client.state["seat"]
    value = NONSENSE[rng.below(len(NONSENSE))]
    answer = client.ask("why", answer=value)
    if seat is None:
        assert answer["code"] == "not-seated"
        return
    world = resampled(live(server, table), seat, rng)
    reason = world.why_not(value, seat)
    said = None if reason is None else decode(encode(message_to_json(reason.message)))
    assert answer["message"] == said
    client.ask("choose", question=client.state["question"] + 1, answer=value)
    options = getattr(world.decision_for(seat), "options", ())
    told = client.ask("explain", options=[0, 1, 2])["explained"]
    lines = {str(i): world.definition.explain(world.state, option) for i, option in enumerate(options[:3])}
    assert told == {i: [decode(encode(message_to_json(line))) for line in said] for i, said in lines.items()}


async def told_by(table: Table, world: Game[Any], seat: int | None) -> Any:
    """Return what the table would tell a seat if this were the game."""
    async with table.settled():
        real, table.game = table.game, world
        try:
            return json.loads(encoded(shown(table, seat, 0)))
        finally:
            table.game = real


def assert_knows_no_more(server: Server, table: str, client: Client, rng: Rng) -> None:
    """What was sent is what a world would send in which all that the seat can't know is resampled."""
    seat = client.state["seat"]
    told = server.wait(told_by(server.table(table), resampled(live(server, table), seat, rng), seat))
    for key in {*told} - {"log", "kept", "undo", "step"}:  # the drawing itself is a step that can't be taken back
        assert client.state[key] == told[key], key
    log: list[Any] = []
    for frame in client.frames:
        state = json.loads(frame)
        if state["t"] == "state":
            log = [*log[: state["kept"]], *state["log"]]
    assert log == told["log"]


def everybody(server: Server, game: str, seats: int = 2, **more: Any) -> tuple[str, list[str], list[Client]]:
    """A table, the tokens of those who sit there, and their sockets with that of a spectator behind them."""
    made = server.new(game, "me", *["link"] * (seats - 1), **more)
    table, tokens = made["table"], [made["token"], *(server.join(made, seat) for seat in range(1, seats))]
    clients = [server.at(table, token) for token in (*tokens, None)]
    for client in clients:
        client.until("state")
    return table, tokens, clients


@pytest.mark.parametrize(
    ("game", "seats", "settings", "choices"),
    [
        ("rebellion", 2, {}, 40),
        ("rebellion", 4, {}, 15),
        ("swu", 2, {}, 40),
        ("swu", 4, {}, 15),
        ("swu-match", 2, {"format": "draft"}, 15),
        ("swu-match", 2, {"format": "sealed"}, 10),
    ],
)
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    server: Server, game: str, seats: int, settings: Any, choices: int
) -> None:
    table, tokens, clients = everybody(server, game, seats, settings=settings)
    rng = Rng(seats)
    assert len([*mingle(server, table, clients, rng, choices)]) >= choices
    for seat, token in [*enumerate(tokens), (None, None)]:
        world = resampled(live(server, table), seat, rng)
        report = server.get(f"/api/tables/{table}/record", token).json()
        seen = decode(encode(Perspective(world, seat).to_json()))
        assert {key: report[key] for key in seen} == seen
    for client in clients:
        client.socket.close()


def known_keys(state: State, seat: int | None) -> set[str]:
    """Return the cards that lie open or that the seat may look at, by the state and not by any view."""
    hidden = [card for player in state.players for card in (*player.deck, *player.hand, *player.resources)]
    unseen = {*hidden} - seen_by(state, seat)
    return {face.key for card, face in enumerate(state.faces) if card not in unseen}


@contextmanager
def overheard() -> Iterator[list[str]]:
    """Listen to the server's own log."""
    lines: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    ear = Ear()
    ear.setFormatter(logs.Lines())
    before = logs.logger.level
    logs.logger.setLevel("DEBUG")
    logs.logger.addHandler(ear)
    try:
        yield lines
    finally:
        logs.logger.removeHandler(ear)
        logs.logger.setLevel(before)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_of_star_wars_unlimited_is_named_to_who_can_not_know_it(server: Server, seats: int) -> None:
    with overheard() as said:
        table, tokens, clients = everybody(server, "swu", seats)
        state = live(server, table).state
        everything = {state.faces[card].key for player in state.players for card in player.deck}
        known = [known_keys(state, client.state["seat"]) for client in clients]
        for _ in mingle(server, table, clients, Rng(4), 40 if seats == 2 else 15):
            for keys, client in zip(known, clients, strict=True):
                keys |= known_keys(live(server, table).state, client.state["seat"])
    for who, client in enumerate(clients):
        seat, token = client.state["seat"], [*tokens, None][who]
        asked = "" if seat is None else f"seat={seat}"
        told = [
            server.get(f"/api/{path}", token).text
            for path in ("tables?open=0", f"tables/{table}", f"tables/{table}/record")
        ]
        told += [
            server.get(f"/api/replays/{table}{path}{asked}", token).text
            for path in ("?", "/moments?", "/moments?from=20&")
        ]
        if token is not None:
            told.append(server.get("/api/me", token).text)
        secret = everything - known[who]
        assert secret
        sent = {*words("\n".join((*client.frames, *told)))}
        assert not sent & secret
        assert sent & everything or seat is None
        client.socket.close()
    logged = "\n".join(said)
    assert table in logged
    assert not {*words(logged)} & (everything | {*tokens, "Ana", "Berta"})


def test_canaries_of_the_kernel_s_own_games_stay_hidden(server: Server) -> None:
    table, _, clients = everybody(server, "duel")
    for _ in mingle(server, table, clients, Rng(6), 25):
        game = live(server, table)
        for client in clients:
            secrets = {*game.definition.secrets(game.state, client.state["seat"])}
            last = [frame for frame in client.frames if json.loads(frame)["t"] == "state"][-1]
            assert secrets
            assert not {*words(last)} & secrets
    for client in clients:
        client.socket.close()


def test_a_failure_is_told_and_logged_without_what_is_hidden(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens, clients = everybody(server, "duel")
    definition = type(server.table(table).definition)
    for name in ("explain", "view"):
        with overheard() as said, monkeypatch.context() as broken:

            def failing(*_: Any) -> Any:
                raise LookupError(HIDDEN)

            asked = clients[clients[0].state["waiting"][0]]
            broken.setattr(definition, name, failing)
            if name == "explain":
                assert asked.ask("explain", options=[0])["code"] == "failed"
            else:
                assert Client(server.port, table, tokens[0], 0).until("error")["code"] == "failed"
        logged = "\n".join(said)
        assert "LookupError" in logged
        assert HIDDEN not in logged
        assert HIDDEN not in "".join(asked.frames)
    assert clients[0].ask("ping2")["code"] == "bad-message"
    for client in clients:
        client.socket.close()
