"""Whether an army may be fielded: its units, their upgrades, the command hand and the battle deck.

Each chapter has a class of rules for 2026, and one that overrides what 2023 does otherwise.
"""

from __future__ import annotations

from tablero.games.legion.armies import Army
from tablero.games.legion.decks import DECKS
from tablero.games.legion.equipping import EQUIPPING
from tablero.games.legion.mustering import MUSTERING
from tablero.kernel.reasons import Reason


def violations(army: Army) -> tuple[Reason, ...]:
    """Return every reason why an army may not be fielded by the rules of its edition and its format."""
    return (
        *MUSTERING[army.edition].violations(army),
        *EQUIPPING[army.edition].violations(army),
        *DECKS[army.edition].violations(army),
    )
