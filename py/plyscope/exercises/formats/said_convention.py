"""The convention of an exercise as a sheet prints it: with every question, since books differ."""

from __future__ import annotations

from typing import Final

from plyscope.exercises import colouring
from plyscope.exercises.conventions import EITHER
from plyscope.exercises.form import Exercise
from plyscope.exercises.tree import tree_of
from plyscope.exercises.types.assignments import DEGREE, LCV
from plyscope.exercises.words import written
from plyscope.game import CHANCE

RULES: Final = {
    ">=": "Cut as soon as α ≥ β; equal is enough.",
    ">": "Cut only when α > β; equal is not enough.",
    EITHER: "Cut when α ≥ β, or only when α > β: both are right, if you keep to one.",
}
VALUES: Final = {
    "soft": "A node that is cut returns the best value that it has found.",
    "hard": "A node that is cut returns the bound of its window.",
    EITHER: "What a node returns that is cut may be the best value found, the bound, or ≤ or ≥ it.",
}


def convention_of(exercise: Exercise) -> str:
    """A few short sentences; "" for an exercise that needs none."""
    if exercise.subject == colouring.SUBJECT:
        return _of_graph(exercise)
    if exercise.type == "concepts":
        return "One of the reasons is right."
    if exercise.type == "ucb":
        return "ln is the natural logarithm. Two digits after the point are enough."
    return _of_tree(exercise)


def _of_tree(exercise: Exercise) -> str:
    tree, given = tree_of(exercise.position), exercise.convention
    chance = any(tree.mover(node) == CHANCE for node in tree.inner())
    said = ["△ is MAX, ▽ is MIN, ○ is chance." if chance else "△ is MAX, ▽ is MIN."]
    ties = "If several moves are best, each of them is right."
    if exercise.method == "minimax":
        return f"{said[0]} {ties}"
    if exercise.type in ("reorder", "witness"):
        said.append("Children are searched in your order.")
    else:
        said.append("Children are searched from left to right.")
    said.append(RULES[given.cut])
    if exercise.type == "values":
        said += [VALUES[given.value], ties]
    if given.bounds:
        least, most = map(written, given.bounds)
        said.append(f"It is known that every leaf lies between {least} and {most}.")
    elif chance:
        said.append("Nothing is known about the leaves before they are seen.")
    return " ".join(said)


def _of_graph(exercise: Exercise) -> str:
    csp = colouring.problem_of(exercise.position)
    values = ", ".join(map(str, csp.domains[csp.variables[0]]))
    said = [f"Neighbours get different colours. The colours are {values}."]
    if exercise.type == "assignments":
        if exercise.asked["select"] == "mrv_degree":
            said.append(f"The degree is {DEGREE}.")
        if exercise.asked["values"] == "lcv":
            said.append(f"LCV prefers {LCV}.")
        first = "; of equals the first is taken" if exercise.convention.order != EITHER else ""
        said.append(f"Variables come in the order {', '.join(csp.variables)}{first}.")
    return " ".join(said)
