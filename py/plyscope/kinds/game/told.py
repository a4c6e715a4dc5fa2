"""What is told about games: every reply, field by field."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from plyscope.engine.door import Means
from plyscope.kinds.messages import (
    CodeShown,
    JsonNumber,
    OptionShown,
    Picture,
    PresetShown,
    SourceFile,
)

KIND: Final = "game"

# The catalogue


class GameShown(TypedDict):
    """A game, as the catalogue lists it."""

    kind: Literal["game"]
    id: str
    name: str
    notation: str
    "how a position is typed"
    scale: str
    "what its utilities and evaluations mean"
    start: str
    "the position it begins with"
    options: list[OptionShown]
    presets: list[PresetShown]


class SearchShown(TypedDict):
    """A search, as the catalogue lists it."""

    kind: Literal["game"]
    id: str
    name: str
    note: str
    takesDepth: bool
    takesWindow: bool
    takesCut: bool
    side: Literal["MAX", "mover"]
    "from whose side it counts"
    exact: bool
    "whether its value is the true one"
    passes: bool
    "whether it searches the position many times over"
    merged: bool
    "whether these searches grow one tree"
    options: list[OptionShown]
    files: list[SourceFile]
    strictFiles: list[SourceFile]
    """Those that run when it cuts on ">" only; none where it does not offer that."""
    "its own first"


class LearntBy(TypedDict):
    """The search that learns an order while it runs, with the options that make it do so."""

    method: str
    options: dict[str, float]


class OrderShown(TypedDict):
    """An order of moves, as the catalogue lists it."""

    id: str
    name: str
    note: str
    "what comes first"
    games: list[str]
    "ids of those that offer it"
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
    """An open move; where chance moves, an outcome."""

    id: str
    name: str
    cell: int
    "the board cell it fills, -1 without a grid"
    chance: NotRequired[float]
    "the probability of an outcome"


class FeatureShown(TypedDict):
    """Something that can be measured in a position."""

    id: str
    name: str
    most: float
    "what its absolute value never exceeds"
    default: float
    "its weight in the game's own evaluation"


class Standing(TypedDict):
    """What there is to see and to do in a position."""

    position: str
    "as the game writes it"
    toMove: Literal["MAX", "MIN", "CHANCE"]
    "each of more than two players is MAX"
    mover: str
    "X, O, player 2, or as `toMove`"
    terminal: bool
    utility: float | None
    verdict: str
    "how the game ended"
    warnings: list[str]
    actions: list[Choice]
    drawn: NotRequired[Choice]
    "what chance has brought, where it was chance that moved last"
    picture: Picture


class GameLook(Standing):
    """A game in a position, and what it offers."""

    kind: Literal["game"]
    subject: str
    options: dict[str, float]
    notation: str
    methods: list[str]
    "ids of the searches that can search it"
    orders: list[str]
    "ids of those that it offers"
    features: list[FeatureShown]
    engine: Means | None
    "how the engine plays the game, if it does"
    start: str | None
    "where moves are hidden, the position before the first of them"


class GamePicture(TypedDict):
    """What stands after a line of moves."""

    kind: Literal["game"]
    picture: Picture
    position: str


class GameSize(TypedDict):
    """How large a search would be."""

    kind: Literal["game"]
    nodes: float
    minimaxNodes: float
    maxNodes: int
    "more cannot be watched"
    suggestedDepth: int
    "0 where none is better"


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
    "id of the best move; null where there is none, or several by chance"
    bestName: str | None
    bestAt: Cell | None
    variation: list[str]
    variationNames: list[str]
    passedOver: list[str]
    "names of moves that win at once, where the best move wins later and is worth as much"
    strategies: NotRequired[list[Mix]]
    "of hidden moves: the average strategies, for each information set"


class PassShown(TypedDict):
    """One of the searches that a driver started."""

    row: int
    end: int
    "its rows are those from `row` to before `end`"
    depth: JsonNumber | None


class PlayersShown(TypedDict):
    """More than two players."""

    names: list[str]
    mover: list[int]
    "who moves at each visited row, counted from 0"
    vectors: list[list[float] | None]
    "what each row is worth to each of them; null where nothing was returned"


class GameTraceText(TypedDict):
    """What comes beside the columns of a search's trace."""

    kind: Literal["game"]
    method: str
    methodName: str
    "as it stands in the menu"
    options: dict[str, float]
    "of the search"
    side: Literal["MAX", "mover"]
    "from whose side the search itself counts; the columns are from MAX's"
    order: str
    cut: Literal[">=", ">"]
    depth: JsonNumber
    "plies to the depth limit"
    actions: list[str]
    "names of moves; the column `action` points here"
    actionIds: list[str]
    names: list[str] | None
    "names of nodes, each once; the column `name` points here"
    variables: list[str]
    "names of locals; the column `assigned_name` points here"
    words: dict[str, list[str]]
    "of locals whose numbers stand for something else, what 0, 1 and so on stand for"
    visited: int
    "how many rows were entered"
    count: int
    "how many rows there are"
    passes: list[PassShown]
    merged: bool
    "whether the passes grow one tree"
    bestBy: Literal["value", "visits", "last", "mixture"]
    "what tells the best move"
    best: str | None
    codes: list[CodeShown]
    "the functions; the column `code` points here"
    lines: bool
    "whether lines were recorded"
    actionLines: list[int]
    "lines before which the next action has been taken up"
    root: GameLook
    "the position that was searched"
    ended: NotRequired[Literal["depth", "end", "nodes", "seconds"]]
    "of a search that tells it, what kept it from a deeper one"
    players: NotRequired[PlayersShown]


class GameSearch(Best):
    """What came of a search, and what was counted."""

    kind: Literal["game"]
    nodes: int
    leaves: int
    cuts: int
    alphaCuts: int
    betaCuts: int
    known: int
    "nodes that came out of a table"
    positions: int
    "different ones, as far as the search tells them apart"
    seconds: float
    "of the watched run"
    text: GameTraceText


class MoveValue(Choice):
    """An open move and its value."""

    value: JsonNumber


class Values(TypedDict):
    """The value of every open move."""

    kind: Literal["game"]
    values: list[MoveValue]


class Yardstick(TypedDict):
    """What the same tree costs others; null where it was too much to count."""

    kind: Literal["game"]
    minimaxNodes: int | None
    minimaxLeaves: int | None
    fewestLeaves: int | None
    "that any alpha-beta could look at"
