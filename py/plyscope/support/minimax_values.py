"""Minimax values of positions, and the cheapest strategies that prove them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, TypeAlias

from plyscope.game import CHANCE, MAX, MIN, A, Game, HiddenMoves, ManyPlayers, Player, S, offers

Key: TypeAlias = tuple[Hashable, float]
"""A state, and how many plies are left below it."""


@dataclass(frozen=True)
class Proofs:
    """What it takes to prove the value of a tree, by state and plies left below it.

    Attributes:
        values: the minimax values, from MAX's side.
        at_least: the fewest leaves of a strategy of MAX that never gets less than the value of the
            whole tree, or beta if that is smaller. It has only states with such a strategy. It is
            empty if the value is at or below alpha: then MAX has nothing to prove.
        at_most: the same for a strategy of MIN that never lets MAX get more than that value, or
            alpha if that is larger.
    """

    values: Mapping[Key, float]
    at_least: Mapping[Key, int]
    at_most: Mapping[Key, int]


class OverBudgetError(Exception):
    """More different states were needed than allowed."""


def action_values(game: Game[S, A], state: S, budget: int) -> Sequence[tuple[A, float]] | None:
    """The exact value of each legal action in `state`, from MAX's side.

    The value of a chance node is an average. None if more than `budget` different states would have
    to be looked at, if moves are hidden, or if there are more than two players.
    """
    if offers(game, HiddenMoves) or offers(game, ManyPlayers):
        return None
    values: dict[Key, float] = {}
    try:
        return [
            (action, _minimax(game, game.result(state, action), inf, budget, values))
            for action in game.actions(state)
        ]
    except (OverBudgetError, RecursionError):  # a game that can repeat positions may never end
        return None


def cheapest_proofs(
    game: Game[S, A], state: S, depth: float, budget: int, alpha: float = -inf, beta: float = inf
) -> Proofs | None:
    """The cheapest strategies that prove the value of `state`, at every state they may need.

    They prove it as far as the window from `alpha` to `beta` requires. None if more than `budget`
    different states would have to be looked at.
    """
    values: dict[Key, float] = {}
    try:
        v = _minimax(game, state, depth, budget, values)
    except OverBudgetError:
        return None
    at_least: Mapping[Key, int] = {}
    at_most: Mapping[Key, int] = {}
    if v > alpha:
        holds = {key: w >= min(v, beta) for key, w in values.items()}
        at_least = _cheapest_proof(game, state, depth, holds, MAX)
    if v < beta:
        holds = {key: w <= max(v, alpha) for key, w in values.items()}
        at_most = _cheapest_proof(game, state, depth, holds, MIN)
    return Proofs(values, at_least, at_most)


def _minimax(
    game: Any, state: Hashable, depth: float, budget: int, values: dict[Key, float]
) -> float:
    """The minimax value of `state`, from MAX's side. It puts the values of all states below into
    `values`."""
    key = (state, depth)
    if key in values:
        return values[key]
    v: float
    if game.is_terminal(state):
        v = game.utility(state)
    elif depth == 0:
        v = game.evaluate(state)
    elif game.to_move(state) == CHANCE:
        v = 0.0
        for outcome, probability in game.outcomes(state):
            child = game.result(state, outcome)
            v += probability * _minimax(game, child, depth - 1, budget, values)
    else:
        is_max = game.to_move(state) == MAX
        v = -inf if is_max else inf
        for action in game.actions(state):
            below = _minimax(game, game.result(state, action), depth - 1, budget, values)
            v = max(v, below) if is_max else min(v, below)
    if len(values) >= budget:
        raise OverBudgetError
    values[key] = v
    return v


def _cheapest_proof(
    game: Game[S, A], state: S, depth: float, holds: dict[Key, bool], prover: Player
) -> dict[Key, int]:
    """The fewest leaves of a strategy of `prover` with which the bound holds at every leaf, for
    `state` and for each state that such a strategy may reach.

    `holds` says for every state whether its own value is within the bound; it must be true for
    `state`. The prover picks one action wherever it moves, and has an answer to every action of the
    other side.
    """
    known: dict[Key, int] = {}

    def cheapest(state: S, depth: float) -> int:
        key = (state, depth)
        if key in known:
            return known[key]
        if game.is_terminal(state) or depth == 0:
            leaves = 1
        else:
            children = [game.result(state, action) for action in game.actions(state)]
            proofs = [cheapest(c, depth - 1) for c in children if holds[c, depth - 1]]
            leaves = min(proofs) if game.to_move(state) == prover else sum(proofs)
        known[key] = leaves
        return leaves

    cheapest(state, depth)
    return known
