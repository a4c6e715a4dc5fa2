"""Which view is large: what is shown decides, unless the reader chooses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from screen import Screen

SHARE = """(pane) => pane.offsetWidth / innerWidth"""

# What stands in the way of the tabs of the stage: counts of the tree, or its buttons.
IN_THE_WAY = """() => {
  const tabs = document.querySelector("stages-view .segments").getBoundingClientRect();
  const others = document.querySelectorAll("#tree .tree-chips li, #tree .tree-buttons > button");
  return [...others].filter((other) => {
    const { left, right, top, bottom, width } = other.getBoundingClientRect();
    const across = right > tabs.left && left < tabs.right;
    return width > 0 && across && bottom > tabs.top && top < tabs.bottom;
  }).map((other) => other.innerText || other.title);
}"""


def share(screen: Screen, pane: str) -> float:
    """How much of the page's width a pane has."""
    width: float = screen.page.locator(f".pane-{pane}").evaluate(SHARE)
    return width


def test_a_view_that_is_hidden_is_drawn_when_it_is_shown(screen: Screen) -> None:
    screen.choose_game("tree/three-by-three")
    plots = screen.page.locator("plots-view")
    before = plots.inner_html()
    expect(plots).to_be_hidden()
    screen.button("Plots").click()
    expect(plots.get_by_role("figure").first).to_be_visible()
    assert plots.inner_html() != before
    screen.button("Tree").click()
    expect(plots).to_be_hidden()


def test_any_view_can_be_large_and_the_usual_layout_comes_back(screen: Screen) -> None:
    panes = ("board", "tree", "code")
    usual = [share(screen, pane) for pane in panes]
    for pane in panes:
        screen.make_large(pane)
        screen.until(f"state.centre === '{pane}'")
        assert share(screen, pane) > 0.48
        assert share(screen, pane) == max(share(screen, each) for each in panes)
    screen.make_large("both")
    screen.until("state.centre === 'both'")
    assert share(screen, "board") + share(screen, "tree") > 0.75
    screen.show_stage("Plots")
    assert share(screen, "board") + share(screen, "tree") > 0.75
    assert share(screen, "tree") > usual[1] - 0.02
    screen.make_large("board")
    screen.until("state.centre === 'board'")
    assert [share(screen, pane) for pane in panes] == pytest.approx(usual, abs=0.02)
    screen.show_stage("Tree")
    screen.make_large("")
    screen.until("state.centre === ''")
    assert [share(screen, pane) for pane in panes] == pytest.approx(usual, abs=0.02)


@pytest.mark.parametrize("problem", ["us_map/four", "sudoku/easy"])
def test_while_the_tree_is_a_path_the_whole_picture_is_large(screen: Screen, problem: str) -> None:
    screen.page.set_viewport_size({"width": 1280, "height": 800})
    screen.begin_with_problems()
    screen.choose_problem(problem)
    screen.settled()
    assert share(screen, "board") > 0.4
    drawing = screen.page.locator("problem-view .drawing")
    expect(drawing).to_be_in_viewport(ratio=1)
    dock = screen.page.locator("footer.dock").bounding_box()
    box = drawing.bounding_box()
    assert dock is not None
    assert box is not None
    assert box["y"] + box["height"] <= dock["y"] + 1
    before = share(screen, "board")
    screen.to_the_end()
    assert share(screen, "board") == before, "nothing moves while somebody steps"


@pytest.mark.parametrize(
    ("subject", "width", "height"),
    [
        ("tree/three-by-three", 1024, 768),
        ("tictactoe/empty", 844, 390),
        ("queens/eight", 1280, 800),
    ],
)
def test_nothing_stands_behind_the_tabs_of_the_stage(
    screen: Screen, subject: str, width: int, height: int
) -> None:
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.reset(subject)
    screen.forward(2)
    expect(screen.chips).to_contain_text("step 2")
    assert screen.page.evaluate(IN_THE_WAY) == []
