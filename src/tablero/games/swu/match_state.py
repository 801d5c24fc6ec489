"""The state of a match: decks that are built and chosen, games that were won, and the table of the game going on."""

from __future__ import annotations

from typing import NamedTuple

from tablero.games.swu.deckbuilding import BUILDING, Building, Format
from tablero.games.swu.facts import card
from tablero.games.swu.limited import Boosters
from tablero.games.swu.setup import DeckList
from tablero.games.swu.state import NOBODY, Table
from tablero.kernel import Log

OPEN, DRAFT, LEADER, BASE, DECK, BAN, PICK, SIDEBOARD, PLAY = range(9)
STAGES = ("open", "draft", "leader", "base", "deck", "ban", "pick", "sideboard", "play")
"""What is done now: opening boosters, drafting, building (leader, base, deck), excluding a deck, picking one, exchanging
cards with the sideboard, playing a game."""

TWO_WINS = 2
"""What a best of three is won with."""


class MatchDeck(NamedTuple):
    """A deck as its player brings it: its cards by number, those beside it too."""

    leaders: tuple[str, ...]
    base: str
    main: tuple[int, ...]
    side: tuple[int, ...]


class Match:
    """One game or a best of three, with all that comes before and between."""

    __slots__ = (
        "banned",
        "boosters",
        "decks",
        "drawn",
        "format",
        "game",
        "keys",
        "log",
        "needed",
        "playing",
        "retired",
        "seats",
        "stage",
        "table",
        "wins",
    )

    def __init__(self, seats: int, format: Format, needed: int) -> None:
        self.log = Log()
        self.seats = seats
        self.format: Format = format
        self.needed = needed
        """How many games win the match."""
        self.stage = PLAY
        self.keys: list[str] = []
        """What each card of the decks is, by number; in limited formats the boosters know."""
        self.boosters: Boosters | None = None
        self.decks: list[list[MatchDeck]] = [[] for _ in range(seats)]
        """What each player plays with: one deck, or three in Trilogy (swu:9.3.1.a)."""
        self.banned = [NOBODY] * seats
        """Which deck of each player is excluded from the match (swu:9.3.3.a)."""
        self.retired: list[list[int]] = [[] for _ in range(seats)]
        """Decks that have won a game and can't be used again (swu:9.3.3.b)."""
        self.playing = [0] * seats
        """Which of their decks each player plays this game with."""
        self.wins = [0] * seats
        self.drawn = 0
        self.game = 1
        """The number of the game that is played, or to be played next."""
        self.table: Table | None = None

    def copy(self) -> Match:
        """Return a copy; its table writes into its own log."""
        twin = Match.__new__(Match)
        twin.log = Log()
        twin.seats = self.seats
        twin.format = self.format
        twin.needed = self.needed
        twin.stage = self.stage
        twin.keys = self.keys
        twin.boosters = self.boosters.copy() if self.boosters is not None else None
        twin.decks = [decks.copy() for decks in self.decks]
        twin.banned = self.banned.copy()
        twin.retired = [retired.copy() for retired in self.retired]
        twin.playing = self.playing.copy()
        twin.wins = self.wins.copy()
        twin.drawn = self.drawn
        twin.game = self.game
        twin.table = self.table.copy() if self.table is not None else None
        if twin.table is not None:
            twin.table.log = twin.log
        return twin

    @property
    def rules(self) -> Building:
        """What the format demands of a deck (swu:9.1.1)."""
        return BUILDING[self.format]

    def key(self, number: int) -> str:
        """Return what a card is."""
        return self.boosters.keys[number] if self.boosters is not None else self.keys[number]

    def name(self, number: int) -> str:
        """Return the name of a card."""
        return card(self.key(number)).name

    def deck(self, seat: int) -> MatchDeck:
        """Return the deck that a player plays with now."""
        return self.decks[seat][self.playing[seat]]

    def deck_list(self, seat: int) -> DeckList:
        """Return the deck of a player as a game takes it."""
        deck = self.deck(seat)
        return DeckList(deck.leaders, deck.base, tuple(sorted(self.key(number) for number in deck.main)))

    def available(self, seat: int) -> list[int]:
        """Return which decks a player may still choose from (swu:9.3.3.a, swu:9.3.3.b)."""
        return [i for i in range(len(self.decks[seat])) if i != self.banned[seat] and i not in self.retired[seat]]
