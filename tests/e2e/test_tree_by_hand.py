"""A typed tree is changed where it stands, with the pointer and with keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from screen import Screen
from waiting import AT_REST, wait_for

SPOT = """name => {
  const tree = document.getElementById("tree");
  const { trace } = tree;
  const row = [...trace.parent.keys()].find(i => trace.text.names[i] === name);
  const spot = tree.stage.spotOf(row);
  const box = tree.getBoundingClientRect();
  return [box.left + spot.x, box.top + spot.y];
}"""


def spot(screen: Screen, name: str) -> tuple[float, float]:
    wait_for(screen.page, AT_REST)
    x, y = screen.page.evaluate(SPOT, name)
    return x, y


@pytest.fixture(autouse=True)
def _put_away(screen: Screen) -> Iterator[None]:
    """The page is kept for the next test, without the tools."""
    yield
    if screen.button("Edit tree").get_attribute("aria-pressed") == "true":
        screen.button("Edit tree").click()


@pytest.fixture
def edited(screen: Screen) -> Screen:
    screen.button("Edit tree").click()
    return screen


def number(screen: Screen):  # type: ignore[no-untyped-def]
    return screen.page.locator(".tree-edit-field input")


def test_a_leaf_is_clicked_and_its_number_typed(edited: Screen) -> None:
    edited.page.mouse.click(*spot(edited, "c₁"))
    number(edited).fill("7")
    # The tools stand below the tree, and another leaf takes what was typed.
    tools = edited.page.locator(".tree-edit-card").bounding_box()
    assert tools is not None
    assert tools["y"] > spot(edited, "c₁")[1]
    edited.page.mouse.click(*spot(edited, "d₁"))
    edited.settled()
    expect(number(edited)).to_have_value("14")
    expect(edited.page.locator(".tree-edit-scale")).to_contain_text("Nothing changes")
    number(edited).press("Escape")
    assert edited.position() == "[[3 12 8] [7 4 6] [14 5 2]]"
    expect(edited.page.locator("#position-text")).to_have_value("[[3 12 8] [7 4 6] [14 5 2]]")
    edited.press("Control+z")
    edited.settled()
    assert edited.position() == "[[3 12 8] [2 4 6] [14 5 2]]"


def test_a_wrong_number_is_told_there_and_escape_leaves_the_tree_as_it_was(edited: Screen) -> None:
    """The interval in which nothing changes is marked; another tree does not take the number."""
    edited.page.mouse.click(*spot(edited, "c₁"))
    scale = edited.page.locator(".tree-edit-scale")
    expect(scale).to_contain_text("Nothing changes up to 3.")
    expect(scale.locator("li.same").last).to_have_text("3")
    number(edited).press("ArrowUp")
    number(edited).press("ArrowUp")
    edited.settled()
    expect(scale).to_contain_text("c₁ = 4")
    number(edited).fill("seven")
    number(edited).press("Enter")
    expect(edited.page.locator("#tree-edit-wrong")).to_contain_text("Type a number")
    expect(number(edited)).to_have_value("seven")
    number(edited).press("Escape")
    edited.settled()
    expect(number(edited)).to_have_count(0)
    assert edited.position() == "[[3 12 8] [2 4 6] [14 5 2]]"
    edited.page.mouse.click(*spot(edited, "b₁"))
    number(edited).fill("9")
    edited.choose_game("tree/binary-two")
    expect(number(edited)).to_have_count(0)
    edited.page.mouse.click(*spot(edited, "b₁"))
    expect(number(edited)).to_have_value("2")
    number(edited).press("Escape")
    assert edited.position() == "[[2 5] [1 7]]"


def test_a_leaf_that_is_pulled_is_searched_again_and_is_one_step_for_undo(edited: Screen) -> None:
    """Sideways, it is pulled to another parent."""
    x, y = spot(edited, "c₁")
    edited.page.mouse.move(x, y)
    edited.page.mouse.down()
    edited.page.mouse.move(x, y - 12, steps=3)
    edited.page.mouse.move(x, y - 36, steps=6)
    edited.settled()
    scale = edited.page.locator(".tree-edit-scale")
    expect(scale).to_contain_text("c₁ = 6")
    expect(scale).to_contain_text("Nothing changes")
    edited.page.mouse.up()
    edited.settled()
    assert edited.position() == "[[3 12 8] [6 4 6] [14 5 2]]"
    assert len(edited.state()["history"]) == 2
    # The tools are there again.
    expect(edited.page.locator(".tree-edit-card").get_by_text("Remove")).to_be_visible()
    x, y = spot(edited, "d₁")
    edited.page.mouse.move(x, y)
    edited.page.mouse.down()
    edited.page.mouse.move(x - 30, y, steps=3)
    edited.page.mouse.move(*spot(edited, "B"), steps=5)
    edited.page.mouse.up()
    edited.settled()
    assert edited.position() == "[[3 12 8 14] [6 4 6] [5 2]]"


def test_everything_works_with_keys_alone(screen: Screen) -> None:
    screen.reach_tree_by_keys()
    screen.press("e", "ArrowDown", "a")
    screen.settled()
    assert screen.position() == "[[3 12 8 0] [2 4 6] [14 5 2]]"
    for key, then in (
        ("Shift+ArrowLeft", "[[3 12 0 8] [2 4 6] [14 5 2]]"),
        ("Delete", "[[3 12 8] [2 4 6] [14 5 2]]"),
        ("ArrowUp", None),
        ("h", "[(1/3:3 1/3:12 1/3:8) [2 4 6] [14 5 2]]"),
    ):
        screen.press(key)
        screen.settled()
        assert then is None or screen.position() == then
    screen.press("p")
    screen.page.keyboard.type("1/2 1/4 1/2")
    screen.press("Enter")
    expect(screen.page.locator("#tree-edit-wrong")).to_contain_text("must add up to 1")
    screen.page.keyboard.press("Control+a")
    screen.page.keyboard.type("1/2 1/4 1/4")
    screen.press("Enter")
    screen.settled()
    assert screen.position() == "[(1/2:3 1/4:12 1/4:8) [2 4 6] [14 5 2]]"
    # Chance needs another search, which goes as it came.
    assert screen.state()["method"] == "expectiminimax"
    expect(screen.page.locator("notice-view")).to_contain_text("so Expectiminimax does")
    screen.press("ArrowDown", "r")
    screen.page.keyboard.type("heads")
    screen.press("Enter")
    screen.settled()
    assert screen.position() == "[(heads:1/2:3 1/4:12 1/4:8) [2 4 6] [14 5 2]]"
    screen.press("ArrowUp", "h")
    screen.settled()
    assert screen.position() == "[[heads:3 12 8] [2 4 6] [14 5 2]]"
    assert screen.state()["method"] == "alphabeta"
    expect(screen.page.locator("notice-view")).to_have_text("")


def test_a_node_at_the_depth_limit_says_that_its_moves_are_below_it(edited: Screen) -> None:
    edited.set_depth("1")
    edited.drawn()
    edited.page.mouse.click(*spot(edited, "C"))
    card = edited.page.locator(".tree-edit-card")
    expect(card).to_contain_text("3 moves below the depth limit. With a larger depth, they can be")
    edited.set_depth("")


# Whether all tools stand in their card.
ALL_IN_VIEW = """() => {
  const card = document.querySelector(".tree-edit-card").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".tree-edit-card button")].map((each) =>
    each.getBoundingClientRect(),
  );
  const isIn = ({ left, right, bottom }) =>
    left >= card.left && right <= card.right && bottom <= card.bottom;
  return boxes.every(isIn);
}"""


def test_at_a_zoom_of_200_percent_no_tool_is_out_of_view(screen: Screen) -> None:
    before = screen.page.viewport_size
    screen.page.set_viewport_size({"width": 640, "height": 400})
    screen.button("Edit tree").click()
    screen.drawn()
    screen.page.mouse.click(*spot(screen, "B"))
    screen.drawn()
    for _ in range(2):  # for a player, then for chance, which has more tools
        assert screen.page.evaluate(ALL_IN_VIEW)
        screen.page.locator("[data-edit=chance]").click()
        screen.settled()
        screen.drawn()
    screen.button("Edit tree").click()
    assert before is not None
    screen.page.set_viewport_size(before)


def test_a_random_tree_has_the_wished_cuts(screen: Screen) -> None:
    screen.page.get_by_text("Random tree…").click()
    screen.page.locator("select[name=cuts]").select_option("2")
    screen.button("Make the tree").click()
    screen.settled()
    assert re.fullmatch(r"\[(\[\d+ \d+ \d+\] ?){3}\]", screen.position())
    assert screen.search(game="tree", position=screen.position())["cuts"] == 2
