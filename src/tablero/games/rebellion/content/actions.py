"""The action cards."""

from __future__ import annotations

from tablero.games.rebellion.content.combat_actions import COMBAT_ACTIONS

ACTIONS = COMBAT_ACTIONS
