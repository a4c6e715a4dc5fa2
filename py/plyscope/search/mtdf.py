"""MTD(f): finds the value by null windows alone, each of which answers "so much" or "less".

A table remembers the bounds that were found, so that a later pass searches only where they do not
settle the matter. With the first guess f = +∞ it looks at the same leaves as SSS*, in its order.

A null window must have no value inside it. For real numbers its ends are two numbers that follow
each other in the computer.

Plaat, Schaeffer, Pijls & de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996.
"""

from math import inf, nextafter

from plyscope.game import MAX, A, Game, S
from plyscope.search.table import UNKNOWN, Bounds, Key


def mtdf(game: Game[S, A], state: S, depth: float = inf, f: float = 0) -> float:
    """What `state` is worth to MAX, exactly.

    `f` is the first guess. The better it is, the fewer the passes: two are
    enough when it is right.
    """
    table: dict[Key, Bounds] = {}
    g = f
    lower, upper = -inf, inf
    while lower < upper:
        beta = max(g, nextafter(lower, inf))
        alpha = nextafter(beta, -inf)
        g = memory_test(game, state, alpha, beta, depth, table)
        if g < beta:
            upper = g
        else:
            lower = g
    return g


def memory_test(
    game: Game[S, A],
    state: S,
    alpha: float,
    beta: float,
    depth: float,
    table: dict[Key, Bounds],
) -> float:
    lower, upper = table.get((state, depth), UNKNOWN)
    if lower >= beta:
        return lower
    if upper <= alpha:
        return upper
    # No value can move an end of this window without a cut, so it stays as it is.
    if game.is_terminal(state):
        v = lower = upper = game.utility(state)
    elif depth == 0:
        v = lower = upper = game.evaluate(state)
    elif game.to_move(state) == MAX:
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, memory_test(game, child, alpha, beta, depth - 1, table))
            if v >= beta:
                break
    else:
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, memory_test(game, child, alpha, beta, depth - 1, table))
            if v <= alpha:
                break
    table[state, depth] = (v, upper) if v >= beta else (lower, v)
    return v
