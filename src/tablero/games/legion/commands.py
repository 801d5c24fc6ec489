"""Commands of Star Wars: Legion: `tablero legion keywords` tells what proves that each keyword is enforced."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablero.cli.language import Language

app = App(name="legion", help="Star Wars: Legion: what proves that its keywords are enforced.")

TESTS = Path("tests/legion")


@app.command
def keywords(
    *,
    markdown: Annotated[bool, Parameter(name="--markdown", negative="")] = False,
    page: Path | None = None,
    tests: Path = TESTS,
    json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """List the keywords of both editions: which of their rules are enforced, and the tests that prove it.

    Example: tablero legion keywords --lang es
    Example: tablero legion keywords --page docs/legion.md

    Parameters
    ----------
    markdown
        Write a table in Markdown, with the tests of each keyword.
    page
        Write that table into this page instead, in the place of the one that is there.
    tests
        Where the tests are; without them only their number of rules is told.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts, write_json
    from tablero.games.legion.proofs import proofs, rewritten, table
    from tablero.kernel import say
    from tablero.registry import locate

    words = texts("en" if page is not None else lang, locate("legion"))
    found = list(proofs(tests if tests.is_dir() else None))
    if json:
        write_json([one.to_json() for one in found])
    elif page is not None:
        page.write_text(rewritten(page.read_text(encoding="utf-8"), table(iter(found), words)), encoding="utf-8")
    elif markdown:
        print(table(iter(found), words), end="")
    else:
        for one in found:
            name = say(f"legion-keyword-{one.name}")
            line = say("legion-proof", name=name, edition=one.edition, standing=one.standing, tests=len(one.tests))
            print(words.render(line))
    return 0
