"""Unit composition and wargear options: whether units are what their datasheets allow, as far as those are known here.

A battle doesn't ask for this, since it is played the same on a machine that has no datasheets; `tablero list check` does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from tablero.games.wh40k import catalogues
from tablero.games.wh40k.catalogues import GROUP, ITEM, MODEL, Detachment, Option, Sheet, folded
from tablero.games.wh40k.datasheets import Army, Entry, Equipped, Profile, Weapon, carried
from tablero.games.wh40k.loadouts import items_of, key, may_carry
from tablero.kernel import Reason, because, say
from tablero.lists.problems import shown


def violations(army: Army) -> Iterator[Reason]:
    """Yield every reason why the units of an army are not as their datasheets allow."""
    known = catalogues.known()
    own = next((one for one in known if one.faction == army.faction), None)
    around = [] if own is None else catalogues.related(own, known)
    costs = {name: cost for one in around for each in one.detachments for name, cost in each.enhancements.items()}
    yield from detachment_violations(army, [] if own is None else own.detachments)
    for entry in army.entries:
        sheet = catalogues.sheet_named(entry.datasheet.name, around)
        if sheet is None:
            yield because("wh40k:datasheet.10", "wh40k-muster-unknown-sheet", unit=entry.datasheet.name)
        else:
            yield from unit_violations(entry, sheet, costs.get(entry.enhancement))


def detachment_violations(army: Army, known: Sequence[Detachment]) -> Iterator[Reason]:
    """Yield what is against an army's Detachment: it is not known, or not the one that its Enhancements belong to."""
    if not army.detachment or not known:
        return
    chosen = [one for one in known if folded(one.name) == folded(army.detachment)]
    if not chosen:
        near = get_close_matches(army.detachment, [one.name for one in known], n=3)
        names = tuple([say("lists-name", name=name) for name in near])
        said = say("wh40k-muster-unknown-detachment", detachment=shown(army.detachment))
        if near:
            said = say("wh40k-muster-unknown-detachment-near", detachment=shown(army.detachment), near=names)
        yield Reason(said, "wh40k:muster.06")
        return
    for entry in army.entries:
        owners = [one.name for one in known if entry.enhancement in one.enhancements]
        if owners and not any(entry.enhancement in one.enhancements for one in chosen):  # wh40k:muster.08
            yield because(
                "wh40k:muster.08",
                "wh40k-muster-other-detachment",
                unit=entry.datasheet.name,
                enhancement=entry.enhancement,
                other=owners[0],
                detachment=chosen[0].name,
            )


def unit_violations(entry: Entry, sheet: Sheet, enhancement: int | None = 0) -> Iterator[Reason]:
    """Yield what a datasheet has against a unit; None where nobody knows what its Enhancement costs."""
    size = sum(each.number for each in entry.models)
    found = [(each, _option(each, sheet, size)) for each in entry.models]
    for each, option in found:
        name = each.name or each.profile.name
        if option is None:
            yield because("wh40k:datasheet.10", "wh40k-muster-no-model", unit=sheet.name, model=name)
        elif not may_carry(option, _items(each), size):  # wh40k:datasheet.11
            told = ", ".join((*carried(each.weapons), *each.wargear))
            yield because("wh40k:datasheet.11", "wh40k-muster-options", unit=sheet.name, model=name, items=told)
        elif not _as_printed(each, option, sheet):
            yield because("wh40k:datasheet.02", "wh40k-muster-numbers", unit=sheet.name, model=name)
    numbers: dict[str, int] = {}
    for each, option in found:
        if option is not None:
            numbers[option.id] = numbers.get(option.id, 0) + each.number
    yield from _numbers(sheet, numbers, size)
    yield from _items_in_unit(entry, sheet, size)
    if enhancement is not None and not sheet.open_points and all(option for _, option in found):
        cost = _cost(sheet, found, size) + (enhancement if entry.enhancement else 0)
        if cost != entry.points:
            yield because("wh40k:muster.03", "wh40k-muster-cost", unit=sheet.name, points=entry.points, wanted=cost)


def _items(each: Equipped) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for name in (*carried(each.weapons), *each.wargear):
        counts[name] = counts.get(name, 0) + 1
    return items_of(counts)


def _option(each: Equipped, sheet: Sheet, size: int) -> Option | None:
    """Return the model that the roster names; of several, one that may carry what these do."""
    name = key(each.name or each.profile.name)
    able = [option for option in sheet.all() if option.kind == MODEL and key(option.name) == name]
    fitting = (option for option in able if may_carry(option, _items(each), size))
    return next(fitting, able[0] if able else None)


def _numbers(sheet: Sheet, numbers: dict[str, int], size: int) -> list[Reason]:
    """Return where there are too few or too many models of a kind, in the composition that comes nearest."""
    found = [list(_wrong(options, sheet.name, numbers, size)) for options in compositions(sheet.options)]
    return min(found, key=len)


def _wrong(options: list[Option], unit: str, numbers: dict[str, int], size: int) -> Iterator[Reason]:
    inside = [one for option in options for one in option.all()]
    for option in inside:
        models = [one for one in option.all() if one.kind == MODEL]
        if not models:
            continue
        count = sum(numbers.get(one.id, 0) for one in models)
        least, most = option.at_least(size), option.at_most(size)
        if not least <= count <= most:  # wh40k:datasheet.10
            said = say("wh40k-muster-models", unit=unit, model=option.name, count=count, least=least, most=most)
            yield Reason(said, "wh40k:datasheet.10")
    known = [one.id for one in inside]
    if missing := sum(count for id, count in numbers.items() if id not in known):
        said = say("wh40k-muster-models", unit=unit, model=unit, count=size, least=0, most=size - missing)
        yield Reason(said, "wh40k:datasheet.10")


def compositions(options: list[Option]) -> list[list[Option]]:
    """Return what a unit may be made of: all options or, where whole compositions are to be chosen from, each of them."""
    for number, option in enumerate(options):
        wholes = [one for one in option.options if one.kind == ITEM and _has_models(one)]
        if option.kind == GROUP and wholes:
            before, after = options[:number], options[number + 1 :]
            return [found for one in wholes for found in compositions([*before, *one.options, *after])]
    return [options]


def _has_models(option: Option) -> bool:
    return any(one.kind == MODEL for one in option.all())


def _items_in_unit(entry: Entry, sheet: Sheet, size: int) -> Iterator[Reason]:
    """Yield the options that were used more often than a unit of this size may."""
    limits = {key(option.name): option for option in sheet.all() if option.most_in_unit}
    for name, option in limits.items():
        count = sum(each.number * dict(_items(each)).get(name, 0) for each in entry.models)
        if count > (most := catalogues.step(option.most_in_unit, size, catalogues.UNLIMITED)):  # wh40k:datasheet.11
            said = say("wh40k-muster-items", unit=sheet.name, item=option.name, count=count, most=most)
            yield Reason(said, "wh40k:datasheet.11")


def _cost(sheet: Sheet, found: list[tuple[Equipped, Option | None]], size: int) -> int:
    cost = sheet.cost(size)
    for each, option in found:
        if option is not None:
            prices = {key(one.name): one.points for one in option.all() if one is not option}
            cost += each.number * (option.points + sum(prices.get(name, 0) * count for name, count in _items(each)))
    return cost


# Numbers.


def _as_printed(each: Equipped, option: Option, sheet: Sheet) -> bool:
    """Tell whether models and weapons have the numbers of their datasheet (wh40k:datasheet.02)."""
    printed = sheet.printed().profiles[option.profile]
    given = {one.invulnerable for one in option.all() if key(one.name) in dict(_items(each))}
    saves = {*printed.invulnerable, *given} - {0}
    armoury = {_weapon(weapon) for weapon in sheet.armoury()}
    same = _profile(each.profile) == _profile(printed) and set(each.profile.invulnerable) <= saves
    return same and all(_weapon(weapon) in armoury for weapon in each.weapons)


def _profile(profile: Profile) -> tuple[object, ...]:
    return profile.move, profile.toughness, profile.save, profile.wounds, profile.leadership, profile.oc, profile.base


def _weapon(weapon: Weapon) -> str:
    return weapon.content_key.rpartition("|")[0]
