"""Decks: ready ones, pasted ones and what is wrong with them, and those that players bring to a table."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from server.serving import Server
from tablero.games.swu.decks import names
from tablero.server import lists
from tablero.text import FUNCTIONS

VADER = {"leaders": ["darth-vader#dark-lord-of-the-sith"], "base": "kestro-city", "deck": {"battlefield-marine": 3}}


def test_the_ready_decks_are_listed_with_their_leaders_and_bases(server: Server) -> None:
    told = server.get("/api/lists/swu").json()
    luke = next(one for one in told if one["name"] == "sor-luke")
    assert luke["about"]["leaders"] == ["luke-skywalker#faithful-friend"]
    assert luke["about"]["size"] == 50
    assert {"open", "premier"} <= {*luke["formats"]}
    assert "twin-suns" not in luke["formats"]
    assert luke["about"]["cards"]["luke-skywalker#faithful-friend"]["title"] == "Luke Skywalker"


def test_there_are_ready_decks_to_choose_from(server: Server) -> None:
    premier = [one for one in server.get("/api/lists/swu").json() if "premier" in one["formats"]]
    assert len(premier) >= 8
    assert len({one["title"] for one in premier}) == len(premier)
    assert all(one["about"]["size"] >= 50 for one in premier)


def test_the_texts_tell_what_a_language_calls_the_cards(server: Server) -> None:
    assert server.get("/api/texts/swu/es").json()["called"]["Battlefield Marine"] == "Marine combatiente"
    assert server.get("/api/texts/swu/en").json()["called"] == {}
    assert server.get("/api/texts/duel/es").json()["called"] == {}


def test_any_card_is_told_by_its_key(server: Server) -> None:
    told = server.get("/api/cards/swu/luke-skywalker%23faithful-friend").json()
    assert (told["name"], told["aspects"]) == ("Luke Skywalker, Faithful Friend", ["vigilance", "heroism"])
    assert told["unit_text"]
    assert server.get("/api/cards/swu/nobody").status_code == 404


def check(server: Server, text: str, format: str = "premier") -> Any:
    answer = server.post("/api/lists/swu/check", {"text": text, "format": format})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_pasted_list_names_each_card_that_there_is_not(server: Server) -> None:
    told = check(server, "Leader\n1 Luke Skywalker, Faithful Friend\nDeck\n3 Batlefield Marine\n2 Nothing of the kind")
    assert told["value"] is None
    messages = [one["message"] for one in told["problems"]]
    assert [one["args"]["line"] for one in messages] == [4, 5]
    assert "Battlefield Marine" in str(messages[0])


def test_a_pasted_deck_is_told_with_the_rules_against_it(server: Server) -> None:
    text = '{"leader": {"id": "SOR_005"}, "base": {"id": "SOR_024"}, "deck": [{"id": "SOR_095", "count": 4}]}'
    told = check(server, text)
    assert told["value"]["leaders"] == ["luke-skywalker#faithful-friend"]
    assert told["value"]["deck"] == {"battlefield-marine": 4}
    assert {one["rule"] for one in told["problems"]} == {"swu:9.2.2.a", "swu:9.2.2.b"}
    assert check(server, text, "open")["problems"] == []


@pytest.mark.parametrize("body", [{"text": 3}, {"text": "x" * 200_001}, {"text": "", "format": 3}])
def test_what_is_no_question_about_a_deck_is_refused(server: Server, body: Any) -> None:
    assert server.post("/api/lists/swu/check", body).json()["error"]["code"] == "bad-message"


def test_a_format_that_the_game_does_not_have_and_a_game_without_lists_are_refused(server: Server) -> None:
    refused = server.post("/api/lists/swu/check", {"text": "", "format": "chess"}).json()["error"]
    assert (refused["code"], refused["message"]["args"]["place"]) == ("bad-setup", "format")
    for path in ("/api/lists/rebellion", "/api/lists/chess"):
        assert server.get(path).status_code == 404
        assert server.post(f"{path}/check", {"text": ""}).status_code == 404


def test_the_lobby_is_told_what_players_bring(server: Server) -> None:
    told = {one["name"]: one["brings"] for one in server.get("/api/games").json()}
    assert told["duel"] is None
    assert told["swu-match"]["setting"] == "decks"
    assert told["swu-match"]["count"] == {"trilogy": 3, "sealed": 0, "draft": 0}


def bring(server: Server, made: Any, deck: Any) -> Any:
    secret = made["links"][1].partition("secret=")[2]
    return server.post(
        f"/api/tables/{made['table']}/join", {"seat": 1, "secret": secret, "name": "Berta", "brings": deck}
    )


def test_who_joins_brings_a_deck_and_the_others_keep_theirs(server: Server) -> None:
    made = server.new("swu", "me", "link", settings={"decks": ["sor-luke", None]})
    answer = bring(server, made, VADER)
    assert answer.status_code == 200
    with server.at(made["table"], answer.json()["token"]) as berta:
        players = berta.state["view"]["players"]
        assert [one["base"]["key"] for one in players] == ["administrators-tower", "kestro-city"]
        assert [one["deck"]["count"] + one["hand"]["count"] for one in players] == [50, 3]
    server.forget(made["table"])  # and after a restart it is the same table
    with server.at(made["table"], made["token"]) as ana:
        assert ana.state["view"]["players"][1]["base"]["key"] == "kestro-city"
    assert "kestro" not in server.get(f"/api/tables/{made['table']}").text


@pytest.mark.parametrize("deck", ["no-such", {"leaders": [], "base": "kestro-city", "deck": {}}, 7, [None]])
def test_a_deck_that_may_not_be_played_is_refused_and_the_seat_stays_free(server: Server, deck: Any) -> None:
    made = server.new("swu", "me", "link")
    refused = bring(server, made, deck)
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad-setup")
    assert server.get(f"/api/tables/{made['table']}").json()["status"] == "open"
    assert bring(server, made, "sor-vader").status_code == 200


def test_a_refused_deck_is_told_in_both_languages(server: Server) -> None:
    refused = bring(server, server.new("swu", "me", "link"), "no-such").json()["error"]
    assert refused["message"] == {
        "id": "kernel-bad-setup",
        "args": {
            "place": "decks[1]",
            "expected": {"id": "swu-setup-no-built-in", "args": {"name": "no-such", "names": ", ".join(names())}},
        },
    }
    listed = ", ".join(names())
    assert in_words(server, "es", refused) == f"decks[1]: no hay ningún mazo incluido «no-such»; hay {listed}"
    assert in_words(server, "en", refused) == f"decks[1]: there is no built-in deck “no-such”; there are {listed}"


def test_a_deck_that_breaks_a_rule_is_refused_with_the_rule(server: Server) -> None:
    made = server.new("swu-match", "me", "link", settings={"format": "premier"})
    refused = bring(server, made, VADER).json()["error"]
    assert refused["rule"] == "swu:9.2.2.a"
    assert in_words(server, "es", refused).startswith("decks[1]: El mazo tiene ")


def in_words(server: Server, lang: str, refused: Any) -> str:
    """What a client says that has the catalogues of the game."""
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for source in server.get(f"/api/texts/swu/{lang}").json()["ftl"]:
        bundle.add_resource(FluentResource(source))

    def render(message: Any) -> str:
        args = {name: render(arg) if isinstance(arg, dict) else arg for name, arg in message.get("args", {}).items()}
        pattern = bundle.get_message(message["id"]).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors
        return str(text)

    return render(refused["message"])


def test_games_without_decks_take_none(server: Server) -> None:
    refused = bring(server, server.new("duel", "me", "link"), "sor-luke").json()["error"]
    assert refused["code"] == "bad-setup"
    assert refused["message"]["args"]["expected"] == {"id": "server-no-lists", "args": {"game": "duel"}}


def test_a_deck_is_brought_to_a_match_of_any_format(server: Server) -> None:
    made = server.new("swu-match", "me", "link", settings={"format": "premier"})
    assert bring(server, made, VADER).json()["error"]["message"]["args"]["place"] == "decks[1]"
    assert bring(server, made, "sor-luke").status_code == 200
    drafted = server.new("swu-match", "me", "link", settings={"format": "draft"})
    assert bring(server, drafted, "sor-luke").status_code == 400


def test_in_a_rematch_everybody_keeps_the_deck(server: Server) -> None:
    made = server.new("swu", "me", "link", settings={"decks": ["sor-luke", None]})
    berta = bring(server, made, VADER).json()["token"]
    with server.at(made["table"], berta) as socket, server.at(made["table"], made["token"]) as other:
        socket.done("resign")
        socket.done("rematch")
        again = other.done("consent", yes=True, offer="rematch")["table"]["again"]
    with server.at(again, berta) as socket:
        bases = [one["base"]["key"] for one in socket.state["view"]["players"]]
        assert bases[socket.state["seat"]] == "kestro-city"


def test_names_that_somebody_makes_up_are_not_kept(server: Server) -> None:
    """Otherwise a server that runs for years would keep every one of them."""
    [first, *_] = server.get("/api/lists/swu").json()
    assert server.get(f"/api/lists/swu/{first['name']}").status_code == 200

    def kept() -> int:
        return sum(one.cache_info().currsize for one in vars(lists).values() if hasattr(one, "cache_info"))

    before = kept()
    assert {server.get(f"/api/lists/swu/made-up-{number}").status_code for number in range(20)} == {404}
    assert server.get(f"/api/lists/swu/{first['name']}").status_code == 200
    assert kept() == before
