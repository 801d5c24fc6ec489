"""Programs of the operator at a table: they play like bots, and one that fails gives up."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bots.test_external import PRELUDE
from commands import Done
from server.serving import Client, Server, play, serving
from tablero.kernel import BadSetup, Rng
from tablero.server.run import players

ROOT = Path(__file__).parents[2]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    dies = tmp_path / "dies.py"
    dies.write_text(PRELUDE + "ready(); hear(); os._exit(1)")
    hangs = tmp_path / "hangs.py"
    hangs.write_text(PRELUDE + f"ready(); hear(); open({str(tmp_path / 'hanging')!r}, 'w'); time.sleep(1000)")
    python = (sys.executable, "-I", "-S")
    programs = (
        ("example", (*python, str(ROOT / "examples" / "player.py"))),
        ("dies", (*python, str(dies))),
        ("hangs", (*python, str(hangs))),
    )
    with serving(tmp_path, players=programs, player_seconds=120.0) as running:
        yield running


def test_a_program_is_offered_like_a_bot_and_plays(server: Server) -> None:
    assert all("example" in game["bots"] for game in server.get("/api/games").json())
    made = server.new("duel", "me", "example")
    with server.at(made["table"], made["token"]) as ana:
        rng = Rng(1)
        game = server.table(made["table"]).playing()
        while sum(event[0] == 1 for event in game.events) < 3:
            _until_asked(ana)
            play(server, made["table"], [ana], rng, 1)
        _until_asked(ana)
    assert server.table(made["table"]).terms.seats[1].level == "example"


def test_one_that_fails_gives_up(server: Server) -> None:
    made = server.new("duel", "me", "dies")
    with server.at(made["table"], made["token"]) as ana:
        rng = Rng(1)
        while not ana.state["outcome"]:
            play(server, made["table"], [ana], rng, 1)
            _until_asked(ana)
        assert ana.state["outcome"]["winners"] == [0]
        assert ana.state["outcome"]["why"] == {"id": "kernel-resigned", "args": {"seat": 2}}


def test_a_server_that_ends_ends_its_programs_and_nobody_has_given_up(server: Server, tmp_path: Path) -> None:
    made = server.new("duel", "me", "hangs")
    with server.at(made["table"], made["token"]) as ana:
        rng = Rng(1)
        while ana.state["waiting"] == [0]:
            play(server, made["table"], [ana], rng, 1)
    while not (tmp_path / "hanging").exists():
        server.get("/api/games")
    server.wait(server.service.players.close())
    assert server.table(made["table"]).playing().outcome is None


def _until_asked(client: Client) -> None:
    while not client.state["outcome"] and 0 not in client.state["waiting"]:
        client.until("state")


@pytest.mark.parametrize("given", ["", "mine", "=true", "Mine=true", "greedy=true", "a b=true"])
def test_what_no_player_can_be_called_is_refused(given: str) -> None:
    with pytest.raises(BadSetup):
        players([given])


def test_what_can_not_be_run_is_refused_before_anybody_is_served(run: Callable[..., Done]) -> None:
    done = run("serve", "--player", "mine=no-such-program")
    assert (done.code, done.err) == (2, "tablero: no-such-program: expected a command that can be run\n")
    with pytest.raises(BadSetup):
        players(["mine=true", "mine=true"])
