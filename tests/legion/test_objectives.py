"""Objective tokens: contesting, securing, claiming and dropping them, and what objectives score in each edition."""

from __future__ import annotations

import pytest

from legion import laid, missions
from legion.commanded import BOTH, commander, corps
from legion.playing import run, told, vehicle
from tablero.games.legion import end_phase
from tablero.games.legion.actions import make_actions, menu, why_not
from tablero.games.legion.battle_cards import CARDS_2023, CARDS_2026
from tablero.games.legion.battlefield import POI, everybody, token_body
from tablero.games.legion.circumstances import sees_the_prize
from tablero.games.legion.objectives import (
    MARKER,
    claim,
    contests,
    drop_all,
    objective_tokens,
    securing,
    why_not_here,
)
from tablero.games.legion.older_parts import Victory
from tablero.games.legion.secrets import KEYWORD
from tablero.games.legion.sight import seen
from tablero.games.legion.state import ASSET, NOBODY, SECRET_MISSION, SUPPRESSION, Battle, Token, Unit
from tablero.games.legion.terrain import AREA, BARRICADE, IMPASSABLE, OBSTACLE
from tablero.tabletop import INCH, MODEL


def points(battle: Battle, name: str, seat: int) -> int:
    """What a player scores for an objective of the newer edition in this round."""
    return sum(part.points(battle, seat) for part in CARDS_2026[name].parts)


def counted(battle: Battle, name: str, seat: int) -> int:
    """What counts of an objective of the older edition for a player."""
    (part,) = CARDS_2023[name].scoring
    assert isinstance(part, Victory)
    return part.counted(battle, seat)


MIDDLE = (36 * INCH, 18 * INCH)
BASE = 2700 / 2540 / 2


def beside(edition: str, apart: float, kind: str = POI) -> tuple[Battle, Unit, Token]:
    """A unit whose leader's base is so many inches away from the edge of a token in the middle."""
    battle = laid.battle(edition)
    radius = 1 if kind == POI else 0.5
    unit = laid.add(battle, 0, corps(), (36 + radius + BASE + apart, 18))
    token = Token(kind, *MIDDLE)
    battle.tokens.append(token)
    return battle, unit, token


@pytest.mark.rule("legion26:obj.02")
def test_objective_tokens_are_assets_and_points_of_interest_and_nothing_else() -> None:
    battle = laid.battle("2026")
    assert objective_tokens(battle) == []
    kinds = ("smoke", ASSET, "proton charge", POI, "advantage", "bane")
    battle.tokens = [Token(kind, number * INCH, 18 * INCH) for number, kind in enumerate(kinds, 10)]
    assert [battle.tokens[number].kind for number in objective_tokens(battle)] == [ASSET, POI]
    eyes = laid.add(battle, 0, corps("Eyes", "eyes-on-the-prize agile"), (10, 18))
    assert not sees_the_prize(battle, laid.add(battle, 0, corps("Far"), (10, 23)))
    assert sees_the_prize(battle, eyes)
    battle.tokens = [token for token in battle.tokens if token.kind not in (ASSET, POI)]
    assert not sees_the_prize(battle, eyes)  # smoke, a charge, an advantage and a Bane token are none


@pytest.mark.rule("legion26:obj.08")
def test_a_leader_within_half_range_contests() -> None:
    battle, unit, token = beside("2026", 2.99)
    assert contests(battle, unit, token)
    unit.tokens[SUPPRESSION] = 1
    assert contests(battle, unit, token)
    unit.tokens[SUPPRESSION] = 2
    assert not contests(battle, unit, token)
    battle, unit, token = beside("2026", 3.01)
    assert not contests(battle, unit, token)


@pytest.mark.rule("legion26:kw.incognito", "legion26:kw.im-part-of-the-squad-too")
def test_who_is_incognito_contests_nothing_and_part_of_the_squad_from_farther_away() -> None:
    battle, unit, token = beside("2026", 1)
    unit.tokens["incognito"] = 1
    assert not contests(battle, unit, token)
    battle = laid.battle("2026")
    child = laid.add(battle, 0, corps("Grogu", "im-part-of-the-squad-too"), (42, 18))
    assert contests(battle, child, Token(POI, *MIDDLE))


@pytest.mark.rule("legion26:obj.14")
def test_more_units_secure_and_equal_numbers_nobody() -> None:
    battle, _, token = beside("2026", 1)
    assert securing(battle, token) == 0
    laid.add(battle, 1, corps("Enemy"), (34, 18))
    assert securing(battle, token) == -1
    laid.add(battle, 1, corps("Other"), (36, 16))
    assert securing(battle, token) == 1


@pytest.mark.rule("legion26:obj.15", "legion26:obj.18", "legion26:obj.19", "legion26:obj.20", "legion26:obj.06")
def test_where_objective_tokens_may_lie() -> None:
    token = Token(ASSET, *MIDDLE)
    for kind, movement, high, shape, rule in (
        (AREA, IMPASSABLE, 2, laid.box(6, 6), "legion26:obj.18"),
        (OBSTACLE, "open", 7, laid.box(6, 6), "legion26:obj.20"),
        (OBSTACLE, "open", 2, laid.box(0.5, 6), "legion26:obj.19"),
        (OBSTACLE, "open", 2, laid.box(6, 6), None),
        (BARRICADE, "open", 1, laid.box(6, 6), "legion26:obj.19"),
        (AREA, "difficult", 2, laid.box(0.5, 6), None),
    ):
        battle = laid.battle("2026")
        laid.lay(battle, shape, 36, 18, high=high, kind=kind, movement=movement)
        reason = why_not_here(battle, token)
        assert (None if reason is None else reason.rule) == rule
    battle = laid.battle("2026")
    battle.tokens.append(Token(POI, *MIDDLE))
    reason = why_not_here(battle, token)
    assert reason is not None
    assert reason.rule == "legion26:obj.06"
    battle.tokens = [Token(ASSET, *MIDDLE)]
    assert why_not_here(battle, token) is None


@pytest.mark.rule("legion26:obj.07", "legion26:obj.05", "legion26:obj.04")
def test_a_point_of_interest_is_a_token_and_no_miniature() -> None:
    battle = laid.battle("2026")
    one, other = laid.add(battle, 0, corps(), (36, 14)), laid.add(battle, 1, corps("Enemy"), (36, 22))
    battle.tokens.append(Token(POI, *MIDDLE))
    body = token_body(battle.tokens[0])
    assert (body.kind & MODEL, body.shape.radius, body.height) == (0, INCH, 3 * INCH)
    assert everybody(battle) == [one.leader, other.leader]
    assert seen(battle, one.leader, [other.leader]) == [other.leader]


@pytest.mark.rule("legion23:objective.02")
def test_tokens_of_the_older_edition_overlap_neither_each_other_nor_terrain_partly() -> None:
    battle = laid.battle("2023")
    token = Token(MARKER, *MIDDLE)
    battle.tokens.append(token)
    reason = why_not_here(battle, token)
    assert reason is not None
    assert reason.rule == "legion23:objective.02"
    battle = laid.battle("2023")
    laid.lay(battle, laid.box(0.5, 6), 36, 18, high=2)
    reason = why_not_here(battle, token)
    assert reason is not None
    assert reason.message.id == "legion-token-partly"
    battle = laid.battle("2023")
    laid.lay(battle, laid.box(6, 6), 36, 18, high=2)
    assert why_not_here(battle, token) is None  # wholly on a piece it may lie


@pytest.mark.rule("legion26:obj.10", "legion26:obj.11", "legion26:obj.12")
def test_a_claimed_asset_is_held_and_dropped_where_the_opponent_likes() -> None:
    battle, unit, _ = beside("2026", 1, ASSET)
    claim(battle, unit, 0)
    assert (len(unit.held), battle.tokens) == (1, [])
    spot = (36 * INCH, 20 * INCH)
    outcome = run(drop_all(battle, unit), answers=[spot])
    assert outcome.questions == [(1, "legion-ask-drop")]
    assert outcome.asked[0].check((60 * INCH, 20 * INCH)) is not None
    assert (battle.tokens[0].x, battle.tokens[0].y) == spot
    assert unit.held == []


@pytest.mark.rule("legion23:claim.01", "legion23:claim.05", "legion23:battlecard.recover.3", "legion23:claim.03")
@pytest.mark.rule("legion23:objective.05")
def test_troopers_claim_tokens_that_their_leader_touches() -> None:
    battle = laid.battle("2023")
    radius = 2510 / 2540 / 2
    unit = laid.add(battle, 0, corps(), (36 + radius + BASE, 18))
    walker = laid.add(battle, 0, vehicle(), (40, 24))
    battle.tokens = [
        Token(MARKER, *MIDDLE, name="supplies"),
        Token(MARKER, 10 * INCH, 10 * INCH, name="supplies"),
    ]
    battle.actions = 2
    reason = why_not(battle, unit, ("claim", 0))
    assert reason is not None
    assert reason.rule == "legion23:objective.05"
    battle.mission = {"objective": "Od"}
    assert why_not(battle, unit, ("claim", 0)) is None
    reason = why_not(battle, unit, ("claim", 1))
    assert reason is not None
    assert reason.rule == "legion23:claim.01"
    assert why_not(battle, walker, ("claim", 0)) is not None
    claim(battle, unit, 0)
    run(drop_all(battle, unit))
    assert len(battle.tokens) == 2


@pytest.mark.rule("legion26:action.13")
def test_a_unit_that_could_do_something_with_a_token_may_stop() -> None:
    battle = missions.battle_with(secondary="Align the Relay")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [missions.token(ASSET, "comms-relay", x, 18) for x in (34, 10)]
    battle.activating, battle.actions = unit.id, 1
    align = ("token-action", "align-relay", 0)
    assert menu(battle, unit) == ["move", "aim", "dodge", "recover", "standby", align, "done"]
    assert run(make_actions(battle, unit), answers=["done"]).result is False
    assert battle.tokens[0].seat == NOBODY


# Scoring.


@pytest.mark.rule("legion26:obj.01", "legion26:end.02")
def test_what_objectives_are_worth() -> None:
    battle, _, _ = beside("2026", 1)
    battle.blue_edge, battle.mission = 1, {"objective": "Ai"}
    laid.add(battle, 1, corps("Enemy"), (10, 18))
    battle.tokens = [Token(POI, *MIDDLE, name="stockpile"), Token(POI, 12 * INCH, 18 * INCH, name="stockpile")]
    battle.round = 1
    assert [points(battle, "Close the Pocket", seat) for seat in (0, 1)] == [0, 0]
    battle.round = 2
    assert [points(battle, "Close the Pocket", seat) for seat in (0, 1)] == [2, 1]
    laid.add(battle, 0, corps("Far"), (14, 18))
    run(battle.edition.scoring.score_round(battle))
    assert battle.victory_points == [2, 0]


@pytest.mark.rule("legion26:end.02")
def test_the_objective_is_scored_before_the_secondary_objective() -> None:
    battle = missions.battle_with(objective="Close the Pocket", secondary="Retrieve the Data")
    laid.add(battle, 0, corps(), (36, 18))
    spy = laid.add(battle, 0, corps("Spy", "secret-mission"), (10, 5))
    spy.tokens[SECRET_MISSION] = 1
    core = missions.token(ASSET, "data-core", 36, 20, marks=2)
    battle.tokens = [missions.token(POI, "stockpile", 36, 18), core]
    run(end_phase.score(battle), answers=[(("unit", spy.id),)])
    by = [line["card"] for line in told(battle, "legion-scores")]
    assert by == ["Close the Pocket", "Retrieve the Data", KEYWORD]
    assert battle.victory_points == [2 + 1 + 1, 0]
    assert [each.name for each in battle.tokens] == ["stockpile"]


@pytest.mark.rule("legion23:battlecard.intercept", "legion23:battlecard.intercept.2", "legion23:battlecard.intercept.3")
@pytest.mark.rule("legion23:win.03", "legion23:win.04", "legion23:win.08")
def test_intercepted_transmissions_score_after_rounds_two_and_four_and_at_the_end() -> None:
    battle = laid.battle("2023")
    trooper = laid.add(battle, 0, corps(), (40, 18))
    laid.add(battle, 1, vehicle(), (33, 18))
    battle.tokens, battle.mission = [Token(MARKER, *MIDDLE)], {"objective": "Ob"}
    scored = []
    for ended in range(1, 7):
        run(battle.edition.scoring.score_after(battle, ended))
        scored.append(battle.victory_points[0])
    assert scored == [0, 1, 1, 2, 2, 4]
    trooper.tokens[SUPPRESSION] = 2
    assert counted(battle, "Intercept the Transmissions", 0) == 0
    trooper.tokens.clear()
    laid.add(battle, 1, corps("Enemy"), (36, 22))
    assert counted(battle, "Intercept the Transmissions", 0) == 0


@pytest.mark.rule("legion23:battlecard.breakthrough", "legion23:battlecard.recover")
def test_leaders_break_through_and_supplies_are_counted() -> None:
    battle = laid.battle("2023")
    battle.blue, battle.blue_edge, battle.mission = 0, 1, {"objective": "Oa", "deployment": "Db"}
    unit = laid.add(battle, 0, corps(), (36, 3))
    laid.add(battle, 0, corps("Home"), (36, 33))
    assert counted(battle, "Breakthrough", 0) == 1
    unit.held = [Token(MARKER, 0, 0, name="supplies")] * 2 + [Token(MARKER, 0, 0)]
    assert counted(battle, "Recover the Supplies", 0) == 2
    unit.tokens[SUPPRESSION] = 2
    assert counted(battle, "Breakthrough", 0) == counted(battle, "Recover the Supplies", 0) == 0


@pytest.mark.rule("legion23:battlecard.key-positions")
def test_key_positions_belong_to_who_has_more_leaders_there() -> None:
    battle = laid.battle("2023")
    laid.add(battle, 0, corps(), (36, 18))
    laid.add(battle, 1, corps(), (60, 18))
    laid.lay(battle, laid.box(4, 4), 36, 18, high=2, kind=AREA)
    battle.tokens = [Token(MARKER, *MIDDLE, marks=0)]
    assert [counted(battle, "Key Positions", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("legion23:battlecard.hostile", "legion23:end.08")
def test_in_a_hostile_environment_only_those_at_terrain_calm_down() -> None:
    battle = laid.battle("2023")
    near = laid.add(battle, 0, corps(), (36, 18))
    far = laid.add(battle, 0, corps("Far"), (50, 18))
    for x in (36, 20):
        laid.lay(battle, laid.box(4, 4), x, 18, high=2, kind=AREA)
    battle.mission = {"condition": "Cb"}
    ending = battle.edition.ending
    assert [ending.keeps_suppression(battle, unit) for unit in (near, far)] == [False, True]
    near.tokens[SUPPRESSION] = far.tokens[SUPPRESSION] = 2
    run(end_phase.remove_tokens(battle))
    assert [unit.has(SUPPRESSION) for unit in (near, far)] == [1, 2]
    battle.mission = {"condition": "Ca"}
    assert not ending.keeps_suppression(battle, far)
    run(end_phase.remove_tokens(battle))
    assert [unit.has(SUPPRESSION) for unit in (near, far)] == [0, 1]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:obj.13", "legion23:claim.04")
def test_what_a_defeated_unit_held_lies_where_its_leader_stood(edition: str) -> None:
    from tablero.games.legion.objectives import drop_fallen
    from tablero.games.legion.wounds import suffer

    battle = laid.battle(edition)
    unit = laid.add(battle, 0, corps(), (20, 18))
    laid.add(battle, 1, commander(), (60, 30))
    unit.held = [Token(ASSET if edition == "2026" else MARKER, 0, 0)]
    run(suffer(battle, unit, 1))
    answers = [(20 * INCH, 19 * INCH)] if edition == "2026" else []
    run(drop_fallen(battle), answers=answers)
    assert abs(battle.tokens[0].x - 20 * INCH) < 3 * INCH
    assert unit.held == []
