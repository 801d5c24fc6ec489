"""Intro Battle: Hoth (IBH)."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "leia-organa#get-to-your-transports": leader(
        5,
        (action(pay(1), EXHAUST, heal(1, a(friendly))),),
        (on_attack(EachAnother((heal(1, a(friendly)), heal(1, a(friendly, other_than_it))))),),
    ),
    "recovery": text(event(heal(5, a()))),
    "luke-skywalker#do-you-read-me": text(restore(2), when_played(may(deal(3, a(ground))))),
    "ive-found-them": text(event(RevealAndDraw(3, (Is("unit"),)))),
    "bright-hope#narrow-escape": text(sentinel),
    "ion-cannon": text(action(EXHAUST, deal(3, a(space)))),
    "improvised-detonation": text(event(attack_with(grant=gaining(power=2)))),
    "millennium-falcon#bucket-of-bolts": text(when_played(If(HasMore("you", "base-damage"), ready(THIS)))),
    "rebellion-ywing": text(on_attack(deal(1, a_base()))),
    "rogue-squadron-speeder": text(raid(1)),
    "general-rieekan#stalwart-tactician": text(
        action(EXHAUST, attack_with(aspect("heroism"), another, grant=gaining(power=2)))
    ),
    "ill-cover-for-you": text(event(DealEach(((1, a(enemy)), (1, a(enemy, other_than_it)))))),
    "gr75-medium-transport": text(),
    "c3po#oh-dear-oh-dear": text(when_played(If(Control((aspect("cunning"),)), DrawCards()))),
    "han-solo#scruffylooking-nerf-herder": text(raid(2), on_attack(boost(-2, 0, DEFENDER, ATTACK))),
    "evacuation-escort": text(),
    "go-for-the-legs": text(event(exhaust(a(ground, enemy)))),
    "chewbacca#rrruuuurrr": text(sentinel),
    "echo-coordinator": text(),
    "hoth-trooper": text(),
    "r2d2#known-to-make-mistakes": text(
        on_attack(If(Control((aspect("command"),)), exhaust(a(ground, enemy, cost_at_most(4)))))
    ),
    "trench-defender": text(),
    "tauntaun-mount": text(when_defeated(heal(2, YOUR_BASE))),
    "watch-this": text(
        event(
            ReturnToHand(a(non_leader, cost_at_most(6))),
            exhaust(each(InArenaOf("it"), enemy, other_than_it)),
        )
    ),
    "darth-vader#dont-fail-me-again": leader(
        6, (action(pay(1), EXHAUST, deal(1, a_base())),), (on_attack(deal(2, a_base())),)
    ),
    "admiral-piett#in-command-now": text(on_attack(If(Control((aspect("aggression"),)), DrawCards()))),
    "ground-assault-atat": text(),
    "target-the-main-generator": text(event(deal(2, a_base()))),
    "avenger#hunting-the-rebels": text(when_played(deal(1, each(another)))),
    "rampaging-wampa": text(),
    "eweb-gunner": text(raid(4)),
    "admiral-ozzel#as-clumsy-as-he-is-stupid": text(when_defeated(Discard(1, "opponents"))),
    "were-in-trouble": text(event(deal(3, a()))),
    "snowtrooper": text(),
    "general-veers#leading-the-assault": text(
        when_played(If(Control((aspect("vigilance"),)), seq(deal(2, a_base(enemy)), heal(2, YOUR_BASE))))
    ),
    "lambda-shuttle": text(restore(1)),
    "too-strong-for-blasters": text(event(heal(2, a()))),
    "hoth-lieutenant": text(when_played(may(attack_with(another, grant=gaining(power=2))))),
    "surface-assault-bomber": text(raid(1)),
    "you-have-failed-me": text(event(IfDone(defeat(a(friendly)), ready(a(friendly, power_at_most(5)))))),
    "snowtrooper-vanguard": text(),
    "scouting-tie-fighter": text(),
    "death-squadron-star-destroyer": text(sentinel),
    "blizzard-one#veers-at-the-helm": text(when_played(may(defeat(a(ground, non_leader, remaining_at_most(3)))))),
    "imperial-deck-officer": text(action(EXHAUST, heal(2, a(aspect("villainy"))))),
    "first-legion-trooper": text(),
    "i-want-proof-not-leads": text(event(DrawCards(2), Discard())),
    "blizzard-force-atst": text(sentinel),
    "the-desolation-of-hoth": text(event(defeat(up_to(2, enemy, cost_at_most(3))))),
}
