"""Tables of positions: answers from one that does not tell who moves, or how deep was searched, and
one that stays empty."""

from __future__ import annotations

import ast
from collections.abc import Hashable, Sequence

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.remembering import looks_up
from plyscope.program.snapshot import content_of
from plyscope.program.walking import all_nodes, own_nodes
from plyscope.recognition.evidence import Path


def side_path(tree: Tree) -> Path | None:
    """What says who moves, if it is one parameter or field."""
    side, paths = tree.reading.side, tree.reading.evidence.paths
    return next((path for path in paths if side and path.name == side.name), None)


def answered_for_another(tree: Tree) -> Outcome | None:
    """A node without replies whose position has been searched only with the other player to move,
    or with another value: a table has answered for it."""
    value, side = tree.reading.value, side_path(tree)
    if value is None or value.negates or tree.window or side is None or not looks_up(tree):
        return None
    searched: dict[Hashable, dict[Hashable, int]] = {}
    for node in range(tree.count):
        who = content_of([path.values[node] for path in (side, tree.depth) if path])
        known = searched.setdefault(tree.place(node), {})
        if tree.below[node]:
            known.setdefault(who, node)
        elif tree.ended(node) and known:
            before = known.get(who)
            if before is None and tree.depth is None:
                other = next(iter(known.values()))
                return Outcome(
                    NOT_COMPARED,
                    f"Node {node} has no replies, though its position has some at node {other},"
                    " where the other player moves: a table may not tell who moves.",
                    "Look up the position together with the player to move.",
                )
            if before is not None and tree.numbers[before] != tree.numbers[node]:
                return Outcome(
                    NOT_COMPARED,
                    f"Node {node} has no replies and another value than node {before}, which is the"
                    " same position: a table may hold something other than the value.",
                    "Look at what is kept in the table.",
                )
    return None


def never_filled(tree: Tree) -> Outcome | None:
    """A table that the search asks, and into which the program puts nothing."""
    written = tree.record.written
    every = all_nodes(written) if written else ()
    for function in tree.record.functions:
        for each in own_nodes(function.node):
            table = _asked(each)
            if table is not None and _stays_empty(tree, every, _last_name(table)):
                name = ast.unparse(table)
                return Outcome(
                    NOT_COMPARED,
                    f"Line {table.lineno} looks a position up in {name}, into which nothing is ever"
                    " put: each position is searched again whenever it is reached.",
                    f"Keep each value: {name}[…] = value.",
                )
    return None


def _asked(node: ast.AST) -> ast.expr | None:
    """The table that an expression asks: `key in table`, `table.get(key)`."""
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
        return node.comparators[0]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.value if node.func.attr == "get" else None
    return None


def _stays_empty(tree: Tree, every: Sequence[ast.AST], name: str) -> bool:
    """Whether a table begins empty, and all that the program does with it is to ask it, or to hand
    it to the search."""
    asking: set[int] = set()
    begins = False
    for node in every:
        table = _asked(node)
        if isinstance(node, ast.Assign) and _is_empty(node.value):
            begins = begins or name in map(_last_name, node.targets)
            asking.update(map(id, node.targets))
        elif table is not None:
            asking.add(id(table))
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            asking.add(id(node.value))
        elif any(flow.is_call(node) for flow in tree.reading.text.flows):
            asking.update(map(id, node.args if isinstance(node, ast.Call) else ()))
    return begins and all(id(each) in asking for each in every if name and _last_name(each) == name)


def _is_empty(value: ast.expr) -> bool:
    return ast.unparse(value) in ("{}", "dict()", "set()")


def _last_name(node: ast.AST) -> str:
    return str(getattr(node, "id", "") or getattr(node, "attr", ""))
