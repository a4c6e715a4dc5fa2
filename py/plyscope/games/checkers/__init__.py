"""Checkers in the registry: how its positions are read, and its options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from plyscope.games.checkers.fen import read_fen
from plyscope.games.checkers.game import Checkers
from plyscope.games.checkers.pdn import Unreadable, read_move
from plyscope.games.checkers.presets import PRESETS
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.tagged import FEN_TAG, read_recorded, tagged_position, tags_of
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.texts import DASHES

SIZES: Final = (8, 6, 4)
FEN: Final = re.compile(r"\s*(?:[^\s:]\s*)?:")
"""What begins like B:W21 is a position."""
POSITION: Final = re.compile(r"\s*[BW]\s*:\s*[BW]", re.IGNORECASE)
MOVE: Final = rf"(?<!\w)[0-9]{{1,2}}[{DASHES}x×:][0-9]{{1,2}}(?!\w)"
HAS_MOVE: Final = re.compile(MOVE)
FIRST_MOVE: Final = re.compile(rf"(?:^|[\s\]}}])1\s*[.…]+\s*{MOVE}")
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "*")


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`, or the one after its moves. Raises `BadInput`."""
    game = _game(SIZES[int(read_options(OPTIONS, options)["board"])])
    if FEN.match(text):
        return Loaded(game, read_fen(game, text))
    return _play(game, text)


def form(text: str) -> str | None:
    """What a text surely is, if it is one of checkers; None if there is no move and no position."""
    if POSITION.match(text):
        return "a position of checkers in PDN"
    tags = tags_of(text)
    if POSITION.match(tags.values.get("fen", "")) or FIRST_MOVE.search(text):
        return "a game of checkers in PDN"
    could_be = HAS_MOVE.search(tags.rest) or FEN_TAG.search(text) or tags.is_all(RESULTS)
    return "" if could_be else None


@lru_cache(maxsize=len(SIZES))
def _game(size: int) -> Checkers:
    return Checkers(size)


def _play(game: Checkers, text: str) -> Loaded:
    """The position after the typed moves, such as `1. 11-15 23-19`, from the start or from the
    position in a tag."""
    recorded = read_recorded(text, RESULTS)
    state = tagged_position(recorded.tags, partial(read_fen, game), game.initial)
    blacks_first = state.blacks_turn
    for played, (word, at) in enumerate(recorded.moves, start=1):
        if game.is_terminal(state):
            raise bad(f"The game is over before {word}: {game.verdict(state)}", at)
        try:
            state = game.result(state, read_move(game, state, word))
        except Unreadable as problem:
            number = (played + (not blacks_first) + 1) // 2
            raise bad(f"Move {number} cannot be played. {problem}", at) from problem
    return Loaded(game, state, recorded.note)


OPTIONS: Final = (Option("board", "Board", 0, 2, 0, names=("8 × 8", "6 × 6", "4 × 4")),)

ENTRY: Final = GameEntry(
    id="checkers",
    name="Checkers",
    options=OPTIONS,
    presets=PRESETS,
    notation=(
        "The moves from the start, such as 1. 11-15 23-19, or a position in PDN, such as"
        " B:W21,22,K30:B1,2,K3."
    ),
    scale=(
        "A win for Black is worth +100, a win for White −100, a draw 0. At the depth limit, the"
        " evaluation function gives a number of men by which Black is ahead."
    ),
    load=load,
    start="",
    form=form,
)
