"""Max^n search: minimax for any number of players.

Luckhardt & Irani, "An Algorithmic Solution of N-Person Games",
1986.
"""

from math import inf

from plyscope.game import A, ManyPlayerGame, S


def maxn(
    game: ManyPlayerGame[S, A], state: S, depth: float = inf
) -> tuple[float, ...]:
    """The value of `state` for each of the players.

    Each player takes the move with the best value for
    themselves, the first of equals, and does not care what the
    others get. With a `depth`, the search stops after that many
    plies and takes the evaluations there.
    """

    def value(state, depth):
        if game.is_terminal(state):
            return game.utilities(state)
        if depth == 0:
            return game.evaluations(state)
        player = game.to_move(state)
        best = None
        for action in game.actions(state):
            child = game.result(state, action)
            values = value(child, depth - 1)
            if best is None or values[player] > best[player]:
                best = values
        return best

    return value(state, depth)
