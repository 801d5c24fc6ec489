"""An army is what each player brings: how it is read, checked, told, drawn and written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from tablero.games.legion import armies, building, cards, mustering
from tablero.games.legion.armies import SKIRMISH, STANDARD, Army, Entry
from tablero.games.legion.decks import kind_name
from tablero.games.legion.list_files import KINDS, read, write
from tablero.games.legion.listing import text_enforced
from tablero.kernel import Brings, Json, Message, Ready, Reason, Report, Rng, say
from tablero.kernel.reasons import because
from tablero.lists.problems import shown

OPEN = "open"
"""No rules of army building: whatever a game can be begun with."""
FORMATS = (STANDARD, SKIRMISH, "escalation", "grand-army", OPEN)


class Armies(Brings[Army]):
    """Armies of Star Wars: Legion, of either edition."""

    setting = "armies"
    formats = FORMATS
    kinds = KINDS

    def read(self, text: str) -> Army:
        """Return the army in a text of any kind that can be read: see docs/legion-armies.md."""
        return read(text)

    def write(self, brought: Army, kind: str, lang: str = "en") -> str:
        """Return the army as a text."""
        return write(brought, kind)

    def check(self, brought: Sequence[Army], format: str, pool: Army | None = None) -> Report:
        """Return what the rules of army building have against armies, each by its own edition."""
        return Report(tuple(violations(army, format) for army in brought))

    def value(self, brought: Army) -> Json:
        """Return the army as the setting holds it."""
        return armies.army_to_json(brought)

    def title(self, brought: Army) -> Message:
        """Return its name."""
        return say("lists-name", name=shown(brought.name)) if brought.name else say("legion-army-nameless")

    def lines(self, brought: Army) -> Iterator[Message]:
        """Return faction and points, each unit with its upgrades, and the cards of the hand and the battle deck."""
        cost, limit = mustering.points(brought), brought.limits.points
        about = mustering.faction(brought.faction)
        yield say("legion-army-about", faction=about, edition=brought.edition, points=cost, limit=limit)
        if brought.battle_force:
            yield say("legion-army-force", force=brought.battle_force)
        for name in cards.RANKS:
            of_rank = [entry for entry in brought.entries if mustering.rank(brought, entry) == name]
            if of_rank:
                yield say("lists-name", name="")
                yield mustering.rank_name(name)
                yield from (line for entry in of_rank for line in _unit(brought, entry))
        yield say("lists-name", name="")
        yield from _cards(brought)

    def about(self, brought: Army) -> Json:
        """Return edition, faction, points and units."""
        return {
            "edition": brought.edition,
            "format": brought.format,
            "faction": brought.faction,
            "battle_force": brought.battle_force,
            "points": mustering.points(brought),
            "limit": brought.limits.points,
            "units": [[entry.card.full_name, _minis(entry)] for entry in brought.entries],
        }

    def format_of(self, brought: Army) -> str | None:
        """Return the format that the army was built for."""
        return brought.format

    def format_name(self, format: str) -> Message:
        """Return what a format is called."""
        return say(f"legion-army-format-{format}")

    def ready(self) -> Sequence[Ready]:
        """Return the armies that come with the game."""
        return _ready()

    def of(self, value: Any, place: str) -> Army:
        """Return the army that a name or plain JSON stands for."""
        return armies.army_of(value, place)

    def draw(self, rng: Rng, seats: int, settings: Mapping[str, Any]) -> list[Json]:
        """Return armies of the edition that is played, drawn at random, all legal in the format."""
        edition, format = settings["edition"], settings["format"]
        size = format if format in cards.formats(edition) else STANDARD
        return [armies.army_to_json(armies.random(edition, rng, format=size)) for _ in range(seats)]


def violations(army: Army, format: str) -> tuple[Reason, ...]:
    """Return what is against an army in a format; in open play nothing is, since it could be read."""
    if format == OPEN:
        return ()
    found = building.violations(army)
    if army.format != format:
        rule = {"2026": "legion26:army.04", "2023": "legion23:army.03"}[army.edition]
        return (because(rule, "legion-army-other-format", wanted=say(f"legion-army-format-{format}")), *found)
    return found


def _unit(army: Army, entry: Entry) -> Iterator[Message]:
    yield say(
        "legion-army-unit",
        name=entry.card.full_name,
        minis=_minis(entry),
        points=mustering.entry_points(army, entry),
    )
    for part in entry.parts():
        if part is not entry:
            yield say("legion-army-counterpart", name=part.card.full_name)
        if part.upgrades:
            yield say("legion-army-upgrades", names=", ".join(card.full_name for card in part.upgrades))
        if part.loadout:
            yield say("legion-army-loadout", names=", ".join(card.full_name for card in part.loadout))
    unknown = [
        card.full_name for part in entry.parts() for card in part.upgrades if card.text and not text_enforced(card)
    ]
    if unknown:
        yield say("legion-army-unenforced", names=", ".join(unknown))


def _minis(entry: Entry) -> int:
    return sum(part.minis for part in entry.parts())


def _cards(army: Army) -> Iterator[Message]:
    commands = cards.command_cards(army.edition)
    for id, ids in (("legion-army-hand", army.command_hand), ("legion-army-contingencies", army.contingencies)):
        if ids:
            yield say(id, names=", ".join(f"{commands[one].name} ({commands[one].pips})" for one in ids))
    known = cards.battle_cards(army.edition)
    for kind in dict.fromkeys(known[one].kind for one in army.battle_deck):
        names = ", ".join(known[one].name for one in army.battle_deck if known[one].kind == kind)
        yield say("legion-army-deck", kind=kind_name(kind), names=names)


@cache
def _ready() -> tuple[Ready, ...]:
    found = []
    for name in armies.names():
        army = armies.ready_made(name)
        formats = tuple(one for one in FORMATS if not violations(army, one))
        found.append(Ready(name, f"{army.name} ({army.edition})", formats))
    return tuple(found)


ARMIES = Armies()
"""What players bring."""
