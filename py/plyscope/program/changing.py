"""Which variables of a program may change while its search runs: read from its text."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from plyscope.program.functions import Function
from plyscope.program.walking import own_nodes

ONCE = ("__init__", "__post_init__")
"""What is assigned in these is made, not changed."""


def changing_globals(functions: Iterable[Function], namespace_names: Iterable[str]) -> list[str]:
    """The global names that these functions use, and that may be changed: assigned anew, changed in
    place, or handed to another function, which may change them."""
    known = set(namespace_names)
    used: dict[str, None] = {}
    changed: set[str] = set()
    for function in functions:
        own = set(function.parameters)
        for each in own_nodes(function.node):
            if isinstance(each, ast.Name) and each.id in known and each.id not in own:
                used[each.id] = None
            changed.update(_changed(each))
    return [name for name in used if name in changed]


def _changed(node: ast.AST) -> Iterator[str]:
    """The plain names that a statement or an expression may change."""
    match node:
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from names
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            for target in targets:
                yield from _root(target)
            if isinstance(node, ast.Assign):
                yield from _itself(node.value)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield from _root(target)
        case ast.Call(func=func, args=arguments):
            if isinstance(func, ast.Attribute):
                yield from _root(func.value, whole=True)
            for argument in arguments:
                yield from _itself(argument)


def _root(target: ast.expr, *, whole: bool = False) -> Iterator[str]:
    """The name at the beginning of `a.b[c]`; a plain name only if it is changed as a `whole`."""
    at: ast.expr = target
    while isinstance(at, ast.Attribute | ast.Subscript | ast.Starred):
        at = at.value
    if isinstance(at, ast.Name) and (whole or at is not target):
        yield at.id
    elif isinstance(at, ast.Tuple | ast.List):
        for each in at.elts:
            yield from _root(each)


def _itself(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Name):
        yield value.id
