"""Where a function of a search answers from a table instead of searching: read from its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from plyscope.program.functions import Function
from plyscope.program.rereading import called_name
from plyscope.program.walking import own_nodes

ASKING: Final = re.compile(r"_*(get|look_?up|probe)(_|$)")
"""How a function or method is called that asks a table."""
FILLING: Final = re.compile(r"_*(put|store|save|set|add|insert|remember|record)")


def answering_lines(functions: Sequence[Function]) -> frozenset[int]:
    """The lines of the returns that only hand on what a table has; of tables that are filled where
    they are asked, or by a method."""
    asked = tables_of([node for each in functions for node in own_nodes(each.node)])
    return frozenset(line for each in functions for line in _lines(own_nodes(each.node), asked))


def tables_of(nodes: Sequence[ast.AST]) -> Collection[str]:
    """The names of the tables that are both asked and filled there, by the same key."""
    asked, filled = (
        {(last_name(table(each)), _key(each)) for each in nodes} for table in (asked_table, _filled)
    )
    return {name for name, _ in asked & filled} - {""}


def _key(node: ast.AST) -> str:
    """By what a table is asked or filled, as it is written."""
    match node:
        case ast.Compare(left=key) | ast.Subscript(slice=key) | ast.Call(args=[key, *_]):
            return ast.unparse(key)
    return ""


def _lines(nodes: Sequence[ast.AST], asked: Collection[str]) -> Iterator[int]:
    stores = [
        each.lineno
        for each in nodes
        if isinstance(each, ast.Subscript | ast.Call) and last_name(_filled(each)) in asked
    ]
    given: dict[str, list[ast.expr]] = {}
    for each in nodes:
        for target, value in _assigned(each):
            given.setdefault(target, []).append(value)

    def is_read(value: ast.expr, depth: int = 3) -> bool:
        if isinstance(value, ast.Name):
            own = given.get(value.id, ())
            return depth > 0 and bool(own) and all(is_read(each, depth - 1) for each in own)
        if isinstance(value, ast.Call):
            return last_name(asked_table(value)) in asked
        if isinstance(value, ast.Subscript) and last_name(value.value) in asked:
            return True
        if isinstance(value, ast.Subscript | ast.Attribute):
            return is_read(value.value, depth)
        if isinstance(value, ast.Tuple):
            return bool(value.elts) and is_read(value.elts[0], depth)
        return False

    for each in nodes:
        answer = each.value if isinstance(each, ast.Return) else None
        # Behind what fills the table, it has what was searched just now.
        if answer and is_read(answer) and not any(line < answer.lineno for line in stores):
            yield from range(answer.lineno, (answer.end_lineno or answer.lineno) + 1)


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The variables that a statement or an expression assigns, with what they get, or what they
    get a part of."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            for each in target.elts if isinstance(target, ast.Tuple | ast.List) else [target]:
                if isinstance(each, ast.Name):
                    yield each.id, node.value
    elif isinstance(node, ast.NamedExpr | ast.AugAssign) and isinstance(node.target, ast.Name):
        yield node.target.id, node.value


def asked_table(node: ast.AST) -> ast.expr | None:
    """The table that an expression asks: `key in table`, `table.get(key)`."""
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
        return node.comparators[0]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.value if ASKING.match(called_name(node)) else None
    return None


def _filled(node: ast.AST) -> ast.expr | None:
    """The table that an assignment or a method fills."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
        return node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.value if FILLING.match(called_name(node)) else None
    return None


def last_name(node: ast.AST | None) -> str:
    """The name of a variable, or of a field of anything; "" if it is neither."""
    return str(getattr(node, "id", "") or getattr(node, "attr", ""))
