"""Chess in the registry: how its positions are read, and its options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from plyscope.games.chess_fen import read_fen
from plyscope.games.chess_game import Chess
from plyscope.games.chess_position import Position
from plyscope.games.chess_presets import PRESETS
from plyscope.games.chess_san import Unreadable, read_move
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.tagged import tagged_position
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options

FEN: Final = re.compile(r"[^\s\[{]*/")
"""What begins like rnbqkbnr/ is a position."""
WORD: Final = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\$[0-9]+|(?:[0-9]+\.+)?([^\s{\[]*)")
"""A comment, a tag or a mark of PGN, or a move with its number. Only the move counts."""
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "*")


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`: a FEN, or the moves from the start. Raises `BadInput`."""
    game = _game(5 if read_options(OPTIONS, options)["board"] else 8)
    if FEN.match(text.lstrip()):
        return Loaded(game, read_fen(game, text))
    return Loaded(game, _play(game, text))


@lru_cache(maxsize=2)
def _game(size: int) -> Chess:
    return Chess(size, size)


def _play(game: Chess, text: str) -> Position:
    """The position after the typed moves, such as `1. e4 e5 2. Nf3`, from the start or from the
    position in a tag."""
    state = tagged_position(text, partial(read_fen, game), game.initial)
    for found in WORD.finditer(text):
        word, at = found[1], found.start(1)
        if not word or word in RESULTS:
            continue
        if game.is_terminal(state):
            raise bad(f"The game is over before {word}: {game.verdict(state)}", at)
        try:
            state = game.result(state, read_move(game, state, word))
        except Unreadable as problem:
            raise bad(f"Move {state.number} cannot be played. {problem}", at) from problem
    return state


OPTIONS: Final = (Option("board", "Board", 0, 1, 0, names=("8 × 8", "5 × 5: Gardner's minichess")),)

ENTRY: Final = GameEntry(
    id="chess",
    name="Chess",
    options=OPTIONS,
    presets=PRESETS,
    notation="A FEN, or the moves from the start, such as 1. e4 e5 2. Nf3.",
    scale=(
        "A checkmate by White is worth +1,000, one by Black −1,000, a draw 0. At the depth limit, "
        "the evaluation function gives a number of pawns by which White is ahead."
    ),
    load=load,
    start="",
)
