# Terrain, measuring, moves: why something can't be done.

legion-on-a-barricade = A Trooper can't stand on a barricade.
legion-partly-on-a-barricade = A Trooper can't stand partly on a barricade.
legion-on-impassable = { $unit }: this terrain is impassable.
legion-partly-on-terrain = { $unit }: the base must be wholly on the obstacle, or wholly off it.
legion-in-the-air = { $unit }: at that height nothing carries the base.
legion-unstable = { $unit }: the vehicle would stand at too steep an angle there.
