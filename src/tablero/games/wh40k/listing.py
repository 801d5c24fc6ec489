"""The datasheets as lists for people: which there are, what is printed on one, and what of it the rules don't enforce."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from tablero.games.wh40k import catalogues
from tablero.games.wh40k.catalogues import MODEL, Catalogue, Option, Sheet, folded
from tablero.games.wh40k.datasheets import Ability, Datasheet, Profile, Weapon
from tablero.games.wh40k.printed import datasheet_to_json
from tablero.kernel import Content, Json, Listed, Message, NotListed, Piece, Share, say


class Datasheets(Content):
    """Datasheets as `tablero content` lists them: those that come with the game, and those that were added."""

    def shares(self) -> list[Share]:
        """Return how many datasheets each faction has, and how many are enforced completely."""
        found = []
        for one in catalogues.known():
            known = sum(_whole(sheet) for sheet in one.sheets)
            line = say("wh40k-listing-set", set=_name(one), known=known, total=len(one.sheets))
            found.append(Share(_name(one), known, len(one.sheets), line))
        return found

    def summed(self, known: int, total: int) -> Message:
        """Return how many datasheets there are in all."""
        return say("wh40k-listing-sum", known=known, total=total)

    def listed(self, set: str) -> list[Listed]:
        """Return the datasheets of a faction."""
        for one in catalogues.known():
            if folded(set) in (folded(_name(one)), folded(one.name), folded(one.faction)):
                return [_listed(sheet) for sheet in one.sheets]
        names = ", ".join(_name(one) for one in catalogues.known())
        raise NotListed(say("wh40k-listing-no-set", set=set[:80], sets=names))

    def named(self, name: str) -> list[Piece]:
        """Return what is printed on a datasheet, or on all of this name."""
        found = [sheet for sheet in _all() if folded(sheet.name) == folded(name) or sheet.id == name]
        if not found:
            names = list(dict.fromkeys(sheet.name for sheet in _all()))
            near = [say("lists-name", name=one) for one in get_close_matches(name, names, n=3)]
            raise NotListed(say("wh40k-listing-no-sheet", name=name[:80]), near)
        return [Piece(sheet.id, list(_lines(sheet))) for sheet in found]

    def printed(self, key: str) -> Json:
        """Return what is printed on a datasheet."""
        return next((datasheet_to_json(sheet.printed()) for sheet in _all() if sheet.id == key), None)


def _all() -> Iterator[Sheet]:
    return (sheet for one in catalogues.known() for sheet in one.sheets)


def _name(catalogue: Catalogue) -> str:
    """Return what a catalogue is called, without what only sorts it."""
    parts = [part for part in catalogue.name.split(" - ") if part != "Library"]
    return parts[-1]


def _whole(sheet: Sheet) -> bool:
    """Tell whether the rules know all that a datasheet says, its weapons included."""
    gear = any(option.gear and not option.invulnerable and not option.abilities for option in sheet.all())
    return (
        not sheet.datasheet.get("unenforced") and not any(one.get("unenforced") for one in sheet.weapons) and not gear
    )


def _listed(sheet: Sheet) -> Listed:
    line = say("wh40k-listing-line", name=sheet.name, points=sheet.cost(1))
    whole = _whole(sheet)
    return Listed(
        sheet.id, say("lists-name", name=sheet.name), whole, line if whole else say("wh40k-listing-part", line=line)
    )


def _lines(sheet: Sheet) -> Iterator[Message]:
    printed = sheet.printed()
    yield say("wh40k-listing-title", name=sheet.name, faction=", ".join(printed.faction_keywords))
    yield from (profile_line(profile) for profile in printed.profiles)
    yield from (weapon_line(weapon) for weapon in sheet.armoury())
    yield say("wh40k-listing-keywords", names=", ".join(printed.keywords))
    if printed.abilities:
        yield say("wh40k-listing-abilities", names=", ".join(_ability(one) for one in printed.abilities))
    if printed.leads:
        yield say("wh40k-listing-leads", names=", ".join(printed.leads))
    if printed.transport:
        yield say("wh40k-listing-transport", capacity=printed.transport.capacity)
    for first, cost in sheet.points:
        yield say("wh40k-listing-points", models=first, points=cost)
    yield from (_models(option) for option in sheet.all() if option.kind == MODEL and option.points)
    if names := _unenforced(sheet, printed):
        yield say("wh40k-listing-unenforced", names=", ".join(names))


def profile_line(profile: Profile) -> Message:
    """Return a model's characteristics on one line."""
    return say(
        "wh40k-listing-profile",
        name=profile.name,
        m="-" if profile.move is None else str(profile.move),
        t=profile.toughness,
        sv=profile.save,
        w=profile.wounds,
        ld=profile.leadership,
        oc=profile.oc,
        invulnerable=min(profile.invulnerable, default=0),
    )


def weapon_line(weapon: Weapon) -> Message:
    """Return a weapon's profile on one line."""
    return say(
        "wh40k-listing-weapon",
        name=weapon.name,
        range=weapon.range,
        a=str(weapon.attacks),
        skill=weapon.skill,
        s=str(weapon.strength),
        ap=weapon.ap,
        d=str(weapon.damage),
        abilities=", ".join(_ability(one) for one in weapon.abilities) or "-",
    )


def _ability(ability: Ability) -> str:
    """Return an ability by the name that the datasheets give it, which is no sentence."""
    name = ability.name.replace("-", " ").title().replace("Twin Linked", "Twin-linked")
    if ability.keyword:
        return f"{name}-{ability.keyword.title()} {ability.value}+"
    if ability.name == "feel-no-pain":
        return f"{name} {ability.value}+"
    return f"{name} {ability.value}" if ability.value.random or ability.value.plus else name


def _models(option: Option) -> Message:
    return say("wh40k-listing-each", name=option.name, points=option.points)


def _unenforced(sheet: Sheet, printed: Datasheet) -> list[str]:
    weapons = (name for weapon in sheet.armoury() for name in weapon.unenforced)
    gear = (one.name for one in sheet.all() if one.gear and not one.invulnerable and not one.abilities)
    return list(dict.fromkeys((*printed.unenforced, *weapons, *gear)))


DATASHEETS = Datasheets()
"""What `tablero content` shows."""
