"""The constraint room: its problems and methods, what they find, and comparing them."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen

SOLVED = "every constraint has been checked."
NO_SOLUTION = "There is no solution: every possibility has been ruled out."
CANNOT_TELL = "This method cannot tell whether there is a solution."
GENERAL = ["backtracking", "forward_checking", "mac", "ac3", "backjumping", "min_conflicts"]
FOR_GRAPHS = ["bfs_in_turn", "bfs_greedy", "bfs_in_turn_backtracking", "bfs_backtracking"]
FILES = {
    "backtracking": "backtracking",
    "forward_checking": "backtracking",
    "mac": "backtracking",
    "ac3": "propagation",
    "backjumping": "backjumping",
    "min_conflicts": "min_conflicts",
    **dict.fromkeys(FOR_GRAPHS, "breadth_first_colouring"),
}
"""Every method, and its file."""

EFFORT = {
    "Assignments": "assignments",
    "Rejected values": "refused",
    "Backtracks": "backtracks",
    "Checks": "checks",
    "Arcs checked": "arcs",
    "Values removed": "removed",
}
"""What is counted in a search, on the page and in the public API."""


def search_by(screen: Screen, preset: str, method: str) -> None:
    """Chooses a problem, and then a method, in the settings."""
    screen.reset(preset)
    screen.choose("Method", method)


def file_shown(screen: Screen) -> str:
    """The file whose source is shown."""
    return screen.page.locator("code-view .file").inner_text()


def outcome(screen: Screen) -> str:
    """The sentence at the end of the search."""
    screen.press("End")
    return screen.narration.inner_text()


# The room


def test_both_rooms_are_unchanged_after_a_visit_to_the_other(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    screen.choose("Search", "mtdf")
    screen.play(1)
    screen.begin_with_problems()
    expect(screen.page.locator("board-view")).to_be_hidden()
    expect(screen.opener("Game")).to_have_count(0)
    screen.choose_problem("colouring/petersen")
    screen.choose("Method", "mac")
    screen.set_option_by_name("Next variable", "most constraints (degree)")
    screen.use_problem("A-B B-C; colours 2")
    screen.button("Watch").click()
    screen.until("state.subject === 'tictactoe'")
    screen.settled()
    expect(screen.board).to_have_attribute("data-cells", "XOO/OXX/XO.")
    assert screen.state()["method"] == "mtdf"
    assert len(screen.state()["history"]) == 2
    expect(screen.problem).to_be_hidden()
    screen.to_the_end()
    expect(screen.narration).to_contain_text("MTD(f) is done")
    screen.button("Constraints").click()
    screen.until("state.subject === 'colouring'")
    screen.settled()
    state = screen.state()
    assert (state["method"], state["methodOptions"]) == ("mac", {"select": 2})
    assert state["history"][state["at"]] == "A-B B-C; colours 2"
    assert SOLVED in outcome(screen)


def test_presets_of_a_problem_are_searched_to_their_ends(screen: Screen) -> None:
    """The first, and the one without a solution; that what they tell is true of each is tested
    without a page."""
    presets = screen.page.evaluate("plyscope.catalogue().problems.timetable.presets")
    (unsolvable,) = (preset for preset in presets if preset["id"] == "too-much")
    screen.reset(f"timetable/{presets[0]['id']}")
    for preset, expected in ((presets[0], SOLVED), (unsolvable, NO_SOLUTION)):
        screen.choose_problem(f"timetable/{preset['id']}")
        expect(screen.narration).to_contain_text(preset["note"])
        expect(screen.problem.locator(".task")).not_to_be_empty()
        screen.forward()
        expect(screen.narration).not_to_contain_text(preset["note"])
        assert expected in outcome(screen), preset["id"]
        expect(screen.narration).to_contain_text(preset["answer"])
        assert screen.alerts() == []


def test_a_method_shows_its_code_and_counts_as_the_public_api_does(screen: Screen) -> None:
    """One that is complete, one that propagates alone, one that repairs, and one for graphs."""
    screen.reset("colouring/backtracking")
    assert screen.offered("Method") == GENERAL + FOR_GRAPHS
    for method in ("backjumping", "ac3", "min_conflicts", "bfs_greedy"):
        screen.intend(type="change-run", change={"method": method})
        assert file_shown(screen) == f"csp/{FILES[method]}.py"
        problem = {"game": screen.state()["subject"], "position": screen.position()}
        found = screen.search(**problem, search=method)
        end = outcome(screen)
        assert (SOLVED in end) == found["solved"] == found["checked"], method
        assert found["solved"] or (NO_SOLUTION if found["complete"] else CANNOT_TELL) in end
        for term, name in EFFORT.items():
            number = f"{found[name]:,}"
            expect(screen.effort(term)).to_have_text(f"{number} of {number}")


# Comparing


def test_all_methods_are_compared_in_a_table_and_a_plot(screen: Screen) -> None:
    screen.reset("queens/six")
    screen.show_stage("Methods")
    rows = screen.race.locator("tbody tr")
    expect(rows).to_have_count(len(GENERAL))
    expect(screen.race.get_by_role("group", name="Plot")).to_have_count(0)
    screen.button("Run all").click()
    expect(rows.locator("td:nth-child(2)")).to_have_text(
        [re.compile("none found" if each == "ac3" else "solved, checked") for each in GENERAL]
    )
    screen.settled()
    methods = screen.page.evaluate("plyscope.catalogue().methods")
    for row, method in zip(rows.all(), GENERAL, strict=True):
        # The methods that choose the next variable all use the given order.
        chooses = any(option["id"] == "select" for option in methods[method]["options"])
        options = {"select": 0} if chooses else {}
        found = screen.search(game="queens", position="6", search=method, searchOptions=options)
        assert ("next variable: in the given order" in row.inner_text()) == bool(options), method
        numbers = row.locator("td.number").all_inner_texts()
        expected = [f"{found[name]:,}" for name in ("assignments", "checks", "backtracks")]
        assert numbers[:3] == expected, method
        assert re.fullmatch(r"[\d.,]+ (µs|ms|s)", numbers[3]), method
    plotted = screen.race.locator("figure .lane .number")
    expect(plotted).to_have_text(rows.locator("td:nth-child(4)").all_inner_texts())
    screen.race.get_by_role("button", name="Assignments").click()
    expect(plotted).to_have_text(rows.locator("td:nth-child(3)").all_inner_texts())
    for width in (390, 320):
        screen.page.set_viewport_size({"width": width, "height": 844})
        assert screen.race.evaluate("(view) => view.scrollWidth <= view.clientWidth"), width


def test_a_method_with_its_own_options_takes_part_and_others_are_left_out(screen: Screen) -> None:
    search_by(screen, "queens/six", "mac")
    screen.show_stage("Methods")
    screen.set_option_by_name("Next variable, for all", "fewest values left (MRV)")
    expect(screen.button("Add the current method and settings")).to_have_count(0)
    screen.set_option_by_name("Values", "least constraining (LCV)")
    screen.button("Add the current method and settings").click()
    rows = screen.race.locator("tbody tr")
    expect(rows).to_have_count(len(GENERAL) + 1)
    expect(rows.last).to_contain_text("least constraining (LCV)")
    expect(screen.button("Add the current method and settings")).to_have_count(0)
    for name in ("Backtracking", "Forward checking", "Conflict-directed backjumping"):
        screen.button(f"Leave out {name}").click()
    screen.button("Leave out Propagation alone (AC-3)").click()
    expect(rows).to_have_count(3)
    screen.button("Run all").click()
    expect(screen.race.locator("figure .lane")).to_have_count(3)
    screen.settled()
    expect(rows.locator("td:nth-child(2)")).to_have_text(["solved, checked"] * 3)
    screen.button("All methods").click()
    expect(rows).to_have_count(len(GENERAL))


def test_a_stopped_comparison_keeps_its_results(screen: Screen) -> None:
    screen.reset("queens/twenty")
    screen.show_stage("Methods")
    for name in ("Backtracking", "Forward checking"):
        screen.button(f"Leave out {name}").click()
    screen.button("Run all").click()
    rows = screen.race.locator("tbody tr")
    # The quick ones do not wait for the slow ones.
    expect(rows.last).to_contain_text("solved, checked")
    expect(rows.nth(0)).to_contain_text("running…")
    expect(screen.task).to_be_hidden()
    screen.race.get_by_role("button", name="Stop").click()
    expect(screen.asked_error).to_have_text("The comparison was stopped.")
    screen.settled()
    outcomes = rows.locator("td:nth-child(2)")
    expect(outcomes).to_have_text(["stopped", "none found", "stopped", "solved, checked"])
    expect(rows.nth(0)).to_contain_text("> 200,000")
    expect(screen.race.get_by_role("status")).to_contain_text("> shows how far they got")
    screen.show_stage("Tree")
    assert SOLVED in outcome(screen)


# Explanations


def test_explanations_of_a_method_and_a_problem_have_examples_that_run(screen: Screen) -> None:
    search_by(screen, "australia/three", "mac")
    screen.button("What is this? Maintaining arc consistency (MAC)").click()
    dialog = screen.page.get_by_role("dialog")
    for part in ("How it goes", "Formula", "Cost", "When it fails", "Examples"):
        expect(dialog.get_by_role("heading", name=part)).to_be_visible()
    dialog.get_by_role("button", name="At its best").click()
    expect(dialog).to_have_count(0)
    screen.until("state.subject === 'us_map'")
    screen.settled()
    assert "It took 9 assignments" in outcome(screen)
    screen.button("What is this? Map of the United States").click()
    expect(dialog.get_by_role("heading", name="As a constraint problem")).to_be_visible()
    screen.press("Escape")
    screen.reset("sudoku/middle")
    screen.button("What is this? Sudoku").click()
    dialog.get_by_role("button", name="At its best").click()
    screen.until("state.method === 'ac3'")
    screen.settled()
    assert SOLVED in outcome(screen)
    expect(screen.effort("Values removed")).to_contain_text("of 408")
