"""Who does something or decides it: an opponent, a chosen player, each player, the controller of something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Declined, Effect, Filter, units_in
from tablero.games.swu.checks import settle
from tablero.games.swu.costs import can_spend
from tablero.games.swu.names import Noun
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.simultaneous import at_once
from tablero.games.swu.state import Player, Table
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, choose_piece, choose_seat
from tablero.games.swu.vocabulary.effects.base import seats_of
from tablero.games.swu.vocabulary.nouns import article, fitting
from tablero.games.swu.vocabulary.questions import about, asked_by, both, in_place, told_to
from tablero.games.swu.vocabulary.wording import by_opponent
from tablero.games.swu.zones import discard_from_hand
from tablero.kernel import Choose, Message, Option, Pick, Play, say

__all__ = [
    "By",
    "ByOpponent",
    "ChoosePlayer",
    "ChoosePlayers",
    "EachPlayerChooses",
    "EveryPlayer",
    "ForEachOpponent",
    "OpponentChooses",
    "OpponentPicks",
    "OpponentSplits",
    "UnlessController",
    "UnlessRefused",
]


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Effect):
    """Choose a player, then something about "the chosen player" (swu:8.5.3)."""

    effect: Effect
    opponent: bool = False

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        seats = table.opponents(act.seat) if self.opponent else [player.seat for player in table.everybody()]
        if not seats:
            return False
        answer = yield Choose(act.seat, [("player", seat) for seat in seats], asked_by(act, "swu-ask-player"))
        act.seats = [answer[1]]
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        return say("swu-choose-opponent" if self.opponent else "swu-choose-player", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class ChoosePlayers(Effect):
    """Choose so many players, or any number of them, then something about those."""

    effect: Effect
    count: int = 0
    """0: any number."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are so many."""
        return len(table.everybody()) >= self.count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("player", player.seat) for player in table.everybody()]
        if len(options) < self.count:
            return False
        ask = asking(act, self)
        answer = yield Pick(act.seat, options, self.count, self.count or len(options), ask)  # swu:8.5.3, swu:8.5.6
        act.seats = [seat for _, seat in answer]
        return bool(act.seats) and (yield from self.effect.run(table, act))

    def text(self) -> Message:
        if not self.count:
            return say("swu-any-players", effect=self.effect.text())
        return say("swu-choose-players", count=self.count, effect=self.effect.text())


def by_player(table: Table, act: Act, seat: int, effect: Effect) -> Play[bool]:
    """Let a player do something by an ability of another: "you" is that player; tell whether it was done."""
    theirs = Act(seat, act.source, act.event)
    theirs.amount, theirs.stakes = act.amount, act.stakes
    try:
        done = yield from effect.run(table, theirs)
    except Declined:
        done = False
    if done:
        act.things, act.cards = theirs.things, theirs.cards
    return done


@dataclass(frozen=True, slots=True)
class EveryPlayer(Effect):
    """Something that each player does, all at the same time: "you" is each of them (swu:7.1.4)."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let all of them choose, and do it."""
        done = yield from at_once([by_player(table, act, player.seat, self.effect) for player in table.everybody()])
        return any(done)

    def text(self) -> Message:
        return by_opponent("swu-every-player", self.effect.text())


@dataclass(frozen=True, slots=True)
class ForEachOpponent(Effect):
    """Something for each opponent in turn: "that player" (swu:8.35.1)."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is an opponent."""
        return bool(table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it for one after the other."""
        done = False
        for seat in table.opponents(act.seat):
            act.seats = [seat]
            if (yield from self.effect.run(table, act)):
                done = True
        return done

    def text(self) -> Message:
        return say("swu-for-each-opponent", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class ByOpponent(Effect):
    """Something that an opponent does: "you" and "friendly" are theirs (swu:11.4.2)."""

    effect: Effect
    who: Literal["one", "each"] = "one"
    """one: you choose which; each: all of them at the same time (swu:7.1.4)."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is an opponent."""
        return bool(table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the opponent do it."""
        seats = table.opponents(act.seat)
        if self.who == "one" and len(seats) > 1:
            seats = [(yield from choose_seat(act, seats, self))]
        act.seats = seats[-1:]
        done = yield from at_once([by_player(table, act, seat, self.effect) for seat in seats])
        return any(done)

    def text(self) -> Message:
        return by_opponent(f"swu-by-opponent-{self.who}", self.effect.text())


@dataclass(frozen=True, slots=True)
class By(Effect):
    """Something that another player does, who is "you" in it: the chosen player, the defending one, or "its" controller."""

    who: Literal["chosen", "defending", "its-controller"]
    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether what was chosen has a controller."""
        return self.who != "its-controller" or act.it is not None

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let that player do it."""
        seats = seats_of(table, act, self.who)
        if not seats:
            return False
        theirs = Act(seats[0], act.source, act.event)
        theirs.things, theirs.amount, theirs.stakes = list(act.things), act.amount, act.stakes
        try:
            return (yield from self.effect.run(table, theirs))
        except Declined:
            return False

    def text(self) -> Message:
        return by_opponent(f"swu-by-{self.who}", self.effect.text())


@dataclass(frozen=True, slots=True)
class EachPlayerChooses(Effect):
    """Each player chooses a unit of some kind that they control; those units become "them"."""

    filters: tuple[Filter, ...] = ()

    def able(self, table: Table, act: Act) -> bool:
        return bool(fitting(table, act, "unit", self.filters))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let everybody choose at the same time."""
        ask = asking(act, self)
        units = fitting(table, act, "unit", self.filters)
        found = [(player.seat, [one for one in units if one.controller == player.seat]) for player in table.everybody()]
        questions = [choose_piece(seat, theirs, ask) for seat, theirs in found if theirs]
        act.things = yield from at_once(questions)  # swu:7.1.4
        return bool(act.things)

    def text(self) -> Message:
        return say("swu-each-player-chooses", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class OpponentChooses(Effect):
    """An opponent chooses something that they control; whatever happens to it then is done by you (swu:1.18.1)."""

    filters: tuple[Filter, ...] = ()
    noun: Noun = "unit"

    def _theirs(self, table: Table, act: Act, seat: int) -> list[Option]:
        return [thing.ref for thing in fitting(table, act, self.noun, self.filters) if thing.controller == seat]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has such a thing."""
        return any(self._theirs(table, act, seat) for seat in table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, then let them choose."""
        act.things = []
        seats = table.opponents(act.seat)
        if not seats:
            return False
        seat = yield from choose_seat(act, seats, self)
        act.seats = [seat]
        options = self._theirs(table, act, seat)
        if not options:
            return False
        answer = yield Choose(seat, options, asking(act, self))
        act.things = [table.piece(answer)]
        return True

    def text(self) -> Message:
        return say("swu-opponent-chooses", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class OpponentPicks(Effect):
    """An opponent chooses one of several effects, and you carry it out."""

    effects: tuple[Effect, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one of them could do something."""
        return any(effect.able(table, act) for effect in self.effects)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, let them choose, then do it."""
        seats = table.opponents(act.seat)
        if not seats:
            return False
        seat = yield from choose_seat(act, seats, self)
        act.seats = [seat]
        table.offered = self.effects
        options = [("mode", i) for i in range(len(self.effects))]
        answer = yield Choose(seat, options, asked_by(act, "swu-ask-mode"))
        table.offered = ()
        done: bool = yield from self.effects[answer[1]].run(table, act)
        return done

    def text(self) -> Message:
        said = say("swu-opponent-picks", mode=self.effects[0].text())
        for letter, effect in zip("bcdefgh", self.effects[1:], strict=False):
            said = say("swu-mode", modes=said, letter=letter, mode=effect.text())
        return said


@dataclass(frozen=True, slots=True)
class OpponentSplits(Effect):
    """An opponent chooses one of the chosen units: one thing is done to it, another to the rest."""

    to_one: Effect
    to_rest: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the opponent, then do both."""
        units = units_in(act.things)
        if not units:
            return False
        seat = yield from choose_opponent(table, act, self)
        if seat < 0:
            return False
        chosen = yield from choose_piece(seat, units, asking(act, self.to_one))
        act.things = [chosen]
        yield from self.to_one.run(table, act)
        act.things = [unit for unit in units if unit is not chosen]
        yield from self.to_rest.run(table, act)
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-opponent-splits", first=self.to_one.text(), second=self.to_rest.text())


@dataclass(frozen=True, slots=True)
class UnlessRefused(Effect):
    """Something happens to what was chosen unless its controller says no; then something else happens."""

    effect: Effect
    otherwise: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the controller."""
        if act.it is None:
            return False
        answer = yield Choose(act.it.controller, ["yes", "no"], self._ask(act))
        return (yield from (self.otherwise if answer == "no" else self.effect).run(table, act))

    def _ask(self, act: Act) -> Message:
        effect, other, asked = self.effect.text(), self.otherwise.text(), act.it.controller
        told = about(act, effect, other, card=act.face.name, effect=in_place(act, effect), seat=act.seat + 1)
        answers = both(told_to(act, effect, asked), told_to(act, other, asked))
        return say("swu-ask-refuse", **told, **answers)

    def text(self) -> Message:
        return say("swu-unless-refused", effect=self.effect.text(), other=self.otherwise.text())


@dataclass(frozen=True, slots=True)
class UnlessController(Effect):
    """Something happens, unless the controller of a unit that was spoken of pays resources or discards a card from hand."""

    effect: Effect
    pays: int = 0
    """How many resources; 0: they discard a card."""
    of: Literal["it", "subject"] = "it"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask that player."""
        event = act.event
        unit = act.it if self.of == "it" else event.subject if event is not None else None
        if unit is None:
            return False
        player = table.players[unit.controller]
        avoided = yield from self._pay(table, act, player) if self.pays else self._discard(table, act, player)
        return not avoided and (yield from self.effect.run(table, act))

    def _pay(self, table: Table, act: Act, player: Player) -> Play[bool]:
        if not can_spend(player, self.pays):
            return False
        effect = self.effect.text()
        told = about(act, effect, card=act.face.name, count=self.pays, effect=in_place(act, effect))
        answers = both(say("swu-pay-resources", count=self.pays), told_to(act, effect, player.seat))
        ask = say("swu-ask-pay-to-avoid", **told, **answers)
        answer = yield Choose(player.seat, ["yes", "no"], ask)
        if answer == "yes":
            yield from pay_resources(table, player, self.pays)
        return bool(answer == "yes")

    def _discard(self, table: Table, act: Act, player: Player) -> Play[bool]:
        if not player.hand:
            return False
        effect = self.effect.text()
        told = about(act, effect, card=act.face.name, effect=in_place(act, effect))
        decline = say("swu-declined", does=told_to(act, effect, player.seat))
        ask = say("swu-ask-discard-to-avoid", **told, if_pass=decline)
        answer = yield lambda: Choose(
            player.seat, [*[("card", card) for card in player.hand], "pass"], ask, hidden=True
        )
        if answer != "pass":
            discard_from_hand(table, player.seat, [answer[1]])
        return bool(answer != "pass")

    def text(self) -> Message:
        if not self.pays:
            return say("swu-unless-discards", effect=self.effect.text())
        return say("swu-unless-paid", effect=self.effect.text(), count=self.pays)
