"""Effects that last, come later, or replace something: chapter 7.7."""

from __future__ import annotations

import pytest

from swu.giving import give, printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Standing
from tablero.games.swu.constants import PHASE
from tablero.games.swu.entering import create_upgrade
from tablero.games.swu.state import Delayed, Lasting
from tablero.games.swu.vocabulary import DrawCards, deal, each, event, when, when_attack_ends, when_defeated

DESTROYER = "gladiator-star-destroyer"
FIREBALL = "fireball#an-explosion-with-wings"
IG11 = "ig11#i-cannot-be-captured"


@pytest.mark.rule("swu:7.7.2", "swu:7.1.3")
def test_lasting_delayed_and_replacing_effects_are_three_kinds() -> None:
    lasting = Scene({"player1": {"hand": ["tactical-advantage"], "groundArena": ["wampa"]}})
    lasting.act("player1", "play", "tactical-advantage").forced()
    [boost] = lasting.unit("wampa").lasting
    assert (type(boost), boost.until, lasting.table.delayed) == (Lasting, PHASE, [])
    delayed = Scene({"player1": {"hand": ["change-of-heart"]}, "player2": {"groundArena": ["wampa"]}})
    delayed.act("player1", "play", "change-of-heart").forced()
    [later] = delayed.table.delayed
    assert (type(later), later.at, delayed.unit("wampa").lasting) == (Delayed, "regroup-phase", [])
    replaced = Scene({"player1": {"groundArena": [IG11]}})
    [instead] = replaced.unit(IG11).face.standing
    assert type(instead).captured_instead is not Standing.captured_instead
    assert replaced.table.delayed == []


# Lasting effects.


@pytest.mark.rule("swu:7.7.3.b")
def test_a_lasting_effect_outlives_the_card_that_made_it() -> None:
    scene = Scene(
        {
            "player1": {"hand": [DESTROYER], "groundArena": ["wampa"]},
            "player2": {"hand": ["vanquish"], "groundArena": ["battlefield-marine"]},
        }
    )
    scene.act("player1", "play", DESTROYER, "wampa").act("player2", "play", "vanquish", DESTROYER)
    assert not scene.units(DESTROYER)
    scene.act("player1", "pass")
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert scene.refuses(("base", 0)) == "swu:6.3.2.b"  # still a Sentinel
    scene.click("wampa").next_round()
    assert not scene.unit("wampa").lasting


# Delayed effects.


@pytest.mark.rule("swu:7.7.4.d", "swu:7.7.4.b")
def test_a_delayed_effect_is_no_triggered_ability_and_comes_before_those() -> None:
    zorii = "zorii-bliss#valiant-smuggler"
    scene = Scene(
        {
            "player1": {"groundArena": [zorii], "spaceArena": [FIREBALL], "hand": ["wampa", "atst"]},
            "player2": {"hand": ["vanquish"]},
        }
    )
    scene.act("player1", "attack", zorii, "administrators-tower").act("player2", "play", "vanquish", zorii)
    assert scene.table.pending == []
    scene.act("player1", "pass").act("player2", "pass")
    assert scene.asked == "swu-ask-effect"  # what to discard: nobody asks which of the two comes first
    assert scene.unit(FIREBALL).damage == 0
    scene.click("wampa")
    assert scene.discard("player1") == [zorii, "wampa"]
    assert scene.unit(FIREBALL).damage == 1


@pytest.mark.rule("swu:7.7.4.e")
@pytest.mark.parametrize("first", [0, 1])
def test_the_active_player_says_whose_delayed_effects_come_first(first: int) -> None:
    scene = Scene(
        {
            "player1": {"hand": ["change-of-heart"], "groundArena": ["battlefield-marine"]},
            "player2": {"hand": ["change-of-heart"], "groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "play", "change-of-heart", "wampa")
    scene.act("player2", "play", "change-of-heart", "battlefield-marine")
    scene.act("player1", "pass").act("player2", "pass")
    assert (scene.asked, scene.seat) == ("swu-ask-first-triggers", "player1")
    assert scene.options == (("player", 0), ("player", 1))
    assert (scene.unit("wampa").controller, scene.unit("battlefield-marine").controller) == (0, 1)
    scene.choose(("player", first))
    assert (scene.unit("wampa").controller, scene.unit("battlefield-marine").controller) == (1, 0)


@pytest.mark.rule("swu:7.7.4.e")
def test_each_player_orders_their_own_delayed_effects() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["change-of-heart", "change-of-heart"], "resources": 30},
            "player2": {"groundArena": ["wampa", "battlefield-marine"], "hand": ["change-of-heart"]},
        }
    )
    scene.act("player1", "play", "change-of-heart", "wampa").act("player2", "pass")
    scene.act("player1", "play", "change-of-heart", "battlefield-marine")
    scene.act("player2", "play", "change-of-heart", "wampa")
    scene.act("player1", "pass").act("player2", "pass")
    scene.choose(("player", 0))
    assert (scene.asked, scene.seat, len(scene.options)) == ("swu-ask-next-trigger", "player1", 2)
    scene.choose(scene.options[1])
    assert scene.unit("battlefield-marine").controller == 1
    assert scene.unit("wampa").controller == 1


# Replacement effects.


@pytest.mark.rule("swu:7.7.5.a", "swu:7.7.5.d")
def test_what_is_replaced_never_happens_and_sets_nothing_off() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["discerning-veteran"], "deck": 5},
            "player2": {"groundArena": [IG11], "deck": 5},
        }
    )
    give(scene, IG11, when("captured", DrawCards(3)), when_defeated(DrawCards()))
    scene.act("player1", "play", "discerning-veteran", IG11)
    assert scene.discard("player2") == [IG11]
    assert scene.unit("discerning-veteran").captives == []
    assert len(scene.hand("player2")) == 1  # only for the defeat
    assert scene.unit("discerning-veteran").damage == 3  # part of what replaces the capture
    assert not list(scene.table.this_phase("captured"))


@pytest.mark.rule("swu:7.7.5.d", "swu:7.7.5.a")
def test_what_is_not_replaced_happens_together_with_what_replaces_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "open-fire", event(deal(3, each())))
    shielded = {"card": "battlefield-marine", "upgrades": ["shield"]}
    scene = Scene({"player1": {"hand": ["open-fire"], "groundArena": [shielded, "wampa"], "deck": 9}})
    give(scene, "battlefield-marine", when("damaged", DrawCards(5)))
    give(scene, "wampa", when("damaged", DrawCards()))
    scene.act("player1", "play", "open-fire").forced()
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.upgrades, scene.unit("wampa").damage) == (0, [], 3)
    assert len(scene.hand("player1")) == 1  # damage that was prevented sets nothing off


@pytest.mark.rule("swu:7.7.5.d")
def test_a_shield_takes_the_blow_while_the_other_unit_is_struck() -> None:
    shielded = {"card": "battlefield-marine", "upgrades": ["shield"]}
    scene = Scene({"player1": {"groundArena": [shielded], "deck": 3}, "player2": {"groundArena": ["wampa"]}})
    give(scene, "battlefield-marine", when_attack_ends(DrawCards()))
    scene.act("player1", "attack", "battlefield-marine", "wampa").forced()
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.upgrades, scene.unit("wampa").damage) == (0, [], 3)


@pytest.mark.rule("swu:7.7.5.e")
@pytest.mark.example("swu-ex:7.7.5.e-1")
@pytest.mark.parametrize("chosen", [0, 1])
def test_who_controls_the_unit_says_which_shield_takes_the_blow(chosen: int) -> None:
    scene = Scene({"player1": {"hand": ["open-fire"]}, "player2": {"groundArena": ["wampa"]}})
    wampa = scene.unit("wampa")
    shields = [create_upgrade(scene.game.state, "shield", wampa) for _ in range(2)]
    shields[1].controller = shields[1].owner = 0
    scene.act("player1", "play", "open-fire", "wampa")
    assert (scene.asked, scene.seat) == ("swu-ask-replacement", "player2")
    assert set(scene.options) == {shield.ref for shield in shields}
    scene.choose(shields[chosen].ref)
    assert wampa.upgrades == [shields[1 - chosen]]
    assert wampa.damage == 0
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.7.5.a")
def test_without_its_condition_nothing_is_replaced() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"]}, "player2": {"groundArena": [IG11]}})
    scene.act("player1", "play", "vanquish").forced()
    assert scene.discard("player2") == [IG11]
    free = Scene({"player1": {"hand": ["discerning-veteran"]}, "player2": {"groundArena": ["wampa"]}})
    free.act("player1", "play", "discerning-veteran", "wampa")
    assert len(free.unit("discerning-veteran").captives) == 1
