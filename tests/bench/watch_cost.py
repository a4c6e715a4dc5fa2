"""What watching costs: run by `bench_watch.py` inside the built Pyodide; prints lines to show.

Each round runs the same search plainly, watched without lines, and watched with lines, one after
the other, so that a machine that changes its speed changes it for all three.
"""

from collections.abc import Callable
from math import inf
from statistics import median
from time import perf_counter
from typing import Any

from plyscope.games import GAMES
from plyscope.search.alphabeta import alphabeta
from plyscope.watch import Watched, watch
from plyscope.watch.trace import make_trace

ROUNDS = 9
WINDOW = (-inf, inf)


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    begun = perf_counter()
    result = run()
    return perf_counter() - begun, result


def measure(name: str, game_id: str, options: dict[str, int], depth: float) -> str:
    loaded = GAMES[game_id].load("", options)
    game, state = loaded.game, loaded.state
    arguments = (depth, *WINDOW)

    def watched(lines: bool) -> Watched:
        return watch(alphabeta, game, state, *arguments, lines=lines)

    rounds = []
    nodes = 0
    for _ in range(ROUNDS):
        plain, _value = timed(lambda: alphabeta(game, state, *arguments))
        calls, run = timed(lambda: watched(False))
        lines, run = timed(lambda: watched(True))
        columns, trace = timed(lambda run=run: make_trace(run, game))
        nodes = trace.visited
        rounds.append((calls / plain, lines / plain, columns / plain, plain))
    calls, lines, columns, plain = (median(column) for column in zip(*rounds, strict=True))
    return (
        f"{name}: {nodes:,} nodes, plain {plain * 1000:.0f} ms; watched {calls:.2f} times as long, "
        f"with lines {lines:.2f} times; making the trace's columns adds {columns:.2f} times"
    )


print(measure("tic-tac-toe, alpha-beta to the end", "tictactoe", {}, inf))
print(measure("Connect-4 7 × 6, alpha-beta 5 plies deep", "connect4", {}, 5))
