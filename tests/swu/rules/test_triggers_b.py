"""Triggered abilities: when they wait, what kind they are, and what they are about (chapter 7.6)."""

from __future__ import annotations

import re

import pytest

from swu.giving import give, printed
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.abilities import Triggered
from tablero.games.swu.content import texts
from tablero.games.swu.vocabulary import (
    DefenderDefeated,
    DrawCards,
    If,
    a,
    attack_with,
    bounty,
    deal,
    defeat,
    event,
    may,
    on_attack,
    space,
    when_attack_ends,
    when_defeated,
)
from tablero.games.swu.vocabulary.effects.play import PlayThis
from tablero.games.swu.vocabulary.filters.keywords import abilities_on
from tablero.text import texts_of

AETHERSPRITE = "quigon-jinns-aethersprite#guided-by-the-force"
CHIMAERA = "chimaera#reinforcing-the-center"
THRAWN = "grand-admiral-thrawn#how-unfortunate"


@pytest.mark.rule("swu:7.6.1")
def test_a_triggered_ability_is_said_as_its_condition_a_colon_and_its_effect() -> None:
    english = texts_of(GAME, "en")
    seen = 0
    for key, text in texts().items():
        for ability in text.abilities:
            if isinstance(ability, Triggered) and not ability.keyword:
                said = english.render(ability.text())
                assert re.match(r"(When|On|The first time|Each time)\b[^:]*: \S", said), (key, said)
                assert ability.on, key
                seen += 1
    assert seen > 300


# When they are resolved.


@pytest.mark.rule("swu:7.6.5", "swu:7.6.6")
def test_an_ability_is_resolved_in_the_turn_in_which_it_triggered() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["vanguard-infantry", "battlefield-marine"]}}
    )
    scene.act("player1", "attack", "wampa", "vanguard-infantry")
    assert (scene.seat, scene.game.state.active) == ("player2", 0)  # asked in the other's turn
    scene.click("battlefield-marine")
    assert len(scene.unit("battlefield-marine").upgrades) == 1
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")  # whose own turn is still to come
    scene.act("player2", "attack", "battlefield-marine", "kestro-city")
    assert scene.base("player1").damage == 4


@pytest.mark.rule("swu:7.6.7")
def test_an_ability_must_be_resolved_unless_it_says_may() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa", "battlefield-marine"], "hand": ["vanquish"]},
            "player2": {"groundArena": ["atst"]},
        }
    )
    give(scene, "wampa", when_defeated(deal(1, a())), on_attack(may(deal(1, a()))))
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert "pass" in scene.options
    scene.choose("pass").act("player2", "pass").act("player1", "play", "vanquish", "wampa")
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, scene.unit("atst").ref}
    scene.click("battlefield-marine")
    assert (scene.asked, scene.unit("battlefield-marine").damage) == ("swu-ask-action", 1)


@pytest.mark.rule("swu:7.6.8")
def test_what_an_ability_sets_off_does_not_interrupt_it(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "open-fire", event(deal(2, a()), deal(2, a())))
    scene = Scene(
        {
            "player1": {"hand": ["open-fire"]},
            "player2": {"groundArena": ["vanguard-infantry", "wampa", "consular-security-force"]},
        }
    )
    scene.act("player1", "play", "open-fire", "vanguard-infantry")
    assert scene.seat == "player1"  # the rest of the event first
    scene.click("wampa")
    assert scene.unit("wampa").damage == 2
    assert (scene.seat, scene.asked) == ("player2", "swu-ask-effect")


@pytest.mark.rule("swu:7.6.8", "swu:7.1.6.c")
def test_in_an_attack_abilities_are_resolved_at_its_own_moments() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "deck": 5}, "player2": {"groundArena": ["atst"]}})
    give(scene, "wampa", on_attack(deal(1, a())), when_attack_ends(deal(2, a())))
    scene.act("player1", "attack", "wampa", "atst")
    assert scene.unit("atst").damage == 0  # before combat damage
    scene.click("atst")
    assert scene.unit("atst").damage == 1 + 4  # and then after it
    scene.click("atst")
    assert scene.discard("player2") == ["atst"]


@pytest.mark.rule("swu:7.6.8.a")
@pytest.mark.example("swu-ex:7.6.8.a-1")
def test_what_comes_after_an_attack_waits_for_all_that_it_set_off() -> None:
    xwing = "alliance-xwing"
    scene = Scene(
        {
            "player1": {"hand": ["barrel-roll"], "spaceArena": [xwing], "groundArena": ["vanguard-infantry"]},
            "player2": {"spaceArena": ["cartel-spacer"]},
        }
    )
    give(scene, xwing, when_attack_ends(defeat(a())))
    scene.act("player1", "play", "barrel-roll", xwing, "administrators-tower")
    scene.click("vanguard-infantry")  # the end of the attack
    scene.click(xwing)  # and what that set off in turn
    assert len(scene.unit(xwing).upgrades) == 1
    assert scene.selectable() == [f"player1/spaceArena/{xwing}", "player2/spaceArena/cartel-spacer"]
    scene.click("cartel-spacer")
    assert scene.unit("cartel-spacer").exhausted
    assert scene.asked == "swu-ask-action"


# Kinds.


@pytest.mark.rule("swu:7.6.13.a")
def test_a_when_played_ability_is_resolved_once_its_card_is_paid_and_in_play() -> None:
    scene = Scene(
        {"player1": {"hand": ["outland-tie-vanguard"], "groundArena": ["greedo#slow-on-the-draw"], "resources": 6}}
    )
    scene.act("player1", "play", "outland-tie-vanguard")
    assert scene.asked == "swu-ask-effect"
    assert scene.ready("player1") < 6
    assert scene.unit("outland-tie-vanguard").exhausted
    scene.click("greedo#slow-on-the-draw")
    assert len(scene.unit("greedo#slow-on-the-draw").upgrades) == 1


@pytest.mark.rule("swu:7.6.13.a")
def test_a_when_played_ability_needs_its_card_to_be_played() -> None:
    scene = Scene({"player1": {"hand": ["tactical-advantage"], "groundArena": ["outland-tie-vanguard"]}})
    scene.act("player1", "play", "tactical-advantage", "outland-tie-vanguard")
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.6.13.c")
@pytest.mark.example("swu-ex:7.6.13.c-1")
def test_when_played_using_smuggle_can_be_used_again_as_when_played_and_ambush_cannot() -> None:
    scene = Scene(
        {
            "player1": {"resources": ["privateer-crew", *["wampa"] * 9], "spaceArena": [AETHERSPRITE], "deck": 3},
            "player2": {"groundArena": ["atst"]},
        }
    )
    scene.act("player1", "attack", AETHERSPRITE, "administrators-tower").act("player2", "pass")
    scene.act("player1", "smuggle", "privateer-crew")
    crew = scene.unit("privateer-crew")
    assert len(crew.upgrades) == 3
    assert (scene.options, len(abilities_on(crew, "when-played"))) == (("yes", "no"), 1)
    scene.choose("yes")
    assert len(crew.upgrades) == 6
    again = Scene(
        {
            "player1": {"hand": ["syndicate-lackeys"], "spaceArena": [AETHERSPRITE]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    again.act("player1", "attack", AETHERSPRITE, "administrators-tower").act("player2", "pass")
    again.act("player1", "play", "syndicate-lackeys").choose("yes").click("wampa")
    assert again.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.6.14.c")
def test_a_bounty_is_no_when_defeated_ability() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": THRAWN,
                "hand": ["vanquish", "vanquish"],
                "groundArena": ["vanguard-infantry", "wampa"],
            },
            "player2": {"groundArena": ["hylobon-enforcer"]},
        }
    )
    assert abilities_on(scene.unit("hylobon-enforcer"), "when-defeated") == []
    scene.act("player1", "play", "vanquish", "hylobon-enforcer").choose("yes")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")  # nothing that Thrawn could use again
    scene.act("player2", "pass").act("player1", "play", "vanquish", "vanguard-infantry").click("wampa")
    assert scene.options == ("yes", "no")  # this was one
    scene.choose("yes").click("wampa")
    assert len(scene.unit("wampa").upgrades) == 2


@pytest.mark.rule("swu:7.6.14.c")
def test_a_bounty_cannot_be_used_as_when_defeated() -> None:
    scene = Scene({"player1": {"hand": [CHIMAERA], "groundArena": ["hylobon-enforcer"]}})
    give(scene, "hylobon-enforcer", bounty(DrawCards()))
    scene.act("player1", "play", CHIMAERA)
    assert scene.asked == "swu-ask-action"


# What they are about.


@pytest.mark.rule("swu:7.6.16.e")
@pytest.mark.parametrize(("target", "drawn"), [("consular-security-force", 0), ("battlefield-marine", 1)])
def test_the_end_of_an_attack_is_about_that_attack(target: str, drawn: int) -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"], "deck": 5},
            "player2": {
                "groundArena": ["consular-security-force", "battlefield-marine"],
                "spaceArena": ["tieln-fighter"],
            },
        }
    )
    give(scene, "wampa", when_attack_ends(attack_with(space), If(DefenderDefeated(), DrawCards())))
    scene.act("player1", "attack", "wampa", target, "alliance-xwing", "tieln-fighter")
    assert scene.discard("player2")[-1] == "tieln-fighter"
    assert len(scene.hand("player1")) == drawn


@pytest.mark.rule("swu:7.6.17")
@pytest.mark.example("swu-ex:7.6.17-1")
def test_a_when_defeated_ability_can_be_used_while_its_unit_stays_in_play() -> None:
    scene = Scene({"player1": {"hand": [CHIMAERA], "groundArena": ["wampa"], "deck": 5}})
    give(scene, "wampa", when_defeated(PlayThis(free=True, discards_only=True), DrawCards()))
    scene.act("player1", "play", CHIMAERA, "wampa").forced()
    assert len(scene.hand("player1")) == 1  # this makes sense
    assert len(scene.units("wampa")) == 1  # to play it again doesn't: it is in play
    assert scene.unit("wampa").damage == 0
    assert not list(scene.table.this_phase("defeated"))


@pytest.mark.rule("swu:8.20.3")
def test_a_name_that_is_named_again_comes_on_top_of_the_first() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["regional-governor"], "spaceArena": [AETHERSPRITE]},
            "player2": {"hand": ["takedown", "vanquish", "repair"], "groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "attack", AETHERSPRITE, "administrators-tower").act("player2", "pass")
    scene.act("player1", "play", "regional-governor").choose(("name", "takedown"))
    scene.choose("yes").choose(("name", "vanquish"))
    takedown, vanquish, repair = scene.player("player2").hand
    assert scene.refuses(("play", takedown)) == "swu:8.20.3"
    assert scene.refuses(("play", vanquish)) == "swu:8.20.3"
    assert ("play", repair) in scene.options
