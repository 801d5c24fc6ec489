"""Bane tokens: three of them lie facedown, enemies that come near turn them up, and Cad Bane is where one of them lay."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.fielded import words
from legion.playing import card, run, told
from tablero.games.legion import bane, cards
from tablero.games.legion.actions import make_action
from tablero.games.legion.bane import (
    FACES,
    HERE_I_AM,
    KABLAMO,
    MIRRORS,
    ORDERS,
    place_tokens,
    reveal,
    reveal_by_choice,
    spring,
    why_not_here,
)
from tablero.games.legion.battlefield import POI
from tablero.games.legion.command import STEPS
from tablero.games.legion.describe import describe
from tablero.games.legion.divulging import divulge_cards
from tablero.games.legion.doing import deployed
from tablero.games.legion.listing import unenforced
from tablero.games.legion.moving import Move, Terms
from tablero.games.legion.moving_rules import BANE, STANDARD
from tablero.games.legion.resample import hidden, resample, restore_hidden
from tablero.games.legion.state import AIM, DEFEATED, FACEUP, NO_ORDER, ON_BATTLEFIELD, SET_ASIDE, Battle, Token, Unit
from tablero.games.legion.terrain import IMPASSABLE
from tablero.games.legion.view import view
from tablero.kernel import Rng
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
SPOTS = [(20 * INCH, 20 * INCH), (30 * INCH, 20 * INCH), (40 * INCH, 20 * INCH)]


def man(name: str = "Enemy", **given: Any) -> cards.Unit:
    return card(name, **{"minis": 1, "wounds": 4, "courage": 2, **given})


def waiting(edition: str, *faces: str) -> tuple[Battle, Unit, Unit]:
    """Tokens of seat 0 with these faces lie in a row, Cad Bane waits, and an enemy stands far from them."""
    field = laid.battle(edition)
    owner = laid.add(field, 0, man("Cad Bane"))
    owner.place = SET_ASIDE
    enemy = laid.add(field, 1, man(), (20, 5))
    field.tokens = [Token(BANE, *spot, seat=0, face=face) for spot, face in zip(SPOTS, faces, strict=False)]
    field.round = 1
    return field, owner, enemy


# Putting them down.


@pytest.mark.rule("legion26:cardkw.bane-tokens", "legion23:cardkw.bane-tokens")
@BOTH
@pytest.mark.rule("legion26:token.bane", "legion23:token.22")
def test_three_tokens_lie_facedown_and_only_their_player_knows_which_is_which(edition: str) -> None:
    field, owner, _ = waiting(edition)
    owner.place = ON_BATTLEFIELD
    order = (KABLAMO, HERE_I_AM, MIRRORS)
    played = run(place_tokens(field, 0), answers=[*SPOTS, ("faces", ORDERS.index(order))])
    assert [(token.kind, token.x, token.y, token.face) for token in field.tokens] == [
        (BANE, *spot, face) for spot, face in zip(SPOTS, order, strict=True)
    ]
    assert owner.place == SET_ASIDE
    assert sorted(order) == sorted(FACES)
    views = [view_of(field, seat) for seat in (0, 1, None)]
    shown = [[token["face"] for token in each["tokens"]] for each in views]
    assert shown == [list(order), ["", "", ""], ["", "", ""]]
    last = played.asked[-1]
    assert last.hidden
    names = [words("en").render(describe(field, last, option)) for option in last.options]  # type: ignore[attr-defined]
    assert len(set(names)) == 6


def view_of(field: Battle, seat: int | None) -> Any:
    return view(field, seat)


@pytest.mark.rule("legion26:cardkw.bane-tokens", "legion23:cardkw.bane-tokens")
@BOTH
def test_no_token_lies_off_the_table_or_on_objective_or_advantage_tokens_or_another_of_the_set(edition: str) -> None:
    field, _, _ = waiting(edition)
    field.tokens = [
        Token(POI, 10 * INCH, 10 * INCH),
        Token("advantage", 30 * INCH, 10 * INCH),
        Token("smoke", 50 * INCH, 10 * INCH, seat=1),
        Token(BANE, 60 * INCH, 10 * INCH, seat=0),
        Token(BANE, 65 * INCH, 10 * INCH, seat=1),
    ]

    def why(x: float, y: float) -> str | None:
        reason = why_not_here(field, Token(BANE, round(x * INCH), round(y * INCH), seat=0))
        if reason is not None:
            assert reason.rule == field.edition.rule("legion26:cardkw.bane-tokens", "legion23:cardkw.bane-tokens")
        return None if reason is None else reason.message.id

    assert [why(x, 10) for x in (10, 30, 50, 60, 65, 20)] == [
        "legion-token-overlaps",
        "legion-token-overlaps",
        None,
        "legion-token-overlaps",
        None,
        None,
    ]
    assert why(0.2, 10) == why(71.8, 10) == why(20, 0.2) == why(20, 35.8) == "legion-token-off-table"
    assert why(0.5, 10) is None


@BOTH
def test_tokens_that_others_turned_down_may_be_any_of_them(edition: str) -> None:
    field, _, _ = waiting(edition, HERE_I_AM, KABLAMO)
    seen, kept = set(), hidden(field)
    for seed in range(12):
        resample(field, 1, Rng(seed))
        seen.add(bane.faces(field, 0))
    assert seen == {(HERE_I_AM, KABLAMO), (KABLAMO, HERE_I_AM)}
    restore_hidden(field, kept)
    assert bane.faces(field, 0) == (HERE_I_AM, KABLAMO)
    resample(field, 0, Rng(1))
    assert bane.faces(field, 0) == (HERE_I_AM, KABLAMO)


# Turning them up.


@pytest.mark.rule("legion26:cardkw.bane-tokens.2", "legion23:cardkw.bane-tokens.2")
@pytest.mark.rule("legion26:cardkw.bane-tokens.4", "legion23:cardkw.bane-tokens.4")
@BOTH
def test_an_enemy_that_moves_near_and_sees_a_token_turns_it_up(edition: str) -> None:
    field, _, enemy = waiting(edition, MIRRORS, MIRRORS)
    run(spring(field, enemy))
    assert len(field.tokens) == 2
    laid.stand(field, enemy, (20, 10))
    run(make_action(field, enemy, "move"), answers=["standard", ((20 * INCH, 10 * INCH + 10200),)])
    assert [token.x for token in field.tokens] == [30 * INCH]
    assert [line["face"] for line in told(field, "legion-bane-revealed")] == [MIRRORS]
    laid.stand(field, enemy, (30, 15))
    run(deployed(field, enemy))
    assert field.tokens == []


@pytest.mark.rule("legion26:cardkw.bane-tokens.2", "legion23:cardkw.bane-tokens.2")
@BOTH
def test_who_does_not_see_it_or_is_an_ally_or_is_farther_off_turns_nothing_up(edition: str) -> None:
    field, _, enemy = waiting(edition, MIRRORS)
    ally = laid.add(field, 0, man("Ally"), (22, 20))
    run(spring(field, ally))
    laid.stand(field, enemy, (20, 12.8))
    run(spring(field, enemy))
    laid.stand(field, enemy, (20, 15))
    laid.lay(field, laid.box(10, 1), 20, 17, high=6, movement=IMPASSABLE)
    run(spring(field, enemy))
    assert len(field.tokens) == 1
    laid.stand(field, enemy, (20, 23))
    run(spring(field, enemy))
    assert field.tokens == []


@pytest.mark.rule("legion26:cardkw.bane-tokens.2", "legion23:cardkw.bane-tokens.2")
@BOTH
def test_nobody_ends_a_move_on_a_token_but_may_cross_it(edition: str) -> None:
    field, _, enemy = waiting(edition, MIRRORS)
    laid.stand(field, enemy, (17.5, 20))
    move = Move(field, enemy, Terms(STANDARD, 2))
    assert move.why_not(((20 * INCH, 20 * INCH),)) is not None
    assert move.why_not(((22 * INCH, 20 * INCH),)) is None


# Here I Am.


@pytest.mark.rule("legion26:cardkw.bane-tokens.3", "legion23:cardkw.bane-tokens.3")
@BOTH
def test_cad_bane_takes_the_place_of_his_token_and_orders_himself(edition: str) -> None:
    field, owner, _ = waiting(edition, HERE_I_AM)
    run(reveal(field, field.tokens[0]), answers=[(SPOTS[0],)])
    pose = field.miniatures[owner.leader].pose
    assert pose is not None
    assert ((pose.x, pose.y), owner.place, owner.order, field.tokens) == (SPOTS[0], ON_BATTLEFIELD, FACEUP, [])


@pytest.mark.rule("legion26:cardkw.bane-tokens.3", "legion23:cardkw.bane-tokens.3")
@BOTH
def test_he_stands_nowhere_else(edition: str) -> None:
    field, _, _ = waiting(edition, HERE_I_AM)

    def elsewhere(decision: Any) -> Any:
        reason = decision.check(((20 * INCH, 22 * INCH),))
        assert reason is not None
        assert reason.rule == field.edition.rule("legion26:cardkw.bane-tokens.3", "legion23:cardkw.bane-tokens.3")
        return (SPOTS[0],)

    run(reveal(field, field.tokens[0]), answers=[elsewhere])


@pytest.mark.rule("legion26:cardkw.bane-tokens.7", "legion23:cardkw.bane-tokens.7", "legion23:cardkw.bane-tokens.3")
@BOTH
def test_one_who_is_on_the_table_moves_there_with_his_tokens_and_gets_no_order(edition: str) -> None:
    field, owner, _ = waiting(edition, HERE_I_AM)
    laid.stand(field, owner, (60, 30))
    owner.tokens[AIM] = 2
    run(reveal(field, field.tokens[0]), answers=[(SPOTS[0],)])
    pose = field.miniatures[owner.leader].pose
    assert pose is not None
    assert ((pose.x, pose.y), owner.tokens, owner.order) == (SPOTS[0], {AIM: 2}, NO_ORDER)


@pytest.mark.rule("legion26:cardkw.bane-tokens.8", "legion23:cardkw.bane-tokens.3")
@BOTH
def test_the_token_of_one_who_is_defeated_is_just_removed(edition: str) -> None:
    field, owner, _ = waiting(edition, HERE_I_AM)
    owner.place = DEFEATED
    run(reveal(field, field.tokens[0]))
    assert (field.tokens, owner.place) == ([], DEFEATED)


@pytest.mark.rule("legion26:cardkw.bane-tokens.6", "legion23:cardkw.bane-tokens.6")
@BOTH
def test_when_a_round_begins_blue_first_a_player_may_turn_up_here_i_am(edition: str) -> None:
    field, owner, _ = waiting(edition, MIRRORS, HERE_I_AM)
    field.tokens.append(Token(BANE, 60 * INCH, 30 * INCH, seat=1, face=KABLAMO))
    field.blue = 1
    assert STEPS[0] is reveal_by_choice
    played = run(reveal_by_choice(field), answers=["no", "no"])
    assert played.questions == [(1, "legion-ask-here-i-am"), (0, "legion-ask-here-i-am")]
    assert all(decision.hidden for decision in played.asked)
    run(reveal_by_choice(field), answers=["no", ("bane", 1), (SPOTS[1],)])
    assert owner.place == ON_BATTLEFIELD
    assert [token.face for token in field.tokens] == [MIRRORS, KABLAMO]
    field.tokens.clear()
    assert run(reveal_by_choice(field)).questions == []


# Kablamo!


@pytest.mark.rule("legion26:cardkw.bane-tokens.5", "legion23:cardkw.bane-tokens.5")
@BOTH
def test_kablamo_detonates_with_the_weapon_of_the_card(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    blasts: list[tuple[int, Token, str]] = []

    def attack(battle: Battle, around: Any, seat: int, token: Token, weapon: cards.Weapon) -> Any:
        blasts.append((seat, token, weapon.name))
        return
        yield

    trap = cards.CommandCard("lp", bane.CARD, 3, weapon=cards.Weapon("booby trap", most=1, red=2))
    monkeypatch.setattr(bane, "area_attack", attack)
    field, _, _ = waiting(edition, KABLAMO)
    token = field.tokens[0]
    run(reveal(field, token))
    assert (blasts, field.tokens) == ([], [])
    assert told(field, "legion-bane-no-weapon")
    monkeypatch.setattr(cards, "command_cards", lambda edition: {"lp": trap})
    field.tokens.append(token)
    run(reveal(field, token))
    assert blasts == [(0, token, "booby trap")]


# The card.


@BOTH
def test_the_card_puts_the_tokens_down_and_says_what_of_it_nobody_knows(edition: str) -> None:
    field, owner, _ = waiting(edition)
    owner.place = "undeployed"
    field.hands = [["lp"], []]
    run(divulge_cards(field), answers=[("divulge", "lp"), *SPOTS, ("faces", 0), "done"])
    assert (len(field.tokens), owner.place) == (3, SET_ASIDE)
    assert unenforced(cards.command_cards(edition)["lp"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_revealed_is_told(lang: str) -> None:
    field, _, _ = waiting("2026", *FACES)
    field.units[0].place = DEFEATED
    for token in list(field.tokens):
        run(reveal(field, token))
    told = [words(lang).render(line.message) for line in field.log.entries]
    assert len(set(told)) == len(told) == 4
