"""Edges of rules about what a card costs and how it is played: the nearest case in which each does the opposite."""

from __future__ import annotations

import pytest

from swu.giving import printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Grant
from tablero.games.swu.cards import face
from tablero.games.swu.costs import AdditionalCost, CostChange, Terms
from tablero.games.swu.playing import (
    HAND,
    Exploit,
    Piloting,
    Smuggle,
    carriers,
    exploit_of,
    pay_resources,
    pilotings,
    play,
    smuggles,
    ways,
    why_not_play,
)
from tablero.games.swu.vocabulary import (
    YOUR_BASE,
    Doing,
    DrawCards,
    Rule,
    a,
    ambush,
    deal,
    defeat,
    friendly,
    on_attack,
    sentinel,
    when_played,
)

XWING = "alliance-xwing"


def card_of(scene: Scene, key: str) -> int:
    player = scene.player("player1")
    return next(one for one in player.hand + player.resources if scene.table.faces[one].key == key)


@pytest.mark.rule("swu:1.8.8")
@pytest.mark.parametrize(
    ("costs", "rule"),
    [
        ((), ""),
        (("free",), ""),
        (("hard",), "swu:1.8.8"),
        (("free", "hard"), "swu:1.8.8"),
        (("hard", "free"), "swu:1.8.8"),
    ],
)
def test_all_additional_costs_must_be_payable(
    monkeypatch: pytest.MonkeyPatch, costs: tuple[str, ...], rule: str
) -> None:
    each = {"free": AdditionalCost(Doing(deal(1, YOUR_BASE))), "hard": AdditionalCost(Doing(defeat(a(friendly))))}
    printed(monkeypatch, "atst", *[each[one] for one in costs])
    scene = Scene({"player1": {"hand": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    reason = why_not_play(scene.table, 0, scene.player("player1").hand[0], Terms())
    assert (reason.rule if reason else "") == rule


@pytest.mark.rule("swu:7.5.17.b", "swu:7.5.17.a")
def test_every_piloting_of_a_card_and_nothing_else_is_a_way_to_play_it_as_a_pilot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed(
        monkeypatch, "academy-graduate", sentinel, Piloting(2, ()), on_attack(DrawCards(1)), Piloting(4, ("cunning",))
    )
    found = pilotings(face("academy-graduate"), Terms())
    assert [(one.pilot, one.price, one.aspects) for one in found] == [(True, 2, ()), (True, 4, ("cunning",))]


@pytest.mark.rule("swu:7.5.14.b", "swu:7.5.14.c")
def test_every_smuggle_of_a_card_and_nothing_else_is_a_way_to_smuggle_it(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", sentinel, Smuggle(2, ()), on_attack(DrawCards(1)), Smuggle(4, ("cunning",)))
    scene = Scene({"player1": {"resources": ["wampa", "atst"]}})
    found = smuggles(scene.table, 0, card_of(scene, "wampa"))
    assert [(one.zone, one.price) for one in found] == [("resources", 2), ("resources", 4)]
    assert list(smuggles(scene.table, 0, card_of(scene, "atst"))) == []


@pytest.mark.rule("swu:6.2.1", "swu:7.5.14.b")
def test_whoever_is_asked_for_a_price_has_declared_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "wampa", Smuggle(2, ()), Smuggle(4, ()))
    scene = Scene({"player1": {"resources": ["wampa", *["atst"] * 9]}})
    card = card_of(scene, "wampa")
    assert scene.table.known[card] == 0b01
    scene.act("player1", "smuggle", "wampa")
    assert scene.asked == "swu-ask-smuggle"
    assert scene.table.known[card] == 0b11


@pytest.mark.rule("swu:6.2.1")
def test_a_card_that_is_played_is_shown_before_its_cost_is_paid() -> None:
    scene = Scene({"player1": {"hand": ["entrenched"], "groundArena": ["wampa", "atst"]}})
    [card] = scene.player("player1").hand
    assert scene.table.known[card] == 0b01
    scene.act("player1", "play", "entrenched")
    assert (scene.asked, scene.table.known[card]) == ("swu-ask-attach", 0b11)


@pytest.mark.rule("swu:7.5.16.b")
@pytest.mark.parametrize(("given", "exploit"), [(0, 3), (4, 7)])
def test_exploit_is_what_is_printed_what_the_play_gives_and_what_abilities_give(
    monkeypatch: pytest.MonkeyPatch, given: int, exploit: int
) -> None:
    printed(monkeypatch, "wampa", Exploit(1))
    printed(monkeypatch, "atst", *([CostChange(0, exploit=given)] if given else []))
    scene = Scene({"player1": {"groundArena": ["atst"]}})
    assert exploit_of(scene.table, 0, face("wampa"), Terms(exploit=2)) == exploit


@pytest.mark.rule("swu:1.8.5", "swu:7.5.16.a")
@pytest.mark.parametrize(
    ("exploit", "units", "free", "asked"),
    [(1, 1, False, True), (0, 1, False, False), (1, 0, False, False), (1, 1, True, False)],
)
def test_nobody_exploits_for_a_card_that_is_free(
    monkeypatch: pytest.MonkeyPatch, exploit: int, units: int, free: bool, asked: bool
) -> None:
    printed(monkeypatch, "atst", *([Exploit(exploit)] if exploit else []))
    scene = Scene({"player1": {"hand": ["atst"], "groundArena": ["wampa"] * units}})
    going = play(scene.table, 0, scene.player("player1").hand[0], Terms(free=free))
    question = next(going, None)
    assert (question is not None) == asked


@pytest.mark.rule("swu:7.5.16.a")
@pytest.mark.parametrize(("cost", "exploited", "paid"), [(5, 0, 5), (5, 1, 3), (5, 2, 1), (3, 2, 0), (4, 2, 0)])
def test_each_exploited_unit_is_two_less_but_never_less_than_nothing(
    monkeypatch: pytest.MonkeyPatch, cost: int, exploited: int, paid: int
) -> None:
    printed(monkeypatch, "wampa", Exploit(2))
    monkeypatch.setattr(face("wampa"), "cost", cost)
    monkeypatch.setattr(face("wampa"), "aspects", ())
    scene = Scene({"player1": {"hand": ["wampa"], "groundArena": ["atst", "atst"]}})
    scene.act("player1", "play", "wampa")
    scene.choose(scene.options[:exploited])
    assert scene.ready("player1") == 20 - paid
    assert len(scene.units("atst")) == 2 - exploited


@pytest.mark.rule("swu:7.5.14.e")
@pytest.mark.parametrize(("exhausted", "price", "left"), [(False, 3, 2), (True, 3, 1), (False, 0, 4), (True, 0, 4)])
def test_a_smuggled_card_pays_one_of_its_own_cost_if_it_is_ready(
    monkeypatch: pytest.MonkeyPatch, exhausted: bool, price: int, left: int
) -> None:
    printed(monkeypatch, "wampa", Smuggle(price, ()))
    scene = Scene({"player1": {"resources": ["wampa", *["atst"] * 4], "deck": []}})
    player = scene.player("player1")
    card = card_of(scene, "wampa")
    if exhausted:
        player.ready.remove(card)
        player.spent.append(card)
    scene.act("player1", "smuggle", "wampa")
    assert (len(player.ready), len(player.resources)) == (left, 4)


@pytest.mark.rule("swu:7.5.17.a")
def test_a_pilot_is_played_on_a_friendly_vehicle_only() -> None:
    mine = {"hand": ["academy-graduate"], "groundArena": ["wampa"], "spaceArena": [XWING]}
    scene = Scene({"player1": mine, "player2": {"spaceArena": [XWING]}})
    card = scene.player("player1").hand[0]
    [terms] = pilotings(face("academy-graduate"), Terms())
    assert carriers(scene.table, 0, card, terms) == [scene.units(XWING)[0]]


@pytest.mark.rule("swu:1.7.2", "swu:3.7.13")
@pytest.mark.parametrize("credits", [0, 1, 2])
def test_a_cost_is_paid_with_resources_and_credits_together(credits: int) -> None:
    scene = Scene({"player1": {"resources": 5}})
    table, player = scene.table, scene.player("player1")
    player.credits = 2
    going = pay_resources(table, player, 3)
    next(going)
    with pytest.raises(StopIteration) as end:
        going.send(("credits", credits))
    assert end.value.value == credits
    assert (player.credits, len(player.ready), len(player.spent)) == (2 - credits, 2 + credits, 3 - credits)


@pytest.mark.rule("swu:6.2.1.b")
def test_what_a_modified_play_gives_is_for_this_phase_and_not_for_other_plays() -> None:
    scene = Scene({"player1": {"hand": ["wampa", "atst"]}})
    for key, grant in (("wampa", Grant(power=2)), ("atst", None)):
        for _ in play(scene.table, 0, card_of(scene, key), Terms(free=True, grant=grant)):
            raise AssertionError(key)
    assert [len(unit.lasting) for unit in scene.units()] == [1, 0]


@pytest.mark.rule("swu:7.6.13.b", "swu:6.2.5.b")
@pytest.mark.parametrize(("key", "asked"), [("wampa", "swu-ask-next-trigger"), ("entrenched", "swu-ask-action")])
def test_when_played_shares_a_window_with_the_keywords_of_a_unit_and_is_alone_on_an_upgrade(
    monkeypatch: pytest.MonkeyPatch, key: str, asked: str
) -> None:
    printed(monkeypatch, key, when_played(DrawCards(1)), *([ambush] if key == "wampa" else []))
    mine = {"hand": [key], "groundArena": ["atst"], "deck": ["atst"] * 3}
    scene = Scene({"player1": mine, "player2": {"groundArena": ["atst"]}})
    scene.act("player1", "play", key, *(["player1/groundArena/atst"] if key == "entrenched" else []))
    assert scene.asked == asked
    assert len(scene.hand("player1")) == (1 if key == "entrenched" else 0)


@pytest.mark.rule("swu:1.8.2", "swu:6.2.2.b")
@pytest.mark.parametrize(("resources", "units", "rule"), [(1, 1, "swu:1.8.2"), (2, 1, ""), (2, 0, "swu:6.2.2.b")])
def test_an_upgrade_that_cannot_be_paid_for_is_refused_for_that(resources: int, units: int, rule: str) -> None:
    scene = Scene({"player1": {"hand": ["entrenched"], "resources": resources, "groundArena": ["wampa"] * units}})
    reason = why_not_play(scene.table, 0, scene.player("player1").hand[0], Terms(ignore_aspects=True))
    assert (reason.rule if reason else "") == rule


@pytest.mark.rule("swu:1.8.2")
@pytest.mark.parametrize(("resources", "rule"), [(0, "swu:1.8.2"), (1, ""), (2, "")])
def test_an_upgrade_that_can_be_paid_for_on_one_unit_can_be_played(
    monkeypatch: pytest.MonkeyPatch, resources: int, rule: str
) -> None:
    printed(monkeypatch, "atst", CostChange(-1, on_this=True))
    mine = {"hand": ["entrenched"], "resources": resources, "groundArena": ["wampa", "atst"]}
    scene = Scene({"player1": mine})
    reason = why_not_play(scene.table, 0, scene.player("player1").hand[0], Terms(ignore_aspects=True))
    assert (reason.rule if reason else "") == rule


@pytest.mark.rule("swu:6.2.1.a")
def test_a_card_without_piloting_is_played_as_what_it_is() -> None:
    scene = Scene({"player1": {"hand": ["wampa"]}})
    assert list(ways(scene.table, 0, scene.player("player1").hand[0])) == [("play", HAND)]


@pytest.mark.rule("swu:7.5.17.a", "swu:3.6.5")
def test_an_upgrade_that_is_no_pilot_may_be_attached_to_any_unit() -> None:
    mine = {"hand": ["entrenched"], "groundArena": ["wampa"]}
    scene = Scene({"player1": mine, "player2": {"spaceArena": [XWING]}})
    assert carriers(scene.table, 0, scene.player("player1").hand[0], Terms()) == scene.units()


@pytest.mark.rule("swu:4.8.4", "swu:3.3.7")
@pytest.mark.parametrize("zone", ["discard", "deck"])
def test_a_card_is_taken_from_where_it_is_played(zone: str) -> None:
    scene = Scene({"player1": {"deck": ["wampa"], "discard": ["wampa"]}})
    player = scene.player("player1")
    [card] = getattr(player, zone)
    list(play(scene.table, 0, card, Terms(zone=zone, free=True)))
    assert scene.unit("wampa").card == card
    assert (len(player.deck), len(player.discard)) == ((0, 1) if zone == "deck" else (1, 0))


@pytest.mark.rule("swu:1.8.2")
def test_nobody_exploits_the_unit_without_which_the_card_cannot_be_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "atst", Rule("half-payments"))
    printed(monkeypatch, "wampa", Exploit(1))
    monkeypatch.setattr(face("wampa"), "cost", 6)
    monkeypatch.setattr(face("wampa"), "aspects", ())
    scene = Scene({"player1": {"hand": ["wampa"], "resources": 3, "groundArena": ["atst", "battlefield-marine"]}})
    scene.act("player1", "play", "wampa")
    assert scene.options == (scene.unit("battlefield-marine").ref,)
    few = Scene({"player1": {"hand": ["wampa"], "resources": 4, "groundArena": ["atst", "battlefield-marine"]}})
    few.act("player1", "play", "wampa")
    assert few.game.why_not((few.unit("atst").ref,)) is None  # 6 less 2 can be paid without it


@pytest.mark.rule("swu:1.8.2", "swu:3.7.13")
@pytest.mark.parametrize(
    ("own", "most"), [({"resources": 3}, 3), ({"resources": 3, "credits": 2}, 5), ({"resources": 3, "half": True}, 6)]
)
def test_what_costs_one_more_than_can_be_paid_is_not_offered(
    own: dict[str, int | bool], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed(monkeypatch, "atst", Rule("half-payments"))
    monkeypatch.setattr(face("wampa"), "aspects", ())
    arena = ["atst"] if "half" in own else []
    money = {name: value for name, value in own.items() if name != "half"}
    for cost, offered in ((most, True), (most + 1, False)):
        monkeypatch.setattr(face("wampa"), "cost", cost)
        scene = Scene({"player1": {"hand": ["wampa"], "groundArena": arena, **money}})
        (card,) = scene.player("player1").hand
        assert (("play", card) in scene.options) is offered
        assert (why_not_play(scene.table, 0, card, HAND) is None) is offered
