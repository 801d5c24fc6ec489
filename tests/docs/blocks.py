"""The code blocks of the documentation: which there are, and how each is run.

A block begins with the name of its language. `python` is executed, all blocks of a page one after the other in the same
module; `sh` is run line by line; `json`, `toml` and `ftl` (Fluent) are read. `text` is no code. What can't be run in a
test says so in the line above it, with the reason: `<!-- not run: it waits for a browser -->`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCE = re.compile(r"^```(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
NOT_RUN = re.compile(r"<!-- not run: (.+) -->\n\Z")


class Block(NamedTuple):
    """A code block of a page, and the line it begins at."""

    page: Path
    line: int
    language: str
    code: str
    not_run: str
    """Why it can't be run; empty if it can."""

    @property
    def name(self) -> str:
        """Where it is, for whoever reads what failed."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """Return the code blocks of a page."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        before = text[: match.start()]
        reason = NOT_RUN.search(before)
        line = before.count("\n") + 1
        found.append(Block(page, line, match[1].strip(), match[2], reason[1] if reason else ""))
    return found


ALL = [block for page in PAGES for block in blocks(page)]
