"""Counts and values that are known from the literature, to the last node."""

import pytest
from playing import Counted, count, every_state, load
from plyscope.games import GAMES
from plyscope.search import SEARCHES
from plyscope.search.minimax import minimax
from plyscope.support.orders import ORDERS

MINIMAX, SOFT, HARD = SEARCHES["minimax"], SEARCHES["alphabeta"], SEARCHES["alphabeta_hard"]

both_alpha_betas = pytest.mark.parametrize("search", [SOFT, HARD], ids=lambda search: search.id)


class Tallied(Counted):
    """Also counts how often each utility was seen."""

    def __init__(self, game):
        super().__init__(game)
        self.seen = {1: 0, 0: 0, -1: 0}

    def utility(self, state):
        worth = super().utility(state)
        self.seen[worth] += 1
        return worth


@pytest.mark.slow
@pytest.mark.native
def test_minimax_visits_549946_nodes_of_tic_tac_toe_and_255168_ends_of_known_kinds():
    game = Tallied(load("tictactoe").game)
    assert minimax(game, game.initial) == 0
    assert (game.nodes, game.leaves) == (549_946, 255_168)
    assert game.seen == {1: 131_184, -1: 77_904, 0: 46_080}


@pytest.mark.slow
@both_alpha_betas
def test_alpha_beta_visits_18297_nodes_of_tic_tac_toe(search):
    assert count(search, load("tictactoe")) == (0, 18_297, 7_330)


@pytest.mark.slow
@both_alpha_betas
def test_alpha_beta_with_the_window_of_the_utilities_visits_16811_nodes(search):
    value, nodes, _ = count(search, load("tictactoe"), alpha=-1, beta=1)
    assert (value, nodes) == (0, 16_811)


@pytest.mark.slow
@both_alpha_betas
def test_alpha_beta_with_the_centre_first_visits_7275_nodes(search):
    assert count(search, load("tictactoe"), ORDERS["centre"]) == (0, 7_275, 2_893)


@pytest.mark.slow
def test_alpha_beta_that_cuts_only_on_greater_visits_146120_nodes():
    value, nodes, _ = count(SOFT.cutting(">"), load("tictactoe"))
    assert (value, nodes) == (0, 146_120)


@pytest.mark.slow
def test_a_fresh_window_for_every_root_move_costs_30709_nodes_without_the_root():
    (value, best), nodes, _ = count(SEARCHES["fresh_windows"], load("tictactoe"))
    assert (value, best, nodes - 1) == (0, 0, 30_709)


def test_tic_tac_toe_has_5478_distinct_positions_and_765_up_to_symmetry():
    reached = every_state(load("tictactoe").game)
    assert len(reached) == 5_478
    assert len({min(symmetric(state)) for state in reached}) == 765


def symmetric(state):
    images = []
    for _ in range(4):
        state = "".join([state[index] for index in (6, 3, 0, 7, 4, 1, 8, 5, 2)])
        images += [state, state[::-1]]
        images.append("".join([state[index] for index in (2, 1, 0, 5, 4, 3, 8, 7, 6)]))
    return images


@pytest.mark.slow
@both_alpha_betas
def test_alpha_beta_visits_62889_nodes_of_connect_4_on_four_by_four(search):
    value, nodes, _ = count(search, load("connect4", columns=4, rows=4))
    assert (value, nodes) == (0, 62_889)


@both_alpha_betas
@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("[[3 12 8] [2 4 6] [14 5 2]]", (3, 11, 7)),
        ("[[3 12 8] [2 4 6] [2 5 14]]", (3, 9, 5)),  # The last group is turned round.
        ("[[3 2 1] [1 0 2] [-5 3 1]]", (1, 9, 5)),  # The lecture's tree.
        ("[[[3 4] [5 6]] [[0 1] [7 8]]]", (4, 11, 5)),  # It cuts below MAX and below MIN.
    ],
)
def test_alpha_beta_visits_as_many_nodes_and_leaves_of_known_trees_as_is_published(search, text, known):
    assert count(search, load("tree", text)) == known


@pytest.mark.parametrize(
    ("preset", "value", "leaves"),
    [
        ("three-by-three", 3, 9),
        ("lecture", 1, 9),
        ("binary-two", 2, 4),
        ("binary-three", 4, 8),
        ("exercise", 100, 8),
        ("best-order", 3, 9),
        ("uneven", 0, 9),
    ],
)
def test_the_tree_that_is_offered_has_its_known_value(preset, value, leaves):
    position = {entry.id: entry.position for entry in GAMES["tree"].presets}[preset]
    found, _, looked_at = count(MINIMAX, load("tree", position))
    assert (found, looked_at) == (value, leaves)


def test_max_takes_move_2_for_100_in_the_two_ply_exercise():
    position = {entry.id: entry.position for entry in GAMES["tree"].presets}["exercise"]
    game = load("tree", position).game
    values = {game.action_name((), action): minimax(game, game.result((), action)) for action in game.actions(())}
    assert values == {"1": 99, "2": 100}
    best_replies = [
        game.action_name((move,), reply)
        for move in (0, 1)
        for reply in game.actions((move,))
        if game.utility((move, reply)) == minimax(game, (move,))
    ]
    assert best_replies == ["3", "7", "10"]


EXERCISE = "xxo...x / ooox..x / xo..... / xoo.... / xxxo... / ooxox.."


@pytest.mark.parametrize("sooner", [0, 1])
@pytest.mark.parametrize("depth", [1, 4])
def test_the_answer_to_the_published_connect_4_exercise_is_row_2_column_2(sooner, depth):
    loaded = load("connect4", EXERCISE, sooner=sooner)
    game, state = loaded.game, loaded.state
    assert game.to_move(state) == "MIN"
    values = {
        game.cell(state, action): minimax(game, game.result(state, action), depth - 1) for action in game.actions(state)
    }
    best = min(values, key=values.get)
    assert divmod(best, 7) == (2, 2)
    if sooner or depth == 1:
        assert list(values.values()).count(values[best]) == 1
