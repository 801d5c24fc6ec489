"""Guided first games over HTTP: the steps, what is judged, what can be asked about the table, and what is refused."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.serving import Server, serving
from tablero.guides import guide, guided
from tablero.kernel import Game
from tablero.server import games, guides_api, kept_guides
from tablero.server.bot_processes import BotProcesses


def test_the_games_tell_which_have_a_guide(server: Server) -> None:
    known = {one["name"]: one["guide"] for one in server.get("/api/games").json()}
    assert {game for game, has in known.items() if has} == set(guided())


def test_a_step_is_told_and_its_answer_judged(server: Server) -> None:
    told = server.get("/api/guides/swu").json()
    assert (told["game"], told["seat"], told["seats"]) == ("swu", 0, 2)
    assert "decks" not in told["settings"]
    number = next(i for i, step in enumerate(told["steps"]) if step["say"]["id"] == "swu-guide-play")
    page = server.get(f"/api/guides/swu/{number}")
    assert page.headers["cache-control"] == "max-age=300"
    last = page.json()["way"][-1]
    wanted = told["steps"][number]["wanted"]
    assert wanted in last["decision"]["options"]
    assert len(last["described"]) == len(last["decision"]["options"])
    assert server.post(f"/api/guides/swu/{number}/answer", {"answer": wanted}).json() == {"right": True}
    assert server.post(f"/api/guides/swu/{number}/answer", {"answer": "pass"}).json() == {"right": False}
    assert server.get(f"/api/guides/swu/{number}").json() == page.json()


def test_the_other_side_stays_hidden(server: Server) -> None:
    shown = guide("swu")
    hand = set(shown.game(2).state.players[1].hand)
    page = server.get("/api/guides/swu/2").text
    assert hand
    assert not any(f'"key":"{shown.game(2).state.faces[card].card.key}"' in page for card in hand)


def test_what_is_asked_about_the_table_is_answered_as_there(server: Server) -> None:
    number = next(i for i, step in enumerate(guide("swu").steps) if step.say == "swu-guide-initiative")
    look = f"/api/guides/swu/{number}/look"
    assert server.post(look, {"t": "why", "about": "pass"}).json() == {"message": None, "rule": None}
    why = server.post(look, {"t": "why", "about": ["attack", 1]}).json()
    assert why["message"]["id"]
    assert why["rule"].startswith("swu:")
    explained = server.post(look, {"t": "explain", "about": [0, -1, 10**9, "x", None]}).json()
    assert list(explained["explained"]) == ["0"]
    assert server.post(look, {"t": "explain", "about": {"a": 1}}).json()["explained"] == {}
    for t in ("part", "nearest", "complete", "inspect"):
        assert server.post(look, {"t": t, "about": [1, 2]}).status_code in (200, 400)


@pytest.mark.parametrize(
    "path", ["/api/guides/duel", "/api/guides/no-game", "/api/guides/duel/0", "/api/guides/swu/-1"]
)
def test_there_is_no_such_guide_or_step(server: Server, path: str) -> None:
    assert server.get(path).status_code == 404


@pytest.mark.parametrize("step", ["20", "9999", "99999999999", "1.5", "x", "٣", "%00"])
def test_there_is_no_such_step(server: Server, step: str) -> None:
    assert server.get(f"/api/guides/swu/{step}").status_code == 404
    assert server.post(f"/api/guides/swu/{step}/answer", {"answer": 0}).status_code == 404
    assert server.post(f"/api/guides/swu/{step}/look", {"t": "why", "about": 0}).status_code == 404


@pytest.mark.parametrize("answer", [None, -1, 10**30, 1.5, "", "no", [], {}, {"a": 1}, ["play", 10**30], True])
def test_an_answer_that_is_not_legal_is_refused_in_words(server: Server, answer: Any) -> None:
    told = server.post("/api/guides/swu/2/answer", {"answer": answer})
    assert told.status_code == 400
    assert told.json()["error"]["code"] == "illegal"
    assert told.json()["error"]["message"]["id"]


@pytest.mark.parametrize("body", [None, [], {}, {"answer": 0, "more": 1}, "x", 3])
def test_what_is_no_answer_is_refused(server: Server, body: Any) -> None:
    assert server.post("/api/guides/swu/2/answer", body).status_code == 400
    assert server.post("/api/guides/swu/2/look", body).status_code == 400


def test_what_is_too_deep_or_where_nothing_is_asked_is_refused(server: Server) -> None:
    deep: Any = 0
    for _ in range(200):
        deep = [deep]
    assert server.post("/api/guides/swu/2/answer", {"answer": deep}).json()["error"]["code"] == "too-deep"
    nothing = server.post("/api/guides/swu/0/answer", {"answer": 0}).json()["error"]
    assert nothing["message"]["id"] == "guide-nothing-asked"
    assert server.post("/api/guides/swu/2/look", {"t": "steal", "about": 0}).json()["error"]["code"] == "bad-message"


@pytest.fixture
def nothing_played() -> Iterator[None]:
    """No guide has been played in this process."""
    kept = (guide, kept_guides.overview, kept_guides.page)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.usefixtures("nothing_played")
def test_a_server_of_its_own_plays_the_guides_before_anybody_asks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 1)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(games, "practise", lambda: None)
    monkeypatch.setattr(BotProcesses, "warm", lambda self: None)
    monkeypatch.setattr(kept_guides, "with_guide", lambda: {"rebellion", "swu", "broken"})
    with serving(tmp_path) as running:
        running.wait(asyncio.wait_for(asyncio.shield(running.service._loading), 120))  # type: ignore[arg-type]
        monkeypatch.setattr(Game, "replaying", lambda *_: pytest.fail("played only now"))
        for game in ("rebellion", "swu"):
            steps = running.get(f"/api/guides/{game}").json()["steps"]
            for number in range(len(steps)):
                assert running.get(f"/api/guides/{game}/{number}").json()["step"] == number


def test_who_learns_another_game_does_not_wait(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guides_api, "WAITING", 0.01)

    async def held() -> None:
        await server.service.guiding["wh40k"].acquire()

    server.wait(held())
    try:
        assert server.get("/api/guides/swu").status_code == 200
        assert server.get("/api/guides/wh40k").json()["error"]["code"] == "busy"
    finally:
        server.loop.call_soon_threadsafe(server.service.guiding["wh40k"].release)
