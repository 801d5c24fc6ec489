"""Cards moving between hands, decks, discard piles and resources (chapters 1.7, 1.13, 1.14, 4.5 to 4.8).

A card leaves a deck by being drawn, discarded or played, comes into a hand by being drawn or returned, and leaves it by
being played or discarded: looking and revealing move nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.swu.abilities import Act
from tablero.games.swu.checks import put_in_discard
from tablero.games.swu.constants import DAMAGE, ELSEWHERE
from tablero.games.swu.state import Event, Played, Player, Table, Trigger
from tablero.games.swu.triggers import emit
from tablero.kernel import Draw, Play, Shuffle


def knows(table: Table, card: int, *seats: int) -> None:
    """Note that these players know which card it is."""
    for seat in seats:
        table.known[card] |= 1 << seat


def show(table: Table, seat: int, cards: Sequence[int]) -> None:
    """Reveal cards: everybody sees them, and they stay where they are, as they lie."""
    for card in cards:
        table.known[card] = table.everyone  # swu:8.26.1, swu:8.26.3, swu:8.26.4
        table.log.tell("swu-log-reveals", seat=seat + 1, card=table.faces[card].name)
    if cards:
        table.log.reveal()


def reveal_from_hand(table: Table, seat: int, cards: Sequence[int]) -> None:
    """Reveal cards of a hand at the same time, and set off what waits for that."""
    show(table, seat, cards)  # swu:8.26.1
    if cards:
        emit(table, Event("revealed-hand", seat, amount=len(cards)))


def prove(table: Table, seat: int, card: int) -> None:
    """Show a card that triggers in a hidden zone, which is not to reveal it (swu:7.6.3.a)."""
    table.known[card] = table.everyone
    table.log.tell("swu-log-shows", seat=seat + 1, card=table.faces[card].name)
    table.log.reveal()


def shuffle(table: Table, player: Player) -> Play[None]:
    """Shuffle a deck: nobody knows any more what lies where."""
    order = yield Shuffle(len(player.deck))
    deck = player.deck
    player.deck = [deck[i] for i in order]
    for card in player.deck:
        table.known[card] = 0


def look_at_top(table: Table, player: Player, count: int) -> None:
    """Take cards from the top of a player's own deck, for that player to look at (swu:8.14.1)."""
    player.looked = [player.deck.pop() for _ in range(min(count, len(player.deck)))]
    for card in player.looked:
        knows(table, card, player.seat)
    table.log.reveal()


def sink_rest(table: Table, player: Player) -> Play[None]:
    """Put the cards that a player still looks at on the bottom of the deck, in random order."""
    if player.looked:
        order = yield Draw(len(player.looked), len(player.looked))
        rest = player.looked
        player.deck[:0] = [rest[i] for i in order]
        for card in rest:
            table.known[card] = 0
    player.looked = []


def draw(table: Table, seat: int, count: int) -> int:
    """Draw cards at the same time; each that isn't there is 3 damage to one's own base instead.

    Returns how many were drawn. The checks come after.
    """
    player = table.players[seat]
    drawn = min(count, len(player.deck))
    for _ in range(drawn):
        card = player.deck.pop()  # swu:4.6.2
        player.hand.append(card)  # swu:4.7.2
        knows(table, card, seat)
    if drawn:
        table.changed(ELSEWHERE)
        table.log.reveal()
        table.log.tell("swu-log-drawn", seat=seat + 1, count=drawn)
        were_drawn(table, seat, player.hand[-drawn:])  # swu:1.13.2
    missing = count - drawn
    if missing > 0:
        player.base.damage += 3 * missing  # swu:8.7.1
        player.base.hurt_by = seat
        table.changed(DAMAGE | ELSEWHERE)
        table.log.tell("swu-log-empty-deck", seat=seat + 1, amount=3 * missing)
        table.note("base-damaged", seat, player.base.face, player.base.id, 3 * missing, seat)
    return drawn


def were_drawn(table: Table, seat: int, cards: Sequence[int]) -> None:
    """Set off what waits for cards being drawn together, now that they are in hand."""
    for card in cards:
        _drawn(table, seat, card)
    table.note("drawn", seat, amount=len(cards))  # swu:1.13.2
    emit(table, Event("drawn", seat, amount=len(cards)))


def _drawn(table: Table, seat: int, card: int) -> None:
    """Let a card trigger that waits for being drawn; it is shown before it joins the hand, not revealed."""
    face = table.faces[card]
    for ability in face.triggers:
        if "when-drawn" not in ability.on:
            continue
        source = Played(card, face, table.owners[card], seat)
        event = Event("when-drawn", seat, source)
        if ability.condition is None or ability.condition.holds(table, Act(seat, source, event)):
            prove(table, seat, card)  # swu:1.13.3
            table.pending.append(Trigger(ability, source, seat, event))


def discard_from_hand(table: Table, seat: int, cards: Sequence[int]) -> None:
    """Discard cards from a hand at the same time.

    It is whose hand it is that discards, even if somebody else chooses.
    """
    player = table.players[seat]
    for card in cards:
        player.hand.remove(card)  # swu:1.14.4, swu:4.7.3
        put_in_discard(table, card)  # swu:1.14.1
        table.log.tell("swu-log-discarded", seat=seat + 1, card=table.faces[card].name)
        table.note("discarded", seat, table.faces[card], card)
        table.note("discarded-hand", seat, table.faces[card], card)
    for card in cards:
        emit(table, Event("discarded", seat, face=table.faces[card]))
        emit(table, Event("discarded-hand", seat, face=table.faces[card]))
        _own_discard(table, seat, card)
    if cards:
        emit(table, Event("discards", seat, amount=len(cards)))


def discard_from_deck(table: Table, seat: int, count: int) -> list[int]:
    """Discard from the top of a deck; return the cards."""
    player = table.players[seat]
    cards = [player.deck.pop() for _ in range(min(count, len(player.deck)))]  # swu:1.14.3, swu:4.6.2
    if cards:
        table.log.reveal()
    discard_off_deck(table, seat, cards)
    return cards


def discard_off_deck(table: Table, seat: int, cards: Sequence[int]) -> None:
    """Discard cards that were taken from a deck, and set off what waits for that."""
    for card in cards:
        put_in_discard(table, card)  # swu:1.14.3
        table.log.tell("swu-log-discarded-deck", seat=seat + 1, card=table.faces[card].name)
        table.note("discarded", seat, table.faces[card], card)
    for card in cards:
        emit(table, Event("discarded", seat, face=table.faces[card]))
        emit(table, Event("discarded-deck", seat, face=table.faces[card]))
        _own_discard(table, seat, card)


def _own_discard(table: Table, seat: int, card: int) -> None:
    """Let a card trigger that waits for being discarded itself; everybody sees it in the discard pile."""
    face = table.faces[card]
    for ability in face.triggers:
        if "when-discarded" in ability.on:
            source = Played(card, face, table.owners[card], seat)
            # swu:7.6.3
            table.pending.append(Trigger(ability, source, seat, Event("when-discarded", seat, source)))


def lying(table: Table, cards: Sequence[int]) -> list[int]:
    """Return those of some cards that lie in the discard pile of their owner."""
    return [card for card in cards if card >= 0 and card in table.players[table.owners[card]].discard]


def take_from_discard(table: Table, cards: Sequence[int]) -> list[int]:
    """Take those of some cards that lie in a discard pile from there; return them."""
    found = lying(table, cards)
    for card in found:
        table.players[table.owners[card]].discard.remove(card)
        table.changed(ELSEWHERE)
    return found


def resource(table: Table, seat: int, card: int, *, ready: bool = False) -> None:
    """Put a card into a player's resource zone, face down and exhausted unless stated otherwise.

    The caller has taken it from where it was.
    """
    player = table.players[seat]
    (player.ready if ready else player.spent).append(card)  # swu:1.5.4.b, swu:1.7.7
    table.changed(ELSEWHERE)
    knows(table, card, seat)
    table.note("resourced", seat)


def resource_top(table: Table, seat: int, *, ready: bool = False) -> int | None:
    """Put the top card of a player's deck into play as a resource; return it, or None if there is none."""
    player = table.players[seat]
    if not player.deck:
        return None  # swu:8.7.2
    card = player.deck.pop()
    resource(table, seat, card, ready=ready)
    table.log.reveal()
    return card


def forget_hand(table: Table, seat: int) -> None:
    """Note that a card left this hand unseen: the others no longer know which of those they knew are still there.

    Nor can they have another look (swu:8.26.5).
    """
    player = table.players[seat]
    for card in player.hand:
        table.known[card] &= 1 << seat
    table.changed(ELSEWHERE)


def to_hand(table: Table, card: int) -> None:
    """Put a card into its owner's hand; the caller has taken it from where it was."""
    owner = table.owners[card]
    table.players[owner].hand.append(card)  # swu:4.7.2, swu:8.25.1
    knows(table, card, owner)
    table.changed(ELSEWHERE)


def to_bottom(table: Table, card: int) -> None:
    """Put a card on the bottom of its owner's deck."""
    table.players[table.owners[card]].deck.insert(0, card)
    table.changed(ELSEWHERE)


def take_resource(player: Player, card: int) -> None:
    """Take one of a player's own resources from its zone: an exhausted one, if there is any.

    Which of the resources are exhausted is the player's own affair as long as their number stays the same.
    """
    if card in player.ready:
        player.ready.remove(card)
        if player.spent:
            player.ready.append(player.spent.pop())  # swu:1.7.4
    else:
        player.spent.remove(card)


def exhaust_resources(player: Player, count: int) -> None:
    """Exhaust ready resources (swu:1.5.4.f)."""
    moved = player.ready[:count]
    del player.ready[:count]
    player.spent += moved


def ready_resources(player: Player, count: int) -> int:
    """Ready up to so many exhausted resources; return how many."""
    moved = player.spent[:count]
    del player.spent[:count]
    player.ready += moved
    return len(moved)
