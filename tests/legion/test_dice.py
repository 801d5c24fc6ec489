"""The dice: their faces, and how one becomes another."""

from __future__ import annotations

from collections import Counter

import pytest

from legion.playing import run
from tablero.games.legion.dice import (
    ATTACK_FACES,
    DEFENCE_FACES,
    attack_downgraded,
    attack_upgraded,
    defence_downgraded,
    defence_upgraded,
    roll_attack,
    roll_defence,
)


@pytest.mark.rule("legion26:core.11", "legion26:core.12", "legion26:core.23", "legion23:dice.01", "legion23:dice.02")
@pytest.mark.parametrize(("colour", "hits", "blanks"), [("red", 5, 1), ("black", 3, 3), ("white", 1, 5)])
def test_an_attack_die_has_eight_faces(colour: str, hits: int, blanks: int) -> None:
    assert Counter(ATTACK_FACES[colour]) == {"hit": hits, "critical": 1, "surge": 1, "blank": blanks}
    assert len(ATTACK_FACES[colour]) == 8


@pytest.mark.rule("legion26:core.11", "legion26:core.12", "legion26:core.24", "legion23:dice.01", "legion23:dice.03")
@pytest.mark.parametrize(("colour", "blocks", "blanks"), [("red", 3, 2), ("white", 1, 4)])
def test_a_defence_die_has_six_faces(colour: str, blocks: int, blanks: int) -> None:
    assert Counter(DEFENCE_FACES[colour]) == {"block": blocks, "surge": 1, "blank": blanks}
    assert len(DEFENCE_FACES[colour]) == 6


@pytest.mark.rule("legion26:attack.23")
def test_attack_dice_go_from_white_to_black_to_red_and_no_further() -> None:
    assert [attack_upgraded(colour) for colour in ("white", "black", "red")] == ["black", "red", "red"]
    assert [attack_downgraded(colour) for colour in ("red", "black", "white")] == ["black", "white", "white"]


@pytest.mark.rule("legion26:attack.24")
def test_defence_dice_go_from_white_to_red_and_no_further() -> None:
    assert [defence_upgraded(colour) for colour in ("white", "red")] == ["red", "red"]
    assert [defence_downgraded(colour) for colour in ("red", "white")] == ["white", "white"]


def test_dice_of_several_colours_are_rolled_together() -> None:
    played = run(roll_attack(["red", "white", "black"]), [2, 3, 5])
    assert played.rolls == [3]
    assert played.result == ["hit", "surge", "surge"]
    assert run(roll_defence(["red", "white"]), [3, 3]).result == ["block", "blank"]
    assert run(roll_defence([])).result == []
