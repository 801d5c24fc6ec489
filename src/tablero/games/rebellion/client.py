"""What the browser client knows of the components, as JSON: `make facts` writes it to web/src/rebellion/facts.json."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.describe import objective_text
from tablero.games.rebellion.facts import (
    BUILD_SPACES,
    COLOUR_KEYS,
    LAST_SPACE,
    LEADERS,
    RECRUIT_SPACES,
    ROLE_KEYS,
    SIDE_KEYS,
    SKILL_KEYS,
    SYSTEMS,
    THEATER_KEYS,
    UNITS,
    Icon,
)
from tablero.games.rebellion.missions import action_text, mission_text
from tablero.kernel import Json, Message, message_to_json
from tablero.kernel.codec import encode_lines


def facts() -> Json:
    """Return the components with all that the client shows of them; what is written on a card is messages."""
    return {
        "systems": [
            {
                "key": one.key,
                "region": one.region,
                "near": one.near,
                "icons": [*map(_icon, one.icons)],
                "build": one.build,
            }
            | {"at": one.at}
            for one in SYSTEMS
        ],
        "units": [
            {"key": one.key, "side": SIDE_KEYS[one.side], "theater": THEATER_KEYS[one.theater], "kind": one.kind}
            | {"red": one.red, "black": one.black, "health": one.health, "colour": COLOUR_KEYS[one.colour]}
            | {"capacity": one.capacity, "restricted": one.restricted, "immobile": one.immobile}
            | {"icon": None if one.icon is None else _icon(one.icon), "starting": one.starting}
            for one in UNITS
        ],
        "leaders": [
            {"key": one.key, "side": SIDE_KEYS[one.side], "skills": one.skills, "tactics": one.tactics}
            | {"role": ROLE_KEYS[one.role]}
            for one in LEADERS
        ],
        "skills": SKILL_KEYS,
        "last": LAST_SPACE,
        "recruit": RECRUIT_SPACES,
        "build": BUILD_SPACES,
        "cards": {"mission": _missions(), "action": _actions(), "objective": _objectives(), "tactic": _tactics()},
    }


def _missions() -> Json:
    return {
        one.key: {"side": SIDE_KEYS[one.side], "kind": one.kind, "skill": SKILL_KEYS[one.skill]}
        | {"required": one.required, "portrait": None if one.portrait < 0 else LEADERS[one.portrait].key}
        | {"lines": _lines(mission_text(one))}
        for one in MISSIONS
    }


def _actions() -> Json:
    return {
        one.key: {"leaders": [LEADERS[leader].key for leader in one.leaders], "lines": _lines(action_text(one))}
        for one in ACTIONS
    }


def _objectives() -> Json:
    return {one.key: {"tier": one.tier, "lines": _lines(objective_text(one))} for one in OBJECTIVES}


def _tactics() -> Json:
    return {
        one.key: {"theater": THEATER_KEYS[one.theater], "use": one.use, "special": one.special}
        | {"lines": _lines(effect.text() for effect in one.effects)}
        for one in TACTICS
    }


def _icon(icon: Icon) -> Json:
    return [THEATER_KEYS[icon[0]], icon[1]]


def _lines(messages: Iterable[Message]) -> Json:
    return [*map(message_to_json, messages)]


if __name__ == "__main__":
    sys.stdout.buffer.write(encode_lines([facts()]))
