"""The battle cards whose rules are known, as data, and the cards that are in play.

A card that is not here can't be played: it is never drawn, and told to be not enforced.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tablero.games.legion import cards, doing
from tablero.games.legion.advantage_parts import (
    AtFirst,
    Coordinates,
    Disciplined,
    Hurries,
    MorePasses,
    OrdersItself,
    Scrambles,
    Sneaks,
    Strafing,
    Strike,
)
from tablero.games.legion.battle_parts import At, Part, Where, choose_unit
from tablero.games.legion.battlefield import POI
from tablero.games.legion.cards import Keyword
from tablero.games.legion.measuring import token_near
from tablero.games.legion.missions import battle_card
from tablero.games.legion.objectives import MARKER, claim, drop_all, drop_fallen
from tablero.games.legion.older_parts import (
    BOMB,
    SUPPLIES,
    VAPORATOR,
    CartsMove,
    ControlledByTroopers,
    EachMarksTerrain,
    Elsewhere,
    HoldsTerrain,
    LeadersBeyond,
    LetsGo,
    SetsAside,
    SuppliesClaimed,
    SupplyTokens,
    Tampers,
    ThreeInALine,
    TroopersClaim,
    TroopersScout,
)
from tablero.games.legion.score_parts import (
    Bunkers,
    Contested,
    Controlled,
    Delivered,
    Demolition,
    Exchanged,
    MarkedTargets,
    MoreShaken,
    Recovered,
    Reported,
    Scanned,
    Secured,
    Shifting,
    Table,
    TokenAction,
    Uncontested,
)
from tablero.games.legion.setup_parts import (
    Barricades,
    Beacon,
    Claims,
    EachHandsOut,
    EachMarks,
    EachPlaces,
    Escorted,
    Grants,
    InTheMiddle,
    OnTheMap,
    Spot,
)
from tablero.games.legion.state import (
    AIM,
    ASSET,
    BEATEN_NOW,
    CONDITION,
    DODGE,
    FACEDOWN,
    ON_BATTLEFIELD,
    SET_ASIDE,
    SUPPRESSED_NOW,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.supplies import Resupplies
from tablero.kernel import Message, Play, Reason, because, say
from tablero.tabletop import TOUCH


@dataclass(frozen=True, slots=True)
class Rules:
    """What a battle card says, in the order in which it is printed: setup, scoring, special rules."""

    setup: tuple[Part, ...] = ()
    scoring: tuple[Part, ...] = ()
    special: tuple[Part, ...] = ()
    whole: bool = True
    """Whether this is all that the card says; of others it is what the rulebook prints, and they are never drawn."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of it."""
        return (*self.setup, *self.scoring, *self.special)

    def lines(self) -> Iterator[Message]:
        """Yield what it says, each part with what it belongs to."""
        # legion26:cards.02, legion26:cards.06, legion26:cards.08, legion23:card.04, legion23:card.06
        for kind, parts in (("setup", self.setup), ("scoring", self.scoring), ("special", self.special)):
            for part in parts:
                yield say("legion-battle-line", kind=kind, text=part.told())


OUTPOST: Final = Spot(contested=True, edges=2, apart=1)
"""Where most assets are put: in contested territory, far from the edges and from each other."""

CARDS_2026: Final[Mapping[str, Rules]] = {
    # Objectives.
    "Breakthrough": Rules(
        setup=(OnTheMap("checkpoint", 4),),
        scoring=(Uncontested("checkpoint", 1), Secured("checkpoint", 2, Where("enemy"))),
    ),
    "Bunker Assault": Rules(
        setup=(OnTheMap("bunker", 4, owned=True),),
        scoring=(Secured("bunker", 1, Where("theirs")),),
        special=(Bunkers("bunker"),),
    ),
    "Close the Pocket": Rules(
        setup=(OnTheMap("stockpile", 3),),
        scoring=(Secured("stockpile", 2, Where("middle")), Secured("stockpile", 1, Where("elsewhere"))),
    ),
    "Recover the Research": Rules(
        setup=(OnTheMap("lab", 6),),
        scoring=(Contested("lab", {2: 1, 3: 2, 4: 3}),),
    ),
    "Shifting Priorities": Rules(
        setup=(OnTheMap("priority-target", 5),),
        scoring=(Secured("priority-target", 1),),
        special=(Shifting("priority-target"),),
    ),
    # Secondary objectives.
    "Align the Relay": Rules(
        setup=(
            InTheMiddle(ASSET, "comms-relay"),
            EachPlaces(ASSET, "comms-relay", Spot(long=3, short=1, apart=1), 2),
        ),
        scoring=(Controlled("comms-relay", {2: 1, 4: 2}),),
        special=(TokenAction("comms-relay", "align-relay"),),
    ),
    "Bring Them to Heel": Rules(
        scoring=(MoreShaken(), Table("heel", {"panicked": 2, "all-suppressed": 2}, SUPPRESSED_NOW)),
    ),
    "Destroy Enemy Base": Rules(
        setup=(EachPlaces(POI, "base", Spot(edges=1), owned=True), EachHandsOut("bomb")),
        scoring=(Demolition("base", "bomb", 4),),
        special=(Claims("bomb", one=True),),
    ),
    "Failed Negotiations": Rules(
        setup=(
            InTheMiddle(POI, "exchange"),
            EachHandsOut("prisoner", of="corps trooper, special_forces trooper"),
        ),
        scoring=(Exchanged("prisoner", "exchange"),),
        special=(Escorted("prisoner"), Claims("prisoner", of="corps trooper, special_forces trooper")),
    ),
    "Marked Targets": Rules(setup=(EachMarks(2, 2),), scoring=(MarkedTargets(),)),
    "Recon Mission": Rules(
        setup=(EachHandsOut("scanner"),),
        scoring=(Reported("scanner"),),
        special=(Claims("scanner", own=True),),
    ),
    "Retrieve the Data": Rules(
        setup=(InTheMiddle(ASSET, "data-core"), EachPlaces(ASSET, "data-core", OUTPOST, 2)),
        scoring=(Recovered("data-core", 2),),
        special=(TokenAction("data-core", "recover-data"),),
    ),
    "Supply Run": Rules(
        setup=(EachPlaces(ASSET, "supply-cache", OUTPOST, 2),),
        scoring=(Delivered("supply-cache"),),
        special=(Claims("supply-cache", of="trooper", one=True),),
    ),
    "Surface Scan": Rules(
        setup=(EachHandsOut("scanner", 2),),
        scoring=(Scanned("scanner"),),
        special=(Claims("scanner", own=True, one=True),),
    ),
    "Sweep and Clear": Rules(
        scoring=(Table("sweep", {"anywhere": 1, "home": 1, "contested": 1, "enemy": 2}, BEATEN_NOW),),
    ),
    # Advantages.
    "Advanced Intel": Rules(special=(MorePasses(),)),
    "Armored Assault": Rules(special=(AtFirst(3, "vehicle", ((AIM, 1),)),)),
    "Black Ops": Rules(special=(Sneaks("corps trooper, special_forces trooper", 6),)),
    "Command Override": Rules(special=(OrdersItself(2, "ai"),)),
    "Coordinated Strike": Rules(special=(Coordinates(1, 2, "republic", ("clone trooper", "republic vehicle")),)),
    "Cunning Deployment": Rules(special=(AtFirst(3, "", ((DODGE, 1),), all=True),)),
    "Extreme Discipline": Rules(special=(Disciplined(2),)),
    "Fortified Position": Rules(setup=(Barricades(3),)),
    "Garrison": Rules(setup=(Grants(Keyword("prepared-position"), "corps"),)),
    "No Time to Lose": Rules(special=(Hurries(),)),
    "Ordnance": Rules(special=(Strike("ordnance", 3),)),
    "Rapid Deployment": Rules(
        special=(AtFirst(2, "corps clone trooper", keyword=Keyword("reinforcements")),),
    ),
    "Scrambled Orders": Rules(setup=(Beacon("comms-scrambler"),), special=(Scrambles("comms-scrambler"),)),
    "Strafing Run": Rules(special=(Strafing("air-support", 4),)),
}

REINFORCED: Final = 2
"""The round in which reinforcements may arrive for the first time."""

CARDS_2023: Final[Mapping[str, Rules]] = {
    # Objectives.
    "Breakthrough": Rules(scoring=(LeadersBeyond(),)),  # legion23:battlecard.breakthrough
    "Intercept the Transmissions": Rules(
        setup=(ThreeInALine(),),
        scoring=(ControlledByTroopers((2, 4), 2),),  # legion23:battlecard.intercept.2
    ),
    "Key Positions": Rules(setup=(EachMarksTerrain(),), scoring=(HoldsTerrain(),)),
    "Recover the Supplies": Rules(
        setup=(SupplyTokens(),),
        scoring=(SuppliesClaimed(),),
        special=(TroopersClaim(SUPPLIES),),  # legion23:battlecard.recover.3
    ),
    "Bombing Run": Rules(  # legion23:battlecard.bombing-run
        special=(TroopersClaim(BOMB), LetsGo(BOMB)),
        whole=False,
    ),
    "Hostage Exchange": Rules(special=(Elsewhere("hostage"),), whole=False),
    "Payload": Rules(special=(Elsewhere("bomb-carts"), CartsMove(2)), whole=False),
    "Sabotage the Moisture Vaporators": Rules(  # legion23:battlecard.sabotage
        special=(Tampers(VAPORATOR, "sabotage"), Tampers(VAPORATOR, "repair")),
        whole=False,
    ),
    # Deployments.
    "Advanced Positions": Rules(special=(TroopersScout(1),)),
    "Battle Lines": Rules(),  # legion23:battlecard.battle-lines
    "Disarray": Rules(special=(Elsewhere("each-zone"),)),
    "Faceoff": Rules(special=(Elsewhere("half-circles"),)),
    "Major Offensive": Rules(),  # legion23:battlecard.major-offensive
    "Roll Out": Rules(special=(Elsewhere("roll-out"),)),
    "The Long March": Rules(),  # legion23:battlecard.long-march
    # Conditions.
    "Clear Conditions": Rules(),  # legion23:battlecard.clear
    "Hostile Environment": Rules(special=(Elsewhere("hostile"),)),
    "Limited Visibility": Rules(special=(Elsewhere("limited-visibility"),)),
    "Rapid Reinforcements": Rules(setup=(SetsAside(),)),
    "Supply Drop": Rules(special=(Resupplies(),), whole=False),  # legion23:battlecard.supply-drop
}


def lines(card: cards.BattleCard) -> Iterator[Message]:
    """Yield what a card says, if its rules are known."""
    if not card.missing:
        yield from MISSIONS[card.edition].known.get(card.name, Rules()).lines()


class Mission:
    """The battle cards of the newer edition, and those in play."""

    known = CARDS_2026
    """The rules of cards by their names."""

    def rules_of(self, card: cards.BattleCard) -> Rules | None:
        """Return the rules of a card; None if anything of it is not known: its text, or its map."""
        found = None if card.missing else self.known.get(card.name)
        return found if found is not None and found.whole else None

    def spaces(self, battle: Battle) -> list[tuple[str, tuple[int, ...]]]:
        """Return the spaces for cards in the order in which they are set up, each with the seats that it is for."""
        first, second = battle.blue, 1 - battle.blue
        both = (first, second)
        own = [(f"advantage-{seat}", (seat,)) for seat in both]  # legion26:cards.08
        shared = [("objective", both), ("secondary", both)]  # legion26:cards.02, legion26:cards.06
        return [*shared, *own]

    def in_play(self, battle: Battle) -> Iterator[tuple[At, Part]]:
        """Yield all parts of the cards in play, each with its card and the seats that it is for."""
        for space, seats in self.spaces(battle):
            yield from self.parts(battle, space, seats)

    def parts(self, battle: Battle, space: str, seats: tuple[int, ...]) -> Iterator[tuple[At, Part]]:
        """Yield the parts of the card in a space."""
        id = battle.mission.get(space)
        if id:
            at = At(battle_card(battle, id).name, seats)
            yield from ((at, part) for part in self.known.get(at.card, Rules()).parts)

    # When something happens.

    def set_up(self, battle: Battle) -> Play[None]:
        """Set up the objective, the secondary objective, then the advantages, the blue player's first."""
        for at, part in self.in_play(battle):  # legion26:setup.17, legion23:setup.12
            yield from part.set_up(battle, at)

    def order(self, battle: Battle, seat: int) -> Play[None]:
        """Let a player do what cards allow while Orders are issued."""
        for at, part in self.in_play(battle):
            yield from part.order(battle, at, seat)

    def why_not_order(self, battle: Battle, unit: Unit) -> Reason | None:
        """Return why cards let nobody issue an Order to a unit."""
        for at, part in self.in_play(battle):
            if part.bars_order(battle, at, unit):
                return because("legion26:cards.08", "legion-order-scrambled", unit=battle.name(unit), card=at.card)
        return None

    def command_phase_ends(self, battle: Battle) -> Play[None]:
        """Let happen what happens when the Command Phase ends."""
        for at, part in self.in_play(battle):
            yield from part.command_phase_ends(battle, at)

    def activation_phase_begins(self, battle: Battle) -> Play[None]:
        """Let happen what happens when the Activation Phase begins."""
        for at, part in self.in_play(battle):
            yield from part.activation_phase_begins(battle, at)

    def activates(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what happens when a unit's activation begins."""
        for at, part in self.in_play(battle):
            yield from part.activates(battle, at, unit)

    def activated(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what happens when a unit's activation ends."""
        for at, part in self.in_play(battle):
            yield from part.activated(battle, at, unit)

    def end_phase_begins(self, battle: Battle) -> Play[None]:
        """Let happen what happens when the End Phase begins."""
        for at, part in self.in_play(battle):
            yield from part.end_phase_begins(battle, at)

    def settle(self, battle: Battle) -> Play[None]:
        """Let units drop what they can't hold any more, and cards answer what has just happened."""
        yield from drop_fallen(battle)
        while battle.happened:
            events, battle.happened = battle.happened, []
            for at, part in self.in_play(battle):
                yield from part.answer(battle, at, events)
        if battle.edition.objectives.drops_at_once:
            for unit in battle.units:
                if unit.held and doing.panicked(battle, unit):
                    yield from drop_all(battle, unit)  # legion26:obj.12

    # What units can do.

    def may_claim(self, battle: Battle, unit: Unit, token: Token) -> bool:
        """Tell whether a card in play lets a unit claim a token."""
        # legion26:obj.09, legion23:objective.05
        return any(part.may_claim(unit, token) for _, part in self.in_play(battle))

    def actions(self, battle: Battle) -> dict[str, tuple[At, Part]]:
        """Return the actions that cards in play give to units."""
        return {part.action(): (at, part) for at, part in self.in_play(battle) if part.action()}

    # Reinforcements.

    def pooled(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit that is set aside has its token in the Order Pool."""
        return False

    def arrive(self, battle: Battle, seat: int, rank: str) -> Play[bool]:
        """Let a unit of a rank arrive that was set aside; return whether one has."""
        yield from ()
        return False


class Mission2023(Mission):
    """The battle cards of the older edition, and those in play."""

    known = CARDS_2023

    def spaces(self, battle: Battle) -> list[tuple[str, tuple[int, ...]]]:
        """Return the spaces for cards in the order in which they are set up (legion23:setup.12, legion23:deploy.01)."""
        both = (battle.blue, 1 - battle.blue)
        return [("objective", both), ("condition", both), ("deployment", both)]

    def set_up(self, battle: Battle) -> Play[None]:
        """Set up the objective, the condition, and the deployment; tokens put beside a unit are claimed by it."""
        yield from super().set_up(battle)
        for unit in battle.units:
            for token in [token for token in battle.tokens if token.kind == MARKER]:
                if unit.place == ON_BATTLEFIELD and token_near(battle, token, unit.miniatures, TOUCH):
                    claim(battle, unit, battle.tokens.index(token))  # legion23:objective.03

    def pooled(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit that is set aside has its token in the Order Pool: from the second round on."""
        return unit.has(CONDITION) > 0 and battle.round >= REINFORCED  # legion23:battlecard.rapid

    def arrive(self, battle: Battle, seat: int, rank: str) -> Play[bool]:
        """Let a unit of a rank arrive that was set aside, beyond range 2 of all enemies (legion23:battlecard.rapid.2)."""
        waiting = [unit for unit in battle.undefeated(seat) if unit.place == SET_ASIDE and unit.has(CONDITION)]
        able = [unit for unit in waiting if unit.rank == rank and doing.reinforcement(battle, unit).found() is not None]
        ask = say("legion-ask-arrives", card="Rapid Reinforcements")
        unit = yield from choose_unit(battle, seat, able, ask)
        if unit is None:
            return False
        yield from doing.reinforcement(battle, unit).make(say("legion-ask-set-up", unit=battle.name(unit)))
        unit.tokens.pop(CONDITION)
        unit.order, unit.activated = FACEDOWN, True
        battle.log.tell("legion-arrives", unit=battle.name(unit))
        return True


MISSIONS: Final = {"2026": Mission(), "2023": Mission2023()}
"""By edition."""
