"""The vocabulary of cards: what they do, as small trees of typed objects that the rules run and that are told as text.

An effect is something that *a unit* does or that happens to it, told as «gains 1 Aim»; `Each` and `UpTo` say which units
those are, `May` and `OneOf` ask. The same tree is run and rendered in both languages, so what a card says is what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tablero.games.legion import doing, glossary, keywords
from tablero.games.legion.allowances import SECOND_ATTACK
from tablero.games.legion.asking import whether
from tablero.games.legion.cards import Keyword
from tablero.games.legion.charges import PAINT
from tablero.games.legion.kinds import can_be_affected, is_a
from tablero.games.legion.pools import Pool
from tablero.games.legion.rolling import RED_VAAPAD
from tablero.games.legion.speed import FASTER, SPEED
from tablero.games.legion.state import (
    DEFEATED,
    NOBODY,
    ROUND,
    Battle,
    Granted,
    Unit,
)
from tablero.games.legion.suppression import BRAVER_BY, NO_RALLY, RALLY_LIMIT, UNSUPPRESSED
from tablero.games.legion.tokens import KEEPS_DODGE
from tablero.games.legion.weapons import DIVERSION, FARTHER, SHELTERED
from tablero.kernel import Choose, Message, Option, Pick, Play, say

SMALL_BASE: Final = 2700
DOES: Final = "does"
MAY: Final = "may"
"""How an effect is told: what happens, or what may."""
YES: Final = "yes"
NO: Final = "no"
DONE: Final = "done"

EXTRA_ACTION: Final = "extra-action"
FEWER_ACTIONS: Final = "fewer-actions"
NO_ATTACK: Final = "no-attack"
STEADFAST: Final = "steadfast"
CARD_WEAPON: Final = "card-weapon"
TIRES: Final = "tires"
EXTRA_DICE: Final = "extra-dice"
ONCE_MORE: Final = "once-more"
"""What a unit has for as long as it may still do something that it may do only once."""
OWN_WORDS: Final = (
    EXTRA_ACTION,
    FEWER_ACTIONS,
    SECOND_ATTACK,
    NO_ATTACK,
    STEADFAST,
    CARD_WEAPON,
    SPEED,
    FASTER,
    TIRES,
    EXTRA_DICE,
    PAINT,
    ONCE_MORE,
    FARTHER,
    DIVERSION,
    NO_RALLY,
    UNSUPPRESSED,
    RED_VAAPAD,
    RALLY_LIMIT,
    BRAVER_BY,
    SHELTERED,
    KEEPS_DODGE,
)
"""What units have for a while that no glossary names: told as «legion-has-…»."""


class Scene(NamedTuple):
    """Where an effect happens: whose card does it, and to which unit."""

    battle: Battle
    seat: int
    unit: Unit | None = None
    bearer: Unit | None = None
    """The unit whose upgrade it is; none for a command card."""
    number: int = NOBODY
    """Which of its upgrades."""
    card: str = ""
    """The id of the command card."""
    pool: Pool | None = None
    """The attack that is going on, where it is about one."""
    cause: Unit | None = None
    """The unit to which has happened what an upgrade waits for."""

    @property
    def source(self) -> str:
        """Of which kind the card is."""
        return "command" if self.bearer is None else "upgrade"


class Effect:
    """Something that a card does."""

    __slots__ = ()

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen to the unit of the scene."""
        raise NotImplementedError

    def text(self, mood: str = DOES) -> Message:
        """Return it in words, without a subject: what a unit `does`, or `may` do."""
        raise NotImplementedError

    def possible(self, scene: Scene) -> bool:
        """Tell whether anything would come of it."""
        return scene.unit is not None


def all_of(effects: tuple[Effect, ...], mood: str = DOES) -> Message:
    """Return several effects in words; keywords that a unit has for the same time are told together."""
    parts: list[Message] = []
    held: list[Has] = []
    for effect in effects:
        if isinstance(effect, Has) and effect.plain and (not held or held[-1].until == effect.until):
            held.append(effect)
            continue
        if held:
            parts.append(keywords_text(held, mood))
        held = [effect] if isinstance(effect, Has) and effect.plain else []
        if not held:
            parts.append(effect.text(mood))
    if held:
        parts.append(keywords_text(held, mood))
    return joined("legion-text-and", parts)


def joined(id: str, parts: list[Message]) -> Message:
    """Return several messages as one: commas between them, and what the id says before the last."""
    told = parts[0]
    for part in parts[1:-1]:
        told = say("legion-text-comma", first=told, second=part)
    return say(id, first=told, second=parts[-1]) if len(parts) > 1 else told


def keywords_text(held: list[Has], mood: str) -> Message:
    """Return that a unit has some keywords for a while."""
    own = [each.named() for each in held if not each.weapons]
    armed = [each.named() for each in held if each.weapons]
    if armed:
        own.append(say("legion-has-weapons", keyword=joined("legion-text-and", armed)))
    what = joined("legion-text-and", own)
    return say("legion-text-has", what=what, until=say(f"legion-until-{held[0].until}"), mood=mood)


def happen_all(effects: tuple[Effect, ...], scene: Scene) -> Play[None]:
    """Let several effects happen, one after the other."""
    for effect in effects:
        yield from effect.happen(scene)


# Which units.


@dataclass(frozen=True, slots=True)
class Units:
    """Units as cards name them."""

    kind: str = ""
    """As `is_a` has it; empty for all."""
    name: str = ""
    """The name of the only unit that is meant."""
    within: int = 0
    """Within how many bands of the unit that `of` names, or else of the unit of the scene; 0 for anywhere."""
    of: str = ""
    sight: bool = False
    order: str = ""
    """The Order token that it must have: `faceup` or `facedown`."""
    other: bool = False
    """Whether the unit of the scene is left out."""
    but: str = ""
    """The name of a unit that is left out."""
    enemy: bool = False
    both: bool = False
    """Whether units of both sides are meant."""
    leader: bool = False
    """Whether it is measured from the leader, as for Force upgrades: legion26:upgrade.19, legion23:upgrade.17"""
    engaged: bool = True
    """Whether engaged units are meant, too."""
    small: bool = False
    """Whether only units on small bases are meant."""
    having: str = ""
    """A keyword that it must have; not told, as it only counts how often something is done."""

    def fits(self, scene: Scene, unit: Unit) -> bool:
        """Tell whether a unit is meant."""
        if unit.place == DEFEATED or (not self.both and (unit.seat == scene.seat) == self.enemy):
            return False
        if unit.seat != scene.seat and not can_be_affected(unit):
            return False  # legion26:kw.immune-enemy-effects, legion23:kw.immune-enemy-effects
        if self.name and unit.card.name != self.name:
            return False
        if self.kind and not is_a(unit, self.kind):
            return False
        if self.order and unit.order != self.order:
            return False
        if self.having and not keywords.has(unit, self.having):
            return False
        if unit.card.name == self.but or (self.other and unit is scene.unit):
            return False
        if self.small and unit.card.base.length > SMALL_BASE:
            return False
        if not self.engaged and doing.engaged(scene.battle, unit):
            return False
        return self.near(scene, unit)

    def near(self, scene: Scene, unit: Unit) -> bool:
        """Tell whether a unit is as near, and as visible, as it must be."""
        origin = self.origin(scene)
        if origin is None:
            return not (self.within or self.sight)
        if self.within and self.leader:
            far = not doing.near_leader(scene.battle, origin, unit, self.within)
        else:
            far = bool(self.within) and not doing.within(scene.battle, origin, unit, self.within)
        return not far and (not self.sight or doing.sees(scene.battle, origin, unit))

    def origin(self, scene: Scene) -> Unit | None:
        """Return the unit from which it is measured."""
        if not (self.within or self.sight):
            return None
        if not self.of:
            return scene.unit
        own = scene.battle.units_of(scene.seat)
        return next((unit for unit in own if unit.card.name == self.of), None)

    def there(self, scene: Scene) -> list[Unit]:
        """Return the units that are meant now."""
        return [unit for unit in scene.battle.units if self.fits(scene, unit)]

    def text(self, form: str = "each") -> Message:
        """Return who is meant: `each` such unit, `one`, or `some`."""
        side = "any" if self.both else "enemy" if self.enemy else "other" if self.other else "allied"
        told = say("legion-who-named", name=self.name) if self.name else say("legion-who", side=side, form=form)
        if self.kind:
            told = say("legion-who-kind", who=told, kind=kinds_text(self.kind))
        if self.but:
            told = say("legion-who-but", who=told, name=self.but)
        if self.order:
            told = say("legion-who-order", who=told, order=self.order)
        if self.within:
            of = say("legion-who-named", name=self.of) if self.of else say("legion-who-it")
            told = say("legion-who-within", who=told, count=self.within, of=of)
        if self.sight:
            told = say("legion-who-seen", who=told)
        if self.small:
            told = say("legion-who-small", who=told)
        return told if self.engaged else say("legion-who-free", who=told)


def kinds_text(kind: str) -> Message:
    """Return kinds of units in words; several are alternatives."""
    return joined("legion-text-or", [_kind_text(each) for each in kind.split(", ")])


def _kind_text(kind: str) -> Message:
    if kind != kind.lower():
        return say("legion-who-named", name=kind)
    return say(f"legion-about-{kind.replace(' ', '-').replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Each(Effect):
    """All units of a kind do something."""

    who: Units
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let each of them do it."""
        for unit in self.who.there(scene):
            if unit.place != DEFEATED:
                yield from happen_all(self.effects, scene._replace(unit=unit))

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is any."""
        return bool(self.who.there(scene))

    def text(self, mood: str = DOES) -> Message:
        """Return who does what."""
        return say("legion-text-each", who=self.who.text(), what=all_of(self.effects))


@dataclass(frozen=True, slots=True)
class UpTo(Effect):
    """Up to so many units of a kind, chosen by whose card it is, do something."""

    most: int
    who: Units
    effects: tuple[Effect, ...]
    least: int = 0

    def happen(self, scene: Scene) -> Play[None]:
        """Have them chosen, and let each do it."""
        able: list[Option] = [("unit", unit.id) for unit in self.able(scene)]
        least, most = min(self.least, len(able)), min(self.most, len(able))
        if not most:
            return
        ask = say("legion-ask-who", what=all_of(self.effects), source=scene.source)
        chosen = yield Pick(scene.seat, able, least, most, ask)
        for _, id in chosen:
            yield from happen_all(self.effects, scene._replace(unit=scene.battle.units[id]))

    def able(self, scene: Scene) -> list[Unit]:
        """Return the units that could do it."""
        found = self.who.there(scene)
        return [unit for unit in found if all(each.possible(scene._replace(unit=unit)) for each in self.effects)]

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is any."""
        return bool(self.able(scene))

    def text(self, mood: str = DOES) -> Message:
        """Return who does what."""
        if self.most > 1:
            return say("legion-text-up-to", count=self.most, who=self.who.text("some"), what=all_of(self.effects))
        return say("legion-text-choose", who=self.who.text("one"), least=self.least, what=all_of(self.effects))


@dataclass(frozen=True, slots=True)
class For(Effect):
    """It happens only to a unit of a kind."""

    who: Units
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen if the unit is one of those."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether the unit is one of those."""
        return scene.unit is not None and self.who.fits(scene._replace(unit=None), scene.unit)

    def text(self, mood: str = DOES) -> Message:
        """Return what happens to whom."""
        return say("legion-text-if", who=self.who.text("one"), what=all_of(self.effects, mood))


# Asking.


@dataclass(frozen=True, slots=True)
class May(Effect):
    """A unit's player may let it happen."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Ask whether it happens."""
        unit = scene.unit
        if unit is None or not self.possible(scene):
            return
        what = all_of(self.effects, MAY)
        ask = whether("legion-ask-may", unit=scene.battle.name(unit), what=what, source=scene.source)
        if (yield Choose(scene.seat, [NO, YES], ask)) == YES:
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether everything that it asks for can be done."""
        return scene.unit is not None and all(effect.possible(scene) for effect in self.effects)

    def text(self, mood: str = DOES) -> Message:
        """Return what may happen."""
        return say("legion-text-may", what=all_of(self.effects, MAY))


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """One of several things happens, as the player likes; perhaps none."""

    ways: tuple[Effect, ...]
    must: bool = True

    def happen(self, scene: Scene) -> Play[None]:
        """Ask which."""
        unit = scene.unit
        able = [number for number, way in enumerate(self.ways) if way.possible(scene)]
        if unit is None or not able:
            return
        ways = tuple(way.text(MAY) for way in self.ways)
        options: list[Option] = [("way", number) for number in able]
        ask = say("legion-ask-way", unit=scene.battle.name(unit), ways=ways, source=scene.source)
        chosen = yield Choose(scene.seat, options if self.must else [*options, NO], ask)
        if chosen != NO:
            yield from self.ways[chosen[1]].happen(scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether any way is open."""
        return any(way.possible(scene) for way in self.ways)

    def text(self, mood: str = DOES) -> Message:
        """Return the ways."""
        ways = [way.text(mood if self.must else MAY) for way in self.ways]
        told = joined("legion-text-or", ways)
        return told if self.must else say("legion-text-may", what=told)


# Several things, and when they happen.


@dataclass(frozen=True, slots=True)
class All(Effect):
    """Several things happen, where one is asked for."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let all of them happen."""
        yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether all of them can happen."""
        return all(effect.possible(scene) for effect in self.effects)

    def text(self, mood: str = DOES) -> Message:
        """Return all of them."""
        return all_of(self.effects, mood)


@dataclass(frozen=True, slots=True)
class IfDivulged(Effect):
    """It happens if the card was divulged, or else something other."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let happen what was prepared."""
        divulged = scene.card in scene.battle.divulged[scene.seat]
        yield from happen_all(self.effects if divulged else self.otherwise, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return both."""
        if not self.effects:
            return say("legion-text-not-divulged", what=all_of(self.otherwise, mood))
        return say("legion-text-divulged", first=all_of(self.effects, mood), second=all_of(self.otherwise, mood))


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """From a round on something else happens."""

    effect: Effect
    later: Effect
    round: int

    def happen(self, scene: Scene) -> Play[None]:
        """Let happen what this round has."""
        yield from (self.later if scene.battle.round >= self.round else self.effect).happen(scene)

    def text(self, mood: str = DOES) -> Message:
        """Return both."""
        return say("legion-text-later", first=self.effect.text(), second=self.later.text(), round=self.round)


@dataclass(frozen=True, slots=True)
class FromRound(Effect):
    """It happens from a round on."""

    round: int
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen from that round on."""
        if scene.battle.round >= self.round:
            yield from happen_all(self.effects, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return when, and what."""
        return say("legion-text-from-round", round=self.round, what=all_of(self.effects, mood))


@dataclass(frozen=True, slots=True)
class InRound(Effect):
    """It happens in one round only."""

    round: int
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen in that round."""
        if scene.battle.round == self.round:
            yield from happen_all(self.effects, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return when, and what."""
        return say("legion-text-in-round", round=self.round, what=all_of(self.effects, mood))


@dataclass(frozen=True, slots=True)
class Drawn(Effect):
    """It happens only in an activation with a token from the Order Pool."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen then."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether the unit was drawn, and anything would come of it."""
        unit = scene.unit
        return unit is not None and unit.drawn and all(effect.possible(scene) for effect in self.effects)

    def text(self, mood: str = DOES) -> Message:
        """Return when, and what."""
        return say("legion-text-drawn", what=all_of(self.effects))


# Keywords and the like.


@dataclass(frozen=True, slots=True)
class Has(Effect):
    """It has a keyword for a while, or its weapons have it."""

    keyword: Keyword
    until: str = ROUND
    weapons: bool = False

    def happen(self, scene: Scene) -> Play[None]:
        """Give it the keyword."""
        if scene.unit is not None:
            keyword = Keyword(CARD_WEAPON, about=scene.card) if self.keyword.name == CARD_WEAPON else self.keyword
            scene.unit.granted.append(Granted(keyword, self.until, weapons=self.weapons))
        return
        yield

    @property
    def plain(self) -> bool:
        """Whether it is a keyword of the glossary."""
        return self.keyword.name not in OWN_WORDS

    def text(self, mood: str = DOES) -> Message:
        """Return what it has, and until when."""
        if self.plain:
            return keywords_text([self], mood)
        about = self.keyword.about.replace(" ", "-")
        until = say(f"legion-until-{self.until}")
        return say(f"legion-has-{self.keyword.name}", x=self.keyword.value or 0, about=about, until=until, mood=mood)

    def named(self) -> Message:
        """Return the keyword."""
        return glossary.named(self.keyword)


def has(name: str, value: int | None = None, about: str = "", until: str = ROUND) -> Has:
    """Return that a unit has a keyword, for the round unless it is said otherwise."""
    return Has(Keyword(name, value, about), until)


def all_weapons(name: str, value: int | None = None, until: str = ROUND) -> Has:
    """Return that all weapons of a unit have a keyword."""
    return Has(Keyword(name, value), until, weapons=True)


# When.


@dataclass(frozen=True, slots=True)
class Timed:
    """What a card does, and when: in a window, and there only to units of a kind if it says so."""

    window: str
    effects: tuple[Effect, ...]
    of: Units | None = None
    free: bool = False
    """Whether it costs nothing, though the card is exhausted or expended for something else."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen."""
        if self.concerns(scene):
            yield from happen_all(self.effects, scene)

    def concerns(self, scene: Scene) -> bool:
        """Tell whether it is about the unit of the scene."""
        return scene.unit is None or self.of is None or self.of.fits(scene, scene.unit)

    def text(self) -> Message:
        """Return when, and what."""
        who = self.of.text("one") if self.of is not None else say("legion-who-this", window=self.window)
        return say(f"legion-when-{self.window}", who=who, what=all_of(self.effects))
