"""A game of one's own: from the editor to the board and the tree, and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from desk import Desk
from playwright.sync_api import Page, expect
from test_accessibility import BOTH, TOO_WIDE, faults, wear

Axe = Callable[[Page], list[str]]
DICE = """
class Race:
    initial = (0, "MAX")
    def to_move(self, state): return state[1]
    def actions(self, state): return [1, 2]
    def result(self, state, action):
        return (state[0] + action, "MIN" if state[1] == "MAX" else "MAX")
    def is_terminal(self, state): return state[0] >= 4
    def utility(self, state): return -1 if state[1] == "MAX" else 1
"""

SEARCHED = """(sources) => Promise.all(sources.map((source) =>
  plyscope.search({ source }).then(({ nodes }) => nodes, ({ message }) => message)))"""


class Workshop(Desk):
    """The room of programs, with the way to the games."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.play_it = page.get_by_role("button", name="Play and search it")
        self.edit_game = page.get_by_role("button", name="Edit the game")
        self.drawn = page.locator("board-view pre")
        self.moves = page.locator("board-view .action")

    def open_game(self, text: str) -> None:
        """Writes a program that defines a game, and opens the game."""
        self.write(text)
        self.play_it.click()
        expect(self.moves.first).to_be_visible()
        self.settled()


@pytest.fixture
def workshop(desk: Desk) -> Workshop:
    """The room of programs."""
    return Workshop(desk.page)


def test_a_game_is_written_played_and_searched_and_changed_again(
    workshop: Workshop, axe: Axe
) -> None:
    """Broken, it stays in the editor with its line."""
    workshop.open_game(DICE)
    expect(workshop.drawn).to_have_text("(0, 'MAX')")
    expect(workshop.chips).to_contain_text("of 13")
    for dress in reversed(BOTH):
        wear(workshop, dress)
        assert (dress, faults(workshop, axe)) == (dress, [])
        assert (dress, workshop.page.evaluate(TOO_WIDE)) == (dress, [])
    workshop.moves.nth(1).click()
    workshop.settled()
    expect(workshop.drawn).to_have_text("(2, 'MIN')")
    assert workshop.state()["history"][-2:] == ["", "2"]

    workshop.edit_game.click()
    workshop.settled()
    expect(workshop.editor).to_contain_text("class Race")
    workshop.write(DICE.replace("state[1] ==", "state[9] =="))
    workshop.play_it.click()
    workshop.settled()
    expect(workshop.problem).to_contain_text("IndexError: tuple index out of range")
    expect(workshop.problem.get_by_role("button")).to_have_text("Line 7")
    workshop.open_game(DICE.replace(">= 4", ">= 3"))
    expect(workshop.chips).to_contain_text("of 8")
    assert workshop.state()["ownFile"] != ""


def test_a_step_of_a_game_that_cannot_be_interrupted_is_told_with_its_line_and_the_page_goes_on(
    workshop: Workshop,
) -> None:
    """A script that asks about a loop that never ends gets a sentence, too."""
    workshop.write(DICE + "    def picture(self, state):\n        return sum(range(10**12))\n")
    workshop.play_it.click()
    workshop.settled(60_000)
    expect(workshop.problem).to_contain_text("in one step that cannot be interrupted")
    expect(workshop.problem.get_by_role("button")).to_have_text("Line 11")
    endless = DICE + "    def picture(self, state):\n        while True: pass\n"
    told = workshop.page.evaluate(SEARCHED, [endless, DICE])
    assert told[0].endswith("was stopped in line 11: is there a loop that never ends?")
    assert told[1] == 13


def test_an_evaluation_is_written_and_used_in_a_search_and_in_a_duel(workshop: Workshop) -> None:
    workshop.open_game(DICE)
    workshop.in_settings(workshop.page.locator("settings-view input[name=depth]")).fill("1")
    workshop.page.keyboard.press("Enter")
    workshop.settled()
    workshop.page.get_by_role("button", name="Write one").click()
    workshop.settled()
    expect(workshop.editor).to_contain_text("return game.evaluate(state)")
    workshop.write("def evaluate(state):\n    return state[0] / 10\n")
    workshop.go_to_games()
    chosen = workshop.page.locator("select[name=evaluation]")
    expect(chosen).to_have_value(workshop.state()["evaluation"])
    workshop.to_the_end()
    expect(workshop.narration).to_contain_text("0.2")

    workshop.page.get_by_role("button", name="Duel").click()
    expect(workshop.page.locator("select[name=weights-0]")).to_have_value(
        workshop.state()["evaluation"]
    )
    workshop.page.locator("input[name=games]").fill("1")
    workshop.page.get_by_role("button", name="Start the duel").click()
    workshop.settled()
    expect(workshop.page.locator(".played")).to_contain_text("evaluation: evaluation.py")


def test_a_game_of_the_page_is_edited_and_keeps_its_board(workshop: Workshop) -> None:
    workshop.go_to_games()
    workshop.choose_game("nim/lost")
    workshop.edit_game.click()
    workshop.settled()
    expect(workshop.editor).to_contain_text("Nim: heaps of tokens")
    workshop.play_it.click()
    expect(workshop.page.locator("board-view .heap").first).to_be_visible()
    workshop.settled()
    assert workshop.state()["subject"] == "own"


CHAIRS = """
domains = {"Ann": [1, 2], "Bob": [1, 2]}
def sits_left_of(one, other): return one < other
constraints = [(("Ann", "Bob"), sits_left_of)]
"""


def test_a_constraint_problem_is_written_solved_and_changed_again(workshop: Workshop) -> None:
    page = workshop.page
    workshop.write(CHAIRS)
    solve = page.get_by_role("button", name="Solve it")
    solve.click()
    workshop.settled()
    page.keyboard.press("End")
    expect(workshop.narration).to_contain_text("Solved: all 2 variables have values")
    expect(page.locator("problem-view .who")).to_have_text(["Ann", "Bob"])
    page.get_by_role("button", name="Edit the problem").click()
    workshop.settled()
    workshop.write(CHAIRS.replace("one < other", "one < one"))
    solve.click()
    workshop.settled()
    page.keyboard.press("End")
    expect(workshop.narration).to_contain_text("no solution")


def test_a_problem_of_the_page_is_opened_in_the_editor_and_solved_again(workshop: Workshop) -> None:
    page = workshop.page
    rooms = page.get_by_role("navigation", name="Places")
    rooms.get_by_role("button", name="Constraints").click()
    workshop.settled()
    workshop.choose_problem("queens/four")
    page.get_by_role("button", name="Edit the problem").click()
    workshop.settled()
    expect(workshop.editor).to_contain_text("Queens: as many as")
    page.get_by_role("button", name="Solve it").click()
    workshop.settled()
    expect(page.locator("problem-view .queens-picture")).to_be_visible()
