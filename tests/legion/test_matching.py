"""Whether a unit is what cards and keywords ask for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablero.games.legion import cards
from tablero.games.legion.cards import Requirement, Unit
from tablero.games.legion.matching import Candidate, fits, meets

UNITS = cards.units("2026")
STORMTROOPERS, VADER, CLONES, B1, DROIDEKAS, ATST = (UNITS[id] for id in ("ay", "at", "fz", "gx", "ie", "bg"))
EWOKS, SAXON = UNITS["vk"], UNITS["Jp"]


@pytest.mark.rule("legion26:apxb.01", "legion26:apxb.07")
@pytest.mark.parametrize(
    ("about", "fitting", "others"),
    [
        ("trooper", [STORMTROOPERS, VADER, CLONES, B1, DROIDEKAS, EWOKS], [ATST]),
        ("vehicle", [ATST], [STORMTROOPERS, DROIDEKAS]),
        ("ground vehicle", [ATST], [UNITS["bf"], STORMTROOPERS]),
        ("droid trooper", [B1, DROIDEKAS], [CLONES, STORMTROOPERS]),
        ("clone trooper", [CLONES], [B1, STORMTROOPERS]),
        ("corps", [STORMTROOPERS, CLONES, B1], [VADER, ATST]),
        ("corps trooper", [STORMTROOPERS, CLONES], [VADER, ATST]),
        ("corps clone trooper", [CLONES], [STORMTROOPERS, VADER]),
        ("special forces", [UNITS["ba"]], [STORMTROOPERS]),
        ("commander", [VADER, SAXON], [STORMTROOPERS]),
        ("empire", [STORMTROOPERS, VADER, ATST], [CLONES, EWOKS]),
        ("empire trooper", [STORMTROOPERS, VADER], [ATST, CLONES]),
        ("separatist trooper", [B1], [STORMTROOPERS]),
        ("mercenary trooper", [EWOKS], [STORMTROOPERS]),
        ("non-republic", [STORMTROOPERS, ATST], [CLONES]),
        ("non-empire trooper", [CLONES], [STORMTROOPERS, ATST]),
        ("ai", [B1, DROIDEKAS], [STORMTROOPERS]),
        ("ewok trooper", [EWOKS], [STORMTROOPERS]),
        ("Ewoks", [EWOKS], [STORMTROOPERS]),
        ("Clan Saxon commander", [SAXON], [VADER]),
        ("Darth Vader, clone trooper", [VADER, CLONES], [STORMTROOPERS]),
        ("Dark Lord of the Sith", [VADER], [UNITS["fn"]]),
    ],
)
def test_words_name_kinds_of_units(about: str, fitting: list[Unit], others: list[Unit]) -> None:
    assert [fits(about, card) for card in fitting] == [True] * len(fitting)
    assert [fits(about, card) for card in others] == [False] * len(others)


@pytest.mark.rule("legion26:upgrade.04", "legion23:upgrade.04")
@pytest.mark.parametrize(
    ("needed", "met"),
    [
        (Requirement(), True),
        (Requirement(name="Darth Vader"), True),
        (Requirement(name="Darth Vader Dark Lord of the Sith"), True),
        (Requirement(name="Stormtroopers"), False),
        (Requirement(title="Dark Lord of the Sith"), True),
        (Requirement(title="Nobody"), False),
        (Requirement(unit_type="trooper", rank="commander", faction="empire"), True),
        (Requirement(unit_type="clone trooper"), False),
        (Requirement(rank="corps"), False),
        (Requirement(faction="rebels"), False),
        (Requirement(affiliation="Rogues"), True),
        (Requirement(affiliation="Ewoks"), False),
        (Requirement(side="dark"), True),
        (Requirement(side="light"), False),
        (Requirement(keyword="Deflect"), True),
        (Requirement(keyword="Prepared Position"), False),
        (Requirement(slot="force"), True),
        (Requirement(slot="pilot"), False),
        (Requirement(defence_die="red"), True),
        (Requirement(defence_die="white"), False),
        (Requirement(any=(Requirement(rank="corps"), Requirement(rank="commander"))), True),
        (Requirement(any=(Requirement(rank="corps"),)), False),
        (Requirement(all=(Requirement(rank="corps"), Requirement(faction="empire"))), False),
        (Requirement(none=(Requirement(rank="corps"),)), True),
        (Requirement(none=(Requirement(rank="commander"),)), False),
    ],
)
def test_a_unit_meets_all_that_is_asked_for(needed: Requirement, met: bool) -> None:
    unit = Candidate(VADER, "Rogues", "dark", ("force",), ("deflect",))
    assert meets(needed, unit) is met


def test_a_unit_can_be_of_both_sides() -> None:
    unit = Candidate(VADER, side="dark")
    assert not meets(Requirement(side="light"), unit)
    assert meets(Requirement(side="light"), replace(unit, both_sides=True))
