"""Answers in words, as a key prints them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from plyscope.exercises.exercise_type import Answer
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import tree_of
from plyscope.exercises.types.values import best_moves
from plyscope.exercises.words import written


def in_words(exercise: Exercise) -> str:
    """The model answer in one line."""
    return WORDS[exercise.type](exercise, solution_of(exercise))


def bound(number: float | None, infinite: str) -> str:
    """The end of an interval."""
    return infinite if number is None else written(number)


def window(pair: tuple[float | None, float | None] | None) -> str:
    """A window of an answer, as "(3, ∞)"; a dash if the node is never entered."""
    return f"({bound(pair[0], '−∞')}, {bound(pair[1], '∞')})" if pair else "–"


def interval(pair: tuple[int | None, int | None]) -> str:
    """An interval of whole numbers in words."""
    least, most = pair
    if least is None and most is None:
        return "every x"
    if least is None or most is None:
        return f"x ≤ {written(most or 0)}" if least is None else f"x ≥ {written(least)}"
    return f"x = {written(least)}" if least == most else f"{written(least)} ≤ x ≤ {written(most)}"


def order_of(exercise: Exercise, order: Mapping[str, list[str]]) -> str:
    """The orders that differ from the tree's own, as "A: C, B"."""
    tree = tree_of(exercise.position)
    changed = [
        f"{name}: {', '.join(children)}"
        for name, children in order.items()
        if children != [tree.names[each] for each in tree.children(tree.named(name))]
    ]
    return "; ".join(changed) or "as it is"


def _values(exercise: Exercise, answer: Answer) -> str:
    values: Mapping[str, float | None] = answer["values"]
    told = ", ".join(
        f"{name} = {'–' if value is None else written(value)}" for name, value in values.items()
    )
    return f"{told}; best move: {' or '.join(best_moves(exercise))}"


def _cut(exercise: Exercise, answer: Answer) -> str:
    return f"Cut: {', '.join(answer['cut']) or 'nothing'}"


def _leaves(exercise: Exercise, answer: Answer) -> str:
    return f"{answer['count']} leaves: {', '.join(answer['leaves'])}"


def _windows(exercise: Exercise, answer: Answer) -> str:
    return ", ".join(f"{name} {window(pair)}" for name, pair in answer["windows"].items())


def _intervals(exercise: Exercise, answer: Answer) -> str:
    return "For " + (" or ".join(map(interval, answer["intervals"])) or "no x")


def _reorder(exercise: Exercise, answer: Answer) -> str:
    return order_of(exercise, answer["order"])


def _witness(exercise: Exercise, answer: Answer) -> str:
    return f"Yes, with {order_of(exercise, answer['order'])}" if answer["can"] else "No"


def _domains(exercise: Exercise, answer: Answer) -> str:
    domains: Mapping[str, list[Any]] = answer["domains"]
    return "Left: " + "; ".join(
        f"{name}: {', '.join(map(str, values))}" for name, values in domains.items()
    )


def _assignments(exercise: Exercise, answer: Answer) -> str:
    return ", ".join(f"{variable} = {value}" for variable, value in answer["order"])


def _ucb(exercise: Exercise, answer: Answer) -> str:
    values = ", ".join(f"{name}: {value:.3f}" for name, value in answer["values"].items())
    smallest = answer["smallest"]
    later = "no larger c changes that" if smallest is None else f"another one from c = {smallest}"
    return f"{values}; next: {answer['next']}; {later}"


def _concepts(exercise: Exercise, answer: Answer) -> str:
    return f"{'True' if answer['true'] else 'False'}, {answer['reason']}"


WORDS: Final[Mapping[str, Callable[[Exercise, Answer], str]]] = {
    "values": _values,
    "cuts": _cut,
    "chance": _cut,
    "leaves": _leaves,
    "windows": _windows,
    "intervals": _intervals,
    "reorder": _reorder,
    "witness": _witness,
    "domains": _domains,
    "assignments": _assignments,
    "ucb": _ucb,
    "concepts": _concepts,
}
"""How each type's answer is said."""
