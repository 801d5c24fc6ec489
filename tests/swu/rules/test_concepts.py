"""Game concepts: chapter 1, as far as no other file has them."""

from __future__ import annotations

from typing import Any

import pytest

from swu.moments import moments
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import derive, triggers_of
from tablero.games.swu.constants import PHASE
from tablero.games.swu.damage import heal
from tablero.games.swu.state import Lasting
from tablero.games.swu.vocabulary import Number, YouOwn
from tablero.games.swu.zones import exhaust_resources, take_resource
from tablero.kernel import BadSetup


def run(scene: Scene, effect: Any, unit: str) -> bool:
    """Resolve an effect that asks nobody anything, as an ability of a unit; return whether it was done."""
    steps = effect.run(scene.table, Act(0, scene.unit(unit)))
    try:
        next(steps)
    except StopIteration as stop:
        return bool(stop.value)
    raise AssertionError("somebody was asked")


@pytest.mark.rule("swu:1.1.1", "swu:1.4.2", "swu:1.1.2")
def test_a_game_is_for_two_unless_more_are_asked_for() -> None:
    assert GAME.setup().seats == 2
    table = GAME.begin(GAME.setup())
    assert (table.opponents(0), table.opponents(1)) == ([1], [0])
    assert GAME.begin(GAME.setup(3)).opponents(1) == [0, 2]
    assert GAME.begin(GAME.setup(4)).opponents(1) == [0, 2, 3]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.check_setup(GAME.setup(seats))


@pytest.mark.rule("swu:1.5.2.a", "swu:1.5.2.b", "swu:1.5.2.d", "swu:8.28.1.a", "swu:1.5.3.a")
def test_control_changes_and_ownership_does_not() -> None:
    wampa = {"card": "wampa", "damage": 2, "exhausted": True, "upgrades": ["entrenched"]}
    scene = Scene({"player1": {"hand": ["change-of-heart"]}, "player2": {"groundArena": [wampa]}})
    unit = scene.unit("wampa")
    assert (unit.owner, unit.controller) == (1, 1)
    scene.act("player1", "play", "change-of-heart", "wampa")
    assert (unit.owner, unit.controller, unit.damage, unit.exhausted) == (1, 0, 2, True)
    assert [(one.face.key, one.controller) for one in unit.upgrades] == [("entrenched", 1)]
    assert [YouOwn().test(scene.table, Act(seat, unit), unit) for seat in (0, 1)] == [False, True]
    assert unit in scene.player("player1").units
    assert unit not in scene.player("player2").units


@pytest.mark.rule("swu:1.5.4.a", "swu:1.5.4.e")
def test_readying_what_is_ready_does_nothing_and_was_not_done() -> None:
    from tablero.games.swu.vocabulary import THIS, Exhaust, Ready, exhausted

    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    assert run(scene, Ready(THIS), "wampa") is False
    assert run(scene, Exhaust(THIS), "wampa") is True
    assert run(scene, Exhaust(THIS), "wampa") is False
    wampa = scene.unit("wampa")
    assert exhausted.test(scene.table, Act(0, wampa), wampa)
    assert run(scene, Ready(THIS), "wampa") is True
    assert not exhausted.test(scene.table, Act(0, wampa), wampa)


@pytest.mark.rule("swu:1.5.5.a", "swu:1.5.5.f")
def test_a_defeated_resource_goes_to_the_discard_pile_without_its_abilities() -> None:
    han = "han-solo#audacious-smuggler"
    scene = Scene({"player1": {"leader": han, "resources": ["yoda#old-master"], "hand": ["wampa"]}})
    scene.use("player1", han)
    scene.click("wampa")
    scene.act("player2", "pass")
    scene.act("player1", "pass")
    scene.choose("pass")
    scene.choose("pass")
    scene.click("yoda#old-master")
    assert scene.discard("player1") == ["yoda#old-master"]
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:1.6.1", "swu:1.6.3", "swu:1.6.2")
@pytest.mark.example("swu-ex:1.6.3-1")
def test_what_may_be_done_can_be_declined_and_the_rest_cannot() -> None:
    inquisitor = {"card": "grand-inquisitor#hunting-the-jedi", "deployed": True}
    scene = Scene(
        {"player1": {"leader": inquisitor, "groundArena": [{"card": "battlefield-marine", "exhausted": True}]}}
    )
    scene.act("player1", "attack", "grand-inquisitor#hunting-the-jedi", "administrators-tower")
    assert "pass" in scene.options
    scene.choose("pass")
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.exhausted) == (0, True)
    must = Scene({"player1": {"hand": ["death-trooper"], "groundArena": ["wampa"]}})
    must.act("player1", "play", "death-trooper")
    assert "pass" not in must.options


@pytest.mark.rule("swu:1.7.1", "swu:1.7.3", "swu:1.17.2", "swu:1.17.3", "swu:4.5.2", "swu:1.17.1")
def test_resources_and_hands_are_for_their_players_eyes_only() -> None:
    scene = Scene({"player1": {"resources": ["wampa", "atst"], "hand": ["vanquish"], "deck": ["repair"]}})
    mine, theirs = scene.game.view(0)["players"][0], scene.game.view(1)["players"][0]
    assert sorted(card["key"] for card in mine["resources"]["cards"]) == ["atst", "wampa"]
    assert [card["key"] for card in mine["hand"]["cards"]] == ["vanquish"]
    assert (theirs["resources"]["cards"], theirs["hand"]["cards"]) == ([], [])
    assert (theirs["resources"]["total"], theirs["hand"]["count"], theirs["deck"]["count"]) == (2, 1, 1)
    exhaust_resources(scene.player("player1"), 1)
    tired = scene.game.view(1)["players"][0]["resources"]
    assert (tired["ready"], tired["total"]) == (1, 2)
    assert "repair" not in str(scene.game.view(0)["players"])


@pytest.mark.rule("swu:1.7.5", "swu:8.28.1.c")
def test_everybody_sees_whose_the_resources_are() -> None:
    scene = Scene({"player1": {"resources": ["wampa"]}, "player2": {"resources": ["atst"]}})
    table = scene.table
    table.players[0].ready.append(table.players[1].ready.pop())
    for seat in (0, 1, None):
        assert scene.game.view(seat)["players"][0]["resources"]["others"] == [1]


@pytest.mark.rule("swu:1.8.7")
def test_a_leader_unit_costs_what_is_printed() -> None:
    vader = {"card": "darth-vader#dark-lord-of-the-sith", "deployed": True}
    scene = Scene({"player1": {"leader": vader}})
    unit = scene.unit("darth-vader#dark-lord-of-the-sith")
    assert Number("cost", most=7, least=7).test(scene.table, Act(0, unit), unit)


@pytest.mark.rule(
    "swu:1.9.1", "swu:1.9.2", "swu:1.9.4", "swu:1.9.5", "swu:1.9.6", "swu:1.11.1", "swu:1.12.4", "swu:2.10.2"
)
@pytest.mark.example("swu-ex:1.11.1-1")
def test_damage_stays_until_it_defeats() -> None:
    scene = Scene(
        {"player1": {"hand": ["open-fire", "open-fire"]}, "player2": {"groundArena": ["consular-security-force"]}}
    )
    scene.act("player1", "play", "open-fire", "consular-security-force")
    unit = scene.unit("consular-security-force")
    scene.next_round()
    assert (unit.damage, unit.remaining) == (4, 3)
    scene.act("player1", "play", "open-fire", "consular-security-force")
    assert not unit.here
    assert scene.discard("player2") == ["consular-security-force"]


@pytest.mark.rule("swu:1.11.6", "swu:1.11.2", "swu:1.9.3", "swu:1.11.5")
@pytest.mark.example("swu-ex:1.11.6-1")
def test_remaining_hp_is_hp_less_damage_and_healing_stops_at_full() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "damage": 3}]}})
    wampa = scene.unit("wampa")
    assert (wampa.hp, wampa.remaining, wampa.face.hp) == (5, 2, 5)
    assert heal(scene.table, wampa, 9) == 3
    assert (wampa.remaining, heal(scene.table, wampa, 1)) == (5, 0)


@pytest.mark.rule("swu:1.9.8", "swu:1.9.12")
def test_damage_to_several_lands_at_once() -> None:
    scene = Scene(
        {"player1": {"hand": ["bombing-run"]}, "player2": {"groundArena": ["battlefield-marine", "echo-base-defender"]}}
    )
    scene.act("player1", "play", "bombing-run")
    scene.choose(next(option for option in scene.options if "ground" in str(option)))
    assert sorted(scene.discard("player2")) == ["battlefield-marine", "echo-base-defender"]


@pytest.mark.rule("swu:1.10.2", "swu:1.10.3", "swu:1.10.4", "swu:1.11.3", "swu:1.11.4", "swu:8.16.4")
def test_modifiers_add_up_and_nothing_is_below_zero() -> None:
    scene = Scene({"player1": {"groundArena": ["cantina-braggart"]}})
    unit = scene.unit("cantina-braggart")
    unit.lasting.append(Lasting(PHASE, Grant(power=-3, hp=-1), unit.face, 1))
    derive(scene.table)
    assert (unit.power, unit.hp, unit.face.power) == (0, 2, 0)
    unit.lasting.append(Lasting(PHASE, Grant(power=4, hp=2), unit.face, 0))
    derive(scene.table)
    assert (unit.power, unit.hp) == (1, 4)
    unit.lasting.append(Lasting(PHASE, Grant(hp=-9), unit.face, 0))
    derive(scene.table)
    assert unit.hp == 0


@pytest.mark.rule("swu:1.10.5", "swu:8.22.1")
def test_out_of_play_what_is_printed_counts() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "upgrades": ["experience"]}]}})
    wampa = scene.unit("wampa")
    most_four = Number("power", most=4)
    act = Act(0, wampa)
    assert most_four.fits(scene.table, act, face("wampa"))
    assert not most_four.test(scene.table, act, wampa)


@pytest.mark.rule("swu:1.10.2.a", "swu:1.11.2.a")
def test_changed_printed_values_are_what_modifiers_build_on() -> None:
    both = {"card": "battlefield-marine", "upgrades": ["size-matters-not", "experience"]}
    scene = Scene({"player1": {"groundArena": [both]}})
    marine = scene.unit("battlefield-marine")
    assert (marine.power, marine.hp) == (6, 6)


@pytest.mark.rule("swu:1.10.6")
def test_of_units_that_tie_any_can_be_chosen() -> None:
    snoke = "supreme-leader-snoke#in-the-seat-of-power"
    scene = Scene(
        {"player1": {"leader": snoke, "groundArena": ["death-trooper", "cell-block-guard", "death-star-stormtrooper"]}}
    )
    scene.use("player1", snoke)
    assert len(scene.options) == 3


@pytest.mark.rule("swu:1.12.1", "swu:1.16.1")
def test_counters_and_all_else_that_can_change_are_part_of_the_view_or_the_state() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "damage": 2}]}})
    view = scene.game.view(None)
    assert view["players"][0]["units"][0]["damage"] == 2
    assert view["cards"]["wampa"]
    assert (view["initiative"], view["initiative_taken"]) == (0, False)
    assert view["players"][0]["base"]["epic_used"] is False


@pytest.mark.rule("swu:1.13.1", "swu:1.13.2", "swu:4.7.2")
def test_cards_are_drawn_from_the_top_together() -> None:
    scene = Scene({"player1": {"hand": ["mission-briefing"], "deck": ["wampa", "atst", "vanquish"]}})
    top = scene.table.players[0].deck[-2:]
    scene.act("player1", "play", "mission-briefing")
    scene.choose(("player", 0))
    assert sorted(scene.player("player1").hand) == sorted(top)
    assert [one.amount for one in scene.table.this_phase("drawn")] == [2]


@pytest.mark.rule("swu:1.14.1", "swu:1.14.5", "swu:1.14.4")
def test_who_has_no_cards_cannot_discard() -> None:
    scene = Scene({"player1": {"hand": ["force-throw"]}, "player2": {"hand": []}})
    scene.act("player1", "play", "force-throw")
    scene.choose(("player", 1))
    assert scene.discard("player2") == []
    assert scene.seat == "player2"
    other = Scene({"player1": {"hand": ["force-throw"]}, "player2": {"hand": ["wampa", "atst"]}})
    other.act("player1", "play", "force-throw")
    other.choose(("player", 1))
    assert other.seat == "player2"
    other.click("wampa")
    assert (other.discard("player2"), other.hand("player2")) == (["wampa"], ["atst"])


@pytest.mark.rule("swu:1.14.6")
def test_discarding_an_empty_hand_counts() -> None:
    black = "black-one#scourge-of-starkiller-base"
    scene = Scene({"player1": {"hand": [black]}})
    scene.act("player1", "play", black)
    scene.choose("yes")
    assert len(scene.hand("player1")) == 3


@pytest.mark.rule("swu:1.15.1", "swu:1.15.2", "swu:1.15.4", "swu:1.16.4")
@pytest.mark.example("swu-ex:1.16.4-1")
def test_there_are_five_kinds_of_actions() -> None:
    scene = Scene({"player1": {"hand": ["wampa"], "groundArena": ["battlefield-marine"]}})
    kinds = {option if isinstance(option, str) else option[0] for option in scene.options}
    assert kinds == {"play", "attack", "use", "initiative", "pass"}
    assert scene.game.why_not(("exhaust", "resource")) is not None
    for game in moments(seed=4, every=1):
        if game.decision is not None and game.decision.message.id == "swu-ask-action":
            offered = getattr(game.decision, "options", ())
            words = {option if isinstance(option, str) else option[0] for option in offered}
            assert words <= {"play", "instead", "pilot", "smuggle", "attack", "use", "initiative", "pass"}


@pytest.mark.rule("swu:1.16.5", "swu:1.16.5.b", "swu:8.30.3", "swu:8.6.6")
def test_a_second_copy_of_a_unique_card_leaves_one() -> None:
    leia = "leia-organa#defiant-princess"
    scene = Scene({"player1": {"hand": [leia], "groundArena": [leia]}, "player2": {"groundArena": [leia]}})
    old = scene.player("player1").units[0]
    scene.act("player1", "play", leia)
    assert scene.asked == "swu-ask-unique"
    scene.choose(old.ref)
    assert scene.discard("player1") == [leia]
    assert len(scene.player("player1").units) == 1
    assert len(scene.player("player2").units) == 1
    assert [one.other for one in scene.table.this_phase("defeated")] == [0]


@pytest.mark.rule("swu:8.30.3")
def test_a_copy_that_is_one_too_many_was_played_all_the_same() -> None:
    tarkin = "grand-moff-tarkin#death-star-overseer"
    mine = {"hand": [tarkin], "groundArena": [tarkin], "deck": ["death-star-stormtrooper"] * 6}
    scene = Scene({"player1": mine})
    scene.act("player1", "play", tarkin)
    scene.choose(scene.player("player1").units[-1].ref)
    assert scene.discard("player1") == [tarkin]
    assert len(scene.player("player1").looked) == 5


@pytest.mark.rule("swu:1.16.5.c", "swu:1.16.5.d", "swu:8.34.4", "swu:8.34.3")
def test_upgrades_and_captives_do_not_stay_behind() -> None:
    captor = {"card": "wampa", "upgrades": ["entrenched"], "capturedUnits": ["battlefield-marine"]}
    scene = Scene({"player1": {"hand": ["vanquish"]}, "player2": {"groundArena": [captor]}})
    scene.act("player1", "play", "vanquish", "wampa")
    marine = scene.unit("battlefield-marine")
    assert (marine.controller, marine.exhausted) == (0, True)
    assert sorted(scene.discard("player2")) == ["entrenched", "wampa"]


@pytest.mark.rule("swu:13.1.4", "swu:1.17.1", "swu:8.34.2")
def test_everybody_knows_what_is_captured() -> None:
    captor = {"card": "wampa", "capturedUnits": ["battlefield-marine"]}
    scene = Scene({"player2": {"groundArena": [captor]}})
    for seat in (0, 1, None):
        assert "battlefield-marine" in str(scene.game.view(seat)["players"][1]["units"][0]["captives"])


@pytest.mark.rule("swu:1.18.1.a", "swu:1.18.1.b")
def test_who_deals_the_damage_or_resolves_the_ability_answers_for_the_defeat() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine"], "hand": ["takedown"]},
            "player2": {"groundArena": ["battlefield-marine", "wampa"]},
        }
    )
    mine, theirs = scene.player("player1").units[0], scene.player("player2").units[0]
    scene.choose(("attack", mine.id))
    scene.choose(theirs.ref)
    by = {one.piece: one.other for one in scene.table.this_phase("defeated")}
    assert by == {mine.id: 1, theirs.id: 0}
    scene.act("player2", "pass")
    scene.act("player1", "play", "takedown", "wampa")
    assert [one.other for one in scene.table.this_phase("defeated")][-1] == 0


@pytest.mark.rule("swu:1.18.1.d", "swu:1.18.1.e")
def test_who_took_the_last_hp_answers_for_the_defeat_and_else_the_active_player() -> None:
    scene = Scene(
        {"player1": {"hand": ["make-an-opening"]}, "player2": {"groundArena": [{"card": "wampa", "damage": 3}]}}
    )
    scene.act("player1", "play", "make-an-opening", "wampa")
    assert [one.other for one in scene.table.this_phase("defeated")] == [0]
    bare = Scene({"player1": {"groundArena": ["atst"]}, "player2": {"groundArena": ["wampa"]}})
    bare.edit("damage", bare.unit("wampa").ref, 9)
    bare.act("player1", "attack", "atst", "administrators-tower")
    assert [one.other for one in bare.table.this_phase("defeated")] == [0]


@pytest.mark.rule("swu:1.11.7")
def test_of_units_with_the_least_remaining_hp_any_can_be_chosen() -> None:
    nihilus = "darth-nihilus#lord-of-hunger"
    theirs = {"groundArena": ["battlefield-marine", {"card": "wampa", "damage": 2}, "atst"]}
    scene = Scene({"player1": {"hand": [nihilus]}, "player2": theirs})
    scene.act("player1", "play", nihilus)
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, scene.unit("wampa").ref}


@pytest.mark.rule("swu:1.13.3", "swu:7.6.3.a")
def test_a_card_that_waits_for_being_drawn_is_shown() -> None:
    rey = "rey#with-palpatines-power"
    scene = Scene(
        {
            "player1": {"hand": ["mission-briefing"], "deck": [rey, "wampa"], "base": "kestro-city"},
            "player2": {"groundArena": ["atst"]},
        }
    )
    scene.act("player1", "play", "mission-briefing")
    scene.choose(("player", 0))
    card = next(one for one in scene.player("player1").hand if scene.table.faces[one].key == rey)
    assert scene.table.known[card] == 3
    scene.choose("yes")
    scene.click("atst")
    scene.click("administrators-tower")
    assert (scene.unit("atst").damage, scene.player("player2").base.damage) == (2, 2)
    quiet = Scene({"player1": {"deck": [rey, "wampa"]}})
    quiet.to_regroup()
    assert (quiet.asked, quiet.table.known[quiet.player("player1").hand[0]]) == ("swu-ask-resource", 1)


@pytest.mark.rule("swu:1.8.10", "swu:6.2.4.c")
def test_a_cost_that_is_replaced_counts_as_paid() -> None:
    scene = Scene(
        {"player1": {"hand": ["bamboozle", "crafty-smuggler"], "resources": 0}, "player2": {"groundArena": ["wampa"]}}
    )
    scene.choose(next(option for option in scene.options if option[0] == "instead"))
    while scene.asked != "swu-ask-action":
        scene.choose((scene.options[0],) if scene.question.kind == "pick" else scene.options[0])
    assert sorted(scene.discard("player1")) == ["bamboozle", "crafty-smuggler"]
    assert scene.unit("wampa").exhausted
    poor = Scene({"player1": {"hand": ["bamboozle", "wampa"], "resources": 0}})
    assert not any(option[0] == "instead" for option in poor.options)


@pytest.mark.rule("swu:1.9.13", "swu:1.9.14", "swu:8.4.3.b")
def test_unpreventable_damage_passes_by_shields() -> None:
    from tablero.games.swu.vocabulary import THIS, Deal

    shielded = {"card": "wampa", "upgrades": ["shield"]}
    scene = Scene({"player1": {"groundArena": [shielded]}})
    assert run(scene, Deal(2, THIS, unpreventable=True), "wampa")
    wampa = scene.unit("wampa")
    assert (wampa.damage, len(wampa.upgrades)) == (2, 1)


@pytest.mark.rule("swu:1.3.2", "swu:1.6.2")
def test_what_cannot_be_resolved_is_left_out_and_the_rest_is_not() -> None:
    scene = Scene({"player1": {"hand": ["death-trooper"], "groundArena": ["wampa"]}})
    scene.act("player1", "play", "death-trooper", "wampa")
    assert (scene.unit("wampa").damage, scene.seat) == (2, "player2")
    raider = Scene({"player1": {"hand": ["ruthless-raider"]}})
    raider.act("player1", "play", "ruthless-raider")
    while raider.asked != "swu-ask-action":
        raider.choose(0)
    assert raider.player("player2").base.damage == 2


@pytest.mark.rule("swu:1.7.4")
def test_of_the_resources_an_exhausted_one_is_taken() -> None:
    scene = Scene({"player1": {"resources": ["wampa", "atst", "vanquish"]}})
    player = scene.player("player1")
    exhaust_resources(player, 1)
    for left in ((2, 0), (1, 0)):
        card = player.ready[0]
        take_resource(player, card)
        assert (len(player.ready), len(player.spent)) == left
        assert card not in player.ready + player.spent
    exhaust_resources(player, 1)
    take_resource(player, player.spent[0])
    assert player.ready + player.spent == []


@pytest.mark.rule("swu:1.5.2.e")
def test_what_a_unit_gains_triggers_beside_what_is_printed_on_it() -> None:
    scene = Scene({"player1": {"groundArena": ["greedo#slow-on-the-draw", "wampa"]}})
    gained, other = face("rukh#thrawns-assassin").triggers[0], face("luke-skywalker#faithful-friend").actions[0]
    for key in ("greedo#slow-on-the-draw", "wampa"):
        unit = scene.unit(key)
        assert list(triggers_of(unit)) == list(unit.face.triggers)
        unit.lasting.append(Lasting(PHASE, Grant(abilities=(gained, other)), unit.face, 1))
        derive(scene.table)
        assert list(triggers_of(unit)) == [*unit.face.triggers, gained]
