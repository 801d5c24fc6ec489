"""What happens when the Activation Phase begins and when it ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tablero.games.legion import doing, keywords
from tablero.games.legion.basic_actions import BASIC, act_for_free, free_actions
from tablero.games.legion.kinds import abouts, is_a
from tablero.games.legion.state import AIM, DODGE, NO_ORDER, ON_BATTLEFIELD, SURGE, Battle, Unit
from tablero.games.legion.timing import Effect, resolve
from tablero.kernel import Choose, Option, Play, say


def activation_phase_begins(battle: Battle, seat: int) -> Play[None]:
    """Let happen what the abilities of a seat's units do when the phase begins."""
    yield from resolve(seat, list(abilities(battle, seat)))


def abilities(battle: Battle, seat: int) -> Iterator[Effect]:
    """Yield what the abilities of a seat's units do when the phase begins."""
    carried: list[int] = []
    for unit in battle.undefeated(seat):
        if keywords.has(unit, "reliable"):
            yield Effect(unit.id, "reliable", partial(rely, battle, unit), plain=True)
        if abouts(unit, "independent") and unit.order == NO_ORDER:
            acts = any(way.strip() in BASIC for about in abouts(unit, "independent") for way in about.split(" or "))
            yield Effect(unit.id, "independent", partial(independence, battle, unit), plain=not acts)
        if abouts(unit, "retinue"):
            yield Effect(unit.id, "retinue", partial(attendance, battle, unit), plain=True)
        if keywords.has(unit, "mechanized-infantry"):
            yield Effect(unit.id, "mechanized-infantry", partial(mechanized, battle, unit, carried), plain=True)


def rely(battle: Battle, unit: Unit) -> Play[None]:
    """Give a unit its Surge tokens (legion26:kw.reliable-x, legion23:kw.reliable-x)."""
    yield from doing.gain(battle, unit, SURGE, keywords.value(unit, "reliable"))


def activation_phase_ends(battle: Battle) -> Play[None]:
    """Let happen what happens when the phase is over (legion26:activ.10, legion23:activation.09)."""
    return
    yield


def independence(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit without an Order token gain what it lists, or make the action it lists."""
    # legion26:kw.independent-token-x-action, legion23:kw.independent
    if unit.order != NO_ORDER:
        return
    for about in abouts(unit, "independent"):
        ways: list[Option] = [
            ("gain", way.strip())
            for way in about.split(" or ")
            if way.strip() not in BASIC or way.strip() in free_actions(battle, unit)
        ]
        if not ways:
            continue
        chosen = yield Choose(unit.seat, [*ways, "no"], say("legion-ask-independent", unit=battle.name(unit)))
        if chosen != "no":
            yield from _independently(battle, unit, chosen[1])


def _independently(battle: Battle, unit: Unit, way: str) -> Play[None]:
    for each in way.split(" and "):
        name, _, count = each.partition(" ")
        if count:
            yield from doing.gain(battle, unit, name, int(count))
        else:
            yield from act_for_free(battle, unit, name)


def attendance(battle: Battle, unit: Unit) -> Play[None]:
    """Give a unit with Retinue an Aim or a Dodge while it is within 2 of whom it attends."""
    kinds = abouts(unit, "retinue")  # legion26:kw.retinue-unit-unit-type, legion23:kw.retinue
    near = [
        ally
        for ally in battle.undefeated(unit.seat)
        if ally is not unit and any(is_a(ally, kind) for kind in kinds) and doing.within(battle, unit, ally, 2)
    ]
    if near:
        yield from aim_or_dodge(battle, unit, "retinue")


def aim_or_dodge(battle: Battle, unit: Unit, keyword: str) -> Play[None]:
    """Let a unit gain an Aim or a Dodge token by a keyword, as its player likes."""
    ask = say("legion-ask-aim-or-dodge", unit=battle.name(unit), keyword=say(f"legion-keyword-{keyword}"))
    token = yield Choose(unit.seat, [AIM, DODGE], ask)
    yield from doing.gain(battle, unit, token)


def mechanized(battle: Battle, unit: Unit, carried: list[int]) -> Play[None]:
    """Let Mechanized Infantry pick a Vehicle within 2 that nobody has picked: both gain a token."""
    if not keywords.has(unit, "mechanized-infantry"):
        return  # legion26:kw.mechanized-infantry
    near: list[Option] = [
        ("unit", ally.id)
        for ally in battle.undefeated(unit.seat)
        if keywords.vehicle(ally) and ally.id not in carried and ally.place == ON_BATTLEFIELD
        if doing.within(battle, unit, ally, 2)
    ]
    if not near:
        return
    chosen = yield Choose(unit.seat, [*near, "no"], say("legion-ask-mechanized", unit=battle.name(unit)))
    if chosen != "no":
        carried.append(chosen[1])
        yield from aim_or_dodge(battle, unit, "mechanized-infantry")
        yield from aim_or_dodge(battle, battle.units[chosen[1]], "mechanized-infantry")
