"""A search of tic-tac-toe, held against the rules: boards, players, ends of games, moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import (
    ILLEGAL,
    LEAF,
    NOT_CONSIDERED,
    NOT_RESTORED,
    PLAYER,
    TERMINAL,
    Difference,
    entered,
    going_on,
    number,
)
from plyscope.compare.marks import CELLS, FREE, Cells, Marks, is_full, winner
from plyscope.compare.sides import View, movers_of, own_window
from plyscope.games.tictactoe import LINES
from plyscope.recognise.side import MAX

TURNS: Final = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (2, 5, 8, 1, 4, 7, 0, 3, 6),
    (8, 7, 6, 5, 4, 3, 2, 1, 0), (6, 3, 0, 7, 4, 1, 8, 5, 2),
    (2, 1, 0, 5, 4, 3, 8, 7, 6), (0, 3, 6, 1, 4, 7, 2, 5, 8),
    (6, 7, 8, 3, 4, 5, 0, 1, 2), (8, 5, 2, 7, 4, 1, 6, 3, 0),
)  # fmt: skip
"""The eight ways to turn and mirror a board."""
FEW: Final = 2


def wrong_boards(tree: Tree, marks: Marks) -> Iterator[Difference]:
    """Moves that were not taken back, and moves to cells that are taken."""
    for family in tree.families():
        parent = tree.parent[family[0]]
        if parent >= 0:
            yield from _below(tree, marks, parent, family)
        else:
            yield from _of_roots(marks, family)


def _below(tree: Tree, marks: Marks, parent: int, family: Any) -> Iterator[Difference]:
    before = marks.boards[parent]
    for place, node in enumerate(family):
        now = marks.boards[node]
        cells = marks.placed(parent, node)
        if before is None or now is None or not cells:
            continue
        taken = [cell for cell in cells if before[cell] is not FREE]
        more = before.count(FREE) - now.count(FREE)
        lost = [cell for cell in taken if now[cell] is FREE]
        if lost and place and more < 1:
            yield Difference(
                NOT_RESTORED,
                node,
                f"At node {node} the board has lost {_mark(before[lost[0]])} on"
                f" {_cell(lost[0])}: undoing a move must take back that move alone.",
                entered(node),
            )
        elif len(cells) == 1 and taken:
            yield Difference(
                ILLEGAL,
                node,
                f"At node {node} your search puts {_mark(now[taken[0]])} on {_cell(taken[0])},"
                f" where {_mark(before[taken[0]])} stands already.",
                entered(node),
            )
        elif more > 1 and place:
            still = _left_over(tree, marks, parent, family[:place], now)
            if still is not None:
                yield _not_restored(node, now, still)


def _left_over(tree: Tree, marks: Marks, parent: int, earlier: Any, now: Cells) -> int | None:
    """A cell that was taken below an earlier sibling, and still is."""
    before = marks.boards[parent]
    if before is None:
        return None
    for sibling in earlier:
        for node in range(sibling, tree.last[sibling] + 1):
            then = marks.boards[node]
            for cell in range(CELLS):
                was_placed = then and before[cell] is FREE and then[cell] is not FREE
                if then and was_placed and then[cell] == now[cell]:
                    return cell
    return None


def _of_roots(marks: Marks, family: Any) -> Iterator[Difference]:
    """A call outside the search tries each move: the next board has one mark more of the same."""
    for one, other in pairwise(family):
        before, now = marks.boards[one], marks.boards[other]
        cells = marks.placed(one, other)
        if before is None or now is None or len(cells) != 1 or before[cells[0]] is not FREE:
            continue
        if before.count(now[cells[0]]) > sum(
            before.count(mark) for mark in marks.marks if mark != now[cells[0]]
        ):
            stays = next((cell for cell in range(CELLS) if before[cell] == now[cells[0]]), cells[0])
            yield _not_restored(other, now, stays)


def _not_restored(node: int, now: Cells, cell: int) -> Difference:
    return Difference(
        NOT_RESTORED,
        node,
        f"At node {node} the board still has {_mark(now[cell])} on {_cell(cell)} from a move that"
        " was tried before: it was not taken back.",
        entered(node),
    )


def wrong_players(tree: Tree, marks: Marks) -> Iterator[Difference]:
    """Nodes at which the player moves who has just moved, or not the same player each time."""
    movers = movers_of(tree, marks)
    for node in range(tree.count):
        for child in tree.below[node][1:]:
            cells, board = marks.placed(node, child), marks.boards[child]
            if len(cells) != 1 or board is None or board[cells[0]] == movers[node]:
                continue
            yield Difference(
                NOT_RESTORED,
                child,
                f"At node {child} {_mark(board[cells[0]])} has moved, although it was"
                f" {_mark(movers[node])}'s turn at node {node}: who is to move was not restored.",
                entered(child),
            )
    for node in range(tree.count):
        parent, board = tree.parent[node], marks.boards[node]
        cells = marks.placed(parent, node) if parent >= 0 else []
        if len(cells) != 1 or not tree.below[node] or board is None:
            continue
        if movers[node] is not None and movers[node] == board[cells[0]]:
            yield Difference(
                PLAYER,
                node,
                f"At node {node} {_mark(movers[node])} moves again, although"
                f" {_mark(movers[node])} has just moved: the player does not change.",
                going_on(node),
            )


def wrong_ends(tree: Tree, marks: Marks, view: View) -> Iterator[Difference]:
    """Nodes at which the search goes on after the end, or gives the end a wrong value."""
    ends = _ends(tree, marks, view)
    for node, board in enumerate(marks.boards):
        if board is None:
            continue
        who = winner(board)
        if who is not None and any(_is_after(marks, node, child) for child in tree.below[node]):
            yield Difference(
                TERMINAL,
                node,
                f"At node {node} {_mark(who)} has three in a row ({_line(board)}), so the game is"
                " over; your search goes on.",
                going_on(node),
            )
        elif not tree.below[node] and tree.ended(node) and ends:
            yield from _leaf(tree, ends, view, node, board)


def _is_after(marks: Marks, node: int, child: int) -> bool:
    return len(marks.placed(node, child)) >= 1


def _leaf(tree: Tree, ends: Ends, view: View, node: int, board: Cells) -> Iterator[Difference]:
    value, told = view.values[node], tree.numbers[node]
    window = own_window(tree, view, node)
    if value is None or told is None:
        return
    who = winner(board)
    if window and who in ends.gains and value == window[1 if ends.gains[who] > 0 else 0]:
        return  # a win is worth more than what still matters here
    if who in ends.told and ends.gains[who] * (value - ends.draw) <= 0:
        yield Difference(LEAF, node, _win_sentence(tree, node, board), tree.left(node))
    elif who is None and is_full(board) and value != ends.draw and value in ends.wins:
        yield Difference(
            LEAF,
            node,
            f"At node {node} the board is full and nobody has three in a row; your function"
            f" returns {number(told)}, as for a win.",
            tree.left(node),
        )


def _win_sentence(tree: Tree, node: int, board: Cells) -> str:
    told = tree.numbers[node]
    assert told is not None
    text = (
        f"At node {node} {_mark(winner(board))} has three in a row ({_line(board)}), and your"
        f" function returns {number(told)}, as if it had not won"
    )
    if node in at_limit(tree):
        return f"{text}: it tests the depth before the win."
    return f"{text}."


def at_limit(tree: Tree) -> set[int]:
    """The nodes at which the depth ends the search: where the depth is the same, nothing is
    searched anywhere."""
    depth = tree.depth
    if depth is None:
        return set()
    inner = {depth.values[node] for node in range(tree.count) if tree.below[node]}
    return {node for node in range(tree.count) if depth.values[node] not in inner}


@dataclass(frozen=True)
class Ends:
    """What the ends of games are worth in a program.

    Attributes:
        gains: for each mark, whether its win is good (1) or bad (−1) for MAX.
        draw: the value of a draw.
        told: the marks whose wins are told from draws.
        wins: all values of wins.
    """

    gains: Mapping[Any, int]
    draw: float
    told: Collection[Any]
    wins: Collection[float]


def _ends(tree: Tree, marks: Marks, view: View) -> Ends | None:
    """What ends are worth; None if that cannot be known."""
    value = tree.reading.value
    if view.draw is None or view.gains is None or value is None or value.is_bool:
        return None
    found: dict[Any, list[float]] = {mark: [] for mark in view.gains}
    limits, hidden = at_limit(tree), True
    for node, board in enumerate(marks.boards):
        worth = view.values[node]
        who = winner(board) if board else None
        if worth is not None and not tree.below[node] and who in found:
            found[who].append(view.gains[who] * (worth - view.draw))
            hidden = hidden and (found[who][-1] > 0 or node in limits)
    told = {mark for mark, worths in found.items() if any(worth > 0 for worth in worths)}
    if any(worth <= 0 for mark in told for worth in found[mark]) or (told and hidden):
        told = set(found)  # what is wrong for one player is so for the other
    wins = {
        view.draw + view.gains[mark] * worth for mark in told for worth in found[mark] if worth > 0
    }
    return Ends(view.gains, view.draw, told, wins)


def legal_cells(tree: Tree, marks: Marks, node: int) -> list[int]:
    """The moves of a node, in the order of the cells; none if the game is over."""
    board = marks.boards[node]
    if board is None or winner(board) is not None:
        return []
    return [cell for cell in range(CELLS) if board[cell] is FREE]


def searched_cells(tree: Tree, marks: Marks, node: int) -> list[int]:
    """The moves that were searched, in order."""
    found = (marks.placed(node, child) for child in tree.below[node])
    return [cells[0] for cells in found if len(cells) == 1]


class Seen:
    """Which boards were searched, and when first: a table may answer for a board that was searched
    before, or for one that is like it."""

    def __init__(self, tree: Tree, marks: Marks) -> None:
        self._first: dict[Cells, int] = {}
        again: Counter[Any] = Counter()
        for node, board in enumerate(marks.boards):
            if board:
                like = _like(board)
                self._first.setdefault(like, node)
                depth = tree.depth.values[node] if tree.depth else None
                again[like, depth] += bool(tree.below[node])
        decorated = any(
            getattr(function.node, "decorator_list", ()) for function in tree.record.functions
        )
        one_search = len(tree.roots) == 1 and len(tree.roots[0]) == 1
        # Who searches the same board twice has no table.
        self.no_table = one_search and not decorated and max(again.values(), default=0) > 1

    def before(self, board: Cells, node: int) -> bool:
        """Whether a table may know a board like this one, after the calls up to `node`."""
        return not self.no_table and self._first.get(_like(board), node + 1) <= node


def _like(board: Cells) -> Cells:
    """The same board for all that can be turned or mirrored into each other."""
    turned = (tuple(board[cell] for cell in turn) for turn in TURNS)
    return min(turned, key=repr)


def moves_left_out(tree: Tree, marks: Marks, view: View, seen: Seen, node: int) -> list[int]:
    """The moves of a node that were not searched, as far as a window only can explain it."""
    board, mover = marks.boards[node], movers_at(tree, marks, node)
    done = searched_cells(tree, marks, node)
    if board is None or mover is None or not done or len(done) < len(tree.below[node]):
        return []
    if not tree.ended(node) or _is_won(tree, view, node):
        return []
    legal = legal_cells(tree, marks, node)
    after = {cell: (*board[:cell], mover, *board[cell + 1 :]) for cell in legal}
    # What fills the board, or is in a table, may have been valued without a call.
    return [
        cell
        for cell in legal
        if cell not in done
        and not is_full(after[cell])
        and not seen.before(after[cell], tree.last[node])
    ]


def movers_at(tree: Tree, marks: Marks, node: int) -> Any:
    """Whose mark is placed below a node."""
    for child in tree.below[node]:
        cells, board = marks.placed(node, child), marks.boards[child]
        if len(cells) == 1 and board:
            return board[cells[0]]
    return None


def _is_won(tree: Tree, view: View, node: int) -> bool:
    """Whether the player to move has found a win: then nothing better can be found."""
    value, side = view.values[node], view.sides[node]
    if value is None or side is None:
        return True
    draw = view.draw or 0.0
    return value > draw if side == MAX else value < draw


def stays(tree: Tree, marks: Marks, node: int, cells: Sequence[int]) -> Difference | None:
    """The difference if the free cells of a node were not searched because marks were still on
    them: they are on every board from the last one below the node."""
    boards = [each for each in marks.boards[tree.last[node] :] if each]
    if not boards or any(board[cell] is FREE for board in boards for cell in cells):
        return None
    mark = _mark(boards[0][cells[0]])
    return Difference(
        NOT_RESTORED,
        node,
        f"At node {node} your search does not try {_cell(cells[0])}: further down {mark} was put"
        " there, and was not taken back.",
        tree.left(node),
    )


def never_undone(tree: Tree, marks: Marks) -> Iterator[Difference]:
    """A search that takes no move back fills the board once: every node has one reply only,
    although both players had more."""
    if any(len(family) > 1 for family in tree.below) or len(tree.roots) > 1:
        return
    unfinished = [
        (node, rest)
        for node in range(tree.count)
        if tree.below[node] and tree.ended(node) and (rest := _rest(tree, marks, node))
    ]
    # One of the two may be content with a first reply that wins, or be cut off; not both, and no
    # cut is at the root.
    if len(unfinished) > 1 and 0 in dict(unfinished):
        for node, rest in unfinished:
            found = stays(tree, marks, node, rest)
            if found:
                yield found


def _rest(tree: Tree, marks: Marks, node: int) -> list[int]:
    done = searched_cells(tree, marks, node)
    return [cell for cell in legal_cells(tree, marks, node) if cell not in done] if done else []


def never_played(tree: Tree, marks: Marks, mark: Any) -> set[int]:
    """The cells that are free at the root and that a player never tries, if they are few."""
    board = marks.boards[0]
    free = {cell for cell in range(CELLS) if board and board[cell] is FREE}
    for node, parent in enumerate(tree.parent):
        now = marks.boards[node]
        cells = marks.placed(parent, node) if parent >= 0 else []
        if len(cells) == 1 and now and now[cells[0]] == mark:
            free.discard(cells[0])
    return free if len(free) <= FEW else set()


def not_considered(node: int, cells: list[int], tree: Tree) -> Difference:
    return Difference(
        NOT_CONSIDERED,
        node,
        f"At node {node} your search does not try {_cell(cells[0])}, which is free.",
        tree.left(node),
    )


def _mark(mark: Any) -> str:
    return str(getattr(mark, "name", mark))


def _cell(cell: int) -> str:
    return f"square {cell}"


def _line(board: Cells) -> str:
    """The squares of the line that is three in a row."""
    cells = next(
        line for line in LINES if len({board[cell] for cell in line} | {winner(board)}) == 1
    )
    return "squares {}, {} and {}".format(*cells)
