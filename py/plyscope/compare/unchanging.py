"""A depth that is handed on as it is, or grows, so that the search never ends by it. Both the text
and the calls must show it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from plyscope.compare.calls import Tree
from plyscope.compare.difference import DEPTH, Difference, entered, number
from plyscope.program.functions import Function, FunctionNode
from plyscope.program.numbers import is_number
from plyscope.program.walking import names_in, own_nodes
from plyscope.recognition.calling import all_handed_on, is_handed_on_itself
from plyscope.recognition.evidence import Path
from plyscope.recognition.words import DEPTH as DEPTH_WORDS
from plyscope.recognition.words import means

LIMITS = ("max", "limit", "start", "total", "initial", "cutoff")


def unchanging(tree: Tree) -> Iterator[Difference]:
    """Where a depth does not fall that should."""
    edge = next((node for node, above in enumerate(tree.parent) if above >= 0), None)
    functions = [each for each in tree.record.functions if isinstance(each.node, ast.FunctionDef)]
    if edge is None or len(functions) < len(tree.record.functions):
        return
    for path in tree.reading.evidence.paths:
        if path.given and all(path.name in each.parameters for each in functions):
            yield from _depth(tree, functions, path, edge)


def _depth(
    tree: Tree, functions: Sequence[Function], path: Path, node: int
) -> Iterator[Difference]:
    name = path.name
    if not means(name, DEPTH_WORDS) or any(each in name.casefold() for each in LIMITS):
        return
    first = path.values[tree.parent[node]]
    text = tree.reading.text
    handed = all_handed_on(text, name)
    if not is_number(first) or not handed or any(_assigns(each.node, name) for each in functions):
        return
    sentence = ""
    ends_at_zero = first > 0 and any(is_tested(each.node, name) for each in functions)
    grows = ends_at_zero and all(_ends_at_zero(each.node, name) for each in functions)
    if is_handed_on_itself(text, name):
        is_limited = any(_is_limited(each, name) for each in functions) or (
            # A constant limit, which another function compares with the state, ends the search.
            max(tree.level) > first
            and any(_is_handed_to_a_test(each.node, name) for each in functions)
        )
        if is_limited and is_constant(tree, path):
            never = "falls" if ends_at_zero else "changes"
            limit = f"{name} = 0" if ends_at_zero else "its limit"
            sentence = f"is still {number(first)}: it never {never}, so {limit} is never reached."
    elif grows and all(_adds(given, name) for given in handed):
        value = number(path.values[node])
        sentence = f"is {value}: it grows, so {name} = 0 is never reached."
    if sentence:
        yield Difference(DEPTH, node, f"At node {node} {name} {sentence}", entered(node))


def is_constant(tree: Tree, path: Path) -> bool:
    """Whether every call has the same as the one above it."""
    held = [repr(value) for value in path.values]
    return all(held[node] == held[above] for node, above in enumerate(tree.parent) if above >= 0)


def is_tested(node: FunctionNode, name: str) -> bool:
    """Whether a condition asks for a number: `depth == 0`, `not depth`."""
    return any(
        (isinstance(each, ast.Compare) and name in names_in(each) and _has_number(each))
        or (
            isinstance(each, ast.UnaryOp)
            and isinstance(each.op, ast.Not)
            and name in names_in(each)
        )
        for each in own_nodes(node)
    )


def _is_limited(function: Function, name: str) -> bool:
    """Whether a condition asks for a parameter; not one that also has another, whose limit this may
    be, unless that is a limit by its name."""
    others = {*function.parameters} - {name, "self"}
    others = {each for each in others if not any(word in each.casefold() for word in LIMITS)}
    return is_tested(function.node, name) or any(
        isinstance(each, ast.Compare) and name in names_in(each) and not names_in(each) & others
        for each in own_nodes(function.node)
    )


def _is_handed_to_a_test(node: FunctionNode, name: str) -> bool:
    """Whether a condition is a call that is given a name: `cutoff(state, depth)`."""
    return any(
        isinstance(given, ast.Name) and given.id == name
        for each in own_nodes(node)
        if isinstance(each, ast.If)
        for call in ast.walk(each.test)
        if isinstance(call, ast.Call)
        for given in call.args
    )


def _ends_at_zero(node: FunctionNode, name: str) -> bool:
    """Whether nothing else is asked of a number than whether it is 0."""
    tests = [
        each for each in own_nodes(node) if isinstance(each, ast.Compare) and name in names_in(each)
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


def _has_number(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Constant) for each in ast.walk(node))
