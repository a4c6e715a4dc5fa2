"""An estimate of how large a search will be, from how far its beginning gets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from plyscope.kinds.game.requests import Run
from plyscope.search import SEARCHES
from plyscope.watch.log import Log
from plyscope.watch.rows import nodes_visited


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


def part_done(log: Log) -> float:
    """The share of the whole tree that a stopped search has finished; more than 0.

    All moves of a node get equal parts of the node's share. At the last node, the move that the
    search was in counts as half done, so that the share is never 0.
    """
    expanded = Counter(log.parent)
    part, share = 0.0, 1.0
    for node in log.path[1:]:
        moves = len(log.offered.get(node, ()))
        if moves == 0:
            break
        finished = max(0, expanded[node] - 1)
        part += share * finished / moves
        share /= moves
    return max(part + share / 2, 1e-30)
