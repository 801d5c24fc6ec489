"""The guided first game of Star Wars: Rebellion: the first round of the Rebels."""

from __future__ import annotations

from typing import Any

from guides.scripting import Script
from tablero.kernel import Game


def script() -> Script:
    """Return the whole game."""
    game = Script("rebellion", 0, seed=7, first_game=True)
    _assignment(game)
    _mission(game)
    _battle(game)
    _opposing(game)
    _refresh(game)
    return game


def _assignment(game: Script) -> None:
    game.step("rebellion-guide-aim", "rebellion:win.03", "rebellion:win.01", want="read")
    game.step("rebellion-guide-base", "rebellion:base.01")
    game.do("Ryloth")
    game.step("rebellion-guide-assign", "rebellion:assign.01", "rebellion:skill.01")
    game.do("Build Alliance")
    game.step("rebellion-guide-leader", "rebellion:mission.01")
    game.do("Mon Mothma")
    game.do("No second leader")
    game.step("rebellion-guide-done", "rebellion:assign.03", "rebellion:assign.02")
    game.do("Done")
    game.do("Assign leaders to “Gather Intel”", "Emperor Palpatine", "No second leader", "Done")


def _mission(game: Script) -> None:
    game.step("rebellion-guide-reveal", "rebellion:command.01", "rebellion:mission.03")
    game.do("Reveal the mission “Build Alliance”")
    game.step("rebellion-guide-where", "rebellion:mission.04", "rebellion:loyalty.03")
    game.do("Mon Calamari")
    game.do("Grand Moff Tarkin", dice=[(1, 3, 6), (6,)])


def _battle(game: Script) -> None:
    game.do("Activate a system with General Tagge", "Malastare", "From Sullust")
    game.answer((0, 1, 1, 0))
    game.step("rebellion-guide-activate", "rebellion:activate.01", "rebellion:activate.02")
    game.do("Activate a system with Jan Dodonna")
    game.step("rebellion-guide-target", "rebellion:move.01", "rebellion:move.03")
    game.do("Malastare")
    game.do("From Bothawui")
    game.step("rebellion-guide-move", "rebellion:transport.01", "rebellion:transport.02")
    game.answer((1, 1, 1, 1, 3, 1))
    game.do("Done", dice=[(4, 3, 3, 1)])
    game.step("rebellion-guide-tactic", "rebellion:attack.10", "rebellion:combat.03")
    game.do("Take It Down")
    game.step("rebellion-guide-damage", "rebellion:attack.15", "rebellion:attack.16")
    game.do("Done", dice=[(1, 6, 6)])
    game.do("Done", "Done")
    game.answer((0, 1))
    game.do("Done")
    game.step("rebellion-guide-objective", "rebellion:objective.02", "rebellion:reputation.02")
    game.do("Rebel Assault", dice=[(3, 5, 3, 5, 5)])
    game.step("rebellion-guide-ground", "rebellion:combat.01", "rebellion:combat.04", want="read")
    game.do("Done", "Done", "Done", dice=[(6,)])


def _opposing(game: Script) -> None:
    game.do("Reveal the mission “Gather Intel”", "Bothawui")
    game.step("rebellion-guide-oppose", "rebellion:mission.08", "rebellion:mission.12")
    game.do("Princess Leia", dice=[(1, 6), (1, 3)])
    game.step("rebellion-guide-pass", "rebellion:command.04", "rebellion:refresh.02")
    game.do("Pass", "Pass")


def _refresh(game: Script) -> None:
    game.step("rebellion-guide-recruit", "rebellion:refresh.01", "rebellion:recruit.02")
    game.do("Luke Skywalker")
    game.by_habit(_is_asked)
    game.step("rebellion-guide-build", "rebellion:build.03", "rebellion:build.04")
    game.answer((2, 0, 0, 1, 0, 0))
    game.by_habit(_is_asked)
    game.step("rebellion-guide-deploy", "rebellion:deploy.02", "rebellion:deploy.04")
    game.answer((0, 2, 0, 0, 0))
    game.by_habit(lambda running: running.decision is not None and "assign" in running.decision.message.id)
    game.step("rebellion-guide-end", "rebellion:refresh.07", "rebellion:win.02", want="read")


def _is_asked(running: Game[Any]) -> bool:
    return running.decision is not None and running.decision.seat == 0
