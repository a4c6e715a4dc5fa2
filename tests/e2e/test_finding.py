"""Finding something in a large tree: where a position occurs, and the node after some moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from screen import Screen
from waiting import AT_REST, wait_for

# The first row with a position that occurs more than twice.
OFTEN = """() => {
  const { same } = document.querySelector("#tree").trace;
  const times = new Map();
  for (const first of same) times.set(first, (times.get(first) ?? 0) + 1);
  return same.find((first) => times.get(first) > 2);
}"""
CHOSEN = 'document.querySelector("#tree").chosen()'
LIT = '[...document.querySelector("#tree").stage.lit]'
# How far the chosen row is from the middle of the picture, as a share of its width.
FROM_MIDDLE = """() => {
  const { stage } = document.querySelector("#tree");
  const { x } = stage.spotOf(document.querySelector("#tree").chosen());
  return Math.abs(x / stage.element.clientWidth - 0.5);
}"""


@pytest.fixture
def block(screen: Screen) -> Screen:
    """The 116 nodes of minimax at a position of tic-tac-toe, of which 75 are different."""
    screen.choose_game("tictactoe/block")
    screen.choose("Search", "minimax")
    screen.to_the_end()
    return screen


def test_a_position_is_lit_wherever_it_occurs_and_one_press_leads_to_the_next(
    block: Screen,
) -> None:
    row = block.page.evaluate(OFTEN)
    block.click_row(row)
    where = block.page.get_by_role("group", name="Where this position occurs")
    occurs = where.get_by_role("button", name="occurs")
    times = int(occurs.inner_text().split()[1])
    occurs.click()
    lit = block.page.evaluate(LIT)
    assert len(lit) == times > 2
    assert lit[0] == row
    expect(where).to_have_text(f"1 of {times} lit")
    where.get_by_role("button", name="lit").click()
    expect(where).to_have_text(f"2 of {times} lit")
    assert block.page.evaluate(CHOSEN) == lit[1]
    wait_for(block.page, AT_REST)
    assert block.page.evaluate(FROM_MIDDLE) < 0.35

    # By keys, also where it is folded away, and back.
    above = block.page.evaluate(f"document.querySelector('#tree').trace.parent[{lit[2]}]")
    block.page.evaluate(
        "(row) => document.dispatchEvent(new CustomEvent('intent', "
        "{ detail: { type: 'toggle-collapse', row } }))",
        above,
    )
    block.until(f"state.collapsed.includes({above})")
    block.reach_tree_by_keys()
    block.press("o")
    block.until("state.collapsed.length === 0")
    expect(where).to_have_text(f"3 of {times} lit")
    block.press("Shift+O")
    expect(where).to_have_text(f"2 of {times} lit")
    where.get_by_role("button", name="Put out the lights").click()
    assert block.page.evaluate(LIT) == []


def test_typed_moves_lead_to_their_node_also_where_it_is_folded_away(block: Screen) -> None:
    tree = block.page.locator("#tree")
    tree.get_by_role("button", name="Find").click()
    field = tree.get_by_role("textbox", name="Go to the node after these moves")
    expect(field).to_be_focused()
    picks = tree.get_by_role("group", name="What may come next").get_by_role("button")
    first, second = picks.all_inner_texts()[:2]

    # A wrong move is told with the right ones, and nothing is lost.
    before = block.state()
    field.fill(f"{first} {first}")
    block.press("Enter")
    wrong = tree.get_by_role("alert").filter(has_text="no move")
    expect(wrong).to_contain_text(f"After {first} there is no move “{first}”. These are possible")
    expect(wrong).to_contain_text(second)
    expect(field).to_have_value(f"{first} {first}")
    assert block.state()["cursor"] == before["cursor"]

    # Picked and typed, in a subtree that is folded away.
    above = block.page.evaluate("document.querySelector('#tree').trace.children[0]")
    block.page.evaluate(
        "(row) => document.dispatchEvent(new CustomEvent('intent', "
        "{ detail: { type: 'toggle-collapse', row } }))",
        above,
    )
    field.fill("")
    picks.filter(has_text=first).first.click()
    expect(field).to_have_value(f"{first} ")
    expect(wrong).to_have_count(0)
    field.press("End")
    block.page.keyboard.type(second)
    block.press("Enter")
    block.until("state.collapsed.length === 0")
    expect(block.tree).to_be_focused()
    wait_for(block.page, AT_REST)
    row = block.page.evaluate(CHOSEN)
    path = "(row) => { const { trace } = document.querySelector('#tree'); return trace.ply[row]; }"
    assert block.page.evaluate(path, row) == 2
    expect(block.page.locator("board-view .banner")).to_contain_text(second)
    assert block.page.evaluate(FROM_MIDDLE) < 0.35


# How many points of the picture have a colour of the scale.
SHADED = """() => {
  const { stage } = document.querySelector("#tree");
  const { canvas, context, theme } = stage;
  const shades = new Set(
    [1, 2, 3, 4, 5, 6, 7].map((at) => theme.colour[`shade-${at}`].match(/[0-9]+/g).join()),
  );
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if (shades.has([data[i], data[i + 1], data[i + 2]].join())) count += 1;
  return count;
}"""


def test_the_tree_is_coloured_by_what_the_reader_wants_and_says_what_it_means(
    block: Screen,
) -> None:
    assert block.page.evaluate(SHADED) == 0
    tree = block.page.locator("#tree")
    tree.get_by_role("button", name="Find and colour").click()
    choice = tree.get_by_role("combobox", name="Colour by")
    for by, legend in {
        "depth": "depth 0 to 5 moves",
        "time of visit": "visited first to last",
        "how often it occurs": "occurs once to",
    }.items():
        choice.select_option(label=by)
        expect(block.chips).to_contain_text(legend)
        wait_for(block.page, AT_REST)
        assert block.page.evaluate(SHADED) > 100
    # Minimax has none.
    choice.select_option(label="window, β − α")
    expect(block.chips).to_contain_text("this search has no windows")
    wait_for(block.page, AT_REST)
    assert block.page.evaluate(SHADED) == 0
    block.press("Escape")


def test_a_small_picture_of_the_whole_tree_leads_through_a_large_one(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    small = screen.page.locator("#tree .tree-overview")
    screen.button("Fit the tree").click()
    wait_for(screen.page, AT_REST)
    expect(small).to_be_hidden()
    for _ in range(6):
        screen.button("Zoom in").click()
    expect(small).to_be_visible()
    expect(small).to_have_attribute("aria-hidden", "true")
    before = screen.camera()

    # A press moves what is in view, and a drag takes it along; the step stays where it is.
    step = screen.state()["cursor"]
    box = small.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.2, box["y"] + box["height"] / 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    pressed = screen.camera()
    assert pressed["x"] > before["x"] + 100
    screen.page.mouse.move(x + box["width"] * 0.5, y, steps=4)
    screen.page.mouse.up()
    dragged = screen.camera()
    assert dragged["x"] < pressed["x"] - 100
    assert dragged["k"] == before["k"]
    assert screen.state()["cursor"] == step

    screen.button("Fit the tree").click()
    expect(small).to_be_hidden()


def test_what_alpha_beta_never_looked_at_is_shown_at_a_press(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.type_position("XOX/.O./.X.")
    screen.settled()
    expect(screen.chips).to_contain_text("node 0 of 29")
    screen.forward(3)
    button = screen.page.get_by_role("button", name="Show what was never looked at")
    button.click()
    expect(screen.chips).to_contain_text("looked at 29 of 61 nodes (48 %)")
    expect(screen.chips).to_contain_text("step 3 of")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(screen.chips).not_to_contain_text("looked at")
    assert screen.alerts() == []
