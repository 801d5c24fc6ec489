"""A Lawless Time: Vigilance."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *


def _control_either(first: Aspect, second: Aspect) -> Control:
    """Return "you control a unit with one aspect or the other"."""
    return Control((Either((aspect(first), aspect(second))),))


CARDS: dict[str, Text] = {
    "bossk#join-our-merry-band": text(on_attack(boost(1, 1, a()), may(boost(-1, -1, a())))),
    "cad-bane#now-its-my-turn": text(
        shielded, overwhelm, on_attack(DefeatAnyCredits(), experience(THIS, ThatMany("credits")))
    ),
    "hounds-tooth#hunters-approach": text(
        when_attack_ends(If(Survived(), may(defeat(a(Compared("power", "less", Value("this")))))))
    ),
    "chewbacca#mighty-rescuer": text(
        overwhelm, when_attack_ends(If(DefenderDefeated(), seq(experience(THIS), heal(3, THIS))))
    ),
    "ezra-bridger#spectre-six": text(
        raid(1), when_played(If(_control_either("aggression", "cunning"), may(heal(4, a())), may(heal(2, a()))))
    ),
    "obiwan-kenobi#protector-of-felucia": text(
        sentinel, constant(Grant(printed=(7, 7)), friendly, condition=Control((), 7))
    ),
    "han-solo#hibernation-sick": text(shielded, on_attack(experience(THIS))),
    "lepi-lookout": text(shielded, overwhelm),
    "latts-razzi#deadly-whipmaster": text(
        when_played(EitherOr(shield(THIS), experience(THIS)), UnitDeals(THIS, Value("this"), a(ground, enemy)))
    ),
    "taramyn-barcona#eyes-front": text(
        when_played(IfDone(may(DefeatCredit()), seq(experience(THIS), experience(a(friendly, another)))))
    ),
    "nothing-left-to-fear": text(
        event(boost(2, 2, a(friendly)), may(defeat(a(non_leader, Compared("power", "most", Value())))))
    ),
    "ig88#programmed-to-kill": text(shielded),
    "shadow-cloaking": text(event(ready(a()), shield(IT))),
    "single-reactor-ignition": text(event(defeat(each()), HitTheirBases(1))),
    "zeb-orrelios#spectre-four": text(
        sentinel,
        when_played(If(_control_either("command", "cunning"), may(deal(5, a(ground))), may(deal(3, a(ground))))),
    ),
    "chirrut-imwe#i-dont-need-luck": text(saboteur, when_attack_ends(If(HitBase(), may(heal(4, a(another)))))),
    "baze-malbus#good-luck": text(sentinel, Triggered(("healed",), may(deal(HowMuch("healed"), a())))),
    "chio-fain#fourarmed-slicer": text(on_attack(may(ChoosePlayers(DrawCards(who="those"), 2)))),
    "bith-brute": text(sentinel, saboteur),
    "honnah#oink-squee": text(raid(2), restore(2)),
    "beilert-valance#target-vader": text(on_attack(DrawCards(), may(deal(CountThisPhase("drawn"), a(ground))))),
    "the-mandalorian#lets-see-the-puck": text(
        when_played(DrawCards()),
        Triggered(("drawn",), shield(THIS), anything, "you", condition=Now("action-phase")),
    ),
    "imperial-door-technician": text(when_defeated(heal(2, YOUR_BASE))),
    "vandor-range-troopers": text(),
    "governors-shuttle": text(when_played(EachPlayerChooses(), defeat(THEM))),
    "igv55-listener": text(sentinel),
    "lawbringer#shadow-over-lothal": text(
        when_played_or_on_attack(ChooseAspect(boost(-2, -2, each(HasThatAspect(), enemy))))
    ),
    "choke-on-aspirations": text(
        event(deal(5, a(non("vehicle"), friendly), up_to=True), If(InPlay("it"), heal(ThatMuch(), YOUR_BASE)))
    ),
    "display-piece": text(event(defeat(a(enemy, non_leader)), By("its-controller", TheirCards(PutCards("resources"))))),
    "bodhi-rook#creating-a-diversion": text(on_attack(may(Give(gaining(sentinel), a(trait("rebel"), friendly))))),
    "cinta-kaz#stone-cold-and-fearless": text(constant(gaining(sentinel), condition=ThisIs((upgraded,)))),
    "defiant-scrapper": text(when_played(may(DefeatCredit("enemy")))),
    "swoop-bike-marauder": text(on_attack(DrawCards())),
    "lando-calrissian#eyes-open": text(sentinel, constant(gaining(power=-1), IsAttacker(), condition=Defending())),
    "tantive-iv#carrying-hope": text(restore(2), when_played(If(ThisPhase("defeated"), heal(4, YOUR_BASE)))),
    "phoenix-squadron-fighters": text(CostChange(-1, whose="this", each=UnitsOf((damaged, friendly)))),
    "leias-disguise": text(
        Attach((non("vehicle"),)),
        constant(Grant(traits=("underworld",))),
        when_played(If(ThisIs((Named("Leia Organa"),)), shield(a(friendly)))),
    ),
    "boonta-eve-flagbearer": text(when("attack", If(NoOtherAttacked(), heal(2, YOUR_BASE)), about=friendly)),
    "shield-drive-outfitter": text(when_played(IfDone(may(PayResources(1)), shield(a())))),
    "alkenzi-patroller": text(sentinel),
    "rodian-bondsman": text(when_defeated(EveryPlayer(CreateCredits()))),
    "conveyex-security-captain": text(Rule("blank-credits")),
    "droid-laser-turret": text(sentinel, shielded),
    "rogue-one#at-any-cost": text(when("defeated", Arrange(2), about=friendly)),
    "vigilant-scouts": text(restore(2)),
    "canto-bight-security": text(sentinel, on_defense(CreateCredits())),
    "shielded-hauler": text(shielded),
    "syndicate-security": text(grit),
    "industrious-team": text(when_played(may(defeat(a(non_leader, remaining_at_most(4)))))),
    "watchful": text(constant(gaining(on_attack(PeekAtDeck())))),
    "adventurer-sniper-rifle": text(
        Attach((non("vehicle"),)),
        constant(gaining(action(EXHAUST, Give(Grant(printed=(None, 1)), a(ground, non_leader, undamaged))))),
    ),
    "kill-switch": text(when_played(exhaust(ATTACHED))),
    "veiled-strength": text(Attach((non_leader,)), constant(gaining(grit))),
    "mastery": text(CostChange(-1, whose="this", on=(unique,))),
    "betrayed-trust": text(event(Give(gaining(limits=NO_COMBAT_DAMAGE), a(enemy)))),
    "incapacitate": text(event(boost(-2, -2, a()))),
    "the-tree-remembers": text(event(Give(LOSING_ALL, a(enemy)), If(ItIs((cost_at_most(3),)), defeat(IT)))),
    "lost-and-forgotten": text(event(IfDone(defeat(a(non_leader)), heal(3, YOUR_BASE)))),
}
