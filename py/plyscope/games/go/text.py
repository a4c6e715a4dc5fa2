"""Positions of Go as people type or have them: drawn rows, moves, or a game in SGF."""

from __future__ import annotations

import re
from typing import Final

from plyscope.game import MAX, MIN, IllegalAction, Player
from plyscope.games import drawn
from plyscope.games.go.board import PASS, Position
from plyscope.games.go.rules import COLOURS, NAMES, Go
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

SIZES: Final = (3, 4, 5, 6, 7)
STONES: Final = {"AB": "X", "AW": "O", "AE": drawn.EMPTY}
SIDES: Final[dict[str, Player]] = {"b": MAX, "x": MAX, "w": MIN, "o": MIN}
MOVE: Final = re.compile(
    r"\s*(?:\d+\.\s*)?(?:(?P<side>b|w|black|white)\s+)?(?P<point>pass|[a-z]\d+)(?![a-z\d])[\s,;]*",
    re.IGNORECASE,
)
MOVES: Final = re.compile(r"\s*(?:\d+\.\s*)?(?:b|w|black|white)\s+(?:pass|[a-z]\d)", re.IGNORECASE)
SGF: Final = re.compile(r"\s*\(\s*;")
SGF_OF_GO: Final = re.compile(r"\s*\(\s*;(?!.{0,400}?\bGM\s*\[\s*(?!1\s*\]))", re.DOTALL)
SGF_PART: Final = re.compile(r"\s+|[();]|[A-Za-z]+|\[(?:\\.|[^\]\\])*\]", re.DOTALL)


def form(text: str) -> str | None:
    """What a text surely is; None for small drawn boards without the side to move, which are rather
    of another game."""
    if SGF_OF_GO.match(text):
        return "a game of Go in SGF"
    if MOVES.match(text):
        return "moves of Go"
    cells = sum([sign in drawn.MEANING for sign in text])
    return "" if cells >= SIZES[2] ** 2 or drawn.TURN.search(text.partition(";")[0]) else None


def read(game: Go, text: str) -> tuple[Position, str]:
    """The position in `text`, and a note on what was left out. Raises `BadInput`."""
    if SGF.match(text):
        return _read_sgf(game, text)
    rows, semicolon, _ = text.partition(";")
    if MOVE.match(text) or not text.strip():
        return _play(game, game.initial, text, 0), ""
    return _play(game, _read_rows(game, rows), text, len(rows + semicolon)), ""


def _read_rows(game: Go, text: str) -> Position:
    """Drawn rows and the side to move. If it is not named, Black is, unless it has more stones."""
    cells, named = drawn.read_rows_and_turn(text, game.size)
    mover = named or (MIN if cells.count("X") > cells.count("O") else MAX)
    places = (at for at, sign in enumerate(text) if sign in drawn.MEANING)
    marks = {at: (mark, next(places, 0)) for at, mark in enumerate(cells)}
    return _set_up(game, marks, mover)


def _set_up(game: Go, marks: dict[int, tuple[str, int]], mover: Player) -> Position:
    """The position with these marks, each with its place in the text."""
    x, o = (
        sum([1 << at for at, (mark, _) in marks.items() if mark == side]) for side in ("X", "O")
    )
    for stones, liberties in (*game.board.chains(x, o), *game.board.chains(o, x)):
        if not liberties:
            at = (stones & -stones).bit_length() - 1
            raise bad(f"The stone on {game.board.names[at]} has no liberty.", marks[at][1])
    return game.begun(x, o, mover)


def _play(game: Go, state: Position, text: str, place: int) -> Position:
    """The position after the moves in `text` from `place` on."""
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        move = MOVE.match(text, place)
        if not move:
            raise bad("A move is a side and a point, such as B c3; or “pass” for the point.", place)
        at = move.start("point")
        action = game.point(move["point"].lower())
        if action is None:
            last = game.board.names[game.size - 1]
            raise bad(f"There is no point {move['point']}: the points are a1 to {last}.", at)
        side = SIDES[move["side"][0].lower()] if move["side"] else state.mover
        state = _played(game, state, side, action, move.start("side") if move["side"] else at)
        place = move.end()
    return state


def _played(game: Go, state: Position, side: str, action: int, place: int) -> Position:
    number = len(state.moves) + 1
    if side != state.mover:
        raise bad(f"Move {number} cannot be played: it is the turn of {NAMES[state.mover]}.", place)
    try:
        return game.result(state, action)
    except IllegalAction as problem:
        raise bad(f"Move {number} cannot be played. {problem}", place) from problem


def _read_sgf(game: Go, text: str) -> tuple[Position, str]:
    """The main line of the first game: of variations, the first one."""
    marks: dict[int, tuple[str, int]] = {}
    mover: Player = MAX
    state: Position | None = None
    properties, left_out = _main_line(text)
    sizes = [(value, at) for name, value, at in properties if name == "SZ"]
    _check_size(game, *(sizes or [("19", 0)])[0])
    for name, value, at in properties:
        if name in COLOURS.values():
            side = SIDES[name.lower()]
            state = state or _set_up(game, marks, side if marks else mover)
            action = PASS if value in ("", "tt") else _point(game, value, at)
            state = _played(game, state, side, action, at)
        elif name in STONES and state is None:
            marks[_point(game, value, at)] = (STONES[name], at)
        elif name == "PL" and state is None:
            mover = SIDES.get(value[:1].lower(), mover)
        elif name == "GM" and value != "1":
            raise bad("This game in SGF is not Go.", at)
        elif name not in ("SZ", "GM", "FF", "CA"):
            left_out = True
    rest = " Only its main line is used." if left_out else ""
    return state or _set_up(game, marks, mover), f"Read as a game of Go in SGF.{rest}"


def _main_line(text: str) -> tuple[list[tuple[str, str, int]], bool]:
    """Each property with a value and its place, up to the end of the first variation; and whether
    something comes after it."""
    found: list[tuple[str, str, int]] = []
    name, place = "", 0
    while place < len(text):
        part = SGF_PART.match(text, place)
        if not part:
            raise bad(f"Here the game in SGF cannot be read: {quoted(text[place:])}.", place)
        word, at, place = part[0], place, part.end()
        if word == ")":
            return found, bool(text[place:].strip(" \t\r\n)"))
        if word.isalpha():
            # Old files have small letters in between.
            name = "".join([letter for letter in word if letter.isupper()])
        elif word[0] == "[":
            found.append((name, word[1:-1].strip(), at + 1))
    return found, False


def _check_size(game: Go, value: str, place: int) -> None:
    if value in (str(game.size), f"{game.size}:{game.size}"):
        return
    known = value.isdigit() and int(value) in SIZES
    what = "choose it under “Board”" if known else "this page has boards from 3 × 3 to 7 × 7"
    raise bad(f"This game is on {quoted(value)[1:-1]} × {quoted(value)[1:-1]}; {what}.", place)


def _point(game: Go, value: str, place: int) -> int:
    """A point as SGF has it: two letters, the column and the row from the top."""
    column, row = (ord(letter) - ord("a") for letter in value) if len(value) == 2 else (-1, 0)
    if not (0 <= column < game.size and 0 <= row < game.size):
        raise bad(f"{quoted(value)} is not a point of this board.", place)
    return row * game.size + column
