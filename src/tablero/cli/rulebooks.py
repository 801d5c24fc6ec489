"""What `tablero rules` writes, for people and for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from tablero.cli.language import Language
from tablero.cli.output import texts
from tablero.kernel.messages import say
from tablero.rules.catalogue import (
    Book,
    Example,
    Rule,
    UnknownId,
    book_of,
    example,
    examples_for,
    rule,
    rules_of,
)
from tablero.rules.coverage import Coverage, Status, status, statuses
from tablero.rules.search import near_ids


def tell(lang: Language, id: str, /, **args: str) -> None:
    """Say what went wrong."""
    print(_said(lang, id, **args), file=sys.stderr)


def suggest(id: str, lang: Language) -> None:
    """Say that there is no such id, and which may have been meant."""
    tell(lang, "rules-unknown-id", id=id)
    suggestions = near_ids(id)
    if suggestions:
        tell(lang, "rules-did-you-mean")
    for near in suggestions:
        print(f"  {near}  {rule(near).title[lang]}", file=sys.stderr)


def rule_to_json(rule: Rule) -> dict[str, Any]:
    """Return a rule in both languages, with its book."""
    book = book_of(rule.id)
    return {"book": book.name if book else None, **to_builtins(rule)}


def row_to_json(id: str) -> Any:
    """Return a rule with where it stands and its examples, or an example."""
    found = _row(id)
    if isinstance(found, Example):
        return found
    return {**rule_to_json(found), "status": status(found).value, "examples": examples_for(found)}


def write_found(rules: list[Rule], lang: Language) -> None:
    """Write a line for each rule, as much of it as there is room for."""
    table = Table(box=None, pad_edge=False)
    table.add_column(_said(lang, "rules-column-id"), no_wrap=True, min_width=max(len(each.id) for each in rules))
    table.add_column(_said(lang, "rules-column-text"))
    for each in rules:
        line = Text.assemble((each.title[lang], "bold"), "  ", each.text[lang], no_wrap=True, overflow="ellipsis")
        table.add_row(each.id, line)
    _print(table)


def write_row(id: str, lang: Language) -> None:
    """Write all there is about a rule, or an example."""
    found = _row(id)
    if isinstance(found, Example):
        _print(*_example_lines(found, lang), _said(lang, "rules-example-rules", ids=", ".join(found.rules)))
        return
    _print(*_rule_lines(found, lang))
    for each in examples_for(found):
        _print("", *_example_lines(each, lang))


def write_counts(counts: dict[str, Coverage], lang: Language) -> None:
    """Write a table of the rulebooks: how many of their rules are enforced and tested."""
    table = Table(box=None, pad_edge=False)
    table.add_column(_said(lang, "rules-column-book"), no_wrap=True)
    for column in ("total", "tested", "enforced", "missing", "unenforceable", "examples"):
        table.add_column(_said(lang, f"rules-column-{column}"), justify="right")
    for name, count in counts.items():
        table.add_row(name, *_numbers(count))
    _print(table)


def write_standing(book: Book, lang: Language) -> None:
    """Write the rules that are not both enforced and tested, by how far they are."""
    standing = statuses(book)
    _print("", Text(_said(lang, f"rules-book-{book.name}"), style="bold"))
    for part in (Status.ENFORCED, Status.MISSING, Status.UNENFORCEABLE):
        ids = [_with_why(rules_of(book)[id], lang) for id, each in standing.items() if each is part]
        if ids:
            _print("", Text(_said(lang, f"rules-column-{part.value}"), style="bold"), ", ".join(ids))


def _row(id: str) -> Rule | Example:
    try:
        return rule(id)
    except UnknownId:
        return example(id)


def _rule_lines(rule: Rule, lang: Language) -> Iterator[RenderableType]:
    yield Text(f"{rule.id}  {rule.section[lang]}")
    yield Text(rule.title[lang], style="bold")
    yield Text(rule.text[lang])
    source = _said(lang, "rules-source", lines=rule.source) if rule.source else _said(lang, "rules-source-none")
    yield Text(source, style="dim")
    yield _said(lang, f"rules-status-{status(rule).value}", why=_why(rule, lang))


def _example_lines(example: Example, lang: Language) -> Iterator[RenderableType]:
    yield Text(_said(lang, "rules-example", id=example.id), style="bold")
    parts = {"setup": example.setup, "action": example.action, "expected": example.expected}
    for name, part in parts.items():
        yield Text(f"{_said(lang, f'rules-example-{name}')}: {part[lang]}")


def _numbers(count: Coverage) -> list[str]:
    apart = (count.enforced - count.tested, count.enforceable - count.enforced, count.total - count.enforceable)
    return [*map(str, (count.total, count.tested, *apart)), f"{count.examples_passing}/{count.examples_total}"]


def _why(rule: Rule, lang: Language) -> str:
    return _said(lang, f"rules-why-{rule.unenforceable}") if rule.unenforceable else ""


def _with_why(rule: Rule, lang: Language) -> str:
    return f"{rule.id} ({_why(rule, lang)})" if rule.unenforceable else rule.id


def _said(lang: Language, id: str, /, **args: str) -> str:
    return texts(lang).render(say(id, **args))


def _print(*lines: RenderableType) -> None:
    console = Console(highlight=False, markup=False)
    for line in lines:
        console.print(line)
