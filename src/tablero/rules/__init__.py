"""The rulebooks: a catalogue of their rules in both languages, search, and how much of them is enforced and tested."""
