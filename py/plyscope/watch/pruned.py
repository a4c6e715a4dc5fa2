"""Adds rows for actions that were offered, but never expanded: what a cut leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from math import isnan, nan
from operator import itemgetter
from typing import Any, NamedTuple

from plyscope.game import Chance, ManyPlayers, offers
from plyscope.watch.log import Log
from plyscope.watch.rows import (
    MAX_TO_MOVE,
    MIN_TO_MOVE,
    NO_ACTION,
    PRUNED,
    Rows,
    kinds_in,
)


def add_pruned(
    rows: Rows, log: Log, game: Any, alpha: Sequence[float], beta: Sequence[float]
) -> None:
    """Add a row for each action that was offered at a node, but never expanded there.

    If a node was entered with a window, from `alpha` to `beta` as MAX sees it, this is done only if
    the window closed: a search that tries one action and comes back later has not cut anything.
    """
    visited = len(rows.parent)
    left = _left_out(rows, log, game, alpha, beta)
    remembered = _seen(rows, game) if log.locals.caches else None
    above: list[int] = []
    below: list[Any] = []
    for node, pruned in sorted(left.items(), key=itemgetter(0)):
        cut = pruned
        if remembered:
            cut = [action for action in pruned if not remembered(rows.state[node], action)]
        above += repeat(node, len(cut))
        below += cut
    _add(rows, above, below)
    may_not_alternate = offers(game, Chance) or offers(game, ManyPlayers)
    if may_not_alternate:
        kind_of = kinds_in(game)
        for row in range(visited, len(rows.parent)):
            state = game.result(rows.state[rows.parent[row]], rows.action[row])
            rows.kind[row] = kind_of(state)


def _left_out(
    rows: Rows, log: Log, game: Any, alpha: Sequence[float], beta: Sequence[float]
) -> dict[int, list[Any]]:
    """For each node that returned with its window closed: the actions that it had not expanded."""
    expanded, returned = _expanded(rows), log.left
    left = {}
    for node, offered in log.offered.items():
        made = expanded.get(node, [])
        if made == offered or returned.get(node) is None:
            continue
        if _is_closed(rows, node, alpha[node], beta[node]):
            actions = offered if isinstance(offered, Sequence) else game.actions(rows.state[node])
            if len(made) < len(actions):
                among = set(made)
                left[node] = [action for action in actions if action not in among]
    return left


def _seen(rows: Rows, game: Any) -> Callable[[Any, Any], bool]:
    """Says whether an action leads to a position that was visited somewhere. If answers come from a
    cache, such an action was not cut: its position needed no second visit."""
    visited = set(rows.state)
    return lambda state, action: game.result(state, action) in visited


def _is_closed(rows: Rows, node: int, alpha: float, beta: float) -> bool:
    """Whether the value of `node` is at or beyond an end of its window, or it has no window."""
    kind, value = rows.kind[node], rows.value[node]
    within_alpha = kind == MAX_TO_MOVE or value > alpha
    within_beta = kind == MIN_TO_MOVE or value < beta
    return isnan(alpha) or isnan(beta) or not (within_alpha and within_beta)


def _expanded(rows: Rows) -> dict[int, list[Any]]:
    """The actions that were expanded at each node, in order. An action that is searched twice in a
    row counts once, and another search of the node's own position does not count."""
    expanded: dict[int, list[Any]] = {}
    for row, (parent, action) in enumerate(zip(rows.parent, rows.action, strict=True)):
        made = expanded.setdefault(parent, [])
        if action is NO_ACTION:
            if parent >= 0 and rows.state[row] != rows.state[parent]:
                made.append(action)
        elif not made or made[-1] != action:
            made.append(action)
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
    kind_of = kinds_in(game)
    # A tree has few distinct positions: each is looked at once.
    known: dict[Any, _Found] = {}

    def look(state: Any) -> _Found:
        if game.is_terminal(state):
            return _Found(kind_of(state), game.utility(state), (), [])
        actions = game.actions(state)
        return _Found(kind_of(state), nan, actions, [game.result(state, each) for each in actions])

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
