"""Key concepts: which rule is stronger, objects, bases, leaders, allies, and cards that lie open."""

from __future__ import annotations

import pytest

from legion import laid
from legion.commanded import BOTH, STANDING_ORDERS, commander, corps, met
from legion.duels import duel, hero, one, red, whites
from legion.laid import add, lay
from legion.playing import battle, card, run, upgrade, vehicle, weapon
from tablero.games.legion import cards, doing, keywords, layouts
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.battlefield import GROUP, token_body
from tablero.games.legion.courage import demoralize
from tablero.games.legion.kinds import is_a
from tablero.games.legion.objectives import nearest_spot, why_not_here
from tablero.games.legion.orders import backs
from tablero.games.legion.placing import Placing, regroup
from tablero.games.legion.pools import RANGED
from tablero.games.legion.state import (
    SUPPRESSION,
    Token,
)
from tablero.games.legion.terrain import SCATTER
from tablero.games.legion.tokens import kin
from tablero.games.legion.view import view
from tablero.games.legion.weapons import Arm, aim_at, why_not_attack, why_not_use
from tablero.games.legion.winning import outcome
from tablero.games.legion.wounds import replace_leader
from tablero.kernel import Illegal, Rng
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


# Who wins.


@EDITIONS
@RULE("legion23:token.14")
def test_more_victory_points_win(edition: str) -> None:
    field = met(edition, [commander()], [commander()])
    field.victory_points = [3, 5]
    field.round = field.edition.rounds + 1
    assert outcome(field).winners == (1,)
    field.victory_points = [6, 5]
    assert outcome(field).winners == (0,)
