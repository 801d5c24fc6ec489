"""Options in words."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion import card_effects, charges, glossary, supplies
from tablero.games.legion.bane import ORDERS
from tablero.games.legion.cards import Keyword
from tablero.games.legion.command import command_card
from tablero.games.legion.deeds import gain
from tablero.games.legion.dice import BLANK, CRITICAL, HIT
from tablero.games.legion.effects import MAY, NO, YES
from tablero.games.legion.missions import battle_card, in_play
from tablero.games.legion.mustering import rank_name
from tablero.games.legion.objectives import token_name
from tablero.games.legion.state import NOBODY, SURGE, Battle
from tablero.games.legion.tokens import CACHED
from tablero.games.legion.upgrades import side_of
from tablero.kernel import Decision, Message, Option, Place, say
from tablero.tabletop.chart import inches

NUMBERED: Final = ("remove", "edge", "turned")
"""What options say that are about a number."""
DICE: Final = ("red", "black", "white", "hit", "critical", "surge", "blank", "block")
"""What is said of dice."""
RESULTS: Final = (BLANK, HIT, CRITICAL)
"""The results that a token is spent on, to improve or to cancel them; only surges become one of these."""
WORDS: Final = ("reveal",)
"""What options say that are about a kind of battle card."""


def describe(battle: Battle, decision: Decision, option: Option) -> Message:
    """Return the text of an option, for the seat that is asked."""
    if isinstance(decision, Place):
        return _place(option)
    if option == NO and YES not in getattr(decision, "options", ()):
        return say("legion-option-none-of-these")
    if isinstance(option, str):
        return say(f"legion-option-{option}")
    match option:
        case ("unit" | "pool" | "standby", id):
            return _unit(battle, id)
        case ("activate", id):
            return say("legion-option-activate", unit=_unit(battle, id))
        case ("attack" | "move" as what, id):
            return say(f"legion-option-unit-{what}s", unit=_unit(battle, id))
        case ("effect", int(id), str(name)) if id == NOBODY:
            return say("legion-option-card-effect", card=name)
        case ("effect", int(id), str(name)):
            return say("legion-option-effect", unit=_unit(battle, id), keyword=say(f"legion-keyword-{name}"))
        case ("order", by, _, id):
            return say("legion-option-order", by=_unit(battle, by), unit=_unit(battle, id))
        case ("command" | "divulge", id):
            card = command_card(battle, id)
            whole = "yes" if card_effects.enforced(card) else "no"
            return say("legion-option-command", card=card.name, pips=card.pips, whole=whole)
        case ("card" | "free", keyword):
            return say("legion-option-card", keyword=say(f"legion-keyword-{keyword}"))
        case ("upgrade", number):
            return say("legion-option-upgrade", card=_acting(battle).upgrades[number].card.name)
        case ("throw", _, id):
            return _unit(battle, id)
        case ("reserve", str(rank)):
            return say("legion-option-reserve", rank=rank_name(rank))
        case ("rank", str(rank)):
            return rank_name(rank)
        case ("ready", id, number):
            return say("legion-option-ready-card", card=battle.units[id].upgrades[number].card.name)
        case ("side", id, number, side):
            shown = side_of(battle.units[id].upgrades[number].card, side)
            return say("legion-option-side", names=", ".join(weapon.name for weapon in shown.weapons))
        case ("faces", number):
            named = [say(f"legion-bane-{face}") for face in ORDERS[number]]
            return say("legion-option-faces", first=named[0], second=named[1], third=named[2])
        case ("bane", _):
            return say("legion-option-bane")
        case ("way", int(number)):
            ways: Any = dict(decision.message.args)["ways"]
            return say("legion-option-way", what=ways[number])
        case ("token-of", kind):
            return say(f"legion-token-{kind}")
        case ("fallen", id):
            return say("legion-option-fallen", name=_fallen(battle, id))
        case ("claim", number):
            return say("legion-option-claim", **_lying(battle, number))
        case ("token-action", "let-go", number):
            return say("legion-option-let-go", token=token_name(_acting(battle).held[number]))
        case ("token-action", verb, number):
            return say("legion-option-token-action", verb=verb, **_lying(battle, number))
        case ("token", number):
            token = battle.tokens[number]
            kind = charges.token_name(token.kind)
            return say("legion-option-token", kind=kind, x=inches(token.x), y=inches(token.y))
        case ("box", box, points):
            return say(f"legion-box-{box}", points=points)
        case ("coordinate", about):
            return glossary.named(Keyword("coordinate", about=about))
        case ("swap", id, number, other):
            unit = battle.units[id]
            return say(
                "legion-option-swap", card=unit.loadout[other].full_name, old=unit.upgrades[number].card.full_name
            )
        case ("way", str(action)):
            return say(f"legion-option-{action}")
        case ("embark", id):
            return say("legion-option-embark", unit=_unit(battle, id))
        case ("supply", str(kind), _):
            return say("legion-option-supply", kind=charges.token_name(kind))
        case ("supply-card", str(id)):
            return say("lists-name", name=next(card.name for card in supplies.CARDS if card.id == id))
        case ("miniature", id):
            return _miniature(battle, id)
        case ("gain", what):
            return _gained(what)
        case ("piece", number):
            return say("legion-option-piece", number=number + 1)
        case ("keep", int(number)):
            return say("legion-option-kept", count=number)
        case (word, int(number)) if word in NUMBERED:
            return say(f"legion-option-{word}", count=number)
        case ("replace", str(kind)):
            return say("legion-option-replace", kind=kind, card=in_play(battle, _space(kind, decision.seat)))
        case ("strike", str(kind)):
            return say("legion-option-strike", kind=kind, card=battle_card(battle, battle.rows[kind][0]).name)
        case (str(word), str(kind)) if word in WORDS:
            return say(f"legion-option-{word}", kind=kind)
    return _others(battle, option)


def _others(battle: Battle, option: Any) -> Message:
    """Return the text of an option of an attack."""
    match option:
        case ("weapon", str(name)):
            return say("legion-weapon", name=name)
        case ("weapon", str(name), str(card)):
            return say("legion-weapon-of", name=name, card=card)
        case ("aim", int(count)):
            return say("legion-option-aims", count=count)
        case ("die", *shown):
            known = tuple(say(f"legion-die-{word}") for word in shown if word in DICE)
            if len(known) == 2:
                return say("legion-option-die-shows", colour=known[0], face=known[1])
            return say("legion-option-die", what=known)
        case ("spend", str(kind), int(id), str(purpose)):
            token = say(f"legion-token-{kind.removeprefix(CACHED)}")
            there = purpose in RESULTS and kind.removeprefix(CACHED) != SURGE
            what = f"on-{purpose}" if there else purpose
            return say("legion-option-spend", token=token, unit=_unit(battle, id), purpose=what)
        case ("shield", str(result)):
            return say("legion-option-shield", result=result)
        case ("guardian", int(id)):
            return say("legion-option-guardian", unit=_unit(battle, id))
        case ("cancel", str(result), int(amount)):
            return say("legion-option-cancel", result=result, count=amount)
        case ("pierce", int(count)):
            return say("legion-option-pierce", count=count)
        case ("gunslinger" | "beam" as how, int(id), str(name)):
            return say(f"legion-option-{how}", unit=_unit(battle, id), weapon=name)
    raise ValueError(f"no option of a battle: {option!r}")


def _gained(way: str) -> Message:
    """Return what Independent lists: tokens with their numbers, or an action."""
    told = [part.partition(" ") for part in way.split(" and ")]
    if not told[0][2]:
        return say(f"legion-option-{way}")
    return say("legion-option-way", what=gain(*((name, int(count)) for name, _, count in told)).text(MAY))


def _fallen(battle: Battle, id: int) -> str:
    """Return the name of a miniature that was defeated: of the card that it came with."""
    one = battle.miniatures[id]
    unit = battle.units[one.unit]
    return unit.card.name if one.upgrade == NOBODY else unit.upgrades[one.upgrade].card.name


def _space(kind: str, seat: int) -> str:
    """Return the space of the card that a player would have replaced."""
    own = {"own-advantage": f"advantage-{seat}", "enemy-advantage": f"advantage-{1 - seat}"}
    return {"secondary_objective": "secondary", **own}.get(kind, kind)


def _lying(battle: Battle, number: int) -> dict[str, Any]:
    """Return what is said of a token on the battlefield: what it is, and where it lies."""
    token = battle.tokens[number]
    return {"token": token_name(token), "x": inches(token.x), "y": inches(token.y)}


def _acting(battle: Battle) -> Any:
    return battle.units[battle.activating]


def _unit(battle: Battle, id: int) -> Message:
    return battle.name(battle.units[id])


def _miniature(battle: Battle, id: int) -> Message:
    """Return what a miniature is called: its unit, and its number there."""
    one = battle.miniatures[id]
    unit = battle.units[one.unit]
    number = unit.miniatures.index(id) + 1 if id in unit.miniatures else 0
    return say("legion-miniature", unit=battle.name(unit), number=number, wounds=one.wounds)


def _place(option: Any) -> Message:
    """Return in words where something is put."""
    if option and isinstance(option[0], tuple):
        return say("legion-option-places", count=len(option))
    if len(option) >= 2 and all(type(each) is int for each in option[:2]):
        return say("legion-option-spot", x=inches(option[0]), y=inches(option[1]))
    return say("legion-option-places", count=len(option))
