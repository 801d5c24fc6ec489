"""Rules that conditions, adjectives, amounts and costs keep, each at its edge."""

from __future__ import annotations

import pytest

from swu.driving import drive
from swu.words.laying import lay
from tablero.games.swu.abilities import Act
from tablero.games.swu.cards import face
from tablero.games.swu.costs import Terms
from tablero.games.swu.state import Event
from tablero.games.swu.vocabulary import (
    Combined,
    Compared,
    ControlNamed,
    DefeatingToken,
    Is,
    Number,
    Paid,
    ThatMuch,
    Triggers,
    another,
    defeat,
)
from tablero.games.swu.vocabulary.effects.name_a_card import names
from tablero.games.swu.vocabulary.filters.keywords import abilities_on, has_keyword
from tablero.games.swu.vocabulary.nouns import fitting_cards

VADER = "darth-vader#dark-lord-of-the-sith"


@pytest.mark.rule("swu:8.24.2")
def test_a_leader_a_unit_or_an_upgrade_of_yours_has_the_name() -> None:
    chewie = {"card": "wampa", "upgrades": ["the-darksaber"]}
    blade = face("the-darksaber").title
    table = lay({"groundArena": [chewie, "atst"]}, {"groundArena": ["battlefield-marine"]})
    mine, theirs = Act(0, table.base("player1")), Act(1, table.base("player2"))
    for title in ("Darth Vader", "AT-ST", blade):
        assert ControlNamed(title).holds(table.table, mine)
        assert not ControlNamed(title).holds(table.table, theirs)
    assert not ControlNamed("Battlefield Marine").holds(table.table, mine)
    table.player("player1").leaders.append(table.leader("player2"))  # as in Twin Suns
    assert ControlNamed("Darth Vader").holds(table.table, mine)
    table.player("player1").leaders.pop()
    assert not ControlNamed("Academy Training").holds(table.table, mine)
    table.unit("wampa").upgrades[0].controller = 1  # on a unit of another player it is still one's own
    assert not ControlNamed(blade).holds(table.table, mine)
    assert ControlNamed(blade).holds(table.table, theirs)


@pytest.mark.rule("swu:1.8.6", "swu:3.7.13")
@pytest.mark.parametrize(("paid", "less", "nothing"), [(0, True, True), (3, True, False), (4, False, False)])
def test_what_was_paid_is_compared_with_the_printed_cost(paid: int, less: bool, nothing: bool) -> None:
    table = lay({"groundArena": ["wampa"]})
    wampa = table.unit("wampa")
    act = Act(0, wampa, Event("played", 0, wampa, face=wampa.face, terms=Terms(paid=paid)))
    assert wampa.face.cost == 4
    assert [Paid("less").holds(table.table, act), Paid("nothing").holds(table.table, act)] == [less, nothing]


@pytest.mark.rule("swu:1.8.6", "swu:8.16.5.e")
def test_a_cost_is_the_printed_one_though_power_and_hp_are_those_of_now() -> None:
    strong = {"card": "battlefield-marine", "upgrades": ["experience"], "damage": 2}
    table = lay({"groundArena": [strong]})
    marine, act = table.unit("battlefield-marine"), Act(0, table.base("player1"))
    assert (marine.face.cost, marine.power, marine.remaining) == (2, 4, 2)
    for value, number in (("cost", 2), ("power", 4), ("remaining", 2)):
        act.amount = number
        assert Compared(value, "exactly", ThatMuch()).test(table.table, act, marine)  # type: ignore[arg-type]
    card = face("battlefield-marine")
    assert Number("cost", most=2, least=2).fits(table.table, act, card)
    assert Number("remaining", most=3, least=3).fits(table.table, act, card)
    assert Number("power", most=3, least=3).fits(table.table, act, card)
    assert not Number("cost", least=3).fits(table.table, act, card)


@pytest.mark.rule("swu:7.5.17.d")
def test_a_card_with_piloting_is_a_unit_out_of_play_and_a_leader_is_none() -> None:
    table = lay({})
    act = Act(0, table.base("player1"))
    pilot = face("clone-pilot")
    assert pilot.pilot is not None
    found = [Is(kind).fits(table.table, act, pilot) for kind in ("unit", "upgrade", "event", "leader")]
    assert found == [True, False, False, False]
    found = [Is(kind).fits(table.table, act, face(VADER)) for kind in ("unit", "leader")]
    assert found == [False, True]
    deployed = face(VADER).unit_side
    assert deployed is not None
    assert not Is("unit").fits(table.table, act, deployed)
    assert Is("upgrade").fits(table.table, act, face("resilient"))


@pytest.mark.rule("swu:7.5.1")
def test_a_keyword_that_works_when_its_unit_is_defeated_is_no_when_defeated_ability() -> None:
    table = lay({}, {"groundArena": ["hylobon-enforcer", "death-star-stormtrooper"], "spaceArena": ["tie-advanced"]})
    hylobon = table.unit("hylobon-enforcer")
    assert hylobon.face.triggers
    assert abilities_on(hylobon, "when-defeated") == []
    assert not Triggers("when-defeated").test(table.table, Act(0, hylobon), hylobon)
    fallen = lay({"groundArena": ["oomseries-officer"]}).unit("oomseries-officer")
    assert len(abilities_on(fallen, "when-defeated")) == 1


@pytest.mark.rule("swu:7.5.15.c")
def test_coordinate_counts_as_a_keyword_though_asleep() -> None:
    table = lay({"groundArena": ["anakin-skywalker#maverick-mentor", "wampa"]})
    assert has_keyword(table.unit("anakin-skywalker#maverick-mentor").face.abilities)
    assert not has_keyword(table.unit("wampa").face.abilities)


@pytest.mark.rule("swu:8.19.1")
def test_another_card_is_not_the_card_itself() -> None:
    table = lay({"groundArena": ["wampa"], "discard": ["battlefield-marine", "atst"]})
    wampa, pile = table.unit("wampa"), table.player("player1").discard
    wampa.card, card = pile[0], wampa.card
    found = fitting_cards(table.table, Act(0, wampa), pile, (another,))
    assert [table.table.faces[one].key for one in found] == ["atst"]
    assert fitting_cards(table.table, Act(0, wampa), pile, ()) == pile
    wampa.card = card


@pytest.mark.rule("swu:8.18.1")
def test_any_card_can_be_named_but_a_token_is_none() -> None:
    keys = [option[1] for option in names()]
    assert "wampa" in keys
    assert "repair" in keys
    assert "battle-droid" not in keys
    assert "experience" not in keys


@pytest.mark.rule("swu:8.5.1")
def test_units_chosen_together_may_be_in_two_arenas_unless_it_says_one() -> None:
    theirs = {"groundArena": ["battlefield-marine"], "spaceArena": ["alliance-xwing"]}
    table = lay({}, theirs)
    refs = tuple(unit.ref for unit in table.units())
    assert drive(table.table, defeat(Combined("cost", 4)), [refs])[0]
    assert table.units() == []
    table = lay({}, theirs)
    _, [question] = drive(table.table, defeat(Combined("cost", 4, one_arena=True)), [()])
    assert question.check(refs).rule == "swu:8.5.1"


# Costs.


@pytest.mark.rule("swu:1.5.4.d")
@pytest.mark.parametrize("exhausted", [False, True])
def test_what_is_exhausted_cannot_pay_by_exhausting_itself(exhausted: bool) -> None:
    leader = {"card": "grand-moff-tarkin#oversector-governor", "exhausted": exhausted}
    table = lay({"leader": leader, "groundArena": ["death-trooper"]})
    option = ("use", *table.leader("player1").ref, 0)
    if exhausted:
        assert table.refuses(option) == "swu:6.4.4.a"
    else:
        assert table.game.why_not(option) is None


@pytest.mark.rule("swu:3.7.1")
def test_a_friendly_token_of_whatever_type_can_be_defeated() -> None:
    units = [{"card": "wampa", "upgrades": ["shield", "resilient"]}, "spy"]
    table = lay({"groundArena": units, "credits": 1, "hasForceToken": True}, {"groundArena": ["battle-droid"]})
    act = Act(0, table.base("player1"))
    spy, shield = table.unit("spy").ref, table.unit("wampa").upgrades[0].ref
    assert table.unit("wampa").upgrades[0].face.key == "shield"
    assert DefeatingToken()._tokens(table.table, act) == [spy, shield, ("credit", 0), ("force", 0)]
    assert DefeatingToken("credit")._tokens(table.table, act) == [("credit", 0)]
    bare = lay({"groundArena": ["wampa"]}, {"groundArena": ["battle-droid"]})
    assert DefeatingToken()._tokens(bare.table, act) == []
    assert DefeatingToken("credit")._tokens(bare.table, act) == []


@pytest.mark.rule("swu:1.14.4")
def test_two_cards_are_discarded_together_as_a_cost() -> None:
    krrsantan = "krrsantan#hit-and-run"
    table = lay({"groundArena": [krrsantan], "hand": ["wampa", "atst", "repair"]})
    table.use("player1", krrsantan).click("wampa", "repair")
    assert (sorted(table.discard("player1")), sorted(table.hand("player1"))) == (
        ["repair", "wampa"],
        ["atst", krrsantan],
    )
