"""A small change of a program's text, and where in the text something stands."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from typing import Final

LESS, PLAIN, LIKELY, POSSIBLE, FAR = range(5)
"""How far an edit goes: something odd is left out; another sign, word or comparison; another name
or step; a line or a part of a condition that is missing; something from another place."""
EXTREMES: Final = {"max": "min", "min": "max"}
INFINITE: Final = ('float("-inf")', 'float("inf")')
ORDERS: Final = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


@dataclass(frozen=True)
class Edit:
    """A change of a text: its bytes from `start` to `end` become `text`. `line` is the line that it
    changes, `far` how far it goes, and `what` says what it mends; `file` is which of a program's
    files it changes, "" for the program itself."""

    start: int
    end: int
    text: str
    line: int = 0
    far: int = PLAIN
    what: str = ""
    file: str = ""

    def made(self, source: str) -> str:
        """The text with the change."""
        held = source.encode()
        return (held[: self.start] + self.text.encode() + held[self.end :]).decode()


class Text:
    """A program's text, and that of a right one."""

    def __init__(self, source: str, solution: str) -> None:
        self.tree, self.right = ast.parse(source), ast.parse(solution)
        self.held = source.encode()
        self._starts = [0]
        for line in self.held.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)

    def _place(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def of(self, node: ast.expr | ast.stmt) -> str:
        """What is written there."""
        start, end = self.span(node)
        return self.held[start:end].decode()

    def has(self, start: int, end: int, text: str) -> bool:
        """Whether this is what stands there already."""
        return self.held[start:end].decode() == text

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """From which byte to which it stands."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._place(node.lineno, node.col_offset),
            self._place(node.end_lineno, node.end_col_offset),
        )

    def instead(self, node: ast.expr | ast.stmt, text: str, far: int) -> Edit:
        """Something else in its place."""
        return Edit(*self.span(node), text, node.lineno, far)

    @cached_property
    def conditions(self) -> dict[str, ast.expr]:
        """The conditions of both programs, and their parts."""
        found: dict[str, ast.expr] = {}
        for node in (*ast.walk(self.tree), *ast.walk(self.right)):
            if isinstance(node, ast.If | ast.IfExp | ast.While):
                found[ast.unparse(node.test)] = node.test
            if isinstance(node, ast.BoolOp):
                found |= {ast.unparse(each): each for each in node.values}
            if isinstance(node, ast.Compare):
                found[ast.unparse(node)] = node
        return found
