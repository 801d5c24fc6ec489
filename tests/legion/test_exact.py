"""Exact odds of attacks: against every way the dice can fall, and against attacks that the rules themselves resolve."""

from __future__ import annotations

import doctest
import random
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import pytest

from legion.duels import Duel, duel, hero, one
from legion.playing import weapon
from tablero.games.legion import exact
from tablero.games.legion.exact import Attack, Defender, Dice, Outcome, outcome
from tablero.games.legion.questions import FORM, answer
from tablero.games.legion.resolving import resolve
from tablero.games.legion.state import AIM, DODGE, SHIELD, SUPPRESSION, SURGE
from tablero.games.wh40k.scenario.compare import compare
from tablero.kernel import Choose, Pick, Rng
from tablero.kernel.chance import Chance
from tablero.odds import CantAnswer, Distribution

EDITIONS = ("2026", "2023")
ATTACK = {
    "red": {"critical": 1, "hit": 5, "surge": 1, "blank": 1},
    "black": {"critical": 1, "hit": 3, "surge": 1, "blank": 3},
    "white": {"critical": 1, "hit": 1, "surge": 1, "blank": 5},
}
DEFENCE = {"red": {"block": 3, "surge": 1, "blank": 2}, "white": {"block": 1, "surge": 1, "blank": 4}}
BEST = ("red", "black", "white")


def test_examples() -> None:
    assert doctest.testmod(exact).failed == 0


# An oracle that lays down every die.


Spread = dict[Any, Fraction]


def spread(states: Spread, follows: Callable[[Any], Iterable[tuple[Any, Fraction]]]) -> Spread:
    found: Spread = {}
    for state, chance in states.items():
        for new, likely in follows(state):
            found[new] = found.get(new, Fraction()) + chance * likely
    return found


def fall(states: Spread, faces: dict[str, int], key: str, put: Callable[[Any, tuple[str, str]], Any]) -> Spread:
    """Let one die fall in every state; `put` says how it then lies there."""
    total = sum(faces.values())
    return spread(states, lambda s: [(put(s, (key, face)), Fraction(n, total)) for face, n in faces.items()])


def attack_results(attack: Attack) -> Spread:
    """How likely each (hits, criticals, blanks) is."""
    charts = {kind.colour: kind.chart for kind in attack.dice}
    weakest_first = [
        kind.colour for kind in sorted(attack.dice, key=lambda k: -BEST.index(k.colour)) for _ in range(kind.number)
    ]
    most_kept = attack.critical + attack.surges

    def put(dice: tuple[tuple[str, str], ...], die: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        colour, face = die
        kept = sum(shows == "kept" for _, shows in dice)
        if face == "surge" and not charts[colour]:
            face = "kept" if kept < most_kept else "blank"
        return tuple(sorted((*dice, (colour, face))))

    lying: Spread = {(): Fraction(1)}
    for colour in weakest_first:
        lying = fall(lying, ATTACK[colour], colour, put)
    for most in [2 + attack.precise] * attack.aims + [1] * attack.observations:
        found: Spread = {}
        for dice, chance in lying.items():
            idle = sorted((BEST.index(colour), colour) for colour, face in dice if face == "blank")[:most]
            left = list(dice)
            for _, colour in idle:
                left.remove((colour, "blank"))
            again: Spread = {tuple(left): chance}
            for _, colour in reversed(idle):
                again = fall(again, ATTACK[colour], colour, put)
            for state, likely in again.items():
                found[state] = found.get(state, Fraction()) + likely
        lying = found

    def results(dice: tuple[tuple[str, str], ...]) -> tuple[int, int, int]:
        faces = [face for _, face in dice if face != "kept" and face != "surge"]
        critical = attack.critical
        kept = sum(face == "kept" for _, face in dice)
        faces += ["critical"] * min(kept, critical) + ["hit"] * max(0, kept - critical)
        critical -= min(kept, critical)
        for colour, face in dice:
            if face == "surge":
                better = charts[colour] == "hit" and critical > 0
                critical -= int(better)
                faces.append("critical" if better else charts[colour])
        for _ in range(attack.marksman):
            if "blank" in faces:
                faces[faces.index("blank")] = "hit"
            elif "hit" in faces:
                faces[faces.index("hit")] = "critical"
        return faces.count("hit"), faces.count("critical"), faces.count("blank")

    return spread(lying, lambda dice: [(results(dice), Fraction(1))])


def oracle(edition: str, attack: Attack, defender: Defender) -> dict[tuple[bool, int, int], Fraction]:
    """How likely the attack strikes, causes so many wounds, and so many are reflected."""
    ignores = not attack.ranged or (attack.blast and not defender.immune_blast)
    cover = 0 if ignores else max(0, min(2, defender.cover) - attack.sharpshooter)
    tokens = 0 if attack.high_velocity else defender.dodges
    pierce = attack.pierce + attack.lethal

    def covered(hits: int) -> list[tuple[int, Fraction]]:
        if not cover or not hits:
            return [(hits, Fraction(1))]
        if edition == "2023":
            return [(max(0, hits - cover - int(defender.low_profile)), Fraction(1))]
        states: Spread = {0: Fraction(1)}
        good = Fraction(cover, 6)
        dice = hits - int(defender.low_profile)
        for _ in range(dice):
            states = spread(states, lambda n: [(n + 1, good), (n, 1 - good)])
        return [(dice - gone, chance) for gone, chance in states.items()]

    def dodge(hits: int, criticals: int) -> tuple[int, int]:
        left = tokens
        while left and defender.outmaneuver and criticals:
            left, criticals = left - 1, criticals - 1
        while left and hits:
            left, hits = left - 1, hits - 1
        return hits, criticals

    def results_left(hits: int, criticals: int, blanks: int) -> int:
        shields = max(0, defender.shields - min(attack.ion, hits + criticals))
        if defender.armor is None or defender.armor:
            for _ in range(attack.impact):
                if hits:
                    hits, criticals = hits - 1, criticals + 1
            if attack.primitive:
                hits, criticals = hits + criticals, 0
        for _ in range(attack.ram):
            if blanks:
                blanks, criticals = blanks - 1, criticals + 1
            elif hits:
                hits, criticals = hits - 1, criticals + 1
        hits = 0 if defender.armor is None else max(0, hits - defender.armor)
        hits = max(0, hits - 2) if defender.backup else hits
        return max(0, hits + criticals - shields) if attack.ranged else hits + criticals

    deflects = defender.deflect and attack.ranged and not attack.high_velocity
    deflects = deflects and (edition == "2026" or defender.dodges > 0)
    useful = defender.surge or defender.surges or deflects

    def wounds(results: int) -> Spread:
        colours = [defender.die] * (results + defender.more_dice) if results and defender.die else []
        if colours and defender.impervious and edition == "2023" and not defender.immune_pierce:
            colours += [defender.die] * pierce
        for number in range(min(defender.downgraded, len(colours))):
            colours[number] = "white"
        for number in range(min(defender.upgraded, len(colours))):
            colours[number] = "red"
        put: Any = lambda dice, die: tuple(sorted((*dice, die)))  # noqa: E731
        lying: Spread = {(): Fraction(1)}
        for colour in colours:
            lying = fall(lying, DEFENCE[colour], colour, put)
        found: Spread = {}
        for dice, chance in lying.items():
            bad = ("blank",) if useful else ("blank", "surge")
            again = sorted(die for die in dice if die[1] in bad)[: defender.uncanny_luck]
            left = list(dice)
            for die in again:
                left.remove(die)
            after: Spread = {tuple(left): chance}
            for colour, _ in again:
                after = fall(after, DEFENCE[colour], colour, put)
            for state, likely in after.items():
                faces = [face for _, face in state]
                surges = faces.count("surge")
                blocks = faces.count("block")
                blocks += surges if defender.surge or deflects else min(surges, defender.surges)
                gone = 0 if defender.immune_pierce else min(pierce, blocks)
                if gone and edition == "2026" and defender.impervious:
                    gone -= 1
                back = (
                    (surges if edition == "2023" else min(1, surges)) if deflects and not attack.immune_deflect else 0
                )
                key = min(max(0, results - blocks + gone), defender.left), back
                found[key] = found.get(key, Fraction()) + likely
        return found

    found: dict[tuple[bool, int, int], Fraction] = {}
    for (hits, criticals, blanks), chance in attack_results(attack).items():
        ways: Spread = {}
        if edition == "2023":
            left, critical = dodge(hits, criticals)
            ways = {(after, critical): likely for after, likely in covered(left)}
        else:
            for after, likely in covered(hits):
                key = dodge(after, criticals)
                ways[key] = ways.get(key, Fraction()) + likely
        for (left, critical), likely in ways.items():
            for (suffered, back), part in wounds(results_left(left, critical, blanks)).items():
                row = hits + criticals > 0, suffered, back
                found[row] = found.get(row, Fraction()) + chance * likely * part
    return found


def told(rows: dict[tuple[bool, int, int], Fraction], attack: Attack, defender: Defender) -> Outcome:
    def by(value: Callable[[bool, int, int], int]) -> Distribution:
        return Distribution.of(spread(dict(rows), lambda row: [(value(*row), Fraction(1))]))

    def tokens(struck: bool, suffered: int, back: int) -> int:
        if suffered == defender.left or defender.vehicle:
            return 0
        return int(attack.ranged and struck) + attack.suppressive + int(attack.overwhelm and attack.aims > 0)

    wounds = by(lambda struck, suffered, back: suffered)
    lost = by(lambda struck, suffered, back: (suffered + defender.suffered) // defender.wounds)
    return Outcome(wounds, lost, by(tokens), by(lambda struck, suffered, back: back), wounds.chance(defender.left))


def drawn(rng: random.Random) -> tuple[Attack, Defender]:
    """An attack of a few dice, with anything that can be asked."""

    def some(most: int, often: float = 0.35) -> int:
        return rng.randint(1, most) if rng.random() < often else 0

    def perhaps(often: float = 0.2) -> bool:
        return rng.random() < often

    colours = rng.sample(BEST, rng.choice([1, 1, 2, 3]))
    chart = rng.choice(["", "", "hit", "critical"])
    dice = tuple(Dice(colour, 1 if len(colours) > 1 else rng.randint(1, 3), chart) for colour in colours)
    if len(dice) == 2 and perhaps(0.5):
        dice = dice[0], dice[1]._replace(chart=rng.choice(["", "hit", "critical"]))
    attack = Attack(
        dice,
        ranged=perhaps(0.8),
        aims=some(2),
        precise=some(1),
        observations=some(1, 0.1),
        surges=some(2),
        marksman=some(2, 0.15),
        lethal=some(1, 0.15),
        critical=some(2),
        pierce=some(2),
        impact=some(2),
        ram=some(2, 0.15),
        ion=some(2, 0.15),
        sharpshooter=some(2, 0.2),
        blast=perhaps(),
        high_velocity=perhaps(0.1),
        primitive=perhaps(0.1),
        suppressive=perhaps(),
        overwhelm=perhaps(),
        immune_deflect=perhaps(0.1),
    )
    wounds = rng.randint(1, 2)
    defender = Defender(
        rng.choice(["white", "red", "red", ""]),
        surge=perhaps(0.4),
        surges=some(2, 0.2),
        miniatures=rng.randint(1, 3),
        wounds=wounds,
        suffered=rng.randint(0, wounds - 1),
        cover=rng.randint(0, 2),
        low_profile=perhaps(),
        dodges=some(2),
        outmaneuver=perhaps(),
        armor=rng.choice([0, 0, 0, 1, None]),
        backup=perhaps(0.1),
        shields=some(2, 0.2),
        more_dice=some(1, 0.2),
        downgraded=some(2, 0.1),
        upgraded=some(2, 0.1),
        uncanny_luck=some(2, 0.2),
        impervious=perhaps(),
        immune_pierce=perhaps(0.1),
        immune_blast=perhaps(0.1),
        deflect=perhaps(),
        vehicle=perhaps(0.1),
    )
    return attack, defender


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_the_odds_are_those_of_every_way_the_dice_can_fall(seed: int, edition: str) -> None:
    rng = random.Random(100 * seed + int(edition))
    for _ in range(25):
        attack, defender = drawn(rng)
        wanted = told(oracle(edition, attack, defender), attack, defender)
        assert outcome(edition, attack, defender) == wanted, (attack, defender)


# The rules themselves.


def decide(request: Any, kept: int, chart: bool) -> Any:
    """Answer as the odds take it that players do."""
    id = request.message.id
    if id == "legion-ask-reroll":
        left, amounts = request.total, [0] * len(request.options)
        assert kept in (0, 4), "tests keep all surges, or none"
        for colour in BEST:
            for number, option in enumerate(request.options):
                if option[1] == colour and (option[2] == "blank" or (option[2] == "surge" and not chart and not kept)):
                    amounts[number] = min(left, request.caps[number])
                    left -= amounts[number]
        return tuple(amounts)
    if id == "legion-ask-luck":
        left, amounts = request.total, [0] * len(request.options)
        for colour in ("red", "white"):
            for number, option in enumerate(request.options):
                if option[1] == colour and option[2] == "blank":
                    amounts[number] = min(left, request.caps[number])
                    left -= amounts[number]
        return tuple(amounts)
    if isinstance(request, Pick):
        return tuple(request.options[: request.least])
    assert isinstance(request, Choose), request
    if request.options[0] in ("done", "no", "keep"):
        return request.options[-1] if id == "legion-ask-dodge" else request.options[1]
    return request.options[0]


def sampled(
    make: Callable[[], Duel], games: int, rng: Rng, kept: int, chart: bool
) -> tuple[Counter[int], Counter[int]]:
    wounds, suppression = Counter[int](), Counter[int]()
    for _ in range(games):
        one_ = make()
        unit = one_.defender
        before = sum(one_.wounds)
        pool = one_.pool()
        going, sent = resolve(one_.field, pool), None
        try:
            while True:
                request: Any = going.send(sent)
                sent = request.draw(rng) if isinstance(request, Chance) else decide(request, kept, chart)
        except StopIteration:
            wounds[pool.suffered] += 1
            suppression[unit.has(SUPPRESSION)] += 1
            assert before == 0
    return wounds, suppression


class Case:
    """An attack as the rules have it, and as it is asked."""

    def __init__(
        self, attack: Attack, defender: Defender, attacking: str = "", defending: str = "", **arm: Any
    ) -> None:
        self.attack, self.defender = attack, defender
        self.attacking, self.defending, self.arm = attacking.split(), defending.split(), arm

    def duel(self, edition: str) -> Duel:
        words = [word.replace("=", " ") for word in self.attacking]
        dice: dict[str, Any] = {kind.colour: kind.number for kind in self.attack.dice}
        chart = self.attack.dice[0].chart
        mine = one(*words, weapon=weapon(**dice, **self.arm), surge_attack=chart)
        die: dict[str, Any] = {"defence_die": self.defender.die, "surge_defence": self.defender.surge}
        theirs = hero(*(word.replace("=", " ") for word in self.defending), wounds=self.defender.left, courage=9, **die)
        found = duel(edition, mine, theirs)
        found.attacker.tokens |= {AIM: self.attack.aims, SURGE: self.attack.surges}
        found.defender.tokens |= {
            DODGE: self.defender.dodges,
            SHIELD: self.defender.shields,
            SURGE: self.defender.surges,
        }
        for unit in (found.attacker, found.defender):
            unit.tokens = {name: count for name, count in unit.tokens.items() if count}
        found.around.cover[1] = [self.defender.cover or -1]
        return found


CASES = [
    Case(
        Attack((Dice("red", 3, "hit"), Dice("black", 2, "hit")), aims=1, pierce=2, sharpshooter=1),
        Defender("red", surge=True, wounds=6, cover=2, dodges=1),
        "sharpshooter=1",
        keywords=["pierce 2"],
    ),
    Case(
        Attack((Dice("black", 4),), aims=1, surges=4, precise=1, impact=2, suppressive=True),
        Defender("white", wounds=5, cover=1, low_profile=True, armor=1, shields=1, surges=1),
        "precise=1",
        "low-profile armor=1",
        keywords=["impact 2", "suppressive"],
    ),
    Case(
        Attack((Dice("white", 4, "critical"),), critical=1, pierce=1, blast=True),
        Defender("white", wounds=4, cover=2, dodges=2, outmaneuver=True, impervious=True, deflect=True, uncanny_luck=1),
        "",
        "outmaneuver impervious deflect uncanny-luck=1",
        keywords=["critical 1", "pierce 1", "blast"],
    ),
    Case(
        Attack((Dice("red", 2),), aims=2, ion=1, overwhelm=True),
        Defender("red", wounds=4, shields=2, dodges=1),
        "",
        "",
        keywords=["ion 1", "overwhelm"],
    ),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_rules_themselves_come_to_the_same(number: int, edition: str) -> None:
    case = CASES[number]
    found = outcome(edition, case.attack, case.defender)
    chart = bool(case.attack.dice[0].chart)
    wounds, suppression = sampled(
        lambda: case.duel(edition), 350, Rng.of(5, number, edition), case.attack.surges, chart
    )
    assert compare(wounds, {value: float(found.wounds.chance(value)) for value in found.wounds}).agrees
    assert compare(suppression, {value: float(found.suppression.chance(value)) for value in found.suppression}).agrees


# Questions.


def test_what_is_asked_is_what_is_meant() -> None:
    weapons = "red=1 black=2 surge=hit upgrade=1 pierce=1 weapon2.white=2 weapon2.pierce=1"
    found = answer(FORM.options(f"{weapons} aim=1 defence=red cover=light more-cover=1".split())[0])
    dice = (Dice("red", 2, "hit"), Dice("black", 1, "hit"), Dice("white", 2))
    wanted = outcome("2026", Attack(dice, aims=1, pierce=2), Defender("red", cover=2))
    assert [one.distribution for one in found.measures] == [wanted.wounds, wanted.miniatures, wanted.suppression]
    assert found.figures[0].chance == wanted.defeated


def test_weapons_have_their_own_surges_and_all_need_high_velocity() -> None:
    swift, slow = FORM.options(["red=1", "high-velocity", "dodge=1", "defence=none", "wounds=3", "vs", "weapon2.red=1"])
    assert answer(swift).measures[0].distribution.at_least(1) == Fraction(6, 8)
    assert answer(slow).measures[0].distribution.chance(2) == Fraction(1, 8) * Fraction(1, 8)


def test_a_pool_of_ten_thousand_dice_is_refused() -> None:
    for asked in ("red=10000", "red=9 black=8 white=8"):
        with pytest.raises(CantAnswer, match="24 attack dice"):
            answer(FORM.options(asked.split())[0])
    with pytest.raises(CantAnswer, match="at most 1"):
        answer(FORM.options(["red=1", "wounds=2", "suffered=2"])[0])


def test_no_dice_do_nothing() -> None:
    found = answer(FORM.options(["aim=2"])[0])
    assert [one.distribution for one in found.measures] == [Distribution({0: 1})] * 3
