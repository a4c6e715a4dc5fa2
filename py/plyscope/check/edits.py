"""Small changes of a program that would undo the mistakes that people make in a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from plyscope.check import expression_edits as of_expressions
from plyscope.check import statement_edits as of_statements
from plyscope.check.edit import Edit, Text
from plyscope.check.scopes import Scope, scopes_of

Rule = Callable[[Text, Scope], Iterator[Edit]]
RULES: Final[Mapping[Rule, str]] = {
    of_expressions.comparisons: "a comparison is wrong",
    of_expressions.extremes: "the largest is taken for the smallest, or the other way round",
    of_expressions.functions: "another function is to be called",
    of_expressions.constants: "a number or a word is wrong",
    of_expressions.beginnings: "it begins with the wrong value",
    of_expressions.slices: "not all are gone through",
    of_expressions.signs: "a sign or a `not` is wrong",
    of_expressions.arguments: "an argument is wrong",
    of_expressions.sums: "a sum is wrong",
    of_statements.truths: "a condition is wrong",
    of_statements.answers: "the wrong thing is returned or kept",
    of_statements.choices: "what holds for one is done for all",
    of_expressions.means: "a mean is taken, or none",
    of_expressions.copies: "a copy is missing",
    of_expressions.indices: "an index is wrong",
    of_expressions.pairs: "a pair is the wrong way round, or of the wrong name",
    of_statements.others: "another call or number belongs here",
    of_statements.updates: "a value is not kept up to date",
    of_statements.undoings: "what was assigned is not undone",
}
"""Each way to change a program, and what is wrong where that mends it."""


def edits_of(source: str, solution: str = "") -> list[Edit]:
    """The edits of a program, the nearest first; each change is there once. From a solution they
    take its conditions and its answers."""
    text = Text(source, solution)
    found: dict[tuple[int, int, str], Edit] = {}
    for scope in scopes_of(text.tree):
        for rule, what in RULES.items():
            for edit in rule(text, scope):
                key = (edit.start, edit.end, edit.text)
                if text.has(*key):
                    continue
                if key not in found or found[key].far > edit.far:
                    found[key] = replace(edit, what=what)
    return sorted(found.values(), key=lambda each: (each.far, each.line))
