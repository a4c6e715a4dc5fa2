"""How an exercise is worked through, for the key: a table of the search, and sentences.

Most sentences are the grader's own: it says why of each thing that an answer lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from plyscope.exercises import colouring
from plyscope.exercises.exercise_type import Answer
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.picture import Answered
from plyscope.exercises.grading import grade_of, solution_of
from plyscope.exercises.on_tree import run_of
from plyscope.exercises.reordering import leaves_of, read_order
from plyscope.exercises.run import Run
from plyscope.exercises.tree import tree_of
from plyscope.exercises.why import ENDLESS, why_cut
from plyscope.exercises.words import all_of, written
from plyscope.games.tree.rules import Path

Row: TypeAlias = tuple[str, str, str, str]
DRAWN: Final = ("values", "cuts", "leaves", "windows", "chance")
"""Types whose answer is written into the tree."""
TRACED: Final = ("cuts", "leaves", "chance")
"""Types whose search is shown step by step, with a sentence for each cut."""


def sentences(exercise: Exercise) -> list[str]:
    """Why the answer is as it is: a sentence for each thing in it."""
    answer = solution_of(exercise)
    told = list(OWN.get(exercise.type, _as_graded)(exercise, answer))
    return list(dict.fromkeys(told))


def steps(exercise: Exercise) -> list[Row]:
    """Each inner node that the search enters, in this order: its name, its window on entry, what it
    sees of its children, and what it returns. Nothing where the exercise is about no search."""
    if exercise.type not in TRACED and exercise.method != "alphabeta":
        return []
    if exercise.type not in DRAWN or exercise.type == "windows":
        return []
    run = run_of(exercise, next(exercise.convention.choices()))
    tree = run.tree
    return [
        (
            tree.names[node],
            _window(run.windows[node]),
            ", ".join(_seen(run, each) for each in tree.children(node)),
            written(run.values[node]),
        )
        for node in run.values
        if not tree.is_leaf(node)
    ]


def answered(exercise: Exercise) -> Answered:
    """What is written into the tree."""
    if exercise.type not in DRAWN:
        return Answered()
    run = run_of(exercise, next(exercise.convention.choices()))
    cut = frozenset(node for node in run.cut() if node[:-1] not in run.cut())
    inner = [node for node in run.values if not run.tree.is_leaf(node)]
    if exercise.type == "windows":
        return Answered({node: _window(run.windows[node]) for node in inner}, cut)
    return Answered({node: written(run.values[node]) for node in inner}, cut)


def on_graph(exercise: Exercise) -> dict[str, str]:
    """What is written beside the nodes of a graph."""
    answer = solution_of(exercise)
    if exercise.type == "domains":
        return {name: ", ".join(map(str, values)) for name, values in answer["domains"].items()}
    return {
        variable: f"{place}. {value}" for place, (variable, value) in enumerate(answer["order"], 1)
    }


def _seen(run: Run, node: Path) -> str:
    name = run.tree.names[node]
    return f"{name} = {written(run.values[node])}" if run.entered(node) else f"{name} cut"


def _window(window: tuple[float, float]) -> str:
    return f"({_end(window[0])}, {_end(window[1])})"


def _end(number: float) -> str:
    """Beyond every number that can be typed, it is endless."""
    if abs(number) < ENDLESS:
        return written(number)
    return "∞" if number > 0 else "−∞"


def _as_graded(exercise: Exercise, right: Answer) -> Iterator[str]:
    """What the grader says of answers that lack something."""
    for answer in LACKING[exercise.type](exercise, right):
        yield from _why(exercise, answer)


def _why(exercise: Exercise, answer: Answer) -> list[str]:
    wrong = grade_of(exercise, answer)["wrong"]
    return [each["why"] for each in wrong if not each["followed"]]


def _empty(answer: Mapping[str, Any]) -> Callable[[Exercise, Answer], Iterator[Answer]]:
    def lacking(exercise: Exercise, right: Answer) -> Iterator[Answer]:
        yield answer

    return lacking


def _values_too_many(exercise: Exercise, right: Answer) -> Iterator[Answer]:
    """With each value that is removed left in its place."""
    csp = colouring.problem_of(exercise.position)
    domains: Mapping[str, list[Any]] = right["domains"]
    for name, kept in domains.items():
        for value in csp.domains[name]:
            if value not in kept:
                yield {"domains": {**domains, name: [*kept, value]}}


def _no_and_every(exercise: Exercise, right: Answer) -> Iterator[Answer]:
    yield {"intervals": []}
    yield {"intervals": [[None, None]]}


def _other_concept(exercise: Exercise, right: Answer) -> Iterator[Answer]:
    yield {**right, "true": not right["true"]}


def _each_cut(exercise: Exercise, right: Answer) -> Iterator[str]:
    run = run_of(exercise, next(exercise.convention.choices()))
    cut = run.cut()
    return (why_cut(run, node) for node in run.tree.names if node in cut and node[:-1] not in cut)


def _each_step(exercise: Exercise, right: Answer) -> Iterator[str]:
    """Why each variable is next, and not the one that comes after it."""
    order = right["order"]
    csp = colouring.problem_of(exercise.position)
    for place, (variable, value) in enumerate(order):
        rivals = [each for each, _ in order[place + 1 :]]
        begun = f"{variable} = {value}."
        if not rivals:
            yield f"{begun} It is the last one."
            continue
        wrong = [*order[:place], [rivals[0], csp.domains[rivals[0]][0]]]
        yield " ".join([begun, *_why(exercise, {"order": wrong})])


def _order(exercise: Exercise, right: Answer) -> Iterator[str]:
    """What the best order brings."""
    tree, choice = tree_of(exercise.position), next(exercise.convention.choices())
    before = len(leaves_of(tree, read_order(tree, {}), choice))
    after = len(leaves_of(tree, read_order(tree, right["order"]), choice))
    goal = "fewer" if exercise.asked["goal"] == "fewest" else "more"
    yield (
        f"As the tree stands, {before} of its {len(tree.leaves())} leaves are evaluated; in this "
        f"order, {after}. No order has {goal}, and every order with {after} is right."
    )


def _witness(exercise: Exercise, right: Answer) -> Iterator[str]:
    """Which leaves are evaluated in the order that shows it."""
    if not right["can"]:
        yield from _why(exercise, {"can": True, "order": {}})
        return
    tree, choice = tree_of(exercise.position), next(exercise.convention.choices())
    seen = leaves_of(tree, read_order(tree, right["order"]), choice)
    names = all_of(tree.names[leaf] for leaf in tree.leaves() if leaf in seen)
    yield (
        f"In this order, only {names} are evaluated. Every order in which "
        f"{exercise.asked['leaf']} is cut is right."
    )


LACKING: Final[Mapping[str, Callable[[Exercise, Answer], Iterator[Answer]]]] = {
    "values": _empty({"values": {}}),
    "windows": _empty({"windows": {}}),
    "intervals": _no_and_every,
    "domains": _values_too_many,
    "ucb": _empty({"values": {}}),
    "concepts": _other_concept,
}
"""For each type, answers that lack something: the grader then says why."""
OWN: Final[Mapping[str, Callable[[Exercise, Answer], Iterator[str]]]] = {
    "cuts": _each_cut,
    "chance": _each_cut,
    "leaves": _each_cut,
    "assignments": _each_step,
    "reorder": _order,
    "witness": _witness,
}
"""Sentences of which the grader has none."""
