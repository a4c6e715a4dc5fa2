"""Adds rows for actions that were offered, but never expanded: what a cut leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import isnan, nan
from typing import Any, NamedTuple

from plyscope.game import Chance, ManyPlayers, MovesAgain, offers
from plyscope.tracing.log import Log
from plyscope.tracing.rows import MAX_TO_MOVE, MIN_TO_MOVE, NO_ACTION, PRUNED, Kinds, Rows


def add_pruned(
    rows: Rows, log: Log, game: Any, alpha: Sequence[float], beta: Sequence[float]
) -> None:
    """Add a row for each action that was offered at a node, but never expanded there.

    If a node was entered with a window, from `alpha` to `beta` as MAX sees it, this is done only if
    the window closed: a search that tries one action and comes back later has not cut anything.
    """
    visited = len(rows.parent)
    left = _left_out(rows, log, game, alpha, beta)
    if log.locals.caches:
        remembered = _seen(rows, game)
        for node, cut in left.items():
            state = rows.state[node]
            left[node] = [action for action in cut if not remembered(state, action)]
    nodes = sorted(left)
    above = [node for node in nodes for _ in left[node]]
    below = [action for node in nodes for action in left[node]]
    _add(rows, above, below)
    may_not_alternate = (Chance, ManyPlayers, MovesAgain)
    if any(offers(game, each) for each in may_not_alternate):
        kinds = Kinds(game)
        for row in range(visited, len(rows.parent)):
            state = game.result(rows.state[rows.parent[row]], rows.action[row])
            rows.kind[row] = kinds[state]


def _left_out(
    rows: Rows, log: Log, game: Any, alpha: Sequence[float], beta: Sequence[float]
) -> dict[int, list[Any]]:
    """For each node that returned with its window closed: the actions that it had not expanded."""
    expanded = _expanded(rows)
    unlike = [node for node, offered in log.offered.items() if expanded[node] != offered]
    left = {}
    for node in unlike:
        if node < 0 or log.left[node] is None or node in log.unrecorded:
            continue  # of a node with calls that were not recorded, nobody knows what was cut
        if _is_closed(rows.kind[node], rows.value[node], alpha[node], beta[node]):
            offered, made = log.offered[node], expanded[node]
            is_list = isinstance(offered, (list, tuple, Sequence))
            actions = offered if is_list else game.actions(rows.state[node])
            if made == actions[: len(made)]:
                left[node] = actions[len(made) :]
            elif _without_repeats(made) < len(actions):
                among = set(made)
                left[node] = [action for action in actions if action not in among]
    return left


def _without_repeats(made: Sequence[Any]) -> int:
    """How many actions these are. One that is searched twice in a row counts once."""
    return sum(1 for _ in groupby(made))


def _seen(rows: Rows, game: Any) -> Callable[[Any, Any], bool]:
    """Says whether an action leads to a position that was visited somewhere. If answers come from a
    cache, such an action was not cut: its position needed no second visit."""
    visited = set(rows.state)
    return lambda state, action: game.result(state, action) in visited


def _is_closed(kind: int, value: float, alpha: float, beta: float) -> bool:
    """Whether the value of a node is at or beyond an end of its window, or it has no window."""
    within_alpha = kind == MAX_TO_MOVE or value > alpha
    within_beta = kind == MIN_TO_MOVE or value < beta
    return not (within_alpha and within_beta) or isnan(alpha) or isnan(beta)


def _expanded(rows: Rows) -> list[list[Any]]:
    """The actions that were expanded at each node, in order. Another search of the node's own
    position does not count."""
    expanded: list[list[Any]] = [[] for _ in rows.parent]
    expanded.append([])  # for the root, whose parent is −1
    for parent, action in zip(rows.parent, rows.action, strict=True):
        expanded[parent].append(action)
    for row in [row for row, action in enumerate(rows.action) if action is NO_ACTION]:
        parent = rows.parent[row]
        if parent >= 0 and rows.state[row] == rows.state[parent]:
            expanded[parent].remove(NO_ACTION)
    return expanded


class _Found(NamedTuple):
    """What is known about a state: who moves, its value if the game is over there, and where each
    of its actions leads."""

    kind: int
    value: float
    actions: Sequence[Any]
    after: list[Any]


def add_below(rows: Rows, visited: int, game: Any, *, most: int, depth: float) -> bool:
    """Add what is below the pruned rows, as far as the search would have looked: up to `depth`
    plies below the root, and up to `most` rows. Returns whether that is all."""
    kinds = Kinds(game)
    # A tree has few distinct positions: each is looked at once.
    known: dict[Any, _Found] = {}

    def look(state: Any) -> _Found:
        if game.is_terminal(state):
            return _Found(kinds[state], game.utility(state), (), [])
        actions = game.actions(state)
        return _Found(kinds[state], nan, actions, [game.result(state, each) for each in actions])

    ply = _plies(rows)
    room = len(rows.parent) + most
    is_all = True
    row = visited
    while row < len(rows.parent):
        state = rows.state[row]
        if state is None:
            state = rows.state[row] = game.result(rows.state[rows.parent[row]], rows.action[row])
        found = known.get(state)
        if found is None:
            found = known[state] = look(state)
        rows.kind[row], rows.value[row] = found.kind, found.value
        if ply[row] >= depth:
            pass
        elif len(rows.parent) + len(found.after) <= room:
            _add(rows, [row] * len(found.after), found.actions, found.after)
            ply += [ply[row] + 1] * len(found.after)
        else:
            is_all = False
        row += 1
    return is_all


def _plies(rows: Rows) -> list[int]:
    """How many moves lead to each row."""
    ply: list[int] = []
    for parent, action in zip(rows.parent, rows.action, strict=True):
        ply.append(ply[parent] + (action is not NO_ACTION) if parent >= 0 else 0)
    return ply


def _add(
    rows: Rows, parents: Sequence[int], actions: Sequence[Any], after: Sequence[Any] = ()
) -> None:
    """Add a row for each of the actions, below these parents; `after` are the states that they lead
    to, if they are known."""
    count = len(parents)
    # Who moves after an action is known only after making it. We assume that it is the other side:
    # a pruned row shows little more than that it is there.
    movers = map(rows.kind.__getitem__, parents)
    rows.kind.extend([MIN_TO_MOVE if mover == MAX_TO_MOVE else MAX_TO_MOVE for mover in movers])
    rows.parent.extend(parents)
    rows.state.extend(after or [None] * count)
    rows.action.extend(actions)
    rows.status.extend([PRUNED] * count)
    rows.value.extend([nan] * count)
