"""What profiles and rules say, in the terms of the rules: weapons, characteristics, and abilities known by name alone.

Only what is fully understood is taken; of everything else the name is kept, and shown as not enforced.
"""

from __future__ import annotations

import re

from tablero.games.wh40k.battlescribe.xml import Element, plain
from tablero.games.wh40k.datasheets import (
    AMOUNT,
    CORE_ABILITIES,
    KEYWORD,
    NOTHING,
    WEAPON_ABILITIES,
    Ability,
    Amount,
    Weapon,
    fixed,
)
from tablero.kernel import say

UNIT = "Unit"
RANGED = "Ranged Weapons"
MELEE = "Melee Weapons"
ABILITIES = "Abilities"
TRANSPORT = "Transport"

_ANTI = re.compile(r"anti[- ](?P<keyword>.+?) (?P<number>[2-6])\+", re.IGNORECASE)
_NAMED = re.compile(r"(?P<name>[a-z' -]+?)(?: (?P<value>\d*D?\d*(?:\+\d+)?)[\"+]?)?", re.IGNORECASE)
_DAMAGED = re.compile(r"damaged: 1-(?P<number>\d+) wounds remaining", re.IGNORECASE)
_DAMAGED_TEXT = re.compile(
    r"while this model has 1-\d+ wounds remaining, each time this model makes an attack, subtract 1 from the hit roll\.?",
    re.IGNORECASE,
)
_INVULNERABLE = re.compile(r"invulnerable save(?: \((?P<save>[2-6])\+\))?", re.IGNORECASE)
_HAS_SAVE = re.compile(
    r"(?:(?:this model has|models in this unit have|the bearer has) an? )?(?P<save>[2-6])\+(?: invulnerable save)?\.?",
    re.IGNORECASE,
)
_MODEL_HAS_SAVE = re.compile(
    r"(?:this unit's )?(?P<model>.+?)(?: model)? has an? (?P<save>[2-6])\+ invulnerable save\.?", re.IGNORECASE
)
_BEARER_SAVE = re.compile(r"the bearer has an? (?P<save>[2-6])\+ invulnerable save\.?", re.IGNORECASE)
_BEARER_ABILITY = re.compile(r"the bearer has the (?P<ability>.+?) ability\.?", re.IGNORECASE)


def characteristics(profile: Element) -> dict[str, str]:
    """Return what a profile says, by the names of its characteristics."""
    return {one.get("name"): plain(one.text) for one in profile.under("characteristics")}


def description(profile: Element) -> str:
    """Return the text of an ability."""
    return characteristics(profile).get("Description", "")


# Numbers.


def whole(profile: Element, said: dict[str, str], name: str) -> int:
    """Return a characteristic that is a number, as `3+`, `6"` or `4`."""
    text = said.get(name, "").strip('"+ ')
    if not text.lstrip("-").isdigit() or len(text) > 4:
        profile.refuse(say("wh40k-data-characteristic", profile=profile.name[:60], name=name, text=text[:40]))
    return int(text)


def amount(profile: Element, said: dict[str, str], name: str) -> Amount:
    """Return a characteristic that is a number or dice."""
    try:
        return Amount.parse(said.get(name, ""))
    except ValueError:
        text = said.get(name, "")[:40]
        profile.refuse(say("wh40k-data-characteristic", profile=profile.name[:60], name=name, text=text))


def dash(text: str) -> bool:
    """Tell whether a characteristic is not there."""
    return text in ("", "-", "N/A", "*")


# Abilities.


def core_ability(name: str) -> Ability | None:
    """Return the ability of a model or unit that a name alone stands for.

    >>> core_ability('Scouts 6"'), core_ability("Deadly Demise D3"), core_ability("Feel No Pain 4+ (Psychic)")
    (Ability(name='scouts', value=Amount(dice=0, sides=6, plus=6), keyword=''),
     Ability(name='deadly-demise', value=Amount(dice=1, sides=3, plus=0), keyword=''), None)
    """
    return _named(name, CORE_ABILITIES)


def weapon_ability(name: str) -> Ability | None:
    """Return the ability of a weapon that a word in its profile stands for.

    >>> weapon_ability("anti-Fly 4+"), weapon_ability("Twin-linked"), weapon_ability("Dead Choppy")
    (Ability(name='anti', value=Amount(dice=0, sides=6, plus=4), keyword='FLY'),
     Ability(name='twin-linked', value=Amount(dice=0, sides=6, plus=0), keyword=''), None)
    """
    if anti := _ANTI.fullmatch(name):
        return Ability("anti", fixed(int(anti["number"])), anti["keyword"].upper())
    return _named(name, WEAPON_ABILITIES)


def _named(name: str, known: dict[str, str] | object) -> Ability | None:
    found = _NAMED.fullmatch(name)
    key = found["name"].strip().lower().replace(" ", "-") if found else ""
    abilities = CORE_ABILITIES if known is CORE_ABILITIES else WEAPON_ABILITIES
    has = abilities.get(key)
    if found is None or has is None or has == KEYWORD or bool(found["value"]) != bool(has):
        return None
    try:
        value = Amount.parse(found["value"]) if has else NOTHING
    except ValueError:
        return None
    return None if value.random and has != AMOUNT else Ability(key, value)


def damaged(profile: Element) -> Ability | None:
    """Return what a large model suffers that is badly damaged, if it is the usual (wh40k:datasheet.06)."""
    found = _DAMAGED.fullmatch(profile.name)
    if found is None or not _DAMAGED_TEXT.fullmatch(description(profile)):
        return None
    return Ability("damaged", fixed(int(found["number"])))


def explains_weapons(name: str) -> bool:
    """Tell whether a rule only repeats what an ability of weapons is: the profiles of weapons say who has it."""
    return name.lower().replace(" ", "-") in WEAPON_ABILITIES


def invulnerable(profile: Element, model: str = "") -> int | None:
    """Return the invulnerable save that a profile gives against every attack, 0 if it gives one only at times.

    The text may call a model by its name if it is the profile of that model alone.
    """
    named = _INVULNERABLE.fullmatch(profile.name)
    if named is None:
        return 0 if profile.name.lower().startswith("invulnerable save") else None
    said = _HAS_SAVE.fullmatch(description(profile))
    if said is None:
        said = _MODEL_HAS_SAVE.fullmatch(description(profile))
        if said is None or said["model"].casefold() != model.casefold():
            return 0
    return int(said["save"])


def bearer_save(profile: Element) -> int:
    """Return the invulnerable save that wargear gives whoever carries it, 0 if it gives none."""
    found = _BEARER_SAVE.fullmatch(description(profile))
    return int(found["save"]) if found else 0


def bearer_ability(profile: Element) -> Ability | None:
    """Return the ability that wargear gives whoever carries it (wh40k:datasheet.07)."""
    found = _BEARER_ABILITY.fullmatch(description(profile))
    return core_ability(found["ability"]) if found else None


# Weapons.


def weapon(profile: Element, item: str, alone: bool) -> Weapon:
    """Return the weapon that a profile of an item tells of; `alone` if the item has no other profile."""
    said = characteristics(profile)
    name = profile.name.lstrip("➤- ").strip()
    melee = profile.get("typeName") == MELEE or said.get("Range") == "Melee"
    skill = said.get("WS" if profile.get("typeName") == MELEE else "BS", "")
    words = [plain(word) for word in said.get("Keywords", "").strip("[]").split(",")]
    abilities = [(word, weapon_ability(word)) for word in words if not dash(word)]
    return Weapon(
        name=name,
        range=0 if melee else whole(profile, said, "Range"),
        attacks=amount(profile, said, "A"),
        skill=0 if dash(skill) else whole(profile, {"": skill}, ""),
        strength=fixed(0) if dash(said.get("S", "")) else amount(profile, said, "S"),
        ap=0 if dash(said.get("AP", "")) else whole(profile, said, "AP"),
        damage=fixed(0) if dash(said.get("D", "")) else amount(profile, said, "D"),
        abilities=tuple(ability for _, ability in abilities if ability),
        choice="" if alone and name.casefold() == item.casefold() else item,
        unenforced=tuple(word for word, ability in abilities if ability is None),
    )
