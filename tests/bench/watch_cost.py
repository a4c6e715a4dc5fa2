"""What watching costs: run by `bench_watch.py` inside the built Pyodide.

Each round runs the same search plainly, watched without lines, and watched with lines, one after the other, so that a
machine that changes its speed changes it for all three. After a watched run its columns are made; as in the page,
garbage is not collected in between. Not in it: the page works out from the events when each node was entered and left,
which `static/js/python/times.js` does in a few milliseconds.
"""

from collections.abc import Callable
from math import inf
from statistics import median
from time import perf_counter
from typing import Any

from plyscope.games import GAMES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.tracing import Watched, watch, without_garbage_collection
from plyscope.tracing.trace import Trace, make_trace

from building.measured import Row, row

ROUNDS = 9
ROUNDS_OF_LARGE = 3
WITHOUT_LINES = "watched without lines, until the columns are there ÷ plain run"
WINDOW = (-inf, inf)
LIMIT = 2.0
LIMIT_WITH_LINES = 3.0


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    begun = perf_counter()
    result = run()
    return perf_counter() - begun, result


def measure_large(name: str, game_id: str) -> list[Row]:
    """A search that is too large for lines."""
    loaded = GAMES[game_id].load("", {})
    game, state = loaded.game, loaded.state
    rounds = []
    nodes = 0
    for _ in range(ROUNDS_OF_LARGE):
        plain, _value = timed(lambda: minimax(game, state))
        with without_garbage_collection():
            calls, run = timed(lambda: watch(minimax, game, state, lines=False))
            columns, trace = timed(lambda run=run: make_trace(run, game))
        nodes = trace.visited
        rounds.append((plain, (calls + columns) / plain, calls / plain))
    plain, whole, calls = (median(column) for column in zip(*rounds, strict=True))
    note = f"{nodes:,} nodes, plain run {plain:.2f} s; without the columns {calls:.2f} ×"
    return [row(name, WITHOUT_LINES, whole, "×", at_most=LIMIT, note=note)]


def measure(name: str, game_id: str, depth: float, *, is_goal: bool) -> list[Row]:
    loaded = GAMES[game_id].load("", {})
    game, state = loaded.game, loaded.state
    arguments = (depth, *WINDOW)

    def watched(lines: bool) -> tuple[float, float, Trace]:
        """The seconds of the watched search, and of making its columns."""
        run: Watched
        with without_garbage_collection():
            taken, run = timed(lambda: watch(alphabeta, game, state, *arguments, lines=lines))
            columns, trace = timed(lambda: make_trace(run, game))
        return taken, columns, trace

    rounds = []
    nodes = 0
    for _ in range(ROUNDS):
        plain, _value = timed(lambda: alphabeta(game, state, *arguments))
        calls, calls_columns, trace = watched(False)
        lines, lines_columns, trace = watched(True)
        nodes = trace.visited
        both = (calls + calls_columns) / plain, (lines + lines_columns) / plain
        rounds.append((plain, *both, calls / plain, lines / plain))
    plain, *shares = (median(column) for column in zip(*rounds, strict=True))
    whole, whole_lines, calls, lines = shares
    note = f"{nodes:,} nodes, plain run {1000 * plain:.0f} ms"
    return [
        row(
            name,
            WITHOUT_LINES,
            whole,
            "×",
            at_most=LIMIT if is_goal else None,
            note=f"{note}; without the columns {calls:.2f} ×",
        ),
        row(
            name,
            "watched with lines, until the columns are there ÷ plain run",
            whole_lines,
            "×",
            at_most=LIMIT_WITH_LINES if is_goal else None,
            note=f"without the columns {lines:.2f} ×",
        ),
    ]


def run() -> list[Row]:
    return [
        *measure("tic-tac-toe, alpha-beta to the end", "tictactoe", inf, is_goal=True),
        *measure_large("tic-tac-toe, minimax to the end", "tictactoe"),
        *measure("Connect-4 7 × 6, alpha-beta 5 plies deep", "connect4", 5, is_goal=False),
    ]
