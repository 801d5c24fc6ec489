"""Units that enter play as copies of others: only what is printed is copied."""

from __future__ import annotations

from functools import cache

from tablero.games.swu.abilities import Act, PrintedAs
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Played, Table, Unit
from tablero.kernel import Choose, Option, Play, say


@cache
def copy_of(key: str, face: Face, printed: tuple[int, int] | None = None) -> Face:
    """Return a face as the card with this key has it while it is a copy: not unique, and a Clone; of a token, a token.

    `printed` is what counts as printed power and HP, if that is something else than what is on the card.
    """
    twin = Face.__new__(Face)
    for name in Face.__slots__:
        setattr(twin, name, getattr(face, name))
    twin.key = key
    twin.side = f"copy of {face.key}" if face.key != key else face.side
    twin.unique = False
    twin.traits = face.traits | {"clone"}
    if printed is not None:
        twin.power, twin.hp = printed
        twin.side += f" {printed[0]}/{printed[1]}"
    return twin


def guise(table: Table, seat: int, card: int) -> Play[Face]:
    """Return the face with which a card enters play: its own, or that of a unit which it may copy."""
    face = table.faces[card]
    kinds = next((ability.copies for ability in face.standing if ability.copies is not None), None)
    if kinds is None:
        return face
    current(table)
    act = Act(seat, Played(card, face, table.owners[card], seat))
    units = [unit for unit in table.units() if all(one.test(table, act, unit) for one in kinds)]
    options: list[Option] = [unit.ref for unit in units]
    table.playing.append(card)  # on its way, while its player decides
    answer = yield Choose(seat, [*options, "pass"], say("swu-ask-copy", card=face.name, if_pass=say("swu-copy-none")))
    table.playing.remove(card)
    if answer == "pass":
        return face
    unit = next(one for one in units if one.ref == answer)
    return copy_of(face.key, unit.face, printed_on(unit))


def printed_on(unit: Unit) -> tuple[int, int] | None:
    """Return what counts as the printed power and HP of a unit, if an upgrade says so."""
    rules = [
        ability for upgrade in unit.upgrades for ability in upgrade.face.standing if isinstance(ability, PrintedAs)
    ]
    return (rules[-1].power, rules[-1].hp) if rules else None
