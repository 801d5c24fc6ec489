"""Words of the vocabulary for attacks and dice: what an attack has more, what happens to either side, wounds, and rolls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tablero.games.legion import doing, glossary, suppression
from tablero.games.legion.allowances import may_attack
from tablero.games.legion.cards import Keyword, Weapon
from tablero.games.legion.dice import BLACK, BLANK, BLOCK, CRITICAL, HIT, RED, WHITE, roll_attack, roll_defence
from tablero.games.legion.effects import DOES, Effect, Scene, all_of, happen_all, joined
from tablero.games.legion.following import shoot
from tablero.games.legion.kinds import can_be_affected
from tablero.games.legion.pools import Die
from tablero.games.legion.riding import defence_die
from tablero.games.legion.state import DEFEATED, NOBODY, OBSERVATION, SUPPRESSION, Unit
from tablero.games.legion.tokens import take
from tablero.kernel import Choose, Message, Option, Play, say

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"


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
            yield from doing.suffer_wounds(scene.battle, scene.unit, scene.pool.suffered, scene.bearer)

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


@dataclass(frozen=True, slots=True)
class PoolHas(Effect):
    """The attack has a weapon keyword."""

    keyword: str
    value: int | None = None

    def happen(self, scene: Scene) -> Play[None]:
        """Give it the keyword."""
        if scene.pool is not None:
            scene.pool.extra.append(Keyword(self.keyword, self.value))
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return which."""
        return say("legion-text-pool-has", keyword=glossary.named(Keyword(self.keyword, self.value)), mood=mood)


@dataclass(frozen=True, slots=True)
class SpendObservation(Effect):
    """An Observation token of the defender is spent."""

    def happen(self, scene: Scene) -> Play[None]:
        """Take it off."""
        if scene.pool is not None:
            take(scene.pool.defender, OBSERVATION)
        return
        yield

    def possible(self, scene: Scene) -> bool:
        """Tell whether it has one."""
        return scene.pool is not None and scene.pool.defender.has(OBSERVATION) > 0

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-spend-observation", mood=mood)


# Wounds.


@dataclass(frozen=True, slots=True)
class LimitWounds(Effect):
    """It suffers at most so many wounds of the attack."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Take the others away."""
        if scene.pool is not None:
            scene.pool.due = min(scene.pool.due, self.count)
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-limit-wounds", count=self.count, mood=mood)


@dataclass(frozen=True, slots=True)
class DelayWounds(Effect):
    """Some wounds of the attack wait on the card, up to so many."""

    count: int

    def happen(self, scene: Scene) -> Play[None]:
        """Put them there."""
        if scene.pool is not None and scene.bearer is not None:
            waiting = min(self.count, scene.pool.due)
            scene.pool.due -= waiting
            upgrade = scene.bearer.upgrades[scene.number]
            scene.bearer.upgrades[scene.number] = upgrade._replace(marks=upgrade.marks + waiting)
        return
        yield

    def text(self, mood: str = DOES) -> Message:
        """Return how many."""
        return say("legion-text-delay-wounds", count=self.count, mood=mood)


@dataclass(frozen=True, slots=True)
class SufferDelayed(Effect):
    """It suffers the wounds that wait on the card."""

    def happen(self, scene: Scene) -> Play[None]:
        """Let it suffer them."""
        if scene.bearer is not None:
            upgrade = scene.bearer.upgrades[scene.number]
            scene.bearer.upgrades[scene.number] = upgrade._replace(marks=0)
            yield from doing.suffer_wounds(scene.battle, scene.bearer, upgrade.marks)

    def possible(self, scene: Scene) -> bool:
        """Tell whether any wait."""
        return scene.bearer is not None and scene.bearer.upgrades[scene.number].marks > 0

    def text(self, mood: str = DOES) -> Message:
        """Return it."""
        return say("legion-text-suffer-delayed", mood=mood)


# Dice that are rolled without an attack.


@dataclass(frozen=True, slots=True)
class RollAttack(Effect):
    """Attack dice are rolled, one unless it is said otherwise; for each that shows one of these faces something happens."""

    colour: str
    faces: tuple[str, ...]
    effects: tuple[Effect, ...]
    count: int = 1

    def happen(self, scene: Scene) -> Play[None]:
        """Roll them."""
        rolled = yield from roll_attack([self.colour] * self.count)
        for _ in range(sum(face in self.faces for face in rolled)):
            yield from happen_all(self.effects, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return which dice, which faces, and what follows."""
        faces = joined("legion-text-or", [say(f"legion-die-{face}") for face in self.faces])
        die, what = say(f"legion-die-{self.colour}"), all_of(self.effects)
        if self.count == 1:
            return say("legion-text-roll", die=die, faces=faces, what=what)
        return say("legion-text-roll-several", count=self.count, die=die, faces=faces, what=what)


@dataclass(frozen=True, slots=True)
class RollDefence(Effect):
    """Defence dice are rolled; something happens for each block or surge."""

    count: int
    colour: str
    effects: tuple[Effect, ...]

    def happen(self, scene: Scene) -> Play[None]:
        """Roll them."""
        faces = yield from roll_defence([self.colour] * self.count)
        for _ in range(sum(face != BLANK for face in faces)):
            yield from happen_all(self.effects, scene)

    def text(self, mood: str = DOES) -> Message:
        """Return which dice, and what follows."""
        die = say(f"legion-die-{self.colour}")
        return say("legion-text-roll-defence", count=self.count, die=die, what=all_of(self.effects))


# Attacks of their own.


@dataclass(frozen=True, slots=True)
class ThrowWeapon(Effect):
    """It makes an Attack action in which its leader throws a melee weapon, with half its dice, so far."""

    bands: int

    def thrown(self, unit: Unit) -> list[Weapon]:
        """Return its melee weapons as they are thrown."""
        found = []
        for weapon in unit.card.weapons:
            if weapon.melee:
                colours = [RED] * weapon.red + [BLACK] * weapon.black + [WHITE] * weapon.white
                half = colours[: (len(colours) + 1) // 2]
                red, black, white = (half.count(colour) for colour in (RED, BLACK, WHITE))
                found.append(replace(weapon, melee=False, least=1, most=self.bands, red=red, black=black, white=white))
        return found

    def ways(self, scene: Scene) -> list[Option]:
        """Return which weapon it can throw at whom."""
        unit = scene.unit
        if unit is None or not may_attack(unit):
            return []
        weapons = enumerate(self.thrown(unit))
        return [
            ("throw", number, enemy.id)
            for number, weapon in weapons
            for enemy in doing.in_reach(scene.battle, unit, weapon)
        ]

    def happen(self, scene: Scene) -> Play[None]:
        """Have weapon and target chosen, and throw it."""
        options, unit = self.ways(scene), scene.unit
        if unit is None or not options:
            return
        ask = say("legion-ask-throw", unit=scene.battle.name(unit))
        _, number, id = yield Choose(scene.seat, options, ask)
        doing.note(scene.battle, unit, doing.ATTACK)
        yield from shoot(scene.battle, unit, scene.battle.units[id], self.thrown(unit)[number], as_action=True)

    def possible(self, scene: Scene) -> bool:
        """Tell whether there is anybody to throw it at."""
        return bool(self.ways(scene))

    def text(self, mood: str = DOES) -> Message:
        """Return how far."""
        return say("legion-text-throw", count=self.bands, mood=mood)
