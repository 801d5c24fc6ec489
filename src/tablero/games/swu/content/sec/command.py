"""Secrets of Power: Command."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_OFFICIAL = trait("official")
_LAW = trait("law")

CARDS: dict[str, Text] = {
    "imperial-dark-trooper": text(),
    "major-partagaz#healthcare-provider": text(
        overwhelm, when("attack", boost(2, 2, THIS), about=All((_OFFICIAL, friendly, another)), whose="you")
    ),
    "chancellor-palpatine#i-am-the-senate": text(
        when_played(If(Control((leader_unit,)), seq(CreateUnits("spy", 2), Give(gaining(sentinel), THEM)))), Plot()
    ),
    "isb-shuttle": text(when_played(If(ThisPhase("defeated"), CreateUnits("spy")))),
    "mas-amedda#accomplice-to-power": text(when_played(experience(up_to(2, _OFFICIAL, another))), Plot()),
    "vice-admiral-rampart#on-schedule": text(
        on_attack(IfDone(may(Disclose(("command", "command", "villainy"))), experience(up_to(2, another))))
    ),
    "cruel-commandos": text(sentinel, overwhelm),
    "dedra-meero#with-verifiable-data": text(ambush, on_attack(CreateUnits("spy"))),
    "first-light#threatening-elegance": text(ambush, when("attack-defeats", may(DrawCards())), Plot()),
    "premor-personnel-carrier": text(overwhelm, when_played(experience(THIS, UnitsOf((ground, friendly))))),
    "director-krennic#i-lose-nothing-but-time": text(
        sentinel, on_defense(Mill(), If(CardIs((Is("unit"),)), may(PutCards("hand"))))
    ),
    "corporate-warmongering": text(event(boost(3, 3, a(friendly)), boost(1, 1, each(friendly, other_than_it)))),
    "i-am-the-senate": text(event(CreateUnits("spy", 5))),
    "c3po#anything-i-might-do": text(action(EXHAUST, Doing(ReturnToHand(THIS)), boost(2, 2, a()))),
    "mina-bonteri#stop-this-war": text(
        restore(1), when_defeated(IfDone(may(Disclose(("command", "command", "heroism"))), DrawCards()))
    ),
    "theed-security": text(when_played(If(ThereIs("upgrade", (enemy,)), experience(a())))),
    "ahsoka-tano#i-learned-it-from-you": text(
        when_attack_completed(IfDone(may(Disclose(("command", "heroism"))), attack_with(another)))
    ),
    "beloved-orator": text(when_played(CreateUnits("spy"))),
    "captain-typho#all-necessary-precautions": text(
        sentinel, on_defense(IfDone(may(Disclose(("command", "heroism"))), heal(1, YOUR_BASE)))
    ),
    "naboo-royal-starship#fit-for-a-queen": text(constant(gaining(raid(2), overwhelm), leader_unit, friendly), Plot()),
    "dressellian-commandos": text(ambush, Plot()),
    "renowned-dignitaries": text(overwhelm, when_played(heal(Times(2, UnitsOf((_OFFICIAL, friendly))), YOUR_BASE))),
    "mon-mothma#clinging-to-hope": text(
        restore(3),
        when_played(AsOftenAsWished(AttackWith((another, other_than_it), Manner(exhausted=True, no_bases=True)))),
    ),
    "figure-of-unity": text(
        Attach((unique,)),
        constant(
            gaining(
                constant(gaining(overwhelm, raid(1), restore(1)), friendly, another, condition=ThisIs((unexhausted,)))
            )
        ),
    ),
    "renewed-friendship": text(event(ReturnFromDiscard(noun="unit"), CreateUnits("spy", 2))),
    "chancellor-valorum#civil-servant": text(
        when_attack_completed(IfDone(may(Disclose(("command", "command", "command"))), ResourceTop()))
    ),
    "senators-aide": text(constant(gaining(power=2), condition=Initiative())),
    "diplomatic-envoy": text(when_played(IfDone(may(Disclose(("command",))), Impose(NextGets(gaining(ambush)))))),
    "gnk-power-droid": text(on_attack(NextCard(CostChange(-1, (Is("unit"),))))),
    "jar-jar-binks#mesa-propose": text(when_played(may(boost(2, 2, a(friendly, another)))), Plot()),
    "orn-free-taa#political-power-broker": text(
        constant(gaining(power=Discarded((_LAW,)))), when_played(Search((_LAW,), top=10))
    ),
    "daro-commando": text(overwhelm),
    "kino-loy#you-answer-to-me": text(constant(gaining(power=UnitsOf((exhausted, friendly, another))))),
    "taylander-shuttle": text(on_attack(If(Initiative(), CreateUnits("spy")))),
    "nubian-star-skiff": text(constant(gaining(restore(2)), condition=Control((_OFFICIAL,)))),
    "consulars-cruiser": text(sentinel),
    "raxian-assembly": text(),
    "crucible#centuries-of-wisdom": text(when_played_or_defeated(experience(each(friendly, another)))),
    "naboo-security-force": text(
        when_played_or_defeated(IfDone(may(Disclose(("command",))), Give(gaining(sentinel), a(friendly))))
    ),
    "shadow-crawler": text(ambush),
    "unveiled-might": text(Plot()),
    "budget-scheming": text(event(experience(up_to(3, _OFFICIAL)))),
    "reconnaissance": text(event(If(Both(Control((ground,)), Control((space,))), DrawCards(2)))),
    "charged-with-corruption": text(
        event(IfDone(may(Disclose(("command", "command"))), Capture(a(friendly), a(enemy, non_leader))))
    ),
    "convene-the-senate": text(event(Search((_OFFICIAL,), top=8, most=2, noun="unit"), CreateUnits("spy"))),
    "with-thunderous-applause": text(
        event(boost(2, 2, a()), IfDone(may(Disclose(("command",))), boost(2, 2, a(other_than_it))))
    ),
    "corrupt-politician": text(constant(gaining(sentinel), condition=HasMore("you"))),
    "queen-amidala#championing-her-people": text(when_played(CreateUnits("spy", 2)), DecoyDies()),
    "dismantle-the-conspiracy": text(event(Capture(a(friendly), Combined("remaining", 7, (enemy, non_leader))))),
    "trade-route-taxation": text(
        event(
            ChoosePlayer(
                If(
                    HasMore("you", opponent="chosen"),
                    Impose(CantPlay((Is("event"),), "you"), on="chosen"),
                ),
                opponent=True,
            )
        ),
        Plot(),
    ),
    "ferrix-uprising": text(event(deal(Times(2, UnitsOf((friendly, InArenaOf("it")))), a()))),
    "lets-talk": text(
        CostChange(-3, whose="this", condition=ThisPhase("left")), event(EachCaptures((enemy, non_leader), "all"))
    ),
}
