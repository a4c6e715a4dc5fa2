"""Principal variation search, which with the same idea is also called NegaScout.

If the first move is the best, the others need only be proved no better, and a window with nothing
inside proves that with the most cuts. A move that turns out better is searched again.

Values are real numbers here, so that a window [alpha, alpha + 1] may hold some. None lies between
a number and the next that the computer has: [alpha, nextafter(alpha)] is a null window for all.

Reinefeld, "An Improvement to the Scout Tree-Search Algorithm", 1983; Marsland & Campbell 1982.
"""

from math import inf, nextafter

from plyscope.game import MAX, A, Game, S


def pvs(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """What `state` is worth to the side to move, as far as the window [alpha, beta] asks.

    The window is from that side too. Between alpha and beta the answer is
    exact. An answer at or below alpha is an upper bound, at or above beta a
    lower bound.
    """
    sign = 1 if game.to_move(state) == MAX else -1
    return value(game, state, alpha, beta, depth, sign)


def value(game: Game[S, A], state: S, alpha: float, beta: float, depth: float, sign: int) -> float:
    if game.is_terminal(state):
        return sign * game.utility(state)
    if depth == 0:
        return sign * game.evaluate(state)
    v = -inf
    upper = beta
    for action in game.actions(state):
        child = game.result(state, action)
        t = -value(game, child, -upper, -alpha, depth - 1, -sign)
        if upper <= t < beta:
            t = -value(game, child, -beta, -t, depth - 1, -sign)
        v = max(v, t)
        if v >= beta:
            return v
        alpha = max(alpha, v)
        upper = nextafter(alpha, inf)
    return v
