"""Type 5: for which values of a leaf is a branch cut? The leaf is a whole number x.

    {"intervals": [[null, 3]]}

are all x up to 3; null is no end. `[]` is never, and `[[null, null]]` always: x does not matter.
Two dashes, as a person types them, are no interval: never, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from typing import Any, Final, TypeAlias

from plyscope.exercises.content.blanks import (
    INFINITE,
    MINUS_INFINITE,
    NONE,
    Blank,
    Blanks,
    number_or,
)
from plyscope.exercises.content.choices import check_one_answer
from plyscope.exercises.content.drawing import Drawing
from plyscope.exercises.content.markup import BLANK, TICK, answer_row
from plyscope.exercises.content.tree_drawing import tree_drawing
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, ExerciseType, Worked
from plyscope.exercises.facts import entered
from plyscope.exercises.form import Convention, Exercise, make_id
from plyscope.exercises.making import Sought, made_position
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.misconceptions import Misconception, alphabeta_students
from plyscope.exercises.on_tree import (
    SUBJECT,
    check_tree,
    effort_of_nodes,
    searches_tree,
    seconds_of_cuts,
)
from plyscope.exercises.reading import check_fields, listed, says_none, typed, whole, written
from plyscope.exercises.run import ALPHABETA, Search, reference
from plyscope.exercises.tree import ROOT, Tree, tree_of, with_leaf, with_text
from plyscope.exercises.tree_on_paper import tree_convention
from plyscope.exercises.why import why_cut, why_entered
from plyscope.exercises.wishes import Wishes, read_wishes
from plyscope.game import BadInput, Wrapper
from plyscope.games.tree.rules import GameTree, Path
from plyscope.input.checks import LARGEST_NUMBER

ID: Final = "intervals"
Interval: TypeAlias = list[int | None]
DEFAULT: Final = Wishes(branching=(2, 2), cuts=(0, 40))
TREES: Final = 20
"""How many trees are tried to find a leaf and a branch."""
PAIRS: Final = 10
"""How many leaves and branches are tried in each."""


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise. In one of five, x does not matter. Raises `BadInput` (field "wishes")."""
    wishes = read_wishes(given, DEFAULT)
    convention = Convention(cut=wishes.rule)
    draw = Draw(seed)
    matters = draw.whole(1, 5) > 1
    for _ in range(TREES):
        position = made_position(Sought(wishes, seconds_of_cuts), draw)
        for leaf, branch in draw.mixed(_pairs(tree_of(position)))[:PAIRS]:
            if _suits(position, leaf, branch, convention, matters):
                return _posed(seed, wishes, convention, position, (leaf, branch))
    raise BadInput(
        "No such tree was found in which a branch depends on a leaf before it. Wish for more moves "
        "or more plies.",
        field="wishes",
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    tree = check_tree(exercise, ("alphabeta",), ("leaf", "branch"))
    leaf, branch = _asked(exercise)
    if not tree.is_leaf(leaf) or branch in (ROOT, leaf):
        raise BadInput("A leaf and another branch must be asked about.", field="asked")


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The intervals from left to right, joined where they touch. Raises `BadInput`."""
    check_fields(given, ("intervals",), "An answer here", "answer")
    read = map(_read_interval, listed(given["intervals"], "The answer", "answer"))
    intervals = [each for each in read if each is not None]
    intervals.sort(key=lambda each: -LARGEST_NUMBER if each[0] is None else each[0])
    joined: list[Interval] = []
    for low, high in intervals:
        if joined and _touch(joined[-1][1], low):
            before = joined[-1][1]
            joined[-1][1] = None if before is None or high is None else max(before, high)
        else:
            joined.append([low, high])
    return {"intervals": joined}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """All x with which alpha-beta cuts the branch."""
    leaf, branch = _asked(exercise)
    search = ALPHABETA[choice.cut, choice.value]
    return {"intervals": _intervals(exercise.position, leaf, branch, search)}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """All or nothing; but one right end of an interval is worth a half."""
    given, should = answer["intervals"], solve(exercise, choice)["intervals"]
    if given == should:
        return Marks(1, [])
    leaf, branch = _asked(exercise)
    tree = tree_of(exercise.position)
    x = _difference(given, should)
    run = reference(with_leaf(exercise.position, leaf, x), exercise.method, choice)
    why = why_entered(run, branch) if run.entered(branch) else why_cut(run, branch)
    wrong = [
        Wrong(tree.names[branch], given, should, f"Take {tree.names[leaf]} = {written(x)}. {why}")
    ]
    alike = len(given) == len(should) == 1 and (
        given[0][0] == should[0][0] or given[0][1] == should[0][1]
    )
    # To leave an end open is no half of an answer.
    return Marks(0.5 if alike and given != [[None, None]] else 0, wrong)


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """The intervals with each misconception."""
    leaf, branch = _asked(exercise)
    for each in alphabeta_students(exercise.convention, choice):
        found = _intervals(
            exercise.position, leaf, branch, each.search, *each.arguments, swapped=each.swapped
        )
        yield each.misconception, {"intervals": found}


def _asked(exercise: Exercise) -> tuple[Path, Path]:
    tree = tree_of(exercise.position)
    asked = exercise.asked
    return tree.named(asked["leaf"], "asked"), tree.named(asked["branch"], "asked")


def _read_interval(given: object) -> Interval | None:
    """The two ends; None for two dashes."""
    pair = listed(given, "An interval", "answer")
    if len(pair) != 2:
        raise BadInput("An interval has two ends; null is no end.", field="answer")
    if all(map(says_none, pair)):
        return None
    most = int(LARGEST_NUMBER)
    low, high = (
        None if end in (None, endless) else whole(end, -most, most, "An end", "answer")
        for end, endless in zip(map(typed, pair), ("−∞", "∞"), strict=True)
    )
    if low is not None and high is not None and low > high:
        raise BadInput("The ends of an interval are given from left to right.", field="answer")
    return [low, high]


def _touch(high: int | None, low: int | None) -> bool:
    """Whether there is no whole number between two intervals that follow each other."""
    return high is None or low is None or low <= high + 1


class OtherLeaf(Wrapper):
    """A tree with another number at one leaf."""

    def __init__(self, game: GameTree, leaf: Path, number: float) -> None:
        self.game = game
        self.leaf = leaf
        self.number = number

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def utility(self, state: Path) -> float:
        return self.number if state == self.leaf else float(self.game.utility(state))


@lru_cache(maxsize=256)
def _found(
    position: str,
    leaf: Path,
    branch: Path,
    search: Search,
    arguments: tuple[Any, ...],
    swapped: bool,
) -> tuple[tuple[int | None, int | None], ...]:
    """Where the branch is cut. A search only compares leaves, so nothing changes but where x passes
    another leaf."""
    tree = tree_of(position)
    numbers = [tree.game.utility(each) for each in tree.leaves() if each != leaf] or [0]
    tried = sorted(
        {
            x
            for number in numbers
            for x in (floor(number) - 1, floor(number), ceil(number), ceil(number) + 1)
        }
    )

    game = tree.swapped if swapped else tree.game

    def is_cut(x: int) -> bool:
        return branch not in entered(OtherLeaf(game, leaf, x), search, *arguments)

    cut = [is_cut(x) for x in tried]
    starts = [0] * cut[0] + [at + 1 for at, (one, two) in enumerate(pairwise(cut)) if two > one]
    ends = [at for at, (one, two) in enumerate(pairwise(cut)) if one > two]
    ends += [len(cut) - 1] * cut[-1]
    return tuple(
        (None if start == 0 else tried[start], None if end == len(cut) - 1 else tried[end])
        for start, end in zip(starts, ends, strict=True)
    )


def _intervals(
    position: str, leaf: Path, branch: Path, search: Search, *arguments: Any, swapped: bool = False
) -> list[Interval]:
    return [list(each) for each in _found(position, leaf, branch, search, arguments, swapped)]


def _difference(given: list[Interval], should: list[Interval]) -> int:
    """A whole number that is in one of them only."""
    ends = {end for each in (*given, *should) for end in each if end is not None}
    near = [0, *(x for end in sorted(ends) for x in (end - 1, end, end + 1))]
    return next(x for x in near if _inside(x, given) != _inside(x, should))


def _inside(x: int, intervals: list[Interval]) -> bool:
    return any((low is None or low <= x) and (high is None or x <= high) for low, high in intervals)


def _pairs(tree: Tree) -> list[tuple[Path, Path]]:
    """A leaf, and a branch after it that is not the first at its node."""
    order = list(tree.names)
    return [
        (leaf, branch)
        for place, leaf in enumerate(order)
        if tree.is_leaf(leaf)
        for branch in order[place + 1 :]
        if branch[-1] > 0
    ]


def _suits(position: str, leaf: Path, branch: Path, convention: Convention, matters: bool) -> bool:
    answers = [
        _intervals(position, leaf, branch, ALPHABETA[choice.cut, choice.value])
        for choice in convention.choices()
    ]
    return all((each not in ([], [[None, None]])) == matters for each in answers)


def _posed(
    seed: int, wishes: Wishes, convention: Convention, position: str, pair: tuple[Path, Path]
) -> Exercise:
    tree = tree_of(position)
    leaf, branch = (tree.names[each] for each in pair)
    asked = {"leaf": leaf, "branch": branch}
    question = (
        f"{searches_tree(convention)} The leaf {leaf} is a whole number x: for which x is the "
        f"branch to {branch} cut off, by itself or with a branch above it?"
    )
    return Exercise(
        id=make_id(ID, seed, position, asked),
        type=ID,
        seed=seed,
        wishes=wishes.shown(),
        question=question,
        convention=convention,
        subject=SUBJECT,
        position=position,
        method="alphabeta",
        asked=asked,
    )


def _in_words(exercise: Exercise, answer: Answer) -> str:
    return "For " + (" or ".join(map(_said, answer["intervals"])) or "no x")


def _said(interval: Interval) -> str:
    least, most = interval
    if least is None and most is None:
        return "every x"
    if least is None or most is None:
        return f"x ≤ {written(most or 0)}" if least is None else f"x ≥ {written(least)}"
    return f"x = {written(least)}" if least == most else f"{written(least)} ≤ x ≤ {written(most)}"


def _picture(exercise: Exercise) -> Drawing:
    """The leaf that is asked about is x, whatever number it has."""
    tree = tree_of(exercise.position)
    return tree_drawing(with_text(tree, tree.named(exercise.asked["leaf"]), "x"))


def _space(exercise: Exercise) -> str:
    ends = f"For x from {BLANK} to {BLANK}"
    return answer_row(ends, f"{TICK} for every x", f"{TICK} for no x")


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    check_one_answer(exercise, solve)
    found = answer["intervals"]
    if len(found) > 1:
        raise BadInput(
            "The answer to this exercise is several intervals, and this format takes one.",
            field="wishes",
        )
    note = 'Write "-inf" or "inf" where there is no end, and "-" twice if it is cut for no x.'
    low, high = found[0] if found else (None, None)
    ends = [
        Blank("From x = ", number_or(low, MINUS_INFINITE if found else NONE)),
        Blank("to x = ", number_or(high, INFINITE if found else NONE), alone="To x ="),
    ]
    return Blanks(exercise.question, note, [ends])


TYPE: Final[ExerciseType] = ExerciseType(
    id=ID,
    name="For which values is it cut",
    wishes=DEFAULT.shown(),
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=_in_words,
    students=students,
    effort=effort_of_nodes,
    drawing=_picture,
    convention=tree_convention,
    space=_space,
    worked=lambda exercise, answer: Worked(
        TYPE.faults(exercise, {"intervals": []}, {"intervals": [[None, None]]})
    ),
    form=_form,
    is_searched=True,
)
