"""Payoffs on the way up, where a search adds to what a reply is worth what the move itself brings,
or takes the one from the other: read again from the text, by what the variables of each call were.

With two players, v = coin − f(rest) say, the payoffs of the moves before a node are counted in:
then each node returns what one of its replies does, or the opposite, as in any other search.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.remembering import is_wrapped
from plyscope.program import Record
from plyscope.program.numbers import Number, comparable, is_number, same
from plyscope.program.rereading import CannotBeReadError, value_of
from plyscope.program.walking import assigned_once, assignments, names_in, own_nodes
from plyscope.recognition.evidence import Path
from plyscope.recognition.return_flow import Flow

Worth = Mapping[Any, Number]
"""What a position is worth, by the player."""
MOST: Final = 30
"""So many expressions are tried."""
DEEPEST: Final = 4
"""So many assignments may lead from a parameter to a payoff."""
MOST_CALLS: Final = 10_000
"""Of so many calls it is read what each of them brings."""
RESULT: Final = "the result"
"""Stands in an expression for what a call returns."""


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
            payoff, held = payoff_of(tree, given, child), worth[child]
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


@dataclass(frozen=True)
class Paid:
    """A search whose moves bring something on the way.

    Attributes:
        record: the same calls, each returning with its value what the moves before it have brought,
            as the player sees it whom the value is for.
        signs: the sign that what each call returns gets in the one above it; 0 for the first ones.
        payoffs: what is added to that.
        made: how both are calculated; None for the first ones.
        replies: for each node, what its replies are worth to it, all in all.
    """

    record: Record
    signs: Sequence[int]
    payoffs: Sequence[Number]
    made: Sequence[ast.expr | None]
    replies: Sequence[Sequence[Number]]


def paid_by(tree: Tree) -> Paid | None:
    """What the moves of a search for two players bring. None if that cannot be read for every move,
    is the same for all of them, or is not all that the text calculates with."""
    value, record, numbers = tree.reading.value, tree.record, tree.numbers
    if value is None or max(len(record), tree.count) > MOST_CALLS:
        return None
    flows = zip(tree.reading.text.functions, tree.reading.text.flows, strict=True)
    sites = [[*_sites(function.node, flow, value.path.name)] for function, flow in flows]
    if all(names_in(site.made) == {RESULT} for each in sites for site in each):
        return None
    won: list[Number] = [0] * tree.count
    signs, payoffs = [0] * tree.count, list[Number]([0] * tree.count)
    every: list[ast.expr | None] = [None] * tree.count
    replies: list[list[Number]] = [[] for _ in range(tree.count)]
    may_lack = is_wrapped(tree)
    for node, family in enumerate(tree.below):
        for child in family:
            worth, made = numbers[child], _made_of(tree, child, sites[record.function[node]])
            if made is None or worth is None:
                return None
            sign, payoff, every[child] = made
            signs[child], payoffs[child] = sign, payoff
            won[child] = sign * (won[node] + payoff)
            replies[node].append(sign * worth + payoff)
        own = numbers[node]
        if family and not may_lack and not any(same(own or 0, each) for each in replies[node]):
            return None
    sums = [None if own is None else own + more for own, more in zip(numbers, won, strict=True)]
    returned = [_with_value(*each, value.path) for each in zip(record.returned, sums, strict=True)]
    return Paid(replace(record, returned=returned), signs, payoffs, every, replies)


def _with_value(returned: Any, worth: Number | None, path: Path) -> Any:
    """What a call returned, with another value in the place of its own."""
    held = opened(returned)
    if worth is None or path.given or not isinstance(held, tuple | list):
        return returned if worth is None else worth
    return tuple(worth if path.name == f"return[{at}]" else each for at, each in enumerate(held))


@dataclass(frozen=True)
class Site:
    """A call in the text of a search, and what is made of its result, `RESULT`, in the end."""

    call: ast.Call
    made: ast.expr


def _sites(function: ast.AST, flow: Flow, path: str) -> Iterator[Site]:
    nodes = own_nodes(function)
    above = {part: each for each in nodes for part in ast.iter_child_nodes(each)}
    for call in nodes:
        if isinstance(call, ast.Call) and flow.is_call(call):
            part: ast.expr = call
            around = above.get(call)
            if isinstance(around, ast.Subscript) and ast.unparse(around.slice) in path:
                part = around
            yield Site(call, _calculated(part, ast.Name(RESULT, ast.Load()), above, nodes, path))


def _calculated(
    part: ast.expr,
    made: ast.expr,
    above: Mapping[ast.AST, ast.AST],
    nodes: Sequence[ast.AST],
    path: str,
) -> ast.expr:
    """What is calculated with a part of the text, `made` in its place, also under the name of a
    variable that it is given to."""
    while isinstance(around := above.get(part), ast.BinOp | ast.UnaryOp):
        if isinstance(around, ast.UnaryOp):
            made = ast.UnaryOp(around.op, made)
        elif around.left is part:
            made = ast.BinOp(made, around.op, around.right)
        else:
            made = ast.BinOp(around.left, around.op, made)
        part = around
    if not isinstance(around, ast.Assign | ast.NamedExpr):
        return made
    target = around.targets[0] if isinstance(around, ast.Assign) else around.target
    if isinstance(target, ast.Tuple):
        target = next(
            (each for at, each in enumerate(target.elts) if f"[{at}]" in path), target.elts[0]
        )
    name = target.id if isinstance(target, ast.Name) else ""
    uses = [
        each
        for each in nodes
        if isinstance(each, ast.Name) and each.id == name and isinstance(each.ctx, ast.Load)
        if isinstance(above.get(each), ast.BinOp | ast.UnaryOp)
    ]
    return _calculated(uses[0], made, above, nodes, path) if uses else made


def _made_of(tree: Tree, child: int, sites: Sequence[Site]) -> tuple[int, Number, ast.expr] | None:
    """What the text makes of a result: the sign that it gets, what is added to it, and how."""
    line, parent = tree.record.line[child], tree.parent[child]
    there = [site for site in sites if site.call.lineno <= line <= (site.call.end_lineno or line)]
    family = [each for each in tree.below[parent] if tree.record.line[each] == line]
    if len(there) > 1 and len(there) == len(family):
        there = [there[family.index(child)]]
    elif len(there) > 1:  # what a table answers for is no call
        there = [site for site in there if _is_given(tree, site.call, child)]
    for site in there if len(there) == 1 else ():
        nothing, one = (payoff_of(tree, site.made, child, {RESULT: each}) for each in (0, 1))
        if nothing is not None and one is not None and abs(one - nothing) == 1:
            return int(one - nothing), nothing, site.made
    return None


def _is_given(tree: Tree, call: ast.Call, child: int) -> bool:
    """Whether a call in the text has given a call what it was given, as far as it can be read."""
    record = tree.record
    at = record.function[child]
    held = dict(zip(record.slots[at], record.arguments[child], strict=True))
    names = [name for name in record.functions[at].parameters if name != "self"]
    given = (
        (name, _again(tree, each, child)) for each, name in zip(call.args, names, strict=False)
    )
    return all(each is None or each == opened(held[name]) for name, each in given)


def payoff_of(
    tree: Tree, given: ast.expr, child: int, result: Mapping[str, Any] = MappingProxyType({})
) -> Number | None:
    """What a number in the text was when a call was made; None if it cannot be read again."""
    found = _again(tree, given, child, result)
    return comparable(found) if is_number(found) and type(found) is not bool else None


def _again(
    tree: Tree, given: ast.expr, child: int, result: Mapping[str, Any] = MappingProxyType({})
) -> Any:
    """What an expression was worth when a call was made; None if it cannot be read again."""
    record, parent = tree.record, tree.parent[child]
    function = record.functions[record.function[parent]].node
    once, sums = assigned_once(function), added_up(function)
    try:
        known = {**_known(tree, child), **result}
        for name in {*names_in(given)} & {*sums}:
            first, *steps = sums[name]
            before = [*tree.below[parent]]
            known[name] = _read(first, known, once, DEEPEST) + sum(
                _read(step, _known(tree, each), once, DEEPEST)
                for each in before[: before.index(child) + 1]
                for step in steps
            )
        return _read(given, known, once, DEEPEST)
    except (CannotBeReadError, ArithmeticError, LookupError, TypeError, ValueError):
        return None


def _known(tree: Tree, child: int) -> dict[str, Any]:
    """The variables of the node above a call as they were at its beginning, and of the loops."""
    record, parent = tree.record, tree.parent[child]
    spaces: dict[str, Any] = dict(zip(record.outside, record.globals[parent], strict=True))
    spaces |= {**record.constants, **record.tables}
    spaces |= zip(record.slots[record.function[parent]], record.arguments[parent], strict=True)
    spaces |= tree.reading.evidence.callers[child]
    return {name: opened(value) for name, value in spaces.items()}


def _read(given: ast.expr, known: Mapping[str, Any], own: Mapping[str, ast.expr], deep: int) -> Any:
    """The same with the variables that the function has calculated before."""
    missing = [name for name in names_in(given) if name not in known and name in own]
    if missing and not deep:
        raise CannotBeReadError
    before = {name: _read(own[name], known, own, deep - 1) for name in missing}
    return value_of(given, {**known, **before})


def added_up(function: ast.AST) -> Mapping[str, Sequence[ast.expr]]:
    """The names to which a function gives one thing and then, in its loop, adds to it: what they
    begin with, and what is added."""
    nodes = own_nodes(function)
    stored, found = assignments(nodes), dict[str, list[ast.expr]]()
    for each in nodes:
        target = each.targets[0] if isinstance(each, ast.Assign) else getattr(each, "target", None)
        if isinstance(target, ast.Name) and stored[target.id] == 2:
            if isinstance(each, ast.Assign):
                found[target.id] = [each.value]
            elif isinstance(each, ast.AugAssign) and isinstance(each.op, ast.Add):
                found.setdefault(target.id, []).append(each.value)
    return {name: parts for name, parts in found.items() if len(parts) == 2}
