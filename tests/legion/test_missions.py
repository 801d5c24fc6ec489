"""Setup: who is blue, how a mission is built in each edition, edges, and what is set up."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps, met
from legion.fielded import words
from legion.missions import battle_with
from legion.playing import attack_dice, defence_dice, run
from tablero.games.legion import doing, missions, setup
from tablero.games.legion.actions import menu, why_not
from tablero.games.legion.describe import describe
from tablero.games.legion.flow import flow
from tablero.games.legion.older_parts import why_not_supply
from tablero.games.legion.setup import set_up_mission
from tablero.games.legion.state import BOUNTY, COMMANDER, SET_ASIDE, UNDEPLOYED, Battle, Token
from tablero.games.legion.zones import boxes, owner_at
from tablero.kernel import CHECKPOINT, Choose, Decision, Shuffle
from tablero.tabletop import INCH, Battlefield


def begun(edition: str) -> Battle:
    """A battle that is to be set up."""
    battle = met(edition, [commander(), corps()], [commander(), corps()])
    battle.mission.clear()
    return battle


def play(generator: Any, answers: list[Any]) -> list[Decision]:
    """Play a step with these answers, whatever is shuffled staying in order."""
    send: Any = None
    asked: list[Decision] = []
    while True:
        try:
            request = generator.send(send)
        except StopIteration:
            assert not answers
            return asked
        if isinstance(request, Shuffle):
            send = tuple(range(request.size))
        elif request is CHECKPOINT:
            send = None
        else:
            assert isinstance(request, Choose)
            asked.append(request)
            send = request.read(answers.pop(0))


# The newer edition.


@pytest.mark.rule("legion26:setup.05")
def test_four_black_dice_determine_who_is_blue() -> None:
    battle = begun("2026")
    blank = "blank blank blank blank"
    for own, other, blue in (
        ("critical blank blank blank", "hit hit hit hit", 0),
        ("critical hit blank blank", "critical hit hit blank", 1),
        ("hit surge blank blank", "hit blank blank blank", 0),
    ):
        run(missions.determine_blue(battle), dice=[*attack_dice("black", own), *attack_dice("black", other)])
        assert battle.blue == blue
    tie = [*attack_dice("black", blank), *attack_dice("black", blank)]
    again = [*attack_dice("black", blank), *attack_dice("black", "surge blank blank blank")]
    run(missions.determine_blue(battle), dice=[*tie, *again])
    assert battle.blue == 1


@pytest.mark.rule("legion26:setup.06", "legion26:setup.07", "legion26:setup.08", "legion26:setup.09")
@pytest.mark.rule(
    "legion26:setup.10", "legion26:setup.11", "legion26:setup.12", "legion26:setup.13", "legion26:setup.15"
)
def test_cards_are_revealed_and_changed_in_turn() -> None:
    battle = begun("2026")
    battle.blue = 1
    for seat in (0, 1):
        for kind in (missions.OBJECTIVE, missions.SECONDARY, missions.ADVANTAGE):
            battle.decks[seat][kind] = missions.deck_of(battle, seat, kind)
    tops = [{kind: deck.copy() for kind, deck in each.items()} for each in battle.decks]
    answers = [("reveal", "secondary_objective"), ("replace", "objective"), ("replace", "enemy-advantage")]
    asked = play(missions.build_mission(battle), [*answers, ("replace", "own-advantage"), "pass"])
    assert [decision.seat for decision in asked] == [1, 1, 0, 1, 0]
    assert battle.mission["secondary"] == tops[1]["secondary_objective"][-1]
    assert battle.mission["objective"] == tops[1]["objective"][-1]
    assert battle.set_aside[0]["objective"] == [tops[0]["objective"][-1]]
    assert battle.mission["advantage-0"] == tops[0]["advantage"][-1]
    assert battle.mission["advantage-1"] == tops[1]["advantage"][-3]


@pytest.mark.rule("legion26:setup.14", "legion26:setup.21", "legion26:setup.22")
@pytest.mark.rule("legion26:token.player-marker")
def test_who_takes_the_blue_marker_is_blue_and_turns_stay() -> None:
    battle = begun("2026")
    battle.blue = 0
    asked = play(missions.build_mission(battle), [("reveal", "objective"), "pass", "blue", "pass", "pass"])
    assert [decision.seat for decision in asked] == [0, 0, 1, 0, 1]
    assert battle.blue == 1
    assert "blue" not in asked[1].to_json()["options"]
    assert "blue" in asked[3].to_json()["options"]


@pytest.mark.rule("legion26:setup.18")
def test_an_empty_deck_is_made_of_what_was_discarded() -> None:
    battle = begun("2026")
    battle.decks[0] = {"objective": []}
    battle.set_aside[0] = {"objective": ["Ah"]}
    battle.mission["objective"], battle.card_owners["objective"] = "Ag", 0
    play(missions.put_in_play(battle, 0, "objective", "objective"), [])
    assert battle.mission["objective"] == "Ag"
    assert battle.decks[0]["objective"] == ["Ah"]
    assert battle.set_aside[0]["objective"] == []
    play(missions.put_in_play(battle, 0, "objective", "objective"), [])
    assert battle.mission["objective"] == "Ah"  # the deck is not empty, and is taken as it is
    assert battle.set_aside[0]["objective"] == ["Ag"]


@pytest.mark.rule("legion26:setup.16", "legion23:setup.07", "legion26:cards.05", "legion26:cards.04")
def test_who_chooses_the_edge_and_whose_territory_is_where() -> None:
    battle = begun("2026")
    battle.blue, battle.mission["objective"] = 1, "Ah"
    asked = play(missions.choose_edge(battle), [("edge", 0)])
    assert (asked[0].seat, battle.blue_edge) == (1, 0)
    middle = 36 * INCH
    assert owner_at(battle, middle, 4 * INCH) == 1
    assert owner_at(battle, middle, 32 * INCH) == 0
    assert [owner_at(battle, middle, y) for y in (0, 36 * INCH - 1)] == [1, 0]
    assert owner_at(battle, middle, 36 * INCH + 1) == -1
    assert owner_at(battle, middle, 18 * INCH) == -1
    assert owner_at(battle, 2 * INCH, 2 * INCH) == -1
    assert boxes(battle, 1) == ((12 * INCH, 0, 60 * INCH, 9 * INCH),)
    play(missions.choose_edge(battle), [("edge", 1)])
    assert owner_at(battle, middle, 4 * INCH) == 0
    play(missions.choose_edge(battle), [("edge", 0)])
    assert owner_at(battle, middle, 4 * INCH) == 1
    battle = begun("2023")
    battle.blue = 1
    asked = play(missions.choose_edge_2023(battle), [("edge", 0)])
    assert (asked[0].seat, battle.blue_edge) == (0, 1)
    play(missions.choose_edge_2023(battle), [("edge", 1)])
    assert battle.blue_edge == 0


@pytest.mark.rule("legion26:setup.17", "legion26:cards.05")
def test_points_of_interest_lie_as_the_map_shows_them() -> None:
    battle = begun("2026")
    battle.blue, battle.blue_edge, battle.mission["objective"] = 0, 0, "Ah"
    run(set_up_mission(battle))
    assert len(battle.tokens) == 4
    assert sorted(token.seat for token in battle.tokens) == [0, 0, 1, 1]
    assert all(owner_at(battle, token.x, token.y) == token.seat for token in battle.tokens)
    battle.tokens.clear()
    battle.mission["objective"] = "Ai"
    run(set_up_mission(battle))
    assert (battle.tokens[0].x, battle.tokens[0].y) == (36 * INCH, 18 * INCH)


# The older edition.


@pytest.mark.rule("legion23:setup.05", "legion23:setup.06")
def test_the_cheaper_army_chooses_its_colour() -> None:
    battle = met("2023", [commander(), corps()], [commander()])
    outcome = run(missions.choose_colours(battle), answers=["red"])
    assert outcome.questions == [(1, "legion-ask-colour")]
    assert battle.blue == 0
    battle = met("2023", [commander()], [commander()])
    for face, chooser in (("block", 0), ("surge", 1), ("blank", 1)):
        outcome = run(missions.choose_colours(battle), dice=defence_dice("red", face), answers=["blue"])
        assert outcome.questions == [(chooser, "legion-ask-colour")]
        assert battle.blue == chooser


@pytest.mark.rule("legion23:setup.08", "legion23:setup.09", "legion23:setup.11")
@pytest.mark.example("legion23:ex.17")
def test_cards_are_struck_from_the_left() -> None:
    battle = begun("2023")
    battle.blue = 1
    play(missions.deal_cards(battle), [])
    rows = {kind: row.copy() for kind, row in battle.rows.items()}
    assert [len(row) for row in rows.values()] == [4, 4, 4]
    strikes = [("strike", "objective"), ("strike", "condition"), ("strike", "deployment"), "pass"]
    asked = play(missions.strike_cards(battle), strikes)
    assert [decision.seat for decision in asked] == [1, 0, 1, 0]
    assert battle.mission == {kind: row[1] for kind, row in rows.items()}


@pytest.mark.rule("legion23:setup.10")
def test_the_last_card_of_a_row_stays() -> None:
    battle = begun("2023")
    play(missions.deal_cards(battle), [])
    asked = play(missions.strike_cards(battle), [("strike", "objective")] * 3 + ["pass"])
    assert ("strike", "objective") not in asked[3].to_json()["options"]
    reason = None
    battle.rows = {"objective": ["Oa"]}
    reason = missions.why_not_strike(battle, "objective")
    assert reason is not None
    assert reason.rule == "legion23:setup.10"


@pytest.mark.rule("legion23:battlecard.intercept", "legion23:setup.12")
def test_transmissions_are_intercepted_at_three_places() -> None:
    battle = begun("2023")
    battle.mission = {"objective": "Ob", "deployment": "Db"}
    run(set_up_mission(battle))
    assert [(token.x // INCH, token.y // INCH) for token in battle.tokens] == [(36, 18), (18, 18), (54, 18)]


@pytest.mark.rule("legion23:battlecard.recover", "legion23:battlecard.recover.2")
def test_supplies_lie_far_from_zones_and_from_each_other() -> None:
    battle = begun("2023")
    battle.blue, battle.mission = 0, {"objective": "Od", "deployment": "Db"}
    spots = [(10, 18), (20, 18), (50, 18), (60, 18)]
    answers = [(x * INCH, y * INCH) for x, y in spots]
    outcome = run(set_up_mission(battle), answers=answers)
    assert [seat for seat, _ in outcome.questions] == [0, 1, 0, 1]
    assert len(battle.tokens) == 5
    near_zone = why_not_supply(battle, Token("objective", 5 * INCH, 12 * INCH))
    near_token = why_not_supply(battle, Token("objective", 38 * INCH, 18 * INCH))
    assert near_zone is not None
    assert near_token is not None
    assert near_zone.rule == near_token.rule == "legion23:battlecard.recover.2"
    battle.tokens = [Token("objective", x * INCH, y * INCH) for x in range(0, 72, 4) for y in range(13, 24, 4)]
    run(set_up_mission(battle))


@pytest.mark.rule("legion23:battlecard.rapid")
def test_reinforcements_are_set_aside() -> None:
    battle = begun("2023")
    battle.blue, battle.mission = 1, {"condition": "Ce"}
    outcome = run(set_up_mission(battle), answers=[(("unit", 3),), ()])
    assert [decision.to_json()["options"] for decision in outcome.asked] == [[("unit", 3)], [("unit", 1)]]
    assert [unit.place == SET_ASIDE for unit in battle.units] == [False, False, False, True]


# Units.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.field-commander", "legion26:kw.field-commander.5", "legion23:kw.field-commander")
def test_a_field_commander_commands_where_there_is_no_commander(edition: str) -> None:
    sergeant = corps("Sergeant", "field-commander")
    battle = met(edition, [sergeant, sergeant], [commander(), sergeant])
    run(setup.prepare_units(battle), answers=[("unit", 1)])
    assert [unit.has(COMMANDER) for unit in battle.units] == [0, 1, 0, 0]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.bounty", "legion23:kw.bounty", "legion26:kw.hunted")
def test_bounties_are_put_on_commanders_and_operatives(edition: str) -> None:
    enemies = [commander(), corps(), corps("Agent", rank="operative"), corps("Child", "hunted")]
    battle = met(edition, [commander("Hunter", "bounty")], enemies)
    outcome = run(setup.prepare_units(battle), answers=[("unit", 3)])
    assert outcome.asked[0].to_json()["options"] == [("unit", 1), ("unit", 3)]
    assert [unit.has(BOUNTY) for unit in battle.units] == [0, 0, 0, 1, 1]


@pytest.mark.rule("legion26:setup.01", "legion23:setup.01")
def test_the_steps_of_setup() -> None:
    names = [[step.__name__ for step in battle.edition.setting_up.steps] for battle in map(begun, BOTH)]
    effects = ["set_up_mission", "divulge_cards", "prepare_units"]
    mission = ["determine_blue", "build_mission", "choose_edge"]
    assert names[0] == ["lay_out", *mission, *effects, "deploy_prepared"]
    older = ["choose_colours", "choose_edge_2023", "deal_cards", "strike_cards"]
    assert names[1] == ["lay_out", *older, *effects, "deploy_all"]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:setup.02", "legion23:setup.03")
def test_the_size_of_the_battlefield(edition: str) -> None:
    battle = begun(edition)
    battle.layout, battle.field = "plain", Battlefield(0, 0)
    run(setup.lay_out(battle))
    assert (battle.field.width, battle.field.depth) == (72 * INCH, 36 * INCH)


# Steps of setup.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:setup.03", "legion26:setup.04", "legion23:setup.04")
def test_terrain_lies_on_the_battlefield_before_anything_else(edition: str) -> None:
    battle = begun(edition)
    battle.layout = "settlement"
    assert battle.edition.setting_up.steps[0] is setup.lay_out
    run(setup.lay_out(battle))
    assert len(battle.terrain) == 20
    assert {piece.kind for piece in battle.terrain} == {"scatter", "barricade", "area", "obstacle"}
    assert {piece.movement for piece in battle.terrain} == {"open", "difficult", "impassable"}


@pytest.mark.rule("legion26:setup.20", "legion26:kw.prepared-position")
def test_prepared_units_are_deployed_in_turn_blue_first() -> None:
    battle = battle_with(turn=0)
    battle.blue = 1
    for seat, count in ((0, 2), (1, 1)):
        for number in range(count):
            laid.add(battle, seat, corps(f"Ready {number}", "prepared-position"))
        laid.add(battle, seat, corps("Plain"))
    spots = [((20 * INCH, 33 * INCH),), ((20 * INCH, 3 * INCH),), ((30 * INCH, 3 * INCH),)]
    answers = [("unit", 3), spots[0], ("unit", 0), spots[1], ("unit", 1), spots[2]]
    outcome = run(setup.deploy_prepared(battle), answers=answers)
    assert [seat for seat, _ in outcome.questions] == [1, 1, 0, 0, 0, 0]
    assert [unit.place for unit in battle.units] == ["battlefield"] * 2 + ["undeployed", "battlefield", "undeployed"]


@pytest.mark.rule("legion26:setup.20")
def test_who_wants_to_deploy_none_is_passed_over() -> None:
    battle = battle_with(turn=0)
    for seat in (0, 1):
        laid.add(battle, seat, corps("Ready", "prepared-position"))
    outcome = run(setup.deploy_prepared(battle), answers=["done", "done"])
    assert [seat for seat, _ in outcome.questions] == [0, 1]
    assert {unit.place for unit in battle.units} == {"undeployed"}


@pytest.mark.rule("legion26:setup.19")
def test_abilities_of_setup_are_resolved_blue_first() -> None:
    hunter = commander("Hunter", "bounty")
    battle = met("2026", [hunter, commander()], [hunter, commander()])
    for blue in (0, 1):
        battle.blue = blue
        outcome = run(setup.prepare_units(battle), answers=[0, 0])
        assert [seat for seat, _ in outcome.questions] == [blue, 1 - blue]


@pytest.mark.rule("legion26:deploy.05", "legion26:deploy.04")
def test_all_units_begin_undeployed_and_enter_once() -> None:
    battle = battle_with(objective="Breakthrough")
    unit = laid.add(battle, 0, corps())
    assert unit.place == UNDEPLOYED
    assert battle.miniatures[unit.leader].pose is None
    outcome = run(doing.perform_move(battle, unit), answers=[lambda decision: decision.toward((36 * INCH, 30 * INCH))])
    assert outcome.questions == [(0, "legion-ask-enter")]
    assert unit.place == "battlefield"
    answers = ["standard", lambda decision: decision.toward((36 * INCH, 20 * INCH))]
    outcome = run(doing.perform_move(battle, unit), answers=answers)
    assert "legion-ask-enter" not in [id for _, id in outcome.questions]


@pytest.mark.rule("legion23:deploy.08")
def test_the_first_round_begins_after_deployment() -> None:
    battle = battle_with("2023", turn=0)
    battle.phase, battle.step = "setup", len(battle.edition.setting_up.steps)
    laid.add(battle, 0, corps(), (10, 10))
    laid.add(battle, 1, corps("Enemy"), (60, 30))
    play = flow(battle)
    next(play)
    assert (battle.round, battle.phase) == (1, "command")


@pytest.mark.rule("legion23:deploy.06")
def test_a_unit_out_of_cohesion_has_to_move_first() -> None:
    for edition, binds in (("2023", True), ("2026", False)):
        battle = battle_with(edition)
        unit = laid.add(battle, 0, corps("Squad", minis=2), (10, 10), (20, 10))
        laid.add(battle, 1, corps("Enemy"), (60, 30))
        battle.activating, battle.actions = unit.id, 2
        assert (menu(battle, unit) == ["move", "done"]) == binds
        reason = why_not(battle, unit, "aim")
        assert (reason is not None) == binds
        if reason is not None:
            assert reason.rule == "legion23:deploy.06"
        laid.stand(battle, unit, (10, 10), (12, 10))
        assert why_not(battle, unit, "aim") is None


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_replaced_or_struck_is_named(lang: str) -> None:
    battle = battle_with(
        objective="Close the Pocket", secondary="Supply Run", advantage_0="Garrison", advantage_1="Ordnance"
    )
    (asked,) = play(missions.modify(battle, 1), ["pass"])
    told = [words(lang).render(describe(battle, asked, option)) for option in asked.to_json()["options"]]
    for name, text in zip(("Close the Pocket", "Supply Run", "Ordnance", "Garrison"), told, strict=False):
        assert name in text
    battle = battle_with("2023")
    rows = {"objective": ["Oa", "Ob"], "deployment": ["Db", "Dc"], "condition": ["Ca", "Cb"]}
    battle.rows = rows.copy()
    asked = play(missions.strike_cards(battle), ["pass"] * 4)[0]
    battle.rows = rows
    told = [words(lang).render(describe(battle, asked, option)) for option in asked.to_json()["options"]]
    for name, text in zip(("Breakthrough", "Battle Lines", "Clear Conditions"), told, strict=False):
        assert name in text


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:setup.01", "legion23:setup.01", "legion26:kw.incognito", "legion23:kw.incognito")
def test_setup_goes_on_from_any_step_to_its_end(edition: str) -> None:
    battle = met(edition, [commander("Spy", "incognito"), corps()], [commander()])
    steps = battle.edition.setting_up.steps
    battle.step = steps.index(setup.prepare_units)
    run(setup.set_up(battle))
    assert battle.step == len(steps)
    assert [unit.has("incognito") for unit in battle.units] == [1, 0, 0]


@pytest.mark.rule("legion23:deploy.02")
def test_all_units_are_deployed_in_turn() -> None:
    battle = battle_with("2023", turn=0, deployment="Battle Lines")
    battle.blue_edge = 1
    for seat, name in ((0, "One"), (0, "Two"), (1, "Enemy")):
        laid.add(battle, seat, corps(name))
    spots = [((x * INCH, y * INCH),) for x, y in ((20, 33), (20, 3), (30, 33))]
    outcome = run(setup.deploy_all(battle), answers=[("unit", 1), spots[0], spots[1], spots[2]])
    assert [seat for seat, _ in outcome.questions] == [0, 0, 1, 0]
    assert outcome.asked[0].to_json()["options"] == [("unit", 0), ("unit", 1)]
    assert {unit.place for unit in battle.units} == {"battlefield"}
