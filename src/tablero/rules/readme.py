"""The coverage table of the README: `python -m tablero.rules.readme README.md` rewrites it.

It stands between two comments, and `--check` says whether it is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from tablero.kernel.messages import say
from tablero.kernel.reasons import TableroError
from tablero.rules.catalogue import BOOKS
from tablero.rules.coverage import Coverage, coverage
from tablero.rules.proof import Proof, proofs
from tablero.text import Texts

OPENING, CLOSING = "<!-- coverage -->", "<!-- /coverage -->"

_BLOCK = re.compile(f"{re.escape(OPENING)}.*?{re.escape(CLOSING)}", re.DOTALL)
_HEAD = """\
| rulebook | rules | enforceable | enforced | tested | examples passing | breaks | noticed | the same game |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
"""


class NoPlace(TableroError):
    """The page has no place for the table, or more than one."""


def table(counts: dict[str, Coverage], proved: dict[str, Proof]) -> str:
    """Return the table of these books by name, as Markdown."""
    texts = Texts("en")
    return _HEAD + "".join(
        f"| {texts.render(say(f'rules-book-{name}'))} | {count.total} | {count.enforceable} | {count.enforced} "
        f"| {count.tested} | {count.examples_passing}/{count.examples_total} | {_figures(proved.get(name))} |\n"
        for name, count in counts.items()
    )


def _figures(proof: Proof | None) -> str:
    return f"{proof.breaks} | {proof.noticed} | {proof.same}" if proof else "– | – | –"


def rewritten(page: str, table: str) -> str:
    """Return the page with the table in its place; raise `NoPlace` unless it has one."""
    if len(_BLOCK.findall(page)) != 1:
        raise NoPlace(f"expected {OPENING} and {CLOSING} once")
    return _BLOCK.sub(lambda _: f"{OPENING}\n{table}{CLOSING}", page)


def main(args: Sequence[str] | None = None) -> int:
    """Rewrite a page, or only check it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tablero.rules.readme", description="Write the coverage table.")
    parser.add_argument("page", type=Path, help="the Markdown file")
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 if the table is out of date")
    options = parser.parse_args(args)
    page: Path = options.page
    try:
        old = page.read_text(encoding="utf-8")
        new = rewritten(old, table({book.name: coverage(book) for book in BOOKS.values()}, proofs()))
    except (NoPlace, OSError) as error:
        parser.error(f"{page}: {error}")
    if options.check and new != old:
        print(f"{page}: the coverage table is out of date; `make evidence` rewrites it", file=sys.stderr)
        return 1
    if new != old:
        page.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
