"""Copies, unique cards, names and what is printed: chapters 8.6, 8.8, 8.18, 8.22, 8.24 and 8.30."""

from __future__ import annotations

import msgspec
import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import PHASE
from tablero.games.swu.entering import enter
from tablero.games.swu.facts import card, cards, faults
from tablero.games.swu.vocabulary import NamedLikeUnit
from tablero.games.swu.vocabulary.filters.basic import Named

KNIGHT = "luke-skywalker#jedi-knight"
VEERS = "general-veers#blizzard-force-commander"


# Unique cards.


@pytest.mark.rule("swu:8.6.6", "swu:8.30.4")
def test_a_player_keeps_one_copy_of_a_unique_card() -> None:
    scene = Scene({"player1": {"hand": [KNIGHT, KNIGHT], "discard": [KNIGHT], "groundArena": [KNIGHT]}})
    first = scene.unit(KNIGHT)
    scene.act("player1", "play", KNIGHT)
    assert (scene.asked, scene.seat, len(scene.options)) == ("swu-ask-unique", "player1", 2)
    scene.choose(first.ref)
    assert [unit.id for unit in scene.units(KNIGHT)] != [first.id]
    assert len(scene.units(KNIGHT)) == 1
    assert (scene.hand("player1"), scene.discard("player1")) == ([KNIGHT], [KNIGHT, KNIGHT])


@pytest.mark.rule("swu:8.6.7")
def test_there_may_be_any_number_of_copies_of_a_card_that_is_not_unique() -> None:
    scene = Scene({"player1": {"hand": ["wampa"], "groundArena": ["wampa"] * 4}})
    scene.act("player1", "play", "wampa")
    assert len(scene.units("wampa")) == 5
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:8.6.3")
def test_a_copy_is_one_by_what_is_printed_whatever_was_changed() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": [KNIGHT],
                "groundArena": [{"card": KNIGHT, "upgrades": ["size-matters-not", "experience"]}],
            }
        }
    )
    changed = scene.unit(KNIGHT)
    give(scene.game.state, changed, PHASE, Grant(blank=True, traits=("sith",), lost_traits=("jedi",)), Act(0, changed))
    assert (scene.unit(KNIGHT).power, "jedi" in scene.unit(KNIGHT).traits) == (6, False)
    scene.act("player1", "play", KNIGHT)
    assert scene.asked == "swu-ask-unique"


@pytest.mark.rule("swu:8.30.5", "swu:8.6.6")
def test_each_player_may_have_a_copy_until_one_of_them_has_both() -> None:
    scene = Scene({"player1": {"groundArena": [VEERS], "hand": ["change-of-heart"]}, "player2": {"hand": [VEERS]}})
    scene.act("player1", "pass")
    scene.act("player2", "play", VEERS)
    assert len(scene.units(VEERS)) == 2
    theirs = scene.player("player2").units[0]
    scene.act("player1", "play", "change-of-heart")
    scene.choose(theirs.ref)
    assert (scene.asked, scene.seat) == ("swu-ask-unique", "player1")
    scene.choose(theirs.ref)
    assert scene.discard("player2") == [VEERS]
    assert len(scene.units(VEERS)) == 1


@pytest.mark.rule("swu:8.30.2")
def test_a_unique_unit_without_a_subtitle_is_refused() -> None:
    assert not any(faults(one) for one in cards())
    luke = card(KNIGHT)
    assert faults(msgspec.structs.replace(luke, subtitle="")) == ["a subtitle on unique units"]
    assert card("wampa").subtitle == ""


@pytest.mark.rule("swu:8.30.6")
def test_abilities_ask_whether_a_card_is_unique() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["vanquish"] * 2, "groundArena": ["agent-kallus#seeking-the-rebels"]},
            "player2": {"groundArena": ["wampa", KNIGHT]},
        }
    )
    scene.act("player1", "play", "vanquish", "wampa")
    assert scene.asked == "swu-ask-action"
    scene.act("player2", "pass")
    scene.act("player1", "play", "vanquish", KNIGHT)
    assert scene.asked == "swu-ask-may"


# Entering play.


@pytest.mark.rule("swu:8.8.1")
@pytest.mark.example("swu-ex:8.8.1-1")
def test_a_card_that_is_played_enters_play_wherever_it_was() -> None:
    scene = Scene({"player1": {"hand": ["wampa", "entrenched"], "groundArena": ["atst"]}})
    scene.act("player1", "play", "wampa")
    assert [unit.face.key for unit in scene.player("player1").units] == ["atst", "wampa"]
    assert scene.unit("wampa").entered == scene.table.phases
    assert scene.hand("player1") == ["entrenched"]


@pytest.mark.rule("swu:8.8.1", "swu:8.8.3")
def test_a_unit_enters_play_as_a_new_piece_that_everybody_sees() -> None:
    scene = Scene({"player1": {"deck": ["wampa"]}})
    table = scene.table
    number = table.players[0].deck.pop()
    assert table.known[number] == 0
    unit = enter(table, number, face("wampa"), 0)
    assert (unit.here, unit.exhausted, table.known[number]) == (True, True, 3)
    assert unit in table.players[0].units


# Names.


@pytest.mark.rule("swu:8.18.2")
def test_cards_have_the_same_name_whatever_their_subtitles() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["resolute#under-anakins-command"]},
            "player2": {
                "groundArena": [KNIGHT, "luke-skywalker#you-still-with-me", "wampa", "battlefield-marine"],
            },
        }
    )
    scene.act("player1", "attack", "resolute#under-anakins-command", "administrators-tower")
    scene.click(KNIGHT)
    assert {unit.face.key: unit.damage for unit in scene.units() if unit.damage} == {KNIGHT: 2}
    assert scene.discard("player2") == ["luke-skywalker#you-still-with-me"]  # it had 2 HP
    act, named = Act(1, scene.player("player2").base), NamedLikeUnit()
    assert named.fits(scene.table, act, face("luke-skywalker#you-still-with-me"))
    assert not named.fits(scene.table, act, face("greedo#slow-on-the-draw"))


@pytest.mark.rule("swu:8.24.1")
@pytest.mark.parametrize(
    ("companion", "hp"), [("emperor-palpatine#master-of-the-dark-side", 5), ("emperors-royal-guard", 4), ("wampa", 4)]
)
def test_an_ability_may_mention_a_card_by_name(companion: str, hp: int) -> None:
    scene = Scene({"player1": {"groundArena": ["emperors-royal-guard", companion]}})
    assert scene.unit("emperors-royal-guard").hp == hp


# What is printed.


@pytest.mark.rule("swu:8.22.1")
def test_what_is_printed_stays_what_it_is_under_all_modifiers() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "wampa", "upgrades": ["entrenched", "experience"]}]},
            "player2": {"groundArena": [{"card": "wampa", "upgrades": ["size-matters-not"]}]},
        }
    )
    mine, theirs = scene.units("wampa")
    assert ((mine.power, mine.hp), (mine.face.power, mine.face.hp)) == ((8, 9), (4, 5))
    assert ((theirs.power, theirs.hp), (theirs.face.power, theirs.face.hp)) == ((5, 5), (4, 5))


@pytest.mark.rule("swu:8.24.2")
def test_a_card_out_of_play_has_its_name_whatever_its_subtitle() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    act = Act(0, scene.unit("wampa"))
    keys = (KNIGHT, "luke-skywalker#faithful-friend", VEERS)
    assert [Named("Luke Skywalker").fits(scene.table, act, face(key)) for key in keys] == [True, True, False]
