"""What a recorded step may mean for the question that is open: answers, cards held for later, nothing at all.

A recorder asks in its own manner: it takes cards one by one that we want together, confirms what we do at once, asks two
players at the same time. Each meaning has a price: the dearer, the further from what the step says. Buttons are told by
what can be answered, hardly by their words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from tablero.games.swu import facts
from tablero.games.swu.constants import REGROUP
from tablero.games.swu.scenario.compare import NAMES, place_of
from tablero.games.swu.scenario.edits import EDIT
from tablero.games.swu.scenario.position import APART, TOP, Later, Position
from tablero.games.swu.state import Table
from tablero.kernel import Choose, Distribute, Option, Pick

DECLINE = ("pass", "no", "done", "keep")
BACK = ("cancel",)
NOTHING = ("pass", "choose nothing", "take nothing", "skip", "skip resourcing", "pass attack", "deny", "done")
AGREE = ("trigger", "play anyway", "use it anyway", "done", "confirm resources")
FREE, NEAR, FAR, ODD, DEAR = 0, 1, 2, 3, 5
"""Prices."""


class Step(NamedTuple):
    """A step of a trace."""

    who: str
    op: str
    args: Sequence[Any]
    after: Any
    """The table after it; None where the trace doesn't tell."""

    @property
    def seat(self) -> int:
        """Whose step it is; nobody's, if the recorder does it."""
        return NAMES.index(self.who) if self.who in NAMES else -1


class Move(NamedTuple):
    """What a step may mean: an answer, or another position with nothing answered."""

    price: int
    answer: Any = None
    position: Position | None = None
    done: bool = True
    """Whether the step is over with it."""


class Unknown(Exception):
    """There is no such step."""


def meanings(here: Position, step: Step, start: Position) -> Iterator[Move]:
    """Yield what a step may mean in a position; `start` is where the step began."""
    op = step.op
    waited, here = here.ahead, here.changed(ahead=False)  # from here on it is compared again
    if op in _EDITS:
        if here.asked == TOP:
            yield Move(FREE, (EDIT, *_EDITS[op](here.table, step)))
        return
    if op in _MACROS:
        yield from _macro(here, op, start)
        return
    if here.question is None:
        yield Move(FREE, position=here)
        return
    if waited:
        yield Move(FREE, position=here)
    if op not in _CLICKS:
        raise Unknown(op)
    if step.seat >= 0 and here.seat != step.seat:
        yield from _out_of_turn(here, step)
        return
    yield from _CLICKS[op](here, step)


def silent(here: Position, step: Step) -> Iterator[Move]:
    """Yield what may happen between two steps: questions of ours that a recorder does not ask."""
    question = here.question
    if question is None:
        return
    for i, later in enumerate(here.later):
        if later.seat == here.seat and here.asked in APART:
            rest = here.postponing((*here.later[:i], *here.later[i + 1 :]))
            yield from meanings(rest, later.step, rest)
            return
    if here.asked == TOP:
        if here.card:
            for place, option in here.places():
                if place == here.card:
                    yield Move(NEAR, option)
        return
    if here.asked in APART:
        return
    yield from _silent_answers(here, question)


def _silent_answers(here: Position, question: Any) -> Iterator[Move]:
    if isinstance(question, Pick):
        if here.held:
            full = len(here.held) == question.most
            yield Move(FREE if full else NEAR, here.held)
        elif question.most == 0:
            yield Move(FREE, ())
        elif len(question.options) == question.least:
            yield Move(NEAR, tuple(question.options))
        elif question.least == 0:
            yield Move(ODD, ())
        return
    if isinstance(question, Distribute):
        only = question.only()
        if only is not None:
            yield Move(NEAR, only)
        return
    if not isinstance(question, Choose):
        return
    options = question.options
    if here.asked == "swu-ask-next-play":  # a recorder has asked for the order already
        yield from (Move(FREE, option) for option in options)
        return
    if len(options) == 1:
        yield Move(FREE if options[0] in DECLINE else NEAR, options[0])
        return
    cards = 0
    for option in options:
        if option in DECLINE:
            yield Move(ODD, option)
        elif place_of(here.table, option) is None:
            yield Move(NEAR, option)
        else:
            cards += 1
    price = FAR if cards == 1 else DEAR  # a recorder takes a single target by itself, and asks for none without effect
    yield from (Move(price, option) for option in options if place_of(here.table, option) is not None)


# Cards.


def _click(here: Position, step: Step) -> Iterator[Move]:
    """A card is clicked."""
    yield from _card(here, _wanted(step.args[0]))


def _maybe_click(here: Position, step: Step) -> Iterator[Move]:
    """A card is clicked that perhaps can't be."""
    yield from _card(here, _wanted(step.args[0]))
    yield Move(NEAR, position=here)


def _wanted(arg: Any) -> tuple[str, str]:
    """Return a card's place, if it is given, and its key."""
    if isinstance(arg, str):
        return "", arg
    return f"{arg.get('controller', arg['owner'])}/{arg['zone']}/{arg['card']}", arg["card"]


def _card(here: Position, wanted: tuple[str, str]) -> Iterator[Move]:
    place, key = wanted
    price = FREE if any(where == place for where, _ in here.places()) else NEAR
    found = _options_at(here, wanted)
    question = here.question
    if isinstance(question, Pick):
        for option in found:
            yield from _toggle(here, option, price)
        return
    if isinstance(question, Distribute):
        for option in found:
            if question.total == 1:
                yield Move(price, tuple(int(one == option) for one in question.options))
        return
    if here.asked == "swu-ask-resource":  # a recorder wants it confirmed
        yield from (Move(price, position=here.holding((option,))) for option in found)
        price += FAR
    if here.asked == TOP and found:  # which action, or whether it is meant, may be asked first
        several = len({option[:1] if option[0] != "use" else option for option in found}) > 1
        yield Move(FREE if several else FAR, position=here.pointing(place or _first_place(here, key)))
    for option in found:
        yield Move(price, option)


def _first_place(here: Position, key: str) -> str:
    return next((where for where, _ in here.places() if where.rpartition("/")[2] == key), "")


def _toggle(here: Position, option: Option, price: int) -> Iterator[Move]:
    """Hold one card more, or one less."""
    if option in here.held:
        yield Move(price, position=here.holding(tuple(one for one in here.held if one != option)))
    else:
        yield Move(price, position=here.holding((*here.held, option)))


def _nth_in_hand(here: Position, step: Step) -> Iterator[Move]:
    """The first or second card of a hand is clicked, as the recorder lists it."""
    hand = step.after[step.who]["hand"] if step.after else []
    ours = [here.table.faces[card].key for card in here.table.players[step.seat].hand]
    index = 1 if "Second" in step.op else 0
    for keys in (hand, ours):
        if index < len(keys):
            yield from _card(here, (f"{step.who}/hand/{keys[index]}", keys[index]))


# Buttons.


def _prompt(here: Position, step: Step) -> Iterator[Move]:
    """A button is pressed."""
    word = str(step.args[0]).lower()
    if word in BACK:
        yield Move(FREE, position=here.back())
        yield Move(NEAR, position=here.holding(()).pointing(""))
        return
    if here.card and here.asked == TOP:
        for place, option in here.places():
            if place == here.card:
                yield Move(FREE, option)
    if here.asked == "swu-ask-mulligan":
        yield Move(NEAR, word if word in here.options else "keep")
        yield Move(FREE, position=here.postponing((*here.later, Later(step.seat, step))))  # until both have decided
        return
    question = here.question
    if isinstance(question, Pick):
        if here.held or question.least == 0:
            yield Move(FREE if here.held or word in NOTHING else FAR, here.held)
        if word in AGREE and not here.held and len(question.options) == 1:
            yield Move(NEAR, tuple(question.options))
        for option in question.options:
            if not here.held and _says(here.table, option, word):
                yield Move(NEAR, (option,))
    if isinstance(question, Pick) and here.asked == "swu-ask-plot" and word not in NOTHING:  # one by one elsewhere
        yield Move(NEAR, tuple(question.options))
        yield from (Move(NEAR, (option,)) for option in question.options)
    if isinstance(question, Pick):
        for option in question.options:
            if place_of(here.table, option) is None:
                yield from _toggle(here, option, NEAR)
    if isinstance(question, Distribute) and word in NOTHING:
        yield Move(FREE, (0,) * len(question.options))
    if isinstance(question, Choose):
        if here.held:
            yield Move(FREE, here.held[0])
        for option in question.options:
            yield from _button(here, option, word)
    yield Move(NEAR if word in AGREE else FAR, position=here)


def _button(here: Position, option: Option, word: str) -> Iterator[Move]:
    if here.asked == TOP:
        if (word in NOTHING and option == "pass") or (word == "claim initiative" and option == "initiative"):
            yield Move(FREE, option)
    elif option in DECLINE:
        yield Move(FREE if word in NOTHING else ODD, option)
    elif option == "yes":
        yield Move(FREE if word in AGREE else ODD if word in NOTHING else NEAR, option)
    elif place_of(here.table, option) is None:
        yield Move(FREE if _says(here.table, option, word) else NEAR, option)
    elif _says(here.table, option, word):
        yield Move(NEAR, option)


def _says(table: Table, option: Option, word: str) -> bool:
    """Tell whether a button's text speaks of an option: its word, number, or card."""
    numbers = [int(one) for one in re.findall(r"\d+", word)]
    parts = (option,) if isinstance(option, str) else option
    if parts[0] in ("mode", "trigger", "player"):  # numbered by us
        numbers = []
    for part in parts:
        if isinstance(part, str) and (
            part == word or (part in facts.by_key() and facts.card(part).title.lower() in word)
        ):
            return True
        if isinstance(part, int) and part in numbers:
            return True
    place = place_of(table, option)
    return place is not None and facts.card(place.rpartition("/")[2]).title.lower() in word


def _done(here: Position, step: Step) -> Iterator[Move]:
    """The choice of several is over."""
    question = here.question
    if isinstance(question, Pick):
        yield Move(FREE, here.held)
    if isinstance(question, Distribute) and question.least == 0:
        yield Move(FAR, (0,) * len(question.options))
    if isinstance(question, Choose):
        if here.held:
            yield Move(FREE, here.held[0])
        for option in question.options:
            if option in DECLINE:
                yield Move(NEAR, option)
            elif option == "yes":
                yield Move(FAR, option)
    yield Move(NEAR, position=here)


def _pass(here: Position, step: Step) -> Iterator[Move]:
    if here.asked == TOP:
        yield Move(FREE, "pass")
    elif isinstance(here.question, Pick):
        yield Move(NEAR, ())
    else:
        yield from (Move(NEAR, option) for option in here.options if option in DECLINE)


def _initiative(here: Position, step: Step) -> Iterator[Move]:
    if "initiative" in here.options:
        yield Move(FREE, "initiative")


def _listed(here: Position, step: Step) -> Iterator[Move]:
    """Something is chosen from a list: a number, the name of a card, anything else."""
    word = str(step.args[0]).lower()
    question = here.question
    if isinstance(question, Choose):
        for option in question.options:
            if _says(here.table, option, word):
                yield Move(FREE, option)
            elif option not in DECLINE and place_of(here.table, option) is None and len(question.options) < 20:
                yield Move(FAR, option)
    yield Move(FAR, position=here)


def _beside_card(here: Position, step: Step) -> Iterator[Move]:
    """A button beside a card is pressed; which card it is, the trace doesn't tell."""
    question = here.question
    word = str(step.args[-1]).lower()
    if isinstance(question, Choose):
        for option in question.options:
            yield Move(FREE if word in str(option) else NEAR, option)
    elif isinstance(question, Pick):
        for option in question.options:
            if option not in here.held:
                yield Move(NEAR, position=here.holding((*here.held, option)))
    yield Move(FAR, position=here)


# Divisions.


def _divide(here: Position, step: Step) -> Iterator[Move]:
    """So much for each of these."""
    question = here.question
    pairs = [(_wanted(card), amount) for card, amount in step.args[0]]
    if isinstance(question, Distribute):
        for amounts in _amounts(here, question, pairs):
            yield Move(FREE, amounts)
    elif isinstance(question, Pick):
        chosen = [option for wanted, _ in pairs for option in _options_at(here, wanted)[:1]]
        yield Move(FREE, tuple(chosen))
    elif isinstance(question, Choose) and not pairs:
        yield from (Move(FREE, option) for option in question.options if option in DECLINE)
    elif isinstance(question, Choose):
        for option in _options_at(here, pairs[0][0]):
            yield Move(FREE, option, done=True)
            yield Move(NEAR, option, done=False)
        for option in question.options:
            if isinstance(option, tuple) and option[-1] == pairs[0][1] and place_of(here.table, option) is None:
                yield Move(FREE, option)


def _options_at(here: Position, wanted: tuple[str, str]) -> list[Option]:
    """Return the options about a card, or else about others of its name; of cards that are all alike only one."""
    place, key = wanted
    found = [(where, option) for where, option in here.places() if where == place]
    found = found or [(where, option) for where, option in here.places() if where.rpartition("/")[2] == key]
    alike: dict[Option, Option] = {}
    for where, option in found:
        same = (where, option[0]) if where.split("/")[1] in ("hand", "deck") else option
        if same not in alike or alike[same] in here.held:
            alike[same] = option
    return list(alike.values())


def _amounts(
    here: Position, question: Distribute, pairs: list[tuple[tuple[str, str], int]]
) -> Iterator[tuple[int, ...]]:
    """Yield the divisions that are meant; several if things have the same name."""
    choices = [_options_at(here, wanted) for wanted, _ in pairs]
    pool = list(dict.fromkeys(option for found in choices for option in found))
    seen = set()
    if len(pairs) > 6:
        return
    for chosen in permutations(pool, len(pairs)):
        if all(option in found for option, found in zip(chosen, choices, strict=True)):
            given = {option: amount for option, (_, amount) in zip(chosen, pairs, strict=True)}
            amounts = tuple(  # who heals more than there is heals what there is
                min(given.get(option, 0), cap) for option, cap in zip(question.options, question.caps, strict=True)
            )
            if amounts not in seen:
                seen.add(amounts)
                yield amounts


# Both players, or the recorder itself.


def _out_of_turn(here: Position, step: Step) -> Iterator[Move]:
    """Somebody acts whom we don't ask now."""
    if step.op == "clickDone" or (step.op == "clickPrompt" and str(step.args[0]).lower() in (*NOTHING, *AGREE)):
        yield Move(FAR if here.asked in APART else NEAR, position=here)
    if here.asked in APART:
        yield Move(NEAR, position=here.postponing((*here.later, Later(step.seat, step))))
    elif step.op == "clickPrompt":
        yield Move(ODD, position=here)


def _starter(here: Position, step: Step) -> Iterator[Move]:
    seat = NAMES.index(step.args[0]["player"])
    if ("player", seat) in here.options:
        yield Move(FREE, ("player", seat))


def _macro(here: Position, op: str, start: Position) -> Iterator[Move]:
    """Everybody passes until something begins."""
    table, before = here.table, start.table
    reached = {
        "moveToNextActionPhase": table.round > before.round and here.asked == TOP,
        "moveToRegroupPhase": table.phase == REGROUP,
        "nextPhase": table.phases > before.phases and (here.asked == TOP or here.asked in APART),
    }[op]
    if reached or here.question is None:
        yield Move(FREE, position=here)
    elif (here.asked == TOP or here.asked in APART) and "pass" in here.options:
        yield Move(FREE, "pass", done=False)


_MACROS = ("moveToNextActionPhase", "moveToRegroupPhase", "nextPhase")

_CLICKS = {
    "clickCard": _click,
    "clickCardNonChecking": _maybe_click,
    "clickCardInDisplayCardPrompt": _maybe_click,
    "clickFirstCardInHand": _nth_in_hand,
    "clickSecondCardInHand": _nth_in_hand,
    "clickPrompt": _prompt,
    "clickDone": _done,
    "clickDisplayCardPromptButton": _beside_card,
    "chooseListOption": _listed,
    "passAction": _pass,
    "claimInitiative": _initiative,
    "selectInitiativePlayer": _starter,
    "setDistributeDamagePromptState": _divide,
    "setDistributeIndirectDamagePromptState": _divide,
    "setDistributeHealingPromptState": _divide,
    "setDistributeExperiencePromptState": _divide,
    "setDistributeAmongTargetsPromptState": _divide,
}


# Edits.


def _found(table: Table, arg: Any) -> tuple[str, int]:
    """Return how our edits name a card of a trace."""
    place, key = _wanted(arg)
    refs: list[Any] = []
    for player in table.players:
        refs.append(player.base.ref)
        refs += [leader.ref for leader in player.leaders if not leader.deployed]
        refs += [piece.ref for unit in player.units for piece in (unit, *unit.upgrades)]
        zones = (player.hand, player.spent, player.ready, player.discard, player.deck[::-1])
        refs += [("card", card) for zone in zones for card in zone]
        refs += [("card", card) for unit in player.units for card in unit.captives]
    places = [(place_of(table, ref) or "", ref) for ref in refs]
    for where, ref in places:
        if where == place:
            return ref  # type: ignore[no-any-return]
    for where, ref in places:
        if where.rpartition("/")[2] == key:
            return ref  # type: ignore[no-any-return]
    raise Unknown(f"no {place or key}")


def _with_card(name: str) -> Any:
    return lambda table, step: (name, _found(table, step.args[0]), *step.args[1:2])


def _with_seat(name: str) -> Any:
    return lambda table, step: (name, step.seat, *step.args)


def _cards(name: str, zone: str) -> Any:
    """Return an edit that puts cards into a zone: some from elsewhere, or new ones."""

    def card(table: Table, arg: Any) -> Any:
        return _wanted(arg)[1] if isinstance(arg, str) or arg["zone"] == zone else _found(table, arg)

    return lambda table, step: (name, step.seat, tuple(card(table, one) for one in step.args[0]))


_EDITS: dict[str, Any] = {
    "setDamage": _with_card("damage"),
    "readyCard": _with_card("ready"),
    "exhaustCard": _with_card("exhaust"),
    "moveCard": _with_card("move"),
    "exhaustResources": _with_seat("exhaust-resources"),
    "readyResources": _with_seat("ready-resources"),
    "setExactReadyResources": _with_seat("exact-ready"),
    "setResourceCount": _with_seat("resources"),
    "setHasTheForce": _with_seat("force"),
    "setCreditTokenCount": _with_seat("credits"),
    "setActivePlayer": _with_seat("active"),
    "setDeck": _cards("deck", "deck"),
    "setHand": _cards("hand", "hand"),
    "setGroundArenaUnits": lambda table, step: ("units", step.seat, 0, tuple(step.args[0])),
    "setSpaceArenaUnits": lambda table, step: ("units", step.seat, 1, tuple(step.args[0])),
    "setBaseStatus": lambda table, step: ("base", step.seat, step.args[0].get("damage", 0)),
    "setLeaderStatus": lambda table, step: ("leader", step.seat, bool(step.args[0].get("deployed"))),
}
EDITS = frozenset(_EDITS)
