"""An estimate of how large a search will be, from how far its beginning gets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any, Final

from plyscope.kinds.game.requests import Run
from plyscope.search import SEARCHES
from plyscope.search.entries.refined import BUDGET
from plyscope.tracing.log import Log
from plyscope.tracing.rows import nodes_visited

NO_LIMIT: Final = {each.id: each.default for each in BUDGET}
"""The budget of a search that may go on as long as it likes."""


def estimate_nodes(run: Run, state: Any, trial: int) -> float:
    """About how many nodes the search `run` visits from `state`.

    The answer is exact up to `trial` nodes. A larger search is stopped there, and we assume that
    the rest of the tree costs as much as the part that is done. A search that cuts is faster
    towards its end, so the answer tends to be too large. For a search in rounds, we assume that all
    rounds cost the same; for iterative deepening, that the last search costs as much as all before
    it.
    """
    log, finished = run.begin(state, trial)
    if finished:
        return float(nodes_visited(log))
    visited = log.nodes
    if "rounds" in run.options:
        done = log.parent.count(0)
        return visited * run.options["rounds"] / max(1, done)
    if run.search.passes:
        plain = replace(run, search=SEARCHES["alphabeta"], keywords={"depth": run.depth})
        return 2 * estimate_nodes(plain, state, trial)
    return visited / part_done(log)


def has_budget(run: Run) -> bool:
    """Whether a limit of nodes or seconds that a person has set ends the search."""
    return any(run.options.get(name, limit) != limit for name, limit in NO_LIMIT.items())


def share_of_budget(run: Run, searches: int) -> dict[str, float]:
    """The limits that a person has set, for each of so many searches that share them."""
    return {
        name: run.options[name] / max(1, searches)
        for name, limit in NO_LIMIT.items()
        if run.options.get(name, limit) != limit
    }


def most_nodes(
    run: Run, state: Any, trial: int, clock: Callable[[], float] = perf_counter
) -> float:
    """How many nodes the budget of `run` allows at most; infinite without a budget.

    What a number of seconds is worth is told by the time of the first `trial` nodes.
    """
    nodes = run.options.get("nodes", NO_LIMIT["nodes"])
    seconds = run.options.get("seconds", NO_LIMIT["seconds"])
    allowed = inf if nodes == NO_LIMIT["nodes"] else nodes
    if seconds == NO_LIMIT["seconds"]:
        return allowed
    started = clock()
    log, _ = run.begin(state, trial)
    a_node = (clock() - started) / max(1, log.nodes)
    return min(allowed, seconds / a_node) if a_node > 0 else allowed


def part_done(log: Log) -> float:
    """The share of the whole tree that a stopped search has finished; more than 0.

    All moves of a node get equal parts of the node's share. At the last node, the move that the
    search was in counts as half done, so that the share is never 0.
    """
    expanded = Counter(log.parent)
    part, share = 0.0, 1.0
    for node in log.path():
        moves = len(log.offered.get(node, ()))
        if moves == 0:
            break
        finished = max(0, expanded[node] - 1)
        part += share * finished / moves
        share /= moves
    return max(part + share / 2, 1e-30)
