"""Manners at a table, over real sockets: offers and how they end, rematches, who never answers, and what stays private."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.serving import GENEROUS, Client, Server, play, serving
from tablero.kernel import Rng
from tablero.server.limits import Rate
from tablero.server.people_api import OFFERED
from tablero.server.tables import NUDGES, SILENT, SLOW


def pair(server: Server, game: str = "duel", **more: Any) -> tuple[str, list[str], list[Client]]:
    """Two at a table, by the order of their seats."""
    table, tokens = server.pair(game, **more)
    clients = [server.at(table, token).__enter__() for token in tokens]
    return table, tokens, clients


def close(clients: list[Client]) -> None:
    for client in clients:
        client.socket.close()


def together(clients: list[Client], seq: int) -> None:
    for client in clients:
        client.seen(seq)


def live(server: Server, table: str) -> Any:
    return server.table(table).game


# Draws.


def test_a_draw_that_is_offered_is_gone_with_the_next_choice(server: Server) -> None:
    for chooser in ("who offers", "the other"):
        table, _, clients = pair(server)
        asked = clients[0].state["waiting"][0]
        offers = asked if chooser == "who offers" else 1 - asked
        together(clients, clients[offers].done("draw")["seq"])
        assert clients[1 - offers].state["offers"][0]["kind"] == "draw"
        play(server, table, clients, Rng(1), 1)
        assert clients[0].state["offers"] == []
        late = clients[1 - offers].ask("consent", yes=True, offer="draw")
        assert late["code"] == "no-offer"
        assert live(server, table).outcome is None
        close(clients)


def test_an_offer_can_be_withdrawn_by_who_made_it(server: Server) -> None:
    table, tokens, (ana, berta) = pair(server)
    berta.seen(ana.done("draw")["seq"])
    assert berta.ask("withdraw", offer="draw")["code"] == "no-offer"
    assert ana.ask("withdraw", offer="undo")["code"] == "no-offer"
    assert ana.done("withdraw", offer="draw")["offers"] == []
    assert berta.ask("consent", yes=True, offer="draw")["code"] == "no-offer"
    server.forget(table)
    close([ana, berta])
    with server.at(table, tokens[1]) as berta:
        assert berta.state["offers"] == []
        assert berta.ask("consent", yes=True)["code"] == "no-offer"


def test_who_was_refused_often_enough_plays_on(server: Server) -> None:
    """Refused and withdrawn offers count, for each kind and seat, until the game has gone on for some steps."""
    table, _, clients = pair(server)
    ana, berta = clients
    for number in range(3):
        berta.seen(ana.done("draw")["seq"])
        if number:
            ana.seen(berta.done("consent", yes=False, offer="draw")["seq"])
        else:
            ana.done("withdraw", offer="draw")
    assert ana.ask("draw")["code"] == "too-many-offers"
    assert berta.done("draw")["offers"][0]["by"] == 1  # the other has not asked for anything
    berta.done("withdraw", offer="draw")
    game = live(server, table)
    step = game.step
    rng = Rng(3)
    while game.step < step + 20:  # as docs/server.md says
        assert ana.ask("draw")["code"] == "too-many-offers"
        play(server, table, clients, rng, 1)
    assert ana.done("draw")["offers"][0]["by"] == 0
    close(clients)


def test_asking_to_take_back_has_its_limit(server: Server) -> None:
    table, _, clients = pair(server)
    first = clients[0].state["waiting"][0]
    rng = Rng(1)
    play(server, table, clients, rng, 1)
    while clients[first].state["undo"] != "ask":
        play(server, table, clients, rng, 1)
    asker, other = clients[first], clients[1 - first]
    for _ in range(3):
        other.seen(asker.done("undo")["seq"])
        assert asker.ask("undo")["code"] == "offered-already"
        asker.seen(other.done("consent", yes=False, offer="undo")["seq"])
    assert asker.ask("undo")["code"] == "too-many-offers"
    close(clients)


# Rematches.


def test_who_has_left_the_table_is_told_that_a_rematch_is_wanted(server: Server) -> None:
    table, tokens, (ana, berta) = pair(server)

    def waiting(token: str) -> dict[str, list[int]]:
        return {one["table"]: one["waiting"] for one in server.get("/api/me", token).json()["tables"]}

    berta.seen(ana.done("resign")["seq"])
    assert waiting(tokens[1]) == {table: []}
    berta.socket.close()
    ana.done("rematch")
    assert [waiting(token) for token in tokens] == [{table: [1]}] * 2
    ana.done("withdraw", offer="rematch")
    assert waiting(tokens[1]) == {table: []}
    ana.done("rematch")
    server.time[0] += OFFERED + 1
    assert waiting(tokens[1]) == {table: []}
    with server.at(table, tokens[1]) as berta:
        made = berta.done("rematch")["table"]["again"]
    assert waiting(tokens[1])[table] == []
    assert made in waiting(tokens[1])
    ana.socket.close()


def test_a_rematch_needs_the_other_and_is_made_once(server: Server) -> None:
    table, tokens, (ana, berta) = pair(server)
    assert ana.ask("rematch")["code"] == "not-over"
    berta.seen(ana.done("resign")["seq"])
    offered = ana.done("rematch")
    assert (offered["offers"][0]["kind"], offered["table"]["again"]) == ("rematch", None)
    assert [one["table"] for one in server.get("/api/me", tokens[1]).json()["tables"]] == [table]
    assert ana.ask("rematch")["code"] == "offered-already"
    assert ana.ask("consent", yes=True, offer="rematch")["code"] == "no-offer"
    ana.seen(berta.done("consent", yes=False, offer="rematch")["seq"])
    assert ana.state["table"]["again"] is None
    berta.seen(ana.done("rematch")["seq"])
    made = berta.done("rematch")["table"]["again"]  # who is asked may ask too
    assert ana.until("state", lambda state: state["table"]["again"] is not None)["table"]["again"] == made
    for client in (ana, berta):
        assert client.ask("rematch")["code"] == "offered-already"
    assert [seat["name"] for seat in server.get(f"/api/tables/{made}").json()["seats"]] == ["Berta", "Ana"]
    assert {one["table"] for one in server.get("/api/me", tokens[0]).json()["tables"]} == {table, made}
    close([ana, berta])
    server.forget(table)
    with server.at(table, tokens[0]) as ana, server.at(made, tokens[0]) as again:
        assert ana.state["table"]["again"] == made
        assert (again.state["seat"], again.state["view"] is None) == (1, False)


def test_a_rematch_counts_as_making_a_table(tmp_path: Path) -> None:
    with serving(tmp_path, GENEROUS._replace(creations=Rate(4, 0.0001))) as server:  # a guest, a table, and two more
        made = server.new("duel", "me", "random")
        table, answers = made["table"], []
        for _ in range(3):
            with server.at(table, made["token"]) as ana:
                ana.done("resign")
                answer = ana.ask("rematch")
                answers.append(answer.get("code"))
                if answer["t"] == "ack":
                    table = ana.seen(answer["seq"])["table"]["again"]
        assert answers == [None, None, "too-fast"]


def test_a_stranger_has_no_rematch(server: Server) -> None:
    table, _, (ana, berta) = pair(server)
    ana.done("resign")
    with server.at(table, None) as eva:
        assert eva.ask("rematch")["code"] == "not-seated"
    close([ana, berta])


# Those who never answer.


def test_who_is_here_and_slow_can_be_nudged(own_server: Server) -> None:
    server = own_server
    table, _, clients = pair(server)
    slow = clients[0].state["waiting"][0]
    waits, idle = clients[1 - slow], clients[slow]
    assert waits.state["waits"] == {"since": {str(slow): 1_000_000}, "nudged": [], "now": 1_000_000}
    server.time[0] += SLOW - 1
    assert waits.ask("nudge")["code"] == "nobody-slow"
    server.time[0] += 1
    assert idle.ask("nudge")["code"] == "nobody-slow"  # nobody nudges themselves
    assert waits.done("nudge")["waits"]["nudged"] == [slow]
    assert idle.until("state")["waits"]["nudged"] == [slow]
    assert waits.ask("nudge")["code"] == "nobody-slow"
    server.time[0] += NUDGES
    waits.done("nudge")
    play(server, table, clients, Rng(1), 1)
    assert waits.state["waits"]["nudged"] == []
    close(clients)


def test_with_a_clock_there_is_nothing_to_nudge_about(own_server: Server) -> None:
    _, _, clients = pair(own_server, clock={"start": 60_000_000})
    own_server.time[0] += SLOW
    slow = clients[0].state["waiting"][0]
    assert clients[1 - slow].ask("nudge")["code"] == "nobody-slow"
    assert clients[1 - slow].state["waits"] is None
    own_server.time[0] += SILENT
    assert clients[1 - slow].ask("claim", what="end")["code"] == "nobody-silent"
    close(clients)


def test_who_is_here_and_silent_for_a_day_gives_way_to_a_bot(own_server: Server) -> None:
    server = own_server
    table, tokens, clients = pair(server)
    silent = clients[0].state["waiting"][0]
    waits = clients[1 - silent]
    server.time[0] += SILENT - 1
    assert waits.ask("claim", what="bot")["code"] == "nobody-away"
    server.time[0] += 1
    assert clients[silent].ask("claim", what="bot")["code"] == "nobody-away"  # not for oneself
    after = waits.done("claim", what="bot")
    assert after["table"]["seats"][silent] == {**after["table"]["seats"][silent], "kind": "bot", "away": True}
    close(clients)
    with server.at(table, tokens[silent]) as back:
        assert back.first("welcome")["mine"] == [silent]


def test_after_a_day_of_silence_a_game_for_two_can_be_ended(own_server: Server) -> None:
    server = own_server
    _, _, clients = pair(server)
    silent = clients[0].state["waiting"][0]
    waits = clients[1 - silent]
    server.time[0] += SILENT - 1
    assert waits.ask("claim", what="end")["code"] == "nobody-silent"
    server.time[0] += 1
    ended = waits.done("claim", what="end")["outcome"]
    assert ended == {"winners": [], "why": {"id": "kernel-unanswered", "args": {"seat": silent + 1}}, "scores": []}
    close(clients)


def test_with_more_players_the_others_agree_to_end_it(own_server: Server) -> None:
    server = own_server
    made = server.new("swu", "me", "link", "link")
    tokens = [made["token"], server.join(made, 1), server.join(made, 2)]
    clients = [server.at(made["table"], token).__enter__() for token in tokens]
    silent = clients[0].state["waiting"][0]
    first, second = (client for client in clients if client.state["seat"] != silent)
    server.time[0] += SILENT
    offered = first.done("claim", what="end")
    assert offered["offers"] == [{"kind": "end", "by": first.state["seat"], "needs": [second.state["seat"]], "yes": []}]
    assert clients[silent].ask("consent", yes=True, offer="end")["code"] == "no-offer"
    assert second.done("consent", yes=True, offer="end")["outcome"]["why"]["id"] == "kernel-unanswered"
    close(clients)


# What stays private.


@pytest.mark.parametrize("path", ["/api/tables/{}/record", "/api/replays/{}", "/api/replays/{}/moments"])
def test_the_record_of_a_private_table_is_its_players_until_they_share_it(server: Server, path: str) -> None:
    table, tokens, (ana, berta) = pair(server, spectators=False)
    stranger = server.new("duel", "me", "open")["token"]
    assert ana.ask("share")["code"] == "not-over"
    berta.seen(ana.done("resign")["seq"])
    path = path.format(table)

    def seen() -> list[int]:
        return [server.get(path, token).status_code for token in (*tokens, stranger, None)]

    assert seen() == [200, 200, 403, 403]
    assert server.get(path).json()["error"]["code"] == "private"
    berta.seen(ana.done("share")["seq"])
    assert seen() == [200, 200, 403, 403]  # one alone doesn't decide it
    assert berta.done("share")["table"]["shared"] is True
    assert seen() == [200] * 4
    assert ana.ask("share")["code"] == "not-private"
    close([ana, berta])
    server.forget(table)
    assert seen() == [200] * 4


def test_who_plays_on_against_a_bot_does_not_share_the_record_alone(own_server: Server) -> None:
    """The one for whom the bot went on comes back when the game is over, and agrees or not."""
    server = own_server
    table, tokens, clients = pair(server, spectators=False)
    silent = clients[0].state["waiting"][0]
    waits = clients[1 - silent]
    server.time[0] += SILENT
    waits.done("claim", what="bot")
    clients[silent].socket.close()
    waits.done("resign")
    [offer] = waits.done("share")["offers"]
    assert (offer["kind"], offer["needs"]) == ("share", [silent])
    assert server.get(f"/api/tables/{table}/record").json()["error"]["code"] == "private"
    with server.at(table, tokens[silent]) as back:
        assert back.first("welcome")["mine"] == [silent]
        waits.seen(back.done("consent", yes=False, offer="share")["seq"])
        assert waits.state["table"]["shared"] is False
        back.seen(waits.done("share")["seq"])
        assert back.done("share")["table"]["shared"] is True
    assert server.get(f"/api/tables/{table}/record").status_code == 200
    close(clients)


def test_where_anybody_could_watch_the_record_is_anybody_s(server: Server) -> None:
    table, _, (ana, berta) = pair(server)
    ana.done("resign")
    assert server.get(f"/api/tables/{table}/record").status_code == 200
    assert ana.ask("share")["code"] == "not-private"
    close([ana, berta])


# Clocks.


def test_what_was_spent_on_the_way_is_not_counted_up_to_a_second(own_server: Server) -> None:
    server = own_server
    table, _, clients = pair(server, clock={"start": 60_000})

    def left_after(ms: int, **more: int) -> int:
        """Let who is asked answer after so long; return how much less time they have."""
        seat = clients[0].state["waiting"][0]
        before = server.table(table).left()
        assert before is not None
        server.time[0] += ms
        answer = live(server, table).decision_for(seat).sample(Rng(1))
        told = clients[seat].choose(answer, **more)
        assert told["t"] == "ack", told
        together(clients, told["seq"])
        after = server.table(table).left()
        assert after is not None
        return int(before[seat] - after[seat])

    assert left_after(5000) == 5000
    assert left_after(5000, thought=4300) == 4300
    assert left_after(5000, thought=100) == 4000  # no more than a second, whatever a client says
    assert left_after(700, thought=0) == 0
    assert left_after(5000, thought=9000) == 5000
    close(clients)
