"""The leaders of Spark of Rebellion."""

from __future__ import annotations

from tablero.games.swu.abilities import Text

CARDS: dict[str, Text] = {

}
