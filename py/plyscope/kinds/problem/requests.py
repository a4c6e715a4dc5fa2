"""Reads requests about constraint problems, checks each field, and tells each mistake in one
sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from plyscope.csp import METHODS, MethodEntry
from plyscope.game import BadInput
from plyscope.input.foreign import load_typed
from plyscope.input.options import read_options
from plyscope.kinds.kind import Request
from plyscope.kinds.reading import chosen, guarding, own_source, read_files, read_method_options
from plyscope.own_game.text import OwnText
from plyscope.own_problem import OWN, OwnProblem, own_problem
from plyscope.problems import PROBLEMS
from plyscope.problems.posed import PosedProblem, ProblemEntry

T = TypeVar("T")

USUAL_METHOD: Final = "backtracking"
GRAPHS: Final = ("graph", "map")
"""The pictures of problems whose constraints are the edges of a graph."""


@dataclass(frozen=True)
class Posed:
    """The problem that a request names."""

    entry: ProblemEntry
    options: Mapping[str, float]
    posed: PosedProblem
    own: OwnProblem | None = None
    """If it is a person's own problem: what was made of its text."""

    @property
    def methods(self) -> list[str]:
        """The ids of the methods that can solve it."""
        return [each.id for each in METHODS.values() if self.can_be_solved_by(each)]

    def can_be_solved_by(self, method: MethodEntry) -> bool:
        return method.needs != "graph" or self.posed.picture["kind"] in GRAPHS


@dataclass(frozen=True)
class Solving:
    """A method with its options. `keywords` are the options as its function takes them."""

    method: MethodEntry
    options: Mapping[str, float]
    keywords: Mapping[str, Any]


def guarded(reply: Callable[[Request], T], seconds: float = 0) -> Callable[[Request], T]:
    """`reply`, in which the text of a request is run with care."""
    return guarding(reply, _texts, seconds)


def _texts(request: Request) -> list[OwnText]:
    source = request.get("source")
    return [own_problem(source, read_files(request)).text] if isinstance(source, str) else []


def read_problem(request: Request) -> Posed:
    """The problem that `request` names. Raises `BadInput`."""
    own = _own(request)
    entry = own.entry if own else chosen(request, "subject", "problem", PROBLEMS)
    options = read_options(entry.options, request.get("options") or {}, entry.name)
    given = request.get("position")
    position = entry.start if given is None else given
    posed = entry.load(position, options) if own else load_typed(entry.load, position, options)
    return Posed(entry, options, posed, own)


def _own(request: Request) -> OwnProblem | None:
    """The problem that the text in "source" defines; None if one of Plyscope's own is named."""
    source = own_source(request, OWN, "problem")
    return None if source is None else own_problem(source, read_files(request))


def read_solving(request: Request, posed: Posed) -> Solving:
    """The method that `request` names, with its options. Raises `BadInput`."""
    method = chosen(request, "method", "method", METHODS, USUAL_METHOD)
    if not posed.can_be_solved_by(method):
        raise BadInput(
            f"{method.name} cannot solve this problem: it is for graphs and maps.", field="method"
        )
    options = read_method_options(method, request.get("methodOptions"))
    return Solving(method, options, method.keywords(posed.posed.problem, options))
