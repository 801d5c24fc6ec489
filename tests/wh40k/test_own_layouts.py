"""Layouts of terrain: ready-made ones, random ones, those that people make, and what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.layouts import PLAIN
from tablero.games.wh40k.mission import PATROL, Size
from tablero.games.wh40k.own_layouts import MOST, PIECES, READY, SIZES, Laid, problems, read, ready_made, scattered
from tablero.games.wh40k.previewing import preview
from tablero.games.wh40k.terrain import KEYWORDS
from tablero.kernel import BadSetup, Game, Rng
from tablero.tabletop import INCH

LAYOUT = {"size": [44, 30], "pieces": [["ruin", 120, 85, 45], ["crater", 300, 200, 0]]}


def layout(*pieces: Any, size: Any = (44, 30)) -> Any:
    return {"size": list(size), "pieces": list(pieces)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", READY)
def test_ready_made_layouts_fit_every_battlefield_and_are_alike_for_both(name: str, size: Size) -> None:
    pieces = ready_made(name, size)
    assert list(problems(pieces, size)) == []
    assert len(pieces) >= 10
    assert all(any(p.name == q.name and p.x + q.x == size.length * 10 for q in pieces) for p in pieces)


@pytest.mark.parametrize("size", SIZES)
def test_random_layouts_are_the_same_for_the_same_number(size: Size) -> None:
    for seed in range(5):
        pieces = scattered(seed, size)
        assert pieces == scattered(seed, size)
        assert list(problems(pieces, size)) == []
        assert len(pieces) >= 6
    assert scattered(1, size) != scattered(2, size)
    assert read({"seed": 1}, size) == scattered(1, size)


def test_pieces_stand_wholly_on_the_battlefield_and_on_no_other() -> None:
    fine = Laid("container", 30, 20, 0)
    assert list(problems([fine], PATROL)) == []
    [off] = problems([fine._replace(x=29)], PATROL)
    assert (off.piece, off.what.id) == (0, "wh40k-layout-off")
    assert list(problems([fine, fine._replace(x=91)], PATROL)) == []
    [over] = problems([fine, fine._replace(x=89)], PATROL)
    assert (over.piece, over.what.id, dict(over.what.args)) == (1, "wh40k-layout-overlap", {"other": 1})


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ("ruins", "layout"),
        ({"size": [44, 30]}, "layout"),
        ({"seed": 1.5}, "layout.seed"),
        ({"seed": -1}, "layout.seed"),
        (layout(size=(44,)), "layout.size"),
        (layout(size=(60, 44)), "layout.size"),
        (layout(*[["crater", 0, 0, 0]] * (MOST + 1)), "layout.pieces"),
        (layout(["ruin", 120, 85]), "layout.pieces[0]"),
        (layout(["ruin", 12.5, 85, 0]), "layout.pieces[0]"),
        (layout(["ruin", 120, 85, 0], ["castle", 120, 85, 0]), "layout.pieces[1]"),
        (layout([["ruin"], 120, 85, 0]), "layout.pieces[0]"),
        (layout(["ruin", 120, 85, 0], ["ruin", 10, 85, 0]), "layout.pieces[1]"),
        (layout(["ruin", 120, 10**30, 0]), "layout.pieces[0]"),
    ],
)
def test_what_is_no_layout_is_refused_with_its_place(value: Any, place: str) -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.setup(layout=value)
    assert bad.value.place == place


def test_a_battle_is_fought_on_the_layout_that_was_made() -> None:
    game = Game(GAME, GAME.setup(layout=LAYOUT), Rng(1))
    assert [piece.kind for piece in game.state.terrain] == ["ruins", "crater"]
    assert game.state.field[game.state.terrain[0].area].pose[:2] == (12 * INCH, 8 * INCH + INCH // 2)
    copied = game.state.copy()
    assert copied.layout == game.state.layout
    ready = Game(GAME, GAME.setup(terrain="city"), Rng(1))
    assert len(ready.state.terrain) == 10
    assert Game(GAME, GAME.setup(terrain=PLAIN), Rng(1)).state.terrain == ()
    again = Game.replay(GAME, game.record(), Rng(2))
    assert again.state.terrain == game.state.terrain


def test_records_from_before_there_were_layouts_are_still_read() -> None:
    settings = dict(GAME.setup().settings)
    del settings["layout"]
    GAME.check_setup(GAME.setup()._replace(settings=settings))


def test_a_preview_tells_what_is_wrong_and_what_pieces_look_like() -> None:
    shown = preview(LAYOUT)
    assert shown["layout"] == LAYOUT
    assert shown["problems"] == []
    assert list(shown["looks"]) == list(PIECES)
    assert {one["kind"] for one in shown["looks"].values()} <= set(KEYWORDS)
    assert preview(layout(["ruin", 0, 0, 0]))["problems"][0]["piece"] == 0
    assert preview("x")["problems"][0]["piece"] is None
    assert preview(None)["problems"] == []
    drawn = preview({"size": [60, 44], "seed": 3})
    assert drawn["layout"]["size"] == [60, 44]
    assert len(drawn["layout"]["pieces"]) >= 6
    assert GAME.preview("terrain", "city") is None
