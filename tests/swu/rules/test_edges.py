"""Edges of rules: the other side of a condition, the number that is just enough, what stays as it was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from swu.driving import drive
from swu.giving import printed
from swu.rules.test_multiplayer import started
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant, Triggered
from tablero.games.swu.attaching import become_unit
from tablero.games.swu.checks import Ended
from tablero.games.swu.constant_abilities import current, expire, give, triggers_of
from tablero.games.swu.constants import ATTACK, GROUND, HEADED, PHASE, ROUND, SPACE
from tablero.games.swu.facts import cards, faults
from tablero.games.swu.multiplayer import end_of_phase
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary import (
    Discard,
    DrawCards,
    If,
    Initiative,
    Number,
    Search,
    ThisIs,
    bounty,
    constant,
    damaged,
    enemy,
    friendly,
    gaining,
    grit,
    ground,
    space,
    when_defeated,
)
from tablero.games.swu.vocabulary.filters.history import played_as
from tablero.games.swu.vocabulary.filters.keywords import abilities_on
from tablero.games.swu.vocabulary.mechanics.bounty import bounties_of
from tablero.games.swu.vocabulary.mechanics.credits import create_credits, defeat_credits
from tablero.games.swu.zones import discard_from_deck, exhaust_resources, reveal_from_hand, show


@pytest.mark.rule("swu:1.5.3.a", "swu:1.5.3.b")
def test_a_unit_is_friendly_to_whoever_controls_it_now_and_an_enemy_to_others() -> None:
    scene = Scene({"player1": {"hand": ["change-of-heart"]}, "player2": {"groundArena": ["wampa"]}})
    table, wampa = scene.table, scene.unit("wampa")

    def seen(seat: int) -> tuple[bool, bool]:
        act = Act(seat, table.players[seat].base)
        return friendly.test(table, act, wampa), enemy.test(table, act, wampa)

    assert (seen(0), seen(1)) == ((False, True), (True, False))
    scene.act("player1", "play", "change-of-heart", "wampa")
    assert (seen(0), seen(1)) == ((True, False), (False, True))


@pytest.mark.rule("swu:1.9.4")
def test_a_card_is_damaged_while_there_is_damage_on_it() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "damage": 1}, "atst"]}})
    act = Act(0, scene.base("player1"))
    assert [damaged.test(scene.table, act, scene.unit(key)) for key in ("wampa", "atst")] == [True, False]
    scene.edit("damage", scene.unit("wampa").ref, 0)
    assert not damaged.test(scene.table, act, scene.unit("wampa"))


@pytest.mark.rule("swu:4.3.5", "swu:4.4.5")
def test_a_unit_is_of_the_arena_in_which_it_is() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]}})
    act = Act(0, scene.base("player1"))
    for key, arena in (("wampa", GROUND), ("alliance-xwing", SPACE)):
        unit = scene.unit(key)
        for now in (arena, 1 - arena):
            unit.arena = now
            assert ground.test(scene.table, act, unit) == (now == GROUND)
            assert space.test(scene.table, act, unit) == (now == SPACE)
    assert not ground.test(scene.table, act, scene.base("player1"))


@pytest.mark.rule("swu:1.16.1")
def test_a_copy_has_all_of_the_game_state() -> None:
    scene = Scene({"player1": {"hand": ["make-an-opening"], "groundArena": ["wampa"]}, "player2": {"hand": ["atst"]}})
    scene.act("player1", "play", "make-an-opening", "wampa")
    table: Table = scene.game.state
    table.round, table.regroups, table.blast, table.plan = 5, 1, 0, 1
    twin = table.copy()
    derived = {"log", "players", "dirty", "recalled", "watchers", "costs", "rules", "replacements", "muted", "ledger"}
    for name in Table.__slots__:
        assert hasattr(twin, name), name
        if name not in derived:
            assert getattr(twin, name) == getattr(table, name), name
    current(twin)
    assert [unit.power for unit in twin.units()] == [unit.power for unit in scene.units()]
    for zone in ("hand", "deck", "discard", "ready", "spent", "looked", "aside", "force", "credits", "passed", "taken"):
        assert [getattr(one, zone) for one in twin.players] == [getattr(one, zone) for one in table.players], zone
    assert [len(unit.lasting) for unit in twin.units()] == [1]


@pytest.mark.rule("swu:7.7.5.b", "swu:1.12.2.c")
@pytest.mark.parametrize(("initiative", "drawn"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("taken", [False, True])
def test_what_is_done_only_on_a_condition(initiative: int, drawn: int, taken: bool) -> None:
    scene = Scene({"player1": {"deck": ["wampa"] * 3}})
    table = scene.table
    table.initiative, table.initiative_taken = initiative, taken
    only = If(Initiative(), DrawCards(1))
    assert drive(table, only, []) == (bool(drawn), [])
    assert len(scene.hand("player1")) == drawn
    assert drive(table, If(Initiative(), DrawCards(1), DrawCards(2)), []) == (True, [])
    assert len(scene.hand("player1")) == drawn + (1 if drawn else 2)


@pytest.mark.rule("swu:7.7.3.e")
def test_only_what_has_lasted_its_time_expires() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    table, wampa = scene.table, scene.unit("wampa")
    act = Act(0, wampa)
    table.attacks = 1
    give(table, wampa, ATTACK, Grant(power=1), act)
    table.attacks = 2
    for until in (ATTACK, PHASE, ROUND):
        give(table, wampa, until, Grant(power=1), act)
    expire(table, ATTACK, attack=2)
    assert [(one.until, one.attack) for one in wampa.lasting] == [(ATTACK, 1), (PHASE, 0), (ROUND, 0)]
    expire(table, ATTACK, attack=1)
    expire(table, PHASE)
    assert [one.until for one in wampa.lasting] == [ROUND]
    expire(table, PHASE, ROUND)
    assert wampa.lasting == []


@pytest.mark.rule("swu:7.3.3.a")
def test_conditions_ask_for_the_power_that_a_unit_has_with_grit(monkeypatch: pytest.MonkeyPatch) -> None:
    strong = ThisIs((Number("power", least=7),))
    printed(monkeypatch, "wampa", grit, *[constant(gaining(hp=1), condition=strong)] * 2)
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "damage": 3}]}})
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4 + 3, 5 + 2)
    scene.edit("damage", scene.unit("wampa").ref, 2)
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4 + 2, 5)


@pytest.mark.rule("swu:1.14.5")
def test_somebody_must_have_cards_for_a_discard_to_do_something() -> None:
    for mine, theirs, able in ((0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True)):
        scene = Scene({"player1": {"hand": ["wampa"] * mine}, "player2": {"hand": ["wampa"] * theirs}})
        act = Act(0, scene.base("player1"))
        assert Discard(who="each").able(scene.table, act) is able
        assert Discard().able(scene.table, act) is bool(mine)


@pytest.mark.rule("swu:5.6.1", "swu:5.6.2", "swu:3.2.5", "swu:1.5.5.b")
def test_why_a_game_of_two_has_ended() -> None:
    theirs = {"base": {"card": "administrators-tower", "damage": 26}}  # 4 more are just enough
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": theirs})
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winners, scene.game.outcome.why.id) == ((0,), "swu-won-base")


@pytest.mark.rule("swu:5.6.3")
def test_why_a_game_of_two_is_a_draw() -> None:
    sabine = "sabine-wren#galvanized-revolutionary"
    mine = {"leader": sabine, "base": {"card": "kestro-city", "damage": 29}}
    scene = Scene({"player1": mine, "player2": {"base": {"card": "administrators-tower", "damage": 29}}})
    scene.use("player1", sabine)
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winners, scene.game.outcome.why.id) == ((), "swu-drawn-bases")


@pytest.mark.rule("swu:12.7.1", "swu:12.7.2")
def test_twin_suns_ends_with_the_phase_only_if_somebody_is_out_and_the_most_hp_of_the_others_wins() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    table.players[0].base.damage, table.players[1].base.damage = 3, 9
    end_of_phase(table)  # nobody is out
    table.players[2].out = True
    with pytest.raises(Ended) as ended:
        end_of_phase(table)
    assert ended.value.winners == (0,)
    table.format = "premier"
    end_of_phase(table)


@pytest.mark.rule("swu:1.14.3")
def test_cards_are_discarded_from_the_top_of_the_deck_as_far_as_there_are_any() -> None:
    scene = Scene({"player1": {"deck": ["wampa", "atst", "vanquish"]}})
    table = scene.table
    top = table.players[0].deck[-2:][::-1]
    assert discard_from_deck(table, 0, 2) == top
    assert (table.players[0].discard, len(table.players[0].deck)) == (top, 1)
    assert [one.what for one in table.this_phase("discarded")] == ["discarded"] * 2
    assert len(discard_from_deck(table, 0, 5)) == 1
    assert (table.players[0].deck, table.players[0].base.damage) == ([], 0)


@pytest.mark.rule("swu:3.5.6")
@pytest.mark.parametrize("word", ["play", "pilot"])
def test_a_card_counts_as_played_as_what_it_was_played_as(word: str) -> None:
    pilot = "academy-graduate"
    scene = Scene({"player1": {"hand": [pilot, "wampa"], "spaceArena": ["alliance-xwing"]}})
    scene.act("player1", word, pilot, *(["alliance-xwing"] if word == "pilot" else [])).forced()
    scene.act("player2", "pass").act("player1", "play", "wampa")
    table = scene.table
    pieces: list[Any] = [*scene.units(), *scene.unit("alliance-xwing").upgrades]
    played = {piece.face.key: len(played_as(table, piece)) for piece in pieces}
    assert played == {"alliance-xwing": 0, pilot: 1, "wampa": 1}
    if word == "pilot":
        [upgrade] = scene.unit("alliance-xwing").upgrades
        assert played_as(table, become_unit(table, upgrade, 0)) == []


@pytest.mark.rule("swu:8.27.4", "swu:8.27.6", "swu:8.27.8", "swu:1.8.6")
@pytest.mark.parametrize(("most", "rule"), [(6, None), (5, "swu:8.27.8")])
def test_a_search_takes_as_many_as_the_player_likes_within_their_printed_cost(most: int, rule: str | None) -> None:
    scene = Scene({"player1": {"deck": ["wampa", "battlefield-marine", "vanquish"]}})
    play = Search((), 10, 2, combined=most, then="draw", noun="unit").run(scene.table, Act(0, scene.base("player1")))
    request: Any = next(play)
    question = request() if callable(request) else request
    assert len(question.options) == 2  # they cost 4 and 2
    assert question.check(()) is None
    assert question.check(tuple(question.options[:1])) is None
    refused = question.check(tuple(question.options))
    assert (refused.rule if refused else None) == rule


@pytest.mark.rule("swu:1.11.6")
def test_the_remaining_hp_of_a_base_are_its_hp_less_its_damage() -> None:
    scene = Scene({"player1": {"base": {"card": "kestro-city", "damage": 11}}})
    assert (scene.base("player1").hp, scene.base("player1").remaining) == (30, 19)


@pytest.mark.rule("swu:1.5.5.a")
def test_credits_are_defeated_one_by_one() -> None:
    scene = Scene()
    create_credits(scene.table, 0, 3)
    defeat_credits(scene.table, 0, 2)
    assert [player.credits for player in scene.table.players] == [1, 0]


@pytest.mark.rule("swu:1.5.4.f")
def test_resources_that_pay_are_exhausted_and_stay_resources() -> None:
    scene = Scene({"player1": {"resources": 5}})
    player = scene.player("player1")
    all_of_them = sorted(player.resources)
    exhaust_resources(player, 2)
    assert (len(player.ready), len(player.spent), sorted(player.resources)) == (3, 2, all_of_them)


@pytest.mark.rule("swu:7.5.13.b", "swu:7.6.14.c")
def test_bounties_are_counted_apart_from_other_abilities_and_are_no_when_defeated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twice = Triggered(("when-played", "when-defeated"), DrawCards(3))
    watching = Triggered(("when-defeated",), DrawCards(4), about=friendly)
    last = when_defeated(DrawCards(2))
    printed(monkeypatch, "wampa", bounty(DrawCards(1)), bounty(DrawCards(1)), last, twice, watching)
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}})
    wampa = scene.unit("wampa")
    assert len(bounties_of(wampa)) == 2
    assert abilities_on(wampa, "when-defeated") == [last, twice]
    assert (bounties_of(scene.unit("atst")), abilities_on(scene.unit("atst"), "when-defeated")) == ([], [])
    assert abilities_on(wampa, "when-played") == [twice]


@pytest.mark.rule("swu:8.15.1")
def test_what_loses_its_keywords_keeps_its_other_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", bounty(DrawCards(1)), when_defeated(DrawCards(2)))
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    wampa = scene.unit("wampa")
    assert len(triggers_of(wampa)) == 2
    wampa.lost |= HEADED
    [left] = triggers_of(wampa)
    assert left.effect == DrawCards(2)


@pytest.mark.rule("swu:8.26.1", "swu:8.26.3", "swu:8.26.4")
def test_everybody_sees_a_card_that_is_revealed_and_it_stays() -> None:
    scene = Scene({"player1": {"hand": ["wampa", "atst"]}})
    table = scene.table
    card, other = table.players[0].hand
    show(table, 0, [card])
    assert [table.known[card] >> seat & 1 for seat in (0, 1)] == [1, 1]
    assert not table.known[other] >> 1 & 1
    assert table.players[0].hand == [card, other]
    assert scene.game.view(1)["players"][0]["hand"]["cards"] == [{"card": card, "key": "wampa"}]
    reveal_from_hand(table, 0, [other])
    assert table.known[other] >> 1 & 1


@pytest.mark.rule("swu:2.10.1", "swu:3.2.1", "swu:3.3.1", "swu:2.5.1", "swu:2.6.1", "swu:2.8.1")
def test_the_facts_of_every_card_are_as_they_should_be() -> None:
    assert any(card.types == ("leader",) for card in cards())
    assert [card.key for card in cards() if faults(card)] == []


@pytest.mark.rule("swu:2.5.1", "swu:2.6.1", "swu:2.8.1", "swu:2.10.1", "swu:3.2.1", "swu:3.3.1", "swu:3.5.1")
def test_a_leader_that_never_becomes_a_unit_needs_none_of_its_numbers() -> None:
    leader = next(card for card in cards() if card.types == ("leader",) and card.upgrade_hp is None)
    bare = msgspec.structs.replace(leader, arena=None, cost=None, power=None, hp=None)
    assert faults(bare) == []
    assert len(faults(msgspec.structs.replace(bare, types=("leader", "unit")))) == 4
