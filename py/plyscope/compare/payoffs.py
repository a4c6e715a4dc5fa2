"""Payoffs on the way up, where a search for several players adds to what a reply is worth what the
move itself brings: read again from the text, by what the variables of each call were."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.program.numbers import Number, comparable, is_number, same
from plyscope.program.rereading import CannotBeReadError, value_of
from plyscope.program.walking import assignments, names_in, own_nodes

Worth = Mapping[Any, Number]
"""What a position is worth, by the player."""
MOST: Final = 30
"""So many expressions are tried."""
DEEPEST: Final = 4
"""So many assignments may lead from a parameter to a payoff."""


def with_payoffs(
    tree: Tree, worth: Sequence[Worth | None], inner: Sequence[int], movers: Mapping[int, Any]
) -> Sequence[Worth | None] | None:
    """What each reply is worth together with the payoff of its move for whoever moves at the node
    above it: with one that the text adds, by which every inner node hands up one of its replies.
    None if there is none."""
    for given in _added(tree):
        found = _replies(tree, worth, inner, movers, given)
        if found:
            return found
    return None


def _replies(
    tree: Tree,
    worth: Sequence[Worth | None],
    inner: Sequence[int],
    movers: Mapping[int, Any],
    given: ast.expr,
) -> Sequence[Worth | None] | None:
    """The same if this expression is the payoff; None where a node hands up none of its replies."""
    found = list(worth)
    for node in inner:
        for child in tree.below[node]:
            payoff, held = _payoff(tree, given, child), worth[child]
            if payoff is None or held is None:
                return None
            found[child] = {**held, movers[node]: held[movers[node]] + payoff}
        if not hands_up(tree, worth, found, node):
            return None
    return found


def hands_up(
    tree: Tree, worth: Sequence[Worth | None], replies: Sequence[Worth | None], node: int
) -> bool:
    """Whether a node returns just what one of its replies is worth."""
    own = worth[node]
    return own is not None and any(_are_same(own, replies[child]) for child in tree.below[node])


def adds_for_one(tree: Tree, worth: Sequence[Worth | None], node: int, player: Any) -> bool:
    """Whether what a node returns is worth the same as one of its replies to all but one player."""
    own = worth[node] or {}
    rest = {each: number for each, number in own.items() if each != player}
    return any(
        held and _are_same(rest, {each: held[each] for each in held if each != player})
        for child in tree.below[node]
        if (held := worth[child])
    )


def _are_same(one: Worth, other: Worth | None) -> bool:
    return (
        other is not None
        and one.keys() == other.keys()
        and all(same(number, other[player]) for player, number in one.items())
    )


def _added(tree: Tree) -> list[ast.expr]:
    """What is added to something anywhere in the text of the search, each text once."""
    found: dict[str, ast.expr] = {}
    for function in tree.record.functions:
        for each in own_nodes(function.node):
            for given in _terms(each):
                found.setdefault(ast.unparse(given), given)
    return list(found.values())[:MOST]


def _terms(node: ast.AST) -> Iterator[ast.expr]:
    for each in ast.iter_child_nodes(node) if isinstance(node, ast.BinOp | ast.AugAssign) else ():
        if isinstance(node.op, ast.Add) and isinstance(each, ast.expr):  # type: ignore[attr-defined]
            yield from (each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,)


def _payoff(tree: Tree, given: ast.expr, child: int) -> Number | None:
    """What an expression was worth when a call was made; None if it cannot be read again."""
    record, parent = tree.record, tree.parent[child]
    at = record.function[parent]
    spaces: dict[str, Any] = dict(zip(record.outside, record.globals[parent], strict=True))
    spaces |= record.constants
    spaces |= zip(record.slots[at], record.arguments[parent], strict=True)
    spaces |= tree.reading.evidence.callers[child]
    known = {name: opened(value) for name, value in spaces.items()}
    try:
        found = _read(given, known, _assigned_once(record.functions[at].node), DEEPEST)
    except (CannotBeReadError, ArithmeticError, LookupError, TypeError, ValueError):
        return None
    return comparable(found) if is_number(found) and type(found) is not bool else None


def _read(given: ast.expr, known: Mapping[str, Any], own: Mapping[str, ast.expr], deep: int) -> Any:
    """The same with the variables that the function has reckoned before."""
    missing = [name for name in names_in(given) if name not in known and name in own]
    if missing and not deep:
        raise CannotBeReadError
    before = {name: _read(own[name], known, own, deep - 1) for name in missing}
    return value_of(given, {**known, **before})


def _assigned_once(function: ast.AST) -> Mapping[str, ast.expr]:
    """The names to which a function assigns one thing alone."""
    stored = assignments(own_nodes(function))
    return {
        each.targets[0].id: each.value
        for each in own_nodes(function)
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)
        if stored[each.targets[0].id] == 1
    }
