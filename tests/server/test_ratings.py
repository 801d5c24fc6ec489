"""Rated games, over real connections: which they are, what they change, and that each counts once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from server.machines import Postgres, until
from server.serving import Client, Server, guess, serving
from tablero.kernel import Clock, Rng
from tablero.server import ratings as rating
from tablero.server.games import game
from tablero.server.operator import NotThere, Operator
from tablero.server.refused import Refused
from tablero.server.schema import players, rated
from tablero.server.store import engine_of

CLOCK = {"start": 60_000, "increment": 0}
LINK = [{"kind": "me"}, {"kind": "link"}]
RATED = {"game": "duel", "seats": LINK, "clock": CLOCK, "rated": True}
PASSWORD = "a long one"


def account(server: Server, name: str) -> str:
    answer = server.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def code(answer: httpx.Response) -> Any:
    return answer.json()["error"]["code"]


def rated_pair(server: Server, tokens: list[str], **more: Any) -> str:
    """Seat two accounts at a rated table; return its id."""
    made = server.post("/api/tables", {**RATED, **more}, tokens[0]).json()
    secret = made["links"][1].partition("secret=")[2]
    joined = server.post(f"/api/tables/{made['table']}/join", {"seat": 1, "secret": secret}, tokens[1])
    assert joined.status_code == 200, joined.text
    return str(made["table"])


def both_choose(clients: list[Client]) -> None:
    """Play until each has chosen."""
    chosen: set[int] = set()
    while len(chosen) < 2:
        seat = clients[0].state["waiting"][0]
        decision = clients[seat].state["decision"]
        last = len(decision["options"]) - 1 if decision["kind"] == "choose" else None  # passing stands there
        answer = clients[seat].choose(guess(decision, Rng(len(chosen))) if last is None else last)
        assert answer["t"] == "ack", answer
        chosen.add(seat)
        for client in clients:
            client.seen(answer["seq"])


def resigned(server: Server, tokens: list[str], **more: Any) -> str:
    """Play a short game that the first gives up; return its table."""
    table = rated_pair(server, tokens, **more)
    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]) as other:
        both_choose([one, other])
        one.done("resign")
    return table


def own(server: Server, token: str) -> Any:
    return server.get("/api/me/ratings", token).json()


def counted(server: Server, table: str) -> int:
    """Return how many ratings a game has changed."""
    query = select(rated).where(rated.c.table == table)
    return len(server.wait(server.service.store.read(lambda connection: connection.execute(query).all())))


@pytest.fixture
def pair(own_server: Server) -> tuple[Server, list[str]]:
    """A server, and the tokens of two accounts there."""
    return own_server, [account(own_server, name) for name in ("Amaia", "Benita")]


# Which tables are rated.


def test_a_rated_table_is_for_two_people_with_accounts_and_a_clock(server: Server) -> None:
    token = account(server, "Romualda")
    refused: dict[str, dict[str, Any]] = {
        "rated-people": {"seats": [{"kind": "me"}, {"kind": "bot"}]},
        "rated-clock": {"clock": None},
        "rated-hints": {"hints": True},
    }
    for why, more in refused.items():
        assert code(server.post("/api/tables", {**RATED, **more}, token)) == why
    hotseat = [{"kind": "hotseat"}] * 2
    assert code(server.post("/api/tables", {**RATED, "seats": hotseat}, token)) == "rated-people"
    assert code(server.post("/api/tables", {**RATED, "seats": [{"kind": "link"}] * 2}, token)) == "rated-people"
    four = {"game": "rebellion", "seats": [{"kind": "me"}, *[{"kind": "link"}] * 3]}
    assert code(server.post("/api/tables", {**RATED, **four}, token)) == "rated-two"
    for guest in (None, server.new("duel", "me", "open")["token"]):
        answer = server.post("/api/tables", RATED, guest)
        assert (answer.status_code, code(answer)) == (403, "rated-guest")
    made = server.post("/api/tables", RATED, token)
    assert made.status_code == 201
    facts = server.get(f"/api/tables/{made.json()['table']}").json()
    assert (facts["rated"], facts["hints"]) == (True, False)


def test_what_is_made_by_hand_is_not_rated_but_what_players_bring_is(server: Server) -> None:
    token = account(server, "Sinforosa")
    usual = game("wh40k").setup(2, Clock(60_000, 0))
    rating.check_terms(game("wh40k"), usual)
    by_hand = usual._replace(settings={**usual.settings, "layout": {"pieces": []}})
    with pytest.raises(Refused) as refused:
        rating.check_terms(game("wh40k"), by_hand)
    assert refused.value.code == "rated-setting"
    deck = server.get("/api/lists/swu").json()[0]["name"]
    swu = {"game": "swu", "settings": {"decks": [deck, None]}}
    assert server.post("/api/tables", {**RATED, **swu}, token).status_code == 201


def test_nobody_sits_down_at_a_rated_table_as_a_guest_or_twice(server: Server) -> None:
    token = account(server, "Telesfora")
    made = server.post("/api/tables", {**RATED, "seats": [{"kind": "me"}, {"kind": "open"}]}, token).json()
    path = f"/api/tables/{made['table']}/join"
    guests = len(server.wait(server.service.store.read(_players)))
    assert code(server.post(path, {"name": "Casimira"})) == "rated-guest"
    assert len(server.wait(server.service.store.read(_players))) == guests  # nobody was let in for it
    assert code(server.post(path, {"seat": 1}, token)) == "rated-yourself"
    assert server.post(path, {}, account(server, "Ursulina")).json()["seat"] == 1


def _players(connection: Connection) -> list[Any]:
    return [*connection.execute(select(players.c.id))]


def test_in_a_rated_game_nothing_is_taken_back_by_agreement(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = rated_pair(server, tokens)
    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]) as other:
        both_choose([one, other])
        refusals = [client.ask("undo") for client in (one, other) if client.state["undo"] != "free"]
        assert refusals
        assert {answer["code"] for answer in refusals} <= {"rated-undo", "illegal"}
        assert "rated-undo" in {answer["code"] for answer in refusals}
        assert {one.state["undo"], other.state["undo"]} <= {"free", None}


def test_at_a_rated_table_there_are_no_hints_and_no_bots(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = rated_pair(server, tokens)
    assert code(server.post(f"/api/tables/{table}/hint", {"seat": 0}, tokens[0])) == "no-hints"
    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]) as other:
        both_choose([one, other])
        late = one.state["waiting"][0]
        server.time[0] += 61_000
        winner = (one, other)[1 - late]
        assert winner.ask("claim", what="bot")["code"] == "rated-bot"
        assert winner.done("claim", what="win")["outcome"]["winners"] == [1 - late]
    told = server.get(f"/api/tables/{table}/ratings").json()
    assert told["seats"][1 - late]["change"] > 0 > told["seats"][late]["change"]


# What a result changes.


def test_a_resignation_counts_for_both(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = resigned(server, tokens)
    told = server.get(f"/api/tables/{table}/ratings").json()
    assert (told["rated"], told["uncounted"]) == (True, None)
    lost, won = told["seats"]
    assert lost["change"] == -won["change"] < 0
    assert won["rating"] == 1500 + won["change"]
    assert won["provisional"]
    assert won["deviation"] < 350
    [here] = own(server, tokens[1])
    assert (here["game"], here["format"], here["games"]) == ("duel", "", 1)
    assert (here["rating"], [one["table"] for one in here["history"]]) == (won["rating"], [table])
    exported = server.get("/api/me/export", tokens[1]).json()
    assert exported["ratings"] == [here]


def test_a_draw_between_equals_changes_no_rating_but_makes_it_surer(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = rated_pair(server, tokens)
    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]) as other:
        both_choose([one, other])
        one.done("draw")
        other.done("consent", yes=True)
    for token in tokens:
        [here] = own(server, token)
        assert here["rating"] == 1500
        assert here["deviation"] < 350


def test_a_game_that_somebody_never_began_is_not_counted(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = rated_pair(server, tokens)
    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]):
        one.done("resign")
    assert counted(server, table) == 0
    told = server.get(f"/api/tables/{table}/ratings").json()
    assert (told["rated"], told["uncounted"]) == (True, "early")
    assert [seat["change"] for seat in told["seats"]] == [None, None]


def test_games_that_are_not_rated_change_nothing(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = resigned(server, tokens, rated=False)
    assert counted(server, table) == 0
    assert own(server, tokens[0]) == []
    assert server.get(f"/api/tables/{table}/ratings").json() == {"rated": False, "uncounted": None, "seats": []}


def test_formats_are_rated_apart_and_a_rematch_is_rated_too(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = resigned(server, tokens, game="swu", settings={"format": "premier"})
    assert [(one["game"], one["format"]) for one in own(server, tokens[0])] == [("swu", "premier")]
    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]) as other:
        one.done("rematch", id="again")
        other.done("rematch", id="again")
    again = server.table(table).terms.again
    assert server.get(f"/api/tables/{again}").json()["rated"]
    assert server.get("/api/ratings/swu?format=open").json()["players"] == []
    assert len(server.get("/api/ratings/swu?format=premier").json()["players"]) == 2


def test_what_lies_back_is_less_certain(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    resigned(server, tokens)
    [before] = own(server, tokens[0])
    server.time[0] += 60 * 24 * 3600_000
    [after] = own(server, tokens[0])
    assert after["rating"] == before["rating"]
    assert after["deviation"] > before["deviation"]


# Once, whatever happens.


def test_a_game_whose_rating_fails_has_not_ended(
    pair: tuple[Server, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, tokens = pair
    table = rated_pair(server, tokens)
    good = rating._rate

    killed: list[str] = []

    def dying(*args: Any) -> None:
        good(*args)
        killed.append(args[1])
        raise RuntimeError("killed just then")

    with server.at(table, tokens[0]) as one, server.at(table, tokens[1]) as other:
        both_choose([one, other])
        monkeypatch.setattr(rating, "_rate", dying)
        one.say(t="resign", id="r")
        until(lambda: killed, "the rating fails")
        server.wait(_journal_settled(server, table))
        assert counted(server, table) == 0
        lines = server.wait(server.service.store.journal(table))
        monkeypatch.setattr(rating, "_rate", good)
    with server.at(table, tokens[0]) as one:
        assert one.state["outcome"] is None  # neither the end nor the ratings were written
        assert one.done("resign", id="r2")["outcome"]["winners"] == [1]
    assert len(server.wait(server.service.store.journal(table))) == len(lines) + 1
    assert counted(server, table) == 2
    before = own(server, tokens[0])
    server.forget(table)  # as after a restart: the journal is followed again
    server.table(table)
    assert own(server, tokens[0]) == before


async def _journal_settled(server: Server, table: str) -> None:
    live = await server.service.tables.table(table)
    async with live.settled():
        pass


def at_once(servers: list[Server], table: str, tokens: list[str]) -> None:
    """Let both resign at once, each at a server of their own."""
    with servers[0].at(table, tokens[0]) as one, servers[-1].at(table, tokens[1]) as other:
        one.seen(other.state["seq"])
        other.seen(one.state["seq"])
        with ThreadPoolExecutor() as pool:
            answers = list(pool.map(lambda client: client.ask("resign", "resign"), (one, other)))
    assert sorted(answer["t"] for answer in answers) == ["ack", "error"], answers
    assert counted(servers[0], table) == 2


def test_both_give_up_at_once_at_two_workers_and_one_of_them_has_won(tmp_path: Path) -> None:
    with serving(tmp_path) as here, serving(tmp_path) as there:
        tokens = [account(here, name) for name in ("Amaia", "Benita")]
        table = rated_pair(here, tokens)
        with here.at(table, tokens[0]) as one, here.at(table, tokens[1]) as other:
            both_choose([one, other])
        at_once([here, there], table, tokens)
        assert sum(one["rating"] for token in tokens for one in own(there, token)) == 3000


@contextmanager
def at_postgresql(folder: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers at one PostgreSQL."""
    with TemporaryDirectory(prefix="tablero-", ignore_cleanup_errors=True) as data:
        postgres = Postgres(Path(data))
        try:
            with serving(folder, database=postgres.url) as here, serving(folder, database=postgres.url) as there:
                yield here, there
        finally:
            postgres.stop()


@pytest.mark.long
def test_games_of_the_same_two_that_end_at_once_all_count_at_postgresql(tmp_path: Path) -> None:
    with at_postgresql(tmp_path) as (here, there), ThreadPoolExecutor() as pool:
        tokens = [account(here, name) for name in ("Amaia", "Benita")]
        tables = [rated_pair(here, tokens) for _ in range(8)]
        for table in tables:
            with here.at(table, tokens[0]) as one, here.at(table, tokens[1]) as other:
                both_choose([one, other])
        for table, server in zip(tables, [here, there] * 4, strict=True):
            server.table(table)

        def give_up(job: tuple[str, Server]) -> Any:
            with job[1].at(job[0], tokens[0]) as client:
                return client.ask("resign", "resign")["t"]

        ended = list(pool.map(give_up, zip(tables, [here, there] * 4, strict=True)))
        assert ended == ["ack"] * 8
        assert [one["games"] for one in own(here, tokens[0])] == [8]
        assert sum(counted(here, table) for table in tables) == 16


# Who is how strong.


def test_the_list_of_a_game_has_the_strongest_first_by_pages(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    third = account(server, "Carlota")
    resigned(server, tokens)
    resigned(server, [tokens[0], third])
    told = server.get("/api/ratings/duel").json()
    assert (told["total"], told["formats"]) == (3, [])
    assert [one["place"] for one in told["players"]] == [1, 2, 3]
    assert told["players"][-1]["name"] == "Amaia"
    levels = [one["rating"] for one in told["players"]]
    assert levels == sorted(levels, reverse=True)
    page = server.get("/api/ratings/duel?from=1&count=1").json()
    assert page["players"] == told["players"][1:2]
    assert server.get("/api/ratings/duel?from=7").json()["players"] == []
    assert code(server.get("/api/ratings/duel?from=-1")) == "bad-query"
    assert code(server.get("/api/ratings/duel?format=premier")) == "bad-query"
    assert code(server.get("/api/ratings/nothing")) == "no-game"


def test_the_lobby_tells_how_strong_they_are(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    resigned(server, tokens)
    server.post("/api/tables", {**RATED, "seats": [{"kind": "me"}, {"kind": "open"}]}, tokens[1])
    server.new("duel", "me", "open")
    listed = {one["rated"]: one["ratings"] for one in server.get("/api/tables").json()}
    [here] = own(server, tokens[1])
    assert listed[True] == [{name: here[name] for name in ("rating", "deviation", "provisional")}, None]
    assert listed[False] == [None, None]


def test_a_rating_goes_with_its_account(pair: tuple[Server, list[str]]) -> None:
    server, tokens = pair
    table = resigned(server, tokens)
    assert server.post("/api/me/delete", {"password": PASSWORD}, tokens[1]).status_code == 204
    assert [one["name"] for one in server.get("/api/ratings/duel").json()["players"]] == ["Amaia"]
    assert counted(server, table) == 1
    told = server.get(f"/api/tables/{table}/ratings").json()
    assert told["seats"][1] is None


def test_the_operator_resets_a_rating(pair: tuple[Server, list[str]], tmp_path: Path) -> None:
    server, tokens = pair
    resigned(server, tokens)
    operator = Operator(engine_of(server.service.options.database), "root", lambda: 5)
    with pytest.raises(NotThere):
        operator.reset_rating("Amaia", "swu", "")
    with pytest.raises(NotThere):
        operator.reset_rating("Nobody", "duel", "")
    operator.reset_rating("amaia", "duel", "boosted")
    assert own(server, tokens[0]) == []
    assert own(server, tokens[1]) != []
    assert [(deed.what, deed.about, deed.note) for deed in operator.log()] == [("unrate", "amaia", "duel: boosted")]
