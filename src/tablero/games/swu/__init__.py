"""Star Wars: Unlimited: the facts of its cards, and the rules by which decks are built.

The rules engine is not there yet: the game can't be played, and nothing here is registered as playable.
"""
