"""The Aggression cards of Twilight of the Republic."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_a_droid = CreateUnits("battle-droid")
_a_clone = CreateUnits("clone-trooper")

CARDS: dict[str, Text] = {
    "bokatan-kryze#death-watch-lieutenant": text(
        constant(gaining(overwhelm, saboteur), condition=Control((trait("mandalorian"), another))),
        constant(gaining(power=1), condition=Control((trait("trooper"), another))),
    ),
    "oomseries-officer": text(when_defeated(deal(2, a_base()))),
    "confederate-trifighter": text(NoHealing()),
    "b1-attack-platform": text(),
    "asajj-ventress#count-dookus-assassin": text(
        Exploit(2),
        on_attack(If(ThisPhase("attacked", cards=(trait("separatist"),), other_than_this=True), boost(3, 0, THIS))),
    ),
    "darth-maul#revenge-at-last": text(constant(gaining(limits=ATTACKS_TWO))),
    "squadron-of-vultures": text(Exploit(3)),
    "savage-opress#monster": text(when_played(If(HasMore("opponent"), ready(THIS)))),
    "count-dooku#fallen-jedi": text(Exploit(2), overwhelm, when_played(DealForExploited())),
    "corner-the-prey": text(
        event(AttackWith((), Manner(given=((AttackOn(), gaining(power=Value("defender", "damage"))),))))
    ),
    "selfdestruct": text(event(IfDone(defeat(a(friendly)), deal(4, a())))),
    "soldier-of-the-501st": text(raid(1)),
    "anakins-interceptor#where-the-fun-begins": text(constant(gaining(power=2), condition=AtLeast(DamageOnBase(), 15))),
    "jyn-erso#stardust": text(constant(gaining(saboteur, power=1), condition=ThisPhase("defeated", whose="opponent"))),
    "batch-brothers": text(when_played(_a_clone)),
    "jesse#hardfighting-patriot": text(raid(1), when_played(ByOpponent(CreateUnits("battle-droid", 2)))),
    "steela-gerrera#beloved-tactician": text(
        when_played_or_defeated(IfDone(may(deal(2, YOUR_BASE)), Search((trait("tactic"),), top=8)))
    ),
    "anakin-skywalker#maverick-mentor": text(coordinate(on_attack(DrawCards()))),
    "senatorial-corvette": text(saboteur, when_defeated(Discard(who="opponents"))),
    "low-altitude-gunship": text(overwhelm, when_played(deal(UnitsOf((trait("republic"), friendly)), a(enemy)))),
    "saw-gerrera#resistance-is-not-terrorism": text(
        raid(2), on_attack(If(AtLeast(DamageOnBase(), 15), deal(1, each(ground, enemy))))
    ),
    "resolute#under-anakins-command": text(
        CostChange(-1, whose="this", each=DamageOnBase(5)),
        when_played_or_on_attack(deal(2, WithNamesakes((enemy,), (enemy,)))),
    ),
    "mace-windus-lightsaber": text(
        Attach((non("vehicle"),)), when_played(If(ThisIs((Named("Mace Windu"),)), DrawCards(2)))
    ),
    "bold-resistance": text(event(boost(2, 0, Kin(3)))),
    "mister-bones#i-performed-violence": text(on_attack(If(Unless(AtLeast(HandSize(), 1)), may(deal(3, a(ground)))))),
    "twice-the-pride": text(when_played(deal(2, ATTACHED))),
    "unlimited-power": text(
        event(DealEach(((4, a()), (3, a(other_than_it)), (2, a(other_than_it)), (1, a(other_than_it)))))
    ),
    "disaffected-senator": text(action(pay(2), EXHAUST, deal(2, a_base()))),
    "clone-heavy-gunner": text(coordinate(power=2)),
    "dendups-loyalist": text(overwhelm),
    "vanguard-droid-bomber": text(when_played(If(Control((trait("separatist"), another)), deal(2, a_base(enemy))))),
    "bold-recon-commando": text(saboteur),
    "reckless-torrent": text(
        coordinate(when_played(may(DealEach(((2, a(friendly)), (2, a(InArenaOf("it"), enemy)))))))
    ),
    "relentless-rocket-droid": text(constant(gaining(power=2), condition=Control((trait("trooper"), another)))),
    "hevy#staunch-martyr": text(coordinate(raid(2)), when_defeated(deal(1, each(ground, enemy)))),
    "kit-fisto#the-smiling-jedi": text(saboteur, coordinate(on_attack(may(deal(3, a(ground)))))),
    "aurra-sing#crackshot-sniper": text(
        overwhelm, when("base-attacked", ready(THIS), about=All((ground, enemy)), whose="you")
    ),
    "heavy-persuader-tank": text(Exploit(2), when_played(may(deal(2, a(ground))))),
    "old-access-codes": text(when_played(If(HasMore("opponent"), DrawCards()))),
    "clone-cohort": text(constant(gaining(raid(2), when_defeated(_a_clone)))),
    "daring-raid": text(event(deal(2, a_unit_or_base()))),
    "grenade-strike": text(event(DealEach(((2, a()),), also=((1, a(InArenaOf("it"), other_than_it)),)))),
    "grim-resolve": text(event(attack_with(non_leader, grant=gaining(grit)))),
    "blood-sport": text(event(deal(2, each(ground)))),
    "strategic-analysis": text(event(DrawCards(3))),
    "caught-in-the-crossfire": text(event(Crossfire((enemy,)))),
    "guerilla-insurgency": text(event(EveryPlayer(DefeatResource()), Discard(2, who="each"), deal(4, each(ground)))),
    "planetary-invasion": text(Exploit(3), event(ready(up_to(3)), Give(gaining(overwhelm, power=1), THEM))),
}
