"""Nothing hidden leaves the process: the bytes that really went over the sockets are searched.

A word for a hidden thing must never have been sent. And what was sent must be the same, byte for byte, had everything
that the receiver can't know been dealt otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.serving import Client, Server, sample, words
from tablero.games.swu.state import Table
from tablero.games.swu.view import seen_by
from tablero.kernel import Perspective, Rng, message_to_json
from tablero.kernel.codec import decode, encode

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


def mingle(server: Server, table: str, clients: list[Client], rng: Rng, choices: int) -> Iterator[None]:
    """Play, refuse, take back, talk and come back, and after each step look at what everybody was sent."""
    for number in range(choices):
        game = server.table(table).game
        assert game is not None
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
            back = clients[rng.below(len(clients) - 1)]
            other = clients[1 - back.state["seat"]]
            answer = back.ask("undo")
            if answer["t"] == "ack" and back.seen(answer["seq"])["offers"]:
                other.seen(answer["seq"])
                answer = other.ask("consent", yes=bool(rng.below(2)))
        seq = server.table(table).seq
        for client in clients:
            client.seen(seq)
        yield


def refused(server: Server, table: str, client: Client, rng: Rng) -> None:
    """Ask for something that can't be, and see that the refusal tells nothing."""
    seat = client.state["seat"]
    value = NONSENSE[rng.below(len(NONSENSE))]
    answer = client.ask("why", answer=value)
    if seat is None:
        assert answer["code"] == "not-seated"
        return
    game = server.table(table).game
    assert game is not None
    reason = game.resample(seat, rng).why_not(value, seat)
    said = None if reason is None else decode(encode(message_to_json(reason.message)))
    assert answer["message"] == said
    client.ask("choose", question=client.state["question"] + 1, answer=value)


def assert_knows_no_more(server: Server, table: str, client: Client, rng: Rng) -> None:
    """What was sent is what a world would send in which all that the seat can't know is drawn anew."""
    game = server.table(table).game
    assert game is not None
    seat = client.state["seat"]
    world = game.resample(seat, rng)
    told = decode(encode(Perspective(world, seat).to_json(len(world.log))))
    for key in ("seat", "question", "waiting", "view", "decision", "outcome"):
        assert client.state[key] == told[key], key
    if world.decision_for(seat) is not None:
        seen = Perspective(world, seat)
        options = getattr(seen.decision, "options", ())
        described = [message_to_json(seen.describe(option)) for option in options]
        assert client.state["described"] == decode(encode(described))
    new = world.log_for(seat)[client.state["kept"] :]
    assert [line["message"] for line in client.state["log"]] == [
        decode(encode(message_to_json(entry.message))) for entry in new
    ]


def three(server: Server, game: str, **more: Any) -> tuple[str, list[Client]]:
    table, tokens = server.pair(game, **more)
    clients = [server.at(table, token) for token in (*tokens, None)]
    for client in clients:
        client.until("state")
    return table, clients


@pytest.mark.parametrize(("game", "seed"), [("rebellion", 1), ("swu", 2)])
def test_what_is_sent_does_not_depend_on_what_is_hidden(server: Server, game: str, seed: int) -> None:
    table, clients = three(server, game)
    assert len([*mingle(server, table, clients, Rng(seed), 40)]) > 40
    for client in clients:
        client.socket.close()


def known_keys(state: Table, seat: int | None) -> set[str]:
    """Return the cards that lie open or that the seat may look at, by the state and not by any view."""
    hidden = [card for player in state.players for card in (*player.deck, *player.hand, *player.resources)]
    unseen = {*hidden} - seen_by(state, seat)
    return {face.key for card, face in enumerate(state.faces) if card not in unseen}


def test_no_card_of_star_wars_unlimited_is_named_to_who_can_not_know_it(server: Server) -> None:
    table, clients = three(server, "swu")
    game = server.table(table).game
    assert game is not None
    everything = {game.state.faces[card].key for player in game.state.players for card in player.deck}
    known = [known_keys(game.state, client.state["seat"]) for client in clients]
    for _ in mingle(server, table, clients, Rng(4), 40):
        game = server.table(table).game
        assert game is not None
        for keys, client in zip(known, clients, strict=True):
            keys |= known_keys(game.state, client.state["seat"])
    for who, client in enumerate(clients):
        secret = everything - known[who]
        assert secret
        sent = {*words("\n".join(client.frames))}
        assert not sent & secret
        assert sent & everything or client.state["seat"] is None
        client.socket.close()


def test_canaries_of_the_kernel_s_own_games_stay_hidden(server: Server) -> None:
    table, clients = three(server, "duel")
    for _ in mingle(server, table, clients, Rng(6), 25):
        game = server.table(table).game
        assert game is not None
        for client in clients:
            secrets = {*game.definition.secrets(game.state, client.state["seat"])}
            last = [frame for frame in client.frames if json.loads(frame)["t"] == "state"][-1]
            assert secrets
            assert not {*words(last)} & secrets
    for client in clients:
        client.socket.close()
