"""One of two gives up on the page, after being asked once more; both pages show who has won."""

from playwright.sync_api import Dialog, expect

from browser.people import People
from server.served import Served


def test_one_of_two_resigns_and_both_see_the_verdict(server: Served, people: People) -> None:
    table, tokens = server.open_table("person", "person")
    ada, bo = (people.sits(table, token) for token in tokens)
    asked: list[str] = []

    def answers(yes: bool) -> None:
        def answer(dialog: Dialog) -> None:
            asked.append(dialog.message)
            dialog.accept() if yes else dialog.dismiss()

        bo.page.once("dialog", answer)

    bo.button("Settings").click()
    resign = bo.page.get_by_role("dialog", name="Settings").get_by_role("button", name="Resign")
    answers(yes=False)
    resign.click()
    expect(bo.result).to_have_count(0)
    expect(ada.result).to_have_count(0)
    answers(yes=True)
    resign.click()
    for player in (ada, bo):
        expect(player.result.locator(".verdict")).to_have_text("Bo resigns; Ada wins")
        expect(player.result.locator(".ranking .winner b")).to_have_text("Ada")
        expect(player.shining).to_have_count(0)
        expect(player.chronicle).to_contain_text("Bo resigns; Ada wins")
    assert asked == ["This ends the game and cannot be taken back. Really?"] * 2
