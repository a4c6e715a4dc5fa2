"""How cost grows: run by `bench_growth.py` inside the built Pyodide.

Nodes and seconds of minimax and alpha-beta against depth, and the bytes of a trace against its
nodes: those that cross from Python to the page, which adds two numbers for each node.
"""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import Any

from counted import counting
from plyscope.games import GAMES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.watch import watch
from plyscope.watch.trace import make_trace

from building.measured import Outcome, outcome, row, series

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


def growth(search: Search, game_id: str, deepest: int) -> Iterator[tuple[int, int, float]]:
    """Depth, nodes and seconds."""
    for depth in range(1, deepest + 1):
        nodes = nodes_of(search, game_id, depth)
        yield depth, nodes, seconds_of(search, game_id, depth, 5 if nodes < 50_000 else 1)


def trace_bytes(search: Search, game_id: str, depth: float, lines: bool) -> tuple[int, int]:
    """The nodes, and the bytes of all columns."""
    game, state = fresh(game_id)
    trace = make_trace(watch(search, game, state, depth, lines=lines), game)
    return trace.nodes, sum(len(each) * each.itemsize for each in trace.columns.values())


def sizes(name: str, search: Search, game_id: str, depths: Sequence[int]) -> Outcome:
    """The bytes of the traces at these depths, without and with lines."""
    rows, lines = [], []
    for with_lines in (False, True):
        whose = f"{name}, {'with lines' if with_lines else 'without lines'}"
        found = [trace_bytes(search, game_id, depth, with_lines) for depth in depths]
        lines.append(series("trace", whose, [(nodes, size / 1e6) for nodes, size in found]))
        nodes, size = found[-1]
        note = f"{size:,} bytes for {nodes:,} nodes"
        rows.append(row(whose, "the trace's columns, a node", size / nodes, "bytes", note=note))
    return outcome(rows, lines)


def measure(name: str, search: Search, game_id: str, deepest: int) -> Outcome:
    """One search at growing depth."""
    told = list(growth(search, game_id, deepest))
    depth, nodes, taken = told[-1]
    note = f"{nodes:,} nodes, {taken:.2f} s"
    rate = row(f"{name}, {depth} plies", "nodes a second", nodes / taken, "", note=note)
    few = [depth for depth, nodes, _ in told if nodes <= MOST_WATCHED]
    traced = sizes(name, search, game_id, few)
    # The bytes a node of the others are between these.
    plotted = name in {SEARCHES[0][0], SEARCHES[-1][0]}
    lines = [
        series("nodes", name, [(depth, nodes) for depth, nodes, _ in told]),
        series("seconds", name, [(depth, taken) for depth, _, taken in told]),
    ]
    return outcome([rate, *traced["rows"]], [*lines, *(traced["series"] if plotted else [])])


def run() -> Outcome:
    told = [measure(*search) for search in SEARCHES]
    return outcome(
        [each for part in told for each in part["rows"]],
        [each for part in told for each in part["series"]],
    )
