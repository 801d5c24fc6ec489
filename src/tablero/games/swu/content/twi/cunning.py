"""The Cunning cards of Twilight of the Republic."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_a_droid = CreateUnits("battle-droid")
_a_clone = CreateUnits("clone-trooper")
_PROOF = NOT_CAPTURED | NO_ENEMY_DEFEAT

CARDS: dict[str, Text] = {
    "soulless-one#customized-for-grievous": text(
        on_attack(
            IfDone(may(exhaust(UnitOrNamed((trait("droid"), friendly), "General Grievous"))), boost(2, 0, THIS, ATTACK))
        )
    ),
    "separatist-commando": text(constant(gaining(raid(2)), condition=Control((trait("separatist"), another)))),
    "elite-p38-starfighter": text(when_played_or_defeated(may(deal(1, a())))),
    "infiltrating-demolisher": text(Exploit(1), saboteur),
    "rush-clovis#banking-clan-scion": text(raid(2), on_attack(If(NoReadyResources(), _a_droid))),
    "tactical-droid-commander": text(
        Exploit(2),
        when(
            "played",
            may(exhaust(a(Compared("cost", "most", PlayedCost())))),
            about=All((Is("unit"), trait("separatist"), another)),
            whose="you",
        ),
    ),
    "ziro-the-hutt#colorful-schemer": text(
        when_played(ForEachOpponent(may(exhaust(a(ControlledBy("chosen")))))),
        on_attack(ForEachOpponent(may(ExhaustResources(1, "chosen")))),
    ),
    "san-hill#chairman-of-the-banking-clan": text(
        Exploit(3), on_attack(ReadyResources(CountThisPhase("defeated-friendly")))
    ),
    "cad-bane#hostage-taker": text(
        when_played(Capture(THIS, Combined("remaining", 8, (non_leader, enemy), 3))),
        on_attack(IfDone(By("defending", may(Rescue("this-own"))), DrawCards(2))),
    ),
    "wartime-profiteering": text(event(TakeOne(CountThisPhase("defeated")))),
    "unnatural-life": text(
        event(
            PlayFrom(noun="unit", zone="discard", defeated=True, discount=2, ready=True),
            Later("regroup-phase", defeat(IT)),
        )
    ),
    "on-the-doorstep": text(event(CreateUnits("battle-droid", 3, ready=True))),
    "wolf-pack-escort": text(when_played(may(ReturnToHand(a(non("vehicle"), non_leader, friendly))))),
    "padme-amidala#pursuing-peace": text(coordinate(on_attack(boost(-3, 0, a(enemy))))),
    "r2d2#full-of-solutions": text(when_played(IfDone(may(Discard()), Search(top=3)))),
    "ahsoka-tano#always-ready-for-trouble": text(
        constant(gaining(ambush), condition=HasMore("opponent")), action(pay(2), ReturnToHand(THIS, with_upgrades=True))
    ),
    "sabine-wren#you-can-count-on-me": text(
        constant(gaining(limits=NOT_ATTACKED), condition=ThisIs((exhausted,))),
        on_attack(IfDone(may(Mill()), If(CardIs((Not(Shares("aspect", "base")),)), deal(2, a(ground))))),
    ),
    "plo-koon#kohtoyah": text(ambush, coordinate(raid(3))),
    "republic-attack-pod": text(CostChange(-1, whose="this", condition=Control((), 3))),
    "enfys-nest#champion-of-justice": text(
        saboteur,
        when_played_or_on_attack(may(ReturnToHand(a(Compared("power", "less", Value("this")), non_leader, enemy)))),
    ),
    "clear-the-field": text(event(ReturnToHand(WithNamesakes((cost_at_most(3), non_leader), (non_leader, enemy))))),
    "creative-thinking": text(event(exhaust(a(non_unique)), _a_clone)),
    "aid-from-the-innocent": text(
        event(Search((aspect("heroism"), Not(Is("unit"))), top=10, most=2, then="discard"), Permit(discount=2))
    ),
    "jar-jar-binks#foolish-gungan": text(on_attack(DealAtRandom(2))),
    "chancellor-palpatine#wartime-chancellor": text(
        Rule("tokens-enter-ready"), on_attack(If(ThisPhase("left", whose="any"), _a_clone))
    ),
    "impropriety-among-thieves": text(event(PassAround((unexhausted, non_leader)))),
    "clone-dive-trooper": text(coordinate(constant(gaining(power=-2), IsDefender("this")))),
    "independent-senator": text(action(pay(2), EXHAUST, exhaust(a(power_at_most(4))))),
    "b1-security-team": text(sentinel),
    "favorable-delegate": text(when_played(DrawCards()), when_defeated(Discard())),
    "hotshot-vwing": text(),
    "lux-bonteri#renegade-separatist": text(
        Triggered(("played",), EitherOr(ready(a()), exhaust(a())), anything, "opponent", condition=Paid("less"))
    ),
    "sly-moore#secretive-advisor": text(
        when_played(TakeControl(a(token, enemy)), ready(IT), Later("regroup-phase", TakeControl(IT, owner=True)))
    ),
    "freelance-assassin": text(when_played(IfDone(may(PayResources(2)), deal(2, a())))),
    "sanctioners-shuttle": text(coordinate(when_played(Capture(THIS, a(cost_at_most(3), non_leader, enemy))))),
    "hidden-sharpshooter": text(ambush),
    "geonosis-patrol-fighter": text(Exploit(2), when_played(may(ReturnToHand(a(cost_at_most(3), non_leader))))),
    "fives#in-search-of-truth": text(
        saboteur,
        when(
            "played",
            IfDone(may(ReturnFromDiscard((trait("clone"),), noun="unit", to="bottom")), DrawCards()),
            about=Is("event"),
            whose="you",
        ),
    ),
    "tridroid-suppressor": text(Exploit(2), when_played(exhaust(a(ground, enemy)))),
    "droid-cohort": text(constant(gaining(when_defeated(_a_droid)))),
    "on-top-of-things": text(when_played(Give(gaining(limits=NOT_ATTACKED), ATTACHED))),
    "shadowed-intentions": text(constant(gaining(constant(gaining(limits=_PROOF))))),
    "in-pursuit": text(event(IfDone(exhaust(a(friendly)), exhaust(a(enemy))))),
    "political-pressure": text(event(IfNotDone(ByOpponent(may(Discard(random=True))), CreateUnits("battle-droid", 2)))),
    "unmasking-the-conspiracy": text(event(IfDone(Discard(), LookAtHand(discards=True)))),
    "breaking-in": text(event(attack_with(grant=gaining(saboteur, power=2)))),
    "now-there-are-two-of-them": text(
        event(
            If(
                Control(least=1, exactly=True),
                PlayFrom((non("vehicle"), Shares("trait", "yours")), noun="unit", discount=5),
            )
        )
    ),
    "prisoner-of-war": text(
        event(
            IfDone(
                CaptureByWorth(a(friendly), (non("vehicle"), non_leader, enemy)),
                If(CaptiveCheaper(), CreateUnits("battle-droid", 2)),
            )
        )
    ),
}
