"""Numbers that depend on the table."""
