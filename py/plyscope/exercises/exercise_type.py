"""What a type of exercise has to do. A new one is a file in `types` and a line in its registry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import eq
from typing import Any, TypeAlias

from plyscope.exercises.conventions import Convention
from plyscope.exercises.form import Exercise
from plyscope.exercises.marks import Marks
from plyscope.exercises.misconceptions import Misconception

Answer: TypeAlias = Mapping[str, Any]
"""An answer as JSON, in the one form in which its type writes it: two answers mean the same only
if they are equal."""


@dataclass(frozen=True)
class ExerciseType:
    """A type of exercise.

    Attributes:
        name: as a heading.
        wishes: everything that can be wished, with its default.
        make: a new exercise from a seed and wishes; raises `BadInput` (field "wishes") if there is
            none.
        check: raises `BadInput` if the subject or what is asked is not as this type needs it.
        read: an answer in its one form; raises `BadInput` (field "answer").
        solve: the model answer, under a convention that chooses.
        mark: marks an answer, under a convention that chooses.
        students: the answers of students with a misconception. The most common ones come first.
        alike: whether an answer is what a student with a misconception gave.
    """

    id: str
    name: str
    wishes: dict[str, Any]
    make: Callable[[int, Mapping[str, Any]], Exercise]
    check: Callable[[Exercise], None]
    read: Callable[[Exercise, Mapping[str, Any]], Answer]
    solve: Callable[[Exercise, Convention], Answer]
    mark: Callable[[Exercise, Convention, Answer], Marks]
    students: Callable[[Exercise, Convention], Iterator[tuple[Misconception, Answer]]]
    alike: Callable[[Answer, Answer], bool] = eq
