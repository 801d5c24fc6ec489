# Decks: what a deck may not be, and what a kind of file has no place for.
swu-deck-no-place = This kind of file holds two leaders and one base at most, not { $leaders } and { $bases }.
swu-deck-no-number = { $card } has no number of its own, and this kind of file knows cards only by their numbers.
swu-deck-leaders = { $count ->
    [0] There is no leader
    [one] There is 1 leader
   *[other] There are { $count } leaders
}; the deck must have { $wanted }.
swu-deck-bases = { $count ->
    [0] There is no base
   *[other] There are { $count } bases
}; the deck must have 1.
swu-deck-too-few = The deck has { $count } units, events and upgrades; it must have at least { $least }.
swu-deck-too-many = The deck has { $count } cards in all; the game can be played with { $most } at most.
swu-deck-not-playable = { $card } can’t be played with yet.
swu-deck-token = { $card } is a token, and tokens are not part of a deck.
swu-deck-not-a-leader = { $card } is not a leader.
swu-deck-not-a-base = { $card } is not a base.
swu-deck-not-in-the-deck = { $card } is not a unit, event or upgrade.
swu-deck-copies = { $count } copies of { $card }; the most is { $most }.
swu-deck-sideboard = The sideboard has { $count } cards; the most is { $most }.
swu-deck-no-sideboard = There is a sideboard of { $count } cards; this format has none.
swu-deck-three-decks = A player brings three decks, not { $count }.
swu-deck-trilogy-copies = The decks together have { $count } copies of { $card }; the most is { $most }.
swu-deck-more-players = With several players there are more than two decks, not { $count }.
swu-deck-same-leader = Both leaders are { $card }; they must be different cards.
swu-deck-opposed-leaders = One leader is Heroism and the other Villainy: they can’t be together.
swu-deck-leader-not-opened = { $card } is not among the opened leaders of { $set }.
swu-deck-base-not-opened = { $card } was not opened, and is not a common base of { $set }.
swu-deck-other-set = { $card } is not in { $set }, the set of the boosters.
swu-deck-not-opened = { $count } copies of { $card }; only { $opened } were opened.
swu-deck-format-premier = Premier
swu-deck-format-trilogy = Trilogy
swu-deck-format-sealed = Sealed
swu-deck-format-draft = Draft
swu-deck-format-twin-suns = Twin Suns
swu-deck-format-multiplayer = games of three or four players
swu-deck-nameless = Deck without a name
swu-deck-part-leaders = Leader
swu-deck-part-bases = Base
swu-deck-part-main = Deck ({ $count })
swu-deck-part-side = Sideboard ({ $count })
swu-deck-format-open = open play
swu-deck-line = { $before }{ $card } ({ $printing })

# What a written list says of itself, and its headings: the first is written, all are read.
swu-list-name = Name
swu-list-author = Author
swu-list-format = Format
swu-list-leaders = Leader | Leaders
swu-list-bases = Base | Bases
swu-list-main = Deck | Main deck | Maindeck | Main | Cards | Units | Ground units | Space units | Events | Upgrades
swu-list-side = Sideboard | Side
