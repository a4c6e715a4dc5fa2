"""Star2: Star1 that first probes one move below each outcome of chance.

Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", 1983; Hauk, Buro &
Schaeffer, "Rediscovering *-Minimax Search", 2004.
"""

from collections.abc import Sequence
from math import inf

from plyscope.game import MAX, MIN, A, ChanceGame, S
from plyscope.search.movers import for_mover


def star2(
    game: ChanceGame[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """What `state` is worth to MAX, as far as the window [alpha, beta] asks.

    Between alpha and beta the answer is expectiminimax's, but for rounding. An
    answer at or below alpha is an upper bound on it, at or above beta a lower
    bound. No value in the game may lie outside `game.bounds`. A move that was
    probed in vain is looked at again: without a table, nothing is remembered.
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


def chance_value(  # noqa: PLR0911 (one way out for each kind of answer)
    game: ChanceGame[S, A], state: S, alpha: float, beta: float, depth: float
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    outcomes = game.outcomes(state)
    chances = [probability for _, probability in outcomes]
    least, greatest = game.bounds
    # What each outcome is worth at least and at most, as far as it is known.
    lower, upper = [least] * len(outcomes), [greatest] * len(outcomes)
    # The probing phase: what the first move below an outcome is worth may be enough for a cut.
    for index, (action, probability) in enumerate(outcomes):
        child = game.result(state, action)
        if depth == 1 or game.is_terminal(child):
            continue
        if game.to_move(child) == MIN and alpha > -inf:
            low = (alpha - average_without(index, chances, upper)) / probability
            upper[index] = min(greatest, probe(game, child, low, inf, depth - 1))
            if upper[index] <= low:
                return min(alpha, average(chances, upper))
        elif game.to_move(child) == MAX and beta < inf:
            high = (beta - average_without(index, chances, lower)) / probability
            lower[index] = max(least, probe(game, child, -inf, high, depth - 1))
            if lower[index] >= high:
                return max(beta, average(chances, lower))
    # The search phase: as Star1, but with these bounds.
    for index, (action, probability) in enumerate(outcomes):
        # Below low this outcome keeps the average at or below alpha, however good the unseen
        # ones are; above high at or above beta, however bad they are.
        low = (alpha - average_without(index, chances, upper)) / probability
        high = (beta - average_without(index, chances, lower)) / probability
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        outcome = value(game, child, low, high, depth - 1)
        lower[index] = upper[index] = outcome
        # Rounding must not carry a bound back over the one that it answers.
        if outcome <= low:
            return min(alpha, average(chances, upper))
        if outcome >= high:
            return max(beta, average(chances, lower))
    return average(chances, lower)


def probe(game: ChanceGame[S, A], state: S, alpha: float, beta: float, depth: float) -> float:
    """The value of the first move alone: MIN can get no more, MAX no less."""
    child = game.result(state, game.actions(state)[0])
    value = for_mover(game.to_move(child), max_value, min_value, chance_value)
    return value(game, child, alpha, beta, depth - 1)


def average(chances: Sequence[float], values: Sequence[float]) -> float:
    """The sum of each chance times its value."""
    v = 0.0
    for probability, value in zip(chances, values, strict=True):
        v += probability * value
    return v


def average_without(index: int, chances: Sequence[float], values: Sequence[float]) -> float:
    """That sum, with the one at `index` left out."""
    return average(chances, values) - chances[index] * values[index]
