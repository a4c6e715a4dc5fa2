"""The exact value of every action, if it can be known: by a theory, or by looking at every
position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from plyscope.games.nim import Heaps, Nim
from plyscope.games.nim_theory import mover_wins
from plyscope.games.pig.rules import Pig, PigState
from plyscope.games.pig.values import LimitedPig, PigValues, size
from plyscope.study.tree_size import is_hopeless
from plyscope.support.minimax_values import action_values

PIG_BUDGET: Final = 400_000
"""More positions of Pig with a limit of rolls are not solved: it would take a second or more."""
PIG_TOLERANCE: Final = 1e-6
FEW: Final = 2_000
"""So many states are looked at in any tree. A hopeless one, as that of chess, is then given up."""


class Known(NamedTuple):
    """What is known of a position.

    Attributes:
        values: each legal action, and its value for MAX.
        proviso: what these values assume, as a part of a sentence; "" if nothing.
    """

    values: Sequence[tuple[Any, float]]
    proviso: str = ""


def known_values(name: str, game: Any, state: Any, budget: int) -> Known | None:
    """The exact values in `state` of the game that the registry calls `name`.

    A theory is tried first. If there is none, the answer is None if more than `budget` different
    states would have to be looked at, if moves are hidden, or if there are more than two players.
    """
    known = THEORIES[name](game, state) if name in THEORIES else None
    if known is None:
        values = action_values(game, state, min(budget, FEW))
        if values is None and budget > FEW and not is_hopeless(game, state):
            values = action_values(game, state, budget)
        known = Known(values) if values is not None else None
    return known or (LAST_RESORTS[name](game, state) if name in LAST_RESORTS else None)


def _nim(game: Nim, state: Heaps) -> Known:
    children = [(action, game.result(state, action)) for action in game.actions(state)]
    return Known([(action, _nim_value(game, child)) for action, child in children])


def _nim_value(game: Nim, state: Heaps) -> float:
    wins = mover_wins(state.sizes, game.misere)
    return 1.0 if wins == (game.to_move(state) == "MAX") else -1.0


def _limited_pig(game: Pig, state: PigState) -> Known | None:
    if size(game.goal, state.left) > PIG_BUDGET:
        return None
    return _pig(game, state, LimitedPig(game.goal, game.faces, state.left).value)


def _unlimited_pig(game: Pig, state: PigState) -> Known:
    values = _pig_values(game.goal, game.faces)
    known = _pig(game, state, values.value)
    return known._replace(proviso="if the number of rolls had no limit")


def _pig(game: Pig, state: PigState, value: Callable[[PigState], float]) -> Known:
    children = [(action, game.result(state, action)) for action in game.actions(state)]
    return Known(
        [
            (action, game.utility(child) if game.is_terminal(child) else value(child))
            for action, child in children
        ]
    )


@lru_cache(maxsize=2)
def _pig_values(goal: int, faces: int) -> PigValues:
    # During a game, the same values are needed for move after move.
    return PigValues(goal, faces, PIG_TOLERANCE)


THEORIES: Final[Mapping[str, Callable[[Any, Any], Known | None]]] = {
    "nim": _nim,
    "pig": _limited_pig,
}
LAST_RESORTS: Final[Mapping[str, Callable[[Any, Any], Known | None]]] = {"pig": _unlimited_pig}
