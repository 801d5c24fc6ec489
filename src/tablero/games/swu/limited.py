"""Limited formats (chapter 10): boosters of one set, opened for a sealed pool or drafted.

A booster has one leader, one common base, and fourteen others, no two the same: which rarities they are of is in `packs`.
Cards are numbered booster by booster; what each of them is stands in `Boosters.keys`, drawn when the boosters are filled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from tablero.games.swu import cards as known_cards
from tablero.games.swu.facts import Card, card, cards
from tablero.games.swu.packs import PACKS, Share
from tablero.kernel import CHECKPOINT, Choose, Draw, Log, Play, Rng, Together, resample_cards

SEALED_PACKS, DRAFT_PACKS = 6, 3
"""How many boosters each player opens (swu:10.2.1.a, swu:10.3.1.a)."""
LEADERS_ROUND = 0
"""The round of a draft in which leaders are taken; the rounds after it are those of the boosters."""

_LEADER, _BASE, _FIRST = 0, 1, 2
"""The places in a booster: its leader, its base, and where the others begin."""
OTHERS = 14
PACK = _FIRST + OTHERS


class Tier(NamedTuple):
    """Some of the cards that may lie in a place, and how likely one of them is beside the other tiers."""

    weight: int
    cards: tuple[str, ...]


class Slot(NamedTuple):
    """So many cards of a booster are of these."""

    size: int
    tiers: tuple[Tier, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """All that may lie there."""
        return tuple(key for tier in self.tiers for key in tier.cards)


class Contents(NamedTuple):
    """What boosters of a set hold: keys of cards."""

    leaders: tuple[str, ...]
    bases: tuple[str, ...]
    slots: tuple[Slot, ...]
    left_out: int
    """How many cards of the set are in no booster, because the rules don't know yet what they do."""

    @property
    def enough(self) -> bool:
        """Whether a booster can be filled, whatever was drawn before."""
        others = {key for slot in self.slots for key in slot.cards}
        filled = all(len(slot.cards) >= slot.size and all(tier.cards for tier in slot.tiers) for slot in self.slots)
        return bool(self.leaders and self.bases) and len(others) >= OTHERS and filled


@cache
def sets() -> tuple[str, ...]:
    """Return the sets that are sold in boosters and known as a whole."""
    return tuple(sorted(PACKS))


@cache
def contents(set_name: str, rarities: bool = True) -> Contents:
    """Return what boosters of a set hold: only cards that the rules know."""
    printed = [one for one in cards() if set_name in one.sets and "token" not in one.types]
    inside = [one for one in printed if known_cards.in_pool(one.key)]
    others = [one for one in inside if not _leader(one) and not common_base(one)]
    return Contents(
        tuple(one.key for one in inside if _leader(one)),
        tuple(one.key for one in inside if common_base(one)),
        tuple(_slot(share, others, set_name) for share in PACKS[set_name]) if rarities else _any(others),
        len(printed) - len(inside),
    )


def _slot(share: Share, others: Sequence[Card], set_name: str) -> Slot:
    """Return a slot with the cards of its rarities."""
    tiers = [
        Tier(weight, tuple(one.key for one in others if one.rarity_in(set_name) == rarity))
        for rarity, weight in share.weights.items()
    ]
    return Slot(share.size, tuple(tier for tier in tiers if tier.cards))


def _any(others: Sequence[Card]) -> tuple[Slot, ...]:
    """Return the only slot of boosters as they were before rarities were known."""
    return (Slot(OTHERS, (Tier(1, tuple(one.key for one in others)),)),)


def _leader(card: Card) -> bool:
    return "leader" in card.types


def common_base(card: Card) -> bool:
    """Tell whether a card is one of the bases that anybody may use (swu:10.2.2.c, swu:10.3.4.c)."""
    return "base" in card.types and card.rarity == "common"


class Boosters:
    """The boosters of all players, what has been taken from them, and who has looked at what."""

    __slots__ = ("aside", "hands", "keys", "looks", "packs", "pools", "rarities", "round", "seats", "set")

    def __init__(self, seats: int, set_name: str, packs: int, rarities: bool = True) -> None:
        self.seats = seats
        self.set = set_name
        self.rarities = rarities
        """Whether rarities count, as they have since version 3."""
        self.packs = packs
        """How many each player opens."""
        self.keys: list[str] = []
        """What each card is. Whoever has not looked at a card can't know."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """What each player chooses from now: leaders, or what is left of a booster."""
        self.pools: list[list[int]] = [[] for _ in range(seats)]
        """What each player has taken (swu:10.3.2.c)."""
        self.aside: list[int] = []
        """Common bases, which are not drafted (swu:10.3.2.e)."""
        self.looks: list[list[int]] = []
        """How often each player has had each card before them."""
        self.round = LEADERS_ROUND

    def copy(self) -> Boosters:
        """Return a copy."""
        twin = Boosters.__new__(Boosters)
        twin.seats = self.seats
        twin.set = self.set
        twin.rarities = self.rarities
        twin.packs = self.packs
        twin.keys = self.keys.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pools = [pool.copy() for pool in self.pools]
        twin.aside = self.aside.copy()
        twin.looks = [looks.copy() for looks in self.looks]
        twin.round = self.round
        return twin

    @property
    def drafted(self) -> bool:
        """Whether the boosters are drafted, so that their leaders are public (swu:10.3.2.b)."""
        return self.packs == DRAFT_PACKS

    def booster(self, seat: int, number: int) -> range:
        """Return the cards of a player's booster."""
        start = (seat * self.packs + number) * PACK
        return range(start, start + PACK)

    def leader(self, card: int) -> bool:
        """Tell whether a card is the leader of its booster."""
        return card % PACK == _LEADER

    def public(self, card: int) -> bool:
        """Tell whether everybody may know a card: leaders that are drafted have no hidden side (swu:10.3.2.b)."""
        return self.drafted and card % PACK == _LEADER

    def show(self, seat: int) -> None:
        """Note that a player looks at what lies before them."""
        for number in self.hands[seat]:
            self.looks[seat][number] += 1

    def of_kind(self, seat: int, kind: str) -> list[int]:
        """Return the cards of a kind in a player's pool."""
        return [number for number in self.pools[seat] if kind in card(self.keys[number]).types]

    def mains(self, seat: int) -> list[int]:
        """Return the units, events and upgrades in a player's pool."""
        return [n for n in self.pools[seat] if not {"leader", "base"} & {*card(self.keys[n]).types}]

    def places(self) -> Iterator[tuple[int, str]]:
        """Yield every card that has left its booster, and where it is."""
        for seat in range(self.seats):
            yield from ((card, f"hand {seat}") for card in self.hands[seat])
            yield from ((card, f"pool {seat}") for card in self.pools[seat])
        yield from ((card, "aside") for card in self.aside)


def fill(boosters: Boosters) -> Play[None]:
    """Fill every booster."""
    inside = contents(boosters.set, boosters.rarities)
    for _ in range(boosters.seats * boosters.packs):
        leader = yield Draw(len(inside.leaders))
        base = yield Draw(len(inside.bases))
        pack = [inside.leaders[leader[0]], inside.bases[base[0]]]
        for slot in inside.slots:
            tier = slot.tiers[0]
            if len(slot.tiers) > 1:
                drawn = yield Draw(sum(one.weight for one in slot.tiers))
                tier = _tier(slot, drawn[0])
            left = [key for key in tier.cards if key not in pack]
            drawn = yield Draw(len(left), slot.size)
            pack += [left[i] for i in drawn]
        boosters.keys += pack
    boosters.looks = [[0] * len(boosters.keys) for _ in range(boosters.seats)]


def _tier(slot: Slot, drawn: int) -> Tier:
    """Return the tier that a number stands for, drawn below the sum of all weights."""
    for tier in slot.tiers:
        if drawn < tier.weight:
            return tier
        drawn -= tier.weight
    raise AssertionError(drawn)


def open_sealed(boosters: Boosters) -> None:
    """Let every player open their boosters: all that is in them is theirs (swu:10.2.1.a)."""
    for seat in range(boosters.seats):
        boosters.hands[seat] = [one for number in range(boosters.packs) for one in boosters.booster(seat, number)]
        boosters.show(seat)
        boosters.pools[seat], boosters.hands[seat] = boosters.hands[seat], []


def lay_out_leaders(boosters: Boosters) -> None:
    """Let every player take the leaders out of their boosters, and see nothing else (swu:10.3.2.d, swu:10.3.3.a)."""
    for seat in range(boosters.seats):
        boosters.hands[seat] = [boosters.booster(seat, number)[_LEADER] for number in range(boosters.packs)]


def draft(boosters: Boosters, log: Log) -> Play[None]:
    """Draft the leaders, then one booster after the other. May begin at any pick."""
    while boosters.round <= boosters.packs:
        while any(boosters.hands):
            yield CHECKPOINT
            yield from _pick(boosters, log)  # swu:10.3.3
        boosters.round += 1
        if boosters.round == LEADERS_ROUND + 1:  # swu:10.3.2.e
            packs = [boosters.booster(seat, n) for seat in range(boosters.seats) for n in range(boosters.packs)]
            boosters.aside = [pack[_BASE] for pack in packs]
        if boosters.round <= boosters.packs:
            log.tell("swu-log-draft-round", round=boosters.round)
            for seat in range(boosters.seats):
                boosters.hands[seat] = list(boosters.booster(seat, boosters.round - 1)[_FIRST:])
                boosters.show(seat)


def _pick(boosters: Boosters, log: Log) -> Play[None]:
    """Let everybody take one card of those before them, whatever its aspects, and pass on the others."""
    ask = "swu-ask-draft-leader" if boosters.round == LEADERS_ROUND else "swu-ask-draft-card"
    answers = yield lambda: Together(
        [Choose(seat, [("card", card) for card in hand], ask) for seat, hand in enumerate(boosters.hands)]
    )
    for seat, (_, taken) in enumerate(answers):
        boosters.hands[seat].remove(taken)
        boosters.pools[seat].append(taken)  # swu:10.3.2.a, swu:10.3.2.f
        name = card(boosters.keys[taken]).name
        if boosters.public(taken):
            log.tell("swu-log-drafted-leader", seat=seat + 1, card=name)
        else:
            log.tell_seats((seat,), "swu-log-drafted", card=name)
    step = passes_to(boosters.round)
    boosters.hands = [boosters.hands[(seat - step) % boosters.seats] for seat in range(boosters.seats)]
    if boosters.round != LEADERS_ROUND:
        for seat in range(boosters.seats):
            boosters.show(seat)


def passes_to(round: int) -> int:
    """Return by how many seats cards are passed clockwise: to the left is 1, to the right -1.

    Leaders go to the right (swu:10.3.3.a); the first booster to the left, the second to the right, the third to the
    left (swu:10.3.3.b).
    """
    return 1 if round % 2 else -1


def resample(boosters: Boosters, seat: int | None, rng: Rng) -> None:
    """Draw again what a seat can't know of the boosters.

    Cards of one booster that a player has had before them equally often, and that are elsewhere now, may lie in each
    other's places: others have taken them in between. A card that a player has never had before them may be any.
    """
    looks = boosters.looks[seat] if seat is not None else [0] * len(boosters.keys)
    others = [other for other in range(boosters.seats) if other != seat]
    zones = [zone[other] for other in others for zone in (boosters.pools, boosters.hands)]
    hidden = [card for zone in zones for card in zone if not boosters.public(card) and looks[card]]
    groups: dict[tuple[int, int], list[int]] = {}
    for one in hidden:
        groups.setdefault((one // PACK, looks[one]), []).append(one)
    for group in groups.values():
        resample_cards(zones, group, rng)
    inside = contents(boosters.set, boosters.rarities)
    for start in range(0, len(boosters.keys), PACK):
        _refill(boosters, inside, start, looks, rng)


def _refill(boosters: Boosters, inside: Contents, start: int, looks: list[int], rng: Rng) -> None:
    """Draw again the cards of a booster that a seat has not seen; no two are the same."""
    pack = range(start, start + PACK)
    unseen = {one for one in pack if not looks[one] and not boosters.public(one)}
    present = {boosters.keys[one] for one in pack if one not in unseen}
    ends = (Slot(1, (Tier(1, inside.leaders),)), Slot(1, (Tier(1, inside.bases),)))
    places = iter(pack)
    for slot in (*ends, *inside.slots):
        for place in islice(places, slot.size):
            if place in unseen:
                tier = _tier(slot, rng.below(sum(one.weight for one in slot.tiers)))
                boosters.keys[place] = rng.choice([key for key in tier.cards if key not in present])
                present.add(boosters.keys[place])
