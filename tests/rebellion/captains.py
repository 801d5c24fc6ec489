"""Players who fight a combat of the rules by the policies that the odds of battles take for granted."""

from __future__ import annotations

from typing import Any

from tablero.games.rebellion.attack import NO_DIE
from tablero.games.rebellion.attacking import (
    BLOCKS,
    HEAVY_STRIKES,
    NO_BLOCKS,
    ONSLAUGHTS,
    PAID_BLOCKS,
    PAY_WITH,
    REROLLS,
    STRIKES,
    Army,
    Hand,
    Lie,
    assigned,
    best_cards,
    colours,
    defended,
    held,
    idle,
    of_use,
    payable,
)
from tablero.games.rebellion.content.tactics import TACTIC_CARDS
from tablero.games.rebellion.damage import HEALTH, attack_of, combat_of
from tablero.games.rebellion.dice import Die
from tablero.games.rebellion.facts import BLACK, BLANK, DIRECT_HIT, HIT, RED, SPECIAL, THEATER_OF, UNITS
from tablero.games.rebellion.state import Table
from tablero.kernel import Chance, Choose, Play


class Aim:
    """A unit under attack, and what it is still to be dealt by cards, and by dice."""

    def __init__(self, unit: int, marker: int) -> None:
        self.unit, self.marker, self.dealt = unit, marker, 0
        self.by_card: dict[int, int] = {}
        self.by_dice = [0, 0, 0]


class Captains:
    """Both sides of a combat in which nobody has guns to bombard with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.attack: Any = None
        self.aims: list[Aim] = []
        self.to_play: list[int] = []
        self.blocked: Any = None
        self.to_block: list[int] = []
        self.off = Off((), [], [], [])

    def fight(self, combat: Play[None], rng: Any) -> None:
        """Play a combat to its end."""
        sent: Any = None
        while True:
            try:
                request: Any = combat.send(sent)
            except StopIteration:
                return
            request = request() if callable(request) else request
            sent = request.draw(rng) if isinstance(request, Chance) else self.decide(request)

    def decide(self, request: Any) -> Any:
        """Answer what the rules ask."""
        ask = request.ask if isinstance(request.ask, str) else request.ask.id
        chosen = getattr(self, ask.replace("rebellion-", "").replace("-", "_"))(request)
        assert not isinstance(request, Choose) or chosen in request.options, (ask, chosen)
        return chosen

    # What lies on the table.

    def hand(self, side: int) -> Hand:
        return tuple(sorted(of_use(TACTIC_CARDS[card], 0) for card in self.table.tactic_hand[side]))

    def units(self) -> tuple[Army, list[int]]:
        """The units under attack in order, and the markers that each has."""
        attack, combat = attack_of(self.table), combat_of(self.table)
        found = []
        for unit in THEATER_OF[attack.theater][1 - attack.side]:
            count = self.table.count(combat.system, unit) - combat.doomed[unit]
            markers = sorted(combat.damage[unit])
            found += [(unit, HEALTH[unit] - marker, marker) for marker in markers]
            found += [(unit, HEALTH[unit], 0)] * (count - len(markers))
        found.sort()
        return tuple((unit, health) for unit, health, _ in found), [marker for *_, marker in found]

    def lie(self) -> Lie:
        dice = attack_of(self.table).dice
        by_colour = [tuple(dice.count(Die(colour, face)) for colour in (RED, BLACK)) for face in (HIT, SPECIAL, BLANK)]
        hits, specials, blanks = ((one[0], one[1]) for one in by_colour)
        return Lie(hits, specials, blanks, sum(die.face == DIRECT_HIT for die in dice))

    def guarded(self) -> bool:
        return bool(self.hand(1 - attack_of(self.table).side))

    # The attack.

    def combat_action(self, request: Any) -> Any:
        attack = attack_of(self.table)
        hand, (units, _) = self.hand(attack.side), self.units()
        again = idle(self.lie(), colours(units), payable(hand, self.guarded()))
        if any(map(sum, again[:3])) and held(hand, REROLLS) and any(colours(units)) and attack is not self.attack:
            return next(option for option in request.options if option[0] == "play" and option[1] in REROLLS)
        if attack is not self.attack:
            self.plan()
        if not self.to_play:
            return "done"
        kind = self.to_play.pop(0)
        return next(option for option in request.options if option[0] == "play" and option[1] == kind)

    def reroll(self, request: Any) -> Any:
        attack = attack_of(self.table)
        hand, (units, _) = self.hand(attack.side), self.units()
        again = idle(self.lie(), colours(units), payable(hand, self.guarded()))
        chosen = []
        for face, counts in zip((HIT, SPECIAL, BLANK), again[:3], strict=True):
            for colour in (RED, BLACK):
                alike = [option for option in request.options if option[2:] == (colour, face)]
                chosen += alike[: counts[colour]]
        return tuple(chosen)

    def plan(self) -> None:
        """Decide what this attack does, once all rolls are made."""
        attack = self.attack = attack_of(self.table)
        (units, markers), hand, lie = self.units(), self.hand(attack.side), self.lie()
        able = colours(units)
        hits = [lie.hits[colour] if able[colour] else 0 for colour in (RED, BLACK)]
        specials = min(sum(lie.specials), payable(hand, self.guarded()))
        self.aims, self.to_play = [Aim(unit, m) for (unit, _), m in zip(units, markers, strict=True)], []
        if not any(able):
            return
        played = best_cards(units, (hits[RED], hits[BLACK], lie.direct), specials, hand, 0)
        points = lie.direct + played.strikes
        first, dealt = assigned(units, hits[RED], hits[BLACK], points, played.heavy, played.spread)
        for kinds, count in ((HEAVY_STRIKES, played.heavy), (ONSLAUGHTS, played.spread), (STRIKES, played.strikes)):
            self.to_play += [card for card in hand if card in kinds][:count]
        spare = specials - played.heavy - played.spread
        if self.guarded() and spare > 0 and any(dealt):
            self.to_play += [card for card in hand if card in NO_BLOCKS][:1]
        self._aim(first, dealt, hits, lie.direct, played.heavy)

    def _aim(self, first: tuple[int, ...], dealt: tuple[int, ...], hits: list[int], direct: int, heavy: int) -> None:
        """Say for each unit what is to come of which card and of which dice."""
        for aim, by_cards, whole in zip(self.aims, first, dealt, strict=True):
            rest = whole - by_cards
            twice = min(heavy, by_cards // 2)
            heavy -= twice
            aim.by_card = {2: twice, 1: by_cards - 2 * twice}
            colour = UNITS[aim.unit].colour
            mine = min(rest, hits[colour]) if HEALTH[aim.unit] else 0
            hits[colour] -= mine
            aim.by_dice[colour] = mine
            straight = min(rest - mine, direct)
            direct -= straight
            aim.by_dice[2] = straight
            aim.by_card[1] += rest - mine - straight

    def strike(self, request: Any) -> Any:
        amount = dict(request.ask.args)["amount"]
        for option in request.options:
            for aim in self.aims:
                if option[1:4] == (aim.unit, aim.marker, aim.dealt) and aim.by_card.get(amount):
                    aim.by_card[amount] -= 1
                    aim.dealt += amount
                    return option
        raise AssertionError(request.options)

    def assign_red(self, request: Any) -> Any:
        return self._divide(request, RED)

    def assign_black(self, request: Any) -> Any:
        return self._divide(request, BLACK)

    def assign_direct(self, request: Any) -> Any:
        return self._divide(request, 2)

    def _divide(self, request: Any, colour: int) -> tuple[int, ...]:
        if self.attack is not attack_of(self.table):
            self.plan()
        for aim in self.aims:  # where dice can go to one unit only nobody is asked
            aim.dealt += sum(aim.by_dice[:colour])
            aim.by_dice[:colour] = [0] * colour
        amounts, given = [0] * len(request.options), set()
        todo = [aim for aim in self.aims if aim.by_dice[colour]]
        for aim in todo:
            number = next(
                n
                for n, option in enumerate(request.options)
                if n not in given and option[1:4] == (aim.unit, aim.marker, aim.dealt)
            )
            given.add(number)
            amounts[number] = aim.by_dice[colour]
        assert sum(amounts) == request.total
        return tuple(amounts)

    # The defence.

    def block_action(self, request: Any) -> Any:
        attack = attack_of(self.table)
        if attack is self.blocked:
            return self._next_block()
        units, markers = self.units()
        dealt = [0] * len(units)
        for wound in attack.hurt:
            number = next(
                n
                for n, (unit, _) in enumerate(units)
                if (unit, markers[n]) == (wound.unit, wound.marker) and not dealt[n]
            )
            dealt[number] = wound.dealt
        hand = self.hand(1 - attack.side)
        now, rest = defended(units, tuple(dealt), hand)
        gone = list(hand)
        for card in rest:
            gone.remove(card)
        self.to_block = [card for kinds in (PAID_BLOCKS, BLOCKS) for card in gone if card in kinds]
        self.off = Off(units, markers, dealt, list(now))
        self.blocked = attack
        return self._next_block()

    def _next_block(self) -> Any:
        if not self.to_block:
            return "done"
        return ("play", self.to_block.pop(0), NO_DIE)

    def pay_tactic(self, request: Any) -> Any:
        for kinds in (*PAY_WITH, PAID_BLOCKS):
            for option in request.options:
                if of_use(option[1], 0) in kinds:
                    if option[1] in self.to_block:
                        self.to_block.remove(option[1])
                    return option
        raise AssertionError(request.options)

    def block(self, request: Any) -> Any:
        return self.off.take(request.options)

    def deadlock(self, request: Any) -> Any:
        return "break_off"


class Off:
    """The damage that is to be taken off."""

    def __init__(self, units: Army, markers: list[int], dealt: list[int], wanted: list[int]) -> None:
        self.units, self.markers, self.dealt, self.wanted = units, markers, dealt, wanted

    def take(self, options: Any) -> Any:
        for option in options:
            for n, (unit, _) in enumerate(self.units):
                same = option != "done" and option[1:4] == (unit, self.markers[n], self.dealt[n])
                if same and self.dealt[n] > self.wanted[n]:
                    self.dealt[n] -= 1
                    return option
        assert "done" in options
        return "done"
