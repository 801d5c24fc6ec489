"""What a thing must be like to be meant: the adjectives of a card's text."""
