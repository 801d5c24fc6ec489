# Terreno, mediciones, movimientos: por qué algo no se puede hacer.

legion-on-a-barricade = Una miniatura de infantería no puede quedarse sobre una barricada.
legion-partly-on-a-barricade = Una miniatura de infantería no puede quedarse solo en parte sobre una barricada.
legion-on-impassable = { $unit }: ese terreno es infranqueable.
legion-partly-on-terrain = { $unit }: la peana tiene que estar entera sobre el obstáculo, o entera fuera de él.
legion-in-the-air = { $unit }: a esa altura nada sostiene la peana.
legion-unstable = { $unit }: ahí el vehículo quedaría demasiado inclinado.
