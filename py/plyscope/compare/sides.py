"""Whose turn it should be at each node, and every value as MAX sees it.

A search that is wrong may take the largest value for both players. So whose turn it is must come
from something else than what is taken: from the rules, from the names, or from the levels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.tictactoe_boards import Marks, both_win, is_full, winner
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.recognition.branches import OPPOSITE
from plyscope.recognition.evidence import MISSING, Path
from plyscope.recognition.side_hints import FIXED, LAST, MOVER
from plyscope.recognition.words import CHANCE, MAX, MIN, SIDE, means, side_in

Window = tuple[Number, Number]
WHOLE: Final[Window] = (-inf, inf)
AGREE: Final = 0.6
"""By how much wins of a player must be worth more than draws more often than less."""


@dataclass(frozen=True)
class View:
    """A search as it should be.

    Attributes:
        sides: MAX or MIN at each node; None where it is not known.
        values: the value of each node as MAX sees it.
        certain: whether the sides come from the rules or from names, not from what is taken.
        whose: whom the program's values are for.
        gains: for each mark, whether its wins are good (1) or bad (−1) for MAX.
        draw: the value of a draw.
        by_rules: whether the wins and draws of a known game are told apart.
    """

    sides: Sequence[str | None]
    values: Sequence[Number | None]
    certain: bool
    whose: str = FIXED
    gains: dict[Any, int] | None = None
    draw: Number | None = None
    by_rules: bool = False


def view_of(tree: Tree, marks: Marks | None) -> View:
    """Sides and values, from the rules if the game is known."""
    by_rules = _by_rules(tree, marks) if marks else None
    if by_rules:
        return by_rules
    reading = tree.reading
    value, side = reading.value, reading.side
    if value and value.negates:
        sides: list[str | None] = [MIN if turn % 2 else MAX for turn in tree.turn]
        turning = sides if value.whose == MOVER else [OPPOSITE.get(each or "") for each in sides]
        return View(sides, _turned(tree, turning), certain=True, whose=value.whose)
    known = _known_sides(tree)
    if known:
        return View(known, tree.numbers, certain=True)
    shown = list(side.sides) if side else [None] * tree.count
    return View([each if each != CHANCE else None for each in shown], tree.numbers, certain=False)


def _known_sides(tree: Tree) -> Sequence[str | None] | None:
    """The sides that a person has chosen, or that the text or names tell; None if nothing does."""
    side, branches = tree.reading.side, tree.reading.branches
    if side and "side" in tree.reading.by_hand:
        return side.sides
    if branches and branches.sure:
        written = list(map(branches.side, range(tree.count)))
        if not _is_other_way_round(tree, written):
            return written
    named = _by_names(tree)
    if named and not _is_other_way_round(tree, named):
        return named
    return _both_the_same(tree)


def names_are_reversed(tree: Tree) -> bool:
    """Whether a parameter or the functions are called MAX where the smallest is always taken, and
    MIN where the largest is."""
    value, named = tree.reading.value, _by_names(tree)
    is_fixed = value is not None and not value.negates
    return is_fixed and named is not None and _is_other_way_round(tree, named)


def played_alone(tree: Tree) -> str | None:
    """The side that all branches of the text are for, where there are several, or MIN and chance,
    and nothing else is taken anywhere; None if there are two sides."""
    value, branches, text = tree.reading.value, tree.reading.branches, tree.reading.text
    every = list(branches.sides) if branches else []
    played = [side for side in every if side not in (CHANCE, None)]
    taken = {taking.side for flow in text.flows for taking in flow.takings} - {CHANCE}
    is_low = CHANCE in every and {*played, *taken} == {MIN}
    if value is None or value.negates or (len(played) < 2 and not is_low):
        return None
    first, *others = {*played, *taken}
    return first if first in (MAX, MIN) and not others else None


def _turned(tree: Tree, sides: Sequence[str | None]) -> list[Number | None]:
    value = tree.reading.value
    total = value.total if value else 0
    return [
        number if number is None or side != MIN else total - number
        for number, side in zip(tree.numbers, sides, strict=True)
    ]


def _by_rules(tree: Tree, marks: Marks) -> View | None:
    """In tic-tac-toe whose win is good is told by the values at the ends of games."""
    movers = movers_of(tree, marks)
    ends = ends_of(tree, marks)
    draw = _draw(ends)
    whose, gains = _gains(tree, marks, ends, draw, movers[0])
    if not gains or (whose != FIXED and draw):
        return None  # a change of sign makes another value of a draw
    sides = [None if mover is None else MAX if gains[mover] > 0 else MIN for mover in movers]
    if whose != FIXED:
        turning = sides if whose == MOVER else [OPPOSITE.get(each or "") for each in sides]
        return View(sides, _turned(tree, turning), True, whose, gains, draw, by_rules=True)
    by_root = _gains_by_root(tree, marks, ends, draw)
    if any(each and each != gains for each in by_root.values()):
        # Values are for the player that the root is searched for, who is another one each time.
        starters = tree.record.starter
        gained = [by_root[starters[_root(tree, node)]] for node in range(tree.count)]
        sides = [
            None if mover is None or not gain else MAX if gain[mover] > 0 else MIN
            for mover, gain in zip(movers, gained, strict=True)
        ]
        return View(sides, tree.numbers, certain=True, by_rules=True)
    if _is_other_way_round(tree, sides):  # who has three in a row loses
        sides = [OPPOSITE.get(each or "") for each in sides]
    certain = _is_right_somewhere(tree, sides)  # or the game may be one in which a line loses
    return View(sides, tree.numbers, certain, whose, gains, draw, by_rules=True)


def _root(tree: Tree, node: int) -> int:
    while tree.parent[node] >= 0:
        node = tree.parent[node]
    return node


def _draw(ends: Sequence[End]) -> Number:
    draws = Counter(number for _, board, number in ends if winner(board) is None)
    return draws.most_common(1)[0][0] if draws else 0.0


def _gains_by_root(
    tree: Tree, marks: Marks, ends: Sequence[End], draw: Number
) -> dict[int, dict[Any, int] | None]:
    """Whose win is good, for each call outside that has started searches."""
    found: dict[int, list[End]] = {starter: [] for starter in tree.record.starter}
    for end in ends:
        found[tree.record.starter[_root(tree, end[0])]].append(end)
    return {
        starter: _gains(tree, marks, own, draw, None)[1] if own else None
        for starter, own in found.items()
    }


def _gains(
    tree: Tree, marks: Marks, ends: Sequence[End], draw: Number, root: Any
) -> tuple[str, dict[Any, int] | None]:
    """Whom values are for, and for each mark whether its win is good for MAX."""
    sums, decided = dict.fromkeys(marks.marks, 0), dict.fromkeys(marks.marks, 0)
    for _, board, number in ends:
        who = winner(board)
        if who in sums and abs(number) != inf and not both_win(board):
            sums[who] += (number > draw) - (number < draw)
            decided[who] += number != draw
    decided_for = [mark for mark in marks.marks if sums[mark]]
    if not decided_for or any(abs(sums[mark]) < AGREE * decided[mark] for mark in decided_for):
        return FIXED, None  # a game in which other lines count, perhaps
    first = sums[decided_for[0]] > 0
    negates = bool(tree.reading.value and tree.reading.value.negates)
    alike = first == (sums[decided_for[1]] > 0) if len(decided_for) == 2 else negates
    if alike:
        whose = LAST if first else MOVER
    else:
        gain = 1 if first else -1
        return FIXED, {mark: gain if mark == decided_for[0] else -gain for mark in marks.marks}
    root = marks.marks[0] if root is None else root
    return whose, {mark: 1 if mark == root else -1 for mark in marks.marks}


End = tuple[int, Any, Number]
"""A leaf at which the game is over: the node, its board and its value."""


def ends_of(tree: Tree, marks: Marks) -> list[End]:
    """The leaves at which a line or a full board ends the game, with what they are worth."""
    return [
        (node, board, number)
        for node, (board, number) in enumerate(zip(marks.boards, tree.numbers, strict=True))
        if board
        and number is not None
        and not tree.below[node]
        and (winner(board) is not None or is_full(board))
    ]


def movers_of(tree: Tree, marks: Marks) -> list[Any]:
    """The mark of the player to move at each node: it is placed in the boards below; at a leaf, it
    is the other one than was placed last."""
    movers: list[Any] = [None] * tree.count
    for node in range(tree.count):
        parent = tree.parent[node]
        cells = marks.placed(parent, node) if parent >= 0 else []
        board = marks.boards[node]
        if len(cells) == 1 and board:
            movers[parent] = movers[parent] if movers[parent] is not None else board[cells[0]]
    for node in range(tree.count):
        parent = tree.parent[node]
        if movers[node] is None and parent >= 0 and movers[parent] is not None:
            movers[node] = marks.other(movers[parent])
    return movers


def _by_names(tree: Tree) -> list[str | None] | None:
    """Sides that a parameter says, as `is_max`, or the names of two functions."""
    branches = tree.reading.branches
    inner = [
        node
        for node in range(tree.count)
        if tree.below[node] and not tree.hands_on(node)
        if not branches or branches.side(node) != CHANCE
    ]
    names = [side_in(function.name) for function in tree.record.functions]
    by_function = [names[place] for place in tree.record.function[: tree.count]]
    by_value = (_of_values(path) for path in tree.reading.evidence.paths if path.given or path.part)
    for sides in (*by_value, by_function):
        if {sides[node] for node in inner} == {MAX, MIN}:
            return list(sides)
    return None


def _of_values(path: Path) -> list[str | None]:
    """The side that each value of a parameter says."""
    meant = side_in(path.last)
    return [_of_value(meant, value) for value in path.values]


def _of_value(meant: str | None, value: Any) -> str | None:
    """The side that a value says, of a parameter whose name has `meant` in it."""
    if isinstance(value, str) and value.casefold() in ("max", "min"):
        return value.upper()
    if meant is None or type(value) not in (bool, int) or value not in (True, False, -1):
        return None
    return meant if value == 1 else MIN if meant == MAX else MAX


def _is_right_somewhere(tree: Tree, sides: Sequence[str | None]) -> bool:
    """Whether some node takes what it should; one wrong node alone is no reason to doubt."""
    value = tree.reading.value
    pairs = list(zip(sides, value.taken if value else [], strict=False))
    return any(_fits(*pair) for pair in pairs) or sum(_opposes(*pair) for pair in pairs) < 2


def _is_other_way_round(tree: Tree, sides: Sequence[str | None]) -> bool:
    """Whether names say the opposite of what is done, everywhere: then they mean something else."""
    value = tree.reading.value
    taken = value.taken if value else []
    right = sum(_fits(side, took) for side, took in zip(sides, taken, strict=False))
    wrong = sum(_opposes(side, took) for side, took in zip(sides, taken, strict=False))
    by_side = {side for side, took in zip(sides, taken, strict=False) if _opposes(side, took)}
    return not right and wrong > 0 and len(by_side) == 2


def _fits(side: str | None, took: str | None) -> bool:
    return (side, took) in ((MAX, "largest"), (MIN, "smallest"))


def _opposes(side: str | None, took: str | None) -> bool:
    return (side, took) in ((MAX, "smallest"), (MIN, "largest"))


def _both_the_same(tree: Tree) -> list[str | None] | None:
    """Where something takes turns from call to call and is called like a player, but all nodes take
    the same: the root is right, and the others should take the opposite."""
    value = tree.reading.value
    took = {each for each in value.taken if each} if value else set()
    if len(took) != 1 or took & {"mean", "negated"}:
        return None
    side = MAX if took == {"largest"} else MIN
    other = MIN if side == MAX else MAX
    shown = [node for node, each in enumerate(value.taken if value else ()) if each]
    for path in tree.reading.evidence.paths:
        if not (path.given or path.part) or not means(path.name, SIDE):
            continue
        # That one player alone shows what it takes would be no wonder.
        both = len({repr(path.values[node]) for node in shown}) == 2
        if both and _takes_turns(tree, path):
            return [side if level % 2 == 0 else other for level in tree.level]
    return None


def _takes_turns(tree: Tree, path: Path) -> bool:
    held = [repr(value) for value in path.values]
    edges = [(above, node) for node, above in enumerate(tree.parent) if above >= 0]
    two = len(set(held)) == 2 and len({held[root] for roots in tree.roots for root in roots}) == 1
    return two and all(held[above] != held[node] for above, node in edges)


def own_window(tree: Tree, view: View, node: int) -> Window | None:
    """The window that a call was given, as MAX sees it; None if it was given none. Where it is
    given one end alone, the other is infinite."""
    if tree.window is None:
        return None
    ends = zip(tree.window, WHOLE, strict=True)
    alpha, beta = (_end(path, node, otherwise) for path, otherwise in ends)
    if alpha is None or beta is None:
        return None
    if view.whose == MOVER and view.sides[node] == MIN:
        return _turned_end(tree, beta), _turned_end(tree, alpha)
    return alpha, beta


def _end(path: Path | None, node: int, otherwise: Number) -> Number | None:
    """An end of the window that a call was given; None if that is no number."""
    value = MISSING if path is None else path.values[node]
    if value is MISSING:
        return otherwise
    return comparable(value) if is_number(value) else None


def _turned_end(tree: Tree, end: Number) -> Number:
    value = tree.reading.value
    return end if value is None else value.turned(end)
