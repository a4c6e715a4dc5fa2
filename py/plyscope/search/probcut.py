"""ProbCut: cuts where a shallow search predicts a cut.

The values of one position at two depths are related: the deep
value is about a times the shallow one plus b, with a standard
deviation sigma. If that puts it outside the window by more than
t standard deviations, the deep search is skipped. That may be
wrong: about once in 44 times for t = 2 if errors are normal,
which they are not quite.

Buro, "ProbCut: An Effective Selective Extension of the
Alpha-Beta Algorithm", 1995.
"""

from math import inf, nextafter

from plyscope.game import MAX, A, Game, S
from plyscope.support.depths import check_depths


def probcut(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    shallow: float = 1,
    deep: float = 3,
    a: float = 1,
    b: float = 0,
    sigma: float = 0.05,
    t: float = 1.5,
) -> float:
    """The probable value of `state` for the side to move.

    It searches `depth` plies and takes the evaluation there.
    If `deep` plies are left, a search of `shallow` plies may
    replace the deep one. `a`, `b` and `sigma` say how it
    predicts the deep value, from the side to move, and `t` how
    sure the prediction must be. Raises `BadInput` unless
    `shallow` is less than `deep`.
    """
    check_depths(shallow, deep)

    def value(state, alpha, beta, depth, sign):
        if game.is_terminal(state):
            return sign * game.utility(state)
        if depth == 0:
            return sign * game.evaluate(state)
        if depth == deep:
            # The deep value is probably ≥ beta from here on.
            high = (beta + t * sigma - b) / a
            if high < inf:
                low = nextafter(high, -inf)
                w = value(state, low, high, shallow, sign)
                if w >= high:
                    return beta
            # And probably ≤ alpha up to here.
            low = (alpha - t * sigma - b) / a
            if low > -inf:
                high = nextafter(low, inf)
                w = value(state, low, high, shallow, sign)
                if w <= low:
                    return alpha
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
