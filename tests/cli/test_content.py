"""`tablero content`: what it writes in both languages, and how it exits."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablero.games.rebellion import listing as rebellion
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.facts import LEADERS, UNITS
from tablero.games.swu import listing
from tablero.games.swu.cards import in_pool
from tablero.games.swu.facts import Card, card, cards

NOT_ENFORCED = {"en": "Not enforced:", "es": "Sin aplicar:"}


def test_the_pool_is_listed_by_set_with_counts(run: Any) -> None:
    done = run("content", "swu")
    assert done.code == 0
    known = sum(in_pool(one.key) for one in cards() if one.set == "SOR")
    assert done.out.splitlines()[0] == f"SOR, Spark of Rebellion: {known} of 245 cards"
    every = json.loads(run("content", "swu", "--json").out)
    assert sum(one["total"] for one in every.values()) == len(cards()) == 2291
    assert sum(one["known"] for one in every.values()) == sum(in_pool(one.key) for one in cards())
    assert set(every) == set(listing.SETS)
    assert "se puede jugar con" in run("content", "swu", "--lang", "es").out


def test_a_card_is_read_out_by_name_key_or_title(run: Any) -> None:
    lines = [
        "Luke Skywalker, Faithful Friend (SOR 5)",
        "Leader · unique · cost 6 · 4/7 · ground · Vigilance, Heroism · Force, Rebel",
        "Action [1 resource, exhaust]: Give a Shield token to a Heroism unit that you played this phase.",
        "Epic Action: If you control 6 or more resources, deploy this leader.",
        "As a unit:",
        "On Attack: You may give a Shield token to another unit.",
    ]
    by_key = run("content", "swu", "luke-skywalker#faithful-friend")
    assert (by_key.code, by_key.out.splitlines()) == (0, lines)
    assert run("content", "swu", "luke", "skywalker", "faithful", "friend") == by_key
    titled = run("content", "swu", "Luke Skywalker", "--json")
    assert json.loads(titled.out)["luke-skywalker#faithful-friend"] == lines
    assert len(json.loads(titled.out)) == sum(one.title == "Luke Skywalker" for one in cards())


def test_in_spanish(run: Any) -> None:
    assert run("content", "swu", "shield", "--lang", "es").out.splitlines()[:2] == [
        "Escudo (ASH)",
        "Ficha · mejora · +0/+0 · Blindaje",
    ]
    assert run("content", "swu", "echo base", "--lang", "es").out.splitlines() == [
        "Base Eco (SOR 24)",
        "Base · 30 PG · Mando · Hoth",
        "Sin capacidades.",
    ]


def test_what_the_rules_do_not_know_says_so(run: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(listing, "in_pool", lambda key: key != "wampa")
    for lang, words in NOT_ENFORCED.items():
        shown = run("content", "swu", "wampa", "--lang", lang).out
        assert shown.splitlines()[2].startswith(words)
        assert len(shown.splitlines()) == 3
        assert words not in run("content", "swu", "takedown", "--lang", lang).out
    [line] = [one for one in run("content", "swu", "--set", "sor").out.splitlines() if "Wampa" in one]
    assert line == "164 Wampa (not enforced)"


def test_a_set_is_listed_by_number(run: Any) -> None:
    done = run("content", "swu", "--set", "SHD", "--json")
    found = json.loads(done.out)
    assert [one["key"] for one in found] == [one.key for one in listing.cards_of("SHD")]
    assert len(found) == 244
    assert run("content", "swu", "--set", "SHD").out.startswith("1 Gar Saxon, Viceroy of Mandalore")


def test_an_unknown_card_gets_suggestions(run: Any) -> None:
    done = run("content", "swu", "vamquish")
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines() == ["There is no card “vamquish”.", "Did you mean Vanquish? (vanquish)"]
    assert "¿Querías decir Vencer?" in run("content", "swu", "vamquish", "--lang", "es").err
    assert run("content", "swu", "zzzzzzzzz").err == "There is no card “zzzzzzzzz”.\n"


def test_an_unknown_set_or_game_is_refused(run: Any) -> None:
    assert run("content", "swu", "--set", "XYZ").code == 1
    assert "The sets are SOR, SHD" in run("content", "swu", "--set", "XYZ").err
    assert run("content", "samples.duel:GAME").code == 2
    refused = run("content", "samples.duel:GAME", "--lang", "es").err
    assert (
        refused
        == "samples.duel:GAME no lista cartas ni piezas; sí lo hacen: legion, rebellion, swu, swu-match, wh40k\n"
    )
    assert run("content", "nonsense").code == 2


def test_every_card_can_be_read_out() -> None:
    def first(one: Card) -> str:
        return next(iter(listing.card_text(one))).id

    assert {first(one) for one in cards()} == {"swu-listing-title"}
    assert listing.found("takedown") == (card("takedown"),)
    assert listing.found("no such card") == ()


# Rebellion.


def test_what_rebellion_has_is_counted_by_kind(run: Any) -> None:
    every = json.loads(run("content", "rebellion", "--json").out)
    assert {name: one["total"] for name, one in every.items()} == {
        "missions": len(MISSIONS),
        "actions": len(ACTIONS),
        "objectives": len(OBJECTIVES),
        "tactics": len(TACTICS),
        "leaders": len(LEADERS),
        "units": len(UNITS),
    }
    assert all(one["known"] == one["total"] for one in every.values())
    lines = run("content", "rebellion", "--lang", "es").out.splitlines()
    assert lines[0] == "Misiones: 53 (--set missions)"
    assert lines[-1] == "164 en total; las reglas los conocen todos."


@pytest.mark.parametrize("lang", ["en", "es"])
def test_everything_of_rebellion_is_listed_and_can_be_read_out(run: Any, lang: str) -> None:
    for name in rebellion.SETS:
        listed = json.loads(run("content", "rebellion", "--set", name, "--json", "--lang", lang).out)
        assert [one["key"] for one in listed] == [card.key for card in rebellion.cards_of(name)]
        lines = run("content", "rebellion", "--set", name.upper(), "--lang", lang).out.splitlines()
        assert all(line.startswith(f"{one['name']}: ") for line, one in zip(lines, listed, strict=True))
        by_name = json.loads(run("content", "rebellion", listed[0]["name"], "--json", "--lang", lang).out)
        assert by_name[listed[0]["key"]][0].startswith(listed[0]["name"])
    for one in rebellion.cards():
        assert one in rebellion.found(one.key)
        assert len(list(rebellion.card_text(one))) >= 2


def test_a_card_a_leader_and_a_unit_of_rebellion(run: Any) -> None:
    assert run("content", "rebellion", "sabotage").out.splitlines() == [
        "Sabotage",
        "Rebels · starting mission · Special Operations 1",
        "Attempt it in a system that is populous (with the errata of 2019).",
        "Put a sabotage marker in the system.",
    ]
    assert run("content", "rebellion", "its", "a", "trap").out.splitlines()[0] == "It’s a Trap"
    assert run("content", "rebellion", "princesa leia", "--lang", "es").out.splitlines() == [
        "Princesa Leia",
        "Rebeldes · General · en juego desde el principio",
        "Diplomacia 2",
        "Espionaje 2",
        "Operaciones especiales 1",
        "Valores de táctica: 1 en el espacio, 1 en tierra",
    ]
    assert run("content", "rebellion", "tie_fighter").out.splitlines() == [
        "TIE Fighter (×24)",
        "Empire · fighter · dice: red 0, black 1 · 1 black health",
        "Needs a ship to move.",
        "Built from: blue triangle",
    ]


def test_what_rebellion_does_not_have(run: Any) -> None:
    done = run("content", "rebellion", "sabotash")
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines()[-1] == "Did you mean Sabotage? (sabotage)"
    done = run("content", "rebellion", "--set", "SOR")
    assert (done.code, done.out) == (1, "")
    assert "missions, actions, objectives, tactics, leaders, units" in done.err
