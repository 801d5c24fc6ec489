"""The texts of command cards: what each does besides giving Orders, as data in the words of `effects`.

A card that has a text and is not here does nothing more than its Orders, and is told to be not enforced.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablero.games.legion.allowances import SECOND_ATTACK
from tablero.games.legion.attack_deeds import (
    AddDefenceByCourage,
    AddDefenceDice,
    AddDice,
    PoolHas,
    SpendObservation,
    SufferAsMany,
    attacker,
    defender,
)
from tablero.games.legion.charges import PAINT
from tablero.games.legion.deeds import (
    Act,
    ActivateNext,
    AsFarAsPossible,
    Calm,
    GainFor,
    GainForDefeated,
    Heal,
    Loses,
    Move,
    OpponentGivesBack,
    OrderBack,
    OrderDown,
    OrderItself,
    OrderReturns,
    Perish,
    Pushed,
    PutBaneTokens,
    Recover,
    Relocate,
    Ride,
    Shed,
    Shoot,
    Spend,
    Suffer,
    gain,
)
from tablero.games.legion.dice import RED
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.effects import (
    CARD_WEAPON,
    EXTRA_ACTION,
    FEWER_ACTIONS,
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
    Timed,
    Units,
    UpTo,
    all_weapons,
    has,
)
from tablero.games.legion.order_deeds import ChangePlans, DictateDraw, LimitOrders, Reserve, ReserveOne, TakeBack
from tablero.games.legion.rolling import RED_VAAPAD
from tablero.games.legion.speed import FASTER, SPEED
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEUP,
    GAME,
    IMMOBILIZE,
    NEXT_ACTIVATION,
    OBSERVATION,
    POISON,
    STANDBY,
    SUPPRESSION,
    SURGE,
    WHILE_ORDERED,
)
from tablero.games.legion.suppression import BRAVER_BY, RALLY_LIMIT
from tablero.games.legion.terms import Against, CommandedBy, FirstInRound, If, OnceInActivation, WhileOrdered
from tablero.games.legion.weapons import DIVERSION, FARTHER, SHELTERED
from tablero.games.legion.windows import (
    ACTIVATED,
    ACTIVATES,
    AIMED,
    ANY_ORDER,
    ATTACK_MADE,
    ATTACKED,
    ATTACKS,
    COMMAND_ENDS,
    DEFENDED,
    DEFENDS,
    DIVULGED,
    END_BEGINS,
    ENEMY_ACTIVATES,
    ENEMY_ORDERED,
    ORDERED,
    PHASE_BEGINS,
    RALLIES,
    REVEALED,
    UNTIMED,
)


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


REX: Final = "Clone Captain Rex"
K2SO: Final = "K-2SO"
WARRIORS: Final = "Geonosian Warriors"
COORDINATE_WARRIORS: Final = has("coordinate", about=WARRIORS)
CHIEFTAIN: Final = "commander wookiee trooper"
INDOMITABLE: Final = has("indomitable", until=NEXT_ACTIVATION)
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
    "Implacable": (
        activates("Darth Vader", gain(DODGE)),
        activated("Darth Vader", If(("first-activation",), (May((Suffer(1), OrderReturns(), has(FEWER_ACTIONS, 1))),))),
    ),
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
    "A Beautiful Friendship": (
        named("Wicket", has("teamwork", about="Leia Organa", until=GAME)),
        Timed(ANY_ORDER, (UpTo(1, Units("rebels", within=1, other=True), (OrderItself(),)),), Units("ewok commander")),
        Timed(ANY_ORDER, (UpTo(1, Units("ewok", within=1, other=True), (OrderItself(),)),), Units("rebels commander")),
    ),
    "Coordinated Bombardment": (activated("Leia Organa", Shoot(3)),),
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
    "We Need Reinforcements": (ordered(has("disengage")),),
    "A Simple Man": (
        Timed(
            PHASE_BEGINS,
            (
                WhileOrdered(
                    "Boba Fett",
                    (UpTo(1, Units(within=1, of="Boba Fett", but="Boba Fett"), (Move(1),)),),
                    (Each(Units(name="Boba Fett"), (gain(AIM), has("marksman"), has(FARTHER, 1, "5"))),),
                ),
            ),
        ),
    ),
    "Ploy": (Timed(PHASE_BEGINS, (ReserveOne(),)),),
    "Witch Magick": (named("Maul", Heal(2), Shed((POISON, IMMOBILIZE))), activates("Maul", Recover())),
    # Attacks.
    "Call Me Captain": (
        Timed(
            ATTACKS,
            (
                WhileOrdered(
                    REX,
                    (
                        OnceInActivation(
                            (Against(Units(enemy=True, within=2, of=REX, sight=True), (AddDice(3, RED),)),)
                        ),
                    ),
                ),
            ),
            Units(but=REX),
        ),
    ),
    "Come and Prove It": (
        at_once(Each(Units("Fifth Brother, Seventh Sister"), (has("indomitable"),))),
        Timed(DEFENDS, (AddDefenceDice(),), Units("Fifth Brother, Seventh Sister")),
        Timed(DEFENDS, (gain(DODGE),), Units(name="Seventh Sister", order=FACEUP)),
    ),
    "Covering Fire": (
        Timed(
            ATTACKED,
            (If(("ranged",), (UpTo(1, Units(within=2, other=True), (gain(DODGE),)),)),),
            Units("corps"),
        ),
    ),
    "Fear and Dead Men": (
        Timed(DEFENDED, (If(("wounded",), (attacker(SufferAsMany()),)),), Units(name="Darth Vader")),
    ),
    "Fear, Surprise, Intimidation": (
        named("Count Dooku", has("arsenal", 2), has("relentless"), all_weapons("versatile")),
        Timed(ATTACKED, (defender(gain((SUPPRESSION, 2))),), Units(name="Count Dooku")),
    ),
    "Full of Surprises": (
        named("Luke Skywalker", gain(DODGE)),
        Timed(DEFENDS, (AddDefenceByCourage(),), Units(name="Luke Skywalker")),
    ),
    "Son of Skywalker": (
        Timed(ATTACK_MADE, (FirstInRound((May((Act(ATTACK, beyond=True),)),)),), Units(name="Luke Skywalker")),
    ),
    "Impromptu Immolation": (
        named("R2-D2", has(CARD_WEAPON, until=NEXT_ACTIVATION)),
        Timed(ATTACK_MADE, (May((Act(MOVE),)),), Units(name="R2-D2")),
    ),
    "Pinned Down": (Timed(ATTACKED, (defender(OrderBack()),), Units("support, heavy")),),
    "Reckless Diversion": (at_once(Each(Units("trooper"), (has(DIVERSION),))),),
    "Swift Protector": (
        named("Ahsoka Tano", has("guardian", 2)),
        Timed(
            DEFENDS,
            (May((gain(DODGE),)),),
            Units("trooper", small=True, within=1, of="Ahsoka Tano", but="Ahsoka Tano"),
        ),
    ),
    "Tactical Planning": (Timed(ATTACKED, (defender(OrderBack()),), Units("special_forces, support")),),
    "Take That, Clankers!": (
        Timed(
            AIMED,
            (May((has(FARTHER, 1, "4", until=NEXT_ACTIVATION),)),),
            Units("clone trooper", order=FACEUP),
        ),
    ),
    "Unrelenting Assault": (
        Timed(
            ATTACKED,
            (If(("ranged", "aimed"), (UpTo(1, Units(within=2, other=True), (gain(AIM),)),)),),
            Units("corps"),
        ),
    ),
    "You Disappoint Me": (
        ordered(gain(DODGE)),
        Timed(
            ATTACKED,
            (If(("ranged", "against-trooper"), (defender(Pushed(2)),)),),
            Units(name="Count Dooku"),
        ),
    ),
    # Orders, cards and courage.
    "Arboreal Assault": (
        ordered(all_weapons("suppressive"), all_weapons("immobilize", 1), of=Units("ewok trooper")),
        Timed(ATTACKED, (defender(OrderBack()),), Units("special_forces")),
    ),
    "Change of Plans": (Timed(REVEALED, (ChangePlans(),)),),
    "Family Reunion": (
        named("Ahsoka Tano", has("teamwork", about="Sabine Wren")),
        activates("Ahsoka Tano", Each(Units(name="Sabine Wren"), (May((Move(2),)),))),
        activates("Sabine Wren", Each(Units(name="Ahsoka Tano"), (May((Move(2),)),))),
    ),
    "For the Tribe": (ordered(has("dauntless"), has("relentless"), May((Recover(),))),),
    "Hiding in Plain Sight": (ordered(has("inconspicuous")),),
    "Leaders of the 501st": (
        Timed(RALLIES, (INDOMITABLE,), Units(within=2, of="Anakin Skywalker")),
        Timed(RALLIES, (INDOMITABLE,), Units(within=2, of=REX)),
    ),
    "Size Matters Sometimes": (
        at_once(Each(Units(name="Yoda", within=1, of="Chewbacca"), (May((Ride("Chewbacca"),)),))),
    ),
    "Ruthless Tactics": (
        Timed(ATTACKED, (If(("ranged",), (defender(gain(OBSERVATION)),)),), Units(order=FACEUP)),
        Timed(ATTACKS, (If(("observed",), (May((SpendObservation(), PoolHas("suppressive"))),)),), Units()),
    ),
    "We Serve the Queen": (
        named("Sun Fac", Loses("direct"), COORDINATE_WARRIORS),
        named(WARRIORS, COORDINATE_WARRIORS),
        Timed(ACTIVATES, (gain(AIM, DODGE),), Units(name=WARRIORS, order=FACEUP)),
    ),
    "Sabotaged Communications": (at_once(LimitOrders(1)),),
    "Sacrifice": (
        named(K2SO, has("guardian", 4)),
        activated(
            K2SO,
            UpTo(
                1,
                Units("commander, operative", within=1, sight=True, other=True),
                (has(SHELTERED), Each(Units(name=K2SO), (Perish(),))),
            ),
        ),
    ),
    "They Too Will Suffer": (
        Timed(
            COMMAND_ENDS,
            (
                OpponentGivesBack(Units("corps, special_forces, support, heavy", enemy=True, order=FACEUP)),
                DictateDraw(),
            ),
        ),
    ),
    "Unrelenting Fire": (at_once(Each(Units(enemy=True), (has(RALLY_LIMIT, 1),))),),
    "Voracious Ambition": (Timed(PHASE_BEGINS, (Reserve(3),)),),
}
"""Cards that do the same in both editions, by name; in 2023 as far as is known."""

EFFECTS: Final[Mapping[str, Mapping[str, tuple[Timed, ...]]]] = {
    "2026": {
        **BOTH,
        "Daring Defense": (ordered(CommandedBy(CHIEFTAIN, (has("demoralize", 1),)), of=Units("wookiee trooper")),),
        "Defiance": (ordered(CommandedBy(CHIEFTAIN, (If(("hurt",), (gain(AIM, DODGE, SURGE),)),))),),
        "Diversionary Tactics": (ordered(gain(DODGE, OBSERVATION)),),
        "Fearsome Oration": (ordered(has("demoralize", 2), has("inspire", 2)),),
        "Flexible Strategy": (
            ordered(OneOf((Calm(1), Move(1)), must=False), of=Units("trooper")),
            ordered(OneOf((gain(AIM), gain(DODGE)), must=False), of=Units("vehicle")),
        ),
        "Flow of the Force": (ordered(May((Recover(),)), gain(AIM, DODGE, STANDBY)),),
        "General Skywalker": (named("Anakin Skywalker", has("inspire", 2)), ordered(gain(AIM))),
        "Get In Position": (ordered(CommandedBy(CHIEFTAIN, (has("agile", 1),)), of=Units("wookiee trooper")),),
        "I Go Where I'm Needed": (
            named(
                "Ahsoka Tano",
                May((Move(3),)),
                has("guardian", 3),
                has("disengage"),
                has(BRAVER_BY, 1),
                has(SPEED, 1),
            ),
        ),
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
        "Revenge Is Not the Jedi Way": (
            named("Ahsoka Tano", gain((DODGE, 3)), Loses("shien-mastery"), has("jarkai-mastery")),
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
        "The Jedi Shall Fall": (
            named("Asajj Ventress", has("jedi-hunter")),
            Timed(
                ATTACKS,
                (OneOf(tuple(gain((SUPPRESSION, n), (DODGE, n)) for n in range(1, 5)), must=False),),
                Units(name="Asajj Ventress"),
            ),
        ),
        "This Party's Over": (
            ordered(OneOf((Suffer(1), Suffer(2), Suffer(3)), must=False), of=Units(name="Mace Windu")),
            named("Mace Windu", has(RED_VAAPAD)),
        ),
        "Making His Way in the Galaxy": (
            named("Boba Fett", has(NO_ATTACK, until=NEXT_ACTIVATION)),
            activated("Boba Fett", Shoot(0)),
        ),
        "You Underestimate My Power": (named("Anakin Skywalker", has("extra-dice", 6, "white against facedown")),),
        "Aggressive Negotiations": (ordered(OneOf((Move(1), gain(AIM), gain(DODGE), gain(SURGE)), must=False)),),
    },
    "2023": {
        **BOTH,
        "Z-6 Jetpack Rocket": (named("Boba Fett", has(CARD_WEAPON, until=NEXT_ACTIVATION)),),
        "Concussive Blast": (activates("Iden Versio", Recover(), has(CARD_WEAPON, until=NEXT_ACTIVATION)),),
        "Maximum Firepower": (activated("General Veers", Shoot()),),
        "No Time for Sorrows": (  # legion23:cmdcard.sorrows
            Timed(ANY_ORDER, (May((Move(1),)),), Units("trooper")),
        ),
    },
}
"""What each card does, by edition and name."""
