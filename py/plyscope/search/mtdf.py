"""MTD(f): finds the value with null windows only.

Each null window answers "at least this" or "less". A table
remembers the bounds found so far, so a later pass searches only
where they do not settle the question. With the first guess f =
+∞ it looks at the same leaves as SSS*, in the same order.

A null window must have no value inside it. For real numbers,
its ends are a number and the next one that the computer can
represent.

Plaat, Schaeffer, Pijls & de Bruin, "Best-First Fixed-Depth
Minimax Algorithms", 1996.
"""

from math import inf, nextafter

from plyscope.game import MAX, A, Game, S
from plyscope.support.table import UNKNOWN, Bounds, Key


def mtdf(
    game: Game[S, A], state: S, depth: float = inf, f: float = 0
) -> float:
    """The value of `state` for MAX, exactly.

    `f` is the first guess. The better it is, the fewer passes
    are needed: two are enough if it is right.
    """
    table: dict[Key, Bounds] = {}

    def memory_test(state, alpha, beta, depth):
        lower, upper = table.get((state, depth), UNKNOWN)
        if lower >= beta:
            return lower
        if upper <= alpha:
            return upper
        # In a null window, a value that moves an end also cuts.
        if game.is_terminal(state):
            v = lower = upper = game.utility(state)
        elif depth == 0:
            v = lower = upper = game.evaluate(state)
        elif game.to_move(state) == MAX:
            v = -inf
            for action in game.actions(state):
                child = game.result(state, action)
                w = memory_test(child, alpha, beta, depth - 1)
                v = max(v, w)
                if v >= beta:
                    break
        else:
            v = inf
            for action in game.actions(state):
                child = game.result(state, action)
                w = memory_test(child, alpha, beta, depth - 1)
                v = min(v, w)
                if v <= alpha:
                    break
        if v >= beta:
            lower = v
        else:
            upper = v
        table[state, depth] = lower, upper
        return v

    g = f
    lower, upper = -inf, inf
    while lower < upper:
        beta = max(g, nextafter(lower, inf))
        alpha = nextafter(beta, -inf)
        g = memory_test(state, alpha, beta, depth)
        if g < beta:
            upper = g
        else:
            lower = g
    return g
