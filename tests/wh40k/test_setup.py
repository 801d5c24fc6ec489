"""Before the battle: the battlefield, markers, Attacker and Defender, deployment, the first turn; and setting units up."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k import battlefield as marks
from tablero.games.wh40k.datasheets import Army, Transport
from tablero.games.wh40k.deployment import (
    area,
    choose_who_deploys_last,
    deploy,
    deploy_armies,
    deploy_last,
    deployment_zone,
    lose_empty_transports,
)
from tablero.games.wh40k.layouts import PLAIN, SCATTERED, create_battlefield
from tablero.games.wh40k.mission import size_of
from tablero.games.wh40k.own_layouts import Laid, ready_made
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.setup import (
    STEPS,
    choose_attacker,
    choose_first_turn,
    place_markers,
    set_up,
    why_not_marker,
)
from tablero.games.wh40k.state import DESTROYED, EMBARKED, NOBODY, ON_BATTLEFIELD, UNDEPLOYED, Battle
from tablero.games.wh40k.terrain import CRATER, RUINS, WOODS
from tablero.kernel import Illegal, Reason, Roll
from tablero.tabletop import AREA, INCH, MM, TURN, Battlefield, building
from wh40k.laid import lay
from wh40k.playing import battle, entry, profile, run, stand

BASE = 3200
FREE = ((0, 0), (60 * INCH, 44 * INCH))


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def armies(*counts: int, limit: int = 1000, **more: Any) -> Battle:
    """An army of so many single models for each seat, still to be deployed; seat 0 is the Attacker."""
    field = battle(*[[entry("Model", (1, profile(), []), **more) for _ in range(count)] for count in counts])
    field.armies = tuple(army._replace(limit=limit) for army in field.armies)
    for unit in field.units:
        unit.place = UNDEPLOYED
    field.attacker = field.deploys = 0
    return field


# The battlefield.


@pytest.mark.rule("wh40k:mission.only-war.03", "wh40k:mission.only-war.01", "wh40k:mission.general.03")
@pytest.mark.rule("wh40k:battlefield.03")
@pytest.mark.parametrize(
    ("points", "size"),
    [
        (500, (44, 30)),
        (501, (60, 44)),
        (1000, (60, 44)),
        (2000, (60, 44)),
        (2001, (90, 44)),
        (3000, (90, 44)),
        (3001, (90, 44)),
    ],
)
def test_the_battlefield_is_as_large_as_the_battle(points: int, size: tuple[int, int]) -> None:
    assert size_of(points) == size


@pytest.mark.rule("wh40k:battlefield.01", "wh40k:mission.only-war.03", "wh40k:mission.general.05")
def test_the_larger_limit_counts_and_the_field_is_a_rectangle() -> None:
    field = armies(1, 1, limit=1000)
    field.armies = (field.armies[0], Army("Large", "", "", 3000, ()))
    field.field = Battlefield(0, 0)
    run(create_battlefield(field))
    assert (field.field.width, field.field.depth) == (90 * INCH, 44 * INCH)
    assert field.field.bodies == [None, None]
    assert field.terrain == ()


def scattered(seed: int) -> Battle:
    """A battlefield with the terrain of a seed."""
    field = armies(1, 1)
    field.layout = SCATTERED
    play = create_battlefield(field)
    request = next(play)
    assert isinstance(request, Roll)
    with pytest.raises(StopIteration):
        play.send((seed,))
    return field


@pytest.mark.rule("wh40k:battlefield.02")
def test_terrain_is_put_there_before_anything_else() -> None:
    assert STEPS[0] is create_battlefield
    field = scattered(7)
    assert len(field.terrain) >= 8
    numbers = [number for piece in field.terrain for number in (piece.area, *piece.matter, *piece.floors)]
    assert min(numbers) >= len(field.models), "terrain belongs to no army"
    assert scattered(7).terrain == field.terrain
    assert scattered(8).terrain != field.terrain
    assert armies(1, 1).layout == PLAIN
    plain = armies(1, 1)
    plain.armies = (plain.armies[0]._replace(limit=500), plain.armies[1]._replace(limit=3000))
    plain.field = Battlefield(0, 0)
    assert run(create_battlefield(plain)).rolls == []
    assert (plain.field.width, plain.terrain) == (90 * INCH, ())


@pytest.mark.rule("wh40k:battlefield.02")
def test_terrain_is_laid_as_a_layout_says_ready_made_or_ones_own() -> None:
    city, own = armies(1, 1), armies(1, 1)
    city.layout, own.layout = "city", (Laid("crater", 120, 85, 0), Laid("woods", 300, 200, 0))
    for field in (city, own):
        assert run(create_battlefield(field)).rolls == []
    assert len(city.terrain) == len(ready_made("city", size_of(2000)))
    assert [piece.kind for piece in own.terrain] == [CRATER, WOODS]


@pytest.mark.rule("wh40k:battlefield.02")
def test_of_areas_only_woods_and_ruins_are_seen_as_such() -> None:
    field = scattered(6)
    found = {piece.kind: field.field[piece.area].kind for piece in field.terrain}
    assert {WOODS, RUINS, CRATER} <= set(found)
    for kind, bits in found.items():
        assert (bool(bits & marks.WOODS), bool(bits & marks.RUINS)) == (kind == WOODS, kind == RUINS)
        assert kind != CRATER or bits == AREA


# Objective markers.


@pytest.mark.rule("wh40k:mission.only-war.04", "wh40k:objective.04")
def test_players_place_four_markers_in_turn_the_winner_of_a_roll_off_first() -> None:
    field = armies(1, 1)
    spots = [(x * INCH, y * INCH) for x in (15, 45) for y in (15, 30)]
    played = run(place_markers(field), [3, 3, 2, 5], spots)
    assert [seat for seat, _ in played.questions] == [1, 0, 1, 0]
    assert field.markers == spots
    assert field.control == [NOBODY] * 4, "nobody controls any"


@pytest.mark.rule("wh40k:mission.only-war.04", "wh40k:mission.only-war.17", "wh40k:objective.01", "wh40k:objective.02")
@pytest.mark.parametrize(
    ("x", "y", "legal"),
    [
        (6 * INCH + 20 * MM + 1, 20 * INCH, True),
        (6 * INCH + 20 * MM, 20 * INCH, False),
        (54 * INCH - 20 * MM - 1, 20 * INCH, True),
        (54 * INCH - 20 * MM, 20 * INCH, False),
        (20 * INCH, 6 * INCH + 20 * MM + 1, True),
        (20 * INCH, 6 * INCH + 20 * MM, False),
        (20 * INCH, 38 * INCH - 20 * MM - 1, True),
        (20 * INCH, 38 * INCH - 20 * MM, False),
    ],
)
def test_markers_of_40_mm_lie_more_than_six_inches_from_the_edges(x: int, y: int, legal: bool) -> None:
    assert rule_of(why_not_marker(armies(1, 1), (x, y))) == (None if legal else "wh40k:mission.only-war.04")


@pytest.mark.rule("wh40k:mission.only-war.04", "wh40k:mission.only-war.17")
def test_and_more_than_nine_from_each_other() -> None:
    field = armies(1, 1)
    field.markers = [(20 * INCH, 20 * INCH)]
    near = 20 * INCH + 9 * INCH + 40 * MM
    assert rule_of(why_not_marker(field, (near, 20 * INCH))) == "wh40k:mission.only-war.04"
    assert why_not_marker(field, (near + 1, 20 * INCH)) is None
    assert why_not_marker(field, "here") is not None
    assert why_not_marker(field, (20 * INCH, 20.5)) is not None


# Attacker, Defender, and the first turn.


@pytest.mark.rule("wh40k:mission.only-war.05", "wh40k:mission.general.06")
@pytest.mark.parametrize(("dice", "winner"), [([6, 1], 0), ([2, 2, 3, 4], 1)])
def test_who_wins_a_roll_off_is_the_attacker_and_deploys_first(dice: list[int], winner: int) -> None:
    field = armies(1, 1)
    run(choose_attacker(field), dice)
    assert (field.attacker, field.deploys) == (winner, winner)


@pytest.mark.rule("wh40k:mission.only-war.10", "wh40k:mission.general.09")
@pytest.mark.parametrize(("dice", "winner"), [([6, 1], 0), ([3, 4], 1)])
def test_who_wins_another_has_the_first_turn(dice: list[int], winner: int) -> None:
    field = armies(1, 1)
    run(choose_first_turn(field), dice)
    assert field.first == winner


@pytest.mark.rule("wh40k:mission.general.01", "wh40k:mission.only-war.06", "wh40k:mission.general.08")
def test_the_steps_before_the_battle_come_in_order() -> None:
    field = armies(1, 1)
    spots = [(x * INCH, y * INCH) for x in (15, 45) for y in (15, 30)]
    asked: list[Any] = [*spots, (), (), ((5 * INCH, 5 * INCH),), ((50 * INCH, 5 * INCH),)]
    played = run(set_up(field), [6, 1, 2, 5, 4, 3], asked)
    assert (field.attacker, field.first, field.step) == (1, 0, len(STEPS))
    assert [seat for seat, _ in played.questions] == [0, 1, 0, 1, 0, 1, 1, 0]
    assert [question for _, question in played.questions][4:] == ["wh40k-ask-formations"] * 2 + ["wh40k-ask-set-up"] * 2
    assert [step.__name__ for step in STEPS] == [
        "create_battlefield",
        "place_markers",
        "choose_attacker",
        "declare_formations",
        "deploy_armies",
        "choose_who_deploys_last",
        "deploy_last",
        "choose_first_turn",
        "scout_moves",
    ]


# Deployment.


@pytest.mark.rule("wh40k:mission.only-war.15", "wh40k:mission.general.13")
def test_zones_are_at_the_short_edges_from_twelve_inches_off_the_middle() -> None:
    field = armies(1, 1)
    assert deployment_zone(field, 0) == ((0, 0), (18 * INCH, 44 * INCH))
    assert deployment_zone(field, 1) == ((42 * INCH, 0), (60 * INCH, 44 * INCH))
    field.attacker = 1
    assert deployment_zone(field, 1) == ((0, 0), (18 * INCH, 44 * INCH))
    field.field = Battlefield(90 * INCH, 44 * INCH)
    assert deployment_zone(field, 1) == ((0, 0), (33 * INCH, 44 * INCH))


@pytest.mark.rule("wh40k:mission.only-war.07")
def test_units_are_deployed_wholly_in_their_zone_and_face_the_enemy() -> None:
    field = armies(1, 1)
    with pytest.raises(Illegal) as refused:
        run(deploy(field, field.units[0]), answers=[((18 * INCH - BASE // 2 + 1, 10 * INCH),)])
    assert refused.value.reason.rule == "wh40k:mission.only-war.07"
    run(deploy(field, field.units[0]), answers=[((18 * INCH - BASE // 2, 10 * INCH),)])
    assert (field.units[0].place, field.deploys) == (ON_BATTLEFIELD, 1)
    assert [area(field, unit)[1] for unit in field.units] == [0, TURN // 2]


@pytest.mark.rule("wh40k:mission.only-war.07", "wh40k:mission.only-war.08")
def test_players_deploy_in_turn_and_who_has_more_goes_on() -> None:
    field = armies(1, 3)
    spots = [((50 * INCH, y * INCH),) for y in (5, 10, 15)]
    answers = [("unit", 2), spots[0], ((5 * INCH, 5 * INCH),), ("unit", 1), spots[1], spots[2]]
    field.deploys = 1
    played = run(deploy_armies(field), answers=answers)
    assert [seat for seat, question in played.questions if question == "wh40k-ask-set-up"] == [1, 0, 1, 1]
    assert all(unit.place == ON_BATTLEFIELD for unit in field.units)


@pytest.mark.rule("wh40k:mission.only-war.08", "wh40k:coherency.04", "wh40k:engage.03")
def test_models_for_which_there_is_no_room_are_destroyed() -> None:
    field = battle([entry("Squad", (3, profile(), []))])
    field.field = Battlefield(24 * INCH + 2 * 2 * INCH, 2 * INCH)
    field.field.bodies = [None] * 3
    field.attacker = 0
    squad = field.units[0]
    squad.place = UNDEPLOYED
    played = run(deploy(field, squad), answers=[("model", 1), ("model", 0), ((INCH, INCH),)])
    assert played.questions[:2] == [(0, "wh40k-ask-no-room")] * 2
    assert (squad.models, squad.place) == ([2], ON_BATTLEFIELD)
    assert [model.wounds for model in field.models] == [0, 0, 1]


@pytest.mark.rule("wh40k:mission.only-war.08")
def test_and_a_unit_without_any_room_too_but_not_who_is_in_it() -> None:
    carrier = entry("Ark", (1, profile(base=80), []), keywords=("VEHICLE",), transport=Transport(12))
    field = battle([carrier, entry("Squad", (1, profile(), []))])
    field.field = Battlefield(24 * INCH + 2 * 2 * INCH, 2 * INCH)
    field.field.bodies = [None] * 2
    field.attacker = 0
    ark, squad = field.units
    ark.place, squad.place, squad.carrier = UNDEPLOYED, EMBARKED, 0
    run(deploy(field, ark))
    assert (ark.place, ark.models) == (DESTROYED, [])
    assert (squad.place, squad.carrier) == (UNDEPLOYED, NOBODY)


@pytest.mark.rule("wh40k:muster.15")
def test_a_dedicated_transport_with_nobody_in_it_is_not_deployed() -> None:
    keywords = ("VEHICLE", "TRANSPORT", "DEDICATED TRANSPORT")
    carriers = [
        entry("Truck", (1, profile(), []), keywords=words, transport=Transport(12))
        for words in (keywords, keywords[:2])
    ]
    field = battle([*carriers, carriers[0], entry("Squad", (1, profile(), []))])
    for unit in field.units:
        unit.place = UNDEPLOYED
    field.units[3].place, field.units[3].carrier = EMBARKED, 2
    lose_empty_transports(field)
    assert [unit.place for unit in field.units] == [DESTROYED, UNDEPLOYED, UNDEPLOYED, EMBARKED]
    assert field.units[0].models == []
    field.attacker = field.deploys = 0
    played = run(deploy_armies(field), answers=[("unit", 1), ((5 * INCH, 5 * INCH),), ((5 * INCH, 15 * INCH),)])
    assert played.asked[0].options == [("unit", 1), ("unit", 2)]  # type: ignore[attr-defined]


@pytest.mark.rule("wh40k:mission.only-war.09", "wh40k:sequence.02")
def test_some_units_are_deployed_when_both_armies_are() -> None:
    late = {"abilities": ["deploys-last"]}
    field = battle(
        [entry("Late", (1, profile(), []), **late), entry("One", (1, profile(), []))],  # type: ignore[arg-type]
        [entry("Two", (1, profile(), [])), entry("Later", (1, profile(), []), **late)],  # type: ignore[arg-type]
    )
    for unit in field.units:
        unit.place = UNDEPLOYED
    field.attacker = field.deploys = 0
    left, right = ((5 * INCH, 5 * INCH),), ((50 * INCH, 5 * INCH),)
    run(deploy_armies(field), answers=[left, right])
    assert [unit.place for unit in field.units] == [UNDEPLOYED, ON_BATTLEFIELD, ON_BATTLEFIELD, UNDEPLOYED]
    run(choose_who_deploys_last(field), [2, 3])
    assert field.deploys == 1
    played = run(deploy_last(field), answers=[((50 * INCH, 9 * INCH),), ((5 * INCH, 9 * INCH),)])
    assert [seat for seat, _ in played.questions] == [1, 0]
    assert all(unit.place == ON_BATTLEFIELD for unit in field.units)


@pytest.mark.rule("wh40k:mission.only-war.09", "wh40k:sequence.02")
def test_nobody_rolls_off_if_only_one_player_has_such_units() -> None:
    field = armies(2, abilities=["deploys-last"])
    run(choose_who_deploys_last(field))
    played = run(deploy_last(field), answers=[("unit", 1), ((5 * INCH, 5 * INCH),), ((5 * INCH, 9 * INCH),)])
    assert [seat for seat, _ in played.questions] == [0, 0, 0]


# Setting up, by whatever rule.


def setting_up(count: int = 1, keywords: tuple[str, ...] = ("INFANTRY",)) -> SetUp:
    field = battle([entry("Squad", (count, profile(), []), keywords=keywords)], [entry("Foe", (1, profile(), []))])
    stand(field, count, 30 * INCH, 20 * INCH)
    field.units[0].place = UNDEPLOYED
    return SetUp(field, field.units[0], lambda table, model: None, FREE)


def rule(place: SetUp, *spots: tuple[int, ...]) -> str | None:
    return rule_of(place.why_not(spots))


@pytest.mark.rule("wh40k:engage.02")
def test_nobody_is_set_up_in_engagement_range() -> None:
    place = setting_up()
    assert rule(place, (30 * INCH + BASE + INCH + 1, 20 * INCH)) is None
    assert rule(place, (30 * INCH + BASE + INCH, 20 * INCH)) == "wh40k:engage.02"


@pytest.mark.rule("wh40k:movement.23", "wh40k:movement.24", "wh40k:objective.10")
def test_nor_over_the_edge_on_a_model_or_on_a_marker() -> None:
    place = setting_up(2)
    field = place.battle
    apart = (10 * INCH, 10 * INCH + BASE)
    assert rule(place, (10 * INCH, 10 * INCH), apart) is None
    assert rule(place, (10 * INCH, 10 * INCH + 1), apart) == "wh40k:movement.24"
    assert rule(place, (BASE // 2, 10 * INCH), (BASE // 2, 12 * INCH)) is None
    assert rule(place, (BASE // 2 - 1, 10 * INCH), (BASE // 2, 12 * INCH)) == "wh40k:movement.23"
    field.markers = [(10 * INCH, 10 * INCH)]
    assert rule(place, (10 * INCH, 10 * INCH), apart) == "wh40k:objective.10"
    edge = 10 * INCH - BASE // 2 - 20 * MM
    assert rule(place, (10 * INCH, edge), (10 * INCH, edge - BASE)) is None
    assert rule(place, (10 * INCH, edge + 1), (10 * INCH, edge - BASE)) == "wh40k:objective.10"
    lay(field, building(6 * INCH, 6 * INCH), 10 * INCH, 10 * INCH)
    above = (10 * INCH, 10 * INCH, 6 * INCH), (10 * INCH, 10 * INCH + BASE, 6 * INCH)
    assert rule(place, *above) is None, "the marker lies on the ground below"


@pytest.mark.rule("wh40k:coherency.03")
def test_a_unit_is_set_up_in_coherency() -> None:
    place = setting_up(2)
    assert rule(place, (10 * INCH, 10 * INCH), (10 * INCH, 10 * INCH + BASE + 2 * INCH)) is None
    assert rule(place, (10 * INCH, 10 * INCH), (10 * INCH, 10 * INCH + BASE + 2 * INCH + 1)) == "wh40k:coherency.03"


def test_an_answer_has_a_place_for_each_model() -> None:
    place = setting_up(2)
    for answer in ((), ((1, 1),), "here", ((1, 1), "there"), ((1, 1), (1.5, 2))):
        assert place.why_not(answer) is not None
    for part in ((), (0, 1), (2, 10, 10), ("0", 10, 10), (0, "x", 10)):
        assert place.why_not_part(part) is not None
    assert place.why_not_part((0, 10 * INCH, 10 * INCH)) is None
