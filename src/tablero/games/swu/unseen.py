"""What a deck may be besides what others have seen of it: a record in which a card that nobody has seen is another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tablero.games.swu import decks
from tablero.games.swu.cards import faces
from tablero.games.swu.state import Table
from tablero.kernel import BadSetup, Definition, Game, Record, Rng, Setup, message_to_json
from tablero.kernel.events import CHANCE, Event

TRIES = 8
"""How many other cards are tried, of which some the deck may not have."""


def brought_otherwise(
    definition: Definition[Any], record: Record, state: Any, seat: int, rng: Rng, table_of: Callable[[Any], Table]
) -> Record | None:
    """Return the record with another card in a seat's deck; all cards but that one have the numbers they had.

    None where every card of the deck was seen by somebody, or none can take its place.
    """
    table = table_of(state)
    unseen = _unseen(definition, record, table, seat, table_of)
    if not unseen:
        return None
    card = rng.choice(unseen)
    others = [key for key, face in faces().items() if not (face.leader or face.base or face.token)]
    for _ in range(TRIES):
        setup = _with(record.setup, seat, table.faces[card].key, rng.choice(others))
        try:
            definition.check_setup(setup)
        except BadSetup:
            continue
        events = record.events if definition.version == 1 else _renumbered(record, setup, seat, card)
        return Record(record.game, record.version, setup, events)
    return None


def _unseen(
    definition: Definition[Any], record: Record, table: Table, seat: int, table_of: Callable[[Any], Table]
) -> list[int]:
    """Return the cards of a deck that have never been anywhere else, and whose name the log has never told."""
    unseen = {*table.players[seat].deck}
    for game in Game.replaying(definition, record, Rng(0)):
        unseen.intersection_update(table_of(game.state).players[seat].deck)
    told = "".join(str(message_to_json(entry.message)) for entry in game.log)
    return [card for card in sorted(unseen) if not table.known[card] and table.faces[card].name not in told]


def _with(setup: Setup, seat: int, old: str, new: str) -> Setup:
    """Return the setup with one card of a deck for another."""
    given: list[Any] = list(setup.settings["decks"] or [None] * setup.seats)
    deck = decks.read_all(setup.settings["decks"], setup.seats, setup.settings["format"])[seat]
    main = Counter(deck.main)
    main[new] += 1
    main[old] -= 1
    given[seat] = {
        "leaders": list(deck.leaders),
        "base": deck.bases[0],
        "deck": dict(+main),
        "sideboard": dict(deck.side),
    }
    return Setup(setup.seats, {**setup.settings, "decks": given}, setup.clock)


def _renumbered(record: Record, setup: Setup, seat: int, card: int) -> tuple[Event, ...]:
    """Return the events with the numbers of a deck drawn so that all its cards but one have theirs."""
    before = decks.decks_of(record.setup.settings, setup.seats)
    after = decks.decks_of(setup.settings, setup.seats)[seat].cards
    first = sum(1 + len(deck.leaders) + len(deck.cards) for deck in before[:seat]) + 1 + len(before[seat].leaders)
    _, (name, order) = record.events[seat][:2]
    keys: list[str | None] = [before[seat].cards[i] for i in order]
    keys[card - first] = None
    drawn: Event = (CHANCE, (name, _order(after, keys)))
    return (*record.events[:seat], drawn, *record.events[seat + 1 :])


def _order(cards: Sequence[str], wanted: Sequence[str | None]) -> tuple[int, ...]:
    """Return the order in which cards of a list are what is wanted; None stands for the one that is left."""
    left = list(range(len(cards)))
    order: list[int] = []
    for key in wanted:
        i = -1 if key is None else next(i for i in left if cards[i] == key)
        order.append(i)
        if i >= 0:
            left.remove(i)
    return tuple(left[0] if i < 0 else i for i in order)
