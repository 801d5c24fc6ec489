"""Setup: what comes before the first round, step by step as each edition has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tablero.games.legion import doing, keywords, tokens
from tablero.games.legion.battlefield import laid_out
from tablero.games.legion.layouts import lay_terrain
from tablero.games.legion.mission_setup import (
    set_up_advantages,
    set_up_condition,
    set_up_objective,
    set_up_objective_2023,
    set_up_secondary,
)
from tablero.games.legion.missions import (
    build_mission,
    choose_colours,
    choose_edge,
    choose_edge_2023,
    deal_cards,
    determine_blue,
    strike_cards,
)
from tablero.games.legion.state import BOUNTY, COMMANDER, INCOGNITO, UNDEPLOYED, Battle, Unit
from tablero.kernel import CHECKPOINT, Choose, Option, Play, say

Step: TypeAlias = Callable[[Battle], Play[None]]

LENGTH: Final = 72
WIDTH: Final = 36
"""Of the battlefield, in inches: legion26:setup.02, legion23:setup.03."""


def set_up(battle: Battle) -> Play[None]:
    """Do what comes before the first round (legion26:setup.01, legion23:setup.01); `battle.step` counts what is done."""
    steps = battle.edition.setting_up.steps
    while battle.step < len(steps):
        yield CHECKPOINT
        yield from steps[battle.step](battle)
        battle.step += 1


def lay_out(battle: Battle) -> Play[None]:
    """Lay out the battlefield and its terrain (legion26:setup.04, legion23:setup.04)."""
    battle.field = laid_out(battle, LENGTH, WIDTH)  # legion26:setup.02, legion23:setup.03
    yield from lay_terrain(battle)


# What units have from the beginning.


def prepare_units(battle: Battle) -> Play[None]:
    """Give units the tokens that they begin with, and let the players resolve what happens in setup, blue first."""
    for seat in (battle.blue, 1 - battle.blue):  # legion26:setup.19
        for unit in battle.undefeated(seat):
            tokens.raise_shields(unit)
            if keywords.has(unit, "incognito"):
                unit.tokens[INCOGNITO] = 1  # legion26:kw.incognito, legion23:kw.incognito
        yield from choose_field_commander(battle, seat)
        yield from put_bounties(battle, seat)
        yield from battle.edition.carrying.choose(battle, seat)


def choose_field_commander(battle: Battle, seat: int) -> Play[None]:
    """Give a Field Commander a Commander token, if the army has no commander."""
    own = battle.undefeated(seat)
    able: list[Option] = [("unit", unit.id) for unit in own if keywords.has(unit, "field-commander")]
    if able and not any(unit.rank == "commander" for unit in own):
        # legion26:kw.field-commander, legion26:kw.field-commander.5, legion23:kw.field-commander
        chosen = yield Choose(seat, able, "legion-ask-field-commander")
        battle.units[chosen[1]].tokens[COMMANDER] = 1


def put_bounties(battle: Battle, seat: int) -> Play[None]:
    """Let each unit with Bounty mark an enemy commander or operative; those that are Hunted are marked at once."""
    hunters = [unit for unit in battle.undefeated(seat) if keywords.has(unit, "bounty")]
    for unit in hunters:
        targets: list[Option] = [
            ("unit", enemy.id)
            for enemy in battle.undefeated(1 - seat)
            if enemy.rank in ("commander", "operative")  # legion26:kw.bounty, legion23:kw.bounty
        ]
        if targets:
            chosen = yield Choose(seat, targets, say("legion-ask-bounty", unit=battle.name(unit)))
            mark(battle.units[chosen[1]])
    if hunters:
        for enemy in battle.undefeated(1 - seat):
            if keywords.has(enemy, "hunted"):
                mark(enemy)  # legion26:kw.hunted


def mark(unit: Unit) -> None:
    """Put a Bounty token on a unit."""
    unit.tokens[BOUNTY] = unit.has(BOUNTY) + 1


# Deployment.


def deploy_prepared(battle: Battle) -> Play[None]:
    """Let the players deploy units in Prepared Positions in turn, blue first, as long as they like."""
    yield from alternate(
        battle, lambda unit: keywords.has(unit, "prepared-position"), doing.deploy_prepared, must=False
    )


def deploy_all(battle: Battle) -> Play[None]:
    """Let the players deploy all their units in turn, blue first (legion23:deploy.02)."""
    yield from alternate(battle, lambda unit: True, doing.deploy, must=True)


def alternate(
    battle: Battle, which: Callable[[Unit], bool], deploy: Callable[[Battle, Unit], Play[None]], must: bool
) -> Play[None]:
    """Let the players deploy units one after the other; who has none left, or wants none, is passed over."""
    seat = battle.blue  # legion26:setup.20, legion23:deploy.02
    done, tried = [False, False], list[int]()
    while not all(done):
        waiting = [unit for unit in battle.undefeated(seat) if unit.place == UNDEPLOYED and which(unit)]
        waiting = [unit for unit in waiting if unit.id not in tried]
        stays = not must and not any(keywords.has(unit, "stationary") for unit in waiting)
        options: list[Option] = [("unit", unit.id) for unit in waiting]
        if not options or done[seat]:
            done[seat] = True
        else:
            # legion26:kw.prepared-position, legion26:kw.stationary.2
            chosen = yield Choose(seat, [*options, "done"] if stays else options, "legion-ask-deploy")
            if chosen == "done":
                done[seat] = True
            else:
                unit = battle.units[chosen[1]]
                yield from deploy(battle, unit)
                tried.append(unit.id)
        seat = 1 - seat


class SettingUp:
    """The steps of setup by the newer book."""

    # legion26:setup.01, legion26:setup.17
    steps: tuple[Step, ...] = (
        lay_out,
        determine_blue,
        build_mission,
        choose_edge,
        set_up_objective,
        set_up_secondary,
        set_up_advantages,
        prepare_units,
        deploy_prepared,
    )


class SettingUp2023(SettingUp):
    """The steps of setup by the older book."""

    # legion23:setup.01, legion23:setup.12, legion23:deploy.01
    steps = (
        lay_out,
        choose_colours,
        choose_edge_2023,
        deal_cards,
        strike_cards,
        set_up_objective_2023,
        set_up_condition,
        prepare_units,
        deploy_all,
    )
