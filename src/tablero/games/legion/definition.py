"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablero.games.legion import armies, building, cards
from tablero.games.legion import describe as describing
from tablero.games.legion import resample as resampling
from tablero.games.legion.armies import SKIRMISH, STANDARD
from tablero.games.legion.asked import rule_behind, rule_of_phase
from tablero.games.legion.brings import ARMIES, OPEN
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.evaluate import evaluate
from tablero.games.legion.features import features, named_features
from tablero.games.legion.flow import flow
from tablero.games.legion.habits import SLIPS, answer, habit
from tablero.games.legion.habits.planning import plans
from tablero.games.legion.layouts import LAYOUTS, SCATTERED
from tablero.games.legion.refusing import why_not
from tablero.games.legion.state import DEFEATED, Battle, Miniature
from tablero.games.legion.view import view
from tablero.kernel import (
    BadSetup,
    Clock,
    Content,
    Decision,
    Definition,
    Json,
    Message,
    Option,
    Outcome,
    Place,
    Play,
    Reason,
    Rng,
    Setting,
    Setup,
)

if TYPE_CHECKING:
    from tablero.kernel.messages import Renders


EXPLORING: Final = 40
"""How often in a hundred choices games that look for what goes wrong do anything that is legal."""


class Legion(Definition[Battle]):
    """Star Wars: Legion, editions of 2026 and 2023."""

    name = "legion"
    settings = (
        Setting("edition", tuple(EDITIONS), "2026"),
        Setting("armies", (), ()),
        Setting("format", ARMIES.formats, OPEN),
        Setting("terrain", LAYOUTS, SCATTERED),
    )
    texts = Path(__file__).parent / "texts"
    brings = ARMIES
    levels = tuple(SLIPS)
    playouts = 12
    lead = 150.0
    takes_time = True

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` if no battle can start like this: armies that can't be read, or not be fielded in the format."""
        super().check_setup(setup)
        check(setup.settings, setup.seats)

    def setup(self, seats: int | None = None, clock: Clock | None = None, **settings: Any) -> Setup:
        """Return a checked setup; an edition may be given as a number, which it looks like."""
        if type(settings.get("edition")) is int:
            settings["edition"] = str(settings["edition"])
        return super().setup(seats, clock, **settings)

    def sample_setup(self, rng: Rng, seats: int | None = None, **settings: Any) -> Setup:
        """Return a setup with armies drawn at random from all factions, most of them small; the edition too, unless given."""
        edition = str(settings.get("edition") or rng.choice(tuple(EDITIONS)))
        settings["edition"] = edition
        if "armies" not in settings and edition in EDITIONS:
            format = STANDARD if rng.below(4) == 0 else SKIRMISH
            drawn = [armies.random(edition, rng, format=format) for _ in range(seats or self.seats[0])]
            settings["armies"] = [armies.army_to_json(army) for army in drawn]
        return self.setup(seats, **settings)

    def begin(self, setup: Setup) -> Battle:
        """Return the armies before anything is set up."""
        battle = Battle(EDITIONS[setup.settings["edition"]], armies.armies_of(setup.settings, setup.seats))
        battle.layout = setup.settings["terrain"]
        return battle

    def flow(self, state: Battle) -> Play[Outcome]:
        """Play from any checkpoint to the end."""
        return flow(state)

    def view(self, state: Battle, seat: int | None) -> Json:
        """Return what a seat may know: everything but the hand of the other, and the order of decks."""
        return view(state, seat)

    def resample(self, state: Battle, seat: int | None, rng: Rng) -> None:
        """Draw again the cards in hands that the seat can't see, and the order of decks."""
        resampling.resample(state, seat, rng)

    def hidden(self, state: Battle) -> resampling.Hidden:
        """Return what a resampling may change."""
        return resampling.hidden(state)

    def restore_hidden(self, state: Battle, hidden: Any) -> None:
        """Give a state what a resampling gave another."""
        resampling.restore_hidden(state, hidden)

    def describe(self, state: Battle, decision: Decision, option: Option) -> Message:
        """Return the text of an option."""
        return decision.told_of(option) or describing.describe(state, decision, option)

    def rule_behind(self, state: Battle, decision: Decision) -> str:
        """Return the rule that a question is put by."""
        return rule_behind(decision.message, state.edition.name)

    def rule_of_phase(self, state: Battle) -> str:
        """Return the rule of the setup or of the phase."""
        return rule_of_phase(state.phase, state.edition.name)

    def why_not(self, state: Battle, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that was not offered."""
        return why_not(state, decision, value)

    def wished(self, state: Battle, decision: Place, text: str) -> Option | None:
        """Return where a unit goes that is told to go toward something."""
        from tablero.games.legion.wishes import wished

        return wished(state, decision, text)

    def inspect(self, state: Battle, seat: int | None, about: Json) -> Json:
        """Return what is found between two units, or about a token."""
        from tablero.games.legion.inspecting import inspect

        return inspect(state, about)

    def terminal(self, view: Json, words: Renders) -> str:
        """Return the battle as text."""
        from tablero.games.legion.terminal import draw

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
        """Return the activations and actions that are worth thinking about."""
        return plans(state, decision)

    def explore(self, state: Battle, decision: Decision, rng: Rng) -> Option:
        """Return an answer that leads somewhere: armies that wander about at random hardly ever meet."""
        return answer(state, decision, EXPLORING, rng)

    def printed(self) -> Mapping[str, Any]:
        """Return the editions and the cards, which states refer to."""
        return {**{edition.content_key: edition for edition in EDITIONS.values()}, **cards.printed()}

    def content(self) -> Content:
        """Return the cards of both editions, as lists."""
        from tablero.games.legion.listing import CARDS

        return CARDS

    def components(self, state: Battle) -> Iterable[tuple[str, str]]:
        """Return every miniature, and where it is."""
        return ((f"miniature {one.id}", _where(state, one)) for one in state.miniatures)

    def counters(self, state: Battle) -> Iterable[tuple[str, int]]:
        """Return wounds, tokens and victory points."""
        yield from ((f"wounds of {one.id}", one.wounds) for one in state.miniatures)
        yield from ((f"{kind} of {unit.id}", count) for unit in state.units for kind, count in unit.tokens.items())
        yield from ((f"victory points of {seat}", points) for seat, points in enumerate(state.victory_points))

    def secrets(self, state: Battle, seat: int | None) -> Sequence[str]:
        """Return nothing: cards in hands are known by short ids that may stand for anything."""
        return ()


def _where(battle: Battle, miniature: Miniature) -> str:
    unit = battle.units[miniature.unit]
    return DEFEATED if miniature.id not in unit.miniatures else unit.place


def check(settings: Mapping[str, Any], seats: int) -> None:
    """Raise `BadSetup` unless these armies may be fielded in the format."""
    found = armies.armies_of(settings, seats)
    if settings["format"] == OPEN:
        return
    for seat, army in enumerate(found):
        for reason in building.violations(army):
            raise BadSetup(f"armies[{seat}]", reason.message, reason.rule)


GAME = Legion()
"""Named in `tablero.registry`."""
