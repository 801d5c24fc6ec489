"""Setup: who is blue, how a mission is built in each edition, edges, and what is set up."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps, met
from legion.missions import battle_with
from legion.playing import attack_dice, defence_dice, run, vehicle
from tablero.games.legion import cards, missions, setup
from tablero.games.legion.older_parts import why_not_supply
from tablero.games.legion.setup import set_up_mission
from tablero.games.legion.state import BOUNTY, COMMANDER, NOBODY, SET_ASIDE, UNDEPLOYED, Battle, Token
from tablero.games.legion.zones import boxes, owner_at
from tablero.kernel import CHECKPOINT, Choose, Decision, Shuffle
from tablero.tabletop import INCH


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
    assert names[0][:4] == ["lay_out", "determine_blue", "build_mission", "choose_edge"]
    assert names[0][-2:] == ["prepare_units", "deploy_prepared"]
    assert names[1][:5] == ["lay_out", "choose_colours", "choose_edge_2023", "deal_cards", "strike_cards"]
    assert names[1][-1] == "deploy_all"


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:setup.02", "legion23:setup.03")
def test_the_size_of_the_battlefield(edition: str) -> None:
    battle = begun(edition)
    battle.layout = "plain"
    run(setup.lay_out(battle))
    assert (battle.field.width, battle.field.depth) == (72 * INCH, 36 * INCH)


# The battle cards of the older edition.


@pytest.mark.parametrize(
    ("name", "own", "enemy"),
    [
        ("Battle Lines", (36, 31), (36, 5)),
        ("Major Offensive", (50, 31), (20, 5)),
        ("The Long March", (60, 18), (10, 18)),
        ("Disarray", (10, 33), (10, 3)),
    ],
)
@pytest.mark.rule("legion23:battlecard.battle-lines", "legion23:battlecard.major-offensive", "legion23:deploy.01")
@pytest.mark.rule("legion23:battlecard.long-march", "legion23:battlecard.disarray")
def test_the_zones_of_deployments(name: str, own: tuple[int, int], enemy: tuple[int, int]) -> None:
    battle = battle_with("2023", deployment=name)
    assert battle.edition.mission.rules_of(cards.battle_cards("2023")[battle.mission["deployment"]]) is not None
    assert owner_at(battle, own[0] * INCH, own[1] * INCH) == 0
    assert owner_at(battle, enemy[0] * INCH, enemy[1] * INCH) == 1
    assert owner_at(battle, 36 * INCH, 18 * INCH) == NOBODY
    wide = {"Battle Lines": 2 * 72 * 6, "Major Offensive": 2 * (36 * 6 + 18 * 12)}
    wide |= {"The Long March": 2 * 18 * 36, "Disarray": 4 * 24 * 6}
    area = sum((x2 - x1) * (y2 - y1) for seat in (0, 1) for x1, y1, x2, y2 in boxes(battle, seat))
    assert area == wide[name] * INCH**2


@pytest.mark.rule("legion23:battlecard.disarray")
def test_each_zone_needs_a_unit_in_disarray() -> None:
    from tablero.games.legion import doing

    battle = battle_with("2023", turn=0, deployment="Disarray")
    units = [laid.add(battle, 0, corps(f"Corps {number}")) for number in range(3)]
    first, second = boxes(battle, 0)
    assert doing.zones_for(battle, units[0])[0] == [first, second]
    laid.stand(battle, units[0], (first[0] / INCH + 2, first[1] / INCH + 2))
    assert doing.zones_for(battle, units[1])[0] == [first, second]
    laid.stand(battle, units[1], (first[0] / INCH + 4, first[1] / INCH + 2))
    zones, outside = doing.zones_for(battle, units[2])
    assert zones == [second]
    assert first in outside
    outcome = run(doing.deploy(battle, units[2]), answers=[((second[0] + 5000, second[1] + 5000),)])
    reason = outcome.asked[0].check(((first[0] + 15000, first[1] + 5000),))
    assert reason is not None
    assert reason.rule == "legion23:deploy.02"
    battle = battle_with("2023", turn=0, deployment="Battle Lines")
    unit = laid.add(battle, 0, corps())
    assert doing.zones_for(battle, unit)[0] == list(boxes(battle, 0))


@pytest.mark.rule("legion23:battlecard.disarray")
def test_who_infiltrates_fills_no_zone() -> None:
    from tablero.games.legion import doing

    battle = battle_with("2023", turn=0, deployment="Disarray")
    unit = laid.add(battle, 0, corps())
    other = laid.add(battle, 0, corps("Other"))
    laid.add(battle, 0, corps("Spies", "infiltrate"))
    first, second = boxes(battle, 0)
    assert doing.zones_for(battle, unit)[0] == [first, second]  # two units, and two zones: both are empty
    laid.stand(battle, unit, (first[0] / INCH + 2, first[1] / INCH + 2))
    assert doing.zones_for(battle, other)[0] == [second]


@pytest.mark.rule("legion23:battlecard.clear")
def test_clear_conditions_do_nothing() -> None:
    battle = battle_with("2023", condition="Clear Conditions")
    assert list(battle.edition.mission.in_play(battle)) == []
    assert battle.edition.seeing.reach(battle) is None
    assert battle.edition.mission.rules_of(cards.battle_cards("2023")[battle.mission["condition"]]) is not None


@pytest.mark.rule("legion23:battlecard.limited-visibility")
def test_nobody_sees_far_in_the_first_two_rounds() -> None:
    from tablero.games.legion import doing
    from tablero.games.legion.sight import seen_from_token

    battle = battle_with("2023", condition="Limited Visibility")
    eye = laid.add(battle, 0, corps(), (10, 18))
    spots = (10 + 1.06 + 12, 10 + 1.1 + 12, 10 + 1.06 + 18, 10 + 1.1 + 18)
    others = [laid.add(battle, 1, corps(f"Enemy {x}"), (x, 18)) for x in spots]
    for turn, visible in ((1, 1), (2, 3), (3, 4)):
        battle.round = turn
        assert [doing.sees(battle, eye, other) for other in others] == [number < visible for number in range(4)]
    battle.round = 1
    leaders = [other.leader for other in others]
    assert seen_from_token(battle, Token("charge", 10 * INCH + 100, 18 * INCH), leaders) == leaders[:1]
    newer = battle_with("2026", turn=1)
    assert newer.edition.seeing.reach(newer) is None


@pytest.mark.rule("legion23:battlecard.key-positions", "legion23:battlecard.key-positions.2")
def test_pieces_outside_all_zones_are_marked_until_none_is_left() -> None:
    battle = battle_with("2023", turn=0, objective="Key Positions", deployment="Battle Lines")
    battle.blue = 1
    for x, y in ((10, 18), (36, 7), (36, 18), (60, 18), (20, 18)):
        laid.lay(battle, laid.box(4, 4), x, y, high=2)
    outcome = run(set_up_mission(battle), answers=[("piece", 2), ("piece", 0), ("piece", 4)])
    assert [seat for seat, _ in outcome.questions] == [1, 0, 1]
    assert ("piece", 1) not in outcome.asked[0].to_json()["options"]
    assert ("piece", 2) not in outcome.asked[1].to_json()["options"]
    assert [token.marks for token in battle.tokens] == [2, 0, 4]
    battle = battle_with("2023", turn=0, objective="Key Positions", deployment="Battle Lines")
    laid.lay(battle, laid.box(4, 4), 36, 18, high=2)
    run(set_up_mission(battle))
    assert len(battle.tokens) == 1


@pytest.mark.rule("legion23:objective.01", "legion23:token.24", "legion23:objective.03")
def test_tokens_are_unclaimed_but_for_those_put_beside_a_unit() -> None:
    battle = battle_with("2023", turn=0, objective="Intercept the Transmissions", deployment="Battle Lines")
    near = laid.add(battle, 0, corps(), (36 + 2510 / 5080 + 2700 / 5080, 18))
    far = laid.add(battle, 0, corps("Far"), (38, 22))
    run(set_up_mission(battle))
    assert [len(unit.held) for unit in (near, far)] == [1, 0]
    assert [(token.kind, token.seat) for token in battle.tokens] == [("objective", NOBODY)] * 2


@pytest.mark.rule("legion23:objective.04")
def test_no_unit_is_deployed_beside_an_unclaimed_token() -> None:
    from tablero.games.legion.deploying import infiltration

    battle = battle_with("2023", turn=0)
    battle.phase = "setup"
    unit = laid.add(battle, 0, corps("Spies", "infiltrate"))
    battle.tokens = [Token("objective", 36 * INCH, 18 * INCH)]
    beside = 18 * INCH + 2510 // 2 + 2700 // 2
    placing = infiltration(battle, unit)
    reason = placing.why_not(((36 * INCH, beside),))
    assert reason is not None
    assert reason.rule == "legion23:objective.04"
    assert placing.why_not(((36 * INCH, beside + 50),)) is None
    battle.phase = "activation"
    assert placing.why_not(((36 * INCH, beside),)) is None


@pytest.mark.rule("legion23:claim.02", "legion23:token.24")
def test_a_claimed_token_follows_its_leader() -> None:
    from tablero.games.legion.objectives import claim, drop_all

    battle = battle_with("2023", objective="Recover the Supplies")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [Token("objective", 37 * INCH, 18 * INCH, name="supplies")]
    claim(battle, unit, 0)
    laid.stand(battle, unit, (50, 10))
    run(drop_all(battle, unit))
    (dropped,) = battle.tokens
    far = ((dropped.x - 50 * INCH) ** 2 + (dropped.y - 10 * INCH) ** 2) ** 0.5
    assert far <= 2510 / 2 + 2700 / 2 + 10
    assert dropped.name == "supplies"


# Rapid Reinforcements.


def reinforced() -> Battle:
    """A battle with units of both ranks, one of which is set aside."""
    battle = battle_with("2023", turn=1, condition="Rapid Reinforcements")
    laid.add(battle, 0, commander(), (10, 30))
    laid.add(battle, 0, corps("Here"), (14, 30))
    laid.add(battle, 0, corps("Later"))
    laid.add(battle, 0, corps("Lost"))
    laid.add(battle, 1, commander("Enemy"), (60, 5))
    later, lost = battle.units[2:4]
    later.place = lost.place = SET_ASIDE
    later.tokens["condition"] = 1
    return battle


@pytest.mark.rule("legion23:battlecard.rapid", "legion23:token.25")
def test_the_tokens_of_reinforcements_join_the_pool_in_the_second_round() -> None:
    from tablero.games.legion.command import create_order_pools

    battle = reinforced()
    for turn, pool in ((1, ["commander", "corps"]), (2, ["commander", "corps", "corps"]), (3, None)):
        battle.round = turn
        run(create_order_pools(battle))
        assert battle.order_pools[0] == (pool or ["commander", "corps", "corps"])


@pytest.mark.rule("legion23:battlecard.rapid.2")
def test_reinforcements_arrive_when_nobody_else_of_their_rank_is_left() -> None:
    from tablero.games.legion.turns import take_turn

    battle = reinforced()
    battle.round, battle.active, battle.phase = 2, 0, "activation"
    here, later = battle.units[1], battle.units[2]
    battle.order_pools = [["corps", "corps"], ["commander"]]
    run(take_turn(battle), draws=[0])
    assert battle.activating == here.id  # somebody of the rank is left
    battle.activating, here.order, here.activated = NOBODY, "facedown", True
    outcome = run(take_turn(battle), draws=[0], answers=[((36 * INCH, 18 * INCH),)])
    assert outcome.questions == [(0, "legion-ask-set-up")]
    assert (later.place, later.order, later.activated) == ("battlefield", "facedown", True)
    assert (battle.activating, battle.active) == (NOBODY, 1)
    reason = outcome.asked[0].check(((60 * INCH, 16 * INCH),))
    assert reason is not None
    assert reason.rule == "legion23:battlecard.rapid.2"
    assert later.has("condition") == 0
    assert run(battle.edition.mission.arrive(battle, 0, "corps")).result is False
    assert battle.units[3].place == SET_ASIDE


@pytest.mark.rule("legion23:battlecard.rapid.2")
def test_only_reinforcements_of_the_rank_arrive() -> None:
    battle = reinforced()
    assert run(battle.edition.mission.arrive(battle, 0, "support")).result is False
    assert run(battle.edition.mission.arrive(battle, 1, "corps")).result is False
    newer = battle_with()
    assert run(newer.edition.mission.arrive(newer, 0, "corps")).result is False
    assert not newer.edition.mission.pooled(newer, newer.add(0, corps()))


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
    from tablero.games.legion import doing

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
    from tablero.games.legion.flow import flow

    battle = battle_with("2023", turn=0)
    battle.phase, battle.step = "setup", len(battle.edition.setting_up.steps)
    laid.add(battle, 0, corps(), (10, 10))
    laid.add(battle, 1, corps("Enemy"), (60, 30))
    play = flow(battle)
    next(play)
    assert (battle.round, battle.phase) == (1, "command")


@pytest.mark.rule("legion23:deploy.06")
def test_a_unit_out_of_cohesion_has_to_move_first() -> None:
    from tablero.games.legion.actions import menu, why_not

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


# What the rulebook prints of cards that can't be played.


@pytest.mark.rule("legion23:battlecard.bombing-run", "legion23:battlecard.bombing-run.2")
def test_a_bomb_is_let_go_as_a_free_action_and_lies_beside_the_leader() -> None:
    from tablero.games.legion.actions import cost, make_action, menu, why_not

    battle = battle_with("2023", objective="Bombing Run")
    unit = laid.add(battle, 0, corps(), (36, 18))
    laid.add(battle, 1, corps("Enemy"), (60, 30))
    battle.tokens = [Token("objective", 36 * INCH + 2605, 18 * INCH, name="bomb")]
    battle.activating, battle.actions = unit.id, 1
    let_go = ("token-action", "let-go", 0)
    assert why_not(battle, unit, let_go) is not None
    run(make_action(battle, unit, ("claim", 0)))
    assert [token.name for token in unit.held] == ["bomb"]
    battle.actions = 0
    assert cost(battle, unit, let_go) == 0
    assert let_go in menu(battle, unit)
    run(make_action(battle, unit, let_go))
    assert unit.held == []
    (bomb,) = battle.tokens
    assert ((bomb.x - 36 * INCH) ** 2 + (bomb.y - 18 * INCH) ** 2) ** 0.5 <= 2510 / 2 + 2700 / 2 + 10
    unit.held, unit.done = [Token("objective", 0, 0, name="supplies")], []
    other = why_not(battle, unit, let_go)
    assert other is not None
    assert other.rule == "legion23:battlecard.bombing-run.2"
    assert not any(card.name == "Bombing Run" for card in drawn("2023"))


def drawn(edition: str) -> list[cards.BattleCard]:
    """All cards that may be drawn."""
    battle = battle_with(edition)
    known = cards.battle_cards(edition)
    return [known[id] for kind in {card.kind for card in known.values()} for id in missions.deck_of(battle, 0, kind)]


@pytest.mark.rule("legion23:battlecard.sabotage", "legion23:battlecard.sabotage.2")
def test_vaporators_are_sabotaged_and_repaired_by_leaders_that_touch_them() -> None:
    from tablero.games.legion.actions import make_action, why_not

    battle = battle_with("2023", objective="Sabotage the Moisture Vaporators")
    unit = laid.add(battle, 0, corps(), (36, 18))
    far = laid.add(battle, 0, corps("Far"), (38, 20))
    battle.tokens = [
        Token("objective", 36 * INCH + 2605, 18 * INCH, name="vaporator"),
        Token("objective", 36 * INCH, 18 * INCH + 2605),
    ]
    sabotage, repair = ("token-action", "sabotage", 0), ("token-action", "repair", 0)
    for one, action in ((far, sabotage), (unit, repair), (unit, ("token-action", "sabotage", 1))):
        battle.activating, battle.actions = one.id, 2
        reason = why_not(battle, one, action)
        assert reason is not None
        assert reason.rule == "legion23:battlecard.sabotage.2"
    run(make_action(battle, unit, sabotage))
    assert battle.tokens[0].marks == 1
    assert why_not(battle, unit, repair) is None
    run(make_action(battle, unit, repair))
    assert battle.tokens[0].marks == 0
    unit.done.clear()
    battle.actions = 0
    assert why_not(battle, unit, sabotage) is not None


@pytest.mark.rule("legion23:battlecard.hostage", "legion23:battlecard.hostage.2", "legion23:battlecard.hostage.3")
def test_who_holds_a_hostage_is_braver_slower_and_safe_in_the_first_round() -> None:
    from tablero.games.legion.kinds import can_be_affected
    from tablero.games.legion.moving import why_not_into_melee
    from tablero.games.legion.objectives import claim, drop_all
    from tablero.games.legion.speed import own_speed
    from tablero.games.legion.suppression import courage_of
    from tablero.games.legion.surroundings import Table
    from tablero.games.legion.weapons import why_not_attack

    battle = battle_with("2023", turn=1, objective="Hostage Exchange")
    unit = laid.add(battle, 0, laid.card("Guards"), (36, 18))
    slow = laid.add(battle, 0, laid.card("Slow", speed=1), (30, 18))
    enemy = laid.add(battle, 1, laid.card("Enemy"), (36, 22))

    def rules() -> list[str]:
        """What keeps the enemy from attacking and fighting the unit, and the unit from fighting the enemy."""
        attack = why_not_attack(battle, Table(battle), enemy, unit)
        reasons = [attack, *(why_not_into_melee(battle, a, b, True) for a, b in ((enemy, unit), (unit, enemy)))]
        return ["" if reason is None else reason.rule.removeprefix("legion23:battlecard.") for reason in reasons]

    assert rules() == ["", "", ""]
    battle.tokens = [Token("objective", 36 * INCH, 18 * INCH, name="hostage")] * 2
    claim(battle, unit, 0)
    claim(battle, slow, 0)
    assert [courage_of(battle, each) for each in (unit, slow, enemy)] == [2, 2, 1]
    assert [own_speed(each) for each in (unit, slow, enemy)] == [1, 1, 2]
    assert rules() == ["hostage.2", "hostage.2", "hostage"]
    assert [can_be_affected(each) for each in (unit, enemy)] == [False, True]
    battle.round = 2
    assert rules() == ["", "", "hostage"]
    battle.round = 1
    run(drop_all(battle, unit))
    assert rules() == ["", "", ""]
    assert can_be_affected(unit)
    assert (courage_of(battle, unit), own_speed(unit)) == (1, 2)


@pytest.mark.rule("legion23:battlecard.hostage.2")
def test_who_takes_a_hostage_later_is_not_safe() -> None:
    from tablero.games.legion.kinds import can_be_affected
    from tablero.games.legion.objectives import claim

    battle = battle_with("2023", turn=2, objective="Hostage Exchange")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [Token("objective", 36 * INCH, 18 * INCH, name="hostage")]
    claim(battle, unit, 0)
    assert can_be_affected(unit)


@pytest.mark.rule("legion23:battlecard.payload.7", "legion23:move.17")
def test_miniatures_stand_on_tokens_of_key_positions_and_on_no_others() -> None:
    from tablero.games.legion.deploying import infiltration

    battle = battle_with("2023")
    battle.phase = "activation"
    unit = laid.add(battle, 0, corps("Spies", "infiltrate"))
    placing = infiltration(battle, unit)
    for name, rule in (("position", None), ("supplies", "legion23:move.17")):
        battle.tokens = [Token("objective", 36 * INCH, 18 * INCH, name=name)]
        reason = placing.why_not(((36 * INCH, 18 * INCH),))
        assert (None if reason is None else reason.rule) == rule


def test_troopers_scout_from_advanced_positions() -> None:
    from tablero.games.legion.deploying import scout_value
    from tablero.games.legion.end_phase import end_of_end_phase

    battle = battle_with("2023", turn=0, deployment="Advanced Positions")
    units = [laid.add(battle, 0, each) for each in (corps(), corps("Scouts", "scout 1"), vehicle())]
    run(set_up_mission(battle))
    assert [scout_value(unit) for unit in units] == [1, 2, 0]
    run(end_of_end_phase(battle))
    assert [scout_value(unit) for unit in units] == [0, 1, 0]


def test_vehicles_roll_out_of_their_zone() -> None:
    from tablero.games.legion import doing

    battle = battle_with("2023", turn=0, deployment="Roll Out")
    walker, troopers = laid.add(battle, 0, vehicle()), laid.add(battle, 0, corps())
    edge = 18 * INCH  # blue's own zone begins at 60 inches; 48 where it is wide
    inside = 54 * INCH + 3500
    outcome = run(doing.deploy(battle, walker), answers=[((inside, edge),)])
    reason = outcome.asked[0].check(((inside - 10, edge),))
    assert reason is not None
    assert reason.rule == "legion23:deploy.02"
    outcome = run(doing.deploy(battle, troopers), answers=[((62 * INCH, 10 * INCH),)])
    assert outcome.asked[0].check(((inside + 2 * INCH, edge + 5 * INCH),)) is not None
