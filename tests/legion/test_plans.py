"""What cards do with Orders, Order tokens, command cards and courage, and to units outside of attacks."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.playing import attack_dice, card, defence_dice, run, vehicle, wound
from legion.surroundings import Around
from tablero.games.legion import cards, keywords, suppression
from tablero.games.legion.activation import activate, begin_activation
from tablero.games.legion.card_effects import happen
from tablero.games.legion.command import issue_orders, may_nominate, resolve_cards, select_cards, why_not_card
from tablero.games.legion.end_phase import promote, remove_tokens, start_of_end_phase
from tablero.games.legion.orders import issue, why_not_order
from tablero.games.legion.pools import MELEE, Pool
from tablero.games.legion.resample import hidden, resample, restore_hidden
from tablero.games.legion.rolling import roll_attack_dice
from tablero.games.legion.speed import own_speed
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEUP,
    IMMOBILIZE,
    NO_ORDER,
    POISON,
    SUPPRESSION,
    SURGE,
    Battle,
    Unit,
)
from tablero.games.legion.turns import DRAW, choices, draw, orders_left, take_turn
from tablero.games.legion.view import view
from tablero.games.legion.windows import ACTIVATES, COMMAND_ENDS, ORDERED, PHASE_BEGINS, RALLIES, UNTIMED
from tablero.kernel import Pick, Rng, say
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
PUSH, AMBUSH, ASSAULT, STANDING_ORDERS = "bk", "bl", "bj", "aa"


def man(name: str, *words: str, **given: Any) -> cards.Unit:
    return card(name, *words, **{"minis": 1, "wounds": 4, "courage": 2, **given})


def id_of(edition: str, name: str) -> str:
    known = cards.command_cards(edition).values()
    return next(one.id for one in known if one.name == name and one.text == "known")


def played(edition: str, name: str, *own: cards.Unit, enemies: tuple[cards.Unit, ...] = ()) -> Battle:
    """A battle in which the first player has played a card; units stand three inches apart, enemies five inches off."""
    field = laid.battle(edition)
    for seat, army in enumerate((own, enemies or (man("Enemy"),))):
        for number, each in enumerate(army):
            laid.add(field, seat, each, (10 + 3 * number, 10 + 5 * seat))
    field.played[0] = id_of(edition, name)
    field.round = 2
    return field


def named(field: Battle, name: str) -> Unit:
    return next(unit for unit in field.units if unit.card.name == name)


def at(field: Battle, window: str, name: str = "", **given: Any) -> Any:
    return run(happen(field, 0, window, named(field, name) if name else None), **given)


# Order tokens.


def ambitious(edition: str) -> Battle:
    """Krennic has put three of four Order tokens on his card."""
    own = (man("Krennic"), man("A"), man("B", rank="heavy"), man("C", rank="support"))
    field = played(edition, "Voracious Ambition", *own)
    field.order_pools = [["corps", "corps", "heavy", "support"], ["corps"]]
    at(field, PHASE_BEGINS, draws=[3, 0, 2])
    return field


@BOTH
def test_three_order_tokens_lie_on_the_card_and_are_used_instead_of_draws(edition: str) -> None:
    field = ambitious(edition)
    assert (field.reserves, field.order_pools[0]) == ([["corps", "heavy", "support"], []], ["corps"])
    assert choices(field, 0) == [("reserve", "corps"), ("reserve", "heavy"), ("reserve", "support"), DRAW]
    assert orders_left(field, 0) == 4
    assert run(draw(field, 0, "heavy")).result is named(field, "B")
    assert (field.reserves[0], field.order_pools[0]) == (["corps", "support"], ["corps"])
    assert run(draw(field, 0), draws=[0], answers=[("unit", 1)]).result is named(field, "A")
    assert choices(field, 0) == [("reserve", "corps"), ("reserve", "support")]
    run(promote(field), answers=[("unit", 0)])
    assert field.reserves == [[], []]


@BOTH
def test_nobody_else_knows_which_tokens_lie_on_a_card(edition: str) -> None:
    field = ambitious(edition)
    own: Any = view(field, 0)
    other: Any = view(field, 1)
    assert own["players"][0]["reserved"] == ["corps", "heavy", "support"]
    assert own["players"][0]["order_pool"] == ["corps"]
    assert "reserved" not in other["players"][0]
    assert other["players"][0]["order_pool"] == ["corps", "corps", "heavy", "support"]
    assert other["players"][0]["reserve"] == 3
    kept, seen = hidden(field), []
    for seed in range(12):
        resample(field, 1, Rng(seed))
        assert view(field, 1) == other
        seen.append(tuple(field.reserves[0]))
    assert len(set(seen)) > 1
    restore_hidden(field, kept)
    resample(field, 0, Rng(1))
    assert view(field, 0) == own


@BOTH
def test_what_lies_on_a_card_is_asked_anew_where_it_is_drawn_again(edition: str) -> None:
    field = ambitious(edition)
    field.order_pools[0].clear()
    field.active = 0
    question: Any = next(take_turn(field))  # a function, which makes it
    assert question().options[:3] == [("reserve", "corps"), ("reserve", "heavy"), ("reserve", "support")]
    field.reserves[0] = ["heavy", "heavy"]
    assert (question().options[0], question().hidden) == (("reserve", "heavy"), True)  # one rank: asked all the same
    field.reserves[0] = ["heavy"]
    assert not question().hidden


@BOTH
def test_a_rank_that_lies_on_a_card_can_be_named_and_leaves_the_draw_to_chance(edition: str) -> None:
    field = ambitious(edition)
    field.dictated[0] = True
    asked = run(draw(field, 0), answers=[("rank", "heavy"), ("unit", 1)], draws=[0])
    assert getattr(asked.asked[0], "options", None) == ["no", ("rank", "corps"), ("rank", "heavy"), ("rank", "support")]
    assert (asked.result, field.reserves[0]) == (named(field, "A"), ["corps", "heavy", "support"])


@BOTH
@pytest.mark.parametrize("kept", [["heavy"], []])
def test_who_names_a_rank_learns_that_it_does_not_lie_on_a_card(edition: str, kept: list[str]) -> None:
    field = ambitious(edition)
    field.dictated[0], field.reserves[0] = True, kept
    run(draw(field, 0), answers=[("rank", "corps"), ("unit", 1)])
    assert field.log.revealed is bool(kept)


@BOTH
def test_with_an_empty_pool_nothing_is_put_on_the_card(edition: str) -> None:
    field = played(edition, "Voracious Ambition", man("Krennic"))
    at(field, PHASE_BEGINS)
    assert field.reserves == [[], []]


@BOTH
def test_a_ploy_keeps_a_token_of_ones_choice(edition: str) -> None:
    field = played(edition, "Ploy", man("A"))
    field.order_pools = [["corps", "heavy"], []]
    at(field, PHASE_BEGINS, answers=[("rank", "heavy")])
    assert (field.reserves[0], field.order_pools[0]) == (["heavy"], ["corps"])


@BOTH
def test_they_too_will_suffer(edition: str) -> None:
    enemies = (man("A"), man("B", rank="heavy"), man("Boss", rank="commander"))
    field = played(edition, "They Too Will Suffer", man("Kraken"), enemies=enemies)
    for name in ("A", "B", "Boss"):
        named(field, name).order = FACEUP
    field.order_pools = [[], ["corps", "support"]]
    asked = at(field, COMMAND_ENDS, answers=[("unit", 2)]).asked[0]
    assert [option[1] for option in asked.options] == [1, 2]
    assert (asked.seat, named(field, "B").order) == (1, NO_ORDER)
    assert field.order_pools[1] == ["corps", "heavy", "support"]
    named(field, "A").order = NO_ORDER
    answers = [("rank", "heavy")]
    played_ = run(draw(field, 1), answers=answers)
    assert (played_.result, played_.questions) == (named(field, "B"), [(0, "legion-ask-rank")])
    assert played_.asked[0].told_of("no") == say("legion-option-by-chance")
    assert run(draw(field, 1), draws=[0]).result is named(field, "A")
    field.dictated[1], field.order_pools[1] = True, ["corps", "heavy"]
    assert run(draw(field, 1), answers=["no"], draws=[0]).result is named(field, "A")


@BOTH
def test_sabotaged_communications_leave_one_order_of_the_card(edition: str) -> None:
    field = played(edition, "Sabotaged Communications", man("A"), enemies=tuple(man(name) for name in "BCD"))
    field.played[1] = ASSAULT
    at(field, UNTIMED)
    field.nominated[1] = 1
    run(issue_orders(field, 1), answers=[("unit", 2)])
    assert [unit.order for unit in field.units] == [NO_ORDER, NO_ORDER, FACEUP, NO_ORDER]
    run(issue(field, named(field, "D")))
    assert named(field, "D").order == FACEUP


# Plans.


@BOTH
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_plans_change_and_the_card_that_went_back_is_not_chosen_again(edition: str, answer: str) -> None:
    boss = man("Boss", rank="commander")
    field = played(edition, "Change of Plans", man("Han Solo", rank="commander"), enemies=(boss,))
    plans = field.played[0]
    field.played[1] = PUSH
    field.hands = [[STANDING_ORDERS], [STANDING_ORDERS]]
    field.step = field.edition.commanding.steps.index(resolve_cards)
    run(resolve_cards(field), answers=[answer])
    if answer == "no":
        assert (field.played, field.hands[1]) == ([plans, PUSH], [STANDING_ORDERS])
        return
    assert (field.played, field.discarded[0], field.hands[1]) == (["", ""], [plans], [STANDING_ORDERS, PUSH])
    assert field.edition.commanding.steps[field.step + 1] is select_cards
    reason = why_not_card(field, 1, PUSH)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:command.06", "legion23:command.06")
    run(select_cards(field), answers=[("command", STANDING_ORDERS), ("command", STANDING_ORDERS)])
    assert (field.played, field.barred) == ([STANDING_ORDERS, STANDING_ORDERS], ["", ""])
    assert why_not_card(field, 1, PUSH) is None


@BOTH
def test_who_has_no_other_card_plays_none_after_plans_have_changed(edition: str) -> None:
    boss = man("Boss", rank="commander")
    field = played(edition, "Change of Plans", man("Han Solo", rank="commander"), enemies=(boss,))
    field.played[1], field.hands = STANDING_ORDERS, [[STANDING_ORDERS], []]
    run(resolve_cards(field), answers=["yes"])
    run(select_cards(field), answers=[("command", STANDING_ORDERS)])
    assert field.played == [STANDING_ORDERS, ""]


@BOTH
def test_ewok_cards_are_for_ewok_commanders(edition: str) -> None:
    own = (
        man("Boss", rank="commander"),
        man("Chief", rank="commander", affiliation="Ewoks"),
        man("Ewok", affiliation="Ewoks"),
    )
    field = played(edition, "Hiding in Plain Sight", *own)
    assert [unit.card.name for unit in may_nominate(field, 0)] == ["Chief"]
    at(field, ORDERED, "Ewok")
    assert [keywords.has(unit, "inconspicuous") for unit in field.units] == [False, False, True, False]
    field.played[0] = AMBUSH
    assert len(may_nominate(field, 0)) == 2


@BOTH
def test_the_tribe_and_its_ambush(edition: str) -> None:
    field = played(edition, "For the Tribe", man("Ewok", affiliation="Ewoks"))
    field.units[0].tokens = {SUPPRESSION: 2}
    at(field, ORDERED, "Ewok", answers=["yes", ("remove", 2)] if edition == "2026" else ["yes"])
    assert [keywords.has(field.units[0], word) for word in ("dauntless", "relentless")] == [True, True]
    assert field.units[0].has(SUPPRESSION) == 0
    field.played[0] = id_of(edition, "Arboreal Assault")
    at(field, ORDERED, "Ewok")
    assert [(each.name, each.value) for each in keywords.of_weapons(field.units[0])] == [
        ("suppressive", None),
        ("immobilize", 1),
    ]


# Who commands.


@pytest.mark.parametrize(("name", "word"), [("Get In Position", "agile"), ("Daring Defense", "demoralize")])
def test_wookiees_gain_by_the_orders_of_a_chieftain(name: str, word: str) -> None:
    chief = man("Chief", rank="commander", unit_type="wookiee trooper")
    field = played("2026", name, chief, man("Boss", rank="commander"), man("A", unit_type="wookiee trooper"), man("B"))
    for nominated, expected in ((1, [0, 0]), (0, [1, 0])):
        field.nominated[0] = nominated
        at(field, ORDERED, "A")
        at(field, ORDERED, "B")
        assert [keywords.value(named(field, each), word) for each in "AB"] == expected


def test_defiance_is_for_the_hurt() -> None:
    chief = man("Chief", rank="commander", unit_type="wookiee trooper")
    field = played("2026", "Defiance", chief, man("A"), man("B"))
    wound(field, named(field, "A"), 1)
    at(field, ORDERED, "A")
    field.nominated[0] = 0
    at(field, ORDERED, "A")
    at(field, ORDERED, "B")
    assert [unit.tokens for unit in field.units[1:3]] == [{AIM: 1, DODGE: 1, SURGE: 1}, {}]


# Rallying.


def rally(field: Battle, name: str, dice: list[int], **given: Any) -> None:
    """Let the activation of a unit come to the end of its Rally step."""
    unit = named(field, name)
    begin_activation(field, unit)
    run(happen(field, unit.seat, RALLIES, unit), **given)
    run(suppression.rally(field, unit), dice)


@BOTH
def test_under_unrelenting_fire_enemies_lose_one_suppression(edition: str) -> None:
    field = played(edition, "Unrelenting Fire", man("A"))
    at(field, UNTIMED)
    for unit in field.units:
        unit.tokens = {SUPPRESSION: 2}
    rally(field, "A", defence_dice("white", "block block"))
    rally(field, "Enemy", defence_dice("white", "block block"))
    assert [unit.has(SUPPRESSION) for unit in field.units] == [0, 1]


@BOTH
def test_near_leaders_of_the_501st_dice_are_red(edition: str) -> None:
    field = played(edition, "Leaders of the 501st", man("Clone Captain Rex"), man("A"), man("Far"))
    laid.stand(field, named(field, "Far"), (60, 30))
    for name, expected in (("A", True), ("Far", False)):
        at(field, RALLIES, name)
        assert keywords.has(named(field, name), "indomitable") == expected


@BOTH
def test_strict_orders_take_a_token_instead_of_a_roll(edition: str) -> None:
    strict = next(one for one in cards.upgrades(edition).values() if one.name == "Strict Orders")
    field = laid.battle(edition)
    laid.add(field, 0, man("Boss"), (10, 10), upgrades=(strict,))
    other, tank = laid.add(field, 0, man("A"), (50, 30)), laid.add(field, 0, vehicle("Tank"), (40, 10))
    laid.add(field, 1, man("Enemy"), (60, 10))
    for unit in field.units:
        unit.tokens = {SUPPRESSION: 3}
    rally(field, "A", defence_dice("white", "blank blank blank"))
    other.order = tank.order = field.units[3].order = FACEUP
    rally(field, "A", [], answers=["yes"])
    assert (other.has(SUPPRESSION), field.units[0].has(SUPPRESSION)) == (2, 3)
    at(field, RALLIES, "Tank")
    rally(field, "Enemy", defence_dice("white", "blank blank blank"))


@BOTH
@pytest.mark.parametrize("name", ["Rebel Trooper Captain", "Stormtrooper Captain"])
def test_a_captain_keeps_a_unit_from_rallying_and_from_being_suppressed(edition: str, name: str) -> None:
    captain = next(one for one in cards.upgrades(edition).values() if one.name == name)
    field = laid.battle(edition)
    unit = laid.add(field, 0, man("A"), (10, 10), (12, 10), upgrades=(captain,))
    laid.add(field, 1, man("Enemy"), (60, 10))
    unit.tokens = {SUPPRESSION: 2}
    rally(field, "A", [], answers=["yes"])
    assert (unit.has(SUPPRESSION), suppression.is_suppressed(field, unit)) == (2, False)
    assert unit.upgrades[0].exhausted
    unit.granted.clear()
    assert suppression.is_suppressed(field, unit)
    unit.upgrades = [each._replace(exhausted=False) for each in unit.upgrades]
    rally(field, "A", defence_dice("white", "block blank"), answers=["no"])
    assert unit.has(SUPPRESSION) == 1


@BOTH
def test_the_captain_is_asked_in_the_rally_step(edition: str) -> None:
    captain = next(one for one in cards.upgrades(edition).values() if one.name == "Rebel Trooper Captain")
    field = laid.battle(edition)
    unit = laid.add(field, 0, man("A", courage=4), (10, 10), (12, 10), upgrades=(captain,))
    laid.add(field, 1, man("Enemy"), (60, 10))
    unit.tokens = {SUPPRESSION: 1}
    begin_activation(field, unit)
    asked = run(activate(field), answers=["yes", "done"]).questions[0]
    assert asked == (0, "legion-ask-use-upgrade")


# Other things that happen to units.


@BOTH
@pytest.mark.parametrize("name", ["OOM-Series Battle Droid", "Command Control Array"])
def test_coordinate_reaches_as_far_as_a_card_says(edition: str, name: str) -> None:
    array = next(one for one in cards.upgrades(edition).values() if one.name == name)
    assert array.coordinate_range == 2
    field = laid.battle(edition)
    spots = [(10, 10), (12, 10)][: 1 + array.minis]
    unit = laid.add(field, 0, man("A", "coordinate trooper"), *spots, upgrades=(array,))
    laid.add(field, 0, man("B"), (20, 10))
    run(issue(field, unit), answers=[("unit", 1)])
    assert field.units[1].order == FACEUP
    for each in field.units:
        each.order, each.ordered = NO_ORDER, False
    unit.upgrades = [each._replace(lost=True) for each in unit.upgrades]
    run(issue(field, unit))
    assert field.units[1].order == NO_ORDER


@BOTH
def test_witch_magick_heals_maul(edition: str) -> None:
    field = played(edition, "Witch Magick", man("Maul"), man("B"))
    for unit in field.units[:2]:
        unit.tokens = {POISON: 1, IMMOBILIZE: 2, SUPPRESSION: 1}
        wound(field, unit, 3)
    at(field, UNTIMED)
    assert [suppression.wounds_on(field, unit) for unit in field.units[:2]] == [1, 3]
    assert field.units[0].tokens == {SUPPRESSION: 1}
    assert field.units[1].has(POISON) == 1
    at(field, ACTIVATES, "Maul", answers=[("remove", 1)] if edition == "2026" else [])
    assert field.units[0].tokens == {}


@BOTH
def test_family_reunion(edition: str) -> None:
    field = played(edition, "Family Reunion", man("Ahsoka Tano"), man("Sabine Wren"))
    at(field, UNTIMED)
    assert [each.about for each in keywords.named(field.units[0], "teamwork")] == ["Sabine Wren"]
    for active, other in (("Ahsoka Tano", "Sabine Wren"), ("Sabine Wren", "Ahsoka Tano")):
        spot = ((16 * INCH, 9 * INCH),) if other == "Sabine Wren" else ((8 * INCH, 8 * INCH),)
        at(field, ACTIVATES, active, answers=["yes", spot])
        pose = field.miniatures[named(field, other).leader].pose
        assert pose is not None
        assert (pose.x, pose.y) == spot[0]


@BOTH
def test_a_simple_man(edition: str) -> None:
    field = played(edition, "A Simple Man", man("Boba Fett"), man("B"))
    boba = field.units[0]
    at(field, PHASE_BEGINS)
    assert (boba.has(AIM), keywords.has(boba, "marksman")) == (1, True)
    assert [(each.value, each.about) for each in keywords.named(boba, "farther")] == [(1, "5")]
    boba.order = FACEUP
    spot = ((13 * INCH, 8 * INCH),)
    at(field, PHASE_BEGINS, answers=[[("unit", 1)], spot])
    pose = field.miniatures[1].pose
    assert pose is not None
    assert ((pose.x, pose.y), boba.has(AIM)) == (spot[0], 1)


def test_ahsoka_goes_where_she_is_needed_and_fights_another_way() -> None:
    field = played("2026", "I Go Where I'm Needed", man("Ahsoka Tano", "shien-mastery", speed=2))
    ahsoka = field.units[0]
    at(field, UNTIMED, answers=["yes", ((16 * INCH, 10 * INCH),)])
    assert (own_speed(ahsoka), suppression.courage_of(field, ahsoka)) == (1, 3)
    assert [keywords.value(ahsoka, "guardian"), keywords.has(ahsoka, "disengage")] == [3, True]
    field.played[0] = id_of("2026", "Revenge Is Not the Jedi Way")
    at(field, UNTIMED)
    assert ahsoka.tokens == {DODGE: 3}
    assert [keywords.has(ahsoka, word) for word in ("shien-mastery", "jarkai-mastery")] == [False, True]


def test_windu_suffers_for_red_dice() -> None:
    field = played("2026", "This Party's Over", man("Mace Windu", "vaapad-mastery"), man("B"))
    at(field, ORDERED, "B")
    at(field, ORDERED, "Mace Windu", answers=[("way", 1)])
    assert suppression.wounds_on(field, field.units[0]) == 2
    at(field, UNTIMED)
    around = Around()
    pool = Pool(around, 0, field.units[0].leader, field.units[0], named(field, "Enemy"), MELEE)
    white, red = attack_dice("white", "blank blank"), attack_dice("red", "blank blank")
    run(roll_attack_dice(field, pool), white)
    assert [die.colour for die in pool.dice] == ["white", "white"]
    around.fights.add((0, 2))
    pool.dice.clear()
    run(roll_attack_dice(field, pool), red)
    assert [die.colour for die in pool.dice] == ["red", "red"]


# Upgrades about Orders and the End Phase.


def equipped(edition: str, name: str, *others: cards.Unit) -> Battle:
    """A battle in which the first unit has an upgrade of the data; others of its side stand three inches apart."""
    known = cards.upgrades(edition).values()
    upgrade = next(one for one in known if one.name == name and one.text == "known")
    field = laid.battle(edition)
    for number, each in enumerate((man("Bearer"), *others)):
        given = {"upgrades": (upgrade,)} if number == 0 else {}
        laid.add(field, 0, each, (10 + 3 * number, 10), **given)
    laid.add(field, 1, man("Enemy", rank="commander"), (10, 15))
    field.round = 2
    return field


@BOTH
@pytest.mark.parametrize("kept", ["corps", "heavy"])
def test_improvised_orders_draw_two_tokens_for_one(edition: str, kept: str) -> None:
    field = equipped(edition, "Improvised Orders", man("A", rank="heavy"))
    field.order_pools = [["corps", "heavy"], ["commander"]]
    assert run(draw(field, 1), draws=[0]).result is named(field, "Enemy")
    drawn = run(draw(field, 0), draws=[0, 0], answers=["yes", ("rank", kept)]).result
    assert drawn.rank == kept
    assert field.order_pools[0] == [{"corps": "heavy", "heavy": "corps"}[kept]]
    assert field.units[0].upgrades[0].exhausted
    assert run(draw(field, 0), draws=[0]).result.rank != kept


@BOTH
def test_with_a_jammer_near_only_the_unit_itself_orders_itself(edition: str) -> None:
    field = equipped(edition, "Comms Jammer", man("A"))
    near = named(field, "Enemy")
    boss = laid.add(field, 1, man("Boss", rank="commander"), (40, 30))
    other = laid.add(field, 1, man("Other"), (43, 30))
    reason = why_not_order(field, boss, near)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:command.13", "legion23:command.11")
    assert [why_not_order(field, *pair) for pair in ((near, near), (boss, other), (near, other))] == [None] * 3
    assert why_not_order(field, field.units[0], named(field, "A")) is None
    field.units[0].upgrades = [each._replace(lost=True) for each in field.units[0].upgrades]
    assert why_not_order(field, boss, near) is None


@BOTH
def test_the_loyal_obey_commanders_alone(edition: str) -> None:
    field = equipped(edition, "Programmed Loyalty", man("Boss", rank="commander"), man("A"))
    loyal, boss, other = field.units[:3]
    assert why_not_order(field, other, loyal) is not None
    assert [why_not_order(field, boss, loyal), why_not_order(field, other, boss)] == [None, None]


@BOTH
@pytest.mark.parametrize(("way", "kept"), [(0, [1, 0, 0]), (1, [0, 1, 1])])
def test_the_vigilant_keep_dodge_tokens(edition: str, way: int, kept: list[int]) -> None:
    field = equipped(edition, "Vigilance", man("A"), man("B"), man("Far"))
    field.units[0].card = man("Bearer", rank="commander")
    field.units[0].rank = "commander"
    laid.stand(field, named(field, "Far"), (60, 30))
    for unit in field.units:
        unit.tokens = {DODGE: 2, AIM: 1}
    chosen = [("unit", 0)] if way == 0 else [("unit", 1), ("unit", 2)]
    asked = run(start_of_end_phase(field), answers=[("way", way), chosen]).asked[1]
    assert isinstance(asked, Pick)
    assert [option[1] for option in asked.options] == ([0, 1, 2] if way == 0 else [1, 2])
    run(remove_tokens(field))
    assert [unit.tokens for unit in field.units] == [*({DODGE: 1} if each else {} for each in kept), {}, {}]


@BOTH
def test_the_queen_is_served(edition: str) -> None:
    warriors = man("Geonosian Warriors")
    field = played(edition, "We Serve the Queen", man("Sun Fac", "direct trooper"), warriors, man("B"))
    at(field, UNTIMED)
    assert [keywords.has(unit, "coordinate") for unit in field.units[:3]] == [True, True, False]
    assert not keywords.has(field.units[0], "direct")
    at(field, ACTIVATES, "Geonosian Warriors")
    field.units[1].order = field.units[2].order = FACEUP
    at(field, ACTIVATES, "Geonosian Warriors")
    at(field, ACTIVATES, "B")
    assert [unit.tokens for unit in field.units[:3]] == [{}, {AIM: 1, DODGE: 1}, {}]
