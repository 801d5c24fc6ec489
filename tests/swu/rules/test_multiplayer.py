"""Three and four players, and Twin Suns: chapters 11 and 12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablero.games.swu import GAME
from tablero.games.swu.abilities import Act
from tablero.games.swu.attacking import targets
from tablero.games.swu.cards import face
from tablero.games.swu.checks import Ended
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.costs import provided
from tablero.games.swu.entering import attach, enter
from tablero.games.swu.inventory import components
from tablero.games.swu.multiplayer import eliminate, on_behalf
from tablero.games.swu.rounds import _next_player
from tablero.games.swu.setup import new_card
from tablero.games.swu.starter_decks import pairs
from tablero.games.swu.state import Attack, Table, Unit
from tablero.games.swu.vocabulary.effects.control import change_control
from tablero.games.swu.vocabulary.nouns import things_of
from tablero.kernel import BadSetup, Choose, Game, Play, Rng, Roll
from telling import refused

LEADERS = (
    ("luke-skywalker#faithful-friend", "leia-organa#alliance-general"),
    ("darth-vader#dark-lord-of-the-sith", "grand-moff-tarkin#oversector-governor"),
    ("han-solo#audacious-smuggler", "jyn-erso#resisting-oppression"),
    ("iden-versio#inferno-squad-commander", "ig88#ruthless-bounty-hunter"),
)


def deck(seat: int, leaders: int) -> dict[str, Any]:
    """Return a deck of one card only: what is on the table is put there by the tests."""
    return {"leaders": list(LEADERS[seat][:leaders]), "base": "kestro-city", "deck": {"battlefield-marine": 12}}


def started(seats: int, twin_suns: bool = False) -> Game[Table]:
    """Return a game at its first action: seat 0 has the initiative, everybody keeps the hand."""
    decks = [deck(seat, 2 if twin_suns else 1) for seat in range(seats)]
    game: Game[Table] = Game(GAME, GAME.setup(seats, decks=decks), Rng(3))
    if twin_suns:
        game.state.format = "twin-suns"
    while (asked := game.decision.message.id) != "swu-ask-action":  # type: ignore[union-attr]
        answers: dict[str, Any] = {"swu-ask-starter": ("player", 0), "swu-ask-mulligan": "keep"}
        if asked == "swu-ask-first-resources":
            game.choose(tuple(game.decision.options[:2]))  # type: ignore[union-attr]
        else:
            game.choose(answers[asked])
    return game


def put(game: Game[Table], seat: int, key: str, *, owner: int | None = None) -> Unit:
    """Put a ready unit into play."""
    table = game.state
    card = new_card(table, key, table.players[seat if owner is None else owner])
    unit = enter(table, card, face(key), seat, ready=True)
    table.entered = False
    return unit


def options(game: Game[Table]) -> Sequence[Any]:
    """Return what can be chosen now; what was put on the table counts."""
    decision = game.decision
    assert decision is not None
    return tuple(decision.options)  # type: ignore[attr-defined]


def turn(game: Game[Table], *answers: Any) -> None:
    """Answer one question after the other."""
    for answer in answers:
        game.choose(answer)


def fresh(game: Game[Table]) -> None:
    """Ask for the action again: the table has been changed by hand."""
    current(game.state)
    game._put(game._maker())  # type: ignore[misc]


@pytest.mark.rule("swu:11.1.1", "swu:11.2.3", "swu:1.4.3", "swu:11.2.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_clockwise_until_everybody_has_passed(seats: int) -> None:
    game = started(seats)
    order = []
    for _ in range(seats):
        order.append(game.decision.seat)  # type: ignore[union-attr]
        assert game.decision.message.id == "swu-ask-action"  # type: ignore[union-attr]
        game.choose("pass")
    assert order == list(range(seats))
    assert game.decision.message.id == "swu-ask-resource"  # type: ignore[union-attr]


@pytest.mark.rule("swu:11.2.1")
def test_mulligans_are_decided_clockwise_from_the_active_player() -> None:
    game: Game[Table] = Game(GAME, GAME.setup(3, decks=[deck(seat, 1) for seat in range(3)]), Rng(3))
    game.choose(("player", 1))
    asked = []
    while game.decision.message.id == "swu-ask-mulligan":  # type: ignore[union-attr]
        asked.append(game.decision.seat)  # type: ignore[union-attr]
        game.choose("keep")
    assert asked == [1, 2, 0]


@pytest.mark.rule("swu:11.2.2", "swu:11.4.4", "swu:1.5.3.b", "swu:11.4.2")
@pytest.mark.example("swu-ex:11.2.2-1")
def test_one_attacks_across_the_sections_and_a_sentinel_guards_only_its_own_side() -> None:
    game = started(3)
    marine = put(game, 0, "battlefield-marine")
    guard, wampa = put(game, 1, "cell-block-guard"), put(game, 2, "wampa")
    put(game, 1, "underworld-thug")
    fresh(game)
    turn(game, ("attack", marine.id))
    assert set(options(game)) == {guard.ref, wampa.ref, ("base", 2)}


@pytest.mark.rule("swu:11.3.1", "swu:11.3.1.a", "swu:1.4.1", "swu:5.6.2", "swu:3.2.5")
def test_an_eliminated_player_takes_all_own_cards_along_and_lets_go_of_others() -> None:
    game = started(3)
    table = game.state
    attacker = put(game, 0, "battlefield-marine")
    mine, stolen = put(game, 1, "wampa"), put(game, 1, "atst", owner=2)
    lent = put(game, 2, "underworld-thug", owner=1)
    captive = put(game, 2, "cell-block-guard")
    table.players[2].units.remove(captive)
    mine.captives.append(captive.card)
    bearer = put(game, 2, "swoop-racer")
    attach(table, new_card(table, "entrenched", table.players[1]), face("entrenched"), 1, bearer)
    table.players[1].base.damage = 29
    fresh(game)
    turn(game, ("attack", attacker.id), ("base", 1))
    assert table.players[1].out
    assert table.players[1].units == []
    assert lent not in table.players[2].units
    assert bearer.upgrades == []
    discarded = [table.faces[card].key for card in table.players[2].discard]
    assert discarded == ["atst"]
    assert not stolen.here
    assert [unit.face.key for unit in table.players[2].units] == ["swoop-racer", "cell-block-guard"]
    assert not any(table.owners[card] == 1 for player in table.players for card in player.discard)
    assert not any(one.what == "defeated" for one in table.history)
    assert game.decision.seat == 2  # type: ignore[union-attr]


def test_a_captive_whose_owner_is_eliminated_with_its_captor_is_not_lost() -> None:
    game = started(3)
    table = game.state
    captor, captive = put(game, 1, "wampa"), put(game, 2, "cell-block-guard")
    table.players[2].units.remove(captive)
    captor.captives.append(captive.card)
    with pytest.raises(Ended):
        list(eliminate(table, [1, 2]))
    assert captive.card in table.players[2].aside


@pytest.mark.rule("swu:11.3.2", "swu:11.3.4")
def test_who_is_eliminated_stays_out_and_gives_the_initiative_back() -> None:
    game = started(3)
    table = game.state
    attacker = put(game, 2, "battlefield-marine")
    table.players[0].base.damage = 29
    turn(game, "pass", "pass")
    fresh(game)
    turn(game, ("attack", attacker.id), ("base", 0))
    assert (table.players[0].out, table.initiative, table.initiative_taken) == (True, -1, False)
    assert game.decision.seat == 1  # type: ignore[union-attr]
    assert "initiative" in options(game)
    turn(game, "initiative")
    assert table.initiative == 1
    assert game.decision.seat == 2  # type: ignore[union-attr]
    assert all(option != ("base", 0) for option in options(game))
    bases = [player.base for player in table.players]
    assert things_of(table, "base") == bases[1:]
    attacker.exhausted = False
    assert [target for target in targets(table, attacker) if target in bases] == [bases[1]]


@pytest.mark.rule("swu:12.2.1.a", "swu:12.3.1")
def test_two_leaders_are_different_and_of_one_side() -> None:
    luke, leia, vader = (face(key) for key in (*LEADERS[0], LEADERS[1][0]))
    assert pairs(luke, leia)
    assert not pairs(luke, luke)
    assert not pairs(luke, vader)


@pytest.mark.rule("swu:11.3.1")
def test_the_last_one_in_the_game_wins() -> None:
    game = started(3)
    table = game.state
    marine, other = put(game, 0, "battlefield-marine"), put(game, 0, "wampa")
    table.players[1].base.damage = table.players[2].base.damage = 29
    fresh(game)
    turn(game, ("attack", marine.id), ("base", 1), "pass", ("attack", other.id))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@pytest.mark.rule("swu:11.3.3")
def test_the_first_of_the_others_chooses_for_an_eliminated_player() -> None:
    table = started(3).state

    def effect() -> Play[bool]:
        yield Roll(6)
        first = yield Choose(1, ["yes", "no"], "swu-ask-may")
        second = yield Choose(2, ["yes", "no"], "swu-ask-may")
        return (first, second) == ("yes", "no")

    def asked(*replies: str) -> tuple[list[int], bool]:
        play = on_behalf(table, 1, effect())
        assert isinstance(play.send(None), Roll)  # nobody's question
        questions: list[Any] = [play.send((1,)), play.send(replies[0])]
        with pytest.raises(StopIteration) as stop:
            play.send(replies[1])
        return [question.seat for question in questions], stop.value.value

    assert asked("yes", "no") == ([1, 2], True)
    table.players[1].out = True
    assert asked("yes", "no") == ([0, 2], True)
    table.players[0].out = True
    assert asked("no", "no") == ([2, 2], False)


@pytest.mark.rule("swu:11.2.3")
def test_the_turn_passes_over_eliminated_players() -> None:
    table = started(4).state
    table.active = 0
    table.players[1].out = True
    _next_player(table)
    assert table.active == 2
    table.players[3].out = table.players[0].out = True
    _next_player(table)
    assert table.active == 2


@pytest.mark.rule("swu:11.3.3")
@pytest.mark.example("swu-ex:11.3.3-1")
def test_what_an_eliminated_player_brought_about_goes_on() -> None:
    game = started(3)
    table = game.state
    event = new_card(table, "make-an-opening", table.players[0])
    table.players[0].hand.append(event)
    table.players[0].ready += [new_card(table, "wampa", table.players[0]) for _ in range(9)]
    big, attacker = put(game, 1, "consular-security-force"), put(game, 2, "wampa")
    table.players[0].base.damage = 29
    fresh(game)
    turn(game, ("play", event), big.ref, "pass")
    table.players[0].base.damage = 29
    fresh(game)
    turn(game, ("attack", attacker.id), ("base", 0))
    assert table.players[0].out
    current(table)
    assert (big.power, big.hp) == (3 - 2, 7 - 2)


# Twin Suns.


@pytest.mark.rule("swu:12.2.1.a", "swu:12.3.1", "swu:12.1.1")
def test_a_deck_of_twin_suns_has_two_different_leaders() -> None:
    twice = {**deck(0, 1), "leaders": ["luke-skywalker#faithful-friend"] * 2}
    with refused(BadSetup, r"12\.3\.1|12\.2\.2|12\.2\.1"):
        GAME.setup(3, decks=[twice] * 3, format="twin-suns")


@pytest.mark.rule("swu:12.4.1.a", "swu:12.3.2", "swu:12.3.3")
def test_both_leaders_start_in_play_and_give_their_aspects() -> None:
    table = started(2, twin_suns=True).state
    player = table.players[0]
    assert [(leader.deployed, leader.exhausted) for leader in player.leaders] == [(False, False)] * 2
    assert sorted(provided(player)) == ["aggression", "command", "heroism", "heroism", "vigilance"]


@pytest.mark.rule("swu:12.4.1.b", "swu:12.6.1", "swu:12.6.1.a", "swu:12.5.1", "swu:1.15.1")
def test_there_is_no_passing_while_a_counter_can_be_taken() -> None:
    game = started(3, twin_suns=True)
    assert {"initiative", "blast", "plan"} <= set(options(game))
    assert "pass" not in options(game)
    assert game.why_not("pass", 0).rule == "swu:12.6.1.a"  # type: ignore[union-attr]
    assert started(3).why_not("blast", 0).rule == "swu:1.15.1"  # type: ignore[union-attr]


@pytest.mark.rule("swu:12.5.2", "swu:12.5.2.a", "swu:12.5.3", "swu:12.6.1")
def test_blast_deals_one_damage_to_each_opponents_base_at_once() -> None:
    game = started(3, twin_suns=True)
    turn(game, "blast")
    assert [player.base.damage for player in game.state.players] == [0, 1, 1]
    assert "blast" not in options(game)
    assert "plan" not in options(started(3))  # there are such counters in Twin Suns only


@pytest.mark.rule("swu:12.5.2.b")
def test_plan_draws_a_card_and_puts_one_on_the_bottom() -> None:
    game = started(3, twin_suns=True)
    player = game.state.players[0]
    hand, deck_size, top = list(player.hand), len(player.deck), player.deck[-1]
    turn(game, "plan")
    assert ("card", top) in options(game)
    turn(game, ("card", hand[0]))
    assert (len(player.hand), len(player.deck), player.deck[0]) == (len(hand), deck_size, hand[0])


@pytest.mark.rule("swu:12.5.4", "swu:12.6.1.b", "swu:12.5.5", "swu:12.6.1.c")
@pytest.mark.example("swu-ex:12.5.4-1", "swu-ex:12.6.1.c-1")
def test_a_player_takes_one_counter_a_round_and_three_end_the_phase() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    turn(game, "initiative", "blast")
    assert game.decision.seat == 2  # type: ignore[union-attr]
    assert "plan" in options(game)
    assert "pass" not in options(game)
    turn(game, "plan")
    if game.decision.message.id == "swu-ask-bottom":  # type: ignore[union-attr]
        game.choose(0)
    assert game.decision.message.id == "swu-ask-resource"  # type: ignore[union-attr]
    assert (table.blast, table.plan) == (-1, -1)
    turn(game, "pass", "pass", "pass")
    assert table.initiative == 0
    turn(game, "blast")
    assert (table.initiative, table.blast) == (0, 0)


@pytest.mark.rule("swu:12.6.1.c", "swu:12.6.1.a")
@pytest.mark.example("swu-ex:12.6.1.c-2")
def test_the_fourth_player_passes_once_all_counters_are_taken() -> None:
    game = started(4, twin_suns=True)
    turn(game, "initiative", "blast", "plan")
    game.choose(0)
    assert game.decision.seat == 3  # type: ignore[union-attr]
    assert "pass" in options(game)
    assert not {"initiative", "blast", "plan"} & set(options(game))
    turn(game, "pass")
    assert game.decision.message.id == "swu-ask-resource"  # type: ignore[union-attr]


@pytest.mark.rule("swu:12.6.2", "swu:12.7.1", "swu:12.7.2")
@pytest.mark.example("swu-ex:12.6.2-1")
def test_who_eliminates_another_heals_five_and_the_phase_is_played_to_its_end() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    marine = put(game, 0, "battlefield-marine")
    table.players[0].base.damage, table.players[1].base.damage, table.players[2].base.damage = 12, 29, 4
    fresh(game)
    turn(game, ("attack", marine.id), ("base", 1))
    assert table.players[0].base.damage == 7
    assert game.outcome is None
    turn(game, "initiative", "blast")
    assert game.outcome is not None
    assert game.outcome.winners == (2,)


@pytest.mark.rule("swu:12.6.2")
def test_nobody_heals_for_eliminating_themselves() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    table.players[0].deck.clear()
    table.players[0].base.damage = 28
    table.players[1].base.damage = table.players[2].base.damage = 10
    turn(game, "plan")
    assert table.players[0].out
    assert [player.base.damage for player in table.players] == [31, 10, 10]


@pytest.mark.rule("swu:12.6.2")
def test_nobody_heals_who_is_eliminated_too_nor_for_what_nobody_did() -> None:
    game = started(4, twin_suns=True)
    table = game.state
    for player, damage in zip(table.players, (30, 30, 10, 10), strict=True):
        player.base.damage = damage
    table.players[0].base.hurt_by = 1
    turn(game, "initiative")
    assert [player.out for player in table.players] == [True, True, False, False]
    assert [player.base.damage for player in table.players] == [30, 30, 10, 10]


@pytest.mark.rule("swu:12.6.2")
def test_a_base_with_less_than_five_damage_is_healed_of_all_of_it() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    marine = put(game, 0, "battlefield-marine")
    table.players[0].base.damage, table.players[1].base.damage, table.players[2].base.damage = 3, 29, 4
    fresh(game)
    turn(game, ("attack", marine.id), ("base", 1))
    assert [table.players[0].base.damage, table.players[2].base.damage] == [0, 4]


@pytest.mark.rule("swu:12.7.3")
def test_those_with_most_hp_left_share_the_victory() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    marine = put(game, 0, "battlefield-marine")
    table.players[0].base.damage, table.players[1].base.damage, table.players[2].base.damage = 10, 29, 5
    fresh(game)
    turn(game, ("attack", marine.id), ("base", 1), "initiative")
    turn(game, "plan")
    if game.decision is not None and game.decision.message.id == "swu-ask-bottom":
        game.choose(0)
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)


@pytest.mark.rule("swu:12.1.2", "swu:11.1.3")
def test_twin_suns_keeps_the_rules_of_several_players() -> None:
    game = started(3, twin_suns=True)
    marine, guard = put(game, 0, "battlefield-marine"), put(game, 1, "cell-block-guard")
    fresh(game)
    turn(game, ("attack", marine.id))
    assert set(options(game)) == {guard.ref, ("base", 2)}


@pytest.mark.rule("swu:13.1.3")
def test_the_active_player_says_in_which_order_players_resolve_their_abilities() -> None:
    game = started(3)
    table = game.state
    event = new_card(table, "superlaser-blast", table.players[0])
    table.players[0].hand.append(event)
    table.players[0].ready += [new_card(table, "wampa", table.players[0]) for _ in range(12)]
    for seat in range(3):
        put(game, seat, "yoda#old-master")
    fresh(game)
    turn(game, ("play", event))
    assert game.decision.seat == 0  # type: ignore[union-attr]
    assert set(options(game)) == {("player", 0), ("player", 1), ("player", 2)}
    turn(game, ("player", 2))
    assert game.decision.seat == 2  # type: ignore[union-attr]


@pytest.mark.rule("swu:11.4.5", "swu:8.28.3")
def test_a_third_player_who_takes_the_defender_becomes_the_defending_player() -> None:
    game = started(3)
    table = game.state
    attacker, defender = put(game, 0, "battlefield-marine"), put(game, 1, "wampa")
    attack = Attack(1, attacker, defender, 1)
    table.attack = attack
    change_control(table, defender, 2, Act(2, table.players[2].base))
    assert (attack.defender, attack.defending) == (defender, 2)
    change_control(table, defender, 0, Act(0, table.players[0].base))
    assert attack.defender is None
    table.attack = None


@pytest.mark.rule("swu:11.3.1")
def test_leaders_attached_as_upgrades_go_back_beside_their_bases() -> None:
    game = started(3)
    table = game.state
    attacker, mine, theirs = (
        put(game, 0, "battlefield-marine"),
        put(game, 1, "alliance-xwing"),
        put(game, 2, "tieln-fighter"),
    )
    for seat, unit in ((1, theirs), (2, mine)):
        leader = table.players[seat].leaders[0]
        side = leader.face.unit_side
        assert side is not None
        attach(table, leader.card, side, seat, unit)
        leader.deployed = True
    table.players[1].base.damage = 29
    fresh(game)
    turn(game, ("attack", attacker.id), ("base", 1))
    assert [leader.deployed for player in table.players for leader in player.leaders] == [False, False, False]
    assert theirs.upgrades == []
    places = [card for card, _ in components(table)]
    assert len(places) == len(set(places))
