"""Choosing a move under a time limit: it finds out as much about a position as the time allows. Too
far from the end to be solved in time, it searches to a limited depth."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from math import isnan
from typing import Final

from plyscope.engine.bitboard import Board, Position
from plyscope.engine.evaluation import evaluation
from plyscope.engine.meter import POSITIONS_PER_LOOK, Clock, Meter, OutOfTime
from plyscope.engine.moves import RankedMove, ranked_moves
from plyscope.engine.null_window import Table
from plyscope.engine.parity import parity_bound
from plyscope.engine.solver import Column, Solver
from plyscope.game import BadInput

POINT: Final = 100
"""One point of a known score, in the units of an estimate."""

DEPTH_BITS: Final = 7
"""Larger than any depth: the result for one depth is no answer for another."""


class DepthSearch:
    """Fail-soft alpha-beta with a transposition table, and an evaluation at the depth limit.

    Values are from the mover's side in hundredths of a point: 100 and more, or −100 and less, is
    the score of a win or loss that is certain.
    """

    def __init__(self, board: Board, meter: Meter) -> None:
        self._board = board
        self._meter = meter
        self._table = Table()
        self._limit = board.size * POINT
        self._ranked = ranked_moves(board)
        self._by_parity = parity_bound(board)
        self._evaluate = evaluation(board)

    def value(
        self,
        mover: int,
        filled: int,
        own: int,
        threats: int,
        empties: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """What the position seems to be worth, looking `depth` moves ahead.

        `own` are the mover's threats and `threats` the other side's. The side to move must not be
        able to win at once. An only move costs no depth, so a series of threats is followed to its
        end.
        """
        self._meter.positions += 1
        if not self._meter.positions % POSITIONS_PER_LOOK:
            self._table.make_room()
            self._meter.look()
        playable = self._board.playable(filled)
        # A threat at a playable cell must be filled now; nobody plays just below a threat.
        forced = playable & threats
        safe = (forced or playable) & ~(threats >> 1)
        if not safe or forced & (forced - 1):
            return -(empties // 2) * POINT
        if empties <= 2:
            return 0
        if depth <= 0 and not forced:
            return self._leaf(mover, filled, threats, playable, empties)
        key = (mover + filled) << DEPTH_BITS | max(depth, 0)
        least = self._table.lower.get(key, -self._limit)
        most = self._table.upper.get(key, self._limit)
        if least >= beta or most <= alpha or least == most:
            return least if least > alpha else most
        moves = self._ranked(mover, filled, own, playable, safe)
        if moves is None:
            return (empties - 1) // 2 * POINT
        value = self._best_of(moves, mover, filled, threats, empties, depth, alpha, beta)
        if value > alpha:
            self._table.lower[key] = value
        if value < beta:
            self._table.upper[key] = value
        return value

    def _best_of(
        self,
        moves: list[RankedMove],
        mover: int,
        filled: int,
        threats: int,
        empties: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value of the best of the moves, as exactly as the window needs it."""
        other, key = mover ^ filled, mover + filled
        if len(moves) > 1:
            depth -= 1
            first = self._table.first_moves.get(key)
            moves.sort(key=lambda ranked_move: ranked_move[1] != first)
        best, best_move = -self._limit, 0
        empties -= 1
        for _, move, own in moves:
            after = other, filled | move, threats, own, empties
            value = -self.value(*after, depth, -beta, -alpha)
            if value > best:
                best, best_move = value, move
            if best >= beta:
                break
            alpha = max(alpha, best)
        self._table.first_moves[key] = best_move
        return best

    def _leaf(self, mover: int, filled: int, threats: int, playable: int, empties: int) -> int:
        """The evaluation, kept within the bounds that parity proves for the score."""
        value = self._evaluate(mover, filled, empties)
        for alpha in (-1, 0):
            bound = self._by_parity(mover, filled, threats, playable, empties, alpha)
            if bound is not None and bound > alpha:
                value = max(value, bound * POINT)
            elif bound is not None:
                value = min(value, bound * POINT)
        return value


class Deepening:
    """Iterative deepening: estimates the columns of a position, each time one move deeper.

    Attributes:
        depth: how many moves deep the last finished round went.
        values: what that round found for each column, best first, in hundredths of a point. The
            first is the value of the position; the others need only be upper bounds.
    """

    def __init__(self, board: Board, columns: list[Column], empties: int, meter: Meter) -> None:
        self.depth = 0
        self.values = [(column, 0) for column in columns]
        self._search = DepthSearch(board, meter)
        self._empties = empties

    def deepen_on(self, hopeful: list[Column]) -> None:
        """Deepens, from what is known by now about these columns, until an end is in sight.

        It stops when time is up, a win or loss is found, or all moves that are left were looked at.
        """
        values = [
            (column, _within(column, value)) for column, value in self.values if column in hopeful
        ]
        self.values = sorted(values, key=lambda pair: -pair[1])
        with suppress(OutOfTime):
            while self.depth < self._empties and abs(self.values[0][1]) < POINT:
                self.deepen()
        # No estimate reaches a point: such a win or loss is certain.
        for column, value in self.values:
            if value <= -POINT:
                column.most = min(column.most, value // POINT)
        best, value = self.values[0]
        if value >= POINT:
            best.least = max(best.least, value // POINT)

    def deepen(self) -> None:
        """One more round. If it raises `OutOfTime`, the result of the round before is kept."""
        alpha = -self._empties * POINT
        values = []
        for column, _ in self.values:
            value = self._value(column, alpha)
            alpha = max(alpha, value)
            values.append((column, value))
        # A stable sort: of equals, the earlier one stays in front; its value is not just a bound.
        values.sort(key=lambda pair: -pair[1])
        self.values = values
        self.depth += 1

    def _value(self, column: Column, alpha: int) -> int:
        if column.exact:
            return column.least * POINT
        mover, filled = column.after
        beta = self._empties * POINT
        position = mover, filled, column.answering, column.threats, self._empties - 1
        return _within(column, -self._search.value(*position, self.depth, -beta, -alpha))


def _within(column: Column, value: int) -> int:
    """The value, kept within what is known about the column."""
    return max(column.least * POINT, min(column.most * POINT, value))


SHARE_FOR_SOLVING: Final = 0.8
"""Share of the time for solving. The estimate gets the rest and looks a few moves less deep for it,
but what is proved cannot be wrong."""

SHARE_FOR_ORDER: Final = 0.04
"""Share of the time for an estimate of which columns promise most, to be asked about first."""

SHARE_FOR_OUTCOME: Final = 0.5
"""Share of the time, when every column is asked about, for whether the position is won."""

SHARE_FOR_BEST_FIRST: Final = 0.1
"""Share of the time then: if the best column is found early, the others are solved faster."""

SHARE_OF_A_QUESTION: Final = 0.02
"""Share of the time the first time a column is asked about; then twice as much each time. So one
slow column does not hide what can be found out quickly about the others."""


@dataclass(frozen=True)
class ColumnScore:
    """What is known about a move. Scores are from the side that makes it."""

    column: int
    """Counted from 0 on the left."""
    least: int
    most: int
    """The score is at least and at most this; if both are equal, it is exact."""


@dataclass(frozen=True)
class Choice:
    """A move, and how sure it is.

    Scores are from the side to move: k for a win with its k-th disc from the last, 0 for a draw,
    negative for a loss.
    """

    column: int
    """The move, counted from 0 on the left."""
    exact: bool
    """Whether the move is known to be best, with its exact score."""
    least: int
    most: int
    """The bounds that the search has proved for the move's score; equal if it is exact."""
    estimate: float | None
    """The move's estimated value, in units of a score, if not proved: between −1 and 1 as long
    as no end was found. None if the score is exact, or a win is proved."""
    depth: int
    """How many moves the search looked ahead: all that are left if the choice is exact."""
    positions: int
    """How many positions were looked at."""
    columns: tuple[ColumnScore, ...]
    """What is known about every column that can be played, from the left."""


def choose(
    board: Board, position: Position, seconds: float, clock: Clock, every_column: bool = False
) -> Choice:
    """A move for the side to move, found within about `seconds` by the `clock`.

    A short estimate tells which columns to ask about first. Then it tries to prove whether the
    position is a win, a draw or a loss, and to solve it; with `every_column`, each of its columns.
    If that takes too long, it keeps what was proved, and uses the rest of the time for the
    estimate, one move deeper in each round.

    Raises `BadInput` for a time limit that is not above 0 (field "seconds"), and if the game is
    over (field "position").
    """
    if isnan(seconds) or seconds <= 0:
        raise BadInput("The time limit must be more than 0 seconds.", field="seconds")
    begun = clock()
    meter = Meter(clock, begun + seconds)
    solver = Solver(board, position, meter=meter)
    if not solver.columns:
        raise BadInput("The game is over: there is no move to choose.", field="position")
    deepening = Deepening(board, solver.columns, solver.empties, meter)
    with suppress(OutOfTime), meter.at_most(SHARE_FOR_SOLVING * seconds):
        _order(solver, deepening, SHARE_FOR_ORDER * seconds)
        estimate = deepening.values[0][1]
        if every_column:
            _solve_each(solver, seconds, estimate)
        else:
            solver.solve_outcome(SHARE_OF_A_QUESTION * seconds, estimate)
            solver.solve_best()
    least, most = solver.bounds()
    estimated = least < most and least <= 0
    if estimated:
        deepening.deepen_on([column for column in solver.columns if column.most >= least])
    with suppress(OutOfTime):
        solver.solve_best()
        if every_column:
            solver.solve_each()
    return _choice(solver, deepening if estimated else None)


def _order(solver: Solver, deepening: Deepening, seconds: float) -> None:
    """Puts the columns in front that seem best after so many seconds."""
    least, most = solver.bounds()
    if least < most:
        with solver.meter.at_most(seconds):
            deepening.deepen_on(solver.columns)
        solver.columns = [column for column, _ in deepening.values]


def _solve_each(solver: Solver, seconds: float, estimate: float) -> None:
    """Learns what it can about every column of a search of `seconds`. Raises `OutOfTime`."""
    share = SHARE_OF_A_QUESTION * seconds
    with solver.meter.at_most(SHARE_FOR_OUTCOME * seconds):
        solver.solve_outcome(share, estimate)
    with solver.meter.at_most(SHARE_FOR_BEST_FIRST * seconds):
        solver.solve_best()
    while solver.ask_each(share):
        share *= 2


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
