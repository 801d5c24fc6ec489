"""`tablero content`: what it writes in both languages, and how it exits."""

from __future__ import annotations

import json
from typing import Any

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
        "Shield (ASH)",
        "Ficha · mejora · +0/+0 · Blindaje",
    ]
    assert run("content", "swu", "echo base", "--lang", "es").out.splitlines() == [
        "Echo Base (SOR 24)",
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
    assert "¿Querías decir Vanquish?" in run("content", "swu", "vamquish", "--lang", "es").err
    assert run("content", "swu", "zzzzzzzzz").err == "There is no card “zzzzzzzzz”.\n"


def test_an_unknown_set_or_game_is_refused(run: Any) -> None:
    assert run("content", "swu", "--set", "XYZ").code == 1
    assert "The sets are SOR, SHD" in run("content", "swu", "--set", "XYZ").err
    assert run("content", "rebellion").code == 2
    assert run("content", "rebellion", "--lang", "es").err == "rebellion no tiene lista de cartas; la tienen: swu\n"
    assert run("content", "nonsense").code == 2


def test_every_card_can_be_read_out() -> None:
    def first(one: Card) -> str:
        return next(iter(listing.card_text(one))).id

    assert {first(one) for one in cards()} == {"swu-listing-title"}
    assert listing.found("takedown") == (card("takedown"),)
    assert listing.found("no such card") == ()
