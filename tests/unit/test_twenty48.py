"""2048: its rules, held against a second program that shares nothing with them; its bounds; its presets."""

import json
from functools import cache
from random import Random
from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load, quick_for, refusal
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.games.twenty48_rules import DIRECTIONS, Board, Twenty48, Twenty48ByChance, most_on
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.star import star1, star2

# The second program: a grid as a tuple of rows, a slide to the left, and turns for the others.


def turned(grid):
    """A quarter to the left: its last column is the first row."""
    return tuple(zip(*grid, strict=True))[::-1]


def pushed(row):
    """A row after a slide to the left, and its points: by stacking, not by looking ahead."""
    stack, fixed, points = [], 0, 0
    for number in row:
        if not number:
            continue
        if len(stack) > fixed and stack[-1] == number:
            stack[-1] = number + number
            fixed = len(stack)
            points += number + number
        else:
            stack.append(number)
    return tuple(stack + [0] * (len(row) - len(stack))), points


TURNS = {"left": 0, "up": 1, "right": 2, "down": 3}


def moved(grid, way):
    for _ in range(TURNS[way]):
        grid = turned(grid)
    rows = [pushed(row) for row in grid]
    grid = tuple(row for row, _ in rows)
    for _ in range((4 - TURNS[way]) % 4):
        grid = turned(grid)
    return grid, sum(points for _, points in rows)


def with_one_more(grid):
    """What chance can make of a grid, each with its probability."""
    empty = [(r, c) for r, row in enumerate(grid) for c, number in enumerate(row) if number == 0]
    for number, probability in ((2, 9 / 10), (4, 1 / 10)):
        for r, c in empty:
            rows = [list(row) for row in grid]
            rows[r][c] = number
            yield tuple(map(tuple, rows)), probability / len(empty)


@cache
def gain(grid, left):
    """How many more points there are on average, with MAX to slide."""
    if left == 0:
        return 0
    after = [moved(grid, way) for way in TURNS]
    return max([points + mean_gain(to, left - 1) for to, points in after if to != grid], default=0)


@cache
def mean_gain(grid, left):
    return sum(chance * gain(to, left) for to, chance in with_one_more(grid)) if left else 0


def grid_of(state, size):
    return tuple(state.cells[start : start + size] for start in range(0, size * size, size))


ENDLESS = 99
"""More slides than any game on four cells has."""


def every_board(size):
    """Every position that can come up from one tile on, with MAX to slide, by the second program."""
    empty = ((0,) * size,) * size
    found = {grid for grid, _ in with_one_more(empty)}
    waiting = [*found]
    for grid in waiting:
        for way in TURNS:
            after, _ = moved(grid, way)
            if after != grid:
                new = {to for to, _ in with_one_more(after)} - found
                found |= new
                waiting += new
    return found


@pytest.mark.slow
def test_on_four_cells_all_positions_slides_and_expectations_are_those_of_the_second_program():
    game = load("twenty48", "2 ./. .").game

    @cache
    def value(state):
        if game.is_terminal(state):
            return 0
        after = {action: game.result(state, action) for action in game.actions(state)}
        worth = {action: to.score + value(to._replace(score=0)) for action, to in after.items()}
        if state.falling:
            return sum(chance * worth[action] for action, chance in game.outcomes(state))
        return max(worth.values())

    boards = every_board(2)
    for grid in boards:
        state = Board(sum(grid, ()), False, 0, ENDLESS)
        assert game.actions(state) == [way for way in DIRECTIONS if moved(grid, way)[0] != grid]
        assert value(state) == pytest.approx(gain(grid, ENDLESS), rel=1e-12)
    assert max(max(map(max, grid)) for grid in boards) == 32
    # The explanation tells these two.
    assert len(boards) == 670
    assert gain(((2, 0), (0, 2)), ENDLESS) == pytest.approx(67.7, abs=0.05)


TILES = st.sampled_from([0, 0, 2, 4, 8, 16, 32, 64])


FEW: Any = st.integers(1, 3)


def boards(size, left=FEW):
    """Boards on which MAX is to slide, as a game and a state."""
    cells = st.lists(TILES, min_size=size * size, max_size=size * size).map(tuple)
    fits = cells.filter(lambda each: any(each) and sum(each) <= most_on(size * size))
    return st.builds(lambda each, n: Board(each, False, 0, n), fits, left)


@pytest.mark.slow
@given(boards(3, st.just(2)))
def test_two_slides_on_nine_cells_are_worth_what_the_second_program_says(state):
    game = Twenty48ByChance(3, state)
    if sum(tile == 0 for tile in state.cells) < 5:
        expected = pytest.approx(gain(grid_of(state, 3), 2))
        assert [search(game, state) for search in (expectiminimax, star1, star2)] == [expected] * 3


@pytest.mark.slow
@given(st.sampled_from([2, 3, 4]).flatmap(boards), st.sampled_from(DIRECTIONS))
def test_a_slide_keeps_the_sum_and_its_mirror_image_is_the_other_way(state, way):
    size = int(len(state.cells) ** 0.5)
    game = Twenty48ByChance(size, state)
    after, points = moved(grid_of(state, size), way)
    if way not in game.actions(state):
        assert after == grid_of(state, size)
        return
    slid = game.result(state, way)
    assert (grid_of(slid, size), slid.score, slid.left) == (after, points, state.left - 1)
    assert sum(slid.cells) == sum(state.cells)
    mirrored = state._replace(cells=sum([row[::-1] for row in grid_of(state, size)], ()))
    other = game.result(mirrored, {"left": "right", "right": "left"}.get(way, way))
    assert grid_of(other, size) == tuple(row[::-1] for row in after)


@pytest.mark.parametrize(
    ("row", "after", "points"),
    [
        ((2, 2, 2, 2), (4, 4, 0, 0), 8),
        ((2, 2, 2, 0), (4, 2, 0, 0), 4),
        ((4, 2, 2, 0), (4, 4, 0, 0), 4),
        ((2, 0, 0, 2), (4, 0, 0, 0), 4),
        ((8, 4, 2, 2), (8, 4, 4, 0), 4),
    ],
)
def test_equal_tiles_merge_once_and_those_nearest_to_the_edge_first(row, after, points):
    state = Board((*row, *[0] * 12), False, 0, 9)
    slid = Twenty48ByChance(4, state).result(state, "left")
    assert (slid.cells[:4], slid.score) == (after, points)


@pytest.mark.slow
@given(st.sampled_from([2, 3, 4]).flatmap(boards), st.integers(0, 10**6))
def test_no_game_brings_more_points_than_the_bounds_say(state, seed):
    game = Twenty48ByChance(int(len(state.cells) ** 0.5), state)
    worst, best = game.bounds
    random = Random(seed)
    while not game.is_terminal(state):
        assert worst <= game.evaluate(state) <= best
        # With the largest tiles and the most points, it comes as near as it can.
        actions = game.actions(state)
        most = max(game.result(state, action).score for action in actions)
        state = game.result(state, random.choice([each for each in actions if game.result(state, each).score == most]))
    assert worst <= game.utility(state) <= best


@pytest.mark.slow
@given(boards(2))
def test_on_four_cells_not_even_the_luckiest_game_does(state):
    @cache
    def most(state):
        return max([most(game.result(state, each)) for each in game.actions(state)], default=state.score)

    game = Twenty48ByChance(2, state)
    assert most(state) <= game.bounds[1]


def test_the_bounds_are_reached_where_all_can_merge():
    assert load("twenty48", "4 ./4 .; left 1").game.bounds == (0, 8)
    assert load("twenty48", "2 ./. 2; score 20; left 1").game.bounds == (20, 24)


def test_a_tile_that_counts_ends_the_game_and_is_worth_1():
    loaded = load("twenty48", "4 4/. 2", aim=1, tile=0)
    game = loaded.game
    assert game.bounds == (0, 1)
    made = game.result(loaded.state, "left")
    assert (game.is_terminal(made), game.utility(made), game.is_won(made)) == (True, 1, True)
    assert game.verdict(made) == "The tile 8 is made, after 8 points."
    lost = load("twenty48", "2 4/4 2", aim=1, tile=0)
    assert (lost.game.utility(lost.state), lost.game.is_won(lost.state)) == (0, False)
    assert lost.game.verdict(lost.state) == "No slide changes the board: 0 points."
    assert 0 < game.evaluate(loaded.state) < 1


def test_a_tile_that_has_no_room_on_the_board_is_no_aim():
    problem = refusal(GAMES["twenty48"].load, "2 ./. 2", {"aim": 1, "tile": 3})
    assert (problem.field, str(problem)) == (
        "options",
        "No tile on 2 × 2 cells is larger than 32: choose a smaller one to make.",
    )
    assert load("twenty48", "2 ./. 2", aim=1, tile=2).game.goal == 32


def test_a_2_falls_nine_times_as_often_as_a_4_on_each_empty_cell_and_at_worst_min_chooses():
    loaded = load("twenty48", "2 ./. .; falling")
    game, state = loaded.game, loaded.state
    assert [game.action_id(state, action) for action, _ in game.outcomes(state)] == [
        "2-1-2", "2-2-1", "2-2-2", "4-1-2", "4-2-1", "4-2-2",
    ]  # fmt: skip
    assert [chance for _, chance in game.outcomes(state)] == pytest.approx([0.3] * 3 + [0.1 / 3] * 3)
    worst = game.at_worst()
    assert type(worst) is Twenty48
    assert worst.to_move(state) == "MIN"
    assert worst.actions(state) == game.actions(state)


def test_the_features_are_empty_cells_the_corner_neighbours_and_order():
    loaded = load("twenty48", "8 4 ./2 . 2/2 2 .; score 12")
    assert [feature.id for feature in loaded.game.feature_list] == ["points", "empty", "corner", "smooth", "ordered"]
    # 8 and 4 are neighbours of which one is the double, 8 and 2 a step further; three pairs are equal.
    assert loaded.game.features(loaded.state) == (12, 3, True, 0.5 + 0.25 + 2, 6)


# The presets.


def preset(id):
    return next(each for each in GAMES["twenty48"].presets if each.id == id)


def found(id, method, depth=None, **more):
    here = preset(id)
    asked = {"op": "search", "kind": "game", "subject": "twenty48", "method": method, "position": here.position}
    depths = {} if depth is None else {"depth": depth}
    return json.loads(answer(json.dumps({**asked, "options": dict(here.options), **depths, **more})).text)


def test_greed_loses_the_tile_and_two_slides_make_it():
    assert found("greed", "expectiminimax", 1)["bestName"] == "down"
    deep = found("greed", "expectiminimax", 3)
    assert (deep["bestName"], deep["value"]) == ("right", 1)
    loaded = load("twenty48", preset("greed").position, **preset("greed").options)
    down = loaded.game.result(loaded.state, "down")
    assert (down.score, expectiminimax(loaded.game, down)) == (4, 0)


def test_without_the_weight_of_the_corner_the_largest_tile_leaves_it():
    assert found("corner", "expectiminimax", 3)["bestName"] == "right"
    assert found("corner", "expectiminimax", 3, weights=[1, 100, 0, 50, 50])["bestName"] == "up"


@pytest.mark.slow
@pytest.mark.native
def test_games_from_the_corner_bring_what_the_answer_says():
    loaded = load("twenty48", preset("corner").position)

    def played(state, luck):
        game = loaded.game
        while not game.is_terminal(state):
            if state.falling:
                outcomes, chances = zip(*game.outcomes(state), strict=True)
                state = game.result(state, luck.choices(outcomes, chances)[0])
            else:
                state = max([game.result(state, way) for way in game.actions(state)], key=game.evaluate)
        return state.score

    for way, told in (("right", 6700), ("up", 5100)):
        start = loaded.game.result(loaded.state, way)
        assert mean(played(start, Random(luck)) for luck in range(40)) == pytest.approx(told, abs=50)
        assert f"{told:,}" in preset("corner").answer


@pytest.mark.parametrize(
    "case",
    quick_for(
        [
            ("start", "expectiminimax", 3, 539),
            ("two", "expectiminimax", None, 861),
            ("star", "star1", None, 626),
            ("star", "star2", None, 626),
            ("star", "expectiminimax", None, 5478),
        ],
        ("two", "expectiminimax", None, 861),
    ),
)
def test_a_number_of_nodes_that_an_answer_names_is_true(case):
    id, method, depth, nodes = case
    assert found(id, method, depth)["nodes"] == nodes
    assert f"{nodes:,}" in preset(id).answer


def test_three_slides_on_four_cells_bring_what_the_answer_says():
    assert gain(((2, 0), (0, 2)), 3) == pytest.approx(6.78)
    assert "6.78" in preset("two").answer


@pytest.mark.slow
@pytest.mark.native
def test_in_the_trials_it_pays_to_know_the_odds():
    here = preset("trials")
    asked = {"op": "trial", "kind": "game", "subject": "twenty48", "position": here.position}
    planners = {name: {"method": method, "depth": 3, "order": "given"} for name, method in PLANNERS.items()}
    made = [0, 0]
    for seed in range(1, 31):
        told = json.loads(answer(json.dumps({**asked, "options": dict(here.options), **planners, "seed": seed})).text)
        made = [sum(pair) for pair in zip(made, [game["won"] for game in told["games"]], strict=True)]
    minimax, expectiminimax = made
    assert minimax / 30 < 0.5
    assert expectiminimax / 30 == pytest.approx(0.6, abs=0.05)


PLANNERS = {"a": "minimax", "b": "expectiminimax"}
