"""Loops of a search that go through a set. In which order they do depends on hashes, which have 64
bits on most computers and 32 in a browser, and for text on chance: so the search may make another
number of calls there. Whole numbers alone are their own hashes."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Final

from plyscope.program.functions import Function
from plyscope.program.rereading import called_name
from plyscope.program.walking import all_nodes, own_nodes

MAKERS: Final = ("set", "frozenset")
METHODS: Final = (
    "union",
    "intersection",
    "difference",
    "symmetric_difference",
    "copy",
)
KEEPING: Final = ("list", "tuple", "iter", "enumerate", "reversed")
"""What goes through its argument in the order that this has."""
UNORDERED: Final = ("sorted", "sum", "min", "max", "any", "all", "len", *MAKERS)
"""What answers the same in whatever order its argument comes, if nothing is called on the way."""
WHOLE: Final = ("range", "len", "int", "ord")


def set_order_note(watched: Sequence[Function], functions: Sequence[Function]) -> list[str]:
    """One sentence if a search, or a function that it asks for moves, goes through a set; none
    otherwise."""
    reader = _Reader(functions)
    called = [
        each
        for one in watched
        for node in own_nodes(one.node)
        if isinstance(node, ast.Call)
        for each in reader.called(node)
    ]
    lines = [line for each in dict.fromkeys([*watched, *called]) for line in reader.lines(each)]
    if not lines:
        return []
    return [
        f"Line {min(lines)} goes through a set, whose order is not the same in every Python: on"
        " another computer the search may make another number of calls. sorted(…) around it makes"
        " it the same everywhere."
    ]


class _Reader:
    """Reads in the text of a program which expressions are sets."""

    def __init__(self, functions: Sequence[Function]) -> None:
        self._by_name: dict[str, list[Function]] = {}
        for each in functions:
            self._by_name.setdefault(each.name, []).append(each)
        self._visiting: set[str] = set()

    def called(self, call: ast.Call) -> Sequence[Function]:
        """The functions of the program that a call may be of."""
        return self._by_name.get(called_name(call), ())

    def lines(self, function: Function) -> Iterator[int]:
        """The lines at which a function goes through a set."""
        held = _given(function)
        free = {
            id(each)
            for node in own_nodes(function.node)
            if isinstance(node, ast.Call) and called_name(node) in UNORDERED
            for each in node.args
            if not any(isinstance(part, ast.Call) and self.called(part) for part in all_nodes(each))
        }
        for node in own_nodes(function.node):
            loops: Sequence[ast.For | ast.comprehension] = ()
            if isinstance(node, ast.For):
                loops = [node]
            elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
                loops = [] if id(node) in free else node.generators
            for loop in loops:
                if self._is_set(loop.iter, held):
                    yield loop.iter.lineno

    def _is_set(self, node: ast.AST, held: dict[str, list[ast.AST]]) -> bool:
        """Whether an expression is a set of something else than whole numbers, or goes through
        one."""
        if isinstance(node, ast.Set):
            return not all(map(_is_whole, node.elts))
        if isinstance(node, ast.SetComp):
            return not _is_whole(node.elt) and not _counts(node.elt, node.generators)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
            return self._is_set(node.left, held)
        if isinstance(node, ast.Name):
            values = held.get(node.id, [])
            return any(self._is_set(each, {}) for each in values)
        return isinstance(node, ast.Call) and self._is_set_call(node, held)

    def _is_set_call(self, call: ast.Call, held: dict[str, list[ast.AST]]) -> bool:
        name = called_name(call)
        if isinstance(call.func, ast.Name) and name in MAKERS:
            return bool(call.args) and not _is_whole(call.args[0])
        if isinstance(call.func, ast.Attribute) and name in METHODS:
            return self._is_set(call.func.value, held)
        if name in KEEPING and call.args:
            return self._is_set(call.args[0], held)
        if name in self._visiting:
            return False
        self._visiting.add(name)
        answers = [
            (node.value, _given(each))
            for each in self.called(call)
            for node in own_nodes(each.node)
            if isinstance(node, ast.Return) and node.value is not None
        ]
        found = any(self._is_set(value, given) for value, given in answers)
        self._visiting.discard(name)
        return found


def _given(function: Function) -> dict[str, list[ast.AST]]:
    """What is assigned to each name in a function."""
    found: dict[str, list[ast.AST]] = {}
    for node in own_nodes(function.node):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _is_whole(node: ast.AST) -> bool:
    """Whether an expression is a whole number, or goes through some."""
    if isinstance(node, ast.Constant):
        return type(node.value) is int
    return isinstance(node, ast.Call) and called_name(node) in WHOLE


def _counts(element: ast.AST, generators: Sequence[ast.comprehension]) -> bool:
    """Whether an element is a number that a loop counts."""
    return isinstance(element, ast.Name) and any(
        _is_whole(each.iter) and isinstance(each.target, ast.Name) and each.target.id == element.id
        for each in generators
    )
