"""Abilities in general, and those of events: chapters 7.1 and 7.4."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from swu.giving import printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Action, Cost, Effect
from tablero.games.swu.content import texts
from tablero.games.swu.state import Table
from tablero.games.swu.using import use
from tablero.games.swu.vocabulary import (
    EXHAUST,
    DrawCards,
    PlayFrom,
    a,
    action,
    deal,
    defeat,
    enemy,
    event,
    when_played,
)
from tablero.kernel import Message, Play, say


@pytest.mark.rule("swu:7.1.3", "swu:7.7.1")
def test_an_effect_is_what_an_ability_does_besides_its_cost() -> None:
    for key, text in texts().items():
        for ability in (*text.abilities, *text.deployed):
            if isinstance(ability, Action):
                assert isinstance(ability.effect, Effect), key
                assert not isinstance(ability.effect, Cost), key
                assert not any(isinstance(cost, Effect) for cost in ability.costs), key


@pytest.mark.rule("swu:7.1.3", "swu:7.7.1")
def test_the_cost_is_paid_though_the_effect_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shoot = action(EXHAUST, deal(1, a()))
    printed(monkeypatch, "battlefield-marine", shoot)
    scene = Scene({"player1": {"groundArena": ["battlefield-marine"]}})
    marine = scene.unit("battlefield-marine")
    assert shoot.effect.able(scene.table, Act(0, marine))
    scene.use("player1", "battlefield-marine").click("battlefield-marine")
    assert (marine.exhausted, marine.damage) == (True, 1)
    nothing = action(EXHAUST, deal(1, a(enemy)))
    printed(monkeypatch, "battlefield-marine", nothing)
    scene = Scene({"player1": {"groundArena": ["battlefield-marine"]}})
    marine = scene.unit("battlefield-marine")
    assert not nothing.effect.able(scene.table, Act(0, marine))
    scene.use("player1", "battlefield-marine")
    assert (marine.exhausted, marine.damage, scene.seat) == (True, 0, "player2")


@pytest.mark.rule("swu:7.1.5")
def test_effects_come_in_the_order_of_the_text() -> None:
    scene = Scene({"player1": {"hand": ["heroic-sacrifice"], "groundArena": ["wampa"], "deck": 2}})
    scene.act("player1", "play", "heroic-sacrifice")
    assert len(scene.hand("player1")) == 1  # drawn before it is asked who attacks
    assert scene.asked == "swu-ask-effect"
    assert scene.selectable() == ["player1/groundArena/wampa"]


@pytest.mark.rule("swu:7.1.5")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_one_chooses_among_can_be_done_in_any_order(order: tuple[int, int]) -> None:
    back, boost = 0, 1
    scene = Scene({"player1": {"hand": ["cunning"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "cunning")
    assert ("mode", back) in scene.options
    for mode in order:
        scene.choose(("mode", mode)).forced()
    if order == (back, boost):
        assert scene.hand("player2") == ["wampa"]
    else:
        assert scene.unit("wampa").power == 4 + 4  # too strong by then to be returned


@dataclass(frozen=True, slots=True)
class UseActionOf(Effect):
    """Use the first action ability of a unit, at no cost of its own."""

    key: str

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Use it as the player who resolves this."""
        unit = next(unit for unit in table.units() if unit.face.key == self.key)
        return (yield from use(table, unit, unit.face.actions[0], act.seat))

    def text(self) -> Message:
        """Say it."""
        return say("swu-deploy")


@pytest.mark.rule("swu:7.1.6.d", "swu:7.6.8")
def test_what_the_use_of_an_action_ability_sets_off_waits_for_the_ability_that_makes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed(monkeypatch, "battlefield-marine", action(EXHAUST, defeat(a())))
    printed(monkeypatch, "open-fire", event(UseActionOf("battlefield-marine"), DrawCards()))
    scene = Scene(
        {
            "player1": {"hand": ["open-fire"], "groundArena": ["battlefield-marine"], "deck": 3},
            "player2": {"groundArena": ["vanguard-infantry"]},
        }
    )
    scene.act("player1", "play", "open-fire", "vanguard-infantry")
    assert scene.unit("battlefield-marine").exhausted  # its own cost was paid
    assert len(scene.hand("player1")) == 1  # the event is done with
    assert (scene.seat, scene.asked) == ("player2", "swu-ask-effect")


@pytest.mark.rule("swu:7.1.6.e")
@pytest.mark.parametrize("first", [0, 1])
def test_what_a_play_by_an_ability_sets_off_comes_before_what_waited(
    monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    printed(monkeypatch, "wampa", when_played(PlayFrom(noun="unit")), when_played(deal(3, a())))
    printed(monkeypatch, "battlefield-marine", when_played(DrawCards(2)))
    scene = Scene({"player1": {"hand": ["wampa", "battlefield-marine"], "deck": 5}})
    scene.act("player1", "play", "wampa")
    scene.choose(scene.options[first])
    if first == 1:
        scene.click("wampa")
        assert scene.hand("player1") == ["battlefield-marine"]
    scene.click("battlefield-marine")
    assert len(scene.hand("player1")) == 2  # before the damage, if that waits
    assert scene.unit("wampa").damage == (3 if first == 1 else 0)
    scene.forced()
    assert scene.asked == ("swu-ask-action" if first == 1 else "swu-ask-effect")


@pytest.mark.rule("swu:7.4.5")
def test_an_event_is_over_with_its_action_though_something_of_it_comes_later() -> None:
    scene = Scene({"player1": {"hand": ["change-of-heart"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "change-of-heart", "wampa")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    played = scene.table.this_phase("played")
    assert [one.face.key for one in played if one.face] == ["change-of-heart"]
    assert scene.discard("player1") == ["change-of-heart"]
    scene.to_regroup()
    assert scene.unit("wampa").controller == 1
    assert list(scene.table.this_phase("played")) == []  # nothing is played or resolved again
    assert scene.discard("player1") == ["change-of-heart"]
