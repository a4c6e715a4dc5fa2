"""Watches a search from outside and records its tree: `watch(function, game, state, ...)`.

The search is ordinary Python with nothing added to it. A node of the recorded tree is a call of
one of its recursive functions; the edge into it is the action that `game.result` was called with.
A function that starts several searches in a loop is a node too: the root of them all.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from time import perf_counter
from types import CodeType, MappingProxyType
from typing import Any, Literal, TypeAlias

from plyscope.game import BadInput
from plyscope.tracing.codes import NO_HINTS, Hints, answers_from_cache, node_codes, parameters
from plyscope.tracing.depth_limit import DepthLimit, Recorder
from plyscope.tracing.log import (
    BrokenOffError,
    HaltedError,
    Log,
    Look,
    TooManyNodesError,
    callbacks,
    within,
)
from plyscope.tracing.names import NO_NUMBERS, read_locals
from plyscope.tracing.observe import observing
from plyscope.tracing.recording_game import RecordingGame

__all__ = [
    "MAX_NODES",
    "NO_HINTS",
    "Hints",
    "Watched",
    "begin",
    "watch",
    "watch_calls",
    "without_garbage_collection",
]


NO_KEYWORDS: Mapping[str, Any] = MappingProxyType({})

MAX_NODES = 1_000_000
"""No more nodes are recorded: they would fit neither on the page nor in memory."""


Clock: TypeAlias = AbstractContextManager[Callable[[], bool]]
"""While it is open, it may raise a `KeyboardInterrupt` when the time is over, and it says whether
it is; one that it has raised may end there."""
BrokenOff: TypeAlias = Literal["", "halted", "full", "late"]


@dataclass(frozen=True)
class Watched:
    """A run: what it returned, its log, and how many seconds it took, with the watcher included.

    If it did not come to its end, it returned nothing, and its log ends there, in the middle of the
    calls that were running. `broken_off` says why: "halted", because whoever saw it run wanted
    that; "full", because no more nodes could be recorded; "late", because its time was over.
    """

    value: Any
    log: Log
    seconds: float
    broken_off: BrokenOff = ""


def watch(
    function: Callable[..., Any],
    game: Any,
    state: Any,
    *arguments: Any,
    keywords: Mapping[str, Any] = NO_KEYWORDS,
    hints: Hints = NO_HINTS,
    lines: bool = True,
    max_nodes: int = MAX_NODES,
    looker: Callable[[Log], Look | None] | None = None,
    goes_on: bool = False,
    clock: Clock | None = None,
) -> Watched:
    """Run `function(game, state, *arguments, **keywords)` and record what it does.

    `hints` say what the code does not show. `lines` says whether each line is recorded, or
    only calls, returns, moves and windows. What `looker` makes for the log is called now and then
    while the search runs, and may halt it. If `goes_on`, a tree that becomes large is recorded only
    down to some depth, see `depth_limit.py`. Raises `BadInput` if no function in it recurses, or if
    it would record more than `max_nodes` and nobody looks; exceptions of the search are passed on.
    `clock` ends a search that takes too long; what was seen of it is kept.
    """
    log = _new_log(function, state, hints)
    call = _call(function, arguments, keywords)
    look = looker(log) if looker else None
    noting = RecordingGame(game, log)

    def search() -> Any:
        return call(noting, state)

    def run() -> Any:
        if goes_on:
            return _run_on(search, noting, log, max_nodes, lines, look)
        return _run(search, log, max_nodes, lines, look)

    try:
        if clock:
            return _in_time(clock, search, log, max_nodes, lines)
        return _timed(run, log, max_nodes, keeps=look is not None)
    finally:
        noting.forget()


def _until(is_over: Callable[[], bool], log: Log) -> Look:
    """Looks at each node whether the time is over."""

    def look(node: int) -> int:
        if is_over():
            raise HaltedError(log)
        return node + 1

    return look


def watch_calls(
    function: Callable[..., Any],
    first: Any,
    *others: Any,
    lines: bool = True,
    max_nodes: int = MAX_NODES,
) -> Watched:
    """Run `function(first, *others)`, any function that recurses, and record its calls.

    There is no game: what tells one call from another is its first argument (in a method, the first
    after `self`), which must not be changed by the call. Raises as `watch` does.
    """
    log = _new_log(function, first, NO_HINTS)
    log.locals = replace(log.locals, state={code: _first(code) for code in log.locals.state})

    def call() -> Any:
        return function(first, *others)

    return _timed(lambda: _run(call, log, max_nodes, lines), log, max_nodes)


def _first(code: CodeType) -> str | None:
    """The first parameter that is an argument of the call."""
    return next((name for name in parameters(code) if name not in NO_NUMBERS), None)


def _in_time(
    clock: Clock, search: Callable[[], Any], log: Log, max_nodes: int, lines: bool
) -> Watched:
    """Runs it as long as the clock and the number of nodes let it."""
    started = perf_counter()
    value, is_done = None, False
    ended: BrokenOffError | None = None
    with clock as is_over:
        try:
            value = _run(search, log, max_nodes, lines, _until(is_over, log))
            is_done = True
        except BrokenOffError as error:
            ended = error
        except KeyboardInterrupt:
            # It came in the middle of a node, where nobody looks.
            if not is_over():
                raise
    seconds = perf_counter() - started
    if is_done:
        return Watched(value, log, seconds)
    if not log.nodes:
        raise TimeoutError("There is nothing that could be kept.")
    if ended:
        ended.forget_the_end()
    else:
        log.forget_interruption()
    return Watched(None, log, seconds, "full" if isinstance(ended, TooManyNodesError) else "late")


def _timed(run: Callable[[], Any], log: Log, max_nodes: int, *, keeps: bool = False) -> Watched:
    """Runs it. If there are too many nodes, `keeps` says whether those that there are are kept."""
    started = perf_counter()
    try:
        value = run()
    except BrokenOffError as ended:
        is_halted = isinstance(ended, HaltedError)
        if not is_halted and not keeps:
            raise BadInput(
                f"The search was stopped after {max_nodes:,} nodes: no more can be recorded. "
                "Choose a smaller depth.",
                field="method",
            ) from None
        ended.forget_the_end()
        why: BrokenOff = "halted" if is_halted else "full"
        return Watched(None, log, perf_counter() - started, why)
    return Watched(value, log, perf_counter() - started)


def begin(
    function: Callable[..., Any],
    game: Any,
    state: Any,
    *arguments: Any,
    keywords: Mapping[str, Any] = NO_KEYWORDS,
    hints: Hints = NO_HINTS,
    nodes: int,
) -> tuple[Log, bool]:
    """Watch the first `nodes` nodes of a search, without lines. Returns the log at that point, and
    whether the search has finished."""
    log = _new_log(function, state, hints)
    search = _call(function, arguments, keywords)
    noting = RecordingGame(game, log)
    try:
        _run(lambda: search(noting, state), log, nodes, lines=False)
    except TooManyNodesError as reached:
        reached.forget_the_end()
        return log, False
    finally:
        noting.forget()
    return log, True


def _new_log(function: Callable[..., Any], state: Any, hints: Hints) -> Log:
    """A log for the functions whose calls are nodes: those that recurse, those that the hints name,
    and `function` itself if it starts them in a loop."""
    codes, driver = node_codes(function, hints)
    if not codes:
        raise BadInput(
            f"{getattr(function, '__name__', 'This')} calls no function that calls itself, "
            "so there is no tree to record."
        )
    caches = answers_from_cache(function)
    return Log(read_locals(codes, hints, driver=driver, caches=caches), state)


def _call(
    function: Callable[..., Any], arguments: tuple[Any, ...], keywords: Mapping[str, Any]
) -> Callable[[Any, Any], Any]:
    return lambda game, state: function(game, state, *arguments, **keywords)


def _run(
    call: Callable[[], Any], log: Log, max_nodes: int, lines: bool, look: Look | None = None
) -> Any:
    """Runs it, and records all nodes. Raises `TooManyNodesError` if there are more."""
    look_on = within(max_nodes, log, look)
    codes = tuple(log.locals.state)
    with (
        without_garbage_collection(),
        observing(codes, lambda depth: callbacks(log, look_on, depth), lines=lines),
    ):
        value = call()
    return _found(value, log)


def _run_on(
    call: Callable[[], Any],
    noting: RecordingGame,
    log: Log,
    max_nodes: int,
    lines: bool,
    look: Look | None,
) -> Any:
    """Runs it, and records at most so many nodes: those that fit, and then the upper ones."""
    recorder = Recorder(DepthLimit(log, max_nodes), noting, look)
    codes = tuple(log.locals.state)
    with (
        without_garbage_collection(),
        observing(codes, recorder.callbacks, lines=lines) as observed,
    ):
        recorder.change = observed.change
        value = call()
    return _found(value, log)


def _found(value: Any, log: Log) -> Any:
    if not log.nodes:
        raise BadInput(
            "This search found its answer without a call that could be recorded, perhaps from a "
            "cache, so there is no tree to show.",
            field="method",
        )
    return value


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """For work on a log. It grows by hundreds of thousands of objects and drops none, so searching
    them for garbage again and again would cost more than writing them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
