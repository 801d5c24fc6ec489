"""What people read in a terminal is words: no tuples, no `None`, no ids of messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tablero
from tablero.kernel import Distribute, Option, Pick, Record, Truncated
from tablero.text import Texts

NOT_WORDS = re.compile(
    r"\('|\bNone\b(?! of )|\[\"|\bnull\b|\b(swu|rebellion|kernel|play|replay)-[a-z]|Traceback|Error\b"
)
"""What values of Python, JSON and ids of messages look like."""

GAMES: dict[str, dict[str, Any]] = {"rebellion": {}, "swu": {}, "swu-match": {"games": 3}}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return records of games played at random to their ends, by the games' names."""
    folder = tmp_path_factory.mktemp("records")
    for name, settings in GAMES.items():
        rng = tablero.Rng(5)
        game = tablero.new(name, seed=5, **settings)
        while (decision := game.decision) is not None:
            game.choose(decision.sample(rng), decision.seat)
        tablero.save(game, folder / f"{name}.jsonl")
    return {name: folder / f"{name}.jsonl" for name in GAMES}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", GAMES)
def test_a_replay_is_told_in_words_to_its_end(run: Any, played: dict[str, Path], name: str, lang: str) -> None:
    done = run("replay", played[name], "--names", "Ana,Luis", "--seat", "1", "--lang", lang)
    assert done.code == 0
    lines = done.out.splitlines()
    assert not [line for line in lines[1:] if NOT_WORDS.search(line)]
    outcome = tablero.load(played[name]).outcome
    assert outcome is not None
    [winner] = [("Ana", "Luis")[seat] for seat in outcome.winners]
    assert lines[-1] == {"en": f"Won by: {winner}", "es": f"Victoria: {winner}"}[lang]
    why = tablero.words(tablero.load(played[name]), lang, ["Ana", "Luis"]).texts.render(outcome.why)
    assert lines[-2].endswith(why)


def test_every_kind_of_answer_is_told_in_words(run: Any, played: dict[str, Path]) -> None:
    rebellion = run("replay", played["rebellion"]).out
    assert re.search(r"Player 2: Where do your starting units go\? 1 Death Star → 1 × \w+", rebellion)
    assert "Player 1: Activate a system, reveal a mission, or pass. → Pass\n" in rebellion
    swu = run("replay", played["swu"]).out
    assert re.search(r"Choose two cards as your starting resources\. → [A-Z].* and [A-Z].*\n", swu)


def test_an_answer_that_nobody_was_asked_for_is_shown_before_it_is_refused(
    run: Any, played: dict[str, Path], tmp_path: Path
) -> None:
    record = Record.load(played["swu"])
    number = next(i for i, event in enumerate(record.events) if event[0] >= 0)
    wrong = (record.events[number][0], ("nonsense", 6))
    bad = tmp_path / "bad.jsonl"
    Record(record.game, record.version, record.setup, (*record.events[:number], wrong)).save(bad)
    done = run("replay", bad)
    assert done.code == 1
    assert done.out.splitlines()[-1].endswith('→ ["nonsense", 6]')
    assert 'line 5: the choice is not legal: ["nonsense", 6] is not one of the options.' in done.err


def test_what_was_cut_off_is_not_made_up(run: Any, played: dict[str, Path], tmp_path: Path) -> None:
    """Where a record ends between a choice and the chance that followed it, nothing random is shown in its place."""
    whole = played["swu"].read_bytes()
    events = Record.loads(whole).events
    chance = max(i for i, event in enumerate(events) if event[0] < 0 and events[i - 1][0] >= 0)
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(whole.splitlines(keepends=True)[: chance + 1]))
    with pytest.raises(Truncated):
        Record.load(cut)
    done = run("replay", cut)
    assert done.code == 1
    assert done.out.splitlines()[-1].startswith("The record is of a game that is not over")
    assert re.match(rf"{chance}\. Player \d: ", done.out.splitlines()[-2])


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", GAMES)
def test_a_table_in_the_terminal_speaks_in_words(run: Any, name: str, lang: str) -> None:
    typed = "i 1\nw 99\nw x\nw 1\nw 1 1\nw 9 9 9 9 9 9 9\nl\nnonsense\nr\nu\nr\nr\nr\n" * 12 + "q\n"
    done = run("play", name, "--seats", "human,greedy", "--seed", "3", "--lang", lang, typed=typed)
    assert done.code == 0
    assert not [line for line in done.out.splitlines() if NOT_WORDS.search(line)]
    assert {"en": "I do not understand “x”", "es": "No entiendo «x»"}[lang] in done.out


def test_a_refusal_knows_options_by_their_numbers() -> None:
    units: list[Option] = [("unit", 6), ("unit", 7)]
    too_much = Distribute(0, units, 3, "ask", caps=[3, 1]).check((1, 2))
    twice = Pick(0, units, 0, 2, "ask").check((units[1], units[1]))
    assert too_much is not None
    assert twice is not None
    assert Texts("en").reason(too_much) == "Option 2 can take 0 to 1, not 2."
    assert Texts("es").reason(too_much) == "La opción 2 admite de 0 a 1, no 2."
    assert Texts("en").reason(twice) == "Option 2 was picked twice."


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_simulation_says_why_games_ended(run: Any, lang: str) -> None:
    done = run("sim", "swu-match", "--games", "1", "--set", "games=3", "--lang", lang)
    assert done.code == 0
    assert re.search(
        {"en": r"Player \d wins the match by 2 to \d", "es": r"El jugador \d gana el enfre"}[lang], done.out
    )
    assert {"en": "1 game of swu-match", "es": "1 partida de swu-match"}[lang] in done.out
