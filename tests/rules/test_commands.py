"""`tablero rules`: what it writes in both languages, and how it exits."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from commands import Done
from tablero.languages import default_language
from tablero.rules.catalogue import BOOKS


@pytest.fixture
def rules(run: Any) -> Any:
    return partial(run, "rules")


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "es_AR", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LC_MESSAGES": "es_MX", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_MX", "LC_ALL": ""}, "es"),
    ],
)
def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert default_language() == lang


def test_search_shows_the_own_language_and_searches_both(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    english = rules("search", "centinela", "--book", "swu")
    assert english.code == 0
    assert "Sentinel enforcement" in english.out
    assert "Obligación" not in english.out
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Obligación de Centinela" in rules("search", "sentinel", "--book", "swu").out


def test_search_in_one_language(rules: Any) -> None:
    spanish = rules("search", "centinela", "--book", "swu", "--lang", "es")
    assert (spanish.code, "Obligación de Centinela" in spanish.out) == (0, True)
    assert rules("search", "wookiees", "--lang", "es", "--book", "wh40k").code == 1


def test_search_as_json(rules: Any) -> None:
    done = rules("search", "6.3.2", "--json", "--limit", "2")
    assert done.code == 0
    found = json.loads(done.out)
    assert [(each["id"], each["book"]) for each in found] == [("swu:6.3.2", "swu"), ("swu:6.3.2.a", "swu")]
    assert set(found[0]["text"]) == {"en", "es"}


def test_finding_nothing_exits_with_1(rules: Any) -> None:
    assert rules("search", "zzzzqqqq") == Done(1, "", "Nothing found for “zzzzqqqq”.\n")
    assert rules("search", "zzzzqqqq", "--lang", "es") == Done(1, "", "No se ha encontrado nada para «zzzzqqqq».\n")
    assert rules("search", "zzzzqqqq", "--json") == Done(1, "[]\n", "")


def test_long_ids_are_never_cut(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    done = rules("search", "legion26:kw.complete-the-mission.2")
    assert "legion26:kw.complete-the-mission.2" in done.out
    assert "…" in done.out


def test_show_a_rule(rules: Any) -> None:
    done = rules("show", "swu:1.3.3", "--lang", "es")
    assert done.code == 0
    expected = ["swu:1.3.3", "Conceptos de juego", "Las restricciones vencen", "siempre gana la prohibición"]
    for words in [*expected, "Reglamento, líneas 140", "Ejemplo swu-ex:1.3.3-1", "Resultado: Ilegal"]:
        assert words in done.out
    english = rules("show", "swu:1.3.3", "--lang", "en")
    assert "Rulebook, lines 140" in english.out
    assert "prohibición" not in english.out


@pytest.mark.parametrize(("lang", "words"), [("en", "about the booklet itself"), ("es", "sobre el propio reglamento")])
def test_show_says_why_a_rule_is_not_enforceable(rules: Any, lang: str, words: str) -> None:
    assert words in rules("show", "rebellion:golden.01", "--lang", lang).out


def test_show_as_json(rules: Any) -> None:
    found = json.loads(rules("show", "rebellion:golden.01", "--json").out)
    assert (found["book"], found["status"], found["unenforceable"]) == ("rebellion", "unenforceable", "booklet")
    assert found["examples"] == []
    assert json.loads(rules("show", "swu:1.3.3", "--json").out)["examples"][0]["id"] == "swu-ex:1.3.3-1"


def test_show_an_example(rules: Any) -> None:
    done = rules("show", "swu-ex:1.3.3-1")
    assert (done.code, "Rules: swu:1.3.3" in done.out) == (0, True)
    assert json.loads(rules("show", "swu-ex:1.3.3-1", "--json").out)["rules"] == ["swu:1.3.3"]


def test_an_id_may_be_typed_carelessly(rules: Any) -> None:
    assert rules("show", " SWU:6.3.2.B").out == rules("show", "6.3.2.b").out == rules("show", "swu:6.3.2.b").out


def test_an_unknown_id_exits_with_1_and_suggestions(rules: Any) -> None:
    done = rules("show", "swu:6.3.2.z")
    assert (done.code, done.out) == (1, "")
    assert "There is no rule “swu:6.3.2.z”.\nDid you mean:\n" in done.err
    assert "swu:6.3.2.b  Sentinel enforcement" in done.err
    spanish = rules("show", "kw.sentinel", "--lang", "es")
    assert (spanish.code, spanish.err.count(":kw.sentinel  Centinela")) == (1, 2)
    assert rules("show", "zzzzqqqq") == Done(1, "", "There is no rule “zzzzqqqq”.\n")


KEYS = {"total", "enforceable", "enforced", "tested", "examples_total", "examples_passing", "missing"}


def test_coverage_as_json(rules: Any) -> None:
    every = json.loads(rules("coverage", "--json").out)
    assert set(every) == set(BOOKS)
    assert all(set(counted) == KEYS for counted in every.values())
    one = rules("coverage", "legion2023", "--json")
    assert (one.code, json.loads(one.out)) == (0, every["legion2023"])


def test_coverage_for_people(rules: Any) -> None:
    every = rules("coverage")
    assert every.code == 0
    assert [line.split()[0] for line in every.out.splitlines() if line.split()[0] in BOOKS] == list(BOOKS)
    spanish = rules("coverage", "wh40k", "--lang", "es")
    assert "Aún no" in spanish.out
    assert "wh40k:dice.04 (manejo de piezas físicas)" in spanish.out
    assert "rebellion" not in spanish.out


@pytest.mark.parametrize("command", [("coverage",), ("search", "attack", "--book")])
def test_an_unknown_book_is_wrong_usage(rules: Any, command: tuple[str, ...]) -> None:
    done = rules(*command, "chess")
    assert (done.code, done.out) == (2, "")
    assert "rebellion, swu, wh40k, legion2026, legion2023" in done.err
    legion = rules(*command, "legion")
    assert legion == Done(2, "", "tablero: “legion” has several rulebooks: say legion2026, legion2023.\n")


@pytest.mark.parametrize(
    "tokens",
    [("search",), ("search", "x", "--limit", "0"), ("search", "x", "--lang", "fr"), ("show",), ("coverage", "a", "b")],
)
def test_wrong_usage_exits_with_2(rules: Any, tokens: tuple[str, ...]) -> None:
    assert rules(*tokens).code == 2


@pytest.mark.parametrize("command", ["search", "show", "coverage"])
def test_help_has_an_example(rules: Any, command: str) -> None:
    done = rules(command, "--help")
    assert done.code == 0
    assert f"Example: tablero rules {command} " in done.out


def test_nothing_heavy_is_imported_before_a_command_runs() -> None:
    heavy = "{'rich', 'msgspec', 'tablero.text', 'tablero.rules'}"
    code = f"import sys, tablero.cli.rules; sys.exit(', '.join({heavy} & set(sys.modules)) or 0)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
