"""Exact odds over HTTP: the form of each game, answers as the command line gives them, and what is refused."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from server.serving import Server
from tablero.kernel.messages import message_from_json
from tablero.registry import find
from tablero.text import LANGUAGES, ExactTexts

ASKED = {
    "wh40k": "attackers=10 attacks=2 skill=3 models=5 wounds=2 vs ap=-1 vs lethal-hits",
    "legion": "red=2 black=4 aim=1 pierce=1 cover=light defence=red miniatures=5",
    "rebellion": "theater=space rebels=x_wing:2 empire=tie_fighter:3 vs rebel-hand=critical_hit empire-cards=1",
    "swu": "copies=3 wanted=1 round=2",
}


@pytest.mark.parametrize("game", sorted(ASKED))
def test_what_can_be_asked_is_told_in_every_language(server: Server, game: str) -> None:
    form = server.get(f"/api/odds/{game}").json()["form"]
    fields = [field for section in form for field in section["fields"]]
    assert len({field["name"] for field in fields}) == len(fields) >= 5
    texts = find(game).texts
    assert texts is not None
    for lang in LANGUAGES:
        words = ExactTexts(lang, texts)
        assert all(words.render(message_from_json(field["about"])) for field in fields)
    assert all(field["default"] == "no" for field in fields if field["flag"])


@pytest.mark.parametrize("game", sorted(ASKED))
def test_the_answer_is_that_of_the_command_line(server: Server, run: Any, game: str) -> None:
    told = server.get(f"/api/odds/{game}/answer?q={quote(ASKED[game])}")
    assert told.status_code == 200, told.text
    same = json.loads(run("odds", game, *ASKED[game].split(), "--json").out)
    assert told.json()["options"] == same["options"]


def test_the_games_tell_whose_odds_can_be_asked(server: Server) -> None:
    known = {one["name"]: one["odds"] for one in server.get("/api/games").json()}
    assert {game for game, knows in known.items() if knows} == {*ASKED}
    assert server.get("/api/odds/duel").status_code == 404
    assert server.get("/api/odds/no-game/answer?q=a").status_code == 404


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("", "bad-query"),
        ("%20%20", "bad-query"),
        ("a" * 4001, "bad-query"),
        ("attacks=nonsense", "bad-question"),
        ("skil=3", "bad-question"),
        ("attackers=99999", "bad-question"),
        ("attackers=0", "bad-question"),
        ("attackers=-1", "bad-question"),
        ("weapon0.attacks=1", "bad-question"),
        ("%20vs%20".join(["skill=3"] * 20), "bad-question"),
    ],
)
def test_what_can_not_be_answered_is_refused_with_a_reason(server: Server, question: str, code: str) -> None:
    told = server.get(f"/api/odds/wh40k/answer?q={question}")
    assert (told.status_code, told.json()["error"]["code"]) == (400, code)
