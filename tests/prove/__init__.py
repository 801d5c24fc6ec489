"""Does a test that cites a rule notice when the rule is broken? `make prove` breaks rules at random to find out."""
