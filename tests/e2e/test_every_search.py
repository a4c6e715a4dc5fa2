"""Every search of the catalogue on the page: passes, tables, chance, rounds and hidden moves."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from screen import Screen
from sharing import DESK
from test_laboratory import Axe, faults

THREE = "tree/three-by-three"
ONLY_ONE_BLOCKS = "X (MAX) plays square 6, worth 0."
COIN_B = "MAX plays coin B, worth −3.2."
STEPPED = 40
"""A search with more steps than this is not stepped to its end one by one."""


class Played(NamedTuple):
    """The preset for a search, and what its last sentence says."""

    preset: str
    answer: str


PLAYED = {
    "alphabeta_table": Played("tictactoe/block", ONLY_ONE_BLOCKS),
    "star2": Played("coins/lecture", COIN_B),
    "regret_matching": Played("matrix/saddle", "the value for MAX is 1.9"),
}
"""One with moves, one with chance and one with rounds: the ways that have no test of their own. The
other searches are tested without a page."""


def begin(screen: Screen, preset: str, search: str) -> None:
    """Chooses a game, and then a search, in the settings."""
    if preset != THREE:
        screen.choose_game(preset)
    screen.choose("Search", search)


def press_until(screen: Screen, words: str) -> None:
    """Steps forward with keys until the sentence has these words."""
    screen.forward()
    for _ in range(100):
        if words in screen.narration.inner_text():
            return
        screen.press("ArrowRight")
    raise AssertionError(f"no sentence says {words!r}")


def nodes_drawn(screen: Screen, count: int) -> None:
    """Waits until the shown tree has this many nodes."""
    expect(screen.tree).to_have_attribute("aria-label", re.compile(f"^Game tree of {count} nodes"))


def plots(screen: Screen) -> Locator:
    """The plots of the search."""
    return screen.page.locator("plots-view plot-view")


# Every search

FILES = {"star2": "star"}
"""A search in a file with a different name."""


@pytest.mark.parametrize("search", PLAYED)
def test_a_search_shows_its_code_and_steps_to_its_value(screen: Screen, search: str) -> None:
    preset, answer = PLAYED[search]
    begin(screen, preset, search)
    expect(screen.page.locator("code-view .file")).to_have_text(
        f"search/{FILES.get(search, search)}.py"
    )
    expect(screen.narration).to_contain_text("Press Next step to start.")
    screen.step_by("node")
    screen.forward()
    expect(screen.page.locator("code-view .cm-line.lit")).to_contain_text("def ")
    steps = int(screen.scrubber.get_attribute("max") or "")
    said = [screen.narration.inner_text()]
    for _ in range(steps - 1 if steps <= STEPPED else 10):
        screen.press("ArrowRight")
        said.append(screen.narration.inner_text())
    wrong = [text for text in said if not text.endswith(".") or "NaN" in text or "undef" in text]
    assert wrong == []
    if steps > STEPPED:
        screen.to_the_end()
    expect(screen.narration).to_contain_text(answer)
    expect(screen.chips).to_contain_text(f"step {steps:,} of {steps:,}")
    assert screen.alerts() == []


# Passes


def test_mtd_f_steps_pass_by_pass_and_plots_the_bound_of_each(screen: Screen) -> None:
    screen.choose("Search", "mtdf")
    screen.set_option("First guess", 8)
    screen.step_by("pass")
    for number, window, nodes in ((1, "[8⁻, 8]", 8), (2, "[5⁻, 5]", 7), (3, "[3⁻, 3]", 5)):
        screen.forward()
        expect(screen.chips).to_contain_text(f"pass {number} of 3: {window}")
        expect(screen.narration).to_contain_text(f"Pass {number} of 3 is done.")
        nodes_drawn(screen, nodes)
    screen.forward()
    expect(screen.narration).to_contain_text("MTD(f) is done: the value is 3, by a₁ to B.")
    screen.back(2)
    expect(screen.narration).to_contain_text("Pass 2 of 3 is done.")
    # The shown tree is the tree of the pass: B is its second row.
    screen.click_row(1)
    expect(screen.narration).to_contain_text("already has B")
    expect(screen.chips).to_contain_text("pass 2 of 3")
    nodes_drawn(screen, 7)
    screen.press("Home")
    screen.show_stage("Plots")
    plot = plots(screen).first
    expect(plot.get_by_role("heading")).to_have_text("Bounds after each pass")
    expect(plot.locator(".marker")).to_have_count(0)
    screen.press("End")
    expect(plot.locator(".marker")).to_have_count(1)
    plot.get_by_text("The numbers").click()
    expect(plot.locator("tbody tr")).to_have_text(["1–5", "2–3", "33–"])


def test_iterative_deepening_shows_one_iteration_at_a_time(screen: Screen) -> None:
    screen.choose("Search", "iterative_deepening")
    screen.step_by("iteration")
    screen.forward()
    expect(screen.chips).to_contain_text("iteration 1 of 2: depth 1")
    nodes_drawn(screen, 4)
    screen.forward()
    expect(screen.chips).to_contain_text("iteration 2 of 2: depth 2")
    nodes_drawn(screen, 11)


# Tables


def test_a_table_hit_has_a_link_to_where_the_value_was_found(screen: Screen) -> None:
    begin(screen, "tictactoe/block", "minimax_table")
    press_until(screen, "The table says that it is worth 0")
    known, learnt = screen.narration.get_by_role("link").all()[:2]
    names = known.inner_text(), learnt.inner_text()
    assert names[0] != names[1]
    learnt.click()
    expect(screen.narration).to_contain_text("is worth 0.")
    here = screen.narration.get_by_role("link").first
    moves = here.get_attribute("data-whole") or here.inner_text()
    assert moves.endswith(names[1].removeprefix("… "))


def test_equal_positions_are_drawn_once_if_they_are_folded(screen: Screen) -> None:
    begin(screen, "tictactoe/block", "minimax_table")
    screen.to_the_end()
    nodes_drawn(screen, 116)
    fold = screen.button("Draw equal positions once")
    fold.click()
    expect(fold).to_have_attribute("aria-pressed", "true")
    # As many as there are positions in the counters.
    nodes_drawn(screen, 75)
    expect(screen.counter("Positions")).to_have_text("75")
    expect(screen.narration).to_contain_text(ONLY_ONE_BLOCKS)
    fold.click()
    nodes_drawn(screen, 116)


# Rounds


def test_uct_is_explained_round_by_round_with_visits_and_means(screen: Screen, axe: Axe) -> None:
    begin(screen, "tictactoe/two-left", "uct")
    screen.to_the_end()
    said = screen.narration.inner_text()
    screen.set_option("Rounds", "20001")
    expect(screen.page.locator("search-options-view [role=alert]")).to_have_text(
        '"Rounds" is a whole number from 1 to 20,000, not 20,001.'
    )
    assert len(screen.alerts()) == 1
    assert screen.narration.inner_text() == said
    # On a phone the sentence is too long for its place.
    assert faults(screen, axe, "Tree") == []
    screen.page.set_viewport_size(DESK)
    screen.set_option("Rounds", 12)
    assert screen.alerts() == []
    assert screen.state()["granularity"] == "pass"
    screen.forward()
    expect(screen.chips).to_contain_text("round 1 of 12")
    expect(screen.narration).to_contain_text("Now 1 visit, mean")
    screen.forward(3)
    expect(screen.chips).to_contain_text("round 4 of 12")
    expect(screen.narration).to_contain_text("Now 4 visits, mean")
    expect(screen.moves).to_have_count(2)
    for move in screen.moves.all():
        expect(move).to_contain_text("×")
    screen.step_by("node")
    screen.press("Home")
    for words in ("Expansion: ", "Simulation: ", "Backpropagation: "):
        press_until(screen, words)
    # The tree has grown in a second round before anything is selected in it.
    press_until(screen, "Selection: ")


# Hidden moves


def test_kuhn_poker_reaches_its_known_value_and_strategies(screen: Screen, axe: Axe) -> None:
    screen.choose_game("kuhn/deal")
    screen.to_the_end()
    # −1/18 is −0.0556.
    expect(screen.narration).to_contain_text(re.compile(r"value for MAX is −0\.05\d"))
    screen.show_stage("Plots")
    expect(screen.page.locator("plots-view h3")).to_have_text(
        [
            "Average strategy of MAX: how often they play bet",
            "Average strategy of MIN: how often they play bet",
            "How much the average strategies can lose",
            "Value of the average strategies",
            "The average strategies",
        ]
    )
    table = screen.page.locator(".strategies tbody tr")
    expect(table).to_have_count(12)
    # After a bet, a player with the jack passes, and a player with the king bets.
    nearly_always = re.compile(r"^(1|0\.9\d+)$")
    for who, action in (("J after bet", "pass"), ("K after bet", "bet")):
        share = table.filter(has_text=who).locator(".share").filter(has_text=action)
        expect(share.get_by_role("meter")).to_have_attribute("value", nearly_always)
    assert faults(screen, axe, "Tree") == []


# Chance


def test_another_pair_of_coins_is_chosen_on_the_map_with_keys(screen: Screen, axe: Axe) -> None:
    screen.choose_game("coins/lecture")
    screen.to_the_end()
    expect(screen.narration).to_contain_text(COIN_B)
    screen.show_stage("Plots")
    here = screen.page.locator("#coin-map-here")
    expect(here).to_contain_text("0.75 for coin A and 0.4 for coin B: worth −3.2 to MAX.")
    screen.page.locator("coin-map-view .map").focus()
    screen.press("ArrowRight")
    expect(here).to_contain_text("0.8 for coin A and 0.4 for coin B: worth −3.6 to MAX.")
    screen.settled()
    expect(screen.page.get_by_label("Heads of coin A, typed")).to_have_value("0.8")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("worth −3.6")
    assert faults(screen, axe, "Tree") == []
