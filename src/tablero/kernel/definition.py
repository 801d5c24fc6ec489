"""What a game is to the kernel: how it starts, how it flows, who may know what."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from tablero.kernel.decisions import Boundary, Decision, Option, Place, Play
from tablero.kernel.log import Log
from tablero.kernel.messages import Json, Message, Renders, message_to_json, say, shown
from tablero.kernel.reasons import BadSetup, Reason
from tablero.kernel.rng import Rng

if TYPE_CHECKING:
    from tablero.kernel.brings import Brings
    from tablero.kernel.clock import Clock
    from tablero.kernel.content import Content
    from tablero.kernel.record import Record


class State(Protocol):
    """A game's state: plain slotted classes, copied by hand."""

    log: Log

    def copy(self: S) -> S:
        """Return a state that shares nothing changeable with this one, its log empty."""
        ...


S = TypeVar("S", bound=State)


class Setting(NamedTuple):
    """Something to agree on before a game: its name, what it may be (anything, if empty), the usual value."""

    name: str
    values: tuple[Any, ...]
    default: Any


class Setup(NamedTuple):
    """What a game starts from: how many sit at the table, what they agreed on, and their clock."""

    seats: int
    settings: Mapping[str, Any]
    clock: Clock | None = None


class Outcome(NamedTuple):
    """How a game ended. Nobody in `winners` means a draw.

    >>> print(Outcome((1,), say("duel-last-standing"), (0, 20)))
    seat 1 won: duel-last-standing (scores 0, 20)
    >>> print(Outcome((), say("duel-both-fell")))
    a draw: duel-both-fell
    """

    winners: tuple[int, ...]
    why: Message
    scores: tuple[int, ...] = ()

    def __str__(self) -> str:
        seats = f"seat{'s' if len(self.winners) > 1 else ''} {', '.join(map(str, self.winners))} won"
        scores = f" (scores {', '.join(map(str, self.scores))})" if self.scores else ""
        return f"{seats if self.winners else 'a draw'}: {self.why}{scores}"

    def to_json(self) -> Json:
        """Return the outcome as the wire carries it."""
        return {"winners": list(self.winners), "why": message_to_json(self.why), "scores": list(self.scores)}


class Definition(Generic[S]):
    """A game. Subclass it, and say what is different; the flow and the view are a game's own in any case."""

    name: str
    version: int = 1
    """Raised when older records would play differently."""
    reads: tuple[int, ...] = ()
    """Earlier versions whose records still play the same."""
    earlier: Mapping[int, Definition[S]] = {}
    """How records of earlier versions are played that would play differently now."""
    seats: tuple[int, ...] = (2,)
    """How many may sit at the table, the usual number first."""
    settings: tuple[Setting, ...] = ()
    texts: Path | None = None
    """The folder with this game's catalogues, `en.ftl` and `es.ftl`."""
    levels: tuple[str, ...] = ()
    """How well bots can play by the game's `habit`, the weakest first: of `easy`, `medium` and `hard`."""
    horizon: Boundary = "round"
    """How far a search plays on before it evaluates: to the next round, phase or turn."""
    playouts: int = 96
    """How often a search plays on before it chooses, unless it is told otherwise: less often where that takes long."""
    glances: int = 0
    """How many plans `medium` tries in one world before it chooses; none, where it plays by habit alone."""
    lead: float = 10.0
    """How many points of `evaluate` a side is ahead that wins nearly three games in four from there."""
    brings: Brings[Any] | None = None
    """What each seat brings, as a deck or an army; nothing in most games."""
    takes_time: bool = False
    """Whether a choice may take tens of milliseconds, as where sight is searched: a server makes it beside its event loop."""

    def of_version(self, version: int) -> Definition[S]:
        """Return the rules as they were in this version."""
        return self.earlier.get(version, self)

    def brought_otherwise(self, record: Record, state: S, seat: int, rng: Rng) -> Record | None:
        """Return the record of a game that nobody but the seat can tell from this one, now at `state`.

        The seat has brought something else that nobody has seen yet, and chance fell so that all that was seen is the same.
        None where there is no such game; the conformance kit plays it and compares what the others see.
        """
        return None

    def setup(self, seats: int | None = None, clock: Clock | None = None, **settings: Any) -> Setup:
        """Return a checked setup, what isn't given at its usual value."""
        chosen = {setting.name: setting.default for setting in self.settings}
        for name, value in settings.items():
            if name not in chosen:
                names = ", ".join(chosen)
                raise BadSetup(name, say("kernel-setup-unknown", game=self.name, count=len(chosen), names=names))
            chosen[name] = value
        setup = Setup(self.seats[0] if seats is None else seats, chosen, clock)
        self.check_setup(setup)
        return setup

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` if no game can start like this."""
        if setup.seats not in self.seats:
            raise BadSetup("seats", _expected(self.seats, setup.seats))
        names = [setting.name for setting in self.settings]
        for name in (*names, *setup.settings):
            if name not in names or name not in setup.settings:
                raise BadSetup(name, say("kernel-setup-settings", count=len(names), names=", ".join(names)))
        for setting in self.settings:
            value = setup.settings[setting.name]
            if setting.values and not any(type(value) is type(one) and value == one for one in setting.values):
                raise BadSetup(setting.name, _expected(setting.values, value))

    def sample_setup(self, rng: Rng, seats: int | None = None, **settings: Any) -> Setup:
        """Return a setup drawn at random, but for what is given: simulations and tests want variety."""
        drawn = {setting.name: rng.choice(setting.values) for setting in self.settings if setting.values}
        return self.setup(seats, **{**drawn, **settings})

    def open_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return what anybody may know of settings; one that may be anything, like a deck, is its players' own."""
        return {one.name: settings[one.name] for one in self.settings if one.values and one.name in settings}

    def teams(self, setup: Setup) -> tuple[int, ...]:
        """Return the team of each seat; usually everybody plays alone."""
        return tuple(range(setup.seats))

    def begin(self, setup: Setup) -> S:
        """Return the state before the first decision and the first chance."""
        raise NotImplementedError

    def flow(self, state: S) -> Play[Outcome]:
        """Play from this state, fresh or of a checkpoint, to the end."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Json:
        """Return all that the seat (None: a spectator) may know, put together from nothing else."""
        raise NotImplementedError

    def views(self, state: S, seats: Sequence[int | None]) -> list[Json]:
        """Return what each of some seats may know, as `view` does; a game can make what they share only once."""
        return [self.view(state, seat) for seat in seats]

    def resample(self, state: S, seat: int | None, rng: Rng) -> None:
        """Draw again, in place, everything that the seat can't know; its view stays the same."""
        raise NotImplementedError

    def hidden(self, state: S) -> Any:
        """Return a copy of all that `resample` may change, so that a resampled game is copied without drawing again.

        None, the default, means that it is drawn again with the same seed.
        """
        return None

    def restore_hidden(self, state: S, hidden: Any) -> None:
        """Give a state, which is at the same moment of the game, what `hidden` returned."""
        raise NotImplementedError

    def describe(self, state: S, decision: Decision, option: Option) -> Message:
        """Return the text of an option, for the seat that is asked."""
        raise NotImplementedError

    def option_key(self, state: S, decision: Decision, option: Option) -> Hashable:
        """Return what equal options share: whichever of them is chosen, the game goes on alike but for names of things.

        Two copies of a card in hand are one idea to a search. Unless a game says so, no two options are equal.
        """
        return option

    def explain(self, state: S, option: Option) -> tuple[Message, ...]:
        """Return what is written on the card or piece that an option is about, line by line."""
        return ()

    def inspect(self, state: S, seat: int | None, about: Json) -> Json:
        """Return what a seat may find out by looking more closely: a distance, a line of sight; None where nothing is asked so.

        `about` is whatever a client sends. It changes nothing, and tells nothing that the seat's view doesn't.
        """
        return None

    def preview(self, setting: str, value: Any) -> Json:
        """Return what a client shows of a setting while somebody makes it by hand, and what is wrong with it.

        None where there is nothing of the kind. The value may be anything.
        """
        return None

    def window(self, decision: Decision) -> tuple[Message, Option] | None:
        """Return what a question offers that a seat may wish never to be asked about, and the answer that lets it pass.

        Clients keep such wishes and answer by themselves: the rules ask all the same. None for any other question.
        """
        return None

    def wished(self, state: S, decision: Place, text: str) -> Option | None:
        """Return the place that somebody describes in words, in any language; None if nothing is understood or found."""
        return None

    def why_not(self, state: S, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that isn't legal, where the game can name it."""
        return None

    def rule_behind(self, state: S, decision: Decision) -> str:
        """Return the id of the rule that a question is put by, for whoever wants to read it; nothing where there is none."""
        return ""

    def rule_of_phase(self, state: S) -> str:
        """Return the id of the rule of what goes on, for whoever is asked nothing: a phase, say, that everybody knows of."""
        return ""

    def evaluate(self, state: S, seat: int) -> float:
        """Return how good the position is for a seat, higher being better, by what the seat can see: for simple bots."""
        return 0.0

    def chance(self, state: S, seat: int) -> float:
        """Return how likely a seat wins, from 0 to 1, by what it can see: for bots that compare what may come out."""
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.evaluate(state, seat) / self.lead))))

    def features(self, state: S, seat: int) -> Sequence[float] | None:
        """Return figures of a position that the seat can see, for programs that learn: as many at every moment of a setup.

        Like a habit they stay the same whatever is hidden. Counts below 256 may be `bytes`, which is quicker. None where a
        game declares none: then its whole view is hashed.
        """
        return None

    def named_features(self, state: S, seat: int) -> Mapping[str, float]:
        """Return what decides a game as the seat sees it, by name: what `tablero train` learns an evaluation from.

        Like a habit they stay the same whatever is hidden. A name that is missing counts 0; a game in which the seats play
        different sides can so have names of its own for each. Empty where a game declares none: then nothing is learned.
        """
        return {}

    def option_word(self, state: S, decision: Decision, option: Option) -> Hashable:
        """Return what an option means to somebody who learns, the same in every game: a card by its name, not by its number.

        It tells nothing that the seat which is asked can't know.
        """
        return option

    def habit(self, state: S, decision: Decision, level: str, rng: Rng) -> Option | None:
        """Return what a player of a level answers at once, by what the seat that is asked can see; None: none is known.

        A level is one of `levels`, for which a game answers every question, or `greedy`: that bot asks first and tries
        and compares where nothing is known, so that a game answers it only where trying takes too long or shows too little.
        It changes nothing, and with the same chance it answers the same whatever is hidden; the kit looks for it.
        """
        return None

    def plans(self, state: S, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        """Return what is worth thinking about at a decision, each as one answer or several in a row; nothing: a habit will do.

        The first of them answers what is asked, the others what the seat is asked next; a search asks again at every further
        question up to the next checkpoint, so that it compares whole actions, and plays on by habit (`hard`).
        """
        return ()

    def content(self) -> Content | None:
        """Return the cards and pieces as lists, where the game has them."""
        return None

    def called(self, lang: str) -> Mapping[str, str]:
        """Return what a language calls cards and pieces, by the English names that messages have; others keep theirs."""
        return {}

    def printed(self) -> Mapping[str, Any]:
        """Return the content that states refer to and that never changes, each object by its `content_key`."""
        return {}

    def terminal(self, view: Json, words: Renders) -> str:
        """Return the table as text for a terminal; a game draws its own, this only lists what there is."""
        return "\n".join(_outline(view, ""))

    # What the conformance kit asks.

    def explore(self, state: S, decision: Decision, rng: Rng) -> Option:
        """Return a random answer for the kit's games; a game whose random play misses much can steer it a little."""
        return decision.sample(rng)

    def components(self, state: S) -> Iterable[tuple[str, str]]:
        """Return each component, by name, and where it is."""
        return ()

    def counters(self, state: S) -> Iterable[tuple[str, int]]:
        """Return each counter that can't be negative."""
        return ()

    def secrets(self, state: S, seat: int | None) -> Sequence[str]:
        """Return words that name what the seat can't know, none of which may reach it."""
        return ()


def _expected(values: Sequence[Any], given: Any) -> Message:
    return say("kernel-setup-values", values=", ".join(map(_value, values)), given=shown(given))


def _value(value: Any) -> str:
    """Return a value as people give it: a word, or else JSON."""
    return value if isinstance(value, str) else shown(value)


def _outline(view: Json, indent: str) -> Iterator[str]:
    """Yield a line for each thing in a view, what belongs to it further in."""
    pairs = view.items() if isinstance(view, dict) else enumerate(view, 1)
    for name, value in pairs:
        if isinstance(value, dict) or (
            isinstance(value, list) and any(isinstance(item, dict | list) for item in value)
        ):
            yield f"{indent}{name}"
            yield from _outline(value, indent + "  ")
        else:
            shown = ", ".join(map(_sign, value)) if isinstance(value, list) else _sign(value)
            yield f"{indent}{name}: {shown}"


def _sign(value: Json) -> str:
    """Return a value of a view as anybody reads it, whatever their language."""
    return "–" if value is None or value is False else "✓" if value is True else str(value)
