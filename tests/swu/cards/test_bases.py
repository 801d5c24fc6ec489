"""What bases do."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu import facts
from tablero.games.swu.cards import face
from tablero.games.swu.constants import AMBUSH
from tablero.games.swu.setup import DeckList, lay_out, setup
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.abilities.rules import DeckSize
from tablero.kernel import Draw, Shuffle


def on(base: str, theirs: dict[str, Any] | None = None, **mine: Any) -> Scene:
    """Player 1 has this base."""
    return Scene({"player1": {"base": base, **mine}, "player2": theirs or {}})


@pytest.mark.rule("swu:7.2.4")
def test_an_epic_action_is_used_once() -> None:
    scene = on("security-complex", groundArena=["wampa", "atst"])
    scene.use("player1", "security-complex", 0, "wampa")
    assert [upgrade.face.key for upgrade in scene.unit("wampa").upgrades] == ["shield"]
    scene.act("player2", "pass")
    assert scene.refuses(("use", "base", 0, 0)) == "swu:7.2.4"


def test_security_complex_is_not_for_leaders() -> None:
    scene = on("security-complex", leader={"card": "luke-skywalker#faithful-friend", "deployed": True})
    scene.use("player1", "security-complex", 0)
    assert scene.unit("luke-skywalker#faithful-friend").upgrades == []
    assert scene.base("player1").epic_used


def test_the_lab_gives_ambush() -> None:
    scene = on(
        "energy-conversion-lab",
        theirs={"groundArena": ["battlefield-marine"]},
        hand=["wampa", "blizzard-assault-atat"],
    )
    scene.use("player1", "energy-conversion-lab", 0)
    assert scene.selectable() == ["player1/hand/wampa"]
    scene.click("wampa")
    assert scene.unit("wampa").flags & AMBUSH
    scene.choose("yes").click("battlefield-marine")
    assert scene.discard("player2") == ["battlefield-marine"]


def test_tarkintown_hurts_the_hurt() -> None:
    scene = on("tarkintown", theirs={"groundArena": [{"card": "atst", "damage": 1}, "wampa"]})
    scene.use("player1", "tarkintown", 0, "atst")
    assert scene.unit("atst").damage == 4


def test_jedha_city_weakens_for_the_phase() -> None:
    scene = on("jedha-city", theirs={"groundArena": ["atst"]})
    scene.use("player1", "jedha-city", 0, "atst")
    assert scene.unit("atst").power == 2
    scene.next_round()
    assert scene.unit("atst").power == 6


@pytest.mark.parametrize(("base", "values"), [("pau-city", (4, 8)), ("petranaki-arena", (5, 7))])
def test_leader_units_are_stronger(base: str, values: tuple[int, int]) -> None:
    scene = on(base, leader={"card": "luke-skywalker#faithful-friend", "deployed": True}, groundArena=["wampa"])
    luke = scene.unit("luke-skywalker#faithful-friend")
    assert (luke.power, luke.hp) == values
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4, 5)


def test_droids_come_with_the_leader() -> None:
    scene = on("droid-manufactory", leader="luke-skywalker#faithful-friend")
    scene.use("player1", "luke-skywalker#faithful-friend", 1)
    assert len(scene.units("battle-droid")) == 2


def test_a_card_comes_with_the_leader() -> None:
    scene = on("shadow-collective-camp", leader="luke-skywalker#faithful-friend")
    scene.use("player1", "luke-skywalker#faithful-friend", 1)
    assert len(scene.hand("player1")) == 1
    assert scene.hand("player2") == []


# Setup.


def begin(base: str) -> tuple[Table, list[str]]:
    """Play the setup of two players, the first with this base; return the table and what the first was asked."""
    table = Table(2)
    leader = ("luke-skywalker#faithful-friend",)
    lay_out(table, [DeckList(leader, one, ("battlefield-marine",) * 30) for one in (base, "echo-base")])
    play: Any = setup(table)
    asked: list[str] = []
    answer: Any = None
    while True:
        try:
            request = play.send(answer)
        except StopIteration:
            return table, asked
        question = request() if callable(request) else request
        if isinstance(question, Shuffle):
            answer = tuple(range(question.size))
        elif isinstance(question, Draw):
            answer = (0,)
        elif hasattr(question, "options"):
            if question.seat == 0:
                asked.append(question.message.id)
            answer = tuple(question.options[:2]) if hasattr(question, "least") else question.options[0]
        else:
            answer = None


@pytest.mark.rule("swu:5.2.1.d", "swu:5.2.1.e")
@pytest.mark.parametrize(("base", "hand"), [("echo-base", 4), ("colossus", 3), ("nabat-village", 7)])
def test_a_base_may_change_the_starting_hand(base: str, hand: int) -> None:
    table, asked = begin(base)
    assert [len(player.hand) for player in table.players] == [hand, 4]
    assert ("swu-ask-mulligan" in asked) == (base != "nabat-village")


def test_nabat_village_puts_three_cards_back_when_the_first_action_phase_starts() -> None:
    hand = ["wampa", "atst", "repair", "resupply", "recruit"]
    scene = Scene({"phase": "setup", "player1": {"base": "nabat-village", "hand": [], "deck": hand * 4}})
    while scene.asked != "swu-ask-effect":
        pick = hasattr(scene.question, "least")
        scene.choose(tuple(scene.options[:2]) if pick else scene.options[0])
    before = scene.hand("player1")
    assert len(before) == 7
    scene.choose(tuple(scene.options[:3]))
    assert len(scene.options) == 6
    scene.choose(scene.options[-1])
    assert scene.hand("player1") == before[3:]
    assert scene.deck("player1")[-3:] == before[2::-1]
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:1.2.1")
@pytest.mark.parametrize("key", ["data-vault", "thermal-oscillator"])
def test_what_a_base_says_of_the_deck_is_what_is_checked(key: str) -> None:
    [ability] = face(key).abilities
    assert isinstance(ability, DeckSize)
    assert ability.cards == facts.card(key).deck_size


# The Force.


@pytest.mark.rule("swu:8.38.2")
@pytest.mark.parametrize(("attacker", "force"), [("yoda#old-master", True), ("battlefield-marine", False)])
def test_the_force_comes_with_an_attack_of_a_force_unit(attacker: str, force: bool) -> None:
    scene = on("crystal-caves", groundArena=[attacker])
    scene.act("player1", "attack", attacker, "administrators-tower")
    while scene.asked == "swu-ask-next-trigger":
        scene.choose(scene.options[0])
    assert scene.player("player1").force == force


@pytest.mark.rule("swu:7.2.5")
def test_the_monastery_helps_three_times() -> None:
    scene = on("mystic-monastery")
    for _ in range(3):
        scene.use("player1", "mystic-monastery", 0)
        assert scene.player("player1").force
        scene.edit("force", 0, False)
        scene.act("player2", "pass")
    assert scene.refuses(("use", "base", 0, 0)) == "swu:7.2.5"


@pytest.mark.rule("swu:6.4.4.a")
def test_the_tomb_wants_a_ready_unit() -> None:
    scene = on("tomb-of-eilram", groundArena=[{"card": "wampa", "exhausted": True}, "atst"])
    scene.use("player1", "tomb-of-eilram", 0)
    assert scene.options == (scene.unit("atst").ref,)
    scene.click("atst")
    assert scene.unit("atst").exhausted
    assert scene.player("player1").force
    scene.act("player2", "pass")
    assert scene.refuses(("use", "base", 0, 0)) == "swu:6.4.4.a"


@pytest.mark.parametrize(("attacker", "force"), [("vanguard-infantry", False), ("battlefield-marine", True)])
def test_destruction_of_a_base_brings_the_force(attacker: str, force: bool) -> None:
    scene = on("temple-of-destruction", groundArena=[attacker])
    scene.act("player1", "attack", attacker, "administrators-tower")
    assert scene.player("player1").force == force


def test_hitting_a_unit_is_not_hitting_a_base() -> None:
    scene = on("temple-of-destruction", theirs={"groundArena": ["atst"]}, groundArena=["battlefield-marine"])
    scene.act("player1", "attack", "battlefield-marine", "atst")
    assert not scene.player("player1").force


@pytest.mark.parametrize(("unit", "force"), [("battlefield-marine", False), ("wampa", True)])
def test_a_vergence_forms_around_a_sturdy_unit(unit: str, force: bool) -> None:
    scene = on("vergence-temple", groundArena=[unit])
    scene.to_regroup()
    assert scene.player("player1").force == force


# A Lawless Time.


@pytest.mark.rule("swu:8.11.2")
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("consular-security-force", 4),
        ("atat-suppressor", 10),
        ("protector", 3),
        ("battlefield-marine", 2),
        ("atst", 8),
    ],
)
def test_one_aspect_penalty_is_ignored_but_none_for_heroism_or_villainy(card: str, paid: int) -> None:
    scene = on("aldhani-garrison", leader="leia-organa#alliance-general", hand=[card], groundArena=["wampa"])
    scene.use("player1", "aldhani-garrison", 0, card)
    if card == "protector":
        scene.click("wampa")
    assert scene.ready("player1") == 20 - paid


@pytest.mark.rule("swu:3.7.1")
def test_any_friendly_token_pays_for_the_outpost() -> None:
    scene = Scene(
        {
            "player1": {
                "base": "alliance-outpost",
                "groundArena": [{"card": "wampa", "upgrades": ["shield"]}, "battle-droid"],
                "credits": 1,
                "hasForceToken": True,
            },
            "player2": {"groundArena": [{"card": "atst", "upgrades": ["experience"]}]},
        }
    )
    shield = scene.unit("wampa").upgrades[0]
    scene.use("player1", "alliance-outpost", 0)
    assert set(scene.options) == {scene.unit("battle-droid").ref, shield.ref, ("credit", 0), ("force", 0)}
    scene.choose(("force", 0))
    assert not scene.player("player1").force
    scene.choose(("mode", 2))
    assert scene.player("player1").credits == 2


def test_the_outpost_needs_a_token() -> None:
    scene = on("alliance-outpost", groundArena=["wampa"])
    assert scene.refuses(("use", "base", 0, 0)) == "swu:6.4.4.a"


def test_shipbreakers_may_save_one_card() -> None:
    scene = on("shipbreaking-yard", deck=["wampa", "atst", "repair", "resupply"])
    scene.use("player1", "shipbreaking-yard", 0, "atst")
    assert scene.deck("player1") == ["atst", "resupply"]
    assert scene.discard("player1") == ["wampa", "repair"]


def test_the_citadel_exchanges_a_resource() -> None:
    scene = on("citadel-research-center", resources=["wampa", "atst"], deck=["repair"])
    scene.use("player1", "citadel-research-center", 0)
    scene.click("player1/resource/wampa")
    assert scene.hand("player1") == ["wampa"]
    assert sorted(scene.resources("player1")) == ["atst", "repair"]


# Twin Suns.


def two_leaders(base: str, **mine: Any) -> Scene:
    """A friendly leader unit, and another by its upgrade would count the same."""
    luke = {"card": "luke-skywalker#faithful-friend", "deployed": True}
    return Scene({"player1": {"base": base, "leader": luke, **mine}, "player2": {"groundArena": ["atst"]}})


@pytest.mark.rule("swu:8.35.1", "swu:8.35.1.a")
def test_for_each_leader_unit_damage_or_experience() -> None:
    scene = two_leaders("executioners-arena")
    scene.use("player1", "executioners-arena", 0, "atst")
    assert scene.unit("atst").damage == 2
    assert scene.asked == "swu-ask-action"
    scene = two_leaders("first-battle-memorial")
    scene.use("player1", "first-battle-memorial", 0).spread({"atst": 1})
    assert len(scene.unit("atst").upgrades) == 1


def test_dookus_palace_is_cheaper_with_leaders() -> None:
    scene = two_leaders("dookus-palace", hand=["battlefield-marine"])
    scene.use("player1", "dookus-palace", 0, "battlefield-marine")
    assert scene.ready("player1") == 19


def test_what_the_palace_lends_is_owed_at_the_regroup_phase() -> None:
    scene = two_leaders("sundari-palace", hand=["wampa"], resources=2)
    scene.use("player1", "sundari-palace", 0, "wampa")
    assert scene.ready("player1") == 3
    while scene.asked != "swu-ask-effect":
        scene.choose("pass")
    scene.click("player1/resource/wampa")
    assert scene.discard("player1") == ["wampa"]
