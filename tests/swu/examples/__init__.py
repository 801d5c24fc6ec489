"""The worked examples of the rulebook, by chapter."""
