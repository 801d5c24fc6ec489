"""Keywords: chapters 7.5.13 to 7.5.19, as far as the cards that have them are not tested with their sets."""

from __future__ import annotations

import pytest

from swu.giving import give, printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Ability
from tablero.games.swu.cards import face
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import Exploit, Piloting, Plot, Smuggle, pilotings
from tablero.games.swu.vocabulary import (
    THIS,
    DrawCards,
    bounty,
    constant,
    experience,
    gaining,
    may,
    raid,
    saboteur,
    sentinel,
    when_defeated,
    when_played,
)
from tablero.games.swu.vocabulary.mechanics.coordinate import coordinate

VADER = "darth-vader#dark-lord-of-the-sith"


# Bounty.


@pytest.mark.rule("swu:7.5.13.b", "swu:7.5.13.e", "swu:7.5.13.d")
def test_each_bounty_is_collected_or_declined_for_itself() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"], "deck": 5}, "player2": {"groundArena": ["hylobon-enforcer"]}})
    give(scene, "hylobon-enforcer", bounty(DrawCards()), bounty(DrawCards()))
    scene.act("player1", "play", "vanquish", "hylobon-enforcer")
    answers: list[str] = []
    while scene.asked != "swu-ask-action":
        if "yes" in scene.options:
            answers.append("no" if answers else "yes")
            scene.choose(answers[-1])
        else:
            assert scene.asked == "swu-ask-next-trigger"
            scene.choose(0)
    assert answers == ["yes", "no", "no"]
    assert len(scene.hand("player1")) == 1


@pytest.mark.rule("swu:7.5.13.c")
def test_bounties_wait_in_the_window_of_what_else_the_defeat_sets_off() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"]}, "player2": {"groundArena": ["val#loyal-to-the-end", "wampa"]}})
    scene.act("player1", "play", "vanquish", "val#loyal-to-the-end")
    assert (scene.asked, scene.seat) == ("swu-ask-first-triggers", "player1")
    assert set(scene.options) == {("player", 0), ("player", 1)}


@pytest.mark.rule("swu:7.5.13.a", "swu:7.5.13.f")
def test_the_opponent_resolves_a_bounty_even_if_one_defeats_the_unit_oneself() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"], "groundArena": ["hylobon-enforcer"]}})
    scene.act("player1", "play", "vanquish", "hylobon-enforcer")
    assert (scene.seat, scene.options) == ("player2", ("yes", "no"))
    scene.choose("yes")
    assert (len(scene.hand("player1")), len(scene.hand("player2"))) == (0, 1)


# Smuggle, Coordinate, Exploit.


@pytest.mark.rule("swu:7.5.14.b")
def test_each_smuggle_has_its_own_price(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Smuggle(3, ()), Smuggle(5, ()))
    scene = Scene({"player1": {"resources": ["wampa", *["battlefield-marine"] * 7]}})
    scene.act("player1", "smuggle", "wampa")
    assert scene.options == (("number", 3), ("number", 5))
    scene.choose(("number", 5))
    assert scene.ready("player1") == 3
    assert scene.unit("wampa").exhausted


@pytest.mark.rule("swu:7.5.15.b", "swu:7.5.15.c")
def test_each_coordinate_is_an_ability_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", coordinate(raid(1)), coordinate(raid(2), sentinel), coordinate(saboteur))
    scene = Scene({"player1": {"groundArena": ["wampa", "battlefield-marine", "atst"]}})
    wampa = scene.unit("wampa")
    assert wampa.raid == 3
    assert wampa.flags & saboteur.bit
    assert wampa.flags & sentinel.bit
    two = Scene({"player1": {"groundArena": ["wampa", "battlefield-marine"]}})
    wampa = two.unit("wampa")
    assert (wampa.raid, wampa.flags) == (0, 0)


@pytest.mark.rule("swu:7.5.16.d", "swu:7.6.8")
def test_what_exploit_sets_off_waits_until_the_card_is_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Exploit(1), when_played(DrawCards()))
    printed(monkeypatch, "battlefield-marine", when_defeated(DrawCards(2)))
    scene = Scene({"player1": {"hand": ["wampa"], "groundArena": ["battlefield-marine"], "deck": 5}})
    scene.act("player1", "play", "wampa").click("battlefield-marine")
    assert scene.asked == "swu-ask-next-trigger"
    assert {option[4] for option in scene.options} == {"wampa", "battlefield-marine"}
    assert scene.unit("wampa").exhausted
    assert scene.hand("player1") == []


# Piloting.


@pytest.mark.rule("swu:7.5.17.b")
def test_each_piloting_has_its_own_price(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ("dagger-squadron-pilot", Piloting(4, ()), Piloting(2, ()))
    scene = two_pilotings(monkeypatch, 6, *given)
    scene.act("player1", "pilot", "dagger-squadron-pilot")
    assert scene.options == (("number", 2), ("number", 4))
    scene.choose(("number", 4)).forced()
    assert scene.ready("player1") == 2
    assert [upgrade.face.key for upgrade in scene.unit("atst").upgrades] == ["dagger-squadron-pilot"]
    poor = two_pilotings(monkeypatch, 3, *given)
    poor.act("player1", "pilot", "dagger-squadron-pilot").forced()
    assert poor.ready("player1") == 1  # the other can't be paid
    assert len(pilotings(face("academy-graduate"), Terms())) == 1  # its other abilities are none
    broke = two_pilotings(monkeypatch, 1, *given)
    card = broke.player("player1").hand[0]
    assert broke.refuses(("pilot", card)) == "swu:1.8.2"


def two_pilotings(monkeypatch: pytest.MonkeyPatch, resources: int, key: str, *abilities: Ability) -> Scene:
    """Return a scene with a Vehicle and a Pilot that can be played on it for two prices."""
    printed(monkeypatch, key, *abilities)
    return Scene({"player1": {"hand": [key], "groundArena": ["atst"], "resources": resources}})


# Plot.


def plotting(**more: object) -> Scene:
    """Return a scene in which player1's leader can be deployed."""
    return Scene({"player1": {"leader": VADER, **more}, "player2": {"groundArena": ["atst"]}})


@pytest.mark.rule("swu:7.5.19.a", "swu:7.5.19.c", "swu:7.6.3.a")
def test_a_plot_is_played_from_the_resources_when_a_leader_is_deployed(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Plot())
    scene = plotting(resources=["wampa", *["battlefield-marine"] * 6], deck=["tieln-fighter", "atst"])
    wampa = scene.player("player1").ready[0]
    scene.use("player1", VADER, 1)
    assert (scene.asked, scene.seat) == ("swu-ask-plot", "player1")
    scene.choose((("card", wampa),))
    assert scene.game.state.known[wampa] == 3  # everybody has seen it
    scene.forced()
    assert scene.unit("wampa").exhausted
    resources = scene.resources("player1")
    assert sorted(resources) == sorted(["tieln-fighter", *["battlefield-marine"] * 6])
    spent = [scene.table.faces[card].key for card in scene.player("player1").spent]
    assert "tieln-fighter" in spent  # it comes exhausted
    assert len(spent) == 4 - 1 + 1  # it paid 1 of its cost itself; the card from the deck is exhausted too
    assert scene.deck("player1") == ["atst"]


@pytest.mark.rule("swu:7.6.3.a")
def test_a_card_that_triggers_among_the_resources_is_shown_not_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Plot())
    scene = plotting(resources=["wampa", *["battlefield-marine"] * 6])
    wampa = scene.player("player1").ready[0]
    assert scene.game.state.known[wampa] == 1
    scene.use("player1", VADER, 1).choose((("card", wampa),))
    told = [entry.message.id for entry in scene.game.log]
    assert "swu-log-shows" in told
    assert "swu-log-reveals" not in told


@pytest.mark.rule("swu:7.5.19.a")
def test_nobody_has_to_play_a_plot_and_without_a_deployment_nobody_can(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Plot())
    scene = plotting(resources=["wampa", *["battlefield-marine"] * 6])
    wampa = scene.player("player1").ready[0]
    assert ("play", wampa) not in scene.options
    assert ("smuggle", wampa) not in scene.options
    scene.use("player1", VADER, 1).choose(())
    assert scene.asked == "swu-ask-action"
    assert not scene.units("wampa")


@pytest.mark.rule("swu:7.5.19.b")
def test_plots_are_shown_together_and_played_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Plot(), when_played(DrawCards()))
    printed(monkeypatch, "battlefield-marine", Plot(), when_played(may(experience(THIS))))
    scene = plotting(resources=["wampa", "battlefield-marine", *["tieln-fighter"] * 18])
    wampa, marine = scene.player("player1").ready[:2]
    scene.use("player1", VADER, 1)
    assert set(scene.options) == {("card", wampa), ("card", marine)}
    scene.choose((("card", wampa), ("card", marine)))
    assert scene.asked == "swu-ask-next-trigger"
    assert {option[3] for option in scene.options} == {wampa, marine}
    scene.choose(next(option for option in scene.options if option[3] == marine)).forced()
    assert scene.asked == "swu-ask-may"  # what the first sets off is done before the other
    assert not scene.units("wampa")
    scene.choose("yes").forced()
    assert len(scene.unit("battlefield-marine").upgrades) == 1
    assert scene.units("wampa")
    assert len(scene.hand("player1")) == 1
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.5.19.d")
def test_a_plot_that_comes_from_the_deck_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Plot())
    scene = plotting(resources=["wampa", *["battlefield-marine"] * 19], deck=["wampa", "atst"])
    first = scene.player("player1").ready[0]
    second = scene.player("player1").deck[-1]
    scene.use("player1", VADER, 1)
    assert scene.options == (("card", first),)
    scene.choose((("card", first),)).forced()
    assert scene.asked == "swu-ask-action"
    assert second in scene.player("player1").spent
    assert len(scene.units("wampa")) == 1


@pytest.mark.rule("swu:7.5.15.b")
def test_coordinate_can_be_gained_as_well_as_printed() -> None:
    scene = Scene({"player1": {"groundArena": ["clone-heavy-gunner", "battlefield-marine", "atst"]}})
    before = scene.unit("clone-heavy-gunner").power
    assert give(scene, "clone-heavy-gunner", coordinate(power=2), constant(gaining(power=1))).power == before + 3
