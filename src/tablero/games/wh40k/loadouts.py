"""What a model may carry by its options, and how the weapons of several models can be divided among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from tablero.games.wh40k.catalogues import GROUP, Option, folded

Items = tuple[tuple[str, int], ...]
"""Names of items as they are compared, sorted, and how many of each."""

_PATIENCE = 50_000
"""How many steps are looked through at most."""


_WAYS = 200
"""How many ways to divide are compared at most."""


class Division(NamedTuple):
    """So many models of an option that carry the same."""

    option: Option
    number: int
    items: Items


class _Steps:
    """How many steps are left."""

    def __init__(self) -> None:
        self.left = _PATIENCE

    def go_on(self) -> bool:
        self.left -= 1
        return self.left > 0


def items_of(counts: Mapping[str, int]) -> Items:
    """Return counted names as they are compared."""
    found: dict[str, int] = {}
    for name, count in counts.items():
        found[key(name)] = found.get(key(name), 0) + count
    return tuple(sorted(found.items()))


def key(name: str) -> str:
    """Return the name of an item as it is compared: without a plural, since rosters add them."""
    return " ".join(word.rstrip("s") for word in folded(name).split())


def loadouts(model: Option, available: Mapping[str, int], models: int) -> list[Items]:
    """Return everything that a model may carry of what is available, in a unit of so many models."""
    found = {_sorted(taken): None for taken in _choose(model.options, dict(available), models, _Steps())}
    return list(found)


def may_carry(model: Option, items: Items, models: int) -> bool:
    """Tell whether a model may carry exactly these items (wh40k:datasheet.11)."""
    return items in loadouts(model, dict(items), models)


def _sorted(taken: Mapping[str, int]) -> Items:
    return tuple(sorted((name, count) for name, count in taken.items() if count))


def _choose(
    options: Sequence[Option], available: dict[str, int], models: int, steps: _Steps
) -> Iterator[dict[str, int]]:
    """Yield what may be taken of the options together, each within its own limits."""
    if not options:
        yield {}
        return
    first, rest = options[0], options[1:]
    for taken, _ in _take(first, available, models, steps):
        if not steps.go_on():
            return
        left = {name: count - taken.get(name, 0) for name, count in available.items()}
        for more in _choose(rest, left, models, steps):
            yield _sum(taken, more)


def _take(
    option: Option, available: dict[str, int], models: int, steps: _Steps
) -> Iterator[tuple[dict[str, int], int]]:
    """Yield what may be taken of one option, with how many selections that is; the least first."""
    if option.kind == GROUP:
        for taken, count in _some(option.options, available, models, steps):
            if option.at_least(models) <= count <= option.at_most(models):
                yield taken, count
        return
    least, most = option.at_least(models), option.at_most(models)
    if not least:
        yield {}, 0
    elif option.gear and not available.get(key(option.name)):
        yield {}, least  # what every model has need not be on a list
    for number in range(max(1, least), most + 1):
        found = False
        for taken in _several(option, number, available, models, steps):
            found = True
            yield taken, number
        if not found:
            return


def _several(
    option: Option, number: int, available: dict[str, int], models: int, steps: _Steps
) -> Iterator[dict[str, int]]:
    """Yield what so many selections of an item take: the item itself, and what is selected in each alike."""
    if not steps.go_on():
        return
    own = {key(option.name): number} if option.weapons or option.gear else {}
    if any(available.get(name, 0) < count for name, count in own.items()):
        return
    left = {name: (count - own.get(name, 0)) // number for name, count in available.items()}
    for inside in _choose(option.options, left, models, steps):
        if own or any(inside.values()):
            yield _sum(own, {name: count * number for name, count in inside.items()})


def _some(
    options: Sequence[Option], available: dict[str, int], models: int, steps: _Steps
) -> Iterator[tuple[dict[str, int], int]]:
    """Yield what may be taken of a group, with how many selections that is."""
    if not options:
        yield {}, 0
        return
    for taken, count in _take(options[0], available, models, steps):
        if not steps.go_on():
            return
        left = {name: number - taken.get(name, 0) for name, number in available.items()}
        for more, others in _some(options[1:], left, models, steps):
            yield _sum(taken, more), count + others


def _sum(first: Mapping[str, int], second: Mapping[str, int]) -> dict[str, int]:
    found = dict(first)
    for name, count in second.items():
        found[name] = found.get(name, 0) + count
    return found


# Dividing.


def divided(candidates: Sequence[Option], number: int, totals: Items, models: int) -> list[Division] | None:
    """Return so many models that carry these items together, each what it may.

    Where there are several ways, as few as possible have anything but what such a model has if nobody selects otherwise.
    """
    able = [(option, items) for option in candidates for items in loadouts(option, dict(totals), models)]
    common = [usually(option) for option in candidates if option.usual]
    able.sort(key=lambda one: _unusual(one[0], one[1], common))
    ways = islice(_divide(able, number, dict(totals), models, {}, _Steps()), _WAYS)

    def unusual(way: list[Division]) -> int:
        return sum(one.number * _unusual(one.option, one.items, common) for one in way)

    return min(ways, key=unusual, default=None)


def _unusual(model: Option, items: Items, common: list[dict[str, int]]) -> int:
    """Return how many of the items neither such a model nor the common ones of its unit have if nobody selects otherwise."""
    usual = [usually(model), *common]
    return sum(max(0, count - max(one.get(name, 0) for one in usual)) for name, count in items)


def usually(option: Option) -> dict[str, int]:
    """Return what a model or item has in it if nobody selects otherwise."""
    found: dict[str, int] = {}
    for one in option.options:
        if one.usual or one.kind == GROUP:
            own = {key(one.name): one.usual} if one.weapons or one.gear else {}
            found = _sum(found, _sum(own, usually(one)))
    return found


def _divide(
    able: Sequence[tuple[Option, Items]],
    number: int,
    left: dict[str, int],
    models: int,
    used: dict[str, int],
    steps: _Steps,
) -> Iterator[list[Division]]:
    if not number:
        if not any(left.values()):
            yield []
        return
    if not able or not steps.go_on():
        return
    option, items = able[0]
    most = min([number, option.at_most(models) - used.get(option.id, 0), *(left[name] // each for name, each in items)])
    for count in range(most, -1, -1):
        rest = {**left, **{name: left[name] - each * count for name, each in items}}
        taken = {**used, option.id: used.get(option.id, 0) + count}
        for others in _divide(able[1:], number - count, rest, models, taken, steps):
            yield [*([Division(option, count, items)] if count else []), *others]
