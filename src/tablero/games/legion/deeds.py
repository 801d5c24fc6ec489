"""Deeds: the words of the vocabulary for what happens to one unit, from tokens to moves, Orders, cards and dice."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.legion import doing, glossary, suppression, upgrades
from tablero.games.legion.bane import place_tokens
from tablero.games.legion.basic_actions import act_for_free, free_actions, recover
from tablero.games.legion.cards import Keyword
from tablero.games.legion.effects import (
    DOES,
    NO,
    ONCE_MORE,
    Effect,
    Scene,
    Units,
    all_of,
    happen_all,
    joined,
)
from tablero.games.legion.following import move_at, push, shoot
from tablero.games.legion.repairing import RESTORE, heal, restorable, restore
from tablero.games.legion.riding import RIDES
from tablero.games.legion.state import (
    DEFEATED,
    FACEDOWN,
    FACEUP,
    NEXT_ACTIVATION,
    NO_ORDER,
    ON_BATTLEFIELD,
    ORDER_RETURNED,
    SUPPRESSION,
    WHILE_ORDERED,
    Granted,
)
from tablero.kernel import Choose, Message, Option, Play, say

# Tokens and wounds.


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """It gains tokens."""

    tokens: tuple[tuple[str, int], ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Give it each of them."""
        if scene.unit is not None:
            for token, count in self.tokens:
                yield from doing.gain(scene.battle, scene.unit, token, count)

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        told = [
            say("legion-text-token", count=count, token=say(f"legion-token-{token}")) for token, count in self.tokens
        ]
        return say("legion-text-gain", tokens=joined("legion-text-and", told), mood=mood)


def gain(*tokens: str | tuple[str, int]) -> Gain:
    """Return that a unit gains these tokens, one each unless a number is given."""
    return Gain(tuple(each if isinstance(each, tuple) else (each, 1) for each in tokens))


@dataclass(frozen=True, slots=True)
class GainFor(Effect):
    """It gains a token for each unit of a kind; if there is none, something else may happen."""

    token: str
    who: Units
    otherwise: tuple[Effect, ...] = ()

    def happen(self, scene: Scene) -> Play[None]:
        """Count them, and give it as many."""
        count = len(self.who.there(scene))
        if scene.unit is not None and count:
            yield from doing.gain(scene.battle, scene.unit, self.token, count)
        elif self.otherwise:
            yield from happen_all(self.otherwise, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return what it gains for whom."""
        token = say("legion-text-token", count=1, token=say(f"legion-token-{self.token}"))
        told = say("legion-text-gain-for", token=token, who=self.who.text(), mood=mood)
        return say("legion-text-else", first=told, second=all_of(self.otherwise)) if self.otherwise else told


@dataclass(frozen=True, slots=True)
class GainForDefeated(Effect):
    """It gains a token for each enemy unit that is defeated."""

    token: str

    def happen(self, scene: Scene) -> Play[None]:
        """Give it its tokens."""
        count = sum(enemy.place == DEFEATED for enemy in scene.battle.units if enemy.seat != scene.seat)
        if scene.unit is not None and count:
            yield from doing.gain(scene.battle, scene.unit, self.token, count)

    def text(self, mood: str = DOES) -> Message:
        """Return what it gains."""
        token = say("legion-text-token", count=1, token=say(f"legion-token-{self.token}"))
        return say("legion-text-gain-defeated", token=token, mood=mood)


@dataclass(frozen=True, slots=True)
class Calm(Effect):
    """It loses Suppression tokens, up to so many."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Take them off."""
        if scene.unit is not None:
            yield from suppression.calm_by_choice(scene.battle, scene.unit, self.count)

    def possible(self, scene: Scene) -> bool:
        """Tell whether it has any."""
        return scene.unit is not None and scene.unit.has(SUPPRESSION) > 0

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-calm", count=self.count, mood=mood)


@dataclass(frozen=True, slots=True)
class Suffer(Effect):
    """It suffers wounds."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Let it suffer them."""
        if scene.unit is not None:
            yield from doing.suffer_wounds(scene.battle, scene.unit, self.count, scene.bearer)

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-suffer", count=self.count, mood=mood)


@dataclass(frozen=True, slots=True)
class Perish(Effect):
    """It is defeated."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it suffer all the wounds that it can."""
        if scene.unit is not None:
            left = (each.threshold - each.wounds for each in scene.battle.miniatures_of(scene.unit))
            yield from doing.suffer_wounds(scene.battle, scene.unit, sum(left), scene.bearer)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-perish", mood=mood)


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """It uses up something that it may do only once."""

    def happen(self, scene: Scene) -> Play[None]:
        """Take it away."""
        if scene.unit is not None:
            scene.unit.granted = [each for each in scene.unit.granted if each.keyword.name != ONCE_MORE]
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-once")


@dataclass(frozen=True, slots=True)
class AsFarAsPossible(Effect):
    """It does several things in turn, each if it can."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it do what it can when its turn comes."""
        for effect in self.effects:
            if effect.possible(scene):
                yield from effect.happen(scene)

    def text(self, mood: str = DOES) -> Message:
        """Return all of them."""
        return all_of(self.effects, mood)


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """It loses Wound tokens, up to so many."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Take them off."""
        left = self.count
        if scene.unit is not None:
            for miniature in scene.battle.miniatures_of(scene.unit):
                healed = min(left, miniature.wounds)
                miniature.wounds, left = miniature.wounds - healed, left - healed
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-heal", count=self.count, mood=mood)


@dataclass(frozen=True, slots=True)
class Mended(Effect):
    """It loses a Wound, or one of some tokens, or a miniature that fell this round comes back."""

    tokens: tuple[str, ...] = ()

    def ways(self, scene: Scene) -> list[Option]:
        """Return what can be done for it."""
        if scene.unit is None:
            return []
        wounded: list[Option] = [("miniature", one.id) for one in scene.battle.miniatures_of(scene.unit) if one.wounds]
        ill: list[Option] = [("token-of", token) for token in self.tokens if scene.unit.has(token)]
        return [*wounded, *ill, *([RESTORE] if restorable(scene.battle, scene.unit) else [])]

    def happen(self, scene: Scene) -> Play[None]:
        """Have it chosen, and do it."""
        ways, unit = self.ways(scene), scene.unit
        if unit is None or not ways:
            return
        chosen = yield Choose(scene.seat, ways, say("legion-ask-mended", unit=scene.battle.name(unit), count=1))
        if chosen == RESTORE:
            yield from restore(scene.battle, unit)
        else:
            heal(scene.battle, unit, chosen)

    def possible(self, scene: Scene) -> bool:
        """Tell whether anything can be done for it."""
        return bool(self.ways(scene))

    def text(self, mood: str = DOES) -> Message:
        """Return what it may lose."""
        told = [say("legion-text-one-wound"), *(say(f"legion-token-{token}") for token in self.tokens)]
        return say("legion-text-mended", what=joined("legion-text-or", told), mood=mood)


@dataclass(frozen=True, slots=True)
class Shed(Effect):
    """It loses all its tokens of some kinds."""

    tokens: tuple[str, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Take them off."""
        if scene.unit is not None:
            for token in self.tokens:
                scene.unit.tokens.pop(token, None)
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        told = joined("legion-text-and", [say(f"legion-token-{token}") for token in self.tokens])
        return say("legion-text-shed", tokens=told, mood=mood)


@dataclass(frozen=True, slots=True)
class Loses(Effect):
    """It does not have a keyword this round."""

    keyword: str

    def happen(self, scene: Scene) -> Play[None]:
        """Take the keyword away."""
        if scene.unit is not None:
            scene.unit.granted.append(Granted(Keyword(self.keyword), taken=True))
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        return say("legion-text-loses", keyword=glossary.named(Keyword(self.keyword)), mood=mood)


# Actions and moves.


@dataclass(frozen=True, slots=True)
class IgnoreAI(Effect):
    """It ignores AI in this activation."""

    def happen(self, scene: Scene) -> Play[None]:
        """Note it as Override does."""
        if scene.unit is not None:
            scene.unit.done.append("override")
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-ignore-ai", mood=mood)


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    """It makes a Recover action."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it recover."""
        if scene.unit is not None:
            yield from recover(scene.battle, scene.unit)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-recover", mood=mood)


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """It makes a move at a Speed, which is no Move action (legion26:move.11, legion23:move.08)."""

    speed: int

    def happen(self, scene: Scene) -> Play[None]:
        """Let it move."""
        if scene.unit is not None:
            yield from move_at(scene.battle, scene.unit, self.speed)

    def possible(self, scene: Scene) -> bool:
        """Tell whether it can move."""
        unit = scene.unit
        return unit is not None and unit.place == ON_BATTLEFIELD and doing.can_move(scene.battle, unit)

    def text(self, mood: str = DOES) -> Message:
        """Return how fast."""
        return say("legion-text-move", speed=self.speed, mood=mood)


@dataclass(frozen=True, slots=True)
class Ride(Effect):
    """It rides with the unit of a name this round."""

    name: str

    def happen(self, scene: Scene) -> Play[None]:
        """Note it; it is carried along when the other moves."""
        if scene.unit is not None:
            scene.unit.granted.append(Granted(Keyword(RIDES, about=self.name)))
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return with whom, and what comes of it."""
        return say("legion-text-ride", name=self.name, mood=mood)


@dataclass(frozen=True, slots=True)
class Pushed(Effect):
    """It is moved at a Speed by the other player, even if it is engaged (legion23:sample.force-push)."""

    speed: int

    def happen(self, scene: Scene) -> Play[None]:
        """Move it."""
        if scene.unit is not None:
            yield from push(scene.battle, scene.unit, self.speed, scene.seat)

    def text(self, mood: str = DOES) -> Message:
        """Return how fast."""
        return say("legion-text-pushed", speed=self.speed, mood=mood)


@dataclass(frozen=True, slots=True)
class Pivot(Effect):
    """It pivots."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it pivot."""
        if scene.unit is not None:
            yield from doing.pivot(scene.battle, scene.unit)

    def possible(self, scene: Scene) -> bool:
        """Tell whether it can."""
        return scene.unit is not None and doing.can_pivot(scene.unit)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-pivot", mood=mood)


@dataclass(frozen=True, slots=True)
class Act(Effect):
    """It makes an action for free."""

    action: str
    beyond: bool = False
    """Whether it is an Attack beyond those that a unit may make."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it act."""
        if scene.unit is not None and self.possible(scene):
            yield from act_for_free(scene.battle, scene.unit, self.action, self.beyond)

    def possible(self, scene: Scene) -> bool:
        """Tell whether it can make the action."""
        unit = scene.unit
        if unit is None or unit.place != ON_BATTLEFIELD:
            return False
        return self.action in free_actions(scene.battle, unit, self.beyond)

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        told = say("legion-text-act", action=say(f"legion-option-{self.action}"), mood=mood)
        return say("legion-text-beyond", what=told) if self.beyond else told


@dataclass(frozen=True, slots=True)
class Shoot(Effect):
    """It may attack with the weapon of the card, up to so many enemies, each once; any number of them if that is 0."""

    times: int = 1

    def happen(self, scene: Scene) -> Play[None]:
        """Ask whom, one after the other."""
        unit, weapon = scene.unit, doing.command_cards(scene.battle)[scene.card].weapon
        attacked: list[int] = []
        while unit is not None and weapon is not None and (not self.times or len(attacked) < self.times):
            able = [enemy.id for enemy in doing.in_reach(scene.battle, unit, weapon) if enemy.id not in attacked]
            if not able:
                return
            options: list[Option] = [("unit", id) for id in able]
            ask = say("legion-ask-shoot", unit=scene.battle.name(unit), weapon=weapon.name)
            chosen = yield Choose(scene.seat, [*options, NO], ask)
            if chosen == NO:
                return
            attacked.append(chosen[1])
            yield from shoot(scene.battle, unit, scene.battle.units[chosen[1]], weapon)

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-shoot", count=self.times)


@dataclass(frozen=True, slots=True)
class Relocate(Effect):
    """It is set down again anywhere beyond so many bands of all enemies."""

    bands: int

    def happen(self, scene: Scene) -> Play[None]:
        """Set it down."""
        if scene.unit is not None:
            yield from doing.relocate(scene.battle, scene.unit, self.bands)

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is room for it."""
        return scene.unit is not None and doing.can_relocate(scene.battle, scene.unit, self.bands)

    def text(self, mood: str = DOES) -> Message:
        """Return where."""
        return say("legion-text-relocate", count=self.bands, mood=mood)


@dataclass(frozen=True, slots=True)
class TurnOver(Effect):
    """The card is turned over."""

    def happen(self, scene: Scene) -> Play[None]:
        """Turn it over."""
        if scene.bearer is not None:
            upgrades.turn_over(scene.battle, scene.bearer, scene.number)
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-turn-over", mood=mood)


# Orders, activations and cards.


@dataclass(frozen=True, slots=True)
class OrderItself(Effect):
    """It issues itself an Order."""

    def happen(self, scene: Scene) -> Play[None]:
        """Give it the Order."""
        if scene.unit is not None and self.possible(scene):
            yield from scene.battle.edition.orders.issue(scene.battle, scene.unit)

    def possible(self, scene: Scene) -> bool:
        """Tell whether it may have one."""
        unit = scene.unit
        return unit is not None and scene.battle.edition.orders.may_order(scene.battle, unit, unit)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-order-itself", mood=mood)


@dataclass(frozen=True, slots=True)
class OrderBack(Effect):
    """Its faceup Order token goes back to the pool."""

    def happen(self, scene: Scene) -> Play[None]:
        """Put the token into the pool of its player."""
        unit = scene.unit
        if unit is not None and unit.order == FACEUP:
            unit.order = NO_ORDER
            pool = scene.battle.order_pools[unit.seat]
            scene.battle.order_pools[unit.seat] = sorted([*pool, unit.rank])
            unit.granted = [each for each in unit.granted if each.until != WHILE_ORDERED]
            scene.battle.log.tell("legion-order-back", unit=scene.battle.name(unit))
        return
        yield

    def possible(self, scene: Scene) -> bool:
        """Tell whether it has one."""
        return scene.unit is not None and scene.unit.order == FACEUP

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-order-back", mood=mood)


@dataclass(frozen=True, slots=True)
class OrderReturns(Effect):
    """The Order token with which it was activated goes back to the pool, so that it can be activated once more."""

    def happen(self, scene: Scene) -> Play[None]:
        """Put a token into the pool; the unit has none when its activation ends."""
        unit = scene.unit
        if unit is not None and unit.place != DEFEATED:
            unit.granted.append(Granted(Keyword(ORDER_RETURNED), NEXT_ACTIVATION))
            pool = scene.battle.order_pools[unit.seat]
            scene.battle.order_pools[unit.seat] = sorted([*pool, unit.rank])
            scene.battle.log.tell("legion-order-back", unit=scene.battle.name(unit))
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-order-returns", mood=mood)


@dataclass(frozen=True, slots=True)
class OrderDown(Effect):
    """Its faceup Order token is turned over: it will not be activated any more."""

    def happen(self, scene: Scene) -> Play[None]:
        """Turn it over."""
        if scene.unit is not None and scene.unit.order == FACEUP:
            scene.unit.order = FACEDOWN
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-order-down", mood=mood)


@dataclass(frozen=True, slots=True)
class OpponentGivesBack(Effect):
    """The opponent puts the faceup Order token of a unit of a kind back into the pool."""

    who: Units

    def happen(self, scene: Scene) -> Play[None]:
        """Have the opponent choose."""
        able: list[Option] = [("unit", unit.id) for unit in self.who.there(scene)]
        if able:
            chosen = yield Choose(1 - scene.seat, able, "legion-ask-order-back")
            yield from OrderBack().happen(scene._replace(unit=scene.battle.units[chosen[1]]))

    def text(self, mood: str = DOES) -> Message:
        """Return who gives it back."""
        return say("legion-text-opponent-gives-back", who=self.who.text("one"))


@dataclass(frozen=True, slots=True)
class ActivateNext(Effect):
    """A unit of a kind may be activated at once, before anybody else has a turn."""

    who: Units

    def happen(self, scene: Scene) -> Play[None]:
        """Ask which, if any."""
        able: list[Option] = [("unit", unit.id) for unit in self.who.there(scene)]
        if able and not scene.battle.follows:
            chosen = yield Choose(scene.seat, [*able, NO], "legion-ask-activate-next")
            if chosen != NO:
                scene.battle.follows.append(chosen[1])

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        return say("legion-text-activate-next", who=self.who.text("one"))


@dataclass(frozen=True, slots=True)
class PutBaneTokens(Effect):
    """Three facedown tokens are put down in place of Cad Bane."""

    def happen(self, scene: Scene) -> Play[None]:
        """Put them down."""
        yield from place_tokens(scene.battle, scene.seat)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-bane-tokens")
