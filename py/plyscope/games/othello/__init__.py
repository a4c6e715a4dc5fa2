"""Othello in the registry: how its positions are read, its options and its presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from plyscope.game import MAX, MIN, IllegalAction, Player
from plyscope.games import drawn
from plyscope.games.othello.lines import SIZES, drawn_line, form, with_usual_signs
from plyscope.games.othello.rules import MARKS, PASS, Othello, State
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.preset import Begun, Preset

PLAYED: Final = re.compile(r"pass|[a-z][0-9]", re.IGNORECASE)


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`: the squares played from the start, or the drawn rows.

    If the side to move is not named, Black moves when the number of discs is even, as in a game
    without a pass. Raises `BadInput` for what is not a position at all.
    """
    values = read_options(OPTIONS, options)
    game = Othello(SIZES[int(values["size"])], bool(values["margin"]))
    if not text.strip():
        return Loaded(game, game.initial)
    if line := drawn_line(text, game.size):
        mover: Player = MAX if line.turn == MARKS[MAX] else MIN
        return Loaded(game, game.from_cells(line.cells, mover), line.note)
    text = with_usual_signs(text)
    if text.lstrip()[:1].lower() in "abcdefghp":
        return Loaded(game, _play(game, text))
    cells, named = drawn.read_rows_and_turn(text, game.size)
    discs = len(cells) - cells.count(drawn.EMPTY)
    return Loaded(game, game.from_cells(cells, named or (MIN if discs % 2 else MAX)))


def _play(game: Othello, text: str) -> State:
    """The position after the squares in `text`. A side that must pass does so by itself."""
    state, place, played = game.initial, 0, 0
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        move = PLAYED.match(text, place)
        if not move:
            raise bad("A move is a column and a row, such as d3.", place)
        played += 1
        passes = move[0].lower() == "pass"
        if not passes and game.actions(state) == [PASS]:
            state = game.result(state, PASS)
        action = PASS if passes else game.square(move[0].lower())
        if action is None:
            last = game.action_name(state, game.board.squares - 1)
            raise bad(f"There is no square {move[0]}: the squares are a1 to {last}.", place)
        try:
            state = game.result(state, action)
        except IllegalAction as problem:
            raise bad(f"Move {played} cannot be played. {problem}", place) from problem
        place = move.end()
    return state


OPTIONS: Final = (
    Option("size", "Board", 0, len(SIZES) - 1, 2, names=("4 × 4", "6 × 6", "8 × 8")),
    Option("margin", "The margin counts", 0, 1, 1),
)

ENTRY: Final = GameEntry(
    id="othello",
    name="Othello",
    options=OPTIONS,
    presets=(
        Preset(
            id="full",
            name="8 × 8",
            position="",
            pictured="......../...OX.X./..OOO.X./...OXOX./..OOOOO./...X..../...X..../........ X",
            note=(
                "Play a game against Python, which looks ahead for one second. To look 5 plies "
                "ahead, minimax visits 1,713 nodes here: how many does alpha-beta need?"
            ),
            answer="To depth 5, alpha-beta needs 511 nodes; minimax needs 1,713.",
            options={"size": 2, "margin": 1},
            ideas=("evaluation", "depth limit", "pruning"),
            level="middle",
            begun=Begun("deepening_to_play", options={"seconds": 1}),
        ),
        Preset(
            id="pass",
            name="A pass on 4 × 4",
            position="..X./.OXO/OOOX/XOOO X",
            note=(
                "Four squares are empty. On a2, Black would flip more discs than on d1. Which is "
                "better, and who moves after d1?"
            ),
            answer=(
                "On d1, Black wins by 1 disc: White can flip nothing then and must pass, so Black "
                "moves again. After a2, White wins by 6."
            ),
            options={"size": 0, "margin": 1},
            ideas=("a game as a tree",),
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="four",
            name="4 × 4",
            position="",
            pictured=".XO./.XO./.XOX/...O X",
            note=(
                "This board can be searched to the end. Who wins, and how much does it help to "
                "count turned and mirrored boards as one?"
            ),
            answer=(
                "White, who moves second, wins by 8 discs. Alpha-beta needs 15,138 nodes for that, "
                "and 433 with a table and symmetry."
            ),
            options={"size": 0, "margin": 1},
            ideas=("large trees", "tables", "symmetry", "perfect play"),
            level="middle",
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="fewest",
            name="The fewest discs",
            position="OOO.XO/.OO.XO/.OOOO./XOOOXO/X.OOOX/X.XO.O X",
            note=(
                "Eight squares are empty, and Black is far behind. On b5 it would flip most. Does "
                "that win?"
            ),
            answer=(
                "No: after b5, White wins by 12. Only f3 wins, which flips fewest: Black wins by 4 "
                "discs."
            ),
            options={"size": 1, "margin": 1},
            ideas=("evaluation", "greed", "mobility"),
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="six",
            name="6 × 6",
            position="",
            pictured="....../..XO.O/..XXO./..XOOO/..X.../..X... X",
            note=(
                "This board is too large to be searched to the end here, so the search stops at a "
                "depth. Does its value tell who wins?"
            ),
            answer=(
                "No: so early, an estimate is only a guess. With best play, White wins by 4 discs; "
                "in 1993, a computer of J. Feinstein took two weeks to find that. With 12 squares "
                "left, this page needs half a minute at most."
            ),
            options={"size": 1, "margin": 1},
            ideas=("evaluation", "depth limit", "perfect play"),
            level="middle",
            begun=Begun("alphabeta"),
        ),
    ),
    notation=(
        "The rows from the top and the side to move, X for Black and O for White, such as "
        ".... / .OX. / .XO. / .... X, also on one line, or the squares played, such as d3c5."
    ),
    scale=(
        "At the end, the value is the number of Black's discs minus White's. If the margin does "
        "not count, a win for Black is worth +1, a draw 0, a win for White −1. At the depth limit, "
        "the evaluation function gives a number between −1 and 1."
    ),
    load=load,
    start="",
    form=form,
)
