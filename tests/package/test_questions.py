"""Every question names the rule that it is put by, which is in the book that is played by, and each that has one is asked."""

from __future__ import annotations

from typing import Any

import pytest

import tablero
from tablero.games.legion import asked as legion
from tablero.games.rebellion import describe as rebellion
from tablero.games.swu import asked as swu
from tablero.games.swu.match_state import STAGES
from tablero.games.wh40k import asked as wh40k
from tablero.kernel import Message, Perspective, Rng, say
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
    book = {id.partition(":")[0] for id in wanted}
    rng, found = Rng(3), set[str]()
    for _ in range(400):
        if game.decision is None or wanted <= found:
            break
        id = game.definition.rule_behind(game.state, game.decision)
        assert rule(id).id.partition(":")[0] in book, game.decision.message.id
        found.add(id)
        game.choose(game.decision.sample(rng))
    assert wanted <= found


@pytest.mark.parametrize(("name", "book"), [("rebellion", "rebellion"), ("swu", "swu")])
def test_in_whole_games_no_question_is_without_a_rule_of_the_book(name: str, book: str) -> None:
    for seed in range(4):
        game, rng = tablero.new(name, seed=seed), Rng(seed)
        while game.outcome is None:
            for part in game.decisions:
                id = game.definition.rule_behind(game.state, part)
                assert id.startswith(f"{book}:"), part.message.id
                assert rule(id).id == id
            part = rng.choice(game.decisions)
            game.choose(part.sample(rng), part.seat)


PARTS = frozenset(("swu-ask-if-done", "swu-ask-no-more"))
"""Texts that stand in questions."""


@pytest.mark.parametrize("game", ["wh40k", "swu", "legion"])
def test_every_question_that_the_game_can_say_has_a_rule_of_its_own(game: str) -> None:
    folder = tablero.new(game).definition.texts
    assert folder is not None
    lines = [line for file in folder.glob("*.en.ftl") for line in file.read_text("utf-8").splitlines()]
    said = {line.partition(" =")[0] for line in lines if line.startswith(f"{game}-ask-")} - PARTS
    questions = {id for id in said if not id.endswith(("-yes", "-no"))}
    assert len(questions) > 40
    assert questions == {ask for ask, _ in TABLES[game]}


@pytest.mark.parametrize(
    ("asked", "edition", "wanted"),
    [
        (say("legion-ask-mend", keyword=say("legion-keyword-repair")), "2026", "legion26:cardkw.repair-x-capacity-y"),
        (say("legion-ask-mend", keyword=say("legion-keyword-treat")), "2023", "legion23:cardkw.treat-x"),
        (say("legion-ask-free-attack", keyword=say("legion-keyword-steady")), "2023", "legion23:kw.steady"),
        (say("legion-ask-may", source="upgrade"), "2026", "legion26:cards.11"),
        (say("legion-ask-may", source="command"), "2023", "legion23:command.06"),
        (say("legion-ask-family"), "2023", "legion23:core.01"),
        (say("legion-ask-hand-out", keyword=say("legion-keyword-bolster")), "2026", "legion26:kw.bolster-x"),
    ],
)
def test_what_several_cards_ask_is_told_by_the_one_that_asks(asked: Message, edition: str, wanted: str) -> None:
    assert legion.rule_behind(asked, edition) == wanted
    assert rule(wanted).id == wanted


@pytest.mark.parametrize(
    ("name", "phases"),
    [
        ("rebellion", [(each, id) for each, id in enumerate(rebellion.PHASE_RULES)]),
        ("swu", [(each, id) for each, id in enumerate(swu.PHASES)]),
        ("wh40k", [*wh40k.PHASES.items()]),
    ],
)
def test_who_is_asked_nothing_reads_the_rule_of_the_phase(name: str, phases: list[tuple[Any, str]]) -> None:
    game = tablero.new(name, seed=3)
    assert len(phases) > 2
    for phase, id in phases:
        game.state.phase = phase
        assert Perspective(game, None).rule == rule(f"{name}:{id}").id


@pytest.mark.parametrize("edition", legion.BOOKS)
def test_who_is_asked_nothing_reads_the_rule_of_the_phase_in_either_edition(edition: str) -> None:
    number, book = legion.BOOKS[edition]
    for phase, ids in legion.PHASES.items():
        assert legion.rule_of_phase(phase, edition) == rule(f"{book}:{ids[number]}").id


def test_who_is_asked_nothing_before_and_between_games_reads_the_rule_of_the_stage() -> None:
    assert len(swu.STAGES) == len(STAGES)
    for stage in range(len(STAGES)):
        assert rule(swu.rule_of_stage(stage)).id == swu.rule_of_stage(stage)
    drafted = tablero.new("swu-match", seed=1, format="draft")
    waiting = Perspective(drafted, None)
    assert waiting.rule == "swu:10.3.2.a"
    assert waiting.to_json()["rule"] == "swu:10.3.2.a"
