"""The state of a battle: armies of units of models, command points, objective markers, and what has been done so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from tablero.games.wh40k.datasheets import Ability, Army, Datasheet, Entry, Profile, Weapon
from tablero.kernel import Log, Message, say
from tablero.tabletop import Battlefield, Pose

if TYPE_CHECKING:
    from tablero.games.wh40k.own_layouts import Laid

SETUP: Final = "setup"
COMMAND: Final = "command"
MOVEMENT: Final = "movement"
SHOOTING: Final = "shooting"
CHARGE: Final = "charge"
FIGHT: Final = "fight"
PHASES: Final = (COMMAND, MOVEMENT, SHOOTING, CHARGE, FIGHT)

NOBODY: Final = -1
"""The number of no seat, no unit, no model."""

UNDEPLOYED: Final = "undeployed"
ON_BATTLEFIELD: Final = "battlefield"
EMBARKED: Final = "embarked"
RESERVES: Final = "reserves"
STRATEGIC_RESERVES: Final = "strategic-reserves"
DESTROYED: Final = "destroyed"
ATTACHED: Final = "attached"
"""Where a unit is; a Leader's own unit is attached while its models are part of another."""

STATIONARY: Final = "stationary"
NORMAL: Final = "normal"
ADVANCE: Final = "advance"
FALL_BACK: Final = "fall-back"
"""How a unit moved this turn; an empty word while it has not been selected to move."""

BODYGUARD: Final = 0
LEADER: Final = 1
"""The parts of an attached unit; a unit that isn't attached has the first only."""


class Model:
    """One model: what it is, what it carries, what it has left, and where it stands."""

    __slots__ = ("abilities", "id", "part", "pose", "profile", "unit", "weapons", "wounds")

    def __init__(
        self,
        id: int,
        unit: int,
        part: int,
        profile: Profile,
        weapons: tuple[Weapon, ...] = (),
        abilities: tuple[Ability, ...] = (),
    ) -> None:
        self.id = id
        """Its index in `Battle.models`."""
        self.unit = unit
        """The unit it is in: a Leader's models are in the unit that they are attached to."""
        self.part = part
        self.profile = profile
        self.weapons = weapons
        self.abilities = abilities
        """Of its wargear (wh40k:datasheet.07)."""
        self.wounds = profile.wounds
        """How many it has left; none when it is destroyed."""
        self.pose: Pose | None = None
        """None while it is not on the battlefield; `battlefield.put` and `battlefield.take_off` change it."""

    def copy(self) -> Model:
        """Return a copy."""
        new = Model.__new__(Model)
        new.id, new.unit, new.part, new.profile = self.id, self.unit, self.part, self.profile
        new.weapons, new.abilities, new.wounds, new.pose = self.weapons, self.abilities, self.wounds, self.pose
        return new


class Part(NamedTuple):
    """What a unit was when it was added to the army, before anything was attached to it."""

    entry: Entry
    strength: int
    """Starting Strength: how many models it had."""

    @property
    def datasheet(self) -> Datasheet:
        """Its datasheet."""
        return self.entry.datasheet


class Lasting(NamedTuple):
    """Something that holds for a unit until the end of a phase or turn, as of a Stratagem."""

    name: str
    until: str
    """`phase` or `turn`."""


class Piece(NamedTuple):
    """A piece of terrain: its kind, and the numbers of its bodies on the field."""

    kind: str
    area: int
    """The ground that it covers."""
    matter: tuple[int, ...] = ()
    """Its walls and whatever else is gone over or round."""
    floors: tuple[int, ...] = ()
    """What can be stood on, above the ground."""


class Spent(NamedTuple):
    """That a seat has used a Stratagem in a phase of this turn."""

    seat: int
    stratagem: str
    phase: str


class Unit:
    """A unit: its parts, the models it has left, where it is, and what it has done this turn."""

    __slots__ = (
        "allocated",
        "battle_shocked",
        "carrier",
        "charged",
        "declared",
        "forced",
        "fought",
        "hovering",
        "id",
        "lasting",
        "models",
        "moved",
        "parts",
        "place",
        "seat",
        "shot",
        "tested",
    )

    def __init__(self, id: int, seat: int, parts: tuple[Part, ...], models: list[int]) -> None:
        self.id = id
        """Its index in `Battle.units`."""
        self.seat = seat
        self.parts = parts
        """One, or Bodyguard and Leader of an attached unit."""
        self.models = models
        """The numbers of its models that are not destroyed, in order."""
        self.place = UNDEPLOYED
        self.carrier = NOBODY
        """The unit of the TRANSPORT that it is embarked in."""
        self.forced = False
        """Whether it must arrive from Reserves as soon as it can (wh40k:aircraft.11)."""
        self.moved = ""
        self.shot = False
        self.declared = False
        """Whether it has declared a charge this turn."""
        self.charged = False
        """Whether it made a charge move this turn."""
        self.fought = False
        self.hovering = False
        """Whether it is in Hover mode for the battle (wh40k:ability.hover)."""
        self.battle_shocked = False
        self.tested = False
        """Whether it has taken its Battle-shock test this phase."""
        self.allocated: list[int] = []
        """The models that had an attack allocated to them this phase (wh40k:attack.12)."""
        self.lasting: list[Lasting] = []

    def copy(self) -> Unit:
        """Return a copy."""
        new = Unit.__new__(Unit)
        new.id, new.seat, new.parts, new.models = self.id, self.seat, self.parts, self.models.copy()
        new.place, new.carrier, new.moved, new.shot = self.place, self.carrier, self.moved, self.shot
        new.declared, new.charged, new.forced, new.fought = self.declared, self.charged, self.forced, self.fought
        new.hovering, new.battle_shocked = self.hovering, self.battle_shocked
        new.tested, new.allocated, new.lasting = self.tested, self.allocated.copy(), self.lasting.copy()
        return new

    @property
    def attached(self) -> bool:
        """Whether it is an attached unit."""
        return len(self.parts) > 1

    def has_lasting(self, name: str) -> bool:
        """Tell whether something of this name holds for it now."""
        return bool(self.lasting) and any(each.name == name for each in self.lasting)


class Battle:
    """Everything on and beside the battlefield."""

    __slots__ = (
        "active",
        "armies",
        "attacker",
        "began_embarked",
        "chooser",
        "command_points",
        "control",
        "deploys",
        "destroyed",
        "devastating_errata",
        "field",
        "fighters",
        "first",
        "gained",
        "layout",
        "log",
        "markers",
        "models",
        "near_enemies",
        "phase",
        "round",
        "spent",
        "step",
        "terrain",
        "units",
        "victory_points",
    )

    def __init__(self, armies: tuple[Army, ...]) -> None:
        self.log = Log()
        self.armies = armies
        self.models: list[Model] = []
        self.units: list[Unit] = []
        self.round = 0
        self.active = NOBODY
        """The seat whose turn it is."""
        self.first = NOBODY
        """The seat that has the first turn in every round."""
        self.attacker = NOBODY
        """The seat that is the Attacker in the mission."""
        self.deploys = NOBODY
        """The seat that deploys next."""
        self.began_embarked: list[int] = []
        """The units that began the phase embarked (wh40k:transport.06)."""
        self.near_enemies: list[int] = []
        """The units that were near enough to charge as the Charge phase began (wh40k:charge.02)."""
        self.fighters: list[int] = []
        """The units that fight in the Fights First step."""
        self.chooser = NOBODY
        """The seat that selects the next unit to fight."""
        self.phase = SETUP
        self.step = 0
        """How many steps of the phase, or of the setup, are done."""
        self.command_points = [0, 0]
        self.gained = [0, 0]
        """Command points gained this round besides those of the Command phases (wh40k:command.03)."""
        self.spent: list[Spent] = []
        """The Stratagems used this turn."""
        self.victory_points = [0, 0]
        self.destroyed: list[tuple[int, int]] = []
        """What was destroyed so far, in order: the numbers of the unit and of its part."""
        self.devastating_errata = False
        """Whether Devastating Wounds are played by the later errata."""
        self.markers: list[tuple[int, int]] = []
        """The middles of the objective markers."""
        self.control: list[int] = []
        """Who controls each marker, or nobody while it is contested."""
        for seat, army in enumerate(armies):
            for entry in army.entries:
                self.add(seat, entry)
        self.layout: str | tuple[Laid, ...] = "plain"
        """How terrain is put on the battlefield."""
        self.terrain: tuple[Piece, ...] = ()
        self.field = Battlefield(0, 0)
        """The table: each model that stands there has the number of the model, and what comes after them is terrain."""

    def add(self, seat: int, entry: Entry) -> Unit:
        """Add a unit to a seat's army: models of one datasheet (wh40k:core.03)."""
        strength = sum(each.number for each in entry.models)  # wh40k:strength.01
        unit = Unit(len(self.units), seat, (Part(entry, strength),), [])
        for each in entry.models:
            for _ in range(each.number):
                model = Model(len(self.models), unit.id, BODYGUARD, each.profile, each.weapons, each.abilities)
                self.models.append(model)
                unit.models.append(model.id)
        self.units.append(unit)
        return unit

    def copy(self) -> Battle:
        """Return a battle that shares nothing changeable with this one, its log empty."""
        new = Battle.__new__(Battle)
        new.log = Log()
        new.armies = self.armies
        new.models = [model.copy() for model in self.models]
        new.units = [unit.copy() for unit in self.units]
        new.round, new.active, new.first, new.phase = self.round, self.active, self.first, self.phase
        new.deploys, new.chooser = self.deploys, self.chooser
        new.near_enemies, new.fighters = self.near_enemies.copy(), self.fighters.copy()
        new.attacker, new.step, new.began_embarked = self.attacker, self.step, self.began_embarked.copy()
        new.command_points = self.command_points.copy()
        new.gained = self.gained.copy()
        new.spent = self.spent.copy()
        new.victory_points = self.victory_points.copy()
        new.destroyed = self.destroyed.copy()
        new.devastating_errata = self.devastating_errata
        new.markers = self.markers.copy()
        new.control = self.control.copy()
        new.layout, new.terrain = self.layout, self.terrain
        new.field = self.field.copy()
        return new

    def models_of(self, unit: Unit) -> list[Model]:
        """Return the models of a unit that are not destroyed."""
        return [self.models[id] for id in unit.models]

    def name(self, unit: Unit) -> Message:
        """Return what a unit is called: its datasheet, with a number where the army has several of it."""
        names = [each.parts[BODYGUARD].datasheet.name for each in self.units if each.seat == unit.seat]
        own, thing = unit.parts[BODYGUARD].datasheet.name, f"unit:{unit.id}"
        if names.count(own) == 1:
            return say("wh40k-unit", name=own, thing=thing)
        before = [each for each in self.units[: unit.id + 1] if each.seat == unit.seat]
        number = sum(each.parts[BODYGUARD].datasheet.name == own for each in before)
        return say("wh40k-unit-numbered", name=own, number=number, thing=thing)

    def units_of(self, seat: int) -> Iterator[Unit]:
        """Yield the units of an army that are on the battlefield (wh40k:core.02)."""
        return (unit for unit in self.units if unit.seat == seat and unit.place == ON_BATTLEFIELD)
