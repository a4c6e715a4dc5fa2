"""Moves that the program outside the search picks by the value of what they lead to: by the best
one for whoever moves, or by the worst."""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View
from plyscope.program.numbers import Number
from plyscope.program.rereading import called_name
from plyscope.program.walking import all_nodes, own_nodes
from plyscope.recognition.side_hints import FIXED, MOVER

LOOPS: Final = (ast.For, ast.comprehension)
ORDER: Final[Mapping[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def doubt_of_picks(tree: Tree, view: View) -> Outcome | None:
    """Where a loop outside the search goes through the same moves as the search, and picks those
    that are the worst for whoever moves, if values are for whom they are in the search."""
    values = {each for each in tree.numbers if each is not None}
    if view.whose == FIXED or len(values) < 2:
        return None
    for test in _tests(tree):
        picked = {each for each in values if _holds(tree, test, each)}
        rest = values - picked
        if not picked or not rest:
            continue
        is_largest, is_smallest = min(picked) > max(rest), max(picked) < min(rest)
        if is_largest if view.whose == MOVER else is_smallest:
            whose = "is to move" if view.whose == MOVER else "has just moved"
            worth = " or ".join(map(number, sorted(picked)))
            return Outcome(
                NOT_COMPARED,
                f"In the search values are for whoever {whose}; line {test.lineno} picks a move"
                f" after which the value is {worth}, which is then the worst for whoever makes it.",
                "Let the search and the choice of a move agree for whom a value is.",
            )
    return None


def _tests(tree: Tree) -> Iterator[ast.expr]:
    """The conditions on a value under which such loops return, print or keep something."""
    written = tree.record.written
    searches = [each.node for each in tree.record.functions]
    inside = {id(part) for search in searches for part in ast.walk(search)}
    moves = {
        name
        for search in searches
        for each in own_nodes(search)
        if isinstance(each, LOOPS)
        for name in _called(each.iter)
    }
    for each in all_nodes(written) if written else ():
        if id(each) in inside or not isinstance(each, ast.For | ast.ListComp):
            continue
        loop = each if isinstance(each, ast.For) else each.generators[0]
        if not moves & {*_called(loop.iter)}:
            continue
        if isinstance(loop, ast.comprehension):
            yield from loop.ifs
        elif isinstance(each, ast.For):
            for part in ast.walk(each):
                if isinstance(part, ast.If) and not part.orelse and _picks(part):
                    yield part.test


def _called(node: ast.expr) -> Collection[str]:
    """The functions of the program that are called in an expression."""
    names = {called_name(each) for each in ast.walk(node) if isinstance(each, ast.Call)}
    return {name for name in names if name and name not in vars(builtins)}


def _picks(test: ast.If) -> bool:
    return any(
        isinstance(each, ast.Return | ast.Break)
        or (isinstance(each, ast.Call) and called_name(each) in ("print", "append"))
        for statement in test.body
        for each in ast.walk(statement)
    )


def _holds(tree: Tree, test: ast.expr, value: Number) -> bool | None:
    """Whether a condition on what a search returns holds for a value; None if it is another."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        found = _holds(tree, test.operand, value)
        return None if found is None else not found
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        order = ORDER.get(type(test.ops[0]))
        try:
            other = ast.literal_eval(test.comparators[0])
        except ValueError:
            return None
        is_known = isinstance(other, int | float) and order and _is_search(tree, test.left)
        return order(value, other) if order and is_known else None
    return bool(value) if _is_search(tree, test) else None


def _is_search(tree: Tree, node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and called_name(node) in {
        each.name for each in tree.record.functions
    }
