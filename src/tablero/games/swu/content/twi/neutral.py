"""The Heroism, Villainy and neutral cards of Twilight of the Republic."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_a_droid = CreateUnits("battle-droid")
_a_clone = CreateUnits("clone-trooper")
_inspired = gaining(saboteur, power=2, hp=2)

CARDS: dict[str, Text] = {
    "droid-starfighter": text(saboteur),
    "battle-droid-escort": text(when_played_or_defeated(_a_droid)),
    "super-battle-droid": text(),
    "dwarf-spider-droid": text(grit),
    "patrolling-aat": text(sentinel),
    "hailfire-tank": text(Exploit(2)),
    "the-invisible-hand#imposing-flagship": text(
        when_played(CreateUnits("battle-droid", 4)),
        on_attack(exhaust(any_number(trait("separatist"), unexhausted, friendly)), deal(ThatMuch(), DEFENDING_BASE)),
    ),
    "battle-droid-legion": text(Exploit(2), when_defeated(CreateUnits("battle-droid", 3))),
    "grievouss-wheel-bike": text(
        CostChange(-2, whose="this", on=(Named("General Grievous"),)),
        Attach((non("vehicle"),)),
        constant(gaining(overwhelm)),
    ),
    "droid-deployment": text(event(CreateUnits("battle-droid", 2))),
    "merciless-contest": text(event(EachPlayerChooses((non_leader,)), defeat(THEM))),
    "execute-order-66": text(event(deal(6, each(trait("jedi"))), ReplaceFallen("clone-trooper"))),
    "332nd-stalwart": text(coordinate(power=1, hp=1)),
    "phase-i-clone-trooper": text(),
    "phase-ii-clone-trooper": text(ambush),
    "republic-commando": text(coordinate(saboteur)),
    "eta2-light-interceptor": text(restore(2)),
    "armored-saber-tank": text(sentinel),
    "tranquility#inspiring-flagship": text(
        when_played(may(ReturnFromDiscard((trait("republic"),), noun="unit"))),
        on_attack(NextCard(CostChange(-1, (trait("republic"),), times=3))),
    ),
    "atte-vanguard": text(restore(3), when_defeated(CreateUnits("clone-trooper", 2))),
    "ahsokas-padawan-lightsaber": text(
        Attach((non("vehicle"),)),
        when_played(If(ThisIs((Named("Ahsoka Tano"),)), may(attack_with()))),
    ),
    "heroes-on-both-sides": text(
        event(Give(_inspired, up_to(1, trait("republic"))), Give(_inspired, up_to(1, trait("separatist"))))
    ),
    "sword-and-shield-maneuver": text(
        event(
            Give(gaining(raid(1)), each(trait("trooper"), friendly)),
            Give(gaining(sentinel), each(trait("jedi"), friendly)),
        )
    ),
    "drop-in": text(event(CreateUnits("clone-trooper", 2))),
    "aggrieved-parliamentarian": text(when_played(ChoosePlayer(ShuffleAway(), opponent=True))),
    "headhunter-squadron": text(),
    "brain-invaders": text(Rule("mute-leaders")),
    "holdout-blaster": text(Attach((non("vehicle"),)), when_played(may(UnitDeals(ATTACHED, 1, a(ground))))),
    "private-manufacturing": text(event(DrawCards(2), If(Unless(Control((token,))), BottomFromHand(2)))),
}
