"""The rule behind a question is one of the book that is played by, and every question that names one is asked."""

from __future__ import annotations

from typing import Any

import pytest

import tablero
from tablero.games.legion import asked as legion
from tablero.games.rebellion import describe as rebellion
from tablero.games.swu import asked as swu
from tablero.games.wh40k import asked as wh40k
from tablero.kernel import Rng
from tablero.rules.catalogue import rule
from tablero.text import ExactTexts

TABLES: dict[str, list[tuple[str, str]]] = {
    "wh40k": [(f"wh40k-ask-{ask}", f"wh40k:{id}") for ask, id in wh40k.RULES.items()],
    "swu": [(f"swu-ask-{ask}", f"swu:{id}") for ask, id in swu.RULES.items()],
    "rebellion": [(f"rebellion-{ask}", f"rebellion:{id}") for ask, id in rebellion.RULE_OF.items()],
    "legion": [
        (f"legion-ask-{ask}", f"{book}:{ids[number]}")
        for ask, ids in legion.RULES.items()
        for number, book in legion.BOOKS.values()
        if ids[number]
    ],
}


@pytest.mark.parametrize("game", TABLES)
def test_every_question_is_one_that_the_game_can_say_and_every_rule_is_in_its_book(game: str) -> None:
    folder = tablero.new(game).definition.texts
    assert folder is not None
    said = {lang: ExactTexts(lang, folder) for lang in ("en", "es")}
    for ask, id in TABLES[game]:
        assert rule(id).id == id
        assert all(texts.has(ask) for texts in said.values()), ask


ASKED = [
    ("rebellion", {}, {"rebellion:setup.19", "rebellion:setup.17", "rebellion:command.01", "rebellion:assign.01"}),
    ("swu", {}, {"swu:5.2.1.e", "swu:5.2.1.f", "swu:5.4.1.b", "swu:5.5.1.c"}),
    ("wh40k", {}, {"wh40k:mission.only-war.04", "wh40k:mission.only-war.07", "wh40k:movement.01"}),
    ("legion", {"edition": "2026"}, {"legion26:setup.09"}),
    ("legion", {"edition": "2023"}, {"legion23:setup.05"}),
]


@pytest.mark.parametrize(("name", "settings", "wanted"), ASKED)
def test_the_questions_of_a_game_name_their_rules(name: str, settings: dict[str, Any], wanted: set[str]) -> None:
    game = tablero.new(name, seed=3, **settings)
    rng, found = Rng(3), set[str]()
    for _ in range(400):
        if game.decision is None or wanted <= found:
            break
        found.add(game.definition.rule_behind(game.state, game.decision))
        game.choose(game.decision.sample(rng))
    assert wanted <= found
