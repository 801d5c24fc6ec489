"""Mechanics that have a name in the rulebook: each module has all words about its own."""
