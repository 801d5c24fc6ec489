"""The game as the kernel knows it, as far as it is there: what players bring, and what is printed. It can't be played yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablero.games.wh40k import armies, mustering
from tablero.games.wh40k.brings import ARMIES, OPEN
from tablero.games.wh40k.listing import DATASHEETS
from tablero.games.wh40k.state import Battle
from tablero.kernel import BadSetup, Content, Definition, Rng, Setting, Setup, say


class Warhammer(Definition[Battle]):
    """Warhammer 40,000, 10th edition."""

    name = "wh40k"
    settings = (Setting("armies", (), ()), Setting("format", ARMIES.formats, OPEN))
    texts = Path(__file__).parent / "texts"
    brings = ARMIES

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` if no battle can start like this: armies that can't be read, or not be fielded in the format."""
        super().check_setup(setup)
        check(setup.settings, setup.seats)

    def sample_setup(self, rng: Rng, seats: int | None = None, **settings: Any) -> Setup:
        """Return a setup with ready-made armies of one limit; the format is open unless it is given."""
        if "armies" not in settings:
            settings["armies"] = ARMIES.draw(rng, seats or self.seats[0], settings.get("format", OPEN))
        return self.setup(seats, **settings)

    def begin(self, setup: Setup) -> Battle:
        """Return the armies before anything is set up."""
        return Battle(armies.armies_of(setup.settings, setup.seats))

    def content(self) -> Content:
        """Return the datasheets as lists."""
        return DATASHEETS


def check(settings: Mapping[str, Any], seats: int) -> None:
    """Raise `BadSetup` unless these armies may be fielded in the format, by what they say themselves."""
    format = settings["format"]
    found = armies.armies_of(settings, seats)
    if format == OPEN:
        return
    for seat, army in enumerate(found):
        for reason in mustering.violations(army, format):
            raise BadSetup(f"armies[{seat}]", reason.message, reason.rule)
    if len({army.limit for army in found}) > 1:
        raise BadSetup("armies", say("wh40k-setup-limits"), "wh40k:muster.02")  # both players choose one battle size


GAME = Warhammer()
"""Named in `tablero.registry`."""
