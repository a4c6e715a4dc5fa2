"""Every request about games, field by field."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from plyscope.input.typed_dicts import AS_TYPED, Whole
from plyscope.kinds.messages import JsonNumber, Options, Seed
from plyscope.tracing import MAX_NODES

MOST_PLIES: Final = 20


class GameSubject(TypedDict):
    """A game in a position: every request about games has these fields."""

    kind: Literal["game"]
    subject: NotRequired[str]
    "id of a game; if missing, the tree"
    source: NotRequired[str | None]
    "the rules of an own game, as text: then the subject is `own`, or missing"
    files: NotRequired[dict[str, str] | None]
    "the texts of its other files, by their names: it can import them"
    position: NotRequired[str | None]
    "in the game's own notation; if missing, its first position"
    options: NotRequired[Options | None]
    "its rules; a missing option has its default"


class GameMethod(GameSubject):
    """A game and a search with its options."""

    method: NotRequired[str]
    "id of a search"
    methodOptions: NotRequired[Options | None]


class GameRun(GameMethod):
    """A search with all its settings. A missing field has the page's default."""

    depth: NotRequired[Annotated[int | Literal["Infinity"] | None, AS_TYPED]]
    "plies to look ahead; null means to the end"
    order: NotRequired[str]
    "id of an order of moves"
    cut: NotRequired[Literal[">=", ">"]]
    "when a window counts as closed"
    window: NotRequired[Annotated[list[JsonNumber | None] | None, AS_TYPED]]
    "the root's alpha and beta, from MAX's side; null means infinite"
    weights: NotRequired[Annotated[list[float] | None, AS_TYPED]]
    "the weight of each feature of the game"
    evaluation: NotRequired[str | None]
    "a text that defines `evaluate(state)`, which takes the place of the game's"


class GameLookRequest(GameSubject):
    """What a position looks like, and which moves are legal."""

    op: Literal["look"]


class PlayRequest(GameSubject):
    """The position after a move."""

    op: Literal["play"]
    action: str


class DrawRequest(GameSubject):
    """The position after chance has moved."""

    op: Literal["draw"]
    seed: NotRequired[Seed]


class PictureRequest(GameSubject):
    """The position after a line of moves."""

    op: Literal["picture"]
    path: NotRequired[list[str]]


class GameEstimateRequest(GameRun):
    """How large a search would be."""

    op: Literal["estimate"]


class GameSearchRequest(GameRun):
    """A search under watch: its outcome and its trace."""

    op: Literal["search"]
    lines: NotRequired[bool]
    "whether the trace has an event for every source line"
    unseen: NotRequired[bool]
    "whether the trace has all that is below what was cut, as far as the search would have looked"


class GameMovesRequest(GameSubject):
    """The moves between positions that followed each other in a game."""

    op: Literal["moves"]
    positions: list[str]
    "in the game's own notation, in their order"


class ValuesRequest(GameRun):
    """The value of every legal move."""

    op: Literal["values"]


class CompareRequest(GameRun):
    """How many nodes minimax visits in the same tree, and the fewest leaves that are enough."""

    op: Literal["compare"]
    patient: NotRequired[bool]
    "whether to count even if that takes a while"


class WorkRequest(GameRun):
    """How many nodes a search visits, up to a budget."""

    op: Literal["work"]
    budget: NotRequired[Annotated[int, Whole("A budget of nodes", 1, MAX_NODES)]]


class ExactRequest(GameSubject):
    """The exact value of the position."""

    op: Literal["exact"]


class Player(TypedDict):
    """How one side of a duel plays, or a planner in trials."""

    method: NotRequired[str]
    methodOptions: NotRequired[Options | None]
    depth: NotRequired[Annotated[int | Literal["Infinity"] | None, AS_TYPED]]
    order: NotRequired[str]
    weights: NotRequired[Annotated[list[float] | None, AS_TYPED]]
    evaluation: NotRequired[str | None]


class DuelRequest(GameSubject):
    """One whole game between two settings."""

    op: Literal["duel"]
    max: Annotated[Player, AS_TYPED]
    min: Annotated[Player, AS_TYPED]
    plies: NotRequired[Annotated[int, Whole("The number of random plies", 0, MOST_PLIES)]]
    "how many random moves come first"
    seed: NotRequired[Seed]


class TrialRequest(GameSubject):
    """One whole game of each of two planners against chance, both with the same luck."""

    op: Literal["trial"]
    a: Annotated[Player, AS_TYPED]
    b: Annotated[Player, AS_TYPED]
    seed: NotRequired[Seed]
    "gives the luck"


class ApproachRequest(GameMethod):
    """How the average strategies approach an equilibrium."""

    op: Literal["approach"]


class MixedMoveRequest(GameRun):
    """A random move, with the probabilities of the average strategy."""

    op: Literal["mixed-move"]
    seed: NotRequired[Seed]


class CoinsRequest(GameSubject):
    """The map of values of the two-coin game."""

    op: Literal["coins"]


class ForecastRequest(GameRun):
    """The statistics that ProbCut relies on."""

    op: Literal["forecast"]


class ScoresRequest(GameSubject):
    """What the engine knows about each move."""

    op: Literal["scores"]
    seconds: NotRequired[Annotated[float, AS_TYPED]]
    every: NotRequired[bool]
    "whether it spends its time on every move, not only on the best"


class WhatIfRequest(GameRun):
    """How far the number at a leaf of a typed tree can move before anything changes."""

    op: Literal["what-if"]
    path: list[int]
    "from the root to the leaf: the place of each child among its siblings, from 0"


class RandomTreeRequest(GameSubject):
    """A random tree with a wished number of cuts."""

    op: Literal["random-tree"]
    branching: Annotated[list[int], AS_TYPED]
    "the fewest and the most children of a node"
    leaves: Annotated[list[int], AS_TYPED]
    "the least and the greatest number at a leaf"
    levels: NotRequired[Annotated[int, AS_TYPED]]
    "how many moves from the root to every leaf; 2 if missing"
    cuts: NotRequired[Annotated[int | Literal["most"] | None, AS_TYPED]]
    "how many cuts alpha-beta makes in it; null if that does not matter"
    seed: NotRequired[Annotated[int, Whole("A seed", 0, 2**32 - 1)]]


class GameRulesRequest(GameSubject):
    """A game as a program for a person to edit."""

    op: Literal["edit-game"]


class EvaluationRequest(GameSubject):
    """An evaluation of the game as a program for a person to write on."""

    op: Literal["edit-evaluation"]


class GameEditRequest(GameRun):
    """A program that does what a search does here, for a person to edit."""

    op: Literal["edit"]


class GameCellsRequest(GameRun):
    """A search as the cells of a notebook."""

    op: Literal["cells"]
    nodes: int
    "how many the tree on the page has"
