"""The structure of a game: chapter 5, with the turns and passes of chapter 1."""

from __future__ import annotations

from collections import Counter

import pytest

from swu.moments import begin
from swu.rules.test_multiplayer import fresh, options, put, started, turn
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.constants import ACTION, REGROUP
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import Table
from tablero.kernel import BadSetup, Game


def answered(game: Game[Table]) -> Game[Table]:
    """Play the setup: seat 0 starts, hands are kept, the first two cards become resources."""
    while (asked := game.decision.message.id) != "swu-ask-action":  # type: ignore[union-attr]
        if asked == "swu-ask-starter":
            game.choose(("player", 0))
        elif asked == "swu-ask-mulligan":
            game.choose("keep")
        else:
            game.choose(tuple(game.decision.options[:2]))  # type: ignore[union-attr]
    return game


@pytest.mark.rule("swu:5.2.1", "swu:5.2.1.a", "swu:5.2.1.b", "swu:5.1.2", "swu:4.2.1")
def test_setup_goes_through_its_steps_in_order() -> None:
    game = begin()
    for player in game.state.players:
        assert (player.base.damage, player.base.face.base) == (0, True)
        assert [leader.deployed for leader in player.leaders] == [False]
        assert player.hand == []
    asked = [game.decision.message.id]  # type: ignore[union-attr]
    game.choose(("player", 1))
    assert [len(player.hand) for player in game.state.players] == [6, 6]
    while game.decision.message.id != "swu-ask-action":  # type: ignore[union-attr]
        asked.append(game.decision.message.id)  # type: ignore[union-attr]
        game.choose("keep" if asked[-1] == "swu-ask-mulligan" else tuple(game.decision.options[:2]))  # type: ignore[union-attr]
    assert asked == ["swu-ask-starter", *["swu-ask-mulligan"] * 2, *["swu-ask-first-resources"] * 2]


@pytest.mark.rule("swu:5.2.1.c", "swu:8.23.1")
@pytest.mark.example("swu-ex:8.23.1-1")
def test_a_random_player_decides_who_starts() -> None:
    deciding = Counter(begin(seed=seed).decision.seat for seed in range(400))  # type: ignore[union-attr]
    assert 150 < deciding[0] < 250
    game = begin()
    game.choose(("player", 1))
    assert (game.state.initiative, game.state.active) == (1, 1)


@pytest.mark.rule("swu:5.2.1.d", "swu:5.2.1.e")
def test_a_hand_may_be_renewed_once() -> None:
    game = begin()
    game.choose(("player", 1))
    assert game.decision.seat == 1  # type: ignore[union-attr]
    player = game.state.players[1]
    before, left = set(player.hand), len(player.deck)
    game.choose("mulligan")
    assert (len(player.hand), len(player.deck)) == (6, left)
    assert set(player.hand) != before
    kept = list(game.state.players[0].hand)
    assert (game.decision.seat, game.decision.message.id) == (0, "swu-ask-mulligan")  # type: ignore[union-attr]
    game.choose("keep")
    assert game.state.players[0].hand == kept
    assert game.decision.message.id == "swu-ask-first-resources"  # type: ignore[union-attr]


@pytest.mark.rule("swu:5.2.1.f", "swu:5.2.2")
def test_exactly_two_cards_become_ready_resources_and_the_first_round_begins() -> None:
    game = begin()
    game.choose(("player", 0))
    game.choose("keep")
    game.choose("keep")
    options = game.decision.options  # type: ignore[union-attr]
    assert game.why_not(tuple(options[:1])) is not None
    assert game.why_not(tuple(options[:3])) is not None
    game = answered(game)
    player = game.state.players[0]
    assert (len(player.hand), len(player.ready), player.spent) == (4, 2, [])
    assert (game.state.round, game.state.phase, game.decision.seat) == (1, ACTION, 0)  # type: ignore[union-attr]


@pytest.mark.rule("swu:5.1.3")
def test_everybody_brings_a_leader_and_a_base() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, decks=[{"leaders": [], "base": "kestro-city", "deck": {"wampa": 9}}] * 2)
    with pytest.raises(BadSetup):
        GAME.setup(2, decks=[{"leaders": ["luke-skywalker#faithful-friend"], "deck": {"wampa": 9}}] * 2)


@pytest.mark.rule("swu:5.1.1", "swu:5.3.1", "swu:5.5.2", "swu:1.4.4", "swu:1.15.6", "swu:1.15.6.c", "swu:1.15.6.d")
def test_two_passes_in_a_row_end_the_action_phase() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    scene.act("player1", "pass")
    assert (scene.seat, scene.table.phase) == ("player2", ACTION)
    scene.act("player2", "pass")
    assert (scene.table.phase, scene.table.round) == (REGROUP, 1)
    scene.choose("pass")
    scene.choose("pass")
    assert (scene.table.phase, scene.table.round, scene.seat) == (ACTION, 2, "player1")


@pytest.mark.rule("swu:1.15.6.c", "swu:1.15.6.b", "swu:1.15.6.a", "swu:5.4.1.b")
def test_passes_that_are_not_in_a_row_end_nothing() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    scene.act("player1", "pass")
    assert not scene.unit("wampa").exhausted
    scene.act("player2", "attack", "atst", "kestro-city")
    scene.act("player1", "pass")
    assert (scene.seat, scene.table.phase) == ("player2", ACTION)
    scene.act("player2", "pass")
    assert scene.table.phase == REGROUP


@pytest.mark.rule("swu:1.12.2.a", "swu:1.15.5", "swu:1.15.5.a", "swu:1.15.5.b", "swu:1.12.2.b", "swu:1.12.2")
def test_who_takes_the_initiative_passes_from_then_on_and_starts_the_next_round() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}})
    scene.act("player1", "attack", "wampa", "administrators-tower")
    scene.act("player2", "initiative")
    assert (scene.table.initiative, scene.table.initiative_taken, scene.seat) == (1, True, "player1")
    assert "initiative" not in scene.options
    scene.act("player1", "attack", "atst", "administrators-tower")
    assert scene.seat == "player1"
    scene.act("player1", "pass")
    scene.choose("pass")
    scene.choose("pass")
    assert (scene.table.initiative, scene.table.initiative_taken, scene.seat) == (1, False, "player2")
    assert "initiative" in scene.options


@pytest.mark.rule("swu:1.15.5.c")
def test_taking_the_initiative_right_after_a_pass_ends_the_phase() -> None:
    scene = Scene()
    scene.act("player1", "pass")
    scene.act("player2", "initiative")
    assert scene.table.phase == REGROUP


@pytest.mark.rule("swu:1.15.5.d", "swu:1.12.2.c")
def test_who_has_the_initiative_keeps_it_if_nobody_takes_it() -> None:
    scene = Scene({"player1": {"groundArena": ["ardent-sympathizer"]}})
    assert scene.unit("ardent-sympathizer").power == 5
    scene.next_round()
    assert (scene.table.initiative, scene.seat) == (0, "player1")
    scene.act("player1", "pass")
    scene.act("player2", "initiative")
    assert scene.unit("ardent-sympathizer").power == 3


@pytest.mark.rule(
    "swu:5.5.1", "swu:5.5.1.b", "swu:5.5.1.c", "swu:5.5.1.d", "swu:1.7.6", "swu:4.5.3", "swu:1.5.4.c", "swu:1.4.5"
)
@pytest.mark.example("swu-ex:1.13.2-1", "swu-ex:1.4.5-1")
def test_the_regroup_phase_draws_resources_and_readies() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "wampa", "exhausted": True}], "resources": 5, "hasInitiative": True},
            "player2": {"leader": {"card": "luke-skywalker#faithful-friend", "exhausted": True}},
        }
    )
    scene.act("player1", "pass")
    scene.act("player2", "pass")
    assert [len(scene.hand(name)) for name in ("player1", "player2")] == [2, 2]
    assert (scene.asked, scene.seat, scene.table.active) == ("swu-ask-resource", "player1", 0)
    assert scene.unit("wampa").exhausted
    scene.choose(scene.options[0])
    player = scene.player("player1")
    assert (len(player.ready), len(player.spent), len(player.hand)) == (5, 1, 1)
    assert scene.table.known[player.spent[0]] == 0b01  # its player knows it, and nobody else
    assert scene.seat == "player2"
    scene.choose("pass")
    assert (len(player.ready), len(player.spent)) == (6, 0)
    assert not scene.unit("wampa").exhausted
    assert not scene.player("player2").leaders[0].exhausted


@pytest.mark.rule("swu:5.4.1.c", "swu:7.7.3.e", "swu:8.16.1")
@pytest.mark.example("swu-ex:5.4.1.c-1", "swu-ex:8.16.1-1")
def test_what_lasts_for_the_phase_ends_with_it() -> None:
    scene = Scene({"player1": {"hand": ["make-an-opening"]}, "player2": {"groundArena": ["consular-security-force"]}})
    scene.act("player1", "play", "make-an-opening", "consular-security-force")
    big = scene.unit("consular-security-force")
    assert (big.power, big.hp) == (1, 5)
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    assert scene.table.phase == REGROUP
    assert (scene.unit("consular-security-force").power, scene.unit("consular-security-force").hp) == (3, 7)


@pytest.mark.rule("swu:5.5.1.e", "swu:5.3.2")
@pytest.mark.example("swu-ex:5.5.1.e-1")
def test_what_lasts_for_the_round_ends_with_the_regroup_phase() -> None:
    scene = Scene({"player1": {"hand": ["no-good-to-me-dead"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "no-good-to-me-dead", "wampa")
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    scene.choose("pass")
    scene.choose("pass")
    assert (scene.table.round, scene.unit("wampa").exhausted) == (2, True)
    scene.next_round()
    assert not scene.unit("wampa").exhausted


@pytest.mark.rule("swu:5.4.1", "swu:5.4.1.a", "swu:5.5.1.a", "swu:7.7.4.b")
@pytest.mark.example("swu-ex:7.7.4.a-1", "swu-ex:7.7.4.f-1")
def test_phases_start_with_what_waits_for_them() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["change-of-heart"], "leader": "han-solo#audacious-smuggler"},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "play", "change-of-heart", "wampa")
    assert scene.unit("wampa").controller == 0
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    assert scene.table.phase == REGROUP
    assert scene.unit("wampa").controller == 1


@pytest.mark.rule("swu:5.6.1", "swu:1.9.7", "swu:1.5.5.b", "swu:1.16.5.a", "swu:5.6.2", "swu:3.2.5")
def test_the_game_ends_at_once_with_a_base() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["wampa"]}, "player2": {"base": {"card": "administrators-tower", "damage": 26}}}
    )
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (0,)
    assert scene.game.decision is None


@pytest.mark.rule("swu:5.6.3")
def test_two_bases_that_fall_together_make_a_draw() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "sabine-wren#galvanized-revolutionary",
                "base": {"card": "kestro-city", "damage": 29},
            },
            "player2": {"base": {"card": "administrators-tower", "damage": 29}},
        }
    )
    scene.use("player1", "sabine-wren#galvanized-revolutionary")
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == ()


@pytest.mark.rule("swu:5.4.2", "swu:8.16.7.e", "swu:1.18.1.c")
def test_what_the_end_of_the_phase_sets_off_is_resolved_before_the_regroup_phase() -> None:
    scene = Scene(
        {
            "player1": {"leader": "chirrut-imwe#one-with-the-force"},
            "player2": {"groundArena": [{"card": "yoda#old-master", "damage": 3}], "hand": ["open-fire"]},
        }
    )
    scene.use("player1", "chirrut-imwe#one-with-the-force")
    scene.click("yoda#old-master")
    scene.edit("damage", scene.unit("yoda#old-master").ref, 5)
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    assert scene.asked == "swu-ask-effect"
    assert (scene.table.phase, scene.discard("player2")) == (ACTION, ["yoda#old-master"])


@pytest.mark.rule("swu:7.7.4.b", "swu:5.4.1.c")
def test_what_waits_for_the_end_of_the_phase_happens_before_the_regroup_phase_starts() -> None:
    mine = {"hand": ["triple-dark-raid"], "deck": ["wampa", "wampa", "atst", "wampa"]}
    scene = Scene({"player1": mine})
    scene.act("player1", "play", "triple-dark-raid").click("atst")
    scene.forced()
    assert not scene.unit("atst").exhausted
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    assert scene.units("atst") == []
    assert (scene.asked, scene.hand("player1").count("atst")) == ("swu-ask-resource", 1)


@pytest.mark.rule("swu:5.5.1.c", "swu:1.4.5")
def test_who_has_the_initiative_is_the_first_to_put_down_a_resource() -> None:
    scene = Scene({"player1": {"deck": 4}, "player2": {"deck": 4}})
    scene.act("player1", "pass")
    scene.act("player2", "initiative")
    assert (scene.asked, scene.seat, scene.table.active) == ("swu-ask-resource", "player2", 1)
    scene.choose(scene.options[0])
    assert (scene.asked, scene.seat) == ("swu-ask-resource", "player1")


@pytest.mark.rule("swu:5.5.1.c", "swu:1.7.3", "swu:1.17.2")
def test_what_becomes_a_resource_in_the_regroup_phase_is_known_to_its_player_only() -> None:
    scene = Scene({"player1": {"hand": ["wampa"], "deck": 4}}).to_regroup()
    card = scene.player("player1").hand[0]
    scene.table.known[card] = 3  # the opponent has seen the hand, but doesn't see which card is put down
    scene.choose(("resource", card))
    assert (card in scene.player("player1").resources, scene.table.known[card]) == (True, 1)


@pytest.mark.rule("swu:5.5.1.d", "swu:1.5.4.c")
def test_in_the_regroup_phase_units_resources_and_leaders_of_both_players_are_readied() -> None:
    side = {"groundArena": [{"card": "wampa", "exhausted": True}], "hand": ["atst"], "deck": 4}
    scene = Scene({"player1": side, "player2": side})
    scene.act("player1", "play", "atst")
    scene.act("player2", "play", "atst")
    for player in scene.table.players:
        player.leaders[0].exhausted = True
    scene.next_round()
    assert not any(unit.exhausted for unit in scene.units())
    assert not any(player.spent or player.leaders[0].exhausted for player in scene.table.players)
    assert [len(player.ready) for player in scene.table.players] == [20, 20]


@pytest.mark.rule("swu:8.17.1")
def test_what_the_next_action_must_be_is_forgotten_after_it() -> None:
    anger = "give-in-to-your-anger"
    theirs = {"groundArena": ["atst"], "hand": ["bravado"]}
    scene = Scene({"player1": {"hand": [anger], "groundArena": ["wampa"]}, "player2": theirs})
    scene.act("player1", "play", anger, "atst").forced()
    assert scene.unit("atst").exhausted
    scene.act("player1", "pass")
    scene.act("player2", "play", "bravado", "atst")
    scene.act("player1", "pass")
    assert not scene.unit("atst").exhausted
    assert "pass" in scene.options


@pytest.mark.rule("swu:8.17.1", "swu:11.2.3")
def test_the_action_of_another_player_is_not_the_one_that_must_be_an_attack() -> None:
    game = started(3)
    table = game.state
    event = new_card(table, "give-in-to-your-anger", table.players[0])
    table.players[0].hand.append(event)
    table.players[0].ready += [new_card(table, "wampa", table.players[0]) for _ in range(9)]
    put(game, 0, "wampa")
    put(game, 1, "wampa")
    angry = put(game, 2, "atst")
    fresh(game)
    turn(game, ("play", event), angry.ref)
    assert "pass" in options(game)
    turn(game, "pass")
    assert list(options(game)) == [("attack", angry.id)]
    assert game.decision.seat == 2  # type: ignore[union-attr]


@pytest.mark.rule("swu:5.5.1.d", "swu:1.5.4.a")
@pytest.mark.parametrize("exhausted", [True, False])
def test_what_is_ready_already_is_not_readied_in_the_regroup_phase(exhausted: bool) -> None:
    debtor = {"card": "wampa", "exhausted": exhausted, "upgrades": ["in-debt-to-crimson-dawn"]}
    scene = Scene({"player1": {"groundArena": [debtor], "deck": 4}})
    while scene.asked in ("swu-ask-action", "swu-ask-resource") and scene.table.round == 1:
        scene.choose("pass")
    assert (scene.asked == "swu-ask-action") is not exhausted


@pytest.mark.rule("swu:1.15.6", "swu:1.15.5")
def test_the_log_says_who_passes_takes_the_initiative_and_puts_down_a_resource() -> None:
    scene = Scene({"player1": {"hand": ["wampa"], "deck": 4}, "player2": {"hand": ["atst"], "deck": 4}})
    scene.act("player1", "pass")
    scene.act("player2", "initiative")
    scene.choose(scene.options[0]).choose(scene.options[0])
    told = [(entry.message.id, dict(entry.message.args).get("seat")) for entry in scene.game.log]
    said = ("swu-log-passes", "swu-log-takes-initiative", "swu-log-resources")
    assert [one for one in told if one[0] in said] == [(said[0], 1), (said[1], 2), (said[2], 2), (said[2], 1)]
