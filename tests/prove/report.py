"""What became of the breaks: a file of results, and words for those who run it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from prove.plan import Broken, Key
from tablero.kernel.codec import pretty
from tablero.rules.proof import Proof

EQUIVALENTS = Path(__file__).parent / "equivalents.toml"


class Verdict(Enum):
    """What the tests made of a break."""

    NOTICED = "noticed"
    MISSED = "missed"


class Result(NamedTuple):
    """A break, the tests that ran, and what they made of it; `same` says why it is the same game after all."""

    broken: Broken
    tests: Sequence[str]
    verdict: Verdict
    same: str | None


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A break that changes nothing anybody could see, and the reason why."""

    function: str
    old: str
    new: str
    why: str


def known(path: Path) -> dict[Key, str]:
    """Return the breaks that are known to leave the game the same, with the reason of each."""
    rows = msgspec.toml.decode(path.read_bytes(), type=dict[str, list[Equivalent]])
    return {Key(row.function, row.old, row.new): row.why for row in rows.get("same", [])}


def survivor(result: Result) -> str:
    """Say in a few lines what was not noticed."""
    broken = result.broken
    place = f"{broken.place}: {broken.key.function}"
    lines = [
        f"\n{place}\n    {broken.edit.old}\n      -> {broken.edit.new}",
        f"    cited: {', '.join(broken.rules)} (drawn: {broken.rule})",
    ]
    if result.same is not None:
        wrong = " (but a test noticed it)" if result.verdict is Verdict.NOTICED else ""
        return "\n".join([*lines, f"    the same game: {result.same}{wrong}"])
    return "\n".join([*lines, *(f"    ran: {name}" for name in result.tests or ["no test cites it"])])


def summary(results: Sequence[Result]) -> str:
    """Return the last line, and before it how many of the others are the same game."""
    proof = proof_of(results)
    others = f"{proof.same} of the others are the same game\n" if proof.same else ""
    return f"\n{others}{proof.breaks} breaks, {proof.noticed} noticed"


def proof_of(results: Sequence[Result], rules: int = 0, seed: int = 0) -> Proof:
    """Return the figures of a run."""
    noticed = sum(result.verdict is Verdict.NOTICED for result in results)
    same = sum(result.verdict is Verdict.MISSED and result.same is not None for result in results)
    return Proof(rules, seed, len(results), noticed, same)


def note(path: Path, book: str, proof: Proof) -> None:
    """Put the figures of a book into the file of proofs, beside those of others."""
    known = msgspec.json.decode(path.read_bytes(), type=dict[str, Proof]) if path.exists() else {}
    path.write_text(pretty(msgspec.to_builtins({**known, book: proof})) + "\n", encoding="utf-8")


def noticed_in(path: Path) -> set[Key]:
    """Return the breaks that were noticed, of a file of results."""
    rows = msgspec.json.decode(path.read_bytes(), type=list[dict[str, Any]])
    noticed = [row for row in rows if row["verdict"] == Verdict.NOTICED.value]
    return {Key(row["function"], row["old"], row["new"]) for row in noticed}


def write(path: Path, results: Sequence[Result]) -> None:
    """Write the results as JSON."""
    rows = [
        {
            "verdict": result.verdict.value,
            "same": result.same,
            "place": result.broken.place,
            "function": result.broken.key.function,
            "old": result.broken.edit.old,
            "new": result.broken.edit.new,
            "rule": result.broken.rule,
            "rules": list(result.broken.rules),
            "tests": list(result.tests),
        }
        for result in results
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(pretty(rows) + "\n", encoding="utf-8")
