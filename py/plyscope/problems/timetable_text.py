"""Reads the lessons of a timetable typed line by line, such as `Algebra | Ada | 1a | 2`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from plyscope.input.checks import bad, read_count
from plyscope.input.phrases import quoted

MOST_LESSONS: Final = 40
MOST_A_WEEK: Final = 10
MOST_PERIODS: Final = 30
MOST_ROOMS: Final = 9
LONGEST_NAME: Final = 20

LINE: Final = re.compile(r"[^\n;]+")
WORD: Final = re.compile(r"[^\s,|]+")
KEY: Final = re.compile(r"\s*(periods|rooms|away)\s*:", re.IGNORECASE)
PARTS: Final = ("subject", "teacher", "group", "number of lessons a week")
EXAMPLE: Final = "Algebra | Ada | 1a | 2"


@dataclass(frozen=True)
class Course:
    """A line of the table: the subject, the teacher, the group, and how many lessons a week."""

    subject: str
    teacher: str
    group: str
    lessons: int


@dataclass
class Table:
    """A timetable's lessons, as they were typed.

    Attributes:
        away: for teachers who are not always there, the periods when they are away.
    """

    periods: tuple[str, ...] = ()
    rooms: int = 0
    courses: list[Course] = field(default_factory=list)
    away: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def teachers(self) -> tuple[str, ...]:
        """Each teacher once, in the order of the lines."""
        return tuple(dict.fromkeys(course.teacher for course in self.courses))


@dataclass(frozen=True)
class _Piece:
    """A part of the text, without spaces around it, and where it begins."""

    text: str
    at: int

    @property
    def name(self) -> str:
        """The text with every run of spaces made one space."""
        return " ".join(self.text.split())

    def words(self) -> Iterator[_Piece]:
        for word in WORD.finditer(self.text):
            yield _Piece(word[0], self.at + word.start())

    def parts(self) -> list[_Piece]:
        """The parts between the `|`."""
        parts = []
        at = self.at
        for part in self.text.split("|"):
            parts.append(_piece(part, at))
            at += len(part) + 1
        return parts


def _piece(text: str, at: int) -> _Piece:
    return _Piece(text.strip(), at + len(text) - len(text.lstrip()))


def read_table(text: str) -> Table:
    """The table. Lines end with the line, or with a semicolon.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    table = Table()
    away: list[_Piece] = []
    for line in LINE.finditer(text):
        key = KEY.match(line[0])
        begin = key.end() if key else 0
        piece = _piece(line[0][begin:], line.start() + begin)
        match key[1].lower() if key else "":
            case "periods":
                _read_periods(table, piece)
            case "rooms":
                _read_rooms(table, piece)
            case "away":
                # Who teaches, and in which periods, is known only at the end.
                away.append(piece)
            case _ if piece.text:
                _read_course(table, piece)
    if not table.courses:
        raise bad(f"Type the lessons line by line, such as {EXAMPLE}: {_listed(PARTS)}.")
    if not table.periods:
        raise bad("One line must name the periods, such as periods: Mon1 Mon2 Tue1.", len(text))
    if not table.rooms:
        raise bad("One line must give the number of rooms, such as rooms: 2.", len(text))
    for piece in away:
        _read_away(table, piece)
    return table


def _read_periods(table: Table, piece: _Piece) -> None:
    if table.periods:
        raise bad("The periods appear twice.", piece.at)
    periods: list[str] = []
    for word in piece.words():
        if word.text in periods:
            raise bad(f"The period {quoted(word.text)} is named twice.", word.at)
        if len(periods) == MOST_PERIODS:
            raise bad(f"A week has at most {MOST_PERIODS} periods here.", word.at)
        _check_name(word)
        periods.append(word.text)
    if not periods:
        raise bad("Name the periods here, such as Mon1 Mon2 Tue1.", piece.at)
    table.periods = tuple(periods)


def _read_rooms(table: Table, piece: _Piece) -> None:
    if table.rooms:
        raise bad("The number of rooms appears twice.", piece.at)
    table.rooms = read_count(piece.text, piece.at, 1, MOST_ROOMS, "The number of rooms is")


def _read_course(table: Table, piece: _Piece) -> None:
    parts = piece.parts()
    if len(parts) != len(PARTS):
        raise bad(
            f"A line has four parts, such as {EXAMPLE}: {_listed(PARTS)};"
            f" this one has {len(parts)}.",
            piece.at,
        )
    for part, name in zip(parts, PARTS, strict=True):
        if not part.text:
            raise bad(f"The {name} is missing here.", part.at)
        _check_name(part)
    subject, teacher, group, number = parts
    lessons = read_count(number.text, number.at, 1, MOST_A_WEEK, "The number of lessons a week is")
    course = Course(subject.name, teacher.name, group.name, lessons)
    for other in table.courses:
        if (other.subject, other.group) == (course.subject, course.group):
            raise bad(f"{course.subject} of {course.group} is on two lines.", subject.at)
    if sum([each.lessons for each in table.courses]) + lessons > MOST_LESSONS:
        raise bad(f"A timetable has at most {MOST_LESSONS} lessons here.", number.at)
    table.courses.append(course)


def _read_away(table: Table, piece: _Piece) -> None:
    parts = piece.parts()
    if len(parts) != 2:
        raise bad("Type who is away, and when, as in away: Ada | Mon1 Mon2.", piece.at)
    teacher = parts[0].name
    if teacher not in table.teachers:
        raise bad(
            f"No line has a teacher {quoted(teacher)}, only {_listed(table.teachers)}.", parts[0].at
        )
    named = set(table.away.get(teacher, ()))
    for word in parts[1].words():
        if word.text not in table.periods:
            raise bad(
                f"There is no period {quoted(word.text)}, only {_listed(table.periods)}.", word.at
            )
        named.add(word.text)
    if not named:
        raise bad(f"The periods in which {teacher} is away are missing here.", parts[1].at)
    if len(named) == len(table.periods):
        raise bad(f"{teacher} is away in every period, and cannot teach.", parts[0].at)
    table.away[teacher] = tuple(period for period in table.periods if period in named)


def write_table(table: Table) -> str:
    """The text of a table; `read_table` reads it back."""
    return "\n".join(
        [
            f"periods: {' '.join(table.periods)}",
            f"rooms: {table.rooms}",
            *[f"{c.subject} | {c.teacher} | {c.group} | {c.lessons}" for c in table.courses],
            *[f"away: {teacher} | {' '.join(away)}" for teacher, away in table.away.items()],
        ]
    )


def _check_name(piece: _Piece) -> None:
    if len(piece.text) > LONGEST_NAME:
        raise bad(f"A name has at most {LONGEST_NAME} characters.", piece.at)


def _listed(names: tuple[str, ...]) -> str:
    """As "Ada, Ben and Cleo"."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
