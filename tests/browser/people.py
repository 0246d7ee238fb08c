"""People with browsers of their own, who write down whatever goes wrong on their pages."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket, expect, sync_playwright

from browser.table_page import TablePage

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
IN_FIREFOX = os.environ.get("MATHOM_BROWSER") == "firefox"  # `make test-firefox`
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
KILLED = "WebSocket connection to|net::ERR_"  # what a page says when its server is killed
DESK = (1280, 800)
PHONE = (390, 844)


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=45_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def firefox() -> Iterator[Browser]:
    """the ordinary one, by WebDriver BiDi; motion is reduced for all, since it cannot be asked for page by page"""
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        still: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=FIREFOX, firefox_user_prefs=still)
        yield browser
        browser.close()


@dataclass
class Heard:
    """all that came to a page, and every address it asked for"""

    frames: list[str] = field(default_factory=list)
    responses: list[Response] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("websocket", self.hear_socket)
        page.on("response", lambda response: self.responses.append(response))
        page.on("request", lambda request: self.addresses.append(request.url))

    def hear_socket(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


class People:
    """Whoever comes has a browser context of his own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.wrong: list[str] = []
        self.excused: list[str] = []

    def comes(self, size: tuple[int, int] = DESK, *, motion: bool = False, phone: bool = False) -> Page:
        width, height = PHONE if phone else size
        manner: dict[str, Any] = {"reduced_motion": "no-preference" if motion else "reduce"}
        if phone:
            manner |= {"has_touch": True, "is_mobile": True}
        if IN_FIREFOX:
            manner = {"reduced_motion": "null", "color_scheme": "null", "forced_colors": "null", "contrast": "null"}
        context = self.browser.new_context(
            base_url=self.address, viewport={"width": width, "height": height}, locale="en", **manner
        )
        context.set_default_timeout(60_000)
        context.on("page", self.watch)
        return context.new_page()

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.wrong.append(f"{page.url}: {error}"))
        page.on("console", self.hear_console)

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(f"{message.location['url']}: {message.text}")

    def sits(
        self, table: str, token: str, page: Page | None = None, *, motion: bool = False, phone: bool = False
    ) -> TablePage:
        """opens the link of a seat, in a browser of his own unless a page is given"""
        at = TablePage(page or self.comes(motion=motion, phone=phone))
        at.page.goto(f"/table/{table}#seat={token}")
        at.is_laid()
        return at

    def watches(self, table: str) -> TablePage:
        at = TablePage(self.comes())
        at.page.goto(f"/table/{table}")
        at.is_laid()
        return at

    def excuse(self, pattern: str) -> None:
        """what a test brings about on purpose"""
        self.excused.append(pattern)

    def leave(self) -> None:
        for context in self.browser.contexts:
            context.close()
        wrong = [words for words in self.wrong if not any(re.search(p, words) for p in self.excused)]
        assert not wrong, wrong
