"""Words of the vocabulary for attacks: what dice and keywords they have more, what happens to either side, and on which terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tablero.games.legion import doing, keywords, suppression
from tablero.games.legion.dice import BLACK, BLANK, BLOCK, CRITICAL, HIT, RED, WHITE, roll_defence
from tablero.games.legion.effects import DOES, Effect, Scene, Units, all_of, happen_all, joined
from tablero.games.legion.kinds import can_be_affected
from tablero.games.legion.pools import Die
from tablero.games.legion.riding import defence_die
from tablero.games.legion.state import DEFEATED, FACEUP, NOBODY, SUPPRESSION, Unit
from tablero.kernel import Message, Play, say

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"


# On which terms.


def lost_something(scene: Scene) -> bool:
    """Tell whether the unit has wounds, or fewer miniatures than it came with."""
    unit = scene.unit
    if unit is None:
        return False
    cards = (upgrade.card.minis for upgrade in unit.upgrades if not upgrade.counterpart)
    joined = 0 if unit.joined is None else unit.joined.minis
    return suppression.wounds_on(scene.battle, unit) > 0 or len(unit.miniatures) < unit.card.minis + sum(cards) + joined


def uses_card(scene: Scene) -> bool:
    """Tell whether the weapon of the card is in the pool."""
    return scene.pool is not None and any(
        added.upgrade == scene.number and scene.battle.miniatures[added.miniature].unit == _id(scene.bearer)
        for added in scene.pool.added
        if added.miniature != NOBODY
    )


def _id(unit: Unit | None) -> int:
    return NOBODY if unit is None else unit.id


TESTS: Final[Mapping[str, Callable[[Scene], bool]]] = {
    "ranged": lambda scene: scene.pool is not None and scene.pool.ranged,
    "melee": lambda scene: scene.pool is not None and scene.pool.melee,
    "aimed": lambda scene: scene.pool is not None and scene.pool.spent_aims > 0,
    "against-trooper": lambda scene: scene.pool is not None and keywords.trooper(scene.pool.defender),
    "wounded": lambda scene: scene.pool is not None and scene.pool.suffered > 0,
    "within-2": lambda scene: (
        scene.pool is not None and scene.pool.around.within(scene.pool.origin, scene.pool.defender, 2)
    ),
    "fixed": lambda scene: scene.pool is not None and scene.pool.has("fixed"),
    "card-used": uses_card,
    "hurt": lost_something,
}
"""What may have to be true: of the attack, of how it came out, or of the unit."""


@dataclass(frozen=True, slots=True)
class If(Effect):
    """It happens only if something is true, as `TESTS` has it; of several things all."""

    tests: tuple[str, ...]
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen if all is as it must be."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether all is as it must be, and anything would come of it."""
        return all(TESTS[test](scene) for test in self.tests) and all(each.possible(scene) for each in self.effects)

    def text(self, mood: str = DOES) -> Message:
        """Return on which terms, and what."""
        terms = joined("legion-text-and", [say(f"legion-if-{test}") for test in self.tests])
        return say("legion-text-provided", terms=terms, what=all_of(self.effects, mood))


@dataclass(frozen=True, slots=True)
class Against(Effect):
    """It happens in attacks on a unit of a kind."""

    who: Units
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen if the defender is one of those."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether the defender is one of those."""
        return scene.pool is not None and self.who.fits(scene, scene.pool.defender)

    def text(self, mood: str = DOES) -> Message:
        """Return against whom, and what."""
        return say("legion-text-against", who=self.who.text("one"), what=all_of(self.effects, mood))


@dataclass(frozen=True, slots=True)
class WhileOrdered(Effect):
    """It happens only while the unit of a name has a faceup Order token; otherwise something else may."""

    name: str
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def now(self, scene: Scene) -> tuple[Effect, ...]:
        """Return what happens as things are."""
        return self.effects if Units(name=self.name, order=FACEUP).there(scene) else self.otherwise

    def happen(self, scene: Scene) -> Play[None]:
        """Let happen what does."""
        if self.possible(scene):
            yield from happen_all(self.now(scene), scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether anything would come of it."""
        effects = self.now(scene)
        return bool(effects) and all(each.possible(scene) for each in effects)

    def text(self, mood: str = DOES) -> Message:
        """Return while what, and what."""
        first = all_of(self.effects, mood)
        if not self.otherwise:
            return say("legion-text-while-ordered", name=self.name, what=first)
        return say("legion-text-while-ordered-else", name=self.name, what=first, other=all_of(self.otherwise, mood))


@dataclass(frozen=True, slots=True)
class OnceInActivation(Effect):
    """It happens but once in each activation, whosever that is."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen if it has not happened yet, and note that it has."""
        if self.possible(scene):
            self.used(scene).append(self.mark(scene))
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether it has not happened yet, and anything would come of it."""
        new = self.mark(scene) not in self.used(scene)
        return new and all(each.possible(scene) for each in self.effects)

    def used(self, scene: Scene) -> list[str]:
        """Return what was noted in this activation; outside of all nothing is."""
        return [] if scene.battle.activating == NOBODY else scene.battle.units[scene.battle.activating].used

    def mark(self, scene: Scene) -> str:
        """Return how it is noted: by the card, and which activation of the unit it is."""
        activations = scene.battle.units[scene.battle.activating].activations
        return f"{scene.card} {_id(scene.bearer)} {scene.number} {activations}"

    def text(self, mood: str = DOES) -> Message:
        """Return what, and how often."""
        return say("legion-text-once-in-activation", what=all_of(self.effects, mood))


# To whom.


@dataclass(frozen=True, slots=True)
class Side(Effect):
    """It happens to the attacker, or to the defender."""

    side: str
    effects: tuple[Effect, ...]

    def unit(self, scene: Scene) -> Unit | None:
        """Return the unit of that side, if it is there and may be affected."""
        pool = scene.pool
        found = None if pool is None else pool.attacker if self.side == ATTACKER else pool.defender
        if found is None or found.place == DEFEATED or (found.seat != scene.seat and not can_be_affected(found)):
            return None  # legion26:kw.immune-enemy-effects, legion23:kw.immune-enemy-effects
        return found

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen to that unit."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene._replace(unit=self.unit(scene)))

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is such a unit, and anything would come of it."""
        unit = self.unit(scene)
        return unit is not None and all(each.possible(scene._replace(unit=unit)) for each in self.effects)

    def text(self, mood: str = DOES) -> Message:
        """Return who does what."""
        return say("legion-text-each", who=say(f"legion-side-{self.side}"), what=all_of(self.effects))


def defender(*effects: Effect) -> Side:
    """Return that something happens to the defender of the attack."""
    return Side(DEFENDER, effects)


def attacker(*effects: Effect) -> Side:
    """Return that something happens to the attacker."""
    return Side(ATTACKER, effects)


@dataclass(frozen=True, slots=True)
class SufferAsMany(Effect):
    """It suffers as many wounds as the defender has suffered by the attack."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it suffer them."""
        if scene.unit is not None and scene.pool is not None:
            yield from doing.suffer_wounds(scene.battle, scene.unit, scene.pool.suffered)

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-suffer-as-many", mood=mood)


# Dice.


@dataclass(frozen=True, slots=True)
class AddDice(Effect):
    """It adds attack dice to the pool."""

    count: int
    colour: str

    def happen(self, scene: Scene) -> Play[None]:
        """Add them."""
        if scene.pool is not None:
            scene.pool.dice += [Die(self.colour, NOBODY) for _ in range(self.count)]
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        return say("legion-text-add-dice", count=self.count, colour=self.colour, mood=mood)


@dataclass(frozen=True, slots=True)
class AddDefenceDice(Effect):
    """It rolls more defence dice of its own colour."""

    count: int = 1

    def happen(self, scene: Scene) -> Play[None]:
        """Add them to what it will roll."""
        if scene.pool is not None and scene.unit is not None:
            scene.pool.defence_extra += [defence_die(scene.unit)] * self.count
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-add-defence", count=self.count, mood=mood)


@dataclass(frozen=True, slots=True)
class AddDefenceByCourage(Effect):
    """It rolls white defence dice more: as many as its courage is greater than its Suppression."""

    def happen(self, scene: Scene) -> Play[None]:
        """Add them to what it will roll; no courage is more than any Suppression, and adds nothing."""
        if scene.pool is not None and scene.unit is not None:
            courage = suppression.courage_of(scene.battle, scene.unit) or 0
            scene.pool.defence_extra += [WHITE] * max(0, courage - scene.unit.has(SUPPRESSION))
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-add-defence-courage", mood=mood)


@dataclass(frozen=True, slots=True)
class AddWeapon(Effect):
    """It adds the dice and keywords of the card's weapon, which adds to others and can't be used alone."""

    def happen(self, scene: Scene) -> Play[None]:
        """Add them."""
        if scene.pool is not None and scene.bearer is not None:
            for weapon in scene.bearer.upgrades[scene.number].card.weapons:
                colours = [RED] * weapon.red + [BLACK] * weapon.black + [WHITE] * weapon.white
                scene.pool.dice += [Die(colour, NOBODY) for colour in colours]
                scene.pool.extra += weapon.keywords
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-add-weapon", mood=mood)


@dataclass(frozen=True, slots=True)
class RollForDie(Effect):
    """A red defence die is rolled: it adds a white attack die for a blank, a black one for a block, a red one for a surge."""

    def happen(self, scene: Scene) -> Play[None]:
        """Roll it, and add the die."""
        (face,) = yield from roll_defence([RED])
        colour = {BLANK: WHITE, BLOCK: BLACK}.get(face, RED)
        if scene.pool is not None:
            scene.pool.dice.append(Die(colour, NOBODY))

    def text(self, mood: str = DOES) -> Message:
        """Return what it adds."""
        return say("legion-text-roll-for-die", mood=mood)


@dataclass(frozen=True, slots=True)
class ConvertSurges(Effect):
    """It turns the surges of the pool into something."""

    face: str

    def happen(self, scene: Scene) -> Play[None]:
        """Note it for when surges are converted."""
        if scene.pool is not None:
            scene.pool.chart = self.face
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return into what."""
        return say("legion-text-convert", face=say(f"legion-die-{self.face}"), mood=mood)


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """Results of the attack are cancelled: up to so many of a kind."""

    count: int
    face: str

    def happen(self, scene: Scene) -> Play[None]:
        """Cancel them."""
        pool = scene.pool
        if pool is not None and self.face == CRITICAL:
            pool.criticals -= min(self.count, pool.criticals)
        elif pool is not None:
            pool.hits -= min(self.count, pool.hits)
        return
        yield

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is any."""
        pool = scene.pool
        return pool is not None and (pool.criticals if self.face == CRITICAL else pool.hits) > 0

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        assert self.face in (HIT, CRITICAL)
        return say("legion-text-cancel", count=self.count, face=self.face, mood=mood)
