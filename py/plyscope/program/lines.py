"""Writes down which lines of a program run, and what the variables are as each begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from sys import _getframe
from types import CodeType
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.snapshot import ATOMS, PLAIN, snapshot
from plyscope.program.tape import LIVE, Tape

keep_builtins(globals())

MOST_LINES: Final = 400_000
"""Of a longer run, the lines of the first part are recorded; all of its calls are."""
MOST_WITH_VARIABLES: Final = 6_000
"""Of so many lines, the variables are recorded too: that costs as much again."""
LARGEST: Final = 16
"""A container with more elements is not shown as a variable."""
SMALL: Final = PLAIN | {tuple}

Changes = tuple[tuple[str, Any], ...]


def liner(tape: Tape) -> Callable[[CodeType, int], None]:
    """The callback for each line that is about to run."""
    get_frame, depth = _getframe, tape.depth
    lines, running = tape.lines, tape.running
    changes = _changes()

    def line(_code: CodeType, number: int) -> None:
        frame = get_frame(depth)
        if running[-1][1] is not frame:
            tape.settle(frame)
        node, top, held, _ = running[-1]
        done = len(lines)
        if done < MOST_WITH_VARIABLES and top is frame:
            lines.append((node, number, changes(node, held if LIVE else frame.f_locals)))
        elif done < MOST_LINES:
            lines.append((node, number, ()))

    return line


def _changes() -> Callable[[int, Mapping[str, Any]], Changes]:
    """Tells which variables of a call have other values than when it was asked last."""
    last: dict[int, dict[str, Any]] = {}

    def changes(node: int, held: Mapping[str, Any]) -> Changes:
        before = last.setdefault(node, {})
        new: list[tuple[str, Any]] = []
        for name, value in held.items():
            kind = type(value)
            if kind in ATOMS:
                now = value
            elif kind in SMALL and len(value) <= LARGEST:
                now = snapshot(value)
            else:
                continue
            if name not in before or type(before[name]) is not type(now) or before[name] != now:
                before[name] = now
                new.append((name, now))
        return tuple(new)

    return changes
