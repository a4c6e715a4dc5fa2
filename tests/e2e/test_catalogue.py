"""The whole catalogue on the page: every search with its picture, and what can be measured."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from screen import Screen

# On a small position each; the games that a search is not offered for are left out.
SMALL = {
    "tree": "tree/binary-three",
    "chance": "tree/star-best",
    "coins": "coins/lecture",
    "matrix": "matrix/pennies",
    "manytree": "manytree/tie",
    "quiet": "tictactoe/two-left",
}
SEARCHES = [
    *[("tree", search) for search in ("negamax", "fresh_windows", "alphabeta_ordered")],
    *[("tree", search) for search in ("minimax_table", "alphabeta_table", "pvs", "mtdf")],
    *[("tree", search) for search in ("sss_star", "iterative_deepening", "probcut", "uct")],
    ("quiet", "quiescence"),
    *[("chance", search) for search in ("expectiminimax", "star1", "star2")],
    *[("matrix", search) for search in ("regret_matching", "cfr")],
    ("manytree", "maxn"),
]
ANSWERED = re.compile(r"has seen|has its answer|is worth|The search is done|best play is worth")


def intend(screen: Screen, **detail: object) -> None:
    """Does what a view would ask for, and waits until Python has done it."""
    screen.page.evaluate(
        "(detail) => document.dispatchEvent(new CustomEvent('intent', { detail }))", detail
    )
    screen.settled()


@pytest.mark.parametrize(("position", "search"), SEARCHES)
def test_a_search_shows_its_own_code_and_comes_to_an_answer(
    screen: Screen, position: str, search: str
) -> None:
    screen.choose_game(SMALL[position])
    screen.choose("Search", search)
    expect(screen.page.locator("code-view .file")).to_have_text(re.compile(rf"search/{search}\.py"))
    screen.forward(5)
    screen.to_the_end()
    expect(screen.narration).to_have_text(ANSWERED)
    assert screen.alerts() == []


def test_only_searches_that_can_search_the_game_are_offered(screen: Screen) -> None:
    def offered() -> list[str]:
        select = screen.page.locator('select[name="search"] option')
        return [str(option.get_attribute("value")) for option in select.all()]

    screen.choose_game("coins/lecture")
    assert offered() == ["expectiminimax", "star1", "star2", "uct"]
    screen.choose_game("matrix/pennies")
    assert offered() == ["regret_matching", "cfr"]


def test_a_search_in_passes_is_stepped_pass_by_pass(screen: Screen) -> None:
    screen.choose_game("tree/binary-three")
    screen.choose("Search", "iterative_deepening")
    screen.button("pass").click()
    screen.forward(2)
    expect(screen.chips).to_contain_text("pass 2 of 3: depth 2")
    expect(screen.narration).to_contain_text("Pass 2 of 3 is done.")
    screen.button("Plots").click()
    for title in ("Work of each iteration", "Best move of each iteration"):
        expect(screen.page.get_by_text(title, exact=True)).to_be_visible()
    screen.button("Tree").click()
    screen.button("node").click()


def test_a_table_leaves_765_positions_of_tic_tac_toe_up_to_symmetry(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax_table")
    expect(screen.counter("Positions")).to_have_text("5,478")
    screen.page.get_by_label("Take mirror images for the same").check()
    screen.settled()
    expect(screen.counter("Positions")).to_have_text("765")
    screen.button("Draw equal positions once").click()
    screen.to_the_end()
    expect(screen.narration).to_contain_text("the largest value is 0")
    screen.button("Draw equal positions once").click()


def test_what_the_table_knew_says_where_it_was_learnt(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    screen.choose("Search", "minimax_table")
    row = screen.page.evaluate(
        """() => { const { link } = document.querySelector("tree-view").trace;
          return link.findIndex((learnt) => learnt >= 0); }"""
    )
    intend(screen, type="goto-node", row=row)
    expect(screen.narration).to_contain_text("is the same position as one before")
    screen.narration.get_by_role("button").nth(1).click()
    expect(screen.narration).not_to_contain_text("is the same position as one before")


def test_rounds_of_monte_carlo_search_are_repeatable_and_compared_with_best_play(
    screen: Screen,
) -> None:
    screen.choose_game("tictactoe/block")
    screen.choose("Search", "uct")
    screen.to_the_end()
    expect(screen.narration).to_contain_text(
        "The search chose square 5, which is one of the best moves. Exactly, best play is worth 0"
    )
    first = screen.narration.inner_text()
    intend(screen, type="search")
    screen.to_the_end()
    assert screen.narration.inner_text() == first


def test_two_coins_are_weighed_by_chance_and_mapped(screen: Screen) -> None:
    screen.choose_game("coins/lecture")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("the largest value is −3.2, from coin B")
    screen.back(1)
    expect(screen.narration).to_contain_text("= −3.2 on average")
    screen.button("Plots").click()
    screen.page.locator("coin-map-view .map").focus()
    screen.press("ArrowLeft")
    screen.settled()
    assert screen.state()["options"]["a"] == pytest.approx(0.7)
    expect(screen.page.locator("coin-map-view")).to_contain_text("No pair on this map does")
    screen.button("Tree").click()


def test_kuhn_poker_comes_to_its_known_value(screen: Screen) -> None:
    screen.choose_game("kuhn/deal")
    screen.to_the_end()
    expect(screen.narration).to_contain_text(re.compile(r"average strategies are worth −0\.05"))
    screen.button("Plots").click()
    expect(
        screen.page.get_by_text("How much can be won from the average strategies")
    ).to_be_visible()
    expect(screen.page.locator(".strategies tbody tr")).to_have_count(12)
    screen.button("Tree").click()


def test_a_weight_changes_the_tree_and_one_that_is_no_number_is_refused_beside_it(
    screen: Screen,
) -> None:
    screen.choose_game("tictactoe/empty")
    screen.set_depth("1")
    screen.to_the_end()
    before = screen.narration.inner_text()
    intend(screen, type="set-weight", side="MAX", index=0, value=0)
    screen.to_the_end()
    assert screen.narration.inner_text() != before
    intend(screen, type="set-weight", side="MAX", index=0, value="heavy")
    expect(screen.page.locator("weights-view [role=alert]")).to_contain_text("must be a number")
    screen.button("Reset the weights").click()
    screen.settled()
    screen.to_the_end()
    assert screen.narration.inner_text() == before


def test_two_settings_duel_and_a_game_of_theirs_is_shown(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    screen.button("Duel").click()
    screen.page.locator('duel-view input[name="games"]').fill("0")
    screen.button("Let them play").click()
    expect(screen.page.locator("duel-view [role=alert]")).to_contain_text("whole number from 1")
    screen.page.locator('duel-view input[name="games"]').fill("1")
    screen.button("Let them play").click()
    expect(screen.page.locator("duel-view tbody tr")).to_have_count(4)
    assert screen.alerts() == []
    screen.settled()
    screen.page.locator("duel-view summary").click()
    screen.button("Show game 1").click()
    screen.until("state.history.length > 1")
    screen.settled()


def test_work_is_measured_side_by_side(screen: Screen) -> None:
    screen.choose_game("tree/binary-three")
    screen.button("Plots").click()
    screen.button("Measure the searches").click()
    screen.settled()
    plot = screen.page.locator("plots-view plot-view").last
    expect(plot).to_contain_text("measured branching factor b is 2")
    screen.button("Tree").click()


def test_the_engine_scores_columns_plays_and_refuses_a_time_limit_of_0(screen: Screen) -> None:
    screen.choose_game("connect4/full")
    screen.use_position("2252576253462244111563365343671351441")
    scores = screen.page.locator("scores-view")
    seconds = scores.locator("input")
    seconds.fill("0")
    seconds.press("Tab")
    scores.get_by_role("button").click()
    expect(scores.get_by_role("alert")).to_contain_text("more than 0")
    seconds.fill("20")
    seconds.press("Tab")
    scores.get_by_role("button").click()
    screen.settled()
    expect(scores).to_contain_text("and is certain")
    intend(screen, type="set-engine", on=True, seconds="5")
    mover = (
        "MIN" if screen.page.locator("board-view .status").inner_text().startswith("O") else "MAX"
    )
    intend(screen, type="python-plays", side=mover)
    expect(screen.narration).to_contain_text("The engine plays column")
    intend(screen, type="set-engine", on=False, seconds="3")


@pytest.mark.parametrize(
    ("preset", "text", "sentence"),
    [
        ("tree/gamble", "(1/2:3 1/3:4)", "add up"),
        ("matrix/pennies", "1 2 / 3", "row"),
    ],
)
def test_what_cannot_be_played_is_refused_where_it_was_typed(
    screen: Screen, preset: str, text: str, sentence: str
) -> None:
    screen.choose_game(preset)
    before = screen.position()
    screen.type_position(text)
    expect(screen.position_error).to_contain_text(sentence)
    assert screen.position() == before


def test_an_explanation_opens_with_its_formula_and_its_examples_run(screen: Screen) -> None:
    screen.page.locator("#explain-search button").first.click()
    dialog = screen.page.locator("#explain-search dialog")
    expect(dialog.locator("math").first).to_be_visible()
    screen.press("Escape")
    expect(dialog).not_to_be_visible()
    screen.page.locator("#explain-search button").first.click()
    dialog.locator("[data-example]").first.click()
    screen.until("state.preset === ''")
    screen.settled()
    expect(dialog).not_to_be_visible()


def test_a_long_run_is_stopped_and_the_page_goes_on(screen: Screen) -> None:
    screen.choose_game("connect4/full")
    screen.choose("Search", "uct")
    field = screen.page.locator('search-options-view input[name="rounds"]')
    field.fill("20000")
    field.press("Enter")
    confirm = screen.page.get_by_role("button", name="Search anyway")
    stop = screen.page.locator("search-view .task button")
    expect(confirm.or_(stop)).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    stop.click()
    expect(screen.notice).to_contain_text("was stopped")
    screen.settled()
    screen.choose_game("tree/three-by-three")
    assert screen.position() == "[[3 12 8] [2 4 6] [14 5 2]]"
