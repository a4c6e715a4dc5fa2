"""The methods that solve constraint problems, as the page lists them, and what the registry says of
each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from plyscope.csp import (
    backjumping,
    backtracking,
    breadth_first_colouring,
    min_conflicts,
    propagation,
)
from plyscope.csp.heuristics import (
    Order,
    Select,
    as_given,
    degree,
    first_unassigned,
    lcv,
    legal_lcv,
    legal_mrv,
    legal_mrv_then_degree,
    mrv,
    mrv_then_degree,
)
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

    def keywords(self, problem: Problem, options: Mapping[str, float]) -> dict[str, Any]:
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
                keywords[option] = _variable_at(problem, int(number))
            else:
                keywords[option] = int(number)
        return keywords


def _variable_at(problem: Problem, place: int) -> str:
    if place >= len(problem.variables):
        raise BadInput(
            f"There is no node {place + 1} to start at: there are {len(problem.variables)}.",
            field="methodOptions",
        )
    return problem.variables[place]


SELECTS: Final = (first_unassigned, mrv, degree, mrv_then_degree)
"""For methods that remove values from the domains."""

LEGAL_SELECTS: Final = (first_unassigned, legal_mrv, degree, legal_mrv_then_degree)
"""The same for methods that do not remove values.

These have to check which values are left.
"""

ORDERS: Final = (as_given, lcv)
"""For methods that remove values from the domains."""

LEGAL_ORDERS: Final = (as_given, legal_lcv)
"""The same for methods that do not remove values."""


def _select(default: int) -> Option:
    names = (
        "in the given order",
        "fewest values left (MRV)",
        "most constraints (degree)",
        "fewest values, then most constraints",
    )
    return Option("select", "Next variable", 0, len(names) - 1, default, names=names)


ORDER: Final = Option(
    "order", "Values", 0, 1, 0, names=("in the given order", "least constraining (LCV)")
)
START: Final = Option("start", "Start node", 0, 999, 0)

METHODS: Final[dict[str, MethodEntry]] = {
    entry.id: entry
    for entry in (
        MethodEntry(
            "backtracking",
            "Backtracking",
            backtracking.backtracking_search,
            "Assigns one variable after another, and goes back when no value fits.",
            options=(_select(0), ORDER),
            selects=LEGAL_SELECTS,
            orders=LEGAL_ORDERS,
            good_for="Seeing the whole idea, on a small problem; and as a measure for the others.",
            ideas=("the basic search", "going back"),
        ),
        MethodEntry(
            "forward_checking",
            "Forward checking",
            backtracking.forward_checking_search,
            (
                "Backtracking that looks one step ahead: each assignment removes the values it "
                "rules out, and if a variable has none left, the search goes back."
            ),
            options=(_select(1), ORDER),
            selects=SELECTS,
            orders=ORDERS,
            good_for="Most problems of medium size: little work at each step, and early dead ends.",
            ideas=("looking ahead", "propagation"),
        ),
        MethodEntry(
            "mac",
            "Maintaining arc consistency (MAC)",
            backtracking.mac_search,
            (
                "Backtracking that makes all arcs consistent at the start and after each "
                "assignment: each removal can cause more, until nothing changes."
            ),
            options=(_select(1), ORDER),
            selects=SELECTS,
            orders=ORDERS,
            good_for="Hard problems: more work at each step, far fewer steps.",
            ideas=("looking ahead", "propagation", "arc consistency"),
        ),
        MethodEntry(
            "ac3",
            "Propagation alone (AC-3)",
            propagation.propagate,
            (
                "Makes all arcs consistent and guesses nothing: it assigns the variables with one "
                "value left, and leaves the others open."
            ),
            complete=False,
            good_for="Finding out what follows without a guess: easy Sudokus need nothing else.",
            ideas=("propagation", "arc consistency"),
        ),
        MethodEntry(
            "backjumping",
            "Conflict-directed backjumping",
            backjumping.backjumping_search,
            (
                "Backtracking that remembers which variables caused a dead end, and jumps "
                "straight back to the latest of them."
            ),
            options=(_select(0), ORDER),
            selects=LEGAL_SELECTS,
            orders=LEGAL_ORDERS,
            good_for="Problems whose dead ends are caused long before they are seen.",
            ideas=("going back", "conflicts"),
        ),
        MethodEntry(
            "min_conflicts",
            "Min-conflicts",
            min_conflicts.min_conflicts,
            (
                "Gives every variable a random value, then repairs one variable in conflict after "
                "another, each with the value that has the fewest conflicts."
            ),
            options=(
                Option("steps", "Steps", 1, 100_000, 1000),
                Option("seed", "Random seed", 0, 9999, 1),
            ),
            complete=False,
            good_for="Very large problems with many solutions, such as 20 queens.",
            ideas=("local search", "repair", "random start"),
        ),
        MethodEntry(
            "bfs_in_turn",
            "Breadth-first, next colour in turn",
            breadth_first_colouring.colour_in_turn,
            (
                "Colours the nodes in breadth-first order, each with the next colour in turn that "
                "fits, and gives up when none fits."
            ),
            options=(START,),
            complete=False,
            needs="graph",
            good_for="Seeing that the first idea for colouring may fail.",
            ideas=("colouring", "greedy"),
        ),
        MethodEntry(
            "bfs_greedy",
            "Breadth-first, first colour that fits",
            breadth_first_colouring.colour_greedily,
            (
                "Colours the nodes in breadth-first order, each with the first colour that fits, "
                "and gives up when none fits."
            ),
            options=(START,),
            complete=False,
            needs="graph",
            good_for="A quick colouring by hand: one pass, and no way back.",
            ideas=("colouring", "greedy"),
        ),
        MethodEntry(
            "bfs_in_turn_backtracking",
            "Breadth-first, next colour in turn, with backtracking",
            breadth_first_colouring.colour_in_turn_or_go_back,
            (
                "Colours the nodes in breadth-first order, each with the next colour in turn that "
                "fits, and goes back when none fits."
            ),
            options=(START,),
            needs="graph",
            good_for="Comparing how the order of values changes the work.",
            ideas=("colouring", "going back"),
        ),
        MethodEntry(
            "bfs_backtracking",
            "Breadth-first, first colour that fits, with backtracking",
            breadth_first_colouring.colour_greedily_or_go_back,
            (
                "Colours the nodes in breadth-first order, each with the first colour that fits, "
                "and goes back when none fits."
            ),
            options=(START,),
            needs="graph",
            good_for="Repairing the quick colouring: it goes back instead of giving up.",
            ideas=("colouring", "going back"),
        ),
    )
}
