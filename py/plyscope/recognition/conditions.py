"""What the names in a program's text stand for at a node, and whether a condition then holds there.

A parameter has what the call was given, unless the function assigns it anew before the condition,
as `if agent == agents: agent = 0` does. Then it has whatever makes the function hand on what its
replies were really given.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.snapshot import ATOMS, unpacked
from plyscope.program.walking import assignments, own_nodes
from plyscope.recognition.calling import handed_on
from plyscope.recognition.evidence import MISSING, Evidence
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import Text

Truth = bool | None
READABLE: Final = (
    ast.Compare,
    ast.BoolOp,
    ast.UnaryOp,
    ast.BinOp,
    ast.Constant,
    ast.Tuple,
    ast.boolop,
    ast.unaryop,
    ast.operator,
    ast.cmpop,
    ast.expr_context,
)


class Names:
    """What the names and fields in the text have at each node."""

    def __init__(self, evidence: Evidence, text: Text) -> None:
        self._evidence = evidence
        self._columns = {path.name: path.values for path in evidence.paths}
        for function in text.functions:
            for name, whole, at in _parts_named(function):
                if whole in self._columns:
                    column = [_part(value, at) for value in self._columns[whole]]
                    self._columns.setdefault(name, column)
        self._constants = evidence.record.constants
        self._anew = [_Anew(*each, text) for each in zip(text.functions, text.flows, strict=True)]
        self._leaves: dict[ast.expr, list[str] | None] = {}
        self._worth: dict[tuple[Any, ...], Any] = {}

    def leaves(self, expression: ast.expr) -> list[str] | None:
        """The names and fields in an expression; None if one of them has no value that is known."""
        if expression not in self._leaves:
            self._leaves[expression] = self._found(expression)
        return self._leaves[expression]

    def _found(self, expression: ast.expr) -> list[str] | None:
        found: dict[str, None] = {}
        waiting: list[ast.AST] = [expression]
        for each in waiting:  # it grows during the loop
            if isinstance(each, ast.Name | ast.Attribute | ast.Subscript):
                name = ast.unparse(each)
                if name not in self._columns and name not in self._constants:
                    return None
                found[name] = None
            elif isinstance(each, READABLE):
                waiting += ast.iter_child_nodes(each)
            else:
                return None
        return list(found)

    def varies(self, leaf: str) -> bool:
        """Whether a leaf is something that differs from call to call."""
        return leaf in self._columns

    def truth(self, test: ast.expr, node: int) -> Truth:
        """Whether a condition holds at a node; None if that cannot be said."""
        leaves = self.leaves(test) or ()
        found = self._result(test, {leaf: self._at(leaf, node, test.lineno) for leaf in leaves})
        return _as_truth(found)

    def _at(self, leaf: str, node: int, line: int) -> Any:
        """What a leaf has at a node, where a condition in this line asks for it; `MISSING` if that
        cannot be known."""
        anew = self._anew[self._evidence.record.function[node]]
        if any(before < line for before, _ in anew.assigned.get(leaf, ())):
            return self._assigned(leaf, node, anew)
        return self._given(leaf, node)

    def _given(self, leaf: str, node: int) -> Any:
        column = self._columns.get(leaf)
        return self._constants.get(leaf, MISSING) if column is None else column[node]

    def _assigned(self, name: str, node: int, anew: _Anew) -> Any:
        family = self._evidence.below[node]
        values = [self._given(name, node)]
        values += [self._worth_at(each, node, {}) for _, each in anew.assigned[name]]
        held = [self._given(name, child) for child in family]
        fitting = []
        for value in values:
            handed = [self._worth_at(each, node, {name: value}) for each in anew.handed[name]]
            if family and value is not MISSING and all(each in handed for each in held):
                fitting.append(value)
        return fitting[0] if fitting and all(each == fitting[0] for each in fitting) else MISSING

    def _worth_at(self, expression: ast.expr | None, node: int, other: Mapping[str, Any]) -> Any:
        """What an expression is worth at a node where some names have other values than the call
        was given; `MISSING` if that cannot be said."""
        leaves = self.leaves(expression) if expression else None
        if expression is None or leaves is None:
            return MISSING
        held = {leaf: other.get(leaf, self._given(leaf, node)) for leaf in leaves}
        return self._result(expression, held)

    def _result(self, expression: ast.expr, held: Mapping[str, Any]) -> Any:
        """What an expression is worth with these simple values: reckoned once for each."""
        if not all(type(each) in ATOMS or isinstance(each, Enum) for each in held.values()):
            return MISSING
        key = (expression, *((type(each), each) for each in held.values()))
        if key not in self._worth:
            self._worth[key] = evaluated(expression, held)
        return self._worth[key]


class _Anew:
    """What a function assigns to its parameters.

    Attributes:
        assigned: for each of them the lines, and the expressions, where these can be seen.
        handed: what the recursive calls then give for it.
    """

    def __init__(self, function: Function, flow: Flow, text: Text) -> None:
        self.assigned: dict[str, list[tuple[int, ast.expr | None]]] = {}
        for name, line, expression in _assignments(function):
            if name in function.parameters:
                self.assigned.setdefault(name, []).append((line, expression))
        self.handed = {name: list(handed_on(flow, text.functions, name)) for name in self.assigned}


def _parts_named(function: Function) -> Iterator[tuple[str, str, int]]:
    """The names that a function gives to parts of something, once, as in `kind, below = node`; each
    with what it is a part of, and the place in that."""
    once = assignments(own_nodes(function.node))
    for each in own_nodes(function.node):
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Tuple):
            for at, part in enumerate(each.targets[0].elts):
                if isinstance(part, ast.Name) and once[part.id] == 1:
                    yield part.id, ast.unparse(each.value), at


def _part(value: Any, at: int) -> Any:
    held = unpacked(value)
    return held[at] if isinstance(held, tuple | list) and at < len(held) else MISSING


def _assignments(function: Function) -> Iterator[tuple[str, int, ast.expr | None]]:
    """Each name that a function assigns, with the line, and the expression if that can be seen."""
    seen = set()
    for each in own_nodes(function.node):
        if isinstance(each, ast.Assign) and len(each.targets) == 1:
            target, value = each.targets[0], each.value
        elif isinstance(each, ast.AugAssign):
            target = each.target
            value = ast.BinOp(ast.Name(ast.unparse(target), ast.Load()), each.op, each.value)
        else:
            continue
        if isinstance(target, ast.Name):
            seen.add(target)
            yield target.id, each.lineno, value
    for each in own_nodes(function.node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and each not in seen:
            yield each.id, each.lineno, None


def truth_of(test: ast.expr, values: Mapping[str, Any]) -> Truth:
    """Whether a condition holds if the names and fields in it have these values; None if it cannot
    be said."""
    return _as_truth(evaluated(test, values))


def _as_truth(found: Any) -> Truth:
    try:
        return None if found is MISSING else bool(found)
    except Exception:  # whatever an object of the person's own raises
        return None


def evaluated(expression: ast.expr, values: Mapping[str, Any]) -> Any:
    """What an expression is worth if the names and fields in it have these values; `MISSING` if it
    cannot be said."""
    names = {leaf: f"value_{at}" for at, leaf in enumerate(values)}

    class Renamed(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            if isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
                return ast.Name(names.get(ast.unparse(node), "unknown"), ast.Load())
            return self.generic_visit(node)

    copied = ast.parse(ast.unparse(expression), mode="eval")
    plain: ast.Expression = ast.fix_missing_locations(Renamed().visit(copied))
    held = {names[leaf]: value for leaf, value in values.items()}
    try:
        return eval(compile(plain, "<test>", "eval"), {"__builtins__": {}}, held)
    except Exception:  # whatever a comparison of these raises
        return MISSING
