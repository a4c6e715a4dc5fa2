"""The functions of a student's program, and which may call which: read from its text.

A method is called through an object, and which class that has is not known before the program
runs. So there are two kinds of calls: those that the names make certain, and those that are
possible because some class has a method of that name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType

from plyscope.program.faults import FILE_NAME
from plyscope.program.recursion_limit import deep_enough
from plyscope.program.rereading import calls_any
from plyscope.program.walking import all_nodes, own_nodes, parts

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
LAMBDA = "<lambda>"


@dataclass(eq=False)
class Function:
    """A function of the program.

    Attributes:
        name: what it is called by.
        line: where its definition begins.
        node: its definition.
        around: the function that it is defined in.
        owner: the class that it is a method of; "" if it is none.
        code: its compiled code; None if that was not found.
        certain: the functions that it calls or hands on by name.
        possible: methods of any class with a name that it uses after a dot.
        handed: its parameters that it calls, and is given functions of the program for.
    """

    name: str
    line: int
    node: FunctionNode
    around: Function | None
    owner: str
    code: CodeType | None = None
    certain: list[Function] = field(default_factory=list)
    possible: list[Function] = field(default_factory=list)
    handed: set[str] = field(default_factory=set)

    @property
    def parameters(self) -> tuple[str, ...]:
        given = self.node.args
        every = [*given.posonlyargs, *given.args, *given.kwonlyargs]
        return tuple(each.arg for each in every)

    @property
    def takes_anything(self) -> bool:
        """Whether it has no parameters but `*args` and `**kwargs`, as a decorator's wrapper."""
        given = self.node.args
        return not self.parameters and bool(given.vararg or given.kwarg)

    @property
    def is_generator(self) -> bool:
        return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in own_nodes(self.node))

    @property
    def enclosing(self) -> tuple[Function, ...]:
        return (self.around, *self.around.enclosing) if self.around else ()


@dataclass(eq=False)
class _Scope:
    """A function, or the module itself, while its text is read."""

    function: Function | None
    outer: _Scope | None
    owner: str = ""
    names: set[str] = field(default_factory=set)
    dotted: set[tuple[str, str]] = field(default_factory=set)
    defined: dict[str, Function] = field(default_factory=dict)
    calls: list[ast.Call] = field(default_factory=list)


class _Reader(ast.NodeVisitor):
    """Collects functions, classes, and the names that each function uses."""

    def __init__(self) -> None:
        self.scope = _Scope(None, None)
        self.scopes = [self.scope]
        self.bases: dict[str, list[str]] = {}
        self.methods: dict[tuple[str, str], Function] = {}
        self.aliases: dict[str, set[str]] = {}
        self.modules: set[str] = set()

    def generic_visit(self, node: ast.AST) -> None:
        for each in parts(node):
            self.visit(each)

    def visit_Constant(self, node: ast.Constant) -> None:
        """It has no names."""

    def visit_Import(self, node: ast.Import) -> None:
        self.modules.update((each.asname or each.name).partition(".")[0] for each in node.names)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.bases[node.name] = [each.id for each in node.bases if isinstance(each, ast.Name)]
        for each in (*node.bases, *node.decorator_list):
            self.visit(each)
        before, self.scope.owner = self.scope.owner, node.name
        for statement in node.body:
            self.visit(statement)
        self.scope.owner = before

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for each in (*node.decorator_list, node.args):
            self.visit(each)
        line = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        self._enter(node.name, line, node, list(node.body))

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_Assign(self, node: ast.Assign) -> None:
        named = node.targets[0]
        if isinstance(node.value, ast.Lambda) and isinstance(named, ast.Name | ast.Attribute):
            name = named.id if isinstance(named, ast.Name) else named.attr
            self._enter(name, node.value.lineno, node.value, [node.value.body])
            return
        if self.scope.function is None and isinstance(named, ast.Name):
            used = {each.id for each in all_nodes(node.value) if isinstance(each, ast.Name)}
            self.aliases.setdefault(named.id, set()).update(used)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            self.scope.names.add(node.id)

    def visit_Call(self, node: ast.Call) -> None:
        self.scope.calls.append(node)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load):
            self.scope.dotted.add((_receiver(node.value), node.attr))
        self.visit(node.value)

    def _enter(self, name: str, line: int, node: FunctionNode, body: list[ast.AST]) -> None:
        outer = self.scope
        function = Function(name, line, node, outer.function, outer.owner)
        if outer.owner:
            self.methods[outer.owner, name] = function
        else:
            outer.defined[name] = function
        self.scope = _Scope(function, outer)
        self.scopes.append(self.scope)
        for each in body:
            self.visit(each)
        self.scope = outer


def _receiver(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    is_super = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return "super()" if is_super and node.func.id == "super" else ""  # type: ignore[attr-defined]


@deep_enough()
def functions_of(tree: ast.Module, code: CodeType) -> list[Function]:
    """The functions of a program, in the order of its text, each with those that it may call."""
    reader = _Reader()
    reader.visit(tree)
    _find_codes([scope.function for scope in reader.scopes if scope.function], code)
    for scope in reader.scopes:
        if scope.function:
            for name in sorted(scope.names):
                scope.function.certain += _named(reader, scope, name)
            for receiver, name in sorted(scope.dotted):
                certain, possible = _methods_named(reader, scope.function, receiver, name)
                scope.function.certain += certain
                scope.function.possible += possible
            # A helper defined inside is a part of it, whoever calls it.
            scope.function.certain += scope.defined.values()
    for scope in reader.scopes:
        for function, parameter, given in _handed_on(reader, scope):
            function.certain += given
            function.handed.add(parameter)
    return [scope.function for scope in reader.scopes if scope.function]


def _find_codes(functions: list[Function], code: CodeType) -> None:
    waiting = [code]
    free: dict[tuple[str, int], list[CodeType]] = {}
    for each in waiting:  # it grows during the loop
        inside = [held for held in each.co_consts if isinstance(held, CodeType)]
        waiting += inside
        for held in inside:
            free.setdefault((held.co_name, held.co_firstlineno), []).append(held)
    for function in functions:
        name = LAMBDA if isinstance(function.node, ast.Lambda) else function.name
        found = free.get((name, function.line))
        if found and found[0].co_filename.startswith(FILE_NAME):
            function.code = found.pop(0)


def _named(reader: _Reader, scope: _Scope, name: str, tries: int = 3) -> list[Function]:
    at: _Scope | None = scope
    while at:
        if name in at.defined:
            return [at.defined[name]]
        if at.function and name in (*at.function.parameters, *_locals(at.function)):
            return []
        at = at.outer
    if name in reader.bases:
        return [
            reader.methods[name, special]
            for special in ("__init__", "__call__")
            if (name, special) in reader.methods
        ]
    if name in reader.aliases and tries:
        others = sorted(reader.aliases[name] - {name})
        return [each for other in others for each in _named(reader, scope, other, tries - 1)]
    return []


def _handed_on(reader: _Reader, scope: _Scope) -> Iterator[tuple[Function, str, list[Function]]]:
    """The functions that call a parameter, each with that and the functions that it is given for it
    in the calls of a scope."""
    for call in scope.calls:
        names = [each.id if isinstance(each, ast.Name) else "" for each in (call.func, *call.args)]
        for function in _named(reader, scope, names[0]):
            for parameter, given in zip(function.parameters, names[1:], strict=False):
                handed = _named(reader, scope, given)
                if handed and calls_any(own_nodes(function.node), {parameter}):
                    yield function, parameter, handed


def _locals(function: Function) -> tuple[str, ...]:
    """The names that are a function's own, whatever the program calls so elsewhere."""
    code = function.code
    return (*code.co_varnames, *code.co_cellvars) if code else ()


def _methods_named(
    reader: _Reader, function: Function, receiver: str, name: str
) -> tuple[list[Function], list[Function]]:
    """The methods that `receiver.name` certainly is, and those that it may be."""
    if receiver in reader.modules:
        return [], []
    owner = next((each.owner for each in (function, *function.enclosing) if each.owner), "")
    methods = [around for around in (function, *function.enclosing) if around.owner]
    is_own = bool(methods) and receiver in methods[0].parameters[:1]
    every = [each for (_, called), each in reader.methods.items() if called == name]
    if is_own and owner:
        family = {owner, *_above(reader, owner), *_below(reader, owner)}
        return [each for each in every if each.owner in family], []
    if receiver == "super()" and owner:
        return [each for each in every if each.owner in _above(reader, owner)], []
    if receiver in reader.bases:
        family = {receiver, *_above(reader, receiver)}
        return [each for each in every if each.owner in family], []
    return [], every


def _above(reader: _Reader, owner: str) -> set[str]:
    return {
        name
        for base in reader.bases.get(owner, ())
        if base != owner
        for name in (base, *_above(reader, base))
    }


def _below(reader: _Reader, owner: str) -> set[str]:
    return {name for name in reader.bases if owner in _above(reader, name)}
