"""Whole games between two ways to choose moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, TypeAlias

from plyscope.game import CHANCE, MAX, MIN, Player
from plyscope.games.evaluation import Weighted
from plyscope.games.wrapper import Wrapped
from plyscope.search import SearchEntry
from plyscope.support.chance import drawn
from plyscope.support.orders import OrderEntry
from plyscope.support.strategies import Strategies, choices

LONGEST_GAME = 200
"""A game that is not over after so many moves is stopped and counts as a draw."""

Choose: TypeAlias = Callable[[Any, Any], Any]
"""Called with a game and a state; returns the action to take."""


@dataclass(frozen=True)
class Contender:
    """One of the two players of a game: a name, how it chooses, and the game in which it plans, if
    that is another than the one that is played."""

    name: str
    choose: Choose
    sees: Any = None


@dataclass(frozen=True)
class Finished:
    """A game that was played.

    Attributes:
        moves: all actions, including those of chance.
        utility: the result for MAX; 0 if the game was stopped.
        over: whether the game was played to its end.
        nodes: how many positions MAX and MIN looked at in all their searches.
    """

    moves: tuple[Hashable, ...]
    utility: float
    over: bool
    nodes: Mapping[Player, int]


class CountingGame(Wrapped[Any, Any]):
    """Counts the positions that a search makes."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.nodes = 0

    def result(self, state: Any, action: Any) -> Any:
        """The game's own result; it counts one more position."""
        self.nodes += 1
        return self.game.result(state, action)


def chooser(
    search: SearchEntry,
    depth: float = inf,
    weights: Sequence[float] | None = None,
    order: OrderEntry | None = None,
    options: Mapping[str, float] | None = None,
    random: Random | None = None,
    seen_as: Callable[[Any], Any] | None = None,
) -> Choose:
    """A function that chooses by a search.

    If the search returns no action, it searches the position after each move and takes the best for
    the side to move, the first of equals. The search is `depth` plies deep, including the move.
    `weights` weigh the game's features. A search with a seed takes a new seed for each move from
    `random`, if that is given. `seen_as` makes a game with another evaluation of the game.
    """
    keywords = search.arguments(options or {})
    if search.takes_depth:
        keywords["depth"] = depth if search.chooses else depth - 1

    def choose(game: Any, state: Any) -> Any:
        seen = game if weights is None else Weighted(game, weights)
        seen = seen_as(seen) if seen_as else seen
        seen = order.apply(seen) if order else seen
        if not search.chooses:
            return _best_by_value(search, seen, state, keywords)
        if random and "seed" in keywords:
            keywords["seed"] = random.getrandbits(31)
        action = search.function(seen, state, **keywords).action
        # A single round of Monte Carlo tree search has tried no move yet.
        return seen.actions(state)[0] if action is None else action

    return choose


def _best_by_value(
    search: SearchEntry, game: Any, state: Any, keywords: Mapping[str, float]
) -> Any:
    """The action with the best value for the side to move, the first of equals."""
    sign = 1 if game.to_move(state) == MAX else -1
    best, best_worth = None, -inf
    for action in game.actions(state):
        worth = sign * _value(search, game, game.result(state, action), keywords)
        if best is None or worth > best_worth:
            best, best_worth = action, worth
    return best


def mixer(strategies: Strategies, random: Random) -> Choose:
    """A function that chooses at random with the probabilities of a mixed strategy, for games with
    hidden moves."""

    def choose(game: Any, state: Any) -> Any:
        actions, chances = zip(*choices(game, state, strategies), strict=True)
        return random.choices(actions, chances)[0]

    return choose


def _value(search: SearchEntry, game: Any, state: Any, keywords: Mapping[str, float]) -> float:
    """The search's value of `state`, from MAX's side."""
    if game.is_terminal(state):
        return float(game.utility(state))
    found = search.function(game, state, **keywords)
    value: float = found[0] if isinstance(found, tuple) else found
    return -value if search.side == "mover" and game.to_move(state) == MIN else value


def play_game(
    game: Any,
    state: Any,
    max_player: Contender,
    min_player: Contender,
    limit: int = LONGEST_GAME,
    random: Random | None = None,
    after_move: Callable[[int], None] | None = None,
) -> Finished:
    """Plays the game from `state` to its end, or until `limit` moves were made.

    `random` decides the outcomes of chance; without it, they are the same each time. `after_move`
    is told after each move how many there were.
    """
    random = random or Random(0)
    players: dict[Player, Contender] = {MAX: max_player, MIN: min_player}
    nodes: dict[Player, int] = {MAX: 0, MIN: 0}
    moves: list[Hashable] = []
    while not game.is_terminal(state) and len(moves) < limit:
        mover = game.to_move(state)
        if mover == CHANCE:
            action = drawn(game, state, random)
        else:
            player = players[mover]
            counting = CountingGame(game if player.sees is None else player.sees)
            action = player.choose(counting, state)
            nodes[mover] += counting.nodes
        moves.append(action)
        state = game.result(state, action)
        if after_move:
            after_move(len(moves))
    over = game.is_terminal(state)
    return Finished(tuple(moves), game.utility(state) if over else 0, over, nodes)


def random_opening(game: Any, state: Any, plies: int, random: Random) -> tuple[Hashable, ...]:
    """Up to `plies` random moves from `state`; none of them ends the game."""
    moves: list[Hashable] = []
    while len(moves) < plies and not game.is_terminal(state):
        if game.to_move(state) == CHANCE:
            action = drawn(game, state, random)
        else:
            action = random.choice(list(game.actions(state)))
        following = game.result(state, action)
        if game.is_terminal(following):
            break
        moves.append(action)
        state = following
    return tuple(moves)
