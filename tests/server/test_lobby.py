"""The lobby over HTTP: games, tables, joining, people, records and rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from server.serving import Server, play, words
from tablero.kernel import Game, Record, Rng
from tablero.registry import locate
from tablero.rules.catalogue import BOOKS, rule, rules_of


def error(answer: Any) -> str:
    return str(answer.json()["error"]["code"])


def test_the_games_are_listed_with_what_can_be_set_and_who_can_sit_there(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games").json()}
    assert games["rebellion"]["seats"] == [2, 3, 4]
    assert {"name": "errata", "values": [False, True], "default": False} in games["rebellion"]["settings"]
    assert games["swu"]["bots"] == ["random", "easy", "medium", "hard", "greedy"]
    assert games["rebellion"]["bots"] == ["random", "easy", "medium", "hard", "greedy"]


def test_a_level_is_chosen_only_in_games_that_have_it(server: Server) -> None:
    assert server.get(f"/api/tables/{server.new('rebellion', 'me', 'medium')['table']}").status_code == 200
    seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}]
    refused = server.post("/api/tables", {"game": "duel", "seats": seats, "name": "Ana"})
    assert (refused.status_code, error(refused)) == (400, "no-bot")


@pytest.mark.parametrize(("lang", "words"), [("en", "The game is over."), ("es", "La partida ha terminado.")])
def test_the_catalogues_are_those_of_the_engine(server: Server, lang: str, words: str) -> None:
    told = server.get(f"/api/texts/rebellion/{lang}").json()
    assert told["lang"] == lang
    assert f"kernel-game-over = {words}" in "".join(told["ftl"])
    assert "rebellion-unit-x_wing" in "".join(told["ftl"])
    assert server.get("/api/texts/rebellion/fr").status_code == 404
    assert server.get("/api/texts/chess/en").status_code == 404


@pytest.mark.parametrize("path", ["/api/texts/en", "/api/texts/swu/en"])
def test_catalogues_that_a_browser_has_are_not_sent_again(server: Server, path: str) -> None:
    first = server.get(path)
    assert first.headers["cache-control"] == "no-cache"
    known = first.headers["etag"]
    again = server.http.get(path, headers={"If-None-Match": f'"other", {known}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", known)
    assert server.http.get(path, headers={"If-None-Match": '"other"'}).json() == first.json()
    assert server.get(path.replace("/en", "/es")).headers["etag"] != known


def test_what_the_client_says_is_among_the_own_texts(server: Server) -> None:
    for lang, lobby in (("en", "nav-lobby = Games"), ("es", "nav-lobby = Partidas")):
        assert lobby in "".join(server.get(f"/api/texts/{lang}").json()["ftl"])
        assert lobby not in "".join(server.get(f"/api/texts/swu/{lang}").json()["ftl"])


def test_a_seat_with_a_link_is_only_for_who_has_the_link(server: Server) -> None:
    made = server.new("duel", "me", "link")
    path = f"/api/tables/{made['table']}"
    assert made["links"][0] is None
    assert server.get(path).json()["status"] == "open"
    for body in ({"name": "Eva"}, {"name": "Eva", "seat": 1, "secret": "guess"}):
        refused = server.post(f"{path}/join", body)
        assert (refused.status_code, error(refused)) == (403, "wrong-secret")
    server.join(made, 1, "Berta")
    facts = server.get(path).json()
    assert facts["status"] == "playing"
    assert [seat["name"] for seat in facts["seats"]] == ["Ana", "Berta"]
    secret = made["links"][1].partition("secret=")[2]
    late = server.post(f"{path}/join", {"seat": 1, "secret": secret, "name": "Eva"})
    assert (late.status_code, error(late)) == (409, "seat-taken")


def test_an_open_seat_is_in_the_lobby_until_somebody_sits_there(server: Server) -> None:
    made = server.new("duel", "me", "open")
    hidden = server.new("duel", "me", "link")

    def listed(open_: int) -> list[str]:
        return [one["table"] for one in server.get(f"/api/tables?open={open_}").json()]

    assert made["table"] in listed(1)
    assert hidden["table"] not in listed(1)
    joined = server.post(f"/api/tables/{made['table']}/join", {"name": "Berta"}).json()
    assert joined["seat"] == 1
    assert made["table"] not in listed(1)
    assert made["table"] in listed(0)
    mine = server.get("/api/me", joined["token"]).json()
    assert [(one["table"], one["mine"]) for one in mine["tables"]] == [(made["table"], [1])]


def test_who_sits_already_keeps_the_seat(server: Server) -> None:
    made = server.new("duel", "me", "open")
    again = server.post(f"/api/tables/{made['table']}/join", {"name": "Ana"}, made["token"]).json()
    assert again["seat"] == 0
    assert server.get(f"/api/tables/{made['table']}").json()["status"] == "open"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no-game"),
        ({"game": "samples.duel:GAME", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "no-game"),
        ({"game": "duel", "seats": [{"kind": "me"}]}, "bad-setup"),
        ({"game": "duel", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "only-bots"),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "level": "deep"}]}, "no-bot"),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "queen"}]}, "bad-message"),
        ({"game": "rebellion", "seats": [{"kind": "me"}] * 2, "settings": {"errata": "yes"}}, "bad-setup"),
        ({"game": "swu", "seats": [{"kind": "me"}] * 2, "settings": {"decks": [["x"], 7]}}, "bad-setup"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "name": " \u202e\n"}, "bad-name"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "more": 1}, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_a_table_that_can_not_be_is_refused(server: Server, body: Any, code: str) -> None:
    answer = server.post("/api/tables", body)
    assert (answer.status_code, error(answer)) == (400, code)


def test_decks_that_players_bring_are_not_shown_to_others(server: Server) -> None:
    made = server.new("swu", "me", "link", settings={"decks": ["sor-vader", "sor-luke"], "format": "premier"})
    shown = server.get(f"/api/tables/{made['table']}")
    assert shown.json()["settings"] == {"format": "premier"}
    assert "sor-vader" not in shown.text


def test_an_account_signs_in_and_out(server: Server) -> None:
    made = server.post("/api/accounts", {"name": "Carla", "password": "a long one"})
    assert made.status_code == 201
    taken = server.post("/api/accounts", {"name": "carla", "password": "another one"})
    assert (taken.status_code, error(taken)) == (409, "name-taken")
    short = server.post("/api/accounts", {"name": "Dora", "password": "short"})
    assert error(short) == "bad-password"
    for name, password in (("Carla", "wrong one"), ("Nora", "a long one")):
        wrong = server.post("/api/sessions", {"name": name, "password": password})
        assert (wrong.status_code, error(wrong)) == (401, "wrong-password")
    token = server.post("/api/sessions", {"name": "CARLA", "password": "a long one"}).json()["token"]
    own = {"name": "Carla", "account": True, "mail": None, "tables": [], "invitations": [], "asking": 0}
    assert server.get("/api/me", token).json() == own
    headers = {"Authorization": f"Bearer {token}"}
    assert server.http.delete("/api/sessions", headers=headers).status_code == 204
    assert server.get("/api/me", token).status_code == 401
    assert server.get("/api/me", made.json()["token"]).status_code == 200


def test_nothing_that_opens_a_door_is_kept_in_clear(server: Server) -> None:
    made = server.new("duel", "me", "link")
    secret = made["links"][1].partition("secret=")[2]
    server.post("/api/accounts", {"name": "Emma", "password": "a very long one"})
    database = server.service.store.engine.url.database
    assert database
    kept = b"".join(Path(f"{database}{end}").read_bytes() for end in ("", "-wal"))
    assert made["table"].encode() in kept
    for word in (made["token"], secret, "a very long one"):
        assert word.encode() not in kept


def test_a_guest_who_makes_an_account_keeps_the_seats(server: Server) -> None:
    made = server.new("duel", "me", "random")
    taken = server.post("/api/accounts", {"name": "Gala", "password": "a long one"})
    refused = server.post("/api/accounts", {"name": "gala", "password": "a long one"}, made["token"])
    assert (refused.status_code, error(refused)) == (409, "name-taken")
    assert server.get("/api/me", made["token"]).json()["account"] is False
    token = server.post("/api/accounts", {"name": "Hugo", "password": "a long one"}, made["token"]).json()["token"]
    again = server.post("/api/sessions", {"name": "Hugo", "password": "a long one"}).json()["token"]
    for one in (token, again):
        me = server.get("/api/me", one).json()
        assert (me["name"], me["account"], [table["table"] for table in me["tables"]]) == (
            "Hugo",
            True,
            [made["table"]],
        )
    other = server.post("/api/accounts", {"name": "Inma", "password": "a long one"}, taken.json()["token"]).json()
    assert server.get("/api/me", taken.json()["token"]).json()["name"] == "Gala"  # an account stays what it is
    assert server.get("/api/me", other["token"]).json()["name"] == "Inma"


def test_a_session_ends_by_itself(own_server: Server) -> None:
    token = own_server.post("/api/accounts", {"name": "Ana", "password": "a long one"}).json()["token"]
    own_server.time[0] += 91 * 24 * 3600 * 1000
    assert own_server.get("/api/me", token).status_code == 401


def test_before_the_end_a_record_is_what_the_asker_knows_and_after_it_the_whole(server: Server) -> None:
    table, tokens = server.pair("duel")
    path = f"/api/tables/{table}/record"
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        game = server.table(table).game
        assert game is not None
        report = server.get(path, tokens[0])
        assert report.json()["seat"] == 0
        assert not {*game.definition.secrets(game.state, 0)} & {*words(report.text)}
        assert server.get(path).json()["seat"] is None
        play(server, table, [ana, berta], Rng(5), 12)
        berta.seen(ana.done("resign")["seq"])
    record = Record.loads(server.get(path).content)
    assert Game.replay(locate("samples.duel:GAME"), record, Rng(0)).outcome == game.outcome
    replay = server.get(f"/api/replays/{table}").json()
    shown = server.get(f"/api/replays/{table}/moments?seat=1&from={replay['moments'] - 2}&count=5").json()
    assert [one["moment"] for one in shown] == [replay["moments"] - 2, replay["moments"] - 1]
    assert shown[-1]["outcome"] == replay["outcome"]
    assert shown[-1]["view"] == berta.state["view"]
    first = server.get(f"/api/replays/{table}/moments?count=1").json()
    assert (first[0]["seat"], first[0]["question"]) == (None, 0)


def test_rules_are_found_in_both_languages(server: Server) -> None:
    found = server.get("/api/rules?q=linea%20de%20vision&book=legion2026").json()
    assert found
    assert {"en", "es"} <= {*found[0]["title"]}
    assert {one["book"] for one in found} == {"legion2026"}
    assert server.get("/api/rules/legion23:activation.03").json()["book"] == "legion2023"
    one = server.get("/api/rules/swu:1.2.1").json()
    assert one["title"]["es"] == "Mazo sin tamaño máximo"
    assert server.get("/api/rules/swu:99.99").status_code == 404
    for query in ("", "?q=", "?q=x&lang=fr", "?q=x&book=none", "?q=x&limit=-1"):
        assert error(server.get(f"/api/rules{query}")) == "bad-query"


def test_a_whole_rulebook_is_told_in_one_language_and_may_be_kept(server: Server) -> None:
    told = server.get("/api/rulebooks/legion2023/es")
    assert (told.json()["book"], told.json()["lang"]) == ("legion2023", "es")
    assert [one["id"] for one in told.json()["rules"]] == [*rules_of(BOOKS["legion2023"])]
    mine = next(one for one in told.json()["rules"] if one["id"] == "legion23:activation.03")
    known = rule("legion23:activation.03")
    assert mine == {"id": known.id, **{part: getattr(known, part)["es"] for part in ("section", "title", "text")}}
    assert told.headers["content-encoding"] == "gzip"
    assert told.headers["cache-control"] == "no-cache"
    again = server.http.get("/api/rulebooks/legion2023/es", headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    english = server.http.get("/api/rulebooks/legion2023/en", headers={"If-None-Match": told.headers["etag"]})
    assert english.status_code == 200


@pytest.mark.parametrize("path", ["legion/es", "none/es", "swu/xx", "swu/..", "swu/"])
def test_a_rulebook_or_language_that_there_is_not_is_refused(server: Server, path: str) -> None:
    assert server.get(f"/api/rulebooks/{path}").status_code == 404


def test_the_server_tells_how_it_is(server: Server) -> None:
    assert server.get("/healthz").text == "ok\n"
    told = server.get("/metrics").text
    assert "tablero_tables_live" in told
    assert re.search(r"^process_cpu_seconds_total \d+\.\d+$", told, re.MULTILINE)
    assert server.get("/api/openapi.json").json()["openapi"].startswith("3.")
    assert error(server.get("/api/nonsense")) == "not-found"
    assert server.http.put("/api/games").status_code == 405


def test_without_a_client_the_page_says_how_to_build_it(own_server: Server) -> None:
    if own_server.service.options.client.exists():
        assert own_server.get("/").headers["content-type"].startswith("text/html")
    else:
        assert "make client" in own_server.get("/").text
    assert "frame-ancestors 'none'" in own_server.get("/").headers["content-security-policy"]
