"""Dice: rolls, re-rolls, roll-offs, random characteristics, and Command Re-roll."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.datasheets import Amount
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.dice import (
    ANY,
    CHARGE,
    COMMAND_REROLLS,
    DAMAGE,
    FEEL_NO_PAIN,
    HIT,
    LEADERSHIP,
    ONES,
    Dice,
    d3,
    in_range,
    reroll,
    roll,
    roll_amounts,
    roll_moves,
    roll_off,
    successes,
    why_not_command_reroll,
    why_not_reroll,
)
from tablero.games.wh40k.state import FIGHT, SHOOTING, Battle
from tablero.kernel import Illegal, Pick
from tablero.text import Texts
from wh40k.playing import battle, entry, profile, run, told


@pytest.fixture
def field() -> Battle:
    made = battle([entry("Ours", (2, profile(), []))], [entry("Theirs", (1, profile(), []))])
    made.phase = SHOOTING
    return made


@pytest.mark.rule("wh40k:dice.01")
def test_several_dice_are_added_up_for_one_roll(field: Battle) -> None:
    dice = Dice(DAMAGE, field.units[0], size=3)
    assert run(roll(field, dice, 2), dice=[1, 2, 4, 6, 6, 5]).result == [7, 17]


@pytest.mark.rule("wh40k:dice.02")
@pytest.mark.example("wh40k:ex.06")
def test_a_d3_is_half_a_d6_rounded_up(field: Battle) -> None:
    assert [d3(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    played = run(roll_amounts(field, Amount.parse("D3+1"), DAMAGE, field.units[0], 6), dice=[1, 2, 3, 4, 5, 6])
    assert played.result == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("wh40k:dice.03")
@pytest.mark.example("wh40k:ex.07")
def test_three_plus_is_three_or_more_and_a_range_has_both_ends() -> None:
    assert [successes([face], 3) for face in (2, 3, 4)] == [0, 1, 1]
    assert [in_range(face, 1, 3) for face in (1, 2, 3, 4)] == [True, True, True, False]
    assert not in_range(1, 2, 3)


def test_every_roll_is_told_with_its_purpose(field: Battle) -> None:
    run(roll(field, Dice(HIT, field.units[0]), 3), dice=[4, 1, 6])
    (line,) = told(field, "wh40k-rolls")
    assert (line["purpose"].id, line["dice"], line["seat"]) == ("wh40k-roll-hit", "4 1 6", 1)


# Re-rolls.


@pytest.mark.rule("wh40k:reroll.01")
@pytest.mark.example("wh40k:ex.08")
def test_of_dice_that_are_added_up_all_are_rolled_again_or_none(field: Battle) -> None:
    dice = Dice(CHARGE, field.units[0], size=2)
    run(roll(field, dice), dice=[1, 6])
    for part in ([0], [1]):
        reason = why_not_reroll(dice, part)
        assert reason is not None
        assert reason.rule == "wh40k:reroll.01"
    with pytest.raises(Illegal):
        run(reroll(field, dice, [0]))
    assert why_not_reroll(dice, [0, 1]) is None
    run(reroll(field, dice, [0, 1]), dice=[3, 4])
    assert dice.results() == [7]


@pytest.mark.rule("wh40k:reroll.01")
def test_a_granted_reroll_takes_all_dice_of_that_roll_and_no_others(field: Battle) -> None:
    dice = Dice(DAMAGE, field.units[0], size=2)
    played = run(roll(field, dice, 2, ANY), dice=[1, 1, 2, 2, 5, 6], answers=[[("roll", 1, 4)]])
    assert played.result == [2, 11]
    assert played.rolls == [4, 2]


@pytest.mark.rule("wh40k:reroll.02")
def test_no_die_is_rolled_a_third_time(field: Battle) -> None:
    field.command_points = [5, 5]
    dice = Dice(HIT, field.units[0])
    played = run(roll(field, dice, 2, ANY), dice=[1, 2, 1], answers=[[("roll", 0, 1)], "decline"])
    assert getattr(played.asked[1], "options", None) == ["decline", ("reroll", 2)]
    reason = why_not_reroll(dice, [0])
    assert reason is not None
    assert reason.rule == "wh40k:reroll.02"
    assert why_not_reroll(dice, [1]) is None
    assert why_not_reroll(dice, [0, 1]) is not None
    with pytest.raises(Illegal):
        run(reroll(field, dice, [0]))


@pytest.mark.rule("wh40k:reroll.05", "wh40k:reroll.01")
def test_rerolls_are_for_the_player_to_pick_and_the_new_result_counts_even_if_worse(field: Battle) -> None:
    dice = Dice(HIT, field.units[0])
    played = run(roll(field, dice, 3, ANY), dice=[2, 3, 4, 1], answers=[[("roll", 1, 3)]])
    (asked,) = played.asked
    assert isinstance(asked, Pick)
    assert list(asked.options) == [("roll", 0, 2), ("roll", 1, 3), ("roll", 2, 4)]
    assert played.result == [2, 1, 4]
    assert run(roll(field, Dice(HIT, field.units[0]), 2, ANY), dice=[2, 3], answers=[[]]).result == [2, 3]


@pytest.mark.rule("wh40k:reroll.05")
def test_a_reroll_of_ones_is_for_ones_only(field: Battle) -> None:
    played = run(
        roll(field, Dice(HIT, field.units[0]), 3, ONES),
        dice=[1, 2, 1, 5, 6],
        answers=[[("roll", 0, 1), ("roll", 2, 1)]],
    )
    assert played.result == [5, 2, 6]
    assert run(roll(field, Dice(HIT, field.units[0]), 2, ONES), dice=[2, 3]).questions == []


@pytest.mark.rule("wh40k:reroll.04")
def test_the_unmodified_result_is_the_one_after_rerolls(field: Battle) -> None:
    dice = Dice(HIT, field.units[0])
    run(roll(field, dice, 2, ANY), dice=[1, 5, 6], answers=[[("roll", 0, 1)]])
    assert dice.faces == [6, 5]
    (line,) = told(field, "wh40k-rerolls")
    assert (line["before"], line["dice"]) == ("1", "6")


def test_nobody_is_asked_about_what_cannot_become_better(field: Battle) -> None:
    field.command_points = [5, 5]
    assert run(roll(field, Dice(HIT, field.units[0], best=3), 3, ANY), dice=[3, 4, 6]).questions == []


# Roll-offs.


@pytest.mark.rule("wh40k:rolloff.01")
def test_a_roll_off_is_repeated_until_one_player_has_more(field: Battle) -> None:
    assert run(roll_off(field), dice=[3, 3, 2, 5]).result == 1
    played = run(roll_off(field), dice=[4, 3])
    assert played.result == 0
    assert played.rolls == [2]


@pytest.mark.rule("wh40k:rolloff.02")
def test_no_stratagem_changes_a_roll_off(field: Battle) -> None:
    field.command_points = [5, 5]
    played = run(roll_off(field), dice=[1, 6])
    assert played.result == 1
    assert played.questions == []


# Random characteristics.


@pytest.mark.rule("wh40k:random.01", "wh40k:datasheet.03")
@pytest.mark.example("wh40k:ex.44")
def test_a_random_move_is_rolled_once_for_the_whole_unit() -> None:
    fixed, none, loose = profile(move="5"), profile(move=None), profile(move="2D6")
    field = battle([entry("Ours", (3, loose, []), (1, fixed, []), (1, none, []))])
    played = run(roll_moves(field, field.units[0]), dice=[2, 6])
    assert played.result == [8, 8, 8, 5, 0]
    assert played.rolls == [2]


@pytest.mark.rule("wh40k:random.02")
@pytest.mark.example("wh40k:ex.44")
def test_any_other_random_characteristic_is_rolled_each_time(field: Battle) -> None:
    played = run(roll_amounts(field, Amount.parse("D6"), "attacks", field.units[0], 2), dice=[2, 6])
    assert played.result == [2, 6]
    assert run(roll_amounts(field, Amount.parse("4"), "attacks", field.units[0], 2)).result == [4, 4]
    assert run(roll_amounts(field, Amount.parse("D6"), "attacks", field.units[0], 0)).result == []


# Command Re-roll.


def charge(field: Battle) -> Dice:
    return Dice(CHARGE, field.units[0], size=2)


@pytest.mark.rule("wh40k:stratagem.command-reroll")
def test_command_reroll_rerolls_one_roll_of_several_for_a_command_point(field: Battle) -> None:
    field.command_points = [2, 0]
    played = run(roll(field, Dice(HIT, field.units[0]), 4), dice=[1, 3, 1, 6, 5], answers=[("reroll", 1)])
    assert played.result == [5, 3, 1, 6]
    assert getattr(played.asked[0], "options", None) == ["decline", ("reroll", 1), ("reroll", 3)]
    assert played.questions == [(0, "wh40k-ask-command-reroll")]
    asked = dict(played.asked[0].message.args)
    assert (asked["unit"], asked["dice"], asked["rolls"]) == (field.name(field.units[0]), "1 3 1 6", 4)
    assert field.command_points == [1, 0]


def test_a_question_counts_dice_that_would_be_too_many_to_list(field: Battle) -> None:
    field.command_points = [1, 0]
    for many, shown in ((12, " ".join("4" * 11 + "2")), (13, "1×2 12×4")):
        played = run(roll(field, Dice(HIT, field.units[0]), many), [*[4] * (many - 1), 2], ["decline"])
        assert dict(played.asked[0].message.args)["dice"] == shown


@pytest.mark.parametrize(
    ("needed", "ends"),
    [
        (0, {"en": "charge roll: 1 2.", "es": "tirada de carga: 1 2."}),
        (7, {"en": "charge roll: 1 2, with 7 or more needed.", "es": "tirada de carga: 1 2; hace falta 7 o más."}),
    ],
)
def test_the_question_tells_what_is_needed(field: Battle, needed: int, ends: dict[str, str]) -> None:
    field.command_points = [1, 0]
    [asked] = run(roll(field, Dice(CHARGE, field.units[0], size=2, needed=needed)), [1, 2], ["decline"]).asked
    assert dict(asked.message.args)["rolls"] == 1
    for lang, end in ends.items():
        assert Texts(lang, GAME.texts).render(asked.message).endswith(end)


@pytest.mark.rule("wh40k:stratagem.command-reroll", "wh40k:reroll.01")
def test_command_reroll_takes_both_dice_of_a_charge_roll(field: Battle) -> None:
    field.command_points = [1, 0]
    played = run(roll(field, charge(field)), dice=[1, 2, 6, 5], answers=[("reroll", 3)])
    assert played.result == [11]


@pytest.mark.rule("wh40k:stratagem.command-reroll")
def test_declining_command_reroll_costs_nothing(field: Battle) -> None:
    field.command_points = [1, 0]
    assert run(roll(field, charge(field)), dice=[1, 2], answers=["decline"]).result == [3]
    assert field.command_points == [1, 0]


@pytest.mark.rule("wh40k:stratagem.general.01")
def test_command_reroll_needs_a_command_point(field: Battle) -> None:
    field.command_points = [0, 9]
    assert run(roll(field, charge(field)), dice=[1, 2]).questions == []


@pytest.mark.rule("wh40k:stratagem.general.02")
def test_command_reroll_is_used_once_a_phase(field: Battle) -> None:
    field.command_points = [3, 0]
    run(roll(field, charge(field)), dice=[1, 2, 1, 2], answers=[("reroll", 3)])
    assert run(roll(field, charge(field)), dice=[1, 2]).questions == []
    field.phase = FIGHT
    assert len(run(roll(field, charge(field)), dice=[1, 2], answers=["decline"]).asked) == 1


@pytest.mark.rule("wh40k:stratagem.command-reroll")
def test_the_list_of_rolls_for_command_reroll_is_closed(field: Battle) -> None:
    field.command_points = [3, 3]
    listed = {"hit", "wound", "damage", "save", "advance", "charge", "attacks", "desperate-escape", "hazardous"}
    assert set(COMMAND_REROLLS) == listed
    for purpose in listed:
        assert why_not_command_reroll(field, Dice(purpose, field.units[0])) is None
    for purpose in (LEADERSHIP, FEEL_NO_PAIN, "deadly-demise"):
        reason = why_not_command_reroll(field, Dice(purpose, field.units[0]))
        assert reason is not None
        assert reason.rule == "wh40k:stratagem.command-reroll"
        assert run(roll(field, Dice(purpose, field.units[0])), dice=[1]).questions == []


@pytest.mark.rule("wh40k:stratagem.command-reroll.02", "wh40k:battleshock.06")
def test_command_reroll_is_barred_for_battle_shocked_units(field: Battle) -> None:
    field.command_points = [3, 3]
    assert why_not_command_reroll(field, charge(field)) is None
    field.units[0].battle_shocked = True
    reason = why_not_command_reroll(field, charge(field))
    assert reason is not None
    assert reason.rule == "wh40k:battleshock.06"
    assert run(roll(field, charge(field)), dice=[1, 2]).questions == []
