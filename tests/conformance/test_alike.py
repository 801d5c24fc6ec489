"""Options that share a key come to the same: whichever is taken, everybody sees the same but for numbers of things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablero.games.rebellion import GAME as REBELLION
from tablero.games.swu import GAME as SWU
from tablero.games.swu.cards import faces
from tablero.kernel import Choose, Decision, Definition, Distribute, Game, Option, Pick, Rng, Setup, message_to_json
from tablero.kernel.codec import encode
from tablero.kernel.events import CHANCE

NUMBERS = {"id", "card", "attacker", "defender", "by", "on"}
"""Where a view or a line of the log names things by their number."""

TOKEN_MAKERS = ("battle-droid-escort", "droid-deployment", "drop-in", "atte-vanguard", "battle-droid-legion")
PLAYED_ON = 4
"""So many further choices are made alike in both games."""


def anonymous(view: Any) -> Any:
    """A view without numbers of things, and lists in an order that doesn't depend on them."""
    if isinstance(view, dict):
        return {name: anonymous(value) for name, value in view.items() if name not in NUMBERS}
    if isinstance(view, list):
        return sorted((anonymous(item) for item in view), key=encode)
    return "#" if isinstance(view, str) and view.startswith("#") else view  # a unit that another has in mind


def described(game: Game[Any], part: Decision, option: Option) -> bytes:
    return encode(message_to_json(game.definition.describe(game.state, part, option)))


def seen(game: Game[Any], since: int) -> Any:
    """All that anybody sees: views, what was said, what is asked and offered."""
    views = [anonymous(game.view(seat)) for seat in (*range(game.setup.seats), None)]
    told = [anonymous(message_to_json(entry.message)) for entry in game.log[since:]]
    asked = [
        (part.seat, message_to_json(part.message).get("id"), sorted(described(game, part, one) for one in part.options))
        for part in game.decisions
        if isinstance(part, Choose | Pick | Distribute)
    ]
    return views, sorted(map(encode, told)), asked


def alike(game: Game[Any], part: Decision) -> Iterator[tuple[Option, Option]]:
    """Pairs of options with one key, the first and the last of each."""
    assert isinstance(part, Choose | Pick | Distribute)
    groups: dict[Any, list[Option]] = {}
    for option in part.options:
        groups.setdefault(game.definition.option_key(game.state, part, option), []).append(option)
    yield from [(group[0], group[-1]) for group in groups.values() if len(group) > 1]


def answered(part: Decision, option: Option, pair: tuple[Option, Option]) -> Option:
    """An answer that is about one option of the pair; what else it is about is in neither."""
    if isinstance(part, Pick):
        others = tuple(one for one in part.options if one not in pair)
        return (option, *others[: max(0, part.least - 1)])
    if isinstance(part, Distribute):
        amount = min(part.total, part.caps[list(part.options).index(option)])
        return tuple(amount if one == option else 0 for one in part.options)
    return option


def by_lot(game: Game[Any], since: int) -> bool:
    """Whether cards were drawn or shuffled: the same chance may then mean another card of the same hand."""
    return any(event[0] == CHANCE and event[1][0] != "roll" for event in game.events[since:])


def compare(game: Game[Any], part: Decision, pair: tuple[Option, Option]) -> bool:
    """Play both on alike and compare; tell whether that could be done."""
    answers = [answered(part, option, pair) for option in pair]
    if any(part.check(answer) is not None for answer in answers):
        return False
    twins = [game.fork(), game.fork()]
    for twin, answer in zip(twins, answers, strict=True):
        twin.choose(answer, part.seat)
    for _ in range(PLAYED_ON):
        if any(by_lot(twin, game.step) for twin in twins):
            return False
        first, second = (seen(twin, len(game.log)) for twin in twins)
        assert first == second, f"{pair} of {part}"
        if not play_alike(twins):
            break
    return True


def play_alike(twins: list[Game[Any]]) -> bool:
    """Take the same option in both, by its words, where there is one with words of its own."""
    for twin in twins:
        part = twin.decision
        if not isinstance(part, Choose):
            return False
        options = sorted((described(twin, part, option), option) for option in part.options)
        words = Counter(text for text, _ in options)
        own = [option for text, option in options if words[text] == 1]
        if not own:
            return False
        twin.choose(own[-1], part.seat)
    return True


def many_copies(rng: Rng) -> Setup:
    """Decks of few cards, three of each, some of which make tokens."""
    setup = SWU.sample_setup(rng, 2)
    for deck in setup.settings["decks"]:
        kinds = [*TOKEN_MAKERS, *[key for key in deck["deck"] if not faces()[key].unique][:9]]
        deck["deck"] = dict.fromkeys(sorted(kinds), 3)
    return SWU.setup(2, decks=setup.settings["decks"])


def compared(definition: Definition[Any], setup: Callable[[Rng], Setup], games: range, every: int) -> Counter[str]:
    """Play at random, compare what is alike at some moments, and count by the first word of an option."""
    counts: Counter[str] = Counter()
    for number in games:
        rng = Rng.of(number, "alike")
        game = Game(definition, setup(rng), Rng(rng.bits()))
        while (part := game.decision) is not None:
            for pair in alike(game, part) if rng.below(every) == 0 else ():
                counts[pair[0][0]] += compare(game, part, pair)
            game.choose(part.sample(rng), part.seat)
    return counts


def test_copies_of_cards_and_equal_units_are_one_idea() -> None:
    counts = compared(SWU, many_copies, range(3), 5)
    assert {"play", "resource", "attack", "unit"} <= {word for word, count in counts.items() if count}


def test_copies_of_missions_dice_and_units_are_one_idea() -> None:
    counts = compared(REBELLION, lambda rng: REBELLION.setup(), range(4), 1)
    assert {"mission", "target"} <= {word for word, count in counts.items() if count}


@pytest.mark.parametrize("definition", [SWU, REBELLION])
def test_words_have_no_equal(definition: Definition[Any]) -> None:
    game = Game(definition, definition.sample_setup(Rng(1)), Rng(2))
    decision = game.decision
    assert decision is not None
    assert definition.option_key(game.state, decision, "pass") == "pass"
