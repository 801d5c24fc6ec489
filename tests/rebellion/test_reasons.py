"""Which rule is named where several could forbid something: the first that does, and none where nothing does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rebellion.fights import PLACE, arena, attacks, hold
from rebellion.scenes import BLANK_, EMPIRE, REBEL, SPECIAL_, act, lead, loyal, position, put, where
from rebellion.tries import assign, at, attempt, stage, who
from rebellion.turns import activates, comes, play, rule_against
from tablero.games.rebellion.attack import why_not_tactic
from tablero.games.rebellion.combat import Combat
from tablero.games.rebellion.content.tactics import TACTIC_NUMBER
from tablero.games.rebellion.damage import ANY_COLOUR, Attack, why_not_target
from tablero.games.rebellion.facts import BASE, BLACK, GROUND, LEADER_NUMBER, RED, SPACE, UNIT_NUMBER
from tablero.games.rebellion.missions import can_reveal, why_no_target
from tablero.games.rebellion.movement import why_not_origin
from tablero.games.rebellion.retreat import why_no_retreat, why_not_destination
from tablero.games.rebellion.state import Table
from tablero.kernel import Reason


def rule(reason: Reason | None) -> str | None:
    """Return what a reason cites, without the game's prefix."""
    return reason.rule.removeprefix("rebellion:") if reason else None


@pytest.mark.rule("rebellion:activate.02", "rebellion:activate.03", "rebellion:team.15")
def test_why_a_leader_activates_nothing() -> None:
    table = lead(stage(4), "jan_dodonna", "mon_mothma", "princess_leia")
    lead(table, "han_solo", place="kessel")
    game = play(table)
    told = [rule_against(game, ("activate", LEADER_NUMBER[key])) for key in ("han_solo", "mon_mothma", "princess_leia")]
    assert told == ["rebellion:activate.02", "rebellion:activate.03", "rebellion:team.15"]


@pytest.mark.rule("rebellion:command.01", "rebellion:team.15", "rebellion:mission.01", "rebellion:mission.04")
def test_why_a_mission_is_not_revealed() -> None:
    table = assign(lead(stage(4), "jan_dodonna"), "gather_intel", "colonel_yularen")
    assign(assign(table, "sabotage", "chewbacca"), "infiltration", "mon_mothma")
    assign(table, "infiltration", "jan_dodonna", "obi_wan_kenobi")
    game = play(loyal(table, "kessel", to=REBEL))
    told = [rule_against(game, ("reveal", index)) for index in range(4)]
    assert told == ["rebellion:command.01", "rebellion:team.15", "rebellion:mission.01", "rebellion:mission.04"]


@pytest.mark.rule("rebellion:mission.01", "rebellion:mission.02", "rebellion:mission.04", "rebellion:startmission.01")
def test_what_keeps_a_mission_face_down() -> None:
    table = assign(assign(stage(), "infiltration", "chewbacca"), "infiltration", "obi_wan_kenobi")
    assign(table, "sabotage", "chewbacca")
    assert [rule(can_reveal(table, one)) for one in table.assigned] == ["mission.01", "mission.04", None]
    put(table, "kessel", stormtrooper=1)
    assert [rule(can_reveal(table, one)) for one in table.assigned] == ["mission.01", None, None]


@pytest.mark.rule("rebellion:base.04", "rebellion:mission.04", "rebellion:mission.05")
def test_why_a_mission_is_not_for_a_place_or_a_leader() -> None:
    table = lead(lead(stage(), "princess_leia", "han_solo", place="kessel"), "chewbacca", place="rebel_base")
    against = attempt(table, "detained", by="general_tagge").state
    told = [why_no_target(against, option) for option in (who("princess_leia"), who("chewbacca"), at("rebel_base"))]
    assert [*map(rule, told)] == [None, "mission.05", "base.04"]
    there = attempt(put(put(table, "kessel", stormtrooper=1), "rodia", stormtrooper=1), "infiltration").state
    told = [why_no_target(there, option) for option in (at("kessel"), at("naboo"), at("rebel_base"))]
    assert [*map(rule, told)] == [None, "mission.04", "base.04"]
    assert why_no_target(table, at("naboo")) is None  # no mission has been turned up


@pytest.mark.rule("rebellion:base.02", "rebellion:base.13")
def test_why_the_base_space_is_not_activated() -> None:
    table = lead(stage(), "jan_dodonna", "darth_vader")
    imperial = play(table, "pass", ("activate", LEADER_NUMBER["darth_vader"]))
    assert rule_against(imperial, ("system", BASE)) == "rebellion:base.02"
    table.base_revealed = True
    imperial = play(table, "pass", ("activate", LEADER_NUMBER["darth_vader"]))
    assert rule_against(imperial, ("system", BASE)) == "rebellion:base.02"
    rebel = play(table, ("activate", LEADER_NUMBER["jan_dodonna"]))
    assert rule_against(rebel, ("system", BASE)) == "rebellion:base.13"


@pytest.mark.rule("rebellion:base.05", "rebellion:move.01", "rebellion:move.05", "rebellion:move.08")
def test_why_units_do_not_come_from_a_place() -> None:
    table = lead(put(put(position(), "kessel", x_wing=1), "bothawui", rebel_trooper=1), "han_solo", place="kessel")
    put(table, "nal_hutta", x_wing=1)
    places = ("kessel", "bothawui", "nal_hutta", "hoth", "rebel_base")
    told = [why_not_origin(table, REBEL, where("toydaria"), where(place)) for place in places]
    assert [*map(rule, told)] == ["move.05", "move.08", None, "move.01", "base.05"]
    assert rule(why_not_origin(table, REBEL, BASE, where("kessel"))) == "base.05"
    game = play(lead(table, "jan_dodonna"), *activates("jan_dodonna", "toydaria"))
    assert [game.why_not(comes(place)) for place in places] == told


def forbidding(key: str, use: str = "attack", side: int = REBEL, **changes: Any) -> str | None:
    """Return the rule against a tactic card in a space battle with a special die."""
    table = hold(arena(x_wing=1, tie_fighter=1, stormtrooper=1), side, key)
    game = act(table, attacks(REBEL), dice=[SPECIAL_ if changes.pop("special", True) else BLANK_])
    combat = game.state.combat = Combat(game.state, where(PLACE), REBEL, [])
    combat.attack = game.state.combat.attack = Attack(REBEL, SPACE, changes.pop("dice", []), [])
    for name, value in changes.items():
        setattr(combat, name, value)
    return rule(why_not_tactic(game.state, side, TACTIC_NUMBER[key], use))


@pytest.mark.rule("rebellion:attack.09", "rebellion:attack.10", "rebellion:attack.20", "rebellion:attack.22")
@pytest.mark.rule("rebellion:golden.03", "rebellion:attack.12")
def test_why_a_tactic_card_is_not_played() -> None:
    assert forbidding("ground_critical_hit") == "attack.09"
    assert forbidding("space_critical_hit", "block") == "attack.22"
    assert forbidding("space_defensive_formation") == "attack.20"
    assert forbidding("space_critical_hit", silenced=[SPACE, -1]) == "golden.03"
    assert forbidding("space_critical_hit", silenced=[GROUND, SPACE]) is None
    assert forbidding("space_take_it_down") == "attack.10"
    assert forbidding("space_defensive_formation", "block", EMPIRE) == "attack.12"  # nothing to block
    assert forbidding("space_critical_hit") is None


@pytest.mark.rule("rebellion:attack.14", "rebellion:attack.15", "rebellion:attack.17", "rebellion:deathstar.02")
def test_why_damage_does_not_go_to_a_unit() -> None:
    table = arena(x_wing=1, tie_fighter=1, star_destroyer=1, stormtrooper=1, death_star=1)
    combat = table.combat = Combat(table, where(PLACE), REBEL, [])
    combat.attack = Attack(REBEL, SPACE, [], [])
    cases = [
        ("x_wing", BLACK, "attack.14"),
        ("assault_carrier", RED, "attack.14"),
        ("stormtrooper", BLACK, "attack.17"),
        ("death_star", RED, "deathstar.02"),
        ("tie_fighter", RED, "attack.15"),
        ("tie_fighter", BLACK, None),
        ("star_destroyer", BLACK, "attack.15"),
        ("star_destroyer", ANY_COLOUR, None),
    ]
    assert [rule(why_not_target(table, UNIT_NUMBER[key], colour)) for key, colour, _ in cases] == [
        expected for _, _, expected in cases
    ]


def retreating(table: Table, side: int, change: Callable[[Combat], object] = bool) -> str | None:
    """Return the rule against a retreat of a side in the first round."""
    twin = table.copy()
    combat = twin.combat = Combat(twin, where(PLACE), REBEL, [])
    combat.round = 1
    change(combat)
    return rule(why_no_retreat(twin, side))


@pytest.mark.rule("rebellion:retreat.01", "rebellion:retreat.04", "rebellion:retreat.07", "rebellion:retreat.08")
@pytest.mark.rule("rebellion:retreat.12", "rebellion:retreat.13", "rebellion:golden.03")
def test_why_a_side_does_not_retreat() -> None:
    table = lead(arena(x_wing=1, star_destroyer=1), "han_solo", "darth_vader", place=PLACE)
    assert [retreating(table, side) for side in (REBEL, EMPIRE)] == [None, None]

    def once(combat: Combat) -> None:
        combat.retreated[REBEL] = True

    assert [retreating(table, side, once) for side in (REBEL, EMPIRE)] == ["retreat.13", None]
    for last, told in ((0, None), (1, "golden.03"), (2, "golden.03")):

        def until(combat: Combat, last: int = last) -> None:
            combat.no_retreat[EMPIRE] = last

        assert retreating(table, EMPIRE, until) == told
    assert retreating(lead(arena(x_wing=1), "han_solo", place=PLACE), REBEL) == "retreat.07"
    station = put(table.copy(), PLACE, death_star=1)
    assert [retreating(station, side) for side in (REBEL, EMPIRE)] == [None, "retreat.08"]
    assert retreating(lead(arena(x_wing=1, star_destroyer=1), "darth_vader", place=PLACE), REBEL) == "retreat.01"
    troops = lead(arena(rebel_trooper=1, star_destroyer=1), "han_solo", place=PLACE)
    assert retreating(troops, REBEL) == "retreat.12"
    for place in ("bothawui", "kessel", "toydaria"):
        assert retreating(table, REBEL) is None
        put(table, place, tie_fighter=1)
    assert [retreating(table, side) for side in (REBEL, EMPIRE)] == ["retreat.04", None]


@pytest.mark.rule("rebellion:retreat.01", "rebellion:retreat.02", "rebellion:retreat.03", "rebellion:retreat.05")
def test_why_a_side_does_not_retreat_to_a_system() -> None:
    table = put(put(arena(x_wing=1, star_destroyer=1), "bothawui", tie_fighter=1), "kessel", x_wing=1)
    places = ("hoth", "bothawui", "kessel", "toydaria")

    def told(side: int, *origins: str) -> list[str | None]:
        table.combat = Combat(table, where(PLACE), REBEL, [where(place) for place in origins])
        return [rule(why_not_destination(table, side, where(place))) for place in places]

    assert told(REBEL) == ["retreat.01", "retreat.03", None, "retreat.02"]
    assert told(REBEL, "kessel") == ["retreat.01", "retreat.03", None, "retreat.02"]  # one's own way back
    assert told(EMPIRE, "toydaria") == ["retreat.01", None, "retreat.03", "retreat.05"]
