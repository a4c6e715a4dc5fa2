"""What a type of exercise is: all that the grader, exams, sheets and platforms ask of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import eq
from typing import Any, Final, NamedTuple, TypeAlias

from plyscope.exercises.content.blanks import Blanks
from plyscope.exercises.content.choices import Statement, Ticks
from plyscope.exercises.content.drawing import Drawing
from plyscope.exercises.content.markup import LONG, answer_line
from plyscope.exercises.form import Convention, Exercise
from plyscope.exercises.marks import Marks
from plyscope.exercises.misconceptions import Misconception

Row: TypeAlias = tuple[str, str, str, str]
"""An inner node that a search enters: its name, its window on entry, what it sees of its children,
and what it returns."""


@dataclass(frozen=True)
class Worked:
    """What a key has besides the answer.

    Attributes:
        why: a sentence for each thing in the answer. What is said twice is printed once.
        steps: the inner nodes that the search enters, in this order.
        drawing: the one with the answer in it; None for the one of the question.
        question: what is asked, where the question does not say it.
    """

    why: Iterable[str]
    steps: Sequence[Row] = ()
    drawing: Drawing | None = None
    question: str = ""


ALIKE: Final = 1.2
"""Two exercises are equally hard if one takes at most so many times as long as the other."""


@dataclass(frozen=True)
class Effort:
    """How much work an exercise is by hand, so that all versions of an exam ask for the same.

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


Answer: TypeAlias = Mapping[str, Any]
"""An answer as JSON, in the one form in which its type writes it: two answers mean the same only
if they are equal."""
Form: TypeAlias = Blanks | Ticks | Statement
"""How a platform that knows no trees asks an exercise."""
Students: TypeAlias = Callable[[Exercise, Convention], Iterator[tuple[Misconception, Answer]]]
"""What students with each misconception answer, under a convention."""
Key: TypeAlias = dict[str, Any]
"""What is right under one convention, and why, as JSON: enough to grade without Python."""
MOST_WRONG: Final = 40
"""How many wrong places are told."""


class Stock(NamedTuple):
    """What can be asked if that is a list, of which an exam takes each at most once: the wish that
    chooses from it, the list, and what its things are called."""

    wish: str
    things: Sequence[str]
    called: str


@dataclass(frozen=True, kw_only=True)
class ExerciseType:
    """A type of exercise. What has a default here can be left out.

    Attributes:
        id: a word in small letters, as in an exercise and in a result code.
        name: as a heading.
        wishes: everything that can be wished, with its default.
        make: a new exercise from a seed and wishes; raises `BadInput` (field "wishes") if there is
            none.
        check: raises `BadInput` if the subject or what is asked is not as this type needs it.
        read: an answer in its one form; raises `BadInput` (field "answer").
        solve: the model answer, under a convention that chooses.
        mark: marks an answer, under a convention that chooses.
        convention: what a sheet says of the convention, in a few short sentences.
        in_words: the model answer in one line.
        worked: how it is worked through, for the key.
        students: the answers of students with a misconception. The most common ones come first.
        alike: whether an answer is what a student with a misconception gave.
        levels: what each level of an exam wishes.
        effort: how much work it is.
        stock: what can be asked, if that is a list.
        drawing: what the exercise is about.
        space: where a student writes the answer on a sheet, as HTML.
        form: as a platform asks it; None if several answers are right. Raises `BadInput`.
        text_form: the same beside a tree drawn in text, with one blank at most; None if it cannot
            be asked so. Raises `BadInput`.
        baked: what is right under a convention, for a page without Python; None if that cannot
            grade it.
        is_searched: whether only a search with the answer in it can tell whether that is right.
    """

    id: str
    name: str
    wishes: dict[str, Any]
    make: Callable[[int, Mapping[str, Any]], Exercise]
    check: Callable[[Exercise], None]
    read: Callable[[Exercise, Mapping[str, Any]], Answer]
    solve: Callable[[Exercise, Convention], Answer]
    mark: Callable[[Exercise, Convention, Answer], Marks]
    convention: Callable[[Exercise], str]
    in_words: Callable[[Exercise, Answer], str]
    worked: Callable[[Exercise, Answer], Worked]
    students: Students = lambda exercise, choice: iter(())
    alike: Callable[[Answer, Answer], bool] = eq
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    effort: Callable[[Exercise], Effort] = lambda exercise: Effort(exercise.type, 30)
    stock: Stock | None = None
    drawing: Callable[[Exercise], Drawing | None] = lambda exercise: None
    space: Callable[[Exercise], str] = lambda exercise: answer_line(LONG)
    form: Callable[[Exercise, Answer], Form] | None = None
    text_form: Callable[[Exercise, Answer], Form] | None = None
    baked: Callable[[Exercise, Convention], Key] | None = None
    is_searched: bool = False

    def solution(self, exercise: Exercise) -> Answer:
        """An answer that grades 1."""
        return self.solve(exercise, exercise.convention.first())

    def marks(self, exercise: Exercise, answer: Answer) -> Marks:
        """The best marks of all consistent ways to read the convention."""
        every = [self.mark(exercise, choice, answer) for choice in exercise.convention.choices()]
        best = max(every, key=lambda each: each.score)
        return Marks(best.score, best.wrong[:MOST_WRONG])

    def faults(self, exercise: Exercise, *answers: Answer) -> Iterator[str]:
        """What the grader says of answers that lack something: the sentences of many keys."""
        for answer in answers:
            wrong = self.marks(exercise, self.read(exercise, answer)).wrong
            yield from (each.why for each in wrong if not each.followed)
