"""Whether something is so: what follows "if" and "while"."""
