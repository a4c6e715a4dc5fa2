"""How large a game tree is, and how little of it a search could do with."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, TypeAlias

from plyscope.game import CHANCE, MAX, MIN, A, Game, Mover, Player, S

Key: TypeAlias = tuple[Hashable, float]
"""A state and how many plies are left below it."""


@dataclass(frozen=True)
class TreeCount:
    """The size of a game tree. Leaves are terminal, or stand at the depth limit."""

    nodes: int
    leaves: int


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


class _OverBudgetError(Exception):
    """More distinct states were needed than allowed."""


def count_tree(game: Game[S, A], state: S, depth: float, budget: int) -> TreeCount | None:
    """The size of the whole tree from `state` down, `depth` plies deep, the root included.

    A position that is reached in many ways counts each time, but is looked at once for each number
    of plies left. None when more than `budget` of these would have to be looked at.
    """
    known: dict[Key, TreeCount] = {}

    def count(state: S, depth: float) -> TreeCount:
        key = (state, depth)
        if key in known:
            return known[key]
        if game.is_terminal(state) or depth == 0:
            size = TreeCount(1, 1)
        else:
            nodes, leaves = 1, 0
            for action in game.actions(state):
                below = count(game.result(state, action), depth - 1)
                nodes += below.nodes
                leaves += below.leaves
            size = TreeCount(nodes, leaves)
        if len(known) >= budget:
            raise _OverBudgetError
        known[key] = size
        return size

    try:
        return count(state, depth)
    except _OverBudgetError:
        return None


def action_values(game: Game[S, A], state: S, budget: int) -> Sequence[tuple[A, float]] | None:
    """The exact value of each action that is open in `state`, from MAX's side.

    Where chance moves, values are averages. None when more than `budget` distinct states would have
    to be looked at, when moves are hidden, or when there are more than two players.
    """
    if hasattr(game, "information") or hasattr(game, "utilities"):
        return None
    values: dict[Key, float] = {}
    try:
        return [
            (action, _minimax(game, game.result(state, action), inf, budget, values))
            for action in game.actions(state)
        ]
    except (_OverBudgetError, RecursionError):  # a game that may go round in circles has no end
        return None


def fewest_leaves(
    game: Game[S, A],
    state: S,
    depth: float,
    budget: int,
    alpha: float = -inf,
    beta: float = inf,
) -> int | None:
    """The fewest leaves of this tree that alpha-beta, cutting on ≥, needs in any order of moves.

    To know the value v for sure, a search must see a strategy of MAX that never gets less than v
    and a strategy of MIN that never gives more. The leaves of the cheapest of each are counted;
    two strategies, one of each side, have just one leaf in common. On a uniform tree this is always
    `knuth_moore`, whatever the leaves are (Knuth & Moore 1975). Where v is not inside the window
    from `alpha` to `beta`, as MAX sees it, one strategy is enough, which proves that.

    None when more than `budget` distinct states would have to be looked at.
    """
    proofs = cheapest_proofs(game, state, depth, budget, alpha, beta)
    if proofs is None:
        return None
    leaves = [proof[state, depth] for proof in (proofs.at_least, proofs.at_most) if proof]
    return sum(leaves) - (len(leaves) - 1)


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
    except _OverBudgetError:
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


def knuth_moore(branching: int, depth: int) -> int:
    """b^⌈d/2⌉ + b^⌊d/2⌋ − 1: what alpha-beta needs at best on a uniform tree of distinct leaves.

    Knuth & Moore, "An Analysis of Alpha-Beta Pruning", 1975.
    """
    return int(branching ** ((depth + 1) // 2) + branching ** (depth // 2) - 1)


def estimate_tree(game: Game[S, A], state: S, depth: float, probes: int, seed: int) -> float:
    """About how many nodes the whole tree has, from `probes` random walks; at least one.

    A walk that meets b₁, b₂ … actions stands for a tree with 1 + b₁ + b₁b₂ + … nodes. The mean of
    these is right on average, and exact for a uniform tree. The same seed gives the same answer.
    Knuth, "Estimating the Efficiency of Backtrack Programs", 1975.
    """
    random = Random(seed)
    total = 0.0
    for _ in range(probes):
        total += _probe(game, state, depth, random)
    return total / probes


def estimate_alphabeta(nodes: float) -> float:
    """About how many of the `nodes` of a tree alpha-beta visits when the order is random.

    The branching factor goes down to about its power ¾. Pearl, "The Solution for the Branching
    Factor of the Alpha-Beta Pruning Algorithm and Its Optimality", 1982.
    """
    return float(nodes**0.75)


def _minimax(
    game: Game[S, A], state: S, depth: float, budget: int, values: dict[Key, float]
) -> float:
    """The minimax value of `state`, with those of all states below it noted in `values`."""
    key = (state, depth)
    if key in values:
        return values[key]
    if game.is_terminal(state):
        v = game.utility(state)
    elif depth == 0:
        v = game.evaluate(state)
    elif _moves(game, state) == CHANCE:
        v = 0.0
        for outcome, probability in game.outcomes(state):  # type: ignore[attr-defined]
            child = game.result(state, outcome)
            v += probability * _minimax(game, child, depth - 1, budget, values)
    else:
        is_max = game.to_move(state) == MAX
        v = -inf if is_max else inf
        for action in game.actions(state):
            below = _minimax(game, game.result(state, action), depth - 1, budget, values)
            v = max(v, below) if is_max else min(v, below)
    if len(values) >= budget:
        raise _OverBudgetError
    values[key] = v
    return v


def _moves(game: Any, state: Any) -> Mover:
    mover: Mover = game.to_move(state)
    return mover


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


def _probe(game: Game[S, A], state: S, depth: float, random: Random) -> float:
    nodes, width = 1.0, 1.0
    while depth > 0 and not game.is_terminal(state):
        actions = game.actions(state)
        width *= len(actions)
        nodes += width
        state = game.result(state, random.choice(actions))
        depth -= 1
    return nodes
