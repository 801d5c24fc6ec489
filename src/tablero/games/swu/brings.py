"""A deck is what each player brings: how it is read, checked, told, suggested, drawn and written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from tablero.games.swu import decks
from tablero.games.swu.cards import face, faces, in_pool
from tablero.games.swu.deck_files import KINDS, Deck, read, write
from tablero.games.swu.deck_files.report import check, check_table
from tablero.games.swu.deckbuilding import FORMATS, violations
from tablero.games.swu.facts import Card, card
from tablero.games.swu.setup import hand_size
from tablero.games.swu.view import printed
from tablero.kernel import Brings, Json, Message, Ready, Reason, Report, Rng, say
from tablero.lists.problems import shown

OPEN = "open"
"""No format: whatever a game can be begun with."""


class Decks(Brings[Deck]):
    """Decks of Star Wars: Unlimited."""

    setting = "decks"
    formats = (*FORMATS, OPEN)
    kinds = KINDS
    count: Mapping[str, int] = {"trilogy": 3, "sealed": 0, "draft": 0}

    def read(self, text: str) -> Deck:
        """Return the deck in a text: JSON of swudb.com, a plain list, or our own JSON."""
        return read(text)

    def write(self, brought: Deck, kind: str, lang: str = "en") -> str:
        """Return the deck as a text."""
        return write(brought, next(one for one in KINDS if one == kind), lang)

    def check(self, brought: Sequence[Deck], format: str, pool: Deck | None = None) -> Report:
        """Return what the rules of a format have against decks; several for more players are those of a whole table."""
        if format == OPEN:
            return Report(tuple(tuple(misplaced(deck)) for deck in brought))
        if format == "multiplayer" and len(brought) > 1:
            return check_table(brought)
        return check(brought, next(one for one in FORMATS if one == format), pool)

    def unplayable(self, brought: Deck) -> Sequence[Reason]:
        """Return the cards whose text the rules don't know yet, and whether there are too many cards."""
        keys = (*brought.leaders, *brought.bases, *brought.main, *brought.side)
        unknown = [Reason(say("swu-deck-not-playable", card=card(key).name)) for key in keys if not in_pool(key)]
        return [*decks.too_many(brought), *unknown]

    def value(self, brought: Deck) -> Json:
        """Return the deck as the setting holds it."""
        base = brought.bases[0] if brought.bases else None
        told: Json = {"leaders": list(brought.leaders), "base": base, "deck": brought.main}
        return {**told, "sideboard": brought.side} if brought.side else told

    def title(self, brought: Deck) -> Message:
        """Return its name."""
        return say("lists-name", name=shown(brought.name)) if brought.name else say("swu-deck-nameless")

    def lines(self, brought: Deck) -> Iterator[Message]:
        """Return how many there are of each card, with its cost, name and printing."""
        yield from _part(say("swu-deck-part-leaders"), Counter(brought.leaders))
        yield from _part(say("swu-deck-part-bases"), Counter(brought.bases))
        yield from _part(say("swu-deck-part-main", count=sum(brought.main.values())), brought.main)
        yield from _part(say("swu-deck-part-side", count=sum(brought.side.values())), brought.side)

    def about(self, brought: Deck) -> Json:
        """Return leaders, base, size and starting hand, and what is printed on the cards."""
        keys = (*brought.leaders, *brought.bases[:1])
        base = next((faces()[key] for key in brought.bases if key in faces()), None)
        return {
            "leaders": list(brought.leaders),
            "base": brought.bases[0] if brought.bases else None,
            "size": sum(brought.main.values()),
            "hand": 0 if base is None else hand_size(base),
            "cards": {key: printed(face(key)) for key in keys if key in faces()},
        }

    def format_of(self, brought: Deck) -> str | None:
        """Return the format that the file names."""
        return brought.format

    def format_name(self, format: str) -> Message:
        """Return what a format is called."""
        return say(f"swu-deck-format-{format}")

    def ready(self) -> Sequence[Ready]:
        """Return the decks that come with the game."""
        return _ready()

    def of(self, value: Any, place: str) -> Deck:
        """Return the deck that a name or plain JSON stands for."""
        return decks.read(value, place)

    def draw(self, rng: Rng, seats: int, settings: Mapping[str, Any]) -> list[Json]:
        """Return random decks, mostly of aspects that leader and base provide."""
        return decks.sample(rng, seats, settings["format"])


@cache
def _ready() -> tuple[Ready, ...]:
    brought = [one for one in FORMATS if DECKS.count.get(one, 1)]  # the others' decks are made at the table
    found = []
    for name in decks.names():
        deck = decks.built_in(name)
        formats = (OPEN, *(one for one in brought if not violations(deck, one)))
        found.append(Ready(name, deck.name, formats))
    return tuple(found)


def misplaced(deck: Deck) -> Iterator[Reason]:
    """Return what is wrong with a deck of which no format asks anything: what no game can begin without."""
    if not deck.leaders:
        yield Reason(say("swu-deck-leaders", count=0, wanted=1))
    if len(deck.bases) != 1:
        yield Reason(say("swu-deck-bases", count=len(deck.bases)))
    for key in deck.main:
        if {"leader", "base", "token"} & {*card(key).types}:
            yield Reason(say("swu-deck-not-in-the-deck", card=card(key).name))


def _part(heading: Message, counts: Mapping[str, int]) -> Iterator[Message]:
    if not counts:
        return
    yield from (say("lists-name", name=""), heading)
    for one in sorted(map(card, counts), key=lambda card: (card.cost or 0, card.name)):
        yield _line(one, counts[one.key])


def _line(card: Card, count: int) -> Message:
    cost = "" if card.cost is None else card.cost
    printing = f"{card.set} {card.number}" if card.number else card.set
    return say("swu-deck-line", before=f"{count:>4}  {cost:>2}  ", card=card.name, printing=printing)


DECKS = Decks()
"""For single games and matches alike."""
