"""Rules of capturing, of abilities used again and of cards that are revealed, each at its edge."""

from __future__ import annotations

from typing import Any

import pytest

from swu.driving import drive
from swu.giving import give
from swu.scenes import Scene
from swu.words.laying import lay
from tablero.games.swu.abilities import Act
from tablero.games.swu.vocabulary import (
    Capture,
    DrawThat,
    EachCaptures,
    IfDone,
    PlayRevealed,
    RevealTop,
    UseAbilities,
    a,
    deal,
    enemy,
    friendly,
    ground,
    non_leader,
    when_defeated,
    when_played,
)

LUKE = "luke-skywalker#faithful-friend"


def held(scene: Scene, key: str) -> list[str]:
    """The keys of the cards under a captor."""
    return [scene.table.faces[card].key for card in scene.unit(key).captives]


# Capturing.


@pytest.mark.rule("swu:3.4.6", "swu:8.34.1")
def test_a_leader_is_defeated_instead_of_captured_and_another_unit_is_captured() -> None:
    leader = {"card": LUKE, "deployed": True}
    scene = lay({"groundArena": ["atst"]}, {"leader": leader, "groundArena": ["wampa"]})
    capture = Capture(a(friendly), a(enemy))
    atst = scene.unit("atst").ref
    assert drive(scene.table, capture, [atst, scene.unit(LUKE).ref])[0] is False
    assert (scene.units(LUKE), held(scene, "atst")) == ([], [])
    assert not scene.leader("player2").deployed
    assert drive(scene.table, capture, [atst, scene.unit("wampa").ref])[0] is True
    assert held(scene, "atst") == ["wampa"]


@pytest.mark.rule("swu:8.35.1")
def test_each_captor_takes_another_one() -> None:
    scene = lay(
        {"groundArena": ["atst", "wampa"], "spaceArena": ["alliance-xwing"]}, {"groundArena": ["vulptex", "porg"]}
    )
    captors = (scene.unit("atst").ref, scene.unit("wampa").ref)
    effect = EachCaptures((enemy,), "any-number")
    done, asked = drive(scene.table, effect, [captors, scene.unit("porg").ref, scene.unit("vulptex").ref])
    assert done
    assert [len(question.options) for question in asked] == [2, 2, 1]
    assert (held(scene, "atst"), held(scene, "wampa")) == (["porg"], ["vulptex"])
    assert drive(scene.table, effect, []) == (False, [])  # nobody is left


@pytest.mark.rule("swu:8.35.1")
def test_who_was_not_chosen_captures_nobody() -> None:
    scene = lay({"groundArena": ["atst", "wampa"]}, {"groundArena": ["vulptex", "porg"]})
    effect = EachCaptures((enemy,), "any-number")
    done, asked = drive(scene.table, effect, [(scene.unit("wampa").ref,), scene.unit("porg").ref])
    assert (done, len(asked)) == (True, 2)
    assert (held(scene, "atst"), held(scene, "wampa")) == ([], ["porg"])
    assert drive(scene.table, effect, [()])[0] is False
    assert held(scene, "atst") == []


@pytest.mark.rule("swu:8.35.1")
def test_with_fewer_to_capture_than_captors_the_last_captures_nobody() -> None:
    scene = lay({"groundArena": ["atst", "wampa"]}, {"groundArena": ["vulptex"]})
    both = (scene.unit("atst").ref, scene.unit("wampa").ref)
    done, asked = drive(scene.table, EachCaptures((enemy,), "any-number"), [both, scene.unit("vulptex").ref])
    assert (done, len(asked)) == (True, 2)
    assert (held(scene, "atst"), held(scene, "wampa")) == (["vulptex"], [])


@pytest.mark.rule("swu:1.6.2")
def test_as_many_units_capture_as_can() -> None:
    mine = {"groundArena": ["atst", "wampa"], "spaceArena": ["alliance-xwing"]}
    scene = lay(mine, {"groundArena": ["vulptex"], "spaceArena": ["tieln-fighter"]})
    atst, wampa, xwing = (scene.unit(key).ref for key in ("atst", "wampa", "alliance-xwing"))
    effect = EachCaptures((enemy, non_leader), "all")
    _, [question, *_] = drive(
        scene.table, effect, [(atst, xwing), scene.unit("vulptex").ref, scene.unit("tieln-fighter").ref]
    )
    assert question.check((wampa, xwing)) is None
    assert question.check((atst, wampa)).rule == "swu:1.6.2"
    assert question.check((atst,)) is not None


# Abilities that are used again.


@pytest.mark.rule("swu:7.6.9")
def test_who_uses_several_abilities_decides_which_comes_first() -> None:
    scene = lay({"groundArena": ["wampa"]}, {"groundArena": ["atst", "consular-security-force"]})
    give(scene, "wampa", when_played(deal(1, a(enemy, ground))), when_played(deal(2, a(enemy, ground))))
    table = scene.game.state
    play = UseAbilities("when-played", (friendly,), most=9).run(table, Act(0, scene.base("player1")))
    question: Any = play.send(None)
    first, second = question.options
    question = play.send((first, second))
    assert (question.message.id, len(question.options), len(table.offered)) == ("swu-ask-next-trigger", 2, 2)
    question = play.send(question.options[1])
    assert len(table.offered) == 0
    question = question() if callable(question) else question
    assert set(question.options) == {scene.unit("atst").ref, scene.unit("consular-security-force").ref}
    play.send(scene.unit("atst").ref)
    assert scene.unit("atst").damage == 2  # the second was chosen to come first


@pytest.mark.rule("swu:7.6.9")
def test_all_abilities_of_who_fell_are_used_again_each_once() -> None:
    caster = "shadow-caster#just-business"
    scene = lay({"groundArena": ["wampa"], "spaceArena": [caster]}, {"groundArena": ["atst"], "hand": ["vanquish"]})
    give(scene, "wampa", when_defeated(deal(1, a(enemy))), when_defeated(deal(2, a(enemy))))
    scene.act("player1", "pass").act("player2", "play", "vanquish", "wampa")
    hurt = []
    while scene.asked != "swu-ask-action":
        scene.choose(scene.options[0])
        hurt.append(scene.unit("atst").damage)
    assert hurt[-1] == (1 + 2) * 2


# Cards that are revealed.


@pytest.mark.rule("swu:8.5.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_deck_of_any_player_can_be_chosen(seat: int) -> None:
    scene = lay({"deck": ["wampa"]}, {"deck": ["atst"]})
    _, [question] = drive(scene.table, RevealTop("any"), [("player", seat)])
    assert list(question.options) == [("player", 0), ("player", 1)]
    known = [scene.table.known[scene.player(who).deck[-1]] for who in ("player1", "player2")]
    assert known == ([3, 0] if seat == 0 else [0, 3])
    assert drive(scene.table, RevealTop(), []) == (True, [])  # one's own deck needs no choice


@pytest.mark.rule("swu:1.13.1")
def test_the_revealed_card_is_drawn_from_the_top() -> None:
    scene = lay({"deck": ["wampa", "atst"]})
    assert drive(scene.table, IfDone(RevealTop(), DrawThat()), [])[0] is True
    assert (scene.hand("player1"), scene.deck("player1")) == (["wampa"], ["atst"])


@pytest.mark.rule("swu:7.1.7")
def test_what_the_first_revealed_unit_sets_off_is_done_before_the_second_is_played() -> None:
    scene = lay({"resources": ["death-star-stormtrooper", "isb-agent", "repair"], "hand": ["waylay"]})
    table, player = scene.game.state, scene.player("player1")
    cards = {table.faces[card].key: card for card in player.resources}
    play = PlayRevealed().run(table, Act(0, player.base))
    play.send(None)
    question: Any = play.send(tuple(("card", card) for card in cards.values()))
    assert question.message.id == "swu-ask-next-play"
    assert len(question.options) == 2
    question = play.send(("play", cards["isb-agent"]))
    question = question() if callable(question) else question
    assert question.message.id != "swu-ask-next-play"
