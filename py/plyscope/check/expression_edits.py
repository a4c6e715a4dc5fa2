"""Edits of expressions: the other comparison, the other player, an argument in the wrong place, a
step too many, a part that is left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from plyscope.check.edit import (
    EXTREMES,
    FAR,
    INFINITE,
    LESS,
    LIKELY,
    ORDERS,
    PLAIN,
    POSSIBLE,
    Edit,
    Text,
)
from plyscope.check.scopes import Scope
from plyscope.program.rereading import called_name

OTHERS: Final = {
    **{
        kind: tuple(each for each in ORDERS.values() if each != sign)
        for kind, sign in ORDERS.items()
    },
    ast.Eq: ("!=", ">=", "<=", ">", "<"),
    ast.NotEq: ("==", "<", ">"),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
SIGNS: Final = ("+", "-", "|", "&")
REMOVING: Final = {"remove", "discard", "pop", "prune"}
COPIES: Final = (
    "copy.deepcopy({})",
    "dict({})",
    "[list(row) for row in {}]",
    "list({})",
    "{}.copy()",
)


def comparisons(text: Text, scope: Scope) -> Iterator[Edit]:
    """The other comparison, or another thing to compare with."""
    for node in scope.every(ast.Compare):
        if len(node.ops) > 1:
            continue
        left, right = text.of(node.left), text.of(node.comparators[0])
        for sign in OTHERS[type(node.ops[0])]:
            yield text.instead(node, f"({left} {sign} {right})", PLAIN)
        if type(node.ops[0]) in ORDERS or isinstance(node.ops[0], ast.Eq):
            for name in scope.values:
                if name not in (left, right):
                    yield text.instead(node.left, name, LIKELY)
                    yield text.instead(node.comparators[0], name, LIKELY)
        for side in (node.left, node.comparators[0]):
            yield from _by_one(text, side, LIKELY)


def extremes(text: Text, scope: Scope) -> Iterator[Edit]:
    """The largest instead of the smallest, and what is left where neither is taken."""
    for node in scope.every(ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
            yield text.instead(node.func, EXTREMES[node.func.id], PLAIN)
        if isinstance(node.func, ast.Name) and node.func.id == "sum":
            for name in EXTREMES:
                yield text.instead(node.func, name, LIKELY)


def functions(text: Text, scope: Scope) -> Iterator[Edit]:
    """Another function of the program that takes as many arguments."""
    for node in scope.every(ast.Call):
        name = called_name(node)
        end = text.span(node.func)[1]
        for other in scope.alike(name):
            yield Edit(end - len(name.encode()), end, other, node.func.end_lineno or 0, PLAIN)


def constants(text: Text, scope: Scope) -> Iterator[Edit]:
    """Another number, truth or word."""
    for node in scope.every(ast.Constant):
        held = node.value
        if isinstance(held, bool):
            yield text.instead(node, str(not held), PLAIN)
            yield text.instead(node, "None", POSSIBLE)
        elif isinstance(held, int | float):
            for other in (held - 1, held + 1):
                yield text.instead(node, f"({other})" if other < 0 else repr(other), LIKELY)
        elif isinstance(held, str):
            for word in scope.words:
                if word != held:
                    yield text.instead(node, repr(word), LIKELY)


def beginnings(text: Text, scope: Scope) -> Iterator[Edit]:
    """Another value to begin with: an infinite one, that of a player, or a share."""
    low, high = INFINITE
    players = [each.id for each in text.conditions.values() if isinstance(each, ast.Name)]
    for each in scope.assigned_parts:
        if isinstance(each, ast.Constant | ast.UnaryOp) or text.of(each) in INFINITE:
            for infinite in INFINITE:
                yield text.instead(each, infinite, PLAIN)
            for name in scope.names:
                yield text.instead(each, f"1 / len({name})", FAR)
            for player in players:
                yield text.instead(each, f"({low} if {player} else {high})", FAR)


def signs(text: Text, scope: Scope) -> Iterator[Edit]:
    """A sign too many or too few, of numbers and of truths."""
    for node in scope.every(ast.UnaryOp):
        if isinstance(node.op, ast.USub | ast.Not):
            yield text.instead(node, f"({text.of(node.operand)})", LESS)
    for call in scope.calls_of_own:
        yield text.instead(call, f"(-{text.of(call)})", LIKELY)
    for value in scope.returned:
        yield text.instead(value, f"(-({text.of(value)}))", LIKELY)
        for name in scope.values:
            yield text.instead(value, f"({name} * ({text.of(value)}))", POSSIBLE)
    for value in (*scope.tests, *(each for call in scope.calls_of_own for each in call.args)):
        if not isinstance(value, ast.Constant) or isinstance(value.value, bool):
            yield text.instead(value, f"(not {text.of(value)})", PLAIN)


def slices(text: Text, scope: Scope) -> Iterator[Edit]:
    """All elements instead of some."""
    for node in scope.every(ast.Subscript):
        if isinstance(node.slice, ast.Slice):
            yield text.instead(node, text.of(node.value), LESS)
        elif text.of(node.slice) == "0":
            yield text.instead(node.slice, "-1", PLAIN)


def arguments(text: Text, scope: Scope) -> Iterator[Edit]:
    """Arguments in the other order, with the other sign, of another name; a window from what the
    function was given."""
    for call in scope.calls:
        given = [each for each in call.args if not isinstance(each, ast.Starred)]
        for one, other in pairwise(given):
            span = (text.span(one)[0], text.span(other)[1])
            pair = (text.of(_unsigned(one)), text.of(_unsigned(other)))
            near = [
                f"{text.of(other)}, {text.of(one)}",
                *(f"-{pair[1]}, -{pair[0]}", f"-{pair[0]}, -{pair[1]}"),
            ]
            if text.of(call.func) in EXTREMES:
                continue  # what the largest is taken of is no window
            windows = [
                way for low, high in scope.pairs for way in (f"{low}, {high}", f"-{high}, -{low}")
            ]
            is_fixed = all(text.of(each) in INFINITE or _is_number(each) for each in (one, other))
            for way in (*near, *windows):
                far = PLAIN if way in near or is_fixed else LIKELY
                yield Edit(*span, way, one.lineno, far)
        for each in given:
            yield from _by_one(text, each, LIKELY)
            for name in scope.values:
                if text.of(each) != name:
                    yield text.instead(each, name, LIKELY)
                    if isinstance(each, ast.UnaryOp | ast.Constant) or text.of(each) in INFINITE:
                        yield text.instead(each, f"-{name}", LIKELY)


def _is_number(node: ast.expr) -> bool:
    """Whether an argument is a number, or a name that stands for one in capitals."""
    node = _unsigned(node)
    return isinstance(node, ast.Constant | ast.Attribute) or (
        isinstance(node, ast.Name) and (node.id.isupper() or "inf" in node.id)
    )


def _unsigned(node: ast.expr) -> ast.expr:
    while isinstance(node, ast.UnaryOp):
        node = node.operand
    return node


def _by_one(text: Text, node: ast.expr, far: int) -> Iterator[Edit]:
    """A step of one more, or of one less."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield text.instead(node, text.of(node.left), LESS)
    elif isinstance(node, ast.Name | ast.Attribute):
        for sign in "+-":
            yield text.instead(node, f"{text.of(node)} {sign} 1", far)


def sums(text: Text, scope: Scope) -> Iterator[Edit]:
    """Another operator, one part of it, or another number of what is added up."""
    for node in scope.every(ast.BinOp):
        left, right = text.of(node.left), text.of(node.right)
        for kind, other in ((ast.Add, "-"), (ast.Sub, "+"), (ast.FloorDiv, "/"), (ast.Div, "*")):
            if isinstance(node.op, kind):
                yield text.instead(node, f"({left} {other} {right})", PLAIN)
        yield text.instead(node, left, LESS if isinstance(node.op, ast.Add | ast.Sub) else LIKELY)
        if isinstance(node.op, ast.Div | ast.FloorDiv):
            for name in scope.names:
                yield text.instead(node.right, f"len({name})", LIKELY)
    for changed in scope.every(ast.AugAssign):
        if isinstance(changed.target, ast.Name | ast.Subscript):
            start, end = text.span(changed.target)[1], text.span(changed.value)[0]
            for sign in SIGNS:
                yield Edit(start, end, f" {sign}= ", changed.lineno, PLAIN)
    for value in scope.returned:
        if isinstance(value, ast.Name):
            for name in scope.names:
                yield text.instead(value, f"({value.id} / len({name}))", POSSIBLE)


def means(text: Text, scope: Scope) -> Iterator[Edit]:
    """The mean instead of the largest or smallest, and the other way round."""
    for node in scope.every(ast.Call):
        if text.of(node.func) in EXTREMES and len(node.args) == 1 and not node.keywords:
            held = text.of(node.args[0])
            if isinstance(node.args[0], ast.Name):
                yield text.instead(node, f"(sum({held}) / len({held}))", LIKELY)
    for mean in scope.every(ast.BinOp):
        if isinstance(mean.left, ast.Call) and text.of(mean.left.func) == "sum":
            for taken in EXTREMES:
                yield text.instead(mean, taken + text.of(mean.left)[3:], LIKELY)


def copies(text: Text, scope: Scope) -> Iterator[Edit]:
    """A copy instead of the thing itself, or a deeper one."""
    for assigned in scope.every(ast.Assign):
        value = assigned.value
        name = value if isinstance(value, ast.Name) else None
        if isinstance(value, ast.Call):
            held = [
                *value.args,
                *([value.func.value] if isinstance(value.func, ast.Attribute) else []),
            ]
            name = next((each for each in held if isinstance(each, ast.Name)), None)
        if name is None or name.id not in scope.names:
            continue
        for copy in COPIES:
            yield text.instead(value, copy.format(name.id), LIKELY)
    for loop in scope.every(ast.For):
        called = {getattr(e.func, "attr", "") for e in ast.walk(loop) if isinstance(e, ast.Call)}
        if called & REMOVING and not isinstance(loop.iter, ast.Call):
            yield text.instead(loop.iter, f"list({text.of(loop.iter)})", LIKELY)


def indices(text: Text, scope: Scope) -> Iterator[Edit]:
    """Rows for columns; what is noted under a name instead of the name."""
    for node in scope.every(ast.Subscript):
        if isinstance(node.value, ast.Subscript):
            inner = node.value
            held = f"{text.of(inner.value)}[{text.of(node.slice)}][{text.of(inner.slice)}]"
            yield text.instead(node, held, LIKELY)
    for call in scope.calls:
        texts = [text.of(each) for each in call.args]
        for each in call.args:
            if texts.count(text.of(each)) > 1:
                for one in scope.names:
                    for other in scope.names:
                        if one != other:
                            yield text.instead(each, f"{one}[{other}]", FAR)


def pairs(text: Text, scope: Scope) -> Iterator[Edit]:
    """A pair the other way round; what another name stands for."""
    for pair in scope.every(ast.Tuple):
        if isinstance(pair.ctx, ast.Load) and len(pair.elts) == 2:
            yield text.instead(pair, f"({text.of(pair.elts[1])}, {text.of(pair.elts[0])})", PLAIN)
    for node in scope.every(ast.Subscript):
        if isinstance(node.slice, ast.Name):
            for name in scope.names:
                if name not in (node.slice.id, text.of(node.value)):
                    yield text.instead(node.slice, name, LIKELY)
