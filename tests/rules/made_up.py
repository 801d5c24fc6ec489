"""A small made-up rulebook, and the files it is read from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablero.rules.catalogue import Book, Rule, Translated, Why


def both(en: str, es: str = "-") -> Translated:
    return Translated(en=en, es=es)


def rule(id: str, title: str = "-", text: str = "-", section: str = "-", unenforceable: Why | None = None) -> Rule:
    return Rule(id, both(section), both(title), both(text), "1-2", unenforceable)


def row(id: str, **others: Any) -> dict[str, Any]:
    words = {"en": "word", "es": "palabra"}
    return {"id": id, "section": words, "title": words, "text": words, "source": "", **others}


def example_row(id: str, *rules: str) -> dict[str, Any]:
    words = {"en": "word", "es": "palabra"}
    return {"id": id, "rules": rules, "setup": words, "action": words, "expected": words}


def write_lines(path: Path, *rows: dict[str, Any]) -> None:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def book(folder: Path) -> Book:
    """A rulebook of five rules, of which one is advice, and two examples."""
    ids = [row("made:1"), row("made:1.a"), row("made:2", unenforceable="advice"), row("made:3"), row("made:4-x")]
    write_lines(folder / "rules.jsonl", *ids)
    write_lines(folder / "examples.jsonl", example_row("made:ex.1", "made:1"), example_row("made:ex.2", "made:3"))
    return Book("made", folder, "made")
