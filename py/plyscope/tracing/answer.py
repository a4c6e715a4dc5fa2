"""The result of a watched search: its passes, its principal variation and the move it chooses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isnan
from operator import itemgetter
from typing import Any

from plyscope.game import Symmetries, offers
from plyscope.tracing.rows import CHANCE_TO_MOVE, DRIVER, KNOWN, MAX_TO_MOVE
from plyscope.tracing.trace import Trace


@dataclass(frozen=True)
class Pass:
    """One of the searches that a driver started: its rows are `row` up to, not including, `end`.

    `value` is what it returned, from MAX's side; not a number if it was stopped.
    """

    row: int
    end: int
    value: float


def passes(trace: Trace) -> list[Pass]:
    """The searches that a driver started, in order; none if there is no driver."""
    parent, value = trace.columns["parent"], trace.columns["value"]
    if not trace.visited or trace.columns["kind"][0] != DRIVER:
        return []
    rows = [row for row in range(1, trace.visited) if parent[row] == 0]
    ends = [*rows[1:], trace.visited]
    return [Pass(row, end, value[row]) for row, end in zip(rows, ends, strict=True)]


def variation(trace: Trace, game: Any) -> list[Any]:
    """The actions of the principal variation: at each node, the first action that is proved to be
    worth as much as the position, for the side to move there.

    It ends where chance moves, and where only a bound on the wrong side was found. If a table knew
    the position from a mirror image or rotation, `game` turns the action back.
    """
    kind, value = trace.columns["kind"], trace.columns["value"]
    every = passes(trace)
    rows = _settling(trace, every) if every else [0]
    state = trace.states[rows[0]] if rows else None
    line: list[Any] = []
    while rows and kind[rows[0]] != CHANCE_TO_MOVE:
        moves = [child for row in rows for child in _moves(trace, row)]
        best = _chosen(trace, rows[0], moves)
        if best is None and not line:
            best = _largest(trace, rows[0], moves)
        if best is None:
            break
        made = trace.actions[best]
        line.append(_turned_back(game, state, made, trace.states[best]))
        state = game.result(state, line[-1])
        same = [row for row in moves if trace.actions[row] == made and value[row] == value[best]]
        rows = [*same, *_learnt(trace, same)]
    return line


def _turned_back(game: Any, state: Any, made: Any, reached: Any) -> Any:
    """The action of `state` that does what `made` did in an image of it, where `made` led to
    `reached`."""
    canonical = game.canonical if offers(game, Symmetries) else None
    if canonical is None:
        return made
    actions = game.actions(state)
    if made in actions and game.result(state, made) == reached:
        return made
    sought = canonical(reached)
    return next(each for each in actions if canonical(game.result(state, each)) == sought)


def last_solved(trace: Trace) -> list[Any]:
    """The principal variation of a best-first search, from its solution tree.

    At each node, it is the first child that was solved with the answer. Of MAX's moves, only this
    one is solved; of MIN's moves, all are, but those after it changed nothing.
    """
    spots = merged_spots(trace)
    value = trace.columns["value"]
    line: list[Any] = []
    at = 0
    while True:
        same = (child for child in spots.children[at] if value[spots.newest[child]] == value[0])
        solved = next(same, None)
        if solved is None:
            return line
        line.append(spots.action[solved])
        at = solved


def most_visited(trace: Trace) -> list[Any]:
    """The most visited line: at each node, the action with the most visits."""
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
    """The one tree that all passes of a search build. It has a spot for each sequence of moves from
    the root. `newest` is the latest row at each spot."""

    of_row: Sequence[int]
    newest: Sequence[int]
    action: Sequence[Any]
    kind: Sequence[int]
    children: Sequence[Sequence[int]]


def merged_spots(trace: Trace) -> Spots:
    """The spots of the visited rows; the root is spot 0. A row without a move to it (a pass, a
    playout) belongs to the spot of its parent, and counts there only if that is the driver."""
    above, kinds = trace.columns["above"], trace.columns["kind"]
    spot_of = [0] * trace.visited
    counted = []
    place: dict[tuple[int, Any], int] = {}
    action: list[Any] = [None]
    newest = [0]
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
                newest.append(row)
                kind.append(kinds[row])
                children.append([])
            spot_of[row] = place[key]
            newest[place[key]] = row
            counted.append(spot_of[row])
        else:
            spot_of[row] = spot_of[above[row]]
    return Spots(counted, newest, action, kind, children)


def _settling(trace: Trace, every: list[Pass]) -> list[int]:
    """The passes that decide the answer: the last one that found it inside its window, else those
    that found it as a lower bound and as an upper bound."""
    alpha, beta, answer = (trace.columns[name] for name in ("alpha", "beta", "value"))
    agreed = [each.row for each in every if each.value == answer[0]]
    exact = [row for row in agreed if not answer[0] <= alpha[row] and not answer[0] >= beta[row]]
    finished = [each.row for each in every if not isnan(each.value)]
    return exact[-1:] or agreed or finished[-1:]


def _moves(trace: Trace, row: int) -> Iterator[int]:
    """The rows of the moves that were searched at a row."""
    parent = trace.columns["parent"]
    for child in range(row + 1, trace.visited):
        if parent[child] < row:
            return
        if parent[child] == row and trace.made_by_move(child):
            yield child


def _chosen(trace: Trace, row: int, moves: list[int]) -> int | None:
    """The one of `moves` that gave `row` its value; None if that is not known."""
    if trace.players is None:
        return _proved(trace, row, moves)
    player = trace.players.mover[row]
    shares = [(vector[player], move) for move in moves if (vector := trace.players.vectors[move])]
    # The first of equal ones; the next may give the other players more or less.
    return max(shares, key=itemgetter(0), default=(0.0, None))[1]


def _proved(trace: Trace, row: int, moves: list[int]) -> int | None:
    """The first of `moves` that is worth as much as `row`: no less if MAX chooses, no more if MIN
    does. A search that answers at the other end of its window has not proved that."""
    kind, value, alpha, beta = (trace.columns[name] for name in ("kind", "value", "alpha", "beta"))
    for move in moves:
        is_max = kind[row] == MAX_TO_MOVE
        unsure = value[move] <= alpha[move] if is_max else value[move] >= beta[move]
        if value[move] == value[row] and not unsure:
            return move
    return None


def _largest(trace: Trace, row: int, moves: list[int]) -> int | None:
    """The first of `moves` with the best value, even if it is a bound; None if none has a value."""
    value = trace.columns["value"]
    sign = 1 if trace.columns["kind"][row] == MAX_TO_MOVE else -1
    known = [move for move in moves if not isnan(value[move])]
    return max(known, key=lambda move: sign * value[move], default=None)


def _learnt(trace: Trace, rows: list[int]) -> list[int]:
    """The rows where those of `rows` that came from a table were learnt."""
    link, status = trace.columns["link"], trace.columns["status"]
    return [link[row] for row in rows if status[row] == KNOWN and link[row] >= 0]
