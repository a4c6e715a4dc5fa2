"""Every search of the catalogue on the page: passes, tables, chance, rounds and hidden moves."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from screen import Screen

THREE = "tree/three-by-three"
FROM_B = "Best for MAX: 3, by a₁ to B."
ONLY_ONE_BLOCKS = "Best for X: 0, by square 6."
COIN_B = ": −3.2, by coin B."
STEPPED = 40
"""A search with more steps than this is not stepped to its end one by one."""


class Played(NamedTuple):
    """The preset for a search, and what its last sentence says."""

    preset: str
    answer: str


PLAYED = {
    "minimax": Played(THREE, FROM_B),
    "alphabeta": Played(THREE, FROM_B),
    "alphabeta_hard": Played(THREE, FROM_B),
    "negamax": Played(THREE, FROM_B),
    "fresh_windows": Played(THREE, FROM_B),
    "alphabeta_ordered": Played(THREE, FROM_B),
    "minimax_table": Played("tictactoe/block", ONLY_ONE_BLOCKS),
    "alphabeta_table": Played("tictactoe/block", ONLY_ONE_BLOCKS),
    "pvs": Played(THREE, FROM_B),
    "mtdf": Played(THREE, "MTD(f) is done: the value is 3, by a₁ to B."),
    "sss_star": Played(THREE, "SSS* is done: the value is 3, by a₁ to B."),
    "iterative_deepening": Played(
        THREE, "Iterative deepening is done: the value is 3, by a₁ to B."
    ),
    "deepening_to_play": Played("tictactoe/block", "The exact value is 0, by square 6."),
    "quiescence": Played("tictactoe/block", ONLY_ONE_BLOCKS),
    "probcut": Played("tictactoe/block", ONLY_ONE_BLOCKS),
    "expectiminimax": Played("coins/lecture", COIN_B),
    "star1": Played("coins/lecture", COIN_B),
    "star2": Played("coins/lecture", COIN_B),
    "uct": Played("tictactoe/two-left", "The exact value is 0, by square 9."),
    "regret_matching": Played("matrix/saddle", "the value for MAX is 1.9"),
    "cfr": Played("kuhn/deal", "the value for MAX is −0.056."),
    "maxn": Played("manytree/three-plies", "So A is worth (2, 6, 5)."),
}

BY_CHANCE = ["expectiminimax", "star1", "star2", "uct"]
BY_LUCK_OR_NOT = [*list(PLAYED)[:13], "probcut", *BY_CHANCE]
WITH_QUIET = [*list(PLAYED)[:13], "quiescence", "probcut", *BY_CHANCE]
MAY_MOVE_AGAIN = ["minimax", "alphabeta", "deepening_to_play", *BY_CHANCE]
OFFERED = {
    THREE: BY_LUCK_OR_NOT,
    "tree/gamble": BY_CHANCE,
    "tictactoe/block": WITH_QUIET,
    "connect4/three": WITH_QUIET,
    "othello/four": WITH_QUIET,
    "chess/mate-in-two": WITH_QUIET,
    "checkers/shot": WITH_QUIET,
    "nim/misere": BY_LUCK_OR_NOT,
    "coins/lecture": BY_CHANCE,
    "pig/little": BY_CHANCE,
    "pacman/trapped": MAY_MOVE_AGAIN,
    "pacman/luck": BY_CHANCE,
    "kalah/small": MAY_MOVE_AGAIN,
    "dots/two": MAY_MOVE_AGAIN,
    "matrix/saddle": ["regret_matching", "cfr"],
    "kuhn/deal": ["cfr"],
    "manytree/tie": ["maxn"],
}


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

FILES = {"star1": "star", "star2": "star"}
"""Searches in a file with a different name."""


def test_the_tests_know_every_search_and_every_game(screen: Screen) -> None:
    catalogue = screen.page.evaluate("plyscope.catalogue()")
    assert list(catalogue["searches"]) == list(PLAYED)
    assert list(catalogue["games"]) == list(dict.fromkeys(each.split("/")[0] for each in OFFERED))


@pytest.mark.parametrize("search", PLAYED)
def test_a_search_shows_its_code_and_steps_to_its_value(screen: Screen, search: str) -> None:
    preset, answer = PLAYED[search]
    begin(screen, preset, search)
    expect(screen.page.locator("code-view .file")).to_have_text(
        f"search/{FILES.get(search, search)}.py"
    )
    expect(screen.narration).to_contain_text("Press → or Play to start.")
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


@pytest.mark.parametrize("preset", OFFERED)
def test_a_game_offers_the_searches_that_can_search_it(screen: Screen, preset: str) -> None:
    if preset != THREE:
        screen.choose_game(preset)
    assert screen.offered("Search") == OFFERED[preset]
    assert screen.state()["method"] in OFFERED[preset]


# Passes


def test_mtd_f_steps_pass_by_pass(screen: Screen) -> None:
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
    screen.back(3)
    expect(screen.narration).to_contain_text("Pass 1 of 3 is done.")
    nodes_drawn(screen, 8)


def test_iterative_deepening_shows_one_iteration_at_a_time(screen: Screen) -> None:
    screen.choose("Search", "iterative_deepening")
    screen.step_by("iteration")
    screen.forward()
    expect(screen.chips).to_contain_text("iteration 1 of 2: depth 1")
    nodes_drawn(screen, 4)
    screen.forward()
    expect(screen.chips).to_contain_text("iteration 2 of 2: depth 2")
    nodes_drawn(screen, 11)


def test_a_click_on_a_node_of_a_later_pass_goes_to_it(screen: Screen) -> None:
    screen.choose("Search", "mtdf")
    screen.set_option("First guess", 8)
    screen.step_by("pass")
    screen.forward(2)
    expect(screen.chips).to_contain_text("pass 2 of 3")
    # The shown tree is the tree of the pass: B is its second row.
    screen.click_row(1)
    expect(screen.narration).to_contain_text(re.compile("already has B"))
    expect(screen.chips).to_contain_text("pass 2 of 3")
    nodes_drawn(screen, 7)


def test_the_bounds_of_the_passes_are_plotted(screen: Screen) -> None:
    screen.choose("Search", "mtdf")
    screen.set_option("First guess", 8)
    screen.show_stage("Plots")
    plot = plots(screen).first
    expect(plot.get_by_role("heading")).to_have_text("Bounds after each pass")
    expect(plot.locator(".marker")).to_have_count(0)
    screen.forward(5)
    expect(plot.locator(".marker")).to_have_count(1)
    plot.get_by_text("The numbers").click()
    expect(plot.locator("tbody tr")).to_have_text(["1–5", "2–3", "33–"])


def test_the_growth_and_the_best_move_of_each_iteration_are_plotted(screen: Screen) -> None:
    screen.choose("Search", "iterative_deepening")
    screen.show_stage("Plots")
    growth, choice = plots(screen).all()[:2]
    expect(growth).to_contain_text("The earlier iterations took 4 of 15 nodes")
    line = growth.get_by_role("img", name="this iteration: from 4 at 1 to 11 at 2")
    expect(line).to_be_visible()
    expect(choice).to_contain_text("Changes of the best move: depth 1: a₁, 7.667.")
    expect(choice.get_by_role("img", name="value: from 7.667 at 1 to 3 at 2")).to_be_visible()


# Sentences and counts


def test_nim_has_its_heaps_and_moves_in_words_that_people_use(screen: Screen) -> None:
    begin(screen, "nim/misere", "alphabeta")
    expect(screen.narration).to_contain_text("MAX is to move.")
    moves = screen.page.locator("moves-view")
    expect(moves).to_contain_text("2 from heap 3 → 1-1-0")
    screen.step_by("node")
    said = []
    for _ in range(int(screen.scrubber.get_attribute("max") or "")):
        screen.press("ArrowRight")
        said.append(screen.narration.inner_text())
    assert said[1].startswith("Visit 0-1-2 ")
    assert [text for text in said if "take-" in text or "from 1 from" in text] == []
    expect(screen.narration).to_contain_text("by 1 from heap 3, to 1-1-1.")


def test_a_null_window_is_explained_as_a_test_and_its_answer(screen: Screen) -> None:
    begin(screen, THREE, "pvs")
    screen.step_by("node")
    press_until(screen, "This is a test: is C better than 3 for MAX at A?")
    press_until(screen, "The test says no: C is not better than 3 for MAX at A.")


def test_the_result_of_a_null_window_pass_is_explained_as_a_bound(screen: Screen) -> None:
    begin(screen, THREE, "mtdf")
    screen.step_by("pass")
    screen.forward()
    expect(screen.narration).to_contain_text("The test says yes: A is worth at least 3.")
    screen.press("ArrowRight")
    expect(screen.narration).to_contain_text("Best for MAX: at most 3, by a₁ to B.")


def test_visits_are_not_mistaken_for_nodes(screen: Screen) -> None:
    begin(screen, THREE, "mtdf")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("14 visits to 11")
    expect(screen.counter("Leaves")).to_have_text("7 of 9")
    screen.choose("Search", "iterative_deepening")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("15 visits to 11")
    expect(screen.counter("Minimax")).to_have_count(0)


@pytest.mark.parametrize(
    ("preset", "search"), [("manytree/tie", "maxn"), ("matrix/saddle", "cfr"), (THREE, "uct")]
)
def test_cuts_are_counted_only_if_there_are_windows(
    screen: Screen, preset: str, search: str
) -> None:
    begin(screen, preset, search)
    expect(screen.counter("Nodes")).to_be_visible()
    expect(screen.counter("Cuts")).to_have_count(0)


@pytest.mark.parametrize(
    ("preset", "search", "name", "words"),
    [(THREE, "sss_star", "status", "live"), ("manytree/tie", "maxn", "player", "player 1")],
)
def test_numbers_that_stand_for_words_are_shown_as_words(
    screen: Screen, preset: str, search: str, name: str, words: str
) -> None:
    begin(screen, preset, search)
    screen.step_by("line")
    variable = screen.page.locator("variables-view dl > div").filter(has_text=name).locator("dd")
    for _ in range(40):
        screen.press("ArrowRight")
        if variable.count() and variable.inner_text() == words:
            return
    raise AssertionError(f"{name} is never {words}")


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


def test_a_table_searches_no_position_twice_and_symmetry_even_fewer(screen: Screen) -> None:
    begin(screen, "tictactoe/empty", "minimax_table")
    if screen.confirm.is_visible():
        screen.button("Search anyway").click()
        screen.settled()
    expect(screen.counter("Positions")).to_have_text("5,478")
    screen.page.get_by_role("checkbox", name="Treat mirror images as the same").check()
    expect(screen.counter("Positions")).to_have_text("765")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("Best for X: 0,")


# Rounds


def test_uct_is_explained_round_by_round_with_visits_and_means(screen: Screen) -> None:
    begin(screen, "tictactoe/two-left", "uct")
    screen.set_option("Rounds", 12)
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


def test_the_same_seed_plays_the_same_rounds_again(screen: Screen) -> None:
    begin(screen, "tictactoe/block", "uct")
    found = []
    for seed in (1, 2, 1):
        screen.set_option("Random seed", seed)
        screen.to_the_end()
        expect(screen.narration).to_contain_text("The exact value is 0, by square 6.")
        found.append((screen.narration.inner_text(), screen.moves.all_inner_texts()))
    assert found[0] == found[2]
    assert found[0] != found[1]


def test_uct_says_when_its_move_is_not_the_best(screen: Screen) -> None:
    begin(screen, "tree/trap", "uct")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("That is not a best move.")
    expect(screen.narration).to_contain_text("The exact value is 4, by safe")


def test_the_mean_of_all_rounds_is_plotted(screen: Screen) -> None:
    begin(screen, "tictactoe/two-left", "uct")
    screen.show_stage("Plots")
    expect(plots(screen).first).to_contain_text("Mean of all rounds")
    expect(plots(screen).first.locator(".series .stroke")).to_have_count(1)


# Hidden moves


def test_kuhn_poker_reaches_its_known_value_and_strategies(screen: Screen) -> None:
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


def test_regret_matching_approaches_an_equilibrium(screen: Screen) -> None:
    screen.choose_game("matrix/rock-paper-scissors")
    screen.to_the_end()
    expect(screen.narration).to_contain_text(re.compile(r"value for MAX is −?0\.0\d+\."))
    screen.show_stage("Plots")
    approach = screen.page.get_by_role("img", name="How much the average strategies can lose")
    expect(approach).to_be_visible()
    expect(screen.page.locator(".strategies tbody tr")).to_have_count(2)
    shares = [
        float(meter.get_attribute("value") or "nan")
        for meter in screen.page.locator(".strategies").get_by_role("meter").all()
    ]
    assert len(shares) == 6
    assert all(0.2 < share < 0.5 for share in shares)


def test_a_matrix_that_is_typed_after_a_search_is_searched_next(screen: Screen) -> None:
    screen.choose_game("matrix/rock-paper-scissors")
    screen.to_the_end()
    screen.use_position("3 0 / 1 2")
    screen.to_the_end()
    # Rows in 1/4 and 3/4, columns in 1/2 each.
    expect(screen.narration).to_contain_text(re.compile(r"value for MAX is 1\.[45]"))
    screen.show_stage("Plots")
    shares = screen.page.locator(".strategies").get_by_role("meter")
    expect(shares).to_have_count(4)
    expect(shares.nth(1)).to_have_attribute("value", re.compile(r"^0\.[678]"))


# Chance


def test_an_average_is_explained_as_a_sum_of_probabilities_times_values(screen: Screen) -> None:
    screen.choose_game("coins/lecture")
    press_until(screen, "¾ ×")
    expect(screen.narration).to_contain_text("is worth ¾ × −10 + ¼ × 10 = −5 on average.")


def test_another_pair_of_coins_is_chosen_on_the_map_with_keys(screen: Screen) -> None:
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
    expect(screen.narration).to_contain_text(": −3.6")


# Bad input


@pytest.mark.parametrize(
    ("preset", "text", "words", "mark"),
    [
        (THREE, "[sure:4 gamble:(1/2:10 1/3:0)]", "must add up to 1, but they add up to 0.83", "("),
        (THREE, "(1/2:10 0)", "put a probability before each child", "0"),
        (THREE, "(3/2:10 1/2:0)", "greater than 0 and at most 1; 3/2 is not", "3"),
        ("matrix/pennies", "1 -1 / -1", "has a gap: row 1 has 2 numbers and row 2 has 1", None),
        ("matrix/pennies", "1 -1 / -1 x", 'Type a payoff here, not "x".', "x"),
    ],
)
def test_wrong_probabilities_and_gaps_are_rejected_where_they_were_typed(
    screen: Screen, preset: str, text: str, words: str, mark: str | None
) -> None:
    if preset != THREE:
        screen.choose_game(preset)
    screen.to_the_end()
    before = screen.position(), screen.narration.inner_text()
    screen.type_position(text)
    expect(screen.position_error).to_contain_text(words)
    assert len(screen.alerts()) == 1
    place = screen.page.locator("#position-error .error-place mark")
    if mark is not None:
        expect(place).to_have_text(mark)
    expect(place).to_have_count(1)
    expect(screen.position_field).to_have_value(text)
    assert (screen.position(), screen.narration.inner_text()) == before


@pytest.mark.parametrize(
    ("rounds", "shown"), [("0", "0"), ("20001", "20,001"), ("20,001", "20,001"), ("2.5", "2.5")]
)
def test_an_impossible_number_of_rounds_gets_a_sentence_beside_it(
    screen: Screen, rounds: str, shown: str
) -> None:
    begin(screen, "tictactoe/two-left", "uct")
    screen.to_the_end()
    said = screen.narration.inner_text()
    screen.set_option("Rounds", rounds)
    expect(screen.page.locator("search-options-view [role=alert]")).to_have_text(
        f'"Rounds" is a whole number from 1 to 20,000, not {shown}.'
    )
    assert len(screen.alerts()) == 1
    assert screen.narration.inner_text() == said


def test_stop_leaves_the_page_as_it_was_before_a_long_search(screen: Screen) -> None:
    begin(screen, "tictactoe/empty", "uct")
    expect(screen.chips).to_contain_text("round")
    screen.to_the_end()
    # This chip stands there only once the whole tree has been drawn.
    expect(screen.chips).to_contain_text("better for X")
    before = screen.narration.inner_text(), screen.chips.inner_text()
    field = screen.page.locator("search-options-view").get_by_label("Rounds", exact=True)
    # As long as possible without a question before it.
    field.fill("15000")
    field.press("Enter")
    screen.task.get_by_role("button", name="Stop").click()
    expect(screen.notice).to_have_text(
        "The search was stopped. Choose fewer rounds, or search again."
    )
    assert screen.narration.inner_text() != ""
    assert (screen.narration.inner_text(), screen.chips.inner_text()) == before
    screen.settled()
    screen.set_option("Rounds", 10)
    expect(screen.chips).to_contain_text("round 1 of 10")
    assert screen.alerts() == []
