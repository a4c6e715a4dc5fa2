"""How large a search will be, judged by how far its beginning gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from plyscope.watch import begin
from plyscope.watch.log import Log


def estimate_nodes(
    function: Callable[..., Any], game: Any, state: Any, arguments: Sequence[Any], trial: int
) -> float:
    """About how many nodes `function(game, state, *arguments)` visits.

    Exact when they are no more than `trial`. Otherwise the search is broken off there, and it is
    supposed that the rest of the tree costs as much as the part that is done. A search that cuts
    is faster towards its end, so the answer tends to be too large.
    """
    log, finished = begin(function, game, state, *arguments, nodes=trial)
    visited = len(log.entered)
    return float(visited) if finished else visited / part_done(log)


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
