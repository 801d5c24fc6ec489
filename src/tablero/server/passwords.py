"""Which passwords are too easy to guess: the commonest ones, and what everybody makes of them.

`common_passwords.txt` beside this file is our own list. Its words, with what people put around them, stand for the long lists
that passwords are guessed from first.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from tablero.server.names import likeness
from tablero.server.refused import refuse

LENGTH: Final = (8, 200)
"""How long a password is, in characters."""

AROUND: Final = 6
"""How many digits and signs around a common word don't make it a good password."""

DIGITS: Final = 12
"""A password of digits alone, up to this many, is guessed by counting or from a calendar."""

_FOR_LETTERS: Final = tuple(str.maketrans("013457@$!", f"o{one}eastas{one}") for one in "li")
_ROWS: Final = ("qwertyuiop", "asdfghjklñ", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz", "01234567890")


def checked_password(password: str, name: str) -> str:
    """Return a password that an account of this name may have; refuse one that is too short, too long or too common."""
    if not LENGTH[0] <= len(password) <= LENGTH[1]:
        raise refuse("bad-password", least=LENGTH[0], most=LENGTH[1])
    if is_common(password) or _is_name(password, name):
        raise refuse("common-password")
    return password


def is_common(password: str) -> bool:
    """Tell whether a password is among the first that anybody would guess.

    >>> [is_common(one) for one in ("Password1!", "iloveyou", "12345678", "qwertyuiop", "a long one", "tbd4Yw!pq")]
    [True, True, True, True, False, False]
    """
    plain = unicodedata.normalize("NFKC", password).casefold()
    if len(set(plain)) <= 2 or (plain.isdigit() and len(plain) < DIGITS):
        return True
    core = plain.strip("0123456789 .,;:-_!?¡¿@#$%&/()=+*'\"<>~^")
    half = plain[: len(plain) // 2]
    if half * 2 == plain and (_is_word(half) or len(half) <= 4):
        return True
    return _is_word(plain) or (len(plain) - len(core) <= AROUND and _is_word(core)) or _runs(core or plain)


def _is_word(text: str) -> bool:
    """Tell whether a text is in the list, also with digits and signs for letters."""
    return not _common().isdisjoint((text, *(text.translate(letters) for letters in _FOR_LETTERS)))


def _is_name(password: str, name: str) -> bool:
    """Tell whether a password is little more than the name itself."""
    bare = likeness(name)
    return len(bare) > 2 and bare in likeness(password) and len(likeness(password)) - len(bare) <= AROUND


def _runs(password: str) -> bool:
    """Tell whether a password runs along the keyboard, the alphabet or the digits."""
    steps = sum(any(a + b in row or b + a in row for row in _ROWS) for a, b in pairwise(password))
    return steps >= len(password) - 2


@cache
def _common() -> frozenset[str]:
    lines = (Path(__file__).parent / "common_passwords.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
