"""Two runs side by side: two searches of a game, or two methods on a constraint problem."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from screen import Screen
from waiting import AT_REST, wait_for


def panel(screen: Screen) -> Locator:
    return screen.page.locator("comparison-view")


def compare(screen: Screen, pair: str) -> None:
    """Begins a comparison by its button."""
    screen.show_stage("Side by side")
    screen.page.locator("pairs-view").get_by_role("button", name=pair).click()
    screen.until("state.secondRun !== null")
    screen.settled()
    expect(second_tree(screen)).to_be_visible()


def second_tree(screen: Screen) -> Locator:
    return screen.page.locator("#second-tree [role=tree]")


def racers(screen: Screen) -> Locator:
    return screen.page.locator("duo-view .racer")


def counts(screen: Screen) -> list[list[str]]:
    """The large numbers over both trees."""
    return [racers(screen).nth(at).locator(".number").all_inner_texts() for at in (0, 1)]


# Whether the picture has as many pixels as the place that it is drawn in: else it would be blurred.
IS_SHARP = """(id) => {
  const { canvas } = document.querySelector(id).stage;
  const { width, height } = canvas.getBoundingClientRect();
  return canvas.width === width && canvas.height === height;
}"""
ZOOMS = (
    "() => [...document.querySelectorAll('#trees tree-view')].map(({ stage }) => stage.camera.k)"
)


def zooms(screen: Screen) -> list[float]:
    """The zoom of both trees, once neither moves any more."""
    wait_for(screen.page, AT_REST)
    found: list[float] = screen.page.evaluate(ZOOMS)
    return found


def heights_of_counters(screen: Screen) -> list[float]:
    """How high the counters of both runs stand."""
    boxes = [racers(screen).nth(at).locator("dl").bounding_box() for at in (0, 1)]
    return [box["y"] for box in boxes if box]


def test_alpha_beta_cuts_and_waits_while_minimax_goes_on(screen: Screen) -> None:
    compare(screen, "Alpha-beta beside minimax")
    screen.forward(8)
    assert counts(screen) == [["7", "4", "0"], ["7", "4", "0"]]
    together = heights_of_counters(screen)
    assert together[0] == together[1]
    screen.forward()
    assert heights_of_counters(screen) == together, "nothing jumps while one waits"
    assert all(screen.page.evaluate(IS_SHARP, tree) for tree in ("#tree", "#second-tree"))
    expect(screen.narration).to_contain_text("Only Alpha-beta cuts: At C, MIN can get 2.")
    expect(racers(screen).nth(1)).to_contain_text("waits")
    screen.forward()
    expect(screen.narration).to_contain_text("Only Minimax goes on: c₂ is worth 4.")
    expect(racers(screen).nth(0)).to_contain_text("waits")
    expect(racers(screen).nth(1)).not_to_contain_text("waits")
    assert counts(screen) == [["7", "4", "1"], ["8", "5", "0"]]
    screen.back(2)
    assert counts(screen) == [["7", "4", "0"], ["7", "4", "0"]]
    screen.to_the_end()
    assert counts(screen) == [["11", "7", "1"], ["13", "9", "0"]]
    expect(screen.narration).to_contain_text(
        "Alpha-beta and Minimax are both done, with 11 and 13 nodes."
    )
    screen.press("Home")
    assert counts(screen) == [["0", "0", "0"], ["0", "0", "0"]]


def test_it_is_scrubbed_played_and_stepped_by_cut(screen: Screen) -> None:
    compare(screen, "Best order beside worst")
    before = zooms(screen)
    screen.button("cut").click()
    screen.forward()
    assert zooms(screen) == before
    expect(screen.narration).to_contain_text("Only Alpha-beta (move order: perfect) cuts:")
    screen.button("node").click()
    screen.scrubber.focus()
    screen.press("End")
    ends = counts(screen)
    assert int(ends[0][0]) < int(ends[1][0]), "the best order needs fewer nodes"
    screen.press("Home")
    screen.page.get_by_label("Speed").select_option(label="max")
    screen.press("Tab")
    screen.page.get_by_role("button", name=re.compile(r"^Watch \(")).click()
    screen.until("!state.playing")
    assert counts(screen) == ends


def test_the_second_run_is_changed_and_prints_what_differs(screen: Screen) -> None:
    compare(screen, "Choose the second run yourself")
    expect(screen.page.locator("duo-view .note")).to_contain_text("the same settings")
    panel(screen).get_by_label("Search").select_option(label="Negamax")
    screen.settled()
    expect(racers(screen).nth(1).get_by_role("heading")).to_have_text("Negamax")
    panel(screen).get_by_label("Depth").fill("1")
    panel(screen).get_by_label("Depth").blur()
    screen.until("state.secondRun.depth === '1'")
    screen.settled()
    expect(racers(screen).nth(1).locator(".differs")).to_have_text("Depth: 1")
    expect(screen.page.locator("duo-view .note")).to_contain_text(
        "They differ in more than one setting: search and depth."
    )
    screen.to_the_end()
    assert counts(screen)[1][0] == "4"
    # The open settings lie over the note, and have its button.
    panel(screen).get_by_role("button", name="Let only the search differ").click()
    screen.until("state.secondRun.depth === ''")
    screen.settled()
    assert screen.state()["secondRun"]["method"] == "negamax"
    expect(screen.page.locator("duo-view .note")).to_have_count(0)
    panel(screen).get_by_label("Depth").fill("many")
    panel(screen).get_by_label("Depth").blur()
    expect(panel(screen).get_by_role("alert")).to_be_visible()
    expect(screen.depth_error).to_have_count(0)


def test_the_second_run_has_a_window_of_its_own(screen: Screen) -> None:
    compare(screen, "Choose the second run yourself")
    window = panel(screen).get_by_role("textbox", name="Window [α, β]")
    window.fill("7 3")
    window.press("Enter")
    expect(panel(screen).get_by_role("alert")).to_contain_text("alpha less than beta")
    window.fill("4 9")
    window.press("Enter")
    screen.settled()
    expect(window).to_have_value("[4, 9]")
    expect(racers(screen).nth(1).locator(".differs")).to_have_text("Window: [4, 9]")
    screen.to_the_end()
    assert counts(screen) == [["11", "7", "1"], ["9", "5", "2"]]
    expect(screen.narration).to_contain_text("only that the value is at most 3")
    # A search that takes no window forgets it.
    search = panel(screen).get_by_label("Search")
    search.select_option(label="Minimax")
    expect(window).to_have_count(0)
    search.select_option(label="Alpha-beta")
    expect(window).to_have_value("")


def test_the_end_of_a_comparison_brings_the_page_back_as_it_was(screen: Screen) -> None:
    screen.choose("Order", "reversed")
    screen.forward(5)
    before = screen.state()
    sentence = screen.narration.inner_text()
    compare(screen, "Best order beside worst")
    assert screen.state()["order"] == "perfect"
    screen.forward(3)
    screen.show_stage("Tree")
    screen.until("state.secondRun === null")
    screen.settled()
    expect(second_tree(screen)).to_have_count(0)
    expect(racers(screen)).to_have_count(0)
    after = screen.state()
    kept = ("method", "order", "cut", "depth", "methodOptions", "cursor", "searched", "stage")
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    expect(screen.narration).to_have_text(sentence)


def test_a_second_run_that_would_be_too_large_stops_with_the_first_at_a_depth(
    screen: Screen,
) -> None:
    screen.choose_game("connect4/three")
    screen.settled()
    compare(screen, "Best order beside worst")
    depth = screen.state()["depth"]
    assert 1 < int(depth) < 10
    assert screen.state()["secondRun"]["depth"] == depth
    expect(screen.page.locator("duo-view .note")).to_contain_text(
        f"Both stop at depth {depth}: one of them would visit"
    )
    screen.to_the_end()
    best, worst = counts(screen)
    assert int(best[0].replace(",", "")) * 3 < int(worst[0].replace(",", ""))
    screen.show_stage("Tree")
    screen.until("state.secondRun === null")
    screen.settled()
    assert screen.state()["depth"] == ""


def test_forward_checking_runs_beside_mac_with_the_same_heuristics(screen: Screen) -> None:
    screen.begin_with_problems()
    screen.choose_problem("australia/three")
    compare(screen, "Forward checking beside MAC")
    first, second = (racers(screen).nth(at).locator(".settings") for at in (0, 1))
    expect(first).to_contain_text("Next variable: fewest values left (MRV)")
    assert first.inner_text() == second.inner_text()
    screen.forward()
    expect(screen.narration).to_contain_text("Only Maintaining arc consistency (MAC) goes on:")
    screen.to_the_end()
    ends = counts(screen)
    assert int(ends[0][2]) < int(ends[1][2]), "MAC makes more checks on this map"
    screen.back(2)
    assert int(counts(screen)[0][0]) < int(ends[0][0])
    panel(screen).locator("summary").click()
    panel(screen).get_by_role("button", name="End the comparison").click()
    expect(second_tree(screen)).to_have_count(0)


def test_the_trees_stand_one_below_the_other_on_a_phone(screen: Screen) -> None:
    screen.page.set_viewport_size({"width": 390, "height": 844})
    compare(screen, "Alpha-beta beside minimax")
    upper, lower = screen.tree.bounding_box(), second_tree(screen).bounding_box()
    assert upper is not None
    assert lower is not None
    assert lower["y"] >= upper["y"] + upper["height"] - 1
    assert min(upper["height"], lower["height"]) > 120
    dock = screen.page.locator("footer.dock").bounding_box()
    assert dock is not None
    assert lower["y"] + lower["height"] <= dock["y"] + 1, "nothing is covered"
    screen.forward(9)
    expect(screen.narration).to_contain_text("Only Alpha-beta cuts:")
    assert counts(screen)[0] == ["7", "4", "1"]
    screen.page.set_viewport_size({"width": 844, "height": 390})
    screen.drawn()
    turned = [tree.bounding_box() for tree in (screen.tree, second_tree(screen))]
    assert all(box and box["width"] > 400 and box["height"] > 120 for box in turned)


def test_the_table_of_methods_says_what_differs_and_makes_it_alike(screen: Screen) -> None:
    screen.begin_with_problems()
    screen.choose_problem("australia/three")
    screen.choose("Method", "Backtracking")
    screen.settled()
    panel_of_options = screen.page.locator("search-options-view")
    panel_of_options.get_by_label("Next variable").select_option(label="fewest values left (MRV)")
    screen.settled()
    screen.show_stage("Methods")
    rows = screen.race.locator("tbody tr")
    expect(rows.first).to_contain_text("next variable: in the given order")
    ways = rows.count()
    screen.button("Add the current method and settings").click()
    expect(rows).to_have_count(ways + 1)
    screen.choose("Method", "Maintaining arc consistency (MAC)")
    screen.settled()
    expect(rows.last).to_contain_text(
        "≠ Maintaining arc consistency (MAC) in several settings: method and next variable"
    )
    screen.button("Same heuristics for all").click()
    expect(rows).to_have_count(ways)
    expect(screen.button("Same heuristics for all")).to_have_count(0)
    expect(screen.race.locator(".several")).to_have_count(0)
