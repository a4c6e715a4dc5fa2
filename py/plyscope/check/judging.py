"""Judges what a submission did in one case: against the textbook, which needs no solution, and
against what the solution did in the same case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from plyscope.check.aligning import (
    Aligned,
    aligned,
    has_move,
    is_of_replies,
    may_be_move,
    place_of,
)
from plyscope.check.not_begun import not_begun
from plyscope.check.positions import ABOVE, Positions, named, number_of, positions_of, text_of
from plyscope.check.runs import Received
from plyscope.check.task import (
    CUTS_MADE,
    CUTTING,
    EITHER,
    MOVE,
    NODES,
    OF_PROBLEMS,
    ORDER,
    VALUE,
    Task,
)
from plyscope.check.unlike import (
    differences,
    effort,
    extra_of_own_window,
    left_out,
    out_of_turn,
    reordered,
    strangers,
)
from plyscope.compare import CompareOptions, Outcome, judge
from plyscope.compare.difference import (
    BACKED_UP,
    BEST,
    LEAF,
    MISSED_CUT,
    Difference,
    entered,
    first,
    number,
)
from plyscope.compare.outcome import CRASHED, DIFFERENT, NOT_COMPARED, SAME, STOPPED
from plyscope.input.phrases import shortened
from plyscope.own_code import plain
from plyscope.program.numbers import Number, same
from plyscope.program.snapshot import unpacked
from plyscope.recognition import Reading, recognise
from plyscope.recognition.words import ALPHA, BETA, means

ALPHABETA: Final = "alphabeta"
LONGEST: Final = 120
UNKNOWN: Final = "Nothing wrong was found, but it is not known what the {} of this search {}."
RIGHT_REPLIES: Final = "Every first move has the value that is right."
RIGHT_BEST: Final = "The best first move has the value that is right."


@dataclass(frozen=True)
class Expected:
    """What is right in a case.

    Attributes:
        returned: what the solution returned.
        search: the solution's search; None if it has no tree.
        whole: the same search without cuts; `search` itself, if it cuts nothing off.
    """

    returned: Any
    search: Positions | None
    whole: Positions | None

    @property
    def value(self) -> Number | None:
        return self.whole.answer[0] if self.whole else None

    @property
    def moves(self) -> Sequence[Any]:
        """The first moves."""
        whole = self.whole
        return [whole.move(each) for each in whole.below(whole.root)] if whole else []

    @property
    def best(self) -> Sequence[Any]:
        """The moves that are right: all that are worth as much as the best, and what the solution
        has chosen."""
        whole = self.whole
        if whole is None or self.search is None:
            return []
        best, value = whole.value(whole.root), whole.reading.value
        sign = -1 if value and value.negates else 1
        replies = whole.below(whole.root)
        good = [whole.move(each) for each in replies if _same(whole.value(each), best, sign)]
        return [*good, self.search.answer[1], whole.answer[1]]

    @property
    def returns_move(self) -> bool:
        """Whether the solution returns the move that it chooses, and not what that is worth."""
        is_value = _same(number_of(self.returned), self.value)
        return not is_value and named(self.returned) in map(named, self.moves)


@dataclass
class Judged:
    """What came of a case, before it is worth points.

    Attributes:
        kind, why, remedy: the outcome, and its sentence.
        found: the mistake; None if there is none.
        right: for each aspect that is known, whether it is right.
        said: a sentence for each aspect.
        reading, outcome: what was recognised and what the textbook says, for the picture.
        both: the search beside the solution's.
    """

    kind: str
    why: str
    remedy: str = ""
    found: Difference | None = None
    right: dict[str, bool] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)
    reading: Reading | None = None
    outcome: Outcome | None = None
    both: Aligned | None = None


def judged(task: Task, received: Received, expected: Expected) -> Judged:
    """What came of one case of a submission."""
    ran = received.ran
    if received.failed:
        is_stopped = bool(ran.fault and not ran.fault.is_error)
        return Judged(STOPPED if is_stopped else CRASHED, received.failed)
    if reason := not_begun(ran):
        return Judged(NOT_COMPARED, reason.why, reason.remedy)
    reading = recognise(ran.record) if ran.record else None
    outcome = judge(ran, reading, _compare_options(task, reading))
    own = positions_of(ran, reading)
    # Other remedies are for the page, where a person can choose and start again.
    remedy = outcome.remedy if outcome.kind == CRASHED else ""
    found = Judged(outcome.kind, outcome.why, remedy, reading=reading, outcome=outcome)
    both = aligned(own, expected.whole) if own and expected.whole else None
    _aspects(task, found, both, ran.returned, expected)
    if outcome.kind in (CRASHED, STOPPED):
        return found
    found.both = both
    has_values = task.search not in OF_PROBLEMS
    wrong = _wrong(task, outcome.difference, both, found) if has_values else None
    if expected.search is not expected.whole and own and expected.search:
        found.both = aligned(own, expected.search)
    slow = _slow(task, outcome.difference, found.both) if has_values else None
    if found.both:
        _effort(found, slow, found.both)
    return _decided(task, found, wrong, slow, own, has_tree=expected.search is not None)


def _compare_options(task: Task, reading: Reading | None) -> CompareOptions:
    """Who has a window and never narrows it has it for alpha-beta, too."""
    if task.search == ALPHABETA and task.cut == ">=":
        return CompareOptions(ALPHABETA)
    names = [path.name for path in reading.evidence.paths if path.given] if reading else []
    is_meant = all(any(means(name, end) for name in names) for end in (ALPHA, BETA))
    is_read = reading is None or reading.window is not None
    return CompareOptions(ALPHABETA if is_meant and not is_read else "")


def _wrong(
    task: Task, by_textbook: Difference | None, both: Aligned | None, found: Judged
) -> Difference | None:
    """The first thing that is wrong. What the textbook alone says is no fault where the search is
    that of the solution, position by position."""
    # The move of an inner node counts for nothing where that of the root is right.
    is_idle = by_textbook and by_textbook.kind == BEST and found.right.get(MOVE)
    is_known = by_textbook and by_textbook.kind != MISSED_CUT and not is_idle
    known = [by_textbook] if by_textbook and is_known else []
    if both and both.counts_moves and found.right.get(MOVE, both.sign == 1):
        return None if by_textbook and by_textbook.kind == LEAF else first(known)
    if both is None:
        return first(known)
    is_cut = task.search in CUTTING and any(map(both.own.below, both.missing))
    exact = both.own.tree.window is None and not is_cut
    beside = [*differences(both, exact=exact), *(strangers(both) if both.is_sure else ())]
    is_whole = not both.strange and both.stops_when_won
    if not beside and both.is_sure and is_whole and all(found.right.values()):
        return None
    if not both.is_sure and found.right.get(VALUE, True):
        beside = []
    earliest = first([*known, *beside])
    if known and earliest and (known[0].kind, known[0].node) == (earliest.kind, earliest.node):
        return known[0]
    return earliest


def _slow(task: Task, by_textbook: Difference | None, beside: Aligned | None) -> Difference | None:
    """The first cut that was missed, or made too early for what the solution does."""
    if beside is None:
        return None
    if task.search not in CUTTING:
        return extra_of_own_window(beside.own)
    if not beside.is_sure or task.cut == EITHER:
        return by_textbook if by_textbook and by_textbook.kind == MISSED_CUT else None
    if beside.is_whole or beside.again:
        return None  # a search with null windows is another one, with other cuts
    missed = by_textbook if by_textbook and by_textbook.kind == MISSED_CUT else None
    # Where cuts are strict, the solution too goes on when a window has just closed.
    if missed and (task.cut == ">=" or missed.when in map(entered, beside.strange)):
        return missed
    # In another order other moves cannot matter, and the textbook has seen the cuts of this one.
    return None if beside.own.tree.window and any(reordered(beside)) else first(effort(beside))


def _aspects(
    task: Task, found: Judged, both: Aligned | None, returned: Any, expected: Expected
) -> None:
    """Whether the value and the move are right."""
    value, move = both.own.answer if both else (None, None)
    right, given = expected.value, number_of(returned)
    has_number = right is not None or number_of(expected.returned) is not None
    if expected.search is None or task.search in OF_PROBLEMS or not has_number:
        is_right = found.right[VALUE] = plain(returned) == plain(expected.returned)
        found.said[VALUE] = (
            "It returns what is right."
            if is_right
            else f"It returns {_short(returned)}; {_short(expected.returned)} is right."
        )
        return
    is_told = not (expected.returns_move or may_be_move(both, returned, expected.moves))
    if _same(given, right) or (is_told and (value is None or is_of_replies(both, given))):
        value = given
    if value is not None and right is not None:
        is_right = _same(value, right)
        if both is not None and not is_right:
            is_right = (
                _same(value, right, both.sign)
                or (both.counts_moves and (given is None or not is_told))
                or (both.own.root == ABOVE and value != given and both.has_right_replies)
            )
        soon = "; yours also says how soon" if both and both.counts_moves else ""
        found.right[VALUE] = is_right
        found.said[VALUE] = (
            f"The value is {number(right)}, as it should be{soon}."
            if is_right
            else f"The value is {number(value)}; {number(right)} is right."
        )
    good = {named(each) for each in expected.best if each is not None}
    if expected.returns_move and not has_move(task, returned, move):
        move = returned  # so must everyone
    elif move is None and not is_told and not _same(given, right):
        move = place_of(returned, both, expected.moves, good)
    is_nothing = unpacked(returned) is None and expected.returns_move
    if move is None and not (is_nothing and any(case.start for case in task.cases)):
        return
    is_good = found.right[MOVE] = named(move) in good
    shown = text_of(move)
    found.said[MOVE] = f"The move {shown} is {'' if is_good else 'not '}a best one."
    if expected.returns_move and named(move) not in {*good, *map(named, expected.moves)}:
        found.said[MOVE] = f"It returns {_short(move)}, which is no move here."
    if VALUE in found.right or not is_good or both is None:
        return
    if both.has_right_replies or both.has_right_best_reply:
        found.right[VALUE] = True
        found.said[VALUE] = RIGHT_REPLIES if both.has_right_replies else RIGHT_BEST


def _effort(found: Judged, slow: Difference | None, beside: Aligned) -> None:
    """Whether the cuts, the number of positions and their order are right."""
    if not beside.is_sure:
        return
    mine, right = beside.counted
    found.right[CUTS_MADE] = slow is None
    found.said[CUTS_MADE] = (
        "It searches no position that cannot matter." if slow is None else slow.sentence
    )
    found.right[NODES] = len(mine) == len(right)
    found.said[NODES] = f"It searches {len(mine):,} positions, the right search {len(right):,}."
    order = [beside.partner.get(each) for each in mine]
    found.right[ORDER] = order == right
    found.said[ORDER] = (
        "The positions are searched in the right order."
        if order == right
        else "The positions are searched in another order."
    )


def _decided(
    task: Task,
    found: Judged,
    wrong: Difference | None,
    slow: Difference | None,
    own: Positions | None,
    *,
    has_tree: bool,
) -> Judged:
    """The outcome, from all that is known."""
    counted = [aspect for aspect in task.points if aspect in found.right]
    failed = [aspect for aspect in counted if not found.right[aspect]]
    if wrong is None and VALUE in failed:
        wrong = _at_root(BACKED_UP, found.said[VALUE], own)
    if wrong is None and MOVE in failed:
        wrong = _at_root(BEST, found.said[MOVE], own)
    mistake = wrong or slow
    if mistake is None and failed and found.both and task.search not in (*CUTTING, *OF_PROBLEMS):
        mistake = first(left_out(found.both))
    if mistake is None and failed and {*failed} <= {NODES, ORDER} and found.both:
        mistake = first(reordered(found.both))
    if mistake is None and found.both:
        mistake = first(out_of_turn(found.both))
    if mistake is None and failed:
        mistake = _at_root(failed[0], found.said[failed[0]], own)
    if mistake is not None:
        return replace(found, kind=DIFFERENT, why=mistake.sentence, remedy="", found=mistake)
    unknown = [aspect for aspect in task.points if aspect not in found.right]
    is_solver = task.search in OF_PROBLEMS
    if not unknown and (own is not None or not has_tree or is_solver):
        return replace(found, kind=SAME, why="It does what the right search does.", remedy="")
    if unknown and (found.kind == SAME or found.right.get(VALUE)):
        names = " and the ".join(unknown)
        is_one = unknown in ([VALUE], [MOVE], [ORDER])
        why = UNKNOWN.format(names, "is" if is_one else "are")
        return replace(found, kind=NOT_COMPARED, why=why)
    if found.kind == DIFFERENT:  # what the textbook said is not so
        return replace(found, kind=NOT_COMPARED if unknown else SAME)
    return found


def _at_root(kind: str, sentence: str, own: Positions | None) -> Difference:
    node = 0 if own is None else max(own.root, 0)
    when = own.tree.left(node) if own else (0, 2, 0)
    return Difference(kind, node, sentence, when)


def _same(one: Number | None, other: Number | None, sign: int = 1) -> bool:
    return one is not None and other is not None and same(one, sign * other)


def _short(value: Any) -> str:
    return shortened(text_of(value), LONGEST)
