"""A Lawless Time: Command."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *


def _control_either(first: Aspect, second: Aspect) -> Control:
    """Return "you control a unit with one aspect or the other"."""
    return Control((Either((aspect(first), aspect(second))),))


CARDS: dict[str, Text] = {
    "dengar#take-your-shot": text(when("defeated", CreateCredits(), about=Utmost("cost", (enemy,)), limit="round")),
    "maul#master-of-the-shadow-collective": text(
        overwhelm,
        when_attack_ends(If(HitBase(), may(TakeWhileHere(a(non_leader, ControlledBy("defending")))))),
    ),
    "chopper#spectre-three": text(
        raid(1), when_played(If(_control_either("cunning", "vigilance"), experience(THIS, 2), experience(THIS)))
    ),
    "cassian-andor#everything-for-the-rebellion": text(
        when("attack-ends", If(DefenderDefeated(), deal(2, a_base())), about=friendly)
    ),
    "benthic-two-tubes#the-war-has-just-begun": text(
        on_attack(deal(1, a(ground, enemy))), when_defeated(deal(1, a_base()))
    ),
    "honorbound-partisan": text(when_played(deal(1, a_base())), when_defeated(NextCard(CostChange(-1, (Is("unit"),))))),
    "highsinger#deadly-droid": text(
        when_played(experience(a(aspect("command"), friendly, another))),
        when_defeated(experience(a(aspect("aggression"), friendly))),
    ),
    "quarren-contractor": text(sentinel, grit),
    "asajj-ventress#reluctant-hunter": text(when_played(may(ready(a(trait("bounty hunter"), another))))),
    "defiant-hammerhead": text(
        on_attack(If(Attacking("unit"), IfDone(may(boost(4, 0, THIS, ATTACK)), Later("after-attack", defeat(IT)))))
    ),
    "l337#radical-instigator": text(
        hidden, when_played(Search((trait("droid"),), 10, 99, combined=5, then="free", noun="unit"))
    ),
    "zuckuss#dangerous": text(
        saboteur,
        on_attack(If(Control((trait("bounty hunter"), another)), may(deal(Value("this"), a(ground))))),
    ),
    "4lom#devious": text(
        when_played(may(AttackWith((trait("bounty hunter"),), Manner(exhausted=True, no_bases=True))))
    ),
    "tear-this-ship-apart": text(event(PlayTheirResource())),
    "jyn-erso#take-the-next-chance": text(when_played(EitherOr(experience(a()), exhaust(a())))),
    "millennium-falcon#dodging-patrols": text(on_attack(may(boost(-2, 0, a(space))), may(boost(2, 0, a(ground))))),
    "the-ghost#home-of-the-spectres": text(
        when_played(
            If(
                _control_either("vigilance", "aggression"),
                may(seq(experience(up_to(2)), shield(THEM))),
                may(seq(experience(a()), shield(IT))),
            )
        )
    ),
    "devaronian-doorbuster": text(restore(1), saboteur),
    "the-max-rebo-band#jatzwailers": text(when("regroup-phase", CreateCredits())),
    "max-rebo#encore": text(Rule("extra-regroup")),
    "patient-hunter": text(
        when(
            "regroup-phase",
            IfDone(may(experience(a(non_leader))), Give(gaining(limits=NO_READYING), IT)),
        )
    ),
    "maz-kanata#wheres-my-boyfriend": text(
        when_attack_ends(
            If(
                Survived(),
                IfDone(
                    Search((trait("underworld"),), noun="unit", then="play", discount=4, ready=True),
                    Later("regroup-phase", PutInDeck(IT)),
                ),
            )
        )
    ),
    "bib-fortuna#die-wanna-wanga": text(when_played(If(Control((trait("underworld"), another)), CreateCredits()))),
    "pirate-snub-fighter": text(ambush),
    "syndicate-spice-runner": text(when_played(Search((trait("underworld"),), top=3, noun="unit"))),
    "ruthless-duo": text(when_played(If(Control((aspect("villainy"), another)), may(deal(2, a(ground)))))),
    "undercity-hunting-team": text(when_played(Search((trait("bounty hunter"),), noun="unit"))),
    "admiral-motti#chain-of-command": text(constant(gaining(power=2, hp=2), leader_unit, friendly)),
    "intimidator#citadel-overwatch": text(when_played(ReturnResources(99), CreateCredits(ThatMany("returned")))),
    "targeted-for-removal": text(constant(gaining(when_defeated(ByOpponent(CreateCredits(Value("this", "cost"))))))),
    "scarif-lieutenant": text(when_defeated(experience(a(trait("rebel"), friendly)))),
    "liberated-wookiee": text(),
    "phantom#spectre-shuttle": text(
        when_played(IfDone(may(PlayFrom((aspect("heroism"),), noun="unit")), experience(IT)))
    ),
    "r2d2#part-of-the-plan": text(when_played(Search((Shares("aspect", "yours"),), noun="unit"))),
    "massassi-group-marines": text(),
    "jaunty-light-freighter": text(when_played(experience(THIS, Different("aspects", filters=(friendly,))))),
    "smugglers-yt2400": text(ambush, when_played(IfDone(may(PayResources(1)), boost(1, 1, THIS)))),
    "rey#skywalker": text(constant(gaining(limits=NOT_TAKEN)), constant(gaining(limits=NO_ENEMY_KILL))),
    "fulcrum": text(
        Attach((non("vehicle"),)),
        constant(
            Grant(
                traits=("rebel",),
                abilities=(constant(gaining(power=2, hp=2), trait("rebel"), friendly, another),),
            )
        ),
    ),
    "profiteering-hunter": text(when_played(boost(1, 1, a(friendly, another)))),
    "c3po#translation-protocol": text(on_attack(may(experience(a(Shares("trait", "leader"), non_leader, another))))),
    "follower-of-the-code": text(restore(1)),
    "partisan-infantry": text(raid(1)),
    "getaway-freighter": text(on_attack(If(Control((ground,)), CreateCredits()))),
    "hunter-for-hire": text(Action((DefeatingToken("credit"),), TakeControl(THIS), anybody=True)),
    "target-tagger": text(when_played(may(AttackWith(extra=((trait("bounty hunter"), gaining(power=2)),))))),
    "khetanna#upon-the-dune-sea": text(
        when_played_or_on_attack(NextCard(CostChange(-1, (trait("underworld"), Is("unit")))))
    ),
    "expendable-mercenary": text(when_defeated(may(ResourceThis()))),
    "hidden-hunters": text(hidden),
    "partisan-uwing": text(when_played(If(ThisPhase("defeated"), CreateCredits()))),
    "beach-patrol-atact": text(overwhelm),
    "the-sarlacc-of-carkoon#horror-of-the-dune-sea": text(
        on_attack(IfDone(ReturnFromDiscard(noun="unit", to="bottom"), deal(CardValue("power"), a(ground, enemy))))
    ),
    "mercenary-fleet": text(),
    "combat-exercise": text(event(IfDone(exhaust(a(friendly)), experience(IT, 2)))),
    "putting-a-team-together": text(
        event(Search((Either((aspect("vigilance"), aspect("aggression"), aspect("cunning"))),), top=8, noun="unit"))
    ),
    "common-cause": text(
        event(boost(Different("aspects", filters=(friendly,)), Different("aspects", filters=(friendly,)), a()))
    ),
    "haymaker": text(event(experience(a(friendly)), UnitDeals(IT, Value(), a(InArenaOf("it"), enemy)))),
    "payroll-heist": text(event(Give(gaining(on_attack(CreateCredits())), each(friendly)))),
    "doublecross": text(event(IfDone(ExchangeControl((non_leader,)), SettleDifference()))),
    "stockpile": text(event(ResourceThis(), ResourceTop())),
}
