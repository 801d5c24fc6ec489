"""Spark of Rebellion: Aggression."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "death-star-stormtrooper": text(),
    "admiral-ozzel#overconfident": text(
        action(
            EXHAUST,
            PlayFrom((trait("imperial"),), noun="unit", ready=True),
            ByOpponent(may(ready(a())), "each"),
        ),
    ),
    "first-legion-snowtrooper": text(constant(gaining(overwhelm, power=2), condition=Attacking("unit", (damaged,)))),
    "fifth-brother#fear-hunter": text(
        constant(Grant(raid=Value("this", "damage"))),
        on_attack(may(DealEach(((1, THIS), (1, a(ground, another)))))),
    ),
    "imperial-interceptor": text(when_played(may(deal(3, a(space))))),
    "seventh-sister#implacable-inquisitor": text(
        saboteur, when("combat-damage-base", may(deal(3, a(ground, ControlledBy("that-opponent")))))
    ),
    "ruthless-raider": text(when_played_or_defeated(DealEach(((2, a_base(enemy)), (2, a(enemy)))))),
    "emperor-palpatine#master-of-the-dark-side": text(overwhelm, when_played(DealDivided(6, (enemy,)))),
    "vaders-lightsaber": text(
        Attach((non("vehicle"),)),
        when_played(If(ThisIs((Named("Darth Vader"),)), may(deal(4, a(ground))))),
    ),
    "fallen-lightsaber": text(
        Attach((non("vehicle"),)),
        constant(
            gaining(on_attack(deal(1, each(ground, ControlledBy("defending"))))), condition=ThisIs((trait("force"),))
        ),
    ),
    "force-lightning": text(
        event(
            Give(LOSING_ALL, a()),
            If(Control((trait("force"),)), seq(PayAnyNumber(), deal(Times(2, ThatMuch()), IT))),
        ),
    ),
    "force-choke": text(
        CostChange(-1, whose="this", condition=Control((trait("force"),))),
        event(deal(5, a(non("vehicle"))), DrawCards(1, who="its-controller")),
    ),
    "specforce-soldier": text(when_played(Give(losing(sentinel), a()))),
    "green-squadron-awing": text(raid(2)),
    "sabine-wren#explosives-artist": text(
        constant(gaining(limits=NOT_ATTACKED), condition=AtLeast(Different("aspects", filters=(friendly, another)), 3)),
        on_attack(may(deal(1, OneOf((DEFENDER, a_base()))))),
    ),
    "fighters-for-freedom": text(
        saboteur, when("played", may(deal(1, a_base())), about=All((aspect("aggression"), another)), whose="you")
    ),
    "red-three#unstoppable": text(raid(1), constant(gaining(raid(1)), aspect("heroism"), friendly, another)),
    "k2so#cassians-counterpart": text(
        overwhelm,
        when_defeated(ForEachOpponent(Modes((deal(3, CHOSEN_BASE), Discard(1, who="chosen"))))),
    ),
    "zeb-orrelios#headstrong-warrior": text(
        when_attack_completed(If(DefenderDefeated(), may(deal(4, a(ground))))),
    ),
    "black-one#scourge-of-starkiller-base": text(when_played_or_defeated(IfDone(may(DiscardHand()), DrawCards(3)))),
    "guerilla-attack-pod": text(grit, when_played(If(ThereIs("base", (Number("damage", least=15),)), ready(THIS)))),
    "mace-windu#party-crasher": text(ambush, when("attack-defeats", ready(THIS))),
    "heroic-sacrifice": text(
        event(DrawCards(1), attack_with(grant=gaining(when("combat-damage", defeat(THIS)), power=2))),
    ),
    "karabast": text(event(UnitDeals(a(friendly), Value("it", "damage", 1), a(enemy)))),
    "for-a-cause-i-believe-in": text(event(RevealForDamage(4, (aspect("heroism"),), 1, a_base(enemy)))),
    "saw-gerrera#extremist": text(AdditionalCost(Doing(deal(2, YOUR_BASE)), (Is("event"),))),
    "rallying-cry": text(event(Give(gaining(raid(2)), each(friendly)))),
    "aggression": text(
        event(
            Modes((DrawCards(1), defeat(Chosen("upgrade", (), 0, 2)), ready(a(power_at_most(3))), deal(4, a())), 2),
        ),
    ),
    "benthic-two-tubes#partisan-lieutenant": text(
        on_attack(Give(gaining(raid(2)), a(aspect("aggression"), friendly, another)))
    ),
    "cantina-braggart": text(raid(2)),
    "jedha-agitator": text(saboteur, on_attack(If(Control((leader_unit,)), deal(2, OneOf((a(ground), a_base())))))),
    "partisan-insurgent": text(constant(gaining(raid(2)), condition=Control((aspect("aggression"), another)))),
    "wolffe#suspicious-veteran": text(saboteur, when_played_or_on_attack(Impose(NoHealing()))),
    "ardent-sympathizer": text(constant(gaining(power=2), condition=Initiative())),
    "disabling-fang-fighter": text(when_played(may(defeat(an_upgrade())))),
    "star-wing-scout": text(when_defeated(If(Initiative(), DrawCards(2)))),
    "wampa": text(overwhelm),
    "occupier-siege-tank": text(grit),
    "infiltrators-skill": text(constant(gaining(saboteur))),
    "force-throw": text(
        event(
            ChoosePlayer(Discard(1, who="chosen")),
            If(Control((trait("force"),)), may(deal(CardValue(), a()))),
        ),
    ),
    "precision-fire": text(
        event(AttackWith((), Manner(gaining(saboteur)), extra=((trait("trooper"), gaining(power=2)),)))
    ),
    "keep-fighting": text(event(ready(a(power_at_most(3))))),
    "power-failure": text(event(ChooseThing(up_to(1, upgraded)), defeat(Chosen("upgrade", (On("it"),), 0, 99)))),
    "mission-briefing": text(event(ChoosePlayer(DrawCards(2, who="chosen")))),
    "open-fire": text(event(deal(4, a()))),
    "bombing-run": text(event(ChooseArena(deal(3, each(InArenaOf("chosen")))))),
    "smoke-and-cinders": text(event(Discard(who="each", keep=2))),
    "forced-surrender": text(event(DrawCards(2), Discard(2, who="hurt-opponents"))),
}
