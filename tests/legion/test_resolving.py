"""Comparing results, suppression, what follows an attack, and whole attacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest

from legion.duels import MELEE, Duel, duel, hero, one, red, reds, white, whites
from legion.playing import battle, card, run, told, vehicle, weapon, wound
from legion.surroundings import Around
from tablero.games.legion.attacking import attack
from tablero.games.legion.bounties import COLLECTED
from tablero.games.legion.dice import ATTACK_FACES, DEFENCE_FACES
from tablero.games.legion.resolving import most_wounds
from tablero.games.legion.state import (
    AIM,
    BOUNTY,
    DODGE,
    IMMOBILIZE,
    ION,
    POISON,
    SUPPRESSION,
    VEHICLE_DAMAGE,
)
from tablero.games.legion.weapons import targets
from tablero.kernel import Choose, Roll

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def shot(edition: str, *words: str, defender: Any = None, attacker: tuple[str, ...] = (), **given: Any) -> Duel:
    return duel(edition, one(*attacker, weapon=weapon(red=2, keywords=words)), defender or hero(), **given)


# Comparing results.


@BOTH
@pytest.mark.rule("legion26:attack.38", "legion23:attack.34", "legion23:attack.41")
@pytest.mark.parametrize(("faces", "wounds"), [("blank blank", 2), ("block blank", 1), ("block block", 0)])
@pytest.mark.example("legion26:ex.41", "legion23:ex.41")
def test_each_result_that_is_not_blocked_is_a_wound(edition: str, faces: str, wounds: int) -> None:
    fight = shot(edition)
    fight.attack(red("critical hit") + whites(faces))
    assert fight.wounds == [wounds]


@pytest.mark.rule("legion23:attack.41")
def test_more_blocks_than_results_are_no_wound() -> None:
    fight = shot("2023", "pierce 1", defender=hero("impervious", surge_defence=True))
    fight.attack(red("hit blank") + whites("surge surge"))
    assert fight.wounds == [0]


@BOTH
@pytest.mark.rule("legion26:wound.03", "legion23:wounds.03", "legion26:wound.13")
def test_at_range_only_those_in_sight_can_fall(edition: str) -> None:
    fight = duel(edition, card(weapons=[weapon(red=1)], minis=3), card(minis=4, wounds=2))
    first, second, *hidden = fight.defender.miniatures
    fight.around.unseen.update(hidden)
    pool = fight.pool()
    assert most_wounds(fight.field, pool) == 4
    assert most_wounds(fight.field, fight.pool(kind=MELEE)) == 8
    fight.around.unseen.clear()
    fight.around.blind.add(fight.attacker.miniatures[0])
    assert most_wounds(fight.field, pool) == 0
    assert (first, second) == (3, 4)


@BOTH
@pytest.mark.rule("legion26:wound.03", "legion23:wounds.03")
def test_wounds_beyond_those_in_sight_are_lost(edition: str) -> None:
    fight = duel(edition, card(weapons=[weapon(red=3)], minis=1), card(minis=4))
    fight.around.unseen.update(fight.defender.miniatures[1:])
    fight.attack(red("hit hit hit") + whites("blank blank blank"), [lambda asked: asked.options[:1]])
    assert len(fight.defender.miniatures) == 3


# Suppression.


@BOTH
@pytest.mark.rule("legion26:attack.39", "legion23:attack.35")
@pytest.mark.parametrize(("faces", "expected"), [("hit blank", 1), ("critical blank", 1), ("blank surge", 0)])
@pytest.mark.rule("legion26:token.suppression", "legion23:token.07")
def test_a_ranged_attack_with_any_result_suppresses(edition: str, faces: str, expected: int) -> None:
    fight = shot(edition)
    fight.attack(red(faces) + whites("blank" * expected))
    assert fight.defender.has(SUPPRESSION) == expected


@BOTH
@pytest.mark.rule("legion26:attack.39", "legion26:attack.45", "legion23:attack.35")
@pytest.mark.example("legion26:ex.66")
def test_hits_that_are_cancelled_suppress_too(edition: str) -> None:
    fight = shot(edition)
    fight.around.cover[1] = [2]
    fight.attack(red("hit hit") + (whites("block surge") if edition == "2026" else []))
    assert fight.wounds == [0]
    assert fight.defender.has(SUPPRESSION) == 1


@BOTH
@pytest.mark.rule("legion26:attack.39", "legion23:attack.35")
def test_neither_melee_nor_a_defeat_suppresses(edition: str) -> None:
    fight = shot(edition)
    fight.resolve(fight.pool(kind=MELEE), red("hit hit") + whites("blank blank"))
    assert fight.defender.has(SUPPRESSION) == 0
    dead = shot(edition, defender=card(minis=1))
    dead.attack(red("hit hit") + whites("blank blank"))
    assert dead.defender.tokens == {}


@BOTH
@pytest.mark.rule("legion26:weaponkw.suppressive", "legion23:weaponkw.suppressive")
def test_a_suppressive_weapon_suppresses_once_more_and_anyway(edition: str) -> None:
    fight = shot(edition, "suppressive")
    fight.attack(red("hit blank") + whites("block"))
    assert fight.defender.has(SUPPRESSION) == 2
    fight.attack(red("blank blank"))
    assert fight.defender.has(SUPPRESSION) == 3


@pytest.mark.rule("legion26:weaponkw.overwhelm")
def test_overwhelm_suppresses_once_more_after_aiming() -> None:
    fight = shot("2026", "overwhelm")
    fight.attack(red("hit blank") + whites("block"))
    assert fight.defender.has(SUPPRESSION) == 1
    fight.attacker.tokens[AIM] = 1
    fight.attack(red("hit blank blank") + whites("block"), [("spend", AIM, 0, "reroll"), (0, 1)])
    assert fight.defender.has(SUPPRESSION) == 3


@pytest.mark.rule("legion26:kw.shien-mastery", "legion26:kw.shien-mastery.2")
def test_who_masters_shien_is_not_suppressed_unless_wounded() -> None:
    fight = shot("2026", "suppressive", defender=hero("shien-mastery"))
    fight.attack(red("hit blank") + whites("block"))
    assert fight.defender.has(SUPPRESSION) == 0
    fight.attack(red("hit blank") + whites("blank"))
    assert fight.defender.has(SUPPRESSION) == 2
    melee = shot("2026", "suppressive", defender=hero("shien-mastery"))
    melee.resolve(melee.pool(kind=MELEE), red("hit blank") + whites("block"))
    assert melee.defender.has(SUPPRESSION) == 1
    plain = shot("2026")
    plain.attack(red("hit blank") + whites("block"))
    assert plain.defender.has(SUPPRESSION) == 1


# Tokens that a wound brings.


@BOTH
@pytest.mark.rule("legion26:weaponkw.immobilize-x", "legion23:weaponkw.immobilize-x")
@pytest.mark.rule("legion26:weaponkw.poison-x", "legion23:weaponkw.poison-x")
def test_a_wounded_unit_is_immobilized_and_poisoned(edition: str) -> None:
    fight = shot(edition, "immobilize 2", "poison 1")
    fight.attack(red("hit blank") + whites("block"))
    assert fight.defender.tokens == {SUPPRESSION: 1}
    fight.defender.tokens.clear()
    fight.attack(red("hit blank") + whites("blank"))
    assert fight.defender.tokens == {SUPPRESSION: 1, IMMOBILIZE: 2, POISON: 1}


@BOTH
@pytest.mark.rule("legion26:weaponkw.ion-x", "legion23:weaponkw.ion-x")
def test_a_wounded_vehicle_gains_ion(edition: str) -> None:
    fight = shot(edition, "ion 2", "poison 1", defender=vehicle())
    fight.attack(red("hit blank") + reds("blank"))
    assert fight.defender.tokens == {ION: 2}


@pytest.mark.rule("legion26:weaponkw.tow-cable", "legion23:weaponkw.tow-cable")
@pytest.mark.parametrize(("edition", "tokens"), [("2026", {IMMOBILIZE: 1}), ("2023", {})])
def test_a_tow_cable_turns_a_wounded_vehicle(edition: str, tokens: dict[str, int]) -> None:
    fight = shot(edition, "tow-cable", defender=vehicle())
    fight.attack(red("hit blank") + reds("block"))
    assert fight.around.moved == []
    fight.attack(red("hit blank") + reds("blank"))
    assert fight.around.moved == [("turn", 0, 1)]
    assert fight.defender.tokens == tokens
    free = shot(edition, defender=vehicle())
    free.attack(red("hit blank") + reds("blank"))
    assert free.around.moved == []
    trooper = shot(edition, "tow-cable")
    trooper.attack(red("hit blank") + whites("blank"))
    assert trooper.around.moved == []


@BOTH
@pytest.mark.rule("legion26:weaponkw.scatter", "legion23:weaponkw.scatter")
def test_scatter_moves_troopers_on_small_bases(edition: str) -> None:
    for defender, expected in ((card(), [("scatter", 0, 1)]), (vehicle(minis=2), []), (hero(), [])):
        fight = shot(edition, "scatter", defender=defender)
        fight.attack(red("blank blank"))
        assert fight.around.moved == expected


@BOTH
@pytest.mark.rule("legion26:wound.08", "legion23:melee.10")
def test_after_a_melee_attack_ranks_are_closed(edition: str) -> None:
    fight = shot(edition)
    fight.resolve(fight.pool(kind=MELEE), red("blank blank"))
    assert fight.around.moved == [("close", 0, 1)]
    fight.resolve(fight.pool(), red("blank blank"))
    assert len(fight.around.moved) == 1


@BOTH
@pytest.mark.rule("legion26:apxb.10", "legion23:vehicle.02", "legion23:vehicle.08")
def test_a_vehicle_is_damaged_after_the_attack(edition: str) -> None:
    fight = shot(edition, "suppressive", defender=vehicle(resilience=2))
    fight.attack(red("hit hit") + [6, 6] + ([6] if edition == "2023" else []))
    assert list(fight.defender.tokens) == [VEHICLE_DAMAGE if edition == "2026" else "disabled"]


# After defending, after attacking.


@BOTH
@pytest.mark.rule("legion26:kw.nimble", "legion23:kw.nimble")
def test_a_nimble_unit_that_dodged_gains_a_dodge_token(edition: str) -> None:
    fight = shot(edition, defender=hero("nimble"))
    fight.defender.tokens[DODGE] = 2
    dodged = ("spend", DODGE, 1, "hit")
    fight.attack(red("hit hit"), [dodged, dodged])
    assert fight.defender.has(DODGE) == 1
    del fight.defender.tokens[SUPPRESSION]
    fight.attack(red("hit blank") + whites("block"), ["done"])
    assert fight.defender.has(DODGE) == 1


@BOTH
@pytest.mark.rule("legion26:kw.ataru-mastery", "legion26:kw.ataru-mastery.2", "legion23:kw.ataru-mastery")
@pytest.mark.rule("legion23:kw.ataru-mastery.4")
def test_a_master_of_ataru_gains_tokens_after_each_attack(edition: str) -> None:
    fight = shot(edition, attacker=("ataru-mastery",), defender=hero("ataru-mastery"))
    fight.attack(red("blank blank"))
    assert fight.attacker.tokens == {DODGE: 1}
    assert fight.defender.tokens == {AIM: 1}
    plain = shot(edition)
    plain.attack(red("blank blank"))
    assert (plain.attacker.tokens, plain.defender.tokens) == ({}, {})
    fallen = shot(edition, attacker=("ataru-mastery",), defender=hero("ataru-mastery", minis=1, wounds=1))
    fallen.attack(red("hit hit") + whites("blank blank"))
    assert fallen.defender.tokens == {}


@pytest.mark.rule("legion26:kw.victory-or-death")
def test_victory_or_death_turns_a_wound_into_a_token() -> None:
    fight = shot("2026", defender=hero("victory-or-death"))
    fight.attack(red("hit blank") + whites("blank"), ["aim"])
    assert fight.defender.tokens == {SUPPRESSION: 2, AIM: 1}
    fight.attack(red("hit blank") + whites("blank"), ["no"])
    assert fight.defender.tokens == {SUPPRESSION: 3, AIM: 1}
    assert fight.attack(red("hit blank") + whites("block")).asked == []


@pytest.mark.rule("legion26:kw.bounty", "legion26:kw.bounty.2", "legion23:kw.bounty")
@pytest.mark.parametrize(("edition", "points", "tokens"), [("2026", 1, {}), ("2023", 0, {COLLECTED: 1})])
@pytest.mark.rule("legion26:token.bounty")
def test_a_bounty_is_collected_once(edition: str, points: int, tokens: dict[str, int]) -> None:
    fight = shot(edition, attacker=("bounty",), defender=card(minis=1))
    fight.defender.tokens[BOUNTY] = 2
    fight.attack(red("hit hit") + whites("blank blank"))
    assert fight.field.victory_points == [points, 0]
    assert fight.attacker.tokens == tokens
    other = shot(edition, defender=card(minis=1))
    other.defender.tokens[BOUNTY] = 1
    other.attack(red("hit hit") + whites("blank blank"))
    assert other.field.victory_points == [0, 0]
    assert other.attacker.tokens == {}
    assert told(fight.field, "legion-bounty")


@pytest.mark.parametrize("edition", ["2026", "2023"])
@pytest.mark.rule("legion26:kw.bounty.2", "legion23:kw.bounty")
@pytest.mark.parametrize("hunts", [True, False])
def test_who_reflects_the_last_wound_has_defeated_the_attacker(edition: str, hunts: bool) -> None:
    fight = shot(edition, defender=hero("deflect", *(["bounty"] if hunts else [])))
    fight.attacker.tokens[BOUNTY] = 1
    fight.defender.tokens[DODGE] = int(edition == "2023")
    wound(fight.field, fight.attacker, fight.field.miniatures[fight.attacker.leader].threshold - 1)
    answers = [("spend", DODGE, fight.defender.id, "hit")] if edition == "2023" else []
    fight.attack(red("hit hit") + whites("surge surge" if edition == "2026" else "surge"), answers)
    assert not fight.attacker.miniatures
    assert bool(told(fight.field, "legion-bounty")) is hunts
    assert fight.field.victory_points == [0, int(hunts and edition == "2026")]


@pytest.mark.parametrize("edition", ["2026", "2023"])
@pytest.mark.rule("legion26:kw.bounty.2", "legion23:kw.bounty")
@pytest.mark.parametrize("hunts", [True, False])
def test_a_guardian_that_falls_was_defeated_by_the_attacker(edition: str, hunts: bool) -> None:
    rifle = weapon("rifle", red=2)
    guardian = hero("guardian 2", name="Guardian", wounds=1)
    fight = duel(edition, one(*(["bounty"] if hunts else []), weapon=rifle), hero(), enemies=[guardian])
    guard = fight.field.units[2]
    guard.tokens[BOUNTY] = 1
    fight.around.bands[guard.id] = 1
    answers = [("unit", fight.defender.id), ("guardian", guard.id), ("cancel", "hit", 1)]
    fight.attack(red("hit hit") + whites("blank") + whites("blank"), answers)
    assert not guard.miniatures
    assert bool(told(fight.field, "legion-bounty")) is hunts


@pytest.mark.rule("legion23:vehicle.05")
def test_a_disrupted_weapon_adds_half_its_dice() -> None:
    gun = weapon("cannon", red=2, black=1, white=2)
    fight = duel("2023", vehicle(weapons=[gun, weapon("laser", red=3)]), hero())
    fight.attacker.disrupted = "cannon"
    assert [die.colour for die in fight.pool(gun).dice] == ["red", "red", "black"]
    assert len(fight.pool(weapon("laser", red=3)).dice) == 3


# Whole attacks.


@BOTH
@pytest.mark.rule("legion26:attack.02", "legion23:attack.02")
@pytest.mark.example("legion26:ex.44", "legion23:ex.44")
def test_the_snowtroopers_of_the_rulebook_attack(edition: str) -> None:
    snow = card("Snowtroopers", weapons=[weapon("rifle")], minis=6, surge_attack="hit")
    rebels = card("Rebels", minis=5, surge_defence=True)
    field, around = battle(edition, [snow], [rebels, hero(name="Luke")]), Around()
    attackers, defenders, luke = field.units
    around.bands = {1: 3, 2: 3}
    around.blind.add(attackers.miniatures[5])
    around.unseen.update(luke.miniatures)
    around.cover[1] = [1] * 5
    attackers.tokens[AIM] = 1
    assert targets(field, around, attackers) == [defenders]
    dice = white("critical hit surge blank blank") + white("surge surge")
    dice += whites("blank blank surge block") if edition == "2026" else []
    dice += whites("block surge blank blank")
    answers = [("spend", AIM, 0, "reroll"), (0, 0, 0, 2), lambda asked: asked.options[:2]]
    run(attack(field, around, attackers), dice, answers)
    assert len(defenders.miniatures) == 3
    assert defenders.tokens == {SUPPRESSION: 1}


@pytest.mark.rule("legion26:attack.02", "legion23:attack.02")
def test_the_steps_come_in_the_order_of_each_edition() -> None:
    for edition, expected in (
        ("2026", ["aim", "surge", "cover", "dodge", "lethal", "protect", "luck", "surge", "wounded"]),
        ("2023", ["aim", "surge", "dodge", "cover", "lethal", "protect", "luck", "surge"]),
    ):
        fight = shot(edition, "lethal 1", defender=card("Rebels", "uncanny-luck 1", "cover 1", minis=3, wounds=2))
        fight.attacker.tokens.update({"aim": 2, "surge": 1})
        fight.defender.tokens.update({"dodge": 1, "shield": 1, "surge": 1})
        steps: list[str] = []
        play: Any = attack(fight.field, fight.around, fight.attacker)
        send: Any = None
        rolls = iter([red("critical surge"), whites("surge"), whites("surge"), whites("surge")])
        try:
            while True:
                request = play.send(send)
                cover = len(told(fight.field, "legion-cover"))
                if cover and "cover" not in steps:
                    steps.append("cover")
                if isinstance(request, Roll):
                    send = tuple(next(rolls))[: request.count] if request.sides == 8 else (2,) * request.count
                elif request.only() is not None:
                    send = request.only()
                elif isinstance(request, Choose):
                    steps.append(request.message.id.removeprefix("legion-ask-"))
                    last = request.options[-1]
                    send = last if last[0] == "spend" and last[1] == "surge" else request.options[0]
                else:
                    steps.append(request.message.id.removeprefix("legion-ask-"))
                    send = (0,) * len(request.options)
        except StopIteration:
            pass
        assert steps == expected, edition


# Odds, against counting by hand.


DEFENCE_SIDES = ((1, 1), (2, 1), (3, 1), (4, 1), (5, 2))
"""Sides of a defence die that show something different on a red or on a white one, and how many are like each."""


def sides(roll: Roll, colour: str) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every roll of dice that comes to something different, with its probability; attack dice are of this colour."""
    faces = ATTACK_FACES[colour]
    attack_sides = [(faces.index(face) + 1, faces.count(face)) for face in dict.fromkeys(faces)]
    for each in product(attack_sides if roll.sides == 8 else DEFENCE_SIDES, repeat=roll.count):
        yield tuple(side for side, _ in each), Fraction(prod(count for _, count in each), roll.sides**roll.count)


def odds(make: Callable[[], Duel], colour: str = "") -> dict[int, Fraction]:
    """How likely each number of wounds is, by the rules: every roll is followed into all that may come out."""
    found: dict[int, Fraction] = {}

    def follow(rolled: tuple[tuple[int, ...], ...], chance: Fraction) -> None:
        fight = make()
        play: Any = attack(fight.field, fight.around, fight.attacker)
        send: Any = None
        given = list(rolled)
        try:
            while True:
                request = play.send(send)
                if not isinstance(request, Roll):
                    send = request.only()
                    assert send is not None
                elif given:
                    send = given.pop(0)
                else:
                    for faces, part in sides(request, colour) if colour else request.outcomes():
                        follow((*rolled, faces), chance * part)
                    return
        except StopIteration:
            wounds = sum(fight.wounds)
            found[wounds] = found.get(wounds, Fraction()) + chance

    follow((), Fraction(1))
    return found


def share(faces: tuple[str, ...], *wanted: str) -> Fraction:
    return Fraction(sum(face in wanted for face in faces), len(faces))


def binomial(count: int, chance: Fraction) -> dict[int, Fraction]:
    """How likely each number of successes is."""
    found = {0: Fraction(1)}
    for _ in range(count):
        grown: Counter[int] = Counter()
        for number, part in found.items():
            grown[number + 1] += part * chance  # type: ignore[assignment]
            grown[number] += part * (1 - chance)  # type: ignore[assignment]
        found = dict(grown)  # type: ignore[arg-type]
    return found


@BOTH
def test_the_odds_of_two_red_dice_against_a_defender_in_the_open(edition: str) -> None:
    hit, blank = share(ATTACK_FACES["red"], "hit", "critical"), share(DEFENCE_FACES["white"], "blank", "surge")
    single = one(weapon=weapon(red=1))
    assert odds(lambda: duel(edition, single, hero())) == binomial(1, hit * blank)
    assert odds(lambda: shot(edition), "red") == binomial(2, hit * blank)


def test_the_odds_of_two_red_dice_against_light_cover_in_2026() -> None:
    def make() -> Duel:
        fight = shot("2026")
        fight.around.cover[1] = [1]
        return fight

    hit, critical = share(ATTACK_FACES["red"], "hit"), share(ATTACK_FACES["red"], "critical")
    through = hit * (1 - share(DEFENCE_FACES["white"], "block")) + critical
    assert odds(make, "red") == binomial(2, through * share(DEFENCE_FACES["white"], "blank", "surge"))


def test_the_odds_of_two_red_dice_against_light_cover_in_2023() -> None:
    def make() -> Duel:
        fight = shot("2023")
        fight.around.cover[1] = [1]
        return fight

    expected: dict[int, Fraction] = {}
    blank = share(DEFENCE_FACES["white"], "blank", "surge")
    for first in ATTACK_FACES["red"]:
        for second in ATTACK_FACES["red"]:
            hits, criticals = [first, second].count("hit"), [first, second].count("critical")
            for wounds, part in binomial(max(hits - 1, 0) + criticals, blank).items():
                expected[wounds] = expected.get(wounds, Fraction()) + part / 64
    assert odds(make, "red") == expected


@BOTH
def test_the_odds_with_charts_pierce_and_armor(edition: str) -> None:
    def make() -> Duel:
        gun = one(weapon=weapon(black=2, keywords=["pierce 1", "impact 1"]), surge_attack="critical")
        return duel(edition, gun, vehicle("Walker", "armor 1", surge_defence=True))

    expected: dict[int, Fraction] = {}
    block = share(DEFENCE_FACES["red"], "block", "surge")
    for first in ATTACK_FACES["black"]:
        for second in ATTACK_FACES["black"]:
            faces = [first, second]
            hits, criticals = faces.count("hit"), faces.count("critical") + faces.count("surge")
            dice = min(hits, 1) + criticals  # one hit becomes critical, the other is cancelled
            for blocks, part in binomial(dice, block).items():
                wounds = dice - max(blocks - 1, 0)
                expected[wounds] = expected.get(wounds, Fraction()) + part / 64
    assert odds(make, "black") == expected


def test_dice_that_are_rolled_together_have_the_odds_of_dice_one_by_one() -> None:
    whole = odds(lambda: duel("2026", card(weapons=[weapon(white=1)], minis=2), hero()), "white")
    single = odds(lambda: duel("2026", card(weapons=[weapon(white=1)], minis=1), hero()), "white")
    summed: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(2):
        grown: dict[int, Fraction] = {}
        for number, part in summed.items():
            for wounds, chance in single.items():
                grown[number + wounds] = grown.get(number + wounds, Fraction()) + part * chance
        summed = grown
    assert whole == summed


def test_a_wounded_defender_takes_the_same_odds() -> None:
    def make() -> Duel:
        fight = shot("2026")
        wound(fight.field, fight.defender, 3)
        return fight

    assert {wounds - 3: chance for wounds, chance in odds(make, "red").items()} == odds(lambda: shot("2026"), "red")
