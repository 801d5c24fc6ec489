"""Preparing a game (chapter 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablero.games.swu.card_text import events_of
from tablero.games.swu.cards import Face, face
from tablero.games.swu.constants import ACTION
from tablero.games.swu.state import Base, Leader, Player, Table
from tablero.games.swu.vocabulary.abilities.rules import StartingHand
from tablero.games.swu.zones import draw, forget_hand, knows, shuffle
from tablero.kernel import CHECKPOINT, Choose, Draw, Pick, Play, Shuffle

STARTER, HANDS, RESOURCES = 0, 1, 2
"""The steps from which setup goes on."""


class DeckList(NamedTuple):
    """A deck as a game takes it: keys of cards."""

    leaders: tuple[str, ...]
    base: str
    cards: tuple[str, ...]


def lay_out(table: Table, decks: Sequence[DeckList]) -> None:
    """Put bases and leaders in place, and the decks beside them; everybody has brought a deck with its leader and its base."""
    for player, deck in zip(table.players, decks, strict=True):
        player.base = Base(
            new_card(table, deck.base, player), face(deck.base), player.seat
        )  # swu:3.2.2, swu:4.2.1, swu:5.2.1.a
        # swu:3.4.2, swu:4.2.1, swu:5.2.1.a, swu:12.4.1.a
        player.leaders = [Leader(new_card(table, key, player), face(key), player.seat) for key in deck.leaders]
        player.deck = [new_card(table, key, player) for key in deck.cards]  # swu:5.1.3, swu:5.2.1.b
    for player in table.players:
        for piece in (player.base, *player.leaders):
            table.known[piece.card] = table.everyone


def new_card(table: Table, key: str, owner: Player) -> int:
    """Return the number of a new card of a player's."""
    side = face(key)
    table.faces.append(side)
    table.awaited |= events_of(side)
    table.owners.append(owner.seat)
    table.known.append(0)
    return len(table.faces) - 1


def number(table: Table) -> Play[None]:
    """Number the cards of each deck by chance: in the order of a list, numbers would tell what lies between two that are seen."""
    for player in table.players:
        order = yield Shuffle(len(player.deck))
        faces = table.faces.copy()
        for card, i in zip(player.deck, order, strict=True):
            faces[card] = table.faces[player.deck[i]]
        table.faces = faces


def setup(table: Table) -> Play[None]:
    """Prepare the game in its steps."""
    if table.step == STARTER:
        chosen = yield Draw(table.seats)  # swu:5.2.1.c
        options = [("player", seat) for seat in range(table.seats)]
        answer = yield Choose(chosen[0], options, "swu-ask-starter")
        table.initiative = table.active = answer[1]
        table.log.tell("swu-log-starts", seat=table.initiative + 1)
        for player in table.everybody():  # swu:5.2.1.d
            yield from shuffle(table, player)
            draw(table, player.seat, hand_size(player.base.face))
        table.step = HANDS
    order = table.everybody()
    while table.step < HANDS + table.seats:
        yield CHECKPOINT
        yield from _mulligan(table, order[table.step - HANDS])  # swu:5.2.1, swu:11.2.1
        table.step += 1
    while table.step < HANDS + 2 * table.seats:
        yield CHECKPOINT
        yield from _first_resources(table, order[table.step - HANDS - table.seats])  # swu:5.2.1
        table.step += 1
    table.phase = ACTION  # swu:5.2.2
    table.step = 0
    table.dirty = True


def _mulligan(table: Table, player: Player) -> Play[None]:
    """Let a player shuffle the whole hand back once and draw 6 new cards."""
    if any(not one.mulligan for one in _starting(player.base.face)):
        return
    answer = yield Choose(player.seat, ["keep", "mulligan"], "swu-ask-mulligan")
    if answer == "keep":
        return
    table.log.tell("swu-log-mulligan", seat=player.seat + 1)
    player.deck += player.hand  # swu:5.2.1.e
    player.hand = []
    yield from shuffle(table, player)
    draw(table, player.seat, hand_size(player.base.face))  # swu:5.2.1.e


def _starting(base: Face) -> list[StartingHand]:
    """Return what a base says about the starting hand."""
    return [one for one in base.abilities if isinstance(one, StartingHand)]


def hand_size(base: Face) -> int:
    """Return how many cards a player with this base draws for the starting hand (swu:5.2.1.d)."""
    return 6 + sum(one.cards for one in _starting(base))


def _first_resources(table: Table, player: Player) -> Play[None]:
    """Let a player put two cards into play as ready resources."""
    answer = yield lambda: Pick(
        player.seat, [("card", card) for card in player.hand], 2, 2, "swu-ask-first-resources", hidden=True
    )
    for _, card in answer:
        player.hand.remove(card)  # swu:5.2.1.f
        player.ready.append(card)  # swu:5.2.1.f
        knows(table, card, player.seat)
    forget_hand(table, player.seat)
    table.dirty = True
