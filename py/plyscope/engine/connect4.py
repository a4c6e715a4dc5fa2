"""Connect-4 as text in, exact scores and good moves out.

A position is the columns played, counted from 1, as "4453", or the rows drawn from the top in "X",
"O" and ".", separated by "/"; X begins. A score is from the side to move: k when it wins with its
k-th disc from the last, so an earlier win scores higher; 0 for a draw; negative for a loss.
"""

from __future__ import annotations

from time import perf_counter

from plyscope.engine import anytime
from plyscope.engine.anytime import Choice
from plyscope.engine.bitboard import Board, Position
from plyscope.engine.meter import Clock
from plyscope.engine.reading import read_cells, read_played
from plyscope.engine.solver import Solver
from plyscope.game import BadInput


def board_of(columns: int = 7, rows: int = 6, connect: int = 4) -> Board:
    """The board of a game. Raises `BadInput` (field "options") if there is no such board."""
    if connect != 4:
        raise BadInput("The engine plays four in a row.", field="options")
    return Board(columns, rows)


def read(board: Board, text: str) -> Position:
    """The position in `text`. Raises `BadInput` (field "position") for one that cannot arise."""
    drawn = set("XO.xo/") & set(text)
    if not drawn:
        return read_played(board, text)
    return read_cells(board, "".join(text.upper().replace("/", "").split()))


def scores(text: str, board: Board | None = None) -> list[int | None]:
    """The exact score of a disc in each column, from the left; None if the column cannot be played.

    All are None if the game is over. There is no time limit: from about the fifteenth disc on it
    takes well under a second on average, but in the opening it takes hours, except for the first
    few discs, which are looked up. Raises `BadInput`.
    """
    board = board or Board()
    solver = Solver(board, read(board, text))
    solver.solve_best()
    solver.solve_each()
    found: list[int | None] = [None] * board.columns
    for column in solver.columns:
        found[column.index] = column.least
    return found


def score(text: str, board: Board | None = None) -> int:
    """The exact score of the position. Raises `BadInput`, also if the game is over."""
    board = board or Board()
    solver = Solver(board, read(board, text))
    if not solver.columns:
        raise BadInput("The game is over: there is no move to score.", field="position")
    solver.solve_best()
    return solver.bounds()[0]


def choose(
    text: str,
    seconds: float,
    board: Board | None = None,
    clock: Clock = perf_counter,
    every_column: bool = False,
) -> Choice:
    """A move within about `seconds`, and how sure it is; see `anytime.choose`.

    With `every_column`, it also learns what it can about the other columns. Raises `BadInput`.
    """
    board = board or Board()
    return anytime.choose(board, read(board, text), seconds, clock, every_column)
