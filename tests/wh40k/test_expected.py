"""What attacks are expected to do is what they do on average, when every way the dice can fall is played."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from tablero.games.wh40k.odds import expected_wounds
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.threats import Threats, worth
from tablero.tabletop import INCH
from wh40k.duels import Duel, duel
from wh40k.playing import battle, entry, profile, weapon
from wh40k.test_odds import exactly, together

DUELS: dict[str, Callable[[], Duel]] = {
    "plain": lambda: duel(weapon(strength="5"), (4, profile(wounds=1)), attackers=2),
    "damage that is lost": lambda: duel(weapon(strength="5", damage="2"), (3, profile(wounds=1)), attackers=2),
    "two attacks each": lambda: duel(weapon(attacks="2", strength="5"), (4, profile()), attackers=1),
    "sustained and lethal hits": lambda: duel(
        weapon(strength="5", abilities=["sustained-hits 1", "lethal-hits"]), (5, profile(wounds=1)), attackers=2
    ),
    "devastating wounds": lambda: duel(
        weapon(strength="5", damage="2", abilities=["devastating-wounds"]), (4, profile(wounds=2)), attackers=2
    ),
    "torrent": lambda: duel(weapon(strength="5", abilities=["torrent"]), (4, profile()), attackers=3),
    "only sixes": lambda: duel(weapon(strength="5"), (3, profile()), attackers=3, situation=Situation(only_sixes=True)),
    "feel no pain": lambda: duel(
        weapon(strength="5"), (4, profile(wounds=1)), attackers=2, abilities=["feel-no-pain 3"]
    ),
    "rapid fire": lambda: duel(
        weapon(strength="5", abilities=["rapid-fire 1"]), (4, profile()), situation=Situation(half_range=True)
    ),
    "no save": lambda: duel(weapon(strength="5", ap=-4), (4, profile()), attackers=3),
}


@pytest.mark.parametrize("name", DUELS)
def test_the_mean_is_exact_where_nobody_dies_twice(name: str) -> None:
    one = DUELS[name]()
    before = sum(one.wounds)
    mean = Fraction()
    for (wounds, _), likely in exactly(DUELS[name], together).items():
        mean += likely * (before - sum(wounds[len(one.attacker.models) :]))
    assert expected_wounds(one.field, one.attacks) == pytest.approx(float(mean))


def test_no_more_is_expected_than_there_is() -> None:
    one = duel(weapon(attacks="20", strength="9", ap=-5), (2, profile()), attackers=5)
    assert expected_wounds(one.field, one.attacks) == 2


def test_a_unit_is_worth_what_is_left_of_it() -> None:
    squad = entry("Squad", (4, profile(wounds=2), [weapon(range=24, abilities=["rapid-fire 1"])]))._replace(points=80)
    field = battle([squad], [squad])
    assert worth(field, field.units[0]) == 80
    field.models[0].wounds = 1
    field.units[0].models.remove(3)
    assert worth(field, field.units[0]) == 50


def test_what_is_out_of_range_is_no_threat_and_half_range_counts() -> None:
    squad = entry("Squad", (4, profile(wounds=2), [weapon(range=24, abilities=["rapid-fire 1"])]))._replace(points=80)
    field = battle([squad], [squad])
    threats, (one, other) = Threats(field), field.units
    far, near = threats.shooting(one, other, 24 * INCH), threats.shooting(one, other, 12 * INCH)
    assert threats.shooting(one, other, 24 * INCH + 1) == 0
    assert near == pytest.approx(2 * far)
    assert far == pytest.approx(
        4 * 4 / 6 * 3 / 6 * 2 / 6 * 10
    )  # four shots: 3+ hits, 4+ wounds, 3+ saves, 10 points a wound
    assert threats.melee(one, other) == 0
