"""What is recorded of a program, decided before it runs."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Sequence
from types import CodeType
from typing import Any

from plyscope.program.answering import answering_lines
from plyscope.program.files import File
from plyscope.program.functions import LAMBDA, Function
from plyscope.program.keeping import driver_of, left_outside, names_handed_on
from plyscope.program.module import Program
from plyscope.program.offers import comprehension_names, for_names, helper_names, loop_names, nests
from plyscope.program.record import Budget, Plan
from plyscope.program.recursion import reached_from, reaching
from plyscope.program.recursion_limit import deep_enough
from plyscope.program.walking import all_nodes, own_nodes

COMPREHENSIONS = ("<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>")


@deep_enough()
def plan_of(
    program: Program,
    functions: Sequence[Function],
    watched: Sequence[Function],
    namespace: dict[str, Any],
    budget: Budget,
    files: Sequence[File] = (),
) -> Plan:
    """What to record when the calls of the `watched` functions are nodes."""
    names = {each.name for each in watched}.union(*(each.handed for each in watched))
    looped_over = helper_names(functions, names)
    helpers = {
        each.code: each.name
        for each in functions
        if each.name in looped_over and each.code and not each.is_generator and each not in watched
    }
    handed_on = names_handed_on(program.tree)
    inside = [*watched, *reached_from(watched)]
    return Plan(
        functions=watched,
        helpers=helpers,
        loop_names=_loop_names(program, files, functions, watched),
        inner_names={each.code: comprehension_names(each.node) for each in watched if each.code},
        nests={
            each.code: nests(each, names, set(helpers.values())) for each in watched if each.code
        },
        outside=tuple(changing_globals(inside, _global_names(program.tree))),
        program=program.code,
        written=program.tree,
        namespace=namespace,
        drivers={
            program.code: driver_of(program.tree),
            **{
                each.code: driver_of(each.node, is_task=each.name in handed_on)
                for each in reaching(functions, watched)
                if each.code and not each.is_generator
            },
        },
        keeping=left_outside(program.tree, watched),
        answering=answering_lines(watched),
        budget=budget,
    )


def _loop_names(
    program: Program,
    files: Sequence[File],
    functions: Iterable[Function],
    watched: Collection[Function],
) -> dict[CodeType, tuple[str, ...]]:
    """For the code of functions, of comprehensions and of the program itself, what loops assign."""
    names = {each.code: _names_of(each, each in watched) for each in functions if each.code}
    waiting = [program.code, *(file.code for file in files)]
    for code in waiting:  # it grows during the loop
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
        if code.co_name in COMPREHENSIONS:
            names[code] = tuple(name for name in code.co_varnames if not name.startswith("."))
        elif code.co_name == LAMBDA:
            names.setdefault(code, code.co_varnames[: code.co_argcount])
    names[program.code] = (*for_names(program.tree), *loop_names(program.tree))
    return names


def _names_of(function: Function, is_watched: bool) -> tuple[str, ...]:
    """In a watched function the loops around a call are known; in others, all loops count."""
    own = loop_names(function.node)
    return own if is_watched else (*for_names(function.node), *own)


def _global_names(tree: ast.Module) -> list[str]:
    """The names that the program assigns as globals, in order; not its functions and classes."""
    names: dict[str, None] = {}
    for node in own_nodes(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names[node.id] = None
    for node in all_nodes(tree):
        if isinstance(node, ast.Global):
            names.update(dict.fromkeys(node.names))
    return list(names)


def changing_globals(functions: Iterable[Function], namespace_names: Iterable[str]) -> list[str]:
    """The global names that these functions use, and that may be changed: assigned anew, changed in
    place, or handed to another function, which may change them."""
    known = set(namespace_names)
    used: dict[str, None] = {}
    changed: set[str] = set()
    for function in functions:
        own = set(function.parameters)
        for each in own_nodes(function.node):
            if isinstance(each, ast.Name) and each.id in known and each.id not in own:
                used[each.id] = None
            changed.update(_changed(each))
    return [name for name in used if name in changed]


def _changed(node: ast.AST) -> Iterator[str]:
    """The plain names that a statement or an expression may change."""
    match node:
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from names
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            for target in targets:
                yield from _root(target)
            if isinstance(node, ast.Assign):
                yield from _itself(node.value)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield from _root(target)
        case ast.Call(func=func, args=arguments):
            if isinstance(func, ast.Attribute):
                yield from _root(func.value, whole=True)
            for argument in arguments:
                yield from _itself(argument)


def _root(target: ast.expr, *, whole: bool = False) -> Iterator[str]:
    """The name at the beginning of `a.b[c]`; a plain name only if it is changed as a `whole`."""
    at: ast.expr = target
    while isinstance(at, ast.Attribute | ast.Subscript | ast.Starred):
        at = at.value
    if isinstance(at, ast.Name) and (whole or at is not target):
        yield at.id
    elif isinstance(at, ast.Tuple | ast.List):
        for each in at.elts:
            yield from _root(each)


def _itself(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Name):
        yield value.id
