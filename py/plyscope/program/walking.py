"""The nodes of a program's syntax tree. Each tree is walked once, and asked many times.

What has no parts and is told by what holds it, such as an operator, is left out.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

ONLY_SIGNS: Final = (ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop)
DEFINITIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
MANY: Final = 100
"""Fewer nodes are sooner found again than looked up."""

Given = TypeVar("Given")
Nodes: TypeAlias = WeakKeyDictionary[ast.AST, Sequence[ast.AST]]
_all: Final[Nodes] = WeakKeyDictionary()
_own: Final[Nodes] = WeakKeyDictionary()


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that a node is directly made of, in their order."""
    for name in node._fields:
        part = getattr(node, name, None)
        for each in part if isinstance(part, list) else (part,):
            if isinstance(each, ast.AST) and not isinstance(each, ONLY_SIGNS):
                yield each


def all_nodes(node: ast.AST) -> Sequence[ast.AST]:
    """A node and all nodes inside it, each after the one that it is part of, the outer ones
    first."""
    return [node, *_kept(_all, _below, node)]


def own_nodes(node: ast.AST) -> Sequence[ast.AST]:
    """All nodes inside a definition, without those of functions and classes defined in it."""
    return _kept(_own, _inside, node)


def names_in(node: ast.AST) -> set[str]:
    """The names of variables in a node."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def assignments(nodes: Iterable[ast.AST]) -> Counter[str]:
    """How many of these nodes give something to a variable, by its name."""
    return Counter(
        each.id for each in nodes if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    )


def assigned_once(function: ast.AST) -> dict[str, ast.expr]:
    """The names to which a function assigns one thing alone, each with that."""
    stored = assignments(own_nodes(function))
    return {
        name: value
        for each in own_nodes(function)
        for name, value in given_values(each)
        if stored[name] == 1
    }


def given_values(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The variables that an assignment gives something, each with what that is."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = [*zip(target.elts, node.value.elts, strict=False)]
            yield from ((one.id, part) for one, part in pairs if isinstance(one, ast.Name))


def functions_by_name(text: ast.Module | None) -> dict[str, ast.FunctionDef]:
    """The functions in a text, the last of each name."""
    every = all_nodes(text) if text else ()
    return {each.name: each for each in every if isinstance(each, ast.FunctionDef)}


def once(read: Callable[[ast.Module], Given]) -> Callable[[ast.Module], Given]:
    """The same function, which reads each tree only once."""
    known: WeakKeyDictionary[ast.Module, Given] = WeakKeyDictionary()

    def reads(tree: ast.Module) -> Given:
        if tree not in known:
            known[tree] = read(tree)
        return known[tree]

    return reads


def _kept(
    kept: Nodes, walk: Callable[[ast.AST], Sequence[ast.AST]], node: ast.AST
) -> Sequence[ast.AST]:
    found = kept.get(node)
    if found is None:
        found = walk(node)
        if len(found) > MANY:
            kept[node] = found
    return found


def _below(node: ast.AST) -> list[ast.AST]:
    found = [*parts(node)]
    for each in found:  # it grows during the loop
        found += () if type(each) is ast.Constant else parts(each)
    return found


def _inside(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        waiting: list[ast.AST] = [*node.body]
    elif isinstance(node, ast.Lambda):
        waiting = [node.body]
    else:
        waiting = [*parts(node)]
    found = []
    waiting.reverse()
    while waiting:
        each = waiting.pop()
        found.append(each)
        if type(each) is not ast.Constant and not isinstance(each, DEFINITIONS):
            waiting += reversed([*parts(each)])
    return found
