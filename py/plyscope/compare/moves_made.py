"""Whether each move is made in the position that is searched, and taken back before the next one;
and those that the program picks outside the search by the value of what they lead to."""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.restoring import is_changed_in_place
from plyscope.compare.sides import View
from plyscope.program.numbers import Number
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import content_of
from plyscope.program.walking import all_nodes, own_nodes
from plyscope.recognition.evidence import MISSING
from plyscope.recognition.move import pieces_of
from plyscope.recognition.side_hints import FIXED, MOVER

FEWEST: Final = 3
"""In so many places it must show."""
Family = Sequence[int]
Pieces = Mapping[Any, Any]


def doubt_of_moves(tree: Tree, view: View) -> Outcome | None:
    """Where at all nodes of one side the same position is searched for each move, or positions that
    still have what the moves before them have changed."""
    alike: dict[tuple[int, int, str | None], list[Family]] = {}
    for parent, family in enumerate(tree.below):
        lines = {tree.record.line[child] for child in family}
        if len(family) > 1 and len(lines) == 1 and not tree.hands_on(parent):
            at = tree.record.function[parent], tree.record.line[family[0]], view.sides[parent]
            alike.setdefault(at, []).append(family)
    for (_, line, _), families in alike.items():
        found = _all_alike(tree, line, families) or _none_taken_back(tree, line, families)
        if found:
            return found
    return None


def _all_alike(tree: Tree, line: int, families: Sequence[Family]) -> Outcome | None:
    callers, numbers = tree.reading.evidence.callers, tree.numbers
    if sum(map(len, families)) <= FEWEST:
        return None
    for family in families:
        places = {_position(tree, node) for node in family}
        others = {content_of([*callers[node].values()]) for node in family}
        if len(places) > 1 or len(others) < len(family) or len({numbers[n] for n in family}) > 1:
            return None
    return Outcome(
        NOT_COMPARED,
        f"At node {tree.parent[families[0][0]]} line {line} searches the same position for every"
        " move, and so it does at all nodes of that player: it is not known whether that is meant.",
        "Search the position after the move.",
    )


def _position(tree: Tree, node: int) -> Hashable:
    """What a call searches; all that it is given, where it is not known what that is."""
    record = tree.record
    given = [*record.arguments[node], *record.globals[node]]
    return tree.place(node) if tree.state else content_of(given)


def _none_taken_back(tree: Tree, line: int, families: Sequence[Family]) -> Outcome | None:
    if len(tree.state) != 1 or not is_changed_in_place(tree, tree.state[0]):
        return None
    pieces = [pieces_of(value) for value in tree.state[0].values]
    every = [pieces[tree.parent[family[0]]] for family in families]
    steps = [step for family in families for step in _steps(pieces, tree, family)]
    if None in every or len(steps) < FEWEST:
        return None
    # What each move changes, as whose turn it is, says nothing.
    moves = ((pieces[tree.parent[family[0]]], pieces[family[0]]) for family in families)
    always = set.intersection(
        *({*_different(before or {}, after or {})} for before, after in moves)
    )
    for _, _, changed, later in steps:
        kept = {at for at in {*changed} - always if at in later and later[at] == changed[at]}
        if not kept or any(at not in later for at in {*changed} - always):
            return None
    earlier, node, *_ = steps[0]
    return Outcome(
        NOT_COMPARED,
        f"At node {node}, called in line {line}, the state still has what led to node {earlier},"
        " and so it is with all moves of that player: it is not known whether that is meant.",
        "Take back each move before the next one is made, all that it has changed.",
    )


def _steps(
    pieces: Sequence[Pieces | None], tree: Tree, family: Family
) -> Iterator[tuple[int, int, Pieces, Pieces]]:
    """Each reply with the next one, and what is different in both from the node above them."""
    before = pieces[tree.parent[family[0]]]
    for earlier, node in pairwise(family):
        one, other = pieces[earlier], pieces[node]
        if before is not None and one is not None and other is not None:
            yield earlier, node, _different(before, one), _different(before, other)


def _different(before: Pieces, after: Pieces) -> Pieces:
    return {
        at: after.get(at, MISSING)
        for at in {**before, **after}
        if before.get(at, MISSING) != after.get(at, MISSING)
    }


LOOPS: Final = (ast.For, ast.comprehension)
ORDER: Final[Mapping[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def doubt_of_picks(tree: Tree, view: View) -> Outcome | None:
    """Where a loop outside the search goes through the same moves as the search, and picks those
    that are the worst for whoever moves, if values are for whom they are in the search."""
    values = {each for each in tree.numbers if each is not None}
    if view.whose == FIXED or len(values) < 2:
        return None
    for test in _tests(tree):
        picked = {each for each in values if _holds(tree, test, each)}
        rest = values - picked
        if not picked or not rest:
            continue
        is_largest, is_smallest = min(picked) > max(rest), max(picked) < min(rest)
        if is_largest if view.whose == MOVER else is_smallest:
            whose = "is to move" if view.whose == MOVER else "has just moved"
            worth = " or ".join(map(number, sorted(picked)))
            return Outcome(
                NOT_COMPARED,
                f"In the search values are for whoever {whose}; line {test.lineno} picks a move"
                f" after which the value is {worth}, which is then the worst for whoever makes it.",
                "Let the search and the choice of a move agree for whom a value is.",
            )
    return None


def _tests(tree: Tree) -> Iterator[ast.expr]:
    """The conditions on a value under which such loops return, print or keep something."""
    written = tree.record.written
    searches = [each.node for each in tree.record.functions]
    inside = {id(part) for search in searches for part in ast.walk(search)}
    moves = {
        name
        for search in searches
        for each in own_nodes(search)
        if isinstance(each, LOOPS)
        for name in _called(each.iter)
    }
    for each in all_nodes(written) if written else ():
        if id(each) in inside or not isinstance(each, ast.For | ast.ListComp):
            continue
        loop = each if isinstance(each, ast.For) else each.generators[0]
        if not moves & {*_called(loop.iter)}:
            continue
        if isinstance(loop, ast.comprehension):
            yield from loop.ifs
        elif isinstance(each, ast.For):
            for part in ast.walk(each):
                if isinstance(part, ast.If) and not part.orelse and _picks(part):
                    yield part.test


def _called(node: ast.expr) -> Collection[str]:
    """The functions of the program that are called in an expression."""
    names = {called_name(each) for each in ast.walk(node) if isinstance(each, ast.Call)}
    return {name for name in names if name and name not in vars(builtins)}


def _picks(test: ast.If) -> bool:
    return any(
        isinstance(each, ast.Return | ast.Break)
        or (isinstance(each, ast.Call) and called_name(each) in ("print", "append"))
        for statement in test.body
        for each in ast.walk(statement)
    )


def _holds(tree: Tree, test: ast.expr, value: Number) -> bool | None:
    """Whether a condition on what a search returns holds for a value; None if it is another."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        found = _holds(tree, test.operand, value)
        return None if found is None else not found
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        order = ORDER.get(type(test.ops[0]))
        try:
            other = ast.literal_eval(test.comparators[0])
        except ValueError:
            return None
        is_known = isinstance(other, int | float) and order and _is_search(tree, test.left)
        return order(value, other) if order and is_known else None
    return bool(value) if _is_search(tree, test) else None


def _is_search(tree: Tree, node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and called_name(node) in {
        each.name for each in tree.record.functions
    }
