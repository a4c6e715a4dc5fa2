"""ProbCut: cuts where a shallow search says that the deep one would probably cut.

Evaluations of one position by searches of different depth hang together: the deep value is about
a times the shallow one plus b, with a standard deviation sigma. Where that puts it outside the
window by more than t standard deviations, the deep search is left out. It may have been wrong to
do so: about once in 44 times for t = 2, if errors are normal, which they are not quite.

Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995.
"""

from dataclasses import dataclass
from math import inf, nextafter

from plyscope.game import MAX, A, Game, S
from plyscope.search.probcut_statistics import check_depths


@dataclass(frozen=True)
class Forecast:
    """What is known of how a search to the depth `shallow` predicts one to the depth `deep`."""

    shallow: float
    deep: float
    a: float
    b: float
    sigma: float
    t: float

    def needed(self, v: float, side: int) -> float:
        """The shallow value from which on the deep one is probably beyond `v`, on that `side`
        of it: 1 above, −1 below."""
        return (v + side * self.t * self.sigma - self.b) / self.a


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
    """What `state` is worth to the side to move, probably.

    `depth` plies are searched, and the evaluation speaks for what lies below;
    where `deep` plies are left, a search of `shallow` plies may stand for
    them. `a`, `b` and `sigma` say how it predicts the deep value, from the
    side to move, and `t` how sure the forecast has to be. Raises `BadInput`
    unless `shallow` is less than `deep`.
    """
    check_depths(shallow, deep)
    forecast = Forecast(shallow, deep, a, b, sigma, t)
    sign = 1 if game.to_move(state) == MAX else -1
    return value(game, state, alpha, beta, depth, sign, forecast)


def value(
    game: Game[S, A],
    state: S,
    alpha: float,
    beta: float,
    depth: float,
    sign: int,
    forecast: Forecast,
) -> float:
    if game.is_terminal(state):
        return sign * game.utility(state)
    if depth == 0:
        return sign * game.evaluate(state)
    if depth == forecast.deep:
        high = forecast.needed(beta, 1)
        if high < inf:
            low = nextafter(high, -inf)
            if value(game, state, low, high, forecast.shallow, sign, forecast) >= high:
                return beta
        low = forecast.needed(alpha, -1)
        if low > -inf:
            high = nextafter(low, inf)
            if value(game, state, low, high, forecast.shallow, sign, forecast) <= low:
                return alpha
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        v = max(v, -value(game, child, -beta, -alpha, depth - 1, -sign, forecast))
        if v >= beta:
            return v
        alpha = max(alpha, v)
    return v
