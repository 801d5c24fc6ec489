"""What effects of cards are for: whether they harm or help, whom, and how much; told by their texts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from tablero.games.swu.abilities import EventText
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.evaluate import worth
from tablero.games.swu.habits.asked import Habit
from tablero.games.swu.habits.fighting import base_loss, best_attack, damage
from tablero.games.swu.habits.hand import keeping
from tablero.games.swu.state import Base, Leader, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.wording import parts_of
from tablero.kernel import Care, Choose, Decision, Distribute, Message, Option, Pick

DAMAGE, AWAY, EXHAUST, WEAKEN, HELP, READY, HEAL, ATTACK, GAIN, LOSE = range(10)
"""What an effect does to the unit that it is done to, or to the cards that are chosen for it."""

WORDS: Final = (
    ("swu-deal", DAMAGE),
    ("swu-damage-to", DAMAGE),
    ("swu-damage-equal", DAMAGE),
    ("swu-indirect", DAMAGE),
    ("swu-defeat", AWAY),
    ("swu-capture", AWAY),
    ("swu-return", AWAY),
    ("swu-take", AWAY),
    ("swu-put-in-deck", AWAY),
    ("swu-exhaust", EXHAUST),
    ("swu-limit-no", EXHAUST),
    ("swu-loses", WEAKEN),
    ("swu-attack-", ATTACK),
    ("swu-heal", HEAL),
    ("swu-readies", READY),
    ("swu-give-away", AWAY),
    ("swu-give", HELP),
    ("swu-has-until", HELP),
    ("swu-gains", HELP),
    ("swu-discard", LOSE),
    ("swu-bottom-from-hand", LOSE),
    ("swu-hand-to-deck", LOSE),
    ("swu-search", GAIN),
    ("swu-play", GAIN),
    ("swu-from-discard", GAIN),
    ("swu-draw", GAIN),
)
"""What a text begins with, and what it stands for; the first that fits."""

SOME: Final = 3
"""How much damage an effect deals that doesn't say it in a number."""
TURN: Final = 0.6
"""What it is worth for each power of a unit that it can attack once more, or once less."""
WEAKER: Final = 1.0
"""What it is worth to take a point of power for a while."""


class Aim(NamedTuple):
    """What an effect does, and how much of it."""

    does: int
    amount: int


@lru_cache(1 << 12)
def aim_of(effect: Message) -> Aim | None:
    """Return what an effect does, by the first of its words that tells; None where none does."""
    for message in parts_of(effect):
        for start, does in WORDS:
            if message.id.startswith(start):
                amount = dict(message.args).get("amount")
                if does == HELP and _takes(effect):
                    does = WEAKEN
                return Aim(does, amount if isinstance(amount, int) else SOME)
    return None


def _takes(effect: Message) -> bool:
    """Tell whether a unit gets less power or HP."""
    return any(
        isinstance(value, str) and value.startswith("−") and value != "−0"
        for message in parts_of(effect)
        if message.id == "swu-values"
        for _, value in message.args
    )


@lru_cache(1 << 12)
def aim_of_event(face: Face) -> Aim | None:
    """Return what an event does first."""
    texts = [ability.effect.text() for ability in face.abilities if isinstance(ability, EventText)]
    return aim_of(texts[0]) if texts else None


def brings(table: Table, seat: int, aim: Aim, piece: Any) -> float:
    """Return what it brings a player to do something to a piece."""
    if isinstance(piece, Base):
        loss = base_loss(piece, aim.amount) if aim.does == DAMAGE else 0.0
        if aim.does == HEAL:
            loss = -float(min(aim.amount, piece.damage))
        return -loss if piece.controller == seat else loss
    if isinstance(piece, Upgrade):
        value = 1.0 + 0.5 * piece.face.cost if aim.does == AWAY else 0.5
        return -value if (piece.controller == seat) == (aim.does == AWAY) else value
    if isinstance(piece, Leader):
        return -1.0 if piece.controller == seat and aim.does == EXHAUST else 1.0
    if not isinstance(piece, Unit):
        return 0.0
    own = piece.controller == seat
    value = _on_unit(table, aim, piece)
    return value if own == (aim.does in (HELP, READY, HEAL, ATTACK)) else -value


def _on_unit(table: Table, aim: Aim, unit: Unit) -> float:
    """Return how much something does to a unit, for good or for bad."""
    effects = {
        DAMAGE: lambda: damage(table, unit, aim.amount),
        EXHAUST: lambda: 0.0 if unit.exhausted else TURN * unit.power,
        READY: lambda: TURN * unit.power if unit.exhausted else 0.0,
        WEAKEN: lambda: 0.2 * worth(table, unit) + WEAKER * min(unit.power, aim.amount),
        HEAL: lambda: 0.7 * min(aim.amount, unit.damage),
        HELP: lambda: 1.5 + 0.1 * worth(table, unit) + 0.5 * (not unit.exhausted),
        ATTACK: lambda: 1.0 + max(0.0, best_attack(table, unit)),
    }
    found = effects.get(aim.does)
    return found() if found else worth(table, unit)


def aim_asked(decision: Decision) -> Aim | None:
    """Return what the effect does that a question is about."""
    effect = dict(decision.message.args).get("effect")
    return aim_of(effect) if isinstance(effect, Message) else None


def promise(table: Table, decision: Decision, aim: Aim, option: Option) -> float:
    """Return what an answer to the question of an effect promises."""
    match option:
        case "pass" | "no" | "done":
            return 0.0
        case ("unit" | "base" | "leader" | "upgrade" as kind, int(id)):
            return brings(table, decision.seat, aim, table.piece((kind, id)))
        case ("card" | "play" | "pilot" | "instead" | "smuggle", int(card)):
            return _card(table, decision.seat, aim, card)
        case ("player", int(seat)):
            return (1.0 if seat == decision.seat else -1.0) * (1 if aim.does >= HELP and aim.does != LOSE else -1)
        case ("number", int(number)):
            return 0.1 * number
    return 0.5


def _card(table: Table, seat: int, aim: Aim, card: int) -> float:
    """Return what it brings to choose a card: the best to have, of one's own the worst to lose."""
    value = 3.0 + keeping(table, seat, card)
    return 6.0 - value if aim.does == LOSE and table.owners[card] == seat else value


NEUTRAL: Final = Aim(HELP, 1)


def choose(table: Table, decision: Choose | Pick | Distribute, care: Care) -> Option:
    """Harm enemies, help friends, and each where it does most; take good cards, give up bad ones."""
    current(table)
    aim = aim_asked(decision) or NEUTRAL
    if isinstance(decision, Choose):
        return care.best(decision.options, lambda option: promise(table, decision, aim, option))
    if isinstance(decision, Pick):
        picked = care.some(decision, lambda option: promise(table, decision, aim, option))
        return care.legal(decision, picked)  # type: ignore[arg-type]
    return divide(table, decision, aim, care)


def divide(table: Table, decision: Distribute, aim: Aim, care: Care) -> Option:
    """Give out point by point: what defeats a unit first, then what is left."""

    def share(option: Option, given: int) -> float:
        one, more = Aim(aim.does, given), Aim(aim.does, given + 1)
        whole = promise(table, decision, more, option) - promise(table, decision, one, option)
        piece = table.piece((str(option[0]), int(option[1])))
        if aim.does == DAMAGE and isinstance(piece, Unit):  # each point is a step towards all of it
            due = worth(table, piece) / max(1, piece.remaining) if given < piece.remaining else -0.5
            return due if piece.controller != decision.seat else -due
        return whole

    return care.divide(decision, share)


def indirect(table: Table, decision: Distribute, care: Care) -> Option:
    """Divide damage so that it takes least from oneself, or most from another."""
    current(table)
    return divide(table, decision, Aim(DAMAGE, 1), care)


def attach(table: Table, decision: Choose, care: Care) -> Option:
    """Give an upgrade to the best unit of one's own, or, if it makes weaker, to an enemy."""
    current(table)
    name = dict(decision.message.args)["card"]
    face = next((one for one in table.faces if one.name == name), None)
    weakens = face is not None and (face.pilot or face).bonus_power + (face.pilot or face).bonus_hp < 0
    aim = Aim(WEAKEN if weakens else HELP, 2)
    return care.best(decision.options, lambda option: promise(table, decision, aim, option))


def may(table: Table, decision: Choose, care: Care) -> Option:
    """Do what may be done, unless it gives up a card for nothing that is known."""
    return "no" if (aim := aim_asked(decision)) is not None and aim.does == LOSE else "yes"


HABITS: Final[dict[str, Habit]] = {
    "swu-ask-effect": choose,
    "swu-ask-may": may,
    "swu-ask-indirect": indirect,
    "swu-ask-attach": attach,
}
