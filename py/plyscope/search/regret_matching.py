"""Regret matching: both sides learn from what they regret.

Hart & Mas-Colell, "A Simple Adaptive Procedure Leading to
Correlated Equilibrium", 2000.
"""

from random import Random

from plyscope.game import MAX, MIN, A, S, SimultaneousGame
from plyscope.support.regrets import Regrets, check_begins
from plyscope.support.strategies import (
    Equilibrium,
    expected_value,
    spot,
)


def regret_matching(
    game: SimultaneousGame[S, A],
    state: S,
    rounds: int = 500,
    seed: int = 1,
) -> Equilibrium:
    """The average strategies, and their value for MAX.

    In each round, both sides pick an action at random, with the
    probabilities of their strategies. Then each sees what every
    other action would have earned. The averages approach an
    equilibrium. The same `seed` gives the same answer.
    """
    check_begins(game, state)
    random = Random(seed)
    rows = game.payoffs
    columns = list(zip(*rows, strict=True))
    regrets = {
        MAX: Regrets(len(rows)),
        MIN: Regrets(len(columns)),
    }
    drawn = {}  # the place of the action of each side

    def play(state):
        """One round from `state`: the result for MAX."""
        if game.is_terminal(state):
            return game.utility(state)
        side = game.to_move(state)
        strategy = regrets[side].strategy
        place = random.choices(range(len(strategy)), strategy)[
            0
        ]
        drawn[side] = place
        action = game.actions(state)[place]
        return play(game.result(state, action))

    for _ in range(rounds):
        worth = play(state)
        regrets[MAX].add(columns[drawn[MIN]], worth)
        regrets[MIN].add(rows[drawn[MAX]], worth, -1.0)
        regrets[MAX].next_round()
        regrets[MIN].next_round()
    # MIN cannot see which action MAX took.
    answered = game.result(state, game.actions(state)[0])
    strategies = {
        spot(game, state): regrets[MAX].average(),
        spot(game, answered): regrets[MIN].average(),
    }
    v = expected_value(game, state, strategies)
    return Equilibrium(v, strategies)
