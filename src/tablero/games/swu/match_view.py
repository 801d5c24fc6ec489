"""What a seat may know of a match, how the rest is resampled, and options in words, before and between games.

While a game is played, its table is seen, resampled and described as that of a single game. What is in a deck that has
been built is not resampled: a game deals the cards of a deck again, as if everybody knew the list.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablero.games.swu import GAME as SINGLE
from tablero.games.swu import building, limited
from tablero.games.swu.cards import face
from tablero.games.swu.constants import ARENAS
from tablero.games.swu.facts import card
from tablero.games.swu.limited import Boosters, contents
from tablero.games.swu.match_state import BAN, BASE, DECK, DRAFT, LEADER, PICK, PLAY, STAGES, Match, MatchDeck
from tablero.games.swu.state import NOBODY
from tablero.games.swu.view import printed
from tablero.games.swu.vocabulary.saying import card_lines
from tablero.kernel import Json, Message, Option, Rng, say
from tablero.kernel.messages import Arg


def view(match: Match, seat: int | None) -> Json:
    """Return all that a seat (None: a spectator) may know."""
    limited = _limited(match.boosters, match, seat) if match.boosters is not None else None
    decks = _decks(match, seat)
    return {
        "seat": seat,
        "stage": STAGES[match.stage],
        "format": match.format,
        "needed": match.needed,
        "game": match.game,
        "wins": list(match.wins),
        "drawn": match.drawn,
        "limited": limited,
        "decks": decks,
        "deck": _own_deck(match, seat),
        "suggested": _suggested(match, seat),
        "cards": _printed(match, seat),
        "table": SINGLE.view(match.table, seat) if match.table is not None else None,
    }


def _limited(boosters: Boosters, match: Match, seat: int | None) -> Json:
    """Return the boosters: what lies before a seat and what it has taken, and everybody's drafted leaders.

    The rules: swu:10.3.2.b, swu:10.3.2.c. Of a sealed pool nobody else sees anything.
    """
    seats = range(boosters.seats)
    hand = boosters.hands[seat] if seat is not None else []
    pool = boosters.pools[seat] if seat is not None else []
    return {
        "set": boosters.set,
        "left_out": contents(boosters.set).left_out,
        "round": boosters.round if match.stage == DRAFT else None,
        "held": [len(boosters.hands[other]) for other in seats],
        "hand": _listed(boosters, hand),
        "pool": _listed(boosters, pool),
        "leaders": [_listed(boosters, filter(boosters.public, boosters.pools[other])) for other in seats],
        "passing": [_listed(boosters, filter(boosters.public, boosters.hands[other])) for other in seats],
    }


def _listed(boosters: Boosters, cards: Iterable[int]) -> list[Json]:
    return [{"card": number, "key": boosters.keys[number]} for number in cards]


def _decks(match: Match, seat: int | None) -> Json:
    """Return the pairs of leader and base of Trilogy decks, which are shown (swu:9.3.3.a)."""
    if match.format != "trilogy":
        return None
    return [
        {
            "pairs": [{"leaders": list(deck.leaders), "base": deck.base} for deck in match.decks[other]],
            "banned": None if match.banned[other] == NOBODY else match.banned[other],
            "retired": list(match.retired[other]),
            "playing": match.playing[other] if match.stage == PLAY else None,
        }
        for other in range(match.seats)
    ]


def _own_deck(match: Match, seat: int | None) -> Json:
    """Return a seat's own deck, as far as it is built."""
    if seat is None or not match.decks[seat] or match.stage in (BAN, PICK):
        return None
    deck = match.deck(seat)
    return {
        "leaders": list(deck.leaders),
        "base": deck.base or None,
        "main": [{"card": number, "key": match.key(number)} for number in deck.main],
        "side": [{"card": number, "key": match.key(number)} for number in deck.side],
    }


def _suggested(match: Match, seat: int | None) -> Json:
    """Return the cards that are suggested to a seat that is about to build its deck."""
    if seat is None or match.stage != DECK or match.deck(seat).main:
        return None
    return [{"card": number, "key": match.key(number)} for number in building.suggested(match, seat)]


def _printed(match: Match, seat: int | None) -> Json:
    """Return what is printed on the cards that a seat sees outside a game."""
    return {key: printed(face(key)) for key in sorted(seen(match, seat))}


def seen(match: Match, seat: int | None) -> set[str]:
    """Return which cards a seat sees outside a game."""
    found: set[str] = set()
    boosters = match.boosters
    if boosters is not None:
        for other in range(match.seats):
            cards = (*boosters.pools[other], *boosters.hands[other])
            found |= {boosters.keys[one] for one in cards if other == seat or boosters.public(one)}
        if match.stage in (LEADER, BASE, DECK):
            found |= {*contents(boosters.set).bases}
    if match.format == "trilogy":
        found |= {key for decks in match.decks for deck in decks for key in (*deck.leaders, deck.base)}
    if seat is not None and match.decks[seat] and match.stage not in (BAN, PICK):
        deck = match.deck(seat)
        found |= {*deck.leaders, *(match.key(one) for one in deck.main + deck.side)}
        found |= {deck.base} if deck.base else set()
    return found


def resample(match: Match, seat: int | None, rng: Rng) -> None:
    """Draw again what a seat can't know."""
    if match.table is not None:
        SINGLE.resample(match.table, seat, rng)
    elif match.boosters is not None and match.stage in (DRAFT, LEADER, BASE, DECK):
        limited.resample(match.boosters, seat, rng)
        building.resample(match, seat, rng)


def secrets(match: Match, seat: int | None) -> Sequence[str]:
    """Return the keys of cards in boosters and pools that a seat has never seen; only keys that are no common words."""
    boosters = match.boosters
    if boosters is None or match.stage not in (DRAFT, LEADER, BASE, DECK):
        return ()
    open_ = seen(match, seat)
    return sorted({key for key in boosters.keys if "#" in key and key not in open_})


# In words.


def describe(match: Match, option: Option) -> Message:
    """Return the text of an option."""
    if isinstance(option, str):
        return say(f"swu-match-option-{option}")
    if option[0] == "deck":
        return say("swu-match-option-deck", **deck_names(match.decks[option[1]][option[2]]))
    return card_line(match.key(option[1]) if option[0] == "card" else option[1])


def deck_names(deck: MatchDeck) -> dict[str, str]:
    """Return the names of a deck's leaders and base."""
    return {"leader": " + ".join(card(key).name for key in deck.leaders), "base": card(deck.base).name}


def card_line(key: str) -> Message:
    """Say what a card is in a line: name, cost, numbers, aspects."""
    one = card(key)
    aspects = tuple(say(f"swu-aspect-{aspect}") for aspect in one.aspects)
    about: dict[str, Arg] = {"name": one.name, "aspects": aspects, "count": len(aspects)}
    if {"unit", "leader"} & {*one.types}:
        about |= {"power": one.power or 0, "hp": one.hp or 0, "arena": say(f"swu-in-{one.arena or ARENAS[0]}")}
        return say("swu-match-card-unit", **about, cost=one.cost or 0)
    if "base" in one.types:
        return say("swu-match-card-base", **about, hp=one.hp or 0)
    return say("swu-match-card", **about, cost=one.cost or 0, type=say(f"swu-type-{one.types[0]}"))


def explain(match: Match, option: Option) -> tuple[Message, ...]:
    """Return what is written on the card that an option is about."""
    if not isinstance(option, tuple) or option[0] == "deck":
        return ()
    return card_lines(face(match.key(option[1]) if option[0] == "card" else option[1]))
