"""Star1: alpha-beta search, fail-soft, that also cuts where chance moves.

Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", 1983; Hauk, Buro &
Schaeffer, "Rediscovering *-Minimax Search", 2004.
"""

from math import inf

from plyscope.game import A, ChanceGame, S
from plyscope.search.movers import for_mover


def star1(
    game: ChanceGame[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """What `state` is worth to MAX, as far as the window [alpha, beta] asks.

    Between alpha and beta the answer is expectiminimax's, but for rounding. An
    answer at or below alpha is an upper bound on it, at or above beta a lower
    bound. No value in the game may lie outside `game.bounds`.
    """
    value = for_mover(game.to_move(state), max_value, min_value, chance_value)
    return value(game, state, alpha, beta, depth)


def max_value(game: ChanceGame[S, A], state: S, alpha: float, beta: float, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        v = max(v, value(game, child, alpha, beta, depth - 1))
        if v >= beta:
            return v
        alpha = max(alpha, v)
    return v


def min_value(game: ChanceGame[S, A], state: S, alpha: float, beta: float, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = inf
    for action in game.actions(state):
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        v = min(v, value(game, child, alpha, beta, depth - 1))
        if alpha >= v:
            return v
        beta = min(beta, v)
    return v


def chance_value(
    game: ChanceGame[S, A], state: S, alpha: float, beta: float, depth: float
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    least, greatest = game.bounds
    v, unseen = 0.0, 1.0
    for action, probability in game.outcomes(state):
        unseen -= probability
        # Below low this outcome keeps the average at or below alpha, however good the unseen
        # ones are; above high at or above beta, however bad they are.
        low = (alpha - v - unseen * greatest) / probability
        high = (beta - v - unseen * least) / probability
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        outcome = value(game, child, low, high, depth - 1)
        v += probability * outcome
        # Rounding must not carry a bound back over the one that it answers.
        if outcome <= low:
            return min(alpha, v + unseen * greatest)
        if outcome >= high:
            return max(beta, v + unseen * least)
    return v
