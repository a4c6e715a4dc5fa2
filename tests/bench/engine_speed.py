"""How fast the engine is: run by `bench_engine.py` inside the built Pyodide.

The sets are the first hundred positions of three of the well-known ones, from easy to hard. A line
of a file is the columns played and the score of the position for the side to move. Each position
is solved by itself, with an empty table: once for its score, once for the scores of all columns.
"""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from plyscope.engine.bitboard import Board
from plyscope.engine.reading import read_played
from plyscope.engine.solver import Solver

from building.measured import Outcome, Row, outcome, row

SETS = {
    "L3_R1": "over 28 discs played",
    "L2_R1": "15 to 28 played, under 14 moves to the end",
    "L2_R2": "15 to 28 played, 14 to 27 moves to the end",
}
LIMIT = 3000  # ms, for a position
FOLDER = Path("tests/bench/connect4")


def best(solver: Solver) -> None:
    solver.solve_best()


def all_columns(solver: Solver) -> None:
    solver.solve_best()
    solver.solve_each()


def measure(name: str, solve: Callable[[Solver], None], what: str) -> list[Row]:
    board = Board()
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    right = positions = most_positions = 0
    seconds = slowest = 0.0
    for played, score in map(str.split, lines):
        begun = perf_counter()
        solver = Solver(board, read_played(board, played))
        solve(solver)
        taken = perf_counter() - begun
        right += solver.bounds() == (int(score), int(score))
        seconds, slowest = seconds + taken, max(slowest, taken)
        positions += solver.meter.positions
        most_positions = max(most_positions, solver.meter.positions)
    count = len(lines)
    whose = f"{name} ({SETS[name]}), {what}"
    note = (
        f"slowest {1000 * slowest:.0f} ms; mean {positions / count:,.0f} positions,"
        f" most {most_positions:,}"
    )
    return [
        row(whose, "right", 100 * right / count, "%", at_least=100, note=f"{count} positions"),
        row(whose, "mean time", 1000 * seconds / count, "ms", at_most=LIMIT, note=note),
    ]


def run() -> Outcome:
    rows = []
    for name in SETS:
        rows += measure(name, best, "score")
        rows += measure(name, all_columns, "scores of all columns")
    return outcome(rows)
