"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.games.wh40k import armies, mustering
from tablero.games.wh40k import describe as describing
from tablero.games.wh40k.asked import rule_behind, rule_of_phase
from tablero.games.wh40k.brings import ARMIES, OPEN
from tablero.games.wh40k.datasheets import Army
from tablero.games.wh40k.evaluate import evaluate
from tablero.games.wh40k.features import features, named_features
from tablero.games.wh40k.flow import flow
from tablero.games.wh40k.habits import SLIPS, habit
from tablero.games.wh40k.habits.planning import plans
from tablero.games.wh40k.inspecting import inspect
from tablero.games.wh40k.layouts import LAYOUTS, SCATTERED
from tablero.games.wh40k.listing import DATASHEETS
from tablero.games.wh40k.mission import Size, size_of
from tablero.games.wh40k.own_layouts import read as read_layout
from tablero.games.wh40k.refusing import why_not
from tablero.games.wh40k.state import Battle, Model
from tablero.games.wh40k.stratagems import window
from tablero.games.wh40k.view import view
from tablero.kernel import (
    BadSetup,
    Content,
    Decision,
    Definition,
    Json,
    Message,
    NothingReady,
    Option,
    Outcome,
    Place,
    Play,
    Reason,
    Rng,
    Setting,
    Setup,
    say,
)

if TYPE_CHECKING:
    from tablero.kernel.messages import Renders


class Warhammer(Definition[Battle]):
    """Warhammer 40,000, 10th edition."""

    name = "wh40k"
    settings = (
        Setting("armies", (), ()),
        Setting("format", ARMIES.formats, OPEN),
        Setting("terrain", LAYOUTS, SCATTERED),
        Setting("layout", (), None),
        Setting("devastating_errata", (False, True), False),
    )
    texts = Path(__file__).parent / "texts"
    levels = tuple(SLIPS)
    playouts = 10
    lead = 150.0
    brings = ARMIES
    takes_time = True

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` if no battle can start like this: armies that can't be read, or not be fielded in the format."""
        super().check_setup(setup._replace(settings={"layout": None, **setup.settings}))  # older records have none
        check(setup.settings, setup.seats)

    def sample_setup(self, rng: Rng, seats: int | None = None, **settings: Any) -> Setup:
        """Return a setup with ready-made armies of one limit; the format is open unless it is given."""
        if "armies" not in settings:
            settings["armies"] = ARMIES.draw(rng, seats or self.seats[0], {"format": OPEN, **settings})
        return self.setup(seats, **settings)

    def begin(self, setup: Setup) -> Battle:
        """Return the armies before anything is set up."""
        battle = Battle(armies.armies_of(setup.settings, setup.seats))
        own = setup.settings.get("layout")
        battle.layout = setup.settings["terrain"] if own is None else read_layout(own, _size(battle.armies))
        battle.devastating_errata = setup.settings["devastating_errata"]
        return battle

    def flow(self, state: Battle) -> Play[Outcome]:
        """Play from any checkpoint to the end."""
        return flow(state)

    def view(self, state: Battle, seat: int | None) -> Json:
        """Return the battle, which everybody sees."""
        return view(state)

    def views(self, state: Battle, seats: Sequence[int | None]) -> list[Json]:
        """Return the battle for each seat, made once."""
        return [view(state)] * len(seats)

    def resample(self, state: Battle, seat: int | None, rng: Rng) -> None:
        """Leave everything as it is: what is secret has been asked and not yet told, and is no part of the battle."""

    def hidden(self, state: Battle) -> tuple[()]:
        """Return nothing: a resampling changes nothing."""
        return ()

    def restore_hidden(self, state: Battle, hidden: Any) -> None:
        """Do nothing, as a resampling does."""

    def describe(self, state: Battle, decision: Decision, option: Option) -> Message:
        """Return the text of an option."""
        return decision.told_of(option) or describing.describe(state, decision, option)

    def explain(self, state: Battle, option: Option) -> tuple[Message, ...]:
        """Return what is printed of the unit or weapon that an option is about."""
        return describing.explain(state, option)

    def rule_behind(self, state: Battle, decision: Decision) -> str:
        """Return the rule that a question is put by."""
        return rule_behind(decision.message.id)

    def rule_of_phase(self, state: Battle) -> str:
        """Return the rule of the setup or of the phase."""
        return rule_of_phase(state.phase)

    def why_not(self, state: Battle, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that was not offered."""
        return why_not(state, decision, value)

    def window(self, decision: Decision) -> tuple[Message, Option] | None:
        """Return the Stratagem that a question offers, and the answer that declines it."""
        return window(decision)

    def wished(self, state: Battle, decision: Place, text: str) -> Option | None:
        """Return where a unit goes that is told to go toward something."""
        from tablero.games.wh40k.wishes import wished

        return wished(state, decision, text)

    def inspect(self, state: Battle, seat: int | None, about: Json) -> Json:
        """Return what is found between two units, or about a marker."""
        return inspect(state, about)

    def preview(self, setting: str, value: Any) -> Json:
        """Return a layout of terrain that somebody makes, with what is wrong with it."""
        from tablero.games.wh40k.previewing import preview

        return preview(value) if setting == "layout" else None

    def terminal(self, view: Json, words: Renders) -> str:
        """Return the battle as text."""
        from tablero.games.wh40k.terminal import draw

        return draw(view, words)

    def evaluate(self, state: Battle, seat: int) -> float:
        """Return how good the position is for a seat."""
        return evaluate(state, seat)

    def features(self, state: Battle, seat: int) -> list[float]:
        """Return what a seat sees in figures."""
        return features(state, seat)

    def named_features(self, state: Battle, seat: int) -> dict[str, float]:
        """Return what decides a battle, by name."""
        return named_features(state, seat)

    def habit(self, state: Battle, decision: Decision, level: str, rng: Rng) -> Option | None:
        """Return what a player of a level answers."""
        return habit(state, decision, level, rng)

    def plans(self, state: Battle, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        """Return the moves and charges that are worth thinking about."""
        return plans(state, decision, rng)

    def components(self, state: Battle) -> Iterable[tuple[str, str]]:
        """Return every model, and where it is."""
        return ((f"{model.id} {model.profile.name}", _where(state, model)) for model in state.models)

    def counters(self, state: Battle) -> Iterable[tuple[str, int]]:
        """Return wounds, command points and victory points."""
        yield from ((f"wounds of {model.id}", model.wounds) for model in state.models)
        yield from ((f"command points of {seat}", points) for seat, points in enumerate(state.command_points))
        yield from ((f"victory points of {seat}", points) for seat, points in enumerate(state.victory_points))

    def content(self) -> Content:
        """Return the datasheets as lists."""
        return DATASHEETS


def _where(battle: Battle, model: Model) -> str:
    return "destroyed" if not model.wounds else "battlefield" if model.pose else battle.units[model.unit].place


def _size(found: Sequence[Army]) -> Size:
    return size_of(max(army.limit for army in found))


def check(settings: Mapping[str, Any], seats: int) -> None:
    """Raise `BadSetup` unless these armies may be fielded in the format, by what they say themselves, and there."""
    format = settings["format"]
    found = armies.armies_of(settings, seats)
    if settings.get("layout") is not None:
        read_layout(settings["layout"], _size(found))
    if format == OPEN:
        return
    limit = mustering.limit_of(found[0], format)
    if not any(settings["armies"]) and found[0].limit != limit:
        raise NothingReady("armies", say("wh40k-setup-bring", points=limit), "wh40k:muster.02")
    for seat, army in enumerate(found):
        for reason in mustering.violations(army, format):
            raise BadSetup(f"armies[{seat}]", reason.message, reason.rule)
    if len({army.limit for army in found}) > 1:
        raise BadSetup("armies", say("wh40k-setup-limits"), "wh40k:muster.02")  # both players choose one battle size


GAME = Warhammer()
"""Named in `tablero.registry`."""
