"""The engine's bits: cells, threats and lanes, compared with the plain rules."""

import pytest
from engine_playing import played, read, read_played, small_positions
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.engine.bitboard import EMPTY, Board
from plyscope.engine.evaluation import open_lines
from plyscope.engine.move_scores import read_cells
from plyscope.engine.moves import MANY_EMPTIES, ranked_moves
from plyscope.engine.threats import threats
from plyscope.game import BadInput
from plyscope.games.connect4.rules import ConnectFour

EXERCISE = "xxo...x/ooox..x/xo...../xoo..../xxxo.../ooxox.."
SIZES = st.tuples(st.integers(1, 9), st.integers(1, 8)).filter(lambda size: max(size) >= 4)


def cells_of(board, bits):
    """The cells of `bits` as indices in reading order."""
    found = set()
    for column in range(board.columns):
        for row in range(board.rows):
            if bits >> (board.step * column + row) & 1:
                found.add((board.rows - 1 - row) * board.columns + column)
    return found


@pytest.mark.slow
@given(SIZES, st.data())
def test_four_in_a_row_is_found_in_every_direction_and_nowhere_else(size, data):
    columns, rows = size
    board, game = Board(columns, rows), ConnectFour(columns, rows, 4)
    state = "".join(data.draw(st.lists(st.sampled_from("XO"), min_size=columns * rows,
                                       max_size=columns * rows)))  # fmt: skip
    bits = sum(
        1 << (board.step * (place % columns) + rows - 1 - place // columns)
        for place, mark in enumerate(state)
        if mark == "X"
    )
    assert board.has_four(bits) == bool(game.full_runs(state, "X"))


@pytest.mark.slow
@given(SIZES, st.data())
def test_a_threat_is_an_empty_cell_that_completes_four(size, data):
    board, game = Board(*size), ConnectFour(*size, 4)
    text, position = data.draw(played(*size, longest=board.size))
    del text
    own, filled = cells_of(board, position.mover), cells_of(board, position.filled)
    expected = {
        cell
        for run in game.runs
        for cell in run
        if cell not in filled and all(other in own for other in run if other != cell)
    }
    found = threats(board, position.mover, position.filled)
    assert cells_of(board, found) == expected


@given(SIZES, st.data())
def test_moves_come_with_their_threats_and_those_without_any_by_centre_and_open_lines(size, data):
    board = Board(*size)
    _, (mover, filled) = data.draw(played(*size, longest=board.size))
    playable = board.playable(filled)
    wins = threats(board, mover, filled)
    # That a move wins by force is another test; here it would hide the moves.
    ranked = ranked_moves(board)
    moves = ranked(mover, filled, wins, playable, playable) if not wins & playable else None
    for _, move, found in moves or ():
        assert found == threats(board, mover | move, filled | move)
    if moves:
        assert sum(move for _, move, _ in moves) == playable
        quiet = [move for _, move, found in moves if not found]
        columns = [cells for index in board.centre_out if (cells := board.column_cells[index])]
        places = [next(i for i, cells in enumerate(columns) if move & cells) for move in quiet]
        distances = [abs(2 * board.centre_out[place] - board.columns + 1) for place in places]
        lines = open_lines(board) if board.size - filled.bit_count() >= MANY_EMPTIES else None
        ranks = [
            distance - (lines(mover | move, mover ^ filled) if lines else 0)
            for distance, move in zip(distances, quiet, strict=True)
        ]
        assert ranks == sorted(ranks)


@given(small_positions())
def test_the_cells_drawn_and_the_columns_played_are_the_same_position(small):
    board, text, position = small
    game = ConnectFour(board.columns, board.rows, 4)
    state = game.initial
    for column in text:
        state = game.result(state, int(column) - 1)
    assert read_played(board, text) == read_cells(board, state) == position
    assert read(board, game.format(state)) == position
    assert cells_of(board, board.playable(position.filled)) == {
        game.cell(state, action) for action in game.actions(state)
    }


@given(played())
def test_a_mirrored_position_is_that_of_the_mirrored_columns(case):
    text, position = case
    board = Board()
    other = read_played(board, "".join(str(8 - int(column)) for column in text))
    assert other.mover == board.mirrored(position.mover)
    assert board.mirrored(other.filled) == position.filled


def test_no_text_is_the_empty_board():
    assert read(Board(), "") == read(Board(), "." * 42) == EMPTY


@pytest.mark.parametrize(
    ("text", "at", "sentence"),
    [
        ("X", None, "1 squares were drawn, but the board has 42."),
        (EXERCISE, None, "The engine cannot play a position in which discs hang over empty squares."),
        (
            "......./......./......./......./......./XX.....",
            None,
            "X and O take turns and X moves first, so X has as many discs as O or one more.",
        ),
        (
            "......./......./O....../O....../O....../XXXX..O",
            None,
            "The player to move already has four in a row, which should have ended the game.",
        ),
        ("X!" + "." * 40, 1, '"!" is not X, O or "." (an empty square).'),
    ],
)
def test_what_is_not_the_engines_is_turned_down_with_one_sentence(text, at, sentence):
    problem = refusal(read, Board(), text)
    assert (str(problem), problem.at, problem.field) == (sentence, at, "position")


def test_a_board_that_is_too_large_is_turned_down():
    with pytest.raises(BadInput, match="1 to 9 columns and 1 to 8 rows"):
        Board(10, 6)
    assert Board(5, 4).size == 20
