"""The game kept on the device: played without a network, renewed as a whole, whatever happens on the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from make.places import SITE
from make.version import version_of
from playwright.sync_api import Browser, Page

from tests.browser.game_page import PATIENCE, GamePage
from tests.browser.host import UNDER, Host, another_build
from tests.browser.test_axe import faults
from tests.browser.test_game import my_move, play_hand

BIG = "runtime/python.wasm"

WORKER_IS_ACTIVE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === "activated" && !registration.installing;
}"""
LOOK_FOR_RENEWAL = "() => void navigator.serviceWorker.getRegistration().then((it) => it.update())"
KEPT = "async () => [...new Set((await caches.keys()).map((name) => name.split(' ')[2]))]"
LOADED = """() => performance.getEntriesByType("resource")
  .map((entry) => entry.name).filter((name) => name.includes("?v="))"""


@pytest.fixture(scope="module")
def other(site: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another build of the page."""
    return another_build(tmp_path_factory.mktemp("builds") / "other")


@pytest.fixture
def host(site: str) -> Iterator[Host]:
    """A host with the built page."""
    host = Host(SITE)
    yield host
    if not host.is_down:
        host.switch_off()


Visit = Callable[..., GamePage]


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Visit the host on a new device: visit(query), which comes back once the game is kept there.

    `prepare` is a script to run before the page's own.
    """
    opened: list[GamePage] = []

    def go(query: str = "seed=7&speed=instant", prepare: str = "") -> GamePage:
        size = {"width": 1280, "height": 720}
        game = GamePage(browser, host.address, "mouse", viewport=size, service_workers="allow")
        opened.append(game)
        game.context.add_init_script(prepare)
        game.page.goto(f"{host.address}?{query}")
        game.wait_for_title()
        wait_until_kept(game)
        return game

    yield go
    for game in opened:
        game.close()
        assert not game.foreign


def wait_until(page: Page, script: str, said: object = True) -> None:
    """Wait until a script, which may have to wait itself, says this."""
    give_up = time.monotonic() + PATIENCE / 1000
    while (now := page.evaluate(script)) != said:
        assert time.monotonic() < give_up, f"{script} says {now}, not {said}"
        page.wait_for_timeout(50)


def wait_until_kept(game: GamePage) -> None:
    """Wait until the service worker has done what it does after a start."""
    wait_until(game.page, WORKER_IS_ACTIVE)


def again(game: GamePage) -> None:
    """Visit again: load the page anew."""
    game.page.reload()
    game.wait_for_title()


def renew(game: GamePage) -> None:
    """Press the button that brings the new version, and wait for that."""
    old = version(game)
    game.act("renew")
    game.page.wait_for_function("(old) => document.querySelector('meta[name=version]')?.content !== old", arg=old)
    game.wait_for_title()


def version(game: GamePage) -> str:
    """The version of the page, whose parts must all be of that version."""
    return str(game.page.locator("meta[name=version]").get_attribute("content"))


def addresses(folder: Path) -> set[str]:
    """The addresses of a build's parts."""
    text = (folder / "service-worker.js").read_text().partition("\n")[0]
    return {part.partition('"')[0] for part in text.split('"url":"')[1:] if "?v=" in part.partition('"')[0]}


def assert_is(game: GamePage, build: Path) -> None:
    """The page and everything that it loaded is of this build."""
    assert version(game) == version_of(build)
    loaded = {address.partition(UNDER)[2] for address in game.page.evaluate(LOADED)}
    assert loaded
    assert loaded <= addresses(build)


def assert_plays(game: GamePage) -> None:
    """The game can be played."""
    game.act("play" if not game.scene.find("continue") else "continue")
    scene = game.wait_for(my_move)
    if scene.phase == "passing":
        for card in scene.hand[:3]:
            game.act(f"card-{card}")
        game.wait_for(lambda scene: len(scene.picked) == 3)
        game.act("pass")
        game.wait_for(lambda scene: scene.phase != "passing")


def test_the_first_visit_fetches_nothing_twice(visit: Visit, host: Host) -> None:
    game = visit()
    assert {name: count for name, count in host.asked.items() if count > 1} == {}
    assert set(game.page.evaluate(KEPT)) == {version_of(SITE)}


def test_where_a_host_forbids_copies_all_is_fetched_twice_at_most_and_then_kept(visit: Visit, host: Host) -> None:
    host.forbids_copies = True
    game = visit()
    assert max(host.asked.values()) == 2
    host.switch_off()
    again(game)
    assert_is(game, SITE)
    assert_plays(game)


@pytest.mark.parametrize("query", ["seed=7&speed=instant", "", "embed=1&speed=instant"])
def test_after_one_visit_the_game_is_played_without_a_network(visit: Visit, host: Host, query: str) -> None:
    game = visit("seed=7&speed=instant")
    host.switch_off()
    game.page.goto(host.address + (f"?{query}" if query else ""))
    game.wait_for_title()
    assert_is(game, SITE)
    if "embed" in query:
        game.wait_for(my_move)
    else:
        assert_plays(game)


def test_a_new_version_is_offered_and_comes_whole(visit: Visit, host: Host, other: Path) -> None:
    game = visit()
    host.folder = other
    again(game)
    assert_is(game, SITE)
    game.wait_for(has="renew")
    game.shot("title-renew")
    assert faults(game) == []
    assert "new version" in game.control("renew").name.lower()
    renew(game)
    assert_is(game, other)
    host.switch_off()
    again(game)
    assert_is(game, other)
    assert_plays(game)


def test_a_new_version_comes_by_itself_on_the_next_visit(visit: Visit, host: Host, other: Path) -> None:
    game = visit()
    host.folder = other
    again(game)
    game.wait_for(has="renew")
    again(game)
    assert_is(game, other)
    assert not game.scene.find("renew")
    wait_until(game.page, f"async () => (await ({KEPT})()).length", 1)
    assert game.page.evaluate(KEPT) == [version_of(other)]


def test_a_hand_in_play_is_not_disturbed_and_a_new_version_is_offered_at_its_end(
    visit: Visit, host: Host, other: Path
) -> None:
    game = visit()
    game.act("play")
    game.wait_for(my_move)
    host.folder = other
    game.page.evaluate(LOOK_FOR_RENEWAL)
    wait_until(game.page, f"async () => (await ({KEPT})()).length", 2)
    game.wait_for(lambda _: any("new version" in line for line in game.news))
    scene = game.scene
    assert scene.screen == "table"
    assert not scene.find("renew")
    assert play_hand(game).find("renew")
    game.shot("summary-renew")
    assert faults(game) == []
    scores = game.control("content").name
    renew(game)
    assert_is(game, other)
    game.act("continue")
    game.wait_for(screen="summary")
    assert game.control("content").name == scores


@pytest.mark.parametrize("wrong", ["missing", "spoilt", "cut", "dies"])
def test_a_new_version_that_cannot_be_had_whole_leaves_the_old_one(
    visit: Visit, host: Host, other: Path, wrong: str
) -> None:
    game = visit()
    host.folder = other
    if wrong == "dies":
        host.cut.add(BIG)
        host.missing |= {"index.html", ""}
    else:
        getattr(host, wrong).add("game.zip" if wrong == "spoilt" else BIG)
    asked = host.asked["service-worker.js"]
    again(game)
    while host.asked["service-worker.js"] == asked:
        game.page.wait_for_timeout(50)
    wait_until_kept(game)
    if wrong == "dies":
        host.switch_off()
    again(game)
    assert_is(game, SITE)
    assert not game.scene.find("renew")
    assert_plays(game)
    if wrong == "dies":
        host.switch_on()
    host.heal()
    game.page.evaluate(LOOK_FOR_RENEWAL)
    game.wait_for(lambda _: any("new version" in line for line in game.news))
    again(game)
    assert_is(game, other)


def test_pages_of_two_versions_are_open_side_by_side(visit: Visit, host: Host, other: Path) -> None:
    old = visit()
    host.folder = other
    new = old.context.new_page()
    new.goto(f"{host.address}?seed=8&speed=instant")
    wait_until(new, f"async () => (await ({KEPT})()).length", 2)
    old.wait_for(has="renew")
    new.reload()
    new.wait_for_function("performance.getEntriesByName('hearts:title').length", timeout=PATIENCE)
    assert new.locator("meta[name=version]").get_attribute("content") == version_of(other)
    # The old page still runs, and so what it was made of is still kept.
    assert set(old.page.evaluate(KEPT)) == {version_of(SITE), version_of(other)}
    assert old.page.evaluate("async (url) => (await fetch(url)).ok", next(iter(addresses(SITE))))
    assert_plays(old)
    again(old)
    assert_is(old, other)
    wait_until(old.page, f"async () => (await ({KEPT})()).length", 1)


def test_without_its_caches_the_game_comes_from_the_network_and_is_kept_again(visit: Visit, host: Host) -> None:
    game = visit()
    game.page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    again(game)
    assert_plays(game)
    count = f"async () => (await (await caches.open('hearts /{UNDER} {version_of(SITE)}')).keys()).length"
    wait_until(game.page, count, (SITE / "service-worker.js").read_text().partition("\n")[0].count('"url":"'))
    host.switch_off()
    again(game)
    assert_is(game, SITE)


def test_a_part_that_was_thrown_away_never_mixes_two_versions(visit: Visit, host: Host, other: Path) -> None:
    game = visit()
    game.page.evaluate(
        """async (part) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) if (request.url.includes(part)) await cache.delete(request);
          }
        }""",
        BIG,
    )
    host.folder = other
    again(game)
    assert_is(game, other)
    assert_plays(game)


def test_an_old_page_with_a_new_script_is_fetched_anew(browser: Browser, host: Host, other: Path) -> None:
    game = GamePage(browser, host.address, "mouse")
    stale = [(other / "index.html").read_text()]
    game.page.route(
        f"{host.address}?*",
        lambda route: route.fulfill(body=stale.pop(), content_type="text/html") if stale else route.continue_(),
    )
    game.page.goto(f"{host.address}?seed=7")
    game.wait_for_title()
    assert not stale
    assert_is(game, SITE)
    game.close()


def test_where_page_and_script_stay_of_two_builds_that_is_said(browser: Browser, host: Host, other: Path) -> None:
    game = GamePage(browser, host.address, "mouse")
    stale = (other / "index.html").read_text()
    game.page.route(f"{host.address}?*", lambda route: route.fulfill(body=stale, content_type="text/html"))
    game.page.goto(f"{host.address}?seed=7")
    game.page.wait_for_selector("#loader.failed #failure", timeout=PATIENCE)
    assert "renewed" in game.failure
    game.shot("loader-renewed")
    game.close()


@pytest.mark.parametrize(
    "forbid",
    [
        "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })",
        "Object.defineProperty(navigator, 'serviceWorker', { get() { throw new DOMException('no'); } })",
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))",
    ],
    ids=["missing", "forbidden", "refused"],
)
def test_without_a_service_worker_nothing_is_said(browser: Browser, host: Host, forbid: str) -> None:
    game = GamePage(browser, host.address, "mouse", service_workers="allow")
    game.context.add_init_script(forbid)
    game.page.goto(f"{host.address}?seed=7&speed=instant")
    game.wait_for_title()
    assert_plays(game)
    assert not game.errors
    game.close()


def test_in_a_sandboxed_frame_the_game_plays_and_keeps_nothing(browser: Browser, host: Host) -> None:
    host.is_open = True  # to a sandboxed frame every host is another one
    game = GamePage(browser, host.address, "mouse", service_workers="allow", viewport={"width": 900, "height": 640})
    game.page.goto(f"{host.address}licences/README.md")
    game.page.evaluate(
        """(src) => {
          const frame = document.createElement("iframe");
          frame.sandbox.add("allow-scripts");
          Object.assign(frame, { src, width: 800, height: 560 });
          document.body.replaceChildren(frame);
        }""",
        f"{host.address}?seed=7&speed=instant",
    )
    frame = game.page.frame_locator("iframe")
    frame.locator('#mirror [data-id="play"]').wait_for(state="attached", timeout=PATIENCE)
    frame.locator('#mirror [data-id="play"]').evaluate("(button) => button.click()")
    frame.locator('#mirror[data-screen="table"]').wait_for(state="attached", timeout=PATIENCE)
    game.page.wait_for_timeout(500)
    assert not game.errors
    game.close()
