"""Scenarios of Warhammer 40,000 for `tablero scenario`: cases of attacks are played many times, and distributions compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from tablero.cli.scenario import Options, Scenarios
from tablero.games.wh40k.scenario.cases import Case, Expected, read_cases
from tablero.games.wh40k.scenario.compare import Comparison, compare
from tablero.games.wh40k.scenario.play import Tally, lay_out, play
from tablero.kernel import Json, Message, Rng, say
from tablero.text import Texts

TEXTS = Path(__file__).parent / "texts"

USUAL = 200_000
"""How many times each case is played."""
BLOCK = 4_000
"""How many of them are played with dice of their own: the same however many processes there are."""


class Variant(NamedTuple):
    """A case by the book, or with Devastating Wounds by the later errata."""

    case: Case
    errata: bool
    expected: Expected


def variants(paths: Sequence[Path]) -> list[Variant]:
    """Return all that is played of the cases in these files; in a folder, those whose names end in `.json`."""
    files = [file for path in paths for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    found = []
    for case in (case for file in files for case in read_cases(file)):
        found.append(Variant(case, False, case.expected))
        if case.expected_no_spill is not None:
            found.append(Variant(case, True, case.expected_no_spill))
    return found


def scenarios(paths: list[Path], options: Options) -> Scenarios:
    """Return the cases of these files to be played; raise `BadCases` where they are none."""
    games = USUAL if options.games is None else options.games
    blocks = -(-games // BLOCK)
    found = variants(paths)
    report = partial(Compared, found, games, options.seed)
    return Scenarios(len(found) * blocks, partial(_run, tuple(paths), games, options.seed), report)


@lru_cache(maxsize=1)
def _variants(paths: tuple[Path, ...]) -> list[Variant]:
    """Return them, read once in each process."""
    return variants(paths)


def _run(paths: tuple[Path, ...], games: int, seed: int, numbers: Sequence[int]) -> list[tuple[int, Tally]]:
    """Play the blocks with these numbers; return the number of the variant with each."""
    blocks = -(-games // BLOCK)
    found = _variants(paths)
    tallies = []
    for number in numbers:
        which, block = divmod(number, blocks)
        case, errata, _ = found[which]
        rng = Rng.of(seed, case.id, int(errata), block)
        tallies.append((which, play(lay_out(case, errata=errata), min(BLOCK, games - block * BLOCK), rng)))
    return tallies


class Compared:
    """How each case compares with what is expected of it."""

    def __init__(self, found: Sequence[Variant], games: int, seed: int, tallies: Sequence[tuple[int, Tally]]) -> None:
        self._variants = found
        self._games = games
        self._seed = seed
        totals = [Tally(Counter(), Counter()) for _ in found]
        for which, tally in tallies:
            totals[which].damage.update(tally.damage)
            totals[which].slain.update(tally.slain)
        self._compared = [
            (
                compare(total.damage, one.expected.damage_distribution),
                compare(total.slain, one.expected.models_slain_distribution),
            )
            for one, total in zip(found, totals, strict=True)
        ]

    @property
    def agrees(self) -> bool:
        """Whether chance alone explains all differences."""
        return all(one.agrees for pair in self._compared for one in pair)

    def to_json(self) -> Json:
        """Return the comparisons for programs."""
        return {
            "games": self._games,
            "seed": self._seed,
            "agrees": self.agrees,
            "cases": [
                {
                    "id": case.id,
                    "title": case.title,
                    "errata": errata,
                    "agrees": damage.agrees and slain.agrees,
                    "damage": damage.to_json(),
                    "models_slain": slain.to_json(),
                }
                for (case, errata, _), (damage, slain) in zip(self._variants, self._compared, strict=True)
            ],
        }

    def lines(self, words: Texts) -> Iterator[str]:
        """Yield the comparisons for people."""
        wrong = sum(not (damage.agrees and slain.agrees) for damage, slain in self._compared)
        yield words.render(say("wh40k-scenario-figures", count=len(self._compared), games=self._games, wrong=wrong))
        for (case, errata, _), (damage, slain) in zip(self._variants, self._compared, strict=True):
            told = say("wh40k-scenario-case", id=case.id, title=case.title, errata=str(errata).lower())
            yield f"  {words.render(told)}"
            yield f"    {words.render(_told('wh40k-scenario-damage', damage))}"
            yield f"    {words.render(_told('wh40k-scenario-slain', slain))}"


def _told(id: str, one: Comparison) -> Message:
    numbers = {"mean": f"{one.mean:.4f}", "expected": f"{one.expected_mean:.4f}", "p": f"{one.p:.4f}"}
    return say(id, **numbers, agrees=str(one.agrees).lower())
