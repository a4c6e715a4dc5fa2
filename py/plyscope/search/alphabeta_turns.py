"""Alpha-beta for games in which a side may move again.

After an extra turn, a MAX node stands below a MAX node; if two
players stand on MIN's side, a MIN node below a MIN node. So the
search asks at each node whose turn it is. Both nodes of a pair
have the same window, and only the side to move narrows it.

Russell & Norvig, "Adversarial Search"; Knuth & Moore 1975.
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def alphabeta_turns(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Between alpha and beta the answer is the minimax value. At
    or below alpha it is an upper bound on it, at or above beta
    a lower bound.
    """

    def value(state, alpha, beta, depth):
        if game.to_move(state) == MAX:
            return max_value(state, alpha, beta, depth)
        return min_value(state, alpha, beta, depth)

    def max_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, value(child, alpha, beta, depth - 1))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, value(child, alpha, beta, depth - 1))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    return value(state, alpha, beta, depth)
