"""What a thing must be like to be meant: adjectives, put to a noun one after the other, the nearest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.games.swu.words import ARENAS, KEYWORD_BITS, RAID, RESTORE
from tablero.kernel import Message, say


class Simple(Filter):
    """An adjective without parameters."""

    __slots__ = ()

    word = ""

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun."""
        return say(f"swu-is-{self.word}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Friendly(Simple):
    """Controlled by you (swu:1.5.3.a)."""

    word = "friendly"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether you control it."""
        return bool(thing.controller == act.seat)


@dataclass(frozen=True, slots=True)
class Enemy(Simple):
    """Controlled by an opponent (swu:1.5.3.b)."""

    word = "enemy"
    vowel = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether an opponent controls it."""
        return bool(thing.controller != act.seat)


@dataclass(frozen=True, slots=True)
class Other(Simple):
    """Not the card with the ability (swu:8.19.1)."""

    word = "other"
    vowel = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is another."""
        source = act.source
        return thing is not source and not (isinstance(source, Upgrade) and thing is source.unit)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """A card out of play is always another."""
        return True


@dataclass(frozen=True, slots=True)
class NotIt(Simple):
    """Not what was chosen before in the same ability (swu:8.19.2)."""

    word = "other"
    vowel = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is another."""
        return all(thing is not one for one in act.things)


@dataclass(frozen=True, slots=True)
class InArena(Filter):
    """In one of the arenas (swu:4.3.5, swu:4.4.5)."""

    arena: int

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is there."""
        return isinstance(thing, Unit) and thing.arena == self.arena

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it would be played there."""
        return face.unit and face.arena == self.arena

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun."""
        return say(f"swu-is-{ARENAS[self.arena]}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Trait(Filter):
    """With a trait (swu:2.12.1)."""

    trait: str

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        """Whether the English word begins with a vowel."""
        return self.trait[0] in "aeiou"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the trait."""
        return self.trait in (thing.traits if isinstance(thing, Unit) else thing.face.traits)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether the trait is printed on it."""
        return self.trait in face.traits

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun."""
        return say("swu-is-trait", noun=noun, trait=say(f"swu-trait-{self.trait}"), n=count)


@dataclass(frozen=True, slots=True)
class AspectIs(Filter):
    """With an aspect icon."""

    aspect: str

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        """Whether the English word begins with a vowel."""
        return self.aspect[0] in "aeiou"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the icon."""
        return self.aspect in thing.face.aspects

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has the icon."""
        return self.aspect in face.aspects

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun."""
        return say("swu-is-aspect", noun=noun, aspect=say(f"swu-aspect-{self.aspect}"), n=count)


@dataclass(frozen=True, slots=True)
class Damaged(Simple):
    """With damage on it (swu:1.9.4)."""

    word = "damaged"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is damaged."""
        return bool(thing.damage)


@dataclass(frozen=True, slots=True)
class Exhausted(Simple):
    """Exhausted (swu:1.5.4.a)."""

    word = "exhausted"
    vowel = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is exhausted."""
        return bool(thing.exhausted)


@dataclass(frozen=True, slots=True)
class IsLeader(Simple):
    """A leader unit (swu:3.4.7)."""

    word = "leader"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is one."""
        return bool(thing.leader) if isinstance(thing, Unit) else thing.face.leader

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is one."""
        return face.leader


@dataclass(frozen=True, slots=True)
class Unique(Simple):
    """Unique (swu:8.30.6)."""

    word = "unique"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is unique."""
        return thing.face.unique

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is unique."""
        return face.unique


@dataclass(frozen=True, slots=True)
class IsToken(Simple):
    """A token (swu:3.7.1)."""

    word = "token"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is one."""
        return thing.face.token

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is one."""
        return face.token


@dataclass(frozen=True, slots=True)
class Upgraded(Simple):
    """With an upgrade on it (swu:3.6.13)."""

    word = "upgraded"
    vowel = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is upgraded."""
        return bool(thing.upgrades)


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """Not of some kind."""

    what: Filter

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what it denies."""
        return self.what.derived

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it isn't."""
        return not self.what.test(table, act, thing)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it isn't."""
        return not self.what.fits(table, act, face)

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun."""
        what = self.what
        if isinstance(what, Trait):
            return say("swu-is-not-trait", noun=noun, trait=say(f"swu-trait-{what.trait}"), n=count)
        if isinstance(what, AspectIs):
            return say("swu-is-not-aspect", noun=noun, aspect=say(f"swu-aspect-{what.aspect}"), n=count)
        if isinstance(what, Named):
            return say("swu-is-not-named", noun=noun, name=what.title, n=count)
        if isinstance(what, Is):
            return say(f"swu-is-not-type-{what.type}", noun=noun, n=count)
        assert isinstance(what, Simple), what
        return say(f"swu-is-not-{what.word}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Either(Filter):
    """Of one kind or another."""

    kinds: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As its parts."""
        return any(kind.derived for kind in self.kinds)

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is of one of the kinds."""
        return any(kind.test(table, act, thing) for kind in self.kinds)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is of one of the kinds."""
        return any(kind.fits(table, act, face) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        """Put its words to the noun."""
        said = self.kinds[0].text(noun, count)
        for kind in self.kinds[1:]:
            said = say("swu-is-or", first=said, second=kind.text(noun, count))
        return said


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Of several kinds at once."""

    kinds: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As its parts."""
        return any(kind.derived for kind in self.kinds)

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        """As the word that comes first."""
        return bool(self.kinds) and self.kinds[-1].vowel

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is of all the kinds."""
        return all(kind.test(table, act, thing) for kind in self.kinds)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is of all the kinds."""
        return all(kind.fits(table, act, face) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        """Put its words to the noun."""
        for kind in self.kinds:
            noun = kind.text(noun, count)
        return noun


@dataclass(frozen=True, slots=True)
class Is(Filter):
    """Of a card type; Pilots out of play are units only (swu:7.5.17.d)."""

    type: str

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is of the type now."""
        if self.type in ("unit", "upgrade", "base"):
            return bool(thing.kind == self.type)
        return self.fits(table, act, thing.face)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is of the type."""
        return bool(getattr(face, self.type)) and not (self.type == "unit" and face.leader)

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun."""
        return say(f"swu-is-type-{self.type}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """With a name, whatever its subtitle and type (swu:8.24.2)."""

    title: str

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether that is its name."""
        return bool(thing.face.title == self.title)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether that is its name."""
        return face.title == self.title

    def text(self, noun: Message, count: int) -> Message:
        """Put the name to the noun."""
        return say("swu-is-named", noun=noun, name=self.title, n=count)


@dataclass(frozen=True, slots=True)
class Number(Filter):
    """With a value of at most, or at least, so much: cost is the printed one (swu:1.8.6)."""

    value: str
    """cost, power, remaining, damage, hp."""
    most: int | None = None
    least: int | None = None

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for a derived value."""
        return self.value in ("power", "remaining", "hp")

    def _within(self, number: int) -> bool:
        return (self.most is None or number <= self.most) and (self.least is None or number >= self.least)

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether its value is within the bounds."""
        return self._within(thing.face.cost if self.value == "cost" else getattr(thing, self.value))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether what is printed is within the bounds (swu:1.10.5)."""
        return self._within(getattr(face, "hp" if self.value == "remaining" else self.value))

    def text(self, noun: Message, count: int) -> Message:
        """Put the bound to the noun."""
        if self.most is None:
            return say(f"swu-is-{self.value}-least", noun=noun, number=self.least or 0, n=count)
        if self.most == self.least:
            return say(f"swu-is-{self.value}-exactly", noun=noun, number=self.most, n=count)
        return say(f"swu-is-{self.value}-most", noun=noun, number=self.most, n=count)


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    """With a keyword."""

    keyword: str

    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the keyword."""
        if not isinstance(thing, Unit):
            return False
        bit = KEYWORD_BITS[self.keyword]
        if bit == RAID:
            return thing.raid > 0
        if bit == RESTORE:
            return thing.restore > 0
        return bool(thing.flags & ~thing.lost & bit)

    def text(self, noun: Message, count: int) -> Message:
        """Put the keyword to the noun."""
        return say("swu-is-keyword", noun=noun, keyword=say(f"swu-keyword-name-{self.keyword}"), n=count)


@dataclass(frozen=True, slots=True)
class PlayedThisPhase(Simple):
    """Played by you in this phase."""

    word = "played-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether you played it."""
        return any(one.piece == thing.id and one.seat == act.seat for one in table.this_phase("played"))


@dataclass(frozen=True, slots=True)
class AttackedThisPhase(Simple):
    """That attacked in this phase."""

    word = "attacked-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it attacked."""
        return any(one.piece == thing.id for one in table.this_phase("attacked"))


@dataclass(frozen=True, slots=True)
class EnteredThisRound(Simple):
    """That entered play in this round."""

    word = "entered-this-round"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it entered in a phase of this round; the regroup phase is the second one."""
        first = table.phases - (1 if table.phase == 2 else 0)
        return bool(thing.entered >= first)


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """Controlled by a certain player: the defending player, the controller of what was chosen before."""

    who: str
    """defending, its-controller, chosen."""

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether that player controls it."""
        return bool(thing.controller == seat_of(self.who, act))

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say(f"swu-is-of-{self.who}", noun=noun, n=count)


def seat_of(who: str, act: Act) -> int:
    """Return the seat of the player that an ability speaks of, -1 if there is none."""
    if who == "you":
        return act.seat
    if who == "defending":
        return act.attack.defending if act.attack else -1
    if who == "its-controller":
        return act.it.controller if act.it is not None else -1
    if who == "chosen":
        return act.seats[0] if act.seats else -1
    if who == "owner":
        return act.source.owner
    raise ValueError(who)


@dataclass(frozen=True, slots=True)
class InItsArena(Simple):
    """In the arena of what was chosen before, or of the defender."""

    word = "same-arena"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is in the same arena."""
        defender = act.attack.defender if act.attack else None
        reference = act.it if isinstance(act.it, Unit) else defender
        return reference is not None and thing.arena == reference.arena


