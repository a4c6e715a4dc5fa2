"""A program's own classes that only hold what they are made of, as named tuples and data classes:
what a search puts into one is still the result of a call."""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import Final

from plyscope.program.walking import all_nodes

TUPLES: Final = ("namedtuple", "NamedTuple")
DATA: Final = "dataclass"
MAKING: Final = ("__new__", "__init__", "__post_init__")
ORDERING: Final = ("__lt__", "__gt__", "__le__", "__ge__", "__neg__")


def holders(program: ast.Module | None) -> Collection[str]:
    """Their names."""
    found = set()
    for each in all_nodes(program) if program else ():
        if isinstance(each, ast.ClassDef) and _only_holds(each):
            found.add(each.name)
        elif isinstance(each, ast.Assign) and isinstance(each.value, ast.Call):
            target = each.targets[0]
            if isinstance(target, ast.Name) and _named(each.value) in TUPLES:
                found.add(target.id)
    return found


def _only_holds(written: ast.ClassDef) -> bool:
    methods = [each for each in written.body if isinstance(each, ast.FunctionDef)]
    if any(each.name in ORDERING for each in methods):
        return False
    making = [each for each in methods if each.name in MAKING]
    if making:
        return all(each.name == "__init__" and all(map(_keeps, each.body)) for each in making)
    is_data = any(_named(each) == DATA for each in written.decorator_list)
    return is_data or any(_named(each) in TUPLES for each in written.bases)


def _keeps(statement: ast.stmt) -> bool:
    """Whether a statement only keeps something as it is: `self.value = value`."""
    if isinstance(statement, ast.Assign):
        parts = [statement.value]
        if isinstance(statement.value, ast.Tuple):
            parts = statement.value.elts
        return all(isinstance(each, ast.Name | ast.Constant | ast.List) for each in parts)
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _named(node: ast.expr) -> str:
    """The last name of what is called or named: "dataclass" of `dataclasses.dataclass()`."""
    if isinstance(node, ast.Call):
        return _named(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
