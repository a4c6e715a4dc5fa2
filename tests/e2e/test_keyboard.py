"""The keyboard alone can reach and use everything, and the focus is always visible."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen, expect_end_of_lesson

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


def walk(screen: Screen) -> list[dict[str, object]]:
    """Everything that Tab reaches from the top of the page, in order."""
    # Of the links, only the first counts as a part.
    look = FOCUSED.replace("PARTS", f'"body > {", ".join(PARTS)}"')
    screen.page.get_by_role("link", name="Skip to the tree").focus()
    reached: list[dict[str, object]] = []
    while len(reached) < 200:
        focused = screen.page.evaluate(look)
        if focused is None or (reached and focused == reached[0]):
            return reached
        reached.append(focused)
        screen.press("Tab")
    raise AssertionError("Tab never comes to the end of the page")


def test_tab_reaches_every_part_in_reading_order(screen: Screen) -> None:
    # Its work has a button, too, because minimax is only counted on demand.
    screen.choose_game("connect4/three")
    screen.forward(2)
    reached = walk(screen)
    parts = list(dict.fromkeys(each["part"] for each in reached))
    assert parts == PARTS
    names = {each["name"] for each in reached}
    assert names >= {"Search: Alpha-beta", "New game", "Step"}


def test_the_focus_is_always_visible(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    unseen = [each for each in walk(screen) if not each["seen"]]
    assert unseen == []


def test_the_first_tab_offers_to_skip_to_the_tree(screen: Screen) -> None:
    screen.page.evaluate("getSelection().setPosition(document.body, 0)")
    screen.press("Tab")
    skip = screen.page.get_by_role("link", name="Skip to the tree")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    screen.press("Enter")
    screen.press("Tab")
    expect(screen.tree).to_be_focused()


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


def test_keys_typed_into_a_field_do_not_step(screen: Screen) -> None:
    screen.position_typed().focus()
    screen.press("End")
    screen.page.keyboard.type(" lnk ")
    screen.press("ArrowLeft", "Home")
    state = screen.state()
    assert state["cursor"] == 0
    assert not state["playing"]
    assert state["granularity"] == "node"
    assert state["draft"].endswith(" lnk ")


def test_the_scrubber_moves_with_keys(screen: Screen) -> None:
    screen.scrubber.focus()
    screen.press("ArrowRight", "ArrowRight")
    expect(screen.chips).to_contain_text("step 2")
    screen.press("End")
    expect_end_of_lesson(screen)
    expect(screen.scrubber).to_have_attribute("aria-valuetext", "step 15 of 15")


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


def test_a_screen_reader_reads_the_steps_but_not_during_play(screen: Screen) -> None:
    expect(screen.narration).to_have_attribute("aria-live", "polite")
    screen.button("Watch (space)").click()
    expect(screen.narration).to_have_attribute("aria-live", "off")
    screen.button("Pause (space)").click()
    expect(screen.narration).to_have_attribute("aria-live", "polite")


def test_after_choosing_from_a_menu_with_the_pointer_the_keys_step(screen: Screen) -> None:
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


def test_the_arrows_choose_from_a_menu_that_was_reached_with_tab(screen: Screen) -> None:
    menu = screen.in_settings(screen.page.locator("settings-view select[name=order]"))
    menu.click()
    screen.press("Escape", "Shift+Tab", "Tab")
    expect(menu).to_be_focused()
    screen.press("ArrowRight")
    screen.until("state.order === 'reversed'")
    screen.settled()
    expect(screen.chips).to_contain_text("step 0")


def test_after_setting_a_slider_with_the_pointer_the_keys_step(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    slider = screen.page.locator("weights-view input[type=range]").first
    slider.click(position={"x": 4, "y": 10})
    screen.settled()
    weights = screen.state()["weights"]
    screen.press("ArrowRight")
    expect(screen.chips).to_contain_text("step 1")
    assert screen.state()["weights"] == weights
    screen.press("ArrowUp")
    screen.until("state.weights.MAX[0] > argument", weights["MAX"][0])
    screen.settled()


def test_after_opening_and_ticking_rules_the_arrows_still_step(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    screen.use_position("1122")
    rules = screen.page.locator("players-view .rules")
    rules.locator("summary").click()
    screen.press("ArrowRight")
    expect(screen.chips).to_contain_text("step 1")
    rules.get_by_label("Sooner wins count more").check()
    screen.settled()
    screen.press("ArrowRight", "ArrowRight")
    expect(screen.chips).to_contain_text("step 2")
