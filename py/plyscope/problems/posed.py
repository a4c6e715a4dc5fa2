"""What a constraint problem adds to what a solver needs, so that people can type it, see it and
read sentences about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from plyscope.input.foreign import no_form
from plyscope.input.options import Option
from plyscope.input.preset import Preset
from plyscope.problems.problem import Problem, Value, Variable

Picture: TypeAlias = dict[str, Any]
"""What a view of the problem draws: only strings, numbers, and lists and dicts of these."""


@dataclass(frozen=True, eq=False)
class PosedProblem:
    """A problem, ready to be solved and shown.

    Attributes:
        text: the problem in the standard form of its kind; it can be loaded again.
        picture: what the view draws before anything is assigned.
        task: what has to be done, in one sentence.
        names: the variables as a sentence names them; those left out are named by their ids.
        value_names: the same for values, whatever the variable.
        givens: the variables whose value is part of the problem. A method assigns them like
            the others, but it has not found out anything by that.
        note: how the text was read, if it was not in this kind's own notation, or what of it was
            left out.
    """

    problem: Problem
    text: str
    picture: Picture
    task: str
    names: Mapping[Variable, str] = field(default_factory=dict)
    value_names: Mapping[Value, str] = field(default_factory=dict)
    givens: tuple[Variable, ...] = ()
    note: str = ""

    def variable_name(self, variable: Variable) -> str:
        """The variable, as a sentence names it."""
        return self.names.get(variable, variable)

    def value_name(self, _variable: Variable, value: Value) -> str:
        """The value, as a sentence says that the variable has it."""
        return self.value_names.get(value, str(value))


@dataclass(frozen=True)
class ProblemEntry:
    """A kind of problem in the registry.

    Attributes:
        notation: a sentence or two on how a problem is typed.
        start: the text of the problem that is shown first.
        load: makes the problem that a text describes. Raises `BadInput` with field "position", and
            `at` if one place in the text is wrong, or with field "options".
        form: what a text surely is if it is one for this kind of problem, even if a part of it is
            wrong: such as "a graph in DIMACS form"; "" if only reading it can tell, and None if
            nobody would mean it so, although it can be read.
    """

    id: str
    name: str
    notation: str
    start: str
    presets: tuple[Preset, ...]
    options: tuple[Option, ...]
    load: Callable[[str, Mapping[str, float]], PosedProblem]
    form: Callable[[str], str | None] = no_form
