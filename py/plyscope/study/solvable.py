"""Whether the exact value of every move can be found: a quick answer, without searching."""

from __future__ import annotations

from math import inf, log10
from typing import Any, Final

from plyscope.game import AnyGame, BadInput
from plyscope.study.tree_size import estimate_tree
from plyscope.support.orders import MOST_POSITIONS

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
