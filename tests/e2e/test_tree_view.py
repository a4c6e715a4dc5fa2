"""The picture of the tree: click, wheel, drag, pinch, keys, fit, collapse, and little boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from screen import Screen
from waiting import AT_REST, wait_for

# Rows of the three by three tree, in order of entry: A, B, b₁ … b₃, C, c₁, D, d₁ … d₃, then c₂, c₃.
A, B, B2, C, D, C2 = 0, 1, 3, 5, 7, 11

BOARDS_PAINTED = """async () => {
  const view = document.querySelector("#tree");
  const paint = view.stage.drawBoard;
  let count = 0;
  view.stage.drawBoard = (...parts) => { count += 1; return paint(...parts); };
  view.stage.paintNow();
  view.stage.drawBoard = paint;
  return count;
}"""


def described(screen: Screen) -> str:
    """The node that keys act on, as a screen reader says it."""
    return screen.tree.locator("[role=treeitem]").text_content() or ""


def middle(screen: Screen) -> tuple[float, float]:
    """The middle of the picture on the screen."""
    box = screen.tree.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_on_a_node_goes_to_it_with_its_board_variables_and_sentence(screen: Screen) -> None:
    screen.click_row(B)
    expect(screen.narration).to_contain_text("All moves tried at B")
    expect(screen.page.locator("variables-view h2")).to_have_text("Variables in B")
    expect(screen.variable("v")).to_have_text("3")
    expect(screen.page.locator("board-view .banner")).to_contain_text("B")
    expect(screen.page.locator("board-view .outline .here .name")).to_have_text("B")
    assert described(screen).startswith(
        "B, MIN, value = 3" if "= 3" in described(screen) else "B, MIN, value 3"
    )


def test_a_click_on_a_cut_node_goes_to_the_cut_and_one_outside_all_nodes_nowhere(
    screen: Screen,
) -> None:
    screen.to_the_end()
    screen.click_row(C2)
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    before = screen.state()["cursor"]
    box = screen.tree.bounding_box()
    assert box is not None
    screen.page.mouse.click(box["x"] + 5, box["y"] + box["height"] - 5)
    assert screen.state()["cursor"] == before


def test_the_wheel_zooms_about_the_pointer(screen: Screen) -> None:
    before = screen.camera()
    place = screen.place_of(D)
    screen.page.mouse.move(place["x"], place["y"])
    screen.page.mouse.wheel(0, -200)
    wait_for(
        screen.page,
        "(k) => document.querySelector('#tree').stage.camera.k > k * 1.1",
        before["k"],
    )
    after = screen.place_of(D)
    assert abs(after["x"] - place["x"]) < 12
    screen.page.mouse.wheel(0, 400)
    wait_for(
        screen.page,
        "(k) => document.querySelector('#tree').stage.camera.k < k * 1.1",
        before["k"],
    )


def test_a_drag_moves_the_picture(screen: Screen) -> None:
    screen.button("Zoom in").click()
    screen.button("Zoom in").click()
    before = screen.camera()
    x, y = middle(screen)
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x - 80, y, steps=4)
    screen.page.mouse.up()
    after = screen.camera()
    assert abs(after["x"] - (before["x"] - 80)) < 2
    assert after["k"] == before["k"]
    assert screen.state()["cursor"] == 0


def test_the_buttons_zoom_and_fit(screen: Screen) -> None:
    fitted = screen.camera()
    screen.button("Zoom in").click()
    assert screen.camera()["k"] > fitted["k"]
    screen.button("Zoom out").click()
    screen.button("Zoom in").click()
    screen.button("Fit the tree").click()
    assert screen.camera() == pytest.approx(fitted)
    screen.button("Follow the search").click()


def test_the_keys_zoom_pan_and_fit(screen: Screen) -> None:
    fitted = screen.camera()
    screen.reach_tree_by_keys()
    screen.press("+", "+")
    near = screen.camera()
    assert near["k"] > fitted["k"] * 1.5
    screen.press("Shift+ArrowRight")
    assert screen.camera()["x"] < near["x"]
    screen.press("-")
    assert screen.camera()["k"] < near["k"]
    screen.press("0")
    assert screen.camera() == pytest.approx(fitted)
    screen.button("Follow the search").click()


def test_the_arrow_keys_go_from_node_to_node_and_enter_goes_to_its_step(screen: Screen) -> None:
    screen.reach_tree_by_keys()
    screen.press("ArrowDown")
    assert described(screen).startswith("B, MIN")
    screen.press("ArrowRight")
    assert described(screen).startswith("C, MIN")
    screen.press("ArrowDown")
    assert described(screen).startswith("c₁,")
    screen.press("ArrowUp", "ArrowUp")
    assert described(screen).startswith("A, MAX")
    screen.press("ArrowDown", "ArrowRight", "Enter")
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    # The keys moved in the tree, and did not make steps.
    expect(screen.chips).to_contain_text("step 9")


def test_a_subtree_is_folded_and_unfolded_with_key_button_and_double_click(screen: Screen) -> None:
    screen.to_the_end()
    screen.reach_tree_by_keys()
    screen.press("ArrowDown", "c")
    assert screen.state()["collapsed"] == [B]
    assert "3 nodes hidden" in described(screen)
    screen.button("Expand B").click()
    assert screen.state()["collapsed"] == []
    # Elsewhere, the node may lie under the edge of the pane.
    screen.button("Fit the tree").click()
    place = screen.place_of(D)
    screen.page.mouse.dblclick(place["x"], place["y"])
    assert screen.state()["collapsed"] == [D]
    place = screen.place_of(D)
    screen.page.mouse.dblclick(place["x"], place["y"])
    assert screen.state()["collapsed"] == []
    screen.button("Follow the search").click()


def test_a_folded_subtree_takes_no_room_and_its_steps_are_shown_at_the_fold(screen: Screen) -> None:
    width = "document.querySelector('#tree').prepared.layout.width"
    before = screen.page.evaluate(width)
    screen.reach_tree_by_keys()
    screen.press("ArrowDown", "c")
    assert screen.page.evaluate(width) < before
    screen.forward(3)
    expect(screen.narration).to_contain_text("b₁ is worth 3")
    assert described(screen).startswith("B, MIN")


def test_the_picture_follows_the_search_until_a_person_asks_for_the_whole_tree(
    screen: Screen,
) -> None:
    """A large tree shows little boards, or from far away only shapes. Where it is followed, the way
    to the root stays in view, and a press on it goes to that ancestor."""
    screen.choose_game("tictactoe/empty")
    screen.to_the_end()
    screen.button("Fit the tree").click()
    screen.camera()
    assert screen.page.evaluate(BOARDS_PAINTED) <= 1
    screen.button("Follow the search").click()
    screen.button("To the start (Home)").click()
    whole = screen.camera()
    screen.forward(6)
    followed = screen.camera()
    assert followed["k"] > whole["k"] * 2
    assert screen.page.evaluate(BOARDS_PAINTED) > 1
    screen.button("Fit the tree").click()
    assert screen.camera()["k"] == pytest.approx(whole["k"])
    expect(screen.button("Follow the search")).to_have_attribute("aria-pressed", "false")
    screen.forward()
    assert screen.camera()["k"] == pytest.approx(whole["k"])
    screen.button("Follow the search").click()
    assert screen.camera()["k"] > whole["k"] * 2
    screen.forward(5)
    path = screen.page.evaluate(
        """() => {
          const { moment, trace } = document.querySelector("#tree");
          const rows = [];
          for (let row = moment.current; row >= 0; row = trace.parent[row]) rows.push(row);
          return rows;
        }"""
    )
    assert len(path) > 3
    for row in path:
        screen.place_of(row)
    screen.click_row(path[-2])
    chosen = "(row) => document.querySelector('#tree').chosen() === row"
    wait_for(screen.page, chosen, path[-2])


def test_the_picture_grows_with_the_page_s_text_and_stays_clear_of_the_controls(
    screen: Screen,
) -> None:
    text = "(size) => document.documentElement.style.fontSize = size"
    usual = screen.place_of(0)
    screen.page.evaluate(text, "32px")
    try:
        wait_for(screen.page, "document.querySelector('#tree').stage.unit === 2")
        assert screen.place_of(0)["y"] > usual["y"]
        buttons = screen.page.locator("#tree .tree-buttons").bounding_box()
        assert buttons
        assert screen.place_of(12)["y"] < buttons["y"]
        screen.click_row(1)
        assert screen.page.evaluate("document.querySelector('#tree').chosen()") == 1
    finally:
        screen.page.evaluate(text, "")


def test_the_camera_moves_smoothly_unless_a_person_prefers_less_motion(screen: Screen) -> None:
    moves = """() => {
      document.querySelector("#tree [aria-label='Zoom in']").click();
      return document.querySelector("#tree").stage.move !== null;
    }"""
    screen.ask_for_motion()
    assert screen.page.evaluate(moves)
    screen.page.emulate_media(reduced_motion="reduce")
    before = screen.camera()
    assert not screen.page.evaluate(moves)
    assert screen.camera()["k"] > before["k"]


TEXTS_PAINTED = """() => {
  const { stage } = document.querySelector("#tree");
  const { context } = stage;
  const texts = [];
  context.fillText = (...parts) => {
    texts.push(parts[0]);
    CanvasRenderingContext2D.prototype.fillText.apply(context, parts);
  };
  stage.paintNow();
  delete context.fillText;
  return texts;
}"""


def painted(screen: Screen) -> list[str]:
    """All texts in the picture, once it has stopped moving."""
    wait_for(screen.page, AT_REST)
    texts: list[str] = screen.page.evaluate(TEXTS_PAINTED)
    return texts


def test_the_leaves_of_two_coins_show_their_values_after_each_search(screen: Screen) -> None:
    """On a desktop and on a phone turned sideways."""
    screen.reset("coins/lecture")
    for prize in ("10", "12", "20"):
        screen.intend(type="set-option", option="prize", value=int(prize))
        screen.press("End")
        screen.until("state.cursor > 0")
        for width, height in ((844, 390), (1280, 800)):
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.drawn()
            texts = painted(screen)
            leaves = (texts.count(prize), texts.count(f"−{prize}"))
            assert (prize, width, leaves) == (prize, width, (8, 8))
