"""A student's program as a module of its own, fresh for each run."""

from __future__ import annotations

import ast
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import CodeType, ModuleType
from typing import Any

from plyscope.isolation import entered
from plyscope.program.console import Console, Input, Output
from plyscope.program.faults import FILE_NAME
from plyscope.program.files import importable
from plyscope.program.imports import Imports
from plyscope.program.source import cleaned, compiled, parsed
from plyscope.program.stand_ins import quiet_system

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


def run_text(text: str, module: ModuleType, place: str) -> Any:
    """Run statements in `module`; the value of the last one, if it is an expression."""
    tree = parsed(text.strip(), place)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, place, "exec"), vars(module))
        return None
    tree.body.pop()
    exec(compile(tree, place, "exec"), vars(module))
    return eval(compile(ast.Expression(last.value), place, "eval"), vars(module))


@contextmanager
def at_work(
    module: ModuleType, console: Console, seed: int, imports: Imports, depth: int = 0
) -> Iterator[None]:
    """While the context is open, the program has its own console, arguments and files, and its name
    among the modules; `random` begins at `seed`; it neither sleeps, which programs do to look as if
    they thought, nor starts other programs, nor changes the interpreter for good. It may recurse
    at least as deep as `depth`."""
    entered()
    name = module.__name__
    kept = (sys.stdout, sys.stderr, sys.stdin, sys.argv, sys.getrecursionlimit(), random.getstate())
    before, sleep, limit = sys.modules.get(name), time.sleep, sys.setrecursionlimit
    continued = random.setstate
    sys.stdout = sys.stderr = Output(console)
    sys.stdin = Input(console)
    sys.argv = ["program.py"]
    sys.modules[name] = module
    time.sleep = imports.sleep(lambda: console.node() < 0)  # type: ignore[assignment]
    limit(max(depth, sys.getrecursionlimit()))
    sys.setrecursionlimit = lambda wanted: limit(min(wanted, HIGHEST_LIMIT))
    system, popen = getattr(os, "system", None), getattr(os, "popen", None)
    os.system = os.popen = quiet_system(imports.called)
    random.seed(seed)
    imports.open()
    try:
        with importable(imports.files, vars(module)["__builtins__"]):
            yield
    finally:
        with suppress(BaseException):
            imports.close()
        os.system, os.popen = system, popen  # type: ignore[assignment]
        time.sleep, sys.setrecursionlimit = sleep, limit
        sys.stdout, sys.stderr, sys.stdin, sys.argv, deepest, randomness = kept
        limit(deepest)
        continued(randomness)
        if before is None:
            sys.modules.pop(name, None)
        else:
            sys.modules[name] = before
