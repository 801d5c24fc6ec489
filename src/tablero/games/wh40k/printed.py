"""Datasheets and weapons as JSON: how files, settings and records hold them, with nothing that is as it usually is."""

from __future__ import annotations

from typing import Any

from tablero.games.wh40k.checking import Given
from tablero.games.wh40k.datasheets import (
    CORE_ABILITIES,
    WEAPON_ABILITIES,
    Amount,
    Base,
    Datasheet,
    Profile,
    Transport,
    Weapon,
)
from tablero.kernel import Json, say

MOST_PROFILES = 20
MOST_ABILITIES = 20
MOST_NAMES = 60
SHAPES = ("round", "oval", "hull")

_MOST_DICE = 300
"""Nothing is rolled that could come to more."""


# Weapons.


def weapon_to_json(weapon: Weapon) -> Json:
    """Return a weapon as JSON."""
    told = {
        "name": weapon.name,
        "range": weapon.range,
        "attacks": _amount(weapon.attacks),
        "skill": weapon.skill,
        "strength": _amount(weapon.strength),
        "ap": weapon.ap,
        "damage": _amount(weapon.damage),
        "abilities": [ability.text for ability in weapon.abilities],
        "choice": weapon.choice,
        "unenforced": list(weapon.unenforced),
    }
    return _without_empty(told, "range", "skill", "ap", "abilities", "choice", "unenforced")


def weapon_of(given: Given) -> Weapon:
    """Return the weapon that JSON tells of."""
    fields = given.fields(
        *("name", "range", "attacks", "skill", "strength", "ap", "damage", "abilities", "choice", "unenforced"),
        needed=("name", "attacks", "strength", "damage"),
    )
    return Weapon(
        name=fields["name"].text(),
        range=fields["range"].number(0, 500) if "range" in fields else 0,
        attacks=fields["attacks"].amount(_MOST_DICE),
        skill=fields["skill"].number(2, 6) if "skill" in fields else 0,
        strength=fields["strength"].amount(_MOST_DICE),
        ap=fields["ap"].number(-10, 0) if "ap" in fields else 0,
        damage=fields["damage"].amount(_MOST_DICE),
        abilities=fields["abilities"].abilities(WEAPON_ABILITIES, MOST_ABILITIES) if "abilities" in fields else (),
        choice=fields["choice"].text() if "choice" in fields else "",
        unenforced=fields["unenforced"].texts(MOST_NAMES) if "unenforced" in fields else (),
    )


# Profiles.


def profile_to_json(profile: Profile) -> Json:
    """Return a model's characteristics as JSON."""
    told = {
        "name": profile.name,
        "move": "-" if profile.move is None else _amount(profile.move),
        "toughness": profile.toughness,
        "save": profile.save,
        "wounds": profile.wounds,
        "leadership": profile.leadership,
        "oc": profile.oc,
        "invulnerable": list(profile.invulnerable),
        "base": [profile.base.shape, profile.base.length, profile.base.width],
        "height": profile.height,
    }
    return _without_empty(told, "invulnerable")


def profile_of(given: Given) -> Profile:
    """Return the characteristics that JSON tells of."""
    needed = ("name", "move", "toughness", "save", "wounds", "leadership", "oc", "base", "height")
    fields = given.fields(*needed, "invulnerable", needed=needed)
    saves = fields["invulnerable"].items(5) if "invulnerable" in fields else []
    return Profile(
        name=fields["name"].text(),
        move=None if fields["move"].value == "-" else fields["move"].amount(60),
        toughness=fields["toughness"].number(1, 30),
        save=fields["save"].number(2, 7),
        wounds=fields["wounds"].number(1, 200),
        leadership=fields["leadership"].number(2, 12),
        oc=fields["oc"].number(0, 60),
        base=_base(fields["base"]),
        height=fields["height"].number(100, 100_000),
        invulnerable=tuple(save.number(2, 6) for save in saves),
    )


def _base(given: Given) -> Base:
    shape, length, width = given.items(3, 3)
    if shape.value not in SHAPES:
        shape.refuse(say("wh40k-json-shape", shapes=", ".join(SHAPES)))
    base = Base(shape.value, length.number(1_000, 100_000), width.number(1_000, 100_000))
    if base.width > base.length or (base.shape == "round" and base.width != base.length):
        given.refuse(say("wh40k-json-base"))
    return base


# Datasheets.


def datasheet_to_json(sheet: Datasheet) -> Json:
    """Return a datasheet as JSON."""
    told = {
        "name": sheet.name,
        "keywords": list(sheet.keywords),
        "faction": list(sheet.faction_keywords),
        "profiles": [profile_to_json(profile) for profile in sheet.profiles],
        "abilities": [ability.text for ability in sheet.abilities],
        "unenforced": list(sheet.unenforced),
        "leads": list(sheet.leads),
        "transport": None if sheet.transport is None else _transport_to_json(sheet.transport),
    }
    return _without_empty(told, "abilities", "unenforced", "leads", "transport")


def datasheet_of(given: Given) -> Datasheet:
    """Return the datasheet that JSON tells of."""
    needed = ("name", "keywords", "faction", "profiles")
    fields = given.fields(*needed, "abilities", "unenforced", "leads", "transport", needed=needed)
    # wh40k:datasheet.01, wh40k:datasheet.12
    return Datasheet(
        name=fields["name"].text(),
        profiles=tuple(profile_of(one) for one in fields["profiles"].items(MOST_PROFILES, 1)),
        keywords=fields["keywords"].keywords(MOST_NAMES),
        faction_keywords=fields["faction"].keywords(MOST_NAMES),
        abilities=fields["abilities"].abilities(CORE_ABILITIES, MOST_ABILITIES) if "abilities" in fields else (),
        unenforced=fields["unenforced"].texts(MOST_NAMES) if "unenforced" in fields else (),
        leads=fields["leads"].texts(MOST_NAMES) if "leads" in fields else (),
        transport=_transport(fields["transport"]) if "transport" in fields else None,
    )


def _transport_to_json(transport: Transport) -> Json:
    told = {
        "capacity": transport.capacity,
        "allowed": [list(words) for words in transport.allowed],
        "excluded": list(transport.excluded),
        "spaces": dict(transport.spaces),
    }
    return _without_empty(told, "allowed", "excluded", "spaces")


def _transport(given: Given) -> Transport:
    fields = given.fields("capacity", "allowed", "excluded", "spaces", needed=("capacity",))
    return Transport(
        capacity=fields["capacity"].number(0, 200),
        allowed=tuple(one.keywords(6) for one in fields["allowed"].items(20)) if "allowed" in fields else (),
        excluded=fields["excluded"].keywords(20) if "excluded" in fields else (),
        spaces=_spaces(fields["spaces"]) if "spaces" in fields else (),
    )


def _spaces(given: Given) -> tuple[tuple[str, int], ...]:
    if not isinstance(given.value, dict) or len(given.value) > 20:
        given.refuse(say("wh40k-json-spaces"))
    Given(list(given.value), given.place).keywords(20)
    return tuple((name, Given(count, f"{given.place}.{name}").number(1, 30)) for name, count in given.value.items())


def _amount(amount: Amount) -> int | str:
    return str(amount) if amount.random else amount.plus


def _without_empty(told: dict[str, Any], *usual: str) -> Json:
    """Leave out what is empty: it need not be said."""
    return {name: value for name, value in told.items() if value or name not in usual}
