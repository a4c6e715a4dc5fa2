"""Parameters that should change from call to call and are handed on as they are: the depth, and
the flag that says whose turn it is. Both the text and the calls must show it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from plyscope.compare.calls import Tree
from plyscope.compare.difference import DEPTH, PLAYER, Difference, entered, number
from plyscope.compare.sides import side_in
from plyscope.program.functions import Function, FunctionNode, own_nodes
from plyscope.recognise.evidence import Path, is_number
from plyscope.recognise.words import DEPTH as DEPTH_WORDS
from plyscope.recognise.words import SIDE, means

LIMITS = ("max", "limit", "start", "total", "initial", "cutoff")


def unchanging(tree: Tree) -> Iterator[Difference]:
    """A depth that never falls, and a player that never changes."""
    if len(tree.record.functions) != 1:
        return
    function = tree.record.functions[0]
    edge = next((node for node, above in enumerate(tree.parent) if above >= 0), None)
    if edge is None or not isinstance(function.node, ast.FunctionDef):
        return
    for path in tree.reading.evidence.paths:
        if not path.given or path.name not in function.parameters:
            continue
        found = _depth(tree, function, path, edge) or _player(tree, function, path, edge)
        if found:
            yield found


def _depth(tree: Tree, function: Function, path: Path, node: int) -> Difference | None:
    name = path.name
    if not means(name, DEPTH_WORDS) or any(each in name.casefold() for each in LIMITS):
        return None
    first = path.values[tree.parent[node]]
    if not is_number(first) or first <= 0 or not is_tested(function.node, name):
        return None
    handed = list(_handed_on(function, name))
    if handed and all(isinstance(each, ast.Name) and each.id == name for each in handed):
        if _assigns(function.node, name) or not _is_constant(tree, path):
            return None
        return Difference(
            DEPTH,
            node,
            f"At node {node} {name} is still {number(first)}: it never falls, so {name} = 0 is"
            " never reached.",
            entered(node),
        )
    if handed and all(_adds(each, name) for each in handed) and _ends_at_zero(function.node, name):
        return Difference(
            DEPTH,
            node,
            f"At node {node} {name} is {number(path.values[node])}: it grows, so {name} = 0 is"
            " never reached.",
            entered(node),
        )
    return None


def _player(tree: Tree, function: Function, path: Path, node: int) -> Difference | None:
    name = path.name
    if not (means(name, SIDE) or side_in(name)) or not _is_constant(tree, path):
        return None
    handed = list(_handed_on(function, name))
    same = handed and all(_is_same(each, name) for each in handed)
    if not same or _assigns(function.node, name) or not _chooses_by(function, name):
        return None
    return Difference(
        PLAYER,
        node,
        f"At node {node} {name} is {path.values[node]!r} again, as in the call above it: the player"
        " does not change.",
        entered(node),
    )


def _is_same(given: ast.expr | None, name: str) -> bool:
    """Whether a call hands on the flag itself, or what is written there."""
    return isinstance(given, ast.Constant) or (isinstance(given, ast.Name) and given.id == name)


def _is_constant(tree: Tree, path: Path) -> bool:
    """Whether every call has the same as the one above it."""
    held = [repr(value) for value in path.values]
    return all(held[node] == held[above] for node, above in enumerate(tree.parent) if above >= 0)


def _calls(function: Function) -> Iterator[ast.Call]:
    for each in ast.walk(function.node):
        if isinstance(each, ast.Call):
            called = each.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name == function.name:
                yield each


def _handed_on(function: Function, name: str) -> Iterator[ast.expr | None]:
    """What each recursive call gives for a parameter; None where that cannot be seen."""
    place = function.parameters.index(name) - bool(function.owner)
    for call in _calls(function):
        named = [each.value for each in call.keywords if each.arg == name]
        if any(isinstance(each, ast.Starred) for each in call.args):
            yield None
        elif named:
            yield named[0]
        else:
            yield call.args[place] if 0 <= place < len(call.args) else None


def is_tested(node: FunctionNode, name: str) -> bool:
    """Whether a condition asks for a number: `depth == 0`, `not depth`."""
    return any(
        (isinstance(each, ast.Compare) and name in _names(each) and _has_number(each))
        or (isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.Not) and name in _names(each))
        for each in own_nodes(node)
    )


def _ends_at_zero(node: FunctionNode, name: str) -> bool:
    """Whether nothing else is asked of a number than whether it is 0."""
    tests = [
        each for each in own_nodes(node) if isinstance(each, ast.Compare) and name in _names(each)
    ]
    return bool(tests) and all(
        isinstance(each.left, ast.Name)
        and isinstance(each.ops[0], ast.Eq | ast.LtE)
        and isinstance(each.comparators[0], ast.Constant)
        and each.comparators[0].value == 0
        for each in tests
    )


def _adds(given: ast.expr | None, name: str) -> bool:
    return (
        isinstance(given, ast.BinOp)
        and isinstance(given.op, ast.Add)
        and isinstance(given.left, ast.Name)
        and given.left.id == name
        and isinstance(given.right, ast.Constant)
    )


def _assigns(node: FunctionNode, name: str) -> bool:
    return name in _assigned(node)


def _assigned(node: FunctionNode) -> set[str]:
    """The names that a function assigns."""
    return {
        each.id
        for each in own_nodes(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    }


def _chooses_by(function: Function, name: str) -> bool:
    """Whether the flag alone, held against nothing that changes, chooses between two ways to go on:
    to call the function again, or to take the largest or the smallest."""
    others = {*function.parameters, *_assigned(function.node)} - {name}
    for each in own_nodes(function.node):
        if not isinstance(each, ast.If | ast.IfExp) or name not in _names(each.test):
            continue
        if _names(each.test) & others or any(isinstance(x, ast.Call) for x in ast.walk(each.test)):
            continue
        ways = each.body if isinstance(each, ast.If) else [each.body]
        if any(_goes_on(way, function.name) for way in ways):
            return True
    return False


def _goes_on(way: ast.AST, name: str) -> bool:
    called = {
        getattr(each.func, "id", getattr(each.func, "attr", ""))
        for each in ast.walk(way)
        if isinstance(each, ast.Call)
    }
    return bool(called & {name, "max", "min"})


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _has_number(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Constant) for each in ast.walk(node))
