"""Scenarios: cases of attacks with the distribution of what comes of them, played many times and compared."""
