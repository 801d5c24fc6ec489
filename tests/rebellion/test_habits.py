"""Habits: every question has one, they see no more than their seat, and they are what a sensible player does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablero.games.rebellion as rebellion
from rebellion.scenes import BLANK_, EMPIRE, REBEL, act, lead, loyal, position, put, where
from tablero.games.rebellion import GAME
from tablero.games.rebellion.assignment import assign_once
from tablero.games.rebellion.base import bits, establish_new_base
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.combat import fight
from tablero.games.rebellion.command import command_phase
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSION_NUMBER
from tablero.games.rebellion.content.objectives import OBJECTIVE_NUMBER
from tablero.games.rebellion.effects_probes import NameSystems
from tablero.games.rebellion.facts import BASE, DISTANCE, LEADER_NUMBER, PROBES, SYSTEM_NUMBER, SYSTEMS, UNIT_NUMBER
from tablero.games.rebellion.habits import HABITS, habit
from tablero.games.rebellion.habits.armies import FIRST, army, odds, troops
from tablero.games.rebellion.habits.hiding import danger, new_danger
from tablero.games.rebellion.habits.hunting import imperial_activations, weighed_activations
from tablero.games.rebellion.habits.judging import rebel_chance
from tablero.games.rebellion.habits.knowledge import goals, suspects
from tablero.games.rebellion.habits.moving import BASE_GARRISON, detachment, leaving
from tablero.games.rebellion.habits.prospects import beats, successes
from tablero.games.rebellion.habits.raiding import rebel_activations
from tablero.games.rebellion.missions import reveal
from tablero.games.rebellion.state import BOTH, Assignment, Table
from tablero.kernel import Choose, Decision, Definition, Distribute, Game, Option, Perspective, Rng, say

ASKING = ("Choose", "Pick", "Distribute", "choose_leader", "choose_objective", "choose_one")
SAYING = {"say": 0, "asking": 1}
"""What makes a message, and where its id stands."""
MADE = {
    *(f"rebellion-window-{card.timing}" for card in ACTIONS if card.timing not in ("assignment", "immediate")),
    *(f"rebellion-assign-{which}" for which in ("first", "second", "red", "black", "direct")),
    *("rebellion-mission-where", "rebellion-mission-against", "rebellion-destroy-ship", "rebellion-destroy-structure"),
}
"""Questions whose ids are put together."""


def decide(game: Game[Table], level: str = "medium", seed: int = 1) -> Option:
    """Return the habit in a scene; it must be legal there."""
    assert game.decision is not None
    answer = habit(game.state, game.decision, level, Rng(seed))
    assert answer is not None
    assert game.decision.check(answer) is None
    return answer


def by_habit(game: Game[Table], steps: int) -> list[Option]:
    """Answer so many questions by habit; return the answers."""
    answers = []
    for _ in range(steps):
        answers.append(decide(game))
        game.choose(answers[-1])
    return answers


def hunted(*suspected: str) -> Table:
    """A board on which the base may be in few systems, the turn the Empire's."""
    table = position()
    table.possible_base = bits([SYSTEM_NUMBER[key] for key in suspected])
    table.turn = EMPIRE
    table.passed = [True, False]
    return table


def card_of(key: str) -> int:
    return MISSION_CARDS.index(MISSION_NUMBER[key])


# Every question.


def asked_in(source: str) -> Iterator[str]:
    """Return the ids that a module asks with, where they are written out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "ask":
            parts: list[ast.expr] = [node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
            parts = [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg == "ask")]
        else:
            continue
        for part in parts:
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in SAYING:
                part = part.args[SAYING[part.func.id]]
            if isinstance(part, ast.Constant) and str(part.value).startswith("rebellion-"):
                yield str(part.value)


def test_every_question_has_a_habit() -> None:
    folder = Path(rebellion.__file__).parent
    modules = [path for path in sorted(folder.rglob("*.py")) if "habits" not in path.parts]
    asked = {id for path in modules for id in asked_in(path.read_text(encoding="utf-8"))}
    assert len(asked) > 50
    assert sorted((asked | MADE) - {"rebellion-no-target", *HABITS}) == []
    assert sorted({*HABITS} - asked - MADE) == []


@pytest.mark.parametrize(("seats", "level"), [(2, "medium"), (2, "easy"), (3, "medium"), (4, "easy")])
def test_games_of_every_size_are_played_to_their_end(seats: int, level: str) -> None:
    """The kernel refuses what isn't legal, so that a game that ends was legal throughout."""
    game = Game(GAME, GAME.setup(seats), Rng(seats))
    asked = {decision.message.id for decision in played(game, level)}
    assert game.outcome is not None
    assert {"rebellion-assign", "rebellion-turn", "rebellion-move-units", "rebellion-deploy"} <= asked


@pytest.mark.parametrize("seats", [2, 4])
def test_a_habit_is_the_same_whatever_is_hidden(seats: int) -> None:
    game, rng = Game(GAME, GAME.setup(seats), Rng(5 + seats)), Rng(1)
    for number, decision in enumerate(played(game, "medium")):
        if number > 500:
            break
        if number % 4 == 0:
            seat, chance = decision.seat, rng.bits()
            world = Perspective(game, seat).resample(rng)
            assert GAME.chance(world.state, seat) == GAME.chance(game.state, seat)
            for level in GAME.levels:
                there = Perspective(world, seat).habit(level, Rng(chance))
                assert there == Perspective(game, seat).habit(level, Rng(chance)), decision
    assert game.state.time > 3


def played(game: Game[Table], level: str) -> Iterator[Decision]:
    """Play a game by habit; stop at each decision before it is made."""
    rng = Rng(9)
    while (decision := game.decision) is not None:
        yield decision
        game.choose(Perspective(game, decision.seat).habit(level, rng), decision.seat)


def test_other_levels_are_not_known() -> None:
    game = act(lead(hunted("hoth"), "darth_vader"), command_phase)
    assert game.decision is not None
    assert GAME.levels == ("easy", "medium", "hard")
    assert Definition.levels == ()
    assert [habit(game.state, game.decision, level, Rng(1)) for level in ("greedy", "genius")] == [None, None]


# The hunt.


def test_the_empire_goes_to_a_base_that_it_knows() -> None:
    table = lead(hunted("hoth"), "darth_vader")
    put(table, "sullust", star_destroyer=2, tie_fighter=4, at_at=2, at_st=3, stormtrooper=4)
    put(table, "rebel_base", rebel_trooper=3, x_wing=2)
    near = next(key for key in SYSTEM_NUMBER if DISTANCE[SYSTEM_NUMBER[key]][SYSTEM_NUMBER["hoth"]] == 1)
    move(table, "sullust", near)
    answers = by_habit(act(table, command_phase), 2)
    assert answers == [("activate", LEADER_NUMBER["darth_vader"]), ("system", SYSTEM_NUMBER["hoth"])]


def test_the_empire_comes_nearer_to_a_base_that_it_knows() -> None:
    table = lead(hunted("hoth"), "darth_vader")
    far = next(key for key in SYSTEM_NUMBER if DISTANCE[SYSTEM_NUMBER[key]][SYSTEM_NUMBER["hoth"]] == 3)
    put(table, far, star_destroyer=2, at_st=3, stormtrooper=2)
    answers = by_habit(act(table, command_phase), 2)
    assert DISTANCE[int(answers[1][1])][SYSTEM_NUMBER["hoth"]] == 2


def test_the_empire_rules_out_its_probe_cards_and_the_rebels_do_not_know_them() -> None:
    table = hunted("hoth", "dantooine", "endor")
    table.probe_hand = [SYSTEM_NUMBER["dantooine"], SYSTEM_NUMBER["endor"]]
    table.seen_probe[SYSTEM_NUMBER["endor"]] = 3
    assert suspects(table, EMPIRE) == bits([SYSTEM_NUMBER["hoth"]])
    assert suspects(table, REBEL) == bits([SYSTEM_NUMBER["hoth"], SYSTEM_NUMBER["dantooine"]])


def test_only_the_rebels_reckon_with_their_objectives() -> None:
    table = position()
    table.objective_hand = [OBJECTIVE_NUMBER["liberation"]]
    assert goals(table, REBEL) == ["liberation"]
    assert goals(table, EMPIRE) == []


def test_a_guard_stays_until_the_base_is_known() -> None:
    table = put(hunted("hoth", "endor"), "naboo", assault_carrier=1, stormtrooper=3)
    trooper = UNIT_NUMBER["stormtrooper"] - FIRST[EMPIRE]
    assert leaving(table, EMPIRE, where("naboo"), full=True)[trooper] == 2
    table.possible_base = bits([SYSTEM_NUMBER["hoth"]])
    assert leaving(table, EMPIRE, where("naboo"), full=True)[trooper] == 3


def test_what_was_found_for_a_board_is_used_only_for_the_same_board() -> None:
    """Whatever the activations depend on must tell boards apart."""
    game = Game(GAME, GAME.setup(2), Rng(4))
    for number, _ in enumerate(played(game, "easy")):
        if number % 3 == 0 and game.state.time > 0:
            assert imperial_activations(game.state) == weighed_activations(game.state)
    table = put(hunted("hoth", "endor"), "naboo", assault_carrier=1, stormtrooper=3)
    assert imperial_activations(table)
    lead(table, "darth_vader", place="naboo")
    assert imperial_activations(table) == ()  # a leader pins them
    table.unpinning.append(LEADER_NUMBER["darth_vader"])
    assert imperial_activations(table)


def move(table: Table, origin: str, target: str) -> None:
    for unit in range(len(UNIT_NUMBER)):
        count = table.units[where(origin) * len(UNIT_NUMBER) + unit]
        table.units[where(origin) * len(UNIT_NUMBER) + unit] -= count
        table.units[where(target) * len(UNIT_NUMBER) + unit] += count


# The base.


def test_the_base_is_not_stripped_of_its_garrison() -> None:
    table = put(position(), "rebel_base", corellian_corvette=4, rebel_transport=2, rebel_trooper=6, airspeeder=2)
    going = leaving(table, REBEL, BASE, full=True)
    staying = [there - gone for there, gone in zip(army(table, BASE, REBEL), going, strict=True)]
    assert troops(staying, REBEL) == BASE_GARRISON


@pytest.mark.parametrize("seed", range(5))
def test_the_base_is_hidden_far_from_subjugated_systems(seed: int) -> None:
    table = put(put(position(), "naboo", stormtrooper=4, star_destroyer=2), "rodia", at_st=2, assault_carrier=1)
    options: list[Option] = [("site", card) for card in PROBES]
    choice = habit(table, Choose(REBEL, options, "rebellion-setup-base", hidden=True), "medium", Rng(seed))
    assert choice is not None
    assert min(DISTANCE[int(choice[1])][SYSTEM_NUMBER[key]] for key in ("naboo", "rodia")) >= 3


@pytest.mark.parametrize(("near", "moves"), [(True, True), (False, False)])
def test_the_base_moves_when_it_has_been_found(near: bool, moves: bool) -> None:
    table = put(hunted("hoth"), "rebel_base", rebel_trooper=2)
    table.base_revealed = False
    beside = next(n for n in range(32) if DISTANCE[n][SYSTEM_NUMBER["hoth"]] == (1 if near else 5))
    put(table, key_of(beside), star_destroyer=3, at_at=2, at_st=3)
    table.probe_deck = [SYSTEM_NUMBER["dantooine"], SYSTEM_NUMBER["endor"]]
    assert (danger(table, 2) > 0.5) == near
    answer = decide(act(table, lambda state: establish_new_base(state, 0, 4)))
    assert (answer != "stay") == moves


def test_leaders_who_hold_the_fleet_back_are_no_reason_to_stay() -> None:
    """In the next round they are gone, and the base is asked about at the end of this one."""
    table = put(hunted("hoth"), "rebel_base", rebel_trooper=2)
    beside = next(n for n in range(32) if DISTANCE[n][SYSTEM_NUMBER["hoth"]] == 1)
    put(table, key_of(beside), star_destroyer=3, at_at=2, at_st=3)
    before = danger(table, 2)
    lead(table, "darth_vader", place=key_of(beside))
    assert danger(table, 2) == before > 0.5


def test_the_base_does_not_flee_to_where_it_would_fall_sooner() -> None:
    table = put(hunted("hoth"), "rebel_base", rebel_trooper=3, shield_generator=1, ion_cannon=1, mon_calamari_cruiser=2)
    beside = next(n for n in range(32) if DISTANCE[n][SYSTEM_NUMBER["hoth"]] == 1)
    put(table, key_of(beside), star_destroyer=3, at_st=4)
    table.probe_deck = [SYSTEM_NUMBER["dantooine"]]
    for card in PROBES:
        table.seen_probe[card] = 3 * (card != SYSTEM_NUMBER["dantooine"])  # they would look there, and find nobody else
    refuge = next(n for n in range(32) if DISTANCE[n][SYSTEM_NUMBER["dantooine"]] == 1)
    assert decide(act(table, lambda state: establish_new_base(state, 0, 4))) != "stay"
    put(table, key_of(refuge), star_destroyer=1, stormtrooper=2)
    assert 0.12 < danger(table, 2) < new_danger(table, SYSTEM_NUMBER["dantooine"])
    assert decide(act(table, lambda state: establish_new_base(state, 0, 4))) == "stay"


def key_of(system: int) -> str:
    return next(key for key, number in SYSTEM_NUMBER.items() if number == system)


def test_decoys_are_systems_that_would_be_believed() -> None:
    table = hunted("hoth", "dantooine", "endor")
    named = decide(act(table, lambda state: NameSystems(3).run(state, Act(EMPIRE, 1, 0))))
    assert sorted(named) == sorted([("system", SYSTEM_NUMBER["dantooine"]), ("system", SYSTEM_NUMBER["endor"])])


# Raids.


def raid(*, suspected: int) -> Table:
    """A fleet in the base beside a guard that it beats, the base supposed in so many systems."""
    table = lead(position(), "jan_dodonna")
    near = next(n for n in SYSTEMS[table.base].near if SYSTEMS[n].populous)
    put(table, key_of(near), stormtrooper=2)
    put(table, "rebel_base", corellian_corvette=3, rebel_trooper=8, airspeeder=3)
    table.objective_hand = [OBJECTIVE_NUMBER["liberation"]]
    others = [n for n in PROBES if n != table.base and n not in SYSTEMS[near].near and n != near]
    table.possible_base = bits([table.base, *others[: suspected - 1]])
    table.turn, table.passed = REBEL, [False, True]
    return table


@pytest.mark.parametrize(("suspected", "attacks"), [(1, True), (6, False)])
def test_nobody_comes_out_of_the_base_who_gives_it_away(suspected: int, attacks: bool) -> None:
    answer = decide(act(raid(suspected=suspected), command_phase))
    assert (answer[0] == "activate") == attacks


def test_the_base_is_not_left_to_those_who_know_it() -> None:
    table = raid(suspected=1)
    target = next(n for n in SYSTEMS[table.base].near if table.has_units(n, EMPIRE))
    beside = next(n for n in SYSTEMS[table.base].near if n != target)
    value = {system: worth for worth, system in rebel_activations(table)}[target]
    put(table, key_of(beside), assault_carrier=2, stormtrooper=4)
    assert {system: worth for worth, system in rebel_activations(table)}[target] < value - 10


def test_an_outpost_needs_but_one_ship_and_none_is_given_up_for_another() -> None:
    table = put(position(), "naboo", rebel_transport=1, corellian_corvette=2, x_wing=2, rebel_trooper=2)
    going = detachment(table, where("naboo"))
    assert (sum(going), troops(going, REBEL)) == (1, 0)
    assert not any(detachment(put(position(), "naboo", rebel_transport=1), where("naboo")))
    table.objective_hand = [OBJECTIVE_NUMBER["establish_outposts"]]
    assert max(rebel_activations(table))[0] > 0
    table.objective_hand = []
    assert max(rebel_activations(table))[0] <= 0


# Leaders and missions.


def test_nobody_is_sent_without_the_skill() -> None:
    table = lead(loyal(position(), "naboo", to=REBEL), "wedge_antilles")
    table.mission_hand[REBEL] = [card_of("build_alliance")]
    assert decide(act(table, lambda state: assign_once(state, REBEL, BOTH))) == "done"
    lead(table, "mon_mothma")
    assert by_habit(act(table, lambda state: assign_once(state, REBEL, BOTH)), 2) == [
        ("assign", card_of("build_alliance")),
        ("leader", LEADER_NUMBER["mon_mothma"]),
    ]


def test_a_commander_is_kept_for_the_attack() -> None:
    table = loyal(lead(hunted("hoth"), "grand_moff_tarkin"), "corellia", to=EMPIRE)
    table.mission_hand[EMPIRE] = [card_of("research_and_development")]
    assert decide(act(table, lambda state: assign_once(state, EMPIRE, BOTH))) != "done"
    beside = next(n for n in range(32) if DISTANCE[n][SYSTEM_NUMBER["hoth"]] == 1)
    put(table, key_of(beside), star_destroyer=3, at_at=2, at_st=3)
    assert decide(act(table, lambda state: assign_once(state, EMPIRE, BOTH))) == "done"


def test_the_rebels_prepare_to_flee_when_the_base_is_in_danger() -> None:
    table = lead(hunted("hoth"), "general_rieekan")
    table.mission_hand[REBEL] = [card_of("rapid_mobilization")]
    beside = next(n for n in range(32) if DISTANCE[n][SYSTEM_NUMBER["hoth"]] == 1)
    assert decide(act(table, lambda state: assign_once(state, REBEL, BOTH))) == "done"
    put(table, key_of(beside), star_destroyer=3, at_at=2, at_st=3)
    assert decide(act(table, lambda state: assign_once(state, REBEL, BOTH))) == ("assign", table.mission_hand[REBEL][0])


@pytest.mark.parametrize(("loyalty", "sends"), [(-1, True), (REBEL, False)])
def test_a_mission_is_opposed_for_what_it_would_bring(loyalty: int, sends: bool) -> None:
    table = lead(position(), "grand_moff_tarkin")
    table.loyalty = [loyalty] * len(table.loyalty)
    table.passed = [False, True]
    table.assigned = [Assignment(REBEL, card_of("build_alliance"), [LEADER_NUMBER["mon_mothma"]])]
    game = act(table, lambda state: reveal(state, 0, 0), ("system", SYSTEM_NUMBER["mon_calamari"]))
    assert (decide(game) != "decline") == sends


# Combat.


def test_a_lost_fight_is_left_but_never_the_base() -> None:
    table = lead(put(position(), "naboo", x_wing=1), "jan_dodonna", place="naboo")
    put(table, "naboo", star_destroyer=3)
    put(table, next(key_of(n) for n in range(32) if DISTANCE[n][where("naboo")] == 1), y_wing=1)
    for revealed, wanted in ((False, ("leader", LEADER_NUMBER["jan_dodonna"])), (True, "stay")):
        fought = table.copy()
        fought.base, fought.base_revealed = where("naboo"), revealed
        game = act(fought, lambda state: fight(state, where("naboo"), EMPIRE, []), dice=[BLANK_] * 40)
        while game.decision is not None and game.decision.message.id != "rebellion-retreat":
            game.choose(decide(game))
        assert decide(game) == wanted


def test_damage_destroys_what_it_can() -> None:
    destroyer, fighter = UNIT_NUMBER["assault_carrier"], UNIT_NUMBER["tie_fighter"]
    options: list[Option] = [("target", destroyer, 0, 0, 1), ("target", fighter, 0, 0, 1)]
    ask = say("rebellion-assign-direct", count=2)
    answer = habit(position(), Distribute(REBEL, options, 2, ask), "medium", Rng(1))
    assert answer == (2, 0)
    hurt: list[Option] = [("target", destroyer, 1, 0, 1), ("target", fighter, 0, 0, 1)]
    assert habit(position(), Distribute(REBEL, hurt, 2, ask), "medium", Rng(1)) == (1, 1)


def test_the_stronger_army_is_favoured_in_both_theaters() -> None:
    table = put(put(position(), "naboo", star_destroyer=2, at_st=2), "rodia", x_wing=2, rebel_trooper=2)
    strong, weak = army(table, where("naboo"), EMPIRE), army(table, where("rodia"), REBEL)
    assert odds(strong, weak, EMPIRE) > 0.8 > 0.2 > odds(weak, strong, REBEL)
    assert odds([0] * 9, weak, EMPIRE) == 0.0
    assert odds(strong, [0] * 9, EMPIRE) == 1.0


def test_odds_of_missions_are_exact() -> None:
    assert successes(1) == pytest.approx((2 / 6, 3 / 6, 1 / 6))
    assert beats(1, 0, 0) == pytest.approx(4 / 6)  # one success at least, even against none
    assert beats(0, 2, 1) == pytest.approx(5 / 6)
    assert beats(1, 0, 1) == pytest.approx(3 / 6 * 2 / 6 + 1 / 6 * 5 / 6)


# How the game stands.


def test_what_a_side_has_counts_and_who_holds_the_systems() -> None:
    table = put(position(), "naboo", rebel_trooper=2)
    for side in (REBEL, EMPIRE):
        plain = rebel_chance(table, side)
        assert rebel_chance(put(table.copy(), "naboo", corellian_corvette=1), side) > plain
        assert rebel_chance(put(table.copy(), "corellia", star_destroyer=1), side) < plain
        assert rebel_chance(loyal(table.copy(), "mon_calamari", to=REBEL), side) > plain
        assert rebel_chance(loyal(table.copy(), "mon_calamari", to=EMPIRE), side) < plain


def test_only_the_rebels_count_on_an_objective_that_is_fulfilled() -> None:
    table = position()
    table.loyalty = [REBEL] * len(table.loyalty)
    before = [rebel_chance(table, side) for side in (REBEL, EMPIRE)]
    table.objective_hand = [OBJECTIVE_NUMBER["popular_support"]]
    after = [rebel_chance(table, side) for side in (REBEL, EMPIRE)]
    assert after[0] > before[0]
    assert after[1] == before[1]


# Levels.


def test_an_easy_player_slips_and_a_medium_one_does_not() -> None:
    options: list[Option] = [("recruit", 0, LEADER_NUMBER[key]) for key in ("luke_skywalker", "mon_mothma", "han_solo")]
    asked = Choose(REBEL, options, "rebellion-recruit", hidden=True)
    taken = {level: {habit(position(), asked, level, Rng(seed)) for seed in range(20)} for level in GAME.levels}
    assert len(taken["medium"]) == 1
    assert len(taken["easy"]) > 1


def test_nobody_gives_the_base_away() -> None:
    table = lead(put(position(), "rebel_base", x_wing=2, rebel_transport=1, rebel_trooper=4), "jan_dodonna")
    game = act(table, command_phase)
    for seed in range(20):
        for level in GAME.levels:
            assert decide(game, level, seed) != "reveal_base"
