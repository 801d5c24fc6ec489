"""Questions say what comes of each answer and point at what they are about: all of it follows from the tree of the ability."""

from __future__ import annotations

from typing import Any

import pytest

from swu.driving import drive
from swu.moments import moments
from swu.rules.test_multiplayer import put, started
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.vocabulary.effects.players import ByOpponent
from tablero.games.swu.vocabulary.effects.tokens import CreateUnits
from tablero.kernel import Message
from tablero.kernel.messages import message_to_json
from tablero.text import texts_of

FATHER = "i-am-your-father"


def played(key: str, *clicks: str, one: dict[str, Any] | None = None, two: dict[str, Any] | None = None) -> Scene:
    """A scene in which the first player has just played a card."""
    scene = Scene({"player1": {"hand": [key], **(one or {})}, "player2": two or {}})
    return scene.act("player1", "play", key, *clicks)


def said(scene: Scene, lang: str = "en") -> list[str]:
    """The words that options of the open question have."""
    words = texts_of(GAME, lang)
    plain = [option for option in scene.options if isinstance(option, str)]
    return [words.render(GAME.describe(scene.table, scene.question, option)) for option in plain]


def asked(scene: Scene, lang: str = "en") -> str:
    return texts_of(GAME, lang).render(scene.question.message)


def pointed(scene: Scene) -> list[Any]:
    """The things that the open question points at."""
    on = dict(scene.question.message.args).get("on", ())
    assert isinstance(on, tuple)
    return [dict(one.args)["thing"] for one in on if isinstance(one, Message)]


# Either or.


def test_whoever_is_asked_reads_what_yes_and_what_no_lets_happen() -> None:
    scene = played(FATHER, "atst", two={"groundArena": ["atst", "wampa"]})
    assert scene.seat == "player2"
    assert asked(scene) == "I Am Your Father: do you let Player 1 deal 7 damage to AT-ST?"
    assert said(scene) == ["Yes: let Player 1 deal 7 damage to AT-ST", "No: let Player 1 draw 3 cards"]
    assert said(scene, "es") == [
        "Sí: el jugador 1 inflige 7 de daño a esa unidad (AT-ST)",
        "No: el jugador 1 roba 3 cartas",
    ]


def test_the_question_points_at_it_and_at_the_card_that_asks() -> None:
    scene = played(FATHER, "wampa", two={"groundArena": ["atst", "wampa"]})
    assert pointed(scene) == [scene.unit("wampa").thing]
    card = next(n for n, face in enumerate(scene.table.faces) if face.key == FATHER)
    assert dict(scene.question.message.args)["by"] == f"card:{card}"


def test_one_who_may_pay_reads_what_happens_otherwise() -> None:
    scene = played("look-the-other-way", "atst", two={"groundArena": ["atst"]})
    assert said(scene) == ["Yes: pay 2 resources, and it does not happen", "No: let Player 1 exhaust AT-ST"]
    assert said(scene, "es") == [
        "Sí: paga 2 recursos y no ocurre",
        "No: el jugador 1 agota esa unidad (AT-ST)",
    ]
    assert pointed(scene) == [scene.unit("atst").thing]


# What hangs on it.


def test_yes_tells_what_follows_and_no_what_happens_instead() -> None:
    scene = played("do-or-do-not", one={"hasForceToken": True})
    assert said(scene) == ["Yes: use the Force. Draw 2 cards", "No: draw a card"]
    assert said(scene, "es") == ["Sí: utiliza la Fuerza. Roba 2 cartas", "No: roba una carta"]


def test_where_nothing_hangs_on_it_no_changes_nothing() -> None:
    scene = Scene({"player1": {"groundArena": ["superlaser-technician"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "attack", "superlaser-technician", "wampa")
    assert said(scene) == ["Yes: put this card into play as a ready resource", "No: nothing happens"]
    assert said(scene, "es")[1] == "No: no pasa nada"
    assert pointed(scene) == []


def test_declining_to_choose_is_no_passing_and_tells_what_happens_instead() -> None:
    scene = played("imperial-interceptor", two={"spaceArena": ["alliance-xwing"]})
    assert said(scene) == ["Don’t do it"]
    assert said(scene, "es") == ["No hacerlo"]


def test_to_pass_the_turn_is_still_called_so() -> None:
    assert "Pass" in said(Scene())


def test_ambush_says_whom_it_is_about() -> None:
    scene = played("syndicate-lackeys", two={"groundArena": ["wampa"]})
    unit = scene.unit("syndicate-lackeys")
    assert said(scene) == [
        "Yes: Syndicate Lackeys attacks an enemy unit now",
        "No: Syndicate Lackeys does not attack now",
    ]
    assert dict(scene.question.message.args)["by"] == unit.thing


def test_which_opponent_is_asked_by_the_card_and_says_what_for() -> None:
    game = started(3)
    unit = put(game, 0, "jesse#hardfighting-patriot")
    effect = ByOpponent(CreateUnits("battle-droid", 2))
    _, questions = drive(game.state, effect, [("player", 2)], unit)
    message = questions[0].message
    assert dict(message.args)["by"] == unit.thing
    told = "Jesse, Hard-Fighting Patriot: which opponent? An opponent must create 2 Battle Droid tokens."
    assert texts_of(GAME, "en").render(message) == told
    told = "Jesse, Patriota fogueado: ¿qué adversario? Un adversario crea 2 fichas de Droide de combate."
    assert texts_of(GAME, "es").render(message) == told


def test_the_order_of_cards_is_asked_by_the_card() -> None:
    scene = played("private-manufacturing", one={"hand": ["private-manufacturing", "wampa", "atst"]})
    scene.click("wampa", "atst")
    assert asked(scene) == "Private Manufacturing: in which order, from the top down?"
    assert asked(scene, "es") == "Producción clandestina: ¿en qué orden, de arriba abajo?"


# Everywhere.


@pytest.mark.parametrize("seats", [2, 3])
def test_every_question_of_yes_and_no_says_both(seats: int) -> None:
    found = 0
    for game in moments(seats, 70 + seats, every=1):
        for decision in game.decisions:
            if list(getattr(decision, "options", ())) == ["yes", "no"]:
                found += 1
                assert decision.told_of("yes") is not None, decision.message.id
                assert decision.told_of("no") is not None, decision.message.id
    assert found


def test_a_question_names_nothing_but_what_is_in_play() -> None:
    for game in moments(2, 75, every=1):
        seen = {piece.thing for piece in game.state.units()}
        for decision in game.decisions:
            on = dict(decision.message.args).get("on", ())
            assert isinstance(on, tuple)
            for one in on:
                thing = str(dict(one.args)["thing"])
                assert thing in seen or not thing.startswith("unit:"), message_to_json(decision.message)
                assert not thing.startswith("card:")
