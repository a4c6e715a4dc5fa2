"""Functions of a program that a thread can leave while they wait, and resume.

Python can leave a function in its midst only if that is a generator. So a thread runs, in place of
its function, a generator that is compiled from the same text: where a call may wait, it hands on
what is waited for. The same is done for functions that it calls, if these may wait.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from types import CellType, CodeType, FunctionType, MethodType
from typing import Any, Final

from plyscope.program.concurrency.waiting import Operation, Steps

MAY_WAIT: Final = frozenset(
    {"sleep", "wait", "wait_for", "get", "put", "acquire", "join", "recv", "poll"}
)
"""The names of what may wait."""
CALLED, ENTERED, AROUND = "__called__", "__entered__", "__around__"
"""What a call, and what a `with`, becomes in a generator; and what is written around it."""
PAUSES: Final = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR
HAVE_CALLS_OF_THEIR_OWN: Final = (
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)
"""What is inside these is run in another call, which the generator around them cannot leave."""
Compiled = Callable[[CodeType, CodeType], object]
"""Hears of the code of a function, and of the generator that runs in its place."""


class Resumable:
    """The functions of a program that can be left; `trees` are its texts, by the names under which
    they are compiled."""

    def __init__(self, trees: Mapping[str, ast.Module], compiled: Compiled) -> None:
        self._trees, self._compiled = trees, compiled
        self._codes: dict[CodeType, CodeType | None] = {}
        self._calls: dict[str, set[str]] = {}
        self._names: frozenset[str] = frozenset()

    def can_be_left(self, function: Any) -> bool:
        plain = _plain(function)
        return isinstance(plain, Operation) or self._generator(plain) is not None

    def steps(self, function: Any, given: Sequence[Any], named: Mapping[str, Any]) -> Steps[Any]:
        """A call of any function, as what it waits for."""
        while isinstance(function, partial):
            given, named = (*function.args, *given), {**function.keywords, **named}
            function = function.func
        if isinstance(function, Operation):
            return (yield from function.steps(*given, **named))
        if isinstance(function, MethodType):
            given, function = (function.__self__, *given), function.__func__
        generator = self._generator(function)
        if generator is None:
            return function(*given, **named)
        return (yield from generator(*given, **named))

    def _called(self, function: Any, /, *given: Any, **named: Any) -> Steps[Any]:
        return self.steps(function, given, named)

    def _generator(self, function: Any) -> Callable[..., Steps[Any]] | None:
        """What runs in place of a function; None if that cannot be left, or waits for nothing."""
        if not isinstance(function, FunctionType):
            return None
        code = function.__code__
        if code not in self._codes:
            self._codes[code] = self._generator_code(code)
            if made := self._codes[code]:
                self._compiled(code, made)
        compiled = self._codes[code]
        if compiled is None:
            return None
        cells = dict(zip(code.co_freevars, function.__closure__ or (), strict=True))
        cells |= {CALLED: CellType(self._called), ENTERED: CellType(_entered)}
        generator = FunctionType(
            compiled,
            function.__globals__,
            function.__name__,
            function.__defaults__,
            tuple(cells[name] for name in compiled.co_freevars),
        )
        generator.__kwdefaults__ = function.__kwdefaults__
        return generator

    def _generator_code(self, code: CodeType) -> CodeType | None:
        tree = self._trees.get(code.co_filename)
        if tree is None or code.co_flags & PAUSES:
            return None
        if not self._names:
            self._calls = _calls(self._trees.values())
            self._names = MAY_WAIT | _names_that_wait(self._calls)
        for owner, node in _functions(tree):
            if node.name == code.co_name and _first_line(node) == code.co_firstlineno:
                is_search = _reaches(node.name, node.name, self._calls)
                made = None if is_search else _Handing(self._names).applied(node)
                return _compiled(made, owner, code) if made else None
        return None


def _plain(function: Any) -> Any:
    while isinstance(function, partial):
        function = function.func
    return function.__func__ if isinstance(function, MethodType) else function


def _entered(context: Any) -> Steps[Any]:
    """What stands after `with`: it is waited for, if it is a lock."""
    until_free = getattr(type(context), "until_free", None)
    if isinstance(until_free, FunctionType):
        yield from until_free(context)
    return context


def _functions(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions in a text, each with the class that it is in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield owner, node
        yield from _functions(node, node.name if isinstance(node, ast.ClassDef) else owner)


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def _calls(trees: Iterable[ast.Module]) -> dict[str, set[str]]:
    """The names of functions, with the names of what they call."""
    calls: dict[str, set[str]] = {}
    for tree in trees:
        for _, node in _functions(tree):
            called = {_name(each) for each in ast.walk(node) if isinstance(each, ast.Call)}
            calls.setdefault(node.name, set()).update(called)
    return calls


def _names_that_wait(calls: Mapping[str, set[str]]) -> frozenset[str]:
    """The names of functions that call something that may wait, directly or not. A function that
    may call itself is a search, and no search is left in its midst."""
    found: set[str] = set()
    while new := {
        name
        for name, called in calls.items()
        if name not in found and not called.isdisjoint(MAY_WAIT | found)
    }:
        found |= new
    return frozenset(name for name in found if not _reaches(name, name, calls))


def _name(call: ast.Call) -> str:
    """The name of what is called: the last one in `self.queue.get`."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _reaches(start: str, goal: str, calls: Mapping[str, set[str]]) -> bool:
    """Whether a function may call another one. A method `get` hardly ever calls itself, but the
    `get` of a queue."""
    seen: set[str] = set()
    waiting = [start]
    for name in waiting:  # it grows during the loop
        new = calls.get(name, set()) - seen - MAY_WAIT
        seen |= new
        waiting += new
    return goal in seen


class _Handing(ast.NodeTransformer):
    """Makes a generator of a function: where it calls one of some names, or enters a `with`, it
    hands on what is waited for."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names
        self._is_changed = False

    def applied(self, node: ast.FunctionDef) -> ast.FunctionDef | None:
        """The generator; None if it would hand on nothing."""
        made = deepcopy(node)
        made.body = [self.visit(each) for each in made.body]
        made.decorator_list = []
        return made if self._is_changed else None

    def visit(self, node: ast.AST) -> Any:
        return node if isinstance(node, HAVE_CALLS_OF_THEIR_OWN) else super().visit(node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if _name(node) not in self._names:
            return node
        return self._handed_on(CALLED, [node.func, *node.args], node.keywords, node)

    def visit_With(self, node: ast.With) -> ast.With:
        self.generic_visit(node)
        for item in node.items:
            at = item.context_expr
            item.context_expr = self._handed_on(ENTERED, [at], [], at)
        return node

    def _handed_on(
        self, by: str, given: list[ast.expr], named: list[ast.keyword], at: ast.expr
    ) -> ast.expr:
        self._is_changed = True
        call = ast.Call(ast.Name(by, ast.Load()), given, named)
        made = ast.YieldFrom(call)
        for each in (made, call, call.func):
            ast.copy_location(each, at)
        return made


def _compiled(node: ast.FunctionDef, owner: str, code: CodeType) -> CodeType | None:
    """The code of a function, for whose names around it there are cells."""
    held = [
        ast.Assign([ast.Name(name, ast.Store())], ast.Constant(None))
        for name in (*code.co_freevars, CALLED, ENTERED)
    ]
    # Inside a class, a name such as `__queue` is another one.
    inner = ast.ClassDef(owner, [], [], [node], []) if owner else node
    nothing = ast.arguments([], [], None, [], [], None, [])
    around = ast.FunctionDef(AROUND, nothing, [*held, inner], [])
    tree = ast.fix_missing_locations(ast.Module([around], []))
    waiting = [compile(tree, code.co_filename, "exec", dont_inherit=True)]
    for each in waiting:  # it grows during the loop
        if each.co_name == node.name and each.co_flags & CO_GENERATOR:
            return each
        waiting += [inside for inside in each.co_consts if isinstance(inside, CodeType)]
    return None
