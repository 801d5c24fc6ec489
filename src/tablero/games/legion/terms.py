"""Words of the vocabulary for on which terms something happens, and to whom: parts of other words, which they go round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tablero.games.legion import keywords, suppression
from tablero.games.legion.effects import DOES, Effect, Scene, Units, all_of, happen_all, joined, kinds_text
from tablero.games.legion.kinds import is_a
from tablero.games.legion.state import BOUNTY, FACEUP, NOBODY, OBSERVATION, Unit
from tablero.kernel import Message, Play, say


def lost_something(scene: Scene) -> bool:
    """Tell whether the unit has wounds, or fewer miniatures than it came with."""
    unit = scene.unit
    if unit is None:
        return False
    cards = (upgrade.card.minis for upgrade in unit.upgrades if not upgrade.counterpart)
    joined = 0 if unit.joined is None else unit.joined.minis
    return suppression.is_wounded(scene.battle, unit) or len(unit.miniatures) < unit.card.minis + sum(cards) + joined


def uses_card(scene: Scene) -> bool:
    """Tell whether the weapon of the card is in the pool."""
    return scene.pool is not None and any(
        added.upgrade == scene.number and scene.battle.miniatures[added.miniature].unit == _id(scene.bearer)
        for added in scene.pool.added
        if added.miniature != NOBODY
    )


def hunts(scene: Scene, rank: str) -> bool:
    """Tell whether an enemy of a rank has a Bounty token."""
    return any(unit.has(BOUNTY) and unit.rank == rank for unit in scene.battle.undefeated(1 - scene.seat))


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
    "several-wounds": lambda scene: scene.pool is not None and scene.pool.due > 1,
    "observed": lambda scene: scene.pool is not None and scene.pool.defender.has(OBSERVATION) > 0,
    "bounty-commander": lambda scene: hunts(scene, "commander"),
    "bounty-operative": lambda scene: hunts(scene, "operative"),
    "card-used": uses_card,
    "hurt": lost_something,
    "first-activation": lambda scene: scene.unit is not None and scene.unit.activations == 1,
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
    """It happens only once in each activation, no matter whose."""

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


@dataclass(frozen=True, slots=True)
class FirstInRound(Effect):
    """It happens only the first time in a round that it could, whether anything comes of it or not."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen if this is the first time, and note it."""
        mark = f"{scene.card} {_id(scene.bearer)} {scene.number} first"
        if scene.unit is not None and mark not in scene.unit.used:
            scene.unit.used.append(mark)
            yield from happen_all(self.effects, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return what, and when."""
        return say("legion-text-first-in-round", what=all_of(self.effects, mood))


# Whom it is about.


@dataclass(frozen=True, slots=True)
class That(Effect):
    """The unit does it to which has happened what the card waits for."""

    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let that unit do it."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene._replace(unit=scene.cause))

    def possible(self, scene: Scene) -> bool:
        """Tell whether it can."""
        return scene.cause is not None and all(each.possible(scene._replace(unit=scene.cause)) for each in self.effects)

    def text(self, mood: str = DOES) -> Message:
        """Return what it does."""
        return say("legion-text-each", who=say("legion-who-that"), what=all_of(self.effects))


@dataclass(frozen=True, slots=True)
class CommandedBy(Effect):
    """It happens if the nominated commander is of a kind."""

    kind: str
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Let it happen if the commander is one of those."""
        if self.possible(scene):
            yield from happen_all(self.effects, scene)

    def possible(self, scene: Scene) -> bool:
        """Tell whether the commander is one of those."""
        nominated = scene.battle.nominated[scene.seat]
        return nominated != NOBODY and is_a(scene.battle.units[nominated], self.kind)

    def text(self, mood: str = DOES) -> Message:
        """Return whose Order it must be, and what."""
        return say("legion-text-commanded-by", kind=kinds_text(self.kind), what=all_of(self.effects, mood))
