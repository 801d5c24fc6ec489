"""Rendering messages in Spanish and English."""

from __future__ import annotations

from pathlib import Path

import pytest

from samples.duel import GAME
from tablero.kernel import Definition, GameOver, Message, Reason, TableroError, because, say
from tablero.text import LANGUAGES, MissingText, Texts, texts_of


@pytest.mark.parametrize(("lang", "text"), [("en", "The game is over."), ("es", "La partida ha terminado.")])
def test_a_message_is_rendered_in_its_language(lang: str, text: str) -> None:
    assert Texts(lang).render(say("kernel-game-over")) == text
    assert Texts(lang).reason(GameOver().reason) == text


def test_arguments_are_filled_in() -> None:
    assert Texts("en").render(say("kernel-stale", at=3, now=4)) == (
        "The answer is to question 3, but the question now is number 4."
    )
    assert Texts("es").render(say("kernel-not-an-option", value="«x»")) == "«x» no es una de las opciones."


def test_messages_inside_a_message_are_rendered_first() -> None:
    plays = say("duel-plays", seat=1, card=say("duel-card-spy"))
    assert texts_of(GAME, "en").render(plays) == "Player 1 plays Spy."
    assert texts_of(GAME, "es").render(plays) == "El jugador 1 juega Espía."


SAID = """
begins = { PLAYER($seat) } juega.
inside = Juega { PLAYER($seat, form: "inside") }.
of = El mazo { PLAYER($seat, form: "of") }.
to = Se lo da { PLAYER($seat, form: "to") }.
title = { PLAYER($seat, form: "title") }: 3
"""


@pytest.mark.parametrize(
    ("id", "numbered", "named"),
    [
        ("begins", "El jugador 1 juega.", "Ana juega."),
        ("inside", "Juega el jugador 1.", "Juega Ana."),
        ("of", "El mazo del jugador 1.", "El mazo de Ana."),
        ("to", "Se lo da al jugador 1.", "Se lo da a Ana."),
        ("title", "Jugador 1: 3", "Ana: 3"),
    ],
)
def test_a_player_is_called_by_name_if_there_is_one(tmp_path: Path, id: str, numbered: str, named: str) -> None:
    (tmp_path / "es.ftl").write_text(SAID, encoding="utf-8")
    assert Texts("es", tmp_path).render(say(id, seat=1)) == numbered
    assert Texts("es", tmp_path, names=["Ana", "Luis"]).render(say(id, seat=1)) == named
    for names in (["", "Luis"], []):
        assert Texts("es", tmp_path, names=names).render(say(id, seat=1)) == numbered


def test_names_reach_messages_inside_messages_and_change_nothing_else() -> None:
    inner = say("duel-plays", seat=2, card=say("duel-card-spy"))
    outer = say("play-over", why=inner)
    assert texts_of(GAME, "en", ["Ana", "an { $odd } one"]).render(outer) == (
        "The game is over. an { $odd } one plays Spy."
    )
    assert texts_of(GAME, "en", ["Ana"]).render(outer) == "The game is over. Player 2 plays Spy."


def test_a_player_without_a_seat_is_missed_by_name() -> None:
    with pytest.raises(MissingText, match="kernel-resigned"):
        Texts("en", names=["Ana"]).render(say("kernel-resigned"))


@pytest.mark.parametrize(
    ("names", "english", "spanish"),
    [
        ([], "nothing", "nada"),
        (["spy"], "Spy", "Espía"),
        (["spy", "ward"], "Spy and Ward", "Espía y Guarda"),
        (["spy", "ward", "ember"], "Spy, Ward and Ember", "Espía, Guarda y Ascua"),
    ],
)
def test_several_messages_read_as_a_list(names: list[str], english: str, spanish: str) -> None:
    sees = say("duel-sees", cards=tuple(say(f"duel-card-{name}") for name in names))
    assert texts_of(GAME, "en").render(sees) == f"You see {english}."
    assert texts_of(GAME, "es").render(sees) == f"Ves {spanish}."


def test_a_folder_may_have_several_catalogues_of_a_language(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("tiny-one = one\n", encoding="utf-8")
    (tmp_path / "more.en.ftl").write_text("tiny-two = two\n", encoding="utf-8")
    (tmp_path / "more.es.ftl").write_text("tiny-two = dos\n", encoding="utf-8")
    assert [Texts("en", tmp_path).render(say(id)) for id in ("tiny-one", "tiny-two")] == ["one", "two"]
    assert Texts("es", tmp_path).render(say("tiny-two")) == "dos"
    with pytest.raises(MissingText):
        Texts("es", tmp_path).render(say("tiny-one"))


def test_a_reason_is_rendered_with_the_rule_it_cites() -> None:
    reason = because("duel:ward.1", "duel-ward-only-answers")
    assert texts_of(GAME, "en").reason(reason) == "A ward can only answer a strike. [duel:ward.1]"
    assert texts_of(GAME, "en").reason(Reason(reason.message)) == "A ward can only answer a strike."


def test_a_message_without_a_text_is_missed_by_name() -> None:
    for lang in LANGUAGES:
        with pytest.raises(MissingText, match=f"^duel-act: no text in '{lang}'$"):
            Texts(lang).render(say("duel-act"))
    assert issubclass(MissingText, TableroError)


@pytest.mark.parametrize("message", [say("kernel-stale", at=1), say("kernel-stale"), say("kernel-stale", at=1, new=2)])
def test_a_missing_argument_is_missed_by_name(message: Message) -> None:
    with pytest.raises(MissingText, match=r"^kernel-stale: .* in 'en'$"):
        Texts("en").render(message)


def test_a_missing_text_inside_a_message_is_missed_too() -> None:
    with pytest.raises(MissingText, match="no-such-card"):
        texts_of(GAME, "en").render(say("duel-plays", seat=1, card=say("no-such-card")))


def test_a_text_of_attributes_only_is_missed(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("tiny-empty =\n    .title = Title\n", encoding="utf-8")
    with pytest.raises(MissingText, match="tiny-empty: its text in 'en' is empty"):
        Texts("en", tmp_path).render(say("tiny-empty"))


@pytest.mark.parametrize("lang", ["fr", "", "EN", "en_US", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(lang: str) -> None:
    with pytest.raises(MissingText, match=r"there are en, es$"):
        Texts(lang)


def test_a_game_without_catalogues_has_the_kernels_texts() -> None:
    texts = texts_of(Definition(), "en")
    assert texts.lang == "en"
    assert texts.render(say("kernel-nothing")) == "nothing"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{ CAPITAL($word) }.", "Él."),
        ("{ $word } { Y($next) } { $next }", "él e Iria"),
        ("{ $word } { O($next) } { $next }", "él o Iria"),
        ("{ $next } { Y($word) } { $word }", "Iria y él"),
        ("{ $next } { O($other) } { $other }", "Iria u «otro»"),
        ("{ $next } { Y($ice) } { $ice }", "Iria y hielo"),
        ("{ CAPITAL($empty) }{ $next }", "Iria"),
        ("{ CAPITAL($number) }", "3"),
    ],
)
def test_functions_of_the_catalogues(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "es.ftl").write_text(f"tiny = {text}\n", encoding="utf-8")
    message = say("tiny", word="él", next="Iria", other="«otro»", ice="hielo", empty="", number=3)
    assert Texts("es", tmp_path).render(message) == said
