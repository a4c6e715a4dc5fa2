"""What the registry says about a method for constraints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from plyscope.csp.heuristics import Order, Select
from plyscope.game import BadInput
from plyscope.input.options import Option
from plyscope.problems.problem import Assignment, Problem


@dataclass(frozen=True)
class MethodEntry:
    """A method in the registry.

    Attributes:
        function: called with a problem, an empty assignment,
            domains, and the `keywords` of its options; returns
            the solution, which is that assignment, or None.
        note: one sentence about what it does.
        options: numbers that a person can set; `keywords`
            turns them into what the function takes.
        complete: whether None proves that there is no
            solution. A complete method then leaves nothing
            assigned; other methods may leave what they have
            assigned so far.
        needs: "graph" if every constraint must be an edge; ""
            if any problem will do.
        selects, orders: the functions that the options
            "select" and "order" choose from.
        good_for: one sentence on when to choose it.
        ideas: words under which somebody would look for it,
            besides those of its name, `note` and `good_for`.
    """

    id: str
    name: str
    function: Callable[..., Assignment | None]
    note: str
    options: tuple[Option, ...] = ()
    complete: bool = True
    needs: Literal["", "graph"] = ""
    selects: tuple[Select, ...] = ()
    orders: tuple[Order, ...] = ()
    good_for: str = ""
    ideas: tuple[str, ...] = ()

    def keywords(
        self, problem: Problem, options: Mapping[str, float]
    ) -> dict[str, Any]:
        """The keyword arguments of `function` for `options`.

        Their numbers are positions: in the list of functions
        to plug in, or in the list of variables.

        Raises `BadInput` (field "methodOptions") if `problem`
        has no variable at that position.
        """
        keywords: dict[str, Any] = {}
        for option, number in options.items():
            if option == "select":
                keywords[option] = self.selects[int(number)]
            elif option == "order":
                keywords[option] = self.orders[int(number)]
            elif option == "start":
                keywords[option] = _variable_at(
                    problem, int(number)
                )
            else:
                keywords[option] = int(number)
        return keywords


def _variable_at(problem: Problem, place: int) -> str:
    if place >= len(problem.variables):
        raise BadInput(
            f"There is no node {place + 1} to start at:"
            f" there are {len(problem.variables)}.",
            field="methodOptions",
        )
    return problem.variables[place]
