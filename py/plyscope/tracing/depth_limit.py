"""Down to which depth a search is recorded, once its tree has become large.

A search may have more nodes than fit into memory, or never end. So when a quarter of the nodes that
may be recorded is left, deeper calls are no longer recorded, but only counted, at the node in which
they begin. Whenever half of what is left is used up, even less deep calls are left out. The search
itself notices nothing: it goes on, and its result is what it would be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from math import inf
from types import CodeType
from typing import Any, Final, Protocol

from plyscope.tracing.log import Callbacks, Log, Look, TooManyNodesError, callbacks

SHARE: Final = 0.1
"""Nodes down to the new depth were at most this share of all nodes so far."""
LEAST_DEPTH: Final = 1
"""The searches that a driver starts are always recorded."""


class Noting(Protocol):
    """What notes the answers of a game in a log, and can stop doing so for a while."""

    def look_away(self) -> None: ...
    def look_again(self) -> None: ...


class DepthLimit:
    """The depth down to which calls are recorded in `log`, at most `most` of them.

    Attributes:
        deepest: that depth, counted in calls; 0 is the first call.
        due: the number of nodes at which to choose the next.
    """

    def __init__(self, log: Log, most: int) -> None:
        self.log, self.most = log, most
        self.deepest = inf
        self.due = most - most // 4

    def shorten(self) -> None:
        """Chooses the next depth. Raises `TooManyNodesError` if nothing is left."""
        nodes = self.log.nodes
        left = self.most - nodes
        if left <= 0:
            raise TooManyNodesError(self.log)
        self.due = nodes + (left + 1) // 2
        shallow = depth_of_share(self.log.parent, SHARE)
        self.deepest = max(LEAST_DEPTH, min(shallow, self.deepest - 1))


def depth_of_share(parent: list[int], share: float) -> int:
    """The greatest depth for which the nodes down to it are at most this share of all."""
    depth: list[int] = []
    for above in parent:
        depth.append(depth[above] + 1 if above >= 0 else 0)
    at = Counter(depth)
    down_to = accumulate(at[each] for each in range(len(at)))
    return sum(count <= share * len(parent) for count in down_to) - 1


class Recorder:
    """Makes the callbacks of a run: at first those that record everything, and once the tree is
    large, those that record calls down to the depth of `limit` and count the others.

    `look` is called now and then with the number of calls so far, recorded or not.

    Attributes:
        change: has other callbacks called from now on; to be set before the run.
    """

    change: Callable[[Callbacks], None]

    def __init__(self, limit: DepthLimit, noting: Noting, look: Look | None) -> None:
        self.limit, self.noting, self.look = limit, noting, look

    def callbacks(self, depth: int) -> Callbacks:
        """The first callbacks; `depth` as in `log.callbacks`."""
        limit, look = self.limit, self.look

        def next_look(node: int) -> int:
            if node >= limit.due:
                limit.shorten()
                self.change(self._callbacks_above(depth))
            return min(look(node), limit.due) if look else limit.due

        return callbacks(limit.log, next_look, depth)

    def _callbacks_above(self, depth: int) -> Callbacks:
        """The later ones. They record no more lines."""
        limit, look, noting = self.limit, self.look, self.noting
        running, unrecorded = limit.log.running, limit.log.unrecorded
        hidden = 0
        recorded = len(limit.log.path()) + 1  # with the call that begins just now
        calls = looks_at = limit.log.nodes

        def look_at_room(node: int) -> int:
            if node >= limit.due:
                limit.shorten()
            return limit.due

        # The watched code is one frame further away.
        inner = callbacks(limit.log, look_at_room, depth + 1)

        def start(code: CodeType, offset: int) -> None:
            nonlocal hidden, recorded, calls, looks_at
            calls += 1
            if look and calls >= looks_at:
                looks_at = look(calls)
            if not hidden and recorded <= limit.deepest:
                inner.start(code, offset)
                recorded += 1
                return
            if not hidden:
                noting.look_away()
            hidden += 1
            unrecorded[running[0]] += 1

        def ender(tell: Any) -> Callable[[CodeType, int, Any], None]:
            def end(code: CodeType, offset: int, what: Any) -> None:
                nonlocal hidden, recorded
                if not hidden:
                    tell(code, offset, what)
                    recorded -= 1
                    return
                hidden -= 1
                if not hidden:
                    noting.look_again()

            return end

        def line(_code: CodeType, _number: int) -> None:
            pass

        return Callbacks(start, ender(inner.leave), line, fail=ender(inner.fail))


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
