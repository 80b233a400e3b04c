"""The game in a frame of somebody else's page."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Browser

from tests.browser.game_page import PATIENCE, GamePage

INSTANT = "seed=7&speed=instant"

AROUND = """<!doctype html><title>Around</title>
<body style="margin: 0; height: 3000px"><button id="before">Before</button><br>
<script>
  window.heard = [];
  addEventListener("message", ({ origin, data }) => heard.push({ origin, data }));
  window.say = (message, to = "*") => document.querySelector("iframe").contentWindow.postMessage(message, to);
</script>
<iframe style="border: 0" width="960" height="600" src="SRC" ATTRIBUTES></iframe>"""


@dataclass
class Neighbours:
    """Two servers beside each other. Pages around the game lie on the first, under the names in `around`."""

    browser: Browser
    here: int
    next_door: int
    around: dict[str, str]
    opened: list[tuple[GamePage, bool]] = field(default_factory=list)

    @property
    def origins(self) -> tuple[str, ...]:
        """Every origin that may be asked for anything."""
        ports = (self.here, self.next_door)
        return tuple(f"http://{name}:{port}" for name in ("127.0.0.1", "localhost") for port in ports)

    @property
    def home(self) -> str:
        """The origin of the pages around."""
        return self.origins[0]

    def game(self, *, errors_meant: bool = False, **context: object) -> GamePage:
        """An empty page in a context of its own."""
        size = {"width": 1280, "height": 720}
        game = GamePage(self.browser, self.origins, "mouse", viewport=size, **context)
        self.opened.append((game, errors_meant))
        return game

    def visit(self, host: str, query: str = INSTANT, **how: bool) -> GamePage:
        """The game at a host, by itself."""
        game = self.game(**how)
        game.page.goto(f"{self.home}/{host}/?{query}")
        return game

    def frame(
        self,
        attributes: str = "",
        *,
        query: str = INSTANT,
        origin: str = "",
        host: str = "plain",
        page: str = AROUND,
        prepare: Callable[[GamePage], None] | None = None,
        **how: bool,
    ) -> GamePage:
        """The game in a frame.

        Args:
            attributes: of the iframe.
            query: of the game's address.
            origin: of the game, "" for the page's own.
            host: the kind of its host.
            page: the page around, where SRC and ATTRIBUTES are filled in.
            prepare: called before the page is opened.
            how: see `game`.
        """
        address = f"{origin or self.home}/{host}/?{query}"
        name = str(len(self.around))
        self.around[name] = page.replace("SRC", html.escape(address)).replace("ATTRIBUTES", attributes)
        game = self.game(**how)
        if prepare:
            prepare(game)
        game.page.goto(f"{self.home}/around/{name}")
        frame = game.page.locator("iframe").element_handle().content_frame()
        assert frame
        game.inside = frame
        return game

    def close(self) -> Iterator[str]:
        """Close everything that was opened; what was wrong with it."""
        for game, errors_meant in self.opened:
            game.close()
            if game.errors and not errors_meant:
                yield f"the console told of errors: {game.errors}"
            if game.foreign:
                yield f"other origins were asked: {game.foreign}"
        self.opened.clear()


def play_a_card(game: GamePage) -> None:
    """Sit down, pass, and play the first card that may be played."""
    if game.scene.screen == "title":
        game.click("play")
    scene = game.wait_for(screen="table", phase="passing", busy=False)
    for card in scene.hand[:3]:
        game.click(f"card-{card}")
    game.wait_for(lambda scene: len(scene.picked) == 3)
    game.click("pass")
    game.wait_for(lambda scene: scene.phase != "passing")
    scene = game.wait_for(phase="playing", busy=False)
    card = scene.legal[0]
    game.click(f"card-{card}")
    game.wait_for(lambda scene: card in scene.picked)
    game.click(f"card-{card}")
    game.wait_for(lambda scene: card not in scene.hand)


def wait_in_page(game: GamePage, condition: str) -> None:
    """Wait for something in the page around."""
    game.page.wait_for_function(condition, timeout=PATIENCE)
