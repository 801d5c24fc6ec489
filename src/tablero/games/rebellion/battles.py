"""Odds of battles: units of one theater fight until one side is gone, with the tactic cards that both hold.

How both sides use dice and cards is in `attacking`. Leaders, action cards and retreats are left aside. Rounds in which nothing
happens may follow each other forever, so chances are whole numbers over a common total of `BITS` bits: where their fractions have
denominators of up to 120 digits they are told exactly, otherwise they are right to 250 decimals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tablero.games.rebellion.attack import ION_CANNON_DICE, MOST_DICE
from tablero.games.rebellion.attacking import Army, Attacker, Hand, after_attack, forget, of_use, total
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.facts import (
    DEATH_STAR_UNDER_CONSTRUCTION,
    EMPIRE,
    REBEL,
    REBEL_TRANSPORT,
    SPACE,
    STRUCTURES,
    UNITS,
)
from tablero.kernel import say
from tablero.odds import CantAnswer, Distribution

BITS: Final = 1024
MOST_DENOMINATOR: Final = 10**120
MOST_STEPS: Final = 8_000_000
"""So many ways from position to position are followed before a battle is too large."""

Armies: TypeAlias = tuple[Army, Army]
Hands: TypeAlias = tuple[Hand, Hand]
Position: TypeAlias = tuple[int, int, int, int]
"""The armies of Rebels and Empire, and their cards, by the numbers that `Rounds` gives them."""

Left: TypeAlias = tuple[int, int, int, int]
"""What an attack leaves: the army attacked, the hands of attacker and defender, by their numbers, and its weight."""


class Battle(NamedTuple):
    """Who fights, and with what."""

    theater: int
    rebels: Army
    empire: Army
    cannons: int = 0
    """Ion Cannons in the system."""
    known: Hands = ((), ())
    """The tactic cards of each side that are known."""
    unknown: tuple[int, int] = (0, 0)
    """How many other cards each side has."""
    first: int = REBEL
    """Who attacks first in each round."""
    guns: tuple[int, int] = (0, 0)
    """The red attack of the ship with which each side can bombard."""


class Fought(NamedTuple):
    """What comes of a battle: who is left, and what is lost."""

    rebels_win: Fraction
    empire_wins: Fraction
    nobody: Fraction
    """Both are gone, or nobody can harm anybody."""
    lost: tuple[Distribution, Distribution]
    """How many units each side loses."""


def army(units: Mapping[int, int]) -> Army:
    """Return so many units of each type, all unharmed."""
    return tuple(sorted((unit, UNITS[unit].health) for unit, count in units.items() for _ in range(count)))


# Cards.


def deck(theater: int, known: Hands) -> Counter[int]:
    """Return the cards of a theater that nobody knows of, by kind."""
    left = Counter({kind: tactic.copies for kind, tactic in enumerate(TACTICS) if tactic.theater == theater})
    for card in (*known[REBEL], *known[EMPIRE]):
        if not left[card]:
            raise CantAnswer(say("rebellion-odds-no-such-card", card=TACTICS[card].key))
        left[card] -= 1
    return left


def hands(battle: Battle) -> dict[Hands, int]:
    """Return what both sides may hold, with weights: what isn't known is drawn from the rest of the deck.

    Cards are told apart only as far as they are of different use.
    """
    rest = deck(battle.theater, battle.known)
    if sum(battle.unknown) > rest.total():
        raise CantAnswer(say("rebellion-odds-too-many-cards", most=rest.total()))
    found: dict[Hands, int] = {}
    for drawn, ways in _drawn(rest, battle.unknown[REBEL]):
        for others, more in _drawn(rest - Counter(drawn), battle.unknown[EMPIRE]):
            mine, theirs = (
                tuple(sorted(of_use(card, guns) for card in (*known, *new)))
                for known, new, guns in zip(battle.known, (drawn, others), battle.guns, strict=True)
            )
            found[mine, theirs] = found.get((mine, theirs), 0) + ways * more
    return found


def _drawn(rest: Counter[int], count: int) -> Iterator[tuple[Hand, int]]:
    """Yield the hands of so many cards that can be drawn, with the number of ways."""
    kinds = [kind for kind, copies in rest.items() if copies]
    if len(kinds) == 0 or count == 0:
        yield (), 1
        return
    *others, last = kinds
    fewer = Counter({kind: rest[kind] for kind in others})
    for copies in range(max(0, count - fewer.total()), min(count, rest[last]) + 1):
        for hand, ways in _drawn(fewer, count - copies):
            yield (*hand, *[last] * copies), ways * comb(rest[last], copies)


# Rounds.


@cache
def attack_dice(units: Army, fewer: int = 0) -> tuple[int, int]:
    """Return how many red and black dice units roll (rebellion:attack.01, rebellion:attack.02)."""
    red = sum(UNITS[unit].red for unit, _ in units) - fewer
    black = sum(UNITS[unit].black for unit, _ in units)
    return min(MOST_DICE, max(0, red)), min(MOST_DICE, black)


def lost_alone(theater: int, side: int, units: Army) -> bool:
    """Tell whether units are lost when they are alone with enemies (rebellion:combat.07, rebellion:combat.08).

    So are Rebel Transports, as nobody retreats here (rebellion:attack.26).
    """
    if side == REBEL:
        return all(unit in ((REBEL_TRANSPORT,) if theater == SPACE else STRUCTURES) for unit, _ in units)
    return theater == SPACE and all(unit == DEATH_STAR_UNDER_CONSTRUCTION for unit, _ in units)


class Rounds:
    """The rounds of a battle. Armies and hands are numbered, as it comes to them: 0 is nobody, and no cards."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.fewer = ION_CANNON_DICE * battle.cannons if battle.theater == SPACE else 0
        self.armies: list[Army] = [()]
        self.hands: list[Hand] = [()]
        self.sizes: list[int] = [0]
        """By army, a number that whatever happens to it makes smaller."""
        self.alone: list[tuple[bool, bool]] = [(False, False)]
        """By army, whether it is lost when it is alone with enemies, of the Rebels or of the Empire."""
        self._army_numbers: dict[Army, int] = {(): 0}
        self._hand_numbers: dict[Hand, int] = {(): 0}
        self._attacks: dict[tuple[int, int, int, int, int], list[Left]] = {}

    def army(self, units: Army) -> int:
        """Return the number of an army."""
        number = self._army_numbers.get(units)
        if number is None:
            number = self._army_numbers[units] = len(self.armies)
            self.armies.append(units)
            self.sizes.append(sum(1 + health for _, health in units))
            theater = self.battle.theater
            self.alone.append((lost_alone(theater, REBEL, units), lost_alone(theater, EMPIRE, units)))
        return number

    def hand(self, cards: Hand) -> int:
        """Return the number of a hand."""
        number = self._hand_numbers.get(cards)
        if number is None:
            number = self._hand_numbers[cards] = len(self.hands)
            self.hands.append(cards)
        return number

    def strength(self, position: Position) -> int:
        """Return a number that every round makes smaller in which anything happens."""
        rebels, empire, mine, theirs = position
        return self.sizes[rebels] + self.sizes[empire] + len(self.hands[mine]) + len(self.hands[theirs])

    def attack(self, side: int, dice: tuple[int, int], hand: int, units: int, other: int) -> list[Left]:
        """Return what an attack may leave: of the units attacked, of both sides' cards, and its weight."""
        key = (*dice, hand, units, other)
        found = self._attacks.get(key)
        if found is None:
            attacker = Attacker(dice, self.hands[hand], self.battle.guns[side])
            ended = after_attack(attacker, self.armies[units], self.hands[other])
            found = self._attacks[key] = [
                (self.army(left), self.hand(mine), self.hand(theirs), ways)
                for (left, mine, theirs), ways in ended.items()
            ]
        return found

    def after(self, position: Position) -> tuple[list[tuple[Position, int]], int]:
        """Return what a round may leave, each with its weight, and the total of these; nothing if a side is gone.

        Both sides attack before anything is lost (rebellion:attack.24).
        """
        armies, cards = position[:2], position[2:]
        if not all(armies):
            return [], 1
        dice = attack_dice(self.armies[armies[REBEL]]), attack_dice(self.armies[armies[EMPIRE]], self.fewer)
        first, last = self.battle.first, 1 - self.battle.first
        most = total(Attacker(dice[last], self.hands[cards[last]]))
        alone = self.alone
        found: list[tuple[Position, int]] = []
        for left, mine, theirs, ways in self.attack(first, dice[first], cards[first], armies[last], cards[last]):
            whole = ways * (most // total(Attacker(dice[last], self.hands[theirs])))
            for others, their, my, more in self.attack(last, dice[last], theirs, armies[first], mine):
                now = (others, left, my, their) if first == REBEL else (left, others, their, my)
                rebels, empire = now[:2]
                if rebels and empire and (alone[rebels][REBEL] or alone[empire][EMPIRE]):
                    now = (0, *now[1:]) if alone[rebels][REBEL] else (rebels, 0, *now[2:])
                found.append((now, whole * more))
        return found, most * total(Attacker(dice[first], self.hands[cards[first]]))


# The whole battle.


def fought(battle: Battle) -> Fought:
    """Return what comes of a battle that is fought to the end."""
    try:
        return _told((battle.rebels, battle.empire), _ends(battle))
    finally:
        forget()


def _ends(battle: Battle) -> dict[Armies, int]:
    """Return how a battle may end, with chances over a common total."""
    held = hands(battle)
    rounds, started = Rounds(battle), sum(held.values())
    begun: dict[Position, int] = {
        (rounds.army(battle.rebels), rounds.army(battle.empire), rounds.hand(mine), rounds.hand(theirs)): ways
        for (mine, theirs), ways in held.items()
    }
    open_: list[dict[Position, int]] = [{} for _ in range(max(map(rounds.strength, begun)) + 1)]
    for position, ways in begun.items():
        open_[rounds.strength(position)][position] = (ways << BITS) // started
    over: dict[Armies, int] = {}
    steps = 0
    while open_:
        for position, chance in open_.pop().items():
            follows, whole = rounds.after(position)
            steps += len(follows)
            if steps > MOST_STEPS:
                raise CantAnswer(say("rebellion-odds-too-large", most=MOST_STEPS))
            again = sum([weight for now, weight in follows if now == position])  # nothing happens: they fight on
            if again == whole or not follows:
                armies = rounds.armies[position[0]], rounds.armies[position[1]]
                over[armies] = over.get(armies, 0) + chance
                continue
            share = chance // (whole - again)
            for now, weight in follows:
                if now != position:
                    later = open_[rounds.strength(now)]
                    later[now] = later.get(now, 0) + share * weight
    return over


def _told(began: Armies, over: Mapping[Armies, int]) -> Fought:
    """Return what comes out, in fractions that add up to 1."""
    ends: dict[tuple[int, int, int], int] = {}
    for armies, chance in over.items():
        winner = next((side for side in (REBEL, EMPIRE) if armies[side] and not armies[1 - side]), -1)
        key = winner, len(began[REBEL]) - len(armies[REBEL]), len(began[EMPIRE]) - len(armies[EMPIRE])
        ends[key] = ends.get(key, 0) + chance
    whole = sum(ends.values())
    chances = {key: Fraction(chance, whole).limit_denominator(MOST_DENOMINATOR) for key, chance in ends.items()}
    if sum(chances.values()) != 1:
        chances = {key: Fraction(chance, whole) for key, chance in ends.items()}
    wins = {
        side: sum((c for (won, *_), c in chances.items() if won == side), Fraction()) for side in (REBEL, EMPIRE, -1)
    }
    lost: list[dict[int, Fraction]] = [{}, {}]
    for (_, *gone), likely in chances.items():
        for side, number in enumerate(gone):
            lost[side][number] = lost[side].get(number, Fraction()) + likely
    told = Distribution.of(lost[REBEL]), Distribution.of(lost[EMPIRE])
    return Fought(wins[REBEL], wins[EMPIRE], wins[-1], told)
