"""How deep a program may recurse without harm to the interpreter.

A call from Python to Python takes no room on the stack of C, but one by way of C does: through a
comparison, a `key`, a decorator's cache, a generator that `max` reads. In a browser that stack is
small, so there the interpreter starts with a low limit. A program that never calls by way of C gets
the limit that Python usually has.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from plyscope.program.nesting import DEEPEST
from plyscope.program.walking import all_nodes, once

USUAL: Final = 1_000
"""Python's own limit."""
FRAMES_A_LEVEL: Final = 8
"""So many calls `ast` needs at most for one level of a text, with some to spare."""
BY_WAY_OF_C: Final = frozenset({"map", "filter", "reduce"})
HARMLESS: Final = frozenset({"__init__", "__post_init__", "__main__", "__name__"})


@contextmanager
def deep_enough() -> Iterator[None]:
    """While the context is open, our own functions can visit every text that is read. They never
    call by way of C."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEEPEST * FRAMES_A_LEVEL))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def safe_limit(trees: Iterable[ast.Module]) -> int:
    """A recursion limit that is safe for a program of these files; 0 if none is known to be."""
    return USUAL if all(map(_never_goes_by_way_of_c, trees)) else 0


@once
def _never_goes_by_way_of_c(tree: ast.Module) -> bool:
    return not any(map(_may_go_by_way_of_c, all_nodes(tree)))


def _may_go_by_way_of_c(node: ast.AST) -> bool:
    if isinstance(node, ast.Lambda | ast.GeneratorExp):
        return True
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        special = node.name.startswith("__") and node.name not in HARMLESS
        return special or bool(node.decorator_list)
    if isinstance(node, ast.Call):
        called = node.func
        name = called.id if isinstance(called, ast.Name) else _attribute(called)
        return name in BY_WAY_OF_C or any(each.arg == "key" for each in node.keywords)
    return False


def _attribute(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else ""
