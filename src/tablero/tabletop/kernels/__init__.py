"""The kernels: functions of whole numbers and columns, compiled or plain.

Compiled code is kept for just this state of the folder, so whatever it depends on stands in here.
"""

from __future__ import annotations

from typing import TypeAlias

from tablero.tabletop.compiled import Ints

Columns: TypeAlias = "tuple[list[Ints], list[Ints]]"
"""The corners of all cores, a row of x and a row of y; and for each of the following a row with one number per body."""

FIRST, COUNT, RADIUS, X, Y, REACH, FOOT, TOP, BASE, GROUP, KIND = range(11)
"""The first of its corners and how many, the radius; the middle of its bounds and how far from there it reaches; where it
begins and ends and up to where it is measured; its group and its kind. What has gone has no corners and no kind."""
