"""The words of a question: whom it is about, and what comes of each answer. All of it follows from the tree of the ability.

A question tells with `by` which card asks and with `on` what it speaks of, and with `if_yes`, `if_no` and `if_pass` what
an answer does. It names only pieces in play and what the ability says, which everybody may know.
"""

from __future__ import annotations

from typing import Any, Final

from tablero.games.swu.abilities import Act, Effect, Stakes
from tablero.games.swu.state import Piece, Unit, Upgrade
from tablero.games.swu.vocabulary.wording import THEIRS, declares, parts_of, renamed, rewritten
from tablero.kernel import Message, say
from tablero.kernel.messages import Arg

Args = dict[str, Arg]

NO_STAKES: Final = Stakes(-1, None, None)
NOTHING_MORE: Final = say("swu-ask-no-more")

IT: Final = ("swu-it", "swu-it-does", "swu-them", "swu-each-of-them", "swu-subject", "swu-other")
"""What stands for pieces that were spoken of before."""
NEW: Final = ("swu-a", "swu-an", "swu-another", "swu-choose-")
"""What speaks of something for the first time: then "it" is that."""
PARTS: Final = {"swu-defender", "swu-attacker", "swu-this", "swu-this-unit", "swu-attached"}
"""Who plays a part in an attack or has the ability."""


def _pieces(act: Act, id: str) -> list[Any]:
    """Return the pieces that a word stands for while an ability is resolved."""
    source, attack, event = act.source, act.attack, act.event
    if id in ("swu-subject", "swu-other"):
        return [] if event is None else [event.subject if id == "swu-subject" else event.other]
    if id == "swu-attacker":
        return [attack.attacker] if attack else []
    if id == "swu-defender":
        return list(attack.defenders) if attack else []
    if id == "swu-attached":
        return [source.unit] if isinstance(source, Upgrade) else []
    return [source] if id in PARTS else list(act.things)


def spoken_of(act: Act, *said: Message) -> list[Piece]:
    """Return the pieces in play that texts of an ability speak of, each once."""
    found: list[Piece] = []
    for text in said:
        known = True
        for part in parts_of(text):
            known = known and not part.id.startswith(NEW)
            its = known and ("who", "it") in part.args
            if its or part.id in PARTS or (known and part.id in IT):
                found += [one for one in _pieces(act, part.id) if _in_play(one) and one not in found]
    return found


def _in_play(thing: object) -> bool:
    return thing.here if isinstance(thing, Unit) else isinstance(thing, Piece) and thing.kind not in ("piece", "card")


def in_place(act: Act, said: Message) -> Message:
    """Say by name what "it" is, if that is known by now."""
    first = next((part.id for part in parts_of(said) if part.id in IT or part.id.startswith(NEW)), "")
    if first not in ("swu-it", "swu-it-does", "swu-subject"):
        return said
    its = [one for one in _pieces(act, first) if isinstance(one, Piece)]
    if len(its) != 1:
        return said
    name = say("swu-it-named", name=its[0].face.title)
    return rewritten(said, lambda one: name if one.id == first else one)


def about(act: Act, *said: Message, **args: Arg) -> Args:
    """Return the arguments of a question with those that point: at what asks, and at what its texts speak of."""
    source = act.source
    if source.kind != "piece":
        args["by"] = source.thing
    on = [one for one in spoken_of(act, *said) if one is not source]
    if on:
        args["on"] = tuple(say("swu-pointed", name=one.face.name, thing=one.thing) for one in on)
    return args


def asked_by(act: Act, id: str, **args: Arg) -> Message:
    """Return a question that a card asks."""
    return say(id, **about(act, card=act.face.name, **args))


def asking_which_opponent(act: Act, effect: Message) -> Message:
    """Return the question which opponent an effect of a card is about, with what the card says."""
    return asked_by(act, "swu-ask-opponent", effect=in_place(act, effect))


def told_to(act: Act, said: Message, asked: int) -> Message:
    """Say to a player what an effect of an ability does, which may be another player's: "you" is that player."""
    return _told(in_place(act, said), act.seat, asked)


def _told(said: Message, doer: int, asked: int) -> Message:
    if doer == asked:
        return said
    theirs = renamed(said, THEIRS)
    return theirs if declares(said) else say("swu-lets", seat=doer + 1, effect=theirs)


def both(yes: Message, no: Message | None) -> Args:
    """Return what a question says of yes and no; of no that nothing happens, if nothing else does."""
    nothing = say("swu-answer-nothing")
    return {"if_yes": say("swu-answer-yes", does=yes), "if_no": say("swu-answer-no", does=no) if no else nothing}


def asking_whether(act: Act, effect: Message, seat: int | None = None) -> Message:
    """Return the question whether a player does something: the one who resolves the ability, if none is named."""
    asked = act.seat if seat is None else seat
    what = in_place(act, effect)
    _, then, otherwise = act.stakes or NO_STAKES
    said = [effect, *(one.text() for one in (then, otherwise) if one)]
    yes = say("swu-then", first=what, second=_hanging(act, then, asked)) if then else what
    answers = both(yes, _hanging(act, otherwise, asked) if otherwise else None)
    return say("swu-ask-may", **about(act, *said, card=act.face.name, effect=what), **answers)


def _hanging(act: Act, effect: Effect, asked: int) -> Message:
    """Say to a player what follows from something that is done, or isn't."""
    doer = act.stakes.seat if act.stakes else act.seat
    return _told(in_place(act, effect.text()), doer, asked)


def asking_for(act: Act, effect: Message) -> Message:
    """Return the question what an effect is done to: the card, what it says, and what comes of declining."""
    what = in_place(act, effect)
    _, then, otherwise = act.stakes or NO_STAKES
    more = say("swu-ask-if-done", then=_hanging(act, then, act.seat)) if then else NOTHING_MORE
    decline = say("swu-declined", does=_hanging(act, otherwise, act.seat)) if otherwise else say("swu-choice-decline")
    told = about(act, effect, card=act.face.name, effect=what)
    return say("swu-ask-effect", **told, more=more, if_pass=decline)
