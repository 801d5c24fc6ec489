"""What names look like: which of them a person would take for one another, and which nobody may bear.

Two names are alike if they read the same at a glance: small and capital letters, accents, spaces and signs don't count, and
letters of other alphabets and digits that look like a Latin letter count as that one. The table here is our own, and small: it
has what is drawn the same in common typefaces. What mixes alphabets that have letters alike is refused altogether.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from tablero.bots import BOTS
from tablero.server.limits import name_of
from tablero.server.refused import refuse

_ALIKE: Final = {
    # Cyrillic
    **dict(zip("аеорсухкмтвнзіјѕһԁԛԝґгпшьбэ", "aeopcyxkmtbheijshdqwrrnwb6e", strict=True)),
    # Greek
    **dict(zip("αβγδεζηικλμνοπρςστυφχω", "abydezniklmvonpcotupxw", strict=True)),
    # Armenian, Cherokee and small capitals
    **dict(zip("աոսօցհքԼᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "wnuoghplabcdeghijklmnoprstuvwyz", strict=True)),
    # Latin letters that are drawn like others
    **dict(zip("ıłøđħŧɑɡɩꞁƖǀßþ", "ilodhtagillisp", strict=True)),
    # digits and signs
    **dict(zip("01345@$|!", "oleasasll", strict=True)),
}
"""For each letter that looks like a Latin one, that one."""

_SAME: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""What can't be told apart at a glance even in Latin letters."""

_RIVALS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"})
"""Alphabets with letters alike."""

_TITLES: Final = """
    admin administrator administrador administradora administración administration root sysadmin webmaster moderator
    moderador moderadora mod operator operador operadora tablero server servidor system sistema staff support soporte
    bot bots oficial official
"""
"""What somebody could pretend to be: not even as part of a name."""

_WORDS: Final = """
    help ayuda security seguridad anonymous anónimo anónima nobody nadie everybody everyone todos todas somebody alguien
    player jugador jugadora you tú usted opponent rival oponente adversario adversaria spectator espectador espectadora
    judge juez jueza referee árbitro árbitra computer ordenador computadora máquina machine null undefined none deleted
"""
"""What tables and lists call somebody, or nobody: not as a whole name, also with a number."""


def likeness(name: str) -> str:
    """Return what a name looks like; names that look the same have the same.

    >>> likeness("Ana"), likeness("ANÁ"), likeness("Аnа"), likeness("A_n a"), likeness("AIba") == likeness("Alba")
    ('ana', 'ana', 'ana', 'ana', True)
    """
    plain = "".join(_ALIKE.get(letter, letter) for letter in _folded(name))
    shown = "".join(letter for letter in plain if letter.isalnum())
    for two, one in _SAME:
        shown = shown.replace(two, one)
    return (shown or _folded(name))[:64]


def _folded(name: str) -> str:
    """Return a name in small letters without accents."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def checked_name(text: str) -> str:
    """Return a name that a person may bear; refuse reserved ones, and those that mix alphabets with letters alike."""
    name = name_of(text)
    if len(_alphabets(name)) > 1:
        raise refuse("mixed-letters")
    if is_reserved(name):
        raise refuse("reserved-name", name=name)
    return name


def _alphabets(name: str) -> frozenset[str]:
    words = (unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha())
    return _RIVALS.intersection(words)


def is_reserved(name: str) -> bool:
    """Tell whether a name says that somebody is more than a player, or nobody at all.

    >>> [is_reserved(name) for name in ("Admin", "Tablero team", "adm1n", "Player 2", "Jugador", "Rootabaga", "Ana")]
    [True, True, True, True, True, False, False]
    """
    titles, words = _reserved()
    bare = name.rstrip("0123456789 .-_#")
    parts = "".join(letter if letter.isalnum() or letter in _ALIKE else " " for letter in name).split()
    whole = {likeness(name), likeness(bare)} - {""}
    return bool(whole & (titles | words)) or any(likeness(part) in titles for part in parts)


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str]]:
    titles = frozenset(map(likeness, _TITLES.split()))
    return titles, frozenset(map(likeness, (*_WORDS.split(), *BOTS)))
