"""Playing a piece of the rules with dice and answers that a test names, and units to play it with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from tablero.games.legion import cards
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.dice import ATTACK_FACES, DEFENCE_FACES
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Unit
from tablero.kernel import Decision, Draw, Message, Play, Roll, Together
from tablero.kernel.decisions import Checkpoint

T = TypeVar("T")

SMALL = cards.Base("round", 2700, 2700)
NOTCHED = cards.Base("round", 7000, 7000, notched=True)


class Played(Generic[T]):
    """What came of a piece of the rules: its result, the questions that were asked, and how many dice each roll had."""

    def __init__(self, result: T, asked: list[Decision], rolls: list[int]) -> None:
        self.result = result
        self.asked = asked
        self.rolls = rolls

    @property
    def questions(self) -> list[tuple[int, str]]:
        """Who was asked, and what."""
        return [(decision.seat, decision.message.id) for decision in self.asked]


def run(play: Play[T], dice: Iterable[int] = (), answers: Iterable[Any] = (), draws: Iterable[int] = ()) -> Played[T]:
    """Play until the end with these dice, in the order in which they are rolled, these answers, and what is drawn.

    A choice with one option is taken and needs no answer. An answer may be an option, an index, or a function of the
    decision; one that is not legal raises `Illegal`. All dice and all answers must be used up.
    """
    faces, replies, drawn = list(dice), list(answers), list(draws)
    asked: list[Decision] = []
    rolls: list[int] = []
    send: Any = None

    def decide(decision: Decision) -> Any:
        found = None if decision.hidden else decision.only()
        if found is None:
            assert replies, f"no answer to {decision!r}"
            asked.append(decision)
            reply = replies.pop(0)
            found = decision.read(reply(decision) if callable(reply) else reply)
        return found

    while True:
        try:
            request = play.send(send)
        except StopIteration as done:
            assert not faces, f"dice that nobody rolled: {faces}"
            assert not replies, f"answers to nothing: {replies}"
            assert not drawn, f"nobody draws {drawn}"
            return Played(done.value, asked, rolls)
        if callable(request):
            request = request()
        if isinstance(request, Roll):
            assert request.count > 0
            assert len(faces) >= request.count, f"{request!r} needs more dice than {faces}"
            send, faces = tuple(faces[: request.count]), faces[request.count :]
            assert request.possible(send), f"{send} is no {request!r}"
            rolls.append(request.count)
        elif isinstance(request, Draw):
            assert len(drawn) >= request.count, f"{request!r} needs more than {drawn}"
            send, drawn = tuple(drawn[: request.count]), drawn[request.count :]
            assert request.possible(send), f"{send} is no {request!r}"
        elif isinstance(request, Decision):
            send = decide(request)
        elif isinstance(request, Together):
            send = [decide(part) for part in request.parts]
        else:
            assert isinstance(request, Checkpoint), f"{request!r}"
            send = None


def attack_dice(colour: str, faces: str) -> list[int]:
    """How attack dice of a colour fall that show these: `hit hit surge`."""
    return [ATTACK_FACES[colour].index(face) + 1 for face in faces.split()]


def defence_dice(colour: str, faces: str) -> list[int]:
    """How defence dice of a colour fall that show these."""
    return [DEFENCE_FACES[colour].index(face) + 1 for face in faces.split()]


def keyword(text: str) -> cards.Keyword:
    """A keyword, as `pierce 2` or `weak-point 1: rear`."""
    name, _, rest = text.partition(" ")
    value, _, about = rest.partition(":") if ":" in rest or rest.isdigit() else ("", "", rest)
    return cards.Keyword(name, int(value) if value else None, about.strip())


def weapon(
    name: str = "rifle", *, red: int = 0, black: int = 0, white: int = 0, melee: bool = False, **given: Any
) -> cards.Weapon:
    """A weapon of range 1 to 3, or a melee weapon; one white die where no dice are given."""
    least, most = given.pop("least", 0 if melee else 1), given.pop("most", 0 if melee else 3)
    words = tuple(keyword(text) for text in given.pop("keywords", ()))
    if not red + black + white:
        white = 1
    return cards.Weapon(name, melee, least, most, red, black, white, keywords=words, **given)


def card(name: str = "Troopers", *keywords: str, weapons: Sequence[cards.Weapon] = (), **given: Any) -> cards.Unit:
    """A unit card: four troopers with one wound and courage 1 each, unless given otherwise."""
    values: dict[str, Any] = {
        "faction": "rebels",
        "rank": "corps",
        "unit_type": "trooper",
        "points": 40,
        "minis": 4,
        "wounds": 1,
        "courage": 1,
        "resilience": None,
        "defence_die": "white",
        "speed": 2,
        "base": SMALL,
        "silhouette": 4190,
    }
    words = tuple(keyword(text) for text in keywords)
    return cards.Unit(name.lower(), name, keywords=words, weapons=tuple(weapons), **{**values, **given})


def vehicle(name: str = "Tank", *keywords: str, **given: Any) -> cards.Unit:
    """A ground vehicle with eight wounds and resilience 5, unless given otherwise."""
    values = {"unit_type": "ground vehicle", "minis": 1, "wounds": 8, "resilience": 5, "courage": None, "base": NOTCHED}
    return card(name, *keywords, **{"rank": "heavy", "defence_die": "red", **values, **given})


def upgrade(name: str = "Gear", *keywords: str, type: str = "gear", **given: Any) -> cards.Upgrade:
    """An upgrade card."""
    return cards.Upgrade(name.lower(), name, type, 5, keywords=tuple(keyword(text) for text in keywords), **given)


def battle(edition: str, *armies: Sequence[cards.Unit | Entry]) -> Battle:
    """A battle of these armies, all of their units on the battlefield; nobody stands anywhere yet."""
    entries = [tuple(each if isinstance(each, Entry) else Entry(each) for each in army) for army in armies]
    field = Battle(EDITIONS[edition], tuple(Army("rebels", units) for units in entries))
    for unit in field.units:
        unit.place = ON_BATTLEFIELD
    field.round = 1
    field.active = field.priority = field.blue = 0
    return field


def wound(field: Battle, unit: Unit, *wounds: int) -> None:
    """Give the miniatures of a unit Wound tokens, in order."""
    for miniature, count in zip(field.miniatures_of(unit), wounds, strict=False):
        miniature.wounds = count


def told(field: Battle, id: str) -> list[dict[str, Any]]:
    """The arguments of all lines of the log with this id."""
    return [dict(line.message.args) for line in field.log.entries if line.message.id == id]


def messages(field: Battle) -> list[Message]:
    """Everything that the log tells."""
    return [line.message for line in field.log.entries]
