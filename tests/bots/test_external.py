"""Programs at a seat: what they are sent, and that whatever they do costs nobody but themselves."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import processes
from commands import Done
from playing import play_random
from samples import duel
from tablero.bots import UnknownBot, bot, check_bot
from tablero.bots.external import LISTED, ExternalBot, Forfeits, NoProgram, _alike
from tablero.kernel import Game, Perspective, Rng, say
from tablero.kernel.log import Entry
from tablero.registry import find, locate
from tablero.sim.series import Played, play

ROOT = Path(__file__).parents[2]
PATIENT = 120.0
"""Seconds that nobody who is well takes, also on a busy machine."""

PRELUDE = """
import json, os, sys, time

def hear():
    line = sys.stdin.readline()
    if not line:
        os._exit(0)
    return json.loads(line)

def say(**line):
    print(json.dumps(line), flush=True)

def ready(**more):
    told = hear()
    say(type="ready", protocol=1, **more)
    return told

def first(told):
    say(number=told["number"], answer=0)

def play_on():
    while (told := hear())["type"] != "over":
        first(told)
    return told
"""


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], str]:
    """Return how a program becomes a player: its name as a bot."""

    def write(code: str) -> str:
        path = tmp_path / "player.py"
        path.write_text(PRELUDE + code)
        return f"run:{sys.executable} -I -S {path}"

    return write


def against_random(name: str, seconds: float = PATIENT) -> Played:
    return play(duel.GAME, 1, [name, "random"], 1, seconds)


def why(played: Played) -> str:
    """Why the first seat has forfeited, as the id of a message."""
    assert played.outcome.winners == (1,)
    assert played.why.id == "player-forfeits"
    args: dict[str, Any] = dict(played.why.args)
    assert args["seat"] == 1
    return str(args["why"].id)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("sys.exit(3)", "player-ended"),
        ("ready(); hear(); os._exit(1)", "player-ended"),
        ("ready(); os.close(1); time.sleep(1000)", "player-ended"),
        ("ready(); os.close(0); os.close(1); time.sleep(1000)", "player-ended"),
        ("hear(); say(type='ready', protocol=2); time.sleep(1000)", "player-not-ready"),
        ("print('hello', flush=True); time.sleep(1000)", "player-not-ready"),
        ("ready(language='tlh')", "player-language"),
        ("os.write(1, b'x' * (3 << 20)); time.sleep(1000)", "player-too-much"),
        ("ready(); os.write(1, b'x' * (3 << 20)); time.sleep(1000)", "player-too-much"),
        ("ready(); os.write(1, b'junk\\n' * (1 << 20)); time.sleep(1000)", "player-wants-answer"),
        ("ready(); os.write(1, b'{\\n' * 3); time.sleep(1000)", "player-wants-answer"),
        ("ready(); os.write(1, b'\\xff\\xfe\\n' * 3); time.sleep(1000)", "player-wants-answer"),
        ("ready(); os.write(1, b'[' * 90000 + b'\\n7\\n\\n'); time.sleep(1000)", "player-wants-answer"),
        ("ready(); [say(type='over', winners=[0]) for _ in range(3)]; time.sleep(1000)", "player-wants-answer"),
        ("ready(); [say(number=True, answer=0) for _ in range(3)]; time.sleep(1000)", "player-wants-answer"),
        (
            "ready(); n = hear()['number']; [say(number=n - 1, answer=0) for _ in range(3)]; hear(); hear(); hear()",
            "kernel-stale",
        ),
        (
            "ready(); n = hear()['number']; [say(number=n, answer=-1) for _ in range(3)]; hear(); hear(); hear()",
            "kernel-no-such-index",
        ),
        (
            "ready(); n = hear()['number']; [say(number=n, answer=10**30) for _ in range(3)]; hear(); hear(); hear()",
            "kernel-no-such-index",
        ),
        (
            "ready(); n = hear()['number']; [say(number=n, answer={'a': [1]}) for _ in range(3)]; hear(); hear(); hear()",
            "kernel-not-an-option",
        ),
    ],
)
def test_who_fails_forfeits_and_is_ended(written: Callable[[str], str], code: str, reason: str) -> None:
    assert why(against_random(written(code))) == reason


@pytest.mark.parametrize("code", ["time.sleep(1000)", "ready(); hear(); time.sleep(1000)"])
def test_who_hangs_is_waited_for_no_longer_than_said(written: Callable[[str], str], code: str) -> None:
    assert why(against_random(written(code), seconds=2.0)) == "player-too-late"


def test_what_nobody_reads_does_not_keep_the_game_waiting(written: Callable[[str], str]) -> None:
    """A program that never reads, while what it is sent is longer than a pipe holds."""
    definition = find("rebellion")
    name = written("say(type='ready', protocol=1); time.sleep(1000)")
    game = Game(definition, definition.setup(), Rng(1))
    assert game.decision is not None
    player = ExternalBot(name.removeprefix("run:").split(), Rng(1), 1.0)
    table = Perspective(game, game.decision.seat)
    with pytest.raises(Forfeits):
        player.decide(table)
    with pytest.raises(Forfeits, match="its time was over"):
        player.decide(table)


def test_all_that_a_program_has_started_ends_with_it(written: Callable[[str], str], tmp_path: Path) -> None:
    marker = tmp_path / "child"
    code = f"""
child = os.fork()
if child == 0:
    os.close(1)
    time.sleep(1000)
open({str(marker)!r}, "w").write(str(child))
ready()
os._exit(0)
"""
    assert why(against_random(written(code))) == "player-ended"
    until = time.monotonic() + processes.PATIENCE
    while _runs(int(marker.read_text())) and time.monotonic() < until:
        time.sleep(0.02)
    assert not _runs(int(marker.read_text()))


def _runs(pid: int) -> bool:
    """Whether a process, which may be nobody's child any more, is still at work."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_a_wrong_answer_is_told_with_its_reason_and_asked_again(written: Callable[[str], str], tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"""
ready()
told = hear()
say(number=told["number"], answer="fly")
refused = hear()
open({str(heard)!r}, "w").write(json.dumps([told["number"], refused]))
say(number=refused["number"], answer=told["decision"]["options"][0])
play_on()
"""
    played = against_random(written(code))
    assert played.why.id != "player-forfeits"
    number, refused = json.loads(heard.read_text())
    assert refused == {
        "type": "refused",
        "number": number,
        "tries": 2,
        "reason": {
            "message": {"id": "kernel-not-an-option", "args": {"value": '"fly"'}},
            "rule": "",
            "text": '"fly" is not one of the options.',
        },
    }


def test_a_program_hears_how_it_began_and_ended(written: Callable[[str], str], tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"""
begun = ready(language="es")
told = hear()
first(told)
open({str(heard)!r}, "w").write(json.dumps([begun, told, play_on()]))
"""
    played = against_random(written(code))
    begun, asked, over = json.loads(heard.read_text())
    seed = begun.pop("seed")
    assert 0 <= seed < 2**32
    assert begun == {
        "type": "begin",
        "protocol": 1,
        "game": "duel",
        "version": duel.GAME.version,
        "seat": 0,
        "teams": [0, 1],
        "settings": {one.name: one.default for one in duel.GAME.settings},
        "seconds": PATIENT,
        "tries": 3,
    }
    assert len(asked["words"]["options"]) == len(asked["decision"]["options"])
    assert over["outcome"] == played.outcome.to_json()
    assert over["from"] + len(over["log"]) > asked["from"] + len(asked["log"])


def test_what_a_seat_brings_is_not_told() -> None:
    definition = find("swu")
    table = Perspective(Game(definition, definition.setup(), Rng(1)), 0)
    assert definition.brings is not None
    assert definition.brings.setting not in table.settings
    assert set(table.settings) < {one.name for one in definition.settings}


@pytest.mark.parametrize("name", ["swu", "rebellion"])
def test_what_is_sent_does_not_depend_on_what_is_hidden(name: str) -> None:
    definition = find(name)
    rng = Rng(3)
    game = Game(definition, definition.setup(), Rng(3))
    for _ in range(6):
        play_random(game, rng, upto=8)
        decision = game.decision
        assert decision is not None
        world = game.resample(decision.seat, rng)
        told, other = (ExternalBot((), Rng(1))._question(Perspective(one, decision.seat)) for one in (game, world))
        assert told == other


def test_answers_are_listed_where_there_are_no_options_to_choose_from() -> None:
    definition = find("rebellion")
    game, rng = Game(definition, definition.setup(), Rng(1)), Rng(1)
    kinds: set[str] = set()
    while (decision := game.decision) is not None and len(kinds) < 2:
        line, listed = ExternalBot((), Rng(1))._question(Perspective(game, decision.seat))
        assert (line["decision"]["kind"] == "choose") == (listed == [])
        assert len(listed) <= LISTED
        assert all(game.why_not(answer) is None for answer in listed)
        kinds.add(line["decision"]["kind"])
        game.choose(decision.sample(rng))


def test_after_an_undo_the_log_is_told_again_from_where_it_differs() -> None:
    lines = [Entry(say("line", n=n)) for n in range(5)]
    assert _alike([], lines) == 0
    assert _alike(lines[:3], lines) == 3
    assert _alike(lines, lines[:3]) == 3
    assert _alike([*lines[:2], lines[4]], lines) == 2


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere x", "'", "sh \0"])
def test_what_can_not_be_run_is_refused_before_anything_is_played(command: str) -> None:
    with pytest.raises(NoProgram):
        check_bot(f"run:{command}", duel.GAME)
    with pytest.raises(UnknownBot):
        bot(f"ran:{command}", Rng(1))


def test_a_program_that_can_not_be_started_forfeits(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("#!/no/such/interpreter\n")
    script.chmod(0o755)
    assert why(against_random(f"run:{script}")) == "player-not-started"


@pytest.mark.parametrize("command", ["{python} examples/player.py", "node examples/player.mjs"])
@pytest.mark.parametrize("game", ["samples.duel:GAME", "samples.islands:GAME", "samples.raid:GAME", "swu"])
def test_the_examples_play_to_the_end(
    run: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, command: str, game: str
) -> None:
    monkeypatch.chdir(ROOT)
    assert shutil.which("node")
    name = "run:" + command.format(python=sys.executable)
    seats = ",".join([name] + ["random"] * (locate(game).seats[0] - 1))
    done = run("sim", game, "--games", "1", "--bots", seats, "--json", "--seconds", "120")
    figures = json.loads(done.out)
    assert (figures["games"], done.err) == (1, "")
    assert "player-forfeits" not in figures["reasons"]


def test_the_example_plays_the_same_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    first, second = (against_random(f"run:{sys.executable} examples/player.py") for _ in range(2))
    assert first == second


def test_at_the_terminal_somebody_wins_against_a_program_that_fails(
    run: Callable[..., Done], written: Callable[[str], str]
) -> None:
    done = run(
        "play", "swu", "--seats", f"human,{written('ready(); hear(); os._exit(1)')}", "--seed", "1", typed="1\n" * 9
    )
    assert done.code == 0
    assert "Player 2 forfeits the game; the program failed: it has ended" in done.out
    assert "The game is over." in done.out
