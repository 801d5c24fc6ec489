"""JSON in its one form: the same value gives the same bytes everywhere."""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")
_line_encoder = msgspec.json.Encoder()


def _nested(depth: int) -> Any:
    """Return the type of values that are tuples of values, and so on, down to some depth."""
    kind: Any = Any
    for _ in range(depth):
        kind = int | float | str | bool | None | tuple[kind, ...]
    return kind


_tuple_decoder = msgspec.json.Decoder(_nested(20))


def encode(value: Any) -> bytes:
    """Return the value as JSON, keys in order, tuples as arrays."""
    return _encoder.encode(value)


def encode_lines(values: list[Any]) -> bytes:
    """Return the values as JSON, a line each, keys in the order they come."""
    return _line_encoder.encode_lines(values)


def decode(data: bytes | str) -> Any:
    """Return the value that the JSON stands for; raise ValueError if it is none."""
    return msgspec.json.decode(data)


def know(*kinds: Any) -> None:
    """Let msgspec look at types that will be read, when their module is loaded.

    Two threads that come to the same new type at once, as servers do which load games, would end the process.
    """
    for kind in kinds:
        msgspec.json.Decoder(kind)


def decode_tuples(data: bytes | str) -> Any:
    """Return a value without objects, its arrays as tuples: what rules are sent, and what they say."""
    return _tuple_decoder.decode(data)


def pretty(value: Any) -> str:
    """Return the value as indented JSON for people."""
    return msgspec.json.format(encode(value), indent=2).decode()
