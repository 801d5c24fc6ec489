"""The game as everybody meets it: begun with ready-made armies, told in both languages, drawn, gone back and copied."""

from __future__ import annotations

from typing import Any

import pytest

import tablero
from tablero.games.wh40k import armies
from tablero.games.wh40k.datasheets import Ability, Equipped, extras, unenforced
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.describe import explain
from tablero.games.wh40k.state import Battle
from tablero.kernel import Game, Place, Rng
from tablero.kernel.digest import digest
from tablero.kernel.image import dumps, loads
from tablero.kernel.reasons import BadSetup
from tablero.text import Texts
from wh40k.playing import battle as small_battle
from wh40k.playing import entry, profile, weapon

DECISIONS = 12


def begun(decisions: int, **settings: Any) -> Game[Battle]:
    """A game between ready-made armies after some choices at random."""
    game = Game(GAME, GAME.sample_setup(Rng(3), **settings), Rng(3))
    rng = Rng(5)
    for _ in range(decisions):
        assert game.decision is not None
        game.choose(game.decision.sample(rng))
    return game


@pytest.fixture(scope="module")
def game() -> Game[Battle]:
    """A battle whose armies are being deployed."""
    return begun(DECISIONS)


def test_every_option_has_words_in_both_languages(game: Game[Battle]) -> None:
    fork = game.fork()
    rng = Rng(1)
    for _ in range(6):
        decision = fork.decision
        assert decision is not None
        spoken = [tablero.words(fork, lang) for lang in ("en", "es")]
        assert spoken[0].question() != spoken[1].question()
        options = [one.options() for one in spoken]
        assert all(all(each) for each in options)
        assert isinstance(decision, Place) or len(options[0]) == len(decision.answers(rng, 999))
        fork.choose(decision.sample(rng))


@pytest.mark.rule("wh40k:muster.04")
def test_both_players_see_both_rosters_before_the_battle() -> None:
    told = armies.army_to_json(armies.ready_made("orks-1000"))
    told["units"][1]["enhancement"] = "Crown"
    game = Game(GAME, GAME.setup(armies=[told, "space-marines-500"]), Rng(1))
    assert game.state.round == 0
    for seat in (0, 1):
        rosters = game.view(seat)["armies"]
        assert [(one["name"], one["faction"], one["detachment"], one["limit"]) for one in rosters] == [
            (army.name, army.faction, army.detachment, army.limit) for army in game.state.armies
        ]
        for one, army in zip(rosters, game.state.armies, strict=True):
            assert [tuple(unit.values()) for unit in one["units"]] == [
                (
                    entry.datasheet.name,
                    sum(each.number for each in entry.models),
                    entry.points,
                    entry.warlord,
                    entry.enhancement,
                )
                for entry in army.entries
            ]
        assert [unit["enhancement"] for unit in rosters[0]["units"]].count("Crown") == 1
        assert [[unit["warlord"] for unit in one["units"]].count(True) for one in rosters] == [1, 1]


def test_everybody_sees_the_same_battle(game: Game[Battle]) -> None:
    assert game.view(0) == game.view(1) == game.view(None)
    view = game.view(0)
    assert view["field"] == [game.state.field.width, game.state.field.depth]
    assert len(view["zones"]) == 2
    standing = [model for model in view["models"] if model["at"] is not None]
    assert [model["id"] for model in standing] == [model.id for model in game.state.models if model.pose]
    assert all(model["base"] in view["bases"] for model in view["models"])
    assert all(number < len(view["weapons"]) for model in view["models"] for number in model["weapons"])
    assert {name for unit in view["units"] for name in unit["datasheets"]} == set(view["datasheets"])


def test_what_is_not_enforced_is_told_of_every_unit_and_weapon() -> None:
    """In the view, where clients show it on a unit's card, and where an option is explained."""
    game = begun(0, armies=["orks-1000", "space-marines-1000"])
    seen, battle = game.view(0), game.state
    words = Texts("en", GAME.texts)
    beyond = 0
    for number, unit in enumerate(battle.units):
        told = " ".join(words.render(line) for line in explain(battle, ("unit", number)))
        rosters = [part.entry for part in unit.parts]
        assert seen["units"][number].get("unenforced", []) == [name for each in rosters for name in extras(each)]
        beyond += any(map(extras, rosters))
        for name in (name for each in rosters for name in unenforced(each)):
            assert f"Not enforced: {name}" in told or f", {name}" in told
    assert beyond
    scream = weapon()
    scream.unenforced = ("Bio-plasmic Scream",)
    armed = small_battle([entry("One", (1, profile(), [scream]))])
    assert words.render(explain(armed, ("weapon", 0, 0))[-1]) == "Not enforced: Bio-plasmic Scream"


@pytest.mark.rule("wh40k:datasheet.07")
def test_wargear_whose_save_or_ability_is_known_is_enforced() -> None:
    own, saved = profile(), profile(invulnerable=(5,))
    sheet = entry("One", (1, own, []))
    sheet.datasheet.profiles = (own, saved)

    def told(each: Equipped) -> list[str]:
        return extras(sheet._replace(models=(each,), enhancement="Crown"))

    assert told(Equipped(1, own, (), (), ("Banner",))) == ["Banner", "Crown"]
    assert told(Equipped(1, saved, (), (), ("Shield Dome",))) == ["Crown"]
    assert told(Equipped(1, own, (), (Ability("stealth"),), ("Cloak",))) == ["Crown"]
    assert told(Equipped(1, saved, (), (), ("Shield Dome", "Banner"))) == ["Shield Dome", "Banner", "Crown"]


def test_the_map_shows_markers_and_every_unit_that_stands(game: Game[Battle]) -> None:
    text = tablero.words(game, "en").table()
    rows = [line for line in text.splitlines() if "│" in line]
    assert len(rows) == 15
    drawn = {sign for row in rows for sign in row}
    assert {"1", "2", "3", "4"} <= drawn
    assert any(sign.isalpha() for sign in drawn)
    assert "not deployed" in text


def test_a_point_leads_to_a_legal_answer(game: Game[Battle]) -> None:
    fork = game.fork()
    while not isinstance(fork.decision, Place):
        assert fork.decision is not None
        fork.choose(fork.decision.sample(Rng(1)))
    width, depth = fork.state.field.width, fork.state.field.depth
    answer = next(
        found
        for x in range(0, width, width // 8)
        for y in range(0, depth, depth // 6)
        if (found := fork.nearest((x, y))) is not None
    )
    assert fork.why_not(answer) is None
    for wrong in ((1,), (1, 2, 3), ("x", 1), "x", (10**20, 1), (2**52, -(2**52))):
        assert fork.nearest(wrong) is None
    for edge in ((0, 0), (-1, -1), (width, depth), (10 * width, 10 * depth)):
        assert fork.nearest(edge) is None or fork.why_not(fork.nearest(edge)) is None


def test_terrain_and_errata_are_settings() -> None:
    assert begun(1, terrain="plain").state.terrain == ()
    assert begun(1, terrain="scattered").state.terrain
    assert GAME.begin(GAME.setup(devastating_errata=True)).devastating_errata
    with pytest.raises(BadSetup):
        GAME.setup(terrain="lava")


def test_a_battle_is_written_read_and_played_again_alike(game: Game[Battle]) -> None:
    again = Game.replay(GAME, game.record(), Rng(0))
    assert digest(again) == digest(game)
    assert digest(game.fork()) == digest(game)
    image = loads(dumps(game.image(), GAME), GAME)
    assert digest(Game.restored(GAME, game.setup, image, game.rng.copy())) == digest(game)


def test_who_brings_nothing_plays_with_an_army_of_the_battle_size() -> None:
    assert [army.limit for army in GAME.begin(GAME.setup()).armies] == [500, 500]
    assert [army.limit for army in GAME.begin(GAME.setup(format="incursion")).armies] == [1000, 1000]
    with pytest.raises(BadSetup, match="2,000"):
        GAME.setup(format="strike-force")
