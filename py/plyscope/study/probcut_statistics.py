"""How well a shallow search predicts a deep one: the statistics that ProbCut stands on.

The deep value v is taken to be a·v′ + b + e, where v′ is the shallow value and e an error that is
normally distributed about 0 with the standard deviation σ. All values are from the side to move.

Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, inf, isfinite, sqrt
from random import Random
from typing import Generic, TypeAlias

from plyscope.game import MAX, A, BadInput, Game, S
from plyscope.games.wrapper import Wrapped
from plyscope.search.negamax import negamax
from plyscope.support.depths import check_depths

LONGEST_WALK = 8
TRIES_PER_PAIR = 20

Pair: TypeAlias = tuple[float, float]
"""What a shallow search and a deep one say of a position."""


@dataclass(frozen=True)
class Statistics:
    """v ≈ a·v′ + b with the standard deviation `sigma`, and from how many positions that is."""

    a: float
    b: float
    sigma: float
    count: int


@dataclass(frozen=True)
class Outliers:
    """Of `count` positions, the share whose deep value lies farther above the line than the
    forecast takes for safe, and the share farther below it."""

    count: int
    above: float
    below: float


class Sampler(Generic[S, A]):
    """Draws pairs of a shallow and a deep value of positions that random moves lead to.

    Positions whose value the end of the game has settled, rather than an evaluation, are left
    out: there the two searches agree, or differ by far more than evaluations do. The same seed
    draws the same pairs. No position is searched twice.
    """

    def __init__(self, game: Game[S, A], state: S, shallow: int, deep: int, seed: int) -> None:
        """Random moves begin in `state`. For what is raised see `check_depths`."""
        check_depths(shallow, deep)
        self.game = game
        self.state = state
        self.depths = (shallow, deep)
        self.random = Random(seed)
        self.known: dict[S, Pair | None] = {}

    def draw(self, count: int) -> list[Pair]:
        """Up to `count` pairs; a position that is met again counts again."""
        return self._draw(count, again=True)

    def draw_others(self, count: int) -> list[Pair]:
        """Up to `count` pairs of positions that were not met before, each once."""
        return self._draw(count, again=False)

    def _draw(self, count: int, again: bool) -> list[Pair]:
        pairs: list[Pair] = []
        for _ in range(TRIES_PER_PAIR * count):
            if len(pairs) == count:
                break
            reached = random_walk(self.game, self.state, self.random)
            is_new = reached not in self.known
            if is_new:
                self.known[reached] = self._pair(reached)
            pair = self.known[reached]
            if pair is not None and (is_new or again):
                pairs.append(pair)
        return pairs

    def _pair(self, state: S) -> Pair | None:
        """None where an end of the game settles one of the values."""
        x, y = (evaluated(self.game, state, depth) for depth in self.depths)
        return None if x is None or y is None else (x, y)


def gather(
    game: Game[S, A], state: S, shallow: int, deep: int, count: int, seed: int
) -> Statistics:
    """The statistics of `count` positions around `state`, as a `Sampler` draws them.

    Raises `BadInput`: with field "search" when too few are found, or when there is no line that
    rises through their values; see also `check_depths`.
    """
    return fit(Sampler(game, state, shallow, deep, seed).draw(count))


def fit(pairs: Sequence[Pair]) -> Statistics:
    """The line through pairs of a shallow and a deep value with the least squares of its errors.

    Raises `BadInput` (field "search") when there is no such line, or when it does not rise, or when
    the values are too large, or too near to each other, for the sums of their squares.
    """
    count = len(pairs)
    if count < 3:
        raise BadInput(
            "Too few positions here get their value from the evaluation function, so we cannot "
            "tell how well a shallow search predicts a deep one.",
            field="search",
        )
    mean_x = sum(x for x, _ in pairs) / count
    mean_y = sum(y for _, y in pairs) / count
    # Products, because a power that is too large raises an error.
    squares = sum((x - mean_x) * (x - mean_x) for x, _ in pairs)
    products = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    if products <= 0:
        raise BadInput(
            "Here a higher shallow value does not mean a higher deep value, so a shallow search "
            "does not predict a deep one.",
            field="search",
        )
    a = products / squares if squares else inf
    b = mean_y - a * mean_x
    # Two of the pairs are spent on a and b.
    variance = sum(_error(pair, a, b) * _error(pair, a, b) for pair in pairs) / (count - 2)
    if not isfinite(a) or not isfinite(b) or not isfinite(variance):
        raise BadInput(
            "The values here are too large, or too close to each other, to tell how well a shallow "
            "search predicts a deep one.",
            field="search",
        )
    return Statistics(a, b, sqrt(variance), count)


def outliers(pairs: Sequence[Pair], found: Statistics, t: float) -> Outliers:
    """How many of these pairs lie more than `t` standard deviations off the line that was found."""
    errors = [_error(pair, found.a, found.b) for pair in pairs]
    above = sum(error > t * found.sigma for error in errors)
    below = sum(error < -t * found.sigma for error in errors)
    count = max(1, len(pairs))
    return Outliers(len(pairs), above / count, below / count)


def _error(pair: Pair, a: float, b: float) -> float:
    x, y = pair
    return y - a * x - b


def chance_of_error(t: float) -> float:
    """How likely it is that a normal error is larger than t standard deviations to one side."""
    return erfc(t / sqrt(2)) / 2


def random_walk(game: Game[S, A], state: S, random: Random) -> S:
    """A position up to `LONGEST_WALK` random moves from `state`."""
    for _ in range(random.randint(0, LONGEST_WALK)):
        actions = game.actions(state)
        if not actions:
            break
        state = game.result(state, random.choice(actions))
    return state


class _Ends(Wrapped[S, A]):
    """Notes the utilities that a search has asked for."""

    def __init__(self, game: Game[S, A]) -> None:
        super().__init__(game)
        self.seen: set[float] = set()

    def utility(self, state: S) -> float:
        worth = self.game.utility(state)
        self.seen.add(worth)
        return worth


def evaluated(game: Game[S, A], state: S, depth: int) -> float | None:
    """What a search of `depth` plies says to the side to move; None if an end of the game says it.

    An evaluation that is just as large as an end that was seen is taken for it.
    """
    ends = _Ends(game)
    v = negamax(ends, state, depth)
    sign = 1 if game.to_move(state) == MAX else -1
    return None if sign * v in ends.seen else v
