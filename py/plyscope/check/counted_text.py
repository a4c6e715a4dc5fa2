"""A program that counts its calls and the turns of its loops, and what small changes make of it:
only the function that is changed is compiled again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any, Final

from plyscope.check.edit import Edit

ENTER, TURN = "__plyscope_enter__", "__plyscope_turn__"
OF_ITS_CLASS: Final = re.compile(r"\bsuper\(|\b__\w*[^\W_]_?\b")
"""What means something only where the class is."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
LOOPS: Final = (ast.For, ast.While, ast.AsyncFor)
BLOCKS: Final = ("body", "orelse", "finalbody", "handlers", "cases")


@dataclass(frozen=True)
class Change:
    """Code that takes the place of a function: its name, the class that has it. Without a name, it
    is that of a whole program."""

    code: CodeType
    name: str = ""
    holder: str = ""

    def put_into(self, namespace: dict[str, Any]) -> None:
        made: dict[str, Any] = {}
        exec(self.code, namespace, made)
        if self.holder:
            setattr(namespace[self.holder], self.name, made[self.name])
        else:
            namespace[self.name] = made[self.name]


@dataclass(frozen=True)
class _Unit:
    """A function that is not inside another: the lines from `first` to `last`."""

    name: str
    holder: str
    first: int
    last: int


class CountedText:
    """A text, and its code."""

    def __init__(self, source: str) -> None:
        self.source = source
        tree = ast.parse(source)
        self._units = list(_units(tree))
        self.whole = _compiled(tree, 0)

    def changed(self, edit: Edit) -> Change:
        """The code of what an edit changes. Raises `SyntaxError` if that is none."""
        before = self.source.encode()[: edit.start].count(b"\n")
        after = self.source.encode()[: edit.end].count(b"\n")
        made = edit.made(self.source)
        for unit in self._units:
            if unit.first <= before + 1 and after + 1 <= unit.last:
                break
        else:
            return Change(_compiled(ast.parse(made), 0))
        added = edit.text.count("\n") - (after - before)
        lines = made.split("\n")[unit.first - 1 : unit.last + added]
        text = "\n".join(["if True:", *lines]) if unit.holder else "\n".join(lines)
        if unit.holder and OF_ITS_CLASS.search(text):
            return Change(_compiled(ast.parse(made), 0))
        first = unit.first - (2 if unit.holder else 1)
        return Change(_compiled(ast.parse(text), first), unit.name, unit.holder)


def _units(tree: ast.Module) -> Iterator[_Unit]:
    held = _held(tree)
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        holder = node.name if isinstance(node, ast.ClassDef) else ""
        for each in inside:
            if isinstance(each, Function) and each.name not in held:
                first = min([each.lineno, *(it.lineno for it in each.decorator_list)])
                yield _Unit(each.name, holder, first, each.end_lineno or each.lineno)


def _held(tree: ast.Module) -> set[str]:
    """The names that are read as the text itself runs, as in a default: what they stand for then is
    held there, and another function of the name changes nothing."""
    found: set[str] = set()
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Function):
            defaults = [*node.args.defaults, *node.args.kw_defaults]
            waiting += [*node.decorator_list, *(each for each in defaults if each)]
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif not (isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)):
            waiting += ast.iter_child_nodes(node)
    return found


def _compiled(tree: ast.Module, before: int) -> CodeType:
    """Code that tells of each call and each turn; `before` so many lines are not in the tree."""
    waiting: list[Any] = [tree]
    while waiting:
        node = waiting.pop()
        for block in BLOCKS:
            waiting += getattr(node, block, ())
        if isinstance(node, Function):
            node.body.insert(0, _telling(ENTER, node, node.lineno + before))
        elif isinstance(node, LOOPS):
            node.body.insert(0, _telling(TURN, node))
    return compile(tree, "program.py", "exec")


def _telling(name: str, at: ast.stmt, *given: int) -> ast.stmt:
    where: dict[str, Any] = {"lineno": at.lineno, "col_offset": 0}
    held: list[ast.expr] = [ast.Constant(each, **where) for each in given]
    call = ast.Call(ast.Name(name, ast.Load(), **where), held, [], **where)
    return ast.Expr(call, **where)
