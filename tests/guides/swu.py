"""The guided first game of Star Wars: Unlimited: five rounds of Luke Skywalker against Darth Vader."""

from __future__ import annotations

from guides.scripting import Script
from tablero.kernel import Chance

LUKE = [
    "alliance-xwing",
    "restored-arc170",
    "vanquish",
    "resilient",
    "consular-security-force",
    "chewbacca#loyal-companion",
]
LUKE += ["cloud-city-wing-guard", "han-solo#reluctant-hero", "snowspeeder", "obiwan-kenobi#following-fate"]
LUKE += ["vigilant-honor-guards", "general-dodonna#massassi-group-commander"]
VADER = ["first-legion-snowtrooper", "tieln-fighter", "cell-block-guard", "atst", "relentless#konstantines-folly"]
VADER += ["emperor-palpatine#master-of-the-dark-side", "blizzard-assault-atat", "gladiator-star-destroyer"]
VADER += ["overwhelming-barrage", "maximum-firepower", "force-choke", "tie-advanced"]


def script() -> Script:
    """Return the whole game."""
    stacked: list[list[int]] = []

    def fate(chance: Chance) -> tuple[int, ...] | None:
        if chance.name == "shuffle":
            return tuple(stacked.pop(0)) if stacked else tuple(range(50))
        return (0,) if chance.name == "draw" else None

    game = Script("swu", 0, fate, decks=["sor-luke", "sor-vader"])
    stacked += [_stacked(game, 0, LUKE), _stacked(game, 1, VADER)]
    game.do("Player 1", "Keep", "Keep")
    _first_round(game)
    _second_round(game)
    _third_round(game)
    _fourth_round(game)
    _fifth_round(game)
    return game


def _stacked(game: Script, seat: int, top: list[str]) -> list[int]:
    """Return the order of a deck that has these cards on top; the last card of a deck is drawn first."""
    table = game.game.state
    left = list(enumerate(table.players[seat].deck))
    drawn = []
    for name in top:
        found = next(one for one in left if repr(table.faces[one[1]]) == f"<{name}>")
        left.remove(found)
        drawn.append(found[0])
    return [place for place, _ in left] + drawn[::-1]


def _first_round(game: Script) -> None:
    game.step("swu-guide-aim", "swu:5.6.1", want="read", point=["base:1", "base:0"])
    game.step("swu-guide-resources", "swu:1.7.1")
    game.pick("Chewbacca", "Consular")
    game.pick("Relentless", "Palpatine")
    game.step("swu-guide-play", "swu:1.15.2", "swu:1.8.1")
    game.do("Alliance X-Wing", "First Legion Snowtrooper")
    game.step("swu-guide-initiative", "swu:1.15.5", "swu:1.4.4")
    game.do("Take the initiative", "Pass")
    game.step("swu-guide-regroup", "swu:5.5.1", "swu:1.7.6")
    game.do("Han Solo", "Gladiator")


def _second_round(game: Script) -> None:
    game.step("swu-guide-attack-base", "swu:1.15.3", "swu:1.9.7")
    game.do("Attack with Alliance X-Wing", "Attack with First Legion Snowtrooper")
    game.step("swu-guide-play-again", "swu:1.5.4.b", "swu:1.5.4.c")
    game.do("Restored ARC-170", "TIE/ln Fighter")
    game.step("swu-guide-leader-ability", "swu:1.15.4", "swu:3.7.6")
    game.do("Use Luke Skywalker", "Pass", "Take the initiative")
    game.do("Obi-Wan", "Blizzard")


def _third_round(game: Script) -> None:
    game.step("swu-guide-attack-unit", "swu:6.3.5", "swu:1.9.6")
    game.do("Attack with Alliance X-Wing")
    game.step("swu-guide-attack-target", "swu:1.9.5")
    game.do("TIE/ln Fighter", "Cell Block Guard")
    game.step("swu-guide-upgrade", "swu:3.6.2", "swu:3.6.7")
    game.do("Resilient")
    game.step("swu-guide-upgrade-target", "swu:3.6.3")
    game.do("Alliance X-Wing", "Use Darth Vader", "Restored ARC-170", "Player 1’s base")
    game.step("swu-guide-sentinel", "swu:7.5.5.a", "swu:3.7.6", point=["unit:3"])
    game.do("Cloud City Wing Guard", "Attack with First Legion Snowtrooper")
    game.do("Attack with Restored ARC-170", "Pass", "Take the initiative")
    game.do("Snowspeeder", "AT-ST")


def _fourth_round(game: Script) -> None:
    game.step("swu-guide-event", "swu:1.5.1.a", "swu:4.8.1")
    game.do("Play Vanquish")
    game.step("swu-guide-event-target", "swu:1.6.2")
    game.do("Cell Block Guard", "Pass")
    game.do("Attack with Alliance X-Wing", "Pass", "Attack with Restored ARC-170", "Pass", "Take the initiative")
    game.do("General Dodonna", "Overwhelming")


def _fifth_round(game: Script) -> None:
    game.step("swu-guide-deploy", "swu:3.4.4", "swu:1.12.3")
    game.do("deploy this leader", "Pass")
    game.step("swu-guide-luke", "swu:3.5.5")
    game.do("Attack with Luke")
    game.step("swu-guide-luke-target", "swu:1.5.5.c")
    game.do("First Legion Snowtrooper")
    game.step("swu-guide-on-attack", "swu:1.6.3")
    game.do("Cloud City Wing Guard")
    game.step("swu-guide-end", "swu:5.6.1", want="read", point=["base:1", "base:0"])
