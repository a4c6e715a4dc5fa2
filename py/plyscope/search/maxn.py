"""Max^n search: minimax for any number of players.

Luckhardt & Irani, "An Algorithmic Solution of N-Person Games", 1986.
"""

from math import inf

from plyscope.game import A, ManyPlayerGame, S


def maxn(game: ManyPlayerGame[S, A], state: S, depth: float = inf) -> tuple[float, ...]:
    """What `state` is worth to each player when all play their best.

    Each takes the move that is worth most to themselves, and of several the
    first; what the others get is no matter to them. Otherwise `depth` plies
    are searched and the evaluations speak for what lies below.
    """
    if game.is_terminal(state):
        return game.utilities(state)
    if depth == 0:
        return game.evaluations(state)
    player = game.to_move(state)
    best: tuple[float, ...] = ()
    for action in game.actions(state):
        child = game.result(state, action)
        values = maxn(game, child, depth - 1)
        if not best or values[player] > best[player]:
            best = values
    return best
