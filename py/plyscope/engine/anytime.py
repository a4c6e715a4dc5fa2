"""Play under a time limit: the best that can be said of a position in the time there is."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from typing import Final

from plyscope.engine.bitboard import Board, Position
from plyscope.engine.deepening import Deepening
from plyscope.engine.depth_search import POINT
from plyscope.engine.meter import Clock, Meter, OutOfTime
from plyscope.engine.solver import Solver
from plyscope.game import BadInput

SHARE_FOR_SOLVING: Final = 0.5
"""Of the time. From about the fifteenth disc on, solving is mostly done before; and when it is not,
another half of the time would have taken the estimate hardly one move deeper."""


@dataclass(frozen=True)
class ColumnScore:
    """What is known of a move. Scores are from the side that makes it."""

    column: int
    """Counted from 0 on the left."""
    least: int
    most: int
    """The score is at least and at most this; where both are equal it is exact."""


@dataclass(frozen=True)
class Choice:
    """A move, and how sure it is.

    Scores are from the side to move: k for a win with its k-th disc from the last, 0 for a draw,
    negative for a loss.
    """

    column: int
    """The move, counted from 0 on the left."""
    exact: bool
    """Whether the move is known to be best, and its score exactly."""
    least: int
    most: int
    """What the search has proven of the move's score; equal where it is exact."""
    estimate: float | None
    """The move's estimated value, in the units of a score, where it is not proven: between −1 and 1
    as long as no end was found. None where the score is exact, or a win is proven."""
    depth: int
    """How many moves were looked ahead: all that are left where the choice is exact."""
    positions: int
    """How many positions were looked at."""
    columns: tuple[ColumnScore, ...]
    """What is known of every column that can be played, from the left."""


def choose(
    board: Board, position: Position, seconds: float, clock: Clock, every_column: bool = False
) -> Choice:
    """A move for the side to move, found within about `seconds` by the `clock`.

    It first tries to solve the position. If that takes too long, what was proven stays, and the
    rest of the time goes into an estimate, one move deeper from round to round. With
    `every_column`, what time is left goes into the exact scores of the other columns.

    Raises `BadInput` for a time limit that is not above 0 (field "seconds"), and when the game is
    over (field "position").
    """
    if isnan(seconds) or seconds <= 0:
        raise BadInput("The time limit must be more than 0 seconds.", field="seconds")
    begun = clock()
    meter = Meter(clock, begun + SHARE_FOR_SOLVING * seconds)
    solver = Solver(board, position, meter=meter)
    if not solver.columns:
        raise BadInput("The game is over: there is no move to choose.", field="position")
    deepening = None
    if not _solve(solver, False):
        meter.deadline = begun + seconds
        if solver.bounds()[0] <= 0:
            deepening = _estimate(board, solver)
    meter.deadline = begun + seconds
    _solve(solver, every_column)
    return _choice(solver, deepening)


def _solve(solver: Solver, every_column: bool) -> bool:
    """Solves on until the deadline; returns whether the best column is known."""
    try:
        solver.solve_best()
        if every_column:
            solver.solve_each()
    except OutOfTime:
        pass
    least, most = solver.bounds()
    return least == most


def _estimate(board: Board, solver: Solver) -> Deepening:
    """Deepens until the deadline, or until a win or the end of the game is in sight."""
    least, _ = solver.bounds()
    hopeful = [column for column in solver.columns if column.most >= least]
    deepening = Deepening(board, hopeful, solver.empties, solver.meter)
    try:
        while deepening.depth < solver.empties and abs(deepening.values[0][1]) < POINT:
            deepening.deepen()
    except OutOfTime:
        pass
    # No estimate reaches a point: such a win or loss is certain.
    for column, value in deepening.values:
        if value <= -POINT:
            column.most = min(column.most, value // POINT)
    best, value = deepening.values[0]
    if value >= POINT:
        best.least = max(best.least, value // POINT)
    return deepening


def _choice(solver: Solver, deepening: Deepening | None) -> Choice:
    least, most = solver.bounds()
    best = max(solver.columns, key=lambda column: column.least)
    estimate = None
    depth = deepening.depth if deepening and least < most else solver.empties
    if deepening and least < most and least <= 0:
        best, value = deepening.values[0]
        estimate = value / POINT
    known = sorted(solver.columns, key=lambda column: column.index)
    return Choice(
        column=best.index,
        exact=least == most,
        least=best.least,
        most=best.most,
        estimate=estimate,
        depth=depth,
        positions=solver.meter.positions,
        columns=tuple(ColumnScore(item.index, item.least, item.most) for item in known),
    )
