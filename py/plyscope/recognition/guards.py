"""The statements of a function, each with the conditions under which it runs."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Any, Final

Guard = tuple[ast.expr, bool]
"""A condition, and whether it holds where something stands."""
Guarded = tuple[ast.AST, tuple[Guard, ...]]
ENDING: Final = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def guarded(body: Iterable[ast.AST], guards: tuple[Guard, ...] = ()) -> Iterator[Guarded]:
    """All nodes of some statements with the conditions under which they run, but for those of
    functions and classes defined there."""
    for each in body:
        yield each, guards
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if isinstance(each, ast.If | ast.IfExp):
            yield from guarded([each.test], guards)
            yield from guarded(_listed(each.body), (*guards, *parts(each.test, holds=True)))
            yield from guarded(_listed(each.orelse), (*guards, *parts(each.test, holds=False)))
            if isinstance(each, ast.If) and not each.orelse and isinstance(each.body[-1], ENDING):
                guards = (*guards, *parts(each.test, holds=False))
        elif isinstance(each, ast.BoolOp):
            before: tuple[Guard, ...] = ()
            for value in each.values:
                yield from guarded([value], (*guards, *before))
                before = (*before, *parts(value, holds=isinstance(each.op, ast.And)))
        else:
            yield from guarded(ast.iter_child_nodes(each), guards)


def _listed(found: Any) -> list[ast.AST]:
    return found if isinstance(found, list) else [found]


def parts(test: ast.expr, *, holds: bool) -> tuple[Guard, ...]:
    """A condition as guards: of `a and b`, both hold; of `not a`, the opposite does."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return parts(test.operand, holds=not holds)
    joined = ast.And if holds else ast.Or
    if isinstance(test, ast.BoolOp) and isinstance(test.op, joined):
        return tuple(part for each in test.values for part in parts(each, holds=holds))
    return ((test, holds),)
