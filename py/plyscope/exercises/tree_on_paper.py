"""What all types of exercises about trees have in common on paper: the picture, the convention in
words, since books differ, and the search as a key works it through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from plyscope.exercises.content.drawing import Drawing
from plyscope.exercises.content.tree_drawing import Answered, tree_drawing
from plyscope.exercises.exercise_type import Answer, Row, Worked
from plyscope.exercises.form import EITHER, Exercise
from plyscope.exercises.on_tree import run_of
from plyscope.exercises.reading import written
from plyscope.exercises.run import Run
from plyscope.exercises.tree import tree_of
from plyscope.exercises.why import ENDLESS, why_cut
from plyscope.game import CHANCE
from plyscope.games.tree.rules import Path

PLAYERS: Final = "△ is MAX, ▽ is MIN."
TIES: Final = "If several moves are best, each of them is right."
RULES: Final = {
    ">=": "Cut as soon as α ≥ β; equal is enough.",
    ">": "Cut only when α > β; equal is not enough.",
    EITHER: "Cut when α ≥ β, or only when α > β: both are right, if you keep to one.",
}


def plain_tree_drawing(exercise: Exercise) -> Drawing:
    """The tree."""
    return tree_drawing(tree_of(exercise.position))


def tree_convention(
    exercise: Exercise, order: str = "from left to right", also: Sequence[str] = ()
) -> str:
    """How the tree is searched; `also` is what a type adds to the rule for cuts."""
    tree, given = tree_of(exercise.position), exercise.convention
    chance = any(tree.mover(node) == CHANCE for node in tree.inner())
    said = [
        "△ is MAX, ▽ is MIN, ○ is chance." if chance else PLAYERS,
        f"Children are searched {order}.",
        RULES[given.cut],
        *also,
    ]
    if given.bounds:
        least, most = map(written, given.bounds)
        said.append(f"It is known that every leaf lies between {least} and {most}.")
    elif chance:
        said.append("Nothing is known about the leaves before they are seen.")
    return " ".join(said)


def inner_names(exercise: Exercise) -> list[str]:
    """The names of the nodes that are no leaves."""
    tree = tree_of(exercise.position)
    return [tree.names[node] for node in tree.inner()]


def worked_search(exercise: Exercise, answer: Answer) -> Worked:
    """The search step by step, with a sentence for each cut, and the values in the tree."""
    run = run_of(exercise, exercise.convention.first())
    return Worked(_each_cut(run), steps(run), with_values(run))


def steps(run: Run) -> list[Row]:
    """Each inner node that the search enters, in this order."""
    tree = run.tree
    return [
        (
            tree.names[node],
            _window(run, node),
            ", ".join(_seen(run, each) for each in tree.children(node)),
            written(run.values[node]),
        )
        for node in run.values
        if not tree.is_leaf(node)
    ]


def with_values(run: Run) -> Drawing:
    """The tree with the value beside each node, and the branches that are cut."""
    return _answered(run, lambda node: written(run.values[node]))


def with_windows(run: Run) -> Drawing:
    """The same with windows."""
    return _answered(run, lambda node: _window(run, node))


def _answered(run: Run, note: Callable[[Path], str]) -> Drawing:
    cut = frozenset(node for node in run.cut() if node[:-1] not in run.cut())
    inner = [node for node in run.values if not run.tree.is_leaf(node)]
    return tree_drawing(run.tree, Answered({node: note(node) for node in inner}, cut))


def _each_cut(run: Run) -> Iterator[str]:
    cut = run.cut()
    return (why_cut(run, node) for node in run.tree.names if node in cut and node[:-1] not in cut)


def _seen(run: Run, node: Path) -> str:
    name = run.tree.names[node]
    return f"{name} = {written(run.values[node])}" if run.entered(node) else f"{name} cut"


def _window(run: Run, node: Path) -> str:
    alpha, beta = map(_end, run.windows[node])
    return f"({alpha}, {beta})"


def _end(number: float) -> str:
    """Beyond every number that can be typed, it is endless."""
    if abs(number) < ENDLESS:
        return written(number)
    return "∞" if number > 0 else "−∞"
