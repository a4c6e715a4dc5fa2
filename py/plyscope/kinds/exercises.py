"""Exercises, asked for by the page.

These operations are about no single kind: an exercise may be about a tree or about constraints, and
which it is stands in the exercise and not in the request. So the bridge takes them without a kind,
as it takes the catalogue, and a new type of exercise needs nothing here. They are in this folder
because their messages are made of the same parts as those of the kinds.

What makes and grades exercises is imported when it is first needed: the page starts no later for
it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

from plyscope.input.typed_dicts import AS_TYPED
from plyscope.kinds.kind import Operation, Request

ByHand: TypeAlias = Annotated[dict[str, Any], AS_TYPED]
"""An exercise, or an answer, as a person may have written it."""


class ExerciseTypesRequest(TypedDict):
    """Which types of exercises there are."""

    op: Literal["exercise-types"]


class ExerciseRequest(TypedDict):
    """A new exercise. The same request gives the same exercise everywhere."""

    op: Literal["exercise"]
    type: Annotated[str, AS_TYPED]
    "id of a type"
    seed: NotRequired[Annotated[int, AS_TYPED]]
    "a whole number from 0; if missing, 1"
    wishes: NotRequired[ByHand]
    "what it should be like; those of its type that are missing have their defaults"
    policy: NotRequired[Annotated[Literal["practice", "test"], AS_TYPED]]
    position: NotRequired[Annotated[str, AS_TYPED]]
    "the text of the tree that it is about; if missing, it is made from the seed and the wishes"


class GradeRequest(TypedDict):
    """How good an answer is."""

    op: Literal["grade"]
    exercise: ByHand
    "as it came, or as it was written by hand"
    answer: ByHand
    "in the shape of its type, see docs/exercises.md"


class SolutionRequest(TypedDict):
    """An answer that is right."""

    op: Literal["solution"]
    exercise: ByHand


class ExerciseTypeShown(TypedDict):
    """A type of exercise."""

    id: str
    name: str
    wishes: dict[str, Any]
    "everything that can be wished, with its default"


class ExerciseTypesReply(TypedDict):
    """Every type, in the order in which they are offered."""

    types: list[ExerciseTypeShown]


class ExerciseConvention(TypedDict):
    """How the search of an exercise is done, where books differ."""

    cut: Literal[">=", ">", "either"]
    order: str
    value: Literal["soft", "hard", "either"]
    bounds: list[float] | None
    "the least and the greatest number that a leaf can have, if they are known"


class ExerciseShown(TypedDict):
    """An exercise in its one form."""

    version: int
    id: str
    type: str
    seed: int
    wishes: dict[str, Any]
    question: str
    "one or two sentences"
    convention: ExerciseConvention
    subject: str
    position: str
    options: dict[str, Any]
    method: str
    asked: dict[str, Any]
    "what its type adds"
    policy: Literal["practice", "test"]


class ExerciseReply(TypedDict):
    """A new exercise."""

    exercise: ExerciseShown


WrongPlace = TypedDict(
    "WrongPlace", {"node": str, "is": Any, "should": Any, "why": str, "followed": bool}
)


class MisconceptionNamed(TypedDict):
    """A common mistake of which exactly this answer comes out."""

    id: str
    sentence: str


class GradeReply(TypedDict):
    """How good an answer is."""

    score: float
    "from 0 to 1"
    wrong: list[WrongPlace]
    "the first one first; one that has `followed` only follows from an earlier slip, for no cost"
    misconception: MisconceptionNamed | None


class SolutionReply(TypedDict):
    """An answer that grades 1."""

    answer: dict[str, Any]


@cache
def _exercises() -> Any:
    return import_module("plyscope.exercises")


def types(request: Request) -> ExerciseTypesReply:
    """Every type of exercise."""
    every = _exercises().TYPES.values()
    return {"types": [{"id": each.id, "name": each.name, "wishes": each.wishes} for each in every]}


def exercise(request: Request) -> ExerciseReply:
    """A new exercise. Raises `BadInput`."""
    fields = {name: request[name] for name in request if name != "op"}
    return {"exercise": _exercises().exercise(fields)}


def grade(request: Request) -> GradeReply:
    """How good an answer is. Raises `BadInput`."""
    marks = _exercises().grade(request.get("exercise"), request.get("answer"))
    return {
        "score": marks["score"],
        "wrong": marks["wrong"],
        "misconception": marks["misconception"],
    }


def solution(request: Request) -> SolutionReply:
    """An answer that is right. Raises `BadInput`."""
    return {"answer": _exercises().solution(request.get("exercise"))}


OPERATIONS: Final[Mapping[str, Operation]] = {
    "exercise-types": Operation(ExerciseTypesRequest, types),
    "exercise": Operation(ExerciseRequest, exercise),
    "grade": Operation(GradeRequest, grade),
    "solution": Operation(SolutionRequest, solution),
}
"""What can be asked about exercises, by "op"."""
