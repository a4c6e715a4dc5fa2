"""The keyboard alone can reach and use everything, and the focus is always visible."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from screen import Screen

# What has the focus: which part of the page it is in, and whether anything shows it.
FOCUSED = """async () => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { nextElementSibling, parentElement } = element;
  const frame = element.closest("label, .editor");
  const around = [element, nextElementSibling, parentElement, frame];
  const looks = () => around.map((each) => {
    if (!each) return "";
    const { outline, boxShadow, borderColor, transform } = getComputedStyle(each);
    return [outline, boxShadow, borderColor, transform].join();
  }).join();
  const { stage } = document.querySelector("#tree");
  const ringed = element === stage.canvas && stage.selected >= 0;
  const focused = looks();
  element.blur();
  // The code pane notices it a moment later.
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  const seen = ringed || looks() !== focused;
  element.focus();
  const name = element.getAttribute("aria-label") || element.name || element.innerText || "";
  const part = element.closest(PARTS);
  return { part: part?.localName ?? "", tag: element.localName, name: name.trim(), seen };
}"""
PARTS = [
    "a",
    "h1",
    "places-view",
    "lessons-view",
    "practice-view",
    "settings-view",
    "present-view",
    "share-view",
    "details",
    "explain-view",
    "board-view",
    "players-view",
    "counters-view",
    "moves-view",
    "weights-view",
    "pane-divider",
    "stages-view",
    "tree-view",
    "code-view",
    "narration-view",
    "transport-view",
]


def walk(
    screen: Screen, *, from_there: Locator | None = None, most: int = 200
) -> list[dict[str, object]]:
    """What Tab reaches from the top of the page, or the first of it from there, in order."""
    # Of the links, only the first counts as a part.
    look = FOCUSED.replace("PARTS", f'"body > {", ".join(PARTS)}"')
    (from_there or screen.page.get_by_role("link", name="Skip to the tree")).focus()
    reached: list[dict[str, object]] = []
    while len(reached) < most:
        focused = screen.page.evaluate(look)
        if focused is None or (reached and focused == reached[0]):
            return reached
        reached.append(focused)
        screen.press("Tab")
    assert from_there, "Tab never comes to the end of the page"
    return reached


def test_the_first_tab_offers_to_skip_to_the_tree(screen: Screen) -> None:
    screen.page.evaluate("document.body.tabIndex = -1, document.body.focus()")
    screen.press("Tab")
    skip = screen.page.get_by_role("link", name="Skip to the tree")
    screen.page.evaluate("document.body.removeAttribute('tabindex')")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    screen.press("Enter")
    screen.press("Tab")
    expect(screen.tree).to_be_focused()


def test_tab_reaches_every_part_in_reading_order_and_the_focus_is_always_visible(
    screen: Screen,
) -> None:
    # Its work has a button, too, because minimax is only counted on demand.
    screen.choose_game("connect4/three")
    screen.forward(2)
    reached = walk(screen)
    parts = list(dict.fromkeys(each["part"] for each in reached))
    assert parts == PARTS
    names = {each["name"] for each in reached}
    assert names >= {"Search: Alpha-beta", "New game", "Step"}
    assert [each for each in reached if not each["seen"]] == []
    screen.choose_game("tictactoe/two-left")
    squares = walk(screen, from_there=screen.board.locator("button").first, most=2)
    assert [(each["part"], each["seen"]) for each in squares] == [("board-view", True)] * 2


def test_a_game_is_chosen_searched_and_stepped_with_keys_only(screen: Screen) -> None:
    screen.opener("Game").focus()
    screen.press("Enter")
    screen.page.keyboard.type("tic two")
    screen.press("Enter")
    screen.until("state.preset === 'two-left'")
    screen.settled()
    expect(screen.button("Watch (space)")).to_be_focused()
    screen.opener("Game").focus()
    screen.press("Tab", "Enter", "ArrowDown", "ArrowRight", "ArrowLeft", "Enter")
    screen.until("state.method === 'minimax'")
    screen.settled()
    screen.press("Tab", "Enter", "Tab")
    screen.page.keyboard.type("1")
    screen.press("Enter")
    screen.settled()
    expect(screen.chips).to_contain_text("of 3")
    screen.press("Tab", "Tab")
    assert screen.state()["cursor"] == 0
    screen.reach_tree_by_keys()
    screen.press("Space")
    screen.until("state.playing")
    screen.press("Space")
    screen.until("!state.playing")


def test_help_opens_and_closes_with_keys_and_returns_the_focus(screen: Screen) -> None:
    screen.open_more()
    button = screen.page.get_by_role("button", name="Help")
    button.focus()
    screen.press("Enter")
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    screen.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()


def test_the_arrows_step_after_a_menu_was_used_with_the_pointer_and_choose_after_tab(
    screen: Screen,
) -> None:
    menu = screen.in_settings(screen.page.locator("settings-view select[name=order]"))
    menu.click()
    screen.press("ArrowDown", "Enter")
    screen.until("state.order === 'reversed'")
    screen.settled()
    screen.press("ArrowRight", "ArrowRight")
    expect(screen.chips).to_contain_text("step 2")
    screen.press("End")
    expect(screen.counter("Leaves")).to_have_text("9 of 9")
    assert screen.state()["order"] == "reversed"
    screen.press("Home")
    menu = screen.in_settings(menu)
    menu.click()
    screen.press("Escape", "Shift+Tab", "Tab")
    expect(menu).to_be_focused()
    screen.press("ArrowLeft")
    screen.until("state.order === 'given'")
    screen.settled()
    expect(screen.chips).to_contain_text("step 0")
