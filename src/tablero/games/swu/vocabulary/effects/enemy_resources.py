"""Resources of opponents: looked at, played, defeated, taken."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter
from tablero.games.swu.checks import put_in_discard, settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import play, ways, ways_open
from tablero.games.swu.state import Delayed, Played, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_seat, see
from tablero.games.swu.vocabulary.effects.base import OfEnemyResources
from tablero.games.swu.vocabulary.nouns import article
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.zones import knows, resource_top, show, take_resource
from tablero.kernel import Choose, Draw, Message, Option, Play, say

__all__ = [
    "GiveBack",
    "InspectResources",
    "PlayTheirResource",
    "SpyOnResources",
    "StealResource",
]


@dataclass(frozen=True, slots=True)
class InspectResources(OfEnemyResources):
    """Reveal so many enemy resources; each of some kind is defeated, and its controller puts down another for it."""

    count: int
    filters: tuple[Filter, ...]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn up cards at random, since they all look alike."""
        where = [(seat, i) for seat in table.opponents(act.seat) for i in range(len(table.players[seat].resources))]
        if not where:
            return False
        count = min(self.count, len(where))
        drawn = yield Draw(len(where), count)
        found = [(where[i][0], table.players[where[i][0]].resources[where[i][1]]) for i in drawn]
        for seat, card in found:
            show(table, seat, [card])
        for seat, card in [one for one in found if self._meant(table, act, *one)]:
            owner = table.players[seat]
            (owner.ready if card in owner.ready else owner.spent).remove(card)
            table.dirty = True
            put_in_discard(table, card)
            resource_top(table, seat)
        yield from settle(table)
        return True

    def _meant(self, table: Table, act: Act, seat: int, card: int) -> bool:
        resource = Played(card, table.faces[card], table.owners[card], seat)
        return all(one.test(table, act, resource) for one in self.filters)

    def text(self) -> Message:
        return say("swu-inspect-resources", count=self.count, what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class SpyOnResources(OfEnemyResources):
    """Look at so many enemy resources; you may defeat 1, and its controller puts down another one, ready."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, look at cards at random, since they all look alike, and ask."""
        seats = [seat for seat in table.opponents(act.seat) if table.players[seat].resources]
        if not seats:
            return False
        player = table.players[(yield from choose_seat(act, seats, self))]
        total = len(player.resources)
        drawn = yield Draw(total, min(self.count, total))
        ask = asking(act, self)

        def question() -> Choose:
            return Choose(act.seat, [*[("card", player.resources[i]) for i in drawn], "done"], ask, hidden=True)

        answer = yield from see(table, (act.seat,), [player.resources[i] for i in drawn], question)
        if answer == "done":
            return True
        card = answer[1]
        (player.ready if card in player.ready else player.spent).remove(card)
        put_in_discard(table, card)
        resource_top(table, player.seat, ready=True)
        table.dirty = True
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-spy-on-resources", count=self.count)


@dataclass(frozen=True, slots=True)
class PlayTheirResource(OfEnemyResources):
    """Look at an opponent's resources; you may play one for free, and they put down another from their deck."""

    word = "play-their-resource"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look at them, and choose."""
        seats = [seat for seat in table.opponents(act.seat) if table.players[seat].resources]
        if not seats:
            return False
        ask = asking(act, self)
        if len(seats) > 1:
            answer = yield Choose(act.seat, [("player", seat) for seat in seats], ask)
            seats = [answer[1]]
        player = table.players[seats[0]]
        terms = Terms(zone="picked", free=True)

        def question() -> Choose:
            options: list[Option] = [
                (word, card) for card in sorted(player.resources) for word in ways_open(table, act.seat, card, terms)
            ]
            return Choose(act.seat, [*options, "pass"], ask, hidden=True)

        answer = yield from see(table, (act.seat,), player.resources, question)  # swu:8.14.1
        if answer == "pass":
            return False
        word, card = answer
        take_resource(player, card)
        table.dirty = True
        table.playing.append(card)
        yield from play(table, act.seat, card, dict(ways(table, act.seat, card, terms))[word])
        resource_top(table, player.seat)
        return True


@dataclass(frozen=True, slots=True)
class StealResource(OfEnemyResources):
    """Take control of an enemy resource; when this unit leaves play, its owner takes it back (swu:7.7.4.f)."""

    word = "steal-resource"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose whose and whether a ready one; which of those is left to chance, as they all look alike.

        It comes among one's own resources as it is, ready or exhausted.
        """
        options: list[Option] = []
        for seat in table.opponents(act.seat):
            player = table.players[seat]
            options += [(word, seat) for word in ("ready", "spent") if getattr(player, word)]
        if not options:
            return False
        answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-steal"))
        word, seat = answer
        drawn = yield Draw(len(getattr(table.players[seat], word)), 1)
        card = getattr(table.players[seat], word).pop(drawn[0])
        getattr(table.players[act.seat], word).append(card)  # swu:8.28.1.c
        knows(table, card, act.seat)
        table.dirty = True
        table.log.reveal()
        table.log.tell("swu-log-steals", seat=act.seat + 1, other=seat + 1)
        debt = Delayed("left", GiveBack(), act.face, act.seat, (act.source.id,), (card,))
        assert isinstance(act.source, Unit)
        if act.source.here:
            table.delayed.append(debt)
        else:  # swu:7.7.4.f
            GiveBack().undo(table, debt)
        return True


@dataclass(frozen=True, slots=True)
class GiveBack(Effect):
    """The owner of a resource takes control of it again."""

    word = "give-back"

    def undo(self, table: Table, delayed: Delayed) -> None:
        """Move it to its owner's resources, ready or exhausted as it is; if it is no resource any more, forget it."""
        for card in delayed.cards:
            owner = table.players[table.owners[card]]
            for player in table.players:
                for word in ("ready", "spent"):
                    zone = getattr(player, word)
                    if card in zone and player is not owner:
                        zone.remove(card)
                        getattr(owner, word).append(card)
                        knows(table, card, owner.seat)
        table.dirty = True
