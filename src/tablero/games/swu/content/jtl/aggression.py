"""Jump to Lightspeed: Aggression."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_VEHICLE = trait("vehicle")
_FIGHTER = trait("fighter")
_FIRST_ORDER = trait("first order")
_HUNTED = constant(gaining(power=3), condition=ThereIs("unit", (damaged, enemy)))

CARDS: dict[str, Text] = {
    "first-order-stormtrooper": text(Triggered(("attack", "when-defeated"), Indirect(1))),
    "allegiant-general-pryde#ruthless-and-loyal": text(
        when("indirect", may(defeat(an_upgrade(non_unique, On("subject"))))),
        on_attack(If(Initiative(), Indirect(2))),
    ),
    "general-hux#no-terms-no-surrender": text(
        constant(gaining(raid(1)), _FIRST_ORDER, friendly, another),
        action(EXHAUST, If(ThisPhase("played", cards=(_FIRST_ORDER,)), DrawCards())),
    ),
    "special-forces-tie-fighter": text(when_played(If(HasMore("opponent", kinds=(space,)), ready(THIS)))),
    "vonregs-tie-interceptor#ace-of-the-first-order": text(
        constant(gaining(overwhelm), condition=ThisIs((power_at_least(4),))),
        constant(gaining(raid(1)), condition=ThisIs((power_at_least(6),))),
    ),
    "decimator-of-dissidents": text(CostChange(-1, whose="this", condition=ThisPhase("indirect")), overwhelm),
    "dengar#crude-and-slovenly": text(
        piloting(2, "aggression", "villainy"),
        pilot=(constant(gaining(on_attack(If(ThisIs((trait("underworld"),)), Indirect(3), Indirect(2))))),),
    ),
    "ig2000#assassins-aggressor": text(overwhelm, when_played(deal(1, up_to(3)))),
    "ig88#murderous-phlutdroid": text(
        _HUNTED, piloting(2, "aggression", "villainy"), pilot=(constant(gaining(_HUNTED)),)
    ),
    "darth-vader#scourge-of-squadrons": text(
        piloting(3, "aggression", "villainy"),
        pilot=(constant(gaining(on_attack(IfDone(may(deal(1, a())), If(ItFell(), may(deal(1, a_unit_or_base()))))))),),
    ),
    "devastator#hunting-the-rebellion": text(AssignsIndirect(), when_played(Indirect(4, "opponents"))),
    "no-disintegrations": text(event(deal(Value("it", "remaining", plus=-1), a(non_leader)))),
    "bb8#happy-beeps": text(
        piloting(1, "aggression", "heroism"),
        pilot=(when_played(IfDone(may(PayResources(2)), ready(a(trait("resistance"))))),),
    ),
    "massassi-tactical-officer": text(action(EXHAUST, attack_with(_FIGHTER, grant=gaining(power=2)))),
    "black-one#straight-at-them": text(
        constant(gaining(power=1), condition=ThisIs((upgraded,))),
        on_attack(If(ControlNamed("Poe Dameron"), may(deal(1, a())))),
    ),
    "frisk#vanguard-loudmouth": text(
        piloting(2, "aggression", "heroism"), pilot=(when_played(may(defeat(an_upgrade(cost_at_most(2))))),)
    ),
    "red-squadron-ywing": text(on_attack(Indirect(3, "defending"))),
    "biggs-darklighter#theyll-never-stop-us": text(
        piloting(1, "aggression", "heroism"),
        pilot=(
            constant(gaining(overwhelm), condition=ThisIs((_FIGHTER,))),
            constant(gaining(hp=1), condition=ThisIs((trait("transport"),))),
            constant(gaining(grit), condition=ThisIs((trait("speeder"),))),
        ),
    ),
    "red-five#running-the-trench": text(on_attack(may(deal(2, a(damaged))))),
    "tactical-heavy-bomber": text(
        on_attack(Indirect(Value("this", "power"), "defending"), If(AnyOfThose("base"), DrawCards()))
    ),
    "rebellious-hammerhead": text(when_played(may(deal(HandSize(), a())))),
    "profundity#we-fight": text(
        overwhelm,
        when_played_or_defeated(
            ChoosePlayer(seq(Discard(1, "chosen"), If(MoreThan(HandSize("chosen"), HandSize()), Discard(1, "chosen"))))
        ),
    ),
    "they-hate-that-ship": text(
        event(ByOpponent(CreateUnits("tie-fighter", 2, ready=True)), PlayFrom((_VEHICLE,), noun="unit", discount=3))
    ),
    "trench-run": text(
        event(
            attack_with(
                _FIGHTER,
                grant=gaining(
                    on_attack(Mill(2, "defending"), deal(CostDifference(), THIS, unpreventable=True)), power=4
                ),
            )
        )
    ),
    "relentless-firespray": text(Triggered(("attack",), ready(THIS), limit="round")),
    "crackshot-vwing": text(when_played(If(Unless(Control((_FIGHTER, another))), deal(1, THIS)))),
    "determined-recruit": text(piloting(2, "aggression"), pilot=()),
    "supporting-eta2": text(on_attack(may(boost(2, 0, a(ground))))),
    "captain-tarkin#full-forward-assault": text(constant(gaining(overwhelm, power=1), _VEHICLE, friendly)),
    "droid-missile-platform": text(when_defeated(Indirect(3))),
    "atdp-occupier": text(CostChange(-1, whose="this", each=UnitsOf((damaged, ground))), overwhelm),
    "cham-syndulla#rallying-ryloth": text(when_played(If(HasMore("opponent", "resources"), may(ResourceTop())))),
    "hunting-aggressor": text(MoreIndirect()),
    "orbiting-kwing": text(saboteur),
    "insurgent-saboteurs": text(saboteur, on_attack(may(defeat(an_upgrade())))),
    "shadow-caster#just-business": text(when("defeated", may(UseAllAgain("when-defeated")), about=friendly)),
    "war-juggernaut": text(constant(gaining(power=UnitsOf((damaged,)))), when_played(deal(1, any_number()))),
    "targeting-computer": text(constant(gaining(AssignsIndirect(own=True)))),
    "twin-laser-turret": text(Attach((_VEHICLE,)), constant(gaining(on_attack(deal(1, up_to(2, InArenaOf("this"))))))),
    "fight-fire-with-fire": text(event(DealEach(((3, a(friendly, Facing((enemy,)))), (3, a(enemy, InArenaOf("it"))))))),
    "hotshot-maneuver": text(
        event(
            ChooseThing(a(friendly)),
            KeepingIt(deal(2, SoMany(AbilitiesOf("attack"), (enemy,)))),
            AttackWith((), it=True),
        )
    ),
    "system-shock": text(event(IfDone(defeat(an_upgrade(non_leader)), deal(1, ItsUnit())))),
    "shoot-down": text(event(deal(3, a(space)), If(ItFell(), may(deal(2, a_base()))))),
    "stay-on-target": text(
        event(
            attack_with(
                _VEHICLE,
                grant=gaining(when("base-damaged", DrawCards(), about=DealtBy((IsThis(),))), power=2),
            )
        )
    ),
    "face-off": text(
        event(If(Now("initiative-free"), IfDone(may(ready(a(enemy))), ready(a(friendly, InArenaOf("it"))))))
    ),
    "piercing-shot": text(
        event(ChooseThing(a()), KeepingIt(defeat(Every("upgrade", (Named("Shield"), On("it"))))), deal(3, IT))
    ),
    "koiogran-turn": text(event(ready(a(Either((_FIGHTER, trait("transport"))), power_at_most(6))))),
    "planetary-bombardment": text(event(If(Control((trait("capital ship"),)), Indirect(12), Indirect(8)))),
}
