"""Watches a search from outside and records its tree: `watch(function, game, state, ...)`.

The search is ordinary Python with nothing added to it. A node of the recorded tree is a call of
one of its recursive functions; the edge into it is the action that `game.result` was called with.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from plyscope.game import BadInput
from plyscope.watch.codes import recursive_codes
from plyscope.watch.log import Log, TooManyNodesError, callbacks
from plyscope.watch.names import read_locals
from plyscope.watch.noting import NotingGame
from plyscope.watch.observe import observing

__all__ = ["MAX_NODES", "Watched", "begin", "watch", "without_garbage_collection"]

MAX_NODES = 1_000_000
"""No search is watched beyond so many nodes: they would not fit on the page, nor in memory."""


@dataclass(frozen=True)
class Watched:
    """A finished run: what it returned, its log, and how long it took in seconds, watcher
    included."""

    value: Any
    log: Log
    seconds: float


def watch(
    function: Callable[..., Any],
    game: Any,
    state: Any,
    *arguments: Any,
    lines: bool = True,
    max_nodes: int = MAX_NODES,
) -> Watched:
    """Run `function(game, state, *arguments)` and record what it does.

    `lines` says whether each line is recorded too, or only calls, returns, moves and windows.
    Raises `BadInput` when no function in it recurses, or when it visits more than `max_nodes`;
    what the search itself raises goes through.
    """
    log = _new_log(function)
    started = perf_counter()
    try:
        value = _run(function, game, state, arguments, log, max_nodes, lines)
    except TooManyNodesError:
        raise BadInput(
            f"The search was ended after {max_nodes:,} nodes: more cannot be watched. "
            "Choose a smaller depth.",
            field="search",
        ) from None
    return Watched(value, log, perf_counter() - started)


def begin(
    function: Callable[..., Any], game: Any, state: Any, *arguments: Any, nodes: int
) -> tuple[Log, bool]:
    """Watch the first `nodes` nodes of a search, without lines. Returns the log as it then was,
    and whether the search has finished."""
    log = _new_log(function)
    try:
        _run(function, game, state, arguments, log, nodes, lines=False)
    except TooManyNodesError as reached:
        log.path[:] = reached.path
        return log, False
    return log, True


def _new_log(function: Callable[..., Any]) -> Log:
    codes = recursive_codes(function)
    if not codes:
        raise BadInput(
            f"{getattr(function, '__name__', 'This')} calls no function that calls itself, "
            "so there is no tree to watch."
        )
    return Log(read_locals(codes))


def _run(
    function: Callable[..., Any],
    game: Any,
    state: Any,
    arguments: tuple[Any, ...],
    log: Log,
    max_nodes: int,
    lines: bool,
) -> Any:
    noting = NotingGame(game, log)
    codes = tuple(log.locals.state)
    with (
        without_garbage_collection(),
        observing(codes, lambda depth: callbacks(log, max_nodes, depth), lines=lines),
    ):
        return function(noting, state, *arguments)


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """For work on a log, which grows by hundreds of thousands of objects and drops none: to
    search them for garbage again and again would cost more than to write them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
