"""What the words do that few cards use, each seen on a card that has it. `make prove-words` breaks them one by one."""
