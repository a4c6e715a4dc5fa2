"""Quiescence search: which positions are noisy, and what that changes at the horizon."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, Counted, load, positions
from plyscope.game import MAX
from plyscope.games import GAMES
from plyscope.games.line_game import LineGame
from plyscope.search import CUTS, SEARCHES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.search.quiescence import quiescence

NOISY = [
    preset
    for preset in EVERY_PRESET
    if SEARCHES["quiescence"].offered(GAMES[preset[0]].load(preset[1], preset[2]).game)
]


@given(positions(NOISY))
def test_a_position_is_quiet_exactly_when_no_action_is_noisy(position):
    game, state = position
    noisy = game.noisy_actions(state)
    assert set(noisy) <= set(game.actions(state))
    assert game.is_quiet(state) == (len(noisy) == 0)
    if game.is_quiet(state):
        assert game.may_stand_pat(state)


# By hand, nothing is cut: only a few pieces can be played out like that.
FEW_NOISES = ("tictactoe", "connect4", "mate-in-three")
PLAYED_OUT = [
    (entry.id, preset.position, dict(preset.options))
    for entry in GAMES.values()
    for preset in entry.presets
    if {entry.id, preset.id} & set(FEW_NOISES)
]
WON_BY_A_LINE = [preset for preset in NOISY if isinstance(GAMES[preset[0]].load(preset[1], preset[2]).game, LineGame)]


@given(positions(WON_BY_A_LINE))
def test_a_noisy_action_in_a_row_wins_at_once_or_every_other_lets_the_other_side_win(position):
    game, state = position
    actions = game.actions(state)
    sign = 1 if game.to_move(state) == MAX else -1
    wins = [
        action
        for action in actions
        if game.is_terminal(child := game.result(state, action)) and sign * game.utility(child) > 0
    ]
    noisy = game.noisy_actions(state)
    if wins or not noisy:
        assert noisy == wins
        return
    for action in set(actions) - set(noisy):
        child = game.result(state, action)
        assert sign * minimax(game, child, 1) < 0
        assert game.noisy_actions(child)


@pytest.mark.parametrize(
    ("state", "noisy", "may_stand_pat"),
    [
        ("X.O/.X./..O", [5], False),
        ("XX./OO./...", [2], False),
        ("XX./O../..O", [2], True),
        ("X../.O./..X", [], True),
        ("XOX/OXO/OXO", [], True),
    ],
)
def test_in_tic_tac_toe_wins_come_before_what_stops_the_other_side(state, noisy, may_stand_pat):
    game = load("tictactoe").game
    board = state.replace("/", "")
    assert game.noisy_actions(board) == noisy
    assert game.may_stand_pat(board) == may_stand_pat


def by_hand(game, state, depth):
    """What quiescence search has to find, without a window."""
    if game.is_terminal(state):
        return game.utility(state)
    if depth <= 0 and game.is_quiet(state):
        return game.evaluate(state)
    actions = game.actions(state) if depth > 0 else game.noisy_actions(state)
    values = [by_hand(game, game.result(state, action), depth - 1) for action in actions]
    if depth <= 0 and game.may_stand_pat(state):
        values.append(game.evaluate(state))
    return max(values) if game.to_move(state) == MAX else min(values)


@pytest.mark.slow
@given(positions(PLAYED_OUT), st.integers(0, 2), st.sampled_from(CUTS))
def test_with_a_window_it_finds_what_it_finds_without(position, depth, cut):
    game, state = position
    search = SEARCHES["quiescence"].cutting(cut).function
    assert search(game, state, depth) == by_hand(game, state, depth)


ENDGAMES = [("tictactoe", position, {}) for position in ("X../OO./..X", "XOX/.O./.X.", "O.X/.../X.O")]


@given(positions(ENDGAMES, longest=3))
def test_without_a_depth_limit_it_is_exact(position):
    game, state = position
    assert quiescence(game, state) == minimax(game, state)


def choice(search, loaded, depth):
    """The first of the best moves, by its name, and what the search says of it."""
    game, state = loaded.game, loaded.state
    sign = 1 if game.to_move(state) == MAX else -1
    values = {action: search(game, game.result(state, action), depth - 1) for action in game.actions(state)}
    best = max(values, key=lambda action: sign * values[action])
    return game.action_name(state, best), values


def test_between_two_corners_the_horizon_fools_a_search_of_two_plies_but_not_quiescence():
    trap = load("tictactoe", "X../.O./..X")
    plain, shallow = choice(alphabeta, trap, 2)
    noisy, deeper = choice(quiescence, trap, 2)
    assert (plain, noisy) == ("square 3", "square 2")
    # A corner loses: X takes the last one, and threatens twice.
    assert shallow[2] == 0 < deeper[2] == 1 == minimax(trap.game, "X.O.O...X")
    assert minimax(trap.game, "XO..O...X") == 0


def test_in_connect_4_a_row_open_at_both_ends_lies_behind_the_horizon_of_three_plies():
    trap = load("connect4", "443")
    plain, shallow = choice(alphabeta, trap, 3)
    noisy, deeper = choice(quiescence, trap, 3)
    assert (plain, noisy) == ("column 3", "column 5")
    # Column 3 loses by force, which alpha-beta sees only two plies farther down.
    assert shallow[2] < 0 < deeper[2] == 1
    assert alphabeta(trap.game, trap.game.result(trap.state, 2), 4) == 1
    assert alphabeta(trap.game, trap.game.result(trap.state, 4), 4) < 1


def test_to_be_quiet_costs_five_nodes_more_there():
    trap = load("connect4", "443")
    visited = []
    for search in (alphabeta, quiescence):
        counted = Counted(trap.game)
        search(counted, trap.state, 3)
        visited.append(counted.nodes)
    assert visited == [211, 216]


def test_quiet_positions_cost_nothing():
    game = load("tictactoe").game
    counted = Counted(game)
    assert quiescence(counted, game.initial, 0) == game.evaluate(game.initial)
    assert counted.nodes == 1
    assert quiescence(game, game.initial, inf) == 0
