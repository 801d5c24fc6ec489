"""docs/new-game.md: the package that it makes is installed and played, by everything that plays games."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from docs.blocks import blocks
from new_game import PAGE, install


class Nim(NamedTuple):
    """The package, and how its Python is run."""

    folder: Path
    env: dict[str, str]

    def run(self, *tokens: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tablero", *tokens]
        return subprocess.run(
            command, env=self.env, cwd=self.folder, input=typed, capture_output=True, text=True, check=False
        )


@pytest.fixture
def nim(tmp_path: Path) -> Nim:
    return Nim(tmp_path, install(tmp_path))


def test_the_game_is_some_thirty_lines() -> None:
    code = next(one.code for one in blocks(PAGE) if one.language == "python")
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 40


def test_it_is_listed_and_played_in_the_terminal_in_both_languages(nim: Nim) -> None:
    assert "nim: 2 seats" in nim.run("games").stdout
    for lang, asks, ends in (
        ("en", "Take matches", "took the last match."),
        ("es", "Toma cerillas", "la última cerilla."),
    ):
        played = nim.run(
            "play", "nim", "--terminal", "--seats", "human,random", "--seed", "1", "--lang", lang, typed="1\n" * 20
        )
        assert (played.returncode, played.stderr) == (0, "")
        assert asks in played.stdout
        assert ends in played.stdout


def test_the_commands_of_the_page_run(nim: Nim) -> None:
    (commands,) = (one.code for one in blocks(PAGE) if one.language == "sh")
    in_browser, *others = (shlex.split(line, comments=True) for line in commands.splitlines())
    assert in_browser == ["tablero", "play", "nim"]  # by tests/browser/test_new_game.py
    assert [tokens[1] for tokens in others] == ["play", "sim", "conform"]
    for _, *tokens in others:
        few = re.sub(r"--games \d+", "--games 2", shlex.join(tokens))
        done = nim.run(*shlex.split(few), typed="q\n")
        assert (done.returncode, done.stderr) == (0, ""), few


def test_it_is_simulated_and_conforms(nim: Nim) -> None:
    done = nim.run("sim", "nim", "--games", "20", "--bots", "random,random", "--seed", "1", "--json")
    figures = json.loads(done.stdout)
    assert (figures["games"], sum(figures["wins_by_seat"]), figures["reasons"]) == (20, 20, {"nim-last": 20})
    kit = json.loads(nim.run("conform", "nim", "--games", "3", "--workers", "1", "--json").stdout)
    assert (kit["games"], kit["findings"]) == (3, [])


def test_a_text_that_is_missing_is_told_once_and_does_not_stop_play(nim: Nim) -> None:
    catalogue = nim.folder / "nim" / "texts" / "en.ftl"
    lines = [line for line in catalogue.read_text().splitlines() if not line.startswith("nim-take")]
    catalogue.write_text("\n".join(lines) + "\n")
    played = nim.run("play", "nim", "--terminal", "--seats", "human,random", "--seed", "1", typed="1\n" * 20)
    assert played.returncode == 0
    assert "took the last match." in played.stdout
    assert "nim-take(count=1, heap=1)" in played.stdout
    assert played.stderr.count("nim-take") == 1
    kit = nim.run("conform", "nim", "--games", "1", "--workers", "1", "--json", "--out", str(nim.folder))
    (finding,) = json.loads(kit.stdout)["findings"]
    assert (finding["check"], kit.returncode) == ("texts", 1)


def test_a_record_of_it_is_replayed_by_its_name(nim: Nim) -> None:
    program = """
import tablero
game, rng = tablero.new("nim", seed=1), tablero.Rng(1)
while (decision := game.decision) is not None:
    game.choose(decision.sample(rng))
tablero.save(game, "nim.jsonl")
"""
    subprocess.run([sys.executable, "-c", program], env=nim.env, cwd=nim.folder, check=True)
    replayed = json.loads(nim.run("replay", "nim.jsonl", "--json").stdout)
    assert (replayed["game"], replayed["outcome"]["why"]["id"]) == ("nim", "nim-last")
