"""Edges of rules about using abilities, what sets them off, and players: the nearest case in which each does the opposite."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from swu.giving import printed
from swu.moments import begin
from swu.rules.test_multiplayer import fresh, put, started, turn
from swu.scenes import Scene
from tablero.games.swu.checks import defeat_all
from tablero.games.swu.constants import PHASE
from tablero.games.swu.multiplayer import eliminate
from tablero.games.swu.rounds import actions, provoked
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import InForce
from tablero.games.swu.triggers import window
from tablero.games.swu.using import epic_used, usable, why_not_use
from tablero.games.swu.view import seen_by
from tablero.games.swu.vocabulary import (
    EXHAUST,
    DrawCards,
    Initiative,
    Rule,
    Triggered,
    action,
    bounty,
    epic,
    when_defeated,
    when_played,
)
from tablero.games.swu.vocabulary.abilities.rules import Provoked
from tablero.games.swu.zones import draw

VADER = "darth-vader#dark-lord-of-the-sith"


# Using action abilities.


@pytest.mark.rule("swu:1.15.4", "swu:4.9.2")
@pytest.mark.parametrize(("zone", "where"), [("play", ["unit"]), ("discard", ["card"])])
def test_an_action_is_used_where_its_card_must_be(
    monkeypatch: pytest.MonkeyPatch, zone: Literal["play", "discard"], where: list[str]
) -> None:
    ability = replace(action(DrawCards(1)), zone=zone)
    printed(monkeypatch, "wampa", ability)
    mine = {"groundArena": ["wampa"], "discard": ["wampa"], "base": "kestro-city", "deck": ["atst"]}
    scene = Scene({"player1": mine})
    found = [piece for piece, _ in usable(scene.table, 0) if piece.face.key == "wampa"]
    assert [piece.kind for piece in found] == where
    reason = why_not_use(scene.table, scene.unit("wampa"), ability)
    assert (reason.rule if reason else "") == ("" if zone == "play" else "swu:4.9.2")


@pytest.mark.rule("swu:8.15.2")
@pytest.mark.parametrize(("muted", "rules"), [(False, ["", ""]), (True, ["swu:8.15.2", ""])])
def test_leaders_that_have_lost_their_abilities_use_their_epic_action_only(
    monkeypatch: pytest.MonkeyPatch, muted: bool, rules: list[str]
) -> None:
    printed(monkeypatch, VADER, action(EXHAUST, DrawCards(1)), epic(DrawCards(1)))
    printed(monkeypatch, "atst", *([Rule("mute-leaders")] if muted else []))
    scene = Scene({"player1": {"leader": VADER, "groundArena": ["atst"]}})
    leader = scene.leader("player1")
    reasons = [why_not_use(scene.table, leader, one) for one in leader.face.actions]
    assert [reason.rule if reason else "" for reason in reasons] == rules


@pytest.mark.rule("swu:6.4.2")
@pytest.mark.parametrize(("initiative", "rule"), [(0, ""), (1, "swu:6.4.2")])
def test_an_action_with_a_condition_is_used_while_it_holds(
    monkeypatch: pytest.MonkeyPatch, initiative: int, rule: str
) -> None:
    ability = replace(action(EXHAUST, DrawCards(1)), condition=Initiative())
    printed(monkeypatch, "wampa", ability)
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    scene.table.initiative = initiative
    reason = why_not_use(scene.table, scene.unit("wampa"), ability)
    assert (reason.rule if reason else "") == rule


@pytest.mark.rule("swu:1.12.3")
def test_only_leaders_and_bases_have_used_an_epic_action() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    pieces = (scene.unit("wampa"), scene.leader("player1"), scene.base("player1"))
    assert [epic_used(piece) for piece in pieces] == [False, False, False]
    scene.leader("player1").epic_used = scene.base("player1").epic_used = True
    assert [epic_used(piece) for piece in pieces] == [False, True, True]


# What sets abilities off.


@pytest.mark.rule("swu:7.5.13.f")
@pytest.mark.parametrize(("seat", "ability"), [(1, bounty(DrawCards(1))), (0, when_defeated(DrawCards(1)))])
def test_an_opponent_resolves_a_bounty_and_nothing_else_of_a_unit(
    monkeypatch: pytest.MonkeyPatch, seat: int, ability: Triggered
) -> None:
    printed(monkeypatch, "wampa", ability)
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    defeat_all(scene.table, [scene.unit("wampa")], 0)
    assert [trigger.seat for trigger in scene.table.pending] == [seat]


@pytest.mark.rule("swu:7.5.13.f", "swu:7.5.13.g")
@pytest.mark.parametrize("named", [0, 2])
def test_the_opponent_who_is_named_collects(monkeypatch: pytest.MonkeyPatch, named: int) -> None:
    printed(monkeypatch, "wampa", bounty(DrawCards(2)))
    game = started(3)
    table = game.state
    before = [len(player.hand) for player in table.players]
    wampa = put(game, 1, "wampa")
    fresh(game)
    defeat_all(table, [wampa], 1)
    going = window(table)
    question = next(going)
    assert (question.message.id, question.seat) == ("swu-ask-collector", 1)  # type: ignore[union-attr]
    assert going.send(("player", named)).seat == named  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        going.send("yes")
    drawn = [len(player.hand) - count for player, count in zip(table.players, before, strict=True)]
    assert drawn == [2 if seat == named else 0 for seat in range(3)]


@pytest.mark.rule("swu:7.6.5")
def test_what_a_play_sets_off_is_resolved_before_the_next_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", when_played(DrawCards(2)))
    scene = Scene({"player1": {"hand": ["wampa"], "deck": ["atst"] * 3}})
    scene.act("player1", "play", "wampa")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    assert len(scene.hand("player1")) == 2


@pytest.mark.rule("swu:1.13.3")
@pytest.mark.parametrize(("waits", "known"), [(True, 0b11), (False, 0b01)])
def test_a_card_that_waits_for_being_drawn_needs_no_condition(
    monkeypatch: pytest.MonkeyPatch, waits: bool, known: int
) -> None:
    printed(monkeypatch, "wampa", *([Triggered(("when-drawn",), DrawCards(1))] if waits else []))
    scene = Scene({"player1": {"deck": ["wampa"]}})
    [card] = scene.player("player1").deck
    draw(scene.table, 0, 1)
    assert scene.table.known[card] == known
    assert len(scene.table.pending) == waits


# Players and turns.


@pytest.mark.rule("swu:8.17.1")
@pytest.mark.parametrize("exhausted", [False, True])
def test_who_must_attack_and_cannot_leaves_its_player_free(exhausted: bool) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}})
    table, wampa = scene.table, scene.unit("wampa")
    table.in_force.append(InForce(PHASE, Provoked(), wampa.face, 0, wampa.id))
    wampa.exhausted = exhausted
    assert provoked(table, table.players[0]) == ([] if exhausted else [wampa])
    assert (actions(table, table.players[0]) == [("attack", wampa.id)]) is not exhausted


@pytest.mark.rule("swu:1.15.1", "swu:1.8.2")
@pytest.mark.parametrize(("resources", "offered"), [(20, True), (0, False)])
def test_only_cards_that_can_be_paid_for_are_offered(resources: int, offered: bool) -> None:
    scene = Scene({"player1": {"hand": ["wampa"], "resources": resources}})
    assert (("play", scene.player("player1").hand[0]) in scene.options) == offered


@pytest.mark.rule("swu:11.3.1.a", "swu:11.3.1")
def test_cards_of_others_among_those_of_an_eliminated_player_go_to_their_owners() -> None:
    table = started(3).state
    lent = new_card(table, "wampa", table.players[0])
    table.players[2].ready.append(lent)
    own = table.players[2].ready[0]
    list(eliminate(table, [2]))
    assert table.players[0].discard == [lent]
    assert own in table.players[2].aside
    assert table.players[2].resources == []


@pytest.mark.rule("swu:1.17.3")
@pytest.mark.parametrize(
    ("seats", "seen"), [((), [False, False, False]), ((0,), [True, False, False]), ((0, 1), [True, True, True])]
)
def test_a_card_that_is_shown_is_seen_by_those_it_is_shown_to(seats: tuple[int, ...], seen: list[bool]) -> None:
    scene = Scene({"player2": {"deck": ["wampa"]}})
    [card] = scene.player("player2").deck
    scene.table.shown.append((card, seats))
    assert [card in seen_by(scene.table, seat) for seat in (0, 1, None)] == seen


@pytest.mark.rule("swu:1.4.2", "swu:11.4.2")
def test_who_is_eliminated_is_no_opponent_any_more() -> None:
    table = started(4).state
    assert table.opponents(1) == [0, 2, 3]
    table.players[2].out = True
    assert table.opponents(1) == [0, 3]


@pytest.mark.rule("swu:1.4.3", "swu:1.15.6.c")
def test_the_other_player_is_active_after_an_action() -> None:
    game = started(2)
    assert game.state.active == 0
    turn(game, "pass")
    assert game.state.active == 1


@pytest.mark.rule("swu:5.2.1.c")
def test_who_starts_is_decided_once() -> None:
    game = begin()
    game.choose(("player", 1))
    twin = game.fork()
    assert twin.decision is not None
    assert (twin.decision.message.id, twin.state.initiative) == ("swu-ask-mulligan", 1)
    assert twin.state.players[0].hand == game.state.players[0].hand
