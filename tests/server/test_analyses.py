"""Finished games are looked back at: by whom, how far, and whatever happens to the process that does it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from server.serving import Server, play
from tablero.kernel import Game, Rng
from tablero.registry import find
from tablero.server import analyses, bot_processes
from tablero.server.analyses import Progress
from tablero.server.bot_processes import Mind, think
from tablero.server.rows import OVER

MARKER = "TABLERO_TEST_DIED"


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["code"])


def over(server: Server, choices: int = 12, game: str = "duel", **more: Any) -> tuple[str, list[str]]:
    """Return a table at which two people played for a while and one gave up, and their tokens."""
    table, tokens = server.pair(game, **more)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        play(server, table, [ana, berta], Rng(3), choices)
        ana.done("resign")
    return table, tokens


def ended(server: Server, table: str, token: str | None = None) -> Any:
    """Return the analysis when all that are being made have ended."""
    server.wait(_made(server))
    return server.get(f"/api/replays/{table}/analysis", token).json()


async def _made(server: Server) -> None:
    await asyncio.gather(
        *(task for task in server.service._tasks if getattr(task.get_coro(), "__name__", "") == "make")
    )


def stranger(server: Server) -> str:
    return str(server.new("duel", "me", "random")["token"])


def test_a_game_is_analysed_for_its_players_and_shown_to_whoever_may_see_it(server: Server) -> None:
    table, tokens = over(server, game="swu")
    path = f"/api/replays/{table}/analysis"
    assert server.get(path).json() == {"status": "none", "examined": 0, "total": 0, "found": None}
    assert error(server.post(path, None)) == (401, "not-signed-in")
    assert error(server.post(path, None, stranger(server))) == (403, "not-yours")
    assert server.post(path, None, tokens[1]).json()["status"] == "working"
    told = ended(server, table)
    found = told["found"]
    assert told["status"] == "done"
    assert told["examined"] == told["total"] == len(found["decisions"]) == 12
    assert (found["bot"], found["teams"], found["outcome"]["winners"]) == ("hard", [0, 1], [1])
    assert all(len(one["chances"]) == 2 and min(one["chances"]) >= 0 for one in found["decisions"])
    assert found["mistakes"]
    losses = [one["loss"] for one in found["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert {one["step"] for one in found["mistakes"]} <= {one["step"] for one in found["decisions"]}
    assert server.post(path, None, tokens[0]).json() == told  # it is kept
    server.forget(table)
    assert server.get(path).json() == told


def test_what_bots_chose_is_not_looked_at(server: Server) -> None:
    made = server.new("swu", "me", "easy")
    table, token = made["table"], made["token"]
    with server.at(table, token) as ana:
        while len(server.table(table).playing().events) < 12:
            if ana.state["decision"] is None:
                ana.until("state")
                continue
            answer = ana.choose(server.table(table).playing().decisions[0].sample(Rng(2)))
            ana.seen(answer["seq"])
        ana.done("resign")
    server.post(f"/api/replays/{table}/analysis", None, token)
    told = ended(server, table)
    own = [one for one in told["found"]["decisions"] if one["seat"] == 0]
    assert told["total"] == len(own) < len(told["found"]["decisions"])
    assert {one["seat"] for one in told["found"]["mistakes"]} <= {0}


def test_of_a_table_that_nobody_could_watch_only_its_players_learn_anything(server: Server) -> None:
    table, tokens = over(server, 4, spectators=False)
    path = f"/api/replays/{table}"
    other = stranger(server)
    for token in (None, other):
        assert error(server.get(f"{path}/analysis", token)) == (403, "private")
        assert error(server.post(f"{path}/analysis", None, token)) == (403, "private")
        assert error(server.get(f"{path}/advice?step=0&seat=0", token)) == (403, "private")
    assert server.get(f"{path}/analysis", tokens[1]).status_code == 200
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        ana.ask("share", id="shares")
        berta.done("share", id="shares")
    assert server.get(f"{path}/analysis", other).status_code == 200
    assert error(server.get(f"{path}/advice?step=0&seat=0", other)) == (403, "not-yours")


def test_nothing_is_told_before_the_end(server: Server) -> None:
    table, tokens = server.pair("swu")
    waiting = server.new("swu", "me", "link")
    for path in ("analysis", "advice?step=0&seat=0"):
        assert error(server.get(f"/api/replays/{table}/{path}", tokens[0])) == (409, "not-over")
        assert error(server.get(f"/api/replays/{waiting['table']}/{path}", waiting["token"])) == (400, "not-started")
        assert error(server.get(f"/api/replays/nowhere/{path}", tokens[0])) == (404, "not-found")
    assert error(server.post(f"/api/replays/{table}/analysis", None, tokens[0])) == (409, "not-over")


def test_what_a_bot_would_have_done_is_told_at_any_step(server: Server) -> None:
    table, tokens = over(server, game="swu")
    game = server.table(table).playing()
    path = f"/api/replays/{table}/advice"
    step, seat = next((number, one[0]) for number, one in enumerate(game.events) if one[0] >= 0)
    told = server.get(f"{path}?step={step}&seat={seat}", tokens[0]).json()
    assert (told["step"], told["seat"], told["bot"]) == (step, seat, "hard")
    assert told["chosen"]["id"]
    assert told["answer"]["id"]
    assert told == server.get(f"{path}?step={step}&seat={seat}", tokens[1]).json()
    for query, code in {
        "": "bad-query",
        "?step=0": "bad-query",
        "?seat=0": "bad-query",
        "?step=-1&seat=0": "bad-query",
        "?step=x&seat=0": "bad-query",
        f"?step={step}&seat=2": "no-seat",
    }.items():
        assert error(server.get(path + query, tokens[0])) == (400, code)
    for query in (f"?step=999999&seat={seat}", f"?step={step}&seat={1 - seat}", f"?step={game.step}&seat=0"):
        answer = server.get(path + query, tokens[0])
        if query.startswith(f"?step={step}&") and answer.status_code == 200:
            continue  # both were asked at once
        assert error(answer) == (409, "nothing-asked")


def dies(*_: object) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def dies_once(*args: Any) -> Any:
    marker = Path(os.environ[MARKER])
    if not marker.exists():
        marker.touch()
        dies()
    return analyses.examine(*args)


def fails(*_: object) -> NoReturn:
    raise ValueError("whatever")


def too_slow(*_: object) -> NoReturn:
    raise TimeoutError


def test_a_process_that_is_killed_meanwhile_costs_one_piece(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(MARKER, str(tmp_path / "died"))
    table, tokens = over(own_server, game="swu")
    monkeypatch.setattr(analyses, "examine", dies_once)
    own_server.post(f"/api/replays/{table}/analysis", None, tokens[0])
    told = ended(own_server, table)
    assert (tmp_path / "died").exists()
    assert told["status"] == "done"
    assert told["examined"] == told["total"] == 12


@pytest.mark.parametrize("work", [dies, fails])
def test_one_that_comes_to_nothing_can_be_begun_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, work: Callable[..., Any]
) -> None:
    table, tokens = over(server, 4, "swu")
    path = f"/api/replays/{table}/analysis"
    with monkeypatch.context() as broken:
        broken.setattr(analyses, "examine", work)
        assert server.post(path, None, tokens[0]).json()["status"] == "working"
        assert ended(server, table)["status"] == "none"
    server.post(path, None, tokens[0])
    assert ended(server, table)["status"] == "done"


def test_a_decision_that_takes_too_long_is_left_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = over(server, 4, "swu")
    monkeypatch.setattr(analyses, "examine", too_slow)
    server.post(f"/api/replays/{table}/analysis", None, tokens[0])
    told = ended(server, table)
    assert (told["status"], told["found"]["mistakes"]) == ("done", [])
    assert len(told["found"]["decisions"]) == 4


def test_it_ends_when_its_time_is_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "BUDGET", 1e-6)
    monkeypatch.setattr(analyses, "BATCH", 2)
    table, tokens = over(server, game="swu")
    server.post(f"/api/replays/{table}/analysis", None, tokens[0])
    told = ended(server, table)
    assert (told["status"], told["examined"], told["total"]) == ("done", 2, 12)


def test_only_so_many_games_are_analysed_at_once(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = over(own_server, 2)
    monkeypatch.setattr(analyses, "AT_ONCE", 0)
    path = f"/api/replays/{table}/analysis"
    assert error(own_server.post(path, None, tokens[0])) == (429, "too-many-analyses")
    assert own_server.get(path).json()["status"] == "none"


def test_one_of_a_server_that_has_ended_counts_as_stopped_after_a_while(own_server: Server) -> None:
    table, tokens = over(own_server, 2)
    path = f"/api/replays/{table}/analysis"
    made = own_server.service.analyses
    now = own_server.time[0]
    own_server.wait(made._keep(table, Progress(now, 9, 3, False, b"")))
    told = {"status": "working", "examined": 3, "total": 9, "found": None}
    assert own_server.get(path).json() == told
    assert own_server.post(path, None, tokens[0]).json() == told  # another worker makes it
    own_server.time[0] += analyses.SILENT + 1
    assert own_server.get(path).json() == {**told, "status": "stopped"}
    own_server.post(path, None, tokens[0])
    assert ended(own_server, table)["status"] == "done"


def test_bots_keep_their_plans_and_tell_what_they_thought_when_the_game_is_over(server: Server) -> None:
    made = server.new("swu", "me", "hard")
    table, token = made["table"], made["token"]
    rng = Rng(8)
    with server.at(table, token) as ana:
        bots = server.table(table).bots
        while len(bots._thoughts) < 2 and ana.state["outcome"] is None:
            decision = server.table(table).playing().decision_for(0)
            if decision is None or ana.state["decision"] is None:
                ana.until("state")
                continue
            ana.seen(ana.choose(decision.sample(rng))["seq"])
        step, seat = next(iter(bots._thoughts))
        assert server.wait(_thought(bots, step, seat)) is None
        ana.done("resign")
        assert not any('"plans"' in frame or '"thought"' in frame for frame in ana.frames)
    assert server.table(table).status == OVER
    thought = server.wait(_thought(bots, step, seat))
    told = server.get(f"/api/replays/{table}/advice?step={step}&seat={seat}", token).json()
    assert told["thought"] == thought
    assert told["answer"] == told["chosen"]
    assert len(thought["plans"]) > 1


async def _thought(bots: Any, step: int, seat: int) -> Any:
    return bots.thought(step, seat)


def test_what_was_thought_of_a_choice_that_was_taken_back_is_forgotten(server: Server) -> None:
    table, _ = server.pair("duel")
    bots = server.table(table).bots
    for step in (3, 5, 9):
        bots._keep(step, 1, b"x")
    bots._keep(5, 0, b"y")
    assert [*bots._thoughts] == [(3, 1), (5, 1), (5, 0)]
    bots._keep(3, 1, None)
    assert [*bots._thoughts] == []


@pytest.fixture
def nothing_kept() -> Iterator[None]:
    """Leave no game behind in this process."""
    yield
    bot_processes._games.clear()


@pytest.mark.usefixtures("nothing_kept")
def test_a_plan_goes_on_in_any_process() -> None:
    """What a bot has in mind goes with it, so that it doesn't think again in the middle of an action."""
    game = Game(find("swu"), find("swu").setup(), Rng(4))
    for _ in range(400):
        assert game.decision is not None
        seat = game.decision.seat
        decided = think("table", "swu", game.record().dumps(), seat, "hard", Mind(7))
        game.choose(decided.answer, seat)
        if decided.plan and decided.thought and game.decision_for(seat) is not None:
            on = think("another", "swu", game.record().dumps(), seat, "hard", Mind(8, decided.plan))
            if on.answer == decided.plan[0].answer and on.thought is None:
                assert [*on.plan] == [*decided.plan[1:]]
                assert think("table", "swu", game.record().dumps(), seat, "hard", Mind(8)).thought is not None
                return
    raise AssertionError("no plan of several answers came")
