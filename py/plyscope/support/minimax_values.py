"""What positions are truly worth, and the cheapest strategies that prove it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, TypeAlias

from plyscope.game import CHANCE, MAX, MIN, A, Game, HiddenMoves, ManyPlayers, Player, S, offers

Key: TypeAlias = tuple[Hashable, float]
"""A state and how many plies are left below it."""


@dataclass(frozen=True)
class Proofs:
    """What it takes to be sure of what a tree is worth, by its states and the plies below them.

    Attributes:
        values: minimax values.
        at_least: the fewest leaves of a strategy of MAX that never gets less than the whole tree is
            worth, or than beta where that is less; only where there is one, and empty where alpha
            is not less than the value, which need not be proved then.
        at_most: likewise of a strategy of MIN that never gives more than that, or than alpha.
    """

    values: Mapping[Key, float]
    at_least: Mapping[Key, int]
    at_most: Mapping[Key, int]


class OverBudgetError(Exception):
    """More distinct states were needed than allowed."""


def action_values(game: Game[S, A], state: S, budget: int) -> Sequence[tuple[A, float]] | None:
    """The exact value of each action that is open in `state`, from MAX's side.

    Where chance moves, values are averages. None when more than `budget` distinct states would have
    to be looked at, when moves are hidden, or when there are more than two players.
    """
    if offers(game, HiddenMoves) or offers(game, ManyPlayers):
        return None
    values: dict[Key, float] = {}
    try:
        return [
            (action, _minimax(game, game.result(state, action), inf, budget, values))
            for action in game.actions(state)
        ]
    except (OverBudgetError, RecursionError):  # a game that may go round in circles has no end
        return None


def cheapest_proofs(
    game: Game[S, A],
    state: S,
    depth: float,
    budget: int,
    alpha: float = -inf,
    beta: float = inf,
) -> Proofs | None:
    """The cheapest strategies that prove what `state` is worth, as far as the window from `alpha`
    to `beta` asks, at every state that they may need.

    None when more than `budget` distinct states would have to be looked at.
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
    """The minimax value of `state`, with those of all states below it noted in `values`."""
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
    """The fewest leaves of a strategy of `prover` whose leaves all lie where the bound holds, from
    `state` and from each state that one may lead to.

    `holds` says of every state whether its own value is within the bound; `state` must be one that
    is. The prover picks one action wherever it moves, and answers every action of the other.
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
