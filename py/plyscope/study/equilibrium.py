"""How far the strategies of a game with hidden moves are from equilibrium.

In equilibrium, neither side can gain by changing its own strategy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from plyscope.game import CHANCE, MAX, A, HiddenGame, Mover, Player, S
from plyscope.support.strategies import Equilibrium, Spot, Strategies, choices, spot


class Point(NamedTuple):
    """How close a search is to equilibrium after so many rounds."""

    rounds: int
    value: float
    exploitability: float
    strategies: Strategies


class Mix(NamedTuple):
    """A strategy at one information set, to show to a person. `knows` says in words what the player
    to move knows; "" means nothing."""

    player: Mover
    knows: str
    actions: Sequence[str]
    probabilities: Sequence[float]


def best_response_value(game: HiddenGame[S, A], strategies: Strategies, side: Player) -> float:
    """The value of the whole game for MAX if `side` plays its best response to the other's
    strategy.

    `side` knows the other's strategy, but it sees only the moves that the rules let it see: it
    takes the same action in all states of an information set.
    """
    histories = _histories(game, strategies, side)
    sign = 1 if side == MAX else -1
    chosen: dict[Spot, A] = {}

    def value(state: S) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        if game.to_move(state) == side:
            return value(game.result(state, response(spot(game, state))))
        v = 0.0
        for action, probability in choices(game, state, strategies):
            if probability:
                v += probability * value(game.result(state, action))
        return v

    def response(where: Spot) -> A:
        """The action that is best on average over all states that the side may be in."""
        if where not in chosen:
            states = histories[where]
            best_worth = 0.0
            for action in game.actions(states[0][0]):
                worth = 0.0
                for state, reach in states:
                    worth += sign * reach * value(game.result(state, action))
                if where not in chosen or worth > best_worth:
                    chosen[where], best_worth = action, worth
        return chosen[where]

    return value(game.initial)


def exploitability(game: HiddenGame[S, A], strategies: Strategies) -> float:
    """Exploitability: how much a side gains by its best response, on average over both sides.

    It is never negative, and it is 0 exactly in equilibrium.
    """
    most = best_response_value(game, strategies, "MAX")
    least = best_response_value(game, strategies, "MIN")
    return (most - least) / 2


def approach(
    search: Callable[..., Equilibrium],
    game: HiddenGame[S, A],
    state: S,
    rounds: int,
    **options: float,
) -> list[Point]:
    """How `search` approaches equilibrium: after 1, 2, 5, 10, 20, 50 … rounds and at the end.

    It runs once for each of these, which takes about twice as long as the last run alone.
    """
    points = []
    for count in milestones(rounds):
        value, strategies = search(game, state, rounds=count, **options)
        points.append(Point(count, value, exploitability(game, strategies), strategies))
    return points


def milestones(last: int) -> list[int]:
    """1, 2, 5, 10, 20, 50 … up to `last`, and `last` itself."""
    counts = []
    ten = 1
    while ten < last:
        counts += [ten * step for step in (1, 2, 5) if ten * step < last]
        ten *= 10
    return [*counts, last]


def table(game: Any, strategies: Strategies) -> list[Mix]:
    """The strategies to show to a person, in the order in which the information sets come up in
    play."""
    return [
        Mix(
            mover,
            game.knows(state),
            [game.action_name(state, action) for action in game.actions(state)],
            [probability for _, probability in choices(game, state, strategies)],
        )
        for (mover, _), state in _first_states(game, game.initial, {}).items()
    ]


def _first_states(game: Any, state: Any, found: dict[Spot, Any]) -> dict[Spot, Any]:
    """One state of each information set of MAX and MIN at and below `state`."""
    if not game.is_terminal(state):
        if game.to_move(state) != CHANCE:
            found.setdefault(spot(game, state), state)
        for action in game.actions(state):
            _first_states(game, game.result(state, action), found)
    return found


def _histories(
    game: HiddenGame[S, A], strategies: Strategies, side: Player
) -> dict[Spot, list[tuple[S, float]]]:
    """For each information set of `side` its states, each with the probability that chance and the
    other side let the game get there if `side` plays towards it."""
    histories: dict[Spot, list[tuple[S, float]]] = {}

    def collect(state: S, reach: float) -> None:
        if game.is_terminal(state):
            return
        if game.to_move(state) == side:
            histories.setdefault(spot(game, state), []).append((state, reach))
            for action in game.actions(state):
                collect(game.result(state, action), reach)
        else:
            for action, probability in choices(game, state, strategies):
                if probability:
                    collect(game.result(state, action), reach * probability)

    collect(game.initial, 1.0)
    return histories
