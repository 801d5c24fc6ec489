"""The table as text: the galaxy region by region, the base, queues, tracks, leaders and cards of one side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablero.games.rebellion.cards import Mission
from tablero.games.rebellion.content.missions import MISSION_NUMBER, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVE_NUMBER, OBJECTIVES
from tablero.games.rebellion.describe import objective_text
from tablero.games.rebellion.facts import (
    BUILD_SPACES,
    LAST_SPACE,
    LEADER_NUMBER,
    LEADERS,
    PLACE_KEYS,
    REBEL,
    RECRUIT_SPACES,
    REGIONS,
    SIDE_KEYS,
    SIDES,
    SKILL_KEYS,
    SYSTEM_COUNT,
    SYSTEMS,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.missions import mission_text
from tablero.kernel import Json, say
from tablero.kernel.messages import Renders

WIDTH, HEIGHT = 104, 26
MARK = {None: "·", "rebel": "R", "imperial": "I"}
"""How loyalty reads: a letter, so that it needs no colour."""
THEATER_MARK = ("✦", "■")
"""How space and ground read."""


def draw(view: Json, words: Renders) -> str:
    """Return the table of one side as text."""
    drawers = (_map, _regions, _tracks, _sides, _cards, _mission)
    parts = (drawer(view, words) for drawer in drawers)
    return "\n".join(line for part in parts for line in (*part, ""))


def _word(words: Renders, id: str, **args: Any) -> str:
    return words.render(say(f"rebellion-{id}", **args))


def _map(view: Json, words: Renders) -> Iterator[str]:
    """Draw the systems where they lie, each with its loyalty."""
    rows = [[" "] * (WIDTH + 20) for _ in range(HEIGHT + 4)]
    for number, system in enumerate(SYSTEMS):
        place = view["places"][number]
        text = f"{_sign(place)} {_word(words, f'place-{system.key}')}"
        column = round(system.at[0] * (WIDTH - 14))
        row = next(
            row
            for row in range(round(system.at[1] * HEIGHT), HEIGHT + 4)
            if all(cell == " " for cell in rows[row][max(0, column - 1) : column + len(text) + 1])
        )
        rows[row][column : column + len(text)] = text
    lines = ["".join(row).rstrip() for row in rows]
    drawn = [number for number, line in enumerate(lines) if line]
    yield from lines[drawn[0] : drawn[-1] + 1]
    yield _word(words, "map-key")


def _sign(place: Json) -> str:
    sign = MARK[place.get("loyalty")]
    marks = place.get("marks", [])
    if "destroyed" in marks:
        return "[#]"
    return f"({sign})" if "subjugated" in marks else f"[{sign}]"


def _regions(view: Json, words: Renders) -> Iterator[str]:
    """List each region's systems: loyalty, what is there, what it builds, and what it borders on."""
    for number, systems in enumerate(REGIONS, 1):
        yield f"── {_word(words, 'region', number=number)} " + "─" * 60
        for system in systems:
            yield from _place(view, system, words)
    yield f"── {_word(words, 'place-rebel_base')} " + "─" * 60
    yield from _place(view, SYSTEM_COUNT, words)
    base = view["base"]
    if base["system"]:
        known = "base-known-revealed" if base["revealed"] else "base-known-hidden"
        yield "   " + _word(words, known, place=say(f"rebellion-place-{base['system']}"))


def _place(view: Json, number: int, words: Renders) -> Iterator[str]:
    place = view["places"][number]
    there = _units(place["units"], words)
    there += [_leader(leader, words) for leader in view["leaders"] if leader["at"] == PLACE_KEYS[number]]
    name = _word(words, f"place-{place['key']}")
    if number < SYSTEM_COUNT:
        system = SYSTEMS[number]
        icons = " ".join(f"{THEATER_MARK[theater]}{shape[0]}" for theater, shape in system.icons)
        builds = f" {icons} →{system.build}" if icons else ""
        marks = "".join(f" {_word(words, f'mark-{mark}')}" for mark in place["marks"])
        near = ", ".join(_word(words, f"place-{SYSTEMS[other].key}") for other in system.near)
        yield f"{_sign(place)} {name:<15}{builds:<10}{marks}  ~ {near}"
    else:
        yield name
    if there:
        yield "      " + ", ".join(there)


def _units(counts: Json, words: Renders) -> list[str]:
    return [_word(words, "units", count=count, unit=say(f"rebellion-unit-{key}")) for key, count in counts.items()]


def _leader(leader: Json, words: Renders) -> str:
    """Return a leader with the letters and numbers of the skills, the tactic values and the ring."""
    said = _able(leader["key"], words)
    return f"{said} ({_word(words, 'ring-' + leader['ring'])})" if leader["ring"] else said


def _able(key: str, words: Renders) -> str:
    facts = LEADERS[LEADER_NUMBER[key]]
    marks = [_skill(skill, count, words) for skill, count in enumerate(facts.skills) if count]
    if facts.commands:
        marks += [f"{mark}{value}" for mark, value in zip(THEATER_MARK, facts.tactics, strict=True)]
    return " ".join((_word(words, f"leader-{key}"), *marks))


def _skill(skill: int, count: int, words: Renders) -> str:
    return f"{_word(words, f'letter-{SKILL_KEYS[skill]}')}{count}"


def _titled(mission: Mission, words: Renders) -> str:
    """Return a mission's name with the skill it takes and how much of it."""
    return f"{_word(words, f'mission-{mission.key}')} ({_skill(mission.skill, mission.required, words)})"


def _kind(key: str) -> Mission:
    return MISSIONS[MISSION_NUMBER[key]]


def _tracks(view: Json, words: Renders) -> Iterator[str]:
    """Draw the track with both markers, and the queues."""
    cells = []
    for space in range(1, LAST_SPACE + 1):
        icons = ("+" if space in RECRUIT_SPACES else "") + ("b" if space in BUILD_SPACES else "")
        marker = ("T" if space == view["time"] else "") + ("R" if space == view["reputation"] else "")
        cells.append(f"{space}{icons}{'<' + marker + '>' if marker else ''}")
    yield _word(words, "track") + ": " + " ".join(cells)
    yield _word(words, "phase-" + view["phase"])
    for side in SIDES:
        for space in range(1, len(view["queue"])):
            queued = {key: n for key, n in view["queue"][space].items() if UNITS[UNIT_NUMBER[key]].side == side}
            shown = ", ".join(_units(queued, words)) or "–"
            yield f"{_word(words, f'side-{side}')}: {_word(words, 'queue', space=space)}: {shown}"


def _sides(view: Json, words: Renders) -> Iterator[str]:
    """List each side's pool, missions on leaders, and how many cards it holds."""
    yield _word(words, "leader-key")
    for side, key in enumerate(SIDE_KEYS):
        mine = [leader for leader in view["leaders"] if leader["side"] == key]
        pool = ", ".join(_leader(leader, words) for leader in mine if leader["at"] == "pool") or "–"
        yield f"{_word(words, f'side-{side}')}: {_word(words, 'pool')}: {pool}"
        for assignment in view["assigned"]:
            if assignment["side"] == key:
                leaders = " + ".join(_able(leader, words) for leader in assignment["leaders"])
                card = assignment["card"]
                shown = _titled(_kind(card), words) if card else _word(words, "face-down")
                yield f"    {shown}: {leaders}"
        yield "    " + _word(words, "holds", missions=view["missions"][side]["held"], actions=_held(view, side))


def _held(view: Json, side: int) -> int:
    held = view["actions"]["held"]
    rebels = len(held) // 2 if len(held) % 2 == 0 else 1
    return sum(held[:rebels] if side == 0 else held[rebels:])


def _cards(view: Json, words: Renders) -> Iterator[str]:
    """List the cards that this side holds."""
    if view["side"] is None:
        return
    side = SIDE_KEYS.index(view["side"])
    missions = [_titled(_kind(key), words) for key in view["missions"][side]["hand"]]
    yield _listed(_word(words, "hand-missions"), missions)
    yield _named(words, "hand-actions", [f"action-{key}" for key in view["actions"]["hand"]])
    if side == REBEL:
        yield from _objectives(view["objectives"]["hand"], words)
    else:
        yield _named(words, "hand-probes", [f"place-{key}" for key in view["probes"]["hand"]])
    tactics = view["tactics"]["hands"][side]["hand"]
    if tactics:
        yield _named(words, "hand-tactics", [f"tactic-{key}" for key in tactics])


def _objectives(keys: list[str], words: Renders) -> Iterator[str]:
    """List the objectives in hand, each with what it asks for and brings."""
    yield _listed(_word(words, "hand-objectives"), [_word(words, f"objective-{key}") for key in keys])
    for key in keys:
        lines = " ".join(map(words.render, objective_text(OBJECTIVES[OBJECTIVE_NUMBER[key]])))
        yield f"    {_word(words, f'objective-{key}')}: {lines}"


def _mission(view: Json, words: Renders) -> Iterator[str]:
    """Tell of the mission that has been turned up: what it is, where, by and against whom, and the dice of both."""
    attempt = view["mission"]
    if attempt is None:
        return
    mission = _kind(attempt["card"])
    yield f"── {_titled(mission, words)} " + "─" * 60
    for line in mission_text(mission):
        yield "    " + words.render(line)
    if attempt["system"] is not None:
        yield "    " + _word(words, f"place-{attempt['system']}")
    for side in (mission.side, 1 - mission.side):
        leaders = attempt["leaders"] if side == mission.side else attempt["opposing"]
        shown = _listed(_word(words, f"side-{side}"), [_able(leader, words) for leader in leaders])
        if attempt["dice"] is not None:
            shown += f" → {_word(words, 'mission-rolls', count=attempt['dice'][SIDE_KEYS[side]])}"
        yield "    " + shown


def _named(words: Renders, title: str, ids: list[str]) -> str:
    return _listed(_word(words, title), [_word(words, id) for id in ids])


def _listed(title: str, names: list[str]) -> str:
    return f"{title}: " + (", ".join(names) or "–")
