"""The leaders of Spark of Rebellion."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_krennic = constant(gaining(power=1), damaged, friendly)
_hera = CostChange(0, (trait("spectre"),), ignores_aspects=True)
_thrawn = when("action-phase", LookAtEachTop())
_insight = IfDone(RevealTop("any"), exhaust(a(Compared("cost", "most", ThatMuch()))))
_debt = Later("action-phase", DefeatResource())

CARDS: dict[str, Text] = {
    "director-krennic#aspiring-to-authority": leader(5, (_krennic,), (restore(2), _krennic)),
    "iden-versio#inferno-squad-commander": leader(
        6,
        (action(EXHAUST, If(ThisPhase("defeated", whose="opponent"), heal(1, YOUR_BASE))),),
        (shielded, when("defeated", heal(1, YOUR_BASE), about=enemy)),
    ),
    "chewbacca#walking-carpet": leader(
        7,
        (action(EXHAUST, PlayFrom((cost_at_most(3),), noun="unit", grant=gaining(sentinel))),),
        (sentinel, grit),
    ),
    "chirrut-imwe#one-with-the-force": leader(
        5, (action(EXHAUST, boost(0, 2, a())),), (constant(gaining(limits=LASTS_AT_ZERO)),)
    ),
    "luke-skywalker#faithful-friend": leader(
        6,
        (action(pay(1), EXHAUST, shield(a(aspect("heroism"), DidThisPhase("you-played")))),),
        (on_attack(may(shield(a(another)))),),
    ),
    "emperor-palpatine#galactic-ruler": leader(
        8,
        (action(pay(1), EXHAUST, Defeating(a(friendly)), deal(1, a()), DrawCards()),),
        (
            when_deployed(TakeControl(a(damaged, non_leader))),
            on_attack(IfDone(may(defeat(a(friendly, another))), seq(deal(1, a()), DrawCards()))),
        ),
    ),
    "grand-moff-tarkin#oversector-governor": leader(
        5,
        (action(pay(1), EXHAUST, experience(a(trait("imperial")))),),
        (on_attack(may(experience(a(trait("imperial"), another)))),),
    ),
    "hera-syndulla#spectre-two": leader(6, (_hera,), (_hera, on_attack(may(experience(a(unique, another)))))),
    "leia-organa#alliance-general": leader(
        5,
        (
            action(
                EXHAUST,
                Together((attack_with(trait("rebel")), may(attack_with(trait("rebel"), other_than_it)))),
            ),
        ),
        (raid(1), when_attack_completed(may(attack_with(trait("rebel"), another)))),
    ),
    "darth-vader#dark-lord-of-the-sith": leader(
        7,
        (
            action(
                pay(1),
                EXHAUST,
                If(ThisPhase("played", cards=(aspect("villainy"),)), DealEach(((1, a()), (1, a_base())))),
            ),
        ),
        (on_attack(may(deal(2, a()))),),
    ),
    "grand-inquisitor#hunting-the-jedi": leader(
        6,
        (action(EXHAUST, deal(2, a(power_at_most(3), friendly)), ready(IT)),),
        (on_attack(may(seq(deal(1, a(power_at_most(3), friendly, another)), ready(IT)))),),
    ),
    "ig88#ruthless-bounty-hunter": leader(
        5,
        (
            action(
                EXHAUST,
                AttackWith(
                    (),
                    Manner(
                        given=(
                            (
                                MoreThan(UnitsOf((friendly,)), UnitsOf((ControlledBy("defending"),))),
                                gaining(power=1),
                            ),
                        )
                    ),
                ),
            ),
        ),
        (constant(gaining(raid(1)), friendly, another),),
    ),
    "cassian-andor#dedicated-to-the-rebellion": leader(
        6,
        (action(pay(1), EXHAUST, If(ThisPhase("base-damaged", least=3), DrawCards())),),
        (saboteur, when("base-damaged", may(DrawCards()), about=enemy, whose="you", limit="round")),
    ),
    "sabine-wren#galvanized-revolutionary": leader(
        4, (action(EXHAUST, deal(1, each_base())),), (on_attack(deal(1, each_base(enemy))),)
    ),
    "boba-fett#collecting-the-bounty": leader(
        5,
        (when("left", IfDone(may(exhaust(THIS)), ReadyResources(1)), about=enemy),),
        (when_attack_completed(If(ThisPhase("left", whose="opponent"), ReadyResources(2, up_to=True))),),
    ),
    "grand-admiral-thrawn#patient-and-insightful": leader(
        6, (_thrawn, action(pay(1), EXHAUST, _insight)), (_thrawn, on_attack(may(_insight)))
    ),
    "han-solo#audacious-smuggler": leader(
        6,
        (action(EXHAUST, ResourceFromHand(ready=True), _debt),),
        (on_attack(ResourceTop(ready=True), _debt),),
    ),
    "jyn-erso#resisting-oppression": leader(
        6,
        (action(EXHAUST, AttackWith((), Manner(defender=gaining(power=-1)))),),
        (constant(gaining(power=-1), IsDefender(), condition=UnitAttacks((friendly,))),),
    ),
}
