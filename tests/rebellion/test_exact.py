"""Exact odds of missions: against every way the dice can fall, with the best that both sides can make of them."""

from __future__ import annotations

import doctest
import random
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from tablero.games.rebellion import exact
from tablero.games.rebellion.exact import Attempt, attempted
from tablero.games.rebellion.facts import EMPIRE, REBEL
from tablero.games.rebellion.habits.prospects import beats
from tablero.games.rebellion.questions import FORM, answer
from tablero.odds import BadQuestion, CantAnswer, Distribution

FACES = (1, 1, 1, 2, 0, 0)
"""What the six sides of a die count in a mission: two hits, a direct hit, a special, two blanks."""


def test_examples() -> None:
    assert doctest.testmod(exact).failed == 0


def ways(count: int) -> list[tuple[int, ...]]:
    return list(product(FACES, repeat=count))


def oracle(attempt: Attempt) -> Fraction:
    """How likely the attempt succeeds: every roll is tried, and of every choice the best."""
    rebels, empire = (attempt.dice, attempt.opposing) if attempt.side == REBEL else (attempt.opposing, attempt.dice)
    sure = min(2, rebels) if attempt.million else 0

    def good(mine: int, theirs: int) -> bool:
        """Whether the Rebels get what they want."""
        if attempt.side == REBEL:
            return mine + attempt.bonus > theirs
        return not theirs + attempt.bonus > mine

    def jam(dice: tuple[int, ...]) -> list[int]:
        kept = [sum(dice)]
        if attempt.r2_d2:
            kept += [sum(dice) - die for die in dice]
        return kept

    def then(dice: tuple[int, ...], value: Any) -> Fraction:
        """The best value of dice that lie, of which one may be rolled again."""
        options: list[Fraction] = [value(sum(dice))]
        if attempt.yoda:
            for at in range(len(dice)):
                rest = sum(dice) - dice[at]
                options.append(sum((value(rest + face) for face in FACES), Fraction()) / 6)
        return max(options)

    mine = [(2,) * sure + way for way in ways(rebels - sure)]
    theirs = ways(empire)
    if attempt.side == REBEL:

        @cache
        def won(total: int) -> Fraction:
            return Fraction(sum(any(good(total, kept) for kept in jam(way)) for way in theirs), len(theirs))

        return sum((then(way, won) for way in mine), Fraction()) / len(mine)
    kept = Fraction()
    for way in theirs:
        rated = [
            sum((then(own, lambda total, left=left: Fraction(int(good(total, left)))) for own in mine), Fraction())
            for left in set(jam(way))
        ]
        kept += max(rated) / len(mine)
    return 1 - kept / len(theirs)


@pytest.mark.rule("rebellion:mission.12", "rebellion:mission.17")
@pytest.mark.parametrize("seed", range(4))
def test_missions_succeed_as_often_as_every_roll_with_the_best_choices(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        dice = rng.choice([(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (0, 1), (1, 0), (3, 2)])
        flags = [rng.random() < 0.4 for _ in range(3)]
        attempt = Attempt(rng.choice([REBEL, EMPIRE]), *dice, rng.choice([0, 0, 1, 2]), *flags)
        assert attempted(attempt).chance == oracle(attempt), attempt


@pytest.mark.rule("rebellion:mission.12", "rebellion:mission.17")
@pytest.mark.parametrize(("own", "bonus", "other"), [(3, 0, 2), (4, 2, 5), (10, 0, 12), (0, 2, 0), (1, 0, 0)])
def test_without_rings_the_bots_reckon_the_same(own: int, bonus: int, other: int) -> None:
    for side in (REBEL, EMPIRE):
        assert float(attempted(Attempt(side, own, other, bonus)).chance) == pytest.approx(beats(own, bonus, other))


def test_what_rings_do() -> None:
    plain = attempted(Attempt(REBEL, 2, 2))
    assert plain.own == plain.other
    assert attempted(Attempt(REBEL, 2, 0, million=True)).own == Distribution({4: 1})
    assert attempted(Attempt(EMPIRE, 1, 0, r2_d2=True)).chance == 0
    assert attempted(Attempt(REBEL, 1, 0, yoda=True)).chance == 1 - Fraction(1, 9)


# Questions.


def test_cards_and_leaders_tell_the_dice() -> None:
    asked = "card=sabotage leaders=chewbacca,han_solo opposing=darth_vader"
    named = answer(FORM.options(asked.split())[0])
    from tablero.games.rebellion.content.missions import MISSIONS
    from tablero.games.rebellion.facts import LEADERS

    sabotage = next(one for one in MISSIONS if one.key == "sabotage")
    icons = {leader.key: leader.skills[sabotage.skill] for leader in LEADERS}
    wanted = attempted(
        Attempt(
            REBEL,
            icons["chewbacca"] + icons["han_solo"],
            icons["darth_vader"],
            2 * (sabotage.portrait >= 0 and LEADERS[sabotage.portrait].key in ("chewbacca", "han_solo")),
        )
    )
    assert named.figures[0].chance == wanted.chance


def test_c_3po_makes_a_mission_of_diplomacy_succeed() -> None:
    assert answer(FORM.options(["dice=1", "opposing-dice=3", "c-3po"])[0]).figures[0].chance == 1
    with pytest.raises(CantAnswer, match="diplomacy"):
        answer(FORM.options(["side=imperial", "dice=1", "c-3po"])[0])
    with pytest.raises(CantAnswer, match="diplomacy"):
        answer(FORM.options(["card=sabotage", "c-3po"])[0])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("leaders=han_solo", "expected card"),
        ("card=sabotage leaders=darth_vader", "other side"),
        ("theater=space rebels=x_wing", "empire: expected at least one"),
        ("theater=space rebels=rebel_trooper empire=tie_fighter", "does not fight"),
        ("theater=space rebels=x_wing empire=tie_fighter rebel-hand=dig_in", "no tactic card dig_in"),
        (
            "theater=space rebels=x_wing empire=tie_fighter rebel-hand=onslaught empire-hand=onslaught",
            "that many copies",
        ),
        (
            "theater=space rebels=x_wing empire=tie_fighter rebel-cards=5 empire-cards=5 rebel-hand=defensive_formation:3,"
            "critical_hit:2,concentrate_fire:2",
            "only 8 cards",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(asked: str, said: str) -> None:
    with pytest.raises(CantAnswer, match=said):
        answer(FORM.options(asked.split())[0])


@pytest.mark.parametrize(
    "word",
    ["rebels=x_wing:0", "rebels=x_wing:-1", "rebels=tie_fighter", "leaders=jabba", "dice=41", "rebel-hand=pistol"],
)
def test_what_nobody_knows_is_refused(word: str) -> None:
    with pytest.raises(BadQuestion):
        FORM.options([word])
