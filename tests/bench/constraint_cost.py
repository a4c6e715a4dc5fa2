"""What solving and watching cost: run by `bench_constraints.py` inside the built Pyodide.

Each round runs the same method plainly, watched without lines, and watched with lines, one after
the other, so that a machine that changes its speed changes it for all three.
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from plyscope.csp import METHODS
from plyscope.kinds.problem.solving import EVENTS_WITH_LINES
from plyscope.problems import PROBLEMS
from plyscope.problems.problem import Domains
from plyscope.tracing.constraints import watch_solver
from plyscope.tracing.constraints.trace import make_constraint_trace

from building.measured import Row, row

ROUNDS = 5
MOST = 10_000_000
TARGET = 2


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    begun = perf_counter()
    result = run()
    return perf_counter() - begun, result


def measure(name: str, position: str, method: str, *, is_goal: bool = False) -> list[Row]:
    problem = PROBLEMS["sudoku"].load(position, {}).problem
    entry = METHODS[method]
    keywords = entry.keywords(problem, {option.id: option.default for option in entry.options})

    def plainly() -> Any:
        return entry.function(problem, {}, Domains(problem.domains), **keywords)

    def watched(lines: bool) -> Any:
        return watch_solver(entry.function, problem, keywords=keywords, lines=lines, most=MOST)

    rounds = []
    events = 0
    with_lines = True
    for _ in range(ROUNDS):
        plain, _found = timed(plainly)
        notes, run = timed(lambda: watched(False))
        events = len(run.log.event)
        with_lines = events < EVENTS_WITH_LINES
        lines = timed(lambda: watched(True))[0] if with_lines else plain
        columns, _trace = timed(lambda run=run: make_constraint_trace(run, problem))
        rounds.append((plain, notes / plain, lines / plain, columns / plain))
    plain, notes, lines, columns = (median(column) for column in zip(*rounds, strict=True))
    whose = f"{name}, {entry.name}"
    limit = TARGET if is_goal else None
    note = f"{events:,} events" + (f"; with lines {lines:.2f} ×" if with_lines else "")
    return [
        row(whose, "plain run", plain, "s", at_most=limit),
        row(whose, "watched without lines ÷ plain run", notes, "×", note=note),
        row(whose, "making the trace's columns ÷ plain run", columns, "×"),
    ]


def run() -> list[Row]:
    sudokus = {preset.id: preset.position for preset in PROBLEMS["sudoku"].presets}
    return [
        *measure("a hard Sudoku", sudokus["hard"], "mac", is_goal=True),
        *measure("a hard Sudoku", sudokus["hard"], "forward_checking"),
        *measure("Inkala's of 2010", sudokus["inkala-2010"], "mac", is_goal=True),
        *measure("Inkala's of 2012", sudokus["inkala-2012"], "mac"),
        *measure("an easy Sudoku", sudokus["easy"], "mac"),
    ]
