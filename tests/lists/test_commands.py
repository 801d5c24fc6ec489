"""`tablero deck`: what it writes in both languages, and how it exits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from swu.decks import deck, mains
from tablero.games.swu.deck_files import read, write
from tablero.kernel import Brings, Definition
from tablero.lists import BadList, Problem, games
from tablero.registry import find
from telling import refused


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def written(file_name: str, /, **changed: Any) -> Path:
        path = tmp_path / file_name
        path.write_text(write(deck(**changed), "tablero"), encoding="utf-8")
        return path

    return written


def test_a_legal_deck_exits_with_0_and_an_illegal_one_with_1(run: Any, file: Any) -> None:
    assert run("deck", "check", file("a.json", name="Good")) == (0, "Good: legal in Premier.\n", "")
    done = run("deck", "check", file("b.json", main=mains(49) | {"shield": 1}), "--lang", "es")
    assert done.code == 1
    assert done.out.splitlines() == [
        "Mazo sin nombre: no válido en Premier.",
        "  El mazo tiene 49 unidades, eventos y mejoras; debe tener al menos 50. [swu:9.2.2.a]",
        "  Escudo es una ficha, y las fichas no forman parte del mazo. [swu:1.2.3]",
    ]


def test_the_format_is_the_option_or_that_of_the_file(run: Any, file: Any) -> None:
    small = file("a.json", name="Small", main=mains(30), format="draft")
    assert run("deck", "check", small) == (0, "Small: legal in Draft.\n", "")
    assert run("deck", "check", small, "--format", "premier").code == 1
    assert run("deck", "check", small, "--format", "nonsense").code == 2


def test_three_decks_and_a_table_are_looked_at_together(run: Any, file: Any) -> None:
    same = [file(f"{number}.json") for number in range(3)]
    done = run("deck", "check", *same, "--format", "trilogy")
    assert done.code == 1
    assert "All together:\n  The decks together have 3 copies of Luke Skywalker, Faithful Friend" in done.out
    assert run("deck", "check", *same, "--format", "multiplayer").code == 0
    assert "[swu:11.1.1]" in run("deck", "check", *same[:2], "--format", "multiplayer").out
    assert run("deck", "check", same[0], "--format", "multiplayer").code == 0


def test_a_pool_is_looked_at_for_limited_decks(run: Any, file: Any) -> None:
    built, pool = file("a.json", main=mains(30)), file("pool.json", main=mains(29))
    done = run("deck", "check", built, "--format", "sealed", "--pool", pool)
    assert done.code == 1
    assert "only 0 were opened. [swu:10.2.1.a]" in done.out
    assert run("deck", "check", built, "--format", "sealed", "--pool", built).code == 0


def test_programs_get_json(run: Any, file: Any) -> None:
    found = json.loads(run("deck", "check", file("a.json", bases=()), "--json").out)
    assert (found["legal"], found["format"], found["together"]) == (False, "premier", [])
    (reason,) = found["decks"][0]
    assert reason["rule"] == "swu:9.2.2.a"
    assert reason["message"] == {"id": "swu-deck-bases", "args": {"count": 0}}


def test_what_cannot_be_read_exits_with_2_and_everything_is_named(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("3 Batlefield Marine\n0 Vanquish\n", encoding="utf-8")
    done = run("deck", "check", path, tmp_path / "none.txt", "--lang", "es", "--json")
    assert done.code == 2
    assert "Línea 1: no hay ninguna carta «Batlefield Marine». Quizá Marine combatiente" in done.err
    assert "Línea 2: «0» no es un número de copias" in done.err
    unreadable = json.loads(done.out)["unreadable"]
    assert [problem["kind"] for problem in unreadable[str(path)]] == ["unknown-card", "bad-count"]
    assert [problem["kind"] for problem in unreadable[str(tmp_path / "none.txt")]] == ["no-file"]
    assert run("deck", "show", path).code == run("deck", "convert", path, "--to", "text").code == 2


@pytest.mark.parametrize("kind", ["swudb", "text", "tablero"])
def test_a_deck_is_turned_into_each_kind(run: Any, file: Any, tmp_path: Path, kind: str) -> None:
    shown = run("deck", "convert", file("a.json"), "--to", kind)
    assert (shown.code, read(shown.out)) == (0, deck())
    assert run("deck", "convert", file("a.json"), "--to", kind, "--out", tmp_path / "out").code == 0
    assert (tmp_path / "out").read_text(encoding="utf-8") == shown.out


def test_what_cannot_be_written_exits_with_2(run: Any, file: Any, tmp_path: Path) -> None:
    done = run("deck", "convert", file("a.json", main={"shield": 1}), "--to", "swudb")
    assert done.code == 2
    assert "Shield has no number" in done.err
    assert run("deck", "convert", file("a.json"), "--to", "text", "--out", tmp_path / "no" / "way").code == 2


def test_a_deck_is_shown(run: Any, file: Any) -> None:
    path = file("a.json", name="Mine", main={"battlefield-marine": 3}, side={"vanquish": 2})
    done = run("deck", "show", path, "--lang", "es")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Mine"
    assert "   1   6  Luke Skywalker, Amigo leal (SOR 5)" in lines
    assert lines[lines.index("Mazo (3)") + 1] == "   3   2  Marine combatiente (SOR 95)"
    assert lines[lines.index("Banquillo (2)") + 1] == "   2   5  Vencer (TWI 77)"


def test_what_is_ready_made_is_listed_by_name_and_format(run: Any) -> None:
    every = json.loads(run("list", "ready", "swu", "--json").out)
    assert {one["name"] for one in every} >= {"sor-luke", "sor-vader"}
    assert len(every) == 16
    done = run("list", "ready", "--format", "premier", "--lang", "es")
    assert done.code == 0
    assert done.out.startswith("ibh-leia: Leia Organa, ")
    assert "juego libre" in done.out
    assert run("list", "ready", "--format", "sealed").out == ""


def test_a_drawn_list_is_the_same_for_the_same_number_and_legal(run: Any, tmp_path: Path) -> None:
    drawn = run("list", "draw", "swu", "--format", "twin-suns", "--seed", "7", "--to", "text")
    assert drawn.code == 0
    assert run("list", "draw", "--format", "twin-suns", "--seed", "7", "--to", "text") == drawn
    assert run("list", "draw", "--format", "twin-suns", "--seed", "8", "--to", "text") != drawn
    path = tmp_path / "drawn.txt"
    path.write_text(drawn.out, encoding="utf-8")
    assert run("list", "check", path, "--game", "swu", "--format", "twin-suns").code == 0


def test_a_game_without_lists_and_a_game_that_is_not_there_are_told(run: Any, file: Any) -> None:
    done = run("list", "check", file("a.json"), "--game", "rebellion")
    assert (done.code, done.err) == (2, "tablero: Players bring nothing to rebellion; they do to: legion, swu, wh40k\n")
    assert run("list", "check", file("a.json"), "--game", "chess").code == 2
    assert "--format" in run("list", "check", file("a.json"), "--format", "chess").err


class Armies(Brings[str]):
    """Lists of another game, which read nothing but what begins with ARMY."""

    setting = "armies"

    def read(self, text: str) -> str:
        if not text.startswith("ARMY"):
            raise BadList([Problem(1, "empty")])
        return text


def test_of_several_games_the_one_that_can_read_a_list_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    swu, other = find("swu"), Definition[Any]()
    other.brings = Armies()
    monkeypatch.setattr(games, "bringing", lambda: {"swu": swu, "army": other})
    assert games.game_of(None, "ARMY of one") is other
    assert games.game_of(None, write(deck(), "swudb")) is swu
    with refused(games.NoLists, "--game"):
        games.game_of(None, "neither")
