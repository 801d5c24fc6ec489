"""All words of the game in both languages: names, cards, options, refusals, and the table in a terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rebellion.scenes import EMPIRE, REBEL, lead, loyal, put, where
from rebellion.tries import assign, at, attempt, card, queue, seat_of, stage
from rebellion.turns import activates, comes, play
from tablero.games.rebellion import GAME, describe
from tablero.games.rebellion.board import place_name, unit_name
from tablero.games.rebellion.cards import ActionCard, Mission, Objective, Tactic
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_NUMBER, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.effects import OneOf
from tablero.games.rebellion.facts import (
    BASE,
    LEADER_COUNT,
    LEADER_NUMBER,
    PLACE_KEYS,
    PLACES,
    RINGS,
    SIDE_KEYS,
    SKILL_KEYS,
    SYSTEM_COUNT,
    THEATER_KEYS,
    UNIT_COUNT,
    UNITS,
)
from tablero.games.rebellion.leaders import leader_name, ring_name
from tablero.games.rebellion.missions import action_text, mission_text
from tablero.games.rebellion.state import PHASE_KEYS, Table
from tablero.kernel import Distribute, Game, Message, Option, Rng, say
from tablero.text import LANGUAGES, texts_of

TEXTS = {lang: texts_of(GAME, lang) for lang in LANGUAGES}


def both(message: Message) -> dict[str, str]:
    """Return a message in every language; raise if one is missing, or lacks an argument."""
    read = {lang: texts.render(message) for lang, texts in TEXTS.items()}
    for text in read.values():
        assert text.strip()
        assert "rebellion-" not in text, f"{message.id} was not put into words: {text}"
        assert "{" not in text, f"{message.id}: {text}"
    return read


def read(lines: tuple[Message, ...]) -> dict[str, str]:
    """Return some lines in every language, one after the other."""
    assert lines
    said = [both(line) for line in lines]
    return {lang: " ".join(line[lang] for line in said) for lang in LANGUAGES}


# Names.


def names() -> Iterator[Message]:
    yield from (place_name(place) for place in range(PLACES))
    yield from (unit_name(unit) for unit in range(UNIT_COUNT))
    yield from (leader_name(leader) for leader in range(LEADER_COUNT))
    yield from (ring_name(ring) for ring in range(len(RINGS)))
    yield from (say(f"rebellion-side-{side}") for side in range(len(SIDE_KEYS)))
    yield from (say(f"rebellion-skill-{key}") for key in SKILL_KEYS)
    yield from (say(f"rebellion-theater-{theater}") for theater in range(len(THEATER_KEYS)))
    yield from (say(f"rebellion-phase-{key}") for key in PHASE_KEYS)
    yield from (say(f"rebellion-mission-{mission.key}") for mission in MISSIONS)
    yield from (say(f"rebellion-action-{action.key}") for action in ACTIONS)
    yield from (say(f"rebellion-objective-{objective.key}") for objective in OBJECTIVES)
    yield from (say(f"rebellion-tactic-{tactic.key}") for tactic in TACTICS)


@pytest.mark.parametrize("name", list(names()), ids=lambda name: name.id)
def test_every_name_is_there(name: Message) -> None:
    for text in both(name).values():
        assert len(text) < 50
        assert text == text.strip()


def test_no_two_things_of_a_kind_have_the_same_name() -> None:
    for lang, texts in TEXTS.items():
        for prefix in ("place", "unit", "leader", "ring", "mission", "action"):
            ids = [name for name in names() if name.id.startswith(f"rebellion-{prefix}-")]
            found = [texts.render(name) for name in ids]
            assert len(set(found)) == len(found), f"{prefix} in {lang}"
        for theater in range(len(THEATER_KEYS)):  # some tactic cards of both are called the same
            ids = [say(f"rebellion-tactic-{tactic.key}") for tactic in TACTICS if tactic.theater == theater]
            found = [texts.render(name) for name in ids]
            assert len(set(found)) == len(found), f"tactics in {lang}"


# Cards.


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.key)
def test_every_mission_says_what_it_does(mission: Mission) -> None:
    said = read(mission_text(mission))
    assert said["en"] != said["es"]


@pytest.mark.rule("rebellion:action.12")
@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.key)
def test_every_action_card_says_when_and_what(action: ActionCard) -> None:
    lines = action_text(action)
    assert len(lines) == 1 + len(action.effects) > 1
    said = read(lines)
    assert said["en"] != said["es"]


@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda objective: objective.key)
def test_every_objective_says_what_it_asks_for_and_brings(objective: Objective) -> None:
    lines = describe.objective_text(objective)
    assert len(lines) == 2 + len(objective.rider) + objective.returns
    said = read(lines)
    assert all(str(objective.reputation) in text for text in said.values())


@pytest.mark.parametrize("tactic", TACTICS, ids=lambda tactic: tactic.key)
def test_every_tactic_card_says_what_it_does(tactic: Tactic) -> None:
    read(tuple(effect.text() for effect in tactic.effects))


def test_cards_that_do_different_things_say_different_things() -> None:
    said: dict[str, str] = {}
    for mission in MISSIONS:
        key = f"{mission.side} {mission.skill} {read(mission_text(mission))['en']}"
        assert key not in said, f"{mission.key} reads like {said.get(key)}"
        said[key] = mission.key


# Options.


def forms(option: Option) -> str:
    """Return the form of an option: its word, and how many numbers follow."""
    return option if isinstance(option, str) else f"{option[0]} {len(option) - 1}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_of_random_games_reads_in_both_languages(seats: int) -> None:
    found: set[str] = set()
    asked: set[Message] = set()
    for seed in range(3):
        game, rng = Game(GAME, GAME.setup(seats, errata=bool(seed % 2)), Rng(seed)), Rng(seed + 50)
        while game.outcome is None:
            for part in game.decisions:
                if part.message not in asked:
                    asked.add(part.message)
                    both(part.message)
                for option in getattr(part, "options", ()):
                    if forms(option) not in found or rng.below(10) == 0:
                        both(GAME.describe(game.state, part, option))
                        for line in GAME.explain(game.state, option):
                            both(line)
                    found.add(forms(option))
            part = rng.choice(game.decisions)
            game.choose(part.sample(rng), part.seat)
        for entry in dict.fromkeys(game.log):
            both(entry.message)
        both(game.outcome.why)
    assert len(found) > 30


def words_in(node: ast.AST) -> Iterator[str]:
    """Yield the words of options: alone in a list, or first in a tuple."""
    match node:
        case ast.Constant(value=str(word)):
            yield word
        case ast.Tuple(elts=[ast.Constant(value=str(word)), *_]):
            yield word
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from words_in(part)
        case ast.Starred(value=inner) | ast.ListComp(elt=inner) | ast.GeneratorExp(elt=inner):
            yield from words_in(inner)
        case ast.BinOp(left=left, right=right):
            yield from (*words_in(left), *words_in(right))
        case ast.IfExp(body=left, orelse=right):
            yield from (*words_in(left), *words_in(right))


def options_in(node: ast.AST) -> Iterator[str]:
    """Yield the words of the options that a line of the rules makes."""
    match node:
        case ast.Call(func=ast.Name(id="Choose" | "Pick" | "Distribute"), args=[_, options, *_]):
            yield from words_in(options)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="options"), attr="append"), args=[option]):
            yield from words_in(option)
        case (
            ast.AnnAssign(target=ast.Name(id="options"), value=ast.AST() as options)
            | ast.AugAssign(target=ast.Name(id="options"), value=options)
            | ast.Assign(targets=[ast.Name(id="options")], value=options)
        ):
            yield from words_in(options)


def test_every_option_that_the_rules_can_make_has_words() -> None:
    folder = Path(describe.__file__).parent
    words = {
        word
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for word in options_in(node)
    }
    effects = [effect for cards in (MISSIONS, ACTIONS) for one in cards for effect in one.effects]
    words |= {word for effect in effects if isinstance(effect, OneOf) for word, _ in effect.choices}
    catalogue = "\n".join(path.read_text(encoding="utf-8") for path in sorted((folder / "texts").glob("*.es.ftl")))
    texts = re.findall(r"^rebellion-option-([\w-]+) =", catalogue, re.M)
    assert len(words) > 40
    assert [word for word in sorted(words) if not any(text.split("-")[0] == word for text in texts)] == []


def test_options_say_what_they_name() -> None:
    table = assign(lead(stage(), "han_solo"), "sabotage", "chewbacca", "princess_leia")
    for option, words in (
        (("from", BASE), ["Rebel Base"]),
        (("activate", LEADER_NUMBER["han_solo"]), ["Han Solo"]),
        (("assign", card("hidden_fleet")), ["Hidden Fleet"]),
        (("reveal", 0), ["Sabotage", "Chewbacca", "Princess Leia"]),
        (("system", where("kessel")), ["Kessel"]),
    ):
        text = both(describe.describe(table, option))["en"]
        assert all(word in text for word in words), text


def test_every_option_the_program_knows_has_words() -> None:
    """Each word of the two tables of `describe`, with the first thing it may name."""
    table = assign(stage(), "sabotage", "chewbacca")
    numbers = {"queued": 2, "build": 2, "recruit": 2, "cargo": 2, "target": 4, "die": 3, "set": 2, "blank": 2}
    assert set(numbers) == set(describe.MORE)
    for word in describe.ONE:
        both(describe.describe(table, (word, 0)))
    for word, count in numbers.items():
        both(describe.describe(table, (word, *[1] * count)))


# Refusals.


def test_refusals_read_in_both_languages() -> None:
    table = put(lead(stage(), "jan_dodonna", "darth_vader", "mon_mothma"), "kessel", rebel_trooper=1)
    put(lead(table, "han_solo", place="bothawui"), "bothawui", x_wing=1)
    assign(assign(table, "sabotage", "mon_mothma"), "gather_intel", "colonel_yularen")
    turn = play(table)
    moving = play(table, *activates("jan_dodonna", "toydaria"))
    away = play(table, "pass", ("activate", LEADER_NUMBER["darth_vader"]))
    team = play(lead(stage(4), "jan_dodonna", "princess_leia"))
    for game, values in (
        (turn, [("activate", LEADER_NUMBER["han_solo"]), ("activate", LEADER_NUMBER["boba_fett"])]),
        (turn, [("activate", LEADER_NUMBER["mon_mothma"]), ("reveal", 0), ("reveal", 1)]),
        (moving, [comes("endor"), comes("bothawui"), comes("kessel"), comes("rebel_base")]),
        (away, [("system", BASE)]),
        (team, [("activate", LEADER_NUMBER["princess_leia"])]),
    ):
        for value in values:
            reason = game.why_not(value)
            assert reason is not None
            assert reason.rule.startswith("rebellion:"), value
            said = both(reason.message)
            assert said["en"] != said["es"]


# The table in a terminal.


def full_table() -> Table:
    """Return a table with something everywhere."""
    table = queue(queue(stage(), 1, x_wing=2, stormtrooper=3), 3, mon_calamari_cruiser=1, star_destroyer=1)
    put(put(table, "kessel", rebel_trooper=2), "rebel_base", y_wing=1)
    loyal(loyal(table, "kessel", to=REBEL), "corellia", to=EMPIRE)
    table.subjugated[where("naboo")] = table.sabotaged[where("rodia")] = table.destroyed[where("alderaan")] = True
    lead(lead(table, "han_solo", "darth_vader"), "princess_leia", place="kessel")
    table.ring[LEADER_NUMBER["princess_leia"]] = RINGS.index("captured")
    table.mission_hand = [[card("infiltration")], [card("gather_intel")]]
    table.objective_hand = [0]
    table.probe_hand = [where("endor")]
    return assign(table, "sabotage", "chewbacca")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [REBEL, EMPIRE, None])
def test_the_terminal_shows_all_systems_and_both_queues(lang: str, seat: int | None) -> None:
    words = TEXTS[lang]
    table = full_table()
    shown = GAME.terminal(GAME.view(table, seat), words)
    map_, _, rest = shown.partition("──")
    for place in range(SYSTEM_COUNT):
        name = words.render(place_name(place))
        assert map_.count(f"] {name}") + map_.count(f") {name}") >= 1, name
        assert f"] {name} " in rest or f") {name} " in rest, name
    lines = shown.splitlines()
    for side, space, unit, count in ((0, 1, "x_wing", 2), (1, 1, "stormtrooper", 3), (1, 3, "star_destroyer", 1)):
        title = f"{words.render(say(f'rebellion-side-{side}'))}: {words.render(say('rebellion-queue', space=space))}: "
        units = words.render(say("rebellion-units", count=count, unit=say(f"rebellion-unit-{unit}")))
        assert f"{title}{units}" in [line[: len(title + units)] for line in lines]
    assert len(re.findall(re.escape(words.render(say("rebellion-queue", space=2))), shown)) == 2
    assert words.render(say("rebellion-leader-han_solo")) in shown
    assert "rebellion-" not in shown
    assert "{" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_each_side_its_cards_and_no_others(lang: str) -> None:
    words = TEXTS[lang]
    table = full_table()
    mine = {
        REBEL: ["mission-infiltration", "mission-sabotage", f"objective-{OBJECTIVES[0].key}"],
        EMPIRE: ["mission-gather_intel"],
        None: [],
    }
    every = [id for ids in mine.values() for id in ids]
    hidden = words.render(say("rebellion-base-known-hidden", place=say("rebellion-place-hoth")))
    for seat, own in mine.items():
        shown = GAME.terminal(GAME.view(table, seat), words)
        assert [id for id in every if words.render(say(f"rebellion-{id}")) in shown] == own
        assert (hidden in shown) == (seat == REBEL)


LEIA = {"en": "Princess Leia D2 I2 S1 ✦1 ■1", "es": "Princesa Leia D2 E2 O1 ✦1 ■1"}
SABOTAGE = {"en": "Sabotage (S1)", "es": "Sabotaje (O1)"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_what_leaders_can_do_and_what_missions_take(lang: str) -> None:
    shown = GAME.terminal(GAME.view(full_table(), REBEL), TEXTS[lang])
    assert LEIA[lang] in shown
    assert f"{SABOTAGE[lang]}: Chewbacca" in shown
    hand = {"en": "Your missions: Infiltration (I1)", "es": "Tus Misiones: Infiltración (E1)"}
    assert hand[lang] in shown.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_rebels_what_their_objectives_ask_for(lang: str) -> None:
    table = full_table()
    asks = TEXTS[lang].render(OBJECTIVES[0].test.text())
    for seat in (REBEL, EMPIRE, None):
        assert (asks in GAME.terminal(GAME.view(table, seat), TEXTS[lang])) == (seat == REBEL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_mission_that_may_be_opposed(lang: str) -> None:
    table = lead(lead(stage(), "general_tagge"), "darth_vader", place="kessel")
    game = attempt(table, "sabotage", at("kessel"), by="princess_leia chewbacca")
    assert seat_of(game) == EMPIRE
    words = TEXTS[lang]
    lines = GAME.terminal(GAME.view(game.state, EMPIRE), words).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"── {SABOTAGE[lang]} "))
    told = [line.strip() for line in lines[start + 1 :] if line]
    assert told[-4] == words.render(mission_text(MISSIONS[MISSION_NUMBER["sabotage"]])[-1])
    assert told[-3] == "Kessel"
    assert told[-2].startswith(f"{words.render(say('rebellion-side-0'))}: {LEIA[lang]}, Chewbacca ")
    assert told[-2].endswith({"en": "→ 4 dice", "es": "→ 4 dados"}[lang])
    assert told[-1].endswith({"en": "→ 3 dice", "es": "→ 3 dados"}[lang])
    assert words.render(say("rebellion-leader-darth_vader")) in told[-1]
    assert SABOTAGE[lang] not in GAME.terminal(GAME.view(table, EMPIRE), words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terminal_draws_every_moment_of_a_game(seats: int) -> None:
    game, rng = Game(GAME, GAME.setup(seats), Rng(7)), Rng(8)
    made = 0
    while game.outcome is None:
        if made % 40 == 0:
            for seat in (*range(seats), None):
                for lang in LANGUAGES:
                    shown = GAME.terminal(game.view(seat), TEXTS[lang])
                    assert all(TEXTS[lang].render(place_name(place)) in shown for place in range(PLACES))
        part = rng.choice(game.decisions)
        game.choose(part.sample(rng), part.seat)
        made += 1
    assert len(PLACE_KEYS) == PLACES


def test_amounts_are_asked_with_the_names_of_units() -> None:
    table = put(lead(stage(), "jan_dodonna"), "kessel", x_wing=1)
    game = play(table, *activates("jan_dodonna", "toydaria"), comes("kessel"))
    assert isinstance(game.decision, Distribute)
    assert "Kessel" in both(game.decision.message)["es"]
    assert both(describe.describe(game.state, game.decision.options[0]))["es"] == TEXTS["es"].render(
        say(f"rebellion-unit-{UNITS[int(game.decision.options[0][1])].key}")
    )
