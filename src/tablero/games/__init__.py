"""The games: one package each, in the order of its rulebook."""
