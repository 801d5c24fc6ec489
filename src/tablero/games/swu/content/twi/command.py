"""The Command cards of Twilight of the Republic."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_a_droid = CreateUnits("battle-droid")
_a_clone = CreateUnits("clone-trooper")
_troopers = UnitsOf((trait("trooper"), friendly))

CARDS: dict[str, Text] = {
    "confederate-courier": text(when_defeated(_a_droid)),
    "poggle-the-lesser#archduke-of-the-stalgasin-hive": text(
        when("played", IfDone(may(exhaust(THIS)), _a_droid), about=All((Is("unit"), another)), whose="you")
    ),
    "droid-commando": text(constant(gaining(ambush), condition=Control((trait("separatist"), another)))),
    "magnaguard-wing-leader": text(
        action(Together((attack_with(trait("droid")), attack_with(trait("droid"), other_than_it))), limit="round")
    ),
    "generals-guardian": text(on_defense(_a_droid)),
    "kraken#confederate-tactician": text(
        when_played(CreateUnits("battle-droid", 2)), on_attack(boost(1, 1, each(token, friendly)))
    ),
    "kalani#analytical-general": text(
        on_attack(If(Initiative(), boost(2, 2, up_to(2, another)), may(boost(2, 2, a(another)))))
    ),
    "admiral-trench#holding-the-line": text(
        Exploit(1),
        when_played(PickFromDiscard(noun="unit", least=0, most=3, defeated=True), PutCards("hand", several=True)),
    ),
    "separatist-super-tank": text(Exploit(3)),
    "reprocess": text(
        event(
            PickFromDiscard(noun="unit", least=0, most=4),
            PutCards("bottom", several=True),
            CreateUnits("battle-droid", ThatMuch()),
        )
    ),
    "consolidation-of-power": text(
        event(
            ChooseThing(any_number(friendly)),
            KeepingIt(may(PlayFrom((Compared("cost", "most", Value("them")),), noun="unit", free=True))),
            defeat(THEM),
        )
    ),
    "echo#valiant-arc-trooper": text(coordinate(power=2, hp=2)),
    "republic-tactical-officer": text(when_played(may(attack_with(trait("republic"), grant=gaining(power=2))))),
    "admiral-yularen#advising-caution": text(restore(1), constant(gaining(hp=1), aspect("heroism"), friendly, another)),
    "advanced-recon-commando": text(overwhelm),
    "shaak-ti#unity-wins-wars": text(constant(gaining(power=1), token, friendly), on_attack(_a_clone)),
    "pelta-supply-frigate": text(coordinate(when_played(_a_clone))),
    "aayla-secura#master-of-the-blade": text(
        coordinate(on_attack(Give(gaining(Prevents(only="combat")), THIS, ATTACK)))
    ),
    "captain-rex#lead-by-example": text(when_played(CreateUnits("clone-trooper", 2))),
    "republic-defense-carrier": text(CostChange(-1, whose="this", each=MostUnits()), sentinel),
    "synchronized-strike": text(event(deal(UnitsOf((friendly, InArenaOf("it"))), a(enemy)))),
    "petition-the-senate": text(event(If(Control((trait("official"),), 3), DrawCards(3)))),
    "mas-amedda#vice-chair": text(
        when(
            "played",
            IfDone(may(exhaust(THIS)), Search(noun="unit", top=4)),
            about=All((Is("unit"), another)),
            whose="you",
        )
    ),
    "manufactured-soldiers": text(event(Modes((CreateUnits("clone-trooper", 2), CreateUnits("battle-droid", 3))))),
    "pyrrhic-assault": text(event(Give(gaining(when_defeated(deal(2, a(enemy)))), each(friendly)))),
    "obedient-vanguard": text(raid(1), when_defeated(may(boost(2, 2, a(trait("trooper")))))),
    "steadfast-senator": text(action(pay(2), EXHAUST, attack_with(grant=gaining(power=2)))),
    "coruscant-guard": text(coordinate(ambush)),
    "ryloth-militia": text(raid(1)),
    "501st-liberator": text(when_played(If(Control((trait("republic"), another)), may(heal(3, a_base()))))),
    "huyang#enduring-instructor": text(
        when_played(Mark(a(friendly, another), constant(gaining(power=2, hp=2), Marked())))
    ),
    "republic-arc170": text(),
    "subjugating-starfighter": text(ambush, when_played(If(Initiative(), _a_droid))),
    "b2-legionnaires": text(sentinel, overwhelm),
    "clone-commander-cody#commanding-the-212th": text(
        overwhelm,
        constant(gaining(overwhelm, power=1, hp=1), friendly, another, condition=COORDINATED),
    ),
    "osi-sobeck#warden-of-the-citadel": text(
        Exploit(3),
        when_played(Capture(THIS, a(Compared("cost", "most", PlayedCost("paid")), ground, non_leader, enemy))),
    ),
    "clone": text(EntersAsCopy((non("vehicle"), non_leader))),
    "baktoid-spider-droid": text(Exploit(2), ambush),
    "gor#grievouss-pet": text(Exploit(3), sentinel, ambush, overwhelm),
    "nameless-valor": text(Attach((token,)), constant(gaining(overwhelm))),
    "strategic-acumen": text(constant(gaining(action(EXHAUST, PlayFrom(noun="unit", discount=1))))),
    "generals-blade": text(
        Attach((non("vehicle"),)),
        constant(gaining(on_attack(NextCard(CostChange(-2, (Is("unit"),))))), condition=ThisIs((trait("jedi"),))),
    ),
    "squad-support": text(Attach((non_leader,)), constant(gaining(constant(gaining(power=_troopers, hp=_troopers))))),
    "outflank": text(event(Together((attack_with(), attack_with(other_than_it))))),
    "the-clone-wars": text(
        event(
            PayAnyNumber(),
            CreateUnits("clone-trooper", ThatMuch()),
            ByOpponent(CreateUnits("battle-droid", ThatMuch()), "each"),
        )
    ),
    "encouraging-leadership": text(event(boost(1, 1, each(friendly)))),
    "take-captive": text(event(CaptureByWorth(a(friendly), (InArenaOf("it"), non_leader, enemy)))),
    "in-defense-of-kamino": text(
        event(Give(gaining(restore(2), when_defeated(_a_clone)), each(trait("republic"), friendly)))
    ),
}
