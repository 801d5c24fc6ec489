"""Options in words, what a card says, and the rule against what is not offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playing import assert_says_all
from swu.moments import at_action, begin, moments
from swu.scenes import Scene
from tablero.games import swu
from tablero.games.swu import GAME
from tablero.games.swu.describe import why_not
from tablero.kernel import Rng, say
from tablero.text import LANGUAGES, MissingText, Texts, texts_of

SOURCES = Path(swu.__file__).parent


@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_is_asked_offered_and_told_has_words(seats: int) -> None:
    for game in moments(seats, 40 + seats, every=3):
        assert_says_all(game)


def ids() -> Iterator[str]:
    """The ids of questions, log lines, refusals and endings in the sources."""
    for path in sorted(SOURCES.rglob("*.py")):
        yield from re.findall(r'"(swu-(?:ask|log|not|won|drawn)-[a-z-]*[a-z])"', path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_line_and_refusal_in_the_sources_has_a_text(lang: str) -> None:
    texts = Texts(lang, SOURCES / "texts")
    found = set(ids())
    assert len(found) > 60
    assert [id for id in sorted(found) if not texts.has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_stands_in_two_files(lang: str) -> None:
    seen: dict[str, str] = {}
    for path in sorted((SOURCES / "texts").glob(f"*.{lang}.ftl")):
        for id in re.findall(r"^(swu-[\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert id not in seen, f"{id} is in {seen[id]} and in {path.name}"
            seen[id] = path.name


# In words.


def texts(scene: Scene, lang: str = "en") -> list[str]:
    """The options of the open question in words."""
    words = texts_of(GAME, lang)
    return [words.render(GAME.describe(scene.table, scene.question, option)) for option in scene.options]


def test_playing_a_card_tells_what_it_costs_now() -> None:
    scene = Scene({"player1": {"hand": ["battlefield-marine", "academy-training"], "groundArena": ["wampa"]}})
    told = texts(scene)
    assert "Play Battlefield Marine for 6" in told  # two aspects that Vader and his base lack
    assert "Play Academy Training for 4" in told
    assert "Attack with Wampa (4/5)" in told
    assert "Jugar Marine combatiente por 6" in texts(scene, "es")


def test_units_are_told_apart_by_what_is_left_of_them_and_by_their_player() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["atst"]},
            "player2": {"groundArena": ["battlefield-marine", {"card": "battlefield-marine", "damage": 1}]},
        }
    )
    scene.act("player1", "attack", "atst")
    assert texts(scene) == [
        "Battlefield Marine (3/3), Player 2",
        "Battlefield Marine (3/2), Player 2",
        "Administrator's Tower (30 HP left), Player 2’s base",
    ]
    assert texts_of(GAME, "en").render(scene.question.message) == "What does AT-ST attack?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_abilities_that_have_triggered_are_told_by_what_they_do(lang: str) -> None:
    scene = Scene(
        {"player1": {"hand": ["bounty-hunter-crew"]}, "player2": {"groundArena": ["wampa"], "discard": ["repair"]}}
    )
    scene.act("player1", "play", "bounty-hunter-crew")
    assert scene.asked == "swu-ask-next-trigger"
    told = texts(scene, lang)
    assert len(set(told)) == len(told) == 2
    crew = texts_of(GAME, lang).render(say("swu-card-named", name="Bounty Hunter Crew"))
    assert all(text.startswith(f"{crew}: ") for text in told)
    assert sum(("Ambush" if lang == "en" else "Emboscada") in text for text in told) == 1


# What is written on a card.


def test_a_card_says_what_it_does_line_by_line() -> None:
    scene = Scene({"player1": {"hand": ["mercenary-company"], "groundArena": ["rogue-operative"]}})
    [play] = [option for option in scene.options if option[0] == "play"]
    [attack] = [option for option in scene.options if option[0] == "attack"]
    assert [line.id for line in GAME.explain(scene.table, play)] == ["swu-keyword-ambush", "swu-keyword-overwhelm"]
    words = texts_of(GAME, "en")
    assert [words.render(line) for line in GAME.explain(scene.table, attack)] == ["Saboteur", "Raid 2"]
    assert GAME.explain(scene.table, "pass") == ()
    assert GAME.explain(scene.table, ("player", 1)) == ()


def test_what_a_leader_does_can_be_read() -> None:
    game = begin()
    for player in game.state.players:
        lines = GAME.explain(game.state, ("leader", player.leaders[0].card))
        assert lines
        for lang in LANGUAGES:
            assert all(texts_of(GAME, lang).render(line) for line in lines)


# Why not.


@pytest.fixture
def scene() -> Scene:
    return Scene(
        {
            "player1": {
                "hand": ["atst", "resilient", "tieln-fighter"],
                "resources": 4,
                "groundArena": [{"card": "wampa", "exhausted": True}, "death-star-stormtrooper"],
            },
            "player2": {
                "hand": ["wampa"],
                "groundArena": ["echo-base-defender", "battlefield-marine"],
                "spaceArena": ["alliance-xwing"],
            },
        }
    )


def card(scene: Scene, who: str, key: str) -> int:
    return next(one for one in scene.player(who).hand if scene.table.faces[one].key == key)


@pytest.mark.rule("swu:1.8.2")
def test_why_a_card_can_not_be_paid(scene: Scene) -> None:
    assert ("play", card(scene, "player1", "tieln-fighter")) in scene.options
    assert scene.refuses(("play", card(scene, "player1", "atst"))) == "swu:1.8.2"


@pytest.mark.rule("swu:6.2.2.b")
def test_why_an_upgrade_can_not_be_played_without_a_unit() -> None:
    scene = Scene({"player1": {"hand": ["resilient"]}})
    assert scene.refuses(("play", card(scene, "player1", "resilient"))) == "swu:6.2.2.b"


@pytest.mark.rule("swu:1.15.2", "swu:7.5.14.a", "swu:7.5.17.a")
def test_nothing_is_told_of_cards_that_are_not_in_hand(scene: Scene) -> None:
    theirs, top = card(scene, "player2", "wampa"), scene.player("player2").deck[-1]
    reasons = [scene.game.why_not(("play", one)) for one in (theirs, top, scene.player("player1").ready[0])]
    assert [reason.rule for reason in reasons if reason] == ["swu:1.15.2"] * 3
    assert reasons[0] == reasons[1]
    smuggled = [scene.game.why_not(("smuggle", one)) for one in (theirs, scene.player("player1").ready[0])]
    told = [(reason.rule, reason.message.id) for reason in smuggled if reason]
    assert told == [("swu:7.5.14.a", "swu-not-resource"), ("swu:7.5.14.a", "swu-not-smuggle")]
    assert scene.refuses(("pilot", card(scene, "player1", "atst"))) == "swu:7.5.17.a"
    instead = why_not(scene.table, scene.question, ("instead", card(scene, "player1", "atst")))
    assert instead is None  # it has no other cost


@pytest.mark.rule("swu:7.5.14.a", "swu:1.8.2")
def test_why_a_resource_can_not_be_smuggled_for_want_of_others() -> None:
    scene = Scene({"player1": {"resources": ["privateer-crew", "wampa"]}})
    crew = next(one for one in scene.player("player1").ready if scene.table.faces[one].smuggled)
    assert scene.refuses(("smuggle", crew)) == "swu:1.8.2"


@pytest.mark.rule("swu:1.5.4.d", "swu:6.3.0.b")
def test_why_a_unit_can_not_attack(scene: Scene) -> None:
    assert scene.refuses(("attack", scene.unit("wampa").id)) == "swu:1.5.4.d"
    assert scene.refuses(("attack", scene.unit("battlefield-marine").id)) == "swu:6.3.0.b"
    assert scene.game.why_not(("attack", scene.unit("death-star-stormtrooper").id)) is None


@pytest.mark.rule("swu:6.3.2.a", "swu:6.3.2.b", "swu:6.3.0.b")
def test_why_a_target_can_not_be_attacked(scene: Scene) -> None:
    scene.act("player1", "attack", "death-star-stormtrooper")
    assert scene.options == (scene.unit("echo-base-defender").ref,)
    assert scene.refuses(scene.unit("battlefield-marine").ref) == "swu:6.3.2.b"
    assert scene.refuses(("base", 1)) == "swu:6.3.2.b"
    assert scene.refuses(("base", 0)) == "swu:6.3.0.b"
    assert scene.refuses(scene.unit("alliance-xwing").ref) == "swu:6.3.2.a"


@pytest.mark.rule("swu:1.15.5.a")
def test_why_the_initiative_can_not_be_taken_twice(scene: Scene) -> None:
    scene.act("player1", "initiative")
    assert scene.seat == "player2"
    assert scene.refuses("initiative") == "swu:1.15.5.a"
    assert scene.refuses("blast") == "swu:1.15.1"


@pytest.mark.rule("swu:1.15.5.a", "swu:12.5.3", "swu:12.6.1.a")
def test_a_counter_is_refused_only_if_it_was_taken(scene: Scene) -> None:
    table, asked = scene.table, scene.question

    def rule(word: str) -> str:
        reason = why_not(table, asked, word)
        return reason.rule if reason else ""

    assert (rule("initiative"), rule("pass")) == ("", "")
    table.format = "twin-suns"
    table.blast = 1
    assert [rule(word) for word in ("initiative", "blast", "plan", "pass")] == ["", "swu:12.5.3", "", "swu:12.6.1.a"]
    table.initiative_taken = True
    assert rule("initiative") == "swu:1.15.5.a"


@pytest.mark.rule("swu:1.15.4")
def test_why_an_ability_can_not_be_used(scene: Scene) -> None:
    leader = scene.leader("player1")
    uses = [i for i, _ in enumerate(leader.face.actions)]
    assert uses
    for i in uses:
        option = ("use", "leader", leader.id, i)
        if option not in scene.options:
            assert scene.refuses(option) != "swu:1.15.4"
    assert scene.refuses(("use", "leader", scene.leader("player2").id, 0)) == "swu:1.15.4"


@pytest.mark.rule("swu:1.7.6")
def test_only_cards_in_hand_become_resources() -> None:
    scene = Scene({"player1": {"hand": ["atst"]}}).to_regroup()
    assert scene.asked == "swu-ask-resource"
    assert scene.refuses(("resource", scene.player("player2").deck[0])) == "swu:1.7.6"
    own = scene.player("player1").hand[0]
    assert ("resource", own) in scene.options
    assert why_not(scene.table, scene.question, ("card", own)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_read_in_both_languages(scene: Scene, lang: str) -> None:
    words = texts_of(GAME, lang)
    table = scene.table
    tries: list[Any] = [("play", n) for n in range(len(table.faces))]
    tries += [("attack", unit.id) for unit in table.units()]
    tries += [("use", "leader", player.leaders[0].id, i) for player in table.players for i in range(3)]
    refused = [reason for one in tries if (reason := scene.game.why_not(one)) is not None]
    assert len(refused) > 20
    for reason in refused:
        try:
            assert words.reason(reason)
        except MissingText as error:
            pytest.fail(str(error))


def test_nonsense_is_refused_plainly() -> None:
    game = at_action()
    values: list[Any] = [
        ("attack", 10**9),
        ("use", "unit", 1, 99),
        ("use", "base", 77, 0),
        ("play", -1),
        ("attack", "x"),
    ]
    for value in values:
        assert game.why_not(value) is not None
    assert game.fork().resample(0, Rng(1)).why_not(values[0]) == game.why_not(values[0])
