"""How well a shallow search predicts a deep one: the statistics that ProbCut stands on.

The deep value v is taken to be a·v′ + b + e, where v′ is the shallow value and e an error that is
normally distributed about 0 with the standard deviation σ. All values are from the side to move.

Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from random import Random

from plyscope.game import MAX, A, BadInput, Game, S
from plyscope.search.negamax import negamax
from plyscope.wrapped import Wrapped

LONGEST_WALK = 8
TRIES_PER_PAIR = 20


@dataclass(frozen=True)
class Statistics:
    """v ≈ a·v′ + b with the standard deviation `sigma`, and from how many positions that is."""

    a: float
    b: float
    sigma: float
    count: int


def gather(
    game: Game[S, A], state: S, shallow: int, deep: int, count: int, seed: int
) -> Statistics:
    """The statistics of `count` positions that random moves lead to from `state`.

    Positions whose value the end of the game has settled, rather than an evaluation, are left
    out: there the two searches agree, or differ by far more than evaluations do. The same seed
    gives the same answer. Raises `BadInput`: with field "search" when too few are found, or when
    the deep value does not grow with the shallow one; see also `check_depths`.
    """
    check_depths(shallow, deep)
    random = Random(seed)
    pairs: list[tuple[float, float]] = []
    for _ in range(TRIES_PER_PAIR * count):
        if len(pairs) == count:
            break
        reached = random_walk(game, state, random)
        x, y = (evaluated(game, reached, depth) for depth in (shallow, deep))
        if x is not None and y is not None:
            pairs.append((x, y))
    return fit(pairs)


def check_depths(shallow: float, deep: float) -> None:
    """Raises `BadInput` (field "searchOptions") unless the shallow search is the shallower one."""
    if shallow >= deep:
        raise BadInput(
            "The depth of the shallow search must be less than that of the deep one.",
            field="searchOptions",
        )


def fit(pairs: Sequence[tuple[float, float]]) -> Statistics:
    """The line through pairs of a shallow and a deep value with the least squares of its errors.

    Raises `BadInput` (field "search") when there is no such line, or when it does not rise.
    """
    count = len(pairs)
    if count < 3:
        raise BadInput(
            "Too few positions follow here whose value is an evaluation: nothing can be said of"
            " how well a shallow search predicts a deep one.",
            field="search",
        )
    mean_x = sum(x for x, _ in pairs) / count
    mean_y = sum(y for _, y in pairs) / count
    squares = sum((x - mean_x) ** 2 for x, _ in pairs)
    products = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    if products <= 0:
        raise BadInput(
            "Here the value of a deep search does not grow with that of the shallow one, so the"
            " one does not predict the other.",
            field="search",
        )
    a = products / squares
    b = mean_y - a * mean_x
    # Two of the pairs are spent on a and b.
    errors = sum((y - a * x - b) ** 2 for x, y in pairs)
    return Statistics(a, b, sqrt(errors / (count - 2)), count)


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
