"""Setup: what comes before the first round, step by step as each edition has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tablero.games.legion import doing, keywords, tokens
from tablero.games.legion.battle_parts import pick_units
from tablero.games.legion.battlefield import laid_out
from tablero.games.legion.cards import Keyword
from tablero.games.legion.divulging import divulge_cards
from tablero.games.legion.kinds import can_be_affected
from tablero.games.legion.layouts import lay_terrain
from tablero.games.legion.missions import (
    build_mission,
    choose_colours,
    choose_edge,
    choose_edge_2023,
    deal_cards,
    determine_blue,
    strike_cards,
)
from tablero.games.legion.objectives import place_token, whole_table, why_not_advantage
from tablero.games.legion.setup_parts import Spot
from tablero.games.legion.state import BOUNTY, COMMANDER, GAME, INCOGNITO, UNDEPLOYED, Battle, Granted, Token, Unit
from tablero.kernel import CHECKPOINT, Choose, Option, Play, Reason, say

Step: TypeAlias = Callable[[Battle], Play[None]]

PRIORITY_MISSION: Final = "priority-mission"

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


def set_up_mission(battle: Battle) -> Play[None]:
    """Do what the battle cards in play say about setup (legion26:setup.17, legion23:setup.12)."""
    yield from battle.edition.mission.set_up(battle)


# What units have from the beginning.


def prepare_units(battle: Battle) -> Play[None]:
    """Give units the tokens that they begin with, and let the players resolve what happens in setup, blue first."""
    for seat in (battle.blue, 1 - battle.blue):  # legion26:setup.19
        for unit in battle.undefeated(seat):
            tokens.raise_shields(unit)
            tokens.fill_caches(unit)
            if keywords.has(unit, "incognito"):
                unit.tokens[INCOGNITO] = 1  # legion26:kw.incognito, legion23:kw.incognito
        yield from choose_field_commander(battle, seat)
        yield from put_bounties(battle, seat)
        yield from battle.edition.carrying.choose(battle, seat)
        yield from battle.edition.setting_up.prepare(battle, seat)


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
            if can_be_affected(enemy)
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


def put_priority_missions(battle: Battle, seat: int) -> Play[None]:
    """Let a player put a Priority Mission token into contested territory for each unit that completes missions."""

    def allowed(token: Token) -> Reason | None:
        # legion26:kw.complete-the-mission, legion26:token.priority-mission
        return why_not_advantage(battle, token) or Spot(contested=True).why_not(battle, token)

    for unit in battle.undefeated(seat):
        if keywords.has(unit, "complete-the-mission"):
            token = Token(PRIORITY_MISSION, 0, 0, seat=seat, name=PRIORITY_MISSION)
            ask = say("legion-ask-priority-mission", unit=battle.name(unit))
            yield from place_token(battle, seat, token, ask, allowed, whole_table(battle))


def lead_scouts(battle: Battle, seat: int) -> Play[None]:
    """Let units with Scouting Party give their Scout to Troopers of their kind that have none."""
    for unit in battle.undefeated(seat):
        most, speed = keywords.value(unit, "scouting-party"), keywords.value(unit, "scout")
        able = [ally for ally in battle.undefeated(seat) if led_by(unit, ally)]
        ask = say("legion-ask-scouting-party", unit=battle.name(unit), speed=speed, count=most)
        for ally in (yield from pick_units(battle, seat, able, 0, most, ask)):
            ally.granted.append(Granted(Keyword("scout", speed), GAME))  # legion26:kw.scouting-party-x


def led_by(unit: Unit, ally: Unit) -> bool:
    """Tell whether a unit may scout with a Scouting Party: a Trooper of its Faction or Affiliation, without Scout."""
    # legion26:kw.scouting-party-x
    if ally is unit or not keywords.trooper(ally) or keywords.has(ally, "scout"):
        return False
    own = unit.card.affiliation
    return ally.card.faction == unit.card.faction or (own != "" and ally.card.affiliation == own)


# Deployment.


def deploy_prepared(battle: Battle) -> Play[None]:
    """Let the players deploy units in Prepared Positions in turn, blue first, as long as they like."""
    battle.edition.detaching.prepare(battle)
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
        ready = [unit for unit in waiting if unit.id not in tried]
        waiting = [
            unit for unit in ready if not battle.edition.detaching.waits(battle, unit)
        ]  # legion23:kw.detachment.3
        stays = not must and not any(keywords.has(unit, "stationary") for unit in waiting)
        options: list[Option] = [("unit", unit.id) for unit in waiting]
        if not options or done[seat]:
            done[seat] = True
        else:
            # legion26:kw.prepared-position, legion26:kw.stationary.2
            more: list[Option] = ["done"] if stays else []
            if must and battle.edition.setting_up.may_wait(battle, seat, waiting):
                more = ["wait"]  # legion23:kw.reinforcements
            chosen = yield Choose(seat, [*options, *more], "legion-ask-deploy")
            if chosen == "done":
                done[seat] = True
            elif chosen != "wait":
                unit = battle.units[chosen[1]]
                yield from deploy(battle, unit)
                tried.append(unit.id)
        seat = 1 - seat


class SettingUp:
    """The steps of setup by the newer book."""

    def prepare(self, battle: Battle, seat: int) -> Play[None]:
        """Let happen what else abilities of a seat's units do in setup."""
        yield from put_priority_missions(battle, seat)
        yield from lead_scouts(battle, seat)

    def may_wait(self, battle: Battle, seat: int, waiting: list[Unit]) -> bool:
        """Say no: nobody waits."""
        return False

    # legion26:setup.01, legion26:setup.17
    steps: tuple[Step, ...] = (
        lay_out,
        determine_blue,
        build_mission,
        choose_edge,
        set_up_mission,
        divulge_cards,
        prepare_units,
        deploy_prepared,
    )


class SettingUp2023(SettingUp):
    """The steps of setup by the older book."""

    def prepare(self, battle: Battle, seat: int) -> Play[None]:
        """Do nothing more: the older book knows no such abilities, or has them while units are deployed."""
        yield from ()

    def may_wait(self, battle: Battle, seat: int, waiting: list[Unit]) -> bool:
        """Tell whether a player has only Reinforcements left and the enemy has other units (legion23:kw.reinforcements)."""
        enemies = [unit for unit in battle.undefeated(1 - seat) if unit.place == UNDEPLOYED]
        others = [unit for unit in enemies if not keywords.has(unit, "reinforcements")]
        return bool(others) and all(keywords.has(unit, "reinforcements") for unit in waiting)

    # legion23:setup.01, legion23:setup.12, legion23:deploy.01
    steps = (
        lay_out,
        choose_colours,
        choose_edge_2023,
        deal_cards,
        strike_cards,
        set_up_mission,
        divulge_cards,
        prepare_units,
        deploy_all,
    )
