"""Negamax: alpha-beta, fail-soft, with one function for both.

What is good for one side is just as bad for the other: that is
max(a, b) = −min(−a, −b). So each call sees the game from the
side to move, and negates what the other side's call returns.

Knuth & Moore, "An Analysis of Alpha-Beta Pruning", 1975;
Fishburn 1983.
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def negamax(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for the side to move.

    So is the window [alpha, beta]. Between alpha and beta the
    answer is exact. At or below alpha it is an upper bound, at
    or above beta a lower bound.
    """

    def value(state, alpha, beta, depth, sign):
        if game.is_terminal(state):
            return sign * game.utility(state)
        if depth == 0:
            return sign * game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            w = -value(child, -beta, -alpha, depth - 1, -sign)
            v = max(v, w)
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    sign = 1 if game.to_move(state) == MAX else -1
    return value(state, alpha, beta, depth, sign)
