"""Offers and debts: what others may pay or choose, what is lent and taken back, what a player gives away."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Effect, Filter, Target, units_in
from tablero.games.swu.attaching import eligible, move_upgrade
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import Ended, defeat_upgrades, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.entering import create_upgrade
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import NOBODY, Delayed, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import choose_one, choose_opponent
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.effects_actions import change_control
from tablero.games.swu.vocabulary.filters import Simple
from tablero.games.swu.vocabulary.sources import OfEnemyResources
from tablero.games.swu.vocabulary.targets import article
from tablero.games.swu.zones import knows
from tablero.kernel import Choose, Message, Option, Play, say
from tablero.kernel import Draw as DrawLots

# What was played, and by whom.


@dataclass(frozen=True, slots=True)
class CameFrom(Condition):
    """This unit was played from a certain zone."""

    zone: str

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was."""
        return act.event is not None and act.event.terms is not None and act.event.terms.zone == self.zone

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-if-came-from-{self.zone}", mood="if")


@dataclass(frozen=True, slots=True)
class YouOwnThis(Condition):
    """You own the unit with the ability, whoever controls it."""

    word = "you-own-this"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do."""
        return act.source.owner == act.seat


@dataclass(frozen=True, slots=True)
class YouDefeated(Condition):
    """You have defeated an enemy unit in this phase (swu:1.18.1)."""

    word = "you-defeated"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you have."""
        return any(one.other == act.seat and one.seat != act.seat for one in table.this_phase("defeated"))


@dataclass(frozen=True, slots=True)
class ThisWasDiscarded(Condition):
    """This card was discarded from a hand or deck in this phase."""

    word = "this-discarded"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was, and hasn't been in play since."""
        discarded = False
        for one in table.past:
            if one.what == "discarded" and one.piece == act.source.card and one.phase == table.phases:
                discarded = True
            elif one.what == "left" and one.amount == act.source.card:
                discarded = False
        return discarded


@dataclass(frozen=True, slots=True)
class HasThatName(Simple):
    """Of a card: with the name that was named with this unit (swu:8.18.1)."""

    word = "that-name"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has it."""
        return isinstance(act.source, Unit) and bool(act.source.named) and act.source.named == face.title


# Offers.


@dataclass(frozen=True, slots=True)
class UnlessPaid(Effect):
    """Something happens to what was chosen, unless its controller pays so many resources."""

    count: int
    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the controller."""
        if act.it is None:
            return False
        payer = table.players[act.it.controller]
        if len(payer.ready) + payer.usable_credits >= self.count:
            ask = say("swu-ask-pay-to-avoid", card=act.face.name, count=self.count, effect=self.effect.text())
            answer = yield Choose(payer.seat, ["yes", "no"], ask)
            if answer == "yes":
                yield from pay_resources(table, payer, self.count)
                return False
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-unless-paid", effect=self.effect.text(), count=self.count)


# Giving away, lending, taking.


@dataclass(frozen=True, slots=True)
class GiveAway(OnTarget):
    """An opponent takes control of a unit."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent and hand it over."""
        units = units_in((yield from self.to.find(table, act, self)))
        seat = (yield from choose_opponent(table, act)) if units else NOBODY
        if seat == NOBODY:
            return False
        for unit in units:
            change_control(table, unit, seat, act)
        yield from settle(table)
        return any(unit.controller == seat or not unit.here for unit in units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-give-away", to=self.to.text())


@dataclass(frozen=True, slots=True)
class LendToken(OnTarget):
    """Give a token to units; when the regroup phase starts, defeat that token (swu:7.7.4.a)."""

    token: str
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them, and remember to defeat them."""
        units = units_in((yield from self.to.find(table, act, self)))
        tokens = [create_upgrade(table, self.token, unit, act.seat) for unit in units]
        if tokens:
            ids = tuple(token.id for token in tokens)
            table.delayed.append(Delayed("regroup-phase", DefeatThose(), act.face, act.seat, ids))
        yield from settle(table)
        return bool(tokens)

    def text(self) -> Message:
        """Say it."""
        return say("swu-lend-token", token=say(f"swu-token-{self.token}", n=1), to=self.to.text())


@dataclass(frozen=True, slots=True)
class DefeatThose(Effect):
    """Defeat the upgrades spoken of."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Defeat them."""
        upgrades = [one for one in act.things if isinstance(one, Upgrade)]
        defeat_upgrades(table, upgrades, act.seat)
        yield from settle(table)
        return bool(upgrades)

    def text(self) -> Message:
        """Say it."""
        return say("swu-defeat", to=say("swu-them"))


@dataclass(frozen=True, slots=True)
class StealResource(OfEnemyResources):
    """Take control of an enemy resource; when this unit leaves play, its owner takes it back (swu:7.7.4.f)."""

    word = "steal-resource"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose whose and whether a ready one; which of those is left to chance, as they all look alike.

        It comes among one's own resources as it is, ready or exhausted (swu:8.28.1.c).
        """
        options: list[Option] = []
        for seat in table.opponents(act.seat):
            player = table.players[seat]
            options += [(word, seat) for word in ("ready", "spent") if getattr(player, word)]
        if not options:
            return False
        answer = yield Choose(act.seat, options, say("swu-ask-steal", card=act.face.name))
        word, seat = answer
        drawn = yield DrawLots(len(getattr(table.players[seat], word)), 1)
        card = getattr(table.players[seat], word).pop(drawn[0])
        getattr(table.players[act.seat], word).append(card)
        knows(table, card, act.seat)
        table.dirty = True
        table.log.reveal()
        table.log.tell("swu-log-steals", seat=act.seat + 1, other=seat + 1)
        debt = Delayed("left", GiveBack(), act.face, act.seat, (act.source.id,), (card,))
        if isinstance(act.source, Unit) and act.source.here:
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


@dataclass(frozen=True, slots=True)
class BuyUpgrade(Effect):
    """Pay the cost of an upgrade on a unit of some kind; then take it over and attach it to this unit, or defeat it."""

    on: tuple[Filter, ...]

    asks_first = True

    def _upgrades(self, table: Table, act: Act) -> list[Upgrade]:
        current(table)
        player = table.players[act.seat]
        funds = len(player.ready) + player.usable_credits
        return [
            upgrade
            for unit in table.units()
            if all(one.test(table, act, unit) for one in self.on)
            for upgrade in unit.upgrades
            if upgrade.face.cost <= funds
        ]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one can be paid for."""
        return bool(self._upgrades(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it, pay, and take it."""
        upgrade = yield from choose_one(act, self._upgrades(table, act), self)
        if upgrade is None:
            return False
        yield from pay_resources(table, table.players[act.seat], upgrade.face.cost)
        this = act.source
        if isinstance(this, Unit) and this.here and eligible(table, upgrade, this, act.seat):
            move_upgrade(table, upgrade, this, act.seat)
        else:
            defeat_upgrades(table, [upgrade], act.seat, act.source)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-buy-upgrade", on=article("unit", self.on))


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """You lose the game (swu:5.6.3)."""

    word = "lose-game"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Lose it."""
        left = table.opponents(act.seat)
        if table.seats == 2:
            raise Ended(tuple(left), "swu-won-effect")
        from tablero.games.swu.multiplayer import eliminate

        yield from eliminate(table, [act.seat])
        return True
