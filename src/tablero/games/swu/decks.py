"""The decks that a game starts with: built in, or given with the settings; checked before the first shuffle.

A deck in the settings is the name of a built-in one, or `{"leaders": [KEY], "base": KEY, "deck": {KEY: COUNT}}`, with a
`sideboard` like the deck if there is one; null is a ready one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from tablero.games.swu import deckbuilding, facts
from tablero.games.swu.cards import Face, faces, in_pool
from tablero.games.swu.deck_files import Deck, load
from tablero.games.swu.setup import DeckList
from tablero.games.swu.starter_decks import pairs, ready_made
from tablero.kernel import BadSetup, Message, Reason, Rng, say

FOLDER = Path(__file__).parent / "content" / "decks"
STARTERS = ("sor-luke", "sor-vader")
"""What is played with if nobody says otherwise, in turn."""
FORMATS = ("open", "premier", "multiplayer", "twin-suns")
"""The formats of a single game; "open" asks only for leaders, a base, and cards that can be played."""
MOST_COPIES = 999
MOST_CARDS = 600
"""Of a deck with all that belongs to it. The rules have no most (swu:1.2.1), but a game has to be laid out and sent."""

_FIELDS = ("leaders", "base", "deck", "sideboard")


@cache
def names() -> tuple[str, ...]:
    """Return the names of the built-in decks."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@cache
def built_in(name: str) -> Deck:
    """Return a built-in deck."""
    return load(FOLDER / f"{name}.json")


def decks_of(settings: Mapping[str, Any], seats: int) -> list[DeckList]:
    """Return each seat's deck by settings that have been checked."""
    return [deck_list(deck) for deck in read_all(settings["decks"], seats, settings["format"])]


def deck_list(deck: Deck) -> DeckList:
    """Return a deck as a game takes it: in the order of the keys, so that a card has the same number in every record."""
    cards = tuple(key for key in sorted(deck.main) for _ in range(deck.main[key]))
    return DeckList(deck.leaders, deck.bases[0], cards)


# Reading.


def read_all(value: Any, seats: int, format: str) -> list[Deck]:
    """Return a deck for each seat; a seat that brings none gets a starter deck, or a ready-made one where those won't do."""
    if not isinstance(value, list | tuple):
        raise BadSetup("decks", say("swu-setup-decks"))
    if not value:
        value = [None] * seats
    if len(value) != seats:
        raise BadSetup("decks", say("swu-setup-deck-count", seats=seats, count=len(value)))
    if None in value:
        ready: Sequence[Any] = [STARTERS[seat % len(STARTERS)] for seat in range(seats)]
        if format == "twin-suns":
            ready = ready_made("twin-suns", seats, Rng.of("ready-made", format))
        value = [ready[seat] if one is None else one for seat, one in enumerate(value)]
    return [read(one, f"decks[{seat}]") for seat, one in enumerate(value)]


def read(value: Any, place: str) -> Deck:
    """Return the deck that a name or plain JSON stands for; raise `BadSetup` naming what is wrong, and where."""
    if isinstance(value, str):
        if value not in names():
            raise BadSetup(place, say("swu-setup-no-built-in", name=value[:80], names=", ".join(names())))
        return built_in(value)
    if not isinstance(value, dict):
        raise BadSetup(place, say("swu-setup-deck"))
    for field in value:
        if field not in _FIELDS:
            raise BadSetup(f"{place}.{field}", say("swu-setup-fields", fields=", ".join(_FIELDS)))
    leaders = value.get("leaders")
    if not isinstance(leaders, list | tuple):
        raise BadSetup(f"{place}.leaders", say("swu-setup-leaders"))
    return Deck(
        leaders=tuple(_key(key, f"{place}.leaders[{i}]") for i, key in enumerate(leaders)),
        bases=(_key(value.get("base"), f"{place}.base"),),
        main=_counts(value.get("deck"), f"{place}.deck"),
        side=_counts(value.get("sideboard", {}), f"{place}.sideboard"),
    )


def _key(key: Any, place: str) -> str:
    if not isinstance(key, str):
        raise BadSetup(place, say("swu-setup-key"))
    if key not in facts.by_key():
        raise BadSetup(place, _unknown(key[:80]))
    return key


def _unknown(key: str) -> Message:
    near = get_close_matches(key, facts.by_key(), n=1)
    return say("swu-setup-no-card-near", key=key, near=near[0]) if near else say("swu-setup-no-card", key=key)


def _counts(value: Any, place: str) -> dict[str, int]:
    if not isinstance(value, dict):
        raise BadSetup(place, say("swu-setup-counts"))
    for key, count in value.items():
        _key(key, place)
        if type(count) is not int or not 1 <= count <= MOST_COPIES:
            raise BadSetup(f"{place}.{key}", say("swu-setup-copies", most=MOST_COPIES))
    return dict(value)


# Checking.


def check(settings: Mapping[str, Any], seats: int) -> None:
    """Raise `BadSetup` unless these decks can be played in this format by so many."""
    format = settings["format"]
    decks = read_all(settings["decks"], seats, format)
    for seat, deck in enumerate(decks):
        check_cards(deck, f"decks[{seat}]")
    if format == "open":
        return
    if format == "premier" and seats != 2:
        raise BadSetup("seats", say("swu-setup-for-two", format=format))
    if format in ("multiplayer", "twin-suns"):
        refuse("seats", deckbuilding.multiplayer(decks))
    for seat, deck in enumerate(decks):
        refuse(f"decks[{seat}]", deckbuilding.violations(deck, format))


def check_cards(deck: Deck, place: str) -> None:
    """See to it that every card can be played with and stands where it belongs, whatever the format."""
    refuse(place, too_many(deck))
    if not deck.leaders:
        raise BadSetup(f"{place}.leaders", say("swu-setup-no-leader"))
    for key in (*deck.leaders, *deck.bases, *deck.main, *deck.side):
        if not in_pool(key):
            raise BadSetup(f"{place}.{key}", say("swu-setup-unplayable"))
    for part, keys, type in (("leaders", deck.leaders, "leader"), ("base", deck.bases, "base")):
        for key in keys:
            if type not in facts.card(key).types:
                raise BadSetup(f"{place}.{part}", say(f"swu-deck-not-a-{type}", card=facts.card(key).name))
    for key in deck.main:
        if {"leader", "base", "token"} & {*facts.card(key).types}:
            raise BadSetup(f"{place}.deck", say("swu-deck-not-in-the-deck", card=facts.card(key).name))


def too_many(deck: Deck) -> tuple[Reason, ...]:
    """Return why a deck is too large to be played with."""
    count = len(deck.leaders) + len(deck.bases) + sum(deck.main.values()) + sum(deck.side.values())
    return () if count <= MOST_CARDS else (Reason(say("swu-deck-too-many", count=count, most=MOST_CARDS)),)


def refuse(place: str, reasons: Sequence[Reason]) -> None:
    """Raise `BadSetup` with the first of the reasons, if there is any."""
    for reason in reasons:
        raise BadSetup(place, reason.message, reason.rule)


# Decks for simulations and tests.


def sample(rng: Rng, seats: int, format: str) -> list[Any]:
    """Return a random deck for each seat, mostly of aspects that its leader and base provide."""
    pool = list(faces().values())
    leaders = [face for face in pool if face.leader]
    bases = [face for face in pool if face.base]
    others = [face for face in pool if not (face.leader or face.base or face.token)]
    if not leaders or not bases or len(others) < _LEAST_POOL:
        return [rng.choice(STARTERS) for _ in range(seats)]
    return [_sample(rng, leaders, bases, others, format) for _ in range(seats)]


_LEAST_POOL = 60
_FOREIGN = 6
"""One card in so many has an aspect that isn't provided."""


def _sample(rng: Rng, leaders: list[Face], bases: list[Face], others: list[Face], format: str) -> Any:
    base = rng.choice(bases)
    chosen = [rng.choice(leaders)]
    if format == "twin-suns":
        chosen.append(rng.choice([face for face in leaders if pairs(chosen[0], face)]))
    provided = [*base.aspects, *[aspect for leader in chosen for aspect in leader.aspects]]
    own = [face for face in others if all(aspect in provided for aspect in face.aspects)]
    size, most = (50, 3) if format != "open" else (rng.between(30, 50), 3)
    most = 1 if format == "twin-suns" else most
    size += facts.card(base.key).deck_size
    counts: dict[str, int] = {}
    while sum(counts.values()) < size:
        face = rng.choice(others if not own or rng.below(_FOREIGN) == 0 else own)
        if counts.get(face.key, 0) < most:
            counts[face.key] = counts.get(face.key, 0) + 1
        elif all(counts.get(face.key) == most for face in own):
            own = []
    return {"leaders": [face.key for face in chosen], "base": base.key, "deck": dict(sorted(counts.items()))}
