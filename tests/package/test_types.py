"""Types of content are known to msgspec when their module is loaded: threads that come to a new one at once would crash it."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOKING = """
import sys

{module}

looked: list[str] = []
sys.setprofile(lambda frame, event, arg: looked.append(frame.f_code.co_name) if event == "call" else None)
{reading}
sys.setprofile(None)
print(len(looked) > 0, sorted({{"get_class_annotations", "get_dataclass_info"}} & {{*looked}}))
"""

READINGS = [
    ("from tablero.games.swu import facts", "facts.cards()"),
    ("from tablero.games.swu import facts, local_names; facts.cards()", "local_names.names('es')"),
    (
        "from tablero.games.legion import cards",
        "cards.units('2026'); cards.upgrades('2023'); cards.command_cards('2026')",
    ),
    ("from tablero.games.legion import glossary", "glossary.terms()"),
    ("from tablero.games.wh40k import catalogues, data", "catalogues.built_in()"),
    ("from tablero.rules import catalogue", "catalogue.rule('swu:1.1.1')"),
    ("from tablero import guides; from tablero.registry import find; find('swu')", "guides.guide('swu')"),
]


@pytest.mark.parametrize("module, reading", READINGS)
def test_reading_content_makes_no_type_known(module: str, reading: str) -> None:
    program = LOOKING.format(module=module, reading=reading)
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=180)
    assert told.stdout == "True []\n"
