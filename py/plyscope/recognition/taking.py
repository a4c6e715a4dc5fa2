"""What an expression in the text of a search has of the results of its calls, and what takes the
largest or the smallest of them; and under which conditions each node of a text runs."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from plyscope.recognition.words import CHANCE, MAX, MIN

Guard = tuple[ast.expr, bool]
"""A condition, and whether it holds where something stands."""
Guarded = tuple[ast.AST, tuple[Guard, ...]]
ENDING: Final = (ast.Return, ast.Raise, ast.Continue, ast.Break)
PASSING: Final = (ast.NamedExpr, ast.Await, ast.Starred, ast.Yield, ast.YieldFrom)
TAKING: Final = {
    "max": MAX, "min": MIN, "any": MAX, "all": MIN, "sum": CHANCE, "mean": CHANCE, "fmean": CHANCE
}  # fmt: skip
MEANS: Final = ("mean", "fmean", "average")
"""Functions of libraries that take the mean, as `statistics.mean` does."""
ABOVE: Final = (ast.Gt, ast.GtE)
BELOW: Final = (ast.Lt, ast.LtE)
TESTS: Final = (ast.Compare, ast.BoolOp, ast.IfExp)
PASSED_ON: Final = (
    *("list", "tuple", "sorted", "reversed", "set", "frozenset", "dict", "iter", "next"),
    *("enumerate", "zip", "float", "int"),
)
"""Functions that hand on what they are given, as another container or another number."""
GATHERING: Final = "gather"
WAITING: Final = (GATHERING, "create_task", "ensure_future", "wait_for", "shield")
"""Those of asyncio that do."""
OF_ITS_OWN: Final = ("values", "items", "copy", "result")
"""Methods that give what their object has."""
TIMES: Final = 3
"""So many assignments may lead from a call to where its result is taken."""


@dataclass(frozen=True)
class Carried:
    """What an expression has of a call's result.

    Attributes:
        part: which part of it: `(0,)`, `("score",)`; nothing for the whole.
        turned: whether it is for the other player: its sign is another, or it is subtracted.
        total: what both players win together: what it is subtracted from, 0 for a sign alone.
        many: whether it has the results of several calls.
        changed: the line in which something is reckoned with the result; 0 if it is the result
            itself.
        through: the function that it was given to, which may make anything of it; "" if none.
        boxed: whether it stands in a pair or a dict of the search's own.
    """

    part: tuple[Any, ...] = ()
    turned: bool = False
    total: float = 0
    many: bool = False
    changed: int = 0
    through: str = ""
    boxed: bool = False


@dataclass(frozen=True)
class Taking:
    """A place that takes the largest or the smallest, or the mean.

    Attributes:
        side: MAX where it takes the largest, chance where it adds them up.
        of: what it takes it of.
        guards: the conditions under which it does.
        into: the name that keeps it; "" if none does.
        logical: whether it asks only if one of them is true, or all.
        keyed: whether it compares a part that is another one each time: `key=lambda v: v[player]`.
        by_other: the line, where it compares another part of pairs than the one with the result; 0
            if it does not.
    """

    side: str
    of: Carried
    guards: tuple[Guard, ...]
    into: str = ""
    logical: bool = False
    keyed: bool = False
    by_other: int = 0


def takers_of(value: ast.AST, guards: tuple[Guard, ...]) -> list[tuple[str, tuple[Guard, ...]]]:
    """The largest, the smallest, or one of them by a condition: `max if mine else min`."""
    if isinstance(value, ast.Name) and value.id in TAKING:
        return [(TAKING[value.id], guards)]
    if isinstance(value, ast.Attribute) and value.attr in MEANS:
        return [(CHANCE, guards)]
    if not isinstance(value, ast.IfExp):
        return []
    return [
        *takers_of(value.body, (*guards, *parts(value.test, holds=True))),
        *takers_of(value.orelse, (*guards, *parts(value.test, holds=False))),
    ]


def is_truth_value(value: ast.expr | None) -> TypeGuard[ast.Constant]:
    return isinstance(value, ast.Constant) and type(value.value) is bool


def is_field(key: ast.expr) -> bool:
    """Whether a key reads a field whose name or place is written there."""
    if isinstance(key, ast.Subscript):
        return isinstance(key.slice, ast.Constant)
    return not any(isinstance(each, ast.Subscript) for each in ast.walk(key))


def body_of(value: ast.expr) -> ast.expr:
    return value.body if isinstance(value, ast.Lambda) else value


def plain_name(node: ast.AST) -> str:
    while isinstance(node, ast.Subscript | ast.Attribute | ast.UnaryOp):
        node = node.operand if isinstance(node, ast.UnaryOp) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def either(answer: ast.expr) -> Iterator[ast.expr]:
    """What an expression is: of `f(x) if test else g(x)`, one or the other."""
    for each in (answer.body, answer.orelse) if isinstance(answer, ast.IfExp) else ():
        yield from either(each)
    yield answer


def by_parts(value: ast.expr) -> ast.expr:
    """Of `(a, b) if test else (c, d)`, what each part is by itself; else the same."""
    ways = (value.body, value.orelse) if isinstance(value, ast.IfExp) else ()
    pairs = [each.elts for each in ways if isinstance(each, ast.Tuple)]
    if len(pairs) < 2 or not isinstance(value, ast.IfExp):
        return value
    parts = [ast.IfExp(value.test, *each) for each in zip(*pairs, strict=False)]
    return ast.Tuple([*parts], ast.Load())


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
