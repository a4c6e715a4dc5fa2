"""Positions of chess as FEN: the rows from the top, whose turn it is, and the rights.

After it may stand how the position came about, because repetitions count: `last e2e4`, or
`after g1f3 g8f6` with all the moves that other moves could take back.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from plyscope.games.chess.board import BLACK, EMPTY, WHITE
from plyscope.games.chess.moves import attacked
from plyscope.games.chess.position import Position
from plyscope.games.chess.rules import Rules
from plyscope.input.checks import bad
from plyscope.input.phrases import counted, quoted

NAMES: Final = {"P": "pawn", "N": "knight", "B": "bishop", "R": "rook", "Q": "queen", "K": "king"}
SIDES: Final = (("White", WHITE), ("Black", BLACK))
FULL: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
CHESS960: Final = re.compile(r"[A-Ha-h]{1,4}")
SMALL: Final = "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1"


class Word(NamedTuple):
    """A part of the text, and where it begins."""

    text: str
    at: int


def write_fen(rules: Rules, state: Position) -> str:
    """The position as FEN, with what is known of the moves before it."""
    board = rules.board
    rows = [
        re.sub(r"\.+", lambda gap: str(len(gap[0])), state.board[start : start + board.columns])
        for start in range(0, board.size, board.columns)
    ]
    ep = board.names[state.ep] if state.ep >= 0 else "-"
    turn = "w" if state.white else "b"
    fen = f"{'/'.join(rows)} {turn} {state.rights or '-'} {ep} {state.clock} {state.number}"
    if state.line:
        return f"{fen} after {' '.join(state.line)}"
    return f"{fen} last {state.last}" if state.last else fen


def read_fen(rules: Rules, text: str) -> Position:
    """The position of a FEN; what comes after the board may be left out from the end.

    Raises `BadInput` (field "position") with the place of the mistake.
    """
    words = [Word(found[0], found.start()) for found in re.finditer(r"\S+", text)]
    cells = _read_board(rules, words[0])
    fields, moves, history = _split(words[1:])
    given = dict(zip(("turn", "rights", "ep", "clock", "number"), fields, strict=False))
    if len(fields) > 5:
        raise bad(
            f"A FEN ends with the number of the move, before {quoted(fields[5].text)}.",
            fields[5].at,
        )
    white = _read_turn(given.get("turn"))
    _check_kings(rules, cells, white, words[0])
    rights = _read_rights(rules, cells, given.get("rights"))
    ep = _read_ep(rules, cells, white, given.get("ep"))
    clock = _read_number(given.get("clock"), "half-moves since a capture or a pawn move", 0)
    number = _read_number(given.get("number"), "the move", 1)
    state = rules.position(cells, white, rights, ep, clock, number)
    if history is None:
        return state
    return _with_history(rules, state, history, moves)


def _split(words: list[Word]) -> tuple[list[Word], list[Word], Word | None]:
    """The fields of a FEN, the moves that led there, and the word between them."""
    for place, word in enumerate(words):
        if word.text in ("after", "last"):
            return words[:place], words[place + 1 :], word
    return words, [], None


def _read_board(rules: Rules, word: Word) -> str:
    columns, rows = rules.board.columns, rules.board.rows
    lines = word.text.split("/")
    if len(lines) != rows:
        raise bad(
            f"This board has {rows} rows, separated by /, but {counted(len(lines), 'row')}"
            f" {'was' if len(lines) == 1 else 'were'} typed.",
            word.at,
        )
    cells = ""
    at = word.at
    for line in lines:
        row = ""
        for place, character in enumerate(line):
            if character in "12345678":
                row += EMPTY * int(character)
            elif character in WHITE + BLACK:
                row += character
            else:
                raise bad(
                    f"{quoted(character)} is not a piece (KQRBNP, kqrbnp) or a number of empty"
                    " squares.",
                    at + place,
                )
        if len(row) != columns:
            name = f"Row {rows - lines.index(line)}"
            raise bad(f"{name} has {counted(len(row), 'square')}, but the board has {columns}.", at)
        cells += row
        at += len(line) + 1
    _check_pieces(rules, cells, word)
    return cells


def place_of(word: Word, pieces: str, number: int) -> int:
    """Where the piece with this number, counted from 0, stands in the text."""
    found = [place for place, character in enumerate(word.text) if character in pieces]
    return word.at + found[number]


def _check_pieces(rules: Rules, cells: str, word: Word) -> None:
    columns = rules.board.columns
    for side, own in SIDES:
        count = Counter(piece for piece in cells if piece in own)
        king, pawn = count[own[5]], count[own[0]]
        if king == 0:
            raise bad(f"{side} has no king.", word.at)
        if king > 1:
            raise bad(f"{side} has {king} kings.", place_of(word, own[5], 1))
        if pawn > columns:
            raise bad(
                f"{side} has {pawn} pawns, but begins with {columns}.",
                place_of(word, own[0], columns),
            )
        if count.total() > 2 * columns:
            raise bad(
                f"{side} has {count.total()} pieces, but begins with {2 * columns}.",
                place_of(word, own, 2 * columns),
            )
        for row, where in ((0, "first"), (rules.board.rows - 1, "last")):
            if own[0] in cells[row * columns : (row + 1) * columns]:
                line = word.text.split("/")[row]
                before = sum(len(each) + 1 for each in word.text.split("/")[:row])
                raise bad(
                    f"A pawn cannot stand on the {where} row that is typed.",
                    word.at + before + line.index(own[0]),
                )


def _read_turn(word: Word | None) -> bool:
    if word is None:
        return True
    if word.text not in ("w", "b"):
        raise bad(
            f"After the board, w or b says whose turn it is, not {quoted(word.text)}.", word.at
        )
    return word.text == "w"


def _check_kings(rules: Rules, cells: str, white: bool, word: Word) -> None:
    side, own = SIDES[0 if not white else 1]
    king = cells.index(own[5])
    if attacked(rules.board, cells, king, white):
        other = "White" if white else "Black"
        raise bad(
            f"It is {other}'s turn, but {side}'s king stands in check: {side} cannot have moved"
            " like that.",
            place_of(word, own[5], 0),
        )


def _read_rights(rules: Rules, cells: str, word: Word | None) -> str:
    if word is None or word.text == "-":
        return ""
    ways = {way.right: way for side in (1, 0) for way in rules.board.sides[side].castlings}
    for place, right in enumerate(word.text):
        if not ways:
            raise bad("There is no castling on this board: write - here.", word.at)
        if right not in ways:
            other = "; those of Chess960 are not read" if CHESS960.fullmatch(word.text) else ""
            raise bad(
                f"The rights to castle are some of KQkq, or -, not {quoted(word.text)}{other}.",
                word.at + place,
            )
        way = ways[right]
        king, rook = ("K", "R") if right.isupper() else ("k", "r")
        if cells[way.king] != king or cells[way.rook] != rook:
            names = rules.board.names
            side = "White" if right.isupper() else "Black"
            raise bad(
                f"{right} says that {side} may castle, but for that the king must stand on"
                f" {names[way.king]} and a rook on {names[way.rook]}.",
                word.at + place,
            )
    return "".join(right for right in ways if right in word.text)


def _read_ep(rules: Rules, cells: str, white: bool, word: Word | None) -> int:
    if word is None or word.text == "-":
        return -1
    board = rules.board
    square = board.numbers.get(word.text, -1)
    forward = -1 if white else 1
    # The double step went over the square: before it is empty, behind it stands the pawn.
    pawn = board.at(square, (0, -forward)) if square >= 0 else -1
    start = board.at(square, (0, forward)) if square >= 0 else -1
    row = square // board.columns
    if (
        board.rows != 8
        or row != (2 if white else 5)
        or cells[square] != EMPTY
        or cells[start] != EMPTY
        or cells[pawn] != ("p" if white else "P")
    ):
        raise bad(
            f"{quoted(word.text)} is not a square that a pawn has just passed with a double step.",
            word.at,
        )
    return square


def _read_number(word: Word | None, name: str, least: int) -> int:
    if word is None:
        return least
    if not re.fullmatch(r"[0-9]{1,4}", word.text):
        what = "the number of " + name
        raise bad(f"{quoted(word.text)} stands for {what}, but is not such a number.", word.at)
    return max(least, int(word.text))


def _with_history(rules: Rules, state: Position, word: Word, moves: list[Word]) -> Position:
    """The same position after these moves, which are taken back to learn what was before."""
    ends = rules.board.ends
    for move in moves:
        if move.text not in ends:
            raise bad(f"{quoted(move.text)} is not a move such as e2e4.", move.at)
    if not moves or (word.text == "last" and len(moves) > 1):
        wanted = "stands one move" if word.text == "last" else "stand moves"
        raise bad(f'After "{word.text}" {wanted} such as e2e4.', word.at)
    line = tuple(move.text for move in moves) if word.text == "after" else ()
    if len(line) > state.clock:
        raise bad(
            f"{counted(len(line), 'move')} {'is' if len(line) == 1 else 'are'} said to come before"
            f" it, but only {state.clock} count for the fifty moves.",
            word.at,
        )
    cells = list(state.board)
    past: list[str] = []
    white = state.white
    for move in reversed(moves if line else []):
        start, to = ends[move.text]
        white = not white
        if cells[start] != EMPTY or cells[to] not in (WHITE[1:] if white else BLACK[1:]):
            raise bad(f"{move.text} cannot have led to this position.", move.at)
        cells[start], cells[to] = cells[to], EMPTY
        past.append(rules.position("".join(cells), white, state.rights).place)
    return Position(
        state.board, state.white, state.rights, state.ep, state.clock, state.number,
        state.material, state.centre, moves[-1].text, line, tuple(reversed(past)),
    )  # fmt: skip
