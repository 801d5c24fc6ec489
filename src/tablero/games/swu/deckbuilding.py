"""How decks are built: chapters 1.2 and 9 to 12. Every test returns all reasons why a deck may not be played.

A card that speaks of deck building comes before these rules: `Card.copies`, `Card.deck_size`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from tablero.games.swu.facts import Card, card
from tablero.kernel.reasons import Reason, because

if TYPE_CHECKING:
    from tablero.games.swu.deck_files.deck import Deck

Format = Literal["premier", "trilogy", "sealed", "draft", "twin-suns", "multiplayer"]
FORMATS: tuple[Format, ...] = get_args(Format)


class Limited(NamedTuple):
    """The rules of a format whose decks are built from opened boosters of one set."""

    pool: str
    leader: str
    base: str


class Building(NamedTuple):
    """What a format demands of one deck, and the rules that say so."""

    contents: str
    leaders: int
    others: int
    copies: int | None
    copies_rule: str
    sideboard: int | None = None
    """`None`: the rulebook says nothing, so the sideboard is not looked at."""
    sideboard_rule: str = ""
    limited: Limited | None = None


PREMIER = Building("swu:9.2.2.a", 1, 50, 3, "swu:9.2.2.b", 10, "swu:9.2.2.c")
TRILOGY = Building("swu:9.3.2.a", 1, 50, 3, "swu:9.3.2.b", 0, "swu:9.3.2.c")
SEALED = Building(  # no limit of copies: swu:10.2.2.d
    "swu:10.2.2.a", 1, 30, None, "", limited=Limited("swu:10.2.1.a", "swu:10.2.2.b", "swu:10.2.2.c")
)
DRAFT = Building(  # no limit of copies: swu:10.3.4.d
    "swu:10.3.4.a", 1, 30, None, "", limited=Limited("swu:10.3.1.a", "swu:10.3.4.b", "swu:10.3.4.c")
)
TWIN_SUNS = Building("swu:12.2.1.a", 2, 50, 1, "swu:12.2.2")  # swu:12.1.1  # in play there may be several: swu:12.2.2.a

BUILDING: dict[Format, Building] = {
    "premier": PREMIER,
    "trilogy": TRILOGY,
    "sealed": SEALED,
    "draft": DRAFT,
    "twin-suns": TWIN_SUNS,
    "multiplayer": PREMIER,
}
"""The format decides what a deck must be (swu:9.1.1)."""


def violations(deck: Deck, format: Format, pool: Deck | None = None) -> tuple[Reason, ...]:
    """Return every reason why the deck is not legal; `pool` is all that its player opened or drafted."""
    rules = BUILDING[format]
    found = [*_contents(deck, rules), *_kinds(deck, rules), *_copies(deck, rules), *_sideboard(deck, rules)]
    if format == "twin-suns":
        found += _pair(deck)
    if rules.limited:
        found += _limited(deck, rules.limited, pool)
    return tuple(found)  # nothing asks for aspects: a deck may have cards of any (swu:1.2.4)


def trilogy(decks: Sequence[Deck]) -> tuple[Reason, ...]:
    """Return what is wrong with three Trilogy decks taken together; each is tested with `violations` besides."""
    if len(decks) != 3:
        return (because("swu:9.3.1.a", "swu-deck-three-decks", count=len(decks)),)
    found = []
    for key, count in sum((Counter([*deck.leaders, *deck.bases]) for deck in decks), Counter[str]()).items():
        if count > 1:
            found.append(because("swu:9.3.2.b", "swu-deck-trilogy-copies", card=card(key).name, count=count, most=1))
    for key, count in sum((Counter(deck.main) for deck in decks), Counter[str]()).items():
        most = _most_copies(card(key), TRILOGY)
        if most is not None and count > most and sum(key in deck.main for deck in decks) > 1:
            found.append(because("swu:9.3.2.b", "swu-deck-trilogy-copies", card=card(key).name, count=count, most=most))
    return tuple(found)


def multiplayer(decks: Sequence[Deck]) -> tuple[Reason, ...]:
    """Return what is wrong with a table of several players; how each deck is built is tested with `violations`.

    Their decks may be built by the rules of any constructed or limited format (swu:11.1.2).
    """
    return () if len(decks) > 2 else (because("swu:11.1.1", "swu-deck-more-players", count=len(decks)),)


def minimum(deck: Deck, format: Format) -> int:
    """Return how many units, events and upgrades the deck must have at least; there is no most (swu:1.2.1)."""
    return _minimum(deck, BUILDING[format])


def size(deck: Deck) -> int:
    """Return how many cards count for the size of a deck: no leader or base (swu:1.2.2), no token (swu:1.2.3)."""
    return sum(count for key, count in deck.main.items() if _playable(card(key)))


def _minimum(deck: Deck, rules: Building) -> int:
    return rules.others + sum(card(key).deck_size for key in deck.bases)  # swu:1.3.1, swu:3.2.1.a


def _playable(card: Card) -> bool:
    return "token" not in card.types and not {"leader", "base"} & set(card.types)


def _contents(deck: Deck, rules: Building) -> Iterator[Reason]:
    leaders, bases = len(deck.leaders), len(deck.bases)
    if leaders != rules.leaders:  # swu:3.4.2
        yield because(rules.contents, "swu-deck-leaders", count=leaders, wanted=rules.leaders)
    if bases != 1:  # swu:3.2.2
        yield because(rules.contents, "swu-deck-bases", count=bases)
    least = _minimum(deck, rules)
    if size(deck) < least:
        yield because(rules.contents, "swu-deck-too-few", count=size(deck), least=least)


def _kinds(deck: Deck, rules: Building) -> Iterator[Reason]:
    """What stands where it doesn't belong."""
    side = deck.side if rules.sideboard is not None else {}
    for key in dict.fromkeys([*deck.leaders, *deck.bases, *deck.main, *side]):
        if "token" in card(key).types:
            yield because("swu:1.2.3", "swu-deck-token", card=card(key).name)
    for key in dict.fromkeys(deck.leaders):
        if "leader" not in card(key).types:
            yield because(rules.contents, "swu-deck-not-a-leader", card=card(key).name)
    for key in dict.fromkeys(deck.bases):
        if "base" not in card(key).types:
            yield because(rules.contents, "swu-deck-not-a-base", card=card(key).name)
    for key in dict.fromkeys([*deck.main, *side]):
        if {"leader", "base"} & set(card(key).types):
            yield because(rules.contents, "swu-deck-not-in-the-deck", card=card(key).name)


def _copies(deck: Deck, rules: Building) -> Iterator[Reason]:
    """Copies are cards that are the same in all that is printed, whatever set they come from.

    Cards that share only a name are none, so they count by their keys. A sideboard completes its deck, so that its copies
    count with those of the deck.
    """
    counts = Counter(deck.main)
    if rules.sideboard:
        counts.update(deck.side)  # swu:9.2.2.c
    for key, count in counts.items():
        most = _most_copies(card(key), rules)
        if most is not None and count > most:  # swu:8.6.1, swu:8.6.2
            yield because(rules.copies_rule, "swu-deck-copies", card=card(key).name, count=count, most=most)


def _most_copies(card: Card, rules: Building) -> int | None:
    """How many copies a deck may have: three of most cards, unique or not, unless the card or format differs."""
    if rules.copies is None or not _playable(card):
        return None
    return card.copies or rules.copies  # swu:1.3.1, swu:8.6.5


def _sideboard(deck: Deck, rules: Building) -> Iterator[Reason]:
    count = sum(deck.side.values())
    if rules.sideboard == 0 and count:
        yield because(rules.sideboard_rule, "swu-deck-no-sideboard", count=count)
    elif rules.sideboard is not None and count > rules.sideboard:
        yield because(rules.sideboard_rule, "swu-deck-sideboard", count=count, most=rules.sideboard)


def _pair(deck: Deck) -> Iterator[Reason]:
    """What two leaders must not be: the same, or together of both sides, as they begin."""
    for key, count in Counter(deck.leaders).items():
        if count > 1:
            yield because("swu:12.3.1", "swu-deck-same-leader", card=card(key).name)
    aspects = {aspect for key in deck.leaders for aspect in card(key).aspects}
    if {"heroism", "villainy"} <= aspects:
        yield because("swu:12.2.1.a", "swu-deck-opposed-leaders")


def _limited(deck: Deck, rules: Limited, pool: Deck | None) -> Iterator[Reason]:
    opened = _all(pool) if pool else Counter[str]()
    set_name = _set_of(pool or deck)
    for key in deck.leaders:
        if (pool and key not in opened) or set_name not in card(key).sets:
            yield because(rules.leader, "swu-deck-leader-not-opened", card=card(key).name, set=set_name)
    for key in deck.bases:
        if key not in opened and not _any_may_use(card(key), set_name, pool):
            yield because(rules.base, "swu-deck-base-not-opened", card=card(key).name, set=set_name)
    for key, count in deck.main.items():
        if set_name not in card(key).sets:
            yield because(rules.pool, "swu-deck-other-set", card=card(key).name, set=set_name)
        elif pool and count > opened[key]:
            yield because(rules.pool, "swu-deck-not-opened", card=card(key).name, count=count, opened=opened[key])


def _any_may_use(base: Card, set_name: str, pool: Deck | None) -> bool:
    """Whether a base needs not be opened: a common one of the set. Without a pool it may have been."""
    return set_name in base.sets and (pool is None or base.rarity_in(set_name) == "common")  # swu:2.14.4


def _set_of(deck: Deck) -> str:
    """The set that the boosters were of: the one that most cards are printed in, by its name if there are several."""
    sets: Counter[str] = Counter()
    for key, count in _all(deck).items():
        sets.update(dict.fromkeys(card(key).sets, count))
    return min(sets, key=lambda name: (-sets[name], name), default="")


def _all(deck: Deck) -> Counter[str]:
    counts = Counter([*deck.leaders, *deck.bases])
    more: Mapping[str, int]
    for more in (deck.main, deck.side):
        counts.update(more)
    return counts
