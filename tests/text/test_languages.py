"""A third language is a folder of catalogues: everything that speaks finds it there."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablero.text
from samples.duel import GAME
from tablero import languages
from tablero.cli.help import phrases
from tablero.games.swu.local_names import names
from tablero.kernel import say
from tablero.rules.catalogue import BadCatalogue, example, examples_of, rule, rules_of
from tablero.rules.search import _index, search
from tablero.server import texts as served
from tablero.server.refused import Refused
from tablero.text import Texts, texts_of, typed
from text.languages import catalan

MISS = Texts.miss
"""As it is outside of tests."""


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Catalan, found by the environment; what it doesn't say is told as to any user."""
    root = catalan(tmp_path)
    monkeypatch.setenv(languages.VARIABLE, f"{tmp_path / 'nowhere'}{os.pathsep}{root}")
    monkeypatch.setattr(Texts, "miss", MISS)
    monkeypatch.setattr(tablero.text, "_MISSED", set())
    forget()
    yield root
    forget()


def forget() -> None:
    """Let everything be read again that is read once."""
    typed.cache_clear()
    served.spoken.cache_clear()
    served.catalogues.cache_clear()
    served.own_catalogues.cache_clear()
    rules_of.cache_clear()
    examples_of.cache_clear()
    _index.cache_clear()
    names.cache_clear()


def run(*tokens: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tablero", *tokens]
    env = {**os.environ, "COLUMNS": "200", **environment}
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False, timeout=120)


def test_the_languages_of_the_project_are_those_of_its_catalogues() -> None:
    assert languages.LANGUAGES == languages.languages() == ("en", "es")


def test_a_folder_of_catalogues_is_a_language(third: Path) -> None:
    assert languages.languages() == ("ca", "en", "es")
    assert languages.LANGUAGES == ("en", "es")
    (third / "nothing").mkdir()
    (third / "de").mkdir()  # without a catalogue
    (third / "README").write_text("about", encoding="utf-8")
    assert languages.languages() == ("ca", "en", "es")


def test_what_it_says_is_its_own_and_the_rest_english(third: Path) -> None:
    texts = texts_of(GAME, "ca", names=["Ana"])
    assert texts.render(say("kernel-game-over")) == "S'ha acabat."
    assert texts.render(say("kernel-draw-agreed")) == "A draw was agreed."
    assert texts.render(say("duel-plays", seat=1, card=say("duel-card-spy"))) == "Ana plays Spy."
    assert texts.render(say("duel-card-spy")) == "Espia"
    assert texts.render(say("play-over", why=say("kernel-game-over"))) == "The game is over. The game is over."


def test_it_may_define_functions(third: Path) -> None:
    texts = texts_of(GAME, "ca")
    assert texts.render(say("kernel-and", head="u", last="«Hivern»")) == "u amb «Hivern»"
    assert texts.render(say("kernel-and", head="u", last="dos")) == "u i dos"


def test_what_it_lacks_is_told_once(third: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for id in ("kernel-draw-agreed", "kernel-undo-nothing", "kernel-draw-agreed"):
            Texts("ca").render(say(id))
    assert [one.message for one in caplog.records] == [
        "kernel-draw-agreed: no text in 'ca'; what is missing is said in English"
    ]


def test_what_no_language_says_is_readable_and_told_once_for_each_text(
    third: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert Texts("en").render(say("toy-one", n=3)) == "toy-one(n=3)"
        assert Texts("en").render(say("kernel-stale", at=3)) == "kernel-stale(at=3)"
        assert Texts("ca").render(say("toy-two")) == "toy-two"
    assert [one.message.partition(":")[0] for one in caplog.records] == [
        "toy-one",
        "kernel-stale",
        "toy-two",
        "toy-two",
    ]


def test_the_environment_may_ask_for_it(third: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "ca_ES.UTF-8")
    assert languages.default_language() == "ca"
    assert languages.closest(["de", "ca;q=0.8", "es"]) == "ca"


def test_a_language_of_a_country_is_understood_in_its_locale(third: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (third / "pt-BR").mkdir()
    (third / "pt-BR" / "own.ftl").write_text("language-name = Português\n", encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert languages.default_language() == "pt-BR"
    wanted = ["pt-br;q=0.9", "pt-BR", "ca-ES-valencia", "pt_PT.UTF-8", "es_419@euro"]
    assert [languages.closest([one]) for one in wanted] == ["pt-BR", "pt-BR", "ca", "en", "es"]


BOM = b"\xef\xbb\xbf"


def test_the_mark_that_some_editors_begin_files_with_is_no_part_of_them(third: Path) -> None:
    for path in (third / "ca").rglob("*.*"):
        path.write_bytes(BOM + path.read_bytes().lstrip())
    assert served.spoken()[0] == {"lang": "ca", "name": "Català"}
    assert not any("\ufeff" in source for source in served.catalogues("swu", "ca")["ftl"])
    assert rule("swu:1.2.1").title["ca"] == "Baralla sense mida màxima"
    assert phrases("ca")["usage"] == {"Usage:": "Ús:"}


@pytest.mark.parametrize(
    ("file", "content", "told"),
    [
        ("own.ftl", "language-name = Català".encode("utf-16"), "own.ftl: 'utf-8' codec can't decode byte 0xff"),
        (
            "own.ftl",
            b"function-I = i\n    .before = (\n    .becomes = amb\n",
            "function-I: expected a word with .before",
        ),
        ("own.ftl", b"function-I = i\n", "function-I: expected a word with .before"),
        ("own.ftl", b"function-I = { $x }\n", "function-I: expected a word with .before"),
        ("help.toml", b"[phrases\n", "help.toml: Expected ']'"),
        ("swu/names.jsonl", b'{"key": "vanquish", "titel": "x"}\n', "names.jsonl: Object "),
    ],
)
def test_what_is_wrong_in_a_file_is_told_and_the_rest_goes_on(
    third: Path, caplog: pytest.LogCaptureFixture, file: str, content: bytes, told: str
) -> None:
    (third / "ca" / file).write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert Texts("ca").render(say("kernel-draw-agreed")) == "A draw was agreed."
        assert set(phrases("ca")) == {"usage", "metavars", "titles", "marks", "phrases"}
        assert names("ca") == {}
    assert [one.message for one in caplog.records if told in one.message]


@pytest.mark.parametrize("content", ["", "# Nothing yet\n"])
def test_a_catalogue_may_say_nothing_yet(third: Path, content: str) -> None:
    (third / "ca" / "own.ftl").write_text(content, encoding="utf-8")
    assert Texts("ca").render(say("kernel-draw-agreed")) == "A draw was agreed."


def test_of_the_help_only_what_it_knows_is_read(third: Path) -> None:
    (third / "ca" / "help.toml").write_text('phrases = 3\n[usages]\na = "b"\n[titles]\n"Commands" = "Ordres"\n')
    assert phrases("ca") == {"usage": {}, "metavars": {}, "titles": {"Commands": "Ordres"}, "marks": {}, "phrases": {}}


def test_the_server_tells_it_and_sends_its_texts_with_the_english_it_needs(third: Path) -> None:
    assert served.spoken() == [
        {"lang": "ca", "name": "Català"},
        {"lang": "en", "name": "English"},
        {"lang": "es", "name": "Español"},
    ]
    own, swu = served.own_catalogues("ca"), served.catalogues("swu", "ca")
    assert "nav-lobby = Sala" in "".join(own["ftl"])
    assert "Qui comença?" in "".join(swu["ftl"])
    assert "Qui comença?" not in "".join(own["ftl"])
    assert "kernel-draw-agreed = A draw was agreed." in "".join(own["english"])
    assert "nav-rules = Rules" in "".join(own["english"])
    assert "nav-rules = Rules" not in "".join(swu["english"])
    assert served.catalogues("swu", "es")["english"] == []
    with pytest.raises(Refused):
        served.own_catalogues("xx")
    with pytest.raises(Refused):
        served.catalogues("swu", "../ca")


def test_it_says_rules_and_reads_the_others_in_english(third: Path) -> None:
    told = rule("swu:1.2.1")
    assert told.title["ca"] == "Baralla sense mida màxima"
    assert told.text["ca"] == told.text["en"] != told.text["es"]
    assert example("rebellion:ex.01").setup["ca"] == "Un exemple."
    assert search("baralla", book="swu")[0].rule.id == "swu:1.2.1"
    assert search("baralla", "ca", book="swu")[0].rule.id == "swu:1.2.1"


def test_a_wrong_line_about_a_rule_is_refused_with_its_place(third: Path) -> None:
    (third / "ca" / "rules.jsonl").write_text('{"id": "swu:1.2.1", "titel": "Baralla"}', encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"rules\.jsonl, line 1: expected one Translation as JSON"):
        rule("swu:1.2.1")


def test_it_is_played_in_the_terminal(third: Path) -> None:
    done = run("play", "swu", "--terminal", "--seats", "human,human", "--seed", "7", "--lang", "ca", typed="\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Qui comença?" in done.stdout
    assert done.stdout.rstrip().endswith("La partida es queda aquí.")
    assert "1. Player 1\n" in done.stdout
    assert done.stderr.count("is said in English") == 1


def test_a_deck_is_written_with_its_headings_and_read_again(third: Path, tmp_path: Path) -> None:
    given, written = tmp_path / "given.txt", tmp_path / "written.txt"
    given.write_text("Leader\nLuke Skywalker, Faithful Friend\nCartes:\n3 Vanquish\n", encoding="utf-8")
    assert run("deck", "convert", str(given), "--to", "text", "--lang", "ca", "--out", str(written)).returncode == 0
    assert written.read_text(encoding="utf-8").splitlines()[-2:] == ["Baralla", "3 | Vanquish"]
    again = run("deck", "convert", str(written), "--to", "text", "--lang", "en")
    assert again.stdout.splitlines()[-2:] == ["Deck", "3 | Vanquish"], again.stderr


def test_a_card_is_found_by_what_it_calls_it(third: Path) -> None:
    done = run("content", "rebellion", "sabotatge", "--lang", "ca")
    assert done.stdout.startswith("Sabotage\n"), done.stderr


def test_what_people_type_may_be_its_words_or_those_of_any_other(third: Path) -> None:
    assert typed("wish-toward") == ("cap a", "cap al", "toward", "towards", "to", "hacia", "a", "al")
    assert typed("wish-left") == ("left", "izquierda")


def test_the_help_speaks_it(third: Path) -> None:
    done = run("games", "--help", LANG="ca_ES.UTF-8", LC_ALL="", LC_MESSAGES="")
    assert done.stdout.startswith("Ús: tablero games")
    assert "Llista els jocs." in done.stdout
    assert "[choices: ca, en, es]" in done.stdout
    assert "for programs, as JSON" in done.stdout
