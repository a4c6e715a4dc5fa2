"""The classic mistakes of people who write alpha-beta: with the window, and with the cut."""

import ast
from collections.abc import Iterator
from typing import Final

from changed_programs import Change, Text, can_turn, expression, leaves, names_in, turned

WINDOW: Final = {"alpha", "beta", "a", "be", "b", "low", "high", "lo", "hi", "alfa"}
"""How the programs name the ends of a window."""


def window_swapped(text: Text) -> Iterator[Change]:
    """`value(child, beta, alpha)` where it should be `alpha, beta`."""
    for low, high in _windows(text):
        yield {low: high, high: low}


def window_fresh(text: Text) -> Iterator[Change]:
    """`value(child, -inf, inf)` where it should be `alpha, beta`."""
    for low, high in _windows(text):
        yield {low: expression("-float('inf')"), high: expression("float('inf')")}


def _windows(text: Text) -> Iterator[tuple[ast.expr, ast.expr]]:
    for function in text.searches:
        for call in text.calls(function):
            match [each for each in call.args if _is_end(each)]:
                case [low, high]:
                    yield low, high


def _is_end(argument: ast.expr) -> bool:
    inner = argument.operand if isinstance(argument, ast.UnaryOp) else argument
    return isinstance(inner, ast.Name) and inner.id in WINDOW


def window_not_narrowed(text: Text) -> Iterator[Change]:
    """`alpha = max(alpha, value)` is left out. Where a table narrows the window, leaving that out
    would be right: only a child's value counts."""
    for function in text.searches:
        held = text.answers(function, kept=False)
        for node in ast.walk(function):
            match node:
                case ast.Assign(
                    targets=[ast.Name(id=end)], value=ast.Call(func=ast.Name(id="max" | "min"), args=args)
                ) if end in WINDOW and not text.calls(node):
                    other = set().union(*map(names_in, args)) - {end}
                    if other & held and node.lineno > text.first_call(function):
                        yield {node: [ast.Pass()]}


def cut_turned(text: Text) -> Iterator[Change]:
    """`if beta >= alpha: break` where it should be `<=`."""
    for node in _cuts(text):
        yield turned(node.test)


def cut_forgotten(text: Text) -> Iterator[Change]:
    """The test that cuts is left out."""
    for node in _cuts(text):
        yield {node.test: ast.Constant(False)}


def _cuts(text: Text) -> Iterator[ast.If]:
    for function in text.searches:
        for node in ast.walk(function):
            match node:
                case ast.If(test=test) if can_turn(test) and leaves(node):
                    # A table's entry that is good enough is no cut.
                    is_behind = node.lineno > text.first_loop(function)
                    if is_behind and names_in(test) & WINDOW:
                        yield node
