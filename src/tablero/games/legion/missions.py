"""Building a mission out of battle cards, as each edition does it."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import cards, dice
from tablero.games.legion.state import Battle
from tablero.games.legion.winning import points
from tablero.kernel import Choose, Option, Play, Reason, Shuffle, because

OBJECTIVE: Final = "objective"
SECONDARY: Final = "secondary_objective"
ADVANTAGE: Final = "advantage"
DEPLOYMENT: Final = "deployment"
CONDITION: Final = "condition"
BLUE: Final = "blue"
RED: Final = "red"
PASS: Final = "pass"
EDGES: Final = (("edge", 0), ("edge", 1))

MODIFICATIONS: Final = 2
"""How often each player may change the mission: legion26:setup.09, legion23:setup.09."""


def battle_card(battle: Battle, id: str) -> cards.BattleCard:
    """Return a battle card of the edition that is played."""
    return cards.battle_cards(battle.edition.name)[id]


def in_play(battle: Battle, what: str) -> str:
    """Return the name of the battle card in play of a kind, as `objective` or `advantage-1`; empty if there is none."""
    id = battle.mission.get(what)
    return battle_card(battle, id).name if id else ""


def deck_of(battle: Battle, seat: int, kind: str) -> list[str]:
    """Return the battle cards of a kind that a seat has brought, or, if it has none, all whose rules are known.

    In place of those whose rules are not known, there are others.
    """
    known, army = cards.battle_cards(battle.edition.name), battle.armies[seat]
    able = [card for card in known.values() if card.kind == kind and battle.edition.mission.rules_of(card) is not None]
    brought = [card.id for card in able if card.id in army.battle_deck]
    usual = [card.id for card in able if card.format == "standard" and card.faction in ("", army.faction)]
    if not brought:
        return usual
    missing = sum(known[id].kind == kind for id in army.battle_deck) - len(brought)
    return [*brought, *[id for id in usual if id not in brought][:missing]]


def shuffle_decks(battle: Battle, seat: int, kinds: tuple[str, ...]) -> Play[None]:
    """Split a seat's battle deck by kind and shuffle each (legion26:setup.06, legion23:setup.08)."""
    for kind in kinds:
        deck = deck_of(battle, seat, kind)
        order = yield Shuffle(len(deck))
        battle.decks[seat][kind] = [deck[number] for number in order]
        battle.set_aside[seat][kind] = []


# The newer edition.


def determine_blue(battle: Battle) -> Play[None]:
    """Let each player roll four black attack dice: most criticals, then hits, then surges (legion26:setup.05)."""
    while True:
        own = yield from dice.roll_attack([dice.BLACK] * 4)
        other = yield from dice.roll_attack([dice.BLACK] * 4)
        for face in (dice.CRITICAL, dice.HIT, dice.SURGE):
            counts = [own.count(face), other.count(face)]
            if counts[0] != counts[1]:
                battle.blue = counts.index(max(counts))
                battle.log.tell("legion-blue", seat=battle.blue + 1)
                return


def reveal(battle: Battle, seat: int, kind: str) -> Play[str]:
    """Take the top card of a deck; an empty one is made again of what was discarded (legion26:setup.18)."""
    deck = battle.decks[seat][kind]
    if not deck:
        pile = battle.set_aside[seat][kind]
        order = yield Shuffle(len(pile))
        deck[:] = [pile[number] for number in order]
        pile.clear()
    battle.log.reveal()
    return deck.pop()


def put_in_play(battle: Battle, seat: int, kind: str, place: str) -> Play[None]:
    """Reveal a seat's card of a kind and put it into a space of the dashboard, in place of the one that lies there."""
    replaced = battle.mission.get(place)
    if replaced is not None:
        battle.set_aside[battle.card_owners[place]][kind].append(replaced)
    id = yield from reveal(battle, seat, kind)
    battle.mission[place] = id
    battle.card_owners[place] = seat
    battle.log.tell("legion-mission-card", seat=seat + 1, kind=kind, card=battle_card(battle, id).name)


def build_mission(battle: Battle) -> Play[None]:
    """Reveal an objective, a secondary objective and two advantages, then let the players change them in turn."""
    for seat in (0, 1):
        yield from shuffle_decks(battle, seat, (OBJECTIVE, SECONDARY, ADVANTAGE))
    first = battle.blue
    chosen = yield Choose(first, [("reveal", OBJECTIVE), ("reveal", SECONDARY)], "legion-ask-reveal")
    other = SECONDARY if chosen[1] == OBJECTIVE else OBJECTIVE
    yield from put_in_play(battle, first, chosen[1], _space(chosen[1]))  # legion26:setup.07
    yield from put_in_play(battle, 1 - first, other, _space(other))
    for seat in (first, 1 - first):
        yield from put_in_play(battle, seat, ADVANTAGE, f"advantage-{seat}")  # legion26:setup.08
    for turn in range(2 * MODIFICATIONS):
        # legion26:setup.09, legion26:setup.21
        yield from modify(battle, first if turn % 2 == 0 else 1 - first)


def _space(kind: str) -> str:
    return "objective" if kind == OBJECTIVE else "secondary"


def modify(battle: Battle, seat: int) -> Play[None]:
    """Let a player change the mission once."""
    options: list[Option] = [
        ("replace", OBJECTIVE),
        ("replace", SECONDARY),
        ("replace", "own-advantage"),
        ("replace", "enemy-advantage"),
        *([BLUE] if seat != battle.blue else []),
        PASS,
    ]
    chosen = yield Choose(seat, options, "legion-ask-modify")
    if chosen == PASS:
        battle.log.tell("legion-mission-pass", seat=seat + 1)  # legion26:setup.15
    elif chosen == BLUE:
        battle.blue = seat  # legion26:setup.14, legion26:setup.22, legion26:token.player-marker
        battle.log.tell("legion-blue", seat=seat + 1)
    elif chosen[1] == "own-advantage":
        yield from put_in_play(battle, seat, ADVANTAGE, f"advantage-{seat}")  # legion26:setup.12
    elif chosen[1] == "enemy-advantage":
        yield from put_in_play(battle, 1 - seat, ADVANTAGE, f"advantage-{1 - seat}")  # legion26:setup.13
    else:
        yield from put_in_play(battle, seat, chosen[1], _space(chosen[1]))  # legion26:setup.10, legion26:setup.11


def choose_edge(battle: Battle) -> Play[None]:
    """Let the blue player choose a long edge (legion26:setup.16)."""
    chosen = yield Choose(battle.blue, list(EDGES), "legion-ask-edge")
    battle.blue_edge = chosen[1]


# The older edition.


def choose_colours(battle: Battle) -> Play[None]:
    """Let the player with the cheaper army choose a colour; a red die breaks a tie."""
    costs = [points(battle, seat) for seat in (0, 1)]
    if costs[0] != costs[1]:
        chooser = costs.index(min(costs))  # legion23:setup.05
    else:
        (face,) = yield from dice.roll_defence([dice.RED])
        chooser = 0 if face == dice.BLOCK else 1  # legion23:setup.06
    colour = yield Choose(chooser, [BLUE, RED], "legion-ask-colour")
    battle.blue = chooser if colour == BLUE else 1 - chooser
    battle.log.tell("legion-blue", seat=battle.blue + 1)


def choose_edge_2023(battle: Battle) -> Play[None]:
    """Let the red player choose a long edge (legion23:setup.07)."""
    chosen = yield Choose(1 - battle.blue, list(EDGES), "legion-ask-edge")
    battle.blue_edge = 1 - chosen[1]


ROWS: Final = (OBJECTIVE, DEPLOYMENT, CONDITION)
DEALT: Final = 4


def deal_cards(battle: Battle) -> Play[None]:
    """Deal four cards of each kind from the blue player's deck (legion23:setup.08)."""
    yield from shuffle_decks(battle, battle.blue, ROWS)
    for kind in ROWS:
        row = battle.decks[battle.blue][kind][:DEALT]
        battle.rows[kind] = row
        battle.log.tell("legion-row", kind=kind, cards=", ".join(battle_card(battle, id).name for id in row))
    battle.decks[battle.blue].clear()
    battle.log.reveal()


def why_not_strike(battle: Battle, kind: str) -> Reason | None:
    """Return why no card of a row can be removed: the last one never is."""
    return None if len(battle.rows[kind]) > 1 else because("legion23:setup.10", "legion-last-card")


def strike_cards(battle: Battle) -> Play[None]:
    """Let the players remove the leftmost cards of rows in turn, blue first, and see which cards are left."""
    for turn in range(2 * MODIFICATIONS):
        seat = (battle.blue + turn) % 2  # legion23:setup.09
        options: list[Option] = [("strike", kind) for kind in ROWS if why_not_strike(battle, kind) is None]
        chosen = yield Choose(seat, [*options, PASS], "legion-ask-strike")
        if chosen != PASS:
            struck = battle.rows[chosen[1]].pop(0)  # legion23:setup.09
            battle.log.tell("legion-strikes", seat=seat + 1, card=battle_card(battle, struck).name)
    for kind in ROWS:
        battle.mission[kind] = battle.rows[kind][0]  # legion23:setup.11
        battle.log.tell("legion-mission-kind", kind=kind, card=battle_card(battle, battle.mission[kind]).name)
    battle.rows.clear()
