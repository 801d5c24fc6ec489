# Matches and limited formats: what is asked.
swu-ask-draft-leader = Pick one of these leaders; the rest go to your right.
swu-ask-draft-card = Pick one of these cards; the rest are passed on.
swu-ask-build-leader = Which leader do you build your deck with?
swu-ask-build-base = Which base do you play?
swu-ask-build-deck = Play the suggested cards, or choose them yourself?
swu-ask-build-cards = Choose the cards for your deck.
swu-ask-sideboard = Swap cards with your sideboard before the next game?
swu-ask-sideboard-cards = Choose the cards to leave in your sideboard.
swu-ask-ban = Which of your opponent’s decks do you exclude from the match?
swu-ask-pick = Which deck do you play in the next game?

# Options.
swu-match-option-suggested = The suggested cards
swu-match-option-own = My own choice
swu-match-option-keep = Leave the deck as it is
swu-match-option-change = Swap cards
swu-match-option-deck = { $leader } – { $base }
swu-match-deck = { $leader } – { $base }
swu-match-card-unit = ({ $cost }) { $name } { $power }/{ $hp } { $arena }{ $count ->
    [0] { "" }
   *[other] { " " }– { $aspects }
}
swu-match-card = ({ $cost }) { $name }, { $type }{ $count ->
    [0] { "" }
   *[other] { " " }– { $aspects }
}
swu-match-card-base = { $name }, { $hp } HP{ $count ->
    [0] { "" }
   *[other] { " " }– { $aspects }
}

# What happens.
swu-log-draft-round = Booster { $round } is opened.
swu-log-drafted-leader = { PLAYER($seat) } picks { $card }.
swu-log-drafted = You pick { $card }.
swu-log-builds = Your deck has { $card }.
swu-log-bans = { PLAYER($seat) } excludes { $deck }.
swu-log-picks = { PLAYER($seat) } plays with { $deck }.
swu-log-game = Game { $game }.
swu-log-game-won = { PLAYER($seat) } wins the game. { $why }
swu-log-game-drawn = The game is drawn and played again with the same decks.

# Why something is not possible.
swu-not-in-your-pool = That card is not in your pool.
swu-not-own-ban = You exclude one of your opponent’s decks, not one of your own.
swu-not-your-deck = That deck is your opponent’s.
swu-not-banned-deck = That deck has been excluded from the match.
swu-not-retired-deck = That deck has won a game and is out of the match.

# The end.
swu-match-won = { PLAYER($seat) } wins the match by { $wins } to { $losses }.

# In a terminal.
swu-match-score = Game { $game } · { $score }
swu-match-score-seat = { PLAYER($seat) }: { $wins }
swu-match-stage-draft = Draft of { $set }
swu-match-stage-leader = Deck building: the leader
swu-match-stage-base = Deck building: the base
swu-match-stage-deck = Deck building: the cards
swu-match-stage-ban = Trilogy: excluding a deck
swu-match-stage-pick = Trilogy: choosing a deck
swu-match-stage-sideboard = Between games
swu-match-left-out = { $count ->
    [one] 1 card of the set is in no booster: what it does is not known yet.
   *[other] { $count } cards of the set are in no booster: what they do is not known yet.
}
swu-match-leaders-of = { PLAYER($seat) }’s leaders: { $cards }
swu-match-leaders-before = Before { PLAYER($seat) }: { $cards }
swu-match-passing-left = passed to the left
swu-match-passing-right = passed to the right
swu-match-booster = Booster { $round }, { $direction }
swu-match-leaders-round = Leaders, { $direction }
swu-match-your-pool = Your pool ({ $count })
swu-match-suggested = Suggested ({ $count })
swu-match-your-deck = Your deck ({ $count })
swu-match-your-sideboard = Not in the deck ({ $count })
swu-match-decks-of = { PLAYER($seat) }’s decks
swu-match-mark-banned = excluded
swu-match-mark-retired = has won
swu-match-no-aspect = no aspect
