"""Looking for cards, lists as files, and the lists that people keep in their accounts."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.serving import Server
from server.test_people import account
from tablero.server.lists_api import CARDS, LONGEST_KEPT, MOST_LISTS, NAME

DECK = "Leader\n1 Luke Skywalker, Faithful Friend\nBase\n1 Echo Base\nDeck\n3 Battlefield Marine"
KEPT = {"game": "swu", "name": "Marines", "text": DECK, "format": "premier"}


def code(answer: httpx.Response) -> Any:
    return answer.json()["error"]["code"]


@pytest.fixture(scope="module")
def ana(server: Server) -> str:
    return account(server, "Anastasia")


@pytest.fixture(scope="module")
def berta(server: Server) -> str:
    return account(server, "Bertrada")


def delete(server: Server, id: str, token: str) -> httpx.Response:
    return server.http.delete(f"/api/me/lists/{id}", headers={"Authorization": f"Bearer {token}"})


# Cards.


def found(server: Server, query: str) -> Any:
    answer = server.get(f"/api/cards/swu?{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(
    "query",
    ["q=battlefield+marine", "q=Marine+combatiente&lang=es", "q=marine+COMBATI&lang=es", "key=battlefield-marine"],
)
def test_a_card_is_found_by_its_name_in_either_language(server: Server, query: str) -> None:
    told = found(server, query)
    assert told["cards"][0]["key"] == "battlefield-marine"
    assert told["cards"][0]["card"]["title"] == "Battlefield Marine"
    assert (told["cards"][0]["set"], told["cards"][0]["rarity"]) == ("SOR", "common")


def test_cards_are_found_by_their_text_and_by_what_is_printed_on_them(server: Server) -> None:
    assert found(server, "q=no+such+words+anywhere") == {
        "total": 0,
        "cards": [],
        "filters": found(server, "")["filters"],
    }
    told = found(server, "set=SOR&type=unit&aspect=vigilance,heroism&cost=2")
    assert 0 < told["total"] == len(told["cards"]) < 20
    for one in told["cards"]:
        assert {"vigilance", "heroism"} <= {*one["card"]["aspects"]}
        assert one["card"]["cost"] == 2
    spanish = found(server, "q=emboscada&lang=es&keyword=ambush&set=SOR")
    assert 0 < spanish["total"] == found(server, "q=ambush&keyword=ambush&set=SOR")["total"]
    assert "trooper" in told["filters"]["trait"]
    assert all("wookiee" in one["card"]["traits"] for one in found(server, "trait=wookiee")["cards"])


def test_cards_for_a_deck_are_those_that_its_aspects_spare_the_penalty(server: Server) -> None:
    def keys(query: str) -> set[str]:
        return {one["key"] for one in found(server, query)["cards"]}

    marine = "battlefield-marine"  # of Command and Heroism
    assert marine in keys(f"key={marine}&deck=command,heroism,vigilance")
    assert marine in keys(f"key={marine}&deck=any")
    assert marine not in keys(f"key={marine}&deck=command,vigilance")
    assert "protector" in keys("key=protector&deck=vigilance,heroism,vigilance")  # twice of Vigilance
    assert "protector" not in keys("key=protector&deck=vigilance,heroism,cunning")
    for kind in ("leader", "base", "token"):
        assert found(server, f"type={kind}&deck=any")["total"] == 0


def test_cards_come_a_part_at_a_time(server: Server) -> None:
    first, second = found(server, "set=SOR&count=10"), found(server, "set=SOR&count=10&from=10")
    assert [len(one["cards"]) for one in (first, second)] == [10, 10]
    assert not {one["key"] for one in first["cards"]} & {one["key"] for one in second["cards"]}
    assert len(found(server, "count=999999")["cards"]) == CARDS
    assert len(found(server, "count=0")["cards"]) == 1
    assert found(server, "from=999999")["cards"] == []


@pytest.mark.parametrize(
    "query", ["q=" + "x" * 201, "lang=xx", "from=-1", "count=x", "colour=red", "trait=" + "x" * 6001]
)
def test_a_query_that_is_none_is_refused(server: Server, query: str) -> None:
    assert code(server.get(f"/api/cards/swu?{query}")) == "bad-query"


def test_a_game_without_cards_has_none(server: Server) -> None:
    for game in ("duel", "chess"):
        assert server.get(f"/api/cards/{game}").status_code == 404


# Files.


def test_what_is_ready_is_told_as_a_file(server: Server) -> None:
    text = server.get("/api/lists/swu/sor-luke").json()["text"]
    assert '"luke-skywalker#faithful-friend"' in text
    for path in ("/api/lists/swu/no-such", "/api/lists/duel/sor-luke", "/api/lists/swu/" + "x" * 500):
        assert server.get(path).status_code == 404


def test_a_list_is_written_as_another_file_and_in_a_language(server: Server) -> None:
    def written(kind: str, lang: str = "en") -> str:
        return str(server.post("/api/lists/swu/write", {"text": DECK, "kind": kind, "lang": lang}).json()["text"])

    assert "3 | Battlefield Marine" in written("text")
    assert "3 | Marine combatiente" in written("text", "es")
    assert '"SOR_095"' in written("swudb")
    assert '"swu-deck"' in written("tablero")
    checked = server.post("/api/lists/swu/check", {"text": written("text", "es"), "format": "open"}).json()
    assert (checked["problems"], checked["about"]["hand"]) == ([], 6)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"text": DECK, "kind": "pdf"}, "bad-setup"),
        ({"text": DECK, "kind": 7}, "bad-message"),
        ({"text": DECK, "kind": "text", "lang": "xx"}, "bad-query"),
        ({"text": "3 Nothing of the kind", "kind": "text"}, "bad-list"),
        ({"text": "", "kind": "text"}, "bad-list"),
        ({"kind": "text"}, "bad-message"),
    ],
)
def test_what_can_not_be_written_is_refused(server: Server, body: Any, why: str) -> None:
    assert code(server.post("/api/lists/swu/write", body)) == why


@pytest.mark.parametrize("link", ["https://swudb.com/deck/AbCdE", " www.example.org/x ", "HTTP://example.org"])
def test_a_link_is_not_followed_and_it_is_said_what_to_copy(server: Server, link: str) -> None:
    (problem,) = server.post("/api/lists/swu/check", {"text": link}).json()["problems"]
    assert problem["message"]["id"] == "lists-link"
    assert problem["message"]["args"]["text"].lower() in link.lower()


# One's own.


def test_a_list_is_kept_changed_and_deleted(server: Server, ana: str) -> None:
    made = server.post("/api/me/lists", KEPT, ana)
    assert made.status_code == 201
    id = made.json()["id"]
    (listed,) = server.get("/api/me/lists", ana).json()
    assert (listed["id"], listed["name"], listed["format"], listed["game"]) == (id, "Marines", "premier", "swu")
    text = server.get(f"/api/me/lists/{id}", ana).json()["text"]
    assert server.post("/api/lists/swu/check", {"text": text}).json()["value"]["deck"] == {"battlefield-marine": 3}
    more = {**KEPT, "name": "  More \n marines ", "text": DECK + "\n2 Vanquish", "format": None}
    assert server.post(f"/api/me/lists/{id}", more, ana).json()["name"] == "More marines"
    assert "vanquish" in server.get(f"/api/me/lists/{id}", ana).json()["text"]
    exported = server.get("/api/me/export", ana).json()["lists"]
    assert [one["name"] for one in exported] == ["More marines"]
    assert delete(server, id, ana).status_code == 204
    assert server.get("/api/me/lists", ana).json() == []
    assert delete(server, id, ana).status_code == 404


def test_nobody_sees_changes_or_deletes_the_list_of_another(server: Server, ana: str, berta: str) -> None:
    id = server.post("/api/me/lists", KEPT, ana).json()["id"]
    assert server.get("/api/me/lists", berta).json() == []
    path = f"/api/me/lists/{id}"
    assert [code(server.get(path, berta)), code(server.post(path, KEPT, berta))] == ["not-found"] * 2
    assert delete(server, id, berta).status_code == 404
    assert server.get(path, ana).status_code == 200
    delete(server, id, ana)


def test_a_guest_keeps_nothing_and_a_stranger_neither(server: Server) -> None:
    guest = server.new("duel", "me", "open")["token"]
    assert (code(server.post("/api/me/lists", KEPT, guest)), code(server.get("/api/me/lists", guest))) == (
        "no-account",
    ) * 2
    assert (code(server.post("/api/me/lists", KEPT)), code(server.get("/api/me/lists"))) == ("not-signed-in",) * 2


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"name": ""}, "bad-list-name"),
        ({"name": " \u200b"}, "bad-list-name"),
        ({"name": 0}, "bad-message"),
        ({"name": "x" * 201}, "bad-message"),
        ({"text": ""}, "bad-list"),
        ({"text": "-1 Battlefield Marine"}, "bad-list"),
        ({"text": "0 Battlefield Marine"}, "bad-list"),
        ({"text": "x" * (LONGEST_KEPT + 1)}, "bad-message"),
        ({"text": None}, "bad-message"),
        ({"format": "chess"}, "bad-setup"),
        ({"format": 3}, "bad-message"),
        ({"game": "duel"}, "not-found"),
        ({"game": "chess"}, "not-found"),
        ({"player": "me"}, "bad-message"),
    ],
)
def test_what_is_no_list_is_not_kept(server: Server, ana: str, change: Any, why: str) -> None:
    assert code(server.post("/api/me/lists", {**KEPT, **change}, ana)) == why
    assert server.get("/api/me/lists", ana).json() == []


def test_a_name_is_cut(server: Server, ana: str) -> None:
    made = server.post("/api/me/lists", {**KEPT, "name": "m" * 150}, ana).json()
    assert made["name"] == "m" * NAME
    delete(server, made["id"], ana)


def test_an_account_keeps_only_so_many(server: Server, ana: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_LISTS >= 50
    monkeypatch.setattr("tablero.server.lists_api.MOST_LISTS", 1)
    id = server.post("/api/me/lists", KEPT, ana).json()["id"]
    refused = server.post("/api/me/lists", KEPT, ana)
    assert (refused.status_code, code(refused)) == (409, "too-many-lists")
    assert server.post(f"/api/me/lists/{id}", KEPT, ana).status_code == 200  # what is kept can still be changed
    delete(server, id, ana)


def test_with_an_account_its_lists_are_gone(server: Server) -> None:
    token = account(server, "Clodomira")
    id = server.post("/api/me/lists", KEPT, token).json()["id"]
    player = server.wait(server.service.accounts.whose(token))
    assert player is not None
    assert server.wait(server.service.own_lists.find(player.id, id)) is not None
    assert server.post("/api/me/delete", {"password": "a long one"}, token).status_code == 204
    assert server.wait(server.service.own_lists.find(player.id, id)) is None
