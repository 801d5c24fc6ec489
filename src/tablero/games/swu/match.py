"""Matches: one game or a best of three, with drafting and building, sideboards, and Trilogy (chapters 9 and 10).

The single game is `swu`; its flow runs inside that of the match, on a table that is laid out for every game.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.games.swu import GAME as SINGLE
from tablero.games.swu import building, match_setup
from tablero.games.swu.asked import rule_behind, rule_of_stage
from tablero.games.swu.brings import DECKS
from tablero.games.swu.building import build, sideboard
from tablero.games.swu.cards import Face, printed
from tablero.games.swu.constants import SETUP
from tablero.games.swu.deckbuilding import FORMATS
from tablero.games.swu.features import OF_A_PLAYER, features, option_word
from tablero.games.swu.habits import matches
from tablero.games.swu.limited import PACK, Boosters, draft, fill, lay_out_leaders, open_sealed
from tablero.games.swu.match_setup import SETS
from tablero.games.swu.match_state import (
    BAN,
    BASE,
    DECK,
    DRAFT,
    LEADER,
    OPEN,
    PICK,
    PLAY,
    SIDEBOARD,
    Match,
)
from tablero.games.swu.match_view import describe, explain, resample, secrets, view
from tablero.games.swu.setup import lay_out
from tablero.games.swu.state import Table
from tablero.games.swu.unseen import brought_otherwise
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Content,
    Decision,
    Definition,
    Json,
    Message,
    Option,
    Outcome,
    Play,
    Reason,
    Record,
    Rng,
    Setting,
    Setup,
    Together,
    because,
    say,
)

if TYPE_CHECKING:
    from tablero.kernel.messages import Renders


def flow(match: Match, single: Definition[Table] = SINGLE) -> Play[Outcome]:
    """Play a match from any checkpoint to its end, each game of it by the rules of the single one."""
    if match.stage == OPEN:
        yield from _open(match)
    if match.stage == DRAFT:
        yield from draft(_boosters(match), match.log)
        match.stage = LEADER
    if match.stage in (LEADER, BASE, DECK):
        yield from build(match)
    if match.stage == BAN:
        yield from _ban(match)
    while True:
        if match.stage == PICK:
            yield from _pick(match)
        if match.stage == SIDEBOARD:
            yield from sideboard(match)
        ended = yield from _game(match, single)
        over = count(match, ended)
        if over is not None:
            return over


def _boosters(match: Match) -> Boosters:
    assert match.boosters is not None
    return match.boosters


def _open(match: Match) -> Play[None]:
    """Open the boosters of a limited format."""
    boosters = _boosters(match)
    yield from fill(boosters)  # swu:10.1.2
    if boosters.drafted:
        lay_out_leaders(boosters)
        match.stage = DRAFT
    else:
        open_sealed(boosters)
        match.stage = LEADER


# Trilogy (chapter 9.3).


def _ban(match: Match) -> Play[None]:
    """Let each player exclude a deck of the other's, in secret (swu:9.3.3.a)."""
    yield CHECKPOINT
    answers = yield Together([Choose(seat, deck_options(match, 1 - seat, range(3)), "swu-ask-ban") for seat in (0, 1)])
    for seat, (_, other, i) in enumerate(answers):
        match.banned[other] = i
        match.log.tell("swu-log-bans", seat=seat + 1, deck=say("swu-match-deck", **_pair(match, other, i)))
    match.stage = PICK


def _pick(match: Match) -> Play[None]:
    """Let each player pick one of the decks that are left, in secret (swu:9.3.3.a, swu:9.3.3.c)."""
    yield CHECKPOINT
    answers = yield Together(
        [Choose(seat, deck_options(match, seat, match.available(seat)), "swu-ask-pick") for seat in (0, 1)]
    )
    for seat, (_, _, i) in enumerate(answers):
        match.playing[seat] = i
        match.log.tell("swu-log-picks", seat=seat + 1, deck=say("swu-match-deck", **_pair(match, seat, i)))
    match.stage = PLAY


def deck_options(match: Match, seat: int, decks: Iterable[int]) -> list[Option]:
    """Return these decks of a player as options."""
    return [("deck", seat, i) for i in decks]


def _pair(match: Match, seat: int, i: int) -> dict[str, str]:
    from tablero.games.swu.match_view import deck_names

    return deck_names(match.decks[seat][i])


# Games.


def _game(match: Match, single: Definition[Table]) -> Play[Outcome]:
    """Play the next game, or go on with the one that is being played: by the rules of any game."""
    if match.table is None:
        yield CHECKPOINT
        if match.needed > 1:
            match.log.tell("swu-log-game", game=match.game)
        table = match.table = Table(match.seats, match.format)
        table.log = match.log
        lay_out(table, [match.deck_list(seat) for seat in range(match.seats)])  # swu:9.1.3, swu:10.1.3
    ended: Outcome = yield from single.flow(match.table)  # swu:9.1.3, swu:10.1.3, swu:11.1.3
    return ended


def count(match: Match, ended: Outcome) -> Outcome | None:
    """Count a game that is over; return how the match ended, or nothing if it goes on.

    In Trilogy the deck that won is out, and a drawn game is played again with the same decks; so is that of
    any best of three.
    """
    if match.needed == 1:
        return ended
    if not ended.winners:
        match.drawn += 1
        match.log.tell("swu-log-game-drawn")
        _next_game(match, PLAY)  # swu:9.3.3.b
        return None
    winner = ended.winners[0]
    match.wins[winner] += 1
    match.log.tell("swu-log-game-won", seat=winner + 1, why=ended.why)
    if match.wins[winner] == match.needed:
        wins, losses = match.wins[winner], match.wins[1 - winner]
        return Outcome((winner,), say("swu-match-won", seat=winner + 1, wins=wins, losses=losses), tuple(match.wins))
    if match.format == "trilogy":
        match.retired[winner].append(match.playing[winner])  # swu:9.3.3.b
    _next_game(match, PICK if match.format == "trilogy" else SIDEBOARD)
    return None


def _next_game(match: Match, stage: int) -> None:
    match.table = None
    match.game += 1
    match.stage = stage


def conceded(seat: int) -> Outcome:
    """Return how a game of two ends when a player concedes, which may be at any time (swu:5.6.4): `Game.conclude` takes it."""
    return Outcome((1 - seat,), say("kernel-resigned", seat=seat + 1))


# Why not.


def why_not(match: Match, decision: Decision, value: Any) -> Reason | None:
    """Return the rule against an answer that was not offered, before and between games."""
    if match.stage not in (BAN, PICK):
        return building.why_not(match, decision, value)
    if not (isinstance(value, tuple) and len(value) == 3 and value[0] == "deck"):
        return None
    _, seat, i = value
    if seat not in (0, 1) or i not in range(3):
        return None
    if match.stage == PICK:
        return _why_no_pick(match, decision.seat, seat, i)
    return because("swu:9.3.3.a", "swu-not-own-ban") if seat == decision.seat else None


def _why_no_pick(match: Match, asked: int, seat: int, i: int) -> Reason | None:
    if seat != asked:
        return because("swu:9.3.3.a", "swu-not-your-deck")
    if i == match.banned[seat]:
        return because("swu:9.3.3.a", "swu-not-banned-deck")
    return because("swu:9.3.3.b", "swu-not-retired-deck") if i in match.retired[seat] else None


def _table(match: Match) -> Table:
    assert match.table is not None
    return match.table


class Unlimited(Definition[Match]):
    """A match as the kernel knows it."""

    name = "swu-match"
    version = 3
    seats = (2, 3, 4)
    settings = (
        Setting("format", FORMATS, "premier"),
        Setting("set", SETS, "SOR"),
        Setting("games", (1, 3), 1),
        Setting("decks", (), ()),
    )
    texts = Path(__file__).parent / "texts"
    levels = SINGLE.levels
    horizon = SINGLE.horizon
    glances = SINGLE.glances
    brings = DECKS

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` if no match can start like this."""
        super().check_setup(setup)
        match_setup.check(setup)

    def sample_setup(self, rng: Rng, seats: int | None = None, **settings: Any) -> Setup:
        """Return a setup of any format that so many can play, with decks drawn from all cards."""
        return match_setup.sample(self, rng, seats, settings)

    def begin(self, setup: Setup) -> Match:
        """Return the match before anything is opened or chosen."""
        return match_setup.begin(setup)

    def flow(self, state: Match) -> Play[Outcome]:
        return flow(state)

    def view(self, state: Match, seat: int | None) -> Json:
        """Return what a seat may know."""
        return view(state, seat)

    def resample(self, state: Match, seat: int | None, rng: Rng) -> None:
        """Draw again what the seat can't know."""
        resample(state, seat, rng)

    def brought_otherwise(self, record: Record, state: Match, seat: int, rng: Rng) -> Record | None:
        """Return the record of a match in which the seat brought another card that nobody has seen.

        Only in the first game: between games cards are exchanged, and decks that are drafted or picked were looked at before.
        """
        picked = state.format in match_setup.LIMITED or state.format == "trilogy"
        if state.table is None or state.game > 1 or picked:
            return None
        return brought_otherwise(self, record, state, seat, rng, _table)

    def describe(self, state: Match, decision: Decision, option: Option) -> Message:
        """Return the text of an option."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.describe(state.table, decision, option)
        return describe(state, option)

    def option_key(self, state: Match, decision: Decision, option: Option) -> Hashable:
        """Return what options share that come to the same, in a game."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.option_key(state.table, decision, option)
        return option

    def explain(self, state: Match, option: Option) -> tuple[Message, ...]:
        """Return the text of the card that an option is about."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.explain(state.table, option)
        return explain(state, option)

    def rule_behind(self, state: Match, decision: Decision) -> str:
        """Return the rule that a question is put by."""
        return rule_behind(decision.message.id)

    def rule_of_phase(self, state: Match) -> str:
        """Return the rule of the phase of a game, or of what comes before and between games."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.rule_of_phase(state.table)
        return rule_of_stage(state.stage)

    def why_not(self, state: Match, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that was not offered."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.why_not(state.table, decision, value)
        return why_not(state, decision, value)

    def evaluate(self, state: Match, seat: int) -> float:
        """Return how good it looks for a seat: what it has drafted or built, and in a game, the table."""
        table = state.table
        if table is None:
            return building.promise(state, seat)
        value = SINGLE.evaluate(table, seat)
        return value + building.promise(state, seat) if table.phase == SETUP else value

    def called(self, lang: str) -> Mapping[str, str]:
        """Return what a language calls the cards."""
        from tablero.games.swu.local_names import called

        return called(lang)

    def chance(self, state: Match, seat: int) -> float:
        """Return how likely a seat wins the match."""
        this_game = 0.5 if state.table is None else SINGLE.chance(state.table, seat)
        return matches.chance(state, seat, this_game)

    def habit(self, state: Match, decision: Decision, level: str, rng: Rng) -> Option | None:
        """Return what a player of a level answers."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.habit(state.table, decision, level, rng)
        return matches.habit(state, decision, level, rng)

    def plans(self, state: Match, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        """Return the actions that are worth thinking about, in a game."""
        return SINGLE.plans(state.table, decision, rng) if state.stage == PLAY and state.table is not None else ()

    def features(self, state: Match, seat: int) -> bytes:
        """Return what a seat sees in figures: where the match is, and the table of its game."""
        before = bytes([state.stage, state.game, *state.wins])
        table = state.table
        return before + (bytes(1 + OF_A_PLAYER * state.seats) if table is None else features(table, seat))

    def option_word(self, state: Match, decision: Decision, option: Option) -> Hashable:
        """Return an option by the names of its cards, in a game."""
        return option if state.table is None else option_word(state.table, decision.seat, option)

    def content(self) -> Content:
        """Return the cards as lists."""
        from tablero.games.swu.listing import CARDS

        return CARDS

    def printed(self) -> dict[str, Face]:
        """Return the faces of all cards."""
        return printed()

    def terminal(self, view: Json, words: Renders) -> str:
        """Return the table as text, or what there is to draft and build with."""
        from tablero.games.swu.match_terminal import draw

        return draw(view, words)

    def components(self, state: Match) -> Iterable[tuple[str, str]]:
        """Return every card of the boosters, and where it is."""
        boosters = state.boosters
        if boosters is None or not boosters.keys:
            return
        out = set()
        for card, place in boosters.places():
            out.add(card)
            yield f"card {card}", place
        yield from (
            (f"card {card}", f"booster {card // PACK}") for card in range(len(boosters.keys)) if card not in out
        )

    def counters(self, state: Match) -> Iterable[tuple[str, int]]:
        """Return what can't be negative."""
        yield from ((f"games won by seat {seat}", wins) for seat, wins in enumerate(state.wins))
        if state.table is not None:
            yield from SINGLE.counters(state.table)

    def secrets(self, state: Match, seat: int | None) -> Sequence[str]:
        """Return cards that the seat can't know of."""
        if state.stage == PLAY and state.table is not None:
            return SINGLE.secrets(state.table, seat)
        return secrets(state, seat)


class AnyRarity(Unlimited):
    """As in version 2: the cards of a booster were of any rarity."""

    version = 2

    def begin(self, setup: Setup) -> Match:
        match = super().begin(setup)
        if match.boosters is not None:
            match.boosters.rarities = False
        return match


class NumberedByList(AnyRarity):
    """As in version 1: see the single game."""

    version = 1

    def flow(self, state: Match) -> Play[Outcome]:
        return flow(state, SINGLE.of_version(1))


GAME = Unlimited()
"""For two to four, in any format."""
GAME.earlier = {1: NumberedByList(), 2: AnyRarity()}
