"""The state of a battle: armies of units of miniatures, their tokens, orders and cards, and what lies on the battlefield."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from tablero.games.legion import cards
from tablero.kernel import Log, Message, say
from tablero.tabletop import Battlefield, Pose

if TYPE_CHECKING:
    from tablero.games.legion.armies import Army
    from tablero.games.legion.editions import Edition

NOBODY: Final = -1
"""The number of no seat, no unit, no miniature."""

SETUP: Final = "setup"
COMMAND: Final = "command"
ACTIVATION: Final = "activation"
END: Final = "end"
PHASES: Final = (COMMAND, ACTIVATION, END)

UNDEPLOYED: Final = "undeployed"
ON_BATTLEFIELD: Final = "battlefield"
EMBARKED: Final = "embarked"
SET_ASIDE: Final = "set-aside"
DEFEATED: Final = "defeated"
"""Where a unit is."""

NO_ORDER: Final = ""
FACEUP: Final = "faceup"
FACEDOWN: Final = "facedown"
"""The Order token of a unit: none, one that waits for its activation, or one that shows it was activated."""
ORDER_RETURNED: Final = "order-returned"
"""What is granted to a unit whose Order token has gone back to the pool in its activation."""

NOT_MOVED: Final = 0
PIVOTED: Final = 1
MOVED: Final = 2
MOVED_FULLY: Final = 3
"""How a unit has moved in this activation at most: the last is a full standard move at its speed."""

STARTING: Final = "starting"
RALLYING: Final = "rallying"
ACTING: Final = "acting"
ENDING: Final = "ending"
"""How far the activation of a unit has come."""

ROUND: Final = "round"
NEXT_ACTIVATION: Final = "activation"
WHILE_ORDERED: Final = "ordered"
WHILE_RIDDEN: Final = "ridden"
GAME: Final = "game"
"""Until when something holds that a card or an ability gives a unit."""

AIM: Final = "aim"
DODGE: Final = "dodge"
SURGE: Final = "surge"
STANDBY: Final = "standby"
OBSERVATION: Final = "observation"
SUPPRESSION: Final = "suppression"
ION: Final = "ion"
POISON: Final = "poison"
IMMOBILIZE: Final = "immobilize"
SHIELD: Final = "shield"
INACTIVE_SHIELD: Final = "inactive-shield"
VEHICLE_DAMAGE: Final = "vehicle-damage"
BOUNTY: Final = "bounty"
ASSET: Final = "asset"
INCOGNITO: Final = "incognito"
SECRET_MISSION: Final = "secret-mission"
WHEEL_MODE: Final = "wheel-mode"
COMMANDER: Final = "commander"
MARKED: Final = "marked"
CONDITION: Final = "condition"
"""Tokens that lie beside a unit, by name; how many of each it has is in `Unit.tokens`."""
GREEN: Final = (AIM, DODGE, SURGE)
"""legion26:token.green"""

SUPPRESSED_NOW: Final = "suppressed"
DEFEATED_NOW: Final = "defeated"
BEATEN_NOW: Final = "beaten"
"""What has just happened to a unit, as `Battle.happened` notes it; who is beaten is defeated by an attack."""


POSITION: Final = "position"
"""The name of a token that marks a piece of terrain, on which miniatures may stand."""


class Miniature:
    """One miniature: what it carries, how much it has suffered, and where it stands."""

    __slots__ = ("counterpart", "id", "pose", "threshold", "unit", "upgrade", "wounds")

    def __init__(self, id: int, unit: int, threshold: int, upgrade: int = NOBODY, counterpart: bool = False) -> None:
        self.id = id
        """Its index in `Battle.miniatures`, and the number of its body on the field."""
        self.unit = unit
        self.threshold = threshold
        """At how many wounds it is defeated."""
        self.upgrade = upgrade
        """Which of the unit's upgrades added it, if one did."""
        self.counterpart = counterpart
        """Whether it is the counterpart that has joined the unit."""
        self.wounds = 0
        """How many Wound tokens it has."""
        self.pose: Pose | None = None
        """None while it is not on the battlefield; `battlefield.put` and `battlefield.take_off` change it."""

    def copy(self) -> Miniature:
        """Return a copy."""
        new = Miniature.__new__(Miniature)
        new.id, new.unit, new.threshold, new.upgrade = self.id, self.unit, self.threshold, self.upgrade
        new.wounds, new.pose, new.counterpart = self.wounds, self.pose, self.counterpart
        return new


class Upgrade(NamedTuple):
    """An upgrade card that a unit has equipped."""

    card: cards.Upgrade
    exhausted: bool = False
    expended: bool = False
    lost: bool = False
    """Whether the unit has lost its rules: all miniatures that it added are defeated, or it was discarded."""
    sleeps: bool = False
    """Whether it can't be used for anything while it is exhausted, as the edition has it."""
    used: bool = False
    """Whether its weapon, a keyword or its text was used in the latest activation of its unit."""
    counterpart: bool = False
    """Whether the counterpart of the unit has it."""
    marks: int = 0
    """How many Wound tokens lie on the card: legion26:cardkw.repair-x-capacity-y.2, legion23:cardkw.repair-x.2"""

    @property
    def in_force(self) -> bool:
        """Whether its unit has its rules now."""
        # legion26:upgrade.11, legion23:upgrade.08, legion23:upgrade.09
        return not (self.lost or self.expended or (self.sleeps and self.exhausted))


class Granted(NamedTuple):
    """A keyword that a unit has besides those of its cards, or is without."""

    keyword: cards.Keyword
    until: str = ROUND
    taken: bool = False
    """Whether it is one that the unit is without for so long."""
    weapons: bool = False
    """Whether its weapons have the keyword, not the unit."""


class Unit:
    """A unit: its cards, the miniatures it has left, its tokens, and what it has done in its activation."""

    __slots__ = (
        "activated",
        "activations",
        "card",
        "carrier",
        "counterpart",
        "damage_suffered",
        "displaced",
        "disrupted",
        "distracted",
        "done",
        "drawn",
        "fallen",
        "granted",
        "held",
        "id",
        "joined",
        "leader",
        "loadout",
        "marks",
        "miniatures",
        "mood",
        "moved",
        "order",
        "ordered",
        "place",
        "rank",
        "seat",
        "tokens",
        "travelled",
        "upgrades",
        "used",
    )

    def __init__(self, id: int, seat: int, card: cards.Unit, upgrades: tuple[cards.Upgrade, ...]) -> None:
        self.id = id
        """Its index in `Battle.units`."""
        self.seat = seat
        self.card = card
        self.upgrades = [Upgrade(each) for each in upgrades]
        self.counterpart: cards.Unit | None = None
        """The card of the counterpart that has joined it, as long as that is not defeated."""
        self.joined: cards.Unit | None = None
        """The card of that counterpart, defeated or not: its points count with those of the unit."""
        self.miniatures: list[int] = []
        """The numbers of its miniatures that are not defeated, in order."""
        self.fallen: list[int] = []
        """The numbers of those that were defeated in this round."""
        self.marks = 0
        """How many Wound tokens lie on its card, for having used Repair or Treat."""
        self.leader = NOBODY
        """The number of its unit leader."""
        self.loadout: list[cards.Upgrade] = []
        """The upgrades that are set aside for it until it deploys."""
        self.rank = card.rank
        """Its rank, which a promotion changes."""
        self.place = UNDEPLOYED  # legion26:deploy.05
        self.carrier = NOBODY
        """The unit of the transport that it is embarked in."""
        self.tokens: dict[str, int] = {}
        """How many tokens it has, by name; one it has none of is not there."""
        self.order = NO_ORDER
        self.ordered = False
        """Whether it has been issued an Order this round."""
        self.activated = False
        """Whether it has been activated this round."""
        self.activations = 0
        """How often it has been activated this round: Unstoppable units are twice."""
        self.done: list[str] = []
        """The actions, and free actions, that it has taken in this activation, in order."""
        self.drawn = False
        """Whether it is activated with a token from the Order Pool."""
        self.moved = NOT_MOVED
        self.distracted = NOBODY
        """The unit that it must attack until the end of the round, if it can."""
        self.damage_suffered = False
        """Whether it has reached its resilience, which counts only once in a game."""
        self.displaced = False
        """Whether it was displaced in the activation that goes on, which gives but one Suppression token."""
        self.disrupted = ""
        """The name of the weapon that Vehicle Damage has disrupted."""
        self.granted: list[Granted] = []
        """The keywords that it has for a while, or for the rest of the game."""
        self.held: list[Token] = []
        """The Objective tokens that it has claimed."""
        self.travelled: list[str] = []
        """The kinds of the moves that it has made this round, Pivots left aside."""
        self.mood = 1
        """The X of a unit whose mood is based on profit."""
        self.used: list[str] = []
        """The abilities that it has used this round of those that may be used only once in it."""

    def copy(self) -> Unit:
        """Return a copy."""
        new = Unit.__new__(Unit)
        new.id, new.seat, new.card, new.rank = self.id, self.seat, self.card, self.rank
        new.upgrades, new.miniatures, new.leader = self.upgrades.copy(), self.miniatures.copy(), self.leader
        new.place, new.carrier, new.tokens = self.place, self.carrier, self.tokens.copy()
        new.order, new.ordered, new.activated = self.order, self.ordered, self.activated
        new.activations, new.done, new.drawn = self.activations, self.done.copy(), self.drawn
        new.granted, new.held = self.granted.copy(), self.held.copy()
        new.travelled, new.used, new.mood = self.travelled.copy(), self.used.copy(), self.mood
        new.loadout = self.loadout.copy()
        new.moved, new.distracted, new.displaced = self.moved, self.distracted, self.displaced
        new.damage_suffered, new.disrupted = self.damage_suffered, self.disrupted
        new.counterpart, new.joined = self.counterpart, self.joined
        new.fallen, new.marks = self.fallen.copy(), self.marks
        return new

    def has(self, token: str) -> int:
        """Return how many tokens of a kind it has."""
        return self.tokens.get(token, 0)


class Token(NamedTuple):
    """A token that lies on the battlefield."""

    kind: str
    """As "charge", "smoke", "asset", "point-of-interest"."""
    x: int
    y: int
    z: int = 0
    seat: int = NOBODY
    """Whose it is, where it is somebody's."""
    marks: int = 0
    """How many wounds, or Suppression tokens, lie on it."""
    name: str = ""
    """What it is on the battle card that it belongs to: `bunker`, `scanner`."""
    face: str = ""
    """What a facedown token shows when it is turned up, which only its player knows."""
    facing: int = 0
    """Where what stands there for it faces, where that matters: a bomb cart on its notched base."""


class Piece(NamedTuple):
    """A piece of terrain, as the players have agreed on it before the game, and the numbers of its bodies on the field."""

    kind: str
    """`scatter`, `barricade`, `area` or `obstacle`."""
    movement: str
    """`open`, `difficult` or `impassable`."""
    cover: int
    """What cover it gives: 0 none, 1 light, 2 heavy."""
    height: int
    """Of its highest point above the ground."""
    bodies: tuple[int, ...]
    """The bodies that it is made of, the area that it covers first."""
    name: str = ""
    """What it is: `building`, `woods` …; it has no part in the rules."""


class Battle:
    """Everything on and beside the battlefield."""

    __slots__ = (
        "actions",
        "activating",
        "active",
        "armies",
        "barred",
        "blue",
        "blue_edge",
        "card_owners",
        "contingencies",
        "decks",
        "dictated",
        "discarded",
        "divulged",
        "edition",
        "field",
        "flaws",
        "flaws_played",
        "follows",
        "hands",
        "happened",
        "layout",
        "log",
        "miniatures",
        "mission",
        "nominated",
        "order_limits",
        "order_pools",
        "pass_pools",
        "passed",
        "permanents",
        "phase",
        "played",
        "priority",
        "reserves",
        "round",
        "rows",
        "set_aside",
        "stage",
        "step",
        "terrain",
        "ticked",
        "token_drawn",
        "tokens",
        "units",
        "victory_points",
    )

    def __init__(self, edition: Edition, armies: tuple[Army, ...]) -> None:
        self.log = Log()
        self.edition = edition
        """The rules of which edition are played; it has no state."""
        self.armies = armies
        self.units: list[Unit] = []
        self.miniatures: list[Miniature] = []
        self.round = 0
        self.phase = SETUP
        self.step = 0
        """How many steps of the phase, or of the setup, are done."""
        self.blue = NOBODY
        """The seat of the blue player."""
        self.priority = NOBODY
        """The seat that has priority this round."""
        self.active = NOBODY
        """The seat whose turn it is."""
        self.hands: list[list[str]] = [list(army.command_hand) for army in armies]
        """The ids of the command cards that each seat has in hand; its opponent knows how many they are."""
        self.contingencies: list[list[str]] = [list(army.contingencies) for army in armies]
        """The ids of the command cards that each seat has set aside; its opponent knows how many they are."""
        self.flaws: list[list[str]] = [
            [
                entry.card.flaw
                for army in (*armies[:seat], *armies[seat + 1 :])
                for entry in army.entries
                if entry.card.flaw
            ]
            for seat in range(len(armies))
        ]
        """The ids of the flaw cards that each seat holds, those of enemy units (legion23:kw.flawed)."""
        self.flaws_played: list[list[str]] = [[] for _ in armies]
        """The flaw cards that each seat has in play, until the End Phase."""
        self.played: list[str] = [""] * len(armies)
        """The id of the command card that each seat has revealed this round."""
        self.discarded: list[list[str]] = [[] for _ in armies]
        self.divulged: list[list[str]] = [[] for _ in armies]
        """The command cards that each seat has divulged, wherever they are now: everybody has seen them."""
        self.permanents: list[list[str]] = [[] for _ in armies]
        """The command cards of each seat that stay in play."""
        self.follows: list[int] = []
        """The units that are activated next, before anybody has another turn."""
        self.order_pools: list[list[str]] = [[] for _ in armies]
        """The ranks of the Order tokens in each seat's pool; one is drawn at random, so they are kept in order."""
        self.reserves: list[list[str]] = [[] for _ in armies]
        """The ranks of the Order tokens that lie on each seat's command card, facedown: others know how many they are."""
        self.token_drawn = ""
        """The rank of the Order token that was drawn last."""
        self.dictated = [False] * len(armies)
        """Who draws a token of a rank that the opponent may name, the next time."""
        self.order_limits: list[int | None] = [None] * len(armies)
        """How many Orders of its command card each seat may issue this round, where an effect limits it."""
        self.barred: list[str] = [""] * len(armies)
        """The command card that each seat can't choose, since an effect has just given it back."""
        self.pass_pools = [0] * len(armies)
        self.passed = [False] * len(armies)
        """Who has passed: on the latest turn of this round, or at all in it, as the edition asks."""
        self.nominated = [NOBODY] * len(armies)
        """The unit that each seat has nominated to issue Orders this round."""
        self.activating = NOBODY
        """The unit whose activation is going on."""
        self.stage = ""
        """How far that activation has come."""
        self.actions = 0
        """How many actions that unit can still make."""
        self.mission: dict[str, str] = {}
        """The ids of the battle cards in play, by what they are: `objective`, `secondary`, `advantage-0` …"""
        self.decks: list[dict[str, list[str]]] = [{} for _ in armies]
        """The battle cards of each seat by kind, the top of each deck last; their order is hidden."""
        self.set_aside: list[dict[str, list[str]]] = [{} for _ in armies]
        """The battle cards that were discarded while the mission was built."""
        self.card_owners: dict[str, int] = {}
        """Whose card each of them was."""
        self.rows: dict[str, list[str]] = {}
        """The cards that are dealt to be struck, row by row, while the mission is built."""
        self.blue_edge = 0
        """Which long edge is the blue player's: 0 where the table begins, 1 the opposite one."""
        self.ticked: list[tuple[int, str, int]] = []
        """What each seat has done with a battle card that can be done but so often, and in which round."""
        self.happened: list[tuple[str, int, int]] = []
        """What has just happened to which unit, and which enemy did it: what battle cards may answer."""
        self.victory_points = [0] * len(armies)
        self.tokens: list[Token] = []
        self.layout = "scattered"
        """Which terrain lies on the battlefield: the name of a ready layout, or how it is laid."""
        self.terrain: tuple[Piece, ...] = ()
        self.field = Battlefield(0, 0)
        """The table: each miniature that stands there has its own number, and what comes after them is terrain."""
        for seat, army in enumerate(armies):
            for entry in army.entries:
                unit = self.add(seat, entry.card, entry.upgrades)
                unit.loadout = [card for part in entry.parts() for card in part.loadout]
                if entry.counterpart is not None:
                    self.join(unit, entry.counterpart.card, entry.counterpart.upgrades)

    def add(self, seat: int, card: cards.Unit, upgrades: tuple[cards.Upgrade, ...] = ()) -> Unit:
        """Add a unit to a seat's army, with the miniatures that its upgrades bring; the first is its leader."""
        unit = Unit(len(self.units), seat, card, upgrades)
        unit.upgrades = [each._replace(sleeps=self._cards_sleep) for each in unit.upgrades]
        self.units.append(unit)
        for _ in range(card.minis):
            self._add_miniature(unit, card.wounds)
        for number, upgrade in enumerate(upgrades):
            for _ in range(upgrade.minis):
                self._add_miniature(unit, upgrade.wounds or card.wounds, number)  # legion26:cards.12, legion23:card.09
        unit.leader = self._leader_of(unit)  # legion26:core.13, legion23:unit.01
        return unit

    def join(self, unit: Unit, counterpart: cards.Unit, upgrades: tuple[cards.Upgrade, ...] = ()) -> None:
        """Add the miniatures of a counterpart to a unit (legion26:kw.counterpart, legion23:kw.counterpart)."""
        unit.counterpart = unit.joined = counterpart
        # legion26:kw.counterpart.4, legion23:kw.counterpart.4
        unit.upgrades += [Upgrade(each, sleeps=self._cards_sleep, counterpart=True) for each in upgrades]
        for _ in range(counterpart.minis):
            # legion26:kw.counterpart.3, legion23:kw.counterpart.5
            self._add_miniature(unit, counterpart.wounds, counterpart=True)

    @property
    def _cards_sleep(self) -> bool:
        """Whether exhausted cards are out of force in this edition."""
        return self.edition.acting.exhausted_cards_sleep

    def _leader_of(self, unit: Unit) -> int:
        """Return the leader of a new unit: the miniature of an upgrade that says so, or its first."""
        team = any(keyword.name == "heavy-weapon-team" for keyword in unit.card.keywords)
        for id in unit.miniatures:
            number = self.miniatures[id].upgrade
            card = None if number == NOBODY else unit.upgrades[number].card
            if card is not None and any(keyword.name == "leader" for keyword in card.keywords):
                return id  # legion26:cardkw.leader, legion23:cardkw.leader
            if card is not None and team and card.type == "heavy weapon":
                return id  # legion26:kw.heavy-weapon-team, legion23:kw.heavy-weapon-team
        return unit.miniatures[0]

    def _add_miniature(self, unit: Unit, threshold: int, upgrade: int = NOBODY, *, counterpart: bool = False) -> None:
        new = Miniature(len(self.miniatures), unit.id, threshold, upgrade, counterpart)
        self.miniatures.append(new)
        unit.miniatures.append(new.id)

    def copy(self) -> Battle:
        """Return a battle that shares nothing changeable with this one, its log empty."""
        new = Battle.__new__(Battle)
        new.log = Log()
        new.edition, new.armies = self.edition, self.armies
        new.units = [unit.copy() for unit in self.units]
        new.miniatures = [miniature.copy() for miniature in self.miniatures]
        new.round, new.phase, new.step = self.round, self.phase, self.step
        new.blue, new.priority, new.active = self.blue, self.priority, self.active
        new.hands = [hand.copy() for hand in self.hands]
        new.contingencies = [aside.copy() for aside in self.contingencies]
        new.flaws = [held.copy() for held in self.flaws]
        new.flaws_played = [pile.copy() for pile in self.flaws_played]
        new.played = self.played.copy()
        new.discarded = [pile.copy() for pile in self.discarded]
        new.divulged = [pile.copy() for pile in self.divulged]
        new.permanents, new.follows = [pile.copy() for pile in self.permanents], self.follows.copy()
        new.order_pools = [pool.copy() for pool in self.order_pools]
        new.reserves = [tokens.copy() for tokens in self.reserves]
        new.token_drawn = self.token_drawn
        new.dictated, new.order_limits, new.barred = self.dictated.copy(), self.order_limits.copy(), self.barred.copy()
        new.pass_pools, new.passed = self.pass_pools.copy(), self.passed.copy()
        new.nominated, new.activating = self.nominated.copy(), self.activating
        new.stage, new.actions = self.stage, self.actions
        new.mission, new.blue_edge, new.ticked = self.mission.copy(), self.blue_edge, self.ticked.copy()
        new.card_owners, new.happened = self.card_owners.copy(), self.happened.copy()
        new.rows = {kind: row.copy() for kind, row in self.rows.items()}
        new.decks = [{kind: deck.copy() for kind, deck in each.items()} for each in self.decks]
        new.set_aside = [{kind: pile.copy() for kind, pile in each.items()} for each in self.set_aside]
        new.victory_points = self.victory_points.copy()
        new.tokens = self.tokens.copy()
        new.layout, new.terrain = self.layout, self.terrain
        new.field = self.field.copy()
        return new

    def name(self, unit: Unit) -> Message:
        """Return what a unit is called: its name, with a number where the army has several of it."""
        name, thing = unit.card.name, f"unit:{unit.id}"
        alike = [each.id for each in self.units if each.seat == unit.seat and each.card.name == name]
        if len(alike) == 1:  # legion23:token.13
            return say("legion-unit", name=name, thing=thing)
        return say("legion-unit-numbered", name=name, number=alike.index(unit.id) + 1, thing=thing)

    def miniatures_of(self, unit: Unit) -> list[Miniature]:
        """Return the miniatures of a unit that are not defeated."""
        return [self.miniatures[id] for id in unit.miniatures]

    def units_of(self, seat: int) -> Iterator[Unit]:
        """Yield the units of a seat that are on the battlefield."""
        return (unit for unit in self.units if unit.seat == seat and unit.place == ON_BATTLEFIELD)

    def undefeated(self, seat: int) -> list[Unit]:
        """Return the units of a seat that are not defeated, wherever they are."""
        return [unit for unit in self.units if unit.seat == seat and unit.place != DEFEATED]
