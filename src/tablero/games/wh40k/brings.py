"""An army is what each player brings: how it is read, checked, told, drawn and written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from tablero.games.wh40k import armies, composition, mustering
from tablero.games.wh40k.army_files import KINDS, read, write
from tablero.games.wh40k.datasheets import Army, Entry, Equipped, carried, unenforced
from tablero.kernel import Brings, Json, Message, Ready, Reason, Report, Rng, say
from tablero.lists.problems import shown

OPEN = "open"
"""No rules of mustering: whatever a battle can be begun with."""


class Armies(Brings[Army]):
    """Armies of Warhammer 40,000."""

    setting = "armies"
    formats = (*mustering.BATTLE_SIZES, mustering.AGREED, OPEN)
    kinds = KINDS

    def read(self, text: str) -> Army:
        """Return the army in a text of any kind that can be read: see docs/wh40k-armies.md."""
        return read(text)

    def write(self, brought: Army, kind: str, lang: str = "en") -> str:
        """Return the army as a text."""
        return write(brought, kind)

    def check(self, brought: Sequence[Army], format: str, pool: Army | None = None) -> Report:
        """Return what the rules of mustering have against armies at a battle size, and their datasheets as far as known."""
        if format == OPEN:
            return Report(tuple(() for _ in brought))
        return Report(tuple((*mustering.violations(army, format), *composition.violations(army)) for army in brought))

    def value(self, brought: Army) -> Json:
        """Return the army as the setting holds it, with all that its datasheets say."""
        return armies.army_to_json(brought)

    def title(self, brought: Army) -> Message:
        """Return its name."""
        return say("lists-name", name=shown(brought.name)) if brought.name else say("wh40k-army-nameless")

    def lines(self, brought: Army) -> Iterator[Message]:
        """Return faction and points, and each unit with its models and what they carry."""
        cost = mustering.points(brought.entries)
        about = {"faction": shown(brought.faction), "detachment": shown(brought.detachment)}
        yield say("wh40k-army-about", **about, points=cost, limit=brought.limit)
        for entry in brought.entries:
            yield say("lists-name", name="")
            yield _unit(entry)
            for models in entry.models:
                yield say("lists-name", name=f"  {models.number:>2}  {_models(models)}")
            if names := unenforced(entry):
                yield say("wh40k-army-unenforced", names=", ".join(names))

    def about(self, brought: Army) -> Json:
        """Return faction, points and how many units and models there are."""
        return {
            "faction": brought.faction,
            "detachment": brought.detachment,
            "points": mustering.points(brought.entries),
            "limit": brought.limit,
            "units": [[entry.datasheet.name, sum(each.number for each in entry.models)] for entry in brought.entries],
        }

    def format_of(self, brought: Army) -> str | None:
        """Return the battle size that has the army's limit of points."""
        sizes = (size for size, limit in mustering.BATTLE_SIZES.items() if limit == brought.limit)
        return next(sizes, mustering.AGREED)

    def format_name(self, format: str) -> Message:
        """Return what a battle size is called."""
        return say(f"wh40k-army-format-{format}")

    def ready(self) -> Sequence[Ready]:
        """Return the armies that come with the game."""
        return _ready()

    def of(self, value: Any, place: str) -> Army:
        """Return the army that a name or plain JSON stands for."""
        return armies.army_of(value, place)

    def draw(self, rng: Rng, seats: int, settings: Mapping[str, Any]) -> list[Json]:
        """Return the names of ready-made armies, all of the same limit of points."""
        return armies.sample(rng, seats, mustering.BATTLE_SIZES.get(settings["format"]))


def violations(army: Army, format: str) -> Sequence[Reason]:
    """Return what is against an army in a format; in open play nothing is, since it could be read."""
    return () if format == OPEN else mustering.violations(army, format)


def _unit(entry: Entry) -> Message:
    name, models = shown(entry.datasheet.name), sum(each.number for each in entry.models)
    about = say("wh40k-army-unit", name=name, models=models, points=entry.points)
    if entry.enhancement:
        about = say("wh40k-army-enhanced", unit=about, enhancement=shown(entry.enhancement))
    return say("wh40k-army-warlord", unit=about) if entry.warlord else about


def _models(models: Equipped) -> str:
    names = Counter((*carried(models.weapons), *models.wargear))
    told = (f"{count}x {name}" if count > 1 else name for name, count in names.items())
    return f"{models.name or models.profile.name}: {', '.join(told)}"


@cache
def _ready() -> tuple[Ready, ...]:
    found = []
    for name in armies.names():
        army = armies.ready_made(name)
        formats = tuple(one for one in ARMIES.formats if not violations(army, one))
        found.append(Ready(name, army.name, formats))
    return tuple(found)


ARMIES = Armies()
"""What players bring."""
