"""Iterative deepening as programs that play use it.

It adds to alpha-beta what made chess programs strong. A table
remembers each position with its best move, which is tried first
in the next iteration. Then come the noisy moves, then those
that caused cuts elsewhere at the same ply: the killers. At the
depth limit, it goes on with noisy moves until the position is
quiet.

Slate & Atkin, "Chess 4.5", 1977; Marsland, "A Review of
Game-Tree Pruning", 1986.
"""

from collections.abc import Callable
from math import inf
from time import perf_counter

from plyscope.game import MAX, MIN, A, Game, S
from plyscope.support.answers import (
    Budget,
    Ended,
    LimitedAnswer,
    OutOfBudget,
)
from plyscope.support.learning_orders import Killers
from plyscope.support.noise import noise_of
from plyscope.support.table import (
    Found,
    bound_of,
    is_deep_enough,
)


def deepening_to_play(
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

    The value may differ from minimax's to the same depth: noisy
    moves are followed further, and the table may answer with a
    deeper search of the same position. What was searched to its
    end, below any limit, is kept as seen to the depth `inf`.
    """
    budget = Budget(nodes, seconds, clock)
    table: dict[S, Found[A]] = {}
    killers: Killers[A] = Killers()
    noise = noise_of(game)
    stopped_short = False  # whether the depth limit was met

    def value(state, alpha, beta, depth, ply):
        budget.spend()
        if game.to_move(state) == MAX:
            return max_value(state, alpha, beta, depth, ply)
        return min_value(state, alpha, beta, depth, ply)

    def max_value(state, alpha, beta, depth, ply):
        nonlocal stopped_short
        if game.is_terminal(state):
            return game.utility(state)
        v = -inf
        if depth == 0:
            stopped_short = True
            if noise.is_quiet(state):
                return game.evaluate(state)
            if noise.may_stand_pat(state):
                v = game.evaluate(state)
                if v >= beta:
                    return v
        found = table.get(state)
        if found and is_deep_enough(found, alpha, beta, depth):
            stopped_short = stopped_short or found.depth < inf
            return found.value
        elsewhere, stopped_short = stopped_short, depth == 0
        best, first_alpha = None, alpha
        alpha = max(alpha, v)
        for action in promising(state, MAX, depth, ply, found):
            child = game.result(state, action)
            left = max(0, depth - 1)
            worth = value(child, alpha, beta, left, ply + 1)
            if worth > v:
                v, best = worth, action
            if v >= beta:
                killers.cut(action, MAX, ply, depth)
                break
            alpha = max(alpha, v)
        bound = bound_of(v, first_alpha, beta)
        seen = depth if stopped_short else inf
        table[state] = Found(v, bound, seen, best)
        stopped_short = stopped_short or elsewhere
        return v

    def min_value(state, alpha, beta, depth, ply):
        nonlocal stopped_short
        if game.is_terminal(state):
            return game.utility(state)
        v = inf
        if depth == 0:
            stopped_short = True
            if noise.is_quiet(state):
                return game.evaluate(state)
            if noise.may_stand_pat(state):
                v = game.evaluate(state)
                if v <= alpha:
                    return v
        found = table.get(state)
        if found and is_deep_enough(found, alpha, beta, depth):
            stopped_short = stopped_short or found.depth < inf
            return found.value
        elsewhere, stopped_short = stopped_short, depth == 0
        best, first_beta = None, beta
        beta = min(beta, v)
        for action in promising(state, MIN, depth, ply, found):
            child = game.result(state, action)
            left = max(0, depth - 1)
            worth = value(child, alpha, beta, left, ply + 1)
            if worth < v:
                v, best = worth, action
            if v <= alpha:
                killers.cut(action, MIN, ply, depth)
                break
            beta = min(beta, v)
        bound = bound_of(v, alpha, first_beta)
        seen = depth if stopped_short else inf
        table[state] = Found(v, bound, seen, best)
        stopped_short = stopped_short or elsewhere
        return v

    def promising(state, player, depth, ply, found):
        """The actions to search, the most promising first."""
        first = found.action if found else None
        if first is not None:
            yield first
        noisy = noise.noisy_actions(state)
        for action in noisy:
            if action != first:
                yield action
        if depth == 0:
            return
        actions = game.actions(state)
        for action in killers.arrange(actions, player, ply):
            if action != first and action not in noisy:
                yield action

    limit = min(1, depth)
    v = value(state, -inf, inf, limit, 0)
    root = table.get(state)
    best_action = root.action if root else None
    budget.binding = True
    while stopped_short and limit < depth:
        limit += 1
        stopped_short = False
        try:
            v = value(state, -inf, inf, limit, 0)
        except OutOfBudget as spent:
            return LimitedAnswer(v, best_action, spent.what)
        best_action = table[state].action
    ended: Ended = "depth" if stopped_short else "end"
    return LimitedAnswer(v, best_action, ended)
