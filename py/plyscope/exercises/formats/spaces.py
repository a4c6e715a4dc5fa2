"""Where a student writes the answer on a sheet, for each type of exercise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from plyscope.exercises import colouring
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.markup import element, escape, table
from plyscope.exercises.tree import tree_of

BLANK: Final = '<span class="blank"></span>'
LONG: Final = '<span class="blank long"></span>'
TICK: Final = '<span class="tick"></span>'


def space(exercise: Exercise) -> str:
    """The blanks of an exercise, as HTML."""
    return SPACES[exercise.type](exercise)


def _line(*parts: str) -> str:
    return element("p", "".join(parts), "answer")


def _row(*parts: str) -> str:
    """Some blanks in a row, which go on in a second one if there are many."""
    return element("p", "".join(element("span", each) for each in parts), "answer row")


def _inner(exercise: Exercise) -> list[str]:
    tree = tree_of(exercise.position)
    return [tree.names[node] for node in tree.inner()]


def _values(exercise: Exercise) -> str:
    blanks = [f"{escape(name)} = {BLANK}" for name in _inner(exercise)]
    return _row(*blanks) + _line("Best move: ", BLANK)


def _crossed(exercise: Exercise) -> str:
    return _line("Cross out in the picture. In words, the branches to: ", LONG)


def _leaves(exercise: Exercise) -> str:
    return _line("Leaves, in this order: ", LONG) + _line("Number of leaves: ", BLANK)


def _windows(exercise: Exercise) -> str:
    names = _inner(exercise)
    # Side by side, so that a tree with many nodes takes few lines.
    half = (len(names) + 1) // 2 if len(names) > 4 else len(names)
    parts = [part for part in (names[:half], names[half:]) if part]
    tables = [
        table(["Node", "α", "β"], ([name, "", ""] for name in part), "write") for part in parts
    ]
    return element("div", "".join(tables), "beside")


def _intervals(exercise: Exercise) -> str:
    return _row(f"For x from {BLANK} to {BLANK}", f"{TICK} for every x", f"{TICK} for no x")


def _orders(exercise: Exercise) -> str:
    tree = tree_of(exercise.position)
    several = [node for node in tree.inner() if len(tree.children(node)) > 1]
    return _row(
        *(
            f"{escape(tree.names[node])}: {' , '.join([BLANK] * len(tree.children(node)))}"
            for node in several
        )
    )


def _witness(exercise: Exercise) -> str:
    return _row(f"{TICK} no", f"{TICK} yes, in this order:") + _orders(exercise)


def _domains(exercise: Exercise) -> str:
    csp = colouring.problem_of(exercise.position)
    assigned = exercise.asked["assigned"]
    rows = [[each, *map(str, csp.domains[each])] for each in csp.variables if each not in assigned]
    values = len(rows[0]) - 1
    return table(["Variable", *["Value"] * values], rows, "cross")


def _assignments(exercise: Exercise) -> str:
    count = len(colouring.problem_of(exercise.position).variables)
    return _row(*(f"{place}. {BLANK} = {BLANK}" for place in range(1, count + 1)))


def _ucb(exercise: Exercise) -> str:
    rows = [
        [name, str(each["total"]), str(each["visits"]), ""]
        for name, each in exercise.asked["children"].items()
    ]
    return table(["Child", "Sum", "n", "UCB value"], rows, "write") + _row(
        f"Selected next: {BLANK}", f"Another one from c = {BLANK} on", f"{TICK} no larger c"
    )


def _concepts(exercise: Exercise) -> str:
    reasons = "".join(
        element("li", TICK + escape(reason)) for reason in exercise.asked["reasons"].values()
    )
    return (
        element("p", escape(exercise.asked["statement"]), "statement")
        + _row(f"{TICK} true", f"{TICK} false")
        + element("ol", reasons, "reasons")
    )


SPACES: Final[Mapping[str, Callable[[Exercise], str]]] = {
    "values": _values,
    "cuts": _crossed,
    "chance": _crossed,
    "leaves": _leaves,
    "windows": _windows,
    "intervals": _intervals,
    "reorder": _orders,
    "witness": _witness,
    "domains": _domains,
    "assignments": _assignments,
    "ucb": _ucb,
    "concepts": _concepts,
}
"""The blanks of each type."""
