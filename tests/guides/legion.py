"""The guided first game of Star Wars: Legion: Leia's Rebels hold a Priority Target against Veers's Stormtroopers."""

from __future__ import annotations

from typing import Any

from guides.scripting import Script
from tablero.kernel import Chance, Place
from tablero.registry import find

INCH = 2540

FIRST = [(1, 1, 1, 1), (8, 8, 8, 8), (0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 2, 1)]
"""Who is blue, and the battle decks of both: the last of each is on top."""

ENTERING = {
    "Leia Organa": [(40, 1)],
    "Rebel Troopers 1": [(54, 5)],
    "Rebel Troopers 2": [(49, 5), (49, 9)],
    "AT-RT": [(33, 3), (33, 8)],
    "General Veers": [(50, 33)],
    "Stormtroopers 1": [(53, 31), (53, 26)],
    "Stormtroopers 2": [(47, 31), (48, 26)],
}
"""Where the units go in the first round, in inches."""

TARGETS = [(91440, 45720), (51308, 65786), (131572, 65786), (51308, 25654), (131572, 25654)]
"""Where the Priority Targets lie."""


def script() -> Script:
    """Return the whole game."""
    first = list(FIRST)

    def fate(chance: Chance) -> tuple[int, ...] | None:
        return first.pop(0) if first else None

    rebels = _army("2026-rebels-skirmish", 0, 2, 4, 6)
    empire = _army("2026-empire-skirmish", 0, 1, 4)
    game = Script("legion", 0, fate, seed=1, armies=[rebels, empire], terrain="settlement")
    _setup(game)
    _first_round(game)
    _command(game)
    _moving(game)
    _reacting(game)
    _aiming(game)
    _scoring(game)
    _third_round(game)
    return game


def _setup(game: Script) -> None:
    game.do("An objective", "Pass", "Pass", "Pass", "Pass", "The edge at 0")
    game.do("Turned by 0°")
    game.answer((53 * INCH, 13 * INCH))
    game.do("Nothing more")


def _first_round(game: Script) -> None:
    """Let everybody enter the battlefield."""
    ways = {name: list(way) for name, way in ENTERING.items()}
    while game.game.state.round == 1:
        asked = game.words.render(game.asked.message)
        who = next((name for name in ways if name in asked), "")
        if "Priority Target" in asked:
            _leave_target(game)
        elif isinstance(game.asked, Place):
            _to(game, *ways[who].pop(0))
        elif "What does" in asked:
            game.do("Move" if ways[who] else "Nothing more")
        else:
            options = game.described(game.asked)
            usual = ("Standing Orders (4 pips)", "Standard move", "Draw an order token", options[0])
            game.do(next(words for words in usual if words in options))


def _command(game: Script) -> None:
    game.step("legion-guide-aim", "legion26:win.01", "legion26:win.03", want="read", point=["marker:0", "marker:1"])
    game.step("legion-guide-unit", "legion26:core.13", "legion26:cohesion.02", want="read", point=["unit:1"])
    game.step("legion-guide-card", "legion26:command.02", "legion26:command.08")
    game.do("Push", "Assault")
    game.step("legion-guide-order", "legion26:command.14", "legion26:activ.03")
    game.do("Rebel Troopers 1", "Rebel Troopers 2", "Stormtroopers 1", "Stormtroopers 2")


def _moving(game: Script) -> None:
    game.step("legion-guide-activate", "legion26:activ.02", "legion26:activ.03")
    game.do("Activate Rebel Troopers 1")
    game.step("legion-guide-action", "legion26:action.01", "legion26:action.02")
    game.do("Move", "Standard move")
    game.step("legion-guide-move", "legion26:move.04", "legion26:move.06", want="any", point=["marker:1"])
    _to(game, 54, 11.5)
    game.step("legion-guide-standby", "legion26:action.12", "legion26:standby.02")
    game.do("Stand by")
    game.do("Activate Stormtroopers 1", "Move", "Standard move")
    _to(game, 53, 21)


def _reacting(game: Script) -> None:
    """Attack from Standby, and be attacked."""
    game.step("legion-guide-react", "legion26:standby.02", "legion26:standby.03")
    game.do("Rebel Troopers 1", "Attack")
    game.step("legion-guide-weapons", "legion26:attack.06", "legion26:measure.04")
    game.answer((0, 1), dice=[(2, 3, 5, 8, 2, 3, 8, 7, 6, 5), (1, 5, 6)])
    game.pick("miniature 2", "miniature 3")
    game.step(
        "legion-guide-result",
        "legion26:attack.20",
        "legion26:attack.38",
        "legion26:attack.39",
        want="read",
        point=["unit:5"],
    )
    game.do("Attack", "Rebel Troopers 1")
    game.answer((2,))
    game.answer((0, 1), dice=[(2, 8, 2, 7), (1, 4, 5)])
    game.step("legion-guide-dodge", "legion26:attack.27", "legion26:attack.30", "legion26:attack.31")
    game.do("on a hit", dice=[(5,)])
    game.step("legion-guide-wound", "legion26:wound.01", "legion26:wound.04")
    game.pick("miniature 4")


def _aiming(game: Script) -> None:
    game.do("Activate Rebel Troopers 2")
    game.step("legion-guide-aim-token", "legion26:supp.02", "legion26:action.03")
    game.do("Aim", "Attack")
    game.step("legion-guide-attack", "legion26:attack.06", "legion26:los.01")
    game.do("Stormtroopers 1")
    game.answer((4,))
    game.answer((0, 1), dice=[(2, 3, 8, 7, 1, 6, 8)])
    game.do("reroll")
    game.step("legion-guide-reroll", "legion26:attack.19", "legion26:attack.44")
    game.answer((0, 2, 0, 0), dice=[(2, 4), (1, 3, 4, 5), (1, 5, 5, 6)])
    game.do("in your own territory")
    game.do("Activate Stormtroopers 2", "Attack", "Rebel Troopers 1")
    game.answer((4,))
    game.answer((0, 1), dice=[(2, 8, 8, 8, 8, 8, 8, 8), (1,)])
    game.do("Nothing more", "Nothing more")  # no Dodge is needed, and no second action


def _scoring(game: Script) -> None:
    game.do("Move", "Standard move")
    rules = ("legion26:notch.01", "legion26:notch.02", "legion26:notch.04")
    game.step("legion-guide-tool", *rules, want="any", point=["marker:0"])
    _to(game, 36.5, 14)
    game.do("Dodge")
    game.do("Nothing more", "Nothing more")  # Veers and Leia stay where they are
    while game.game.state.round == 2:
        _leave_target(game)
    held = ["marker:0", "marker:1"]
    game.step("legion-guide-score", "legion26:obj.08", "legion26:obj.14", "legion26:end.04", want="read", point=held)


def _third_round(game: Script) -> None:
    game.do("Ambush", "Standing Orders", "Rebel Troopers 1", "General Veers")
    game.do("Activate Rebel Troopers 1", dice=[(5,)])
    game.step("legion-guide-rally", "legion26:supp.04", "legion26:supp.05", "legion26:action.11")
    game.do("Recover", "1 token")
    game.step("legion-guide-end", "legion26:round.01", "legion26:deploy.01", want="read")


def _to(game: Script, x: float, y: float) -> None:
    """Answer where somebody goes with what comes nearest to a spot, in inches."""
    game.toward(round(x * INCH), round(y * INCH))


def _leave_target(game: Script) -> None:
    """Answer where a target goes that the other side secures: nowhere."""
    lying = {(token.x, token.y) for token in game.game.state.tokens}
    (here,) = set(TARGETS) - lying
    game.answer(here)


def _army(name: str, *units: int) -> Any:
    """Return a ready-made army with some of its units only."""
    brings = find("legion").brings
    assert brings is not None
    army = brings.value(brings.of(name, "armies"))
    return {**army, "units": [army["units"][number] for number in units]}
