"""Graffiti tokens: who is moved by them in the Rally step, and where they are put."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.fielded import words
from legion.playing import card, defence_dice, run
from tablero.games.legion import suppression
from tablero.games.legion.actions import cost, make_action, menu
from tablero.games.legion.card_effects import happen
from tablero.games.legion.charges import PAINT, why_not_lay
from tablero.games.legion.effects import has
from tablero.games.legion.end_phase import remove_tokens
from tablero.games.legion.graffiti import GRAFFITI
from tablero.games.legion.state import SUPPRESSION, Battle, Token, Unit
from tablero.games.legion.terrain import AREA, IMPASSABLE
from tablero.games.legion.windows import UNTIMED
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def rallying(edition: str, *tokens: tuple[int, float], suppressed: int = 2) -> tuple[Battle, Unit]:
    """A suppressed unit, and Graffiti tokens of seats so many inches away."""
    field = laid.battle(edition)
    unit = laid.add(field, 0, card(minis=1, courage=3), (20, 18))
    unit.tokens[SUPPRESSION] = suppressed
    for seat, far in tokens:
        field.tokens.append(Token(GRAFFITI, 20 * INCH, round((18 + far) * INCH), seat=seat))
    return field, unit


def rolled(field: Battle, unit: Unit, faces: str, *answers: str) -> int:
    """How many tokens a unit loses that rolls these."""
    before = unit.has(SUPPRESSION)
    run(suppression.rally(field, unit), dice=defence_dice("white", faces), answers=answers)
    return before - unit.has(SUPPRESSION)


@pytest.mark.rule("legion26:cardkw.graffiti-tokens", "legion23:cardkw.graffiti", "legion23:cardkw.graffiti.2")
@BOTH
@pytest.mark.rule("legion26:token.graffiti", "legion23:token.23")
def test_an_own_token_in_sight_may_give_one_more_die(edition: str) -> None:
    field, unit = rallying(edition, (0, 12))
    assert rolled(field, unit, "blank blank block", "yes") == 1
    field, unit = rallying(edition, (0, 12))
    assert rolled(field, unit, "blank blank", "no") == 0


@pytest.mark.rule("legion26:cardkw.graffiti-tokens.2", "legion23:cardkw.graffiti", "legion23:cardkw.graffiti.2")
@BOTH
@pytest.mark.rule("legion26:token.graffiti", "legion23:token.23")
def test_an_enemy_token_takes_a_die_but_never_the_last(edition: str) -> None:
    field, unit = rallying(edition, (1, 12), suppressed=3)
    assert rolled(field, unit, "block block") == 2
    field, unit = rallying(edition, (1, 12), suppressed=1)
    assert rolled(field, unit, "block") == 1
    field, unit = rallying(edition, (1, 12), (0, 12), suppressed=1)
    assert rolled(field, unit, "blank block", "yes") == 1


@pytest.mark.rule("legion26:cardkw.graffiti-tokens", "legion23:cardkw.graffiti", "legion23:cardkw.graffiti.2")
@BOTH
def test_a_token_out_of_range_or_sight_and_a_unit_without_suppression_change_nothing(edition: str) -> None:
    field, unit = rallying(edition, (0, 13.2), (1, 13.2))
    assert rolled(field, unit, "block blank") == 1
    field, unit = rallying(edition, (0, 10), (1, 10))
    laid.lay(field, laid.box(8, 1), 20, 22, high=6, movement=IMPASSABLE)
    assert rolled(field, unit, "block blank") == 1
    field, unit = rallying(edition, (0, 5), suppressed=0)
    run(suppression.rally(field, unit))


@pytest.mark.rule("legion26:cardkw.graffiti-tokens", "legion23:cardkw.graffiti")
@BOTH
def test_tokens_stay_in_play(edition: str) -> None:
    field, _ = rallying(edition, (0, 5))
    run(remove_tokens(field))
    assert [token.kind for token in field.tokens] == [GRAFFITI]


# Putting one down.


def sabine(edition: str) -> tuple[Battle, Unit]:
    field = laid.battle(edition)
    unit = laid.add(field, 0, card("Sabine Wren", minis=1), (20, 18))
    laid.add(field, 1, card("Enemies", minis=1), (60, 30))
    laid.lay(field, laid.box(4, 2), 20, 22, high=2, movement=IMPASSABLE)
    laid.lay(field, laid.box(4, 2), 20, 14, high=2, kind=AREA)
    field.activating, field.actions = unit.id, 2
    return field, unit


def why(field: Battle, unit: Unit, x: float, y: float) -> str | None:
    reason = why_not_lay(field, unit, Token(GRAFFITI, round(x * INCH), round(y * INCH), seat=0), PAINT)
    if reason is None:
        return None
    assert reason.rule == field.edition.rule("legion26:cardkw.graffiti-tokens", "legion23:cardkw.graffiti")
    assert all(words(lang).reason(reason) for lang in ("en", "es"))
    return reason.message.id


@pytest.mark.rule("legion26:cardkw.graffiti-tokens", "legion23:cardkw.graffiti")
@BOTH
def test_a_token_lies_flat_near_her_in_sight_and_at_terrain(edition: str) -> None:
    field, unit = sabine(edition)
    assert why(field, unit, 20, 20.4) is None
    assert why(field, unit, 20, 18) == "legion-token-not-at-terrain"
    assert why(field, unit, 20, 14) == "legion-token-not-at-terrain"
    assert why(field, unit, 20, 21) == "legion-token-partly"
    assert why(field, unit, 20, 23.6) in ("legion-token-unseen", "legion-token-too-far")
    field.tokens.append(Token("smoke", 20 * INCH, round(20.4 * INCH), seat=0))
    assert why(field, unit, 20, 20.4) is None


@BOTH
def test_sabine_paints_as_a_free_action_in_the_round_of_her_card(edition: str) -> None:
    field, unit = sabine(edition)
    action = ("free", PAINT)
    assert action not in menu(field, unit)
    field.played[0] = "gi"
    run(happen(field, 0, UNTIMED))
    assert action in menu(field, unit)
    assert cost(field, unit, action) == 0
    spot = (20 * INCH, round(20.4 * INCH))
    run(make_action(field, unit, action), answers=[spot])
    assert [(token.kind, token.x, token.y, token.seat) for token in field.tokens] == [(GRAFFITI, *spot, 0)]
    assert action not in menu(field, unit)


def test_paint_is_told() -> None:
    for lang in ("en", "es"):
        told: Any = words(lang).render(has(PAINT, about=GRAFFITI).text())
        assert "Graffiti" in told or "Pintada" in told
