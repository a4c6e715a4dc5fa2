"""How deep in the game the nodes of a watched search are."""

from __future__ import annotations

from plyscope.tracing.log import Log


def plies(log: Log) -> list[int]:
    """By node: how many moves lead there from the position that was searched.

    A second search of the same position is no deeper. A driver makes calls for positions all over
    the tree; there the depth comes from the moves that were made.
    """
    if log.locals.driver:
        return _by_moves(log)
    depth: list[int] = []
    state = log.states()
    for node, parent in enumerate(log.parent):
        is_move = parent >= 0 and state[node] != state[parent]
        depth.append(depth[parent] + is_move if parent >= 0 else 0)
    return depth


def _by_moves(log: Log) -> list[int]:
    # The log keeps every position, so that no two of them can have had the same id.
    state = log.states()
    depth = {id(state[0]): 0}
    for child, _, before in log.moved:
        depth[id(child)] = depth.get(id(before), 0) + 1
    return [depth.get(id(each), 0) for each in state]


def was_limited(log: Log, depth: float) -> bool:
    """Whether a search to `depth` plies has stopped somewhere because of this limit, not only at
    ends of the game: then a deeper search sees more."""
    where = plies(log) if log.judged else []
    return any(where[node] >= depth for node in log.judged)
