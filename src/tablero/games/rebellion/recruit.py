"""Recruiting leaders with action cards (rulebook: "Reclutamiento").

The cards a side has drawn stay on top of its deck until it has chosen, marked as seen by it, so that what it looks at
is never anywhere but on the table.
"""

from __future__ import annotations

from tablero.games.rebellion.actions import CARDS_OF, action_name, holder, may_be_held, recruited_with, use
from tablero.games.rebellion.board import acting
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.facts import LEADER_COUNT, SIDES, same_leader
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import POOL, SUPPLY, Table
from tablero.kernel import Choose, Option, Play, Together

DRAWN = 2
NOBODY = -1

SAME = tuple(tuple(n for n in range(LEADER_COUNT) if same_leader(n, leader)) for leader in range(LEADER_COUNT))


def recruit(table: Table) -> Play[None]:
    """Let both sides draw and choose together, the Rebels announcing first."""
    drawn = [0, 0]
    for side in SIDES:
        for _ in range(min(DRAWN, len(table.action_deck[side]))):  # rebellion:recruit.02
            drawn[side] += 1
            look(table, side, drawn[side])
    for side in SIDES:
        drawn[side] = yield from draw_more(table, side, drawn[side])
    sides = [side for side in SIDES if drawn[side]]
    if not sides:
        return
    choices = yield lambda: Together([choose(table, side, drawn[side]) for side in sides])  # rebellion:recruit.03
    for side, choice in zip(sides, choices, strict=True):  # rebellion:recruit.03
        take(table, side, drawn[side], choice[1], choice[2] if choice[0] == "recruit" else NOBODY)
    yield from resolve_immediate(table)  # rebellion:action.05


def look(table: Table, side: int, drawn: int) -> None:
    """Let a side look at the next card from the top of its deck; the Admiral draws."""
    card = table.action_deck[side][-drawn]
    table.seen_action[card] |= 1 << side
    table.log.reveal()
    table.log.tell_seats(table.seats_of(side), "rebellion-recruit-drawn", card=action_name(card))  # rebellion:team.24


def drawn_cards(table: Table, side: int, drawn: int) -> list[int]:
    """Return the cards a side has drawn, the first first."""
    return table.action_deck[side][: -drawn - 1 : -1]


def available(table: Table, leader: int) -> bool:
    """Tell whether a leader can be recruited: neither in play nor lost, under either name (rebellion:recruit.06)."""
    return all(table.leader_at[same] == SUPPLY for same in SAME[leader])


def gain_leader(table: Table, leader: int) -> bool:
    """Take a leader from the supply into the pool; tell whether it could be recruited."""
    if not available(table, leader):
        return False
    table.leader_at[leader] = POOL  # rebellion:recruit.05
    table.log.tell("rebellion-recruits", **acting(table.leader_side[leader]), leader=leader_name(leader))
    return True


def recruits(table: Table, card: int) -> list[int]:
    """Return the leaders on a card who can be recruited."""
    return [leader for leader in ACTIONS[card].leaders if available(table, leader)]


def draw_more(table: Table, side: int, drawn: int) -> Play[int]:
    """Let a side to whom its cards bring nobody draw one by one until one does."""
    while may_lack(table, side, drawn):

        def more(drawn: int = drawn) -> Choose:
            lacking = not any(recruits(table, card) for card in drawn_cards(table, side, drawn))
            options: list[Option] = ["enough", "draw"] if lacking else ["enough"]  # rebellion:recruit.07
            return Choose(table.admiral(side), options, "rebellion-recruit-more", hidden=True)

        choice = yield more
        if choice == "enough":
            break
        drawn += 1  # rebellion:recruit.07
        table.log.tell("rebellion-recruit-draws", **acting(side))
        look(table, side, drawn)
    return drawn


def may_lack(table: Table, side: int, drawn: int) -> bool:
    """Tell whether, for all that everybody can see, so many cards may bring nobody, and there are more to draw."""
    if not drawn or len(table.action_deck[side]) <= drawn:
        return False
    cards = [card for card in CARDS_OF[side] if not ACTIONS[card].starting and may_be_held(table, card)]
    return sum(not recruits(table, card) for card in cards) >= drawn


def choose(table: Table, side: int, drawn: int) -> Choose:
    """Ask the Admiral for a leader on a card, or a card that brings nobody (rebellion:recruit.02, rebellion:recruit.08)."""
    options: list[Option] = []
    for card in drawn_cards(table, side, drawn):
        leaders = recruits(table, card)
        options += [("recruit", card, leader) for leader in leaders] or [("take", card)]
    return Choose(table.admiral(side), options, "rebellion-recruit", hidden=True)


def take(table: Table, side: int, drawn: int, chosen: int, leader: int) -> None:
    """Take the leader into the pool of its colour and the card face down; the rest goes under the deck unseen."""
    cards = drawn_cards(table, side, drawn)
    del table.action_deck[side][-drawn:]
    if leader == NOBODY:
        table.log.tell("rebellion-recruits-nobody", **acting(side))
    else:
        gain_leader(table, leader)
    if table.first_game:
        table.actions_gone += cards  # rebellion:gap.20
        return
    cards.remove(chosen)
    table.action_deck[side][:0] = cards  # rebellion:recruit.04, rebellion:refresh.10
    table.action_hand[side].append(chosen)
    table.recruited_with += [chosen, leader]  # rebellion:team.24: who holds it is the leader's player
    table.log.tell_seats(table.seats_of(side), "rebellion-recruit-keeps", card=action_name(chosen))


def resolve_immediate(table: Table) -> Play[None]:
    """Turn up every immediate card just received, then resolve them, the Rebels' first."""
    shown = []
    for side in SIDES:
        for card in list(table.action_hand[side]):
            if ACTIONS[card].timing == "immediate":  # rebellion:action.05
                act = Act(side, holder(table, card), -1)
                act.source = action_name(card).id
                act.card_leader = recruited_with(table, card)
                shown.append((card, act))
                use(table, card)  # rebellion:action.05
    for card, act in shown:
        if ACTIONS[card].leaders and act.card_leader == NOBODY:
            continue  # rebellion:recruit.08: it is for the leader it recruits, and there was none
        for effect in ACTIONS[card].effects:
            yield from effect.run(table, act)  # rebellion:action.05
    if shown:
        yield from settle(table)
