"""The battlefield as text: a map, the markers, and the units of both armies with what they have left and have done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablero.kernel import Json, Message, say
from tablero.kernel.messages import Renders
from tablero.tabletop.chart import Chart, inches, letters

TERRAIN: Final = {"ruins": "#", "woods": "%", "hill": "^", "crater": "o", "barricade": "=", "debris": ":"}

ON_FIELD: Final = "battlefield"
GONE: Final = ("destroyed", "attached")


def draw(view: Json, words: Renders) -> str:
    """Return the battle as text."""
    parts = (_heading(view, words), _map(view), _legend(view, words), _markers(view, words), _armies(view, words))
    return "\n".join(line for part in parts for line in (*part, ""))


def _word(words: Renders, id: str, **args: Any) -> str:
    return words.render(say(f"wh40k-{id}", **args))


def _heading(view: Json, words: Renders) -> Iterator[str]:
    if view["active"] is None:
        yield _word(words, "shown-before")
    else:
        yield _word(words, "shown-turn", round=view["round"], seat=view["active"] + 1, phase=view["phase"])
    for seat, (points, scored) in enumerate(zip(view["command_points"], view["victory_points"], strict=True)):
        yield _word(words, "shown-player", seat=seat + 1, army=view["armies"][seat]["name"], cp=points, vp=scored)


# The map.


def _map(view: Json) -> Iterator[str]:
    """Draw terrain, then markers, then models, which hide what they stand on."""
    chart = Chart(*view["field"])
    for piece in view["terrain"]:
        chart.fill(piece["ground"], TERRAIN.get(piece["kind"], "?"))
    for number, (x, y, _) in enumerate(view["markers"], 1):
        chart.put(x, y, str(number))
    names = letters([unit["seat"] for unit in view["units"]])
    for model in view["models"]:
        if model["at"] is not None:
            chart.put(model["at"][0], model["at"][1], names[model["unit"]][0])
    yield from chart.lines()


def _legend(view: Json, words: Renders) -> Iterator[str]:
    kinds = dict.fromkeys(piece["kind"] for piece in view["terrain"])
    if kinds:
        yield "  ".join(f"{TERRAIN.get(kind, '?')} {_word(words, f'terrain-{kind}')}" for kind in kinds)


def _markers(view: Json, words: Renders) -> Iterator[str]:
    for number, (x, y, seat) in enumerate(view["markers"], 1):
        whose = say("wh40k-shown-nobody") if seat is None else say("wh40k-shown-holds", seat=seat + 1)
        yield _word(words, "shown-marker", number=number, x=inches(x), y=inches(y), whose=whose)


# Units.


def _armies(view: Json, words: Renders) -> Iterator[str]:
    names = letters([unit["seat"] for unit in view["units"]])
    for seat in (0, 1):
        yield _word(words, "shown-army", seat=seat + 1)
        for number, unit in enumerate(view["units"]):
            if unit["seat"] == seat and unit["place"] not in GONE:
                yield f"  {names[number]:<2} {_unit(view, number, unit, words)}"


def _unit(view: Json, number: int, unit: Json, words: Renders) -> str:
    models = [model for model in view["models"] if model["unit"] == number]
    wounds = [sum(model["wounds"][side] for model in models) for side in (0, 1)]
    told = _word(
        words,
        "shown-unit",
        name=say(unit["name"]["id"], **unit["name"].get("args", {})),
        models=len(models),
        strength=unit.get("strength", 0),
        wounds=wounds[0],
        most=wounds[1],
    )
    spot = models[0]["at"] if models else None
    if spot is not None:
        told += " " + _word(words, "shown-at", x=inches(spot[0]), y=inches(spot[1]))
    notes = [words.render(note) for note in _notes(unit)]
    return f"{told}: {', '.join(notes)}" if notes else told


def _notes(unit: Json) -> Iterator[Message]:
    """Yield what is to be known of a unit besides its models: where it is, what it has done, what holds for it."""
    if unit["place"] != ON_FIELD:
        yield say(f"wh40k-place-{unit['place']}")
    if unit["moved"]:
        yield say(f"wh40k-did-{unit['moved']}")
    for done in ("shot", "charged", "fought", "battle_shocked", "hovering", "below_half"):
        if unit.get(done):
            yield say(f"wh40k-did-{done.replace('_', '-')}")
