"""A program as a module of its own, fresh for each run; and statements typed beside it."""

from __future__ import annotations

import ast
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from random import getstate, seed, setstate
from types import CodeType, ModuleType
from typing import Any

from plyscope.isolation import entered, restored
from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.console import Console, Input, Output
from plyscope.program.faults import FILE_NAME
from plyscope.program.files import importable
from plyscope.program.imports import Imports
from plyscope.program.source import cleaned, compiled, parsed
from plyscope.program.stand_ins import quiet_system

keep_builtins(globals())

MAIN = "__main__"
IMPORTED = "own_program"
"""The program's `__name__` when it is run, and when only its functions are wanted."""
HIGHEST_LIMIT = 20_000
"""A program may ask for no deeper recursion: the interpreter itself would not survive it."""


@dataclass(frozen=True)
class Program:
    """A program that can be compiled: its cleaned text, its tree and its code."""

    source: str
    tree: ast.Module
    code: CodeType


def read(text: str) -> Program:
    """The program in `text`. Raises `SyntaxError` as Python does, and `ValueError` if it is too
    long."""
    source = cleaned(text)
    return Program(source, *compiled(source, FILE_NAME))


def fresh(name: str, console: Console, imports: Imports) -> ModuleType:
    """An empty module, whose `input` is answered by `console` and which imports by `imports`."""
    module = ModuleType(name)
    own = {"input": console.ask, "exit": sys.exit, "quit": sys.exit}
    vars(module)["__builtins__"] = imports.builtins(own)
    vars(module)["__file__"] = "program.py"
    return module


def run(program: Program, module: ModuleType) -> None:
    """Run the whole program in `module`; its errors are passed on."""
    exec(program.code, vars(module))


class AtWork:
    """A context: while it is open, the program has its own console, arguments and files, and its
    name among the modules; `random` begins at `seed`; it neither sleeps, which programs do to look
    as if they thought, nor starts other programs, nor changes the interpreter for good. It may
    recurse at least as deep as `depth`."""

    def __init__(
        self, module: ModuleType, console: Console, seed: int, imports: Imports, depth: int = 0
    ) -> None:
        self._module, self._console, self._imports = module, console, imports
        self._seed, self._depth = seed, depth

    def __enter__(self) -> AtWork:
        entered()
        self._randomness = getstate()
        self._deepest = sys.getrecursionlimit()
        self._begin()
        seed(self._seed)
        self._imports.open()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(BaseException):  # what is left behind may do anything as it ends
            self._imports.close()
        self._end()

    def ended(self) -> None:
        """The program has come to its end: what it has exchanged is put back at once, so that
        nothing of ours meets it."""
        self._end()
        restored()
        self._begin()

    def _begin(self) -> None:
        name = self._module.__name__
        self._streams = sys.stdout, sys.stderr, sys.stdin, sys.argv
        self._before = sys.modules.get(name)
        self._sleep, self._limit = time.sleep, sys.setrecursionlimit
        self._system, self._popen = getattr(os, "system", None), getattr(os, "popen", None)
        limit, imports, console = self._limit, self._imports, self._console
        sys.stdout = sys.stderr = Output(console)
        sys.stdin = Input(console)
        sys.argv = ["program.py"]
        sys.modules[name] = self._module
        time.sleep = imports.sleep(lambda: console.node() < 0)  # type: ignore[assignment]
        limit(max(self._depth, self._deepest))
        sys.setrecursionlimit = lambda wanted: limit(min(wanted, HIGHEST_LIMIT))
        os.system = os.popen = quiet_system(imports.called)
        self._files = importable(imports.files, vars(self._module)["__builtins__"])
        self._files.__enter__()

    def _end(self) -> None:
        self._files.__exit__(None, None, None)
        name = self._module.__name__
        os.system, os.popen = self._system, self._popen  # type: ignore[assignment]
        time.sleep, sys.setrecursionlimit = self._sleep, self._limit
        sys.stdout, sys.stderr, sys.stdin, sys.argv = self._streams
        self._limit(self._deepest)
        setstate(self._randomness)
        if self._before is None:
            sys.modules.pop(name, None)
        else:
            sys.modules[name] = self._before


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
