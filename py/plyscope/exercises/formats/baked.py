"""Exercises with everything that a small grader without Python needs: what is right, and why.

An exercise whose convention leaves a choice has a key for each consistent reading, and the best
score counts, as it does here. What is wrong at a node needs no search to be told: there is a
sentence for each node. The page's `exercises/grading` reads this; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from plyscope.exercises.conventions import Convention
from plyscope.exercises.exercise_type import Answer
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.on_tree import run_of
from plyscope.exercises.run import ALPHABETA, Run, run
from plyscope.exercises.tree import ROOT
from plyscope.exercises.types import TYPES, leaves, values, windows
from plyscope.exercises.why import before, why_cut, why_entered, why_value, why_window
from plyscope.exercises.words import written
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path
from plyscope.search.minimax import minimax

Key: TypeAlias = dict[str, Any]
"""What is right under one convention, as JSON."""


def baked(exercise: Exercise) -> dict[str, Any]:
    """The exercise with its keys, the answers of students with a misconception, and a solution.

    Raises `BadInput` if a package cannot have its type.
    """
    check_type(exercise)
    key_of = KEYS[exercise.type]
    type_ = TYPES[exercise.type]
    keys: list[Key] = []
    students: list[dict[str, Any]] = []
    known: list[Answer] = []
    for choice in exercise.convention.choices():
        key = key_of(exercise, choice)
        if key not in keys:
            keys.append(key)
        for misconception, answer in type_.students(exercise, choice):
            if answer not in known:
                known.append(answer)
                students.append({"sentence": misconception.sentence, "answer": answer})
    shown = exercise.shown()
    return {
        **{name: shown[name] for name in FIELDS},
        "keys": keys,
        "students": students,
        "solution": solution_of(exercise),
    }


def check_type(exercise: Exercise) -> None:
    """Raises `BadInput` if a package cannot have exercises of this type."""
    if exercise.type in SEARCHED:
        told = "a SCORM package runs without Python, and to grade this type, a search must run."
        raise BadInput(told, field="format")
    if exercise.type not in KEYS:
        told = (
            "the page in a SCORM package has no form for this type: it asks about cuts, values, "
            "leaves and windows in trees."
        )
        raise BadInput(told, field="format")


SEARCHED: Final = ("intervals", "reorder", "witness")
"""The types of which an answer can be told right or wrong, with the reason, only by searching the
tree with the answer in it."""
FIELDS: Final = (
    *("id", "type", "question", "convention", "subject", "position", "method", "asked"),
)
"""What the package keeps of an exercise."""


def _cuts(exercise: Exercise, choice: Convention) -> Key:
    seen = run_of(exercise, choice)
    cut = seen.cut()
    return {"cut": [name for node, name in seen.tree.names.items() if node in cut], **_why(seen)}


def _leaves(exercise: Exercise, choice: Convention) -> Key:
    return {**leaves.TYPE.solve(exercise, choice), **_why(run_of(exercise, choice))}


def _why(seen: Run) -> Key:
    """Why each node is looked at, or is not."""
    names = seen.tree.names
    return {
        "why": {
            name: (why_entered if seen.entered(node) else why_cut)(seen, node)
            for node, name in names.items()
            if node != ROOT
        }
    }


def _windows(exercise: Exercise, choice: Convention) -> Key:
    seen = run_of(exercise, choice)
    inner = _inner(seen)
    return {
        **windows.TYPE.solve(exercise, choice),
        "found": {
            name: before(seen, node) for node, name in inner.items() if node and seen.entered(node)
        },
        "why": {
            name: (why_window if seen.entered(node) else why_cut)(seen, node)
            for node, name in inner.items()
        },
    }


def _values(exercise: Exercise, choice: Convention) -> Key:
    seen = run_of(exercise, choice)
    names = seen.tree.names
    exact = run(exercise.position, minimax).values
    wrong_move = values.TYPE.mark(exercise, choice, values.TYPE.read(exercise, {"values": {}}))
    return {
        "values": {name: seen.values.get(node) for node, name in names.items()},
        "bounds": _bounds(exercise, choice, seen),
        "best": values.TYPE.solve(exercise, choice)["best"],
        "moves": {names[node]: exact[node] for node in seen.tree.children(ROOT)},
        "worth": exact[ROOT],
        "why": {
            **{
                name: (why_value if seen.entered(node) else why_cut)(seen, node)
                for node, name in _inner(seen).items()
            },
            # With no move, the last sentence is about the move.
            "": wrong_move.wrong[-1].why,
        },
    }


def _bounds(exercise: Exercise, choice: Convention, seen: Run) -> dict[str, str]:
    """The bound that may stand for a value, where it is one."""
    if exercise.method != "alphabeta":
        return {}
    soft = run(exercise.position, ALPHABETA[choice.cut, "soft"])
    return {
        name: sign + written(seen.values[node])
        for node, name in _inner(seen).items()
        if seen.entered(node) and (sign := values.bound_sign(soft, node))
    }


def _inner(seen: Run) -> dict[Path, str]:
    return {node: seen.tree.names[node] for node in seen.tree.inner()}


KEYS: Final[Mapping[str, Callable[[Exercise, Convention], Key]]] = {
    "values": _values,
    "cuts": _cuts,
    "leaves": _leaves,
    "windows": _windows,
    "chance": _cuts,
}
"""The types that a package can have: they are graded without Python."""
