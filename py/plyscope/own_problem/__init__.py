"""A person's own constraint problem: from its text to something that every method can solve.

A program that has `domains` and `constraints` is one, and so is a changed file of Plyscope's own.
"""

from __future__ import annotations

from plyscope.own_problem.entry import OWN, OwnProblem, own_problem, source_of_problem

__all__ = ["OWN", "OwnProblem", "own_problem", "source_of_problem"]
