"""Boosters, sealed pools and drafts: what is opened, who passes what to whom, and who may know of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from playing import assert_keeps_secrets
from swu.matches import answer_all, begin, boosters, first, refusal, until
from tablero.games.swu import cards as known_cards
from tablero.games.swu import limited
from tablero.games.swu.facts import Card, card, cards
from tablero.games.swu.limited import (
    DRAFT_PACKS,
    LEADERS_ROUND,
    OTHERS,
    PACK,
    SEALED_PACKS,
    Boosters,
    Slot,
    common_base,
    contents,
    sets,
)
from tablero.games.swu.match import GAME as MATCH
from tablero.games.swu.match_setup import SETS
from tablero.games.swu.match_state import DECK, DRAFT, LEADER, Match
from tablero.games.swu.packs import PACKS
from tablero.kernel import BadSetup, Game, Record, Rng
from tablero.kernel.codec import encode
from telling import refused


def packs(opened: Boosters) -> list[list[Card]]:
    """The cards of every booster."""
    return [[card(key) for key in opened.keys[start : start + PACK]] for start in range(0, len(opened.keys), PACK)]


def test_the_sets_that_can_be_opened_are_those_that_are_sold_in_boosters() -> None:
    assert sets() == SETS
    for name in SETS:
        assert sum(share.size for share in PACKS[name]) == OTHERS


@pytest.mark.parametrize(("format", "each"), [("sealed", SEALED_PACKS), ("draft", DRAFT_PACKS)])
def test_a_booster_has_a_leader_a_common_base_and_fourteen_different_others(format: str, each: int) -> None:
    found = packs(boosters(begin(format, seats=3)))
    assert len(found) == 3 * each
    for leader, base, *others in found:
        assert leader.types == ("leader",)
        assert common_base(base)
        assert len(others) == len({other.key for other in others}) == OTHERS
        assert not any("leader" in other.types or "token" in other.types or common_base(other) for other in others)


@pytest.mark.rule("swu:10.2.1.a", "swu:10.3.1.a")
@pytest.mark.parametrize(("format", "each"), [("sealed", 6), ("draft", 3)])
def test_everybody_opens_boosters_of_the_same_set(format: str, each: int) -> None:
    opened = boosters(begin(format, set="SOR"))
    assert len(packs(opened)) == 2 * each
    assert all("SOR" in one.sets for pack in packs(opened) for one in pack)


def test_only_cards_whose_text_the_rules_know_are_in_boosters(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {one.key for one in cards() if "SOR" in one.sets and (one.number or 0) % 2}
    monkeypatch.setattr(known_cards, "in_pool", known.__contains__)
    inside = contents.__wrapped__("SOR")
    listed = {*inside.leaders, *inside.bases, *(key for slot in inside.slots for key in slot.cards)}
    assert listed <= known
    every = [one for one in cards() if "SOR" in one.sets and "token" not in one.types]
    assert inside.left_out == len(every) - len(known)
    assert inside.left_out > 100


def test_the_view_tells_how_many_cards_are_in_no_booster() -> None:
    assert begin("sealed").view(0)["limited"]["left_out"] == contents("SOR").left_out


def test_a_set_of_which_too_little_is_known_can_not_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = contents("SOR")
    (tier,) = inside.slots[0].tiers  # nine commons
    assert inside.enough

    def with_commons(count: int) -> limited.Contents:
        first = Slot(9, (tier._replace(cards=tier.cards[:count]),))
        return inside._replace(slots=(first, *inside.slots[1:]))

    assert with_commons(9).enough
    assert not with_commons(8).enough
    assert not inside._replace(leaders=()).enough
    monkeypatch.setattr("tablero.games.swu.match_setup.contents", lambda name: inside._replace(bases=()))
    with refused(BadSetup, r"^set: of SOR too few cards"):
        begin("draft")


@pytest.mark.parametrize("set_name", [name for name in SETS if name != "ASH"])
def test_a_booster_has_its_rarities_in_their_places(set_name: str) -> None:
    opened = boosters(begin("sealed", set=set_name))
    counted: Counter[str | None] = Counter()
    for pack in packs(opened):
        rarities = [one.rarity_in(set_name) for one in pack[2:]]
        assert rarities[:9] == ["common"] * 9
        assert rarities[9:11] == ["uncommon"] * 2
        assert rarities[12] in ("rare", "legendary")
        counted.update(rarities)
    assert counted["common"] < len(packs(opened)) * 10.5


def test_special_cards_of_the_first_sets_are_in_no_booster_and_later_in_the_last_places() -> None:
    def special(set_name: str) -> list[bool]:
        return [
            any(card(key).rarity_in(set_name) == "special" for key in slot.cards) for slot in contents(set_name).slots
        ]

    assert special("SOR") == [False] * 5
    assert special("JTL") == [False, False, True, False, True]


def test_a_tier_is_drawn_by_its_weight() -> None:
    slot = Slot(1, (limited.Tier(7, ("rare",)), limited.Tier(1, ("legendary",))))
    assert [limited._tier(slot, drawn).cards[0] for drawn in range(8)] == ["rare"] * 7 + ["legendary"]
    foil = contents("SOR").slots[-1]
    assert [tier.weight for tier in foil.tiers] == [780, 170, 50, 3]


def test_a_legendary_card_is_in_one_booster_of_eight_and_later_in_one_of_five() -> None:
    for set_name, share in (("SOR", 8), ("JTL", 5)):
        slot = contents(set_name).slots[3]
        assert [tier.weight for tier in slot.tiers] == [share - 1, 1]
        rarities = [{card(key).rarity_in(set_name) for key in tier.cards} for tier in slot.tiers]
        assert rarities == [{"rare"}, {"legendary"}]


def test_what_is_drawn_again_of_a_booster_keeps_its_rarities() -> None:
    opened = boosters(begin("sealed", set="JTL"))
    seen = opened.copy()
    limited.resample(opened, 1, Rng(5))
    assert opened.keys[6 * PACK :] == seen.keys[6 * PACK :]
    assert opened.keys[: 6 * PACK] != seen.keys[: 6 * PACK]
    for pack in packs(opened):
        assert [one.rarity_in("JTL") for one in pack[2:13]] == ["common"] * 9 + ["uncommon"] * 2
        assert pack[14].rarity_in("JTL") in ("rare", "legendary")
        assert len({one.key for one in pack}) == PACK


def test_a_booster_of_an_earlier_record_is_of_any_rarity() -> None:
    data = (Path(__file__).parent / "golden" / "swu-match-2.jsonl").read_bytes()
    game = Game.replay(MATCH, Record.loads(data), Rng(0))
    opened = boosters(game)
    assert opened.keys[:4] == [
        "doctor-aphra#rapacious-archaeologist",
        "jabbas-palace",
        "kragan-gorr#warbird-captain",
        "pyke-sentinel",
    ]
    assert card(opened.keys[2]).rarity_in("SHD") != "common"
    assert game.record().dumps() == data
    limited.resample(opened, 0, Rng(1))  # what the other opened may be anything too
    assert any(card(key).rarity_in("SHD") == "rare" for key in opened.keys[6 * PACK + 2 : 6 * PACK + 11])


@pytest.mark.rule("swu:10.2.1.a", "swu:10.1.2")
def test_in_sealed_all_that_one_opens_is_ones_own_and_nobody_else_sees_it() -> None:
    game = begin("sealed", seats=3)
    opened = boosters(game)
    assert game.state.stage == LEADER
    for seat in range(3):
        assert opened.pools[seat] == list(range(seat * 6 * PACK, (seat + 1) * 6 * PACK))
        assert [one["card"] for one in game.view(seat)["limited"]["pool"]] == opened.pools[seat]
        assert game.view(seat)["limited"]["leaders"] == [[], [], []]
    assert game.view(None)["limited"]["pool"] == []
    assert_keeps_secrets(game, Rng(3))


# Drafting.


def to_round(game: Game[Match], number: int) -> Game[Match]:
    """Pick until this booster lies there whole."""
    while boosters(game).round < number:
        answer_all(game)
    return game


@pytest.mark.rule("swu:10.3.3.a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leaders_are_kept_one_by_one_and_passed_to_the_right(seats: int) -> None:
    game = begin("draft", seats=seats)
    opened = boosters(game)
    before = [hand.copy() for hand in opened.hands]
    assert [len(hand) for hand in before] == [3] * seats
    answer_all(game)
    assert opened.pools == [[hand[0]] for hand in before]
    assert opened.hands == [before[(seat + 1) % seats][1:] for seat in range(seats)]
    answer_all(game)  # the last one is nobody's choice
    assert opened.round == 1
    assert [len(opened.of_kind(seat, "leader")) for seat in range(seats)] == [3] * seats
    third = [before[(seat + 2) % seats][2] for seat in range(seats)]
    assert [pool[2] for pool in opened.pools] == third


@pytest.mark.rule("swu:10.3.3.b", "swu:10.3.2.a")
@pytest.mark.parametrize(("round", "to_the_left"), [(1, 1), (2, -1), (3, 1)])
def test_boosters_are_passed_left_then_right_then_left(round: int, to_the_left: int) -> None:
    game = to_round(begin("draft", seats=4), round)
    opened = boosters(game)
    before = [hand.copy() for hand in opened.hands]
    assert before == [list(opened.booster(seat, round - 1))[2:] for seat in range(4)]
    answer_all(game)
    for seat in range(4):
        assert opened.pools[seat][-1] == before[seat][0]
        assert opened.hands[(seat + to_the_left) % 4] == before[seat][1:]


@pytest.mark.rule("swu:10.3.2.a", "swu:10.3.3.b")
def test_a_draft_goes_on_until_every_card_has_been_taken() -> None:
    game = begin("draft", seats=3)
    picks = 0
    while game.state.stage == DRAFT:
        sizes = {len(getattr(part, "options", ())) for part in game.decisions}
        assert len(sizes) == 1
        answer_all(game)
        picks += 1
    assert picks == 2 + 3 * 13  # the last leader and the last card of a booster are no choice
    opened = boosters(game)
    assert [len(pool) for pool in opened.pools] == [3 + 3 * OTHERS] * 3
    taken = sorted(one for pool in opened.pools for one in pool)
    assert taken == [one for one in range(9 * PACK) if one % PACK != 1]


@pytest.mark.rule("swu:10.3.2.a")
def test_only_one_card_of_those_before_one_can_be_taken() -> None:
    game = to_round(begin("draft", seats=3), 1)
    opened = boosters(game)
    mine, other = opened.hands[0], opened.hands[1][0]
    assert refusal(game, ("card", other), 0).message.id == "kernel-not-an-option"
    assert refusal(game, [("card", mine[0]), ("card", mine[1])], 0).message.id == "kernel-not-an-option"
    assert refusal(game, ("card", opened.pools[0][0]), 0).message.id == "kernel-not-an-option"
    assert game.why_not(("card", mine[-1]), 0) is None


@pytest.mark.rule("swu:10.3.2.f")
def test_any_card_may_be_taken_whatever_the_aspects_of_ones_leaders() -> None:
    game = to_round(begin("draft", seats=2), 1)
    opened = boosters(game)
    for seat in (0, 1):
        decision = game.decision_for(seat)
        assert [number for _, number in decision.options] == opened.hands[seat]  # type: ignore[union-attr]
        led = {aspect for one in opened.pools[seat] for aspect in card(opened.keys[one]).aspects}
        foreign = next(one for one in opened.hands[seat] if not led >= {*card(opened.keys[one]).aspects})
        game.choose(("card", foreign), seat)
        assert opened.pools[seat][-1] == foreign or seat == 0


@pytest.mark.rule("swu:10.3.2.d")
def test_nobody_sees_more_than_the_leaders_while_those_are_drafted() -> None:
    game = begin("draft", seats=3)
    opened = boosters(game)
    while opened.round == LEADERS_ROUND:
        assert all(opened.leader(one) for hand in opened.hands for one in hand)
        for seat in (0, 1, 2, None):
            told = encode(game.view(seat))
            hidden = [key for one, key in enumerate(opened.keys) if not opened.leader(one) and "#" in key]
            assert not [key for key in hidden if f'"{key}"'.encode() in told]
        answer_all(game)
    assert not any(opened.leader(one) for hand in opened.hands for one in hand)


@pytest.mark.rule("swu:10.3.2.e")
def test_common_bases_are_set_aside_after_the_leaders_and_not_drafted() -> None:
    game = begin("draft", seats=2)
    opened = boosters(game)
    assert opened.aside == []
    to_round(game, 1)
    assert opened.aside == [pack * PACK + 1 for pack in range(6)]
    assert all(common_base(card(opened.keys[one])) for one in opened.aside)
    until(game, LEADER)
    assert not any(common_base(card(opened.keys[one])) for pool in opened.pools for one in pool)


@pytest.mark.rule("swu:10.3.2.b")
def test_what_is_taken_is_hidden_but_leaders_are_not() -> None:
    game = to_round(begin("draft", seats=3), 2)
    opened = boosters(game)
    for seat in (0, 1, 2, None):
        shown = game.view(seat)["limited"]
        for other in range(3):
            leaders = [one["card"] for one in shown["leaders"][other]]
            assert leaders == [one for one in opened.pools[other] if opened.leader(one)]
        secret = [one for other in range(3) if other != seat for one in opened.pools[other] if not opened.leader(one)]
        assert len(secret) in (2 * OTHERS, 3 * OTHERS)
        told = {one["card"] for part in ("hand", "pool") for one in shown[part]}
        assert not told & {*secret}
        assert_keeps_secrets(game, Rng(9))
    lines = [entry.message.id for entry in game.log_for(None)]
    assert lines.count("swu-log-drafted-leader") == 9
    assert "swu-log-drafted" not in lines


@pytest.mark.rule("swu:10.3.2.b")
@pytest.mark.parametrize("format", ["draft", "sealed"])
def test_only_leaders_that_are_drafted_are_public(format: str) -> None:
    opened = boosters(begin(format, seats=2))
    public = [one for one in range(2 * PACK) if opened.public(one)]
    assert public == ([0, PACK] if format == "draft" else [])


@pytest.mark.rule("swu:10.3.2.b")
def test_leaders_being_passed_can_be_seen_by_everybody() -> None:
    game = begin("draft", seats=3)
    shown = game.view(2)["limited"]["passing"]
    assert [[one["card"] for one in cards] for cards in shown] == boosters(game).hands


@pytest.mark.rule("swu:10.3.2.c")
def test_ones_own_pool_can_be_looked_at_any_time_apart_from_the_booster() -> None:
    game = begin("draft", seats=2)
    opened = boosters(game)
    while game.state.stage == DRAFT:
        for seat in (0, 1):
            shown = game.view(seat)["limited"]
            assert [one["card"] for one in shown["pool"]] == opened.pools[seat]
            assert [one["card"] for one in shown["hand"]] == opened.hands[seat]
            assert not {*opened.pools[seat]} & {*opened.hands[seat]}
        answer_all(game)


def places(opened: Boosters) -> dict[int, str]:
    return dict(opened.places())


def test_a_resample_keeps_what_a_player_can_work_out_from_a_booster_that_comes_back() -> None:
    """Of two players each knows, when a booster is back, which card the other took from it."""
    game = to_round(begin("draft", seats=2), 1)
    opened = boosters(game)
    mine = opened.hands[0].copy()
    answer_all(game)
    assert opened.hands[1] == mine[1:]
    taken = []
    game.fork()  # from the first fork on the state is another object
    opened = boosters(game)
    for seed in range(40):
        other = game.resample(0, Rng(seed))
        answer_all(other, lambda part: part.sample(Rng(part.seat)))
        taken += [one for one in mine if one not in boosters(other).hands[0] and one != mine[0]]
    assert len({*taken}) > 5  # while it is away it may be any
    answer_all(game)
    known = next(one for one in mine[1:] if one not in opened.hands[0])
    assert known == mine[1]
    for seed in range(20):
        again = boosters(game.resample(0, Rng(seed)))
        assert places(again)[known] == "pool 1"
        assert again.hands[0] == opened.hands[0]
        assert [again.keys[one] for one in mine] == [opened.keys[one] for one in mine]
    answer_all(game)  # the booster is away again, but that card is where it was
    for seed in range(20):
        assert places(boosters(game.resample(0, Rng(seed))))[known] == "pool 1"


def test_a_resample_changes_what_nobody_has_seen_and_leaves_boosters_without_doubles() -> None:
    game = to_round(begin("draft", seats=4), 1)
    opened = boosters(game)
    answer_all(game)
    other = boosters(game.resample(2, Rng(4)))
    seen = [one for one in range(len(opened.keys)) if opened.looks[2][one] or opened.leader(one)]
    assert [other.keys[one] for one in seen] == [opened.keys[one] for one in seen]
    assert sum(a != b for a, b in zip(other.keys, opened.keys, strict=True)) > 100
    for pack in packs(other):
        assert len({one.key for one in pack}) == PACK
    spectator = boosters(game.resample(None, Rng(4)))
    assert sum(a != b for a, b in zip(spectator.keys, opened.keys, strict=True)) > 120


def test_a_draft_is_built_from_after_it_and_not_before() -> None:
    game = begin("draft", seats=2)
    until(game, DECK, how=first)
    assert [len(decks) for decks in game.state.decks] == [1, 1]
