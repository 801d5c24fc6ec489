"""What `import tablero` gives a program."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys

import pytest

import tablero
from playing import play_random
from samples.duel import GAME
from tablero.kernel import Choose, Game


def test_everything_in_all_is_there_and_nothing_else_is_public() -> None:
    assert sorted(tablero.__all__) == tablero.__all__
    for name in tablero.__all__:
        assert getattr(tablero, name).__name__ == name
    functions = {name for name, one in vars(tablero).items() if inspect.isfunction(one) and not name.startswith("_")}
    assert functions <= set(tablero.__all__) <= set(dir(tablero))


def test_what_is_not_there_is_missed_as_in_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'tablero' has no attribute 'Gaem'"):
        tablero.Gaem  # noqa: B018


def test_import_brings_no_kernel() -> None:
    """The command line and whoever asks for the version don't wait for it."""
    script = "import sys, tablero; print([name for name in sys.modules if name.startswith('tablero.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(tablero).failed == 0


@pytest.mark.parametrize("name", [name for name in tablero.__all__ if name[0].islower()])
def test_every_function_has_an_example(name: str) -> None:
    assert ">>> " in (getattr(tablero, name).__doc__ or "")


@pytest.mark.parametrize("game", tablero.game_names())
def test_the_program_in_the_packages_docstring_plays_any_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"\n\n((?:    .*\n|\n)+)", tablero.__doc__ or "")
    assert "\n        game.choose" in program
    exec(inspect.cleandoc(program.replace("rebellion", game)), {})
    assert capsys.readouterr().out.startswith("The game is over. ")


@pytest.mark.parametrize("game", tablero.game_names())
def test_a_game_shows_what_is_asked_and_how_it_ended(game: str) -> None:
    playing = tablero.new(game, seed=1)
    assert repr(playing.decision) in repr(playing)
    play_random(playing, tablero.Rng(1))
    assert re.match(r"seat [01] won: |a draw: ", str(playing.outcome))
    assert str(playing.outcome) in repr(playing)


def test_a_perspective_shows_its_own_question_only() -> None:
    playing = tablero.new("swu", seed=7)
    assert repr(tablero.Perspective(playing, 1)) == f"<Perspective of seat 1 on swu: {playing.decision!r}>"
    assert repr(tablero.Perspective(playing, 0)) == "<Perspective of seat 0 on swu: waiting for seat 1>"
    assert repr(tablero.Perspective(playing, None)) == "<Perspective of a spectator on swu: waiting for seat 1>"


@pytest.mark.parametrize("game", tablero.game_names())
def test_words_follow_the_game_in_each_language(game: str) -> None:
    playing = tablero.new(game, seed=3)
    english, spanish = tablero.words(playing), tablero.words(playing, "es", names=["Ana", "Luis"])
    assert english.question()
    assert english.outcome() == ""
    assert str(english).splitlines() == [
        english.question(),
        *(f"{i:3} {option}" for i, option in enumerate(english.options())),
    ]
    assert english.question() != spanish.question()
    play_random(playing, tablero.Rng(3))
    assert english.question() == ""
    assert english.options() == []
    assert str(english) == english.outcome()
    assert english.outcome().startswith("The game is over. ")
    assert spanish.outcome().startswith("La partida ha terminado. ")
    assert "Ana" in spanish.outcome() or "Luis" in spanish.outcome() or "No gana nadie" in spanish.outcome()
    assert len(english.log()) == len(spanish.log()) > 5
    assert english.table() != spanish.table()


def test_an_option_a_refusal_and_the_log_are_told_to_a_seat() -> None:
    playing = tablero.new("swu", seed=7)
    words = tablero.words(playing)
    assert isinstance(playing.decision, Choose)
    first = playing.decision.options[0]
    assert words.option(first) == words.options()[0] == words.option(0) == words.option(first, seat=1) == "Player 1"
    assert words.why_not(0) is None
    assert words.why_not("fly") == '"fly" is not one of the options.'
    with pytest.raises(LookupError, match="seat 0 is not asked anything"):
        words.option(first, seat=0)
    assert words.question(seat=0) == ""


def test_a_line_for_one_seat_is_told_to_that_seat_only() -> None:
    playing = play_random(Game(GAME, GAME.setup(), tablero.Rng(1)), tablero.Rng(1))
    words = tablero.words(playing)
    seen = {seat: sum(line.startswith("You see ") for line in words.log(seat)) for seat in (0, 1, None)}
    told: dict[int | None, int] = {seat: sum(entry.to == (seat,) for entry in playing.log) for seat in (0, 1)}
    assert seen == {**told, None: 0}
    assert min(told.values()) > 0


def test_when_nobody_is_asked_no_option_has_words() -> None:
    playing = play_random(tablero.new("swu", seed=7), tablero.Rng(7))
    with pytest.raises(LookupError, match="nobody is asked anything"):
        tablero.words(playing).option("pass")
