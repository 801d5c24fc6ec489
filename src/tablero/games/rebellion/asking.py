"""Questions of cards: which card asks, and where and with whom it is carried out."""

from __future__ import annotations

from tablero.games.rebellion.board import place_name
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.leaders import leader_name
from tablero.kernel import Message, say
from tablero.kernel.messages import Arg


def asking(act: Act, id: str, **args: Arg) -> Message:
    """Return the question of a card that is carried out, which points at the card, its place and its leaders."""
    if act.source:
        args["card"] = say(act.source)
    target = (act.target,) if act.target >= 0 else ()
    on = [*([place_name(act.system)] if act.system >= 0 else []), *map(leader_name, (*act.leaders, *target))]
    if on:
        args["on"] = tuple(on)
    return say(id, **args)
