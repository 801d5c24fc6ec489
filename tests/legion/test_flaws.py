"""Flaw cards: who holds them, when they are played, what they do, and when they go."""

from __future__ import annotations

from typing import Any

import pytest

from legion.commanded import AMBUSH, ASSAULT, PUSH, commander, corps, met
from legion.fielded import words
from legion.playing import run
from tablero.games.legion import cards, command, flaws
from tablero.games.legion.activation import activate, begin_activation
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.doing import ATTACK, note
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.end_phase import discard_cards
from tablero.games.legion.orders import why_not_order
from tablero.games.legion.revealing import change_plans
from tablero.games.legion.state import ENDING, NOBODY, SUPPRESSION, Battle
from tablero.games.legion.view import view
from tablero.kernel.messages import message_from_json

ANAKIN, LANDO, KALLUS = "nh", "oh", "oi"
FLAWS = cards.flaws("2023")


def flawed(id: str, *keywords: str) -> cards.Unit:
    """The commander whose flaw card has this id."""
    return commander(FLAWS[id].unit, "flawed", *keywords, flaw=id)


def facing(*ids: str) -> Battle:
    """A Command Phase of one who holds these flaw cards, since such units are on the other side."""
    battle = met("2023", [commander(), corps()], [*(flawed(id) for id in ids), corps()])
    battle.flaws = [list(ids), []]
    battle.priority = NOBODY
    return battle


def in_play(id: str) -> Battle:
    """The same once the card is in play."""
    battle = facing(id)
    flaws.play(battle, 0, id)
    return battle


def asked(battle: Battle, *answers: str) -> list[tuple[int, str]]:
    """Who is asked for flaw cards as the Command Phase starts."""
    step = EDITIONS["2023"].commanding.steps[0]
    return run(step(battle), answers=answers).questions


@pytest.mark.rule("legion23:kw.flawed")
def test_the_opponent_holds_the_flaw_card_of_a_unit() -> None:
    army = Army("empire", (Entry(flawed(KALLUS)), Entry(corps())), edition="2023")
    plain = Army("rebels", (Entry(commander()),), edition="2023")
    assert Battle(EDITIONS["2023"], (army, plain)).flaws == [[], [KALLUS]]
    assert Battle(EDITIONS["2023"], (plain, army)).flaws == [[KALLUS], []]
    assert Battle(EDITIONS["2023"], (army, army)).flaws == [[KALLUS], [KALLUS]]


@pytest.mark.rule("legion23:kw.flawed")
def test_every_flawed_unit_has_a_card_of_its_own() -> None:
    units = [unit for unit in cards.units("2023").values() if any(word.name == "flawed" for word in unit.keywords)]
    assert {unit.flaw: unit.name for unit in units} == {id: card.unit for id, card in FLAWS.items()}
    assert not any(word.name == "flawed" for unit in cards.units("2026").values() for word in unit.keywords)


@pytest.mark.rule("legion23:kw.flawed.2")
@pytest.mark.parametrize("id", [ANAKIN, LANDO, KALLUS])
def test_a_flaw_card_is_played_when_it_says_so(id: str) -> None:
    battle = facing(id)
    own, enemy = battle.units[0], battle.units[2]
    battle.miniatures[own.leader].wounds, own.tokens[SUPPRESSION], battle.discarded = 1, 1, [[AMBUSH] * 3, [AMBUSH] * 2]
    assert asked(battle) == []  # all of this is about one's own side
    if id == ANAKIN:
        enemy.tokens[SUPPRESSION] = 1
    elif id == KALLUS:
        battle.miniatures[enemy.leader].wounds = 1
    else:
        battle.discarded[1].append(PUSH)
    assert asked(battle, "no") == [(0, "legion-ask-flaw")]
    assert (battle.flaws, battle.flaws_played) == ([[id], []], [[], []])
    assert asked(battle, "yes") == [(0, "legion-ask-flaw")]
    assert (battle.flaws, battle.flaws_played) == ([[], []], [[id], []])
    assert asked(battle) == []  # it is played once


@pytest.mark.rule("legion23:kw.flawed.2")
def test_who_has_priority_decides_first_and_without_it_blue() -> None:
    battle = met("2023", [flawed(KALLUS)], [flawed(KALLUS)])
    battle.flaws, battle.priority, battle.blue = [[KALLUS], [KALLUS]], NOBODY, 1
    for unit in battle.units:
        battle.miniatures[unit.leader].wounds = 1
    assert [seat for seat, _ in asked(battle, "no", "no")] == [1, 0]
    battle.priority = 0
    assert [seat for seat, _ in asked(battle, "no", "no")] == [0, 1]


@pytest.mark.rule("legion23:kw.flawed.2")
def test_who_has_heard_a_story_is_issued_no_orders() -> None:
    free, barred = facing(ANAKIN), in_play(ANAKIN)
    assert why_not_order(free, free.units[2], free.units[2]) is None
    reason = why_not_order(barred, barred.units[2], barred.units[2])
    assert reason is not None
    assert reason.rule == "legion23:kw.flawed.2"
    assert why_not_order(barred, barred.units[2], barred.units[3]) is None
    other = in_play(KALLUS)
    assert why_not_order(other, other.units[2], other.units[2]) is None


@pytest.mark.rule("legion23:kw.flawed.2")
def test_an_altered_deal_bars_contingencies_and_the_cards_of_the_unit() -> None:
    own = next(card.id for card in cards.command_cards("2023").values() if card.units == (FLAWS[LANDO].unit,))
    for battle, bars in ((facing(LANDO), False), (in_play(LANDO), True)):
        battle.hands[1].append(own)
        reason = command.why_not_card(battle, 1, own)
        assert (reason is not None) == bars
        assert reason is None or reason.rule == "legion23:kw.flawed.2"
        assert command.why_not_card(battle, 1, ASSAULT) is None
    for battle, questions in ((facing(LANDO), [(1, "legion-ask-contingency")]), (in_play(LANDO), [])):
        battle.units[2] = battle.add(1, flawed(LANDO, "contingencies 1"))
        battle.contingencies, battle.played = [[], [AMBUSH]], [PUSH, PUSH]
        assert run(change_plans(battle), answers=["no"] * len(questions)).questions == questions


@pytest.mark.rule("legion23:kw.flawed.2")
@pytest.mark.parametrize(("id", "attacks", "tokens"), [(KALLUS, True, 4), (KALLUS, False, 0), (ANAKIN, True, 0)])
def test_sympathies_suppress_who_attacks_in_its_activation(id: str, attacks: bool, tokens: int) -> None:
    battle = in_play(id)
    for number in (2, 3):
        unit = battle.units[number]
        begin_activation(battle, unit)
        if attacks:
            note(battle, unit, ATTACK)
        battle.stage = ENDING
        run(activate(battle))
        assert unit.has(SUPPRESSION) == (tokens if number == 2 else 0)


@pytest.mark.rule("legion23:kw.flawed.3")
def test_flaw_cards_go_in_the_end_phase_and_are_no_command_cards() -> None:
    battle = in_play(ANAKIN)
    battle.played = [PUSH, ASSAULT]
    run(discard_cards(battle))
    assert battle.flaws_played == [[], []]
    assert battle.discarded == [[PUSH], [ASSAULT]]
    assert why_not_order(battle, battle.units[2], battle.units[2]) is None
    assert len(facing(ANAKIN).hands[0]) == len(facing().hands[0])


def test_flaw_cards_lie_open_and_a_copy_has_its_own() -> None:
    battle = facing(ANAKIN, KALLUS)
    flaws.play(battle, 0, KALLUS)
    copied = battle.copy()
    flaws.discard_flaws(copied)
    copied.flaws[0].clear()
    for seat in (0, 1, None):
        seen: Any = view(battle, seat)
        player = seen["players"][0]
        assert [card["id"] for card in player["flaws"]] == [ANAKIN]
        assert [card["id"] for card in player["flaws_played"]] == [KALLUS]
        told = words("en").render(message_from_json(player["flaws"][0]["text"]))
        assert "Anakin Skywalker can't be issued Orders" in told
