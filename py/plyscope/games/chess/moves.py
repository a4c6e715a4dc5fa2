"""Which moves are legal in chess: generated piece by piece, never tried out and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from plyscope.games.chess.board import EMPTY, Geometry, PawnSteps, Ray, Side
from plyscope.games.chess.position import Position

Batch: TypeAlias = tuple[list[str], list[str]]
"""The captures and promotions of one piece, and its other moves."""


def legal_moves(board: Geometry, position: Position) -> Iterator[Batch]:
    """The legal moves of the side to move, one piece after the other, pawns first: the less a
    piece is worth, the better it is to capture with it."""
    cells = position.board
    side = board.sides[position.white]
    king = cells.index(side.king)
    checks, pins = threats(board, cells, king, side)
    if len(checks) < 2:
        allowed = checks[0] if checks else None
        at = cells.find(side.pawn)
        while at >= 0:
            steps = side.pawn_steps[at]
            assert steps is not None
            batch = _legal(board, _of_pawn(cells, steps, side), allowed, pins.get(at))
            if position.ep >= 0:
                batch[0].extend(_en_passant(board, position, steps, at))
            yield batch
            at = cells.find(side.pawn, at + 1)
        at = cells.find(side.knight)
        while at >= 0:
            # A pinned knight can never move.
            if at not in pins:
                yield _legal(board, _of_jumps(cells, board.leaps[at], side), allowed, None)
            at = cells.find(side.knight, at + 1)
        for slider in side.own[2:5]:
            at = cells.find(slider)
            while at >= 0:
                batch = _of_slider(cells, board.rays[at], slider, side)
                yield _legal(board, batch, allowed, pins.get(at))
                at = cells.find(slider, at + 1)
    noisy, quiet = _of_jumps(cells, board.steps[king], side)
    # Without the king, or he would stand in the way of a piece that sees him along a line.
    without = cells[:king] + EMPTY + cells[king + 1 :]
    by_white = not side.white
    ends = board.ends
    noisy = [move for move in noisy if not attacked(board, without, ends[move][1], by_white)]
    quiet = [move for move in quiet if not attacked(board, without, ends[move][1], by_white)]
    if not checks and position.rights:
        quiet.extend(_castlings(board, position, side))
    yield noisy, quiet


def reached(board: Geometry, position: Position, start: int) -> list[str]:
    """The moves of the piece on a square of the side to move, if its king did not matter. Castling
    and captures in passing are left out."""
    cells = position.board
    side = board.sides[position.white]
    piece = cells[start]
    if piece == side.pawn:
        steps = side.pawn_steps[start]
        assert steps is not None
        noisy, quiet = _of_pawn(cells, steps, side)
    elif piece in (side.knight, side.king):
        jumps = board.leaps if piece == side.knight else board.steps
        noisy, quiet = _of_jumps(cells, jumps[start], side)
    else:
        noisy, quiet = _of_slider(cells, board.rays[start], piece, side)
    return [*noisy, *quiet]


def _legal(
    board: Geometry, batch: Batch, allowed: tuple[int, ...] | None, pin: tuple[int, ...] | None
) -> Batch:
    """Without the moves that leave a check as it is, or leave the line of a pin."""
    for squares in (allowed, pin):
        if squares is not None:
            ends = board.ends
            noisy, quiet = batch
            batch = (
                [move for move in noisy if ends[move][1] in squares],
                [move for move in quiet if ends[move][1] in squares],
            )
    return batch


def _of_pawn(cells: str, steps: PawnSteps, side: Side) -> Batch:
    noisy: list[str] = []
    quiet: list[str] = []
    for to, moves in steps.captures:
        if cells[to] in side.enemies:
            noisy.extend(moves)
    to, moves = steps.ahead
    if cells[to] == EMPTY:
        (noisy if len(moves) > 1 else quiet).extend(moves)
        if steps.double and cells[steps.double[0]] == EMPTY:
            quiet.append(steps.double[1])
    return noisy, quiet


def _of_jumps(cells: str, jumps: tuple[tuple[int, str], ...], side: Side) -> Batch:
    noisy: list[str] = []
    quiet: list[str] = []
    for to, move in jumps:
        there = cells[to]
        if there == EMPTY:
            quiet.append(move)
        elif there in side.enemies:
            noisy.append(move)
    return noisy, quiet


def _of_slider(cells: str, rays: tuple[Ray, ...], slider: str, side: Side) -> Batch:
    noisy: list[str] = []
    quiet: list[str] = []
    for part, _, moves, sliders in rays:
        if slider in sliders:
            line = cells[part]
            rest = line.lstrip(EMPTY)
            free = len(line) - len(rest)
            quiet += moves[:free]
            if rest and rest[0] in side.enemies:
                noisy.append(moves[free])
    return noisy, quiet


def _castlings(board: Geometry, position: Position, side: Side) -> Iterator[str]:
    cells = position.board
    for way in side.castlings:
        if (
            way.right in position.rights
            and all(cells[square] == EMPTY for square in way.between)
            and not any(attacked(board, cells, at, not side.white) for at in way.passed)
        ):
            yield way.move


def _en_passant(board: Geometry, position: Position, steps: PawnSteps, pawn: int) -> Iterator[str]:
    """Two pawns leave one row at once, which may open a line to the king: so this is tried."""
    side = board.sides[position.white]
    for to, moves in steps.captures:
        if to == position.ep:
            cells = en_passant_played(board, position.board, pawn, to)
            if not attacked(board, cells, cells.index(side.king), not side.white):
                yield moves[0]


def en_passant_played(board: Geometry, cells: str, pawn: int, to: int) -> str:
    """The board after `pawn` has captured in passing on `to`."""
    passed = pawn - pawn % board.columns + to % board.columns
    after = list(cells)
    after[to], after[pawn], after[passed] = after[pawn], EMPTY, EMPTY
    return "".join(after)


def threats(
    board: Geometry, cells: str, king: int, side: Side
) -> tuple[list[tuple[int, ...]], dict[int, tuple[int, ...]]]:
    """What the enemies do to the king of `side`.

    First, for each piece that gives check, the squares on which a move ends the check: its own,
    and those between. Second, the pieces that are pinned, with the squares to which they may go.
    """
    checks: list[tuple[int, ...]] = []
    pins: dict[int, tuple[int, ...]] = {}
    enemies = side.enemies
    for part, squares, _, sliders in board.rays[king]:
        rest = cells[part].lstrip(EMPTY)
        if not rest:
            continue
        near = rest[0]
        if near in enemies:
            if near in sliders:
                checks.append(squares[: len(squares) - len(rest) + 1])
        else:
            behind = rest[1:].lstrip(EMPTY)
            if behind and behind[0] in enemies and behind[0] in sliders:
                pinned = squares[len(squares) - len(rest)]
                pins[pinned] = squares[: len(squares) - len(behind) + 1]
    knight = enemies[1]
    if knight in cells and knight in board.seen_by_knights[king](cells):
        checks += [(at,) for at, _ in board.leaps[king] if cells[at] == knight]
    # A pawn attacks the king if one of his own side would attack the pawn from his square.
    checks += [(at,) for at in side.attacks[king] if cells[at] == enemies[0]]
    return checks, pins


def attacked(board: Geometry, cells: str, square: int, by_white: bool) -> bool:
    """Whether a side attacks a square."""
    side = board.sides[by_white]
    own = side.own
    for part, _, _, sliders in board.rays[square]:
        rest = cells[part].lstrip(EMPTY)
        if rest and rest[0] in own and rest[0] in sliders:
            return True
    if side.knight in board.seen_by_knights[square](cells):
        return True
    if side.king in board.around[square](cells):
        return True
    return any(cells[at] == side.pawn for at in board.sides[not by_white].attacks[square])
