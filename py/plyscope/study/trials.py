"""Trials: one player against chance, whole games with the luck of a seed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from plyscope.game import CHANCE, MAX, MIN
from plyscope.search import SearchEntry
from plyscope.study.duel import Choose, CountingGame, Finished
from plyscope.support.chance import drawn

LONGEST_TRIAL: Final = 2_000
"""A game that is not over after so many moves, those of chance included, is stopped."""


@dataclass(frozen=True)
class Planner:
    """Who makes all moves of MAX: how it chooses, and in which game it plans, which may be the
    game at its worst."""

    choose: Choose
    sees: Any


def planned_in(world: Any, search: SearchEntry) -> Any:
    """The game in which a search plans the moves of `world`, a game that offers `AgainstChance`:
    the world itself, or, if it cannot search chance, the world at its worst."""
    return world if search.offered(world) else world.at_worst()


def can_plan(world: Any, search: SearchEntry) -> bool:
    """Whether a search can plan moves in `world`, or in the world at its worst."""
    return search.offered(planned_in(world, search))


def play_trial(
    world: Any,
    state: Any,
    planner: Planner,
    luck: Random,
    limit: int = LONGEST_TRIAL,
    after_move: Callable[[int], None] | None = None,
) -> Finished:
    """Plays the game from `state` to its end, or until `limit` moves were made.

    `luck` decides the outcomes of chance: the same luck and the same moves are the same game.
    `after_move` is told after each move how many there were.
    """
    nodes = 0
    moves: list[Hashable] = []
    while not world.is_terminal(state) and len(moves) < limit:
        if world.to_move(state) == CHANCE:
            action = drawn(world, state, luck)
        else:
            counting = CountingGame(planner.sees)
            action = planner.choose(counting, state)
            nodes += counting.nodes
        moves.append(action)
        state = world.result(state, action)
        if after_move:
            after_move(len(moves))
    over = world.is_terminal(state)
    utility = world.utility(state) if over else 0
    return Finished(tuple(moves), utility, over, {MAX: nodes, MIN: 0})
