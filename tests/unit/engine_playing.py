"""What the tests of the engine need: random positions, the engine asked about positions as text, and
the same found the plain way."""

from functools import cache
from time import perf_counter

from hypothesis import strategies as st
from plyscope.engine import anytime
from plyscope.engine.bitboard import EMPTY, Board
from plyscope.engine.move_scores import read_cells
from plyscope.engine.solver import Solver
from plyscope.games.connect4.rules import ConnectFour
from plyscope.search.alphabeta import alphabeta

SMALL = [(4, 4, 6), (5, 4, 10), (4, 5, 10), (3, 6, 7)]
"""Columns, rows, and how many discs must lie for plain alpha-beta to solve the rest quickly."""


@st.composite
def played(draw, columns=7, rows=6, fewest=0, longest=42):
    """Columns that were played, as text, in a game that is not over; and the position."""
    board, position, text = Board(columns, rows), EMPTY, ""
    wanted = draw(st.integers(fewest, longest))
    choices = draw(st.lists(st.integers(0, 10**6), min_size=wanted, max_size=wanted))
    for choice in choices:
        playable = board.playable(position.filled)
        after = [
            (column, board.after(position, playable & cells))
            for column, cells in enumerate(board.column_cells)
            if playable & cells
        ]
        open_games = [
            (column, next_position)
            for column, next_position in after
            if not board.has_four(next_position.mover ^ next_position.filled)
        ]
        if not open_games:
            break
        column, position = open_games[choice % len(open_games)]
        text += str(column + 1)
    return text, position


@st.composite
def small_positions(draw):
    """A small board and a position of it: columns, rows, the columns played, the position."""
    columns, rows, fewest = draw(st.sampled_from(SMALL))
    text, position = draw(played(columns, rows, fewest, columns * rows))
    return Board(columns, rows), text, position


def plain_score(board, text):
    """The score of a position by textbook alpha-beta, from the side to move."""
    return _plain_score(board.columns, board.rows, text)


@cache
def _plain_score(columns, rows, text):
    game = ConnectFour(columns, rows, 4, sooner=True)
    state = game.initial
    for column in text:
        state = game.result(state, int(column) - 1)
    value = alphabeta(game, state)
    # An end is worth 1 and the number of empty cells, and the loser has the next one of them.
    points = 1 + (abs(value) - 1) // 2 if value else 0
    wins = (value > 0) == (game.to_move(state) == "MAX")
    return points if wins else -points


def read_played(board, columns):
    """The position after discs in these columns, counted from 1 on the left, as "4453", the first player's first."""
    position = EMPTY
    for column in columns:
        assert not board.has_four(position.mover ^ position.filled), "a disc after the end"
        move = board.playable(position.filled) & board.column_cells[int(column) - 1]
        assert move, "a full column"
        position = board.after(position, move)
    return position


def read(board, text):
    """The position in a text: the columns played, as "4453", or the rows drawn from the top."""
    drawn = text.upper().replace("/", "")
    return read_cells(board, drawn) if set("XO.") & set(drawn) else read_played(board, text)


def scores(text, board=None):
    """The exact score of a disc in each column, from the side to move; None where none can be played."""
    board = board or Board()
    solver = Solver(board, read(board, text))
    solver.solve_best()
    solver.solve_each()
    found = [None] * board.columns
    for column in solver.columns:
        found[column.index] = column.least
    return found


def score(text, board=None):
    """The exact score of the position, from the side to move."""
    board = board or Board()
    solver = Solver(board, read(board, text))
    solver.solve_best()
    return solver.bounds()[0]


def choose(text, seconds, board=None, clock=perf_counter, every_column=False):
    """A move within about so many seconds, and how sure it is."""
    board = board or Board()
    return anytime.choose(board, read(board, text), seconds, clock, every_column)
