"""Jump to Lightspeed: Cunning."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_VEHICLE = trait("vehicle")
_PILOT = trait("pilot")
_BOSSK = on_attack(exhaust(DEFENDER), deal(1, DEFENDER))

CARDS: dict[str, Text] = {
    "rampart#enjoy-the-exit": text(
        constant(gaining(limits=NO_REGROUP_READYING), condition=Unless(ThisIs((power_at_least(4),))))
    ),
    "zygerrian-starhopper": text(when_defeated(Indirect(2))),
    "contracted-jumpmaster": text(sentinel),
    "hounds-tooth#reliable-and-deadly": text(
        constant(gaining(limits=STRIKES_FIRST), condition=Attacking("unit", (exhausted, Not(Entered()))))
    ),
    "mist-hunter#the-findsmans-pursuit": text(
        on_attack(If(ThisPhase("played", cards=(Either((trait("bounty hunter"), _PILOT)),)), may(DrawCards())))
    ),
    "bossk#hunt-by-instinct": text(_BOSSK, piloting(2, "cunning", "villainy"), pilot=(constant(gaining(_BOSSK)),)),
    "moff-gideon#i-know-everything": text(
        when("combat-damage-base", Impose(CostChange(1, (Is("unit"),)), on="that-opponent"))
    ),
    "boba-fett#feared-bounty-hunter": text(
        shielded,
        piloting(2, "cunning", "villainy"),
        pilot=(when_played(If(ThisIs((trait("transport"),)), may(deal(2, a())), may(deal(1, a())))),),
    ),
    "techno-union-transport": text(shielded),
    "invincible#naval-adversary": text(
        CostChange(-1, whose="this", condition=ControlCard((unique, trait("separatist")))),
        when("deployed", may(ReturnToHand(a(cost_at_most(3), non_leader))), whose="you"),
    ),
    "in-debt-to-crimson-dawn": text(
        when("readied", UnlessController(exhaust(SUBJECT), pays=2, of="subject"), about=IsThis())
    ),
    "i-have-you-now": text(event(attack_with(_VEHICLE, grant=gaining(Prevents())))),
    "heartless-tactics": text(
        event(exhaust(a()), boost(-2, 0, IT), If(ItIs((power_at_most(0), non_leader)), may(ReturnToHand(IT))))
    ),
    "cat-and-mouse": text(
        event(
            IfDone(
                exhaust(a(enemy)), ready(a(friendly, InArenaOf("it"), Compared("power", "most", Value("it", "power"))))
            )
        )
    ),
    "dagger-squadron-pilot": text(piloting(1, "cunning", "heroism"), pilot=()),
    "anakin-skywalker#ill-try-spinning": text(
        piloting(2, "cunning", "heroism"),
        pilot=(when("attack-completed", may(ReturnToHand(THIS)), about=IsThis()),),
    ),
    "fireball#an-explosion-with-wings": text(ambush, when("regroup-phase", deal(1, THIS))),
    "blade-squadron-bwing": text(when_played(If(OpponentControls((exhausted,), 3), shield(a())))),
    "shuttle-tydirium#fly-casual": text(on_attack(Mill(), If(CardIs((OddCost(),)), may(experience(a(another)))))),
    "ahsoka-tano#chasing-whispers": text(
        when_played(ByOpponent(Discard()), If(CardIs((Is("unit"),)), may(exhaust(a()))))
    ),
    "black-squadron-scout-wing": text(
        when(
            "played",
            may(attack_with(IsThis(), grant=gaining(power=1))),
            about=All((Is("upgrade"), on_this)),
            whose="you",
        )
    ),
    "han-solo#has-his-moments": text(
        ambush,
        piloting(2, "cunning", "heroism"),
        pilot=(
            when_played(
                may(AttackWith((IsThis(),), extra=((Named("Millennium Falcon"), gaining(limits=STRIKES_FIRST)),)))
            ),
        ),
    ),
    "home-one#on-my-mark": text(CostChange(-3, whose="this", condition=OpponentControls((space,), 3)), ambush),
    "commence-patrol": text(
        event(IfDone(ReturnFromDiscard((another,), whose="any", to="bottom"), CreateUnits("xwing")))
    ),
    "fly-casual": text(event(ready(a(_VEHICLE)), Give(Grant(limits=NO_BASE_ATTACKS), IT))),
    "jam-communications": text(event(LookAtHand(discards=True, filters=(Is("event"),)))),
    "never-tell-me-the-odds": text(
        event(
            ChoosePlayer(Mill(3, "both"), opponent=True),
            deal(CardsAmong((OddCost(),)), a()),
        )
    ),
    "its-a-trap": text(event(If(HasMore("opponent", kinds=(space,)), ready(each(space, friendly))))),
    "the-mandalorian#weathered-pilot": text(
        when_played(exhaust(up_to(2, ground))),
        piloting(2, "cunning"),
        pilot=(when_played(exhaust(a(InArenaOf("this"), enemy))),),
    ),
    "independent-smuggler": text(raid(1), piloting(1, "cunning"), pilot=(constant(gaining(raid(1))),)),
    "republic-ywing": text(),
    "sidon-ithano#the-crimson-corsair": text(when_played(may(AttachThis((_VEHICLE, unpiloted, enemy)))), pilot=()),
    "x34-landspeeder": text(ambush),
    "boshek#charismatic-smuggler": text(
        piloting(2, "cunning"), pilot=(when_played(Mill(2), PutCards("hand", filters=(OddCost(),))),)
    ),
    "contracted-hunter": text(ambush, when("regroup-phase", defeat(THIS))),
    "death-space-skirmisher": text(when_played(If(Control((space, another)), may(exhaust(a()))))),
    "guerilla-soldier": text(when_played(Indirect(3), If(AnyOfThose("base"), ready(THIS)))),
    "rafa-martez#shrewd-sister": text(when_played_or_on_attack(deal(1, a(friendly)), ReadyResources(1))),
    "skyway-cloud-car": text(when_defeated(may(ReturnToHand(a(power_at_most(2), non_leader))))),
    "stolen-athauler": text(when_defeated(ChoosePlayer(Permit(free=True, to="chosen"), opponent=True))),
    "kimogila-heavy-fighter": text(when_played(Indirect(3), exhaust(EachOfThose()))),
    "razor-crest#ride-for-hire": text(
        when(
            "attached",
            may(
                ReturnToHand(
                    a(
                        Either(
                            (
                                All((cost_at_most(2), non_leader)),
                                All((exhausted, cost_at_most(4), non_leader)),
                            )
                        )
                    )
                )
            ),
            about=All((_PILOT, on_this)),
        )
    ),
    "shadowed-hover-tank": text(sentinel),
    "corporate-light-cruiser": text(ambush, raid(1)),
    "radiant-vii#ambassadors-arrival": text(
        constant(gaining(power=Per(-1, Value("it", "damage"))), non_leader, enemy), when_played(Indirect(5))
    ),
    "superheavy-ion-cannon": text(
        Attach((Either((trait("capital ship"), trait("transport"))),)),
        constant(
            gaining(
                on_attack(
                    IfDone(
                        may(exhaust(a(non_leader, ControlledBy("defending")))),
                        Indirect(Value("it", "power"), "defending"),
                    )
                )
            )
        ),
    ),
    "barrel-roll": text(event(IfDone(attack_with(space), may(exhaust(a(space)))))),
    "diversion": text(event(Give(gaining(sentinel), a()))),
    "electromagnetic-pulse": text(event(deal(2, a(Either((trait("droid"), _VEHICLE)))), exhaust(IT))),
    "punch-it": text(event(attack_with(_VEHICLE, grant=gaining(power=2)))),
    "jump-to-lightspeed": text(event(JumpAway(a(space, friendly)))),
    "sweep-the-area": text(event(ReturnToHand(Combined("cost", 3, (non_leader,), 2, one_arena=True)))),
    "torpedo-barrage": text(event(Indirect(5))),
    "commandeer": text(
        event(
            IfDone(
                TakeControl(a(cost_at_most(6), _VEHICLE, non_leader, unpiloted)),
                seq(ready(IT), Later("regroup-phase", ReturnToHand(IT))),
            )
        )
    ),
}
