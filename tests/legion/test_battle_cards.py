"""Battle cards of the newer edition: what objectives and secondary objectives set up, let units do, and score."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion import laid
from legion.commanded import corps
from legion.fielded import words
from legion.missions import MIDDLE, at, battle_with, card_id, holder, scored, token
from legion.playing import attack_dice, defence_dice, run, vehicle
from tablero.games.legion import cards, doing
from tablero.games.legion.actions import make_action, menu, why_not
from tablero.games.legion.battle_cards import CARDS_2023, CARDS_2026, lines
from tablero.games.legion.battlefield import POI
from tablero.games.legion.listing import Cards, unenforced
from tablero.games.legion.missions import ADVANTAGE, OBJECTIVE, SECONDARY, deck_of
from tablero.games.legion.objectives import drop_all, put_token, why_not_here
from tablero.games.legion.setup import set_up_mission
from tablero.games.legion.setup_parts import Spot
from tablero.games.legion.state import (
    ASSET,
    BEATEN_NOW,
    DEFEATED,
    INCOGNITO,
    MARKED,
    OBSERVATION,
    SUPPRESSED_NOW,
    SUPPRESSION,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.suppression import courage_of, suppress
from tablero.games.legion.wounds import suffer
from tablero.tabletop import INCH

EDITIONS = ("2026", "2023")


def score(battle: Battle, *answers: Any) -> list[int]:
    """What both players have after an End Phase is scored."""
    run(battle.edition.scoring.score_round(battle), answers=answers)
    return battle.victory_points


def claimable(battle: Battle, unit: Unit, number: int) -> bool:
    """Whether a unit may claim a token in its activation."""
    battle.activating = unit.id
    return why_not(battle, unit, ("claim", number)) is None


# The cards.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.rule("legion26:cards.02", "legion26:cards.06", "legion26:cards.08", "legion23:card.04", "legion23:card.06")
def test_every_card_whose_rules_are_known_is_told(edition: str, lang: str) -> None:
    told: dict[str, list[str]] = {}
    names = {"2026": CARDS_2026, "2023": CARDS_2023}[edition]
    for card in cards.battle_cards(edition).values():
        told[card.name] = told.get(card.name) or [words(lang).render(line) for line in lines(card)]
        known = not unenforced(card)
        assert known == (card.name in names and not card.missing and card.text != "unknown")
    plain = {"Battle Lines", "Major Offensive", "The Long March", "Clear Conditions"}
    assert {name for name, said in told.items() if said} == names.keys() - plain
    first = told["Breakthrough"][0]
    kinds = {"2026": {"en": "Setup", "es": "Preparación"}, "2023": {"en": "Scoring", "es": "Puntuación"}}
    assert first.startswith(kinds[edition][lang] + ":")


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_is_drawn_whose_rules_are_not_known(edition: str) -> None:
    battle = battle_with(edition)
    known = cards.battle_cards(edition)
    kinds = {"2026": (OBJECTIVE, SECONDARY, ADVANTAGE), "2023": ("objective", "deployment", "condition")}[edition]
    for kind in kinds:
        deck = deck_of(battle, 0, kind)
        assert len(deck) >= {"2026": 3, "2023": 4}[edition]
        assert not [id for id in deck if unenforced(known[id])]


def test_another_card_is_there_for_one_that_was_brought_and_is_not_known() -> None:
    battle = battle_with()
    brought = ("Ev", "Ai", "Gd")
    battle.armies = (replace(battle.armies[0], battle_deck=brought), battle.armies[1])
    deck = deck_of(battle, 0, OBJECTIVE)
    assert deck[0] == "Ai"
    assert len(deck) == len(set(deck)) == 3
    assert not {"Ev", "Gd"} & set(deck)


@pytest.mark.rule("legion26:setup.17")
def test_cards_are_set_up_one_after_the_other() -> None:
    battle = battle_with(
        turn=0, objective="Close the Pocket", secondary="Recon Mission", advantage_0="Garrison", advantage_1="Garrison"
    )
    battle.blue = 1
    for seat in (0, 0, 1, 1):
        laid.add(battle, seat, corps(f"Corps {len(battle.units)}"))
    answers = [(("unit", 2),), (("unit", 0),), ("unit", 3), ("unit", 1)]
    outcome = run(set_up_mission(battle), answers=answers)
    asked = [(seat, id.removeprefix("legion-ask-")) for seat, id in outcome.questions]
    assert asked == [(1, "hand-asset"), (0, "hand-asset"), (1, "grant"), (0, "grant")]
    assert len(battle.tokens) == 3


# Objectives.


@pytest.mark.rule("legion26:token.poi", "legion26:cards.05")
def test_the_points_of_interest_of_the_map_have_the_name_of_the_card_and_an_owner_where_it_says_so() -> None:
    battle = battle_with(objective="Bunker Assault")
    run(set_up_mission(battle))
    assert [each.name for each in battle.tokens] == ["bunker"] * 4
    assert sorted((each.y // INCH, each.seat) for each in battle.tokens) == [(5, 1), (5, 1), (30, 0), (30, 0)]
    battle = battle_with(objective="Breakthrough")
    run(set_up_mission(battle))
    assert {(each.kind, each.name, each.seat) for each in battle.tokens} == {(POI, "checkpoint", -1)}
    assert (36576, 77724) in [(each.x, each.y) for each in battle.tokens]


@pytest.mark.rule("legion26:obj.01", "legion26:cards.02")
def test_checkpoints_score_at_home_while_no_enemy_is_there_and_abroad_when_secured() -> None:
    battle = battle_with(objective="Breakthrough")
    battle.tokens = [token(POI, "checkpoint", 36, 33), token(POI, "checkpoint", 36, 3)]
    laid.add(battle, 0, corps(), (20, 18))
    assert score(battle) == [1, 1]
    laid.add(battle, 0, corps("Scouts"), (34, 3))
    assert score(battle) == [1 + 1 + 2, 1]
    laid.add(battle, 1, corps("Guards"), (38, 3))
    assert score(battle) == [4 + 1, 1]
    battle.round = 1
    assert score(battle) == [5, 1]


@pytest.mark.rule("legion26:obj.01", "legion26:cards.02")
def test_the_middle_of_the_pocket_is_worth_two() -> None:
    battle = battle_with(objective="Close the Pocket")
    battle.tokens = [token(POI, "stockpile", 36, 18), token(POI, "stockpile", 10, 18), token(POI, "stockpile", 60, 18)]
    laid.add(battle, 0, corps(), (34, 18))
    laid.add(battle, 1, corps("Enemy"), (12, 18))
    laid.add(battle, 1, corps("Other"), (62, 18))
    assert score(battle) == [2, 2]


@pytest.mark.rule("legion26:obj.01", "legion26:cards.02")
def test_labs_score_by_how_many_are_contested() -> None:
    battle = battle_with(objective="Recover the Research")
    battle.tokens = [token(POI, "lab", 10 * number + 10, 18) for number in range(5)]
    got = []
    for number in range(5):
        laid.add(battle, 0, corps(f"Corps {number}"), (10 * number + 12, 18))
        laid.add(battle, 1, corps(f"Enemy {number}"), (10 * number + 10, 20))
        before = battle.victory_points[0]
        got.append(score(battle)[0] - before)
    assert got == [0, 1, 2, 3, 3]


@pytest.mark.rule("legion26:cards.02")
def test_bunkers_of_the_enemy_are_wounded_and_destroyed() -> None:
    battle = battle_with(objective="Bunker Assault")
    battle.tokens = [token(POI, "bunker", 36, 5, seat=1), token(POI, "bunker", 36, 30, seat=0)]
    laid.add(battle, 0, corps(), (34, 5))
    laid.add(battle, 0, corps("Home"), (34, 30))
    assert score(battle) == [1, 0]
    assert [each.marks for each in battle.tokens] == [1, 0]
    assert score(battle) == [2, 0]
    assert [each.marks for each in battle.tokens] == [2, 0]
    assert score(battle) == [2 + 1 + 3, 0]
    assert [each.seat for each in battle.tokens] == [0]


@pytest.mark.parametrize(("rank", "marks"), [("corps", 1), ("commander", 2), ("operative", 2), ("special_forces", 2)])
def test_who_leads_or_is_trained_hurts_a_bunker_more(rank: str, marks: int) -> None:
    battle = battle_with(objective="Bunker Assault")
    battle.tokens = [token(POI, "bunker", 36, 5, seat=1)]
    laid.add(battle, 0, corps("Corps"), (34, 5))
    laid.add(battle, 0, corps("Led", rank=rank), (38, 5))
    score(battle)
    assert battle.tokens[0].marks == marks
    laid.add(battle, 1, corps("Enemy"), (36, 7.5))
    laid.add(battle, 1, corps("Others"), (36, 2.5))
    score(battle)
    assert battle.tokens[0].marks == marks


@pytest.mark.rule("legion26:cards.02", "legion26:obj.06")
def test_priority_targets_are_shifted_by_whose_opponent_secures_them() -> None:
    battle = battle_with(objective="Shifting Priorities")
    battle.tokens = [token(POI, "priority-target", 36, 18), token(POI, "priority-target", 10, 18)]
    laid.add(battle, 0, corps(), (34, 18))
    laid.add(battle, 1, corps("Enemy"), (12, 18))
    outcome = run(battle.edition.scoring.score_round(battle), answers=[at(7.5, 18), at(39, 18)])
    assert outcome.questions == [(0, "legion-ask-shift"), (1, "legion-ask-shift")]
    assert [(each.x, each.y) for each in battle.tokens] == [at(39, 18), at(7.5, 18)]
    assert battle.victory_points == [1, 1]
    far = outcome.asked[0].check(at(6.9, 18))
    assert far is not None
    assert far.rule == "legion26:cards.02"
    assert outcome.asked[0].check(at(10, 18)) is None  # it may stay
    assert outcome.asked[0].check(at(12, 18)) is not None  # under a miniature


# Secondary objectives.


@pytest.mark.rule("legion26:cards.06")
def test_relays_are_placed_in_the_middle_strip() -> None:
    battle = battle_with(secondary="Align the Relay")
    spots = [at(10, 18), at(20, 18), at(50, 18), at(60, 18.4)]
    outcome = run(set_up_mission(battle), answers=spots)
    assert [seat for seat, _ in outcome.questions] == [0, 0, 1, 1]
    assert [(each.x, each.y) for each in battle.tokens] == [MIDDLE, *spots]
    ask = outcome.asked[0]
    for spot, id in (
        (at(6.4, 18), "legion-spot-short"),
        (at(10, 16.9), "legion-spot-long"),
        (at(42, 18), "legion-spot-apart"),
    ):
        reason = ask.check(spot)
        assert reason is not None
        assert (reason.rule, reason.message.id) == ("legion26:cards.06", id)


@pytest.mark.rule("legion26:cards.06", "legion26:action.06", "legion26:obj.08")
def test_relays_are_aligned_and_score_by_twos() -> None:
    battle = battle_with(secondary="Align the Relay")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [token(ASSET, "comms-relay", x, 18) for x in (34, 38, 10, 20, 60)]
    battle.activating, battle.actions = unit.id, 1
    align = ("token-action", "align-relay", 0)
    assert align in menu(battle, unit)
    far = why_not(battle, unit, ("token-action", "align-relay", 2))
    assert far is not None
    assert far.rule == "legion26:obj.08"
    run(make_action(battle, unit, align))
    assert battle.tokens[0].seat == 0
    unit.done.clear()
    again = why_not(battle, unit, align)
    assert again is not None
    assert again.rule == "legion26:action.06"
    assert why_not(battle, unit, ("token-action", "recover-data", 0)) is not None
    assert score(battle) == [0, 0]
    battle.tokens = [each._replace(seat=0) for each in battle.tokens[:3]] + battle.tokens[3:]
    assert score(battle) == [1, 0]
    battle.tokens = [each._replace(seat=1) for each in battle.tokens[:4]] + battle.tokens[4:]
    assert score(battle) == [1, 2]


@pytest.mark.rule("legion26:cards.06")
def test_data_cores_are_put_into_contested_territory() -> None:
    battle = battle_with(objective="Close the Pocket", secondary="Retrieve the Data")
    outcome = run(set_up_mission(battle), answers=[at(20, 18), at(28, 18), at(44, 18), at(52, 18)])
    cores = [each for each in battle.tokens if each.name == "data-core"]
    assert (cores[0].x, cores[0].y) == MIDDLE  # even on top of the stockpile
    assert len(cores) == 5
    near = outcome.asked[0].check(at(12.4, 18))
    assert near is not None
    assert near.message.id == "legion-spot-edges"
    battle = battle_with(objective="Breakthrough", secondary="Supply Run")
    outcome = run(set_up_mission(battle), answers=[at(20, 18), at(28, 18), at(44, 18), at(52, 18)])
    battle.mission["objective"] = card_id("2026", "Breakthrough")
    assert outcome.asked[0].check(at(36, 23)) is None


@pytest.mark.rule("legion26:cards.06")
def test_what_has_to_lie_in_contested_territory_lies_wholly_in_it() -> None:
    battle = battle_with(objective="Close the Pocket")
    for y, legal in ((9.4, False), (9.6, True), (26.4, True), (26.6, False)):
        reason = Spot(contested=True).why_not(battle, token(ASSET, "supply-cache", 10, y))
        assert (reason is None) == legal
    assert Spot(contested=True).why_not(battle, token(ASSET, "supply-cache", 36, 5)) is None


@pytest.mark.rule("legion26:cards.06", "legion26:action.06")
def test_data_is_recovered_from_cores_with_two_suppression() -> None:
    battle = battle_with(secondary="Retrieve the Data")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [token(ASSET, "data-core", 34, 18), token(ASSET, "data-core", 10, 18, marks=2)]
    battle.activating, battle.actions = unit.id, 2
    recover = ("token-action", "recover-data", 0)
    run(make_action(battle, unit, recover))
    again = why_not(battle, unit, recover)
    assert again is not None
    assert again.rule == "legion26:action.02"
    assert battle.tokens[0].marks == 1
    assert score(battle) == [0, 0]
    unit.done.clear()
    run(make_action(battle, unit, recover))
    assert score(battle) == [1, 0]
    assert [each.marks for each in battle.tokens] == [2]
    assert (battle.tokens[0].x, battle.tokens[0].y) == at(10, 18)


@pytest.mark.rule("legion26:cards.06", "legion26:token.asset")
def test_bombs_are_handed_out_and_destroy_the_base_of_the_enemy() -> None:
    battle = battle_with(secondary="Destroy Enemy Base")
    own, other = laid.add(battle, 0, corps()), laid.add(battle, 0, corps("Other"))
    laid.add(battle, 1, corps("Enemy"), (34, 10))
    answers = [at(36, 28), at(36, 8), (("unit", own.id),)]
    outcome = run(set_up_mission(battle), answers=answers)
    assert [(each.name, each.seat) for each in battle.tokens] == [("base", 0), ("base", 1)]
    assert outcome.asked[0].check(at(36, 30)) is not None
    assert [token.name for token in own.held] == ["bomb"]
    enemy = battle.units[2]
    assert [token.name for token in enemy.held] == ["bomb"]
    laid.stand(battle, own, (34, 8))
    run(battle.edition.mission.end_phase_begins(battle))
    assert len(battle.tokens) == 2  # nobody secures it
    laid.stand(battle, other, (38, 8))
    own.held, other.held = [], own.held
    run(battle.edition.mission.end_phase_begins(battle))
    assert [each.seat for each in battle.tokens] == [0]
    assert other.held == []
    assert score(battle) == [4, 0]
    battle.round += 1
    assert score(battle) == [4, 0]


def test_a_base_stands_as_long_as_no_bomb_is_there() -> None:
    battle = battle_with(secondary="Destroy Enemy Base")
    battle.tokens = [token(POI, "base", 36, 8, seat=1)]
    laid.add(battle, 0, corps(), (34, 8))
    holder(battle, 0, "bomb", (50, 8))
    run(battle.edition.mission.end_phase_begins(battle))
    assert len(battle.tokens) == 1
    assert score(battle) == [0, 0]


@pytest.mark.rule("legion26:obj.09", "legion26:obj.22", "legion26:obj.10")
def test_units_claim_assets_that_they_contest_as_a_free_action() -> None:
    battle = battle_with(secondary="Supply Run")
    unit = laid.add(battle, 0, corps(), (36, 18))
    walker = laid.add(battle, 0, vehicle(), (31, 18))
    battle.tokens = [
        token(ASSET, "supply-cache", 34, 18),
        token(ASSET, "supply-cache", 38, 18),
        token(ASSET, "supply-cache", 45, 18),
        token(ASSET, "data-core", 36, 20),
        token(POI, "lab", 36, 15),
    ]
    battle.activating, battle.actions = unit.id, 0
    claims = [option for option in menu(battle, unit) if option[0] == "claim"]
    assert claims == [("claim", 0), ("claim", 1)]
    rules = [why_not(battle, unit, ("claim", number)) for number in (2, 3, 4, 9)]
    assert [reason.rule for reason in rules if reason] == [f"legion26:obj.{n}" for n in ("22", "09", "09", "09")]
    battle.activating = walker.id
    barred = why_not(battle, walker, ("claim", 0))
    assert barred is not None
    assert barred.rule == "legion26:obj.09"
    battle.activating = unit.id
    unit.tokens[SUPPRESSION] = 2
    panicked = why_not(battle, unit, ("claim", 0))
    assert panicked is not None
    assert panicked.rule == "legion26:obj.22"
    unit.tokens.clear()
    run(make_action(battle, unit, ("claim", 0)))
    assert len(battle.tokens) == 4
    assert [each.name for each in unit.held] == ["supply-cache"]
    again = why_not(battle, unit, ("claim", 0))
    assert again is not None
    assert again.rule == "legion26:action.02"
    unit.done.clear()
    one = why_not(battle, unit, ("claim", 0))
    assert one is not None
    assert one.rule == "legion26:obj.09"  # one each


@pytest.mark.rule("legion26:obj.09")
def test_scanners_are_claimed_by_their_own_side_only() -> None:
    battle = battle_with(secondary="Recon Mission")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [token(ASSET, "scanner", 34, 18, seat=1), token(ASSET, "scanner", 38, 18, seat=0)]
    assert [claimable(battle, unit, number) for number in (0, 1)] == [False, True]
    battle = battle_with(secondary="Failed Negotiations")
    unit = laid.add(battle, 0, corps(), (36, 18))
    support = laid.add(battle, 0, corps("Gunners", rank="support"), (36, 20))
    forces = laid.add(battle, 0, corps("Rangers", rank="special_forces"), (36, 16))
    battle.tokens = [token(ASSET, "prisoner", 37.5, 18, seat=1)]
    assert [claimable(battle, each, 0) for each in (unit, support, forces)] == [True, False, True]


@pytest.mark.rule("legion26:cards.06", "legion26:kw.incognito")
def test_prisoners_make_brave_and_are_exchanged() -> None:
    battle = battle_with(turn=1, secondary="Failed Negotiations")
    unit, support = laid.add(battle, 0, corps(), (33, 18)), laid.add(battle, 0, corps("Guns", rank="support"), (36, 30))
    enemy = laid.add(battle, 1, corps("Enemy"), (50, 18))
    spy = laid.add(battle, 1, corps("Spy", "incognito"), (60, 18))
    spy.tokens[INCOGNITO] = 1
    run(set_up_mission(battle), answers=[(("unit", enemy.id),)])
    assert [(each.kind, each.name, each.x) for each in battle.tokens] == [(POI, "exchange", MIDDLE[0])]
    assert [each.held[0].seat for each in (unit, enemy)] == [0, 1]
    assert support.held == []
    assert [courage_of(battle, each) for each in (unit, support)] == [2, 1]
    assert [each.has(INCOGNITO) for each in (unit, enemy, support, spy)] == [1, 1, 0, 1]
    assert score(battle) == [0, 0]
    assert [each.has(INCOGNITO) for each in (unit, enemy, spy)] == [0, 0, 1]
    battle.round = 2
    assert score(battle) == [1, 0]
    laid.stand(battle, enemy, (36 + 1 + 6.5, 18))
    assert score(battle) == [2, 1]
    laid.stand(battle, enemy, (36 + 1 + 6.6, 18))
    assert score(battle) == [3, 1]
    unit.held = []
    assert score(battle) == [3, 1]


@pytest.mark.rule("legion26:cards.06")
def test_targets_are_marked_and_score_when_they_fall() -> None:
    battle = battle_with(secondary="Marked Targets")
    for seat in (0, 1):
        for number in range(5):
            laid.add(battle, seat, corps(f"Corps {number}"), (10 * number + 5, 5 + 20 * seat))
    marks = [
        (("unit", 0), ("unit", 1)),
        (("unit", 5), ("unit", 6)),
        (("unit", 7), ("unit", 8)),
        (("unit", 2), ("unit", 3)),
    ]
    outcome = run(set_up_mission(battle), answers=marks)
    assert [seat for seat, _ in outcome.questions] == [0, 0, 1, 1]
    assert ("unit", 5) not in outcome.asked[2].to_json()["options"]
    assert [unit.has(MARKED) for unit in battle.units] == [1, 1, 1, 1, 0] * 2
    for id in (0, 4, 5):
        run(suffer(battle, battle.units[id], 1))
    run(battle.edition.mission.settle(battle))
    assert battle.victory_points == [1, 1]
    run(battle.edition.mission.settle(battle))
    assert battle.victory_points == [1, 1]


@pytest.mark.rule("legion26:cards.06")
def test_scanners_report_enemies_near_and_score_for_two() -> None:
    battle = battle_with(turn=1, secondary="Recon Mission")
    unit = holder(battle, 0, "scanner", (36, 18))
    near = laid.add(battle, 1, corps("Near"), (40, 18))
    other = laid.add(battle, 1, corps("Other"), (36, 22))
    far = laid.add(battle, 1, corps("Far"), (36, 30))
    for turn, points in ((1, 0), (2, 1), (2, 1), (3, 2)):
        battle.round = turn
        run(battle.edition.mission.activated(battle, unit))
        assert battle.victory_points == [points, 0]
    assert [each.has(OBSERVATION) for each in (near, other, far)] == [4, 4, 0]
    run(battle.edition.mission.activated(battle, near))
    assert [each.has(OBSERVATION) for each in (near, other, unit)] == [4, 4, 0]
    laid.stand(battle, other, (36, 30.5))
    battle.round = 4
    run(battle.edition.mission.activated(battle, unit))
    assert battle.victory_points == [2, 0]


def test_a_wall_hides_from_scanners() -> None:
    battle = battle_with(secondary="Recon Mission")
    unit = holder(battle, 0, "scanner", (36, 18))
    hidden = laid.add(battle, 1, corps("Hidden"), (40, 18))
    seen = laid.add(battle, 1, corps("Seen"), (36, 22))
    laid.lay(battle, laid.box(0.5, 6), 38, 18, high=5)
    run(battle.edition.mission.activated(battle, unit))
    assert [each.has(OBSERVATION) for each in (hidden, seen)] == [0, 1]
    assert battle.victory_points == [0, 0]


@pytest.mark.rule("legion26:cards.06")
def test_the_surface_is_scanned_by_two_outside_their_territory() -> None:
    battle = battle_with(objective="Breakthrough", secondary="Surface Scan")
    one, two = holder(battle, 0, "scanner", (36, 18)), holder(battle, 0, "scanner", (40, 30))
    assert score(battle) == [0, 0]
    laid.stand(battle, two, (40, 20))
    assert score(battle) == [1, 0]
    battle.tokens = [token(POI, "checkpoint", 40, 27.6)]
    laid.stand(battle, two, (40, 24))
    assert score(battle) == [1 + 1, 0]  # it contests a point of interest at home, which is worth a point by itself
    battle.tokens = [token(ASSET, "scanner", 36, 20, seat=1), token(ASSET, "scanner", 36, 16, seat=0)]
    assert score(battle) == [2 + 1 + 2, 0]
    assert score(battle) == [5 + 1, 0]
    battle.tokens = []
    one.held = []
    assert score(battle) == [6, 0]
    battle.round = 1
    one.held = two.held
    assert score(battle) == [6, 0]


def test_nobody_finds_the_own_scanner() -> None:
    battle = battle_with(secondary="Surface Scan")
    holder(battle, 0, "scanner", (36, 18))
    battle.tokens = [token(ASSET, "scanner", 36, 20, seat=0)]
    assert score(battle) == [0, 0]
    battle.tokens = [token(ASSET, "scanner", 36, 25, seat=1)]
    assert score(battle) == [0, 0]
    battle.tokens = [token(ASSET, "scanner", 36, 20, seat=1)]
    assert score(battle) == [2, 0]


@pytest.mark.rule("legion26:cards.06")
def test_supplies_are_delivered_at_points_of_interest() -> None:
    battle = battle_with(objective="Close the Pocket", secondary="Supply Run")
    unit = holder(battle, 0, "supply-cache", (34, 18))
    battle.tokens = [token(POI, "stockpile", 36, 18)]
    activates = battle.edition.mission.activates
    for turn in (2, 3, 4):
        battle.round = turn
        outcome = run(activates(battle, unit), answers=["no"])
        assert dict(outcome.asked[0].message.args)["points"] == (2 if turn == 4 else 1)
    run(activates(battle, unit), answers=["yes"])
    assert (battle.victory_points, unit.held) == ([2, 0], [])
    run(activates(battle, unit))
    unit.held = [Token(ASSET, 0, 0, name="supply-cache")]
    laid.stand(battle, unit, (30, 18))
    run(activates(battle, unit))
    laid.stand(battle, unit, (34, 18))
    battle.round = 1
    run(activates(battle, unit))
    battle.round = 3
    run(activates(battle, unit), answers=["yes"])
    assert battle.victory_points == [3, 0]


@pytest.mark.rule("legion26:cards.06")
def test_who_has_shaken_more_enemies_scores() -> None:
    battle = battle_with(secondary="Bring Them to Heel")
    own, other = laid.add(battle, 0, corps(), (10, 10)), laid.add(battle, 0, corps("Other"), (20, 10))
    enemy = laid.add(battle, 1, corps("Enemy", courage=2), (30, 30))
    assert score(battle) == [0, 0]
    enemy.tokens[SUPPRESSION] = 1
    assert score(battle) == [0, 0]
    enemy.tokens[SUPPRESSION] = 2
    assert score(battle) == [1, 0]
    own.tokens[SUPPRESSION] = 1
    assert score(battle) == [1, 0]
    other.tokens[SUPPRESSION] = 1
    assert score(battle) == [1, 1]
    battle.round = 1
    assert score(battle) == [1, 1]


@pytest.mark.rule("legion26:cards.07")
def test_boxes_are_ticked_once_in_a_game_and_one_a_round() -> None:
    battle = battle_with(secondary="Bring Them to Heel")
    laid.add(battle, 0, corps(), (10, 10))
    enemy = laid.add(battle, 1, corps("Enemy"), (30, 30))
    tank = laid.add(battle, 1, vehicle(), (50, 30))
    settle = battle.edition.mission.settle
    suppress(battle, enemy)
    outcome = run(settle(battle), answers=["no"])
    assert outcome.questions == [(0, "legion-ask-box")]
    assert outcome.asked[0].to_json()["options"] == [("box", "all-suppressed", 2), "no"]
    suppress(battle, enemy)
    outcome = run(settle(battle), answers=[("box", "panicked", 2)])
    assert battle.victory_points == [2, 0]
    suppress(battle, enemy)
    run(settle(battle))  # once a round
    battle.round += 1
    suppress(battle, enemy)
    outcome = run(settle(battle), answers=[("box", "all-suppressed", 2)])
    assert ("box", "panicked", 2) not in outcome.asked[0].to_json()["options"]
    assert battle.victory_points == [4, 0]
    battle.round += 1
    suppress(battle, enemy)
    run(settle(battle))
    assert tank.has(SUPPRESSION) == 0
    assert (SUPPRESSED_NOW, enemy.id, -1) not in battle.happened


@pytest.mark.rule("legion26:cards.07")
@pytest.mark.parametrize(
    ("spot", "boxes"),
    [((36, 18), {"anywhere", "contested"}), ((10, 30), {"anywhere", "home"}), ((10, 5), {"anywhere", "enemy"})],
)
def test_boxes_for_sweeping_depend_on_where_the_attacker_stands(spot: tuple[float, float], boxes: set[str]) -> None:
    battle = battle_with(objective="Close the Pocket", secondary="Sweep and Clear")
    unit = laid.add(battle, 0, corps(), spot)
    enemy = laid.add(battle, 1, corps("Enemy"), (60, 18))
    enemy.place = DEFEATED
    battle.happened = [(BEATEN_NOW, enemy.id, unit.id)]
    worth = {"anywhere": 1, "home": 1, "contested": 1, "enemy": 2}
    outcome = run(battle.edition.mission.settle(battle), answers=[0])
    offered = outcome.asked[0].to_json()["options"]
    assert {option[1]: option[2] for option in offered if option != "no"} == {box: worth[box] for box in boxes}
    assert outcome.questions == [(0, "legion-ask-box")]
    assert battle.victory_points == [1, 0]


def test_an_attack_that_defeats_a_unit_lets_its_player_sweep() -> None:
    battle = battle_with(secondary="Sweep and Clear")
    battle.phase = "activation"
    unit = laid.add(battle, 0, laid.card("Gunners"), (36, 18))
    enemy = laid.add(battle, 1, corps("Enemy"), (36, 22))
    laid.add(battle, 1, corps("Rest"), (5, 5))
    dice = [*attack_dice("white", "critical"), *defence_dice("white", "blank")]
    run(doing.perform_attack(battle, unit), dice=dice)
    assert enemy.place == DEFEATED
    assert (BEATEN_NOW, enemy.id, unit.id) in battle.happened
    run(battle.edition.mission.settle(battle), answers=[("box", "anywhere", 1)])
    assert scored(battle) == [1, 0]


# Assets that are dropped.


@pytest.mark.rule("legion26:obj.12")
def test_what_a_unit_holds_is_dropped_the_moment_that_it_panics() -> None:
    battle = battle_with(secondary="Supply Run")
    unit = holder(battle, 0, "supply-cache", (36, 18))
    suppress(battle, unit)
    run(battle.edition.mission.settle(battle))
    assert len(unit.held) == 1
    suppress(battle, unit)
    run(battle.edition.mission.settle(battle), answers=[at(36, 20)])
    assert unit.held == []
    assert [(each.name, each.x, each.y) for each in battle.tokens] == [("supply-cache", *at(36, 20))]


@pytest.mark.rule("legion26:obj.17", "legion26:obj.21", "legion26:obj.11")
def test_a_dropped_asset_lies_at_the_nearest_legal_place_where_there_is_none_near() -> None:
    battle = battle_with(secondary="Supply Run")
    unit = holder(battle, 0, "supply-cache", (36, 18))
    laid.lay(battle, laid.box(14, 14), 36, 18, high=3, kind="area", movement="impassable")
    run(drop_all(battle, unit))
    (dropped,) = battle.tokens
    assert why_not_here(battle, dropped) is None
    assert max(abs(dropped.x - MIDDLE[0]), abs(dropped.y - MIDDLE[1])) == 7.5 * INCH  # at the edge of it


@pytest.mark.rule("legion26:obj.21", "legion26:obj.11")
def test_a_dropped_asset_is_not_put_on_impassable_terrain() -> None:
    battle = battle_with(secondary="Supply Run")
    unit = holder(battle, 0, "supply-cache", (36, 18))
    laid.lay(battle, laid.box(2, 2), 38.5, 18, high=3, kind="area", movement="impassable")
    outcome = run(drop_all(battle, unit), answers=[at(36, 20)])
    reason = outcome.asked[0].check(at(38, 18))
    assert reason is not None
    assert reason.rule == "legion26:obj.18"


@pytest.mark.rule("legion26:obj.16", "legion23:objective.06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_terrain_in_the_way_of_a_token_is_moved_aside(edition: str) -> None:
    battle = battle_with(edition)
    laid.lay(battle, laid.box(6, 6), 38, 18, high=3)
    laid.lay(battle, laid.box(4, 4), 50, 18, high=3)
    before = [battle.field[piece.bodies[0]].pose for piece in battle.terrain]
    put_token(battle, Token("asset" if edition == "2026" else "objective", *MIDDLE))
    after = [battle.field[piece.bodies[0]].pose for piece in battle.terrain]
    assert after == before  # wholly on it, which is allowed
    battle.tokens.clear()
    edge = at(35.2, 18)
    put_token(battle, Token("asset" if edition == "2026" else "objective", *edge))
    after = [battle.field[piece.bodies[0]].pose for piece in battle.terrain]
    assert after[0] != before[0]
    assert abs(after[0].x - before[0].x) + abs(after[0].y - before[0].y) <= 2 * INCH
    assert after[1] == before[1]


def test_what_a_battle_card_says_is_told_to_clients_too() -> None:
    id = card_id("2026", "Breakthrough")
    printed: Any = Cards().printed(f"2026/battle/{id}")
    assert len(printed["sentences"]) == len(list(lines(cards.battle_cards("2026")[id]))) > 1
