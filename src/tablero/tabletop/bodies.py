"""Bodies: whatever stands on the table, as an upright prism over its shape."""

from __future__ import annotations

from typing import NamedTuple

from tablero.tabletop.shapes import Pose, Shape
from tablero.tabletop.units import Point

MODEL = 1 << 0
"""Something that players put and move."""
WALL = 1 << 1
"""Upright matter of terrain."""
FLOOR = 1 << 2
"""Matter that has a top to stand on; a hill or a container is both wall and floor."""
AREA = 1 << 3
"""The ground that a piece of terrain covers, up to its height; no matter by itself."""
OWN = 1 << 8
"""The first of the bits of `Body.kind` that mean what a game says: vehicle, aircraft, difficult ground…"""

NOBODY = -1


class Body(NamedTuple):
    """Something on the table: a shape at a pose, from its foot, the pose's z, up to its height.

    >>> base = Body(Shape.disc(3200), Pose(10000, 5000), height=4000)
    >>> base.at(Pose(12000, 5000)).core
    ((12000, 5000),)
    """

    shape: Shape
    pose: Pose
    height: int = 0
    base: int = 0
    """How high from its foot the part is that distances are measured to: 0 for a model on a base; its height for terrain
    and for a model without a base."""
    group: int = NOBODY
    """What belongs together: the models of a unit, the parts of a piece of terrain."""
    owner: int = NOBODY
    """The seat it belongs to."""
    kind: int = 0
    """What it is, as bits: those of this module and a game's own."""

    @property
    def never_changes(self) -> bool:
        """That it is the same for ever, which lets a digest keep what it has made of it."""
        return True

    @property
    def core(self) -> tuple[Point, ...]:
        """The core of its shape, where it stands."""
        return self.shape.at(self.pose)

    @property
    def top(self) -> int:
        """How high above the table it ends."""
        return self.pose.z + self.height

    def at(self, pose: Pose) -> Body:
        """Return the same at another pose."""
        return Body(self.shape, pose, self.height, self.base, self.group, self.owner, self.kind)
