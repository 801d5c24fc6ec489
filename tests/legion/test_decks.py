"""The command hand and the battle deck, with the rule that each refusal cites."""

from __future__ import annotations

from dataclasses import replace

import pytest

from legion.fielded import entry, rules, small, with_units
from tablero.games.legion import armies, cards
from tablero.games.legion.armies import Army

both = pytest.mark.parametrize("edition", ["2026", "2023"])


def hand(army: Army, *ids: str) -> Army:
    """The army with this hand."""
    return replace(army, command_hand=(*ids, "aa"))


@pytest.mark.rule("legion26:hand.01", "legion23:hand.01")
@both
def test_a_hand_has_seven_different_cards(edition: str) -> None:
    army = small(edition)
    assert rules(hand(army, "bl", "bv", "bk", "bs", "bj", "bn")) == []
    assert rules(hand(army, "bl", "bk", "bs", "bj", "bn")) == ["hand.01"]
    assert rules(hand(army, "bl", "bv", "ca", "bk", "bs", "bj", "bn")) == ["hand.01"]
    assert rules(hand(army, "bl", "bl", "bk", "bs", "bj", "bn")) == ["hand.01"]
    assert rules(replace(army, command_hand=army.command_hand[:-1])) == ["hand.01"]


@pytest.mark.rule("legion26:hand.02", "legion23:hand.02")
@both
def test_a_card_needs_what_it_names(edition: str) -> None:
    army = small(edition)
    assert rules(hand(army, "bl", "bw", "bk", "bs", "bj", "bn")) == ["hand.02"]
    assert rules(with_units(hand(army, "bl", "bw", "bk", "bs", "bj", "bn"), entry(edition, "at"))) == []
    assert rules(hand(army, "bl", "cv", "bk", "bs", "bj", "bn")) == ["hand.02"]
    force = next(card for card in cards.command_cards(edition).values() if card.battle_force == "Blizzard Force")
    at = {1: 1, 2: 3, 3: 5}[force.pips]
    ids = list(army.command_hand)
    ids[at] = force.id
    assert rules(replace(army, command_hand=tuple(ids))) == ["hand.02"]


@pytest.mark.rule("legion26:hand.02")
def test_names_joined_by_and_need_all_of_them() -> None:
    army = hand(small("2026", "rebels"), "bl", "cr", "bk", "cl", "bj", "Fy")
    assert rules(army) == ["hand.02"]
    assert rules(with_units(army, entry("2026", "Fb"))) == ["hand.02"]
    assert rules(with_units(army, entry("2026", "fm"), entry("2026", "Fc"))) == []


@pytest.mark.rule("legion26:hand.02", "legion26:cards.14")
def test_a_card_may_ask_for_a_title() -> None:
    army = hand(small("2026", "rebels"), "bl", "jd", "bk", "cl", "bj", "ce")
    assert rules(with_units(army, entry("2026", "Fb"))) == ["hand.02"]
    assert rules(with_units(army, entry("2026", "fm"))) == []


@pytest.mark.rule("legion26:kw.field-commander.4")
def test_a_field_commander_counts_as_a_commander_for_the_hand() -> None:
    army = hand(small("2026"), "bl", "rw", "bk", "bs", "bj", "bn")
    assert rules(army) == ["hand.02"]
    hired = entry("2026", "rb")
    assert rules(with_units(army, hired)) == ["hand.02"]
    leading = replace(hired, card=replace(hired.card, keywords=(cards.Keyword("field-commander"),)))
    assert rules(with_units(army, leading)) == []
    older = hand(small("2023"), "bl", "rw", "bk", "bs", "bj", "bn")
    assert rules(with_units(older, replace(leading, card=replace(leading.card, edition="2023")))) == ["hand.02"]


@pytest.mark.rule("legion26:hand.05", "legion23:deck.01")
@pytest.mark.parametrize(("edition", "kinds", "each"), [("2026", 3, 3), ("2023", 3, 4)])
def test_a_battle_deck_has_as_many_of_each_kind(edition: str, kinds: int, each: int) -> None:
    army = small(edition)
    rule = "hand.05" if edition == "2026" else "deck.01"
    assert len(army.battle_deck) == kinds * each
    assert rules(army) == []
    assert rules(replace(army, battle_deck=army.battle_deck[1:])) == [rule]
    assert rules(replace(army, battle_deck=(army.battle_deck[0], *army.battle_deck))) == [rule, rule]
    twice = (army.battle_deck[1], *army.battle_deck[1:])
    assert rules(replace(army, battle_deck=twice)) == [rule]


@pytest.mark.rule("legion26:hand.05")
def test_some_advantages_belong_to_a_faction() -> None:
    army = small("2026")
    assert rules(replace(army, battle_deck=(*army.battle_deck[:-1], "Er"))) == []
    assert rules(replace(army, battle_deck=(*army.battle_deck[:-1], "Es"))) == ["hand.05"]


@pytest.mark.rule("legion26:hand.05", "legion23:deck.01")
@pytest.mark.parametrize(("edition", "rule", "card"), [("2026", "hand.05", "Av"), ("2023", "deck.01", "Ci")])
def test_cards_for_small_games_are_for_small_games(edition: str, rule: str, card: str) -> None:
    army = small(edition)
    changed = replace(army, battle_deck=(*army.battle_deck[:-1], card))
    if edition == "2023":  # both are called Clear Conditions
        changed = replace(changed, battle_deck=(*(id for id in changed.battle_deck if id != "Ca"), "Ce"))
    assert rules(changed) == [rule]
    assert rules(replace(changed, format="skirmish")) == []


@pytest.mark.rule("legion23:kw.contingencies-x")
def test_contingencies_are_as_many_as_the_keywords_say() -> None:
    army = with_units(small("2023"), entry("2023", "nm"))
    assert rules(replace(army, contingencies=("ca", "cb"))) == []
    assert rules(replace(army, contingencies=("ca", "cb", "cc"))) == ["kw.contingencies-x"]
    assert rules(replace(small("2023"), contingencies=("ca",))) == ["kw.contingencies-x"]
    assert rules(replace(army, contingencies=("bl",))) == ["kw.contingencies-x"]
    assert rules(replace(army, contingencies=("cv",))) == ["hand.02"]


@pytest.mark.rule("legion26:hand.01")
def test_there_are_no_contingencies_in_2026() -> None:
    assert rules(replace(small("2026"), contingencies=("ca",))) == ["hand.01"]


def test_a_hand_and_a_deck_are_drawn_where_there_is_none() -> None:
    from tablero.games.legion.drawing import completed
    from tablero.kernel import Rng

    for edition in ("2026", "2023"):
        bare = replace(armies.ready_made(f"{edition}-rebels"), command_hand=(), battle_deck=())
        assert rules(completed(bare, Rng(1))) == []
