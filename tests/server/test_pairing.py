"""Quick pairing, over real connections: whose wishes agree, and that nobody is paired twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.serving import Server, serving
from server.test_ratings import account, at_postgresql, code
from tablero.games.wh40k import armies
from tablero.games.wh40k.brings import ARMIES
from tablero.server.pairing import ANYBODY, CLOSE, GONE, WIDENS
from tablero.server.schema import ratings, tables

LIVE = {"start": 600_000, "increment": 5_000}
WISH = {"game": "duel", "clock": LIVE}


def wish(server: Server, token: str | None, **more: Any) -> Any:
    answer = server.post("/api/pairing", {**WISH, "name": "Ana", **more}, token)
    assert answer.status_code == 201, answer.text
    return answer.json()


def look(server: Server, token: str) -> Any:
    return server.get("/api/pairing", token).json()


def leave(server: Server, token: str) -> Any:
    return server.http.delete("/api/pairing", headers={"Authorization": f"Bearer {token}"}).json()


def made(server: Server) -> int:
    """Return how many tables there are."""
    return len(server.wait(server.service.store.read(lambda connection: connection.execute(select(tables)).all())))


def test_two_who_want_the_same_are_seated(own_server: Server) -> None:
    ana = wish(own_server, None)
    assert (ana["game"], ana["table"], ana["rated"]) == ("duel", None, False)
    berta = wish(own_server, None, name="Berta")
    assert berta["table"]
    assert look(own_server, ana["token"])["table"] == berta["table"]
    facts = own_server.get(f"/api/tables/{berta['table']}").json()
    assert facts["status"] == "playing"
    assert {seat["name"] for seat in facts["seats"]} == {"Ana", "Berta"}
    assert (facts["clock"]["start"], facts["hints"], facts["rated"]) == (600_000, False, False)
    with own_server.at(berta["table"], ana["token"]) as client:
        assert client.state["seat"] in (0, 1)
    assert made(own_server) == 1


@pytest.mark.parametrize(
    "other",
    [
        {"clock": None},
        {"clock": {"start": 600_000, "increment": 0}},
        {"game": "swu"},
        {"game": "rebellion", "settings": {"first_game": True}},
    ],
    ids=["no clock", "another clock", "another game", "another setting"],
)
def test_wishes_that_differ_wait(own_server: Server, other: dict[str, Any]) -> None:
    game = "rebellion" if other.get("game") == "rebellion" else "duel"
    ana, berta = wish(own_server, None, game=game), wish(own_server, None, name="Berta", **other)
    assert (ana["table"], berta["table"], made(own_server)) == (None, None, 0)
    third = wish(own_server, None, game=game, name="Carla")  # who wants what Ana wants
    assert look(own_server, ana["token"])["table"] == third["table"] is not None


def test_who_has_one_wish_has_it_instead_of_the_one_before(own_server: Server) -> None:
    ana = wish(own_server, None, game="swu")
    again = wish(own_server, ana["token"])
    assert again["game"] == "duel"
    assert wish(own_server, None, name="Berta", game="swu")["table"] is None
    assert wish(own_server, None, name="Carla")["table"] is not None
    assert look(own_server, ana["token"])["table"] is not None
    assert wish(own_server, ana["token"])["table"] is None  # nobody is paired with themselves, and may wish again


def test_who_has_gone_is_not_paired(own_server: Server) -> None:
    ana = wish(own_server, None)
    own_server.time[0] += GONE + 1
    berta = wish(own_server, None, name="Berta")
    assert berta["table"] is None
    assert look(own_server, ana["token"])["table"] is not None  # who comes back still waits, and finds Berta


def test_who_withdraws_is_not_paired(own_server: Server) -> None:
    ana = wish(own_server, None)
    assert leave(own_server, ana["token"]) == {"game": None, "rated": False, "since": None, "table": None}
    assert look(own_server, ana["token"])["game"] is None
    assert wish(own_server, None, name="Berta")["table"] is None
    assert leave(own_server, ana["token"])["table"] is None  # twice is no harm


def test_who_withdraws_too_late_is_told_the_table(own_server: Server) -> None:
    ana = wish(own_server, None)
    table = wish(own_server, None, name="Berta")["table"]
    assert leave(own_server, ana["token"])["table"] == table


def test_who_has_blocked_somebody_is_not_paired_with_them(own_server: Server) -> None:
    tokens = [account(own_server, name) for name in ("Amaia", "Benita")]
    ids = [own_server.wait(own_server.service.accounts.whose(token)).id for token in tokens]  # type: ignore[union-attr]
    own_server.wait(own_server.service.people.block(ids[1], ids[0]))
    assert wish(own_server, tokens[0])["table"] is None
    assert wish(own_server, tokens[1])["table"] is None
    assert wish(own_server, None, name="Carla")["table"] is not None


def test_each_brings_their_own(own_server: Server) -> None:
    decks = [one["name"] for one in own_server.get("/api/lists/swu").json()][:2]
    first = wish(own_server, None, game="swu", brings=decks[0])
    second = wish(own_server, None, name="Berta", game="swu", brings=decks[1])
    terms = own_server.table(second["table"]).terms
    names = [seat.name for seat in terms.seats]
    assert [terms.settings["decks"][names.index(name)] for name in ("Ana", "Berta")] == decks
    assert look(own_server, first["token"])["table"] == second["table"]


@pytest.mark.parametrize("game", ["swu", "rebellion", "wh40k"])
def test_what_is_offered_is_what_two_can_be_paired_for(server: Server, game: str) -> None:
    """Every value that is told can be wished for, and every other is refused."""
    (facts,) = (one for one in server.get("/api/games").json() if one["name"] == game)
    offered = server.get(f"/api/pairing/{game}").json()
    settings = {one["name"]: one["values"] for one in facts["settings"] if len(one["values"]) > 1}
    assert offered.keys() == settings.keys()
    for name, values in settings.items():
        for value in values:
            brings = roster(NONE_READY[value]) if value in NONE_READY else None
            answer = server.post("/api/pairing", {"game": game, "settings": {name: value}, "brings": brings})
            assert (answer.status_code == 201) == (value in offered[name]), (name, value, answer.text)
    if game == "swu":
        assert "premier" in offered["format"]
        assert not {"twin-suns", "multiplayer"} & set(offered["format"])
    if game == "wh40k":
        assert NONE_READY.keys() <= set(offered["format"])


NONE_READY = {"strike-force": 2000, "onslaught": 3000}
"""Battle sizes for which no army is ready, and their points."""


def roster(limit: int) -> Any:
    """Return an army for so many points."""
    return {**ARMIES.value(armies.ready_made("orks-1000")), "limit": limit}


@pytest.mark.parametrize("format", NONE_READY)
def test_armies_of_a_size_that_has_none_ready_meet_and_nobody_comes_without_one(
    own_server: Server, format: str
) -> None:
    wanted = {"game": "wh40k", "settings": {"format": format}}
    refused = own_server.post("/api/pairing", {**WISH, **wanted})
    assert code(refused) == "bad-setup"
    assert refused.json()["error"]["rule"] == "wh40k:muster.02"
    wrong = own_server.post("/api/pairing", {**WISH, **wanted, "brings": roster(1000)})
    assert code(wrong) == "bad-setup"
    first = wish(own_server, None, **wanted, brings=roster(NONE_READY[format]))
    second = wish(own_server, None, name="Berta", **wanted, brings=roster(NONE_READY[format]))
    assert look(own_server, first["token"])["table"] == second["table"]
    brought = own_server.table(second["table"]).terms.settings["armies"]
    assert [one["limit"] for one in brought] == [NONE_READY[format]] * 2


def test_nothing_is_offered_of_a_game_that_is_not_there(server: Server) -> None:
    assert server.get("/api/pairing/chess").status_code == 404


def test_a_wish_that_nobody_can_play_is_refused(server: Server) -> None:
    guest = server.new("duel", "me", "open")["token"]
    refused: dict[str, Any] = {
        "no-game": {"game": "nothing"},
        "bad-setup": {"settings": {"nothing": 1}},
        "rated-guest": {"rated": True},
        "bad-message": {"clock": {"start": 0}},
        "pairing-brings": {"game": "swu", "settings": {"decks": ["x", None]}},
    }
    for why, more in refused.items():
        found = code(server.post("/api/pairing", {**WISH, **more}, guest))
        assert found == why or (why == "pairing-brings" and found == "bad-setup"), (why, found)
    assert code(server.post("/api/pairing", {**WISH, "brings": "x"}, guest)) == "bad-setup"
    assert code(server.get("/api/pairing")) == "not-signed-in"
    assert look(server, guest)["game"] is None
    token = account(server, "Venancia")
    assert code(server.post("/api/pairing", {**WISH, "clock": None, "rated": True}, token)) == "rated-clock"


# Strength.


def give_rating(server: Server, token: str, rating: float) -> None:
    player = server.wait(server.service.accounts.whose(token))
    assert player is not None
    row = {"player": player.id, "game": "duel", "format": "", "rating": rating, "deviation": 50.0}
    more = {"volatility": 0.06, "games": 30, "at": server.time[0], "settled": server.time[0] + 1}
    server.wait(server.service.store.write(others=[ratings.insert().values(**row, **more)]))


def rated_pair(server: Server, difference: float) -> list[str]:
    tokens = [account(server, name) for name in ("Amaia", "Benita")]
    for token, rating in zip(tokens, (1500, 1500 + difference), strict=True):
        give_rating(server, token, rating)
    return tokens


def test_ratings_that_are_close_are_paired_at_once(own_server: Server) -> None:
    tokens = rated_pair(own_server, CLOSE)
    wish(own_server, tokens[0], rated=True)
    table = wish(own_server, tokens[1], rated=True)["table"]
    assert own_server.get(f"/api/tables/{table}").json()["rated"]


def test_ratings_that_are_not_wait_until_both_have_waited(own_server: Server) -> None:
    tokens = rated_pair(own_server, CLOSE + 2 * WIDENS)
    assert wish(own_server, tokens[0], rated=True)["table"] is None
    own_server.time[0] += 5_000
    assert wish(own_server, tokens[1], rated=True)["table"] is None  # who has just come may still find somebody nearer
    own_server.time[0] += 1_900
    assert look(own_server, tokens[0])["table"] is None
    own_server.time[0] += 100
    assert look(own_server, tokens[0])["table"] is not None


def test_after_a_minute_anybody_will_do(own_server: Server) -> None:
    tokens = rated_pair(own_server, 2000)
    for token in tokens:
        wish(own_server, token, rated=True)
    for _ in range(ANYBODY // (GONE // 2)):
        own_server.time[0] += GONE // 2
        told = [look(own_server, token) for token in tokens]
    assert told[0]["table"] == told[1]["table"] is not None


def test_the_nearest_is_taken_and_for_a_game_that_is_not_rated_the_first(own_server: Server) -> None:
    near, far, third = (account(own_server, name) for name in ("Nerea", "Fara", "Tercia"))
    give_rating(own_server, near, 1510)
    give_rating(own_server, far, 1590)
    give_rating(own_server, third, 1500)
    # those two are further apart from each other than that, so that both wait
    own_server.wait(own_server.service.people.block(_id(own_server, near), _id(own_server, far)))
    wish(own_server, far, rated=True)
    wish(own_server, near, rated=True)
    table = wish(own_server, third, rated=True)["table"]
    assert look(own_server, near)["table"] == table is not None
    assert look(own_server, far)["table"] is None


def _id(server: Server, token: str) -> str:
    player = server.wait(server.service.accounts.whose(token))
    assert player is not None
    return player.id


# Once, whoever pairs.


def paired_at_once(servers: list[Server], people: int) -> None:
    """Let many wish at once at several servers, and look until all are seated: each at one table, with one other."""
    tokens = [servers[0].new("duel", "me", "link", name=f"Guest {number}")["token"] for number in range(people)]
    before = made(servers[0])
    placed = [(servers[i % len(servers)], token) for i, token in enumerate(tokens)]
    with ThreadPoolExecutor(people) as pool:
        list(pool.map(lambda one: wish(*one), placed))
        found = list(pool.map(lambda one: look(*one)["table"], placed))
        for _ in range(people):
            found = list(pool.map(lambda one: look(*one)["table"], placed))
    assert None not in found
    assert {found.count(table) for table in found} == {2}
    assert made(servers[0]) - before == people // 2


def test_nobody_is_paired_twice_by_two_workers(tmp_path: Path) -> None:
    with ExitStack() as stack:
        paired_at_once([stack.enter_context(serving(tmp_path)) for _ in range(2)], 10)


@pytest.mark.long
def test_nobody_is_paired_twice_at_postgresql(tmp_path: Path) -> None:
    with at_postgresql(tmp_path) as servers:
        paired_at_once([*servers], 20)


def test_a_wish_goes_with_its_account(own_server: Server) -> None:
    token = account(own_server, "Amaia")
    wish(own_server, token)
    assert own_server.post("/api/me/delete", {"password": "a long one"}, token).status_code == 204
    assert wish(own_server, None)["table"] is None
