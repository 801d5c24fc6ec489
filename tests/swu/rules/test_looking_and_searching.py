"""Revealing, searching, disclosing, and empty decks: chapters 8.7, 8.26, 8.27 and 8.39."""

from __future__ import annotations

from typing import Literal

import pytest

from swu.driving import drive
from swu.scenes import Scene
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary import DrawCards, IfDone, Search
from tablero.games.swu.vocabulary.mechanics.disclose import Disclose

HUNTER = "hunter#outcast-sergeant"


def keys(scene: Scene, seat: int, where: str) -> list[str]:
    """What a seat is shown of a zone of player1."""
    part = scene.game.view(seat)["players"][0][where]
    return [card["key"] for card in part["cards"]]


# Empty decks.


@pytest.mark.rule("swu:8.7.1")
@pytest.mark.example("swu-ex:8.7.1-1")
@pytest.mark.parametrize(("deck", "damage"), [([], 6), (["wampa"], 3), (["wampa", "atst"], 0)])
def test_each_card_that_is_not_there_to_be_drawn_is_three_damage(deck: list[str], damage: int) -> None:
    scene = Scene({"player1": {"deck": deck}})
    scene.to_regroup()
    assert scene.hand("player1") == deck[:2]
    assert (scene.base("player1").damage, scene.base("player2").damage) == (damage, 0)
    assert bool(scene.table.this_phase("base-damaged")) == bool(damage)
    scene.next_round()
    scene.act("player1", "pass")  # and the game goes on


@pytest.mark.rule("swu:8.7.2")
def test_an_empty_deck_is_neither_searched_nor_discarded_from() -> None:
    scene = Scene({"player1": {"hand": ["recruit", "search-your-feelings"], "deck": []}, "player2": {"deck": []}})
    scene.act("player1", "play", "recruit")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    scene.act("player2", "pass")
    scene.act("player1", "play", "search-your-feelings")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    assert [scene.base(who).damage for who in ("player1", "player2")] == [0, 0]


# Revealing.


@pytest.mark.rule("swu:8.26.4", "swu:8.26.6")
def test_a_revealed_resource_is_shown_to_both_and_stays_as_it_was() -> None:
    scene = Scene({"player1": {"leader": HUNTER, "resources": ["wampa", "atst", "repair"]}})
    before = scene.resources("player1")
    scene.use("player1", HUNTER, 0)
    assert keys(scene, 1, "resources") == []
    scene.click("atst")
    assert keys(scene, 1, "resources") == ["atst"]
    assert sorted(scene.resources("player1")) == sorted(before)
    assert scene.ready("player1") == 2  # one was paid, revealing exhausts nothing
    assert scene.game.view(1)["shown"] == []


@pytest.mark.rule("swu:8.26.4", "swu:8.26.5")
def test_what_was_revealed_is_hidden_again_and_not_seen_another_time() -> None:
    scene = Scene({"player1": {"hand": ["isb-agent", "vanquish", "wampa"]}, "player2": {"groundArena": ["atst"]}})
    scene.act("player1", "play", "isb-agent")
    scene.click("vanquish")
    scene.click("atst")
    assert scene.hand("player1") == ["vanquish", "wampa"]
    assert scene.game.view(1)["shown"] == []
    assert "wampa" not in keys(scene, 1, "hand")
    scene.to_regroup()
    while scene.seat != "player1" or "resource" not in scene.asked:
        scene.choose("pass")
    scene.click("wampa")
    # It might be the other one that was put down: nobody can look.
    assert keys(scene, 1, "hand") == keys(scene, 1, "resources") == []
    assert "vanquish" in keys(scene, 0, "hand")


# Searching.


@pytest.mark.rule("swu:8.27.3", "swu:8.27.6")
def test_only_the_searching_player_sees_the_cards() -> None:
    deck = ["wampa", "atst", "repair", "resupply", "vanquish", "confiscate"]
    scene = Scene({"player1": {"hand": ["recruit"], "deck": deck}})
    scene.act("player1", "play", "recruit")
    assert sorted(card["key"] for card in scene.game.view(0)["shown"]) == sorted(deck[:5])
    assert scene.game.view(1)["shown"] == scene.game.view(None)["shown"] == []
    scene.choose(())  # though there are units
    assert (scene.hand("player1"), sorted(scene.deck("player1"))) == ([], sorted(deck))
    assert scene.deck("player1")[0] == "confiscate"


@pytest.mark.rule("swu:8.27.4")
@pytest.mark.parametrize("wanted", ["wampa", "atst"])
def test_of_several_that_fit_the_player_takes_one(wanted: str) -> None:
    scene = Scene({"player1": {"hand": ["recruit"], "deck": ["wampa", "repair", "atst", "resupply"]}})
    scene.act("player1", "play", "recruit")
    assert sorted(place.rpartition("/")[2] for place in scene.selectable()) == ["atst", "wampa"]
    scene.click(wanted)
    assert scene.hand("player1") == [wanted]


@pytest.mark.rule("swu:8.27.5")
def test_without_a_match_the_rest_is_done_all_the_same() -> None:
    deck = ["vanquish", "repair", "confiscate", "resupply", "open-fire", "wampa"]
    scene = Scene({"player1": {"hand": ["recruit"], "deck": deck}})
    scene.act("player1", "play", "recruit")
    assert scene.options == ()
    scene.choose(())
    assert scene.deck("player1")[0] == "wampa"
    assert sorted(scene.deck("player1")[1:]) == sorted(deck[:5])
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:8.27.7", "swu:8.27.8")
@pytest.mark.example("swu-ex:8.27.8-1")
@pytest.mark.parametrize("then", ["play", "free"])
def test_an_upgrade_that_cannot_be_played_goes_to_the_bottom(then: Literal["play", "free"]) -> None:
    table = Scene({"player1": {"deck": ["wampa", "entrenched", "repair"]}}).table
    player = table.players[0]
    upgrade = next(card for card in player.deck if table.faces[card].key == "entrenched")
    unit = next(card for card in player.deck if table.faces[card].key == "wampa")
    _, asked = drive(table, Search(noun="upgrade", top=0, then=then), [(("card", upgrade),), (1, 0)])
    assert asked[0].check((("card", unit),)) is not None
    assert player.deck[0] == upgrade
    assert (len(player.deck), table.playing, table.units()) == (3, [], [])


# Disclosing.


def hand(table: Table) -> dict[str, tuple[str, int]]:
    return {table.faces[card].key: ("card", card) for card in table.players[0].hand}


DISCLOSE = IfDone(Disclose(("heroism", "heroism")), DrawCards(1))
MARINES = ["battlefield-marine", "echo-base-defender", "wampa"]


@pytest.mark.rule("swu:8.39.1")
def test_enough_icons_together_meet_the_requirement() -> None:
    table = Scene({"player1": {"hand": MARINES}}).table
    cards = hand(table)
    both = (cards["battlefield-marine"], cards["echo-base-defender"])
    done, asked = drive(table, DISCLOSE, [both])
    assert (done, len(table.players[0].hand)) == (True, 4)
    assert [table.known[card] for _, card in both] == [3, 3]
    assert table.known[cards["wampa"][1]] == 1
    assert asked[0].check(both[:1]).rule == "swu:8.39.3"


@pytest.mark.rule("swu:8.39.2")
def test_more_cards_than_needed_may_be_disclosed() -> None:
    table = Scene({"player1": {"hand": MARINES}}).table
    everything = tuple(hand(table).values())
    done, _ = drive(table, DISCLOSE, [everything])
    assert done
    assert all(table.known[card] == 3 for _, card in everything)


@pytest.mark.rule("swu:8.39.3")
def test_what_is_not_enough_reveals_nothing() -> None:
    table = Scene({"player1": {"hand": ["battlefield-marine", "wampa"]}}).table
    cards = hand(table)
    before = len(table.log.entries)
    done, asked = drive(table, DISCLOSE, [()])
    refused = asked[0].check((cards["battlefield-marine"], cards["wampa"]))
    assert (done, refused.rule) == (False, "swu:8.39.3")
    assert len(table.players[0].hand) == 2
    assert [table.known[card] for _, card in cards.values()] == [1, 1]
    assert len(table.log.entries) == before
    assert table.pending == []


@pytest.mark.rule("swu:8.14.1")
def test_who_could_look_at_the_top_card_at_any_time_still_knows_it_afterwards() -> None:
    hondo = "hondo-ohnaka#plays-by-his-own-rules"
    mine = {"groundArena": [hondo], "deck": ["wampa", "atst"]}
    scene = Scene({"player1": mine, "player2": {"hand": ["vanquish"]}})
    scene.act("player1", "pass")
    scene.act("player2", "play", "vanquish", hondo)
    known = [scene.game.view(seat)["players"][0]["deck"]["known"] for seat in (0, 1)]
    assert [[card["key"] for card in cards] for cards in known] == [["wampa"], []]
