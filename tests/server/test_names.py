"""Names and passwords: who could be taken for somebody else, and what is guessed at once."""

from __future__ import annotations

import pytest

from tablero.bots import BOTS
from tablero.server.names import checked_name, likeness
from tablero.server.passwords import checked_password, is_common
from tablero.server.refused import Refused


@pytest.mark.parametrize(
    "other",
    [
        "ALBA",
        "álba",
        "AIba",
        "A1ba",
        "A l b a",
        "Al.ba",
        "Ａｌｂａ",
        "𝐀𝐥𝐛𝐚",
        "αlbα",
        "@lba",
        "ᴀʟʙᴀ",
        "Al\u0301ba",
    ],
)
def test_names_that_read_the_same_are_alike(other: str) -> None:
    assert likeness(other) == likeness("Alba")


@pytest.mark.parametrize("other", ["Alma", "Albas", "Ala", "Elba", "Aba", "Albo"])
def test_names_that_read_otherwise_are_not(other: str) -> None:
    assert likeness(other) != likeness("Alba")


def test_what_has_no_letters_is_told_apart_too() -> None:
    assert len({likeness(one) for one in ("★", "☆", "?", "小明", "محمد", "דנה")}) == 6


@pytest.mark.parametrize("name", ["Аna", "Anα", "Ivаn", "Admіn", "Ꭺna"])
def test_a_name_does_not_mix_alphabets_that_have_letters_alike(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.code == "mixed-letters"


@pytest.mark.parametrize(
    "name",
    ["admin", "Admin", "ADMIN 2", "adm1n", "Administrador", "administración", "El servidor", "Tablero Team", "Moderadora", "B0t",
     "Player 1", "Jugador 2", "juez", "Nadie", "tú", *BOTS],
)  # fmt: skip
def test_nobody_is_called_what_only_the_server_is(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.code == "reserved-name"


@pytest.mark.parametrize(
    "name", ["Ana", "José Ángel", "Иван", "小明 Ming", "Robota", "Modesto", "Servando", "Guest", "Invitado", "?"]
)
def test_other_names_are_anybody_s(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "password",
    ["password", "Password1", "P@ssw0rd!", "contraseña", "CONTRASEÑA1", "iloveyou", "tequiero", "12345678", "87654321",
     "19841984",      "qwertyuiop", "asdfghjkl", "1q2w3e4r", "aaaaaaaa", "abababab", "holahola", "starwars", "Barcelona2024",
     "M@dr1d2020!", "realmadrid1902", "!!princesa!!", "abcdefgh"],
)  # fmt: skip
def test_what_is_guessed_first_is_no_password(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize(
    "password",
    ["a long one", "Xy7$kk9p", "dos tazas de té", "madrid en otoño", "qwerty y más cosas", "314159265358979"],
)
def test_other_passwords_are_good(password: str) -> None:
    assert checked_password(password, "Ana") == password


@pytest.mark.parametrize("password", ["Guadalquivir", "guadalquivir1", "1999Guadalqu1vir"])
def test_one_s_own_name_is_no_password(password: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_password(password, "Guadalquivir")
    assert refused.value.code == "common-password"
    assert checked_password("guadalquivir y dos mulas", "Guadalquivir")
