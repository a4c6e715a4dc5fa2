"""How well a shallow search predicts a deep one: the statistics that ProbCut relies on.

We assume that the deep value v is a·v′ + b + e, where v′ is the shallow value and e is an error
with a normal distribution of mean 0 and standard deviation σ. All values are from the side to move.

Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, isfinite, sqrt
from random import Random
from typing import Generic, TypeAlias

from plyscope.game import MAX, A, BadInput, Game, S
from plyscope.games.wrapper import Wrapped
from plyscope.search.negamax import negamax
from plyscope.support.depths import check_depths

LONGEST_WALK = 8
TRIES_PER_PAIR = 20

Pair: TypeAlias = tuple[float, float]
"""The values of a position by a shallow search and by a deep one."""


@dataclass(frozen=True)
class Statistics:
    """v ≈ a·v′ + b with the standard deviation `sigma`, and the number of positions it was computed
    from."""

    a: float
    b: float
    sigma: float
    count: int


@dataclass(frozen=True)
class Outliers:
    """The share of `count` positions whose deep value lies above the line by more than the safety
    margin, and the share that lies below it by more."""

    count: int
    above: float
    below: float


class Sampler(Generic[S, A]):
    """Samples random positions: the shallow and the deep value of each.

    It skips positions whose value comes from an end of the game and not from an evaluation: there
    the two searches agree, or differ by far more than evaluations do. The same seed gives the same
    pairs. No position is searched twice.
    """

    def __init__(self, game: Game[S, A], state: S, shallow: int, deep: int, seed: int) -> None:
        """Random moves start from `state`. Raises `BadInput`; see `check_depths`."""
        check_depths(shallow, deep)
        self.game = game
        self.state = state
        self.depths = (shallow, deep)
        self.random = Random(seed)
        self.known: dict[S, Pair | None] = {}

    def draw(self, count: int) -> list[Pair]:
        """Up to `count` pairs. A position that comes up again counts again."""
        return self._draw(count, again=True)

    def draw_others(self, count: int) -> list[Pair]:
        """Up to `count` pairs of positions that have not come up before, each once."""
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
        """The two values of a position; None if one of them comes from an end of the game."""
        x, y = (evaluated(self.game, state, depth) for depth in self.depths)
        return None if x is None or y is None else (x, y)


def fit(pairs: Sequence[Pair]) -> Statistics:
    """The line with the least squared errors through pairs of a shallow and a deep value.

    Raises `BadInput` (field "method") if there is no such line, if it does not rise, or if its
    numbers are too large for a double.
    """
    count = len(pairs)
    if count < 3:
        raise BadInput(
            "Too few positions here get their value from the evaluation function, so we cannot "
            "tell how well a shallow search predicts a deep one.",
            field="method",
        )
    too_large = BadInput(
        "The values here are too large to tell how well a shallow search predicts a deep one.",
        field="method",
    )
    if not all(isfinite(value) for pair in pairs for value in pair):
        raise too_large
    # Exact: rounding in a mean makes equal values look different, and then a line fits them.
    exact = [(Fraction(x), Fraction(y)) for x, y in pairs]
    mean_x = sum(x for x, _ in exact) / count
    mean_y = sum(y for _, y in exact) / count
    products = sum((x - mean_x) * (y - mean_y) for x, y in exact)
    if products <= 0:
        raise BadInput(
            "Here a higher shallow value does not mean a higher deep value, so a shallow search "
            "does not predict a deep one.",
            field="method",
        )
    a = products / sum((x - mean_x) ** 2 for x, _ in exact)
    b = mean_y - a * mean_x
    # Two degrees of freedom are used up by a and b.
    variance = sum((y - a * x - b) ** 2 for x, y in exact) / (count - 2)
    try:
        return Statistics(float(a), float(b), sqrt(variance), count)
    except OverflowError:
        raise too_large from None


def outliers(pairs: Sequence[Pair], found: Statistics, t: float) -> Outliers:
    """The shares of these pairs that lie more than `t` standard deviations above and below the
    line."""
    errors = [_error(pair, found.a, found.b) for pair in pairs]
    above = sum(error > t * found.sigma for error in errors)
    below = sum(error < -t * found.sigma for error in errors)
    count = max(1, len(pairs))
    return Outliers(len(pairs), above / count, below / count)


def _error(pair: Pair, a: float, b: float) -> float:
    x, y = pair
    return y - a * x - b


def chance_of_error(t: float) -> float:
    """The probability that a normal error is larger than t standard deviations on one side."""
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
    """Notes the utilities that a search asked for."""

    def __init__(self, game: Game[S, A]) -> None:
        super().__init__(game)
        self.seen: set[float] = set()

    def utility(self, state: S) -> float:
        worth = self.game.utility(state)
        self.seen.add(worth)
        return worth


def evaluated(game: Game[S, A], state: S, depth: int) -> float | None:
    """The value of a search of `depth` plies, from the side to move.

    None if it comes from an end of the game. An evaluation equal to the utility of an end that was
    seen counts as that end.
    """
    ends = _Ends(game)
    v = negamax(ends, state, depth)
    sign = 1 if game.to_move(state) == MAX else -1
    return None if sign * v in ends.seen else v
