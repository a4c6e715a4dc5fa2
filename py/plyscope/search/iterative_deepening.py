"""Iterative deepening: alpha-beta to depth 1, then 2, then 3, for as long as the budget lasts.

To begin again costs little, since the last iteration is by far the largest. It pays twice: there
is an answer at any time, and each iteration first tries what the one before found best.

Slate & Atkin, "Chess 4.5", 1977; Korf, "Depth-First Iterative-Deepening", 1985.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from time import perf_counter
from typing import Generic, Literal, NamedTuple

from plyscope.game import MAX, A, Game, S
from plyscope.search.budget import Budget, OutOfBudget


class Answer(NamedTuple, Generic[A]):
    """What the last iteration that was finished says, and what ended the deepening.

    Attributes:
        value: what the position is worth to MAX.
        action: the best action; None where there is none, or at depth 0.
        ended: "depth" when it was to go no deeper; "end" when a deeper search would see no more;
            "nodes" or "seconds" when so much of its budget was spent.
    """

    value: float
    action: A | None
    ended: Literal["depth", "end", "nodes", "seconds"]


@dataclass
class Memory(Generic[S, A]):
    """What the iterations share.

    Attributes:
        best: the best action of each position, as far as the newest search of it knows.
        stopped_short: whether this iteration met its depth limit before the end of the game.
    """

    budget: Budget
    best: dict[S, A] = field(default_factory=dict)
    stopped_short: bool = False


def iterative_deepening(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    nodes: float = inf,
    seconds: float = inf,
    clock: Callable[[], float] = perf_counter,
) -> Answer[A]:
    """What `state` is worth to MAX and the best action, as the last iteration that was finished
    says.

    It ends at `depth`, or where a deeper search would see no more, or when
    the budget of `nodes` or `seconds` is spent. The first iteration is always
    finished, so that there is an answer.
    """
    memory = Memory[S, A](Budget(nodes, seconds, clock))
    limit = min(1, depth)
    v = search(game, state, limit, memory)
    best_action = memory.best.get(state)
    memory.budget.binding = True
    while memory.stopped_short and limit < depth:
        limit += 1
        memory.stopped_short = False
        try:
            v = search(game, state, limit, memory)
        except OutOfBudget as spent:
            return Answer(v, best_action, spent.what)
        best_action = memory.best.get(state)
    return Answer(v, best_action, "depth" if memory.stopped_short else "end")


def search(game: Game[S, A], state: S, depth: float, memory: Memory[S, A]) -> float:
    memory.budget.spend()
    if game.to_move(state) == MAX:
        return max_value(game, state, -inf, inf, depth, memory)
    return min_value(game, state, -inf, inf, depth, memory)


def max_value(
    game: Game[S, A], state: S, alpha: float, beta: float, depth: float, memory: Memory[S, A]
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        memory.stopped_short = True
        return game.evaluate(state)
    v = -inf
    for action in best_first(game.actions(state), state, memory):
        memory.budget.spend()
        child = game.result(state, action)
        worth = min_value(game, child, alpha, beta, depth - 1, memory)
        if worth > v:
            v = worth
            memory.best[state] = action
        if v >= beta:
            return v
        alpha = max(alpha, v)
    return v


def min_value(
    game: Game[S, A], state: S, alpha: float, beta: float, depth: float, memory: Memory[S, A]
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        memory.stopped_short = True
        return game.evaluate(state)
    v = inf
    for action in best_first(game.actions(state), state, memory):
        memory.budget.spend()
        child = game.result(state, action)
        worth = max_value(game, child, alpha, beta, depth - 1, memory)
        if worth < v:
            v = worth
            memory.best[state] = action
        if v <= alpha:
            return v
        beta = min(beta, v)
    return v


def best_first(actions: Sequence[A], state: S, memory: Memory[S, A]) -> Sequence[A]:
    """`actions`, but what was found best when `state` was last searched comes first."""
    if state not in memory.best:
        return actions
    best = memory.best[state]
    return [best, *[action for action in actions if action != best]]
