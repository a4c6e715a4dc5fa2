"""Searches that may answer for a reply without a call that is seen: from a table, or from what
stands around the function, as `@lru_cache` does."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.program.numbers import Number
from plyscope.program.walking import given_values, own_nodes
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import FIXED, Text

WITHOUT_TABLE: Final = "Search a small position without the table or cache."


def looks_up(tree: Tree) -> bool:
    """Whether the text may ask a table: `key in table`, or `table.get(key)`."""
    for function in tree.record.functions:
        for each in own_nodes(function.node):
            if isinstance(each, ast.Compare) and isinstance(each.ops[0], ast.In | ast.NotIn):
                return True
            called = each.func if isinstance(each, ast.Call) else None
            if isinstance(called, ast.Attribute) and called.attr in ("get", "lookup", "probe"):
                return True
    return False


def is_wrapped(tree: Tree) -> bool:
    """Whether something stands around a function of the search: `@cache`, `f = remembered(f)`."""
    names = {each.name for each in tree.record.functions}
    written = tree.record.written
    return any(getattr(each.node, "decorator_list", ()) for each in tree.record.functions) or any(
        isinstance(each, ast.Assign)
        and isinstance(each.value, ast.Call)
        and any(isinstance(target, ast.Name) and target.id in names for target in each.targets)
        for each in (own_nodes(written) if written else ())
    )


def begins_with(tree: Tree, functions: Collection[int]) -> Collection[Number]:
    """The numbers in the text of functions, given by their places, that a best value begins with:
    what no reply is worth may be such a one."""
    text = tree.reading.text
    return {
        number
        for at in functions
        for node, _ in text.flows[at].nodes
        for value in _first_values(text, text.flows[at], node)
        for number in _written_in(value)
    }


def _written_in(value: ast.expr) -> Iterator[Number]:
    """The number that an expression is, or one of several."""
    if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
        yield value.value
    elif isinstance(value, ast.IfExp | ast.Tuple | ast.List | ast.UnaryOp):
        for each in ast.iter_child_nodes(value):
            if isinstance(each, ast.expr):
                yield from _written_in(each)


def _first_values(text: Text, flow: Flow, node: ast.AST) -> Iterator[ast.expr]:
    for name, value in given_values(node):
        held = flow.of(ast.Name(name))
        if held and held.part == (text.part or held.part):  # or it counts something else
            yield value
    if isinstance(node, ast.Call):
        yield from (each.value for each in node.keywords if each.arg == "default")


def has_table(tree: Tree) -> bool:
    """Whether the text asks a table that it also fills: `key in table`, `table[key] = value`."""
    state = {path.name for path in tree.state}
    for function in tree.record.functions:
        looked_up, filled = set(), set()
        for each in own_nodes(function.node):
            if isinstance(each, ast.Compare) and isinstance(each.ops[0], ast.In | ast.NotIn):
                looked_up.add(ast.unparse(each.comparators[0]))
            elif isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute):
                if each.func.attr == "get":
                    looked_up.add(ast.unparse(each.func.value))
            elif isinstance(each, ast.Subscript) and isinstance(each.ctx, ast.Store):
                filled.add(ast.unparse(each.value))
        if looked_up & filled - state:
            return True
    return False


def may_be_remembered(tree: Tree, node: int, whose: str) -> bool:
    """Whether a node may have what it returns from a reply that was not called again, because its
    value was found before."""
    own, value = tree.numbers[node], tree.reading.value
    if own is None or value is None or not (is_wrapped(tree) or has_table(tree)):
        return False
    every = range(len(tree.record.functions))
    if any(own in (each, -each) for each in begins_with(tree, every)):
        return False
    wanted = own if whose == FIXED else value.turned(own)
    first = tree.first_returned.get(wanted)
    return first is not None and first < tree.left(node)
