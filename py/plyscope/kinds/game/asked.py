"""What can be asked about games: every request, field by field."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from plyscope.kinds.messages import JsonNumber


class GameSubject(TypedDict):
    """A game in a position, as every request about games names it."""

    kind: Literal["game"]
    subject: NotRequired[str]
    "id of a game; left out, the tree"
    position: NotRequired[str | None]
    "in the game's own notation; left out, its first position"
    options: NotRequired[dict[str, float] | None]
    "its rules; what is left out takes its default"


class GameMethod(GameSubject):
    """A search with its options, on a game."""

    method: NotRequired[str]
    "id of a search"
    methodOptions: NotRequired[dict[str, float] | None]


class GameRun(GameMethod):
    """A search with all that is chosen for it. What is left out takes the page's default."""

    depth: NotRequired[int | Literal["Infinity"] | None]
    "plies to look ahead; null is to the end"
    order: NotRequired[str]
    "id of an order of moves"
    cut: NotRequired[Literal[">=", ">"]]
    "when a window counts as closed"
    window: NotRequired[list[JsonNumber | None] | None]
    "the root's alpha and beta, from MAX's side; null is infinite"
    weights: NotRequired[list[float] | None]
    "what each feature of the game weighs"


class GameLookAsked(GameSubject):
    """What stands in a position, and which moves are open."""

    op: Literal["look"]


class PlayAsked(GameSubject):
    """The position after a move."""

    op: Literal["play"]
    action: str


class DrawAsked(GameSubject):
    """The position after chance has moved."""

    op: Literal["draw"]
    seed: NotRequired[int]


class PictureAsked(GameSubject):
    """What stands after a line of moves."""

    op: Literal["picture"]
    path: NotRequired[list[str]]


class GameEstimateAsked(GameRun):
    """How large a search would be."""

    op: Literal["estimate"]


class GameSearchAsked(GameRun):
    """A search run under watch: what came of it, and its trace."""

    op: Literal["search"]
    lines: NotRequired[bool]
    "whether the trace has an event for every source line"


class ValuesAsked(GameRun):
    """The value of every open move."""

    op: Literal["values"]


class CompareAsked(GameRun):
    """What minimax would do with the same tree, and the fewest leaves."""

    op: Literal["compare"]
    patient: NotRequired[bool]
    "whether to count where it takes a while"


class WorkAsked(GameRun):
    """How many nodes a search visits, if they are not too many."""

    op: Literal["work"]
    budget: NotRequired[int]


class ExactAsked(GameSubject):
    """What the position is truly worth."""

    op: Literal["exact"]


class Player(TypedDict):
    """How one side of a duel plays."""

    method: NotRequired[str]
    methodOptions: NotRequired[dict[str, float] | None]
    depth: NotRequired[int | Literal["Infinity"] | None]
    order: NotRequired[str]
    weights: NotRequired[list[float] | None]


class DuelAsked(GameSubject):
    """One whole game between two settings."""

    op: Literal["duel"]
    max: Player
    min: Player
    plies: NotRequired[int]
    "how many random moves come first"
    seed: NotRequired[int]


class ApproachAsked(GameMethod):
    """How average strategies come near an equilibrium."""

    op: Literal["approach"]


class MixedMoveAsked(GameRun):
    """A move drawn by the average strategy."""

    op: Literal["mixed-move"]
    seed: NotRequired[int]


class CoinsAsked(GameSubject):
    """The map of the two-coin game."""

    op: Literal["coins"]


class ForecastAsked(GameRun):
    """The statistics that ProbCut stands on."""

    op: Literal["forecast"]


class ScoresAsked(GameSubject):
    """What the engine knows of each move."""

    op: Literal["scores"]
    seconds: NotRequired[float]
    every: NotRequired[bool]
    "whether its time goes to every move, not to the best alone"
