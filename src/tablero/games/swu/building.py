"""Building decks: from a pool that was opened or drafted (swu:10.2.2, swu:10.3.4), and again between the games of a match.

Everybody builds at the same time, in secret: the leader, the base, then the cards, which may be the suggested ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tablero.games.swu import suggest as suggesting
from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deckbuilding import minimum, violations
from tablero.games.swu.facts import by_key, card
from tablero.games.swu.limited import Boosters, contents
from tablero.games.swu.match_state import BASE, DECK, LEADER, PLAY, SIDEBOARD, Match, MatchDeck
from tablero.kernel import CHECKPOINT, Choose, Decision, Pick, Play, Reason, Rng, Together, because

SUGGESTED, OWN, KEEP, CHANGE = "suggested", "own", "keep", "change"


def build(match: Match) -> Play[None]:
    """Let everybody build a deck from their pool. May begin at any of its steps."""
    seats = range(match.seats)
    if match.stage == LEADER:
        yield CHECKPOINT
        answers = yield lambda: Together([_leader_question(match, seat) for seat in seats])
        for seat, (_, number) in enumerate(answers):
            match.decks[seat] = [MatchDeck((match.key(number),), "", (), ())]
            match.log.tell_seats((seat,), "swu-log-builds", card=match.name(number))
        match.stage = BASE
    if match.stage == BASE:
        yield CHECKPOINT
        answers = yield lambda: Together([_base_question(match, seat) for seat in seats])
        for seat, (_, key) in enumerate(answers):
            match.decks[seat] = [match.decks[seat][0]._replace(base=key)]
            match.log.tell_seats((seat,), "swu-log-builds", card=card(key).name)
        match.stage = DECK
    if match.stage == DECK:
        yield CHECKPOINT
        answers = yield Together([Choose(seat, [SUGGESTED, OWN], "swu-ask-build-deck") for seat in seats])
        for seat in seats:
            _put(match, seat, suggested(match, seat))
        yield from _by_hand(match, [seat for seat in seats if answers[seat] == OWN])
        match.stage = PLAY


def sideboard(match: Match) -> Play[None]:
    """Let everybody who has a sideboard exchange cards before the next game (swu:9.2.2.c)."""
    yield CHECKPOINT
    asked = [seat for seat in range(match.seats) if match.deck(seat).side]
    if asked:
        answers = yield Together([Choose(seat, [KEEP, CHANGE], "swu-ask-sideboard") for seat in asked])
        yield from _by_hand(match, [seat for seat, answer in zip(asked, answers, strict=True) if answer == CHANGE])
    match.stage = PLAY


def _by_hand(match: Match, seats: Sequence[int]) -> Play[None]:
    """Let these players choose the cards of their decks one by one."""
    if seats:
        answers = yield lambda: Together([_cards_question(match, seat) for seat in seats])
        for seat, answer in zip(seats, answers, strict=True):
            numbers = [number for _, number in answer]
            _put(match, seat, numbers if match.boosters is not None else _without(match, seat, numbers))


def _put(match: Match, seat: int, main: Iterable[int]) -> None:
    """Make these cards a player's deck, and all others the sideboard."""
    chosen = tuple(main)
    side = tuple(number for number in candidates(match, seat) if number not in chosen)
    match.decks[seat][match.playing[seat]] = match.deck(seat)._replace(main=chosen, side=side)


def _without(match: Match, seat: int, side: Sequence[int]) -> list[int]:
    return [number for number in candidates(match, seat) if number not in side]


def candidates(match: Match, seat: int) -> list[int]:
    """Return the units, events and upgrades that a player may put into the deck."""
    if match.boosters is not None:
        return match.boosters.mains(seat)
    deck = match.deck(seat)
    return sorted(deck.main + deck.side)


# The questions.


def leaders(boosters: Boosters, seat: int) -> list[int]:
    """Return the leaders that a player may use, each once: those opened or drafted (swu:10.2.2.b, swu:10.3.4.b)."""
    return list({boosters.keys[one]: one for one in reversed(boosters.of_kind(seat, "leader"))}.values())[::-1]


def bases(boosters: Boosters, seat: int, least: int) -> list[str]:
    """Return the bases that a player may use: any common one of the set, and those opened or drafted.

    A base that asks for more cards than the pool has is none.
    """
    own = [boosters.keys[one] for one in boosters.of_kind(seat, "base")]
    count = len(boosters.mains(seat))
    every = dict.fromkeys([*contents(boosters.set).bases, *own])  # swu:10.2.2.c, swu:10.3.4.c
    return [key for key in every if least + card(key).deck_size <= count]


def _leader_question(match: Match, seat: int) -> Decision:
    assert match.boosters is not None
    options = [("card", number) for number in leaders(match.boosters, seat)]
    return Choose(seat, options, "swu-ask-build-leader")


def _base_question(match: Match, seat: int) -> Decision:
    assert match.boosters is not None
    options = [("base", key) for key in bases(match.boosters, seat, match.rules.others)]
    return Choose(seat, options, "swu-ask-build-base")


def _cards_question(match: Match, seat: int) -> Decision:
    """Ask for the cards of the deck; where there is a sideboard of its own, for the cards in that."""
    options = [("card", number) for number in sorted(candidates(match, seat), key=lambda one: _order(match, one))]
    least = least_cards(match, seat)
    if match.boosters is not None:
        return Pick(seat, options, least, len(options), "swu-ask-build-cards", hidden=True)
    most = min(match.rules.sideboard or 0, len(options) - least)
    return Pick(seat, options, 0, most, "swu-ask-sideboard-cards", hidden=True)


def _order(match: Match, number: int) -> tuple[Any, ...]:
    """Return where a card comes in a list: by aspects, cost and name."""
    one = card(match.key(number))
    return (one.aspects, one.cost or 0, one.name, number)


def least_cards(match: Match, seat: int) -> int:
    """Return how many cards a player's deck must have at least."""
    return minimum(as_deck(match, seat, ()), match.format)


def suggested(match: Match, seat: int) -> tuple[int, ...]:
    """Return the cards that are suggested for a player's deck."""
    numbers = candidates(match, seat)
    deck = match.deck(seat)
    keys = [match.key(number) for number in numbers]
    chosen = suggesting.suggest(keys, (*deck.leaders, deck.base), least_cards(match, seat))
    return tuple(numbers[i] for i in chosen)


# What may not be built.


def as_deck(match: Match, seat: int, main: Iterable[int], side: Iterable[int] = ()) -> Deck:
    """Return a player's deck, with these cards in it, as the rules of deck building look at it."""
    deck = match.deck(seat) if match.decks[seat] else MatchDeck((), "", (), ())
    counts = Counter(match.key(number) for number in main)
    beside = Counter(match.key(number) for number in side)
    return Deck(leaders=deck.leaders, bases=(deck.base,) if deck.base else (), main=dict(counts), side=dict(beside))


def pool(boosters: Boosters, seat: int) -> Deck:
    """Return all that a player has opened or drafted."""

    def keys(kind: str) -> tuple[str, ...]:
        return tuple(boosters.keys[one] for one in boosters.of_kind(seat, kind))

    mains = Counter(boosters.keys[one] for one in boosters.mains(seat))
    return Deck(leaders=keys("leader"), bases=keys("base"), main=dict(mains))


def why_not(match: Match, decision: Decision, answer: Any) -> Reason | None:
    """Return the rule against a leader, a base or cards that a player would build with."""
    if match.stage == LEADER and _named(answer) == "card":
        return _against_leader(match, decision.seat, answer[1])
    if match.stage == BASE and _named(answer) == "base":
        return _against(match, decision.seat, bases=(answer[1],))
    if match.stage in (DECK, SIDEBOARD) and isinstance(decision, Pick):
        return _against_cards(match, decision, answer)
    return None


def _named(answer: Any) -> str:
    """Return the word of an answer that is a word and what it names."""
    return answer[0] if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[0], str) else ""


def _against_leader(match: Match, seat: int, number: Any) -> Reason | None:
    assert match.boosters is not None
    assert match.rules.limited is not None
    if number in match.boosters.pools[seat]:
        return _against(match, seat, leaders=(match.key(number),))
    if type(number) is int and 0 <= number < len(match.boosters.keys):  # of others' cards nothing is told
        return because(match.rules.limited.leader, "swu-not-in-your-pool")
    return None


def _against(match: Match, seat: int, **parts: tuple[str, ...]) -> Reason | None:
    """Return what the rules have against a leader or a base, whatever the cards."""
    import msgspec

    assert match.boosters is not None
    if not all(key in by_key() for keys in parts.values() for key in keys):
        return None
    deck = msgspec.structs.replace(as_deck(match, seat, candidates(match, seat)), **parts)
    found = violations(deck, match.format, pool(match.boosters, seat))
    about = {match.rules.contents, *(match.rules.limited or ())}
    kinds = ("swu-deck-not-a-", "swu-deck-leader-", "swu-deck-base-", "swu-deck-too-few")
    return next((one for one in found if one.rule in about and one.message.id.startswith(kinds)), None)


def _against_cards(match: Match, decision: Pick, answer: Any) -> Reason | None:
    """Return what the rules have against the deck that an answer would make."""
    if not isinstance(answer, tuple) or any(answer.count(one) > 1 for one in answer):
        return None
    seat = decision.seat
    foreign = [one for one in answer if one not in decision.options]
    if foreign:
        return _against_foreign(match, seat, foreign[0])
    picked = [number for _, number in answer]
    if match.boosters is not None:
        found = violations(as_deck(match, seat, picked), match.format, pool(match.boosters, seat))
    else:
        found = violations(as_deck(match, seat, _without(match, seat, picked), picked), match.format)
    return found[0] if found else None


def _against_foreign(match: Match, seat: int, one: Any) -> Reason | None:
    """Return the rule against a card that isn't among those a player builds with."""
    if match.boosters is None or match.rules.limited is None or _named(one) != "card":
        return None
    if type(one[1]) is not int or not 0 <= one[1] < len(match.boosters.keys):
        return None
    if one[1] in match.boosters.pools[seat]:
        return because(match.rules.contents, "swu-deck-not-in-the-deck", card=match.name(one[1]))
    return because(match.rules.limited.pool, "swu-not-in-your-pool")


# How good it is.


def promise(match: Match, seat: int) -> float:
    """Return what a player's pool or deck is worth, as far as it is built."""
    if match.boosters is None:
        return _deck_worth(match, seat) if match.decks[seat] else 0.0
    boosters = match.boosters
    size = match.rules.others
    numbers = boosters.mains(seat)
    keys = [boosters.keys[number] for number in numbers]
    deck = match.decks[seat][0] if match.decks[seat] else None
    if deck is not None and deck.main:
        return _deck_worth(match, seat)
    own = deck.leaders if deck is not None else [boosters.keys[one] for one in leaders(boosters, seat)]
    wanted = [deck.base] if deck is not None and deck.base else _by_aspects(bases(boosters, seat, 0))
    if not own:
        return suggesting.total(keys, wanted)
    best = suggesting.propose(own, wanted, keys, size).worth
    return best + 0.1 * sum(suggesting.worth(boosters.keys[one]) for one in leaders(boosters, seat))


def _by_aspects(keys: Iterable[str]) -> list[str]:
    """Return one base for each aspect."""
    return list({card(key).aspects: key for key in keys}.values())


def _deck_worth(match: Match, seat: int) -> float:
    """Return what the cards of a deck are worth one by one: more cards make no better deck."""
    deck = match.deck(seat)
    if not deck.main:
        return 0.0
    keys = [match.key(number) for number in deck.main]
    return suggesting.total(keys, (*deck.leaders, deck.base)) / len(keys) * match.rules.others


def resample(match: Match, seat: int | None, rng: Rng) -> None:
    """Draw again what others have chosen in secret while they build, from resampled pools."""
    boosters = match.boosters
    for other in range(match.seats):
        if other == seat or not match.decks[other] or boosters is None:
            continue
        deck = match.decks[other][0]
        leader = match.key(rng.choice(leaders(boosters, other)))
        base = rng.choice(bases(boosters, other, match.rules.others)) if deck.base else ""
        match.decks[other] = [MatchDeck((leader,), base, (), ())]
        if deck.main:
            _put(match, other, suggested(match, other))


def suggest(pool: Deck, set_name: str, size: int) -> Deck:
    """Return a deck that makes sense, built from a pool and the common bases of its set.

    The deck has at least `size` cards, more if its base asks for more.
    """
    keys = [key for key in sorted(pool.main) for _ in range(pool.main[key])]
    best = suggesting.propose(pool.leaders, dict.fromkeys((*contents(set_name).bases, *pool.bases)), keys, size)
    main = Counter(keys[i] for i in best.cards)
    return Deck(leaders=(best.leader,), bases=(best.base,), main=dict(main))
