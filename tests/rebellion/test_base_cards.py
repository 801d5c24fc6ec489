"""What cards ask and do about the base: probes, questions, Rapid Mobilization."""

from __future__ import annotations

import pytest

from rebellion.fights import told
from rebellion.scenes import BLANK_, EMPIRE, HIT_, REBEL, act, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
    at,
    attempt,
    imprisoned,
    place_of,
    ring_of,
    seat_of,
    stage,
    systems,
)
from tablero.games.rebellion.base import bit, bits, reveal_base
from tablero.games.rebellion.command import command_phase
from tablero.games.rebellion.facts import (
    NO_RING,
    PROBES,
    REGIONS,
    SYSTEMS,
)
from tablero.games.rebellion.missions import end_of_command
from tablero.games.rebellion.state import ALL_SYSTEMS, Table
from tablero.kernel import Illegal

# The base.


@pytest.mark.rule("rebellion:base.16")
@pytest.mark.example("rebellion:ex.01")
@pytest.mark.parametrize(("revealed", "draws"), [(False, 3), (True, 2)])
def test_gather_intel_counts_where_the_base_is_now(revealed: bool, draws: int) -> None:
    table = loyal(stage(), "naboo", to=REBEL)
    table.base_revealed = revealed
    put(put(put(table, "rebel_base", rebel_trooper=12), "hoth", x_wing=8), "endor", airspeeder=4)
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "ryloth", "yavin")]
    assert len(attempt(table, "gather_intel").state.probe_hand) == draws


@pytest.mark.rule("rebellion:base.16")
@pytest.mark.parametrize(("units", "draws"), [(0, 1), (4, 1), (7, 1), (8, 2)])
def test_gather_intel_draws_one_card_for_every_four_units(units: int, draws: int) -> None:
    table = put(loyal(stage(), "naboo", to=REBEL), "rebel_base", rebel_trooper=units)
    put(table, "hoth", stormtrooper=0, tie_fighter=8)  # only Rebel units count
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "ryloth", "yavin")]
    assert len(attempt(table, "gather_intel").state.probe_hand) == draws


@pytest.mark.rule("rebellion:base.16")
def test_cards_for_the_base_space_mean_its_system_while_it_is_revealed() -> None:
    table = loyal(stage(), "naboo", to=REBEL)
    reveal_base(table)
    game = attempt(table, "base_defenses")
    assert units_in(game.state, "hoth") == {"ion_cannon": 1, "shield_generator": 1}
    assert units_in(game.state, "rebel_base") == {}
    fleet = attempt(put(table, "hoth", x_wing=2), "hidden_fleet", at("ryloth"), (2,))
    assert units_in(fleet.state, "ryloth") == {"x_wing": 2}


@pytest.mark.rule("rebellion:base.17", "rebellion:cheat.01")
def test_long_range_probe_finds_the_base_without_revealing_it() -> None:
    found = attempt(stage(), "long_range_probe", at("hoth"))
    assert told(found, "rebellion-base-here-yes")
    assert not found.state.base_revealed
    assert found.state.possible_base == bit(where("hoth"))
    missed = attempt(stage(), "long_range_probe", at("endor"))
    assert told(missed, "rebellion-base-here-no")
    assert missed.state.possible_base == ALL_SYSTEMS & ~bit(where("endor"))


@pytest.mark.rule("rebellion:cheat.01")
def test_what_is_said_of_the_base_must_be_true() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    wins = [HIT_] * 3 + [BLANK_] * 4
    game = attempt(table, "homing_beacon", dice=wins)
    assert asked(game) == ("rebellion-release", systems("bespin", "endor", "hoth", "mustafar"))
    assert seat_of(game) == REBEL
    with pytest.raises(Illegal):
        game.choose(at("kessel"))
    game.choose(at("endor"))
    assert place_of(game.state, "han_solo") == where("endor")
    assert ring_of(game.state, "han_solo") == NO_RING
    assert game.state.possible_base == bits(REGIONS[SYSTEMS[where("hoth")].region])
    droid = attempt(table, "interrogation_droid", dice=wins)
    assert at("hoth") not in asked(droid)[1]  # the base is named in any case
    droid.choose((at("naboo"), at("rodia")))
    named = told(droid, "rebellion-systems-named")[0]["places"]
    assert [place.id for place in named] == [f"rebellion-place-{key}" for key in ("rodia", "hoth", "naboo")]
    assert droid.state.possible_base == bits([where(key) for key in ("rodia", "hoth", "naboo")])


# The new base.


def mobilized(table: Table, leaders: int = 1) -> Table:
    table.mobilizing.append((REBEL, leaders))
    table.probe_deck = [n for n in PROBES if n != table.base]
    return table


@pytest.mark.rule("rebellion:newbase.07")
def test_rapid_mobilization_asks_nothing_before_the_end_of_the_command_phase() -> None:
    game = attempt(stage(), "rapid_mobilization")
    assert game.outcome is not None
    assert game.state.mobilizing == [(REBEL, 1)]
    late = act(mobilized(stage()), command_phase, "pass", "pass")
    assert asked(late)[0] == "rebellion-new-base"


@pytest.mark.rule("rebellion:newbase.01")
@pytest.mark.parametrize(("leaders", "draws"), [(1, 4), (2, 8)])
def test_four_probe_cards_are_drawn_or_eight_for_two_leaders(leaders: int, draws: int) -> None:
    table = mobilized(stage(), leaders)
    game = act(table, end_of_command)
    name, options = asked(game)
    assert name == "rebellion-new-base"
    assert options == [*(("site", n) for n in table.probe_deck[: -draws - 1 : -1]), "stay"]


@pytest.mark.rule("rebellion:newbase.02", "rebellion:newbase.03", "rebellion:newbase.09")
def test_moving_gives_the_old_base_up_and_hides_the_new_one() -> None:
    table = put(mobilized(stage()), "rebel_base", x_wing=2, ion_cannon=1)
    lead(table, "mon_mothma", place="rebel_base")
    new = table.probe_deck[-2]
    game = act(table, end_of_command, ("site", new))
    after = game.state
    assert (after.base, after.base_revealed) == (new, False)
    assert units_in(after, "hoth") == {"x_wing": 2, "ion_cannon": 1}
    assert units_in(after, "rebel_base") == {}
    assert place_of(after, "mon_mothma") == where("hoth")
    assert after.probe_hand == [where("hoth")]
    assert told(game, "rebellion-base-moved")[0]["place"].id == "rebellion-place-hoth"
    assert new not in after.probe_deck
    assert sorted(after.probe_deck[:3]) == sorted(table.probe_deck[-1:] + table.probe_deck[-4:-2])  # to the bottom
    assert after.possible_base & bit(new)


@pytest.mark.rule("rebellion:newbase.04")
def test_the_rebels_may_stay_after_looking() -> None:
    table = mobilized(stage())
    game = act(table, end_of_command, "stay")
    assert (game.state.base, game.state.base_revealed) == (where("hoth"), False)
    assert sorted(game.state.probe_deck[:4]) == sorted(table.probe_deck[-4:])
    assert game.state.probe_deck[4:] == table.probe_deck[:-4]
    assert game.state.probe_hand == []


@pytest.mark.rule("rebellion:newbase.05", "rebellion:newbase.06")
def test_no_base_where_the_empire_is_or_nothing_is_left() -> None:
    table = mobilized(stage())
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "naboo", "yavin")]
    loyal(put(table, "rodia", tie_fighter=1), "kessel", to=EMPIRE)
    table.destroyed[where("naboo")] = True
    game = act(table, end_of_command)
    assert asked(game)[1] == [("site", where("yavin")), "stay"]
    put(table, "yavin", stormtrooper=1)
    assert asked(act(table, end_of_command))[1] == ["stay"]


@pytest.mark.rule("rebellion:newbase.08")
def test_a_revealed_base_can_be_moved_too() -> None:
    table = stage()
    reveal_base(table)
    resolved = attempt(table, "rapid_mobilization")
    assert place_of(resolved.state, "mon_mothma") == where("hoth")
    mobilized(put(table, "hoth", x_wing=1))
    game = act(table, end_of_command)
    assert asked(game)[0] == "rebellion-new-base"  # bringing units is not offered: the space is closed
    game.choose(0)
    assert not game.state.base_revealed
    assert units_in(game.state, "hoth") == {"x_wing": 1}


@pytest.mark.rule("rebellion:base.07", "rebellion:base.13")
def test_rapid_mobilization_brings_up_to_five_units_of_one_system() -> None:
    table = put(mobilized(stage()), "ryloth", rebel_transport=2, rebel_trooper=6)
    put(table, "naboo", x_wing=1)
    game = act(table, end_of_command)
    assert asked(game) == ("rebellion-mobilize", ["new_base", "bring_units"])
    game.choose("bring_units")
    assert asked(game)[1] == [("from", where("ryloth")), ("from", where("naboo")), "done"]
    game.choose(("from", where("ryloth")))
    with pytest.raises(Illegal) as refused:
        game.choose((2, 4))
    assert refused.value.reason.rule == "rebellion:move.10"
    game.choose((1, 4))
    assert units_in(game.state, "rebel_base") == {"rebel_transport": 1, "rebel_trooper": 4}
    assert game.state.mobilizing == []
