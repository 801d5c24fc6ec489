"""Aura abilities: who is within range, who is affected, and that the same one does so once."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.auras import REROLL_HIT_ONES, affected, hit_reroll
from tablero.games.wh40k.datasheets import CORE_ABILITIES, Ability, fixed
from tablero.games.wh40k.dice import ONES
from tablero.games.wh40k.melee import Fighter, melee_situation
from tablero.games.wh40k.shooting import shoot
from tablero.games.wh40k.state import RESERVES, SHOOTING, Battle
from tablero.games.wh40k.targeting import Aim
from tablero.tabletop import INCH
from wh40k.playing import battle, entry, profile, run, stand, weapon

BASE = 3200
Y = 20 * INCH
RITES = Ability(REROLL_HIT_ONES, fixed(6), "CORE + ADEPTUS ASTARTES")


def rites(gap: int, keywords: tuple[str, ...] = ("CORE",), faction: tuple[str, ...] = ("ADEPTUS ASTARTES",)) -> Battle:
    """A squad, a captain so far from it, another captain beside that one, and an enemy in range."""
    squad = entry("Squad", (1, profile(), [weapon(skill=4)]), keywords=keywords, faction=faction)
    captain = entry("Captain", (1, profile("Captain"), []), keywords=("CHARACTER",), faction=faction)
    field = battle([squad, captain, captain], [entry("Foe", (1, profile(), []))])
    stand(field, 0, 10 * INCH, Y)
    stand(field, 1, 10 * INCH + BASE + gap, Y)
    stand(field, 2, 10 * INCH + BASE + gap, Y + BASE)
    stand(field, 3, 10 * INCH, Y - 15 * INCH)
    field.models[1].abilities = (RITES,)
    field.phase = SHOOTING
    return field


@pytest.mark.rule("wh40k:aura.01")
@pytest.mark.example("wh40k:ex.42")
@pytest.mark.parametrize(("gap", "granted"), [(6 * INCH, ONES), (6 * INCH + INCH // 10, "")])
def test_units_within_range_may_roll_ones_to_hit_again(gap: int, granted: str) -> None:
    field = rites(gap)
    squad, foe = field.units[0], field.units[3]
    assert hit_reroll(field, squad) == granted
    dice, answers = ([1, 1], [[1], [("roll", 0, 1)]]) if granted else ([1], [[1]])
    run(shoot(field, squad), dice, answers)
    model = field.models[0]
    assert Aim(field, squad).situation(model, model.weapons[0], foe).hit_reroll == granted
    assert melee_situation(field, squad, Fighter(model, [foe], ())).hit_reroll == granted


@pytest.mark.rule("wh40k:aura.01")
@pytest.mark.parametrize(
    ("keywords", "faction", "granted"),
    [
        (("CORE",), ("ADEPTUS ASTARTES",), True),
        (("INFANTRY",), ("ADEPTUS ASTARTES",), False),
        (("CORE",), ("ORKS",), False),
    ],
)
def test_of_the_keywords_that_it_names(keywords: tuple[str, ...], faction: tuple[str, ...], granted: bool) -> None:
    field = rites(6 * INCH, keywords, faction)
    assert affected(field, field.units[0], REROLL_HIT_ONES) is granted
    assert not affected(field, field.units[0], "another-aura")


@pytest.mark.rule("wh40k:aura.01", "wh40k:aura.02")
def test_a_model_is_within_range_of_its_own_and_of_friends_only() -> None:
    field = rites(30 * INCH)
    field.models[0].abilities, field.models[1].abilities = (RITES,), ()
    assert affected(field, field.units[0], REROLL_HIT_ONES)
    field.models[0].abilities = (RITES._replace(value=fixed(0)),)
    assert affected(field, field.units[0], REROLL_HIT_ONES)
    field = rites(6 * INCH)
    field.models[1].abilities, field.models[3].abilities = (), (RITES,)
    stand(field, 3, 10 * INCH, Y + 5 * INCH)
    assert not affected(field, field.units[0], REROLL_HIT_ONES), "of an enemy"
    field = rites(6 * INCH)
    field.units[1].place = RESERVES
    assert not affected(field, field.units[0], REROLL_HIT_ONES)


@pytest.mark.rule("wh40k:aura.02")
def test_the_same_aura_of_two_models_lets_a_die_be_rolled_again_once() -> None:
    field = rites(6 * INCH)
    field.models[2].abilities = (RITES,)
    stand(field, 2, 10 * INCH, Y + 3 * INCH)
    played = run(shoot(field, field.units[0]), [1, 1], [[1], [("roll", 0, 1)]])
    assert played.rolls == [1, 1]
    field.models[1].abilities = ()
    assert affected(field, field.units[0], REROLL_HIT_ONES), "of either"


def test_an_aura_is_written_with_its_range_and_keywords() -> None:
    assert Ability.parse("reroll-hit-ones-aura 6 CORE + ADEPTUS ASTARTES", CORE_ABILITIES) == RITES
    assert Ability.parse("reroll-hit-ones-aura 6", CORE_ABILITIES) is None
    assert RITES.text == "reroll-hit-ones-aura 6 CORE + ADEPTUS ASTARTES"
