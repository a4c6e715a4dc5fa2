"""Every reply about games, field by field."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from plyscope.engine.move_scores import Means
from plyscope.kinds.messages import (
    CellsShown,
    EditableShown,
    JsonNumber,
    MethodListed,
    PassShown,
    Picture,
    SourceFile,
    SubjectListed,
    TraceText,
)

KIND: Final = "game"

# The catalogue


class GameShown(SubjectListed):
    """A game, as the catalogue lists it."""

    kind: Literal["game"]
    scale: str
    "the meaning of its utilities and evaluations"


class TurnsShown(TypedDict):
    """The code of a search for games in which a side may move again."""

    files: list[SourceFile]
    strictFiles: list[SourceFile]


class SearchShown(MethodListed):
    """A search, as the catalogue lists it."""

    kind: Literal["game"]
    takesDepth: bool
    takesWindow: bool
    takesCut: bool
    side: Literal["MAX", "mover"]
    "from whose side its values are"
    exact: bool
    "whether its value is the true one"
    passes: bool
    "whether it searches the same position many times"
    merged: bool
    "whether these searches build one tree"
    strictFiles: list[SourceFile]
    """The files that run if it cuts only on ">"; none if it does not offer that."""
    turns: TurnsShown | None
    """The code for games in which a side may move again, if that is other code."""


class LearntBy(TypedDict):
    """The search that learns an order, and the options that make it do so."""

    method: str
    options: dict[str, float]


class OrderShown(TypedDict):
    """An order of moves, as the catalogue lists it."""

    id: str
    name: str
    note: str
    "which moves come first"
    games: list[str]
    "ids of the games that offer it"
    knowsAll: bool
    "whether it looks at the whole tree below a position"
    learnt: LearntBy | None


class GameCatalogue(TypedDict):
    """All games and searches."""

    kind: Literal["game"]
    subjects: list[GameShown]
    methods: list[SearchShown]
    orders: list[OrderShown]
    cuts: list[str]
    maxDepth: int
    maxNodes: int
    "more cannot be watched"


# Replies


class Choice(TypedDict):
    """A legal move or, if chance moves, an outcome."""

    id: str
    name: str
    cell: int
    "the board cell it fills, -1 if there is no grid"
    chance: NotRequired[float]
    "the probability of an outcome"


class FeatureShown(TypedDict):
    """A feature: something that can be measured in a position."""

    id: str
    name: str
    most: float
    "the largest absolute value it can have"
    default: float
    "its weight in the game's own evaluation"


class OwnShown(TypedDict):
    """What is known of an own game besides."""

    source: str
    "its text"
    files: dict[str, str]
    "the texts of its other files, by their names"
    entry: GameShown
    "the game as the catalogue would list it"
    board: str
    "id of the game whose board draws it; empty if its pictures are text"


class Standing(TypedDict):
    """What the page shows of a position, and the legal moves."""

    position: str
    "in the game's notation"
    toMove: Literal["MAX", "MIN", "CHANCE"]
    "if there are more than two players, always MAX"
    mover: str
    "X, O, player 2, or as `toMove`"
    terminal: bool
    utility: float | None
    verdict: str
    "how the game ended"
    warnings: list[str]
    actions: list[Choice]
    drawn: NotRequired[Choice]
    "the outcome, if chance moved last"
    picture: Picture
    own: NotRequired[OwnShown]
    "if it is a person's own game"
    round: NotRequired[int]
    "if people count a depth in rounds: how many plies a round has here"
    planners: NotRequired[list[str]]
    "if it offers trials: ids of the searches that can plan in them"
    note: NotRequired[str]
    "how the position was read, if it was not typed in the game's own notation"


class GameLook(Standing):
    """A game in a position, and what it offers."""

    kind: Literal["game"]
    subject: str
    options: dict[str, float]
    notation: str
    methods: list[str]
    "ids of the searches that can search it"
    orders: list[str]
    "ids of the orders that it offers"
    features: list[FeatureShown]
    engine: Means | None
    "how the engine plays the game, if it does"
    start: str | None
    "if moves are hidden, the position before the first of them"
    movesAgain: bool
    "whether the same side may move twice in a row"


class GamePicture(TypedDict):
    """The position after a line of moves."""

    kind: Literal["game"]
    picture: Picture
    position: str
    verdict: str
    "how the game ended there; empty if it goes on"


class MovePlayed(TypedDict):
    """A move of a game that was played."""

    by: Literal["MAX", "MIN", "CHANCE"]
    name: str


class GameMoves(TypedDict):
    """The moves between positions that followed each other."""

    kind: Literal["game"]
    moves: list[MovePlayed | None]
    "after each position but the last; null if no single move leads to the next"


class GameSize(TypedDict):
    """How large a search would be."""

    kind: Literal["game"]
    nodes: float
    budgeted: bool
    "whether a budget of nodes or seconds ends it, so that nobody need be asked"
    minimaxNodes: float | None
    "None if that does not matter"
    maxNodes: int
    "more cannot be watched"
    suggestedDepth: int
    "0 if none is comfortable"


class Cell(TypedDict):
    """A cell of a board, counted from 0."""

    row: int
    column: int


class Mix(TypedDict):
    """What a strategy does at one information set."""

    player: Literal["MAX", "MIN", "CHANCE"]
    knows: str
    "what the player to move knows, in words"
    actions: list[str]
    probabilities: list[float]


class Best(TypedDict):
    """The value of a position, its best move, and the principal variation."""

    value: JsonNumber
    best: str | None
    "id of the best move; null if there is none, or if a mixture of moves is best"
    bestName: str | None
    bestAt: Cell | None
    variation: list[str]
    variationNames: list[str]
    passedOver: list[str]
    "names of moves that win at once, if the best move wins later and is worth as much"
    strategies: NotRequired[list[Mix]]
    "if moves are hidden: the average strategies, for each information set"


class PlayersShown(TypedDict):
    """More than two players."""

    names: list[str]
    mover: list[int]
    "who moves at each visited row, counted from 0"
    vectors: list[list[float] | None]
    "the value of each row for each of them; null if nothing was returned"


class GameTraceText(TraceText):
    """What comes with the columns of a search's trace. The edges have names of moves, and
    `variables` are names of locals."""

    kind: Literal["game"]
    side: Literal["MAX", "mover"]
    "from whose side the search's own values are; those in the columns are from MAX's"
    order: str
    cut: Literal[">=", ">"]
    depth: JsonNumber
    "plies to the depth limit"
    names: list[str] | None
    "names of nodes, each once; the column `name` points here"
    words: dict[str, list[str]]
    "for locals whose numbers stand for words: the words for 0, 1 and so on"
    passes: list[PassShown]
    merged: bool
    "whether the passes build one tree"
    bestBy: Literal["value", "visits", "last", "mixture"]
    "how the best move is found"
    best: str | None
    actionLines: list[int]
    "the lines reached just after the next action was chosen"
    root: GameLook
    "the position that was searched"
    ended: NotRequired[Literal["depth", "end", "nodes", "seconds", "halted", "full", "late"]]
    "if the search says it: why it went no deeper"
    unseen: NotRequired[Literal["all", "some"]]
    "if it was asked for: whether all that was never looked at is there, or as much as fitted"
    players: NotRequired[PlayersShown]


class GameSearch(Best):
    """The outcome of a search, and what was counted."""

    kind: Literal["game"]
    nodes: int
    leaves: int
    cuts: int
    alphaCuts: int
    betaCuts: int
    known: int
    "nodes whose value came from a table"
    positions: int
    "different positions; those that the search treats as the same count once"
    seconds: float
    "how long the watched run took"
    text: GameTraceText


class MoveValue(Choice):
    """A legal move and its value."""

    value: JsonNumber


class Values(TypedDict):
    """The value of every legal move."""

    kind: Literal["game"]
    values: list[MoveValue]


class Yardstick(TypedDict):
    """What the same tree costs other searches; null if counting would take too long."""

    kind: Literal["game"]
    minimaxNodes: int | None
    minimaxLeaves: int | None
    fewestLeaves: int | None
    "the fewest leaves that alpha-beta needs"


class GameEditable(EditableShown):
    """The source of a search, with the call that runs it on this position."""

    kind: Literal["game"]


class GameCells(CellsShown):
    """A search of a game as cells."""

    kind: Literal["game"]
