"""Stratagems: when the window of each opens, who is asked, who pays, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.battlefield import take_off
from tablero.games.wh40k.charge import charge
from tablero.games.wh40k.datasheets import Transport
from tablero.games.wh40k.fight import counter_offensive
from tablero.games.wh40k.grenades import grenade, grenadiers, targets
from tablero.games.wh40k.heroic import can_intervene, heroic_intervention
from tablero.games.wh40k.melee import fighting, has_precision, melee_situation, offer_epic_challenge
from tablero.games.wh40k.movement import MOVES
from tablero.games.wh40k.overwatch import can_shoot, offer_overwatch
from tablero.games.wh40k.reserves import arrive
from tablero.games.wh40k.shooting import shoot
from tablero.games.wh40k.state import (
    ADVANCE,
    CHARGE,
    EMBARKED,
    FALL_BACK,
    FIGHT,
    MOVEMENT,
    NORMAL,
    RESERVES,
    SHOOTING,
    Battle,
    Lasting,
    Spent,
)
from tablero.games.wh40k.stratagems import CORE, offer, use
from tablero.games.wh40k.tank_shock import offer_tank_shock, tank_shock
from tablero.tabletop import INCH
from wh40k.playing import attach, battle, entry, join, profile, run, stand, weapon

BASE = 3200
X, Y = 20 * INCH, 20 * INCH
ASK = "wh40k-ask-stratagem"
BLADE = weapon("blade", range=0)


def facing(gap: int, *, keywords: tuple[str, ...] = ("INFANTRY",), count: int = 1, **more: Any) -> Battle:
    """Seat 0 has the turn; a unit of each side, so far apart, with rifles and blades."""
    armed = (count, profile(**more), [weapon(), BLADE])
    field = battle(*[[entry(f"Squad {seat}", armed, keywords=keywords)] for seat in (0, 1)])
    for unit in field.units:
        for number, id in enumerate(unit.models):
            stand(field, id, X + unit.seat * (BASE + gap), Y + number * BASE)
    field.command_points = [3, 3]
    return field


# The list, and paying.


@pytest.mark.rule("wh40k:stratagem.general.03", "wh40k:stratagem.general.04", "wh40k:stratagem.general.05")
def test_the_core_stratagems_with_cost_category_and_turn() -> None:
    assert {each.name: each[1:4] for each in CORE.values()} == {
        "command-reroll": (1, "battle-tactic", "either"),
        "counter-offensive": (2, "strategic-ploy", "either"),
        "epic-challenge": (1, "epic-deed", "either"),
        "insane-bravery": (1, "epic-deed", "own"),
        "grenade": (1, "wargear", "own"),
        "tank-shock": (1, "strategic-ploy", "own"),
        "overwatch": (1, "strategic-ploy", "opponent"),
        "rapid-ingress": (1, "strategic-ploy", "opponent"),
        "go-to-ground": (1, "battle-tactic", "opponent"),
        "smokescreen": (1, "wargear", "opponent"),
        "heroic-intervention": (2, "strategic-ploy", "opponent"),
    }
    assert [each.name for each in CORE.values() if each.once_a_turn] == ["overwatch"]
    assert all(name == each.name for name, each in CORE.items())


@pytest.mark.rule("wh40k:stratagem.general.01", "wh40k:stratagem.general.02")
def test_who_uses_one_pays_and_it_is_noted_for_the_phase() -> None:
    field = facing(10 * INCH)
    field.phase = CHARGE
    use(field, 1, CORE["heroic-intervention"])
    assert field.command_points == [3, 1]
    assert field.spent == [Spent(1, "heroic-intervention", CHARGE)]


@pytest.mark.rule("wh40k:stratagem.general.01", "wh40k:battleshock.06")
def test_nobody_is_asked_who_could_not_use_it_or_on_nobody() -> None:
    field = facing(10 * INCH)
    field.phase = SHOOTING
    assert run(offer(field, 1, "grenade", None, lambda: field.units[1:])).asked == [], "it is not their turn"
    assert run(offer(field, 0, "grenade", None, list)).asked == []
    played = run(offer(field, 0, "grenade", None, lambda: field.units[:1]), answers=["decline"])
    assert (played.questions, played.result) == ([(0, ASK)], None)
    assert (field.command_points, field.spent) == ([3, 3], [])
    field.units[0].battle_shocked = True
    assert run(offer(field, 0, "grenade", None, lambda: field.units[:1])).asked == []


# Fire Overwatch.


@pytest.mark.rule("wh40k:stratagem.overwatch")
@pytest.mark.parametrize("kind", [NORMAL, ADVANCE])
def test_overwatch_is_offered_as_a_move_begins_and_as_it_ends(kind: str) -> None:
    field = facing(20 * INCH)
    field.phase = MOVEMENT
    field.command_points = [0, 1]
    played = run(MOVES[kind](field, field.units[0]), [3] * (kind == ADVANCE), ["decline", ((),), "decline"])
    assert [seat for seat, _ in played.questions] == [1, 0, 1]
    assert played.questions[0] == (1, ASK)


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_and_as_a_unit_falls_back_or_is_set_up() -> None:
    field = facing(INCH)
    field.phase = MOVEMENT
    field.command_points = [0, 1]
    join(field, 1, entry("Guns", (1, profile(), [weapon()])))
    stand(field, 2, X + 20 * INCH, Y)
    played = run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), (((X - 5 * INCH, Y),),), "decline"])
    assert [seat for seat, _ in played.questions] == [0, 0, 1], "nobody shoots at it while it is fought"
    field = facing(20 * INCH)
    field.field.remove(0)
    field.models[0].pose = None
    field.units[0].place, field.phase, field.command_points = RESERVES, MOVEMENT, [0, 1]
    assert run(arrive(field, field.units[0]), answers=[((X, Y),), "decline"]).questions[1] == (1, ASK)
    field = facing(20 * INCH)
    wagon = entry("Wagon", (1, profile(), []), keywords=("VEHICLE", "TRANSPORT"), transport=Transport(2))
    join(field, 0, wagon)
    stand(field, 2, X, Y + 4 * INCH)
    take_off(field, field.models[0])
    field.units[0].place, field.units[0].carrier = EMBARKED, 2
    field.phase, field.command_points = MOVEMENT, [0, 1]
    out = ((X, Y + 4 * INCH - 3200),)
    assert run(MOVES["disembark"](field, field.units[0]), answers=[out, "decline"]).questions[1] == (1, ASK)


@pytest.mark.rule("wh40k:stratagem.overwatch", "wh40k:stratagem.overwatch.02", "wh40k:stratagem.overwatch.03")
@pytest.mark.parametrize(("die", "left"), [(6, 1), (5, 2)])
def test_overwatch_hits_on_sixes_and_is_used_once(die: int, left: int) -> None:
    field = facing(20 * INCH, count=2)
    field.phase = MOVEMENT
    field.command_points = [0, 1]
    dice = [die, 1] + ([4, 2] if die == 6 else [])
    run(offer_overwatch(field, field.units[0]), dice, [("unit", 1), [2], *[("model", 0)] * (die == 6)])
    assert len(field.units[0].models) == left
    assert field.command_points == [0, 0]
    field.command_points = [0, 1]
    assert run(offer_overwatch(field, field.units[0])).asked == []
    field.phase = CHARGE
    assert run(offer_overwatch(field, field.units[0])).asked == []


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_only_units_that_could_shoot_at_it_within_24_inches_are_offered() -> None:
    field = facing(24 * INCH)
    field.models[1].weapons = (weapon(range=48),)
    ours, theirs = field.units
    assert can_shoot(field, theirs, ours)
    stand(field, 1, X + BASE + 24 * INCH + 1, Y)
    assert not can_shoot(field, theirs, ours)
    field = facing(13 * INCH)
    field.models[1].weapons = (weapon(range=12), BLADE)
    assert not can_shoot(field, field.units[1], field.units[0]), "out of range"
    field = facing(INCH)
    assert not can_shoot(field, field.units[1], field.units[0]), "locked in combat"
    field.models[1].weapons = (BLADE,)
    stand(field, 1, X + BASE + 10 * INCH, Y)
    assert not can_shoot(field, field.units[1], field.units[0])


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_nobody_shoots_in_overwatch_in_the_own_turn() -> None:
    field = facing(20 * INCH)
    field.active, field.phase = 1, MOVEMENT
    assert run(offer_overwatch(field, field.units[0])).asked == []


# Grenade.


def grenades(gap: int = 8 * INCH) -> Battle:
    field = facing(gap, keywords=("INFANTRY", "GRENADES"))
    field.phase = SHOOTING
    return field


@pytest.mark.rule("wh40k:stratagem.grenade")
def test_grenades_are_for_units_that_have_not_shot_and_are_not_engaged() -> None:
    field = grenades()
    unit = field.units[0]
    assert grenadiers(field) == [unit]
    unit.moved = ADVANCE
    assert grenadiers(field) == [unit]
    unit.shot = True
    assert grenadiers(field) == []
    unit.shot, unit.battle_shocked = False, True
    assert grenadiers(field) == []
    unit.battle_shocked = False
    field.command_points = [0, 3]
    assert grenadiers(field) == []
    field = facing(8 * INCH)
    assert grenadiers(field) == [], "they have none"
    field = grenades()
    join(field, 1, entry("Near", (1, profile(), [])))
    stand(field, 2, X - BASE - INCH, Y)
    assert grenadiers(field) == []


@pytest.mark.rule("wh40k:stratagem.grenade.02")
def test_at_a_visible_unit_within_eight_inches_that_nobody_fights() -> None:
    field = grenades()
    unit, enemy = field.units
    assert targets(field, unit) == [enemy]
    assert targets(grenades(8 * INCH + 1), field.units[0]) == []
    join(field, 0, entry("Friend", (1, profile(), [])))
    stand(field, 2, X + BASE + 8 * INCH, Y + BASE + INCH)
    assert targets(field, unit) == [], "a friend fights it"


@pytest.mark.rule("wh40k:stratagem.grenade.02", "wh40k:stratagem.grenade")
def test_six_dice_and_each_four_is_a_mortal_wound() -> None:
    field = grenades()
    field.models[1].profile = profile(wounds=6)
    field.models[1].wounds = 6
    played = run(grenade(field, field.units[0]), [1, 2, 3, 4, 5, 6])
    assert (played.rolls, field.models[1].wounds) == ([6], 3)
    assert field.command_points == [2, 3]
    assert not field.units[0].shot, "it may still shoot"


# Go to Ground and Smokescreen.


@pytest.mark.rule("wh40k:stratagem.go-to-ground", "wh40k:stratagem.smokescreen")
@pytest.mark.parametrize(
    ("keywords", "offered"),
    [(("INFANTRY",), ["go-to-ground"]), (("VEHICLE", "SMOKE"), ["smokescreen"]), (("VEHICLE",), [])],
)
def test_targets_may_take_cover_when_they_have_been_chosen(keywords: tuple[str, ...], offered: list[str]) -> None:
    field = facing(10 * INCH, keywords=keywords)
    field.phase = SHOOTING
    field.command_points = [0, 1]
    played = run(shoot(field, field.units[0]), [1], [[1], *[("unit", 1)] * len(offered)])
    assert played.questions[1:] == [(1, ASK)] * len(offered)
    assert field.units[1].lasting == [Lasting(name, "phase") for name in offered]
    assert field.command_points == [0, 1 - len(offered)]


# Tank Shock.


def ram(strength: str = "6", toughness: int = 4, keywords: tuple[str, ...] = ("VEHICLE",)) -> Battle:
    field = facing(INCH, keywords=keywords, wounds=9, toughness=toughness)
    field.models[0].weapons = (weapon("ram", range=0, strength=strength), weapon())
    field.phase = CHARGE
    field.command_points = [1, 0]
    return field


@pytest.mark.rule("wh40k:stratagem.tank-shock")
def test_tank_shock_is_offered_to_vehicles_that_charge() -> None:
    field = ram()
    assert run(offer_tank_shock(field, field.units[0]), answers=[("unit", 0)]).questions == [(0, ASK)]
    assert field.units[0].lasting == [Lasting("tank-shock", "phase")]
    field = ram(keywords=("MONSTER",))
    assert run(offer_tank_shock(field, field.units[0])).asked == []
    field = ram()
    field.models[0].weapons = (weapon(),)
    assert run(offer_tank_shock(field, field.units[0])).asked == [], "it has nothing to ram with"
    field = ram()
    run(offer_tank_shock(field, field.units[0]), answers=["decline"])
    assert field.units[0].lasting == []
    assert run(tank_shock(field, field.units[0])).rolls == []


@pytest.mark.rule("wh40k:stratagem.tank-shock.02")
@pytest.mark.parametrize(("strength", "toughness", "count"), [("6", 4, 8), ("6", 5, 8), ("6", 6, 6), ("3", 4, 3)])
def test_as_many_dice_as_its_strength_and_two_more_against_the_weaker(
    strength: str, toughness: int, count: int
) -> None:
    field = ram(strength, toughness)
    field.units[0].lasting = [Lasting("tank-shock", "phase")]
    field.command_points = [0, 0]
    played = run(tank_shock(field, field.units[0]), [5, 6] + [4] * (count - 2))
    assert (played.rolls, field.models[1].wounds) == ([count], 7)


@pytest.mark.rule("wh40k:stratagem.tank-shock.02")
def test_six_mortal_wounds_at_most() -> None:
    field = ram("9")
    field.units[0].lasting = [Lasting("tank-shock", "phase")]
    field.command_points = [0, 0]
    run(tank_shock(field, field.units[0]), [6] * 11)
    assert field.models[1].wounds == 3
    far = ram("9")
    far.units[0].lasting = [Lasting("tank-shock", "phase")]
    stand(far, 1, X + BASE + INCH + 1, Y)
    assert run(tank_shock(far, far.units[0])).rolls == []


# Heroic Intervention.


@pytest.mark.rule("wh40k:stratagem.heroic-intervention", "wh40k:stratagem.heroic-intervention.02")
@pytest.mark.parametrize(
    ("gap", "keywords", "able"),
    [
        (6 * INCH, ("INFANTRY",), True),
        (6 * INCH + 1, ("INFANTRY",), False),
        (INCH, ("INFANTRY",), False),
        (6 * INCH, ("VEHICLE",), False),
        (6 * INCH, ("VEHICLE", "WALKER"), True),
        (6 * INCH, ("FLY", "AIRCRAFT"), False),
    ],
)
def test_who_may_intervene(gap: int, keywords: tuple[str, ...], able: bool) -> None:
    field = facing(gap, keywords=keywords)
    field.phase = CHARGE
    field.units[1].moved = ADVANCE
    assert can_intervene(field, field.units[1], field.units[0]) is able


@pytest.mark.rule("wh40k:stratagem.heroic-intervention", "wh40k:stratagem.heroic-intervention.03")
def test_who_intervenes_charges_that_unit_at_once_without_the_bonus() -> None:
    field = facing(5 * INCH)
    field.phase = CHARGE
    field.command_points = [0, 2]
    to = (((X + BASE, Y),),)
    played = run(heroic_intervention(field, field.units[0]), [3, 3], [("unit", 1), to])
    assert played.questions[0] == (1, ASK)
    unit = field.units[1]
    assert (unit.charged, unit.lasting, field.command_points) == (True, [], [0, 0])
    assert run(heroic_intervention(field, field.units[0])).asked == []
    field = facing(5 * INCH)
    field.phase = CHARGE
    field.active = 1
    assert run(heroic_intervention(field, field.units[0])).asked == [], "in the opponent's turn only"


@pytest.mark.rule("wh40k:stratagem.heroic-intervention", "wh40k:stratagem.overwatch")
def test_before_and_after_a_charge_windows_open_for_the_other_player() -> None:
    field = facing(3 * INCH)
    join(field, 1, entry("Guard", (1, profile(), [weapon()])))
    stand(field, 2, X + BASE, Y + 3 * INCH + BASE)
    field.phase = CHARGE
    field.near_enemies = [0]
    field.command_points = [0, 3]
    to = (((X + 3 * INCH, Y),),)
    answers = [[("unit", 1)], "decline", to, "decline"]
    played = run(charge(field, field.units[0]), [6, 6], answers)
    assert [seat for seat, _ in played.questions] == [0, 1, 0, 1]
    asked = [dict(each.message.args)["stratagem"].id for each in played.asked if each.seat == 1]  # type: ignore[union-attr]
    assert asked == ["wh40k-stratagem-overwatch", "wh40k-stratagem-heroic-intervention"]


# Counter-offensive and Epic Challenge.


@pytest.mark.rule("wh40k:stratagem.counter-offensive")
def test_after_a_unit_has_fought_one_of_the_other_player_may_fight_next() -> None:
    field = facing(0)
    field.phase = FIGHT
    field.command_points = [0, 2]
    field.units[0].fought = True
    played = run(counter_offensive(field, field.units[0]), [1], [("unit", 1)])
    assert played.questions[0] == (1, ASK)
    assert (field.units[1].fought, field.command_points, field.chooser) == (True, [0, 0], 0)
    assert run(counter_offensive(field, field.units[0])).asked == []


@pytest.mark.rule("wh40k:stratagem.counter-offensive")
def test_but_none_that_has_fought_or_that_nobody_fights() -> None:
    field = facing(0)
    field.phase = FIGHT
    field.units[1].fought = True
    assert run(counter_offensive(field, field.units[0])).asked == []
    field = facing(INCH + 1)
    field.phase = FIGHT
    assert run(counter_offensive(field, field.units[0])).asked == []
    field = facing(0)
    field.phase = FIGHT
    field.command_points = [3, 1]
    assert run(counter_offensive(field, field.units[0])).asked == [], "it costs 2"


def challenge(attached: bool = True, keywords: tuple[str, ...] = ("INFANTRY", "CHARACTER")) -> Battle:
    field = battle(
        [entry("Hero", (2, profile("Hero"), [BLADE]), keywords=keywords)],
        [entry("Guard", (1, profile(), [])), entry("Chief", (1, profile("Chief"), []), keywords=("CHARACTER",))],
    )
    stand(field, 0, X, Y)
    stand(field, 1, X, Y + BASE)
    stand(field, 2, X + BASE, Y)
    stand(field, 3, X + BASE, Y + BASE)
    if attached:
        attach(field, field.units[2], field.units[1])
    else:
        field.units[2].place = RESERVES
    field.phase, field.command_points = FIGHT, [1, 0]
    return field


@pytest.mark.rule("wh40k:stratagem.epic-challenge")
def test_a_character_that_fights_an_attached_unit_may_have_precision() -> None:
    field = challenge()
    unit = field.units[0]
    played = run(offer_epic_challenge(field, unit), answers=[("unit", 0), ("model", 1)])
    assert [seat for seat, _ in played.questions] == [0, 0]
    assert [has_precision(field, unit, field.models[id]) for id in (0, 1)] == [False, True]
    assert unit.lasting[0].until == "phase"
    for id, more in ((0, 0), (1, 1)):
        fighter = fighting(field, unit, field.models[id])
        assert fighter is not None
        assert len(melee_situation(field, unit, fighter).abilities) == more


@pytest.mark.rule("wh40k:stratagem.epic-challenge")
def test_and_nobody_else() -> None:
    field = challenge(attached=False)
    assert run(offer_epic_challenge(field, field.units[0])).asked == []
    field = challenge(keywords=("INFANTRY",))
    assert run(offer_epic_challenge(field, field.units[0])).asked == []
    field = challenge()
    for id in (0, 1):
        stand(field, id, X - 5 * INCH, Y + id * BASE)
    assert run(offer_epic_challenge(field, field.units[0])).asked == []
