"""At a table, over real sockets: playing, coming back, taking back, giving up, clocks and chat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.serving import Client, Server, play, sample, serving
from tablero.kernel import Perspective, Rng
from tablero.server import journal
from tablero.server.games import usual_level


def live(server: Server, table: str) -> Any:
    game = server.table(table).game
    assert game is not None
    return game


def test_two_play_to_the_end_and_a_third_watches(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta, server.at(table, None) as eva:
        assert (ana.state["seat"], berta.state["seat"], eva.state["seat"]) == (0, 1, None)
        play(server, table, [ana, berta], Rng(1), 1000)
        game = live(server, table)
        eva.seen(ana.state["seq"])
        for seat, client in ((0, ana), (1, berta), (None, eva)):
            assert client.state["outcome"] == game.outcome.to_json()
            assert client.state["view"] == _plain(Perspective(game, seat).view())
        assert eva.state["decision"] is None
    assert server.get(f"/api/tables/{table}").json()["status"] == "over"


def _plain(value: Any) -> Any:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_game_begins_when_the_last_sits_down(server: Server) -> None:
    made = server.new("duel", "me", "link")
    with server.at(made["table"], made["token"]) as ana:
        assert ana.state["view"] is None
        assert ana.ask("choose", question=0, answer=0)["code"] == "not-started"
        server.join(made, 1)
        assert ana.until("state", lambda state: state["view"] is not None)["table"]["status"] == "playing"


def test_options_come_with_their_words_and_cards_are_explained_when_asked(server: Server) -> None:
    table, tokens = server.pair("swu")
    clients = [server.at(table, token) for token in tokens]
    for client in clients:
        client.until("state")
    play(server, table, clients, Rng(1), 12)
    asked = clients[clients[0].state["waiting"][0]]
    options = asked.state["decision"]["options"]
    assert len(asked.state["described"]) == len(options)
    told = asked.ask("explain", options=[0, 1, 999])
    assert told["question"] == asked.state["question"]
    assert "999" not in told["explained"]
    other = clients[1 - asked.state["seat"]]
    assert other.ask("explain", options=[0, 1])["explained"] == {}
    for client in clients:
        client.socket.close()


def test_who_comes_back_is_sent_only_the_lines_that_are_new(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        play(server, table, [ana, berta], Rng(2), 6)
        before = ana.state["seq"]
        told = [line for frame in _states(ana) for line in frame["log"]]
        ana.socket.close()
        seen = 0
        while berta.state["waiting"] == [1] and seen < 3:
            seen = berta.done("choose", question=berta.state["question"], answer=0)["seq"] - before
        with server.at(table, tokens[0], before) as again:
            assert again.state["kept"] == len(told)
            whole = live(server, table).log_for(0)
            assert len(whole) == len(told) + len(again.state["log"])
        with server.at(table, tokens[0]) as anew:
            assert anew.state["kept"] == 0
            assert anew.state["log"][: len(told)] == told
        for beyond in (10**6, 2**31):
            with server.at(table, tokens[0], beyond) as lost:
                assert (lost.state["kept"], len(lost.state["log"])) == (0, len(whole))


def _states(client: Client) -> list[Any]:
    import json

    return [one for one in map(json.loads, client.frames) if one["t"] == "state"]


def test_a_table_found_by_its_journal_is_as_it_was(server: Server) -> None:
    table, tokens = server.pair("swu")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        play(server, table, [ana, berta], Rng(3), 15)
        before = [ana.state, berta.state]
        question = live(server, table).question
    server.forget(table)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        assert live(server, table).question == question
        for old, new in zip(before, (ana.state, berta.state), strict=True):
            keys = ("seq", "question", "waiting", "view", "decision", "described", "undo", "offers")
            assert {key: old[key] for key in keys} == {key: new[key] for key in keys}
        play(server, table, [ana, berta], Rng(4), 5)


def test_the_same_id_is_applied_once(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        asked = (ana, berta)[ana.state["waiting"][0]]
        first = asked.ask("choose", id="x", question=0, answer=0)
        step = live(server, table).step
        again = asked.ask("choose", id="x", question=0, answer=0)
        assert (first["t"], again) == ("ack", first)
        assert live(server, table).step == step
        server.forget(table)
    with server.at(table, tokens[asked is berta]) as back:
        assert back.ask("choose", id="x", question=0, answer=0) == first
        assert live(server, table).step == step
        assert back.ask("choose", id="y", question=0, answer=0)["code"] == "stale"


def test_nobody_answers_for_another_nor_what_is_not_asked(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta, server.at(table, None) as eva:
        asked, other = (ana, berta) if ana.state["waiting"] == [0] else (berta, ana)
        step = live(server, table).step
        assert other.choose(0)["code"] == "not-asked"
        assert other.choose(0, seat=asked.state["seat"])["code"] == "not-seated"
        assert eva.choose(0)["code"] == "not-seated"
        assert eva.ask("why", answer=0)["code"] == "not-seated"
        assert eva.ask("explain", options=[0])["code"] == "not-seated"
        assert eva.ask("look", seat=0)["code"] == "not-seated"
        illegal = asked.choose("no such option")
        assert (illegal["code"], illegal["message"]["id"]) == ("illegal", "kernel-not-an-option")
        assert live(server, table).step == step
        assert asked.choose(0)["t"] == "ack"


def test_a_refusal_names_its_rule(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        wards: list[int] = []
        while not wards:  # until who is asked for an action holds a card that is none
            play(server, table, [ana, berta], Rng(1), 1)
            game = live(server, table)
            asked = (ana, berta)[game.decision.seat]
            hand = game.state.players[game.decision.seat].hand
            wards = [card for card in hand if asked.ask("why", answer=["play", card])["rule"]]
        refused = asked.choose(["play", wards[0]])
        assert refused["code"] == "illegal"
        assert refused["rule"].startswith("duel:")
        legal = asked.ask("why", answer=0)
        assert (legal["message"], legal["rule"]) == (None, None)


def test_two_at_one_screen_look_from_one_seat_at_a_time(server: Server) -> None:
    made = server.new("duel", "me", "hotseat")
    with server.at(made["table"], made["token"]) as ana:
        assert ana.state["seat"] == 0
        ana.ask("look", seat=1)
        assert ana.seen_from(1)["view"] == _plain(live(server, made["table"]).view(1))
    with server.at(made["table"], made["token"], seat=1) as ana:
        assert ana.state["seat"] == 1


def test_a_bot_plays_its_seat(server: Server) -> None:
    made = server.new("duel", "me", "greedy")
    rng = Rng(7)
    with server.at(made["table"], made["token"]) as ana:
        while ana.state["outcome"] is None:
            if ana.state["waiting"] == [0]:
                ana.done("choose", question=ana.state["question"], answer=sample(server, made["table"], 0, rng))
            else:
                ana.until("state")
        assert any(event[0] == 1 for event in live(server, made["table"]).events)


def test_part_of_a_place_is_checked_while_it_is_dragged(server: Server) -> None:
    made = server.new("islands", "me")
    with server.at(made["table"], made["token"]) as ana, server.at(made["table"], None) as eva:
        assert ana.state["decision"]["region"]["answer"] == "point"
        assert ana.state["decision"]["scale"] == 100
        assert eva.state["decision"] is None
        far = ana.ask("part", part=[3800, 3800])  # where no lake is
        assert (far["t"], far["rule"], far["message"]["id"]) == ("why", "islands:place.4", "islands-far-from-corner")
        near = ana.ask("part", part=[200, 200])
        assert (near["message"], near["rule"]) == (None, None)
        assert ana.ask("part", part=[2.5, 2])["message"]["id"] == "kernel-place-wants-numbers"
        assert eva.ask("part", part=[200, 200])["code"] == "not-seated"
        placed = ana.done("choose", question=ana.state["question"], answer=[200, 200])
        assert [0, 200, 200] in placed["view"]["markers"]


# Taking back.


def test_undo_is_free_until_something_comes_out(server: Server) -> None:
    made = server.new("islands", "me")
    with server.at(made["table"], made["token"]) as ana:
        rng = Rng(2)
        for _ in range(30):
            before = ana.state
            after = ana.done("choose", question=before["question"], answer=sample(server, made["table"], 0, rng))
            if after["undo"] == "free":
                break
        back = ana.done("undo")
        assert back["view"] == before["view"]
        assert back["question"] > after["question"]
        assert (back["kept"], len(back["log"])) == (0, len(live(server, made["table"]).log_for(0)))
        server.forget(made["table"])
    with server.at(made["table"], made["token"]) as again:
        assert (again.state["view"], again.state["question"]) == (back["view"], back["question"])


def one_choice_each(server: Server) -> tuple[str, list[Client], Any]:
    """A duel in which the first to decide can't take back freely any more; who that is comes first."""
    table, tokens = server.pair("duel")
    clients = [server.at(table, token) for token in tokens]
    for client in clients:
        client.until("state")
    before = clients[0].state
    first = before["waiting"][0]
    rng = Rng(1)
    play(server, table, clients, rng, 1)
    while clients[first].state["undo"] != "ask":
        play(server, table, clients, rng, 1)
    return table, [clients[first], clients[1 - first]], before


def test_further_back_only_if_the_other_agrees(server: Server) -> None:
    table, (asker, other), _ = one_choice_each(server)
    step = next(i for i, event in reversed([*enumerate(live(server, table).events)]) if event[0] == asker.state["seat"])
    offered = asker.done("undo")
    assert offered["offers"] == [{"kind": "undo", "by": asker.state["seat"], "needs": [other.state["seat"]], "yes": []}]
    assert asker.ask("consent", yes=True)["code"] == "no-offer"
    assert other.done("consent", yes=False)["offers"] == []
    assert live(server, table).step > step
    asker.done("undo")
    server.forget(table)
    asker.socket.close()
    other.socket.close()
    token = server.new("duel", "me", "hotseat")["token"]
    with server.at(table, token) as eva:  # a stranger
        assert eva.ask("consent", yes=True)["code"] == "not-seated"


def test_what_is_agreed_to_is_taken_back(server: Server) -> None:
    table, (asker, other), _ = one_choice_each(server)
    seat = asker.state["seat"]
    step = next(i for i, event in reversed([*enumerate(live(server, table).events)]) if event[0] == seat)
    asker.done("undo")
    other.seen(asker.state["seq"])
    back = other.done("consent", yes=True)
    assert live(server, table).step == step
    assert (back["waiting"], back["offers"]) == ([seat], [])
    for client in (asker, other):
        client.socket.close()


def test_a_choice_ends_the_wish_to_take_back(server: Server) -> None:
    table, (asker, other), _ = one_choice_each(server)
    asker.done("undo")
    other.seen(asker.state["seq"])
    clients = [asker, other] if asker.state["seat"] == 0 else [other, asker]
    play(server, table, clients, Rng(3), 1)
    assert asker.state["offers"] == []
    assert other.ask("consent", yes=True)["code"] == "no-offer"
    for client in clients:
        client.socket.close()


def test_a_bot_lets_one_take_back(server: Server) -> None:
    made = server.new("duel", "me", "random")
    with server.at(made["table"], made["token"]) as ana:
        rng = Rng(1)
        while ana.state["undo"] != "ask" or ana.state["waiting"] != [0]:
            if ana.state["waiting"] == [0]:
                ana.done("choose", question=ana.state["question"], answer=sample(server, made["table"], 0, rng))
            else:
                ana.until("state")
        step = live(server, made["table"]).step
        ana.done("undo")
        assert live(server, made["table"]).step < step


# The end, agreed or not.


def test_a_draw_needs_both(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        assert ana.done("draw")["offers"][0]["kind"] == "draw"
        assert ana.ask("draw")["code"] == "offered-already"
        berta.done("consent", yes=False, offer="draw")
        assert live(server, table).outcome is None
        ana.done("draw")
        ended = berta.done("consent", yes=True)
        assert ended["outcome"] == {"winners": [], "why": {"id": "kernel-draw-agreed"}, "scores": []}
        assert berta.ask("consent", yes=True)["code"] == "no-offer"
        assert berta.choose(0)["code"] in ("over", "stale")
    lonely = server.new("duel", "me", "random")
    with server.at(lonely["table"], lonely["token"]) as ana:
        assert ana.ask("draw")["code"] == "nobody-to-agree"


def test_who_resigns_has_lost(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[1]) as berta:
        ended = berta.done("resign")
        assert ended["outcome"]["winners"] == [0]
        server.forget(table)
    with server.at(table, tokens[0]) as ana:
        assert ana.state["outcome"] == ended["outcome"]


def seated(server: Server, game: str, count: int, **more: Any) -> tuple[str, list[str]]:
    """A table with so many people; return it and their tokens."""
    made = server.new(game, "me", *["link"] * (count - 1), **more)
    return made["table"], [made["token"], *(server.join(made, seat) for seat in range(1, count))]


@pytest.mark.parametrize(("game", "count"), [("swu", 3), ("swu", 4), ("rebellion", 3), ("rebellion", 4)])
def test_where_others_play_on_a_bot_takes_the_seat(server: Server, game: str, count: int) -> None:
    table, tokens = seated(server, game, count)
    teams = server.table(table).definition.teams(live(server, table).setup)
    leaving = next(seat for seat in range(count) if len(teams) == len({*teams}) or teams.count(teams[seat]) > 1)
    with server.at(table, tokens[leaving]) as berta:
        after = berta.done("resign")
        assert after["outcome"] is None
        assert [seat["kind"] for seat in after["table"]["seats"]].index("bot") == leaving
        assert (after["seat"], after["decision"], after["kept"]) == (None, None, 0)  # from now on a spectator
        told = [json.loads(frame) for frame in berta.frames]
        assert [one["mine"] for one in told if one["t"] == "welcome"] == [[leaving], []]
        assert berta.choose(0)["code"] == "not-seated"
        server.forget(table)
    facts = server.get(f"/api/tables/{table}").json()
    assert (facts["seats"][leaving]["level"], facts["seats"][leaving]["away"]) == (usual_level(game), False)
    clients = {seat: server.at(table, token) for seat, token in enumerate(tokens) if seat != leaving}
    for client in clients.values():
        client.until("state")
    rng = Rng(3)
    while not any(event[0] == leaving for event in live(server, table).events):  # until the bot has chosen
        asked = next((one for one in clients.values() if one.state["seat"] in one.state["waiting"]), None)
        if asked is None:
            next(iter(clients.values())).until("state")
            continue
        asked.done("choose", question=asked.state["question"], answer=sample(server, table, asked.state["seat"], rng))
        for client in clients.values():
            client.seen(asked.state["seq"])
    for client in clients.values():
        client.socket.close()


def test_in_a_team_the_last_who_resigns_has_lost_for_it(server: Server) -> None:
    table, tokens = seated(server, "rebellion", 4)
    teams = server.table(table).definition.teams(live(server, table).setup)
    mates = [seat for seat in range(4) if teams[seat] == teams[0]]
    for seat, over in zip(mates, (False, True), strict=True):
        with server.at(table, tokens[seat]) as one:
            ended = one.done("resign")["outcome"]
            assert (ended is not None) == over
    assert ended["winners"] == [seat for seat in range(4) if seat not in mates]


def test_the_last_person_who_resigns_ends_the_game(server: Server) -> None:
    made = server.new("swu", "me", "greedy", "greedy")
    with server.at(made["table"], made["token"]) as ana:
        assert ana.done("resign")["outcome"]["winners"] == [1, 2]


# Away.


def test_for_who_is_away_a_bot_goes_on_until_they_come_back(own_server: Server) -> None:
    server = own_server
    table, tokens = server.pair("duel")
    seat = live(server, table).decisions[0].seat
    other = 1 - seat
    with server.at(table, tokens[other]) as ana:
        assert ana.first("presence")["bot_in"] == [None if one == other else 300_000 for one in (0, 1)]
        with server.at(table, tokens[seat]):
            assert ana.until("presence")["bot_in"] == [None, None]
            server.time[0] += 1_000_000
            assert ana.ask("claim", what="bot")["code"] == "nobody-away"
        assert ana.until("presence")["bot_in"][seat] == 300_000
        server.time[0] += 299_999
        assert ana.ask("claim", what="bot")["code"] == "nobody-away"
        server.time[0] += 1
        assert ana.ask("claim", what="win")["code"] == "nobody-away"
        after = ana.done("claim", what="bot")
        assert after["table"]["seats"][seat] == {**after["table"]["seats"][seat], "kind": "bot", "away": True}
        while seat in ana.state["waiting"]:
            ana.until("state")
        assert any(event[0] == seat for event in live(server, table).events)
        server.forget(table)
    with server.at(table, tokens[other]) as ana, server.at(table, tokens[seat]) as back:
        assert (back.first("welcome")["mine"], back.state["seat"]) == ([seat], seat)
        assert [one["kind"] for one in back.state["table"]["seats"]] == ["person", "person"]
        play(server, table, [ana, back] if seat else [back, ana], Rng(1), 6)


def test_a_seat_that_was_resigned_is_not_kept(server: Server) -> None:
    table, tokens = seated(server, "swu", 3)
    with server.at(table, tokens[1]) as berta:
        berta.done("resign")
    with server.at(table, tokens[1]) as berta:
        assert (berta.first("welcome")["mine"], berta.state["seat"]) == ([], None)


# Clocks.


def test_time_is_counted_and_told(server: Server) -> None:
    table, tokens = server.pair("duel", clock={"start": 60_000, "increment": 2_000})
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        asked = (ana, berta)[ana.state["waiting"][0]]
        seat = asked.state["seat"]
        assert asked.state["clock"]["left"] == [60_000, 60_000]
        server.time[0] += 5_000
        after = asked.done("choose", question=asked.state["question"], answer=0)
        assert after["clock"]["left"][seat] == 57_000
        assert live(server, table).events[-1][0] == -1 or len(live(server, table).events[-1]) == 3
        server.time[0] += 1_000
        running = after["clock"]["running"]
        told = server.table(table).left()
        assert told is not None
        assert told[running[0]] == after["clock"]["left"][running[0]] - 1_000


@pytest.mark.parametrize("what", ["win", "bot"])
def test_who_runs_out_of_time_can_be_claimed_against(server: Server, what: str) -> None:
    table, tokens = server.pair("duel", clock={"start": 60_000})
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        late, other = (ana, berta) if ana.state["waiting"] == [0] else (berta, ana)
        server.time[0] += 60_000
        assert other.ask("claim", what=what)["code"] == "nobody-late"
        server.time[0] += 1
        assert late.ask("claim", what=what)["code"] == "nobody-late"
        after = other.done("claim", what=what)
        if what == "win":
            assert after["outcome"]["winners"] == [other.state["seat"]]
            assert after["outcome"]["why"]["id"] == "kernel-time-over"
        else:
            assert after["outcome"] is None
            assert after["table"]["seats"][late.state["seat"]]["kind"] == "bot"


def test_time_runs_from_the_first_question_also_where_a_table_is_opened_from_its_image(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "IMAGED", 1)
    server.time[0] += 60_000  # the server has been here for a while
    table, tokens = server.pair("duel", clock={"start": 60_000})
    server.forget(table)
    server.time[0] += 10_000
    with server.at(table, tokens[0]) as ana:
        assert ana.state["clock"]["left"][ana.state["waiting"][0]] == 50_000


def test_time_runs_also_while_nobody_is_there(server: Server) -> None:
    table, tokens = server.pair("duel", clock={"start": 60_000})
    with server.at(table, tokens[0]) as ana:
        seat = ana.state["waiting"][0]
    server.forget(table)
    server.time[0] += 10_000
    with server.at(table, tokens[0]) as ana:
        assert ana.state["clock"]["left"][seat] == 50_000


def test_nobody_s_time_runs_while_the_server_does_not_but_days_go_on(tmp_path: Path) -> None:
    made = []
    with serving(tmp_path) as server:
        for clock in ({"start": 60_000}, {"start": 86_400_000, "renews": True}):
            table, tokens = server.pair("duel", clock=clock)
            made.append((table, tokens[0], live(server, table).decisions[0].seat))
        later = server.time[0] + 3_600_000
    with serving(tmp_path, time=later) as server:
        for (table, token, seat), left in zip(made, (60_000, 86_400_000 - 3_600_000), strict=True):
            with server.at(table, token) as ana:
                assert ana.state["clock"]["left"][seat] == left


# Talking.


def test_chat_is_data_of_a_line_and_stays(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta, server.at(table, None) as eva:
        ana.say(t="chat", id="c", text="<img src=x onerror=alert(1)>\u202e\n hola " + "x" * 1000)
        heard = berta.until("chat")
        assert heard["text"].startswith("<img src=x onerror=alert(1)> hola xxx")
        assert len(heard["text"]) == 400
        assert (heard["seat"], heard["name"]) == (0, "Ana")
        assert berta.ask("chat", text=" \u200b ")["code"] == "nothing-said"
        assert eva.ask("chat", text="hola")["code"] == "no-chat"
        assert not any('"t":"chat"' in frame for frame in eva.frames)
        seq = heard["seq"]
    server.forget(table)
    with server.at(table, tokens[1]) as berta:
        told = berta.first("chats")
        assert (told["lines"], told["more"]) == ([heard], False)
    with server.at(table, tokens[1], seq) as berta:
        berta.ask("chat", text="bien", id="z")
        assert [frame for frame in berta.frames if "onerror" in frame] == []


def test_spectators_talk_only_where_that_was_agreed(server: Server) -> None:
    table, _ = server.pair("duel", chat="all")
    with server.at(table, None) as eva:
        eva.say(t="chat", id="c", text="hola")
        assert eva.until("chat")["seat"] is None
    table, tokens = server.pair("duel", chat="off")
    with server.at(table, tokens[0]) as ana:
        assert ana.ask("chat", text="hola")["code"] == "no-chat"


def test_who_may_not_watch_is_sent_away(server: Server) -> None:
    table, tokens = server.pair("duel", spectators=False)
    for token, code in ((None, "no-spectators"), ("made up", "not-signed-in")):
        assert server.at(table, token).until("error")["code"] == code
    assert server.get(f"/api/tables/{table}/record").status_code == 400
    with server.at(table, tokens[0]) as ana:
        assert ana.state["seat"] == 0
    assert server.at("nothing-here", None).until("error")["code"] == "not-found"
    assert server.at(table, tokens[0], seat=1).until("error")["code"] == "not-seated"


def test_everybody_is_told_who_is_there(server: Server) -> None:
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana:
        assert ana.first("presence")["online"] == [True, False]
        with server.at(table, tokens[1]):
            assert ana.until("presence")["online"] == [True, True]
        assert ana.until("presence")["online"] == [True, False]
        with server.at(table, None):
            assert ana.until("presence")["spectators"] == 1


def test_who_comes_from_another_worker_is_ahead_of_this_one_only_until_it_has_read_the_journal(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as other:  # at one database, and no news from one to the other
        table, tokens = one.pair("duel")
        assert other.table(table).seq == one.table(table).seq
        with one.at(table, tokens[0]) as ana, one.at(table, tokens[1]) as berta:
            play(one, table, [ana, berta], Rng(1), 1)
            seat = ana.state["waiting"][0]
            question, seq = ana.state["question"], ana.state["seq"]
        answer = sample(one, table, seat, Rng(2))
        with other.at(table, tokens[seat]) as late:
            assert late.state["question"] < question
            assert late.ask("choose", "late", question=question, answer=answer)["seq"] == seq + 1
            assert late.ask("choose", "later", question=2**31, answer=answer)["code"] == "stale"
        with one.at(table, tokens[0], after=seq + 1) as ana:
            assert ana.state["seq"] == seq + 1
            assert ana.state["kept"]


def test_nobody_is_shown_less_at_one_worker_than_they_saw_at_another(tmp_path: Path) -> None:
    with serving(tmp_path) as here, serving(tmp_path) as there:  # neither tells the other
        table, (ana, berta) = here.pair("duel")
        with there.at(table, berta), here.at(table, ana) as client:
            seen = client.ask("chat", "c", text="x")["seq"]
            with there.at(table, ana, seen) as back:
                assert back.state["seq"] >= seen


def test_no_command_takes_a_table_for_an_option() -> None:
    assert all(journal.new_id()[0].isalpha() for _ in range(2000))
