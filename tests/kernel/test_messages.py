"""Messages and reasons."""

from __future__ import annotations

import pickle

from tablero.kernel import Entry, Illegal, Message, NotAsked, Reason, because, message_to_json, say


def test_a_message_keeps_its_arguments_in_order() -> None:
    assert say("plays", seat=1, card=say("spy")) == Message("plays", (("seat", 1), ("card", Message("spy"))))
    assert say("id", id="x") == Message("id", (("id", "x"),))


def test_a_message_is_shown_as_its_id_and_arguments() -> None:
    assert message_to_json(say("over")) == {"id": "over"}
    assert message_to_json(say("plays", seat=1, ratio=0.5, name="Leia")) == {
        "id": "plays",
        "args": {"seat": 1, "ratio": 0.5, "name": "Leia"},
    }


def test_messages_inside_a_message_are_shown_the_same_way() -> None:
    message = say("sees", by=say("seat", n=1), cards=(say("spy"), say("ward", n=2)), none=())
    assert message_to_json(message) == {
        "id": "sees",
        "args": {
            "by": {"id": "seat", "args": {"n": 1}},
            "cards": [{"id": "spy"}, {"id": "ward", "args": {"n": 2}}],
            "none": [],
        },
    }


def test_a_reason_cites_its_rule() -> None:
    assert because("swu:6.3", "swu-exhausted", unit="X-wing") == Reason(say("swu-exhausted", unit="X-wing"), "swu:6.3")


def test_an_illegal_choice_says_what_and_which_rule() -> None:
    assert str(Illegal(because("toy:6.3", "toy-tired", unit=3, cost=1))) == "toy-tired(unit=3, cost=1) [toy:6.3]"
    assert str(NotAsked(0)) == "Player 1 is not asked anything now."


def test_an_illegal_choice_comes_whole_from_another_process() -> None:
    illegal = Illegal(because("swu:6.3", "swu-exhausted", unit=3))
    assert pickle.loads(pickle.dumps(illegal)).reason == illegal.reason


def test_a_line_for_all_is_read_by_all_and_a_private_one_by_its_seats() -> None:
    assert [Entry(say("x")).visible_to(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [Entry(say("x"), (1,)).visible_to(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert not Entry(say("x"), ()).visible_to(0)
