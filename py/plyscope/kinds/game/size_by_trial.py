"""How large a search will be, judged by how far its beginning gets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from plyscope.kinds.game.requests import Run
from plyscope.search import SEARCHES
from plyscope.watch import begin
from plyscope.watch.log import Log
from plyscope.watch.rows import nodes_visited


def estimate_nodes(run: Run, state: Any, trial: int) -> float:
    """About how many nodes the search `run` visits from `state` on.

    Exact when they are no more than `trial`. Otherwise the search is broken off there, and it is
    supposed that the rest of the tree costs as much as the part that is done. A search that cuts
    is faster towards its end, so the answer tends to be too large. Of a search in rounds, all
    rounds are supposed to be alike; of one that searches deeper and deeper, the last search costs
    as much as all before it.
    """
    log, finished = begin(
        run.function,
        run.game,
        state,
        keywords=run.keywords,
        hints=run.search.hints,
        nodes=trial,
    )
    if finished:
        return float(nodes_visited(log))
    visited = len(log.entered)
    if "rounds" in run.options:
        done = sum(1 for parent, *_ in log.entered if parent == 0)
        return visited * run.options["rounds"] / max(1, done)
    if run.search.passes:
        plain = replace(run, search=SEARCHES["alphabeta"], keywords={"depth": run.depth})
        return 2 * estimate_nodes(plain, state, trial)
    return visited / part_done(log)


def part_done(log: Log) -> float:
    """Which part of the whole tree a search has finished that was broken off, more than 0.

    Each move of a node stands for an equal part of the node's own. That in which the search stood
    counts as half done at the last node, so that no search seems never to end.
    """
    expanded: dict[int, int] = {}
    for parent, *_ in log.entered:
        expanded[parent] = expanded.get(parent, 0) + 1
    part, share = 0.0, 1.0
    for node in log.path[1:]:
        moves = len(log.offered.get(node, ()))
        if moves == 0:
            break
        finished = max(0, expanded.get(node, 0) - 1)
        part += share * finished / moves
        share /= moves
    return max(part + share / 2, 1e-30)
