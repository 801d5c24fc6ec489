"""Friends and invitations, over real connections: who asks whom, who is here, and what nobody is told."""

from __future__ import annotations

from typing import Any

import pytest

from server.machines import until
from server.serving import Server
from server.test_ratings import account, code
from tablero.server import friends as befriending
from tablero.server.friends import AWAY, INVITED, LASTS, UNANSWERED


def known(server: Server, token: str) -> dict[str, list[str]]:
    """Return the names of friends, of those who were asked, and of those who ask."""
    told = server.get("/api/me/friends", token).json()
    return {kind: [one["name"] for one in those] for kind, those in told.items()}


def ask(server: Server, token: str, name: str) -> int:
    return server.post("/api/me/friends", {"name": name}, token).status_code


def id_of(server: Server, token: str, kind: str = "friends") -> str:
    return str(server.get("/api/me/friends", token).json()[kind][0]["id"])


def remove(server: Server, token: str, path: str) -> int:
    return server.http.delete(path, headers={"Authorization": f"Bearer {token}"}).status_code


NOBODY: dict[str, list[str]] = {"friends": [], "asked": [], "asking": []}


@pytest.fixture
def pair(own_server: Server) -> tuple[Server, list[str]]:
    return own_server, [account(own_server, name) for name in ("Amaia", "Benita")]


@pytest.fixture
def two_friends(pair: tuple[Server, list[str]]) -> tuple[Server, list[str]]:
    server, (amaia, benita) = pair
    ask(server, amaia, "benita")
    ask(server, benita, "Amaia")
    return pair


def test_who_asks_waits_and_who_agrees_is_a_friend(pair: tuple[Server, list[str]]) -> None:
    server, (amaia, benita) = pair
    assert ask(server, amaia, " BENITA ") == 204
    assert known(server, amaia) == {**NOBODY, "asked": ["Benita"]}
    assert known(server, benita) == {**NOBODY, "asking": ["Amaia"]}
    assert server.get("/api/me", benita).json()["asking"] == 1
    other = id_of(server, benita, "asking")
    assert server.post(f"/api/me/friends/{other}", {"yes": True}, benita).status_code == 204
    assert known(server, amaia) == {**NOBODY, "friends": ["Benita"]}
    assert known(server, benita) == {**NOBODY, "friends": ["Amaia"]}
    assert server.get("/api/me/export", amaia).json()["friends"] == ["Benita"]
    assert remove(server, benita, f"/api/me/friends/{other}") == 204
    assert known(server, amaia) == known(server, benita) == NOBODY


def test_two_who_ask_each_other_are_friends(two_friends: tuple[Server, list[str]]) -> None:
    server, (amaia, benita) = two_friends
    assert known(server, amaia)["friends"] == ["Benita"]
    assert known(server, benita)["friends"] == ["Amaia"]


def test_who_is_declined_learns_nothing_and_can_not_ask_again(pair: tuple[Server, list[str]]) -> None:
    server, (amaia, benita) = pair
    ask(server, amaia, "Benita")
    other = id_of(server, benita, "asking")
    assert server.post(f"/api/me/friends/{other}", {"yes": False}, benita).status_code == 204
    benitas = id_of(server, amaia, "asked")
    for _ in range(2):
        assert known(server, amaia) == {**NOBODY, "asked": ["Benita"]}
        assert known(server, benita) == NOBODY
        assert ask(server, amaia, "Benita") == 204
        assert remove(server, amaia, f"/api/me/friends/{benitas}") == 204
    assert ask(server, benita, "Amaia") == 204  # but who has declined may change their mind
    assert known(server, amaia)["friends"] == ["Benita"]


def test_whether_there_is_an_account_or_a_block_is_not_told(pair: tuple[Server, list[str]]) -> None:
    server, (amaia, benita) = pair
    people = [server.wait(server.service.accounts.whose(token)) for token in (amaia, benita)]
    assert all(people)
    server.wait(_block(server, people[1].id, people[0].id))  # type: ignore[union-attr]
    assert ask(server, amaia, "Benita") == ask(server, amaia, "Nobody Here") == 204
    assert known(server, amaia) == {**NOBODY, "asked": ["Benita"]}
    assert known(server, benita) == NOBODY


async def _block(server: Server, player: str, other: str) -> None:
    await server.service.people.block(player, other, befriending.estranged(player, other))


def test_who_blocks_a_friend_has_one_less(two_friends: tuple[Server, list[str]]) -> None:
    server, (amaia, benita) = two_friends
    table = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}, amaia).json()
    server.post(f"/api/tables/{table['table']}/block", {"seat": 0}, benita)
    assert known(server, benita) == NOBODY
    assert known(server, amaia) == {**NOBODY, "asked": ["Benita"]}
    body = {"friend": id_of(server, amaia, "asked")}
    assert code(server.post(f"/api/tables/{table['table']}/invite", body, amaia)) == "no-friend"


def test_friends_are_for_accounts_and_others(server: Server) -> None:
    guest = server.new("duel", "me", "open")["token"]
    token = account(server, "Wenceslaa")
    assert code(server.get("/api/me/friends", guest)) == "no-account"
    assert code(server.post("/api/me/friends", {"name": "Wenceslaa"}, guest)) == "no-account"
    assert code(server.post("/api/me/friends", {"name": "wenceslaa"}, token)) == "friend-yourself"
    assert code(server.post("/api/me/friends/nobody", {"yes": True}, token)) == "not-found"
    assert server.get("/api/me", guest).json()["invitations"] == []


def test_nobody_asks_everybody(own_server: Server) -> None:
    token = account(own_server, "Amaia")
    for number in range(UNANSWERED):
        account(own_server, f"Somebody {chr(65 + number)}{chr(75 + number % 9)}x")
        ask(own_server, token, f"Somebody {chr(65 + number)}{chr(75 + number % 9)}x")
    answer = own_server.post("/api/me/friends", {"name": "Another"}, token)
    assert (answer.status_code, code(answer)) == (409, "too-many-friends")


def test_friends_see_who_is_here(two_friends: tuple[Server, list[str]]) -> None:
    server, (amaia, benita) = two_friends

    def seen() -> tuple[bool, bool]:
        [friend] = server.get("/api/me/friends", amaia).json()["friends"]
        return friend["online"], friend["playing"]

    server.time[0] += AWAY
    assert seen() == (False, False)
    server.get("/api/me", benita)
    assert seen() == (True, False)
    table = server.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}, benita).json()
    with server.at(table["table"], benita):
        until(lambda: seen() == (True, True), "it is noted that Benita is at a table")
    until(lambda: not server.service.talks, "the socket is gone")
    server.time[0] += AWAY
    assert seen() == (False, False)


# Invitations.


def invited(server: Server, tokens: list[str], seat: str = "link", **more: Any) -> str:
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": seat}], **more}
    table = server.post("/api/tables", body, tokens[0]).json()["table"]
    answer = server.post(f"/api/tables/{table}/invite", {"friend": id_of(server, tokens[0])}, tokens[0])
    assert answer.status_code == 204, answer.text
    return str(table)


def calls(server: Server, token: str) -> list[Any]:
    return list(server.get("/api/me", token).json()["invitations"])


def test_who_is_invited_may_sit_down_without_the_link(two_friends: tuple[Server, list[str]]) -> None:
    server, tokens = two_friends
    table = invited(server, tokens)
    [call] = calls(server, tokens[1])
    assert (call["table"], call["game"], call["name"]) == (table, "duel", "Amaia")
    stranger = account(server, "Carlota")
    assert code(server.post(f"/api/tables/{table}/join", {}, stranger)) == "wrong-secret"
    assert server.post(f"/api/tables/{table}/join", {}, tokens[1]).json()["seat"] == 1
    assert calls(server, tokens[1]) == []


def test_an_invitation_can_be_declined_and_does_not_last(two_friends: tuple[Server, list[str]]) -> None:
    server, tokens = two_friends
    table = invited(server, tokens)
    again = {"friend": id_of(server, tokens[0])}
    assert server.post(f"/api/tables/{table}/invite", again, tokens[0]).status_code == 204
    [call] = calls(server, tokens[1])  # twice is once
    assert remove(server, tokens[0], f"/api/me/invitations/{call['id']}") == 204  # it is not Amaia's
    assert calls(server, tokens[1]) == [call]
    assert remove(server, tokens[1], f"/api/me/invitations/{call['id']}") == 204
    assert calls(server, tokens[1]) == []
    assert code(server.post(f"/api/tables/{table}/join", {}, tokens[1])) == "wrong-secret"
    table = invited(server, tokens)
    server.time[0] += LASTS
    assert calls(server, tokens[1]) == []
    assert code(server.post(f"/api/tables/{table}/join", {}, tokens[1])) == "wrong-secret"


def test_who_may_invite_and_how_many(two_friends: tuple[Server, list[str]]) -> None:
    server, tokens = two_friends
    table = invited(server, tokens, "open")
    friend = {"friend": id_of(server, tokens[0])}
    stranger = account(server, "Carlota")
    assert code(server.post(f"/api/tables/{table}/invite", {"friend": "x"}, tokens[0])) == "no-friend"
    assert code(server.post(f"/api/tables/{table}/invite", friend, stranger)) == "not-seated"
    assert server.post(f"/api/tables/{table}/join", {}, stranger).status_code == 200
    assert code(server.post(f"/api/tables/{table}/invite", friend, tokens[0])) == "seat-taken"
    assert calls(server, tokens[1]) == []  # the game has begun without Benita
    for _ in range(INVITED):
        last = invited(server, tokens)
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "link"}]}
    last = server.post("/api/tables", body, tokens[0]).json()["table"]
    assert code(server.post(f"/api/tables/{last}/invite", friend, tokens[0])) == "too-many-invitations"


def test_friends_go_with_their_account(two_friends: tuple[Server, list[str]]) -> None:
    server, tokens = two_friends
    invited(server, tokens)
    assert server.post("/api/me/delete", {"password": "a long one"}, tokens[0]).status_code == 204
    assert known(server, tokens[1]) == NOBODY
    assert calls(server, tokens[1]) == []
