"""What came of a watched search: its passes, its principal variation, the move it would make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan
from typing import Any

from plyscope.watch.rows import CHANCE_TO_MOVE, DRIVER, INNER, MAX_TO_MOVE
from plyscope.watch.trace import Trace


@dataclass(frozen=True)
class Pass:
    """One of the searches that a driver started: its rows are `row` up to, not including, `end`.

    `value` is what it returned, from MAX's side; not a number if it was broken off.
    """

    row: int
    end: int
    value: float


def passes(trace: Trace) -> list[Pass]:
    """The searches that a driver started, in order; none where there is no driver."""
    parent, value = trace.columns["parent"], trace.columns["value"]
    if not trace.visited or trace.columns["kind"][0] != DRIVER:
        return []
    rows = [row for row in range(1, trace.visited) if parent[row] == 0]
    ends = [*rows[1:], trace.visited]
    return [Pass(row, end, value[row]) for row, end in zip(rows, ends, strict=True)]


def variation(trace: Trace) -> list[Any]:
    """The actions of the principal variation: at each node the first that gave its value.

    With a driver, it is that of the pass which settled the answer. It ends where chance moves.
    """
    every = passes(trace)
    return _best_line(trace, _settling(trace, every) if every else Pass(0, trace.visited, 0))


def last_solved(trace: Trace) -> list[Any]:
    """The action at the root whose solution brought a best-first search down to its answer.

    MAX's is the only one that is solved; of MIN's all are, and the others change nothing any more.
    """
    value, above = trace.columns["value"], trace.columns["above"]
    for row in range(1, trace.visited):
        at_root = trace.made_by_move(row) and trace.states[above[row]] == trace.states[0]
        if at_root and value[row] == value[0]:
            return [trace.actions[row]]
    return []


def most_visited(trace: Trace) -> list[Any]:
    """The actions of the line that was visited most often: at each node the most visited one."""
    spots = merged_spots(trace)
    visits: dict[int, int] = {}
    for spot in spots.of_row:
        visits[spot] = visits.get(spot, 0) + 1
    line = []
    at = 0
    while spots.children[at] and spots.kind[at] != CHANCE_TO_MOVE:
        at = max(spots.children[at], key=visits.__getitem__)
        line.append(spots.action[at])
    return line


@dataclass(frozen=True)
class Spots:
    """The one tree that all passes of a search grow: a spot for each way of moves from the root."""

    of_row: Sequence[int]
    action: Sequence[Any]
    kind: Sequence[int]
    children: Sequence[Sequence[int]]


def merged_spots(trace: Trace) -> Spots:
    """The spots of the visited rows; the root is spot 0. A row that no move led to (a pass, a
    playout) belongs to the spot of its parent, and counts there only if that is the driver."""
    above, kinds = trace.columns["above"], trace.columns["kind"]
    spot_of = [0] * trace.visited
    counted = []
    place: dict[tuple[int, Any], int] = {}
    action: list[Any] = [None]
    kind: list[int] = [kinds[1] if trace.visited > 1 else 0]
    children: list[list[int]] = [[]]
    for row in range(1, trace.visited):
        made = trace.actions[row]
        if trace.made_by_move(row):
            before = spot_of[above[row]]
            key = (before, made)
            if key not in place:
                place[key] = len(action)
                children[before].append(len(action))
                action.append(made)
                kind.append(kinds[row])
                children.append([])
            spot_of[row] = place[key]
            counted.append(spot_of[row])
        else:
            spot_of[row] = spot_of[above[row]]
    return Spots(counted, action, kind, children)


def _settling(trace: Trace, every: list[Pass]) -> Pass:
    """The pass whose value is the answer, and, where several are, one that proved it by a move:
    its value was reached and not only not exceeded."""
    answer = trace.columns["value"][0]
    kind, alpha, beta = (trace.columns[name] for name in ("kind", "alpha", "beta"))
    agreed = [each for each in every if each.value == answer]
    for each in reversed(agreed):
        is_max = kind[each.row] == MAX_TO_MOVE
        bound = alpha[each.row] if is_max else beta[each.row]
        if isnan(bound) or (each.value > bound if is_max else each.value < bound):
            return each
    finished = [each for each in every if not isnan(each.value)]
    return (agreed or finished or every)[-1]


def _best_line(trace: Trace, within: Pass) -> list[Any]:
    parent, value, kind, status = (
        trace.columns[name] for name in ("parent", "value", "kind", "status")
    )
    best = [-1] * (within.end - within.row)
    for row in range(within.row + 1, within.end):
        above = parent[row] - within.row
        if isnan(value[row]) or kind[parent[row]] == CHANCE_TO_MOVE:
            continue
        rival = best[above]
        sign = 1 if kind[parent[row]] == MAX_TO_MOVE else -1
        if rival < 0 or sign * value[row] > sign * value[rival]:
            best[above] = row
    actions = []
    row = best[0] if best else -1
    while row >= 0 and trace.made_by_move(row):
        actions.append(trace.actions[row])
        row = best[row - within.row] if status[row] == INNER else -1
    return actions
