"""How much work an exercise is by hand, so that all versions of an exam ask for the same."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from plyscope.exercises import colouring
from plyscope.exercises.facts import Facts
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.on_tree import SUBJECT, seconds_of_cuts
from plyscope.exercises.tree import tree_of

ALIKE: Final = 1.2
"""Two exercises are equally hard if one takes at most so many times as long as the other."""


@dataclass(frozen=True)
class Effort:
    """The work of an exercise.

    Attributes:
        same: what is the same in exercises that are equally hard.
        seconds: how long it takes by hand, about.
    """

    same: Hashable
    seconds: float

    def alike(self, other: Effort) -> bool:
        """Whether both are equally hard."""
        return self.same == other.same and self.apart(other) <= ALIKE

    def apart(self, other: Effort) -> float:
        """How many times as long the longer one takes."""
        return max(self.seconds, other.seconds) / min(self.seconds, other.seconds)


def effort(exercise: Exercise) -> Effort:
    """How much work it is."""
    if exercise.subject == SUBJECT:
        return _on_tree(exercise)
    if exercise.subject == colouring.SUBJECT:
        return _on_graph(exercise)
    return Effort(exercise.type, 30)


def _on_tree(exercise: Exercise) -> Effort:
    tree = tree_of(exercise.position)
    looked = 3 * len(tree.names) + 5 * len(tree.inner())
    if exercise.type == "ucb":
        return Effort((len(tree.leaves()), solution_of(exercise)["smallest"] is None), 120)
    if exercise.type == "chance":
        return Effort(len(solution_of(exercise)["cut"]), looked)
    if exercise.method == "minimax":
        return Effort(len(tree.inner()), looked)
    facts = Facts(tree, strict=exercise.convention.cut == ">")
    if exercise.type in ("cuts", "leaves", "windows", "values"):
        return Effort((facts.cuts, facts.deep), seconds_of_cuts(facts))
    return Effort(len(tree.inner()), looked)


def _on_graph(exercise: Exercise) -> Effort:
    csp = colouring.problem_of(exercise.position)
    size = (len(csp.variables), len(csp.domains[csp.variables[0]]))
    if exercise.type == "domains":
        kept = sum(map(len, solution_of(exercise)["domains"].values()))
        every = sum(map(len, csp.domains.values()))
        return Effort(size, 5 * len(colouring.edges(csp)) + 8 * (every - kept))
    return Effort(size, 12 * len(colouring.edges(csp)) + 15 * len(csp.variables))
