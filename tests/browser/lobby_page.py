"""What a person does in the lobby."""

import re

from playwright.sync_api import Page

from browser.table_page import TablePage


def choose_game(page: Page, name: str = "The Two Towers") -> None:
    page.goto("/")
    page.get_by_role("button", name=name).click()


def start(page: Page) -> TablePage:
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    return TablePage(page)


def seat(page: Page, number: int, who: str) -> None:
    page.get_by_label(f"Who plays seat {number}").select_option(who)


def seats(page: Page, number: int) -> None:
    page.get_by_role("radio", name=str(number), exact=True).check()
