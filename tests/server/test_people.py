"""Accounts, over real connections: names, passwords, sessions, and what is left of somebody who goes."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

from server.machines import until
from server.serving import GENEROUS, Client, Server, play, serving
from tablero.kernel import Rng
from tablero.server.heirs import NOBODY
from tablero.server.limits import Limits
from tablero.server.operator import Operator
from tablero.server.refused import Refused, refuse
from tablero.server.schema import ratings

GOOD, OTHER, THIRD = "a long one", "another long one", "the third one"


def account(server: Server, name: str, token: str | None = None) -> str:
    answer = server.post("/api/accounts", {"name": name, "password": GOOD}, token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def sign_in(server: Server, name: str, password: str = GOOD) -> httpx.Response:
    return server.post("/api/sessions", {"name": name, "password": password})


def delete(server: Server, path: str, token: str) -> int:
    return server.http.delete(path, headers={"Authorization": f"Bearer {token}"}).status_code


def code(answer: httpx.Response) -> Any:
    return answer.json()["error"]["code"]


def known(server: Server, token: str) -> bool:
    return server.get("/api/me", token).status_code == 200


# Names.


def test_a_guest_can_not_bear_the_name_of_an_account(server: Server) -> None:
    account(server, "Olalla")
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for name in ("Olalla", "olalla", "0lalla", "OLALLA.", "Ólalla", "Ola11a"):
        refused = server.post("/api/tables", {**body, "name": name})
        assert (refused.status_code, code(refused)) == (409, "name-taken"), name
    made = server.post("/api/tables", {**body, "name": "Olaya"}).json()
    for name in ("Olalla", "OIalla"):  # nor take it later
        assert code(server.post("/api/tables", {**body, "name": name}, made["token"])) == "name-taken"
        assert code(server.post(f"/api/tables/{made['table']}/join", {"name": name})) == "name-taken"
    assert server.get("/api/me", made["token"]).json()["name"] == "Olaya"


def test_a_guest_whose_name_has_become_an_account_s_takes_another_to_sit_down(server: Server) -> None:
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    guest = server.post("/api/tables", {**body, "name": "Ximena"}).json()["token"]
    account(server, "Ximena")
    free = server.new("duel", "me", "open")["table"]
    for named in ({"name": "Ximena"}, {}):
        assert code(server.post("/api/tables", {**body, **named}, guest)) == "name-taken"
        assert code(server.post(f"/api/tables/{free}/join", named, guest)) == "name-taken"
    assert server.post(f"/api/tables/{free}/join", {"name": "Menchu"}, guest).status_code == 200


def test_no_account_looks_like_another_or_like_the_server(server: Server) -> None:
    account(server, "Ramiro")
    for name, why in (
        ("RAMIR0", "name-taken"),
        ("Rarniro", "name-taken"),
        ("Rаmiro", "mixed-letters"),
        ("Admin", "reserved-name"),
    ):
        assert code(server.post("/api/accounts", {"name": name, "password": GOOD})) == why
    guest = server.new("duel", "me", "open")["token"]
    assert code(server.post("/api/accounts", {"name": "RAMIR0", "password": GOOD}, guest)) == "name-taken"
    assert server.get("/api/me", guest).json()["account"] is False


def test_the_token_of_a_guest_ends_with_the_guest(server: Server) -> None:
    guest = server.new("duel", "me", "open")["token"]
    token = account(server, "Teodora", guest)
    assert (known(server, guest), known(server, token)) == (False, True)


# Passwords.


def test_a_common_password_is_refused(server: Server) -> None:
    for password in ("password1", "contraseña", "12345678", "Wenceslao1"):
        assert code(server.post("/api/accounts", {"name": "Wenceslao", "password": password})) == "common-password"
    token = account(server, "Wenceslao")
    weak = server.post("/api/me/password", {"old": GOOD, "new": "qwertyuiop"}, token)
    assert code(weak) == "common-password"
    assert sign_in(server, "Wenceslao").status_code == 201


def test_who_changes_the_password_is_signed_out_elsewhere(server: Server) -> None:
    here = account(server, "Petra")
    there = sign_in(server, "Petra").json()["token"]
    assert code(server.post("/api/me/password", {"old": OTHER, "new": THIRD}, here)) == "wrong-password"
    assert known(server, there)
    assert server.post("/api/me/password", {"old": GOOD, "new": OTHER}, here).status_code == 204
    assert (known(server, here), known(server, there)) == (True, False)
    assert (sign_in(server, "Petra").status_code, sign_in(server, "Petra", OTHER).status_code) == (401, 201)
    guest = server.new("duel", "me", "open")["token"]
    assert code(server.post("/api/me/password", {"old": GOOD, "new": OTHER}, guest)) == "no-account"


def test_a_password_is_hashed_again_when_that_takes_more(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        account(server, "Ulises")
        player = server.wait(server.service.people.account("ulises"))
        assert player is not None
        accounts = server.service.accounts
        assert sign_in(server, "Ulises").status_code == 201
        assert server.wait(server.service.people.account("ulises")) == player  # nothing has changed
        accounts._hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        assert sign_in(server, "Ulises", OTHER).status_code == 401
        assert server.wait(server.service.people.account("ulises")) == player
        assert sign_in(server, "Ulises").status_code == 201
        stronger = server.wait(server.service.people.account("ulises"))
        assert stronger is not None
        assert "m=16,t=2" in str(stronger.password)
        assert sign_in(server, "Ulises").status_code == 201


HOOK = "import sys; open(sys.argv[1], 'a').write(sys.stdin.read())"


def test_a_code_by_mail_gives_another_password(tmp_path: Path) -> None:
    sent = tmp_path / "sent"
    with serving(tmp_path, mail=(sys.executable, "-c", HOOK, str(sent))) as server:
        token = account(server, "Vera")
        assert server.post("/api/me/mail", {"password": GOOD, "mail": "vera@example.org"}, token).status_code == 204
        assert server.get("/api/me", token).json()["mail"] == "vera@example.org"
        for name in ("Vera", "Vera", "nobody here"):  # one letter is enough, and who has an account is not told
            assert server.post("/api/codes", {"name": name}).status_code == 204
        until(lambda: sent.exists() and sent.read_text().endswith("\n"), "the mail")
        [told] = [json.loads(line) for line in sent.read_text().splitlines()]
        assert (told["login"], told["name"], told["mail"]) == ("vera", "Vera", "vera@example.org")
        body = {"name": "VERA", "code": told["code"], "password": OTHER}
        assert code(server.post("/api/codes/use", {**body, "password": "password1"})) == "common-password"
        assert code(server.post("/api/codes/use", {**body, "code": "WRONG"})) == "wrong-code"
        entered = server.post("/api/codes/use", {**body, "code": told["code"].lower()[:4] + "-" + told["code"][4:]})
        assert entered.status_code == 201
        assert (known(server, token), known(server, entered.json()["token"])) == (False, True)
        assert (sign_in(server, "Vera").status_code, sign_in(server, "Vera", OTHER).status_code) == (401, 201)
        assert code(server.post("/api/codes/use", body)) == "wrong-code"  # good for once


def test_a_code_is_not_guessed_without_end_nor_good_for_ever(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server
    monkeypatch.setattr("tablero.server.accounts.GUESSES", 5)
    account(server, "Xenia")
    assert code(server.post("/api/codes", {"name": "Xenia"})) == "no-mail"

    def fresh() -> str:
        made = server.wait(server.service.accounts.code_for("xenia"))
        assert made is not None
        return made[1]

    first = fresh()
    for _ in range(5):
        assert (
            code(server.post("/api/codes/use", {"name": "Xenia", "code": "GUESS", "password": OTHER})) == "wrong-code"
        )
    assert code(server.post("/api/codes/use", {"name": "Xenia", "code": first, "password": OTHER})) == "wrong-code"
    server.time[0] += 10 * 60_000
    second = fresh()
    server.time[0] += 60 * 60_000
    assert code(server.post("/api/codes/use", {"name": "Xenia", "code": second, "password": OTHER})) == "wrong-code"
    assert server.post("/api/codes/use", {"name": "Xenia", "code": fresh(), "password": OTHER}).status_code == 201


def test_a_stranger_who_guesses_makes_no_code_useless(tmp_path: Path) -> None:
    limits = GENEROUS._replace(passwords=Limits().passwords, guesses=Limits().guesses)
    with serving(tmp_path, limits) as server:
        account(server, "Xoan")
        made = server.wait(server.service.accounts.code_for("xoan"))
        assert made is not None

        def use(code: str, host: str, password: str = OTHER) -> httpx.Response:
            body = {"name": "Xoan", "code": code, "password": password}
            return server.post("/api/codes/use", body, **{"X-Forwarded-For": host})

        guesses = [code(use("GUESS", f"192.0.2.{number // 6}")) for number in range(60)]
        assert guesses == [*["wrong-code"] * 5, "too-fast"] * 10
        assert code(use(made[1], "198.51.100.1", "password1")) == "common-password"
        assert use(made[1], "198.51.100.1").status_code == 201


def test_only_a_wrong_guess_counts_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a right password whose successor is too common, nor a database that is away."""
    limits = GENEROUS._replace(passwords=Limits().passwords, guesses=Limits().guesses)
    with serving(tmp_path, limits) as server:
        token = account(server, "Zoe")
        for _ in range(10):
            refused = server.post("/api/me/password", {"old": GOOD, "new": "password1"}, token)
            assert code(refused) == "common-password"
        with monkeypatch.context() as broken:
            broken.setattr(server.service.people, "account", _away)
            assert [code(sign_in(server, "Zoe")) for _ in range(10)] == ["busy"] * 10
        wrong = [sign_in(server, "Zoe", OTHER).status_code for _ in range(6)]
        assert wrong == [401] * 5 + [429]


# Sessions.


def test_sessions_are_listed_and_ended_one_by_one(own_server: Server) -> None:
    server = own_server
    first = account(server, "Yago")
    server.time[0] += 60_000
    second = sign_in(server, "Yago").json()["token"]
    server.time[0] += 60 * 60_000
    assert known(server, first)
    until(lambda: server.get("/api/me/sessions", first).json()[0]["used"] == server.time[0], "the use is noted")
    listed = server.get("/api/me/sessions", first).json()
    assert [(one["made"], one["used"], one["here"]) for one in listed] == [
        (1_000_000, server.time[0], True),
        (1_060_000, 1_060_000, False),
    ]
    stranger = account(server, "Zoraida")
    assert delete(server, f"/api/me/sessions/{listed[1]['id']}", stranger) == 404
    assert known(server, second)
    assert delete(server, f"/api/me/sessions/{listed[1]['id']}", first) == 204
    assert (known(server, first), known(server, second)) == (True, False)


def test_an_account_has_only_so_many_sessions(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever signs in again and again ends what was used longest ago, of that account alone."""
    server = own_server
    monkeypatch.setattr("tablero.server.people.MOST_SESSIONS", 3)
    stranger = account(server, "Zenobia")
    tokens = [account(server, "Yolanda")]
    for _ in range(4):
        server.time[0] += 1000
        tokens.append(sign_in(server, "Yolanda").json()["token"])
    assert [known(server, one) for one in tokens] == [False, False, True, True, True]
    assert known(server, stranger)


def test_signing_out_everywhere_closes_the_sockets_too(server: Server) -> None:
    token = account(server, "Abelardo")
    made = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}, token).json()
    other = sign_in(server, "Abelardo").json()["token"]
    with server.at(made["table"], other) as there, server.at(made["table"], None) as looking:
        assert delete(server, "/api/me/sessions", token) == 204
        assert there.until("error")["code"] == "not-signed-in"
        with pytest.raises(ConnectionClosed):
            there.until("never")
        assert looking.ask("why", answer=0)["code"] == "not-seated"  # still there
    assert not known(server, token)
    assert not known(server, other)


def test_signing_out_is_noticed_by_a_socket_that_is_asked_nothing(tmp_path: Path) -> None:
    """As at another worker, which is told nothing: it looks round now and then."""
    with serving(tmp_path, rounds=0.05) as server:
        token = account(server, "Beltran")
        made = server.post(
            "/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}, token
        ).json()
        with server.at(made["table"], token) as there:
            server.wait(server.service.people.end_sessions(server.wait(server.service.people.account("beltran")).id))  # type: ignore[union-attr]
            assert there.until("error")["code"] == "not-signed-in"


# Going.


def test_everything_that_is_kept_can_be_fetched(server: Server) -> None:
    made = server.new("duel", "me", "link")
    token = account(server, "Casilda", made["token"])
    berta = server.join(made, 1)
    with server.at(made["table"], token) as casilda, server.at(made["table"], berta) as other:
        casilda.done("chat", text="hello there")
        other.done("chat", text="not mine")
    server.post(f"/api/tables/{made['table']}/report", {"seat": 1, "why": "slow"}, token)
    server.post(f"/api/tables/{made['table']}/block", {"seat": 1}, token)
    answer = server.get("/api/me/export", token)
    told = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (told["name"], told["login"], told["mail"]) == ("Casilda", "casilda", None)
    assert [(one["table"], one["mine"]) for one in told["tables"]] == [(made["table"], [0])]
    assert [(one["table"], one["text"]) for one in told["chat"]] == [(made["table"], "hello there")]
    assert [(one["name"], one["why"]) for one in told["reports"]] == [("Berta", "slow")]
    assert told["blocked"] == ["Berta"]
    assert len(told["sessions"]) == 1
    assert server.get("/api/me/export", server.new("duel", "me", "open")["token"]).json()["login"] is None


P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
DEVICE = {"endpoint": "https://push.example.org/1", "keys": {"p256dh": P256DH, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}


def test_what_is_kept_besides_tables_can_be_fetched_too(tmp_path: Path) -> None:
    """Lists, ratings, friends, and how somebody wants to be told; nothing of it is another's."""
    with serving(tmp_path, mail=("true",), push="mailto:olga@example.org") as server:
        token, other = account(server, "Fermina"), account(server, "Gumersinda")
        server.post("/api/me/mail", {"password": GOOD, "mail": "fermina@example.org"}, token)
        server.post("/api/me/notices", {"mail": True}, token)
        assert server.post("/api/me/notices/devices", DEVICE, token).status_code == 201
        name = server.get("/api/lists/swu").json()[0]["name"]
        text = server.get(f"/api/lists/swu/{name}").json()["text"]
        own = {"game": "swu", "name": "Mine", "text": text}
        assert server.post("/api/me/lists", own, token).status_code == 201
        assert server.post("/api/me/friends", {"name": "Gumersinda"}, token).status_code == 204
        player = server.wait(server.service.accounts.whose(token))
        assert player is not None
        standing = {"rating": 1600.0, "deviation": 90.0, "volatility": 0.06, "games": 3, "at": 0, "settled": 0}
        row = insert(ratings).values(player=player.id, game="swu", format="premier", **standing)
        server.wait(server.service.store.write(others=[row]))
        told = server.get("/api/me/export", token).json()
        assert (told["mail"], told["created"]) == ("fermina@example.org", 1_000_000)
        assert told["notices"] == {"mail": True, "devices": [DEVICE["endpoint"]]}
        assert [(one["game"], one["name"], bool(one["text"])) for one in told["lists"]] == [("swu", "Mine", True)]
        assert [(one["game"], one["format"], one["rating"]) for one in told["ratings"]] == [("swu", "premier", 1600)]
        assert told["friends"] == ["Gumersinda"]
        stranger = server.get("/api/me/export", other).json()
        assert [stranger[kind] for kind in ("lists", "ratings", "friends", "tables", "chat")] == [[]] * 5
        assert stranger["notices"] == {"mail": False, "devices": []}


def test_what_somebody_said_while_looking_on_is_theirs_to_fetch_and_to_take_away(own_server: Server) -> None:
    """At a game of others, at a table of others that waits, and at one of their own that does."""
    server = own_server
    token = account(server, "Hermenegilda")
    playing, tokens = server.pair("duel", chat="all")
    waiting = server.new("duel", "me", "link", chat="all")
    seats = [{"kind": "me"}, {"kind": "link"}]
    mine = server.post("/api/tables", {"game": "duel", "seats": seats, "chat": "all"}, token).json()["table"]
    tables = {playing: tokens[0], waiting["table"]: waiting["token"], mine: None}
    for table, owner in tables.items():
        with server.at(table, token) as speaks, server.at(table, owner) as listens:
            for text in ("a word of mine", "and another"):
                assert speaks.ask("chat", text=text)["t"] == "ack"
            assert listens.ask("chat", text="a word of hers")["t"] == "ack"
    told = server.get("/api/me/export", token).json()
    assert sorted((one["table"], one["text"]) for one in told["chat"]) == sorted(
        (table, text) for table in tables for text in ("a word of mine", "and another")
    )
    assert [one["table"] for one in told["tables"]] == [mine]
    assert server.post("/api/me/delete", {"password": GOOD}, token).status_code == 204
    for live in (True, False):
        for table, owner in tables.items():
            if not live:
                server.forget(table)
            with server.at(table, owner) as comes:
                heard = str(comes.first("chats"))
            assert "a word of hers" in heard
            assert not [word for word in ("of mine", "and another", "Hermenegilda") if word in heard]


def test_what_somebody_reported_stays_without_their_name(own_server: Server) -> None:
    server = own_server
    token = account(server, "Ildefonsa")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = server.post("/api/tables", {"game": "duel", "seats": seats}, token).json()
    server.join(made, 1)
    assert server.post(f"/api/tables/{made['table']}/report", {"seat": 1, "why": "slow"}, token).status_code == 201
    player = server.wait(server.service.accounts.whose(token))
    assert player is not None
    assert server.post("/api/me/delete", {"password": GOOD}, token).status_code == 204
    assert server.wait(server.service.people.reports_by(player.id)) == []
    assert [one.why for one in server.wait(server.service.people.reports_by(""))] == ["slow"]


def test_of_a_deleted_account_no_name_and_no_word_is_left(own_server: Server) -> None:
    server = own_server
    token = account(server, "Desideria")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = server.post("/api/tables", {"game": "duel", "seats": seats, "chat": "all"}, token).json()
    waiting = server.post("/api/tables", {"game": "duel", "seats": seats}, token).json()["table"]
    berta = server.join(made, 1)
    with server.at(made["table"], token) as gone, server.at(made["table"], berta) as other:
        gone.done("chat", text="a word of mine")
        other.done("chat", text="a word of hers")
        play(server, made["table"], [gone, other], Rng(1), 4)
        assert code(server.post("/api/me/delete", {"password": OTHER}, token)) == "wrong-password"
        assert server.post("/api/me/delete", {"password": GOOD}, token).status_code == 204
        told = other.until("state", lambda state: state["table"]["seats"][0]["kind"] == "bot")
        assert told["table"]["seats"][0]["name"] == NOBODY
        while 0 in other.state["waiting"]:  # the game goes on
            other.until("state")
    assert not known(server, token)
    assert sign_in(server, "Desideria").status_code == 401
    for live in (True, False):
        with server.at(made["table"], berta) as other:
            heard = [json.loads(frame) for frame in other.frames]
        assert "a word of mine" not in str(heard)
        if live:
            server.forget(made["table"])
    database = server.service.store.engine.url.database
    assert database
    server.wait(server.service.store.read(lambda connection: connection.exec_driver_sql("VACUUM")))
    server.wait(
        server.service.store.read(
            lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()
        )
    )
    kept = Path(database).read_bytes()
    assert b"a word of hers" in kept
    assert b"a word of mine" not in kept
    assert b"Desideria" not in kept
    assert b"desideria" not in kept
    assert [seat["kind"] for seat in server.get(f"/api/tables/{waiting}").json()["seats"]] == ["open", "link"]
    again = account(server, "Desideria")  # the name is anybody's again
    assert server.get("/api/me", again).json()["tables"] == []


# Blocks and reports.


def test_who_is_blocked_does_not_sit_down_with_one(server: Server) -> None:
    table, tokens = server.pair("duel", chat="all")
    assert code(server.post(f"/api/tables/{table}/block", {"seat": 0}, tokens[0])) == "nobody-meant"
    assert code(server.post(f"/api/tables/{table}/block", {"seat": 7}, tokens[0])) == "nobody-meant"
    assert server.post(f"/api/tables/{table}/block", {"seat": 1}, tokens[0]).status_code == 204
    open_ = [{"kind": "me"}, {"kind": "open"}]
    for owner, comes in ((0, 1), (1, 0)):
        mine = server.post("/api/tables", {"game": "duel", "seats": open_}, tokens[owner]).json()["table"]
        refused = server.post(f"/api/tables/{mine}/join", {}, tokens[comes])
        assert (refused.status_code, code(refused)) == (403, "blocked")
    [other] = server.get("/api/me/blocked", tokens[0]).json()
    assert other["name"] == "Berta"
    assert server.get("/api/me/blocked", tokens[1]).json() == []
    assert delete(server, f"/api/me/blocked/{other['id']}", tokens[0]) == 204
    assert server.post(f"/api/tables/{mine}/join", {}, tokens[0]).status_code == 200


def heard(client: Client, text: str) -> None:
    """Wait until a line of chat has come."""
    while not any(text in frame for frame in client.frames):
        client.next()


def test_what_a_blocked_person_says_is_not_sent(server: Server) -> None:
    table, tokens = server.pair("duel", chat="all")
    server.post(f"/api/tables/{table}/block", {"seat": 1}, tokens[0])
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta, server.at(table, None) as eva:
        berta.done("chat", text="nonsense")
        heard(eva, "nonsense")
        ana.done("chat", text="hello")
        for client in (ana, berta):
            heard(client, "hello")
        assert "nonsense" not in str(ana.frames)
    with server.at(table, tokens[0]) as ana:
        heard(ana, "hello")
        assert "nonsense" not in str(ana.frames)


def test_a_block_is_heard_by_sockets_that_are_open_already(tmp_path: Path) -> None:
    """By those of the worker that was asked at once, by those of others when it looks round."""
    with serving(tmp_path, rounds=1e6) as server:
        table, tokens = server.pair("duel", chat="all")
        with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:

            def say(text: str) -> bool:
                """Tell whether Ana hears what Berta says, by the time that both have heard what Ana says next."""
                berta.done("chat", text=text)
                ana.done("chat", text=f"after {text}")
                heard(ana, f"after {text}")
                return f'"{text}"' in str(ana.frames)

            assert say("first")
            server.post(f"/api/tables/{table}/block", {"seat": 1}, tokens[0])
            assert not say("second")
            [other] = server.get("/api/me/blocked", tokens[0]).json()
            delete(server, f"/api/me/blocked/{other['id']}", tokens[0])
            assert say("third")
            blocker = server.wait(server.service.accounts.whose(tokens[0]))
            assert blocker is not None
            server.wait(server.service.people.block(blocker.id, other["id"]))  # as another worker does
            server.wait(server.service.look_round())
            assert not say("fourth")


def test_a_report_says_who_said_what(server: Server) -> None:
    table, tokens = server.pair("duel", chat="all")
    with server.at(table, tokens[1]) as berta:
        seq = berta.done("chat", text="something rude")["seq"]
    reporter = server.wait(server.service.accounts.whose(tokens[0]))
    assert reporter is not None
    path = f"/api/tables/{table}/report"
    assert server.post(path, {"line": seq, "why": "  rude\nwords"}, tokens[0]).status_code == 201
    [kept] = server.wait(server.service.people.reports_by(reporter.id))
    assert (kept.table, kept.name, kept.said, kept.why) == (table, "Berta", "something rude", "rude words")
    assert kept.about == server.table(table).terms.seats[1].player
    assert server.post(path, {"line": seq}, None).status_code == 401
    for body in ({"line": seq + 1}, {"seat": 0}, {}):
        assert code(server.post(path, body, tokens[0])) == "nobody-meant"


def test_who_may_not_look_on_may_not_report_either(server: Server) -> None:
    table, tokens = server.pair("duel", chat="all", spectators=False)
    stranger = account(server, "Jacinta")
    path = f"/api/tables/{table}/report"
    assert code(server.post(path, {"seat": 1, "why": "?"}, stranger)) == "not-yours"
    assert server.post(path, {"seat": 1, "why": "?"}, tokens[0]).status_code == 201


# What operators did is done, also where the database fails meanwhile.


async def _away(*_: object) -> None:
    raise refuse("busy")


@pytest.mark.parametrize(("part", "failing"), [("people", "bans"), ("friends", "note"), ("people", "still_open")])
def test_what_operators_did_is_not_forgotten_when_the_database_fails_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, failing: str
) -> None:
    with serving(tmp_path, rounds=1e6) as server:
        table, tokens = server.pair("duel")
        operator = Operator(server.service.store.engine, "olga", lambda: 1)
        with server.at(table, tokens[0]) as ana:
            operator.close(table, "")
            operator.ban_address("192.0.2.7", "")
            with monkeypatch.context() as broken:
                broken.setattr(getattr(server.service, part), failing, _away)
                with pytest.raises(Refused):
                    server.wait(server.service.look_round())
            server.wait(server.service.look_round())
            assert ana.until("error")["code"] == "closed"
        banned = server.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.7"})
        assert (banned.status_code, code(banned)) == (403, "banned")


def test_who_is_banned_while_looking_on_says_nothing_more_in_their_name(tmp_path: Path) -> None:
    with serving(tmp_path, rounds=1e6) as server:
        token = account(server, "Kilian")
        table, tokens = server.pair("duel", chat="all")
        with server.at(table, token) as looking, server.at(table, tokens[0]) as ana:
            assert looking.ask("chat", text="before")["t"] == "ack"
            server.wait(server.service.look_round())
            assert looking.ask("chat", text="meanwhile")["t"] == "ack"
            Operator(server.service.store.engine, "olga", lambda: 1).ban_account("Kilian", "")
            server.wait(server.service.look_round())
            assert looking.ask("chat", text="after")["t"] == "ack"
            heard(ana, "after")
            lines = [told for told in map(json.loads, ana.frames) if told["t"] == "chat"]
        assert [(line["name"], line["text"]) for line in lines] == [
            ("Kilian", "before"),
            ("Kilian", "meanwhile"),
            (None, "after"),
        ]


def test_who_signs_in_before_a_ban_is_known_here_is_signed_out_when_it_is(tmp_path: Path) -> None:
    """Also where that is when the server begins."""
    with serving(tmp_path, rounds=1e6) as server:
        account(server, "Leonor")
        operator = Operator(server.service.store.engine, "olga", lambda: 1)
        operator.ban_account("Leonor", "")
        tokens = [sign_in(server, "Leonor").json()["token"] for _ in range(2)]
        server.wait(server.service.look_round())
        assert [known(server, token) for token in tokens] == [False, False]
        assert code(sign_in(server, "Leonor")) == "banned"
        operator.unban("Leonor", "")
        server.wait(server.service.look_round())
        assert known(server, sign_in(server, "Leonor").json()["token"])
        operator.ban_account("Leonor", "")
        late = sign_in(server, "Leonor").json()["token"]
    with serving(tmp_path, rounds=1e6) as server:
        assert not known(server, late)
