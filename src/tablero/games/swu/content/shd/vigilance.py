"""The Vigilance cards of Shadows of the Galaxy."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "hylobon-enforcer": text(grit, bounty(DrawCards())),
    "doctor-pershing#experimenting-with-life": text(action(EXHAUST, Doing(deal(1, a(friendly))), DrawCards())),
    "pyke-sentinel": text(sentinel),
    "the-client#dictated-by-discretion": text(shielded, action(EXHAUST, Give(gaining(bounty(heal(5, a_base()))), a()))),
    "lom-pyke#dealer-in-truths": text(
        on_attack(IfDone(may(shield(a(enemy))), shield(a(friendly)))), Smuggle(5, ("vigilance", "villainy"))
    ),
    "synara-san#loyal-to-kragan": text(
        grit, constant(gaining(bounty(deal(5, a_base()))), condition=ThisIs((exhausted,)))
    ),
    "supercommando-squad": text(shielded, constant(gaining(sentinel), condition=ThisIs((upgraded,)))),
    "clan-saxon-gauntlet": text(sentinel, on_defense(may(experience(a())))),
    "first-light#headquarters-of-the-crimson-dawn": text(
        grit,
        constant(gaining(grit), non_leader, friendly, another),
        Smuggle(7, ("vigilance", "villainy"), Doing(deal(4, a(friendly)))),
    ),
    "supreme-leader-snoke#shadow-ruler": text(constant(gaining(power=-2, hp=-2), non_leader, enemy)),
    "brutal-traditions": text(
        Action((), PlayThis(discards_only=True), condition=ThisPhase("defeated", whose="opponent"), zone="discard")
    ),
    "calculated-lethality": text(
        event(
            defeat(a(cost_at_most(3), non_leader)),
            SpreadTokens("experience", Value("it", "upgrades"), (friendly,)),
        )
    ),
    "clan-wren-rescuer": text(when_played(experience(a()))),
    "kuiil#i-have-spoken": text(
        restore(1), on_attack(IfDone(Mill(), If(CardIs((Shares("aspect", "base"),)), PutCards("hand"))))
    ),
    "concord-dawn-interceptors": text(sentinel, constant(gaining(power=2), condition=Defending())),
    "village-protectors": text(sentinel, shielded),
    "razor-crest#reliable-gunship": text(restore(2), when_played(may(ReturnFromDiscard(noun="upgrade")))),
    "rose-tico#dedicated-to-the-cause": text(
        shielded,
        on_attack(IfDone(may(defeat(an_upgrade(Named("Shield"), OnA((friendly,))))), experience(ItsUnit(), 2))),
    ),
    "rey#keeping-the-past": text(
        CostChange(0, whose="this", ignores="heroism", condition=ControlNamed("Kylo Ren")),
        on_attack(may(seq(heal(2, a()), If(ItIs((non(aspect("heroism")),)), shield(IT))))),
    ),
    "the-armorer#survival-is-strength": text(when_played(shield(up_to(3, trait("mandalorian"))))),
    "gentle-giant": text(grit, on_attack(may(heal(Value("this", "damage"), a(another))))),
    "the-mandalorian#wherever-i-go-he-goes": text(
        sentinel, when_played(may(seq(heal(99, a(cost_at_most(2))), shield(IT, 2))))
    ),
    "chewbacca#pykesbane": text(
        grit, when_played(may(defeat(a(remaining_at_most(5))))), Smuggle(9, ("aggression", "heroism"))
    ),
    "mystic-reflection": text(event(If(Control((trait("force"),)), boost(-2, -2, a(enemy)), boost(-2, 0, a(enemy))))),
    "sugi#hired-guardian": text(
        constant(gaining(sentinel), condition=ThereIs("unit", (upgraded, enemy))), Smuggle(6, ("vigilance",))
    ),
    "second-chance": text(Attach((non_leader,)), constant(gaining(when_defeated(Permit(free=True, to="owner"))))),
    "midnight-repairs": text(event(HealDivided(8))),
    "moisture-farmer": text(restore(2)),
    "follower-of-the-way": text(constant(gaining(power=1, hp=1), condition=ThisIs((upgraded,)))),
    "rickety-quadjumper": text(
        on_attack(IfDone(may(RevealTop()), If(Unless(CardIs((Is("unit"),))), experience(a(another)))))
    ),
    "val#loyal-to-the-end": text(bounty(deal(3, a())), when_defeated(experience(a(friendly), 2))),
    "embo#stoic-and-resolute": text(when_attack_completed(If(DefenderDefeated(), heal(2, a(), up_to=True)))),
    "hwk290-freighter": text(),
    "wroshyr-tree-tender": text(grit),
    "niima-outpost-constables": text(sentinel),
    "survivors-gauntlet": text(when_played_or_on_attack(may(MoveUpgrade((), same_side=True)))),
    "vigilant-pursuit-craft": text(sentinel, Smuggle(7, ("vigilance",))),
    "fenn-rau#protector-of-concord-dawn": text(
        when_played(may(PlayFrom(noun="upgrade", discount=2))),
        when("played", boost(-2, -2, a(enemy)), about=All((Is("upgrade"), on_this)), whose="you"),
    ),
    "public-enemy": text(constant(gaining(bounty(shield(a()))))),
    "foundling": text(constant(Grant(traits=("mandalorian",)))),
    "top-target": text(
        constant(gaining(bounty(If(ThisIs((unique,)), heal(6, a_unit_or_base()), heal(4, a_unit_or_base())))))
    ),
    "imprisoned": text(Attach((non_leader,)), constant(LOSING_ALL)),
    "mandalorian-armor": text(
        Attach((non("vehicle"),)), when_played(If(ThisIs((trait("mandalorian"),)), shield(ATTACHED)))
    ),
    "vambrace-grappleshot": text(Attach((non("vehicle"),)), constant(gaining(on_attack(exhaust(DEFENDER))))),
    "covert-strength": text(event(heal(2, a()), experience(IT)), Smuggle(3, ("vigilance",))),
    "unexpected-escape": text(event(exhaust(a()), may(Rescue("it")))),
    "evidence-of-the-crime": text(event(MoveUpgrade((cost_at_most(3),), takes=True, stays=True))),
    "fell-the-dragon": text(event(defeat(a(power_at_least(5), non_leader)))),
    "rivals-fall": text(event(defeat(a()))),
}
