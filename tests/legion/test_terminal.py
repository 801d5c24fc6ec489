"""The battlefield as text: the mission with what its cards say, the map, the objectives, and units with their orders."""

from __future__ import annotations

from legion import laid
from legion.commanded import corps
from legion.fielded import words
from legion.missions import battle_with, token
from tablero.games.legion import cards
from tablero.games.legion.listing import CARDS
from tablero.games.legion.state import ASSET, FACEDOWN, FACEUP, Battle
from tablero.games.legion.terminal import draw
from tablero.games.legion.view import view
from tablero.kernel import Json


def drawn(battle: Battle, lang: str = "en") -> list[str]:
    """The lines that the first player is shown."""
    return draw(view(battle, 0), words(lang)).splitlines()


def after(lines: list[str], card: str) -> list[str]:
    """What is told of a card, which stands below its name."""
    start = next(number for number, line in enumerate(lines) if line.endswith(f": {card}")) + 1
    told = lines[start:]
    return told[: next(number for number, line in enumerate(told) if not line.startswith("  "))]


def test_the_mission_says_what_scores_first_and_whose_an_advantage_is() -> None:
    battle = battle_with(
        "2026", objective="Close the Pocket", secondary="Retrieve the Data", advantage_1="Advanced Intel"
    )
    battle.phase = "command"
    lines = drawn(battle)
    assert after(lines, "Close the Pocket") == [
        "  Scoring: From round 2 on, 2 VP in each End Phase for every Stockpile that you secure at the centre.",
        "  Scoring: From round 2 on, 1 VP in each End Phase for every Stockpile that you secure anywhere but at the centre.",
    ]
    kinds = [line.partition(":")[0] for line in after(lines, "Retrieve the Data")]
    assert kinds == ["  Scoring", "  Special rules"]
    assert "Advantage (Player 2): Advanced Intel" in lines
    assert any("VP" not in line and "PV" in line for line in after(drawn(battle, "es"), "Close the Pocket"))


def test_what_is_set_up_is_told_until_the_battle_begins() -> None:
    battle = battle_with("2023", objective="Intercept the Transmissions", deployment="Battle Lines")
    assert [line.partition(":")[0] for line in after(drawn(battle), "Intercept the Transmissions")] == [
        "  Scoring",
        "  Setup",
    ]
    battle.phase = "activation"
    assert len(after(drawn(battle), "Intercept the Transmissions")) == 1


def test_cards_that_may_be_struck_are_told_and_what_of_them_is_not_enforced() -> None:
    battle = laid.battle("2023")
    bombs = next(card for card in cards.battle_cards("2023").values() if card.name == "Bombing Run")
    battle.rows = {"objective": [bombs.id]}
    assert any(line.startswith("  Not enforced: ") for line in after(drawn(battle), "Bombing Run"))


def test_the_map_shows_units_and_numbered_objectives_which_are_told_below_with_orders() -> None:
    battle = battle_with("2026", objective="Close the Pocket")
    ordered = laid.add(battle, 0, corps("Ordered"), (10, 10))
    done = laid.add(battle, 1, corps("Done"), (30, 10))
    ordered.order, done.order = FACEUP, FACEDOWN
    battle.tokens = [token("smoke", "", 40, 4), token(ASSET, "data-core", 50, 20)]
    lines = drawn(battle)
    rows = {line[:3].strip(): line.partition("│")[2] for line in lines if "│" in line}
    assert [rows["10"][10], rows["10"][30], rows["4"][40], rows["20"][50]] == ["A", "a", "~", "1"]
    assert "Objective 1 at 50″, 20″: nobody's" in lines
    assert "  A  Ordered (1 miniature, 0 wounds) at 10″, 10″: ordered" in lines
    assert "  a  Done (1 miniature, 0 wounds) at 30″, 10″: activated" in lines


def test_a_client_is_sent_what_battle_cards_say_what_scores_first() -> None:
    printed: Json = CARDS.printed(f"2026/battle/{battle_with(objective='Close the Pocket').mission['objective']}")
    kinds = [line["args"]["kind"] for line in printed["sentences"]]
    assert kinds == ["scoring", "scoring", "setup"]
    missing = next(card for card in cards.battle_cards("2026").values() if card.missing)
    told: Json = CARDS.printed(f"2026/battle/{missing.id}")
    assert told["sentences"] == []
    assert told["unenforced"]
