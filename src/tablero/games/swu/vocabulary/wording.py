"""Putting messages together and changing what is in them, whatever they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablero.kernel import Message, say
from tablero.kernel.messages import Arg


def rewritten(message: Message, change: Callable[[Message], Message]) -> Message:
    """Return a message with everything in it changed, but for what is in quotes: that speaks for itself."""
    if message.id == "swu-quoted":
        return message

    def inside(arg: Arg) -> Arg:
        if isinstance(arg, Message):
            return rewritten(arg, change)
        if isinstance(arg, tuple):
            return tuple(rewritten(item, change) for item in arg)
        return arg

    return change(Message(message.id, tuple((name, inside(arg)) for name, arg in message.args)))


def renamed(message: Message, names: dict[str, str]) -> Message:
    """Return a message with other words in the place of some."""
    return rewritten(message, lambda one: Message(names.get(one.id, one.id), one.args))


def parts_of(message: Message) -> Iterator[Message]:
    """Yield a message and those in it, in the order they are read."""
    yield message
    for _, arg in message.args:
        if isinstance(arg, Message):
            yield from parts_of(arg)
        elif isinstance(arg, tuple):
            for one in arg:
                yield from parts_of(one)


def within(said: Message) -> Message:
    """Return the first message in a message: what is optional, what comes first."""
    return next(arg for _, arg in said.args if isinstance(arg, Message))


def of_itself(one: Message) -> Message:
    """Say "the damage on it" where the unit has just been named."""
    if not one.id.startswith(("swu-each-", "swu-value-")):
        return one
    return Message(one.id, tuple((name, "it" if (name, arg) == ("who", "this") else arg) for name, arg in one.args))


def bare(said: Message) -> Message:
    """Return what is said without the full stop."""
    return within(said) if said.id == "swu-sentence" else said


def quoted(said: Message) -> Message:
    """Put the text of an ability in quotes, without its full stop."""
    return say("swu-quoted", text=bare(said))


DECLARING = (
    "swu-by-",
    "swu-it-deals",
    "swu-spoken-deals",
    "swu-has-until",
    "swu-capture",
    "swu-owner-takes-control",
    "swu-next-card",
    "swu-if",
    "swu-unless",
    "swu-for-each",
    "swu-later",
    "swu-opponent-",
    "swu-owner-plays",
    "swu-permit",
    "swu-stand-in",
    "swu-captured-by",
    "swu-shuffle-away",
    "swu-every-player",
    "swu-replace-fallen",
    "swu-lose-game",
    "swu-give-away",
    "swu-deal-for-exploited",
    "swu-settle-difference",
    "swu-hit-their-bases",
    "swu-with-credit-gets",
    "swu-mark-it",
)
"""How ids begin whose texts tell what happens, instead of telling somebody to do something."""


FIRST = ("swu-then", "swu-and", "swu-if-done", "swu-attack-", "swu-play-", "swu-once-each")
"""How ids begin whose texts begin with another."""


def declares(said: Message) -> bool:
    """Tell whether a text has a subject of its own, so that "you may" can't stand before it."""
    if said.id.startswith(FIRST):
        inner = [arg for _, arg in said.args if isinstance(arg, Message)]
        return bool(inner) and said.args[0][0] in ("first", "attack", "play", "text") and declares(inner[0])
    return said.id.startswith(DECLARING) or said.id.endswith("-who")


def one_sentence(parts: list[Message]) -> Message:
    """Join what is told to be done with "and", as far as it goes in one sentence."""
    if len(parts) > 2 and not any(declares(part) or is_long(part) for part in parts):
        return say("swu-list", items=tuple(parts))
    said = parts[0]
    for part in parts[1:]:
        apart = declares(said) or declares(part) or is_long(said) or is_long(part)
        said = say("swu-then" if apart else "swu-and", first=said, second=part)
    return said


LONG = (
    "swu-then",
    "swu-if-done",
    "swu-may",
    "swu-choose-",
    "swu-unit-deals",
    "swu-mode",
    "swu-search",
    "swu-look",
    "swu-either",
)
"""How ids begin whose texts are more than one part of a sentence."""


def is_long(said: Message) -> bool:
    """Tell whether a text is more than one part of a sentence."""
    return said.id.startswith(LONG)


def chosen(effect: Message) -> Message:
    """Return what is said of something that somebody chooses to do: that it is optional goes without saying."""
    return within(effect) if effect.id in ("swu-may", "swu-may-let") else effect


def may_text(effect: Message) -> Message:
    """Say that something is optional."""
    return say("swu-may-let" if declares(effect) else "swu-may", effect=effect)


def in_mood(condition: Message, mood: str) -> Message:
    """Return a condition as it stands after "if" or "while", which is another mood in Spanish."""

    def change(one: Message) -> Message:
        return Message(one.id, tuple((name, mood if name == "mood" else arg) for name, arg in one.args))

    return rewritten(condition, change)


def unless_text(condition: Message, effect: Message) -> Message:
    """Say that something is so or is done unless the opposite holds."""
    return say("swu-unless", condition=in_mood(within(condition), "while"), effect=effect)


def while_text(condition: Message, text: Message) -> Message:
    """Say that something is so while a condition holds."""
    if condition.id == "swu-if-not":
        return unless_text(condition, text)
    if not has_mood(condition):  # what has happened
        return say("swu-if", condition=condition, effect=text)
    return say("swu-while", condition=in_mood(condition, "while"), text=text)


def has_mood(condition: Message) -> bool:
    """Tell whether a condition can change after it has been fulfilled, so that "while" makes sense."""
    inner = [arg for _, arg in condition.args if isinstance(arg, Message)]
    return any(name == "mood" for name, _ in condition.args) or any(map(has_mood, inner))


def if_text(condition: Message, effect: Message) -> Message:
    """Say that something is done if a condition holds."""
    if condition.id == "swu-if-not":
        return unless_text(condition, effect)
    if effect.id in ("swu-may", "swu-may-let"):
        return say(f"swu-if{effect.id[3:]}", condition=condition, effect=within(effect))
    if effect.id in ("swu-if", "swu-if-may", "swu-if-may-let"):
        both = say("swu-if-both", first=condition, second=within(effect))
        return Message(effect.id, (("condition", both), *effect.args[1:]))
    if effect.id.startswith("swu-if-done"):
        first = if_text(condition, within(effect))
        return Message(effect.id, (("first", first), *effect.args[1:]))
    return say("swu-if", condition=condition, effect=effect)


BY_THEM = (
    "swu-by-opponent-one",
    "swu-by-opponent-one-may",
    "swu-by-defending-may",
    "swu-by-its-controller-may",
    "swu-by-chosen-may",
    "swu-give-away",
)
"""What somebody else does or leaves."""


def done_text(first: Message, effect: Message, also: str = "", **args: Arg) -> Message:
    """Say that if something was done something else follows, which may be optional."""
    if by_others(first) and not also and effect.id not in ("swu-may", "swu-may-let"):
        return say("swu-if-they-do", first=first, second=effect)
    if first.id in BY_THEM:
        return say("swu-if-they-do", first=first, second=effect)
    if effect.id in ("swu-may", "swu-may-let"):
        return say(f"swu-if-done{also}{effect.id[3:]}", first=first, second=within(effect), **args)
    return say(f"swu-if-done{also}", first=first, second=effect, **args)


THEIRS = {
    "swu-is-friendly": "swu-is-theirs",
    "swu-your-base": "swu-their-base",
    "swu-may": "swu-may-they",
    "swu-if-done": "swu-if-they-do",
    "swu-exhaust-resources-you": "swu-exhaust-resources-theirs",
    "swu-cards-of-you": "swu-cards-of-that-player",
    "swu-cant-play-you": "swu-cant-play-that-player",
    "swu-discard-you": "swu-discard-theirs",
    "swu-mill-you": "swu-mill-theirs",
    "swu-resource-hand": "swu-resource-hand-theirs",
    "swu-resource-top": "swu-resource-top-theirs",
    "swu-resource-hand-ready": "swu-resource-hand-ready-theirs",
    "swu-resource-top-ready": "swu-resource-top-ready-theirs",
    "swu-play-hand": "swu-play-hand-theirs",
    "swu-play-discard": "swu-play-discard-theirs",
    "swu-from-discard-you-hand": "swu-from-discard-theirs-hand",
}
"""What is said otherwise of an opponent who does something."""


def by_others(said: Message) -> bool:
    """Tell whether it is an opponent who does what is said."""
    return said.id.startswith(("swu-by-opponent", "swu-opponent"))


def by_opponent(id: str, effect: Message) -> Message:
    """Say what an opponent does: what is "yours" in it is theirs."""
    theirs = renamed(effect, THEIRS)
    if theirs.id == "swu-may-they":
        return say(f"{id}-may", effect=within(theirs))
    return say(id, effect=theirs)
