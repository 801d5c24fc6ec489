"""Words of the vocabulary for command cards and Order tokens: reserves, draws, limits, and plans that change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablero.games.legion import doing
from tablero.games.legion.asking import whether
from tablero.games.legion.effects import DOES, NO, YES, Effect, Scene
from tablero.games.legion.state import Unit
from tablero.kernel import Choose, Draw, Message, Option, Play, say

ITSELF: Final = "itself"


@dataclass(frozen=True, slots=True)
class Reserve(Effect):
    """Order tokens of the own pool are put facedown on the card; each may be used instead of drawing one."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Draw them at random."""
        pool = scene.battle.order_pools[scene.seat]
        if not pool:
            return
        drawn = yield Draw(len(pool), min(self.count, len(pool)))
        scene.battle.reserves[scene.seat] = sorted(pool[number] for number in drawn)
        scene.battle.order_pools[scene.seat] = [rank for number, rank in enumerate(pool) if number not in drawn]

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-reserve", count=self.count)


@dataclass(frozen=True, slots=True)
class ReserveOne(Effect):
    """An Order token of the own pool, which its player chooses, is put facedown on the card, to be used instead of a draw."""

    def happen(self, scene: Scene) -> Play[None]:
        """Have it chosen."""
        pool = scene.battle.order_pools[scene.seat]
        if pool:
            ranks: list[Option] = [("rank", rank) for rank in dict.fromkeys(pool)]
            chosen = yield Choose(scene.seat, ranks, "legion-ask-reserve")
            pool.remove(chosen[1])
            scene.battle.reserves[scene.seat] = [chosen[1]]

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-reserve-one")


@dataclass(frozen=True, slots=True)
class DictateDraw(Effect):
    """The first Order token that the opponent draws may be of a rank that is named."""

    def happen(self, scene: Scene) -> Play[None]:
        """Note it."""
        scene.battle.dictated[1 - scene.seat] = True
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-dictate")


@dataclass(frozen=True, slots=True)
class LimitOrders(Effect):
    """The opponent may issue but so many Orders of the own command card."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Note it."""
        scene.battle.order_limits[1 - scene.seat] = self.count
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-limit-orders", count=self.count)


@dataclass(frozen=True, slots=True)
class ChangePlans(Effect):
    """The card may be discarded: the opponent takes the revealed card back, can't choose it, and both choose again."""

    def happen(self, scene: Scene) -> Play[None]:
        """Ask whether it is; then nobody has a card any more."""
        battle, seat = scene.battle, scene.seat
        theirs = battle.played[1 - seat]
        if not theirs:
            return
        name = doing.command_cards(battle)[theirs].name
        if (yield Choose(seat, [NO, YES], whether("legion-ask-change-plans", card=name))) == NO:
            return
        battle.discarded[seat].append(battle.played[seat])
        battle.hands[1 - seat].append(theirs)
        battle.barred[1 - seat] = theirs
        battle.played = ["", ""]
        battle.log.tell("legion-changes-plans", seat=seat + 1, card=name)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-change-plans")


@dataclass(frozen=True, slots=True)
class DrawAnother(Effect):
    """A second Order token is drawn; its player uses one of the two and puts the other back."""

    def happen(self, scene: Scene) -> Play[None]:
        """Draw it, and have one of them chosen."""
        battle, pool = scene.battle, scene.battle.order_pools[scene.seat]
        if not pool:
            return
        (number,) = yield Draw(len(pool))
        both = [battle.token_drawn, pool.pop(number)]
        ranks: list[Option] = [("rank", rank) for rank in dict.fromkeys(both)]
        _, chosen = yield Choose(scene.seat, ranks, "legion-ask-drawn-token")
        both.remove(chosen)
        battle.token_drawn, battle.order_pools[scene.seat] = chosen, sorted([*pool, *both])

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is another token."""
        return bool(scene.battle.order_pools[scene.seat])

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-draw-another")


@dataclass(frozen=True, slots=True)
class OnlyOrderedBy(Effect):
    """Only some units may issue it Orders: it itself, or commanders."""

    who: str

    def allows(self, by: Unit, unit: Unit) -> bool:
        """Tell whether a unit may issue another an Order all the same."""
        return by is unit if self.who == ITSELF else by.rank == self.who

    def happen(self, scene: Scene) -> Play[None]:
        """Do nothing: it is asked for whenever an Order could be issued."""
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return who may."""
        return say("legion-text-only-ordered-by", who=self.who)


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """A card comes back from the discard pile to the hand: one of this name, or one that belongs to this unit."""

    name: str

    def happen(self, scene: Scene) -> Play[None]:
        """Take it back, or have it chosen."""
        battle, seat = scene.battle, scene.seat
        known = doing.command_cards(battle)
        fits = [id for id in battle.discarded[seat] if self.name in (known[id].name, *known[id].units)]
        if not fits:
            return
        options: list[Option] = [("command", id) for id in fits]
        _, id = yield Choose(seat, options, "legion-ask-take-back")
        battle.discarded[seat].remove(id)
        battle.hands[seat].append(id)
        battle.log.tell("legion-takes-back", seat=seat + 1, card=known[id].name)

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        return say("legion-text-take-back", name=self.name)
