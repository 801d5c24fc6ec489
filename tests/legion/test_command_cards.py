"""Command cards that do more than one thing: each as it is played, in the editions that have it."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.fielded import words
from legion.playing import card, run, vehicle, wound
from tablero.games.legion import attacking, card_effects, cards, doing, keywords, suppression
from tablero.games.legion.activation import begin_activation, count_actions, end_activation
from tablero.games.legion.card_effects import card_concerns, happen, of, of_card
from tablero.games.legion.command import end_of_command_phase, issue_some, resolve_cards
from tablero.games.legion.doing import ATTACK
from tablero.games.legion.listing import CARDS, text_of, unenforced
from tablero.games.legion.orders import issue, why_not_card_order
from tablero.games.legion.speed import own_speed
from tablero.games.legion.state import (
    AIM,
    DEFEATED,
    DODGE,
    FACEDOWN,
    FACEUP,
    NO_ORDER,
    OBSERVATION,
    STANDBY,
    SUPPRESSION,
    SURGE,
    Battle,
    Unit,
)
from tablero.games.legion.terrain import IMPASSABLE
from tablero.games.legion.turns import activation_phase, may_be_drawn
from tablero.games.legion.windows import (
    ACTIVATED,
    ACTIVATES,
    ATTACK_MADE,
    COMMAND_ENDS,
    END_BEGINS,
    ENEMY_ACTIVATES,
    PHASE_BEGINS,
    UNTIMED,
)

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
NEW = pytest.mark.parametrize("edition", ["2026"])


def man(name: str, *words: str, **given: Any) -> cards.Unit:
    return card(name, *words, **{"minis": 1, "wounds": 4, "courage": 2, **given})


def played(edition: str, name: str, *own: cards.Unit, enemies: tuple[cards.Unit, ...] = ()) -> Battle:
    """A battle in which the first player has played a card; units stand three inches apart, enemies five inches off."""
    field = laid.battle(edition)
    for seat, army in enumerate((own, enemies or (man("Enemy"),))):
        for number, each in enumerate(army):
            laid.add(field, seat, each, (10 + 3 * number, 10 + 5 * seat))
    known = cards.command_cards(edition).values()
    field.played[0] = next(one.id for one in known if one.name == name and one.text == "known")
    field.round = 2
    return field


def named(field: Battle, name: str) -> Unit:
    return next(unit for unit in field.units if unit.card.name == name)


def order(field: Battle, name: str, **given: Any) -> Any:
    """Issue an Order of the card to a unit."""
    unit = named(field, name)
    first = [] if field.edition.orders.compulsory else [("unit", unit.id)]
    answers = [*first, *given.pop("answers", ())]
    return run(issue_some(field, field.units[0], (name,), 1), answers=answers, **given)


def at(field: Battle, window: str, name: str = "", seat: int = 0, **given: Any) -> Any:
    """Let happen what happens in a window, to a unit where one is named."""
    return run(happen(field, seat, window, named(field, name) if name else None), **given)


def tokens(field: Battle, *names: str) -> list[dict[str, int]]:
    return [named(field, name).tokens for name in names]


# Empire.


@BOTH
def test_covert_observation_suppresses_enemies_that_get_an_order_of_a_card(edition: str) -> None:
    field = played(edition, "Covert Observation", man("A"), enemies=(man("B"), man("C")))
    field.played[1] = "bl"
    run(issue_some(field, field.units[1], ("C",), 1), answers=[] if edition == "2026" else [("unit", 2)])
    run(issue(field, field.units[1]))
    order(field, "A")
    assert tokens(field, "A", "B", "C") == [{}, {}, {SUPPRESSION: 1}]


@BOTH
def test_the_garrison_stands_by(edition: str) -> None:
    field = played(edition, "Deploy the Garrison", man("A"), man("B"), man("C"), vehicle("D"))
    for unit in field.units:
        unit.order = FACEUP
    named(field, "C").order = NO_ORDER
    at(field, PHASE_BEGINS, answers=[[("unit", 0), ("unit", 1)]])
    assert tokens(field, "A", "B", "C", "D") == [{STANDBY: 1}, {STANDBY: 1}, {}, {}]


@BOTH
def test_pulse_scan(edition: str) -> None:
    field = played(edition, "Pulse Scan", man("Iden Versio"), man("B"))
    at(field, UNTIMED)
    assert (named(field, "Iden Versio").tokens, keywords.value(named(field, "Iden Versio"), "sharpshooter")) == (
        {AIM: 1},
        2,
    )
    at(field, ACTIVATED, "B")
    assert tokens(field, "B") == [{}]
    at(field, ACTIVATED, "Iden Versio")
    assert tokens(field, "Iden Versio") == [{AIM: 1, DODGE: 1, STANDBY: 1}]


def test_concussive_blast_readies_and_arms_iden_in_the_older_edition() -> None:
    field = played("2023", "Concussive Blast", man("Iden Versio"))
    iden = named(field, "Iden Versio")
    iden.tokens[SUPPRESSION] = 2
    at(field, ACTIVATES, "Iden Versio")
    assert iden.tokens == {}
    assert [weapon.name for weapon in doing.weapons_of_cards(field, iden)] == ["Concussive Blast"]
    assert not card_effects.enforced(cards.command_cards("2026")["lz"])


@BOTH
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tactical_strike(edition: str, answer: str) -> None:
    field = played(edition, "Tactical Strike", man("Iden Versio"), man("B", rank="special_forces"), man("C"))
    for unit in field.units:
        unit.order = FACEUP
    assert at(field, ACTIVATES, "C").questions == []
    for name in ("Iden Versio", "B"):
        unit = named(field, name)
        at(field, ACTIVATES, name, answers=[answer])
        assert keywords.has(unit, "steady") == (answer == "yes")
        assert keywords.value(unit, "tactical") == (answer == "yes")
        assert own_speed(unit) == (1 if answer == "yes" else 2)
        end_activation(field, unit)
        assert own_speed(unit) == 2
    named(field, "B").order = FACEDOWN
    assert at(field, ACTIVATES, "B").questions == []


@BOTH
def test_gunner_infantry(edition: str) -> None:
    field = played(edition, "Gunner, Infantry!", vehicle("Major Marquand"), vehicle("B"))
    at(field, UNTIMED)
    unit = named(field, "Major Marquand")
    assert (keywords.value(unit, "tactical"), own_speed(unit)) == (1, 1)
    assert [each.name for each in keywords.of_weapons(unit)] == ["suppressive"]
    end_activation(field, unit)
    assert (keywords.value(unit, "tactical"), own_speed(unit)) == (1, 2)
    assert named(field, "B").granted == []


@BOTH
def test_gar_saxons_cards(edition: str) -> None:
    field = played(
        edition, "Marked For Elimination", man("Gar Saxon"), man("B"), enemies=(man("C"), man("D", rank="operative"))
    )
    order(field, "Gar Saxon")
    order(field, "B")
    at(field, UNTIMED, answers=[])
    assert tokens(field, "Gar Saxon", "B", "C", "D") == [{AIM: 2}, {}, {}, {OBSERVATION: 4, SUPPRESSION: 2}]
    for name, keyword, token in (
        ("Victory or Death!", "indomitable", AIM),
        ("Fight Another Day", "outmaneuver", DODGE),
    ):
        field = played(edition, name, man("Gar Saxon"), man("B", rank="special_forces"), man("C"))
        at(field, UNTIMED)
        assert [keywords.has(unit, keyword) for unit in field.units] == [True, True, False, False]
        order(field, "C")
        assert tokens(field, "C") == [{token: 1}]


@BOTH
def test_fight_another_day_orders_only_those_near(edition: str) -> None:
    field = played(edition, "Fight Another Day", man("Gar Saxon"), man("B"), man("C"), man("D"))
    saxon = named(field, "Gar Saxon")
    reasons = [why_not_card_order(field, saxon, named(field, name), ()) for name in "BCD"]
    assert reasons[:2] == [None, None]
    assert reasons[2] is not None
    assert reasons[2].rule == field.edition.rule("legion26:command.13", "legion23:command.12")
    field.played[0] = "bj"
    assert why_not_card_order(field, saxon, named(field, "D"), ()) is None


@BOTH
def test_debarking_corps_troopers(edition: str) -> None:
    field = played(edition, "Debark for Ground Assault", man("A", rank="commander"), man("B"), man("C", rank="support"))
    order(field, "B")
    order(field, "C")
    assert [keywords.has(named(field, name), "spur") for name in "BC"] == [True, False]
    assert [[each.name for each in keywords.of_weapons(named(field, name))] for name in "BC"] == [["suppressive"], []]


@BOTH
def test_moff_gideons_dark_troopers_are_set_down_elsewhere(edition: str) -> None:
    dark = "Imperial Dark Troopers"
    field = played(edition, "You Have Something I Want", man("Moff Gideon"), man(dark, unit_type="droid trooper"))
    unit = named(field, dark)
    unit.order = FACEUP
    unit.tokens[AIM] = 1
    field.round = 1
    assert at(field, COMMAND_ENDS).questions == []
    field.round = 2
    near = [(10 * 2540, 20 * 2540)]

    def far(decision: Any) -> Any:
        assert decision.check(tuple(near)) is not None
        return ((60 * 2540, 30 * 2540),)

    at(field, COMMAND_ENDS, answers=[[("unit", unit.id)], far])
    pose = field.miniatures[unit.leader].pose
    assert pose is not None
    assert (pose.x, pose.y, unit.order, unit.has(AIM)) == (60 * 2540, 30 * 2540, FACEDOWN, 1)
    assert at(field, COMMAND_ENDS).questions == []


# Rebels.


@pytest.mark.rule("legion23:cmdcard.common-cause")
@BOTH
def test_common_cause_lets_the_other_be_activated_at_once(edition: str) -> None:
    field = played(edition, "Common Cause", man("Chewbacca"), man("Luke Skywalker"), man("C"))
    luke, chewie = named(field, "Luke Skywalker"), named(field, "Chewbacca")
    luke.order = FACEUP
    at(field, ACTIVATED, "C")
    assert field.follows == []
    at(field, ACTIVATED, "Chewbacca", answers=[("unit", luke.id)])
    assert field.follows == [luke.id]
    field.follows.clear()
    luke.order = FACEDOWN
    assert at(field, ACTIVATED, "Chewbacca").questions == []
    chewie.order = FACEUP
    at(field, ACTIVATED, "Luke Skywalker", answers=[("unit", chewie.id)])
    assert field.follows == [chewie.id]


@BOTH
def test_somebody_near_leia_is_activated_at_once(edition: str) -> None:
    field = played(
        edition, "Somebody Has to Save Our Skins", man("Leia Organa"), man("B"), man("C"), man("D"), man("E"), man("F")
    )
    for name in "BDF":
        named(field, name).order = FACEUP
    named(field, "Leia Organa").order = FACEUP
    played_ = at(field, ACTIVATED, "Leia Organa", answers=[("unit", 1)])
    assert played_.asked[0].options == [("unit", 1), ("unit", 3), "no"]


@BOTH
def test_jyns_trust(edition: str) -> None:
    field = played(edition, "Trust Goes Both Ways", man("Jyn Erso"), man("B"), vehicle("C"))
    at(field, UNTIMED)
    for name in ("Jyn Erso", "B", "C"):
        order(field, name)
    assert keywords.value(named(field, "Jyn Erso"), "inspire") == 2
    teams = [[each.about for each in keywords.named(unit, "teamwork")] for unit in field.units[:3]]
    assert teams == [[], ["Jyn Erso"], []]


@NEW
def test_rebellions_are_built_on_hope(edition: str) -> None:
    field = played(edition, "Rebellions Are Built on Hope", man("Jyn Erso"), man("B"), vehicle("C"), man("D"))
    order(field, "B", answers=["yes"])
    order(field, "C", answers=["no"])
    run(end_of_command_phase(field))
    b, c, d = (named(field, name) for name in "BCD")
    assert (b.has(SUPPRESSION), keywords.value(b, "danger-sense"), keywords.has(b, "indomitable")) == (1, 2, True)
    b.tokens[SUPPRESSION] = 9
    assert not suppression.is_suppressed(field, b)
    assert (c.granted, d.granted) == ([], [])
    end_activation(field, b)
    assert suppression.is_suppressed(field, b)


@NEW
def test_jyn_rebels_once(edition: str) -> None:
    enemies = (man("B"), man("Far"))
    field = played(edition, "I Rebel", man("Jyn Erso", weapons=[laid.RIFLE]), enemies=enemies)
    jyn, near, far = field.units
    laid.stand(field, far, (40, 10))
    at(field, UNTIMED)
    assert keywords.has(jyn, "charge")
    assert at(field, ENEMY_ACTIVATES, "Far").questions == []
    at(field, ENEMY_ACTIVATES, "B", answers=["no"])
    assert jyn.tokens == {}
    jyn.card = man("Jyn Erso", "stationary", speed=0)
    at(field, ENEMY_ACTIVATES, "B", answers=["yes"])
    assert jyn.has(SUPPRESSION) == 1
    assert at(field, ENEMY_ACTIVATES, "B").questions == []
    assert near.place == jyn.place


@BOTH
def test_the_legacy_of_mandalore(edition: str) -> None:
    field = played(edition, "Legacy of Mandalore", man("Sabine Wren"), man("B", rank="operative"), man("C"))
    at(field, UNTIMED)
    sabine = named(field, "Sabine Wren")
    assert keywords.value(sabine, "inspire") == 1
    order(field, "Sabine Wren")
    order(field, "C")
    assert sabine.tokens == {}
    order(field, "B", answers=[("way", 1)])
    assert sabine.tokens == {DODGE: 1}


@BOTH
def test_r2d2_blasts_off(edition: str) -> None:
    field = played(edition, "Blast Off!", man("R2-D2"), man("B"))
    at(field, UNTIMED)
    order(field, "R2-D2")
    order(field, "B")
    unit = named(field, "R2-D2")
    assert (own_speed(unit), keywords.has(unit, "disengage"), keywords.value(unit, "jump")) == (3, True, 1)
    assert tokens(field, "R2-D2", "B") == [{DODGE: 1, SUPPRESSION: 1}, {}]


@BOTH
def test_delaying_tactics_cost_an_order_that_is_no_commanders(edition: str) -> None:
    field = played(edition, "Delaying Tactics", man("A"), enemies=(man("B", rank="commander"), man("C"), man("D")))
    for name in "ABCD":
        named(field, name).order = FACEUP
    played_ = at(field, COMMAND_ENDS, answers=[("unit", 3)])
    assert played_.questions == [(1, "legion-ask-order-back")]
    assert [unit.order for unit in field.units] == [FACEUP, FACEUP, FACEUP, NO_ORDER]
    assert field.order_pools == [[], ["corps"]]


@BOTH
def test_hold_at_any_cost_is_for_troopers(edition: str) -> None:
    field = played(edition, "Hold at Any Cost", man("A"), man("B"), vehicle("C", rank="support"))
    order(field, "B")
    order(field, "C")
    assert tokens(field, "B", "C") == [{AIM: 1, STANDBY: 1}, {}]


@NEW
def test_hans_cards(edition: str) -> None:
    field = played(edition, "See You in Hell", man("Han Solo"), man("B"))
    at(field, UNTIMED)
    han = named(field, "Han Solo")
    assert all(keywords.has(han, name) for name in ("unconcerned", "unstoppable", "disengage", "steadfast"))
    assert han.tokens == {AIM: 1, DODGE: 1}
    assert cards.command_cards(edition)["Gb"].permanent
    field = played(edition, "Not Out of it Yet", man("Han Solo"), man("B"), man("Luke Skywalker"), man("D"))
    at(field, ACTIVATES, "Han Solo")
    at(field, ACTIVATES, "D")
    assert tokens(field, "Han Solo", "D") == [{AIM: 1, DODGE: 1}, {}]
    laid.stand(field, named(field, "Luke Skywalker"), (40, 10))
    at(field, ACTIVATES, "Luke Skywalker")
    assert tokens(field, "Luke Skywalker") == [{}]


@BOTH
def test_ahsokas_new_beginning(edition: str) -> None:
    field = played(edition, "A New Beginning", man("Ahsoka Tano"), man("B"), man("C", base=laid.LARGE))
    at(field, UNTIMED)
    ahsoka = named(field, "Ahsoka Tano")
    assert keywords.value(ahsoka, "inspire") == 2
    order(field, "B", answers=[("way", 0)])
    order(field, "C")
    assert tokens(field, "B", "C") == [{AIM: 1}, {}]
    ahsoka.tokens[SUPPRESSION] = 1
    at(field, ACTIVATES, "Ahsoka Tano", answers=[("remove", 1)] if edition == "2026" else [])
    assert ahsoka.tokens == {}


@BOTH
def test_wickets_close_call(edition: str) -> None:
    field = played(edition, "Close Call", man("Wicket", weapons=[laid.RIFLE]))
    wicket = named(field, "Wicket")
    assert doing.can_attack(field, wicket)
    at(field, UNTIMED)
    at(field, PHASE_BEGINS)
    assert (own_speed(wicket), keywords.has(wicket, "outmaneuver"), wicket.tokens) == (3, True, {DODGE: 1})
    assert not doing.can_attack(field, wicket)


@pytest.mark.parametrize(
    ("name", "unit", "times"),
    [("Coordinated Bombardment", "Leia Organa", 3), ("Maximum Firepower", "General Veers", 1)],
)
def test_shots_with_the_weapon_of_the_card_in_the_older_edition(
    name: str, unit: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    enemies = (man("Near"), *(man(each) for each in "ABCD"))
    field = played("2023", name, man(unit), man("Other"), enemies=enemies)
    for number, each in enumerate(field.units[3:]):
        laid.stand(field, each, (10 + 3 * number, 33))
    shots: list[tuple[int, str]] = []

    def resolve(battle: Battle, pool: Any) -> Any:
        shots.append((pool.defender.id, pool.added[0].weapon.name))
        return False
        yield

    monkeypatch.setattr(attacking, "resolve_pool", resolve)
    assert at(field, ACTIVATED, "Other").questions == []
    answers = [("unit", 3 + number) for number in range(times)]
    played_ = at(field, ACTIVATED, unit, answers=answers)
    assert shots == [(3 + number, name) for number in range(times)]
    assert [list(decision.options) for decision in played_.asked[:2]] == [
        [*(("unit", id) for id in range(3 + gone, 7)), "no"] for gone in range(min(times, 2))
    ]
    at(field, ACTIVATED, unit, answers=["no"])
    assert len(shots) == times
    laid.lay(field, laid.box(60, 1), 20, 25, high=8, movement=IMPASSABLE)
    assert at(field, ACTIVATED, unit).questions == []


# Republic.


@NEW
def test_anakins_fun_and_power(edition: str) -> None:
    field = played(edition, "This is Where the Fun Begins", man("Anakin Skywalker"))
    at(field, UNTIMED)
    anakin = named(field, "Anakin Skywalker")
    assert (keywords.value(anakin, "jump"), keywords.has(anakin, "second-attack")) == (2, True)
    end_activation(field, anakin)
    assert not keywords.has(anakin, "second-attack")


@NEW
@pytest.mark.parametrize(("token", "count"), [(FACEDOWN, 6), (FACEUP, 0)])
def test_anakin_adds_dice_against_units_that_were_activated(edition: str, token: str, count: int) -> None:
    from tablero.games.legion.attacking import add_granted
    from tablero.games.legion.pools import RANGED, Pool
    from tablero.games.legion.surroundings import Table

    field = played(edition, "You Underestimate My Power", man("Anakin Skywalker"))
    at(field, UNTIMED)
    anakin, enemy = field.units
    enemy.order = token
    pool = Pool(Table(field), 0, anakin.leader, anakin, enemy, RANGED)
    add_granted(anakin, pool)
    assert [die.colour for die in pool.dice] == ["white"] * count


@NEW
def test_aggressive_negotiations(edition: str) -> None:
    field = played(edition, "Aggressive Negotiations", man("Padme Amidala"), man("B"))
    order(field, "B", answers=[("way", 3)])
    order(field, "Padme Amidala", answers=["no"])
    assert tokens(field, "Padme Amidala", "B") == [{}, {SURGE: 1}]


@BOTH
def test_rex_is_not_programmed(edition: str) -> None:
    field = played(edition, "We're Not Programmed", man("Clone Captain Rex"))
    at(field, UNTIMED)
    rex = named(field, "Clone Captain Rex")
    assert (rex.tokens, keywords.value(rex, "inspire")) == ({SURGE: 2}, 2)
    assert at(field, ACTIVATES, "Clone Captain Rex", answers=["no"]).questions == [(0, "legion-ask-may")]


@BOTH
def test_yodas_there_is_no_try(edition: str) -> None:
    field = played(edition, "There Is No Try", man("Yoda"), man("B"))
    order(field, "B")
    unit = named(field, "B")
    assert (unit.tokens, keywords.has(unit, "outmaneuver"), keywords.has(unit, "relentless")) == (
        {DODGE: 1},
        True,
        True,
    )
    field.hands[0], field.discarded[0] = [], ["pk", "bl"]
    at(field, END_BEGINS)
    assert (field.hands[0], field.discarded[0]) == (["pk"], ["bl"])


@BOTH
def test_attack_of_the_clones(edition: str) -> None:
    field = played(edition, "Attack of the Clones", man("A"), man("B"))
    named(field, "B").tokens[SUPPRESSION] = 2
    order(field, "B", answers=[("way", 1)])
    order(field, "A", answers=[("way", 0)])
    assert tokens(field, "A", "B") == [{SURGE: 1}, {SUPPRESSION: 1}]


@BOTH
def test_a_vehicle_passes_its_order_on(edition: str) -> None:
    field = played(edition, "Synchronized Offensive", man("A", unit_type="clone trooper"), vehicle("B"), man("C"))
    order(field, "B", answers=[[("unit", 0)]])
    assert [unit.order for unit in field.units[:3]] == [FACEUP, FACEUP, NO_ORDER]
    field = played(edition, "Mechanized Incursion", man("A", unit_type="droid trooper"), vehicle("B"), man("C"))
    run(issue(field, named(field, "C")))
    assert named(field, "A").order == NO_ORDER
    run(issue(field, named(field, "B")), answers=[[("unit", 0)]])
    assert named(field, "A").order == FACEUP


@BOTH
def test_a_commander_leads_from_the_front(edition: str) -> None:
    field = played(
        edition, "Lead From the Front", man("A", rank="commander"), man("B"), man("C"), man("D"), vehicle("E")
    )
    order(field, "A", answers=[[("unit", 1), ("unit", 2)], ("way", 0), ("way", 1)])
    assert tokens(field, "A", "B", "C") == [{}, {AIM: 1}, {DODGE: 1}]
    order(field, "B")
    assert tokens(field, "A", "B", "C") == [{}, {AIM: 1}, {DODGE: 1}]


@NEW
def test_a_flexible_strategy(edition: str) -> None:
    field = played(edition, "Flexible Strategy", man("A"), man("B"), vehicle("C"))
    named(field, "B").tokens[SUPPRESSION] = 1
    order(field, "B", answers=[("way", 0)])
    order(field, "C", answers=[("way", 1)])
    assert tokens(field, "B", "C") == [{}, {DODGE: 1}]


@NEW
def test_the_flow_of_the_force(edition: str) -> None:
    field = played(edition, "Flow of the Force", man("Jedi Knight"))
    unit = named(field, "Jedi Knight")
    unit.tokens[SUPPRESSION] = 1
    order(field, "Jedi Knight", answers=["yes", ("remove", 1)])
    assert unit.tokens == {AIM: 1, DODGE: 1, STANDBY: 1}


# Separatists.


@BOTH
def test_the_supreme_commander(edition: str) -> None:
    field = played(edition, "Supreme Commander", man("General Grievous"), man("B"), man("C"), vehicle("D"), man("E"))
    at(field, UNTIMED)
    assert keywords.has(named(field, "General Grievous"), "ruthless")
    order(field, "B")
    assert tokens(field, "General Grievous", "B", "C", "D", "E") == [{SURGE: 1}, {SURGE: 1}, {SURGE: 1}, {}, {}]


@BOTH
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_double_the_fall(edition: str, answer: str) -> None:
    enemies = tuple(man(f"E{number}") for number in range(4))
    field = played(edition, "Double the Fall", man("Count Dooku"), enemies=enemies)
    for unit in field.units:
        unit.order = FACEUP
    given = [answer, [("unit", 1), ("unit", 2)]] if answer == "yes" else [answer]
    at(field, PHASE_BEGINS, answers=given)
    back = [NO_ORDER, NO_ORDER, NO_ORDER, FACEUP, FACEUP]
    assert [unit.order for unit in field.units] == (back if answer == "yes" else [FACEUP] * 5)
    field.units[0].order = NO_ORDER
    assert at(field, PHASE_BEGINS).questions == []


@BOTH
def test_preservation_protocols_and_means(edition: str) -> None:
    field = played(edition, "Preservation Protocols", man("A"), man("B"))
    order(field, "B")
    unit = named(field, "B")
    assert (unit.tokens, keywords.has(unit, "disengage"), keywords.has(unit, "impervious")) == ({DODGE: 1}, True, True)
    field = played(edition, "Do Not Underestimate Our Means", man("A"), man("B"))
    for unit in field.units[:2]:
        unit.order = FACEUP
        unit.upgrades = []
    named(field, "B").tokens[SUPPRESSION] = 1
    answers = [[("unit", 1)], ("remove", 1)] if edition == "2026" else [[("unit", 1)]]
    at(field, PHASE_BEGINS, answers=answers)
    assert tokens(field, "B") == [{}]


@BOTH
def test_roger_roger(edition: str) -> None:
    field = played(edition, "Roger, Roger!", man("A"), man("B"))
    order(field, "B", answers=[("way", 1)])
    assert tokens(field, "B") == [{SURGE: 1}]


# Mercenaries.


@BOTH
def test_hunters(edition: str) -> None:
    field = played(edition, "This is the Way", man("Din Djarin"))
    at(field, UNTIMED)
    din = named(field, "Din Djarin")
    assert (din.tokens, keywords.has(din, "relentless")) == ({DODGE: 1}, True)
    field = played(edition, "A Machine Made For Killing", man("IG-88"))
    order(field, "IG-88")
    robot = named(field, "IG-88")
    assert (robot.tokens, keywords.value(robot, "demoralize"), keywords.has(robot, "steady")) == ({AIM: 1}, 3, True)
    field = played(edition, "I'm Your Worst Nightmare", man("Cad Bane"))
    at(field, UNTIMED)
    bane = named(field, "Cad Bane")
    assert (keywords.value(bane, "uncanny-luck"), keywords.has(bane, "second-attack")) == (2, True)


def test_boba_fetts_rocket_is_known_in_the_older_edition_only() -> None:
    field = played("2023", "Z-6 Jetpack Rocket", man("Boba Fett"))
    at(field, UNTIMED)
    assert [weapon.name for weapon in doing.weapons_of_cards(field, field.units[0])] == ["Z-6 Jetpack Rocket"]
    assert not card_effects.enforced(cards.command_cards("2026")["bp"])


@BOTH
def test_constantly_alert(edition: str) -> None:
    field = played(edition, "Constantly Alert", man("A"), man("B"), enemies=(man("C"), man("D")))
    laid.stand(field, named(field, "B"), (24, 10))
    order(field, "A")
    order(field, "B")
    assert tokens(field, "A", "B") == [{AIM: 2}, {STANDBY: 1}]


@NEW
def test_the_big_tank(edition: str) -> None:
    field = played(edition, "Speak Softly and Drive a Big Tank", man("A"), vehicle("B"))
    order(field, "B", answers=[("way", 1)])
    assert tokens(field, "B") == [{AIM: 1}]


# When.


def test_effects_of_both_players_come_in_their_windows() -> None:
    field = played("2026", "Die at My Hand", man("Moff Gideon"), enemies=(man("Din Djarin"),))
    field.played[1] = next(one.id for one in cards.command_cards("2026").values() if one.name == "This is the Way")
    run(resolve_cards(field))
    assert tokens(field, "Moff Gideon", "Din Djarin") == [{AIM: 1, DODGE: 1}, {DODGE: 1}]


def test_a_card_is_one_of_the_effects_of_an_activation_only_if_it_concerns_the_unit() -> None:
    field = played("2026", "We're Not Programmed", man("Clone Captain Rex"), man("B"))
    card_ = cards.command_cards("2026")[field.played[0]]
    rex, other = field.units[:2]
    assert card_concerns(field, 0, card_, ACTIVATES, rex)
    assert not card_concerns(field, 0, card_, ACTIVATES, other)
    assert [bool(effect.due()) for effect in of_card(field, rex, ACTIVATES)] == [True]
    assert [bool(effect.due()) for effect in of_card(field, other, ACTIVATES)] == [False]


def test_the_activation_phase_begins_with_what_cards_do() -> None:
    field = played("2026", "Close Call", man("Wicket"))
    field.phase, field.step = "activation", 0
    field.priority = 0
    run(activation_phase(field))
    assert named(field, "Wicket").has(DODGE) == 1


def test_wounds_for_actions_are_suffered() -> None:
    field = played("2026", "New Ways to Motivate Them", man("Darth Vader"), man("B"))
    unit = named(field, "B")
    unit.order = FACEUP
    wound(field, unit, 1)
    at(field, ACTIVATES, "B", answers=["yes"])
    assert (suppression.wounds_on(field, unit), keywords.value(unit, "extra-action")) == (2, 1)


# Told.


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_a_card_does_is_told_and_what_it_does_not_is_told_to_be_not_enforced(lang: str) -> None:
    texts = words(lang)
    for edition in ("2026", "2023"):
        for each in cards.command_cards(edition).values():
            told = [texts.render(sentence) for sentence in text_of(each)]
            assert bool(told) == bool(of(each))
            assert all(one.endswith(".") and one[0] == one[0].upper() for one in told)
            if each.text and not told:
                assert unenforced(each)


def test_a_card_is_read_out_with_its_orders_and_its_text() -> None:
    (piece,) = [one for one in CARDS.named("Fight Another Day") if one.key.startswith("2026")]
    lines = [words("en").render(line) for line in piece.lines]
    assert "Only units within 1 of the commander" in lines
    assert "  When a unit is issued an Order of this card: gains 1 Dodge." in lines
    (piece,) = [one for one in CARDS.named("Imperial Discipline") if one.key.startswith("2026")]
    lines = [words("en").render(line) for line in piece.lines]
    assert lines[1:3] == ["Orders: General Veers", "Orders: 2 units (any)"]
    (piece,) = [one for one in CARDS.named("Darkness Descends") if one.key.startswith("2023")]
    lines = [words("es").render(line) for line in piece.lines]
    assert "Permanece en juego" in lines
    assert "Una vez divulgada, debe jugarse en la primera ronda" in lines
    printed: Any = CARDS.printed("2026/commands/uk")
    assert len(printed["sentences"]) == len(of(cards.command_cards("2026")["uk"]))


# The cards of Leia, Luke and Vader.


@BOTH
def test_a_beautiful_friendship_lets_commanders_order_each_others_units(edition: str) -> None:
    ewok = {"affiliation": "Ewoks", "faction": "mercenary"}
    field = played(
        edition,
        "A Beautiful Friendship",
        man("Wicket", rank="commander", **ewok),
        man("Skirmishers", **ewok),
        man("Leia Organa", rank="commander", faction="rebels"),
        man("Troopers", faction="rebels"),
        man("Hirelings", faction="mercenary"),
    )
    laid.stand(field, named(field, "Troopers"), (10, 13))
    laid.stand(field, named(field, "Skirmishers"), (16, 13))
    laid.stand(field, named(field, "Hirelings"), (12, 12))
    at(field, UNTIMED)
    assert [word.about for word in keywords.named(named(field, "Wicket"), "teamwork")] == ["Leia Organa"]
    asked: Any = run(issue(field, named(field, "Wicket")), answers=[[("unit", 3)]]).asked[0]
    assert asked.options == [("unit", 2), ("unit", 3)]
    assert [unit.order for unit in field.units[:5]] == [FACEUP, NO_ORDER, NO_ORDER, FACEUP, NO_ORDER]
    asked = run(issue(field, named(field, "Leia Organa")), answers=[[("unit", 1)]]).asked[0]
    assert asked.options == [("unit", 1)]  # the other Ewok has an Order already
    field.permanents[0], field.played[0] = [field.played[0]], "bl"
    for unit in field.units:
        unit.order, unit.ordered = NO_ORDER, False
    laid.stand(field, named(field, "Skirmishers"), (30, 30))
    asked = run(issue(field, named(field, "Leia Organa")), answers=[[("unit", 0)], []]).asked[0]
    assert asked.options == [("unit", 0)]  # the others are too far away, or no Ewoks


@BOTH
def test_leia_bombards_up_to_three_enemies_far_off(edition: str) -> None:
    enemies = tuple(man(name) for name in ("A", "B", "C", "D", "Near"))
    field = played(edition, "Coordinated Bombardment", man("Leia Organa"), enemies=enemies)
    for number, enemy in enumerate(field.units[1:5]):
        laid.stand(field, enemy, (10 + 3 * number, 10 + 20))
    answers = [("unit", 1), ("unit", 2), ("unit", 3)]
    outcome = at(field, ACTIVATED, "Leia Organa", dice=[7] * 6, answers=answers)
    options = [question.options for question in outcome.asked]
    assert [len(each) for each in options] == [5, 4, 3]
    assert ("unit", 5) not in options[0]
    assert outcome.rolls == [2, 2, 2]
    card = cards.command_cards(edition)[field.played[0]]
    assert card.weapon is not None
    assert (card.weapon.red, card.weapon.least, card.weapon.most) == (2, 4, None)
    assert ("weapon" in card.assumed) is (edition == "2026")


@BOTH
def test_luke_attacks_once_more_after_his_first_attack_of_the_round(edition: str) -> None:
    field = played(
        edition, "Son of Skywalker", man("Luke Skywalker", weapons=[laid.RIFLE]), man("B", weapons=[laid.RIFLE])
    )
    luke = field.units[0]
    field.activating = luke.id
    luke.done.append(ATTACK)
    assert at(field, ATTACK_MADE, "B").questions == []
    outcome = at(field, ATTACK_MADE, "Luke Skywalker", answers=["yes"], dice=[7])
    assert outcome.rolls == [1]
    assert luke.done.count(ATTACK) == 1  # it is on top of the limit
    assert at(field, ATTACK_MADE, "Luke Skywalker").questions == []


@BOTH
def test_luke_has_no_further_attack_if_the_first_left_him_nobody_to_attack(edition: str) -> None:
    field = played(edition, "Son of Skywalker", man("Luke Skywalker", weapons=[laid.RIFLE]))
    enemy = field.units[1]
    laid.stand(field, enemy, (70, 35))
    assert at(field, ATTACK_MADE, "Luke Skywalker").questions == []
    laid.stand(field, enemy, (10, 15))
    assert at(field, ATTACK_MADE, "Luke Skywalker").questions == []


@BOTH
def test_vader_is_implacable(edition: str) -> None:
    field = played(edition, "Implacable", man("Darth Vader", rank="commander"), man("B"))
    vader = field.units[0]
    at(field, ACTIVATES, "B")
    at(field, ACTIVATES, "Darth Vader")
    assert tokens(field, "Darth Vader", "B") == [{DODGE: 1}, {}]
    vader.order = FACEUP
    begin_activation(field, vader)
    run(count_actions(field, vader))
    assert field.actions == 2
    at(field, ACTIVATED, "Darth Vader", answers=["yes"])
    end_activation(field, vader)
    assert (field.miniatures[vader.leader].wounds, vader.order, field.order_pools[0]) == (1, NO_ORDER, ["commander"])
    assert may_be_drawn(field, vader)
    vader.drawn = True
    begin_activation(field, vader)
    run(count_actions(field, vader))
    assert field.actions == 1
    assert at(field, ACTIVATED, "Darth Vader").questions == []
    end_activation(field, vader)
    assert vader.order == FACEDOWN


@BOTH
def test_vader_need_not_suffer_and_may_fall(edition: str) -> None:
    field = played(edition, "Implacable", man("Darth Vader", rank="commander", wounds=1))
    vader = field.units[0]
    vader.order = FACEUP
    begin_activation(field, vader)
    at(field, ACTIVATED, "Darth Vader", answers=["no"])
    assert (vader.order, field.order_pools[0]) == (FACEUP, [])
    at(field, ACTIVATED, "Darth Vader", answers=["yes"])
    assert (vader.place, field.order_pools[0]) == (DEFEATED, [])
