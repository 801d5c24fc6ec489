"""Odds of battles: against an enumeration of every die in fractions, and against battles that the rules resolve."""

from __future__ import annotations

import doctest
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from rebellion.captains import Captains
from rebellion.fights import PLACE, arena, fights, hold
from rebellion.scenes import units_in
from tablero.games.rebellion import attacking, battles
from tablero.games.rebellion.attacking import Army, Hand, assigned, defended, idle, survivors
from tablero.games.rebellion.battles import Battle, Fought, army, fought, hands
from tablero.games.rebellion.content.tactics import TACTIC_NUMBER, TACTICS
from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import BLACK, EMPIRE, FACES, GROUND, REBEL, RED, SPACE, UNIT_NUMBER, UNITS
from tablero.games.rebellion.questions import FORM, answer
from tablero.games.wh40k.scenario.compare import compare
from tablero.kernel import Rng
from tablero.odds import CantAnswer, Distribution

HIT, DIRECT, SPECIAL, BLANK = range(4)
NEAR = Fraction(1, 10**250)


def side(**units: int) -> Army:
    return army({UNIT_NUMBER[key]: count for key, count in units.items()})


def cards(*names: str, theater: str = "space") -> Hand:
    return tuple(sorted(TACTIC_NUMBER[f"{theater}_{name}"] for name in names))


def test_examples() -> None:
    assert doctest.testmod(battles).failed == doctest.testmod(attacking).failed == 0


# Without cards.


def test_two_fighters() -> None:
    """Each destroys the other with 3 of 6 sides; a round in which nothing happens is fought again."""
    found = fought(Battle(SPACE, side(x_wing=1), side(tie_fighter=1)))
    assert (found.rebels_win, found.empire_wins, found.nobody) == (Fraction(1, 3),) * 3
    assert found.lost[REBEL] == found.lost[EMPIRE] == Distribution({0: 1, 1: 2})


@pytest.mark.rule("rebellion:attack.01", "rebellion:attack.02")
def test_units_roll_five_dice_of_a_colour_at_most_and_ion_cannons_take_red_ones() -> None:
    assert battles.attack_dice(side(x_wing=7, y_wing=6)) == (5, 5)
    assert battles.attack_dice(side(assault_carrier=3, star_destroyer=1), 2) == (3, 4)
    assert battles.attack_dice(side(tie_fighter=2, assault_carrier=1), 2) == (0, 3)


@pytest.mark.rule("rebellion:attack.24")
def test_both_sides_attack_before_anything_is_lost() -> None:
    """A Y-wing destroys a TIE fighter with one side of six and is destroyed with three, before and after it."""
    for first in (REBEL, EMPIRE):
        found = fought(Battle(SPACE, side(y_wing=1), side(tie_fighter=1), first=first))
        assert found.rebels_win == Fraction(1, 6) / 2 / (1 - Fraction(5, 6) / 2)


def test_only_direct_hits_of_the_other_colour_harm() -> None:
    """A Y-wing's red die harms a TIE fighter, which is black, with a direct hit only."""
    found = fought(Battle(SPACE, side(y_wing=1), side(tie_fighter=1)))
    mine, theirs = Fraction(1, 6), Fraction(1, 2)
    something = 1 - (1 - mine) * (1 - theirs)
    assert found.rebels_win == mine * (1 - theirs) / something
    assert found.empire_wins == theirs * (1 - mine) / something


def test_damage_stays_until_the_battle_is_over() -> None:
    """A carrier has two health, which an X-wing's direct hits take in two rounds or more."""
    found = fought(Battle(SPACE, side(x_wing=1, rebel_transport=2), side(assault_carrier=1), cannons=1))
    once = fought(Battle(SPACE, side(x_wing=1, rebel_transport=2), ((UNIT_NUMBER["assault_carrier"], 1),), cannons=1))
    assert 0 < found.rebels_win < once.rebels_win


def test_transports_alone_are_lost() -> None:
    found = fought(Battle(SPACE, side(rebel_transport=1), side(death_star=1), cannons=2))
    assert found.empire_wins == 1
    assert found.nobody == 0


def test_nobody_can_harm_a_death_star() -> None:
    found = fought(Battle(SPACE, side(x_wing=1), side(death_star=1), cannons=2))
    assert found.nobody == 1
    assert found.lost[REBEL] == Distribution({0: 1})
    found = fought(Battle(SPACE, side(x_wing=1), side(death_star=1)))
    assert found.empire_wins == 1


def test_what_cannot_fight_is_lost_when_it_is_alone() -> None:
    found = fought(Battle(GROUND, side(shield_generator=1, rebel_trooper=1), side(stormtrooper=1)))
    assert found.rebels_win == Fraction(2, 3)  # if both troopers fall at once the generator is left
    assert found.lost[REBEL] == Distribution({0: 1, 1: 1, 2: 1})
    alone = fought(Battle(GROUND, side(ion_cannon=1), side(stormtrooper=1)))
    assert alone.empire_wins == 1


def test_a_battle_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battles, "MOST_STEPS", 10)
    asked = "theater=space rebels=x_wing:3 empire=tie_fighter:3"
    with pytest.raises(CantAnswer, match="more than 10 steps"):
        answer(FORM.options(asked.split())[0])


# The policies.


def left(units: Army, *given: int) -> Army:
    return survivors(units, assigned(units, *given)[1])


def test_hits_go_where_they_destroy_most() -> None:
    units = side(tie_fighter=1, assault_carrier=1, star_destroyer=1)
    assert left(units, 2, 0, 0) == side(tie_fighter=1, star_destroyer=1)
    assert left(units, 1, 0, 1) == side(tie_fighter=1, star_destroyer=1)
    assert left(units, 0, 1, 0) == side(assault_carrier=1, star_destroyer=1)
    assert left(units, 3, 0, 1) == side(tie_fighter=1, assault_carrier=1)


def test_cards_of_two_points_go_to_one_unit_or_to_two() -> None:
    units = side(tie_fighter=2, assault_carrier=1)
    assert left(units, 0, 0, 0, 1, 0) == side(tie_fighter=2)
    assert left(units, 0, 0, 0, 0, 1) == side(assault_carrier=1)
    assert left(units, 1, 0, 0, 0, 1) == side(tie_fighter=1)
    assert left(side(star_destroyer=1), 2, 0, 0, 1, 0) == ()
    assert left(side(star_destroyer=1), 2, 0, 0, 0, 1) == ((UNIT_NUMBER["star_destroyer"], 1),)


def test_blocks_save_what_is_worth_most_with_as_few_cards_as_do() -> None:
    units = side(tie_fighter=1, assault_carrier=1)
    both = tuple(health for _, health in units)
    names = ("defensive_formation", "outmaneuver", "concentrate_fire", "take_it_down")
    block, pair, fire, take = (cards(name)[0] for name in names)
    carrier = both.index(2)
    dealt, kept = defended(units, both, (block,))
    assert (dealt[carrier], kept) == (1, ())
    dealt, kept = defended(units, both, (block, block, block))
    assert (dealt, kept) == ((0, 0), ())  # one saves the fighter, two heal the carrier
    assert defended(units, both, (pair,)) == (both, (pair,))  # nothing to pay with
    dealt, kept = defended(units, both, tuple(sorted((pair, fire, take))))
    assert (sum(dealt), kept) == (1, (fire,))  # what needs a special die pays first
    assert defended(units, (0, 0), (block,)) == ((0, 0), (block,))


def test_dice_that_do_nothing_are_rolled_again() -> None:
    lie = attacking.Lie((1, 1), (1, 0), (0, 1), 1)
    assert idle(lie, (True, True), 1) == attacking.Lie((0, 0), (0, 0), (0, 1), 0)
    assert idle(lie, (True, True), 0) == attacking.Lie((0, 0), (1, 0), (0, 1), 0)
    assert idle(lie, (False, True), 1) == attacking.Lie((1, 0), (0, 0), (0, 1), 0)


def test_a_hand_that_is_not_known_is_drawn_from_the_rest_of_the_deck() -> None:
    held = hands(Battle(SPACE, (), (), known=(cards("critical_hit"), ()), unknown=(0, 1)))
    block = cards("defensive_formation")
    assert sum(held.values()) == 14
    assert held[cards("critical_hit"), block] == 3
    assert held[cards("critical_hit"), cards("critical_hit")] == 1
    assert held[cards("critical_hit"), (attacking.DEAD,)] == 2  # Brilliant Strategy and No Escape
    both = hands(Battle(SPACE, (), (), unknown=(1, 1)))
    assert sum(both.values()) == 15 * 14
    assert both[block, block] == 3 * 2


def test_unknown_cards_are_the_average_of_what_they_may_be() -> None:
    both = side(corellian_corvette=1), side(assault_carrier=1)
    found = fought(Battle(SPACE, *both, unknown=(0, 1)))
    each = [
        tactic.copies * fought(Battle(SPACE, *both, known=((), (kind,)))).empire_wins
        for kind, tactic in enumerate(TACTICS)
        if tactic.theater == SPACE
    ]
    assert abs(found.empire_wins - sum(each, Fraction()) / 15) < NEAR


# Every die, in fractions. Names are the cards'; what both do is worked out by trying everything.


Names = tuple[str, ...]
NAMES = ("critical_hit", "take_it_down", "onslaught")
PAYING = (
    *("no_escape", "unstoppable_assault", "onslaught", "take_it_down"),
    *("concentrate_fire", "critical_hit", "defensive_formation", "outmaneuver"),
)
Die = tuple[int, int]
"""Its colour and its face."""


def less(hand: Names, *names: str) -> Names:
    found = list(hand)
    for name in names:
        found.remove(name)
    return tuple(found)


def kept(units: Army, dealt: tuple[int, ...]) -> tuple[float, int, Army]:
    alive = tuple(sorted((u, h - d) for (u, h), d in zip(units, dealt, strict=True) if d < h))
    return sum(WORTH[u] for u, _ in alive), sum(h for _, h in alive), alive


def spread(units: Army, parts: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Every way to deal points: each part is the numbers of the units that a point may go to."""
    for way in product(*parts):
        yield tuple(way.count(number) for number in range(len(units)))


def added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def tried(units: Army, faces: list[Die], played: Names) -> tuple[int, ...]:
    """The damage that leaves least, of every way to deal dice and cards."""
    numbers = list(range(len(units)))
    parts = [numbers for _, face in faces if face == DIRECT] + [numbers] * played.count("critical_hit")
    for colour, face in faces:
        able = [n for n in numbers if UNITS[units[n][0]].colour == colour]
        if face == HIT and able:
            parts.append(able)
    twice = [tuple(2 * (n == one) for n in numbers) for one in numbers]
    pairs = [tuple(int(n in pair) for n in numbers) for pair in product(numbers, repeat=2) if pair[0] != pair[1]]
    pairs = pairs or [(1,)]
    ways = set(spread(units, parts))
    for name in played:
        if name != "critical_hit":
            ways = {added(way, more) for way in ways for more in (twice if name == "take_it_down" else pairs)}
    return min(ways, key=lambda way: kept(units, way))


def acts(units: Army, faces: list[Die], hand: Names, guarded: bool) -> tuple[tuple[int, ...], Names, bool]:
    specials = sum(face == SPECIAL for _, face in faces)
    options = []
    for counts in product(*(range(hand.count(name) + 1) for name in NAMES)):
        played = tuple(name for name, count in zip(NAMES, counts, strict=True) for _ in range(count))
        if sum(counts[1:]) <= specials:
            dealt = tried(units, faces, played)
            options.append((kept(units, dealt)[:2], len(played), counts, dealt, played))
    *_, dealt, played = min(options)
    spare = specials - sum(name != "critical_hit" for name in played)
    rest = less(hand, *played)
    if guarded and spare and any(dealt) and "unstoppable_assault" in rest:
        return dealt, less(rest, "unstoppable_assault"), True
    return dealt, rest, False


def blocks(units: Army, dealt: tuple[int, ...], hand: Names) -> tuple[tuple[int, ...], Names]:
    """For a single unit, or a hand that blocks nothing."""
    if not {"defensive_formation", "outmaneuver"} & {*hand}:
        return dealt, hand
    ((_, health),), (damage,) = units, dealt
    options = []
    for one in range(hand.count("defensive_formation") + 1):
        for two in range(hand.count("outmaneuver") + 1):
            if one + 2 * two <= len(hand):
                now = max(0, damage - one - 2 * two)
                options.append((-max(0, health - now), one + 2 * two, one, two, now))
    _, _, one, two, now = min(options)
    if now >= health:
        return dealt, hand
    rest = less(hand, *["defensive_formation"] * one, *["outmaneuver"] * two)
    for _ in range(two):
        rest = less(rest, next(name for name in PAYING if name in rest))
    return (now,), rest


def rolls(faces: list[Die], units: Army, hand: Names, guarded: bool) -> Iterator[tuple[list[Die], Names, Fraction]]:
    """Yield how dice end when those that do nothing have been rolled again."""
    able = {UNITS[unit].colour for unit, _ in units}
    needed = sum(hand.count(name) for name in ("take_it_down", "onslaught")) + guarded * hand.count(
        "unstoppable_assault"
    )
    spare = max(0, sum(face == SPECIAL for _, face in faces) - needed)
    order = sorted((RED, BLACK), key=lambda colour: colour not in able)
    bad = [n for c in order for n, die in enumerate(faces) if die == (c, BLANK)]
    bad += [n for c in order if c not in able for n, die in enumerate(faces) if die == (c, HIT)]
    bad += [n for c in order for n, die in enumerate(faces) if die == (c, SPECIAL)][:spare]
    if "concentrate_fire" not in hand or not bad:
        yield faces, hand, Fraction(1)
        return
    again = bad[:2]
    for new in product(FACES, repeat=len(again)):
        now = list(faces)
        for n, face in zip(again, new, strict=True):
            now[n] = faces[n][0], face
        for end, rest, chance in rolls(now, units, less(hand, "concentrate_fire"), guarded):
            yield end, rest, chance / 6 ** len(again)


@cache
def strikes(red: int, black: int, units: Army, hand: Names, other: Names) -> dict[tuple[Army, Names, Names], Fraction]:
    found: dict[tuple[Army, Names, Names], Fraction] = {}
    for way in product(FACES, repeat=red + black):
        faces = [(RED if n < red else BLACK, face) for n, face in enumerate(way)]
        for end, rest, chance in rolls(faces, units, hand, bool(other)):
            dealt, mine, silent = acts(units, end, rest, bool(other))
            now, theirs = (dealt, other) if silent or not other else blocks(units, dealt, other)
            key = kept(units, now)[2], mine, theirs
            found[key] = found.get(key, Fraction()) + chance / 6 ** (red + black)
    return found


def enumerated(rebels: Army, empire: Army, mine: Names, theirs: Names, first: int) -> dict[tuple[int, int], Fraction]:
    """How likely it ends with so many units of each."""

    def dice(units: Army) -> tuple[int, int]:
        return sum(UNITS[u].red for u, _ in units), sum(UNITS[u].black for u, _ in units)

    @cache
    def ends(armies: tuple[Army, Army], held: tuple[Names, Names]) -> dict[tuple[int, int], Fraction]:
        if not all(armies):
            return {(len(armies[0]), len(armies[1])): Fraction(1)}
        follows: dict[Any, Fraction] = {}
        last = 1 - first
        for (hurt, a, b), chance in strikes(*dice(armies[first]), armies[last], held[first], held[last]).items():
            for (others, b2, a2), more in strikes(*dice(armies[last]), armies[first], b, a).items():
                both = ((others, a2), (hurt, b2))
                (r, rh), (e, eh) = both if first == REBEL else both[::-1]
                follows[(r, e), (rh, eh)] = follows.get(((r, e), (rh, eh)), Fraction()) + chance * more
        again = follows.pop((armies, held), Fraction())
        found: dict[tuple[int, int], Fraction] = {}
        for (units, hands_), chance in follows.items():
            for end, more in ends(units, hands_).items():
                found[end] = found.get(end, Fraction()) + chance * more / (1 - again)
        return found

    return ends((rebels, empire), (mine, theirs))


def check(rebels: Army, empire: Army, mine: Names, theirs: Names, first: int) -> None:
    wanted = enumerated(rebels, empire, mine, theirs, first)
    found = fought(Battle(SPACE, rebels, empire, known=(cards(*mine), cards(*theirs)), first=first))
    assert_same(found, wanted, len(rebels), len(empire))


def assert_same(found: Fought, wanted: dict[tuple[int, int], Fraction], rebels: int, empire: int) -> None:
    pairs = [
        (found.rebels_win, sum((chance for (r, e), chance in wanted.items() if r and not e), Fraction())),
        (found.empire_wins, sum((chance for (r, e), chance in wanted.items() if e and not r), Fraction())),
    ]
    for at, count in ((REBEL, rebels), (EMPIRE, empire)):
        for gone in range(count + 1):
            same = sum((chance for end, chance in wanted.items() if count - end[at] == gone), Fraction())
            pairs.append((found.lost[at].chance(gone), same))
    for mine, theirs in pairs:
        assert abs(mine - theirs) < NEAR


SINGLE = (["x_wing", "y_wing", "corellian_corvette"], ["tie_fighter", "assault_carrier"])


@pytest.mark.parametrize("seed", range(4))
def test_duels_end_as_often_as_every_die_with_the_cards_of_both(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        one, other = rng.choice(SINGLE[0]), rng.choice(SINGLE[1])
        mine, theirs = (tuple(sorted(rng.sample(PAYING, rng.randint(0, 3)))) for _ in range(2))
        shared_ = [name for name in mine if name in theirs and TACTICS[TACTIC_NUMBER[f"space_{name}"]].copies == 1]
        theirs = less(theirs, *shared_)
        check(side(**{one: 1}), side(**{other: 1}), mine, theirs, rng.choice([REBEL, EMPIRE]))


@pytest.mark.parametrize("seed", range(2))
def test_cards_of_the_attack_go_where_trying_every_target_puts_them(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(4):
        rebels = rng.choice(
            [{"x_wing": 2}, {"corellian_corvette": 1, "x_wing": 1}, {"corellian_corvette": 1, "y_wing": 1}]
        )
        empire = rng.choice([{"tie_fighter": 2}, {"tie_fighter": 1, "assault_carrier": 1}])
        mine, theirs = (rng.choice([(), ("critical_hit",), ("take_it_down",), ("concentrate_fire",)]) for _ in range(2))
        mine = (*mine, *rng.choice([(), ("onslaught",)]))
        check(side(**rebels), side(**empire), tuple(sorted(mine)), theirs, rng.choice([REBEL, EMPIRE]))


# The rules themselves.


SAMPLED: list[tuple[dict[str, int], dict[str, int], Names, Names, int]] = [
    (
        {"x_wing": 2, "corellian_corvette": 1},
        {"tie_fighter": 2, "assault_carrier": 1},
        ("critical_hit", "take_it_down", "defensive_formation"),
        ("onslaught", "outmaneuver", "no_escape"),
        REBEL,
    ),
    (
        {"x_wing": 1, "y_wing": 2, "rebel_transport": 1},
        {"tie_fighter": 3, "star_destroyer": 1},
        ("concentrate_fire", "outmaneuver", "take_it_down"),
        ("unstoppable_assault", "defensive_formation", "concentrate_fire"),
        EMPIRE,
    ),
]


@pytest.mark.parametrize("number", range(len(SAMPLED)))
def test_the_rules_come_to_the_same_with_the_same_policies(number: int) -> None:
    rebels, empire, mine, theirs, first = SAMPLED[number]
    found = fought(Battle(SPACE, side(**rebels), side(**empire), known=(cards(*mine), cards(*theirs)), first=first))
    lost: tuple[Counter[int], Counter[int]] = Counter(), Counter()
    rng = Rng.of(15, number)
    for _ in range(300):
        table = arena(**rebels, **empire)
        hold(table, REBEL, *(f"space_{name}" for name in mine))
        hold(table, EMPIRE, *(f"space_{name}" for name in theirs))
        Captains(table).fight(fights(first)(table), rng)
        there = units_in(table, PLACE)
        for at, units in ((REBEL, rebels), (EMPIRE, empire)):
            lost[at][sum(units.values()) - sum(there.get(key, 0) for key in units)] += 1
    for at in (REBEL, EMPIRE):
        assert compare(lost[at], {value: float(found.lost[at].chance(value)) for value in found.lost[at]}).agrees
