"""Fresh windows, with cuts on v > β and v < α only.

Like `fresh_windows`, but the search of each move cuts only when
a value is beyond its window, not when it reaches the end.
"""

from math import inf

from plyscope.game import MAX, A, Game, S
from plyscope.search.alphabeta_strict import alphabeta_strict


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
            worth = alphabeta_strict(game, child, depth - 1)
            if worth > v:
                v, best_move = worth, action
    else:
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            worth = alphabeta_strict(game, child, depth - 1)
            if worth < v:
                v, best_move = worth, action
    return v, best_move
