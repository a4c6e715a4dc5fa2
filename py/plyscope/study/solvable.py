"""Whether what every move is truly worth can be known, told at once and without searching."""

from __future__ import annotations

from math import inf, log10
from typing import Any, Final

from plyscope.game import AnyGame, BadInput
from plyscope.study.tree_size import estimate_tree
from plyscope.support.orders import MOST_POSITIONS

QUICK_POSITIONS: Final = 6_000
"""So many positions are counted at once: more than tic-tac-toe has."""
MOST_WAYS: Final = 1_000
"""In how many ways, about, a position is reached that can just be known: on the Connect-4 board of
4 × 4 cells with its 161,029 positions it is 800."""
PROBES: Final = 400
SEED: Final = 1975


def check_knowable(game: AnyGame[Any, Any], state: Any) -> None:
    """Raises `BadInput` (field "order") where the whole tree is too large to know every value.

    Few positions are counted. Where there are more, the size of the tree decides, as random walks
    estimate it: what is a little too large is only found out by those who look at it all.
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
    """Whether no more than `most` different positions can follow, `state` among them."""
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
    """As 10^13: of an estimate no more is worth telling."""
    return f"10^{round(log10(number))}"
