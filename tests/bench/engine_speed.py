"""How fast the engine is: run by `bench_engine.py` inside the built Pyodide.

The sets are the first hundred positions of each of the six well-known ones, from easy to hard. A line of a file is the
columns played and the score of the position for the side to move. Each position is solved by itself, with an empty
table: once for its score, once for the scores of all columns.

The positions of the last three sets have so few discs that solving some of them takes hours. Every tenth of these gets
as long as the page waits, and what was found out is counted.

`columns.txt` has 200 positions of these three sets with 8 to 14 discs, and the score of each column ("." if it is
full). They come from a solver in C, written for this and not part of Plyscope; the best of each line is the score that
was published. A move is chosen within a number of positions, about as many as the page looks at while it waits, so that
the rows are the same on each machine.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import perf_counter

from plyscope.engine.anytime import choose
from plyscope.engine.bitboard import EMPTY, Board, Position
from plyscope.engine.meter import POSITIONS_PER_LOOK
from plyscope.engine.solver import Solver

from building.measured import Row, row

SETS = {
    "L3_R1": "over 28 discs played",
    "L2_R1": "15 to 28 played, under 14 moves to the end",
    "L2_R2": "15 to 28 played, 14 to 27 moves to the end",
}
SETS_IN_TIME = {
    "L1_R1": "at most 14 discs played, under 14 moves to the end",
    "L1_R2": "at most 14 played, 14 to 27 moves to the end",
    "L1_R3": "at most 14 played, 28 moves or more to the end",
}
EVERY = 10
LIMIT = 3000  # ms, for a position
BUDGET = 300_000  # positions, for a move
FOLDER = Path("tests/bench/connect4")


def read_set(name: str) -> list[tuple[str, int]]:
    """The positions of a set, as the columns played, with their scores."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [(played, int(score)) for played, score in map(str.split, lines)]


def position_after(board: Board, played: str) -> Position:
    """The position after discs in these columns."""
    position = EMPTY
    for column in played:
        cells = board.column_cells[int(column) - 1]
        position = board.after(position, board.playable(position.filled) & cells)
    return position


def best(solver: Solver) -> None:
    solver.solve_best()


def all_columns(solver: Solver) -> None:
    solver.solve_best()
    solver.solve_each()


def measure(name: str, solve: Callable[[Solver], None], what: str) -> list[Row]:
    board = Board()
    lines = read_set(name)
    right = positions = most_positions = 0
    seconds = slowest = 0.0
    for played, score in lines:
        begun = perf_counter()
        solver = Solver(board, position_after(board, played))
        solve(solver)
        taken = perf_counter() - begun
        right += solver.bounds() == (score, score)
        seconds, slowest = seconds + taken, max(slowest, taken)
        positions += solver.meter.positions
        most_positions = max(most_positions, solver.meter.positions)
    count = len(lines)
    whose = f"{name} ({SETS[name]}), {what}"
    note = f"slowest {1000 * slowest:.0f} ms; mean {positions / count:,.0f} positions, most {most_positions:,}"
    return [
        row(whose, "right", 100 * right / count, "%", at_least=100, note=f"{count} positions"),
        row(whose, "mean time", 1000 * seconds / count, "ms", at_most=LIMIT, note=note),
    ]


def measure_in_time(name: str) -> list[Row]:
    """What is known about the columns of some positions after as long as the page waits."""
    board = Board()
    lines = read_set(name)[::EVERY]
    right = exact = columns = 0
    for played, score in lines:
        found = choose(board, position_after(board, played), LIMIT / 1000, perf_counter, True)
        least = max(column.least for column in found.columns)
        most = max(column.most for column in found.columns)
        right += least <= score <= most
        exact += sum(column.least == column.most for column in found.columns)
        columns += len(found.columns)
    whose = f"{name} ({SETS_IN_TIME[name]}), all columns in {LIMIT / 1000:g} s"
    held = f"{len(lines)} positions: the known score is within the bounds"
    known = f"{exact} of {columns}"
    return [
        row(whose, "right", 100 * right / len(lines), "%", at_least=100, note=held),
        row(whose, "columns exact", 100 * exact / columns, "%", at_least=100, note=known),
    ]


def measure_moves() -> list[Row]:
    """What the chosen moves are worth, beside the best ones."""
    board = Board()
    lines = (FOLDER / "columns.txt").read_text(encoding="utf-8").splitlines()
    kept = best = certain = certain_and_best = 0
    for played, *scores in map(str.split, lines):
        # A clock that moves on by one each time the search looks at it.
        looks = count().__next__
        choice = choose(board, position_after(board, played), BUDGET / POSITIONS_PER_LOOK, looks)
        score, top = int(scores[choice.column]), max(int(each) for each in scores if each != ".")
        kept += (score > 0, score < 0) == (top > 0, top < 0)
        best += score == top
        certain += choice.exact
        certain_and_best += choice.exact and score == top
    whose = f"a move, 8 to 14 discs played, within {BUDGET:,} positions"
    many = len(lines)
    return [
        row(whose, "outcome kept", 100 * kept / many, "%", at_least=100, note=f"{kept} of {many}"),
        row(whose, "best score", 100 * best / many, "%", note=f"{best} of {many}"),
        row(
            whose,
            "right where it is certain",
            100 * certain_and_best / certain,
            "%",
            at_least=100,
            note=f"{certain} of {many} are certain",
        ),
    ]


def run() -> list[Row]:
    rows = []
    for name in SETS:
        rows += measure(name, best, "score")
        rows += measure(name, all_columns, "scores of all columns")
    for name in SETS_IN_TIME:
        rows += measure_in_time(name)
    rows += measure_moves()
    return rows
