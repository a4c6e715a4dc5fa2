"""How large a game tree is, how small a part of it can be enough for a search, and whether the
exact value of every move can be found in it."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log10
from random import Random
from typing import Any, Final

from plyscope.game import A, AnyGame, BadInput, Game, S
from plyscope.support.minimax_values import Key, OverBudgetError, cheapest_proofs
from plyscope.support.orders import MOST_POSITIONS

HOPELESS: Final = 1e45
"""A walk that has found so many nodes at one depth need not be gone to its end, which may be
hundreds of plies away."""
WALKS: Final = 8
WALKS_SEED: Final = 1975


@dataclass(frozen=True)
class TreeCount:
    """The size of a game tree. Leaves are terminal states and states at the depth limit."""

    nodes: int
    leaves: int


def count_tree(game: AnyGame[S, A], state: S, depth: float, budget: int) -> TreeCount | None:
    """The size of the whole tree below `state`, `depth` plies deep, including the root.

    A position that is reached in several ways counts each time, but is looked at once for each
    number of plies left. None if more than `budget` of these would have to be looked at.
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
            raise OverBudgetError
        known[key] = size
        return size

    try:
        return count(state, depth)
    except OverBudgetError:
        return None


def fewest_leaves(
    game: Game[S, A], state: S, depth: float, budget: int, alpha: float = -inf, beta: float = inf
) -> int | None:
    """The fewest leaves of this tree that alpha-beta, cutting on ≥, needs with the best order of
    moves.

    To be sure of the value v, a search must see a strategy of MAX that never gets less than v, and
    a strategy of MIN that never lets MAX get more. We count the leaves of the cheapest strategy of
    each side. A strategy of MAX and one of MIN have exactly one leaf in common. On a uniform tree
    this is always b^⌈d/2⌉ + b^⌊d/2⌋ − 1, whatever the leaves are (Knuth & Moore 1975).

    If v is not inside the window from `alpha` to `beta` (from MAX's side), one strategy that proves
    this is enough. None if more than `budget` different states would have to be looked at.
    """
    proofs = cheapest_proofs(game, state, depth, budget, alpha, beta)
    if proofs is None:
        return None
    leaves = [proof[state, depth] for proof in (proofs.at_least, proofs.at_most) if proof]
    return sum(leaves) - (len(leaves) - 1)


def estimate_tree(game: AnyGame[S, A], state: S, depth: float, probes: int, seed: int) -> float:
    """About how many nodes the whole tree has, estimated by `probes` random walks; at least 1.

    If a walk finds b₁, b₂ … actions, it estimates 1 + b₁ + b₁b₂ + … nodes. The mean of the
    estimates is right on average, and exact for a uniform tree. The same seed gives the same
    answer. Knuth, "Estimating the Efficiency of Backtrack Programs", 1975.
    """
    random = Random(seed)
    total = 0.0
    for _ in range(probes):
        total += _probe(game, state, depth, random)
    return total / probes


def is_hopeless(game: AnyGame[S, A], state: S) -> bool:
    """Whether one of a few random walks finds the tree larger than any that is searched to its
    end."""
    random = Random(WALKS_SEED)
    return any(_probe(game, state, inf, random) >= HOPELESS for _ in range(WALKS))


def estimate_alphabeta(nodes: float) -> float:
    """About how many of a tree's `nodes` alpha-beta visits if the order of moves is random.

    The branching factor b shrinks to about b^¾. Pearl, "The Solution for the Branching Factor of
    the Alpha-Beta Pruning Algorithm and Its Optimality", 1982.
    """
    return float(nodes**0.75)


def _probe(game: AnyGame[S, A], state: S, depth: float, random: Random) -> float:
    nodes, width = 1.0, 1.0
    while depth > 0 and width < HOPELESS and not game.is_terminal(state):
        actions = game.actions(state)
        width *= len(actions)
        nodes += width
        state = game.result(state, random.choice(actions))
        depth -= 1
    return nodes


QUICK_POSITIONS: Final = 6_000
"""Up to so many positions are counted: more than tic-tac-toe has."""
MOST_WAYS: Final = 1_000
"""About how many nodes of the tree there are for each position in a game that can just be solved:
800 on the Connect-4 board of 4 × 4 cells, which has 161,029 positions."""
PROBES: Final = 400
SEED: Final = 1975


def check_knowable(game: AnyGame[Any, Any], state: Any) -> None:
    """Raises `BadInput` (field "order") if the whole tree is too large to know every value.

    A small number of positions is counted. If there are more, the size of the tree decides,
    estimated by random walks. A tree that is only a little too large may pass; the search itself
    finds that out.
    """
    if has_few_positions(game, state, QUICK_POSITIONS):
        return
    nodes = estimate_tree(game, state, inf, PROBES, SEED)
    if nodes > MOST_WAYS * MOST_POSITIONS:
        raise BadInput(
            f"The whole tree has about {_rough(nodes)} nodes, too many to know what every move is"
            " worth. Choose another move order.",
            field="order",
        )


def has_few_positions(game: AnyGame[Any, Any], state: Any, most: int) -> bool:
    """Whether at most `most` different positions can follow, including `state`."""
    seen = {state}
    waiting = [state]
    while waiting:
        position = waiting.pop()
        if game.is_terminal(position):
            continue
        for action in game.actions(position):
            child = game.result(position, action)
            if child not in seen:
                if len(seen) >= most:
                    return False
                seen.add(child)
                waiting.append(child)
    return True


def _rough(number: float) -> str:
    """A number as "10^13": an estimate is no more exact than that."""
    return f"10^{round(log10(number))}"
