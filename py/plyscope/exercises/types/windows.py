"""Type 4: α and β at each inner node, on entry. A node that is never entered has none.

    {"windows": {"A": [null, null], "B": [null, null], "C": [3, null], "F": null}}

In a pair, null is −∞ for α and ∞ for β.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, isinf
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
from plyscope.exercises.content.markup import element, table
from plyscope.exercises.exercise_type import Answer, ExerciseType, Key, Worked
from plyscope.exercises.facts import Facts
from plyscope.exercises.form import Convention, Exercise
from plyscope.exercises.marks import Marks, Wrong, share_of_parts
from plyscope.exercises.on_tree import LEVELS, TreeTask, answers_of_students, effort_of_cuts, run_of
from plyscope.exercises.reading import check_fields, listed, mapping, number, typed, written
from plyscope.exercises.run import Run
from plyscope.exercises.tree import tree_of
from plyscope.exercises.tree_on_paper import (
    inner_names,
    plain_tree_drawing,
    tree_convention,
    with_windows,
)
from plyscope.exercises.why import before, why_cut, why_window
from plyscope.exercises.wishes import Wishes
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path

ID: Final = "windows"
QUESTION: Final = (
    "Give α and β of each inner node at the moment when it is entered, and a dash where it never "
    "comes."
)
Pair: TypeAlias = list[Any]
"""Two numbers; None is −∞ for α and ∞ for β, and a text an infinite end on the wrong side."""
ENDLESS: Final = {"−∞": -inf, "∞": inf}


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """A pair for each inner node, or null. Raises `BadInput` (field "answer")."""
    check_fields(given, ("windows",), "An answer here", "answer")
    tree = tree_of(exercise.position)
    windows: dict[str, Pair | None] = dict.fromkeys(tree.names[node] for node in tree.inner())
    for each, pair in mapping(given["windows"], "What the windows are", "answer").items():
        name = tree.names[tree.named(each)]
        if name not in windows:
            raise BadInput(f"{name} is a leaf: no window is asked there.", field="answer")
        windows[name] = None if pair is None else _read_pair(pair, name)
    return {"windows": windows}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """The windows of alpha-beta."""
    return _answer(run_of(exercise, choice))


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """How many pairs are right, or follow from a wrong pair of the parent."""
    run = run_of(exercise, choice)
    should = _answer(run)["windows"]
    given = answer["windows"]
    wrong = [
        _wrong(run, node, given, should)
        for node in run.tree.inner()
        if given[run.tree.names[node]] != should[run.tree.names[node]]
    ]
    return share_of_parts(len(should), wrong)


def _answer(run: Run) -> dict[str, dict[str, Pair | None]]:
    tree = run.tree
    return {"windows": {tree.names[node]: _pair(run.windows.get(node)) for node in tree.inner()}}


def _pair(window: tuple[float, float] | None) -> Pair | None:
    if window is None:
        return None
    return [
        None if end == endless else written(end) if isinf(end) else end
        for end, endless in zip(window, ENDLESS.values(), strict=True)
    ]


def _read_pair(given: object, name: str) -> Pair | None:
    pair = listed(given, f"The window of {name}", "answer")
    if len(pair) != 2:
        raise BadInput(f"The window of {name} is a pair: α and β.", field="answer")
    ends = [typed(each) for each in pair]
    if ends == [None, None] and any(isinstance(each, str) for each in pair):
        return None
    return [
        None if end in (None, endless) else _read_end(end, name)
        for end, endless in zip(ends, ENDLESS, strict=True)
    ]


def _read_end(end: object, name: str) -> float | str:
    """A number, or an infinite end on the wrong side: that can be read, and is wrong."""
    if isinstance(end, str) and end in ENDLESS:
        return end
    return number(end, f"A bound at {name}", "answer")


def _wrong(
    run: Run, node: Path, given: Mapping[str, Pair | None], should: Mapping[str, Pair | None]
) -> Wrong:
    tree = run.tree
    name = tree.names[node]
    pair = given[name]
    if not run.entered(node):
        return Wrong(name, pair, None, why_cut(run, node))
    if pair is not None and pair == _following(run, node, given, should):
        above = tree.names[node[:-1]]
        why = f"This follows from your window of {above}, so it counts as right."
        return Wrong(name, pair, should[name], why, followed=True)
    return Wrong(name, pair, should[name], why_window(run, node))


def _following(
    run: Run, node: Path, given: Mapping[str, Pair | None], should: Mapping[str, Pair | None]
) -> Pair | None:
    """The window that follows from the one answered for the parent, if that is wrong."""
    if not node:
        return None
    parent = node[:-1]
    above = given[run.tree.names[parent]]
    if above is None or above == should[run.tree.names[parent]]:
        return None
    alpha, beta = (
        endless if end is None else ENDLESS.get(end, end)
        for end, endless in zip(above, ENDLESS.values(), strict=True)
    )
    found = before(run, node)
    if found is not None and run.tree.maximises(parent):
        alpha = max(alpha, found)
    elif found is not None:
        beta = min(beta, found)
    return _pair((alpha, beta))


def _seconds(facts: Facts) -> float:
    """By hand, a leaf takes 8 seconds, and a node whose window is written down 25."""
    return 8 * facts.leaves + 25 * facts.inner


def _said(pair: Pair | None) -> str:
    """A window, as "(3, ∞)"; a dash if the node is never entered."""
    if pair is None:
        return "–"
    low, high = pair
    return f"({'−∞' if low is None else written(low)}, {'∞' if high is None else written(high)})"


def _in_words(exercise: Exercise, answer: Answer) -> str:
    return ", ".join(f"{name} {_said(pair)}" for name, pair in answer["windows"].items())


def _space(exercise: Exercise) -> str:
    names = inner_names(exercise)
    # Side by side, so that a tree with many nodes takes few lines.
    half = (len(names) + 1) // 2 if len(names) > 4 else len(names)
    parts = [part for part in (names[:half], names[half:]) if part]
    tables = [
        table(["Node", "α", "β"], ([name, "", ""] for name in part), "write") for part in parts
    ]
    return element("div", "".join(tables), "beside")


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    run = run_of(exercise, exercise.convention.first())
    return Worked(TYPE.faults(exercise, {"windows": {}}), drawing=with_windows(run))


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    check_one_answer(exercise, solve)
    lines = []
    for name, pair in answer["windows"].items():
        low, high = pair or (None, None)
        lines.append(
            [
                Blank(f"{name}: α = ", number_or(low, MINUS_INFINITE if pair else NONE)),
                Blank("β = ", number_or(high, INFINITE if pair else NONE), alone=f"{name}: β ="),
            ]
        )
    note = (
        'Write "-inf" or "inf" for an infinite bound, and "-" twice where the search never comes.'
    )
    return Blanks(exercise.question, note, lines)


def _baked(exercise: Exercise, choice: Convention) -> Key:
    run = run_of(exercise, choice)
    inner = {node: run.tree.names[node] for node in run.tree.inner()}
    return {
        **_answer(run),
        "found": {
            name: before(run, node) for node, name in inner.items() if node and run.entered(node)
        },
        "why": {
            name: (why_window if run.entered(node) else why_cut)(run, node)
            for node, name in inner.items()
        },
    }


TASK: Final = TreeTask(ID, "alphabeta", QUESTION, _seconds, Wishes())
TYPE: Final = ExerciseType(
    id=ID,
    name="α and β",
    wishes=TASK.default.shown(),
    make=TASK.make,
    check=TASK.check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=_in_words,
    students=answers_of_students(_answer),
    levels=LEVELS,
    effort=effort_of_cuts,
    drawing=plain_tree_drawing,
    convention=tree_convention,
    space=_space,
    worked=_worked,
    form=_form,
    baked=_baked,
)
