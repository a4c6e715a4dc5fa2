"""Regret matching: both sides play against each other, and learn from what they regret.

Hart & Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium", 2000.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

# The module: by its functions' names the watcher would take them for a part of the search.
from plyscope import equilibrium
from plyscope.equilibrium import Equilibrium
from plyscope.game import A, HiddenGame, S
from plyscope.search.regrets import Regrets, check_begins


class SimultaneousGame(HiddenGame[S, A], Protocol[S, A]):
    """A game of one choice each: what it is worth to MAX stands in a matrix."""

    @property
    def payoffs(self) -> Sequence[Sequence[float]]:
        """By MAX's action and MIN's action, in the order of `actions`."""
        ...


def regret_matching(
    game: SimultaneousGame[S, A], state: S, rounds: int = 500, seed: int = 1
) -> Equilibrium:
    """Average strategies that go to equilibrium, and what they are worth to MAX.

    In each round both draw an action by their strategies of that round. Then
    each learns what every other action would have brought against the
    other's. The same `seed` gives the same answer.
    """
    check_begins(game, state)
    random = Random(seed)
    rows, columns = game.payoffs, list(zip(*game.payoffs, strict=True))
    of_max, of_min = Regrets(len(rows)), Regrets(len(columns))
    for _ in range(rounds):
        worth, row, column = play(game, state, (of_max, of_min), random)
        of_max.add(columns[column], worth)
        of_min.add(rows[row], worth, -1.0)
        of_max.next_round()
        of_min.next_round()
    answered = game.result(state, game.actions(state)[0])  # to MIN they all look the same
    strategies = {
        equilibrium.spot(game, state): of_max.average(),
        equilibrium.spot(game, answered): of_min.average(),
    }
    return Equilibrium(equilibrium.expected_value(game, state, strategies), strategies)


def play(
    game: SimultaneousGame[S, A], state: S, sides: Sequence[Regrets], random: Random
) -> tuple[Any, ...]:
    """What it brings MAX when each of the sides to come draws an action by its strategy of this
    round; and the places of the actions that they have drawn."""
    if game.is_terminal(state):
        return (game.utility(state),)
    strategy = sides[0].strategy
    place = drawn(strategy, random)
    action = game.actions(state)[place]
    worth, *places = play(game, game.result(state, action), sides[1:], random)
    return (worth, place, *places)


def drawn(strategy: Sequence[float], random: Random) -> int:
    """The place of an action, drawn by the probabilities."""
    return random.choices(range(len(strategy)), strategy)[0]
