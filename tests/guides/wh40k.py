"""The guided first game of Warhammer 40,000: a squad of Space Marines against Termagants, and a charge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guides.scripting import Script
from tablero.kernel import Game
from tablero.registry import find


def script() -> Script:
    """Return the whole game."""
    game = Script(
        "wh40k",
        0,
        seed=3,
        armies=[
            _army("space-marines-500", "Captain", "Intercessor Squad"),
            _army("tyranids-500", "Termagants", "Hormagaunts"),
        ],
        terrain="plain",
    )
    game.dice += [(6, 1), (6, 1)]
    _setup(game)
    _first_turn(game)
    _their_turn(game)
    _second_turn(game)
    return game


def _setup(game: Script) -> None:
    for point in ((76000, 38100), (36000, 38100), (56000, 16000), (56000, 60000)):
        game.answer(point)
    game.answer(())
    game.answer(())
    game.do("Intercessor Squad")
    game.toward(20000, 38100)
    game.do("Termagants")
    game.toward(94000, 38100)
    game.toward(20000, 20000)
    game.toward(106000, 62000)


def _first_turn(game: Script) -> None:
    game.step("wh40k-guide-aim", "wh40k:mission.only-war.02", want="read")
    game.step("wh40k-guide-move", "wh40k:movement.02", "wh40k:movement.11")
    game.do("Intercessor Squad makes a Normal move")
    game.step("wh40k-guide-coherency", "wh40k:coherency.01", "wh40k:coherency.03", want="any")
    game.toward(36000, 38100)
    game.step("wh40k-guide-advance", "wh40k:movement.12", "wh40k:movement.14")
    game.do("Captain Advances", dice=[(4,)])
    game.do("No")
    game.step("wh40k-guide-captain", "wh40k:movement.09", want="any")
    game.toward(56000, 16000)
    game.do("No")
    game.step("wh40k-guide-shoot", "wh40k:shooting.01", "wh40k:shooting.02")
    game.do("Intercessor Squad shoots")
    game.step("wh40k-guide-target", "wh40k:shooting.05", "wh40k:shooting.06")
    game.answer((5,))
    game.do("No", dice=[(6, 5, 4, 4, 3, 3, 5, 2, 1, 6)])
    game.step("wh40k-guide-hit", "wh40k:attack.01", "wh40k:attack.02")
    game.do("No", dice=[(5, 4, 3, 6, 3, 2, 4, 5)])
    game.step("wh40k-guide-wound", "wh40k:attack.06", "wh40k:attack.14")
    game.face = 2  # saving throws, then the Battle-shock test
    game.do("No")
    game.by_habit(lambda running: "bravery" in str(running.decision))
    game.do("No")


def _their_turn(game: Script) -> None:
    game.step("wh40k-guide-shock", "wh40k:battleshock.01", "wh40k:battleshock.04", want="read")
    game.do("Termagants remains stationary", "Hormagaunts makes a Normal move")
    game.toward(66000, 46000)
    game.do("No", "Done")


def _second_turn(game: Script) -> None:
    game.step("wh40k-guide-objective", "wh40k:objective.06", "wh40k:mission.only-war.02")
    game.do("Intercessor Squad remains stationary")
    game.do("Captain makes a Normal move")
    game.step("wh40k-guide-close", "wh40k:engage.01", "wh40k:engage.02", want="any")
    game.toward(66000, 46000)
    game.face = None
    game.do("Done")
    game.step("wh40k-guide-charge", "wh40k:charge.02", "wh40k:charge.06")
    game.do("Captain", dice=[(6, 5)])
    game.do("No")
    game.step("wh40k-guide-charge-move", "wh40k:charge.07", "wh40k:charge.12", want="any")
    game.by_habit(_goes_on(game))
    game.step("wh40k-guide-fight", "wh40k:fight.11", "wh40k:fight.12", want="any")
    game.dice += [(5, 5, 4, 3, 2), (6, 5, 4, 3, 2)]
    game.face = 2  # saving throws, and what the enemy strikes back with
    game.by_habit(lambda running: running.decision is not None and "counter" in str(running.decision))
    game.do("No")
    game.by_habit(lambda running: running.decision is not None and running.decision.message.id == "wh40k-ask-move")
    game.step("wh40k-guide-end", "wh40k:round.03", "wh40k:mission.general.11", want="read")


def _goes_on(game: Script) -> Callable[[Game[Any]], bool]:
    """Return what is so after the next answer."""
    now = game.game.step
    return lambda running: running.step > now


def _army(name: str, *units: str) -> Any:
    """Return a ready-made army with some of its units only."""
    brings = find("wh40k").brings
    assert brings is not None
    army = brings.value(brings.of(name, "armies"))
    names = [sheet["name"] for sheet in army["datasheets"]]
    kept = [unit for unit in army["units"] if names[unit["datasheet"]] in units]
    for unit in kept:
        for models in unit["models"]:
            models["weapons"] = [
                weapon for weapon in models["weapons"] if weapon < 7
            ]  # no grenades: one gun is enough to learn
    return {**army, "units": [{**unit, "warlord": number == 0} for number, unit in enumerate(kept)]}
