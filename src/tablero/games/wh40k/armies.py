"""The armies that a battle starts with: ready-made, or given with the settings; checked before anything is set up.

An army in the settings is the name of a ready-made one, or an object with everything that its datasheets say, so that a
record is played on any machine: see docs/wh40k-armies.md. Null is a ready-made army.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tablero.games.wh40k.checking import LONGEST, Given
from tablero.games.wh40k.datasheets import CORE_ABILITIES, Army, Datasheet, Entry, Equipped, Weapon
from tablero.games.wh40k.mustering import AGREED, BATTLE_SIZES
from tablero.games.wh40k.printed import MOST_ABILITIES, datasheet_of, datasheet_to_json, weapon_of, weapon_to_json
from tablero.kernel import BadSetup, Json, Rng, say

FOLDER = Path(__file__).parent / "content" / "armies"
FIRST = ("space-marines-500", "orks-500")
"""What is played with if nobody says otherwise, by seat."""
FIRST_OF = {"incursion": ("space-marines-1000", "orks-1000")}
"""And at a battle size that has ready-made armies of its own."""

MOST_UNITS = 100
MOST_MODELS = 60
"""In a unit."""
MOST_IN_ALL = 400
"""Models of an army."""
MOST_WEAPONS = 400
"""Different ones of an army."""
MOST_CARRIED = 40
"""By a model."""
MOST_POINTS = 100_000


# Writing.


def army_to_json(army: Army) -> Json:
    """Return an army as the setting holds it: each datasheet and each weapon once, and what refers to them by number."""
    sheets = list(dict.fromkeys(entry.datasheet for entry in army.entries))
    carried = (weapon for entry in army.entries for models in entry.models for weapon in models.weapons)
    weapons: dict[str, Weapon] = {}
    for weapon in carried:
        weapons.setdefault(_key(weapon), weapon)
    numbers = {key: number for number, key in enumerate(weapons)}
    return {
        "name": army.name,
        "faction": army.faction,
        "detachment": army.detachment,
        "limit": army.limit,
        "datasheets": [datasheet_to_json(sheet) for sheet in sheets],
        "weapons": [weapon_to_json(weapon) for weapon in weapons.values()],
        "units": [_entry_to_json(entry, sheets.index(entry.datasheet), numbers) for entry in army.entries],
    }


def _key(weapon: Weapon) -> str:
    return f"{weapon.content_key}|{weapon.unenforced}"


def _entry_to_json(entry: Entry, sheet: int, weapons: Mapping[str, int]) -> Json:
    told: dict[str, Json] = {"datasheet": sheet, "points": entry.points}
    if entry.warlord:
        told["warlord"] = True
    if entry.enhancement:
        told["enhancement"] = entry.enhancement
    told["models"] = [_models_to_json(entry.datasheet, models, weapons) for models in entry.models]
    return told


def _models_to_json(sheet: Datasheet, models: Equipped, weapons: Mapping[str, int]) -> Json:
    told: dict[str, Json] = {
        "number": models.number,
        "profile": sheet.profiles.index(models.profile),
        "weapons": [weapons[_key(weapon)] for weapon in models.weapons],
    }
    if models.abilities:
        told["abilities"] = [ability.text for ability in models.abilities]
    if models.wargear:
        told["wargear"] = list(models.wargear)
    if models.name:
        told["name"] = models.name
    return told


# Reading.


def army_of(value: Any, place: str) -> Army:
    """Return the army that a name or plain JSON stands for; raise `BadSetup` naming what is wrong, and where."""
    if isinstance(value, str):
        if value not in names():
            raise BadSetup(place, say("wh40k-army-no-such", name=value[:LONGEST], names=", ".join(names())))
        return ready_made(value)
    needed = ("name", "faction", "detachment", "limit", "datasheets", "weapons", "units")
    fields = Given(value, place).fields(*needed, needed=needed)
    sheets = [datasheet_of(one) for one in fields["datasheets"].items(MOST_UNITS, 1)]
    weapons = [weapon_of(one) for one in fields["weapons"].items(MOST_WEAPONS)]
    army = Army(
        name=fields["name"].text(empty=True),
        faction=fields["faction"].text(),
        detachment=fields["detachment"].text(empty=True),
        limit=fields["limit"].number(1, MOST_POINTS),
        entries=tuple(_entry(one, sheets, weapons) for one in fields["units"].items(MOST_UNITS, 1)),
    )
    if (count := sum(models.number for entry in army.entries for models in entry.models)) > MOST_IN_ALL:
        fields["units"].refuse(say("wh40k-army-models", count=count, most=MOST_IN_ALL))
    return army


def _entry(given: Given, sheets: list[Datasheet], weapons: list[Weapon]) -> Entry:
    needed = ("datasheet", "points", "models")
    fields = given.fields(*needed, "warlord", "enhancement", needed=needed)
    sheet = fields["datasheet"].one_of(sheets)  # wh40k:core.05
    models = tuple(_models(one, sheet, weapons) for one in fields["models"].items(MOST_MODELS, 1))
    if (count := sum(each.number for each in models)) > MOST_MODELS:
        fields["models"].refuse(say("wh40k-army-models", count=count, most=MOST_MODELS))
    return Entry(
        datasheet=sheet,
        models=models,
        points=fields["points"].number(0, MOST_POINTS),
        warlord=fields["warlord"].flag() if "warlord" in fields else False,
        enhancement=fields["enhancement"].text() if "enhancement" in fields else "",
    )


def _models(given: Given, sheet: Datasheet, weapons: list[Weapon]) -> Equipped:
    needed = ("number", "profile", "weapons")
    fields = given.fields(*needed, "abilities", "wargear", "name", needed=needed)
    return Equipped(
        number=fields["number"].number(1, MOST_MODELS),
        profile=fields["profile"].one_of(sheet.profiles),
        weapons=tuple(one.one_of(weapons) for one in fields["weapons"].items(MOST_CARRIED)),
        abilities=fields["abilities"].abilities(CORE_ABILITIES, MOST_ABILITIES) if "abilities" in fields else (),
        wargear=fields["wargear"].texts(MOST_CARRIED) if "wargear" in fields else (),
        name=fields["name"].text() if "name" in fields else "",
    )


# Ready-made armies, and those of the settings.


@cache
def names() -> tuple[str, ...]:
    """Return the names of the ready-made armies."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@cache
def ready_made(name: str) -> Army:
    """Return a ready-made army."""
    return army_of(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")), name)


def armies_of(settings: Mapping[str, Any], seats: int = 2) -> tuple[Army, ...]:
    """Return each seat's army by the setting; a seat that brings none gets one (`usual`)."""
    value = settings["armies"]
    if not isinstance(value, list | tuple) or len(value) not in (0, seats):
        raise BadSetup("armies", say("wh40k-setup-armies", seats=seats))
    given = list(value or [None] * seats)
    found = [None if one is None else army_of(one, f"armies[{seat}]") for seat, one in enumerate(given)]
    brought = [army for army in found if army is not None]
    format = settings.get("format", "")
    return tuple(usual(format, seat, brought) if army is None else army for seat, army in enumerate(found))


def usual(format: str, seat: int, brought: Sequence[Army]) -> Army:
    """Return the army of a seat that brings none: a ready-made one of the battle's size.

    Where none has that size, it is what another player brings: both choose one battle size (wh40k:muster.02).
    """
    first = FIRST_OF.get(format, FIRST)
    army = ready_made(first[seat % len(first)])
    agreed = brought[0].limit if brought and format == AGREED else army.limit
    limit = BATTLE_SIZES.get(format, agreed)
    if army.limit == limit:
        return army
    able = [ready_made(name) for name in names() if ready_made(name).limit == limit]
    able = able or [one for one in brought if one.limit == limit] or [army]
    return able[seat % len(able)]


def sample(rng: Rng, seats: int, limit: int | None = None) -> list[Json]:
    """Return the name of a ready-made army for each seat, of this limit of points; of any one limit without it."""
    limits = sorted({ready_made(name).limit for name in names()})
    chosen = rng.choice(limits) if limit is None else limit
    able = [name for name in names() if ready_made(name).limit == chosen]
    return [rng.choice(able) for _ in range(seats)] if able else [FIRST[seat % len(FIRST)] for seat in range(seats)]
