"""Warhammer 40,000 by the core rules of its 10th edition."""
