"""The End Phase: cards and tokens that go, promotion, the next round; and who wins."""

from __future__ import annotations

import pytest

from legion import laid
from legion.commanded import AMBUSH, BOTH, PUSH, STANDING_ORDERS, commander, corps, met, named
from legion.missions import battle_with, token
from legion.playing import run, told, vehicle
from tablero.games.legion import command, end_phase, rounds
from tablero.games.legion.battlefield import POI
from tablero.games.legion.cards import Keyword
from tablero.games.legion.rounds import begin_round, play_rounds
from tablero.games.legion.state import (
    ACTIVATION,
    AIM,
    BOUNTY,
    COMMAND,
    COMMANDER,
    DEFEATED,
    DODGE,
    END,
    FACEDOWN,
    GAME,
    IMMOBILIZE,
    INACTIVE_SHIELD,
    ION,
    NO_ORDER,
    OBSERVATION,
    POISON,
    SHIELD,
    STANDBY,
    SUPPRESSION,
    SURGE,
    Battle,
    Granted,
    Token,
)
from tablero.games.legion.winning import outcome, over
from tablero.kernel import Play


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.03", "legion23:end.02", "legion26:cardkw.permanent", "legion23:cardkw.permanent")
def test_revealed_cards_are_discarded_unless_they_return(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    battle.hands = [[], []]
    battle.played = [AMBUSH, STANDING_ORDERS]
    run(command.return_cards(battle))
    run(end_phase.discard_cards(battle))
    assert battle.discarded == [[AMBUSH], []]
    assert battle.hands == [[], [STANDING_ORDERS]]
    assert battle.played == ["", ""]
    battle.played = ["wu", PUSH]
    run(end_phase.discard_cards(battle))
    assert battle.discarded == [[AMBUSH], [PUSH]]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.04", "legion23:end.03", "legion26:end.08", "legion23:end.08", "legion23:end.04")
@pytest.mark.rule("legion26:end.09", "legion26:end.10", "legion26:kw.smoke-x.5", "legion23:kw.smoke-x.4")
def test_tokens_of_the_round_go_and_others_stay(edition: str) -> None:
    battle = met(edition, [corps(), corps("Calm")], [commander()])
    gone = (AIM, DODGE, OBSERVATION, SURGE, STANDBY)
    stay = (ION, POISON, IMMOBILIZE, SHIELD, BOUNTY, COMMANDER)
    battle.units[0].tokens = dict.fromkeys((*gone, *stay), 2) | {SUPPRESSION: 2}
    battle.pass_pools = [2, 0]
    battle.tokens = [Token("smoke", 0, 0), Token("charge", 0, 0)]
    run(end_phase.remove_tokens(battle))
    assert battle.units[0].tokens == dict.fromkeys(stay, 2) | {SUPPRESSION: 1}
    assert battle.units[1].tokens == {}
    assert battle.pass_pools == [0, 0]
    assert [token.kind for token in battle.tokens] == ["charge"]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.08", "legion23:end.08")
def test_nothing_is_told_of_the_suppression_of_the_defeated(edition: str) -> None:
    battle = met(edition, [corps("Fallen"), corps("Shaken")], [commander()])
    for unit in battle.units[:2]:
        unit.tokens[SUPPRESSION] = 2
    battle.units[0].place = DEFEATED
    run(end_phase.remove_tokens(battle))
    assert [line["count"] for line in told(battle, "legion-calmed")] == [1]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.generator-x", "legion23:kw.generator-x")
def test_generators_restore_shields(edition: str) -> None:
    battle = met(edition, [corps("Droidekas", "generator 1")], [commander()])
    battle.units[0].tokens = {INACTIVE_SHIELD: 2}
    run(end_phase.start_of_end_phase(battle))
    assert battle.units[0].tokens == {INACTIVE_SHIELD: 1, SHIELD: 1}


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.05", "legion23:end.05", "legion23:end.09", "legion26:end.11")
@pytest.mark.example("legion26:ex.46", "legion23:ex.46")
@pytest.mark.rule("legion26:token.commander", "legion23:token.12")
def test_a_trooper_is_promoted_when_the_last_commander_is_gone(edition: str) -> None:
    battle = met(edition, [commander(), corps(), corps("Specials"), vehicle()], [commander()])
    assert not end_phase.must_promote(battle, 0)
    named(battle, "Officer").place = DEFEATED
    for unit in battle.units:
        unit.order, unit.ordered, unit.activated, unit.activations = FACEDOWN, True, True, 1
    played = run(end_phase.promote(battle), answers=[("unit", 2)])
    assert played.asked[0].to_json()["options"] == [("unit", 1), ("unit", 2)]
    assert battle.units[2].rank == "commander"
    assert not end_phase.must_promote(battle, 0)
    assert command.may_play(battle, 0)
    assert all(unit.order == NO_ORDER and not unit.ordered and not unit.activations for unit in battle.units)
    run(command.create_order_pools(battle))
    assert battle.order_pools[0] == ["commander", "corps", "heavy"]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.06", "legion23:end.06")
@pytest.mark.example("legion26:ex.47")
def test_without_troopers_nobody_is_promoted_and_no_cards_are_played(edition: str) -> None:
    battle = met(edition, [commander(), vehicle()], [commander()])
    battle.units[0].place = DEFEATED
    run(end_phase.promote(battle))
    assert battle.units[1].rank == "heavy"
    assert not command.may_play(battle, 0)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.05", "legion23:kw.field-commander.4")
def test_a_field_commander_holds_the_promotion_off(edition: str) -> None:
    battle = met(edition, [corps("Sergeant", "field-commander"), corps()], [commander()])
    battle.units[0].tokens[COMMANDER] = 1
    assert not end_phase.must_promote(battle, 0)
    battle.units[0].place = DEFEATED
    assert end_phase.must_promote(battle, 0)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.05", "legion23:end.05")
def test_who_has_priority_promotes_first(edition: str) -> None:
    battle = met(edition, [corps(), corps("Other")], [corps(), corps("Other")])
    battle.priority = 1
    played = run(end_phase.promote(battle), answers=[("unit", 2), ("unit", 0)])
    assert [seat for seat, _ in played.questions] == [1, 0]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.01", "legion23:end.01", "legion26:end.07", "legion23:end.07")
@pytest.mark.rule("legion26:token.round-tracker")
def test_what_holds_for_a_round_ends_and_the_counter_advances(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    battle.phase, battle.step, battle.round = END, 0, 2
    battle.units[0].granted = [Granted(Keyword("nimble")), Granted(Keyword("scout", 1), GAME)]
    battle.units[0].distracted = 1
    battle.passed = [True, False]
    run(end_phase.end_phase(battle))
    assert [each.keyword.name for each in battle.units[0].granted] == ["scout"]
    assert (battle.units[0].distracted, battle.round, battle.passed) == (-1, 3, [False, False])
    battle.step, battle.units[1].place = 0, DEFEATED
    run(end_phase.end_phase(battle))
    assert battle.round == 3  # the game is over


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:end.01", "legion23:end.01")
def test_the_steps_come_in_order_and_in_2023_none_of_them_scores(edition: str) -> None:
    scoring = ["score"] if edition == "2026" else []
    steps = ["start_of_end_phase", *scoring, "discard_cards", "remove_tokens", "promote"]
    found = [step.__name__ for step in laid.battle(edition).edition.ending.steps]
    assert found == [*steps, "end_of_end_phase", "advance_round"]


@pytest.mark.rule("legion26:end.02")
def test_the_objective_is_scored_before_the_secondary_objective() -> None:
    battle = battle_with(objective="Bunker Assault", secondary="Bring Them to Heel")
    battle.tokens = [token(POI, "bunker", 36, 5, seat=1, marks=2)]
    laid.add(battle, 0, corps(), (34, 5))
    laid.add(battle, 1, corps("Enemy"), (60, 30)).tokens[SUPPRESSION] = 1
    run(end_phase.score(battle))
    scored = [(line["card"], line["points"]) for line in told(battle, "legion-scores")]
    assert scored == [("Bunker Assault", 1), ("Bunker Assault", 3), ("Bring Them to Heel", 1)]


# Winning.


@pytest.mark.parametrize(("edition", "rounds"), [("2026", 5), ("2023", 6)])
@pytest.mark.rule("legion26:round.01", "legion23:round.01", "legion26:end.07", "legion23:end.07")
def test_how_many_rounds_there_are(edition: str, rounds: int) -> None:
    battle = met(edition, [commander()], [commander()])
    battle.round = rounds
    assert not over(battle)
    battle.round += 1
    assert over(battle)


@pytest.mark.rule("legion26:win.01", "legion26:win.07")
@pytest.mark.example("legion26:ex.65")
def test_twelve_points_and_the_lead_win_at_the_end_of_a_round() -> None:
    battle = met("2026", [commander()], [commander()])
    decided = battle.edition.winning.decided
    for points, enough in (([12, 11], True), ([11, 3], False), ([13, 13], False), ([12, 14], True)):
        battle.victory_points = list(points)
        assert decided(battle) is enough
    battle.phase, battle.step, battle.round = END, 0, 3
    battle.victory_points = [12, 14]
    run(play_rounds(battle))
    assert outcome(battle).winners == (1,)
    assert battle.round == 4


@pytest.mark.rule("legion23:win.02")
def test_points_end_no_game_early_in_the_older_edition() -> None:
    battle = met("2023", [commander()], [commander()])
    battle.victory_points = [20, 0]
    assert not battle.edition.winning.decided(battle)
    assert outcome(battle).winners == (0,)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:win.02", "legion23:win.01", "legion26:win.03", "legion23:win.02")
def test_the_last_army_standing_wins_whatever_the_points(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    battle.victory_points = [3, 1]
    assert outcome(battle).winners == (0,)
    assert not over(battle)
    battle.units[0].place = DEFEATED
    assert over(battle)
    assert outcome(battle).winners == (1,)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:win.06")
def test_if_nobody_is_left_points_decide(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    for unit in battle.units:
        unit.place = DEFEATED
    battle.victory_points = [0, 2]
    assert over(battle)
    assert outcome(battle).winners == (1,)


@pytest.mark.rule("legion26:win.04", "legion26:win.05")
def test_equal_points_are_decided_by_what_was_lost() -> None:
    battle = met("2026", [commander(), corps(points=60)], [commander(), corps(points=50)])
    assert outcome(battle).winners == ()
    battle.units[1].place = battle.units[3].place = DEFEATED
    assert outcome(battle).winners == (1,)
    battle.units[1].place = "battlefield"
    assert outcome(battle).winners == (0,)


@pytest.mark.rule("legion23:win.05", "legion23:win.06", "legion23:win.07")
def test_equal_points_are_decided_by_what_was_defeated_then_by_the_bigger_army() -> None:
    battle = met("2023", [commander(), corps(points=60)], [commander(), corps(points=50)])
    assert outcome(battle).winners == (0,)
    battle.units[1].place = DEFEATED
    assert outcome(battle).winners == (1,)
    battle = met("2023", [commander()], [commander()])
    assert outcome(battle).winners == ()


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:round.01", "legion23:round.01", "legion26:round.02", "legion23:round.02")
def test_each_round_has_its_three_phases_in_order(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, str]] = []

    def note(battle: Battle) -> Play[None]:
        played.append((battle.round, battle.phase))
        battle.round += battle.phase == END
        yield from ()

    for phase in rounds.RULES:
        monkeypatch.setitem(rounds.RULES, phase, note)
    battle = met(edition, [commander()], [commander()])
    begin_round(battle)
    run(play_rounds(battle))
    last = 5 if edition == "2026" else 6
    assert played == [(number, phase) for number in range(1, last + 1) for phase in (COMMAND, ACTIVATION, END)]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:round.02", "legion23:round.02")
def test_a_round_begins_with_the_command_phase(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    begin_round(battle)
    assert (battle.phase, battle.step, battle.priority) == ("command", 0, -1)
