"""Exact odds of attacks: against every way the dice can fall, and against attacks that the rules themselves resolve."""

from __future__ import annotations

import doctest
import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from tablero.games.wh40k import exact
from tablero.games.wh40k.attacks import (
    critical_wound,
    hit_modifier,
    hit_needed,
    lowest_wound,
    make_attacks,
    wound_modifier,
    wound_needed,
)
from tablero.games.wh40k.exact import outcome
from tablero.games.wh40k.questions import FORM, answer, laid_out
from tablero.games.wh40k.scenario.compare import compare
from tablero.games.wh40k.situation import Attacks
from tablero.kernel import Choose, Pick, Rng
from tablero.kernel.chance import Chance
from tablero.odds import CantAnswer, Distribution

State = tuple[int, ...]
"""What each model of the target has left."""
FACES = range(1, 7)
SIXTH = Fraction(1, 6)


def test_examples() -> None:
    assert doctest.testmod(exact).failed == 0


# An oracle that knows the rules by itself: one die after the other, in fractions.


def spread(states: dict[Any, Fraction], follows: Callable[[Any], list[tuple[Any, Fraction]]]) -> dict[Any, Fraction]:
    found: dict[Any, Fraction] = {}
    for state, chance in states.items():
        for new, likely in follows(state):
            found[new] = found.get(new, Fraction()) + chance * likely
    return found


def rolled(again: Callable[[int], bool]) -> list[tuple[int, Fraction]]:
    """A die of which some faces are rolled again."""
    found = dict.fromkeys(FACES, Fraction())
    for first in FACES:
        for second in FACES:
            found[second if again(first) else first] += SIXTH * SIXTH
    return list(found.items())


def amount(text: str) -> list[tuple[int, Fraction]]:
    """What D3+1, 2D6 or 4 come to."""
    dice, _, plus = text.partition("+")
    if "D" not in dice:
        return [(int(dice), Fraction(1))]
    count, _, sides = dice.partition("D")
    faces = [range(1, int(sides) + 1)] * int(count or 1)
    ways = [sum(way) + int(plus or 0) for way in product(*faces)]
    return [(value, Fraction(ways.count(value), len(ways))) for value in sorted(set(ways))]


def within(low: int, value: int, high: int) -> int:
    return max(low, min(value, high))


def oracle(case: dict[str, Any]) -> tuple[Distribution, Distribution]:
    """The wounds and the models that a target of one kind of models loses."""
    has: Callable[..., Any] = case.get
    hit_bonus = has("hit-modifier", 0) + (1 if has("heavy") and has("stationary") else 0)
    hit_bonus -= int(bool(has("stealth") and not has("melee")))
    hit_on = within(2, has("skill", 3) - within(-1, hit_bonus, 1), 6)
    strength, tough = has("strength", 4), has("toughness", 4)
    wound_on = 2 if strength >= 2 * tough else 3 if strength > tough else 4 if strength == tough else 5
    wound_on = 6 if 2 * strength <= tough else wound_on
    critical = has("anti", 6)
    wound_bonus = within(-1, has("wound-modifier", 0) + (1 if has("lance") and has("charged") else 0), 1)
    wound_on = max(2, min(wound_on - wound_bonus, critical))
    covered = has("cover") and not has("melee") and not has("ignores-cover")
    covered = covered and not (has("save", 3) <= 3 and has("ap", 0) == 0)
    save_on = max(2, has("save", 3) - min(1, has("ap", 0) + int(bool(covered))))
    save_on = min(save_on, has("invulnerable", 7))
    again: dict[str, Callable[[int, int, int], bool]] = {
        "none": lambda face, on, crit: False,
        "ones": lambda face, on, crit: face == 1,
        "failures": lambda face, on, crit: face < on,
        "non-critical": lambda face, on, crit: face < crit,
    }
    hits, wounds = has("hit-reroll", "none"), "failures" if has("twin-linked") else has("wound-reroll", "none")
    if hits == "non-critical" and not (has("sustained-hits") or has("lethal-hits")):
        hits = "failures"  # nothing is gained by rolling a hit again
    if wounds == "non-critical" and not has("devastating-wounds"):
        wounds = "failures"
    hit_again, wound_again = again[hits], again[wounds]

    @cache
    def wound(state: tuple[int, int]) -> list[tuple[tuple[int, int], Fraction]]:
        found = []
        for face, chance in rolled(lambda face: wound_again(face, wound_on, critical)):
            devastates = has("devastating-wounds") and face >= critical
            hurts = face >= wound_on
            found.append(((state[0] + int(hurts and not devastates), state[1] + int(bool(devastates))), chance))
        return found

    @cache
    def attack(state: tuple[int, int]) -> list[tuple[tuple[int, int], Fraction]]:
        total: dict[tuple[int, int], Fraction] = {}
        for face, chance in [(0, Fraction(1))] if has("torrent") else rolled(lambda face: hit_again(face, hit_on, 6)):
            scores = has("torrent") or face >= hit_on
            extra = amount(has("sustained-hits", "0")) if face == 6 and not has("torrent") else [(0, Fraction(1))]
            for more, likely in extra:
                lethal = face == 6 and has("lethal-hits") and not has("torrent")
                rows: dict[tuple[int, int], Fraction] = {(state[0] + int(bool(lethal)), state[1]): chance * likely}
                for _ in range(more + int(bool(scores and not lethal))):
                    rows = spread(rows, wound)
                for row, part in rows.items():
                    total[row] = total.get(row, Fraction()) + part
        return list(total.items())

    @cache
    def suffer(state: State, points: int) -> list[tuple[State, Fraction]]:
        """The first model that is left suffers damage, but for what it ignores."""
        at = next((at for at, left in enumerate(state) if left), None)
        if at is None or not points:
            return [(state, Fraction(1))]
        ignores = has("feel-no-pain", 7)
        ends: dict[State, Fraction] = {}
        for way in product((True, False), repeat=points):
            chance = Fraction(1)
            for lost in way:
                chance *= Fraction(min(ignores, 7) - 1, 6) if lost else Fraction(7 - ignores, 6)
            new = (*state[:at], max(0, state[at] - sum(way)), *state[at + 1 :])
            ends[new] = ends.get(new, Fraction()) + chance
        return list(ends.items())

    melta = has("melta", 0) if has("half-range") else 0
    damages = [(value + melta, chance) for value, chance in amount(has("damage", "1"))]

    @cache
    def unsaved(state: State) -> list[tuple[State, Fraction]]:
        saved = Fraction(max(0, 7 - save_on), 6)
        found = [(state, saved)]
        for points, chance in damages:
            found += [(new, (1 - saved) * chance * likely) for new, likely in suffer(state, points)]
        return found

    @cache
    def devastated(state: State) -> list[tuple[State, Fraction]]:
        found = []
        for points, chance in damages:
            rows: dict[State, Fraction] = {state: chance}
            if has("errata"):
                rows = {new: chance * likely for new, likely in suffer(state, points)}
            else:
                for _ in range(points):
                    rows = spread(rows, lambda one: suffer(one, 1))
            found += list(rows.items())
        return found

    models, wounds = has("models", 1), has("wounds", 1)
    began = (wounds - has("lost", 0), *[wounds] * (models - 1))
    each: dict[int, Fraction] = dict(amount(has("attacks", "1")))
    for _ in range(has("attackers", 1) - 1):
        each = spread(each, lambda n: [(n + m, p) for m, p in amount(has("attacks", "1"))])
    if has("rapid-fire") and has("half-range"):
        each = {number + has("attackers", 1) * int(case["rapid-fire"]): chance for number, chance in each.items()}
    if has("blast"):
        each = {number + has("attackers", 1) * (models // 5): chance for number, chance in each.items()}
    ends: dict[State, Fraction] = {}
    for number, chance in each.items():
        pairs: dict[tuple[int, int], Fraction] = {(0, 0): chance}
        for _ in range(number):
            pairs = spread(pairs, attack)
        for (ordinary, devastating), likely in pairs.items():
            states: dict[State, Fraction] = {began: likely}
            for _ in range(ordinary):
                states = spread(states, unsaved)
            for _ in range(devastating):
                states = spread(states, devastated)
            for state, part in states.items():
                ends[state] = ends.get(state, Fraction()) + part
    lost = spread(ends, lambda state: [(sum(began) - sum(state), Fraction(1))])
    slain = spread(ends, lambda state: [(state.count(0), Fraction(1))])
    return Distribution.of(lost), Distribution.of(slain)


FLAGS = (
    *("lethal-hits", "devastating-wounds", "torrent", "blast", "heavy", "stationary", "lance", "charged"),
    *("cover", "ignores-cover", "melee", "stealth", "half-range", "errata"),
)


def drawn(rng: random.Random) -> dict[str, Any]:
    """A case that is small enough to be enumerated, of anything that can be asked."""
    chance = rng.random
    wounds = rng.randint(1, 3)
    case: dict[str, Any] = {
        "attackers": rng.randint(1, 2),
        "attacks": rng.choice(["1", "1", "2", "D3"]) if rng.random() < 0.5 else "1",
        "skill": rng.randint(2, 6),
        "strength": rng.randint(2, 9),
        "toughness": rng.randint(2, 9),
        "ap": -rng.randint(0, 3),
        "damage": rng.choice(["1", "2", "D3", "D3+1"]),
        "models": rng.choice([1, 2, 2, 5]),
        "wounds": wounds,
        "save": rng.randint(2, 7),
        "lost": rng.randint(0, wounds - 1),
        "hit-modifier": rng.randint(-2, 2),
        "wound-modifier": rng.randint(-2, 2),
        "hit-reroll": rng.choice(["none", "none", "ones", "failures", "non-critical"]),
        "wound-reroll": rng.choice(["none", "none", "ones", "failures", "non-critical"]),
    }
    case |= {name: True for name in FLAGS if chance() < 0.25}
    if chance() < 0.4:
        case["sustained-hits"] = rng.choice(["1", "2", "D3"])
    if chance() < 0.2:
        case["rapid-fire"] = "1"
    if chance() < 0.2:
        case["melta"] = 1
    if chance() < 0.25:
        case["anti"] = rng.randint(2, 6)
    if chance() < 0.3:
        case["invulnerable"] = rng.randint(3, 6)
    if chance() < 0.3:
        case["feel-no-pain"] = rng.randint(4, 6)
    if chance() < 0.2 and case["wound-reroll"] != "non-critical":
        case["twin-linked"] = True
    return case


def words(case: dict[str, Any]) -> list[str]:
    """A case as somebody asks it."""
    told = {**case, **({"anti": f"infantry:{case['anti']}"} if "anti" in case else {})}
    return [name if value is True else f"{name}={value}" for name, value in told.items()]


@pytest.mark.parametrize("seed", range(10))
def test_the_odds_are_those_of_every_way_the_dice_can_fall(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        case = drawn(rng)
        wounds, models = oracle(case)
        found = answer(FORM.options(words(case))[0])
        assert [one.distribution for one in found.measures[:2]] == [wounds, models], case
        assert found.figures[0].chance == models.chance(case["models"])


# The rules themselves.


def resolved(asked: str, games: int, rng: Rng) -> tuple[Counter[int], Counter[int]]:
    """Have the rules resolve attacks many times."""
    lost, slain = Counter[int](), Counter[int]()
    for _ in range(games):
        battle, groups, rerolls = laid_out(FORM.options(asked.split())[0])
        target = groups[0].target.unit
        models = battle.models_of(target)
        before = sum(model.wounds for model in models)
        going, sent = make_attacks(battle, groups[0].attacker, groups), None
        try:
            while True:
                request: Any = going.send(sent)
                sent = request.draw(rng) if isinstance(request, Chance) else decide(battle, groups, rerolls, request)
        except StopIteration:
            lost[before - sum(model.wounds for model in models)] += 1
            slain[len(models) - len(target.models)] += 1
    return lost, slain


def decide(battle: Any, groups: list[Attacks], rerolls: Any, request: Any) -> Any:
    if isinstance(request, Pick):
        (attacks,) = groups
        if getattr(dict(request.message.args)["purpose"], "id", "") == "wh40k-roll-hit":
            low = 6 if rerolls.hits_fishing else hit_needed(attacks.weapon.skill, hit_modifier(battle, attacks).total)
        else:
            critical = critical_wound(battle, attacks)
            needed = wound_needed(attacks.weapon.strength.plus, int(attacks.target.toughness))
            low = critical if rerolls.wounds_fishing else lowest_wound(needed, wound_modifier(attacks).total, critical)
        return tuple(option for option in request.options if int(option[2]) < low)
    assert isinstance(request, Choose)
    if request.message.id == "wh40k-ask-precision":
        return request.options[1]
    return request.options[0]


SAMPLED = [
    "attackers=6 sustained-hits=1 lethal-hits devastating-wounds damage=2 models=4 wounds=3 feel-no-pain=5",
    "attackers=4 attacks=D6 skill=4 twin-linked devastating-wounds hit-reroll=non-critical models=6 wounds=2 cover ap=-2",
    "attackers=3 attacks=2 strength=D6+2 damage=D3 models=3 wounds=2 toughness=5 overwatch sustained-hits=D3",
    "attackers=4 models=2 target2.models=1 target2.save=2 target2.wounds=3 damage=2 ap=-1 strength=8 skill=2",
    "attackers=5 precision models=2 target2.wounds=4 target2.character target2.invulnerable=4 strength=8 damage=D3 skill=2 ap=-3",
    "strength=6 attackers=4 models=4 wounds=2 weapon2.attackers=2 weapon2.damage=3 weapon2.ap=-3 devastating-wounds",
    "attackers=2 attacks=3 blast indirect-fire unseen models=11 plunging go-to-ground damage=1 save=5 hazardous",
    "attackers=3 anti=infantry:4 devastating-wounds damage=D6 errata models=3 wounds=3 psychic wound-reroll=failures",
]


@pytest.mark.parametrize("asked", SAMPLED)
def test_the_rules_themselves_come_to_the_same(asked: str) -> None:
    battle, groups, rerolls = laid_out(FORM.options(asked.split())[0])
    found = outcome(battle, groups, rerolls)
    lost, slain = resolved(asked, 350, Rng.of(7, asked))
    assert compare(lost, {value: float(found.wounds.chance(value)) for value in found.wounds}).agrees
    assert compare(slain, {value: float(found.models.chance(value)) for value in found.models}).agrees


# What is refused.


@pytest.mark.parametrize(
    "asked",
    [
        "attackers=100 attacks=4",
        "models=100 wounds=5",
        "attackers=100 attacks=2 devastating-wounds models=100 wounds=3",
        "wounds=2 lost=2",
    ],
)
def test_what_is_too_much_is_refused(asked: str) -> None:
    with pytest.raises(CantAnswer, match=r"most|up to|Too many"):
        answer(FORM.options(asked.split())[0])


def test_the_most_that_is_worked_out_is() -> None:
    found = answer(FORM.options(["attackers=100", "attacks=3", "models=100", "wounds=4"])[0])
    assert found.measures[0].distribution.mean == Fraction(100, 3)
    nothing = answer(FORM.options(["attacks=0"])[0])
    assert nothing.measures[0].distribution == Distribution({0: 1})


def test_hazardous_weapons_are_tested() -> None:
    found = answer(FORM.options(["attackers=3", "hazardous", "weapon2.attackers=2"])[0])
    assert found.measures[2].distribution.mean == Fraction(1, 2)
