"""`make soak`: every unit of Legion, of both editions, takes part in a battle between bots that is played to its end.

Armies are made of whatever has not fought yet, without rules of army building; the hand and the battle deck are those of an
army drawn at random. A unit has taken part when it has stood on the battlefield, a counterpart when the unit that it joined has.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from time import process_time

from tablero.bots import bot
from tablero.games.legion import cards
from tablero.games.legion.armies import SKIRMISH, Army, Entry, army_to_json
from tablero.games.legion.armies import random as random_army
from tablero.games.legion.definition import GAME
from tablero.games.legion.drawing import drawn_entry
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.state import ON_BATTLEFIELD, Battle
from tablero.kernel import Game, Perspective, Rng

UNITS = 8
"""In each army."""
BOTS = ("medium", "easy")
LONGEST = 20_000
"""No battle takes so many decisions: one that does will not end."""
TRIES = 3
"""So often a unit that stayed off the battlefield is put into another battle."""


def fielded(edition: str) -> list[cards.Unit]:
    """Return the units of an edition that may be fielded by themselves."""
    return [card for card in cards.units(edition).values() if card.kind == "unit"]


def come_with(card: cards.Unit) -> set[str]:
    """Return the ids of those that have taken part once a unit has: itself, and its counterpart."""
    return {card.id, card.counterpart} if card.counterpart else {card.id}


def accompanied(entry: Entry) -> Entry:
    """Return a unit for an army with its counterpart, if it has one."""
    if not entry.card.counterpart or entry.counterpart is not None:
        return entry
    return replace(entry, counterpart=Entry(cards.units(entry.card.edition)[entry.card.counterpart]))


def army_of(edition: str, units: list[cards.Unit], rng: Rng) -> Army:
    """Return an army of these units with upgrades drawn at random, and with the cards of a random army."""
    army = random_army(edition, rng, format=SKIRMISH)
    own = [replace(army, faction=card.faction if card.faction in cards.FACTIONS else army.faction) for card in units]
    entries = [accompanied(drawn_entry(each, card, rng, plain=False)) for each, card in zip(own, units, strict=True)]
    return replace(army, entries=tuple(entries))


def fought(edition: str, units: list[cards.Unit], seed: int) -> set[str]:
    """Play a battle of these units, half of them on either side; return the ids of those that took part."""
    rng, half = Rng(seed), (len(units) + 1) // 2
    sides = [units[:half], units[half:] or units[:1]]
    armies = [army_to_json(army_of(edition, side, rng)) for side in sides]
    game: Game[Battle] = Game(GAME, GAME.setup(edition=edition, armies=armies), Rng(seed))
    players = [bot(name, Rng(seed + number)) for number, name in enumerate(BOTS)]
    seen: set[str] = set()
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            return seen
        game.choose(players[decision.seat].decide(Perspective(game, decision.seat)), decision.seat)
        there = [unit for unit in game.state.units if unit.place == ON_BATTLEFIELD]
        seen |= {unit.card.id for unit in there} | {unit.joined.id for unit in there if unit.joined is not None}
    raise RuntimeError(f"the battle {seed} of edition {edition} does not end")


def musters(edition: str, seed: int) -> Iterator[tuple[int, list[str]]]:
    """Let everybody fight; yield after each battle how many are left, and in the end who never came."""
    waiting, tries = fielded(edition), dict.fromkeys(cards.units(edition), 0)
    while waiting:
        now = waiting[: 2 * UNITS]
        seen = fought(edition, now, seed)
        seed += 1
        for card in now:
            tries[card.id] += 1
        absent = [card for card in now if not come_with(card) <= seen]
        waiting = waiting[len(now) :] + [card for card in absent if tries[card.id] < TRIES]
        yield len(waiting), [card.full_name for card in absent if tries[card.id] == TRIES]


def main() -> None:
    """Muster everybody, and tell how it went."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.muster")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--edition", choices=sorted(EDITIONS), action="append")
    given = options.parse_args()
    missing: list[str] = []
    for edition in given.edition or EDITIONS:
        start, battles = process_time(), 0
        for left, never in musters(edition, given.seed):
            battles += 1
            missing += [f"{name} ({edition})" for name in never]
            print(f"{edition}: {battles} battles, {left} units left", flush=True)
        print(
            f"{edition}: {len(cards.units(edition))} units and counterparts, {battles} battles, "
            f"{process_time() - start:.0f} s",
            flush=True,
        )
    if missing:
        sys.exit(f"never on the battlefield: {', '.join(missing)}")


if __name__ == "__main__":
    main()
