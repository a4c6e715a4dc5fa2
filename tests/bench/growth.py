"""How cost grows: run by `bench_growth.py` inside the built Pyodide.

Nodes and seconds of minimax and alpha-beta at growing depth, and the bytes of a trace for a node:
those that cross from Python to the page, which adds two numbers for each node.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter
from typing import Any

from counted import counting
from plyscope.games import GAMES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.tracing import watch
from plyscope.tracing.trace import make_trace

from building.measured import Row, row

Search = Callable[..., Any]

MOST_WATCHED = 100_000
"""The traces of larger searches are not measured."""
SEARCHES: tuple[tuple[str, Search, str, int], ...] = (
    ("tic-tac-toe, minimax", minimax, "tictactoe", 9),
    ("tic-tac-toe, alpha-beta", alphabeta, "tictactoe", 9),
    ("Connect-4, minimax", minimax, "connect4", 6),
    ("Connect-4, alpha-beta", alphabeta, "connect4", 8),
)
"""A name, the search, the game, and the greatest depth: the next would take minutes."""


def fresh(game_id: str) -> tuple[Any, Any]:
    """A game that remembers nothing, and its first state."""
    loaded = GAMES[game_id].load("", {})
    return loaded.game, loaded.state


def nodes_of(search: Search, game_id: str, depth: int) -> int:
    """How many nodes it visits: one for each move made, and the root."""
    game, state = fresh(game_id)
    count = counting(game, "result")
    search(game, state, depth)
    return count[0] + 1


def seconds_of(search: Search, game_id: str, depth: int, rounds: int) -> float:
    times = []
    for _ in range(rounds):
        game, state = fresh(game_id)
        begun = perf_counter()
        search(game, state, depth)
        times.append(perf_counter() - begun)
    return median(times)


def trace_bytes(search: Search, game_id: str, depth: float, lines: bool) -> tuple[int, int]:
    """The nodes, and the bytes of all columns."""
    game, state = fresh(game_id)
    trace = make_trace(watch(search, game, state, depth, lines=lines), game)
    return trace.nodes, sum(len(each) * each.itemsize for each in trace.columns.values())


def sizes(name: str, search: Search, game_id: str, depth: int) -> Iterator[Row]:
    """The bytes of the trace at this depth, without and with lines."""
    for with_lines in (False, True):
        nodes, size = trace_bytes(search, game_id, depth, with_lines)
        whose = f"{name}, {'with lines' if with_lines else 'without lines'}"
        note = f"{size:,} bytes for {nodes:,} nodes"
        yield row(whose, "the trace's columns, a node", size / nodes, "bytes", note=note)


def measure(name: str, search: Search, game_id: str, deepest: int) -> list[Row]:
    """One search at growing depth."""
    nodes = [nodes_of(search, game_id, depth) for depth in range(1, deepest + 1)]
    taken = seconds_of(search, game_id, deepest, 5 if nodes[-1] < 50_000 else 1)
    grown = ", ".join(f"{each:,}" for each in nodes)
    note = f"{taken:.2f} s; nodes from one ply on: {grown}"
    rate = row(f"{name}, {deepest} plies", "nodes a second", nodes[-1] / taken, "", note=note)
    watched = sum(each <= MOST_WATCHED for each in nodes)
    return [rate, *sizes(name, search, game_id, watched)]


def run() -> list[Row]:
    return [each for search in SEARCHES for each in measure(*search)]
