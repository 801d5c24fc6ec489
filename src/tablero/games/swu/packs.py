"""Which rarities the fourteen cards of a booster are of that are neither its leader nor its base, set by set.

How far each figure can be trusted is in docs/swu.md. Foil and other finishes make no difference to play and are left out,
but for the places where they bring another rarity: the third uncommon, and the last card, which may be of any.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tablero.games.swu.facts import Rarity


class Share(NamedTuple):
    """So many cards of a booster, and how likely each rarity is; several cards are of one rarity."""

    size: int
    weights: Mapping[Rarity, int]


COMMONS = Share(9, {"common": 1})
UNCOMMONS = Share(2, {"uncommon": 1})

_FIRST = (
    COMMONS,
    UNCOMMONS,
    Share(1, {"uncommon": 714, "rare": 31, "legendary": 5}),
    Share(1, {"rare": 7, "legendary": 1}),
    Share(1, {"common": 780, "uncommon": 170, "rare": 50, "legendary": 3}),
)
"""The first three sets: a legendary card in one booster of 8."""

_SECOND = (
    COMMONS,
    UNCOMMONS,
    Share(1, {"uncommon": 710, "rare": 25, "special": 10, "legendary": 5}),
    Share(1, {"rare": 4, "legendary": 1}),
    Share(1, {"common": 750, "uncommon": 170, "rare": 40, "special": 40, "legendary": 3}),
)
"""Since Jump to Lightspeed: in one of 5, and special cards among the foil ones."""

_THIRD_UNCOMMON = Share(1, {"uncommon": 104, "rare": 12, "special": 3, "legendary": 1})

PACKS: Mapping[str, tuple[Share, ...]] = {
    "SOR": _FIRST,
    "SHD": _FIRST,
    "TWI": _FIRST,
    "JTL": _SECOND,
    "LOF": _SECOND,
    "SEC": _SECOND,
    "LAW": (
        COMMONS,
        UNCOMMONS,
        _THIRD_UNCOMMON,
        Share(1, {"rare": 4, "legendary": 1}),
        Share(1, {"common": 65, "uncommon": 20, "rare": 8, "special": 4, "legendary": 3}),
    ),
    "ASH": (
        COMMONS,
        UNCOMMONS,
        _THIRD_UNCOMMON,
        Share(1, {"rare": 4, "legendary": 1}),
        Share(1, {"common": 83, "uncommon": 10, "rare": 3, "special": 2, "legendary": 2}),
    ),
}
"""By sets; those that are not sold in boosters, or not known as a whole, are not here."""
