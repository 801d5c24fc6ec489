"""Charges and Smoke (keywords "Arm" and "Smoke"): tokens that units put on the battlefield as an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablero.games.legion import cards, upgrades
from tablero.games.legion.battlefield import TOKEN_SIZE, token_body
from tablero.games.legion.graffiti import GRAFFITI
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.objectives import ask_for_spot, covers
from tablero.games.legion.sight import seen_from_token
from tablero.games.legion.state import NOBODY, ON_BATTLEFIELD, Battle, Token, Unit
from tablero.games.legion.terrain import AREA, BARRICADE
from tablero.kernel import Choose, Option, Play, Reason, because, say
from tablero.tabletop import INCH, Battlefield, lattice, overlapping, wholly_within, within

ARM: Final = "arm"
SMOKE: Final = "smoke"
PAINT: Final = "graffiti-tokens"
"""The keyword of a unit that may put a Graffiti token down."""
LOOKED_AT: Final = 120
"""How many places are tried for a token."""
TOUCHING: Final = INCH // 4
"""A Graffiti token this near to terrain touches it."""
THICK: Final = 10
"""So far above what it lies on a token is seen: what carries it doesn't hide it."""


class Laying:
    """Where tokens may be put by the newer book."""

    def near_enough(self, field: Battlefield, token: int, leader: int, word: str) -> bool:
        """Tell whether a token is near enough to a leader: wholly inside of range 1."""
        # legion26:kw.smoke-x, legion26:weaponkw.arm-x-charge-type
        return wholly_within(field, token, leader, RANGE)


class Laying2023(Laying):
    """Where tokens may be put by the older book."""

    def near_enough(self, field: Battlefield, token: int, leader: int, word: str) -> bool:
        """Tell whether a token is near enough to a leader: Smoke wholly inside of range 1, charges partly."""
        if word == ARM:
            return within(field, token, leader, RANGE)  # legion23:weaponkw.arm-x
        return wholly_within(field, token, leader, RANGE)  # legion23:kw.smoke-x


class Supply(NamedTuple):
    """A keyword with which a unit puts tokens down, and the upgrade that it is from."""

    keyword: cards.Keyword
    upgrade: int = NOBODY

    @property
    def kind(self) -> str:
        """What the tokens are: Smoke, or the kind of charges that it is about."""
        return self.keyword.about or self.keyword.name


def supplies(unit: Unit, word: str) -> list[Supply]:
    """Return what a unit has to put down with a keyword: cards that are used up give nothing."""
    found = [Supply(keyword) for keyword in unit.card.keywords if keyword.name == word]
    found += [Supply(granted.keyword) for granted in unit.granted if granted.keyword.name == word == PAINT]
    for number, upgrade in enumerate(unit.upgrades):
        if not (upgrade.lost or upgrade.exhausted or upgrade.expended):
            found += [Supply(keyword, number) for keyword in upgrade.card.keywords if keyword.name == word]
    return found


# Where tokens may lie.


def lying(battle: Battle, token: Token) -> Token | None:
    """Return a token as it lies flat on what is under it, the ground or the top of a piece; None if it lies on an edge."""
    field = battle.field.copy()
    number = field.add(token_body(token))
    high = 0
    for piece in battle.terrain:
        touched = [body for body in piece.bodies if overlapping(field, number, body)]
        if not touched or piece.kind == AREA:
            continue
        # legion26:kw.smoke-x, legion26:weaponkw.arm-x-charge-type, legion23:kw.smoke-x, legion23:weaponkw.arm-x
        if piece.kind == BARRICADE or not covers(field.bodies, touched, token):
            return None
        high = max(high, *(field[body].top + THICK for body in touched))
    return token._replace(z=high)


def why_not_lay(battle: Battle, unit: Unit, token: Token, word: str) -> Reason | None:
    """Return why a unit can't put a token there: off the table, on another, not flat, too far off, or out of sight."""
    rule = rule_of(battle, word)
    reach = token_body(token).shape.radius
    if not (reach <= token.x <= battle.field.width - reach and reach <= token.y <= battle.field.depth - reach):
        return because(rule, "legion-token-off-table")
    flat = lying(battle, token)
    if flat is None:
        return because(rule, "legion-token-partly")
    field = battle.field.copy()
    number = field.add(token_body(flat))
    for other in battle.tokens:
        # legion26:kw.smoke-x, legion26:weaponkw.arm-x-charge-type, legion23:kw.smoke-x, legion23:weaponkw.arm-x
        barred = word == SMOKE or other.kind not in (SMOKE, GRAFFITI)
        if barred and overlapping(field, number, field.add(token_body(other))):
            return because(rule, "legion-token-overlaps")
    if word == PAINT and not beside_terrain(battle, field, number):
        return because(rule, "legion-token-not-at-terrain")
    if not battle.edition.laying.near_enough(field, number, unit.leader, word):
        return because(rule, "legion-token-too-far", unit=battle.name(unit))
    if not seen_from_token(battle, flat, [unit.leader]):
        return because(rule, "legion-token-unseen", unit=battle.name(unit))
    return None


def beside_terrain(battle: Battle, field: Battlefield, token: int) -> bool:
    """Tell whether a token touches terrain that is no area."""
    bodies = (body for piece in battle.terrain if piece.kind != AREA for body in piece.bodies)
    return any(within(field, token, body, TOUCHING) for body in bodies)


def rule_of(battle: Battle, word: str) -> str:
    """Return the rule by which tokens are put down with a keyword."""
    if word == SMOKE:
        return battle.edition.rule("legion26:kw.smoke-x", "legion23:kw.smoke-x")
    if word == PAINT:
        return battle.edition.rule("legion26:cardkw.graffiti-tokens", "legion23:cardkw.graffiti")
    return battle.edition.rule("legion26:weaponkw.arm-x-charge-type", "legion23:weaponkw.arm-x")


def spots(battle: Battle, unit: Unit) -> Iterator[tuple[int, int]]:
    """Yield places round the leader of a unit."""
    pose = battle.field[unit.leader].pose
    yield from lattice((pose.x, pose.y), TOKEN_SIZE, LOOKED_AT)


def room(battle: Battle, unit: Unit, word: str, kind: str) -> bool:
    """Tell whether there is a place for a token."""
    tokens = (Token(kind, x, y, seat=unit.seat) for x, y in spots(battle, unit))
    return any(why_not_lay(battle, unit, token, word) is None for token in tokens)


def can_lay(battle: Battle, unit: Unit, word: str) -> bool:
    """Tell whether a unit can put tokens down with a keyword now."""
    if unit.place != ON_BATTLEFIELD:
        return False
    return any(room(battle, unit, word, supply.kind) for supply in supplies(unit, word))


# Putting them down.


def lay(battle: Battle, unit: Unit, word: str) -> Play[None]:
    """Let a unit put down the tokens of one of its cards, each in a question of its own."""
    found = supplies(unit, word)
    options: list[Option] = [("supply", supply.kind, number) for number, supply in enumerate(found)]
    ask = say("legion-ask-supply", unit=battle.name(unit), keyword=say(f"legion-keyword-{word}"))
    chosen = yield Choose(unit.seat, options, ask)
    supply = found[chosen[2]]
    # legion26:kw.smoke-x, legion26:weaponkw.arm-x-charge-type, legion23:kw.smoke-x, legion23:weaponkw.arm-x
    for _ in range(supply.keyword.value or 1):
        if room(battle, unit, word, supply.kind):
            yield from lay_one(battle, unit, word, supply.kind)
    if supply.upgrade != NOBODY:
        upgrades.use(unit, supply.upgrade)


def lay_one(battle: Battle, unit: Unit, word: str, kind: str) -> Play[None]:
    """Let a player put down one token of a unit."""
    token = Token(kind, 0, 0, seat=unit.seat)
    pose = battle.field[unit.leader].pose
    far = RANGE + unit.card.base.length // 2 + TOKEN_SIZE
    near = (pose.x - far, pose.y - far, pose.x + far, pose.y + far)

    def allowed(there: Token) -> Reason | None:
        return why_not_lay(battle, unit, there, word)

    question = say("legion-ask-lay", unit=battle.name(unit), kind=token_name(kind))
    placed = yield from ask_for_spot(battle, unit.seat, token, question, allowed, near)
    flat = lying(battle, placed)
    assert flat is not None
    battle.tokens.append(flat)
    battle.log.tell("legion-lays", unit=battle.name(unit), kind=token_name(kind))


def token_name(kind: str) -> str:
    """Return how messages know a kind of token: in one word."""
    return kind.replace(" ", "-")
