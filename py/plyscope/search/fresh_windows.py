"""A common mistake: every move at the root gets a fresh window.

The search of each move is correct, and so is the move that is
found. But the search of a move does not know the value of the
moves before it, so at its first level nothing is ever cut.
"""

from math import inf

from plyscope.game import MAX, A, Game, S
from plyscope.search.alphabeta import alphabeta


def find_best_move(
    game: Game[S, A], state: S, depth: float = inf
) -> tuple[float, A | None]:
    """The value of `state` for MAX, and a move worth that.

    It is the first such move; None if the game is over or
    `depth` is 0.
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
            worth = alphabeta(game, child, depth - 1)
            if worth > v:
                v, best_move = worth, action
    else:
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            worth = alphabeta(game, child, depth - 1)
            if worth < v:
                v, best_move = worth, action
    return v, best_move
