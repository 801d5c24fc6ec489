"""Jump to Lightspeed: Villainy, Heroism and no aspect."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FIGHTER = trait("fighter")
_PILOT = trait("pilot")

CARDS: dict[str, Text] = {
    "indoctrinated-conscript": text(piloting(1, "villainy"), pilot=()),
    "tie-bomber": text(on_attack(Indirect(3, "defending"))),
    "sith-trooper": text(on_attack(boost(UnitsOf((damaged, ControlledBy("defending"))), 0, THIS, ATTACK))),
    "tie-dagger-vanguard": text(when_played(may(deal(2, a(damaged))))),
    "fetts-firespray#feared-silhouette": text(
        when_played_or_on_attack(If(ControlNamed("Boba Fett"), Indirect(2), Indirect(1)))
    ),
    "rogueclass-starfighter": text(sentinel),
    "shuttle-st149#under-krennics-authority": text(
        shielded, when_played_or_defeated(may(MoveUpgrade((token,), takes=True)))
    ),
    "quasar-tie-carrier": text(on_attack(CreateUnits("tie-fighter"))),
    "there-is-no-escape": text(event(Give(LOSING_ALL, up_to(3), ROUND))),
    "r2d2#artooooooooo": text(
        piloting(0, "heroism"), pilot=(Rule("squeezes-in"), constant(gaining(Rule("extra-pilot"))))
    ),
    "hopeful-volunteer": text(piloting(2, "heroism"), pilot=()),
    "resistance-xwing": text(constant(gaining(power=1, hp=1), condition=ThisIs((piloted,)))),
    "dilapidated-ski-speeder": text(when_played(deal(3, THIS))),
    "millennium-falcon#get-out-and-push": text(
        Rule("extra-pilot"), constant(gaining(power=UnitsOf((_PILOT, on_this), "upgrade")))
    ),
    "sabines-masterpiece#crazy-colorful": text(
        on_attack(
            If(Control((aspect("vigilance"),)), heal(2, a_base())),
            If(Control((aspect("command"),)), experience(a())),
            If(Control((aspect("aggression"),)), deal(1, a_unit_or_base())),
            If(
                Control((aspect("cunning"),)),
                EitherOr(
                    ChoosePlayer(By("chosen", ExhaustResources(1, "you"))),
                    ChoosePlayer(By("chosen", ReadyResources(1))),
                ),
            ),
        )
    ),
    "jedi-light-cruiser": text(),
    "tantive-iv#fleeing-the-empire": text(sentinel, when_played(CreateUnits("xwing"))),
    "coordinated-front": text(event(may(boost(2, 2, a(ground))), may(boost(2, 2, a(space))))),
    "dedicated-wingmen": text(event(CreateUnits("xwing", 2))),
    "sullustan-spacer": text(piloting(1), pilot=()),
    "swarming-vulture-droid": text(
        constant(gaining(power=UnitsOf((Named("Swarming Vulture Droid"), friendly, another))))
    ),
    "flanking-fang-fighter": text(constant(gaining(raid(2)), condition=Control((_FIGHTER, another)))),
    "retrofitted-airspeeder": text(
        ambush,
        constant(gaining(limits=REACHES_SPACE)),
        constant(gaining(power=-1), condition=Attacking("unit", (space,))),
    ),
    "death-star-plans": text(
        when("defense", AttackerTakes(), about=IsThis()),
        constant(gaining(CostChange(-2, (Is("unit"),), first="round"))),
    ),
    "attack-run": text(event(Together((attack_with(space), attack_with(space))))),
    "evasive-maneuver": text(event(exhaust(a()))),
}
