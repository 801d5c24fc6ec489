"""What is printed: datasheets with the profiles of their models and weapons. Facts, shared by all games, never changed.

Distances are in inches here, as on a datasheet; on the battlefield they are in the units of `tablero.tabletop`, hundredths of
a millimetre, as bases and heights are here too: there are bases of 28.5 mm.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

_AMOUNT = re.compile(r"(?:(?P<dice>\d*)D(?P<sides>[36]))?(?:\+?(?P<plus>\d+))?")


class Amount(NamedTuple):
    """A number, or dice to roll and what is added to them.

    >>> Amount.parse("2D6+1")
    Amount(dice=2, sides=6, plus=1)
    >>> str(Amount.parse("D3")), str(Amount.parse("4")), str(Amount.parse("2D6+1"))
    ('D3', '4', '2D6+1')
    """

    dice: int = 0
    sides: int = 6
    plus: int = 0

    @classmethod
    def parse(cls, text: str) -> Amount:
        """Return the amount that a datasheet writes so; raise `ValueError` for anything else."""
        found = _AMOUNT.fullmatch(text.replace(" ", "").upper())
        if not text.strip() or found is None:
            raise ValueError(f"no amount: {text!r}")
        sides = found["sides"]
        dice = int(found["dice"] or 1) if sides else 0
        return cls(dice, int(sides or 6), int(found["plus"] or 0))

    @property
    def random(self) -> bool:
        """Whether dice are rolled for it."""
        return self.dice > 0

    def __str__(self) -> str:
        rolled = f"{self.dice if self.dice > 1 else ''}D{self.sides}" if self.dice else ""
        if not rolled:
            return str(self.plus)
        return f"{rolled}+{self.plus}" if self.plus else rolled


NOTHING = Amount()


def fixed(number: int) -> Amount:
    """Return an amount for which nothing is rolled."""
    return Amount(plus=number)


class Ability(NamedTuple):
    """A core ability of a datasheet, or one of a weapon, by the name the rules give it.

    >>> Ability("anti", fixed(4), "VEHICLE").keyword, str(Ability("feel-no-pain", fixed(5)).value)
    ('VEHICLE', '5')
    >>> Ability.parse("anti 4 VEHICLE", WEAPON_ABILITIES), Ability("blast").text, Ability.parse("scouts", CORE_ABILITIES)
    (Ability(name='anti', value=Amount(dice=0, sides=6, plus=4), keyword='VEHICLE'), 'blast', None)
    """

    name: str
    """As in the id of its rule: `rapid-fire` for wh40k:weapon.rapid-fire, `scouts` for wh40k:ability.scouts."""
    value: Amount = NOTHING
    """Its X, where it has one."""
    keyword: str = ""
    """What Anti is against."""

    @property
    def text(self) -> str:
        """How files write it."""
        return " ".join(filter(None, (self.name, str(self.value) if self.value != NOTHING else "", self.keyword)))

    @classmethod
    def parse(cls, text: str, known: Mapping[str, str]) -> Ability | None:
        """Return what files write so, if it is one of the known ones and has what those have."""
        name, _, rest = text.partition(" ")
        value, _, keyword = rest.partition(" ")
        has = known.get(name)
        if has is None or bool(value) != bool(has) or bool(keyword) != (has == KEYWORD):
            return None
        try:
            amount = Amount.parse(value) if value else NOTHING
        except ValueError:
            return None
        if (value and amount == NOTHING) or (has in (NUMBER, KEYWORD) and amount.random):
            return None
        return cls(name, amount, keyword)


NUMBER: Final = "number"
AMOUNT: Final = "amount"
KEYWORD: Final = "keyword"
"""What an ability has besides its name: a number, an amount, or a number and the keyword that it is against."""

CORE_ABILITIES: Final[Mapping[str, str]] = {
    "damaged": NUMBER,
    "deadly-demise": AMOUNT,
    "deep-strike": "",
    "deploys-last": "",
    "feel-no-pain": NUMBER,
    "fights-first": "",
    "firing-deck": NUMBER,
    "hover": "",
    "infiltrators": "",
    "leader": "",
    "lone-operative": "",
    "reroll-hit-ones-aura": KEYWORD,
    "scouts": NUMBER,
    "stealth": "",
}
"""The abilities of models and units that the rules know, and what each has (wh40k:datasheet.13).

`damaged` X is what is printed of large models that X wounds or fewer are left to: 1 less to hit (wh40k:datasheet.06).
`reroll-hit-ones-aura` X is an Aura with its range and the keywords of those it affects: see `auras`.
`deploys-last` is what is printed of units that may be deployed when both armies are (wh40k:mission.only-war.09).
"""

WEAPON_ABILITIES: Final[Mapping[str, str]] = {
    "anti": KEYWORD,
    "assault": "",
    "blast": "",
    "devastating-wounds": "",
    "extra-attacks": "",
    "hazardous": "",
    "heavy": "",
    "ignores-cover": "",
    "indirect-fire": "",
    "lance": "",
    "lethal-hits": "",
    "melta": AMOUNT,
    "pistol": "",
    "precision": "",
    "psychic": "",
    "rapid-fire": AMOUNT,
    "sustained-hits": AMOUNT,
    "torrent": "",
    "twin-linked": "",
}
"""The abilities of weapons that the rules know, and what each has (wh40k:weapon.general)."""


class Weapon:
    """One profile of a weapon. A weapon with several profiles is several of these with the same `choice`."""

    __slots__ = ("abilities", "ap", "attacks", "choice", "damage", "name", "range", "skill", "strength", "unenforced")

    def __init__(
        self,
        name: str,
        range: int,
        attacks: Amount,
        skill: int,
        strength: Amount,
        ap: int,
        damage: Amount,
        abilities: tuple[Ability, ...] = (),
        choice: str = "",
        unenforced: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.range = range
        """In inches, 0 for a melee weapon."""
        self.attacks = attacks
        self.skill = skill
        """BS or WS, 0 for a weapon that makes no hit roll."""
        self.strength = strength
        self.ap = ap
        """0 or negative."""
        self.damage = damage
        self.abilities = abilities
        self.choice = choice
        """What weapons share that are profiles of one: of those that could be used, only one is. A second such weapon of
        the same model has a `choice` of its own."""
        self.unenforced = unenforced
        """Names of abilities that the rules here don't know: shown as not enforced."""

    @property
    def melee(self) -> bool:
        """Whether it is a melee weapon (wh40k:datasheet.08)."""
        return self.range == 0

    def ability(self, name: str) -> Ability | None:
        """Return its ability of this name."""
        return next((ability for ability in self.abilities if ability.name == name), None)

    def has(self, name: str) -> bool:
        """Tell whether it has an ability."""
        return any(ability.name == name for ability in self.abilities)

    @property
    def content_key(self) -> str:
        """All that it is, which stands for it in a digest."""
        words = (self.attacks, self.skill, self.strength, self.ap, self.damage)
        abilities = ",".join(f"{name} {value} {keyword}" for name, value, keyword in self.abilities)
        return f"{self.name}|{self.range}|{'/'.join(map(str, words))}|{abilities}|{self.choice}"

    def __repr__(self) -> str:
        return f"Weapon({self.content_key!r})"


_COPY = re.compile(r" \(\d+\)$")


def copies(profiles: tuple[Weapon, ...], number: int) -> tuple[Weapon, ...]:
    """Return what a model carries that has so many of a weapon, which has these profiles."""
    found = list(profiles) if number else []
    for copy in range(2, number + 1):
        for one in profiles:
            words = (one.name, one.range, one.attacks, one.skill, one.strength, one.ap, one.damage, one.abilities)
            found.append(Weapon(*words, f"{one.choice} ({copy})", one.unenforced) if one.choice else one)
    return tuple(found)


def carried(weapons: Sequence[Weapon]) -> list[str]:
    """Return the names of weapons, profiles of the same weapon only once.

    >>> blade, cut, thrust = (Weapon(name, 0, fixed(1), 3, fixed(4), 0, fixed(1)) for name in ("Blade", "Cut", "Thrust"))
    >>> cut.choice = thrust.choice = "Sword"
    >>> carried((blade, *copies((cut, thrust), 2), blade))
    ['Blade', 'Sword', 'Sword', 'Blade']
    """
    choices: dict[str, None] = {}
    names = []
    for weapon in weapons:
        if not weapon.choice:
            names.append(weapon.name)
        elif weapon.choice not in choices:
            choices[weapon.choice] = None
            names.append(_COPY.sub("", weapon.choice))
    return names


class Base(NamedTuple):
    """What a model stands on, in 0.01 mm: `round`, `oval`, or the `hull` of a model without a base."""

    shape: str
    length: int
    width: int


class Profile:
    """A model's characteristics (wh40k:datasheet.02)."""

    __slots__ = ("base", "height", "invulnerable", "leadership", "move", "name", "oc", "save", "toughness", "wounds")

    def __init__(
        self,
        name: str,
        move: Amount | None,
        toughness: int,
        save: int,
        wounds: int,
        leadership: int,
        oc: int,
        base: Base,
        height: int,
        invulnerable: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.move = move
        """In inches; None is a dash: it can't move at all."""
        self.toughness = toughness
        self.save = save
        self.wounds = wounds
        self.leadership = leadership
        self.oc = oc
        self.base = base
        self.height = height
        """In 0.01 mm, of the whole model: the data doesn't have it, so a table of ours gives it (`sizes`)."""
        self.invulnerable = invulnerable
        """Each invulnerable save that it has."""

    @property
    def content_key(self) -> str:
        """All that it is, which stands for it in a digest."""
        return "|".join(str(getattr(self, name)) for name in sorted(self.__slots__))

    def __repr__(self) -> str:
        return f"Profile({self.content_key!r})"


class Transport(NamedTuple):
    """How many models of which keywords may be embarked (wh40k:transport.01)."""

    capacity: int
    allowed: tuple[tuple[str, ...], ...] = ()
    """A model needs all keywords of one of these; anybody may embark where there is none."""
    excluded: tuple[str, ...] = ()
    """Keywords of models that may not."""
    spaces: tuple[tuple[str, int], ...] = ()
    """Keywords of models that take more than one place each."""


class Datasheet:
    """What a unit is made from."""

    __slots__ = (
        "abilities",
        "faction_keywords",
        "keywords",
        "leads",
        "name",
        "profiles",
        "transport",
        "unenforced",
    )

    def __init__(
        self,
        name: str,
        profiles: tuple[Profile, ...],
        keywords: tuple[str, ...],
        faction_keywords: tuple[str, ...],
        abilities: tuple[Ability, ...] = (),
        unenforced: tuple[str, ...] = (),
        leads: tuple[str, ...] = (),
        transport: Transport | None = None,
    ) -> None:
        self.name = name
        self.profiles = profiles
        self.keywords = keywords
        """In capitals."""
        self.faction_keywords = faction_keywords
        self.abilities = abilities
        """Core abilities, which the rules here know."""
        self.unenforced = unenforced
        """Names of abilities that the rules here don't know: shown as not enforced."""
        self.leads = leads
        """Names of the datasheets that it can be attached to as a Leader."""
        self.transport = transport

    def ability(self, name: str) -> Ability | None:
        """Return its core ability of this name."""
        return next((ability for ability in self.abilities if ability.name == name), None)

    @property
    def content_key(self) -> str:
        """What stands for it in a digest."""
        return f"{self.name}|{self.keywords}|{self.abilities}"

    def __repr__(self) -> str:
        return f"Datasheet({self.name!r})"


class Equipped(NamedTuple):
    """So many models of a unit on a roster that are alike: their profile and what they carry."""

    number: int
    profile: Profile
    weapons: tuple[Weapon, ...]
    abilities: tuple[Ability, ...] = ()
    """Of their wargear (wh40k:datasheet.07)."""
    wargear: tuple[str, ...] = ()
    """Names of what they carry that is no weapon."""
    name: str = ""
    """What the roster calls them, where that is not the name of their profile."""


class Entry(NamedTuple):
    """A unit on a roster (wh40k:muster.08)."""

    datasheet: Datasheet
    models: tuple[Equipped, ...]
    points: int
    warlord: bool = False
    enhancement: str = ""


class Army(NamedTuple):
    """A roster."""

    name: str
    faction: str
    """A faction keyword."""
    detachment: str
    limit: int
    """Points that it may cost."""
    entries: tuple[Entry, ...]


def unenforced(entry: Entry) -> list[str]:
    """Return the names of what a unit has that the rules here don't know."""
    weapons = (weapon for models in entry.models for weapon in models.weapons)
    names = (*entry.datasheet.unenforced, *(name for weapon in weapons for name in weapon.unenforced), *extras(entry))
    return list(dict.fromkeys(names))


def extras(entry: Entry) -> list[str]:
    """Return the names of wargear and Enhancement that a unit has and the rules here don't know."""
    wargear = (name for models in entry.models for name in models.wargear if not _all_known(entry, models))
    return list(dict.fromkeys((*wargear, *([entry.enhancement] if entry.enhancement else []))))


def _all_known(entry: Entry, models: Equipped) -> bool:
    """Tell whether each item of wargear that models have gives an ability or a save that the rules know."""
    own = models.profile
    plain = [one for one in entry.datasheet.profiles if one.name == own.name and one.invulnerable != own.invulnerable]
    saved = any(set(one.invulnerable) < set(own.invulnerable) for one in plain)
    return len(models.wargear) <= len(models.abilities) + saved
