"""Every reply of `lab.py`, field by field."""

from __future__ import annotations

from typing import Literal, TypedDict

from plyscope.engine.move_scores import Means
from plyscope.kinds.game.reply_types import Choice, Mix
from plyscope.kinds.messages import JsonNumber


class Work(TypedDict):
    """How many nodes a search visits."""

    kind: Literal["game"]
    nodes: int | None
    "null if there are more than the budget"
    ended: bool
    "whether a deeper search sees no more"
    seconds: float


class Exact(TypedDict):
    """The exact value of a position."""

    kind: Literal["game"]
    value: JsonNumber | None
    "null if it takes too long to find out"
    best: list[Choice]
    proviso: str
    "what the value assumes"


class DuelGame(TypedDict):
    """One game of a duel."""

    kind: Literal["game"]
    utility: float
    "MAX's"
    over: bool
    opening: str
    moves: list[str]
    "their ids, the random ones at the beginning included"
    positions: list[str]
    nodes: list[int]
    "how many nodes MAX and MIN looked at"


class TrialGame(TypedDict):
    """One game of one planner in trials."""

    utility: float
    "MAX's"
    over: bool
    "whether it came to its end"
    won: bool
    "whether MAX reached the aim of the game"
    verdict: str
    moves: list[str]
    "their ids, those of chance included"
    positions: list[str]
    nodes: int
    "how many the planner looked at"


class Trial(TypedDict):
    """The games of both planners with the same luck: first that of `a`, then that of `b`."""

    kind: Literal["game"]
    games: list[TrialGame]


class ApproachPoint(TypedDict):
    """How close the average strategies are to equilibrium after so many rounds."""

    round: int
    value: float
    exploitability: float
    mixes: list[list[float]]


class Approach(TypedDict):
    """How the average strategies approach an equilibrium."""

    kind: Literal["game"]
    points: list[ApproachPoint]
    strategies: list[Mix]


class ShareOfMove(TypedDict):
    """A move, and how often a strategy makes it."""

    name: str
    probability: float


class MixedMove(TypedDict):
    """A random move, with the probabilities of the average strategy."""

    kind: Literal["game"]
    best: str
    mix: list[ShareOfMove]


class BestCoins(TypedDict):
    """The pair of coins that is worth most to MAX."""

    a: float
    b: float
    value: float


class Coins(TypedDict):
    """The best value for MAX for each probability of heads of A and of B."""

    kind: Literal["game"]
    steps: list[float]
    values: list[list[float]]
    best: BestCoins


class ForecastOptions(TypedDict):
    """The straight line that predicts a deep value from a shallow one, and its error."""

    a: float
    b: float
    sigma: float


class OutliersSeen(TypedDict):
    """The shares of `count` other positions that lie so far above and below the line."""

    count: int
    above: float
    below: float


class Forecast(TypedDict):
    """How well a shallow search predicts a deep one around a position."""

    kind: Literal["game"]
    options: ForecastOptions
    count: int
    chanceOfError: float
    "what the sample predicts if errors are normal"
    seen: OutliersSeen


class MoveScored(Choice):
    """What the engine knows about a move, from the side that makes it."""

    least: int | None
    most: int | None
    "its score is at least and at most this; null if only the limits of the rules are known"
    plies: int | None
    "how many moves the game then lasts, including this one; null if that is not known"


class Scores(TypedDict):
    """What the engine knows about each move, and the move it chooses."""

    kind: Literal["game"]
    means: Means
    best: str
    bestName: str
    sure: bool
    "whether the move is known to be best"
    moves: list[MoveScored]
    seconds: float
    "the time limit of a search"
    estimate: float | None
    "the search's estimate of its move, if it is not sure"
    depth: int | None
    "how many moves a search looked ahead"
    positions: int
    "how many positions it looked at"


class WhatIf(TypedDict):
    """In which interval of a leaf's number the value, the best move and the cuts stay the same."""

    kind: Literal["game"]
    number: float
    "the leaf's number now"
    low: JsonNumber
    high: JsonNumber
    hasLow: bool
    "whether the lower end belongs to the interval"
    hasHigh: bool
    why: str
    "why no interval can be told; empty if one is"


class RandomTree(TypedDict):
    """A random tree."""

    kind: Literal["game"]
    position: str
    cuts: int
    "how many cuts alpha-beta makes in it"
    note: str
    "what is different from the wish; empty if nothing is"
