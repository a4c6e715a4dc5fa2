"""Alpha-beta that evaluates only quiet positions.

An evaluation says little if the next move can change
everything: the search would trust a gain by the last move it
sees, and push losses that it cannot avoid beyond its horizon.
So at the depth limit it goes on with only the noisy moves,
until the position is quiet.

Shannon 1950; Beal, "A Generalised Quiescence Search Algorithm",
1990.
"""

from math import inf

from plyscope.game import MAX, A, NoisyGame, S


def quiescence(
    game: NoisyGame[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Exact when `depth` is infinite. Otherwise it searches
    `depth` plies, then noisy moves only, and takes the
    evaluation of the quiet positions where they end.
    """

    def max_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth <= 0 and game.is_quiet(state):
            return game.evaluate(state)
        v = -inf
        if depth <= 0 and game.may_stand_pat(state):
            # A quiet move should be worth at least this much.
            v = game.evaluate(state)
            if v >= beta:
                return v
            alpha = max(alpha, v)
        for action in actions(state, depth):
            child = game.result(state, action)
            v = max(v, min_value(child, alpha, beta, depth - 1))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth <= 0 and game.is_quiet(state):
            return game.evaluate(state)
        v = inf
        if depth <= 0 and game.may_stand_pat(state):
            v = game.evaluate(state)
            if v <= alpha:
                return v
            beta = min(beta, v)
        for action in actions(state, depth):
            child = game.result(state, action)
            v = min(v, max_value(child, alpha, beta, depth - 1))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    def actions(state, depth):
        if depth > 0:
            return game.actions(state)
        return game.noisy_actions(state)

    if game.to_move(state) == MAX:
        return max_value(state, alpha, beta, depth)
    return min_value(state, alpha, beta, depth)


if __name__ == "__main__":
    from math import inf
    from plyscope.games import GAMES

    setting = GAMES['chess'].load('', {'board': 0})
    game, state = setting.game, setting.state
    result = quiescence(
        game,
        state,
        depth=1,
        alpha=-inf,
        beta=inf,
    )
    print(result)
