"""Expectiminimax search: minimax where chance moves too.

Michie, "Game-Playing and Game-Learning Automata", 1966; Russell
& Norvig, "Adversarial Search".
"""

from math import inf

from plyscope.game import MAX, MIN, A, ChanceGame, S


def expectiminimax(
    game: ChanceGame[S, A], state: S, depth: float = inf
) -> float:
    """The expected value of `state` for MAX.

    Both play their best. Exact when `depth` is infinite.
    Otherwise the search stops after `depth` plies and takes the
    evaluation there; an outcome of chance is a ply too. Without
    chance nodes, this is minimax.
    """

    def value(state, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        mover = game.to_move(state)
        if mover == MAX:
            v = -inf
            for action in game.actions(state):
                child = game.result(state, action)
                v = max(v, value(child, depth - 1))
        elif mover == MIN:
            v = inf
            for action in game.actions(state):
                child = game.result(state, action)
                v = min(v, value(child, depth - 1))
        else:
            v = 0.0
            for action, probability in game.outcomes(state):
                child = game.result(state, action)
                v += probability * value(child, depth - 1)
        return v

    return value(state, depth)
