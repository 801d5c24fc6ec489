"""Star Wars: Legion, editions 2026 and 2023."""
