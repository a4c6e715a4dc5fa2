"""The picture of an exercise, whatever it is about."""

from __future__ import annotations

from plyscope.exercises import colouring
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.drawing import Drawing, as_svg
from plyscope.exercises.formats.graph_picture import graph_drawing
from plyscope.exercises.formats.picture import tree_drawing
from plyscope.exercises.on_tree import SUBJECT
from plyscope.exercises.tree import Tree, tree_of, with_text
from plyscope.exercises.types import intervals


def drawing_of(exercise: Exercise) -> Drawing | None:
    """The tree or the graph; None if the exercise is about neither."""
    if exercise.subject == SUBJECT:
        return tree_drawing(shown_tree(exercise))
    if exercise.subject == colouring.SUBJECT:
        assigned = exercise.asked.get("assigned", {})
        return graph_drawing(colouring.problem_of(exercise.position), assigned)
    return None


def shown_tree(exercise: Exercise) -> Tree:
    """The tree as it is drawn: a leaf that is asked about is x, whatever number it has."""
    tree = tree_of(exercise.position)
    if exercise.type != intervals.ID:
        return tree
    return with_text(tree, tree.named(exercise.asked["leaf"]), "x")


def told(exercise: Exercise) -> str:
    """The picture in words."""
    if exercise.subject == SUBJECT:
        return f"The tree {shown_tree(exercise).text()}"
    return f"The graph {exercise.position}"


def svg_of(exercise: Exercise) -> str:
    """The picture as SVG; "" if there is none."""
    drawing = drawing_of(exercise)
    return as_svg(drawing, told(exercise)) if drawing else ""
