# What command cards ask.
legion-ask-card-recover = Does { $unit } make a Recover action?
legion-ask-card-move = Does { $unit } make a move?
