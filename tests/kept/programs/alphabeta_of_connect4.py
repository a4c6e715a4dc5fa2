"""Alpha-beta search, fail-soft.

Russell & Norvig, "Adversarial Search"; Knuth & Moore 1975;
Fishburn 1983.
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def alphabeta(
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

    def max_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, min_value(child, alpha, beta, depth - 1))
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
            v = min(v, max_value(child, alpha, beta, depth - 1))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    if game.to_move(state) == MAX:
        return max_value(state, alpha, beta, depth)
    return min_value(state, alpha, beta, depth)


if __name__ == "__main__":
    from math import inf
    from plyscope.games import GAMES

    setting = GAMES['connect4'].load('44531', {'columns': 7, 'rows': 6, 'connect': 4, 'sooner': 0})
    game, state = setting.game, setting.state
    result = alphabeta(
        game,
        state,
        depth=3,
        alpha=-inf,
        beta=inf,
    )
    print(result)
