"""Exact odds of an attack: how likely it causes so many wounds, so much suppression, and how many miniatures it takes.

The steps are those of `resolving`, on numbers of results instead of dice. What players decide is taken so:

- tokens are spent as the question says, all of them; Aim and Observation reroll dice that count for nothing, the strongest
  first, and never hits; where only some surges can be converted the weakest dice keep theirs;
- Marksman turns blanks into hits before hits into criticals; a Dodge token cancels a critical where it can;
- Uncanny Luck rerolls defence dice that don't block.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tablero.games.legion.cover import HEAVY, LIGHT, NONE
from tablero.games.legion.dice import (
    ATTACK_CHAIN,
    ATTACK_FACES,
    BLANK,
    BLOCK,
    CRITICAL,
    DEFENCE_FACES,
    HIT,
    SURGE,
    WHITE,
    attack_downgraded,
    attack_upgraded,
    defence_downgraded,
    defence_upgraded,
)
from tablero.games.legion.modifying import BACKUP_HITS
from tablero.games.legion.rolling import REROLLS
from tablero.odds import Distribution

ATTACK_SIDES: Final = 8
DEFENCE_SIDES: Final = 6
CHARTS: Final = ("", HIT, CRITICAL)
"""What surges become, from the worst to the best."""


class Dice(NamedTuple):
    """Attack dice that are alike: their colour, how many, and what their surges become."""

    colour: str
    number: int
    chart: str = ""


class Attack(NamedTuple):
    """A pool, and what its keywords and tokens come to."""

    dice: tuple[Dice, ...]
    ranged: bool = True
    aims: int = 0
    precise: int = 0
    observations: int = 0
    surges: int = 0
    """Surge tokens."""
    marksman: int = 0
    """Aim tokens that Marksman spends."""
    lethal: int = 0
    """Aim tokens that Lethal spends."""
    critical: int = 0
    pierce: int = 0
    impact: int = 0
    ram: int = 0
    """As far as the attacker has moved as it wants."""
    ion: int = 0
    sharpshooter: int = 0
    blast: bool = False
    high_velocity: bool = False
    primitive: bool = False
    suppressive: bool = False
    overwhelm: bool = False
    immune_deflect: bool = False


class Defender(NamedTuple):
    """A unit under attack, and what its keywords and tokens come to."""

    die: str = WHITE
    surge: bool = False
    surges: int = 0
    """Surge tokens."""
    miniatures: int = 1
    wounds: int = 1
    """The wound threshold of each miniature."""
    suffered: int = 0
    """Wounds that one of them has."""
    cover: int = NONE
    low_profile: bool = False
    dodges: int = 0
    outmaneuver: bool = False
    armor: int | None = 0
    """None for Armor without a number."""
    backup: bool = False
    shields: int = 0
    more_dice: int = 0
    """Of Danger Sense."""
    downgraded: int = 0
    upgraded: int = 0
    uncanny_luck: int = 0
    impervious: bool = False
    immune_pierce: bool = False
    immune_blast: bool = False
    deflect: bool = False
    vehicle: bool = False

    @property
    def left(self) -> int:
        """How many wounds defeat it."""
        return self.miniatures * self.wounds - self.suffered


class Outcome(NamedTuple):
    """What comes of an attack."""

    wounds: Distribution
    miniatures: Distribution
    """How many are defeated."""
    suppression: Distribution
    """How many tokens the defender is given."""
    reflected: Distribution
    """How many wounds the attacker suffers by Deflect."""
    defeated: Fraction
    """How likely the unit is defeated."""


# Attack dice.


class Rolled(NamedTuple):
    """What dice show together: hits, criticals, surges that nothing converts by itself, and blanks."""

    hits: int
    criticals: int
    surges: int
    blanks: int


@cache
def roll_of(kind: Dice, count: int, kept: bool) -> list[tuple[Rolled, int]]:
    """Return what so many dice of a kind may show, with weights that add up to 8 ** count.

    With `kept` also surges that become hits are told apart: Critical may make more of them.
    """
    faces = [
        kind.chart if face == SURGE and kind.chart and not (kept and kind.chart == HIT) else face
        for face in ATTACK_FACES[kind.colour]
    ]
    sides = [faces.count(face) for face in (HIT, CRITICAL, SURGE, BLANK)]
    return [
        (Rolled(h, c, s, count - h - c - s), ways)
        for h in range(count + 1)
        for c in range(count - h + 1)
        for s in range(count - h - c + 1)
        if (ways := _ways((h, c, s, count - h - c - s), sides))
    ]


def _ways(numbers: Sequence[int], sides: Sequence[int]) -> int:
    """Return in how many ways dice show each face so many times."""
    found, left = 1, sum(numbers)
    for number, side in zip(numbers, sides, strict=True):
        found *= comb(left, number) * side**number
        left -= number
    return found


BITS: Final = 5
"""How dice lie is one number, with so many bits for each count: adding numbers adds dice. No pool has 32 dice."""
MASK: Final = (1 << BITS) - 1
ONE_HIT, ONE_CRITICAL, ONE_KEPT, ONE_KEPT_HIT = (1 << BITS * place for place in range(4))
"""A hit, a critical, a surge without a chart that will be converted, and one that is a hit and may become a critical."""
FIRST_IDLE: Final = 4
"""After these, of each kind of dice, how many count for nothing."""
RESULTS: Final = (1 << BITS * FIRST_IDLE) - 1


def one_idle(number: int) -> int:
    """Return a die of a kind that counts for nothing."""
    return 1 << BITS * (FIRST_IDLE + number)


Defended: TypeAlias = tuple[int, int, tuple[int, int]]
"""Blocks, surges, and how many red and white dice count for nothing."""


class AttackRoll:
    """The dice of a pool, from the roll to the results."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        # The weakest first: they keep their surges, and the strongest are rerolled.
        self.kinds = sorted([kind for kind in attack.dice if kind.number], key=strength)
        self.kept = attack.critical + attack.surges
        self.kept_hits = attack.critical
        self._to_come = [REROLLS + attack.precise] * attack.aims + [1] * attack.observations
        """How many dice may be rerolled by each token that is left."""

    def results(self) -> dict[tuple[int, int], int]:
        """Return how likely each number of hits and criticals is, by weights."""
        lying = self._roll({0: 1}, [kind.number for kind in self.kinds])
        while self._to_come:
            lying = self._reroll(lying, self._to_come.pop(0))
        found: dict[tuple[int, int], int] = {}
        for state, weight in lying.items():
            key = self._converted(state)
            found[key] = found.get(key, 0) + weight
        return found

    def _idle(self, number: int) -> int:
        """Return a die of a kind that counts for nothing; when nothing is rerolled any more nobody asks for it."""
        return one_idle(number) if self._to_come else 0

    def _outcomes(self, number: int, count: int) -> list[tuple[int, int, int]]:
        """Return what so many dice of a kind add, but for surges; how many of these there are; and the weight."""
        kind, idle = self.kinds[number], self._idle(number)
        return [
            (rolled.hits * ONE_HIT + rolled.criticals * ONE_CRITICAL + rolled.blanks * idle, rolled.surges, ways)
            for rolled, ways in roll_of(kind._replace(number=0), count, self.kept_hits > 0)
        ]

    def _roll(self, lying: Mapping[int, int], counts: Sequence[int]) -> dict[int, int]:
        """Roll so many dice of each kind."""
        found = dict(lying)
        for number, count in enumerate(counts):
            if count:
                before, found = found, {}
                outcomes = self._outcomes(number, count)
                for state, weight in before.items():
                    for more, surges, ways in outcomes:
                        key = self._with_surges(state + more, number, surges) if surges else state + more
                        found[key] = found.get(key, 0) + weight * ways
        return found

    def _with_surges(self, state: int, number: int, surges: int) -> int:
        """Add surges of a kind: as many as can be made use of are kept."""
        if self.kinds[number].chart == HIT:
            more = min(surges, self.kept_hits - (state // ONE_KEPT_HIT & MASK))
            return state + more * ONE_KEPT_HIT + (surges - more) * ONE_HIT
        more = min(surges, self.kept - (state // ONE_KEPT & MASK))
        return state + more * ONE_KEPT + (surges - more) * self._idle(number)

    def _reroll(self, lying: Mapping[int, int], most: int) -> dict[int, int]:
        """Reroll up to so many dice that count for nothing, the strongest first."""
        groups: dict[tuple[int, ...], dict[int, int]] = {}
        for state, weight in lying.items():
            counts, left = [], most
            for number in range(len(self.kinds) - 1, -1, -1):
                taken = min(left, state >> BITS * (FIRST_IDLE + number) & MASK)
                left -= taken
                state -= taken << BITS * (FIRST_IDLE + number)
                counts.append(taken)
            if not self._to_come:
                state &= RESULTS
            group = groups.setdefault(tuple(reversed(counts)), {})
            group[state] = group.get(state, 0) + weight
        found: dict[int, int] = {}
        for counts_of, group in groups.items():
            scale = ATTACK_SIDES ** (most - sum(counts_of))
            for state, weight in self._roll(group, counts_of).items():
                found[state] = found.get(state, 0) + weight * scale
        return found

    def _converted(self, state: int) -> tuple[int, int]:
        """Convert surges that were kept, and let Marksman improve results; return hits and criticals."""
        hits, criticals, kept, kept_hits = (state >> BITS * place & MASK for place in range(FIRST_IDLE))
        made = min(kept, self.attack.critical)
        better = min(kept_hits, self.attack.critical - made)
        hits += kept - made + kept_hits - better
        criticals += made + better
        blanks = sum(kind.number for kind in self.kinds) - hits - criticals
        for _ in range(self.attack.marksman):
            if blanks:
                hits, blanks = hits + 1, blanks - 1
            elif hits:
                hits, criticals = hits - 1, criticals + 1
        return hits, criticals


def strength(kind: Dice) -> tuple[int, int]:
    """Return how good a die is, to be compared."""
    return ATTACK_CHAIN.index(kind.colour), CHARTS.index(kind.chart)


def changed(dice: Sequence[Dice], *, downgrade: bool, upgrades: int) -> list[Dice]:
    """Return the dice of a weapon after all of them were downgraded, or not, and then so many upgraded, the weakest first.

    >>> [kind[:2] for kind in changed([Dice("white", 3), Dice("black", 1)], downgrade=False, upgrades=2)]
    [('white', 1), ('black', 1), ('black', 2)]
    """
    lowered = [kind._replace(colour=attack_downgraded(kind.colour)) for kind in dice] if downgrade else list(dice)
    found, raised = [], []
    for kind in sorted(lowered, key=strength):
        more = min(upgrades, kind.number)
        upgrades -= more
        if kind.number > more:
            found.append(kind._replace(number=kind.number - more))
        if more:
            raised.append(Dice(attack_upgraded(kind.colour), more, kind.chart))
    return found + raised


# From results to wounds.


class Resolution:
    """An attack of an edition, from its results to the wounds. The older edition overrides what it has of its own."""

    def __init__(self, attack: Attack, defender: Defender) -> None:
        self.attack = attack
        self.defender = defender
        self.dice = sum(kind.number for kind in attack.dice)

    # Dodge and cover.

    def dodge_and_cover(self, hits: int, criticals: int) -> Iterator[tuple[int, int, int]]:
        """Yield what is left of results, with weights that add up to 6 ** hits: cover comes first."""
        for left, weight in self.covered(hits):
            yield (*self.dodged(left, criticals), weight)

    def cover(self) -> int:
        """Return the cover that counts."""
        ignored = self.attack.blast and not self.defender.immune_blast
        if not self.attack.ranged or ignored:
            return NONE
        return max(NONE, min(self.defender.cover, HEAVY) - self.attack.sharpshooter)

    def covered(self, hits: int) -> list[tuple[int, int]]:
        """Return how many hits cover leaves, with weights that add up to 6 ** hits: a die is rolled for each."""
        cover, dice = self.cover(), hits
        if cover == NONE:
            return [(hits, DEFENCE_SIDES**hits)]
        sure = int(self.defender.low_profile and hits > 0)
        dice -= sure
        faces = DEFENCE_FACES[WHITE]
        good = faces.count(BLOCK) if cover == LIGHT else len(faces) - faces.count(BLANK)
        scale = DEFENCE_SIDES**sure
        return [
            (dice - gone, scale * comb(dice, gone) * good**gone * (DEFENCE_SIDES - good) ** (dice - gone))
            for gone in range(dice + 1)
        ]

    def dodged(self, hits: int, criticals: int) -> tuple[int, int]:
        """Return what Dodge tokens leave."""
        tokens = 0 if self.attack.high_velocity else self.defender.dodges
        if self.defender.outmaneuver:
            gone = min(tokens, criticals)
            tokens, criticals = tokens - gone, criticals - gone
        return hits - min(tokens, hits), criticals

    # Modifying attack dice.

    def modified(self, hits: int, criticals: int, blanks: int) -> int:
        """Return how many results are left when both have modified the attack dice."""
        attack, defender = self.attack, self.defender
        shields = defender.shields - min(attack.ion, hits + criticals, defender.shields)
        if defender.armor != 0:
            more = min(attack.impact, hits)
            hits, criticals = hits - more, criticals + more
            if attack.primitive:
                hits, criticals = hits + criticals, 0
        rammed = min(attack.ram, blanks)
        more = min(attack.ram - rammed, hits)
        hits, criticals = hits - more, criticals + rammed + more
        hits -= hits if defender.armor is None else min(defender.armor, hits)
        if defender.backup:
            hits -= min(BACKUP_HITS, hits)
        return max(0, hits + criticals - (shields if attack.ranged else 0))

    # Defence dice.

    def defence_dice(self, results: int) -> list[str]:
        """Return the colours of the dice that a defender rolls against so many results."""
        defender = self.defender
        if not results or not defender.die:
            return []
        colours = [defender.die] * (results + defender.more_dice + self.impervious_dice())
        for number in range(min(defender.downgraded, len(colours))):
            colours[number] = defence_downgraded(colours[number])
        for number in range(min(defender.upgraded, len(colours))):
            colours[number] = defence_upgraded(colours[number])
        return colours

    def impervious_dice(self) -> int:
        """Return how many dice more Impervious rolls: none."""
        return 0

    def deflects(self) -> bool:
        """Tell whether Deflect turns surges into blocks."""
        return self.defender.deflect and self.attack.ranged and not self.attack.high_velocity

    def reflected(self, surges: int) -> int:
        """Return how many wounds the attacker suffers for surges that were rolled."""
        return int(surges > 0)

    def saved_from_pierce(self) -> int:
        """Return how many blocks fewer Pierce cancels because the defender is Impervious."""
        return int(self.defender.impervious)

    def pierce(self) -> int:
        """Return the Pierce of the pool, with what Lethal adds."""
        return self.attack.pierce + self.attack.lethal

    def wounds(self, results: int) -> tuple[dict[tuple[int, int], int], int]:
        """Return how likely each number of wounds and of reflected ones is against so many results, and the total."""
        lying, total = self._defence_roll(self.defence_dice(results))
        back = self.deflects() and not self.attack.immune_deflect
        found: dict[tuple[int, int], int] = {}
        for (blocks, surges, _), weight in lying.items():
            left = blocks + (surges if self.deflects() else min(surges, self.defender.surges))
            if not self.defender.immune_pierce:
                gone = min(self.pierce(), left)
                left -= max(0, gone - self.saved_from_pierce())
            key = min(max(results - left, 0), self.defender.left), self.reflected(surges) if back and surges else 0
            found[key] = found.get(key, 0) + weight
        return found, total

    def surges_are(self) -> str:
        """Return what defence surges count as: blocks, blanks, or what they are where only some do or each is reflected."""
        if self.deflects():
            return SURGE
        return BLOCK if self.defender.surge else SURGE if self.defender.surges else BLANK

    def _defence_roll(self, colours: Sequence[str]) -> tuple[dict[Defended, int], int]:
        """Return how likely defence dice lie so, and the total."""
        surge = self.surges_are()
        lying = _defend({(0, 0, (0, 0)): 1}, [colours.count(colour) for colour in DEFENCE_FACES], surge)
        luck = min(self.defender.uncanny_luck, len(colours))
        found = lying
        if luck:
            found = {}
            for state, weight in lying.items():
                for key, ways in self._lucky(state, luck, surge).items():
                    found[key] = found.get(key, 0) + weight * ways
        return found, DEFENCE_SIDES ** (len(colours) + luck)

    def _lucky(self, state: Defended, luck: int, surge: str) -> dict[Defended, int]:
        """Reroll dice that count for nothing, red ones first."""
        blocks, surges, (red, white) = state
        reds = min(luck, red)
        whites = min(luck - reds, white)
        scale = DEFENCE_SIDES ** (luck - reds - whites)
        return _defend({(blocks, surges, (red - reds, white - whites)): scale}, [reds, whites], surge)

    # All of it.

    def outcome(self) -> Outcome:
        """Return what comes of the attack."""
        by_results = self._by_results()
        blocked = {results: self.wounds(results) for results in {results: None for _, results in by_results}}
        most = max(total for _, total in blocked.values())  # totals are powers of 6: the greatest is a multiple of all
        rows: dict[tuple[bool, int, int], int] = {}
        for (struck, results), weight in by_results.items():
            wounds, total = blocked[results]
            for (suffered, back), ways in wounds.items():
                key = struck, suffered, back
                rows[key] = rows.get(key, 0) + weight * ways * (most // total)
        return self._told(rows)

    def _by_results(self) -> dict[tuple[bool, int], int]:
        """Return how likely each number of results is that the defender has to block, and whether anything struck."""
        rolled = AttackRoll(self.attack).results()
        most = max(hits for hits, _ in rolled)
        lying: dict[tuple[bool, int, int, int], int] = {}
        for (hits, criticals), weight in rolled.items():
            struck, scale = hits + criticals > 0, weight * DEFENCE_SIDES ** (most - hits)
            blanks = min(self.attack.ram, self.dice - hits - criticals)  # no more of them count
            for left, critical, ways in self.dodge_and_cover(hits, criticals):
                state = struck, left, critical, blanks
                lying[state] = lying.get(state, 0) + scale * ways
        found: dict[tuple[bool, int], int] = {}
        for (struck, left, critical, blanks), weight in lying.items():
            key = struck, self.modified(left, critical, blanks)
            found[key] = found.get(key, 0) + weight
        return found

    def _told(self, rows: Mapping[tuple[bool, int, int], int]) -> Outcome:
        wounds: dict[int, int] = {}
        miniatures: dict[int, int] = {}
        suppression: dict[int, int] = {}
        reflected: dict[int, int] = {}
        for (struck, suffered, back), weight in rows.items():
            lost = (self.defender.suffered + suffered) // self.defender.wounds
            tokens = self.suppression(struck, defeated=suffered >= self.defender.left)
            for row, value in ((wounds, suffered), (miniatures, lost), (suppression, tokens), (reflected, back)):
                row[value] = row.get(value, 0) + weight
        first = Distribution(wounds)
        others = Distribution(miniatures), Distribution(suppression), Distribution(reflected)
        return Outcome(first, *others, first.chance(self.defender.left))

    def suppression(self, struck: bool, *, defeated: bool) -> int:
        """Return how many suppression tokens the defender is given."""
        if defeated or self.defender.vehicle:
            return 0
        attack = self.attack
        return int(attack.ranged and struck) + int(attack.suppressive) + int(attack.overwhelm and attack.aims > 0)


class Resolution2023(Resolution):
    """An attack of the edition of 2023."""

    def dodge_and_cover(self, hits: int, criticals: int) -> Iterator[tuple[int, int, int]]:
        """Yield what is left of results: dodging comes first, and cover cancels one hit or two."""
        left, criticals = self.dodged(hits, criticals)
        cover = self.cover()
        if cover and self.defender.low_profile:
            cover += 1
        yield left - min(cover, left), criticals, DEFENCE_SIDES**hits

    def impervious_dice(self) -> int:
        """Return how many dice more Impervious rolls: as many as the pool has Pierce."""
        return self.pierce() if self.defender.impervious and not self.defender.immune_pierce else 0

    def deflects(self) -> bool:
        """Tell whether Deflect turns surges into blocks: if a Dodge token was spent."""
        dodges = self.defender.dodges and not self.attack.high_velocity
        return bool(self.defender.deflect and self.attack.ranged and dodges)

    def reflected(self, surges: int) -> int:
        """Return how many wounds the attacker suffers for surges that were rolled: one for each."""
        return surges

    def saved_from_pierce(self) -> int:
        """Return how many blocks fewer Pierce cancels: none."""
        return 0


def _defend(lying: Mapping[Defended, int], counts: Sequence[int], surge: str) -> dict[Defended, int]:
    """Roll so many red and white defence dice, whose surges count as they say."""
    found = dict(lying)
    for number, (colour, count) in enumerate(zip(DEFENCE_FACES, counts, strict=True)):
        if count:
            before, found = found, {}
            for (blocks, surges, blank), weight in before.items():
                for block, more, ways in _defence_roll(colour, count, surge):
                    nothing = count - block - more
                    idle = (blank[0] + nothing, blank[1]) if number == 0 else (blank[0], blank[1] + nothing)
                    key = blocks + block, surges + more, idle
                    found[key] = found.get(key, 0) + weight * ways
    return found


@cache
def _defence_roll(colour: str, count: int, surge: str) -> list[tuple[int, int, int]]:
    """Return how many blocks and surges dice may show, with weights that add up to 6 ** count."""
    faces = [surge if face == SURGE else face for face in DEFENCE_FACES[colour]]
    sides = [faces.count(face) for face in (BLOCK, SURGE, BLANK)]
    return [
        (blocks, surges, ways)
        for blocks in range(count + 1)
        for surges in range(count - blocks + 1)
        if (ways := _ways((blocks, surges, count - blocks - surges), sides))
    ]


RESOLUTIONS: Final = {"2026": Resolution, "2023": Resolution2023}


def outcome(edition: str, attack: Attack, defender: Defender) -> Outcome:
    """Return what comes of an attack by the rules of an edition."""
    return RESOLUTIONS[edition](attack, defender).outcome()
