"""A search in which one player may move for the other: both put the same mark on a board, although
another one stands there; or values change sign, but the player stays."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.sides import View
from plyscope.compare.unchanging import is_constant
from plyscope.program.moves import flat
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import ATOMS, unpacked
from plyscope.recognition.calling import all_handed_on, is_handed_on_itself
from plyscope.recognition.evidence import Path
from plyscope.recognition.words import MAX, MIN, SIDE, means

ENOUGH: Final = 2000
"""So many nodes tell who puts what."""


def only_mark(tree: Tree, view: View) -> tuple[Any, Any] | None:
    """The mark that both players put on empty squares, and one that stands there or is asked for,
    and nobody puts; None if there are none, or if moves are something else."""
    if len(tree.state) != 1:
        return None
    boards = [tuple(_squares(value)) for value in tree.state[0].values[:ENOUGH]]
    put: dict[str, set[Any]] = {MAX: set(), MIN: set()}
    empty = set()
    for node, parent in enumerate(tree.parent[:ENOUGH]):
        side = view.sides[parent] if parent >= 0 else None
        if side not in put:
            continue
        changed = _changed(boards[parent], boards[node])
        if len(changed) != 1:
            return None
        empty.add(changed[0][0])
        put[side].add(changed[0][1])
    if len(empty) != 1 or len(put[MAX]) != 1 or put[MAX] != put[MIN]:
        return None
    known = empty | put[MAX]
    others = [mark for mark in (*boards[0], *_asked_too(tree, put[MAX])) if mark not in known]
    return (*put[MAX], others[0]) if others else None


def _asked_too(tree: Tree, put: Collection[Any]) -> Iterator[Any]:
    """What the search gives a function in the place in which it also gives the mark that is put, as
    in `has_won(board, X)` and `has_won(board, O)`."""
    given: dict[tuple[str, int], list[Any]] = {}
    for flow in tree.reading.text.flows:
        for node, _ in flow.nodes:
            if not isinstance(node, ast.Call) or flow.is_call(node):
                continue
            for place, each in enumerate(node.args):
                constant = tree.record.constants.get(getattr(each, "id", ""))
                mark = each.value if isinstance(each, ast.Constant) else constant
                if mark is not None and place:
                    given.setdefault((called_name(node), place), []).append(mark)
    for marks in given.values():
        yield from marks if {*put} & {*marks} else ()


def same_player(tree: Tree) -> Path | None:
    """The player that a negamax hands on unchanged, while no other parameter says who moves; also
    where each branch hands on one that is written there."""
    value = tree.reading.value
    if value is None or not value.negates:
        return None
    players = [
        path
        for path in tree.reading.evidence.paths
        if path.given and means(path.name, SIDE) and set(map(type, path.values)) <= ATOMS
    ]
    alone = players[0] if len(players) == 1 else None
    if alone is None or not any(tree.below):
        return None
    given = all_handed_on(tree.reading.text, alone.name)
    if all(isinstance(each, ast.Constant) for each in given):
        held = alone.values
        again = any(held[node] == held[up] for node, up in enumerate(tree.parent) if up >= 0)
        return alone if again else None
    is_kept = is_constant(tree, alone) and is_handed_on_itself(tree.reading.text, alone.name)
    return alone if is_kept else None


def _changed(before: Sequence[Any], now: Sequence[Any]) -> Sequence[tuple[Any, Any]]:
    """The squares that differ, with what stood there before and what stands there now."""
    if len(before) != len(now):
        return ()
    return [pair for pair in zip(before, now, strict=True) if pair[0] != pair[1]]


def _squares(board: Any) -> Iterator[Any]:
    """What stands on a board's squares: of rows, row by row."""
    for each in flat(unpacked(board)):
        if isinstance(each, str) and len(each) > 1:
            yield from each
        else:
            yield each if type(each) in ATOMS else repr(each)
