"""Timetables: a period for each lesson, so that nobody is in two places at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from plyscope.input.checks import bad
from plyscope.input.options import read_options
from plyscope.problems.constraints import Different, Relation
from plyscope.problems.posed import PosedProblem, ProblemEntry
from plyscope.problems.problem import Constraint, Problem, Value, Variable
from plyscope.problems.timetable_presets import PRESETS, SMALL
from plyscope.problems.timetable_text import MOST_LESSONS, Course, Table, read_table, write_table

MOST_ROOM_CONSTRAINTS: Final = 3_000


@dataclass(frozen=True)
class Lesson:
    """One lesson of a course, its variable, and its name in a sentence."""

    id: Variable
    name: str
    course: Course


def load(text: str, options: Mapping[str, float]) -> PosedProblem:
    """The problem of making a timetable from the table in `text`.

    A lesson is a variable, such as "Algebra 1a 2" for the second of a week, and its value is the
    period. Periods in which the teacher is away are not in its domain. Raises `BadInput`.
    """
    read_options((), options, "This problem")
    table = read_table(text)
    lessons = _lessons(table)
    problem = Problem(
        variables=tuple(lesson.id for lesson in lessons),
        domains={
            lesson.id: tuple(
                period
                for period in table.periods
                if period not in table.away.get(lesson.course.teacher, ())
            )
            for lesson in lessons
        },
        constraints=(*_kept_apart(table, lessons), *_rooms(table, lessons)),
    )
    return PosedProblem(
        problem=problem,
        text=write_table(table),
        picture={
            "kind": "timetable",
            "periods": list(table.periods),
            "rooms": table.rooms,
            "lessons": [
                {
                    "id": lesson.id,
                    "subject": lesson.course.subject,
                    "teacher": lesson.course.teacher,
                    "group": lesson.course.group,
                }
                for lesson in lessons
            ],
        },
        task="Give each lesson a period so that no teacher, group or room has two lessons at once.",
        names={lesson.id: lesson.name for lesson in lessons},
    )


def _lessons(table: Table) -> list[Lesson]:
    lessons: dict[Variable, Lesson] = {}
    for course in table.courses:
        for number in range(1, course.lessons + 1):
            behind = f" {number}" if course.lessons > 1 else ""
            lesson = Lesson(
                f"{course.subject} {course.group}{behind}",
                f"{course.subject}{behind} of {course.group}",
                course,
            )
            if lesson.id in lessons:
                raise bad(
                    f'Two lessons would have the name "{lesson.id}": rename a group or subject.'
                )
            lessons[lesson.id] = lesson
    return list(lessons.values())


def _kept_apart(table: Table, lessons: list[Lesson]) -> Iterator[Constraint]:
    """A constraint for each two lessons that cannot be at the same time."""
    place = {period: number for number, period in enumerate(table.periods)}

    def in_order(first: Value, second: Value) -> bool:
        return place[str(first)] < place[str(second)]

    for one, other in combinations(lessons, 2):
        pair = (one.id, other.id)
        if one.course == other.course:
            # They are alike: in one fixed order, each timetable is found once, not once for every
            # way to change them about.
            yield Relation(pair, "equal lessons stay in order", in_order)
        elif one.course.teacher == other.course.teacher:
            yield Different(pair, "the same teacher")
        elif one.course.group == other.course.group:
            yield Different(pair, "the same group")


def _rooms(table: Table, lessons: list[Lesson]) -> Iterator[Relation]:
    """With two rooms, for every three lessons, a constraint that they are not all at the same time.

    There is none for lessons of which two are kept apart anyway.
    """
    rule = "there is one room" if table.rooms == 1 else f"there are {table.rooms} rooms"
    for number, crowd in enumerate(_crowds(lessons, table.rooms + 1)):
        if number == MOST_ROOM_CONSTRAINTS:
            raise bad(
                "There are too many ways to overfill the rooms. Type fewer lessons, or change the "
                "number of rooms."
            )
        yield Relation(crowd, rule, _not_all_equal)


def _crowds(lessons: list[Lesson], size: int) -> Iterator[tuple[Variable, ...]]:
    """Every set of `size` of the lessons in which no two share a teacher or a group."""
    if size == 0:
        yield ()
        return
    if size > min(
        len({lesson.course.teacher for lesson in lessons}),
        len({lesson.course.group for lesson in lessons}),
    ):
        return
    for number, first in enumerate(lessons):
        rest = [
            other
            for other in lessons[number + 1 :]
            if first.course.teacher != other.course.teacher
            and first.course.group != other.course.group
        ]
        for crowd in _crowds(rest, size - 1):
            yield (first.id, *crowd)


def _not_all_equal(*periods: Value) -> bool:
    return len(set(periods)) > 1


ENTRY: Final = ProblemEntry(
    id="timetable",
    name="Timetable",
    notation="One line with periods: and their names, one line with rooms: and their number, then a"
    " line for each course, such as Algebra | Ada | 1a | 2: subject, teacher, group and lessons a"
    f" week, at most {MOST_LESSONS} lessons in all. For a teacher who is not always there, add a"
    " line such as away: Ada | Mon1 Tue1.",
    start=SMALL,
    presets=PRESETS,
    options=(),
    load=load,
)
