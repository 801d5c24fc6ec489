"""Rules that effects keep, each at its edge."""

from __future__ import annotations

from typing import Any

import pytest

from swu.driving import drive
from swu.giving import give
from swu.rules.test_multiplayer import put, started
from swu.scenes import Scene
from swu.words.laying import BASE, damage, lay, upgrades
from tablero.games.swu.abilities import Act, Declined
from tablero.games.swu.state import Attack
from tablero.games.swu.vocabulary import (
    IT,
    AttackWith,
    DealAtRandom,
    DealDivided,
    DefeatResource,
    Discard,
    DrawCards,
    EachPlayerChooses,
    GainForce,
    IfDone,
    LookAtTop,
    PlayBySmuggle,
    PlayRevealed,
    PlayThat,
    PutCards,
    PutInDeck,
    Ram,
    ReturnToHand,
    Search,
    TakeControl,
    UsingForce,
    a,
    an_upgrade,
    deal,
    defeat,
    enemy,
    friendly,
    heal,
    may,
    seq,
    space,
    when_defeated,
)
from tablero.games.swu.vocabulary.asking import choose
from tablero.games.swu.vocabulary.effects.combining import InTurn, Together
from tablero.games.swu.vocabulary.effects.control import change_control
from tablero.games.swu.zones import exhaust_resources
from tablero.kernel import Draw, Shuffle

MAUL = "darth-maul#revenge-at-last"
LUKE = "luke-skywalker#faithful-friend"


def cards(scene: Scene, zone: list[int]) -> dict[str, tuple[str, int]]:
    """The options for cards of a zone, by key."""
    return {scene.table.faces[card].key: ("card", card) for card in zone}


# What may be done, and several things in turn.


@pytest.mark.rule("swu:8.33.1")
def test_what_may_be_done_is_declined_with_its_first_choice_only() -> None:
    scene = lay({"groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    effect = may(seq(deal(1, a(enemy)), deal(2, a(friendly))))
    done, asked = drive(scene.table, effect, [scene.unit("atst").ref, scene.unit("wampa").ref])
    assert done
    assert [tuple(question.options) for question in asked] == [
        (scene.unit("atst").ref, "pass"),
        (scene.unit("wampa").ref,),
    ]
    assert damage(scene, "atst", "wampa") == [1, 2]
    assert drive(scene.table, effect, ["pass"])[0] is False
    assert damage(scene, "atst", "wampa") == [1, 2]
    assert drive(scene.table, deal(1, a(space)), []) == (False, [])  # with nothing to choose nobody is asked


@pytest.mark.rule("swu:8.33.1")
@pytest.mark.parametrize("may_pass", [True, False])
def test_only_what_may_be_done_can_be_declined(may_pass: bool) -> None:
    scene = lay({})
    act = Act(0, scene.base("player1"))
    act.may = may_pass
    play = choose(act, [("card", 3), ("card", 4)], DrawCards())
    question: Any = play.send(None)
    assert list(question().options) == [("card", 3), ("card", 4), *(["pass"] if may_pass else [])]
    assert not act.may  # the next choice can't be declined
    with pytest.raises(StopIteration) as end:
        play.send(("card", 4))
    assert end.value.value == ("card", 4)
    act.may = may_pass
    play = choose(act, [("card", 3)], DrawCards())
    play.send(None)
    with pytest.raises(Declined if may_pass else StopIteration):
        play.send("pass" if may_pass else ("card", 3))


@pytest.mark.rule("swu:8.33.1")
def test_with_nothing_to_choose_from_nobody_is_asked() -> None:
    scene = lay({})
    with pytest.raises(StopIteration) as end:
        choose(Act(0, scene.base("player1")), [], DrawCards()).send(None)
    assert end.value.value is None


@pytest.mark.rule("swu:1.6.3")
@pytest.mark.parametrize(("answer", "cards_drawn"), [("yes", 2), ("no", 0)])
def test_who_leaves_what_may_be_done_gets_nothing_for_it(answer: str, cards_drawn: int) -> None:
    scene = lay({})
    drive(scene.table, IfDone(may(DrawCards()), DrawCards()), [answer])
    assert len(scene.hand("player1")) == cards_drawn


@pytest.mark.rule("swu:8.29.1")
def test_one_part_that_was_done_is_enough() -> None:
    scene = lay({})
    missed, drawn = deal(1, a(space)), DrawCards()
    assert drive(scene.table, InTurn((missed, drawn)), [])[0] is True
    assert drive(scene.table, InTurn((drawn, missed)), [])[0] is True
    assert drive(scene.table, InTurn((missed, missed)), [])[0] is False
    assert len(scene.hand("player1")) == 2


@pytest.mark.rule("swu:8.31.5")
@pytest.mark.parametrize(("answers", "done"), [(["pass", "pass"], False), (["wampa", BASE, "pass"], True)])
def test_of_up_to_two_attacks_one_is_enough(answers: list[str], done: bool) -> None:
    scene = lay({"groundArena": ["wampa"]})
    known = {"wampa": scene.unit("wampa").ref, BASE: ("base", 1), "pass": "pass"}
    attack = may(AttackWith(()))
    asked = [known[answer] for answer in answers if answer != "pass" or not done]
    assert drive(scene.table, Together((attack, attack)), asked)[0] is done
    assert bool(scene.table.this_phase("attacked")) is done


@pytest.mark.rule("swu:7.1.7")
def test_what_the_first_of_two_attacks_sets_off_is_done_before_the_second() -> None:
    scene = lay({"groundArena": ["wampa", "atst"]})
    table = scene.game.state
    waiting: list[Any] = [object()]
    table.pending, before = waiting, table.pending
    attack = AttackWith(())
    answers = [scene.unit("wampa").ref, ("base", 1), scene.unit("atst").ref, ("base", 1)]
    drive(table, Together((attack, attack)), answers)
    assert table.pending is waiting  # what waited before still waits for the end of the ability
    table.pending = before
    assert scene.base("player2").damage == 4 + 6


@pytest.mark.rule("swu:7.1.7")
def test_what_the_first_of_two_actions_sets_off_is_done_before_the_second() -> None:
    scene = lay({"groundArena": ["wampa"]}, {"groundArena": ["atst", "consular-security-force"]})
    give(scene, "wampa", when_defeated(deal(2, a(enemy))))
    effect = Together((defeat(a(friendly)), deal(1, a(enemy))))
    drive(scene.table, effect, [scene.unit(key).ref for key in ("wampa", "atst", "consular-security-force")])
    assert damage(scene, "atst", "consular-security-force") == [2, 1]


@pytest.mark.rule("swu:8.31.4")
@pytest.mark.parametrize(("number", "drawn"), [(0, 0), (1, 1)])
def test_who_heals_nothing_has_not_healed(number: int, drawn: int) -> None:
    scene = lay({"groundArena": [{"card": "wampa", "damage": 2}]})
    effect = IfDone(heal(2, a(), up_to=True), DrawCards())
    drive(scene.table, effect, [scene.unit("wampa").ref, ("number", number)])
    assert (damage(scene, "wampa"), len(scene.hand("player1"))) == ([2 - number], drawn)


@pytest.mark.rule("swu:8.10.1")
def test_with_nobody_to_ram_the_rest_does_not_follow() -> None:
    ram = IfDone(Ram(a(space, friendly), a(space, enemy)), DrawCards())
    for mine, theirs, drawn in (([], ["tieln-fighter"], 0), (["alliance-xwing"], [], 0)):
        scene = lay({"spaceArena": mine}, {"spaceArena": theirs})
        drive(scene.table, ram, [unit.ref for unit in scene.units()])
        assert len(scene.hand("player1")) == drawn
    scene = lay({"spaceArena": ["alliance-xwing"]}, {"spaceArena": ["system-patrol-craft"]})
    drive(scene.table, ram, [scene.unit("alliance-xwing").ref, scene.unit("system-patrol-craft").ref])
    assert (len(scene.hand("player1")), damage(scene, "system-patrol-craft")) == (1, [2])
    assert scene.units("alliance-xwing") == []


# Control.


@pytest.mark.rule("swu:3.4.6")
def test_a_leader_that_would_be_taken_is_defeated_and_another_unit_changes_hands() -> None:
    leader = {"card": LUKE, "deployed": True}
    scene = lay({}, {"leader": leader, "groundArena": ["wampa"]})
    drive(scene.table, TakeControl(a(enemy)), [scene.unit(LUKE).ref])
    assert scene.units(LUKE) == []
    drive(scene.table, TakeControl(a(enemy)), [scene.unit("wampa").ref])
    assert scene.unit("wampa").controller == 0


@pytest.mark.rule("swu:1.5.2.f")
def test_tokens_on_a_unit_change_hands_with_it_and_other_upgrades_do_not() -> None:
    scene = lay({}, {"groundArena": [{"card": "wampa", "upgrades": ["shield", "resilient"]}]})
    drive(scene.table, TakeControl(a(enemy)), [scene.unit("wampa").ref])
    held = {one.face.key: (one.owner, one.controller) for one in scene.unit("wampa").upgrades}
    assert held == {"shield": (0, 0), "resilient": (1, 1)}


@pytest.mark.rule("swu:8.28.3", "swu:11.4.5")
def test_a_unit_that_changes_hands_elsewhere_leaves_the_attack_as_it_is() -> None:
    game = started(3)
    table = game.state
    attacker, defender, other = put(game, 0, "battlefield-marine"), put(game, 1, "wampa"), put(game, 1, "atst")
    attack = Attack(1, attacker, defender, 1)
    table.attack = attack
    for seat in (2, 0):
        change_control(table, other, seat, Act(seat, table.players[seat].base))
        assert (attack.attacker, attack.defender, attack.defending) == (attacker, defender, 1)
    table.attack = None


@pytest.mark.rule("swu:8.28.3")
def test_of_two_defenders_the_other_stays() -> None:
    scene = lay({"groundArena": [MAUL]}, {"groundArena": ["consular-security-force", "atst"]})
    first, second = scene.unit("consular-security-force"), scene.unit("atst")
    attack = Attack(1, scene.unit(MAUL), first, 1)
    attack.others = [second]
    scene.game.state.attack = attack
    change_control(scene.table, first, 0, Act(0, scene.base("player1")))
    assert attack.defenders == [second]
    scene.game.state.attack = None


# Damage.


@pytest.mark.rule("swu:8.5.5")
def test_divided_damage_is_dealt_in_full() -> None:
    scene = lay({}, {"groundArena": ["wampa", "atst"]})
    _, [question] = drive(scene.table, DealDivided(3, (enemy,)), [(1, 2)])
    assert damage(scene, "wampa", "atst") == [1, 2]
    assert question.check((0, 0)) is not None
    assert question.check((1, 1)) is not None


@pytest.mark.rule("swu:8.23.1")
@pytest.mark.parametrize("lot", range(4))
def test_damage_at_random_strikes_each_unit_and_base_alike(lot: int) -> None:
    scene = lay({"groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    things: list[Any] = [*scene.units(), scene.base("player1"), scene.base("player2")]
    done, [drawn] = drive(scene.table, DealAtRandom(2), [(lot,)])
    assert done
    assert (drawn.size, drawn.count) == (4, 1)
    assert [thing.damage for thing in things] == [2 if i == lot else 0 for i in range(4)]


@pytest.mark.rule("swu:8.23.1")
def test_damage_at_random_passes_over_who_is_out() -> None:
    game = started(3)
    table = game.state
    table.players[1].out = True
    _, [drawn] = drive(table, DealAtRandom(2), [(1,)])
    assert isinstance(drawn, Draw)
    assert [player.base.damage for player in table.players] == [0, 0, 2]


# Cards that move.


@pytest.mark.rule("swu:1.14.5")
@pytest.mark.parametrize(("hand", "able"), [([], False), (["wampa"], False), (["wampa", "atst"], True)])
def test_who_keeps_so_many_cards_discards_only_those_beyond(hand: list[str], able: bool) -> None:
    scene = lay({"hand": hand})
    assert Discard(keep=1).able(scene.table, Act(0, scene.base("player1"))) is able
    assert Discard().able(scene.table, Act(0, scene.base("player1"))) is bool(hand)


@pytest.mark.rule("swu:8.27.1")
def test_who_searches_for_a_name_need_not_find_it() -> None:
    two = {"groundArena": ["wampa"], "hand": ["atst"], "deck": ["atst", "wampa"]}
    scene = lay({"hand": ["annihilator#tagges-flagship"]}, two)
    scene.act("player1", "play", "annihilator#tagges-flagship", "wampa").choose("done").choose(())
    assert sorted(scene.deck("player2")) == ["atst", "wampa"]


@pytest.mark.rule("swu:8.25.1", "swu:1.7.7")
@pytest.mark.parametrize("to", ["hand", "resources"])
def test_a_card_of_a_discard_pile_goes_to_its_owner_or_becomes_a_resource(to: str) -> None:
    scene = lay({"discard": ["wampa"], "resources": 1})
    player = scene.player("player1")
    [card] = player.discard
    act_on = PutCards(to, several=False)  # type: ignore[arg-type]
    play = act_on.run(scene.table, _about(scene, [card]))
    with pytest.raises(StopIteration):
        play.send(None)
    assert player.discard == []
    assert (card in player.hand, card in player.spent) == (to == "hand", to == "resources")


def _about(scene: Scene, spoken: list[int]) -> Act:
    act = Act(0, scene.base("player1"))
    act.cards = spoken
    return act


@pytest.mark.rule("swu:3.7.3")
def test_a_token_goes_to_no_hand_and_no_deck() -> None:
    unit = {"card": "wampa", "upgrades": ["resilient", "shield"]}
    for effect, zone in ((ReturnToHand(a(enemy), with_upgrades=True), "hand"), (PutInDeck(a(enemy)), "deck")):
        scene = lay({}, {"groundArena": [unit, "battle-droid"], "deck": []})
        player = scene.player("player2")
        for key in ("wampa", "battle-droid"):
            drive(scene.table, effect, [scene.unit(key).ref])
        assert scene.units() == []
        assert min(getattr(player, zone)) >= 0  # a token has no card
        found = sorted(scene.table.faces[card].key for card in getattr(player, zone))
        assert found == (["resilient", "wampa"] if zone == "hand" else ["wampa"])
        assert scene.discard("player2") == ([] if zone == "hand" else ["resilient"])


@pytest.mark.rule("swu:3.4.6", "swu:3.4.7")
def test_a_leader_unit_is_defeated_instead_of_leaving_for_a_hand_or_a_deck() -> None:
    leader = {"card": LUKE, "deployed": True}
    for effect in (ReturnToHand(a(enemy)), PutInDeck(a(enemy))):
        scene = lay({}, {"leader": leader, "groundArena": ["wampa"], "deck": []})
        drive(scene.table, effect, [scene.unit(LUKE).ref])
        assert scene.units(LUKE) == []
        assert scene.table.this_phase("defeated")
        assert not scene.leader("player2").deployed
        before = len(scene.table.this_phase("defeated"))
        drive(scene.table, effect, [scene.unit("wampa").ref])
        assert len(scene.table.this_phase("defeated")) == before
        assert scene.hand("player2") + scene.deck("player2") == ["wampa"]


@pytest.mark.rule("swu:3.4.6")
def test_a_leader_that_is_an_upgrade_is_defeated_instead_of_returning() -> None:
    pilot = "kazuda-xiono#best-pilot-in-the-galaxy"
    scene = lay({"leader": pilot, "spaceArena": ["alliance-xwing"], "resources": 9})
    scene.use("player1", pilot, 1)
    scene.choose(scene.options[1]).forced()
    xwing = scene.unit("alliance-xwing")
    assert upgrades(scene, "alliance-xwing") == [pilot]
    act = Act(0, scene.base("player1"))
    act.things = [xwing.upgrades[0]]
    for _ in ReturnToHand(IT).run(scene.table, act):
        raise AssertionError
    assert (upgrades(scene, "alliance-xwing"), scene.hand("player1")) == ([], [])
    assert not scene.leader("player1").deployed


@pytest.mark.rule("swu:3.4.6")
def test_another_upgrade_returns_and_is_not_defeated() -> None:
    scene = lay({"groundArena": [{"card": "wampa", "upgrades": ["resilient"]}]})
    drive(scene.table, ReturnToHand(an_upgrade()), [scene.unit("wampa").upgrades[0].ref])
    assert (upgrades(scene, "wampa"), scene.hand("player1"), scene.discard("player1")) == ([], ["resilient"], [])


@pytest.mark.rule("swu:1.7.4", "swu:1.5.5.f")
def test_the_resource_that_is_defeated_is_an_exhausted_one() -> None:
    scene = lay({"resources": ["wampa", "atst", "repair", "vulptex"]})
    player = scene.player("player1")
    exhaust_resources(player, 2)
    for left in (1, 0):
        card = player.ready[0]
        drive(scene.table, DefeatResource(), [("card", card)])
        assert (len(player.ready), len(player.spent), player.discard[-1]) == (2, left, card)


# Searching, looking, naming.


@pytest.mark.rule("swu:8.27.2", "swu:8.27.1", "swu:8.27.3")
def test_a_search_of_the_whole_deck_ends_with_a_shuffle_and_one_of_the_top_with_the_rest_at_the_bottom() -> None:
    deck = ["wampa", "atst", "repair"]
    scene = lay({"deck": deck})
    player = scene.player("player1")
    found = cards(scene, player.deck)
    _, [question, drawn] = drive(scene.table, Search(top=0), [(found["repair"],), (1, 0)])
    assert set(question.options) == set(found.values())
    assert isinstance(drawn, Shuffle)
    assert drawn.size == 2
    assert (scene.hand("player1"), sorted(scene.deck("player1")), player.looked) == (["repair"], ["atst", "wampa"], [])
    scene = lay({"deck": deck})
    player = scene.player("player1")
    found = cards(scene, player.deck)
    _, [question, drawn] = drive(scene.table, Search(top=2), [(found["atst"],), (0,)])
    assert set(question.options) == {found["wampa"], found["atst"]}
    assert (scene.hand("player1"), scene.deck("player1"), player.looked) == (["atst"], ["repair", "wampa"], [])


@pytest.mark.rule("swu:8.27.7", "swu:7.1.7")
def test_what_was_found_is_shown_and_lies_beside_the_deck_until_it_is_played() -> None:
    units = ["death-star-stormtrooper", "isb-agent", "wampa"]
    scene = lay({"deck": units, "hand": ["waylay"]}, {"groundArena": ["atst"]})
    table, player = scene.game.state, scene.player("player1")
    found = cards(scene, player.deck)
    first, agent, last = (found[key] for key in units)
    effect = Search(top=0, most=3, then="free", noun="unit")
    play = effect.run(table, Act(0, player.base))
    question: Any = play.send(None)
    assert set(question().options) == {first, agent, last}
    play.send((first, agent))  # the rest is shuffled
    question = play.send((0,))
    assert question.message.id == "swu-ask-next-play"
    assert (player.looked, table.playing) == ([], [first[1], agent[1]])
    assert [table.known[card] for card in table.playing] == [3, 3]
    question = play.send(("play", agent[1]))
    question = question() if callable(question) else question
    assert question.message.id != "swu-ask-next-play"  # what the first sets off comes before the second


@pytest.mark.rule("swu:7.1.7")
@pytest.mark.parametrize("zone", ["deck", "resources"])
def test_what_the_last_card_sets_off_waits_for_the_end_of_the_ability(zone: str) -> None:
    scene = lay({zone: ["isb-agent", "repair"], "hand": ["waylay"]})
    table, player = scene.game.state, scene.player("player1")
    [agent] = [card for card in getattr(player, zone) if table.faces[card].key == "isb-agent"]
    search = Search(top=0, then="free", noun="unit")
    picked: list[Any] = [(("card", agent),), *([(0,)] if zone == "deck" else []), ("play", agent)]
    assert drive(table, search if zone == "deck" else PlayRevealed(), picked)[0]
    assert [trigger.source.face.key for trigger in table.pending] == ["isb-agent"]
    table.pending = []


@pytest.mark.rule("swu:8.14.2", "swu:8.14.1")
def test_who_looks_at_the_top_card_sees_it_where_it_is() -> None:
    scene = lay({"deck": ["wampa", "atst"]})
    table, player = scene.game.state, scene.player("player1")
    top = player.deck[-1]
    play = LookAtTop(may(DrawCards())).run(table, Act(0, player.base))
    play.send(None)
    assert (player.deck[-1], table.shown, table.known[top]) == (top, [(top, (0,))], 1)
    with pytest.raises(StopIteration):
        play.send("no")
    assert (player.deck[-1], table.shown, table.known[top]) == (top, [], 1)


@pytest.mark.rule("swu:8.14.1", "swu:8.14.2")
def test_who_has_seen_a_hand_knows_its_cards() -> None:
    scene = lay({"hand": ["viper-probe-droid"]}, {"hand": ["wampa", "atst"]})
    scene.act("player1", "play", "viper-probe-droid").choose("done")
    assert [scene.table.known[card] for card in scene.player("player2").hand] == [3, 3]


# Playing.


@pytest.mark.rule("swu:7.1.6.a")
@pytest.mark.parametrize(
    ("effect", "declined"), [(PlayThat(), True), (PlayThat(free=True), False), (may(PlayThat(free=True)), True)]
)
def test_what_is_free_must_be_played_and_what_costs_something_need_not(effect: Any, declined: bool) -> None:
    scene = lay({"hand": ["wampa"]})
    act = _about(scene, list(scene.player("player1").hand))
    question: Any = effect.run(scene.table, act).send(None)
    assert ("pass" in question.options) is declined
    assert ("play", act.cards[0]) in question.options


@pytest.mark.rule("swu:7.1.6.a")
@pytest.mark.parametrize("declined", [True, False])
def test_nobody_has_to_show_that_there_is_something_to_smuggle(declined: bool) -> None:
    card = "privateer-crew"
    scene = lay({"resources": [card] + ["wampa"] * 9})
    [smuggled] = [one for one in scene.player("player1").resources if scene.table.faces[one].key == card]
    effect = IfDone(PlayBySmuggle(2), DrawCards())
    drive(scene.table, effect, ["pass" if declined else ("smuggle", smuggled)])
    assert (len(scene.units(card)), len(scene.hand("player1"))) == ((0, 0) if declined else (1, 1))


@pytest.mark.rule("swu:7.1.4")
def test_whom_each_player_chose_is_spoken_of_next() -> None:
    scene = lay({"groundArena": ["wampa", "atst"]}, {"groundArena": ["battlefield-marine"]})
    answers = (scene.unit("wampa").ref, scene.unit("battlefield-marine").ref)
    act = Act(0, scene.base("player1"))
    play = EachPlayerChooses().run(scene.table, act)
    play.send(None)
    with pytest.raises(StopIteration):
        play.send(answers)
    assert act.things == [scene.unit("wampa"), scene.unit("battlefield-marine")]


# The Force.


@pytest.mark.rule("swu:8.38.1")
def test_the_force_token_is_created_once() -> None:
    scene = lay({})
    table, act = scene.table, Act(0, scene.base("player1"))
    assert GainForce().able(table, act)
    assert drive(table, GainForce(), [])[0] is True
    assert scene.player("player1").force
    assert len(table.this_phase("token")) == 1
    assert not GainForce().able(table, act)
    assert drive(table, GainForce(), [])[0] is False
    assert scene.player("player1").force
    assert len(table.this_phase("token")) == 1


@pytest.mark.rule("swu:6.4.3.c")
def test_using_the_force_is_a_part_of_the_cost() -> None:
    scene = lay({"hasForceToken": True})
    table, act = scene.table, Act(0, scene.base("player1"))
    assert UsingForce().payable(table, act)
    for _ in UsingForce().pay(table, act):
        raise AssertionError
    assert not scene.player("player1").force
    assert not UsingForce().payable(table, act)
