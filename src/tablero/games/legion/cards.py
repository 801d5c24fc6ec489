"""What is printed on the cards: units, upgrades, command cards, battle cards, battle forces. Facts, one set for each edition.

They are read once from `content/2026` and `content/2023`; the ids are those that list builders use, and the same id may be
another card in the other edition. What is printed as a sentence is not here: `text` tells whether a card has such a text,
and `assumed` and `missing` name what no source gives for certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, TypeVar

import msgspec

from tablero.kernel.codec import know

RANKS: Final = ("commander", "operative", "corps", "special_forces", "support", "heavy")
FACTIONS: Final = ("empire", "rebels", "republic", "separatists")
"""The factions of the rulebooks; armies of mercenaries and of Mandalorians are made by battle forces only."""

Text = Literal["", "known", "unknown"]
"""Whether a card does more than its other fields say: nothing, something that is known, or nobody knows what."""

UPGRADE_TYPES: Final = (  # legion26:upgrade.01, legion23:upgrade.01
    "armament",
    "clan",
    "command",
    "comms",
    "crew",
    "doctrine",
    "force",
    "gear",
    "generator",
    "grenades",
    "hardpoint",
    "heavy weapon",
    "ordnance",
    "personnel",
    "pilot",
    "programming",
    "squad leader",
    "training",
)
AFFILIATIONS: Final = (  # legion26:apxc.07, legion23:merc.07
    "Black Sun",
    "Pyke Syndicate",
    "Raiders",
    "Rogues",
    "Maul Loyalists",
    "Ewoks",
    "Mandalorians",
    "Clan Kryze",
    "Clan Saxon",
    "Clan Wren",
    "Children of the Watch",
)
GRID_SQUARE: Final = 3 * 2540
"""The side of a square of a `BattleCard.grid`: two make the Range 1 of a square on a Map card (legion26:cards.04)."""

_CONTENT = Path(__file__).parent / "content"


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword, with what stands after it: «Weak Point 1: Rear» has the value 1 and is about `rear`."""

    name: str
    """As the rulebook's glossary has it, in small letters and with hyphens: `low-profile`."""
    value: int | None = None
    """Its X; none where it has no number."""
    about: str = ""
    """Arcs, tokens, names of units, ranks and types, in small letters unless they are names; several parted by commas."""
    capacity: int = 0
    """How often the card may be used, for Repair and Treat."""
    varies: bool = False
    """Whether its number is the X of a unit whose mood is based on profit."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon: where it reaches, its dice, and its keywords."""

    name: str
    melee: bool = False
    least: int = 0
    """Its minimum range."""
    most: int | None = 0
    """Its maximum range; none if it has no limit, 0 if it can be used in melee only."""
    red: int = 0
    black: int = 0
    white: int = 0
    surge: str = ""
    """What its own surge chart turns attack surges into, where it has one: `hit` or `critical`."""
    keywords: tuple[Keyword, ...] = ()

    @property
    def ranged(self) -> bool:
        """Whether it can be used at a range."""
        return self.most != 0


@dataclass(frozen=True, slots=True)
class Base:
    """A base, in hundredths of a millimetre."""

    shape: str
    """`round` or `oblong`."""
    length: int
    width: int
    notched: bool = False


BASES: Final = (
    Base("round", 2700, 2700),
    Base("round", 5000, 5000, notched=True),
    Base("round", 7000, 7000, notched=True),
    Base("round", 10000, 10000, notched=True),
    Base("round", 12000, 12000, notched=True),
    Base("round", 15000, 15000, notched=True),
    Base("oblong", 17500, 10000, notched=True),
    Base("oblong", 20000, 10000, notched=True),
)
"""All that there are: legion26:core.25, legion23:core.04."""
SMALL_TYPES: Final = ("trooper", "clone trooper", "droid trooper", "wookiee trooper", "mandalorian trooper")
"""The types of units that have small bases without notches: legion26:core.07, legion23:core.04."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """What a unit must be: everything that is given here, one of `any`, all of `all`, and nothing of `none`."""

    name: str = ""
    title: str = ""
    unit_type: str = ""
    rank: str = ""
    faction: str = ""
    affiliation: str = ""
    side: str = ""
    """`light` or `dark`."""
    keyword: str = ""
    slot: str = ""
    defence_die: str = ""
    any: tuple[Requirement, ...] = ()
    all: tuple[Requirement, ...] = ()
    none: tuple[Requirement, ...] = ()


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit card, or a counterpart card."""

    id: str
    name: str
    faction: str
    rank: str
    """Empty for a counterpart."""
    unit_type: str
    points: int
    minis: int
    wounds: int
    courage: int | None
    """None where a dash is printed, and for Vehicles."""
    resilience: int | None
    defence_die: str
    """`red` or `white`; empty for a counterpart."""
    speed: int
    base: Base
    silhouette: int
    """Its height, in hundredths of a millimetre."""
    title: str = ""
    kind: str = "unit"
    """`unit` or `counterpart`."""
    surge_attack: str = ""
    """`hit`, `critical` or nothing."""
    surge_defence: bool = False
    unique: bool = False
    limited: int = 0
    """How many units of its name an army may have, where that is printed."""
    unique_title: bool = False
    """Whether the bullet stands before the title, not the name."""
    affiliation: str = ""
    mercenary_for: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    upgrade_slots: tuple[str, ...] = ()
    must_equip: tuple[str, ...] = ()
    """The ids of the upgrades that Equip names."""
    must_fill: tuple[str, ...] = ()
    """The types of which Equip demands an upgrade."""
    counterpart: str = ""
    """The id of the counterpart that may join it."""
    counterpart_included: bool = False
    """Whether the counterpart always comes with it."""
    flaw: str = ""
    """The id of its flaw card."""
    battle_force: str = ""
    """The only battle force that may field it, by name."""
    weapons: tuple[Weapon, ...] = ()
    display: str = ""
    """What list builders call it for short."""
    tts: str = ""
    """What the table simulator's mod calls it."""
    assumed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    edition: str = ""

    @property
    def full_name(self) -> str:
        """Its name and its title."""
        return f"{self.name}, {self.title}" if self.title else self.name

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def content_key(self) -> str:
        """How images and digests know it."""
        return f"{self.edition}/units/{self.id}"


@dataclass(frozen=True, slots=True)
class Surcharge:
    """What an upgrade costs more, or less, on units of a rank, or in an army with a unit."""

    points: int
    rank: str = ""
    with_unit: str = ""


@dataclass(frozen=True, slots=True)
class Back:
    """The other side of an upgrade card: what differs there."""

    weapons: tuple[Weapon, ...] = ()
    keywords: tuple[Keyword, ...] | None = None
    """None where they are those of the front."""
    speed: int = 0


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card, or one side of it."""

    id: str
    name: str
    type: str
    """One of `UPGRADE_TYPES`."""
    points: int
    title: str = ""
    minis: int = 0
    """How many miniatures it adds."""
    wounds: int = 0
    """The wound threshold of the miniatures that it adds, where one is printed."""
    weapons: tuple[Weapon, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    """The keywords that the unit has as long as it has the card."""
    removes: tuple[str, ...] = ()
    """The names of keywords that the unit loses."""
    slots: tuple[str, ...] = ()
    """The icons that it adds to the upgrade bar."""
    must_fill: bool = False
    """Whether these have to be used."""
    courage_range: int = 0
    """How far its unit lends its courage to allied units, in bands."""
    coordinate_range: int = 0
    """How far the unit's Coordinate reaches, in bands, where the card says so."""
    courage: int = 0
    speed: int = 0
    """What it adds to the unit's courage and speed."""
    surge_attack: str = ""
    """What the unit turns attack surges into, where the card says so."""
    rank: str = ""
    """The rank that it gives to the unit, where it does."""
    squad: bool = False
    """Whether it makes a squad: cohesion reaches range 1, and Transport neither deploys nor orders the unit."""
    exhaust: bool = False
    expend: bool = False
    action: str = ""
    """`card action`, `free action` or `two-action`, if it is used as one."""
    double_sided: bool = False
    back: Back | None = None
    """What its other side has; none where no source tells."""
    turned: bool = False
    """Whether this is the other side."""
    unique: bool = False
    limited: int = 0
    """How many copies an army may have, where that is printed."""
    requirements: Requirement | None = None
    faction: str = ""
    affiliation: str = ""
    """The affiliation that it gives to the unit."""
    mercenary_for: tuple[str, ...] = ()
    surcharge: Surcharge | None = None
    without_slot: str = ""
    """The name of the unit that needs no icon for it."""
    counterpart: str = ""
    """The counterpart that may join the unit only if it has this card."""
    battle_force_choice: str = ""
    text: Text = ""
    display: str = ""
    tts: str = ""
    assumed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    edition: str = ""

    @property
    def full_name(self) -> str:
        """Its name and its title."""
        return f"{self.name}, {self.title}" if self.title else self.name

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def content_key(self) -> str:
        """How images and digests know it."""
        return f"{self.edition}/upgrades/{self.id}{'/back' if self.turned else ''}"

    def turn_over(self) -> Upgrade:
        """Return its other side: the same card with what that has.

        >>> shield = upgrades("2023")["pf"].turn_over()
        >>> shield.speed, shield.turn_over().speed
        (-1, 0)
        """
        if self.turned:
            return upgrades(self.edition)[self.id]
        assert self.back is not None, "it has another side"
        words = self.keywords if self.back.keywords is None else self.back.keywords
        return replace(self, turned=True, weapons=self.back.weapons, keywords=words, speed=self.back.speed)


@dataclass(frozen=True, slots=True)
class Ordered:
    """So many units, of any kind or of one of these: ranks, types, `ai`."""

    count: int
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Orders:
    """To whom a command card gives orders: the named units, or one of them, and groups of others."""

    named: tuple[str, ...] = ()
    one_named: bool = False
    groups: tuple[Ordered, ...] = ()


@dataclass(frozen=True, slots=True)
class CommandCard:
    """A command card."""

    id: str
    name: str
    pips: int
    units: tuple[str, ...] = ()
    """The names of the units it belongs to: one of them is enough."""
    all_units: bool = False
    """Whether all of them are needed."""
    requirements: Requirement | None = None
    """What one unit of the army must be besides."""
    faction: str = ""
    battle_force: str = ""
    orders: Orders | None = None
    """None where no source tells."""
    weapon: Weapon | None = None
    permanent: bool = False
    divulge: bool = False
    must_divulge: bool = False
    """Whether it has to be divulged."""
    first: bool = False
    """Whether it has to be played in the first round once it was divulged."""
    order_range: int = 0
    """How near the units must be that it gives Orders to, in bands, where the card says so."""
    nominates: str = ""
    """What the nominated commander must be, where the card says so."""
    returns: bool = False
    """Whether it goes back to the hand at the end of the Command Phase, as Standing Orders does."""
    text: Text = ""
    assumed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    edition: str = ""


@dataclass(frozen=True, slots=True)
class BattleCard:
    """A battle card: `objective`, `secondary_objective` or `advantage`; in 2023 `objective`, `deployment` or `condition`."""

    id: str
    name: str
    kind: str
    format: str = "standard"
    faction: str = ""
    """The only faction whose battle deck it may be in."""
    grid: tuple[str, ...] = ()
    """Territories or deployment zones by squares: R is red's, B blue's, all else contested; the first row is at red's edge.

    legion26:cards.03, legion26:cards.05, legion23:card.05
    """
    half_circle: int = 0
    """How far the zones reach, in bands of range, where they are half circles round the middles of the players' edges."""
    label: str = ""
    """What its points of interest are called."""
    points_of_interest: tuple[tuple[int, int], ...] = ()
    """Where they lie, in hundredths of a millimetre from the left and from red's edge, as blue sees it."""
    text: Text = ""
    assumed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Flaw:
    """A flaw card, which goes to the opponent of whoever has the unit."""

    id: str
    name: str
    unit: str
    when: str
    """What has to be so for it to be played as a Command Phase starts."""
    does: str
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Ranks:
    """How many units of each rank an army has, at least and at most."""

    ranks: Mapping[str, tuple[int, int]]
    leaders: int = 0
    """How many commanders and operatives together at most, where that is limited."""


@dataclass(frozen=True, slots=True)
class Format:
    """A size of armies: points and ranks."""

    name: str
    points: int
    ranks: Mapping[str, tuple[int, int]]
    edition: str = ""


@dataclass(frozen=True, slots=True)
class UnitLimit:
    """How many of these units, by id, a battle force has together."""

    units: tuple[str, ...]
    most: int
    least: int = 0


@dataclass(frozen=True, slots=True)
class AtLeast:
    """So many units of a kind at least."""

    count: int
    requirements: Requirement


@dataclass(frozen=True, slots=True)
class Pair:
    """A unit, by id, each of which needs a unit of its own with this name."""

    unit: str
    needs: str


@dataclass(frozen=True, slots=True)
class BattleForce:
    """A battle force: whom it may field, and how many; `id` is how links to lists write it."""

    id: str
    name: str
    faction: str
    units: tuple[str, ...]
    limits: Mapping[str, Ranks]
    """By format."""
    side: str = ""
    units_as: Mapping[str, str] = field(default_factory=dict)
    """The rank that a unit, by id, has in it, where that is not the printed one."""
    unique_upgrades: tuple[str, ...] = ()
    """The unique upgrades that it may have, by id."""
    barred_upgrades: tuple[str, ...] = ()
    no_field_commander: bool = False
    """Whether a commander is needed all the same."""
    mercenaries_free: bool = False
    """Whether mercenaries count as any other unit."""
    unit_limits: tuple[UnitLimit, ...] = ()
    at_least: tuple[AtLeast, ...] = ()
    without_detachment: tuple[str, ...] = ()
    pairs: tuple[Pair, ...] = ()
    extra_slots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    one_of_each_corps: bool = False
    """Whether one of each corps unit comes before a second of any."""
    affiliation: str = ""
    """The affiliation that every unit must have."""
    shared_heavy_weapons: bool = False
    special: bool = False
    """Whether it has special rules that are not here."""
    edition: str = ""


# Reading.

_Card = TypeVar("_Card")

know(Unit, Upgrade, CommandCard, BattleCard, Flaw, Format, BattleForce)


def _read(edition: str, file: str, kind: type[_Card]) -> tuple[_Card, ...]:
    path = _CONTENT / edition / f"{file}.json"
    if not path.is_file():
        return ()
    rows: list[dict[str, Any]] = msgspec.json.decode(path.read_bytes())
    return tuple(msgspec.convert({**_DEFAULTS.get(file, {}), **row, "edition": edition}, kind) for row in rows)


_DEFAULTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "units": {"rank": "", "courage": None, "resilience": None, "defence_die": "", "speed": 0},
}


@cache
def units(edition: str) -> Mapping[str, Unit]:
    """Return the unit and counterpart cards of an edition, by id.

    >>> units("2026")["at"].full_name
    'Darth Vader, Dark Lord of the Sith'
    """
    # legion26:cards.09, legion26:cards.15, legion23:card.07, legion23:sample.luke, legion23:sample.vader
    # legion23:sample.stormtroopers, legion23:sample.rebel-troopers, legion23:sample.at-rt, legion23:sample.c3po
    return MappingProxyType({card.id: card for card in _read(edition, "units", Unit)})


def stands_right(card: Unit) -> bool:
    """Tell whether a unit has a base that there is, and one with notches unless its type has none; Heavy Troopers may."""
    # legion26:core.07, legion26:core.25, legion23:core.04
    notches = (False, True) if "heavy" in card.unit_type else (card.unit_type not in SMALL_TYPES,)
    return card.base in BASES and card.base.notched in notches


@cache
def upgrades(edition: str) -> Mapping[str, Upgrade]:
    """Return the upgrade cards of an edition, by id.

    >>> upgrades("2023")["dy"].name
    'Force Choke'
    """
    # legion26:cards.11, legion23:card.08, legion23:sample.upgrades
    return MappingProxyType({card.id: card for card in _read(edition, "upgrades", Upgrade)})


@cache
def command_cards(edition: str) -> Mapping[str, CommandCard]:
    """Return the command cards of an edition, by id (legion26:cards.13, legion23:card.11).

    >>> command_cards("2026")["aa"].name
    'Standing Orders'
    """
    return MappingProxyType({card.id: card for card in _read(edition, "commands", CommandCard)})


@cache
def battle_cards(edition: str) -> Mapping[str, BattleCard]:
    """Return the battle cards of an edition, by id."""
    return MappingProxyType({card.id: card for card in _read(edition, "battle_cards", BattleCard)})


@cache
def flaws(edition: str) -> Mapping[str, Flaw]:
    """Return the flaw cards of an edition, by id; the newer one has none."""
    return MappingProxyType({card.id: card for card in _read(edition, "flaws", Flaw)})


@cache
def formats(edition: str) -> Mapping[str, Format]:
    """Return the sizes of armies of an edition, by name, the usual one first.

    >>> list(formats("2026")), formats("2023")["skirmish"].points
    (['standard', 'skirmish', 'escalation', 'grand-army'], 500)
    """
    return MappingProxyType({format.name: format for format in _read(edition, "formats", Format)})


@cache
def battle_forces(edition: str) -> Mapping[str, BattleForce]:
    """Return the battle forces of an edition, by name.

    >>> battle_forces("2026")["501st Legion"].faction
    'republic'
    """
    return MappingProxyType({force.name: force for force in _read(edition, "battle_forces", BattleForce)})


@cache
def printed() -> Mapping[str, Unit | Upgrade]:
    """Return the units and upgrades of both editions by their keys, as states refer to them."""
    found: dict[str, Unit | Upgrade] = {}
    for edition in ("2026", "2023"):
        found |= {card.content_key: card for card in units(edition).values()}
        found |= {card.content_key: card for card in upgrades(edition).values()}
        backs = (card.turn_over() for card in upgrades(edition).values() if card.back is not None)
        found |= {card.content_key: card for card in backs}
    return MappingProxyType(found)
