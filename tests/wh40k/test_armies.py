"""The armies of the settings: read strictly, written compactly, the same on any machine."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.games.wh40k import armies
from tablero.games.wh40k.brings import ARMIES
from tablero.games.wh40k.datasheets import Ability, Amount, carried, fixed
from tablero.games.wh40k.definition import GAME
from tablero.kernel import BadSetup, NothingReady, Rng
from tablero.lists import BadList
from tablero.text import ExactTexts

FOLDER = armies.FOLDER.parents[1] / "texts"
TEXTS = [ExactTexts(lang, FOLDER) for lang in ("en", "es")]


def value(name: str = "orks-500") -> Any:
    return json.loads((armies.FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", armies.names())
def test_an_army_comes_back_from_json(name: str) -> None:
    army = armies.ready_made(name)
    told = armies.army_to_json(army)
    assert told == value(name)
    assert armies.army_to_json(armies.army_of(json.loads(json.dumps(told)), "army")) == told
    assert len(json.dumps(told)) < 20_000


@pytest.mark.parametrize("name", armies.names())
@pytest.mark.parametrize("kind", ARMIES.kinds)
def test_an_army_comes_back_from_a_file(name: str, kind: str) -> None:
    army = armies.ready_made(name)
    assert ARMIES.value(ARMIES.read(ARMIES.write(army, kind))) == ARMIES.value(army)


def test_ready_made_armies_have_what_battles_need() -> None:
    for name in ("space-marines-500", "orks-500", "space-marines-1000", "orks-1000"):
        sheets = [entry.datasheet for entry in armies.ready_made(name).entries]
        assert any(sheet.transport for sheet in sheets)
        assert any("VEHICLE" in sheet.keywords for sheet in sheets)
        assert all(sheet.unenforced for sheet in sheets)
        leaders = [sheet for sheet in sheets if sheet.ability("leader")]
        assert leaders
        assert all(any(other.name in leader.leads for other in sheets) for leader in leaders)


def test_numbers_are_those_of_the_datasheets() -> None:
    warboss, boyz, trukk, *_ = armies.ready_made("orks-500").entries
    assert (warboss.datasheet.profiles[0].wounds, warboss.datasheet.profiles[0].invulnerable) == (6, (5,))
    assert [models.number for models in boyz.models] == [1, 8, 1]
    assert trukk.datasheet.ability("deadly-demise") == Ability("deadly-demise", Amount(1, 3))
    assert trukk.datasheet.transport is not None
    assert trukk.datasheet.transport.capacity == 12
    kombi = next(weapon for weapon in warboss.models[0].weapons if weapon.name == "Kombi-weapon")
    assert kombi.ability("anti") == Ability("anti", fixed(4), "INFANTRY")


def test_seats_that_bring_none_get_ready_made_armies() -> None:
    assert [army.faction for army in armies.armies_of({"armies": ()})] == ["ADEPTUS ASTARTES", "ORKS"]
    given = armies.armies_of({"armies": [None, value()]})
    assert [army.name for army in given] == ["Strike Force Aurel", "Da Rust Ladz"]
    with pytest.raises(BadSetup):
        armies.armies_of({"armies": ["orks-500"]})


def test_drawn_armies_are_of_one_limit() -> None:
    for seed in range(10):
        drawn = [armies.army_of(one, "army") for one in ARMIES.draw(Rng.of(seed), 2, {"format": "open"})]
        assert drawn[0].limit == drawn[1].limit
    assert {armies.army_of(one, "army").limit for one in ARMIES.draw(Rng.of(1), 2, {"format": "incursion"})} == {1000}


def test_ready_made_armies_tell_what_is_not_enforced() -> None:
    for name in armies.names():
        army = armies.ready_made(name)
        for texts in TEXTS:
            lines = [texts.render(line) for line in ARMIES.lines(army)]
            assert sum("Not enforced" in line or "No se aplica" in line for line in lines) == len(army.entries)


BROKEN: list[tuple[list[Any], Any, str]] = [
    (["limit"], 0, "army.limit"),
    (["limit"], True, "army.limit"),
    (["faction"], "", "army.faction"),
    (["name"], "a\nb", "army.name"),
    (["name"], "x" * 101, "army.name"),
    (["more"], 1, "army.more"),
    (["units"], [], "army.units"),
    (["units", 0, "datasheet"], 99, "army.units[0].datasheet"),
    (["units", 0, "datasheet"], -1, "army.units[0].datasheet"),
    (["units", 0, "points"], 1.5, "army.units[0].points"),
    (["units", 0, "warlord"], 1, "army.units[0].warlord"),
    (["units", 1, "models", 0, "number"], 61, "army.units[1].models[0].number"),
    (["units", 1, "models", 0, "profile"], 2, "army.units[1].models[0].profile"),
    (["units", 1, "models", 0, "weapons", 0], 400, "army.units[1].models[0].weapons[0]"),
    (["units", 1, "models", 0, "abilities"], ["scouts"], "army.units[1].models[0].abilities[0]"),
    (["weapons", 0, "attacks"], "4D8", "army.weapons[0].attacks"),
    (["weapons", 0, "attacks"], "999D6", "army.weapons[0].attacks"),
    (["weapons", 0, "skill"], 7, "army.weapons[0].skill"),
    (["weapons", 0, "ap"], 1, "army.weapons[0].ap"),
    (["weapons", 0, "abilities"], ["anti 4"], "army.weapons[0].abilities[0]"),
    (["weapons", 0, "abilities"], ["rapid-fire 0"], "army.weapons[0].abilities[0]"),
    (["weapons", 0, "abilities"], ["blast 2"], "army.weapons[0].abilities[0]"),
    (["datasheets", 0, "keywords"], ["Character"], "army.datasheets[0].keywords[0]"),
    (["datasheets", 0, "profiles", 0, "save"], 1, "army.datasheets[0].profiles[0].save"),
    (["datasheets", 0, "profiles", 0, "base"], ["square", 3200, 3200], "army.datasheets[0].profiles[0].base[0]"),
    (["datasheets", 0, "profiles", 0, "base"], ["round", 3200, 3100], "army.datasheets[0].profiles[0].base"),
    (["datasheets", 2, "transport", "spaces"], {"x": 2}, "army.datasheets[2].transport.spaces[0]"),
]


@pytest.mark.parametrize(("path", "wrong", "place"), BROKEN)
def test_a_wrong_army_is_refused_with_the_place(path: list[Any], wrong: Any, place: str) -> None:
    broken = value()
    inside = broken
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = wrong
    with pytest.raises(BadSetup) as raised:
        armies.army_of(broken, "army")
    assert raised.value.place == place
    assert all(texts.reason(raised.value.reason) for texts in TEXTS)


@pytest.mark.parametrize("field", ["name", "faction", "detachment", "limit", "datasheets", "weapons", "units"])
def test_no_field_may_be_missing(field: str) -> None:
    broken = value()
    del broken[field]
    with pytest.raises(BadSetup) as raised:
        armies.army_of(broken, "army")
    assert raised.value.place == "army"


def test_there_may_not_be_too_many_models() -> None:
    crowd = value()
    crowd["units"] = [{**crowd["units"][1], "models": [{"number": 60, "profile": 0, "weapons": []}]}] * 7
    with pytest.raises(BadSetup) as raised:
        armies.army_of(crowd, "army")
    assert "420" in TEXTS[0].reason(raised.value.reason)


@settings(deadline=None)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_anything_else_is_refused(junk: Any) -> None:
    with pytest.raises(BadSetup):
        armies.army_of(junk, "army")


def places(inside: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    pairs = inside.items() if isinstance(inside, dict) else enumerate(inside) if isinstance(inside, list) else ()
    return [path, *(found for step, value in pairs for found in places(value, (*path, step)))]


@settings(deadline=None)
@given(st.data())
def test_whatever_is_changed_is_read_or_refused_with_a_place(data: st.DataObject) -> None:
    changed = deepcopy(value())
    *way, last = data.draw(st.sampled_from(places(changed)[1:]))
    inside = changed
    for step in way:
        inside = inside[step]
    inside[last] = data.draw(st.none() | st.integers() | st.text(max_size=5) | st.just([]) | st.just({}) | st.floats())
    place = "army"
    try:
        armies.army_of(changed, "army")
    except BadSetup as error:
        place = error.place
    assert place.startswith("army")


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"tablero": "swu-deck"}', '{"tablero": "wh40k-army", "version": 1, "army": 3}']
)
def test_a_file_that_holds_no_army_is_refused(text: str) -> None:
    with pytest.raises(BadList):
        ARMIES.read(text)


def test_profiles_of_one_weapon_count_once() -> None:
    blasters = armies.ready_made("space-marines-500").entries[2]
    assert carried(blasters.models[1].weapons) == ["Bolt pistol", "Close combat weapon", "Plasma Incinerator"]


@pytest.mark.rule("wh40k:muster.02")
@pytest.mark.parametrize(("format", "limit"), [("strike-force", 2000), ("onslaught", 3000)])
def test_where_no_army_is_ready_a_seat_that_brings_none_has_that_of_the_other(format: str, limit: int) -> None:
    own = {**value("orks-1000"), "limit": limit}
    for brought in ([own, None], [None, own]):
        found = GAME.begin(GAME.setup(format=format, armies=brought)).armies
        assert [(army.faction, army.limit) for army in found] == [("ORKS", limit)] * 2
    with pytest.raises(NothingReady, match=f"no ready-made army of {limit:,} points") as refused:
        GAME.setup(format=format)
    assert refused.value.reason.rule == "wh40k:muster.02"
    for wrong in ([value("orks-1000"), None], [None, value("orks-1000")]):
        with pytest.raises(BadSetup):
            GAME.setup(format=format, armies=wrong)


@pytest.mark.rule("wh40k:muster.02")
def test_a_seat_that_brings_none_has_a_ready_one_as_large_as_that_of_the_other() -> None:
    found = GAME.begin(GAME.setup(format="agreed", armies=[None, "necrons-1000"])).armies
    assert [army.limit for army in found] == [1000, 1000]
    found = GAME.begin(GAME.setup(format="agreed", armies=[{**value("orks-500"), "limit": 750}, None])).armies
    assert [army.limit for army in found] == [750, 750]
    found = GAME.begin(GAME.setup(format="open", armies=[value("orks-1000"), None])).armies
    assert [army.limit for army in found] == [1000, 500]
    assert [army.limit for army in GAME.begin(GAME.setup(format="incursion")).armies] == [1000, 1000]
