"""What command cards do besides giving Orders, each at its time, written as data in the words of `effects`.

A card that has a text and is not here does nothing more than its Orders, and is told to be not enforced.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from tablero.games.legion import cards, timing, upgrade_effects
from tablero.games.legion.allowances import SECOND_ATTACK
from tablero.games.legion.charges import PAINT
from tablero.games.legion.deeds import (
    Act,
    ActivateNext,
    AsFarAsPossible,
    Calm,
    GainFor,
    GainForDefeated,
    Move,
    OpponentGivesBack,
    OrderBack,
    OrderDown,
    OrderItself,
    PutBaneTokens,
    Recover,
    Relocate,
    Shoot,
    Spend,
    Suffer,
    TakeBack,
    gain,
)
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.effects import (
    CARD_WEAPON,
    EXTRA_ACTION,
    NO_ATTACK,
    ONCE_MORE,
    STEADFAST,
    All,
    Each,
    Effect,
    FromRound,
    IfDivulged,
    Later,
    May,
    OneOf,
    Scene,
    Timed,
    Units,
    UpTo,
    all_weapons,
    has,
)
from tablero.games.legion.speed import FASTER, SPEED
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEUP,
    GAME,
    NEXT_ACTIVATION,
    NOBODY,
    OBSERVATION,
    STANDBY,
    SUPPRESSION,
    SURGE,
    WHILE_ORDERED,
    Battle,
    Unit,
)
from tablero.games.legion.windows import (
    ACTIVATED,
    ACTIVATES,
    ANY_ORDER,
    COMMAND_ENDS,
    DIVULGED,
    END_BEGINS,
    ENEMY_ACTIVATES,
    ENEMY_ORDERED,
    ORDERED,
    PHASE_BEGINS,
    REVEALED,
    UNTIMED,
)
from tablero.kernel import Play


def at_once(*effects: Effect) -> Timed:
    """Return what happens when the card is revealed, without a time of its own."""
    return Timed(UNTIMED, effects)


def named(name: str, *effects: Effect) -> Timed:
    """Return what happens at once to the unit of a name."""
    return Timed(UNTIMED, (Each(Units(name=name), effects),))


def ordered(*effects: Effect, of: Units | None = None) -> Timed:
    """Return what happens to a unit that is issued one of the card's own Orders."""
    return Timed(ORDERED, effects, of)


def activates(name: str, *effects: Effect) -> Timed:
    """Return what happens when the unit of a name is activated."""
    return Timed(ACTIVATES, effects, Units(name=name))


def activated(name: str, *effects: Effect) -> Timed:
    """Return what happens when the activation of the unit of a name ends."""
    return Timed(ACTIVATED, effects, Units(name=name))


ATTACKS_TWICE: Final = has(SECOND_ATTACK, until=NEXT_ACTIVATION)
AIM_OR_DODGE: Final = OneOf((gain(AIM), gain(DODGE)))

STRIKE: Final = AsFarAsPossible((Act(MOVE), Act(ATTACK)))
DOUBLE_FALL: Final = May((OrderBack(), UpTo(2, Units(within=2, enemy=True, order=FACEUP), (OrderBack(),))))

NEW_WAYS: Final = (  # legion23:cmdcard.new-ways
    Timed(
        ACTIVATES,
        (May((Suffer(1), has(EXTRA_ACTION, 1, until=NEXT_ACTIVATION))),),
        Units("trooper", order=FACEUP, but="Darth Vader"),
    ),
)
COMMON_CAUSE: Final = (  # legion23:cmdcard.common-cause
    activated("Chewbacca", ActivateNext(Units(name="Luke Skywalker", order=FACEUP))),
    activated("Luke Skywalker", ActivateNext(Units(name="Chewbacca", order=FACEUP))),
)

BOTH: Final[Mapping[str, tuple[Timed, ...]]] = {
    # Empire.
    "Annihilation Looms": (
        at_once(
            Later(
                Each(Units("trooper", both=True), (gain((SUPPRESSION, 2)),)),
                Each(Units("trooper", both=True), (gain((SUPPRESSION, 3)),)),
                4,
            )
        ),
    ),
    "Covert Observation": (Timed(ENEMY_ORDERED, (gain(SUPPRESSION),), Units(enemy=True)),),
    "Deploy the Garrison": (Timed(PHASE_BEGINS, (UpTo(2, Units("trooper", order=FACEUP), (Act(STANDBY),)),)),),
    "Die at My Hand": (named("Moff Gideon", gain(AIM, DODGE), has("relentless")),),
    "Imperial Discipline": (ordered(May((Recover(),))),),
    "Moment of Consideration": (ordered(gain(STANDBY)),),
    "New Ways to Motivate Them": NEW_WAYS,
    "Pulse Scan": (
        named("Iden Versio", gain(AIM), has("sharpshooter", 2)),
        activated("Iden Versio", gain(DODGE, STANDBY)),
    ),
    "Tactical Strike": (
        Timed(
            ACTIVATES,
            (
                May(
                    (
                        has(SPEED, 1, until=NEXT_ACTIVATION),
                        has("steady", until=NEXT_ACTIVATION),
                        has("tactical", 1, until=NEXT_ACTIVATION),
                    )
                ),
            ),
            Units("Iden Versio, special_forces", order=FACEUP),
        ),
    ),
    "Gunner, Infantry!": (
        named(
            "Major Marquand",
            has("tactical", 1),
            all_weapons("suppressive"),
            has(FASTER, -1, until=NEXT_ACTIVATION),
        ),
    ),
    "Marked For Elimination": (
        ordered(gain((AIM, 2)), of=Units(name="Gar Saxon")),
        at_once(
            UpTo(1, Units("commander, operative", enemy=True), (gain((OBSERVATION, 4), (SUPPRESSION, 2)),), least=1)
        ),
    ),
    "Victory or Death!": (
        ordered(gain(AIM)),
        at_once(Each(Units("Gar Saxon, special_forces"), (has("indomitable"),))),
    ),
    "Fight Another Day": (
        ordered(gain(DODGE)),
        at_once(Each(Units("Gar Saxon, special_forces"), (has("outmaneuver"),))),
    ),
    "Debark for Ground Assault": (ordered(has("spur"), all_weapons("suppressive"), of=Units("corps trooper")),),
    "I Care Not For Your Struggles": (ordered(has("dauntless")),),
    "You Have Something I Want": (
        Timed(
            COMMAND_ENDS,
            (FromRound(2, (UpTo(1, Units(name="Imperial Dark Troopers", order=FACEUP), (Relocate(2), OrderDown())),)),),
        ),
    ),
    "Darkness Descends": (
        Timed(DIVULGED, (Each(Units(name="Darth Vader"), (has("infiltrate", until=GAME),)),)),
        at_once(IfDivulged((), (Each(Units(name="Darth Vader"), (has("reliable", 2, until=GAME),)),))),
    ),
    # Rebels.
    "Common Cause": COMMON_CAUSE,
    "My Ally is the Force": (ordered(gain(DODGE)),),
    "Sorry About the Mess": (ordered(gain(AIM, DODGE)),),
    "Somebody Has to Save Our Skins": (
        activated("Leia Organa", ActivateNext(Units(within=2, order=FACEUP, other=True))),
    ),
    "Notorious Scoundrels": (at_once(TakeBack("Han Solo")),),
    "Trust Goes Both Ways": (
        named("Jyn Erso", has("inspire", 2)),
        ordered(has("teamwork", about="Jyn Erso"), of=Units("trooper", but="Jyn Erso")),
    ),
    "Legacy of Mandalore": (
        named("Sabine Wren", has("inspire", 1)),
        ordered(
            Each(Units(name="Sabine Wren"), (AIM_OR_DODGE,)),
            of=Units("commander, operative, special_forces", but="Sabine Wren"),
        ),
    ),
    "Blast Off!": (
        named("R2-D2", has(FASTER, 1), has("disengage"), has("jump", 1)),
        ordered(gain(DODGE, SUPPRESSION), of=Units(name="R2-D2")),
    ),
    "Symbol of Rebellion": (
        named("Sabine Wren", has(PAINT, about="graffiti")),
        activates("Sabine Wren", May((Recover(),))),
    ),
    "Delaying Tactics": (Timed(COMMAND_ENDS, (OpponentGivesBack(Units("non-commander", enemy=True, order=FACEUP)),)),),
    "Courage of the Rebellion": (ordered(May((Recover(),))),),
    "Hold at Any Cost": (ordered(gain(AIM, STANDBY), of=Units("trooper")),),
    # Republic.
    "Diplomatic Cover": (
        Timed(DIVULGED, (Each(Units(name="Padme Amidala"), (has("infiltrate", until=GAME),)),)),
        at_once(
            IfDivulged(
                (Each(Units(name="Padme Amidala"), (has("secret-mission", until=GAME),)),),
                (Each(Units(name="Padme Amidala"), (has("inspire", 1, until=GAME),)),),
            )
        ),
    ),
    "We're Not Programmed": (
        named("Clone Captain Rex", gain((SURGE, 2)), has("inspire", 2)),
        activates("Clone Captain Rex", May((Recover(),))),
    ),
    "There Is No Try": (
        ordered(gain(DODGE), has("outmaneuver"), has("relentless")),
        Timed(END_BEGINS, (TakeBack("Luminous Beings Are We"),)),
    ),
    "Attack of the Clones": (ordered(OneOf((gain(SURGE), Calm(1)), must=False)),),
    "Synchronized Offensive": (
        ordered(
            UpTo(1, Units("clone trooper", within=2), (OrderItself(),)),
            of=Units("vehicle"),
        ),
    ),
    "Lead From the Front": (ordered(UpTo(3, Units(within=1, other=True), (AIM_OR_DODGE,)), of=Units("commander")),),
    # Separatists.
    "Crush Them!": (ordered(GainForDefeated(SURGE)),),
    "Supreme Commander": (
        named("General Grievous", has("ruthless")),
        ordered(gain(SURGE), Each(Units("trooper", within=1, sight=True, other=True), (gain(SURGE),))),
    ),
    "Double the Fall": (Timed(PHASE_BEGINS, (Each(Units(name="Count Dooku", order=FACEUP), (DOUBLE_FALL,)),)),),
    "Preservation Protocols": (ordered(gain(DODGE), has("disengage"), has("impervious")),),
    "Do Not Underestimate Our Means": (
        Timed(PHASE_BEGINS, (UpTo(2, Units(order=FACEUP), (Recover(),)),)),
        Timed(DIVULGED, (UpTo(3, Units("ai"), (has("reinforcements", until=GAME),)),)),
    ),
    "Yes, My Master": (
        Timed(
            DIVULGED,
            (
                Each(
                    Units(name="Asajj Ventress"),
                    (
                        OneOf(
                            (
                                All((has("bounty", until=GAME), has("reinforcements", until=GAME))),
                                All(
                                    (
                                        has("demoralize", 1, until=GAME),
                                        has("makashi-mastery", until=GAME),
                                        has("outmaneuver", until=GAME),
                                    )
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
    ),
    "Mechanized Incursion": (
        Timed(ANY_ORDER, (UpTo(1, Units("droid trooper", within=2), (OrderItself(),)),), Units("vehicle")),
    ),
    "Roger, Roger!": (ordered(OneOf((gain(DODGE), gain(SURGE)))),),
    "AI Coordination": (ordered(gain(STANDBY)),),
    "Unstoppable Advance": (ordered(May((Move(1),))),),
    # Mercenaries.
    "This is the Way": (named("Din Djarin", gain(DODGE), has("relentless")),),
    "A Machine Made For Killing": (ordered(gain(AIM), has("demoralize", 3), has("steady")),),
    "I Make the Rules Now": (Timed(DIVULGED, (PutBaneTokens(),)),),
    "I'm Your Worst Nightmare": (named("Cad Bane", has("uncanny-luck", 2), ATTACKS_TWICE),),
}
"""Cards that do the same in both editions, by name; in 2023 as far as is known."""

EFFECTS: Final[Mapping[str, Mapping[str, tuple[Timed, ...]]]] = {
    "2026": {
        **BOTH,
        "A New Beginning": (
            ordered(AIM_OR_DODGE, of=Units("trooper", small=True)),
            named("Ahsoka Tano", has("inspire", 2)),
            activates("Ahsoka Tano", Recover()),
        ),
        "Close Call": (
            Timed(PHASE_BEGINS, (Each(Units(name="Wicket"), (gain(DODGE),)),)),
            named("Wicket", has(SPEED, 3), has("outmaneuver"), has(NO_ATTACK)),
        ),
        "Constantly Alert": (ordered(GainFor(AIM, Units(enemy=True, within=1), (gain(STANDBY),))),),
        "Diversionary Tactics": (ordered(gain(DODGE, OBSERVATION)),),
        "Fearsome Oration": (ordered(has("demoralize", 2), has("inspire", 2)),),
        "Flexible Strategy": (
            ordered(OneOf((Calm(1), Move(1)), must=False), of=Units("trooper")),
            ordered(OneOf((gain(AIM), gain(DODGE)), must=False), of=Units("vehicle")),
        ),
        "Flow of the Force": (ordered(May((Recover(),)), gain(AIM, DODGE, STANDBY)),),
        "General Skywalker": (named("Anakin Skywalker", has("inspire", 2)), ordered(gain(AIM))),
        "I Rebel": (
            named("Jyn Erso", has("charge", until=NEXT_ACTIVATION), has(ONCE_MORE)),
            Timed(
                ENEMY_ACTIVATES,
                (Each(Units(name="Jyn Erso", having=ONCE_MORE), (May((gain(SUPPRESSION), Spend(), STRIKE)),)),),
                Units(enemy=True, within=2, of="Jyn Erso", sight=True),
            ),
        ),
        "No Time for Sorrows": (ordered(May((Move(1),))),),
        "Not Out of it Yet": (
            ordered(May((Move(1),))),
            Timed(ACTIVATES, (gain(AIM, DODGE),), Units(name="Luke Skywalker", within=2, of="Han Solo")),
            Timed(ACTIVATES, (gain(AIM, DODGE),), Units(name="Han Solo", within=2, of="Luke Skywalker")),
        ),
        "Rebellions Are Built on Hope": (
            ordered(May((gain(SUPPRESSION),))),
            Timed(
                COMMAND_ENDS,
                (
                    Each(
                        Units("trooper", order=FACEUP),
                        (
                            has("danger-sense", 2, until=WHILE_ORDERED),
                            has("indomitable", until=WHILE_ORDERED),
                            has(STEADFAST, until=WHILE_ORDERED),
                        ),
                    ),
                ),
            ),
        ),
        "See You in Hell": (
            named(
                "Han Solo",
                has("unconcerned", until=GAME),
                has("unstoppable", until=GAME),
                has("disengage"),
                has(STEADFAST),
                gain(AIM, DODGE),
            ),
        ),
        "Speak Softly and Drive a Big Tank": (ordered(OneOf((Act(MOVE), gain(AIM), gain(DODGE)), must=False)),),
        "This is Where the Fun Begins": (
            named("Anakin Skywalker", has("jump", 2), ATTACKS_TWICE),
            Timed(DIVULGED, (Each(Units(name="Anakin Skywalker"), (has("prepared-position", until=GAME),)),)),
        ),
        "We Need Reinforcements": (ordered(has("disengage")),),
        "You Underestimate My Power": (named("Anakin Skywalker", has("extra-dice", 6, "white against facedown")),),
        "Aggressive Negotiations": (ordered(OneOf((Move(1), gain(AIM), gain(DODGE), gain(SURGE)), must=False)),),
    },
    "2023": {
        **BOTH,
        "Z-6 Jetpack Rocket": (named("Boba Fett", has(CARD_WEAPON, until=NEXT_ACTIVATION)),),
        "Concussive Blast": (activates("Iden Versio", Recover(), has(CARD_WEAPON, until=NEXT_ACTIVATION)),),
        "Coordinated Bombardment": (activated("Leia Organa", Shoot(3)),),
        "Maximum Firepower": (activated("General Veers", Shoot()),),
        "No Time for Sorrows": (  # legion23:cmdcard.sorrows
            Timed(ANY_ORDER, (May((Move(1),)),), Units("trooper")),
        ),
    },
}
"""What each card does, by edition and name."""


ONCE: Final = (REVEALED, UNTIMED, ORDERED)
"""What happens only in the round in which a card is played."""


def of(card: cards.CommandCard) -> tuple[Timed, ...]:
    """Return what a card does besides its Orders, as far as that is known and enforced."""
    return EFFECTS[card.edition].get(card.name, ()) if card.text == "known" else ()


def in_force(battle: Battle, seat: int, window: str) -> Iterator[cards.CommandCard]:
    """Yield the cards of a seat whose text counts now: the one it has played, and later those that stay in play."""
    known = cards.command_cards(battle.edition.name)
    # legion26:cardkw.permanent, legion23:cardkw.permanent
    stay = () if window in ONCE else battle.permanents[seat]
    yield from (known[id] for id in (battle.played[seat], *stay) if id)


def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
    """Let happen what the cards that a seat has in play, and its units' upgrades, do at this time."""
    for card in list(in_force(battle, seat, window)):
        yield from card_happens(battle, seat, card, window, unit)
    yield from upgrade_effects.happen(battle, seat, window, unit)


def of_card(battle: Battle, unit: Unit, window: str) -> Iterator[timing.Effect]:
    """Yield what its player's cards and its own upgrades do to a unit at this time, to be resolved beside other effects."""
    for card in in_force(battle, unit.seat, window):
        if any(timed.window == window for timed in of(card)):
            happens = partial(card_happens, battle, unit.seat, card, window, unit)
            due = partial(card_concerns, battle, unit.seat, card, window, unit)
            yield timing.Effect(NOBODY, card.name, happens, due)
    yield from upgrade_effects.of_unit(battle, unit, window)


def card_concerns(battle: Battle, seat: int, card: cards.CommandCard, window: str, unit: Unit) -> bool:
    """Tell whether a card does anything to a unit at this time."""
    scene = Scene(battle, seat, unit, card=card.id)
    return any(timed.window == window and timed.concerns(scene) for timed in of(card))


def card_happens(
    battle: Battle, seat: int, card: cards.CommandCard, window: str, unit: Unit | None = None
) -> Play[None]:
    """Let happen what a card does at this time."""
    for timed in of(card):
        if timed.window == window:
            yield from timed.happen(Scene(battle, seat, unit, card=card.id))


def enforced(card: cards.CommandCard) -> bool:
    """Tell whether everything that a card does is done here; plain cards only give Orders.

    legion23:cmdcard.ambush, legion23:cmdcard.push, legion23:cmdcard.assault
    """
    return not card.text or bool(of(card))
