"""Dice that are rolled together have the same odds as attacks that are made one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.scenario.compare import chi_square_tail
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import Battle
from tablero.kernel import Choose, Play, Rng, Roll
from wh40k.duels import Duel, duel
from wh40k.playing import profile, weapon

FACES = {1: Fraction(2, 6), 3: Fraction(3, 6), 6: Fraction(1, 6)}
"""A die where only 3+ and 6 count: 1 stands for 1 and 2, 3 for 3 to 5."""

FLAMER, FLAMER_2 = [weapon(strength="5", damage=damage, abilities=["torrent"]) for damage in ("1", "2")]

DUELS: dict[str, Callable[[], Duel]] = {
    "plain": lambda: duel(weapon(strength="5"), (2, profile(wounds=1)), attackers=2),
    "two wounds each": lambda: duel(weapon(strength="5"), (2, profile(wounds=2)), attackers=2),
    "damage that is lost": lambda: duel(FLAMER_2, (2, profile(wounds=3)), attackers=3),
    "sustained and lethal hits": lambda: duel(
        weapon(strength="5", abilities=["sustained-hits 1", "lethal-hits"]), (3, profile(wounds=1)), attackers=2
    ),
    "devastating wounds": lambda: duel(
        weapon(strength="5", damage="2", abilities=["devastating-wounds"]), (3, profile(wounds=3)), attackers=2
    ),
    "feel no pain": lambda: duel(
        weapon(strength="5"), (2, profile(wounds=1)), attackers=2, abilities=["feel-no-pain 3"]
    ),
    "a sergeant with another save": lambda: duel(FLAMER, (1, profile()), (1, profile("Sergeant", save=6)), attackers=3),
    "cover for some": lambda: duel(
        weapon(strength="5", ap=-3), (3, profile(save=4)), attackers=2, situation=Situation(in_cover=lambda m: m.id > 2)
    ),
    "a leader behind the bodyguards": lambda: duel(
        FLAMER, (1, profile()), attackers=3, leader=profile("Captain", wounds=2, save=6)
    ),
}


def together(one: Duel) -> Play[None]:
    return make_attacks(one.field, one.attacker, [one.attacks])


def one_by_one(one: Duel) -> Play[None]:
    target = choose_target(one.field, one.target)
    groups = [Attacks(one.attacker, one.weapon, (bearer,), target, one.situation) for bearer in one.attacker.models]
    return make_attacks(one.field, one.attacker, groups)


def left(field: Battle) -> tuple[Any, ...]:
    """All that attacks may have changed."""
    return tuple(model.wounds for model in field.models), tuple(field.units[1].allocated)


def exactly(make: Callable[[], Duel], attacks: Callable[[Duel], Play[None]]) -> dict[tuple[Any, ...], Fraction]:
    """How likely each end is: every way the dice can fall is played."""
    ends: dict[tuple[Any, ...], Fraction] = {}
    ways: list[tuple[tuple[tuple[int, ...], ...], Fraction]] = [((), Fraction(1))]
    while ways:
        fell, chance = ways.pop()
        one = make()
        count = play(attacks(one), list(fell))
        if count is None:
            ends[left(one.field)] = ends.get(left(one.field), Fraction()) + chance
            continue
        for faces in product(FACES, repeat=count):
            likely = chance
            for face in faces:
                likely *= FACES[face]
            ways.append(((*fell, faces), likely))
    return ends


def play(going: Play[None], fell: list[tuple[int, ...]]) -> int | None:
    """Play with these rolls; return how many dice the next has, None when there is none. The first option is chosen."""
    send: Any = None
    while True:
        try:
            request = going.send(send)
        except StopIteration:
            return None
        if isinstance(request, Choose):
            send = request.options[0]
            continue
        assert isinstance(request, Roll)
        if not fell:
            return request.count
        send = fell.pop(0)


@pytest.mark.rule("wh40k:fast.01", "wh40k:fast.02", "wh40k:fast.03", "wh40k:attack.01")
@pytest.mark.parametrize("name", DUELS)
def test_every_end_is_exactly_as_likely(name: str) -> None:
    batched = exactly(DUELS[name], together)
    assert sum(batched.values()) == 1
    assert batched == exactly(DUELS[name], one_by_one)


def test_random_damage_too_ends_as_often_either_way() -> None:
    def fight() -> Duel:
        arm = weapon(attacks="1", damage="D3", ap=-1, abilities=["sustained-hits D3", "devastating-wounds"])
        return duel(arm, (4, profile(wounds=2)), attackers=6, abilities=["feel-no-pain 6"])

    def sampled(attacks: Callable[[Duel], Play[None]], rng: Rng) -> Counter[int]:
        ends: Counter[int] = Counter()
        for _ in range(600):
            one, send = fight(), None
            going = attacks(one)
            try:
                while True:
                    request: Any = going.send(send)
                    send = request.draw(rng)
            except StopIteration:
                ends[sum(model.wounds for model in one.field.models_of(one.target))] += 1
        return ends

    first, second = sampled(together, Rng(1)), sampled(one_by_one, Rng(2))
    values = [value for value in sorted(first | second) if first[value] + second[value] >= 10]
    chi_square = sum((first[value] - second[value]) ** 2 / (first[value] + second[value]) for value in values)
    assert len(values) > 5
    assert chi_square_tail(chi_square, len(values) - 1) > 0.001
