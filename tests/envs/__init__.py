"""Environments for programs that learn."""
