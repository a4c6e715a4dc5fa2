"""Constraint problems that a person makes: typed, pasted, drawn, changed by hand, and rejected;
and searches that are too large."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen

SENTENCE = re.compile(r"^[A-Z].*[.”]$", re.DOTALL)
SOLVED = "every constraint has been checked."
EASY = "9.5..8.......973.....1...89...4..7.8.498.526.8.3..2...69...3.....458.......7..9.4"
DRAWN = """\
9 . 5 | . . 8 | . . .
0 0 0 | 0 9 7 | 3 0 0
. . . | 1 . . | . 8 9
------+-------+------
. . . | 4 . . | 7 . 8
. 4 9 | 8 . 5 | 2 6 .
8 . 3 | . . 2 | . . .
------+-------+------
6 9 . | . . 3 | . . .
. . 4 | 5 8 . | . . .
. . . | 7 . . | 9 . 4
"""
TRIANGLE = "A(10,10) B(90,10) C(50,80); A-B B-C; colours 3"


def changed(screen: Screen, text: str) -> None:
    """Waits until the problem is this text, and is searched."""
    screen.until("state.history[state.at] === argument", text)
    screen.settled()


def edges(screen: Screen) -> str:
    """The edges of the graph, as text."""
    return screen.position().split(";")[1].strip()


def paste(screen: Screen, text: str) -> None:
    """Replaces the text in the field, and uses it."""
    screen.problem_text.focus()
    screen.press("Control+a")
    screen.page.keyboard.insert_text(text)
    screen.button("Use").click()


# Sudoku


def test_a_sudoku_is_pasted_as_a_drawn_grid(screen: Screen) -> None:
    screen.reset("sudoku/two")
    expect(screen.page.locator("problem-text-view .warning")).to_contain_text(
        "This Sudoku has more than one solution"
    )
    assert screen.alerts() == []
    paste(screen, DRAWN)
    changed(screen, EASY)
    expect(screen.problem_text).to_have_value(EASY)
    expect(screen.digit(1, 1)).to_have_accessible_name("Row 1, column 1: 9, given")
    expect(screen.effort("Solutions")).to_contain_text("exactly one")
    expect(screen.page.locator("problem-text-view .warning")).to_have_count(0)
    screen.to_the_end()
    expect(screen.narration).to_contain_text(SOLVED)


def test_a_sudoku_is_filled_and_emptied_by_keys_and_by_buttons(screen: Screen) -> None:
    screen.reset("sudoku/easy")
    screen.digit(1, 1).click()
    screen.press("ArrowRight")
    expect(screen.digit(1, 2)).to_be_focused()
    screen.press("1")
    changed(screen, f"91{EASY[2:]}")
    expect(screen.digit(1, 2)).to_be_focused()
    expect(screen.digit(1, 2)).to_have_accessible_name("Row 1, column 2: 1, given")
    assert screen.state()["cursor"] == 0
    screen.press("Backspace")
    changed(screen, EASY)
    screen.press("ArrowDown", "ArrowRight", "Home")
    expect(screen.digit(2, 1)).to_be_focused()
    screen.button("Undo").click()
    changed(screen, f"91{EASY[2:]}")
    screen.button("Redo").click()
    changed(screen, EASY)
    pad = screen.page.get_by_role("group", name="Digits")
    screen.digit(9, 1).click()
    pad.get_by_role("button", name="1 into row 9, column 1").click()
    changed(screen, f"{EASY[:72]}1{EASY[73:]}")
    pad.get_by_role("button", name="Empty the cell").click()
    changed(screen, EASY)
    pad.get_by_role("button", name="Clear all").click()
    changed(screen, "." * 81)


def test_an_impossible_digit_stays_with_its_sentence_until_it_is_fixed(screen: Screen) -> None:
    screen.reset("sudoku/easy")
    screen.digit(1, 2).click()
    screen.press("9")
    wrong = screen.problem.get_by_role("alert")
    expect(wrong).to_contain_text("Row 1 has two 9s: in columns 1 and 2.")
    expect(screen.problem_error).to_have_count(0)
    for column in (1, 2):
        name = f"Row 1, column {column}: 9, given, in conflict"
        expect(screen.digit(1, column)).to_have_accessible_name(name)
    expect(screen.digit(1, 3)).to_have_accessible_name("Row 1, column 3: 5, given")
    expect(screen.problem.locator(".sudoku .ring.blamed")).to_have_count(3)
    assert screen.position() == EASY
    screen.press("0")
    expect(wrong).to_have_count(0)
    expect(screen.digit(1, 2)).not_to_have_accessible_name(re.compile("given"))
    screen.press("9")
    expect(wrong).to_be_visible()
    screen.button("Undo").click()
    expect(wrong).to_have_count(0)
    expect(screen.digit(1, 2)).not_to_have_accessible_name(re.compile("given"))
    expect(screen.problem_text).to_have_value(EASY)


# Graphs, maps and queens by hand


def test_a_graph_is_drawn_by_clicks(screen: Screen) -> None:
    screen.reset("colouring/wheel")
    screen.use_problem(TRIANGLE)
    screen.edit_graph()
    screen.node("A").click()
    expect(screen.problem.locator(".advice")).to_contain_text(
        "Click a second node to add or remove an edge to A"
    )
    screen.node("C").click()
    changed(screen, TRIANGLE.replace("B-C", "B-C A-C"))
    box = screen.nodes.bounding_box()
    assert box is not None
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 0.4 * box["height"])
    screen.until("state.history[state.at].includes('D(')")
    screen.settled()
    expect(screen.node("D")).to_have_accessible_name("Node D, no neighbours")
    for other in "ABC":
        screen.node("D").click()
        screen.node(other).click()
    screen.until("state.history[state.at].includes('D-C')")
    screen.settled()
    assert edges(screen) == "A-B B-C A-C D-A D-B D-C"
    screen.press("Escape")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("There is no solution")
    # Edges are removed, and nodes are moved and removed, by clicks too.
    screen.node("A").click()
    screen.node("B").click()
    screen.until("!state.history[state.at].includes('A-B')")
    screen.settled()
    screen.node("D").drag_to(screen.nodes, target_position={"x": 20, "y": box["height"] - 20})
    screen.until("!/D[(]5/.test(state.history[state.at])")
    screen.settled()
    screen.node("D").click()
    screen.button("Remove D").click()
    screen.until("!state.history[state.at].includes('D')")
    screen.settled()
    assert edges(screen) == "B-C A-C"
    screen.to_the_end()
    expect(screen.narration).to_contain_text(SOLVED)


def test_a_graph_is_drawn_by_keys(screen: Screen) -> None:
    screen.reset("colouring/wheel")
    screen.use_problem(TRIANGLE)
    screen.button("Edit graph").focus()
    if not screen.nodes.is_visible():
        screen.press("Space")
    screen.node("A").focus()
    screen.press("Enter", "ArrowRight")
    expect(screen.node("B")).to_be_focused()
    screen.press("Enter")
    screen.until("!state.history[state.at].includes('A-B')")
    screen.settled()
    screen.button("Add node").focus()
    screen.press("Enter")
    screen.until("state.history[state.at].includes('D(')")
    screen.settled()
    screen.node("B").focus()
    screen.press("Home", "Enter", "End", "Enter")
    screen.until("state.history[state.at].includes('A-D')")
    screen.settled()
    expect(screen.node("D")).to_be_focused()
    before = screen.position()
    screen.press("Shift+ArrowUp")
    screen.until("state.history[state.at] !== argument", before)
    screen.press("Home", "Delete")
    screen.until("!state.history[state.at].includes('A')")
    screen.settled()
    assert edges(screen) == "B-C"
    assert screen.state()["cursor"] == 0
    expect(screen.narration).to_contain_text("Colour the nodes with 3 colours")


def test_regions_colours_and_queens_are_chosen_beside_the_picture(screen: Screen) -> None:
    screen.reset("australia/three")
    told = screen.problem.get_by_role("status")
    screen.problem.locator('path[data-region="Q"]').click()
    expect(told).to_have_text("Queensland (Q): 3 values left: red, green, blue.")
    screen.page.get_by_role("combobox", name="Region").select_option("Tasmania")
    screen.to_the_end()
    expect(told).to_have_text(re.compile(r"^Tasmania \(T\): red"))
    screen.page.get_by_role("combobox", name="Colours", exact=True).select_option("2")
    changed(screen, "colours 2")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("There is no solution")
    screen.reset("queens/eight")
    field = screen.page.get_by_role("spinbutton", name="Queens")
    field.fill("5")
    field.press("Enter")
    changed(screen, "5")
    expect(screen.effort("Solutions")).to_contain_text("2 or more")
    field.fill("21")
    field.press("Enter")
    words = 'The number of queens is from 1 to 20, not "21".'
    expect(field).to_have_accessible_description(words)
    expect(field).to_have_value("21")
    field.fill("")
    field.press("Enter")
    expect(field).to_have_accessible_description("Type the number of queens, such as 8.")
    assert screen.position() == "5"
    screen.button("Undo").click()
    expect(field).to_have_value("5")
    assert screen.alerts() == []


# What is rejected

BAD_PROBLEMS = [
    ("sudoku/easy", EASY[:80], "A Sudoku has 81 cells, but 80 are typed."),
    ("sudoku/easy", "", "Type the 81 cells of a Sudoku row by row"),
    ("colouring/wheel", "A-", "A dash joins two nodes, as in A-B. One of them is missing here."),
    ("timetable/small", "rooms: 2\nAlgebra | Ada | 1a | 2", "One line must name the periods"),
]
"""What each problem rejects is tested without a page."""


def test_an_impossible_problem_gets_one_sentence_where_it_was_typed(screen: Screen) -> None:
    for preset, text, words in BAD_PROBLEMS:
        if screen.state()["preset"] != preset.split("/")[1]:
            screen.reset(preset)
            screen.forward(2)
        before = screen.state(), screen.narration.inner_text(), screen.chips.inner_text()
        screen.type_problem(text)
        expect(screen.problem_error).to_contain_text(words)
        assert SENTENCE.match(screen.problem_error.inner_text()), text
        assert len(screen.alerts()) == 1
        expect(screen.problem_text).to_have_value(text)
        expect(screen.problem_text).to_have_attribute("aria-invalid", "true")
        expect(screen.problem_text).to_have_accessible_description(re.compile(re.escape(words)))
        after = {**screen.state(), "draft": before[0]["draft"]}
        assert (after, screen.narration.inner_text(), screen.chips.inner_text()) == before
        # The error disappears as soon as something else is typed.
        screen.problem_text.press("End")
        screen.page.keyboard.insert_text(" ")
        expect(screen.problem_error).to_have_count(0)


# What is too large


def test_a_long_search_is_stopped_and_the_page_still_works(screen: Screen) -> None:
    screen.reset("queens/twenty")
    screen.choose_card("Method", "backtracking")
    screen.task.get_by_role("button", name="Stop").click()
    expect(screen.notice).to_contain_text("The search was stopped.")
    screen.settled()
    assert screen.position() == "20"
    screen.choose("Method", "forward_checking")
    assert screen.alerts() == []
    screen.to_the_end()
    expect(screen.narration).to_contain_text(SOLVED)
    # Counting is not a search, but is stopped in the same way.
    screen.button("Count").click()
    expect(screen.task).to_contain_text("Python is counting solutions…")
    screen.task.get_by_role("button", name="Stop").click()
    expect(screen.asked_error).to_have_text("Counting solutions was stopped.")
    screen.settled()
    expect(screen.narration).to_contain_text(SOLVED)
    screen.choose_problem("queens/six")
    screen.button("Count").click()
    expect(screen.effort("Solutions")).to_contain_text("4; two of them differ in")
