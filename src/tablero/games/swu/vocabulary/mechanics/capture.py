"""Captured cards (chapter 8.34): who captures whom, and what can be done with a captive besides rescuing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Condition, Effect, Filter, Standing, Target, units_in
from tablero.games.swu.checks import announce_upgrades, defeat_all, leave_play, put_in_discard, rescue, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import ARENAS, NOT_CAPTURED
from tablero.games.swu.costs import Terms
from tablero.games.swu.damage import deal
from tablero.games.swu.playing import play, ways_open
from tablero.games.swu.state import Base, Event, Piece, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import asking, choose_card, choose_piece, pick_cards
from tablero.games.swu.vocabulary.effects.play import PlayFrom
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, Rng, because, say

__all__ = [
    "CaptiveCheaper",
    "Capture",
    "CaptureByWorth",
    "CapturedBy",
    "DiscardCaptive",
    "EachCaptures",
    "NotCaptured",
    "PlayCaptive",
    "PlayInto",
    "Rescue",
]


@dataclass(frozen=True, slots=True)
class Capture(Effect):
    """A unit, or a base, captures units (swu:8.34.1)."""

    who: Target
    to: Target

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses."""
        return self.who.asks or self.to.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a captor and a captive."""
        return self.who.any(table, act) and self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both and capture; what was captured are the cards spoken of."""
        who = yield from self.who.find(table, act, self)
        if not who:
            return False
        captives = units_in((yield from self.to.find(table, act, self)))
        act.cards = [unit.card for unit in captives if unit.card >= 0]
        done = False
        for captive in captives:
            done = (yield from capture(table, who[0], captive, act)) or done
        yield from settle(table)
        return done

    def text(self) -> Message:
        return say("swu-unit-captures" if self.who.asks else "swu-capture", who=self.who.text(), to=self.to.text())


def capture(table: Table, captor: Unit | Base, captive: Unit, act: Act) -> Play[bool]:
    """Put a unit under its captor: it leaves play with neither damage nor upgrades."""
    current(table)
    if not captive.here:
        return False  # swu:8.34.1.a
    if isinstance(captor, Unit) and not captor.here:
        return False
    if captive.limits & NOT_CAPTURED and captive.controller != act.seat:
        return False
    if captive.leader:  # swu:3.4.6
        defeat_all(table, [captive], act.seat, act.source)
        return False
    for ability in () if captive.blank else captive.face.standing:
        if (yield from ability.captured_instead(table, captive, act)):  # swu:7.7.5.a, swu:8.10.2
            return True
    watchers = table.watchers
    announce_upgrades(table, leave_play(table, captive), captor, watchers)  # swu:8.34.1
    if captive.card >= 0:
        captor.captives.append(captive.card)  # swu:8.34.1, swu:8.34.5
        table.dirty = True
    told = {"unit": captive.face.name, "captor": captor.face.name}
    table.log.tell("swu-log-captured", **told, by=captor.thing, on=captive.thing)
    table.note("captured", captive.controller, captive.face, captive.id, other=captor.controller)
    emit(table, Event("captured", captive.controller, captive, by=captor), watchers)
    emit(table, Event("left", captive.controller, captive, by=captor), watchers)
    return True


@dataclass(frozen=True, slots=True)
class Rescue(Effect):
    """Rescue a captured card (swu:8.34.3)."""

    of: Literal["any", "it", "its-all", "this-own", "card"] = "any"
    """any: one captured by any unit; it: one that the unit spoken of guards; its-all: all of them; this-own: a card of
    one's own that this unit guards; card: the cards spoken of.
    """

    asks_first = True

    def _captives(self, table: Table, act: Act) -> list[int]:
        found = [card for captor in self._captors(table, act) for card in captor.captives]
        if self.of == "this-own":
            return [card for card in found if table.owners[card] == act.seat]
        return [card for card in found if card in act.cards] if self.of == "card" else found

    def _captors(self, table: Table, act: Act) -> list[Unit | Upgrade | Base]:
        if self.of in ("it", "its-all"):
            return [*units_in(act.things)]
        if self.of == "this-own":
            return [*units_in([act.source])]
        units = table.units()
        upgrades = [upgrade for unit in units for upgrade in unit.upgrades]
        return [*units, *upgrades, *[player.base for player in table.players]]

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._captives(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one and rescue it."""
        chosen = self._captives(table, act)
        if self.of not in ("its-all", "card"):
            chosen = yield from pick_cards(act, chosen, 1, 1, self)
        act.may = False
        for card in chosen:
            captor = next(one for one in self._captors(table, act) if card in one.captives)
            captor.captives.remove(card)
            table.dirty = True
            rescue(table, card)
        yield from settle(table)
        return bool(chosen)

    def text(self) -> Message:
        return say(f"swu-rescue-{self.of}")


@dataclass(frozen=True, slots=True)
class CapturedBy(Effect):
    """What was spoken of is captured by a unit that is chosen now (swu:8.34.1)."""

    who: Target

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a captor."""
        return self.who.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the captor; then it captures, and is "it" from now on."""
        captives = units_in(act.things)
        if not captives:
            return False
        captors = units_in((yield from self.who.find(table, act, self)))
        done = False
        for captive in captives:
            if captors:
                done = (yield from capture(table, captors[0], captive, act)) or done
        yield from settle(table)
        return done

    def text(self) -> Message:
        return say("swu-captured-by", who=self.who.text())


@dataclass(frozen=True, slots=True)
class CaptureByWorth(Effect):
    """A friendly unit captures an enemy unit, which may depend on the captor: first one is chosen, then the other."""

    who: Target
    filters: tuple[Filter, ...]

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether the captor is chosen."""
        return self.who.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a captor."""
        return self.who.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, with the captor as "it" for the second choice; the captor stays "it"."""
        captors = units_in((yield from self.who.find(table, act, self)))
        if not captors:
            return False
        captor = captors[0]
        found = fitting(table, act, "unit", self.filters)
        if not found:
            act.things = [captor]
            return False
        captive = yield from choose_piece(act.seat, found, asking(act, self))
        done = yield from capture(table, captor, captive, act)
        act.amount = captor.face.cost - captive.face.cost
        act.things = [captor]
        yield from settle(table)
        return done

    def text(self) -> Message:
        return say("swu-capture", who=self.who.text(), to=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class CaptiveCheaper(Condition):
    """The unit that was captured costs less than its captor: see `CaptureByWorth` (swu:1.8.6)."""

    word = "captive-cheaper"

    def holds(self, table: Table, act: Act) -> bool:
        return act.amount > 0


def captives_near(table: Table, act: Act, captor: Unit, filters: tuple[Filter, ...]) -> list[Unit]:
    """Return the units of some kind in the arena of one that would capture them."""
    return [unit for unit in fitting(table, act, "unit", filters) if unit.arena == captor.arena]


def captors_of(table: Table, act: Act, filters: tuple[Filter, ...]) -> list[Unit]:
    """Return the friendly units that could capture one of some kind in their arena."""
    return [unit for unit in table.players[act.seat].units if captives_near(table, act, unit, filters)]


def capture_each(table: Table, act: Act, captors: list[Unit], filters: tuple[Filter, ...]) -> Play[bool]:
    """Choose a captive for each captor, each another one, then capture them all."""
    pairs: list[tuple[Unit, Unit]] = []
    for captor in captors:
        taken = [captive for _, captive in pairs]
        found = [unit for unit in captives_near(table, act, captor, filters) if unit not in taken]  # swu:8.35.1
        if found:
            whom = asked_by(act, "swu-ask-captive", unit=captor.face.name)
            pairs.append((captor, (yield from choose_piece(act.seat, found, whom))))
    # swu:8.35.1
    for captor, captive in pairs:
        yield from capture(table, captor, captive, act)
    yield from settle(table)
    return bool(pairs)


@dataclass(frozen=True, slots=True)
class EachCaptures(Effect):
    """Any number of friendly units, or as many as can, capture a unit of some kind in their arena, each another one."""

    filters: tuple[Filter, ...]
    who: Literal["any-number", "all"]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether some unit could capture another."""
        return bool(captors_of(table, act, self.filters))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the captors, then a captive for each of them; then capture all (swu:8.35.1)."""
        captors = captors_of(table, act, self.filters)
        if not captors:
            return False
        answers = yield self._question(table, act, captors)
        chosen = [unit for unit in captors if unit.ref in answers]
        return (yield from capture_each(table, act, chosen, self.filters))

    def _question(self, table: Table, act: Act, captors: list[Unit]) -> Pick:
        refs: list[Option] = [unit.ref for unit in captors]
        ask = asking(act, self)
        if self.who == "any-number":
            return Pick(act.seat, refs, 0, len(refs), ask)
        groups = _by_arena(captors)
        most = [min(len(group), len(captives_near(table, act, group[0], self.filters))) for group in groups]

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            chosen = [sum(unit.ref in answer for unit in group) for group in groups]
            return None if chosen == most else because("swu:1.6.2", "swu-not-all-capture")

        def sampler(rng: Rng) -> tuple[Option, ...]:
            return tuple(unit.ref for group, count in zip(groups, most, strict=True) for unit in group[:count])

        return Pick(act.seat, refs, sum(most), sum(most), ask, limit=limit, sampler=sampler)

    def text(self) -> Message:
        return say(f"swu-each-captures-{self.who}", what=article("unit", self.filters))


def _by_arena(units: list[Unit]) -> list[list[Unit]]:
    """Return units, grouped by arena."""
    groups = [[unit for unit in units if unit.arena == arena] for arena in range(len(ARENAS))]
    return [group for group in groups if group]


@dataclass(frozen=True, slots=True)
class PlayInto(Effect):
    """Play a unit from your hand, for less; the unit spoken of captures it (swu:8.34.1)."""

    play: PlayFrom

    def useful(self, table: Table, act: Act) -> bool:
        """Tell whether there is one to play."""
        return self.play.useful(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Play it and capture it; what playing it set off is resolved afterwards."""
        captors = units_in(act.things)
        if not (yield from self.play.run(table, act)):
            return False
        for unit in units_in(act.things):
            if captors:
                yield from capture(table, captors[0], unit, act)
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-then", first=self.play.text(), second=say("swu-chosen-captures"))


@dataclass(frozen=True, slots=True)
class NotCaptured(Standing):
    """If this unit would be captured, it is defeated instead and deals damage to units of some kind (swu:7.7.5.a)."""

    damage: int
    filters: tuple[Filter, ...]

    def captured_instead(self, table: Table, piece: Piece, act: Act) -> Play[bool]:
        """Defeat it and deal the damage, at the same time."""
        assert isinstance(piece, Unit)
        own = Act(piece.controller, piece)
        units = fitting(table, own, "unit", self.filters)
        defeat_all(table, [piece], act.seat, act.source)
        yield from deal(table, [(unit, self.damage) for unit in units], own)
        return True

    def text(self) -> Message:
        said = say("swu-captured-instead", damage=self.damage, what=phrase("unit", self.filters, 1))
        return say("swu-sentence", text=said)


def captives_of(table: Table, act: Act, whose: str) -> list[int]:
    """Return the captured cards that units of some side guard: yours, this one, any."""
    if whose == "this":
        units = [act.source] if isinstance(act.source, Unit) else []
    else:
        units = table.units() if whose == "any" else table.players[act.seat].units
    return [card for unit in units for card in unit.captives]


def _release(table: Table, card: int) -> None:
    """Take a card from under the unit that guards it."""
    next(unit for unit in table.units() if card in unit.captives).captives.remove(card)
    table.dirty = True


@dataclass(frozen=True, slots=True)
class DiscardCaptive(Effect):
    """Discard a captured card that a friendly unit guards."""

    word = "discard-captive"
    asks_first = True

    def able(self, table: Table, act: Act) -> bool:
        return bool(captives_of(table, act, "yours"))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and discard it."""
        act.may = False
        found = captives_of(table, act, "yours")
        if not found:
            return False
        ask = asking(act, self)
        answer = yield Choose(act.seat, [("card", card) for card in found], ask)
        card = answer[1]
        _release(table, card)
        put_in_discard(table, card)
        table.log.tell("swu-log-discarded", seat=table.owners[card] + 1, card=table.faces[card].name)
        table.note("discarded", table.owners[card], table.faces[card], card)
        emit(table, Event("discarded", table.owners[card], face=table.faces[card]))
        return True


@dataclass(frozen=True, slots=True)
class PlayCaptive(Effect):
    """Play a captured card that a friendly unit guards for free, under one's own control."""

    word = "play-captive"
    asks_first = True

    def _playable(self, table: Table, act: Act) -> list[int]:
        return [card for card in captives_of(table, act, "yours") if ways_open(table, act.seat, card, self._terms())]

    def _terms(self) -> Terms:
        return Terms(zone="captive", free=True)

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._playable(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and play it."""
        card = yield from choose_card(act, self._playable(table, act), self)
        if card is None:
            return False
        found = ways_open(table, act.seat, card, self._terms())  # a card is also played with Piloting (swu:7.5.17.c)
        word, _ = yield Choose(act.seat, [(word, card) for word in found], asking(act, self))
        piece = yield from play(table, act.seat, card, found[word])
        act.things = [] if piece is None else [piece]
        return True
