"""Every mistake gets one clear sentence where the person looks, and nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen

SENTENCE = re.compile(r"^[A-Z\"“0-9].*\.$")


def test_an_impossible_position_is_rejected_where_it_was_typed(screen: Screen) -> None:
    """What each game rejects is tested without a page."""
    screen.choose_game("connect4/three")
    screen.forward(2)
    screen.button("Previous step (←)").click()
    before = screen.state()
    chips = screen.chips.inner_text()
    screen.type_position("11111")
    expect(screen.position_error).to_contain_text("Disc 5")
    assert SENTENCE.match(screen.position_error.inner_text())
    expect(screen.page.locator("#position-error .error-place mark")).to_have_text("1")
    assert len(screen.alerts()) == 1
    # Nothing is lost: the text, the position, the tree and the step are as they were.
    expect(screen.position_field).to_have_value("11111")
    expect(screen.position_field).to_have_attribute("aria-invalid", "true")
    untouched = {"draft": None, "presetDepth": before["presetDepth"]}
    assert {**screen.state(), **untouched} == before
    assert screen.chips.inner_text() == chips


def test_the_error_disappears_when_the_text_is_corrected(screen: Screen) -> None:
    screen.type_position("[[3 12] [2")
    expect(screen.position_error).to_be_visible()
    screen.use_position("7")
    expect(screen.position_error).to_have_count(0)
    assert screen.alerts() == []
    expect(screen.position_field).to_have_attribute("aria-invalid", "false")
    # A tree of one number is a game that is over.
    screen.to_the_end()
    expect(screen.narration).to_contain_text("7")


def test_discs_in_the_air_are_accepted_with_a_clear_warning(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    screen.use_position("X.../..../..../....")
    warning = screen.page.get_by_role("note")
    expect(warning).to_be_visible()
    expect(warning).to_contain_text("discs hang over empty squares in column")
    assert screen.alerts() == []


def test_an_impossible_depth_is_rejected_beside_its_field(screen: Screen) -> None:
    screen.forward(9)
    chips = screen.chips.inner_text()
    screen.set_depth("two")
    expect(screen.depth_error).to_contain_text("whole number of plies from 1 to 60")
    assert SENTENCE.match(screen.depth_error.inner_text())
    assert len(screen.alerts()) == 1
    field = screen.page.get_by_role("textbox", name="Depth")
    expect(field).to_have_value("two")
    expect(field).to_have_attribute("aria-invalid", "true")
    # The last tree can still be stepped through.
    assert screen.chips.inner_text() == chips
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.back()
    expect(screen.narration).not_to_contain_text("cut c₂ and c₃")
    screen.set_depth("2")
    expect(screen.depth_error).to_have_count(0)
    assert screen.alerts() == []


def test_an_illegal_move_is_rejected_at_the_board_until_a_legal_one(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    screen.use_position("X../.../...")
    before = screen.state()
    # The square says that it cannot be played; a person may try all the same.
    screen.cell(0).click(force=True)
    sentence = "Square 1 is already taken by X."
    expect(screen.page.locator("board-view .refusal")).to_have_text(sentence)
    assert screen.alerts() == [sentence]
    assert screen.state() == before
    screen.play(4)
    assert screen.alerts() == []
    expect(screen.status).to_have_text("X to move (MAX)")


def test_a_game_that_is_over_says_so_and_is_not_searched(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    screen.use_position("XXX/OO./...")
    expect(screen.status).to_have_text("X has three in a row.")
    expect(screen.page.locator("#tree .tree-empty")).to_have_text(
        "X has three in a row. There is nothing to search."
    )
    expect(screen.button("Value of every move")).to_be_disabled()
    screen.choose("Search", "minimax")
    assert screen.alerts() == []


def test_an_impossible_rule_is_rejected_beside_the_rules(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    rules = screen.page.locator("players-view .rules")
    rules.locator("summary").click()
    field = rules.locator("input[name=columns]")
    field.fill("0")
    field.press("Enter")
    error = rules.get_by_role("alert")
    expect(error).to_be_visible()
    assert SENTENCE.match(error.inner_text())
    assert len(screen.alerts()) == 1
    expect(field).to_have_value("0")
    expect(screen.board).to_have_attribute("data-cells", "/".join(["...."] * 4))
    field.fill("4")
    field.press("Enter")
    expect(error).to_have_count(0)
    screen.settled()
    expect(screen.chips).to_contain_text("step 0")
