"""`tablero scenario run --game wh40k`: cases of attacks against their distributions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablero.games.wh40k import commands
from tablero.games.wh40k.commands import scenarios, variants
from tablero.games.wh40k.scenario.cases import BadCases, read_cases
from tablero.games.wh40k.scenario.compare import compare
from tablero.games.wh40k.scenario.play import lay_out, play
from tablero.kernel import Rng
from tablero.text import LANGUAGES

ONE_SHOT: dict[str, Any] = {
    "id": "one",
    "title": "One shot",
    "attackers": 1,
    "weapon": {"type": "ranged", "range": 24, "A": "1", "skill": 4, "S": 4, "AP": 0, "D": "1", "abilities": []},
    "target": {"models": 1, "T": 4, "Sv": 4, "W": 1, "Inv": None, "FNP": None, "keywords": ["INFANTRY"]},
    "context": {},
    "expected": {
        "damage_distribution": {"0": 0.875, "1": 0.125},
        "models_slain_distribution": {"0": 0.875, "1": 0.125},
    },
}
"""It hits, wounds and is not saved each with one chance in two."""


def written(folder: Path, *cases: dict[str, Any]) -> Path:
    path = folder / "cases.json"
    path.write_text(json.dumps({"cases": cases}), encoding="utf-8")
    return path


def changed(**parts: Any) -> dict[str, Any]:
    """The case with some of its parts changed."""
    return ONE_SHOT | {
        name: {**ONE_SHOT.get(name, {}), **value} if isinstance(value, dict) else value for name, value in parts.items()
    }


def likely(chance: float) -> dict[str, Any]:
    return {name: {"0": 1 - chance, "1": chance} for name in ("damage_distribution", "models_slain_distribution")}


def test_what_is_as_expected_agrees(run: Any, tmp_path: Path) -> None:
    path = written(tmp_path, ONE_SHOT)
    done = run("scenario", "run", path, "--game", "wh40k", "--games", "1500", "--jobs", "1", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert (told["agrees"], told["games"], told["cases"][0]["damage"]["degrees"]) == (True, 1500, 1)
    assert told["cases"][0]["damage"]["expected_mean"] == 0.125
    again = run("scenario", "run", tmp_path, "--game", "wh40k", "--games", "1500", "--jobs", "1", "--json")
    assert json.loads(again.out) == told
    other = run("scenario", "run", path, "--game", "wh40k", "--games", "1500", "--jobs", "1", "--json", "--seed", "1")
    assert json.loads(other.out) != told


def test_what_is_not_as_expected_is_found(run: Any, tmp_path: Path) -> None:
    path = written(tmp_path, ONE_SHOT, changed(id="two", expected=likely(0.16)))
    for lang in LANGUAGES:
        done = run("scenario", "run", path, "--game", "wh40k", "--games", "2500", "--jobs", "1", "--lang", lang)
        assert done.code == 1
        assert "two" in done.out
    assert "1 no coinciden" in done.out
    impossible = written(tmp_path, changed(expected={"damage_distribution": {"0": 1.0}}))
    done = run("scenario", "run", impossible, "--game", "wh40k", "--games", "500", "--jobs", "1", "--json")
    assert done.code == 1
    assert json.loads(done.out)["cases"][0]["damage"]["impossible"] == [1]


def test_dice_do_not_depend_on_how_the_work_is_divided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablero.cli.scenario import Options

    monkeypatch.setattr(commands, "BLOCK", 400)
    path = written(tmp_path, ONE_SHOT, changed(id="two", attackers=2))
    todo = scenarios([path], Options(quick=False, games=900, seed=3))
    assert todo.pieces == 6
    whole = todo.work(range(6))
    assert [*todo.work(range(2)), *todo.work(range(2, 6))] == whole
    assert sum(tally.damage.total() for which, tally in whole if which == 0) == 900


@pytest.mark.parametrize(
    ("parts", "chance"),
    [
        ({"weapon": {"type": "melee", "range": "Melee"}}, 1 / 8),
        ({"weapon": {"abilities": ["Torrent"], "skill": None}}, 1 / 4),
        ({"weapon": {"abilities": ["Heavy"]}, "context": {"remained_stationary": True}}, 1 / 6),
        ({"weapon": {"abilities": ["Lance"]}, "context": {"charged_this_turn": True}}, 1 / 6),
        ({"weapon": {"abilities": ["Indirect Fire"]}, "context": {"target_not_visible": True}}, 1 / 18),
        ({"weapon": {"abilities": ["Twin-linked"]}}, 3 / 16),
        ({"weapon": {"abilities": ["Rapid Fire 1"]}, "context": {"within_half_range": True}}, 15 / 64),
        ({"context": {"benefit_of_cover": True}}, 1 / 12),
        ({"context": {"other_hit_modifier": -1, "other_wound_modifier": 1}}, 1 / 9),
        ({"context": {"hit_reroll": "failures"}}, 3 / 16),
        ({"context": {"hit_reroll": "ones", "wound_reroll": "ones"}}, 49 / 288),
        ({"target": {"stealth": True}}, 1 / 12),
        ({"weapon": {"abilities": ["Anti-Epic Hero 2+"]}, "target": {"keywords": ["EPIC HERO"]}}, 5 / 24),
        ({"weapon": {"abilities": ["Anti-Epic Hero 2+"]}}, 1 / 8),
        ({"target": {"FNP": 4}}, 1 / 16),
        ({"target": {"Sv": 7, "Inv": 4}}, 1 / 8),
    ],
)
def test_all_that_a_case_can_say_counts(tmp_path: Path, parts: dict[str, Any], chance: float) -> None:
    (case,) = read_cases(written(tmp_path, changed(**parts)))
    tally = play(lay_out(case, errata=False), 2000, Rng(5))
    assert compare(tally.slain, {0: 1 - chance, 1: chance}).agrees


def test_who_pays_for_a_hazardous_weapon_makes_no_difference(tmp_path: Path) -> None:
    (case,) = read_cases(written(tmp_path, changed(attackers=2, weapon={"abilities": ["Hazardous"]})))
    tally = play(lay_out(case, errata=False), 2000, Rng(5))
    assert compare(tally.slain, {0: 49 / 64, 1: 15 / 64}).agrees


def test_wounds_already_lost_are_lost_by_one_model(tmp_path: Path) -> None:
    (case,) = read_cases(written(tmp_path, changed(target={"models": 3, "W": 4, "wounds_already_lost": 3})))
    field = lay_out(case, errata=False).battle
    assert [model.wounds for model in field.models_of(field.units[1])] == [1, 4, 4]


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("", ""),
        ("[]", ""),
        ('{"cases": [{}]}', "cases[0]"),
        (json.dumps({"cases": [changed(weapon={"S": "x"})]}), "cases[0].weapon.S"),
        (json.dumps({"cases": [changed(context={"in_the_dark": True})]}), "cases[0].context"),
        (json.dumps({"cases": [changed(attackers=0)]}), "cases[0].attackers"),
        (json.dumps({"cases": [ONE_SHOT, changed(target={"models": 5000})]}), "cases[1].target.models"),
        (json.dumps({"cases": [changed(weapon={"D": "2D7"})]}), "cases[0].weapon.D"),
        (
            json.dumps({"cases": [changed(expected={"models_slain_distribution": {}})]}),
            "cases[0].expected.models_slain_distribution",
        ),
        (
            json.dumps({"cases": [changed(expected_no_spill=likely(1.5))]}),
            "cases[0].expected_no_spill.damage_distribution",
        ),
        (json.dumps({"cases": [changed(weapon={"range": "Melee"})]}), "cases[0].weapon.range"),
        (json.dumps({"cases": [changed(weapon={"skill": None})]}), "cases[0].weapon.skill"),
        (json.dumps({"cases": [changed(weapon={"skill": 1})]}), "cases[0].weapon.skill"),
        (json.dumps({"cases": [changed(weapon={"S": 0})]}), "cases[0].weapon.S"),
        (json.dumps({"cases": [changed(weapon={"AP": 2})]}), "cases[0].weapon.AP"),
        (json.dumps({"cases": [changed(target={"T": -1})]}), "cases[0].target.T"),
        (json.dumps({"cases": [changed(target={"Sv": 1})]}), "cases[0].target.Sv"),
        (json.dumps({"cases": [changed(target={"W": 0})]}), "cases[0].target.W"),
        (json.dumps({"cases": [changed(target={"Inv": 0})]}), "cases[0].target.Inv"),
        (json.dumps({"cases": [changed(target={"FNP": 1})]}), "cases[0].target.FNP"),
        (json.dumps({"cases": [changed(target={"wounds_already_lost": 1})]}), "cases[0].target.wounds_already_lost"),
        (json.dumps({"cases": [changed(target={"wounds_already_lost": -1})]}), "cases[0].target.wounds_already_lost"),
        (json.dumps({"cases": [changed(weapon={"abilities": ["Heavy", "Melta"]})]}), "cases[0].weapon.abilities[1]"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(run: Any, tmp_path: Path, content: str, place: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadCases) as bad:
        read_cases(path)
    assert bad.value.place == place
    for lang in LANGUAGES:
        done = run("scenario", "run", path, "--game", "wh40k", "--json", "--lang", lang)
        assert done.code == 2
        assert json.loads(done.out)["error"]["place"] == place
        assert "bad.json" in done.err


def test_a_file_that_is_not_there_and_a_game_without_scenarios_are_refused(run: Any, tmp_path: Path) -> None:
    done = run("scenario", "run", tmp_path / "missing.json", "--game", "wh40k")
    assert done.code == 2
    assert "missing.json" in done.err
    done = run("scenario", "run", tmp_path, "--game", "chess")
    assert done.code == 2
    assert "chess" in done.err
    assert "wh40k" in done.err


@pytest.mark.shared
def test_the_examples_agree(shared: Path) -> None:
    found = variants([shared / "data/wh40k/attack-examples.json"])
    assert len(found) == 9
    for case, errata, expected in found:
        tally = play(lay_out(case, errata=errata), 1000, Rng.of(11, case.id))
        assert compare(tally.damage, expected.damage_distribution).agrees, case.id
        assert compare(tally.slain, expected.models_slain_distribution).agrees, case.id
