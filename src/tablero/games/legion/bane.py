"""Bane tokens (rulebook: "Upgrade and Command Card Keywords"): Cad Bane is where one of three facedown tokens lies.

Which token has which face only its player knows until an enemy comes near.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from tablero.games.legion import cards
from tablero.games.legion.areas import area_attack
from tablero.games.legion.battlefield import token_body
from tablero.games.legion.measuring import RANGE, token_near
from tablero.games.legion.moving_rules import BANE
from tablero.games.legion.objectives import OBJECTIVES, ask_for_spot, whole_table
from tablero.games.legion.placing import SetUp
from tablero.games.legion.sight import seen_from_token
from tablero.games.legion.state import DEFEATED, ON_BATTLEFIELD, SET_ASIDE, Battle, Token, Unit
from tablero.games.legion.surroundings import Table
from tablero.games.legion.zones import partly_in
from tablero.kernel import Choose, Option, Play, Reason, because, say
from tablero.tabletop import INCH, Battlefield, overlapping

OWNER: Final = "Cad Bane"
CARD: Final = "I Make the Rules Now"
HERE_I_AM: Final = "here-i-am"
MIRRORS: Final = "smoke-and-mirrors"
KABLAMO: Final = "kablamo"
FACES: Final = (HERE_I_AM, MIRRORS, KABLAMO)
"""One of each: legion26:cardkw.bane-tokens, legion23:cardkw.bane-tokens, legion26:token.bane, legion23:token.22"""
ORDERS: Final = tuple(permutations(FACES))
KEPT_OFF: Final = (*OBJECTIVES, "advantage", "condition")


# Putting them down.


def why_not_here(battle: Battle, token: Token) -> Reason | None:
    """Return why a Bane token can't lie there: off the table, in enemy territory, or on an Objective or Advantage token."""
    rule = battle.edition.rule("legion26:cardkw.bane-tokens", "legion23:cardkw.bane-tokens")
    body = token_body(token)
    reach = body.shape.radius
    if not (reach <= token.x <= battle.field.width - reach and reach <= token.y <= battle.field.depth - reach):
        return because(rule, "legion-token-off-table")
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(body)
    for other in battle.tokens:
        barring = other.kind in KEPT_OFF or (other.kind == BANE and other.seat == token.seat)
        if barring and overlapping(table, number, table.add(token_body(other))):
            return because(rule, "legion-token-overlaps")
    if battle.mission and partly_in(battle, body, 1 - token.seat):
        return because(rule, "legion-token-enemy-territory")
    return None


def place_tokens(battle: Battle, seat: int) -> Play[None]:
    """Let a player put three tokens down, facedown, and then decide in secret which is which; Cad Bane waits off the table."""
    for unit in battle.undefeated(seat):
        if unit.card.name == OWNER:
            unit.place = SET_ASIDE
    for _ in FACES:
        token = Token(BANE, 0, 0, seat=seat)
        ask = say("legion-ask-bane-token")
        placed = yield from ask_for_spot(
            battle, seat, token, ask, lambda there: why_not_here(battle, there), whole_table(battle)
        )
        battle.tokens.append(placed)
    options: list[Option] = [("faces", number) for number in range(len(ORDERS))]
    _, chosen = yield Choose(seat, options, "legion-ask-bane-faces", hidden=True)
    turn_down(battle, seat, ORDERS[chosen])


def turn_down(battle: Battle, seat: int, faces: tuple[str, ...]) -> None:
    """Give the tokens of a seat these faces, in order."""
    left = iter(faces)
    battle.tokens = [token._replace(face=next(left)) if mine(token, seat) else token for token in battle.tokens]


def mine(token: Token, seat: int) -> bool:
    """Tell whether a token is a Bane token of a seat."""
    return token.kind == BANE and token.seat == seat


def faces(battle: Battle, seat: int) -> tuple[str, ...]:
    """Return the faces of the tokens of a seat that are still facedown, in order."""
    return tuple(token.face for token in battle.tokens if mine(token, seat))


# Revealing them.


def spring(battle: Battle, unit: Unit) -> Play[None]:
    """Reveal the enemy's Bane tokens that a unit which has moved, deployed or been placed is within 1 and in sight of."""
    while unit.place == ON_BATTLEFIELD:
        found = next((token for token in battle.tokens if found_by(battle, unit, token)), None)
        if found is None:
            return
        yield from reveal(battle, found)


def found_by(battle: Battle, unit: Unit, token: Token) -> bool:
    """Tell whether a unit reveals a token: an enemy's, within 1 of a miniature that sees it."""
    if not mine(token, 1 - unit.seat):
        return False
    # legion26:cardkw.bane-tokens.2, legion23:cardkw.bane-tokens.2
    near = token_near(battle, token, unit.miniatures, RANGE)
    return bool(near) and bool(seen_from_token(battle, token, near))


def reveal(battle: Battle, token: Token) -> Play[None]:
    """Turn a token up, take it off, and let happen what it stands for."""
    battle.tokens.remove(token)
    battle.log.tell("legion-bane-revealed", seat=token.seat + 1, face=token.face)
    battle.log.reveal()
    if token.face == HERE_I_AM:
        yield from appear(battle, token)
    elif token.face == KABLAMO:
        # legion26:cardkw.bane-tokens.5, legion23:cardkw.bane-tokens.5
        yield from blow_up(battle, token)
    # legion26:cardkw.bane-tokens.4, legion23:cardkw.bane-tokens.4: the other is just removed


def appear(battle: Battle, token: Token) -> Play[None]:
    """Put Cad Bane where a token lay; one who comes onto the table issues himself an Order."""
    bane = next((unit for unit in battle.undefeated(token.seat) if unit.card.name == OWNER), None)
    if bane is None or bane.place == DEFEATED:
        return  # legion26:cardkw.bane-tokens.8, legion23:cardkw.bane-tokens.3
    was_there = bane.place == ON_BATTLEFIELD
    placing = standing_at(battle, bane, token)
    if not (yield from placing.has_room()):
        battle.log.tell("legion-no-room", unit=battle.name(bane))
        return
    # legion26:cardkw.bane-tokens.3, legion26:cardkw.bane-tokens.7
    # legion23:cardkw.bane-tokens.3, legion23:cardkw.bane-tokens.7: his tokens stay with him
    yield from placing.make(say("legion-ask-set-up", unit=battle.name(bane)))
    if not was_there and battle.edition.orders.may_order(battle, bane, bane):
        yield from battle.edition.orders.issue(battle, bane)


def standing_at(battle: Battle, unit: Unit, token: Token) -> SetUp:
    """Return how a unit is placed in the place of a token: over it with some part of its base."""

    def where(field: Battlefield, id: int) -> Reason | None:
        there = field.copy()
        if overlapping(there, id, there.add(token_body(token))):
            return None
        rule = battle.edition.rule("legion26:cardkw.bane-tokens.3", "legion23:cardkw.bane-tokens.3")
        return because(rule, "legion-not-at-token", unit=battle.name(unit))

    step = INCH // 2
    spots = [(0, 0), *((dx * step, dy * step) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)]
    return SetUp(battle, unit, where, [(token.x + dx, token.y + dy, token.x + dx, token.y + dy) for dx, dy in spots])


def blow_up(battle: Battle, token: Token) -> Play[None]:
    """Let a token detonate with the weapon of Cad Bane's card; none is known where no source gives its dice."""
    card = next((one for one in cards.command_cards(battle.edition.name).values() if one.name == CARD), None)
    if card is None or card.weapon is None:
        battle.log.tell("legion-bane-no-weapon")
        return
    yield from area_attack(battle, Table(battle), token.seat, token, card.weapon)


# By choice.


def reveal_by_choice(battle: Battle) -> Play[None]:
    """Let the players reveal their Here I Am tokens when a round begins, blue first."""
    for seat in (battle.blue, 1 - battle.blue):  # legion26:cardkw.bane-tokens.6, legion23:cardkw.bane-tokens.6
        if not faces(battle, seat):
            continue

        def question(seat: int = seat) -> Choose:
            here = [
                number for number, token in enumerate(battle.tokens) if mine(token, seat) and token.face == HERE_I_AM
            ]
            options: list[Option] = [("bane", number) for number in here]
            return Choose(seat, ["no", *options], "legion-ask-here-i-am", hidden=True)

        chosen = yield question
        if chosen != "no":
            yield from reveal(battle, battle.tokens[chosen[1]])
