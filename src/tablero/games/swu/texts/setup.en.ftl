# Setups that can't be played, after the name of the setting.
swu-setup-decks = expected a list, the deck or decks of each seat
swu-setup-deck-count = expected { $seats } decks, not { $count }
swu-setup-three-decks = expected a list of decks for each of { $seats } seats
swu-setup-deck = expected the name of a built-in deck, or an object with leaders, base and deck
swu-setup-no-built-in = there is no built-in deck “{ $name }”; there are { $names }
swu-setup-fields = expected one of { $fields }
swu-setup-leaders = expected a list of cards
swu-setup-no-leader = expected a leader
swu-setup-key = expected the key of a card
swu-setup-no-card = there is no card “{ $key }”
swu-setup-no-card-near = there is no card “{ $key }”; did you mean { $near }?
swu-setup-counts = expected an object, a count for each card
swu-setup-copies = expected a number from 1 to { $most }
swu-setup-unplayable = this card can’t be played with yet
swu-setup-for-two = { $format } is for 2; for more there is multiplayer
swu-setup-for-more = { $format } is for 3 or 4
swu-setup-best-of-three = a best of three is for 2
swu-setup-boosters = the decks of { $format } are built from boosters
swu-setup-set = of { $set } too few cards can be played with yet to fill a booster

swu-unknown-card = There is no card “{ $key }”.
