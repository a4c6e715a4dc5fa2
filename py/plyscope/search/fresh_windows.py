"""A common mistake: every move at the root is searched with a fresh window.

The search of each move is right, and so is the move that is found. But what one move was worth is
not told to the search of the next, so that no reply to it is ever left out.
"""

from math import inf
from operator import ge

from plyscope.game import MAX, A, Game, S
from plyscope.search.alphabeta import max_value, min_value
from plyscope.search.cut import Cut


def find_best_move(
    game: Game[S, A], state: S, depth: float = inf, cuts: Cut = ge
) -> tuple[float, A | None]:
    """What `state` is worth to MAX, and the first move that is worth so much.

    There is no move where the game is over or `depth` is 0.
    """
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return game.evaluate(state), None
    best_move = None
    if game.to_move(state) == MAX:
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            worth = min_value(game, child, -inf, inf, depth - 1, cuts)
            if worth > v:
                v, best_move = worth, action
    else:
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            worth = max_value(game, child, -inf, inf, depth - 1, cuts)
            if worth < v:
                v, best_move = worth, action
    return v, best_move
