"""Writes the list of all words as Markdown: python -m tablero.games.swu.vocabulary > docs/swu-words.md"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields as fields_of
from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from tablero.games.swu import GAME, abilities, content, costs, playing, vocabulary
from tablero.games.swu.abilities import Ability, Condition, Cost, Count, Effect, Filter, Target
from tablero.games.swu.vocabulary.nouns import article
from tablero.text import LANGUAGES, texts_of

KINDS = {
    "Adjectives": Filter,
    "Targets": Target,
    "Amounts": Count,
    "Conditions": Condition,
    "Effects": Effect,
    "Costs": Cost,
    "Abilities": Ability,
}


def modules() -> Iterator[ModuleType]:
    """Yield the modules in which words are defined."""
    yield from (abilities, costs, playing)
    for found in walk_packages(vocabulary.__path__, f"{vocabulary.__name__}."):
        if not found.name.endswith("__main__"):
            yield import_module(found.name)


def classes() -> list[type]:
    """Return every class that is a word, by name."""
    found = {
        name: one
        for module in modules()
        for name, one in vars(module).items()
        if isinstance(one, type)
        and is_dataclass(one)
        and one.__module__ == module.__name__
        and not name.startswith("_")
    }
    return [found[name] for name in sorted(found)]


def uses() -> Counter[type]:
    """Return how many cards use each word."""
    found: Counter[type] = Counter()
    for text in content.texts().values():
        found.update(set(words_in(text)))
    return found


def figures() -> tuple[int, int]:
    """Return how many words cards are written in, and how many of these serve a single card."""
    cards = uses()
    counts = [cards[word] for word in classes() if cards[word]]
    return len(counts), counts.count(1)


def words_in(thing: object) -> Iterator[type]:
    """Yield the kind of each word in something that is written with them."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from words_in(one)
    elif is_dataclass(thing):
        yield type(thing)
        for field in fields_of(thing):
            yield from words_in(getattr(thing, field.name))


def used(count: int) -> str:
    """Say how many cards use a word."""
    return "for the rules" if not count else "1 card" if count == 1 else f"{count} cards"


def functions() -> Iterator[tuple[str, str, str]]:
    """Yield the functions that make words, with what is given to them and what they return."""
    for name, one in vars(vocabulary).items():
        if inspect.isfunction(one) and one.__module__.startswith(vocabulary.__name__) and not name.startswith("_"):
            yield name, ", ".join(inspect.signature(one).parameters), first_line(one)


def constants() -> Iterator[tuple[str, str]]:
    """Yield the words without parameters, and how they read in both languages."""
    words = [texts_of(GAME, lang) for lang in LANGUAGES]
    for name, one in vars(vocabulary).items():
        if isinstance(one, Filter):
            yield name, " / ".join(text.render(article("unit", (one,))) for text in words)
        elif isinstance(one, Target | Count | Condition | Effect | Cost | Ability):
            yield name, " / ".join(text.render(one.text()) for text in words)


def first_line(thing: object) -> str:
    """Return the first line of a docstring."""
    return (inspect.getdoc(thing) or "").partition("\n")[0].replace("|", "\\|")


def place(word: type) -> str:
    """Return the module that a word is in, named from the vocabulary or from the rules."""
    return word.__module__.removeprefix(f"{vocabulary.__name__}.").removeprefix("tablero.games.")


def fields(word: type) -> str:
    """Return the names of a word's parameters."""
    return ", ".join(one.name for one in fields_of(word) if one.init) if is_dataclass(word) else ""


def written() -> str:
    """Return the list."""
    cards, words = uses(), classes()
    known, single = figures()
    lines = [
        "# The words of Star Wars: Unlimited cards",
        "",
        "Written by `make words`; how they are used is in [swu-cards.md](swu-cards.md). All of them are in",
        "`tablero.games.swu.vocabulary` or a module of it, which is named here with the number of cards that use the word.",
        "",
        f"{len(content.texts())} cards are written in {known} words; {single} of these, {single / known:.0%}, serve one card.",
        "",
        "## Short words",
        "",
        *(f"- `{name}`: {line}" for name, line in constants()),
        *(f"- `{name}({given})`: {line}" for name, given, line in functions()),
    ]
    for title, kind in KINDS.items():
        lines += ["", f"## {title}", ""]
        lines += [
            f"- `{word.__name__}({fields(word)})` ({place(word)}, {used(cards[word])}): {first_line(word)}"
            for word in words
            if kind in word.__mro__[1:]
        ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(written(), end="")
