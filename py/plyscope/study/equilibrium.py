"""How far the strategies of a game with hidden moves are from equilibrium.

In equilibrium neither side can gain by changing its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from plyscope.game import CHANCE, MAX, A, HiddenGame, Mover, Player, S
from plyscope.support.strategies import Equilibrium, Spot, Strategies, choices, spot


class Point(NamedTuple):
    """How far a search has come after so many rounds."""

    rounds: int
    value: float
    exploitability: float
    strategies: Strategies


class Mix(NamedTuple):
    """What a strategy does at one information set, for people: `knows` says in words what the
    player to move knows, "" for nothing."""

    player: Mover
    knows: str
    actions: Sequence[str]
    probabilities: Sequence[float]


def best_response_value(game: HiddenGame[S, A], strategies: Strategies, side: Player) -> float:
    """What the whole game is worth to MAX when `side` answers the other's strategy at its best.

    `side` knows the other's strategy, but of the moves only what the rules let it see: it takes
    the same action in all states of an information set.
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
        """The action that is best on average over all states in which the side may be."""
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
    """How much a side gains, on the average of both, by answering the other's strategy at its best.

    It is never negative, and 0 exactly in equilibrium.
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
    """How `search` comes nearer to equilibrium: after 1, 2, 5, 10, 20, 50 … rounds and at the end.

    It is run anew for each of these, which takes about twice as long as the last run alone.
    """
    points = []
    for count in milestones(rounds):
        value, strategies = search(game, state, rounds=count, **options)
        points.append(Point(count, value, exploitability(game, strategies), strategies))
    return points


def milestones(last: int) -> list[int]:
    """1, 2, 5, 10, 20, 50 … as far as `last`, and `last`."""
    counts = []
    ten = 1
    while ten < last:
        counts += [ten * step for step in (1, 2, 5) if ten * step < last]
        ten *= 10
    return [*counts, last]


def table(game: Any, strategies: Strategies) -> list[Mix]:
    """The strategies for people, in the order in which the information sets come up in play."""
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
    other side bring the game there if `side` does all it can to."""
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
