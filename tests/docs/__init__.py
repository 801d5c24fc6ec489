"""What the documentation shows runs."""
