"""A watched search as plain text, for a terminal: `print(watch(alphabeta, game, state).tree())`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from math import isnan
from typing import Any

from plyscope import tracing
from plyscope.tracing.codes import NO_HINTS, Hints
from plyscope.tracing.rows import CHANCE_TO_MOVE, DRIVER, KNOWN, MIN_TO_MOVE, PRUNED
from plyscope.tracing.trace import HOW, How, Trace, make_trace

__all__ = ["Run", "first_lines", "watch"]

INNER_KINDS = {MIN_TO_MOVE: "MIN", CHANCE_TO_MOVE: "chance", DRIVER: "passes"}
"""What stands for an inner node. The others are MAX's."""


@dataclass(frozen=True)
class Run:
    """A search that was watched: the game, what the search returned, its trace, and what that was
    made of."""

    game: Any
    value: Any
    trace: Trace
    watched: tracing.Watched
    how: How

    def tree(self, most: int | None = None) -> str:
        """The tree, a line for each node: the move into it, who moves there, and its value.

        A move that the search did not need to look at is marked as a cut, and a value that it took
        from a table as known. `most` is how many lines are written, without the one that counts
        the rest.
        """
        return first_lines(self._lines(), most, len(self.trace.columns["parent"]))

    def _lines(self) -> Iterator[str]:
        below: dict[int, list[int]] = {}
        for row, parent in enumerate(self.trace.columns["parent"]):
            below.setdefault(parent, []).append(row)
        # Rows still to be written, the next one last, each with what stands before it on its line.
        waiting = [(row, "", "") for row in reversed(below[-1])]
        while waiting:
            row, before, branch = waiting.pop()
            yield before + branch + self._line(row, is_inner=row in below)
            deeper = before + {"": "", "├─ ": "│  ", "└─ ": "   "}[branch]
            branches = ["├─ "] * len(below.get(row, ()))
            branches[-1:] = ["└─ "] * len(branches[-1:])
            children = zip(below.get(row, ()), branches, strict=True)
            waiting += reversed([(child, deeper, branch) for child, branch in children])

    def _line(self, row: int, *, is_inner: bool) -> str:
        columns = self.trace.columns
        words = [self._move(row)]
        if is_inner:
            words.append(INNER_KINDS.get(columns["kind"][row], "MAX"))
        if not isnan(columns["value"][row]):
            words.append(f"{columns['value'][row]:g}")
        if columns["status"][row] == PRUNED:
            words.append("cut")
        elif columns["status"][row] == KNOWN:
            words.append("known")
        return " ".join(word for word in words if word)

    def _move(self, row: int) -> str:
        """The move that led to a row; "" if none did."""
        if row == 0 or not self.trace.made_by_move(row):
            return ""
        above = self.trace.columns["above"][row]
        name: str = self.game.action_name(self.trace.states[above], self.trace.actions[row])
        return name


def first_lines(lines: Iterator[str], most: int | None, count: int) -> str:
    """The first `most` of `count` lines, one for each node, and how many more there are."""
    shown = list(islice(lines, most))
    more = count - len(shown)
    return "\n".join([*shown, f"… and {more:,} more nodes"] if more else shown)


def watch(
    function: Callable[..., Any],
    game: Any,
    state: Any,
    *arguments: Any,
    how: How = HOW,
    hints: Hints = NO_HINTS,
    lines: bool = False,
    most: int = tracing.MAX_NODES,
    clock: tracing.Clock | None = None,
    **keywords: Any,
) -> Run:
    """Run `function(game, state, *arguments)` and record its tree.

    The function is ordinary Python: a node is a call of a function in it that calls itself, or of
    functions that call each other. `hints` say what its code does not show, and `how` how to read
    it: `How(from_mover=True)` if its values are from the side of the player to move, as negamax's
    are. `lines` says whether each line is recorded too. If there is a `clock`, what was
    seen until the time is over, or up to `most` nodes, is kept. Raises `BadInput` when no function
    in it recurses.
    """
    watched = tracing.watch(
        function,
        game,
        state,
        *arguments,
        keywords=keywords,
        hints=hints,
        lines=lines,
        max_nodes=most,
        clock=clock,
    )
    return Run(game, watched.value, make_trace(watched, game, how), watched, how)
