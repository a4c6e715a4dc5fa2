"""Alpha-beta search that learns which moves to try first.

Slate & Atkin 1977 (killer moves); Schaeffer, "The History
Heuristic", 1983.
"""

from math import inf

from plyscope.game import MAX, MIN, A, Game, S
from plyscope.support.learning_orders import orders_to_learn


def alphabeta_ordered(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    killers: float = 1,
    history: float = 1,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Between alpha and beta the answer is the minimax value. At
    or below alpha it is an upper bound on it, at or above beta
    a lower bound.

    `killers` and `history` switch on the two heuristics. With
    both, killers come first, and the history orders the rest.
    """
    orders = orders_to_learn(killers, history)

    def max_value(state, alpha, beta, ply):
        if game.is_terminal(state):
            return game.utility(state)
        if ply == depth:
            return game.evaluate(state)
        actions = game.actions(state)
        for order in orders:
            actions = order.arrange(actions, MAX, ply)
        v = -inf
        for action in actions:
            child = game.result(state, action)
            v = max(v, min_value(child, alpha, beta, ply + 1))
            if v >= beta:
                for order in orders:
                    order.cut(action, MAX, ply, depth - ply)
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta, ply):
        if game.is_terminal(state):
            return game.utility(state)
        if ply == depth:
            return game.evaluate(state)
        actions = game.actions(state)
        for order in orders:
            actions = order.arrange(actions, MIN, ply)
        v = inf
        for action in actions:
            child = game.result(state, action)
            v = min(v, max_value(child, alpha, beta, ply + 1))
            if v <= alpha:
                for order in orders:
                    order.cut(action, MIN, ply, depth - ply)
                return v
            beta = min(beta, v)
        return v

    if game.to_move(state) == MAX:
        return max_value(state, alpha, beta, 0)
    return min_value(state, alpha, beta, 0)


if __name__ == "__main__":
    from math import inf
    from plyscope.games import GAMES

    setting = GAMES['chess'].load('', {'board': 0})
    game, state = setting.game, setting.state
    result = alphabeta_ordered(
        game,
        state,
        killers=1,
        history=1,
        depth=2,
        alpha=-inf,
        beta=inf,
    )
    print(result)
