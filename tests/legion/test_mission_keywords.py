"""Keywords about missions and deployment: Secret Mission, Complete the Mission, Reinforcements, Scouting Party, Covert Ops."""

from __future__ import annotations

import pytest

from legion import laid
from legion.commanded import commander, corps
from legion.missions import MIDDLE, at, battle_with, token
from legion.playing import defence_dice, run, vehicle
from tablero.games.legion import doing, keywords, setup
from tablero.games.legion.actions import cost, make_action, menu, why_not
from tablero.games.legion.battlefield import POI
from tablero.games.legion.command import command_phase
from tablero.games.legion.deploying import scout_value
from tablero.games.legion.end_phase import start_of_end_phase
from tablero.games.legion.secrets import gain_secret_missions
from tablero.games.legion.state import DEFEATED, SECRET_MISSION, SUPPRESSION, UNDEPLOYED, Battle
from tablero.games.legion.surroundings import Table

SPY = corps("Spy", "secret-mission")


# Secret Mission.


@pytest.mark.rule("legion26:kw.secret-mission", "legion26:token.secret-mission")
def test_who_begins_the_command_phase_wholly_beyond_the_lines_gains_a_token_once() -> None:
    battle = battle_with(objective="Close the Pocket")
    spy = laid.add(battle, 0, SPY, (10, 5))
    edge = laid.add(battle, 0, corps("Edge", "secret-mission"), (10, 8.6))
    home = laid.add(battle, 0, corps("Home", "secret-mission"), (10, 30))
    plain = laid.add(battle, 0, corps("Plain"), (12, 5))
    enemy = laid.add(battle, 1, corps("Enemy spy", "secret-mission"), (60, 30))
    run(gain_secret_missions(battle))
    assert [unit.has(SECRET_MISSION) for unit in (spy, edge, home, plain, enemy)] == [1, 0, 0, 0, 1]
    spy.tokens.clear()
    run(gain_secret_missions(battle))
    assert spy.has(SECRET_MISSION) == 0


@pytest.mark.rule("legion26:kw.secret-mission")
def test_the_command_phase_begins_with_it() -> None:
    battle = battle_with(objective="Close the Pocket")
    spy = laid.add(battle, 0, SPY, (10, 5))
    laid.add(battle, 1, corps("Enemy"), (60, 30))
    battle.phase, battle.hands = "command", [[], []]
    run(command_phase(battle), dice=defence_dice("red", "block"))
    assert spy.has(SECRET_MISSION) == 1


@pytest.mark.rule("legion26:kw.secret-mission.2", "legion26:token.secret-mission")
def test_tokens_are_given_up_for_points_within_enemy_territory() -> None:
    battle = battle_with(objective="Close the Pocket")
    spy, edge = laid.add(battle, 0, SPY, (10, 5)), laid.add(battle, 0, corps("Edge", "secret-mission"), (14, 9.4))
    home = laid.add(battle, 0, corps("Home", "secret-mission"), (10, 18))
    for unit in (spy, edge, home):
        unit.tokens[SECRET_MISSION] = 1
    outcome = run(battle.edition.scoring.score_round(battle), answers=[(("unit", spy.id),)])
    assert outcome.asked[0].to_json()["options"] == [("unit", spy.id), ("unit", edge.id)]
    assert battle.victory_points == [1, 0]
    assert [unit.has(SECRET_MISSION) for unit in (spy, edge, home)] == [0, 1, 1]
    run(battle.edition.scoring.score_round(battle), answers=[()])
    assert battle.victory_points == [1, 0]


@pytest.mark.rule("legion23:kw.secret-mission")
def test_in_the_older_edition_it_is_a_free_action_once_in_a_game() -> None:
    battle = battle_with("2023", deployment="Battle Lines")
    spy = laid.add(battle, 0, SPY, (10, 3))
    edge = laid.add(battle, 0, corps("Edge", "secret-mission"), (10, 5.8))
    battle.activating, battle.actions = spy.id, 0
    go = ("free", "secret-mission")
    assert cost(battle, spy, go) == 0
    assert why_not(battle, spy, go) is None
    assert menu(battle, spy) == [go, "done"]
    run(make_action(battle, spy, go))
    assert spy.has(SECRET_MISSION) == 1
    spy.done.clear()
    assert why_not(battle, spy, go) is not None
    battle.activating = edge.id
    assert why_not(battle, edge, go) is not None
    newer = battle_with("2026", objective="Close the Pocket")
    spy = laid.add(newer, 0, SPY, (10, 3))
    newer.activating = spy.id
    assert why_not(newer, spy, ("free", "secret-mission")) is not None
    assert why_not(newer, spy, ("card", "secret-mission")) is not None


@pytest.mark.rule("legion23:kw.secret-mission.2")
def test_in_the_older_edition_it_scores_at_the_end_for_the_undefeated() -> None:
    battle = battle_with("2023")
    spy, fallen = laid.add(battle, 0, SPY, (10, 3)), laid.add(battle, 0, corps("Fallen"), (20, 3))
    for unit in (spy, fallen):
        unit.tokens[SECRET_MISSION] = 1
    fallen.place = DEFEATED
    spy.tokens[SUPPRESSION] = 9
    for ended in range(1, 6):
        run(battle.edition.scoring.score_after(battle, ended))
    assert battle.victory_points == [0, 0]
    run(battle.edition.scoring.score_after(battle, 6))
    assert battle.victory_points == [1, 0]


# Complete the Mission.


@pytest.mark.rule("legion26:kw.complete-the-mission", "legion26:token.priority-mission", "legion26:setup.19")
def test_a_priority_mission_lies_in_contested_territory_for_each_unit() -> None:
    battle = battle_with(turn=0, objective="Close the Pocket")
    battle.blue = 1
    battle.tokens = [token(POI, "stockpile", 36, 18)]
    laid.add(battle, 0, corps("Squad", "complete-the-mission"))
    for _ in range(2):
        laid.add(battle, 1, corps("Commandos", "complete-the-mission"))
    spots = [at(20, 18), at(30, 18), at(50, 18)]
    outcome = run(setup.prepare_units(battle), answers=spots)
    assert [seat for seat, _ in outcome.questions] == [1, 1, 0]  # blue first
    placed = battle.tokens[1:]
    assert [(each.kind, each.seat, (each.x, each.y)) for each in placed] == [
        ("priority-mission", 1, spots[0]),
        ("priority-mission", 1, spots[1]),
        ("priority-mission", 0, spots[2]),
    ]
    for spot, rule in ((at(10, 5), "legion26:cards.06"), (MIDDLE, "legion26:obj.06")):
        reason = outcome.asked[0].check(spot)
        assert reason is not None
        assert reason.rule == rule


@pytest.mark.rule("legion26:kw.complete-the-mission.2", "legion26:token.priority-mission")
def test_it_helps_near_an_own_token_on_the_table() -> None:
    battle = battle_with()
    unit = laid.add(battle, 0, corps("Squad", "complete-the-mission"), (36, 18))
    battle.tokens = [token("priority-mission", "priority-mission", 36, 18 + 0.5 + 6.5, seat=0)]
    assert Table(battle).near_token(unit, "priority-mission", 0)
    assert not Table(battle).near_token(unit, "priority-mission", 1)
    battle.tokens = [token("priority-mission", "priority-mission", 36, 18 + 0.5 + 6.6, seat=0)]
    assert not Table(battle).near_token(unit, "priority-mission", 0)


# Scouting Party.


@pytest.mark.rule("legion26:kw.scouting-party-x", "legion26:setup.19")
def test_a_scouting_party_takes_others_of_its_kind_along() -> None:
    battle = battle_with(turn=0)
    lead = laid.add(battle, 0, corps("Pathfinders", "scouting-party 2", "scout 1"))
    kin = [laid.add(battle, 0, corps(f"Kin {number}")) for number in range(3)]
    others = [
        corps("Scouts", "scout 2"),
        corps("Foreign", faction="empire"),
        vehicle("Walker"),
    ]
    barred = [laid.add(battle, 0, each) for each in others]
    friend = laid.add(battle, 0, corps("Friend", faction="empire", affiliation="Ewoks"))
    outcome = run(setup.prepare_units(battle), answers=[(("unit", kin[0].id), ("unit", kin[2].id))])
    assert outcome.asked[0].to_json()["options"] == [("unit", unit.id) for unit in kin]
    assert [scout_value(unit) for unit in (lead, *kin)] == [1, 1, 0, 1]
    assert not any(keywords.has(unit, "scout") for unit in (*barred[1:], friend))
    assert outcome.asked[0].check(()) is None
    assert outcome.asked[0].check(tuple(("unit", unit.id) for unit in kin)) is not None


@pytest.mark.rule("legion26:kw.scouting-party-x")
def test_those_of_an_affiliation_scout_together() -> None:
    lead = corps("Ewoks", faction="rebels", affiliation="Ewoks")
    battle = battle_with(turn=0)
    units = [
        laid.add(battle, 0, each)
        for each in (lead, corps("Kin", faction="empire", affiliation="Ewoks"), corps("Foreign", faction="empire"))
    ]
    assert [setup.led_by(units[0], unit) for unit in units] == [False, True, False]


# Reinforcements.


@pytest.mark.rule("legion26:kw.reinforcements")
def test_reinforcements_move_when_the_first_end_phase_begins() -> None:
    battle = battle_with(turn=1)
    unit = laid.add(battle, 0, corps("Late", "reinforcements"), (36, 18))
    laid.add(battle, 1, corps("Enemy"), (60, 30))
    assert run(start_of_end_phase(battle), answers=["no"]).questions == [(0, "legion-ask-reinforce")]
    outcome = run(start_of_end_phase(battle), answers=["yes", lambda decision: decision.toward((60 * 2540, 18 * 2540))])
    assert outcome.questions[0] == (0, "legion-ask-reinforce")
    pose = battle.miniatures[unit.leader].pose
    assert pose is not None
    assert 36 * 2540 < pose.x < 41 * 2540
    battle.round = 2
    assert run(start_of_end_phase(battle)).questions == []


def undeployed(battle: Battle) -> None:
    """Take everybody off the table again."""
    for unit in battle.units:
        unit.place = UNDEPLOYED


@pytest.mark.rule("legion23:kw.reinforcements")
def test_in_the_older_edition_reinforcements_wait_for_all_others() -> None:
    battle = battle_with("2023", turn=0, deployment="Battle Lines")
    late = laid.add(battle, 0, corps("Late", "reinforcements"))
    one = laid.add(battle, 1, corps("One"))
    other = laid.add(battle, 1, corps("Other", "reinforcements"))
    placed: list[str] = []

    def put(battle: Battle, unit: object) -> object:
        placed.append(unit.card.name)  # type: ignore[attr-defined]
        unit.place = "battlefield"  # type: ignore[attr-defined]
        yield from ()

    steps = setup.alternate(battle, lambda unit: True, put, must=True)  # type: ignore[arg-type]
    outcome = run(steps, answers=["wait", ("unit", one.id)])
    assert outcome.asked[0].to_json()["options"] == [("unit", late.id), "wait"]
    assert placed == ["One", "Late", "Other"]
    assert other.place == "battlefield"


def test_nobody_waits_who_has_others_left_or_whose_enemy_has_none() -> None:
    battle = battle_with("2023", turn=0)
    late, plain = laid.add(battle, 0, corps("Late", "reinforcements")), laid.add(battle, 0, corps("Plain"))
    enemy = laid.add(battle, 1, corps("Enemy"))
    may_wait = battle.edition.setting_up.may_wait
    assert not may_wait(battle, 0, [late, plain])
    assert may_wait(battle, 0, [late])
    enemy.place = "battlefield"
    assert not may_wait(battle, 0, [late])
    newer = battle_with(turn=0)
    laid.add(newer, 1, corps("Enemy"))
    assert not newer.edition.setting_up.may_wait(newer, 0, [])


# Covert Ops.


@pytest.mark.rule("legion23:kw.covert-ops")
def test_a_commander_goes_undercover_if_there_is_another() -> None:
    battle = battle_with("2023", turn=0, deployment="Battle Lines")
    cassian = laid.add(battle, 0, commander("Cassian", "covert-ops"))
    assert run(doing.go_undercover(battle, cassian)).questions == []
    laid.add(battle, 0, commander("Leia"))
    run(doing.go_undercover(battle, cassian), answers=["no"])
    assert cassian.rank == "commander"
    run(doing.go_undercover(battle, cassian), answers=["yes"])
    assert cassian.rank == "operative"
    assert keywords.has(cassian, "infiltrate")
    plain = laid.add(battle, 0, commander("Mon"))
    assert run(doing.go_undercover(battle, plain)).questions == []


@pytest.mark.rule("legion23:kw.covert-ops", "legion23:kw.infiltrate")
def test_who_is_undercover_is_deployed_far_forward() -> None:
    battle = battle_with("2023", turn=0, deployment="Battle Lines")
    cassian = laid.add(battle, 0, commander("Cassian", "covert-ops"))
    laid.add(battle, 0, commander("Leia"))
    run(doing.deploy(battle, cassian), answers=["yes", (at(36, 5),)])
    pose = battle.miniatures[cassian.leader].pose
    assert pose is not None
    assert (pose.x, pose.y) == at(36, 5)
