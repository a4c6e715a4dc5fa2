"""Where a program keeps the move that it has chosen: read from its text before it runs."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from plyscope.program.functions import Function
from plyscope.program.record import Driver
from plyscope.program.rereading import called_name
from plyscope.program.walking import all_nodes, own_nodes

FOR_EACH: Final = (
    *("map", "starmap", "imap", "imap_unordered", "map_async", "starmap_async"),
    *("submit", "apply", "apply_async", "Thread", "Process", "max", "min", "sorted", "sort"),
)
"""What calls a function once for each of several things."""


def driver_of(scope: ast.AST, *, is_task: bool = False) -> Driver:
    """What a function keeps of its loops: the variables in `best_move = move`."""
    keeps_first = any(
        _keeps_first(each)
        for loop in own_nodes(scope)
        if isinstance(loop, ast.For)
        for each in all_nodes(loop)
    )
    return Driver(tuple(dict.fromkeys(_kept_by(scope))), keeps_first, is_task)


def left_outside(program: ast.Module, watched: Sequence[Function]) -> tuple[str, ...]:
    """The variables outside a search in which it leaves a move: global ones, those of a function
    around it, and fields. Those that nothing outside the search reads say nothing."""
    inside = {id(node) for each in watched for node in all_nodes(each.node)}
    read = {
        each.id if isinstance(each, ast.Name) else each.attr
        for each in all_nodes(program)
        if isinstance(each, ast.Name | ast.Attribute)
        and isinstance(each.ctx, ast.Load)
        and id(each) not in inside
    }
    found: dict[str, None] = {}
    for function in watched:
        shared = {
            name
            for each in own_nodes(function.node)
            if isinstance(each, ast.Global | ast.Nonlocal)
            for name in each.names
        }
        for name in _kept_by(function.node):
            if name.rpartition(".")[2] in read and ("." in name or name in shared):
                found[name] = None
    return tuple(found)


def names_handed_on(program: ast.Module) -> Collection[str]:
    """The names of what is called for each of several things, as the job in `pool.map(job, moves)`
    is."""
    return {
        given.id
        for each in all_nodes(program)
        if isinstance(each, ast.Call) and called_name(each) in FOR_EACH
        for given in (*each.args, *(keyword.value for keyword in each.keywords))
        if isinstance(given, ast.Name)
    }


def _kept_by(scope: ast.AST) -> Iterator[str]:
    loops = [each for each in own_nodes(scope) if isinstance(each, ast.For)]
    moves = {
        each.id for loop in loops for each in all_nodes(loop.target) if isinstance(each, ast.Name)
    }
    for loop in loops:
        for each in all_nodes(loop):
            if isinstance(each, ast.Assign):
                yield from _keeping(each.targets[0], each.value, moves)


def _keeps_first(node: ast.AST) -> bool:
    """Whether a better value alone takes the place of the best one: `if value > best: best = …`."""
    if not isinstance(node, ast.If) or not isinstance(node.test, ast.Compare):
        return False
    compared = {each.id for each in all_nodes(node.test) if isinstance(each, ast.Name)}
    stored = {
        each.id
        for statement in node.body
        for each in all_nodes(statement)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    }
    return isinstance(node.test.ops[0], ast.Gt | ast.Lt) and bool(compared & stored)


def _keeping(target: ast.expr, value: ast.expr, moves: Collection[str]) -> Iterator[str]:
    """The names in an assignment's target that get a loop's variable, or several together."""
    parts = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
    name = _dotted(target)
    if name:
        if parts and all(isinstance(each, ast.Name) and each.id in moves for each in parts):
            yield name
    elif isinstance(target, ast.Tuple) and len(parts) == len(target.elts):
        for one, other in zip(target.elts, parts, strict=True):
            yield from _keeping(one, other, moves)


def _dotted(target: ast.expr) -> str:
    """A variable, or a field of one."""
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        return f"{target.value.id}.{target.attr}"
    return target.id if isinstance(target, ast.Name) else ""
