"""The table in a terminal: all of it there, nothing wider than a hundred columns, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from swu.moments import at_action, moments
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.text import LANGUAGES, texts_of


def drawn(scene: Scene, seat: int | None = 0, lang: str = "en") -> str:
    return GAME.terminal(scene.game.view(seat), texts_of(GAME, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_into_a_hundred_columns(lang: str, seats: int) -> None:
    words = texts_of(GAME, lang)
    for game in moments(seats, 60 + seats, every=20):
        for seat in (0, 1, None):
            for line in GAME.terminal(game.view(seat), words).splitlines():
                assert len(line) <= 100, line


def test_both_sides_of_the_table_are_there() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["atst"],
                "groundArena": [{"card": "wampa", "damage": 2, "upgrades": ["shield", "shield"]}],
            },
            "player2": {
                "spaceArena": [{"card": "alliance-xwing", "exhausted": True}],
                "hand": ["green-squadron-awing"],
            },
        }
    )
    text = drawn(scene)
    assert "● Wampa 4/3 (2 damage)" in text
    assert "+ Shield ×2" in text
    assert "Overwhelm" in text
    assert "○ Alliance X-Wing 2/3" in text
    assert "(6) AT-ST – unit 6/7 ground – Villainy" in text
    assert "Green Squadron" not in text
    assert "Administrator's Tower" in text
    assert "Player 1 (you)" in text
    assert text.index("Player 2 ═") < text.index("Alliance X-Wing") < text.index("Wampa") < text.index("Player 1 (you)")


def test_each_seat_has_its_own_side_near() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    assert drawn(scene, 1).index("Wampa") < drawn(scene, 1).index("AT-ST")
    assert drawn(scene, 0).index("AT-ST") < drawn(scene, 0).index("Wampa")
    assert "(you)" not in drawn(scene, None)


def test_arenas_stand_side_by_side() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "spaceArena": ["tieln-fighter"]}})
    [line] = [line for line in drawn(scene).splitlines() if "Wampa" in line]
    assert line.index("Wampa") < line.index("│") < line.index("TIE/ln Fighter")
    assert all(line.index("│") == 50 for line in drawn(scene).splitlines() if "│" in line)


def test_captives_and_counts_are_told() -> None:
    captor = {"card": "battlefield-marine", "capturedUnits": ["wampa"]}
    scene = Scene({"player1": {"groundArena": [captor], "credits": 2, "hasForceToken": True, "discard": ["repair"]}})
    text = drawn(scene, 1)
    assert "guards Wampa" in text
    assert "Credits 2" in text
    assert "The Force" in text
    assert "Last discarded: Repair" in text
    assert "Resources 20/20 · Hand 0 · Deck 8 · Discard 1" in text


def test_in_spanish() -> None:
    text = GAME.terminal(at_action().view(0), texts_of(GAME, "es"))
    assert "Ronda 4 · Fase de acción" in text
    assert "Campo de batalla terrestre" in text
    assert "Tu mano" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_can_be_played_at_the_terminal(run: Any, lang: str) -> None:
    typed = "\n".join(["r"] * 12 + ["i 1", "w 1", "v", "l", "q"])
    done = run(
        "play", "swu", "--terminal", "--seed", "3", "--seats", "human,random", "--lang", lang, typed=typed + "\n"
    )
    assert done.code == 0, done.err
    assert ("Your hand" if lang == "en" else "Tu mano") in done.out
