# Chances of drawing: what can be asked, and what comes of it.

swu-odds-drawn = Copies of card { $number } that have been drawn
swu-odds-by-round = All that is wanted by round { $round }
swu-odds-note = Two cards are drawn before each round after the first; what is resourced, discarded or searched for is left aside.
swu-odds-too-many-copies = copies: expected no more than the deck has, { $cards }, not { $copies }
swu-odds-too-many-drawn = round: expected no more cards to be drawn than the deck has, { $cards }, not { $drawn }
swu-odds-copies = how many copies of the card the deck has
swu-odds-wanted = how many of them are wanted
swu-odds-cards = how many cards the deck has
swu-odds-hand = how many cards the starting hand has
swu-odds-round = by which round
swu-odds-more = cards that are drawn besides
swu-odds-mulligan = when the hand is drawn again: never, none (it has none of the cards), missing (something wanted is missing)
