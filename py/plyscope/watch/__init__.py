"""Watches a search from outside and records its tree: `watch(function, game, state, ...)`.

The search is ordinary Python with nothing added to it. A node of the recorded tree is a call of
one of its recursive functions; the edge into it is the action that `game.result` was called with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from types import CodeType
from typing import Any

from plyscope.game import BadInput
from plyscope.watch.codes import recursive_codes
from plyscope.watch.log import Log, Plan, callbacks
from plyscope.watch.observe import observing

__all__ = ["Watched", "watch"]

MAX_NODES = 1_000_000


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
    codes = recursive_codes(function)
    if not codes:
        raise BadInput(
            f"{getattr(function, '__name__', 'This')} calls no function that calls itself, "
            "so there is no tree to watch."
        )
    plan = Plan(
        search=codes,
        result=_code_of(game, "result"),
        actions=_code_of(game, "actions"),
        utility=_code_of(game, "utility"),
        max_nodes=max_nodes,
    )
    log = Log()
    started = perf_counter()
    with observing(plan, lambda depth: callbacks(log, plan, depth), lines=lines):
        value = function(game, state, *arguments)
    return Watched(value, log, perf_counter() - started)


def _code_of(game: Any, method: str) -> CodeType:
    code = getattr(getattr(game, method), "__code__", None)
    if not isinstance(code, CodeType):
        raise TypeError(f"{type(game).__name__}.{method} is not written in Python")
    return code
