"""Secrets of Power: Cunning."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_OFFICIAL = trait("official")

CARDS: dict[str, Text] = {
    "general-grievous#scuttling-to-safety": text(hidden, on_defense(ReturnToHand(THIS))),
    "lurking-snub-fighter": text(when_played(may(exhaust(a()))), Plot()),
    "soulless-one#swift-and-agile": text(
        on_attack(IfDone(may(Disclose(("cunning", "cunning", "villainy"))), ReadyResources(2)))
    ),
    "trade-federation-delegates": text(when_played(CreateUnits("spy", 2))),
    "no-one-ever-knew": text(event(exhaust(SoMany(UnitsOf((_OFFICIAL, friendly)), (enemy,))))),
    "furtive-handmaiden": text(on_attack(IfDone(may(Discard()), DrawCards()))),
    "bail-organa#responding-to-catastrophe": text(on_attack(IfDone(may(Discard()), CreateUnits("spy")))),
    "bravo-squadron-fighter": text(saboteur),
    "junior-senator": text(when_played(may(ReturnToHand(an_upgrade(cost_at_most(3)))))),
    "anakin-skywalker#secret-husband": text(
        hidden, constant(gaining(raid(2)), condition=ControlNamed("Padmé Amidala"))
    ),
    "rebel-propagandist": text(when_played_or_defeated(Give(gaining(saboteur, power=1), a(friendly, another)))),
    "tala-durith#i-can-get-you-inside": text(constant(gaining(hidden), friendly, another), Plot()),
    "blue-ace#colorful-racer": text(ambush, on_attack(ready(a(exhausted, enemy)))),
    "emissaries-from-ryloth": text(when_played(may(boost(-3, 0, a())))),
    "lightmaker#i-have-an-idea": text(raid(4), when_defeated(ChooseArena(exhaust(each(InArenaOf("chosen"), enemy))))),
    "hunter#extraordinary-tracker": text(
        saboteur, on_attack(If(AttackOn((exhausted,)), boost(-4, 0, DEFENDER, ATTACK)))
    ),
    "the-mandalorian#cleaning-up-nevarro": text(
        ambush, when("attack-defeats", may(Capture(THIS, a(enemy, non_leader))))
    ),
    "faith-in-your-friends": text(
        event(
            Search(top=3),
            IfDone(may(Disclose(("cunning", "cunning", "cunning", "heroism", "heroism"))), CreateUnits("spy", 2)),
        )
    ),
    "awing": text(raid(1)),
    "skyhopper-canyon-runner": text(),
    "emissarys-sheathipede": text(when_defeated(ByOpponent(may(ReadyResources()), "each"))),
    "regulations-bureaucrat": text(action(EXHAUST, ChoosePlayer(ExhaustResources(1, "chosen")))),
    "zenuas-shadow-fighter": text(hidden),
    "unruly-astromech": text(hidden, when_defeated(exhaust(a(enemy)))),
    "loan-shark": text(ambush, raid(1)),
    "duchesss-investigators": text(
        when_played(IfDone(may(Disclose(("cunning",))), Discard(1, "opponents", random=True)))
    ),
    "vel-sartha#one-path-one-choice": text(raid(2), constant(gaining(power=-2), IsDefender(), exhausted, enemy)),
    "synara-san#harboring-a-secret": text(hidden, on_attack(ReadyResources(UnitsOf((friendly,))))),
    "sneaking-suspicion": text(Plot()),
    "special-modifications": text(
        Attach((trait("vehicle"),)), when_played(If(ThisIs((trait("transport"),)), may(CreateUnits("spy"))))
    ),
    "accelerate-our-plans": text(
        event(IfDone(exhaust(a(friendly)), attack_with(other_than_it, grant=gaining(power=3))))
    ),
    "catch-unawares": text(event(AttackWith((), Manner(defender=Grant(power=-4))))),
    "charged-with-espionage": text(
        event(IfDone(may(Disclose(("cunning", "cunning"))), LookAtHand(discards=True, filters=(Is("unit"),))))
    ),
    "implicate": text(event(Give(gaining(sentinel, on_defense(CreateUnits("spy"))), a()))),
    "bog-down-in-procedure": text(event(exhaust(a()), IfDone(may(Disclose(("cunning",))), exhaust(a(other_than_it))))),
    "the-wrong-ride": text(event(ChoosePlayer(ExhaustResources(2, "chosen"), opponent=True)), Plot()),
    "garindan#information-broker": text(
        when_played(NameACard(), LookAtHand(discards=True, filters=(HasThatName(),))), Plot()
    ),
    "darth-traya#lord-of-betrayal": text(on_attack(may(ReadyLeader()))),
    "grand-moff-tarkin#taking-krennics-achievement": text(
        when_played(TakeWhileHere(a(trait("vehicle"), enemy, non_leader)))
    ),
    "grand-admiral-thrawn#grand-schemer": text(
        when_played(DoneOrNot(ByOpponent(may(ChooseThing(a(non_leader, friendly)))), CapturedBy(THIS), ready(THIS))),
        when_defeated(CaptureByWorth(a(friendly), (InArenaOf("it"), enemy, non_leader))),
    ),
    "fully-armed-and-operational": text(
        event(If(AttackedLast(), PlayFrom(noun="unit", grant=gaining(ambush)))), Plot()
    ),
    "obiwan-kenobi#finding-what-doesnt-exist": text(
        when("combat-damage-base", Mill(1, "defending"), Permit(ignore_aspects=True))
    ),
    "stolen-starpath-unit": text(
        constant(
            gaining(on_attack(NameACard(), RevealHand("defending"), CreateUnits("spy", CardsAmong((HasThatName(),)))))
        )
    ),
    "libertine#under-new-ownership": text(
        constant(gaining(power=Value("this", "captives"))), when_played(Capture(a(enemy), a(non_leader, friendly)))
    ),
    "cikatro-vizago#business-is-what-matters": text(
        on_attack(IfDone(RevealTop(), IfNotDone(ByOpponent(may(PayResources(1))), DrawThat())))
    ),
    "ebon-hawk#cause-and-effect": text(
        on_attack(
            IfDone(
                may(Disclose(("heroism", "villainy"), "any")),
                seq(
                    If(Disclosed("heroism"), boost(2, 0, THIS, ATTACK)),
                    If(Disclosed("villainy"), boost(-4, 0, DEFENDER, ATTACK)),
                ),
            )
        )
    ),
    "hired-slicer": text(on_attack(RevealTopCards(2, may(exhaust(a(Shares("trait", "cards"))))))),
    "kreias-whispers": text(event(DrawCards(3), HandToDeck("top"), HandToDeck("bottom"))),
    "beguile": text(event(LookAtHand(), ReturnToHand(a(ControlledBy("chosen"), cost_at_most(6), non_leader)))),
    "undercover-operation": text(
        event(ready(a(DidThisPhase("played"))), If(ItIs((cost_at_most(3),)), CreateUnits("spy")))
    ),
    "arrest": text(event(Capture(YOUR_BASE, a(enemy, non_leader)), Later("regroup-phase", Rescue("card")))),
    "screeching-tie-fighter": text(on_attack(may(Give(Grant(lost=ALL_KEYWORDS), a(ground))))),
}
