# Chances of drawing: what can be asked, and what comes of it.

swu-odds-drawn = Copies of card { $number } that have been drawn
swu-odds-by-round = Everything wanted by round { $round }
swu-odds-note = Two cards are drawn before each round after the first; cards that are resourced, discarded or searched for are not taken into account.
swu-odds-too-many-copies = copies: expected no more than the deck has, { $cards }, not { $copies }
swu-odds-too-many-drawn = round: expected no more cards to be drawn than the deck has, { $cards }, not { $drawn }
swu-odds-copies = how many copies of the card the deck has
swu-odds-wanted = how many of them are wanted
swu-odds-cards = how many cards the deck has
swu-odds-hand = how many cards the starting hand has
swu-odds-round = by which round
swu-odds-more = extra cards drawn
swu-odds-mulligan = when a hand is drawn again
