"""Kalah: houses that are sown by a press or a digit, and a side that moves again."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen


def test_who_sows_the_last_seed_into_the_store_moves_again(screen: Screen) -> None:
    screen.choose_game("kalah/again")
    expect(screen.status).to_have_text("South to move (MAX)")
    screen.page.locator("board-view .house.max button").first.focus()
    # House 3 has one seed and lies beside the store; house 1 has three.
    for number, house in enumerate(("3", "1"), start=1):
        screen.press(house)
        screen.until("state.at === argument", number)
        screen.settled()
        expect(screen.status).to_have_text("South to move (MAX)")
    screen.press("2")
    screen.until("state.at === 3")
    screen.settled()
    expect(screen.status).to_have_text("North to move (MIN)")
    expect(screen.page.locator("board-view .house.min button")).to_have_count(3)
    screen.button("Undo").click()
    screen.settled()
    expect(screen.status).to_have_text("South to move (MAX)")


def test_pits_are_set_up_by_clicks_and_by_keys(screen: Screen) -> None:
    screen.choose_game("kalah/small")
    screen.button("Set up").click()
    expect(screen.status).to_have_text("Click pits, or type below.")
    screen.cell(0).click()
    screen.until("state.history[state.at] === '3 2 (0) / 2 2 (0)'")
    screen.cell(0).focus()
    screen.press("ArrowRight", "ArrowRight", "+")
    screen.until("state.history[state.at] === '3 2 (1) / 2 2 (0)'")
    screen.press("ArrowLeft", "ArrowUp", "0")
    screen.until("state.history[state.at] === '3 2 (1) / 0 2 (0)'")
    screen.button("North to move").click()
    screen.until("state.history[state.at].startsWith('min')")
    screen.button("Set up").click()
    screen.settled()
    expect(screen.status).to_have_text("North to move (MIN)")
