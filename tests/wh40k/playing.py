"""Units to play a piece of the rules with, by `run`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from procedures import Played as Played
from procedures import run as run
from tablero.games.wh40k.battlefield import laid_out, put
from tablero.games.wh40k.datasheets import (
    Ability,
    Amount,
    Army,
    Base,
    Datasheet,
    Entry,
    Equipped,
    Profile,
    Transport,
    Weapon,
)
from tablero.games.wh40k.state import LEADER, ON_BATTLEFIELD, Battle, Model, Unit
from tablero.kernel import Decision, Message
from tablero.tabletop import Battlefield, Pose


def profile(
    name: str = "Trooper",
    *,
    move: str | None = "6",
    toughness: int = 4,
    save: int = 3,
    wounds: int = 1,
    leadership: int = 6,
    oc: int = 1,
    invulnerable: tuple[int, ...] = (),
    base: int = 32,
    height: int = 40,
) -> Profile:
    """A model's characteristics."""
    speed = None if move is None else Amount.parse(move)
    return Profile(
        name,
        speed,
        toughness,
        save,
        wounds,
        leadership,
        oc,
        Base("round", 100 * base, 100 * base),
        100 * height,
        invulnerable,
    )


def ability(text: str) -> Ability:
    """An ability, as `rapid-fire 2` or `anti-VEHICLE 4`."""
    name, _, value = text.partition(" ")
    keyword = ""
    if name.startswith("anti-"):
        name, _, keyword = name.partition("-")
    return Ability(name, Amount.parse(value) if value else Amount(), keyword)


def weapon(
    name: str = "rifle",
    *,
    range: int = 24,
    attacks: str = "1",
    skill: int = 3,
    strength: str = "4",
    ap: int = 0,
    damage: str = "1",
    abilities: Sequence[str] = (),
) -> Weapon:
    """A weapon; with range 0 a melee weapon."""
    parsed = (Amount.parse(attacks), skill, Amount.parse(strength), ap, Amount.parse(damage))
    return Weapon(name, range, *parsed, tuple(ability(text) for text in abilities))


def entry(
    name: str,
    *models: tuple[int, Profile, Sequence[Weapon]],
    keywords: Sequence[str] = ("INFANTRY",),
    abilities: Sequence[str] = (),
    faction: Sequence[str] = (),
    leads: Sequence[str] = (),
    transport: Transport | None = None,
    points: int = 0,
) -> Entry:
    """A unit on a roster: so many models of each profile with these weapons."""
    sheet = Datasheet(
        name,
        tuple(each for _, each, _ in models),
        tuple(keywords),
        tuple(faction),
        tuple(ability(text) for text in abilities),
        leads=tuple(leads),
        transport=transport,
    )
    equipped = tuple(Equipped(number, each, tuple(weapons)) for number, each, weapons in models)
    return Entry(sheet, equipped, points)


def battle(*armies: Sequence[Entry]) -> Battle:
    """A battle of these armies, all of their units on the battlefield; nobody stands anywhere yet."""
    field = Battle(tuple(Army(f"army {seat}", "", "", 2000, tuple(units)) for seat, units in enumerate(armies)))
    field.field = laid_out(field, 60, 44)
    for unit in field.units:
        unit.place = ON_BATTLEFIELD
    field.active = field.first = 0
    field.round = 1
    return field


def join(field: Battle, seat: int, joining: Entry) -> Unit:
    """Add a unit to a battle that has begun, on the battlefield where nothing but models stands."""
    unit = field.add(seat, joining)
    unit.place = ON_BATTLEFIELD
    table = Battlefield(field.field.width, field.field.depth)
    table.bodies = [*field.field.bodies, *[None] * len(unit.models)]
    field.field = table
    return unit


def stand(field: Battle, model: int | Model, x: int, y: int = 0, z: int = 0, facing: int = 0) -> None:
    """Put a model somewhere, in units of the tabletop."""
    put(field, field.models[model] if isinstance(model, int) else model, Pose(x, y, z, facing))


def attach(field: Battle, leader: Unit, bodyguard: Unit) -> None:
    """Attach a Leader to its Bodyguard unit: its models go over to that unit, its own is gone."""
    for model in field.models_of(leader):
        model.unit, model.part = bodyguard.id, LEADER
    bodyguard.models += leader.models
    bodyguard.parts += leader.parts
    field.units.remove(leader)
    assert all(unit.id == number for number, unit in enumerate(field.units)), "give the Leader last"


def told(field: Battle, id: str) -> list[dict[str, Any]]:
    """The arguments of all lines of the log with this id."""
    return [dict(line.message.args) for line in field.log.entries if line.message.id == id]


def first(wanted: Callable[[Any], bool]) -> Callable[[Decision], Any]:
    """An answer to a choice: the first option that is wanted."""
    return lambda decision: next(option for option in getattr(decision, "options", ()) if wanted(option))


def messages(field: Battle) -> list[Message]:
    """Everything that the log tells."""
    return [line.message for line in field.log.entries]
