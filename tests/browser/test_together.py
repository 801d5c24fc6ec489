"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import Visit
from browser.playing import Asked, call, in_list, mixed, must, play_together, set_up, sit_down
from server.machines import until
from tablero.server.changes import changed

pytestmark = pytest.mark.long


def pair(server: str, visit: Visit, game: str = "swu") -> dict[str, Page]:
    """Ana sets up a table and sends Berta the link."""
    ana = visit(server)
    call(ana, "Ana")
    (link,) = set_up(ana, game)
    berta = visit(link)
    sit_down(berta, "Berta")
    return {"Ana": ana, "Berta": berta}


def test_who_has_left_learns_in_the_lobby_that_the_other_wants_to_play_again(server: str, visit: Visit) -> None:
    ana, berta = pair(server, visit).values()
    berta.get_by_role("button", name="Resign").click()
    berta.get_by_role("button", name="Yes").click()
    ana.get_by_role("button", name="Play again").wait_for()
    berta.goto(server)
    expect(berta.get_by_role("heading", name="Your finished games")).to_be_visible()
    expect(berta.get_by_text("They want to play again")).to_have_count(0)
    ana.get_by_role("button", name="Play again").click()
    ana.get_by_text("You asked for another game").wait_for()
    berta.reload()
    expect(berta.get_by_text("They want to play again")).to_be_visible()
    berta.get_by_role("link", name=re.compile("^Answer")).click()
    expect(berta.get_by_text("wants to play again. Do you?")).to_be_visible()


def test_two_play_each_other_by_link_and_a_third_watches(server: str, visit: Visit) -> None:
    pages = pair(server, visit)
    ana, berta = pages.values()
    third, frames = visit(server), []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    third.on("websocket", opened)
    third.goto(ana.url)
    expect(third.get_by_text("You are watching.")).to_be_visible()
    assert play_together(pages, mixed, Random(2), 24) == 24

    until(
        lambda: len({page.locator(".status span").first.inner_text() for page in (ana, berta, third)}) == 1, "all see"
    )
    assert ana.locator(".hand").count() == 1
    assert third.locator(".hand").count() == 0
    states = shown(frames)
    assert len(states) > 10
    assert all(state["seat"] is None and state["decision"] is None for state in states)
    dealt = [hand for state in states if state["view"]["phase"] == "setup" for hand in hands(state)]
    assert max(hand["count"] for hand in dealt) == 6
    assert not any(hand["cards"] for hand in dealt)

    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_placeholder("Say something").fill("<b>hello</b>")
    ana.get_by_role("button", name="Send").click()
    for page in (berta, third):
        page.get_by_role("tab", name="Chat").click()
    expect(berta.get_by_text("<b>hello</b>")).to_be_visible()

    berta.get_by_role("button", name="Resign").click()
    berta.get_by_role("button", name="Yes").click()
    expect(ana.get_by_text("You won!")).to_be_visible()
    expect(berta.get_by_text("You lost.")).to_be_visible()
    expect(third.locator(".over")).to_contain_text("Berta resigns.")
    third.get_by_role("tab", name="Log").click()
    told = third.get_by_role("tabpanel")
    expect(told).to_contain_text(re.compile("Ana (plays|passes|draws)"))
    expect(told).to_contain_text("Berta draws 2 cards.")
    expect(told).not_to_contain_text("Player")
    assert third.get_by_text("hello").count() == third.get_by_placeholder("Say something").count() == 0  # for players

    before = ana.url
    ana.get_by_role("button", name="Play again").click()
    expect(ana.get_by_text("You asked for another game.")).to_be_visible()
    offer = berta.locator(".offer")
    expect(offer).to_contain_text("Ana wants to play again")
    offer.get_by_role("button", name="Yes").click()
    for page in (ana, berta):  # both are taken there
        page.locator(".prompt").wait_for()
        expect(page.locator(".over")).to_have_count(0)
    assert ana.url == berta.url != before


def shown(frames: list[str]) -> list[Any]:
    """Return the states that a socket was sent, one after the other; most come as what has changed."""
    states: list[Any] = []
    for told in map(json.loads, frames):
        if told["t"] == "state":
            states.append(told)
        elif told["t"] == "change":
            states.append(changed(states[-1], told["changes"]))
    return states


def hands(state: Any) -> list[Any]:
    return [player["hand"] for player in state["view"]["players"]]


def test_two_agree_on_a_draw(server: str, visit: Visit) -> None:
    ana, berta = pair(server, visit).values()
    ana.get_by_role("button", name="Offer a draw").click()
    offer = berta.locator(".offer")
    expect(offer).to_contain_text("Ana offers a draw")
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    expect(ana.get_by_text("They don’t want a draw.")).to_be_visible()
    ana.get_by_role("button", name="Offer a draw").click()
    expect(offer).to_be_visible()
    ana.get_by_role("button", name="Withdraw").click()
    expect(offer).to_have_count(0)
    assert ana.get_by_text("They don’t want a draw.").count() == 0
    ana.get_by_role("button", name="Offer a draw").click()
    offer.get_by_role("button", name="Yes").click()
    for page in (ana, berta):
        expect(page.locator(".over")).to_contain_text("A draw.")


def test_somebody_who_says_too_much_is_muted_reported_and_blocked(server: str, visit: Visit) -> None:
    ana, berta = pair(server, visit).values()
    for page in (ana, berta):
        page.get_by_role("tab", name="Chat").click()
    for text in ("rude words", "more of them"):
        berta.get_by_placeholder("Say something").fill(text)
        berta.get_by_role("button", name="Send").click()
        expect(ana.get_by_text(text)).to_be_visible()
    assert berta.get_by_role("button", name="About").count() == 0  # nobody reports themselves
    ana.get_by_role("button", name="About Berta").first.click()
    ana.get_by_role("button", name="Report").click()
    ana.get_by_label("What happened?").fill("insults")
    ana.get_by_role("tabpanel").get_by_role("button", name="Send").first.click()
    expect(ana.get_by_text("Whoever runs this server will read it.")).to_be_visible()
    ana.get_by_role("button", name="Mute here").click()
    for text in ("rude words", "more of them"):
        expect(ana.get_by_text(text)).to_have_count(0)
    ana.get_by_role("button", name="Unmute").click()
    expect(ana.get_by_text("rude words")).to_be_visible()
    ana.get_by_role("button", name="Block").click()
    expect(ana.get_by_text("you won’t sit at the same table again")).to_be_visible()
    expect(ana.get_by_text("rude words")).to_have_count(0)


def test_taking_back_is_free_until_another_has_decided_and_then_needs_consent(server: str, visit: Visit) -> None:
    pages = pair(server, visit)
    play_together(pages, in_list, Random(3), 3)  # who begins, and both keep or change their hands
    first, before = whose(pages)
    second = next(name for name in pages if name != first)
    mover, other = pages[first], pages[second]
    undo = mover.get_by_role("button", name=re.compile("take back", re.IGNORECASE))

    in_list(mover, before, Random(3))
    theirs = must(other)
    undo.click()
    again = must(mover, before.question)
    assert (again.ask, again.options) == (before.ask, before.options)
    assert other.locator(".offer").count() == 0

    in_list(mover, again, Random(3))
    in_list(other, must(other, theirs.question), Random(3))
    asked_next = whose(pages)[1].ask
    offer = other.locator(".offer")
    undo.click()
    expect(offer).to_contain_text(f"{first} asks to take back a move")
    offer.get_by_role("button", name="No").click()
    expect(mover.get_by_text("They don’t agree to take it back.")).to_be_visible()
    assert whose(pages)[1].ask == asked_next

    undo.click()
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    expect(mover.locator(".prompt.mine h2")).to_contain_text(before.ask)


def whose(pages: dict[str, Page]) -> tuple[str, Asked]:
    """Return who is asked, and what."""
    for page in pages.values():
        page.locator(".prompt.mine, .prompt .dots").first.wait_for()
    name = next(name for name, page in pages.items() if page.locator(".prompt.mine").count())
    return name, must(pages[name])


def test_four_play_twin_suns(server: str, visit: Visit) -> None:
    ana = visit(server)
    call(ana, "Ana")
    links = set_up(ana, "swu", 4, Format="Twin Suns")
    pages = {"Ana": ana}
    for name, link in zip(("Berta", "Carla", "Diego"), links, strict=True):
        pages[name] = visit(link)
        sit_down(pages[name], name)
    for page in pages.values():
        page.locator(".prompt").wait_for()
        assert page.locator(".hand").count() == 1
    rng = Random(4)
    while "Round 3" not in ana.locator(".status").inner_text():
        assert play_together(pages, in_list, rng, 8) == 8
    diego = pages.pop("Diego")
    diego.get_by_role("button", name="Resign").click()
    diego.get_by_role("button", name="Yes").click()
    expect(diego.get_by_text("You are watching.")).to_be_visible()
    assert diego.locator(".hand").count() == 0
    play_together(pages, in_list, rng, 6)  # a bot plays on in Diego's place
    # a choice of the bot's would end the offer: it is made while one of the others is to choose
    until(lambda: sum(page.locator(".prompt.mine").count() for page in pages.values()) == 1, "one is asked")
    ana.get_by_role("button", name="Offer a draw").click()
    for name in ("Berta", "Carla"):
        assert ana.locator(".over").count() == 0
        pages[name].locator(".offer").get_by_role("button", name="Yes").click()
    for page in (*pages.values(), diego):
        expect(page.locator(".over")).to_contain_text("A draw.")


def test_two_share_a_device(server: str, visit: Visit) -> None:
    page = visit(server)
    set_up(page, "swu", Seat_2="On this device")
    rng, changes = Random(5), 0
    answered = ""
    for _ in range(20):
        page.locator(f".prompt.mine:not([data-question='{answered}']), .wait button").first.wait_for()
        if page.locator(".wait button").count():
            assert page.locator(".board").count() == 0  # nobody sees the other's hand on the way
            page.locator(".wait button").click()
            expect(page.locator(".wait button")).to_have_count(0)
            changes += 1
            continue
        now = must(page, answered)
        in_list(page, now, rng)
        answered = now.question
    assert changes > 3
