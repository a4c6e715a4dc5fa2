"""The rules of Dots and Boxes: whoever completes a box owns it, and moves again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.game import (
    MAX,
    MIN,
    BadInput,
    IllegalAction,
    MovesAgain,
    Player,
    QuietPositions,
    Symmetries,
)
from plyscope.games.dots.board import Board
from plyscope.games.drawn import from_bits
from plyscope.games.evaluation import Feature, Features, below_a_win
from plyscope.games.presentable import Picture, Usual

NAMES: Final = {MAX: "MAX", MIN: "MIN"}


class Lines:
    """A state: the edges that are drawn, who has how many boxes, and whose turn it is.

    Two states are equal if the same edges are drawn, the same side is to move, and MAX is ahead by
    the same number of boxes. Which boxes these are, and in which order the edges were drawn, is
    carried along for the board and the notation, but changes nothing that can still happen: so a
    table that knows one order of moves knows the others too.

    Attributes:
        moves: the edges in the order in which they were drawn.
        drawn: the same as a set.
        mine, theirs: the sets of boxes that MAX and MIN have completed.
        mover: whose turn it is.
        balance: how many boxes MAX has more than MIN.
    """

    __slots__ = ("_same", "balance", "drawn", "mine", "mover", "moves", "theirs")

    def __init__(
        self,
        mover: Player,
        moves: tuple[int, ...] = (),
        drawn: int = 0,
        mine: int = 0,
        theirs: int = 0,
    ) -> None:
        self.mover: Player = mover
        self.moves = moves
        self.drawn = drawn
        self.mine = mine
        self.theirs = theirs
        self.balance = mine.bit_count() - theirs.bit_count()
        self._same = (drawn, self.balance, mover)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lines) and self._same == other._same

    def __hash__(self) -> int:
        return hash(self._same)

    def __repr__(self) -> str:
        return f"Lines{self._same}"


class DotsAndBoxes(
    Features[Lines], Symmetries[Lines], QuietPositions[Lines, int], MovesAgain, Usual
):
    """The rules on a board of any size.

    A move draws one edge between two dots that are neighbours. Whoever draws the fourth edge of a
    box owns the box, and moves again, unless all edges are drawn: then the game is over. A position
    is worth the boxes that MAX has more than MIN in the end. Berlekamp, "The Dots and Boxes Game",
    2000.

    An action is the number of an edge; see `Board`.
    """

    def __init__(self, board: Board, first: Player = MAX) -> None:
        self.board = board
        self.initial = Lines(first)
        self._boxes = len(board.sides)
        self._feature_list = feature_list(self._boxes)

    @property
    def bounds(self) -> tuple[float, float]:
        """All boxes for MIN, or for MAX."""
        return (-self._boxes, self._boxes)

    def to_move(self, state: Lines) -> Player:
        """As the state says: who completes a box moves again."""
        return state.mover

    def actions(self, state: Lines) -> list[int]:
        """The edges that are not drawn, in reading order."""
        drawn = state.drawn
        return [edge for edge in range(len(self.board.names)) if not drawn >> edge & 1]

    def result(self, state: Lines, action: int) -> Lines:
        """The board with one more edge, and the boxes it completes. Raises `IllegalAction`."""
        board = self.board
        if not 0 <= action < len(board.names) or state.drawn >> action & 1:
            raise IllegalAction(self._why_not(state, action))
        drawn = state.drawn | 1 << action
        completed = 0
        for box in board.beside[action]:
            sides = board.sides[box]
            if drawn & sides == sides:
                completed |= 1 << box
        mover, mine, theirs = state.mover, state.mine, state.theirs
        if not completed:
            mover = MIN if mover == MAX else MAX
        elif mover == MAX:
            mine |= completed
        else:
            theirs |= completed
        return Lines(mover, (*state.moves, action), drawn, mine, theirs)

    def is_terminal(self, state: Lines) -> bool:
        """Whether all edges are drawn."""
        return state.drawn == self.board.all

    def utility(self, state: Lines) -> float:
        """The boxes that MAX has more than MIN."""
        return state.balance

    def evaluate(self, state: Lines) -> float:
        """The same, so far."""
        return state.balance

    @property
    def feature_list(self) -> Sequence[Feature]:
        """The boxes, and what they do not show."""
        return self._feature_list

    def features(self, state: Lines) -> tuple[float, ...]:
        """For each of `feature_list`: how much better it is for MAX."""
        most = self._feature_list[0].most
        sign = 1 if state.mover == MAX else -1
        return (
            max(-most, min(most, state.balance)),
            *(sign * each for each in prospects(self.board, state.drawn)),
        )

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score, scaled to lie strictly between all boxes for MIN and all boxes for MAX."""
        return self._boxes * below_a_win(score, weights, self.feature_list)

    def is_quiet(self, state: Lines) -> bool:
        """Whether no box has three edges, so that none can be completed."""
        return not open_boxes(self.board, state.drawn)

    def noisy_actions(self, state: Lines) -> list[int]:
        """The edges that complete a box."""
        sides, free = self.board.sides, ~state.drawn
        last = {sides[box] & free for box in open_boxes(self.board, state.drawn)}
        return sorted(edge.bit_length() - 1 for edge in last)

    def may_stand_pat(self, state: Lines) -> bool:
        """Always: boxes that can be completed do not have to be."""
        return True

    def canonical(self, state: Lines) -> Lines:
        """Of all images, the one whose set of edges is the smallest as a number."""
        moves = state.moves
        images = self.board.images
        sets = [sum(map(image.bits.__getitem__, moves)) for image in images]
        return self._image(state, sets.index(min(sets)))

    def symmetries(self, state: Lines) -> list[Lines]:
        """The board, reflected and rotated: four images, or eight of a square board."""
        return [self._image(state, place) for place in range(len(self.board.images))]

    def _image(self, state: Lines, place: int) -> Lines:
        edges, boxes, bits = self.board.images[place]
        moves = tuple([edges[edge] for edge in state.moves])
        mine, theirs = (
            sum(1 << image for box, image in enumerate(boxes) if owned >> box & 1)
            for owned in (state.mine, state.theirs)
        )
        drawn = sum([bits[edge] for edge in state.moves])
        return Lines(state.mover, moves, drawn, mine, theirs)

    def format(self, state: Lines) -> str:
        """The edges in the order in which they were drawn, as `a1b1 a1a2`, with `min` in front if
        MIN drew the first; `max` if none is drawn yet and MAX begins."""
        names = [self.board.names[edge] for edge in state.moves]
        if self.initial.mover == MIN:
            names = ["min", *names]
        return " ".join(names) or "max"

    def action_id(self, state: Lines, action: int) -> str:
        """The two dots, as "a1b1"."""
        return self.board.names[action]

    def action_name(self, state: Lines, action: int) -> str:
        """The two dots, as "a1–b1"."""
        return self.board.said(action)

    def parse_action(self, state: Lines, text: str) -> int:
        """The edge between two dots. Raises `BadInput` when it cannot be drawn."""
        action = self.board.read(text.strip(), "action")
        if state.drawn >> action & 1:
            raise BadInput(self._why_not(state, action), field="action")
        return action

    def picture(self, state: Lines) -> Picture:
        """For each edge, whether it is drawn (1); for each box, whose it is; the last edge, or −1;
        and whose turn it is."""
        board = self.board
        return {
            "kind": "dots",
            "rows": board.rows,
            "columns": board.columns,
            "drawn": "".join([str(state.drawn >> edge & 1) for edge in range(len(board.names))]),
            "boxes": from_bits(state.mine, state.theirs, self._boxes),
            "last": state.moves[-1] if state.moves else -1,
            "mover": state.mover,
            "names": NAMES,
        }

    def verdict(self, state: Lines) -> str:
        """Who has more boxes when all edges are drawn."""
        if not self.is_terminal(state):
            return ""
        mine, theirs = state.mine.bit_count(), state.theirs.bit_count()
        if mine == theirs:
            return f"Both have {mine} {'box' if mine == 1 else 'boxes'}: a draw."
        most, winner = max((mine, MAX), (theirs, MIN))
        return f"{winner} wins by {most} {'box' if most == 1 else 'boxes'} to {min(mine, theirs)}."

    def _why_not(self, state: Lines, action: int) -> str:
        if self.is_terminal(state):
            return f"The game is over: {self.verdict(state)}"
        if 0 <= action < len(self.board.names):
            return f"The edge {self.board.said(action)} is drawn already."
        return f"There is no edge {action}."


LONG: Final = 3
"""A chain of so many boxes is long: whoever takes it can leave the last two and so keep control."""


def feature_list(boxes: int) -> tuple[Feature, ...]:
    """The features on a board with so many boxes."""
    return (
        Feature("boxes", "Boxes", max(1, boxes - 1), 1),
        Feature("open", "Boxes with three edges, for the mover", boxes, 0),
        Feature("safe", "An odd number of safe edges, for the mover", 1, 0),
        Feature("chains", "Boxes in long chains, for who need not open them", boxes, 0),
    )


def prospects(board: Board, drawn: int) -> tuple[int, int, int]:
    """From the mover's side, the features but the first.

    An edge is safe if it gives no box a third edge. If their number is odd and nothing else is
    drawn, the mover draws the last of them; then the other side must open a chain.
    """
    control = 1 if safe_edges(board, drawn) % 2 else -1
    chained = sum(len(chain) for chain in chains(board, drawn) if len(chain) >= LONG)
    return len(open_boxes(board, drawn)), control, control * chained


def open_boxes(board: Board, drawn: int) -> list[int]:
    """The boxes with three edges."""
    return [box for box, sides in enumerate(board.sides) if (drawn & sides).bit_count() == 3]


def safe_edges(board: Board, drawn: int) -> int:
    """How many edges can be drawn without giving a box its third one."""
    return sum(
        not drawn >> edge & 1 and all((drawn & board.sides[box]).bit_count() < 2 for box in boxes)
        for edge, boxes in enumerate(board.beside)
    )


def chains(board: Board, drawn: int) -> list[list[int]]:
    """The boxes with two edges, each list joined through edges that are not drawn. Loops too."""
    left = {box for box, sides in enumerate(board.sides) if (drawn & sides).bit_count() == 2}
    found = []
    while left:
        chain = [left.pop()]
        for box in chain:
            for edge, beside in enumerate(board.beside):
                if box in beside and not drawn >> edge & 1:
                    new = left.intersection(beside)
                    left -= new
                    chain += new
        found.append(chain)
    return found
