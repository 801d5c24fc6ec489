"""What it costs to play a card: chapters 1.8 and 6.2.3, aspect penalties (8.1) and what ignores them (8.11)."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.cards import face
from tablero.games.swu.costs import Terms, cost_of
from tablero.games.swu.playing import exploit_of

REY, KYLO = "rey#keeping-the-past", "kylo-ren#killing-the-past"


def price(scene: Scene, key: str, seat: int = 0) -> int:
    """Return what playing a card would cost a player."""
    return cost_of(scene.table, seat, face(key), Terms())


@pytest.mark.rule("swu:8.11.2", "swu:8.1.1")
def test_to_ignore_the_penalty_for_one_aspect_leaves_those_for_the_others() -> None:
    without = Scene({"player1": {"hand": [REY]}})
    beside = Scene({"player1": {"hand": [REY], "groundArena": [KYLO]}})
    assert price(without, REY) == 5 + 2 + 2  # Vigilance and Heroism
    assert price(beside, REY) == 5 + 2
    beside.act("player1", "play", REY).forced()
    assert beside.ready("player1") == 20 - 7


@pytest.mark.rule("swu:8.11.2")
def test_a_penalty_is_ignored_once_for_whatever_reasons() -> None:
    event = "from-a-certain-point-of-view"
    scene = Scene({"player1": {"hand": [event, REY], "groundArena": [KYLO]}})
    scene.act("player1", "play", event, REY).forced()
    assert scene.ready("player1") == 20 - 1 - 5


@pytest.mark.rule("swu:7.3.1", "swu:1.8.3")
def test_what_a_unit_does_for_other_cards_it_does_not_do_for_itself_before_it_is_in_play() -> None:
    jabba, trick = "jabba-the-hutt#cunning-daimyo", "asteroid-sanctuary"
    scene = Scene({"player1": {"hand": [jabba, trick]}})
    before = price(scene, trick)
    scene.act("player1", "play", jabba)
    assert scene.ready("player1") == 20 - 4 - 2  # Cunning is not provided
    assert price(scene, trick) == before - 1


@pytest.mark.rule("swu:1.8.3")
def test_what_a_card_says_of_its_own_cost_is_nothing_to_other_cards() -> None:
    soldier, trooper = "volunteer-soldier", "death-star-stormtrooper"
    for one, two in (([soldier, trooper], []), ([], [soldier, trooper])):
        scene = Scene({"player1": {"groundArena": one}, "player2": {"groundArena": two}})
        assert price(scene, "gifted-urchin") == 2


@pytest.mark.rule("swu:6.2.3.a", "swu:1.8.3", "swu:1.8.4")
def test_what_a_card_says_of_its_own_cost_makes_it_cost_nothing_and_no_less() -> None:
    def against(units: int) -> int:
        return price(Scene({"player2": {"groundArena": ["wampa"] * units}}), "republic-defense-carrier")

    most = against(0)
    assert [against(units) for units in (1, most - 1, most, most + 3)] == [most - 1, 1, 0, 0]


@pytest.mark.rule("swu:7.3.3", "swu:8.11.2")
@pytest.mark.parametrize(("units", "paid"), [(["wampa"], 4 + 2), (["wampa", "wampa"], 4)])
def test_a_cost_changes_with_the_condition_of_what_changes_it(units: list[str], paid: int) -> None:
    hera = "hera-syndulla#not-fighting-alone"
    scene = Scene({"player1": {"leader": hera, "groundArena": units, "hand": ["consular-security-force"]}})
    scene.act("player1", "play", "consular-security-force")  # Vigilance is not provided
    assert scene.ready("player1") == 20 - paid


@pytest.mark.rule("swu:7.5.17.c", "swu:6.2.3.a")
def test_a_discount_on_upgrades_counts_for_a_pilot_too() -> None:
    pilot, left = "wingman-victor-two#mauler-mithel", []
    for units in ([], ["congress-of-malastare"]):
        scene = Scene({"player1": {"hand": [pilot], "spaceArena": ["alliance-xwing"], "groundArena": units}})
        scene.act("player1", "pilot", pilot, "alliance-xwing")
        left.append(scene.ready("player1"))
    assert left[1] == left[0] + 1


@pytest.mark.rule("swu:8.9.1")
def test_the_first_of_a_phase_is_one_players_and_of_this_phase() -> None:
    malakili, creature = "malakili#loving-rancor-keeper", "rampaging-wampa"
    scene = Scene(
        {
            "player1": {"groundArena": [malakili], "hand": ["battlefield-marine", creature]},
            "player2": {"hand": [creature]},
        }
    )
    scene.act("player1", "play", "battlefield-marine").act("player2", "play", creature)
    assert price(scene, creature) == 5 - 1
    scene.act("player1", "play", creature)
    assert price(scene, creature) == 5
    scene.to_regroup()
    assert price(scene, creature) == 5 - 1


@pytest.mark.rule("swu:8.9.1")
def test_the_first_of_a_round_is_of_both_phases() -> None:
    krennic, unit = "director-krennic#on-the-verge-of-greatness", "vanguard-infantry"
    scene = Scene({"player1": {"groundArena": [krennic], "hand": ["gifted-urchin", unit]}})
    before = price(Scene({}), unit)
    scene.act("player1", "play", "gifted-urchin").act("player2", "pass")
    assert price(scene, unit) == before - 1
    scene.act("player1", "play", unit)
    assert price(scene, unit) == before
    scene.to_regroup()
    assert price(scene, unit) == before
    scene.next_round()
    assert price(scene, unit) == before - 1


@pytest.mark.rule("swu:7.5.16.b")
def test_exploit_is_given_to_the_cards_that_the_ability_speaks_of() -> None:
    dooku = "count-dooku#face-of-the-confederacy"
    scene = Scene({"player1": {"leader": {"card": dooku, "deployed": True}}})
    scene.act("player1", "attack", dooku, "administrators-tower")
    given = [
        exploit_of(scene.table, seat, face(key), Terms())
        for seat, key in ((0, "super-battle-droid"), (0, "death-star-stormtrooper"), (1, "super-battle-droid"))
    ]
    assert given == [3, 0, 0]


@pytest.mark.rule("swu:7.7.3.a")
def test_a_discount_on_the_next_three_cards_ends_with_the_third() -> None:
    flagship, fighter = "tranquility#inspiring-flagship", "headhunter-squadron"
    scene = Scene({"player1": {"spaceArena": [flagship], "hand": [fighter] * 3 + ["gifted-urchin"]}})
    scene.act("player1", "attack", flagship, "administrators-tower").act("player2", "pass")
    scene.act("player1", "play", "gifted-urchin").act("player2", "pass")
    paid = []
    for _ in range(3):
        paid.append(price(scene, fighter))
        scene.act("player1", "play", fighter).act("player2", "pass")
    assert (paid, price(scene, fighter)) == ([1, 1, 1], 2)


@pytest.mark.rule("swu:7.7.3.a")
def test_what_the_next_card_uses_up_is_only_what_was_about_the_next_card() -> None:
    gideon, droid, unit = "moff-gideon#i-know-everything", "gnk-power-droid", "gifted-urchin"
    scene = Scene({"player1": {"groundArena": [gideon]}, "player2": {"groundArena": [droid], "hand": [unit]}})
    scene.act("player1", "attack", gideon, "administrators-tower")
    assert price(scene, unit, 1) == 2 + 1
    scene.act("player2", "attack", droid, "kestro-city").act("player1", "pass")
    assert price(scene, unit, 1) == 2
    scene.act("player2", "play", unit)
    assert price(scene, unit, 1) == 2 + 1
    assert price(scene, unit) == 2


@pytest.mark.rule("swu:7.5.19.a")
def test_a_discount_on_plot_counts_for_no_other_play() -> None:
    palpatine = "chancellor-palpatine#how-liberty-dies"
    scene = Scene({"player1": {"leader": palpatine, "hand": ["noti-mobile-pod"]}})
    scene.use("player1", palpatine, 1).forced()
    assert price(scene, "noti-mobile-pod") == 3
    assert cost_of(scene.table, 0, face("noti-mobile-pod"), Terms(zone="resources", keyword="plot")) == 0
