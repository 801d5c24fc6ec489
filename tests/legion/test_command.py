"""The Command Phase: command cards, priority, nomination, orders, and the pools."""

from __future__ import annotations

import pytest

from legion import laid
from legion.commanded import AMBUSH, ASSAULT, BOTH, PUSH, STANDING_ORDERS, commander, corps, met, named, orders
from legion.playing import run, told
from tablero.games.legion import command
from tablero.games.legion.cards import CommandCard, Ordered, Orders
from tablero.games.legion.orders import issue, other_orders, why_not_card_order, why_not_order
from tablero.games.legion.state import (
    ASSET,
    COMMANDER,
    DEFEATED,
    DODGE,
    FACEUP,
    NO_ORDER,
    NOBODY,
    ON_BATTLEFIELD,
    SET_ASIDE,
    STANDBY,
    SUPPRESSION,
    UNDEPLOYED,
    Battle,
    Token,
)
from tablero.tabletop import INCH

BLOCK, DEFENCE_BLANK = 1, 6
COVERT_OBSERVATION = "ca"


def played(battle: Battle, own: str, enemy: str) -> Battle:
    """The battle once both have revealed a card."""
    battle.played = [own, enemy]
    return battle


# Selecting cards.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.02", "legion23:command.02", "legion26:command.07", "legion23:command.05")
def test_both_choose_a_card_in_secret_and_reveal_together(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    outcome = run(command.select_cards(battle), answers=[("command", ASSAULT), ("command", AMBUSH)])
    assert outcome.questions == [(0, "legion-ask-card"), (1, "legion-ask-card")]
    assert battle.played == [ASSAULT, AMBUSH]
    assert ASSAULT not in battle.hands[0]
    assert ASSAULT in battle.hands[1]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.03", "legion23:command.03", "legion26:command.10", "legion23:command.09")
def test_without_commander_or_operative_no_card_is_played_and_the_other_has_priority(edition: str) -> None:
    battle = met(edition, [corps()], [commander()])
    reason = command.why_not_card(battle, 0, ASSAULT)
    assert reason is not None
    assert reason.rule in ("legion26:command.03", "legion23:command.03")
    run(command.select_cards(battle), answers=[("command", ASSAULT)])
    assert battle.played == ["", ASSAULT]
    run(command.determine_priority(battle))
    assert battle.priority == 1
    for rank in ("operative", "commander"):
        assert command.may_play(met(edition, [corps(rank=rank)], [commander()]), 0)
    named(battle, "Troopers").tokens[COMMANDER] = 1
    assert command.may_play(battle, 0)
    named(battle, "Officer").place = DEFEATED
    assert not command.may_play(battle, 1)


@pytest.mark.rule("legion26:command.21", "legion23:command.03")
def test_undeployed_units_command_in_the_newer_edition_only() -> None:
    for edition, may in (("2026", True), ("2023", False)):
        battle = met(edition, [commander()], [commander()])
        battle.units[0].place = UNDEPLOYED
        assert command.may_play(battle, 0) is may


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.04", "legion23:command.04", "legion26:command.05")
def test_a_card_of_a_unit_needs_that_unit_undefeated(edition: str) -> None:
    battle = met(edition, [commander(), commander("Darth Vader")], [commander("Darth Vader")])
    implacable = "bw"
    assert command.why_not_card(battle, 0, implacable) is None
    battle.units[1].place = DEFEATED
    reason = command.why_not_card(battle, 0, implacable)
    assert reason is not None
    assert reason.rule in ("legion26:command.04", "legion23:command.04")


TITLES = [
    pytest.param("Gz", "A Disturbance in the Force", "Jedi Council", id="disturbance"),
    pytest.param("Mf", "Wisdom of the Council", "Jedi Council", id="wisdom"),
    pytest.param("Gc", "The Empire Does Not Tolerate Failure", "Imperial High Command", id="failure"),
    pytest.param("Hl", "Evasive Action", "Mounted Jedi General", id="evasive"),
]


@pytest.mark.parametrize(("id", "name", "title"), TITLES)
@pytest.mark.rule("legion26:command.04", "legion26:command.11")
def test_a_card_of_a_subtitle_belongs_to_the_units_that_have_it(id: str, name: str, title: str) -> None:
    assert command.command_card(met("2026", [], []), id).name == name
    own = [commander(), commander("First", title=title), commander("Second", title=title)]
    battle = met("2026", own, [commander("Third", title=title)])
    battle.played[0] = id
    assert command.may_nominate(battle, 0) == battle.units[1:3]
    battle.units[1].place = DEFEATED
    assert command.why_not_card(battle, 0, id) is None
    assert command.may_nominate(battle, 0) == [battle.units[2]]
    battle.units[2].place = DEFEATED
    reason = command.why_not_card(battle, 0, id)
    assert reason is not None
    assert reason.rule == "legion26:command.04"
    assert command.may_nominate(battle, 0) == []


@pytest.mark.rule("legion26:command.04")
def test_a_card_of_a_unit_with_a_subtitle_belongs_to_no_other_of_its_name() -> None:
    i_am_a_jedi = "fp"
    farmer, knight = (commander("Luke Skywalker", title=title) for title in ("Commander Skywalker", "Jedi Knight"))
    assert command.why_not_card(met("2026", [knight], [commander()]), 0, i_am_a_jedi) is None
    reason = command.why_not_card(met("2026", [farmer], [knight]), 0, i_am_a_jedi)
    assert reason is not None
    assert reason.rule == "legion26:command.04"


@pytest.mark.rule("legion26:command.11")
def test_a_card_of_a_faction_belongs_to_no_unit() -> None:
    aggression = "rx"
    battle = met("2026", [commander("Maul", faction="mercenary"), commander()], [commander()])
    assert command.owners(battle, 0, command.command_card(battle, aggression)) == []
    battle.units[0].place = DEFEATED
    assert command.why_not_card(battle, 0, aggression) is None
    battle.played[0] = aggression
    assert command.may_nominate(battle, 0) == [battle.units[1]]


@pytest.mark.rule("legion26:command.04")
def test_units_joined_by_and_are_all_needed_and_by_or_one() -> None:
    battle = met("2026", [commander("Han Solo"), commander("Luke Skywalker")], [commander()])
    either = CommandCard("x", "Either", 1, units=("Han Solo", "Luke Skywalker"))
    both = CommandCard("y", "Both", 1, units=("Han Solo", "Luke Skywalker"), all_units=True)
    assert len(command.owners(battle, 0, either)) == len(command.owners(battle, 0, both)) == 2
    battle.units[0].place = DEFEATED
    assert command.owners(battle, 0, either) == [battle.units[1]]
    assert command.owners(battle, 0, both) == []


# Priority.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.08", "legion23:command.07", "legion23:cmdcard.assault", "legion23:cmdcard.ambush")
@pytest.mark.example("legion26:ex.14", "legion23:ex.18")
def test_fewer_pips_have_priority(edition: str) -> None:
    battle = played(met(edition, [commander()], [commander()]), ASSAULT, AMBUSH)
    run(command.determine_priority(battle))
    assert (battle.priority, battle.active) == (1, 1)
    run(command.determine_priority(played(battle, AMBUSH, PUSH)))
    assert battle.priority == 0


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("cards", [(STANDING_ORDERS, STANDING_ORDERS), ("", "")])
@pytest.mark.rule("legion26:command.09", "legion23:command.08", "legion26:command.10", "legion23:command.09")
@pytest.mark.example("legion26:ex.15", "legion23:ex.19")
def test_a_red_die_breaks_a_tie(edition: str, cards: tuple[str, str]) -> None:
    battle = played(met(edition, [commander()], [commander()]), *cards)
    battle.blue = 1
    run(command.determine_priority(battle), dice=[DEFENCE_BLANK])
    assert battle.priority == 0
    run(command.determine_priority(battle), dice=[4])
    assert battle.priority == 0
    run(command.determine_priority(battle), dice=[BLOCK])
    assert battle.priority == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.cunning", "legion23:kw.cunning")
def test_cunning_wins_a_tie_with_the_units_own_card(edition: str) -> None:
    implacable = "bw"
    battle = met(edition, [commander("Darth Vader", "cunning")], [commander()])
    run(command.determine_priority(played(battle, implacable, AMBUSH)))
    assert battle.priority == 0
    run(command.determine_priority(played(battle, AMBUSH, AMBUSH)), dice=[DEFENCE_BLANK])
    assert battle.priority == 1
    battle = met(edition, [commander("Darth Vader", "cunning")], [commander("Darth Vader", "cunning")])
    run(command.determine_priority(played(battle, implacable, implacable)), dice=[BLOCK])
    assert battle.priority == 0
    battle = met(edition, [commander("Darth Vader"), commander("Darth Vader", "cunning")], [commander()])
    run(command.determine_priority(played(battle, implacable, AMBUSH)))
    assert battle.priority == 0
    battle = met(edition, [commander("Darth Vader")], [commander()])
    run(command.determine_priority(played(battle, implacable, AMBUSH)), dice=[DEFENCE_BLANK])
    assert battle.priority == 1


@pytest.mark.rule("legion26:kw.interrogate", "legion26:kw.cunning")
def test_cunning_and_an_interrogator_leave_a_tie_a_tie() -> None:
    battle = met("2026", [commander("Darth Vader", "cunning")], [commander("Agent", "interrogate")], apart=6)
    run(command.determine_priority(played(battle, "bw", AMBUSH)), dice=[BLOCK])
    assert battle.priority == 0


@pytest.mark.rule("legion26:kw.interrogate")
def test_a_unit_near_an_interrogator_loses_a_tie() -> None:
    implacable = "bw"
    battle = met("2026", [commander("Darth Vader")], [commander("Agent", "interrogate")], apart=6)
    run(command.determine_priority(played(battle, implacable, AMBUSH)))
    assert battle.priority == 1
    for agent, apart in ((commander("Agent", "interrogate"), 20), (commander("Agent"), 6)):
        battle = met("2026", [commander("Darth Vader")], [agent], apart=apart)
        run(command.determine_priority(played(battle, implacable, AMBUSH)), dice=[BLOCK])
        assert battle.priority == 0
    others = [commander("Agent", "interrogate"), commander("Darth Vader")]
    battle = met("2026", [commander(), commander("Guard")], others, apart=6)
    run(command.determine_priority(played(battle, AMBUSH, implacable)), dice=[BLOCK])
    assert battle.priority == 0


# Nomination.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.11", "legion23:command.10", "legion26:command.20")
@pytest.mark.rule("legion26:token.commander", "legion23:token.12")
def test_a_card_of_a_unit_nominates_that_unit_and_any_other_a_commander(edition: str) -> None:
    battle = met(edition, [commander(), commander("Darth Vader"), corps(rank="operative")], [commander()])
    battle.played = ["bw", ""]
    run(command.nominate(battle))
    assert battle.nominated == [1, NOBODY]
    battle.units[1].place = SET_ASIDE
    assert command.may_nominate(battle, 0) == []
    battle.units[1].place = ON_BATTLEFIELD
    battle.played = [AMBUSH, ""]
    outcome = run(command.nominate(battle), answers=[("unit", 0)])
    assert outcome.asked[0].to_json()["options"] == [("unit", 0), ("unit", 1)]
    assert battle.nominated == [0, NOBODY]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.field-commander.2", "legion23:kw.field-commander.2")
def test_a_field_commander_is_nominated_for_cards_of_nobody(edition: str) -> None:
    battle = met(edition, [corps("Sergeant", "field-commander")], [commander()])
    battle.units[0].tokens[COMMANDER] = 1
    battle.played = [AMBUSH, ""]
    assert command.may_nominate(battle, 0) == [battle.units[0]]
    battle.played = ["bw", ""]
    assert command.may_nominate(battle, 0) == []


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.12", "legion23:command.11", "legion26:command.01", "legion23:command.01")
def test_both_nominate_before_the_player_with_priority_issues_orders(edition: str) -> None:
    battle = met(edition, [commander(), commander("Other")], [commander(), commander("Other")])
    chosen = [("command", PUSH), ("command", AMBUSH), ("unit", 2), ("unit", 0), ("unit", 3)]
    rest = ["done"] if edition == "2023" else [("unit", 0)]
    outcome = run(command.command_phase(battle), answers=[*chosen, *rest])
    asked = [question for question in outcome.questions if question[1] != "legion-ask-card"]
    assert asked == [
        (1, "legion-ask-nominate"),
        (0, "legion-ask-nominate"),
        (1, "legion-ask-order"),
        (0, "legion-ask-order"),
    ]
    assert orders(battle) == ([NO_ORDER, NO_ORDER] if edition == "2023" else [FACEUP, FACEUP]) + [NO_ORDER, FACEUP]


@pytest.mark.rule("legion26:command.01", "legion26:obj.12")
def test_who_panics_in_a_step_drops_what_it_holds_before_the_next() -> None:
    battle = met("2026", [commander(), corps()], [commander(courage=1), corps()])
    played(battle, COVERT_OBSERVATION, AMBUSH)
    battle.priority, battle.nominated, battle.step = 1, [0, 2], command.STEPS.index(command.issue_first)
    unit = battle.units[2]
    unit.tokens[SUPPRESSION], unit.held = 1, [Token(ASSET, 0, 0)]
    outcome = run(command.command_phase(battle), answers=[("unit", 2), (8 * INCH, 24 * INCH), ("unit", 0)])
    assert outcome.questions == [(1, "legion-ask-order"), (0, "legion-ask-drop"), (0, "legion-ask-order")]
    assert (unit.held, len(battle.tokens)) == ([], 1)


# Orders.


@pytest.mark.rule("legion26:command.13", "legion26:command.14", "legion26:command.15", "legion26:command.17")
@pytest.mark.rule("legion26:token.order")
def test_all_orders_are_issued_and_those_too_many_are_lost() -> None:
    battle = met("2026", [commander(), corps()], [commander()])
    battle.played, battle.nominated = [ASSAULT, ""], [0, NOBODY]
    run(command.issue_first(battle), answers=[("unit", 1)])
    assert orders(battle) == [FACEUP, FACEUP, NO_ORDER]
    reason = why_not_order(battle, battle.units[0], battle.units[1])
    assert reason is not None
    assert reason.rule == "legion26:command.17"


@pytest.mark.rule("legion23:command.12", "legion23:command.13", "legion23:command.15", "legion23:cmdcard.push")
@pytest.mark.example("legion23:ex.20")
@pytest.mark.rule("legion23:token.11")
def test_orders_reach_three_bands_and_each_unit_once() -> None:
    battle = laid.battle("2023")
    kenobi = laid.add(battle, 0, commander("Obi-Wan Kenobi"), (10, 10))
    clones = laid.add(battle, 0, corps("Clones"), (20, 10))
    platform = laid.add(battle, 0, corps("Platform", rank="support"), (40, 10))
    walker = laid.add(battle, 0, corps("AT-RT", rank="support"), (27, 10))
    laid.add(battle, 1, commander(), (60, 30))
    battle.played, battle.nominated, battle.priority = [PUSH, ""], [kenobi.id, NOBODY], 0
    outcome = run(command.issue_first(battle), answers=[("unit", clones.id), ("unit", kenobi.id)])
    first, second = (decision.to_json()["options"] for decision in outcome.asked)
    assert first == [("unit", kenobi.id), ("unit", clones.id), ("unit", walker.id), "done"]
    assert second == [("unit", kenobi.id), ("unit", walker.id), "done"]
    reason = why_not_card_order(battle, kenobi, platform, ())
    assert reason is not None
    assert reason.rule == "legion23:command.12"
    reason = why_not_card_order(battle, kenobi, clones, ())
    assert reason is not None
    assert reason.rule == "legion23:command.13"
    assert [kenobi.order, clones.order, walker.order] == [FACEUP, FACEUP, NO_ORDER]


@pytest.mark.rule("legion26:command.13")
def test_the_newer_edition_has_no_range_for_orders() -> None:
    battle = laid.battle("2026")
    officer = laid.add(battle, 0, commander(), (10, 10))
    far = laid.add(battle, 0, corps(), (60, 10))
    assert why_not_card_order(battle, officer, far, ()) is None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.13", "legion23:command.14", "legion26:command.15", "legion23:command.18")
def test_a_card_may_ask_for_a_type_and_what_has_no_taker_is_lost(edition: str) -> None:
    battle = met(edition, [commander(), corps("Tank", unit_type="ground vehicle", courage=None)], [commander()])
    run(
        command.issue_some(battle, battle.units[0], ("vehicle",), 2), answers=[] if edition == "2026" else [("unit", 1)]
    )
    assert orders(battle) == [NO_ORDER, FACEUP, NO_ORDER]
    reason = why_not_card_order(battle, battle.units[0], battle.units[0], ("vehicle",))
    assert reason is not None
    assert reason.rule in ("legion26:command.13", "legion23:command.14")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:apxc.06", "legion23:merc.06", "legion23:command.19")
@pytest.mark.rule("legion26:kw.allies-of-convenience", "legion23:kw.allies-of-convenience")
def test_mercenaries_obey_their_own(edition: str) -> None:
    hired = {"affiliation": "Black Sun", "mercenary_for": ("rebels",)}
    battle = met(
        edition,
        [
            commander(),
            corps("Enforcers", **hired),
            commander("Vigo", **hired),
            commander("Smuggler", "allies-of-convenience"),
        ],
        [commander()],
    )
    officer, enforcers, vigo, smuggler = battle.units[:4]
    reason = why_not_order(battle, officer, enforcers)
    assert reason is not None
    assert reason.rule in ("legion26:apxc.06", "legion23:command.19")
    assert why_not_order(battle, vigo, enforcers) is None
    assert why_not_order(battle, smuggler, enforcers) is None
    assert why_not_order(battle, enforcers, officer) is None
    clan = corps("Warriors", affiliation="Clan Wren")
    battle = met(edition, [commander("Smuggler", "allies-of-convenience"), clan], [commander()])
    assert why_not_order(battle, battle.units[0], battle.units[1]) is not None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.defend-x", "legion23:kw.defend-x", "legion26:kw.target-x", "legion23:kw.target-x")
@pytest.mark.rule("legion26:kw.disciplined-x", "legion23:kw.disciplined-x", "legion26:kw.fire-support")
def test_what_an_order_brings(edition: str) -> None:
    battle = met(edition, [corps("Guards", "defend 2", "target 1", "disciplined 2", "fire-support")], [commander()])
    guards = battle.units[0]
    guards.tokens[SUPPRESSION] = 3
    outcome = run(issue(battle, guards), answers=[("remove", 2)])
    assert outcome.asked[0].to_json()["options"] == [("remove", 2), ("remove", 1), ("remove", 0)]
    assert (guards.has(DODGE), guards.has("aim"), guards.has(SUPPRESSION)) == (2, 1, 1)
    assert guards.has(STANDBY) == (1 if edition == "2026" else 0)
    battle = met(edition, [corps("Guards", "disciplined 2")], [commander()])
    battle.units[0].tokens[SUPPRESSION] = 1
    outcome = run(issue(battle, battle.units[0]), answers=[("remove", 0)])
    assert outcome.asked[0].to_json()["options"] == [("remove", 1), ("remove", 0)]
    assert battle.units[0].tokens == {SUPPRESSION: 1}


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.coordinate-unit-name-unit-type", "legion23:kw.coordinate")
@pytest.mark.rule("legion26:command.16", "legion23:command.16")
def test_an_order_is_passed_on_to_one_unit_nearby(edition: str) -> None:
    battle = laid.battle(edition)
    droids = laid.add(battle, 0, corps("Droids", "coordinate droid trooper", unit_type="droid trooper"), (10, 10))
    near = laid.add(battle, 0, corps("Others", unit_type="droid trooper"), (14, 10))
    laid.add(battle, 0, corps("Far", unit_type="droid trooper"), (30, 10))
    laid.add(battle, 0, corps("Troopers"), (12, 10))
    laid.add(battle, 1, commander(), (60, 30))
    outcome = run(issue(battle, droids), answers=[("unit", near.id)])
    assert outcome.asked[0].to_json()["options"] == [("unit", near.id), "done"]
    assert near.order == FACEUP
    words = ("coordinate droid trooper", "coordinate emplacement trooper")
    battle = met(edition, [corps("Droids", *words), corps(unit_type="droid trooper")], [commander()])
    run(issue(battle, battle.units[0]), answers=[("unit", 1)])
    assert battle.units[1].order == FACEUP
    battle = met(edition, [corps("Droids", *words), corps(unit_type="droid trooper")], [commander()])
    run(issue(battle, battle.units[0]), answers=["done"])
    assert battle.units[1].order == NO_ORDER


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.direct-unit-name-unit-type", "legion23:kw.direct")
@pytest.mark.rule("legion26:kw.entourage.2", "legion23:kw.entourage.2")
@pytest.mark.example("legion26:ex.54", "legion23:ex.56")
def test_direct_and_entourage_order_a_unit_within_two(edition: str) -> None:
    battle = laid.battle(edition)
    krennic = laid.add(battle, 0, commander("Krennic", "entourage Death Troopers", "direct vehicle"), (10, 10))
    guard = laid.add(battle, 0, corps("Death Troopers", rank="special_forces"), (20, 10))
    laid.add(battle, 0, corps("Death Troopers", rank="special_forces"), (40, 10))
    tank = laid.add(battle, 0, corps("Tank", unit_type="ground vehicle", courage=None), (12, 14))
    laid.add(battle, 1, commander(), (60, 30))
    outcome = run(other_orders(battle, 0), answers=[("order", krennic.id, "entourage", guard.id), "done"])
    direct = ("order", krennic.id, "direct", tank.id)
    assert outcome.asked[0].to_json()["options"] == [direct, ("order", krennic.id, "entourage", guard.id), "done"]
    assert outcome.asked[1].to_json()["options"] == [direct, "done"]
    assert (guard.order, tank.order) == (FACEUP, NO_ORDER)


# The pools.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:command.18", "legion23:command.17", "legion26:kw.unstoppable", "legion23:kw.unstoppable")
@pytest.mark.rule("legion26:token.order", "legion23:token.11")
def test_the_order_pool_has_the_ranks_of_units_without_orders(edition: str) -> None:
    own = [commander(), corps(), corps("Heavy", rank="heavy"), corps("Beast", "unstoppable", rank="operative")]
    battle = met(edition, own, [commander()])
    battle.units[1].order = FACEUP
    battle.units[2].place = DEFEATED
    run(command.create_order_pools(battle))
    assert battle.order_pools == [["commander", "operative", "operative"], ["commander"]]


@pytest.mark.parametrize(("own", "enemy", "tokens"), [(8, 12, [3, 0]), (8, 9, [0, 0]), (8, 8, [0, 0]), (5, 3, [0, 1])])
@pytest.mark.rule("legion26:command.19")
@pytest.mark.example("legion26:ex.16", "legion26:ex.64")
def test_who_has_fewer_units_may_pass(own: int, enemy: int, tokens: list[int]) -> None:
    battle = met("2026", [corps()] * own, [corps()] * enemy)
    run(command.create_pass_pools(battle))
    assert battle.pass_pools == tokens


@pytest.mark.rule("legion26:command.19")
def test_defeated_units_don_t_count_for_passing_and_undeployed_ones_do() -> None:
    battle = met("2026", [corps()] * 4, [corps()] * 4)
    for unit in battle.units[:3]:
        unit.place = DEFEATED
    for unit in battle.units[4:]:
        unit.place = UNDEPLOYED
    run(command.create_pass_pools(battle))
    assert battle.pass_pools == [2, 0]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion23:cmdcard.standing-orders")
def test_standing_orders_come_back(edition: str) -> None:
    battle = met(edition, [commander()], [commander()])
    battle.hands = [[AMBUSH], []]
    battle.played = [STANDING_ORDERS, PUSH]
    run(command.return_cards(battle))
    assert battle.hands == [[AMBUSH, STANDING_ORDERS], []]


@pytest.mark.rule("legion26:command.12")
def test_one_of_several_named_units_is_ordered() -> None:
    battle = met("2026", [commander("Kalani"), commander("Kraken")], [commander()])
    card = CommandCard("x", "X", 1, orders=Orders(("Kalani", "Kraken"), one_named=True, groups=(Ordered(1),)))
    assert card.orders is not None
    run(command.issue_some(battle, battle.units[0], card.orders.named, 1), answers=[("unit", 1)])
    assert orders(battle)[:2] == [NO_ORDER, FACEUP]


def test_what_is_told_of_orders() -> None:
    battle = met("2026", [commander(), corps()], [commander()])
    run(issue(battle, battle.units[1]))
    assert len(told(battle, "legion-ordered")) == 1
