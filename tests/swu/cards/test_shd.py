"""Shadows of the Galaxy: captives, Bounty, Smuggle, and cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.rules.test_multiplayer import fresh, put, started
from swu.scenes import Scene as EveryQuestion
from tablero.games.swu.abilities import Act
from tablero.games.swu.cards import face
from tablero.games.swu.checks import defeat_all, leave_play
from tablero.games.swu.costs import Terms
from tablero.games.swu.entering import enter
from tablero.games.swu.setup import new_card
from tablero.games.swu.vocabulary.effects.enemy_resources import StealResource
from tablero.games.swu.vocabulary.mechanics.bounty import bounties_of
from tablero.games.swu.vocabulary.mechanics.capture import capture
from tablero.kernel import Choose


class Scene(EveryQuestion):
    """A scene in which nobody is asked where there is only one answer, as in a game."""

    def choose(self, option: Any) -> Scene:
        super().choose(option)
        while self.game.outcome is None and isinstance(self.question, Choose) and len(self.options) == 1:
            self.game.choose(self.options[0])
        return self


def played_out(play: Any) -> Any:
    """Return what comes of a procedure that asks nobody."""
    try:
        next(play)
    except StopIteration as end:
        return end.value
    raise AssertionError("somebody was asked")


def bounty_hunt(prey: Any, **mine: Any) -> Scene:
    """Return a scene in which a wampa attacks what has a Bounty."""
    return Scene({"player1": {"groundArena": ["wampa"], **mine}, "player2": {"groundArena": [prey]}})


# Bounty.


@pytest.mark.rule("swu:7.5.13.a", "swu:7.5.13.d")
def test_an_opponent_collects_the_bounty_of_a_defeated_unit() -> None:
    scene = bounty_hunt("hylobon-enforcer")
    scene.act("player1", "attack", "wampa", "hylobon-enforcer")
    assert (scene.asked, scene.seat) == ("swu-ask-may", "player1")
    scene.choose("yes")
    assert (len(scene.hand("player1")), len(scene.hand("player2"))) == (1, 0)


@pytest.mark.rule("swu:7.5.13.e")
def test_a_bounty_can_be_declined_and_was_not_collected_then() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "bossk#hunting-his-prey", "deployed": True},
                "groundArena": ["wampa"],
            },
            "player2": {"groundArena": ["hylobon-enforcer"]},
        }
    )
    scene.act("player1", "attack", "wampa", "hylobon-enforcer")
    assert scene.asked == "swu-ask-may"
    scene.choose("no")
    assert scene.hand("player1") == []
    assert scene.asked == "swu-ask-action"  # Bossk is not asked whether to collect it again


@pytest.mark.rule("swu:7.5.13.d")
def test_bossk_collects_a_bounty_twice_but_once_each_round() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "bossk#hunting-his-prey", "deployed": True},
                "groundArena": ["wampa"],
            },
            "player2": {"groundArena": ["hylobon-enforcer", "hylobon-enforcer"]},
        }
    )
    scene.act("player1", "attack", "wampa", "hylobon-enforcer")
    scene.choose("yes").choose("yes")
    assert len(scene.hand("player1")) == 2
    scene.act("player2", "pass")
    scene.act("player1", "attack", "bossk#hunting-his-prey", "hylobon-enforcer")
    scene.choose("yes")
    assert len(scene.hand("player1")) == 3
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.5.13.b")
def test_each_bounty_is_an_ability_of_its_own() -> None:
    prey = {"card": "hylobon-enforcer", "upgrades": ["death-mark", "death-mark"]}
    scene = bounty_hunt(prey)
    assert len(bounties_of(scene.unit("hylobon-enforcer"))) == 3
    scene.act("player1", "attack", "wampa", "hylobon-enforcer")
    assert scene.asked == "swu-ask-next-trigger"
    assert len(scene.options) == 3
    scene.choose(0).choose("no")  # the printed one
    scene.choose("yes").choose("no")
    assert len(scene.hand("player1")) == 2
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.5.13.a", "swu:7.5.13.c")
def test_bounty_and_when_defeated_share_a_window_though_two_players_resolve_them() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"]},
            "player2": {"groundArena": ["val#loyal-to-the-end", "battlefield-marine"]},
        }
    )
    scene.act("player1", "attack", "wampa", "val#loyal-to-the-end")
    assert (scene.asked, scene.seat) == ("swu-ask-first-triggers", "player1")
    scene.choose(("player", 1))
    assert len(scene.unit("battlefield-marine").upgrades) == 2  # When Defeated first, as the active player wished
    assert (scene.asked, scene.seat) == ("swu-ask-effect", "player1")
    scene.click("battlefield-marine")
    assert scene.unit("battlefield-marine").damage == 3


@pytest.mark.rule("swu:7.5.13.a")
def test_a_bounty_is_collected_when_the_unit_is_captured() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["take-captive"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["hylobon-enforcer"]},
        }
    )
    scene.act("player1", "play", "take-captive")
    scene.choose("yes")
    assert len(scene.hand("player1")) == 1
    assert scene.units("hylobon-enforcer") == []


@pytest.mark.rule("swu:7.5.13.a")
def test_who_collects_chooses_and_answers_for_what_the_bounty_does() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"], "hand": ["bravado"], "resources": 5},
            "player2": {"groundArena": ["wanted-insurgents", "death-star-stormtrooper"]},
        }
    )
    scene.act("player1", "attack", "wampa", "wanted-insurgents", "death-star-stormtrooper")
    assert scene.discard("player2") == ["wanted-insurgents", "death-star-stormtrooper"]
    scene.act("player2", "pass")
    fallen = [one for one in scene.table.this_phase("defeated") if one.face is face("death-star-stormtrooper")]
    assert [one.other for one in fallen] == [0]


@pytest.mark.rule("swu:7.5.13.f")
def test_one_who_defeats_an_own_unit_lets_the_opponent_collect() -> None:
    scene = Scene({"player1": {"hand": ["enforced-loyalty"], "groundArena": ["hylobon-enforcer"]}, "player2": {}})
    scene.act("player1", "play", "enforced-loyalty")
    assert scene.seat == "player2"
    scene.choose("yes")
    assert (len(scene.hand("player1")), len(scene.hand("player2"))) == (2, 1)


@pytest.mark.rule("swu:7.5.13.f", "swu:7.5.13.g")
def test_with_three_players_whoever_did_it_collects_and_otherwise_the_controller_names_an_opponent() -> None:
    game = started(3)
    table = game.state
    for seat in (0, 1, 2):
        table.players[seat].deck = [new_card(table, "wampa", table.players[seat]) for _ in range(5)]
    hunter, first = put(game, 0, "wampa"), put(game, 2, "hylobon-enforcer")
    fresh(game)
    game.choose(("attack", hunter.id))
    game.choose(first.ref)
    assert game.decision is not None
    assert game.decision.seat == 0  # not player 1, though that is an opponent of player 2 too
    game.choose("yes")
    own = put(game, 1, "hylobon-enforcer")
    card = new_card(table, "enforced-loyalty", table.players[1])
    table.players[1].hand.append(card)
    table.players[1].ready += [new_card(table, "wampa", table.players[1]) for _ in range(9)]
    fresh(game)
    game.choose(("play", card))
    assert game.decision.message.id == "swu-ask-collector"
    assert game.decision.seat == 1
    game.choose(("player", 2))
    assert game.decision.seat == 2
    assert not own.here


@pytest.mark.rule("swu:7.5.13.a")
def test_a_bounty_that_is_gained_only_while_exhausted() -> None:
    ready = {"card": "synara-san#loyal-to-kragan", "damage": 5}
    for exhausted in (False, True):
        scene = bounty_hunt({**ready, "exhausted": exhausted})
        scene.act("player1", "attack", "wampa", "synara-san#loyal-to-kragan")
        assert (scene.asked == "swu-ask-effect") is exhausted


def test_a_bounty_for_a_phase_is_gone_in_the_next_one() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["the-client#dictated-by-discretion"]}, "player2": {"groundArena": ["wampa"]}}
    )
    scene.use("player1", "the-client#dictated-by-discretion", None, "wampa")
    assert bounties_of(scene.unit("wampa"))
    scene.next_round()
    assert not bounties_of(scene.unit("wampa"))


def test_the_next_unit_costs_less_after_jabbas_bounty_and_only_the_next() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "jabba-the-hutt#his-high-exaltedness",
                "base": "jabbas-palace",
                "groundArena": ["wampa"],
                "hand": ["moisture-farmer", "pyke-sentinel", "covert-strength"],
                "resources": 12,
            },
            "player2": {"groundArena": ["death-star-stormtrooper"]},
        }
    )
    scene.use("player1", "jabba-the-hutt#his-high-exaltedness", None, "death-star-stormtrooper")
    scene.act("player2", "pass")
    scene.act("player1", "attack", "wampa", "death-star-stormtrooper")
    scene.choose("yes")
    scene.act("player2", "pass")
    before = scene.ready("player1")
    scene.act("player1", "play", "covert-strength")  # an event is no unit
    assert before - scene.ready("player1") == 3
    scene.act("player2", "pass")
    before = scene.ready("player1")
    scene.act("player1", "play", "moisture-farmer")
    assert before - scene.ready("player1") == 2
    scene.act("player2", "pass")
    before = scene.ready("player1")
    scene.act("player1", "play", "pyke-sentinel")
    assert before - scene.ready("player1") == 4


# Capturing and rescuing.


def captor(**more: Any) -> Scene:
    """Return a scene in which a discerning veteran takes a captive."""
    prey = {"card": "wampa", "damage": 2, "upgrades": ["academy-training", "shield"]}
    return Scene(
        {
            "player1": {"hand": ["discerning-veteran"], "groundArena": ["battlefield-marine"], **more},
            "player2": {"groundArena": [prey, "atst"]},
        }
    )


@pytest.mark.rule("swu:8.34.1", "swu:8.34.2")
def test_a_captive_leaves_play_and_its_upgrades_are_defeated() -> None:
    scene = captor()
    scene.act("player1", "play", "discerning-veteran", "wampa")
    assert scene.units("wampa") == []
    assert scene.discard("player2") == ["academy-training"]
    veteran = scene.unit("discerning-veteran")
    assert [scene.table.faces[card].key for card in veteran.captives] == ["wampa"]
    assert scene.table.known[veteran.captives[0]] == 3  # it stays public


@pytest.mark.rule("swu:8.34.3", "swu:8.34.4")
def test_captives_come_back_when_their_captor_leaves_play() -> None:
    scene = captor()
    scene.act("player1", "play", "discerning-veteran", "wampa")
    scene.act("player2", "attack", "atst", "discerning-veteran")
    wampa = scene.unit("wampa")
    assert (wampa.controller, wampa.exhausted, wampa.damage, wampa.upgrades) == (1, True, 0, [])


@pytest.mark.rule("swu:8.34.3")
def test_a_rescued_unit_enters_play_but_was_not_played() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "wampa", "capturedUnits": ["clan-wren-rescuer"]}]},
            "player2": {"hand": ["unexpected-escape"]},
        }
    )
    scene.act("player1", "pass")
    scene.act("player2", "play", "unexpected-escape", "clan-wren-rescuer")
    rescuer = scene.unit("clan-wren-rescuer")
    assert (rescuer.controller, rescuer.exhausted) == (1, True)
    assert scene.asked == "swu-ask-action"  # its When Played ability was not set off
    assert not any(one.face is rescuer.face for one in scene.table.this_phase("played"))
    assert scene.unit("wampa").captives == []


@pytest.mark.rule("swu:8.34.5")
def test_a_captured_token_is_set_aside_but_has_left_play() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["take-captive"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["battle-droid"]},
        }
    )
    scene.act("player1", "play", "take-captive")
    assert scene.unit("wampa").captives == []
    assert scene.units("battle-droid") == []
    assert len(scene.table.this_phase("left")) == 1


@pytest.mark.rule("swu:8.34.1.a")
def test_a_capture_is_ignored_if_the_unit_is_gone() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["battlefield-marine"]}})
    table, wampa, marine = scene.table, scene.unit("wampa"), scene.unit("battlefield-marine")
    defeat_all(table, [marine], 0)
    assert played_out(capture(table, wampa, marine, Act(0, wampa))) is False
    assert wampa.captives == []
    assert scene.discard("player2") == ["battlefield-marine"]


def test_a_captor_that_is_captured_gives_back_its_captives() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["take-captive"], "groundArena": ["wampa"]},
            "player2": {"groundArena": [{"card": "atst", "capturedUnits": ["battlefield-marine"]}]},
        }
    )
    scene.act("player1", "play", "take-captive")
    assert [scene.table.faces[card].key for card in scene.unit("wampa").captives] == ["atst"]
    assert scene.unit("battlefield-marine").controller == 0


@pytest.mark.rule("swu:3.4.6")
def test_a_leader_unit_is_defeated_instead_of_captured() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"]},
            "player2": {"leader": {"card": "luke-skywalker#faithful-friend", "deployed": True}},
        }
    )
    table, wampa = scene.table, scene.unit("wampa")
    assert played_out(capture(table, wampa, scene.unit("luke-skywalker#faithful-friend"), Act(0, wampa))) is False
    assert wampa.captives == []
    assert not scene.leader("player2").deployed


def test_ig11_is_defeated_instead_of_captured_and_hurts_everybody() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["take-captive"], "groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]},
            "player2": {"groundArena": ["ig11#i-cannot-be-captured", "battlefield-marine"]},
        }
    )
    scene.act("player1", "play", "take-captive", "wampa", "ig11#i-cannot-be-captured")
    assert scene.discard("player2") == ["ig11#i-cannot-be-captured"]
    assert scene.unit("wampa").damage == 3
    assert scene.unit("alliance-xwing").damage == 0
    assert scene.unit("battlefield-marine").damage == 0


def test_a_card_that_cannot_be_captured_by_enemies_is_not() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["take-captive", "rivals-fall"], "spaceArena": ["alliance-xwing"]},
            "player2": {"spaceArena": ["lurking-tie-phantom"]},
        }
    )
    scene.act("player1", "play", "take-captive")
    assert scene.unit("alliance-xwing").captives == []
    scene.act("player2", "pass")
    scene.act("player1", "play", "rivals-fall", "lurking-tie-phantom")
    assert scene.units("lurking-tie-phantom")


def test_legal_authority_captures_only_weaker_units() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["legal-authority"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["wampa", "pyke-sentinel", "death-star-stormtrooper"]},
        }
    )
    scene.act("player1", "play", "legal-authority")
    assert scene.units("pyke-sentinel") == []  # the only one with less than 3 power
    assert len(scene.unit("battlefield-marine").captives) == 1


def test_dryden_vos_plays_a_captive_under_ones_own_control() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["dryden-vos#offering-no-escape"],
                "groundArena": [{"card": "wampa", "capturedUnits": ["clan-wren-rescuer"]}],
            }
        }
    )
    scene.act("player1", "play", "dryden-vos#offering-no-escape")
    scene.choose(0)  # When Played before Shielded
    scene.click("clan-wren-rescuer")
    assert scene.unit("clan-wren-rescuer").controller == 0
    assert scene.unit("clan-wren-rescuer").owner == 1


# Smuggle.


def smuggling(resources: list[Any], **more: Any) -> Scene:
    """Return a scene with these resources, and a leader and base for Command."""
    side = {"leader": "moff-gideon#formidable-commander", "base": "nevarro-city", "resources": resources, **more}
    return Scene({"player1": side})


@pytest.mark.rule("swu:7.5.14.a", "swu:7.5.14.c", "swu:7.5.14.f", "swu:7.5.14.g")
def test_a_card_is_smuggled_from_the_resources_and_replaced_by_the_top_card() -> None:
    scene = smuggling(["privateer-crew", *["wampa"] * 6], deck=["atst", "wampa"])
    scene.act("player1", "smuggle", "privateer-crew")
    crew = scene.unit("privateer-crew")
    assert crew.exhausted
    assert len(crew.upgrades) == 3  # played using Smuggle
    assert scene.deck("player1") == ["wampa"]
    assert sorted(scene.resources("player1")) == ["atst", *["wampa"] * 6]
    assert scene.ready("player1") == 1
    assert [scene.table.faces[card].key for card in scene.player("player1").spent].count("atst") == 1


@pytest.mark.rule("swu:7.5.14.a")
def test_the_price_of_smuggling_knows_aspect_penalties() -> None:
    side = {"leader": "rey#more-than-a-scavenger", "base": "spice-mines"}
    wrong = Scene({"player1": {**side, "resources": ["privateer-crew", *["wampa"] * 6]}})
    card = wrong.player("player1").ready[0]
    assert wrong.refuses(("smuggle", card)) == "swu:1.8.2"  # 6 resources and 2 for Command
    right = smuggling(["privateer-crew", *["wampa"] * 5])
    assert right.game.why_not(("smuggle", right.player("player1").ready[0])) is None


@pytest.mark.rule("swu:7.5.14.e")
def test_a_smuggled_card_helps_to_pay_for_itself_if_it_is_ready() -> None:
    enough = smuggling(["collections-starhopper", "wampa", "wampa"])
    enough.act("player1", "smuggle", "collections-starhopper")
    assert enough.ready("player1") == 0
    assert not Terms().ready_itself  # as for any other card
    too_few = smuggling([{"card": "collections-starhopper", "exhausted": True}, "wampa", "wampa"])
    assert too_few.refuses(("smuggle", too_few.player("player1").spent[0])) == "swu:1.8.2"


@pytest.mark.rule("swu:7.5.14.f")
def test_a_smuggled_event_goes_to_the_discard_pile_and_a_smuggled_upgrade_to_its_unit() -> None:
    scene = Scene(
        {
            "player1": {
                "resources": ["covert-strength", "armed-to-the-teeth", *["wampa"] * 10],
                "groundArena": [{"card": "battlefield-marine", "damage": 2}],
            }
        }
    )
    scene.act("player1", "smuggle", "covert-strength")
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, len(marine.upgrades)) == (0, 1)
    assert scene.discard("player1") == ["covert-strength"]
    scene.act("player2", "pass")
    scene.act("player1", "smuggle", "armed-to-the-teeth")
    assert [one.face.key for one in scene.unit("battlefield-marine").upgrades] == ["experience", "armed-to-the-teeth"]


@pytest.mark.rule("swu:7.5.14.h", "swu:8.7.2")
def test_one_can_smuggle_with_an_empty_deck() -> None:
    scene = smuggling(["collections-starhopper", "wampa", "wampa"], deck=[], discard=["atst"] * 3)
    scene.act("player1", "smuggle", "collections-starhopper")
    assert scene.resources("player1") == ["wampa", "wampa"]
    assert scene.base("player1").damage == 0
    scene = smuggling(["collections-starhopper", "wampa", "wampa"], deck=["atst"])
    scene.act("player1", "smuggle", "collections-starhopper")
    assert sorted(scene.resources("player1")) == ["atst", "wampa", "wampa"]


@pytest.mark.rule("swu:7.5.14.d")
def test_what_has_smuggle_is_known_to_its_player_only_and_a_smuggled_unit_keeps_it() -> None:
    scene = smuggling(["collections-starhopper", "wampa", "wampa", "wampa"])
    card = scene.player("player1").ready[0]
    assert scene.table.known[card] == 1  # only to its player
    scene.act("player1", "smuggle", "collections-starhopper")
    boba = Scene(
        {
            "player1": {
                "leader": {"card": "boba-fett#daimyo", "deployed": True},
                "spaceArena": ["collections-starhopper", "republic-arc170"],
            }
        }
    )
    assert boba.unit("collections-starhopper").power == 3  # 2, and 1 since Smuggle is a keyword
    assert boba.unit("republic-arc170").power == 3


@pytest.mark.rule("swu:7.5.14.i")
def test_what_works_while_a_card_is_played_works_when_it_is_smuggled() -> None:
    side = {"leader": "moff-gideon#formidable-commander", "base": "nevarro-city"}
    fighter = {"card": "tech#source-of-insight"}
    resources = ["bravado", *["wampa"] * 8]
    scene = Scene(
        {
            "player1": {**side, "groundArena": [fighter, "wampa"], "resources": resources},
            "player2": {"groundArena": ["death-star-stormtrooper"]},
        }
    )
    assert scene.game.why_not(("smuggle", scene.player("player1").ready[0])) is None  # 7, and 2 for Aggression
    short = Scene(
        {
            "player1": {**side, "groundArena": [fighter, "wampa"], "resources": resources[:-2]},
            "player2": {"groundArena": ["death-star-stormtrooper"]},
        }
    )
    card = short.player("player1").ready[0]
    assert short.refuses(("smuggle", card)) == "swu:1.8.2"
    short.act("player1", "attack", "wampa", "death-star-stormtrooper")
    short.act("player2", "pass")
    assert ("smuggle", card) in short.options  # now it costs 2 less


@pytest.mark.rule("swu:7.5.14.b")
def test_each_smuggle_is_an_option_of_its_own() -> None:
    scene = smuggling(["collections-starhopper", *["wampa"] * 9], groundArena=["tech#source-of-insight"])
    scene.act("player1", "smuggle", "collections-starhopper")
    assert scene.asked == "swu-ask-smuggle"
    assert scene.options == (("number", 3), ("number", 4))  # printed, or 2 + 2 by Tech
    scene.choose(("number", 4))
    assert scene.ready("player1") == 6


@pytest.mark.rule("swu:7.5.14.a", "swu:1.8.8")
def test_a_smuggle_cost_besides_resources_must_be_paid_too() -> None:
    side = {"leader": "qira#i-alone-survived", "base": "remnant-science-facility"}
    resources = ["first-light#headquarters-of-the-crimson-dawn", *["wampa"] * 7]
    alone = Scene({"player1": {**side, "resources": resources}})
    assert alone.refuses(("smuggle", alone.player("player1").ready[0])) == "swu:1.8.8"
    scene = Scene({"player1": {**side, "resources": resources, "groundArena": ["wampa"]}})
    scene.act("player1", "smuggle", "first-light#headquarters-of-the-crimson-dawn")
    assert scene.unit("wampa").damage == 4


@pytest.mark.example("swu-ex:7.7.5.e-2")
@pytest.mark.rule("swu:7.7.5.e")
def test_a_cost_replaced_by_smuggle_is_not_replaced_again() -> None:
    def scene(hand: list[str], resources: list[Any]) -> Scene:
        side = {"leader": "han-solo#worth-the-risk", "base": "coronet-city", "groundArena": ["tech#source-of-insight"]}
        return Scene({"player1": {**side, "hand": hand, "resources": resources}, "player2": {"groundArena": ["wampa"]}})

    poor = scene(["waylay"], ["bamboozle"])
    assert poor.refuses(("smuggle", poor.player("player1").ready[0])) == "swu:1.8.2"  # no Cunning card instead
    rich = scene(["waylay"], ["bamboozle", *["wampa"] * 3])
    rich.act("player1", "smuggle", "bamboozle")
    assert rich.hand("player1") == ["waylay"]
    assert rich.ready("player1") == 0
    from_hand = scene(["bamboozle", "waylay"], [])
    assert ("instead", from_hand.player("player1").hand[0]) in from_hand.options  # by discarding a Cunning card


@pytest.mark.example("swu-ex:7.6.13.c-1")
@pytest.mark.rule("swu:7.6.13.c")
def test_when_played_using_smuggle_is_a_when_played_ability_and_ambush_is_not() -> None:
    crew, gang = face("privateer-crew"), face("weequay-pirate-gang")
    assert any("when-played-smuggle" in one.on and not one.keyword for one in crew.triggers)
    assert gang.triggers == ()
    scene = smuggling(["privateer-crew", *["wampa"] * 6])
    scene.act("player1", "smuggle", "privateer-crew")
    assert len(scene.unit("privateer-crew").upgrades) == 3


def test_an_ability_about_smuggling_is_not_set_off_by_playing_from_hand() -> None:
    scene = Scene({"player1": {"hand": ["privateer-crew"]}})
    scene.act("player1", "play", "privateer-crew")
    assert scene.unit("privateer-crew").upgrades == []


def test_hondo_hears_of_smuggled_events_too() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "hondo-ohnaka#thats-good-business",
                "resources": ["smugglers-aid", *["wampa"] * 8],
                "groundArena": ["battlefield-marine"],
            }
        }
    )
    scene.act("player1", "smuggle", "smugglers-aid")
    assert scene.asked == "swu-ask-may"
    scene.choose("yes")
    assert scene.leader("player1").exhausted
    assert len(scene.unit("battlefield-marine").upgrades) == 1


def test_lando_smuggles_for_less_and_loses_a_resource() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "lando-calrissian#with-impeccable-taste",
                "base": "nevarro-city",
                "resources": ["collections-starhopper", "wampa", "wampa"],
            }
        }
    )
    scene.use("player1", "lando-calrissian#with-impeccable-taste", 0, "collections-starhopper")
    assert scene.units("collections-starhopper")
    scene.choose(0)
    assert len(scene.resources("player1")) == 2


# Other examples and cards.


def thief() -> Scene:
    """Return a scene in which DJ is about to be smuggled."""
    return Scene(
        {
            "player1": {"base": "jabbas-palace", "resources": ["dj#blatant-thief", *["wampa"] * 12]},
            "player2": {"resources": ["atst", "atst"]},
        }
    )


@pytest.mark.rule("swu:7.7.4.f")
def test_dj_gives_the_resource_back_when_he_leaves_play() -> None:
    scene = thief()
    scene.act("player1", "smuggle", "dj#blatant-thief")
    assert scene.resources("player2") == ["atst"]
    assert "atst" in scene.resources("player1")
    leave_play(scene.table, scene.unit("dj#blatant-thief"))
    assert scene.resources("player2") == ["atst", "atst"]
    assert "atst" not in scene.resources("player1")


@pytest.mark.example("swu-ex:7.7.4.f-2")
@pytest.mark.rule("swu:7.7.4.f")
def test_dj_who_is_gone_before_he_steals_keeps_nothing() -> None:
    scene = thief()
    table = scene.table
    dj = enter(table, new_card(table, "dj#blatant-thief", table.players[0]), face("dj#blatant-thief"), 0)
    leave_play(table, dj)
    stealing = StealResource().run(table, Act(0, dj))
    assert next(stealing).options == [("ready", 1)]  # type: ignore[union-attr]
    stealing.send(("ready", 1))
    with pytest.raises(StopIteration):
        stealing.send((0,))
    assert scene.resources("player2") == ["atst", "atst"]
    assert "atst" not in scene.resources("player1")


@pytest.mark.example("swu-ex:8.35.1-1")
@pytest.mark.rule("swu:8.35.1")
def test_calculated_lethality_first_divides_the_tokens_and_then_gives_them() -> None:
    prey = {"card": "pyke-sentinel", "upgrades": ["experience", "shield", "academy-training"]}
    scene = Scene(
        {
            "player1": {"hand": ["calculated-lethality"], "groundArena": ["battlefield-marine", "wampa"]},
            "player2": {"groundArena": [prey]},
        }
    )
    scene.act("player1", "play", "calculated-lethality", "pyke-sentinel")
    assert not any(scene.unit(key).upgrades for key in ("battlefield-marine", "wampa"))
    scene.spread({"battlefield-marine": 2, "wampa": 1})
    assert len(scene.unit("battlefield-marine").upgrades) == 2
    assert len(scene.unit("wampa").upgrades) == 1


def test_second_chance_lets_the_owner_play_the_unit_for_free_in_this_phase() -> None:
    def fallen() -> Scene:
        scene = Scene(
            {
                "player1": {"groundArena": [{"card": "wampa", "upgrades": ["second-chance"]}], "resources": 0},
                "player2": {"groundArena": ["atst"]},
            }
        )
        scene.act("player1", "attack", "wampa", "atst")
        scene.act("player2", "pass")
        return scene

    scene = fallen()
    scene.act("player1", "play", "wampa")
    assert scene.unit("wampa").exhausted
    late = fallen()
    late.next_round()
    assert not any(option[0] == "play" for option in late.options if isinstance(option, tuple))


def test_brutal_traditions_is_played_from_the_discard_pile_only_after_an_enemy_fell() -> None:
    scene = Scene(
        {
            "player1": {"discard": ["brutal-traditions"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["death-star-stormtrooper"]},
        }
    )
    card = scene.player("player1").discard[0]
    assert scene.refuses(("use", "card", card, 0)) == "swu:6.4.2"
    scene.act("player1", "attack", "wampa", "death-star-stormtrooper")
    scene.act("player2", "pass")
    scene.use("player1", "brutal-traditions")
    assert [one.face.key for one in scene.unit("wampa").upgrades] == ["brutal-traditions"]


def test_any_player_may_hire_the_mercenary_gunship() -> None:
    scene = Scene({"player1": {}, "player2": {"spaceArena": ["mercenary-gunship"], "resources": 3}})
    scene.use("player1", "mercenary-gunship")
    assert scene.unit("mercenary-gunship").controller == 0
    assert scene.ready("player1") == 16
    assert not any(option[0] == "use" for option in scene.options if isinstance(option, tuple) and option[1] == "unit")


def test_maul_lets_another_take_the_blow() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": ["maul#shadow-collective-visionary", "cartel-turncoat", "lom-pyke#dealer-in-truths"]
            },
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "attack", "maul#shadow-collective-visionary", "wampa", "lom-pyke#dealer-in-truths")
    assert scene.unit("maul#shadow-collective-visionary").damage == 0
    assert scene.unit("lom-pyke#dealer-in-truths").damage == 4
    assert scene.base("player2").damage == 2


def test_a_shield_on_loan_is_taken_back() -> None:
    scene = Scene({"player1": {"hand": ["jetpack"], "groundArena": [{"card": "wampa", "upgrades": ["shield"]}]}})
    scene.act("player1", "play", "jetpack")
    assert [one.face.key for one in scene.unit("wampa").upgrades] == ["shield", "jetpack", "shield"]
    scene.to_regroup()
    assert [one.face.key for one in scene.unit("wampa").upgrades] == ["shield", "jetpack"]


def test_final_showdown_loses_the_game_when_the_regroup_phase_starts() -> None:
    scene = Scene({"player1": {"hand": ["final-showdown"], "groundArena": [{"card": "wampa", "exhausted": True}]}})
    scene.act("player1", "play", "final-showdown")
    assert not scene.unit("wampa").exhausted
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (1,)


def test_the_darksaber_costs_no_penalty_on_a_mandalorian() -> None:
    side = {"leader": "rey#more-than-a-scavenger", "base": "spice-mines", "resources": 4, "hand": ["the-darksaber"]}
    marine = Scene({"player1": {**side, "groundArena": ["battlefield-marine"]}})
    assert not any(option[0] == "play" for option in marine.options if isinstance(option, tuple))
    warrior = Scene({"player1": {**side, "groundArena": ["battlefield-marine", "mandalorian-warrior"]}})
    warrior.act("player1", "play", "the-darksaber")
    assert warrior.unit("mandalorian-warrior").power == 7


def test_the_falcon_ambushes_only_from_hand() -> None:
    side = {"leader": "han-solo#worth-the-risk", "base": "coronet-city"}
    enemy = {"spaceArena": ["tieln-fighter"]}
    hand = Scene({"player1": {**side, "hand": ["millennium-falcon#landos-pride"]}, "player2": enemy})
    hand.act("player1", "play", "millennium-falcon#landos-pride")
    assert hand.asked == "swu-ask-ambush"
    resources = ["millennium-falcon#landos-pride", *["wampa"] * 6]
    smuggled = Scene({"player1": {**side, "resources": resources}, "player2": enemy})
    smuggled.act("player1", "smuggle", "millennium-falcon#landos-pride")
    assert smuggled.asked == "swu-ask-action"


def test_a_phantom_is_safe_from_enemy_abilities_but_not_from_attacks() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["open-fire"], "spaceArena": ["alliance-xwing"]},
            "player2": {"spaceArena": ["lurking-tie-phantom"]},
        }
    )
    scene.act("player1", "play", "open-fire", "lurking-tie-phantom")
    assert scene.unit("lurking-tie-phantom").damage == 0
    scene.act("player2", "pass")
    scene.act("player1", "attack", "alliance-xwing", "lurking-tie-phantom")
    assert scene.units("lurking-tie-phantom") == []


def test_poe_chooses_as_many_things_as_he_discards() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["poe-dameron#quick-to-improvise"], "hand": ["wampa", "atst", "waylay"]},
            "player2": {"groundArena": [{"card": "wampa", "upgrades": ["shield"]}], "hand": ["atst"]},
        }
    )
    scene.act("player1", "attack", "poe-dameron#quick-to-improvise", "administrators-tower")
    scene.click("atst", "waylay")
    scene.choose(("mode", 0)).click("administrators-tower")
    assert ("mode", 0) not in scene.options
    scene.choose(("mode", 2)).click("atst")
    assert scene.discard("player2") == ["atst"]
    assert scene.base("player2").damage == 8
    assert scene.asked == "swu-ask-action"


def test_the_owner_of_a_returned_unit_may_play_it_for_free() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["a-new-adventure"]},
            "player2": {"groundArena": ["clan-wren-rescuer"], "resources": 0},
        }
    )
    scene.act("player1", "play", "a-new-adventure")
    assert (scene.asked, scene.seat) == ("swu-ask-may", "player2")
    scene.choose("yes")
    assert len(scene.unit("clan-wren-rescuer").upgrades) == 1
