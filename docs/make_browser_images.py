"""Makes the pictures of the browser client: PYTHONPATH=tests python docs/make_browser_images.py [screen…]

Every screen in both languages and both sizes, of games that a server of its own plays with chance and bots from fixed seeds.
"""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server.serving import Server, serving
from tablero.bots import bot
from tablero.kernel import Json, Perspective, Rng
from tablero.server import journal
from tablero.server.refused import Refused

HERE = Path(__file__).parent / "images"
BROWSERS = ("chromium", "google-chrome", "chromium-browser")
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
THEMES = {"es": "dark", "en": "light"}
QUALITY = 66
MOST = 6_000_000
"""Bytes of all pictures together."""

NAMES = ("Ana", "Luis", "Marta", "Teo")
PATIENCE = 300.0
"""Seconds that playing to a picture may take."""
SEEDS = 10
"""How many games are tried until one comes to what is to be seen."""
SLOW = 20_000
"""Milliseconds that anything may take to be shown."""

Wanted = Callable[[Json], bool]
Act = Callable[[Page, bool], None]


def nothing(page: Page, phone: bool) -> None:
    """Do nothing more before the picture is taken."""


ANALYSED = 120_000
"""Milliseconds that looking back at a game may take."""


class Screen(NamedTuple):
    """A picture: where it is, what shows that all of it is there, and what is done first."""

    path: str
    ready: str
    act: Act = nothing


class Stage:
    """A server with people at its tables, all of whom choose by fixed seeds."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{server.port}"
        self.token: str | None = None
        self._stack = stack

    def table(self, game: str, seats: int, wanted: Wanted, seed: int, **more: Any) -> str:
        """Return a table at which Ana is asked what is wanted: of this seed, or of the first after it where that comes."""
        for one in range(seed, seed + SEEDS):
            id = self._table(game, seats, wanted, one, **more)
            if wanted is never or not self._over(id):
                return id
        raise LookupError(f"{game}: none of {SEEDS} games comes to what {wanted.__name__} wants")

    def _over(self, id: str) -> bool:
        table = asyncio.run_coroutine_threadsafe(self.server.service.tables.table(id), self.server.loop).result(
            PATIENCE
        )
        return table.game is None or table.game.outcome is not None

    def _table(self, game: str, seats: int, wanted: Wanted, seed: int, **more: Any) -> str:
        journal.Entropy = lambda: Rng(seed)  # type: ignore[misc, assignment]
        kinds = [{"kind": "me"}, *({"kind": "link"} for _ in range(seats - 1))]
        body = {"game": game, "seats": kinds, "name": NAMES[0], **more}
        made = self.server.post("/api/tables", body, self.token).json()
        self.token = made["token"]
        others = [self.server.join(made, seat, NAMES[seat]) for seat in range(1, seats)]
        playing = self._play(made["table"], seats, wanted, seed)
        asyncio.run_coroutine_threadsafe(playing, self.server.loop).result(PATIENCE)
        for token in others:  # so that nobody is shown to be away
            self._stack.enter_context(self.server.at(made["table"], token))
        return str(made["table"])

    async def _play(self, id: str, seats: int, wanted: Wanted, seed: int) -> None:
        table = await self.server.service.tables.table(id)
        players = [bot("greedy", Rng(seed + seat)) for seat in range(seats)]
        chance, count = Rng(seed), 0
        while table.game is not None and table.game.outcome is None:
            seen = Perspective(table.game, 0)
            if seen.decision is not None and wanted(seen.to_json(len(table.game.log))):
                return
            part, count = table.game.decisions[0], count + 1
            answer = players[part.seat].decide(Perspective(table.game, part.seat))
            if part.seat == 0 and "own" in getattr(part, "options", ()):
                answer = "own"  # bots take the deck that is suggested; Ana builds hers
            try:
                await table.choose(part.seat, f"by-bot-{count}", None, answer)
            except Refused:
                await table.choose(part.seat, f"by-chance-{count}", None, part.sample(chance))


# What is to be seen.


def asks(state: Json, *ids: str) -> bool:
    """Tell whether one of these is asked."""
    return state["decision"]["ask"]["id"] in ids


def units(state: Json) -> list[int]:
    """Return how many units each player has."""
    return [len(player["units"]) for player in state["view"]["players"]]


def busy_swu(state: Json) -> bool:
    """Find both arenas in use, with cards in hand."""
    return (
        asks(state, "swu-ask-action")
        and state["view"]["round"] >= 4
        and min(units(state)) >= 2
        and sum(units(state)) > 4
    )


def busy_suns(state: Json) -> bool:
    """Find four players who all have units."""
    return asks(state, "swu-ask-action") and state["view"]["round"] >= 3 and min(units(state)) >= 1


def drafting(state: Json) -> bool:
    """Find the middle of a draft."""
    limited = state["view"].get("limited")
    return bool(limited) and len(limited["pool"]) >= 12


def building(state: Json) -> bool:
    """Find the building of a deck."""
    return state["decision"]["kind"] == "pick" and state["view"].get("stage") == "deck"


def rebel_turn(state: Json) -> bool:
    """Find the Command Phase of a later round."""
    return asks(state, "rebellion-turn") and state["view"]["time"] >= 3


def combat(state: Json) -> bool:
    """Find a combat with dice on the table."""
    return bool(state["view"].get("combat")) and asks(state, "rebellion-assign-black", "rebellion-assign-red")


def battle(state: Json) -> bool:
    """Find the Movement phase of a later round."""
    return asks(state, "wh40k-ask-normal-move") and state["view"]["round"] >= 2


def shooting(state: Json) -> bool:
    """Find a unit that is asked at whom it shoots."""
    return asks(state, "wh40k-ask-target") and len(state["decision"]["options"]) > 2


def piling_in(state: Json) -> bool:
    """Find a unit that piles in."""
    return asks(state, "wh40k-ask-pile-in")


def skirmish(state: Json) -> bool:
    """Find a unit of Legion that moves, in a later round."""
    return asks(state, "legion-ask-move") and state["view"]["round"] >= 2


def dragged(page: Page, phone: bool) -> None:
    """Bring the unit somewhat nearer to the middle."""
    box = page.locator(".field .ground").first.bounding_box()
    assert box is not None
    if not phone:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(".way").first.wait_for()


def never(state: Json) -> bool:
    """Play to the end."""
    return False


def full_card(page: Page, phone: bool) -> None:
    """Show a card in full."""
    card = page.locator(".hand [data-ref], .hand .thing").first
    if phone:
        card.tap()
    else:
        page.locator(".unit .thing, .unit[data-ref]").first.hover()
    page.wait_for_timeout(500)


def rule_panel(page: Page, phone: bool) -> None:
    """Open the rule panel beside the table, and search."""
    page.locator(".prompt .help").click()
    page.locator("dialog .hints button").first.click()
    page.locator("dialog li").first.wait_for()


def log(page: Page, phone: bool) -> None:
    """Open the log."""
    page.locator("#tab-log").click()
    page.locator("[role=tabpanel] .moment").first.wait_for()


def text_mode(page: Page, phone: bool) -> None:
    """Switch to text mode."""
    page.keyboard.press("t")
    page.locator(".play.text").wait_for()


def options(page: Page, phone: bool) -> None:
    """Show all options, on a phone in the sheet."""
    page.locator("#tab-options").click()


def by_clock(page: Page, phone: bool) -> None:
    """Set up a draft for four with a clock."""
    page.locator(".choices button").nth(5).click()


def screens(stage: Stage) -> Iterator[tuple[str, Callable[[], Screen]]]:
    """Yield the pictures by name; a table is played when its picture is asked for."""
    known: dict[tuple[str, Wanted], str] = {}

    def at(game: str, wanted: Wanted, act: Act = nothing, seats: int = 2, seed: int = 1, **more: Any) -> Screen:
        if (game, wanted) not in known:
            known[game, wanted] = stage.table(game, seats, wanted, seed, **more)
        return Screen(f"#/table/{known[game, wanted]}", ".prompt.mine", act)

    @cache
    def finished() -> str:
        return stage.table("swu", 2, never, 1)

    def replay() -> Screen:
        return Screen(f"#/replay/{finished()}?moment=60&seat=0", ".replay .controls")

    def end() -> Screen:
        return Screen(f"#/end/{finished()}", "#turned")

    draft = {"settings": {"format": "draft"}}
    clock = {"clock": {"start": 25 * 60_000, "increment": 15_000}}
    yield "swu", lambda: at("swu", busy_swu, **clock)
    yield "swu-card", lambda: at("swu", busy_swu, full_card)
    yield "swu-draft", lambda: at("swu-match", drafting, **draft)
    yield "swu-deck", lambda: at("swu-match", building, **draft)
    yield "swu-twin-suns", lambda: at("swu", busy_suns, seats=4, seed=5, settings={"format": "twin-suns"})
    yield "rebellion", lambda: at("rebellion", rebel_turn, seed=2)
    yield "rebellion-combat", lambda: at("rebellion", combat, seed=4)
    yield "rebellion-log", lambda: at("rebellion", combat, log, seed=4)
    yield "rules", lambda: at("rebellion", rebel_turn, rule_panel, seed=2)
    yield "text-mode", lambda: at("swu", busy_swu, text_mode)
    yield "options", lambda: at("swu", busy_swu, options)
    yield "wh40k", lambda: at("wh40k", battle, dragged, seed=3)
    yield "wh40k-shooting", lambda: at("wh40k", shooting, seed=3)
    yield "wh40k-fight", lambda: at("wh40k", piling_in, seed=3)
    yield "legion", lambda: at("legion", skirmish, seed=1)
    yield "replay", replay
    yield "end", end
    yield "games", lambda: Screen("#/games", "main td, main li")
    yield "learn", lambda: Screen("#/learn/swu?step=2", ".step .todo")
    yield "cards", lambda: Screen("#/cards/swu", "article.full")
    yield "deck-builder", lambda: Screen("#/decks/swu?deck=ready:sor-luke", ".told .good")
    yield "odds", lambda: Screen("#/odds/wh40k?q=attackers=5+models=5+vs+lethal-hits", ".which li")
    yield "lobby", lambda: Screen("#/", "#mine ~ ul li, .game")
    yield "new-table", lambda: Screen("#/new/swu-match", "form", by_clock)
    yield "account", lambda: Screen("#/account", "form, .panel")


# Taking them.


@contextmanager
def visitor(browser: Browser, stage: Stage, lang: str, size: str) -> Iterator[Page]:
    """Open a page as Ana, in a language and a size."""
    context: BrowserContext = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        device_scale_factor=1.5 if size == "phone" else 1,
        has_touch=size == "phone",
        reduced_motion="reduce",
        locale={"es": "es-ES", "en": "en-GB"}[lang],
    )
    kept = {"token": stage.token or "", "theme": THEMES[lang], "name": NAMES[0], "pace": "off", "asks": "all"}
    for name, value in kept.items():
        context.add_init_script(
            f"localStorage.getItem('tablero.{name}') ?? localStorage.setItem('tablero.{name}', '{value}')"
        )
    page = context.new_page()
    page.set_default_timeout(SLOW)
    page.on("pageerror", lambda error: print(f"page error: {error}", file=sys.stderr))
    try:
        yield page
    finally:
        context.close()


def take(browser: Browser, stage: Stage, name: str, screen: Screen) -> int:
    """Take the pictures of a screen; return their bytes."""
    size_of_all = 0
    for lang in THEMES:
        for size in SIZES:
            with visitor(browser, stage, lang, size) as page:
                page.goto(f"{stage.url}/{screen.path}")
                page.locator(screen.ready).first.wait_for(timeout=ANALYSED)
                page.wait_for_function("document.fonts.status === 'loaded'")
                screen.act(page, size == "phone")
                page.wait_for_timeout(400)
                picture = Image.open(io.BytesIO(page.screenshot()))
            path = HERE / f"browser-{name}-{size}-{lang}.webp"
            picture.save(path, "WEBP", quality=QUALITY, method=6)
            size_of_all += path.stat().st_size
            print(path.name, path.stat().st_size)
    return size_of_all


def main(only: list[str]) -> None:
    """Take the pictures of all screens, or of some."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        sys.exit(f"no browser: none of {', '.join(BROWSERS)} is installed")
    HERE.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
        ExitStack() as stack,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        stage = Stage(server, stack)
        for name, make in screens(stage):
            if not only or name in only:
                take(browser, stage, name, make())
        browser.close()
    together = sum(path.stat().st_size for path in HERE.glob("browser-*"))
    print(f"together {together} bytes")
    if together > MOST:
        sys.exit(f"more than {MOST} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
