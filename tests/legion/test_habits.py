"""Habits: what bots do is what a sensible player does, and legal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion.laid import CLUB, RIFLE, add, battle, box, card, lay
from legion.missions import battle_with, token
from legion.playing import run
from tablero.bots import bots_of
from tablero.games.legion import cards
from tablero.games.legion.actions import make_actions
from tablero.games.legion.battlefield import POI
from tablero.games.legion.definition import GAME
from tablero.games.legion.evaluate import evaluate
from tablero.games.legion.goals import goals_of, scored_now
from tablero.games.legion.habits import HABITS, habit
from tablero.games.legion.habits.odds import Expected, blocking, of_weapon, pool_of, reaches, wounds
from tablero.games.legion.habits.prospects import Prospects
from tablero.games.legion.habits.threats import Threats
from tablero.games.legion.moving import Move, Terms
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.objectives import MARKER, why_not_claim
from tablero.games.legion.older_parts import SUPPLIES
from tablero.games.legion.state import ACTIVATION, AIM, DODGE, SUPPRESSION, Battle, Token, Unit
from tablero.kernel import Choose, Decision, Distribute, Option, Pick, Rng, say
from tablero.tabletop import INCH

CANNON = cards.Weapon("cannon", least=1, most=4, red=5)
SABER = cards.Weapon("saber", melee=True, red=6)


def faced(far: float = 12, *, mine: Any = (RIFLE, CLUB), theirs: Any = (RIFLE, CLUB)) -> tuple[Battle, Unit, Unit]:
    """A unit of one on either side, so many inches apart."""
    field = battle()
    one = add(field, 0, card("One", weapons=mine), (20, 18))
    other = add(field, 1, card("Other", weapons=theirs), (20 + far, 18))
    field.round, field.activating, field.actions = 2, one.id, 2
    return field, one, other


def medium(field: Battle, decision: Decision) -> Any:
    found = habit(field, decision, "medium", Rng(1))
    assert decision.check(found) is None
    return found


def acted(field: Battle) -> Any:
    """What the unit that is activated does of everything that it may do."""
    flow = make_actions(field, field.units[field.activating])
    worked_out: Any = next(flow)
    decision = flow.send(worked_out().options[0])
    assert isinstance(decision, Choose)
    return medium(field, decision)


def test_levels_are_offered_and_answer_everything() -> None:
    assert bots_of(GAME) == ["random", "easy", "medium", "hard", "greedy"]
    field, *_ = faced()
    unknown = Choose(0, ["a", "b"], say("legion-ask-nothing-known"))
    assert habit(field, unknown, "medium", Rng(1)) in ("a", "b")
    assert habit(field, unknown, "greedy", Rng(1)) in ("a", "b")  # nobody looks ahead before the battle
    field.phase = ACTIVATION
    assert habit(field, unknown, "greedy", Rng(1)) is None  # it tries
    ask = Choose(0, [DODGE, AIM], say("legion-ask-aim-or-dodge", unit=field.name(field.units[0])))
    answers = [habit(field, ask, "easy", Rng(seed)) for seed in range(40)]
    assert 0 < answers.count(DODGE) < 20  # now and then it does what is legal only
    assert {habit(field, ask, "medium", Rng(seed)) for seed in range(40)} == {AIM}


def test_habits_are_about_questions_that_are_asked() -> None:
    assert GAME.texts is not None
    texts = "\n".join(path.read_text() for path in sorted(GAME.texts.glob("*.en.ftl")))
    assert [id for id in HABITS if f"{id} =" not in texts] == []


def test_who_has_a_target_aims_and_then_attacks() -> None:
    field, one, _ = faced()
    assert acted(field) == "aim"
    one.tokens[AIM] = 1
    assert acted(field) == "attack"
    one.tokens.clear()
    field.actions = 1
    assert acted(field) == "attack"


def test_who_has_no_target_goes_to_the_objective_and_stays_there() -> None:
    field, one, _ = faced(40)
    field.tokens.append(Token(MARKER, 30 * INCH, 18 * INCH))
    assert acted(field) == "move"
    field.tokens[0] = Token(MARKER, 21 * INCH, 18 * INCH)
    assert acted(field) != "move"
    one.tokens[SUPPRESSION] = 3
    assert acted(field) == "recover"


def test_who_has_no_target_sets_out_for_a_place_far_away() -> None:
    field, _, _ = faced(45)
    field.tokens.append(Token(MARKER, 50 * INCH, 18 * INCH))
    assert acted(field) == "move"


def test_who_may_claim_a_token_goes_and_touches_it() -> None:
    field = battle_with("2023", objective="Recover the Supplies")
    field.phase = ACTIVATION
    field.tokens = [token(MARKER, SUPPLIES, 25, 18)]
    one = add(field, 0, card("One", minis=2), (20, 18), (19, 18))
    ask = say("legion-ask-move", kind=STANDARD, unit=field.name(one))
    run(Move(field, one, Terms(STANDARD, 2)).make(ask), answers=[lambda decision: medium(field, decision)])
    assert why_not_claim(field, one, 0) is None


def test_a_place_needs_one_unit_and_not_two() -> None:
    field, one, _ = faced(40)
    field.tokens.append(Token(MARKER, 30 * INCH, 18 * INCH))
    alone = Prospects(field, one).markers[0][1]
    add(field, 0, card("Mate"), (29, 18))
    assert Prospects(field, one).markers[0][1] < alone


def test_cover_makes_a_place_less_dangerous() -> None:
    field, one, _ = faced(12, theirs=(CANNON,))
    spot = (16 * INCH, 18 * INCH)
    open_ground = Prospects(field, one).worth(spot)
    lay(field, box(2, 2), 16, 18, high=1)
    assert Prospects(field, one).worth(spot) > open_ground


def test_fighters_go_for_the_enemy_and_others_keep_away() -> None:
    field, one, other = faced(8, mine=(SABER,))
    assert Prospects(field, one).goals((20 * INCH, 18 * INCH))[0][0] > 24 * INCH
    threats = Threats(field)
    assert threats.melee(one, other) > threats.melee(other, one)
    assert threats.shooting(one, other, 8 * INCH) == 0


def test_whom_it_hurts_most_is_attacked() -> None:
    field, one, other = faced()
    tank = add(field, 1, card("Tank", unit_type="ground vehicle", wounds=9, keywords=["armor"]), (32, 22))
    ask = say("legion-ask-defender", unit=field.name(one))
    assert medium(field, Choose(0, [("unit", tank.id), ("unit", other.id)], ask)) == ("unit", other.id)


def test_the_best_weapons_and_the_worst_dice_are_chosen() -> None:
    field, one, other = faced(mine=(RIFLE, CANNON, CLUB))
    ask = say("legion-ask-weapons", unit=field.name(one), target=field.name(other), count=1)
    options: list[Option] = [("weapon", "rifle"), ("weapon", "cannon")]
    assert medium(field, Distribute(0, options, 1, ask, caps=[1, 1], least=1)) == (0, 1)
    dice: list[Option] = [("die", "red", "hit"), ("die", "red", "blank"), ("die", "white", "surge")]
    ask = say("legion-ask-reroll", count=2)
    assert medium(field, Distribute(0, dice, 2, ask, caps=[2, 1, 2], least=0)) == (0, 1, 1)


def test_leaders_and_bearers_of_upgrades_are_lost_last() -> None:
    field, *_ = faced()
    squad = add(field, 0, card("Squad", minis=3), (10, 18), (11.5, 18), (13, 18))
    options: list[Option] = [("miniature", id) for id in squad.miniatures]
    ask = say("legion-ask-casualties", unit=field.name(squad), count=2)
    assert medium(field, Pick(0, options, 2, 2, ask)) == tuple(options[1:])
    ask = say("legion-ask-wounded", unit=field.name(squad))
    assert medium(field, Choose(0, options, ask)) == options[-1]


def test_orders_go_to_the_dearest_and_who_can_attack_comes_first() -> None:
    field, one, _ = faced()
    far = add(field, 0, card("Far", wounds=1), (2, 2))
    far.card = replace(far.card, points=200)
    ask = say("legion-ask-order", count=1)
    assert medium(field, Choose(0, [("unit", one.id), ("unit", far.id), "done"], ask)) == ("unit", far.id)
    turn: list[Option] = [("activate", far.id), ("activate", one.id), "draw"]
    assert medium(field, Choose(0, turn, "legion-ask-turn")) == ("activate", one.id)
    assert medium(field, Choose(0, [("activate", far.id), "draw"], "legion-ask-turn")) == "draw"


@pytest.mark.parametrize(
    ("die", "surges", "chance"), [("red", False, 0.5), ("red", True, 4 / 6), ("white", True, 2 / 6)]
)
def test_how_likely_a_die_blocks(die: str, surges: bool, chance: float) -> None:
    field = battle()
    unit = add(field, 0, card("One", surge_defence=surges), (20, 18))
    unit.card = replace(unit.card, defence_die=die)
    assert blocking(unit) == pytest.approx(chance)


def test_what_is_expected_of_an_attack() -> None:
    field, one, other = faced(mine=(CANNON,))
    assert of_weapon(one, CANNON) == Expected(25 / 8, 5 / 8)
    assert pool_of(field, one, "ranged", 4) == Expected(25 / 8, 5 / 8)
    assert pool_of(field, one, "ranged", 5) == pool_of(field, one, "melee", 0) == Expected()
    assert [reaches(CANNON, band) for band in (0, 1, 4, 5)] == [False, True, True, False]
    plain = wounds(Expected(3, 1), other)
    assert plain == pytest.approx(4 * 5 / 6)
    assert wounds(Expected(3, 1), other, covered=True) < plain
    assert wounds(Expected(3, 1, pierce=2), other) == pytest.approx(4)
    other.tokens[DODGE] = 2
    assert wounds(Expected(3, 1), other) == pytest.approx(2 * 5 / 6)
    tank = add(field, 1, card("Tank", keywords=["armor"]), (40, 18))
    assert wounds(Expected(3, 1), tank) == pytest.approx(1 * 5 / 6)
    assert wounds(Expected(3, 1, impact=2), tank) == pytest.approx(3 * 5 / 6)


def test_greedy_attacks_whom_it_can_and_goes_to_the_nearest_token() -> None:
    field, one, _ = faced()
    field.tokens += [Token(MARKER, 40 * INCH, 18 * INCH), Token(MARKER, 12 * INCH, 18 * INCH)]
    for options, wanted in ((["aim", "attack", "move", "done"], "attack"), (["aim", "move", "dodge", "done"], "move")):
        ask = Choose(0, list(options), say("legion-ask-action", unit=field.name(one)))
        assert habit(field, ask, "greedy", Rng(1)) == wanted
    field.tokens.append(Token(MARKER, 21 * INCH, 18 * INCH))
    stay = Choose(0, ["aim", "move", "dodge", "done"], say("legion-ask-action", unit=field.name(one)))
    assert habit(field, stay, "greedy", Rng(1)) == "dodge"


def test_greedy_gives_orders_without_a_plan() -> None:
    field, one, _ = faced()
    dear = add(field, 0, replace(card("Dear"), points=900), (10, 18))
    ask = Choose(0, [("unit", one.id), ("unit", dear.id)], say("legion-ask-order"))
    assert habit(field, ask, "greedy", Rng(1)) == ("unit", one.id)
    assert medium(field, ask) == ("unit", dear.id)


@pytest.mark.parametrize(
    ("name", "tokens", "wanted"),
    [
        ("Bunker Assault", [("bunker", 36, 5, 1), ("bunker", 36, 30, 0)], [(36, 5)]),
        ("Breakthrough", [("checkpoint", 36, 33, -1), ("checkpoint", 36, 3, -1)], [(36, 3)]),
        (
            "Shifting Priorities",
            [("priority-target", 20, 18, -1), ("priority-target", 50, 18, -1)],
            [(20, 18), (50, 18)],
        ),
    ],
)
def test_what_scores_is_where_the_cards_in_play_say(name: str, tokens: Any, wanted: list[tuple[int, int]]) -> None:
    field = battle_with(objective=name)
    field.tokens = [token(POI, called, x, y, seat=seat) for called, x, y, seat in tokens]
    one = add(field, 0, card("One"), (36, 25))
    assert [goal.at for goal in goals_of(field, one)] == [(x * INCH, y * INCH) for x, y in wanted]


def test_the_more_rounds_are_left_the_more_a_token_counts_and_the_last_one_counts_too() -> None:
    counts = []
    for turn in (2, 4, 5):
        field = battle_with(objective="Shifting Priorities", turn=turn)
        field.tokens = [token(POI, "priority-target", 20, 18)]
        counts.append(goals_of(field, add(field, 0, card("One"), (36, 25)))[0].points)
    assert counts[0] > counts[1] > counts[2] > 0


def test_every_leader_goes_for_the_zone_of_the_enemy_and_all_of_them_count() -> None:
    field = battle_with("2023", turn=5, objective="Breakthrough")
    one, mate = add(field, 0, card("One"), (36, 25)), add(field, 0, card("Mate"), (40, 20))
    worth = [max(value for _, value in Prospects(field, unit).markers) for unit in (one, mate)]
    assert worth[0] == worth[1] > 0
    assert not any(goal.shared for goal in goals_of(field, one))


def test_what_would_be_scored_now_counts() -> None:
    field = battle_with(objective="Shifting Priorities")
    field.tokens = [token(POI, "priority-target", 20, 18)]
    one = add(field, 0, card("One"), (20, 20))
    held = evaluate(field, 0)
    assert scored_now(field, 0) > scored_now(field, 1) == 0
    target = field.tokens[0]
    field.tokens[0] = target._replace(name="checkpoint")  # it lies there as before, and scores nothing
    assert evaluate(field, 0) < held
    field.tokens[0] = target
    one.tokens[SUPPRESSION] = 9  # who panics secures nothing
    assert scored_now(field, 0) == 0


def test_what_scores_is_done() -> None:
    field, one, _ = faced()
    relay = ("token-action", "align-relay", 0)
    ask = say("legion-ask-action", unit=field.name(one))
    assert medium(field, Choose(0, ["attack", "aim", relay], ask)) == relay
    boxes: list[Option] = [("box", "anywhere", 1), ("box", "enemy", 2), "no"]
    assert medium(field, Choose(0, boxes, say("legion-ask-box", card="Sweep and Clear"))) == ("box", "enemy", 2)
