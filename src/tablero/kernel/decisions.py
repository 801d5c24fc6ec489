"""What a procedure of the rules may yield: decisions, chance, and the checkpoint.

A rule is a generator. It yields a decision and is sent the answer, yields a chance event and is sent the
result, yields `CHECKPOINT` where the flow could start afresh from the state alone.

Where a resample of hidden things may change what is asked, a rule yields a function that makes the decision
(`yield lambda: Choose(...)`), so that the driver can make it again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from tablero.kernel.messages import Json, Message, message_to_json, say, shown
from tablero.kernel.reasons import Illegal, Reason
from tablero.kernel.rng import Rng

Option: TypeAlias = "str | tuple[Any, ...]"
"""A plain value: a word, or a tuple of words and numbers. Never a bare int: that is an index into the options."""

Ask: TypeAlias = "str | Message"

T = TypeVar("T")


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
        return say(self.ask) if isinstance(self.ask, str) else self.ask

    def check(self, value: Any) -> Reason | None:
        """Return why the value is no legal answer, or None if it is one."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Option:
        """Return a legal answer drawn at random."""
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


class Choose(Decision):
    """One of the options, all of which are legal.

    >>> choice = Choose(0, ["pass", ("attack", 3)], "duel-act")
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

    def check(self, value: Any) -> Reason | None:
        """Return why the value is no option."""
        return None if value in self.options else Reason(say("kernel-not-an-option", value=shown(value)))

    def sample(self, rng: Rng) -> Option:
        """Return one of the options."""
        return self.options[rng.below(len(self.options))]

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
            raise Illegal(Reason(say("kernel-no-such-index", index=value, count=len(self.options))))
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

    def check(self, value: Any) -> Reason | None:
        """Return why these are not a legal subset."""
        if not isinstance(value, tuple):
            return Reason(say("kernel-pick-wants-list", value=shown(value)))
        for item in value:
            if item not in self.options:
                return Reason(say("kernel-not-an-option", value=shown(item)))
            if value.count(item) > 1:
                return Reason(say("kernel-pick-twice", value=shown(item)))
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

    def check(self, value: Any) -> Reason | None:
        """Return why the amounts are no legal division."""
        if not isinstance(value, tuple) or len(value) != len(self.options):
            return Reason(say("kernel-distribute-length", count=len(self.options)))
        for amount, cap, option in zip(value, self.caps, self.options, strict=True):
            if type(amount) is not int or not 0 <= amount <= cap:
                return Reason(say("kernel-distribute-cap", value=shown(amount), cap=cap, option=shown(option)))
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

    def possible(self) -> bool:
        """Tell whether there is room for the least amount."""
        return self.least <= self.total

    def only(self) -> Option | None:
        """Return the division if there is no freedom in it."""
        if self.limit:
            return None
        if self.total == 0:
            return (0,) * len(self.options)
        if self.least == self.total == sum(self.caps):
            return self.caps
        return (self.total,) if len(self.options) == 1 and self.least == self.total else None

    def to_json(self) -> Json:
        """Return the decision with its options, caps and bounds."""
        bounds = {"least": self.least, "total": self.total, "caps": list(self.caps)}
        return {**super().to_json(), "options": list(self.options), **bounds}


class Place(Decision):
    """A value from a continuum: `legal` tests it, `region` can be drawn, `sampler` finds one."""

    __slots__ = ("legal", "region", "sampler")

    kind = "place"

    def __init__(
        self,
        seat: int,
        ask: Ask,
        legal: Callable[[Any], Reason | None],
        region: Json,
        sampler: Callable[[Rng], tuple[Any, ...]],
        *,
        hidden: bool = False,
    ) -> None:
        super().__init__(seat, ask, hidden)
        self.legal = legal
        self.region = region
        self.sampler = sampler

    def check(self, value: Any) -> Reason | None:
        """Return why the value can't be placed; one that is no tuple of finite numbers and words never can."""
        if not isinstance(value, tuple) or not _finite(value):
            return Reason(say("kernel-place-wants-numbers", value=shown(value)))
        return self.legal(value)

    def sample(self, rng: Rng) -> Option:
        """Return a legal value."""
        return self.sampler(rng)

    def to_json(self) -> Json:
        """Return the decision with the region to draw."""
        return {**super().to_json(), "region": self.region}


def _finite(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_finite(item) for item in value)
    if isinstance(value, float):
        return value - value == 0.0  # neither infinite nor NaN
    return isinstance(value, int | str) and not isinstance(value, bool)


class Together:
    """Several seats decide secretly; the rules are sent all answers at once, in the order of the parts."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Decision]) -> None:
        self.parts = tuple(parts)


class Chance:
    """Something random. The driver draws the result, records it, and sends it to the rules."""

    __slots__ = ()

    name = "chance"

    def draw(self, rng: Rng) -> tuple[int, ...]:
        """Return a result drawn at random."""
        raise NotImplementedError

    def possible(self, result: Any) -> bool:
        """Tell whether this could come out: a record may say anything."""
        raise NotImplementedError


class Roll(Chance):
    """`count` dice with `sides` sides, numbered from 1."""

    __slots__ = ("count", "sides")

    name = "roll"

    def __init__(self, sides: int, count: int = 1) -> None:
        self.sides = sides
        self.count = count

    def draw(self, rng: Rng) -> tuple[int, ...]:
        """Roll the dice."""
        return tuple([rng.below(self.sides) + 1 for _ in range(self.count)])

    def possible(self, result: Any) -> bool:
        """Tell whether these are so many numbers of such a die."""
        return len(result) == self.count and all(type(n) is int and 1 <= n <= self.sides for n in result)


class Draw(Chance):
    """`count` different numbers below `size`, in the order they come out."""

    __slots__ = ("count", "size")

    name = "draw"

    def __init__(self, size: int, count: int = 1) -> None:
        self.size = size
        self.count = count

    def draw(self, rng: Rng) -> tuple[int, ...]:
        """Draw the numbers."""
        return rng.sample(self.size, self.count)

    def possible(self, result: Any) -> bool:
        """Tell whether these are so many different numbers below the size."""
        numbers = all(type(n) is int and 0 <= n < self.size for n in result)
        return numbers and len(result) == self.count == len(set(result))


class Shuffle(Draw):
    """A random order of `size` things: the whole drawn one by one."""

    __slots__ = ()

    name = "shuffle"

    def __init__(self, size: int) -> None:
        super().__init__(size, size)


class Checkpoint:
    """The flow could start afresh from the state as it is now."""

    __slots__ = ()


CHECKPOINT = Checkpoint()

Question: TypeAlias = "Decision | Together"
Request: TypeAlias = "Question | Chance | Checkpoint | Callable[[], Question]"
Play: TypeAlias = Generator[Request, Any, T]
"""What a procedure of the rules is: it yields requests and returns its result."""
