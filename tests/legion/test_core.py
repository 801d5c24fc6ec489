"""Key concepts: which rule is stronger, objects, bases, leaders, allies, cards that lie open, and timing."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, STANDING_ORDERS, commander, corps, met
from legion.duels import duel, hero, one, red, whites
from legion.laid import add, lay
from legion.playing import battle, card, defence_dice, run, upgrade, vehicle, weapon
from tablero.games.legion import cards, command, doing, keywords, layouts, movement, turns
from tablero.games.legion.actions import cost, make_action, make_actions, menu, why_not
from tablero.games.legion.activation import activate, begin_activation
from tablero.games.legion.activation_effects import activation_begins, activation_ends
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.basic_actions import act_for_free, free_actions
from tablero.games.legion.battlefield import GROUP, token_body
from tablero.games.legion.courage import demoralize
from tablero.games.legion.following import has_acted, open_reactions
from tablero.games.legion.kinds import is_a
from tablero.games.legion.objectives import claim, drop_all, nearest_spot, why_not_here
from tablero.games.legion.orders import backs, received
from tablero.games.legion.placing import Placing, regroup
from tablero.games.legion.pools import RANGED
from tablero.games.legion.standby import why_not_react
from tablero.games.legion.state import (
    ACTING,
    ACTIVATION,
    DODGE,
    FACEUP,
    INCOGNITO,
    MOVED,
    NOBODY,
    NOT_MOVED,
    POISON,
    SET_ASIDE,
    STANDBY,
    SUPPRESSION,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.terrain import SCATTER
from tablero.games.legion.timing import Effect, first, resolve
from tablero.games.legion.tokens import kin
from tablero.games.legion.upgrade_actions import use_upgrade, why_not_upgrade
from tablero.games.legion.view import view
from tablero.games.legion.weapons import Arm, aim_at, why_not_attack, why_not_use
from tablero.games.legion.winning import outcome
from tablero.games.legion.wounds import defeat, replace_leader
from tablero.kernel import Illegal, Play, Rng
from tablero.tabletop import INCH, Pose, overlapping, place

RULE = pytest.mark.rule
EDITIONS = pytest.mark.parametrize("edition", BOTH)


# Which rule is stronger.


@EDITIONS
@RULE("legion26:core.01", "legion23:core.01", "legion26:core.02", "legion23:core.02")
def test_what_a_keyword_allows_beats_the_rule_and_what_is_forbidden_beats_both(edition: str) -> None:
    pair = duel(edition, one(weapon=weapon(), name="Rifles"), hero(), enemies=[hero(name="Other")])
    field, around = pair.field, pair.around
    around.fights.add((0, 2))
    aiming = aim_at(around, pair.attacker, pair.defender)
    plain, versatile = weapon(), weapon(keywords=["versatile"])
    assert why_not_use(field, around, aiming, Arm(plain), RANGED) is not None
    assert why_not_use(field, around, aiming, Arm(versatile), RANGED) is None
    around.fights.add((1, 5))
    aiming = aim_at(around, pair.attacker, pair.defender)
    reason = why_not_use(field, around, aiming, Arm(versatile), RANGED)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:melee.13", "legion23:melee.13")


# Objects.


@RULE("legion26:core.04")
def test_terrain_rests_on_terrain_but_not_on_miniatures_and_tokens() -> None:
    field = laid.battle()
    add(field, 0, corps(), (10, 10))
    add(field, 0, corps("Others"), (20, 30))
    field.tokens = [Token("asset", 40 * INCH, 20 * INCH), Token("asset", 50 * INCH, 30 * INCH)]
    crates = layouts.ready_piece("crates")

    def put(x: int, y: int) -> None:
        pose = Pose(x * INCH, y * INCH)
        layouts.lay(field, place(field.field, crates, pose, GROUP + len(field.terrain)))

    put(60, 30)
    put(60, 30)
    assert len(field.terrain) == 2
    for x, y in ((10, 11), (41, 20)):
        with pytest.raises(Illegal) as refused:
            put(x, y)
        assert refused.value.reason.rule == "legion26:core.04"


@RULE("legion26:core.05")
def test_a_token_lies_on_terrain_and_not_on_a_miniature() -> None:
    field = laid.battle()
    unit = add(field, 0, corps(), (10, 10))
    lay(field, laid.box(6, 6), 30, 20, high=1, kind=SCATTER)
    assert why_not_here(field, Token("asset", 30 * INCH, 20 * INCH)) is None
    asset = Token("asset", 10 * INCH, 10 * INCH + 500)
    reason = why_not_here(field, asset)
    assert reason is not None
    assert reason.rule == "legion26:core.05"
    beside = nearest_spot(field, (10 * INCH, 10 * INCH), asset, 0)
    copy = field.field.copy()
    assert not overlapping(copy, copy.add(token_body(beside)), unit.leader)


@RULE("legion26:core.03", "legion23:core.03")
@EDITIONS
def test_miniatures_tokens_and_terrain_are_the_objects_on_the_battlefield(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, corps(), (10, 10))
    field.tokens = [Token("asset", 20 * INCH, 20 * INCH)]
    lay(field, laid.box(4, 4), 30, 20, high=1)
    shown = view(field, None)
    assert [each["id"] for each in shown["miniatures"]] == unit.miniatures
    assert [each["kind"] for each in shown["tokens"]] == ["asset"]
    assert len(shown["terrain"]) == 1


# Bases.


@EDITIONS
@RULE("legion26:core.07", "legion26:core.25", "legion23:core.04")
def test_every_unit_stands_on_the_base_of_its_type(edition: str) -> None:
    every = cards.units(edition).values()
    assert all(cards.stands_right(each) for each in every)
    sizes = {(each.base.shape, each.base.length, each.base.width) for each in every}
    assert sizes == {(base.shape, base.length, base.width) for base in cards.BASES}
    for kind in ("trooper", "clone trooper", "droid trooper", "wookiee trooper"):
        assert cards.stands_right(card(unit_type=kind))
        assert not cards.stands_right(card(unit_type=kind, base=laid.MEDIUM))
    for kind in ("creature trooper", "emplacement trooper", "ground vehicle", "repulsor vehicle"):
        assert cards.stands_right(card(unit_type=kind, base=laid.MEDIUM))
        assert not cards.stands_right(card(unit_type=kind))
    assert cards.stands_right(card(unit_type="heavy trooper"))
    assert cards.stands_right(card(unit_type="heavy trooper", base=laid.MEDIUM))
    assert not cards.stands_right(card(base=cards.Base("round", 2800, 2800)))


# Units.


@EDITIONS
@RULE("legion26:core.13", "legion23:unit.01")
def test_every_unit_has_one_leader(edition: str) -> None:
    field = battle(edition, [Entry(card(), (upgrade("Gunner", minis=1, type="heavy weapon"),)), card("Others")])
    for unit in field.units:
        assert unit.leader == unit.miniatures[0]
        assert [field.miniatures[id].unit for id in unit.miniatures] == [unit.id] * len(unit.miniatures)
    assert [len(unit.miniatures) for unit in field.units] == [5, 4]


@EDITIONS
@RULE("legion26:core.14", "legion26:cohesion.06", "legion23:unit.02")
def test_around_a_leader_in_a_new_place_the_others_come_together_again(edition: str) -> None:
    field = laid.battle(edition)
    reach = 3 if edition == "2026" else 2.9
    spots = [(20.0, 10.0), (20 + reach, 10.0), (20 - reach, 10.0)]
    unit = add(field, 0, laid.card(minis=3), *spots)
    leader, right, left = unit.miniatures
    assert all(field.edition.cohesion.why_not(field, field.field, unit, id) is None for id in (right, left))
    answers = [("miniature", right), lambda question: question.sample(Rng(1))]
    played = run(replace_leader(field, unit), answers=answers)
    assert [ask for _, ask in played.questions] == ["legion-ask-new-leader", "legion-ask-regroup"]
    regroup = played.asked[1]
    assert regroup.check(((round((22 + reach) * INCH), 10 * INCH),)) is None
    reason = regroup.check(((round((25 + reach) * INCH), 10 * INCH),))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:cohesion.02", "legion23:deploy.04")
    assert unit.miniatures == [leader, left]
    assert field.field[leader].pose.x == round((20 + reach) * INCH)
    assert field.edition.cohesion.why_not(field, field.field, unit, left) is None


@EDITIONS
@RULE("legion26:core.14", "legion23:unit.02")
def test_who_is_still_in_cohesion_stays(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, laid.card(minis=3), (20, 10), (21.2, 10), (18.8, 10))
    played = run(replace_leader(field, unit), answers=[("miniature", unit.miniatures[1])])
    assert [ask for _, ask in played.questions] == ["legion-ask-new-leader"]


@EDITIONS
@RULE("legion26:core.14", "legion23:unit.02")
def test_all_who_are_placed_again_are_in_cohesion(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, laid.card(minis=3), (20, 10), (26, 10), (26, 12))
    near, far = (22 * INCH, 10 * INCH), (26 * INCH, 12 * INCH)
    played = run(regroup(field, unit), answers=[(near, (22 * INCH, 12 * INCH))])
    assert [ask for _, ask in played.questions] == ["legion-ask-regroup"]
    for spots in ((near, far), (far, near)):
        reason = Placing(field, unit, unit.miniatures[1:]).why_not(spots)
        assert reason is not None
        assert reason.rule == field.edition.rule("legion26:cohesion.02", "legion23:deploy.04")


@EDITIONS
@RULE("legion26:cohesion.04", "legion23:deploy.04")
def test_cohesion_reaches_as_high_as_a_silhouette(edition: str) -> None:
    for up, legal in ((4190, True), (4191, False)):
        field = laid.battle(edition)
        unit = add(field, 0, laid.card(minis=2), (20, 10), (21.5, 10, up / INCH))
        reason = field.edition.cohesion.why_not(field, field.field, unit, unit.miniatures[1])
        assert (reason is None) is legal
        low, high = unit.miniatures
        unit.leader = high
        assert (field.edition.cohesion.why_not(field, field.field, unit, low) is None) is legal


@EDITIONS
@RULE("legion26:core.15", "legion23:unit.03")
def test_the_units_of_one_player_are_allied_and_those_of_the_other_enemies(edition: str) -> None:
    pair = duel(edition, one(weapon=weapon()), hero(), allies=[hero(name="Friend")])
    friend = pair.field.units[1]
    reason = why_not_attack(pair.field, pair.around, pair.attacker, friend)
    assert reason is not None
    assert reason.message.id == "legion-no-enemy"
    assert why_not_attack(pair.field, pair.around, pair.attacker, pair.defender) is None


@EDITIONS
@RULE("legion23:token.13")
def test_units_of_the_same_name_are_told_apart(edition: str) -> None:
    field = battle(edition, [card("Troopers"), card("Troopers"), card("Scouts")], [card("Troopers")])
    names = [(field.name(unit).id, dict(field.name(unit).args).get("number")) for unit in field.units]
    numbered = "legion-unit-numbered"
    assert names == [(numbered, 1), (numbered, 2), ("legion-unit", None), ("legion-unit", None)]


@EDITIONS
@RULE("legion26:apxb.08", "legion23:type.wookiee")
def test_wookiees_are_troopers_that_others_may_name(edition: str) -> None:
    field = battle(edition, [card("Warriors", unit_type="wookiee trooper"), card(affiliation="Ewoks")])
    wookiees, others = field.units
    assert is_a(wookiees, "wookiee trooper")
    assert is_a(wookiees, "wookiee")
    assert not is_a(others, "wookiee")
    assert [is_a(unit, "ewok trooper") for unit in field.units] == [False, True]
    assert keywords.trooper(wookiees)
    assert not keywords.droid(wookiees)


@EDITIONS
@RULE("legion26:apxb.08", "legion23:type.wookiee")
def test_a_type_names_the_units_that_have_it(edition: str) -> None:
    troopers = ("clone trooper", "droid trooper", "wookiee trooper", "creature trooper", "emplacement trooper")
    types = (*troopers, "ground vehicle", "repulsor vehicle")
    field = battle(edition, [card("Unit", unit_type=each) for each in types])
    for word in {word for each in types for word in each.split()}:
        named = [unit.card.unit_type for unit in field.units if is_a(unit, word)]
        assert named == [each for each in types if word in each.split()]


@EDITIONS
@RULE("legion26:apxc.05", "legion23:merc.05", "legion23:merc.08")
@pytest.mark.example("legion26:ex.51", "legion23:ex.51")
def test_mercenaries_are_allied_but_not_of_the_faction_whose_order_tokens_they_use(edition: str) -> None:
    hired = next(each for each in cards.units(edition).values() if each.name == "Black Sun Enforcers")
    troops = next(each for each in cards.units(edition).values() if each.name == "Stormtroopers")
    field = battle(edition, [hired, troops], [card()])
    enforcers, own, _ = field.units
    assert enforcers.seat == own.seat
    assert is_a(own, "empire")
    assert not is_a(enforcers, "empire")
    assert not is_a(enforcers, "ai")
    assert is_a(enforcers, "mercenary")
    assert not kin(enforcers, own)
    assert kin(own, own)
    sun = battle(edition, [card(affiliation="Black Sun"), card(faction="mercenary", affiliation="Black Sun")]).units
    assert kin(sun[0], sun[1])
    assert backs(Army("empire", (Entry(hired), Entry(troops)))) == "empire"
    assert backs(Army("mercenary", (Entry(hired), Entry(hired)))) == "mercenary"
    assert backs(Army("empire", ())) == "empire"
    field.armies = (Army("empire", (Entry(hired), Entry(troops))), field.armies[1])
    assert [player["order_tokens"] for player in view(field, None)["players"]] == ["empire", "rebels"]


# What lies open.


@EDITIONS
@RULE("legion26:hand.03", "legion26:hand.04", "legion23:hand.03")
def test_a_hand_is_secret_and_its_size_and_the_discard_pile_are_not(edition: str) -> None:
    field = met(edition, [commander()], [commander()])
    field.discarded[1] = [STANDING_ORDERS]
    for viewer in (0, None):
        other = view(field, viewer)["players"][1]
        assert "cards" not in other
        assert (other["hand"], [card["name"] for card in other["discarded"]]) == (4, ["Standing Orders"])
    assert [each["id"] for each in view(field, 1)["players"][1]["cards"]] == field.hands[1]


@EDITIONS
@RULE("legion26:measure.01", "legion23:measure.01")
def test_everybody_sees_at_any_time_where_everything_stands(edition: str) -> None:
    field = met(edition, [corps()], [corps()])
    for viewer in (0, 1, None):
        places = [each["at"] for each in view(field, viewer)["miniatures"]]
        assert places == [list(each.pose) for each in field.miniatures if each.pose is not None]


# Timing.


def noted(done: list[str], *names: str, **given: Any) -> list[Effect]:
    """Effects that only note that they were resolved, twice to see that nothing comes in between."""

    def happen(name: str) -> Play[None]:
        done.append(name)
        yield from ()
        done.append(name)

    return [Effect(0, name, partial(happen, name), **given) for name in names]


@RULE("legion26:core.19", "legion23:timing.02")
def test_priority_comes_first_and_blue_where_nobody_has_it() -> None:
    field = met("2026", [commander()], [commander()])
    field.blue, field.priority = 0, 1
    assert first(field) == 1
    field.priority = NOBODY
    assert first(field) == 0
    field.blue = 1
    assert first(field) == 1


@RULE("legion26:core.19", "legion23:timing.02", "legion26:core.20", "legion23:timing.03")
def test_a_player_chooses_the_order_of_effects_of_one_moment() -> None:
    done: list[str] = []
    played = run(resolve(1, noted(done, "a", "b", "c")), answers=[("effect", 0, "b"), ("effect", 0, "c")])
    assert played.questions == [(1, "legion-ask-next-effect")] * 2
    assert done == ["b", "b", "c", "c", "a", "a"]


@RULE("legion26:core.19", "legion23:timing.02")
def test_what_is_not_due_and_what_changes_nothing_is_not_asked_for() -> None:
    done: list[str] = []
    late = noted(done, "late", due=lambda: "b" in done)
    effects = [*noted(done, "a", "b"), *late, *noted(done, "never", due=lambda: False), *noted(done, "p", plain=True)]
    played = run(resolve(0, effects), answers=[("effect", 0, "b"), ("effect", 0, "late")])
    assert [decision.to_json()["options"] for decision in played.asked] == [
        [("effect", 0, "a"), ("effect", 0, "b")],
        [("effect", 0, "a"), ("effect", 0, "late")],
    ]
    assert done[::2] == ["p", "b", "late", "a"]


@EDITIONS
@RULE("legion26:core.19", "legion23:timing.02")
def test_regeneration_may_come_before_or_after_poison(edition: str) -> None:
    for begins, dice in (("poison", 3), ("regenerate", 2)):
        field = met(edition, [commander("Beast", "regenerate 3", wounds=9)], [commander()])
        unit = field.units[0]
        field.miniatures_of(unit)[0].wounds = 2
        unit.tokens[POISON] = 1
        blanks = defence_dice("white", "blank " * dice)
        played = run(activation_ends(field, unit), blanks, [("effect", unit.id, begins)])
        assert played.rolls == [dice]
        assert not unit.has(POISON)


@EDITIONS
@RULE("legion26:core.19", "legion23:timing.02")
def test_the_order_in_which_an_order_works(edition: str) -> None:
    own = [corps("Droids", "disciplined 1", "coordinate corps"), corps()]
    for begins in ("coordinate", "disciplined"):
        field = met(edition, own, [commander()])
        unit = field.units[0]
        unit.tokens[SUPPRESSION] = 1
        asks = [("unit", 1), ("remove", 1)] if begins == "coordinate" else [("remove", 1), ("unit", 1)]
        played = run(received(field, unit), answers=[("effect", unit.id, begins), *asks])
        assert played.questions[0] == (0, "legion-ask-next-effect")
        assert (unit.has(SUPPRESSION), field.units[1].order) == (0, FACEUP)


@RULE("legion26:core.19")
def test_what_begins_an_activation_is_in_its_players_order() -> None:
    field = met("2026", [corps("Spies", "ai attack"), commander("Boss", "override")], [commander()])
    spies = field.units[0]
    spies.tokens[INCOGNITO] = 1
    answers = [("effect", spies.id, "incognito"), "yes", "no"]
    played = run(activation_begins(field, spies), answers=answers)
    assert [ask for _, ask in played.questions] == [
        "legion-ask-next-effect",
        "legion-ask-incognito",
        "legion-ask-override",
    ]
    assert not spies.has(INCOGNITO)


@RULE("legion23:timing.02")
def test_in_2023_a_unit_that_rallied_inspires_or_frightens_first() -> None:
    field = met("2023", [commander("Vader", "demoralize 1", "inspire 1"), corps()], [corps("Foes")], apart=8)
    field.units[1].tokens[SUPPRESSION] = 1
    answers = [("effect", 0, "inspire"), ("unit", 1), ("unit", 2)]
    played = run(field.edition.activating.rallied(field, field.units[0]), answers=answers)
    assert [ask for _, ask in played.questions] == [
        "legion-ask-next-effect",
        "legion-ask-inspire",
        "legion-ask-demoralize",
    ]


@EDITIONS
@RULE("legion26:core.18", "legion23:timing.01")
def test_the_active_player_is_whose_turn_it_is(edition: str) -> None:
    field = met(edition, [commander()], [commander()])
    field.active = 0
    run(turns.end_turn(field))
    assert field.active == 1
    assert view(field, 0)["active"] == 1
    run(turns.end_turn(field))
    assert field.active == 0


# Standby, and what comes after.


def to(x: int, y: int) -> Any:
    """The answer that moves toward a point, in inches."""
    return lambda question: question.toward((x * INCH, y * INCH))


def watched(edition: str) -> tuple[Battle, Unit, Unit]:
    """Clones that may act, and droids on standby near them."""
    field = laid.battle(edition)
    clones = add(field, 0, laid.card("Clones", keywords=["agile 1"]), (10, 10))
    droids = add(field, 1, laid.card("Droids"), (18, 10))
    begin_activation(field, clones)
    field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
    droids.tokens[STANDBY] = 1
    return field, clones, droids


@EDITIONS
@RULE("legion26:standby.05", "legion23:standby.06", "legion26:core.20", "legion23:timing.03")
def test_standby_comes_after_the_action_and_before_what_else_follows_it(edition: str) -> None:
    field, clones, _ = watched(edition)
    seen: list[tuple[Any, int]] = []

    def look(question: Any) -> str:
        pose = field.miniatures[clones.leader].pose
        assert pose is not None
        seen.append((pose.x, clones.has(DODGE)))
        return "no"

    run(make_action(field, clones, "move"), answers=["standard", to(8, 10), look])
    (there, dodges), *_ = seen
    assert there < 10 * INCH
    assert dodges == 0
    assert clones.has(DODGE) == 1


@EDITIONS
@RULE("legion26:standby.08", "legion23:standby.07")
def test_standby_waits_for_all_pools(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    field, clones, _ = watched(edition)
    add(field, 1, laid.card("Others"), (10, 18))
    order: list[str] = []

    def attack_twice(battle: Battle, around: Any, unit: Unit, limits: Any, *, own_turn: bool) -> Play[None]:
        order.extend(["pool", "pool"])
        yield from ()

    monkeypatch.setattr(doing, "attack", attack_twice)

    def answer(question: Any) -> str:
        order.append("standby")
        return "no"

    run(make_action(field, clones, "attack"), answers=[answer])
    assert order == ["pool", "pool", "standby"]


@RULE("legion26:standby.07")
def test_in_2026_nobody_reacts_to_what_the_own_side_has_brought_about() -> None:
    field, clones, droids = watched("2026")
    assert why_not_react(field, droids, clones, cause=0) is None
    reason = why_not_react(field, droids, clones, cause=1)
    assert reason is not None
    assert reason.rule == "legion26:standby.07"
    assert run(has_acted(field, clones, cause=1)).questions == []
    assert droids.has(STANDBY) == 1
    run(has_acted(field, clones), answers=["no"])


def test_in_2023_whoever_brought_it_about_is_reacted_to() -> None:
    field, clones, droids = watched("2023")
    assert why_not_react(field, droids, clones, cause=1) is None


# One Attack action in a turn, and withdrawing.


@EDITIONS
@RULE("legion26:attack.01", "legion23:attack.01")
def test_one_attack_action_in_a_turn_free_or_not(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def shoot(battle: Battle, around: Any, unit: Unit, limits: Any, *, own_turn: bool) -> Play[None]:
        yield from ()

    monkeypatch.setattr(doing, "attack", shoot)
    field, clones, droids = watched(edition)
    droids.tokens.clear()
    assert "attack" in free_actions(field, droids)
    assert "attack" in open_reactions(field, droids, clones)
    run(act_for_free(field, droids, "attack"))
    assert "attack" not in free_actions(field, droids)
    assert "attack" not in open_reactions(field, droids, clones)
    assert "attack" in free_actions(field, clones)
    begin_activation(field, clones)
    assert "attack" in free_actions(field, droids)
    droids.tokens[STANDBY] = 1
    run(has_acted(field, clones), answers=[("standby", droids.id), "attack"])
    assert "attack" not in free_actions(field, droids)


@EDITIONS
@RULE("legion26:action.04", "legion23:action.09", "legion26:action.10", "legion23:action.11")
def test_attacks_and_moves_are_actions_if_there_is_somebody_or_somewhere(edition: str) -> None:
    field, clones, droids = watched(edition)
    droids.tokens.clear()
    assert {"move", "attack"} <= set(menu(field, clones))
    run(make_action(field, clones, "attack"), dice=[8])
    assert clones.done == ["attack"]
    assert any(line.message.id == "legion-attacks" for line in field.log.entries)
    pose = field.miniatures[clones.leader].pose
    run(make_actions(field, clones), answers=["move", "standard", to(8, 10)])
    assert field.miniatures[clones.leader].pose != pose
    droids.place = SET_ASIDE
    clones.done.clear()
    reason = why_not(field, clones, "attack")
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.04", "legion23:action.09")
    stuck = laid.battle(edition)
    turret = add(stuck, 0, laid.card("Turret", keywords=["stationary"]), (10, 10))
    begin_activation(stuck, turret)
    stuck.stage, stuck.actions = ACTING, 2
    reason = why_not(stuck, turret, "move")
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.10", "legion23:action.11")


def fighting(edition: str, kind: str = "trooper", *keywords: str, base: cards.Base = laid.SMALL) -> tuple[Battle, Unit]:
    """A unit engaged with another, in its activation."""
    field = laid.battle(edition)
    half = (base.length + laid.SMALL.length) / 2 / INCH
    unit = add(field, 0, laid.card("Own", unit_type=kind, keywords=keywords, base=base), (20, 10, 0, 180))
    add(field, 1, laid.card("Foes"), (20 + half, 10))
    begin_activation(field, unit)
    field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
    return field, unit


@pytest.mark.parametrize(
    ("kind", "base", "able"),
    [("trooper", laid.SMALL, False), ("creature trooper", laid.MEDIUM, True), ("heavy trooper", laid.MEDIUM, True)],
)
@RULE("legion26:melee.14", "legion26:apxb.24", "legion26:apxb.29")
def test_in_2026_who_withdraws_neither_attacks_nor_stands_by_but_for_some(
    kind: str, base: cards.Base, able: bool
) -> None:
    field, unit = fighting("2026", kind, base=base)
    assert doing.can_withdraw(field, unit)
    unit.done = ["attack"]
    assert doing.can_withdraw(field, unit) is able
    unit.done = [STANDBY]
    assert not doing.can_withdraw(field, unit)
    unit.done = ["move", "withdraw"]
    reason = why_not(field, unit, "attack")
    assert (reason is None) is able
    assert able or (reason is not None and reason.rule == "legion26:melee.14")
    reason = why_not(field, unit, STANDBY)
    assert reason is not None
    assert reason.rule == "legion26:melee.14"


@RULE("legion26:melee.11")
def test_in_an_activation_in_which_it_has_withdrawn_a_unit_moves_into_no_melee() -> None:
    field = laid.battle()
    unit = add(field, 0, laid.card("Own"), (20, 10))
    add(field, 1, laid.card("Foes"), (23, 10))
    begin_activation(field, unit)
    touching = ((23 * INCH - 2700, 10 * INCH),)
    for done, legal in (([], True), (["move", "withdraw"], False)):
        unit.done = list(done)
        seen: list[Any] = []

        def look(question: Any, seen: list[Any] = seen) -> Any:
            seen.append(question.check(touching))
            return question.toward((15 * INCH, 10 * INCH))

        run(movement.move(field, unit), answers=["standard", look])
        assert (seen[0] is None) is legal
        laid.stand(field, unit, (20, 10))


@RULE("legion23:type.creature.7")
@pytest.mark.parametrize(
    ("kind", "keyword", "asked"),
    [("creature trooper", "relentless", True), ("creature trooper", "steady", False), ("trooper", "relentless", False)],
)
def test_in_2023_relentless_creatures_attack_after_they_withdraw(kind: str, keyword: str, asked: bool) -> None:
    base = laid.SMALL if kind == "trooper" else laid.MEDIUM
    field, unit = fighting("2023", kind, keyword, base=base)
    kinds = ["standard"] if kind == "trooper" else []
    played = run(make_action(field, unit, "move"), answers=[*kinds, to(10, 10), *(["no"] if asked else [])])
    asks = [ask for _, ask in played.questions]
    assert ("legion-ask-free-attack" in asks) is asked
    assert field.actions == 0


@RULE("legion23:type.creature.7", "legion23:type.emplacement.4")
@pytest.mark.parametrize("kind", ["creature trooper", "emplacement trooper"])
def test_in_2023_reposition_pivots_when_it_withdraws(kind: str) -> None:
    field, unit = fighting("2023", kind, "reposition", base=laid.MEDIUM)
    answers = ["no", to(10, 10), "yes", lambda question: question.sample(Rng(1))]
    played = run(make_action(field, unit, "move"), answers=answers)
    assert [ask for _, ask in played.questions].count("legion-ask-reposition") == 2


@EDITIONS
def test_how_a_unit_has_moved_is_forgotten_when_the_next_activation_begins(edition: str) -> None:
    field = met(edition, [corps(), corps()], [commander()])
    for unit in field.units:
        unit.moved = MOVED
    begin_activation(field, field.units[0])
    assert [unit.moved for unit in field.units] == [NOT_MOVED] * 3


@EDITIONS
@RULE("legion26:action.06", "legion23:action.03")
@pytest.mark.example("legion26:ex.09", "legion23:ex.12")
def test_luke_jumps_as_one_of_his_two_actions(edition: str) -> None:
    luke = next(each for each in cards.units(edition).values() if each.name == "Luke Skywalker")
    assert any(word.name == "jump" and word.value == 1 for word in luke.keywords)
    field = laid.battle(edition)
    unit = add(field, 0, luke, (20, 10))
    plain = add(field, 0, corps(), (30, 20))
    add(field, 1, commander(), (60, 30))
    begin_activation(field, unit)
    field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
    run(make_actions(field, unit), answers=[("card", "jump"), to(10, 10)])
    assert field.actions == 1
    assert field.field[unit.leader].pose.x < 20 * INCH
    reason = why_not(field, unit, ("card", "jump"))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.02", "legion23:action.02")
    reason = why_not(field, plain, ("card", "jump"))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.06", "legion23:action.03")


@EDITIONS
@RULE("legion26:core.16", "legion23:card.01")
def test_keywords_are_effects_of_cards_and_attacks_are_not(edition: str) -> None:
    field = laid.battle(edition)
    vader = add(field, 0, commander("Vader", "demoralize 1"), (10, 10))
    safe = add(field, 1, corps("Safe", "immune-enemy-effects", courage=2), (16, 10))
    other = add(field, 1, corps("Other", courage=2), (16, 14))
    asked = run(demoralize(field, vader), answers=["done"]).asked
    assert asked[0].to_json()["options"] == [("unit", other.id), "done"]
    pair = duel(edition, one(weapon=weapon(red=1)), hero("immune-enemy-effects"))
    pair.attack(red("hit") + whites("block"))
    assert pair.defender.has(SUPPRESSION) == 1
    assert not safe.has(SUPPRESSION)


@RULE("legion23:token.24")
def test_in_2023_a_token_that_is_claimed_is_held_until_it_is_dropped() -> None:
    field = laid.battle("2023")
    unit = add(field, 0, corps(), (10, 10))
    field.tokens = [Token("objective", 10 * INCH, 12 * INCH)]
    claim(field, unit, 0)
    assert (field.tokens, len(unit.held)) == ([], 1)
    run(drop_all(field, unit))
    assert (len(field.tokens), unit.held) == (1, [])


# Cards of a unit.


@EDITIONS
@RULE("legion26:upgrade.09", "legion23:upgrade.07")
def test_cards_begin_readied_and_only_readied_ones_are_used(edition: str) -> None:
    field = laid.battle(edition)
    reflexes = upgrade("Force Reflexes", type="force", exhaust=True, action="free action", text="known")
    unit = add(field, 0, commander(), (10, 10), upgrades=(reflexes,))
    assert (unit.upgrades[0].exhausted, unit.upgrades[0].expended) == (False, False)
    assert why_not_upgrade(field, unit, 0) is None
    run(use_upgrade(field, unit, 0))
    assert unit.upgrades[0].exhausted
    reason = why_not_upgrade(field, unit, 0)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:upgrade.10", "legion23:upgrade.08")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=False, expended=True)
    reason = why_not_upgrade(field, unit, 0)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:upgrade.11", "legion23:upgrade.09")


@EDITIONS
@RULE("legion26:upgrade.10", "legion26:upgrade.11", "legion23:upgrade.08", "legion23:upgrade.09")
def test_an_exhausted_card_lends_its_keywords_in_2026_only_and_an_expended_one_nowhere(edition: str) -> None:
    field = battle(edition, [Entry(card(), (upgrade("Ace", "full-pivot", exhaust=True),))])
    unit = field.units[0]
    assert keywords.has(unit, "full-pivot")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=True)
    assert keywords.has(unit, "full-pivot") is (edition == "2026")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=False)
    assert keywords.has(unit, "full-pivot")
    unit.upgrades[0] = unit.upgrades[0]._replace(expended=True)
    assert not keywords.has(unit, "full-pivot")


@EDITIONS
@RULE("legion23:action.06")
def test_free_actions_are_made_among_the_actions_only(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, corps("Scouts", "distract"), (10, 10))
    other = add(field, 1, corps(), (16, 10))
    begin_activation(field, other)
    reason = why_not(field, unit, ("free", "distract"))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.08", "legion23:action.06")
    begin_activation(field, unit)
    assert why_not(field, unit, ("free", "distract")) is None


@EDITIONS
@RULE("legion26:action.08", "legion23:action.05", "legion26:action.06", "legion23:action.03")
def test_card_actions_cost_an_action_and_free_ones_none(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, corps("Scouts", "distract", "take-cover 1"), (10, 10))
    assert cost(field, unit, ("free", "distract")) == 0
    assert cost(field, unit, ("card", "take-cover")) == 1
    assert cost(field, unit, "move") == 1


@EDITIONS
@RULE("legion26:obj.09", "legion23:claim.01")
def test_claiming_is_free_in_2026_and_an_action_in_2023(edition: str) -> None:
    field = laid.battle(edition)
    assert cost(field, add(field, 0, corps(), (10, 10)), ("claim", 0)) == (0 if edition == "2026" else 1)


@RULE("legion23:activation.10")
def test_in_2023_a_damaged_vehicle_rolls_in_every_activation_before_its_actions() -> None:
    field = met("2023", [vehicle("Walker")], [commander()])
    walker = field.units[0]
    walker.tokens["damaged"] = 1
    for face, actions in ((6, 1), (1, 2)):
        begin_activation(field, walker)
        counts: list[int] = []

        def stop(question: Any, counts: list[int] = counts) -> str:
            counts.append(field.actions)
            return "done"

        run(activate(field), dice=[face], answers=[stop])
        assert counts == [actions]
    assert walker.has("damaged") == 1


@RULE("legion23:rally.08")
def test_in_2023_who_rallies_out_of_panic_keeps_what_it_holds() -> None:
    for faces, held in (([1, 1], 1), ([6, 6], 0)):
        field = met("2023", [corps("Own", courage=1)], [commander()])
        unit = field.units[0]
        unit.tokens[SUPPRESSION] = 2
        unit.held = [Token("objective", 0, 0)]
        begin_activation(field, unit)
        assert len(unit.held) == 1
        run(activate(field), dice=faces, answers=["done"] if held else [])
        assert len(unit.held) == held


@EDITIONS
@RULE("legion23:vehicle.01")
def test_vehicles_have_resilience_in_place_of_courage(edition: str) -> None:
    field = met(edition, [vehicle("Walker")], [commander()])
    walker = field.units[0]
    run(doing.gain(field, walker, SUPPRESSION, 3))
    assert not walker.has(SUPPRESSION)
    for each in cards.units(edition).values():
        if "vehicle" in each.unit_type:
            assert each.courage is None
        else:
            assert each.resilience is None


@RULE("legion23:type.creature.6", "legion23:type.emplacement.3")
@pytest.mark.parametrize(
    ("kind", "able"), [("trooper", True), ("creature trooper", False), ("emplacement trooper", False)]
)
def test_in_2023_neither_creatures_nor_emplacements_claim_anything(kind: str, able: bool) -> None:
    field = laid.battle("2023")
    base = laid.SMALL if kind == "trooper" else laid.MEDIUM
    beside = 10 + (base.length + 2510) / 2 / INCH
    unit = add(field, 0, laid.card(unit_type=kind, base=base), (beside, 10))
    assert field.edition.objectives.reaches(field, unit, Token("objective", 10 * INCH, 10 * INCH)) is able


@EDITIONS
@RULE("legion23:token.14")
def test_more_victory_points_win(edition: str) -> None:
    field = met(edition, [commander()], [commander()])
    field.victory_points = [3, 5]
    field.round = field.edition.rounds + 1
    assert outcome(field).winners == (1,)
    field.victory_points = [6, 5]
    assert outcome(field).winners == (0,)


# When command cards do what they do.


@EDITIONS
@RULE("legion26:command.06", "legion23:command.06", "legion26:core.19", "legion23:timing.02")
@RULE("legion26:activ.01", "legion23:activation.01", "legion26:activ.02", "legion23:activation.02")
@RULE("legion26:core.18", "legion23:timing.01")
def test_the_windows_of_command_cards_come_in_order(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int]] = []

    def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
        seen.append((window, seat))
        yield from ()

    monkeypatch.setattr(command, "happen", happen)
    monkeypatch.setattr(turns, "happen", happen)
    field = met(edition, [commander()], [commander()])
    field.blue, field.priority = 1, 0
    run(command.resolve_cards(field))
    assert seen == [("revealed", 1), ("revealed", 0), ("untimed", 1), ("untimed", 0)]
    seen.clear()
    field.phase, field.step, field.active = ACTIVATION, 0, 1
    run(turns.activation_phase(field))
    assert field.active == field.priority == 0
    first_seat = 0 if edition == "2026" else 1
    assert [seat for _, seat in seen] == [first_seat, 1 - first_seat] * 2
    assert [window for window, _ in seen] == ["phase-begins"] * 2 + ["phase-ends"] * 2


@EDITIONS
@RULE("legion26:command.06", "legion23:command.06")
def test_what_a_card_does_when_orders_are_issued_comes_with_each_order(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int]] = []

    def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
        assert unit is not None
        seen.append((window, unit.id))
        yield from ()

    monkeypatch.setattr(command, "happen", happen)
    field = met(edition, [commander(), corps(), corps()], [commander()])
    run(command.issue_some(field, field.units[0], (), 2), answers=[("unit", 1), ("unit", 2)])
    assert [each for each in seen if each[0] == "ordered"] == [("ordered", 1), ("ordered", 2)]


@EDITIONS
@RULE("legion26:activ.01", "legion23:activation.01", "legion26:win.02", "legion23:win.01")
def test_when_an_army_is_gone_nobody_has_another_turn(edition: str) -> None:
    field = met(edition, [corps(), corps()], [corps("Last")])
    field.phase, field.step, field.active = ACTIVATION, 1, 0
    first_unit, second, last = field.units
    first_unit.order = second.order = FACEUP

    def fall(question: Any) -> str:
        for miniature in field.miniatures_of(last):
            defeat(field, miniature)
        return "done"

    run(turns.activation_phase(field), answers=[("activate", 0), fall])
    assert field.active == 0
    assert second.order == FACEUP
    assert field.step == 1
