"""Trials: two planners play Pac-Man against chance side by side, with the same luck."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from screen import Screen
from test_accessibility import BOTH, Axe, wear

TOO_WIDE = """() => [...document.querySelectorAll("html, body, main, trials-view")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.localName)"""


def trials(screen: Screen) -> Locator:
    """The view."""
    return screen.page.locator("trials-view")


def show_trials(screen: Screen, games: str) -> None:
    """Shows the trials of the maze with ghosts who do not think."""
    screen.choose_game("pacman/luck")
    screen.show_stage("Trials")
    trials(screen).locator("[name=games]").fill(games)


def play(screen: Screen) -> None:
    """Starts the trials, and waits for the end."""
    screen.button("Start the trials").click()
    expect(trials(screen).locator("tbody tr")).to_have_count(2)
    expect(screen.button("Start the trials")).to_be_visible(timeout=60_000)
    screen.settled()


def cells(screen: Screen, row: int) -> list[str]:
    """What the table says of A (0) or B (1)."""
    found: list[str] = trials(screen).locator("tbody tr").nth(row).locator("td").all_inner_texts()
    return found


def test_minimax_dies_at_once_and_expectiminimax_tries_its_luck(screen: Screen) -> None:
    show_trials(screen, "4")
    view = trials(screen)
    for name, chosen in {
        "search-0": "minimax",
        "depth-0": "2",
        "search-1": "expectiminimax",
        "depth-1": "2",
    }.items():
        expect(view.locator(f"[name={name}]")).to_have_value(chosen)
    expect(view.locator("fieldset").first).to_contain_text("players who want the worst")
    expect(view.locator("fieldset").last).to_contain_text("Ghosts: known to move by chance")
    play(screen)
    assert cells(screen, 0)[:5] == ["0 of 4", "−501", "−501", "−501", "1"]
    won = int(cells(screen, 1)[0].split()[0])
    assert won >= 2
    headline = view.locator(".headline")
    expect(headline).to_have_text(
        re.compile(rf"^A: −501 on average, 0 of 4 won +B: .* on average, {won} of 4 won *$")
    )
    expect(view.get_by_role("status")).to_have_text(re.compile(rf"^A: .*; B: .* {won} of 4 won$"))
    # The same trials again are the same games.
    before = cells(screen, 1)
    play(screen)
    assert cells(screen, 1) == before


def test_both_boards_show_the_newest_game_and_can_be_paused(screen: Screen) -> None:
    screen.ask_for_motion()
    show_trials(screen, "2")
    boards = trials(screen).locator("duel-board")
    expect(boards.locator("canvas")).to_have_count(2)
    play(screen)
    expect(boards.first.locator(".ply")).to_contain_text(
        "A ghost has caught Pac-Man", timeout=20_000
    )
    screen.button("Pause B").click()
    screen.button("Go on").click()
    expect(boards.last.locator(".ply")).to_contain_text("points.", timeout=30_000)


def test_with_reduced_motion_only_the_end_of_the_newest_game_is_shown(
    screen: Screen, axe: Axe
) -> None:
    """A game is put on the board to step through; and nothing is wrong with any of it."""
    show_trials(screen, "2")
    play(screen)
    boards = trials(screen).locator("duel-board")
    expect(boards.locator(".ply")).to_have_text([re.compile("points"), re.compile("points")])
    expect(boards.first).to_contain_text("Game 2: A")
    expect(boards.get_by_role("button")).to_have_count(0)
    trials(screen).get_by_text("The 2 games").click()
    for dress in reversed(BOTH):
        wear(screen, dress)
        assert (dress, axe(screen.page)) == (dress, [])
        assert (dress, screen.page.evaluate(TOO_WIDE)) == (dress, [])
    told = trials(screen).locator("li").nth(1).locator(".pair > div").last.inner_text()
    length = re.search(r"after (\d+) pl", told)
    assert length is not None
    screen.button("Show game 2 of B").click()
    screen.until("state.history.length === argument + 1", int(length[1]))
    screen.settled()
    assert screen.state()["at"] == 0
    screen.button("Redo").click()
    screen.until("state.at > 0")
    screen.settled()


def test_an_impossible_trial_gets_one_sentence_at_its_place(screen: Screen) -> None:
    show_trials(screen, "none")
    screen.button("Start the trials").click()
    expect(trials(screen).get_by_role("alert")).to_have_text(
        "The number of games is a whole number from 1 to 1,000."
    )
    trials(screen).locator("[name=games]").fill("2")
    trials(screen).locator("[name=depth-1]").fill("0")
    screen.button("Start the trials").click()
    expect(trials(screen).locator("fieldset").last.get_by_role("alert")).to_contain_text("depth")
    assert len(screen.alerts()) == 1


def test_stopped_trials_keep_the_games_that_were_played(screen: Screen) -> None:
    """And the focus stays where they are started and stopped."""
    show_trials(screen, "1000")
    screen.button("Start the trials").focus()
    screen.press("Enter")
    rows = trials(screen).locator("tbody tr")
    expect(rows).to_have_count(2)
    stop = trials(screen).locator(".running").get_by_role("button", name="Stop")
    expect(stop).to_be_focused()
    screen.press("Enter")
    expect(trials(screen)).to_contain_text("The trials were stopped.")
    expect(screen.button("Start the trials")).to_be_focused()
    expect(rows).to_have_count(2)
    screen.settled()
