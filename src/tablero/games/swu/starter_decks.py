"""Ready-made decks for players who bring none: leaders and a base drawn at random, with the cards that go best with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablero.games.swu import suggest
from tablero.games.swu.cards import Face, faces
from tablero.games.swu.constants import ASPECTS
from tablero.games.swu.deckbuilding import BUILDING, Format
from tablero.kernel import Rng


def ready_made(format: Format, seats: int, rng: Rng) -> list[Any]:
    """Return decks for each seat, leaders and bases drawn at random, the cards that go best with them."""
    return [three(rng) if format == "trilogy" else put_together(rng, format, [], Counter()) for _ in range(seats)]


def three(rng: Rng) -> list[Any]:
    """Return three decks that share no leader, no base, and no more copies than one deck may have (swu:9.3.2.b)."""
    found: list[Any] = []
    used: Counter[str] = Counter()
    for _ in range(3):
        found.append(put_together(rng, "trilogy", found, used))
        used.update(found[-1]["deck"])
    return found


def put_together(rng: Rng, format: Format, others: Sequence[Any], used: Counter[str]) -> Any:
    """Return a deck without the leaders and bases of the others, and without the copies that they use."""
    rules = BUILDING[format]
    every = list(faces().values())
    leaders = [one for one in every if one.leader and not any(one.key in other["leaders"] for other in others)]
    bases = [one for one in every if one.base and all(one.key != other["base"] for other in others)]
    bases = [one for one in bases if not one.card.deck_size]  # decks of the usual size
    chosen = [rng.choice(leaders)]
    while len(chosen) < rules.leaders:
        chosen.append(rng.choice([one for one in leaders if pairs(chosen[0], one)]))
    base = rng.choice(bases)
    most = rules.copies or 1
    keys = [one.key for one in every if goes_in(one) for _ in range((one.card.copies or most) - used[one.key])]
    command = [*(one.key for one in chosen), base.key]
    picked = suggest.suggest(keys, command, rules.others)
    counts = Counter(keys[i] for i in picked)
    return {"leaders": [one.key for one in chosen], "base": base.key, "deck": dict(sorted(counts.items()))}


def goes_in(face: Face) -> bool:
    """Tell whether a card may be shuffled into a deck."""
    return not (face.leader or face.base or face.token)


def pairs(one: Face, other: Face) -> bool:
    """Tell whether two leaders may lead a deck together (swu:12.2.1.a, swu:12.3.1)."""
    sides = {*one.aspects, *other.aspects}
    return one is not other and not {ASPECTS[4], ASPECTS[5]} <= sides
