"""`tablero odds`: what can be asked, options side by side, JSON, pictures, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablero import manifests
from tablero.text import LANGUAGES

GAMES = [one.folder.name for one in manifests.own()]
QUESTIONS = {
    "rebellion": "dice=3 opposing-dice=2 vs yoda",
    "swu": "copies=3 round=3 vs mulligan=none",
    "wh40k": "attackers=2 attacks=2 models=2 vs lethal-hits",
    "legion": "red=2 aim=1 cover=light vs edition=2023",
}


def test_every_game_has_odds() -> None:
    assert all(one.odds for one in manifests.own())
    assert sorted(QUESTIONS) == sorted(GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_explained(run: Any, game: str, lang: str) -> None:
    done = run("odds", game, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    form = json.loads(run("odds", game, "--json").out)
    names = [field["name"] for section in form for field in section["fields"]]
    assert len(set(names)) == len(names)
    for name in names:
        assert f" {name} " in done.out or f" {name}= " in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_stand_side_by_side(run: Any, game: str, lang: str) -> None:
    done = run("odds", game, *QUESTIONS[game].split(), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    first, second = QUESTIONS[game].split(" vs ")
    assert f"1: {first}" in done.out
    assert f"2: {second}" in done.out
    assert {"en": "average", "es": "media"}[lang] in done.out


@pytest.mark.parametrize("game", GAMES)
def test_programs_get_all_of_it(run: Any, game: str) -> None:
    told = json.loads(run("odds", game, *QUESTIONS[game].split(), "--json").out)
    assert told["game"] == game
    assert [" ".join(option["words"]) for option in told["options"]] == QUESTIONS[game].split(" vs ")
    for option in told["options"]:
        for measure in option["measures"]:
            assert sum(measure["chances"].values()) == pytest.approx(1)
            assert next(iter(measure["at_least"].values())) == pytest.approx(1)
            mean = sum(int(value) * chance for value, chance in measure["chances"].items())
            assert mean == pytest.approx(measure["mean"])


def test_fractions_are_exact(run: Any) -> None:
    told = json.loads(run("odds", "wh40k", "strength=4", "save=7", "--json", "--exact").out)
    (option,) = told["options"]
    assert option["measures"][0]["chances"] == {"0": "2/3", "1": "1/3"}
    assert option["figures"][0]["chance"] == "1/3"


@pytest.mark.parametrize("ending", [".svg", ".png", ".pdf"])
def test_a_picture(run: Any, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"odds{ending}"
    done = run("odds", "swu", "copies=3", "vs", "copies=2", "--plot", path)
    assert (done.code, done.err) == (0, "")
    assert path.stat().st_size > 1000
    if ending == ".svg":
        before = path.read_bytes()
        run("odds", "swu", "copies=3", "vs", "copies=2", "--plot", path)
        assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["chess", "a=1"], "wh40k"),
        (["wh40k", "attacks=10000"], "up to 40"),
        (["wh40k", "attackers=100", "attacks=40"], "300 hits"),
        (["legion", "red=10000"], "24 attack dice"),
        (["rebellion", "dice=10000"], "from 0 to 40"),
        (["swu", "copies=10000"], "from 0 to 100"),
        (["wh40k", "attacks"], "attacks=VALUE"),
        (["wh40k", "atacks=3"], "did you mean attacks"),
        (["wh40k", "models=0"], "from 1 to 100"),
        (["wh40k", "skill=-1"], "from 2 to 6"),
        (["legion", "red=two"], "whole number"),
        (["swu", *["vs"] * 12], "12 options"),
        (["swu", "copies=3", "--plot", "odds.gif"], ".svg"),
        (["swu", "copies=3", "--plot", "nowhere/odds.svg"], "nowhere"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_words(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tokens: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    english, spanish = run("odds", *tokens, "--lang", "en"), run("odds", *tokens, "--lang", "es")
    for done in (english, spanish):
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("tablero: ")
    assert said in english.err
    assert spanish.err != english.err


def test_programs_are_told_where(run: Any) -> None:
    done = run("odds", "legion", "red=two", "--json")
    assert done.code == 2
    assert json.loads(done.out)["error"]["place"] == "red=two"
