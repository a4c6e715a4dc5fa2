"""Expectiminimax search: minimax where chance moves too.

Michie, "Game-Playing and Game-Learning Automata", 1966; Russell & Norvig, "Adversarial Search".
"""

from math import inf

from plyscope.game import A, ChanceGame, S
from plyscope.search.movers import for_mover


def expectiminimax(game: ChanceGame[S, A], state: S, depth: float = inf) -> float:
    """What `state` is worth to MAX on average when both players play their best.

    Exact when `depth` is infinite. Otherwise `depth` plies are searched, an
    outcome of chance being a ply too, and the evaluation speaks for what lies
    below. Without chance nodes it is minimax.
    """
    value = for_mover(game.to_move(state), max_value, min_value, chance_value)
    return value(game, state, depth)


def max_value(game: ChanceGame[S, A], state: S, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        v = max(v, value(game, child, depth - 1))
    return v


def min_value(game: ChanceGame[S, A], state: S, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = inf
    for action in game.actions(state):
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        v = min(v, value(game, child, depth - 1))
    return v


def chance_value(game: ChanceGame[S, A], state: S, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = 0.0
    for action, probability in game.outcomes(state):
        child = game.result(state, action)
        value = for_mover(game.to_move(child), max_value, min_value, chance_value)
        v += probability * value(game, child, depth - 1)
    return v
