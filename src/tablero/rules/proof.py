"""How many deliberate breaks of its rules a book's tests noticed when `make proof` last tried."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablero.kernel.reasons import TableroError

PROOF = Path(__file__).parent / "proof.json"


class BadProof(TableroError):
    """The file of proofs can't be used."""

    def __init__(self, path: Path, expected: str) -> None:
        super().__init__(f"{path}: {expected}")
        self.path = path
        self.expected = expected


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the breaks of so many rules, drawn by a seed; `same` of those not noticed leave the game the same."""

    rules: int
    seed: int
    breaks: int
    noticed: int
    same: int = 0


def proofs() -> dict[str, Proof]:
    """Return the proof of each book that has one, by its name."""
    try:
        return msgspec.json.decode(PROOF.read_bytes(), type=dict[str, Proof])
    except FileNotFoundError:
        return {}
    except msgspec.DecodeError as error:
        raise BadProof(PROOF, f'expected {{book: {{"breaks": number, "noticed": number, …}}}} ({error})') from None
