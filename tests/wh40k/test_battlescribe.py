"""Catalogues of BattleScribe: what is made of them, and how files are refused that are not as they should be."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from tablero.games.wh40k.battlescribe.xml import BadData, parse
from tablero.games.wh40k.catalogues import Catalogue, Sheet, decode, sheet_named
from tablero.games.wh40k.data import DATA
from tablero.games.wh40k.datasheets import Ability, Amount, Base, Datasheet, Transport, fixed
from tablero.games.wh40k.sizes import Row, usual
from tablero.kernel import BadSetup, UserError
from tablero.kernel.added import Added
from tablero.kernel.system import BadFile
from tablero.text import ExactTexts
from wh40k import written

TEXTS = [ExactTexts(lang, DATA.texts) for lang in ("en", "es")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = written.write(tmp_path / "data")
    (found / "bases.csv").write_text(written.BASES, encoding="utf-8")
    (found / "transports.csv").write_text(written.TRANSPORTS, encoding="utf-8")
    return found


def added(folder: Path) -> Catalogue:
    (one,), _ = DATA.read(folder)
    return decode(one.content, folder)


def sheet(folder: Path, name: str) -> Sheet:
    found = sheet_named(name, [added(folder)])
    assert found is not None
    return found


# What is made of it.


@pytest.mark.rule("wh40k:datasheet.01", "wh40k:datasheet.02")
def test_a_datasheet_has_profiles_keywords_and_abilities(folder: Path) -> None:
    guards = sheet(folder, "Guards").printed()
    assert (guards.keywords, guards.faction_keywords) == (("INFANTRY", "BATTLELINE"), ("CITY",))
    guard, sergeant = guards.profiles
    assert (guard.name, guard.move, guard.toughness, guard.save, guard.wounds) == ("Guard", fixed(6), 4, 3, 2)
    assert (sergeant.leadership, sergeant.oc, sergeant.wounds) == (6, 1, 3)
    assert guards.abilities == (Ability("scouts", fixed(6)),)
    assert guards.unenforced == ("Oath of the City", "Hold the Gate")


@pytest.mark.rule("wh40k:datasheet.01")
def test_a_datasheet_has_a_profile(folder: Path) -> None:
    captain = sheet(folder, "Captain")
    assert len(captain.printed().profiles) == 1
    captain.datasheet["profiles"] = []
    with pytest.raises(BadSetup, match="profiles"):
        captain.printed()


@pytest.mark.rule("wh40k:datasheet.13", "wh40k:datasheet.06")
def test_abilities_are_known_by_their_names_alone(folder: Path) -> None:
    captain = sheet(folder, "Captain").printed()
    assert captain.abilities == (Ability("leader"), Ability("deep-strike"))
    wagon = sheet(folder, "Wagon").printed()
    assert wagon.abilities == (Ability("deadly-demise", Amount(1, 3)), Ability("damaged", fixed(4)))
    assert wagon.unenforced == ()


def test_an_invulnerable_save_belongs_to_the_profile(folder: Path) -> None:
    assert sheet(folder, "Captain").printed().profiles[0].invulnerable == (4,)
    assert sheet(folder, "Guards").printed().profiles[0].invulnerable == ()


def test_what_only_a_model_of_a_unit_has_is_its_save_or_told_as_not_enforced(tmp_path: Path) -> None:
    def read(*abilities: tuple[str, str]) -> Datasheet:
        own = "".join(written.ability(*each) for each in abilities)
        links = written.rule("i9", "r-deep", "Deep Strike")
        text = written.catalogue().replace(
            f"<profiles>{written.model_profile('Sergeant', '3')}</profiles>",
            f"<profiles>{written.model_profile('Sergeant', '3')}{own}</profiles><infoLinks>{links}</infoLinks>",
        )
        found = written.write(tmp_path / str(len(list(tmp_path.iterdir()))), text)
        return sheet(found, "Guards").printed()

    usual = ("Oath of the City", "Hold the Gate")
    for said in ("Sergeant has a 4+ invulnerable save.", "This unit's Sergeant model has a 4+ invulnerable save."):
        guards = read(("Invulnerable Save", said))
        assert [profile.invulnerable for profile in guards.profiles] == [(), (4,)]
        assert guards.unenforced == (*usual, "Deep Strike")
    for name, said in (
        ("Invulnerable Save", "Somebody else has a 4+ invulnerable save."),
        ("Invulnerable Save (5+*)", "This model has a 5+ invulnerable save against ranged attacks."),
        ("Jump Pack", "Something of its own."),
    ):
        guards = read((name, said))
        assert [profile.invulnerable for profile in guards.profiles] == [(), ()]
        assert guards.unenforced == (*usual, "Deep Strike", name)


@pytest.mark.rule("wh40k:datasheet.01")
def test_leaders_lead_the_units_in_their_text_or_in_the_table(folder: Path) -> None:
    assert sheet(folder, "Captain").printed().leads == ("Guards",)
    (folder / "leaders.csv").write_text(written.LEADERS.replace(",Guards,", ",Wagon,").replace(",Guards", ",Wagon"))
    assert sheet(folder, "Captain").printed().leads == ("Wagon",)


@pytest.mark.rule("wh40k:datasheet.01")
def test_tables_give_bases_and_transports(folder: Path) -> None:
    guard, sergeant = sheet(folder, "Guards").printed().profiles
    assert (guard.base, sergeant.base) == (Base("round", 2850, 2850), Base("round", 3200, 3200))
    wagon = sheet(folder, "Wagon").printed()
    assert (wagon.profiles[0].base, wagon.profiles[0].height) == (Base("hull", 12000, 8000), 6500)
    assert wagon.transport == CARRIED


def test_a_transport_that_is_not_fully_understood_is_told(folder: Path) -> None:
    row = written.TRANSPORTS.replace("Character=2", "W>=3=2")
    (folder / "transports.csv").write_text(row, encoding="utf-8")
    wagon = sheet(folder, "Wagon").printed()
    assert wagon.transport is not None
    assert wagon.unenforced == ("Transport",)


def test_of_rows_with_one_name_that_of_its_own_faction_is_read(folder: Path) -> None:
    head, own = written.TRANSPORTS.splitlines()
    (folder / "transports.csv").write_text(f"{head}\nWilds,Wagon,Wagon,30,Infantry,,,,\n{own}\n", encoding="utf-8")
    assert sheet(folder, "Wagon").printed().transport == CARRIED


def told_wagon(tmp_path: Path, text: str) -> Datasheet:
    """A transport of a catalogue without tables, with a text of its own."""
    end = "</profiles><infoLinks>"
    wagon = written.WAGON.replace(end, written.ability("Transport", text) + end)
    catalogue = written.catalogue(written.GUARDS + written.CAPTAIN + wagon)
    return sheet(written.write(tmp_path / "data", catalogue), "Wagon").printed()


CARRIED = Transport(10, (("CITY", "INFANTRY"),), ("TRANSPORT",), (("CHARACTER", 2),))
ROOM = "This model has a transport capacity of 10 City Infantry models"


def test_without_a_table_a_transport_carries_what_its_text_says(tmp_path: Path) -> None:
    wagon = told_wagon(
        tmp_path, f"{ROOM}. Each Character model takes up the space of 2 models. It cannot transport Transport models."
    )
    assert wagon.transport == CARRIED
    assert wagon.unenforced == ()


@pytest.mark.parametrize(
    ("text", "transport"),
    [
        (f"{ROOM}. If it rains, it carries fewer.", Transport(10, (("CITY", "INFANTRY"),))),
        (f"{ROOM} and 1 Wagon model.", None),
        ("This model has a transport capacity of 10 Elf Infantry models.", None),
        ("It carries whom it likes.", None),
    ],
)
def test_a_text_that_is_not_understood_lets_nobody_in_and_is_told(
    tmp_path: Path, text: str, transport: Transport | None
) -> None:
    wagon = told_wagon(tmp_path, text)
    assert wagon.transport == transport
    assert wagon.unenforced == ("Transport",)


def test_what_no_table_has_is_told(folder: Path) -> None:
    _, notes = DATA.read(folder)
    assert [TEXTS[0].render(note) for note in notes] == [
        "No table has the bases of 1 models, so sizes.toml gives them: Captain: Captain"
    ]
    assert sheet(folder, "Captain").printed().profiles[0].base == Base("round", 3200, 3200)


def test_the_table_of_sizes_is_that_of_the_rulings() -> None:
    def mm(hundredths: int) -> str:
        return f"{hundredths / 100:g}"

    def about(row: Row) -> str:
        said = [f"keyword {row.keyword}"] if row.keyword else []
        said += [f"base up to {mm(row.base)} mm"] if row.base is not None else []
        said += [f"{row.wounds} wounds or more"] if row.wounds else []
        return ", ".join(said) or "any other"

    table = usual()
    rows: list[tuple[str, ...]] = [(about(row), mm(row.height)) for row in table.heights]
    rows += [(about(row), mm(row.length), mm(row.width), mm(row.height)) for row in table.hulls]
    rows += [(about(row), mm(row.length)) for row in table.bases]
    rulings = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    _, _, after = rulings.partition("\n### How tall models are, and how large hulls are\n")
    told = [line for line in after.partition("\n### ")[0].splitlines() if line.startswith("| ")]
    heads = ("| models on a base", "| hulls without a base", "| bases that nobody names")
    assert [line for line in told if not line.startswith(heads)] == [f"| {' | '.join(row)} |" for row in rows]


def test_a_file_beside_the_data_changes_sizes(folder: Path) -> None:
    (folder / "sizes.toml").write_text(
        '[[hull]]\nkeyword = "VEHICLE"\nlength = 100\nwidth = 50\nheight = 40.5\n[[height]]\nkeyword = "CHARACTER"\nheight = 70\n'
    )
    wagon, captain = (sheet(folder, name).printed().profiles[0] for name in ("Wagon", "Captain"))
    assert (wagon.base, wagon.height) == (Base("hull", 10000, 5000), 4050)
    assert captain.height == 7000


def test_points_follow_from_the_number_of_models(folder: Path) -> None:
    guards = sheet(folder, "Guards")
    assert guards.points == [(1, 60), (6, 110)]
    assert (guards.cost(5), guards.cost(6)) == (60, 110)
    assert not guards.open_points
    assert sheet(folder, "Captain").points == [(1, 80)]


def test_options_have_limits_and_defaults(folder: Path) -> None:
    guards = sheet(folder, "Guards")
    options = {option.name: option for option in guards.all()}
    group, guard, heavy = options["4-9 Guards"], options["Guard"], options["Guard w/ mortar"]
    assert (group.at_least(5), group.at_most(5), guard.usual) == (4, 9, 4)
    assert (heavy.at_most(9), heavy.at_most(10)) == (1, 2)
    assert (options["Sergeant"].least, options["Shield"].gear, options["Shield"].invulnerable) == ([(1, 1)], True, 4)
    arm = {option.name: option.usual for option in options["Arm"].options}
    assert arm == {"Knife": 1, "Plasma pistol": 0}


@pytest.mark.rule("wh40k:datasheet.08")
def test_weapons_have_their_numbers_and_abilities(folder: Path) -> None:
    weapons = {weapon.name: weapon for weapon in sheet(folder, "Guards").armoury()}
    rifle, knife, mortar = weapons["Rifle"], weapons["Knife"], weapons["Mortar"]
    assert (rifle.range, rifle.attacks, rifle.skill, rifle.strength, rifle.ap) == (24, fixed(2), 3, fixed(4), -1)
    assert rifle.abilities == (Ability("rapid-fire", fixed(1)), Ability("heavy"))
    assert (knife.melee, rifle.melee, knife.skill) == (True, False, 3)
    assert (mortar.attacks, mortar.damage) == (Amount(1, 6), Amount(1, 3, 1))
    assert mortar.abilities == (Ability("blast"), Ability("indirect-fire"))
    assert mortar.unenforced == ("Smoke Screen",)
    charged = weapons["Plasma pistol - supercharge"]
    assert charged.choice == weapons["Plasma pistol - standard"].choice == "Plasma pistol"
    assert charged.ability("anti") == Ability("anti", fixed(4), "VEHICLE")
    assert rifle.choice == ""


def test_detachments_have_their_enhancements(folder: Path) -> None:
    (detachment,) = added(folder).detachments
    assert (detachment.name, detachment.enhancements) == ("City Watch", {"Crown": 25})
    assert added(folder).faction == "CITY"


def test_files_may_be_zipped_and_lie_in_folders_of_the_folder(folder: Path, tmp_path: Path) -> None:
    expected = added(folder)
    inside = tmp_path / "other" / "inside"
    inside.mkdir(parents=True)
    for path in sorted(folder.iterdir()):
        if path.suffix in (".gst", ".cat"):
            with zipfile.ZipFile(inside / f"{path.name}z", "w", zipfile.ZIP_DEFLATED) as archive:
                archive.write(path, path.name)
        else:
            (inside.parent / path.name).write_bytes(path.read_bytes())
    assert added(inside.parent) == expected


@pytest.mark.rule("wh40k:datasheet.12")
@pytest.mark.example("wh40k:ex.41")
def test_the_sample_datasheet(tmp_path: Path) -> None:
    sample = written.entry(
        "model",
        "u-captain",
        "Sample",
        "<categoryLinks>"
        + "".join(
            written.category(f"k{number}", target, name)
            for number, (target, name) in enumerate(
                [("x-imp", "Imperium"), ("c-inf", "Infantry"), ("c-char", "Character"), ("x-term", "Terminator")]
            )
        )
        + written.category("k9", "x-ast", "Faction: Adeptus Astartes")
        + "</categoryLinks><profiles>"
        + written.profile("Unit", "Sample", M='5"', T="4", SV="2+", W="7", LD="4+", OC="1")
        + written.ability("Invulnerable Save", "4+")
        + written.ability("Rites of Battle (Aura)", "Something.")
        + "</profiles><infoLinks>"
        + written.rule("i4", "r-deep", "Deep Strike")
        + written.rule("i5", "r-oath", "Angels of Death")
        + "</infoLinks><selectionEntries>"
        + written.entry(
            "upgrade",
            "s1",
            "Pistol",
            "<profiles>"
            + written.profile(
                "Ranged Weapons", "Pistol", Range='12"', A="D3", BS="2+", S="4", AP="-1", D="1", Keywords="Pistol"
            )
            + "</profiles>",
        )
        + written.entry(
            "upgrade",
            "s2",
            "Gun",
            "<profiles>"
            + written.profile(
                "Ranged Weapons", "Gun", Range='24"', A="2", BS="2+", S="4", AP="0", D="1", Keywords="Rapid Fire 1"
            )
            + "</profiles>",
        )
        + written.entry(
            "upgrade",
            "s3",
            "Blade",
            "<profiles>"
            + written.profile(
                "Melee Weapons", "Blade", Range="Melee", A="4", WS="2+", S="4", AP="-3", D="1", Keywords="-"
            )
            + "</profiles>",
        )
        + "</selectionEntries>",
    )
    more = (
        '<categoryEntries><categoryEntry id="x-imp" name="Imperium"/><categoryEntry id="x-term" name="Terminator"/>'
        '<categoryEntry id="x-ast" name="Faction: Adeptus Astartes"/></categoryEntries>'
    )
    folder = written.write(tmp_path / "data", written.catalogue(written.GUARDS + sample + written.WAGON, more=more))
    found = sheet(folder, "Captain")  # the link to it is called so
    printed = found.printed()
    (profile,) = printed.profiles
    assert (profile.move, profile.toughness, profile.save, profile.wounds) == (fixed(5), 4, 2, 7)
    assert (profile.leadership, profile.oc, profile.invulnerable) == (4, 1, (4,))
    pistol, gun, blade = found.armoury()
    assert (pistol.range, pistol.attacks, pistol.skill, pistol.ap) == (12, Amount(1, 3), 2, -1)
    assert (pistol.abilities, gun.abilities) == ((Ability("pistol"),), (Ability("rapid-fire", fixed(1)),))
    assert (gun.range, gun.attacks, gun.strength, gun.ap, gun.damage) == (24, fixed(2), fixed(4), 0, fixed(1))
    assert (blade.melee, blade.attacks, blade.skill, blade.ap) == (True, fixed(4), 2, -3)
    assert printed.abilities == (Ability("deep-strike"),)
    assert printed.unenforced == ("Angels of Death", "Rites of Battle (Aura)")
    assert printed.keywords == ("IMPERIUM", "INFANTRY", "CHARACTER", "TERMINATOR")
    assert printed.faction_keywords == ("ADEPTUS ASTARTES",)


# What is refused.


def refused(folder: Path, *words: str) -> None:
    """The folder is refused with an error that says these words, and can be told in Spanish too."""
    with pytest.raises(UserError) as raised:
        DATA.read(folder)
    said = [texts.reason(raised.value.reason) for texts in TEXTS]
    for word in words:
        assert word in said[0]


BOMB = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "xx"><!ENTITY c "&b;&b;">]><catalogue name="&c;"/>'
FETCH = '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><catalogue/>'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BOMB, ("City.cat, line 1", "document type")),
        (FETCH, ("City.cat, line 1", "document type")),
        ("<catalogue>", ("City.cat, line 1", "no XML")),
        ("", ("City.cat", "no XML")),
        ("<roster/>", ("expected a catalogue", "roster")),
        ('<catalogue gameSystemId="other" name="X"/>', ("X", "not of Warhammer")),
        (written.catalogue().replace('targetId="w-rifle"', 'targetId="gone"'), ("Rifle", "a catalogue is missing")),
        (written.catalogue().replace('<characteristic name="W" typeId="t">2<', '<characteristic name="W" typeId="t">x<'),
         ("Guard", "characteristic W", "x")),
        (written.catalogue().replace('value="60"', 'value="many"'), ("value", "many")),
        (written.catalogue().replace('<characteristic name="A" typeId="t">D6<', '<characteristic name="A" typeId="t">D7<'),
         ("Mortar", "characteristic A", "D7")),
        ("<catalogue>" * 300 + "</catalogue>" * 300, ("nested deeper than 200",)),
    ],
)  # fmt: skip
def test_a_bad_catalogue_is_refused(folder: Path, text: str, words: tuple[str, ...]) -> None:
    (folder / "City.cat").write_text(text, encoding="utf-8")
    refused(folder, *words)


def test_what_leads_back_to_itself_is_refused(folder: Path) -> None:
    loop = written.entry(
        "upgrade", "w-rifle", "Rifle", f"<entryLinks>{written.link('x', 'w-rifle', 'Rifle')}</entryLinks>"
    )
    weapons = loop + written.WEAPONS[written.WEAPONS.index("</selectionEntry>") + len("</selectionEntry>") :]
    (folder / "City.cat").write_text(written.catalogue(weapons=weapons), encoding="utf-8")
    refused(folder, "leads back to itself")


@pytest.mark.parametrize(("old", "place"), [("Battleline", "Guards.keywords"), ("Rifle", "Guards.weapons")])
def test_a_name_with_letters_that_can_not_be_shown_is_refused(tmp_path: Path, old: str, place: str) -> None:
    text = written.catalogue()
    assert old in text
    folder = written.write(tmp_path / "data", text.replace(old, f"\U0003ffff{old}"))
    refused(folder, "City.cat, line", place, "expected a text of one line")


def test_a_folder_without_catalogues_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, ".cat")
    with pytest.raises(BadFile):
        DATA.read(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("bases.csv", "datasheet,model\n", ("bases.csv, line 1", "shape")),
        ("bases.csv", written.BASES + "City,X,,X,round,wide,32,0\n", ("bases.csv, line 5",)),
        ("bases.csv", written.BASES + "City,X\n", ("bases.csv, line 5", "expected 8 values")),
        ("bases.csv", written.BASES + "City,X,,X,square,32,32,0\n", ("bases.csv, line 5",)),
        ("sizes.toml", "height = 3", ("sizes.toml.height",)),
        ("sizes.toml", "[[", ("no TOML",)),
        ("sizes.toml", "[[hull]]\nlength = 3\nwidth = 2", ("height",)),
    ],
)
def test_a_bad_table_is_refused(folder: Path, name: str, text: str, words: tuple[str, ...]) -> None:
    (folder / name).write_text(text, encoding="utf-8")
    refused(folder, *words)


def test_an_archive_that_is_none_or_has_several_files_is_refused(folder: Path) -> None:
    (folder / "City.cat").write_bytes(b"PK\x03\x04 and no more")
    refused(folder, "can't be unpacked")
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("a.cat", "x")
        archive.writestr("b.cat", "x")
    (folder / "City.cat").write_bytes(content.getvalue())
    refused(folder, "expected one file")


def test_an_archive_is_not_unpacked_beyond_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablero.games.wh40k.battlescribe.xml.MOST_BYTES", 1_000_000)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.cat", b" " * 50_000_000)
    assert len(content.getvalue()) < 100_000
    with pytest.raises(BadData, match="1 MB"):
        parse(content.getvalue(), "a.catz")


def is_xml(content: bytes) -> bool:
    try:
        ElementTree.fromstring(content)
    except (ElementTree.ParseError, ValueError, LookupError):
        return False
    return True


@settings(deadline=None)
@given(st.binary(max_size=200))
@example(b"<_></__>")
def test_whatever_is_no_xml_is_refused(content: bytes) -> None:
    assume(not is_xml(content))
    with pytest.raises(BadData):
        parse(content, "a.cat")


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_catalogue_is_read_or_refused(data: st.DataObject, tmp_path: Path) -> None:
    text = written.catalogue()
    at = data.draw(st.integers(0, len(text)))
    said: list[str] = []
    changed = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 12)) :]
    folder = written.write(tmp_path / "data", changed.encode("utf-8", "replace").decode())
    found: Sequence[Added] = ()
    try:
        found, _ = DATA.read(folder)
    except UserError as error:
        said = [texts.reason(error.reason) for texts in TEXTS]
    for one in found:
        for each in decode(one.content, folder).sheets:
            assert each.printed().name == each.name
            each.armoury()
    assert found or all(said)
