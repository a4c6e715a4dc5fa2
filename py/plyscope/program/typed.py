"""Statements that a person has typed beside a program."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import CodeType, ModuleType
from typing import Any

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.source import parsed

keep_builtins(globals())


@dataclass(frozen=True)
class Typed:
    """Statements, read before the program runs: it may exchange what reads them.

    Attributes:
        body: all statements but the last, if that is an expression.
        last: this expression.
        error: why they cannot be read.
    """

    body: CodeType | None = None
    last: CodeType | None = None
    error: SyntaxError | ValueError | None = None


def read_typed(text: str, place: str) -> Typed:
    """The statements in a text, whose errors have the file `place`."""
    try:
        tree = parsed(text.strip(), place)
        last = tree.body[-1] if tree.body else None
        if not isinstance(last, ast.Expr):
            return Typed(compile(tree, place, "exec"))
        tree.body.pop()
        value = compile(ast.Expression(last.value), place, "eval")
        return Typed(compile(tree, place, "exec"), value)
    except (SyntaxError, ValueError) as error:
        return Typed(error=error)


def run_typed(typed: Typed, module: ModuleType) -> Any:
    """Run statements in `module`; the value of the last one, if it is an expression. Raises what
    is wrong with them."""
    if typed.error:
        raise typed.error
    if typed.body:
        exec(typed.body, vars(module))
    return eval(typed.last, vars(module)) if typed.last else None
