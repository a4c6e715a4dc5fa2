"""What is told about games beside a search: every reply of `lab.py`, field by field."""

from __future__ import annotations

from typing import Literal, TypedDict

from plyscope.engine.door import Means
from plyscope.kinds.game.told import Choice, Mix
from plyscope.kinds.messages import JsonNumber


class Work(TypedDict):
    """What a search visits."""

    kind: Literal["game"]
    nodes: int | None
    "null where they are more than the budget"
    ended: bool
    "whether a deeper search sees no more"
    seconds: float


class Exact(TypedDict):
    """What a position is truly worth."""

    kind: Literal["game"]
    value: JsonNumber | None
    "null where it is too much to find out"
    best: list[Choice]
    proviso: str
    "what the value takes for granted"


class DuelGame(TypedDict):
    """One game of a duel."""

    kind: Literal["game"]
    utility: float
    "MAX's"
    over: bool
    opening: str
    positions: list[str]
    nodes: list[int]
    "what MAX and MIN looked at"


class ApproachPoint(TypedDict):
    """How far average strategies have come after so many rounds."""

    round: int
    value: float
    exploitability: float
    mixes: list[list[float]]


class Approach(TypedDict):
    """How average strategies come near an equilibrium."""

    kind: Literal["game"]
    points: list[ApproachPoint]
    strategies: list[Mix]


class MixedMove(TypedDict):
    """A move drawn by the average strategy."""

    kind: Literal["game"]
    best: str


class BestCoins(TypedDict):
    """The pair of coins that is worth most to MAX."""

    a: float
    b: float
    value: float


class Coins(TypedDict):
    """What each pair of coins is worth to MAX, by the probability of heads of A, then of B."""

    kind: Literal["game"]
    steps: list[float]
    values: list[list[float]]
    best: BestCoins


class ForecastOptions(TypedDict):
    """The straight line that foretells a deep value from a shallow one, and its error."""

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
    "what the sample promises, if errors are normal"
    seen: OutliersSeen


class MoveScored(Choice):
    """What the engine knows of a move, from the side that makes it."""

    least: int | None
    most: int | None
    "its score is at least and at most this; null where no more is known than the rules say"
    plies: int | None
    "how long the game then lasts, this move included; null where that is not known"


class Scores(TypedDict):
    """What the engine knows of each move, and the one it takes."""

    kind: Literal["game"]
    means: Means
    best: str
    bestName: str
    sure: bool
    "whether the move is known to be best"
    moves: list[MoveScored]
    seconds: float
    "that a search was given"
    estimate: float | None
    "what a search takes its move to be worth, where it is not sure"
    depth: int | None
    "how many moves a search looked ahead"
    positions: int
    "that it looked at"
