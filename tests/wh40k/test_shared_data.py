"""The published catalogues beside the checkout: every datasheet is read, and every sample list gives what it should."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablero.games.wh40k import catalogues
from tablero.games.wh40k.army_files import read
from tablero.games.wh40k.battlescribe.entries import DEEPEST, children, followed, profiles
from tablero.games.wh40k.battlescribe.entries import Entry as Selectable
from tablero.games.wh40k.battlescribe.options import is_option
from tablero.games.wh40k.battlescribe.system import POINTS, System, load
from tablero.games.wh40k.battlescribe.wording import ABILITIES, invulnerable
from tablero.games.wh40k.brings import ARMIES
from tablero.games.wh40k.catalogues import Catalogue, folded, sheet_named
from tablero.games.wh40k.data import DATA
from tablero.games.wh40k.datasheets import Entry, carried
from tablero.lists import text_of

pytestmark = pytest.mark.shared
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "wh40k"
LISTS = sorted(path.name for path in (SHARED / "lists").glob("*.expected.json"))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with everything that is in the catalogues."""
    folder = tmp_path_factory.mktemp("added")
    (folder / "games" / "wh40k").mkdir(parents=True)
    found, _ = DATA.read(SHARED)
    for one in found:
        (folder / "games" / "wh40k" / f"{one.name}.json").write_bytes(one.content)
    return folder


@pytest.fixture
def known(store: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Catalogue, ...]:
    monkeypatch.setenv("TABLERO_DATA", str(store))
    return catalogues.known()


@pytest.fixture(scope="module")
def system() -> System:
    return load([SHARED / "bsdata"])


def test_every_reference_leads_somewhere(system: System) -> None:
    """The counts that come with the files, and what they leave open on purpose."""
    found = [element for root in system.roots for element in root.all()]
    tags = Counter(element.tag for element in found)
    assert [tags[tag] for tag in ("catalogueLink", "entryLink", "infoLink", "categoryLink")] == [11, 5847, 3534, 3792]
    assert (tags["profile"], tags["characteristic"]) == (4328, 16986)
    types = [element for element in found if element.tag in ("profile", "characteristic")]
    assert all(element.get("typeId") in system.ids for element in types)
    assert len(system.roots) == 11
    costs = [element for element in found if element.tag == "cost"]
    assert any(cost.get("typeId") == POINTS for cost in costs)
    assert sum(cost.get("typeId") not in system.ids for cost in costs) == 837


@pytest.mark.parametrize(
    ("name", "count"),
    [("Space Marines", 158), ("Orks", 92), ("Necrons", 66), ("Tyranids", 63), ("Unaligned Forces", 22)],
)
def test_every_datasheet_is_read(known: tuple[Catalogue, ...], name: str, count: int) -> None:
    (found,) = [one for one in known if one.name.endswith(name)]
    assert len(found.sheets) == count
    for sheet in found.sheets:
        printed, weapons = sheet.printed(), sheet.armoury()
        assert printed.profiles
        assert all(0 <= number < len(weapons) for option in sheet.all() for number in option.weapons)
        models = [option for option in sheet.all() if option.kind == catalogues.MODEL]
        assert models
        assert all(0 <= option.profile < len(printed.profiles) for option in models)


def models_in(system: System, entry: Selectable, deep: int = 0) -> Iterator[Selectable]:
    """The models of a unit, and of its groups."""
    for child in children(system, entry):
        if child.type == "model":
            yield child
        elif deep < DEEPEST and is_option(child):
            yield from models_in(system, child, deep + 1)


def test_every_ability_of_a_model_is_enforced_or_told(known: tuple[Catalogue, ...], system: System) -> None:
    told = 0
    for one in known:
        for sheet in one.sheets:
            unit = followed(system, system.ids[sheet.id])
            printed = sheet.printed()
            for model in models_in(system, unit):
                for profile in profiles(system, *model.parts):
                    if profile.get("typeName") != ABILITIES:
                        continue
                    save = invulnerable(profile, model.name)
                    saved = save and any(save in each.invulnerable for each in printed.profiles)
                    assert saved or profile.name in printed.unenforced, (sheet.datasheet["name"], profile.name)
                    told += 1
    assert told >= 25
    saves = {
        name: [profile.invulnerable for profile in found.printed().profiles]
        for name in ("Kill Team Cassius [Legends]", "Ghazghkull Thraka")
        if (found := sheet_named(name, list(known))) is not None
    }
    assert (4,) in saves["Kill Team Cassius [Legends]"]
    assert saves["Ghazghkull Thraka"] == [(4,), ()], "that of Makari is not like any other"


@pytest.mark.parametrize("name", ["Land Raider", "Rhino", "Repulsor"])
def test_a_transport_carries_its_own_faction(known: tuple[Catalogue, ...], name: str) -> None:
    """The table has rows of the same name for other factions, and before its own."""
    (marines,) = [one for one in known if one.name.endswith("Space Marines")]
    sheet = sheet_named(name, [marines])
    assert sheet is not None
    transport = sheet.printed().transport
    assert transport is not None
    assert transport.allowed == (("ADEPTUS ASTARTES", "INFANTRY"),)


def test_what_the_project_brings_along_is_what_the_catalogues_say(known: tuple[Catalogue, ...]) -> None:
    for own in catalogues.built_in():
        (other,) = [one for one in known if one.id == own.id]
        assert own.faction == other.faction
        for sheet in own.sheets:
            assert sheet in other.sheets


def _expected(units: list[dict[str, Any]]) -> Iterator[Any]:
    for unit in units:
        models = [
            (
                folded(each["model"]),
                each["count"],
                _counted({**each["weapons_per_model"], **each.get("wargear_per_model", {})}),
            )
            for each in unit["models"]
        ]
        enhancement = folded(unit["enhancement"] or "")
        yield (
            folded(unit["datasheet"]),
            unit["role"],
            unit["points"],
            unit["warlord"],
            enhancement,
            tuple(sorted(models)),
        )


def _counted(items: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((folded(name), count) for name, count in items.items()))


def _found(entry: Entry, role: str) -> Any:
    models = [
        (
            folded(each.name or each.profile.name),
            each.number,
            _counted(Counter((*carried(each.weapons), *each.wargear))),
        )
        for each in entry.models
    ]
    name, enhancement = folded(entry.datasheet.name), folded(entry.enhancement)
    return name, role, entry.points, entry.warlord, enhancement, tuple(sorted(models))


@pytest.mark.parametrize("name", LISTS)
def test_every_sample_list_gives_what_it_should(known: tuple[Catalogue, ...], name: str) -> None:
    expected = json.loads((SHARED / "lists" / name).read_text(encoding="utf-8"))
    army = read(text_of(SHARED / "lists" / expected["list"]))
    (own,) = [one for one in known if one.faction == army.faction and one.name.endswith(expected["faction"])]
    sheets = {entry.datasheet.name: sheet_named(entry.datasheet.name, [own]) for entry in army.entries}
    found = Counter(_found(entry, sheet.role) for entry in army.entries if (sheet := sheets[entry.datasheet.name]))
    assert found == Counter(_expected(expected["units"]))
    assert (army.detachment, army.limit) == (expected["detachment"], expected["points_limit"])
    assert army.name == ("" if "wtc" in expected["list"] else expected["name"])  # that kind has no place for a name
    assert sum(entry.points for entry in army.entries) == expected["points"]
    assert ARMIES.check([army], "incursion").legal
    assert ARMIES.value(ARMIES.read(ARMIES.write(army, "tablero"))) == ARMIES.value(army)
    assert told_again(army) == found_units(army)


def told_again(army: Any) -> Counter[Any]:
    return found_units(ARMIES.read(ARMIES.write(army, "newrecruit")))


def found_units(army: Any) -> Counter[Any]:
    return Counter(_found(entry, "") for entry in army.entries)
