"""Star1, Star2: alpha-beta that also cuts at chance nodes.

Ballard, "The *-Minimax Search Procedure for Trees Containing
Chance Nodes", 1983; Hauk, Buro & Schaeffer, "Rediscovering
*-Minimax Search", 2004.
"""

from collections.abc import Sequence
from math import inf

from plyscope.game import MAX, MIN, A, ChanceGame, S


def star1(
    game: ChanceGame[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Between alpha and beta the answer is expectiminimax's,
    except for rounding. At or below alpha it is an upper bound
    on it, at or above beta a lower bound. All values of the
    game must lie in `game.bounds`, and so do the windows that
    a chance node passes down: a node below it that reaches a
    bound of the game is finished.
    """
    return star(game, state, depth, alpha, beta, probing=False)


def star2(
    game: ChanceGame[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """As `star1`, but it probes the outcomes first.

    If the probe causes no cut, that move is searched again:
    without a table, nothing is remembered.
    """
    return star(game, state, depth, alpha, beta, probing=True)


def star(
    game: ChanceGame[S, A],
    state: S,
    depth: float,
    alpha: float,
    beta: float,
    probing: bool,
) -> float:
    """The value of `state` for MAX, with or without probing."""
    least, greatest = game.bounds

    def value(state, alpha, beta, depth):
        mover = game.to_move(state)
        if mover == MAX:
            return max_value(state, alpha, beta, depth)
        if mover == MIN:
            return min_value(state, alpha, beta, depth)
        return chance_value(state, alpha, beta, depth)

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

    def chance_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        outcomes = game.outcomes(state)
        chances = [probability for _, probability in outcomes]
        # A lower and an upper bound for each outcome.
        lower = [least] * len(outcomes)
        upper = [greatest] * len(outcomes)
        if probing and depth > 1:
            # One move below an outcome may be enough for a cut.
            for index, (action, probability) in enumerate(
                outcomes
            ):
                child = game.result(state, action)
                if game.is_terminal(child):
                    continue
                mover = game.to_move(child)
                if mover == MIN and alpha > least:
                    rest = average_without(
                        index, chances, upper
                    )
                    low = (alpha - rest) / probability
                    most = probe(child, low, inf, depth - 1)
                    upper[index] = min(greatest, most)
                    if upper[index] <= low:
                        return min(
                            alpha, average(chances, upper)
                        )
                elif mover == MAX and beta < greatest:
                    rest = average_without(
                        index, chances, lower
                    )
                    high = (beta - rest) / probability
                    worst = probe(child, -inf, high, depth - 1)
                    lower[index] = max(least, worst)
                    if lower[index] >= high:
                        return max(
                            beta, average(chances, lower)
                        )
        for index, (action, probability) in enumerate(outcomes):
            # Below low, this outcome keeps the average at or
            # below alpha, however good the others are; above
            # high, at or above beta, however bad they are.
            rest = average_without(index, chances, upper)
            low = (alpha - rest) / probability
            rest = average_without(index, chances, lower)
            high = (beta - rest) / probability
            child = game.result(state, action)
            # And none is worth more or less than the bounds.
            start, end = max(low, least), min(high, greatest)
            outcome = value(child, start, end, depth - 1)
            lower[index] = upper[index] = outcome
            # Rounding must not move an answer into the window.
            if outcome <= low:
                return min(alpha, average(chances, upper))
            if outcome >= high:
                return max(beta, average(chances, lower))
        return average(chances, lower)

    def probe(state, alpha, beta, depth):
        """The first move: MAX gets no less, MIN no more."""
        child = game.result(state, game.actions(state)[0])
        start, end = max(alpha, least), min(beta, greatest)
        return value(child, start, end, depth - 1)

    return value(state, alpha, beta, depth)


def average(
    chances: Sequence[float], values: Sequence[float]
) -> float:
    """The sum of each probability times its value."""
    v = 0.0
    for chance, value in zip(chances, values, strict=True):
        v += chance * value
    return v


def average_without(
    index: int,
    chances: Sequence[float],
    values: Sequence[float],
) -> float:
    """That sum, without the one at `index`."""
    whole = average(chances, values)
    return whole - chances[index] * values[index]


if __name__ == "__main__":
    from math import inf
    from plyscope.games import GAMES

    setting = GAMES['coins'].load('', {'a': 0.75, 'b': 0.4, 'prize': 10})
    game, state = setting.game, setting.state
    result = star2(
        game,
        state,
        depth=3,
        alpha=-inf,
        beta=inf,
    )
    print(result)
