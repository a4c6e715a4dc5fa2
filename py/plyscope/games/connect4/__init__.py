"""Connect-4 in the registry: how its positions are read, its options and its presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from plyscope.game import BadInput, IllegalAction
from plyscope.games import drawn
from plyscope.games.connect4.lines import form, solved_line
from plyscope.games.connect4.rules import DIGITS, ConnectFour
from plyscope.games.presentable import SOONER, GameEntry, Loaded
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.preset import Preset

AROUND: Final = re.compile(
    r"^[ \t|│]*+(?:\d[ \t|│]*+){4,9}$|^[ \t|]*+\+[-=+]+\+[ \t|]*$|^[ \t|]*+={3,}[ \t|]*$|[|│]",
    re.MULTILINE,
)
"""The sides of a drawn board, the numbers of its columns, and its floor."""
MARK: Final = re.compile(r"!([0-9]{1,2})-([0-9]{1,2})\s*")


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`: the columns played, or the drawn rows; or a line of a solver's data.

    Discs above empty cells, and a full run of the player to move, are accepted as drawn; the
    game's `warnings` say so. Raises `BadInput` for what is not a position at all.
    """
    values = read_options(OPTIONS, options)
    columns, height, connect = (int(values[name]) for name in ("columns", "rows", "connect"))
    rules = (columns, height, connect, bool(values["sooner"]))
    game = ConnectFour(*rules)
    solved = solved_line(text)
    if solved and (solved.sure or not _can_be_played(game, text)):
        return Loaded(game, _play_columns(game, solved.columns, solved.at), solved.note)
    if text.lstrip()[:1] in DIGITS:
        return Loaded(game, _play_columns(game, text), solved.doubt if solved else "")
    rows, marks = _split_marks(text)
    state = drawn.read_rows(_bare(rows), game.rows, game.columns)
    drawn.check_turns(state, "disc")
    marked = list(dict.fromkeys([_marked_run(game, state, mark) for mark in marks]))
    game = ConnectFour(*rules, marked)
    if game.full_runs(state, "X") and game.full_runs(state, "O"):
        raise bad(f"X and O both have {game.in_a_row()}, but the first of them ends the game.")
    spent = game.old_runs(state)
    return Loaded(ConnectFour(*rules, [*marked, *spent]) if spent else game, state)


def _bare(rows: str) -> str:
    """The rows without what is drawn around the board: its sides and the numbers below it; and with
    X and O for red and yellow discs, of which those begin of which there are more, or else red."""
    rows = AROUND.sub(lambda found: " " * len(found[0]), rows)
    red, yellow = (sum([sign in "Rr" for sign in rows]), sum([sign in "Yy" for sign in rows]))
    if not (red or yellow):
        return rows
    first, second = ("Rr", "Yy") if red >= yellow else ("Yy", "Rr")
    return rows.translate(
        {**dict.fromkeys(map(ord, first), "X"), **dict.fromkeys(map(ord, second), "O")}
    )


def _split_marks(text: str) -> tuple[str, list[re.Match[str]]]:
    """The drawn rows, and the marks `!first-last` after them."""
    rows, bang, _ = text.partition("!")
    if not bang:
        return text, []
    marks = list(MARK.finditer(text, len(rows)))
    end = len(rows)
    for mark in marks:
        if mark.start() != end:
            break
        end = mark.end()
    if end != len(text):
        raise bad("To ignore a line of four, add its two end squares, such as !7-31.", end)
    return rows, marks


def _marked_run(game: ConnectFour, state: str, mark: re.Match[str]) -> range:
    ends = (int(mark[1]), int(mark[2]))
    for run in (*game.full_runs(state, "X"), *game.full_runs(state, "O")):
        if (run[0], run[-1]) == ends:
            return run
    raise bad("There is no complete line between these squares.", mark.start())


def _can_be_played(game: ConnectFour, text: str) -> bool:
    try:
        _play_columns(game, text)
    except BadInput:
        return False
    return True


def _play_columns(game: ConnectFour, text: str, at: int = 0) -> str:
    """The position after these columns, which begin at a place of the whole text."""
    state = game.initial
    played = 0
    for place, character in enumerate(text, at):
        if character.isspace():
            continue
        if character not in DIGITS:
            raise bad(f'"{character}" is not the number of a column.', place)
        played += 1
        try:
            state = game.result(state, int(character) - 1)
        except IllegalAction as problem:
            raise bad(f"Disc {played} cannot be played. {problem}", place) from problem
    return state


OPTIONS: Final = (
    Option("columns", "Columns", 1, 9, 7),
    Option("rows", "Rows", 1, 8, 6),
    Option("connect", "In a row to win", 2, 6, 4),
    SOONER,
)

ENTRY: Final = GameEntry(
    id="connect4",
    name="Connect-4",
    options=OPTIONS,
    presets=(
        Preset(
            id="full",
            name="7 × 6",
            position="",
            pictured="......./......./...O.../...OX../..OXXO./XXXOOXO",
            note=(
                "This game is far too large to search to the end. The search stops at a depth "
                "limit, where the evaluation function estimates the position. Does a deeper "
                "search choose another move?"
            ),
            answer=(
                "Often: with the default weights it is column 4 at depth 1, column 2 at depth 2, "
                "column 3 at depths 3 to 5, and column 4 again at depth 6. So far from the end, "
                "an estimate is only a guess."
            ),
            options={"columns": 7, "rows": 6, "connect": 4, "sooner": 1},
            ideas=("evaluation", "depth limit", "perfect play"),
            level="middle",
        ),
        Preset(
            id="small",
            name="4 × 4",
            position="",
            pictured="..../...X/.OXO/XOXO",
            note="This board can be searched to the end. Does anyone win?",
            answer=(
                "Nobody can force a win on this board. Alpha-beta found that out in 62,889 nodes."
            ),
            options={"columns": 4, "rows": 4, "connect": 4, "sooner": 0},
            ideas=("large trees", "tables", "perfect play"),
            level="middle",
        ),
        Preset(
            id="three",
            name="4 × 4, three in a row",
            position="",
            pictured="..../.O../.X../XO.X",
            note="Three in a row are enough here. Can the first player force a win?",
            answer="Yes: with three in a row, the first player wins.",
            options={"columns": 4, "rows": 4, "connect": 3, "sooner": 0},
            ideas=("large trees", "perfect play"),
            level="middle",
        ),
        Preset(
            id="exercise",
            name="A published exercise",
            position="xxo...x/ooox..x/xo...../xoo..../xxxo.../ooxox..",
            note="It is O's turn. Which column should O choose, and why?",
            answer=(
                "O wins at once in column 3. The published answer counts rows and columns "
                "from 0; this page counts them from 1."
            ),
            options={"columns": 7, "rows": 6, "connect": 4, "sooner": 1},
            ideas=("threats", "depth limit"),
            level="middle",
        ),
    ),
    notation="The columns played, such as 4453, or the board drawn row by row from the top.",
    scale=(
        "A win for X is worth +1, a win for O −1. If sooner wins count more, a win is worth 1 plus "
        "the number of empty squares. At the depth limit, the evaluation function gives a number "
        "between −1 and 1, from the lines in which only one side has discs."
    ),
    load=load,
    start="",
    form=form,
)
