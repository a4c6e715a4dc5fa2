"""Alpha-beta search in negamax form, fail-soft: one function plays for both sides.

What is good for one side is as bad for the other: max(a, b) = −min(−a, −b). So each call sees the
game from the side to move, and turns round what it hears from the other.

Knuth & Moore, "An Analysis of Alpha-Beta Pruning", 1975; Fishburn 1983.
"""

from math import inf
from operator import ge

from plyscope.game import MAX, A, Game, S
from plyscope.search.cut import Cut


def negamax(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    cuts: Cut = ge,
) -> float:
    """What `state` is worth to the side to move, as far as the window [alpha, beta] asks.

    The window is from that side too. Between alpha and beta the answer is
    exact. An answer at or below alpha is an upper bound, at or above beta a
    lower bound.
    """
    sign = 1 if game.to_move(state) == MAX else -1
    return value(game, state, alpha, beta, depth, sign, cuts)


def value(
    game: Game[S, A], state: S, alpha: float, beta: float, depth: float, sign: int, cuts: Cut
) -> float:
    if game.is_terminal(state):
        return sign * game.utility(state)
    if depth == 0:
        return sign * game.evaluate(state)
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        v = max(v, -value(game, child, -beta, -alpha, depth - 1, -sign, cuts))
        if cuts(v, beta):
            return v
        alpha = max(alpha, v)
    return v
