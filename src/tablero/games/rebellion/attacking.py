"""What an attack of a battle does, with the tactic cards of both sides, and the policies that both sides keep.

Each side makes the most of the attack that is being fought, and keeps nothing for later. The attacker rolls dice again that do
nothing, pays for cards with special dice, and puts hits and cards where they destroy what is worth most; the defender blocks what
saves most. Neither knows the other's cards. Special dice draw no cards, so hands only shrink.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import BLACK, DIRECT_HIT, FACES, HIT, RED, SPECIAL, UNITS
from tablero.games.rebellion.tactics import Block, Bombard, NoBlocks, Onslaught, Reroll, Strike

SIDES_OF_A_DIE: Final = len(FACES)

Army: TypeAlias = tuple[tuple[int, int], ...]
"""The units of a side, each with the health that it has left, in order; 0 for those that no damage destroys."""
Dealt: TypeAlias = tuple[int, ...]
"""The damage that each unit of an army is dealt in an attack."""
Hand: TypeAlias = tuple[int, ...]
"""The tactic cards of a side, by their kinds, in order; `DEAD` for those that are only good to pay with."""

DEAD: Final = -1


def _kinds(effect: type, amount: int | None = None) -> frozenset[int]:
    """Return the kinds of cards with such an effect."""
    return frozenset(
        kind
        for kind, tactic in enumerate(TACTICS)
        for one in tactic.effects
        if isinstance(one, effect) and amount in (None, getattr(one, "amount", None))
    )


STRIKES: Final = _kinds(Strike, 1)
HEAVY_STRIKES: Final = _kinds(Strike, 2)
ONSLAUGHTS: Final = _kinds(Onslaught)
BOMBARDMENTS: Final = _kinds(Bombard)
REROLLS: Final = _kinds(Reroll)
NO_BLOCKS: Final = _kinds(NoBlocks)
BLOCKS: Final = _kinds(Block, 1)
PAID_BLOCKS: Final = _kinds(Block, 2)
MOST_REROLLED: Final = 2
"""How many dice a card rolls again."""
PAY_WITH: Final = (frozenset({DEAD}), NO_BLOCKS, ONSLAUGHTS, BOMBARDMENTS, HEAVY_STRIKES, REROLLS, STRIKES, BLOCKS)
"""What a block is paid with: first what does nothing, then what needs a special die, last what blocks by itself."""


def of_use(kind: int, guns: int) -> int:
    """Return what a card is taken for: those that draw cards or are about retreats, or can't bombard, are dead."""
    useful = STRIKES | HEAVY_STRIKES | ONSLAUGHTS | REROLLS | NO_BLOCKS | BLOCKS | PAID_BLOCKS
    return kind if kind in useful or (guns and kind in BOMBARDMENTS) else DEAD


def held(hand: Hand, kinds: frozenset[int]) -> int:
    """Return how many cards of some kinds a hand has."""
    return sum(card in kinds for card in hand)


def without(hand: Hand, kinds: frozenset[int], count: int) -> Hand:
    """Return a hand without so many cards of some kinds."""
    left = []
    for card in hand:
        if count and card in kinds:
            count -= 1
        else:
            left.append(card)
    return tuple(left)


# Where damage goes.


@cache
def assigned(units: Army, red: int, black: int, points: int, heavy: int = 0, spread: int = 0) -> tuple[Dealt, Dealt]:
    """Return where damage destroys what is worth most: what cards of 2 points deal, and what is dealt in all.

    Red and black hits go to units of their colour, `points` to any; `heavy` cards deal 2 to one unit each, `spread`
    cards 1 to each of two.
    """
    found: tuple[Dealt, Dealt] | None = None
    least: tuple[float, int, Army] = (0.0, 0, ())
    for first in _placed(units, heavy, spread):
        for share in range(points + 1):
            reds = _divided(units, first, RED, red + share)
            both = _divided(units, reds, BLACK, black + points - share)
            rating = *left_of(units, both), survivors(units, both)
            if found is None or rating < least:
                found, least = (first, both), rating
    assert found is not None
    return found


def left_of(units: Army, dealt: Dealt) -> tuple[float, int]:
    """Return how much an army keeps when it is dealt damage: by its worth, then by its health."""
    alive = [
        (unit, health - damage)
        for (unit, health), damage in zip(units, dealt, strict=True)
        if not health or damage < health
    ]
    return sum(WORTH[unit] for unit, _ in alive), sum(health for _, health in alive)


@cache
def survivors(units: Army, dealt: Dealt) -> Army:
    """Return what is left of an army."""
    return tuple(
        sorted(
            (unit, health - damage if health else 0)
            for (unit, health), damage in zip(units, dealt, strict=True)
            if not health or damage < health
        )
    )


@cache
def _placed(units: Army, heavy: int, spread: int) -> tuple[Dealt, ...]:
    """Return where cards of 2 points may go: both to one unit, or one to each of two, but for ways that are alike."""
    places = [number for number, (_, health) in enumerate(units) if health]
    none = (0,) * len(units)
    if not places:
        return (none,)
    twice: list[tuple[int, ...]] = [(one, one) for one in places]
    pairs: list[tuple[int, ...]] = [(one, two) for one in places for two in places if one < two]
    cards = [twice] * heavy + [pairs or [(places[0],)]] * spread
    found = [none]
    for ways in cards:
        new: dict[tuple[tuple[tuple[int, int], int], ...], Dealt] = {}
        for dealt in found:
            for way in ways:
                now = tuple(damage + way.count(number) for number, damage in enumerate(dealt))
                new.setdefault(tuple(sorted(zip(units, now, strict=True))), now)
        found = list(new.values())
    return tuple(found)


def _divided(units: Army, dealt: Dealt, colour: int, points: int) -> Dealt:
    """Return damage with so many points more for units of a colour.

    They destroy what is worth most together, the rest harms the dearest that is left, or goes to the dearest of all.
    """
    places = [number for number, (unit, health) in enumerate(units) if health and UNITS[unit].colour == colour]
    if not points or not places:
        return dealt
    now = list(dealt)
    needs = {number: units[number][1] - now[number] for number in places}
    for number in _destroyed(units, {number: need for number, need in needs.items() if need > 0}, points):
        now[number] += needs[number]
        points -= needs[number]
    if points:
        alive = [number for number in places if now[number] < units[number][1]]
        dearest = max(alive or places, key=lambda number: (WORTH[units[number][0]], now[number] - units[number][1]))
        now[dearest] += points
    return tuple(now)


def _destroyed(units: Army, needs: Mapping[int, int], points: int) -> tuple[int, ...]:
    """Return which units so many points destroy, or save: those worth most together."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (points + 1)
    for number, need in needs.items():
        worth = WORTH[units[number][0]]
        for spent in range(points, need - 1, -1):
            value, chosen = best[spent - need]
            if value + worth > best[spent][0]:
                best[spent] = value + worth, (*chosen, number)
    return best[points][1]


# The defender.


@cache
def defended(units: Army, dealt: Dealt, hand: Hand) -> tuple[Dealt, Hand]:
    """Return what damage and which cards are left when the defender has blocked what saves most, with as few as do that."""
    best, kept = dealt, hand
    rating = left_of(units, dealt)
    singles, paid = held(hand, BLOCKS), held(hand, PAID_BLOCKS)
    ways = [(one, two) for one in range(singles + 1) for two in range(paid + 1) if one + 2 * two <= len(hand)]
    for one, two in sorted(ways, key=lambda way: (way[0] + 2 * way[1], way)):
        now = saved(units, dealt, one + 2 * two)
        if left_of(units, now) > rating:
            best, rating = now, left_of(units, now)
            kept = paying(without(without(hand, BLOCKS, one), PAID_BLOCKS, two), two)
    return best, kept


def paying(hand: Hand, count: int) -> Hand:
    """Return a hand that has paid so many cards."""
    for kinds in (*PAY_WITH, PAID_BLOCKS):
        paid = min(count, held(hand, kinds))
        hand, count = without(hand, kinds, paid), count - paid
    return hand


@cache
def saved(units: Army, dealt: Dealt, points: int) -> Dealt:
    """Return damage of which so many points are blocked: they save what is worth most, the rest heals the dearest."""
    doomed = {
        number: damage - units[number][1] + 1
        for number, damage in enumerate(dealt)
        if units[number][1] and damage >= units[number][1]
    }
    now = list(dealt)
    for number in _destroyed(units, doomed, points):
        now[number] -= doomed[number]
        points -= doomed[number]
    hurt = [number for number, damage in enumerate(now) if 0 < damage < units[number][1]]
    for number in sorted(hurt, key=lambda number: (-WORTH[units[number][0]], number)):
        healed = min(points, now[number])
        now[number] -= healed
        points -= healed
    return tuple(now)


# The attacker.


class Lie(NamedTuple):
    """How dice lie: by colour the hits, special dice and blanks, and the direct hits of both."""

    hits: tuple[int, int]
    specials: tuple[int, int]
    blanks: tuple[int, int]
    direct: int


def _faces(count: int) -> list[tuple[int, int, int, int, int]]:
    """Return how many hits, direct hits, special dice and blanks so many dice may show, and in how many ways."""
    hit, direct, special = (FACES.count(face) for face in (HIT, DIRECT_HIT, SPECIAL))
    blank = SIDES_OF_A_DIE - hit - direct - special
    found = []
    for hits in range(count + 1):
        for straight in range(count - hits + 1):
            for specials in range(count - hits - straight + 1):
                blanks = count - hits - straight - specials
                ways = comb(count, hits) * comb(count - hits, straight) * comb(count - hits - straight, specials)
                ways *= hit**hits * direct**straight * special**specials * blank**blanks
                found.append((hits, straight, specials, blanks, ways))
    return found


@cache
def rolled(red: int, black: int) -> dict[Lie, int]:
    """Return how so many dice may lie, with weights that add up to 6 to their number."""
    found: dict[Lie, int] = {}
    for hits, direct, special, blank, ways in _faces(red):
        for others, more, specials, blanks, number in _faces(black):
            lie = Lie((hits, others), (special, specials), (blank, blanks), direct + more)
            found[lie] = found.get(lie, 0) + ways * number
    return found


class Attacker(NamedTuple):
    """What an attack is made with."""

    dice: tuple[int, int]
    hand: Hand
    guns: int = 0
    """The red attack of the ship that can bombard."""


class Attacked(NamedTuple):
    """What the attacker does: the damage dealt, the cards that are left, and whether blocks are forbidden."""

    dealt: Dealt
    hand: Hand
    no_blocks: bool


def colours(units: Army) -> tuple[bool, bool]:
    """Tell whether there are units of each colour that can be damaged."""
    alive = [UNITS[unit].colour for unit, health in units if health]
    return RED in alive, BLACK in alive


def idle(lie: Lie, targets: tuple[bool, bool], payable: int) -> Lie:
    """Return the dice that a card rolls again, as they lie: those that do nothing, at most two.

    Blanks come first, then hits that can't go to anybody, then special dice that pay for nothing.
    """
    room = MOST_REROLLED
    blanks, hits, specials = [0, 0], [0, 0], [0, 0]
    spare = max(0, sum(lie.specials) - payable)
    order = sorted((RED, BLACK), key=lambda colour: not targets[colour])
    for colour in order:
        blanks[colour] = min(room, lie.blanks[colour])
        room -= blanks[colour]
    for colour in order:
        if not targets[colour]:
            hits[colour] = min(room, lie.hits[colour])
            room -= hits[colour]
    for colour in order:
        specials[colour] = min(room, spare, lie.specials[colour])
        room -= specials[colour]
        spare -= specials[colour]
    return Lie((hits[0], hits[1]), (specials[0], specials[1]), (blanks[0], blanks[1]), 0)


@cache
def _again(lie: Lie, again: Lie) -> tuple[tuple[Lie, int], ...]:
    """Return how dice may lie when some are rolled again, with weights that add up to 6 to the most that can be."""
    red, black = (again.hits[c] + again.specials[c] + again.blanks[c] for c in (RED, BLACK))
    scale = SIDES_OF_A_DIE ** (MOST_REROLLED - red - black)
    found = []
    for new, ways in rolled(red, black).items():
        kept = [
            tuple(old[c] - gone[c] + came[c] for c in (RED, BLACK))
            for old, gone, came in zip(lie[:3], again[:3], new[:3], strict=True)
        ]
        hits, specials, blanks = ((one[0], one[1]) for one in kept)
        found.append((Lie(hits, specials, blanks, lie.direct + new.direct), ways * scale))
    return tuple(found)


def payable(hand: Hand, guarded: bool) -> int:
    """Return how many cards there are to pay for with special dice; to forbid blocks only against somebody with cards."""
    return held(hand, HEAVY_STRIKES | ONSLAUGHTS | BOMBARDMENTS) + (held(hand, NO_BLOCKS) if guarded else 0)


class Shown(NamedTuple):
    """What dice show in the end: hits that can go to somebody, special dice that pay for something."""

    hits: tuple[int, int, int]
    """Red, black and direct ones."""
    specials: int
    rerolls: int
    """The cards left that roll dice again."""


@cache
def shown(dice: tuple[int, int], targets: tuple[bool, bool], needed: int, rerolls: int) -> dict[Shown, int]:
    """Return what dice may show, with so many cards to pay for and so many that roll dice again."""
    lying: dict[tuple[Lie, int], int] = {(lie, rerolls): ways for lie, ways in rolled(*dice).items()}
    for _ in range(rerolls):
        lying = _rerolled(lying, targets, needed)
    found: dict[Shown, int] = {}
    for (lie, left), ways in lying.items():
        red, black = (lie.hits[c] if targets[c] else 0 for c in (RED, BLACK))
        key = Shown((red, black, lie.direct), min(sum(lie.specials), needed), left)
        found[key] = found.get(key, 0) + ways
    return found


def _rerolled(
    lying: Mapping[tuple[Lie, int], int], targets: tuple[bool, bool], needed: int
) -> dict[tuple[Lie, int], int]:
    found: dict[tuple[Lie, int], int] = {}
    for (lie, cards), ways in lying.items():
        again = idle(lie, targets, needed)
        idles = any(targets) and any(map(sum, again[:3]))
        left = cards - 1 if idles else cards
        for new, more in _again(lie, again) if idles else [(lie, SIDES_OF_A_DIE**MOST_REROLLED)]:
            found[new, left] = found.get((new, left), 0) + ways * more
    return found


@cache
def attacks(attacker: Attacker, units: Army, guarded: bool) -> dict[Attacked, int]:
    """Return what an attack on units may come to before blocks, with weights that add up to `total`.

    `guarded` tells whether the defender has cards; which ones the attacker doesn't know.
    """
    hand, rerolls = attacker.hand, held(attacker.hand, REROLLS)
    found: dict[Attacked, int] = {}
    for (hits, specials, left), ways in shown(attacker.dice, colours(units), payable(hand, guarded), rerolls).items():
        done = acted(units, hits, specials, without(hand, REROLLS, rerolls - left), attacker.guns, guarded)
        found[done] = found.get(done, 0) + ways
    return found


def total(attacker: Attacker) -> int:
    """Return what the weights of an attack add up to."""
    return int(SIDES_OF_A_DIE ** (sum(attacker.dice) + MOST_REROLLED * held(attacker.hand, REROLLS)))


class Played(NamedTuple):
    """How many cards of each sort the attacker plays."""

    strikes: int
    heavy: int
    spread: int
    bombardments: int


@cache
def best_cards(units: Army, hits: tuple[int, int, int], specials: int, hand: Hand, guns: int) -> Played:
    """Return the cards with which an attack destroys what is worth most, as few as do that."""
    sorts = (STRIKES, HEAVY_STRIKES, ONSLAUGHTS, BOMBARDMENTS)
    ways = [Played(*way) for way in product(*(range(held(hand, kinds) + 1) for kinds in sorts))]
    legal = [way for way in ways if way.heavy + way.spread + way.bombardments <= specials]
    return min(legal, key=lambda way: (left_of(units, _planned(units, hits, way, guns)[1]), sum(way), way))


def _planned(units: Army, hits: tuple[int, int, int], played: Played, guns: int) -> tuple[Dealt, Dealt]:
    red, black, direct = hits
    points = direct + played.strikes + guns * played.bombardments
    return assigned(units, red, black, points, played.heavy, played.spread)


def acted(units: Army, hits: tuple[int, int, int], specials: int, hand: Hand, guns: int, guarded: bool) -> Attacked:
    """Return what the attacker makes of red, black and direct hits, special dice and cards."""
    if not any(health for _, health in units):
        return Attacked((0,) * len(units), hand, False)
    played = best_cards(units, hits, specials, hand, guns)
    dealt = _planned(units, hits, played, guns)[1]
    left = hand
    for kinds, count in zip((STRIKES, HEAVY_STRIKES, ONSLAUGHTS, BOMBARDMENTS), played, strict=True):
        left = without(left, kinds, count)
    spare = specials - played.heavy - played.spread - played.bombardments
    silences = bool(guarded and spare > 0 and any(dealt) and held(left, NO_BLOCKS))
    return Attacked(dealt, without(left, NO_BLOCKS, 1) if silences else left, silences)


@cache
def after_attack(attacker: Attacker, units: Army, hand: Hand) -> dict[tuple[Army, Hand, Hand], int]:
    """Return what an attack may leave: of the units attacked, of the attacker's cards, of the defender's."""
    found: dict[tuple[Army, Hand, Hand], int] = {}
    for (dealt, left, no_blocks), ways in attacks(attacker, units, bool(hand)).items():
        borne, kept = (dealt, hand) if no_blocks or not hand else defended(units, dealt, hand)
        key = survivors(units, borne), left, kept
        found[key] = found.get(key, 0) + ways
    return found


def forget() -> None:
    """Forget what was worked out, which is much."""
    for known in (after_attack, attacks, best_cards, defended, saved, assigned, survivors, _placed):
        known.cache_clear()
