"""Calls that stand in a program, written so that they can be made outside it: where
`board = [" "] * 9` stands before it, `best_move(board)` is `best_move([" "] * 9)`."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.walking import all_nodes, own_nodes

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
    others = [each for each in functions if each not in inside and each is not function]
    places = [_Place(tree, namespace)]
    for other in others:
        begin = _method(functions, other.owner, "__init__") if other.owner else None
        made = _Place(begin.node, namespace) if begin and begin is not other else None
        places.append(_Place(other.node, namespace, made))
    for place in places:
        for node in own_nodes(place.scope):
            if isinstance(node, ast.Call) and _name_of(node.func) == function.name:
                try:
                    text = ast.unparse(place.written(node))
                except (_CannotBeWrittenError, RecursionError):
                    continue
                if len(text) <= LONGEST:
                    yield text


def _method(functions: Sequence[Function], owner: str, name: str) -> Function | None:
    return next((each for each in functions if (each.owner, each.name) == (owner, name)), None)


def _name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Name):
        return called.id
    return called.attr if isinstance(called, ast.Attribute) else ""


def _assigned(scope: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What assignments give a value, each with the value, in order."""
    for node in own_nodes(scope):
        if isinstance(node, ast.AnnAssign) and node.value:
            yield node.target, node.value
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                yield from zip(target.elts, value.elts, strict=False)
            else:
                yield target, value


class _Place:
    """Where a call stands: a function, or the module itself.

    Attributes:
        first: for each name that is assigned there, what it is assigned first; None for one that a
            loop, a parameter or another statement gives a value.
        fields: what is assigned first to the fields of the object that is its first parameter.
        made: in a method, the place where its object is made.
    """

    def __init__(
        self, scope: ast.AST, namespace: Mapping[str, Any], made: _Place | None = None
    ) -> None:
        self.scope, self.namespace, self.made = scope, namespace, made
        self.first: dict[str, ast.expr | None] = {}
        self.own = ""
        if not isinstance(scope, ast.Module):
            held = getattr(scope, "args", None)
            given = [each for each in all_nodes(held) if isinstance(each, ast.arg)] if held else []
            self.first.update(dict.fromkeys(each.arg for each in given))
            self.own = given[0].arg if given else ""
        simple = {id(target): value for target, value in _assigned(scope)}
        self.fields = {
            target.attr: value
            for target, value in reversed([*_assigned(scope)])
            if isinstance(target, ast.Attribute) and self.is_own(target.value)
        }
        for node in own_nodes(scope):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                is_known = isinstance(scope, ast.Module) and node.id in namespace
                if not is_known:
                    self.first.setdefault(node.id, simple.get(id(node)))

    def is_own(self, given: ast.expr) -> bool:
        """Whether an expression is the object that a method belongs to."""
        return isinstance(given, ast.Name) and given.id == self.own != ""

    def written(self, given: ast.expr, depth: int = 0) -> ast.expr:
        """An expression with the values of the names that stand only here. Raises
        `_CannotBeWrittenError`."""
        own = {
            each.arg if isinstance(each, ast.arg) else each.id
            for each in all_nodes(given)
            if isinstance(each, ast.arg)
            or (isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))
        }
        written: ast.expr = _Writer(self, own, depth).visit(deepcopy(given))
        return written


class _Writer(ast.NodeTransformer):
    """Puts values in the place of names; `own` are those of the expression itself."""

    def __init__(self, place: _Place, own: set[str], depth: int) -> None:
        self.place, self.own, self.depth = place, own, depth

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        made = self.place.made
        if made is None or not self.place.is_own(node.value):
            written: ast.expr = self.generic_visit(node)  # type: ignore[assignment]
            return written
        if node.attr not in made.fields or self.depth >= DEEPEST:
            raise _CannotBeWrittenError
        return made.written(made.fields[node.attr], self.depth + 1)

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
