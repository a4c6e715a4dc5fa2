"""Calls that stand in a program, written so that they can be made outside it: where
`board = [" "] * 9` stands before it, `best_move(board)` is `best_move([" "] * 9)`."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from plyscope.program.functions import Function, own_nodes

DEEPEST: Final = 4
"""So many names may stand for each other."""
LONGEST: Final = 400
ASKING: Final = ("input", "open")


class _CannotBeWrittenError(Exception):
    """A name has no value outside the function that it stands in."""


def written_calls(
    function: Function,
    functions: Sequence[Function],
    tree: ast.Module,
    inside: Sequence[Function],
    namespace: Mapping[str, Any],
) -> Iterator[str]:
    """The calls of `function` in the program, but for those in the functions `inside`, that need
    nothing but what the program has defined."""
    scopes = [each.node for each in functions if each not in inside and each is not function]
    for scope in (tree, *scopes):
        place = _Place(scope, namespace)
        for node in own_nodes(scope):
            if isinstance(node, ast.Call) and _name_of(node.func) == function.name:
                try:
                    text = ast.unparse(place.written(node))
                except (_CannotBeWrittenError, RecursionError):
                    continue
                if len(text) <= LONGEST:
                    yield text


def _name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Name):
        return called.id
    return called.attr if isinstance(called, ast.Attribute) else ""


class _Place:
    """Where a call stands: a function, or the module itself.

    Attributes:
        first: for each name that is assigned there, what it is assigned first; None for one that a
            loop, a parameter or another statement gives a value.
    """

    def __init__(self, scope: ast.AST, namespace: Mapping[str, Any]) -> None:
        self.namespace = namespace
        self.first: dict[str, ast.expr | None] = {}
        if not isinstance(scope, ast.Module):
            held = getattr(scope, "args", None)
            given = [each for each in ast.walk(held) if isinstance(each, ast.arg)] if held else []
            self.first.update(dict.fromkeys(each.arg for each in given))
        simple: dict[int, ast.expr] = {}
        for node in own_nodes(scope):
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                simple[id(node.targets[0])] = node.value
            elif isinstance(node, ast.AnnAssign) and node.value:
                simple[id(node.target)] = node.value
        for node in own_nodes(scope):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                is_known = isinstance(scope, ast.Module) and node.id in namespace
                if not is_known:
                    self.first.setdefault(node.id, simple.get(id(node)))

    def written(self, given: ast.expr, depth: int = 0) -> ast.expr:
        """An expression with the values of the names that stand only here. Raises
        `_CannotBeWrittenError`."""
        own = {
            each.arg if isinstance(each, ast.arg) else each.id
            for each in ast.walk(given)
            if isinstance(each, ast.arg)
            or (isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))
        }
        written: ast.expr = _Writer(self, own, depth).visit(deepcopy(given))
        return written


class _Writer(ast.NodeTransformer):
    """Puts values in the place of names; `own` are those of the expression itself."""

    def __init__(self, place: _Place, own: set[str], depth: int) -> None:
        self.place, self.own, self.depth = place, own, depth

    def visit_Name(self, node: ast.Name) -> ast.expr:
        name, place = node.id, self.place
        if name in self.own:
            return node
        if name in place.first:
            value = place.first[name]
            if value is None or self.depth >= DEEPEST:
                raise _CannotBeWrittenError
            return place.written(value, self.depth + 1)
        if name in ASKING or (name not in place.namespace and not hasattr(builtins, name)):
            raise _CannotBeWrittenError
        return node
