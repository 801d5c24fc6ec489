"""How a match starts: what its settings must be, and decks where none are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablero.games.swu import deckbuilding, decks
from tablero.games.swu.cards import faces
from tablero.games.swu.deckbuilding import FORMATS, Format
from tablero.games.swu.limited import DRAFT_PACKS, SEALED_PACKS, Boosters, contents
from tablero.games.swu.match_state import BAN, OPEN, TWO_WINS, Match, MatchDeck
from tablero.games.swu.starter_decks import goes_in, ready_made
from tablero.kernel import BadSetup, Rng, Setup, say

if TYPE_CHECKING:
    from tablero.games.swu.deck_files.deck import Deck
    from tablero.kernel import Definition

SETS = ("ASH", "JTL", "LAW", "LOF", "SEC", "SHD", "SOR", "TWI")
"""The sets that are sold in boosters."""
LIMITED: dict[Format, int] = {"sealed": SEALED_PACKS, "draft": DRAFT_PACKS}
"""How many boosters each player opens (swu:10.1.1)."""
TWO_PLAYERS: tuple[Format, ...] = ("premier", "trilogy")
"""Formats for two (swu:9.2.1.a, swu:9.3.1.a)."""
SEVERAL: tuple[Format, ...] = ("twin-suns", "multiplayer")
"""Formats for more than two (swu:11.1.1)."""
SIDEBOARD = 10


def check(setup: Setup) -> None:
    """Raise `BadSetup` unless so many can play a match of this format with these decks."""
    format: Format = setup.settings["format"]
    given = setup.settings["decks"]
    if not isinstance(given, list | tuple):
        raise BadSetup("decks", say("swu-setup-decks"))
    if format in TWO_PLAYERS and setup.seats != 2:
        raise BadSetup("seats", say("swu-setup-for-two", format=format))
    if format in SEVERAL and setup.seats < 3:
        raise BadSetup("seats", say("swu-setup-for-more", format=format))
    if setup.settings["games"] > 1 and setup.seats > 2:
        raise BadSetup("games", say("swu-setup-best-of-three"))
    if format in LIMITED:
        if given:
            raise BadSetup("decks", say("swu-setup-boosters", format=format))
        if not contents(setup.settings["set"]).enough:
            raise BadSetup("set", say("swu-setup-set", set=setup.settings["set"]))
        return
    for seat, brought in enumerate(read(format, given, setup.seats)):
        _check(brought, format, f"decks[{seat}]")


def _check(brought: Sequence[Deck], format: Format, place: str) -> None:
    """See to it that a player's decks can be played with, and are legal."""
    if format == "trilogy":
        decks.refuse(place, deckbuilding.trilogy(brought))
    for i, deck in enumerate(brought):
        where = f"{place}[{i}]" if format == "trilogy" else place
        decks.check_cards(deck, where)
        decks.refuse(where, deckbuilding.violations(deck, format))


def read(format: Format, given: Any, seats: int) -> list[list[Deck]]:
    """Return the decks that each seat brings, one or three; ready-made ones for seats without any."""
    if format != "trilogy":
        return [[deck] for deck in decks.read_all(given, seats, format)]  # swu:9.1.2
    if not given or None in given:
        made = ready_made(format, seats, Rng.of("ready-made", format))
        given = [made[i] if one is None and i < seats else one for i, one in enumerate(given)] if given else made
    if len(given) != seats or not all(isinstance(three, list | tuple) for three in given):
        raise BadSetup("decks", say("swu-setup-three-decks", seats=seats))  # swu:9.3.1.a
    return [[decks.read(one, f"decks[{seat}][{i}]") for i, one in enumerate(three)] for seat, three in enumerate(given)]


def begin(setup: Setup) -> Match:
    """Return a match before its first decision."""
    format: Format = setup.settings["format"]
    best_of_three = setup.settings["games"] > 1 or format == "trilogy"  # swu:9.3.1.a
    match = Match(setup.seats, format, TWO_WINS if best_of_three else 1)
    if format in LIMITED:
        match.boosters = Boosters(setup.seats, setup.settings["set"], LIMITED[format])
        match.stage = OPEN
        return match
    for seat, brought in enumerate(read(format, setup.settings["decks"], setup.seats)):
        match.decks[seat] = [_numbered(match, deck) for deck in brought]
    if format == "trilogy":
        match.stage = BAN
    return match


def _numbered(match: Match, deck: Deck) -> MatchDeck:
    """Return a deck with its cards numbered."""

    def numbers(counts: dict[str, int]) -> tuple[int, ...]:
        start = len(match.keys)
        match.keys += [key for key in sorted(counts) for _ in range(counts[key])]
        return tuple(range(start, len(match.keys)))

    return MatchDeck(deck.leaders, deck.bases[0], numbers(deck.main), numbers(deck.side))


# For simulations and tests.


def sample(definition: Definition[Match], rng: Rng, seats: int | None, settings: dict[str, Any]) -> Setup:
    """Return a setup drawn at random, but for what is given."""
    chosen = dict(settings)
    if "format" not in chosen:
        others = () if seats is None else SEVERAL if seats == 2 else TWO_PLAYERS
        chosen["format"] = rng.choice([one for one in FORMATS if one not in others])
    format: Format = chosen["format"]
    count = seats or (rng.between(3, 4) if format in SEVERAL else 2)
    if "games" not in chosen:
        chosen["games"] = rng.choice((1, 3)) if count == 2 else 1
    if format in LIMITED and "set" not in chosen:
        chosen["set"] = rng.choice([name for name in SETS if contents(name).enough] or ["SOR"])
    if format not in LIMITED and "decks" not in chosen:
        chosen["decks"] = _sample_decks(rng, count, format)
    return definition.setup(count, **chosen)


def _sample_decks(rng: Rng, seats: int, format: Format) -> list[Any]:
    if format == "trilogy":
        return ready_made(format, seats, rng)
    found = decks.sample(rng, seats, format)
    if format == "premier":
        found = [
            {**deck, "sideboard": _sample_sideboard(rng, deck)} for deck in found if isinstance(deck, dict)
        ] or found
    return found


def _sample_sideboard(rng: Rng, deck: Any) -> dict[str, int]:
    """Return some cards that are not in the deck (swu:9.2.2.c)."""
    left = [one.key for one in faces().values() if goes_in(one) and one.key not in deck["deck"]]
    size = min(rng.between(0, SIDEBOARD), len(left))
    return {left[i]: 1 for i in sorted(rng.sample(len(left), size))}
