"""Which moves were offered at a node and never searched.

A loop over all cells also skips those that are no moves: which ones is learnt from the cells that
were skipped before another one was searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from plyscope.program.offers import flat
from plyscope.program.record import Around
from plyscope.program.snapshot import ATOMS, unpacked
from plyscope.recognise.evidence import MISSING, Path

View = Callable[[Any, tuple[Any, ...]], Any]
"""What a state has at the place that a move names."""


def find_cuts(
    offered: dict[int, tuple[tuple[str, ...], tuple[Any, ...]]],
    below: Sequence[Sequence[int]],
    around: Sequence[Around],
    state: Path | None,
) -> dict[int, list[tuple[Any, ...]]]:
    """For each node with moves that were offered and not searched, these moves."""
    searched: dict[int, list[tuple[Any, ...]]] = {}
    passed: dict[int, list[tuple[Any, ...]]] = {}
    rest: dict[int, list[tuple[Any, ...]]] = {}
    for node, (names, given) in offered.items():
        if node >= len(below):
            continue
        done = [_made(around[child], names) for child in below[node]]
        places = [given.index(each) for each in done if each in given]
        if len(places) < len(done) or not places:
            continue
        last = max(places)
        searched[node] = done
        in_order = last + 1 == len(done) and given[: last + 1] == (*done,)
        passed[node] = [] if in_order else [each for each in given[:last] if each not in done]
        rest[node] = list(given[last + 1 :])
    left = {node: moves for node, moves in rest.items() if moves}
    if not any(passed.values()) and not _may_be_skipped(offered, searched, rest):
        return left
    legal = _legal(searched, passed, rest, state)
    if legal is None:
        return {} if any(passed.values()) else left
    kept = {node: [move for move in moves if legal(node, move)] for node, moves in left.items()}
    return {node: moves for node, moves in kept.items() if moves}


def _made(around: Around, names: Sequence[str]) -> tuple[Any, ...]:
    """The move that a call was made with, in the form of what was offered."""
    known, move = around
    if known != names:
        # Where a name is used twice, the innermost counts.
        held = dict(zip(known[::-1], move[::-1], strict=True))
        move = tuple([held.get(name) for name in names])
    return move if ATOMS.issuperset(map(type, move)) else flat(move)


def _may_be_skipped(
    offered: dict[int, tuple[tuple[str, ...], tuple[Any, ...]]],
    searched: dict[int, list[tuple[Any, ...]]],
    rest: dict[int, list[tuple[Any, ...]]],
) -> bool:
    """Whether every loop is over the same things, legal or not: then the rest may be no moves."""
    given = {moves for node, (_, moves) in offered.items() if node in searched}
    return len(given) == 1 and len(searched) > 1


def _legal(
    searched: dict[int, list[tuple[Any, ...]]],
    passed: dict[int, list[tuple[Any, ...]]],
    rest: dict[int, list[tuple[Any, ...]]],
    state: Path | None,
) -> Callable[[int, tuple[Any, ...]], bool] | None:
    """Says whether a move is legal, learnt from what was searched and what was passed over."""
    if state is None:
        return None
    known = {node: unpacked(state.values[node]) for node in searched}
    for view in VIEWS:
        yes = set(_seen(view, known, searched))
        no = set(_seen(view, known, passed))
        if yes and MISSING not in yes and not yes & no and (no or len(yes) == 1):
            return lambda node, move, view=view, yes=yes: _look(view, known[node], move) in yes  # type: ignore[misc]
    return None


def _seen(
    view: View, states: dict[int, Any], moves: dict[int, list[tuple[Any, ...]]]
) -> Iterator[Any]:
    for node, some in moves.items():
        for move in some:
            yield _look(view, states[node], move)


def _look(view: View, state: Any, move: tuple[Any, ...]) -> Any:
    try:
        found = view(state, move)
    except (LookupError, TypeError, ValueError):
        return MISSING
    try:
        hash(found)
    except TypeError:
        return MISSING
    return found


def _cell(state: Any, move: tuple[Any, ...]) -> Any:
    """The element at an index, or at a row and a column."""
    for index in move:
        if isinstance(state, dict):
            return state.get(move if len(move) > 1 else index)
        state = state[index]
    return state


def _top(state: Any, move: tuple[Any, ...]) -> Any:
    """The first row's cell of a column."""
    (column,) = move
    return state[0][column]


def _bottom(state: Any, move: tuple[Any, ...]) -> Any:
    (column,) = move
    return state[-1][column]


def _of_rows(state: Any, move: tuple[Any, ...]) -> Any:
    """The cell of a flat square board at a row and a column."""
    row, column = move
    size = round(len(state) ** 0.5)
    return state[row * size + column]


def _enough(state: Any, move: tuple[Any, ...]) -> Any:
    """Whether a heap has as much as the move takes."""
    (taken,) = move
    return state >= taken


def _is_in(state: Any, move: tuple[Any, ...]) -> Any:
    return (move if len(move) > 1 else move[0]) in state


VIEWS: tuple[View, ...] = (_cell, _top, _bottom, _of_rows, _enough, _is_in)
