"""2048 in the registry: how its boards are read, the options and the presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isqrt
from typing import Final

from plyscope.game import BadInput
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.twenty48_rules import Board, Twenty48ByChance, most_on
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import counted, quoted
from plyscope.input.preset import Begun, Preset

EMPTY: Final = "._0"
COUNT: Final = re.compile(r"(score|left) ([0-9]{1,8})")
TILES: Final = tuple(2**power for power in range(3, 12))
"""The tiles that one can set out to make."""


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The board in `text`. Raises `BadInput`."""
    values = read_options(OPTIONS, options)
    head, *parts = text.split(";")
    cells = _read_cells(head)
    slides = int(values["slides"])
    counts = {"score": 0, "left": slides, "falling": 0}
    place = len(head) + 1
    for part in parts:
        _read_part(counts, part, place)
        place += len(part) + 1
    if counts["left"] > slides:
        raise bad(f"The game has {counted(slides, 'slide')}, so {counts['left']:,} cannot be left.")
    if not any(cells) and not counts["falling"]:
        raise bad("The board is empty: put a tile on it.")
    if all(cells) and counts["falling"]:
        raise bad("No tile can fall: no cell is empty.", text.rindex("falling"))
    size = isqrt(len(cells))
    tile = TILES[int(values["tile"])]
    if values["aim"] and tile > 2 << len(cells):
        raise BadInput(
            f"No tile on {size} × {size} cells is larger than {2 << len(cells):,}: choose a smaller"
            " one to make.",
            field="options",
        )
    initial = Board(cells, bool(counts["falling"]), counts["score"], counts["left"])
    return Loaded(Twenty48ByChance(size, initial, tile, tile if values["aim"] else 0), initial)


def _read_cells(text: str) -> tuple[int, ...]:
    """The tiles, row by row. Raises `BadInput`."""
    rows = [
        [(row.start() + sign.start(), sign[0]) for sign in re.finditer(r"\S+", row[0])]
        for row in re.finditer(r"[^/\n]+", text)
    ]
    rows = [row for row in rows if row]
    size = len(rows)
    if not 2 <= size <= 4:
        raise bad(
            f"A board has 2, 3 or 4 rows, such as 2 ./. 4, not {size}.",
            rows[4][0][0] if rows[4:] else None,
        )
    cells: list[int] = []
    for number, row in enumerate(rows, start=1):
        if len(row) != size:
            found = f"{counted(len(row), 'cell')}, but there are {size} rows"
            raise bad(f"Row {number} has {found}: the board is a square.", row[0][0])
        for place, sign in row:
            cells.append(_tile(sign, place))
            if sum(cells) > most_on(size * size):
                most = f"{most_on(size * size):,}"
                raise bad(f"The tiles on {size} × {size} cells add up to {most} at most.", place)
    return tuple(cells)


def _tile(sign: str, place: int) -> int:
    if sign in EMPTY:
        return 0
    tile = int(sign) if re.fullmatch(r"[0-9]{1,6}", sign) else 0
    if tile < 2 or tile & (tile - 1):
        raise bad(f"{quoted(sign)} is no tile: it is 2, 4, 8, 16 ..., or . for none.", place)
    return tile


def _read_part(counts: dict[str, int], part: str, place: int) -> None:
    """Reads one of the parts after the board. Raises `BadInput`."""
    words = " ".join(part.split())
    if count := COUNT.fullmatch(words):
        counts[count[1]] = int(count[2])
    elif words == "falling":
        counts["falling"] = 1
    elif words:
        raise bad(
            f"{quoted(words)} cannot be read here: after the board come score 20, left 90 or"
            " falling.",
            place + len(part) - len(part.lstrip()),
        )


def form(text: str) -> str | None:
    """Rows of numbers alone are meant for a matrix or for heaps."""
    return "" if "." in text or ";" in text else None


OPTIONS: Final = (
    Option("aim", "What counts", 0, 1, 0, names=("the points", "making the tile")),
    Option("tile", "Tile to make", 0, 8, 8, names=tuple(f"{tile:,}" for tile in TILES)),
    Option("slides", "Most slides", 1, 10_000, 1_000),
)

PRESETS: Final = (
    Preset(
        id="start",
        name="As on the phone",
        position=". . . ./. 2 . ./. . . ./. . 2 .",
        pictured="4 2 . ./8 4 2 ./64 16 4 2/256 128 32 8",
        note=(
            "Slide with the arrow keys or a finger, or let Python play: it looks at a slide, the "
            "tile that falls, and a slide. How many nodes are these, on a board as empty as this?"
        ),
        answer="539: four slides, 28 tiles that may fall after each, and up to four slides again.",
        ideas=("chance", "evaluation", "branching"),
        begun=Begun("expectiminimax", depth=3),
    ),
    Preset(
        id="greed",
        name="Four points now, or a 32?",
        position="16 2 ./4 16 2/2 4 2; left 2",
        note=(
            "Two slides are left to make a 32. What does the search choose at depth 1, and what at "
            "depth 3, when it sees both slides?"
        ),
        answer=(
            "At depth 1 it slides down, for four points, and the 32 is lost. At depth 3 it slides "
            "right: the 16s lie one above the other, and the 32 is certain."
        ),
        options={"aim": 1, "tile": 2},
        ideas=("depth limit", "greed", "horizon"),
        begun=Begun("expectiminimax", depth=1),
    ),
    Preset(
        id="corner",
        name="Keep it in the corner?",
        position=". . . ./2 . 4 2/32 2 8 8/4 128 32 256; score 2764; left 786",
        note=(
            "The 256 is in a corner, out of the way of the others. Which slide does the search "
            "choose, and which if you set the weight of the corner to 0?"
        ),
        answer=(
            "It slides right, and the 256 stays. Without the weight it slides up. Played on to the "
            "end, forty games come to 6,700 points on average after right, and 5,100 after up."
        ),
        ideas=("evaluation", "features", "weights"),
        level="middle",
        begun=Begun("expectiminimax", depth=3),
    ),
    Preset(
        id="star",
        name="Three slides to a 16",
        position="8 4 2/. . 2/4 . .; left 3",
        note=(
            "The whole tree can be searched, and no node is worth more than 1. How many nodes does "
            "Star2 visit, how many Star1, and how many expectiminimax?"
        ),
        answer=(
            "Star2 visits 626 nodes and expectiminimax 5,478: below a 16 that is certain, nothing "
            "better is left. Star1 visits 626 too. Star2 probes the replies of an opponent, and "
            "MAX is alone here."
        ),
        options={"aim": 1, "tile": 1},
        ideas=("pruning", "bounds", "whole tree"),
        level="advanced",
        begun=Begun("star2"),
    ),
    Preset(
        id="trials",
        name="An enemy, or only chance?",
        position=". . ./. 2 ./. 2 .",
        note=(
            "Minimax believes that an enemy lets the tiles fall, expectiminimax knows the odds. In "
            "the trials, both play a hundred games of forty slides with the same luck. Who makes a "
            "64 more often?"
        ),
        answer=(
            "Expectiminimax, in about 60 games; minimax in fewer than 50. Fear costs little, since "
            "room on the board is good against both."
        ),
        options={"slides": 40, "tile": 3},
        ideas=("trials", "pessimism", "same luck"),
        level="middle",
        begun=Begun("expectiminimax", depth=3),
    ),
    Preset(
        id="two",
        name="On four cells",
        position="2 ./. 2; left 3",
        note=(
            "Three slides are left, and then the points count. How many are they on average if MAX "
            "plays at its best?"
        ),
        answer="They are 6.78, found in 861 nodes.",
        options={"slides": 3},
        ideas=("whole tree", "expected value"),
        begun=Begun("expectiminimax"),
    ),
)

ENTRY: Final = GameEntry(
    id="twenty48",
    name="2048",
    options=OPTIONS,
    presets=PRESETS,
    notation=(
        "The tiles row by row, with . for an empty cell and / between the rows: 2 ./. 4. Then, if "
        "need be, parts such as ; score 20 or ; left 90, and ; falling before a tile falls."
    ),
    scale=(
        "A position is worth the points in the end: a tile that is made by merging brings its "
        "number. If making the tile counts, that is worth 1, and anything else 0. At the depth "
        "limit, the evaluation adds to the points what keeps the game going: empty cells and order."
    ),
    load=load,
    start=PRESETS[0].position,
    form=form,
)
