"""The other process of the replay check: records in, digests out, a line each."""

from __future__ import annotations

import sys

from tablero.conformance.kit import replay_digests
from tablero.kernel.codec import decode, encode
from tablero.kernel.reasons import TableroError
from tablero.kernel.record import Record
from tablero.registry import locate


def main() -> None:
    """Replay every record on standard input with the game named on the command line."""
    definition = locate(sys.argv[1])
    for line in sys.stdin.buffer.read().splitlines():
        record = Record.loads(decode(line).encode())
        digests: list[str] = []
        try:
            digests.extend(replay_digests(definition, record))
        except TableroError as error:
            digests.append(f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(encode(digests) + b"\n")


if __name__ == "__main__":
    main()
