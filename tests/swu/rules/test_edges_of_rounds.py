"""Edges of rules about rounds, zones and what a card is played for: the nearest case in which each does the opposite."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from swu.giving import give as give_ability
from swu.giving import printed
from swu.moments import begin
from swu.rules.test_multiplayer import started
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.cards import face
from tablero.games.swu.checks import Ended
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import (
    ACTION,
    NEXT_REGROUP,
    NO_ATTACKS,
    NO_READYING,
    NO_REGROUP_READYING,
    PHASE,
    REGROUP,
    ROUND,
)
from tablero.games.swu.playing import FirstActionOnly, NotFromHand, Permission
from tablero.games.swu.rounds import _all_passed, _end_action_phase, _end_regroup_phase, _ready_step, _turn, actions
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import InForce, Table
from tablero.games.swu.vocabulary import DrawCards, IsThis, Rule, event, friendly, gaining, when
from tablero.games.swu.vocabulary.effects.play import permit
from tablero.games.swu.zones import resource
from tablero.kernel import Play


@pytest.mark.rule("swu:5.1.2")
def test_a_game_that_goes_on_is_not_set_up_again() -> None:
    game = begin()
    while game.decision.message.id != "swu-ask-action":  # type: ignore[union-attr]
        asked = game.decision.message.id  # type: ignore[union-attr]
        answers = {"swu-ask-starter": ("player", 1), "swu-ask-mulligan": "keep"}
        game.choose(answers.get(asked) or tuple(game.decision.options[:2]))  # type: ignore[union-attr]
    twin = game.fork()
    assert twin.decision is not None
    assert (twin.decision.message.id, twin.decision.seat) == ("swu-ask-action", 1)


@pytest.mark.rule("swu:7.1.6.b")
def test_who_may_play_a_card_from_a_discard_pile_is_offered_just_that_on_its_terms() -> None:
    scene = Scene({"player1": {"resources": 3}, "player2": {"discard": ["wampa", "atst"]}})
    table = scene.table
    wampa, atst = table.players[1].discard
    act = Act(0, scene.base("player1"))
    permit(table, act, atst, 1, Permission(atst, free=True))
    for terms, offered in ((Permission(wampa), []), (Permission(wampa, free=True), [("play", wampa)])):
        permit(table, act, wampa, 0, terms)
        assert [one for one in actions(table, table.players[0]) if one[0] == "play"] == offered
        del table.in_force[1:]


@pytest.mark.rule("swu:1.5.4.b", "swu:1.7.7")
def test_a_resource_enters_play_exhausted_unless_it_is_to_be_ready() -> None:
    scene = Scene({"player1": {"resources": 0}})
    table, player = scene.table, scene.player("player1")
    cards = [new_card(table, "wampa", player) for _ in range(2)]
    resource(table, 0, cards[0])
    resource(table, 0, cards[1], ready=True)
    assert (player.spent, player.ready) == (cards[:1], cards[1:])


@pytest.mark.rule("swu:6.2.2.a", "swu:8.20.3")
def test_what_can_only_be_the_first_action_is_refused_as_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "daring-raid", FirstActionOnly(), event(DrawCards(1)))
    scene = Scene({"player1": {"hand": ["daring-raid", "wampa"]}, "player2": {"hand": ["daring-raid"]}})
    mine, theirs = scene.player("player1").hand[0], scene.player("player2").hand[0]
    assert ("play", mine) in scene.options
    scene.act("player1", "play", "wampa")
    assert ("play", theirs) in scene.options  # the action of another player doesn't count
    scene.act("player2", "pass")
    assert scene.refuses(("play", mine)) == "swu:6.2.2.a"
    scene.next_round()
    assert ("play", mine) in scene.options


@pytest.mark.rule("swu:8.20.3", "swu:6.2.2.a")
def test_what_is_not_played_from_hand_is_played_from_elsewhere_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "daring-raid", NotFromHand(), event(DrawCards(1)))
    scene = Scene({"player1": {"hand": ["daring-raid", "wampa"], "discard": ["daring-raid"]}})
    table, player = scene.table, scene.player("player1")
    assert scene.refuses(("play", player.hand[0])) == "swu:8.20.3"
    scene.act("player1", "play", "wampa").act("player2", "pass")
    permit(table, Act(0, player.base), player.discard[0], 0, Permission(player.discard[0]))
    assert ("play", player.discard[0]) in actions(table, player)
    assert ("play", player.hand[0]) not in actions(table, player)


@pytest.mark.rule("swu:8.14.1")
def test_who_knows_the_top_card_already_learns_nothing_new_with_a_turn() -> None:
    hondo = "hondo-ohnaka#plays-by-his-own-rules"
    scene = Scene({"player1": {"groundArena": [hondo], "deck": ["wampa", "atst"]}})
    known = scene.table.known.copy()
    scene.act("player1", "attack", hondo, "administrators-tower")
    assert scene.table.known == known
    assert scene.game.why_no_undo(0) is None


@pytest.mark.rule("swu:1.15.5.c", "swu:1.15.6.d", "swu:11.2.4")
@pytest.mark.parametrize(
    ("passed", "out", "over"),
    [
        ((True, True, True), (), True),
        ((True, False, True), (), False),
        ((True, False, True), (1,), True),
        ((False, False, True), (1,), False),
    ],
)
def test_the_action_phase_is_over_when_all_who_are_left_have_passed(
    passed: tuple[bool, ...], out: tuple[int, ...], over: bool
) -> None:
    table = started(3).state
    for player in table.players:
        player.passed, player.out = passed[player.seat], player.seat in out
    assert _all_passed(table) == over


@pytest.mark.rule("swu:11.2.3", "swu:1.15.5.b", "swu:12.6.1.b")
@pytest.mark.parametrize(("out", "taken", "asked"), [(True, False, False), (False, True, False), (False, False, True)])
def test_who_is_out_or_has_taken_a_counter_takes_no_turn(out: bool, taken: bool, asked: bool) -> None:
    table = started(3).state
    table.active = 1
    player = table.players[1]
    player.out, player.taken, player.passed = out, taken, False
    assert len(list(itertools.islice(_turn(table), 1))) == asked
    assert (player.passed, table.active) == ((False, 1) if asked else (True, 2))


@pytest.mark.rule("swu:1.15.1", "swu:1.5.2.c")
@pytest.mark.parametrize(
    ("limits", "exhausted", "offered"), [(0, False, True), (NO_ATTACKS, False, False), (0, True, False)]
)
def test_an_attack_is_offered_with_units_that_can_attack(limits: int, exhausted: bool, offered: bool) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    table, wampa = scene.table, scene.unit("wampa")
    give(table, wampa, PHASE, Grant(limits=limits), Act(0, wampa))
    wampa.exhausted = exhausted
    found = actions(table, table.players[0])
    assert [one for one in found if one[0] == "attack"] == ([("attack", wampa.id)] if offered else [])


@pytest.mark.rule("swu:6.2.1.a")
@pytest.mark.parametrize(
    ("resources", "ship", "words"), [(20, True, ["play", "pilot"]), (20, False, ["play"]), (0, True, [])]
)
def test_only_the_ways_in_which_a_card_can_be_played_are_offered(resources: int, ship: bool, words: list[str]) -> None:
    mine = {"hand": ["academy-graduate"], "resources": resources, "spaceArena": ["alliance-xwing"] if ship else []}
    scene = Scene({"player1": mine})
    assert [option[0] for option in scene.options if option[0] in ("play", "pilot")] == words


@pytest.mark.rule("swu:1.5.4.c", "swu:5.5.1.d")
@pytest.mark.parametrize(
    ("limits", "exhausted", "readied", "left"),
    [
        (0, True, 1, False),
        (0, False, 0, False),
        (NO_READYING, True, 0, True),
        (NO_REGROUP_READYING, True, 0, True),
    ],
)
def test_what_is_exhausted_is_readied_unless_something_forbids_it(
    limits: int, exhausted: bool, readied: int, left: bool
) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "deck": ["wampa"] * 4}})
    wampa = give_ability(scene, "wampa", when("readied", DrawCards(1), about=IsThis()))
    table, player = scene.table, scene.player("player1")
    give(table, wampa, PHASE, Grant(limits=limits), Act(0, wampa))
    wampa.exhausted = scene.leader("player1").exhausted = exhausted
    player.spent, player.ready = player.ready, []
    assert list(_ready_step(table)) == []
    assert (wampa.exhausted, scene.leader("player1").exhausted) == (left, False)
    assert (len(scene.hand("player1")), len(player.ready), player.spent) == (readied, 20, [])


@pytest.mark.rule("swu:5.5.1.e")
@pytest.mark.parametrize(("more", "left"), [(False, []), (True, [ROUND])])
def test_what_lasts_for_the_round_outlasts_a_regroup_phase_that_another_follows(
    monkeypatch: pytest.MonkeyPatch, more: bool, left: list[int]
) -> None:
    printed(monkeypatch, "wampa", *([Rule("extra-regroup")] if more else []))
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    table, wampa = scene.table, scene.unit("wampa")
    table.phase = REGROUP
    for until in (PHASE, ROUND, NEXT_REGROUP):
        give(table, wampa, until, Grant(power=1), Act(0, wampa))
    assert list(_end_regroup_phase(table)) == []
    assert [one.until for one in wampa.lasting] == left
    assert (table.phase, table.round) == ((REGROUP, 1) if more else (ACTION, 2))


@pytest.mark.rule("swu:5.4.1.c", "swu:5.4.2")
def test_what_the_end_of_an_effect_sets_off_is_resolved_before_the_regroup_phase() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "damage": 5}], "deck": ["wampa"] * 3}})
    table = scene.game.state
    wampa = table.players[0].units[0]
    give(table, wampa, PHASE, gaining(power=1, hp=1), Act(0, wampa))
    table.in_force.append(InForce(ROUND, when("defeated", DrawCards(1), about=friendly), face("atst"), 0))
    table.awaited.add("defeated")
    table.dirty = True
    assert list(_end_action_phase(table)) == []
    assert (wampa.here, len(scene.hand("player1")), table.phase) == (False, 1, REGROUP)


@pytest.mark.rule("swu:12.7.2")
@pytest.mark.parametrize("end", [_end_action_phase, _end_regroup_phase])
@pytest.mark.parametrize("out", [False, True])
def test_twin_suns_ends_with_the_phase_in_which_somebody_was_eliminated(
    end: Callable[[Table], Play[None]], out: bool
) -> None:
    table = started(3, twin_suns=True).state
    table.players[2].out = out
    if out:
        with pytest.raises(Ended):
            list(end(table))
    else:
        assert list(end(table)) == []
