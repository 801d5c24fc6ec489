"""What several players do at the same time (swu:7.1.4), and damage that lands at the same time (swu:1.9.8), card by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from swu.moments import at_action
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.cards import Face, all_faces, face
from tablero.games.swu.entering import enter
from tablero.games.swu.simultaneous import at_once
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary import (
    ByOpponent,
    Deal,
    Discard,
    EachPlayerChooses,
    EveryPlayer,
    Indirect,
    InTurn,
    May,
)
from tablero.kernel import Chance, Choose, Play, Rng, Roll, Together

HAND1, HAND2 = ["wampa", "atst", "vanguard-infantry"], ["seasoned-shoretrooper", "greedo#slow-on-the-draw", "wampa"]
SECRET = ("each", "opponents", "hurt-opponents")


def within(thing: object) -> Iterator[Effect]:
    """All effects of an ability, at any depth."""
    if isinstance(thing, Effect):
        yield thing
    if isinstance(thing, tuple):
        for one in thing:
            yield from within(one)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from within(getattr(thing, field.name))


def sides(card: Face) -> list[Face]:
    return [side for side in (card, card.unit_side, card.pilot) if side is not None]


def of_several(effect: Effect) -> bool:
    """Whether several players choose something by this effect."""
    if isinstance(effect, Discard | ByOpponent | Indirect):
        return effect.who in SECRET
    return isinstance(effect, EachPlayerChooses | EveryPlayer)


SEVERAL = {
    (card.key, i): effect
    for card in all_faces()
    for i, effect in enumerate(one for side in sides(card) for one in within(side.abilities) if of_several(one))
}


def crowded() -> Table:
    """Three players with cards, units and resources, two of whom the first one's cards have hurt in this phase."""
    table = at_action(seats=3).state
    for player in table.players:
        for key in ("wampa", "battlefield-marine"):
            card = player.deck.pop()
            enter(table, card, face(key), player.seat)
        player.spent += [player.deck.pop() for _ in range(2)]
        player.hand += [player.deck.pop() for _ in range(3)]
        if player.seat:
            table.note("base-damaged", 0, player.base.face, 0, 1, player.seat)
    return table


def piles(table: Table) -> list[Any]:
    return [
        (p.hand[:], p.discard[:], p.ready[:], p.spent[:], p.credits, [u.id for u in p.units]) for p in table.players
    ]


@pytest.mark.rule("swu:7.1.4")
@pytest.mark.parametrize(("card", "i"), SEVERAL)
def test_whatever_several_players_choose_they_choose_together(card: str, i: int) -> None:
    effect, table, rng = SEVERAL[card, i], crowded(), Rng(1)
    play = effect.run(table, Act(0, table.players[0].base))
    before, put = piles(table), 0
    answer: Any = None
    while True:
        try:
            request: Any = play.send(answer)
        except StopIteration:
            break
        question = request() if callable(request) else request
        if isinstance(question, Chance):
            answer = question.draw(rng)
            continue
        if put == 0:
            assert piles(table) == before
            assert isinstance(question, Together), "one is asked before another"
        put += 1
        parts = question.parts if isinstance(question, Together) else (question,)
        answers = tuple(part.sample(rng) for part in parts)
        answer = answers if isinstance(question, Together) else answers[0]


def test_there_are_such_cards() -> None:
    assert {card for card, _ in SEVERAL} >= {
        "chopper#war-hero",
        "every-day-more-lies",
        "guerilla-insurgency",
        "smoke-and-cinders",
        "merciless-contest",
        "governors-shuttle",
        "time-of-crisis",
        "rhydonium-detonation",
        "forced-surrender",
        "no-bargain",
        "admiral-ozzel#overconfident",
        "devastator#hunting-the-rebellion",
    }


def everybodys_loss(event: str) -> Scene:
    scene = Scene({"player1": {"hand": [event, *HAND1]}, "player2": {"hand": HAND2}})
    scene.act("player1", "play", event)
    return scene


def picked(scene: Scene, seat: int, *keys: str) -> None:
    """Let a player answer out of turn, as the questions are put to both."""
    table = scene.game.state
    hand = table.players[seat].hand
    cards = [next(card for card in hand if table.faces[card].key == key) for key in keys]
    scene.game.choose(tuple(("card", card) for card in cards), seat)


@pytest.mark.rule("swu:7.1.4")
@pytest.mark.parametrize("first", [0, 1])
def test_a_discard_shows_nothing_before_all_have_chosen(first: int) -> None:
    scene = everybodys_loss("every-day-more-lies")
    game, other = scene.game, 1 - first
    assert [one.seat for one in game.decisions] == [0, 1]
    before = [(game.view(seat), game.log_for(seat)) for seat in (other, None)]
    picked(scene, first, "wampa")
    assert [(game.view(seat), game.log_for(seat)) for seat in (other, None)] == before
    assert scene.discard("player1") == ["every-day-more-lies"]
    picked(scene, other, "wampa")
    assert scene.discard("player1") == ["every-day-more-lies", "wampa"]
    assert scene.discard("player2") == ["wampa"]


@pytest.mark.rule("swu:7.1.4")
def test_smoke_and_cinders_leaves_everybody_two_cards_of_their_choice() -> None:
    scene = everybodys_loss("smoke-and-cinders")
    picked(scene, 1, "greedo#slow-on-the-draw")
    assert scene.discard("player2") == []
    picked(scene, 0, "atst")
    assert (scene.hand("player1"), scene.hand("player2")) == (
        ["wampa", "vanguard-infantry"],
        ["seasoned-shoretrooper", "wampa"],
    )


@pytest.mark.rule("swu:7.1.4")
def test_the_same_unit_may_be_returned_by_both() -> None:
    scene = Scene({"player1": {"hand": ["rhydonium-detonation"], "groundArena": ["wampa"]}, "player2": {}})
    scene.act("player1", "play", "rhydonium-detonation")
    wampa = scene.unit("wampa").ref
    scene.game.choose(wampa, 0)
    assert scene.hand("player1") == []
    scene.game.choose(wampa, 1)
    assert scene.hand("player1") == ["wampa"]


@pytest.mark.rule("swu:7.1.4")
def test_whoever_assigns_the_indirect_damage_of_several_players_divides_one_lot_after_the_other() -> None:
    table = crowded()
    devastator = enter(table, table.players[0].deck.pop(), face("devastator#hunting-the-rebellion"), 0)
    before = [player.base.damage for player in table.players]
    play = Indirect(4, "opponents").run(table, Act(0, devastator))
    first: Any = play.send(None)
    second: Any = play.send((*[0] * len(first.options[1:]), 4))
    assert [(part.seat, part.options[-1]) for part in (first, second)] == [(0, ("base", 1)), (0, ("base", 2))]
    with pytest.raises(StopIteration):
        play.send((1, *[0] * len(second.options[2:]), 3))
    dealt = [player.base.damage - was for player, was in zip(table.players, before, strict=True)]
    assert dealt == [0, 4, 3]


def test_who_has_more_to_choose_is_asked_again_with_the_others() -> None:
    def asks(seat: int, times: int) -> Play[int]:
        yield Roll(6)
        for _ in range(times):
            yield Choose(seat, ["yes", "no"], "swu-ask-may")
        return times

    play = at_once([asks(0, 1), asks(1, 2), asks(2, 0), asks(3, 2)])
    assert all(isinstance(play.send(answer), Roll) for answer in (None, (1,), (1,), (1,)))
    first: Any = play.send((1,))
    assert [part.seat for part in first().parts] == [0, 1, 3]
    second: Any = play.send(("yes", "no", "yes"))
    assert [part.seat for part in second().parts] == [1, 3]
    with pytest.raises(StopIteration) as end:
        play.send(("yes", "no"))
    assert end.value.value == [1, 2, 0, 2]


# Damage.

IN_TURN = {
    "bokatan-kryze#princess-in-exile": "both may be the same unit",
    "collateral-damage": "the card says then",
    "lets-call-it-war": "the card says then",
    "heavy-blaster-cannon": "all of it is for the same unit",
    "mace-windu#vaapad-form-master": "all of it is for the same unit",
    "general-veers#leading-the-assault": "there is one damage only",
}
"""Cards that deal damage several times, one after the other."""


def dealt_in_turn(effect: Effect) -> bool:
    """Whether damage is dealt by several effects of a list."""
    if not isinstance(effect, InTurn):
        return False
    return sum(isinstance(one.effect if isinstance(one, May) else one, Deal) for one in effect.effects) > 1


@pytest.mark.rule("swu:1.9.8")
def test_no_other_card_deals_damage_to_different_things_one_after_the_other() -> None:
    found = {
        card.key for card in all_faces() for side in sides(card) for one in within(side.abilities) if dealt_in_turn(one)
    }
    assert found <= set(IN_TURN), found - set(IN_TURN)


GAR = {"card": "gar-saxon#viceroy-of-mandalore", "deployed": True, "damage": 5}


@pytest.mark.rule("swu:1.9.8")
def test_grenade_strike_defeats_gar_saxon_and_another_at_the_same_time() -> None:
    marine = {"card": "battlefield-marine", "damage": 2, "upgrades": ["academy-training"]}
    scene = Scene(
        {
            "player1": {"hand": ["grenade-strike"]},
            "player2": {"leader": GAR, "groundArena": [{**marine, "damage": 4}]},
        }
    )
    scene.act("player1", "play", "grenade-strike", "gar-saxon#viceroy-of-mandalore", "battlefield-marine")
    assert scene.seat == "player2"
    scene.click("academy-training").forced()
    assert scene.hand("player2") == ["academy-training"]


def test_grenade_strike_need_not_hit_a_second_unit() -> None:
    scene = Scene({"player1": {"hand": ["grenade-strike"]}, "player2": {"groundArena": ["wampa", "atst"]}})
    scene.act("player1", "play", "grenade-strike", "wampa")
    assert scene.selectable() == ["player2/groundArena/atst"]
    scene.choose("pass")
    assert (scene.unit("wampa").damage, scene.unit("atst").damage) == (2, 0)
