"""What a procedure of the rules may yield: decisions, chance, and the checkpoint.

A rule is a generator. It yields a decision and is sent the answer, yields a chance event and is sent the
result, yields `CHECKPOINT` where the flow could start afresh from the state alone.

Where a resample of hidden things may change what is asked, a rule yields a function that makes the decision
(`yield lambda: Choose(...)`), so that the driver can make it again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, Literal, TypeAlias, TypeVar

from tablero.kernel.chance import Chance
from tablero.kernel.messages import Json, Message, message_to_json, say, shown
from tablero.kernel.reasons import Illegal, Reason
from tablero.kernel.region import Region
from tablero.kernel.rng import Rng

Option: TypeAlias = "str | tuple[Any, ...]"
"""A plain value: a word, or a tuple of words and numbers. Never a bare int: that is an index into the options."""

Ask: TypeAlias = "str | Message | Callable[[], Message]"
"""What is asked: a message, the id of one without arguments, or how to say it, should anybody read it."""

T = TypeVar("T")

_LISTED = 16
"""Up to so many candidates for each answer wanted, all of them are gone through; beyond that, answers are drawn."""

_TRIES = 4
"""How many answers are drawn for each one wanted, since the same may come out again."""

_SHOWN = 4
"""How many options are shown in a `repr`."""


def plain(value: Any) -> Any:
    """Return the value with lists, as JSON brings them, turned into tuples."""
    try:
        return _plain(value)
    except RecursionError:
        raise Illegal(Reason(say("kernel-too-deep"))) from None


def _plain(value: Any) -> Any:
    return tuple([_plain(item) for item in value]) if isinstance(value, list | tuple) else value


class Decision:
    """Somebody must decide. Subclasses say among what."""

    __slots__ = ("ask", "hidden", "seat")

    kind = "decision"

    def __init__(self, seat: int, ask: Ask, hidden: bool) -> None:
        self.seat = seat
        self.ask = ask
        self.hidden = hidden
        """Asked even if only one answer is legal, since not being asked would tell the others something."""

    @property
    def message(self) -> Message:
        """What is asked."""
        ask = self.ask
        if isinstance(ask, str):
            return say(ask)
        if isinstance(ask, Message):
            return ask
        self.ask = said = ask()
        return said

    def told_of(self, option: Option) -> Message | None:
        """Return what the question itself tells of an answer that is a word: its argument `if_yes`, say.

        >>> ask = say("duel-spare", if_yes=say("duel-spared"), if_no=say("duel-slain"))
        >>> Choose(0, ["yes", "no"], ask).told_of("no")
        Message(id='duel-slain', args=())
        """
        if not isinstance(option, str):
            return None
        told = dict(self.message.args).get(f"if_{option}")
        return told if isinstance(told, Message) else None

    def check(self, value: Any) -> Reason | None:
        """Return why the value is no legal answer, or None if it is one."""
        raise NotImplementedError

    def check_part(self, value: Any) -> Reason | None:
        """Return why no legal answer can have this part, where that is known; most decisions look only at whole answers."""
        return None

    def sample(self, rng: Rng) -> Option:
        """Return a legal answer drawn at random."""
        raise NotImplementedError

    def answers(self, rng: Rng, most: int) -> list[Option]:
        """Return legal answers, each once: all of them if that is `most` or less, else some drawn at random.

        Where there are very many and they are drawn one by one, a few may be missing.

        >>> Choose(0, ["pass", ("attack", 3)], "duel-act").answers(Rng(1), 5)
        ['pass', ('attack', 3)]
        >>> Pick(0, ["ace", "king", "queen"], 2, 2, "discard").answers(Rng(1), 5)
        [('ace', 'king'), ('ace', 'queen'), ('king', 'queen')]
        """
        if self._at_most() > _LISTED * most:
            return _first(most, (self.sample(rng) for _ in range(_TRIES * most)))
        legal = [answer for answer in self._every() if self.check(answer) is None]
        return legal if len(legal) <= most else [legal[i] for i in rng.sample(len(legal), most)]

    def _at_most(self) -> int:
        """Return a number of answers that there can't be more of."""
        raise NotImplementedError

    def _every(self) -> Iterator[Option]:
        """Yield every legal answer, and perhaps some that `check` refuses."""
        raise NotImplementedError

    def possible(self) -> bool:
        """Tell whether there is any answer at all, as far as that can be seen without searching."""
        return True

    def only(self) -> Option | None:
        """Return the answer if just one is legal."""
        return None

    def read(self, value: Any) -> Option:
        """Return the value as the rules take it; raise `Illegal` if it is no legal answer."""
        value = plain(value)
        reason = self.check(value)
        if reason is not None:
            raise Illegal(reason)
        return value  # type: ignore[no-any-return]

    def to_json(self) -> Json:
        """Return the decision as the seat that is asked may see it."""
        return {"kind": self.kind, "ask": message_to_json(self.message)}

    def drawn(self) -> Json:
        """Return the same for a client that shows it, with whatever is only made to be drawn."""
        return self.to_json()


def _first(most: int, answers: Iterable[Option]) -> list[Option]:
    """Return the first so many that differ."""
    found: dict[Option, None] = {}
    for answer in answers:
        if len(found) == most:
            break
        found[answer] = None
    return list(found)


def _brief(options: Sequence[Any]) -> str:
    """Return a list as a `repr` shows it, shortened.

    >>> _brief(["pass", "ace", "king", "queen", "jack", ("ten", 1)])
    "['pass', 'ace', 'king', 'queen', … 2 more]"
    """
    shown = [repr(option) for option in options[:_SHOWN]]
    more = len(options) - _SHOWN
    return f"[{', '.join([*shown, f'… {more} more'] if more > 0 else shown)}]"


def worked_out(work: Callable[[], Option]) -> Play[Any]:
    """Work something out that takes a while, and return it: a plain value, no number.

    It is kept with what was sent to the rules, as an answer that was forced is, so that no fork has to do the work again.
    """
    return (yield lambda: Choose(0, (work(),), "kernel-worked-out"))


class Choose(Decision):
    """One of the options, all of which are legal.

    >>> choice = Choose(0, ["pass", ("attack", 3)], "duel-act")
    >>> choice
    Choose(0, ['pass', ('attack', 3)], 'duel-act')
    >>> choice.read(1), choice.read(["attack", 3])
    (('attack', 3), ('attack', 3))
    """

    __slots__ = ("options",)

    kind = "choose"

    def __init__(self, seat: int, options: Sequence[Option], ask: Ask, hidden: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.ask = ask
        self.hidden = hidden

    def __repr__(self) -> str:
        return f"Choose({self.seat}, {_brief(self.options)}, {str(self.message)!r})"

    def check(self, value: Any) -> Reason | None:
        """Return why the value is no option."""
        return None if value in self.options else Reason(say("kernel-not-an-option", value=shown(value)))

    def sample(self, rng: Rng) -> Option:
        """Return one of the options."""
        return self.options[rng.below(len(self.options))]

    def answers(self, rng: Rng, most: int) -> list[Option]:
        """Return the options, or so many of them drawn at random."""
        options = self.options
        return list(options) if len(options) <= most else [options[i] for i in rng.sample(len(options), most)]

    def possible(self) -> bool:
        """Tell whether there are options."""
        return bool(self.options)

    def only(self) -> Option | None:
        """Return the option if there is just one."""
        return self.options[0] if len(self.options) == 1 else None

    def read(self, value: Any) -> Option:
        """Return the option: an int is its index, anything else the option itself."""
        if type(value) is int:
            if 0 <= value < len(self.options):
                return self.options[value]
            index = value if _number(value) else shown(value)  # no text has room for a number of any length
            raise Illegal(Reason(say("kernel-no-such-index", index=index, count=len(self.options))))
        value = plain(value)
        for option in self.options:
            if option == value:
                return option
        raise Illegal(Reason(say("kernel-not-an-option", value=shown(value))))

    def to_json(self) -> Json:
        """Return the decision with its options."""
        return {**super().to_json(), "options": list(self.options)}


class Pick(Decision):
    """Some of the options: at least `least`, at most `most`, and together within `limit`.

    The answer is a tuple of options in their listed order. A limit that random subsets seldom meet comes
    with a `sampler`.

    >>> Pick(0, ["ace", "king", "queen"], 1, 2, "discard")
    Pick(0, ['ace', 'king', 'queen'], 1, 2, 'discard')
    """

    __slots__ = ("least", "limit", "most", "options", "sampler")

    kind = "pick"

    def __init__(
        self,
        seat: int,
        options: Sequence[Option],
        least: int,
        most: int,
        ask: Ask,
        *,
        limit: Callable[[tuple[Option, ...]], Reason | None] | None = None,
        sampler: Callable[[Rng], tuple[Option, ...]] | None = None,
        hidden: bool = False,
    ) -> None:
        super().__init__(seat, ask, hidden)
        self.options = options
        self.least = least
        self.most = min(most, len(options))
        self.limit = limit
        self.sampler = sampler

    def __repr__(self) -> str:
        return f"Pick({self.seat}, {_brief(self.options)}, {self.least}, {self.most}, {str(self.message)!r})"

    def check(self, value: Any) -> Reason | None:
        """Return why these are not a legal subset."""
        if not isinstance(value, tuple):
            return Reason(say("kernel-pick-wants-list", value=shown(value)))
        for item in value:
            if item not in self.options:
                return Reason(say("kernel-not-an-option", value=shown(item)))
            if value.count(item) > 1:
                return Reason(say("kernel-pick-twice", number=self.options.index(item) + 1))
        if not self.least <= len(value) <= self.most:
            return Reason(say("kernel-pick-count", least=self.least, most=self.most, count=len(value)))
        return self.limit(self._ordered(value)) if self.limit else None

    def sample(self, rng: Rng) -> Option:
        """Return a legal subset."""
        if self.sampler:
            return self.sampler(rng)
        for _ in range(64):
            size = rng.between(self.least, self.most)
            indices = list(rng.sample(len(self.options), size))
            while True:
                value = tuple(self.options[i] for i in sorted(indices))
                if self.limit is None or self.limit(value) is None:
                    return value
                if len(indices) == self.least:
                    break
                indices.pop()
        raise LookupError(f"no legal answer found to {self.message.id}; give it a sampler")

    def _at_most(self) -> int:
        return sum(comb(len(self.options), size) for size in range(self.least, self.most + 1))

    def _every(self) -> Iterator[Option]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.options, size)

    def possible(self) -> bool:
        """Tell whether there are enough options."""
        return self.least <= self.most

    def only(self) -> Option | None:
        """Return the subset if there is no freedom in it."""
        if self.limit:
            return None
        if self.most == 0:
            return ()
        return tuple(self.options) if self.least == len(self.options) else None

    def read(self, value: Any) -> Option:
        """Return the subset in the listed order, whatever order it was given in."""
        return self._ordered(super().read(value))

    def _ordered(self, value: Option) -> tuple[Option, ...]:
        return tuple(option for option in self.options if option in value)

    def to_json(self) -> Json:
        """Return the decision with its options and bounds."""
        return {**super().to_json(), "options": list(self.options), "least": self.least, "most": self.most}


class Distribute(Decision):
    """So much among these options: a number for each, none above its cap, `least` to `total` in all.

    What the numbers must keep together is a `limit`; with one comes a `sampler`.

    >>> spread = Distribute(0, [("unit", 1), ("unit", 2)], 3, "duel-damage", caps=[1, 5])
    >>> spread
    Distribute(0, [('unit', 1), ('unit', 2)], 3, 'duel-damage', caps=[1, 5])
    >>> spread.answers(Rng(1), 10)
    [(0, 3), (1, 2)]
    >>> spread.check((1, 2)) is None, spread.check((2, 1)) is None
    (True, False)
    """

    __slots__ = ("caps", "least", "limit", "options", "sampler", "total")

    kind = "distribute"

    def __init__(
        self,
        seat: int,
        options: Sequence[Option],
        total: int,
        ask: Ask,
        *,
        caps: Sequence[int] | None = None,
        least: int | None = None,
        limit: Callable[[tuple[int, ...]], Reason | None] | None = None,
        sampler: Callable[[Rng], tuple[int, ...]] | None = None,
        hidden: bool = False,
    ) -> None:
        super().__init__(seat, ask, hidden)
        self.options = options
        self.limit = limit
        self.sampler = sampler
        self.caps = tuple(caps) if caps is not None else (total,) * len(options)
        self.total = min(total, sum(self.caps))
        self.least = self.total if least is None else least

    def __repr__(self) -> str:
        least = "" if self.least == self.total else f", least={self.least}"
        caps = f"caps={_brief(self.caps)}{least}"
        return f"Distribute({self.seat}, {_brief(self.options)}, {self.total}, {str(self.message)!r}, {caps})"

    def check(self, value: Any) -> Reason | None:
        """Return why the amounts are no legal division."""
        if not isinstance(value, tuple) or len(value) != len(self.options):
            return Reason(say("kernel-distribute-length", count=len(self.options)))
        for number, (amount, cap) in enumerate(zip(value, self.caps, strict=True), 1):
            if type(amount) is not int or not 0 <= amount <= cap:
                return Reason(say("kernel-distribute-cap", value=shown(amount), cap=cap, number=number))
        if not self.least <= sum(value) <= self.total:
            return Reason(say("kernel-distribute-total", least=self.least, total=self.total, given=sum(value)))
        return self.limit(value) if self.limit else None

    def sample(self, rng: Rng) -> Option:
        """Return a legal division: one point after the other, where there is room."""
        if self.sampler:
            return self.sampler(rng)
        amounts = [0] * len(self.options)
        for _ in range(rng.between(self.least, self.total)):
            room = [i for i, amount in enumerate(amounts) if amount < self.caps[i]]
            amounts[rng.choice(room)] += 1
        return tuple(amounts)

    def _at_most(self) -> int:
        ways = [1] + [0] * self.total  # of dividing so much among the options seen so far
        for cap in self.caps:
            ways = [sum(ways[max(0, given - cap) : given + 1]) for given in range(self.total + 1)]
        return sum(ways[self.least :])

    def _every(self) -> Iterator[Option]:
        return _divisions(self.caps, self.least, self.total)

    def possible(self) -> bool:
        """Tell whether there is room for the least amount."""
        return self.least <= self.total

    def only(self) -> Option | None:
        """Return the division if there is no freedom in it."""
        if self.limit:
            return None
        if self.total == 0:
            return (0,) * len(self.options)
        if self.least < self.total:
            return None
        if self.total == sum(self.caps):
            return self.caps
        with_room = sum(cap > 0 for cap in self.caps)
        return tuple(self.total if cap else 0 for cap in self.caps) if with_room == 1 else None

    def to_json(self) -> Json:
        """Return the decision with its options, caps and bounds."""
        bounds = {"least": self.least, "total": self.total, "caps": list(self.caps)}
        return {**super().to_json(), "options": list(self.options), **bounds}


def _divisions(caps: Sequence[int], least: int, total: int) -> Iterator[tuple[int, ...]]:
    """Return every way to give each at most its cap, `least` to `total` in all.

    >>> list(_divisions([1, 2], 2, 2))
    [(0, 2), (1, 1)]
    """
    if not caps:
        yield from [()] if least <= 0 else []
        return
    for amount in range(max(0, least - sum(caps[1:])), min(caps[0], total) + 1):
        for rest in _divisions(caps[1:], least - amount, total - amount):
            yield amount, *rest


class Place(Decision):
    """A value from a continuum, in whole numbers and words: where a piece is put, the paths of the models of a unit.

    `legal` tests a whole answer, `sampler` finds one. `region` makes what a client draws, and is called only when somebody
    looks. `part` tests part of an answer while it is put together; without it, a part is an answer of its own. `suggest`
    finds so many answers that are worth a look; without it, they are sampled. `toward` finds an answer that brings everything
    as near to a point as it can, `complete` one that has a part which is given. `trace` tells what a client may draw of an
    answer: by which tool, along which way. `scale` tells people how many make one: with
    100, the answer (1250, 300) is shown and typed as 12.5 and 3.

    >>> spot = Place(0, "islands-place", lambda value: None, None, lambda rng: (rng.below(9), 3), scale=100)
    >>> spot
    Place(0, 'islands-place', scale=100)
    >>> spot.check((1250, 300)) is None, spot.check((12.5, 3)) is None
    (True, False)
    """

    __slots__ = ("complete", "legal", "part", "region", "sampler", "scale", "suggest", "toward", "trace")

    kind = "place"

    def __init__(
        self,
        seat: int,
        ask: Ask,
        legal: Callable[[Any], Reason | None],
        region: Callable[[], Region] | None,
        sampler: Callable[[Rng], tuple[Any, ...]],
        *,
        part: Callable[[Any], Reason | None] | None = None,
        suggest: Callable[[Rng, int], Iterable[tuple[Any, ...]]] | None = None,
        toward: Callable[[tuple[int, int]], tuple[Any, ...] | None] | None = None,
        complete: Callable[[Any], tuple[Any, ...] | None] | None = None,
        trace: Callable[[Any], Json] | None = None,
        scale: int = 1,
        hidden: bool = False,
    ) -> None:
        super().__init__(seat, ask, hidden)
        self.legal = legal
        self.region = region
        self.sampler = sampler
        self.part = part
        self.suggest = suggest
        self.toward = toward
        self.complete = complete
        self.trace = trace
        self.scale = scale

    def __repr__(self) -> str:
        scale = "" if self.scale == 1 else f", scale={self.scale}"
        return f"Place({self.seat}, {str(self.message)!r}{scale})"

    def check(self, value: Any) -> Reason | None:
        """Return why the value can't be placed; one that is no tuple of whole numbers and words never can."""
        return _not_whole(value) or self.legal(value)

    def check_part(self, value: Any) -> Reason | None:
        """Return why no legal answer has this part, as far as the rules can tell before the rest is there."""
        return _not_whole(value) or (self.part or self.legal)(value)

    def sample(self, rng: Rng) -> Option:
        """Return a legal value."""
        return self.sampler(rng)

    def candidates(self, rng: Rng, most: int) -> list[Option]:
        """Return at most so many legal values that differ and are worth a look."""
        if self.suggest is not None:
            return _first(most, self.suggest(rng, most))
        return _first(most, (self.sampler(rng) for _ in range(_TRIES * most)))

    def nearest(self, point: Any) -> Option | None:
        """Return a legal value that brings everything as near to a point as is found; None if there is none to be found."""
        if self.toward is None or _not_whole(point) is not None or len(point) != 2 or not all(map(_number, point)):
            return None
        return self.toward(point)

    def completed(self, part: Any) -> Option | None:
        """Return a legal value that has this part; None if there is none to be found."""
        return None if self.complete is None or _not_whole(part) is not None else self.complete(part)

    def traced(self, value: Any) -> Json:
        """Return what a client may draw of a legal value besides where everything comes; None where there is nothing."""
        return None if self.trace is None or value is None else self.trace(value)

    def answers(self, rng: Rng, most: int) -> list[Option]:
        """Return the candidates."""
        return self.candidates(rng, most)

    def to_json(self) -> Json:
        """Return the decision, without the region."""
        return {**super().to_json(), "scale": self.scale, "toward": self.toward is not None}

    def drawn(self) -> Json:
        """Return the decision with the region, which is made now."""
        return {**self.to_json(), "region": None if self.region is None else self.region().to_json()}


_FARTHEST = 2**53
"""Up to here every client counts exactly."""


def _not_whole(value: Any) -> Reason | None:
    if isinstance(value, tuple) and _whole(value):
        return None
    return Reason(say("kernel-place-wants-numbers", value=shown(value)))


def _whole(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_whole(item) for item in value)
    return isinstance(value, str) or _number(value)


def _number(value: Any) -> bool:
    return type(value) is int and -_FARTHEST <= value <= _FARTHEST


class Together:
    """Several seats decide secretly; the rules are sent all answers at once, in the order of the parts.

    >>> Together([Choose(seat, ["stone", "paper"], "show") for seat in (0, 1)])
    Together([Choose(0, ['stone', 'paper'], 'show'), Choose(1, ['stone', 'paper'], 'show')])
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Decision]) -> None:
        self.parts = tuple(parts)

    def __repr__(self) -> str:
        return f"Together({_brief(self.parts)})"


Boundary: TypeAlias = 'Literal["checkpoint", "turn", "phase", "round"]'
BOUNDARIES: tuple[Boundary, ...] = ("checkpoint", "turn", "phase", "round")


class Checkpoint:
    """The flow could start again from the state as it is now.

    A checkpoint may be a boundary that a search can stop at: what begins there is a turn, a phase or a round. A phase begins
    with a turn, a round with a phase. A boundary never lies between one seat's part of a step and another's.
    """

    __slots__ = ("level",)

    def __init__(self, begins: Boundary) -> None:
        self.level = BOUNDARIES.index(begins)

    def __repr__(self) -> str:
        return "CHECKPOINT"


CHECKPOINT = Checkpoint("checkpoint")
NEW_TURN = Checkpoint("turn")
NEW_PHASE = Checkpoint("phase")
NEW_ROUND = Checkpoint("round")

Question: TypeAlias = "Decision | Together"
Request: TypeAlias = "Question | Chance | Checkpoint | Callable[[], Question]"
Play: TypeAlias = Generator[Request, Any, T]
"""What a procedure of the rules is: it yields requests and returns its result."""
