"""The components of the game as data: the galaxy, units and leaders, and every card."""
