"""Units of the game attack each other at random: nothing fails, and all that is told and asked has its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablero.games.legion
from legion.playing import battle
from legion.surroundings import Around
from tablero.games.legion import cards
from tablero.games.legion.armies import Entry
from tablero.games.legion.attacking import attack
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEUP,
    OBSERVATION,
    ON_BATTLEFIELD,
    SHIELD,
    SUPPRESSION,
    SURGE,
    Battle,
)
from tablero.games.legion.weapons import targets, why_not_attack
from tablero.games.legion.wounds import actions_lost_to_damage, end_of_activation
from tablero.kernel import Message, Play, Rng
from tablero.kernel.chance import Chance
from tablero.text import LANGUAGES, ExactTexts

FOLDER = Path(tablero.games.legion.__file__).parent / "texts"
TOKENS = (AIM, DODGE, SURGE, SHIELD, OBSERVATION, SUPPRESSION)


def random_battle(edition: str, rng: Rng) -> tuple[Battle, Around]:
    """Two units on each side, with some of the upgrades and tokens that there are, anywhere."""
    units = [unit for unit in cards.units(edition).values() if unit.kind == "unit" and unit.minis]
    upgrades = [each for each in cards.upgrades(edition).values() if each.weapons or each.keywords]
    armies = [
        [Entry(rng.choice(units), tuple(rng.choice(upgrades) for _ in range(3))) for _ in range(2)] for _ in range(2)
    ]
    field, around = battle(edition, *armies), Around()
    for unit in field.units:
        unit.order = FACEUP
        unit.moved = rng.below(4)
        unit.tokens = {kind: count for kind in TOKENS if (count := rng.below(3))}
        around.bands[unit.id] = rng.below(5)
        around.cover[unit.id] = [rng.below(4) - 1] * len(unit.miniatures)
        around.unseen.update([id for id in unit.miniatures if rng.below(6) == 0])
    if rng.below(2):
        around.fights = {(rng.below(2), 2 + rng.below(2))}
    around.arcs = {"front", "rear", "sides"} if rng.below(2) else {"front"}
    return field, around


def play_out(play: Play[Any], rng: Rng, said: dict[str, Message]) -> None:
    """Play with dice and answers drawn at random, and note what is asked."""
    send: Any = None
    try:
        while True:
            request: Any = play.send(send)
            if isinstance(request, Chance):
                send = request.draw(rng)
            else:
                assert request.possible(), f"{request!r}"
                said[request.message.id] = request.message
                send = request.read(request.sample(rng))
    except StopIteration:
        return


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_units_attack_each_other_and_all_is_said_in_every_language(edition: str) -> None:
    said: dict[str, Message] = {}
    attacks = 0
    for seed in range(150):
        rng = Rng(seed)
        field, around = random_battle(edition, rng)
        for unit in field.units:
            for enemy in field.units:
                reason = why_not_attack(field, around, unit, enemy)
                if reason is not None:
                    said[reason.message.id] = reason.message
                    assert reason.rule.startswith(field.edition.prefix)
            if unit.place != ON_BATTLEFIELD or not targets(field, around, unit):
                continue
            attacks += 1
            play_out(attack(field, around, unit), rng, said)
            play_out(actions_lost_to_damage(field, unit), rng, said)
            play_out(end_of_activation(field, unit), rng, said)
            around.cover = {each.id: around.cover[each.id][: len(each.miniatures)] for each in field.units}
        said |= {line.message.id: line.message for line in field.log.entries}
        for miniature in field.miniatures:
            assert 0 <= miniature.wounds <= miniature.threshold
        assert all(count > 0 for unit in field.units for count in unit.tokens.values())
    assert attacks > 100
    assert {"legion-attacks", "legion-cover", "legion-suffers", "legion-ask-weapons", "legion-ask-aim"} <= set(said)
    for lang in LANGUAGES:
        texts = ExactTexts(lang, FOLDER)
        for message in said.values():
            assert texts.render(message)
