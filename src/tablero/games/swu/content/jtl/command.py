"""Jump to Lightspeed: Command."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_VEHICLE = trait("vehicle")
_PILOT = trait("pilot")
_FIRST_ORDER = trait("first order")
_ROOM = (_VEHICLE, unpiloted, friendly)
_PILOTS = Sum(UnitsOf((_PILOT, friendly)), UnitsOf((_PILOT, friendly), "upgrade"))
_OTHER_PILOTS = Sum(UnitsOf((_PILOT, friendly, another)), UnitsOf((_PILOT, friendly, another), "upgrade"))
_POWER = Value("it", "power")

CARDS: dict[str, Text] = {
    "first-order-tie-fighter": text(constant(gaining(raid(1)), condition=Control((token,)))),
    "kijimi-patrollers": text(when_played(CreateUnits("tie-fighter"))),
    "pantoran-starship-thief": text(
        when_played(
            IfDone(
                may(PayResources(3)),
                IfDone(AttachThis((Either((trait("fighter"), trait("transport"))), unpiloted)), TakeControl(IT)),
            )
        ),
        pilot=(when("detached", TakeControl(OTHER_ONE, owner=True)),),
    ),
    "wingman-victor-two#mauler-mithel": text(
        piloting(1, "command", "villainy"), pilot=(when_played(CreateUnits("tie-fighter")),)
    ),
    "victor-leader#leading-from-the-front": text(constant(gaining(power=1, hp=1), space, friendly, another)),
    "wingman-victor-three#backstabber": text(
        piloting(1, "command", "villainy"), pilot=(when_played(may(experience(a(another)))),)
    ),
    "tie-ambush-squadron": text(ambush, when_played_or_defeated(CreateUnits("tie-fighter"))),
    "captain-phasma#on-my-command": text(when_played_or_on_attack(may(boost(2, 2, a(_FIRST_ORDER, another))))),
    "the-invisible-hand#crawling-with-vultures": text(
        Triggered(
            ("when-played", "attack-completed"),
            may(
                IfDone(
                    Search((trait("droid"),), top=8, noun="unit"),
                    If(CardIs((cost_at_most(2),)), may(PlayThat(free=True, noun="unit"))),
                )
            ),
        )
    ),
    "executor#might-of-the-empire": text(
        overwhelm, Triggered(("when-played", "attack", "when-defeated"), CreateUnits("tie-fighter", 3))
    ),
    "apology-accepted": text(event(defeat(a(friendly)), may(experience(a(), 2)))),
    "scramble-fighters": text(
        event(CreateUnits("tie-fighter", 8, ready=True), Give(Grant(limits=NO_BASE_ATTACKS), THEM))
    ),
    "nien-nunb#loyal-copilot": text(
        constant(gaining(power=_OTHER_PILOTS)),
        piloting(1, "command", "heroism"),
        pilot=(constant(gaining(power=_OTHER_PILOTS)),),
    ),
    "luke-skywalker#you-still-with-me": text(piloting(3, "command", "heroism"), pilot=(BecomesUnitInstead(),)),
    "phoenix-squadron-awing": text(),
    "blue-leader#scarif-air-support": text(
        ambush, when_played(IfDone(may(PayResources(2)), seq(MoveTo(GROUND, THIS), experience(THIS, 2))))
    ),
    "leia-organa#pilots-to-your-stations": text(
        restore(1),
        when_played(may(attack_with(Either((_PILOT, piloted)), grant=gaining(restore(1), power=1)))),
    ),
    "snap-wexley#resistance-recon-flier": text(
        when_played_or_on_attack(NextCard(CostChange(-1, (trait("resistance"),)))),
        piloting(2, "command", "heroism"),
        pilot=(when_played(Search((trait("resistance"),), top=5)),),
    ),
    "veteran-fleet-officer": text(when_played(CreateUnits("xwing"))),
    "poe-dameron#one-hell-of-a-pilot": text(
        when_played(CreateUnits("xwing"), may(AttachThis(_ROOM))), piloting(2, "command", "heroism"), pilot=()
    ),
    "red-leader#form-up": text(
        CostChange(-1, whose="this", each=_PILOTS),
        when("attached", CreateUnits("xwing"), about=All((_PILOT, on_this))),
    ),
    "resistance-blue-squadron": text(when_played(may(deal(UnitsOf((space, friendly)), a())))),
    "chewbacca#faithful-first-mate": text(
        constant(gaining(limits=NO_ENEMY_DEFEAT)),
        piloting(3, "command", "heroism"),
        pilot=(constant(gaining(constant(gaining(limits=NO_ENEMY_DEFEAT)))),),
    ),
    "raddus#holdos-final-command": text(
        constant(gaining(sentinel), condition=ControlCard((trait("resistance"),))),
        when_defeated(deal(Value("this", "power"), a(enemy))),
    ),
    "the-starhawk#prototype-battleship": text(ambush, Rule("half-payments")),
    "unity-of-purpose": text(
        event(boost(Different("names", filters=(friendly,)), Different("names", filters=(friendly,)), each(friendly)))
    ),
    "bunker-defender": text(constant(gaining(sentinel), condition=Control((_VEHICLE,)))),
    "clone-pilot": text(piloting(2, "command"), pilot=()),
    "jarek-yeager#coordinating-with-the-resistance": text(
        piloting(2, "command"),
        pilot=(constant(gaining(sentinel), condition=Both(Control((ground,)), Control((space,)))),),
    ),
    "scouting-headhunter": text(sentinel),
    "seasoned-fleet-admiral": text(
        raid(1),
        Triggered(("drawn",), may(experience(a())), about=anything, whose="opponent", condition=Now("action-phase")),
    ),
    "eager-escort-fighter": text(ambush),
    "adept-arc170": text(restore(2)),
    "clone-combat-squadron": text(
        constant(gaining(power=UnitsOf((space, friendly, another)), hp=UnitsOf((space, friendly, another))))
    ),
    "dornean-gunship": text(when_played(Indirect(UnitsOf((_VEHICLE, friendly))))),
    "general-draven#doing-what-must-be-done": text(when_played_or_on_attack(CreateUnits("xwing"))),
    "mc30-assault-frigate": text(overwhelm, raid(1)),
    "resupply-carrier": text(when_played(may(ResourceTop()))),
    "dorsal-turret": text(
        Attach((_VEHICLE,)),
        constant(gaining(Triggered(("combat-damage",), defeat(OTHER_ONE), condition=Attacking("unit")))),
    ),
    "salvage": text(event(PlayFrom((_VEHICLE,), "discard", noun="unit"), deal(1, IT))),
    "all-wings-report-in": text(event(exhaust(up_to(2, space, friendly)), CreateUnits("xwing", ThatMuch()))),
    "dogfight": text(event(AttackWith((), Manner(exhausted=True, no_bases=True)))),
    "tandem-assault": text(event(IfDone(attack_with(space), attack_with(ground, grant=gaining(power=2))))),
    "air-superiority": text(event(deal(4, a(ground, enemy, OfOutnumbered((space,)))))),
    "eject": text(event(Eject(an_upgrade(_PILOT)), DrawCards())),
    "lightspeed-assault": text(
        event(IfDone(Ram(a(space, friendly), a(space, enemy)), Indirect(_POWER, "its-controller")))
    ),
    "focus-fire": text(event(EachDeals((_VEHICLE, friendly), a(Facing((_VEHICLE, friendly)))))),
    "timely-reinforcements": text(
        event(
            ChoosePlayer(
                seq(CreateUnits("xwing", Half(Resources("chosen"))), Give(gaining(sentinel), THEM)), opponent=True
            )
        )
    ),
    "turbolaser-salvo": text(
        event(ChooseArena(UnitDeals(a(space, friendly), _POWER, each(enemy, InArenaOf("chosen")))))
    ),
}
