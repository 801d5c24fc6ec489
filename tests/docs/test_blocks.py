"""Every code block of README and docs runs as it stands there."""

from __future__ import annotations

import gzip
import json
import re
import shlex
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from shutil import copy, copytree
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

import tablero
from commands import Done
from docs.blocks import ALL, PAGES, ROOT, Block
from playing import play_random
from swu.test_scenario import attack_on_the_base
from tablero.games.legion.brings import ARMIES as LEGION
from tablero.games.wh40k.armies import ready_made
from tablero.games.wh40k.brings import ARMIES
from tablero.kernel import say
from wh40k import written
from wh40k.test_scenario import ONE_SHOT

NOT_RUN = {"it starts a server": 4, "it is a piece of a script": 1, "its package has to be installed": 1}
"""Why blocks are not run, and how many there are for each reason: a new one has to be wanted.

The package is installed, and its commands run, in `package/test_new_game.py`.
"""

DECK = Path(tablero.__file__).parent / "games" / "swu" / "content" / "decks" / "sor-luke.json"

LANGUAGES = {"python", "sh", "json", "toml", "ftl", "text"}


def of(language: str) -> list[Any]:
    return [pytest.param(one, id=one.name) for one in ALL if one.language == language and not one.not_run]


def test_every_block_names_its_language() -> None:
    assert [(one.name, one.language) for one in ALL if one.language not in LANGUAGES] == []


def test_no_fence_is_overlooked() -> None:
    fences = sum(page.read_text(encoding="utf-8").count("```") for page in PAGES)
    assert fences == 2 * len(ALL) > 20


def test_what_is_not_run_says_why() -> None:
    reasons = [one.not_run for one in ALL if one.not_run]
    assert {reason: reasons.count(reason) for reason in reasons} == NOT_RUN


COMMANDS = re.compile(r"(\$ )?(tablero|make|pip|python3?|node|docker|bash) ")


def test_what_is_said_to_be_no_code_has_no_command() -> None:
    lines = [(one.name, line) for one in ALL if one.language == "text" for line in one.code.splitlines()]
    assert [(name, line) for name, line in lines if COMMANDS.match(line)] == []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that the pages speak of, in the folder where the commands run."""
    monkeypatch.chdir(tmp_path)
    tablero.save(play_random(tablero.new("rebellion", seed=1), tablero.Rng(1), upto=30), "saved.jsonl")
    finished = play_random(tablero.new("swu", seed=1), tablero.Rng(1), upto=9)
    finished.conclude(tablero.Outcome((0,), say("kernel-resigned", seat=2)))
    tablero.save(finished, "finished.jsonl")
    for name in ("luke.json", "luke.txt", "a.json", "b.json", "c.json", "mine.txt", "opened.txt"):
        copy(DECK, name)
    monkeypatch.setenv("TABLERO_DATA", str(tmp_path / "home"))
    written.write(Path("catalogues"))
    Path("orks.txt").write_text(ARMIES.write(ready_made("orks-1000"), "newrecruit"), encoding="utf-8")
    Path("army.txt").write_text(LEGION.write(LEGION.of("2026-empire", "army"), "tournament"), encoding="utf-8")
    Path("attacks.json").write_text(json.dumps({"cases": [ONE_SHOT]}), encoding="utf-8")
    trace = json.dumps(attack_on_the_base()).encode()
    copytree(ROOT / "examples", "examples")
    Path("more").mkdir()
    Path("more/traces.ndjson").write_bytes(trace)
    Path("traces.ndjson.gz").write_bytes(gzip.compress(trace))
    return tmp_path


PYTHON = [page for page in PAGES if any(one.page == page and one.language == "python" for one in ALL)]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("page", PYTHON, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_runs(page: Path) -> None:
    """A page is one program. The tests in it are called."""
    module: dict[str, Any] = {"__name__": "page", "__file__": str(page)}
    for block in ALL:
        if block.page == page and block.language == "python" and not block.not_run:
            exec(compile("\n" * block.line + block.code, str(page), "exec"), module)
    for name in [name for name in module if name.startswith("test_")]:
        module[name]()


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("block", of("sh"))
def test_commands_run(block: Block, run: Callable[..., Done]) -> None:
    lines = [line.removeprefix("$ ") for line in block.code.splitlines()]
    for line in lines:
        program, *tokens = shlex.split(line, comments=True)
        if Path(program).name == "make":
            subprocess.run(["make", "-n", *tokens], cwd=ROOT, check=True, capture_output=True)
            continue
        assert Path(program).name == "tablero", line
        done = run(*small(tokens), typed="q\n")
        found_wrong = tokens[:2] == ["deck", "check"] and done.code == 1  # the same deck is not legal in every format
        assert (done.code, done.err) == (1 if found_wrong else 0, ""), f"{line}\n{done.out}{done.err}"


def small(tokens: list[str]) -> list[str]:
    """The command with one game, and one process, where there would be many."""
    line = re.sub(r"(--games|--workers) \d+", r"\1 1", shlex.join(tokens))
    if tokens[0] == "train":  # fewer than 8 games teach nothing
        return shlex.split(re.sub(r"--games \d+", "--games 12", line))
    if tokens[0] == "conform":
        return [*shlex.split(line), "--workers", "1"]
    return shlex.split(line.replace("greedy,random", "random,random") if tokens[0] == "sim" else line)


@pytest.mark.parametrize("block", of("json"))
def test_json_can_be_read(block: Block) -> None:
    assert json.loads(block.code)


@pytest.mark.parametrize("block", of("ftl"))
def test_catalogues_can_be_read(block: Block) -> None:
    assert not any(isinstance(entry, Junk) for entry in parse(block.code).body)


def test_toml_can_be_read() -> None:
    for block in ALL:
        if block.language == "toml":
            assert tomllib.loads(block.code), block.name
