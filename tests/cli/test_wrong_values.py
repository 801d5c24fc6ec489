"""Every parameter of every command with values that it can't have: each is refused in words, and never with a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from cyclopts import App

import tablero
from tablero.cli import app
from tablero.cli.codes import WRONG_USE
from tablero.kernel import Game, Record, Rng, Setup
from tablero.registry import locate

DUEL = "samples.duel:GAME"
FAILING = "conformance.failing:GAME"

NUMBERS = {
    ("sim", DUEL, "--games"): "from 1 to 1000000000",
    ("sim", DUEL, "--workers"): "from 1 to 1024",
    ("sim", DUEL, "--seed"): "from 0 to 18446744073709551615",
    ("sim", DUEL, "--seconds"): "from 1 to 86400",
    ("train", DUEL, "--out", "learned.json", "--games"): "from 1 to 1000000000",
    ("train", DUEL, "--out", "learned.json", "--workers"): "from 1 to 1024",
    ("train", DUEL, "--out", "learned.json", "--seed"): "from 0 to 18446744073709551615",
    ("conform", DUEL, "--games"): "from 1 to 1000000000",
    ("conform", DUEL, "--workers"): "from 1 to 1024",
    ("conform", DUEL, "--seed"): "from 0 to 18446744073709551615",
    ("conform", DUEL, "--seats"): "from 1 to 100",
    ("list", "draw", "--seed"): "from 0 to 18446744073709551615",
    ("play", DUEL, "--seed"): "from 0 to 18446744073709551615",
    ("play", DUEL, "--seconds"): "from 1 to 86400",
    ("serve", "--port"): "from 0 to 65535",
    ("serve", "--workers"): "from 1 to 1024",
    ("serve", "--player-seconds"): "from 1 to 86400",
    ("serve", "--connections"): "from 1 to 1000000",
    ("serve", "--connections-per-address"): "from 1 to 1000000",
    ("rules", "search", "draw", "--limit"): "from 1 to 1000000",
    ("scenario", "run", "traces.ndjson", "--games"): "from 1 to 1000000000",
    ("scenario", "run", "traces.ndjson", "--seed"): "from 0 to 18446744073709551615",
    ("scenario", "run", "traces.ndjson", "--jobs"): "from 1 to 1024",
    ("analyse", "duel.jsonl", "--mistakes"): "from 0 to 1000",
    ("analyse", "duel.jsonl", "--worlds"): "from 1 to 1000",
    ("analyse", "duel.jsonl", "--seed"): "from 0 to 18446744073709551615",
    ("replay", "duel.jsonl", "--upto"): "from 0 to 1000000000",
    ("replay", "duel.jsonl", "--seat"): "from 1 to 100",
}
"""The parameters that take a number, and what they say they take."""

NO_NUMBERS = ("-1", "99999999999999999999999", "1.5", "1e3", "0x10", "many", "", "none", "²", "9" * 5000)
FROM_1 = [tokens for tokens, bounds in NUMBERS.items() if bounds.startswith("from 1 ")]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return a record of a duel with 11 events."""
    game = Game(locate(DUEL), locate(DUEL).setup(), Rng(4))
    rng = Rng(1)
    for _ in range(9):
        decision = game.decision
        assert decision is not None
        game.choose(decision.sample(rng), decision.seat)
    path = tmp_path / "duel.jsonl"
    tablero.save(game, path)
    return path


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be written into the checkout or a person's own data."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLERO_DATA", str(tmp_path / "data"))


def refused(run: Any, *tokens: str | Path) -> str:
    """Run a command that must refuse in both languages, and return what it says in English."""
    spanish, english = run(*tokens, "--lang", "es"), run(*tokens, "--lang", "en")
    for done in (spanish, english):
        assert (done.code, done.out) == (WRONG_USE, "")
        assert done.err.startswith("tablero: ")
        assert "Traceback" not in done.err
    assert spanish.err != english.err
    return str(english.err)


def numeric(of: App = app, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield every option of every command that takes a number."""
    for name in of:
        command = of[name]
        if name.startswith("-") or name != command.name[0]:  # another name for the same
            continue
        if any(not one.startswith("-") for one in command):
            yield from numeric(command, (*path, name))
            continue
        for argument in command.assemble_argument_collection():
            if int in (argument.hint, *get_args(argument.hint)):
                yield (*path, name, argument.name)


def test_the_table_has_every_option_that_takes_a_number() -> None:
    def without_values(tokens: tuple[str, ...]) -> tuple[str, ...]:
        depth = 2 if tokens[0] in ("rules", "scenario", "list") else 1
        return (*tokens[:depth], tokens[-1])

    assert sorted(map(without_values, NUMBERS)) == sorted(numeric())


@pytest.mark.parametrize("value", NO_NUMBERS, ids=lambda value: value[:30])
@pytest.mark.parametrize("tokens", NUMBERS, ids=" ".join)
def test_what_is_no_number_or_too_large_or_small_is_refused(run: Any, tokens: tuple[str, ...], value: str) -> None:
    said = refused(run, *tokens, value)
    assert said == f"tablero: {tokens[-1]}: expected a whole number {NUMBERS[tokens]}, not “{value[:80]}”\n"


@pytest.mark.parametrize("tokens", FROM_1, ids=" ".join)
def test_none_of_what_is_counted_from_1_can_be_0(run: Any, tokens: tuple[str, ...]) -> None:
    assert refused(run, *tokens, "0").endswith(f"expected a whole number {NUMBERS[tokens]}, not “0”\n")


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (("--upto", "12"), "--upto: expected a whole number from 0 to 11, not “12”"),
        (("--seat", "3"), "--seat: expected a whole number from 1 to 2, not “3”"),
        (("--seat", "7", "--upto", "3"), "--seat: expected a whole number from 1 to 2, not “7”"),
        (("--seat", "3", "--json"), "--seat: expected a whole number from 1 to 2, not “3”"),
    ],
    ids=" ".join,
)
def test_a_record_has_so_many_events_and_seats(run: Any, saved: Path, tokens: tuple[str, ...], said: str) -> None:
    assert said in refused(run, "replay", saved, "--game", DUEL, *tokens)


def test_the_least_and_the_most_that_a_record_has_are_accepted(run: Any, saved: Path) -> None:
    start = run("replay", saved, "--game", DUEL, "--upto", "0")
    assert start.code == 0
    assert "2. Shuffle: " in start.out  # no question comes before
    assert "3. " not in start.out
    assert run("replay", saved, "--game", DUEL, "--upto", "11", "--seat", "2").code == 0


def test_seats_that_a_game_is_not_for_are_refused(run: Any) -> None:
    assert "seats: expected one of 2, not 3" in refused(run, "conform", DUEL, "--seats", "3")
    assert "bots: duel is for 2 seats, not 3" in refused(run, "sim", DUEL, "--bots", "random,random,random")


FILES = {"missing": "it is not there", "folder": "it is a folder", "file/x": "it is not there"}


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize(
    "tokens",
    [("replay",), ("play", DUEL, "--resume"), ("deck", "show"), ("deck", "check"), ("deck", "convert", "--to", "text")],
    ids=" ".join,
)
def test_a_file_that_can_not_be_had_is_named_with_the_reason(
    run: Any, tmp_path: Path, tokens: tuple[str, ...], path: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    said = refused(run, *tokens, path)
    assert path in said
    assert FILES[path] in said


@pytest.mark.parametrize("tokens", [("replay",), ("play", DUEL, "--resume"), ("deck", "show"), ("scenario", "run")])
def test_a_file_that_may_not_be_read_is_named_with_the_reason(
    run: Any, monkeypatch: pytest.MonkeyPatch, tokens: tuple[str, ...]
) -> None:
    opened = Path.open

    def forbidden(path: Path, *more: Any, **others: Any) -> Any:
        if path.name == "secret.txt":
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *more, **others)

    monkeypatch.setattr(Path, "open", forbidden)  # which reads whole files, too
    said = refused(run, *tokens, "secret.txt")
    assert "secret.txt" in said
    assert "the system doesn't allow it" in said


@pytest.mark.parametrize("path", ["missing", "", "bytes", "a" * 5000], ids=["missing", "empty", "bytes", "long"])
def test_files_of_traces_are_refused(run: Any, tmp_path: Path, path: str) -> None:
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    refused(run, "scenario", "run", path)


@pytest.mark.parametrize("content", [b"", b"\n", b"[]", b"{}", bytes(range(256)), b"[" * 100_000], ids=len)
@pytest.mark.parametrize("tokens", [("replay",), ("play", DUEL, "--resume")], ids=" ".join)
def test_what_is_no_record_is_refused_with_file_and_line(
    run: Any, tmp_path: Path, tokens: tuple[str, ...], content: bytes
) -> None:
    (tmp_path / "record").write_bytes(content)
    assert refused(run, *tokens, "record").startswith("tablero: record: line 1: expected ")


@pytest.mark.parametrize("seats", [0, -1, 3, 10**12])
def test_a_record_of_a_table_that_can_not_be_is_refused(run: Any, tmp_path: Path, seats: int) -> None:
    Record("duel", 1, Setup(seats, locate(DUEL).setup().settings), ()).save(tmp_path / "record")
    assert f"seats: expected one of 2, not {seats}" in refused(run, "replay", "record", "--game", DUEL)


@pytest.mark.parametrize("value", ["", "nobody", ":", "x:", "...:x", "os:system", "samples.duel:None", "-", "é" * 2000])
@pytest.mark.parametrize(
    "tokens",
    [("play", "--terminal"), ("play", "--no-browser"), ("sim",), ("conform",), ("content",), ("rules", "coverage")],
    ids=" ".join,
)
def test_what_is_no_game_is_refused(run: Any, tokens: tuple[str, ...], value: str) -> None:
    refused(run, *tokens, "--", value) if tokens != ("content",) else refused(run, *tokens, value)


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (("sim", DUEL, "--bots", ""), "bots: duel is for 2 seats, not 1"),
        (("sim", DUEL, "--bots", "random,"), "There is no bot “”"),
        (("sim", DUEL, "--bots", "random,human"), "There is no bot “human”"),
        (("play", DUEL, "--seats", ""), "seats: expected one of 2, not 1"),
        (("play", DUEL, "--seats", "human,genius"), "There is no bot “genius”"),
        (("play", DUEL, "--names", ""), "--names: expected 2 names, not 1"),
        (("play", DUEL, "--set", ""), "--set: expected NAME=VALUE, not “”"),
        (("play", DUEL, "--set", "=3"), ": duel has no such setting"),
        (("play", DUEL, "--set", "life="), "life: expected "),
        (("play", DUEL, "--set", "life=null"), "not null"),
        (("play", DUEL, "--set", "life=[6,[1]]"), "not [6, [1]]"),
        (("sim", "rebellion", "--set", "errata=yes"), 'errata: expected one of false, true, not "yes"'),
        (("rules", "search", "draw", "--book", ""), "There is no rulebook “”"),
        (("rules", "search", "draw", "--book", "chess"), "There is no rulebook “chess”"),
        (("deck", "convert", "a.txt", "--to", ""), '--to: expected one of swudb, text, tablero, not ""'),
        (("deck", "check", "a.txt", "--format", "chess"), "--format: expected one of premier, "),
        (("conform", FAILING, "--out", "file"), "file: it is not a folder"),
        (("serve", "--host", "", "--port", "x"), "--port: expected a whole number"),
        (("serve", "--host", "no.such.host.invalid"), "this computer has no such address"),
        (("serve", "--database", ""), "can't be used"),
        (("serve", "--database", "file"), "can't be used"),
        (("serve", "--database", "sqlite:///missing/x.db"), "can't be used"),
        (("serve", "--host", ""), "this computer has no such address"),
        (("serve", "--database", "postgresql://localhost:many/x"), "can't be used"),
        (("serve", "--database", "sqlite:///x.db?timeout=long"), "can't be used"),
        (("serve", "--redis", "redis://localhost:many"), "--redis: expected an address like"),
        (("serve", "--redis", "redis://localhost:99999999"), "--redis: expected an address like"),
        (("operator", "log", "--database", "postgresql://localhost:many/x"), "can't be used"),
        (("serve", "--proxy", "somebody"), "--proxy: expected an address like 10.0.0.5, 172.16.0.0/12, not “somebody”"),
        (
            ("operator", "ban", "--address", "somebody", "--database", "sqlite:///o.db"),
            "--address: expected an address",
        ),
        (("operator", "ban", "--address", "", "--database", "sqlite:///o.db"), "--address: expected an address"),
        (("operator", "ban", "", "--database", "sqlite:///o.db"), "There is nothing called “”"),
        (("serve", "--redis", ""), "--redis: expected an address like redis://localhost:6379/0, not “”"),
        (
            ("serve", "--redis", "nonsense"),
            "--redis: expected an address like redis://localhost:6379/0, not “nonsense”",
        ),
        (
            ("serve", "--origin", "example.org"),
            "--origin: expected an address like https://example.org, not “example.org”",
        ),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else "",
)
def test_a_value_that_is_not_known_is_refused(run: Any, tmp_path: Path, tokens: tuple[str, ...], said: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "a.txt").touch()
    assert said in refused(run, *tokens)
