"""Cards have their official Spanish names wherever Spanish is spoken, and are found by them; English stays as it is."""

from __future__ import annotations

import pytest

from tablero.games.swu import GAME, facts, local_names
from tablero.games.swu.brings import DECKS
from tablero.games.swu.listing import CARDS, SETS
from tablero.games.swu.match import GAME as MATCH
from tablero.kernel import say
from tablero.lists import BadList
from tablero.text import texts_of

NAMES = local_names.names("es")
DECK = "Líder\n1 | Luke Skywalker | Amigo leal\nBase\n1 | Base Eco\nMazo\n3 | Marine combatiente\n2 Vencer"


def test_all_but_three_cards_have_a_spanish_name() -> None:
    without = [card.key for card in facts.cards() if card.key not in NAMES]
    assert without == ["cunning-ploy", "princess-leia#on-a-diplomatic-mission", "the-inquisitors-tie#would-rather-win"]
    halves = [
        card.key for card in facts.cards() if card.subtitle and card.key in NAMES and not NAMES[card.key].subtitle
    ]
    assert len(without) + len(halves) == 3 + 13
    assert all(name.title == name.title.strip() != "" for name in NAMES.values())


def test_every_card_is_found_by_its_whole_name_in_either_language() -> None:
    for card in facts.cards():
        assert local_names.named(card.name) == facts.named(card.name)
        if card.key in NAMES:
            assert local_names.named(NAMES[card.key].whole(card.subtitle)) == (card,)


def test_what_has_no_name_of_its_own_keeps_the_english_one() -> None:
    called = GAME.called("es")
    assert called["Battlefield Marine"] == "Marine combatiente"
    assert called["Luke Skywalker, Faithful Friend"] == "Luke Skywalker, Amigo leal"
    assert (
        called["Darth Sidious, Playing Both Sides"] == "Darth Sidious, Juega a dos bandas"
    )  # the other side of a leader
    assert "Luke Skywalker" not in called  # the same
    assert "Cunning Ploy" not in called
    assert GAME.called("en") == {}
    assert MATCH.called("es") == called


def test_messages_say_cards_by_their_names_in_the_language() -> None:
    plays = say("swu-log-plays", seat=1, card="Battlefield Marine")
    assert texts_of(GAME, "es").render(plays) == "El jugador 1 juega Marine combatiente."
    assert texts_of(GAME, "en").render(plays) == "Player 1 plays Battlefield Marine."
    unknown = say("swu-log-plays", seat=1, card="No Such Card")
    assert texts_of(GAME, "es").render(unknown) == "El jugador 1 juega No Such Card."


def test_a_title_that_an_ability_names_is_said_in_the_language() -> None:
    card = next(card for card in facts.cards() if card.key == "millennium-falcon#piece-of-junk")
    (piece,) = CARDS.named(card.key)
    assert texts_of(GAME, "es").render(piece.lines[0]).startswith("Halcón Milenario, ")


def test_sets_have_their_names() -> None:
    words = texts_of(GAME, "es")
    assert words.render(say("swu-set-SOR")) == "La chispa de la rebelión"
    assert all(words.render(say(f"swu-set-{name}")) for name in SETS)


@pytest.mark.parametrize("name", ["vencer", "VENCÉR", "Vanquish", "vanquish"])
def test_a_card_is_looked_up_by_either_name(name: str) -> None:
    assert [piece.key for piece in CARDS.named(name)] == ["vanquish"]


def test_a_name_that_is_misspelt_finds_what_may_be_meant_in_either_language() -> None:
    assert local_names.near("marine combatente")[0].key == "battlefield-marine"
    assert local_names.near("batlefield marine")[0].key == "battlefield-marine"
    assert local_names.near("qqqqqqqqq") == local_names.near("") == ()


def test_a_deck_in_spanish_is_read() -> None:
    deck = DECKS.read(DECK)
    assert (deck.leaders, deck.bases) == (("luke-skywalker#faithful-friend",), ("echo-base",))
    assert deck.main == {"battlefield-marine": 3, "vanquish": 2}


def test_a_deck_is_written_in_the_language_and_read_again() -> None:
    deck = DECKS.of("sor-vader", "decks")
    spanish = DECKS.write(deck, "text", "es")
    assert spanish.splitlines()[4] == "1 | Darth Vader | Lord Oscuro de los Sith"
    assert "Banquillo" not in spanish
    assert DECKS.read(spanish) == DECKS.read(DECKS.write(deck, "text"))
    assert DECKS.write(deck, "swudb", "es") == DECKS.write(deck, "swudb")
    assert DECKS.write(deck, "text", "ca") == DECKS.write(deck, "text")


def test_an_unknown_card_of_a_list_is_answered_with_spanish_names() -> None:
    with pytest.raises(BadList) as caught:
        DECKS.read("Mazo\n3 Marine combatente")
    assert texts_of(GAME, "es").reason(caught.value.reason) == (
        "Línea 2: no hay ninguna carta «Marine combatente». Quizá Marine combatiente, Furia de combate y Maniobras de combate."
    )


def test_the_lines_of_a_deck_have_spanish_names() -> None:
    words = texts_of(GAME, "es")
    lines = [words.render(line) for line in DECKS.lines(DECKS.read(DECK))]
    assert "   3   2  Marine combatiente (SOR 95)" in lines
