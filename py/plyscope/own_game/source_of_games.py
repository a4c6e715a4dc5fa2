"""A game of Plyscope's own as one text, for a person to edit."""

from __future__ import annotations

import ast
import linecache
import sys
from typing import NamedTuple

from plyscope.games.presentable import GameEntry


class Editable(NamedTuple):
    """A program: the name of its file, and its text."""

    name: str
    source: str


def source_of_game(entry: GameEntry) -> Editable:
    """The file with the game's entry. If its rules are in another file, they stand above it, so
    that whoever changes them changes the game."""
    module = entry.load.__module__
    source = _text_of(module)
    rules = next((name for name in _names_of_rules(module) if name in sys.modules), "")
    if rules:
        source = f"{_text_of(rules).rstrip()}\n\n\n{_without_head(source, rules)}"
    return Editable(f"{module.rpartition('.')[2]}.py", source)


def _names_of_rules(module: str) -> tuple[str, str]:
    """Where the rules of a game are: in its folder, or in a file beside it."""
    return f"{module}.rules", f"{module}_rules"


def _text_of(module: str) -> str:
    return "".join(linecache.getlines(str(sys.modules[module].__file__)))


def _without_head(source: str, rules: str) -> str:
    """A file without its docstring and without what a file cannot have further down: imports from
    the future, and those of the rules, which stand above it."""
    lines = source.splitlines(keepends=True)
    for at, node in enumerate(ast.parse(source).body):
        is_docstring = at == 0 and isinstance(node, ast.Expr)
        if is_docstring or (isinstance(node, ast.ImportFrom) and _goes(node, rules)):
            for place in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[place] = ""
    return "".join(lines).lstrip("\n")


def _goes(node: ast.ImportFrom, rules: str) -> bool:
    return node.module in ("__future__", rules)
