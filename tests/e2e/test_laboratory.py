"""Everything beside the search: weights, duels, measured work, the engine and explanations."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from screen import Screen
from sharing import DESK

LATE = "547143735551212715767331266362"
"""Thirty discs of Connect-4, no column full: X is to move, and wins one move after column 2."""
Axe = Callable[[Page], list[str]]
DRESSES = {"light, on a desk": ("light", 1280, 800), "dark, on a phone": ("dark", 390, 844)}


def weights(screen: Screen) -> Locator:
    """The panel of weights."""
    return screen.page.locator("weights-view")


def weigh(screen: Screen, name: str, text: str) -> None:
    """Types a weight."""
    field = weights(screen).get_by_label(f"weight of {name}, typed", exact=True)
    field.fill(text)
    field.press("Enter")
    screen.settled()


def two_plies_of_tic_tac_toe(screen: Screen) -> None:
    """Tic-tac-toe from the empty board, evaluated after two plies."""
    screen.choose_game("tictactoe/empty")
    screen.set_depth("2")
    screen.to_the_end()


def set_duel(screen: Screen, **terms: str) -> None:
    """Shows the duel, and types its terms: by default one game on each side."""
    screen.show_stage("Duel")
    usual = {"games": "1", "plies": "2", "depth_0": "3", "depth_1": "1"}
    for name, text in (usual | terms).items():
        screen.page.locator(f"duel-view input[name={name.replace('_', '-')}]").fill(text)


def let_them_play(screen: Screen) -> None:
    """Lets the two play to the end of their games."""
    screen.button("Start the duel").click()
    expect(screen.page.locator("duel-view tbody tr")).to_have_count(4)
    screen.settled()


def faults(screen: Screen, axe: Axe, pane: str) -> list[str]:
    """What axe finds on a light desktop and on a dark phone, which shows this pane."""
    found = []
    for dress, (colours, width, height) in DRESSES.items():
        screen.page.emulate_media(color_scheme=colours)
        screen.page.set_viewport_size({"width": width, "height": height})
        button = screen.page.locator("panes-view").get_by_role("button", name=pane)
        if pane and button.is_visible():
            button.click()
        found += [f"{dress}: {fault}" for fault in axe(screen.page)]
    return found


# Weights


def test_a_weight_is_typed_or_slid_changes_the_tree_and_must_be_a_number(screen: Screen) -> None:
    two_plies_of_tic_tac_toe(screen)
    expect(screen.narration).to_contain_text("X (MAX) plays square 5, worth 0.111.")
    weigh(screen, "Open lines", "-1")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("X (MAX) plays square 2, worth 0.")
    before = screen.narration.inner_text(), screen.chips.inner_text()
    weigh(screen, "Centre", "many")
    expect(weights(screen).get_by_role("alert")).to_have_text(
        'The weight of "Centre" must be a number from −1,000,000 to 1,000,000.'
    )
    assert len(screen.alerts()) == 1
    expect(weights(screen).get_by_label("weight of Centre, typed")).to_have_value("many")
    assert (screen.narration.inner_text(), screen.chips.inner_text()) == before
    screen.button("Reset the weights").click()
    screen.settled()
    assert screen.alerts() == []
    screen.to_the_end()
    expect(screen.narration).to_contain_text("X (MAX) plays square 5, worth 0.111.")
    weights(screen).get_by_role("slider", name="weight of Centre", exact=True).focus()
    screen.press("ArrowRight")
    screen.settled()
    expect(weights(screen).get_by_label("weight of Centre, typed")).to_have_value("0.1")
    # Terms of weight 0 are left out of the sum.
    expect(weights(screen).locator("math msub").locator("visible=true").nth(1)).to_have_text("x3")
    screen.to_the_end()
    expect(screen.narration).not_to_contain_text(": 0.111, by")


def test_each_side_can_have_its_own_weights_and_depth(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.set_depth("2")
    weights(screen).get_by_role("checkbox", name="X and O each have their own").check()
    screen.settled()
    o = weights(screen).get_by_role("group", name="O")
    o.get_by_label("Depth in plies").fill("1")
    o.get_by_label("Depth in plies").press("Enter")
    o.get_by_label("O: weight of Corners, typed").fill("5")
    o.get_by_label("O: weight of Corners, typed").press("Enter")
    screen.settled()
    # X is to move, and uses its own.
    nodes = screen.counter("Nodes")
    expect(nodes).to_contain_text("of 82")
    screen.play(4)
    expect(nodes).to_contain_text("of 9")
    screen.to_the_end()
    expect(screen.moves.filter(has_text="best")).to_contain_text("square 1")


# Duels


def test_a_duel_has_its_table_and_puts_a_game_on_the_board(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    set_duel(screen)
    little = screen.page.locator("duel-board .little")
    expect(little).to_have_attribute("data-cells", "." * 9)
    expect(screen.page.locator("duel-view .scene")).to_contain_text("Start the duel")
    screen.page.locator("duel-view select[name=search-1]").select_option("minimax")
    screen.page.locator("duel-view select[name=order-1]").select_option("worst")
    told = screen.page.locator("duel-view .differing")
    expect(told).to_contain_text("more than one setting: search")
    screen.button("Let only the search differ").click()
    expect(told).to_have_count(0)
    depths = [screen.page.locator(f"duel-view input[name=depth-{at}]") for at in (0, 1)]
    assert depths[0].input_value() == depths[1].input_value()
    screen.page.locator("duel-view select[name=search-1]").select_option("uct")
    rounds = screen.page.locator("duel-view input[name=rounds-1]")
    rounds.fill("0")
    screen.button("Start the duel").click()
    expect(screen.page.locator("duel-view fieldset").nth(1).get_by_role("alert")).to_contain_text(
        "whole number from 1 to 20,000"
    )
    assert len(screen.alerts()) == 1
    expect(rounds).to_have_value("0")
    rounds.fill("20")
    screen.button("Start the duel").click()
    rows = screen.page.locator("duel-view tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text(["A as X", "A as O", "B as X", "B as O"])
    screen.settled()
    for row in rows.all():
        won, drawn, lost = (int(cell) for cell in row.locator("td").all_inner_texts()[:3])
        assert won + drawn + lost == 1
    headline = screen.page.locator("duel-view .headline")
    expect(headline).to_have_text(re.compile(r"^A won \d, drew \d, lost \d$"))
    assert sum(map(int, re.findall(r"\d", headline.inner_text()))) == 2
    expect(screen.page.locator("duel-view .scene [role=status]")).to_have_text(
        headline.inner_text()
    )
    expect(screen.page.locator("duel-board .ply")).to_have_text(re.compile("a draw|wins"))
    expect(little).not_to_have_attribute("data-cells", "." * 9)
    screen.page.get_by_text("The 2 games").click()
    game = screen.page.locator("duel-view li").nth(1)
    length = re.search(r"after (\d+) plies", game.inner_text())
    assert length is not None
    screen.button("Show game 2").click()
    screen.until("state.history.length === argument + 1", int(length[1]))
    screen.settled()
    for _ in range(int(length[1])):
        screen.button("Redo").click()
    screen.until("state.at === argument", int(length[1]))
    expect(screen.status).to_contain_text(re.compile("in a row|draw", re.IGNORECASE))


def test_a_stopped_duel_keeps_the_games_that_were_played(screen: Screen, axe: Axe) -> None:
    screen.choose_game("tictactoe/empty")
    set_duel(screen, games="100")
    screen.page.locator("duel-view input[name=games]").press("Enter")
    board = screen.page.locator("duel-view duel-board svg.little")
    expect(board, "the board is scrolled into view").to_be_in_viewport(ratio=0.95)
    rows = screen.page.locator("duel-view tbody tr")
    expect(rows).to_have_count(4)
    screen.page.locator("duel-view .running").get_by_role("button", name="Stop").click()
    expect(screen.page.locator("duel-view .scene")).to_contain_text("The duel was stopped.")
    expect(rows).to_have_count(4)
    expect(screen.button("Start the duel")).to_be_visible()
    screen.settled()
    screen.page.locator("duel-view summary", has_text=re.compile(r"^The \d+ games")).click()
    assert faults(screen, axe, "Tree") == []


# Measuring


def test_the_work_of_the_searches_is_measured_side_by_side(screen: Screen, axe: Axe) -> None:
    screen.use_position("[[[3 4] [5 6]] [[0 1] [7 8]]]")
    screen.choose("Search", "iterative_deepening")
    screen.show_stage("Plots")
    screen.button("Measure the searches").click()
    screen.settled()
    plot = screen.page.locator("plots-view .work plot-view")
    expect(plot).to_contain_text("The measured branching factor b is 2.")
    legend = plot.locator(".legend li")
    lines = plot.locator("svg[role=img] .series .stroke")
    expect(lines).to_have_count(legend.count())
    # Searches with the same work have one line.
    names = re.split(" = |, ", ", ".join(name.strip() for name in legend.all_inner_texts()))
    assert {"Minimax", "Alpha-beta", "MTD(f)", "bᵈ", "b^(d/2)"} <= set(names)
    plot.get_by_text("The numbers").click()
    minimax = plot.get_by_role("table").locator("tbody tr td:nth-child(2)")
    expect(minimax).to_have_text(["3", "7", "15"])
    expect(screen.page.locator("plot-view svg[role=img]")).to_have_count(3)
    screen.forward(5)
    assert faults(screen, axe, "Tree") == []


def test_measuring_can_be_stopped_and_keeps_its_results(screen: Screen) -> None:
    screen.choose_game("connect4/full")
    screen.show_stage("Plots")
    screen.button("Measure the searches").click()
    lines = screen.page.locator("plots-view .work svg[role=img] .series .mark")
    expect(lines.nth(3)).to_be_attached(timeout=20_000)
    # It is shown once, and not over the plot.
    expect(screen.task).to_have_count(0)
    expect(screen.button("Stop")).to_have_count(1)
    screen.page.locator("plots-view .measuring").get_by_role("button", name="Stop").click()
    expect(screen.asked_error).to_have_text("Measuring was stopped.")
    expect(screen.button("Measure again")).to_be_enabled()
    expect(lines.nth(3)).to_be_attached()
    screen.settled()


def test_the_statistics_for_probcut_are_gathered_and_used(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    screen.choose("Search", "probcut")
    screen.set_depth("4")
    sigma = screen.page.get_by_label("σ, the standard deviation, typed")
    expect(sigma).to_have_value("0.05")
    screen.show_stage("Plots")
    screen.button("Gather the statistics").click()
    forecast = screen.page.locator("plots-view section").filter(has_text="The forecast")
    expect(forecast).to_contain_text(re.compile(r"From 200 positions nearby: deep ≈ [\d.]+ · sh"))
    expect(forecast).to_contain_text(re.compile(r"A cut is wrong in [\d.]+ % of cases"))
    screen.settled()
    found = screen.state()["methodOptions"]
    assert set(found) == {"a", "b", "sigma"}
    expect(sigma).to_have_value(str(found["sigma"]))
    screen.to_the_end()
    expect(screen.narration).to_contain_text(", worth ")


# Orders


def test_choosing_a_learnt_order_chooses_its_search_and_leaving_it_leaves_the_search(
    screen: Screen,
) -> None:
    screen.choose_game("tictactoe/block")
    order = screen.in_settings(screen.page.locator("settings-view select[name=order]"))
    learnt = order.locator("optgroup")
    expect(learnt).to_have_attribute("label", "Learnt while searching")
    expect(learnt.locator("option")).to_have_text(
        [
            "Killer moves",
            "History heuristic",
            "Killer moves, then history",
            "Best of the last iteration",
        ]
    )
    search = screen.opener("Search")
    for chosen, runs in (("iteration", "iterative_deepening"), ("killers", "alphabeta_ordered")):
        screen.choose("Order", chosen)
        expect(search).to_have_attribute("value", runs)
        expect(order).to_have_value(chosen)
        expect(screen.page.locator(".pane-code")).to_contain_text(f"{runs}.py")
    options = screen.page.get_by_role("group", name="Options of the search")
    expect(options.get_by_role("checkbox", name="Killer moves")).to_be_checked()
    expect(options.get_by_role("checkbox", name="History heuristic")).not_to_be_checked()
    options.get_by_role("combobox", name="Other moves").select_option("centre")
    screen.settled()
    expect(order).to_have_value("killers")
    assert screen.state()["order"] == "centre"
    screen.choose("Order", "given")
    expect(search).to_have_attribute("value", "alphabeta")


# Quick hands


def test_a_square_that_is_pressed_twice_is_one_move_and_python_replies(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    players = screen.page.get_by_role("group", name="Python plays")
    players.get_by_role("button", name="O", exact=True).click()
    screen.settled()
    screen.cell(5).dblclick()
    screen.until("state.history.length === 3")
    screen.settled()
    assert screen.alerts() == []
    assert screen.position().count("O") == 3


# The engine


def test_an_error_from_the_engine_is_shown_below_its_button(screen: Screen) -> None:
    screen.choose_game("connect4/exercise")
    button = screen.button("Score every column")
    button.click()
    expect(screen.asked_error).to_contain_text("discs hang over empty squares")
    expect(screen.asked_error).to_be_in_viewport(ratio=0.95)
    expect(button).to_be_in_viewport(ratio=0.95)
    expect(screen.position_field).to_have_attribute("aria-invalid", "false")
    assert len(screen.alerts()) == 1
    # What is wrong with the time stands beside the time.
    time = screen.page.locator("scores-view input")
    time.fill("soon")
    time.press("Enter")
    button.click()
    expect(screen.page.locator("scores-view").get_by_role("alert")).to_have_text(
        "The engine's time limit must be more than 0 and at most 600 seconds."
    )
    assert len(screen.alerts()) == 1
    expect(time).to_have_value("soon")
    expect(time).to_have_attribute("aria-invalid", "true")


def test_the_engine_scores_seven_columns_and_plays_the_best(screen: Screen, axe: Axe) -> None:
    screen.choose_game("connect4/full")
    screen.use_position(LATE)
    screen.button("Score every column").click()
    scores = screen.page.locator("scores-view li")
    above = screen.page.locator("board-view .above span")
    best_first = ["+3", "+5", "+3", "−6", "+3", "+4", "+4"]
    expect(scores.locator(".number")).to_have_text(best_first)
    expect(above).to_have_text(best_first)
    column, score = screen.cell(3).bounding_box(), above.nth(3).bounding_box()
    assert column is not None
    assert score is not None
    assert abs(column["x"] + column["width"] / 2 - score["x"] - score["width"] / 2) < 3
    assert score["y"] + score["height"] <= column["y"] + 3
    expect(scores.nth(1)).to_contain_text("best: X wins with the 5th last disc, in 3 plies")
    expect(screen.page.locator("scores-view")).to_contain_text("and is certain which move is best.")
    screen.settled()
    weights(screen).get_by_role("checkbox").check()
    screen.settled()
    assert faults(screen, axe, "Board") == []
    screen.page.set_viewport_size(DESK)
    screen.page.get_by_role("checkbox", name="Use the strong-play engine").check()
    screen.settled()
    players = screen.page.get_by_role("group", name="Python plays")
    players.get_by_role("button", name="X", exact=True).click()
    expect(screen.narration).to_contain_text("The engine plays column 2.")
    expect(screen.status).to_have_text("Your move: O (MIN)")
    screen.settled()
    # It answers, and wins.
    screen.cell(3).click()
    expect(screen.status).to_have_text("X has four in a row.")
    assert len(screen.state()["history"]) == 5


# Explanations


def test_an_explanation_has_its_formula_its_examples_and_closes_with_escape(
    screen: Screen, axe: Axe
) -> None:
    ask = screen.button("What is this? Alpha-beta")
    ask.click()
    dialog = screen.page.get_by_role("dialog", name="Alpha-beta")
    expect(dialog).to_be_visible()
    formula = dialog.locator("math").first
    expect(formula).to_be_visible()
    assert formula.evaluate("(math) => math.namespaceURI.endsWith('MathML')")
    for part in ("How it goes", "Formula", "Cost", "When it fails", "Examples"):
        expect(dialog.get_by_role("heading", name=part)).to_be_visible()
    assert faults(screen, axe, "") == []
    screen.page.set_viewport_size(DESK)
    screen.press("Escape")
    expect(dialog).to_be_hidden()
    expect(ask).to_be_focused()
    assert screen.state()["cursor"] == 0
    ask.click()
    dialog.get_by_role("button", name="At its worst").click()
    screen.until("state.order === 'worst'")
    screen.settled()
    expect(dialog).to_be_hidden()
    screen.to_the_end()
    expect(screen.counter("Leaves")).to_have_text("9 of 9")
