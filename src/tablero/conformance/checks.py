"""The checks of the conformance kit. Each looks at one moment of a game and yields what is wrong there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, TypeAlias

from tablero.kernel.codec import encode
from tablero.kernel.decisions import Choose, Decision, Distribute, Option, Pick, Place
from tablero.kernel.definition import Definition
from tablero.kernel.digest import Kept, freeze, freeze_game
from tablero.kernel.driver import Game
from tablero.kernel.events import CHANCE, RESAMPLED
from tablero.kernel.log import Entry
from tablero.kernel.messages import Json, Message, message_to_json
from tablero.kernel.perspective import Perspective
from tablero.kernel.reasons import GameOver, Illegal, NotAsked, Reason, Stale
from tablero.kernel.record import BadRecord
from tablero.kernel.region import POINT, POINTS
from tablero.kernel.rng import Rng
from tablero.text import MissingText, Texts

SAMPLES = 3
"""How many answers are tried where not all can be listed."""

PLAY_ON = 3
"""How many choices a fork is played on to see that it has a life of its own."""

NONSENSE: tuple[Any, ...] = ("no such option", ("no", "such", -1), None, -1, 10**6, 2.5, True, [], {"a": 1}, [[[]]])
"""What no decision may take. (A number may be an index, an empty list a legal subset: see `foreign`.)"""

_WORD = re.compile(r"[\w#:-]+")


class Moment:
    """A game at a decision, with what the checks need to know of its past, and what several of them look at, made only once."""

    __slots__ = (
        "_answers",
        "_seen",
        "_told",
        "_twin",
        "components",
        "frozen",
        "game",
        "kept",
        "logged",
        "rng",
        "said",
        "seats",
        "taken",
        "texts",
    )

    def __init__(self, game: Game[Any], rng: Rng, texts: tuple[Texts, ...]) -> None:
        self.game = game
        self.rng = rng
        self.texts = texts
        self.seats: tuple[int | None, ...] = (*range(game.setup.seats), None)
        self.components = Counter(name for name, _ in game.definition.components(game.state))
        self.said: set[Message] = set()
        """Messages that have been found to render."""
        self.logged = 0
        self.arrive()

    def arrive(self) -> None:
        """Look at where the game is now."""
        self.kept: Kept = {}
        """What has been frozen of content, and of tuples in which nothing changes."""
        self._twin: Game[Any] | None = None
        self._told: dict[int | None, Json] = {}
        self._seen: dict[int | None, tuple[bytes, list[Entry]]] = {}
        self._answers: dict[int, list[Option]] = {}
        self.taken: dict[int, tuple[Option, Game[Any]]] = {}
        """For each seat that is asked an answer, and a fork in which it was given and nothing else."""
        self.frozen = self.freeze(self.game)

    def freeze(self, game: Game[Any]) -> Any:
        """Return all that matters of the game or of one that came from it; that content stays the same is looked at once."""
        return freeze_game(game, self.kept)

    def unchanged(self) -> bool:
        """Tell whether the game is still as it was when the moment began."""
        return self.same(self.game)

    def same(self, game: Game[Any]) -> bool:
        """Tell whether a game is as this one was when the moment began."""
        return bool(self.freeze(game) == self.frozen)

    @property
    def twin(self) -> Game[Any]:
        """A fork that nobody plays on."""
        if self._twin is None:
            self._twin = self.game.fork()
        return self._twin

    def answers(self, decision: Decision) -> list[Option]:
        """Return every legal answer if they are listed, else a few, found in every way that bots find them."""
        if decision.seat not in self._answers:
            self._answers[decision.seat] = answers(decision, self.rng)
        return self._answers[decision.seat]

    def told(self, seat: int | None) -> Json:
        """Return what a client of the seat is sent."""
        if seat not in self._told:
            self._told[seat] = told(self.game, seat)
        return self._told[seat]

    def seen(self, seat: int | None) -> tuple[bytes, list[Entry]]:
        """Return all that reaches a seat."""
        if seat not in self._seen:
            self._seen[seat] = encode(self.told(seat)), self.game.log_for(seat)
        return self._seen[seat]

    def looks_the_same(self, game: Game[Any], seat: int | None) -> bool:
        """Tell whether what reaches a seat in a game is what reaches it in this one."""
        view, log = self.seen(seat)
        return encode(told(game, seat)) == view and (game.log == self.game.log or game.log_for(seat) == log)


Check: TypeAlias = Callable[[Moment], Iterable[str]]


def answers(decision: Decision, rng: Rng) -> list[Option]:
    """Return every legal answer if they are listed, else a few, found in every way that bots find them."""
    if isinstance(decision, Choose):
        return decision.answers(rng, len(decision.options))
    return [*decision.answers(rng, SAMPLES), *[decision.sample(rng) for _ in range(SAMPLES)]]


def foreign(decision: Decision, rng: Rng) -> list[Any]:
    """Return answers that are not legal, near misses among them."""
    wrong = list(NONSENSE)
    if isinstance(decision, Choose):
        return [*wrong, len(decision.options)]
    if isinstance(decision, Pick):
        wrong.append([*decision.sample(rng), "no such option"])
        wrong += [[option, option] for option in decision.options[:1]]
        wrong += [list(decision.options)] if len(decision.options) > decision.most else []
        return [value for value in wrong if value != [] or decision.least > 0]
    if isinstance(decision, Distribute):
        amounts = list(decision.sample(rng))
        wrong += [[*amounts, 0], [-1, *amounts[1:]], [decision.total + 1, *amounts[1:]], [True] * len(amounts)]
        return [value for value in wrong if value != [] or decision.options]
    nowhere = float("nan"), float("inf"), 0.5, 10**12
    return wrong + [[far, far] for far in nowhere]


def options_are_listed_well(moment: Moment) -> Iterator[str]:
    """Options are words or tuples, each once, and in the same order whenever they are made."""
    again = {part.seat: part for part in moment.twin.decisions}
    for part in moment.game.decisions:
        if isinstance(part, Place):
            continue
        options = list(getattr(part, "options", ()))
        odd = [option for option in options if not isinstance(option, str | tuple)]
        if odd:
            yield f"an option is neither a word nor a tuple: {odd[0]!r}"
        twice = [option for option in options if options.count(option) > 1]
        if twice:
            yield f"an option is listed twice: {twice[0]!r}"
        if list(getattr(again.get(part.seat), "options", ())) != options:
            yield f"the options of seat {part.seat + 1} come in another order when made again"


def numbers_are_whole(moment: Moment) -> Iterator[str]:
    """Neither the state nor what is drawn has fractions: no two machines could come to count them otherwise."""
    if not _whole(moment.frozen[0]):
        yield "there is a fraction in the state"
    for part in moment.game.decisions:
        if isinstance(part, Place) and not _whole(moment.told(part.seat)["decision"]):
            yield f"what is drawn for {part!r} is not in whole numbers"


_WHOLE = frozenset((int, str, bool, type(None)))


def _whole(value: Any) -> bool:
    if isinstance(value, dict):
        return all(map(_whole, value.values()))
    if not isinstance(value, list | tuple):
        return not isinstance(value, float)
    return _WHOLE.issuperset(map(type, value)) or all(map(_whole, value))


def parts_of_what_is_legal_fit(moment: Moment) -> Iterator[str]:
    """Whatever is legal is not refused while it is put together."""
    for place in moment.game.decisions:
        if not isinstance(place, Place) or place.region is None:
            continue
        form = moment.told(place.seat)["decision"]["region"]["answer"]
        for answer in moment.answers(place):
            for part in _parts(answer, form):
                reason = moment.game.why_not_part(part, place.seat)
                if reason is not None:
                    yield f"{part!r} is part of the legal {answer!r} but refused: {reason}"


def _parts(answer: Option, form: str) -> list[Any]:
    """Return the parts of a place, as a client has them checked."""
    if form == POINT:
        return [answer]
    return [(i, *each) if form == POINTS else (i, each) for i, each in enumerate(answer)]


def listed_applies(moment: Moment) -> Iterator[str]:
    """Whatever is offered is accepted."""
    for part in moment.game.decisions:
        found = moment.answers(part)
        taken = moment.rng.choice(found)
        for answer in found:
            twin = moment.game.fork()
            try:
                twin.choose(answer, part.seat)
            except Illegal as illegal:
                yield f"{answer!r} is offered but refused: {illegal}"
            if answer == taken:
                moment.taken[part.seat] = answer, twin
    if not moment.unchanged():
        yield "listing or sampling answers changed the game"


def others_are_refused(moment: Moment) -> Iterator[str]:
    """Whatever is not offered is refused with a reason that reads in every language, and changes nothing."""
    for part in moment.game.decisions:
        for value in foreign(part, moment.rng):
            yield from _refused(moment, part.seat, value)
    if not moment.unchanged():
        yield "a refused answer changed the game"


def _refused(moment: Moment, seat: int, value: Any) -> Iterator[str]:
    try:
        moment.game.choose(value, seat)
    except Illegal as illegal:
        yield from _renders(moment, illegal.reason.message)
    else:
        yield f"{value!r} is not legal but was taken"


def only_asked_may_act(moment: Moment) -> Iterator[str]:
    """Nobody can answer for another seat, or answer an earlier question."""
    game = moment.game
    asked = {part.seat for part in game.decisions}
    refusal = NotAsked if asked else GameOver
    for seat in range(game.setup.seats):
        if seat not in asked and not _refuses(refusal, game, seat, game.question):
            yield f"seat {seat + 1} was not asked but could act"
    if not _refuses(Stale, game, None, game.question - 1):
        yield "an answer to an earlier question was taken"
    if not moment.unchanged():
        yield "an answer out of turn changed the game"


def _refuses(error: type[Illegal], game: Game[Any], seat: int | None, question: int) -> bool:
    try:
        game.choose(0, seat, question=question)
    except error:
        return True
    return False


def fork_is_equal_and_independent(moment: Moment) -> Iterator[str]:
    """A fork is the same game, and playing it on leaves the game, and its other forks, alone."""
    fork, twin = moment.game.fork(), moment.twin
    if not moment.same(fork):
        yield "a fork differs from the game: a checkpoint that does not hold all, or a copy that forgets"
        return
    play_on(fork, moment.rng)
    if not moment.unchanged() or not moment.same(twin):
        yield "playing a fork changed the game: a copy shares something"
    state = fork.state
    before = freeze(state, moment.kept)
    del fork
    if freeze(state, moment.kept) != before:
        yield "the state of a game changes when the game is dropped: rules must not tidy up in finally"


def play_on(game: Game[Any], rng: Rng, choices: int = PLAY_ON) -> None:
    """Answer some questions at random."""
    for _ in range(choices):
        decisions = game.decisions
        if not decisions:
            return
        part = rng.choice(decisions)
        try:
            game.choose(part.sample(rng), part.seat)
        except Illegal:  # an offer that is refused is found by another check
            return


def undo_restores(moment: Moment) -> Iterator[str]:
    """Undo gives back the moment before, and is refused across chance, a reveal or another's choice."""
    for part in moment.game.decisions:
        answer, twin = moment.taken[part.seat] if part.seat in moment.taken else _taken(moment, part)
        if twin.why_no_undo(part.seat) is not None:
            continue
        if any(event[0] == CHANCE for event in twin.events[moment.game.step :]):
            yield "undo crosses chance"
        elif _reveals(moment, twin, part.seat, answer):
            yield f"undo of {answer!r} crosses a reveal: the rule that shows something hidden must say so"
        twin.undo(part.seat)
        if not moment.same(twin):
            yield "undo does not give back the moment before"


def _taken(moment: Moment, part: Decision) -> tuple[Option, Game[Any]]:
    """Return an answer, and a fork in which it was given."""
    twin, answer = moment.game.fork(), part.sample(moment.rng)
    twin.choose(answer, part.seat)
    return answer, twin


def resampled(moment: Moment, seat: int | None) -> Game[Any]:
    """Return the game with everything drawn again that the seat can't know, as a fork whose record shows what fails."""
    return drawn_again(moment, moment.game.fork(), seat)


def drawn_again(moment: Moment, twin: Game[Any], seat: int | None) -> Game[Any]:
    """Draw again, in a fork, what the seat can't know, and return it."""
    if twin.outcome is None:
        twin.follow([(RESAMPLED, (seat, moment.rng.bits()))])
    twin.rng = Rng(moment.rng.bits())
    return twin


def _reveals(moment: Moment, after: Game[Any], seat: int, answer: Option) -> bool:
    """Tell whether the choice showed its seat something: were hidden things otherwise, would it see the same?"""
    other = resampled(moment, seat)
    if moment.same(other):  # nothing is hidden, and there was no chance: it goes the same way
        return False
    other.choose(answer, seat)
    return encode(other.view(seat)) != encode(after.view(seat))


def components_are_conserved(moment: Moment) -> Iterator[str]:
    """Every component is in one place, none comes or goes, no counter is negative."""
    definition, state = moment.game.definition, moment.game.state
    now = Counter(name for name, _ in definition.components(state))
    moment.components = moment.components or now  # what is laid out in the setup counts from then on
    for name, count in now.items():
        if count > 1:
            yield f"{name} is in {count} places"
    gone, come = moment.components - now, now - moment.components
    if gone:
        yield f"gone: {', '.join(sorted(gone))}"
    if come:
        yield f"from nowhere: {', '.join(sorted(come))}"
    for name, count in definition.counters(state):
        if count < 0:
            yield f"{name} is {count}"


def told(game: Game[Any], seat: int | None) -> Json:
    """Return what a client of a seat is sent: view, question and options, without the log."""
    return Perspective(game, seat).to_json(game.logged)


def resample_keeps_what_is_known(moment: Moment) -> Iterator[str]:
    """Drawing again what a seat can't know changes nothing that it sees, and gives a game that can be played."""
    forked = moment.rng.choice(moment.seats)
    world = None
    for seat in moment.seats:
        world = resampled(moment, seat) if world is None else drawn_again(moment, world, seat)
        if not moment.looks_the_same(world, seat):
            yield f"{_name(seat)} sees a difference when what it can't know is drawn again"
            continue
        if _refusals(world, seat) != _refusals(moment.game, seat):
            yield f"{_name(seat)} is refused in other words when what it can't know is drawn again"
        frozen = moment.freeze(world)
        if seat == forked and moment.freeze(world.fork()) != frozen:
            yield f"a game resampled for {_name(seat)} can't be forked"
        if frozen != moment.frozen:
            play_on(world, moment.rng)
            world = None
    if (
        world is not None
    ):  # nothing was hidden: it is the same game as the fork that was played on, and is seen to go on too
        play_on(world, moment.rng, 1)
    if not moment.unchanged():
        yield "a resample changed the game itself"


SELDOM = 50
"""One moment in so many is compared with a game that is played again from its beginning."""


def what_was_brought_stays_unknown(moment: Moment) -> Iterator[str]:
    """Had a seat brought something else that nobody has seen, the others would see the same: views, options, numbers and log."""
    game = moment.game
    if game.definition.brings is None or moment.rng.below(SELDOM):
        return
    for seat in range(game.setup.seats):
        record = game.definition.brought_otherwise(game.record(), game.state, seat, moment.rng)
        if record is None:
            continue
        try:
            twin = Game.replay(game.definition, record, Rng(0))
        except BadRecord:  # the seat itself has seen it, and has chosen by it
            continue
        for other in moment.seats:
            if other != seat and not moment.looks_the_same(twin, other):
                yield f"{_name(other)} can tell what {_name(seat)} brought and nobody has seen"


SPYING: dict[str, Callable[[Game[Any], int], object]] = {
    "the events": lambda world, step: world.events,
    "the record": lambda world, step: world.record(),
    "what was sent": lambda world, step: world.sent(),
    "the moment itself": lambda world, step: world.rewind(step),
    "the moment before": lambda world, step: world.rewind(step - 1),
    "the first moment": lambda world, step: world.rewind(0),
    "a fork's moment": lambda world, step: world.fork().rewind(step),
    "a fork's record": lambda world, step: world.fork().record(),
    "a bare fork's events": lambda world, step: world.bare_fork().events,
}
"""What a bot may try to learn more from the world that it is given to think in."""


def worlds_tell_no_past(moment: Moment) -> Iterator[str]:
    """The world that a bot thinks in tells nothing of what really happened: no events, no record, no way back."""
    step = moment.game.step
    seat = moment.rng.choice(moment.seats)
    world = Perspective(moment.game, seat).resample(moment.rng)
    if not moment.looks_the_same(world, seat):
        yield f"the world for a bot of {_name(seat)} is not what it sees"
    if not all(entry.visible_to(seat) for entry in world.log):
        yield f"the world for a bot of {_name(seat)} has lines of the log for others"
    for what, spy in SPYING.items() if moment.game.outcome is None else ():
        with suppress(Illegal):
            spy(world, step)
            yield f"the world for a bot of {_name(seat)} tells {what}"
    for other in range(moment.game.setup.seats):
        if world.why_no_undo(other) is None:
            yield f"the world for a bot of {_name(seat)} takes back what was before it"


LOOKED_AT = 5
"""One moment in so many habits are looked at: some take a while."""


def habits_see_no_more(moment: Moment) -> Iterator[str]:
    """What is a habit is legal, changes nothing, and is the same whatever the seat can't know."""
    game = moment.game
    if type(game.definition).habit is Definition.habit or moment.rng.below(LOOKED_AT):
        return
    level = moment.rng.choice((*game.definition.levels, "greedy"))
    for part in game.decisions:
        seed = moment.rng.bits()
        habit = Perspective(game, part.seat).habit(level, Rng(seed))
        if habit is None:
            if level in game.definition.levels:
                yield f"{level} has no answer to {part!r}"
            continue
        reason = game.why_not(habit, part.seat)
        if reason is not None:
            yield f"the habit {habit!r} of {level} is refused: {reason}"
        if Perspective(resampled(moment, part.seat), part.seat).habit(level, Rng(seed)) != habit:
            yield f"the habit of {level} is not the same when what {_name(part.seat)} can't know is drawn again"
    if not moment.unchanged():
        yield "a habit changed the game"


def _refusals(game: Game[Any], seat: int | None) -> list[Reason | None]:
    """Return what the seat is told when it answers nonsense."""
    if game.decision_for(seat) is None:
        return []
    return [game.why_not(value, seat) for value in NONSENSE]


def secrets_stay(moment: Moment) -> Iterator[str]:
    """No word for a hidden thing is in what reaches a seat: view, options, and what the log has said since."""
    game = moment.game
    for seat in moment.seats:
        secrets = game.definition.secrets(game.state, seat)
        if not secrets:
            continue
        said = [message_to_json(entry.message) for entry in game.log[moment.logged :] if entry.visible_to(seat)]
        bytes_ = moment.seen(seat)[0] + encode(said)
        words = set(_WORD.findall(bytes_.decode()))
        leaked = [word for word in secrets if word in words]
        if leaked:
            yield f"{_name(seat)} is shown {leaked[0]}"


def texts_render(moment: Moment) -> Iterator[str]:
    """What is asked, offered and told reads in every language."""
    game = moment.game
    for part in game.decisions:
        yield from _renders(moment, part.message)
        shown = part.options if isinstance(part, Choose | Pick | Distribute) else moment.answers(part)[:1]
        for option in shown:
            yield from _renders(moment, game.definition.describe(game.state, part, option))
    for entry in game.log[moment.logged :]:
        yield from _renders(moment, entry.message)
    moment.logged = len(game.log)
    if game.outcome is not None:
        yield from _renders(moment, game.outcome.why)


def _renders(moment: Moment, message: Message) -> Iterator[str]:
    if message in moment.said:
        return
    encode(message_to_json(message))
    for texts in moment.texts:
        try:
            texts.render(message)
        except MissingText as error:
            yield str(error)
            return
    moment.said.add(message)


def content_stays(moment: Moment) -> Iterator[str]:
    """Nothing that was done on the way changed what is printed, which all games share."""
    if freeze_game(moment.game) != moment.frozen:
        yield "content was changed: what is printed on cards and pieces belongs to all games"


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat + 1}"


CHECKS: dict[str, Check] = {
    "fork": fork_is_equal_and_independent,
    "options": options_are_listed_well,
    "whole": numbers_are_whole,
    "parts": parts_of_what_is_legal_fit,
    "listed": listed_applies,
    "refused": others_are_refused,
    "asked": only_asked_may_act,
    "undo": undo_restores,
    "components": components_are_conserved,
    "resample": resample_keeps_what_is_known,
    "brought": what_was_brought_stays_unknown,
    "past": worlds_tell_no_past,
    "habits": habits_see_no_more,
    "secrets": secrets_stay,
    "texts": texts_render,
    "content": content_stays,
}
"""The checks at every decision, by the names that a report gives. The kit adds `raises`, `ends` and `replay`."""
