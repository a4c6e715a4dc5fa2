"""Type 1: the value of every inner node, and the best move.

    {"values": {"A": 3, "B": 3, "C": 2}, "best": "B"}

Where alpha-beta searches, a node that is never entered has the value null, and at a cut the value
may also be given as the bound that it is: "<=2".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from plyscope.exercises.conventions import Convention
from plyscope.exercises.exercise_type import Answer, ExerciseType
from plyscope.exercises.facts import Facts
from plyscope.exercises.form import Exercise
from plyscope.exercises.marks import Marks, Wrong, share_of_parts
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.on_tree import (
    RULES,
    TreeTask,
    check_tree,
    run_of,
    runs_of_students,
    seconds_of_cuts,
)
from plyscope.exercises.reading import check_fields, mapping, number, plain
from plyscope.exercises.reading import choice as one_of
from plyscope.exercises.run import ALPHABETA, Run, run
from plyscope.exercises.tree import ROOT, tree_of
from plyscope.exercises.typed import typed
from plyscope.exercises.why import why_cut, why_value
from plyscope.exercises.wishes import MOST_CUTS, Wishes
from plyscope.exercises.words import written
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path
from plyscope.search.minimax import minimax

ID: Final = "values"
BOUND: Final = re.compile(r"\s*(<=|>=|≤|≥)(.*)")
SIGNS: Final = {"<=": "≤", ">=": "≥", "≤": "≤", "≥": "≥"}
Value: TypeAlias = float | str | None


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    check_tree(exercise, ("minimax", "alphabeta"))


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """A value for each inner node, and a move. Raises `BadInput` (field "answer")."""
    check_fields(given, ("values",), "An answer here", "answer", also=("best",))
    tree = tree_of(exercise.position)
    values: dict[str, Value] = dict.fromkeys(tree.names[node] for node in tree.inner())
    for each, value in mapping(given["values"], "What the values are", "answer").items():
        name = tree.names[tree.named(each)]
        if name not in values:
            raise BadInput(f"{name} is a leaf: its value is given already.", field="answer")
        values[name] = _read_value(value, name)
    best = given.get("best")
    if best is not None:
        node = tree.named(best)
        if len(node) != 1:
            raise BadInput(f"{tree.names[node]} is no move at the root.", field="answer")
        best = tree.names[node]
    return {"values": values, "best": best}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What the search returns."""
    return _answer(run_of(exercise, choice))


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """How many values are right, or follow from an earlier slip; the move counts as one more.

    Values are worked out from the bottom up, so the first slip is told in this order.
    """
    seen = run_of(exercise, choice)
    given: Mapping[str, Value] = answer["values"]
    wrong = [
        _wrong(seen, node, given)
        for node in seen.tree.bottom_up()
        if not _is_right(exercise, choice, seen, node, given[seen.tree.names[node]])
    ]
    wrong += _wrong_best(exercise, seen, answer)
    return share_of_parts(len(given) + 1, wrong)


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """The values with each misconception."""
    for misconception, seen in runs_of_students(exercise, choice):
        yield misconception, _answer(seen)


def _answer(seen: Run) -> dict[str, Any]:
    tree, values = seen.tree, seen.values
    moves = [each for each in tree.children(ROOT) if values.get(each) == values[ROOT]]
    return {
        "values": {tree.names[node]: values.get(node) for node in tree.inner()},
        "best": tree.names[moves[0]],
    }


def _read_value(given: object, name: str) -> Value:
    value = typed(given)
    if value is None or not isinstance(value, str):
        return None if value is None else number(value, f"The value of {name}", "answer")
    bound = BOUND.fullmatch(value)
    end = typed(bound[2]) if bound else None
    if not bound or not isinstance(end, (int, float)):
        raise BadInput(f"The value of {name} is a number, or a bound such as <=2.", field="answer")
    return SIGNS[bound[1]] + written(number(end, f"The value of {name}", "answer"))


def _is_right(exercise: Exercise, choice: Convention, seen: Run, node: Path, given: Value) -> bool:
    """Whether a value is right: the number that the search returns, or, where that is a bound, this
    bound."""
    should = seen.values.get(node)
    if not isinstance(given, str) or should is None:
        return given == should
    soft = run(exercise.position, ALPHABETA[choice.cut, "soft"])
    return exercise.method == "alphabeta" and given == bound_sign(soft, node) + written(should)


def bound_sign(soft: Run, node: Path) -> str:
    """Which bound a fail-soft value is: "≤" at or below the window, "≥" at or above it."""
    if node not in soft.windows:
        return ""
    alpha, beta = soft.windows[node]
    value = soft.values[node]
    return "≤" if value <= alpha else "≥" if value >= beta else ""


def _wrong(seen: Run, node: Path, given: Mapping[str, Value]) -> Wrong:
    name, should = seen.tree.names[node], seen.values.get(node)
    is_ = given[name]
    if should is None:
        return Wrong(name, is_, None, why_cut(seen, node))
    if is_ is not None and is_ == _following(seen, node, given):
        why = f"This follows from your values below {name}, so it counts as right."
        return Wrong(name, is_, should, why, followed=True)
    return Wrong(name, is_, should, why_value(seen, node))


def _following(seen: Run, node: Path, given: Mapping[str, Value]) -> float | None:
    """What follows for a node from the values answered for its children, if one is wrong."""
    below: list[float] = []
    slipped = False
    for child in seen.tree.children(node):
        right = seen.values.get(child)
        value: Value = right if seen.tree.is_leaf(child) else given[seen.tree.names[child]]
        slipped = slipped or value != right
        if isinstance(value, (int, float)):
            below.append(value)
    if not slipped or not below:
        return None
    return max(below) if seen.tree.maximises(node) else min(below)


def best_moves(exercise: Exercise) -> list[str]:
    """Every move that is worth as much as the root: each of them is right."""
    exact = run(exercise.position, minimax)
    return [
        exact.tree.names[each]
        for each in exact.tree.children(ROOT)
        if exact.values[each] == exact.values[ROOT]
    ]


def _wrong_best(exercise: Exercise, seen: Run, answer: Answer) -> list[Wrong]:
    """The move, if it is wrong."""
    tree = seen.tree
    exact = run(exercise.position, minimax).values
    if answer["best"] in best_moves(exercise):
        return []
    should = _answer(seen)["best"]
    if answer["best"]:
        chosen = answer["values"].get(answer["best"], exact[tree.named(answer["best"])])
        if chosen is not None and chosen == _following(seen, ROOT, answer["values"]):
            why = "This follows from your values of the moves, so it counts as right."
            return [Wrong(should, answer["best"], should, why, followed=True)]
    player, most = ("MAX", "most") if tree.maximises(ROOT) else ("MIN", "least")
    why = f"{player} chooses {should}, which is worth the {most}: {written(plain(exact[ROOT]))}."
    return [Wrong(should, answer["best"], should, why)]


def _question(convention: Convention) -> str:
    return "Give the minimax value of every inner node, and the best move at the root."


def _question_of_alphabeta(convention: Convention) -> str:
    return (
        f"Alpha-beta searches this tree from left to right and {RULES[convention.cut]}. Give the "
        "value that it returns at each inner node, a dash where it never comes, and the best move "
        "at the root."
    )


def _seconds(facts: Facts) -> float:
    """By hand, a number to compare takes 3 seconds, and a value to write down 5."""
    return 3 * len(facts.tree.names) + 5 * len(facts.tree.inner())


TASKS: Final = {
    "minimax": TreeTask(ID, "minimax", _question, _seconds, Wishes(cuts=(0, MOST_CUTS))),
    "alphabeta": TreeTask(ID, "alphabeta", _question_of_alphabeta, seconds_of_cuts, Wishes()),
}
OWN_WISHES: Final = {"method": "minimax"}


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise, for either method. Raises `BadInput` (field "wishes")."""
    own = {name: given.get(name, usual) for name, usual in OWN_WISHES.items()}
    method = one_of(own["method"], tuple(TASKS), "The method", "wishes")
    rest = {name: wish for name, wish in given.items() if name not in own}
    made = TASKS[method].make(seed, rest)
    return replace(made, wishes={**made.wishes, **own})


TYPE: Final = ExerciseType(
    ID,
    "Values and the best move",
    {**TASKS["minimax"].default.shown(), **OWN_WISHES},
    make,
    check,
    read,
    solve,
    mark,
    students,
)
