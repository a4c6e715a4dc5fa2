"""Iterative deepening: alpha-beta to depth 1, 2, 3 ...

It goes on as long as the budget lasts. Starting again costs
little, since the last iteration is by far the largest. It has
two advantages: there is an answer at any time, and each
iteration first tries what the last one found best.

Slate & Atkin, "Chess 4.5", 1977; Korf, "Depth-First
Iterative-Deepening", 1985.
"""

from collections.abc import Callable
from math import inf
from time import perf_counter

from plyscope.game import MAX, A, Game, S
from plyscope.support.answers import (
    Budget,
    Ended,
    LimitedAnswer,
    OutOfBudget,
)


def iterative_deepening(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    nodes: float = inf,
    seconds: float = inf,
    clock: Callable[[], float] = perf_counter,
) -> LimitedAnswer[A]:
    """The value of `state` for MAX, and the best action.

    Both come from the last finished iteration. The search ends
    at `depth`, or when a deeper search would see no more, or
    when the budget of `nodes` or `seconds` is used up. The
    first iteration is always finished, so there is always an
    answer. The answer also says what ended the search.
    """
    budget = Budget(nodes, seconds, clock)
    best = {}  # the best action of each position so far
    stopped_short = False  # whether the depth limit was met

    def search(state, depth):
        budget.spend()
        if game.to_move(state) == MAX:
            return max_value(state, -inf, inf, depth)
        return min_value(state, -inf, inf, depth)

    def max_value(state, alpha, beta, depth):
        nonlocal stopped_short
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            stopped_short = True
            return game.evaluate(state)
        v = -inf
        for action in best_first(game.actions(state), state):
            budget.spend()
            child = game.result(state, action)
            worth = min_value(child, alpha, beta, depth - 1)
            if worth > v:
                v = worth
                best[state] = action
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta, depth):
        nonlocal stopped_short
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            stopped_short = True
            return game.evaluate(state)
        v = inf
        for action in best_first(game.actions(state), state):
            budget.spend()
            child = game.result(state, action)
            worth = max_value(child, alpha, beta, depth - 1)
            if worth < v:
                v = worth
                best[state] = action
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    def best_first(actions, state):
        """`actions`, the last iteration's best first."""
        if state not in best:
            return actions
        first = best[state]
        return [first, *(a for a in actions if a != first)]

    limit = min(1, depth)
    v = search(state, limit)
    best_action = best.get(state)
    budget.binding = True
    while stopped_short and limit < depth:
        limit += 1
        stopped_short = False
        try:
            v = search(state, limit)
        except OutOfBudget as spent:
            return LimitedAnswer(v, best_action, spent.what)
        best_action = best.get(state)
    ended: Ended = "depth" if stopped_short else "end"
    return LimitedAnswer(v, best_action, ended)
