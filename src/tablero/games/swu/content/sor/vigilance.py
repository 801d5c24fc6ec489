"""Spark of Rebellion: Vigilance."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    # Vigilance and Villainy.
    "inferno-four#unforgetting": text(when_played_or_defeated(Arrange(2))),
    "scout-bike-pursuer": text(grit),
    "death-trooper": text(when_played(DealEach(((2, a(ground, friendly)), (2, a(ground, enemy)))))),
    "del-meeko#providing-overwatch": text(restore(1), CostChange(1, (Is("event"),), whose="opponent")),
    "lieutenant-childsen#death-star-prison-warden": text(
        sentinel, when_played(RevealFromHand((aspect("vigilance"),), 4), experience(THIS, ThatMany("revealed")))
    ),
    "gideon-hask#ruthless-loyalist": text(when("defeated", experience(a(friendly)), about=enemy)),
    "academy-defense-walker": text(sentinel, when_played(experience(each(damaged, friendly)))),
    "count-dooku#darth-tyranus": text(shielded, when_played(may(defeat(a(remaining_at_most(4)))))),
    "atat-suppressor": text(when_played(exhaust(each(ground)))),
    "avenger#hunting-star-destroyer": text(
        when_played_or_on_attack(OpponentChooses((non_leader,)), defeat(IT)),
    ),
    "power-of-the-dark-side": text(event(OpponentChooses(), defeat(IT))),
    "search-your-feelings": text(event(Search(top=0))),
    "superlaser-blast": text(event(defeat(each()))),
    # Vigilance and Heroism.
    "restored-arc170": text(restore(1)),
    "yoda#old-master": text(restore(2), when_defeated(ChoosePlayers(DrawCards(1, "those")))),
    "consular-security-force": text(),
    "kanan-jarrus#revealed-jedi": text(
        on_attack(
            may(
                seq(
                    Mill(UnitsOf((trait("spectre"), friendly)), "defending"),
                    heal(Different("aspects", "cards"), YOUR_BASE),
                )
            ),
        )
    ),
    "vigilant-honor-guards": text(constant(gaining(sentinel), condition=ThisIs((undamaged,)))),
    "obiwan-kenobi#following-fate": text(
        sentinel, when_defeated(experience(a(friendly, another), 2), If(ItIs((trait("force"),)), DrawCards()))
    ),
    "the-ghost#spectre-home-base": text(shielded, when_played_or_on_attack(may(shield(a(trait("spectre"), another))))),
    "luke-skywalker#jedi-knight": text(
        restore(3),
        when_played(If(ThisPhase("defeated"), boost(-6, -6, a(enemy)), boost(-3, -3, a(enemy)))),
    ),
    "redemption#medical-frigate": text(sentinel, when_played(HealDivided(8, "unit-or-base"), deal(ThatMuch(), THIS))),
    "lukes-lightsaber": text(
        Attach((non("vehicle"),)),
        when_played(If(ThisIs((Named("Luke Skywalker"),)), seq(heal(99, ATTACHED), shield(ATTACHED)))),
    ),
    "jedi-lightsaber": text(
        Attach((non("vehicle"),)),
        constant(gaining(on_attack(boost(-2, -2, DEFENDER))), condition=ThisIs((trait("force"),))),
    ),
    "the-force-is-with-me": text(
        event(
            experience(a(friendly), 2),
            If(Control((trait("force"),)), shield(IT)),
            may(AttackWith(it=True)),
        )
    ),
    # Vigilance alone.
    "bendu#the-one-in-the-middle": text(
        sentinel,
        on_attack(NextCard(CostChange(-2, (non(aspect("heroism")), non(aspect("villainy")))))),
    ),
    "protector": text(constant(gaining(sentinel))),
    "vigilance": text(
        event(
            Modes(
                (
                    ChoosePlayer(Mill(6, "chosen"), opponent=True),
                    heal(5, a_base()),
                    defeat(a(remaining_at_most(3))),
                    shield(a()),
                ),
                2,
            )
        )
    ),
    "21b-surgical-droid": text(on_attack(may(heal(2, a(another))))),
    "distant-patroller": text(when_defeated(may(shield(a(aspect("vigilance")))))),
    "guardian-of-the-whills": text(CostChange(-1, (Is("upgrade"),), first="round", on_this=True)),
    "regional-governor": text(when_played(NameACard(), Impose(CantPlay((HasThatName(),), "opponent"), IN_PLAY))),
    "cloud-city-wing-guard": text(sentinel),
    "wilderness-fighter": text(shielded),
    "baze-malbus#temple-guardian": text(grit, constant(gaining(sentinel), condition=Initiative())),
    "system-patrol-craft": text(sentinel),
    "rugged-survivors": text(grit, on_attack(If(Control((leader_unit,)), may(DrawCards())))),
    "cargo-juggernaut": text(shielded, when_played(If(Control((aspect("vigilance"), another)), heal(4, YOUR_BASE)))),
    "resilient": text(),
    "devotion": text(constant(gaining(restore(2)))),
    "electrostaff": text(Attach((non("vehicle"),)), constant(gaining(power=-1), IsAttacker(), condition=Defending())),
    "entrenched": text(constant(gaining(limits=NO_BASE_ATTACKS))),
    "moment-of-peace": text(event(shield(a()))),
    "repair": text(event(heal(3, a_unit_or_base()))),
    "it-binds-all-things": text(
        event(
            IfDone(
                heal(3, a(), up_to=True),
                If(Control((trait("force"),)), may(deal(ThatMuch(), a(other_than_it)))),
            )
        )
    ),
    "make-an-opening": text(event(boost(-2, -2, a()), heal(2, YOUR_BASE))),
    "takedown": text(event(defeat(a(remaining_at_most(5))))),
    "vanquish": text(event(defeat(a(non_leader)))),
}
