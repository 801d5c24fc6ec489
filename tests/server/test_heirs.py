"""A guest who signs in to an account: the seats are then the account's, everywhere, or nothing has happened."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from server.serving import Server, play, words
from tablero.kernel import Rng
from tablero.server.presence import AWAY
from tablero.server.rows import Listed

PASSWORD = "a long one"


def account(server: Server, name: str) -> str:
    """Make an account; return a token of it."""
    answer = server.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def sign_in(server: Server, name: str, token: str | None) -> Any:
    answer = server.post("/api/sessions", {"name": name, "password": PASSWORD}, token)
    assert answer.status_code == 201, answer.text
    return answer.json()


def mine(server: Server, token: str) -> dict[str, list[int]]:
    """Return somebody's tables, and their seats there."""
    return {one["table"]: one["mine"] for one in server.get("/api/me", token).json()["tables"]}


def names(server: Server, table: str) -> list[str | None]:
    return [seat["name"] for seat in server.get(f"/api/tables/{table}").json()["seats"]]


def heirs(server: Server, table: str) -> list[Any]:
    """Return the lines of a journal that name an heir."""
    return [line.body for line in server.wait(server.service.store.journal(table)) if "heir" in line.body]


def test_who_signs_in_keeps_the_game_that_goes_on(server: Server) -> None:
    account(server, "Alba")
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as guest, server.at(table, tokens[1]) as berta:
        play(server, table, [guest, berta], Rng(2), 6)
        entered = sign_in(server, "alba", tokens[0])
        assert entered["left"] == []
        assert guest.until("welcome")["mine"] == []  # the guest is no more, and sees what anybody may
        seen = guest.until("state", lambda state: state["seat"] is None)
        assert (seen["decision"], seen["undo"]) == (None, None)
        assert guest.choose(0)["code"] == "not-seated"
        assert berta.until("state")["table"]["seats"][0]["name"] == "Alba"
        with server.at(table, entered["token"]) as alba:
            assert (alba.first("welcome")["mine"], alba.state["seat"]) == ([0], 0)
            play(server, table, [alba, berta], Rng(3), 6)
    assert mine(server, entered["token"]) == {table: [0]}
    assert server.get("/api/me", tokens[0]).status_code == 401
    assert server.at(table, tokens[0]).until("error")["code"] == "not-signed-in"


def test_a_restart_keeps_it(server: Server) -> None:
    account(server, "Beatriz")
    made = server.new("duel", "me", "link")
    token = server.join(made, 1)  # this seat is the guest's by a line of the journal, the other by what was agreed
    entered = [sign_in(server, "Beatriz", token)]
    account(server, "Blas")
    entered.append(sign_in(server, "Blas", made["token"]))
    server.forget(made["table"])
    for seat, one in ((1, entered[0]), (0, entered[1])):
        with server.at(made["table"], one["token"]) as client:
            assert (client.first("welcome")["mine"], client.state["seat"]) == ([seat], seat)
    assert names(server, made["table"]) == ["Blas", "Beatriz"]


def test_every_table_of_the_guest_is_the_account_s(server: Server) -> None:
    """Open, going on and over; those at which it looks on already; and seats at which a bot goes on."""
    old = account(server, "Celia")
    made = server.new("duel", "me", "link")
    token = made["token"]
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    shared = server.post("/api/tables", {"game": "duel", "seats": seats}, token).json()["table"]
    over = server.post("/api/tables", {"game": "duel", "seats": [*seats[:1], {"kind": "bot"}]}, token).json()["table"]
    with server.at(over, token) as client:
        client.done("resign")
    with server.at(shared, old) as looking:
        assert looking.state["seat"] is None
        entered = sign_in(server, "Celia", token)
        assert looking.until("welcome")["mine"] == [0, 1]
        assert looking.until("state")["seat"] == 0
    assert mine(server, entered["token"]) == {made["table"]: [0], shared: [0, 1], over: [0]}
    assert mine(server, old) == mine(server, entered["token"])
    berta = server.join(made, 1)  # the open table begins
    with server.at(made["table"], entered["token"]) as celia:
        assert (celia.state["seat"], celia.state["table"]["seats"][0]["name"]) == (0, "Celia")
    with server.at(over, entered["token"]) as celia:
        assert celia.done("rematch", id="again")["table"]["again"] in mine(server, entered["token"])
    assert mine(server, berta) == {made["table"]: [1]}


def test_who_is_away_comes_back_with_the_account(server: Server) -> None:
    account(server, "Diana")
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        clients, away = [ana, berta], ana.state["waiting"][0]
        other = clients[1 - away]
        clients[away].socket.close()
        other.until("presence", lambda told: not told["online"][away])
        server.time[0] += AWAY
        assert other.done("claim", what="bot")["table"]["seats"][away]["away"]
        entered = sign_in(server, "Diana", tokens[away])
        seat = other.until("state", lambda state: state["table"]["seats"][away]["name"] == "Diana")
        assert seat["table"]["seats"][away]["away"]  # signing in is not coming back
        server.forget(table)
    with server.at(table, entered["token"]) as diana:
        assert (diana.state["seat"], diana.state["table"]["seats"][away]["kind"]) == (away, "person")


def test_where_both_sit_each_keeps_the_seat(server: Server) -> None:
    """They may be two people against each other: neither is shown the other's hand. All other tables change hands."""
    elena = account(server, "Elena")
    both = server.new("duel", "me", "link")
    secret = both["links"][1].partition("secret=")[2]
    path = f"/api/tables/{both['table']}/join"
    assert server.post(path, {"seat": 1, "secret": secret}, elena).status_code == 200
    guest = both["token"]
    other = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}, guest).json()
    seq = server.table(both["table"]).seq
    entered = sign_in(server, "Elena", guest)
    assert entered["left"] == [both["table"]]
    assert mine(server, entered["token"]) == {both["table"]: [1], other["table"]: [0]}
    assert mine(server, guest) == {both["table"]: [0]}  # and the guest may come back to it
    assert (server.table(both["table"]).seq, heirs(server, both["table"])) == (seq, [])
    for token, seat in ((guest, 0), (entered["token"], 1)):
        with server.at(both["table"], token) as client:
            assert (client.first("welcome")["mine"], client.state["seat"]) == ([seat], seat)
            game = server.table(both["table"]).game
            assert game is not None
            assert not {*game.definition.secrets(game.state, seat)} & {*words("".join(client.frames))}


@pytest.mark.parametrize("sits", [0, 1])
def test_a_failure_leaves_everything_as_it_was(own_server: Server, sits: int) -> None:
    """One of two journals can't be written on: neither is, and the guest is still there. Then both are."""
    server = own_server
    account(server, "Fabia")
    made = server.new("duel", "me", "random")
    second = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}] * 2}, made["token"]).json()["table"]
    tables = sorted([made["table"], second])
    trigger = f"""CREATE TRIGGER broken BEFORE INSERT ON journal
        WHEN NEW."table" = '{tables[sits]}' AND NEW.line LIKE '%heir%' BEGIN SELECT RAISE(ABORT, 'no'); END"""
    with server.service.store.engine.begin() as connection:
        connection.execute(text(trigger))
    refused = server.post("/api/sessions", {"name": "Fabia", "password": PASSWORD}, made["token"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "busy")
    assert {*mine(server, made["token"])} == {*tables}
    assert [heirs(server, table) for table in tables] == [[], []]
    assert "Fabia" not in [*names(server, tables[0]), *names(server, tables[1])]
    with server.service.store.engine.begin() as connection:
        connection.execute(text("DROP TRIGGER broken"))
    entered = sign_in(server, "Fabia", made["token"])
    assert {*mine(server, entered["token"])} == {*tables}
    assert [len(heirs(server, table)) for table in tables] == [1, 1]


def test_somebody_acts_at_the_same_moment(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else was first with the next line: all is read again, and what has changed by it counts."""
    server = own_server
    gloria = account(server, "Gloria")
    made = server.new("duel", "me", "link")
    table, secret = made["table"], made["links"][1].partition("secret=")[2]
    second = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}] * 2}, made["token"]).json()["table"]
    player = server.wait(server.service.accounts.whose(gloria))
    assert player is not None
    store, times = server.service.store, [0]
    read = store.held_by

    async def meanwhile(guest: str) -> list[tuple[Listed, int]]:
        held = await read(guest)
        times[0] += 1
        if times[0] == 1:
            await (await server.service.tables.table(table)).sit(player, 1, lambda seat: bool(secret))
        return held

    monkeypatch.setattr(store, "held_by", meanwhile)
    entered = sign_in(server, "Gloria", made["token"])
    assert (times[0], entered["left"]) == (2, [table])
    assert mine(server, entered["token"]) == {table: [1], second: [0, 1]}
    assert mine(server, made["token"]) == {table: [0]}


def test_what_was_asked_of_the_others_is_asked_of_the_same_after_a_restart(server: Server) -> None:
    account(server, "Hilda")
    made = server.new("rebellion", "me", "link", "link")
    secret = made["links"][1].partition("secret=")[2]
    joined = server.post(f"/api/tables/{made['table']}/join", {"seat": 1, "secret": secret}, made["token"])
    assert joined.json()["seat"] == 1
    server.join(made, 2)
    table = made["table"]
    with server.at(table, made["token"]) as ana:
        offer = ana.done("draw")["offers"]
        assert offer[0]["needs"] == [2]
    entered = sign_in(server, "Hilda", made["token"])
    server.forget(table)
    with server.at(table, entered["token"]) as hilda:
        assert hilda.first("welcome")["mine"] == [0, 1]
        assert hilda.state["offers"] == offer


def test_only_a_guest_is_taken_over(server: Server) -> None:
    first, second = account(server, "Ines"), account(server, "Jara")
    table = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}, first).json()
    entered = sign_in(server, "Jara", first)
    assert (mine(server, entered["token"]), mine(server, first)) == ({}, {table["table"]: [0]})
    guest = server.new("duel", "me", "open")
    wrong = server.post("/api/sessions", {"name": "Jara", "password": "not this one"}, guest["token"])
    assert wrong.status_code == 401
    assert mine(server, guest["token"]) == {guest["table"]: [0]}
    assert mine(server, second) == {}
    assert sign_in(server, "Jara", "a token of another database")["left"] == []
