"""The abilities of a card: triggered, action, constant and replacement abilities, and keywords."""
