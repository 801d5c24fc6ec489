"""Setting up what the battle cards of a mission put on the battlefield."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.battlefield import POI, token_body
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.missions import battle_card, in_play
from tablero.games.legion.objectives import MARKER, place_token, put_token, territory, whole_table, why_not_here
from tablero.games.legion.state import NOBODY, SET_ASIDE, Battle, Token
from tablero.games.legion.zones import beyond_zones, turned
from tablero.kernel import Choose, Option, Pick, Play, Reason, because
from tablero.tabletop import INCH, Battlefield, within

OWNED: Final = ("Bunker Assault",)
"""Objectives whose points of interest belong to the players by whose side they lie."""


def set_up_objective(battle: Battle) -> Play[None]:
    """Put the points of interest of the objective on the battlefield, as its map shows them (legion26:setup.17)."""
    card = battle_card(battle, battle.mission["objective"])
    for x, y in card.points_of_interest:  # legion26:cards.05
        spot = turned(battle, x, y)
        token = Token(POI, *spot)
        put_token(battle, token._replace(seat=territory(battle, token) if card.name in OWNED else NOBODY))
    yield from ()


def set_up_secondary(battle: Battle) -> Play[None]:
    """Do what the secondary objective says about setup (legion26:setup.17)."""
    yield from ()


def set_up_advantages(battle: Battle) -> Play[None]:
    """Do what the advantages say about setup, blue first (legion26:setup.17)."""
    yield from ()


# The older edition.

FURTHER: Final = 4
"""Tokens of Recover the Supplies besides the one in the centre."""
POSITIONS: Final = 3


def set_up_objective_2023(battle: Battle) -> Play[None]:
    """Put the tokens of the objective on the battlefield (legion23:setup.12, legion23:objective.01)."""
    middle = battle.field.width // 2, battle.field.depth // 2
    match in_play(battle, "objective"):
        case "Intercept the Transmissions":
            for x in (middle[0], middle[0] // 2, battle.field.width - middle[0] // 2):
                put_token(battle, Token(MARKER, x, middle[1]))  # legion23:battlecard.intercept
        case "Recover the Supplies":
            put_token(battle, Token(MARKER, *middle))  # legion23:battlecard.recover
            yield from place_supplies(battle)
        case "Key Positions":
            yield from mark_positions(battle)


def place_supplies(battle: Battle) -> Play[None]:
    """Let the players place four more tokens in turn, blue first, as long as there is room."""

    def allowed(token: Token) -> Reason | None:
        return why_not_supply(battle, token)

    for number in range(FURTHER):
        if not has_room(battle):
            return
        seat = (battle.blue + number) % 2
        yield from place_token(battle, seat, Token(MARKER, 0, 0), "legion-ask-supply", allowed, whole_table(battle))


def why_not_supply(battle: Battle, token: Token) -> Reason | None:
    """Return why a token is too near to a zone or to another token (legion23:battlecard.recover.2)."""
    if not beyond_zones(battle, token_body(token), RANGE):
        return because("legion23:battlecard.recover.2", "legion-supply-near-zone")
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(token_body(token))
    if any(within(table, number, table.add(token_body(other)), RANGE) for other in battle.tokens):
        return because("legion23:battlecard.recover.2", "legion-supply-near-token")
    return None


def has_room(battle: Battle) -> bool:
    """Tell whether there is any place for a further token, as far as places three inches apart show."""
    for x in range(0, battle.field.width, 3 * INCH):
        for y in range(0, battle.field.depth, 3 * INCH):
            token = Token(MARKER, x, y)
            if why_not_here(battle, token) is None and why_not_supply(battle, token) is None:
                return True
    return False


def mark_positions(battle: Battle) -> Play[None]:
    """Let the players mark three pieces of terrain in turn, blue first, that lie outside all zones."""
    for number in range(POSITIONS):
        marked = [token.marks for token in battle.tokens if token.kind == MARKER]
        free: list[Option] = [
            ("piece", index)
            for index, piece in enumerate(battle.terrain)
            if index not in marked and piece.bodies and outside(battle, index)
        ]
        if not free:
            return  # legion23:battlecard.key-positions.2
        chosen = yield Choose((battle.blue + number) % 2, free, "legion-ask-position")
        pose = battle.field[battle.terrain[chosen[1]].bodies[0]].pose
        battle.tokens.append(Token(MARKER, pose.x, pose.y, marks=chosen[1]))  # legion23:battlecard.key-positions


def outside(battle: Battle, piece: int) -> bool:
    """Tell whether a piece of terrain lies wholly outside all deployment zones."""
    return all(beyond_zones(battle, battle.field[body], 0) for body in battle.terrain[piece].bodies)


MOST_SET_ASIDE: Final = 2


def set_up_condition(battle: Battle) -> Play[None]:
    """Do what the condition says about setup: reinforcements are set aside."""
    if in_play(battle, "condition") != "Rapid Reinforcements":
        return
    for seat in (battle.blue, 1 - battle.blue):  # legion23:battlecard.rapid
        able: list[Option] = [
            ("unit", unit.id)
            for unit in battle.undefeated(seat)
            if unit.rank != "commander" and unit.card.unit_type.endswith("trooper")
        ]
        chosen = yield Pick(seat, able, 0, MOST_SET_ASIDE, "legion-ask-set-aside")
        for _, id in chosen:
            battle.units[id].place = SET_ASIDE
