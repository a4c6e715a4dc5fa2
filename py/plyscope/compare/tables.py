"""Tables of positions: answers from one that does not tell who moves, or how deep was searched, and
one that stays empty."""

from __future__ import annotations

import ast
from collections.abc import Collection, Hashable, Iterator, Sequence

from plyscope.compare.calls import Tree
from plyscope.compare.ends import at_limit
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.remembering import has_table, is_wrapped, looks_up
from plyscope.compare.sides import View
from plyscope.program.answering import asked_table, last_name, tables_of
from plyscope.program.functions import Function, FunctionNode
from plyscope.program.numbers import is_number
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import ATOMS, content_of
from plyscope.program.walking import (
    all_nodes,
    assigned_once,
    names_in,
    own_nodes,
)
from plyscope.recognition.evidence import Path


def side_path(tree: Tree) -> Path | None:
    """What says who moves, if it is one parameter or field."""
    side, paths = tree.reading.side, tree.reading.evidence.paths
    return next((path for path in paths if side and path.name == side.name), None)


def answered_for_another(tree: Tree) -> Outcome | None:
    """A node whose position a table has answered for, or seems to have where it has no replies:
    though it was searched only with the other player to move, or less deep, or with another value,
    or not at all."""
    value, side = tree.reading.value, side_path(tree)
    seems = bool(value and side and not value.negates and not tree.window and looks_up(tree))
    if value is None or not (seems or tree.record.answered):
        return None
    limits, place_of = at_limit(tree), places_of(tree)
    asks_side = side and (not value.negates or _counts_side(tree, side.last))
    searched: dict[Hashable, list[int]] = {}
    # A node is left after all that were entered before it and do not hold it.
    for node in sorted(range(tree.count), key=lambda each: (tree.last[each], -each)):
        place = place_of[node][0]
        answered = node in tree.record.answered
        known = searched.setdefault(place, [])
        if tree.ended(node) and not tree.below[node] and (answered or (seems and known)):
            whose = [each for each in known if not side or _same(side, each, node)]
            right = whose if side and asks_side else known
            deep = [each for each in right if is_as_deep(tree, each, node)]
            inner = any(map(tree.below.__getitem__, known))
            if answered and not known:
                return _never_searched(node)
            if not right and inner:
                return _other_mover(node, known[0])
            if not deep and inner and node not in limits and (answered or tree.depth is None):
                return _less_deep(tree, node, right[-1])
            exact = [each for each in whose if not tree.depth or _same(tree.depth, each, node)]
            differ = [each for each in exact if tree.numbers[each] != tree.numbers[node]]
            if exact and len(differ) == len(exact) and not tree.window and inner:
                return _other_value(node, exact[0])
        if not answered and tree.ended(node) and (tree.below[node] or tree.record.answered):
            known.append(node)
    return None


def doubt_of_keys(tree: Tree, view: View) -> Outcome | None:
    """A table that is asked without something that decides what a position is worth. Where a
    function around the search asks it, only the text tells that; else a node shows it."""
    limits, side = at_limit(tree), side_path(tree)
    apart = {path.name for path in (*(tree.window or ()), tree.depth) if path}
    given = [path for path in tree.reading.evidence.paths if path.given and path.name not in apart]
    for at, flow in enumerate(tree.reading.text.flows):
        function = tree.record.functions[at]
        ends = [node.value for node, _ in flow.nodes if isinstance(node, ast.Return)]
        named = {name for end in ends if end and not flow.of(end) for name in names_in(end)}
        nodes = [node for node in range(tree.count) if tree.record.function[node] == at]
        whole = [node for node in nodes if node not in limits]
        keys = [*_keys(function.node, function.parameters)]
        around = [] if view.by_rules else [*_keys_around(tree, function)]
        for path in given:
            decides = path is side or path.last in named
            if not decides or not ATOMS.issuperset(path.kinds):
                continue
            for key, names in keys:
                rest = [each for each in given if each.last in names]
                pair = _looked_up(tree, path, rest, whole)
                if path.last not in names and pair:
                    why = (
                        f"Node {pair[1]} has no replies, though node {pair[0]} has some, where"
                        f" {path.last} alone is another: line"
                    )
                    return _key_without(why, key, path)
            varies = around and len({tree.content([path], node) for node in nodes}) > 1
            for key, names in around if varies else ():
                if path.last not in names:
                    return _key_without("Line", key, path)
    return None


def _looked_up(
    tree: Tree, path: Path, rest: Sequence[Path], nodes: Sequence[int]
) -> tuple[int, int] | None:
    """A node with replies and a later one without, which differ in a path and not in the rest."""
    first: dict[Hashable, int] = {}
    for node in nodes:
        same = first.setdefault(tree.content(rest, node), node)
        is_new = tree.ended(node) and not _same(path, same, node)
        if is_new and tree.below[same] and not tree.below[node]:
            return same, node
    return None


def _keys_around(tree: Tree, function: Function) -> Iterator[tuple[ast.expr, Collection[str]]]:
    """By what the functions that decorators put around one ask tables that they fill."""
    decorators = {last_name(each) for each in getattr(function.node, "decorator_list", ())}
    for each in all_nodes(tree.record.written) if tree.record.written else ():
        if isinstance(each, ast.FunctionDef | ast.ClassDef) and each.name in decorators:
            for inner in all_nodes(each):
                if isinstance(inner, ast.FunctionDef):
                    yield from _keys(inner, function.parameters)


def _keys(
    function: FunctionNode, parameters: Sequence[str]
) -> Iterator[tuple[ast.expr, Collection[str]]]:
    """By what a function asks tables that it fills, with the names of all that this is made of:
    those of `parameters`, which it may have under names of its own."""
    nodes, once, given = own_nodes(function), assigned_once(function), function.args
    own, others = (
        [name for name in names if name != "self"]
        for names in ((each.arg for each in given.args), parameters)
    )
    tables = tables_of(nodes)
    for each in nodes:
        if last_name(asked_table(each)) not in tables:
            continue
        key = each.left if isinstance(each, ast.Compare) else each.args[0]  # type: ignore[attr-defined]
        key = once.get(last_name(key), key)
        parts, names = [key], set[str]()
        for part in parts:  # it grows during the loop
            new = names_in(part) - names
            names |= new
            parts += [once[name] for name in new if name in once]
        called = {called_name(call) for part in parts for call in ast.walk(part)}
        renamed = {name for name, mine in zip(others, own, strict=False) if mine in names}
        if given.vararg and given.vararg.arg in names:
            only_first = f"{given.vararg.arg}[0]" in ast.unparse(key)
            renamed |= {*others[:1]} if only_first else {*others}
            names.remove(given.vararg.arg)
        if renamed and names <= {*own, *once, *called}:  # what else it is made of is not known
            yield key, renamed


def _key_without(why: str, key: ast.expr, path: Path) -> Outcome:
    return Outcome(
        NOT_COMPARED,
        f"{why} {key.lineno} looks up what {ast.unparse(key)} is worth, without {path.last}: the"
        " value may be that of another position.",
        f"Look positions up together with {path.last}.",
    )


def places_of(tree: Tree) -> Sequence[tuple[Hashable, Hashable]]:
    """The position of each node, and who moves there, and how deep it is searched. Where no table
    answers, all that a call is given besides its window: the state may be only a part of that."""
    paths = [path for path in (side_path(tree), tree.depth) if path]
    given = [path for path in tree.reading.evidence.paths if path.given]
    if tree.position and (has_table(tree) or is_wrapped(tree)):
        given = [path for path in given if path.kinds <= {int, float}]
    apart = {path.name for path in (*(tree.window or ()), *paths)}
    apart |= {path.name for path in tree.position}
    every = [each for function in tree.record.functions for each in own_nodes(function.node)]
    tables = tables_of(every)
    held = [*tree.position, *(path for path in given if path.name not in apart)]
    held = [path for path in held if path.last not in tables] or held
    return [(tree.content(held, node), tree.content(paths, node)) for node in range(tree.count)]


def is_as_deep(tree: Tree, before: int, node: int) -> bool:
    """Whether a search `before` that of a node went as deep from there, or deeper."""
    if tree.depth is None or _same(tree.depth, before, node):
        return True
    then, now = (tree.depth.values[each] for each in (before, node))
    if not (is_number(then) and is_number(now)):
        return False
    return bool(then < now if _counts_up(tree) else then > now)


def _counts_up(tree: Tree) -> bool:
    """Whether the depth counts what is behind a node, and not what is before it."""
    held = tree.depth.values if tree.depth else ()
    edges = [(held[above], held[node]) for node, above in enumerate(tree.parent) if above >= 0]
    steps = [bool(one < other) for one, other in edges if is_number(one) and is_number(other)]
    return 2 * sum(steps) > len(steps)


def _same(path: Path, one: int, other: int) -> bool:
    return content_of(path.values[one]) == content_of(path.values[other])


def _counts_side(tree: Tree, side: str) -> bool:
    """Whether values are multiplied by what says who moves, as in negamax with a colour."""
    return any(
        isinstance(each, ast.BinOp)
        and isinstance(each.op, ast.Mult)
        and side in (last_name(each.left), last_name(each.right))
        for function in tree.record.functions
        for each in own_nodes(function.node)
    )


def _never_searched(node: int) -> Outcome:
    return Outcome(
        NOT_COMPARED,
        f"Node {node} has its value from a table, though its position was not searched before: by"
        " what the table tells positions apart, another one is the same as this one.",
        "Look positions up by all that tells them apart; if they mirror each other, search without"
        " the table.",
    )


def _other_mover(node: int, other: int) -> Outcome:
    return Outcome(
        NOT_COMPARED,
        f"Node {node} has no replies, though its position has some at node {other}, where the other"
        " player moves: a table may not tell who moves.",
        "Look up the position together with the player to move.",
    )


def _less_deep(tree: Tree, node: int, other: int) -> Outcome:
    assert tree.depth is not None
    then, now = (tree.depth.values[each] for each in (other, node))
    return Outcome(
        NOT_COMPARED,
        f"Node {node} has its value from a table, where {tree.depth.name} is {now}; its position"
        f" was searched before only where {tree.depth.name} is {then}, which is less deep.",
        "Keep the depth in the table, and use only what was searched as deep or deeper.",
    )


def _other_value(node: int, before: int) -> Outcome:
    return Outcome(
        NOT_COMPARED,
        f"Node {node} has no replies and another value than node {before}, which is the same"
        " position: a table may hold something other than the value.",
        "Look at what is kept in the table.",
    )


def never_filled(tree: Tree) -> Outcome | None:
    """A table that the search asks, and into which the program puts nothing."""
    written = tree.record.written
    every = all_nodes(written) if written else ()
    for function in tree.record.functions:
        for each in own_nodes(function.node):
            table = asked_table(each)
            if table is not None and _stays_empty(tree, every, last_name(table)):
                name = ast.unparse(table)
                return Outcome(
                    NOT_COMPARED,
                    f"Line {table.lineno} looks a position up in {name}, into which nothing is ever"
                    " put: each position is searched again whenever it is reached.",
                    f"Keep each value: {name}[…] = value.",
                )
    return None


def _stays_empty(tree: Tree, every: Sequence[ast.AST], name: str) -> bool:
    """Whether a table begins empty, and all that the program does with it is to ask it, or to hand
    it to the search."""
    asking: set[int] = set()
    begins = False
    for node in every:
        table = asked_table(node)
        if isinstance(node, ast.Assign) and _is_empty(node.value):
            begins = begins or name in map(last_name, node.targets)
            asking.update(map(id, node.targets))
        elif table is not None:
            asking.add(id(table))
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            asking.add(id(node.value))
        elif any(flow.is_call(node) for flow in tree.reading.text.flows):
            asking.update(map(id, node.args if isinstance(node, ast.Call) else ()))
    return begins and all(id(each) in asking for each in every if name and last_name(each) == name)


def _is_empty(value: ast.expr) -> bool:
    return ast.unparse(value) in ("{}", "dict()", "set()")
