"""The rules of Pac-Man among his ghosts: he moves, then each ghost, and this is a round."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from plyscope.game import (
    CHANCE,
    MAX,
    MIN,
    AgainstChance,
    BadInput,
    IllegalAction,
    InRounds,
    Mover,
    MovesAgain,
)
from plyscope.games.evaluation import Feature, Features, default_weights, weighted_sum
from plyscope.games.pacman.scene import CAUGHT, CLEARED, FOOD, GHOST, GONE, STEP, Maze, Scene
from plyscope.games.pacman.shown import ShownPacman

SCARED: Final = 12
"""For so many rounds ghosts are scared after a capsule; the round in which it is eaten counts."""

STAY: Final = "stay"
"""The move of a ghost that is walled in."""


class Pacman(ShownPacman, Features[Scene], MovesAgain, InRounds[Scene]):
    """Pac-Man is MAX, and every ghost is MIN. A position is worth his points in the end.

    All go to an open square beside their own; nobody stays unless walled in. Pac-Man wins when he
    has eaten all food, and loses when a ghost is on his square. While ghosts are scared, he eats
    them instead, and then they are gone. When no round is left, the points so far count. The
    points are those of the Pac-Man projects of UC Berkeley's course in AI (DeNero & Klein, 2010);
    there, ghosts do not turn round, come back when eaten, and are slower while scared.
    """

    def __init__(self, maze: Maze, initial: Scene) -> None:
        self.maze = maze
        self.initial = initial
        self._feature_list = feature_list(maze, initial, self.bounds)
        self._weights = default_weights(self)
        self._own_span = self._span(self._weights)

    @property
    def bounds(self) -> tuple[float, float]:
        """Caught in the last round without any food; all eaten, in no time."""
        start = self.initial
        living = sum(square != GONE for square in start.ghosts)
        worst = start.score + STEP * start.left + CAUGHT
        return (worst, start.score + FOOD * len(start.food) + GHOST * living + CLEARED)

    def to_move(self, state: Scene) -> Mover:
        """Pac-Man is MAX; the ghosts are MIN, one after the other."""
        return MIN if state.turn else MAX

    def actions(self, state: Scene) -> list[str]:
        """The directions without a wall, for whoever's turn it is."""
        if self.is_terminal(state):
            return []
        return list(self._ways(state))

    def _ways(self, state: Scene) -> dict[str, int]:
        """The directions, and where each leads."""
        square = state.ghosts[state.turn - 1] if state.turn else state.pacman
        return dict(self.maze.ways[square]) or {STAY: square}

    def result(self, state: Scene, action: str) -> Scene:
        """The scene after one step of Pac-Man or of a ghost. Raises `IllegalAction`."""
        if self.is_terminal(state) or action not in (ways := self._ways(state)):
            raise IllegalAction(self.why_not(state, action))
        moved = self._step(state, ways[action]) if state.turn == 0 else state
        if state.turn:
            moved = _placed(state, state.turn, ways[action])
        return self._next_turn(_met(moved))

    def _step(self, state: Scene, square: int) -> Scene:
        """Pac-Man on another square. He eats what is there, unless a ghost catches him."""
        state = state._replace(pacman=square, score=state.score + STEP)
        if state.caught and not state.scared:
            return state
        if square in state.capsules:
            return state._replace(capsules=state.capsules - {square}, scared=SCARED)
        if square in state.food:
            food = state.food - {square}
            points = FOOD + (0 if food else CLEARED)
            return state._replace(food=food, score=state.score + points)
        return state

    def _next_turn(self, state: Scene) -> Scene:
        """The turn goes to the next ghost that is not gone, or back to Pac-Man in a new round."""
        following = range(state.turn + 1, len(state.ghosts) + 1)
        turn = next((ghost for ghost in following if state.ghosts[ghost - 1] != GONE), 0)
        if turn:
            return state._replace(turn=turn)
        return state._replace(turn=0, scared=max(0, state.scared - 1), left=state.left - 1)

    def plies_in_round(self, state: Scene) -> int:
        """Pac-Man's ply, and one of each ghost that is left."""
        return 1 + sum(square != GONE for square in state.ghosts)

    def parse_action(self, state: Scene, text: str) -> str:
        """The direction in `text`, with or without a ghost. Raises `BadInput`."""
        words = text.lower().split()
        typed = words[-1] if words else ""
        if typed not in self.actions(state):
            raise BadInput(self.why_not(state, typed), field="action")
        return typed

    def is_terminal(self, state: Scene) -> bool:
        """Whether Pac-Man is caught, all food is eaten, or no round is left."""
        return state.caught or not state.food or state.left == 0

    def utility(self, state: Scene) -> float:
        """His points."""
        return state.score

    def evaluate(self, state: Scene) -> float:
        """The points so far, and what lies near: food, ghosts, capsules."""
        return self.estimate(weighted_sum(self._weights, self.features(state)), self._weights)

    @property
    def feature_list(self) -> Sequence[Feature]:
        """What can be measured in a scene."""
        return self._feature_list

    def features(self, state: Scene) -> tuple[float, ...]:
        """For each of `feature_list`: how much better it is for Pac-Man."""
        return measured(self.maze, state)

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score itself, in points; with weights under which it could leave the bounds, it is
        made smaller in proportion, so that it orders the scenes of every maze."""
        worst, best = self.bounds
        low, high = worst + 1, best - 1
        least, most = self._own_span if weights is self._weights else self._span(weights)
        if least < low or most > high:
            least, most = min(least, low), max(most, high)
            score = low + (score - least) / (most - least) * (high - low)
        return max(low, min(high, score))

    def _span(self, weights: Sequence[float]) -> tuple[float, float]:
        """The least and the greatest score of scenes in which the game is not over."""
        worst, best = self.bounds
        return span(self._feature_list, weights, (worst - CAUGHT, best - CLEARED))


class PacmanByChance(Pacman, AgainstChance[Scene, str]):
    """The same, but the ghosts do not think: chance moves them.

    With the probability `pursuit`, a ghost takes one of the steps that bring it nearest to Pac-Man,
    or farthest from him while it is scared; otherwise any step. All of these are equally likely.
    """

    def __init__(self, maze: Maze, initial: Scene, pursuit: float = 0) -> None:
        super().__init__(maze, initial)
        self.pursuit = pursuit

    def to_move(self, state: Scene) -> Mover:
        """Pac-Man is MAX; chance moves the ghosts."""
        return CHANCE if state.turn else MAX

    def actions(self, state: Scene) -> list[str]:
        """The directions without a wall; for a ghost, those that it may choose."""
        if state.turn and not self.is_terminal(state):
            return [action for action, _ in self.outcomes(state)]
        return super().actions(state)

    def outcomes(self, state: Scene) -> list[tuple[str, float]]:
        """Each step of the ghost and its probability."""
        ways = self._ways(state)
        far = self.maze.far(state.pacman)
        away = {action: far.get(square, 0) for action, square in ways.items()}
        wanted = max(away.values()) if state.scared else min(away.values())
        eager = [action for action in ways if away[action] == wanted]
        chances = {
            action: (1 - self.pursuit) / len(ways)
            + (self.pursuit / len(eager) if action in eager else 0)
            for action in ways
        }
        return [(action, chance) for action, chance in chances.items() if chance > 0]

    def result(self, state: Scene, action: str) -> Scene:
        """As in `Pacman`, but a ghost that always pursues takes no other step."""
        if state.turn and action not in self.actions(state):
            raise IllegalAction(self.why_not(state, action))
        return super().result(state, action)

    def at_worst(self) -> Pacman:
        """The same maze, as it looks to whoever takes the ghosts for players who want the worst."""
        return Pacman(self.maze, self.initial)

    def is_won(self, state: Scene) -> bool:
        """Whether Pac-Man has eaten all dots, and lives."""
        return not state.food and not state.caught


def _placed(state: Scene, ghost: int, square: int) -> Scene:
    """A ghost on another square."""
    ghosts = state.ghosts
    return state._replace(ghosts=(*ghosts[: ghost - 1], square, *ghosts[ghost:]))


def _met(state: Scene) -> Scene:
    """If a ghost is on Pac-Man's square: it is eaten if it is scared, otherwise he is caught."""
    if not state.caught:
        return state
    if not state.scared:
        return state._replace(score=state.score + CAUGHT)
    eaten = state.ghosts.count(state.pacman)
    ghosts = tuple([GONE if square == state.pacman else square for square in state.ghosts])
    return state._replace(ghosts=ghosts, score=state.score + GHOST * eaten)


MOST_OF_DOTS: Final = 300
MOST_OF_CAPSULES: Final = 100
"""What all dots that are left weigh together at most, and all capsules. So all that is near weighs
less than the points of an end, in a large maze, too: to go on is better than to be caught."""


def feature_list(maze: Maze, start: Scene, bounds: tuple[float, float]) -> tuple[Feature, ...]:
    """The features of scenes that follow from `start`; `bounds` are those of the points.

    The weights are such that to eat a dot brings more than a long way to the others costs, and a
    step to the nearest one more than a step to all others.
    """
    ghosts, capsules = max(1, len(start.ghosts)), max(1, len(start.capsules))
    corner = min(maze.far(start.pacman))
    # The way from any square to any other is no longer than the one through the corner.
    longest = max(1, 2 * max(maze.far(corner).values()))
    dot = _rounded_down(min(10, MOST_OF_DOTS / len(maze.open)))
    step = _rounded_down(min(1, (FOOD + dot) / longest))
    capsule = _rounded_down(min(20, MOST_OF_CAPSULES / capsules))
    return (
        Feature("points", "Points", max(map(abs, bounds)), 1),
        Feature("food", "Dots left", len(maze.open), dot),
        Feature("near-food", "Steps to the nearest dot", longest, step),
        Feature("far-food", "Extra steps to an average dot", longest, _rounded_down(step / 4)),
        Feature("near-ghost", "A ghost is near", 1, 20),
        Feature("capsules", "Capsules left", capsules, capsule),
        Feature("scared", "Scared ghosts are near", ghosts, 50),
    )


def _rounded_down(weight: float) -> float:
    """To hundredths. A weight of less keeps its first digit: with 0, scenes would be worth the same
    that differ in nothing else."""
    parts = 100
    while 0 < weight * parts < 1:
        parts *= 10
    return floor(parts * weight) / parts


def span(
    features: Sequence[Feature], weights: Sequence[float], points: tuple[float, float]
) -> tuple[float, float]:
    """The least and the greatest weighted sum of scenes whose points lie within `points`."""
    near = [(0, x.most) if x.id == "scared" else (-x.most, 0) for x in features[1:]]
    ends = [
        (weight * low, weight * high)
        for weight, (low, high) in zip(weights, [points, *near], strict=True)
    ]
    return sum(map(min, ends)), sum(map(max, ends))


def measured(maze: Maze, state: Scene) -> tuple[float, ...]:
    """x(s), in the order of `feature_list`. What is bad for Pac-Man is less than 0.

    A ghost is near by 1 divided by the steps to it: 1 beside him, ½ at two steps.
    """
    far = maze.far(state.pacman)
    food = [far[square] for square in state.food if square in far]
    nearest = min(food, default=0)
    near = [1 / far[square] for square in state.ghosts if far.get(square)]
    return (
        state.score,
        -len(state.food),
        -nearest,
        nearest - sum(food) / max(1, len(food)),
        0 if state.scared else -max(near, default=0),
        -len(state.capsules),
        sum(near) if state.scared else 0,
    )
